"""A game told from beginning to end: rounds as headings, cards below them, what a card did below the card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sakura.engine.events import (
    CardsLeftUnused,
    CardsRevealed,
    CardStarted,
    DeckReshuffled,
    Event,
    GameEnded,
    HandRefilled,
    LineClosedUp,
    RoundBegan,
    SakuraScored,
)
from sakura.engine.game import Game
from sakura.engine.setup import TRICKY, Setup
from sakura.engine.table import NOBODY
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.sentences import describe
from sakura.i18n.spaces import space_name
from sakura.i18n.translation import _, ngettext

HEADINGS = (RoundBegan, GameEnded)
BELOW_HEADING = (
    CardsRevealed,
    CardStarted,
    CardsLeftUnused,
    SakuraScored,
    LineClosedUp,
    DeckReshuffled,
    HandRefilled,
)
INDENT = "  "


def tell_setup(setup: Setup, names: Mapping[int, str]) -> list[str]:
    """Who plays, and by which rules."""
    is_tricky = setup.variant == TRICKY and setup.court != NOBODY  # with more than two it changes nothing
    variant = _("tricky variant") if is_tricky else _("standard game")
    count = ngettext("{count} player", "{count} players", setup.players).format(count=setup.players)
    people = _(", ").join(name_of(painter, names) for painter in range(setup.painters))
    return [
        _("{count}, {variant}, seed {seed}").format(count=count, variant=variant, seed=setup.seed),
        _("Painters: {names}").format(names=people),
    ]


def tell_events(events: Iterable[Event], names: Mapping[int, str]) -> list[str]:
    """One line for each event, indented by what it belongs to."""
    lines: list[str] = []
    for event in events:
        text = describe(event, names)
        if isinstance(event, HEADINGS):
            lines += ["", text]
        else:
            depth = 1 if isinstance(event, BELOW_HEADING) else 2
            lines.append(INDENT * depth + text)
    return lines


def tell_final_table(game: Game, names: Mapping[int, str]) -> list[str]:
    """Where everybody ended, from the closest to the Emperor on, and who won."""
    table = game.table
    rows = [
        (begin_sentence(name_of(painter, names)), str(table.tokens[painter]), space_name(table.spaces[painter]))
        for painter in table.order_from_emperor()
    ]
    rows.insert(0, (_("Painter"), _("Tokens"), _("Place")))
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    lines = [f"{INDENT}{name:<{widths[0]}}  {tokens:>{widths[1]}}  {place}" for name, tokens, place in rows]
    emperor = _("The Emperor is on space {space}.").format(space=table.emperor)
    return ["", _("Table at the end"), *lines, INDENT + emperor, INDENT + _tell_result(game, names)]


def _tell_result(game: Game, names: Mapping[int, str]) -> str:
    winners = game.winners
    if not winners:
        return _("The game is not over yet.")
    people = _(", ").join(name_of(winner, names) for winner in winners)
    return ngettext("Winner: {names}", "Winners: {names}", len(winners)).format(names=people)
