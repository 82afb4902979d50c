"""How wide texts are in the game's own fonts, in logical pixels: for tests that nothing overflows its box."""

from __future__ import annotations

import functools

import font_source_sans_pro
import font_source_serif_pro
import pygame

FACES = {
    "sans": font_source_sans_pro.font_files_ttf["SourceSansPro"],
    "sans-semibold": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "sans-bold": font_source_sans_pro.font_files_ttf["SourceSansProBold"],
    "serif": font_source_serif_pro.font_files_ttf["SourceSerifPro"],
    "serif-semibold": font_source_serif_pro.font_files_ttf["SourceSerifProSemibold"],
}
_FINE = 8  # measured this much larger, so that rounding to whole pixels does not matter


@functools.cache
def _font(face: str, size: float) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(FACES[face], round(size * _FINE))


def text_width(text: str, size: float, face: str = "sans") -> float:
    """The width of one line of text."""
    return _font(face, size).size(text)[0] / _FINE


def fits(text: str, size: float, width: float, face: str = "sans") -> bool:
    """Whether one line of text fits a width."""
    return text_width(text, size, face) <= width


def lines(text: str, size: float, width: float, face: str = "sans") -> list[str]:
    """The text broken at blanks into lines of a width; a single word may still be wider."""
    broken = [""]
    for word in text.split(" "):
        longer = f"{broken[-1]} {word}".strip()
        if broken[-1] and not fits(longer, size, width, face):
            broken.append(word)
        else:
            broken[-1] = longer
    return broken


def lacks(face: str, letter: str) -> bool:
    """Whether a font draws a letter as the box that stands for unknown ones."""
    font = _font(face, 20)
    unknown = pygame.image.tobytes(font.render("\uffff", True, "white"), "RGBA")
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA") == unknown
