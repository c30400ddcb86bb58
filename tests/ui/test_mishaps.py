"""A mistake of the program ends neither the game nor, the first time, the app."""

from __future__ import annotations

import time
from typing import Any

import pytest
from kivy.base import ExceptionManager

from sakura.storage.home import Home
from sakura.ui import app as app_module
from sakura.ui.mishaps import APART, Mishaps, describe_mishap
from tests.ui.conftest import Start, open_hand


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_the_game_is_kept_and_the_player_told(start: Start) -> None:
    ui = open_hand(start)
    assert Mishaps(ui.app).handle_exception(ValueError("card 12")) == ExceptionManager.PASS
    ui.advance(0.2)
    assert ui.app.router.name == "home" and ui.sees("Something went wrong") and ui.sees("The game is kept.")
    assert len(ui.app.home.games.notes()) == 1
    ui.tap(next(button for button in ui.find("Dialog").walk() if getattr(button, "kind", "") == "primary"))
    ui.advance(0.1)
    assert ui.widgets("Dialog") == [] and ui.app.router.name == "handoff", "it goes on behind the curtain"


def test_without_a_game_there_is_nothing_to_go_on_with(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.router.go("records")
    assert Mishaps(ui.app).handle_exception(ValueError()) == ExceptionManager.PASS
    ui.advance(0.2)
    assert ui.app.router.name == "home" and ui.sees("Nothing is lost.")
    ui.press("I see")
    ui.advance(0.2)
    assert ui.widgets("Dialog") == []


def test_mistakes_one_after_the_other_end_the_app(start: Start, moment: list[float]) -> None:
    ui = open_hand(start)
    handler = Mishaps(ui.app)
    answers = []
    for pause in (0.0, APART + 1, 0.1):
        moment[0] += pause
        answers.append(handler.handle_exception(ValueError()))
    assert answers == [ExceptionManager.PASS, ExceptionManager.PASS, ExceptionManager.RAISE]


def test_who_wants_to_end_the_app_can(start: Start) -> None:
    ui = open_hand(start)
    assert Mishaps(ui.app).handle_exception(KeyboardInterrupt()) == ExceptionManager.RAISE
    assert ui.app.router.name == "choose"


def test_a_home_that_cannot_be_reached_ends_the_app(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = open_hand(start)

    def fail() -> None:
        raise RuntimeError

    monkeypatch.setattr(ui.app, "go_home", fail)
    assert Mishaps(ui.app).handle_exception(ValueError()) == ExceptionManager.RAISE


def test_the_log_tells_the_place_and_no_card() -> None:
    try:
        raise ValueError("the hand is 12, 30 and 47")
    except ValueError as problem:
        told = describe_mishap(problem)
    assert "ValueError" in told and "test_mishaps.py" in told and "47" not in told.replace("test_mishaps.py:", "")


def test_only_the_real_app_survives(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    start()
    assert not any(isinstance(handler, Mishaps) for handler in ExceptionManager.handlers)
    added: list[Any] = []
    monkeypatch.setattr(ExceptionManager, "add_handler", added.append)
    monkeypatch.setattr(app_module.SakuraApp, "run", lambda _app: None)
    monkeypatch.setattr(Home, "on_disk", lambda _folder: Home.in_memory())
    app_module.run()
    assert [type(handler) for handler in added] == [Mishaps]
