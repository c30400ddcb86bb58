"""What the finished painting of a walk shows, told from the game: who stands where, the trees, and who won them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sakura.engine.events import Event, SakuraScored
from sakura.engine.views import View

EMPEROR = "emperor"


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree: how far along the path it stands, whether it has given its tokens, and who earned most at it."""

    share: float
    fallen: bool
    best: str  # a painter's name; empty if nobody earned anything


@dataclass(frozen=True, slots=True)
class Composition:
    """Everything in the painting. ``walkers`` are (painter, space) from the last one on, the Emperor ahead."""

    walkers: tuple[tuple[str, int], ...]
    trees: tuple[Tree, ...]
    torii: float  # how far along the path it stands
    petals: int  # as many as tokens were given


def compose(view: View, painters: Sequence[str], events: Iterable[Event]) -> Composition:
    """The painting of a game, as far as it has been played."""
    behind = sorted(zip(painters, view.spaces, strict=True), key=lambda walker: walker[1])
    layout = view.garden.lay_out(view.players)
    last = len(layout.kinds) - 1
    scorings = {event.space: event for event in events if isinstance(event, SakuraScored)}
    return Composition(
        walkers=(*behind, (EMPEROR, view.emperor)),
        trees=tuple(
            Tree(space / last, space in view.scored, _best_at(scorings.get(space), painters)) for space in layout.sakura
        ),
        torii=layout.torii / last,
        petals=sum(sum(scoring.awards) for scoring in scorings.values()),
    )


def _best_at(scoring: SakuraScored | None, painters: Sequence[str]) -> str:
    if scoring is None or not scoring.ranking or not scoring.awards or scoring.awards[0] <= 0:
        return ""
    return painters[scoring.ranking[0]]


def spread_walkers(spaces: Sequence[int], width: float, least: float) -> list[float]:
    """Where walkers stand on a line of that width: ``least`` apart, and the room left shared out by their distances."""
    gaps = [after - before for before, after in pairwise(spaces)]
    spare, whole = width - least * len(gaps), sum(gaps)
    places = [0.0]
    for gap in gaps:
        places.append(places[-1] + least + spare * (gap / whole if whole else 1 / len(gaps)))
    return places
