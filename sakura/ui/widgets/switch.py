"""On or off: a whole row that can be touched, with a small sliding door at its end."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.plate import Plate


class DoorSlider(Widget):
    """The part that slides; ``place`` goes from 0 (off) to 1 (on)."""

    place = NumericProperty(0)
    active = BooleanProperty(False)


class SwitchRow(Touch, Plate, BoxLayout):
    """Words, a remark under them if need be, and whether it is so."""

    text = StringProperty("")
    remark = StringProperty("")
    active = BooleanProperty(False)

    def on_release(self) -> None:
        """Turn it over."""
        self.active = not self.active

    def on_active(self, *_: object) -> None:
        """Slide to where it is now."""
        slider = self.ids.get("slider")
        if slider is not None:
            Animation.cancel_all(slider)
            Animation(place=float(self.active), duration=theme.seconds("quick")).start(slider)

    def on_kv_post(self, _base: object) -> None:
        """Begin where it is."""
        self.ids.slider.place = float(self.active)


load_kv(__file__)
