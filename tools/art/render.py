"""From SVG to PNG: the same bytes on every run."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import resvg_py
from PIL import Image, ImageStat

from tools.art.sheet import Sheet

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"


Area = tuple[float, float, float, float]


@dataclass(frozen=True)
class Piece:
    """A finished picture: its name, its kind, its drawing, and the width in pixels of its PNG."""

    name: str
    kind: str
    sheet: Sheet
    width: int
    small: int = 0  # width of an additional small rendering; none if 0
    opaque: bool = False
    slice: tuple[int, int, int, int] | None = None  # left, top, right, bottom of a frame that may be stretched
    # Where it touches the ground or carries a figure: shares of its width (from the left) and height (from below).
    anchor: tuple[float, float] | None = None
    areas: dict[str, Area] | None = None  # rooms left empty for the app: x, y (from below), width, height as shares


@dataclass(frozen=True)
class Entry:
    """One line of the manifest."""

    file: str
    width: int
    height: int
    kind: str
    slice: tuple[int, int, int, int] | None = None
    anchor: tuple[float, float] | None = None
    areas: dict[str, Area] | None = None


def rasterise(svg: str, width: int) -> Image.Image:
    """The picture at a width in pixels."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def bleed(picture: Image.Image) -> Image.Image:
    """Give what is fully transparent the colour of the picture's soft edge.

    Scaled down with straight alpha, a picture would otherwise pick up a dark fringe from invisible black.
    """
    alpha = picture.getchannel("A")
    edge = ImageStat.Stat(picture.convert("RGB"), alpha.point(lambda a: 255 if 0 < a < 255 else 0))
    if not edge.count[0]:
        return picture
    red, green, blue = (round(value) for value in edge.mean)
    ground = Image.new("RGBA", picture.size, (red, green, blue, 0))
    return Image.composite(picture, ground, alpha.point(lambda a: 255 if a else 0))


def pack(picture: Image.Image, opaque: bool) -> bytes:
    """PNG bytes, as small as they get without losing anything the eye sees."""
    out = io.BytesIO()
    picture = picture.convert("RGB") if opaque else bleed(picture)
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def write(pieces: list[Piece], folder: Path = ART) -> dict[str, Entry]:
    """Render every piece, keep its source beside it, and list all of them in manifest.json."""
    entries: dict[str, Entry] = {}
    for piece in pieces:
        svg = piece.sheet.svg()
        home = folder / piece.kind
        home.mkdir(parents=True, exist_ok=True)
        (folder / "svg" / piece.kind).mkdir(parents=True, exist_ok=True)
        (folder / "svg" / piece.kind / f"{piece.name}.svg").write_text(svg, encoding="utf-8")
        sizes = [("", piece.width)] + ([("@small", piece.small)] if piece.small else [])
        for suffix, width in sizes:
            picture = rasterise(svg, width)
            name = f"{piece.name}{suffix}"
            (home / f"{name}.png").write_bytes(pack(picture, piece.opaque))
            file = f"{piece.kind}/{name}.png"
            entries[name] = Entry(file, *picture.size, piece.kind, piece.slice, piece.anchor, piece.areas)
    return entries


def write_manifest(entries: dict[str, Entry], folder: Path = ART) -> None:
    """Name -> file, size, kind; sorted, so that a new picture changes one line."""
    table = {name: {k: v for k, v in asdict(entries[name]).items() if v is not None} for name in sorted(entries)}
    (folder / "manifest.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
