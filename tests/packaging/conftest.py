"""Buildozer with our spec, offline: its home, its build folder and what it packs are in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "buildozer.spec"
NOT_COPIED = {".venv", ".git", "build", "dist"}  # large, and nothing is ever packed from there


@pytest.fixture(scope="session")
def buildozer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Buildozer as `buildozer android release` would start it."""
    from buildozer import Buildozer

    home = tmp_path_factory.mktemp("home")
    source = tmp_path_factory.mktemp("source")
    for entry in ROOT.iterdir():
        if entry.name not in NOT_COPIED:
            (source / entry.name).symlink_to(entry)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("APP_SOURCE_DIR", str(source))
        patch.setenv("BUILDOZER_BUILD_DIR", str(home / "build"))
        patch.setenv("BUILDOZER_WARN_ON_ROOT", "0")
        patch.setenv("BUILDOZER_LOG_LEVEL", "0")
        yield Buildozer(str(SPEC), "android")


@pytest.fixture(scope="session")
def packed(buildozer: Any) -> Path:
    """The folder with everything that goes into the package."""
    buildozer._copy_application_sources()
    return Path(buildozer.app_dir)


@pytest.fixture(scope="session")
def packed_files(packed: Path) -> set[str]:
    """All of it, by path."""
    return {path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()}
