"""What every screen of a game in play is built on: painters and tools above, the garden, and room below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from sakura.engine.table import NOBODY
from sakura.engine.views import View
from sakura.i18n.names import begin_sentence
from sakura.session.sitting import Sitting
from sakura.ui.form import SIDEWAYS, UPRIGHT
from sakura.ui.kv import load_kv
from sakura.ui.play import painters_bar, prompt, tools  # noqa: F401 - the kv file uses them
from sakura.ui.play.foot import Heights, measure_foot, one_line_button, usual_lines
from sakura.ui.play.names import painter_names
from sakura.ui.running import running_app
from sakura.ui.theme import theme

COMPANION_MOST = 760  # dp: longer lines tire the eye
COMPANION_WIDTH, WIDE_COMPANION = 0.38, 0.5  # of the slot, where it is at the side; with large text
GUIDED_LINES = 4.9  # of words in the foot where a companion is at the side of the garden
LEAST_GUIDED_LINES = 4.2  # where it is above
LEAST_GARDEN = 140  # dp that stay for the garden and its strip
_shared: list[tuple[Any, Any]] = []


def shared_garden() -> Any:
    """The one garden of the running app: it is large, and only one screen shows it at a time."""
    from sakura.ui.garden.view import GardenView

    app = running_app()
    if not _shared or _shared[0][0] is not app:
        _shared[:] = [(app, GardenView(size_hint=(None, None)))]
    return _shared[0][1]


class GardenSlot(FloatLayout):
    """Where the garden is while this screen is up, and beside it, never over it, a companion: a coach."""

    garden = ObjectProperty(None, allownone=True)
    companion = ObjectProperty(None, allownone=True)
    companion_wants = NumericProperty(0)
    """The height the companion would like to have; 0 if there is none."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(size=self._share, pos=self._share, garden=self._share, companion_wants=self._share)
        theme.bind(form=self._share, text_scale=self._share)

    def on_companion(self, _slot: object, companion: Any) -> None:
        """Somebody else wants room here, or no longer."""
        for child in [child for child in self.children if child is not self.garden]:
            child.unbind(wanted=self.setter("companion_wants"))
            self.remove_widget(child)
        if companion is not None:
            self.add_widget(companion)
            companion.bind(wanted=self.setter("companion_wants"))
        self.companion_wants = 0 if companion is None else companion.wanted
        self._share()

    def _share(self, *_: object) -> None:
        """Above the garden, or at its side where the window is low."""
        companion, room = self.companion, (self.width, self.height)
        if companion is not None and theme.form == SIDEWAYS:
            width = room[0] * (WIDE_COMPANION if theme.large else COMPANION_WIDTH)
            companion.size, companion.pos = (width, room[1]), (self.right - width, self.y)
            room = (room[0] - width, room[1])
        elif companion is not None:
            width, height = (
                min(room[0], dp(COMPANION_MOST) * max(1.0, theme.text_scale)),
                min(self.companion_wants, room[1] - dp(LEAST_GARDEN)),
            )
            companion.size, companion.pos = (width, height), (self.center_x - width / 2, self.top - height)
            room = (room[0], room[1] - height)
        if self.garden is not None:
            self.garden.size, self.garden.pos = room, self.pos

    def take(self, sitting: Sitting, view: View) -> Any:
        """Bring the garden here and let it show the table of the view."""
        garden = shared_garden()
        if garden.parent is not None and garden.parent is not self:
            garden.parent.remove_widget(garden)
        if garden.parent is None:
            self.add_widget(garden)
        garden.night, garden.reduced_motion = theme.night, theme.reduced_motion
        garden.mode = "whole" if theme.form == "tablet" else "scroll"
        garden.set_layout(view.garden.lay_out(view.players))
        garden.show(view, sitting.painters())
        self.garden = garden
        return garden

    def give_up(self) -> None:
        """Let another screen have it."""
        if self.garden is not None:
            self.garden.finish_now()
            self.garden.clear_preview()
            self.remove_widget(self.garden)
            self.garden = None


