"""What can be wrong with what a screen or a saved file asks of a sitting."""

from __future__ import annotations

from sakura.engine.errors import SakuraError


class SeatError(SakuraError):
    """A table that cannot be started, and why."""


class NotNow(SakuraError):
    """A call that belongs to another stage of the sitting; nothing has changed."""


class SittingError(SakuraError):
    """A saved sitting that is damaged, foreign or impossible."""
