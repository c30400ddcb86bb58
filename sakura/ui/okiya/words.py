"""What levels and matches of Okiya are called on the screens, and the short words beside a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sakura.i18n.okiya_sentences import PLANT_WORDS, SYMBOL_WORDS, row_sentence, score_sentence, tile_words
from sakura.i18n.translation import _, pgettext
from sakura.okiya.lines import SIDE, SQUARES
from sakura.okiya.match import SINGLE, MatchSetup
from sakura.okiya.tiles import plant_of, symbol_of
from sakura.session.okiya_sitting import OkiyaSitting

LEVEL_WORDS: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Novice"),
    "apprentice": lambda: _("Apprentice"),
    "adept": lambda: _("Adept"),
    "perfect": lambda: pgettext("level", "Perfect"),
}
LEVEL_REMARKS: dict[str, Callable[[], str]] = {
    "novice": lambda: _("Has just learnt the rules"),
    "apprentice": lambda: _("Looks one move ahead"),
    "adept": lambda: _("Calculates once the garden has thinned out"),
    "perfect": lambda: _("Never errs"),
}
FORMAT_WORDS: dict[str, Callable[[], str]] = {
    "single": lambda: _("One game"),
    "three": lambda: _("Three wins"),
    "points-10": lambda: _("10 points"),
    "points-15": lambda: _("15 points"),
    "points-20": lambda: _("20 points"),
}
FORMAT_REMARKS: dict[str, Callable[[], str]] = {
    "single": lambda: _("A single game decides."),
    "three": lambda: _("Whoever first wins three games wins the match."),
    "points-10": lambda: _("A game is worth the tiles that are left in the garden."),
    "points-15": lambda: _("A game is worth the tiles that are left in the garden."),
    "points-20": lambda: _("A game is worth the tiles that are left in the garden."),
}


def level_word(level: str | None) -> str:
    """Who plays a seat: a person, or a bot of some level."""
    return _("Person") if level is None else LEVEL_WORDS[level]()


def level_remark(level: str | None) -> str:
    """How somebody of that level plays."""
    return _("Plays on this device") if level is None else LEVEL_REMARKS[level]()


def wanted_words(last: int | None) -> str:
    """What may be taken, in as few words as can be: the name stands beside them."""
    if last is None:
        return _("Take any tile on the border.")
    return _("Take {plant} or {symbol}.").format(**_parts_of(last))


def refusing_words(last: int | None) -> str:
    """What may be taken, for somebody who has touched something else."""
    return _("Only a tile on the border.") if last is None else _("Only {plant} or {symbol}.").format(**_parts_of(last))


def best_words(option: int | str, tiles: Sequence[int]) -> str:
    """The hint: what a perfect player would do."""
    return (
        _("Best: {tile}.").format(tile=tile_words(tiles[option])) if isinstance(option, int) else _("Best: swap sides.")
    )


def taking_words(tile: int) -> str:
    """The question before a tile is taken."""
    return _("Take {tile}?").format(tile=tile_words(tile))


def _parts_of(tile: int) -> dict[str, str]:
    return {"plant": PLANT_WORDS[plant_of(tile)](), "symbol": SYMBOL_WORDS[symbol_of(tile)]()}


def goal_words(setup: MatchSetup) -> str:
    """What is played for."""
    return FORMAT_WORDS[setup.format]()


def round_words(setup: MatchSetup, number: int) -> str:
    """Which game of a match this is; a single game needs no number."""
    return "" if setup.format == SINGLE else _("Game {number}").format(number=number)


def garden_lines(sitting: OkiyaSitting) -> list[str]:
    """The whole garden for somebody who cannot see it: row by row, and the score."""
    game, names = sitting.game, sitting.names()
    owners = [
        next((names[seat] for seat in (0, 1) if game.tokens[seat] >> square & 1), None) for square in range(SQUARES)
    ]
    lines = [
        row_sentence(row + 1, game.layout.tiles[row * SIDE : (row + 1) * SIDE], owners[row * SIDE : (row + 1) * SIDE])
        for row in range(SIDE)
    ]
    return lines if sitting.match.setup.format == SINGLE else [*lines, score_sentence(sitting.match.score, names)]
