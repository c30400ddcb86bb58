"""The home screen and the ways on from it."""

from __future__ import annotations

import pytest

from sakura.ui import art
from sakura.ui.screens.catalogue import SCREENS
from sakura.ui.screens.home import ENTRIES, WIDTH, HomeScreen
from sakura.ui.shots.tables import seats_of
from sakura.ui.theme import theme
from sakura.ui.widgets.picture import cover
from tests.ui.conftest import Start


def button_texts(ui: object) -> list[str]:
    return [button.text for button in ui.find("HomeScreen").buttons()]  # type: ignore[attr-defined]


def offered() -> list[str]:
    return [entry.words() for entry in ENTRIES if entry.screen in SCREENS]


def test_only_what_exists_is_offered(start: Start) -> None:
    texts = button_texts(start())
    assert texts == offered()
    assert {"New game", "Okiya", "Settings"} <= set(texts)


def test_two_taps_to_play(start: Start) -> None:
    ui = start()
    ui.press("New game")
    ui.press("Begin the walk")
    ui.advance(0.3, 0.1)
    assert ui.app.router.name == "choose"


def test_an_open_game_can_be_continued(start: Start) -> None:
    ui = start(reduced_motion=True)
    sitting = ui.app.flow.begin(seats_of(3, 2), "standard", 1)
    ui.advance(0.1)
    ui.app.go_home()
    ui.advance(0.1)
    assert button_texts(ui) == ["Continue", *offered()]
    ui.press("Continue")
    assert ui.app.router.name == "handoff"
    assert ui.app.sitting is sitting


def test_the_picture_comes_after_the_first_frame(start: Start) -> None:
    ui = start()
    assert ui.find("HomeScreen").ids.hero.art == "hero_portrait"
    ui.resize(1600, 1200, 1.5)
    ui.advance(0.05)
    assert ui.find("HomeScreen").ids.hero.art == "hero_landscape"


def test_the_back_key_goes_back_and_then_leaves(start: Start) -> None:
    ui = start()
    ui.press("Settings")
    assert ui.app.router.name == "settings"
    assert ui.window.dispatch("on_keyboard", 27, 0, "", [])
    assert ui.app.router.name == "home"
    assert not ui.app.router.back()


TORII = 0.62  # where its roof begins in the upright painting, as a share of its height from below
CAP = 0.44  # the Emperor's


@pytest.mark.parametrize("height", [0.4, 0.45, 0.6, 0.8, 1.0, 1.2, 1.4])
def test_torii_and_emperor_stay_in_sight_however_low_the_room_is(height: float) -> None:
    known = art.info("hero_portrait")
    assert known["width"] / known["height"] == WIDTH
    _, low, _, high = cover(1, height, WIDTH, (0.5, HomeScreen.keep_in_sight(1, height)))
    assert low < CAP - 0.04
    assert low + high > TORII


def test_the_picture_fades_into_the_paper_only_where_it_is_cut_off(start: Start) -> None:
    ui = start(reduced_motion=True)
    ui.advance(0.5, 0.1)
    home = ui.find("HomeScreen")
    hero, fade = home.ids.hero, home.ids.fade
    assert home.above
    assert (fade.opacity, fade.top, fade.width) == (1, pytest.approx(hero.top), hero.width)
    assert fade.tint == theme.paper
    assert hero.top <= home.ids.name.y + 1
    ui.resize(1600, 1200, 1.5)
    ui.advance(0.3, 0.1)
    assert (home.above, fade.opacity) == (False, 0)


def test_icon_and_words_stand_in_the_middle_of_their_tile(start: Start) -> None:
    ui = start(device="small phone", language="fr", text_size=150)
    ui.advance(0.3, 0.1)
    tiles = ui.find("HomeScreen").ids.others.children
    assert len({tile.ids.face.height for tile in tiles}) > 1, "one has words in two lines"
    for tile in tiles:
        assert tile.ids.face.center_y == pytest.approx(tile.center_y, abs=1)
        assert tile.ids.face.height <= tile.height


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_a_remark_covers_neither_the_name_nor_the_menu(start: Start, device: str) -> None:
    from sakura.ui.widgets.toast import show_toast

    ui = start(device, reduced_motion=True)
    toast = show_toast("The file is damaged. It was set aside. Earlier or usual settings are in use.")
    ui.advance(0.3)
    home = ui.find("HomeScreen")
    assert home.ids.scroller.top < toast.y < toast.top <= home.ids.name.y


WIDE_TORII = 0.646  # where its roof begins in the wide painting, as a share of its height from below
MOON = 0.924  # where the moon ends


def torii_and_moon(home: HomeScreen) -> tuple[float, float]:
    """Where on the screen the torii and the moon of the wide painting end above."""
    hero = home.ids.hero
    _, low, _, high = cover(hero.width, hero.height, 1.6, (hero.align_x, hero.align_y))
    torii, moon = (hero.y + (share - low) / high * hero.height for share in (WIDE_TORII, MOON))
    return torii, moon


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize(
    "window", [(1280, 720, 1.0), (1366, 640, 1.0), (1600, 1200, 1.5), (1200, 1600, 1.5), (1920, 1080, 1.0)]
)
def test_the_name_is_never_printed_over_the_torii(start: Start, window: tuple[int, int, float], text_size: int) -> None:
    ui = start("tablet", reduced_motion=True, text_size=text_size, language="ru")
    ui.resize(*window)
    ui.advance(0.3, 0.1)
    home = ui.find("HomeScreen")
    torii, _ = torii_and_moon(home)
    assert torii <= home.ids.name.y
    assert not home.above or home.ids.hero.top <= home.ids.name.y
    assert home.ids.hero.y < torii


def test_the_moon_is_whole_when_there_is_a_game_to_continue(start: Start) -> None:
    ui = start("tablet", reduced_motion=True, theme="night")
    ui.app.flow.begin(seats_of(3, 2), "standard", 1)
    ui.advance(0.1)
    ui.app.go_home()
    ui.advance(0.3, 0.1)
    home = ui.find("HomeScreen")
    assert torii_and_moon(home)[1] <= home.ids.hero.top


def test_the_line_under_the_name_is_not_broken_on_an_upright_tablet(start: Start) -> None:
    ui = start("tablet", reduced_motion=True, language="fr")
    ui.resize(1200, 1600, 1.5)
    ui.advance(0.3, 0.1)
    line = ui.find("HomeScreen").ids.name.children[0]
    assert line.texture_size[1] < 2 * line.font_size
