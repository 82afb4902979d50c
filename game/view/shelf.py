"""Bitmaps kept for the next frame, within a budget: those not used for longest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

_LEAST_BUDGET = 6_000_000  # pixels


class PictureShelf(OrderedDict[Hashable, pygame.Surface]):
    """A dictionary of surfaces that forgets the oldest when they grow beyond a number of pixels."""

    def __init__(self, windows_full: float) -> None:
        """`windows_full`: how much may be kept, in pictures of the window's size."""
        super().__init__()
        self._windows_full = windows_full
        self.budget = _LEAST_BUDGET
        self.pixels = 0

    def fit_to(self, width: int, height: int) -> None:
        """A larger window needs larger pictures."""
        self.budget = max(_LEAST_BUDGET, round(self._windows_full * width * height))

    def __getitem__(self, key: Hashable) -> pygame.Surface:
        picture = super().__getitem__(key)
        self.move_to_end(key)
        return picture

    def __setitem__(self, key: Hashable, picture: pygame.Surface) -> None:
        if key in self:
            self.pixels -= _pixels(super().__getitem__(key))
        super().__setitem__(key, picture)
        self.pixels += _pixels(picture)
        while self.pixels > self.budget and len(self) > 1:
            oldest = next(iter(self))
            self.pixels -= _pixels(super().__getitem__(oldest))
            super().__delitem__(oldest)

    def clear(self) -> None:
        """An empty shelf."""
        super().clear()
        self.pixels = 0


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()
