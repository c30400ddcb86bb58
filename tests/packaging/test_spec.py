"""The spec of the Android package: what a store demands, read by Buildozer's own parser and resolved by its tools."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import buildozer as buildozer_package
import jinja2
import pytest
import pythonforandroid
from pythonforandroid.recommendations import RECOMMENDED_NDK_VERSION

from sakura import __version__
from sakura.ui.palette import DAY
from tests.packaging.conftest import ROOT

STORE_API = 36  # what a new app must be made for
CUTOUT_MODE = "android:windowLayoutInDisplayCutoutMode"
ANDROID = "{http://schemas.android.com/apk/res/android}"


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
    assert setting(buildozer, "android.ndk") == RECOMMENDED_NDK_VERSION


def test_every_key_is_one_that_buildozer_knows(buildozer: Any) -> None:
    known = (Path(buildozer_package.__file__).parent / "default.spec").read_text(encoding="utf-8")
    names = set(re.findall(r"^#?\s*([\w.]+)\s*=", known, re.MULTILINE))
    assert [key for key in buildozer.config.options("app") if key not in names] == []


def test_it_is_built_by_the_release_that_these_tests_look_into(buildozer: Any) -> None:
    assert setting(buildozer, "p4a.commit") == f"v{pythonforandroid.__version__}"
    assert setting(buildozer, "p4a.branch") == "master", "a tag here is cloned again at every build"


def test_the_version_is_one_that_a_store_can_count() -> None:
    assert re.fullmatch(r"\d+(\.\d+){2}", __version__)


def test_a_phone_on_the_cable_can_install_it(buildozer: Any) -> None:
    assert setting(buildozer, "android.debug_artifact") == "apk"


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


def test_nothing_is_copied_to_an_account(buildozer: Any) -> None:
    assert not buildozer.config.getbooldefault("app", "android.allow_backup", True)
    (rules,) = entries(buildozer, "android.res_xml")
    assert Path(rules).stem in written(buildozer, "android.extra_manifest_application_arguments")
    ways = ElementTree.parse(ROOT / rules).getroot()
    excluded = {way.tag: {entry.get("domain") for entry in way} for way in ways}
    assert excluded == {"cloud-backup": {"root", "file"}, "device-transfer": {"root", "file"}}


def test_it_reaches_into_the_notch(buildozer: Any) -> None:
    cutout = setting(buildozer, "android.display_cutout")
    styles = filled_in("strings.tmpl.xml", args={"display_cutout": cutout})
    modes = [item.text for item in styles.iter("item") if item.get("name") == CUTOUT_MODE]
    assert modes == ["shortEdges"]


def filled_in(name: str, **values: Any) -> ElementTree.Element:
    """A template of python-for-android's, as it goes into the package."""
    templates = Path(pythonforandroid.__file__).parent / "bootstraps/_sdl_common/build/templates"
    text = (templates / name).read_text(encoding="utf-8")
    return ElementTree.fromstring(jinja2.Template(text).render(**values))


@pytest.fixture
def manifest(buildozer: Any, monkeypatch: pytest.MonkeyPatch) -> ElementTree.Element:
    """What Android will read of the app: python-for-android's template, filled in from the spec as Buildozer does."""
    monkeypatch.setenv("P4A_BUILD_IS_RUNNING_UNITTESTS", "1")  # or this module would look for a build to go on with
    from pythonforandroid.bootstraps.common.build.build import get_manifest_orientation

    asked_for = {
        "allow_backup": str(buildozer.config.getbooldefault("app", "android.allow_backup", True)).lower(),
        "manifest_orientation": get_manifest_orientation(entries(buildozer, "orientation")),
        "permissions": [{"name": name} for name in entries(buildozer, "android.permissions")],
        "min_sdk_version": int(setting(buildozer, "android.minapi")),
        "extra_manifest_xml": written(buildozer, "android.extra_manifest_xml"),
        "extra_manifest_application_arguments": written(buildozer, "android.extra_manifest_application_arguments"),
    }
    return filled_in("AndroidManifest.tmpl.xml", args=asked_for, android_api=setting(buildozer, "android.api"))


def written(buildozer: Any, name: str) -> str:
    return Path(setting(buildozer, name)).read_text(encoding="utf-8")


def application_of(manifest: ElementTree.Element) -> ElementTree.Element:
    application = manifest.find("application")
    assert application is not None
    return application


def test_the_manifest_names_the_same_permissions_and_no_more(manifest: ElementTree.Element) -> None:
    asked = [element.get(f"{ANDROID}name") for element in manifest.iter("uses-permission")]
    assert asked == ["android.permission.VIBRATE"]


def test_the_manifest_is_for_these_androids(manifest: ElementTree.Element) -> None:
    versions = manifest.find("uses-sdk")
    assert versions is not None
    assert (versions.get(f"{ANDROID}minSdkVersion"), versions.get(f"{ANDROID}targetSdkVersion")) == ("24", "36")


def test_the_manifest_keeps_names_and_games_on_the_device(manifest: ElementTree.Element) -> None:
    assert application_of(manifest).get(f"{ANDROID}allowBackup") == "false"


def test_the_manifest_lets_the_device_turn(manifest: ElementTree.Element) -> None:
    activity = application_of(manifest).find("activity")
    assert activity is not None
    assert activity.get(f"{ANDROID}screenOrientation") == "unspecified"


def test_the_voices_may_be_asked_for(manifest: ElementTree.Element) -> None:
    actions = [element.get(f"{ANDROID}name") for element in manifest.findall("queries/intent/action")]
    assert actions == ["android.intent.action.TTS_SERVICE"]


def test_the_back_key_stays_a_key(manifest: ElementTree.Element) -> None:
    """With API 36 Android takes it for itself unless it is told not to, and SDL never hears of it."""
    assert application_of(manifest).get(f"{ANDROID}enableOnBackInvokedCallback") == "false"


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
