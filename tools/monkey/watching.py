"""Looks for what must never be: a hand in the wrong eyes, a screen without a way on, texts and targets out of order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from kivy.core.window import Window

from sakura.session.stages import CHOOSE, QUESTION, REVEAL, THINKING
from sakura.ui.cards.face import CardFace
from sakura.ui.game_flow import SCREENS
from sakura.ui.shots.audit import audit_layout
from sakura.ui.shots.tables import LONG_NAMES
from tools.monkey.fancy import WORDS, stops_of

GAME_SCREENS: Final = frozenset(SCREENS.values())
WRITTEN: Final = frozenset(re.findall(r"\w+", " ".join((*LONG_NAMES, *WORDS))))
PATIENCE: Final = 40  # events without anything to touch


class Watcher:
    """Keeps an eye on the app and remembers what it has seen."""

    def __init__(self) -> None:
        self.app: Any = None
        self.visited: dict[str, int] = {}
        self.breaches: list[str] = []
        self._without_a_way = 0

    def look(self) -> None:
        """After every frame: no card of a hand may be face up but for the eyes that the device is with."""
        sitting = None if self.app is None else sitting_on(self.app)
        if sitting is None:
            return
        router = self.app.router
        seen = sorted(secret_cards(sitting) & set(faces_in(router)))
        if seen:
            self.breaches.append(f"{seen} are face up on “{router.name}” at the stage “{sitting.stage}”")

    def judge(self) -> list[str]:
        """After every event: what is wrong now."""
        router = self.app.router
        self.visited[router.name] = self.visited.get(router.name, 0) + 1
        found, self.breaches = [f"Privacy: {breach}." for breach in self.breaches], []
        self._without_a_way = 0 if stops_of(router) else self._without_a_way + 1
        if self._without_a_way >= PATIENCE:
            self._without_a_way = 0
            found.append(f"Stuck: nothing can be touched on “{router.name}” for {PATIENCE} events.")
        return found

    @property
    def is_somebody_thinking(self) -> bool:
        """Whether bots think, with nothing open that they would wait for."""
        sitting = sitting_on(self.app)
        return sitting is not None and sitting.stage == THINKING and not self.app.router.layers.children

    def judge_rest(self) -> list[str]:
        """When everything has come to rest: nobody thinks for ever."""
        return ["Stuck: somebody thinks for ever."] if self.is_somebody_thinking else []

    def audit(self) -> list[str]:
        """When everything has come to rest: the screen is in order."""
        router, window = self.app.router, (int(Window.width), int(Window.height))
        where = f"Audit of “{router.name}” at {window[0]}x{window[1]}"
        problems = audit_layout(router, window, WRITTEN | names_on(self.app))
        return [f"{where}: {kind} {entry}" for kind, entries in problems.items() for entry in entries]


def sitting_on(app: Any) -> Any:
    """The game that is on the screen, a first game with its coach too; None if there is none."""
    if app.router.name not in GAME_SCREENS:
        return None
    return getattr(app.router.screen, "sitting", None) or app.sitting


def names_on(app: Any) -> frozenset[str]:
    """The words of the names that the monkey has given: it writes on where something is written already."""
    screen = app.router.screen
    sittings = (getattr(screen, "sitting", None), getattr(screen, "_sitting", None), app.sitting)
    names = " ".join(seat.name for sitting in sittings if sitting is not None for seat in getattr(sitting, "seats", ()))
    return frozenset(re.findall(r"\w+", names))


def faces_in(root: Any) -> Iterator[int]:
    """The order numbers of all cards in the tree that lie face up."""
    rest = [root]
    while rest:
        widget = rest.pop()
        if isinstance(widget, CardFace):
            yield int(widget.order)
        rest += widget.children


def secret_cards(sitting: Any) -> set[int]:
    """Every card in a hand that may not be seen now.

    Where the discards were shuffled anew, a card may be in a hand again while a reveal still shows it in the row, or
    among the discards as they lay before. The row lies there until the bots of the next round have thought.
    """
    hands = sitting._game.hands
    row = {order for order, _ in sitting._game.previous}
    played = {REVEAL: row | {*sitting.view().discard}, THINKING: row}.get(sitting.stage, set())
    people = sitting.people
    may_see = set(people) if len(people) == 1 else set()
    if sitting.stage in (CHOOSE, QUESTION) and sitting.eyes is not None:
        may_see.add(sitting.eyes)
    return {card for seat, hand in enumerate(hands) if seat not in may_see for card in hand} - played
