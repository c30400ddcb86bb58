"""A remark that comes and goes by itself and is in nobody's way."""

from __future__ import annotations

from typing import Final

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import NumericProperty, ReferenceListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Words  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate

SECONDS_A_WORD: Final = 0.3
USUAL_HEAD: Final = 72  # dp


class Toast(Plate, BoxLayout):
    """A few words under the head of the page; a touch takes them away and reaches what they lie over."""

    text = StringProperty("")
    room_width = NumericProperty(0)
    room_height = NumericProperty(0)
    room = ReferenceListProperty(room_width, room_height)
    """How large it is where the toast lies: less than the window if that has a notch."""
    head = NumericProperty(0)
    """How much of it is left free above: the head of a page."""

    @property
    def seconds(self) -> float:
        """How long it stays: as long as its words take to be read without haste."""
        return max(theme.seconds("linger"), SECONDS_A_WORD * len(self.text.split()))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """It has been read."""
        if self.collide_point(*touch.pos):
            self.dismiss()
        return False

    def dismiss(self) -> None:
        """Take it away."""
        Animation.cancel_all(self)
        if self.parent is not None:
            self.parent.remove_widget(self)


def show_toast(text: str) -> Toast:
    """Say something in passing; a new remark takes the place of the last."""
    router = getattr(running_app(), "router", None)
    host = Window if router is None else router.remarks
    for other in [child for child in host.children if isinstance(child, Toast)]:
        other.dismiss()
    toast = Toast(text=text, head=getattr(getattr(router, "screen", None), "head_height", 0) or dp(USUAL_HEAD))
    host.add_widget(toast)
    coming = Animation(opacity=1, duration=theme.seconds("quick"))
    going = Animation(opacity=0, duration=theme.seconds("move"))
    passing = coming + Animation(duration=toast.seconds) + going
    passing.bind(on_complete=lambda *_: toast.dismiss())
    toast.opacity = 0
    passing.start(toast)
    return toast


load_kv(__file__)
