"""How far a reveal has been shown: nobody reads on a sheet, or hears, what is still to come."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from sakura.engine.events import Event
from sakura.engine.views import View
from sakura.ui.play.showing import Showing


def view_on_show(sitting: Any) -> View:
    """The table after the step on show, or as it is if nothing is being shown."""
    showing = _showing(sitting)
    view: View = sitting.view() if showing is None or showing.view is None else showing.view
    return view


def events_on_show(sitting: Any) -> list[Event]:
    """What has happened up to the step on show."""
    showing, events = _showing(sitting), list(sitting.events)
    if showing is None or showing.step is None:
        return events
    last = showing.step.closing or showing.step.event
    shown = [number for number, event in enumerate(events, 1) if event is last]
    return events[: shown[-1]] if shown else events


def _showing(sitting: Any) -> Showing | None:
    """What shows the steps of this sitting on the screen now; None if nothing does."""
    router = getattr(App.get_running_app(), "router", None)
    screen = None if router is None else router.screen
    showing: Showing | None = getattr(screen, "showing", None)
    is_running = showing is not None and showing.is_running and getattr(screen, "sitting", None) is sitting
    return showing if is_running else None
