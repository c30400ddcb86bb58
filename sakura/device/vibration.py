"""A short tremor under the finger, where the device can."""

from __future__ import annotations

from sakura.device.android import activity
from sakura.device.facades import facade
from sakura.device.off_frame import OffFrame


class Motor:
    """What shakes; a device that cannot is asked once."""

    def __init__(self) -> None:
        self.can_shake = True
        self._off_frame = OffFrame("tremor")

    def shake(self, seconds: float) -> None:
        """Shake soon, and come back at once."""
        if self.can_shake:
            activity()  # classes of the app are found on the main thread only
            self._off_frame.do(lambda: self._shake(seconds))

    def _shake(self, seconds: float) -> None:
        try:
            facade("vibrator").vibrate(seconds)
        except Exception:
            self.can_shake = False
            raise


_motor = Motor()


def tremble(seconds: float) -> None:
    """Shake for a moment."""
    _motor.shake(seconds)
