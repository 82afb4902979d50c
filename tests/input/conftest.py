"""Devices without a screen: pygame's dummy driver, and a table at which pads can be plugged in."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from tests.input.desk import Desk


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.event.clear()
    yield
    pygame.display.quit()


@pytest.fixture
def desk() -> Desk:
    return Desk()
