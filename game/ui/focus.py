"""Where the focus goes when somebody presses a direction: by geometry, for menus and boards alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.canvas import Box

Direction = tuple[int, int]
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
_SIDEWAYS_COST = 2.6
_SLANT_COST = 0.35
_STEEPEST = 2.0


def centre_of(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def contains(box: Box, x: float, y: float) -> bool:
    """Whether a point lies in a box."""
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def at_least(box: Box, side: float) -> Box:
    """The box, grown around its middle to at least this side: a finger must hit it."""
    grow_x, grow_y = max(0.0, side - box[2]) / 2, max(0.0, side - box[3]) / 2
    return box[0] - grow_x, box[1] - grow_y, box[2] + 2 * grow_x, box[3] + 2 * grow_y


def nearest(boxes: Sequence[Box], origin: Box, direction: Direction) -> int | None:
    """Which box lies next in a direction: near, and rather straight ahead than aside."""
    best, best_cost = None, float("inf")
    for number, box in enumerate(boxes):
        cost = _cost(origin, box, direction)
        if cost is not None and cost < best_cost:
            best, best_cost = number, cost
    return best


def _cost(origin: Box, box: Box, direction: Direction) -> float | None:
    (from_x, from_y), (to_x, to_y) = centre_of(origin), centre_of(box)
    ahead = (to_x - from_x) * direction[0] + (to_y - from_y) * direction[1]
    if ahead <= 1:
        return None
    axis = 0 if direction[0] else 1
    gap = _gap(origin, box, axis)
    sideways = _gap(origin, box, 1 - axis)
    slant = abs(to_y - from_y if axis == 0 else to_x - from_x)
    if sideways > _STEEPEST * ahead:
        return None  # a row below is not “to the right”, even if it sticks out a little
    return gap + _SIDEWAYS_COST * sideways + _SLANT_COST * slant + 0.1 * ahead


def _gap(one: Box, other: Box, axis: int) -> float:
    """The free space between two boxes along an axis; 0 where they overlap."""
    low, high = (one, other) if one[axis] <= other[axis] else (other, one)
    return max(0.0, high[axis] - (low[axis] + low[axis + 2]))
