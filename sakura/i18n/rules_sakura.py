"""The rules of Sakura, as a player reads them."""

from __future__ import annotations

from typing import Final

from sakura.i18n.rules_page import Chapter, Paragraph, Section
from sakura.i18n.translation import _

AIM: Final = Section(
    "aim",
    lambda: _("What it is about"),
    (
        Paragraph(
            lambda: _(
                "The Emperor walks through his garden to see the cherry trees in bloom, and the painters follow him. "
                "Whoever is closest to him when he stops at a tree paints the best picture and earns the most tokens. "
                "But nobody may walk into him: that is a disgrace."
            )
        ),
        Paragraph(lambda: _("After three trees the game is over, and most tokens win. Two to six can play.")),
    ),
)

THINGS: Final = Section(
    "things",
    lambda: _("Garden, painters and tokens"),
    (
        Paragraph(
            lambda: _(
                "The garden is one path. It begins at the gate, where any number of painters may stand. All other "
                "spaces hold one painter each. Forwards is away from the gate, towards the shrine; back is towards the "
                "gate."
            ),
            "garden",
        ),
        Paragraph(
            lambda: _(
                "The Emperor begins on the torii, just past the first bridge. Three spaces are sakura: cherry trees in "
                "bloom. There are four bridges: one space long with two to four players, three spaces long with "
                "five or six."
            )
        ),
        Paragraph(lambda: _("Each painter has a colour, a figure and an emblem."), "painters"),
        Paragraph(lambda: _("Tokens are the Emperor’s red seals. They are the score."), "tokens"),
    ),
)

SET_UP: Final = Section(
    "set-up",
    lambda: _("Setting up"),
    (
        Paragraph(
            lambda: _(
                "The Emperor stands on the torii, all painters at the gate. Everybody gets 5 tokens and 5 cards. The "
                "other cards are the deck."
            )
        ),
    ),
)

CARDS: Final = Section(
    "cards",
    lambda: _("The cards"),
    (
        Paragraph(
            lambda: _(
                "There are 60 cards, numbered from 1 to 60. Each has a garden action above, a painter action below, "
                "and its order number in the corner."
            ),
            "card",
        ),
        Paragraph(
            lambda: _(
                "The garden action comes first. It moves the Emperor, the painter closest to him, or the painter "
                "furthest from him."
            ),
            "garden actions",
        ),
        Paragraph(
            lambda: _(
                "“Closest painter back 2” moves nobody if all painters are at the gate. “Furthest painter forwards 2” "
                "moves nobody if two or more are at the gate; whoever it moves may be disgraced by it."
            )
        ),
        Paragraph(
            lambda: _("The painter action moves the painter of the player who played the card."), "painter actions"
        ),
        Paragraph(
            lambda: _(
                "Leap: to the first empty space in front of the next painter ahead. If that is the Emperor’s space, it "
                "is a disgrace. With no painter ahead there is no move."
            )
        ),
        Paragraph(
            lambda: _(
                "Follow: one space forwards for each painter between this one and the Emperor. With none there is no "
                "move."
            )
        ),
        Paragraph(
            lambda: _(
                "Painters together at the gate are neither ahead of nor behind one another: for a painter at the gate, "
                "those ahead are the ones out in the garden."
            )
        ),
    ),
)

ROUND: Final = Section(
    "round",
    lambda: _("A round"),
    (
        Paragraph(
            lambda: _(
                "Choose: everybody picks a card in secret. When all have chosen, the cards are turned over together."
            )
        ),
        Paragraph(
            lambda: _(
                "Carry out: the card with the lowest number comes first, then the next, and so on. Of each card first "
                "the garden action, then the painter action."
            )
        ),
        Paragraph(
            lambda: _(
                "Forwards or back: a card with two arrows leaves the direction open. Its player decides when the "
                "action is carried out, not when the card is picked."
            )
        ),
        Paragraph(
            lambda: _(
                "Draw: the cards go to the discard pile, face up, and everybody draws back up to five, one seat after "
                "another. When a card is needed and the deck is empty, the discard pile is shuffled into a new deck."
            )
        ),
        Paragraph(
            lambda: _(
                "Low numbers come early: the garden is still as it was when the card was picked. High numbers come "
                "late: by then much may have changed, for better or worse."
            )
        ),
    ),
)

WALKING: Final = Section(
    "walking",
    lambda: _("Walking"),
    (
        Paragraph(
            lambda: _(
                "A painter’s steps count only spaces without another painter. Occupied spaces are stepped over and "
                "cost nothing."
            ),
            "stepping",
        ),
        Paragraph(
            lambda: _(
                "Nobody may stay or stop early: a move is always made, and in full. Only the Emperor’s space, the gate "
                "and, for the Emperor, a tree in bloom end it before."
            )
        ),
        Paragraph(
            lambda: _(
                "A painter who would go back past the first space stands at the gate. The Emperor never enters the "
                "gate: he stays on the first space."
            )
        ),
    ),
)

