"""Tables that no game can reach are refused with one sentence; nothing that JSON can say breaks the engine."""

import copy
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura.engine.errors import ImpossibleTable
from sakura.engine.positions import resolve_position
from tests.engine.helpers import card, position
from tests.engine.random_tables import random_table

MISSING = object()


def good_table() -> dict[str, Any]:
    return position(9, [5, 6, 0], card(4, 0, "emperor+1", "+1"), card(20, 1, "closest-2", "+-3", "+-"), scored=[])


def change(table: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """The table with one thing in it replaced, or taken out."""
    if not path:
        return value
    changed = copy.deepcopy(table)
    holder = changed
    for key in path[:-1]:
        holder = holder[key]
    if value is MISSING:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return changed


def sentence_for(table: object) -> str:
    with pytest.raises(ImpossibleTable) as caught:
        resolve_position(table)
    return str(caught.value)


def test_the_table_that_the_wrong_ones_are_made_from_is_good() -> None:
    assert resolve_position(good_table())["resolved"] == [4, 20]


WRONG_TABLES: list[tuple[str, tuple[str | int, ...], Any, str]] = [
    ("painter on the Emperor's space", ("painters", 0, "space"), 9, "Painter 0 is not behind the Emperor."),
    ("painter past the Emperor", ("painters", 1, "space"), 14, "Painter 1 is not behind the Emperor."),
    ("two painters on one space", ("painters", 1, "space"), 5, "Two painters stand on space 5."),
    ("unknown garden action", ("cards", 0, "garden"), "emperor+0", "no garden action “emperor+0”"),
    ("unknown painter action", ("cards", 0, "painter"), "sideways", "no painter action “sideways”"),
    ("painter action in the garden", ("cards", 0, "garden"), "+1", "no garden action “+1”"),
    ("garden action not a text", ("cards", 0, "garden"), 7, "Card 4: “garden” must be text."),
    ("garden action missing", ("cards", 0, "garden"), MISSING, "Card 4: “garden” must be text."),
    ("painter action a list", ("cards", 0, "painter"), ["+1"], "Card 4: “painter” must be text."),
    ("order twice", ("cards", 1, "order"), 4, "Order number 4 is used twice."),
    ("order too high", ("cards", 0, "order"), 61, "“order” must be a whole number from 1 to 60."),
    ("order much too high", ("cards", 0, "order"), 5000, "“order” must be a whole number from 1 to 60."),
    ("order 0", ("cards", 0, "order"), 0, "order"),
    ("order a text", ("cards", 0, "order"), "4", "order"),
    ("order a fraction", ("cards", 0, "order"), 4.0, "order"),
    ("order true", ("cards", 0, "order"), True, "order"),
    ("order missing", ("cards", 0, "order"), MISSING, "order"),
    ("card by nobody", ("cards", 0, "by"), 3, "Card 4: “by” must be a whole number from 0 to 2."),
    ("card by a negative index", ("cards", 0, "by"), -1, "Card 4: “by” must be a whole number from 0 to 2."),
    ("card by null", ("cards", 0, "by"), None, "by"),
    ("card by true", ("cards", 0, "by"), True, "by"),
    ("two cards for one painter", ("cards", 1, "by"), 0, "Painter 0 has two cards."),
    ("unknown direction", ("cards", 1, "choices", "painter"), "left", "Card 20: a choice is + or -."),
    ("direction of the wrong type", ("cards", 1, "choices", "garden"), 1, "Card 20: a choice is + or -."),
    ("direction a list", ("cards", 1, "choices", "garden"), ["+"], "Card 20: a choice is + or -."),
    ("action of many letters", ("cards", 0, "garden"), "x" * 100_000, f"no garden action “{'x' * 40}”"),
    ("other action of many letters", ("cards", 0, "painter"), "x" * 100_000, f"no painter action “{'x' * 40}”"),
    ("choices a text", ("cards", 1, "choices"), "+-", "choices"),
    ("choices an empty text", ("cards", 1, "choices"), "", "choices"),
    ("choices an empty list", ("cards", 1, "choices"), [], "choices"),
    ("choices 0", ("cards", 1, "choices"), 0, "choices"),
    ("choices false", ("cards", 1, "choices"), False, "choices"),
    ("choices null", ("cards", 1, "choices"), None, "choices"),
    ("card not an object", ("cards", 0), "4", "a card"),
    ("cards an object", ("cards",), {"4": {}}, "cards"),
    ("cards missing", ("cards",), MISSING, "cards"),
    ("Emperor at the gate", ("emperor",), 0, "emperor"),
    ("Emperor negative", ("emperor",), -3, "emperor"),
    ("Emperor a text", ("emperor",), "9", "emperor"),
    ("Emperor a fraction", ("emperor",), 9.5, "emperor"),
    ("Emperor too far", ("emperor",), 1001, "from 1 to 1000"),
    ("Emperor missing", ("emperor",), MISSING, "emperor"),
    ("space negative", ("painters", 0, "space"), -1, "space"),
    ("space null", ("painters", 0, "space"), None, "space"),
    ("space false", ("painters", 0, "space"), False, "space"),
    ("tokens negative", ("painters", 0, "tokens"), -1, "tokens"),
    ("tokens too many", ("painters", 0, "tokens"), 1001, "from 0 to 1000"),
    ("tokens a text", ("painters", 0, "tokens"), "5", "tokens"),
    ("tokens missing", ("painters", 0, "tokens"), MISSING, "tokens"),
    ("painter a number", ("painters", 0), 5, "a painter"),
    ("painters an object", ("painters",), {}, "painters"),
    ("painters missing", ("painters",), MISSING, "painters"),
    ("no painters", ("painters",), [], "A table needs 2 to 6 painters, not 0."),
    ("one painter", ("painters",), [{"space": 1, "tokens": 5}], "A table needs 2 to 6 painters, not 1."),
    ("seven painters", ("painters",), [{"space": 0, "tokens": 5}] * 7, "A table needs 2 to 6 painters, not 7."),
    ("sakura out of order", ("sakura",), [22, 13, 31], "rising order"),
    ("sakura twice", ("sakura",), [13, 13, 31], "rising order"),
    ("sakura at the gate", ("sakura",), [0, 13, 31], "sakura"),
    ("sakura a number", ("sakura",), 13, "sakura"),
    ("sakura texts", ("sakura",), ["13", "22", "31"], "“sakura” must be a list of whole numbers from 1 to 1000."),
    ("sakura missing", ("sakura",), MISSING, "sakura"),
    ("scored where no sakura is", ("scored",), [14], "Only sakura spaces can be scored"),
    ("scored twice", ("scored",), [13, 13], "each once"),
    ("scored too far", ("scored",), [13, 10**30], "“scored” must be a list of whole numbers from 1 to 1000."),
    ("scored null", ("scored",), None, "scored"),
    ("scored a text", ("scored",), "13", "scored"),
    ("court painter nobody", ("court",), 3, "“court” must be a whole number from 0 to 2."),
    ("court painter negative", ("court",), -1, "“court” must be a whole number from 0 to 2."),
    ("court painter false", ("court",), False, "court"),
    ("court painter a text", ("court",), "0", "court"),
    ("nothing", (), None, "the table"),
    ("a number", (), 5, "the table"),
    ("a list of tables", (), [good_table()], "the table"),
    ("an empty object", (), {}, "emperor"),
]


@pytest.mark.parametrize(
    ("path", "value", "says"), [wrong[1:] for wrong in WRONG_TABLES], ids=[wrong[0] for wrong in WRONG_TABLES]
)
def test_a_wrong_table_is_refused_with_a_sentence(path: tuple[str | int, ...], value: Any, says: str) -> None:
    sentence = sentence_for(change(good_table(), path, value))
    assert says in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_what_may_be_left_out() -> None:
    for path in (("court",), ("scored",), ("cards", 1, "choices")):
        resolve_position(change(good_table(), path, MISSING))


def test_a_refusal_keeps_its_template_and_details_for_translation() -> None:
    with pytest.raises(ImpossibleTable) as caught:
        resolve_position(change(good_table(), ("painters", 1, "space"), 5))
    error = caught.value
    assert error.template == "Two painters stand on space {space}."
    assert error.details == {"space": 5}


def test_a_refusal_survives_pickling() -> None:
    with pytest.raises(ImpossibleTable) as caught:
        resolve_position(None)
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (type(twin), str(twin)) == (ImpossibleTable, str(caught.value))


def test_a_path_longer_than_any_garden_is_refused_so_that_no_walk_takes_forever() -> None:
    far = 10**15
    table = position(far, [0, far - 5, 0], card(1, 0, "emperor+1", "leap"))
    assert sentence_for(table) == "“emperor” must be a whole number from 1 to 1000."


NUMBERS = [("emperor",), ("court",), ("sakura", 2), ("scored", 0), ("painters", 0, "space"), ("painters", 0, "tokens")]
NUMBERS += [("cards", 0, "order"), ("cards", 0, "by")]


@pytest.mark.parametrize("large", [10**9, 10**30, -(10**30)])
@pytest.mark.parametrize("path", NUMBERS, ids=lambda path: str(path[-1]))
def test_a_large_number_is_refused_wherever_it_is_read(path: tuple[str | int, ...], large: int) -> None:
    table = {**good_table(), "court": 0, "scored": [13]}
    sentence = sentence_for(change(table, path, large))
    assert sentence.endswith(".")
    assert str(large) not in sentence


def test_a_large_number_that_nobody_reads_does_no_harm() -> None:
    assert resolve_position({**good_table(), "note": 10**30}) == resolve_position(good_table())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(
    ["emperor", "sakura", "scored", "court", "painters", "cards", "space", "tokens", "by", "choices"]
)
TABLE_LIKE = st.dictionaries(KEYS, JSON | st.lists(st.dictionaries(KEYS, JSON), max_size=4), max_size=6)


def answer_or_refuse(data: object) -> None:
    """A result that JSON can carry, or a sentence; any other exception fails the test."""
    try:
        result = resolve_position(data)
    except ImpossibleTable as refusal:
        assert str(refusal)
    else:
        assert json.loads(json.dumps(result)) == result


@given(JSON | TABLE_LIKE)
def test_arbitrary_json_is_answered_or_refused(data: object) -> None:
    answer_or_refuse(data)


def paths_in(data: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value inside a piece of JSON."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [here, *(path for key, value in inner for path in paths_in(value, (*here, key)))]


@given(st.integers(0, 2**32), st.data())
def test_a_legal_table_with_one_thing_replaced_is_answered_or_refused(seed: int, data: st.DataObject) -> None:
    table = random_table(random.Random(seed))
    path = data.draw(st.sampled_from(paths_in(table)))
    answer_or_refuse(change(table, path, data.draw(JSON)))


@given(st.integers(0, 2**32), st.data())
def test_a_legal_table_with_one_thing_missing_is_answered_or_refused(seed: int, data: st.DataObject) -> None:
    table = random_table(random.Random(seed))
    path = data.draw(st.sampled_from(paths_in(table)[1:]))
    answer_or_refuse(change(table, path, MISSING))
