"""The pictures that test_pictures compares with: `python -m tests.view.gold.keep` makes them anew."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.view.gold.scenes import MOMENTS

SIZES = ((1280, 720), (1920, 1080), (1024, 600))
_FOLDER = Path(__file__).parent / "kept"
_WIDTH = 360


def kept_file(moment: str, size: tuple[int, int]) -> Path:
    """Where a moment's picture lies."""
    return _FOLDER / f"{moment}-{size[0]}x{size[1]}.png"


def small_picture(moment: str, size: tuple[int, int]) -> pygame.Surface:
    """A moment at its size, made small: large enough to see what moved, small enough to keep."""
    picture = MOMENTS[moment]().picture(size)
    return pygame.transform.smoothscale(picture, (_WIDTH, round(_WIDTH * size[1] / size[0])))


def main() -> int:
    """Make all of them, or those named."""
    _FOLDER.mkdir(exist_ok=True)
    for moment in sys.argv[1:] or MOMENTS:
        for size in SIZES:
            pygame.image.save(small_picture(moment, size), kept_file(moment, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
