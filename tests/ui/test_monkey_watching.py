"""Whoever watches the monkey sees what must never be, and nothing where all is well."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sakura.storage.assets import load_deck
from sakura.ui.cards.face import CardFace
from sakura.ui.shots.tables import play_until, seats_of, sit_down
from sakura.ui.widgets.button import IconButton
from tests.ui.conftest import UI, Start
from tools.monkey.watching import PATIENCE, Watcher, faces_in, names_on, secret_cards


def watch_a_game(start: Start, people: int) -> tuple[UI, Watcher]:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(play_until(sit_down(seats_of(3, people)), lambda sitting: sitting.stage == "curtain"))
    ui.advance(0.3)
    watcher = Watcher()
    watcher.app = ui.app
    return ui, watcher


def lay_down(ui: UI, order: int) -> Any:
    face = CardFace.of(load_deck().cards[order])
    ui.app.router.screen.add_widget(face)
    return face


def test_a_closed_curtain_and_an_open_hand_of_its_owner_are_well(start: Start) -> None:
    ui, watcher = watch_a_game(start, 3)
    watcher.look()
    ui.app.sitting.open_curtain()
    ui.advance(0.6)
    assert ui.widgets(CardFace)
    watcher.look()
    assert watcher.judge() == []


def test_a_card_before_the_closed_curtain_is_seen(start: Start) -> None:
    ui, watcher = watch_a_game(start, 3)
    order = ui.app.sitting._game.hands[0][0]
    lay_down(ui, order).opacity = 0
    watcher.look()
    assert watcher.judge() == [f"Privacy: [{order}] are face up on “handoff” at the stage “curtain”."]
    assert watcher.judge() == []


def test_a_neighbour_s_card_beside_the_open_hand_is_seen(start: Start) -> None:
    ui, watcher = watch_a_game(start, 3)
    ui.app.sitting.open_curtain()
    ui.advance(0.6)
    lay_down(ui, ui.app.sitting._game.hands[1][0])
    watcher.look()
    assert len(watcher.judge()) == 1


def test_a_played_card_that_was_dealt_again_may_lie_in_the_row_that_is_shown(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = play_until(sit_down(seats_of(6, 0)), lambda table: table.stage == "reveal" and bool(table._game.previous))
    ui.app.flow.take_up(sitting)
    ui.advance(0.3)
    watcher = Watcher()
    watcher.app = ui.app
    game = sitting._game
    played, other = game.previous[0][0], game.hands[0][0]
    game.hands[0][0] = played
    assert played in faces_in(ui.app.router)
    watcher.look()
    assert watcher.judge() == []
    game.hands[0][0] = other
    lay_down(ui, other)
    watcher.look()
    assert len(watcher.judge()) == 1


@pytest.mark.parametrize(("stage", "secret"), [("thinking", {5}), ("curtain", {5, 36})])
def test_the_row_of_the_last_round_may_lie_there_while_bots_think(stage: str, secret: set[int]) -> None:
    game = SimpleNamespace(hands=[[36, 5]], previous=[(36, 0)])
    view = SimpleNamespace(discard=())
    assert secret_cards(SimpleNamespace(_game=game, stage=stage, people=(), eyes=None, view=lambda: view)) == secret


def test_a_screen_with_nothing_to_touch_is_stuck(start: Start) -> None:
    ui = start(reduced_motion=True)
    watcher = Watcher()
    watcher.app = ui.app
    ui.app.router.disabled = True
    found = [problem for _ in range(PATIENCE) for problem in watcher.judge()]
    assert found == [f"Stuck: nothing can be touched on “home” for {PATIENCE} events."]


def test_a_small_target_is_found_at_rest(start: Start) -> None:
    ui = start(reduced_motion=True)
    watcher = Watcher()
    watcher.app = ui.app
    assert watcher.judge_rest() + watcher.audit() == []
    button = IconButton(icon="ui_back")
    button.size = (20, 20)
    ui.app.router.screen.add_widget(button)
    assert "small_targets" in watcher.audit()[0]


def test_the_names_that_were_given_are_known_on_every_screen_of_a_game(start: Start) -> None:
    assert names_on(start(reduced_motion=True).app) == set()
    ui, _watcher = watch_a_game(start, 3)
    assert names_on(ui.app) == {seat.name for seat in ui.app.sitting.seats}
