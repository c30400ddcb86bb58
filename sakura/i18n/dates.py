"""Days and months as people write them in the language in use."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sakura.i18n.translation import pgettext

BEGINNING: Final = datetime(1970, 1, 1)


def day_of(when: int) -> datetime:
    """A moment (seconds since 1970) where the device is; by Greenwich if the device's calendar ends before it."""
    try:
        return datetime.fromtimestamp(when)
    except (OSError, OverflowError, ValueError):
        return BEGINNING + timedelta(seconds=when)


def day_text(when: int) -> str:
    """The day of a moment (seconds since 1970), where the device is."""
    day = day_of(when)
    pattern = pgettext("a day", "{year}-{month:02}-{day:02}")
    return pattern.format(year=day.year, month=day.month, day=day.day)


def month_text(year: int, month: int) -> str:
    """A month of a year."""
    return pgettext("a month", "{year}-{month:02}").format(year=year, month=month)
