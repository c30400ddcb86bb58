"""Seeds derived from one seed: every game and every bot has its own, whichever process plays it."""

from __future__ import annotations

import hashlib


def derive_seed(seed: int, *path: int | str) -> int:
    """The seed of that path below a seed, from 0 to 2**63 - 1."""
    words = " ".join(map(str, ("sakura", seed, *path)))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 1
