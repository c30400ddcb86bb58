"""A monkey at the real app: random fingers, keys, rotations and pauses, and somebody who watches what comes of it."""
