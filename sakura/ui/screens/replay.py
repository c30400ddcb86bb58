"""A game that has been played, to go to and fro in: by step, by round, or along the strip of all of it."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from sakura.engine.events import CardsLeftUnused, CardsRevealed, LineClosedUp, SakuraScored
from sakura.engine.table import NOBODY
from sakura.i18n.sentences import describe
from sakura.i18n.translation import _
from sakura.session.branching import can_branch
from sakura.session.replaying import Moment
from sakura.session.watching import Watching
from sakura.storage.kept import Kept
from sakura.ui import feedback, telling
from sakura.ui.cards.row import RevealRow
from sakura.ui.form import TABLET
from sakura.ui.kv import load_kv
from sakura.ui.play.foot import CARDS_LEND, PlaySide, measure_foot, place_parts
from sakura.ui.play.frame import PlayScreen
from sakura.ui.play.showing import WAITING_SECONDS, is_held_up
from sakura.ui.play.steps import PAUSES, WALKS, painter_of, signal_of
from sakura.ui.replay.hands import OpenHands
from sakura.ui.replay.ranking import ReplayRanking
from sakura.ui.replay.strip import ScrubStrip
from sakura.ui.replay.words import card_words, is_round_over, shown_sentence
from sakura.ui.running import running_device
from sakura.ui.theme import SPEEDS, theme
from sakura.ui.widgets.scroller import Scroller  # noqa: F401 - the kv file uses it

USUAL_PAUSE = 1.4  # seconds that a step stays when the game plays by itself
TURN_OVER_SECONDS = 1.0
SIX_ICONS = 332  # dp of a row of them, wide enough apart
CONTROLS = 106  # dp: the strip, a gap, and a row of icons
LINES = (3, 3)  # of what is said: body text and small text
BROAD_LINES = (2, 2)  # the same over the whole width of a tablet
SHOWN_WALKING = (*WALKS, SakuraScored, LineClosedUp)


class ReplayControls(BoxLayout):
    """The strip, and under it the buttons for those who would rather touch than drag."""

    screen = ObjectProperty(None, allownone=True)
    playing = BooleanProperty(False)


class ReplayScreen(PlayScreen):
    """Watches a replay through ``Watching``, which stays where it was left."""

    sentence = StringProperty("")
    sentence_painter = StringProperty("")
    card_words = StringProperty("")
    """The card in play, while its steps are shown."""
    where = StringProperty("")
    playing = BooleanProperty(False)
    foot_height = NumericProperty(dp(300))
    speech_height = NumericProperty(dp(64))

    def __init__(self, **kwargs: Any) -> None:
        self.side = PlaySide(least=SIX_ICONS)
        self.row, self.hands = RevealRow(hint=_("The cards"), touch_target=True), OpenHands()
        self.ranking = ReplayRanking()
        self.row.bind(on_read=lambda _row: self.open_cards())
        self.hands.bind(on_read=lambda _hands, seat: self.open_hand(seat))
        super().__init__(**kwargs)
        self.watching: Watching | None = None
        self.kept: Kept | None = None
        self._next: Any = None
        self._shown: Moment | None = None
        self._told: Moment | None = None
        # Ids are weak proxies, and parts that are moved leave the tree: hold the widgets themselves.
        self._parts = (self.ids.speech.__self__, self.ids.cards.__self__, self.ids.controls.__self__)
        self.ids.head.menu = self.open_menu
        self.strip.bind(on_scrub=lambda _strip, at: self._scrub(at))
        theme.bind(form=self._lay_out, stacked=self._lay_out, left_handed=self._lay_out, text_scale=self._measure)
        self.bind(size=self._measure)
        self.ids.said.bind(height=self._measure)
        self._lay_out()

    @property
    def strip(self) -> ScrubStrip:
        """The whole game, to scrub along."""
        return self._parts[2].ids.strip

    # Coming and going

    def enter(self, watching: Watching, kept: Kept | None = None) -> None:
        """Show the moment at which the watching was left; ``kept`` is the game itself, to share it."""
        self.watching, self.kept = watching, kept
        told = watching.replay
        rounds = [told.beginning_of(number) for number in range(1, told.rounds + 1)]
        trees = [moment.number for moment in told.moments if isinstance(moment.event, SakuraScored)]
        self.strip.mark(told.last, rounds, trees)
        table: Any = watching  # it answers whatever the frame asks of a sitting
        self.set_table(table, watching.view())
        self._shown, self._told = None, watching.moment  # whoever says that a screen has come up reads it as a whole
        self._show()

    def leave(self) -> None:
        """Stop; the watching stays where it is."""
        self.pause()
        self.row.clear()
        self._shown = self._told = None
        self.sentence = self.sentence_painter = self.card_words = self.where = ""
        super().leave()
        self.watching = self.kept = None

    def open_menu(self) -> None:
        """What can be done with this game."""
        from sakura.ui.replay.sheets import ReplayMenu

        if self.watching is not None:
            self.pause()
            ReplayMenu(self).open()

    def open_eyes(self) -> None:
        """Through whose eyes the game is watched."""
        from sakura.ui.replay.sheets import EyesSheet

        if self.watching is not None:
            self.pause()
            EyesSheet(self).open()

    def open_cards(self) -> None:
        """The cards of the round in words, once they are turned over."""
        from sakura.ui.sheets.open_cards import OpenCardsSheet

        if self.watching is not None:
            self.pause()
            moment = self.watching.moment
            OpenCardsSheet(moment.plays, moment.view.cards.cards, self.watching.names()).open()

    def open_hand(self, seat: int) -> None:
        """An open hand in words."""
        from sakura.ui.sheets.open_cards import OpenHandSheet

        if self.watching is not None:
            self.pause()
            cards = self.watching.moment.view.cards.cards
            hand = [cards[order] for order in self.watching.open_hands()[seat]]
            OpenHandSheet(self.watching.names()[seat], hand).open()

    def look_through(self, eyes: int | None) -> None:
        """Watch with one seat's eyes, or with all hands open."""
        if self.watching is not None:
            self.watching.eyes = eyes
            self._shown = None
            self._show()

    @property
    def can_play_on(self) -> bool:
        """Whether anything is left to decide after the moment on show."""
        return self.watching is not None and can_branch(self.watching.replay, self.watching.at)

    # To and fro

    def go_to(self, at: int) -> None:
        """Show a moment, at once."""
        self._move(lambda watching: watching.go_to(at))

    def _scrub(self, at: int) -> None:
        """Follow the strip, unless the strip follows."""
        if self.watching is not None and at != self.watching.at:
            self.go_to(at)

    def step_back(self) -> None:
        """One step back."""
        self._move(lambda watching: watching.step(-1))

    def step_on(self) -> None:
        """One step on, as it happened."""
        self.pause()
        self._walk_on()

    def last_round(self) -> None:
        """To the beginning of the round, or of the one before."""
        self._move(lambda watching: watching.last_round())

    def next_round(self) -> None:
        """To the beginning of the next round, or the end."""
        self._move(lambda watching: watching.next_round())

    def play_or_pause(self) -> None:
        """Let the game play by itself, or stop it; at the end it begins anew."""
        if self.playing:
            self.pause()
        elif self.watching is not None:
            if self.watching.is_at_end:
                self.go_to(0)
            self.pause()  # a single step that still walks arrives before the next one begins
            self.playing = True
            self._walk_on()

    def pause(self) -> None:
        """No longer play by itself; what walks arrives, and what is being said ends."""
        self.playing = False
        running_device().hush()
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self.garden is not None:
            self.garden.finish_now()
        self.row.finish_now()

    def _move(self, go: Any) -> None:
        if self.watching is not None:
            self.pause()
            go(self.watching)
            self._show()

    def _walk_on(self) -> None:
        """The next step, with everything that moves in it."""
        assert self.watching is not None
        self.garden.finish_now()
        if self.watching.is_at_end:
            self.playing = False
            return
        self.watching.step(1)
        event = self.watching.moment.event
        if isinstance(event, SHOWN_WALKING):
            self._say()
            self._show_cards(moving=True)
            self.garden.animate(event, 1 / SPEEDS[theme.speed], self._arrived)
        else:
            self._show(moving=True)
            if not isinstance(event, CardsRevealed):  # they take their time to turn over
                self._arrived()
        sound = signal_of(event)
        if sound is not None:
            feedback.signal(sound)

    def _arrived(self) -> None:
        if self.watching is None or self.garden is None:
            return
        self.bar.set_tokens(self.watching.moment.view.tokens)
        if self.playing:
            wait = PAUSES.get(type(self.watching.moment.event), USUAL_PAUSE) * SPEEDS[theme.speed]
            self._play_on_after(wait)

    def _play_on_after(self, seconds: float) -> None:
        """One step at a time: whatever was to come before is forgotten."""
        if self._next is not None:
            self._next.cancel()
        self._next = Clock.schedule_once(self._play_on, seconds)

    def _play_on(self, _seconds: float) -> None:
        if is_held_up():
            self._play_on_after(WAITING_SECONDS)
        else:
            self._next = None
            self._walk_on()

    # What is shown of a moment

    def _show(self, moving: bool = False) -> None:
        """The moment as it is, at once."""
        assert self.watching is not None
        view = self.watching.moment.view
        self.garden.show(view, self.watching.painters())
        self.bar.set_tokens(view.tokens)
        self.garden.follow_emperor()
        self._say()
        self._show_cards(moving)

    def _say(self) -> None:
        assert self.watching is not None
        moment, told = self.watching.moment, self.watching.replay
        painter = painter_of(moment.event)
        self.round = moment.round
        self.sentence = shown_sentence(moment.event, self.watching.names())
        self.sentence_painter = "" if painter is None else self.watching.painters()[painter]
        self.card_words = card_words(told, moment)
        self.where = _("Round {round} of {rounds}, step {step} of {steps}").format(
            round=moment.round, rounds=told.rounds, step=moment.number + 1, steps=len(told.moments)
        )
        if self._told is not moment:
            self._told = moment
            telling.tell(describe(moment.event, self.watching.names()))
        self.strip.value = moment.number
        self.ids.speech.scroll_y = 1

    def _show_cards(self, moving: bool = False) -> None:
        """The cards on the table, or the hands while cards are chosen."""
        assert self.watching is not None
        moment, before, self._shown = self.watching.moment, self._shown, self.watching.moment
        self._put_in_place(self._part_for(moment))
        in_turn = moment.plays[moment.turn][1] if moment.plays and not is_round_over(moment.event) else NOBODY
        self.bar.mark(in_turn)
        self.garden.current = in_turn
        if isinstance(moment.event, SakuraScored):
            self.ranking.show(moment.event, self.watching.names(), self.watching.painters())
        if moment.plays:
            self._show_row(moment, before, moving)
        else:
            self._show_hands(moment)

    def _part_for(self, moment: Moment) -> Any:
        """What a moment is about: the ranking at a tree, the cards on the table, or the hands."""
        if isinstance(moment.event, SakuraScored):
            return self.ranking
        return self.row if moment.plays else self.hands

    def _put_in_place(self, part: Any) -> None:
        """Let this part have the room of the cards, and the words the height they need beside it."""
        slot = self._parts[1]
        if part.parent is None:
            slot.clear_widgets()
            slot.add_widget(part)
            self._measure()

    def _show_hands(self, moment: Moment) -> None:
        assert self.watching is not None
        picks = self.watching.replay.picks_of(moment.number)
        cards = moment.view.cards.cards
        self.hands.show(self.watching.open_hands(), self.watching.names(), self.watching.painters(), cards, picks)

    def _show_row(self, moment: Moment, before: Moment | None, moving: bool) -> None:
        """The revealed cards; those that lie there already are not dealt again."""
        assert self.watching is not None
        event, turn = moment.event, moment.turn
        if moving and isinstance(event, CardsRevealed):
            self._turn_over(moment)
            return
        if before is None or before.plays != moment.plays:
            self.row.show(moment.plays, self.watching.painters(), moment.view.cards.cards, turn)
        unused = self._unused(moment)
        if moving and not unused:
            self.row.lift(moment.plays[turn][0])
        elif moving and isinstance(event, CardsLeftUnused):
            self.row.mark_unused(unused)
        elif is_round_over(event):
            self.row.stand_at(len(moment.plays), unused)
        else:
            self.row.stand_at(turn, unused, zoom=0.0 if isinstance(event, CardsRevealed) else 1.0)

    def _turn_over(self, moment: Moment) -> None:
        assert self.watching is not None
        owners = sorted(owner for _order, owner in moment.plays)
        self.row.lay_face_down(owners, self.watching.painters(), owners)
        seconds = TURN_OVER_SECONDS * SPEEDS[theme.speed]
        self.row.turn_over(moment.plays, moment.view.cards.cards, seconds, self._arrived)

    def _unused(self, moment: Moment) -> tuple[int, ...]:
        """Cards that the Emperor's stop has left over by then."""
        assert self.watching is not None
        told = self.watching.replay
        begun = told.moments[told.beginning_of(moment.round) : moment.number + 1]
        left = [earlier.event.orders for earlier in begun if isinstance(earlier.event, CardsLeftUnused)]
        return left[0] if left else ()

    # Three layouts

    def _measure(self, *_: object) -> None:
        lines = BROAD_LINES if theme.stacked and theme.form == TABLET else LINES
        heights = measure_foot(self.height, *lines, controls=dp(CONTROLS))
        self.foot_height = heights.foot
        wanted = self.ids.said.height
        if self.row.parent is None:
            self.speech_height = min(heights.speech, wanted)
        else:  # the same for every step, or the cards would not lie still; they lend to words that need more
            lent = min(heights.cards * CARDS_LEND, max(0.0, wanted - heights.speech))
            self.speech_height = self.ids.prompt.whole_lines(heights.speech + lent)

    def _lay_out(self, *_: object) -> None:
        speech, cards, controls = self._parts
        place_parts(self.ids.foot, self.side, (speech,), cards, (controls,))
        self._measure()


load_kv(__file__)
