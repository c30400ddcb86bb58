"""What lies open on the table: the pieces, the tokens, and the revealed cards while they are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sakura.engine.cards import Card
    from sakura.engine.events import Sink

GATE = 0
FIRST_SPACE = 1
NOBODY = -1
STARTING_TOKENS = 5


class Table:
    """One garden in play. Painters are indices; the court painter, if any, is one of them.

    Plain lists and small numbers: bots copy tables thousands of times a second.
    """

    __slots__ = (
        "blooming",
        "cards",
        "court",
        "emit",
        "emperor",
        "halfway",
        "plays",
        "reached",
        "sakura",
        "spaces",
        "tokens",
        "turn",
    )

    def __init__(
        self, emperor: int, spaces: list[int], tokens: list[int], sakura: tuple[int, ...], court: int = NOBODY
    ) -> None:
        self.emperor = emperor
        self.spaces = spaces
        self.tokens = tokens
        self.sakura = sakura
        self.blooming = sakura  # the trees at which the Emperor has not stopped yet
        self.court = court
        self.cards: Mapping[int, Card] = {}  # what the order numbers stand for
        self.plays: list[tuple[int, int]] = []  # revealed: (order number, painter it was played for), rising
        self.turn = 0  # which of the plays is being carried out
        self.halfway = False  # its garden action is done, its painter action is not
        self.reached = NOBODY  # the tree in bloom at which the Emperor stopped in this round
        self.emit: Sink | None = None

    @classmethod
    def at_start(cls, painters: int, torii: int, sakura: tuple[int, ...], court: int = NOBODY) -> Table:
        """The Emperor on the torii, everyone else at the gate."""
        return cls(torii, [GATE] * painters, [STARTING_TOKENS] * painters, sakura, court)

    def copy(self) -> Table:
        """The same table, free to go another way. The copy is silent: it has no event sink."""
        twin = Table.__new__(Table)
        twin.emperor = self.emperor
        twin.spaces = self.spaces[:]
        twin.tokens = self.tokens[:]
        twin.sakura = self.sakura
        twin.blooming = self.blooming
        twin.court = self.court
        twin.cards = self.cards
        twin.plays = self.plays  # replaced at each reveal, never changed
        twin.turn = self.turn
        twin.halfway = self.halfway
        twin.reached = self.reached
        twin.emit = None
        return twin

    @property
    def ended(self) -> bool:
        """Whether the last tree has been scored."""
        return bool(self.sakura) and self.sakura[-1] not in self.blooming

    @property
    def scored(self) -> tuple[int, ...]:
        """The trees at which tokens have been given out."""
        return tuple(tree for tree in self.sakura if tree not in self.blooming)

    def lay_out(self, plays: list[tuple[int, int]]) -> None:
        """Put the revealed cards, by rising order number, on the table: the first is next to be carried out."""
        self.plays = plays
        self.turn = 0
        self.halfway = False

    def order_from_emperor(self) -> list[int]:
        """All painters, the closest to the Emperor first (those at the gate last, by index)."""
        return sorted(range(len(self.spaces)), key=self.spaces.__getitem__, reverse=True)
