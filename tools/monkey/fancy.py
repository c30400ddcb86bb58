"""What comes into a monkey's mind: mostly to touch what can be touched, sometimes anything at all."""

from __future__ import annotations

import random
from typing import Any, Final

from kivy.core.window import Window

from sakura.engine.setup import VARIANTS
from sakura.ui.focus.stops import CARD, FIELD, GARDEN, SCROLL, Stop, find_stops
from sakura.ui.widgets.layer import Layer
from tools.monkey.events import (
    CLASH,
    DRAG,
    HOLD,
    KEY,
    PAIR,
    PAUSE,
    PINCH,
    RESTART,
    TAP,
    TURN,
    VISIT,
    WAIT,
    WRITE,
    Event,
)

VISIT_EVERY: Final = 120  # events, so that every part of the app gets its share
SCREENS: Final = ("table", "okiya", "learn", "rules", "records", "statistics", "settings", "box")
WEIGHTS: Final = {
    TAP: 60,
    "card": 14,
    HOLD: 6,
    DRAG: 8,
    "anywhere": 4,
    "back": 4,
    KEY: 7,
    CLASH: 3,
    PAIR: 3,
    WAIT: 6,
    TURN: 2,
    PAUSE: 2,
    PINCH: 1,
    WRITE: 2,
    RESTART: 0.4,
}
GAME: Final = "game"
BACK: Final = 27
KEYS: Final = (9, 13, 32, 273, 274, 275, 276, 278, 279, 280, 281, 8, 104, 122, 43, 45, 282, 112)
GOING: Final = (9, 9, 274, 275)  # keys that bring the ring or move it
DOING: Final = (13, 13, 32)
WORDS: Final = (
    "Ana",
    "",
    "Wilhelmina Alexandra",
    "Иннокентий",
    "  ",
    "a\tb",
    "😀é{name}%s",
    "order,garden,painter\n1,x,y",
)
WAITS: Final = (0.1, 0.5, 2.0, 8.0)


class Fancy:
    """Chooses the next event by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self._done = 0

    def next_event(self, router: Any) -> Event:
        """Whatever it is next."""
        self._done += 1
        if self._done % VISIT_EVERY == 1:
            return self._visit(router)
        kind = self.chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        make = getattr(self, f"_{kind}", None)
        event: Event = make(router) if make is not None else Event(kind)
        return event

    def _visit(self, router: Any) -> Event:
        """To any part of the app, every second time to a new game of Sakura: players, people, the variant for two."""
        if self.chance.random() < 0.5:
            players = self.chance.randint(2, 6)
            return Event(VISIT, (GAME, players, self.chance.randint(0, players), self.chance.choice(VARIANTS)))
        return Event(VISIT, (self.chance.choice([name for name in SCREENS if router.knows(name)]),))

    def _tap(self, router: Any) -> Event:
        return self._at(TAP, router, lambda stop: stop.kind not in (GARDEN, SCROLL))

    def _card(self, router: Any) -> Event:
        """A flick up plays a card of the hand."""
        cards = [stop for stop in stops_of(router) if stop.kind == CARD]
        if not cards:
            return self._tap(router)
        x, y = self._point_in(self.chance.choice(cards))
        return Event(DRAG, (x, y, x, min(Window.height - 1, y + round(Window.height * 0.35))))

    def _hold(self, router: Any) -> Event:
        return Event(HOLD, (*self._at(TAP, router, lambda _stop: True).details, self.chance.choice((0.3, 1.5, 3.0))))

    def _drag(self, router: Any) -> Event:
        return Event(DRAG, (*self._stop_or_anywhere(router), *self._somewhere()))

    def _anywhere(self, _router: Any) -> Event:
        return Event(TAP, self._somewhere())

    def _back(self, _router: Any) -> Event:
        return Event(KEY, (BACK,))

    def _key(self, _router: Any) -> Event:
        return Event(KEY, (self.chance.choice(KEYS),))

    def _clash(self, router: Any) -> Event:
        """A key brings the ring, another is held on what is there, and a finger comes down meanwhile."""
        keys = self.chance.choice(GOING), self.chance.choice(DOING)
        return Event(CLASH, (*keys, *self._stop_or_anywhere(router)))

    def _pair(self, router: Any) -> Event:
        places = (*self._stop_or_anywhere(router), *self._stop_or_anywhere(router))
        return Event(PAIR, (*places, self.chance.choice((0.05, 0.3, 1.5))))

    def _wait(self, _router: Any) -> Event:
        return Event(WAIT, (self.chance.choice(WAITS),))

    def _turn(self, _router: Any) -> Event:
        return Event(TURN, (self.chance.choice(("turned", "split", "whole")),))

    def _pinch(self, _router: Any) -> Event:
        return Event(PINCH, (*self._somewhere(), *self._somewhere(), *self._somewhere(), *self._somewhere()))

    def _write(self, router: Any) -> Event:
        """Write into the field that has the focus, or touch one."""
        fields = [stop for stop in stops_of(router) if stop.kind == FIELD]
        if not any(stop.widget.focus for stop in fields):
            return self._at(TAP, router, lambda stop: stop.kind == FIELD)
        return Event(WRITE, (self.chance.choice(WORDS),))

    def _at(self, kind: str, router: Any, wanted: Any) -> Event:
        stops = [stop for stop in stops_of(router) if wanted(stop) and not stop.seen.is_empty]
        return Event(kind, self._point_in(self.chance.choice(stops)) if stops else self._somewhere())

    def _stop_or_anywhere(self, router: Any) -> tuple[int, int]:
        if self.chance.random() < 0.5:
            return self._somewhere()
        x, y = self._at(TAP, router, lambda _stop: True).details
        return x, y

    def _point_in(self, stop: Stop) -> tuple[int, int]:
        box = stop.seen
        share = self.chance.uniform(0.2, 0.8)
        return round(box.left + (box.right - box.left) * share), round(box.bottom + (box.top - box.bottom) * share)

    def _somewhere(self) -> tuple[int, int]:
        return self.chance.randrange(int(Window.width)), self.chance.randrange(int(Window.height))


def stops_of(router: Any) -> list[Stop]:
    """What can be touched now: a dialog or sheet keeps everything to itself."""
    layer = next((child for child in router.layers.children if isinstance(child, Layer)), None)
    return find_stops(layer if layer is not None else router)
