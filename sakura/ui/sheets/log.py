"""The log: the last rounds at once, the earlier ones when they are asked for."""

from __future__ import annotations

from typing import Any, Final

from sakura.engine.events import SakuraScored
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.scoring_sentences import award_sentence, gate_sentence, tree_sentence
from sakura.i18n.translation import _
from sakura.ui.play.on_show import events_on_show
from sakura.ui.play.scoring_rank import ScoringRank, ranks_of
from sakura.ui.play.showing import Showing
from sakura.ui.sheets.log_pages import Paragraph, tell_paragraphs
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Heading, Strong, Words
from sakura.ui.widgets.sheet import Sheet

ROUNDS_AT_ONCE: Final = 2


class LogSheet(Sheet):
    """Every event that has been shown, as a sentence; it opens at the end."""

    def __init__(self, sitting: Any, showing: Showing | None = None, **kwargs: Any) -> None:
        super().__init__(title=_("What happened"), **kwargs)
        self._names, self._painters = sitting.names(), sitting.painters()
        self._rounds = tell_paragraphs(events_on_show(sitting, showing), self._names)
        self._shown = ROUNDS_AT_ONCE
        self._fill()

    def show_earlier(self) -> None:
        """Put the rounds before on top."""
        self._shown += ROUNDS_AT_ONCE * 2
        self._fill()

    def _fill(self) -> None:
        rows: list[Any] = []
        if self._shown < len(self._rounds):
            earlier = InkButton(text=_("Earlier rounds"), icon="ui_arrow_up")
            earlier.bind(on_release=lambda _button: self.show_earlier())
            rows.append(earlier)
        for paragraphs in self._rounds[-self._shown :]:
            rows += [row for paragraph in paragraphs for row in self._rows(paragraph)]
        if not self._rounds:
            rows.append(Words(text=_("Nothing yet: the cards of the first round are being chosen.")))
        self.fill(*rows)
        self.scroll_to_end()

    def _rows(self, paragraph: Paragraph) -> list[Any]:
        if paragraph.round:
            return [Heading(text=_("Round {number}").format(number=paragraph.round), color=theme.accent)]
        if paragraph.scored is not None:
            return self._tell_scoring(paragraph.scored)
        return [Words(text=paragraph.text)]

    def _tell_scoring(self, event: SakuraScored) -> list[Any]:
        """The ranking as it was shown at the tree, one painter a line; large letters need the room of the seals."""
        has_room = not theme.large
        rows: list[Any] = [Strong(text=tree_sentence(event))]
        for rank, painter, award in ranks_of(event):
            words = begin_sentence(award_sentence(name_of(painter, self._names), award))
            seals = award if has_room else 0
            rows.append(ScoringRank(rank=rank, painter=self._painters[painter], words=words, award=seals))
        if event.unranked:
            rows.append(Words(text=gate_sentence(event, self._names)))
        return rows
