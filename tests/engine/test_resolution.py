"""One round but for its scoring: every sentence of the rules as an example.

Each example names the rule or ruling it holds. Spaces are counted from the gate, which is 0.
"""

import pytest

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


# The court painter


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
