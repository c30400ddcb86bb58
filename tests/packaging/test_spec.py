"""The spec of the Android package: what a store demands, read by Buildozer's own parser and resolved by its tools."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from sakura import __version__
from sakura.ui.palette import DAY

STORE_API = 36  # what a new app must be made for


def setting(buildozer: Any, name: str) -> str:
    found: str = buildozer.config.get("app", name)
    return found


def entries(buildozer: Any, name: str) -> list[str]:
    found: list[str] = buildozer.config.getlist("app", name)
    return found


def picture_size(path: str) -> tuple[int, int]:
    header = Path(path).read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", header[16:24])
    return width, height


def test_buildozer_finds_nothing_wrong(buildozer: Any) -> None:
    buildozer.check_configuration_tokens()
    buildozer.target.check_configuration_tokens()


def test_the_version_is_that_of_the_program(buildozer: Any) -> None:
    assert buildozer.get_version() == __version__


def test_it_is_made_for_the_android_of_today_and_both_kinds_of_phones(buildozer: Any) -> None:
    assert int(setting(buildozer, "android.api")) >= STORE_API
    assert setting(buildozer, "android.minapi") == setting(buildozer, "android.ndk_api") == "24"
    assert set(entries(buildozer, "android.archs")) == {"arm64-v8a", "armeabi-v7a"}
    assert setting(buildozer, "android.release_artifact") == "aab"


def test_the_libraries_fit_pages_of_16_kb(buildozer: Any) -> None:
    assert int(setting(buildozer, "android.ndk").rstrip("abcdef")) >= 28


def test_it_asks_for_nothing_but_to_vibrate(buildozer: Any) -> None:
    assert entries(buildozer, "android.permissions") == ["android.permission.VIBRATE"]
    assert not buildozer.config.has_option("app", "android.wakelock")


def test_it_turns_every_way(buildozer: Any) -> None:
    assert set(entries(buildozer, "orientation")) == {"portrait", "landscape", "portrait-reverse", "landscape-reverse"}


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("icon.filename", 512),
        ("icon.adaptive_foreground.filename", 432),
        ("icon.adaptive_background.filename", 432),
        ("presplash.filename", 1024),
    ],
)
def test_its_pictures_are_there_and_large_enough(buildozer: Any, name: str, least: int) -> None:
    width, height = picture_size(setting(buildozer, name))
    assert width == height >= least


def test_the_splash_fades_into_the_paper_of_the_app(buildozer: Any) -> None:
    assert setting(buildozer, "android.presplash_color").lower() == DAY.paper.lower()


def test_the_voices_are_asked_for_in_sound_xml(buildozer: Any) -> None:
    text = Path(setting(buildozer, "android.extra_manifest_xml")).read_text(encoding="utf-8")
    manifest = ElementTree.fromstring(
        f'<manifest xmlns:android="http://schemas.android.com/apk/res/android">{text}</manifest>'
    )
    assert [child.tag for child in manifest] == ["queries"]


def test_python_for_android_can_build_the_requirements(buildozer: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe

    context = Context()
    order, plain, bootstrap = get_recipe_order_and_bootstrap(context, entries(buildozer, "requirements"), None)
    capsys.readouterr()
    assert bootstrap.name == setting(buildozer, "p4a.bootstrap")
    assert {"python3", "kivy", "pyjnius", "sqlite3", "android"} <= set(order)
    assert {"plyer", "platformdirs"} <= set(plain)
    assert Recipe.get_recipe("python3", context).version.startswith("3.14")


def test_ios_has_its_section(buildozer: Any) -> None:
    assert setting(buildozer, "ios.kivy_ios_branch") == "master"
    assert setting(buildozer, "ios.codesign.allowed") == "false"
