"""The rules of Okiya."""

from __future__ import annotations

from typing import Final

from sakura.i18n.rules_page import Chapter, Paragraph, Section
from sakura.i18n.translation import _

DUEL: Final = Section(
    "okiya aim",
    lambda: _("A duel for two"),
    (
        Paragraph(
            lambda: _(
                "Sixteen tiles lie face up as a garden of four by four, at random. Each shows a plant and a symbol, "
                "and every pair of the two occurs once."
            ),
            "okiya tiles",
        ),
        Paragraph(lambda: _("Each player has eight tokens of one colour.")),
    ),
)

TURN: Final = Section(
    "okiya turn",
    lambda: _("Taking tiles"),
    (
        Paragraph(
            lambda: _(
                "The first player takes any of the twelve tiles at the border. It leaves the garden, and a token of "
                "that player takes its place."
            )
        ),
        Paragraph(
            lambda: _(
                "From then on, a tile may be taken only if it has the plant or the symbol of the tile taken last. "
                "Players take turns."
            )
        ),
    ),
)

WINNING: Final = Section(
    "okiya end",
    lambda: _("Winning at Okiya"),
    (
        Paragraph(
            lambda: _(
                "Four tokens of one player in a row, in a column or on a long diagonal win at once, and so do four in "
                "a square of two by two."
            )
        ),
        Paragraph(lambda: _("Whoever leaves the other no tile to take wins as well.")),
        Paragraph(
            lambda: _("If the last tile is taken and nobody has won, the game is a draw."),
            ruling="okiya draw",
        ),
    ),
)

MATCHES: Final = Section(
    "okiya matches",
    lambda: _("Matches"),
    (
        Paragraph(
            lambda: _(
                "A match is a single game, or the first to 3 wins, or victory points: the winner of a game scores the "
                "tiles still in the garden, and the first to 10, 15 or 20 wins the match."
            )
        ),
        Paragraph(
            lambda: _(
                "Chance decides who starts the first game. Afterwards the loser of the last game starts; after a draw, "
                "whoever did not start it."
            )
        ),
        Paragraph(
            lambda: _(
                "Fair start, if it is wanted: right after the first tile of a game the second player may swap sides "
                "instead of taking one. The first token is theirs then, and the other goes on."
            )
        ),
        Paragraph(lambda: _("Okiya is a game by Bruno Cathala. This is an unofficial adaptation of it, too.")),
    ),
)

OKIYA: Final = Chapter("okiya", lambda: _("Okiya"), (DUEL, TURN, WINNING, MATCHES))
