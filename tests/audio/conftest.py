"""No sound card is needed: SDL's dummy driver plays into nothing, in time."""

from __future__ import annotations

import os

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
