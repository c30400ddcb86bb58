"""One round: the engine against the oracle on thousands of tables, and every sentence of the rules as an example.

Each example names the rule or ruling it holds. Spaces are counted from the gate, which is 0.
"""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.positions import resolve_position
from tests.engine.helpers import (
    card,
    events_named,
    garden_only,
    names_of,
    resolve,
    spaces_of,
    tokens_of,
    walk,
)
from tests.engine.oracle import resolve_table
from tests.engine.random_tables import random_table

TABLES = 6000


def without_events(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "events"}


# Against the oracle


def test_thousands_of_random_tables_agree_with_the_oracle() -> None:
    rng = random.Random(1)
    for _ in range(TABLES):
        table = random_table(rng)
        assert without_events(resolve_position(table)) == resolve_table(table), table


@given(st.integers(0, 2**64))
def test_any_random_table_agrees_with_the_oracle(seed: int) -> None:
    table = random_table(random.Random(seed))
    assert without_events(resolve_position(table)) == resolve_table(table)


def test_the_worked_example_of_the_resolve_command() -> None:
    table = {
        "emperor": 9,
        "sakura": [13, 22, 31],
        "scored": [],
        "court": None,
        "painters": [{"space": 5, "tokens": 5}, {"space": 6, "tokens": 5}, {"space": 7, "tokens": 5}],
        "cards": [
            {"order": 4, "by": 0, "garden": "closest-2", "painter": "+1"},
            {"order": 20, "by": 1, "garden": "furthest+2", "painter": "+3"},
            {
                "order": 40,
                "by": 2,
                "garden": "emperor+2",
                "painter": "+2",
                "choices": {"garden": "+", "painter": "-"},
            },
        ],
    }
    assert without_events(resolve_position(table)) == {
        "emperor": 11,
        "painters": [{"space": 7, "tokens": 5}, {"space": 4, "tokens": 4}, {"space": 8, "tokens": 5}],
        "scored": [],
        "resolved": [4, 20, 40],
        "unresolved": [],
        "ended": False,
        "winners": [],
    }


def test_the_given_table_itself_is_left_alone() -> None:
    rng = random.Random(2)
    for _ in range(50):
        table = random_table(rng)
        before = repr(table)
        resolve_position(table)
        assert repr(table) == before


# A round


def test_cards_are_carried_out_in_rising_order_whatever_order_they_are_listed_in() -> None:
    late, early = card(40, 0, "emperor+1", "+1"), card(3, 1, "emperor+1", "+1")
    result = resolve(9, [5, 4, 0], late, early)
    assert result["resolved"] == [3, 40]
    assert spaces_of(result) == [7, 6, 0]  # painter 1 steps over painter 0 at 5, who then steps over it at 6


def test_the_garden_action_comes_before_the_painter_action() -> None:
    assert spaces_of(resolve(6, [5, 0], card(1, 0, "emperor+1", "+1"))) == [6, 0]


def test_a_round_without_cards_changes_nothing() -> None:
    result = resolve(9, [5, 6, 7])
    assert (result["emperor"], spaces_of(result), result["resolved"], result["events"]) == (9, [5, 6, 7], [], [])


def test_a_direction_not_named_is_forwards() -> None:
    result = resolve(9, [5, 0], card(1, 0, "emperor+-1", "+-2"))
    assert (result["emperor"], spaces_of(result)) == (10, [7, 0])


def test_garden_and_painter_direction_are_two_choices() -> None:
    result = resolve(9, [5, 0], card(1, 0, "emperor+-1", "+-2", "+-"))
    assert (result["emperor"], spaces_of(result)) == (10, [3, 0])
    result = resolve(9, [5, 0], card(1, 0, "emperor+-1", "+-2", "-+"))
    assert (result["emperor"], spaces_of(result)) == (8, [7, 0])


# Movement of painters


@pytest.mark.parametrize(("action", "end"), [("+1", 4), ("+2", 5), ("+3", 6), ("+-1", 4), ("+-2", 5), ("+-3", 6)])
def test_forwards_over_empty_spaces(action: str, end: int) -> None:
    assert spaces_of(walk(12, [3], action)) == [end]


@pytest.mark.parametrize(("action", "end"), [("+-1", 6), ("+-2", 5), ("+-3", 4)])
def test_back_over_empty_spaces(action: str, end: int) -> None:
    assert spaces_of(walk(12, [7], action, "-")) == [end]


