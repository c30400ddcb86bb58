"""The whole path as a small strip: where the Emperor, the painters and the trees are, and what part is in view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.graphics import Point as Points
from kivy.metrics import dp
from kivy.uix.widget import Widget

from sakura.ui import art
from sakura.ui.garden import soft
from sakura.ui.garden.geometry import Plan
from sakura.ui.garden.poses import Standing
from sakura.ui.theme import theme

HEIGHT = 52
EMBLEM, EMPEROR_SIZE, BLOSSOM = 17, 19, 17  # dp
ROWS = 13  # how far above and below the path the emblems are, in dp
EDGE = 16
LANDMARK = 20
CROWN = (0.17, 0.15, 0.13, 1.0)


class GardenStrip(Widget):
    """Tap or drag on it to go there: ``on_seek`` gives the place as a share of the garden's width."""

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_seek")
        super().__init__(**kwargs)
        self._plan: Plan | None = None
        self._standing = Standing()
        self._painters: tuple[str, ...] = ()
        self._window = (0.0, 1.0)
        self._path, self._markers = InstructionGroup(), InstructionGroup()
        with self.canvas:
            self._ground_colour = Color(0, 0, 0, 0)
            self._ground = Rectangle()
            self._frame_colour = Color(0, 0, 0, 0)
            self._frame = RoundedRectangle(radius=[dp(7)])
            self._seen_colour = Color(0, 0, 0, 0)
            self._seen = RoundedRectangle(radius=[dp(5)])
        self.canvas.add(self._path)
        self.canvas.add(self._markers)
        self.bind(pos=self._redraw, size=self._redraw)
        theme.bind(contrast=self._redraw)

    def on_seek(self, share: float) -> None:
        """Someone wants to see that part of the garden."""

    def show(self, plan: Plan, painters: Sequence[str], standing: Standing) -> None:
        """Draw the path and everyone on it."""
        self._plan, self._painters, self._standing = plan, tuple(painters), standing
        self._redraw()

    def mark(self, standing: Standing) -> None:
        """Put the markers where everyone stands now."""
        self._standing = standing
        self._draw_markers()

    def forget(self) -> None:
        """Show no path: there is another one, which has not been planned yet."""
        self._plan = None

    def look(self, left: float, right: float) -> None:
        """Show which part of the garden is in view, in shares of its width."""
        self._window = (left, right)
        x, room = self._room()
        for rectangle, edge in ((self._frame, dp(2)), (self._seen, 0)):
            rectangle.pos = (x + left * room - edge, self.y + dp(4) - edge)
            rectangle.size = ((right - left) * room + 2 * edge, self.height - dp(8) + 2 * edge)

    def on_touch_down(self, touch: Any) -> bool:
        """Go where the finger is; the wheel of a mouse goes nowhere."""
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            return True
        touch.grab(self)
        touch.ud[self] = True
        self._seek(touch.x)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Follow the finger."""
        if touch.grab_current is not self:
            return False
        self._seek(touch.x)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Stay there."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def _seek(self, x: float) -> None:
        left, room = self._room()
        self.dispatch("on_seek", min(1.0, max(0.0, (x - left) / max(room, 1.0))))

    def _room(self) -> tuple[float, float]:
        """Where the path begins on the strip, and how long it is."""
        return self.x + dp(EDGE), self.width - 2 * dp(EDGE)

    def _across(self, space: int) -> float:
        assert self._plan is not None
        left, room = self._room()
        return left + self._plan.spots[space].x / self._plan.width * room

    def _redraw(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size
        self._ground_colour.rgba = theme.panel
        self._seen_colour.rgba = theme.shade
        self._frame_colour.rgba = theme.accent
        self.look(*self._window)
        self._draw_path()
        self._draw_markers()

    def _draw_path(self) -> None:
        self._path.clear()
        plan = self._plan
        if plan is None:
            return
        on_bridge = {space for bridge in plan.bridges for space in range(bridge.first, bridge.last + 1)}
        for red, colour, size in ((False, theme.ink_faint, dp(2)), (True, theme.vermilion, dp(3))):
            spaces = [space for space in range(1, plan.last + 1) if (space in on_bridge) == red]
            places = [value for space in spaces for value in (self._across(space), self.center_y)]
            self._path.add(Color(*colour))
            self._path.add(Points(points=places, pointsize=size, texture=soft.disc()))
        for prop in (plan.gate, plan.torii, plan.shrine):
            self._picture(art.for_theme(prop.name, theme.night), prop.x, dp(LANDMARK))

    def _picture(self, name: str, x: float, size: float) -> None:
        assert self._plan is not None
        left, room = self._room()
        middle = (left + x / self._plan.width * room, self.center_y + size * 0.12)
        tallness = art.info(name)["height"] / art.info(name)["width"]
        self._dot(self._path, art.texture(name), (1, 1, 1, 1), middle, (size, size * tallness))

    def _draw_markers(self) -> None:
        self._markers.clear()
        if self._plan is None or len(self._standing.spaces) != len(self._painters):
            return
        for space, _ in self._plan.trees:
            scored = space in self._standing.scored
            colour = (1.0, 1.0, 1.0, 0.3 if scored else 1.0)
            size = dp(BLOSSOM * (0.75 if scored else 1))
            self._dot(self._markers, art.texture("blossom"), colour, (self._across(space), self.center_y), (size, size))
        self._draw_emperor()
        self._draw_painters()

    def _draw_emperor(self) -> None:
        """Under the emblems: whoever is one step behind him is the one to be seen."""
        middle, size = (self._across(self._standing.emperor), self.center_y), dp(EMPEROR_SIZE)
        self._dot(self._markers, soft.disc(), theme.ink, middle, (size + dp(3), size + dp(3)))
        self._dot(self._markers, soft.disc(), theme.gold, middle, (size, size))
        self._dot(self._markers, art.texture("ui_crown"), CROWN, middle, (size * 0.72, size * 0.72))

    def _draw_painters(self) -> None:
        """Emblems above and below the path in turn, so that neighbours do not cover each other."""
        size = dp(EMBLEM)
        order = sorted(range(len(self._painters)), key=lambda painter: self._standing.spaces[painter])
        waiting = 0
        for number, painter in enumerate(order):
            space = self._standing.spaces[painter]
            x = self._across(space)
            if space == 0:
                x += (waiting // 2 - 1) * size * 0.8
                waiting += 1
            y = self.center_y + (dp(ROWS) if number % 2 else -dp(ROWS))
            texture = art.texture(f"emblem_{self._painters[painter]}@small")
            self._dot(self._markers, texture, (1, 1, 1, 1), (x, y), (size, size))

    @staticmethod
    def _dot(
        group: InstructionGroup,
        texture: Any,
        colour: Sequence[float],
        middle: tuple[float, float],
        size: tuple[float, float],
    ) -> None:
        group.add(Color(*colour))
        corner = (middle[0] - size[0] / 2, middle[1] - size[1] / 2)
        group.add(Rectangle(texture=texture, pos=corner, size=size))
