"""Where everything beside the table lies: reserves, chronicle, counters, map, the bar at the foot."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas import Box
from game.view.egyptos.camera import CLEAR, Point
from game.view.tween import mix

_LEFT, _RIGHT, _WIDTH = 16.0, 1040.0, 224.0
_TOP, _GAP = 76.0, 12.0
_FOOT, _REPLAY_FOOT = 698.0, 622.0
_MAP_HEIGHT, _SMALL_MAP = 214.0, 152.0  # the small one says nothing below the map


@dataclass(frozen=True)
class Reserve:
    """How a player's panel is divided: the large one for two players, the small one for three."""

    head: float  # height of the part with the name
    height: float
    columns: int
    pitch: Point
    size: float
    first: Point  # middle of the first place
    emblem: float


_LARGE = Reserve(96, 384, 3, (60, 58), 53.0, (50, 164), 52)
_SMALL = Reserve(66, 154, 6, (31.5, 38), 29.0, (34, 92), 40)


class Layout:
    """The boxes for so many players; `folded` goes from 0 (placing) to 1 (moving: reserves are empty)."""

    def __init__(self, players: int, replay: bool) -> None:
        self.players = players
        self.reserve = _LARGE if players == 2 else _SMALL
        self.foot = _REPLAY_FOOT if replay else _FOOT
        self.bar: Box | None = None if replay else (458.0, 648.0, 364.0, 60.0)
        x, y, w, h = CLEAR
        self.clear: Box = (x, y, w, h - 16) if replay else CLEAR
        self.map_height = _SMALL_MAP if replay else _MAP_HEIGHT
        self.folded = 0.0

    @property
    def panel_height(self) -> float:
        """The height of a player's panel now."""
        return mix(self.reserve.height, self.reserve.head, self.folded)

    def panel(self, seat: int) -> Box:
        """A player's panel: the first at the left, the last at the right, a third below the first."""
        last = seat == self.players - 1
        row = 0 if last else seat
        return _RIGHT if last else _LEFT, _TOP + row * (self.panel_height + 8), _WIDTH, self.panel_height

    def place(self, seat: int, number: int) -> Point:
        """The middle of a place in the reserve; they empty from the last to the first."""
        x, y, _, _ = self.panel(seat)
        row, column = divmod(number, self.reserve.columns)
        first, pitch = self.reserve.first, self.reserve.pitch
        return x + first[0] + column * pitch[0], y + first[1] + row * pitch[1]

    @property
    def chronicle(self) -> Box:
        """Below the panels at the left."""
        _, y, _, h = self.panel(self.players - 2)
        top = y + h + _GAP
        return _LEFT - 2, top, _WIDTH + 4, self.foot - top

    @property
    def map(self) -> Box:
        """At the foot of the right side."""
        return _RIGHT, self.foot - self.map_height, _WIDTH, self.map_height

    @property
    def counters(self) -> Box:
        """Between the last player's panel and the map, while pyramids move."""
        _, y, _, h = self.panel(self.players - 1)
        return _RIGHT, y + h + _GAP, _WIDTH, 156.0

    def covers(self, x: float, y: float) -> bool:
        """Whether something lies over the table there."""
        boxes = [*map(self.panel, range(self.players)), self.chronicle, self.map]
        if self.folded > 0.5:
            boxes.append(self.counters)
        if self.bar:
            boxes.append(self.bar)
        return any(bx <= x < bx + bw and by <= y < by + bh for bx, by, bw, bh in boxes)
