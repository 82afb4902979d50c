"""Up to five pads, plugged and unplugged at any time, told apart by SDL's instance id.

Pads that SDL has a description of speak in its names (A, B, left shoulder …). Others are read by number in the
order most of them have.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame._sdl2 import controller

from game.input.repeat import HeldButtons
from game.input.verbs import Device, InputEvent, Kind, PadFound, PadLost, PadWaiting, Press, Verb

_log = logging.getLogger(__name__)
MOST_PADS = 5
_AXIS_RANGE = 32_767
# A stick steers when pushed this far and rests when it comes back this far: between, it stays as it was.
_PUSHED, _RESTING = 0.55, 0.35

BUTTONS: dict[int, Verb] = {
    pygame.CONTROLLER_BUTTON_A: Verb.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Verb.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Verb.NEXT,
    pygame.CONTROLLER_BUTTON_Y: Verb.PEEK,
    pygame.CONTROLLER_BUTTON_START: Verb.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Verb.UNDO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Verb.PAGE_LEFT,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Verb.PAGE_RIGHT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Verb.RECENTRE,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Verb.REPLAY_TURNS,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
}
TRIGGERS: dict[int, Verb] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Verb.ZOOM_OUT,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Verb.ZOOM_IN,
}
_UNKNOWN_PADS_BUTTONS: dict[int, Verb] = {
    0: Verb.CONFIRM,
    1: Verb.CANCEL,
    2: Verb.NEXT,
    3: Verb.PEEK,
    4: Verb.PAGE_LEFT,
    5: Verb.PAGE_RIGHT,
    6: Verb.UNDO,
    7: Verb.MENU,
    8: Verb.MENU,
    9: Verb.MENU,
}
# Which way a stick leans: (axis across is the stronger, the sign) -> verb
_Directions = dict[tuple[int, int], Verb]
_STEER: _Directions = {(0, -1): Verb.LEFT, (0, 1): Verb.RIGHT, (1, -1): Verb.UP, (1, 1): Verb.DOWN}
_PAN: _Directions = {(0, -1): Verb.PAN_LEFT, (0, 1): Verb.PAN_RIGHT, (1, -1): Verb.PAN_UP, (1, 1): Verb.PAN_DOWN}
_STICKS: dict[int, tuple[str, int]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right", 1),
}


class OpenPad(Protocol):
    """A pad as the system opened it."""

    number: int
    name: str
    model: str
    has_names: bool  # SDL has a description of it

    def close(self) -> None:
        """Give it back."""


@dataclass
class SdlPad:
    """A pad opened through SDL; it speaks only while somebody holds it."""

    number: int
    name: str
    model: str
    has_names: bool
    _opened: list[controller.Controller | pygame.joystick.JoystickType]

    def close(self) -> None:
        """Give it back."""
        for opened in self._opened:
            opened.quit()


def open_sdl_pad(index: int) -> OpenPad:
    """Open the pad at this place of SDL's list; pygame.error if it is gone again."""
    stick = pygame.joystick.Joystick(index)
    opened: list[controller.Controller | pygame.joystick.JoystickType] = [stick]
    has_names = controller.is_controller(index)
    if has_names:
        opened.insert(0, controller.Controller(index))
    return SdlPad(stick.get_instance_id(), stick.get_name(), stick.get_guid(), has_names, opened)


def start_pads() -> None:
    """Let SDL look for pads; without any support for them we play on without."""
    try:
        pygame.joystick.init()
        controller.init()
    except pygame.error as problem:
        _log.warning("pads cannot be used: %s", problem)


