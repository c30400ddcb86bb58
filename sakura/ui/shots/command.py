"""Takes the pictures and writes down what the audit finds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from sakura.ui.shots.virtual import Virtual, prepare

SETTLED = 0.6


class Device(NamedTuple):
    """A screen: pixels, and how many of them make a dp."""

    width: int
    height: int
    density: float


def scene_names() -> tuple[str, ...]:
    """Every picture there is."""
    from sakura.ui.shots.scenes import SCENES

    return tuple(SCENES)


def take_shots(
    folder: Path, device: Device, names: Iterable[str], tell: Callable[[str], None], **settings: Any
) -> dict[str, dict[str, list[str]]]:
    """A picture of each scene and ``audit.json`` beside them; what the audit found comes back."""
    prepare(device.width, device.height, device.density)
    folder.mkdir(parents=True, exist_ok=True)
    virtual = Virtual()
    found: dict[str, dict[str, list[str]]] = {}
    for name in names:
        with stage(virtual, device, name, **settings) as app:
            virtual.save(str(folder / f"{name}.png"))
            found[name] = audit_app(virtual, app)
        tell(_report(name, found[name]))
    (folder / "audit.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return found


def stage(virtual: Virtual, device: Device, name: str, **settings: Any) -> Any:
    """A running app in that scene, as a context."""
    from contextlib import contextmanager

    from sakura.storage.settings import Settings, Values
    from sakura.ui.app import SakuraApp
    from sakura.ui.shots.scenes import SCENES, STEP

    @contextmanager
    def running() -> Any:
        virtual.resize(*device)
        with virtual.running(SakuraApp(Settings(Values(**settings)))) as app:
            virtual.wait(SETTLED, STEP)
            SCENES[name](virtual, app)
            virtual.advance(SETTLED, STEP)
            yield app

    return running()


def audit_app(virtual: Virtual, app: Any) -> dict[str, list[str]]:
    """What is wrong with what the app shows now."""
    from sakura.ui.shots.audit import audit
    from sakura.ui.shots.tables import LONG_NAMES

    def draw() -> tuple[int, int, bytes]:
        virtual.advance(0.001, 0.001)
        return virtual.pixels()

    width, height = virtual.window.size
    return audit(app.router, (int(width), int(height)), draw, LONG_NAMES)


def _report(name: str, problems: dict[str, list[str]]) -> str:
    count = sum(len(entries) for entries in problems.values())
    return name if not count else f"{name}: {count} problem{'s' if count > 1 else ''}"
