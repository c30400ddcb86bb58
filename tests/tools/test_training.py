"""Training: the same games and weights every time, and weights that explain who wins."""

from math import log
from pathlib import Path
from random import Random

import pytest

from sakura.bots.judgement import ROW, SIZE, Judgement
from sakura.bots.keeping import HAND_SIZE_OF_WEIGHTS
from sakura.bots.weights import table_name, write_judgements
from tools.training import __main__ as training
from tools.training.fitting import fit, mean_loss
from tools.training.selfplay import Lesson, Sample, play_lesson

ALL_WEIGHTS = SIZE + HAND_SIZE_OF_WEIGHTS
PLAYERS = 3
PLANTED = 7  # the place whose weight makes all the difference
MEANINGLESS = range(20, 30)


def lesson(level: str, games: int, players: int = 4, variant: str = "standard", seed: int = 1) -> Lesson:
    """A short lesson; the master looks at hands too."""
    return Lesson(level, players, variant, games=games, seed=seed, worlds=2, with_hands=level == "master")


def tiny_run() -> str:
    """Two lessons of a few games, and the file that comes of them."""
    lessons = [lesson("apprentice", games=6), lesson("master", games=2, seed=2)]
    samples = [sample for part in lessons for sample in play_lesson(part)]
    judgement, _ = fit(samples, seed=1)
    return write_judgements({table_name(4, court=False): judgement}, "a tiny run")


def test_a_training_run_can_be_repeated() -> None:
    first = tiny_run()
    assert tiny_run() == first
    assert any(digit in first for digit in "123456789")


@pytest.mark.parametrize("level", ["novice", "master"])
@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (2, "tricky"), (3, "standard"), (6, "standard")])
def test_samples_of_every_kind_of_game(level: str, players: int, variant: str) -> None:
    samples = play_lesson(lesson(level, 1, players, variant))
    assert len(samples) > 5
    for places, shares in samples:
        assert len(places) == len(shares) == players, "the court painter cannot win"
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= place < ALL_WEIGHTS for rows in places for place in rows)
        assert len({len(rows) for rows in places}) == 1
        assert any(place >= SIZE for place in places[0]) is (level == "master"), "hands are looked at if told so"


def test_lessons_with_another_seed_are_other_games() -> None:
    first, second = (play_lesson(lesson("novice", 1, seed=seed)) for seed in (1, 2))
    assert first != second


def test_tables_that_fit_no_more_are_learned_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "judgement.json"
    monkeypatch.setattr(training, "WEIGHTS_PATH", file)
    assert training._read_known() == {}
    fits, other = table_name(4, court=False), table_name(5, court=False)
    weights = Judgement([0.5] * SIZE, [0.0] * HAND_SIZE_OF_WEIGHTS)
    file.write_text(write_judgements({fits: weights, other: Judgement([0.5] * (SIZE + ROW), [0.0])}, "older"))
    assert list(training._read_known()) == [fits]


# Fitting


def planted_samples(count: int, odds: float, seed: int = 1) -> list[Sample]:
    """Whoever has the planted place wins with these odds against one; all other places mean nothing."""
    rng = Random(seed)
    samples: list[Sample] = []
    for _ in range(count):
        lucky = rng.randrange(PLAYERS)
        places: list[tuple[int, ...]] = [
            (PLANTED if player == lucky else PLANTED + 1, rng.choice(MEANINGLESS)) for player in range(PLAYERS)
        ]
        weights = [odds if player == lucky else 1.0 for player in range(PLAYERS)]
        winner = rng.choices(range(PLAYERS), weights)[0]
        samples.append((places, [float(player == winner) for player in range(PLAYERS)]))
    return samples


def test_fitting_finds_a_planted_signal() -> None:
    judgement, _ = fit(planted_samples(2000, odds=6.0), seed=1)
    weights = judgement.weights
    assert weights[PLANTED] - weights[PLANTED + 1] == pytest.approx(log(6.0), abs=0.6)
    assert all(abs(weights[place]) < 0.4 for place in MEANINGLESS), "what means nothing weighs little"
    seen = {PLANTED, PLANTED + 1, *MEANINGLESS}
    assert not any(weight for place, weight in enumerate(weights) if place % ROW not in seen)
    assert not any(judgement.hand_weights)


def test_fitting_lowers_the_loss() -> None:
    samples = planted_samples(1000, odds=6.0)
    judgement, loss = fit(samples, seed=1)
    nothing = [0.0] * ALL_WEIGHTS
    assert mean_loss(nothing, samples) == pytest.approx(log(PLAYERS))
    assert mean_loss([*judgement.weights, *judgement.hand_weights], samples) < log(PLAYERS) - 0.1
    assert loss < log(PLAYERS) - 0.1, "it foretells those it has not learned from as well"


def test_fitting_real_games_lowers_the_loss_on_them() -> None:
    samples = play_lesson(lesson("apprentice", games=30, seed=3))
    judgement, _ = fit(samples, seed=1)
    assert mean_loss([*judgement.weights, *judgement.hand_weights], samples) < mean_loss([0.0] * ALL_WEIGHTS, samples)


def test_a_shared_victory_is_learned_as_shared() -> None:
    shared: list[Sample] = [([(1,), (2,)], [0.5, 0.5])] * 200
    weights = fit(shared, seed=1)[0].weights
    assert weights[1] == pytest.approx(weights[2], abs=0.01)
    assert mean_loss([0.0] * ALL_WEIGHTS, shared) == pytest.approx(log(2))
