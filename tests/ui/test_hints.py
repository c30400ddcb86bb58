"""Hints on the choose screen: on request, for the owner's eyes only, and not for the serious."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.engine.setup import TRICKY
from sakura.session.hints import Adviser
from tests.ui.conftest import UI, Start
from tests.ui.test_choose import begin, drive_to_court_card, face, flick, open_curtain

MOST_FRAMES = 600


def ask(ui: UI) -> Any:
    """Touch the hint button and wait until the adept has thought."""
    ui.tap(ui.find("HintButton"))
    sheet = ui.find("HintSheet")
    for _ in range(MOST_FRAMES):
        if not ui.sees("An adept is looking"):
            break
        ui.advance(0.02)
    return sheet


def read(sheet: Any) -> str:
    return "\n".join(row.text for row in reversed(sheet.ids.rows.children))


def test_a_lifted_card_is_explained_to_its_owner_alone(start: Start) -> None:
    ui = start("small phone", curtain="tap", theme="day", reduced_motion=True)
    screen = begin(ui, 2)
    ui.tap(face(screen, 2))
    ui.advance(0.2)
    order, sitting = int(screen.hand.lifted), ui.app.sitting
    first = read(ask(ui))
    assert f"Card {order} alone" in first and "What could go wrong" in first and "What an adept would think" in first
    assert "Aiko" in first and "of the cards" not in first
    assert "An adept would" in first
    ui.app.router.back()
    assert ui.widgets("HintSheet") == []
    assert read(ask(ui)) == first, "thought of once for one hand"
    ui.app.router.back()
    flick(ui, face(screen, 0))
    ui.advance(0.2)
    assert ui.widgets("HintButton") == []
    ui.press("End turn")
    ui.advance(0.2)
    assert ui.app.router.name == "handoff" and screen._adviser is None
    assert not any("adept" in text.lower() or f"Card {order}" in text for text in ui.texts())
    open_curtain(ui)
    ui.advance(0.2)
    assert sitting.eyes == 1
    second = read(ask(ui))
    assert "Lift a card first" in second
    for card in ui.app.router.screen.hand.orders:
        assert f"Card {card}\n" in second
    assert f"Card {order}\n" not in second


def test_a_hint_is_gone_when_the_app_goes_out_of_sight(start: Start) -> None:
    ui = start("small phone", curtain="tap", theme="day")
    screen = begin(ui, 3)
    ask(ui)
    ui.app.flow.cover()
    assert ui.app.router.name == "handoff"
    assert ui.widgets("HintSheet") == [] and screen._adviser is None


def test_leaving_early_stops_the_thinking(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    slices: list[float] = []

    def never_ready(_adviser: Adviser, seconds: float) -> bool:
        slices.append(seconds)
        return False

    monkeypatch.setattr(Adviser, "think", never_ready)
    ui = start("small phone", theme="day")
    begin(ui, 1, bots=2)
    ui.tap(ui.find("HintButton"))
    ui.advance(0.2)
    assert ui.sees("An adept is looking at the table …")
    assert slices and set(slices) == {0.004}, "a few milliseconds of each frame"
    ui.app.router.back()
    thought = len(slices)
    ui.advance(0.2)
    assert len(slices) == thought


def test_the_serious_are_left_alone(start: Start) -> None:
    ui = start("small phone", theme="day", hints=False)
    begin(ui, 1, bots=2)
    assert ui.widgets("HintButton") == []


def test_the_court_painters_card_is_explained_by_name(start: Start) -> None:
    ui = start("small phone", curtain="tap", theme="day", reduced_motion=True)
    begin(ui, 2, variant=TRICKY, seed=3)
    drive_to_court_card(ui)
    sitting = ui.app.sitting
    flick(ui, face(ui.app.router.screen, 0))
    ui.advance(0.3)
    assert sitting.needs == "court card"
    ui.tap(next(card for card in ui.app.router.screen.hand.faces if card.painter in ("+1", "+2", "+3")))
    ui.advance(0.2)
    text = read(ask(ui))
    assert "the court painter" in text.lower() and "An adept would" in text
