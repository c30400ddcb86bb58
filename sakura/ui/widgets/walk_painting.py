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

SCENERY: Final = (  # picture, where its foot stands (shares of the painting), how high it is (share of the painting)
    ("pine", 0.03, 0.5, 0.42),
    ("sakura_1_fallen", 0.2, 0.52, 0.5),
    ("sakura_2_bloom", 0.47, 0.54, 0.48),
    ("torii", 0.33, 0.55, 0.34),
    ("sakura_3_bloom", 0.74, 0.5, 0.56),
    ("shrine", 0.93, 0.52, 0.46),
    ("lantern", 0.61, 0.46, 0.2),
)
GROUND: Final = 0.52  # how high the ground reaches, in units of the painting
FOOT: Final = 0.12  # where the walkers stand
FIGURE: Final = 0.42
LEADER: Final = 0.9  # where the Emperor stands, as a share of the width
LAST: Final = 0.1
SKY: Final = (0.0, 0.56, 0.44, 0.44)  # the sun and a mountain of the picture on the home screen
HIGH_SKY: Final = (0.0, 0.8, 1.0, 0.2)  # for a wide painting, in which the sun would be huge
WIDE: Final = 3.2
WOOD: Final = colour_of("#3E2C26")
GOLD: Final = colour_of("#C69A3B")


class WalkPainting(Widget):
    """``show`` the painters by how far they stand behind the Emperor."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._walkers: list[tuple[str, int]] = []
        self._unit = 0.0
        self.bind(pos=self._draw, size=self._draw)
        theme.bind(night=self._draw)

    def show(self, painters: Sequence[str], spaces: Sequence[int], emperor: int) -> None:
        """Paint everyone: painters by name with their spaces, and the Emperor."""
        behind = sorted(zip(painters, spaces, strict=True), key=lambda walker: walker[1])
        self._walkers = [(f"figure_{painter}", space) for painter, space in behind] + [("figure_emperor", emperor)]
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.width <= 1 or self.height <= 1 or not self._walkers:
            return
        self._unit = min(self.height, self.width * 0.75)
        with self.canvas:
            self._clip(begin=True)
            self._draw_ground()
            spread = max(1.0, self._unit * 1.9 / self.width)  # in a narrow painting some of the scenery is out of sight
            for name, x, y, high in SCENERY:
                at = 0.5 + (x - 0.5) * spread
                self._stand(name, self.x + self.width * at, self.y + self._unit * y, self._unit * high)
            self._draw_walkers()
            self._clip(begin=False)
            self._draw_mount()

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

    def _draw_walkers(self) -> None:
        """The Emperor ahead, the others behind him in order."""
        foot = self.y + self._unit * FOOT
        gaps = max(1, len(self._walkers) - 1)
        step = self.width * (LEADER - LAST) / gaps
        high = min(self._unit * FIGURE, step * 1.45)
        for at, (name, _space) in enumerate(self._walkers):
            x = self.x + self.width * LAST + step * at
            self._place(f"stone_{at % 6 + 1}", x, foot, high * 0.46)
            self._stand(name, x, foot, high)

    def _draw_mount(self) -> None:
        """The rods of the scroll and a thread of gold."""
        rod, thread = dp(7), dp(1.5)
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
