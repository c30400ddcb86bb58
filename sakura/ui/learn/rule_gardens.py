"""Pieces of the real garden in the rules: to be looked at, not to be played with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from sakura.engine.game import Game
from sakura.engine.setup import Setup
from sakura.engine.views import SPECTATOR, View, open_table, view_of
from sakura.session.lesson_steps import PAINTERS, SMALL_GARDEN
from sakura.storage.assets import load_deck
from sakura.ui.garden.view import GardenView
from sakura.ui.theme import theme

HEIGHT: Final = 190  # dp
STEPPING: Final = 42  # forwards 2


@dataclass(frozen=True, slots=True)
class Scene:
    """Where everybody stands in a picture."""

    emperor: int
    spaces: tuple[int, int, int]


WALK: Final = Scene(8, (6, 4, 2))
QUEUE: Final = Scene(8, (2, 3, 1))


class GardenPicture(GardenView):
    """A garden that leaves every touch to the page it stands on."""

    def __init__(self, scene: Scene, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(HEIGHT), disabled=True, **kwargs)
        self.view = _view_of(scene)
        self.night, self.reduced_motion = theme.night, True
        theme.bind(night=self._follow_night)  # a setter() would be held by the theme for good, and the page with it
        self.set_layout(self.view.garden.lay_out(self.view.players))
        self.show(self.view, PAINTERS)

    def _follow_night(self, *_: object) -> None:
        self.night = theme.night


def garden_picture() -> GardenPicture:
    """Everybody on the way."""
    return GardenPicture(WALK)


def stepping_picture() -> GardenPicture:
    """A painter who walks two spaces and comes three further, because another stands in between."""
    from sakura.ui.play.foresight import foresee_card

    picture = GardenPicture(QUEUE)
    outlook = foresee_card(picture.view, STEPPING, 0)
    before, after = outlook.before, open_table(picture.view)
    after.spaces = outlook.after.spaces
    show = Clock.create_trigger(lambda _dt: picture.preview(before, after), 0)  # once the garden has its size
    picture.bind(size=show)
    return picture


def _view_of(scene: Scene) -> View:
    game = Game(Setup(len(PAINTERS), load_deck(), SMALL_GARDEN))
    return replace(view_of(game, SPECTATOR), emperor=scene.emperor, spaces=scene.spaces)
