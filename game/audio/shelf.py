"""Cooked sounds, kept in the cache folder so that only the first start has to cook.

The folder is named after the recipes and the kitchen; folders of older ones are removed. A file that cannot be
read or written costs nothing but the time to cook again.
"""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.audio.recipes import Recipe, recipe_hash
from game.audio.synth import cook, to_sixteen_bits

Cooked = NDArray[np.int16]

_MOST_SAMPLES = 10 * 44_100  # no sound is this long; a file from elsewhere might be

_log = logging.getLogger(__name__)


class Shelf:
    """All sounds by name, step and variant, ready for the mixer."""

    def __init__(self, cache_folder: Path) -> None:
        self._parent = cache_folder
        self._folder = cache_folder / f"sounds-{recipe_hash()}"
        self._writable = True

    def sweep(self) -> None:
        """Remove what older recipes left."""
        for folder in self._parent.glob("sounds-*"):
            if folder != self._folder:
                shutil.rmtree(folder, ignore_errors=True)

    def sounds(self, name: str, recipe: Recipe) -> Iterator[tuple[int, Cooked]]:
        """All variants of a sound, each with its step: from the shelf, or fresh."""
        for step in range(recipe.steps):
            for variant in range(recipe.variants):
                yield step, self._sound(name, recipe, variant, step)

    def _sound(self, name: str, recipe: Recipe, variant: int, step: int) -> Cooked:
        file = self._folder / f"{name}-{step}-{variant}.npy"
        kept = _read(file)
        if kept is None:
            kept = to_sixteen_bits(cook(name, recipe, variant, step))
            self._keep(file, kept)
        return kept

    def _keep(self, file: Path, sound: Cooked) -> None:
        """Write beside, then rename: a half written sound is never found."""
        if not self._writable:
            return
        beside = file.with_suffix(f".{os.getpid()}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as stream:
                np.save(stream, sound, allow_pickle=False)
            beside.replace(file)
        except OSError as problem:
            self._writable = False
            _log.info("Sounds cannot be kept for the next start: %s", problem)


def _read(file: Path) -> Cooked | None:
    try:
        sound = np.load(file, allow_pickle=False)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, EOFError) as problem:
        _log.info("A kept sound is unreadable and is made again: %s", problem)
        return None
    fits = isinstance(sound, np.ndarray) and sound.dtype == np.int16 and sound.ndim == 1
    return sound if fits and 0 < len(sound) < _MOST_SAMPLES else None
