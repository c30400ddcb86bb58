"""Everything that stands still, drawn once into textures: a frame costs a few rectangles, however rich it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from kivy.core.text import Label
from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    Mesh,
    Quad,
    Rectangle,
    Translate,
)
from kivy.metrics import sp

from sakura.ui import art
from sakura.ui.garden import soft
from sakura.ui.garden.corners import corners, prop_corners
from sakura.ui.garden.geometry import Plan, Prop
from sakura.ui.garden.planting import Plants, plant
from sakura.ui.garden.ribbon import ribbon
from sakura.ui.garden.shapes import by_night
from sakura.ui.palette import DAY, NIGHT, Colour, colour_of
from sakura.ui.theme import theme

SHEET = 640  # pixels: one is drawn within a frame
SAND = {False: "#EFE4CF", True: "#2A2E40"}
SAND_EDGE = {False: "#E4D6BB", True: "#343A52"}
MOONLIGHT = (0.66, 0.69, 0.86, 1.0)
MOONLIT_BLOSSOM = (0.9, 0.8, 0.92, 1.0)
LAMPLIGHT = (1.0, 0.82, 0.42, 0.5)
FALLEN = ((-0.3, -0.1, 0.22), (0.3, 0.09, 0.18), (0.22, -0.17, 0.15))  # blossoms on a stone: place and size in steps
NUMBER_EVERY = 5
NUMBER_INKS = {False: colour_of(DAY.ink, 0.8), True: colour_of("#000000", 0.85)}  # quiet, but 4.5:1 on every stone
Sheet = tuple[int, int]  # from where to where along the garden a texture goes


class Scenery:
    """The still garden. ``canvas`` shows it in the coordinates of the plan."""

    def __init__(self) -> None:
        self.canvas = InstructionGroup()
        self.night = False
        self._sheets, self._trees_canvas = InstructionGroup(), InstructionGroup()
        self.canvas.add(self._sheets)
        self.canvas.add(self._trees_canvas)
        self._plan: Plan | None = None
        self._plants: Plants | None = None
        self._bands: list[tuple[str, list[float], list[int]]] = []
        self._blank: list[Sheet] = []  # what has not been drawn yet
        self._scored: frozenset[int] = frozenset()
        self._trees: dict[int, Quad] = {}

    def draw(self, plan: Plan, night: bool, scored: Iterable[int]) -> None:
        """Begin another garden, or the same one in another light; `reveal` and `go_on` draw it."""
        self._plan, self.night, self._scored = plan, night, frozenset(scored)
        self._plants = plant(plan)
        self._bands = [
            (colour[night], *ribbon(plan, width * plan.step)) for colour, width in ((SAND_EDGE, 0.98), (SAND, 0.9))
        ]
        self._sheets.clear()
        self._sheets.add(Color(1, 1, 1, 1))
        count = max(1, -(-int(plan.width) // SHEET))
        edges = [round(plan.width * number / count) for number in range(count + 1)]
        self._blank = list(pairwise(edges))
        self._draw_trees(plan)

    def reveal(self, left: float, right: float) -> None:
        """Have everything drawn from one place along the garden to another."""
        for sheet in [sheet for sheet in self._blank if sheet[0] < right and sheet[1] > left]:
            self._draw_sheet(sheet)

    def go_on(self) -> bool:
        """Draw a part that nobody looks at yet; whether there is more to draw."""
        if self._blank:
            self._draw_sheet(self._blank[0])
        return bool(self._blank)

    def _draw_sheet(self, sheet: Sheet) -> None:
        assert self._plan is not None
        assert self._plants is not None
        self._blank.remove(sheet)
        fbo = self._sheet(self._plan, self._plants, sheet)
        size = (sheet[1] - sheet[0], round(self._plan.height))
        self._sheets.add(Rectangle(texture=fbo.texture, pos=(sheet[0], 0), size=size))

    def score(self, scored: Iterable[int]) -> None:
        """Let the trees that have been scored stand with fallen petals, and only those."""
        self._scored = frozenset(scored)
        if self._plan is not None:
            for space, tree in self._plan.trees:
                self._trees[space].texture = art.texture(self._tree_name(space, tree))

    def _draw_trees(self, plan: Plan) -> None:
        """The trees stand for themselves, so that one can change without the garden being drawn again."""
        self._trees_canvas.clear()
        self._trees_canvas.add(Color(*(MOONLIT_BLOSSOM if self.night else (1, 1, 1, 1))))
        for space, tree in plan.trees:
            quad = Quad(texture=art.texture(self._tree_name(space, tree)), points=prop_corners(tree))
            self._trees[space] = quad
            self._trees_canvas.add(quad)

    def _tree_name(self, space: int, tree: Prop) -> str:
        return tree.name.replace("bloom", "fallen") if space in self._scored else tree.name

    def _sheet(self, plan: Plan, plants: Plants, sheet: Sheet) -> Fbo:
        """One texture of the garden; it keeps its instructions, to be drawn again when the device has lost it."""
        left, right = sheet
        fbo = Fbo(size=(right - left, round(plan.height)))
        self._sheets.add(fbo)
        inks = NIGHT if self.night else DAY
        with fbo:
            ClearColor(*colour_of(inks.paper))
            ClearBuffers()
            Translate(-left, 0)
            self._ground(plan, sheet)
            self._props((prop for prop in plants.flat if prop.name.startswith("lawn")), sheet)
            self._path()
            self._edges(plan, sheet)
            self._props((prop for prop in plants.flat if not prop.name.startswith("lawn")), sheet)
            self._props((prop for _, prop in plan.stones), sheet)
            self._bridges(plan, sheet)
            self._numbers(plan, sheet)
            self._blossoms(plan, sheet)
            self._upright(plan, plants, sheet)
        return fbo

    def _ground(self, plan: Plan, sheet: Sheet) -> None:
        Color(1, 1, 1, 1)
        texture = art.texture(art.for_theme("ground", self.night))
        width = 9 * plan.step
        height = width / 2
        for column in range(int(sheet[0] / width), int(sheet[1] / width) + 1):
            for row in range(int(plan.height / height) + 1):
                Rectangle(texture=texture, pos=(column * width, row * height), size=(width, height))

    def _path(self) -> None:
        for colour, vertices, indices in self._bands:
            Color(*colour_of(colour))
            Mesh(vertices=vertices, indices=indices, mode="triangle_strip")

    def _edges(self, plan: Plan, sheet: Sheet) -> None:
        """The ground fades into the paper of the screen above and below."""
        Color(*colour_of((NIGHT if self.night else DAY).paper))
        width, height = sheet[1] - sheet[0], 0.5 * plan.step
        Rectangle(texture=soft.fade(), pos=(sheet[0], 0), size=(width, height))
        Rectangle(texture=soft.fade(), pos=(sheet[0], plan.height), size=(width, -height))

    def _props(self, props: Iterable[Prop], sheet: Sheet) -> None:
        for prop in props:
            self._prop(prop, sheet)

    def _prop(self, prop: Prop, sheet: Sheet) -> None:
        box = prop.box
        lean = prop.height if prop.angle else 0.0
        if box.right + lean < sheet[0] or box.left - lean > sheet[1]:
            return
        name = by_night(prop.name, self.night)
        own_night = name != prop.name
        Color(*(MOONLIGHT if self.night and not own_night else (1, 1, 1, 1)))
        Quad(texture=art.texture(name), points=prop_corners(prop))

    def _bridges(self, plan: Plan, sheet: Sheet) -> None:
        """The decks with a stone for every space; the railings before them belong to those who cross."""
        for bridge in plan.bridges:
            self._props((bridge.prop, *bridge.stones), sheet)

    def _upright(self, plan: Plan, plants: Plants, sheet: Sheet) -> None:
        """Gate, torii, shrine and plants, the furthest first."""
        for prop in sorted((*plants.upright, plan.gate, plan.shrine, plan.torii), key=lambda prop: -prop.y):
            if prop.name == "lantern" and self.night:
                self._lamplight(prop)
            self._prop(prop, sheet)

    def _lamplight(self, lantern: Prop) -> None:
        Color(*LAMPLIGHT)
        size = lantern.height * 2.2
        middle = lantern.y + 0.55 * lantern.height
        Quad(texture=soft.glow(), points=corners(lantern.x, middle, size, size, (0.5, 0.5)))

    def _blossoms(self, plan: Plan, sheet: Sheet) -> None:
        """Blossoms lie on the stones of the trees: a tree that leans aside still tells its space."""
        Color(*(MOONLIT_BLOSSOM if self.night else (1, 1, 1, 1)))
        for space, _ in plan.trees:
            spot = plan.spots[space]
            if sheet[0] - plan.step < spot.x < sheet[1] + plan.step:
                for across, up, size in FALLEN:
                    middle = spot.x + across * plan.step, spot.y + up * plan.step
                    points = corners(*middle, size * plan.step, 0.8 * size * plan.step, (0.5, 0.5))
                    Quad(texture=art.texture("blossom"), points=points)

    def _numbers(self, plan: Plan, sheet: Sheet) -> None:
        """Every fifth stone says which it is: the sentences speak of spaces by number."""
        ink = number_ink(self.night, theme.contrast)
        for space, stone in numbered(plan):
            if not sheet[0] - plan.step < stone.x < sheet[1] + plan.step:
                continue
            label = Label(text=str(space), font_size=max(sp(14), 0.27 * plan.step), font_name=theme.font_bold)
            label.refresh()
            Color(*ink)
            width, height = label.texture.size
            Rectangle(texture=label.texture, pos=(stone.x - width / 2, stone.y - 0.46 * height), size=(width, height))


def numbered(plan: Plan) -> list[tuple[int, Prop]]:
    """The stones on which a number is written, those in the decks of bridges among them."""
    decks = [stone for bridge in plan.bridges for stone in enumerate(bridge.stones, start=bridge.first)]
    return [(space, stone) for space, stone in (*plan.stones, *decks) if space % NUMBER_EVERY == 0]


def number_ink(night: bool, contrast: bool) -> Colour:
    """What the numbers on the stones are written with."""
    return colour_of("#000000") if contrast else NUMBER_INKS[night]


def tint(night: bool) -> tuple[float, ...]:
    """The light on a picture that has no night version."""
    return MOONLIGHT if night else (1.0, 1.0, 1.0, 1.0)
