"""What happens in rare cases: every ruling of the project in players' words, each named for the test that checks it."""

from __future__ import annotations

from typing import Final

from sakura.i18n.rules_page import Chapter, Paragraph, Section
from sakura.i18n.translation import _

EMPEROR: Final = Section(
    "rare emperor",
    lambda: _("The Emperor and the trees"),
    (
        Paragraph(
            lambda: _("A tree in bloom gives tokens whichever way the Emperor enters it: a step back counts too."),
            ruling="tree backwards",
        ),
        Paragraph(
            lambda: _(
                "If the Emperor steps back onto a painter at a tree in bloom, that painter is disgraced first. Who is "
                "closest is looked at only when the card is done."
            ),
            ruling="disgrace before ranks",
        ),
        Paragraph(
            lambda: _("On the first space a step back leaves the Emperor where he is, and nothing else comes of it."),
            ruling="first space",
        ),
        Paragraph(
            lambda: _("The last tree is the last one on the path, whether or not those before it have given tokens."),
            ruling="last tree",
        ),
    ),
)

PAINTERS: Final = Section(
    "rare painters",
    lambda: _("Painters in unusual places"),
    (
        Paragraph(
            lambda: _(
                "A painter alone at the gate closes up like the others after a tree, and so comes into the garden, "
                "unless the painter ahead stands on the first space."
            ),
            ruling="alone closes up",
        ),
        Paragraph(
            lambda: _("Several painters at the gate stay there while the others close up."), ruling="several stay"
        ),
        Paragraph(
            lambda: _("Going back from the gate leads nowhere. It may be chosen, and costs nothing."),
            ruling="back from gate",
        ),
        Paragraph(
            lambda: _(
                "With the Emperor on the first space, whoever leaves the gate meets him: a token is lost if there is "
                "one, and the painter stays at the gate."
            ),
            ruling="out of the gate",
        ),
        Paragraph(
            lambda: _("A disgraced painter may end on the very space it came from."), ruling="back where it began"
        ),
        Paragraph(
            lambda: _("The 54 tokens of the box are no limit: whatever is earned is paid."), ruling="token supply"
        ),
    ),
)

CHOOSING: Final = Section(
    "rare choosing",
    lambda: _("Choosing and drawing"),
    (
        Paragraph(
            lambda: _("“Forwards or back?” is asked even when both lead to the same place."), ruling="always asked"
        ),
        Paragraph(
            lambda: _(
                "On one device the players choose one after another. Nothing happens before the last has chosen."
            ),
            ruling="one after another",
        ),
        Paragraph(
            lambda: _("Cards are dealt a whole hand at a time, seat after seat, from the top of the deck."),
            ruling="dealing",
        ),
        Paragraph(
            lambda: _("When hands are filled up, one seat draws all its cards before the next one draws."),
            ruling="refilling",
        ),
        Paragraph(
            lambda: _(
                "The played cards are discarded before anybody draws. If the deck runs out then, they are shuffled in."
            ),
            ruling="discard before draw",
        ),
        Paragraph(
            lambda: _("When the deck is used up, the discards are shuffled only once somebody needs the next card."),
            ruling="late shuffle",
        ),
        Paragraph(
            lambda: _("Cards that a tree leaves unused lie face up in the discard pile with the others."),
            ruling="unused cards",
        ),
    ),
)

TWO: Final = Section(
    "rare two",
    lambda: _("The court painter"),
    (
        Paragraph(
            lambda: _(
                "When the court painter’s card is due and the deck is empty, the discard pile is shuffled first. The "
                "cards just chosen stay out of it."
            ),
            ruling="court shuffle",
        ),
        Paragraph(
            lambda: _("Tricky: who picks for the court painter is fixed when the round begins."),
            ruling="chooser fixed",
        ),
        Paragraph(
            lambda: _("That player picks their own card first, then the court painter’s."), ruling="own card first"
        ),
        Paragraph(
            lambda: _("Where the court painter stands makes no difference to who picks for it."),
            ruling="court place",
        ),
        Paragraph(
            lambda: _("With three or more players the tricky variant changes nothing."), ruling="tricky for many"
        ),
        Paragraph(
            lambda: _(
                "The court painter has outshone both players when it has more tokens than the winner, or as many and "
                "stands closer to the Emperor."
            ),
            ruling="outshone",
        ),
    ),
)

BY_HAND: Final = Section(
    "rare tables",
    lambda: _("Tables set up by hand"),
    (
        Paragraph(
            lambda: _(
                "The program can also work out tables that somebody has laid out. A tree in bloom at or behind the "
                "Emperor is accepted there, though no game leaves one: it gives tokens when he enters it."
            ),
            ruling="tree behind",
        ),
        Paragraph(
            lambda: _(
                "If every tree has given its tokens, cards are still carried out; the game does not end a second time."
            ),
            ruling="no second end",
        ),
        Paragraph(
            lambda: _("Not every painter needs a card there, and a round without any card is a round too."),
            ruling="missing cards",
        ),
        Paragraph(lambda: _("Two cards for one painter are refused."), ruling="two cards"),
        Paragraph(lambda: _("Any of the painters may be the court painter there."), ruling="any court"),
        Paragraph(
            lambda: _("The court painter, the trees already scored and the answers may be left out."),
            ruling="left out",
        ),
    ),
)

RARE: Final = Chapter(
    "rare",
    lambda: _("Rare cases"),
    (EMPEROR, PAINTERS, CHOOSING, TWO, BY_HAND),
)
