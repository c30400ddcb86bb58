"""Random legal tables for one round of Sakura, with a strong taste for the nasty cases."""

import random
from typing import Any

GARDEN_ACTIONS = ("emperor+1", "emperor+2", "emperor-1", "emperor+-1", "closest-2", "furthest+2")
PAINTER_ACTIONS = ("+1", "+2", "+3", "+-1", "+-2", "+-3", "leap", "follow")
EMPEROR_ADVANCES = ("emperor+2", "emperor+2", "emperor+1", "emperor+-1")
EAGER_ACTIONS = ("+2", "+3", "+3", "+-3", "leap", "follow")

SHORT_BRIDGES = (13, 22, 31)  # two to four players: a bridge is one space
LONG_BRIDGES = (17, 28, 39)  # five or six players: a bridge is three spaces, so two more for each one passed

FEWEST_PAINTERS = 3
MOST_PAINTERS = 6
LAST_ORDER = 60
TOKENS_ON_TABLE = 46  # of the 54 tokens, at most eight are handed out in one round


def random_table(rng: random.Random) -> dict[str, Any]:
    """Make one legal table, ready to be resolved."""
    count = rng.randint(FEWEST_PAINTERS, MOST_PAINTERS)
    sakura = _garden(rng, count)
    times_scored = rng.choice((0, 1, 1, 2, 2))
    emperor = _emperor(rng, sakura, times_scored)
    spaces = _spaces(rng, count, emperor)
    tokens = _tokens(rng, count)
    return {
        "emperor": emperor,
        "sakura": sakura,
        "scored": sakura[:times_scored],
        "court": _court(rng, count),
        "painters": [{"space": space, "tokens": held} for space, held in zip(spaces, tokens, strict=True)],
        "cards": _cards(rng, spaces),
    }


def _court(rng: random.Random, count: int) -> int | None:
    """Pick the court painter: only two players have one, so only three painters can include it."""
    if count == FEWEST_PAINTERS and rng.random() < 0.6:
        return rng.randrange(count)
    return None


def _garden(rng: random.Random, count: int) -> list[int]:
    """Pick the three sakura spaces: mostly the usual garden, sometimes sparse or crowded ones."""
    kind = rng.choice(("usual", "usual", "usual", "random", "crowded"))
    if kind == "usual":
        return list(LONG_BRIDGES if count > 4 else SHORT_BRIDGES)
    if kind == "random":
        return sorted(rng.sample(range(3, 41), 3))
    first = rng.randint(3, 12)
    second = first + rng.randint(1, 3)
    return [first, second, second + rng.randint(1, 3)]


def _emperor(rng: random.Random, sakura: list[int], times_scored: int) -> int:
    """Pick the Emperor's space: anywhere before the next sakura to be scored.

    Every sakura at or behind him is then scored; a scored one may lie ahead when he has stepped back from it.
    """
    following = sakura[times_scored]
    kind = rng.choice(("start", "eve", "eve", "near", "scored", "scored", "any"))
    if kind == "start":
        wish = rng.choice((1, 1, 2, 2, 3))
    elif kind == "eve":
        wish = following - 1
    elif kind == "near":
        wish = following - rng.randint(2, 4)
    elif kind == "scored" and times_scored > 0:
        wish = sakura[rng.randrange(times_scored)] + rng.choice((-3, -2, -1, -1, 0, 1))
    else:
        wish = rng.randint(1, following - 1)
    return max(1, min(wish, following - 1))


def _spaces(rng: random.Random, count: int, emperor: int) -> list[int]:
    """Pick where the painters stand: some at the gate, the others each on a space of their own."""
    at_gate = rng.choice((0, 0, 0, 1, 1, 1, 2, 2, rng.randint(0, count), count - 1, count))
    in_garden = min(count - at_gate, emperor - 1)
    garden = _garden_spaces(rng, in_garden, emperor)
    spaces = garden + [0] * (count - in_garden)
    rng.shuffle(spaces)
    return spaces


def _garden_spaces(rng: random.Random, wanted: int, emperor: int) -> list[int]:
    """Pick this many different spaces behind the Emperor, often in a row and often close to him."""
    kind = rng.choice(("chain", "chain", "near", "near", "gate chain", "gate", "any"))
    behind = range(1, emperor)
    if kind == "chain":  # right behind the Emperor, or nearly so
        top = max(wanted, emperor - rng.choice((1, 1, 1, 2, 3)))
        return list(range(top - wanted + 1, top + 1))
    if kind == "near":
        return rng.sample(behind[-(wanted + 3) :], wanted)
    if kind == "gate chain":  # the spaces right in front of the gate
        return list(range(1, wanted + 1))
    if kind == "gate":
        return rng.sample(behind[: wanted + 3], wanted)
    return rng.sample(behind, wanted)


def _tokens(rng: random.Random, count: int) -> list[int]:
    """Pick the tokens: often none, often the same for several painters."""
    most = TOKENS_ON_TABLE // count
    kind = rng.choice(("start", "poor", "none", "close", "any"))
    if kind == "start":
        return [5] * count
    if kind == "poor":
        return [rng.randint(0, 1) for _ in range(count)]
    if kind == "none":
        return [0] * count
    if kind == "close":
        return [rng.choice((4, 4, 5, 6)) for _ in range(count)]
    return [rng.randint(0, most) for _ in range(count)]


def _cards(rng: random.Random, spaces: list[int]) -> list[dict[str, Any]]:
    """Deal a card to each painter, sometimes not to all of them, and list them in any order."""
    count = len(spaces)
    playing = count if rng.random() < 0.8 else rng.randint(1, count)
    players = rng.sample(range(count), playing)
    orders = sorted(rng.sample(range(1, LAST_ORDER + 1), playing))
    cards = [_card(rng, order, by) for order, by in zip(orders, players, strict=True)]
    if rng.random() < 0.5:
        _ambush(rng, cards, spaces)
    rng.shuffle(cards)
    return cards


def _card(rng: random.Random, order: int, by: int) -> dict[str, Any]:
    """Make one card with any two actions and, usually, the answers to its questions."""
    card: dict[str, Any] = {
        "order": order,
        "by": by,
        "garden": rng.choice(GARDEN_ACTIONS),
        "painter": rng.choice(PAINTER_ACTIONS),
    }
    if rng.random() < 0.8:
        parts = rng.choice((("garden", "painter"), ("garden", "painter"), ("garden",), ("painter",), ()))
        card["choices"] = {part: rng.choice("+-") for part in parts}
    return card


def _ambush(rng: random.Random, cards: list[dict[str, Any]], spaces: list[int]) -> None:
    """Let an early card, best that of the painter in front, advance the Emperor and rush after him."""
    early = cards[rng.choice((0, 0, 0, len(cards) // 2))]
    foremost = max(cards, key=lambda card: spaces[card["by"]])
    if rng.random() < 0.7:
        early["by"], foremost["by"] = foremost["by"], early["by"]
    early["garden"] = rng.choice(EMPEROR_ADVANCES)
    early["painter"] = rng.choice(EAGER_ACTIONS)
