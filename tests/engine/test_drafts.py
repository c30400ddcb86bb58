"""Decks and gardens that are being typed: nothing typed is lost, and every unfinished row says what it lacks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.cards import read_cards
from sakura.engine.drafts import ACTIONS, GARDEN_SIDE, ORDERS, PAINTER_SIDE, SIDES, DeckDraft, GardenDraft
from sakura.engine.errors import DataError
from sakura.engine.garden import KINDS, read_tiles
from tests.engine.helpers import shipped_deck, shipped_garden

DECK_TEXT = shipped_deck().as_text()
GARDEN_TEXT = shipped_garden().as_text()


def sentences(problems: list[DataError]) -> list[str]:
    return [str(problem) for problem in problems]


def test_the_shipped_deck_typed_row_by_row_is_the_shipped_deck() -> None:
    draft = DeckDraft()
    for card in shipped_deck().cards.values():
        draft.put(card.order, GARDEN_SIDE, card.garden.code)
        draft.put(card.order, PAINTER_SIDE, card.painter.code)
    assert (draft.complete, draft.problems()) == (60, [])
    assert draft.finish() == shipped_deck()
    assert draft.as_text() == DECK_TEXT


def test_an_empty_deck_has_a_sentence_for_every_row() -> None:
    found = sentences(DeckDraft().problems())
    assert len(found) == 60
    assert found[36] == "Row 37: the garden action is missing."


def test_a_half_typed_card_says_what_it_lacks() -> None:
    draft = DeckDraft.read(DECK_TEXT.replace("\n7,", "\n,"))
    draft.put(7, GARDEN_SIDE, "emperor+1")
    assert sentences(draft.problems()) == ["Row 7: the painter action is missing."]
    with pytest.raises(DataError, match="Row 7"):
        draft.finish()


def test_typing_leads_from_gap_to_gap_and_round_the_end() -> None:
    draft = DeckDraft.read(DECK_TEXT.replace("\n7,", "\n,"))
    assert draft.next_gap(60, PAINTER_SIDE) == (7, GARDEN_SIDE)
    draft.put(7, GARDEN_SIDE, "emperor+1")
    assert draft.next_gap(7, GARDEN_SIDE) == (7, PAINTER_SIDE)
    draft.put(7, PAINTER_SIDE, "leap")
    assert draft.next_gap(7, PAINTER_SIDE) is None


@given(st.dictionaries(st.tuples(st.sampled_from(ORDERS), st.sampled_from(SIDES)), st.integers(0, 5), max_size=20))
def test_any_half_typed_deck_survives_as_text(typed: dict) -> None:
    draft = DeckDraft()
    for (order, side), number in typed.items():
        draft.put(order, side, ACTIONS[side][number])
    again = DeckDraft.read(draft.as_text())
    assert [again.code(order, side) for order in ORDERS for side in SIDES] == [
        draft.code(order, side) for order in ORDERS for side in SIDES
    ]


@given(st.lists(st.sampled_from(KINDS), max_size=70))
def test_any_path_survives_as_text_and_is_judged_as_a_file_is(tiles: list[str]) -> None:
    draft = GardenDraft(tiles)
    assert GardenDraft.read(draft.as_text()).tiles == tiles
    # a file counts its header as the first row
    of_file = [problem.template for problem in read_tiles(draft.as_text())[1]]
    assert [problem.template for problem in draft.problems()] == of_file


def test_every_wrong_row_of_a_file_is_named_and_the_sound_ones_are_kept() -> None:
    text = DECK_TEXT.replace("\n5,", "\n4,").replace("\n9,emperor", "\n9,empress").replace("\n60,", "\nsixty,")
    cards, problems = read_cards(text)
    assert len(cards) == 57
    assert [sentence.partition(":")[0] for sentence in sentences(problems)] == ["Row 6", "Row 10", "Row 61"]
    draft = DeckDraft.read(text)
    assert draft.complete == 57
    assert draft.code(4, GARDEN_SIDE) == shipped_deck().cards[4].garden.code
    assert (draft.code(9, GARDEN_SIDE), draft.code(9, PAINTER_SIDE)) == ("", shipped_deck().cards[9].painter.code)


def test_every_misplaced_space_of_a_garden_is_named() -> None:
    draft = GardenDraft(["torii", "sakura", *shipped_garden().tiles])
    assert sentences(draft.problems()) == [
        "Row 7: this “torii” is one too many, a garden has 1.",
        "Row 33: this “sakura” is one too many, a garden has 3.",
    ]
    draft = GardenDraft(["sakura", "sakura", "torii", "bridge", "path", "bridge", "bridge", "bridge", "sakura"])
    assert sentences(draft.problems()) == [
        "Row 3: the torii must stand just past the first bridge.",
        "Row 1: every sakura must stand past the torii.",
        "Row 2: every sakura must stand past the torii.",
    ]


def test_the_shipped_garden_is_a_finished_draft() -> None:
    draft = GardenDraft.read(GARDEN_TEXT)
    assert draft.problems() == []
    assert draft.finish() == shipped_garden()


@given(st.text())
def test_any_text_is_read_for_what_can_be_kept(text: str) -> None:
    assert DeckDraft.read("order,garden,painter\n" + text).complete <= 60
    assert set(GardenDraft.read("tile,kind\n" + text).tiles) <= set(KINDS)
