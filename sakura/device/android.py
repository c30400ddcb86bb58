"""What only Android knows, through pyjnius."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def activity() -> Any:
    """The running Android activity, or None on anything else."""
    if "ANDROID_ARGUMENT" not in os.environ:
        return None
    try:
        from jnius import autoclass

        return autoclass("org.kivy.android.PythonActivity").mActivity
    except Exception:  # a device without it is simply not asked
        return None


def ask(question: Callable[[Any], Answer], otherwise: Answer) -> Answer:
    """What the activity answers; ``otherwise`` where there is none, or if anything goes wrong."""
    screen = activity()
    if screen is None:
        return otherwise
    try:
        return question(screen)
    except Exception:  # an older or stranger Android: it is as if it could not tell
        return otherwise


def sdk_version(autoclass: Callable[[str], Any]) -> int:
    """The API level of the device."""
    return int(autoclass("android.os.Build$VERSION").SDK_INT)


def on_ui_thread(screen: Any, work: Callable[[], object]) -> None:
    """Do something on the thread that owns the window, soon. Whatever goes wrong there stays there."""
    job = _make_job(work)
    _jobs.append(job)
    screen.runOnUiThread(job)


_jobs: list[Any] = []  # Java holds no reference to a Python object: until it has run, this list does


def _make_job(work: Callable[[], object]) -> Any:
    from jnius import PythonJavaClass, java_method

    class Job(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("java/lang/Runnable",)
        __javacontext__ = "app"

        @java_method("()V")  # type: ignore[untyped-decorator]
        def run(self) -> None:
            _jobs.remove(self)
            try:
                work()
            except Exception:  # a window that refuses is left as it is
                return

    return Job()
