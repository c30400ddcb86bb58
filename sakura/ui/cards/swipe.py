"""One finger on the hand, from touching down to letting go: a tap, a swipe along the row, or a pull upwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kivy.clock import Clock
from kivy.metrics import dp

from sakura.ui.cards.geometry import nearest_card
from sakura.ui.widgets.layer import is_layer_open

if TYPE_CHECKING:
    from sakura.ui.cards.hand import Hand

ALONG: Final = "along"
UP: Final = "up"
SLOP = 10  # dp before a touch is more than a tap
PLAY_PULL = 72  # dp a card is drawn up to be played
FLICK_PULL = 20  # dp are enough if the finger is fast
FLICK_SPEED = 420  # dp a second
GLIDE_SECONDS = 0.12  # how far ahead a swipe's speed is taken into account


class Swipe:
    """What a finger does with a hand."""

    def __init__(self, hand: Hand, pos: tuple[float, float], index: int) -> None:
        self.hand = hand
        self.start = pos
        self.index = index
        self.way: str | None = None
        self.begun_at = hand.focus
        self.samples = [(Clock.get_time(), *pos)]

    def move(self, pos: tuple[float, float]) -> None:
        """The finger moved."""
        self.samples = [*self.samples[-5:], (Clock.get_time(), *pos)]
        across, along = pos[0] - self.start[0], pos[1] - self.start[1]
        if self.way is None and max(abs(across), abs(along)) >= dp(SLOP):
            self._begin(across, along)
        if self.way == ALONG:
            self.hand.focus = self._clamp(self.begun_at + self._cards(across))
        elif self.way == UP:
            self.hand.pull = max(0.0, along)

    def end(self, pos: tuple[float, float]) -> None:
        """The finger let go."""
        self.move(pos)
        if self.way is None:
            self._tap()
        elif self.way == ALONG:
            ahead = max(-1.0, min(1.0, self._cards(self._speed()[0] * GLIDE_SECONDS)))  # one card further at most
            self._settle(nearest_card(self._clamp(self.hand.focus + ahead), len(self.hand.faces)))
        else:
            self._let_go(pos[1] - self.start[1])

    def _begin(self, across: float, along: float) -> None:
        """Upwards takes the touched card; along the row starts from the lifted one, or else from the touched one."""
        hand = self.hand
        self.way = UP if along > abs(across) else ALONG
        order = hand.orders[self.index]
        if self.way == UP:
            if hand.lifted != order:
                hand.lift(order)
        elif hand.lifted is None:
            hand.lift(order)
            self.begun_at = float(self.index)
        else:
            self.begun_at = float(hand.orders.index(int(hand.lifted)))

    def _tap(self) -> None:
        order = self.hand.orders[self.index]
        if self.hand.lifted == order:
            self.hand.lower()
        else:
            self.hand.lift(order)

    def _settle(self, index: int) -> None:
        order = self.hand.orders[index]
        self.hand.lift(order)

    def _let_go(self, pulled: float) -> None:
        order = self.hand.orders[self.index]
        fast = self._speed()[1] >= dp(FLICK_SPEED) and pulled >= dp(FLICK_PULL)
        far = fast or pulled >= dp(PLAY_PULL)
        if far and not is_layer_open():  # another finger may have opened a sheet over the hand
            self.hand.play(order)
        else:
            self._settle(self.index)

    def _cards(self, pixels: float) -> float:
        """A way along the row in cards: dragged to the left, the next card comes."""
        way = -pixels / self.hand.swipe_length()
        return -way if self.hand.mirrored else way

    def _clamp(self, focus: float) -> float:
        return max(0.0, min(len(self.hand.faces) - 1.0, focus))

    def _speed(self) -> tuple[float, float]:
        """Pixels a second over the last few moves."""
        first, last = self.samples[0], self.samples[-1]
        seconds = last[0] - first[0]
        if seconds <= 0:
            return 0.0, 0.0
        return (last[1] - first[1]) / seconds, (last[2] - first[2]) / seconds
