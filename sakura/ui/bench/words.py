"""The figures in words, with the limits beside those that have one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sakura.ui.bench.limits import limit_of

WORDS: Final = {
    "screen": "pixels of the screen",
    "starts": "starts of each",
    "bare_first_frame_ms": "milliseconds to the first frame, bare window",
    "first_frame_ms": "milliseconds to the first frame, app",
    "first_frame_to_bare_best": "first frame by the bare window, best of each",
    "first_frame_to_bare_median": "first frame by the bare window, median",
    "home_usable_ms": "milliseconds until the home screen is usable",
    "home_usable_to_bare_best": "home screen usable by the bare window, best of each",
    "home_usable_to_bare_median": "home screen usable by the bare window, median",
    "bare_memory_mb": "megabytes at the first frame, bare window",
    "first_frame_memory_mb": "megabytes at the first frame, app",
    "first_frame_memory_to_bare": "megabytes by the bare window",
    "home_usable_memory_mb": "megabytes when the home screen is usable",
    "renderer": "draws",
    "rounds": "showings of each motion",
    "bare_frame_ms": "milliseconds of a frame of the bare window",
    "scene": "is the screen",
    "frames": "frames",
    "still_ms": "milliseconds of a frame standing still",
    "mean_to_still": "mean frame by standing still",
    "longest_to_still": "longest frame by standing still",
    "processors_to_still": "time of the processors by standing still",
    "first_showing_longest_ms": "milliseconds of the longest frame of the first showing",
    "first_showing_longest_to_still": "longest frame of the first showing by standing still",
    "turns": "turns against three masters",
    "slice_ms": "milliseconds of thinking a frame",
    "longest_frame_ms": "milliseconds of the longest frame",
    "frames_over_limit": "frames longer than allowed",
    "turn_end_longest_ms": "… in which the turn ends and the screen changes",
    "thinking_longest_ms": "… in which nothing but thinking happens",
    "thinking_median_ms": "milliseconds of such a frame, median",
    "reveal_begins_longest_ms": "… in which the reveal begins",
    "longest_frame_thread_ms": "milliseconds of work of the app in a frame, most",
    "thinking_longest_thread_ms": "… of work in a frame in which nothing but thinking happens",
    "longest_slice_thread_ms": "milliseconds of the longest slice of thinking",
    "games": "games in a row",
    "first_game_memory_mb": "megabytes after the first game",
    "last_game_memory_mb": "megabytes after the last game",
    "memory_growth_percent": "per cent of growth",
    "memory_mb": "megabytes after each game",
    "widgets": "widgets alive after each game",
}


def put_in_words(report: Mapping[str, Any]) -> dict[str, Any]:
    """The report with sentences for names; a limit that is not kept is pointed out."""
    return {
        key.replace("_", " ") if isinstance(value, Mapping) else WORDS.get(key, key): _value(value, key)
        for key, value in report.items()
        if key != "limits"
    }


def _value(value: Any, *path: str) -> Any:
    if isinstance(value, Mapping):
        return dict(_figure(inner, *path, key) for key, inner in value.items())
    return value


def _figure(value: Any, *path: str) -> tuple[str, Any]:
    if isinstance(value, Mapping):
        return path[-1].replace("_", " "), _value(value, *path)
    words, limit = WORDS.get(path[-1], path[-1]), limit_of(*path)
    if limit is not None:
        words += f" (limit {limit:g}{'' if value <= limit else ', not kept'})"
    return words, " ".join(map(str, value)) if isinstance(value, list) else value
