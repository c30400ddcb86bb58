"""The row of a reveal: all cards turn over together, line up by order number and take their turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from sakura.engine.cards import Card
from sakura.engine.table import NOBODY
from sakura.ui.cards.geometry import Place, Room, between, lay_out_hand
from sakura.ui.cards.motion import glide
from sakura.ui.cards.turning import TurningCard
from sakura.ui.kv import load_kv
from sakura.ui.theme import theme
from sakura.ui.widgets.picture import Icon, Picture  # noqa: F401 - the kv file uses them

GAP = 6  # dp between cards
RISE = 8  # dp the card in turn stands above the others
EMBLEM = 26  # dp of an owner's emblem
FOOTER = 32  # dp below the cards for it
TAP_SLOP = 10  # dp
DONE_DIM = 0.75
UNUSED_DIM = 1.0
FLIP_SHARE = 0.45  # of the time that turning over and lining up take together

Play = tuple[int, int]


class RowSlot(Widget):
    """One card of the row with its owner's emblem below. ``rank`` is its place, also between two."""

    rank = NumericProperty(0.0)
    painter = StringProperty("crane")
    unused = BooleanProperty(False)
    waiting = BooleanProperty(False)
    """No card lies here yet."""
    footer = NumericProperty(0)
    emblem_side = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.owner = NOBODY
        self.order: int | None = None
        self.card = TurningCard()
        self.add_widget(self.card)
        self.bind(pos=self._place, size=self._place, waiting=self._place, footer=self._place)

    def lay(self, owner: int, painter: str, rank: float, waiting: bool) -> None:
        """Be this painter's place, with a card face down or none yet."""
        self.forget()
        self.owner, self.painter, self.rank, self.waiting = owner, painter, rank, waiting

    def forget(self) -> None:
        """Know of no card any more."""
        Animation.cancel_all(self)
        self.order = None
        self.unused = False
        self.card.lie_face_down()

    def _place(self, *_: object) -> None:
        self.card.opacity = 0 if self.waiting else 1
        self.card.pos = self.x, self.y + self.footer
        self.card.size = self.width, self.height - self.footer


