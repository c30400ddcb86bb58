"""The button that turns the whole screen round for whoever sits opposite, where the device lies on a table."""

from __future__ import annotations

from typing import Any

from sakura.i18n.translation import _
from sakura.ui.running import running_app
from sakura.ui.widgets.button import IconButton

TURN = "ui_rotate_table"


class TurnButton(IconButton):
    """Turns the screen, and back again."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(icon=TURN, hint=_("Turn the screen round"), **kwargs)

    def on_release(self) -> None:
        """Everything that is shown faces the other way."""
        router = running_app().router
        router.turned = not router.turned
