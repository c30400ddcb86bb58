"""The way to the device's sharing and files, loaded when something is passed on or taken in."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def hand_text(text: str, title: str) -> None:
    """Share a text."""
    _handing().hand_text(text, title)


def hand_picture(png: bytes, name: str, title: str) -> None:
    """Share a picture."""
    _handing().hand_picture(png, name, title)


def hand_file(name: str, data: bytes) -> None:
    """Save a file."""
    _handing().hand_file(name, data)


def take_file(take: Callable[[str, bytes], object]) -> None:
    """Let a file be chosen."""
    _handing().take_file(take)


def _handing() -> Any:
    return import_module("sakura.ui.handing")
