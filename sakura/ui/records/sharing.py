"""What can be done with a game that is over: watch it, pass on how it ended, save it as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App

from sakura.i18n.dates import day_of
from sakura.i18n.translation import _
from sakura.session.replaying import Replay
from sakura.storage.kept import Kept
from sakura.ui.handing import hand_file, hand_picture, hand_text
from sakura.ui.records.share_card import draw_card
from sakura.ui.results import result_text
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.sheet import Sheet


class ShareSheet(Sheet):
    """The result as a text or a picture, the game as a file."""

    def __init__(self, kept: Kept, replay: Replay, **kwargs: Any) -> None:
        super().__init__(title=_("Share"), **kwargs)
        self.kept, self.replay = kept, replay
        self.fill(
            Words(text=_("Nothing leaves the device unless it is passed on here.")),
            self._button(_("The result as text"), "ui_share", self.share_text),
            self._button(_("The painting as a picture"), "ui_pencil", self.share_picture),
            self._button(_("The game as a file"), "ui_export", self.export),
        )

    def share_text(self) -> None:
        """Who has won, and everyone's tokens."""
        hand_text(result_text(self.replay, self.kept.note.when), _("Share the result"))

    def share_picture(self) -> None:
        """The finished painting with the ranking below."""
        hand_picture(draw_card(self.replay), f"{file_stem(self.kept)}.png", _("Share the painting"))

    def export(self) -> None:
        """A file that another Sakura can import."""
        export_game(self.kept)

    def _button(self, words: str, icon: str, action: Callable[[], None]) -> InkButton:
        button = InkButton(text=words, icon=icon)

        def act(_button: object) -> None:
            self.close()
            action()

        button.bind(on_release=act)
        return button


def export_game(kept: Kept) -> None:
    """Hand out a game, of either kind, as a file that another Sakura can import."""
    library = App.get_running_app().records.library
    hand_file(f"{file_stem(kept)}.json", library.seal(kept))


def file_stem(kept: Kept) -> str:
    """What an exported file is called, without its ending: the same in every language."""
    day = day_of(kept.note.when)
    return f"{kept.note.game}-{day:%Y-%m-%d}-{kept.name[:6]}"
