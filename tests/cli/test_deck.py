"""`deck`: the shipped cards, and an owner's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sakura.storage.assets import load_deck, load_garden
from tests.cli.conftest import Cli


def test_all_cards_as_json(cli: Cli) -> None:
    finished = cli("deck")
    cards = json.loads(finished.out)
    assert finished.status == 0
    assert [card["order"] for card in cards] == list(range(1, 61))
    assert list(cards[0]) == ["order", "garden", "painter"]


def test_an_owners_deck(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    path.write_text(load_deck().as_text().replace("1,emperor-1,+1", "1,emperor+2,leap"))
    first = json.loads(cli("deck", "--file", path).out)[0]
    assert first == {"order": 1, "garden": "emperor+2", "painter": "leap"}


def test_an_owners_garden(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "garden.csv"
    path.write_text(load_garden().as_text())
    tiles = json.loads(cli("deck", "--garden", path).out)
    assert tiles[4] == {"tile": 5, "kind": "torii"}


@pytest.mark.parametrize("option", ["--file", "--garden"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"order,garden,painter\n1,fly,+1\n", b"tile,kind\n1,pond\n"])
def test_a_wrong_file_is_named(cli: Cli, tmp_path: Path, option: str, content: bytes) -> None:
    path = tmp_path / "wrong.csv"
    path.write_bytes(content)
    finished = cli("deck", option, path)
    assert (finished.status, finished.out) == (1, "")
    assert finished.err.startswith(f"{path}: ")
    assert len(finished.err.splitlines()) == 1


def test_every_mistake_of_a_deck_is_named(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "wrong.csv"
    rows = load_deck().as_text().splitlines()
    rows[1:4] = ["1,fly,+1", "61,emperor+1,+1", "3,emperor+1"]
    rows[9] = "8,emperor+1,+1"
    path.write_text("\n".join(rows))
    finished = cli("deck", "--file", path)
    assert (finished.status, finished.out) == (1, "")
    assert finished.err.splitlines() == [
        f"{path}: Row 2: there is no garden action “fly”.",
        f"{path}: Row 3: order number 61 is not between 1 and 60.",
        f"{path}: Row 4: 3 columns are needed, there are 2.",
        f"{path}: Row 10: order number 8 is used twice.",
    ]


def test_every_mistake_of_a_garden_is_named(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "wrong.csv"
    path.write_text("tile,kind\n1,path\n2,pond\n4,torii\n")
    finished = cli("deck", "--garden", path)
    assert (finished.status, finished.out) == (1, "")
    assert finished.err.splitlines() == [
        f"{path}: Row 3: there is no kind of space “pond”.",
        f"{path}: Row 4: tile 3 is expected here.",
    ]


@pytest.mark.parametrize("option", ["--file", "--garden"])
def test_a_file_that_is_none_is_named(cli: Cli, tmp_path: Path, option: str) -> None:
    assert cli("deck", option, tmp_path / "missing.csv").err.endswith("there is no such file.\n")
    assert cli("deck", option, tmp_path).err.endswith("this is a folder, not a file.\n")
    assert cli("deck", option, "a\0b").status == 1