def test_occupied_spaces_are_stepped_over_free_of_charge() -> None:
    assert spaces_of(walk(12, [3, 4, 6], "+2")) == [7, 4, 6]
    assert spaces_of(walk(12, [7, 6, 4], "+-2", "-")) == [3, 6, 4]


def test_a_chain_of_painters_is_stepped_over_as_a_whole() -> None:
    assert spaces_of(walk(12, [3, 4, 5, 6], "+1")) == [7, 4, 5, 6]
    assert spaces_of(walk(12, [7, 6, 5, 4], "+-1", "-")) == [3, 6, 5, 4]


def test_out_of_the_gate_the_first_step_is_space_1() -> None:
    assert spaces_of(walk(12, [0, 5], "+1")) == [1, 5]
    assert spaces_of(walk(12, [0, 1], "+1")) == [2, 1]


def test_back_past_space_1_is_the_gate() -> None:
    assert spaces_of(walk(12, [2, 5], "+-3", "-")) == [0, 5]
    assert spaces_of(walk(12, [3, 1], "+-2", "-")) == [0, 1]


def test_back_onto_space_1_stays_in_the_garden() -> None:
    assert spaces_of(walk(12, [3, 5], "+-2", "-")) == [1, 5]


def test_back_from_the_gate_stays_at_the_gate() -> None:
    result = walk(12, [0, 5], "+-3", "-")
    assert spaces_of(result) == [0, 5]
    assert names_of(result)[-1] == "PainterStayed"


# Disgrace


def test_disgrace_when_a_painter_reaches_the_emperor() -> None:
    result = walk(9, [8, 2], "+1")
    assert (spaces_of(result), tokens_of(result)) == ([6, 2], [4, 5])


def test_disgrace_when_a_painter_would_pass_the_emperor() -> None:
    result = walk(9, [8, 2], "+3")
    assert (spaces_of(result), tokens_of(result)) == ([6, 2], [4, 5])


def test_no_disgrace_directly_behind_the_emperor() -> None:
    result = walk(9, [6, 2], "+2")
    assert (spaces_of(result), tokens_of(result)) == ([8, 2], [5, 5])


def test_disgrace_when_painters_fill_the_way_to_the_emperor() -> None:
    result = walk(9, [5, 6, 7, 8], "+1")
    assert spaces_of(result) == [3, 6, 7, 8]  # 8, 7 and 6 are taken: 5, 4 and 3 are counted


def test_disgrace_counts_only_empty_spaces_back_from_the_emperor() -> None:
    assert spaces_of(walk(9, [8, 7, 5], "+1")) == [4, 7, 5]


def test_disgrace_counts_the_own_old_space_as_empty() -> None:
    assert spaces_of(walk(9, [6, 8, 7], "+3")) == [4, 8, 7]
    assert spaces_of(walk(9, [6, 2], "+3")) == [6, 2]


def test_disgrace_without_a_token_left_loses_none() -> None:
    result = resolve(9, [8, 0, 0], card(1, 0, "furthest+2", "+1"), tokens=[0, 5, 5])
    assert (spaces_of(result), tokens_of(result)) == ([6, 0, 0], [0, 5, 5])
    assert events_named(result, "PainterDisgraced")[0]["lost"] == 0


def test_disgrace_on_a_short_path_ends_at_the_gate() -> None:
    assert spaces_of(walk(3, [2, 1], "+1")) == [0, 1]
    assert spaces_of(walk(4, [3, 0], "+1")) == [1, 0]


def test_disgrace_out_of_the_gate_with_the_emperor_on_space_1() -> None:
    result = walk(1, [0, 0], "+1")
    assert (spaces_of(result), tokens_of(result)) == ([0, 0], [4, 5])


def test_disgrace_stops_the_movement_at_once() -> None:
    result = walk(9, [7, 2], "+3")
    assert len(events_named(result, "PainterDisgraced")) == 1
    assert tokens_of(result) == [4, 5]


# The Emperor


@pytest.mark.parametrize(("action", "end"), [("emperor+1", 10), ("emperor+2", 11), ("emperor-1", 8)])
def test_the_emperor_moves(action: str, end: int) -> None:
    assert garden_only(9, [2, 0], action)["emperor"] == end


