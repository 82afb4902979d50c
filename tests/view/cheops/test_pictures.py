"""Eight typical moments look as they did, at three sizes; `python -m tests.view.cheops.keep` makes them anew."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from tests.view.cheops.keep import SIZES, kept_file, small_picture
from tests.view.cheops.moments import MOMENTS

# The mean difference of a whole picture, and of its worst block, out of 255.
_MEAN, _WORST_BLOCK, _BLOCK = 2.0, 34.0, 15


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", sorted(MOMENTS))
def test_a_moment_looks_as_it_did(moment: str, size: tuple[int, int]) -> None:
    now = pygame.surfarray.array3d(small_picture(moment, size)).astype(np.int16)
    then = pygame.surfarray.array3d(pygame.image.load(kept_file(moment, size))).astype(np.int16)
    assert now.shape == then.shape
    apart = np.abs(now - then).mean(axis=2)
    blocks = apart[: apart.shape[0] // _BLOCK * _BLOCK, : apart.shape[1] // _BLOCK * _BLOCK]
    shape = (blocks.shape[0] // _BLOCK, _BLOCK, blocks.shape[1] // _BLOCK, _BLOCK)
    assert apart.mean() < _MEAN
    assert blocks.reshape(shape).mean(axis=(1, 3)).max() < _WORST_BLOCK