DISGRACE: Final = Section(
    "disgrace",
    lambda: _("Disgrace"),
    (
        Paragraph(
            lambda: _(
                "A painter who reaches or would pass the Emperor’s space stops there, loses one token and moves back "
                "three empty spaces, counted from the Emperor’s space. The painter’s own old space counts as empty."
            )
        ),
        Paragraph(lambda: _("If the Emperor steps back onto a painter, that painter is disgraced in the same way.")),
        Paragraph(lambda: _("A painter without tokens loses none, but moves back all the same.")),
        Paragraph(lambda: _("So every painter is always behind the Emperor.")),
    ),
)

TREES: Final = Section(
    "trees",
    lambda: _("Trees in bloom"),
    (
        Paragraph(
            lambda: _(
                "When the Emperor enters a tree in bloom he stops there, even with a step left. The painter action of "
                "this card is still carried out, and it may still end in disgrace. All cards after it are discarded "
                "unused. Then the tokens are given."
            )
        ),
        Paragraph(
            lambda: _(
                "The closest painter earns 3 tokens, at the last tree 4. The second earns 2, the third 1; with five or "
                "six players the fourth earns 1 as well."
            )
        ),
        Paragraph(
            lambda: _(
                "Two or more painters at the gate have no place in this order: they earn nothing and stay there. A "
                "painter alone at the gate is the last as usual. If all are at the gate, nobody earns anything."
            ),
            ruling="gate ranks",
        ),
        Paragraph(
            lambda: _(
                "After the first and the second tree the painters close up: the second stands right behind the first, "
                "the third right behind the second, and so on. Whoever would stand before the first space stands at "
                "the gate."
            )
        ),
        Paragraph(lambda: _("The blossom falls: from then on the tree is a space like any other.")),
    ),
)

END: Final = Section(
    "end",
    lambda: _("The end"),
    (
        Paragraph(
            lambda: _(
                "After the last tree the game is over at once; nobody closes up or draws. Most tokens win. Of those "
                "with equally many, the one closest to the Emperor wins."
            )
        ),
        Paragraph(
            lambda: _(
                "If that does not decide it either, because they stand at the gate together, they share the win."
            ),
            ruling="shared victory",
        ),
    ),
)

TWO: Final = Section(
    "two",
    lambda: _("Two players"),
    (
        Paragraph(
            lambda: _(
                "A third painter joins: the court painter. It earns tokens, is disgraced and ranked like the others, "
                "and always goes forwards where there is a choice. It has no hand."
            )
        ),
        Paragraph(
            lambda: _(
                "The court painter cannot win. The better of the two players does; the result says so if the court "
                "painter outshone both."
            ),
            ruling="court cannot win",
        ),
        Paragraph(
            lambda: _("Standard: once both players have chosen, the top card of the deck is the court painter’s card.")
        ),
        Paragraph(
            lambda: _(
                "Tricky: the player further from the Emperor picks two cards, one of their own and one for the court "
                "painter, and draws two afterwards. If both are at the gate, the top card of the deck is used instead."
            )
        ),
    ),
)

KNOWING: Final = Section(
    "knowing",
    lambda: _("What everybody may know"),
    (
        Paragraph(
            lambda: _(
                "Everything on the table, the discard pile, and how many cards are in hands and deck. Of the hands "
                "everybody knows only their own. Bots know exactly as much, and nothing else."
            )
        ),
    ),
)

RECONSTRUCTION: Final = Section(
    "reconstruction",
    lambda: _("This garden, these cards, and the printed ones"),
    (
        Paragraph(
            lambda: _(
                "The exact garden and cards of the printed game are not public. This app plays with a reconstruction: "
                "the numbers from 1 to 60, 44 cards that move the Emperor and 16 that move a painter, the torii past "
                "the first bridge, three trees and four bridges are as in the box; where each action and each tree "
                "belongs is our own guess."
            )
        ),
        Paragraph(
            lambda: _(
                "Whoever owns the box can enter its cards and its path row by row, or import them from a file, and "
                "play with them. The editor says what is missing or wrong."
            )
        ),
        Paragraph(
            lambda: _("This is an unofficial adaptation of Sakura by Reiner Knizia. Words and pictures are our own.")
        ),
    ),
    screen="box",
    button=lambda: _("Enter the printed game"),
)

SAKURA: Final = Chapter(
    "sakura",
    lambda: _("Sakura"),
    (AIM, THINGS, SET_UP, CARDS, ROUND, WALKING, DISGRACE, TREES, END, TWO, KNOWING, RECONSTRUCTION),
)
