"""The printed box: its owner enters the cards and the garden, and plays with them."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty

from sakura.engine.drafts import DeckDraft, GardenDraft
from sakura.engine.garden import MOST_TILES
from sakura.i18n.errors import explain_error
from sakura.i18n.translation import _, ngettext
from sakura.ui.box.deck_pane import DeckPane
from sakura.ui.box.garden_pane import GardenPane
from sakura.ui.box.overview import Overview, Part
from sakura.ui.box.sheets import MoreSheet, PasteSheet, ProblemSheet
from sakura.ui.box.transfer import (
    DECK,
    GARDEN,
    HEADERS,
    Arrival,
    copy_text,
    empty,
    open_text,
    read_arrival,
    reconstruction,
    save_text,
)
from sakura.ui.kv import load_kv
from sakura.ui.running import running_app
from sakura.ui.widgets.choice import ChoiceRow
from sakura.ui.widgets.dialog import Answer, Dialog
from sakura.ui.widgets.page import Page
from sakura.ui.widgets.toast import show_toast

BOX: Final = "box"


class BoxScreen(Page):
    """Three leaves: the box at a glance, the cards, the garden."""

    cramped = BooleanProperty(False)
    tabs: Any = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(title=_("The printed box"), **kwargs)
        self._app = running_app()
        self.tabs = ChoiceRow(options=[(BOX, _("At a glance")), (DECK, _("Cards")), (GARDEN, _("Garden"))])
        self.tabs.bind(on_choose=lambda _row, leaf: self.turn_to(leaf))
        self.parts = {part: self._part(part) for part in (DECK, GARDEN)}
        self.overview = Overview(self.parts[DECK], self.parts[GARDEN])
        self.overview.ids.switch.bind(active=lambda _switch, active: self._play_with_it(active))
        self.panes: dict[str, Any] = {DECK: DeckPane(self.box.deck), GARDEN: GardenPane(self.box.garden)}
        for pane in self.panes.values():
            pane.bind(on_typed=lambda _pane: self._keep())
        self.turn_to(BOX)

    @property
    def box(self) -> Any:
        """What has been typed so far."""
        return self._app.own_box.box

    def enter(self) -> None:
        """Show the box as it is now; tell if the kept one could not be read."""
        self.refresh()
        loss, self._app.own_box.loss = self._app.own_box.loss, None
        if loss is not None:
            show_toast(explain_error(loss))

    def turn_to(self, leaf: str) -> None:
        """Show one of the three leaves."""
        self.tabs.value = leaf
        self.ids.leaf.clear_widgets()
        self.ids.leaf.add_widget(self.overview if leaf == BOX else self.panes[leaf])
        self._place_tabs()

    def on_cramped(self, *_: object) -> None:
        """The words have changed their size, or the window its form."""
        if self.tabs is not None:
            self._place_tabs()

    def _place_tabs(self) -> None:
        self.ids.head.clear_widgets()
        if not self.cramped or self.tabs.value == BOX:
            self.ids.head.add_widget(self.tabs)

    def on_back(self) -> bool:
        """From the cards and the garden back to the box."""
        if self.tabs.value == BOX:
            return False
        self.turn_to(BOX)
        return True

    def refresh(self) -> None:
        """Say how far everything is."""
        for part, draft in self._drafts().items():
            problems = draft.problems()
            self.parts[part].status = _status(draft)
            self.parts[part].problem = explain_error(problems[0]) if problems else ""
        problems = self.box.problems()
        self.overview.reason = _("Not yet. {problem}").format(problem=explain_error(problems[0])) if problems else ""
        self.overview.active = self._app.preferences.values.own_box and not problems

    def arrive(self, part: str, text: str) -> None:
        """A file or a text has come in: take it, or say what is wrong with which row and offer the rest."""
        arrival = read_arrival(part, text)
        if not arrival.problems:
            self._ask_to_replace(part, arrival)
            return
        words = ngettext("Take the {count} sound row", "Take the {count} sound rows", arrival.found)
        offer = words.format(count=arrival.found) if arrival.found else ""
        ProblemSheet(arrival.problems, offer, partial(self._ask_to_replace, part, arrival)).open()

    def show_problems(self, part: str) -> None:
        """Every problem of a part; a touch leads to its row."""
        ProblemSheet(self._drafts()[part].problems(), lead=partial(self._lead, part)).open()

    def _part(self, part: str) -> Part:
        made = Part(title=_("Cards") if part == DECK else _("Garden"))
        words = _("Type the cards") if part == DECK else _("Lay the garden")
        made.offer(words, "ui_pencil", partial(self.turn_to, part))
        made.offer(_("What is wrong"), "ui_warning", partial(self.show_problems, part), needs_problem=True)
        made.offer(_("Open a file"), "ui_import", partial(open_text, partial(self.arrive, part)))
        made.offer(_("Save as a file"), "ui_export", lambda: save_text(part, self._drafts()[part].as_text()))
        made.offer(_("More"), "ui_menu", partial(self.open_more, part))
        return made

    def open_more(self, part: str) -> None:
        """What is seldom done with a part."""
        take, replace = partial(self.arrive, part), partial(self._ask_to_replace, part)
        MoreSheet(
            (_("Paste"), "ui_import", lambda: PasteSheet(HEADERS[part], take).open()),
            (_("Copy"), "ui_export", lambda: copy_text(self._drafts()[part].as_text())),
            (
                _("Begin with the reconstruction"),
                "ui_replay",
                partial(self._ask_to_replace, part, reconstruction(part)),
            ),
            (_("Clear"), "ui_trash", partial(replace, empty(part))),
        ).open()

    def _drafts(self) -> dict[str, Any]:
        return {DECK: self.box.deck, GARDEN: self.box.garden}

    def _lead(self, part: str, row: int) -> None:
        self.turn_to(part)
        self.panes[part].go_to(row)

    def _ask_to_replace(self, part: str, arrival: Arrival) -> None:
        """What was typed with patience is not written over without a question."""
        if not self._drafts()[part].is_begun:
            self._replace(part, arrival)
            return
        Dialog(
            title=_("Replace what is there?"),
            text=_status(self._drafts()[part]),
            answers=[Answer(_("Keep it"), kind="primary"), Answer(_("Replace"), partial(self._replace, part, arrival))],
        ).open()

    def _replace(self, part: str, arrival: Arrival) -> None:
        setattr(self.box, part, arrival.draft)
        self.panes[part].take(arrival.draft)
        self._keep()
        show_toast(_status(arrival.draft))

    def _keep(self) -> None:
        self._app.own_box.save()
        self.refresh()

    def _play_with_it(self, active: bool) -> None:
        if not self.overview.reason:
            self._app.preferences.change(own_box=active)


def _status(draft: Any) -> str:
    """How far a deck or a garden is."""
    if isinstance(draft, DeckDraft):
        words = ngettext("{count} of 60 cards is complete.", "{count} of 60 cards are complete.", draft.complete)
        return words.format(count=draft.complete)
    assert isinstance(draft, GardenDraft)
    count = len(draft.tiles)
    words = ngettext("{count} space of at most {most}.", "{count} spaces of at most {most}.", count)
    return words.format(count=count, most=MOST_TILES)


load_kv(__file__)
