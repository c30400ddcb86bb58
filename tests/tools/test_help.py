"""Every tool says what it does when it is asked, and does nothing then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("animation", "art", "catalogues", "fuzz", "monkey", "okiya", "package", "pictures", "sound", "training")


def test_all_tools_are_asked() -> None:
    modules = {path.stem for path in (ROOT / "tools").glob("*.py")} - {"__init__"}
    assert {path.parent.name for path in (ROOT / "tools").glob("*/__main__.py")} | modules == set(TOOLS)


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_tells_what_it_does(name: str) -> None:
    command = [sys.executable, "-m", f"tools.{name}", "--help"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout.split(" [")[0]) == (0, f"usage: python -m tools.{name}"), told.stderr
