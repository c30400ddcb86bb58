"""The narrator: speaks what is told, what comes up and what the ring is on. A hand is for its owner's ears.

Where one person plays, the hand is read when the turn comes, and every card that is looked at. Where several sit at
the device the room listens: nothing of a hand is spoken until its owner asks for it, and then only in that turn.
"""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from sakura.device.door import Device
from sakura.i18n.translation import _, current_language
from sakura.session.stages import CHOOSE, QUESTION
from sakura.ui import telling
from sakura.ui.focus.stops import CARD, SCROLL, Stop
from sakura.ui.game_flow import SCREENS
from sakura.ui.narration import table_words
from sakura.ui.narration.words import STATEFUL, read_around_stops, read_in_view, words_for
from sakura.ui.play.on_show import view_on_show
from sakura.ui.sheets.discards import DiscardSheet
from sakura.ui.sheets.log import LogSheet

OPEN_TO_ALL = (DiscardSheet, LogSheet)  # nothing in them is anybody's secret


class Narrator:
    """One voice for one app."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._router = app.router
        self._device: Device = app.device
        self._heard: Any = None  # the sitting whose table has been told
        self._asked: object = None  # the turn in which an owner had the hand read
        self._chatter = ""  # the last that was said about the ring, if nothing came after it
        self._lifted: int | None = None
        self._layers: list[Any] = []
        self._hand: Any = None  # whose lifted cards are spoken
        self._shown = ""
        self._soon = Clock.create_trigger(self._introduce, 0)
        self._router.bind(screen=self._on_screen)
        self._router.layers.bind(children=self._on_layers)
        self._router.remarks.bind(children=self._on_remarks)
        self._ends = [telling.listen(self.say), app.keyboard.watch(self.on_focus)]
        self._on_screen(self._router, self._router.screen)

    def close(self) -> None:
        """Say nothing more."""
        self._soon.cancel()
        self._router.unbind(screen=self._on_screen)
        self._router.layers.unbind(children=self._on_layers)
        self._router.remarks.unbind(children=self._on_remarks)
        self._listen_to(None)
        for end in self._ends:
            end()
        self._ends.clear()
        self._device.hush()

    # Speaking

    def say(self, text: str) -> None:
        """Speak something that must not be missed, after what is being spoken."""
        self._chatter = ""
        self._device.say(text.replace(".\n", ". ").replace("\n", ". "), current_language())

    def chat(self, text: str) -> None:
        """Speak about what the ring is on, instead of what was said about it before."""
        if not text or text == self._chatter:
            return
        if self._chatter:
            self._device.hush()
        self.say(text)
        self._chatter = text

    def read_aloud(self) -> None:
        """Somebody asks: the open hand is read to its owner, and the table to all."""
        sitting = self._sitting
        if sitting is None:
            return
        self._device.hush()
        if self._router.name == "choose" and sitting.stage == CHOOSE:
            self._asked = self._turn()
            self._read_hand(sitting)
        self._read_table(sitting, view_on_show(sitting, getattr(self._router.screen, "showing", None)))
        if self._router.name == "reveal" and sitting.stage == QUESTION:
            for line in table_words.open_card_lines(sitting.view(), sitting.names()):
                self.say(line)

    # Whose ears

    @property
    def is_private(self) -> bool:
        """Whether a hand is open that not everyone in the room may hear."""
        sitting = self._sitting
        is_open = self._router.name == "choose" and sitting is not None and sitting.stage == CHOOSE
        return is_open and len(sitting.people) > 1 and self._asked != self._turn()

    def _turn(self) -> object:
        sitting = self._sitting
        return id(sitting), sitting.eyes, sitting.round

    @property
    def _sitting(self) -> Any:
        """The sitting on the screen: the game's, or a lesson's."""
        return getattr(self._router.screen, "sitting", None) or self._app.sitting

    # Screens

    def _on_screen(self, router: Any, screen: Any) -> None:
        """Another screen comes: what is still to be read of a hand is not for whoever looks next."""
        if screen is None:
            return
        if self._shown == "choose":
            self._device.hush()
        self._shown = router.name
        self._soon()

    def _introduce(self, _seconds: float) -> None:
        """Say what has come up, whose turn it is and what is asked."""
        screen, sitting = self._router.screen, self._sitting
        self._lifted = None
        if self._router.name in SCREENS.values() and sitting is not None:
            self._introduce_game(screen, sitting)
        else:
            self.say(getattr(screen, "title", "") or read_around_stops(screen))

    def _introduce_game(self, screen: Any, sitting: Any) -> None:
        if self._heard is not sitting:
            self._heard = sitting
            self._read_table(sitting, sitting.view())
        if self._router.name == "handoff":
            self.say(f"{screen.sentence}. {screen.advice}")
        elif self._router.name == "choose" and sitting.stage == CHOOSE:
            self._introduce_hand(screen, sitting)
        elif self._router.name == "end":
            for line in table_words.ending_lines(sitting):
                self.say(line)

    def _introduce_hand(self, screen: Any, sitting: Any) -> None:
        self._listen_to(screen.hand.__self__)  # an id is a weak proxy, and the screen may be built anew
        self.say(table_words.turn_line(sitting))
        if self.is_private:
            self.say(table_words.private_line(sitting))
        else:
            self._read_hand(sitting)

    def _listen_to(self, hand: Any) -> None:
        if self._hand is not None:
            self._hand.unbind(on_lift=self._on_lift)
        self._hand = hand
        if hand is not None:
            hand.bind(on_lift=self._on_lift)

    def _read_hand(self, sitting: Any) -> None:
        for line in table_words.hand_lines(sitting.view()):
            self.say(line)

    def _read_table(self, sitting: Any, view: Any) -> None:
        for line in table_words.table_lines(view, sitting.names()):
            self.say(line)

    def _on_layers(self, _layers: object, children: list[Any]) -> None:
        new = [child for child in children if child not in self._layers]
        self._layers = children[:]
        for layer in new:
            Clock.schedule_once(lambda _seconds, shown=layer: self._read_layer(shown), 0)

    def _read_layer(self, layer: Any) -> None:
        if layer.parent is None:
            return
        if self.is_private and not isinstance(layer, OPEN_TO_ALL):
            self.say(getattr(layer, "title", ""))
        else:
            self.say(read_around_stops(layer))

    def _on_remarks(self, _remarks: object, children: list[Any]) -> None:
        if children and not self.is_private:
            self.say(children[0].text)

    # The ring

    def on_focus(self, stop: Stop, used: bool) -> None:
        """The ring came to something, or what it is on was used."""
        if stop.kind == CARD:
            self._speak_card(stop)
        elif stop.kind == SCROLL and used and not self.is_private:
            self.chat(read_in_view(stop.widget))
        elif used and not isinstance(stop.widget, STATEFUL):
            return
        elif self.is_private and self._tells_a_card(stop):
            self.chat(_("The lifted card."))
        else:
            self.chat(words_for(stop))

    def _tells_a_card(self, stop: Stop) -> bool:
        """Whether its words may name a card of the hand."""
        lifted = self._router.screen.hand.lifted
        return stop.kind == SCROLL or (lifted is not None and str(int(lifted)) in words_for(stop))

    def _speak_card(self, stop: Stop) -> None:
        order = int(stop.widget.order)
        if order == self._lifted:
            return  # it was spoken when it was lifted
        self._lifted = None
        if self.is_private:
            self.chat(table_words.unread_line(stop.host, order))
        else:
            self.chat(table_words.card_line(self._sitting.view(), order))

    def _on_lift(self, hand: Any, order: int) -> None:
        self._lifted = int(order)
        if self.is_private:
            self.chat(table_words.unread_line(hand, int(order)))
        else:
            self.chat(table_words.lifted_line(self._sitting, int(order)))
