"""The rules page: read, searched, jumped about in, and its ways in and out."""

from __future__ import annotations

from typing import Any

from sakura.engine.actions import GARDEN_ACTIONS, PAINTER_ACTIONS
from sakura.i18n.rules_chapters import CHAPTERS
from sakura.i18n.searching import find_words
from sakura.ui.learn.rule_pictures import PICTURES
from sakura.ui.theme import theme
from tests.ui.conftest import UI, Start
from tests.ui.test_choose import begin


def open_rules(ui: UI) -> Any:
    ui.app.router.go("learn")
    ui.advance(0.3)
    ui.press("Read the rules")
    ui.advance(0.6)
    return ui.app.router.screen


def words(ui: UI) -> list[str]:
    return [widget.plain for widget in ui.widgets("ParagraphWords")]


def is_in_view(screen: Any, widget: Any) -> bool:
    scroller = screen.ids.scroller
    top = widget.to_window(0, widget.top)[1]
    return bool(scroller.y <= top <= scroller.top + 1)


def test_the_page_is_read_searched_and_left(start: Start) -> None:
    """One page for all of it: it is long, and building it takes a while."""
    ui = start("small phone", theme="day")
    screen = open_rules(ui)
    check_words_and_pictures(ui)
    check_search(ui, screen)
    check_contents(ui, screen)
    check_way_to_the_printed_cards(ui, screen)


def check_words_and_pictures(ui: UI) -> None:
    parts = [part for chapter in CHAPTERS for section in chapter.sections for part in section.paragraphs]
    assert sorted(words(ui)) == sorted(part.text() for part in parts)
    assert {part.picture for part in parts} - {""} == set(PICTURES)
    assert {icon.code for icon in ui.widgets("ActionPicture")} == {*GARDEN_ACTIONS, *PAINTER_ACTIONS}
    assert len(ui.widgets("GardenPicture")) == 2 and len(ui.widgets("CardFace")) == 1
    ghosts = [garden._stage.preview.moves for garden in ui.widgets("GardenPicture") if garden._stage.preview.moves]
    assert ghosts == [[(0, 2, 5)]]


def check_search(ui: UI, screen: Any) -> None:
    everything = len(words(ui))
    screen.ids.field.text = "DISGRACE"
    ui.advance(0.1, 0.05)
    found = words(ui)
    assert 0 < len(found) < everything
    assert screen.hits == sum(bool(find_words(text, "disgrace")) for text in found) and ui.sees(f"{screen.hits} places")
    assert any("[u]disgrace[/u]" in text for text in ui.texts())
    before = screen.ids.scroller.scroll_y
    for _ in range(screen.hits):
        ui.tap(ui.find("IconButton", icon="ui_arrow_down"))
        assert is_in_view(screen, screen._places[screen._at])
    assert screen.ids.scroller.scroll_y < before
    screen.ids.field.text = "xyzzy"
    ui.advance(0.1, 0.05)
    assert words(ui) == [] and ui.sees("“xyzzy” is not in the rules.")
    assert [button.icon for button in screen.ids.tools.children] == ["ui_log"], "no place to jump to, but a way on"
    screen.ids.field.text = ""
    ui.advance(0.1, 0.05)
    assert len(words(ui)) == everything and screen.found == ""


def check_contents(ui: UI, screen: Any) -> None:
    ui.tap(ui.find("IconButton", icon="ui_log"))
    ui.advance(0.3, 0.1)
    ui.press("A round")
    ui.advance(0.2, 0.1)
    view = next(view for _title, views in screen.chapters for view in views if view.section.key == "round")
    assert is_in_view(screen, view)


def check_way_to_the_printed_cards(ui: UI, screen: Any) -> None:
    assert ui.sees("a reconstruction")
    screen.show_section("reconstruction")
    ui.advance(0.2, 0.1)
    ui.press("Enter the printed game")
    ui.advance(0.2, 0.1)
    assert ui.app.router.name == "box"
    assert ui.app.router.back() and ui.app.router.name == "rules"


def test_the_menu_of_a_game_leads_to_the_rules_and_back_to_the_same_hand(start: Start) -> None:
    ui = start("small phone", theme="day", curtain="tap")
    screen = begin(ui, 1, bots=2)
    hand = screen.hand.orders
    ui.tap(ui.find("IconButton", icon="ui_menu"))
    ui.advance(0.3)
    ui.press("Rules")
    ui.advance(0.3)
    assert ui.app.router.name == "rules" and len(ui.widgets("CardFace")) <= 1
    ui.app.router.back()
    ui.advance(0.3)
    assert ui.app.router.screen.hand.orders == hand


def card_with_names(ui: UI, scale: float) -> Any:
    from kivy.metrics import dp

    from sakura.ui.learn.rule_pictures import NamedCard

    theme.text_scale = scale
    card = ui.show(NamedCard(size_hint=(None, None), width=dp(380), pos=(20, 200)))
    ui.advance(0.1)
    return card


def test_the_line_to_the_number_crosses_nothing_on_the_card(ui: UI) -> None:
    card = card_with_names(ui, 1.0)
    face, points = card.face, card.leaders()["order"]
    x, y, disc, _ = face.disc_box
    assert (points[0], points[1]) == (x + disc / 2, y), "it begins at the edge of the disc, not on the number"
    assert points[2] == points[0] and points[3] < face.y, "straight down off the card"
    assert points[4] > face.right and points[5] == points[3]
    assert card.y <= points[3], "it does not reach into what follows"


def test_large_names_stand_below_the_card_with_pictures_instead_of_lines(ui: UI) -> None:
    card = card_with_names(ui, 2.0)
    assert card.ids.names.top <= card.face.y
    kinds = [[type(part).__name__ for part in reversed(card.ids[name].children)] for name in ("garden", "order")]
    assert kinds == [["ActionPicture", "Strong"], ["OrderNumber", "Strong"]]
    theme.text_scale = 1.0
    ui.advance(0.1)
    assert card.ids.order.children == [card.ids.order.ids.words]
