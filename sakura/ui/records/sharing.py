"""What can be done with a game that is over: pass on how it ended, save it as a file."""

from __future__ import annotations

from typing import Any

from sakura.i18n.dates import day_of
from sakura.i18n.translation import _
from sakura.session.replaying import Replay
from sakura.storage.kept import Kept
from sakura.ui.handing import hand_file, hand_picture, hand_text
from sakura.ui.records.share_card import draw_card
from sakura.ui.results import result_text
from sakura.ui.running import running_app
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.sheet import Sheet


class ShareSheet(Sheet):
    """The result as a text or a picture, the game as a file."""

    def __init__(self, kept: Kept, replay: Replay, **kwargs: Any) -> None:
        super().__init__(title=_("Share"), **kwargs)
        self.kept, self.replay = kept, replay
        self.fill(
            Words(text=_("Nothing leaves the device unless it is passed on here.")),
            self.offer(_("The result as text"), self.share_text, icon="ui_share"),
            self.offer(_("The painting as a picture"), self.share_picture, icon="ui_pencil"),
            self.offer(_("The game as a file"), self.export, icon="ui_export"),
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


def export_game(kept: Kept) -> None:
    """Hand out a game, of either kind, as a file that another Sakura can import."""
    library = running_app().records.library
    hand_file(f"{file_stem(kept)}.json", library.seal(kept))


def file_stem(kept: Kept) -> str:
    """What an exported file is called, without its ending: the same in every language."""
    day = day_of(kept.note.when)
    return f"{kept.note.game}-{day:%Y-%m-%d}-{kept.name[:6]}"
