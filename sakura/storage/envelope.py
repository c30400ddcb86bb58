"""The envelope around everything that is kept: what it is, of which version, and a checksum over all of it.

An envelope is one JSON object, ``{"sakura": kind, "version": 1, "checksum": …, "content": …}``. It has this shape for
ever, so that every version of the app can tell a damaged file from one of a later version.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, NamedTuple

from sakura.storage.errors import DAMAGED_FILE, Damaged, Foreign, Newer

KEY: Final = "sakura"  # by it an envelope is known
MARK: Final = b'{"%s":' % KEY.encode()
KEYS: Final = {KEY, "version", "checksum", "content"}


class Letter(NamedTuple):
    """What an envelope holds: the content, and the version it was written in."""

    version: int
    content: Any


def seal(kind: str, version: int, content: Any) -> bytes:
    """Put plain JSON data into an envelope."""
    body = _canonical(content)
    checksum = _checksum(kind, version, body)
    return b'%s%s,"version":%d,"checksum":"%s","content":%s}\n' % (
        MARK,
        _canonical(kind),
        version,
        checksum.encode(),
        body,
    )


def unseal(data: bytes, kind: str, newest: int, file: str) -> Letter:
    """Take the content out again; ``file`` is what the sentences call it, ``newest`` the latest version known."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise _spoilt(data, file) from None
    if not isinstance(found, dict) or KEY not in found:
        raise _foreign(file)
    version = found.get("version")
    if found.keys() != KEYS or type(version) is not int or version < 1:
        raise _damaged(file)
    if found["checksum"] != _checksum(found[KEY], version, _canonical(found["content"])):
        raise _damaged(file)
    if found[KEY] != kind:
        raise _foreign(file)
    if version > newest:
        raise Newer("The file “{file}” was written by a newer version of Sakura.", file=file)
    return Letter(version, found["content"])


def _canonical(content: Any) -> bytes:
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()


def _checksum(kind: Any, version: int, body: bytes) -> str:
    return hashlib.sha256(b"%s %d %s" % (_canonical(kind), version, body)).hexdigest()


def _spoilt(data: bytes, file: str) -> Damaged | Foreign:
    """Nothing that can be read: what begins like an envelope, or like nothing at all, was one."""
    if data.startswith(MARK[: len(data)]) or not data.strip(b"\0"):
        return _damaged(file)
    return _foreign(file)


def _damaged(file: str) -> Damaged:
    return Damaged(DAMAGED_FILE, file=file)


def _foreign(file: str) -> Foreign:
    return Foreign("The file “{file}” is not one that Sakura can use here.", file=file)
