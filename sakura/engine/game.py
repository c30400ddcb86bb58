"""The game as decisions and events: it says what it waits for and whose it is, and goes on when that is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from sakura.engine.actions import BACK, FORWARDS
from sakura.engine.errors import IllegalDecision
from sakura.engine.events import CardsRevealed, DeckReshuffled, HandRefilled, RoundBegan, Sink
from sakura.engine.resolution import carry_out
from sakura.engine.scoring import find_winners
from sakura.engine.setup import HAND_SIZE, TRICKY, Setup
from sakura.engine.shuffling import shuffle
from sakura.engine.table import GATE, NOBODY, Table

CARD: Final = "card"
COURT_CARD: Final = "court card"
DIRECTIONS = (FORWARDS, BACK)
Option: TypeAlias = int | str


class Game:
    """One game of Sakura.

    ``decision`` is what the game waits for (``card``, ``court card``, ``garden direction``, ``painter direction``, or
    None when it is over), ``seat`` whose decision it is, ``options`` what may be decided: order numbers of that
    seat's hand, or ``+`` and ``-``.

    The options of a card decision are the hand itself: look, do not change it.
    """

    __slots__ = (
        "court_chooser",
        "decision",
        "deck",
        "discard",
        "hands",
        "options",
        "picks",
        "previous",
        "round",
        "seat",
        "setup",
        "shuffles",
        "table",
    )

    def __init__(self, setup: Setup, sink: Sink | None = None) -> None:
        self.setup = setup
        self.table = Table.at_start(setup.painters, setup.layout.torii, setup.layout.sakura, setup.court)
        self.table.emit = sink
        self.table.cards = setup.deck.cards
        self.deck = shuffle(setup.deck.orders, setup.seed, 0)  # the top card is the last
        self.shuffles = 1
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.picks: list[tuple[int, int]] = []  # sealed choices of this round: (order number, painter)
        self.previous: list[tuple[int, int]] = []  # what was revealed in the round before
        self.round = 0
        self.court_chooser = NOBODY  # the seat that picks the court painter's card too
        self.decision: str | None = CARD
        self.seat = 0
        self.options: Sequence[Option] = ()
        self._refill_hands()
        self._begin_round()

    def copy(self) -> Game:
        """The same game, free to go another way. The copy is silent: it has no event sink."""
        twin = Game.__new__(Game)
        twin.setup = self.setup
        twin.table = self.table.copy()
        twin.deck = self.deck[:]
        twin.shuffles = self.shuffles
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.picks = self.picks[:]
        twin.previous = self.previous
        twin.round = self.round
        twin.court_chooser = self.court_chooser
        twin.decision = self.decision
        twin.seat = self.seat
        twin.options = self.options if self.decision not in (CARD, COURT_CARD) else twin.hands[self.seat]
        return twin

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return find_winners(self.table) if self.decision is None else []

    def decide(self, option: Option) -> None:
        """Decide what the game waits for and let it go on to the next decision."""
        seat = self.seat
        if self.decision == CARD:
            painter = seat
        elif option not in self.options:
            raise self._refuse(option)
        elif self.decision == COURT_CARD:
            painter = self.table.court
        else:
            self._carry_on(option)  # type: ignore[arg-type]  # a direction
            return
        hands = self.hands
        try:
            hands[seat].remove(option)  # type: ignore[arg-type]  # an order number
        except ValueError:
            raise self._refuse(option) from None
        self.picks.append((option, painter))  # type: ignore[arg-type]  # sealed: face down until all have chosen
        if painter == self.court_chooser:
            self.decision = COURT_CARD
            return
        self.decision = CARD
        self.seat = seat = seat + 1
        if seat < len(hands):
            self.options = hands[seat]
        else:
            self._reveal()

    def _reveal(self) -> None:
        """Turn all cards over, the court painter's from the deck among them, and begin to carry them out."""
        table = self.table
        if table.court != NOBODY and self.court_chooser == NOBODY:
            self.picks.append((self._draw(), table.court))
        self.picks.sort()
        if table.emit is not None:
            table.emit(CardsRevealed(tuple(self.picks)))
        table.plays, table.turn, table.halfway = self.picks, 0, False
        self._carry_on("")

    def _carry_on(self, answer: str) -> None:
        """Carry out cards up to the next question, or to the end of the round."""
        table = self.table
        question = carry_out(table, answer)
        if question is None:
            self._end_round()
        else:
            self.decision = question
            self.seat = table.plays[table.turn][1]
            self.options = DIRECTIONS

    def _end_round(self) -> None:
        discard = self.discard
        for order, _ in self.picks:
            discard.append(order)
        self.previous = self.picks
        self.picks = []
        table = self.table
        table.plays = []
        if table.sakura[-1] in table.blooming:
            self._refill_hands()
            self._begin_round()
        else:
            self.decision, self.seat, self.options = None, NOBODY, ()

    def _begin_round(self) -> None:
        self.round += 1
        self.decision, self.seat, self.options = CARD, 0, self.hands[0]
        if self.setup.variant == TRICKY:
            self.court_chooser = self._find_court_chooser()
        if self.table.emit is not None:
            self.table.emit(RoundBegan(self.round))

    def _find_court_chooser(self) -> int:
        """In the tricky variant the player further from the Emperor; nobody if both are at the gate."""
        if self.table.court == NOBODY:
            return NOBODY
        first, second = self.table.spaces[:2]
        if first == second == GATE:
            return NOBODY
        return 0 if first < second else 1

    def _refill_hands(self) -> None:
        """Every player draws back up to a full hand, in seat order."""
        deck, emit = self.deck, self.table.emit
        for hand in self.hands:
            missing = wanted = HAND_SIZE - len(hand)
            while missing:
                if not deck:
                    deck = self._reshuffle()
                hand.append(deck.pop())
                missing -= 1
            if emit is not None:
                emit(HandRefilled(self.hands.index(hand), wanted))

    def _draw(self) -> int:
        """Take the top card of the deck, shuffling the discard pile into a new one if need be."""
        return (self.deck or self._reshuffle()).pop()

    def _reshuffle(self) -> list[int]:
        """Shuffle the discard pile into a new deck."""
        self.deck = shuffle(self.discard, self.setup.seed, self.shuffles)
        self.discard = []
        self.shuffles += 1
        if self.table.emit is not None:
            self.table.emit(DeckReshuffled(len(self.deck)))
        return self.deck

    def _refuse(self, option: Option) -> IllegalDecision:
        if self.decision is None:
            return IllegalDecision("The game is over: there is nothing left to decide.")
        return IllegalDecision(
            "{option} is not possible: seat {seat} decides a {decision} among {options}.",
            option=option,
            seat=self.seat,
            decision=self.decision,
            options=", ".join(map(str, self.options)),
        )
