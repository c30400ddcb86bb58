"""Who may import whom: reads the imports of every module and holds the rules true."""

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("sakura", "tools", "tests")

# No files, no clock, no chance, no languages; `io` is for StringIO.
PURE_STDLIB = frozenset(
    {
        "__future__",
        "abc",
        "array",
        "bisect",
        "collections",
        "contextlib",
        "copy",
        "csv",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "heapq",
        "io",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "string",
        "struct",
        "types",
        "typing",
    }
)


@dataclass(frozen=True)
class Rule:
    """What a package may import besides itself; `stdlib` None means the whole standard library.

    A `free` one may also pass by the doors and import a name that is computed at run time.
    """

    project: frozenset[str] = frozenset()
    third_party: frozenset[str] = frozenset()
    stdlib: frozenset[str] | None = None
    free: bool = False


def rule(*project: str, third_party: str = "", stdlib: frozenset[str] | None = None) -> Rule:
    return Rule(frozenset(f"sakura.{name}" for name in project), frozenset(third_party.split()), stdlib)


ROOMS = ("engine", "okiya", "bots", "session", "storage", "i18n", "device", "ui", "cli", "__version__")
RULES = {
    "main": rule("cli", "ui"),
    "sakura": rule(),
    "sakura.__main__": rule("cli", "ui"),
    "sakura.engine": rule(stdlib=PURE_STDLIB),
    "sakura.okiya": rule(stdlib=PURE_STDLIB),
    "sakura.bots": rule("engine", "okiya"),
    "sakura.session": rule("engine", "okiya", "bots"),
    "sakura.storage": rule("engine", "okiya", "session", "__version__"),
    "sakura.i18n": rule("engine", "okiya"),
    "sakura.device": rule(third_party="plyer jnius pyobjus ios platformdirs"),
    "sakura.ui": rule(
        "engine", "okiya", "bots", "session", "storage", "i18n", "device", "__version__", third_party="kivy"
    ),
    "sakura.cli": rule("engine", "okiya", "bots", "session", "storage", "i18n", "device", "ui", "__version__"),
    "tools": rule(*ROOMS, third_party="kivy PIL babel resvg_py atheris"),
}
RULES["tests"] = Rule(
    project=frozenset(RULES) | {"sakura.__version__"},
    third_party=frozenset(
        {"pytest", "hypothesis", "kivy", "PIL", "babel", "plyer", "buildozer", "pythonforandroid", "jinja2"}
    ),
    free=True,
)

# Of these packages nothing but the modules that are named may be imported from outside.
DOORS = {"sakura.device": frozenset({"appearance", "chosen", "door", "folders", "language", "stand_in"})}


@dataclass(frozen=True)
class Module:
    """A module by its dotted name; `package` is where its relative imports start."""

    name: str
    package: str
    source: str


@dataclass(frozen=True)
class Import:
    """An imported dotted name; None stands for one that is computed at run time."""

    line: int
    name: str | None


def unit_of(name: str) -> str:
    """The package whose rule governs a dotted name."""
    parts = name.split(".")
    return ".".join(parts[:2]) if parts[0] == "sakura" else parts[0]


def absolute(name: str, level: int, package: str) -> str:
    """The full name behind a relative one; `level` is the number of leading dots."""
    if level == 0:
        return name
    parts = package.split(".")
    if level > len(parts):
        return "outside the project"
    base = parts[: len(parts) - level + 1]
    return ".".join([*base, name] if name else base)


def imports_of_from(node: ast.ImportFrom, package: str) -> Iterator[Import]:
    base = absolute(node.module or "", node.level, package)
    return (Import(node.lineno, f"{base}.{alias.name}") for alias in node.names)


