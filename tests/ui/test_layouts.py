"""Every scene in other languages, at other sizes: nothing small, close, cut, broken, lost or upon something else.

Contrast needs pixels and is looked at in ``test_audit.py``; ``python -m sakura shots`` looks at everything everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kivy.metrics import dp

from sakura.ui.boxes import box_of
from sakura.ui.shots.audit import audit_layout
from sakura.ui.shots.command import Device, stage
from sakura.ui.shots.scenes import SCENES
from sakura.ui.shots.tables import LONG_NAMES
from sakura.ui.theme import theme
from tests.ui.conftest import DEVICES, UI

WIDEST_NAME = "M" * 20
HARDEST = ("phone", "ru", 200)
GAME_SCENES = ("choose", "reveal", "question", "scoring", "replay", "coach")
OTHERS = (("tablet", "fr", 200), ("small phone", "es", 100), ("tablet", "ru", 200), ("sideways", "fr", 100))


def problems_of(
    ui: UI, scene: str, device: str, language: str, text_size: int, change: Callable[[Any], None] | None = None
) -> dict[str, list[str]]:
    """What the audit finds in a scene, after it has been changed if that is wanted."""
    settings = {"language": language, "text_size": text_size, "reduced_motion": True}
    width, height, density = DEVICES[device]
    with stage(ui, Device(width, height, density), scene, **settings) as app:
        if change is not None:
            change(app)
            ui.advance(0.5)
        found = audit_layout(app.router, (width, height), (*LONG_NAMES, WIDEST_NAME))
    return {kind: entries for kind, entries in found.items() if entries}


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_stands_the_longest_words(ui: UI, scene: str) -> None:
    assert problems_of(ui, scene, *HARDEST) == {}


@pytest.mark.parametrize(("number", "scene"), list(enumerate(SCENES))[::2])
def test_half_of_them_stand_another_window_too(ui: UI, number: int, scene: str) -> None:
    assert problems_of(ui, scene, *OTHERS[number // 2 % len(OTHERS)]) == {}


@pytest.mark.parametrize("scene", ["choose", "reveal"])
def test_the_round_can_be_read_in_letters_half_as_large_again(ui: UI, scene: str) -> None:
    assert problems_of(ui, scene, "tablet", "en", 150) == {}


@pytest.mark.parametrize("device", ["phone", "sideways", "tablet"])
def test_what_may_be_taken_in_okiya_is_explained_beside_everything_else(ui: UI, device: str) -> None:
    def explain(app: Any) -> None:
        tiles = app.router.screen.board.tiles
        app.router.screen.take(next(tile.square for tile in tiles if tile.dimmed and not tile.painter))

    assert problems_of(ui, "okiya-game", device, "ru", 200, explain) == {}


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
@pytest.mark.parametrize("scene", ["okiya-hint", "okiya-opening"])
def test_which_game_of_okiya_it_is_fits_beside_the_icons_and_the_voice(ui: UI, scene: str, language: str) -> None:
    def speak(app: Any) -> None:
        app.preferences.change(narration=True)

    assert problems_of(ui, scene, "small phone", language, 100, speak) == {}


@pytest.mark.parametrize(("scene", "language"), [("okiya-swap", "ru"), ("okiya-facing", "fr"), ("okiya-asked", "es")])
def test_the_largest_letters_leave_the_garden_of_okiya_its_room_on_a_small_phone(
    ui: UI, scene: str, language: str
) -> None:
    assert problems_of(ui, scene, "small phone", language, 200) == {}


@pytest.mark.parametrize("device", ["phone", "sideways", "small phone", "tablet"])
def test_the_curtain_has_room_for_the_widest_name(ui: UI, device: str) -> None:
    def rename(app: Any) -> None:
        screen = app.router.screen
        screen.name, screen.advice = WIDEST_NAME, screen.advice.replace(screen.name, WIDEST_NAME)
        ui.advance(0.5)
        call = box_of(screen.ids.call)
        assert call.bottom >= 0 and call.top <= ui.window.height

    assert problems_of(ui, "handoff", device, "ru", 200, rename) == {}


@pytest.mark.parametrize("scene", ["choose", "choose-card", "choose-six", "choose-court"])
def test_a_tablet_held_upright_has_large_cards_over_its_whole_width(ui: UI, scene: str) -> None:
    with stage(ui, Device(*DEVICES["upright tablet"]), scene, language="fr", reduced_motion=True) as app:
        faces = app.router.screen.hand.faces
        assert min(face.width for face in faces) >= dp(120)


@pytest.mark.parametrize("scene", ["reveal-six", "question"])
def test_six_cards_on_an_upright_tablet_are_larger_than_on_a_phone(ui: UI, scene: str) -> None:
    with stage(ui, Device(*DEVICES["upright tablet"]), scene, language="fr", reduced_motion=True) as app:
        assert min(slot.width for slot in app.router.screen.row.slots) >= dp(95)


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.startswith(GAME_SCENES)])
@pytest.mark.parametrize(("language", "text_size"), [("fr", 100), ("ru", 200)])
def test_a_game_stands_a_tablet_held_upright(ui: UI, scene: str, language: str, text_size: int) -> None:
    assert problems_of(ui, scene, "upright tablet", language, text_size) == {}


def test_what_grows_over_the_garden_is_found(ui: UI) -> None:
    def grow(app: Any) -> None:
        app.router.screen.ids.buttons.ids.main.height = dp(700)

    assert problems_of(ui, "choose", "tablet", "en", 100, grow)["upon_the_garden"]


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_a_question_and_where_its_answers_lead_are_read_in_the_largest_letters(ui: UI, device: str) -> None:
    with stage(ui, Device(*DEVICES[device]), "question", language="ru", text_size=200, reduced_motion=True) as app:
        screen = app.router.screen
        assert screen.ids.said.height <= screen.ids.speech.height + 1
        said = screen.results or screen.question.back_text + screen.question.forwards_text
        assert "Никто не двигается" in said and "ячейка 3" in said
        assert screen.question.top <= screen.ids.foot.top and ui.sees("ячейка 3")


@pytest.mark.parametrize(
    ("device", "scene"), [("phone", "reveal-six"), ("tablet", "reveal-six"), ("phone", "replay-step")]
)
def test_no_line_of_a_long_sentence_is_cut_through_its_letters(ui: UI, device: str, scene: str) -> None:
    with stage(ui, Device(*DEVICES[device]), scene, language="ru", text_size=200, reduced_motion=True) as app:
        words, room = app.router.screen.ids.prompt.ids.words, app.router.screen.ids.speech.height
        line = words.texture_size[1] / len(words._label._cached_lines)
        assert words.height <= room + 1 or room % line < 1


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_buttons_of_the_pace_have_one_height(ui: UI, text_size: int) -> None:
    with stage(ui, Device(*DEVICES["phone"]), "reveal", language="ru", text_size=text_size) as app:
        assert app.router.screen.ids.again.height == app.router.screen.ids.skip.height


def test_of_two_answers_both_are_in_full_ink_and_the_one_on_show_has_a_bar(ui: UI) -> None:
    with stage(ui, Device(*DEVICES["phone"]), "question", language="en", reduced_motion=True) as app:
        results = ui.widgets("AnswerResult")
        assert {tuple(result.color) for result in results} == {tuple(theme.ink)}
        for _ in range(2):
            marked = [result.text for result in results if result.marked]
            question = app.router.screen.question
            assert marked == [question.forwards_text if question.shown == "+" else question.back_text]
            ui.advance(2.0, 0.1)


@pytest.mark.parametrize(("device", "language"), [("tablet", "ru"), ("small phone", "fr"), ("sideways", "ru")])
def test_the_main_button_has_one_line_before_the_hint_has_a_word(ui: UI, device: str, language: str) -> None:
    with stage(ui, Device(*DEVICES[device]), "choose-card", language=language, reduced_motion=True) as app:
        main = app.router.screen.ids.buttons.ids.main
        assert len(main.ids.words._label._cached_lines) == 1


def test_cards_on_a_phone_held_sideways_are_wide_enough_to_be_read(ui: UI) -> None:
    with stage(ui, Device(*DEVICES["sideways"]), "choose-card", language="fr", reduced_motion=True) as app:
        assert min(face.width for face in app.router.screen.hand.faces) >= dp(52)


@pytest.mark.parametrize(("scene", "least"), [("replay", 3), ("replay-six", 3)])
def test_most_hands_of_a_replay_are_seen_at_once_on_a_phone(ui: UI, scene: str, least: int) -> None:
    with stage(ui, Device(*DEVICES["phone"]), scene, language="en", reduced_motion=True) as app:
        hands = app.router.screen.hands
        assert hands.height >= least * hands.lines[0].height
        first = hands.lines[0].ids.cards
        assert first.faces[0].x == first.x, "the cards begin beside the emblem"
        assert first.faces[0].width >= dp(36)


@pytest.mark.parametrize("scene", ["choose-six", "question", "replay-six"])
def test_six_painters_fit_over_the_garden_of_a_narrow_tablet(ui: UI, scene: str) -> None:
    assert problems_of(ui, scene, "narrow tablet", "fr", 100) == {}


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_longest_names_of_a_ranking_stand_whole_on_a_phone_held_sideways(ui: UI, language: str) -> None:
    assert problems_of(ui, "scoring-six", "sideways", language, 100) == {}
