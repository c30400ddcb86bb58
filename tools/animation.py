"""The short animation of the README, filmed in the real app: ``python -m tools.animation``.

One round on a phone: a card is lifted, flicked up, revealed and carried out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image

from sakura.ui.shots.virtual import Virtual, prepare

FILM: Final = Path(__file__).parents[1] / "docs" / "pictures" / "round.gif"
WIDTH, HEIGHT, DENSITY = 720, 1280, 2.0
SHOWN_WIDTH: Final = 300
FRAME: Final = 0.1  # seconds between two pictures
STEP: Final = 0.02
COLOURS: Final = 160
SEED: Final = 12
LONGEST: Final = 60.0  # seconds: a round is shown in less


class Camera:
    """Lets time pass and keeps a picture of every tenth of a second."""

    def __init__(self, virtual: Virtual) -> None:
        self._virtual = virtual
        self.pictures: list[Image.Image] = []

    def film(self, seconds: float) -> None:
        """Watch for so long."""
        for _ in range(round(seconds / FRAME)):
            self._virtual.advance(FRAME, STEP)
            width, height, pixels = self._virtual.pixels()
            picture = Image.frombytes("RGB", (width, height), pixels).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
            size = (SHOWN_WIDTH, round(height * SHOWN_WIDTH / width))
            self.pictures.append(picture.resize(size, Image.Resampling.LANCZOS))

    def film_until(self, is_over: Callable[[], bool]) -> None:
        """Watch until that is so."""
        for _ in range(round(LONGEST / FRAME)):
            if is_over():
                return
            self.film(FRAME)
        raise RuntimeError("what is filmed does not come to its end")


def main() -> None:
    """Film one round and write it down."""
    argparse.ArgumentParser(prog="python -m tools.animation", description=__doc__).parse_args()
    prepare(WIDTH, HEIGHT, DENSITY)
    virtual = Virtual()
    virtual.resize(WIDTH, HEIGHT, DENSITY)
    camera = Camera(virtual)
    _play_round(virtual, camera)
    _write(camera.pictures)


def _play_round(virtual: Virtual, camera: Camera) -> None:
    from sakura.storage.settings import Settings, Values
    from sakura.ui.app import SakuraApp
    from sakura.ui.shots.tables import seats_of

    with virtual.running(SakuraApp(Settings(Values(language="en", theme="day")))) as app:
        virtual.wait(0.6, STEP)
        app.flow.begin(seats_of(4, 1, level="apprentice"), "standard", SEED)
        virtual.wait(2.0, STEP)
        camera.film(0.8)
        screen: Any = app.router.screen
        screen.hand.lift(screen.hand.orders[2])
        camera.film(2.0)
        screen.play(screen.hand.orders[2])
        camera.film_until(lambda: app.router.name == "reveal")
        camera.film_until(lambda: app.router.name != "reveal")
        camera.film(1.0)


def _write(pictures: list[Image.Image]) -> None:
    """One palette for all pictures: they are of the same inks, and the file stays small."""
    some = pictures[:: len(pictures) // 5]
    wall = Image.new("RGB", (some[0].width * len(some), some[0].height))
    for place, picture in enumerate(some):
        wall.paste(picture, (place * picture.width, 0))
    palette = wall.quantize(COLOURS)
    frames = [picture.quantize(COLOURS, palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    frames[0].save(FILM, save_all=True, append_images=frames[1:], duration=int(FRAME * 1000), loop=0, optimize=True)


if __name__ == "__main__":
    main()
