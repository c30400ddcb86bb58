"""What is fed from outside is read rightly or refused with a sentence; ``python -m tools.fuzz`` tries for hours."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tools.fuzz import __main__ as fuzz
from tools.fuzz.targets import TARGETS

WORDS = b"0 -1 1e9 null true [] {} [[ , NaN".split()
JUNK = [b"", b'""', b"\xff", b"\n", b"9" * 30, b'"\\ud800"', *WORDS]


@cache
def examples_of(name: str) -> tuple[bytes, ...]:
    return tuple(TARGETS[name].examples())


@pytest.mark.parametrize("name", TARGETS)
def test_true_examples_are_read(name: str) -> None:
    examples = examples_of(name)
    assert examples
    assert all(TARGETS[name].feed(example) for example in examples)


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_damaged_examples_are_read_or_refused(name: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(examples_of(name)))
    begin = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(begin, min(len(whole), begin + 40)))
    junk = data.draw(st.one_of(st.sampled_from(JUNK), st.binary(max_size=8)))
    TARGETS[name].feed(whole[:begin] + junk + whole[end:])


@pytest.mark.parametrize("name", TARGETS)
def test_nonsense_is_refused(name: str) -> None:
    if name != "settings":  # no setting is worth an app that does not start
        assert not any(TARGETS[name].feed(junk) for junk in JUNK)


def test_without_atheris_the_fuzzer_says_so_once(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "find_spec", lambda _name: None)
    monkeypatch.setattr("sys.argv", ["fuzz"])
    assert fuzz.main() == 2
    assert capfd.readouterr() == ("", "The fuzzer needs atheris: pip install atheris\n")
