"""What can be fed from outside: each target with true examples to start from, and what happens to what is fed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from sakura.bots.registry import make_bot
from sakura.bots.thinking import run_through
from sakura.cli.json_lines import BadLine, parse_line
from sakura.engine.cards import Deck
from sakura.engine.errors import SakuraError
from sakura.engine.garden import Garden
from sakura.engine.positions import resolve_position
from sakura.engine.records import Record, Recording, replay
from sakura.engine.setup import STANDARD, TRICKY, Setup
from sakura.engine.views import view_of
from sakura.okiya.errors import OkiyaError
from sakura.okiya.positions import judge_position, solve_position
from sakura.okiya.tiles import Layout
from sakura.session.seats import Seat
from sakura.session.sitting import Sitting
from sakura.storage.assets import load_deck, load_garden
from sakura.storage.library import read_file
from sakura.storage.settings import Values, read_settings, write_settings

REFUSALS: Final = (SakuraError, OkiyaError, BadLine)
FEW_TILES: Final = 6  # solving a full layout takes too long for thousands of tries
NAMES: Final = ("Hana", "Ren")


class Target(NamedTuple):
    """True examples, and the reader."""

    examples: Callable[[], list[bytes]]
    read: Callable[[bytes], object]

    def feed(self, data: bytes) -> bool:
        """Read it; False if it was refused with a sentence. Anything else that happens is a fault."""
        try:
            self.read(data)
        except REFUSALS as refusal:
            assert str(refusal).strip(), "a refusal without a word"
            return False
        return True


def _text(read: Callable[[str], object]) -> Callable[[bytes], object]:
    return lambda data: read(data.decode("utf-8", "replace"))


def _json(read: Callable[[Any], object]) -> Callable[[bytes], object]:
    return lambda data: read(parse_line(data))


def _setup(players: int = 2, variant: str = STANDARD) -> Setup:
    return Setup(players, load_deck(), load_garden(), seed=players, variant=variant)


def _records() -> list[bytes]:
    records = []
    for players, variant in ((2, TRICKY), (3, STANDARD), (6, STANDARD)):
        recording = Recording(_setup(players, variant))
        bot = make_bot("novice", 1)
        while recording.game.decision is not None:
            recording.decide(run_through(bot.think(view_of(recording.game, recording.game.seat))).option)
        records.append(recording.record().as_text().encode())
    return records


def _saves() -> list[bytes]:
    sitting = Sitting([Seat("crane", NAMES[0]), Seat("fan", NAMES[1])], _setup())
    saves = [sitting.save()]
    sitting.open_curtain()
    sitting.pick(sitting.view().hand[0])
    saves.append(sitting.save())
    sitting.end_turn()
    return [json.dumps(save).encode() for save in [*saves, sitting.save()]]


def _positions() -> list[bytes]:
    cards = [
        {"order": 4, "by": 0, "garden": "closest-2", "painter": "+1"},
        {"order": 40, "by": 1, "garden": "emperor+-1", "painter": "follow", "choices": {"garden": "-"}},
        {"order": 50, "by": 2, "garden": "emperor+2", "painter": "leap"},
    ]
    painters = [{"space": space, "tokens": 5} for space in (5, 6, 7)]
    table = {"emperor": 11, "sakura": [13, 22, 31], "scored": [], "court": None, "painters": painters, "cards": cards}
    return [json.dumps(table).encode(), json.dumps({**table, "court": 2, "scored": [13], "emperor": 21}).encode()]


def _moves(count: int) -> Callable[[], list[bytes]]:
    """Positions of Okiya after so many moves."""

    def examples() -> list[bytes]:
        found = []
        for seed in range(3):
            rng = Random(seed)
            layout = Layout.shuffled(seed)
            moves: list[int] = []
            while len(moves) < count:
                legal = judge_position({"layout": layout.codes, "moves": moves})["legal"]
                if not legal:
                    break
                moves.append(rng.choice(legal))
            found.append(json.dumps({"layout": layout.codes, "moves": moves}).encode())
        return found

    return examples


def _solve_late(data: Any) -> object:
    """Only what is nearly over: the rest is the same code for longer."""
    judged = judge_position(data)
    return solve_position(data) if len(judged["legal"]) <= FEW_TILES and len(data["moves"]) > FEW_TILES else judged


TARGETS: Final[dict[str, Target]] = {
    "record": Target(_records, _text(lambda text: replay(Record.parse(text)))),
    "save": Target(_saves, _json(Sitting.restore)),
    "import": Target(_records, lambda data: read_file(data, "game.json", 0)),
    "deck": Target(lambda: [load_deck().as_text().encode()], _text(Deck.parse)),
    "garden": Target(lambda: [load_garden().as_text().encode()], _text(Garden.parse)),
    "settings": Target(lambda: [json.dumps(write_settings(Values())).encode()], _json(read_settings)),
    "resolve": Target(_positions, _json(resolve_position)),
    "judge": Target(_moves(5), _json(judge_position)),
    "solve": Target(_moves(9), _json(_solve_late)),
}
