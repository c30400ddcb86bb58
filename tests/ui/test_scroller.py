"""What scrolls fades at an end where there is more, and only there."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.metrics import dp
from kivy.uix.widget import Widget

from sakura.ui.garden import soft
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.scroller import Scroller
from sakura.ui.widgets.sheet import Sheet
from tests.ui.conftest import UI


def scroller_of(ui: UI, content: float) -> Any:
    scroller = Scroller(size_hint=(None, None), size=(dp(300), dp(400)), pos=(20, 30))
    scroller.add_widget(Widget(size_hint_y=None, height=dp(content)))
    ui.show(scroller)
    ui.advance(0.05)
    return scroller


def ends(ui: UI, scroller: Any) -> list[str]:
    ui.advance(0.05)
    return ["below" if low[1] == scroller.y else "above" for low, _high in scroller.fades]


def test_it_fades_where_there_is_more(ui: UI) -> None:
    scroller = scroller_of(ui, 900)
    assert ends(ui, scroller) == ["below"]
    scroller.scroll_y = 0.5
    assert ends(ui, scroller) == ["above", "below"]
    scroller.scroll_y = 0
    assert ends(ui, scroller) == ["above"]
    (low, high), *_others = scroller.fades
    assert high == pytest.approx((scroller.right, scroller.top)) and high[1] - low[1] == pytest.approx(dp(14))


def test_what_fits_is_drawn_as_it_always_was(ui: UI) -> None:
    scroller = scroller_of(ui, 390)
    assert scroller.fades == [] and scroller._parts == [], "nothing is made ready for it"


def test_it_fades_into_what_it_lies_on(ui: UI) -> None:
    assert scroller_of(ui, 900).ground == theme.paper
    assert Sheet().ids.scroller.ground == theme.panel


def test_words_in_a_list_leave_no_room_for_an_icon_that_is_not_there(ui: UI) -> None:
    bare = ui.show(InkButton(text="One", kind="plain", size_hint=(None, None), width=dp(300)))
    with_icon = ui.show(InkButton(text="One", icon="ui_info", size_hint=(None, None), width=dp(300)))
    assert bare.ids.words.x - bare.x == pytest.approx(dp(10))
    assert with_icon.ids.words.x - with_icon.x == pytest.approx(dp(50))


@pytest.mark.usefixtures("ui")
def test_what_it_fades_with_is_cheap_enough_for_the_first_frame() -> None:
    """A renderer makes ready for its first mipmap for longer than a frame may take."""
    assert not soft.fade().mipmap
