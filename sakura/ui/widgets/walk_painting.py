"""The finished painting of a walk: the garden as it was left, and everyone where the walk ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.graphics import Color, Rectangle, StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.metrics import dp
from kivy.uix.widget import Widget

from sakura.ui import art
from sakura.ui.palette import colour_of
from sakura.ui.theme import theme
from sakura.ui.widgets.picture import cover, cut
from sakura.ui.widgets.walk_composition import Composition, Tree, spread_walkers

PATH_BEGINS: Final = 0.06  # where the path of the garden begins, as a share of the width
PATH_ENDS: Final = 0.8
TREES: Final = ((0.52, 0.5), (0.54, 0.48), (0.5, 0.56))  # foot and height of each, as shares of the painting
TORII: Final = (0.55, 0.34)
SCENERY: Final = (  # picture, where its foot stands, how high it is: what no game changes
    ("pine", 0.02, 0.5, 0.42),
    ("lantern", 0.66, 0.46, 0.2),
    ("shrine", 0.96, 0.52, 0.42),
)
SEAL: Final = 0.12  # of the painter who earned most at a tree
PETAL: Final = 0.055
GROUND: Final = 0.52  # how high the ground reaches, in units of the painting
FOOT: Final = 0.12  # where the walkers stand
FIGURE: Final = 0.42
FIGURE_IN_TALL: Final = 0.5
TALL_PAINTING: Final = 0.45  # from this share of the width on its height lets the figures be larger
MARGIN: Final = 0.02  # of the width, between a rod and a figure
CLOSEST: Final = 0.84  # how close two walkers may come, as a share of an even step
TALL: Final = 1.36  # how high a figure may be that has this much room
SKY: Final = (0.0, 0.56, 0.44, 0.44)  # the sun and a mountain of the picture on the home screen
HIGH_SKY: Final = (0.0, 0.8, 1.0, 0.2)  # for a wide painting, in which the sun would be huge
WIDE: Final = 3.2
ROD: Final = 7  # dp
WOOD: Final = colour_of("#3E2C26")
GOLD: Final = colour_of("#C69A3B")


class WalkPainting(Widget):
    """``show`` the garden and the walkers as a game has left them."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._shown: Composition | None = None
        self._unit = 0.0
        self.bind(pos=self._draw, size=self._draw)
        theme.bind(night=self._draw)

    def show(self, composition: Composition | None) -> None:
        """Paint this, or nothing."""
        self._shown = composition
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.width <= 1 or self.height <= 1 or self._shown is None:
            return
        self._unit = min(self.height, self.width * 0.75)
        with self.canvas:
            self._clip(begin=True)
            self._draw_ground()
            self._draw_garden(self._shown)
            self._draw_petals(self._shown.petals)
            self._draw_walkers(self._shown.walkers)
            self._clip(begin=False)
            self._draw_mount()

    def _draw_garden(self, shown: Composition) -> None:
        """Torii and trees where they stand along the path, each tree with the seal of whoever earned most at it."""
        for name, x, y, high in SCENERY:
            self._stand(name, self._across(x), self.y + self._unit * y, self._unit * high)
        foot, high = TORII
        self._stand("torii", self._along(shown.torii), self.y + self._unit * foot, self._unit * high)
        for at, tree in enumerate(shown.trees):
            foot, high = TREES[at % len(TREES)]
            self._draw_tree(at, tree, self._along(tree.share), self.y + self._unit * foot, self._unit * high)

    def _draw_tree(self, at: int, tree: Tree, x: float, y: float, high: float) -> None:
        picture = tree_picture(at, tree)
        self._stand(picture, x, y, high)
        if tree.best:
            crown = x + (0.5 - art.info(picture)["anchor"][0]) * high
            self._place(f"emblem_{tree.best}", crown, y + high * 0.52, self._unit * SEAL)

    def _draw_petals(self, petals: int) -> None:
        """Petals in the wind, spread so that no two are close."""
        for at in range(petals):
            x, y = (at * 0.618 + 0.31) % 1, (at * 0.755 + 0.17) % 1
            size = self._unit * PETAL * (0.7 + 0.6 * ((at * 0.382) % 1))
            self._place(f"petal_{at % 4 + 1}", self.x + self.width * x, self.y + self.height * (0.12 + 0.8 * y), size)

    def _along(self, share: float) -> float:
        """Where something stands that is so far along the path."""
        return self._across(PATH_BEGINS + (PATH_ENDS - PATH_BEGINS) * share)

    def _across(self, share: float) -> float:
        """A share of the width; in a narrow painting what is at the sides is partly out of sight."""
        spread = max(1.0, self._unit * 1.4 / self.width)
        return float(self.x + self.width * (0.5 + (share - 0.5) * spread))

    def _clip(self, *, begin: bool) -> None:
        if begin:
            StencilPush()
            Rectangle(pos=self.pos, size=self.size)
            StencilUse()
        else:
            StencilUnUse()
            Rectangle(pos=self.pos, size=self.size)
            StencilPop()

    def _draw_ground(self) -> None:
        high = self._unit * GROUND
        sky = self.height - high
        self._fill("hero_landscape", high, sky, SKY if self.width < sky * WIDE else HIGH_SKY)
        self._fill("ground", 0, high, (0.0, 0.0, 1.0, 1.0))
        self._place(art.for_theme("cloud_band", theme.night), self.center_x, self.y + high * 0.86, high * 0.42)

    def _fill(self, name: str, bottom: float, high: float, part: tuple[float, float, float, float]) -> None:
        """Cover a band of the painting with a part of a picture."""
        texture = art.texture(art.for_theme(name, theme.night), mipmaps=False)
        ratio = texture.width * part[2] / (texture.height * part[3])
        x, y, wide, tall = cover(self.width, high, ratio, (0.6, 0.6))
        inner = (part[0] + x * part[2], part[1] + y * part[3], wide * part[2], tall * part[3])
        Color(1, 1, 1, 1)
        Rectangle(
            texture=texture, tex_coords=cut(texture, inner), pos=(self.x, self.y + bottom), size=(self.width, high)
        )

    def _draw_walkers(self, walkers: Sequence[tuple[str, int]]) -> None:
        """The Emperor ahead, the others as far behind him as they are, never so close that they touch."""
        sides = [figure_sides(name) for name, _space in walkers]
        edge, ends = dp(ROD) + self.width * MARGIN, sides[0][0] + sides[-1][1]
        room = self.width - edge * 2
        share = TALL * CLOSEST / (len(walkers) - 1)
        tall = self.height > self.width * TALL_PAINTING
        # The higher the figures, the shorter the line between the first and the last of them.
        high = min(self._unit * (FIGURE_IN_TALL if tall else FIGURE), room * share / (1 + ends * share))
        foot, line = self.y + self._unit * FOOT, room - high * ends
        places = spread_walkers([space for _name, space in walkers], line, high / TALL)
        for at, ((name, _space), place) in enumerate(zip(walkers, places, strict=True)):
            x = self.x + edge + high * sides[0][0] + place
            self._place(f"stone_{at % 6 + 1}", x, foot, high * 0.46)
            self._stand(f"figure_{name}", x, foot, high)

    def _draw_mount(self) -> None:
        """The rods of the scroll and a thread of gold."""
        rod, thread = dp(ROD), dp(1.5)
        Color(*GOLD)
        Rectangle(pos=self.pos, size=(self.width, thread))
        Rectangle(pos=(self.x, self.top - thread), size=(self.width, thread))
        Color(*WOOD)
        Rectangle(pos=self.pos, size=(rod, self.height))
        Rectangle(pos=(self.right - rod, self.y), size=(rod, self.height))

    def _stand(self, name: str, x: float, y: float, high: float) -> None:
        self._place(art.for_theme(name, theme.night), x, y, high)

    def _place(self, name: str, x: float, y: float, high: float) -> None:
        known = art.info(name)
        anchor = known.get("anchor", (0.5, 0.0))
        wide = high * known["width"] / known["height"]
        pos = (x - wide * anchor[0], y - high * anchor[1])
        Rectangle(texture=art.texture_for(name, wide), pos=pos, size=(wide, high))


def figure_sides(name: str) -> tuple[float, float]:
    """How far a figure reaches to the left and right of where it stands, as shares of its height."""
    known = art.info(f"figure_{name}")
    wide, anchor = known["width"] / known["height"], known["anchor"][0]
    return wide * anchor, wide * (1 - anchor)


def tree_picture(at: int, tree: Tree) -> str:
    """The picture of the tree at that place: in bloom until it has given its tokens."""
    return f"sakura_{at % len(TREES) + 1}_{'fallen' if tree.fallen else 'bloom'}"
