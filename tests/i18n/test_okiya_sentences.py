"""Okiya in words."""

from __future__ import annotations

import pytest

from sakura.i18n.okiya_sentences import (
    SENTENCES,
    describe_okiya,
    score_sentence,
    square_sentence,
    tile_words,
    turn_sentence,
)
from sakura.okiya.events import (
    GameBegan,
    GameDrawn,
    GameWon,
    MatchWon,
    OkiyaEvent,
    PointsScored,
    SidesSwapped,
    TileTaken,
)

NAMES = {0: "Hana", 1: "Ren"}
EVENTS: dict[OkiyaEvent, str] = {
    GameBegan(2, 1): "Game 2: Ren begins.",
    TileTaken(0, 3, 4): "Hana takes cherry and rising sun.",
    SidesSwapped(1): "Ren swaps sides and takes over the first token.",
    GameWon(0, "row", (0, 1, 2, 3), 5): "Hana wins with four tokens in a row.",
    GameWon(1, "block", (), 5): "Ren wins: there is no tile left to answer with.",
    GameDrawn(): "The last tile is taken: the game is a draw.",
    PointsScored(0, 1, 4): "Hana scores 1 point and has 4 in all.",
    PointsScored(0, 5, 9): "Hana scores 5 points and has 9 in all.",
    MatchWon(1, (2, 3)): "Ren wins the match, 3 to 2.",
}


@pytest.mark.parametrize(("event", "sentence"), EVENTS.items(), ids=lambda value: type(value).__name__)
def test_events(event: OkiyaEvent, sentence: str) -> None:
    assert describe_okiya(event, NAMES) == sentence


def test_every_event_has_a_sentence() -> None:
    named = {kind.__name__ for kind in SENTENCES}
    assert named == {kind.__name__ for kind in OkiyaEvent.__subclasses__()}


def test_every_tile_has_words_of_its_own() -> None:
    assert len({tile_words(tile) for tile in range(16)}) == 16


def test_what_is_asked_and_what_lies_where() -> None:
    assert turn_sentence("Hana", None) == "Hana takes any tile on the border."
    assert turn_sentence("Hana", 4) == "Hana takes a tile with cherry or rising sun."
    assert square_sentence(6, 4, None, True) == "Row 2, column 3: cherry and rising sun. It may be taken."
    assert square_sentence(0, 4, None, False) == "Row 1, column 1: cherry and rising sun."
    assert square_sentence(15, 4, "Ren", False) == "Row 4, column 4: a token of Ren."
    assert score_sentence([2, 1], NAMES) == "Hana: 2; Ren: 1."
