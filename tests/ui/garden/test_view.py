"""The garden on a real window: whole games walk through it and always end where the engine says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from kivy.graphics import Fbo, Quad

from sakura.engine.events import EmperorMoved, Event, PainterMoved, SakuraScored
from sakura.engine.game import Game
from sakura.engine.setup import Setup
from sakura.engine.table import NOBODY
from sakura.engine.views import SPECTATOR, view_of
from sakura.storage.assets import load_deck, load_garden
from sakura.ui import art

NAMES = ["crane", "fan", "wave", "bamboo", "mountain", "moon"]


class Walker:
    """A random game and the garden that shows it."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        from sakura.ui.garden.view import GardenView

        self.events: list[Event] = []
        self.setup = Setup(players, load_deck(), load_garden(), seed)
        self.game = Game(self.setup, self.events.append)
        self.lots = Random(seed)
        self.painters = NAMES[:players] + (["court"] if players == 2 else [])
        self.garden = GardenView(size_hint=(None, None), size=(360, 420), **options)
        self.garden.set_layout(self.setup.layout)
        self.garden.show(view_of(self.game, SPECTATOR), self.painters)
        self.shown = 0

    def decide(self) -> list[Event]:
        """Play on to the next decision; what has happened."""
        self.events.clear()
        self.game.decide(self.lots.choice(list(self.game.options)))
        return self.events[:]

    def animate(self, event: Event, speed: float = 1.0) -> None:
        self.garden.animate(event, speed, self._count)

    def _count(self) -> None:
        self.shown += 1

    @property
    def in_step(self) -> bool:
        """Whether the garden stands as the table of the engine, by its word and by its figures."""
        table, garden = self.game.table, self.garden
        by_word = (garden.standing.emperor, garden.standing.spaces) == (table.emperor, table.spaces)
        return by_word and garden.standing.scored == set(table.scored) and figures_stand(garden)


def figures_stand(garden: Any) -> bool:
    """Whether every figure is drawn where its piece stands."""
    garden._be_laid_out()
    figures, plan = garden._stage.company.figures, garden.plan
    places = {painter: plan.place(space, painter) for painter, space in enumerate(garden.standing.spaces)}
    places[-1] = plan.at(garden.standing.emperor)
    return all(figures[piece].foot == pytest.approx(place, abs=0.01) for piece, place in places.items())


@pytest.fixture
def walk(ui: Any) -> Callable[..., Walker]:
    def begin(players: int = 4, seed: int = 0, **options: Any) -> Walker:
        ui.resize(420, 480, 1.0)
        walker = Walker(players, seed, **options)
        ui.show(walker.garden)
        return walker

    return begin


@pytest.mark.parametrize(("players", "mode"), [(2, "scroll"), (4, "whole"), (6, "scroll")])
def test_a_whole_game_walks_to_where_the_engine_says(
    ui: Any, walk: Callable[..., Walker], players: int, mode: str
) -> None:
    walker = walk(players, seed=players, mode=mode)
    told = 0
    while walker.game.decision is not None:
        for event in walker.decide():
            walker.animate(event, speed=60)
            told += 1
            for _ in range(30):
                if not walker.garden.animating:
                    break
                ui.advance()
            assert walker.shown == told, event
        assert walker.in_step
    assert len(walker.garden.standing.scored) == 3


