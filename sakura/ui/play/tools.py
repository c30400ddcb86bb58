"""The head of a screen in play: the painters, the round, and one tap to the discards, the log and the menu."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.ui.form import TABLET
from sakura.ui.kv import load_kv
from sakura.ui.play.turn_button import TURN
from sakura.ui.running import running_app
from sakura.ui.sheets import open_discards, open_log, open_menu
from sakura.ui.theme import theme
from sakura.ui.widgets.button import IconButton  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.handed import HandedRow
from sakura.ui.widgets.label import OneLine  # noqa: F401 - likewise

SPEAK = "ui_sound"


class PlayHead(HandedRow):
    """Painters and tools: one below the other on an upright phone, else side by side, the tools by the thumb."""

    round = NumericProperty(0)
    sitting = ObjectProperty(None, allownone=True)
    showing = ObjectProperty(None, allownone=True)
    """What shows the steps of a reveal, on the screen that does: nothing that is still to come can be read."""
    menu = ObjectProperty(None, allownone=True)
    """What opens a menu of its own, where there is another than the game's."""
    plain = BooleanProperty(False)
    """Only the painters and the menu, in one row: a first game needs no more."""
    stacked = BooleanProperty(True)

    def round_text(self, number: float) -> str:
        """Which round it is."""
        return _("Round {number}").format(number=int(number)) if number else ""

    def open_painters(self) -> None:
        """Everyone by full name, with tokens and place."""
        from sakura.ui.play.painters_sheet import painters_sheet

        if self.sitting is not None:
            painters_sheet(self.sitting, self.showing).open()

    def open_discards(self) -> None:
        """The cards that have been played."""
        if self.sitting is not None:
            open_discards(self.sitting)

    def open_log(self) -> None:
        """What has happened."""
        if self.sitting is not None:
            open_log(self.sitting, self.showing)

    def open_menu(self) -> None:
        """What can be done besides playing."""
        if self.menu is not None:
            self.menu()
        elif self.sitting is not None:
            open_menu(self.sitting, self.showing)

    def read_aloud(self) -> None:
        """Have the open hand and the table read."""
        narrator = getattr(running_app(), "narrator", None)
        if narrator is not None:
            narrator.read_aloud()


class PlayTools(BoxLayout):
    """The icons, on the side of the thumb; the one that turns the screen only where the device lies on a table, the one
    that reads aloud only where there is somebody to do it."""

    plain = BooleanProperty(False)
    """The menu alone."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._icons: list[Any] = []
        theme.bind(left_handed=self._lay_out, form=self._lay_out, narration=self._lay_out)
        self.bind(plain=self._lay_out)

    def on_kv_post(self, _base: object) -> None:
        """Take the right side once all icons are there."""
        self._icons = self.children[::-1]
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        unwanted = {TURN: theme.form != TABLET, SPEAK: not theme.narration}
        icons = [icon for icon in self._icons if not unwanted.get(getattr(icon, "icon", ""), False)]
        if self.plain:
            icons = icons[-1:]
        self.clear_widgets()
        for icon in reversed(icons) if theme.left_handed else icons:
            self.add_widget(icon)


load_kv(__file__)
