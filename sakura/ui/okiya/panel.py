"""One side of the table: whose it is, the score, the tile taken last, what may be taken, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.ui.form import SIDEWAYS, TABLET
from sakura.ui.kv import load_kv
from sakura.ui.okiya.measures import Speech, answer_size, speech_height
from sakura.ui.okiya.tile import TileFace  # noqa: F401 - the kv file uses it
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.dialog import Answer
from sakura.ui.widgets.label import LEAST_SIZE, Words
from sakura.ui.widgets.plate import Plate

SHRINK: Final = 0.92
TWO_LINES: Final = 1.8  # a name breaks somewhere, so two lines hold a little less than twice the width
LAST_TILE: Final = 76  # dp
LAST_TILE_ON_TABLET: Final = 104
BESIDE_TILE: Final = 10  # dp between the tile and the words


class NameWords(Words):
    """A name that shrinks until it stands in one line or two, and no word is broken."""

    largest = NumericProperty(0)
    letters = NumericProperty(1.0)

    def fit(self, *_: object) -> None:
        """Find the largest size that will do, not below the least readable one."""
        if self.width <= 1 or not self.text or not self.largest:
            return
        size = self.largest
        while size > sp(LEAST_SIZE) and not self._fits(size):
            size = max(size * SHRINK, sp(LEAST_SIZE))
        self.font_size = size

    def _fits(self, size: float) -> bool:
        drawn = CoreLabel(font_name=self.font_name, font_size=size)
        wide = drawn.get_extents(self.text)[0]
        longest = max(drawn.get_extents(word)[0] for word in self.text.split())
        return bool(wide <= self.width or (wide <= self.width * TWO_LINES and longest <= self.width))


class SidePanel(Plate, BoxLayout):
    """``active`` says whose turn it is; a panel that is not ``full`` shows only name and score."""

    painter = StringProperty("crane")
    name = StringProperty("")
    score = StringProperty("")
    prompt = StringProperty("")
    last = NumericProperty(-1)
    active = BooleanProperty(False)
    full = BooleanProperty(True)
    firm = BooleanProperty(False)
    """Whether the prompt answers somebody who has tried something else."""
    pictured = BooleanProperty(True)
    """Whether the tile is shown beside the words; where they need its room it gives way."""
    bare = BooleanProperty(False)
    """Whether a question stands in the place of the name: in large letters both would leave the garden no room."""
    letters = NumericProperty(1.0)
    """How much of their full size its letters have: in a low window they leave the garden its room."""
    head_height = NumericProperty(0)
    tile_size = NumericProperty(dp(LAST_TILE))
    reserve = NumericProperty(0)
    """The height of the highest thing it may come to say: the garden must not move when it is said."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._speeches: Sequence[Speech] = ()
        again = Clock.create_trigger(self._measure, -1)  # before the frame is drawn
        self.bind(width=again, head_height=again, prompt=again, full=again)
        self.bind(letters=self._write_answers)
        theme.bind(form=again, text_scale=again)
        self.ids.body.bind(width=again)

    def rehearse(self, speeches: Sequence[Speech]) -> None:
        """Be ready to say any of these without growing."""
        if speeches != self._speeches:
            self._speeches = speeches
            self._measure()

    def ask(self, answers: Sequence[Answer]) -> None:
        """Put these buttons under the words."""
        row = self.ids.answers
        row.clear_widgets()
        for answer in answers:
            button = InkButton(text=answer.text, kind=answer.kind, size_hint_y=1)
            button.bind(natural_height=self._level_answers)
            button.bind(on_release=lambda _button, chosen=answer: chosen.action() if chosen.action else None)
            row.add_widget(button)
        self._level_answers()
        self._write_answers()

    def _write_answers(self, *_: object) -> None:
        """Write the answers in letters of the size of the others."""
        for button in self.ids.answers.children:
            button.ids.words.largest = answer_size(self.letters)
        self._measure()

    def _level_answers(self, *_: object) -> None:
        """All answers are as high as the highest."""
        row = self.ids.answers
        row.height = max((button.natural_height for button in row.children), default=0)

    def _measure(self, *_: object) -> None:
        """Find out what there is room for, and how much room to keep."""
        self.tile_size = dp(LAST_TILE_ON_TABLET if theme.form == TABLET else LAST_TILE)
        answers = tuple(button.text for button in reversed(self.ids.answers.children))
        speech = Speech(self.prompt, answers)
        self.pictured = self.full and self._fits_beside_tile(speech)
        self.bare = self._stands_alone(speech)
        heights = [self._height_with(said) for said in self._speeches]
        self.reserve = max(heights, default=0) if theme.form != SIDEWAYS else 0

    def _stands_alone(self, speech: Speech) -> bool:
        return theme.form != TABLET and theme.large and bool(speech.answers)

    def _fits_beside_tile(self, speech: Speech) -> bool:
        return self._speech_height(speech, self._room - self.tile_size - dp(BESIDE_TILE)) <= self.tile_size

    def _height_with(self, speech: Speech) -> float:
        """How high the panel is when it says this."""
        said = self.tile_size if self._fits_beside_tile(speech) else self._speech_height(speech, self._room)
        head = 0.0 if self._stands_alone(speech) else self.head_height
        whole = max(head, said) if theme.form == TABLET else head + self.spacing + said
        return float(whole + self.padding[1] + self.padding[3])

    def _speech_height(self, speech: Speech, width: float) -> float:
        return speech_height(speech, width, self.letters)

    @property
    def _room(self) -> float:
        return float(self.ids.body.width)


load_kv(__file__)
