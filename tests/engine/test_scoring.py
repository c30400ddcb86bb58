"""A sakura in bloom, the last one and who wins: every sentence of the rules as an example.

Each example names the rule or ruling it holds. Spaces are counted from the gate, which is 0.
"""

from typing import Any

import pytest

from sakura.engine.events import SakuraScored
from sakura.engine.positions import resolve_position
from tests.engine.helpers import (
    card,
    events_named,
    names_of,
    resolve,
    spaces_of,
    tokens_of,
)


def test_sakura_is_scored_when_the_emperor_enters_it() -> None:
    result = resolve(12, [5, 8, 2], card(1, 0, "emperor+1", "+1"))
    assert (result["emperor"], result["scored"], tokens_of(result)) == (13, [13], [7, 8, 6])


def test_sakura_stops_the_emperor_even_with_a_step_left() -> None:
    assert resolve(12, [5, 8, 2], card(1, 0, "emperor+2", "+1"))["emperor"] == 13


def test_sakura_lets_the_painter_action_of_the_current_card_happen() -> None:
    assert tokens_of(resolve(12, [5, 7, 2], card(1, 0, "emperor+1", "+3"))) == [8, 7, 6]


def test_sakura_reached_and_the_painter_action_still_ends_in_disgrace() -> None:
    result = resolve(12, [11, 9, 2], card(1, 0, "emperor+1", "+2"))
    # at 13: back to 10, one token lost, then three for the first rank
    assert tokens_of(result) == [7, 7, 6]
    assert spaces_of(result) == [10, 9, 8]


def test_sakura_discards_every_card_not_yet_resolved_unused() -> None:
    cards = card(5, 0, "emperor+1", "+1"), card(6, 1, "emperor+2", "+1"), card(4, 2, "furthest+2", "leap")
    result = resolve(12, [5, 8, 2], *cards)
    assert (result["resolved"], result["unresolved"]) == ([4, 5], [6])
    assert result["emperor"] == 13


def test_sakura_already_scored_is_an_ordinary_space() -> None:
    result = resolve(12, [5, 8, 2], card(1, 0, "emperor+2", "+1"), scored=[13])
    assert (result["emperor"], tokens_of(result)) == (14, [5, 5, 5])
    result = resolve(14, [5, 8, 2], card(1, 0, "emperor-1", "+1"), scored=[13])
    assert (result["emperor"], tokens_of(result)) == (13, [5, 5, 5])


def test_sakura_does_not_end_the_game_before_the_last() -> None:
    result = resolve(21, [5, 8, 2], card(1, 0, "emperor+1", "+1"), scored=[13])
    assert (result["ended"], result["winners"]) == (False, [])


@pytest.mark.parametrize(
    ("spaces", "earned"),
    [
        ([9, 7, 5, 3], [3, 2, 1, 0]),
        ([9, 7, 5, 3, 1], [3, 2, 1, 1, 0]),
        ([9, 7, 5, 4, 3, 1], [3, 2, 1, 1, 0, 0]),
    ],
)
def test_ranks_three_with_up_to_four_painters_and_four_with_five_or_six(spaces: list[int], earned: list[int]) -> None:
    result = resolve(12, spaces, card(1, 0, "emperor+1", "follow"))
    assert [now - 5 for now in tokens_of(result)] == earned


def test_ranks_a_painter_alone_at_the_gate_last_as_usual() -> None:
    result = resolve(12, [9, 7, 0], card(1, 0, "emperor+1", "follow"))
    assert tokens_of(result) == [8, 7, 6]


def test_ranks_nobody_at_the_gate_when_two_or_more_stand_there() -> None:
    result = resolve(12, [9, 0, 0], card(1, 0, "emperor+1", "follow"))
    assert (tokens_of(result), spaces_of(result)) == ([8, 5, 5], [9, 0, 0])


def test_ranks_nobody_when_all_are_at_the_gate() -> None:
    result = resolve(12, [0, 0, 0], card(1, 0, "emperor+1", "follow"))
    assert (tokens_of(result), spaces_of(result), result["scored"]) == ([5, 5, 5], [0, 0, 0], [13])


def test_ranks_come_with_what_each_earns_and_the_last_with_nothing() -> None:
    assert SakuraScored(13, (2, 0, 1, 3), (3, 2, 1), ()).earnings == ((2, 3), (0, 2), (1, 1), (3, 0))
    assert SakuraScored(13, (), (), (0, 1, 2)).earnings == ()


