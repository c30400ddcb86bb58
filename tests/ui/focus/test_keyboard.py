"""The ring: where it comes, how it goes on, what keeps it, and what every key does to what it stands on."""

from __future__ import annotations

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider

from sakura.ui.boxes import box_of
from sakura.ui.focus.stops import GARDEN, find_stops
from sakura.ui.palette import CONTRAST, DAY, NIGHT, colour_of, contrast
from sakura.ui.sheets.keys import KeysSheet
from sakura.ui.shots.finding import find_targets
from sakura.ui.shots.tables import seats_of
from tests.ui.conftest import Start
from tests.ui.focus.typist import Typist

LEAST_CONTRAST = 3.0


def begin(start: Start, **settings: Any) -> Typist:
    return Typist(start("small phone", theme="day", reduced_motion=True, **settings))


def in_game(start: Start, people: int = 1, bots: int = 2, **settings: Any) -> Typist:
    typist = begin(start, **settings)
    typist.ui.app.flow.begin(seats_of(people + bots, people), "standard", 1)
    typist.ui.advance(0.3)
    return typist


def texts(typist: Typist) -> list[str]:
    return [getattr(stop.widget, "text", "") for stop in typist.ui.app.keyboard.stops()]


def test_the_ring_comes_with_a_key_goes_with_a_touch_and_encloses_what_it_is_on(start: Start) -> None:
    typist = begin(start)
    assert typist.ui.app._keyboard is None, "nothing is loaded before a key is pressed"
    typist.press("enter")
    assert typist.ui.app.router.name == "home", "the first key only shows where one is"
    box, widget = typist.ring, typist.stop.widget
    assert widget.kind == "primary"
    assert box.within(box_of(widget)) == box_of(widget) != box
    typist.ui.touch((5, 5))
    assert typist.ring is None
    typist.press("tab")
    assert typist.ring == box, "it comes back to where it was"


def test_tab_goes_round_in_reading_order_and_shift_back(start: Start) -> None:
    typist = begin(start)
    typist.press("tab")
    first, order = typist.stop, texts(typist)
    seen = []
    for _ in order:
        seen.append(typist.stop.widget.text)
        typist.press("tab")
    assert sorted(seen) == sorted(order) and typist.stop == first
    heights = [stop.box.top for stop in typist.ui.app.keyboard.stops()]
    assert heights == sorted(heights, reverse=True)
    typist.press("tab", modifiers=("shift",))
    assert typist.stop.widget.text == seen[-1]


def test_a_sheet_and_a_dialog_keep_the_ring_until_escape(start: Start) -> None:
    typist = in_game(start)
    typist.go_to(lambda widget: getattr(widget, "icon", "") == "ui_menu")
    typist.press("enter")
    layers = typist.ui.app.router.layers
    for _ in range(8):
        typist.press("tab")
        assert layers.children[0] in list(typist.stop.widget.walk_reverse()), "the ring left the sheet"
    typist.do(icon="ui_trash")
    assert typist.ui.sees("Give up this game?")
    assert len(typist.ui.app.keyboard.stops()) == 2
    typist.press("escape")
    assert not layers.children and typist.stop.widget.icon == "ui_menu", "back where it was"


def test_arrows_go_down_the_rows_of_printed_cards_and_up_again(start: Start) -> None:
    typist = begin(start)
    screen = typist.ui.app.router.go("box")
    screen.turn_to("deck")
    typist.ui.advance(0.3)
    rows = screen.panes["deck"].ids.rows
    typist.go_to(lambda _widget: rows in typist.stop.rooms)
    reached = []
    for key in ("down",) * 12 + ("up",) * 8:
        typist.press(key)
        assert typist.stop.seen == typist.stop.box, "the whole of what has the ring is in sight"
        reached.append(next(row.order for row in typist.stop.widget.walk_reverse() if hasattr(row, "awaited")))
    assert max(reached) == reached[11] > 8 and reached[-1] < reached[11]


