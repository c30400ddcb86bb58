"""The ranking at a tree in a replay, one painter a line, in the place of the cards: they have been carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.events import SakuraScored
from sakura.i18n.names import begin_sentence, name_of
from sakura.i18n.scoring_sentences import award_sentence, gate_sentence
from sakura.ui.form import SIDEWAYS
from sakura.ui.kv import load_kv
from sakura.ui.play.scoring_rank import ScoringRank, ranks_of
from sakura.ui.theme import theme
from sakura.ui.widgets.label import Small  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - likewise

COLUMN = 400  # dp of a column: the longest name in letters that can be read, and its seals


class ReplayRanking(BoxLayout):
    """Who stood where, with the seals everyone earned; below it who had not set out."""

    columns = NumericProperty(1)
    remark = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._told: tuple[SakuraScored, Mapping[int, str], Sequence[str]] | None = None
        theme.bind(form=self._fill, text_scale=self._fill)

    def show(self, event: SakuraScored, names: Mapping[int, str], painters: Sequence[str]) -> None:
        """Tell this scoring."""
        self._told = event, names, painters
        self.remark = gate_sentence(event, names)
        self.ids.scroller.scroll_y = 1
        self._fill()

    def _fill(self, *_: object) -> None:
        """Names and seals; where large letters need the room of the seals, sentences as in the log."""
        if self._told is None:
            return
        event, names, painters = self._told
        is_broad = theme.form != SIDEWAYS  # else even small letters do not hold the longest name in a line
        has_room = not theme.large or is_broad
        self.ids.ranks.clear_widgets()
        for rank, painter, award in ranks_of(event):
            name = name_of(painter, names)
            words = begin_sentence(name if has_room else award_sentence(name, award))
            seals = award if has_room else 0
            self.ids.ranks.add_widget(
                ScoringRank(rank=rank, painter=painters[painter], words=words, is_name=is_broad, award=seals)
            )


load_kv(__file__)
