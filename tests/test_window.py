"""The window remembers its size and its place."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.view.canvas import Look
from game.window import Window, fitting_size, reachable

ONE_SCREEN = [(1920, 1080)]
TWO_SCREENS = [(1920, 1080), (1280, 1024)]


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE_SCREEN)
    yield
    pygame.display.quit()


def test_the_window_comes_back_from_fullscreen_to_where_it_stood() -> None:
    window = Window(Look(), (1000, 640), place=(120, 140))
    assert window.place() == (120, 140)
    window.show_fullscreen(True)
    assert window.place() == (120, 140)
    window.show_fullscreen(False)
    assert window.place() == (120, 140)
    assert window.windowed_size == (1000, 640)


def test_a_start_in_fullscreen_keeps_the_place_for_later() -> None:
    window = Window(Look(), (1000, 640), fullscreen=True, place=(120, 140))
    assert window.place() == (120, 140)
    window.show_fullscreen(False)
    assert window.place() == (120, 140)


def test_a_window_from_a_larger_screen_fits_this_one() -> None:
    assert fitting_size((2560, 1440), ONE_SCREEN) == (1920, 1080)
    assert fitting_size((1280, 720), ONE_SCREEN) == (1280, 720)


@pytest.mark.parametrize(
    ("place", "screens", "seen"),
    [
        ((100, 100), ONE_SCREEN, True),
        ((-600, 40), ONE_SCREEN, True),
        ((2200, 100), ONE_SCREEN, False),
        ((2200, 100), TWO_SCREENS, True),
        ((-900, 100), TWO_SCREENS, True),
        ((100, 1060), ONE_SCREEN, False),
        ((100, -50), ONE_SCREEN, False),
    ],
)
def test_a_place_on_a_screen_that_is_gone_is_forgotten(
    place: tuple[int, int], screens: list[tuple[int, int]], seen: bool
) -> None:
    assert reachable(place, (1000, 640), screens) == seen
