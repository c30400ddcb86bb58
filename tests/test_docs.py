"""What the pages name is there: files, commands with their options, targets of make, links and names of the code."""

import argparse
import re
from functools import cache
from pathlib import Path

import pytest

from sakura import __version__
from sakura.bots.registry import LEVELS
from sakura.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(page for pattern in ("*.md", "docs/*.md", "assets/*/*.md") for page in ROOT.glob(pattern))
FOLDERS = ("sakura", "tests", "tools", "docs", "assets")
ENDINGS = ("py", "kv", "md", "csv", "json", "spec", "xml", "txt", "toml", "lock", "png", "gif", "ttf")
# Whoever follows a recipe puts names here.
PLACEHOLDER = re.compile(r"\b(NAME|DIR|FULL|mybot|mydeck|position)\b|_NAME\b|<\w+>")
# Written when the app or a command runs, or when a package is built.
MADE_LATER = {"audit.json", "settings.json", "games/", "box.json", "records/", "sakura/assets", "garden.csv"}
MADE_LATER_IN = ("build/", "dist/")
OTHERS_MODULES = {"pytest"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code_in(page: Path) -> list[str]:
    """Everything a page sets as code: spans, and lines of blocks for the shell without their remarks."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return spans + [line.partition(" #")[0] for block in blocks for line in block.splitlines()]


@cache
def paths() -> list[str]:
    """Every file and folder of the project, with a slash before it."""
    found = [ROOT / name for name in FOLDERS] + [path for name in FOLDERS for path in (ROOT / name).rglob("*")]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in [*found, *ROOT.iterdir()]]


@cache
def source() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("sakura", "tests", "tools")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".kv"}
    )


def is_path(code: str) -> bool:
    """Whether a piece of code is a file or folder of the project, however little of its path is said."""
    if not re.fullmatch(r"[\w.*/-]+", code) or code.startswith((".", "/", "-")):
        return False
    return code.rpartition(".")[2] in ENDINGS or code.partition("/")[1] == "/"


def is_there(path: str) -> bool:
    tail = re.escape("/" + path.rstrip("/")).replace(r"\*", r"[^/]*")
    return any(re.search(f"{tail}$", known) for known in paths())


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = {code for code in code_in(page) if is_path(code) and not PLACEHOLDER.search(code)}
    named = {path for path in named - MADE_LATER if not path.startswith(MADE_LATER_IN)}
    assert {path for path in named if not is_there(path)} == set()


def test_the_newest_version_of_the_changelog_is_this_one() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[:2] == ["Unreleased", __version__]


def test_the_readme_speaks_of_every_command_and_level() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in (*COMMANDS, *LEVELS) if f"| `{name}` |" not in readme] == []


def test_every_figure_of_the_readme_is_one_of_docs_bots() -> None:
    """Rounded, and by the same command."""
    readme, bots = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/bots.md"))
    shown = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (\d+) % \|$", readme, re.MULTILINE)
    measured = re.findall(r"^\| `(\w+)` \| three `(\w+)` \| 25 % \| ([\d.]+) % .*\| `P (.*?)` \|$", bots, re.MULTILINE)
    known = {(one, others): (float(rate), command) for one, others, rate, command in measured}
    assert shown
    for one, others, rate in shown:
        exact, command = known[one, others]
        assert abs(exact - int(rate)) <= 0.5
        assert f"python -m sakura simulate {command}\n" in readme


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("https:") and not (page.parent / link).exists()] == []


@every_page
def test_every_module_that_is_run_exists(page: Path) -> None:
    modules = {module for code in code_in(page) for module in re.findall(r"python -m ([\w.]+)", code)}
    assert [name for name in modules - OTHERS_MODULES if not is_module(ROOT / name.replace(".", "/"))] == []


def is_module(at: Path) -> bool:
    return (at / "__main__.py").exists() or at.with_suffix(".py").exists()


@every_page
def test_every_test_that_is_run_exists(page: Path) -> None:
    words = {word for code in code_in(page) if "-m pytest" in code for word in code.split() if word.startswith("tests")}
    assert [word for word in words if not PLACEHOLDER.search(word) and not (ROOT / word).exists()] == []


@every_page
def test_every_target_of_make_exists(page: Path) -> None:
    targets = {target for code in code_in(page) for target in re.findall(r"^make ([a-z]+)", code)}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


@every_page
def test_every_option_of_a_command_is_known(page: Path) -> None:
    unknown = []
    for code in code_in(page):
        for command, words in re.findall(r"python -m sakura ([a-z]+)([^|;]*)", code):
            unknown += [(command, option) for option in set(re.findall(r"--[\w-]+", words)) - options_of(command)]
    assert unknown == []


@cache
def options_of(command: str) -> set[str]:
    parser = argparse.ArgumentParser()
    COMMANDS[command][1]().configure(parser)
    return set(re.findall(r"--[\w-]+", parser.format_help()))


@every_page
def test_every_name_of_the_code_is_in_it(page: Path) -> None:
    """Classes, constants and what belongs to them: ``Sitting.stage``, ``LEVELS``."""
    names = {code for code in code_in(page) if re.fullmatch(r"[A-Z]\w+(\.[a-z]\w*)?", code) and not is_path(code)}
    names = {name for name in names if not PLACEHOLDER.search(name) and not name.startswith("P4A_")}
    words = {word for name in names for word in name.split(".")}
    assert {word for word in words if not re.search(rf"\b{word}\b", source())} == set()
