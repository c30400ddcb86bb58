"""The stages of a sitting: who has the device, what may be done, and what may not."""

from collections.abc import Callable
from random import Random

import pytest

from sakura.engine.errors import IllegalDecision, SakuraError
from sakura.engine.events import CardsRevealed, DirectionChosen
from sakura.engine.setup import TRICKY
from sakura.session.autoplay import take_step
from sakura.session.errors import NotNow
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL, THINKING
from tests.session.helpers import (
    find_stage,
    find_step,
    make_seats,
    make_setup,
    make_sitting,
    play_on,
    restored,
    snapshot,
    steps,
)


def choose(sitting: Sitting, place: int = 0) -> int:
    """Open the curtain if need be, and pick a card by its place in the hand."""
    if sitting.stage == CURTAIN:
        sitting.open_curtain()
    order = sitting.view().hand[place]
    sitting.pick(order)
    return order


# Passing the device on


def test_people_choose_in_seat_order_behind_a_curtain_each() -> None:
    sitting = make_sitting("ppp")
    seen = []
    for _ in range(3):
        seen.append((sitting.stage, sitting.eyes))
        choose(sitting)
        seen.append((sitting.stage, sitting.eyes))
        sitting.end_turn()
    assert seen == [(stage, seat) for seat in range(3) for stage in (CURTAIN, CHOOSE)]
    assert (sitting.stage, sitting.eyes) == (REVEAL, None)


def test_bots_choose_when_the_people_have() -> None:
    sitting = make_sitting("bpbp")
    turns = []
    while sitting.stage != THINKING:
        turns.append(sitting.eyes)
        choose(sitting)
        sitting.end_turn()
    assert turns == [1, 3]
    assert sitting.eyes is None
    while not sitting.think(0.01):
        assert sitting.stage == THINKING
    assert sitting.stage == REVEAL


def test_one_person_needs_no_curtain() -> None:
    sitting = make_sitting("bpb")
    assert (sitting.stage, sitting.eyes) == (CHOOSE, 1)
    assert all(step.stage != CURTAIN for step in steps(sitting))


def test_bots_alone_make_a_demonstration() -> None:
    stages = {(step.stage, step.eyes) for step in steps(make_sitting("bbb"))}
    assert stages == {(THINKING, None), (REVEAL, None), (OVER, None)}


def test_the_game_hears_nothing_until_all_have_chosen() -> None:
    sitting = make_sitting("ppp")
    dealt = sitting.outcome()
    picks = []
    for _ in range(3):
        assert sitting.outcome() == dealt
        assert sitting.record().decisions == []
        picks.append(choose(sitting, 2))
        sitting.end_turn()
    assert sitting.record().decisions == picks
    revealed = next(event for event in sitting.take_events() if isinstance(event, CardsRevealed))
    assert revealed.plays == tuple(sorted((order, seat) for seat, order in enumerate(picks)))


# Choosing


def test_a_pick_can_be_taken_back_until_the_turn_ends() -> None:
    sitting = make_sitting("pp")
    first = choose(sitting)
    hand = {first, *sitting.view().hand}
    assert (sitting.picked, sitting.needs, len(sitting.view().hand)) == ((first,), None, 4)
    assert sitting.view().sealed == ((first, 0),)
    sitting.take_back()
    assert (sitting.picked, sitting.needs, set(sitting.view().hand)) == ((), "card", hand)
    second = choose(sitting, 3)
    sitting.end_turn()
    choose(sitting)
    sitting.end_turn()
    assert sitting.record().decisions[0] == second


def test_nothing_can_be_taken_back_after_the_turn() -> None:
    for sitting in (make_sitting("pp"), make_sitting("pb")):
        picked = choose(sitting)
        sitting.end_turn()
        with pytest.raises(NotNow):
            sitting.take_back()
        play_on(sitting, Random(1), lambda sitting: sitting.stage == CHOOSE)
        with pytest.raises(NotNow, match="There is nothing to take back"):
            sitting.take_back()
        play_on(sitting, Random(1), lambda sitting: sitting.stage == REVEAL)
        assert sitting.record().decisions[0] == picked


@pytest.mark.parametrize("order", [0, 61, -1, True, "1", None])
def test_only_a_card_of_the_hand_can_be_picked(order: object) -> None:
    sitting = make_sitting("pb")
    before = snapshot(sitting)
    with pytest.raises(IllegalDecision, match="is not in this hand"):
        sitting.pick(order)  # type: ignore[arg-type]
    assert snapshot(sitting) == before


