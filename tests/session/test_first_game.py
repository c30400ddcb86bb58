"""The first game: every claim of every step holds in the engine, and every way through it is followed."""

from __future__ import annotations

import string
from dataclasses import replace

import pytest

from sakura.engine.actions import FORWARDS
from sakura.engine.events import Event, GameEnded, PainterDisgraced, PainterMoved, SakuraScored
from sakura.engine.game import CARD, Game
from sakura.engine.garden import Garden
from sakura.engine.records import replay
from sakura.engine.resolution import carry_out
from sakura.engine.setup import Setup
from sakura.engine.table import Table
from sakura.i18n.lesson_sentences import REMARKS, STEP_SENTENCES
from sakura.session import lesson_steps as data
from sakura.session import lessons
from sakura.session.first_game import FirstGame, take_asked_step
from sakura.session.lessons import Step
from sakura.session.stages import CHOOSE, OVER, QUESTION, REVEAL
from sakura.storage.assets import load_deck

NAMES = ("Crane", "Fan", "Wave")
STEPS = [(number, step) for number, steps in enumerate(data.ROUNDS, 1) for step in steps]


def begin(round_number: int = 1) -> FirstGame:
    return FirstGame(NAMES, load_deck(), round_number)


def game_at(round_number: int) -> Game:
    """The real game at the beginning of a round."""
    sitting = begin(round_number).sitting
    assert sitting.round == round_number and sitting.stage == CHOOSE
    return replay(sitting.record()).game


def play_round(game: Game, own: int, choices: str = "++") -> list[Event]:
    """What happens if the learner plays this card and the others what is written."""
    events: list[Event] = []
    answers = iter(choices)
    played = game.copy()
    played.table.emit = events.append
    for pick in (own, *(data.SCRIPTS[seat][game.round - 1] for seat in (1, 2))):
        played.decide(pick)
    while played.decision not in (CARD, None):
        played.decide(next(answers) if played.seat == data.LEARNER else FORWARDS)
    return events


def asked_card(round_number: int) -> int:
    return next((step.order for step in data.ROUNDS[round_number - 1] if step.goal == lessons.PLAY), 0)


def events_of(round_number: int) -> list[Event]:
    return play_round(game_at(round_number), asked_card(round_number))


def try_alone(table: Table, order: int) -> tuple[Table, list[Event]]:
    after, events = table.copy(), list[Event]()
    after.emit = events.append
    after.lay_out([(order, data.LEARNER)])
    answer = ""
    while carry_out(after, answer) is not None:
        answer = FORWARDS
    return after, events


def holds(claim: lessons.Claim, number: int) -> bool:  # noqa: PLR0911 - one answer for each kind of claim
    game = game_at(number)
    table, cards = game.table, game.setup.deck.cards
    match claim:
        case lessons.CardSays(order, garden, painter):
            return (cards[order].garden.code, cards[order].painter.code) == (garden, painter)
        case lessons.Alone(order, emperor, space, disgraced):
            after, events = try_alone(table, order)
            fell = any(isinstance(event, PainterDisgraced) and event.painter == data.LEARNER for event in events)
            return (after.emperor, after.spaces[data.LEARNER], fell) == (emperor, space, disgraced)
        case lessons.Happens(event):
            return event in events_of(number)
        case lessons.SteppedOver(painter, end, steps, others):
            return was_stepped_over(number, painter, end, steps, others)
        case lessons.Stands(emperor, spaces, tokens):
            return (table.emperor, tuple(table.spaces), tuple(table.tokens)) == (emperor, spaces, tokens)
        case lessons.TreeAhead(spaces):
            return min(table.blooming) - table.emperor == spaces
        case lessons.LowestOfHand(order):
            return order == min(game.hands[data.LEARNER])
        case lessons.MostSendForwards():
            forwards = [card for card in cards.values() if card.garden.code.startswith("emperor+")]
            return len(forwards) * 2 > len(cards)
        case lessons.EndsTheGame():
            return all(ends_the_game(game, order) for order in game.hands[data.LEARNER])
    raise AssertionError(claim)


