"""docs/commands.md: it speaks of every command, and its examples are what the commands answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sakura.cli import COMMANDS
from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from tests.cli.conftest import Cli

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


def section(command: str) -> str:
    """What the page says of a command."""
    found = re.search(rf"^## `{command}\b.*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, command
    return found[0]


def answers_in(text: str) -> str:
    """The answer that a section shows first."""
    shown = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown
    return shown[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str) -> None:
    assert f"python -m sakura {command}" in section(command)


def test_the_table_that_resolve_is_given(cli: Cli) -> None:
    text = section("resolve")
    given = re.search(r"echo '(.*?)'", text, re.DOTALL)
    assert given
    assert json.loads(cli("resolve", stdin=given[1].replace("\n", " ").encode()).out) == json.loads(answers_in(text))
    assert all(f"`{code}`" in text for code in (*GARDEN_ACTIONS, *PAINTER_ACTIONS))


def test_the_position_that_okiya_is_given(cli: Cli) -> None:
    text = section("okiya")
    given = re.search(r"position='(.*?)'", text)
    assert given
    told = [cli("okiya", task, stdin=given[1].encode()).out for task in ("judge", "solve")]
    assert "".join(told) == answers_in(text)


def test_the_report_of_simulate_has_the_fields_that_are_shown(cli: Cli) -> None:
    report = json.loads(cli("simulate", "--seats", "random,random,random", "--games", 4, "--seed", 1).out)
    shown = json.loads(answers_in(section("simulate")))
    assert list(report) == list(shown)
    assert (report["wins"], report["tokens_mean"]) == (shown["wins"], shown["tokens_mean"])
