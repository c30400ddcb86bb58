"""Everyone by full name, with tokens and where they stand: for when the bar has no room for it."""

from __future__ import annotations

from sakura.engine.table import GATE
from sakura.i18n.names import begin_sentence
from sakura.i18n.spaces import space_name
from sakura.i18n.translation import _
from sakura.session.sitting import Sitting
from sakura.ui.play.names import painter_names
from sakura.ui.play.on_show import view_on_show
from sakura.ui.widgets.chip import PainterChip
from sakura.ui.widgets.label import Small
from sakura.ui.widgets.sheet import Sheet


def painters_sheet(sitting: Sitting) -> Sheet:
    """The painters from the closest to the Emperor on."""
    view = view_on_show(sitting)
    names = painter_names(sitting)
    sheet = Sheet(title=_("The painters"))
    rows = []
    kinds = view.garden.lay_out(view.players).kinds
    for painter in sorted(range(len(names)), key=lambda index: -view.spaces[index]):
        space = view.spaces[painter]
        where = space_name(space, kinds[space]) if space != GATE else space_name(GATE)
        name = begin_sentence(names[painter])
        rows.append(PainterChip(painter=sitting.painters()[painter], name=name, tokens=view.tokens[painter]))
        rows.append(Small(text=where))
    sheet.fill(*rows)
    return sheet
