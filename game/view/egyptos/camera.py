"""The eye over a table without edge: it fits itself to the group until a hand takes it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.view.canvas import Box

Cell = tuple[int, int]
Point = tuple[float, float]

CLEAR: Box = (256.0, 72.0, 768.0, 568.0)  # where nothing lies over the table
NEAREST, FARTHEST = 110.0, 5.0  # logical units a cell, by hand
_FIT_NEAREST, _FIT_FARTHEST = 70.0, 7.0
_MARGIN = 1.7  # cells around the group: the ring of legal cells, and a little air
_EASE = 7.0  # parts of the way a second
_CLOSE_ENOUGH = 0.004


class Camera:
    """A centre in cells and a scale in logical units a cell; y grows upwards, as on paper."""

    def __init__(self, clear: Box = CLEAR) -> None:
        self.clear = clear
        self.by_hand = False
        self.x = self.y = 0.0
        self.scale = _FIT_NEAREST
        self._goal = (0.0, 0.0, _FIT_NEAREST)
        self._fit = self._goal

    # -- where things are -----------------------------------------------------------------------------------
    @property
    def middle(self) -> Point:
        """The place on the screen under which the centre lies."""
        x, y, w, h = self.clear
        return x + w / 2, y + h / 2

    def to_screen(self, x: float, y: float) -> Point:
        """A place on the table, in logical units."""
        middle = self.middle
        return middle[0] + (x - self.x) * self.scale, middle[1] - (y - self.y) * self.scale

    def to_table(self, x: float, y: float) -> Point:
        """A place on the screen, in cells."""
        middle = self.middle
        return self.x + (x - middle[0]) / self.scale, self.y - (y - middle[1]) / self.scale

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell under a place on the screen."""
        across, up = self.to_table(x, y)
        return math.floor(across + 0.5), math.floor(up + 0.5)

    def box_of(self, cell: Cell) -> Box:
        """A cell's square on the screen."""
        x, y = self.to_screen(*cell)
        return x - self.scale / 2, y - self.scale / 2, self.scale, self.scale

    def sees(self, cell: Cell) -> bool:
        """Whether a cell lies wholly where nothing covers it."""
        x, y, side, _ = self.box_of(cell)
        left, top, width, height = self.clear
        return left <= x and x + side <= left + width and top <= y and y + side <= top + height

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """The part of the table on view: least x, least y, greatest x, greatest y, in cells."""
        left, top, width, height = self.clear
        x1, y1 = self.to_table(left, top + height)
        x2, y2 = self.to_table(left + width, top)
        return x1, y1, x2, y2

    # -- by itself ------------------------------------------------------------------------------------------
    def fit(self, cells: Iterable[Cell]) -> None:
        """Head for a view of the whole group, unless a hand holds the view."""
        self._fit = _fitting(list(cells), self.clear)
        if not self.by_hand:
            self._goal = self._fit

    def recentre(self) -> None:
        """Let the view fit itself again."""
        self.by_hand = False
        self._goal = self._fit

    @property
    def moving(self) -> bool:
        """Whether it is still on its way."""
        return (self.x, self.y, self.scale) != self._goal

    def advance(self, seconds: float) -> None:
        """Ease towards the goal; the last bit at once, so that pictures become sharp."""
        if not self.moving:
            return
        part = 1 - math.exp(-_EASE * seconds)
        x, y, scale = self._goal
        self.x += (x - self.x) * part
        self.y += (y - self.y) * part
        self.scale *= (scale / self.scale) ** part
        if max(abs(x - self.x), abs(y - self.y), abs(scale / self.scale - 1)) < _CLOSE_ENOUGH:
            self.finish()

    def finish(self) -> None:
        """Be at the goal at once."""
        self.x, self.y, self.scale = self._goal

    # -- by hand --------------------------------------------------------------------------------------------
    def drag(self, across: float, down: float) -> None:
        """The table follows the hand at once."""
        x, y, scale = self._goal
        moved = (across / self.scale, down / self.scale)
        self._hold((x - moved[0], y + moved[1], scale))
        self.x -= moved[0]
        self.y += moved[1]

    def pan(self, across: float, up: float) -> None:
        """Look aside by so many logical units."""
        x, y, scale = self._goal
        self._hold((x + across / scale, y + up / scale, scale))

    def zoom(self, factor: float, at: Point | None = None) -> None:
        """Nearer or farther; what lies under `at` stays there."""
        x, y, scale = self._goal
        wanted = max(FARTHEST, min(NEAREST, scale * factor))
        middle = self.middle
        across, down = (at[0] - middle[0], at[1] - middle[1]) if at else (0.0, 0.0)
        shift = 1 / scale - 1 / wanted
        self._hold((x + across * shift, y - down * shift, wanted))

    def look_at(self, cell: Cell) -> None:
        """Shift so far that a cell is seen; the scale stays."""
        x, y, scale = self._goal
        half_w, half_h = self.clear[2] / 2 / scale - 1, self.clear[3] / 2 / scale - 1
        to_x = min(max(x, cell[0] - half_w), cell[0] + half_w)
        to_y = min(max(y, cell[1] - half_h), cell[1] + half_h)
        if (to_x, to_y) != (x, y):
            self._hold((to_x, to_y, scale))

    def _hold(self, goal: tuple[float, float, float]) -> None:
        self.by_hand = True
        self._goal = goal


def _fitting(cells: list[Cell], clear: Box) -> tuple[float, float, float]:
    """The view of a group; whole numbers of units a cell, so that pyramids stay sharp."""
    if not cells:
        return 0.0, 0.0, _FIT_NEAREST
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    across = max(xs) - min(xs) + 2 * _MARGIN
    up = max(ys) - min(ys) + 2 * _MARGIN
    scale = min(clear[2] / across, clear[3] / up, _FIT_NEAREST)
    return (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, max(_FIT_FARTHEST, float(math.floor(scale)))
