"""A short tremor under the finger, where the device can."""

from __future__ import annotations

from sakura.device.android import activity


def tremble(seconds: float) -> bool:
    """Shake for a moment; whether it did."""
    if activity() is None:
        return False
    try:
        from plyer import vibrator

        vibrator.vibrate(seconds)
    except Exception:  # no motor, no permission: nobody needs to know
        return False
    return True
