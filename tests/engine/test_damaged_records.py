"""Records that are damaged, foreign or impossible: refused with one sentence, or still telling of the same game."""

import dataclasses
import json
import random
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.errors import RecordError
from sakura.engine.records import VERSION, Record, Recording, replay
from tests.engine.helpers import make_setup, record_randomly

FLIPS = 300


@cache
def sample_text() -> str:
    """A whole game of four."""
    return record_randomly(make_setup(4, seed=77))[0].record().as_text()


def sample_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(sample_text())
    return data


def refusal(text: str) -> str:
    """The sentence with which a record is refused, when it is read or when it is played again."""
    with pytest.raises(RecordError) as caught:
        replay(Record.parse(text))
    return str(caught.value)


def is_same_game(read: Record, original: Record) -> bool:
    """Equal but for the seats' names, and for cards that were not carried out."""
    played = set(original.decisions)
    cards, expected = read.setup.deck.cards, original.setup.deck.cards
    alike = all(cards[order] == expected[order] for order in expected if order in played)
    setup = dataclasses.replace(read.setup, deck=original.setup.deck)
    return alike and (setup, read.decisions, read.final) == (original.setup, original.decisions, original.final)


def check_damaged(text: str) -> bool:
    """Whether a damaged text is refused; if not, it must still tell of the same game."""
    original = Record.parse(sample_text())
    try:
        read = Record.parse(text)
        replay(read)
    except RecordError as refused:
        assert re.fullmatch(r"[^\n]+\.", str(refused))
        return True
    assert is_same_game(read, original)
    return False


def test_every_truncation_is_refused() -> None:
    text = sample_text()
    assert text.endswith("}\n")
    assert all(check_damaged(text[:length]) for length in range(len(text) - 1))


def test_every_missing_piece_is_refused() -> None:
    text = sample_text()
    assert all(check_damaged(text[:start] + text[start + 40 :]) for start in range(0, len(text) - 60, 9))


def test_flipped_bytes_are_refused_or_harmless() -> None:
    rng = random.Random(55)
    refused = 0
    for _ in range(FLIPS):
        damaged = bytearray(sample_text().encode())
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        refused += check_damaged(damaged.decode(errors="replace"))
    assert refused > FLIPS * 3 // 4


def test_a_changed_card_that_was_not_played_is_refused() -> None:
    record = Recording(make_setup(2)).record()
    text = record.as_text().replace("3 emperor+2 +3", "3 emperor+2 +1")
    assert text != record.as_text()
    refusal(text)


def test_a_changed_garden_further_ahead_is_refused() -> None:
    data = json.loads(Recording(make_setup(2)).record().as_text())
    data["garden"] = "sakura path".join(data["garden"].rsplit("path sakura", 1))
    refusal(json.dumps(data))


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "null", "5", '"record"', "[]", "{}", '{"okiya-record": 1}', "[" * 100_000, "9" * 10_000, "{", "\0"],
    ids=lambda text: repr(text[:12]),
)
def test_foreign_text_is_refused(text: str) -> None:
    assert refusal(text) == "This is not a Sakura record."


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", None, [1]])
def test_a_version_that_never_was_is_refused(version: object) -> None:
    assert refusal(json.dumps({**sample_data(), "sakura-record": version})) == "This is not a Sakura record."


def test_a_record_of_a_newer_version_is_named_as_such() -> None:
    newer = json.dumps({**sample_data(), "sakura-record": VERSION + 1, "seats": "unheard of"})
    assert refusal(newer) == "This record was written by a newer version of Sakura."


KEYS = ("players", "variant", "seed", "seats", "decisions", "final", "garden", "deck")


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_entry_is_named(key: str) -> None:
    data = sample_data()
    del data[key]
    assert refusal(json.dumps(data)) == f"The record has no usable “{key}”."


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", [None, True, 2.5, {"a": 1}, [None], "?", 7])
def test_an_entry_of_the_wrong_kind_is_refused(key: str, value: object) -> None:
    assert refusal(json.dumps({**sample_data(), key: value}))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("players", 7, "The record's set-up is not possible: Two to six can play, not 7."),
        ("variant", "quick", "The record's set-up is not possible: There is no variant “quick”."),
        ("seed", -1, "The record's set-up is not possible: A seed is a whole number"),
        ("seed", 2**63, "The record's set-up is not possible: A seed is a whole number"),
        ("seats", ["Hana"], "The record has no usable “seats”."),
        ("deck", [], "The record's set-up is not possible: A deck has 60 cards, this one has 0: none"),
        ("deck", ["1 emperor+1"], "The record's set-up is not possible: Row 1: 3 columns"),
        ("garden", "path", "The record's set-up is not possible: Row 1: the garden ends here with 0 × “torii”"),
        ("decisions", ["6 forty"], "Decision 2: “forty” is not a decision."),
        ("decisions", ["6 7", "", "5 123"], "Decision 4: “123” is not a decision."),
        ("decisions", ["٤"], "Decision 1: “٤” is not a decision."),
        ("decisions", ["6 7", None], "Decision 3: “null” is not a decision."),
        ("decisions", [6], "Decision 1: “6” is not a decision."),
        ("decisions", ["6", [7]], "Decision 2: “[…]” is not a decision."),
        ("variant", "x" * 1000, f"The record's set-up is not possible: There is no variant “{'x' * 40}”."),
    ],
)
def test_an_impossible_entry_is_refused_with_the_reason(key: str, value: object, says: str) -> None:
    assert refusal(json.dumps({**sample_data(), key: value})).startswith(says)


