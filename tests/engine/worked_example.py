"""The example of the `resolve` command: a table, and what comes of it."""

from typing import Any

EXAMPLE: dict[str, Any] = {
    "emperor": 9,
    "sakura": [13, 22, 31],
    "scored": [],
    "court": None,
    "painters": [{"space": 5, "tokens": 5}, {"space": 6, "tokens": 5}, {"space": 7, "tokens": 5}],
    "cards": [
        {"order": 4, "by": 0, "garden": "closest-2", "painter": "+1"},
        {"order": 20, "by": 1, "garden": "furthest+2", "painter": "+3"},
        {"order": 40, "by": 2, "garden": "emperor+2", "painter": "+2", "choices": {"garden": "+", "painter": "-"}},
    ],
}
ANSWER = {
    "emperor": 11,
    "painters": [{"space": 7, "tokens": 5}, {"space": 4, "tokens": 4}, {"space": 8, "tokens": 5}],
    "scored": [],
    "resolved": [4, 20, 40],
    "unresolved": [],
    "ended": False,
    "winners": [],
}