class RevealRow(Widget):
    """Cards on the table for all to see, and never before they are revealed."""

    __events__ = ("on_read",)

    focus = NumericProperty(0.0)
    zoom = NumericProperty(0.0)
    touch_target = BooleanProperty(False)
    """Whether a tap asks what the cards say in words."""
    hint = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.slots: list[RowSlot] = []
        self._spare: list[RowSlot] = []  # every round needs them: building them takes longer than a frame may
        self._then: Callable[[], None] | None = None
        self._timer: Any = None
        self.bind(pos=self._arrange, size=self._arrange, focus=self._arrange, zoom=self._arrange)

    def on_read(self) -> None:
        """Somebody wants to read the cards."""

    def on_touch_down(self, touch: Any) -> bool:
        """Remember the fingers that came down here, on no sheet that they closed."""
        touch.ud[self] = not touch.is_mouse_scrolling
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """A tap on any of the cards."""
        moved = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        began = touch.grab_current is None and touch.ud.get(self, False)
        if self.touch_target and began and moved < dp(TAP_SLOP) and self.collide_point(*touch.pos):
            self.dispatch("on_read")
        return bool(super().on_touch_up(touch))

    # Laying cards down

    def lay_face_down(self, owners: Sequence[int], painters: Sequence[str], chosen: Sequence[int]) -> None:
        """Backs for those who have chosen, empty places for the others."""
        self.clear()
        self.expect(len(owners))
        for rank, owner in enumerate(owners):
            slot = self._spare.pop()
            slot.lay(owner, painters[owner], float(rank), waiting=owner not in chosen)
            self.slots.append(slot)
            self.add_widget(slot)
        self._arrange()

    def expect(self, count: int) -> None:
        """Have places for so many cards ready."""
        while len(self._spare) < count - len(self.slots):
            slot = RowSlot()
            slot.bind(rank=self._arrange)
            self._spare.append(slot)

    def show(self, plays: Sequence[Play], painters: Sequence[str], cards: Mapping[int, Card], turn: int) -> None:
        """The row as it is in the middle of a round: ``turn`` says which card is being carried out."""
        self.lay_face_down([owner for _, owner in plays], painters, [owner for _, owner in plays])
        for slot, (order, _) in zip(self.slots, plays, strict=True):
            slot.order = order
            slot.card.reveal(cards[order], 0)
        self.stand_at(turn)

    def stand_at(self, turn: int, unused: Sequence[int] = (), zoom: float = 1.0) -> None:
        """At once the state in which this card of the row is in turn; beyond the last one all are done."""
        Animation.cancel_all(self, "focus", "zoom")
        for rank, slot in enumerate(self.slots):
            Animation.cancel_all(slot.card, "dim")
            slot.unused = slot.order in unused
            slot.card.dim = UNUSED_DIM if slot.unused else DONE_DIM if rank < turn else 0.0
        in_turn = 0 <= turn < len(self.slots)
        self.focus = float(turn) if in_turn else 0.0
        self.zoom = zoom if in_turn else 0.0

    def clear(self) -> None:
        """Take every card off the table."""
        self._stop()
        Animation.cancel_all(self)
        self.clear_widgets()
        for slot in self.slots:
            slot.forget()
        self._spare += reversed(self.slots)
        self.slots = []
        self.focus = self.zoom = 0.0

    # Turning over

    def turn_over(
        self, plays: Sequence[Play], cards: Mapping[int, Card], seconds: float, done: Callable[[], None]
    ) -> None:
        """All at once, then each to its place by order number; calls ``done`` at the end."""
        self._then = done
        orders = {owner: order for order, owner in plays}
        for slot in self.slots:
            slot.waiting = False
            slot.order = orders[slot.owner]
        seconds = 0 if theme.reduced_motion else seconds
        for slot in self.slots:
            slot.card.reveal(cards[orders[slot.owner]], seconds * FLIP_SHARE)
        if seconds <= 0:
            self._line_up(0)
        else:
            flip = seconds * FLIP_SHARE
            self._timer = Clock.schedule_once(lambda _dt: self._line_up(seconds - flip), flip)

    def finish_now(self) -> None:
        """Bring whatever moves to its end."""
        for slot in self.slots:
            if slot.order is not None and slot.card.card is not None:
                slot.card.reveal(slot.card.card, 0)
        if self._then is not None:
            self._line_up(0)

    def _line_up(self, seconds: float) -> None:
        self._cancel_timer()
        self.slots.sort(key=lambda slot: slot.order or 0)
        for rank, slot in enumerate(self.slots):
            glide(slot, seconds, rank=float(rank))
        if seconds <= 0 or theme.reduced_motion:
            self._finish()
        else:
            self._timer = Clock.schedule_once(lambda _dt: self._finish(), seconds)

    def _finish(self) -> None:
        self._cancel_timer()
        then, self._then = self._then, None
        if then is not None:
            then()

    def _stop(self) -> None:
        self._cancel_timer()
        self._then = None

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Taking turns

    def lift(self, order: int) -> None:
        """This card's turn: those before it are done and dim."""
        rank = self.rank_of(order)
        if self.zoom == 0:
            self.focus = float(rank)
        for slot in self.slots[:rank]:
            glide(slot.card, theme.seconds("move"), dim=DONE_DIM)
        glide(self, theme.seconds("move"), focus=float(rank), zoom=1.0)

    def mark_unused(self, orders: Sequence[int]) -> None:
        """These cards are never carried out."""
        for slot in self.slots:
            if slot.order in orders:
                slot.unused = True
                glide(slot.card, theme.seconds("move"), dim=UNUSED_DIM)

    def lower(self) -> None:
        """No card is in turn any more: the round's cards are done."""
        for slot in self.slots:
            if not slot.unused:
                glide(slot.card, theme.seconds("move"), dim=DONE_DIM)
        glide(self, theme.seconds("move"), zoom=0.0)

    def rank_of(self, order: int) -> int:
        """The place of a card in the line."""
        return [slot.order for slot in self.slots].index(order)

    # Where the cards lie

    def _places(self) -> list[Place]:
        room = Room(self.width, self.height - dp(FOOTER), dp(GAP), dp(RISE))
        return lay_out_hand(len(self.slots), self.focus, self.zoom, room)

    def _arrange(self, *_: object) -> None:
        places = self._places()
        for slot in self.slots:
            place = between(places, slot.rank)
            slot.footer = dp(FOOTER)
            slot.emblem_side = min(dp(EMBLEM), place.width)
            slot.pos = self.x + place.x, self.y + place.y
            slot.size = place.width, place.height + dp(FOOTER)


load_kv(__file__)
