"""What only Android knows, through pyjnius."""

from __future__ import annotations

import os
from typing import Any


def activity() -> Any:
    """The running Android activity, or None on anything else."""
    if "ANDROID_ARGUMENT" not in os.environ:
        return None
    try:
        from jnius import autoclass

        return autoclass("org.kivy.android.PythonActivity").mActivity
    except Exception:  # a device without it is simply not asked
        return None
