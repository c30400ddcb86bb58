"""Every event has its sentences, and they are right in number and name."""

from __future__ import annotations

import re

import pytest

from sakura.engine import events
from sakura.engine.events import Event
from sakura.engine.game import Game
from sakura.engine.setup import VARIANTS, Setup
from sakura.i18n.sentences import SENTENCES, describe
from sakura.storage.assets import load_deck, load_garden

NAMES = {0: "Crane", 1: "Heron", 3: "iBis"}  # 2 has no name: the court painter
SPOKEN: list[tuple[Event, str]] = [
    (events.RoundBegan(3), "Round 3 begins."),
    (events.CardsRevealed(((4, 0),)), "The cards are turned over: 4 (Crane)."),
    (
        events.CardsRevealed(((4, 1), (20, 2), (40, 0))),
        "The cards are turned over: 4 (Heron), 20 (the court painter) and 40 (Crane).",
    ),
    (
        events.CardStarted(20, 1, "furthest+2", "+3"),
        "Card 20 (Heron): furthest painter forwards 2; then forwards 3.",
    ),
    (events.DirectionChosen(0, "garden", "+"), "Crane sends the Emperor forwards."),
    (events.DirectionChosen(0, "garden", "-"), "Crane sends the Emperor back."),
    (events.DirectionChosen(3, "painter", "+"), "iBis chooses to go forwards."),
    (events.DirectionChosen(0, "painter", "-"), "Crane chooses to go back."),
    (events.EmperorMoved(9, 11), "The Emperor moves forwards from space 9 to space 11."),
    (events.EmperorMoved(9, 8), "The Emperor moves back from space 9 to space 8."),
    (events.EmperorStayed(1), "The Emperor stays on space 1: the Emperor never enters the gate."),
    (events.PainterMoved(2, 0, 3), "The court painter moves forwards from the gate to space 3."),
    (events.PainterMoved(0, 2, 5), "Crane moves forwards from space 2 to space 5."),
    (events.PainterMoved(0, 5, 2), "Crane moves back from space 5 to space 2."),
    (events.PainterMoved(0, 5, 0), "Crane moves back from space 5 to the gate."),
    (events.PainterStayed(0), "Crane does not move."),
    (events.NobodyMoved("closest-2"), "All painters are at the gate: nobody moves back."),
    (events.NobodyMoved("closest-1"), "All painters are at the gate: nobody moves back."),
    (events.NobodyMoved("middle-1"), "All painters are at the gate: nobody moves back."),
    (events.NobodyMoved("furthest+2"), "Two or more painters are at the gate: nobody moves forwards."),
    (events.NobodyMoved("closest+1"), "Two or more painters are at the gate: nobody moves forwards."),
    (
        events.PainterDisgraced(0, 5, 9, 6, 1),
        "Crane meets the Emperor on space 9, loses a token and falls back in disgrace to space 6.",
    ),
    (
        events.PainterDisgraced(0, 1, 3, 0, 1),
        "Crane meets the Emperor on space 3, loses a token and falls back in disgrace to the gate.",
    ),
    (
        events.PainterDisgraced(2, 5, 9, 6, 0),
        "The court painter meets the Emperor on space 9, has no token to lose and falls back in disgrace to space 6.",
    ),
    (
        events.PainterDisgraced(0, 1, 3, 0, 0),
        "Crane meets the Emperor on space 3, has no token to lose and falls back in disgrace to the gate.",
    ),
    (
        events.SakuraReached(13),
        "The Emperor stops at the sakura on space 13: tokens are given after this card.",
    ),
    (events.CardsLeftUnused((40,)), "Card 40 goes to the discard pile unused."),
    (events.CardsLeftUnused((40, 52)), "Cards 40 and 52 go to the discard pile unused."),
    (
        events.SakuraScored(13, (1, 2, 0, 3), (3, 2, 1), ()),
        "The sakura on space 13 gives tokens. Heron earns 3 tokens. The court painter earns 2 tokens. "
        "Crane earns 1 token. iBis earns nothing.",
    ),
    (
        events.SakuraScored(13, (1,), (3,), (0, 2)),
        "The sakura on space 13 gives tokens. Heron earns 3 tokens. "
        "Crane and the court painter are at the gate and earn nothing.",
    ),
    (
        events.LineClosedUp(((2, 3, 7), (0, 1, 6))),
        "The painters close up. The court painter moves up to space 7. Crane moves up to space 6.",
    ),
    (events.DeckReshuffled(40), "The deck is empty: the 40 cards of the discard pile make a new deck."),
    (events.HandRefilled(0, 1), "Crane draws 1 card."),
    (events.HandRefilled(0, 2), "Crane draws 2 cards."),
    (events.GameEnded((1,), (5, 9), (3, 4), False), "The game is over. Heron wins with 9 tokens."),
    (events.GameEnded((1,), (0, 1), (3, 4), False), "The game is over. Heron wins with 1 token."),
    (
        events.GameEnded((0, 1), (7, 7, 8), (0, 0, 9), True),
        "The game is over. Crane and Heron share the victory with 7 tokens each. "
        "The court painter does even better, but cannot win.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SPOKEN, ids=lambda value: str(value)[:50])
def test_what_is_said(event: Event, sentence: str) -> None:
    assert describe(event, NAMES) == sentence


def test_every_event_has_a_sentence_and_a_test() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert set(SENTENCES) == kinds
    assert {type(event) for event, _ in SPOKEN} == kinds


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games_can_be_told(players: int, variant: str) -> None:
    told: list[str] = []
    names = {seat: f"Painter {seat}" for seat in range(players)}
    for seed in range(5):
        game = Game(
            Setup(players, load_deck(), load_garden(), seed, variant), lambda event: told.append(describe(event, names))
        )
        while game.decision is not None:
            game.decide(game.options[seed % len(game.options)])
    assert all(re.fullmatch(r"[A-Z].*[.]", text) for text in told)
    assert not any("{" in text for text in told)
    assert not any(re.search(r"\b(you|your|he|him|his|she|her|they|their|it|its)\b", text, re.I) for text in told)
