"""The garden as something to look at: planned for the size of the widget, drawn, scrolled and zoomed."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, OptionProperty
from kivy.uix.widget import Widget

from sakura.ui.garden.bends import plan_whole
from sakura.ui.garden.camera import Camera
from sakura.ui.garden.geometry import Box, Plan, Point
from sakura.ui.garden.gestures import Gestures
from sakura.ui.garden.poses import Standing
from sakura.ui.garden.scroll import plan_scroll
from sakura.ui.garden.stage import Stage
from sakura.ui.garden.strip import HEIGHT, GardenStrip
from sakura.ui.theme import theme

SMALLEST = 60  # dp: a garden smaller than this is not drawn
PAINTING_PAUSE = 0.12  # seconds between two parts of the garden that are not in view
EMPEROR_AT = 0.8  # where in the view the Emperor is put: most painters are behind him


class Sight(Widget):
    """A garden and the part of it that is in view. What stands in it is drawn by whoever builds on this."""

    focus_kind = "garden"  # to the keyboard
    mode = OptionProperty("scroll", options=("scroll", "whole"))
    night = BooleanProperty(False)
    reduced_motion = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_tap")
        super().__init__(**kwargs)
        self.standing = Standing()
        self.painters: tuple[str, ...] = ()
        self.plan: Plan | None = None
        self.camera = Camera()
        self._kinds: tuple[str, ...] = ()
        self._stage = Stage(self.canvas)
        self._gestures = Gestures(self.camera, self._local, self._look, lambda: self.dispatch("on_tap"))
        self._strip = GardenStrip()
        self._strip.bind(on_seek=self._seek)
        self._ticking: Any = None
        self._drawn: object = None  # for which garden, size and light the scenery was drawn
        self._unseen = True  # nothing has been looked at yet: the camera may jump
        self._lay_out = Clock.create_trigger(self._lay_out_now, -1)
        self._paint_on_soon = Clock.create_trigger(self._paint_on, PAINTING_PAUSE)
        self.bind(size=self._lay_out, mode=self._lay_out, night=self._lay_out)
        theme.bind(contrast=self._lay_out)
        self.bind(pos=self._move)

    def on_tap(self) -> None:
        """Someone tapped the garden, and neither scrolled nor zoomed it."""

    def follow_emperor(self) -> None:
        """Glide to where the Emperor is."""
        if self.plan is not None:
            self._send(*self.plan.at(self.standing.emperor), share=EMPEROR_AT)

    def nudge(self, across: float, up: float) -> bool:
        """Look so many views further to the right and up, as the players see it; whether there was anything to see."""
        before = self.camera.x, self.camera.y
        self.camera.stop()
        self.camera.pan(-across * self.camera.view[0], -up * self.camera.view[1])
        self._look()
        return (self.camera.x, self.camera.y) != before

    def zoom_by(self, factor: float) -> None:
        """See it so many times larger."""
        self.camera.zoom_at(self.camera.zoom * factor, self.camera.view[0] / 2, self.camera.view[1] / 2)
        self._look()

    def position_of_space(self, space: int) -> Point:
        """The middle of a space in the window."""
        self._be_laid_out()
        if self.plan is None:  # there is no room for the garden
            return self.to_window(*self.center)
        return self.to_window(*self._outside(*self.plan.at(space)))

    def on_touch_down(self, touch: Any) -> bool:
        """Fingers on the strip go there; fingers on the garden scroll and zoom, and so does the wheel of a mouse."""
        if self.disabled or not self.collide_point(*touch.pos):
            return False
        if super().on_touch_down(touch):
            return True
        if touch.is_mouse_scrolling:
            self._gestures.wheel(touch)
        else:
            touch.grab(self)
            self._gestures.down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Scroll or zoom."""
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        self._gestures.move(touch, Clock.get_time())
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Roll on, or take it as a tap."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self._gestures.up(touch, Clock.get_time())
        self._wake()
        return True

    def _box(self) -> Box:
        """The part of the widget that shows the garden."""
        bottom = self.y + (dp(HEIGHT) if self.mode == "scroll" else 0)
        return Box(self.x, bottom, self.right, max(self.top, bottom))

    def _local(self, touch: Any) -> Point:
        """A touch in pixels of the view, from the corner at which the garden begins."""
        box = self._box()
        return touch.x - box.left, touch.y - box.bottom

    def _outside(self, x: float, y: float) -> Point:
        """A place of the garden in the coordinates of the widget."""
        box, zoom = self._box(), self.camera.zoom
        return box.left + (x - self.camera.x) * zoom, box.bottom + (y - self.camera.y) * zoom

    def _be_laid_out(self) -> None:
        """Do now what would be done before the next frame."""
        if self._lay_out.is_triggered:
            self._lay_out.cancel()
            self._lay_out_now()

    def _lay_out_now(self, *_: object) -> None:
        """Plan and draw the garden for this size, light and company."""
        box = self._box()
        width, height = box.right - box.left, box.top - box.bottom
        self._place_strip()
        if not self._kinds or min(width, height) < dp(SMALLEST):
            return
        wanted = (self._kinds, self.mode, round(width), round(height), dp(1), self.night, theme.contrast)
        if wanted != self._drawn or self.plan is None:
            self._drawn = wanted
            self.plan = self._make_plan(width, height)
            self.camera.frame((width, height), (self.plan.width, self.plan.height))
            self._stage.draw(self.plan, self.night, self.standing.scored)
        self._stage.gather(self.plan, self.painters, self.night)
        self._strip.show(self.plan, self.painters, self.standing)
        if self._unseen and self.painters:
            self._unseen = False
            self.follow_emperor()
            self.camera.arrive()
        self._look()
        self._paint_on()

    def _paint_on(self, *_: object) -> None:
        """Draw what is out of view bit by bit, before anyone scrolls there."""
        if self._stage.scenery.go_on():
            self._paint_on_soon()

    def _make_plan(self, width: float, height: float) -> Plan:
        if self.mode == "scroll":
            return plan_scroll(self._kinds, width, height, dp(1))
        return plan_whole(self._kinds, width, height)

    def _place_strip(self) -> None:
        if self.mode == "scroll" and self._strip.parent is None:
            self.add_widget(self._strip)
        elif self.mode != "scroll" and self._strip.parent is not None:
            self.remove_widget(self._strip)
        self._strip.pos, self._strip.size = self.pos, (self.width, dp(HEIGHT))

    def _move(self, *_: object) -> None:
        self._place_strip()
        self._look()

    def _look(self) -> None:
        """Let the canvas and the strip show what the camera sees."""
        self._stage.look(self._box(), self.camera)
        if self.plan is not None and self.mode == "scroll":
            left, seen = self.camera.x / self.plan.width, self.camera.view[0] / self.camera.zoom / self.plan.width
            self._strip.look(max(0.0, left), min(1.0, left + seen))

    def _seek(self, _strip: GardenStrip, share: float) -> None:
        if self.plan is not None:
            self._send(share * self.plan.width, self.camera.y + self.camera.view[1] / self.camera.zoom / 2)

    def is_sought_by(self, touch: Any) -> bool:
        """Whether this finger looks for a place on the strip: it says nothing else."""
        return self._strip in touch.ud

    def _send(self, x: float, y: float, share: float = 0.5) -> None:
        """Let the camera glide to a place, or be there at once where nothing may glide."""
        self.camera.send(x, y, share)
        if self.reduced_motion:
            self.camera.arrive()
            self._look()
        else:
            self._wake()

    def _wake(self) -> None:
        """Have a look at every frame while something moves."""
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _tick(self, seconds: float) -> None:
        """One frame of whatever moves."""
        if self.camera.moving:
            self.camera.advance(seconds)
            self._look()
        more = self._go_on(seconds)
        if not more and not self.camera.moving:
            self._ticking.cancel()
            self._ticking = None

    def _go_on(self, seconds: float) -> bool:  # noqa: ARG002 - for whoever has something to move
        """Move what moves in the garden; whether there is more to come."""
        return False
