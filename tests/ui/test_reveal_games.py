"""Whole games by touches alone, with every frame watched for a card that is not its beholder's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from sakura.bots.thinking import Budget
from sakura.engine.events import CardsRevealed
from sakura.engine.records import replay
from sakura.engine.setup import STANDARD, TRICKY, Setup
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.storage.assets import load_deck, load_garden
from tests.ui.conftest import UI, Start
from tests.ui.test_choose import face, flick, open_curtain, seats

NAMED_CARD = re.compile(r"[Cc]ard (\d+)")
FRAME = 0.017
WORLDS = 6  # that a bot imagines: enough to play, soon enough for a test
MOST_TOUCHES = 4000


class Secrets:
    """Every card that nobody, or not everybody, may see now."""

    def __init__(self) -> None:
        self._key: tuple[Any, ...] = ()
        self._hidden: set[int] = set()

    def of(self, sitting: Any) -> set[int]:
        """The hands as a replay of the record deals them: worked out anew whenever anything has happened."""
        key = (sitting, sitting.stage, sitting.eyes, len(sitting.events))
        if key != self._key:
            self._key, self._hidden = key, self._find(sitting)
        return self._hidden

    def _find(self, sitting: Any) -> set[int]:
        hands = replay(sitting.record()).game.hands
        hidden = {order for hand in hands for order in hand}
        if sitting.stage == "choose":
            hidden -= set(hands[sitting.eyes])
        shown = [event for event in sitting.events if isinstance(event, CardsRevealed)]
        return hidden - {order for order, _ in (shown[-1].plays if shown else ())}


def watch_frame(ui: UI, hidden: Secrets) -> None:
    """No face and no word of a hidden card is anywhere in the tree; behind the curtain there is no card at all."""
    sitting = ui.app.sitting
    faces = {int(card.order) for card in ui.widgets("CardFace")}
    named = {int(order) for text in ui.texts() for order in NAMED_CARD.findall(text)}
    secrets = hidden.of(sitting)
    assert not faces & secrets, f"{faces & secrets} shown in {sitting.stage} of {sitting.eyes}"
    assert not named & secrets, f"{named & secrets} named in {sitting.stage} of {sitting.eyes}"
    if ui.app.router.name != "choose":
        choose = ui.app.router._built.get("choose")
        assert choose is None or not choose.hand.faces, "a hand is kept out of sight"
    if ui.app.router.name == "handoff":
        assert not faces, "a card behind the curtain"
        assert not any(text.startswith(("First:", "Then ")) for text in ui.texts())


@pytest.fixture
def watched(start: Start, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., UI]]:
    """The app on a small phone, quick and with every frame watched."""

    def begin(company: tuple[Seat, ...], variant: str = STANDARD, seed: int = 1, still: bool = True) -> UI:
        ui = start("small phone", curtain="tap", theme="day", speed="fast", reduced_motion=still)
        advance = type(ui).advance
        hidden = Secrets()

        def advance_and_watch(self: UI, seconds: float = FRAME) -> None:
            for _ in range(max(1, round(seconds / FRAME))):
                advance(self)
                watch_frame(self, hidden)

        setup = Setup(len(company), load_deck(), load_garden(), seed, variant)
        ui.app.flow.take_up(Sitting(company, setup, Budget(simulations=WORLDS)))
        monkeypatch.setattr(type(ui), "advance", advance_and_watch)
        ui.advance(0.1)
        return ui

    yield begin


class Player:
    """Touches whatever is to be touched next, now and then in another way."""

    def __init__(self, ui: UI) -> None:
        self.ui = ui
        self.touches = 0
        self.answers: list[str] = []

    def play(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or enough of it has been seen."""
        while self.ui.app.sitting.stage != "over" and not is_enough():
            self.touches += 1
            assert self.touches < MOST_TOUCHES, "the game does not end"
            self.touch()
        self.ui.advance(0.3)

    def touch(self) -> None:
        """One step towards the end."""
        stage, screen = self.ui.app.sitting.stage, self.ui.app.router.screen
        if stage == "curtain":
            open_curtain(self.ui)
        elif stage == "choose":
            self.choose(screen)
        elif stage == "question":
            self.answers.append("‹ Back" if self.touches % 3 == 0 else "Forwards ›")
            self.ui.press(self.answers[-1])
        elif screen.mood == "scoring":
            self.ui.press("Continue")
        elif screen.mood == "showing":
            self.watch(screen)
        self.ui.advance(FRAME)

    def choose(self, screen: Any) -> None:
        """Flick a card, or lift one and press; take back sometimes; end the turn."""
        sitting = self.ui.app.sitting
        if sitting.needs is None:
            if self.touches % 17 == 0:
                self.ui.press("Take back")
            elif len(sitting.people) > 1:
                self.ui.press("End turn")
            else:
                self.ui.advance(1.0)
        elif self.touches % 5 == 0:
            self.ui.tap(face(screen, 1))
            self.ui.press(f"Play card {int(screen.hand.lifted)}")
        else:
            flick(self.ui, face(screen, self.touches % len(screen.hand.faces)))

    def watch(self, screen: Any) -> None:
        """Skip, but hurry through some rounds step by step."""
        if self.ui.app.sitting.round % 4 == 1:
            self.ui.touch(screen.row.to_window(*screen.row.center))
        else:
            self.ui.press("Skip")


def masters(count: int) -> tuple[Seat, ...]:
    """One person and so many masters."""
    return tuple(replace(seat, level="master" if seat.level else None) for seat in seats(1, count))


def test_six_people_pass_the_device(watched: Callable[..., UI]) -> None:
    ui = watched(seats(6), seed=4)
    player = Player(ui)
    player.play()
    assert player.answers
    assert ui.app.router.name == "end"


@pytest.mark.parametrize("variant", [STANDARD, TRICKY])
def test_two_people_and_the_court_painter(watched: Callable[..., UI], variant: str) -> None:
    ui = watched(seats(2), variant=variant, seed=9)
    Player(ui).play()
    assert ui.app.router.name == "end"


def test_one_person_against_three_masters(watched: Callable[..., UI]) -> None:
    ui = watched(masters(3), seed=2)
    Player(ui).play()
    assert ui.app.router.name == "end"


def test_no_frame_of_doors_and_cards_in_motion_shows_a_secret(watched: Callable[..., UI]) -> None:
    ui = watched(seats(3), seed=5, still=False)
    player = Player(ui)
    player.play(lambda: ui.app.sitting.round == 3)


def test_bots_among_themselves_play_without_a_touch(watched: Callable[..., UI]) -> None:
    ui = watched(seats(0, 4), seed=6)
    for _ in range(MOST_TOUCHES):
        if ui.app.sitting.stage == "over":
            break
        if getattr(ui.app.router.screen, "mood", "") == "scoring":
            ui.press("Continue")
        ui.advance(0.5)
        if ui.app.sitting.round > 2:
            break
    assert ui.app.sitting.round > 2 or ui.app.sitting.stage == "over"
