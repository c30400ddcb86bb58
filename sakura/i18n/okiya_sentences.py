"""Okiya in words: tiles, what happened, and what is asked. Log, narrator and screens get their sentences here.

As in the other game everything is said in the present tense with people under their names as subjects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sakura.i18n.translation import _, ngettext, pgettext
from sakura.okiya.events import (
    GameBegan,
    GameDrawn,
    GameWon,
    MatchWon,
    OkiyaEvent,
    PointsScored,
    SidesSwapped,
    TileTaken,
)
from sakura.okiya.tiles import plant_of, symbol_of

Names: TypeAlias = Mapping[int, str]

PLANT_WORDS: dict[str, Callable[[], str]] = {
    "maple": lambda: pgettext("tile", "maple"),
    "cherry": lambda: pgettext("tile", "cherry"),
    "pine": lambda: pgettext("tile", "pine"),
    "iris": lambda: pgettext("tile", "iris"),
}
SYMBOL_WORDS: dict[str, Callable[[], str]] = {
    "sun": lambda: pgettext("tile", "rising sun"),
    "poem": lambda: pgettext("tile", "poem"),
    "bird": lambda: pgettext("tile", "bird"),
    "rain": lambda: pgettext("tile", "rain"),
}


def tile_words(tile: int) -> str:
    """A tile by its plant and its symbol."""
    return _("{plant} and {symbol}").format(plant=PLANT_WORDS[plant_of(tile)](), symbol=SYMBOL_WORDS[symbol_of(tile)]())


def describe_okiya(event: OkiyaEvent, names: Names) -> str:
    """What happened, in full sentences."""
    return SENTENCES[type(event)](event, names)


def turn_sentence(name: str, last: int | None) -> str:
    """Whose turn it is, and what may be taken after the tile that was taken last."""
    if last is None:
        return _("{name} takes any tile on the border.").format(name=name)
    return _("{name} takes a tile with {plant} or {symbol}.").format(
        name=name, plant=PLANT_WORDS[plant_of(last)](), symbol=SYMBOL_WORDS[symbol_of(last)]()
    )


def square_sentence(square: int, tile: int, owner: str | None, legal: bool) -> str:
    """One square of the garden for somebody who cannot see it."""
    place = _("Row {row}, column {column}").format(row=square // 4 + 1, column=square % 4 + 1)
    if owner is not None:
        return _("{place}: a token of {name}.").format(place=place, name=owner)
    if legal:
        return _("{place}: {tile}. It may be taken.").format(place=place, tile=tile_words(tile))
    return _("{place}: {tile}.").format(place=place, tile=tile_words(tile))


def row_sentence(row: int, tiles: Sequence[int], owners: Sequence[str | None]) -> str:
    """One row of the garden, from left to right."""
    words = [
        tile_words(tile) if owner is None else _("a token of {name}").format(name=owner)
        for tile, owner in zip(tiles, owners, strict=True)
    ]
    return _("Row {row}: {tiles}.").format(row=row, tiles=", ".join(words))


def score_sentence(score: Sequence[int], names: Names) -> str:
    """How the match stands."""
    return _("{first}: {points}; {second}: {others}.").format(
        first=names[0], points=score[0], second=names[1], others=score[1]
    )


def _game_began(event: GameBegan, names: Names) -> str:
    return _("Game {number}: {name} begins.").format(number=event.number, name=names[event.seat])


def _tile_taken(event: TileTaken, names: Names) -> str:
    return _("{name} takes {tile}.").format(name=names[event.seat], tile=tile_words(event.tile))


def _sides_swapped(event: SidesSwapped, names: Names) -> str:
    return _("{name} swaps sides and takes over the first token.").format(name=names[event.seat])


def _game_won(event: GameWon, names: Names) -> str:
    return WINS[event.reason]().format(name=names[event.seat])


WINS: dict[str, Callable[[], str]] = {
    "row": lambda: _("{name} wins with four tokens in a row."),
    "column": lambda: _("{name} wins with four tokens in a column."),
    "diagonal": lambda: _("{name} wins with four tokens along a diagonal."),
    "square": lambda: _("{name} wins with four tokens in a square."),
    "block": lambda: _("{name} wins: there is no tile left to answer with."),
}


def _game_drawn(_event: GameDrawn, _names: Names) -> str:
    return _("The last tile is taken: the game is a draw.")


def _points_scored(event: PointsScored, names: Names) -> str:
    sentence = ngettext(
        "{name} scores {points} point and has {total} in all.",
        "{name} scores {points} points and has {total} in all.",
        event.points,
    )
    return sentence.format(name=names[event.seat], points=event.points, total=event.total)


def _match_won(event: MatchWon, names: Names) -> str:
    own, other = event.score if event.seat == 0 else event.score[::-1]
    return _("{name} wins the match, {own} to {other}.").format(name=names[event.seat], own=own, other=other)


SENTENCES: dict[type[OkiyaEvent], Callable[[Any, Names], str]] = {
    GameBegan: _game_began,
    TileTaken: _tile_taken,
    SidesSwapped: _sides_swapped,
    GameWon: _game_won,
    GameDrawn: _game_drawn,
    PointsScored: _points_scored,
    MatchWon: _match_won,
}
