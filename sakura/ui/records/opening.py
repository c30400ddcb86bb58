"""From a kept game to the screen that shows it; each kind of game has one of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sakura.session.okiya_replaying import OkiyaReplay
from sakura.session.replaying import Replay
from sakura.session.watching import Watching
from sakura.storage.kept import OKIYA, SAKURA, Kept
from sakura.storage.okiya_games import open_okiya
from sakura.storage.sakura_games import open_sakura
from sakura.ui.running import running_app


def replay_of(kept: Kept) -> Replay:
    """A kept game of Sakura, moment by moment."""
    return Replay(*open_sakura(kept))


def watch(kept: Kept) -> None:
    """Show a kept game of Sakura from its beginning."""
    app = running_app()
    app.router.go("replay", watching=Watching(replay_of(kept)), kept=kept)


def watch_okiya(kept: Kept) -> None:
    """Show a kept match of Okiya from its beginning."""
    app = running_app()
    app.router.go("okiya-replay", replay=OkiyaReplay(*open_okiya(kept)))


OPENERS: Final[dict[str, Callable[[Kept], None]]] = {SAKURA: watch, OKIYA: watch_okiya}
