"""Settings of the whole test run."""

import pytest
from hypothesis import settings

# Their assertions speak as clearly as those of a test, whoever imports them first.
pytest.register_assert_rewrite("tests.engine.helpers", "tests.engine.watching", "tests.session.helpers")

# A shared machine may be slow at any moment: time limits belong to the benchmark.
settings.register_profile("sakura", deadline=None, print_blob=True)
settings.load_profile("sakura")