def test_arrows_go_to_what_is_near_and_scroll_what_is_far(start: Start) -> None:
    typist = begin(start)
    typist.do(text="Settings")
    screen = typist.ui.app.router.screen
    row = screen.rows["text_size"]
    typist.go_to(lambda widget: widget is row.button(100))
    typist.press("right")
    assert typist.stop.widget is row.button(125)
    typist.press("enter")
    assert typist.ui.app.preferences.values.text_size == 125
    switch = screen.rows["left_handed"]
    typist.go_to(lambda widget: widget is switch, key="down")
    assert not typist.stop.seen.is_empty, "it was scrolled into view"
    typist.press("space")
    assert typist.ui.app.preferences.values.left_handed
    typist.press("end")
    assert screen.ids.scroller.scroll_y == 0
    typist.press("escape")
    assert typist.ui.app.router.name == "home"


def test_a_name_is_written_after_enter_and_left_by_tab(start: Start) -> None:
    typist = begin(start)
    typist.do(text="New game")
    screen = typist.ui.app.router.screen
    field = screen.cards[0].ids.name.__self__
    typist.go_to(lambda widget: widget is field)
    assert not field.focus
    typist.press("enter")
    assert field.focus
    typist.write("Aiko")
    typist.press("space", "left")
    assert field.focus and field.text == "Aiko", "keys of the line are the line's"
    typist.press("tab")
    assert not field.focus and typist.stop.widget is not field
    assert screen.plan.playing[0].name == "Aiko"
    typist.go_to(lambda widget: widget is field)
    typist.press("enter", "escape")
    assert not field.focus and typist.ui.app.router.name == "table"


def test_cards_are_lifted_played_and_taken_back(start: Start) -> None:
    typist = in_game(start, people=2)
    ui = typist.ui
    typist.open_curtain(ui.app.router.screen)
    hand = ui.app.router.screen.hand
    typist.press("right")
    assert hand.lifted == hand.orders[0], "the first arrow lifts the first card"
    typist.press("right", "right", "left")
    assert hand.lifted == hand.orders[1] and typist.stop.widget is hand.faces[1]
    typist.press("tab")
    assert typist.stop.widget not in hand.faces, "the hand is one stop"
    typist.press("tab", modifiers=("shift",))
    played = hand.lifted
    typist.press("up")
    assert ui.app.sitting.picked == (played,)
    assert typist.stop.widget.text == "End turn"
    typist.press("backspace")
    assert ui.app.sitting.picked == () and typist.stop.widget in hand.faces


def test_the_garden_scrolls_and_zooms(start: Start) -> None:
    typist = in_game(start)
    camera = typist.ui.app.router.screen.garden.camera
    typist.press("+")
    assert camera.zoom > 1
    typist.press("-")
    assert camera.zoom == 1
    typist.ui.advance(1.5)
    before = camera.x
    typist.press("left", modifiers=("ctrl",))
    assert camera.x < before
    typist.go_to(lambda widget: getattr(widget, "focus_kind", "") == GARDEN)
    there = camera.x
    typist.press("right")
    assert camera.x > there and typist.stop.kind == GARDEN


def test_two_keys_reach_and_do_everything(start: Start) -> None:
    typist = in_game(start, people=2, switch_scanning=True)
    ui = typist.ui
    typist.press("space", "enter")
    assert ui.app.sitting.stage == "choose", "a press opens the curtain: a switch cannot be held"
    hand = ui.app.router.screen.hand
    typist.go_to(lambda widget: widget is hand.faces[2], key="space")
    typist.press("enter")
    assert hand.lifted == hand.orders[2]
    typist.press("enter")
    assert len(ui.app.sitting.picked) == 1
    ui.advance(10)
    assert ui.app.sitting.stage == "choose", "nothing ends by itself"
    typist.go_to(lambda widget: getattr(widget, "text", "") == "End turn", key="space")
    typist.press("enter")
    assert ui.app.sitting.eyes == 1


def test_the_sheet_of_keys_opens_by_a_key(start: Start) -> None:
    typist = begin(start)
    typist.press("F1", "F1")
    sheets = [layer for layer in typist.ui.app.router.layers.children if isinstance(layer, KeysSheet)]
    assert len(sheets) == 1
    typist.press("escape")
    assert not typist.ui.app.router.layers.children


