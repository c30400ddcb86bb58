"""The log: the last rounds at once, the earlier ones when they are asked for."""

from __future__ import annotations

from typing import Any, Final

from sakura.i18n.translation import _
from sakura.ui.play.on_show import events_on_show
from sakura.ui.sheets.log_pages import Paragraph, tell_paragraphs
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Heading, Words
from sakura.ui.widgets.sheet import Sheet

ROUNDS_AT_ONCE: Final = 2


class LogSheet(Sheet):
    """Every event that has been shown, as a sentence; it opens at the end."""

    def __init__(self, sitting: Any, **kwargs: Any) -> None:
        super().__init__(title=_("What happened"), **kwargs)
        self._rounds = tell_paragraphs(events_on_show(sitting), sitting.names())
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
            rows += [_row(paragraph) for paragraph in paragraphs]
        if not self._rounds:
            rows.append(Words(text=_("Nothing yet: the cards of the first round are being chosen.")))
        self.fill(*rows)
        self.scroll_to_end()


def _row(paragraph: Paragraph) -> Words:
    if paragraph.round:
        return Heading(text=_("Round {number}").format(number=paragraph.round), color=theme.accent)
    return Words(text=paragraph.text)
