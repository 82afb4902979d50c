"""Typical moments of Egyptos look as they did, at three sizes; among them the lift that is refused."""

from __future__ import annotations

import pygame
import pytest

from tests.pictures.egyptos import MOMENTS, kept_file, small_picture
from tests.pictures.keep import SIZES
from tests.pictures.test_pictures import assert_alike


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_looks_as_it_did(moment: str, size: tuple[int, int]) -> None:
    assert_alike(small_picture(moment, size), pygame.image.load(kept_file(moment, size)))