def test_it_can_be_finished_at_any_moment(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(5, seed=11, mode="scroll")
    told = 0
    for _ in range(70):
        if walker.game.decision is None:
            break
        for event in walker.decide():
            walker.animate(event, speed=3)
            told += 1
            if walker.garden.animating:
                ui.advance(walker.lots.random() * 0.1)
            walker.garden.finish_now()
            assert walker.shown == told
        assert walker.in_step


def test_the_next_event_finishes_the_one_before(walk: Callable[..., Walker]) -> None:
    walker = walk(6, seed=3)
    told = 0
    while walker.game.decision is not None:
        for event in walker.decide():
            walker.animate(event)
            told += 1
        walker.garden.finish_now()
        assert walker.shown == told
        assert walker.in_step


def test_reduced_motion_ends_the_same_way(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(3, seed=5, mode="whole", reduced_motion=True)
    for _ in range(60):
        if walker.game.decision is None:
            break
        for event in walker.decide():
            walker.animate(event, speed=30)
            while walker.garden.animating:
                ui.advance()
        assert walker.in_step


def test_another_size_in_the_middle_of_a_walk_keeps_everyone_in_place(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, mode="scroll")
    garden = walker.garden
    walker.animate(PainterMoved(1, 0, 3))
    ui.advance(0.5)
    assert garden.animating
    along = garden._poses[1].along
    garden.size, garden.mode = (410, 300), "whole"
    garden._be_laid_out()
    assert garden._poses[1].along == along
    assert garden.animating
    ui.advance(1.0)
    assert garden.standing.spaces == [0, 3, 0, 0]
    assert walker.shown == 1
    assert figures_stand(garden)


def test_night_falls_in_the_middle_of_a_walk(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, mode="whole")
    walker.animate(EmperorMoved(5, 8))
    ui.advance(0.3)
    walker.garden.night = True
    ui.advance(1.0)
    assert walker.garden.standing.emperor == 8
    assert figures_stand(walker.garden)


def test_showing_something_else_ends_what_was_shown(walk: Callable[..., Walker]) -> None:
    walker = walk(4)
    walker.animate(PainterMoved(1, 0, 3))
    walker.garden.show(view_of(walker.game, SPECTATOR), walker.painters)
    assert walker.shown == 1
    assert walker.in_step


def test_a_scored_tree_loses_its_blossoms_in_the_burst(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, mode="whole")
    garden, tree = walker.garden, walker.setup.layout.sakura[0]
    walker.animate(SakuraScored(tree, (0, 1, 2, 3), (3, 2, 1), ()))
    moments = []
    for seconds in (0.2, 1.0, 1.0):
        ui.advance(seconds)
        moments.append((set(garden.standing.scored), garden.animating))
    assert moments == [(set(), True), ({tree}, True), ({tree}, False)]
    assert garden._stage.petals.canvas.children == []


def test_the_painter_whose_card_it_is_stands_out(walk: Callable[..., Walker]) -> None:
    walker = walk(4)
    walker.garden.current = 2
    figures = walker.garden._stage.company.figures
    assert [painter for painter, figure in figures.items() if figure.current] == [2]
    walker.garden.current = NOBODY
    assert not any(figure.current for figure in figures.values())


@pytest.mark.parametrize("beside", [-1, 0, 1, 2, 3])
def test_no_railing_strikes_through_a_badge(walk: Callable[..., Walker], beside: int) -> None:
    walker = walk(6, mode="whole")
    garden = walker.garden
    garden._be_laid_out()
    plan = garden.plan
    assert plan is not None
    bridge = plan.bridges[1]
    garden._poses[2].settle(bridge.first + beside)
    garden._poses[-1].settle(plan.last)
    garden._stand(garden._poses)
    company = garden._stage.company
    order, figure = company.canvas.children, company.figures[2]
    railing = next(railing for railing in company._railings if railing.bridge == bridge)
    assert order.index(figure.badge) > order.index(railing.canvas)
    if bridge.first <= bridge.first + beside <= bridge.last:
        assert order.index(figure.canvas) < order.index(railing.canvas), "the body walks behind it"


def test_a_badge_away_from_bridges_belongs_to_its_figure(walk: Callable[..., Walker]) -> None:
    walker = walk(6)
    company = walker.garden._stage.company
    walker.garden._be_laid_out()
    order = company.canvas.children
    for painter in range(6):
        figure = company.figures[painter]
        assert order.index(figure.badge) == order.index(figure.canvas) + 1


def test_ghosts_stand_where_everyone_would_stand(walk: Callable[..., Walker]) -> None:
    walker = walk(4)
    before, after = walker.game.table.copy(), walker.game.table.copy()
    after.emperor, after.spaces[2] = 7, 3
    walker.garden.preview(before, after)
    preview = walker.garden._stage.preview
    assert preview.moves == [(-1, 5, 7), (2, 0, 3)]
    assert preview.canvas.children
    walker.garden.clear_preview()
    assert preview.canvas.children == preview.paper.children == []
    assert walker.in_step


def test_bare_paper_lies_behind_ghosts_and_under_those_who_are_there(walk: Callable[..., Walker]) -> None:
    walker = walk(4)
    before, after = walker.game.table.copy(), walker.game.table.copy()
    after.emperor, after.spaces[2] = 7, 3
    walker.garden.preview(before, after)
    stage = walker.garden._stage
    assert any(isinstance(part, Quad) for part in stage.preview.paper.children)
    drawn = walker.garden.canvas.children
    layers = [stage.scenery.canvas, stage.preview.paper, stage.company.canvas, stage.preview.canvas]
    places = [drawn.index(layer) for layer in layers]
    assert places == sorted(places)


def test_positions_are_in_the_window(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, mode="whole")
    garden = walker.garden
    garden.pos = (30, 20)
    ui.advance()
    x, y = garden.position_of(0)
    assert garden.collide_point(x, y)
    assert garden.collide_point(*garden.position_of_space(1))


def test_a_frame_of_walking_only_moves_what_is_there(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(6, mode="whole")
    stage = walker.garden._stage
    sheets = list(stage.scenery._sheets.children)
    walker.animate(PainterMoved(1, 0, 4))
    ui.advance(0.1)
    figures = {piece: list(figure.canvas.children) for piece, figure in stage.company.figures.items()}
    for _ in range(30):
        ui.advance()
        assert stage.scenery._sheets.children == sheets
        assert {piece: figure.canvas.children for piece, figure in stage.company.figures.items()} == figures


def test_blossoms_lie_on_the_stones_of_the_trees(walk: Callable[..., Walker]) -> None:
    garden = walk(4, mode="whole").garden
    garden._be_laid_out()
    plan = garden.plan
    assert plan is not None
    drawn = [
        part for sheet in garden._stage.scenery._sheets.children if isinstance(sheet, Fbo) for part in sheet.children
    ]
    blossoms = [part.points for part in drawn if isinstance(part, Quad) and part.texture is art.texture("blossom")]
    for space, _ in plan.trees:
        box = plan.stone_box(space)
        assert sum(box.left - 9 < points[0] < box.right and box.bottom - 9 < points[1] < box.top for points in blossoms)


def test_the_same_garden_is_not_drawn_twice(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, mode="whole")
    garden = walker.garden
    sheets = list(garden._stage.scenery._sheets.children)
    garden.set_layout(walker.setup.layout)
    garden.show(view_of(walker.game, SPECTATOR), ["moon", "fan", "wave", "bamboo"])
    garden.size = (200, 200)
    garden.size = (360, 420)
    ui.advance(0.05)
    assert garden._stage.scenery._sheets.children == sheets
    assert figures_stand(garden)


def test_at_a_tree_the_closest_painters_are_in_view_with_the_emperor(ui: Any, walk: Callable[..., Walker]) -> None:
    walker = walk(4, seed=5, mode="scroll")
    garden, near = walker.garden, 0
    while walker.game.decision is not None:
        for event in walker.decide():
            walker.animate(event, speed=60)
            if isinstance(event, SakuraScored) and event.ranking:
                ui.advance(2.0)
                emperor, closest = garden.position_of(-1)[0], garden.position_of(event.ranking[0])[0]
                assert garden.x < emperor < garden.right
                if emperor - closest < 0.75 * garden.width:
                    near += 1
                    assert garden.x < closest
            garden.finish_now()
    assert near


def test_a_garden_without_room_shows_another_path_as_soon_as_it_has_some(ui: Any, walk: Callable[..., Walker]) -> None:
    walker, longer = walk(4, seed=1, mode="scroll"), Walker(6, seed=2).setup.layout
    last = len(longer.kinds) - 1
    garden = walker.garden
    garden.size = (360, 10)
    ui.advance()
    garden.set_layout(longer)
    ui.advance()
    view = replace(view_of(walker.game, SPECTATOR), emperor=last)
    for _ in range(2):
        garden.show(view, walker.painters)
        ui.advance()
    assert garden.position_of_space(1)
    garden.size = (360, 420)
    ui.advance()
    assert garden.plan is not None and garden.plan.last == last