def test_another_hands_card_cannot_be_picked() -> None:
    sitting = make_sitting("pp")
    choose(sitting)
    sitting.take_back()
    mine = sitting.view().hand
    choose(sitting)
    sitting.end_turn()
    sitting.open_curtain()
    for order in mine:
        with pytest.raises(IllegalDecision):
            sitting.pick(order)


def test_no_second_pick_and_no_turn_without_one() -> None:
    sitting = make_sitting("pb")
    with pytest.raises(NotNow, match="A card must be picked"):
        sitting.end_turn()
    choose(sitting)
    with pytest.raises(NotNow, match="The choice is made"):
        sitting.pick(sitting.view().hand[0])


def test_the_curtain_can_be_closed_over_an_open_hand() -> None:
    sitting = make_sitting("pb")
    picked = choose(sitting)
    sitting.close_curtain()
    assert (sitting.stage, sitting.eyes, sitting.view().hand, sitting.needs) == (CURTAIN, 0, (), None)
    sitting.open_curtain()
    assert (sitting.stage, sitting.picked) == (CHOOSE, (picked,))


# The court painter's card


def court_turn(mix: str) -> Sitting:
    """A sitting at the turn of a person who picks the court painter's card too."""
    return find_step(
        make_sitting(mix, TRICKY, seed=3),
        lambda sitting: sitting.stage == CHOOSE and not sitting.picked and sitting.view().court_chooser == sitting.eyes,
    )


@pytest.mark.parametrize("mix", ["pp", "pb", "bp"])
def test_tricky_the_second_pick_is_the_court_painters(mix: str) -> None:
    sitting = court_turn(mix)
    seat = sitting.eyes
    own, courts = sitting.view().hand[1], sitting.view().hand[4]
    sitting.pick(own)
    assert (sitting.needs, sitting.view().decision, len(sitting.view().options)) == ("court card", "court card", 4)
    with pytest.raises(NotNow):
        sitting.end_turn()
    with pytest.raises(IllegalDecision):
        sitting.pick(own)
    sitting.pick(courts)
    assert (sitting.needs, sitting.picked, sitting.view().sealed) == (None, (own, courts), ((own, seat), (courts, 2)))
    sitting.end_turn()
    play_on(sitting, Random(1), lambda sitting: sitting.stage == REVEAL)
    revealed = next(event for event in sitting.take_events() if isinstance(event, CardsRevealed))
    assert {(own, seat), (courts, 2)} < set(revealed.plays)


def test_tricky_both_picks_can_be_taken_back_one_by_one() -> None:
    sitting = court_turn("pp")
    hand = sitting.view().hand
    for order in hand[:2]:
        sitting.pick(order)
    sitting.take_back()
    assert (sitting.needs, sitting.picked) == ("court card", hand[:1])
    sitting.take_back()
    assert (sitting.needs, sitting.view().hand) == ("card", hand)


# Questions


def test_a_question_is_put_to_the_owner_of_the_card_without_a_curtain() -> None:
    sitting = find_stage(make_sitting("ppp"), QUESTION)
    view = sitting.view()
    assert sitting.eyes == view.seat == view.deciding == view.plays[view.turn][1]
    assert (view.options, view.hand) == (("+", "-"), ())
    owner = sitting.eyes
    with pytest.raises(IllegalDecision):
        sitting.answer("up")
    sitting.answer("-")
    chosen = sitting.take_events()[0]
    assert isinstance(chosen, DirectionChosen)
    assert (chosen.painter, chosen.choice) == (owner, "-")


def test_the_only_person_keeps_seeing_the_own_hand_at_a_question() -> None:
    sitting = find_stage(make_sitting("pbb"), QUESTION)
    assert len(sitting.view().hand) == 4


def test_bots_answer_their_own_questions() -> None:
    asked = [step.outcome().deciding for step in steps(make_sitting("bbp")) if step.stage == QUESTION]
    assert set(asked) == {2}


# Revealing


def test_events_are_handed_out_once_and_in_order() -> None:
    sitting = make_sitting("pbb")
    heard = sitting.events
    for step in steps(sitting):
        if step.stage == REVEAL:
            assert step.events == heard
            taken = step.take_events()
            assert taken
            assert step.take_events() == []
            heard += taken
            assert step.events == heard
    assert sitting.events == heard


