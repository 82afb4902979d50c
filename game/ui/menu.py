"""Widgets that share one focus, reached by every device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input import Pointer, PointerKind, Press, Verb
from game.ui.focus import DOWN, LEFT, RIGHT, UP, Direction, contains, nearest
from game.ui.scroll import ListBox
from game.ui.tooltip import draw_tooltip
from game.ui.widgets import Choice, Mood, Widget
from game.ui.wishes import Wish
from game.view.canvas import Canvas
from game.view.tween import Glide

DIRECTIONS: dict[Verb, Direction] = {Verb.UP: UP, Verb.DOWN: DOWN, Verb.LEFT: LEFT, Verb.RIGHT: RIGHT}
_TIP_AFTER = 0.55
_NOWHERE = (-1.0, -1.0)


class Menu:
    """The widgets of a screen and where the focus is. While there are widgets, one has the focus."""

    def __init__(self, play_sound: Callable[[str], None]) -> None:
        self.widgets: list[Widget] = []
        self._play = play_sound
        self._levels: dict[str, Glide] = {}
        self._focus = ""
        self._held: Widget | None = None
        self._still = 0.0
        self._pointed = False  # the pointer chose the focus: tooltips hang at the pointer
        self._touched = False  # somebody chose this focus: only then it explains itself
        self._tipped = ""  # a greyed widget was pressed: its reason shows at once
        self.pointer = _NOWHERE
        self.tips = True
        self.ring = "ring-glow"  # on papyrus: ring-ink

    # -- what is there --------------------------------------------------------------------------------------
    def set(self, widgets: Sequence[Widget], focus: str = "") -> None:
        """Show these from now on; the focus stays with the same name if it can."""
        self.widgets = list(widgets)
        if self._held is not None:
            self._held = self.named(self._held.name)
        names = [widget.name for widget in widgets]
        for name in (self._focus, focus, *names[:1]):
            if name in names:
                self._focus = name
                break
        self._levels = {name: level for name, level in self._levels.items() if name in names}
        self._aim()

    def named(self, name: str) -> Widget | None:
        """The widget with this name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    @property
    def focused(self) -> Widget | None:
        """The widget with the focus."""
        return self.named(self._focus)

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        return self._focus

    @property
    def by_pointer(self) -> bool:
        """Whether the pointer holds the focus: it lies on something that can be pressed."""
        widget = self.focused
        return self._pointed and widget is not None and widget.enabled and contains(widget.target, *self.pointer)

    def go_to(self, name: str) -> None:
        """Set the focus by name."""
        if name != self._focus and self.named(name) is not None:
            self._focus = name
            self._still = 0.0
            self._tipped = ""
            self._touched = False
            self._aim()

    def _aim(self) -> None:
        for widget in self.widgets:
            level = self._levels.setdefault(widget.name, Glide(0.0))
            level.to(1.0 if widget.name == self._focus else 0.0)

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        """Whether a ring is fading, or a tooltip is about to show."""
        waiting = self.tips and bool(self._tip_text()) and self._still < _TIP_AFTER
        return waiting or any(level.moving for level in self._levels.values())

    def advance(self, seconds: float) -> None:
        """Let rings fade."""
        self._still += seconds
        for level in self._levels.values():
            level.advance(seconds)

    # -- input ----------------------------------------------------------------------------------------------
    def press(self, event: Press) -> tuple[bool, Wish | None]:
        """Handle a verb; says whether it was used."""
        if not event.pressed or not self.widgets:
            return False, None
        if event.verb in DIRECTIONS:
            self._pointed = False
            self._move(DIRECTIONS[event.verb])
            return True, None
        if event.verb in (Verb.NEXT, Verb.PREVIOUS):
            self._pointed = False
            self._cycle(1 if event.verb == Verb.NEXT else -1)
            return True, None
        if event.verb == Verb.CONFIRM and not event.repeat and (widget := self.focused):
            return True, self._activate(widget)
        return False, None

    def _move(self, direction: Direction) -> None:
        here = self.focused
        if here is None:
            return
        self._still = 0.0
        if here.move(direction):
            self._touched = True
            self._play("menu-move")
            return
        others = [widget for widget in self.widgets if widget is not here]
        number = nearest([widget.box for widget in others], here.box, direction)
        if number is not None:
            self._enter(others[number])

    def _cycle(self, step: int) -> None:
        names = [widget.name for widget in self.widgets]
        number = (names.index(self._focus) + step) % len(names)
        self._enter(self.widgets[number])

    def _enter(self, widget: Widget) -> None:
        if widget.name != self._focus:
            self._play("menu-move")
            self.go_to(widget.name)
        self._touched = True

    def _activate(self, widget: Widget) -> Wish | None:
        if not widget.enabled:
            self._play("error")
            self._tipped = widget.name
            self._touched = True
            return None
        self._play(widget.sound)
        return widget.activate()

    def point(self, event: Pointer) -> tuple[bool, Wish | None]:
        """Handle the pointer; says whether it hit a widget."""
        resting = self.pointer == event.pos or self.pointer == _NOWHERE
        x, y = self.pointer = event.pos
        hit = self.at(x, y)
        if event.kind == PointerKind.MOVE and resting:
            return hit is not None, None  # a mouse that only lies there does not take the focus
        self._pointed = True
        if event.kind == PointerKind.MOVE:
            self._hover(hit, x, y)
        elif event.kind == PointerKind.DOWN and event.button == 1:
            self._hover(hit, x, y)
            self._held = hit
            if hit is not None and hit.enabled:
                hit.drag(x, y)
        elif event.kind == PointerKind.UP and event.button == 1:
            held, self._held = self._held, None
            if held is not None and held is hit:
                return True, self._click(held, x, y)
        elif event.kind == PointerKind.CANCEL:
            self._held = None
        elif event.kind == PointerKind.WHEEL and hit is not None:
            hit.wheel(event.amount)
        return hit is not None, None

    def _hover(self, hit: Widget | None, x: float, y: float) -> None:
        if self._held is not None:
            if self._held.enabled:
                self._held.drag(x, y)
        elif hit is not None:
            self._still = 0.0 if hit.name != self._focus else self._still
            if isinstance(hit, ListBox):
                hit.hover(x, y)
            self._enter(hit)

    def _click(self, widget: Widget, x: float, y: float) -> Wish | None:
        if isinstance(widget, Choice) and widget.enabled:
            self._play(widget.sound)
            widget.press_at(x)
            return None
        if isinstance(widget, ListBox) and not widget.over_item(x, y):
            return None
        return self._activate(widget)

    def at(self, x: float, y: float) -> Widget | None:
        """The uppermost widget at a place."""
        exact = [widget for widget in self.widgets if contains(widget.box, x, y)]
        near = [widget for widget in self.widgets if contains(widget.target, x, y)]
        hits = exact or near
        return hits[-1] if hits else None

    # -- picture --------------------------------------------------------------------------------------------
    def mood(self, widget: Widget) -> Mood:
        """How a widget is being looked at."""
        return Mood(self._levels[widget.name].value, widget is self._held)

    def draw(self, canvas: Canvas) -> None:
        """All widgets, and the ring around the one with the focus."""
        for widget in self.widgets:
            widget.draw(canvas, self.mood(widget))
        for widget in self.widgets:
            widget.draw_focus(canvas, self._levels[widget.name].value, self.ring)

    def _tip_text(self) -> str:
        widget = self.focused
        return widget.tip if widget and self._touched else ""

    def draw_tip(self, canvas: Canvas) -> None:
        """The tooltip of what has been looked at for a while; the reason of what is greyed, at once."""
        widget = self.focused
        if widget is None or not self._tip_text() or not self.tips:
            return
        over = contains(widget.target, *self.pointer)
        if self._pointed and not over:
            return
        if self._still >= _TIP_AFTER or not widget.enabled or self._tipped == widget.name:
            draw_tooltip(canvas, widget.tip, widget.box)
