"""What moves in the app, one by one: each is shown, timed frame by frame, and timed again as it stands still."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from sakura.engine.events import CardsRevealed, EmperorMoved, Event, PainterDisgraced, PainterMoved, SakuraScored
from sakura.ui.bench import tables
from sakura.ui.bench.tables import Copy
from sakura.ui.bench.theatre import Frame, Theatre

SWIPE_FRAMES: Final = 20  # of a finger from one edge to the other
SWIPES: Final = (1, 1, -1)  # to the right, to the right, back
ROLL_FRAMES: Final = 20
CLOSE_UP_SECONDS: Final = 1.0  # after the last seal has landed, while the line may still close up
REVEAL, CHOOSE, CURTAIN = "reveal", "choose", "curtain"


class Take(NamedTuple):
    """The frames of one showing, and of the same scene standing still."""

    moving: list[Frame]
    still: list[Frame]


Show = Callable[[Theatre, Copy], Take]


class Motion(NamedTuple):
    """Where it happens, the table it happens at, and how to show it."""

    scene: str
    table: Callable[[], Copy]
    show: Show


# At the hand


def _scroll_garden(theatre: Theatre, copy: Copy) -> Take:
    """A finger pulls the garden along and back, and lets it roll."""
    screen = _choose(theatre, copy)
    still = theatre.stand_still()
    garden = screen.ids.slot
    moving = []
    for direction in SWIPES:
        moving += _swipe(theatre, garden, direction)
        moving += [theatre.frame() for _ in range(ROLL_FRAMES)]
    return Take(moving, still)


def _swipe_hand(theatre: Theatre, copy: Copy) -> Take:
    """A finger goes along the cards: one after the other is lifted."""
    screen = _choose(theatre, copy)
    screen.hand.lift(screen.hand.orders[0])
    theatre.pass_time(1.0)
    still = theatre.stand_still()
    moving = []
    for direction in SWIPES:
        moving += _swipe(theatre, screen.hand, direction)
        moving += [theatre.frame() for _ in range(ROLL_FRAMES)]
    return Take(moving, still)


def _choose(theatre: Theatre, copy: Copy) -> Any:
    screen = theatre.take_up(copy())
    theatre.pass_time(2.0)
    return screen


def _swipe(theatre: Theatre, widget: Any, direction: int) -> list[Frame]:
    """Frames of a finger from one edge of a widget to the other."""
    from sakura.ui.bench.finger import Finger

    left, right = widget.x + 0.1 * widget.width, widget.x + 0.9 * widget.width
    begin, end = (left, right) if direction > 0 else (right, left)
    finger = Finger(begin, widget.center_y)
    frames = [theatre.frame(act=finger.press)]
    for step in range(1, SWIPE_FRAMES + 1):
        place = begin + (end - begin) * step / SWIPE_FRAMES
        frames.append(theatre.frame(act=partial(finger.drag, place, widget.center_y)))
    frames.append(theatre.frame(act=finger.lift))
    return frames


# At the reveal


def _show_step(kind: type[Event], moves: Callable[[Any], bool]) -> Show:
    """A step of a reveal, from its beginning until nothing of it moves."""

    def show(theatre: Theatre, copy: Copy) -> Take:
        screen = _bring_to(theatre, copy, kind)
        begun = theatre.frame(act=screen.hurry)
        moving = [begun, *theatre.record(lambda: moves(screen))]
        return Take(moving, theatre.stand_still())

    return show


def _bring_to(theatre: Theatre, copy: Copy, kind: type[Event]) -> Any:
    """The reveal when the step that comes next is of that kind."""
    screen = theatre.take_up(copy())

    def comes_next() -> bool:
        coming = screen.showing.coming
        return bool(coming) and isinstance(coming[0].event, kind) and not _walks(screen)

    theatre.wait_until(comes_next, screen.hurry)
    return screen


def _walks(screen: Any) -> bool:
    return bool(screen.garden.animating)


def _turn_over(theatre: Theatre, copy: Copy) -> Take:
    """All cards turn over and line up. They do so as soon as the screen is up, so they are looked at again."""
    screen = theatre.take_up(copy())
    theatre.wait_until(lambda: not _cards_move(screen))
    begun = theatre.frame(act=screen.look_again)
    moving = [begun, *theatre.record(lambda: _cards_move(screen))]
    return Take(moving, theatre.stand_still())


def _cards_move(screen: Any) -> bool:
    """Whether a card is not yet face up at its place."""
    slots = screen.row.slots
    return not slots or any(slot.card.turn < 1 or slot.rank != rank for rank, slot in enumerate(slots))


def _burst(theatre: Theatre, copy: Copy) -> Take:
    """The blossoms fall from a tree that is scored."""
    screen = _begin_scoring(theatre, copy)
    moving = theatre.record(lambda: _walks(screen) and not _seals_fly(screen))
    _end_scoring(theatre, screen)
    return Take(moving, theatre.stand_still())


def _fly_seals(theatre: Theatre, copy: Copy) -> Take:
    """Tokens fly from the tree to the painters."""
    screen = _begin_scoring(theatre, copy)
    theatre.wait_until(lambda: _seals_fly(screen))
    moving = theatre.record(lambda: _seals_fly(screen))
    _end_scoring(theatre, screen)
    return Take(moving, theatre.stand_still())


def _begin_scoring(theatre: Theatre, copy: Copy) -> Any:
    screen = _bring_to(theatre, copy, SakuraScored)
    theatre.wait_until(lambda: screen.mood == "scoring", screen.hurry)
    return screen


def _end_scoring(theatre: Theatre, screen: Any) -> None:
    theatre.wait_until(lambda: not _walks(screen) and not _seals_fly(screen))
    theatre.pass_time(CLOSE_UP_SECONDS)
    theatre.wait_until(lambda: not _walks(screen))


def _seals_fly(screen: Any) -> bool:
    """Whether anything but the garden is in the garden's place."""
    return len(screen.ids.slot.children) > 1


# At the curtain


def _slide_doors(theatre: Theatre, copy: Copy) -> Take:
    """The doors close before the next player, who then opens them."""
    from sakura.ui.bench.finger import Finger

    screen = theatre.take_up(copy())
    doors, knock = screen.ids.doors, screen.ids.knock
    moving = theatre.record(lambda: doors.openness > 0)
    theatre.pass_time(0.5)
    still = theatre.stand_still()
    finger = Finger(*knock.to_window(*knock.center))
    theatre.frame(act=finger.press)
    moving.append(theatre.frame(act=finger.lift))
    moving += theatre.record(lambda: theatre.screen is screen and doors.openness < 0.99)
    return Take(moving, still)


def _step(kind: type[Event]) -> Motion:
    return Motion(REVEAL, partial(tables.about_to_show, kind), _show_step(kind, _walks))


MOTIONS: Final[dict[str, Motion]] = {
    "garden_scrolling": Motion(CHOOSE, tables.choosing, _scroll_garden),
    "hand_swiping": Motion(CHOOSE, tables.choosing, _swipe_hand),
    "cards_turning": Motion(REVEAL, partial(tables.about_to_show, CardsRevealed), _turn_over),
    "painter_walking": _step(PainterMoved),
    "emperor_walking": _step(EmperorMoved),
    "disgrace": _step(PainterDisgraced),
    "blossoms_falling": Motion(REVEAL, partial(tables.about_to_show, SakuraScored), _burst),
    "tokens_flying": Motion(REVEAL, partial(tables.about_to_show, SakuraScored), _fly_seals),
    "curtain_sliding": Motion(CURTAIN, tables.at_the_curtain, _slide_doors),
}
