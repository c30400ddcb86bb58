"""The learned judgement: chances that add up, the same for whoever stands there, exact at the end; and its file."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sakura.bots import weights
from sakura.bots.judgement import ROW, SIZE, Judgement, leads_of, places_of
from sakura.bots.keeping import HAND_ROW, HAND_SIZE_OF_WEIGHTS, card_places, card_worths
from sakura.bots.thinking import run_through
from sakura.bots.weights import judgement_for, read_judgement, table_name, write_judgements
from sakura.engine.errors import DataError
from sakura.engine.scoring import find_winners
from sakura.engine.table import NOBODY, Table
from sakura.engine.views import open_table, view_of
from tests.bots.helpers import make_bots, moments, table_of
from tests.engine.helpers import KIND_NAMES, KINDS_OF_GAME, new_game, play_to_end, position, shipped_deck
from tests.engine.random_tables import random_table

TABLE_KINDS = [(3, True), (3, False), (4, False), (5, False), (6, False)]
SEEDS = st.integers(0, 2**32)


def any_judgement(seed: int) -> Judgement:
    rng = random.Random(seed)
    return Judgement(
        [rng.gauss(0, 1) for _ in range(SIZE)],
        [rng.gauss(0, 1) for _ in range(HAND_SIZE_OF_WEIGHTS)],
    )


def chances_at(table: Table, judgement: Judgement) -> list[float]:
    """Every painter's chance of winning, with cards that are worth nothing special."""
    return [judgement.chance(table, painter, 1.0) for painter in range(len(table.spaces))]


def any_table(seed: int) -> Table:
    return table_of(random_table(random.Random(seed)))


@given(SEEDS)
def test_chances_add_up_to_one_and_the_court_painter_has_none(seed: int) -> None:
    table = any_table(seed)
    chances = chances_at(table, any_judgement(seed))
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)
    assert table.court == NOBODY or chances[table.court] == 0


def permuted(table: Table, order: list[int]) -> Table:
    """The same table, with other painters in the same places."""
    court = NOBODY if table.court == NOBODY else order.index(table.court)
    spaces, tokens = ([values[old] for old in order] for values in (table.spaces, table.tokens))
    twin = Table(table.emperor, spaces, tokens, table.sakura, court)
    twin.blooming = table.blooming
    return twin


@given(SEEDS)
def test_who_stands_where_matters_not_who_sits_where(seed: int) -> None:
    table, judgement = any_table(seed), any_judgement(seed)
    order = list(range(len(table.spaces)))
    random.Random(seed).shuffle(order)
    chances = chances_at(table, judgement)
    assert chances_at(permuted(table, order), judgement) == pytest.approx([chances[old] for old in order])


