"""Complete games by keyboard alone, from the home screen to the winner."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.animation import Animation
from kivy.core.window import Window

from sakura.ui.focus.stops import CARD
from sakura.ui.widgets.toast import Toast
from tests.ui.conftest import UI, Start
from tests.ui.focus.typist import Typist

FRAME = 0.017


def sit_down(start: Start, device: str, **settings: Any) -> Typist:
    return Typist(start(device, theme="day", speed="fast", reduced_motion=True, **settings))


def forbid_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """With reduced motion nothing may glide: only a held emblem fills, a bar fades, and a remark stays for a while."""
    begin = Animation.start

    def begin_at_once(self: Animation, widget: Any) -> None:
        still = set(self.animated_properties) <= {"progress", "_bar_color"}
        allowed = still or isinstance(widget, Toast) or widget is Window  # the window makes room for a soft keyboard
        assert allowed or self.duration == 0, f"{widget} moves"
        begin(self, widget)

    monkeypatch.setattr(Animation, "start", begin_at_once)


@pytest.mark.parametrize("device", ["small phone", "tablet"])
def test_a_game_against_bots_in_which_nothing_glides(
    start: Start, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = sit_down(start, device)
    ui = typist.ui
    monkeypatch.setattr(UI, "touch", lambda *_args, **_kwargs: pytest.fail("somebody touched the screen"))
    forbid_motion(monkeypatch)
    typist.begin(players=3, people=1)
    assert ui.app.sitting.people == (0,) and len(ui.app.sitting.seats) == 3
    typist.play()
    assert ui.app.router.name == "end"
    typist.do(kind="primary")
    assert ui.app.sitting.stage == "choose", "a rematch by keys"


def test_two_people_pass_the_device_and_no_hand_is_a_stop_behind_the_curtain(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = sit_down(start, "small phone")
    ui = typist.ui
    advance = UI.advance
    watched = {"curtain": 0}

    def advance_and_watch(self: UI, seconds: float = FRAME, frame: float = FRAME) -> None:
        advance(self, seconds, frame)
        sitting = self.app.sitting
        stops = self.app.keyboard.stops()
        cards = {int(stop.widget.order) for stop in stops if stop.kind == CARD}
        if sitting is None or sitting.stage != "choose" or self.app.router.name != "choose":
            assert not cards, f"cards {cards} can be reached at {sitting.stage}"
        else:
            assert cards <= set(sitting.view().hand)
        if sitting is not None and sitting.stage == "curtain" and self.app.router.name == "handoff":
            watched["curtain"] += 1
            reached = [type(stop.widget).__name__ for stop in stops]
            assert sorted(reached) in ([], ["IconButton", "Knock"]), "only the emblem and the menu can be reached"

    monkeypatch.setattr(UI, "advance", advance_and_watch)
    typist.begin(players=2, people=2)
    assert ui.app.sitting.people == (0, 1)
    typist.play()
    assert ui.app.router.name == "end"
    assert watched["curtain"] > 10