class Pads:
    """The pads in use and those that wait for a place."""

    def __init__(self, held: HeldButtons, open_pad: Callable[[int], OpenPad] = open_sdl_pad) -> None:
        self._held = held
        self._open_pad = open_pad
        self._pads: dict[int, OpenPad] = {}
        self._waiting: dict[int, OpenPad] = {}
        self._lean: dict[tuple[int, str], list[float]] = {}
        self._leaning: dict[tuple[int, str], Verb] = {}

    @property
    def devices(self) -> list[Device]:
        """The pads in use, in the order they came."""
        return [Device(Kind.PAD, number) for number in self._pads]

    def pad(self, device: Device) -> OpenPad | None:
        """The pad behind a device."""
        return self._pads.get(device.number) if device.kind is Kind.PAD else None

    def added(self, event: pygame.event.Event) -> list[InputEvent]:
        """A pad was plugged in."""
        try:
            pad = self._open_pad(event.device_index)
        except pygame.error as problem:
            _log.warning("a pad cannot be opened: %s", problem)
            return []
        if pad.number in self._pads or pad.number in self._waiting:  # SDL tells of those present at start twice
            return []
        if len(self._pads) >= MOST_PADS:
            self._waiting[pad.number] = pad
            return [PadWaiting(pad.name)]
        return [self._take_in(pad)]

    def removed(self, event: pygame.event.Event) -> list[InputEvent]:
        """A pad was unplugged: its buttons go up, and one that waits takes its place."""
        if waiting := self._waiting.pop(event.instance_id, None):
            waiting.close()
        pad = self._pads.pop(event.instance_id, None)
        if pad is None:
            return []
        device = Device(Kind.PAD, pad.number)
        told: list[InputEvent] = [*self._held.up_all(of_device=device), PadLost(device, pad.name)]
        for stick in ("left", "right", "hat"):
            self._lean.pop((pad.number, stick), None)
            self._leaning.pop((pad.number, stick), None)
        pad.close()
        if self._waiting:
            told.append(self._take_in(self._waiting.pop(next(iter(self._waiting)))))
        return told

    def _take_in(self, pad: OpenPad) -> PadFound:
        self._pads[pad.number] = pad
        return PadFound(Device(Kind.PAD, pad.number), pad.name)

    def button(self, event: pygame.event.Event, down: bool, now: float) -> list[InputEvent]:
        """A named button of a known pad."""
        return self._button(event, BUTTONS, has_names=True, down=down, now=now)

    def unknown_button(self, event: pygame.event.Event, down: bool, now: float) -> list[InputEvent]:
        """A numbered button of a pad that SDL does not know."""
        return self._button(event, _UNKNOWN_PADS_BUTTONS, has_names=False, down=down, now=now)

    def _button(
        self, event: pygame.event.Event, verbs: dict[int, Verb], *, has_names: bool, down: bool, now: float
    ) -> list[InputEvent]:
        verb = verbs.get(event.button)
        if verb is None or not self._is_ours(event, has_names):
            return []
        return self._set(event.instance_id, ("button", event.button), verb, down, now)

    def _is_ours(self, event: pygame.event.Event, has_names: bool) -> bool:
        pad = self._pads.get(event.instance_id)
        return pad is not None and pad.has_names == has_names

    def _set(self, pad: int, part: tuple[str, int], verb: Verb, down: bool, now: float) -> list[InputEvent]:
        button = ("pad", pad, part)
        if not down:
            return [*self._held.up(button)]
        return [*self._held.down(button, Press(Device(Kind.PAD, pad), verb), now)]

    def axis(self, event: pygame.event.Event, now: float) -> list[InputEvent]:
        """A stick or trigger of a known pad moved."""
        if not self._is_ours(event, has_names=True):
            return []
        value = event.value / _AXIS_RANGE
        if verb := TRIGGERS.get(event.axis):
            return self._trigger(event, verb, value, now)
        if event.axis not in _STICKS:
            return []
        stick, part = _STICKS[event.axis]
        return self._stick(event.instance_id, stick, part, value, now)

    def unknown_axis(self, event: pygame.event.Event, now: float) -> list[InputEvent]:
        """The first stick of a pad that SDL does not know moved."""
        if event.axis > 1 or not self._is_ours(event, has_names=False):
            return []
        return self._stick(event.instance_id, "left", event.axis, event.value, now)

    def unknown_hat(self, event: pygame.event.Event, now: float) -> list[InputEvent]:
        """The cross of a pad that SDL does not know moved; its up is +1, a stick's is -1."""
        if not self._is_ours(event, has_names=False):
            return []
        across, up = event.value
        self._lean[event.instance_id, "hat"] = [float(across), float(-up)]
        return self._lean_to(event.instance_id, "hat", now)

    def _trigger(self, event: pygame.event.Event, verb: Verb, value: float, now: float) -> list[InputEvent]:
        if _RESTING < value < _PUSHED:
            return []
        return self._set(event.instance_id, ("trigger", event.axis), verb, value >= _PUSHED, now)

    def _stick(self, pad: int, stick: str, part: int, value: float, now: float) -> list[InputEvent]:
        self._lean.setdefault((pad, stick), [0.0, 0.0])[part] = value
        return self._lean_to(pad, stick, now)

    def _lean_to(self, pad: int, stick: str, now: float) -> list[InputEvent]:
        """Press the direction the stick leans to now, and let go of the one it leaned to."""
        lean = self._lean[pad, stick]
        old = self._leaning.get((pad, stick))
        new = _direction(lean, old, _PAN if stick == "right" else _STEER)
        if new == old:
            return []
        told: list[InputEvent] = [*self._held.up(("pad", pad, (stick, 0)))]
        if new is None:
            self._leaning.pop((pad, stick), None)
            return told
        self._leaning[pad, stick] = new
        return told + self._set(pad, (stick, 0), new, True, now)


def _direction(lean: list[float], old: Verb | None, directions: _Directions) -> Verb | None:
    stronger = 0 if abs(lean[0]) >= abs(lean[1]) else 1
    strength = abs(lean[stronger])
    if strength < _RESTING:
        return None
    if strength < _PUSHED:
        return old
    return directions[stronger, 1 if lean[stronger] > 0 else -1]
