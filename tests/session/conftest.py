"""Settings of the session's tests."""

import pytest

# Their assertions speak as clearly as those of a test.
pytest.register_assert_rewrite("tests.session.helpers")
