"""Everyone by full name, with tokens and where they stand: for when the bar has no room for it."""

from __future__ import annotations

from sakura.engine.table import GATE
from sakura.engine.views import View
from sakura.i18n.names import begin_sentence, with_capital
from sakura.i18n.spaces import space_name
from sakura.i18n.translation import _
from sakura.session.sitting import Sitting
from sakura.ui.play.names import painter_names
from sakura.ui.play.on_show import view_on_show
from sakura.ui.play.showing import Showing
from sakura.ui.widgets.chip import PainterChip
from sakura.ui.widgets.sheet import Sheet


def painters_sheet(sitting: Sitting, showing: Showing | None = None) -> Sheet:
    """The painters from the closest to the Emperor on."""
    view = view_on_show(sitting, showing)
    names, painters = painter_names(sitting), sitting.painters()
    closest_first = sorted(range(len(names)), key=lambda painter: -view.spaces[painter])
    sheet = Sheet(title=_("The painters"))
    sheet.fill(
        *(
            PainterChip(
                painter=painters[painter],
                name=begin_sentence(names[painter]),
                place=with_capital(_place(view, view.spaces[painter])),
                tokens=view.tokens[painter],
            )
            for painter in closest_first
        )
    )
    return sheet


def _place(view: View, space: int) -> str:
    return space_name(GATE) if space == GATE else space_name(space, view.garden.lay_out(view.players).kinds[space])
