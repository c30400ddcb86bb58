"""What lies on the table once something has happened: events that are shown one by one move the table on."""

from __future__ import annotations

from dataclasses import replace

from sakura.engine.events import EmperorMoved, Event, LineClosedUp, PainterDisgraced, PainterMoved, SakuraScored
from sakura.engine.views import View


def view_after(view: View, event: Event) -> View:
    """What lies on the table once the event has happened; nothing is worked out anew, the event says it all."""
    match event:
        case EmperorMoved(end=end):
            return replace(view, emperor=end)
        case PainterMoved(painter=painter, end=end):
            return replace(view, spaces=_put(view.spaces, painter, end))
        case PainterDisgraced(painter=painter, end=end, lost=lost):
            tokens = _put(view.tokens, painter, view.tokens[painter] - lost)
            return replace(view, spaces=_put(view.spaces, painter, end), tokens=tokens)
        case SakuraScored(space=space):
            return replace(view, tokens=_awarded(view.tokens, event), scored=(*view.scored, space))
        case LineClosedUp(moves=moves):
            spaces = view.spaces
            for painter, _, end in moves:
                spaces = _put(spaces, painter, end)
            return replace(view, spaces=spaces)
    return view


def _put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _awarded(tokens: tuple[int, ...], event: SakuraScored) -> tuple[int, ...]:
    after = list(tokens)
    for painter, award in event.earnings:
        after[painter] += award
    return tuple(after)
