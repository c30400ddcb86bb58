"""What the bots' tests share: games between bots, moments to decide, tables made to order, a clock moved by hand."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sakura.bots.outlook import outlook
from sakura.bots.registry import LEVELS, make_bot
from sakura.bots.thinking import Bot, Budget, Thinking, Thought, run_through
from sakura.bots.trying import try_card
from sakura.engine.game import Game
from sakura.engine.positions import read_table
from sakura.engine.setup import STANDARD, TRICKY
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import View, open_table, view_of
from tests.engine.helpers import new_game, play_randomly

THINKING_LEVELS = [level for level in LEVELS if level != "random"]
SEARCHING_LEVELS = ["adept", "master"]
FEW = 6  # simulations: enough to choose by, and quick
DECISIONS = ("card", "court card", "garden direction", "painter direction")


@dataclass
class Clock:
    """Stands still unless somebody moves it."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def few(clock: Callable[[], float] | None = None) -> Budget:
    return Budget(simulations=FEW, clock=clock or Clock())


def make_bots(names: Sequence[str], seed: int = 1) -> list[Bot]:
    return [make_bot(name, seed * 10 + place, few()) for place, name in enumerate(names)]


def ask(bot: Bot, view: View) -> Thought:
    return run_through(bot.think(view))


def appeals_to(view: View, rival: int) -> dict[int, float]:
    """How good each unseen card looks to a rival who carries it out alone."""
    table = open_table(view)
    outcomes = {order: try_card(table, order, rival).outcomes() for order in view.unseen()}
    return {order: max(outlook(end, rival) for _, end in ends) for order, ends in outcomes.items()}


def thoughts(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[View, Thought]]:
    """Let the bots play to the end: yields what each was shown and thought, just before it is decided."""
    while game.decision is not None:
        view = view_of(game, game.seat)
        thought = ask(bots[game.seat], view)
        yield view, thought
        game.decide(thought.option)


def moments(players: int, variant: str = STANDARD, seed: int = 1) -> Iterator[View]:
    """Every decision of a random game, as the seat that is asked sees it."""
    game = new_game(players, variant, seed)
    for _ in play_randomly(game, random.Random(seed)):
        yield view_of(game, game.seat)


def moment(decision: str, players: int = 2, variant: str = TRICKY, seed: int = 5, after: int = 3) -> View:
    """A decision of that kind, from the given round on."""
    return next(view for view in moments(players, variant, seed) if view.decision == decision and view.round >= after)


def count_slices(thinking: Thinking) -> int:
    """How often a bot pauses before it has decided."""
    return sum(1 for _ in thinking)


# Tables made to order: a game is set up as told, so that its views are as the bots will get them.


def set_table(game: Game, data: dict[str, Any]) -> None:
    """Put pieces and tokens where the data of a ``resolve`` table says."""
    wanted = read_table(data)
    table = game.table
    table.emperor, table.spaces, table.tokens = wanted.emperor, wanted.spaces, wanted.tokens
    table.sakura, table.blooming = wanted.sakura, wanted.blooming
    assert table.court == wanted.court


def give_hand(game: Game, seat: int, hand: Sequence[int]) -> None:
    """Let a seat hold these very cards; whoever had them gets others in return."""
    old = game.hands[seat][:]
    game.hands[seat][:] = hand
    given = [order for order in old if order not in hand]
    for pile in (game.deck, *(pile for owner, pile in enumerate(game.hands) if owner != seat)):
        for place, order in enumerate(pile):
            if order in hand:
                pile[place] = given.pop()


def game_at(data: dict[str, Any], variant: str = STANDARD, seed: int = 1) -> Game:
    """A game in its first round, with the table as told. Two players have the court painter with them."""
    painters = len(data["painters"])
    game = new_game(painters - (data["court"] is not None), variant, seed)
    set_table(game, data)
    if variant == TRICKY:
        first, second, _ = game.table.spaces
        game.court_chooser = NOBODY if first == second else int(first > second)
    return game


def decide_first(game: Game, seat: int) -> View:
    """Let the seats before this one choose anything; what this one sees then."""
    while game.seat != seat:
        game.decide(game.options[0])
    return view_of(game, seat)


def lay_down(game: Game, picks: Sequence[int]) -> View:
    """Every seat in turn plays the card named for it; what the seat sees that is asked for a direction then."""
    for seat, order in enumerate(picks):
        give_hand(game, seat, [order, *(other for other in game.hands[seat] if other not in picks)][:5])
    for order in picks:
        game.decide(order)
    return view_of(game, game.seat)


def table_of(data: dict[str, Any]) -> Table:
    return read_table(data)