@pytest.mark.parametrize(("direction", "end"), [("+", 10), ("-", 8)])
def test_the_emperor_moves_as_the_player_chooses(direction: str, end: int) -> None:
    assert garden_only(9, [2, 0], "emperor+-1", direction)["emperor"] == end


@pytest.mark.parametrize("action", ["emperor-1", "emperor+-1"])
def test_the_emperor_stepping_back_onto_a_painter_disgraces_it(action: str) -> None:
    result = garden_only(9, [8, 7, 0], action, "-")
    assert result["emperor"] == 8
    assert (spaces_of(result), tokens_of(result)) == ([4, 7, 0], [4, 5, 5])


def test_the_emperor_stepping_back_onto_space_1_sends_its_painter_to_the_gate() -> None:
    result = garden_only(2, [1, 0], "emperor-1")
    assert (result["emperor"], spaces_of(result), tokens_of(result)) == (1, [0, 0], [4, 5])


def test_the_emperor_never_enters_the_gate_and_stays_on_space_1() -> None:
    result = garden_only(1, [0, 0], "emperor-1")
    assert (result["emperor"], tokens_of(result)) == (1, [5, 5])
    assert "EmperorStayed" in names_of(result)


# Garden actions that move a painter


def test_closest_2_moves_the_painter_closest_to_the_emperor_back() -> None:
    assert spaces_of(garden_only(9, [4, 8, 0], "closest-2")) == [4, 6, 0]


def test_closest_2_steps_over_others() -> None:
    assert spaces_of(garden_only(9, [8, 7, 0], "closest-2")) == [5, 7, 0]


def test_closest_2_ends_at_the_gate() -> None:
    assert spaces_of(garden_only(9, [1, 0], "closest-2")) == [0, 0]


def test_closest_2_moves_nobody_when_all_are_at_the_gate() -> None:
    result = garden_only(9, [0, 0, 0], "closest-2")
    assert spaces_of(result) == [0, 0, 0]
    assert "NobodyMoved" in names_of(result)


def test_furthest_2_moves_the_painter_furthest_from_the_emperor() -> None:
    assert spaces_of(resolve(12, [9, 3, 5], card(1, 0, "furthest+2", "follow"))) == [9, 6, 5]


def test_furthest_2_moves_a_painter_alone_at_the_gate() -> None:
    assert spaces_of(resolve(12, [9, 0, 1], card(1, 0, "furthest+2", "follow"))) == [9, 3, 1]


@pytest.mark.parametrize("spaces", [[9, 0, 0], [0, 0, 0]])
def test_furthest_2_moves_nobody_when_two_or_more_are_at_the_gate(spaces: list[int]) -> None:
    result = resolve(12, spaces, card(1, 0, "furthest+2", "follow"))
    assert spaces_of(result) == spaces
    assert "NobodyMoved" in names_of(result)


def test_furthest_2_may_end_in_disgrace() -> None:
    result = resolve(6, [5, 4, 3], card(1, 0, "furthest+2", "follow"))
    assert (spaces_of(result), tokens_of(result)) == ([5, 4, 1], [5, 5, 4])


def test_garden_actions_may_move_any_painter_not_only_that_of_the_card() -> None:
    result = resolve(12, [9, 3, 5], card(1, 2, "closest-2", "+1"))
    assert spaces_of(result) == [7, 3, 6]


# Leap and follow


def test_leap_to_the_space_in_front_of_the_next_painter() -> None:
    assert spaces_of(walk(12, [2, 6, 9], "leap")) == [7, 6, 9]


def test_leap_over_a_chain_to_the_first_empty_space() -> None:
    assert spaces_of(walk(12, [2, 6, 7, 8], "leap")) == [9, 6, 7, 8]


def test_leap_reaching_the_emperor_is_disgrace() -> None:
    result = walk(9, [2, 8, 7], "leap")
    assert (spaces_of(result), tokens_of(result)) == ([4, 8, 7], [4, 5, 5])


def test_leap_with_no_painter_ahead_does_not_move() -> None:
    result = walk(9, [5, 2], "leap")
    assert (spaces_of(result), names_of(result)[-1]) == ([5, 2], "PainterStayed")


def test_leap_from_the_gate_goes_past_the_last_painter_in_the_garden() -> None:
    assert spaces_of(walk(12, [0, 6, 3], "leap")) == [4, 6, 3]


