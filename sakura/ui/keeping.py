"""What the player is told about files: that one was damaged, or that nothing more can be saved. Each of it once."""

from __future__ import annotations

from functools import partial
from typing import Any

from sakura.i18n.translation import _, ngettext
from sakura.storage.errors import Full, Unreadable, Unsaved
from sakura.storage.games import Loss
from sakura.storage.home import Home


def tell_failure(failure: Unsaved) -> None:
    """Say that nothing can be saved, and what helps. This may be called on any thread."""
    from kivy.clock import Clock

    Clock.schedule_once(lambda _seconds: _warn(failure), 0)


def tell_losses(home: Home) -> None:
    """Say in passing that a game goes on from an earlier state."""
    losses = home.games.take_losses()
    if losses:
        _remark(" ".join(loss_sentence(loss) for loss in losses))


def tell_what_was_lost(home: Home, resume: Any) -> None:
    """Tell on the home screen which files were damaged; a game of which an earlier state is left can be continued."""
    if home.settings_loss is not None and home.settings_loss.problem is not None:
        problem, home.settings_loss = home.settings_loss.problem, None
        _remark(problem_sentence(problem) + " " + _("Earlier or usual settings are in use."))
    losses = home.games.take_losses()
    if losses:
        _ask_on(losses, resume)


def loss_sentence(loss: Loss) -> str:
    """What was wrong with a saved game and what is left of it."""
    if loss.name is None:
        rest = _("Nothing earlier of this game can be used.")
    else:
        rest = _("The game goes on from one decision earlier.")
    return f"{problem_sentence(loss.problem)} {rest}"


def problem_sentence(problem: Unreadable) -> str:
    """What was wrong with a file, and that it was set aside if it was."""
    words = _explain(problem)
    return words if problem.aside is None else _("{problem} It was set aside.").format(problem=words)


def _ask_on(losses: list[Loss], resume: Any) -> None:
    from sakura.ui.widgets.dialog import Answer, Dialog

    usable = [loss.name for loss in losses if loss.name is not None]
    going_on = [Answer(_("Continue"), partial(resume, usable[0]), "primary")] if len(usable) == 1 else []
    Dialog(
        title=ngettext("A saved game is damaged", "Saved games are damaged", len(losses)),
        text="\n".join(loss_sentence(loss) for loss in losses),
        answers=[*going_on, Answer(_("Later") if going_on else _("I see"))],
    ).open()


def _warn(failure: Unsaved) -> None:
    from sakura.ui.widgets.dialog import Answer, Dialog

    is_full = isinstance(failure, Full)
    advice = [_("Free some storage: saving is tried again with every decision.")] if is_full else []
    Dialog(
        title=_("The game is not saved"),
        text="\n".join([_explain(failure), *advice, _("The game goes on.")]),
        answers=[Answer(_("I see"))],
    ).open()


def _explain(problem: Any) -> str:
    from sakura.i18n.errors import explain_error

    return explain_error(problem)


def _remark(words: str) -> None:
    from sakura.ui.widgets.toast import show_toast

    show_toast(words)
