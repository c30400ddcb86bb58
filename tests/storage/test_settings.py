"""The settings: typed, checked, told to whoever watches, and read back from whatever a file holds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sakura.engine import setup
from sakura.storage.settings import (
    CHOICES,
    SWITCHES,
    VARIANTS,
    LastOkiya,
    LastTable,
    SeatNote,
    SettingError,
    Settings,
    Values,
    read_settings,
    write_settings,
)

CHANGED = Values(
    language="fr",
    text_size=175,
    theme="night",
    speed="fast",
    reduced_motion=True,
    sound=False,
    haptics=False,
    curtain="tap",
    confirm_play=True,
    left_handed=True,
    last_table=LastTable((SeatNote("fan", "Hana"), SeatNote("moon", "Ren", "master")), "tricky"),
)


def test_a_change_is_told_to_those_who_watch() -> None:
    settings = Settings()
    told: list[Values] = []
    end = settings.watch(told.append)
    settings.change(theme="night")
    settings.change(theme="night")
    end()
    settings.change(theme="day")
    assert [values.theme for values in told] == ["night"]
    assert settings.values.theme == "day"


@pytest.mark.parametrize(
    "change",
    [
        {"language": "tlh"},
        {"theme": ""},
        {"speed": 3},
        {"curtain": None},
        {"text_size": 99},
        {"text_size": 201},
        {"text_size": 100.0},
        {"sound": 1},
        {"last_table": LastTable((), "odd")},
        {"volume": 11},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(change: dict[str, Any]) -> None:
    settings = Settings()
    with pytest.raises(SettingError):
        settings.change(**change)
    assert settings.values == Values()


def test_every_setting_survives_being_written_and_read() -> None:
    assert read_settings(json.loads(json.dumps(write_settings(CHANGED)))) == CHANGED
    assert read_settings(write_settings(Values())) == Values()


@pytest.mark.parametrize("data", [None, [], "settings", {}, {"version": 9, "unknown": 1}])
def test_settings_that_say_nothing_are_the_usual_ones(data: object) -> None:
    assert read_settings(data) == Values()


def test_settings_of_the_first_version_are_read_whole() -> None:
    assert read_settings({"version": 1, **write_settings(CHANGED)}) == CHANGED


def test_what_is_wrong_in_a_file_is_left_at_its_usual_value() -> None:
    written = write_settings(CHANGED)
    written |= {"theme": "pink", "text_size": "large", "sound": 0, "last_table": {"seats": [{"painter": 1}]}}
    assert read_settings(written) == read_settings(
        {name: value for name, value in written.items() if name not in ("theme", "text_size", "sound", "last_table")}
    )
    assert read_settings(written).speed == "fast"


@pytest.mark.parametrize(
    "table", [3, {}, {"seats": 1, "variant": "standard"}, {"seats": [["fan", "Hana", None]], "variant": "standard"}]
)
def test_a_table_that_makes_no_sense_is_forgotten(table: object) -> None:
    assert read_settings({"last_table": table}) == Values()


def test_the_last_match_of_okiya_is_remembered() -> None:
    match = LastOkiya((SeatNote("fan", "Hana"), SeatNote("moon", "Moon", "perfect")), "points-15", True)
    written = json.loads(json.dumps(write_settings(Values(last_okiya=match))))
    assert read_settings(written).last_okiya == match
    assert read_settings({"last_okiya": {"seats": [], "format": 3, "fair": True}}) == Values()


def test_choices_and_switches_are_all_settings_but_four() -> None:
    assert {*CHOICES, *SWITCHES, "text_size", "lesson", "last_table", "last_okiya"} == {*write_settings(Values())}


def test_the_variants_are_those_of_the_engine() -> None:
    assert VARIANTS == setup.VARIANTS
