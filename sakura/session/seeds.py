"""Seeds for bots, from something that makes each of them differ from all others."""

from __future__ import annotations

import hashlib
from typing import Final

SEED_BYTES: Final = 8


def make_seed(words: bytes) -> int:
    """The seed of these words: the same ones always give the same, and it does not tell them."""
    return int.from_bytes(hashlib.sha256(words).digest()[:SEED_BYTES], "big")
