"""Words as pictures, kept by what they say, how large and in which colour."""

from __future__ import annotations

import contextlib
import io
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import font_source_sans_pro  # type: ignore[import-untyped]
import font_source_serif_pro  # type: ignore[import-untyped]
import pygame

from game.view.theme import Colour, Theme, TypeStyle

_FILES = {
    ("serif", "regular"): font_source_serif_pro.font_files_ttf["SourceSerifPro"],
    ("serif", "semibold"): font_source_serif_pro.font_files_ttf["SourceSerifProSemibold"],
    ("sans", "regular"): font_source_sans_pro.font_files_ttf["SourceSansPro"],
    ("sans", "semibold"): font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    ("sans", "bold"): font_source_sans_pro.font_files_ttf["SourceSansProBold"],
}
_MOST_KEPT = 3000
_LEAST_SHRINK = 0.78  # a line too long for its box shrinks so far; beyond that it counts as overflowing


@cache
def _font_file(family: str, weight: str) -> bytes:
    return Path(_FILES[family, weight]).read_bytes()


@lru_cache(maxsize=128)
def _font(family: str, weight: str, pixels: int) -> pygame.Font:
    """From memory: a font opened by name holds its file, and dragging a window's edge asks for hundreds."""
    return pygame.Font(io.BytesIO(_font_file(family, weight)), pixels)


def _printable(string: str) -> str:
    """Names come from strangers' files too, and the font refuses what cannot be printed."""
    if string.isprintable():
        return string
    return "".join(letter if letter.isprintable() else " " for letter in string)


class Texts:
    """Renders and measures lines at one scale of the window."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.scale = 1.0
        self.growth = 1.0  # the player's text size: 1.0 to 1.5
        self.overflows: list[str] | None = None  # a test hangs a list here
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._wrapped: dict[tuple[object, ...], list[str]] = {}

    def forget(self) -> None:
        """Drop every picture: scale, language or text size changed."""
        self._cache.clear()
        self._wrapped.clear()

    @contextlib.contextmanager
    def listening(self) -> Iterator[list[str]]:
        """Collect what does not fit its box while something is drawn."""
        found: list[str] = []
        self.overflows = found
        try:
            yield found
        finally:
            self.overflows = None

    def size_of(self, style: TypeStyle, shrink: float = 1.0) -> int:
        """The style's size in pixels of this window."""
        growth = self.growth if style.grows else 1.0
        return max(6, round(style.size * growth * shrink * self.scale))

    def width(self, string: str, style: str, shrink: float = 1.0) -> float:
        """How wide a line is, in logical units."""
        look = self.theme.type[style]
        string = _printable(string)
        font = _font(look.family, look.weight, self.size_of(look, shrink))
        spacing = look.spacing if look.spacing >= 1 else 0.0
        return font.size(string)[0] / self.scale + spacing * max(0, len(string) - 1)

    def line_height(self, style: str, shrink: float = 1.0) -> float:
        """From one line to the next, in logical units."""
        look = self.theme.type[style]
        return 1.3 * look.size * shrink * (self.growth if look.grows else 1.0)

    def fitting_paragraph(self, string: str, style: str, width: float, height: float) -> float:
        """How far a paragraph must shrink to fit its box; never below the plain size."""
        plain = 1 / self.growth if self.theme.type[style].grows else 1.0
        for shrink in (1.0, 0.9, 0.8, 0.7):
            if shrink <= plain:
                break
            if len(self.wrap(string, style, width, shrink)) * self.line_height(style, shrink) <= height:
                return shrink
        return plain

    def fitting(self, string: str, style: str, width: float | None) -> float:
        """How far a line must shrink to fit the width: first to its plain size, then a little below."""
        if width is None:
            return 1.0
        wanted = self.width(string, style)
        if wanted <= width:
            return 1.0
        least = _LEAST_SHRINK / (self.growth if self.theme.type[style].grows else 1.0)
        shrink = width / wanted * 0.995
        if shrink < least:
            self.tell_overflow(f"{string!r} ({style}) needs {wanted:.0f} of {width:.0f}")
            return least
        return shrink

    def tell_overflow(self, sentence: str) -> None:
        """Note what does not fit, if somebody listens."""
        if self.overflows is not None:
            self.overflows.append(sentence)

    def line(self, string: str, style: str, colour: Colour, shrink: float = 1.0) -> pygame.Surface:
        """One line as a picture."""
        string = _printable(string)
        look = self.theme.type[style]
        pixels = self.size_of(look, shrink)
        key = (string, look.family, look.weight, pixels, colour, look.spacing)
        surface = self._cache.get(key)
        if surface is None:
            surface = self._cache[key] = self._render(string, look, pixels, colour)
            if len(self._cache) > _MOST_KEPT:
                self._cache.popitem(last=False)
        else:
            self._cache.move_to_end(key)
        return surface

    def gilded(self, string: str, style: str) -> pygame.Surface:
        """One line in gold leaf: lit from above."""
        key = (string, style, "gilded", self.scale)
        if key not in self._cache:
            surface = self.line(string, style, (255, 255, 255)).copy()
            surface.blit(self._gold_leaf(surface.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._cache[key] = surface
        return self._cache[key]

    def _gold_leaf(self, size: tuple[int, int]) -> pygame.Surface:
        colours = self.theme.colours
        column = pygame.Surface((1, 5), pygame.SRCALPHA)
        for row, name in enumerate(("gold-hi", "gold-hi", "gold", "gold-mid", "gold-mid")):
            column.set_at((0, row), (*colours[name], 255))
        return pygame.transform.smoothscale(column, size)

    def _render(self, string: str, look: TypeStyle, pixels: int, colour: Colour) -> pygame.Surface:
        font = _font(look.family, look.weight, pixels)
        gap = look.spacing * self.scale
        if look.spacing < 1 or len(string) < 2:  # so little is not worth losing the font's kerning
            return font.render(string, True, colour)
        glyphs = [font.render(letter, True, colour) for letter in string]
        width = sum(glyph.get_width() for glyph in glyphs) + round(gap * (len(glyphs) - 1))
        surface = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
        x = 0.0
        for glyph in glyphs:
            surface.blit(glyph, (round(x), 0))
            x += glyph.get_width() + gap
        return surface

    def wrap(self, string: str, style: str, width: float, shrink: float = 1.0) -> list[str]:
        """A paragraph as lines of at most this width; line breaks in it are kept."""
        key = (string, style, width, shrink, self.scale, self.growth)
        if key not in self._wrapped:
            parts = string.split("\n")
            lines = [line for part in parts for line in self._wrap_part(part, style, width, shrink)]
            if len(self._wrapped) > _MOST_KEPT:
                self._wrapped.clear()
            self._wrapped[key] = lines
        return self._wrapped[key]

    def _wrap_part(self, part: str, style: str, width: float, shrink: float) -> list[str]:
        lines = [""]
        for word in part.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self.width(longer, style, shrink) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines
