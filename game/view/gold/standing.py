"""Where things are seen to stand: when room is made on a tile they step aside, they do not jump."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.gold.pieces import Pose
from game.view.gold.places import TILE, Key, Spot
from game.view.tween import mix

_HASTE = 13.0  # how fast the rest of the way shrinks, per second
_NEAR = 0.4  # logical units: there


class Standing:
    """Follows the places where things belong, with a small delay."""

    def __init__(self) -> None:
        self._seen: dict[Key, Spot] = {}
        self.moving = False

    def settle(self) -> None:
        """Everything is where it belongs."""
        self._seen.clear()
        self.moving = False

    def step(self, spots: Mapping[Key, Spot], poses: Mapping[Key, Pose], seconds: float) -> None:
        """Let time pass; what moves by a clip is where the clip has it."""
        part = 1 - math.exp(-_HASTE * seconds)
        seen: dict[Key, Spot] = {}
        for key, spot in spots.items():
            pose = poses.get(key)
            here = Spot(pose.x, pose.y, pose.size) if pose else self._seen.get(key, spot)
            seen[key] = here if pose else _towards(here, spot, part)
        self._seen = seen
        self.moving = any(seen[key] != spots[key] for key in seen if key not in poses)

    def shown(self, spots: Mapping[Key, Spot]) -> dict[Key, Spot]:
        """Where each thing is seen now."""
        return {key: self._seen.get(key, spot) for key, spot in spots.items()}


def _towards(here: Spot, goal: Spot, part: float) -> Spot:
    away = max(abs(here.x - goal.x), abs(here.y - goal.y))
    if away > 0.8 * TILE or (away < _NEAR and abs(here.size - goal.size) < 0.02):
        return goal  # there, or on another tile: that is no stepping aside
    return Spot(mix(here.x, goal.x, part), mix(here.y, goal.y, part), mix(here.size, goal.size, part))
