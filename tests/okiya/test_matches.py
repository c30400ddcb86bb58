"""Matches: what wins them, who starts, and their records."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sakura.okiya.errors import MatchError, OkiyaRecordError
from sakura.okiya.events import GameBegan, MatchWon, OkiyaEvent, PointsScored
from sakura.okiya.game import NOBODY
from sakura.okiya.match import FORMATS, Match, MatchSetup
from sakura.okiya.records import OkiyaRecord, record_match, replay

RECORDS = Path(__file__).parent / "records"


def play_match(setup: MatchSetup, seed: int = 1, most: int = 10_000) -> tuple[Match, list[OkiyaEvent]]:
    """A match of random moves, at most so many."""
    rng = Random(seed)
    events: list[OkiyaEvent] = []
    match = Match(setup, events.append)
    for _ in range(most):
        if match.is_over:
            break
        if match.game.is_over:
            match.begin_next()
        match.decide(rng.choice(match.game.options))
    return match, events


def test_who_starts_the_first_game_is_chance() -> None:
    assert {MatchSetup(seed=seed).first_starter for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("fair", [False, True])
def test_whole_matches_and_who_starts_next(format: str, fair: bool) -> None:
    for seed in range(8):
        match, events = play_match(MatchSetup(format, seed, fair), seed)
        began = [event for event in events if isinstance(event, GameBegan)]
        assert [event.seat for event in began] == match.starters
        for number, game in enumerate(match.games[:-1]):
            loser = 1 - game.winner
            other = 1 - match.starters[number]
            assert match.starters[number + 1] == (other if game.winner == NOBODY else loser)
        assert match.is_over
        assert replay(record_match(match)).score == match.score


def test_a_single_game_may_end_without_a_winner() -> None:
    ends = {play_match(MatchSetup(seed=seed), seed)[0].winner for seed in range(80)}
    assert ends == {NOBODY, 0, 1}


def test_first_to_three() -> None:
    match, events = play_match(MatchSetup("three", 5))
    wins = [game.winner for game in match.games]
    assert max(match.score) == wins.count(match.winner) == 3
    assert isinstance(events[-1], MatchWon)
    assert events[-1].seat == match.winner


@pytest.mark.parametrize("goal", [10, 15, 20])
def test_points_are_the_tiles_still_in_the_garden(goal: int) -> None:
    match, events = play_match(MatchSetup(f"points-{goal}", 3))
    points = [0, 0]
    for game in match.games:
        if game.winner != NOBODY:
            points[game.winner] += 16 - len(game.moves)
    assert match.score == points
    assert max(points) >= goal > max(points) - match.game.remaining
    scored = [event for event in events if isinstance(event, PointsScored)]
    assert scored[-1].total == max(points)


def test_the_next_game_waits_for_this_one() -> None:
    match = Match(MatchSetup("three"))
    with pytest.raises(MatchError, match="not over yet"):
        match.begin_next()
    over, _ = play_match(MatchSetup())
    with pytest.raises(MatchError, match="match is over"):
        over.begin_next()


def test_setups_that_cannot_be() -> None:
    with pytest.raises(MatchError, match="no match “chess”"):
        MatchSetup("chess")
    with pytest.raises(MatchError, match="seed"):
        MatchSetup(seed=-1)


@pytest.mark.parametrize("most", [0, 1, 5, 40, 10_000])
def test_a_record_plays_again_wherever_it_was_left(most: int) -> None:
    match, events = play_match(MatchSetup("points-20", 9, fair=True), most=most)
    record = record_match(match, ["Crane", "Журавль"])
    again: list[OkiyaEvent] = []
    read = OkiyaRecord.parse(record.as_text())
    assert read == record
    replayed = replay(read, again.append)
    assert (again, replayed.score, replayed.game.moves) == (events, match.score, match.game.moves)


RECORD = record_match(play_match(MatchSetup("three", 4))[0], ["A", "B"]).as_data()
WRONG = {
    "another version": ({"okiya-record": 2}, "newer version"),
    "no version": ({"okiya-record": True}, "not a record"),
    "no such match": ({"format": "chess"}, "no match"),
    "a format that is a number": ({"format": 3}, "format"),
    "fair by word": ({"fair": "yes"}, "fair"),
    "a seed of nowhere": ({"seed": -4}, "seed"),
    "three seats": ({"seats": ["a", "b", "c"]}, "seats"),
    "games that are a word": ({"games": "0 1"}, "games"),
    "a game that is a number": ({"games": [3]}, "Game 1, move 1: “3” is not a move."),
    "a second game that is nothing": ({"games": ["0 1", None]}, "Game 2, move 1: “null” is not a move."),
    "a word for a move": ({"games": ["0 zero"]}, "Game 1, move 2: “zero” is not a move."),
    "an impossible move": ({"games": ["5"]}, "Game 1, move 1"),
    "a game too many": ({"games": [*RECORD["games"], ""]}, "The match is over"),
    "another end": ({"final": {}}, "does not end"),
    "an end in fractions": (
        {"final": {**RECORD["final"], "score": [0.0 + n for n in RECORD["final"]["score"]]}},
        "end",
    ),
    "no end": ({"final": None}, "final"),
}


@pytest.mark.parametrize(("change", "words"), WRONG.values(), ids=WRONG)
def test_a_wrong_record_is_refused_in_a_sentence(change: dict[str, object], words: str) -> None:
    with pytest.raises(OkiyaRecordError) as problem:
        replay(OkiyaRecord.parse(json.dumps({**RECORD, **change})))
    assert words in str(problem.value)
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", "null", '{"sakura-record": 1}', "[" * 100_000])
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(OkiyaRecordError, match="not a record of Okiya"):
        OkiyaRecord.parse(text)


def test_broken_json_is_named_with_its_place() -> None:
    with pytest.raises(OkiyaRecordError) as problem:
        OkiyaRecord.parse('{\n "okiya-record" 1\n}')
    assert str(problem.value) == "The record is damaged: it is not JSON at line 2, column 17."


def test_a_name_with_half_a_letter_is_written_and_read() -> None:
    record = OkiyaRecord.from_data({**RECORD, "seats": ["half \ud800", "Журавль"]})
    assert OkiyaRecord.parse(record.as_text().encode().decode()) == record


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_a_record_of_the_first_version_is_still_played(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = OkiyaRecord.parse(text)
    assert replay(record).is_over
    assert record.as_text() == text