def foreign_screen() -> tuple[Any, dict[str, Any]]:
    """Widgets of kinds and layouts that no screen of ours has told the keyboard about."""
    parts = {
        "low": Button(text="low", size_hint=(None, None), size=(200, 100), pos=(50, 50)),
        "slider": Slider(min=0, max=10, step=1, size_hint=(None, None), size=(300, 100), pos=(400, 300)),
        "long": ScrollView(size_hint=(None, None), size=(400, 200), pos=(50, 600)),
        "off": Button(text="off", disabled=True),
        "gone": Button(text="gone", opacity=0),
    }
    parts["long"].add_widget(Label(text="words", size_hint_y=None, height=1000))
    root = FloatLayout()
    for name in ("low", "slider", "long"):
        root.add_widget(parts[name])
    box = BoxLayout(size_hint=(None, None), size=(400, 100), pos=(50, 1000))
    box.add_widget(parts["off"])
    box.add_widget(parts["gone"])
    root.add_widget(box)
    return root, parts


def test_stops_are_found_in_any_screen(start: Start) -> None:
    typist = begin(start)
    root, parts = foreign_screen()
    typist.ui.app.router.add("foreign", lambda: root)
    typist.ui.app.router.go("foreign")
    typist.ui.advance(0.3)
    assert [stop.widget for stop in find_stops(root)] == [parts["long"], parts["slider"], parts["low"]]
    typist.go_to(lambda widget: widget is parts["slider"])
    typist.press("right", "right", "left")
    assert parts["slider"].value == 1
    typist.go_to(lambda widget: widget is parts["long"])
    typist.press("down")
    assert parts["long"].scroll_y < 1
    typist.press("end", "down")
    assert typist.stop.widget is not parts["long"], "at its end the ring goes on"


def test_one_line_of_the_ring_stands_out_on_any_ground() -> None:
    for inks in (DAY, NIGHT, CONTRAST):
        line, halo = colour_of(inks.focus), colour_of(inks.focus_halo)
        for grey in range(0, 256, 5):
            ground = (grey / 255, grey / 255, grey / 255, 1.0)
            assert max(contrast(line, ground), contrast(halo, ground)) >= LEAST_CONTRAST
        assert contrast(line, colour_of(inks.paper)) >= LEAST_CONTRAST


def test_whatever_can_be_touched_on_any_screen_is_a_stop(start: Start) -> None:
    typist = begin(start)
    router = typist.ui.app.router
    for name in ("home", "table", "settings", "box", "learn", "rules", "okiya", "records", "statistics"):
        router.go(name)
        typist.ui.advance(0.2)
        stops = [stop.widget for stop in typist.ui.app.keyboard.stops()]
        missing = [widget for widget, _box in find_targets(router) if not widget.disabled and widget not in stops]
        assert stops and not missing, f"{name}: {missing}"


def test_a_sheet_that_was_closed_is_forgotten(start: Start) -> None:
    typist = Typist(start("small phone", reduced_motion=True))
    typist.press("tab")
    for _ in range(3):
        typist.press("F1", "tab", "escape")
    kept = typist.ui.app.keyboard._left
    assert not any(isinstance(stop.widget.parent, type(None)) for stop in kept.values()), kept
    assert len(kept) <= 1


def test_a_touch_lets_go_of_what_a_key_holds_and_nothing_is_done(start: Start) -> None:
    typist = begin(start)
    typist.go_to(lambda widget: getattr(widget, "text", "") == "New game")
    button = typist.stop.widget
    typist.down("enter")
    assert button.state == "down"
    typist.ui.touch((5, 5))
    assert button.state == "normal"
    typist.up("enter")
    assert typist.ui.app.router.name == "home"
    typist.ui.tap(button)
    assert typist.ui.app.router.name == "table", "a finger can press it again"


def test_a_key_that_repeats_itself_does_nothing_more_until_it_is_let_go(start: Start) -> None:
    typist = begin(start)
    typist.down("enter", "enter", "enter")
    assert typist.stop.widget.state == "normal", "the first key only shows where one is"
    typist.up("enter")
    assert typist.ui.app.router.name == "home"
    typist.down("enter")
    typist.ui.touch((5, 5))
    typist.down("enter", "enter")
    assert typist.ring is None, "a touch has taken the ring away"
    typist.up("enter")
    assert typist.ui.app.router.name == "home"


def test_of_two_keys_only_the_one_that_does_lets_go(start: Start) -> None:
    typist = begin(start, switch_scanning=True)
    typist.go_to(lambda widget: getattr(widget, "text", "") == "New game", key="space")
    typist.down("enter")
    typist.press("space")
    assert typist.ui.app.router.name == "home"
    typist.up("enter")
    assert typist.ui.app.router.name == "table"
