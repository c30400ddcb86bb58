"""The bundle for desktops carries the same assets as the package for phones, and every module of the program.

Building it and playing in it takes a minute and more: `make package` does that.
"""

from __future__ import annotations

from tests.packaging.conftest import ROOT
from tools.package.building import SPEC, asset_files, data_files, module_names


def test_it_carries_the_assets_of_the_package_for_phones(packed_files: set[str]) -> None:
    bundled = {f"{folder}/{path.rpartition('/')[2]}" for path, folder in asset_files()}
    assert bundled == {path for path in packed_files if path.startswith("assets/")}


def test_it_carries_what_lies_beside_the_modules(packed_files: set[str]) -> None:
    bundled = {f"{folder}/{path.rpartition('/')[2]}" for path, folder in data_files()}
    assert {path for path in packed_files if path.startswith("sakura/") and not path.endswith(".py")} <= bundled


def test_it_carries_modules_that_only_kv_files_name() -> None:
    names = set(module_names())
    assert {"sakura", "sakura.ui.theme", "sakura.ui.widgets.scroll_art", "sakura.ui.screens.box"} <= names


def test_its_spec_is_sound() -> None:
    compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec")
    assert (ROOT / "main.py").is_file()
