"""The ranking at a tree: lines that can be compared, with the seals beside the names they go to."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.ui.shots.command import Device, stage
from tests.ui.conftest import DEVICES, UI


def lines_of(app: Any) -> list[Any]:
    """The painters of the ranking, first to last."""
    return list(reversed(app.router.screen.scoring.ids.ranks.children))


@pytest.mark.parametrize("text_size", [100, 200])
def test_all_six_stand_in_even_columns_on_a_tablet(ui: UI, text_size: int) -> None:
    with stage(ui, Device(*DEVICES["tablet"]), "scoring-six", text_size=text_size) as app:
        lines, panel = lines_of(app), app.router.screen.scoring
        assert [line.rank for line in lines] == ["1", "2", "3", "4", "5", "6"]
        assert len({line.size[0] for line in lines}) == 1 and len({line.height for line in lines}) == 1
        assert [line.y for line in lines[:3]] == [line.y for line in lines[3:]], "read downwards, then the next column"
        assert panel.ids.ranks.height <= panel.ids.room.height, "all can be seen at once"
        assert sum(line.width for line in lines[::3]) > panel.width * 0.9, "nothing of the room is left empty"


def test_seals_follow_the_name_and_mark_who_earned_them(ui: UI) -> None:
    from kivy.metrics import dp

    from sakura.ui.theme import theme

    with stage(ui, Device(*DEVICES["tablet"]), "scoring") as app:
        for line in lines_of(app):
            name = line.ids.name
            seals = next(part for part in line.children if type(part).__name__ == "TokenRow")
            assert 0 <= seals.x - name.x - name.get_extents(name.text)[0] <= dp(20)
            assert name.font_name == (theme.font_bold if line.award else theme.font_body)


@pytest.mark.parametrize("device", ["phone", "small phone"])
def test_a_phone_has_one_painter_a_line(ui: UI, device: str) -> None:
    with stage(ui, Device(*DEVICES[device]), "scoring-six") as app:
        assert len({line.y for line in lines_of(app)}) == 6


def test_a_window_that_becomes_a_tablets_lists_the_painters_anew(ui: UI) -> None:
    with stage(ui, Device(*DEVICES["phone"]), "scoring") as app:
        ui.resize(*DEVICES["tablet"])
        ui.advance(0.2)
        assert {type(line).__name__ for line in lines_of(app)} == {"NamedRank"}
