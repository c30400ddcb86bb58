"""One sitting at one device: a game, the seats around it, and the curtain between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sakura.bots.thinking import Budget
from sakura.engine.errors import IllegalDecision
from sakura.engine.events import Event
from sakura.engine.game import CARD, COURT_CARD, Option
from sakura.engine.records import Record
from sakura.engine.setup import Setup
from sakura.engine.table import NOBODY
from sakura.engine.views import View, view_of
from sakura.session.choosing import cards_wanted, choosing_view
from sakura.session.errors import NotNow, SeatError, SittingError
from sakura.session.history import Chronicle
from sakura.session.minds import Minds
from sakura.session.saves import DAMAGED, Saved, read_save, write_save
from sakura.session.seats import COURT, Seat, check_seats
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING


class Sitting:
    """The seats of one game and whose eyes are on the device.

    ``stage`` says what happens now and ``eyes`` whose turn with the device it is (None: anybody may look). What a
    person picks stays here, sealed, until all have picked; only then does the game hear of it, in seat order.
    """

    def __init__(self, seats: Sequence[Seat], setup: Setup, budget: Budget | None = None) -> None:
        self._sit_down(seats, setup, budget)
        self._minds = self._make_minds()
        self._begin_turns()

    def _sit_down(self, seats: Sequence[Seat], setup: Setup, budget: Budget | None) -> None:
        check_seats(seats)
        if setup.players != len(seats):
            raise SeatError("The table is laid for {players}, not {seats}.", players=setup.players, seats=len(seats))
        self.seats = tuple(seats)
        self.stage = THINKING
        self.eyes: int | None = None
        self.picked: tuple[int, ...] = ()  # what eyes has picked in this turn: the own card, the court painter's
        self.is_branch = False  # whether it plays on from the middle of another game
        self._budget = budget
        self._chronicle = Chronicle(setup, [seat.name for seat in seats])
        self._game = self._chronicle.game
        self._sealed: dict[int, tuple[int, ...]] = {}
        self._answer: str | None = None  # a bot's, until the question has been shown

    # What the screens read

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def needs(self) -> str | None:
        """What the open hand has still to pick: ``card``, ``court card``, or None."""
        if self.stage != CHOOSE or self._is_complete(self.eyes, self.picked):
            return None
        return COURT_CARD if self.picked else CARD

    @property
    def events(self) -> list[Event]:
        """Everything that has happened and been handed out to be shown."""
        return self._chronicle.events[:]

    @property
    def round(self) -> int:
        """The number of the round on the screen."""
        return self.view().round

    @property
    def moment(self) -> tuple[object, ...]:
        """Differs from decision to decision: whoever keeps the sitting compares it with the one kept last."""
        course = self._chronicle
        return course.decided, course.shown, self.eyes, self.picked, sum(map(len, self._sealed.values()))

    def rename(self, names: Sequence[str]) -> None:
        """Call the seats otherwise."""
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True))
        check_seats(seats)
        self.seats = seats
        self._chronicle.rename(names)

    def names(self) -> dict[int, str]:
        """What the seats are called; the court painter has no name of its own."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def painters(self) -> list[str]:
        """The painter of every piece in the garden, the court painter last if it plays."""
        court = [COURT] if self._game.table.court != NOBODY else []
        return [*(seat.painter for seat in self.seats), *court]

    def view(self) -> View:
        """What may be on the screen now.

        The open hand's view while it chooses; the asked person's at a question (without the hand if others are at the
        device); in a reveal the table as it was before the events that wait to be shown; else a spectator's view.
        """
        game = self._game
        if self.stage == REVEAL:
            return self._chronicle.before
        if self.eyes is not None and self.stage == CHOOSE:
            return choosing_view(game, self.eyes, self.picked)
        if self.eyes is not None and self.stage == QUESTION:
            view = view_of(game, self.eyes)
            return view if len(self.people) == 1 else replace(view, hand=())
        return self.outcome()

    def outcome(self) -> View:
        """A spectator's view of the table as it is once everything that waits has been shown."""
        return self._chronicle.look()

    def record(self) -> Record:
        """The record of the game so far; sealed picks are not in it."""
        return self._chronicle.record()

    # Choosing

    def open_curtain(self) -> None:
        """The person named has the device: show what is theirs to decide."""
        self._expect(CURTAIN)
        self.stage = CHOOSE if self._game.decision == CARD else QUESTION

    def close_curtain(self) -> None:
        """Hide what is open, as when the app goes out of sight. What was picked stays picked, and can be taken back."""
        self._expect(CHOOSE, QUESTION)
        self.stage = CURTAIN

    def pick(self, order: int) -> None:
        """Put a card of the open hand aside: first the own one, then the court painter's if that is asked for."""
        self._expect(CHOOSE)
        if self.needs is None:
            raise NotNow("The choice is made: it can be taken back or the turn ended.")
        if type(order) is not int or order not in self.view().options:
            raise IllegalDecision("Card {order} is not in this hand.", order=order)
        self.picked = (*self.picked, order)

    def take_back(self) -> None:
        """Undo the last pick of this turn."""
        self._expect(CHOOSE)
        if not self.picked:
            raise NotNow("There is nothing to take back.")
        self.picked = self.picked[:-1]

    def end_turn(self) -> None:
        """Seal what was picked: the curtain falls, and there is no way back."""
        self._expect(CHOOSE)
        if self.needs is not None or self.eyes is None:
            raise NotNow("A card must be picked before the turn ends.")
        self._sealed[self.eyes] = self.picked
        self._begin_turns()

    def answer(self, choice: str) -> None:
        """The asked person's direction, ``+`` or ``-``."""
        self._expect(QUESTION)
        if choice not in self._game.options:
            raise IllegalDecision("A direction is + or -, not {choice}.", choice=choice)
        self._tell_game([choice])

    # Bots

    def think(self, seconds: float) -> bool:
        """Give the bots so much time, at least one slice; True when they have nothing left to think about.

        In the stage ``thinking`` True means that the stage has changed. At any other stage the bots think ahead, and
        nothing on the screen changes.
        """
        done = self._minds.think(seconds, self._find_bot_decision, self._keep_bot_decision)
        if done and self.stage == THINKING:
            self._tell_picks() if self._answer is None else self._tell_game([self._answer])
        return done

    def _find_bot_decision(self) -> View | None:
        """The view of the next bot that has something to decide."""
        game = self._game
        if game.decision == CARD:
            undecided = (seat for seat in self._bots() if not self._is_complete(seat, self._sealed.get(seat, ())))
            seat = next(undecided, NOBODY)
            return None if seat == NOBODY else choosing_view(game, seat, self._sealed.get(seat, ()))
        asked = game.seat in self._bots() and self._answer is None
        return view_of(game, game.seat) if asked else None

    def _keep_bot_decision(self, view: View, option: Option) -> None:
        if isinstance(option, int):
            self._sealed[view.seat] = (*self._sealed.get(view.seat, ()), option)
        else:
            self._answer = option

    # Showing what happened

    def take_events(self) -> list[Event]:
        """Everything that has happened up to the next decision, in order, once."""
        self._expect(REVEAL)
        return self._chronicle.take_events()

    def put_events_back(self, first: Event | None, before: View) -> None:
        """The showing was broken off before this event, or after the last (None), with the table as in the view."""
        self._expect(REVEAL)
        self._chronicle.put_back(first, before)

    def finish_reveal(self) -> None:
        """The screen has shown the events: go on to the question, the next round or the end."""
        self._expect(REVEAL)
        self._chronicle.finish()
        self._find_stage()

    # Saving, and playing again

    def save(self) -> dict[str, Any]:
        """The sitting as plain JSON data: what is open is saved behind the curtain."""
        sealed = {seat: cards for seat, cards in self._sealed.items() if self._is_complete(seat, cards)}
        stage = self.stage if self.eyes is None else CURTAIN
        shown = self._chronicle.shown
        return write_save(Saved(self.seats, self.record(), shown, sealed, self.picked, stage, self.is_branch))

    @classmethod
    def restore(cls, data: object, budget: Budget | None = None) -> Sitting:
        """The saved sitting at the decision that was open, behind the curtain if it is a person's."""
        saved = read_save(data)
        sitting = cls.__new__(cls)
        sitting._sit_down(saved.seats, saved.record.setup, budget)
        sitting._resume(saved)
        if sitting.stage != saved.stage:
            raise SittingError(DAMAGED, key="stage")
        return sitting

    @classmethod
    def take_over(cls, seats: Sequence[Seat], record: Record, shown: int, budget: Budget | None = None) -> Sitting:
        """A sitting that plays a recorded game on, with whoever sits there now; behind the curtain if people do."""
        sitting = cls.__new__(cls)
        sitting._sit_down(seats, record.setup, budget)
        sitting._resume(Saved(sitting.seats, record, shown, {}, (), CURTAIN, is_branch=True))
        return sitting

    def rematch(self, seed: int) -> Sitting:
        """The same seats and rules with newly shuffled cards."""
        return Sitting(self.seats, replace(self._game.setup, seed=seed), self._budget)

    def _resume(self, saved: Saved) -> None:
        self._chronicle.resume(saved.record.decisions, saved.shown)
        self._sealed = dict(saved.sealed)
        self.is_branch = saved.is_branch
        self._minds = self._make_minds()
        if self._chronicle.is_waiting:
            self.stage = REVEAL
            return
        self._find_stage()
        self.picked = saved.picked
        if self.eyes is not None:
            self.stage = CURTAIN

    # How the stages follow one another

    def _expect(self, *stages: str) -> None:
        if self.stage not in stages:
            raise NotNow("This is not possible now: the sitting is at “{stage}”.", stage=self.stage)

    def _find_stage(self) -> None:
        """The stage for the decision that the game waits for."""
        game = self._game
        self.eyes = None
        if game.decision is None:
            self.stage = OVER
        elif game.decision == CARD:
            self._begin_turns()
        elif self.seats[game.seat].is_person:
            self.stage, self.eyes = QUESTION, game.seat
        else:
            self.stage = THINKING

    def _begin_turns(self) -> None:
        """Pass the device to the next person who has not chosen, then let the bots choose, then reveal."""
        waiting = [seat for seat in self.people if seat not in self._sealed]
        self.picked = ()
        self.eyes = waiting[0] if waiting else None
        if waiting:
            self.stage = CURTAIN if len(self.people) > 1 else CHOOSE
        elif self._bots():
            self.stage = THINKING
        else:
            self._tell_picks()

    def _tell_picks(self) -> None:
        """All are in: the game hears them in seat order."""
        sealed, self._sealed = self._sealed, {}
        self._tell_game([order for seat in sorted(sealed) for order in sealed[seat]])

    def _tell_game(self, options: Sequence[Option]) -> None:
        self._answer = None
        self._chronicle.tell(options)
        self.stage, self.eyes = REVEAL, None

    def _is_complete(self, seat: int | None, picks: tuple[int, ...]) -> bool:
        return seat is not None and len(picks) == cards_wanted(self._game, seat)

    def _bots(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if not seat.is_person)

    def _make_minds(self) -> Minds:
        levels = {number: seat.level for number, seat in enumerate(self.seats) if seat.level is not None}
        return Minds(levels, self._game.setup.seed, self._budget, self._chronicle.decided)
