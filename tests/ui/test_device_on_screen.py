"""What the device is asked for while people play: tremors, privacy, a screen that stays on, room for the notch."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.device.chosen import Opened, Stored
from sakura.device.screen import Insets
from sakura.device.stand_in import StandIn
from sakura.engine.events import PainterDisgraced, SakuraScored
from sakura.session.stages import REVEAL
from sakura.ui import handing
from sakura.ui.boxes import box_of
from sakura.ui.shots.scenes import SCENES, STEP
from sakura.ui.shots.tables import is_about_to_show, play_until, seats_of, sit_down
from tests.ui.conftest import UI, Start, open_hand

NOTCH = Insets(60, 110, 40, 90)


def asked(ui: UI, what: str) -> list[Any]:
    return [entry[1] for entry in ui.app.device.asked if entry[0] == what]


def test_the_window_is_private_while_a_hand_is_open(start: Start) -> None:
    ui = start(reduced_motion=True, curtain="tap")
    ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.advance(0.1)
    assert asked(ui, "keep_private") == []
    ui.tap(ui.find("Knock"))
    ui.advance(0.1)
    assert (ui.app.router.name, asked(ui, "keep_private")) == ("choose", [True])
    ui.app.on_pause()
    ui.wait(0.1)
    assert asked(ui, "keep_private") == [True], "no frame without the hand has been drawn"
    ui.app.on_resume()
    ui.advance()
    assert asked(ui, "keep_private") == [True], "it is only now on its way to the screen"
    ui.advance()
    assert asked(ui, "keep_private") == [True, False]
    ui.tap(ui.find("Knock"))
    ui.advance(0.1)
    ui.app.stop()
    ui.advance(0.1)
    assert asked(ui, "keep_private") == [True, False, True], "the hand may be the last that is drawn"


def test_a_hand_that_is_opened_again_before_a_frame_stays_private(start: Start) -> None:
    ui = open_hand(start)
    ui.app.on_pause()
    ui.app.sitting.open_curtain()
    ui.wait(0.1)
    assert ui.app.router.name == "choose"
    ui.advance(0.1)
    assert asked(ui, "keep_private") == [True]


def test_the_screen_stays_on_during_a_game_only(start: Start) -> None:
    ui = start(reduced_motion=True)
    assert ui.window.allow_screensaver
    ui.app.flow.begin(seats_of(2, 2), "standard", 1)
    ui.advance(0.1)
    assert not ui.window.allow_screensaver
    ui.app.go_home()
    assert ui.window.allow_screensaver


def test_picking_disgrace_and_scoring_are_felt(start: Start) -> None:
    ui = start("small phone", speed="fast")
    ui.app.flow.begin(seats_of(3, 1), "standard", 1)
    ui.advance(0.2, 0.1)
    screen = ui.app.router.screen
    before = len(asked(ui, "tremble"))
    screen.play(screen.hand.orders[0])
    assert len(asked(ui, "tremble")) == before + 1
    for kind in (PainterDisgraced, SakuraScored):
        ui.app.device.asked.clear()
        ui.app.flow.take_up(play_until(sit_down(seats_of(4, 4)), is_about_to_show(kind)))
        for _ in range(400):
            if ui.app.sitting.stage != REVEAL or asked(ui, "tremble"):
                break
            ui.wait(STEP, STEP)
        assert asked(ui, "tremble"), kind


def test_nothing_lies_under_a_notch(start: Start) -> None:
    device = StandIn()
    device.room = NOTCH
    ui = start(app_device=device, reduced_motion=True)
    width, height = ui.window.size
    for name in ("games", "table-six", "choose-card", "end"):
        ui.app.go_home()
        SCENES[name](ui, ui.app)
        ui.advance(0.2, STEP)
        from sakura.ui.widgets.button import Touch

        for button in ui.widgets(Touch):
            box = box_of(button)
            assert box.left >= NOTCH.left - 1 and box.right <= width - NOTCH.right + 1, (name, button.text)
        stage = box_of(ui.app.router.stage.children[0])
        assert stage == (NOTCH.left, NOTCH.bottom, width - NOTCH.right, height - NOTCH.top), name


def test_fingers_hit_what_they_see_beside_a_notch(start: Start) -> None:
    device = StandIn()
    device.room = NOTCH
    ui = start(app_device=device, reduced_motion=True, curtain="tap")
    ui.press("New game")
    ui.advance(0.2)
    ui.press("Begin the walk")
    ui.advance(0.2)
    assert ui.app.router.name == "choose"
    device.room = Insets()
    ui.app.on_resume()
    ui.advance(0.1)
    assert box_of(ui.app.router.stage.children[0]) == (0, 0, *ui.window.size)


def test_a_text_is_shared_or_copied(start: Start) -> None:
    from kivy.core.clipboard import Clipboard

    ui = start(reduced_motion=True)
    handing.hand_text("Hana has won.", "Share")
    ui.advance(0.2)
    assert Clipboard.paste() == "Hana has won." and ui.sees("Copied")
    ui.app.device.can_share = True
    handing.hand_text("Ren has won.", "Share")
    handing.hand_picture(b"png", "walk.png", "Share")
    assert Clipboard.paste() == "Hana has won."
    assert ("share_picture", b"png", "walk.png", "Share") in ui.app.device.asked
    assert ui.app.device.saved == {}


def test_files_go_out_and_come_in(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = start(reduced_motion=True)
    device = ui.app.device
    handing.hand_picture(b"png", "walk.png", "Share")
    ui.advance(0.2)
    assert device.saved == {"walk.png": b"png"} and ui.sees("Saved as walk.png")
    taken: list[Any] = []
    device.document = Opened("walk.json", b"{}")
    handing.take_file(lambda name, data: taken.append((name, data)))
    assert taken == [], "not on the thread that says so"
    ui.advance(0.1)
    assert taken == [("walk.json", b"{}")]
    for problem, sentence in (
        ("no chooser", "no program to choose a file"),
        ("too large", "too large"),
        ("unreadable", "cannot be read"),
    ):
        device.document = Opened(problem=problem)
        handing.take_file(lambda *file: taken.append(file))
        ui.advance(0.3)
        assert ui.sees(sentence) and len(taken) == 1
    monkeypatch.setattr(device, "save_document", lambda _name, _data, done: done(Stored(problem="unwritable")))
    handing.hand_file("walk.json", b"{}")
    ui.advance(0.3)
    assert ui.sees("cannot be written there")


def test_a_phone_turned_upside_down_has_its_notch_elsewhere(start: Start) -> None:
    device = StandIn()
    ui = start("sideways", app_device=device)
    device.insets = lambda: Insets(left=100)  # type: ignore[method-assign]
    ui.advance(1.0)
    assert tuple(ui.app.router.insets) == (100, 0, 0, 0)
    device.insets = lambda: Insets(right=100)  # type: ignore[method-assign]
    ui.advance(1.0)
    assert tuple(ui.app.router.insets) == (0, 0, 100, 0)
