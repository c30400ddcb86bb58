"""The first screen: the garden, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.floatlayout import FloatLayout

from sakura.i18n.translation import _, ngettext
from sakura.storage.games import Note
from sakura.ui.keeping import tell_what_was_lost
from sakura.ui.kv import load_kv
from sakura.ui.sheets import open_games
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton
from sakura.ui.widgets.picture import Picture  # noqa: F401 - the kv file uses it


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
        theme.bind(form=self._choose_picture)
        Clock.schedule_once(lambda _seconds: self._tell_what_was_lost(), 0)

    def leave(self) -> None:
        """No longer follow the window."""
        theme.unbind(form=self._choose_picture)

    def enter_again(self) -> None:
        """The games in progress have changed."""
        self._fill_menu()
        self._add_icons()

    def _fill_menu(self) -> None:
        app: Any = App.get_running_app()
        menu = self.ids.menu
        menu.clear_widgets()
        self._icons.clear()
        games = app.home.games.notes()
        if games:
            self._add_continue(games)
        for entry in ENTRIES:
            if app.router.knows(entry.screen):
                kind = "primary" if entry.screen == "table" and not games else "quiet"
                self._add(entry.words(), entry.icon, kind, partial(app.router.go, entry.screen))

    def _add_continue(self, games: dict[str, Note]) -> None:
        """One game is gone on with at once; of several one is chosen."""
        from sakura.ui.widgets.continue_card import ContinueCard
        from sakura.ui.words import how_far, some_names

        name, note = next(iter(games.items()))
        if len(games) == 1:
            card = ContinueCard(text=_("Continue"), remark=_in_short(some_names(note.names), how_far(note)))
            card.bind(on_release=lambda _card: App.get_running_app().resume(name))
        else:
            remark = ngettext("{count} game in progress", "{count} games in progress", len(games))
            card = ContinueCard(text=_("Continue"), remark=remark.format(count=len(games)))
            card.bind(on_release=lambda _card: open_games())
        self._icons.append((card, "ui_play"))
        self.ids.menu.add_widget(card)

    def _add(self, words: str, icon: str, kind: str, action: Callable[[], Any]) -> None:
        button = InkButton(text=words, kind=kind)
        self._icons.append((button, icon))
        button.bind(on_release=lambda _button: action())
        self.ids.menu.add_widget(button)

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
        app: Any = App.get_running_app()
        if self.parent is not None:
            tell_what_was_lost(app.home, app.resume)

    def _choose_picture(self, *_: object) -> None:
        self.ids.hero.art = "hero_portrait" if theme.form == "upright" else "hero_landscape"


def _in_short(names: str, far: str) -> str:
    return _("{names} · {far}").format(names=names, far=far)


load_kv(__file__)
