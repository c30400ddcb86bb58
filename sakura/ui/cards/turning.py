"""A card that can turn over: while its back is up, its face does not exist."""

from __future__ import annotations

from math import cos, pi
from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Scale
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from sakura.engine.cards import Card
from sakura.ui.cards.face import CardBack, CardFace

THINNEST = 0.02


class TurningCard(Widget):
    """A card lying on its face; ``turn`` goes from 0 (back up) to 1 (face up)."""

    turn = NumericProperty(0.0)
    dim = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            PushMatrix()
            self._squeeze = Scale(1, 1, 1)
        with self.canvas.after:
            PopMatrix()
        self.card: Card | None = None
        self._back = CardBack()
        self.shown: CardFace | CardBack = self._back
        self.add_widget(self.shown)
        self.bind(pos=self._place, size=self._place, turn=self._place, dim=self._place)

    @property
    def face_up(self) -> bool:
        """Whether the face can be seen."""
        return isinstance(self.shown, CardFace)

    def reveal(self, card: Card, seconds: float) -> None:
        """Turn the card over; it becomes this one."""
        self.card = card
        Animation.cancel_all(self, "turn")
        if seconds <= 0:
            self.turn = 1.0
        else:
            Animation(turn=1.0, duration=seconds, transition="in_out_sine").start(self)

    def lie_face_down(self) -> None:
        """Be any card again."""
        Animation.cancel_all(self)
        self.card = None
        self.turn = self.dim = 0.0
        self._place()

    def _place(self, *_: object) -> None:
        if (self.turn > 0.5 and self.card is not None) != self.face_up:
            self._swap()
        self._squeeze.origin = self.x + self.width / 2, self.y + self.height / 2
        self._squeeze.x = max(THINNEST, abs(cos(self.turn * pi)))
        self.shown.pos, self.shown.size = self.pos, self.size
        if isinstance(self.shown, CardFace):
            self.shown.dim = self.dim

    def _swap(self) -> None:
        self.remove_widget(self.shown)
        self.shown = self._back if self.face_up or self.card is None else CardFace.of(self.card)
        self.add_widget(self.shown)
