"""What the painters of a sitting are called on the screen."""

from __future__ import annotations

from sakura.i18n.names import name_of
from sakura.session.sitting import Sitting


def painter_names(sitting: Sitting) -> list[str]:
    """The name of every painter in the garden, the court painter's as well."""
    names = sitting.names()
    return [name_of(painter, names) for painter in range(len(sitting.painters()))]
