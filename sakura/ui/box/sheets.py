"""What is wrong with the box, what is wanted seldom, and where the text of a file is pasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.errors import DataError
from sakura.i18n.errors import explain_error
from sakura.i18n.translation import _
from sakura.ui.kv import load_kv
from sakura.ui.widgets.field import WritingField
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.sheet import Sheet

MOST_SHOWN = 60


class ProblemSheet(Sheet):
    """One line for each problem; a touch on one leads to its row, where there is one to go to.

    ``offer`` are the words of a button that takes what is sound all the same.
    """

    def __init__(
        self,
        problems: Sequence[DataError],
        offer: str = "",
        take: Callable[[], None] | None = None,
        lead: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(title=_("What is wrong"))
        rows = [self._row(problem, lead) for problem in problems[:MOST_SHOWN]]
        if offer and take is not None:
            rows.insert(0, self.offer(offer, take, icon="ui_check", kind="primary"))
        self.fill(*rows)

    def _row(self, problem: DataError, lead: Callable[[int], None] | None) -> Any:
        row = problem.details.get("row")
        if lead is None or not isinstance(row, int):
            return Words(text=explain_error(problem))
        return self.offer(explain_error(problem), partial(lead, row), kind="plain", trailing="ui_arrow_right")


class MoreSheet(Sheet):
    """What is wanted seldom: (words, icon, action) each."""

    def __init__(self, *offers: tuple[str, str, Callable[[], object]]) -> None:
        super().__init__(title=_("More"))
        self.fill(*(self.offer(words, action, icon=icon) for words, icon, action in offers))


class PasteField(WritingField):
    """Takes the text of a file."""


class PasteForm(BoxLayout):
    """A field for the text of a file, and a button that takes it."""

    header = StringProperty("")


class PasteSheet(Sheet):
    """Where the text of a deck or a garden is pasted."""

    def __init__(self, header: str, take: Callable[[str], None]) -> None:
        super().__init__(title=_("Paste"))
        self.form = PasteForm(header=header)
        self.close_by(self.form.ids.take, lambda: take(self.form.ids.field.text))
        self.fill(self.form)


load_kv(__file__)
