"""What the games add up to, seat by seat as they were named."""

from __future__ import annotations

import math
from array import array
from statistics import fmean
from typing import Any

from sakura.cli.simulation.match import Outcome

NORMAL_95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations of its mean


class Summary:
    """Sums over games, added one by one."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.games = 0
        self.rounds = 0
        self.wins = [0.0] * len(seats)
        self.tokens = [0] * len(seats)
        self.disgraces = [0] * len(seats)
        self.decision_ms = [array("d") for _ in seats]

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.rounds += outcome.rounds
        for seat in range(len(self.seats)):
            self.wins[seat] += outcome.wins[seat]
            self.tokens[seat] += outcome.tokens[seat]
            self.disgraces[seat] += outcome.disgraces[seat]
            self.decision_ms[seat].extend(outcome.decision_ms[seat])

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The report of the ``simulate`` command."""
        games = self.games
        return {
            "games": games,
            "seats": list(self.seats),
            "wins": [round(wins, 6) for wins in self.wins],
            "win_rate": [round(wins / games, 4) for wins in self.wins],
            "win_interval": [wilson_interval(wins, games) for wins in self.wins],
            "tokens_mean": [round(tokens / games, 3) for tokens in self.tokens],
            "rounds_mean": round(self.rounds / games, 3),
            "disgraces_mean": [round(count / games, 3) for count in self.disgraces],
            "decision_ms_mean": [round(fmean(times), 4) for times in self.decision_ms],
            "decision_ms_p95": [round(percentile_95(times), 4) for times in self.decision_ms],
            "seconds": round(seconds, 3),
        }


def wilson_interval(wins: float, games: int) -> list[float]:
    """Where the true rate of winning lies with 95 % confidence (Wilson); shared wins count as their parts."""
    square = NORMAL_95**2
    rate = wins / games
    middle = rate + square / (2 * games)
    margin = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    scale = 1 + square / games
    return [round(max(0.0, (middle - margin) / scale), 4), round(min(1.0, (middle + margin) / scale), 4)]


def percentile_95(values: array[float]) -> float:
    """The value that 95 % do not exceed."""
    ordered = sorted(values)
    return ordered[math.ceil(0.95 * len(ordered)) - 1]
