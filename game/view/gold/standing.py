"""Where things are seen to stand: when room is made on a tile they step aside, they do not jump."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.gold.pieces import Pose
from game.view.gold.places import TILE, Key, Spot
from game.view.tween import mix

_HASTE = 13.0  # how fast the rest of the way shrinks, per second
_FASTEST = 420.0  # logical units a second: a brisk step
_NEAR = 0.4  # logical units: there


class Standing:
    """Follows the places where things belong, with a small delay."""

    def __init__(self) -> None:
        self._seen: dict[Key, Spot] = {}

    def settle(self) -> None:
        """Everything is where it belongs."""
        self._seen.clear()

    def moving(self, spots: Mapping[Key, Spot]) -> bool:
        """Whether anything is not yet where it belongs."""
        return any(self._seen.get(key, spot) != spot for key, spot in spots.items())

    def step(self, spots: Mapping[Key, Spot], poses: Mapping[Key, Pose], seconds: float) -> None:
        """Let time pass; what moves by a clip is where the clip has it."""
        seen: dict[Key, Spot] = {}
        for key, spot in spots.items():
            pose = poses.get(key)
            here = Spot(pose.x, pose.y, pose.size) if pose else self._seen.get(key, spot)
            seen[key] = here if pose else _towards(here, spot, seconds)
        self._seen = seen

    def shown(self, spots: Mapping[Key, Spot]) -> dict[Key, Spot]:
        """Where each thing is seen now."""
        return {key: self._seen.get(key, spot) for key, spot in spots.items()}


def _towards(here: Spot, goal: Spot, seconds: float) -> Spot:
    away = max(abs(here.x - goal.x), abs(here.y - goal.y))
    if away > 0.8 * TILE or (away < _NEAR and abs(here.size - goal.size) < 0.02):
        return goal  # there, or on another tile: that is no stepping aside
    part = min(1 - math.exp(-_HASTE * seconds), _FASTEST * seconds / max(away, _NEAR))
    return Spot(mix(here.x, goal.x, part), mix(here.y, goal.y, part), mix(here.size, goal.size, part))
