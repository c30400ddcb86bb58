"""The printed box: at a glance, its cards and its garden half typed, and what is wrong with them."""

from __future__ import annotations

from typing import Any

from sakura.engine.drafts import DeckDraft
from sakura.storage.assets import load_deck
from sakura.ui.shots.virtual import Virtual


def _typed_half(app: Any) -> Any:
    app.own_box.box.deck = DeckDraft.read("".join(load_deck().as_text().splitlines(keepends=True)[:24]))
    return app.router.go("box")


def _box(_virtual: Virtual, app: Any) -> None:
    _typed_half(app)


def _box_ready(_virtual: Virtual, app: Any) -> None:
    app.own_box.box.deck = DeckDraft.read(load_deck().as_text())
    app.preferences.change(own_box=True)
    app.router.go("box").overview.scroll_y = 0


def _box_cards(_virtual: Virtual, app: Any) -> None:
    _typed_half(app).turn_to("deck")


def _box_cards_painter(_virtual: Virtual, app: Any) -> None:
    screen = _typed_half(app)
    screen.turn_to("deck")
    screen.panes["deck"].type("emperor+-1")


def _box_garden(_virtual: Virtual, app: Any) -> None:
    screen = _typed_half(app)
    screen.turn_to("garden")
    screen.panes["garden"].go_to(13)


def _box_problems(_virtual: Virtual, app: Any) -> None:
    _typed_half(app).show_problems("deck")


def _box_wrong_file(_virtual: Virtual, app: Any) -> None:
    text = (
        load_deck().as_text().replace("\n5,", "\n4,").replace("\n9,emperor", "\n9,empress").replace("\n60,", "\nsixty,")
    )
    app.router.go("box").arrive("deck", text)


def _box_more(_virtual: Virtual, app: Any) -> None:
    _typed_half(app).open_more("deck")


def _box_replace(_virtual: Virtual, app: Any) -> None:
    _typed_half(app).arrive("deck", load_deck().as_text())


def _box_paste(_virtual: Virtual, app: Any) -> None:
    from sakura.ui.box.sheets import PasteSheet

    app.router.go("box")
    PasteSheet("order, garden, painter", lambda _text: None).open()


BOX_SCENES = {
    "box": _box,
    "box-ready": _box_ready,
    "box-cards": _box_cards,
    "box-cards-painter": _box_cards_painter,
    "box-garden": _box_garden,
    "box-problems": _box_problems,
    "box-wrong-file": _box_wrong_file,
    "box-more": _box_more,
    "box-replace": _box_replace,
    "box-paste": _box_paste,
}
