"""What the player has set, in one place: typed, checked, and told to whoever wants to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, NamedTuple

from sakura.engine.errors import SakuraError

LANGUAGES: Final = ("en", "fr", "es", "ru")
LANGUAGE_CHOICES: Final = ("system", *LANGUAGES)
THEMES: Final = ("system", "day", "night", "contrast")
SPEEDS: Final = ("slow", "normal", "fast")
CURTAINS: Final = ("hold", "tap")
VARIANTS: Final = ("standard", "tricky")  # those of the engine, which the first frame does not wait for
LEAST_TEXT, MOST_TEXT, TEXT_STEP = 100, 200, 25  # per cent
LESSON_DONE: Final = 7  # the first game has six rounds
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": LANGUAGE_CHOICES,
    "theme": THEMES,
    "speed": SPEEDS,
    "curtain": CURTAINS,
}


class SettingError(SakuraError):
    """A value that a setting cannot have."""


class SeatNote(NamedTuple):
    """A seat as it is remembered: ``name`` is empty if nobody has named it, ``level`` is None for a person.

    (The session's own seats know all the bots.)
    """

    painter: str
    name: str
    level: str | None = None


class LastTable(NamedTuple):
    """The table that was played last, to begin the next one with."""

    seats: tuple[SeatNote, ...] = ()
    variant: str = VARIANTS[0]


class LastOkiya(NamedTuple):
    """The match of Okiya that was played last; ``format`` is checked by those who know the formats."""

    seats: tuple[SeatNote, ...] = ()
    format: str = ""
    fair: bool = False


NO_TABLE: Final = LastTable()
NO_OKIYA: Final = LastOkiya()


@dataclass(frozen=True, slots=True)
class Values:
    """All settings at one moment."""

    language: str = "system"
    text_size: int = LEAST_TEXT
    theme: str = "system"
    speed: str = "normal"
    reduced_motion: bool = False
    sound: bool = True
    haptics: bool = True
    curtain: str = "hold"
    confirm_play: bool = False
    left_handed: bool = False
    narration: bool = False
    switch_scanning: bool = False
    own_box: bool = False
    hints: bool = True
    lesson: int = 0
    """The round of the first game to come back to; 0 before it, ``LESSON_DONE`` after it."""
    last_table: LastTable = NO_TABLE
    last_okiya: LastOkiya = NO_OKIYA

    @property
    def unhurried(self) -> bool:
        """Whether a turn waits until its owner ends it: who wants to be asked, keys and ears need their time."""
        return self.confirm_play or self.narration or self.switch_scanning

    @property
    def opens_by_touch(self) -> bool:
        """Whether a touch opens the curtain: a switch cannot be held like an emblem."""
        return self.curtain == "tap" or self.switch_scanning

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise _refuse(name, getattr(self, name))
        if type(self.text_size) is not int or not LEAST_TEXT <= self.text_size <= MOST_TEXT:
            raise _refuse("text_size", self.text_size)
        for name in SWITCHES:
            if type(getattr(self, name)) is not bool:
                raise _refuse(name, getattr(self, name))
        if type(self.lesson) is not int or not 0 <= self.lesson <= LESSON_DONE:
            raise _refuse("lesson", self.lesson)
        if self.last_table.variant not in VARIANTS:
            raise _refuse("last_table", self.last_table.variant)


SWITCHES: Final = (
    "reduced_motion",
    "sound",
    "haptics",
    "confirm_play",
    "left_handed",
    "narration",
    "switch_scanning",
    "own_box",
    "hints",
)
Observer = Callable[[Values], None]


class Settings:
    """The settings in use. Changing one checks it and tells everybody who listens."""

    def __init__(self, values: Values | None = None) -> None:
        self.values = values or Values()
        self._observers: list[Observer] = []

    def change(self, **changes: Any) -> None:
        """Set some of them; a value that cannot be is refused and nothing changes."""
        unknown = sorted(set(changes) - {entry.name for entry in fields(Values)})
        if unknown:
            raise _refuse(unknown[0], changes[unknown[0]])
        changed = replace(self.values, **changes)
        if changed != self.values:
            self.values = changed
            for observer in tuple(self._observers):
                observer(changed)

    def watch(self, observer: Observer) -> Callable[[], None]:
        """Be told of every change from now on; the returned function ends it."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)


def write_settings(values: Values) -> dict[str, Any]:
    """The settings as plain JSON data."""
    plain = {entry.name: getattr(values, entry.name) for entry in fields(Values)}
    for name in TABLES:
        table = plain[name]
        plain[name] = {**table._asdict(), "seats": [seat._asdict() for seat in table.seats]}
    return plain


def read_settings(data: object) -> Values:
    """The settings from plain data. What is missing, unknown or wrong is left at its usual value: no setting is
    worth an app that does not start."""
    values = Values()
    if not isinstance(data, dict):
        return values
    for name in (entry.name for entry in fields(Values)):
        if name in data:
            values = _with(values, name, data[name])
    return values


def _with(values: Values, name: str, written: Any) -> Values:
    try:
        changes: dict[str, Any] = {name: TABLES[name](written) if name in TABLES else written}
        return replace(values, **changes)
    except (SettingError, KeyError, TypeError, AttributeError):
        return values


def _read_table(written: dict[str, Any]) -> LastTable:
    return LastTable(tuple(_read_seat(seat) for seat in written["seats"]), written["variant"])


def _read_okiya(written: dict[str, Any]) -> LastOkiya:
    seats, format, fair = written["seats"], written["format"], written["fair"]
    if not isinstance(format, str) or not isinstance(fair, bool):
        raise _refuse("last_okiya", written)
    return LastOkiya(tuple(_read_seat(seat) for seat in seats), format, fair)


TABLES: Final[Mapping[str, Callable[[dict[str, Any]], LastTable | LastOkiya]]] = {
    "last_table": _read_table,
    "last_okiya": _read_okiya,
}


def _read_seat(written: dict[str, Any]) -> SeatNote:
    painter, name, level = written["painter"], written["name"], written["level"]
    if not isinstance(painter, str) or not isinstance(name, str) or not isinstance(level, str | None):
        raise SettingError("“{value}” cannot be a seat.", value=written)
    return SeatNote(painter, name, level)


def _refuse(name: str, value: object) -> SettingError:
    return SettingError("“{value}” cannot be the setting “{name}”.", name=name, value=value)
