"""A second, deliberately naive reading of the rules of one round of Sakura.

The tests compare the engine with this module, so it shares nothing with the engine: it walks one space
at a time, looks at every painter again whenever it needs to know something, and remembers nothing between
questions. It is slow on purpose and expects a legal table.
"""

from typing import Any

GATE = 0
FIRST_SPACE = 1
DISGRACE_STEPS = 3


class Painter:
    """One painter: where it stands and how many tokens it has."""

    def __init__(self, index: int, space: int, tokens: int) -> None:
        """Set the painter down."""
        self.index = index
        self.space = space
        self.tokens = tokens


class Round:
    """Everything that can change while one round is resolved."""

    def __init__(self, table: dict[str, Any]) -> None:
        """Copy the table, so that the caller's object stays as it is."""
        self.emperor: int = table["emperor"]
        self.sakura: list[int] = list(table["sakura"])
        self.scored: list[int] = list(table["scored"])
        self.court: int | None = table["court"]
        self.painters: list[Painter] = []
        for index, painter in enumerate(table["painters"]):
            self.painters.append(Painter(index, painter["space"], painter["tokens"]))
        self.reached: int | None = None  # the sakura the Emperor entered for the first time in this round


# ---------------------------------------------------------------------------------------------------------
# Looking at the table


def is_empty_for(game: Round, mover: Painter, space: int) -> bool:
    """Tell whether no painter other than the mover stands on this path space."""
    others = [painter for painter in game.painters if painter is not mover]
    return space not in [painter.space for painter in others]


def painters_in_garden(game: Round) -> list[Painter]:
    """List the painters out in the garden, the one closest to the Emperor first."""
    found: list[Painter] = []
    for space in range(game.emperor, GATE, -1):
        found.extend(painter for painter in game.painters if painter.space == space)
    return found


def painters_at_gate(game: Round) -> list[Painter]:
    """List the painters at the gate."""
    return [painter for painter in game.painters if painter.space == GATE]


def painters_ahead(game: Round, mover: Painter) -> list[Painter]:
    """List the painters between the mover and the Emperor, the nearest to the mover first."""
    found: list[Painter] = []
    for space in range(mover.space + 1, game.emperor):
        found.extend(painter for painter in game.painters if painter.space == space)
    return found


# ---------------------------------------------------------------------------------------------------------
# Moving painters


def walk_back(game: Round, mover: Painter, start: int, steps: int) -> None:
    """Move a painter back this many empty spaces, counted from the start space; the gate ends the walk."""
    here = start
    steps_left = steps
    while steps_left > 0 and here != GATE:
        here = here - 1
        if here == GATE:
            break
        if is_empty_for(game, mover, here):
            steps_left = steps_left - 1
    mover.space = here


def disgrace(game: Round, painter: Painter) -> None:
    """Take one token, if there is one, and send the painter back three from the Emperor's space."""
    if painter.tokens > 0:
        painter.tokens = painter.tokens - 1
    walk_back(game, painter, game.emperor, DISGRACE_STEPS)


def walk_forwards(game: Round, mover: Painter, steps: int) -> None:
    """Move a painter this many empty spaces forwards; meeting the Emperor ends the walk in disgrace."""
    here = mover.space
    steps_left = steps
    while steps_left > 0:
        here = here + 1
        if here == game.emperor:
            disgrace(game, mover)
            return
        if is_empty_for(game, mover, here):
            steps_left = steps_left - 1
    mover.space = here


def leap(game: Round, mover: Painter) -> None:
    """Put a painter on the first empty space in front of the next painter ahead."""
    ahead = painters_ahead(game, mover)
    if len(ahead) == 0:
        return
    here = ahead[0].space
    while True:
        here = here + 1
        if here == game.emperor:
            disgrace(game, mover)
            return
        if is_empty_for(game, mover, here):
            mover.space = here
            return


# ---------------------------------------------------------------------------------------------------------
# Moving the Emperor


def emperor_forwards(game: Round, steps: int) -> None:
    """Move the Emperor forwards one space at a time; a sakura entered for the first time stops him."""
    for _ in range(steps):
        if game.reached is None:
            game.emperor = game.emperor + 1
            look_for_sakura(game)


def emperor_back(game: Round) -> None:
    """Move the Emperor back one space, never to the gate; a painter he steps on is disgraced."""
    if game.emperor == FIRST_SPACE:
        return
    game.emperor = game.emperor - 1
    look_for_sakura(game)
    for painter in game.painters:
        if painter.space == game.emperor:
            disgrace(game, painter)
            return


def look_for_sakura(game: Round) -> None:
    """Note it when the space the Emperor has just entered is a sakura that was never scored."""
    if game.emperor in game.sakura and game.emperor not in game.scored:
        game.reached = game.emperor


# ---------------------------------------------------------------------------------------------------------
# Carrying out cards


