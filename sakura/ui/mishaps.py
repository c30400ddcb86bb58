"""What follows a mistake of the program: the game is kept, the home screen comes up, and the player is told."""

from __future__ import annotations

import time
import traceback
from functools import partial
from typing import Any, Final

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

from sakura.i18n.translation import _

APART: Final = 5.0  # seconds: a mistake that comes again sooner would come for ever


class Mishaps(ExceptionHandler):
    """Goes on after a mistake, but not after two at once, nor when somebody wants the app to end."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._last = -APART

    def handle_exception(self, problem: BaseException) -> Any:
        """Whether the app goes on."""
        now = time.monotonic()
        is_first, self._last = now - self._last >= APART, now
        if not isinstance(problem, Exception):
            return ExceptionManager.RAISE
        Logger.error("Sakura: %s", describe_mishap(problem))
        return ExceptionManager.PASS if is_first and self._recover() else ExceptionManager.RAISE

    def _recover(self) -> bool:
        try:
            self._app.go_home()
            _tell(self._app)
        except Exception as second:
            Logger.error("Sakura: %s", describe_mishap(second))
            return False
        return True


def describe_mishap(problem: Exception) -> str:
    """Where it happened, for the log. What the error says is left out: it may name the cards of a hand."""
    places = traceback.extract_tb(problem.__traceback__)
    return "\n".join([type(problem).__name__, *(f"  {place.filename}:{place.lineno} {place.name}" for place in places)])


def go_on_after_mishaps(app: Any) -> None:
    """Let the real app survive a mistake; tests and tools do without, and see it."""
    ExceptionManager.add_handler(Mishaps(app))


def _tell(app: Any) -> None:
    """What is kept, and the way back to it."""
    from sakura.ui.widgets.dialog import Answer, Dialog

    game = next(iter(app.home.games.notes()), None)
    if game is None:
        text, answers = _("Nothing is lost."), [Answer(_("I see"))]
    else:
        text = _("The game is kept.")
        answers = [Answer(_("Continue"), partial(app.resume, game), "primary"), Answer(_("Later"))]
    Dialog(title=_("Something went wrong"), text=text, answers=answers).open()