def called_name(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def literal_import(node: ast.Call, package: str) -> str | None:
    match node.args:
        case [ast.Constant(value=str(written)), *_]:
            name = written.lstrip(".")
            return absolute(name, len(written) - len(name), package)
        case [ast.JoinedStr(values=[ast.Constant(value=str(begun)), *_]), *_] if begun[0] != "." and "." in begun:
            return begun.rpartition(".")[0]
    return None


def imports_of_node(node: ast.AST, package: str) -> Iterable[Import]:
    match node:
        case ast.Import(names=aliases):
            return [Import(node.lineno, alias.name) for alias in aliases]
        case ast.ImportFrom():
            return imports_of_from(node, package)
        case ast.Call() if called_name(node) in {"import_module", "__import__"}:
            return [Import(node.lineno, literal_import(node, package))]
    return []


def imports_of(module: Module) -> Iterator[Import]:
    """Every import in the module, those inside functions and `if TYPE_CHECKING` too."""
    for node in ast.walk(ast.parse(module.source)):
        yield from imports_of_node(node, module.package)


def is_allowed(imported: str, importer: str) -> bool:
    """Whether the package `importer` may import the dotted name."""
    unit, allowed = unit_of(imported), RULES[importer]
    if unit == importer or unit in allowed.third_party:
        return True
    if unit in allowed.project:
        return allowed.free or unit not in DOORS or not DOORS[unit].isdisjoint(imported.split(".")[2:3])
    return unit in (sys.stdlib_module_names if allowed.stdlib is None else allowed.stdlib)


def breaches(module: Module) -> list[str]:
    """One sentence for each import that breaks the rules."""
    importer = unit_of(module.name)
    return [
        f"line {found.line}: {importer} may not import {found.name or 'a name computed at run time'}"
        for found in imports_of(module)
        if not (RULES[importer].free if found.name is None else is_allowed(found.name, importer))
    ]


def without_rule(names: Iterable[str]) -> set[str]:
    return {unit_of(name) for name in names} - RULES.keys()


def read_module(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    package = ".".join(parts[:-1])
    name = package if parts[-1] == "__init__" else ".".join(parts)
    return Module(name, package, path.read_text(encoding="utf-8"))


def project_files() -> list[Path]:
    return [ROOT / "main.py", *(path for name in FOLDERS for path in sorted((ROOT / name).rglob("*.py")))]


def relative_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", project_files(), ids=relative_name)
def test_module_keeps_the_rules(path: Path) -> None:
    assert breaches(read_module(path)) == []


def test_every_package_has_a_rule() -> None:
    assert without_rule(read_module(path).name for path in project_files()) == set()


def test_the_entry_points_are_read() -> None:
    assert {"main.py", "sakura/__main__.py"} <= {relative_name(path) for path in project_files()}


def snippet(unit: str, source: str) -> Module:
    """A module called `piece` in the given package."""
    return Module(f"{unit}.piece", unit, source)


FORBIDDEN = [
    ("sakura.engine", "import random"),
    ("sakura.engine", "import time"),
    ("sakura.engine", "from datetime import date"),
    ("sakura.engine", "import os.path"),
    ("sakura.engine", "from pathlib import Path"),
    ("sakura.engine", "from gettext import gettext"),
    ("sakura.engine", "import importlib"),
    ("sakura.engine", "import sakura.okiya"),
    ("sakura.engine", "import hypothesis"),
    ("sakura.okiya", "import random"),
    ("sakura.okiya", "from sakura.engine import cards"),
    ("sakura.bots", "from sakura.session import table"),
    ("sakura.session", "from sakura import storage"),
    ("sakura.storage", "import platformdirs"),
    ("sakura.storage", "from sakura.bots import levels"),
    ("sakura.i18n", "from sakura.session import table"),
    ("sakura.device", "from sakura.engine import cards"),
    ("sakura.device", "import kivy"),
    ("sakura.ui", "from plyer import vibrator"),
    ("sakura.ui", "from jnius import autoclass"),
    ("sakura.ui", "from pyobjus import autoclass"),
    ("sakura.ui", "import ios"),
    ("sakura.ui", "from sakura.cli import main"),
    ("sakura.ui", "from sakura.device import speech"),
    ("sakura.ui", "from sakura.device.vibration import tremble"),
    ("sakura.ui", "import sakura.device"),
    ("sakura.cli", "from kivy.app import App"),
    ("sakura.cli", "import plyer"),
    ("tools", "import ios"),
    ("sakura.bots", "from tests.engine import oracle"),
    ("sakura.bots", "import sakura"),
    # the same rules, however the import is written
    ("sakura.engine", "from .. import okiya"),
    ("sakura.engine", "from ..okiya import board"),
    ("sakura.bots", "from ... import elsewhere"),
    ("sakura.bots", "from ....random import choice"),
    ("sakura.engine", "def later():\n    import random"),
    ("sakura.engine", "if TYPE_CHECKING:\n    from sakura.okiya import board"),
    ("sakura.engine", "try:\n    import numpy\nexcept ImportError:\n    pass"),
    ("sakura.engine", "__import__('random')"),
    ("sakura.bots", "importlib.import_module('kivy.app')"),
    ("sakura.bots", "import_module('..ui', __package__)"),
    ("sakura.ui", "import_module(name)"),
    ("sakura.ui", "import_module(f'{name}.screens')"),
    ("sakura.ui", "import_module(f'sakura.cli.{name}')"),
    ("sakura.ui", "from tools.art import build"),
    ("tools", "from tests.engine import oracle"),
    ("tools", "import_module(f'tests.{name}')"),
    ("tools", "import_module(name)"),
    ("tools", "import pytest"),
    ("tools", "from sakura.device.speech import Line"),
    ("tests", "import numpy"),
]


@pytest.mark.parametrize(("unit", "source"), FORBIDDEN)
def test_a_forbidden_import_is_found(unit: str, source: str) -> None:
    assert len(breaches(snippet(unit, source))) == 1


ALLOWED = [
    ("sakura.engine", "import json, hashlib\nfrom collections.abc import Iterator\nfrom io import StringIO"),
    ("sakura.engine", "from . import cards\nfrom .cards import Card\nimport sakura.engine.garden"),
    ("sakura.bots", "import random, time\nfrom sakura import engine, okiya"),
    ("sakura.session", "from ..bots import levels"),
    ("sakura.storage", "from pathlib import Path\nfrom sakura import __version__\nimport sakura.session"),
    ("sakura.i18n", "import gettext\nfrom sakura.engine.events import EmperorMoved"),
    ("sakura.device", "import_module('plyer')\nfrom jnius import autoclass\nimport platformdirs"),
    ("sakura.device", "from pyobjus import autoclass\nimport ios"),
    ("sakura.ui", "from kivy.app import App\nfrom sakura.device.door import Device"),
    ("sakura.cli", "import argparse\ndef play():\n    from sakura.ui import run"),
    ("tools", "from PIL import Image\nfrom sakura.cli import main\nfrom tools.art import build"),
    ("tools", "import_module(f'tools.art.{name}')"),
    ("tests", "import main\nimport pytest\nfrom sakura.device.speech import Line\nimport tools.art"),
    ("tests", "import_module(name)"),
]


@pytest.mark.parametrize(("unit", "source"), ALLOWED)
def test_an_allowed_import_is_let_through(unit: str, source: str) -> None:
    assert breaches(snippet(unit, source)) == []


def test_an_entry_point_starts_the_app_and_knows_nothing_else() -> None:
    source = "from sakura.cli import main\nfrom sakura.ui import run\nfrom sakura.engine import cards"
    assert [len(breaches(Module(name, "", source))) for name in ("main", "sakura.__main__")] == [1, 1]


def test_the_root_package_knows_none_of_its_parts() -> None:
    assert len(breaches(Module("sakura", "sakura", "from .engine import cards"))) == 1


def test_a_package_without_a_rule_is_named() -> None:
    assert without_rule(["sakura.magic.wand", "sakura.paths", "sakura.engine.cards"]) == {
        "sakura.magic",
        "sakura.paths",
    }
