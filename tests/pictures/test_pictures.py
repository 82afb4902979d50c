"""Each screen looks as it did: compared with a small picture kept here, at three sizes.

`python -m tests.pictures.keep` makes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.scenes.gallery import SCENES
from tests.pictures.keep import SIZES, kept_file, small_picture

# The mean difference of a whole picture, and of its worst block, out of 255. A changed letter passes, a
# moved button does not.
_MEAN, _WORST_BLOCK, _BLOCK = 2.0, 34.0, 15


def assert_alike(picture: pygame.Surface, kept: pygame.Surface) -> None:
    """Two pictures differ by no more than letters."""
    now = pygame.surfarray.array3d(picture).astype(np.int16)
    then = pygame.surfarray.array3d(kept).astype(np.int16)
    assert now.shape == then.shape
    apart = np.abs(now - then).mean(axis=2)
    blocks = apart[: apart.shape[0] // _BLOCK * _BLOCK, : apart.shape[1] // _BLOCK * _BLOCK]
    shape = (blocks.shape[0] // _BLOCK, _BLOCK, blocks.shape[1] // _BLOCK, _BLOCK)
    assert apart.mean() < _MEAN
    assert blocks.reshape(shape).mean(axis=(1, 3)).max() < _WORST_BLOCK


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", sorted(SCENES))
def test_a_screen_looks_as_it_did(scene: str, size: tuple[int, int]) -> None:
    assert_alike(small_picture(scene, size), pygame.image.load(kept_file(scene, size)))
