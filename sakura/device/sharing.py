"""Handing a text or a picture to another app, where the device has a way of doing that."""

from __future__ import annotations

import os
from typing import Any

from sakura.device.android import ask

READ_PERMISSION = 1  # Intent.FLAG_GRANT_READ_URI_PERMISSION
MEDIA_SINCE = 29  # the API level from which an app may add a picture without asking


def share_text(text: str, title: str) -> bool:
    """Offer a text to the other apps; False if there is no way: it can still be copied."""
    return ask(lambda screen: _send_text(screen, text, title), False)


def share_picture(png: bytes, name: str, title: str) -> bool:
    """Offer a picture to the other apps (a copy stays among the device's pictures); False if there is no way."""
    return ask(lambda screen: _send_picture(screen, png, name, title), False)


def _send_text(screen: Any, text: str, title: str) -> bool:
    from jnius import autoclass

    intents, java_string = autoclass("android.content.Intent"), autoclass("java.lang.String")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, java_string(text))
    _offer(screen, intent, title)
    return True


def _send_picture(screen: Any, png: bytes, name: str, title: str) -> bool:
    from jnius import autoclass, cast

    from sakura.device.android import sdk_version

    if sdk_version(autoclass) < MEDIA_SINCE:
        return False
    values, media = autoclass("android.content.ContentValues")(), autoclass("android.provider.MediaStore$Images$Media")
    values.put("_display_name", name)
    values.put("mime_type", "image/png")
    resolver = screen.getContentResolver()
    place = resolver.insert(media.EXTERNAL_CONTENT_URI, values)
    with os.fdopen(resolver.openFileDescriptor(place, "w").detachFd(), "wb") as file:
        file.write(png)
    intents = autoclass("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType("image/png")
    intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", place))
    intent.addFlags(READ_PERMISSION)
    _offer(screen, intent, title)
    return True


def _offer(screen: Any, intent: Any, title: str) -> None:
    from jnius import autoclass, cast

    words = cast("java.lang.CharSequence", autoclass("java.lang.String")(title))
    screen.startActivity(autoclass("android.content.Intent").createChooser(intent, words))
