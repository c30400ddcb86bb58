"""A question on a small hanging scroll, with two or three answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.properties import StringProperty

from sakura.ui.kv import load_kv
from sakura.ui.widgets import panel  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.label import Words
from sakura.ui.widgets.layer import Layer
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it


class Answer(NamedTuple):
    """A button of a dialog."""

    text: str
    action: Callable[[], object] | None = None
    kind: str = "quiet"


class Dialog(Layer):
    """Asks something; every answer closes it and then does what it says. Each line of the text is a paragraph."""

    title = StringProperty("")
    text = StringProperty("")

    def __init__(self, answers: Sequence[Answer], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for paragraph in self.text.splitlines():
            self.ids.body.add_widget(Words(text=paragraph, halign="center"))
        for answer in answers:
            button = InkButton(text=answer.text, kind=answer.kind if len(answers) > 1 else "primary")
            button.bind(on_release=lambda _button, chosen=answer: self._give(chosen))
            self.ids.answers.add_widget(button)

    def _give(self, answer: Answer) -> None:
        self.close()
        if answer.action is not None:
            answer.action()


load_kv(__file__)
