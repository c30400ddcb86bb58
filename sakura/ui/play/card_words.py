"""A card in words: what happens in the garden, then what its painter does, and what the pale figures mean."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.cards import Card
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.names import begin_sentence
from sakura.i18n.translation import _
from sakura.ui.kv import load_kv
from sakura.ui.widgets.label import Small, Words  # noqa: F401 - the kv file uses them


class CardWords(BoxLayout):
    """The words for one card of the open hand; empty while none is lifted."""

    garden_text = StringProperty("")
    painter_text = StringProperty("")
    note = StringProperty("")
    is_empty = BooleanProperty(True)

    def say(self, card: Card, name: str, moves: bool, asks: bool) -> None:
        """Explain a card that is played for the painter of this name."""
        self.garden_text, self.painter_text = card_sentences(card, name)
        self.note = _note(moves, asks)
        self.is_empty = False

    def say_only(self, note: str) -> None:
        """Explain no card; a hint stands in its place."""
        self.garden_text = self.painter_text = ""
        self.note = note
        self.is_empty = True


def card_sentences(card: Card, name: str) -> tuple[str, str]:
    """What a card does in the garden, and then to the painter of this name."""
    first = _("First: {action}.").format(action=garden_action_text(card.garden.code))
    then = _("Then {name}: {action}.").format(name=name, action=painter_action_text(card.painter.code))
    return first, begin_sentence(then)


def _note(moves: bool, asks: bool) -> str:
    if not moves:
        return _("If nothing else happens, nobody ends up elsewhere.")
    if asks:
        return _("The pale figures: where this leads if nothing else happens and the answer is forwards.")
    return _("The pale figures: where this leads if nothing else happens.")


load_kv(__file__)
