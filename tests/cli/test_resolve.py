"""`resolve`, as protocol and tools see it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.engine.worked_example import ANSWER, EXAMPLE


def as_line(**changes: Any) -> bytes:
    return json.dumps({**EXAMPLE, **changes}).encode() + b"\n"


def card(**changes: Any) -> list[dict[str, Any]]:
    return [{"order": 4, "by": 0, "garden": "emperor+1", "painter": "+1", **changes}]


def painters(*spaces: Any) -> list[dict[str, Any]]:
    return [{"space": space, "tokens": 5} for space in spaces]


def test_the_worked_example(cli: Cli) -> None:
    finished = cli("resolve", stdin=as_line())
    answer = json.loads(finished.out)
    events = answer.pop("events")
    assert (finished.status, finished.err) == (0, "")
    assert list(answer.items()) == list(ANSWER.items())  # the order of the keys too
    assert all(event["event"] for event in events)


def test_one_line_out_for_each_line_in(cli: Cli) -> None:
    finished = cli("resolve", stdin=b"\n" + as_line() + b"  \n" + as_line(emperor=8) + as_line().strip())
    assert [json.loads(line)["emperor"] for line in finished.out.splitlines()] == [11, 10, 11]
    assert finished.status == 0


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(cli: Cli) -> None:
    marked = b"\xef\xbb\xbf" + as_line().strip() + b"\r\n"
    finished = cli("resolve", stdin=marked + as_line() + marked + b"\xef\xbb\xbf\n")
    assert [json.loads(line)["emperor"] for line in finished.out.splitlines()] == [11, 11, 11]
    assert finished.status == 0


def test_nothing_in_nothing_out(cli: Cli) -> None:
    assert cli("resolve") == (0, "", "")


WRONG_LINES = {
    "broken JSON": b"{",
    "no JSON at all": b"hello",
    "two values": b"{} {}",
    "not a number": as_line().replace(b"9", b"NaN", 1),
    "infinity": as_line().replace(b"9", b"-Infinity", 1),
    "a huge number": as_line(emperor=10**12),
    "a number of ten thousand digits": b'{"emperor": ' + b"9" * 10_000 + b"}",
    "a float": as_line(emperor=9.0),
    "a float without end": as_line().replace(b"9", b"1e999", 1),
    "too deep": b"[" * 100_000,
    "too deep inside": as_line(court="x").replace(b'"x"', b"[" * 50_000 + b"]" * 50_000),
    "not UTF-8": b'{"emperor": "\xff\xfe"}',
    "zero bytes": b"\x00\x00\x00",
    "half a letter": b'{"emperor": "\\ud800"}',
    "a list": b"[]",
    "null": b"null",
    "an empty table": b"{}",
    "no cards": as_line(cards=None),
    "no sakura": as_line(sakura=None),
    "nobody": as_line(painters=[]),
    "one painter": as_line(painters=painters(3), cards=card()),
    "seven painters": as_line(painters=painters(0, 1, 2, 3, 4, 5, 6)),
    "painter on the Emperor": as_line(painters=painters(9, 5)),
    "painter past the Emperor": as_line(painters=painters(5, 10)),
    "two painters on one space": as_line(painters=painters(5, 5)),
    "a painter behind the gate": as_line(painters=painters(-1, 5)),
    "a painter nowhere": as_line(painters=painters(None, 5)),
    "a painter of truth": as_line(painters=painters(True, 5)),
    "a debt": as_line(painters=[{"space": 1, "tokens": -1}, {"space": 2, "tokens": 1}]),
    "the Emperor at the gate": as_line(emperor=0),
    "unknown garden action": as_line(cards=card(garden="emperor+0")),
    "unknown painter action": as_line(cards=card(painter="sideways")),
    "an action that is a list": as_line(cards=card(painter=["+1"])),
    "an order twice": as_line(cards=[*card(), *card(by=1)]),
    "two cards of one painter": as_line(cards=[*card(), *card(order=5)]),
    "a card by nobody": as_line(cards=card(by=3)),
    "a card by null": as_line(cards=card(by=None)),
    "order 0": as_line(cards=card(order=0)),
    "order 61": as_line(cards=card(order=61)),
    "an impossible choice": as_line(cards=card(choices={"garden": "0"})),
    "choices that are a list": as_line(cards=card(choices=["+"])),
    "choices that are empty in a wrong way": as_line(cards=card(choices=[])),
    "choices that are null": as_line(cards=card(choices=None)),
    "a court painter who is not there": as_line(court=3),
    "a court painter by name": as_line(court="Kano"),
    "scored what is no tree": as_line(scored=[12]),
    "scored twice": as_line(scored=[13, 13]),
    "trees in disorder": as_line(sakura=[22, 13, 31]),
}


@pytest.mark.parametrize("line", WRONG_LINES.values(), ids=WRONG_LINES)
def test_a_wrong_line_gets_a_sentence_and_the_others_their_answers(cli: Cli, line: bytes) -> None:
    finished = cli("resolve", stdin=as_line() + line.strip() + b"\n" + as_line())
    before, wrong, after = map(json.loads, finished.out.splitlines())
    assert finished.status == 1
    assert finished.err == ""
    assert list(wrong) == ["error"]
    assert wrong["error"].endswith(".")
    assert before == after
    assert before["emperor"] == 11


SENTENCES = {
    "a stray control character": (b'{"\tx": 1}', "The line is not JSON: Invalid control character at column 3."),
    "an open text": (b'{"x', "The line is not JSON: Unterminated string starting at column 2."),
    "a number of many digits": (b'{"note": ' + b"9" * 2000 + b"}", "A number is too long: 1000 digits are the most."),
    "a card without a garden action": (as_line(cards=card(garden=None)), "Card 4: “garden” must be text."),
    "sakura by word": (as_line(sakura=[1, "x"]), "“sakura” must be a list of whole numbers from 1 to 1000."),
    "one painter": (as_line(painters=painters(3)), "A table needs 2 to 6 painters, not 1."),
}


@pytest.mark.parametrize(("line", "sentence"), SENTENCES.values(), ids=SENTENCES)
def test_the_sentence_says_what_is_wrong(cli: Cli, line: bytes, sentence: str) -> None:
    assert json.loads(cli("resolve", stdin=line).out) == {"error": sentence}


def test_a_large_number_that_nobody_reads_does_no_harm(cli: Cli) -> None:
    finished = cli("resolve", stdin=as_line(note=123456789) + as_line())
    noted, plain = finished.out.splitlines()
    assert (finished.status, noted) == (0, plain)