@pytest.mark.parametrize("number", [1, 5, 60])
def test_a_wrong_card_is_named_with_its_place_in_the_record(number: int) -> None:
    data = sample_data()
    data["deck"][number - 1] = f"{number} emperor+9 +1"
    sentence = f"The record's set-up is not possible: Row {number}: there is no garden action “emperor+9”."
    assert refusal(json.dumps(data)) == sentence


@pytest.mark.parametrize("number", [1, 5, 31])
def test_a_wrong_space_is_named_with_its_place_in_the_record(number: int) -> None:
    data = sample_data()
    tiles = data["garden"].split()
    tiles[number - 1] = "pond"
    sentence = f"The record's set-up is not possible: Row {number}: there is no kind of space “pond”."
    assert refusal(json.dumps({**data, "garden": " ".join(tiles)})) == sentence


@pytest.mark.parametrize("number", [1, 2, 9, 20])
def test_a_wrong_decision_is_named_with_its_number(number: int) -> None:
    data = sample_data()
    decisions = " ".join(data["decisions"]).split()
    decisions[number - 1] = "99"
    sentence = refusal(json.dumps({**data, "decisions": [" ".join(decisions)]}))
    assert sentence.startswith(f"Decision {number}: 99 is not possible: seat ")


def test_a_decision_after_the_end_is_named() -> None:
    data = sample_data()
    count = len(" ".join(data["decisions"]).split())
    data["decisions"].append("5")
    assert refusal(json.dumps(data)) == f"Decision {count + 1}: The game is over: there is nothing left to decide."


def test_a_missing_decision_leads_to_another_table() -> None:
    data = sample_data()
    data["decisions"].pop()
    count = len(" ".join(data["decisions"]).split())
    assert refusal(json.dumps(data)) == f"After decision {count} the table is not the one the record tells of."


@pytest.mark.parametrize("key", ["emperor", "spaces", "tokens", "scored", "winners", "checksum"])
def test_another_final_table_is_refused(key: str) -> None:
    data = sample_data()
    data["final"][key] = None
    assert "the table is not the one the record tells of" in refusal(json.dumps(data))


@pytest.mark.parametrize("key", ["emperor", "tokens"])
def test_a_final_table_that_no_game_writes_so_is_refused(key: str) -> None:
    data = sample_data()
    value = data["final"][key]
    data["final"][key] = [float(tokens) for tokens in value] if isinstance(value, list) else float(value)
    assert "the table is not the one the record tells of" in refusal(json.dumps(data))


def test_broken_json_is_named_with_its_place() -> None:
    lines = sample_text().splitlines()
    lines[3] = lines[3].replace(":", "")
    broken = "The record is damaged: it is not JSON at line 4, column 12."
    assert refusal("\n".join(lines)) == broken
    assert refusal(sample_text()[:-3]).startswith("The record is damaged: it is not JSON at line ")


def test_a_decision_too_deep_to_be_written_is_named() -> None:
    deep = json.dumps({**sample_data(), "decisions": ["deep"]}).replace('"deep"', "[" * 500 + "]" * 500)
    assert refusal(deep) == "Decision 1: “[…]” is not a decision."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.text() | JSON.map(json.dumps))
def test_any_text_is_refused(text: str) -> None:
    assert check_damaged(text)


@given(st.sampled_from(KEYS), JSON)
def test_any_entry_is_refused_or_harmless(key: str, value: object) -> None:
    check_damaged(json.dumps({**sample_data(), key: value}))


@given(st.lists(st.text("0123456789+- x", max_size=12), max_size=6))
def test_any_decisions_are_refused_or_harmless(decisions: list[str]) -> None:
    check_damaged(json.dumps({**sample_data(), "decisions": decisions}))
