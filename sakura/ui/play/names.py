"""What the painters of a sitting are called on the screen."""

from __future__ import annotations

from sakura.i18n.names import court_painter
from sakura.session.sitting import Sitting


def painter_names(sitting: Sitting) -> list[str]:
    """The name of every painter in the garden, the court painter's as well."""
    names = sitting.names()
    return [names.get(index) or court_painter() for index in range(len(sitting.painters()))]
