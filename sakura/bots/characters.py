"""Characters: a second, independent choice beside the level. They tilt what a bot likes, not how far it sees."""

from __future__ import annotations

from dataclasses import dataclass

from sakura.engine.table import Table

NEARNESS = {
    1: 1.0,
    2: 0.6,
    3: 0.3,
}  # by spaces behind the Emperor: how much a place tempts the bold and worries the careful


@dataclass(frozen=True, slots=True)
class Character:
    """What a bot likes and dislikes beyond winning, in tokens."""

    name: str
    likes_closeness: float = 0.0  # for standing right behind the Emperor
    fears_disgrace: float = 0.0  # for every token lost, and for standing where it is soon lost
    likes_sabotage: float = 0.0  # for every token a rival loses, and a tenth of it for every space it falls back

    def temper(self, before: Table, after: Table, painter: int) -> float:
        """How much this character likes what happened, beyond what it is worth."""
        return self._own_part(before, after, painter) + self._sabotage_part(before, after, painter)

    def _own_part(self, before: Table, after: Table, painter: int) -> float:
        near = NEARNESS.get(after.emperor - after.spaces[painter], 0.0)
        lost = max(0, before.tokens[painter] - after.tokens[painter])
        return self.likes_closeness * near - self.fears_disgrace * (lost + near)

    def _sabotage_part(self, before: Table, after: Table, painter: int) -> float:
        if not self.likes_sabotage:
            return 0.0
        harm = 0.0
        for rival, tokens in enumerate(before.tokens):
            if rival != painter:
                harm += max(0, tokens - after.tokens[rival])
                harm += 0.1 * max(0, before.spaces[rival] - after.spaces[rival])
        return self.likes_sabotage * harm


BALANCED = Character("balanced")
CHARACTERS = {
    character.name: character
    for character in (
        BALANCED,
        Character("bold", likes_closeness=1.2),
        Character("careful", fears_disgrace=0.6),
        Character("saboteur", likes_sabotage=0.8),
    )
}
