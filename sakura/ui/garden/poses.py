"""Who stands where, for the eye: a place along the path, and how the figure holds itself while it moves."""

from __future__ import annotations

from dataclasses import dataclass, field

EMPEROR = -1


@dataclass(slots=True)
class Pose:
    """One figure. ``lift`` is in figure heights, ``bow`` in radians."""

    along: float
    lift: float = 0.0
    bow: float = 0.0
    alpha: float = 1.0

    def settle(self, space: float) -> None:
        """Stand still on a space."""
        self.along, self.lift, self.bow, self.alpha = float(space), 0.0, 0.0, 1.0


@dataclass(slots=True)
class Standing:
    """The pieces as the rules see them: the Emperor's space, the painters' spaces, the scored trees."""

    emperor: int = 1
    spaces: list[int] = field(default_factory=list)
    scored: set[int] = field(default_factory=set)

    def space_of(self, piece: int) -> int:
        """The space of a painter, or of the Emperor."""
        return self.emperor if piece == EMPEROR else self.spaces[piece]

    def move(self, piece: int, space: int) -> None:
        """Put a painter, or the Emperor, on a space."""
        if piece == EMPEROR:
            self.emperor = space
        else:
            self.spaces[piece] = space
