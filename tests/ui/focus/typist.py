"""Somebody who plays by keys alone: presses them, looks where the ring is, and goes to what is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sakura.engine.setup import MOST_PLAYERS
from tests.ui.conftest import UI

KEYS = {
    "tab": 9,
    "enter": 13,
    "space": 32,
    "escape": 27,
    "backspace": 8,
    "up": 273,
    "down": 274,
    "right": 275,
    "left": 276,
    "home": 278,
    "end": 279,
    "page up": 280,
    "page down": 281,
    "+": 43,
    "-": 45,
    "F1": 282,
}
MOST_STOPS = 120
MOST_STEPS = 1200
Wanted = Callable[[Any], bool]


class Typist:
    """Ten fingers on a keyboard, none on the screen."""

    def __init__(self, ui: UI) -> None:
        self.ui = ui
        self.pressed = 0
        self.steps = 0

    def press(self, *names: str, hold: float = 0.02, modifiers: tuple[str, ...] = ()) -> None:
        """Keys one after the other, as the window gets them."""
        for name in names:
            self.pressed += 1
            self.down(name, hold=hold, modifiers=modifiers)
            self.up(name)

    def down(self, *names: str, hold: float = 0.02, modifiers: tuple[str, ...] = ()) -> None:
        """Keys go down and stay there; the same once more is how a keyboard repeats it."""
        window = self.ui.window
        for name in names:
            if not window.dispatch("on_key_down", KEYS[name], 0, None, list(modifiers)):
                window.dispatch("on_keyboard", KEYS[name], 0, None, list(modifiers))
            self.ui.advance(hold)

    def up(self, name: str) -> None:
        """A key goes up."""
        self.ui.window.dispatch("on_key_up", KEYS[name], 0)
        self.ui.advance(0.05)

    def write(self, text: str) -> None:
        """Letters, as the window gets them."""
        for letter in text:
            self.ui.window.dispatch("on_textinput", letter)
        self.ui.advance()

    @property
    def stop(self) -> Any:
        """What has the ring."""
        return self.ui.app.keyboard.current

    @property
    def ring(self) -> Any:
        """Where the ring is drawn; None if it is not."""
        return self.ui.app.keyboard.ring.box

    def go_to(self, wanted: Wanted, key: str = "tab") -> Any:
        """Press a key until the ring is on a widget that is wanted."""
        for _ in range(MOST_STOPS):
            if self.ring is not None and self.stop is not None and wanted(self.stop.widget):
                return self.stop.widget
            self.press(key)
        stops = [stop.widget for stop in self.ui.app.keyboard.stops()]
        raise AssertionError(f"none of {stops} is wanted; texts: {self.ui.texts()}")

    def do(self, key: str = "enter", **values: Any) -> None:
        """Go to the widget with these property values and touch it by a key."""
        self.go_to(lambda widget: all(getattr(widget, name, None) == value for name, value in values.items()))
        self.press(key)

    # A game

    def begin(self, players: int, people: int) -> None:
        """From the home screen to the first decision."""
        assert people <= players <= MOST_PLAYERS
        self.do(text="New game")
        self.ui.advance(0.3)
        screen = self.ui.app.router.screen
        self.go_to(lambda widget: getattr(widget, "value", None) == players and widget.parent is screen.count.__self__)
        self.press("enter")
        for number in range(1, people):
            self._seat_person(number)
        self.go_to(lambda widget: widget is screen.ids.start.__self__)
        self.press("enter")
        self.ui.advance(0.3)

    def _seat_person(self, number: int) -> None:
        screen = self.ui.app.router.screen
        who = screen.cards[number].ids.who.__self__
        self.go_to(lambda widget: widget is who)
        self.press("enter")
        self.go_to(lambda widget: getattr(widget, "value", "") is None)
        self.press("enter")

    def play(self) -> None:
        """Until the game is over."""
        while self.ui.app.sitting.stage != "over":
            self.go_on()
        self.ui.advance(0.3)

    def go_on(self) -> None:
        """One step towards the end."""
        self.steps += 1
        assert self.steps < MOST_STEPS, "the game does not end"
        stage, screen = self.ui.app.sitting.stage, self.ui.app.router.screen
        if stage == "curtain":
            self.open_curtain(screen)
        elif stage == "choose":
            self.choose(screen)
        elif stage == "question":
            answer = screen.question.children[self.pressed % 2]
            self.go_to(lambda widget: widget.parent is answer)
            self.press("enter")
        elif screen.mood == "scoring":
            self.do(kind="primary")
        elif screen.mood == "showing":
            self.do(text="Skip")
        self.ui.advance(0.05)

    def open_curtain(self, screen: Any) -> None:
        """Hold Enter as a finger would hold the emblem."""
        self.go_to(lambda widget: widget is screen.ids.knock.__self__)
        self.press("enter", hold=1.0)
        self.ui.advance(0.1)

    def choose(self, screen: Any) -> None:
        """Look at cards with left and right, play one, take it back now and then, end the turn."""
        sitting = self.ui.app.sitting
        if sitting.needs is None:
            if self.pressed % 7 == 0:
                self.press("backspace")
            elif len(sitting.people) > 1 or self.ui.app.preferences.values.unhurried:
                self.go_to(lambda widget: widget is screen.ids.buttons.ids.main.__self__)
                self.press("enter")
            else:
                self.ui.advance(1.0)
            return
        self.go_to(lambda widget: widget in screen.hand.faces)
        self.press("right", "right", "left")
        assert screen.hand.lifted is not None
        self.press("up" if self.pressed % 2 else "enter")
