"""What is wrong with a screen: targets small or close, texts cut, broken, tiny or pale, one thing upon another."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Any, Final

from kivy.metrics import dp, sp

from sakura.ui.boxes import Box, box_of, span
from sakura.ui.cards.hand import Hand
from sakura.ui.palette import contrast
from sakura.ui.play.frame import GardenSlot
from sakura.ui.shots.finding import Text, broken_word, find_bars, find_seen_targets, find_targets, find_texts
from sakura.ui.theme import theme
from sakura.ui.widgets.layer import Layer
from sakura.ui.widgets.scroller import Scroller
from sakura.ui.widgets.toast import Toast

LEAST_TARGET: Final = 48  # dp
LEAST_GAP: Final = 8  # dp between two targets
LEAST_TEXT: Final = 14  # sp
PLAIN_CONTRAST, LARGE_CONTRAST = 4.5, 3.0
HIGH_PLAIN_CONTRAST, HIGH_LARGE_CONTRAST = 7.0, 4.5  # what the theme of that name promises
FILE_NAME: Final = re.compile(r"[\w.]+\.json")
SAMPLES: Final = 24  # in each direction of a text
STRICT_SHARE: Final = 0.1  # this share of a text's ground may be noise
MAY_BE_THERE: Final = (GardenSlot, Hand, Toast)  # upon the garden
Pixels = tuple[int, int, bytes]
Problems = dict[str, list[str]]


def audit(root: Any, window: tuple[int, int], draw: Callable[[], Pixels], names: Collection[str] = ()) -> Problems:
    """The problems of what is shown, by kind; ``draw`` draws a frame and gives its pixels."""
    return audit_layout(root, window, names) | {"low_contrast": _low_contrast(_unfaded_texts(root), draw)}


def audit_layout(root: Any, window: tuple[int, int], names: Collection[str] = ()) -> Problems:
    """The problems that can be found without looking at pixels.

    ``names`` are the players' own words: where one is longer than a line, breaking it is all that can be done.
    """
    shown = _uppermost(root)
    texts = _readable_texts(root)
    edges = Box(0, 0, *window)
    return {
        "small_targets": _small_targets(shown),
        "close_targets": _close_targets(shown),
        "small_texts": [text.words for text in texts if text.widget.font_size < sp(LEAST_TEXT) - 0.5],
        "broken_words": [text.words for text in texts if _breaks_a_word(text.widget, names)],
        "clipped_texts": [text.words for text in texts if _is_clipped(text)],
        "overlapping_texts": _overlaps(texts),
        "outside_texts": [text.words for text in texts if not text.scrolled and not _lies_in(text.box, edges)],
        "struck_by_bars": _struck_by_bars(shown, texts, edges),
        "upon_the_garden": _upon_the_garden(shown, texts),
    }


def _uppermost(root: Any) -> Any:
    """The layer that takes all touches, or the whole screen if there is none."""
    layers = [widget for widget in root.walk(restrict=True) if isinstance(widget, Layer)]
    return layers[-1].content if layers else root


def _readable_texts(root: Any) -> list[Text]:
    """All but what a passing remark lies over, which is there again when it has passed or been touched."""
    remarks = [widget for widget in root.walk(restrict=True) if isinstance(widget, Toast)]
    return [text for text in find_texts(_uppermost(root)) if not any(_is_under(text, remark) for remark in remarks)]


def _unfaded_texts(root: Any) -> list[Text]:
    """All but what is being scrolled out of sight: it pales towards the edge."""
    scrollers = [widget for widget in _uppermost(root).walk(restrict=True) if isinstance(widget, Scroller)]
    fades = [
        span(*(scroller.to_window(*corner) for corner in part)) for scroller in scrollers for part in scroller.fades
    ]
    return [text for text in _readable_texts(root) if all(text.seen.within(fade).is_empty for fade in fades)]


def _is_under(text: Text, remark: Toast) -> bool:
    return text.widget not in remark.walk(restrict=True) and not text.box.within(box_of(remark)).is_empty


def _breaks_a_word(label: Any, names: Collection[str]) -> bool:
    """Whether a line ends in the middle of a word that is not the name of a player or a file."""
    word = broken_word(label)
    parts = [part for file in FILE_NAME.findall(label.text) for part in file.split(".")]
    return word not in ("", *names, *parts)


def _small_targets(root: Any) -> list[str]:
    least = dp(LEAST_TARGET) - 0.5
    return [
        f"{_name(widget)}: {round((box.right - box.left) / dp(1))} × {round((box.top - box.bottom) / dp(1))} dp"
        for widget, box in find_targets(root)
        if box.right - box.left < least or box.top - box.bottom < least
    ]


def _close_targets(root: Any) -> list[str]:
    """Pairs that a finger may confuse; what lies inside or upon another (a card on a card) is touched as one."""
    least = dp(LEAST_GAP) - 0.5
    found = []
    for (one, here), (other, there) in combinations(find_seen_targets(root), 2):
        apart_x = max(here.left, there.left) - min(here.right, there.right)
        apart_y = max(here.bottom, there.bottom) - min(here.top, there.top)
        if -0.5 <= max(apart_x, apart_y) < least:
            found.append(f"{_name(one)} / {_name(other)}: {round(max(apart_x, apart_y) / dp(1))} dp")
    return found


def _struck_by_bars(root: Any, texts: Sequence[Text], edges: Box) -> list[str]:
    """What the bar of something that scrolls lies on, and bars that are not on the window."""
    bars = find_bars(root)
    places = [(text.words, text.seen) for text in texts]
    places += [(_name(widget), box) for widget, box in find_seen_targets(root)]
    struck = [name for name, box in places if any(not box.within(bar).is_empty for bar in bars)]
    return struck + ["a bar outside the window" for bar in bars if not _lies_in(bar, edges)]


def _upon_the_garden(root: Any, texts: Sequence[Text]) -> list[str]:
    """Words and buttons of a game that have grown over its garden; cards are drawn over it by the finger."""
    shown = list(root.walk(restrict=True))
    gardens = [
        box_of(widget.garden) for widget in shown if isinstance(widget, GardenSlot) and widget.garden is not None
    ]
    at_home = {part for widget in shown if isinstance(widget, MAY_BE_THERE) for part in widget.walk(restrict=True)}
    places = [(text.widget, text.words, text.seen) for text in texts]
    places += [(widget, _name(widget), box) for widget, box in find_seen_targets(root)]
    strangers = [(name, box) for widget, name, box in places if widget not in at_home]
    return [name for name, box in strangers if any(_reaches_into(box, garden) for garden in gardens)]


def _reaches_into(box: Box, place: Box) -> bool:
    common = box.within(place)
    return common.right - common.left > dp(2) and common.top - common.bottom > dp(2)


def _name(widget: Any) -> str:
    words = getattr(widget, "text", "") or getattr(widget, "hint", "") or getattr(widget, "icon", "")
    return f"{type(widget).__name__} “{words}”" if words else type(widget).__name__


def _is_clipped(text: Text) -> bool:
    label = text.widget
    wide, high = label.texture_size
    return bool(label.is_shortened) or wide > label.width + 1.5 or high > label.height + 1.5


def _overlaps(texts: Sequence[Text]) -> list[str]:
    found = []
    for one, other in combinations(texts, 2):
        common = one.seen.within(other.seen)
        if common.right - common.left > 2 and common.top - common.bottom > dp(3):
            found.append(f"{one.words} / {other.words}")
    return found


def _lies_in(box: Box, edges: Box) -> bool:
    return (
        box.left >= edges.left - 1
        and box.bottom >= edges.bottom - 1
        and box.right <= edges.right + 1
        and box.top <= edges.top + 1
    )


def _low_contrast(texts: Sequence[Text], draw: Callable[[], Pixels]) -> list[str]:
    """Compare each text's ink with the ground under it: a frame with the texts, and one without them."""
    written = draw()
    kept = [(text.widget, text.widget.opacity) for text in texts]
    for widget, _opacity in kept:
        widget.opacity = 0
    bare = draw()
    for widget, opacity in kept:
        widget.opacity = opacity
    found = []
    for text in texts:
        least = _least_contrast(text.is_large)
        measured = _measure(text, written, bare)
        if measured < least - 0.05:
            found.append(f"{text.words}: {measured:.1f}")
    return found