def test_closing_up_directly_behind_one_another() -> None:
    result = resolve(12, [2, 9, 6, 4], card(1, 1, "emperor+1", "follow"))
    assert spaces_of(result) == [6, 9, 8, 7]


def test_closing_up_moves_a_painter_alone_at_the_gate_too() -> None:
    result = resolve(12, [9, 7, 0], card(1, 0, "emperor+1", "follow"))
    assert spaces_of(result) == [9, 8, 7]


def test_closing_up_leaves_several_at_the_gate_there() -> None:
    result = resolve(12, [9, 5, 0, 0], card(1, 0, "emperor+1", "follow"))
    assert spaces_of(result) == [9, 8, 0, 0]


def test_closing_up_on_a_short_path_ends_at_the_gate() -> None:
    table = {
        "emperor": 3,
        "sakura": [4, 8, 9],
        "scored": [],
        "court": None,
        "painters": [{"space": space, "tokens": 5} for space in (1, 0)],
        "cards": [card(1, 0, "emperor+1", "follow")],
    }
    assert spaces_of(resolve_position(table)) == [1, 0]


def test_closing_up_happens_after_the_second_sakura_too() -> None:
    result = resolve(21, [19, 5, 3], card(1, 0, "emperor+1", "follow"), scored=[13])
    assert spaces_of(result) == [19, 18, 17]


def test_closing_up_with_all_in_line_already_moves_nobody() -> None:
    result = resolve(12, [9, 8, 7], card(1, 0, "emperor+1", "follow"))
    assert "LineClosedUp" not in names_of(result)


# The last sakura and winning


def final(spaces: list[int], tokens: list[int], court: int | None = None) -> dict[str, Any]:
    """The Emperor enters the last tree and nobody else moves: the first painter is the foremost."""
    return resolve(30, spaces, card(1, 0, "emperor+1", "follow"), tokens=tokens, scored=[13, 22], court=court)


def test_last_sakura_gives_four_tokens_to_the_closest() -> None:
    assert tokens_of(final([9, 7, 5], [5, 5, 5])) == [9, 7, 6]


def test_last_sakura_with_five_painters_gives_four_two_one_one() -> None:
    assert tokens_of(final([9, 7, 5, 3, 1], [5, 5, 5, 5, 5])) == [9, 7, 6, 6, 5]


def test_last_sakura_ends_the_game_at_once_without_closing_up() -> None:
    result = final([9, 7, 5], [5, 5, 5])
    assert (result["ended"], spaces_of(result)) == (True, [9, 7, 5])
    assert names_of(result)[-1] == "GameEnded"


def test_most_tokens_wins_wherever_the_painter_stands() -> None:
    assert final([9, 7, 0], [1, 1, 10])["winners"] == [2]


def test_tie_is_won_by_the_painter_closest_to_the_emperor() -> None:
    result = final([9, 7, 5], [3, 5, 5])
    assert (tokens_of(result), result["winners"]) == ([7, 7, 6], [0])


def test_tie_of_two_at_the_gate_is_a_shared_victory() -> None:
    assert final([9, 0, 0, 0], [1, 9, 9, 8])["winners"] == [1, 2]


def test_tie_between_the_gate_and_the_garden_goes_to_the_garden() -> None:
    assert final([9, 0, 0], [1, 5, 2])["winners"] == [0]


# Beside the court painter


def test_court_painter_cannot_win_and_the_result_says_it_outshone_both() -> None:
    result = final([9, 7, 5], [9, 5, 5], court=0)
    assert result["winners"] == [1]
    assert events_named(result, "GameEnded")[0]["outshone"] is True


def test_court_painter_with_fewer_tokens_did_not_outshine() -> None:
    result = final([9, 7, 5], [1, 9, 5], court=0)
    assert result["winners"] == [1]
    assert events_named(result, "GameEnded")[0]["outshone"] is False


def test_court_painter_with_as_many_tokens_but_closer_outshone() -> None:
    result = final([9, 7, 5], [5, 7, 5], court=0)
    assert tokens_of(result) == [9, 9, 6]
    assert events_named(result, "GameEnded")[0]["outshone"] is True


def test_court_painter_with_as_many_tokens_beside_the_winner_at_the_gate_did_not_outshine() -> None:
    result = final([9, 0, 0], [1, 9, 9], court=1)
    assert result["winners"] == [2]
    assert events_named(result, "GameEnded")[0]["outshone"] is False
