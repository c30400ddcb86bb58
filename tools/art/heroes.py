"""The picture of the home screen: a path that winds to a torii, the Emperor ahead and painters behind him."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from tools.art import buildings, figures, garden, trees
from tools.art.grounds import Strips, fibres
from tools.art.motifs import cloud, petal
from tools.art.palette import INDIGO, INK, PAINTERS, PALE_PAPER, PAPER, VERMILION, mix
from tools.art.pen import Points, pen, ring
from tools.art.render import Piece
from tools.art.sheet import Sheet


@dataclass(frozen=True)
class Scene:
    """Where things stand in one format of the picture."""

    width: int
    height: int
    horizon: float
    sun: tuple[float, float, float]
    ranges: tuple[str, ...]
    lawns: tuple[str, ...]
    path: str
    near: float  # size of a stone at the lower edge
    torii: tuple[float, float, float]
    bridge: tuple[float, float, float]
    pond: tuple[float, float, float]
    tree: tuple[float, float, float]
    walkers: tuple[tuple[str, int], ...]  # who, and on which stone
    clouds: tuple[Strips, ...]
    props: tuple[tuple[str, float, float, float], ...]


PORTRAIT = Scene(
    1080,
    1440,
    640,
    (250, 420, 96),
    (
        "-20,660! -20,560 120,470 220,400 300,460 430,560 560,600 720,520 860,470 1100,590 1100,660! z",
        "-20,680! -20,620 160,560 330,610 520,640 700,580 900,600 1100,560 1100,680! z",
    ),
    (
        "-20,1460! -20,1010 120,960 300,1010 380,1130 300,1290 140,1460! z",
        "1100,1460! 1100,980 980,930 800,960 700,1050 800,1170 860,1300 700,1460! z",
        "-20,860! -20,720 200,690 420,720 470,770 330,830 z",
        "1100,900! 1100,700 880,690 700,730 760,810 z",
    ),
    "400,1385 560,1330 660,1235 560,1120 440,1040 470,960 590,905 620,850 560,800 500,772 486,740",
    0.92,
    (486, 752, 0.62),
    (130, 850, 0.62),
    (-90, 812, 0.66),
    (938, 1130, 1.3),
    (("crane", 0), ("moon", 3), ("emperor", 6)),
    (
        [(-60, 590, 380), (80, 620, 420), (-60, 650, 300)],
        [(690, 610, 460), (620, 640, 380), (760, 670, 400)],
        [(380, 664, 300), (300, 694, 230)],
    ),
    (
        ("lantern", 250, 1160, 0.95),
        ("moss_1", 130, 1220, 1.0),
        ("rock", 1000, 1370, 1.1),
        ("reeds", 120, 1010, 0.75),
        ("moss_2", 850, 1425, 1.0),
        ("moss_3", 160, 1410, 1.2),
        ("pine", 60, 812, 0.6),
        ("moss_2", 790, 870, 0.55),
    ),
)
LANDSCAPE = Scene(
    1600,
    1000,
    450,
    (420, 250, 84),
    (
        "-20,470! -20,380 180,320 300,270 420,210 540,280 700,370 900,400 1100,330 1300,290 1620,380 1620,470! z",
        "-20,490! -20,440 240,390 460,430 700,450 980,400 1250,430 1620,380 1620,490! z",
    ),
    (
        "-20,1020! -20,720 160,690 340,760 420,860 360,1020! z",
        "1620,1020! 1620,640 1420,600 1200,640 1120,740 1160,860 1080,1020! z",
        "-20,640! -20,520 240,480 520,500 560,560 380,610 z",
        "1620,620! 1620,490 1300,470 1060,510 1120,580 z",
    ),
    "520,1000 640,930 800,890 900,820 830,750 720,700 740,640 850,600 900,560 870,520",
    0.8,
    (872, 540, 0.56),
    (330, 610, 0.66),
    (130, 566, 0.72),
    (1330, 830, 1.3),
    (("crane", 1), ("moon", 3), ("emperor", 6)),
    (
        [(-60, 396, 420), (120, 424, 520), (-60, 452, 360)],
        [(1080, 410, 560), (1000, 438, 420), (1180, 466, 500)],
        [(600, 456, 330), (520, 484, 260)],
    ),
    (
        ("lantern", 330, 885, 0.82),
        ("moss_1", 180, 850, 0.8),
        ("rock", 1500, 940, 1.0),
        ("reeds", 600, 716, 0.55),
        ("moss_2", 1190, 970, 1.0),
        ("moss_3", 130, 985, 1.1),
        ("pine", 110, 640, 0.72),
        ("moss_2", 1120, 640, 0.5),
    ),
)


def sky(sheet: Sheet, scene: Scene, night: bool) -> None:
    """Graded sky, sun, and ranges that dissolve in mist (by night the moon is hung up at the end)."""
    w, h = scene.width, scene.height
    sheet.add(f'<rect width="{w}" height="{h}" fill="{PAPER}"/>')
    wash = sheet.linear(
        (0, 0), (0, scene.horizon), (0, "#8FA6BF", 0.75), (0.3, "#C9D3D6", 0.4), (0.62, PAPER, 0), (1, "#F3C9C2", 0.55)
    )
    sheet.add(f'<rect width="{w}" height="{scene.horizon + 40}" fill="{wash}"/>')
    x, y, r = scene.sun
    if not night:
        sheet.fill(
            ring(x, y, r, count=120), sheet.linear((x, y - r), (x, y + r), (0, VERMILION, 0.95), (1, "#EFA58E", 0.55))
        )
    for k, spec in enumerate(scene.ranges):
        points = pen(spec)
        top = min(py for _, py in points)
        sheet.fill(points, "#F5E6DA")
        paint = (mix(INDIGO, "#FFFFFF", 0.42), mix(INDIGO, "#7F9470", 0.5))[k]
        sheet.fill(points, sheet.linear((0, top), (0, scene.horizon + 30), (0, paint, 0.85), (1, paint, 0.08)))


def land(sheet: Sheet, scene: Scene) -> None:
    """The floor of the garden: pale sand with lawns of moss, darker towards their edge."""
    w, h, y = scene.width, scene.height, scene.horizon
    sand = sheet.linear((0, y), (0, h), (0, "#F4ECDA", 1), (1, "#EBDDC0", 1))
    sheet.add(f'<rect y="{y}" width="{w}" height="{h - y}" fill="{sand}"/>')
    for spec in scene.lawns:
        points = pen(spec)
        low = max(py for _, py in points)
        high = min(py for _, py in points)
        deep = sheet.linear((0, high), (0, low), (0, "#C9D0A4", 1), (0.5, "#A5B382", 1), (1, "#7F9368", 1))
        sheet.fill(points, deep)
        sheet.outline(points, 3.5, mix(INK, "#5E7350", 0.6))


def clouds(sheet: Sheet, scene: Scene) -> None:
    """Bands of mist between the far and the near."""
    for strips in scene.clouds:
        path = cloud([(float(x), float(y), float(w)) for x, y, w in strips], 32)
        sheet.add(f'<path d="{path}" fill="#D9BC78" stroke="#D9BC78" stroke-width="5"/>')
        sheet.add(f'<path d="{path}" fill="{PALE_PAPER}"/>')


def size_at(scene: Scene, y: float) -> float:
    """Things grow towards the lower edge."""
    share = (y - scene.horizon) / (scene.height - scene.horizon)
    return scene.near * (0.2 + 0.8 * max(0.0, share))


def stepping(sheet: Sheet, scene: Scene) -> Points:
    """Stones along the path, from far to near; gives back where they lie, the nearest first."""
    line = pen(scene.path, 40)
    places: Points = []
    gap = 0.0
    for a, b in itertools.pairwise(line):
        gap -= math.dist(a, b) * (1 if abs(b[1] - a[1]) < abs(b[0] - a[0]) else 1.25)
        if gap <= 0:
            places.append(a)
            gap = 196 * size_at(scene, a[1])
    for k, (x, y) in reversed(list(enumerate(places))):
        scale = size_at(scene, y)
        stone = garden.stepping_stone(k % 6 + 1)
        sheet.paste(stone, x - 112 * scale, y - 84 * scale * 0.8, scale)
    return places


def prop(name: str) -> Sheet:
    """A piece of the garden by name."""
    if name.startswith("moss"):
        return garden.moss(int(name[-1]))
    makers = {
        "lantern": lambda: buildings.lantern(True),
        "rock": garden.rock,
        "reeds": garden.reeds,
        "pine": trees.pine,
    }
    return makers[name]()


def stand(sheet: Sheet, piece: Sheet, x: float, y: float, scale: float, mirror: bool = False) -> None:
    """Put a piece with the middle of its foot at x, y."""
    sheet.paste(piece, x - piece.width * scale / 2, y - piece.height * scale * 0.97, scale, mirror)


def shadow(sheet: Sheet, x: float, y: float, rx: float) -> None:
    """A soft shadow under whatever stands there."""
    wash = sheet.radial((0, 0), 100, (0, INK, 0.4), (1, INK, 0))
    sheet.add(
        f'<g transform="translate({x:.0f} {y:.0f}) scale({rx / 100:.2f} {rx / 360:.2f})">'
        f'<circle r="100" fill="{wash}"/></g>'
    )


def walkers(scene: Scene, stones: Points) -> list[tuple[float, Sheet, float, float, float]]:
    """Who walks where: (depth, figure, x, y, scale)."""
    inks = {painter.name: painter for painter in PAINTERS}
    out = []
    for name, stone in scene.walkers:
        x, y = stones[stone]
        figure = figures.emperor_figure() if name == "emperor" else figures.figure(inks[name])
        out.append((y, figure, x, y, max(size_at(scene, y) * 0.74, 0.4)))
    return out


def nightfall(sheet: Sheet, scene: Scene) -> None:
    """The same garden by night: an indigo glaze over everything, then moon, stars and lantern light."""
    w, h = scene.width, scene.height
    sheet.add(f'<rect width="{w}" height="{h}" fill="#7381BC" style="mix-blend-mode:multiply"/>')
    glaze = sheet.linear(
        (0, 0), (0, h), (0, "#0C1126", 0.9), (0.36, "#141A33", 0.62), (0.5, "#141A33", 0.3), (1, "#141A33", 0.3)
    )
    sheet.add(f'<rect width="{w}" height="{h}" fill="{glaze}"/>')
    x, y, r = scene.sun
    x, y = w - x * 0.9, y * 0.62
    for _ in range(60):
        px, py, dot = sheet.rng.uniform(0, w), sheet.rng.uniform(0, scene.horizon * 0.44), sheet.rng.uniform(0.8, 2)
        sheet.disc(px, py, dot, "#F6EDD2", 0.7)
    sheet.disc(x, y, r * 2.4, sheet.radial((x, y), r * 2.4, (0.3, "#F4E9C8", 0.26), (1, "#F4E9C8", 0)))
    sheet.disc(x, y, r * 0.92, "#F6EDD2")
    for name, px, py, size in scene.props:
        if name == "lantern":
            lantern_light(sheet, px, py, size)


def lantern_light(sheet: Sheet, x: float, y: float, size: float) -> None:
    """The lit window of a lantern that stands at x, y, and its glow on the garden."""
    middle = y - 155 * size
    reach = 190 * size
    sheet.disc(x, middle, reach, sheet.radial((x, middle), reach, (0, "#FFDF8E", 0.42), (1, "#FFDF8E", 0)))
    for left, right in ((-17, -2), (2, 17)):
        pane = [(x + dx * size, y - dy * size) for dx, dy in ((left, 171), (right, 171), (right, 138), (left, 138))]
        sheet.fill(pane, "#FFEFB8")


def compose(scene: Scene, seed: str, night: bool = False) -> Sheet:
    """The whole picture, from far to near."""
    sheet = Sheet(scene.width, scene.height, seed)
    sky(sheet, scene, night)
    land(sheet, scene)
    clouds(sheet, scene)
    x, y, scale = scene.pond
    sheet.paste(garden.pond(1, False), x, y, scale)
    stand(sheet, buildings.bridge(), scene.bridge[0] + 60, scene.bridge[1] + 40, scene.bridge[2])
    standing = walkers(scene, stepping(sheet, scene))
    standing.append((scene.torii[1], buildings.torii(), *scene.torii))
    standing.append((scene.tree[1], trees.sakura(trees.LEANING, "hero"), *scene.tree))
    standing += [(py, prop(name), px, py, size) for name, px, py, size in scene.props]
    for _, piece, px, py, size in sorted(standing, key=lambda entry: entry[0]):
        # The leaning tree does not stand in the middle of its sheet.
        foot = px + (66 * size if piece.width == 512 else 0)
        shadow(sheet, foot, py - 4, piece.width * size * (0.3 if piece.width == 512 else 0.42))
        stand(sheet, piece, px, py, size)
    for _ in range(46):
        px, py = sheet.rng.uniform(0, scene.width), sheet.rng.uniform(scene.horizon * 0.75, scene.height)
        petal(sheet, px, py, sheet.rng.uniform(12, 24), sheet.rng.uniform(0, 360))
    fibres(sheet, scene.width, scene.height, 120, "#B9A27C", 0.12)
    if night:
        nightfall(sheet, scene)
    return sheet


def pieces() -> list[Piece]:
    """Upright and sideways."""
    return [
        Piece("hero_portrait", "heroes", compose(PORTRAIT, "portrait"), 1080, opaque=True),
        Piece("hero_landscape", "heroes", compose(LANDSCAPE, "landscape"), 1600, opaque=True),
        Piece("hero_portrait_night", "heroes", compose(PORTRAIT, "portrait", True), 1080, opaque=True),
        Piece("hero_landscape_night", "heroes", compose(LANDSCAPE, "landscape", True), 1600, opaque=True),
    ]
