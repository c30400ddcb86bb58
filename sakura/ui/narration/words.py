"""Widgets in words: what a stop of the focus ring is called, and what can be read on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

from sakura.i18n.narration_sentences import choice_words, field_words, switch_words
from sakura.i18n.translation import _
from sakura.ui.boxes import box_of
from sakura.ui.focus.stops import FIELD, GARDEN, SCROLL, SLIDER, Stop, find_stops
from sakura.ui.widgets.choice import ChoiceButton
from sakura.ui.widgets.switch import SwitchRow
from sakura.ui.words import painter_word

STATEFUL = (ChoiceButton, SwitchRow)  # they say something new once they have been used


def words_for(stop: Stop) -> str:
    """What is said when the ring comes to it. (Cards are the narrator's: not every ear may hear them.)"""
    speak = BY_KIND.get(stop.kind)
    return _button_words(stop.widget) if speak is None else speak(stop.widget)


def _button_words(widget: Any) -> str:
    if isinstance(widget, SwitchRow):
        return " ".join(part for part in (switch_words(widget.text, widget.active), widget.remark) if part)
    if isinstance(widget, ChoiceButton):
        return choice_words(widget.text, widget.chosen)
    return _plain_words(widget)


def _plain_words(widget: Any) -> str:
    """Its own words, the hint of an icon, what is written on it, or whose emblem it is."""
    remark = getattr(widget, "remark", "")
    for words in (getattr(widget, "text", ""), getattr(widget, "hint", ""), read_texts(widget)):
        if words:
            return f"{words}. {remark}" if remark and remark not in words else words
    painter = getattr(widget, "painter", "")
    return painter_word(painter) if painter else ""


def read_texts(root: Any) -> str:
    """Every text in a part of the tree, from the first to the last."""
    return " ".join(_texts(root, set()))


def read_around_stops(root: Any) -> str:
    """Every text that the ring does not come to."""
    return " ".join(_texts(root, {id(stop.widget) for stop in find_stops(root)}))


def read_in_view(view: Any) -> str:
    """Every text that has been scrolled into view."""
    seen = box_of(view)
    return " ".join(_texts(view, set(), lambda label: not box_of(label).within(seen).is_empty))


def _texts(widget: Any, without: set[int], wanted: Callable[[Any], bool] = lambda _label: True) -> Iterator[str]:
    if widget.opacity <= 0 or id(widget) in without or isinstance(widget, TextInput):
        return
    if isinstance(widget, Label) and wanted(widget):
        text = widget.text.strip()
        if text:
            yield text if text.endswith((".", "!", "?", "…", ":")) else text + "."
    for child in reversed(widget.children):
        yield from _texts(child, without, wanted)


BY_KIND: dict[str, Callable[[Any], str]] = {
    GARDEN: lambda _garden: _("The garden."),
    FIELD: lambda field: field_words(field.hint_text or _("Text"), field.text),
    SLIDER: lambda slider: getattr(slider, "hint", "") or f"{slider.value:g}",
    SCROLL: read_texts,
}
