"""Cards that everyone may look at, in words: those of a round with their owners, or a hand laid open in a replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sakura.engine.cards import Card
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.translation import _
from sakura.ui.sheets.discards import card_row
from sakura.ui.widgets.label import Heading
from sakura.ui.widgets.sheet import Sheet


class OpenCardsSheet(Sheet):
    """Each of these plays, an order number and a painter, as a card under the name of its owner."""

    def __init__(
        self, plays: Sequence[tuple[int, int]], cards: Mapping[int, Card], names: Mapping[int, str], **kwargs: Any
    ) -> None:
        super().__init__(title=_("The cards"), **kwargs)
        rows: list[Any] = []
        for order, owner in plays:
            rows += [Heading(text=begin_sentence(name_of(owner, names))), card_row(cards[order])]
        self.fill(*rows)


class OpenHandSheet(Sheet):
    """The cards of one hand under the name of its owner."""

    def __init__(self, name: str, hand: Sequence[Card], **kwargs: Any) -> None:
        super().__init__(title=name, **kwargs)
        self.fill(*(card_row(card) for card in hand))
