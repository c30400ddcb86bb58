"""Who sits where: the sheets from which a seat's painter and its player are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sakura.i18n.translation import _
from sakura.session.seats import PAINTERS
from sakura.ui.widgets.picking import PickRow, offer
from sakura.ui.words import painter_word


class Player(NamedTuple):
    """Somebody who could play: a person (``level`` None) or a bot, in words."""

    level: str | None
    words: str
    remark: str


def offer_painters(take: Callable[[str], None]) -> None:
    """Let one of the six be chosen."""
    rows = [PickRow(picture="figure_" + painter, text=painter_word(painter), value=painter) for painter in PAINTERS]
    offer(_("Choose a painter"), rows, take)


def offer_players(players: Sequence[Player], take: Callable[[str | None], None], *below: Any) -> None:
    """Let one of these play; ``below`` is what else belongs to the choice."""
    rows = [
        PickRow(
            picture="ui_person" if player.level is None else "ui_bot",
            text=player.words,
            remark=player.remark,
            value=player.level,
        )
        for player in players
    ]
    offer(_("Who plays?"), rows, take, *below)
