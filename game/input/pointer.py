"""Mouse and fingers to one kind of pointer; two fingers pinch."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.input.verbs import TOUCH, InputEvent, Pointer, PointerKind

Point = tuple[float, float]
_BUTTONS = (1, 2, 3)  # the others are wheels, which have an event of their own


class MouseAndTouch:
    """Positions come in as pixels of the window and go out in logical units."""

    def __init__(self, to_logical: Callable[[Point], Point], window_size: Callable[[], tuple[int, int]]) -> None:
        self._to_logical = to_logical
        self._window_size = window_size
        self._mouse: Point = (0.0, 0.0)
        self._down: set[int] = set()
        self._fingers: dict[int, Point] = {}
        self._pressing: int | None = None  # the finger that acts as the mouse button

    def motion(self, event: pygame.event.Event) -> list[InputEvent]:
        """The mouse moved. What SDL makes up from fingers is left out: they have their own events."""
        if getattr(event, "touch", False):
            return []
        self._mouse = self._to_logical(event.pos)
        return [Pointer(PointerKind.MOVE, self._mouse)]

    def button_down(self, event: pygame.event.Event) -> list[InputEvent]:
        """A mouse button went down."""
        if getattr(event, "touch", False) or event.button not in _BUTTONS:
            return []
        self._mouse = self._to_logical(event.pos)
        self._down.add(event.button)
        return [Pointer(PointerKind.DOWN, self._mouse, event.button)]

    def button_up(self, event: pygame.event.Event) -> list[InputEvent]:
        """A mouse button went up; one that went down elsewhere says nothing."""
        if getattr(event, "touch", False) or event.button not in self._down:
            return []
        self._mouse = self._to_logical(event.pos)
        self._down.discard(event.button)
        return [Pointer(PointerKind.UP, self._mouse, event.button)]

    def wheel(self, event: pygame.event.Event) -> list[InputEvent]:
        """The wheel turned; a wheel set to natural scrolling still means what the hand means."""
        amount = float(getattr(event, "precise_y", event.y)) * (-1 if getattr(event, "flipped", False) else 1)
        return [Pointer(PointerKind.WHEEL, self._mouse, amount=amount)] if amount else []

    def leave(self) -> list[InputEvent]:
        """The mouse left the window: nothing is under it any more."""
        return [Pointer(PointerKind.LEAVE, self._mouse)]

    def let_go(self) -> list[InputEvent]:
        """Forget every press, because the window lost the focus."""
        lost: list[InputEvent] = [
            Pointer(PointerKind.CANCEL, self._mouse, button) for button in sorted(self._down)
        ]
        if self._pressing is not None:
            lost.append(Pointer(PointerKind.CANCEL, self._fingers[self._pressing], device=TOUCH))
        self._down.clear()
        self._fingers.clear()
        self._pressing = None
        return lost

    def finger_down(self, event: pygame.event.Event) -> list[InputEvent]:
        """The first finger presses; a second one makes it a pinch."""
        pos = self._finger_place(event)
        alone = not self._fingers
        self._fingers[event.finger_id] = pos
        if alone:
            self._pressing = event.finger_id
            return [Pointer(PointerKind.DOWN, pos, device=TOUCH)]
        if self._pressing is not None:
            pressed_at = self._fingers[self._pressing]
            self._pressing = None
            return [Pointer(PointerKind.CANCEL, pressed_at, device=TOUCH)]
        return []

    def finger_motion(self, event: pygame.event.Event) -> list[InputEvent]:
        """A finger moved: alone it drags, beside another it pinches."""
        if event.finger_id not in self._fingers:
            return []
        before = self._two_fingers()
        self._fingers[event.finger_id] = self._finger_place(event)
        after = self._two_fingers()
        if before and after:
            return [_pinch(before, after)]
        if event.finger_id == self._pressing:
            return [Pointer(PointerKind.MOVE, self._fingers[event.finger_id], device=TOUCH)]
        return []

    def finger_up(self, event: pygame.event.Event) -> list[InputEvent]:
        """A finger left the screen."""
        if self._fingers.pop(event.finger_id, None) is None or event.finger_id != self._pressing:
            return []
        self._pressing = None
        return [Pointer(PointerKind.UP, self._finger_place(event), device=TOUCH)]

    def _finger_place(self, event: pygame.event.Event) -> Point:
        width, height = self._window_size()
        return self._to_logical((event.x * width, event.y * height))

    def _two_fingers(self) -> tuple[Point, Point] | None:
        if len(self._fingers) < 2:
            return None
        first, second, *_ = self._fingers.values()
        return first, second


def _pinch(before: tuple[Point, Point], after: tuple[Point, Point]) -> Pointer:
    old, new = _middle(*before), _middle(*after)
    scale = max(1.0, math.dist(*after)) / max(1.0, math.dist(*before))
    move = (new[0] - old[0], new[1] - old[1])
    return Pointer(PointerKind.PINCH, new, amount=scale, move=move, device=TOUCH)


def _middle(one: Point, other: Point) -> Point:
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