def was_stepped_over(number: int, painter: int, end: int, steps: int, others: tuple[int, ...]) -> bool:
    """The others stood between start and end at the moment of the move, and on no space that was counted."""
    spaces = list(game_at(number).table.spaces)
    for event in events_of(number):
        if isinstance(event, PainterMoved) and event.painter == painter and event.end == end:
            between = [other for other in range(len(spaces)) if event.start < spaces[other] < end and other != painter]
            return tuple(between) == others and end - event.start - len(between) == steps
        if isinstance(event, PainterMoved):
            spaces[event.painter] = event.end
    return False


def ends_the_game(game: Game, order: int) -> bool:
    ends = [play_round(game, order, choices)[-1] for choices in ("++", "+-", "-+", "--")]
    return all(isinstance(end, GameEnded) for end in ends)


@pytest.mark.parametrize(("number", "step"), STEPS, ids=[step.key for _, step in STEPS])
def test_every_claim_of_a_step_is_true(number: int, step: Step) -> None:
    for claim in step.claims:
        assert holds(claim, number), claim
    if step.after is not None:
        assert step.after in events_of(number)
    if step.order:
        assert step.order in game_at(number).hands[data.LEARNER]


def numbers_in(step: Step) -> set[int]:
    """Every number the engine has confirmed for this step: those of its claims, its card and its event."""
    found: set[int] = {step.order}
    todo: list[object] = [*step.claims, step.after]
    while todo:
        item = todo.pop()
        if type(item) is int:
            found.add(item)
        elif isinstance(item, tuple | list):
            todo += item
        elif isinstance(item, str):
            found |= {int(digit) for digit in item if digit.isdigit()}
        elif hasattr(item, "__dataclass_fields__"):
            todo += [getattr(item, name) for name in item.__dataclass_fields__]
    return found


@pytest.mark.parametrize("step", [step for _, step in STEPS], ids=[step.key for _, step in STEPS])
def test_every_number_in_a_sentence_comes_from_something_checked(step: Step) -> None:
    named = {name for _, name, _, _ in string.Formatter().parse(STEP_SENTENCES[step.key]()) if name}
    assert named - {"name", "fan", "wave"} == set(step.values)
    known = numbers_in(step) | rules_known()
    assert set(step.values.values()) <= known, step


def rules_known() -> set[int]:
    """What the rules themselves say, seen in the events of the whole game: the awards, the token of a disgrace."""
    every = [event for number in range(1, 7) for event in play_round(game_at(number), asked_card(number) or 34)]
    awards = {award for event in every if isinstance(event, SakuraScored) for award in event.awards}
    falls = [event for event in every if isinstance(event, PainterDisgraced)]
    assert falls and all(event.lost == 1 for event in falls)
    return awards


def test_three_empty_spaces_back_is_what_the_coach_says() -> None:
    """In round 3 the second painter falls from space 7 over the occupied 6 and 3 to space 2."""
    table = game_at(3).table
    empty = [space for space in range(6, -1, -1) if space not in (table.spaces[0], table.spaces[2])]
    assert empty[2] == 2
    assert {step.values["back"] for step in data.DISGRACE if step.key in ("disgrace", "fan falls")} == {3}


def test_the_last_round_rewards_most_choices_but_not_every_one() -> None:
    game = game_at(6)
    ends = {order: play_round(game, order)[-1] for order in game.hands[0]}
    won = [order for order, end in ends.items() if isinstance(end, GameEnded) and end.winners == (0,)]
    assert len(won) == 4


def test_every_step_has_a_sentence_and_every_sentence_a_step() -> None:
    assert {step.key for _, step in STEPS} == set(STEP_SENTENCES)
    assert set(REMARKS) == {"another card", "another answer", "careful"}


def test_the_small_garden_is_a_garden_like_any_other() -> None:
    assert Garden.parse(data.SMALL_GARDEN.as_text()) == data.SMALL_GARDEN
    Setup(3, load_deck(), data.SMALL_GARDEN, data.SEED)


