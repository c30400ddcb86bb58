"""What the spaces of the garden are called, standing alone: sentences have their own wording for each case."""

from __future__ import annotations

from collections.abc import Callable

from sakura.engine.garden import BRIDGE, GATE_KIND, PATH, SAKURA, TORII
from sakura.engine.table import GATE
from sakura.i18n.translation import _

KIND_WORDS: dict[str, Callable[[], str]] = {
    GATE_KIND: lambda: _("gate"),
    PATH: lambda: _("space {number}"),
    BRIDGE: lambda: _("bridge, space {number}"),
    TORII: lambda: _("torii, space {number}"),
    SAKURA: lambda: _("sakura, space {number}"),
}


def space_name(number: int, kind: str = PATH) -> str:
    """A space by its number and, if it is known, its kind."""
    return KIND_WORDS[GATE_KIND if number == GATE else kind]().format(number=number)