def choice_of(game: Round, card: dict[str, Any], part: str) -> str:
    """Give the direction chosen for the garden or the painter part of a card."""
    if card["by"] == game.court:
        return "+"
    choices: dict[str, str] = card.get("choices") or {}
    return choices.get(part, "+")


def garden_action(game: Round, card: dict[str, Any]) -> None:
    """Carry out the garden action of a card."""
    action: str = card["garden"]
    if action == "emperor+1":
        emperor_forwards(game, 1)
    elif action == "emperor+2":
        emperor_forwards(game, 2)
    elif action == "emperor-1":
        emperor_back(game)
    elif action == "emperor+-1":
        if choice_of(game, card, "garden") == "+":
            emperor_forwards(game, 1)
        else:
            emperor_back(game)
    elif action == "closest-2":
        move_closest_back(game)
    elif action == "furthest+2":
        move_furthest_forwards(game)
    else:
        raise ValueError(f"unknown garden action {action}")


def move_closest_back(game: Round) -> None:
    """Move the painter closest to the Emperor back two; nobody if all are at the gate."""
    in_garden = painters_in_garden(game)
    if len(in_garden) > 0:
        closest = in_garden[0]
        walk_back(game, closest, closest.space, 2)


def move_furthest_forwards(game: Round) -> None:
    """Move the painter furthest from the Emperor forwards two; nobody if two or more are at the gate."""
    at_gate = painters_at_gate(game)
    if len(at_gate) >= 2:
        return
    if len(at_gate) == 1:
        walk_forwards(game, at_gate[0], 2)
    else:
        walk_forwards(game, painters_in_garden(game)[-1], 2)


def painter_action(game: Round, card: dict[str, Any]) -> None:
    """Carry out the painter action of a card, for the painter whose card it is."""
    action: str = card["painter"]
    mover = game.painters[card["by"]]
    if action in ("+1", "+2", "+3"):
        walk_forwards(game, mover, int(action[1]))
    elif action in ("+-1", "+-2", "+-3"):
        if choice_of(game, card, "painter") == "+":
            walk_forwards(game, mover, int(action[2]))
        else:
            walk_back(game, mover, mover.space, int(action[2]))
    elif action == "leap":
        leap(game, mover)
    elif action == "follow":
        walk_forwards(game, mover, len(painters_ahead(game, mover)))
    else:
        raise ValueError(f"unknown painter action {action}")


# ---------------------------------------------------------------------------------------------------------
# Scoring and winning


def ranking(game: Round) -> list[Painter]:
    """List the ranked painters, first rank first; two or more at the gate hold no rank."""
    ranked = painters_in_garden(game)
    at_gate = painters_at_gate(game)
    if len(at_gate) == 1:
        ranked.append(at_gate[0])
    return ranked


def awards_for(game: Round, last: bool) -> list[int]:
    """List the tokens for the first rank, the second and so on."""
    awards = [4, 2, 1] if last else [3, 2, 1]
    if len(game.painters) >= 5:
        awards.append(1)
    return awards


def score(game: Round, space: int) -> None:
    """Hand out the tokens for a sakura and, unless it is the last one, let the ranked painters close up."""
    last = space == game.sakura[-1]
    ranked = ranking(game)
    for painter, award in zip(ranked, awards_for(game, last), strict=False):
        painter.tokens = painter.tokens + award
    game.scored.append(space)
    if not last:
        close_up(ranked)


def close_up(ranked: list[Painter]) -> None:
    """Stand every ranked painter but the first directly behind the one before it, or on the gate."""
    for position in range(1, len(ranked)):
        in_front = ranked[position - 1].space
        if in_front > FIRST_SPACE:
            ranked[position].space = in_front - 1
        else:
            ranked[position].space = GATE


def winners_of(game: Round) -> list[int]:
    """List who wins: most tokens, then closest to the Emperor; the court painter cannot win."""
    players = [painter for painter in game.painters if painter.index != game.court]
    most = max(painter.tokens for painter in players)
    richest = [painter for painter in players if painter.tokens == most]
    closest_space = max(painter.space for painter in richest)
    return sorted(painter.index for painter in richest if painter.space == closest_space)


# ---------------------------------------------------------------------------------------------------------
# The round


def resolve_table(table: dict[str, Any]) -> dict[str, Any]:
    """Resolve one round from a legal table and give the table afterwards."""
    game = Round(table)
    resolved: list[int] = []
    unresolved: list[int] = []
    for card in sorted(table["cards"], key=lambda each: int(each["order"])):
        if game.reached is not None:
            unresolved.append(card["order"])
        else:
            garden_action(game, card)
            painter_action(game, card)
            resolved.append(card["order"])
    ended = False
    if game.reached is not None:
        score(game, game.reached)
        ended = game.reached == game.sakura[-1]
    return {
        "emperor": game.emperor,
        "painters": [{"space": painter.space, "tokens": painter.tokens} for painter in game.painters],
        "scored": sorted(game.scored),
        "resolved": resolved,
        "unresolved": unresolved,
        "ended": ended,
        "winners": winners_of(game) if ended else [],
    }
