"""The garden as the screens know it: it shows a view of the game, walks events, and shows where a card would lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.properties import NumericProperty

from sakura.engine.events import Event, SakuraScored
from sakura.engine.garden import Layout
from sakura.engine.table import NOBODY
from sakura.engine.views import View
from sakura.ui.garden.geometry import Point
from sakura.ui.garden.performance import Performance
from sakura.ui.garden.poses import EMPEROR, Pose, Standing
from sakura.ui.garden.preview import Places, moves_between
from sakura.ui.garden.sight import EMPEROR_AT, Sight

EDGE = 0.1  # how much of the view, at either side, is too near the edge for a ghost or for the Emperor
FOLLOWED = 0.24  # how far from the edges a walking painter is kept, as a share of the view


class GardenView(Sight):
    """``mode`` is ``scroll`` (unrolled sideways, with a strip of the whole path) or ``whole`` (all of it at once).

    ``animate`` calls ``done`` exactly once: when the event has been shown, or at once if it moves nothing.
    """

    current = NumericProperty(NOBODY)
    """The painter whose card is being carried out, or who chooses."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._poses: dict[int, Pose] = {}
        self._performance: Performance | None = None
        self.bind(current=self._highlight)

    def set_layout(self, layout: Layout) -> None:
        """Show another path."""
        if layout.kinds != self._kinds:
            abandoned = self._abandon()
            self._kinds, self._unseen = layout.kinds, True
            self.plan = None  # the old one does not know the new spaces, and a new one waits until there is room
            self._strip.forget()
            self.standing, self._poses, self.painters = Standing(emperor=layout.torii), {}, ()
            self._lay_out()
            if abandoned is not None:
                abandoned.done()

    def show(self, view: View, painters: Sequence[str]) -> None:
        """Put everyone where they stand, at once. Painters are the names of their figures."""
        abandoned = self._abandon()
        self.standing = Standing(view.emperor, list(view.spaces), set(view.scored))
        self._poses = {EMPEROR: Pose(float(view.emperor))}
        self._poses.update({painter: Pose(float(space)) for painter, space in enumerate(view.spaces)})
        if tuple(painters) != self.painters:
            self.painters = tuple(painters)
            self._lay_out()
        elif not self._lay_out.is_triggered:
            self._settle()
        if abandoned is not None:
            abandoned.done()

    def animate(self, event: Event, speed: float, done: Callable[[], None]) -> None:
        """Show what happened; a ``speed`` of 2 is twice as fast as 1."""
        self.finish_now()
        self._be_laid_out()
        self.clear_preview()
        if isinstance(event, SakuraScored):
            ranked = [(painter, self.standing.space_of(painter)) for painter in event.ranking]
            self.look_at([(EMPEROR, event.space), *ranked])
        self._performance = Performance(event, self.standing, speed, self.reduced_motion, done)
        if self._performance.over or self.plan is None:
            self.finish_now()
        else:
            self._wake()

    def finish_now(self) -> None:
        """Jump to the end of what is being shown."""
        performance, self._performance = self._performance, None
        if performance is not None:
            performance.settle(self.standing, self._poses)
            self._settle()
            performance.done()

    @property
    def animating(self) -> bool:
        """Whether an event is being shown."""
        return self._performance is not None

    def preview(self, before: Places, after: Places, follow: bool = True) -> None:
        """Show ghosts of everyone who would stand elsewhere, and look at them if the camera is to follow."""
        self._be_laid_out()
        if self.plan is None or not self.painters:
            return
        moves = moves_between(before, after)
        self._stage.preview.show(self.plan, self.painters, moves, self.night)
        if follow:
            self.look_at([(piece, end) for piece, _, end in reversed(moves)])

    def clear_preview(self) -> None:
        """Take the ghosts away."""
        self._stage.preview.clear()

    def position_of(self, painter: int) -> Point:
        """The middle of a figure in the window; ``EMPEROR`` stands for the Emperor."""
        self._be_laid_out()
        figure = self._stage.company.figures[painter]
        return self.to_window(*self._outside(figure.foot[0], figure.foot[1] + 0.45 * figure.size))

    def _lay_out_now(self, *_: object) -> None:
        super()._lay_out_now()
        if self.plan is None:
            return
        self._stage.scenery.score(self.standing.scored)
        ghosts = self._stage.preview.moves
        if ghosts:
            self._stage.preview.show(self.plan, self.painters, ghosts, self.night)
        self._highlight()

    def _settle(self) -> None:
        """Draw everyone standing still."""
        self._stage.petals.hide()
        self._stage.scenery.score(self.standing.scored)
        self._strip.mark(self.standing)
        self._stand(self._poses)

    def _stand(self, pieces: Iterable[int]) -> None:
        if self.plan is not None and len(self._stage.company.figures) == len(self._poses) > 0:
            self._stage.stand(self.plan, self._poses, pieces)

    def _highlight(self, *_: object) -> None:
        for painter, figure in self._stage.company.figures.items():
            figure.current = painter == self.current != NOBODY
        self._stand(self._poses)

    def _abandon(self) -> Performance | None:
        """Stop what is being shown: something else will be shown instead, and then this one is done too."""
        performance, self._performance = self._performance, None
        self.clear_preview()
        self._stage.petals.hide()
        return performance

    def _watch(self, piece: int, along: float) -> None:
        """Let the camera follow a piece that comes near the edge."""
        if self.plan is None or self._gestures.busy:
            return
        x, y = self._place(piece, along)
        margin, share = (EDGE, EMPEROR_AT) if piece == EMPEROR else (FOLLOWED, 0.5)
        if not self.camera.sees(x, margin * self.camera.view[0]):
            self._send(x, y, share)

    def look_at(self, places: Sequence[tuple[int, int]]) -> None:
        """Let the camera show these pieces on these spaces: the first, and of the others what fits beside it."""
        self._be_laid_out()
        if self.plan is None or not places or self._gestures.busy:
            return
        first, *others = [self._place(piece, space) for piece, space in places]
        edge = EDGE * self.camera.view[0]
        widest = (self.camera.view[0] - 2 * edge) / self.camera.zoom
        left = right = first[0]
        for x, _y in others:
            if max(right, x) - min(left, x) <= widest:
                left, right = min(left, x), max(right, x)
        if not (self.camera.sees(left, edge) and self.camera.sees(right, edge)):
            self._send((left + right) / 2, first[1])

    def _place(self, piece: int, along: float) -> Point:
        """Where a piece stands on that part of the path."""
        assert self.plan is not None
        return self.plan.at(along) if piece == EMPEROR else self.plan.place(along, piece)

    def _go_on(self, seconds: float) -> bool:
        performance = self._performance
        if performance is None:
            return False
        performance.advance(seconds, self._poses)
        if performance.over:
            self.finish_now()
            return self.animating
        self._stand(self._poses if EMPEROR in performance.pieces else performance.pieces)
        if performance.tree is not None:
            self._bloom(performance.tree, performance)
        watched = performance.watched
        if watched is not None:
            self._watch(watched, self._poses[watched].along)
        return True

    def _bloom(self, space: int, performance: Performance) -> None:
        assert self.plan is not None
        for number, tree in self.plan.trees:
            if number == space:
                self._stage.petals.burst(tree, performance.share)
        if performance.leaves_fallen and space not in self.standing.scored:
            self.standing.scored.add(space)
            self._stage.scenery.score(self.standing.scored)
