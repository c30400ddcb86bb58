"""The contents of the rules: every section, one touch away."""

from __future__ import annotations

from typing import Any

from sakura.i18n.rules_okiya import CHAPTERS
from sakura.i18n.rules_page import Section
from sakura.i18n.translation import _
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Heading
from sakura.ui.widgets.sheet import Sheet


class ContentsSheet(Sheet):
    """A button for each section, under the names of the chapters."""

    def __init__(self, page: Any, **kwargs: Any) -> None:
        super().__init__(title=_("Contents"), **kwargs)
        rows: list[Any] = []
        for chapter in CHAPTERS:
            rows.append(Heading(text=chapter.title(), color=theme.accent))
            rows += [self._button(page, section) for section in chapter.sections]
        self.fill(*rows)

    def _button(self, page: Any, section: Section) -> InkButton:
        button = InkButton(text=section.title(), kind="plain")
        button.bind(on_release=lambda _button: self._go(page, section.key))
        return button

    def _go(self, page: Any, key: str) -> None:
        self.close()
        page.show_section(key)
