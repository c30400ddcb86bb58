"""Animations that keep to the player's settings: their speed, and nothing that moves with reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation

from sakura.ui.theme import theme


def glide(widget: Any, seconds: float, then: Callable[[], None] | None = None, **targets: Any) -> None:
    """Bring properties of a widget to their new values; at once if there is no time or motion is reduced."""
    Animation.cancel_all(widget, *targets)
    if seconds <= 0 or theme.reduced_motion:
        for name, value in targets.items():
            setattr(widget, name, value)
        if then is not None:
            then()
        return
    motion = Animation(duration=seconds, transition="out_cubic", **targets)
    if then is not None:
        motion.bind(on_complete=lambda *_: then())
    motion.start(widget)
