"""Small widgets: each draws itself, and says what a press, a direction or a drag does to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.ui.focus import LEFT, RIGHT, Direction, at_least, centre_of
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas

LEAST_TARGET = 44.0
Act = Callable[[], Wish | None]


@dataclass(frozen=True)
class Mood:
    """How a widget is being looked at: `focus` fades from 0 to 1."""

    focus: float = 0.0
    pressed: bool = False


@dataclass(eq=False)
class Widget:
    """Something that can have the focus."""

    name: str  # the same after a rebuild: the focus stays
    box: Box
    act: Act | None = None
    enabled: bool = True
    tip: str = ""  # shown when looked at for a while; of a greyed widget: the reason, at once
    sound: str = "confirm"
    ring: Box | None = None  # where the focus ring goes, if not around the box
    hidden_ring: bool = False

    @property
    def target(self) -> Box:
        """Where a press counts, at least as large as a finger."""
        return at_least(self.box, LEAST_TARGET)

    def activate(self) -> Wish | None:
        """Confirmed or clicked."""
        return self.act() if self.act and self.enabled else None

    def move(self, direction: Direction) -> bool:
        """A direction was pressed; True if the widget used it up."""
        return False

    def drag(self, x: float, y: float) -> None:
        """The pointer is held down on it."""

    def wheel(self, amount: float) -> bool:
        """The wheel was turned over it; True if that did something."""
        return False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw without the focus ring."""

    def draw_focus(self, canvas: Canvas, level: float, ring: str) -> None:
        """The ring of light around what has the focus."""
        if self.hidden_ring or level <= 0.01:
            return
        x, y, w, h = self.ring or self.box
        if canvas.theme.high_contrast:
            dark = ring == "ring-ink"
            canvas.outline((x - 8, y - 8, w + 16, h + 16), "ink" if dark else (255, 255, 255), 6, 14, level)
            return
        canvas.panel(ring, (x - 5, y - 5, w + 10, h + 10), level)


@dataclass(eq=False)
class Button(Widget):
    """A button: one gold `primary` per screen, others `secondary`, tools `quiet`."""

    label: str = ""
    icon: str = ""
    kind: str = "secondary"

    def __post_init__(self) -> None:
        x, y, w, h = self.box
        self.ring = (x + 1, y + 1, w - 2, h * 0.86)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The slice, then icon and label on the middle of the face."""
        sprite = self._sprite(mood)
        canvas.button(sprite, self.box)
        x, y, w, h = self.box
        middle = y + h * 0.43 + (3 * h / 58 if sprite.endswith("pressed") else 0)
        colour = "ink" if self.kind == "primary" and self.enabled else "ivory"
        alpha = 1.0 if self.enabled else 0.5
        style = "big-button" if self.kind == "primary" and h >= 64 else "button"
        if not self.label:
            canvas.icon(self.icon, x + w / 2, middle, 26, colour, alpha)
            return
        icon = 25 if self.icon else 0
        gap = 10 if self.icon else 0
        room = w - 2 * 18 - icon - gap
        shrink = canvas.look.texts.fitting(self.label, style, room)
        width = canvas.look.texts.width(self.label, style, shrink)
        left = x + (w - width - icon - gap) / 2
        if self.icon:
            canvas.icon(self.icon, left + icon / 2, middle, icon, colour, alpha)
        canvas.text(self.label, left + icon + gap, middle, style, colour, "left", room, alpha)

    def _sprite(self, mood: Mood) -> str:
        if not self.enabled:
            return "quiet" if self.kind == "quiet" else "disabled"
        if self.kind == "quiet":
            return "quiet"
        if mood.pressed:
            return f"{self.kind}-pressed"
        return f"{self.kind}-hover" if mood.focus > 0.5 else self.kind


@dataclass(eq=False)
class Row(Widget):
    """A line of settings on a night panel: label left, what can be chosen right."""

    label: str = ""
    value_width: float = 300

    def __post_init__(self) -> None:
        self.hidden_ring = True

    @property
    def value_box(self) -> Box:
        """The right part."""
        x, y, w, h = self.box
        return x + w - self.value_width - 12, y, self.value_width, h

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The ground lights up under the focus."""
        x, y, w, h = self.box
        if mood.focus > 0.01:
            canvas.fill((x, y + 2, w, h - 4), "lapis-500", 0.55 * mood.focus, 10)
            canvas.outline((x, y + 2, w, h - 4), "focus", 2.4, 10, mood.focus)
        alpha = 1.0 if self.enabled else 0.5
        room = w - self.value_width - 44
        canvas.text(self.label, x + 16, y + h / 2, "body", "ivory", "left", room, alpha)


