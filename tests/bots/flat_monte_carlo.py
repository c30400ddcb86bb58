"""The baseline the master has to beat: a determinised flat Monte Carlo player.

It deals the cards it cannot see at random, tries each of its options, lets everybody decide at random from there to
the end of the game, and takes the option that won most. It knows nothing about the game but its rules.
"""

from random import Random

from sakura.bots.thinking import SLICE_SECONDS, Budget, Reason, Thinking, Thought
from sakura.engine.game import COURT_CARD, DIRECTIONS, Game, Option
from sakura.engine.setup import HAND_SIZE, LARGEST_SEED, Setup
from sakura.engine.views import View
from tests.engine.imagining import full_hand, imagine

NAME = "flat-monte-carlo"


class FlatMonteCarloBot:
    """Spends its budget evenly on all options; a simulation is one world in which each option is tried."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self.worlds = 0  # tried for the last decision

    def think(self, view: View) -> Thinking:
        """Play world after world to the end of the game with every option."""
        clock = self._budget.clock
        deadline = clock() + self._budget.milliseconds / 1000
        trials = {option: Trials(option, view) for option in sorted(view.options, key=str)}
        self.worlds = 0
        yield
        slice_end = clock() + SLICE_SECONDS
        while not self._is_used_up(deadline):
            world = deal_world(view, self._rng)
            for trial in trials.values():
                trial.run(world.copy(), self._rng)
                if clock() >= slice_end:
                    yield
                    slice_end = clock() + SLICE_SECONDS
            self.worlds += 1
        ranked = sorted(trials.values(), key=lambda trial: trial.wins, reverse=True)
        return Thought(ranked[0].option, tuple(trial.reason() for trial in ranked))

    def _is_used_up(self, deadline: float) -> bool:
        if self._budget.simulations is not None:
            return self.worlds >= self._budget.simulations
        return self.worlds > 0 and self._budget.clock() >= deadline


class Trials:
    """How one option has fared."""

    def __init__(self, option: Option, view: View) -> None:
        self.option = option
        self.wins = 0.0
        self._view = view
        self._games = 0
        self._gained = 0
        self._losses = 0

    def run(self, game: Game, rng: Random) -> None:
        """Take the option in this world and see at random how it ends."""
        view, seat = self._view, self._view.seat
        _reach_decision(game, view, rng)
        game.decide(self.option)
        while game.decision is not None and game.round == view.round:
            game.decide(_anything(game, rng))
        gained = game.table.tokens[seat] - view.tokens[seat]
        while game.decision is not None:
            game.decide(_anything(game, rng))
        winners = game.winners
        self.wins += 1 / len(winners) if seat in winners else 0.0
        self._games += 1
        self._gained += gained
        self._losses += gained < 0

    def reason(self) -> Reason:
        """The share of wins, and what became of the seat's tokens in the round."""
        games = self._games
        return Reason(self.option, self.wins / games, self._gained / games, self._losses / games)


def deal_world(view: View, rng: Random) -> Game:
    """A game that looks like this view: the unseen cards dealt at random to the others and the deck."""
    unseen = view.unseen()
    rng.shuffle(unseen)
    hands = []
    for seat, held in enumerate(view.hand_sizes):
        size = held if view.plays else HAND_SIZE  # whoever has sealed a card is to choose it anew
        own = view.hand if view.plays else full_hand(view)
        hands.append(own if seat == view.seat else [unseen.pop() for _ in range(size)])
    setup = Setup(view.players, view.cards, view.garden, rng.randrange(LARGEST_SEED), view.variant)
    return imagine(view, setup, hands, unseen)


def _reach_decision(game: Game, view: View, rng: Random) -> None:
    """From the beginning of the choices to the one in question; what the seat has sealed itself stays sealed."""
    if view.options == DIRECTIONS:
        return
    while game.seat != view.seat:
        game.decide(_anything(game, rng))
    if view.decision == COURT_CARD:
        game.decide(next(order for order, painter in view.sealed if painter == view.seat))
    assert (game.decision, game.seat) == (view.decision, view.seat)


def _anything(game: Game, rng: Random) -> Option:
    options = game.options
    assert options, f"{game.decision} leaves nothing to decide"
    return options[int(rng.random() * len(options))]
