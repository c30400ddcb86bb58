"""The figures: a few textured quads each, moved by writing new corners, re-ordered only when one passes another."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup, Quad

from sakura.ui import art
from sakura.ui.garden import soft
from sakura.ui.garden.building import EMPEROR_SIZE
from sakura.ui.garden.corners import corners, prop_corners
from sakura.ui.garden.geometry import Bridge, Plan
from sakura.ui.garden.poses import EMPEROR, Pose
from sakura.ui.garden.shapes import by_night, shape
from sakura.ui.theme import theme

EMPEROR_NAME = "emperor"
BADGE = 0.32  # the emblem, in figure heights
BASE = 0.58, 0.28  # the disc under a figure, in steps
MIDDLE = (0.5, 0.5)
NOTHING = (0.0,) * 8
GHOST_BODY, GHOST_RIM = 0.6, 0.75  # how much is seen of a ghost, and of the paper under its ring
HALO = (1.0, 0.8, 0.36, 0.0)
SPOTLIGHT = (1.0, 0.55, 0.68, 0.0)
NEAR_BRIDGE = 1.2  # so many spaces from a bridge its railing may cross a badge
INK = (0.17, 0.15, 0.13, 1.0)
SHADOW = (0.12, 0.1, 0.09, 0.34)


class Figure:
    """One piece: shadow, disc in its colour, figure, emblem; a glow when it is its turn. The Emperor has a halo."""

    def __init__(self, name: str, night: bool, ghost: bool = False) -> None:
        self.name, self.ghost = name, ghost
        self.canvas, self.badge = InstructionGroup(), InstructionGroup()  # apart: a railing may come between them
        self.foot = (0.0, 0.0)
        self.size = 0.0
        emperor = name == EMPEROR_NAME
        self.scale = EMPEROR_SIZE if emperor else 1.0
        picture = art.for_theme(f"figure_{name}", night)
        self._anchor = shape(picture).anchor
        hue = theme.gold if emperor else theme.painter(name)
        self._hue = hue
        self._glow_colour, self._glow = self._layer(soft.glow(), HALO if emperor else SPOTLIGHT)
        self._shadow_colour, self._shadow = self._layer(soft.glow(), SHADOW)
        self._edge_colour, self._edge = self._layer(soft.disc(), theme.paper if ghost else INK)
        self._base_colour, self._base = self._layer(soft.ring() if ghost else soft.disc(), hue)
        self._body_colour, self._body = self._layer(art.texture(picture), (1, 1, 1, 1))
        emblem = soft.disc() if emperor else art.texture(f"emblem_{name}@small")
        self._emblem_colour, self._emblem = self._layer(emblem, (1, 1, 1, 1), badge=True)
        self.current = False

    def _layer(self, texture: object, colour: Sequence[float], badge: bool = False) -> tuple[Color, Quad]:
        tint_, quad = Color(*colour), Quad(texture=texture, points=NOTHING)
        group = self.badge if badge else self.canvas
        group.add(tint_)
        group.add(quad)
        return tint_, quad

    def stand(self, plan: Plan, foot: tuple[float, float], pose: Pose, mirrored: bool) -> None:
        """Take a place in the garden. ``foot`` is where the figure touches the ground."""
        x, y = self.foot = foot
        self.size = height = plan.figure * self.scale
        width = height / shape(f"figure_{self.name}").tallness
        ground = y - 0.02 * plan.step
        lifted = y + pose.lift * height
        wide, deep = BASE[0] * plan.step * self.scale, BASE[1] * plan.step * self.scale
        raised = ground + pose.lift * height
        self._base.points = corners(x, raised, wide, deep, MIDDLE)
        if self.ghost:
            self._edge.points = corners(x, raised, wide * 1.12, deep * 1.12, MIDDLE)
        else:
            shade = 1.7 * wide, 1.7 * deep
            self._shadow.points = corners(x + 0.06 * plan.step, ground - 0.04 * plan.step, *shade, MIDDLE)
            rim = 1.34 if self.current else 1.1
            self._edge.points = corners(x, raised - 0.03 * plan.step, wide * rim, deep * rim, MIDDLE)
        bow = pose.bow if mirrored else -pose.bow
        self._body.points = corners(x, lifted, width, height, self._anchor, mirrored=mirrored, angle=bow)
        if self.name != EMPEROR_NAME and not self.ghost:
            badge = BADGE * plan.figure
            side = 0.3 if mirrored else -0.3
            self._emblem.points = corners(x + side * plan.step, raised + 0.02 * plan.step, badge, badge, MIDDLE)
        self._light(plan, x, raised + 0.42 * height, pose.alpha)

    def _light(self, plan: Plan, x: float, y: float, alpha: float) -> None:
        strength = self._glow_strength()
        if strength:
            size = plan.figure * self.scale * 1.5
            self._glow.points = corners(x, y, size, size, MIDDLE)
        elif self._glow_colour.a:
            self._glow.points = NOTHING  # what cannot be seen costs as much to draw as what can
        self._glow_colour.a = alpha * strength
        self._shadow_colour.a = SHADOW[3] * alpha
        edge = theme.paper if self.ghost else theme.accent if self.current else INK
        self._edge_colour.rgba = (*edge[:3], alpha * (GHOST_RIM if self.ghost else 1.0))
        self._base_colour.a = self._emblem_colour.a = alpha
        self._body_colour.a = alpha * (GHOST_BODY if self.ghost else 1.0)

    def _glow_strength(self) -> float:
        if self.ghost:
            return 0.0
        return 0.75 if self.name == EMPEROR_NAME else 0.9 if self.current else 0.0


class Railing:
    """The front of a bridge: whoever crosses it walks behind."""

    def __init__(self, bridge: Bridge, night: bool) -> None:
        self.canvas = InstructionGroup()
        name = by_night(bridge.railing.name, night)
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(Quad(texture=art.texture(name), points=prop_corners(bridge.railing)))
        self.bridge = bridge

    def reaches(self, along: float, margin: float) -> bool:
        """Whether the bridge, and so many spaces before and behind it, is at that place of the path."""
        return self.bridge.first - margin <= along <= self.bridge.last + margin


class Company:
    """All pieces together, the furthest drawn first."""

    def __init__(self) -> None:
        self.canvas = InstructionGroup()
        self.figures: dict[int, Figure] = {}
        self._railings: list[Railing] = []
        self._order: list[InstructionGroup] = []

    def gather(self, painters: Sequence[str], plan: Plan, night: bool) -> None:
        """Bring other painters, or the same ones by another light or in another garden."""
        self.figures = {number: Figure(name, night) for number, name in enumerate(painters)}
        self.figures[EMPEROR] = Figure(EMPEROR_NAME, night)
        self._railings = [Railing(bridge, night) for bridge in plan.bridges]
        self._order = []

    def stand(self, plan: Plan, piece: int, pose: Pose) -> None:
        """Put one piece where its pose says."""
        foot = plan.at(pose.along) if piece == EMPEROR else plan.place(pose.along, piece)
        self.figures[piece].stand(plan, foot, pose, plan.leftwards(pose.along))

    def sort(self, plan: Plan, poses: dict[int, Pose]) -> None:
        """Let those in front cover those behind; a badge lies over the railing behind which its painter walks."""
        railings = [(self._railing_depth(railing, plan, poses), railing) for railing in self._railings]
        depths = [(depth, railing.canvas) for depth, railing in railings]
        for piece, figure in self.figures.items():
            depth = figure.foot[1] - (0.01 if piece == EMPEROR else 0.0)
            depths.append((depth, figure.canvas))
            if piece != EMPEROR:
                along = poses[piece].along
                crossed = [before for before, railing in railings if railing.reaches(along, NEAR_BRIDGE)]
                depths.append((min([depth, *crossed]), figure.badge))
        depths.sort(key=lambda item: -item[0])
        order = [canvas for _, canvas in depths]
        if order != self._order:
            self._order = order
            self.canvas.clear()
            for canvas in order:
                self.canvas.add(canvas)

    def _railing_depth(self, railing: Railing, plan: Plan, poses: dict[int, Pose]) -> float:
        """Just before the nearest of those who cross the bridge."""
        depth = railing.bridge.prop.y - 0.3 * plan.step
        for piece, pose in poses.items():
            if railing.reaches(pose.along, 0.5):
                depth = min(depth, self.figures[piece].foot[1] - 0.02)
        return depth
