"""One sitting of Okiya at one device: a match, the two seats, bots that think in slices, and moves taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sakura.bots.okiya.registry import make_okiya_bot
from sakura.bots.okiya.thinking import OkiyaThinking
from sakura.okiya.events import OkiyaEvent
from sakura.okiya.game import Game, Option
from sakura.okiya.match import Match, MatchSetup
from sakura.okiya.records import OkiyaRecord, record_match, replay
from sakura.session.errors import NotNow, SeatError
from sakura.session.okiya_saves import Saved, read_save, write_save
from sakura.session.seats import Seat, check_sitters
from sakura.session.seeds import make_seed

TAKE: Final = "take"  # a person is to take a tile
THINKING: Final = "thinking"  # a bot is
ASKED: Final = "asked"  # one person would like to take a move back, the other is asked
BETWEEN: Final = "between"  # a game is over, the match goes on
OVER: Final = "over"
SEATS: Final = 2


def check_okiya_seats(seats: Sequence[Seat]) -> None:
    """Refuse a table that cannot be started, in a sentence that says why."""
    if len(seats) != SEATS:
        raise SeatError("Okiya is a game for two, not for {players}.", players=len(seats))
    check_sitters(seats, make_okiya_bot)


class OkiyaSitting:
    """The two seats of one match. ``stage`` says what happens now, ``seat`` whose turn it is."""

    def __init__(
        self, seats: Sequence[Seat], setup: MatchSetup, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        check_okiya_seats(seats)
        self.seats = tuple(seats)
        self.events: list[OkiyaEvent] = []
        self.match = Match(setup, self._hear)
        self.asker: int | None = None  # who would like to take a move back
        self._handed_out = 0
        self._clock = clock
        self._thinking: OkiyaThinking | None = None
        self._answer: Option | None = None  # a bot's, until the screen wants to see it

    # What the screens read

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.match.game

    @property
    def stage(self) -> str:
        """What happens now."""
        if self.match.is_over:
            return OVER
        if self.game.is_over:
            return BETWEEN
        if self.asker is not None:
            return ASKED
        return TAKE if self.seats[self.game.seat].is_person else THINKING

    @property
    def seat(self) -> int:
        """Whose turn it is; ``NOBODY`` when the game is over."""
        return self.game.seat

    @property
    def round(self) -> int:
        """The number of the game on the table."""
        return len(self.match.games)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def moment(self) -> tuple[object, ...]:
        """Changes whenever there is something new to keep."""
        return self.round, tuple(self.game.moves), self.asker

    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def record(self) -> OkiyaRecord:
        """The record of the match so far."""
        return record_match(self.match, [seat.name for seat in self.seats])

    def take_events(self) -> list[OkiyaEvent]:
        """Everything that has happened since this was last asked, in order."""
        new = self.events[self._handed_out :]
        self._handed_out = len(self.events)
        return new

    # Playing

    def decide(self, option: Option) -> None:
        """A person takes the tile on a square, or swaps sides."""
        self._expect(TAKE)
        self._tell(option)

    def begin_next(self) -> None:
        """Lay the garden of the next game."""
        self._expect(BETWEEN)
        self.match.begin_next()

    def think(self, seconds: float) -> bool:
        """Give the bot whose turn it is so much time, at least one slice; whether it knows its move now."""
        if self.stage != THINKING:
            return False
        if self._thinking is None:
            self._thinking = self._make_bot().think(self.game.copy())
        until = self._clock() + seconds
        while self._answer is None:
            try:
                next(self._thinking)
            except StopIteration as finished:
                self._answer = finished.value
            if self._clock() >= until:
                break
        return self._answer is not None

    def let_bot_move(self) -> None:
        """The screen is ready to see what the bot has decided."""
        if self.stage != THINKING or self._answer is None:
            raise NotNow("The bot has not decided yet.")
        self._tell(self._answer)

    # Taking back

    @property
    def may_take_back(self) -> bool:
        """Whether somebody could take a move of this game back."""
        return self.stage in (TAKE, THINKING) and self._count_to_keep() is not None

    @property
    def needs_agreement(self) -> bool:
        """Whether the other has to agree: a bot always does."""
        return len(self.people) == SEATS

    def take_back(self) -> None:
        """Take back the last move of a person; with two people the other is asked first."""
        if not self.may_take_back:
            raise NotNow("There is nothing to take back.")
        if self.needs_agreement:
            self.asker = 1 - self.seat
        else:
            self._undo()

    def answer_take_back(self, agreed: bool) -> None:
        """The one who was asked agrees, or does not."""
        self._expect(ASKED)
        self.asker = None
        if agreed:
            self._undo()

    def _count_to_keep(self) -> int | None:
        """How many moves of this game stay when the last one of a person goes; None if there is none."""
        movers = self._movers()
        return next((at for at in range(len(movers) - 1, -1, -1) if self.seats[movers[at]].is_person), None)

    def _movers(self) -> list[int]:
        """The seat of every move of this game."""
        twin = Game(self.game.layout, self.match.starter, self.game.fair)
        movers = []
        for move in self.game.moves:
            movers.append(twin.seat)
            twin.decide(move)
        return movers

    def _undo(self) -> None:
        keep = self._count_to_keep()
        games = [list(game.moves) for game in self.match.games]
        games[-1] = games[-1][:keep]
        self.events.clear()
        match = Match(self.match.setup, self._hear)
        for number, moves in enumerate(games):
            if number:
                match.begin_next()
            for move in moves:
                match.decide(move)
        self.match = match
        self._handed_out = len(self.events)
        self._forget_thoughts()

    # Saving, and playing again

    def save(self) -> dict[str, Any]:
        """The sitting as plain JSON data."""
        return write_save(Saved(self.seats, self.record(), self.asker))

    @classmethod
    def restore(cls, data: object, clock: Callable[[], float] = time.perf_counter) -> OkiyaSitting:
        """The saved sitting at the decision that was open."""
        saved = read_save(data)
        sitting = cls(saved.seats, saved.record.setup, clock)
        sitting.events.clear()
        sitting.match = replay(saved.record, sitting._hear)
        sitting.asker = saved.asker if sitting._may_be_asked(saved.asker) else None
        sitting._handed_out = len(sitting.events)
        return sitting

    def rematch(self, seed: int) -> OkiyaSitting:
        """The same seats and rules with newly laid gardens."""
        setup = self.match.setup
        return OkiyaSitting(self.seats, MatchSetup(setup.format, seed, setup.fair), self._clock)

    def _may_be_asked(self, asker: int | None) -> bool:
        return asker is not None and self.may_take_back and self.needs_agreement and asker == 1 - self.seat

    # Inside

    def _expect(self, *stages: str) -> None:
        if self.stage not in stages:
            raise NotNow("This is not possible now: the sitting is at “{stage}”.", stage=self.stage)

    def _hear(self, event: OkiyaEvent) -> None:
        self.events.append(event)

    def _tell(self, option: Option) -> None:
        self.match.decide(option)
        self._forget_thoughts()

    def _forget_thoughts(self) -> None:
        self._thinking = self._answer = None

    def _make_bot(self) -> Any:
        level = self.seats[self.seat].level
        assert level is not None
        return make_okiya_bot(level, _seed_of(self.match.setup.seed, self.seat, len(self.events)))


def _seed_of(seed: int, seat: int, moment: int) -> int:
    """A seed of the bot's own for every decision, so that a restored sitting plays on as it would have."""
    return make_seed(b"okiya bot %d %d %d" % (seed, seat, moment))
