"""A game under watch: after every decision all that must hold is checked, and the events alone must tell the table."""

import random
from collections.abc import Callable
from typing import Any

from sakura.engine import events as ev
from sakura.engine.game import Game, Option
from sakura.engine.setup import HAND_SIZE, TRICKY, Setup
from sakura.engine.table import GATE, NOBODY, STARTING_TOKENS
from tests.engine.helpers import LONGEST_RANDOM_GAME, make_setup, pick_option
from tests.engine.oracle import resolve_table

CARD_CHOICES = ("card", "court card")
DIRECTION_CHOICES = ("garden direction", "painter direction")


class Follower:
    """Knows nothing but the set-up and the events, and keeps its own table from them."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.emperor = setup.layout.torii
        self.spaces = [GATE] * setup.painters
        self.tokens = [STARTING_TOKENS] * setup.painters
        self.hand_sizes = [0] * setup.players
        self.chooser = NOBODY
        self.deck = 60
        self.left_in_deck: int | None = None  # how many cards the deck still had when it was reshuffled
        self.discard: set[int] = set()
        self.plays: tuple[tuple[int, int], ...] = ()
        self.started: list[int] = []
        self.unused: tuple[int, ...] = ()
        self.directions: dict[int, dict[str, str]] = {}
        self.scored: list[int] = []
        self.round = 0
        self.refilled: list[int] = []
        self.ending: ev.GameEnded | None = None
        self.log: list[ev.Event] = []
        self._told: dict[type[ev.Event], Callable[[Any], None]] = {
            ev.RoundBegan: self.round_began,
            ev.CardsRevealed: self.cards_revealed,
            ev.CardStarted: self.card_started,
            ev.DirectionChosen: self.direction_chosen,
            ev.EmperorMoved: self.emperor_moved,
            ev.EmperorStayed: self.emperor_stayed,
            ev.PainterMoved: self.painter_moved,
            ev.PainterStayed: self.nothing_changed,
            ev.NobodyMoved: self.nothing_changed,
            ev.PainterDisgraced: self.painter_disgraced,
            ev.SakuraReached: self.sakura_reached,
            ev.CardsLeftUnused: self.cards_left_unused,
            ev.SakuraScored: self.sakura_scored,
            ev.LineClosedUp: self.line_closed_up,
            ev.DeckReshuffled: self.deck_reshuffled,
            ev.HandRefilled: self.hand_refilled,
            ev.GameEnded: self.game_ended,
        }

    def __call__(self, event: ev.Event) -> None:
        assert self.ending is None, "something happened after the end"
        self.log.append(event)
        self._told[type(event)](event)

    def round_began(self, event: ev.RoundBegan) -> None:
        assert event.number == self.round + 1
        assert self.refilled == list(range(len(self.hand_sizes))), "everyone refills, in seat order"
        assert self.hand_sizes == [HAND_SIZE] * len(self.hand_sizes)
        self.round = event.number
        self.refilled = []
        self.chooser = self.find_chooser()

    def find_chooser(self) -> int:
        """In the tricky variant the player further from the Emperor; nobody while both are at the gate."""
        first, second, *_ = self.spaces
        if self.setup.variant != TRICKY or first == second:
            return NOBODY
        return 0 if first < second else 1

    def cards_revealed(self, event: ev.CardsRevealed) -> None:
        assert list(event.plays) == sorted(event.plays)
        assert sorted(painter for _, painter in event.plays) == list(range(len(self.spaces)))
        if self.setup.players == 2 and self.chooser == NOBODY:
            self.draw(1)  # the court painter's card
        self.plays = event.plays
        self.started, self.unused, self.directions = [], (), {}

    def draw(self, cards: int) -> None:
        if self.left_in_deck is not None:
            assert self.left_in_deck < cards, "the discard pile is shuffled only when a card is needed"
            self.left_in_deck = None
        self.deck -= cards

    def card_started(self, event: ev.CardStarted) -> None:
        assert (event.order, event.painter) == self.plays[len(self.started)]
        self.started.append(event.order)

    def direction_chosen(self, event: ev.DirectionChosen) -> None:
        order, painter = self.plays[len(self.started) - 1]
        assert painter == event.painter
        self.directions.setdefault(order, {})[event.stage] = event.choice

    def emperor_moved(self, event: ev.EmperorMoved) -> None:
        assert event.start == self.emperor != event.end
        self.emperor = event.end

    def emperor_stayed(self, event: ev.EmperorStayed) -> None:
        assert event.space == self.emperor == 1

    def painter_moved(self, event: ev.PainterMoved) -> None:
        assert event.start == self.spaces[event.painter] != event.end
        self.spaces[event.painter] = event.end

    def nothing_changed(self, event: ev.PainterStayed | ev.NobodyMoved) -> None:
        pass

    def painter_disgraced(self, event: ev.PainterDisgraced) -> None:
        assert event.start == self.spaces[event.painter]
        assert event.met == self.emperor
        assert event.lost == min(1, self.tokens[event.painter])
        self.spaces[event.painter] = event.end
        self.tokens[event.painter] -= event.lost

    def sakura_reached(self, event: ev.SakuraReached) -> None:
        assert event.space == self.emperor

    def cards_left_unused(self, event: ev.CardsLeftUnused) -> None:
        self.unused = event.orders

    def sakura_scored(self, event: ev.SakuraScored) -> None:
        assert event.space == self.emperor
        assert sorted(event.ranking + event.unranked) == list(range(len(self.spaces)))
        for painter, award in zip(event.ranking, event.awards, strict=False):
            self.tokens[painter] += award
        self.scored.append(event.space)

    def line_closed_up(self, event: ev.LineClosedUp) -> None:
        for painter, start, end in event.moves:
            assert start == self.spaces[painter] < end
            self.spaces[painter] = end

    def finish_round(self) -> None:
        """The played cards, carried out or not, go to the discard pile."""
        if self.plays:
            assert [order for order, _ in self.plays] == [*self.started, *self.unused]
        self.discard.update(order for order, _ in self.plays)
        self.plays = ()

    def deck_reshuffled(self, event: ev.DeckReshuffled) -> None:
        self.finish_round()
        assert event.cards == len(self.discard)
        assert self.left_in_deck is None
        self.left_in_deck = self.deck
        self.deck += event.cards
        self.discard = set()

    def hand_refilled(self, event: ev.HandRefilled) -> None:
        self.finish_round()
        self.draw(event.drawn)
        self.hand_sizes[event.seat] += event.drawn
        self.refilled.append(event.seat)

    def game_ended(self, event: ev.GameEnded) -> None:
        assert (list(event.tokens), list(event.spaces)) == (self.tokens, self.spaces)
        self.finish_round()
        self.ending = event


class WatchedGame:
    """A game that is checked after every decision."""

    def __init__(self, players: int, variant: str, seed: int) -> None:
        setup = make_setup(players, variant, seed)
        self.follower = Follower(setup)
        self.game = Game(setup, self.follower)
        self.before = self.describe_table()
        self.check()

    def describe_table(self) -> dict[str, Any]:
        """The table as the oracle reads it, without cards."""
        table = self.game.table
        painters = zip(table.spaces, table.tokens, strict=True)
        return {
            "emperor": table.emperor,
            "sakura": list(table.sakura),
            "scored": list(table.scored),
            "court": None if table.court == NOBODY else table.court,
            "painters": [{"space": space, "tokens": tokens} for space, tokens in painters],
        }

    def decide(self, option: Option) -> None:
        """Decide, and check everything."""
        game, follower = self.game, self.follower
        if game.decision in CARD_CHOICES:
            follower.hand_sizes[game.seat] -= 1
        game.decide(option)
        self.check()
        if game.decision is None or not (game.picks or follower.plays):
            self.compare_with_oracle()

    def compare_with_oracle(self) -> None:
        """The round as the oracle would have carried it out, from the table before it."""
        after = self.describe_table()
        played = next(event for event in reversed(self.follower.log) if isinstance(event, ev.CardsRevealed))
        cards = self.game.setup.deck.cards
        self.before["cards"] = [
            {
                "order": order,
                "by": painter,
                "garden": cards[order].garden.code,
                "painter": cards[order].painter.code,
                "choices": self.follower.directions.get(order, {}),
            }
            for order, painter in played.plays
        ]
        expected = resolve_table(self.before)
        assert {key: after[key] for key in ("emperor", "painters", "scored")} == {
            key: expected[key] for key in ("emperor", "painters", "scored")
        }
        assert tuple(expected["unresolved"]) == self.follower.unused
        assert (self.game.decision is None, self.game.winners) == (expected["ended"], expected["winners"])
        self.before = after

    # What must hold at every moment

    def check(self) -> None:
        """Check all of it."""
        self.check_pieces()
        self.check_cards()
        self.check_decision()
        self.check_events()

    def check_pieces(self) -> None:
        """Painters behind the Emperor, one a space, no debts; trees are scored in order."""
        table = self.game.table
        assert all(GATE <= space < table.emperor for space in table.spaces)
        in_garden = [space for space in table.spaces if space != GATE]
        assert len(set(in_garden)) == len(in_garden)
        assert all(tokens >= 0 for tokens in table.tokens)
        assert table.scored == table.sakura[: len(table.scored)]
        assert table.emperor <= table.sakura[-1]

    def check_cards(self) -> None:
        """Hands, choices, discard pile and deck are the sixty cards, each once."""
        game = self.game
        held = [order for hand in game.hands for order in hand]
        everywhere = [*held, *(order for order, _ in game.picks), *game.discard, *game.deck]
        assert sorted(everywhere) == list(range(1, 61))

    def check_decision(self) -> None:
        """What the game waits for, whose it is and what may be decided fit one another."""
        game = self.game
        if game.decision is None:
            assert (game.seat, list(game.options)) == (NOBODY, [])
            assert len(game.table.scored) == 3
            assert game.winners
            return
        assert game.winners == []
        assert 0 <= game.seat < game.setup.players, "the court painter decides nothing"
        if game.decision in DIRECTION_CHOICES:
            self.check_direction()
        else:
            self.check_choice()

    def check_direction(self) -> None:
        game, table = self.game, self.game.table
        assert list(game.options) == ["+", "-"]
        order, painter = table.plays[table.turn]
        assert painter == game.seat
        card = game.setup.deck.cards[order]
        action = card.garden if game.decision == "garden direction" else card.painter
        assert "+-" in action.code
        assert table.halfway is (game.decision == "painter direction")
        assert game.picks == table.plays

    def check_choice(self) -> None:
        """Seats choose one after another, and the one that has chosen holds a card less."""
        game = self.game
        assert list(game.options) == game.hands[game.seat]
        assert game.decision in CARD_CHOICES
        assert game.court_chooser == self.follower.chooser
        chosen = [(seat, seat) for seat in range(game.seat)]
        if game.decision == "court card":
            assert game.seat == game.court_chooser
            chosen.append((game.seat, game.seat))
        if game.court_chooser < game.seat and game.court_chooser != NOBODY:
            chosen.insert(game.court_chooser + 1, (game.court_chooser, game.table.court))
        assert [painter for _, painter in game.picks] == [painter for _, painter in chosen]
        missing = [sum(1 for seat, _ in chosen if seat == other) for other in range(game.setup.players)]
        assert [len(hand) for hand in game.hands] == [HAND_SIZE - gone for gone in missing]

    def check_events(self) -> None:
        """The events alone have told all that lies open."""
        game, table, follower = self.game, self.game.table, self.follower
        assert (follower.emperor, follower.spaces, follower.tokens) == (table.emperor, table.spaces, table.tokens)
        assert follower.scored == list(table.scored)
        assert follower.round == game.round
        assert follower.hand_sizes == [len(hand) for hand in game.hands]
        assert follower.deck == len(game.deck)
        assert follower.discard == set(game.discard)
        assert (follower.ending is None) is (game.decision is not None)
        if follower.ending is not None:
            assert list(follower.ending.winners) == game.winners


def watch_random_game(players: int, variant: str, seed: int) -> WatchedGame:
    """A whole game of random decisions, checked all the way."""
    rng = random.Random(seed)
    return watch_game(players, variant, seed, lambda game: pick_option(game, rng))


def watch_game(players: int, variant: str, seed: int, choose: Callable[[Game], Option]) -> WatchedGame:
    """A whole game in which somebody chooses, checked all the way."""
    watched = WatchedGame(players, variant, seed)
    while watched.game.decision is not None:
        watched.decide(choose(watched.game))
        assert watched.game.round <= LONGEST_RANDOM_GAME, "random play should have reached the last tree long ago"
    return watched
