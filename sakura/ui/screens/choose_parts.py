"""What stands beside a hand: the cards put aside, face down, until the turn ends, and the buttons."""

from __future__ import annotations

from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from sakura.ui.cards.face import CardBack
from sakura.ui.cards.geometry import CARD_RATIO
from sakura.ui.cards.motion import glide
from sakura.ui.theme import theme
from sakura.ui.widgets.button import InkButton, Touchable

MARGINS = 34  # dp beside the words of a button with an icon that its natural width does not count
WORDY_FRAME = 80  # dp of the hint's icon and margins
Box = tuple[float, float, float, float]


class SealedCards(Touchable, Widget):
    """Backs of the picked cards; a tap takes the last one back."""

    card_height = NumericProperty(dp(64))
    hint = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._arrange, size=self._arrange, card_height=self._arrange)

    def show(self, count: int) -> None:
        """So many cards lie here."""
        self.clear_widgets()
        for _ in range(count):
            self.add_widget(CardBack(size_hint=(None, None)))
        self._arrange()

    def fly_in(self, over: Widget, start: Box) -> None:
        """Let the card played last come from where it lay in the hand."""
        if not self.children or theme.reduced_motion:
            return
        card = self.children[0]
        target = self.to_window(*card.pos)
        flight = CardBack(size_hint=(None, None), pos=start[:2], size=start[2:])
        over.add_widget(flight)
        card.opacity = 0

        def land() -> None:
            over.remove_widget(flight)
            card.opacity = 1

        glide(flight, theme.seconds("move"), land, pos=over.to_widget(*target), size=card.size)

    def _arrange(self, *_: object) -> None:
        width = self.card_height / CARD_RATIO
        count = len(self.children)
        self.width = max(dp(54), count * (width + dp(6)) + dp(6)) if count else 0
        for place, card in enumerate(reversed(self.children)):
            card.size = width, self.card_height
            card.pos = self.x + place * (width + dp(6)), self.y + (self.height - self.card_height) / 2


class HintButton(InkButton):
    """Asks for a hint: an icon and a word; ``hint`` says the word where there is no room for it."""

    words = StringProperty("")
    short = BooleanProperty(False)
    hint = StringProperty("")

    def wordy_width(self) -> float:
        """How wide it is with its word."""
        drawn = CoreLabel(text=self.words, font_name=theme.font_bold, font_size=theme.text_button)
        return float(drawn.get_extents(self.words)[0] + dp(WORDY_FRAME))


class ChooseButtons(BoxLayout):
    """The button that goes on, on the side of the thumb; beside it a hint, or a way back once a card is picked."""

    __events__ = ("on_main", "on_take_back", "on_hint")

    main_text = StringProperty("")
    main_ready = BooleanProperty(False)
    can_take_back = BooleanProperty(False)
    can_hint = BooleanProperty(False)
    has_hint = BooleanProperty(False)
    """Whether there is room for it too."""
    hint_width = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._buttons: tuple[Any, ...] = ()
        self.bind(can_take_back=self._lay_out, can_hint=self._lay_out, width=self._fit_hint)
        theme.bind(left_handed=self._lay_out, text_scale=self._lay_out)

    def on_kv_post(self, _base: object) -> None:
        """All buttons are there: show those that are needed."""
        # An id is a weak proxy: a button taken out of the row would be gone for good.
        self._buttons = tuple(self.ids[name].__self__ for name in ("hint", "take_back", "main"))
        self.ids.main.bind(natural_width=self._fit_hint)
        self._lay_out()

    def on_main(self) -> None:
        """Go on."""

    def on_take_back(self) -> None:
        """Undo."""

    def on_hint(self) -> None:
        """Explain."""

    def _lay_out(self, *_: object) -> None:
        self.clear_widgets()
        hint, take_back, main = self._buttons
        self._fit_hint()
        self.has_hint = self.can_hint and (not self.can_take_back or not theme.large)
        beside = [hint] if self.has_hint else []
        row = [*beside, *([take_back] if self.can_take_back else []), main]
        for button in reversed(row) if theme.left_handed else row:
            self.add_widget(button)

    def _fit_hint(self, *_: object) -> None:
        """An icon alone among three buttons, or where its word would cost the main button a second line."""
        hint, _take_back, main = self._buttons
        room = self.width - theme.gap - hint.wordy_width()
        hint.short = self.can_take_back or main.natural_width + dp(MARGINS) > room
