"""What must hold for all kv files together."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

UI = Path(__file__).resolve().parents[2] / "sakura" / "ui"


def test_no_two_files_have_a_rule_for_the_same_name() -> None:
    """Kivy knows widgets by their names alone: two rules for one name would dress each other's widgets."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(UI.rglob("*.kv")):
        for names in re.findall(r"^<-?([\w, ]+)[@>]", path.read_text(encoding="utf-8"), re.MULTILINE):
            for name in names.split(","):
                places[name.strip()].append(path.relative_to(UI).as_posix())
    assert len(places) > 50
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def test_everything_scrolls_with_the_same_bar() -> None:
    """`Scroller` is for that."""
    files = {path.relative_to(UI).as_posix(): path.read_text(encoding="utf-8") for path in UI.rglob("*.kv")}
    assert sum(len(re.findall(r"^ +Scroller:", text, re.MULTILINE)) for text in files.values()) > 20
    assert [name for name, text in files.items() if re.search(r"^ +ScrollView:", text, re.MULTILINE)] == []
