"""The replay screen: scrubbed by touch, step by step, by round and along the strip, and played on from anywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sakura.engine.events import CardsRevealed, CardStarted, RoundBegan, SakuraScored
from sakura.i18n.scoring_sentences import tree_sentence
from sakura.i18n.sentences import describe
from sakura.session.stages import CHOOSE, OVER, REVEAL
from sakura.ui import telling
from sakura.ui.garden.poses import EMPEROR
from sakura.ui.play.steps import WALKS
from sakura.ui.replay.hands import HandLine
from sakura.ui.replay.sheets import BranchSheet
from sakura.ui.replay.words import shown_sentence
from sakura.ui.shots.scenes_records import watch_game
from sakura.ui.shots.tables import SHORT_NAMES, play_until
from sakura.ui.theme import theme
from tests.ui.conftest import DEVICES, UI, Start, middle_of


def open_replay(start: Start, players: int = 4, **settings: Any) -> tuple[UI, Any]:
    ui = start(reduced_motion=True, **settings)
    screen = ui.app.router.go("replay", watching=watch_game(players, SHORT_NAMES))
    ui.advance(0.2)
    return ui, screen


def icon(ui: UI, hint: str) -> Any:
    return ui.find("IconButton", hint=hint)


def table_on_screen(screen: Any) -> tuple[Any, ...]:
    """What can be seen: where the pieces are drawn, what the bar counts, which trees have lost their blossoms."""
    poses = {piece: round(pose.along) for piece, pose in screen.garden._poses.items()}
    spaces = tuple(poses[painter] for painter in range(len(screen.bar.tabs)))
    tokens = tuple(int(tab.tokens) for tab in screen.bar.tabs)
    return poses[EMPEROR], spaces, tokens, frozenset(screen.garden.standing.scored)


def table_of(view: Any) -> tuple[Any, ...]:
    return view.emperor, view.spaces, view.tokens, frozenset(view.scored)


def drag_to_end(ui: UI, screen: Any) -> None:
    strip = screen.strip
    y = strip.to_window(*strip.center)[1]
    ui.drag((strip.place_of(strip.value), y), (strip.right - 2, y))


def test_scrubbed_to_the_end_it_is_the_final_table(start: Start) -> None:
    ui, screen = open_replay(start, 4)
    told = screen.watching.replay
    drag_to_end(ui, screen)
    assert screen.watching.is_at_end
    assert table_on_screen(screen) == table_of(told.moments[-1].view)
    final = told.record.final
    assert table_of(told.moments[-1].view)[:3] == (final["emperor"], tuple(final["spaces"]), tuple(final["tokens"]))
    assert ui.sees(describe(told.moments[-1].event, told.names()))


def test_the_card_in_play_is_told_while_its_steps_are_shown(start: Start) -> None:
    _ui, screen = open_replay(start, 4)
    told = screen.watching.replay
    expected = ""
    for moment in told.moments[: told.beginning_of(3)]:
        screen.go_to(moment.number)
        if isinstance(moment.event, CardStarted | RoundBegan | CardsRevealed):
            assert screen.card_words == ""
            expected = describe(moment.event, told.names()) if isinstance(moment.event, CardStarted) else ""
        else:
            assert screen.card_words in ("", expected)
            assert screen.card_words or not isinstance(moment.event, WALKS)


@pytest.mark.parametrize("device", ["phone", "sideways", "tablet", "upright tablet"])
def test_a_scoring_is_shown_one_painter_a_line(start: Start, device: str) -> None:
    ui, screen = open_replay(start, 4, device=device)
    told = screen.watching.replay
    scored = next(moment for moment in told.moments if isinstance(moment.event, SakuraScored))
    heard: list[str] = []
    end = telling.listen(heard.append)
    screen.go_to(scored.number)
    end()
    assert heard == [describe(scored.event, told.names())], "whoever listens hears all of it"
    ui.advance(0.3)
    ranks = ui.widgets("ScoringRank")
    names = [told.names()[painter] for painter in scored.event.ranking]
    assert [rank.words for rank in sorted(ranks, key=lambda rank: int(rank.rank))] == names
    assert all(rank.ids.said.height < 2 * theme.text_body for rank in ranks), "a name is one line"
    assert screen.sentence == tree_sentence(scored.event) and screen.row.parent is None
    assert screen.ids.said.height <= screen.ids.speech.height + 1
    assert screen.ranking.ids.ranks.height <= screen.ranking.height + 1 or device == "sideways"
    ui.tap(icon(ui, "Step before"))
    ui.advance(0.3)
    assert ui.widgets("ScoringRank") == [] and screen.row.parent is not None


def test_a_touch_tells_the_cards_on_the_table_in_words(start: Start) -> None:
    ui, screen = open_replay(start, 4)
    told = screen.watching.replay
    screen.go_to(next(moment.number for moment in told.moments if isinstance(moment.event, CardStarted)))
    ui.advance(0.2)
    ui.tap(screen.row)
    ui.advance(0.3)
    moment, sheet = screen.watching.moment, ui.find("OpenCardsSheet")
    assert [int(face.order) for face in cards_from_above(sheet)] == [order for order, _owner in moment.plays]
    assert all(ui.sees(told.names()[owner]) for _order, owner in moment.plays)


def test_a_touch_tells_an_open_hand_in_words(start: Start) -> None:
    ui, screen = open_replay(start, 2)
    ui.tap(screen.hands.lines[1])
    ui.advance(0.3)
    sheet = ui.find("OpenHandSheet")
    assert sheet.title == SHORT_NAMES[1]
    assert [int(face.order) for face in cards_from_above(sheet)] == screen.hands.lines[1].orders


def cards_from_above(sheet: Any) -> list[Any]:
    rows = reversed(sheet.ids.rows.children)
    return [face for row in rows for face in row.walk(restrict=True) if type(face).__name__ == "CardFace"]


def test_by_touch_round_after_round_and_step_after_step(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    told = screen.watching.replay
    while not screen.watching.is_at_end:
        ui.tap(icon(ui, "Next round"))
        assert table_on_screen(screen) == table_of(screen.watching.moment.view)
    ui.tap(icon(ui, "Round before"))
    begun = screen.watching.at
    assert isinstance(screen.watching.moment.event, RoundBegan)
    while not screen.watching.is_at_end:
        ui.tap(icon(ui, "Next step"))
        ui.advance(0.1)
        assert screen.sentence == shown_sentence(screen.watching.moment.event, told.names())
        assert table_on_screen(screen) == table_of(screen.watching.moment.view)
    assert screen.watching.at > begun + 4
    ui.tap(icon(ui, "Step before"))
    assert screen.watching.at == told.last - 1
    assert table_on_screen(screen) == table_of(told.moments[-2].view)


def test_it_walks_and_plays_by_itself_to_the_end_of_a_round(start: Start) -> None:
    ui = start(speed="fast")
    screen = ui.app.router.go("replay", watching=watch_game(3, SHORT_NAMES))
    ui.advance(0.2)
    ui.tap(icon(ui, "Let it play"))
    for _ in range(400):
        ui.advance(0.1, 0.1)
        if screen.watching.round == 2:
            break
    assert screen.watching.round == 2
    ui.tap(icon(ui, "Stop"))
    at = screen.watching.at
    ui.advance(3.0, 0.1)
    assert screen.watching.at == at
    assert table_on_screen(screen) == table_of(screen.watching.moment.view)


def test_letting_it_play_while_a_single_step_still_walks_plays_it_once(start: Start) -> None:
    ui = start()
    screen = ui.app.router.go("replay", watching=watch_game(3, SHORT_NAMES))
    walks = [isinstance(moment.event, WALKS) for moment in screen.watching.replay.moments]
    last_walk = next(at for at, walks_then in enumerate(walks[1:]) if walks[at] and not walks_then)
    screen.go_to(last_walk - 1)
    ui.advance(0.2)
    ui.tap(icon(ui, "Next step"))
    ui.tap(icon(ui, "Let it play"))
    ui.tap(icon(ui, "Stop"))
    at = screen.watching.at
    ui.advance(4.0, 0.1)
    assert screen.watching.at == at, "a second chain of steps runs on"
    ui.tap(icon(ui, "Let it play"))
    ui.app.router.back()
    ui.advance(4.0, 0.1)
    assert ui.app.router.name == "home"


def test_the_hands_under_the_choice_of_eyes_are_told_in_words(start: Start) -> None:
    ui, screen = open_replay(start, 4)
    screen.open_eyes()
    ui.advance(0.2)
    sheet = ui.find("EyesSheet")
    sheet.scroll_to_end()
    ui.advance(0.1)
    last = next(line for line in sheet.walk() if isinstance(line, HandLine) and line.hint == SHORT_NAMES[3])
    ui.tap(last)
    ui.advance(0.2)
    assert ui.find("OpenHandSheet").title == SHORT_NAMES[3]


def test_bots_with_a_character_keep_level_and_character_in_a_branch(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    levels = (None, "master:bold", "adept")
    told = screen.watching.replay
    told.seats = tuple(replace(seat, level=level) for seat, level in zip(told.seats, levels, strict=True))
    sheet = BranchSheet(screen.watching)
    sheet.open()
    ui.advance(0.2)
    assert sheet.levels.value == "master"
    sheet.begin()
    assert [seat.level for seat in ui.app.sitting.seats] == [None, "master:bold", "master"]


def test_all_hands_or_one_seats(start: Start) -> None:
    ui, screen = open_replay(start, 4)
    hands = screen.watching.moment.hands
    assert [line.orders for line in screen.hands.lines] == [sorted(hand) for hand in hands]
    ui.tap(icon(ui, "Whose hands are open"))
    ui.advance(0.2)
    ui.press(SHORT_NAMES[2])
    assert [line.orders for line in screen.hands.lines] == [sorted(hands[2])]
    ui.tap(icon(ui, "Next step"))
    assert isinstance(screen.watching.moment.event, CardsRevealed)
    assert [slot.order for slot in screen.row.slots] == [order for order, _ in screen.watching.moment.plays]
    ui.tap(icon(ui, "Step before"))
    assert [line.orders for line in screen.hands.lines] == [sorted(hands[2])]
    ui.tap(icon(ui, "Whose hands are open"))
    ui.advance(0.2)
    ui.press("All hands")
    assert len(screen.hands.lines) == 4


def test_it_can_be_played_on_from_here_to_an_end(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    ui.tap(icon(ui, "Next round"))
    before = screen.watching.replay.record.rounds[0]
    ui.tap(icon(ui, "Menu"))
    ui.advance(0.2)
    ui.press("Play on from here")
    ui.advance(0.2)
    for name in SHORT_NAMES[1:3]:
        ui.tap(ui.find("SwitchRow", text=name))
    ui.press("Novice")
    sheet = ui.find("BranchSheet")
    sheet.scroll_to_end()
    ui.advance(0.1)
    ui.press("Play on")
    ui.advance(0.2)
    sitting = ui.app.sitting
    assert (ui.app.router.name, sitting.stage, sitting.people) == ("choose", CHOOSE, (0,))
    assert [seat.level for seat in sitting.seats] == [None, "novice", "novice"]
    assert sitting.is_branch and sitting.record().decisions == list(before)
    play_until(sitting, lambda table: table.stage == OVER)
    ui.advance(0.3)
    assert ui.app.router.name == "end"


def test_from_the_middle_of_a_round_its_cards_are_shown_first(start: Start) -> None:
    ui, _screen = open_replay(start, 3)
    ui.tap(icon(ui, "Next step"))
    ui.tap(icon(ui, "Menu"))
    ui.advance(0.2)
    ui.press("Play on from here")
    ui.advance(0.2)
    ui.find("BranchSheet").begin()
    ui.advance(0.05)
    assert (ui.app.router.name, ui.app.sitting.stage) == ("reveal", REVEAL)


def test_the_end_cannot_be_played_on_from_and_back_leaves(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    drag_to_end(ui, screen)
    ui.tap(icon(ui, "Menu"))
    ui.advance(0.2)
    assert ui.find("InkButton", text="Play on from here").disabled
    ui.press("Leave the replay")
    assert ui.app.router.name == "home"


def test_turning_the_device_keeps_the_moment(start: Start) -> None:
    ui, screen = open_replay(start, 6)
    ui.touch(middle_of(screen.strip))
    at = screen.watching.at
    assert at == pytest.approx(screen.watching.replay.last / 2, abs=1)
    for step, device in enumerate(("sideways", "tablet", "small phone"), start=1):
        ui.resize(*DEVICES[device])
        ui.advance(2.0, 0.1)  # whoever was on the way has arrived
        assert table_on_screen(screen) == table_of(screen.watching.moment.view)
        ui.tap(icon(ui, "Next step"))
        assert screen.watching.at == at + step


def test_the_log_and_the_discards_tell_only_what_has_happened(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    for _ in range(2):
        ui.tap(icon(ui, "Next round"))
    ui.tap(icon(ui, "What has happened"))
    ui.advance(0.3)
    assert any(text == "Round 2" for text in ui.texts()) and not any(text == "Round 4" for text in ui.texts())
    ui.app.router.close_layers()
    ui.tap(icon(ui, "Discards"))
    ui.advance(0.2)
    orders = {int(face.order) for face in ui.widgets("CardFace")} - {
        order for hand in screen.watching.moment.hands for order in hand
    }
    assert orders == set(screen.watching.moment.view.discard)


def test_the_wheel_of_a_mouse_goes_nowhere_on_the_strip(start: Start) -> None:
    ui, screen = open_replay(start, 6)
    at = screen.watching.at
    ui.turn_wheel(screen.strip)
    assert screen.watching.at == at


def test_the_strip_is_a_slider_to_the_keys(start: Start) -> None:
    from sakura.ui.focus.doing import slide
    from sakura.ui.focus.stops import SLIDER, kind_of
    from sakura.ui.focus.walking import LEFT, RIGHT

    ui, screen = open_replay(start, 3)
    assert kind_of(screen.strip) == SLIDER
    for way, at in ((RIGHT, 1), (RIGHT, 2), (LEFT, 1), (LEFT, 0), (LEFT, 0)):
        slide(screen.strip, way)
        ui.advance(0.05)
        assert screen.watching.at == at


def test_another_language_keeps_the_place(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    ui.tap(icon(ui, "Next round"))
    at = screen.watching.at
    ui.app.router.rebuild()
    ui.advance(0.1)
    assert ui.app.router.screen is not screen
    assert ui.app.router.screen.watching.at == at


def test_every_step_is_told_once_and_heard_before_the_next(start: Start) -> None:
    told: list[str] = []
    ui, screen = open_replay(start, 3)
    ui.app.device.speaks = True
    end = telling.listen(told.append)
    ui.tap(icon(ui, "Let it play"))
    ui.advance(10.0, 0.1)
    assert told == [screen.sentence], "the second step waits"
    screen.look_through(0)
    assert len(told) == 1
    ui.app.device.speaks = False
    ui.advance(3.0, 0.1)
    assert len(told) > 1 and told[-1] == screen.sentence
    end()


def test_it_does_not_play_on_behind_a_sheet(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    ui.tap(icon(ui, "Let it play"))
    screen.ids.head.open_painters()
    at = screen.watching.at
    ui.advance(10.0, 0.1)
    assert screen.watching.at == at
    ui.app.router.back()
    ui.advance(3.0, 0.1)
    assert screen.watching.at > at


def test_the_hands_are_those_of_the_people_of_this_game(start: Start) -> None:
    ui, screen = open_replay(start, 3)
    ui.app.router.back()
    ui.app.router.go("replay", watching=watch_game(3, ("Otto", "Ida", "Max")))
    ui.advance(0.2)
    assert [line.hint for line in screen.hands.lines] == ["Otto", "Ida", "Max"]


def test_no_card_is_lifted_before_all_have_turned_over(start: Start) -> None:
    ui = start()
    screen = ui.app.router.go("replay", watching=watch_game(4, SHORT_NAMES))
    ui.advance(0.2)
    moments = screen.watching.replay.moments
    revealed = next(moment.number for moment in moments if isinstance(moment.event, CardsRevealed))
    screen.go_to(revealed - 1)
    screen.play_or_pause()
    for _ in range(400):
        ui.advance()
        if isinstance(screen.watching.moment.event, CardStarted):
            break
    assert screen.watching.moment.number == revealed + 1
    assert [slot.rank for slot in screen.row.slots] == [0, 1, 2, 3]
