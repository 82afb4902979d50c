"""The pictures that test_pictures compares with: `python -m tests.view.cheops.keep` makes them anew."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.view.cheops.moments import MOMENTS, match_at
from tests.view.cheops.seat import seated

SIZES = ((1280, 720), (1920, 1080), (1024, 600))
_FOLDER = Path(__file__).parent / "kept"
_WIDTH = 360


def kept_file(moment: str, size: tuple[int, int]) -> Path:
    """Where a moment's picture lies."""
    return _FOLDER / f"{moment}-{size[0]}x{size[1]}.png"


def small_picture(moment: str, size: tuple[int, int]) -> pygame.Surface:
    """A moment at its size, made small."""
    players, least, wanted = MOMENTS[moment]
    seed, match = match_at(players, least, wanted)
    with (
        tempfile.TemporaryDirectory() as folder,
        seated(Path(folder), players, seed, match=match, size=size) as seat,
    ):
        canvas = seat.rig.app.window.canvas
        seat.scene.draw(canvas)
        return pygame.transform.smoothscale(canvas.surface, (_WIDTH, round(_WIDTH * size[1] / size[0])))


def main() -> int:
    """Make all of them, or those of the moments named."""
    _FOLDER.mkdir(exist_ok=True)
    for moment in sys.argv[1:] or MOMENTS:
        for size in SIZES:
            pygame.image.save(small_picture(moment, size), kept_file(moment, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
