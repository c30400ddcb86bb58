"""Everything that a side of the table may come to say in a game, so that it can keep the room for it."""

from __future__ import annotations

from collections.abc import Iterable

from sakura.i18n.translation import _
from sakura.okiya.game import SWAP
from sakura.okiya.tiles import TILES
from sakura.session.okiya_sitting import OkiyaSitting
from sakura.ui.okiya.measures import Speech
from sakura.ui.okiya.words import best_words, taking_words, wanted_words
from sakura.ui.theme import theme


def possible_speeches(sitting: OkiyaSitting) -> list[Speech]:
    """The longest of every kind."""
    tiles = range(TILES)
    wanted = _longest(wanted_words(tile) for tile in (None, *tiles))
    best = _longest(best_words(option, tiles) for option in (*tiles, SWAP))
    speeches = [
        Speech(wanted),
        Speech(best),
        Speech(_longest(taking_prompt(tile) for tile in tiles), (_("Take it"), _("Not yet"))),
    ]
    if len(sitting.people) > 1:
        speeches.append(Speech(_("Take the last move back?"), (_("Yes"), _("No"))))
    if sitting.match.setup.fair:
        speeches += [Speech(words, (_("Swap sides"),)) for words in (wanted, best)]
    return speeches


def taking_prompt(tile: int) -> str:
    """The question before a tile is taken; in large letters the ring on the board says which."""
    return taking_words(tile) if not theme.large else _("Take this tile?")


def _longest(texts: Iterable[str]) -> str:
    return max(texts, key=len)
