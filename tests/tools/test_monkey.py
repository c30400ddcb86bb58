"""A short run of the monkey through the real app, and a trace that does the same again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.monkey.events import Event, Trace, read_trace, write_trace

ROOT = Path(__file__).resolve().parents[2]


def monkey(*words: object, scratch: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.monkey", "--no-audit", *map(str, words)]
    environment = os.environ if scratch is None else {**os.environ, "TMPDIR": str(scratch)}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, check=False)


def test_a_trace_is_read_as_it_was_written(tmp_path: Path) -> None:
    events = [Event("tap", (3, 4)), Event("write", ("é",)), Event("pause")]
    trace = Trace(7, (720, 1280, 2.0), {"language": "fr"}, events)
    write_trace(tmp_path / "trace", trace)
    assert read_trace(tmp_path / "trace") == trace


def test_a_monkey_finds_nothing_and_its_trace_can_be_replayed(tmp_path: Path) -> None:
    done = monkey("--events", 250, "--seed", 5, "--trace", tmp_path / "trace")
    assert done.returncode == 0, done.stderr
    assert "250 events" in done.stdout
    trace = read_trace(tmp_path / "trace")
    write_trace(tmp_path / "begin", trace._replace(events=trace.events[:60]))
    again = monkey("--replay", tmp_path / "begin", "--trace", tmp_path / "again")
    assert again.returncode == 0, again.stderr
    assert read_trace(tmp_path / "again") == read_trace(tmp_path / "begin")


def test_an_exception_is_reported_with_where_it_happened(tmp_path: Path) -> None:
    trace = Trace(1, (720, 1280, 2.0), {"sound": False}, [Event("visit", ("nowhere",)), Event("pause")])
    write_trace(tmp_path / "trace", trace)
    done = monkey("--replay", tmp_path / "trace")
    assert done.returncode == 1
    assert "KeyError: 'nowhere'" in done.stderr
    assert "1 events" in done.stdout


def test_nothing_is_left_of_the_monkeys_home(tmp_path: Path) -> None:
    assert monkey("--events", 3, scratch=tmp_path).returncode == 0
    assert list(tmp_path.glob("sakura*")) == []


LATE_SCREEN = """
from tools.monkey.__main__ import prepare_world
prepare_world()
from kivy.clock import Clock
from tools.monkey import run as running
from tools.monkey.events import Event, Trace
from tools.monkey.hands import STEP
from tools.monkey.watching import Watcher

class Patient(Watcher):
    events = frames = 0

    def judge(self):
        self.events += 1
        if self.events == running.REST_EVERY:  # in the last frame of the rest
            Clock.schedule_once(lambda _seconds: self.app.router.go("settings"), running.REST_SECONDS - STEP)
        return super().judge()

    def look(self):
        self.frames += self.app is not None and self.app.router.name == "settings"

    def audit(self):
        print("frames before the audit:", self.frames)
        return []

running.Watcher = Patient
events = [Event("wait", (STEP,))] * running.REST_EVERY
running.run(Trace(1, (720, 1280, 2.0), {"sound": False}, events), len(events))
"""


def test_a_screen_that_has_just_come_up_is_drawn_once_more_before_its_audit() -> None:
    done = subprocess.run([sys.executable, "-c", LATE_SCREEN], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "frames before the audit: 2\n", done.stderr


PASSING_FINDING = """
from tools.monkey.__main__ import prepare_world
prepare_world()
from tools.monkey import run as running
from tools.monkey.events import Event, Trace
from tools.monkey.watching import Watcher

class Seer(Watcher):
    sights = [["passing", "lasting"], ["lasting", "new"]]

    def audit(self):
        return self.sights.pop(0)

running.Watcher = Seer
events = [Event("wait", (0.1,))] * running.REST_EVERY
print(running.run(Trace(1, (720, 1280, 2.0), {"sound": False}, events), len(events)).problems)
"""


def test_what_the_next_frame_puts_right_is_no_finding() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PASSING_FINDING], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "['Event 50: lasting']\n", done.stderr
