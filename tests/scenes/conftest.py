"""Screens without a screen: the dummy drivers, and a rig to sit at."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.rig import Rig, sitting


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with sitting(tmp_path) as rig:
        yield rig
