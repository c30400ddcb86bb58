"""How far a reveal has been shown: nobody reads on a sheet, or hears, what is still to come.

``showing`` is what shows the steps of the sitting on its screen; None on a screen that shows none.
"""

from __future__ import annotations

from typing import Any

from sakura.engine.events import Event
from sakura.engine.views import View
from sakura.ui.play.showing import Showing


def view_on_show(sitting: Any, showing: Showing | None) -> View:
    """The table after the step on show, or as it is if nothing is being shown."""
    if showing is not None and showing.is_running and showing.view is not None:
        return showing.view
    view: View = sitting.view()
    return view


def events_on_show(sitting: Any, showing: Showing | None) -> list[Event]:
    """What has happened up to the step on show."""
    events = list(sitting.events)
    if showing is None or not showing.is_running or showing.step is None:
        return events
    last = showing.step.closing or showing.step.event
    shown = [number for number, event in enumerate(events, 1) if event is last]
    return events[: shown[-1]] if shown else events
