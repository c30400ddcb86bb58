"""Seats: what can be started, and why something cannot."""

import pytest

from sakura.engine.errors import SakuraError
from sakura.session.errors import SeatError
from sakura.session.seats import PAINTERS, Seat, check_name, check_seats, default_seats, suggest_name
from sakura.session.sitting import Sitting
from tests.session.helpers import make_seats, make_setup

ACCENT = "\u0301"
ANN, BEN = Seat("crane", "Ann"), Seat("fan", "Ben")


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_sit_down(players: int) -> None:
    check_seats(make_seats("p" * players))


@pytest.mark.parametrize("seats", [(), (ANN,), tuple(Seat(PAINTERS[0], str(number)) for number in range(7))])
def test_other_numbers_cannot(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(SeatError, match=f"Two to six can play, not {len(seats)}."):
        check_seats(seats)


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (Seat("fan", ""), "Every painter needs a name."),
        (Seat("fan", " \u00a0 "), "Every painter needs a name."),
        (Seat("fan", "B\nen"), "A name is one line of letters that can be seen."),
        (Seat("fan", "B\u202een"), "A name is one line of letters that can be seen."),
        (Seat("fan", "B" * 21), f"A name has at most 20 letters: “{'B' * 20}…” is longer."),
        (Seat("fan", "e" + ACCENT * 80), f"A name has at most 20 letters: “e{ACCENT * 19}…” is longer."),
        (Seat("fan", "Ann"), "Two painters are called “Ann”: one of them needs another name."),
        (Seat("fan", " aNN "), "Two painters are called “aNN”: one of them needs another name."),
        (Seat("crane", "Ben"), "Two seats have the painter “crane”: one must choose another."),
        (Seat("heron", "Ben"), "There is no painter “heron”."),
        (Seat("court", "Ben"), "There is no painter “court”."),
    ],
)
def test_what_cannot_be_started_says_why(seat: Seat, sentence: str) -> None:
    with pytest.raises(SeatError) as caught:
        check_seats([ANN, seat])
    assert str(caught.value) == sentence


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SakuraError, match="There is no bot “wizard”"):
        check_seats([ANN, Seat("fan", "Ben", "wizard")])


@pytest.mark.parametrize(
    "name",
    [
        "B" * 20,
        "é" * 20,
        "e\u0301" * 20,
        "e\u0323\u0302" * 20,
        "Анна-Мария",
        "José María",
        "雪",
        "O’Neil 2",
    ],
)
def test_names_people_have(name: str) -> None:
    check_name(name)


def test_a_table_laid_for_others_is_refused() -> None:
    with pytest.raises(SeatError, match="The table is laid for 3, not 2"):
        Sitting([ANN, BEN], make_setup(3))


def test_a_name_is_suggested_by_the_painter() -> None:
    assert suggest_name("moon") == "Moon"
    assert suggest_name("moon", {"Moon", "Moon 2"}) == "Moon 3"
    assert suggest_name("moon", ["moon ", "MOON  2"]) == "Moon 3"
    assert suggest_name("moon", title={"moon": "Lune"}.__getitem__) == "Lune"


@pytest.mark.parametrize("players", range(2, 7))
def test_the_default_seats_can_be_started(players: int) -> None:
    seats = default_seats(players, people=2, level="random")
    check_seats(seats)
    assert [seat.level for seat in seats] == [None, None, *["random"] * (players - 2)]
    assert {seat.name for seat in default_seats(players, title=lambda painter: f"the {painter}")} == {
        f"the {painter}" for painter in PAINTERS[:players]
    }
