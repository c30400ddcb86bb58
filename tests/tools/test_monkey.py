"""A short run of the monkey through the real app, and a trace that does the same again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.monkey.events import Event, Trace, read_trace, write_trace

ROOT = Path(__file__).resolve().parents[2]


def monkey(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.monkey", "--no-audit", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


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
