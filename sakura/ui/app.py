"""The app: settings, theme, screens and the game that is being played."""

from __future__ import annotations

import gc
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from sakura.device.door import Device
from sakura.storage.home import Home
from sakura.storage.kept import OKIYA
from sakura.storage.settings import Settings, Values
from sakura.ui.keeping import tell_failure, tell_losses
from sakura.ui.language import speak
from sakura.ui.presence import Presence
from sakura.ui.router import Router
from sakura.ui.screens.catalogue import add_screens
from sakura.ui.theme import theme

ESCAPE = 27  # also Android's back key
SETTLED = 0.5  # seconds between two looks where the bars and the notch are; a phone knows only after a moment


class SakuraApp(App):
    """One window, one router, one sitting; a home for what is kept and a device, stand-ins if none are given."""

    title = "Sakura"
    use_kivy_settings = False

    def __init__(
        self, settings: Settings | None = None, home: Home | None = None, device: Device | None = None, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self.home = home or Home.in_memory()
        self.device = device or _stand_in()
        self.preferences = self.home.open_settings() if settings is None else self.home.follow(settings)
        self._flow: Any = None
        self._okiya: Any = None
        self.lesson: Any = None  # the driver of the first game that was begun last
        self._keyboard: Any = None
        self._own_box: Any = None
        self._records: Any = None
        self.narrator: Any = None
        self._ends: list[Any] = []

    @property
    def flow(self) -> Any:
        """The driver of the game; the engine and the bots are loaded when it is first needed."""
        if self._flow is None:
            from sakura.ui.game_flow import GameFlow

            self._flow = GameFlow(self.router, self.home.games, self._keep_record)
        return self._flow

    @property
    def sitting(self) -> Any:
        """The sitting that is open, or None."""
        return self._flow.sitting if self._flow is not None else None

    @property
    def okiya(self) -> Any:
        """The driver of the second game; loaded when it is first needed."""
        if self._okiya is None:
            from sakura.ui.okiya.flow import OkiyaFlow

            self._okiya = OkiyaFlow(self.router, self.home.games, self._keep_match)
        return self._okiya

    @property
    def keyboard(self) -> Any:
        """The focus ring and its keys, loaded with the first key that is pressed."""
        if self._keyboard is None:
            from sakura.ui.focus.keyboard import Keyboard

            self._keyboard = Keyboard(self.router, lambda: self.preferences.values.switch_scanning)
            self._ends.append(self._keyboard.close)
        return self._keyboard

    @property
    def own_box(self) -> Any:
        """The printed box of this device's owner; loaded when it is first needed."""
        if self._own_box is None:
            from sakura.storage.own_box import BoxShelf

            self._own_box = BoxShelf.in_home(self.home)
        return self._own_box

    @property
    def records(self) -> Any:
        """The games that are over, and what they add up to; loaded when they are first needed."""
        if self._records is None:
            from sakura.storage.records import Records

            self._records = Records.in_home(self.home)
        return self._records

    def cards_and_garden(self) -> tuple[Any, Any]:
        """What new games are played with: the owner's box if that is wanted and complete, else what is shipped."""
        from sakura.storage.assets import load_deck, load_garden

        if self.preferences.values.own_box and not self.own_box.box.problems():
            return self.own_box.box.finish()
        return load_deck(), load_garden()

    def build(self) -> Router:
        """The root of everything that is seen."""
        self._follow(self.preferences.values)
        self.router = Router()
        self._measure()
        add_screens(self.router)
        self.router.home("home")
        return self.router

    def on_start(self) -> None:
        """Listen to the window, the settings and the touches."""
        Window.bind(on_keyboard=self._on_key, size=self._measure)
        Window.bind(on_key_down=self._on_key_down, on_key_up=self._on_key_up)
        Window.bind(on_minimize=self._cover, on_hide=self._cover)
        self._ends.append(self.preferences.watch(self._follow))
        self.home.writer.on_failure = tell_failure
        self._ends.append(self.preferences.watch(self._narrate))
        self._narrate(self.preferences.values)
        self._ends.append(Presence(self.router, self.device).close)
        # A phone that is turned upside down keeps its size, and nobody tells that its notch is on the other side.
        self._ends.append(Clock.schedule_interval(self._measure, SETTLED).cancel)
        Clock.schedule_once(self._hear, 0)

    def on_stop(self) -> None:
        """Write what is left, and let go of what would outlive the app."""
        Window.unbind(on_keyboard=self._on_key, size=self._measure)
        Window.unbind(on_key_down=self._on_key_down, on_key_up=self._on_key_up)
        Window.unbind(on_minimize=self._cover, on_hide=self._cover)
        if self.narrator is not None:
            self.narrator.close()
        for end in self._ends:
            end()
        self._ends.clear()
        for flow in self._flows():
            flow.leave()
        self.router.clear()
        if self._records is not None:
            self._records.close()
        self.home.close()

    def on_pause(self) -> bool:
        """Out of sight: no hand stays open, and everything is written, for the app may not come back."""
        self._cover()
        for flow in self._flows():
            flow.keep()
        self.home.writer.flush()
        return True

    def on_resume(self) -> None:
        """Back in sight: the device may look otherwise, some forget to draw, and the bars may have come or gone."""
        self._follow(self.preferences.values)
        Window.update_viewport()
        self._measure()
        Window.canvas.ask_update()

    def resume(self, name: str) -> None:
        """Go on with a game in progress; if nothing of it can be used, the home screen says so."""
        if not self._flow_of(name).resume(name):
            self.router.home("home")
        else:
            tell_losses(self.home)

    def drop(self, name: str) -> None:
        """Take a game off the shelf, whether it is on the table or not."""
        self._flow_of(name).drop(name)

    def go_home(self) -> None:
        """Leave whatever is up; an open game stays where it is."""
        for flow in self._flows():
            flow.rest()
        self.router.home("home")

    def give_up(self, flow: Any = None) -> None:
        """End the game on the table, or what another driver has there, without a winner."""
        (flow or self.flow).give_up()
        self.router.home("home")

    def _cover(self, *_: object) -> None:
        """Leave no hand open, nor read one on: a minimised window is a picture in the bar, and comes back so."""
        self.device.hush()
        for flow in self._flows():
            flow.cover()

    def _flows(self) -> list[Any]:
        """The drivers of the games that have been loaded."""
        return [flow for flow in (self._flow, self._okiya, self.lesson) if flow is not None]

    def _flow_of(self, name: str) -> Any:
        note = self.home.games.notes().get(name)
        return self.okiya if note is not None and note.game == OKIYA else self.flow

    def _follow(self, values: Values) -> None:
        """Let everything look and sound as the player has set it."""
        from sakura.ui.appearance import is_night

        theme.night = is_night(values.theme)
        theme.contrast = values.theme == "contrast"
        theme.text_scale = values.text_size / 100
        theme.reduced_motion = values.reduced_motion
        theme.speed = values.speed
        theme.left_handed = values.left_handed
        theme.narration = values.narration
        Window.clearcolor = theme.paper
        if speak(values.language) and hasattr(self, "router"):
            self.router.rebuild()

    def _keep_record(self, sitting: Any) -> Any:
        """A game is over; where it is kept comes back."""
        return self.records.library.place_of(self.records.keep(sitting))

    def _keep_match(self, sitting: Any) -> Any:
        """A match of Okiya is over; where it is kept comes back."""
        import time

        from sakura.storage.okiya_games import keep_okiya

        name = self.records.keep_game(keep_okiya(sitting, int(time.time())))
        return self.records.library.place_of(name)

    def _narrate(self, values: Values) -> None:
        """Let somebody speak, or be silent."""
        if values.narration and self.narrator is None:
            from sakura.ui.narration.narrator import Narrator

            self.narrator = Narrator(self)
        elif not values.narration and self.narrator is not None:
            self.narrator.close()
            self.narrator = None

    def _measure(self, *_: object) -> None:
        """Take the size of the window, less what a notch or a bar lies over."""
        left, top, right, bottom = self.router.insets = self.device.insets()
        theme.measure(Window.width - left - right, Window.height - top - bottom)

    def _hear(self, _seconds: float) -> None:
        from sakura.ui.sound import Ear

        ear = Ear(self.preferences, self.device)
        self._ends.append(ear.close)
        gc.enable()  # it was put off until something is on the screen

    def _on_key(self, _window: object, key: int, *_: object) -> bool:
        """Escape and the back key go back; at the very beginning they leave the app."""
        return key == ESCAPE and self.router.back()

    def _on_key_down(self, *key: Any) -> bool:
        return bool(self.keyboard.key_down(*key))

    def _on_key_up(self, *key: Any) -> bool:
        return bool(self._keyboard is not None and self._keyboard.key_up(*key))


def _stand_in() -> Device:
    from sakura.device.stand_in import StandIn

    return StandIn()


def run() -> None:
    """Open the window and play, with everything kept in the folder that the device has for it."""
    from sakura.device.door import ThisDevice
    from sakura.device.folders import storage_folder
    from sakura.ui.mishaps import go_on_after_mishaps

    app = SakuraApp(home=Home.on_disk(storage_folder()), device=ThisDevice())
    go_on_after_mishaps(app)
    app.run()
