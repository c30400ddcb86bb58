"""One bot among flat Monte Carlo players with the same budget: ``python -m tests.bots.against_baseline --games 400``.

Prints its rate of winning with a 95 % interval (Wilson) as JSON. The seats rotate from game to game.
"""

import argparse
import json
import time
from collections.abc import Sequence
from contextlib import closing
from typing import Any

from sakura.bots.registry import LEVELS
from sakura.cli.arguments import milliseconds, whole_number
from sakura.cli.progress import Progress
from sakura.cli.simulation.plan import Plan
from sakura.cli.simulation.summary import Summary
from sakura.cli.simulation.tournament import play_all
from sakura.cli.termination import ending_tidily
from sakura.engine.setup import FEWEST_PLAYERS, LARGEST_SEED, MOST_PLAYERS, STANDARD, VARIANTS
from tests.bots.flat_monte_carlo import NAME, FlatMonteCarloBot

# Helper processes import this module before they play, so they know the name as well.
LEVELS[NAME] = lambda seed, budget, _character: FlatMonteCarloBot(seed, budget)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    options = _parse(arguments)
    plan = Plan(
        seats=(options.bot, *[NAME] * (options.seats - 1)),
        games=options.games,
        seed=options.seed,
        variant=options.variant,
        milliseconds=options.budget_ms,
        simulations=options.simulations,
    )
    print(json.dumps(measure(plan, options.jobs)))


def measure(plan: Plan, jobs: int) -> dict[str, Any]:
    """Play all games and tell how the first seat fared."""
    summary = Summary(plan.seats)
    progress = Progress(plan.games, "games")
    begin = time.perf_counter()
    with ending_tidily(), closing(progress), closing(play_all(plan, jobs)) as outcomes:
        for outcome in outcomes:
            summary.add(outcome)
            progress.show(summary.games)
    report = summary.as_json(time.perf_counter() - begin)
    by_seat = ("win_rate", "win_interval", "tokens_mean", "disgraces_mean", "decision_ms_mean", "decision_ms_p95")
    return {
        "bot": plan.seats[0],
        "against": f"{len(plan.seats) - 1} × {NAME}",
        "variant": plan.variant,
        "games": plan.games,
        "budget_ms": None if plan.simulations is not None else plan.budget().milliseconds,
        "simulations": plan.simulations,
        "even_share": round(1 / len(plan.seats), 4),
        **{key: report[key][0] for key in by_seat},
        "baseline_decision_ms_mean": report["decision_ms_mean"][1],
        "rounds_mean": report["rounds_mean"],
        "seconds": report["seconds"],
    }


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.against_baseline", description=__doc__)
    parser.add_argument("--bot", default="master", metavar="LEVEL[:CHARACTER]", help="who is measured")
    parser.add_argument("--games", type=whole_number(1), default=400, metavar="N")
    parser.add_argument("--seats", type=whole_number(FEWEST_PLAYERS, MOST_PLAYERS), default=4, metavar="K")
    parser.add_argument("--variant", choices=VARIANTS, default=STANDARD)
    parser.add_argument("--seed", type=whole_number(0, LARGEST_SEED), default=1, metavar="S")
    thinking = parser.add_mutually_exclusive_group()
    thinking.add_argument("--budget-ms", type=milliseconds, default=200.0, metavar="MS")
    thinking.add_argument("--simulations", type=whole_number(1), metavar="N")
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="P")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
