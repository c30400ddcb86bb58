"""Settings of the bots' tests."""

import pytest

# Their assertions speak as clearly as those of a test.
pytest.register_assert_rewrite("tests.bots.helpers", "tests.engine.helpers", "tests.engine.test_views")
