"""The pictures that test_pictures compares with: `python -m tests.pictures.keep` makes them anew."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.scenes.gallery import SCENES, example_app, show_example

SIZES = ((1280, 720), (1920, 1080), (1024, 600))
_FOLDER = Path(__file__).parent / "kept"
_WIDTH = 480


def kept_file(scene: str, size: tuple[int, int]) -> Path:
    """Where a screen's picture lies."""
    return _FOLDER / f"{scene}-{size[0]}x{size[1]}.png"


def small_picture(scene: str, size: tuple[int, int]) -> pygame.Surface:
    """A screen at its size, made small: large enough to see what moved, small enough to keep."""
    with (
        example_app(size) as make,
        mock.patch("game.hall.time.strftime", return_value="2026-01-01T12:00:00"),
    ):
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        show_example(app, scene, "egyptos")
        picture = app.window.canvas.surface
        return pygame.transform.smoothscale(picture, (_WIDTH, round(_WIDTH * size[1] / size[0])))


def main() -> int:
    """Make all of them, or those of the scenes named."""
    _FOLDER.mkdir(exist_ok=True)
    for scene in sys.argv[1:] or SCENES:
        for size in SIZES:
            pygame.image.save(small_picture(scene, size), kept_file(scene, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