@given(SEEDS)
def test_every_weight_has_its_place(seed: int) -> None:
    table = any_table(seed)
    places = places_of(table)
    assert len(places) == len(table.spaces)
    for rows in places:
        assert len(set(rows)) == len(rows)
        assert len({place // ROW for place in rows}) == 1, "all of the same phase and approach"
        assert all(0 <= place < SIZE for place in rows)


def test_phases_approaches_and_leads_are_told_apart() -> None:
    tables = [
        position(9, [5, 4, 3]),
        position(12, [5, 4, 3]),
        position(18, [5, 4, 3], scored=[13]),
        position(9, [5, 4, 3], tokens=[7, 5, 5]),
        position(9, [5, 4, 3], tokens=[7, 5, 2]),
        position(9, [8, 4, 3]),
        position(9, [5, 4, 0]),
    ]
    assert len({tuple(places_of(table_of(data))) for data in tables}) == len(tables)


@given(st.lists(st.integers(0, 12), min_size=2, max_size=6), st.booleans())
def test_leads_are_over_the_two_best_others_and_the_court_painter_is_none(tokens: list[int], court: bool) -> None:
    painters = len(tokens)
    table = Table(9, [0] * painters, tokens, (13, 22, 31), 0 if court and painters > 2 else NOBODY)
    players = [painter for painter in range(painters) if painter != table.court]
    for painter in players:
        others = sorted((tokens[other] for other in players if other != painter), reverse=True)
        lead, second_lead = leads_of(table)[painter]
        assert lead == max(-4, min(4, tokens[painter] - others[0]))
        if len(others) > 1:
            assert second_lead == max(-6, min(6, tokens[painter] - others[1]))


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_the_end_is_judged_by_who_has_won(players: int, variant: str) -> None:
    judgement = any_judgement(1)
    for seed in range(5):
        game = new_game(players, variant, seed)
        play_to_end(game, random.Random(seed))
        winners = find_winners(game.table)
        chances = chances_at(game.table, judgement)
        assert [place for place, chance in enumerate(chances) if chance] == winners
        assert sum(chances) == pytest.approx(1)
        assert [judgement.chance(game.table, seat, 9.0) for seat in range(players)] == chances[:players]


def test_a_shared_victory_is_shared() -> None:
    table = table_of(position(31, [0, 0, 4], tokens=[7, 7, 3], scored=[13, 22, 31]))
    assert chances_at(table, any_judgement(1)) == [0.5, 0.5, 0.0]


# The cards in hand


@given(SEEDS)
def test_better_cards_mean_a_better_chance(seed: int) -> None:
    table, judgement = any_table(seed), any_judgement(seed)
    seat = 0 if table.court != 0 else 1
    poor, plain, good = (judgement.chance(table, seat, keeping) for keeping in (0.5, 1.0, 2.0))
    assert poor < plain < good


def test_every_card_has_three_weights_of_its_own_row() -> None:
    deck = shipped_deck()
    for near in range(3):
        for order in deck.orders:
            places = card_places(deck, order, near)
            assert len(set(places)) == 3
            assert all(near * HAND_ROW <= place < (near + 1) * HAND_ROW for place in places)


def test_a_kept_card_is_worth_the_sum_of_its_weights() -> None:
    hand_weights, deck = any_judgement(1).hand_weights, shipped_deck()
    worths = card_worths(hand_weights, deck)
    assert len(worths) == 3
    for near, worth in enumerate(worths):
        assert list(worth) == list(deck.orders)
        expected = sum(hand_weights[place] for place in card_places(deck, 30, near))
        assert worth[30] == pytest.approx(expected)


# The file


@pytest.mark.parametrize(("painters", "court"), TABLE_KINDS)
def test_the_shipped_weights_have_their_shape(painters: int, court: bool) -> None:
    judgement = judgement_for(painters, court)
    assert len(judgement.weights) == SIZE
    assert len(judgement.hand_weights) == HAND_SIZE_OF_WEIGHTS
    assert all(abs(weight) < 20 for weight in [*judgement.weights, *judgement.hand_weights])


@pytest.mark.parametrize(("painters", "court"), TABLE_KINDS)
def test_every_kind_of_table_has_been_taught(painters: int, court: bool) -> None:
    judgement = judgement_for(painters, court)
    assert any(judgement.weights)
    assert any(judgement.hand_weights)


@pytest.mark.parametrize(("players", "variant"), KINDS_OF_GAME, ids=KIND_NAMES)
def test_every_kind_of_game_finds_its_weights(players: int, variant: str) -> None:
    view = next(iter(moments(players, variant)))
    judgement = judgement_for(len(view.spaces), view.court != NOBODY)
    assert sum(chances_at(open_table(view), judgement)) == pytest.approx(1)


@settings(max_examples=5)
@given(SEEDS)
def test_what_is_written_can_be_read(seed: int) -> None:
    known = {table_name(painters, court): any_judgement(seed + painters) for painters, court in TABLE_KINDS}
    text = write_judgements(known, "a note, “quoted”")
    assert json.loads(text)["note"] == "a note, “quoted”"
    for name, judgement in known.items():
        again = read_judgement(text, name)
        assert again.weights == pytest.approx(judgement.weights, abs=10**-weights.DECIMALS)
        assert again.hand_weights == pytest.approx(judgement.hand_weights, abs=10**-weights.DECIMALS)


def test_an_action_that_training_has_not_met_is_worth_nothing_and_the_others_what_they_were() -> None:
    known = any_judgement(1)
    data = json.loads(write_judgements({"4 painters": known}, ""))
    new = data["actions"].index("closest-2")
    for row in [data["actions"], *data["tables"]["4 painters"]["hand"]]:
        del row[new]
    read = read_judgement(json.dumps(data), "4 painters").hand_weights
    wanted = [0.0 if place % HAND_ROW == new else weight for place, weight in enumerate(known.hand_weights)]
    assert read == pytest.approx(wanted, abs=10**-weights.DECIMALS)


def shipped_text() -> str:
    from importlib.resources import files

    return files("sakura.bots").joinpath(weights.FILE_NAME).read_text(encoding="utf-8")


def test_the_shipped_file_is_written_as_training_writes_it() -> None:
    text = shipped_text()
    data = json.loads(text)
    known = {name: read_judgement(text, name) for name in data["tables"]}
    assert sorted(known) == sorted(table_name(painters, court) for painters, court in TABLE_KINDS)
    assert write_judgements(known, data["note"]) == text


def test_the_shipped_file_is_small_and_can_be_read_by_people() -> None:
    text = shipped_text()
    assert len(text) < 100_000
    assert max(map(len, text.splitlines())) < 400


@pytest.mark.parametrize("text", ['{"tables": {}}', '{"tables": {"4 painters": {"table": [[1.0]], "hand": [[1.0]]}}}'])
def test_a_file_of_another_shape_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(DataError, match="train them again"):
        read_judgement(text, "4 painters")


def test_the_master_judges_by_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judgement that likes to be last, and nothing else, makes the master think otherwise."""
    view = next(view for view in moments(4, seed=4) if view.round == 3 and view.decision == "card")
    usual = run_through(make_bots(["master"])[0].think(view))
    monkeypatch.setattr("sakura.bots.master.judgement_for", lambda *_: any_judgement(5))
    assert run_through(make_bots(["master"])[0].think(view)).reasons != usual.reasons


def test_a_view_is_enough_to_judge() -> None:
    game = new_game(4, seed=3)
    assert places_of(open_table(view_of(game, 2))) == places_of(game.table)
