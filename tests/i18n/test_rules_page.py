"""The rules in players' words: every ruling is there, every picture exists, and searching finds what people type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sakura.engine.actions import GARDEN_ACTIONS
from sakura.engine.cards import DECK_SIZE
from sakura.engine.garden import BRIDGE_COUNT, LONG_BRIDGE, LONG_BRIDGES_FROM, SAKURA_COUNT
from sakura.engine.scoring import AWARDS
from sakura.engine.setup import HAND_SIZE
from sakura.engine.table import STARTING_TOKENS
from sakura.i18n.rules_chapters import CHAPTERS
from sakura.i18n.rules_page import Paragraph
from sakura.i18n.searching import Span, find_words, fold
from sakura.storage.assets import load_deck

RULINGS_PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
# The test that holds each ruling, by the name of the ruling on the page.
HELD_BY = {
    "tree backwards": "test_stepping_back_into_an_unscored_sakura_scores_it_too",
    "disgrace before ranks": "test_stepping_back_into_an_unscored_sakura_onto_a_painter_disgraces_it_first",
    "first space": "test_the_emperor_never_enters_the_gate_and_stays_on_space_1",
    "last tree": "test_last_sakura_is_the_last_one_on_the_path",
    "alone closes up": "test_closing_up_moves_a_painter_alone_at_the_gate_too",
    "several stay": "test_closing_up_leaves_several_at_the_gate_there",
    "back from gate": "test_back_from_the_gate_stays_at_the_gate",
    "out of the gate": "test_disgrace_out_of_the_gate_with_the_emperor_on_space_1",
    "back where it began": "test_a_disgrace_may_end_where_it_began",
    "token supply": "test_token_supply_is_no_limit",
    "always asked": "test_questions_are_asked_even_when_both_answers_lead_to_the_same_place",
    "one after another": "test_seats_choose_in_order_and_nothing_happens_before_the_last",
    "dealing": "test_cards_are_dealt_from_the_top_seat_after_seat",
    "refilling": "test_refill_is_in_seat_order_from_the_top_of_the_deck",
    "discard before draw": "test_deck_is_reshuffled_when_a_card_is_needed_and_none_is_left",
    "late shuffle": "test_deck_that_is_just_enough_is_not_reshuffled",
    "unused cards": "test_played_cards_go_to_the_discard_pile_in_the_order_they_were_revealed",
    "court shuffle": "test_cards_in_play_are_not_reshuffled_with_the_court_painters_draw",
    "chooser fixed": "test_tricky_who_chooses_is_fixed_when_the_round_begins",
    "own card first": "test_tricky_the_chooser_picks_two_cards_and_draws_two",
    "court place": "test_tricky_the_court_painters_own_place_does_not_matter",
    "tricky for many": "test_tricky_changes_nothing_for_more_than_two_players",
    "outshone": "test_court_painter_with_as_many_tokens_but_closer_outshone",
    "tree behind": "test_an_unscored_sakura_at_or_behind_the_emperor_is_accepted",
    "no second end": "test_a_table_with_every_sakura_scored_does_not_end_again",
    "missing cards": "test_a_painter_without_a_card_is_a_table_like_any_other",
    "two cards": "test_a_wrong_table_is_refused_with_a_sentence",
    "any court": "test_court_painter_cannot_win_and_the_result_says_it_outshone_both",
    "left out": "test_what_may_be_left_out",
}
# The four rulings that the rules of the game themselves state.
STATED = {"gate ranks", "shared victory", "court cannot win", "okiya draw"}


def paragraphs() -> list[Paragraph]:
    return [part for chapter in CHAPTERS for section in chapter.sections for part in section.paragraphs]


def everything() -> str:
    return " ".join(part.text() for part in paragraphs())


def test_every_ruling_of_the_docs_is_on_the_page() -> None:
    rows = [line for line in RULINGS_PAGE.splitlines() if "::test_" in line]
    held = {name for row in rows for name in [re.findall(r"::(test_\w+)", row)[0]]}
    assert set(HELD_BY.values()) == held
    assert {part.ruling for part in paragraphs() if part.ruling} == {*HELD_BY, *STATED}


def test_the_numbers_are_the_engines() -> None:
    text = everything()
    assert f"There are {DECK_SIZE} cards" in text
    assert f"{STARTING_TOKENS} tokens and {HAND_SIZE} cards" in text
    first, last = AWARDS[False, False], AWARDS[True, True]
    assert f"earns {first[0]} tokens, at the last tree {last[0]}" in text
    assert f"second earns {first[1]}, the third {first[2]}" in text and f"the fourth earns {last[3]}" in text
    assert (SAKURA_COUNT, BRIDGE_COUNT, LONG_BRIDGE, LONG_BRIDGES_FROM) == (3, 4, 3, 5)
    cards = load_deck().cards.values()
    moving = sum(card.garden.code.startswith("emperor") for card in cards)
    assert f"{moving} cards that move the Emperor and {len(cards) - moving} that move a painter" in text


def test_the_rules_name_everyone_whom_garden_actions_move() -> None:
    assert "It moves the Emperor, the painter closest to him, or the painter furthest from him" in everything()
    assert {re.split("[+-]", code)[0] for code in GARDEN_ACTIONS} == {"emperor", "closest", "furthest"}


def test_keys_are_used_once_and_nothing_is_empty() -> None:
    keys = [section.key for chapter in CHAPTERS for section in chapter.sections]
    assert len(set(keys)) == len(keys)
    assert all(part.text().strip() for part in paragraphs())
    assert [chapter.key for chapter in CHAPTERS] == ["sakura", "rare", "okiya"]


@pytest.mark.parametrize(
    ("text", "query", "marked"),
    [
        ("The Emperor’s garden", "EMPEROR", ["Emperor"]),
        ("Le pavillon doré", "dore", ["doré"]),
        ("Décalé", "décalé", ["Décalé"]),
        ("Ёлка и ель", "елка", ["Ёлка"]),
        ("Größe", "grosse", ["Größe"]),
        ("one two one", "one", ["one", "one"]),
        ("one two one", "two  one", ["one", "two", "one"]),
        ("one two", "one three", []),
        ("ananas", "ana nas", ["ananas"]),
        ("anything", "", []),
        ("anything", "   ", []),
    ],
)
def test_words_are_found_whatever_their_capitals_and_accents(text: str, query: str, marked: list[str]) -> None:
    assert [text[span.start : span.end] for span in find_words(text, query)] == marked


def test_a_letter_that_folds_to_two_is_marked_whole() -> None:
    assert fold("ß") == "ss"
    assert find_words("Straße", "s") == [Span(0, 1), Span(4, 5)]
