"""The menu of Okiya in play."""

from __future__ import annotations

from typing import Any

from sakura.i18n.okiya_sentences import describe_okiya
from sakura.i18n.translation import _
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.ui.running import running_app
from sakura.ui.sheets.menu import MenuSheet, ask_to_give_up
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.sheet import Sheet


class OkiyaMenuSheet(MenuSheet):
    """On with the game, read what happened, or leave. Leaving keeps the match; only giving it up does not."""

    def looks(self) -> list[InkButton]:
        """Everything lies open: there is only what has happened."""
        return [self.offer(_("What happened"), self._open_log, icon="ui_log")]

    def give_up(self) -> None:
        """Give up only after a second thought."""
        title, text = _("Give up this match?"), _("The match ends without a winner and cannot be continued.")
        ask_to_give_up(title, text, self.flow)

    @property
    def flow(self) -> Any:
        """The driver of the match."""
        return running_app().okiya

    def _open_log(self) -> None:
        OkiyaLogSheet(self.sitting).open()

    def _open_rules(self) -> None:
        self.look_aside("rules", section="okiya aim")


class OkiyaLogSheet(Sheet):
    """What has happened in the match, in sentences."""

    def __init__(self, sitting: OkiyaSitting, **kwargs: Any) -> None:
        super().__init__(title=_("What happened"), **kwargs)
        self.fill(*(Words(text=describe_okiya(event, sitting.names())) for event in sitting.events))
        self.scroll_to_end()
