"""The ``master`` and the ``adept``: imagine what the others hold and play, and take what does best against all of it.

The adept weighs a few dozen worlds by the rule of thumb. The master keeps track of what its rivals have kept, weighs as
many worlds as its budget allows, and judges where each round leads by what self-play has taught.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp
from random import Random

from sakura.bots.answering import best_end
from sakura.bots.beliefs import Beliefs
from sakura.bots.characters import BALANCED, Character
from sakura.bots.foresight import Foresight, Hand, Judge
from sakura.bots.glancing import glance
from sakura.bots.keeping import card_worths, nearness
from sakura.bots.outlook import main_threat, outlook
from sakura.bots.rivals import Rivals
from sakura.bots.search import Candidate, Plays, Search
from sakura.bots.styles import STYLES, Style
from sakura.bots.thinking import Budget, Reason, Thinking, Thought
from sakura.bots.weights import judgement_for
from sakura.engine.game import COURT_CARD, DIRECTIONS
from sakura.engine.resolution import carry_out
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import View, open_table

ADEPT_WORLDS = 40
ADEPT_STYLES = (Style("sensible", 0.3),)  # the adept takes everybody for one
PUNCTUALITY = 0.97  # a world begun must be finished: stop a little early
TOKEN_IN_CHANCES = 0.06  # what a token is worth as a chance of winning, about


class SearchingBot:
    """What adept and master share: they differ in how many worlds they weigh, what they believe, how they judge."""

    styles: Sequence[Style] = STYLES  # how rivals may choose
    token_value = 1.0  # what a token is worth to this bot's judge
    looks_further = False  # whether it looks beyond the end of the round

    def __init__(self, seed: int, budget: Budget, character: Character = BALANCED) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._character = character

    def judge_for(self, view: View) -> Judge:
        """How this bot values a table at the end of a round."""
        raise NotImplementedError

    def beliefs(self) -> Beliefs | None:
        """What this bot remembers about its rivals' hands."""
        return None

    def think(self, view: View) -> Thinking:
        """Weigh the options; the time is spent on cards, directions are looked through to the end of the round."""
        yield
        table = open_table(view)
        judge = self._tempered(view, table)
        if view.options == DIRECTIONS:
            return self._choose_direction(view, table, judge)
        return (yield from self._choose_card(view, table, judge))

    def _tempered(self, view: View, table: Table) -> Judge:
        judge, character, seat = self.judge_for(view), self._character, view.seat
        if character is BALANCED:
            return judge
        scale = self.token_value
        return lambda end, kept: judge(end, kept) + scale * character.temper(table, end, seat)

    def _choose_card(self, view: View, table: Table, judge: Judge) -> Thinking:
        deadline = self._budget.clock() + PUNCTUALITY * self._budget.milliseconds / 1000
        rivals = Rivals(view, table, self.styles, self.beliefs())
        yield from rivals.size_up()
        foresight = Foresight(view, judge) if self.looks_further else None
        search = Search(table, view.seat, candidates_of(view), rivals, judge, foresight)
        while not search.run_slice(self._rng, self._budget, deadline):
            yield
        return sum_up(search, main_threat(table, view.seat))

    def _choose_direction(self, view: View, table: Table, judge: Judge) -> Thought:
        """All cards lie open: carry out the rest of the round for either answer."""

        def worth(end: Table) -> float:
            return judge(end, view.hand)

        reasons = []
        for choice in DIRECTIONS:
            branch = table.copy()
            end = best_end(branch, carry_out(branch, choice), view.seat, worth)
            gained = end.tokens[view.seat] - table.tokens[view.seat]
            disgraced = glance(view, table, choice, worth).disgrace
            reasons.append(Reason(choice, worth(end), gained, disgraced))
        reasons.sort(key=lambda reason: -reason.value)
        return Thought(reasons[0].option, tuple(reasons), main_threat(table, view.seat))


class AdeptBot(SearchingBot):
    """A few dozen worlds, weighed by the rule of thumb."""

    styles = ADEPT_STYLES

    def __init__(self, seed: int, budget: Budget, character: Character = BALANCED) -> None:
        super().__init__(seed, Budget(simulations=ADEPT_WORLDS, clock=budget.clock), character)

    def judge_for(self, view: View) -> Judge:
        seat = view.seat
        return lambda end, _kept: outlook(end, seat)


class MasterBot(SearchingBot):
    """As many worlds as the budget allows, beliefs about kept cards, foresight, and judgement learned by self-play."""

    token_value = TOKEN_IN_CHANCES
    looks_further = True

    def __init__(self, seed: int, budget: Budget, character: Character = BALANCED) -> None:
        super().__init__(seed, budget, character)
        self._beliefs = Beliefs(self.styles)

    def beliefs(self) -> Beliefs:
        return self._beliefs

    def judge_for(self, view: View) -> Judge:
        judgement, seat = judgement_for(len(view.spaces), view.court != NOBODY), view.seat
        worths = card_worths(judgement.hand_weights, view.cards)

        def judge(end: Table, kept: Hand) -> float:
            if not end.blooming:
                return judgement.chance(end, seat, 1.0)
            worth = worths[nearness(end)]
            return judgement.chance(end, seat, exp(sum([worth[order] for order in kept])))

        return judge


def candidates_of(view: View) -> list[Candidate]:
    """Every way to play the round that is still open to this seat."""
    orders = [int(order) for order in view.options]
    ways: list[Plays]
    if view.decision == COURT_CARD:
        ways = [((order, view.court), *view.sealed) for order in orders]
    elif view.court_chooser == view.seat:
        ways = [((own, view.seat), (courts, view.court)) for own, courts in permutations(orders, 2)]
    else:
        ways = [((order, view.seat),) for order in orders]
    return [Candidate(plays, _kept(view.hand, plays)) for plays in ways]


def _kept(hand: Hand, plays: Plays) -> Hand:
    played = [order for order, _ in plays]
    return tuple(order for order in hand if order not in played)


def sum_up(search: Search, threat: int) -> Thought:
    """The best candidate, and what is known of every card it could have begun with."""
    best = max(search.live, key=lambda candidate: candidate.mean)
    reasons = {best.plays[0][0]: best.reason()}
    others = sorted(search.candidates, key=lambda candidate: -candidate.mean)
    for candidate in others:
        reasons.setdefault(candidate.plays[0][0], candidate.reason())
    return Thought(best.plays[0][0], tuple(reasons.values()), threat)
