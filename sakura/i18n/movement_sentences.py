"""Sentences about pieces that walk, stay or come upon the Emperor."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sakura.engine.events import (
    EmperorMoved,
    EmperorStayed,
    Event,
    PainterDisgraced,
    PainterMoved,
    PainterStayed,
    SakuraReached,
)
from sakura.engine.table import GATE
from sakura.i18n.names import name_of
from sakura.i18n.translation import _


def _emperor_moved(event: EmperorMoved, _names: Mapping[int, str]) -> str:
    if event.end > event.start:
        sentence = _("The Emperor moves forwards from space {start} to space {end}.")
    else:
        sentence = _("The Emperor moves back from space {start} to space {end}.")
    return sentence.format(start=event.start, end=event.end)


def _emperor_stayed(event: EmperorStayed, _names: Mapping[int, str]) -> str:
    return _("The Emperor stays on space {space}: the Emperor never enters the gate.").format(space=event.space)


def _painter_moved(event: PainterMoved, names: Mapping[int, str]) -> str:
    if event.start == GATE:
        sentence = _("{name} moves forwards from the gate to space {end}.")
    elif event.end == GATE:
        sentence = _("{name} moves back from space {start} to the gate.")
    elif event.end > event.start:
        sentence = _("{name} moves forwards from space {start} to space {end}.")
    else:
        sentence = _("{name} moves back from space {start} to space {end}.")
    return sentence.format(name=name_of(event.painter, names), start=event.start, end=event.end)


def _painter_stayed(event: PainterStayed, names: Mapping[int, str]) -> str:
    return _("{name} does not move.").format(name=name_of(event.painter, names))


def _painter_disgraced(event: PainterDisgraced, names: Mapping[int, str]) -> str:
    if event.lost and event.end == GATE:
        sentence = _("{name} meets the Emperor on space {met}, loses a token and falls back in disgrace to the gate.")
    elif event.lost:
        sentence = _(
            "{name} meets the Emperor on space {met}, loses a token and falls back in disgrace to space {end}."
        )
    elif event.end == GATE:
        sentence = _(
            "{name} meets the Emperor on space {met}, has no token to lose and falls back in disgrace to the gate."
        )
    else:
        sentence = _(
            "{name} meets the Emperor on space {met}, has no token to lose and falls back in disgrace to space {end}."
        )
    return sentence.format(name=name_of(event.painter, names), met=event.met, end=event.end)


def _sakura_reached(event: SakuraReached, _names: Mapping[int, str]) -> str:
    return _("The Emperor stops at the sakura on space {space}: tokens are given after this card.").format(
        space=event.space
    )


MOVEMENT_SENTENCES: dict[type[Event], Callable[[Any, Mapping[int, str]], str]] = {
    EmperorMoved: _emperor_moved,
    EmperorStayed: _emperor_stayed,
    PainterMoved: _painter_moved,
    PainterStayed: _painter_stayed,
    PainterDisgraced: _painter_disgraced,
    SakuraReached: _sakura_reached,
}
