"""What can be learnt from a game that is over, in a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping

from sakura.i18n.okiya_sentences import tile_words
from sakura.i18n.translation import _
from sakura.okiya.game import NOBODY, Game, Option
from sakura.okiya.solver import LOST, WON
from sakura.session.okiya_analysis import Analysis, MoveValue


def lesson_words(analysis: Analysis, game: Game, names: Mapping[int, str]) -> str:
    """Where the game was lost, and what would have been better."""
    at = analysis.first_mistake
    if at is None:
        return _no_mistake(analysis, game, names)
    move = analysis.moves[at]
    better = _option_words(move.best_options[0], game)
    return " ".join((_what(move, at, game, names), _instead(move).format(better=better)))


def verdict_words(analysis: Analysis | None, at: int, game: Game, names: Mapping[int, str]) -> str:
    """What a move was worth, and what would have been better; nothing before the first."""
    if analysis is None or at == 0:
        return ""
    move = analysis.moves[at - 1]
    if move.gave_away:
        return _instead(move).format(better=_option_words(move.best_options[0], game))
    if move.value == WON:
        return _("{name} is winning.").format(name=names[move.seat])
    if move.value == LOST:
        return _("{name} is winning.").format(name=names[1 - move.seat])
    return _("The game is even.")


def _no_mistake(analysis: Analysis, game: Game, names: Mapping[int, str]) -> str:
    if game.winner == NOBODY:
        return _("Neither side let anything go: with perfect play this garden is a draw.")
    if analysis.moves[0].seat == game.winner:
        return _("{name} never let go of the win that this garden holds for whoever begins.").format(
            name=names[game.winner]
        )
    return _("This garden was lost for {name} from the first tile on.").format(name=names[1 - game.winner])


def _what(move: MoveValue, at: int, game: Game, names: Mapping[int, str]) -> str:
    details = {"number": at + 1, "name": names[move.seat], "choice": _option_words(move.option, game)}
    if move.value == LOST:
        return _("Move {number} is the first that loses: {name} chooses {choice}.").format(**details)
    return _("Move {number} lets a win go: {name} chooses {choice}.").format(**details)


def _instead(move: MoveValue) -> str:
    if move.best == WON:
        return _("It could have been won with {better}.")
    return _("It could have been drawn with {better}.")


def _option_words(option: Option, game: Game) -> str:
    return tile_words(game.layout.tiles[option]) if isinstance(option, int) else _("swapping sides")
