"""No text overflows its box on this board: in any language, with small and large letters, in a small window."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.topbar import draw_banner
from game.view.canvas import Canvas
from game.words import LANGUAGES, Words
from tests.view.gold.desk import Desk, look
from tests.view.gold.scenes import MOMENTS

_LONG_NAMES = ("Nefertiti", "Ramses II", "Hatschepsut", "Echnaton")


def _draw_banner(desk: Desk) -> None:
    """The turn banner is the match screen's; its words are the board's."""
    banner = desk.board.banner()
    if banner is not None:
        draw_banner(Canvas(pygame.Surface((1024, 600)), look()), 0, *banner)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(language: str, text_size: float) -> None:
    pygame.display.set_mode((64, 64))  # moving tiles take the format of a display
    look().choose(False, text_size)
    try:
        with look().texts.listening() as overflowing:
            for moment, make in MOMENTS.items():
                desk = make()
                desk.view.words = Words(language)
                desk.view.names = _LONG_NAMES[: desk.match.players]
                overflowing.append(f"-- {moment}")
                desk.picture((1024, 600))
                _draw_banner(desk)
    finally:
        look().choose(False, 1.0)
    assert [line for line in overflowing if not line.startswith("--")] == [], overflowing
