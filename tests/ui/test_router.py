"""The router: one screen at a time, the way back, and layers above."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.uix.widget import Widget

from sakura.ui.router import Router
from sakura.ui.theme import theme
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.toast import show_toast
from tests.ui.conftest import DEVICES, UI


class Recorder(Widget):
    """A screen that remembers what it was told."""

    def __init__(self, told: list[str], name: str) -> None:
        super().__init__()
        self.told, self.label = told, name

    def enter(self, **kwargs: Any) -> None:
        self.told.append(f"{self.label} enters {kwargs}")

    def leave(self) -> None:
        self.told.append(f"{self.label} leaves")


def make_router(ui: UI) -> tuple[Router, list[str]]:
    told: list[str] = []
    router = Router()
    for name in ("one", "two", "three"):
        router.add(name, lambda name=name: Recorder(told, name))  # type: ignore[misc]
    ui.show(router)
    return router, told


def test_the_old_screen_leaves_before_the_new_one_enters(ui: UI) -> None:
    router, told = make_router(ui)
    router.home("one")
    router.go("two", card=3)
    assert told == ["one enters {}", "one leaves", "two enters {'card': 3}"]
    assert [child.label for child in router.stage.children] == ["two"]


def test_back_returns_with_what_the_screen_was_entered_with(ui: UI) -> None:
    router, told = make_router(ui)
    router.home("one")
    router.go("two", card=3)
    router.go("three")
    assert router.back() and told[-1] == "two enters {'card': 3}"
    assert router.back() and router.name == "one"
    assert not router.back()


def test_a_screen_that_is_not_remembered_is_not_gone_back_to(ui: UI) -> None:
    router, _told = make_router(ui)
    router.home("one")
    router.go("two", remember=False)
    assert not router.back()
    assert router.knows("three") and not router.knows("four")


def test_screens_are_kept_until_they_are_built_anew(ui: UI) -> None:
    router, _told = make_router(ui)
    first = router.home("one")
    router.go("two")
    assert router.home("one") is first
    router.rebuild()
    assert router.screen is not first


def test_a_dialog_answers_once_and_lets_no_touch_through(ui: UI) -> None:
    given: list[str] = []
    dialog = Dialog(title="Sure?", text="Really?", answers=[Answer("Yes", lambda: given.append("yes")), Answer("No")])
    dialog.open()
    ui.advance(0.2)
    ui.press("Yes")
    assert given == ["yes"]
    assert not dialog.is_open and dialog.parent is None


def test_a_remark_passes_by_itself(ui: UI) -> None:
    show_toast("Saved")
    toast = show_toast("Sealed")
    ui.advance(0.3)
    assert ui.sees("Sealed") and not ui.sees("Saved")
    ui.advance(4.0)
    assert toast.parent is None


def test_a_long_remark_stays_as_long_as_it_takes_to_read(ui: UI) -> None:
    assert show_toast("Saved").seconds == theme.seconds("linger")
    toast = show_toast(" ".join(["word"] * 20))
    assert toast.seconds == pytest.approx(20 * 0.3)
    ui.advance(5.5, 0.1)
    assert toast.parent is not None and toast.opacity == 1
    ui.advance(2.0, 0.1)
    assert toast.parent is None


@pytest.mark.parametrize("device", DEVICES)
def test_a_remark_lies_under_the_head_of_a_page_and_far_from_its_buttons(ui: UI, device: str) -> None:
    from kivy.metrics import dp

    ui.resize(*DEVICES[device])
    toast = show_toast("The file is damaged. It was set aside. Earlier or usual settings are in use.")
    ui.advance(0.3)
    width, height = ui.window.size
    assert toast.top == pytest.approx(height - dp(72))
    assert toast.width == pytest.approx(min(width - dp(48), dp(720))) and toast.center_x == pytest.approx(width / 2)


def test_a_touch_takes_a_remark_away(ui: UI) -> None:
    toast = show_toast("Saved")
    ui.advance(0.3)
    ui.touch((ui.window.width / 2, ui.window.height - 5))
    assert toast.parent is not None
    ui.tap(toast)
    assert toast.parent is None
