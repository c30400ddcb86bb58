"""The open cards of a round that are still to be carried out, in words: everyone may look at them."""

from __future__ import annotations

from typing import Any

from sakura.engine.views import View
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.translation import _
from sakura.ui.sheets.discards import card_row
from sakura.ui.widgets.label import Heading
from sakura.ui.widgets.sheet import Sheet


class OpenCardsSheet(Sheet):
    """Each card under the name of its owner, the one in turn first."""

    def __init__(self, view: View, names: dict[int, str], **kwargs: Any) -> None:
        super().__init__(title=_("The cards"), **kwargs)
        rows: list[Any] = []
        for order, owner in view.plays[view.turn :]:
            rows += [Heading(text=begin_sentence(name_of(owner, names))), card_row(view.cards.cards[order])]
        self.fill(*rows)
