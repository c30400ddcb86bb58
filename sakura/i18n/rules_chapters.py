"""All chapters of the rules, in the order they are read."""

from __future__ import annotations

from typing import Final

from sakura.i18n.rules_okiya import OKIYA
from sakura.i18n.rules_rulings import RARE
from sakura.i18n.rules_sakura import SAKURA

CHAPTERS: Final = (SAKURA, RARE, OKIYA)
