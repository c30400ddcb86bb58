"""A long scroll let down over the screen: the log, the discards, the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty

from sakura.ui.kv import load_kv
from sakura.ui.widgets import panel  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.button import IconButton, InkButton  # noqa: F401 - likewise
from sakura.ui.widgets.layer import Layer
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class Sheet(Layer):
    """A title, a cross to close it, and whatever is added with ``fill``: from below on a phone, else from the side."""

    title = StringProperty("")
    columns = NumericProperty(1)

    def fill(self, *rows: Any) -> None:
        """Put rows one below the other; they scroll if there are many."""
        self.ids.rows.clear_widgets()
        for row in rows:
            self.ids.rows.add_widget(row)

    def offer(self, words: str, action: Callable[[], object], **look: str) -> InkButton:
        """A button that closes the sheet and then does what it says."""
        button = InkButton(text=words, **look)
        self.close_by(button, action)
        return button

    def close_by(self, button: Any, action: Callable[[], object]) -> None:
        """Let a button close the sheet and then do what it says."""

        def release(_button: object) -> None:
            self.close()
            action()

        button.bind(on_release=release)

    def scroll_to_end(self) -> None:
        """Show the last row, once all have found their heights; a few that need no scrolling stay at the top."""
        Clock.schedule_once(self._show_end, 0)

    def _show_end(self, _seconds: float) -> None:
        if self.ids.rows.height > self.ids.scroller.height:
            self.ids.scroller.scroll_y = 0


class Menu(Sheet):
    """Buttons alone: they stand in two columns on a phone held sideways."""


load_kv(__file__)
