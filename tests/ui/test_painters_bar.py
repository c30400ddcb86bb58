"""The bar of painters: every name as far as there is room, and never a row more than the garden can spare."""

from __future__ import annotations

from typing import Any

import pytest

from sakura.session.seats import PAINTERS
from tests.ui.conftest import DEVICES, UI

LONG = ("Wilhelmina Alexandra", "Bartholomew Maximilian", "Maria-Fernanda Ortiz", "Hana", "Ren", "Yuki")


def bar_of(ui: UI, names: tuple[str, ...], width: float, painters: tuple[str, ...] = PAINTERS) -> Any:
    """A bar so many dp wide."""
    from kivy.metrics import dp

    from sakura.ui.play.painters_bar import PaintersBar

    bar = ui.show(PaintersBar(size_hint=(None, None), width=dp(width)))
    bar.show(painters[: len(names)], names, [5] * len(names))
    ui.advance(0.05)
    return bar


def shown(bar: Any) -> list[str]:
    return [tab.shown for tab in bar.tabs]


def test_a_long_name_takes_nothing_from_the_others(ui: UI) -> None:
    bar = bar_of(ui, ("Wilhelmina Alexandra", "Hana", "Bartholomewmaximilian", "Ren"), 390)
    assert shown(bar) == ["Wilhel…", "Hana", "Barth…", "Ren"]
    assert all(tab.sealed for tab in bar.tabs)


def test_a_few_letters_that_would_tell_nothing_are_left_out(ui: UI) -> None:
    bar = bar_of(ui, ("Wilhelmina Alexandra", "Hana", "Jo", "Ren", "Yuki"), 390)
    assert shown(bar)[0] == ""


def test_a_name_too_long_gives_its_first_word(ui: UI) -> None:
    bar = bar_of(ui, LONG[:2], 300)
    assert shown(bar) == ["Wilhelmina", "Bartholomew"]


@pytest.mark.parametrize(
    ("name", "word"), [("Le peintre de la cour", "Le peintre"), ("Придворный художник", "Придворный")]
)
def test_the_court_painter_is_known_by_more_than_an_article(ui: UI, name: str, word: str) -> None:
    bar = bar_of(ui, ("Hana", "Ren", name), 390, ("crane", "fan", "court"))
    assert shown(bar) == ["Hana", "Ren", word]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_three_painters_never_take_a_second_row(ui: UI, device: str, scale: float) -> None:
    from sakura.ui.theme import theme

    ui.resize(*DEVICES[device])
    theme.text_scale = scale
    assert bar_of(ui, LONG[:3], 330).rows == 1


def test_a_tab_is_no_wider_than_its_words_may_be(ui: UI) -> None:
    from kivy.metrics import dp

    ui.resize(*DEVICES["tablet"])
    bar = bar_of(ui, ("Hana", "Ren"), 900)
    assert {tab.width for tab in bar.tabs} == {dp(220)}


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [330, 390, 480, 740])
def test_no_line_is_wider_than_its_room_and_no_letter_is_too_small(ui: UI, scale: float, width: float) -> None:
    from kivy.metrics import sp

    from sakura.ui.theme import theme
    from sakura.ui.widgets.label import OneLine

    theme.text_scale = scale
    for count in (2, 3, 4, 6):
        bar = bar_of(ui, LONG[:count], width)
        for line in (part for tab in bar.tabs for part in tab.walk(restrict=True) if isinstance(part, OneLine)):
            assert line.font_size >= sp(14)
            assert line.get_extents(line.text)[0] <= line.width
        assert all(tab.height >= tab.children[0].height for tab in bar.tabs)
        ui.window.remove_widget(bar)


def test_a_seal_gives_way_before_a_number_is_cut_short(ui: UI) -> None:
    from sakura.ui.theme import theme

    ui.resize(*DEVICES["upright tablet"])
    theme.text_scale = 1.5
    for width in range(400, 480, 4):
        bar = bar_of(ui, ("Aiko", "Jo", "Hana", "Ren", "Yuki", "Moe"), width)
        for tokens in (5, 12):
            bar.set_tokens([tokens] * 6)
            ui.advance(0.05)
            assert any(tab.shown for tab in bar.tabs)
            assert not any(tab.ids.count.is_shortened for tab in bar.tabs), (width, tokens)
        ui.window.remove_widget(bar)


def test_names_that_were_left_out_do_not_make_the_head_higher(ui: UI) -> None:
    from kivy.metrics import dp

    assert bar_of(ui, LONG, 390).height == dp(48)


@pytest.mark.parametrize("night", [False, True])
def test_whose_turn_it_is_has_a_frame_that_follows_the_hour(ui: UI, night: bool) -> None:
    from sakura.ui.palette import PAINTERS as INKS
    from sakura.ui.palette import colour_of
    from sakura.ui.theme import theme

    bar = bar_of(ui, ("Hana", "Ren", "Yuki"), 390)
    bar.mark(2)
    theme.night = night
    ui.advance(0.05)
    shade = INKS["wave"].bright if night else INKS["wave"].deep
    assert tuple(bar.tabs[2].frame) == pytest.approx(colour_of(shade))
    assert [tab.frame[3] for tab in bar.tabs] == [0, 0, 1]
