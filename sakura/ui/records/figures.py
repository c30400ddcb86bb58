"""The figures of the statistics as charts, each with its meaning in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.dates import month_text
from sakura.i18n.names import with_capital
from sakura.i18n.translation import _, ngettext, pgettext
from sakura.storage.statistics import CardFigures, Figures, PainterFigures
from sakura.ui.cards.face import CardFace
from sakura.ui.records.charts import BarRow, ChartCard, FavouriteRow, Months
from sakura.ui.words import painter_word

MONTHS: Final = 24  # the latest that a phone has room for
TREES: Final[tuple[Callable[[], str], ...]] = (
    lambda: _("First tree"),
    lambda: _("Second tree"),
    lambda: _("Last tree"),
)


def charts_of(figures: Figures, *, everyone: bool) -> list[ChartCard]:
    """All charts there is something to show in, of everyone at the tables or of some."""
    charts = [_wins(figures, everyone), _months(figures)]
    if figures.trees:
        charts += [_trees(figures), _disgraces(figures), _cards(figures)]
    return charts


def decimal(number: float) -> str:
    """A number with one place behind the point, as the language writes it."""
    return f"{number:.1f}".replace(".", pgettext("decimal point", "."))


def games_words(count: int) -> str:
    """So many games."""
    return ngettext("{count} game", "{count} games", count).format(count=count)


def _wins(figures: Figures, everyone: bool) -> ChartCard:
    most = max(painter.games for painter in figures.painters)
    share = round(100 * figures.wins / figures.seats)
    games = games_words(figures.games)
    # Somebody wins every game: of everyone the share would only tell how many sat at the tables.
    summary = games if everyone else _("{games}, {percent} % won").format(games=games, percent=share)
    return ChartCard(title=_("Wins by painter"), summary=summary).fill(
        *(_wins_row(painter, most) for painter in figures.painters)
    )


def _wins_row(painter: PainterFigures, most: int) -> BarRow:
    words = ngettext("{wins} of {games} game won", "{wins} of {games} games won", painter.games)
    return BarRow(
        art="emblem_" + painter.painter,
        text=painter_word(painter.painter),
        words=words.format(wins=painter.wins, games=painter.games),
        whole=painter.games / most,
        part=painter.wins / most,
        tone=painter.painter,
    )


def _months(figures: Figures) -> ChartCard:
    months = figures.months[-MONTHS:]
    best = max(months, key=lambda month: month.games)
    summary = _("Most in {month}: {games}").format(
        month=month_text(best.year, best.month), games=games_words(best.games)
    )
    first, last = (month_text(month.year, month.month) for month in (months[0], months[-1]))
    chart = Months(values=[month.games for month in months], first=first, last=last if len(months) > 1 else "")
    return ChartCard(title=_("Games over time"), summary=summary).fill(chart)


def _trees(figures: Figures) -> ChartCard:
    averages = [tree.tokens / tree.games for tree in figures.trees]
    most = max(*averages, 0.1)
    each = figures.tokens / figures.seats
    summary = _("{average} tokens at the end, on average").format(average=decimal(each))
    card = ChartCard(title=_("Tokens by tree"), summary=summary)
    for tree, average in zip(figures.trees, averages, strict=True):
        words = _("{average} tokens a game, {total} in all").format(average=decimal(average), total=tree.tokens)
        art = f"sakura_{tree.tree % 3 + 1}_bloom"
        text = TREES[min(tree.tree, len(TREES) - 1)]()
        card.fill(BarRow(art=art, text=text, words=words, part=average / most, tone="blossom"))
    return card


def _disgraces(figures: Figures) -> ChartCard:
    each = figures.disgraces / figures.seats
    summary = ngettext("{count} disgrace, {average} a game", "{count} disgraces, {average} a game", figures.disgraces)
    card = ChartCard(title=_("Disgraces"), summary=summary.format(count=figures.disgraces, average=decimal(each)))
    averages = {painter: painter.disgraces / painter.games for painter in figures.painters}
    most = max(*averages.values(), 0.1)
    for painter, average in averages.items():
        words = ngettext("{count} disgrace in {games}", "{count} disgraces in {games}", painter.disgraces)
        card.fill(
            BarRow(
                art="emblem_" + painter.painter,
                text=painter_word(painter.painter),
                words=words.format(count=painter.disgraces, games=games_words(painter.games)),
                part=average / most,
                tone="vermilion",
            )
        )
    return card


def _cards(figures: Figures) -> ChartCard:
    most = max(card.times for card in figures.cards)
    rows = [_card_row(card, most) for card in figures.cards if _is_known(card)]
    return ChartCard(title=_("Favourite cards")).fill(*rows)


def _card_row(card: CardFigures, most: int) -> FavouriteRow:
    action = _("{garden}; then {action}").format(
        garden=garden_action_text(card.garden), action=painter_action_text(card.painter)
    )
    words = ngettext("Card {order}: played {count} time", "Card {order}: played {count} times", card.times)
    row = FavouriteRow(
        text=with_capital(action),
        words=words.format(order=card.order, count=card.times),
        part=card.times / most,
    )
    face: Any = CardFace(card.order, card.garden, card.painter, shade=0.0)
    row.ids.place.add_widget(face)
    return row


def _is_known(card: CardFigures) -> bool:
    """A database from elsewhere may name what no deck has."""
    return card.garden in GARDEN_ACTIONS and card.painter in PAINTER_ACTIONS
