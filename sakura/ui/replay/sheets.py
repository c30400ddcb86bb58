"""The sheets of a replay: its menu, whose hands are open, and who plays on from here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.i18n.translation import _
from sakura.session.branching import branch
from sakura.session.seats import Seat
from sakura.session.watching import Watching
from sakura.ui.kv import load_kv
from sakura.ui.replay.hands import HandLine
from sakura.ui.running import running_app
from sakura.ui.table_plan import LEVEL_CHOICES, USUAL_LEVEL
from sakura.ui.widgets.button import InkButton, Touch
from sakura.ui.widgets.choice import ChoiceRow
from sakura.ui.widgets.label import Heading, Words
from sakura.ui.widgets.plate import Plate
from sakura.ui.widgets.sheet import Menu, Sheet
from sakura.ui.widgets.switch import SwitchRow
from sakura.ui.words import level_word

ROW = 92  # dp of a hand above its words


class ReplayMenu(Menu):
    """What can be done with the game on show."""

    def __init__(self, screen: Any, **kwargs: Any) -> None:
        super().__init__(title=_("Replay"), **kwargs)
        self.screen = screen
        play_on = self.offer(_("Play on from here"), self._play_on, icon="ui_branch", kind="primary")
        play_on.disabled = not screen.can_play_on
        self.fill(
            play_on,
            self.offer(_("Whose hands are open"), screen.open_eyes, icon="ui_eye"),
            *([self.offer(_("Share"), self._share, icon="ui_share")] if screen.kept is not None else []),
            self.offer(_("Settings"), lambda: running_app().router.go("settings"), icon="ui_settings"),
            self.offer(_("Leave the replay"), running_app().router.back, icon="ui_back"),
        )

    def _share(self) -> None:
        from sakura.ui.records.sharing import ShareSheet

        ShareSheet(self.screen.kept, self.screen.watching.replay).open()

    def _play_on(self) -> None:
        BranchSheet(self.screen.watching).open()


class EyesRow(Touch, Plate, BoxLayout):
    """One way of looking: everyone's hands, or those of one painter."""

    art = StringProperty("")
    text = StringProperty("")
    value = ObjectProperty(None, allownone=True)
    chosen = BooleanProperty(False)


class EyesSheet(Sheet):
    """All hands, or one seat's view; below, the hands themselves as they are at this moment."""

    def __init__(self, screen: Any, **kwargs: Any) -> None:
        super().__init__(title=_("Whose hands are open"), **kwargs)
        watching = screen.watching
        rows = [EyesRow(art="ui_eye", text=_("All hands"), value=None)]
        for number, seat in enumerate(watching.replay.seats):
            rows.append(EyesRow(art="emblem_" + seat.painter, text=seat.name, value=number))
        for row in rows:
            row.chosen = row.value == watching.eyes
            row.bind(on_release=lambda touched: self._take(screen, touched.value))
        self.fill(*rows, Heading(text=_("The hands at this moment")), *_lines(screen))

    def _take(self, screen: Any, eyes: int | None) -> None:
        self.close()
        screen.look_through(eyes)


def _lines(screen: Any) -> list[HandLine]:
    """The open hands, one below the other, each told in words at a touch."""
    lines, watching = [], screen.watching
    cards = watching.moment.view.cards.cards
    for seat, hand in watching.open_hands().items():
        line = HandLine(painter=watching.painters()[seat], hint=watching.names()[seat], height=dp(ROW))
        line.bind(on_release=lambda _line, chosen=seat: screen.open_hand(chosen))
        line.ids.cards.lay([cards[order] for order in hand], None)
        lines.append(line)
    return lines


class BranchSheet(Sheet):
    """Who is played by a person from here on, and how strong the bots in the other seats are."""

    def __init__(self, watching: Watching, **kwargs: Any) -> None:
        super().__init__(title=_("Play on from here"), **kwargs)
        self.watching = watching
        self.rows = [SwitchRow(text=seat.name, active=at in _people(watching)) for at, seat in _numbered(watching)]
        self.levels = ChoiceRow(options=[(level, level_word(level)) for level in LEVEL_CHOICES if level is not None])
        self.levels.value = _usual_level(watching)
        self.levels.bind(on_choose=lambda _row, level: setattr(self.levels, "value", level))
        begin = InkButton(text=_("Play on"), icon="ui_play", kind="primary")
        begin.bind(on_release=lambda _button: self.begin())
        self.fill(
            Words(text=_("The game goes on from this moment. It does not count in the statistics.")),
            Heading(text=_("Played by a person")),
            *self.rows,
            Heading(text=_("How the bots play")),
            self.levels,
            begin,
        )

    def begin(self) -> None:
        """Take the table up."""
        seats = [self._seat(at, seat) for at, seat in _numbered(self.watching)]
        sitting = branch(self.watching.replay, self.watching.at, seats)
        self.close()
        running_app().flow.take_up(sitting)

    def _seat(self, at: int, seat: Seat) -> Seat:
        if self.rows[at].active:
            return replace(seat, level=None)
        keeps_character = _plain_level(seat) == self.levels.value
        return seat if keeps_character else replace(seat, level=self.levels.value)


def _numbered(watching: Watching) -> list[tuple[int, Seat]]:
    return list(enumerate(watching.replay.seats))


def _people(watching: Watching) -> set[int]:
    """At first the seat whose eyes are open, else the people who played."""
    if watching.eyes is not None:
        return {watching.eyes}
    return {at for at, seat in _numbered(watching) if seat.is_person} or {0}


def _usual_level(watching: Watching) -> str:
    """The level of the first bot at the table, if it is one to choose."""
    levels = [_plain_level(seat) for _at, seat in _numbered(watching) if not seat.is_person]
    return next((level for level in levels if level in LEVEL_CHOICES), USUAL_LEVEL)


def _plain_level(seat: Seat) -> str:
    """The level of a seat without the character of the bot; a person has none."""
    return (seat.level or "").partition(":")[0]


load_kv(__file__)
