"""The bot that plays what it is told."""

from __future__ import annotations

import pytest

from sakura.bots.registry import make_bot
from sakura.bots.scripted import script
from sakura.bots.thinking import run_through
from sakura.engine.errors import SakuraError
from sakura.engine.views import view_of
from tests.engine.helpers import new_game


def test_it_plays_the_card_of_the_round_and_goes_forwards() -> None:
    game = new_game(3, seed=3)
    wanted = max(game.hands[0])
    bot = make_bot(script((wanted, 60)), 1)
    assert run_through(bot.think(view_of(game, 0))).option == wanted
    while game.decision == "card":
        game.decide(game.options[0])
    assert run_through(bot.think(view_of(game, game.seat))).option == "+"


@pytest.mark.parametrize("orders", [(), (61,)])
def test_it_plays_its_lowest_card_where_the_script_does_not_help(orders: tuple[int, ...]) -> None:
    game = new_game(3, seed=3)
    assert run_through(make_bot(script(orders), 1).think(view_of(game, 0))).option == min(game.hands[0])


@pytest.mark.parametrize("orders", ["7-x", "7-", "٣", "1" * 5000])
def test_what_is_no_script_is_refused(orders: str) -> None:
    with pytest.raises(SakuraError, match="no script") as refused:
        make_bot(f"scripted:{orders}", 1)
    assert len(str(refused.value)) < 100
