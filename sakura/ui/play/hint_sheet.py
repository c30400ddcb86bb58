"""A hint on request: what the lifted card does alone, what could go wrong, and what an adept thinks of the hand."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock

from sakura.engine.views import View
from sakura.i18n import hint_sentences as say
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.sentences import describe
from sakura.i18n.translation import _
from sakura.session.hints import Adviser, CardHint, HandHint, timing_of
from sakura.ui.play.foresight import foresee_card
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Heading, Small, Strong, Words
from sakura.ui.widgets.sheet import Sheet

THINKING_SECONDS: Final = 0.004  # of every frame


class HintSheet(Sheet):
    """For the eyes of the open hand's owner: it is closed with the hand. The adept thinks a little every frame."""

    def __init__(self, view: View, adviser: Adviser, names: dict[int, str], lifted: int | None, painter: int) -> None:
        super().__init__(title=_("Hint"))
        self._view, self._names = view, names
        self._lifted, self._painter = lifted, painter
        self._adviser = adviser
        self._thinking: Any = None
        self._fill()
        if adviser.hint is None:
            self._thinking = Clock.schedule_interval(self._think, 0)

    def on_close(self) -> None:
        """Nobody wants to know any more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _think(self, _seconds: float) -> bool:
        if not self._adviser.think(THINKING_SECONDS):
            return True
        self._thinking = None
        self._fill()
        return False

    def _fill(self) -> None:
        hint = self._adviser.hint
        rows = self._about_hand(hint) if self._lifted is None else self._about_card(self._lifted, hint)
        self.fill(*rows)

    # One card

    def _about_card(self, order: int, hint: HandHint | None) -> list[Any]:
        rows: list[Any] = [_heading(_("Card {order} alone").format(order=order)), *map(_words, self._alone(order))]
        timing = timing_of(self._view, order)
        rows += [
            _heading(_("What could go wrong")),
            _words(say.timing_sentence(timing.lower, timing.unseen, early=timing.is_early, late=timing.is_late)),
        ]
        if hint is None:
            return [*rows, _still_thinking()]
        card = hint.of(order)
        rows += [_words(self._risk(card)), _heading(_("What an adept would think"))]
        rows.append(
            _words(say.place_sentence(order, hint.best, card.place, len(hint.cards), near=card.near)),
        )
        rows.append(_words(say.tokens_sentence(self._own_name(), card.tokens)))
        return rows + self._threat(hint)

    def _alone(self, order: int) -> list[str]:
        outlook = foresee_card(self._view, order, self._painter)
        told = [describe(event, self._names) for event in outlook.events]
        if not outlook.moved and not told:
            told = [_("If nothing else happens, nobody ends up elsewhere.")]
        return [" ".join(told), *([say.assumption_sentence()] if outlook.asks else [])]

    # The hand

    def _about_hand(self, hint: HandHint | None) -> list[Any]:
        rows: list[Any] = [Small(text=_("Lift a card first to read more about it."))]
        if hint is None:
            return [*rows, _still_thinking()]
        best = hint.cards[0]
        rows += [
            _heading(_("What an adept would think")),
            _words(say.place_sentence(best.order, best.order, 1, len(hint.cards), near=False)),
            *self._threat(hint),
        ]
        for card in sorted(hint.cards, key=lambda card: card.order):
            rows += [Strong(text=_("Card {order}").format(order=card.order)), _words(self._risk(card))]
        return rows

    def _threat(self, hint: HandHint) -> list[Any]:
        if hint.threat is None:
            return []
        name = name_of(hint.threat, self._names)
        return [_words(begin_sentence(say.threat_sentence(name, self._view.tokens[hint.threat])))]

    def _risk(self, card: CardHint) -> str:
        return say.risk_sentence(self._own_name(), card.risk)

    def _own_name(self) -> str:
        return name_of(self._view.seat, self._names)


def _heading(text: str) -> Heading:
    return Heading(text=text, color=theme.accent)


def _words(text: str) -> Words:
    return Words(text=text)


def _still_thinking() -> Words:
    return Words(text=_("An adept is looking at the table …"), color=theme.ink_soft)