@dataclass(eq=False)
class Switch(Row):
    """On or off."""

    on: bool = False
    value_width: float = 72

    def move(self, direction: Direction) -> bool:
        """Left is off, right is on; where it already is, the focus goes on in that direction."""
        if direction not in (LEFT, RIGHT) or not self.enabled or self.on == (direction == RIGHT):
            return False
        self.activate()
        return True

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The label and a small switch."""
        super().draw(canvas, mood)
        x, y, _, h = self.value_box
        sprite = "switch-on" if self.on else "switch-off"
        canvas.sprite(sprite, x, y + h / 2 - 19, 72, 40, alpha=1 if self.enabled else 0.5)


@dataclass(eq=False)
class Slider(Row):
    """A number on a track."""

    value: int = 0
    low: int = 0
    high: int = 100
    step: int = 5
    shown: str = ""
    change: Callable[[int], None] = lambda value: None

    def _set(self, value: float) -> None:
        stepped = round((value - self.low) / self.step) * self.step + self.low
        wanted = max(self.low, min(self.high, stepped))
        if wanted != self.value and self.enabled:
            self.value = wanted
            self.change(wanted)

    @property
    def track(self) -> Box:
        """The part that can be dragged along."""
        x, y, w, h = self.value_box
        return x, y + h / 2 - 10, w - 108, 20  # the number may be half as large again

    def move(self, direction: Direction) -> bool:
        """One step to the left or right."""
        if direction not in (LEFT, RIGHT):
            return False
        self._set(self.value + self.step * direction[0])
        return True

    def drag(self, x: float, y: float) -> None:
        """The knob follows the pointer."""
        left, _, width, _ = self.track
        if x >= left - 24:
            self._set(self.low + (x - left) / width * (self.high - self.low))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Track, gold up to the knob, the knob, the number."""
        super().draw(canvas, mood)
        left, top, width, height = self.track
        alpha = 1.0 if self.enabled else 0.5
        part = (self.value - self.low) / (self.high - self.low)
        canvas.bar("slider-track", 10, self.track, alpha)
        if part > 0.02:
            canvas.bar("slider-fill", 9, (left, top, max(22, width * part), height), alpha)
        size = 30 + 4 * mood.focus
        canvas.sprite("slider-knob", left + width * part - size / 2, top + 10 - size / 2, size, size, alpha=alpha)
        x, y, w, h = self.value_box
        canvas.text(self.shown, x + w, y + h / 2, "value", "ivory", "right", 78, alpha)


@dataclass(eq=False)
class Choice(Row):
    """One of several words, changed by left and right."""

    options: Sequence[tuple[object, str]] = ()
    chosen: object = None
    change: Callable[[object], None] = lambda value: None

    @property
    def index(self) -> int:
        """Which option is chosen now."""
        return next((n for n, (value, _) in enumerate(self.options) if value == self.chosen), 0)

    def _step(self, step: int) -> None:
        if self.enabled and len(self.options) > 1:
            self.change(self.options[(self.index + step) % len(self.options)][0])

    def move(self, direction: Direction) -> bool:
        """The one before or after."""
        if direction not in (LEFT, RIGHT):
            return False
        self._step(direction[0])
        return True

    def activate(self) -> Wish | None:
        """The next one."""
        self._step(1)
        return None

    def press_at(self, x: float) -> None:
        """A click on the left arrow goes back, elsewhere on."""
        left = self.value_box[0]
        self._step(-1 if left - 10 <= x <= left + 44 else 1)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """‹ word ›"""
        super().draw(canvas, mood)
        x, y, w, h = self.value_box
        alpha = 1.0 if self.enabled else 0.5
        if len(self.options) > 1:
            canvas.icon("step-back", x + 16, y + h / 2, 24, "gold", alpha)
            canvas.icon("step-on", x + w - 16, y + h / 2, 24, "gold", alpha)
        shown = self.options[self.index][1] if self.options else ""
        canvas.text(shown, x + w / 2, y + h / 2, "value", "ivory", "centre", w - 76, alpha)


@dataclass(eq=False)
class Area(Widget):
    """Anything that draws itself by a function: cards, stelae, tiles of a board."""

    paint: Callable[[Canvas, Mood], None] = field(default=lambda canvas, mood: None)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """As the screen wants it."""
        self.paint(canvas, mood)


@dataclass(eq=False)
class Field(Widget):
    """A line of text being written, with its cursor; the dialog that owns it does the writing."""

    text: str = ""
    cursor: int = 0
    hint: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The text on a sunken line of papyrus."""
        x, y, w, h = self.box
        canvas.fill(self.box, (255, 250, 232), 0.75, 8)
        canvas.outline(self.box, "papyrus-edge", 2, 8)
        shown = self.text or self.hint
        colour = "ink" if self.text else "papyrus-edge"
        canvas.text(shown, x + 14, y + h / 2, "name", colour, "left", w - 28)
        texts = canvas.look.texts
        shrink = texts.fitting(self.text, "name", w - 28) if self.text else 1.0
        offset = texts.width(self.text[: self.cursor], "name", shrink) if self.text else 0.0
        canvas.fill((x + 14 + offset, y + 9, 2.5, h - 18), "alarm-ink", 1.0)


def row_of(boxes_at: float, top: float, widths: Sequence[float], height: float, gap: float) -> list[Box]:
    """Boxes side by side, centred on x."""
    total = sum(widths) + gap * (len(widths) - 1)
    x = boxes_at - total / 2
    boxes: list[Box] = []
    for width in widths:
        boxes.append((x, top, width, height))
        x += width + gap
    return boxes


def middle_of(widget: Widget) -> tuple[float, float]:
    """Where a pointer would press this widget."""
    return centre_of(widget.box)