def test_leap_from_the_gate_with_everyone_there_does_not_move() -> None:
    assert spaces_of(walk(12, [0, 0], "leap")) == [0, 0]


def test_follow_moves_one_for_each_painter_ahead() -> None:
    assert spaces_of(walk(12, [2, 7, 9], "follow")) == [4, 7, 9]
    assert spaces_of(walk(12, [2, 1, 9], "follow")) == [3, 1, 9]


def test_follow_steps_over_others_and_may_end_in_disgrace() -> None:
    assert spaces_of(walk(12, [2, 3, 5], "follow")) == [6, 3, 5]
    assert spaces_of(walk(6, [3, 4, 5], "follow")) == [1, 4, 5]


def test_follow_with_nobody_ahead_does_not_move() -> None:
    result = walk(12, [9, 2], "follow")
    assert (spaces_of(result), names_of(result)[-1]) == ([9, 2], "PainterStayed")


def test_follow_from_the_gate_counts_those_in_the_garden_only() -> None:
    assert spaces_of(walk(12, [0, 0, 7, 9], "follow")) == [2, 0, 7, 9]


# Sakura


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


# The court painter


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


def test_court_painter_takes_part_in_the_ranks_and_earns_tokens() -> None:
    result = resolve(12, [9, 7, 5], card(1, 0, "emperor+1", "follow"), court=0)
    assert tokens_of(result) == [8, 7, 6]


def test_court_painter_is_disgraced_like_a_player() -> None:
    result = resolve(9, [8, 0, 0], card(1, 0, "furthest+2", "+1"), court=0)
    assert (spaces_of(result), tokens_of(result)) == ([6, 0, 0], [4, 5, 5])


def test_court_painter_always_goes_forwards_whatever_the_choices_say() -> None:
    result = resolve(9, [5, 2, 0], card(1, 0, "emperor+-1", "+-2", "--"), court=0)
    assert (result["emperor"], spaces_of(result)) == (10, [7, 2, 0])


# Rulings of this project


def test_stepping_back_into_an_unscored_sakura_scores_it_too() -> None:
    result = resolve(14, [5, 8, 2], card(1, 1, "emperor-1", "follow"))
    assert (result["emperor"], result["scored"], tokens_of(result)) == (13, [13], [7, 8, 6])


def test_stepping_back_into_an_unscored_sakura_onto_a_painter_disgraces_it_first() -> None:
    result = resolve(14, [13, 11, 2], card(1, 2, "emperor-1", "+1"))
    # painter 0 falls back to 9 and loses a token; then painter 1 is first, painter 0 second
    assert tokens_of(result) == [6, 8, 6]
    assert spaces_of(result) == [10, 11, 9]


def test_an_unscored_sakura_at_or_behind_the_emperor_is_accepted() -> None:
    for emperor in (13, 15):
        result = resolve(emperor, [5, 8, 2], card(1, 1, "emperor+1", "follow"))
        assert (result["emperor"], result["scored"]) == (emperor + 1, [])


def test_last_sakura_is_the_last_one_on_the_path() -> None:
    # No game skips a tree, but a table may say so: the third ends the game even if the first two never scored.
    result = resolve(30, [9, 7, 5], card(1, 0, "emperor+1", "follow"))
    assert (result["ended"], result["scored"], tokens_of(result)) == (True, [31], [9, 7, 6])
    result = resolve(12, [9, 7, 5], card(1, 0, "emperor+1", "follow"), scored=[22, 31])
    assert (result["ended"], result["scored"], tokens_of(result)) == (False, [13, 22, 31], [8, 7, 6])


def test_a_table_with_every_sakura_scored_does_not_end_again() -> None:
    result = resolve(31, [9, 7, 5], card(1, 0, "emperor+1", "+1"), scored=[13, 22, 31])
    assert (result["emperor"], result["ended"], result["winners"]) == (32, False, [])


def test_token_supply_is_no_limit() -> None:
    result = resolve(12, [9, 7, 5], card(1, 0, "emperor+1", "follow"), tokens=[54, 54, 54])
    assert tokens_of(result) == [57, 56, 55]


def test_a_painter_without_a_card_is_a_table_like_any_other() -> None:
    assert spaces_of(resolve(9, [5, 6, 7], card(9, 1, "emperor+2", "+2"))) == [5, 9, 7]
