"""Closed doors between two players: nothing of the last one is behind them, and only the next one opens them."""

from __future__ import annotations

from typing import Any, Final

from kivy.animation import Animation
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from sakura.i18n.translation import _
from sakura.session.stages import CURTAIN
from sakura.ui import feedback
from sakura.ui.kv import load_kv
from sakura.ui.play import turn_button  # noqa: F401 - the kv file uses it
from sakura.ui.running import running_app
from sakura.ui.theme import theme
from sakura.ui.widgets import fusuma, panel, picture  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.layer import is_layer_open
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

HOLD_SECONDS: Final = 0.7


class Knock(Touch, Widget):
    """The emblem with a ring around it that fills while it is held."""

    painter = StringProperty("crane")
    progress = NumericProperty(0)
    colour = ColorProperty("#000000")


class HandoffScreen(FloatLayout):
    """Names who must take the device. The hand is asked for only when the doors have opened all the way."""

    at_once = True  # no moment without doors
    painter = StringProperty("crane")
    name = StringProperty("")
    sentence = StringProperty("")
    advice = StringProperty("")
    by_tap = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.sitting: Any = None
        self._is_knocked = False
        self.ids.knock.bind(on_press=self._pressed, on_release=self._released, state=self._state_changed)

    def enter(self, sitting: Any) -> None:
        """Close the doors and call the next player."""
        self.sitting = sitting
        seat = sitting.seats[sitting.eyes]
        self.painter, self.name = seat.painter, seat.name
        self.sentence = _("Round {number}").format(number=sitting.round)
        self.by_tap = running_app().preferences.values.opens_by_touch
        self.advice = _words_of(self.by_tap).format(name=seat.name)
        self.ids.speech.scroll_y = 1
        self._reset()
        self._close_doors()

    def shut(self) -> None:
        """Close the doors at once, however far they are, and forget the finger that may still be there."""
        self._reset()
        self.ids.doors.openness = 0

    def leave(self) -> None:
        """Forget the player that was called."""
        self._reset()
        self.sitting = None

    def on_back(self) -> bool:
        """Show the menu, over closed doors: the way home leads through it."""
        from sakura.ui.sheets import open_menu

        self.shut()
        open_menu(self.sitting)
        return True

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing behind the doors can be touched."""
        super().on_touch_down(touch)
        return True

    def _reset(self) -> None:
        for widget in (self.ids.doors, self.ids.knock, self.ids.call):
            Animation.cancel_all(widget)
        self._is_knocked = False
        self.ids.knock.progress = 0
        self.ids.knock.disabled = False
        self.ids.call.opacity = 1

    def _close_doors(self) -> None:
        doors, call = self.ids.doors, self.ids.call
        doors.openness = 0
        if theme.seconds("doors"):
            doors.openness, call.opacity = 1, 0
            closing = Animation(openness=0, duration=theme.seconds("doors"), t="out_cubic")
            closing.bind(on_complete=self._fill)  # for whoever has held the emblem since the doors began to close
            closing.start(doors)
            appearing = Animation(duration=theme.seconds("doors")) + Animation(opacity=1, duration=0.15)
            appearing.start(call)
        feedback.signal("doors")

    def _pressed(self, _knock: Knock) -> None:
        self._is_knocked = True
        self._fill()

    def _fill(self, *_: object) -> None:
        """Let the ring fill while the emblem is held, once the doors are closed."""
        knock = self.ids.knock
        is_held = self._is_knocked and knock.state == "down"
        if self.by_tap or not is_held or self.ids.doors.openness > 0:
            return
        Animation.cancel_all(knock)
        filling = Animation(progress=1, duration=HOLD_SECONDS)
        filling.bind(on_complete=lambda *_: self._open_doors())
        filling.start(knock)

    def _state_changed(self, knock: Knock, state: str) -> None:
        """Take the filling back however it was let go: a finger beside it and a key cut short tell no release."""
        if state == "normal" and knock.progress < 1:
            Animation.cancel_all(knock)
            Animation(progress=0, duration=theme.seconds("quick")).start(knock)

    def _released(self, _knock: Knock) -> None:
        if self.by_tap and self._is_knocked and self.ids.doors.openness == 0:
            self._open_doors()

    def _open_doors(self) -> None:
        self.ids.knock.disabled = True
        self.ids.call.opacity = 0
        feedback.signal("doors")
        if not theme.seconds("doors"):
            self._opened()
            return
        opening = Animation(openness=1, duration=theme.seconds("doors"), t="in_out_cubic")
        opening.bind(on_complete=lambda *_: self._opened())
        opening.start(self.ids.doors)

    def _opened(self, *_: object) -> None:
        if is_layer_open():
            self.shut()  # whoever closes that sheet later need not be whoever opened the doors
        elif self.sitting is not None and self.sitting.stage == CURTAIN:
            self.sitting.open_curtain()


def _words_of(by_tap: bool) -> str:
    if by_tap:
        return _("Only {name} looks now. Touch the emblem to open.")
    return _("Only {name} looks now. Hold the emblem to open.")


load_kv(__file__)
