"""The window as the device sees it: who may take pictures of it, and where a notch or a bar lies over it."""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from sakura.device.android import ask, on_ui_thread, sdk_version
from sakura.device.ios import ask_ios, is_ios

FLAG_SECURE = 0x2000
CUTOUT_SINCE, INSETS_SINCE = 28, 30  # API levels
SIDES = ("Left", "Top", "Right", "Bottom")  # as Android's getters are called


class Insets(NamedTuple):
    """So many pixels at each edge of the window are not to be used."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


NO_INSETS = Insets()


def keep_private(wanted: bool) -> None:
    """Leave the window out of screenshots and of the task switcher's pictures, where the device can."""
    ask(lambda screen: on_ui_thread(screen, lambda: _set_secure(screen, wanted)), None)


def find_insets() -> Insets:
    """What a notch, rounded corners or the system's bars take away."""
    return ask_ios(_read_safe_area, NO_INSETS) if is_ios() else ask(_read_insets, NO_INSETS)


def _set_secure(screen: Any, wanted: bool) -> None:
    window = screen.getWindow()
    window.addFlags(FLAG_SECURE) if wanted else window.clearFlags(FLAG_SECURE)


def _read_insets(screen: Any) -> Insets:
    from jnius import autoclass

    level = sdk_version(autoclass)
    found = screen.getWindow().getDecorView().getRootWindowInsets()
    if found is None:
        return NO_INSETS
    if level >= INSETS_SINCE:
        kinds = autoclass("android.view.WindowInsets$Type")
        room = found.getInsets(kinds.systemBars() | kinds.displayCutout())
        return Insets(room.left, room.top, room.right, room.bottom)
    bars = Insets(*(getattr(found, f"getStableInset{side}")() for side in SIDES))
    cutout = found.getDisplayCutout() if level >= CUTOUT_SINCE else None
    if cutout is None:
        return bars
    notch = (getattr(cutout, f"getSafeInset{side}")() for side in SIDES)
    return Insets(*map(max, bars, notch))


def _read_safe_area() -> Insets:
    """iOS tells it in points; the window is counted in pixels."""
    import ios

    points, scale = ios.get_safe_area(), ios.get_scale()
    return Insets(*(ceil(points[side] * scale) for side in Insets._fields))
