"""Languages: a catalogue slots in without a change to any sentence, and without one English is spoken."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from sakura.engine.errors import SakuraError
from sakura.engine.events import HandRefilled
from sakura.i18n.errors import explain_error
from sakura.i18n.sentences import describe
from sakura.i18n.translation import _, current_language, ngettext, pgettext, use_language


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with a small French catalogue; English is spoken again afterwards."""
    catalog = Catalog(locale="fr")
    catalog.add("gate", "porte d'entrée")
    catalog.add("back", "reculer", context="direction")
    catalog.add("Two to six can play, not {players}.", "On joue de deux à six, pas à {players}.")
    catalog.add(
        ("{name} draws {count} card.", "{name} draws {count} cards."),
        ("{name} pioche {count} carte.", "{name} pioche {count} cartes."),
    )
    written = io.BytesIO()
    write_mo(written, catalog)
    path = tmp_path / "fr" / "LC_MESSAGES" / "sakura.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(written.getvalue())
    yield tmp_path
    use_language("en", tmp_path)


def test_english_is_spoken_from_the_start() -> None:
    assert current_language() == "en"
    assert _("gate") == "gate"
    assert [ngettext("{count} card", "{count} cards", count) for count in (1, 2)] == ["{count} card", "{count} cards"]
    assert pgettext("direction", "back") == "back"


def test_a_catalogue_slots_in(folder: Path) -> None:
    assert use_language("fr", folder) == current_language() == "fr"
    assert _("gate") == "porte d'entrée"
    assert pgettext("direction", "back") == "reculer"
    assert _("back") == "back"
    assert describe(HandRefilled(0, 2), {0: "Grue"}) == "Grue pioche 2 cartes."
    assert explain_error(SakuraError("Two to six can play, not {players}.", players=7)).startswith("On joue")


def test_a_region_finds_its_language(folder: Path) -> None:
    use_language("fr_CA", folder)
    assert _("gate") == "porte d'entrée"


def test_a_language_without_catalogue_leaves_english(folder: Path) -> None:
    use_language("fr", folder)
    assert use_language("xx", folder) == "en"
    assert _("gate") == "gate"
    assert use_language("fr", folder / "nowhere") == "en"
