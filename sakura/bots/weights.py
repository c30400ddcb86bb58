"""The file in which training leaves what it has learned, and from which the bots read it."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from sakura.bots.judgement import ROW, SIZE, Judgement
from sakura.bots.keeping import ACTIONS, HAND_ROW, HAND_SIZE_OF_WEIGHTS
from sakura.engine.errors import DataError

FILE_NAME = "judgement.json"
DECIMALS = 3


@lru_cache(maxsize=8)
def judgement_for(painters: int, court: bool) -> Judgement:
    """What was learned about a table of so many painters, with or without a court painter among them."""
    text = files("sakura.bots").joinpath(FILE_NAME).read_text(encoding="utf-8")
    return read_judgement(text, table_name(painters, court))


def table_name(painters: int, court: bool) -> str:
    """What a kind of table is called in the file."""
    return f"{painters} painters, one of the court" if court else f"{painters} painters"


def read_judgement(text: str, name: str) -> Judgement:
    """One kind of table from the file; a file that does not fit this program is refused."""
    learned = json.loads(text)
    table = learned["tables"].get(name, {})
    stand = _flat(table.get("table", []))
    hand = _flat([_by_action(row, learned.get("actions", [])) for row in table.get("hand", [])])
    if len(stand) != SIZE or len(hand) != HAND_SIZE_OF_WEIGHTS:
        raise DataError("The bots' weights do not fit this version: train them again.")
    return Judgement(stand, hand)


def write_judgements(judgements: dict[str, Judgement], note: str) -> str:
    """All kinds of tables as the text of the file: a row of numbers a line."""
    head = f'"note": {json.dumps(note)},\n"actions": {json.dumps(ACTIONS)}'
    tables: list[str] = []
    for name, judgement in judgements.items():
        stand = _rows(judgement.weights, ROW)
        hand = _rows(judgement.hand_weights, HAND_ROW)
        tables.append(f' {json.dumps(name)}: {{\n  "table": [\n{stand}\n  ],\n  "hand": [\n{hand}\n  ]\n }}')
    return "{" + head + ',\n"tables": {\n' + ",\n".join(tables) + "\n}}\n"


def _by_action(row: list[Any], learned: list[str]) -> list[Any]:
    """A row of the hand as this program looks it up: an action that training has not met yet is worth nothing."""
    worth = dict(zip(learned, row, strict=False))
    return [worth.get(code, 0.0) for code in ACTIONS] + row[len(learned) :]


def _rows(weights: list[float], width: int) -> str:
    rounded = [round(weight, DECIMALS) + 0.0 for weight in weights]
    return ",\n".join(f"   {json.dumps(rounded[at : at + width])}" for at in range(0, len(rounded), width))


def _flat(rows: list[list[Any]]) -> list[float]:
    return [float(number) for row in rows for number in row]
