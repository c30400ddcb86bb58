"""The pictures by name: where they are, what is known of them, and their textures, each held once."""

from __future__ import annotations

import json
from collections.abc import MutableMapping
from functools import cache
from typing import Any
from weakref import WeakSet, WeakValueDictionary

from sakura.storage.places import assets_folder

NIGHT = "_night"
SMALL = "@small"
HEROES = "heroes"  # the kind of the largest pictures
_textures: dict[str, Any] = {}
_heroes: WeakValueDictionary[str, Any] = WeakValueDictionary()  # gone with the last who shows them
_smooth: WeakSet[Any] = WeakSet()  # the textures with mipmaps


@cache
def manifest() -> dict[str, dict[str, Any]]:
    """What is known of every picture: file, width, height, kind, anchor, slice, areas."""
    listed: dict[str, dict[str, Any]] = json.loads(_folder().joinpath("manifest.json").read_text(encoding="utf-8"))
    return listed


def info(name: str) -> dict[str, Any]:
    """What the manifest says of one picture."""
    return manifest()[name]


def exists(name: str) -> bool:
    """Whether there is a picture of that name."""
    return name in manifest()


def path(name: str) -> str:
    """The file of a picture."""
    return str(_folder() / info(name)["file"])


def for_theme(name: str, night: bool) -> str:
    """The night version of a picture by night, if there is one."""
    return name + NIGHT if night and exists(name + NIGHT) else name


def for_size(name: str, pixels: float) -> str:
    """The small version of a picture if it is sharp at that width, or else the picture."""
    small = name + SMALL
    return small if exists(small) and pixels <= info(small)["width"] else name


def texture(name: str, mipmaps: bool = True) -> Any:
    """The texture of a picture; mipmaps keep it smooth where it is drawn at less than half its size.

    A picture is never held twice: once it has mipmaps, they serve those who would do without as well.
    """
    held = _shelf(name)
    found = held.get(name)
    if found is None or (mipmaps and found not in _smooth):
        from kivy.core.image import Image  # a window must be there first

        found = held[name] = Image(path(name), mipmap=mipmaps, nocache=True).texture
        if mipmaps:
            _smooth.add(found)
    return found


def is_loaded(name: str) -> bool:
    """Whether the texture of a picture is there already."""
    return name in _shelf(name)


def texture_for(name: str, pixels: float) -> Any:
    """The texture that looks best at that width, at the least cost: mipmaps take time to make."""
    fitting = for_size(name, pixels)
    return texture(fitting, mipmaps=pixels < info(fitting)["width"] / 2)


def forget(*names: str) -> None:
    """Let textures go that are large and not needed soon; without a name, all of them."""
    for name in names or (*_textures, *_heroes):
        _shelf(name).pop(name, None)


def _shelf(name: str) -> MutableMapping[str, Any]:
    """Where the texture of a picture is held, if it is."""
    return _heroes if info(name)["kind"] == HEROES else _textures


def _folder() -> Any:
    return assets_folder() / "art"
