"""Everything that can be set; whatever is touched takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.storage.settings import CURTAINS, LANGUAGE_CHOICES, LEAST_TEXT, MOST_TEXT, SPEEDS, TEXT_STEP, THEMES
from sakura.ui.kv import load_kv
from sakura.ui.language import spoken_languages
from sakura.ui.running import running_app
from sakura.ui.sheets.keys import KeysSheet
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.choice import ChoiceRow
from sakura.ui.widgets.label import Small
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.switch import SwitchRow

WORDS: dict[str, Callable[[], str]] = {
    "system": lambda: _("As the device"),
    "day": lambda: _("Day"),
    "night": lambda: _("Night"),
    "contrast": lambda: _("High contrast"),
    "slow": lambda: _("Slow"),
    "normal": lambda: _("Normal"),
    "fast": lambda: _("Fast"),
    "hold": lambda: _("Hold"),
    "tap": lambda: _("Touch"),
    # every language in its own words
    "en": lambda: "English",
    "fr": lambda: "Français",
    "es": lambda: "Español",
    "ru": lambda: "Русский",
}


class Chapter(BoxLayout):
    """A part of the settings under a heading."""

    title = StringProperty("")


class Setting(BoxLayout):
    """Words over a choice."""

    text = StringProperty("")


class SettingsScreen(Page):
    """The settings in chapters: one column on an upright phone, two where there is room."""

    side = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Settings"), **kwargs)
        self._settings: Any = running_app().preferences
        self.rows: dict[str, Any] = {}
        self._build()

    def enter(self) -> None:
        """Show the values as they are now."""
        self._end = self._settings.watch(lambda _values: self._show())
        self._show()

    def leave(self) -> None:
        """No longer follow the settings."""
        self._end()

    def _build(self) -> None:
        left, right = self.ids.left, self.ids.right
        seeing = self._chapter(left, _("Reading"))
        languages = [code for code in LANGUAGE_CHOICES if code in spoken_languages()]
        self._choice(seeing, "language", _("Language"), languages)
        sizes = range(LEAST_TEXT, MOST_TEXT + 1, TEXT_STEP)
        self._choice(seeing, "text_size", _("Text size"), list(sizes), lambda size: _("{size} %").format(size=size))
        self._choice(seeing, "theme", _("Theme"), list(THEMES))
        moving = self._chapter(left, _("Movement"))
        self._choice(moving, "speed", _("Speed of the animations"), list(SPEEDS))
        self._switch(moving, "reduced_motion", _("Reduced motion"), _("Pieces and cards change place at once."))
        touching = self._chapter(right, _("Playing"))
        self._choice(touching, "curtain", _("To open the curtain"), list(CURTAINS))
        self._switch(touching, "hints", _("Hints"), _("A button by the hand explains cards on request."))
        self._switch(touching, "confirm_play", _("Ask before a card is played"))
        self._switch(touching, "left_handed", _("Left-handed"), _("Buttons are within reach of the left thumb."))
        self._build_access(right)
        self._way(touching, "box", _("The printed box"), _("Enter the printed cards and play with them."))
        hearing = self._chapter(right, _("Sound and touch"))
        self._switch(hearing, "sound", _("Sounds"))
        self._switch(hearing, "haptics", _("Vibration"))

    def _build_access(self, column: Any) -> None:
        access = self._chapter(column, _("By ear and by keys"))
        self._switch(
            access,
            "narration",
            _("Narration"),
            _("Speaks cards, table and log. Where several people play, a hand is read only when its owner asks."),
        )
        self._switch(
            access,
            "switch_scanning",
            _("Two keys are enough"),
            _("Space goes on to the next thing, Enter touches it. A turn ends only when its owner ends it."),
        )
        keys = InkButton(text=_("Keyboard keys"), icon="ui_info")
        keys.bind(on_release=lambda _button: KeysSheet().open())
        access.add_widget(keys)

    def _chapter(self, column: Any, title: str) -> Chapter:
        chapter = Chapter(title=title)
        column.add_widget(chapter)
        return chapter

    def _choice(
        self, chapter: Chapter, name: str, text: str, options: list[Any], words: Callable[[Any], str] | None = None
    ) -> None:
        say = words or (lambda value: WORDS[value]())
        row = ChoiceRow(options=[(value, say(value)) for value in options])
        row.bind(on_choose=lambda _row, value: self._settings.change(**{name: value}))
        setting = Setting(text=text)
        setting.add_widget(row)
        chapter.add_widget(setting)
        self.rows[name] = row

    def _switch(self, chapter: Chapter, name: str, text: str, remark: str = "") -> None:
        row = SwitchRow(text=text, remark=remark)
        row.bind(active=lambda _row, active: self._settings.change(**{name: active}))
        chapter.add_widget(row)
        self.rows[name] = row

    def _way(self, chapter: Chapter, screen: str, text: str, remark: str) -> None:
        """A button that leads to a screen of its own."""
        button = InkButton(text=text, trailing="ui_arrow_right")
        button.bind(on_release=lambda _button: running_app().router.go(screen))
        chapter.add_widget(button)
        chapter.add_widget(Small(text=remark))

    def _show(self) -> None:
        for name, row in self.rows.items():
            value = getattr(self._settings.values, name)
            if isinstance(row, SwitchRow):
                row.active = value
            else:
                row.value = value


load_kv(__file__)
