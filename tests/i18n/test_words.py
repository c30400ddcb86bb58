"""Names, places, cards and errors in words."""

from __future__ import annotations

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.engine.errors import DataError, RecordError, SakuraError
from sakura.engine.garden import GATE_KIND, KINDS
from sakura.i18n.card_words import GARDEN_WORDS, PAINTER_WORDS, garden_action_text, painter_action_text
from sakura.i18n.errors import explain_error
from sakura.i18n.names import distinct_names, join_words, name_of
from sakura.i18n.spaces import KIND_WORDS, space_name


def test_every_action_has_its_own_words() -> None:
    assert set(GARDEN_WORDS) == set(GARDEN_ACTIONS)
    assert set(PAINTER_WORDS) == set(PAINTER_ACTIONS)
    texts = [garden_action_text(code) for code in GARDEN_ACTIONS] + [
        painter_action_text(code) for code in PAINTER_ACTIONS
    ]
    assert len(set(texts)) == len(texts)


def test_spaces() -> None:
    assert set(KIND_WORDS) == {*KINDS, GATE_KIND}
    assert space_name(0) == "gate"
    assert space_name(7) == "space 7"
    assert space_name(13, "sakura") == "sakura, space 13"


def test_names_are_distinct() -> None:
    assert distinct_names(["random", "master", "random"], 3) == {0: "random 1", 1: "master", 2: "random 2"}
    assert distinct_names(["a", "a", "a 1"], 3) == {0: "a 2", 1: "a 3", 2: "a 1"}
    assert distinct_names([], 2) == {0: "painter 1", 1: "painter 2"}
    assert distinct_names(["", "\n\x1b"], 2) == {0: "painter 1", 1: "painter 2"}


def test_a_painter_without_a_name_is_the_court_painter() -> None:
    assert name_of(2, {0: "Crane", 1: "Heron"}) == "the court painter"


def test_lists() -> None:
    assert [join_words(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_an_error_is_explained_with_its_details() -> None:
    inner = DataError("There is no garden action “{code}”.", code="{fly}")
    outer = RecordError("The record's set-up is not possible: {problem}", problem=inner)
    assert explain_error(outer) == "The record's set-up is not possible: There is no garden action “{fly}”."
    assert explain_error(SakuraError("Plain.")) == "Plain."
