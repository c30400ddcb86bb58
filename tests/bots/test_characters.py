"""Characters show in how bots play: at the same table, and in the same situation."""

import itertools
from collections import Counter
from functools import cache

import pytest

from sakura.bots.characters import CHARACTERS, Character
from sakura.bots.registry import make_bot
from sakura.bots.trying import try_card
from sakura.engine.events import CardStarted, Event, PainterDisgraced
from sakura.engine.table import Table
from sakura.engine.views import View, open_table
from tests.bots.helpers import ask, few, make_bots, moments, table_of, thoughts
from tests.engine.helpers import new_game, position

TABLE = ("bold", "careful", "saboteur", "balanced")
GAMES = 240
SABOTAGE = ("closest-2", "emperor-1")
CLOSE = 2


class Diary:
    """What the characters did at one table, game after game."""

    def __init__(self) -> None:
        self.rounds: Counter[str] = Counter()
        self.disgraces: Counter[str] = Counter()
        self.inflicted: Counter[str] = Counter()  # disgraces of others, by a card of one's own
        self.sabotage: Counter[str] = Counter()  # cards played that hold others back
        self.seating: list[str] = []
        self._owner = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, CardStarted):
            self._owner = event.painter
        elif isinstance(event, PainterDisgraced):
            self.disgraces[self.seating[event.painter]] += 1
            if event.painter != self._owner:
                self.inflicted[self.seating[self._owner]] += 1

    def see(self, view: View, option: object) -> None:
        if view.decision == "card":
            who = self.seating[view.seat]
            self.rounds[who] += 1
            self.sabotage[who] += is_sabotage(view, option)

    def rate(self, counts: Counter[str], who: str) -> float:
        return counts[who] / self.rounds[who]


def is_sabotage(view: View, option: object) -> bool:
    return view.cards.cards[int(str(option))].garden.code in SABOTAGE


@cache
def diary_of(level: str) -> Diary:
    """All four characters at one table, with the seats rotating."""
    diary = Diary()
    for number in range(GAMES):
        diary.seating = [TABLE[(place + number) % len(TABLE)] for place in range(len(TABLE))]
        game = new_game(len(TABLE), seed=number, sink=diary.hear)
        for view, thought in thoughts(game, make_bots([f"{level}:{name}" for name in diary.seating], number)):
            diary.see(view, thought.option)
    return diary


def test_the_careful_suffer_fewer_disgraces_than_the_bold() -> None:
    diaries = [diary_of("novice"), diary_of("apprentice")]
    bold, careful = (
        sum(diary.rate(diary.disgraces, character) for diary in diaries) for character in ("bold", "careful")
    )
    assert careful < bold


def test_saboteurs_play_more_sabotage() -> None:
    diary = diary_of("apprentice")
    assert diary.rate(diary.sabotage, "saboteur") > diary.rate(diary.sabotage, "balanced")


def test_saboteurs_inflict_more_disgraces() -> None:
    diary = diary_of("apprentice")
    assert diary.rate(diary.inflicted, "saboteur") > diary.rate(diary.inflicted, "balanced")


# The same situations


@cache
def situations() -> tuple[View, ...]:
    """Choices of a card that have come up in random games."""
    games = (moments(4, seed=seed) for seed in range(40))
    return tuple(view for view in itertools.chain(*games) if view.decision == "card" and view.seat == 1)


@cache
def choices(name: str) -> tuple[int, ...]:
    """What each situation makes this bot play; nothing but the name tells it from another."""
    return tuple(int(ask(make_bot(name, 1, few()), view).option) for view in situations())


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_saboteurs_choose_sabotage_more_often(level: str) -> None:
    counts = [
        sum(map(is_sabotage, situations(), choices(f"{level}:{character}"))) for character in ("saboteur", "balanced")
    ]
    assert counts[0] > counts[1]


def leads_close(view: View, option: object) -> bool:
    """Whether the card alone can bring its painter right behind the Emperor without disgrace."""
    trial = try_card(open_table(view), int(str(option)), view.seat)
    return any(
        table.emperor - table.spaces[view.seat] <= CLOSE and not trial.disgraces(answers, view.seat)
        for answers, table in trial.outcomes()
    )


def test_the_bold_choose_to_stand_closer_than_the_careful() -> None:
    bold, careful = (
        sum(map(leads_close, situations(), choices(f"apprentice:{character}"))) for character in ("bold", "careful")
    )
    assert bold > careful


@pytest.mark.parametrize("character", ["bold", "careful", "saboteur"])
def test_every_character_sometimes_chooses_differently_but_mostly_alike(character: str) -> None:
    """It tilts what a bot likes, not how far it sees."""
    pairs = list(zip(choices(f"apprentice:{character}"), choices("apprentice:balanced"), strict=True))
    different = sum(own != balanced for own, balanced in pairs)
    assert 0 < different < len(pairs) / 2


# What they like


def liking(name: str, before: Table, after: Table, painter: int = 0) -> float:
    return CHARACTERS[name].temper(before, after, painter)


BEFORE = table_of(position(9, [4, 6, 7]))
CLOSER = table_of(position(9, [8, 6, 7]))
RIVAL_LOST = table_of(position(9, [4, 6, 5], tokens=[5, 5, 4]))
OWN_LOST = table_of(position(9, [5, 6, 7], tokens=[4, 5, 5]))
RIVAL_WON = table_of(position(9, [4, 6, 8], tokens=[5, 5, 8]))


def test_what_the_bold_like() -> None:
    assert liking("bold", BEFORE, CLOSER) > liking("bold", BEFORE, BEFORE)


def test_what_the_careful_fear() -> None:
    assert liking("careful", BEFORE, OWN_LOST) < liking("careful", BEFORE, BEFORE)
    assert liking("careful", BEFORE, CLOSER) < liking("careful", BEFORE, BEFORE)


def test_what_saboteurs_like() -> None:
    assert liking("saboteur", BEFORE, RIVAL_LOST) > liking("saboteur", BEFORE, BEFORE)
    assert liking("saboteur", BEFORE, OWN_LOST) <= liking("saboteur", BEFORE, BEFORE)
    assert liking("saboteur", BEFORE, RIVAL_WON) <= liking("saboteur", BEFORE, BEFORE)


@pytest.mark.parametrize("after", [BEFORE, CLOSER, RIVAL_LOST, OWN_LOST, RIVAL_WON])
def test_the_balanced_like_nothing_but_winning(after: Table) -> None:
    assert liking("balanced", BEFORE, after) == 0
    assert Character("of no account").temper(BEFORE, after, 0) == 0
