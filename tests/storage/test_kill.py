"""A few kills of those that ``python -m tests.storage.kill`` does by the hundred."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = int(os.environ.get("SAKURA_KILLS", "30"))
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_process_killed_at_any_moment_leaves_a_game_at_most_one_decision_behind() -> None:
    command = [sys.executable, "-m", "tests.storage.kill", "--kills", str(KILLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counts = json.loads(done.stdout)
    assert counts["kills"] == KILLS == counts["last"] + counts["one behind"]
