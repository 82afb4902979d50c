"""Buttons that are held: their release, and their repetition while they are down."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from game.input.verbs import Press, Verb

_FIRST_DELAY = 0.38
_STEERING = (
    Verb.UP,
    Verb.DOWN,
    Verb.LEFT,
    Verb.RIGHT,
    Verb.PAGE_LEFT,
    Verb.PAGE_RIGHT,
    Verb.ZOOM_IN,
    Verb.ZOOM_OUT,
)
_PANNING = (Verb.PAN_UP, Verb.PAN_DOWN, Verb.PAN_LEFT, Verb.PAN_RIGHT)
# seconds until the first repetition, and between repetitions
_PACE = dict.fromkeys(_STEERING, (_FIRST_DELAY, 0.11)) | dict.fromkeys(_PANNING, (0.03, 0.03))


@dataclass
class _Held:
    press: Press
    due: float | None


class HeldButtons:
    """Every button that is down now, by a name of its own (a key code, a pad and its button …)."""

    def __init__(self) -> None:
        self._held: dict[Hashable, _Held] = {}

    def down(self, button: Hashable, press: Press, now: float) -> list[Press]:
        """A button went down; a second time without going up says nothing."""
        if button in self._held:
            return []
        pace = _PACE.get(press.verb)
        self._held[button] = _Held(press, now + pace[0] if pace else None)
        return [press]

    def up(self, button: Hashable) -> list[Press]:
        """A button went up; one that was not down says nothing."""
        held = self._held.pop(button, None)
        return [replace(held.press, pressed=False)] if held else []

    def up_all(self, of_device: Hashable = None) -> list[Press]:
        """Let go of everything, or of everything on one device."""
        buttons = [
            button for button, held in self._held.items() if of_device is None or held.press.device == of_device
        ]
        return [press for button in buttons for press in self.up(button)]

    def repeats(self, now: float) -> list[Press]:
        """Repetitions that are due; after a long pause one, not a shower of them."""
        due = [held for held in self._held.values() if held.due is not None and held.due <= now]
        for held in due:
            held.due = now + _PACE[held.press.verb][1]
        return [replace(held.press, repeat=True) for held in due]

    @property
    def wakes_at(self) -> float | None:
        """When the next repetition is due."""
        return min((held.due for held in self._held.values() if held.due is not None), default=None)
