"""Handing texts, pictures and files to the world outside the app, and taking files in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from sakura.device.chosen import NO_CHOOSER, TOO_LARGE, Opened, Stored
from sakura.i18n.translation import _
from sakura.ui.running import running_device
from sakura.ui.widgets.toast import show_toast


def hand_text(text: str, title: str) -> None:
    """Share a text with another app, or copy it where that is not possible."""
    if not running_device().share_text(text, title):
        from kivy.core.clipboard import Clipboard

        Clipboard.copy(text)
        show_toast(_("Copied: it can be pasted anywhere."))


def hand_picture(png: bytes, name: str, title: str) -> None:
    """Share a picture with another app, or save it as a file where that is not possible."""
    if not running_device().share_picture(png, name, title):
        hand_file(name, png)


def hand_file(name: str, data: bytes) -> None:
    """Save a file where the player wants it, and say where it is."""

    def tell(stored: Stored) -> None:
        if stored.problem:
            show_toast(_("The file cannot be written there."))
        elif stored.place:
            show_toast(_("Saved as {place}").format(place=stored.place))

    running_device().save_document(name, data, _on_the_frame(tell))


def take_file(take: Callable[[str, bytes], object]) -> None:
    """Let the player choose a file; ``take`` gets its name and content in a later frame."""

    def tell(opened: Opened) -> None:
        if opened.data is not None:
            take(opened.name, opened.data)
        elif opened.problem:
            show_toast(_problem(opened.problem))

    running_device().open_document(_on_the_frame(tell))


def _problem(problem: str) -> str:
    if problem == NO_CHOOSER:
        return _("This device has no program to choose a file with.")
    if problem == TOO_LARGE:
        return _("This file is too large to be one of Sakura’s.")
    return _("This file cannot be read.")


def _on_the_frame(hear: Callable[[Any], object]) -> Callable[[Any], None]:
    """The device answers on any thread; screens change only between frames."""

    def later(answer: Any) -> None:
        Clock.schedule_once(lambda _seconds: hear(answer), 0)

    return later
