"""The contents of the rules: every section, one touch away."""

from __future__ import annotations

from functools import partial
from typing import Any

from sakura.i18n.rules_chapters import CHAPTERS
from sakura.i18n.translation import _
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Heading
from sakura.ui.widgets.sheet import Sheet


class ContentsSheet(Sheet):
    """A button for each section, under the names of the chapters."""

    def __init__(self, page: Any, **kwargs: Any) -> None:
        super().__init__(title=_("Contents"), **kwargs)
        rows: list[Any] = []
        for chapter in CHAPTERS:
            rows.append(Heading(text=chapter.title(), color=theme.accent))
            rows += [
                self.offer(section.title(), partial(page.show_section, section.key), kind="plain")
                for section in chapter.sections
            ]
        self.fill(*rows)
