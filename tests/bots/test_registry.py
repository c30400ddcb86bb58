"""Bots by name: a level and a character, and one clear sentence for anything else."""

import itertools
from collections.abc import Iterable

import pytest

from sakura.bots.characters import BALANCED, CHARACTERS
from sakura.bots.registry import LEVELS, make_bot
from sakura.engine.errors import SakuraError
from tests.bots.helpers import ask, few, moment, moments


def test_the_levels_and_the_characters() -> None:
    assert list(LEVELS) == ["random", "novice", "apprentice", "adept", "master"]
    assert sorted(CHARACTERS) == ["balanced", "bold", "careful", "saboteur"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_level_has_every_character(level: str, character: str) -> None:
    view = moment("card")
    assert ask(make_bot(f"{level}:{character}", 1, few()), view).option in view.options


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_character_a_bot_is_balanced(level: str) -> None:
    for view in itertools.islice((view for view in moments(3, seed=2) if view.seat == 0), 6):
        plain, balanced = (ask(make_bot(name, 1, few()), view) for name in (level, f"{level}:balanced"))
        assert plain == balanced


def test_balanced_likes_nothing_but_winning() -> None:
    assert (BALANCED.likes_closeness, BALANCED.fears_disgrace, BALANCED.likes_sabotage) == (0, 0, 0)


def check_refusal(name: str, unknown: str, known: Iterable[str]) -> None:
    """One sentence that says what is not known, and what would be."""
    with pytest.raises(SakuraError) as refused:
        make_bot(name, 1)
    sentence = str(refused.value)
    assert f"“{unknown}”" in sentence
    assert all(word in sentence for word in known)
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("name", ["", "grandmaster", "Master", " master", ":bold", "exec:./bot"])
def test_an_unknown_level_is_refused_in_a_sentence(name: str) -> None:
    check_refusal(name, name, LEVELS)


@pytest.mark.parametrize("name", ["master:", "master:shy", "novice:Bold", "master:bold:bold"])
def test_an_unknown_character_is_refused_in_a_sentence(name: str) -> None:
    check_refusal(name, name.partition(":")[2], CHARACTERS)
