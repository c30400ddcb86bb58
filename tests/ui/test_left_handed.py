"""For the left hand what a thumb reaches lies on the other side, on every form of screen, and back again."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.session.stages import OVER
from sakura.ui.shots.tables import play_until, seats_of, sit_down
from tests.ui.conftest import UI, Start
from tests.ui.okiya.touches import begin


def sides(ui: UI, *widgets: Any) -> list[bool]:
    """For each widget whether it lies on the right."""
    return [widget.to_window(*widget.center)[0] > ui.window.width / 2 for widget in widgets]


@pytest.mark.parametrize("device", ["phone", "sideways", "tablet"])
def test_the_thumb_zone_is_mirrored_in_play(start: Start, device: str) -> None:
    ui = start(device, reduced_motion=True)
    ui.app.flow.begin(seats_of(3, 2), "standard", 1)
    ui.advance(0.3)
    ui.app.sitting.open_curtain()
    ui.advance(0.2)
    screen = ui.app.router.screen
    screen.play(screen.hand.orders[2])
    ui.advance(0.2)
    tools, buttons = screen.ids.head.ids, screen.ids.buttons.ids
    thumbs = [tools.menu, tools.log, buttons.main]
    first = screen.hand.faces[0]
    assert all(sides(ui, *thumbs)) and first.x < screen.hand.faces[-1].x
    ui.app.preferences.change(left_handed=True)
    ui.advance(0.2)
    assert not any(sides(ui, *thumbs)), [thumb.center for thumb in thumbs]
    assert first.x > screen.hand.faces[-1].x
    ui.app.preferences.change(left_handed=False)
    ui.advance(0.2)
    assert all(sides(ui, *thumbs))


@pytest.mark.parametrize("device", ["phone", "sideways", "tablet"])
def test_so_are_the_tools_of_okiya(start: Start, device: str) -> None:
    ui = begin(start, device=device)
    tools = ui.app.router.screen.tools
    order = [tools.ids.menu, tools.ids.undo, tools.ids.hint, tools.ids.goal]
    assert [tool.x for tool in order] == sorted((tool.x for tool in order), reverse=True)
    ui.app.preferences.change(left_handed=True)
    ui.advance(0.1)
    assert [tool.x for tool in order] == sorted(tool.x for tool in order)
    ui.app.preferences.change(left_handed=False)
    ui.advance(0.1)
    assert tools.ids.menu.x > tools.ids.hint.x


def test_so_are_the_icons_of_the_end(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.app.flow.take_up(play_until(sit_down(seats_of(3, 1)), lambda table: table.stage == OVER))
    ui.advance(0.2)
    icons = [ui.app.router.screen.ids[name].__self__ for name in ("share", "home")]
    assert sides(ui, *icons) == [True, True]
    ui.app.preferences.change(left_handed=True)
    ui.advance(0.1)
    assert sides(ui, *icons) == [False, False]


def test_so_are_home_and_table_on_a_phone_held_sideways(start: Start) -> None:
    ui = start("sideways", reduced_motion=True)
    menu = ui.app.router.screen.ids.menu
    assert sides(ui, menu) == [True]
    ui.app.preferences.change(left_handed=True)
    ui.advance(0.1)
    assert sides(ui, menu, ui.app.router.screen.ids.hero) == [False, True]
    table = ui.app.router.go("table")
    ui.advance(0.1)
    assert sides(ui, table.ids.start, table.ids.scroller) == [False, True]
    ui.app.preferences.change(left_handed=False)
    ui.advance(0.1)
    assert sides(ui, table.ids.start) == [True]
