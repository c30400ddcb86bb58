"""The canvas of the garden: scenery, figures, ghosts and petals, seen through the camera and cut at the edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.graphics import (
    Canvas,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)

from sakura.ui.garden.camera import Camera
from sakura.ui.garden.geometry import Box, Plan
from sakura.ui.garden.petals import Petals
from sakura.ui.garden.pieces import Company
from sakura.ui.garden.poses import EMPEROR, Pose
from sakura.ui.garden.preview import Preview
from sakura.ui.garden.scenery import Scenery

BEHIND_EMPEROR = 0.42  # a painter is never nearer to the Emperor than this, in spaces


class Stage:
    """Draws a plan and the pieces in it."""

    def __init__(self, canvas: Canvas) -> None:
        self.scenery, self.company, self.preview, self.petals = Scenery(), Company(), Preview(), Petals()
        with canvas:
            StencilPush()
            self._cut = Rectangle()
            StencilUse()
            PushMatrix()
            self._corner = Translate()
            self._zoom = Scale()
            self._scroll = Translate()
            Color(1, 1, 1, 1)
        canvas.add(self.scenery.canvas)
        canvas.add(self.preview.paper)
        for part in (self.company, self.preview, self.petals):
            canvas.add(part.canvas)
        with canvas:
            PopMatrix()
            StencilUnUse()
            self._uncut = Rectangle()
            StencilPop()

    def draw(self, plan: Plan, night: bool, scored: Iterable[int]) -> None:
        """Draw everything that stands still anew: for another garden, size or light."""
        self.scenery.draw(plan, night, scored)

    def gather(self, plan: Plan, painters: Sequence[str], night: bool) -> None:
        """Bring these painters into the garden."""
        self.company.gather(painters, plan, night)
        self.petals.hide()

    def look(self, box: Box, camera: Camera) -> None:
        """Show what the camera sees in a rectangle of the widget."""
        size = (box.right - box.left, box.top - box.bottom)
        for rectangle in (self._cut, self._uncut):
            rectangle.pos, rectangle.size = (box.left, box.bottom), size
        self._corner.xy = (box.left, box.bottom)
        self._zoom.xyz = (camera.zoom, camera.zoom, 1)
        sharp = camera.zoom == 1.0 and not camera.moving  # between two pixels everything would be blurred
        self._scroll.xy = (-round(camera.x), -round(camera.y)) if sharp else (-camera.x, -camera.y)
        self.scenery.reveal(camera.x, camera.x + camera.view[0] / camera.zoom)

    def stand(self, plan: Plan, poses: dict[int, Pose], pieces: Iterable[int]) -> None:
        """Put these pieces where their poses say."""
        closest = poses[EMPEROR].along - BEHIND_EMPEROR
        for piece in pieces:
            pose = poses[piece]
            if piece != EMPEROR and pose.along > closest:
                pose = Pose(closest, pose.lift, pose.bow, pose.alpha)
            self.company.stand(plan, piece, pose)
        self.company.sort(plan, poses)
