"""What is wrong, in the language in use."""

from __future__ import annotations

from sakura.engine.errors import SakuraError
from sakura.i18n.translation import _
from sakura.okiya.errors import OkiyaError

SENTENCED = (SakuraError, OkiyaError)  # the errors that keep a sentence to translate


def explain_error(error: SakuraError | OkiyaError) -> str:
    """The error's sentence translated, then filled with its details; an error among them is explained likewise."""
    details = {
        name: explain_error(detail) if isinstance(detail, SENTENCED) else detail
        for name, detail in error.details.items()
    }
    return _(error.template).format(**details)
