"""SVG sprites, rasterised once at the size in which they are drawn, and kept until the window's scale changes."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame

from game.view.shelf import PictureShelf
from game.view.theme import ASSETS, Colour

Recolour = tuple[tuple[str, str], ...]  # pairs of hex values: found in the file, wanted
_ICON_COLOUR = "#F6E7C4"
_WINDOWS_FULL = 3.0  # no screen takes more than one; all sprites there are would take five
_SIZE = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_RED, _RED_LIGHT, _RED_DARK = "#E5432A", "#FF8E70", "#8A1D10"  # player 1's shades in the figures' files


def hex_of(colour: Colour) -> str:
    """Three numbers as `#RRGGBB`."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def icon_recolour(colour: Colour) -> Recolour:
    """What turns an icon into this colour."""
    return ((_ICON_COLOUR, hex_of(colour)),)


def player_recolour(base: Colour, light: Colour, dark: Colour) -> Recolour:
    """What turns a figure or lantern of player 1 into another player's."""
    return ((_RED, hex_of(base)), (_RED_LIGHT, hex_of(light)), (_RED_DARK, hex_of(dark)))


class Sprites:
    """All sprites by name, whatever folder they lie in."""

    def __init__(self, folder: Path = ASSETS / "sprites") -> None:
        self._files = {file.stem: file for file in sorted(folder.rglob("*.svg"))}
        self._sources: dict[str, bytes] = {}
        self.shelf = PictureShelf(_WINDOWS_FULL)

    @property
    def names(self) -> list[str]:
        """Every sprite there is."""
        return list(self._files)

    @property
    def pixels(self) -> int:
        """How many pixels are kept, for the memory bench."""
        return self.shelf.pixels

    def forget(self) -> None:
        """Drop every bitmap: the window has another scale now."""
        self.shelf.clear()

    def natural_size(self, name: str) -> tuple[float, float]:
        """The sprite's own size in logical units."""
        found = _SIZE.search(self._source(name)[:400])
        if found is None:
            raise ValueError(f"The sprite {name} does not say its size.")
        return float(found[1]), float(found[2])

    def get(self, name: str, width: int, height: int, recolour: Recolour = ()) -> pygame.Surface:
        """The sprite at this size in pixels."""
        key = (name, width, height, recolour)
        if key not in self.shelf:
            self.shelf[key] = self.draw(name, width, height, recolour)
        return self.shelf[key]

    def _source(self, name: str) -> bytes:
        if name not in self._sources:
            self._sources[name] = self._files[name].read_bytes()
        return self._sources[name]

    def draw(self, name: str, width: int, height: int, recolour: Recolour = ()) -> pygame.Surface:
        """The sprite at this size, drawn anew and not kept."""
        width, height = max(1, width), max(1, height)
        source = self._source(name)
        for found, wanted in recolour:
            source = source.replace(found.encode(), wanted.encode())
        drawn = pygame.image.load_sized_svg(io.BytesIO(source), (width, height))
        surface = drawn.convert_alpha() if pygame.display.get_surface() else drawn
        if surface.get_size() == (width, height):
            return surface
        return _made_to_size(surface, width, height)


def _made_to_size(surface: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The loader keeps proportions and may miss a size by a pixel: that is padded; a larger miss is stretched."""
    missing = width - surface.get_width(), height - surface.get_height()
    if max(abs(missing[0]), abs(missing[1])) > 2:
        return pygame.transform.smoothscale(surface, (width, height))
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.blit(surface, (missing[0] // 2, missing[1] // 2))
    return made
