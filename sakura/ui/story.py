"""The walk of every painter in numbers, and the ranking in words, from the events of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sakura.engine.events import CardStarted, Event, GameEnded, PainterDisgraced, PainterMoved, SakuraScored
from sakura.engine.table import GATE
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.translation import _, ngettext


@dataclass(slots=True)
class Story:
    """What one painter's walk was like."""

    trees: list[int] = field(default_factory=list)  # tokens earned at each tree, in order
    disgraces: int = 0
    best_card: int = 0  # the order number that led furthest forwards; 0 if none did
    best_steps: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the ranking. ``rank`` is 0 for the court painter, who cannot win."""

    painter: int
    rank: int
    tokens: int
    space: int
    reason: str  # why it stands before the next, if the tokens do not say it


def tell_stories(events: Sequence[Event], painters: int) -> list[Story]:
    """The story of every painter."""
    stories = [Story() for _painter in range(painters)]
    card = CardStarted(0, -1, "", "")
    steps = 0
    for event in events:
        if isinstance(event, CardStarted):
            card, steps = event, 0
        elif isinstance(event, PainterMoved) and event.painter == card.painter:
            steps += event.end - event.start
            _keep_best(stories[card.painter], card.order, steps)
        elif isinstance(event, PainterDisgraced):
            stories[event.painter].disgraces += 1
        elif isinstance(event, SakuraScored):
            _keep_awards(stories, event)
    return stories


def _keep_best(story: Story, order: int, steps: int) -> None:
    if steps > story.best_steps:
        story.best_card, story.best_steps = order, steps


def _keep_awards(stories: list[Story], event: SakuraScored) -> None:
    earned = dict(zip(event.ranking, event.awards, strict=False))
    for painter, story in enumerate(stories):
        story.trees.append(earned.get(painter, 0))


def find_ending(events: Sequence[Event]) -> GameEnded | None:
    """How the game ended, if it has."""
    return next((event for event in reversed(events) if isinstance(event, GameEnded)), None)


def rank_places(ending: GameEnded, court: int, names: Mapping[int, str]) -> list[Place]:
    """Everyone from the best on: tokens first, then who stands closer to the Emperor."""
    order = sorted(range(len(ending.tokens)), key=lambda at: (ending.tokens[at], ending.spaces[at]), reverse=True)
    places: list[Place] = []
    for at, painter in enumerate(order):
        ahead = [other for other in order if other != court and _standing(ending, other) > _standing(ending, painter)]
        rank = 0 if painter == court else len(ahead) + 1
        after = order[at + 1] if at + 1 < len(order) else None
        reason = "" if after is None else _tie_break(ending, painter, after, names)
        places.append(Place(painter, rank, ending.tokens[painter], ending.spaces[painter], reason))
    return places


def _standing(ending: GameEnded, painter: int) -> tuple[int, int]:
    return ending.tokens[painter], ending.spaces[painter]


def _tie_break(ending: GameEnded, painter: int, after: int, names: Mapping[int, str]) -> str:
    if ending.tokens[painter] != ending.tokens[after]:
        return ""
    pair = {"name": name_of(painter, names), "other": name_of(after, names)}
    if ending.spaces[painter] != ending.spaces[after]:
        return begin_sentence(
            _("{name} and {other} have the same number of tokens; {name} stands closer to the Emperor.").format(**pair)
        )
    assert ending.spaces[painter] == GATE
    return begin_sentence(
        _("{name} and {other} have the same number of tokens and are both at the gate.").format(**pair)
    )


def story_lines(story: Story) -> list[str]:
    """A story in three short lines at most."""
    trees = _(" + ").join(str(tokens) for tokens in story.trees)
    lines = [_("At the trees: {trees}").format(trees=trees)] if story.trees else []
    if story.disgraces:
        lines.append(ngettext("{count} disgrace", "{count} disgraces", story.disgraces).format(count=story.disgraces))
    else:
        lines.append(_("Never in disgrace"))
    if story.best_card:
        lines.append(_("Best card: {order} (+{steps})").format(order=story.best_card, steps=story.best_steps))
    return lines
