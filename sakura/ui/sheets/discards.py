"""The discard pile, face up: everyone may look through it."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.names import with_capital
from sakura.i18n.translation import _, ngettext
from sakura.ui.cards.face import CardFace
from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import Small, Words
from sakura.ui.widgets.sheet import Sheet


class DiscardRow(BoxLayout):
    """A card and what it says in words."""

    garden = StringProperty("")
    painter = StringProperty("")


class DiscardSheet(Sheet):
    """The discarded cards, the last one first."""

    def __init__(self, sitting: Any, **kwargs: Any) -> None:
        super().__init__(title=_("Discards"), **kwargs)
        view = sitting.view()
        left = ngettext("{count} card is left in the deck.", "{count} cards are left in the deck.", view.deck)
        rows: list[Any] = [Small(text=left.format(count=view.deck))]
        if not view.discard:
            rows.append(Words(text=_("No card has been played yet.")))
        self.fill(*rows, *(card_row(view.cards.cards[order]) for order in reversed(view.discard)))


def card_row(card: Any) -> DiscardRow:
    """A card, and beside it what it says."""
    row = DiscardRow(
        garden=with_capital(garden_action_text(card.garden.code)),
        painter=with_capital(painter_action_text(card.painter.code)),
    )
    row.ids.place.add_widget(CardFace.of(card))
    return row


load_kv(__file__)