class PlayScreen(BoxLayout):
    """The head and the garden; a screen puts what is its own below."""

    sitting: Sitting | None = ObjectProperty(None, allownone=True)
    round = NumericProperty(0)
    guided = BooleanProperty(False)
    """Whether a companion says what there is to say: the screen itself needs fewer words."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.bind(form=self._follow_theme, night=self._follow_theme, reduced_motion=self._follow_theme)

    @property
    def garden(self) -> Any:
        """The garden, while this screen is up."""
        return self.ids.slot.garden

    @property
    def bar(self) -> painters_bar.PaintersBar:
        """The painters."""
        return self.ids.head.ids.bar

    @property
    def is_crowded(self) -> bool:
        """Whether words are short of room: large text on an upright phone."""
        return bool(theme.form == UPRIGHT and theme.large)

    @property
    def is_wordless(self) -> bool:
        """Whether the companion alone speaks, where there is no room for two."""
        return self.guided and self.is_crowded

    def measure_foot(self) -> Heights:
        """The room below the garden, the same on every screen of a game, or the garden changes its size."""
        if self.is_wordless:
            return measure_foot(self.height, 0, 0, controls=one_line_button())
        if not self.guided:
            return measure_foot(self.height, *usual_lines())
        return self._fill_free_room() if theme.form == UPRIGHT else measure_foot(self.height, GUIDED_LINES, 0)

    def _fill_free_room(self) -> Heights:
        """Give the words below what the companion and a garden of a sensible size leave them."""
        least = measure_foot(self.height, LEAST_GUIDED_LINES, 0)
        usual = measure_foot(self.height, *usual_lines())
        free = self.height - self.ids.head.height - self.ids.slot.companion_wants - dp(LEAST_GARDEN)
        more = max(0.0, min(usual.foot, free) - least.foot)
        return Heights(least.foot + more, least.cards, least.speech + more)

    def set_table(self, sitting: Sitting, view: View) -> None:
        """Show who plays, what everyone owns and where everyone stands."""
        self.sitting = sitting
        self.round = view.round
        self._seat_painters(sitting, view)
        self.ids.slot.take(sitting, view)
        self.garden.current = NOBODY
        Clock.schedule_once(lambda _dt: self.look_at_heart(), 0)

    def expect(self, sitting: Sitting) -> None:
        """Be laid out for this company before it is shown: the garden shall find the size it has elsewhere."""
        if self.sitting is None:
            self._seat_painters(sitting, sitting.outcome())

    def _seat_painters(self, sitting: Sitting, view: View) -> None:
        self.bar.show(sitting.painters(), [begin_sentence(name) for name in painter_names(sitting)], view.tokens)

    def look_at_heart(self) -> None:
        """Look at the heart of things, once the garden has its size."""
        if self.garden is not None and not self.garden.animating:
            self.garden.follow_emperor()

    def guide(self, companion: Any, open_menu: Callable[[], Any] | None = None) -> None:
        """Let a companion stand beside the garden and the head be plain, with that menu; None ends it."""
        self.ids.slot.companion = companion
        self.ids.head.plain = self.guided = companion is not None
        self.ids.head.menu = open_menu

    def leave(self) -> None:
        """Keep nothing of the game."""
        if self.ids.slot.companion is not None:
            self.guide(None)
        self.ids.slot.give_up()
        self.sitting = None

    def _follow_theme(self, *_: object) -> None:
        if self.garden is not None:
            self.garden.night, self.garden.reduced_motion = theme.night, theme.reduced_motion
            self.garden.mode = "whole" if theme.form == "tablet" else "scroll"


def preferences() -> Any:
    """The player's settings, or the usual ones where no app runs."""
    from sakura.storage.settings import Settings

    app = running_app()
    return (getattr(app, "preferences", None) or Settings()).values


load_kv(__file__)
