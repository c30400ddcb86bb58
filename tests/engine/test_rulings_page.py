"""The rulings page names the test that holds each ruling: those tests must exist."""

import re

from tests.engine.helpers import HERE

PAGE = (HERE.parent.parent / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_every_test_named_on_the_rulings_page_exists() -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", PAGE)
    assert len(named) > 20
    missing = [
        f"{file}::{name}" for file, name in named if f"def {name}(" not in (HERE / file).read_text(encoding="utf-8")
    ]
    assert missing == []


def test_every_ruling_names_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith(("| ruling", "| ---"))]
    assert rows
    assert [row for row in rows if "::test_" not in row] == []
