"""The keyboard: the ring comes with the first key, goes from stop to stop, and goes away when somebody touches.

It asks the widget tree for stops whenever a key is pressed. A dialog or sheet keeps the ring to itself. Behind the
curtain there is no hand in the tree, so there is none to stop at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.window import Window

from sakura.ui.boxes import Box, as_read
from sakura.ui.focus import doing, keys
from sakura.ui.focus.ring import FocusRing
from sakura.ui.focus.stops import CARD, FIELD, GARDEN, SCROLL, SLIDER, Stop, find_stops
from sakura.ui.focus.walking import LEFT, RIGHT, UP, step, toward
from sakura.ui.widgets.layer import Layer

Watcher = Callable[[Stop, bool], None]  # where the ring is, and whether that was used just now
SCROLLING: Final = (keys.PAGE_UP, keys.PAGE_DOWN, keys.TO_START, keys.TO_END)


class Keyboard:
    """Turns keys into what a finger would do. ``two_keys`` asks whether Space goes on and Enter does."""

    def __init__(self, router: Any, two_keys: Callable[[], bool]) -> None:
        self._router = router
        self._two_keys = two_keys
        self._watchers: list[Watcher] = []
        self._left: dict[int, Stop] = {}  # where the ring was when a layer came over it
        self._scene: Any = None
        self._pressed: Stop | None = None
        self._is_held = False  # the key that does things is down; keyboards repeat it
        self._wish: Stop | None = None  # where the player put the ring, also while it cannot be there
        self._watch: Any = None
        self._shortcuts: dict[str, Callable[[], bool]] = {
            keys.HELP: self._open_help,
            keys.TAKE_BACK: self._take_back,
            keys.CLOSER: lambda: self._garden(lambda garden: doing.zoom(garden, True)),
            keys.WIDER: lambda: self._garden(lambda garden: doing.zoom(garden, False)),
        }
        self.current: Stop | None = None
        self.ring = FocusRing()
        router.add_widget(self.ring)
        Window.bind(on_touch_down=self._on_touch)

    def close(self) -> None:
        """Let go of the window."""
        Window.unbind(on_touch_down=self._on_touch)
        self._rest()
        self._router.remove_widget(self.ring)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Be told of every stop that gets the ring or is used; the returned function ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    @property
    def is_active(self) -> bool:
        """Whether the ring is shown."""
        return self._watch is not None

    # Keys

    def key_down(
        self, _window: object, key: int, _scancode: int, _text: str | None, modifiers: Collection[str]
    ) -> bool:
        """Answer a key; False leaves it to whoever else listens."""
        if self._is_held and self._does(key):
            return True
        field = self._written_field()
        if field is not None:
            return self._leave_field(field, key) and self._answer(key, modifiers, left_field=True)
        return self._answer(key, modifiers)

    def key_up(self, _window: object, key: int, *_: object) -> bool:
        """What was pressed is let go."""
        if not self._does(key):
            return False
        self._is_held = False
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        doing.release(pressed, pressed.is_in(self._router))
        if pressed.is_in(self._router):
            self._tell(pressed, used=True)
        return True

    def _does(self, key: int) -> bool:
        return keys.command_of(key, (), self._two_keys()) == keys.DO

    def _answer(self, key: int, modifiers: Collection[str], left_field: bool = False) -> bool:
        command = keys.command_of(key, modifiers, self._two_keys())
        if left_field and command not in (keys.NEXT, keys.PREVIOUS):
            return True
        if not command or command == keys.BACK:
            return False
        if "ctrl" in modifiers and command in keys.WAYS:
            return self._garden(lambda garden: doing.nudge(garden, command))
        act = self._shortcuts.get(command)
        return self._command(command) if act is None else act()

    def _command(self, command: str) -> bool:
        was_active = self.is_active
        self._is_held = self._is_held or command == keys.DO
        if not self._come():
            return False
        assert self.current is not None
        if command == keys.DO:
            if was_active and self._pressed is None:
                self._press(self.current)
        elif command in SCROLLING:
            self._scroll(command)
        elif self.current.kind == CARD and command in (LEFT, RIGHT, UP):
            self._choose_card(self.current, command)
        elif was_active:
            self._move(self.current, command)
        return True

    def _press(self, stop: Stop) -> None:
        self._pressed, self._wish = stop, stop
        doing.press(stop)

    def _move(self, current: Stop, command: str) -> None:
        stops = self.stops()
        if command == keys.NEXT:
            self._stand(step(stops, current, 1, self._two_keys()))
        elif command == keys.PREVIOUS:
            self._stand(step(stops, current, -1, self._two_keys()))
        elif not self._use_arrow(current, command):
            found = toward(stops, current, command)
            if not doing.scroll_to_more(current, found, command):
                self._stand(found)

    def _use_arrow(self, current: Stop, way: str) -> bool:
        """Some things move under the ring before the ring moves."""
        if current.kind == GARDEN:
            return doing.nudge(current.widget, way)
        if current.kind == SLIDER and way in (LEFT, RIGHT):
            doing.slide(current.widget, way)
            return True
        return current.kind == SCROLL and doing.scroll(current.widget, way)

    def _choose_card(self, current: Stop, way: str) -> None:
        """Left and right lift the neighbour, up plays what is lifted."""
        if way == UP:
            doing.press(current)
            return
        cards = [stop for stop in self.stops() if stop.host is current.host and stop.kind == CARD]
        at = cards.index(current)
        if current.host.lifted is not None:
            at = min(max(at + (1 if way == RIGHT else -1), 0), len(cards) - 1)
        chosen = cards[at]
        if chosen.host.lifted != int(chosen.widget.order):
            doing.press(chosen)
        self._stand(chosen)

    def _scroll(self, command: str) -> None:
        view = doing.find_view(self.current, self._find_scene())
        if view is not None and doing.scroll(view, command):
            self._tell(Stop(view, SCROLL), used=True)

    def _garden(self, act: Callable[[Any], object]) -> bool:
        """Do something to the garden, wherever the ring is."""
        garden = next((stop.widget for stop in self.stops() if stop.kind == GARDEN), None)
        if garden is not None:
            act(garden)
        return garden is not None

    def _take_back(self) -> bool:
        screen = self._router.screen
        if self._find_scene() is not screen or not getattr(screen, "can_take_back", False):
            return False
        screen.take_back()
        return True

    def _open_help(self) -> bool:
        from sakura.ui.sheets.keys import KeysSheet

        if not isinstance(self._find_scene(), KeysSheet):
            KeysSheet().open()
        return True

    # Lines to write in

    def _written_field(self) -> Any:
        """The line that is being written in."""
        return next((stop.widget for stop in self.stops() if stop.kind == FIELD and stop.widget.focus), None)

    def _leave_field(self, field: Any, key: int) -> bool:
        """Whether this key ends the writing; all others are the field's."""
        if key not in keys.WRITING or (key == keys.ENTER and field.multiline):
            return False
        if keys.COMMANDS[key] == keys.DO:
            field.dispatch("on_text_validate")
        field.focus = False
        return True

    # Where the ring is

    def stops(self) -> list[Stop]:
        """Every stop there is now: of the uppermost sheet or dialog, or else of the screen."""
        scene = self._find_scene()
        if isinstance(scene, Layer):
            return find_stops(scene)
        return [*find_stops(self._router.stage), *find_stops(self._router.layers)]

    def _find_scene(self) -> Any:
        layers = [child for child in self._router.layers.children if isinstance(child, Layer)]
        return layers[0] if layers else self._router.screen

    def _come(self) -> bool:
        """Show the ring where it was, or where something is to be done; whether there is any place for it."""
        if self.is_active:
            self._follow(0)
        else:
            self._watch = Clock.schedule_interval(self._follow, 0)
            self._follow(0)
        return self.current is not None

    def _stand(self, stop: Stop) -> None:
        """The player put the ring here."""
        self._wish = stop
        self._take(stop)

    def _take(self, stop: Stop | None) -> None:
        if stop == self.current:
            return
        self.current = stop
        if stop is not None:
            doing.reveal(stop)
            self._tell(stop, used=False)

    def _tell(self, stop: Stop, used: bool) -> None:
        for watcher in tuple(self._watchers):
            watcher(stop, used)

    def _follow(self, _seconds: float) -> None:
        """Keep the ring on something that is there, and round it."""
        scene = self._find_scene()
        if scene is not self._scene:
            self._change_scene(scene)
        elif self._wish is not None and self._wish != self.current and self._wish.is_in(self._router):
            self._take(self._wish)
        elif self.current is None or not self.current.is_in(self._router):
            self._take(self._find_other(self.current))
        self._draw()

    def _change_scene(self, scene: Any) -> None:
        comes_back = not isinstance(self._scene, Layer) or self._scene.is_open
        if self._scene is not None and self.current is not None and comes_back:
            self._left[id(self._scene)] = self.current
        self._scene = scene
        kept = self._left.pop(id(scene), None)
        stop = kept if kept is not None and kept.is_in(self._router) else first_choice(self.stops())
        self._wish = None
        self._take(stop)

    def _find_other(self, gone: Stop | None) -> Stop | None:
        """What had the ring is gone: never go to an answer by itself, but to a card or to where nothing is decided."""
        stops = self.stops()
        safe = [stop for stop in stops if stop.kind in (CARD, GARDEN)]
        return first_choice(stops if gone is None or gone.kind == CARD else safe or stops)

    def _draw(self) -> None:
        seen = None if self.current is None else self.current.seen
        if seen is None or seen.is_empty:
            self.ring.hide()
        else:
            self.ring.enclose(as_read(seen), Box(0, 0, *Window.size))

    def _on_touch(self, _window: object, touch: Any) -> None:
        if touch.device != doing.KEYBOARD:
            self._rest()

    def _rest(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self._pressed is not None:
            doing.cancel(self._pressed)
        self._pressed = self._wish = None
        self.ring.hide()


def first_choice(stops: list[Stop]) -> Stop | None:
    """Where the ring begins: the lifted card or the first, the one main button, the garden, or the first stop.

    Where two buttons ask for an answer, none of them is chosen for the player.
    """
    cards = [stop for stop in stops if stop.kind == CARD]
    lifted = [stop for stop in cards if stop.host.lifted == int(stop.widget.order)]
    main = [stop for stop in stops if getattr(stop.widget, "kind", "") == "primary"]
    main = main if len(main) == 1 else []
    gardens = [stop for stop in stops if stop.kind == GARDEN]
    plain = [stop for stop in stops if stop.kind != FIELD and not hasattr(stop.widget, "hint")]
    return next(iter([*lifted, *cards, *main, *gardens, *plain, *stops]), None)
