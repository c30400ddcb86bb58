"""A remark that comes and goes by itself and is in nobody's way."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.app import App
from kivy.core.window import Window
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Words  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.plate import Plate


class Toast(Plate, BoxLayout):
    """A few words near the lower edge; touches go through it."""

    text = StringProperty("")

    def on_touch_down(self, _touch: object) -> bool:
        """It is only to be read."""
        return False


def show_toast(text: str) -> Toast:
    """Say something in passing; a new remark takes the place of the last."""
    router = getattr(App.get_running_app(), "router", None)
    host = Window if router is None else router.remarks
    for other in [child for child in host.children if isinstance(child, Toast)]:
        host.remove_widget(other)
    toast = Toast(text=text)
    host.add_widget(toast)
    coming = Animation(opacity=1, duration=theme.seconds("quick"))
    going = Animation(opacity=0, duration=theme.seconds("move"))
    passing = coming + Animation(duration=theme.seconds("linger")) + going
    passing.bind(on_complete=lambda *_: host.remove_widget(toast))
    toast.opacity = 0
    passing.start(toast)
    return toast


load_kv(__file__)
