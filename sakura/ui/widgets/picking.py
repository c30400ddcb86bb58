"""One of several rows with a picture and words, on a sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.kv import load_kv
from sakura.ui.widgets import label, picture  # noqa: F401 - the kv file uses them
from sakura.ui.widgets.button import Touch
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.sheet import Sheet


class PickRow(Touch, Plate, BoxLayout):
    """One line of a sheet to choose from: a picture, words, a remark."""

    picture = StringProperty("")
    text = StringProperty("")
    remark = StringProperty("")
    value = ObjectProperty(None, allownone=True)


def offer(title: str, rows: list[PickRow], take: Callable[[Any], None], *below: Any) -> None:
    """Let one of these rows be chosen; ``below`` is what else belongs to the choice."""
    sheet = Sheet(title=title)

    def chosen(row: PickRow) -> None:
        sheet.close()
        take(row.value)

    for row in rows:
        row.bind(on_release=chosen)
    sheet.fill(*rows, *below)
    sheet.open()


load_kv(__file__)
