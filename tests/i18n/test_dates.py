"""Days as people write them, wherever the device is and however far its calendar goes."""

import time
from collections.abc import Iterator

import pytest

from sakura.i18n.dates import day_text
from sakura.storage.kept import LATEST

LAST_SECOND = 253_402_300_799  # of the year 9999 by Greenwich


@pytest.fixture(params=["UTC0", "JST-9", "HST10"])
def somewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield request.param
    time.tzset()


def test_the_latest_day_of_a_game_can_be_told_everywhere(somewhere: str) -> None:
    assert day_text(LATEST) == {"UTC0": "2999-12-31", "JST-9": "3000-01-01", "HST10": "2999-12-31"}[somewhere]


@pytest.mark.usefixtures("somewhere")
def test_a_day_after_the_end_of_the_calendar_is_that_of_greenwich() -> None:
    assert day_text(LAST_SECOND) == "9999-12-31"
