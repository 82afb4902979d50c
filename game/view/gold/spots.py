"""Things on the board that can have the focus: tiles, turning handles, the tile being turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.ui.focus import LEFT, RIGHT, Direction
from game.ui.widgets import Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Canvas
from game.view.theme import Colour


def draw_thread(
    canvas: Canvas, points: Sequence[tuple[float, float]], colour: str | Colour, strength: float, thick: float = 5
) -> None:
    """A thread of light along a way: a soft band with a bright core, from tile to tile."""
    for (x0, y0), (x1, y1) in pairwise(points):
        left, top = min(x0, x1), min(y0, y1)
        width, height = abs(x1 - x0), abs(y1 - y0)
        for half, alpha in ((thick * 1.7, 0.28), (thick * 0.5, 0.9)):
            box = (left - half, top - half, width + 2 * half, height + 2 * half)
            canvas.fill(box, colour, alpha * strength, half)


@dataclass(eq=False)
class TileSpot(Widget):
    """A tile; the ring of light lies around it, and the way there is lit."""

    way: Sequence[tuple[float, float]] = ()

    def draw_focus(self, canvas: Canvas, level: float, ring: str) -> None:
        """White brackets around the whole tile."""
        if level > 0.01:
            draw_thread(canvas, self.way, "gold", level)
            x, y, w, h = self.box
            canvas.sprite("ring-select", x - 4, y - 4, w + 8, h + 8, alpha=level)


@dataclass(eq=False)
class Rest(Widget):
    """Where the focus waits while there is nothing to do: no ring is seen, and a confirming key does nothing."""

    def draw_focus(self, canvas: Canvas, level: float, ring: str) -> None:
        """Nothing."""


@dataclass(eq=False)
class TurnSpot(TileSpot):
    """The tile that is being turned: left and right turn it, a click too, confirming lays it."""

    turn: Callable[[int], object] = lambda step: None
    press: Callable[[], None] = lambda: None

    def move(self, direction: Direction) -> bool:
        """Left against the sun, right with it."""
        if direction not in (LEFT, RIGHT):
            return False
        self.turn(1 if direction == RIGHT else -1)
        return True

    def wheel(self, amount: float) -> bool:
        """The wheel turns it."""
        self.turn(1 if amount < 0 else -1)
        return True

    def drag(self, x: float, y: float) -> None:
        """It was the pointer that pressed."""
        self.press()


@dataclass(eq=False)
class Handle(Widget):
    """A round handle at a tile."""

    icon: str = "rotate"
    gold: bool = False
    alpha: float = 1.0

    @property
    def target(self) -> tuple[float, float, float, float]:
        """Only the handle itself: the tile below it is a target too."""
        return self.box

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A dark disc with a rim of gold, or a golden one."""
        x, y, w, h = self.box
        grow = 1.5 * mood.focus
        box = (x - grow, y - grow, w + 2 * grow, h + 2 * grow)
        canvas.fill(box, "gold" if self.gold else "night-900", self.alpha, (w + 2 * grow) / 2)
        canvas.outline(box, "gold-hi" if self.gold else "gold", 2, (w + 2 * grow) / 2, self.alpha)
        colour = "ink" if self.gold else "gold-hi"
        canvas.icon(self.icon, x + w / 2, y + h / 2, w * 0.62, colour, self.alpha)

    def draw_focus(self, canvas: Canvas, level: float, ring: str) -> None:
        """A round ring."""
        if level > 0.01:
            x, y, w, h = self.box
            canvas.sprite("ring-focus", x - 5, y - 5, w + 10, h + 10, alpha=level)


@dataclass(eq=False)
class GestureButton(Button):
    """A button with the picture of what it is about, and a hand if it costs nothing."""

    sprite: str = ""
    free: bool = False
    cost: int = 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Picture left, word beside it, cost right."""
        sprite = self._sprite(mood)
        canvas.button(sprite, self.box)
        x, y, w, h = self.box
        middle = y + h * 0.43 + (2 if sprite.endswith("pressed") else 0)
        alpha = 1.0 if self.enabled else 0.45
        wide = w > 200
        marked = bool(self.label) and (self.free or (bool(self.cost) and wide))
        tail = 28 if marked else 14
        left = x + (21 if self.label else w / 2)
        if self.sprite:
            size = h * 0.56
            canvas.sprite(self.sprite, left - size / 2, middle - size / 2, size, size, alpha=alpha)
        elif self.icon:
            canvas.icon(self.icon, left, middle, h * 0.5, "ivory", alpha)
        if self.label:
            style = "button" if wide else "hint-strong"
            canvas.text(self.label, x + 38, middle, style, "ivory", "left", w - 38 - tail, alpha)
        if marked and self.cost:
            canvas.sprite("torch", x + w - 30, middle - 14, 18, 27, alpha=alpha)
        elif marked:
            canvas.icon("hand", x + w - 19, middle, 18, "legal", alpha)


@dataclass(eq=False)
class FigureSpot(Widget):
    """One of the two own figures, to be chosen."""

    paint: Callable[[Canvas, Mood], None] = lambda canvas, mood: None

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """As the board draws it."""
        self.paint(canvas, mood)

    def activate(self) -> Wish | None:
        """Choose it."""
        return self.act() if self.act else None
