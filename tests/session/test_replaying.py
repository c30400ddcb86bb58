"""A recorded game as moments: the table at each is the one that was played, and any of them can be played on from."""

from random import Random

import pytest

from sakura.engine.events import CardsRevealed, GameEnded, HandRefilled, RoundBegan
from sakura.engine.records import Record, Recording, final_table, replay
from sakura.engine.views import SPECTATOR, view_of
from sakura.session.branching import branch, can_branch
from sakura.session.errors import NotNow
from sakura.session.replaying import Replay
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.session.stages import CHOOSE, CURTAIN, OVER, QUESTION, REVEAL
from sakura.session.watching import Watching
from tests.session.helpers import KIND_NAMES, KINDS, make_seats, make_sitting, play_on, restored


def make_replay(players: int = 3, variant: str = "standard", seed: int = 1) -> Replay:
    sitting = make_sitting("p" * players, variant, seed)
    play_on(sitting, Random(seed))
    return Replay(sitting.record(), sitting.seats)


@pytest.mark.parametrize(("players", "variant"), KINDS, ids=KIND_NAMES)
def test_every_moment_shows_the_table_that_was_played(players: int, variant: str) -> None:
    told = make_replay(players, variant)
    recording = Recording(told.record.setup)
    decisions = told.record.decisions
    for number, option in enumerate(decisions):
        heard = [moment for moment in told.moments if moment.decided == number]
        if heard and number:  # the last moment of a decision is where the game waited for the next
            table, last = recording.game.table, heard[-1]
            shown = (last.view.emperor, last.view.spaces, last.view.tokens, last.view.scored, last.hands)
            hands = tuple(tuple(hand) for hand in recording.game.hands)
            assert shown == (table.emperor, tuple(table.spaces), tuple(table.tokens), table.scored, hands)
            assert last.view.discard == tuple(recording.game.discard)
        recording.decide(option)
    assert told.moments[-1].view == view_of(recording.game, SPECTATOR)
    assert final_table(recording.game) == told.record.final


def test_the_events_are_those_of_the_game_in_their_order() -> None:
    told = make_replay(4)
    events: list = []
    replay(told.record, events.append)
    assert list(told.events) == events
    assert [moment.event for moment in told.moments] == [e for e in events if not isinstance(e, HandRefilled)]
    for moment in told.moments:
        assert told.events[: moment.told][-1] == moment.event
    assert isinstance(told.moments[0].event, RoundBegan) and isinstance(told.moments[-1].event, GameEnded)


def test_going_by_rounds_reaches_every_beginning_and_both_ends() -> None:
    told = make_replay()
    watching = Watching(told)
    numbers = []
    while not watching.is_at_end:
        numbers.append(watching.round)
        watching.next_round()
    assert numbers == list(range(1, told.rounds + 1))
    back = []
    while watching.at:
        watching.last_round()
        back.append(watching.round)
        assert isinstance(watching.moment.event, RoundBegan)
    assert back == numbers[::-1]
    watching.go_to(told.beginning_of(3) + 2)
    watching.last_round()
    assert watching.at == told.beginning_of(3)
    watching.step(-1000)
    assert watching.at == 0
    watching.step(10_000)
    assert watching.is_at_end


def test_one_seats_eyes_see_one_hand() -> None:
    watching = Watching(make_replay(4), eyes=2)
    hands = watching.moment.hands
    assert watching.open_hands() == {2: tuple(sorted(hands[2]))}
    assert watching.view().hand == hands[2]
    watching.eyes = None
    assert set(watching.open_hands()) == {0, 1, 2, 3}
    assert watching.view().hand == ()


def test_what_was_chosen_is_known_when_the_round_begins() -> None:
    told = make_replay(2, "tricky", seed=3)
    for number in range(1, told.rounds + 1):
        at = told.beginning_of(number)
        revealed = next(moment.event for moment in told.moments[at:] if isinstance(moment.event, CardsRevealed))
        assert told.picks_of(at) == {painter: order for order, painter in revealed.plays}
        assert all(told.picks_of(at)[seat] in told.moments[at].hands[seat] for seat in range(2))


def swap_seats(seats: tuple[Seat, ...], person: int) -> list[Seat]:
    return [Seat(s.painter, s.name, None if at == person else "random") for at, s in enumerate(seats)]


@pytest.mark.parametrize(("players", "variant"), KINDS, ids=KIND_NAMES)
def test_a_branch_begins_with_what_was_decided_and_plays_to_an_end(players: int, variant: str) -> None:
    told = make_replay(players, variant, seed=7)
    decisions = told.record.decisions
    for at in range(0, told.last, 9):
        if not can_branch(told, at):
            continue
        sitting = branch(told, at, swap_seats(told.seats, at % players))
        decided = told.moments[at].decided
        assert sitting.is_branch and sitting.record().decisions == decisions[:decided]
        assert sitting.people == (at % players,)
        assert restored(sitting).is_branch
        play_on(sitting, Random(at))
        assert sitting.stage == OVER
        assert sitting.record().decisions[:decided] == decisions[:decided]
        replay(Record.parse(sitting.record().as_text()))


def test_a_branch_opens_at_the_decision_that_comes_next() -> None:
    told = make_replay(3)
    at = told.beginning_of(2)
    alone = branch(told, at, swap_seats(told.seats, 1))
    assert (alone.stage, alone.eyes, alone.round) == (CHOOSE, 1, 2)
    assert alone.view().spaces == told.moments[at].view.spaces
    together = branch(told, at, told.seats)
    assert (together.stage, together.eyes) == (CURTAIN, 0)
    revealed = next(m.number for m in told.moments[at:] if isinstance(m.event, CardsRevealed))
    halfway = branch(told, revealed, told.seats)
    assert halfway.stage == REVEAL
    assert isinstance(halfway.take_events()[0], CardsRevealed)


def test_a_branch_at_an_answered_question_asks_nobody_again() -> None:
    told = make_replay(4, seed=5)
    asked = [m for m in told.moments if m.decided not in {n.decided for n in told.moments[: m.number]}]
    answered = next(m for m in asked if type(m.event).__name__ == "DirectionChosen")
    before = branch(told, answered.number - 1, told.seats)
    assert before.stage in (QUESTION, CURTAIN)
    assert len(before.record().decisions) == answered.decided - 1


def test_nothing_can_be_played_on_from_the_end() -> None:
    told = make_replay()
    assert not can_branch(told, told.last)
    with pytest.raises(NotNow, match="over"):
        branch(told, told.last, told.seats)


def test_a_game_that_is_not_over_can_be_watched_too() -> None:
    sitting = make_sitting("ppp")
    play_on(sitting, Random(1), lambda s: s.round == 3)
    told = Replay(sitting.record(), sitting.seats)
    assert told.rounds == 3 and can_branch(told, told.last)
    assert told.moments[-1].view.spaces == sitting.outcome().spaces
    assert told.picks_of(told.last) == {}


def test_an_old_save_without_the_mark_is_no_branch() -> None:
    data = make_sitting("pp").save()
    del data["branch"]
    assert not Sitting.restore(data).is_branch
    assert make_seats("pp") == Sitting.restore(data).seats
