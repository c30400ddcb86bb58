"""The rules to read and to search: chapters of sections, with the real widgets as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import escape_markup, get_hex_from_color

from sakura.i18n.rules_chapters import CHAPTERS
from sakura.i18n.rules_page import Section
from sakura.i18n.searching import find_words
from sakura.i18n.translation import _, ngettext
from sakura.ui.kv import load_kv
from sakura.ui.learn.rule_pictures import make_picture
from sakura.ui.running import running_app
from sakura.ui.theme import theme
from sakura.ui.widgets.button import IconButton, InkButton  # noqa: F401 - the kv file uses IconButton
from sakura.ui.widgets.field import WritingField
from sakura.ui.widgets.label import Heading, Small, Title, Words  # noqa: F401 - likewise Heading and Small
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.picture import Icon  # noqa: F401 - likewise
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

LEAST_QUERY = 2  # letters: one alone is found everywhere
AT_ONCE = 2  # sections that fill the first screen
READING_WIDTH = 680  # dp: longer lines tire the eye


class SearchField(WritingField):
    """A line to write what is looked for."""


class ChapterTitle(Title):
    """The name of a chapter."""


class ParagraphWords(Words):
    """A paragraph in which what was looked for is marked."""

    def __init__(self, plain: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.plain = plain
        self.mark("")

    def mark(self, query: str) -> bool:
        """Mark the words of the query; whether they are in it."""
        spans = find_words(self.plain, query) if query else []
        colour = get_hex_from_color(theme.accent)
        parts, at = [], 0
        for span in spans:
            parts.append(escape_markup(self.plain[at : span.start]))
            marked = escape_markup(self.plain[span.start : span.end])
            parts.append(f"[color={colour}][u]{marked}[/u][/color]")
            at = span.end
        parts.append(escape_markup(self.plain[at:]))
        self.text = "".join(parts)
        return bool(spans)


class SectionView(BoxLayout):
    """A heading, paragraphs and pictures; a search leaves only what it finds."""

    def __init__(self, section: Section, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.section = section
        self.title = section.title()
        self.ids.heading.text = self.title
        self.parts: list[tuple[ParagraphWords, Any]] = []
        for paragraph in section.paragraphs:
            picture = make_picture(paragraph.picture) if paragraph.picture else None
            self.parts.append((ParagraphWords(paragraph.text()), picture))
        self._door = _door(section)
        self.show("")

    def show(self, query: str) -> list[ParagraphWords]:
        """Show all, or what holds the query: the paragraphs with hits come back."""
        found = [words for words, _picture in self.parts if words.mark(query)]
        whole = not query or bool(find_words(self.title, query))
        self.clear_widgets(self.children[:-1])
        for words, picture in self.parts:
            if whole or words in found:
                self.add_widget(words)
                if picture is not None:
                    self.add_widget(picture)
        if self._door is not None and (whole or found):
            self.add_widget(self._door)
        return found or ([self.parts[0][0]] if query and whole else [])


class RulesScreen(Page):
    """All chapters in one long page; ``hits`` says in how many places the search has found something.

    The first sections are there at once, the others are built one a frame: nobody waits for what is further down.
    """

    found = StringProperty("")
    hits = NumericProperty(0)
    side = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("Rules"), **kwargs)
        self.chapters: list[tuple[ChapterTitle, list[SectionView]]] = []
        self._places: list[ParagraphWords] = []
        self._at = -1
        self._wanted = ""  # the section to keep in view while heights are found, until somebody touches the page
        # Ids are weak proxies: hold the icons that are not shown.
        self._icons = {name: self.ids[name].__self__ for name in ("contents", "earlier", "later")}
        self._building = self._build()
        self._settled = Clock.create_trigger(self._go_to_wanted, 0)
        self.bind(width=self._measure)
        self.ids.body.bind(height=self._settled)
        self._show_tools("contents")
        for _section in range(AT_ONCE):
            next(self._building)
        self._build_on = Clock.schedule_interval(self._build_one, 0)

    def enter(self, section: str = "") -> None:
        """Come to the page, at a section if one is named."""
        self.ids.field.text = ""
        self.ids.scroller.scroll_y = 1
        if section:
            self.show_section(section)

    def on_touch_down(self, touch: Any) -> bool:
        """From now on the reader decides what is in view."""
        self._wanted = ""
        return bool(super().on_touch_down(touch))

    def show_section(self, key: str) -> None:
        """Scroll to a section."""
        self._build_all()
        self._wanted = key
        self._settled()

    def _build(self) -> Iterator[None]:
        for chapter in CHAPTERS:
            self.chapters.append((ChapterTitle(text=chapter.title()), []))
            self.ids.body.add_widget(self.chapters[-1][0])
            for section in chapter.sections:
                self.chapters[-1][1].append(SectionView(section))
                self.ids.body.add_widget(self.chapters[-1][1][-1])
                yield

    def _build_one(self, _seconds: float) -> bool:
        return next(self._building, "done") is None

    def _build_all(self) -> None:
        self._build_on.cancel()
        for _section in self._building:
            pass

    def _go_to_wanted(self, *_: object) -> None:
        views = [view for _title, views in self.chapters for view in views if view.section.key == self._wanted]
        if views:
            self._scroll_to(views[0])

    def search(self, query: str) -> None:
        """Show only the sections that have these words, and mark them."""
        self._build_all()
        wanted = query.strip() if len(query.strip()) >= LEAST_QUERY else ""
        self._places, self._at, self._wanted = [], -1, ""
        body = self.ids.body
        body.clear_widgets()
        for title, views in self.chapters:
            shown = [(view, view.show(wanted)) for view in views]
            kept = [(view, places) for view, places in shown if places or not wanted]
            if kept:
                body.add_widget(title)
            for view, places in kept:
                body.add_widget(view)
                self._places += places
        self.hits = len(self._places)
        self.found = _found_text(wanted, self.hits)
        self._show_tools(*(("earlier", "later") if self.hits else ("contents",)))
        self.ids.scroller.scroll_y = 1

    def jump(self, step: int) -> None:
        """To the next place, or the one before."""
        if self._places:
            self._at = (self._at + step) % len(self._places)
            self._scroll_to(self._places[self._at])

    def open_contents(self) -> None:
        """What there is to read, each section one touch away."""
        from sakura.ui.learn.contents import ContentsSheet

        ContentsSheet(self).open()

    def _show_tools(self, *names: str) -> None:
        self.ids.tools.clear_widgets()
        for name in names:
            self.ids.tools.add_widget(self._icons[name])

    def _scroll_to(self, widget: Any) -> None:
        scroller, body = self.ids.scroller, self.ids.body
        rest = body.height - scroller.height
        if rest > 0:
            top = body.to_widget(*widget.to_window(0, widget.top))[1] - body.y
            scroller.scroll_y = min(1.0, max(0.0, (top + dp(12) - scroller.height) / rest))

    def _measure(self, *_: object) -> None:
        self.side = max(0.0, (self.width - 2 * theme.edge - dp(READING_WIDTH)) / 2)


def _found_text(query: str, hits: int) -> str:
    if not query:
        return ""
    if not hits:
        return _("“{words}” is not in the rules. Perhaps another word?").format(words=query)
    sentence = ngettext("{count} place with “{words}”", "{count} places with “{words}”", hits)
    return sentence.format(count=hits, words=query)


def _door(section: Section) -> InkButton | None:
    """A button that leads to a screen, if there is that screen."""
    app = running_app()
    if section.button is None or app is None or not app.router.knows(section.screen):
        return None
    button = InkButton(text=section.button(), icon="ui_pencil")
    button.bind(on_release=lambda _button: app.router.go(section.screen))
    return button


load_kv(__file__)
