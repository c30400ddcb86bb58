"""The deck and garden files: what is shipped keeps the public facts, and a wrong file is named with row and reason."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sakura.engine.cards import DECK_HEADER, Card, Deck, make_card
from sakura.engine.errors import DataError, SakuraError
from sakura.engine.garden import GARDEN_HEADER, Garden, read_tiles
from sakura.engine.setup import LARGEST_SEED, Setup
from sakura.engine.table import NOBODY
from tests.engine.helpers import make_setup, shipped_deck, shipped_garden

DECK_TEXT = shipped_deck().as_text()
GARDEN_TEXT = shipped_garden().as_text()


def lines_of(text: str) -> list[str]:
    return text.splitlines()


def with_row(text: str, row: int, line: str) -> str:
    """The file with one row replaced; the header is row 1."""
    lines = lines_of(text)
    lines[row - 1] = line
    return "\n".join(lines)


def without_row(text: str, row: int) -> str:
    lines = lines_of(text)
    del lines[row - 1]
    return "\n".join(lines)


def refusal(kind: type[Deck] | type[Garden], text: str) -> str:
    with pytest.raises(DataError) as caught:
        kind.parse(text)
    return str(caught.value)


# The shipped deck


def garden_codes() -> list[str]:
    return [card.garden.code for card in shipped_deck().cards.values()]


def test_shipped_deck_has_the_orders_1_to_60() -> None:
    assert shipped_deck().orders == tuple(range(1, 61))


def test_shipped_deck_moves_the_emperor_44_times_and_a_painter_16_times() -> None:
    emperor = [code for code in garden_codes() if code.startswith("emperor")]
    assert (len(emperor), len(garden_codes()) - len(emperor)) == (44, 16)


def test_shipped_deck_uses_every_action() -> None:
    assert len(set(garden_codes())) == 6
    assert len({card.painter.code for card in shipped_deck().cards.values()}) == 8


def test_shipped_deck_written_and_read_again_is_the_same() -> None:
    twin = Deck.parse(shipped_deck().as_text())
    assert twin == shipped_deck()
    assert hash(twin) == hash(shipped_deck())
    assert twin.as_text() == DECK_TEXT


def test_another_deck_is_not_equal() -> None:
    assert Deck.parse(with_row(DECK_TEXT, 2, "1,emperor+2,leap")) != shipped_deck()
    assert shipped_deck() != DECK_TEXT


# The shipped garden


def test_shipped_garden_has_three_sakura_four_bridges_and_one_torii() -> None:
    tiles = shipped_garden().tiles
    assert (tiles.count("sakura"), tiles.count("bridge"), tiles.count("torii")) == (3, 4, 1)


def test_shipped_garden_has_its_torii_just_past_the_first_bridge() -> None:
    tiles = shipped_garden().tiles
    assert tiles.index("torii") == tiles.index("bridge") + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_layout_for_two_to_four_has_bridges_of_one_space(players: int) -> None:
    layout = shipped_garden().lay_out(players)
    assert layout.kinds == ("gate", *shipped_garden().tiles)
    assert (layout.torii, layout.sakura) == (5, (13, 22, 31))


@pytest.mark.parametrize("players", [5, 6])
def test_layout_for_five_and_six_has_bridges_of_three_spaces(players: int) -> None:
    layout = shipped_garden().lay_out(players)
    assert layout.kinds.count("bridge") == 12
    assert len(layout.kinds) == 1 + len(shipped_garden().tiles) + 8
    assert (layout.torii, layout.sakura) == (7, (17, 28, 39))
    assert [layout.kinds[space] for space in (0, 4, 5, 6, 7)] == ["gate", "bridge", "bridge", "bridge", "torii"]


def test_shipped_garden_written_and_read_again_is_the_same() -> None:
    assert Garden.parse(shipped_garden().as_text()) == shipped_garden()


# Files written a little differently


@pytest.mark.parametrize(
    "alter",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: "\n \n" + text + "\n,,\n\n",
        lambda text: text.replace(",", " , "),
        lambda text: text.replace("emperor+1", '"emperor+1"').replace("path", '"path"'),
        lambda text: text.rstrip(),
    ],
    ids=["byte order mark", "Windows", "blank rows", "blank ends", "spaces", "quotes", "no last line end"],
)
def test_harmless_differences_are_read(alter) -> None:
    assert Deck.parse(alter(DECK_TEXT)) == shipped_deck()
    assert Garden.parse(alter(GARDEN_TEXT)) == shipped_garden()


def test_rows_may_come_in_any_order() -> None:
    header, *rows = lines_of(DECK_TEXT)
    assert Deck.parse("\n".join([header, *reversed(rows)])) == shipped_deck()


# Wrong decks


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (without_row(DECK_TEXT, 61), "A deck has 60 cards, this one has 59: none has the order number 60."),
        ("order,garden,painter\n", "A deck has 60 cards, this one has 0: none has the order number 1."),
        (with_row(DECK_TEXT, 7, "5,emperor+1,+1"), "Row 7: order number 5 is used twice."),
        (with_row(DECK_TEXT, 7, "61,emperor+1,+1"), "Row 7: order number 61 is not between 1 and 60."),
        (with_row(DECK_TEXT, 7, "0,emperor+1,+1"), "Row 7: order number 0 is not between 1 and 60."),
        (DECK_TEXT + "61,emperor+1,+1", "Row 62: order number 61 is not between 1 and 60."),
        (with_row(DECK_TEXT, 7, "6,emperor+9,+1"), "Row 7: there is no garden action “emperor+9”."),
        (with_row(DECK_TEXT, 7, "6,emperor+1,jump"), "Row 7: there is no painter action “jump”."),
        (with_row(DECK_TEXT, 7, "6,,+1"), "Row 7: the garden action is missing."),
        (with_row(DECK_TEXT, 7, "6,emperor+1,"), "Row 7: the painter action is missing."),
        (with_row(DECK_TEXT, 7, "6,emperor+1"), "Row 7: 3 columns are needed, there are 2."),
        (with_row(DECK_TEXT, 7, "6,emperor+1,+1,+2"), "Row 7: 3 columns are needed, there are 4."),
        (with_row(DECK_TEXT, 7, "six,emperor+1,+1"), "Row 7: “six” is not a whole number."),
        (with_row(DECK_TEXT, 7, "6.0,emperor+1,+1"), "Row 7: “6.0” is not a whole number."),
        (with_row(DECK_TEXT, 7, "-6,emperor+1,+1"), "Row 7: “-6” is not a whole number."),
        (with_row(DECK_TEXT, 7, "٦,emperor+1,+1"), "Row 7: “٦” is not a whole number."),
        (with_row(DECK_TEXT, 7, ",emperor+1,+1"), "Row 7: “” is not a whole number."),
        (with_row(DECK_TEXT, 7, "9" * 5000 + ",emperor+1,+1"), "Row 7: “" + "9" * 40 + "” is not a whole number."),
        (with_row(DECK_TEXT, 7, '6,"emperor+1,+1'), "Row 7: 3 columns are needed, there are 2."),
        (with_row(DECK_TEXT, 7, "6,emperor+1\0,+1"), "Row 7: there is no garden action “emperor+1?”."),
        ("order,garden\n1,emperor+1", "The first row must be “order,garden,painter”."),
        (without_row(DECK_TEXT, 1), "The first row must be “order,garden,painter”."),
        ("", "The first row must be “order,garden,painter”."),
        (GARDEN_TEXT, "The first row must be “order,garden,painter”."),
    ],
)
def test_a_wrong_deck_is_refused_with_row_and_reason(text: str, says: str) -> None:
    assert refusal(Deck, text) == says


def test_blank_rows_are_counted_as_a_spreadsheet_counts_them() -> None:
    assert refusal(Deck, "\n\n" + with_row(DECK_TEXT, 7, "6,emperor+1,jump")).startswith("Row 9:")


def test_a_card_from_unknown_codes_is_refused() -> None:
    assert isinstance(make_card(1, "emperor+1", "leap"), Card)
    with pytest.raises(DataError, match="no garden action “x”"):
        make_card(1, "x", "leap")
    with pytest.raises(DataError, match="no painter action “x”"):
        make_card(1, "emperor+1", "x")


# Wrong gardens


def garden_text(*tiles: str) -> str:
    return "\n".join(["tile,kind", *(f"{number},{kind}" for number, kind in enumerate(tiles, start=1))])


TILES = shipped_garden().tiles


def with_tile(number: int, kind: str) -> str:
    return with_row(GARDEN_TEXT, number + 1, f"{number},{kind}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GARDEN_TEXT.replace("sakura", "path"), "Row 32: the garden ends here with 0 × “sakura”, it needs 3."),
        (with_tile(1, "sakura"), "Row 32: this “sakura” is one too many, a garden has 3."),
        (with_tile(5, "path"), "Row 32: the garden ends here with 0 × “torii”, it needs 1."),
        (with_tile(6, "torii"), "Row 7: this “torii” is one too many, a garden has 1."),
        (with_tile(4, "path"), "Row 32: the garden ends here with 3 × “bridge”, it needs 4."),
        (
            garden_text("torii", "bridge", *TILES[5:]),
            "Row 2: the torii must stand just past the first bridge.",
        ),
        (
            garden_text("bridge", "path", "torii", *TILES[5:]),
            "Row 4: the torii must stand just past the first bridge.",
        ),
        (
            garden_text("sakura", *TILES[1:12], "path", *TILES[13:]),
            "Row 2: every sakura must stand past the torii.",
        ),
        (garden_text(*TILES, *["path"] * 30), "Row 62: a garden has at most 60 spaces."),
        (with_row(GARDEN_TEXT, 4, "7,path"), "Row 4: tile 3 is expected here."),
        (without_row(GARDEN_TEXT, 4), "Row 4: tile 3 is expected here."),
        (with_row(GARDEN_TEXT, 4, "3,pond"), "Row 4: there is no kind of space “pond”."),
        (with_row(GARDEN_TEXT, 4, "three,path"), "Row 4: “three” is not a whole number."),
        (with_row(GARDEN_TEXT, 4, "3"), "Row 4: 2 columns are needed, there are 1."),
        (with_row(GARDEN_TEXT, 4, '"3,path'), "Row 4: 2 columns are needed, there are 1."),
        (with_row(GARDEN_TEXT, 4, "3,pa\0th"), "Row 4: there is no kind of space “pa?th”."),
        ("tile,kind", "Row 1: the garden ends here with 0 × “torii”, it needs 1."),
        ("kind,tile\n", "The first row must be “tile,kind”."),
        (DECK_TEXT, "The first row must be “tile,kind”."),
    ],
)
def test_a_wrong_garden_is_refused_with_row_and_reason(text: str, says: str) -> None:
    assert refusal(Garden, text) == says


def test_a_misplaced_torii_is_named_with_its_row_below_blank_rows() -> None:
    text = "\n\n" + garden_text("torii", "bridge", *TILES[5:])
    assert refusal(Garden, text).startswith("Row 4:")


def sentences_about(text: str) -> list[str]:
    return [str(problem) for problem in read_tiles(text)[1]]


def test_a_missing_row_of_a_garden_is_told_once() -> None:
    assert sentences_about(without_row(GARDEN_TEXT, 4)) == ["Row 4: tile 3 is expected here."]
    assert sentences_about(without_row(without_row(GARDEN_TEXT, 20), 4)) == [
        "Row 4: tile 3 is expected here.",
        "Row 19: tile 19 is expected here.",
    ]


@pytest.mark.parametrize("number", ["2", "7", "40"])
def test_a_wrong_number_of_a_garden_is_told_once(number: str) -> None:
    assert sentences_about(with_row(GARDEN_TEXT, 4, f"{number},path")) == ["Row 4: tile 3 is expected here."]


def test_a_row_too_many_is_told_once() -> None:
    lines = lines_of(GARDEN_TEXT)
    assert sentences_about("\n".join([*lines[:4], lines[3], *lines[4:]])) == ["Row 5: tile 4 is expected here."]


def test_what_was_in_a_missing_row_is_named() -> None:
    assert sentences_about(without_row(GARDEN_TEXT, 6)) == [
        "Row 6: tile 5 is expected here.",
        "Row 31: the garden ends here with 0 × “torii”, it needs 1.",
    ]


def test_what_a_garden_lacks_is_not_told_while_a_kind_is_unknown() -> None:
    assert sentences_about(with_tile(5, "tori")) == ["Row 6: there is no kind of space “tori”."]


# Anything at all

CELLS = st.text(max_size=6) | st.sampled_from(
    ["1", "2", "60", "emperor+1", "+1", "path", "bridge", "torii", "sakura", '"', "\0", "\ufeff", "\x85", "{row}"]
)
ROWS = st.lists(st.lists(CELLS, max_size=4).map(",".join), max_size=8)


def read_or_refuse(kind: type[Deck] | type[Garden], text: str) -> None:
    try:
        assert kind.parse(text) == kind.parse(kind.parse(text).as_text())
    except DataError as refused:
        assert str(refused).endswith(".")


@given(st.text() | ROWS.map("\n".join), ROWS.map("\n".join))
@example("x" * 200_000, "1," + "y" * 200_000)
def test_any_text_is_read_or_refused(text: str, rows: str) -> None:
    for kind, header in ((Deck, DECK_HEADER), (Garden, GARDEN_HEADER)):
        read_or_refuse(kind, text)
        read_or_refuse(kind, ",".join(header) + "\n" + rows)


@given(st.integers(2, 61), CELLS)
def test_any_damage_to_a_row_is_read_or_refused(row: int, cell: str) -> None:
    first, *others = lines_of(DECK_TEXT)[row - 1].split(",")
    read_or_refuse(Deck, with_row(DECK_TEXT, row, ",".join([cell, *others])))
    read_or_refuse(Deck, with_row(DECK_TEXT, row, ",".join([first, cell, others[-1]])))


# Set-ups


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": 1}, "Two to six can play, not 1."),
        ({"players": 7}, "Two to six can play, not 7."),
        ({"variant": "quick"}, "There is no variant “quick”."),
        ({"seed": -1}, "A seed is a whole number from 0"),
        ({"seed": LARGEST_SEED + 1}, "A seed is a whole number from 0"),
    ],
)
def test_a_wrong_setup_is_refused(wrong: dict, says: str) -> None:
    with pytest.raises(SakuraError, match=says):
        Setup(**{"players": 3, "deck": shipped_deck(), "garden": shipped_garden(), **wrong})


def test_only_two_players_are_joined_by_the_court_painter() -> None:
    assert [make_setup(players).court for players in range(2, 7)] == [2, NOBODY, NOBODY, NOBODY, NOBODY]
    assert [make_setup(players).painters for players in range(2, 7)] == [3, 3, 4, 5, 6]
