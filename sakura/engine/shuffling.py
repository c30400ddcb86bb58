"""The project's own shuffle: the same seed gives the same order on every platform and every version of Python.

Card after card is taken out of the sorted pile at a place told by SHAKE-128 of the seed and the number of the shuffle.
Thirty-two bits a card: for sixty cards the remainder's bias is below one in fifty million.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from operator import mod

WORD_BYTES = 4


def shuffle(cards: Iterable[int], seed: int, number: int) -> list[int]:
    """The cards in the order of this seed's shuffle of that number. Their order beforehand does not matter."""
    pool = sorted(cards)
    size = len(pool)
    stream = hashlib.shake_128(b"sakura %d %d" % (seed, number)).digest(WORD_BYTES * size)
    words = struct.unpack(f"<{size}I", stream)
    places = map(mod, words, range(size, 0, -1))
    return list(map(pool.pop, places))
