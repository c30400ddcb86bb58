"""What an audit of one screen finds: texts and targets with their places on the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kivy.metrics import sp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from sakura.ui.boxes import Box, box_of, span

LARGE_TEXT, LARGE_BOLD_TEXT = 24, 18.66  # sp: 18 and 14 points


@dataclass(slots=True)
class Text:
    """A text that can be read: where its letters are, and what part of that is in view."""

    widget: Any
    box: Box
    seen: Box
    scrolled: bool

    @property
    def words(self) -> str:
        """The first words of it, for a report."""
        plain: str = self.widget.text
        return plain if len(plain) <= 60 else plain[:59] + "…"

    @property
    def is_large(self) -> bool:
        """Whether the weaker contrast rule is enough."""
        size = self.widget.font_size / sp(1)
        bold = any(mark in str(self.widget.font_name).lower() for mark in ("bold",))
        return size >= (LARGE_BOLD_TEXT if bold else LARGE_TEXT) - 0.01


def walk_visible(root: Any) -> Iterator[tuple[Any, Box | None]]:
    """All widgets that are not faded out, each with the room in which it scrolls, if it does."""
    stack: list[tuple[Any, Box | None]] = [(root, None)]
    while stack:
        widget, room = stack.pop()
        if widget.opacity <= 0:
            continue
        yield widget, room
        inner = room
        if isinstance(widget, ScrollView):
            inner = box_of(widget) if room is None else box_of(widget).within(room)
        stack += [(child, inner) for child in widget.children]


def find_texts(root: Any) -> list[Text]:
    """Every text that is in view."""
    texts = []
    for widget, room in walk_visible(root):
        if isinstance(widget, Label) and widget.text.strip() and widget.color[3] > 0 and widget.width > 1:
            box = _ink_box(widget)
            seen = box if room is None else box.within(room)
            if not seen.is_empty:
                texts.append(Text(widget, box, seen, room is not None))
    return texts


def _ink_box(label: Any) -> Box:
    """The letters' own rectangle inside the label's texture."""
    wide, high = label.texture_size
    lines = getattr(label._label, "_cached_lines", None) or []
    ink = min(max((line.w for line in lines), default=wide), wide)
    rest = {"left": 0.0, "auto": 0.0, "justify": 0.0, "center": 0.5, "right": 1.0}[label.halign] * (wide - ink)
    x = label.center_x - wide / 2 + rest
    y = label.center_y - high / 2
    return span(label.to_window(x, y), label.to_window(x + ink, y + high))


def broken_word(label: Any) -> str:
    """The first word in the middle of which a line of a label ends; empty if there is none."""
    if label.markup:
        return ""
    lines = ["".join(word.text for word in line.words).strip() for line in label._label._cached_lines]
    text, at = label.text, 0
    for line in lines[:-1]:
        at = text.find(line, at) + len(line)
        if line and at < len(text) and text[at - 1].isalnum() and text[at].isalnum():
            return next(word for word in re.finditer(r"\w+", text) if word.start() < at < word.end())[0]
    return ""


def find_bars(root: Any) -> list[Box]:
    """Where bars say how far something has been scrolled up or down, each with all of its way."""
    bars = []
    for widget, _room in walk_visible(root):
        if isinstance(widget, ScrollView) and widget.do_scroll_y and widget.viewport_size[1] > widget.height + 1:
            right = widget.right - widget.bar_margin
            corners = (right - widget.bar_width, widget.y), (right, widget.top)
            bars.append(span(*(widget.to_window(*corner) for corner in corners)))
    return [bar for bar in bars if not bar.is_empty]


def find_targets(root: Any) -> list[tuple[Any, Box]]:
    """Whatever can be touched and is in view, with all of its place."""
    return [(widget, box_of(widget)) for widget, _seen in find_seen_targets(root)]


def find_seen_targets(root: Any) -> list[tuple[Any, Box]]:
    """Whatever can be touched and is in view, with the part of it that is."""
    targets = []
    for widget, room in walk_visible(root):
        touchable = isinstance(widget, ButtonBehavior | TextInput) or getattr(widget, "touch_target", False)
        box = box_of(widget)
        seen = box if room is None else box.within(room)
        if touchable and not seen.is_empty:
            targets.append((widget, seen))
    return targets
