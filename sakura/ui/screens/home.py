"""The first screen: the garden, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

from sakura.i18n.translation import _, ngettext
from sakura.storage.games import Note
from sakura.ui.form import TABLET
from sakura.ui.keeping import tell_what_was_lost
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.sheets import open_games
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.fade import Fade  # noqa: F401 - the kv file uses it
from sakura.ui.widgets.picture import Picture  # noqa: F401 - likewise
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - likewise
from sakura.ui.widgets.tile import Tile, TileRow  # noqa: F401 - likewise

# The upright painting, in shares of its height.
SKY = 0.14  # above the sun; it goes first
ABOVE_TORII = 0.33
BELOW_EMPEROR = 0.33
WIDTH = 0.75

# The wide painting likewise.
WIDE_WIDTH = 1.6
WIDE_ABOVE_TORII = 0.35
ABOVE_MOON = 0.05  # and a little of the dark round it
USUALLY_BELOW = 0.15  # of what is lost
MOST_BELOW = 0.14  # then the painter in front would lose more than the feet
UNDER_NAME = 14  # dp between the name in the sky and the torii


class Entry(NamedTuple):
    """A button of the menu; it is there only if its screen is."""

    screen: str
    words: Callable[[], str]
    icon: str


ENTRIES = (
    Entry("table", lambda: _("New game"), "ui_plus"),
    Entry("okiya", lambda: _("Okiya"), "ui_okiya"),
    Entry("learn", lambda: _("Learn to play"), "ui_learn"),
    Entry("records", lambda: _("Records"), "ui_records"),
    Entry("settings", lambda: _("Settings"), "ui_settings"),
)


class HomeScreen(FloatLayout):
    """A picture of the garden and a short menu. Pictures come after the first frame: the menu shall be quick."""

    at_once = True
    above = BooleanProperty(False)
    head_height = NumericProperty(0)
    """How far down the name goes: remarks lie below it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._icons: list[tuple[Any, str]] = []

    def enter(self) -> None:
        """Show what is possible now."""
        self._fill_menu()
        if self.ids.hero.art:
            self._add_icons()
        else:
            Window.bind(on_flip=self._wait)
        theme.bind(form=self._change_form)
        Clock.schedule_once(lambda _seconds: self._tell_what_was_lost(), 0)

    def leave(self) -> None:
        """No longer follow the window."""
        theme.unbind(form=self._change_form)

    def enter_again(self) -> None:
        """The games in progress have changed."""
        self._fill_menu()
        self._add_icons()

    def buttons(self) -> list[Any]:
        """Everything in the menu, in order."""
        return [*reversed(self.ids.first.children), *reversed(self.ids.others.children)]

    @staticmethod
    def keep_in_sight(width: float, height: float) -> float:
        """How the upright painting lies in a room that is too low for it: torii, Emperor and tree are what stays."""
        lost = 1 - WIDTH * height / width if width > 0 else 0
        if lost <= SKY:
            return 0.0
        below = (lost - SKY) * BELOW_EMPEROR / (BELOW_EMPEROR + ABOVE_TORII - SKY)
        return below / lost

    @staticmethod
    def has_sky_for(width: float, height: float, name: float) -> bool:
        """Whether the wide painting has so much sky above the torii, in a room of that size, as a name needs."""
        lost, sky = _lost_and_sky(width, height, name)
        return lost - sky <= MOST_BELOW and sky > 0

    @staticmethod
    def keep_sky(width: float, height: float, name: float, night: bool) -> float:
        """How the wide painting lies: the torii under the name, and the moon whole if that can be."""
        lost, sky = _lost_and_sky(width, height, name)
        if lost <= 0:
            return 0.0
        below = max(lost * USUALLY_BELOW, lost - sky)
        if night and lost - ABOVE_MOON <= MOST_BELOW:
            below = max(below, lost - ABOVE_MOON)
        return below / lost

    def _fill_menu(self) -> None:
        app = running_app()
        games = app.home.games.notes()
        known = [entry for entry in ENTRIES if app.router.knows(entry.screen)]
        self._icons.clear()
        self.ids.first.clear_widgets()
        if games:
            self.ids.first.add_widget(self._continue_card(games))
        for entry in known[:1]:
            button = self._ready(InkButton(kind="quiet" if games else "primary"), entry)
            button.size_hint_y = 1 if games and theme.form == TABLET else None  # as high as its neighbour
            self.ids.first.add_widget(button)
        self.ids.others.show(*(self._ready(Tile(), entry) for entry in known[1:]))

    def _continue_card(self, games: dict[str, Note]) -> Any:
        """One game is gone on with at once; of several one is chosen."""
        from sakura.ui.widgets.continue_card import ContinueCard
        from sakura.ui.words import how_far, some_names

        name, note = next(iter(games.items()))
        if len(games) == 1:
            words = _("{names} · {far}") if not theme.large else "{far}"
            remark = words.format(names=some_names(note.names), far=how_far(note))
            action: Callable[[], Any] = partial(running_app().resume, name)
        else:
            remark = ngettext("{count} game in progress", "{count} games in progress", len(games))
            remark, action = remark.format(count=len(games)), open_games
        card = ContinueCard(text=_("Continue"), remark=remark)
        card.bind(on_release=lambda _card: action())
        self._icons.append((card, "ui_play"))
        return card

    def _ready(self, button: Any, entry: Entry) -> Any:
        """A button that leads to a screen."""
        button.text = entry.words()
        button.bind(on_release=lambda _button: running_app().router.go(entry.screen))
        self._icons.append((button, entry.icon))
        return button

    def _wait(self, _window: object) -> None:
        """The first frame is about to be shown; after it there is time for the picture."""
        Window.unbind(on_flip=self._wait)
        Clock.schedule_once(self._unroll, 0)

    def _add_icons(self) -> None:
        for button, icon in self._icons:
            button.icon = icon

    def _unroll(self, _seconds: float) -> None:
        self._add_icons()
        self._choose_picture()
        self.ids.cloud.art = "cloud_band"
        for part in (self.ids.hero, self.ids.cloud):
            part.opacity = 0
            Animation(opacity=1, duration=theme.seconds("move")).start(part)

    def _tell_what_was_lost(self) -> None:
        app = running_app()
        if self.parent is not None:
            tell_what_was_lost(app.home, app.resume)

    def _change_form(self, *_: object) -> None:
        self.enter_again()
        self._choose_picture()

    def _choose_picture(self) -> None:
        self.ids.hero.art = "hero_portrait" if theme.form == "upright" else "hero_landscape"


def _lost_and_sky(width: float, height: float, name: float) -> tuple[float, float]:
    """Shares of the wide painting's height: what has no room, and what of it may be lost above the torii."""
    whole = max(1, height, width / WIDE_WIDTH)
    return 1 - height / whole, WIDE_ABOVE_TORII - (name + dp(UNDER_NAME)) / whole


load_kv(__file__)
