"""The first game, step by step: a small garden, a set deal, and what every card of it shows.

The learner sits in the first seat. The others play what is written here, so that what is taught truly happens; only in
the last round the learner chooses freely.
"""

from __future__ import annotations

from typing import Final

from sakura.engine.actions import FORWARDS
from sakura.engine.events import (
    CardsRevealed,
    EmperorMoved,
    LineClosedUp,
    PainterDisgraced,
    PainterMoved,
    SakuraReached,
    SakuraScored,
)
from sakura.engine.garden import BRIDGE, PATH, SAKURA, TORII, Garden
from sakura.session.lessons import (
    ANSWER,
    CARDS,
    FREE,
    GARDEN,
    HAND,
    LIFT,
    PLAY,
    READ,
    SCORE,
    WATCH,
    Alone,
    CardSays,
    EndsTheGame,
    Happens,
    LowestOfHand,
    MostSendForwards,
    Stands,
    Step,
    SteppedOver,
    TreeAhead,
)

SEED: Final = 690992
LEARNER, FAN, WAVE = 0, 1, 2
PAINTERS: Final = ("crane", "fan", "wave")
SCRIPTS: Final = {FAN: (59, 46, 37, 7, 11, 2), WAVE: (18, 28, 44, 6, 8, 55)}
SMALL_GARDEN: Final = Garden(
    (PATH, PATH, PATH, BRIDGE, TORII, PATH, BRIDGE, PATH, PATH, BRIDGE, SAKURA, PATH, PATH, SAKURA, BRIDGE, SAKURA)
)

MOVING: Final = (
    Step(
        "welcome",
        READ,
        GARDEN,
        claims=(Stands(5, (0, 0, 0), (5, 5, 5)),),
        values={"tokens": 5},
    ),
    Step("touch", LIFT, HAND, order=42, values={"order": 42}),
    Step(
        "halves",
        READ,
        HAND,
        order=42,
        claims=(CardSays(42, "emperor+2", "+2"), Alone(42, emperor=7, space=2)),
        values={"emperor": 2, "painter": 2},
    ),
    Step("flick", PLAY, HAND, order=42, values={"order": 42}),
    Step(
        "rising",
        WATCH,
        CARDS,
        after=CardsRevealed(((18, WAVE), (42, LEARNER), (59, FAN))),
        values={"first": 18, "second": 42, "third": 59},
    ),
    Step(
        "emperor walks",
        WATCH,
        GARDEN,
        after=EmperorMoved(6, 8),
        values={"order": 42, "emperor": 2},
        claims=(CardSays(42, "emperor+2", "+2"),),
    ),
    Step(
        "stepped over",
        WATCH,
        GARDEN,
        after=PainterMoved(LEARNER, 0, 3),
        claims=(SteppedOver(LEARNER, end=3, steps=2, others=(WAVE,)),),
        values={"painter": 2, "space": 3},
    ),
)

EARLY: Final = (
    Step(
        "low number",
        LIFT,
        HAND,
        order=12,
        claims=(LowestOfHand(12),),
        values={"order": 12},
    ),
    Step(
        "early",
        PLAY,
        GARDEN,
        order=12,
        claims=(Alone(12, emperor=8, space=6), CardSays(12, "emperor-1", "+2")),
        values={"space": 6},
    ),
    Step(
        "as foreseen",
        WATCH,
        GARDEN,
        after=PainterMoved(LEARNER, 3, 6),
        claims=(
            Happens(CardsRevealed(((12, LEARNER), (28, WAVE), (46, FAN)))),
            SteppedOver(LEARNER, end=6, steps=2, others=(FAN,)),
        ),
        values={"space": 6},
    ),
    Step(
        "close",
        WATCH,
        GARDEN,
        after=PainterMoved(FAN, 4, 7),
        claims=(Happens(EmperorMoved(9, 8)),),
    ),
)

DISGRACE: Final = (
    Step("look at", LIFT, HAND, order=36, claims=(Stands(8, (6, 7, 3), (5, 5, 5)),), values={"order": 36}),
    Step(
        "disgrace",
        READ,
        GARDEN,
        order=36,
        claims=(Alone(36, emperor=9, space=5, disgraced=True),),
        values={"tokens": 1, "back": 3},
    ),
    Step(
        "emperor back",
        LIFT,
        HAND,
        order=23,
        claims=(CardSays(23, "emperor-1", "follow"), Stands(8, (6, 7, 3), (5, 5, 5))),
        values={"order": 23, "emperor": 1},
    ),
    Step("before fan", PLAY, GARDEN, order=23, claims=(Alone(23, emperor=7, space=6),), values={"order": 23}),
    Step(
        "fan falls",
        WATCH,
        GARDEN,
        after=PainterDisgraced(FAN, 7, 7, 2, 1),
        values={"space": 2, "back": 3},
    ),
    Step(
        "pushed back",
        WATCH,
        GARDEN,
        after=PainterMoved(LEARNER, 6, 4),
        claims=(CardSays(37, "closest-2", "+-1"),),
        values={"order": 37, "back": 2},
    ),
)

LATE: Final = (
    Step(
        "tree ahead",
        READ,
        GARDEN,
        claims=(TreeAhead(3),),
        values={"spaces": 3},
    ),
    Step(
        "late",
        LIFT,
        HAND,
        order=36,
        claims=(Alone(36, emperor=9, space=4, disgraced=True),),
        values={"order": 36},
    ),
    Step("dare", PLAY, HAND, order=36, claims=(MostSendForwards(),), values={"order": 36}),
    Step(
        "room",
        WATCH,
        GARDEN,
        after=EmperorMoved(8, 10),
        claims=(
            CardSays(7, "emperor+2", "+-1"),
            Happens(CardsRevealed(((6, WAVE), (7, FAN), (36, LEARNER)))),
            Happens(SakuraReached(11)),
            Happens(PainterMoved(LEARNER, 4, 9)),
        ),
        values={"order": 7, "own": 36},
    ),
    Step(
        "first tree",
        SCORE,
        GARDEN,
        after=SakuraScored(11, (LEARNER, FAN, WAVE), (3, 2, 1), ()),
        claims=(Happens(LineClosedUp(((FAN, 7, 8), (WAVE, 6, 7)))),),
        values={"first": 3, "second": 2, "third": 1},
    ),
)

EITHER_WAY: Final = (
    Step(
        "two arrows",
        PLAY,
        HAND,
        order=21,
        claims=(CardSays(21, "emperor+2", "+-2"),),
        values={"order": 21},
    ),
    Step(
        "which way",
        ANSWER,
        GARDEN,
        choice=FORWARDS,
        claims=(Happens(SakuraReached(14)), Happens(PainterMoved(LEARNER, 9, 12))),
    ),
    Step(
        "second tree",
        SCORE,
        GARDEN,
        after=SakuraScored(14, (LEARNER, WAVE, FAN), (3, 2, 1), ()),
        values={"first": 3},
    ),
)

ALONE: Final = (
    Step(
        "own choice",
        FREE,
        HAND,
        claims=(TreeAhead(2), EndsTheGame()),
        values={"spaces": 2, "first": 4},
    ),
    Step("last tree", SCORE, GARDEN, values={"first": 4}),
)

ROUNDS: Final = (MOVING, EARLY, DISGRACE, LATE, EITHER_WAY, ALONE)