def _least_contrast(large: bool) -> float:
    if theme.contrast:
        return HIGH_LARGE_CONTRAST if large else HIGH_PLAIN_CONTRAST
    return LARGE_CONTRAST if large else PLAIN_CONTRAST


def _measure(text: Text, written: Pixels, bare: Pixels) -> float:
    """The contrast of a text, but for the worst tenth of its ground."""
    wide, high, _ = written
    box = text.seen.within(Box(0, 0, wide - 1, high - 1))
    if box.is_empty:
        return HIGH_PLAIN_CONTRAST  # nothing to be seen, nothing to be missed
    ratios = []
    for row in range(SAMPLES):
        for column in range(SAMPLES):
            x = int(box.left + (box.right - box.left) * (column + 0.5) / SAMPLES)
            y = int(box.bottom + (box.top - box.bottom) * (row + 0.5) / SAMPLES)
            ground = _pixel(bare, x, y)
            ratios.append(contrast(_blend(text.widget.color, ground), (*ground, 1.0)))
    ratios.sort()
    return ratios[int(len(ratios) * STRICT_SHARE)]


def _pixel(pixels: Pixels, x: int, y: int) -> tuple[float, float, float]:
    at = (y * pixels[0] + x) * 3
    red, green, blue = pixels[2][at : at + 3]
    return red / 255, green / 255, blue / 255


def _blend(ink: Sequence[float], ground: Sequence[float]) -> tuple[float, float, float, float]:
    red, green, blue = (part * ink[3] + under * (1 - ink[3]) for part, under in zip(ink[:3], ground, strict=True))
    return red, green, blue, 1.0
