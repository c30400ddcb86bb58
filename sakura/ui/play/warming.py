"""What a game will need, made ready a step a frame while the first hand is looked at, so that no later frame waits.

Building a screen or reading a picture takes longer than a frame should. While this goes on the bots do not think.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping

from sakura.engine.cards import Deck
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, REVEAL
from sakura.ui import art, feedback
from sakura.ui.cards.pictures import action_name, back_texture, number_texture
from sakura.ui.router import Router
from sakura.ui.theme import theme

AT_ONCE = 6  # numbers drawn in one step
FIRST_SOUNDS = ("pick", "play")
FALLEN = tuple(f"sakura_{number}_fallen" for number in (1, 2, 3))


class Warming:
    """The preparations for one sitting; ``step`` does the next of them."""

    def __init__(self, router: Router, sitting: Sitting, screens: Mapping[str, str]) -> None:
        """``screens`` are the names of the screens by stage."""
        self._steps = _steps(router, sitting, screens)

    def step(self) -> bool:
        """Do one thing; False when there was nothing left to do."""
        return next(self._steps, None) is not None


def _steps(router: Router, sitting: Sitting, screens: Mapping[str, str]) -> Iterator[str]:
    """Each thing that is made ready."""
    people = len(sitting.people)
    for stage in (REVEAL, CHOOSE)[: 1 + bool(people)]:
        router.prepare(screens[stage]).expect(sitting)
        yield stage
    if people > 1:
        router.prepare(screens[CURTAIN])
        yield CURTAIN
    back_texture()
    yield "back"
    yield from _warm_pictures([*_action_pictures(sitting.view().cards), *FALLEN])
    yield from _warm_numbers(sorted(sitting.view().cards.cards))
    for name in FIRST_SOUNDS:
        feedback.expect(name)
        yield name
    _spare_the_collector()
    yield "collector"


def _action_pictures(deck: Deck) -> list[str]:
    """The icons of all actions of a deck, for cards of any size."""
    codes = sorted({code for card in deck.cards.values() for code in (card.garden.code, card.painter.code)})
    names = [f"{action_name(code)}_{'night' if theme.night else 'ink'}" for code in codes]
    return [*names, *(name + art.SMALL for name in names if art.exists(name + art.SMALL))]


def _warm_pictures(names: list[str]) -> Iterator[str]:
    for name in names:
        if not art.is_loaded(name):
            art.texture(name)
            yield name


def _warm_numbers(orders: list[int]) -> Iterator[str]:
    for at in range(0, len(orders), AT_ONCE):
        for order in orders[at : at + AT_ONCE]:
            number_texture(order)
        yield "numbers"


def let_go() -> None:
    """The game has been left: what was kept ready for it may be rubbish now."""
    gc.unfreeze()


def _spare_the_collector() -> None:
    """What is ready now stays: let Python not search it for rubbish in the middle of a game."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