def test_a_reveal_shows_the_table_before_and_the_outcome_after() -> None:
    for step in steps(make_sitting("pbb")):
        if step.stage == REVEAL:
            before, after = step.view(), step.outcome()
            assert before != after
            step.finish_reveal()
            assert step.outcome() == after
        before = step.outcome()
        if step.stage == THINKING and step.think(1):
            assert step.view() == before


def test_events_that_were_not_shown_are_handed_out_again() -> None:
    sitting = find_stage(make_sitting("bbb"), REVEAL)
    taken = sitting.take_events()
    heard, halfway = sitting.events, sitting.outcome()
    sitting.put_events_back(taken[2], halfway)
    assert (sitting.events, sitting.view()) == (heard[: len(heard) - len(taken) + 2], halfway)
    assert sitting.take_events() == taken[2:]
    assert sitting.events == heard
    sitting.put_events_back(None, halfway)
    assert sitting.take_events() == []


def test_events_not_taken_are_in_the_log_all_the_same() -> None:
    sitting = find_stage(make_sitting("bbb"), REVEAL)
    sitting.finish_reveal()
    watched = find_stage(make_sitting("bbb"), REVEAL)
    watched.take_events()
    watched.finish_reveal()
    assert sitting.events == watched.events
    assert any(isinstance(event, CardsRevealed) for event in sitting.events)


# Wrong calls


CALLS: dict[str, tuple[Callable[[Sitting], object], set[str]]] = {
    "open_curtain": (lambda sitting: sitting.open_curtain(), {CURTAIN}),
    "close_curtain": (lambda sitting: sitting.close_curtain(), {CHOOSE, QUESTION}),
    "pick": (lambda sitting: sitting.pick(1), {CHOOSE}),
    "take_back": (lambda sitting: sitting.take_back(), {CHOOSE}),
    "end_turn": (lambda sitting: sitting.end_turn(), {CHOOSE}),
    "answer": (lambda sitting: sitting.answer("+"), {QUESTION}),
    "take_events": (lambda sitting: sitting.take_events(), {REVEAL}),
    "put_events_back": (lambda sitting: sitting.put_events_back(None, sitting.view()), {REVEAL}),
    "finish_reveal": (lambda sitting: sitting.finish_reveal(), {REVEAL}),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_at_the_wrong_stage_changes_nothing(name: str) -> None:
    call, allowed = CALLS[name]
    tried = set()
    for sitting in (make_sitting("ppb"), make_sitting("pb", TRICKY)):
        for step in steps(sitting):
            if step.stage in allowed:
                continue
            before = snapshot(step)
            with pytest.raises(NotNow) as caught:
                call(step)
            assert str(caught.value) == f"This is not possible now: the sitting is at “{step.stage}”."
            assert snapshot(step) == before
            tried.add(step.stage)
    assert tried == {CURTAIN, CHOOSE, THINKING, REVEAL, QUESTION, OVER} - allowed


def test_refusals_are_sentences_of_the_project() -> None:
    assert issubclass(NotNow, SakuraError)


# Playing again


def test_a_rematch_has_the_same_seats_and_other_cards() -> None:
    sitting = Sitting(make_seats("pb"), make_setup(2, TRICKY, 5))
    play_on(sitting, Random(1))
    again = sitting.rematch(6)
    assert (again.seats, again.stage, again.round) == (sitting.seats, CHOOSE, 1)
    assert (again.record().setup.seed, again.record().setup.variant) == (6, TRICKY)
    assert again.view().hand != Sitting(make_seats("pb"), make_setup(2, TRICKY, 5)).view().hand


def test_names_and_painters_for_the_screens() -> None:
    assert make_sitting("pb").names() == {0: "Crane", 1: "Fan"}
    assert make_sitting("pb").painters() == ["crane", "fan", "court"]
    assert make_sitting("pbp").painters() == ["crane", "fan", "wave"]


def test_a_new_name_is_that_of_the_record_too() -> None:
    sitting = make_sitting("pb")
    sitting.rename(["Hana", "Ren"])
    assert sitting.names() == {0: "Hana", 1: "Ren"}
    assert sitting.record().seats == restored(sitting).record().seats == ("Hana", "Ren")
    with pytest.raises(SakuraError):
        sitting.rename(["Ren", "Ren"])
    assert sitting.record().seats == ("Hana", "Ren")


def test_nothing_happens_after_the_end() -> None:
    sitting = find_stage(make_sitting("bb"), OVER)
    before = snapshot(sitting)
    take_step(sitting, Random(1))
    assert sitting.think(0.01)
    assert snapshot(sitting) == before
