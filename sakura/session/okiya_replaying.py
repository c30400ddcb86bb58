"""A match of Okiya that was played, to be looked at again: game by game, move by move."""

from __future__ import annotations

from collections.abc import Sequence

from sakura.okiya.events import GameBegan, OkiyaEvent
from sakura.okiya.game import Game
from sakura.okiya.records import OkiyaRecord, replay
from sakura.session.seats import Seat


class OkiyaReplay:
    """``number`` is the game that is looked at, from 0, and ``at`` how many of its moves have been made."""

    def __init__(self, record: OkiyaRecord, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self._match = replay(record)
        self.number = 0
        self.at = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self._match.games)

    @property
    def whole(self) -> Game:
        """The game that is looked at, as it ended."""
        return self._match.games[self.number]

    @property
    def starter(self) -> int:
        """Who began it."""
        return self._match.starters[self.number]

    @property
    def moves(self) -> int:
        """How many moves it had."""
        return len(self.whole.moves)

    def look(self) -> tuple[Game, list[OkiyaEvent]]:
        """The game at this moment, and what happened last."""
        events: list[OkiyaEvent] = [GameBegan(self.number + 1, self.starter)]
        game = Game(self.whole.layout, self.starter, self.whole.fair, events.append)
        for move in self.whole.moves[: self.at]:
            events.clear()
            game.decide(move)
        return game, events

    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def go_to(self, at: int) -> None:
        """To a moment of this game; beyond its ends there is nothing."""
        self.at = max(0, min(at, self.moves))

    def go_to_game(self, number: int) -> None:
        """To the beginning of a game; beyond the first and the last there is none."""
        wanted = max(0, min(number, self.games - 1))
        if wanted != self.number:
            self.number, self.at = wanted, 0