def test_every_topic_of_the_issue_is_taught() -> None:
    keys = {step.key for _, step in STEPS}
    assert {"halves", "stepped over", "rising", "disgrace", "first tree", "early", "late"} <= keys


# Playing


def walk(lesson: FirstGame) -> list[str]:
    """Do all that is asked, to the end; the keys of the steps on the way."""
    seen: list[str] = []
    while not lesson.is_over:
        if lesson.step.goal != lessons.WATCH and lesson.step.key not in seen:
            seen.append(lesson.step.key)
        seen += do_next(lesson)
        lesson.follow()
    return seen


def do_next(lesson: FirstGame) -> list[str]:
    """Do the next thing; the keys of the steps at which a reveal waited."""
    sitting, step, waited = lesson.sitting, lesson.step, []
    if step.goal == lessons.READ:
        lesson.go_on()
    elif step.goal == lessons.LIFT:
        lesson.lift(step.order)
    elif sitting.stage == REVEAL:
        for event in sitting.take_events():
            if lesson.is_to_wait(event):
                waited.append(lesson.step.key)
                lesson.go_on()
        sitting.finish_reveal()
    else:
        take_asked_step(sitting)
    return waited


def test_it_is_played_through_in_order() -> None:
    lesson = begin()
    seen = walk(lesson)
    shown = [step.key for _, step in STEPS if step.goal in (lessons.WATCH, lessons.READ, lessons.LIFT, lessons.PLAY)]
    assert [key for key in seen if key in shown] == shown
    assert set(seen) == {step.key for _, step in STEPS}
    ending = lesson.sitting.events[-1]
    assert isinstance(ending, GameEnded) and ending.winners == (0,)


@pytest.mark.parametrize("number", range(1, 7))
def test_it_is_resumed_at_the_beginning_of_any_round(number: int) -> None:
    lesson = begin(number)
    assert (lesson.round, lesson.sitting.round, lesson.sitting.stage) == (number, number, CHOOSE)
    assert lesson.step is data.ROUNDS[number - 1][0]
    assert lesson.number == sum(len(steps) for steps in data.ROUNDS[: number - 1])


def test_another_card_is_answered_gently_and_not_played() -> None:
    lesson = begin()
    lesson.go_on()
    lesson.lift(12)
    assert (lesson.step.key, lesson.remark) == ("touch", "another card")
    assert not lesson.may_play(12)
    lesson.lift(42)
    assert (lesson.step.key, lesson.remark) == ("halves", "")
    assert lesson.may_play(42)


def test_a_card_played_early_and_taken_back_is_asked_for_again() -> None:
    lesson = begin()
    lesson.sitting.pick(42)
    lesson.follow()
    assert lesson.step.key == "rising"
    lesson.sitting.take_back()
    lesson.follow()
    assert lesson.step.key == "flick"


def test_the_other_answer_is_held_back() -> None:
    lesson = begin(5)
    while lesson.sitting.stage != QUESTION:
        take_asked_step(lesson.sitting)
        lesson.follow()
    assert lesson.step.key == "which way"
    assert not lesson.may_answer("-") and lesson.remark == "another answer"
    assert lesson.may_answer("+") and lesson.remark == ""
    assert lesson.step.key == "second tree", "given as soon as it is allowed, whoever looks"


def test_the_last_round_is_free() -> None:
    lesson = begin(6)
    assert all(lesson.may_play(order) for order in lesson.sitting.view().hand)
    lesson.sitting.pick(38)
    lesson.follow()
    while lesson.sitting.stage != OVER:
        take_asked_step(lesson.sitting)
        lesson.follow()
    assert isinstance(lesson.sitting.events[-1], GameEnded)


def test_a_wrong_claim_would_be_found() -> None:
    claim = next(claim for claim in data.MOVING[2].claims if isinstance(claim, lessons.Alone))
    assert not holds(replace(claim, space=claim.space + 1), 1)
    assert not holds(lessons.TreeAhead(1), 4)
    assert not holds(lessons.SteppedOver(0, 3, 2, (1,)), 1)
