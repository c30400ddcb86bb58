"""What the engine's tests share: the shipped game, tables and cards in short, random play, and states to compare."""

import dataclasses
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sakura.engine.cards import Deck
from sakura.engine.events import Event, Sink
from sakura.engine.game import Game, Option
from sakura.engine.garden import Garden
from sakura.engine.positions import resolve_position
from sakura.engine.records import Recording
from sakura.engine.setup import STANDARD, TRICKY, Setup
from sakura.engine.table import Table

HERE = Path(__file__).resolve().parent
DATA = HERE.parent.parent / "assets" / "data"
RECORDS = HERE / "records"
GOLDEN = HERE / "golden"

# Every number of players, and both ways for two to play.
KINDS_OF_GAME = ((2, STANDARD), (2, TRICKY), (3, STANDARD), (4, STANDARD), (5, STANDARD), (6, STANDARD))
KIND_NAMES = [f"{players}-{variant}" for players, variant in KINDS_OF_GAME]

SAKURA = [13, 22, 31]
LONGEST_RANDOM_GAME = 80  # rounds; of a hundred thousand random games the longest had 29


@cache
def shipped_deck() -> Deck:
    return Deck.parse((DATA / "deck.csv").read_text(encoding="utf-8"))


@cache
def shipped_garden() -> Garden:
    return Garden.parse((DATA / "garden.csv").read_text(encoding="utf-8"))


def make_setup(players: int = 3, variant: str = STANDARD, seed: int = 1) -> Setup:
    return Setup(players, shipped_deck(), shipped_garden(), seed, variant)


def new_game(players: int = 3, variant: str = STANDARD, seed: int = 1, sink: Sink | None = None) -> Game:
    return Game(make_setup(players, variant, seed), sink)


def pick_option(game: Game, rng: random.Random) -> Option:
    return rng.choice(list(game.options))


def play_randomly(game: Game, rng: random.Random) -> Iterator[Option]:
    """Decide at random to the end of the game: yields each decision just before it is made."""
    while game.decision is not None:
        option = pick_option(game, rng)
        yield option
        game.decide(option)
        assert game.round <= LONGEST_RANDOM_GAME, "random play should have reached the last tree long ago"


def moments(players: int, variant: str, seed: int) -> Iterator[Game]:
    """A random game before every decision, and at its end."""
    game = new_game(players, variant, seed)
    for _ in play_randomly(game, random.Random(seed)):
        yield game
    yield game


def play_to_end(game: Game, rng: random.Random) -> list[Option]:
    return list(play_randomly(game, rng))


def record_randomly(setup: Setup, decisions: int | None = None) -> tuple[Recording, list[Event]]:
    """A random game that is recorded, whole or up to so many decisions, with what happened in it."""
    events: list[Event] = []
    recording = Recording(setup, [f"Seat {seat}" for seat in range(setup.players)], events.append)
    rng = random.Random(setup.seed)
    made = 0
    while recording.game.decision is not None and made != decisions:
        recording.decide(pick_option(recording.game, rng))
        made += 1
    return recording, events


def state_of(game: Game) -> dict[str, Any]:
    """Everything a game consists of but its event sink, frozen so that it can be compared later."""
    state = {name: freeze(getattr(game, name)) for name in Game.__slots__ if name not in ("table", "setup")}
    return {**state, "setup": game.setup, "table": state_of_table(game.table)}


def state_of_table(table: Table) -> dict[str, Any]:
    return {name: freeze(getattr(table, name)) for name in Table.__slots__ if name not in ("emit", "cards")}


def freeze(value: Any) -> Any:
    return tuple(freeze(item) for item in value) if isinstance(value, (list, tuple)) else value


def with_seed(setup: Setup, seed: int) -> Setup:
    return dataclasses.replace(setup, seed=seed)


# Tables as the `resolve` command reads them.


def card(order: int, by: int, garden: str, painter: str, choices: str = "") -> dict[str, Any]:
    """A played card; ``choices`` are the directions for the garden and for the painter, such as ``+-``."""
    written: dict[str, Any] = {"order": order, "by": by, "garden": garden, "painter": painter}
    if choices:
        written["choices"] = {"garden": choices[0], "painter": choices[1]}
    return written


def position(
    emperor: int,
    spaces: Sequence[int],
    *cards: dict[str, Any],
    tokens: Sequence[int] = (),
    scored: Sequence[int] = (),
    court: int | None = None,
) -> dict[str, Any]:
    """A table with five tokens each unless told otherwise."""
    owned = list(tokens) or [5] * len(spaces)
    return {
        "emperor": emperor,
        "sakura": SAKURA,
        "scored": list(scored),
        "court": court,
        "painters": [{"space": space, "tokens": held} for space, held in zip(spaces, owned, strict=True)],
        "cards": list(cards),
    }


def resolve(emperor: int, spaces: Sequence[int], *cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    return resolve_position(position(emperor, spaces, *cards, **more))


def spaces_of(result: dict[str, Any]) -> list[int]:
    return [painter["space"] for painter in result["painters"]]


def tokens_of(result: dict[str, Any]) -> list[int]:
    return [painter["tokens"] for painter in result["painters"]]


def names_of(result: dict[str, Any]) -> list[str]:
    """What kinds of event there were, in order."""
    return [event["event"] for event in result["events"]]


def events_named(result: dict[str, Any], name: str) -> list[dict[str, Any]]:
    return [event for event in result["events"] if event["event"] == name]


def walk(emperor: int, spaces: Sequence[int], action: str, direction: str = "+", by: int = 0) -> dict[str, Any]:
    """One painter carries out its action while the garden rests.

    Two more painters wait at the gate, so that ``furthest+2`` moves nobody; they are left out of the result.
    """
    result = resolve(emperor, [*spaces, 0, 0], card(1, by, "furthest+2", action, "+" + direction))
    return {**result, "painters": result["painters"][:-2]}


def garden_only(emperor: int, spaces: Sequence[int], action: str, direction: str = "+") -> dict[str, Any]:
    """The garden action alone: the last painter plays it, stands at the gate and goes back from there."""
    assert spaces[-1] == 0
    return resolve(emperor, spaces, card(1, len(spaces) - 1, action, "+-1", direction + "-"))
