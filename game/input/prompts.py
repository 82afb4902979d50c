"""What to draw for “press this”: the glyph of the device that was used last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.input.bindings import LEFT, RIGHT, WHOLE, Bindings
from game.input.pads import BUTTONS, TRIGGERS
from game.input.verbs import Device, Kind, Verb

Style = Literal["xbox", "playstation", "nintendo", ""]


@dataclass(frozen=True)
class Glyph:
    """A key by its name ("return"), a button of a pad by SDL's name ("left-shoulder"), or a part of the mouse."""

    kind: Literal["key", "pad", "mouse", "touch"]
    name: str
    style: Style = ""


_PAD_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left-shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right-shoulder",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left-stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right-stick",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad",
}
_TRIGGER_NAMES = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left-trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right-trigger",
}
_ON_PADS = {verb: _PAD_NAMES[button] for button, verb in BUTTONS.items()} | {
    verb: _TRIGGER_NAMES[axis] for axis, verb in TRIGGERS.items()
}
_ON_PADS[Verb.END_TURN] = _ON_PADS[Verb.NEXT]  # where a turn can be ended, next is the next player (MatchScene)
_ON_MICE = {
    Verb.CONFIRM: "left",
    Verb.CANCEL: "right",
    Verb.ZOOM_IN: "wheel",
    Verb.ZOOM_OUT: "wheel",
    Verb.UP: "move",
    Verb.DOWN: "move",
    Verb.LEFT: "move",
    Verb.RIGHT: "move",
}
_SCHEME = {Kind.KEYBOARD_LEFT: LEFT, Kind.KEYBOARD_RIGHT: RIGHT}
_STYLES: tuple[tuple[str, Style], ...] = (
    ("xbox", "xbox"),
    ("x-box", "xbox"),
    ("playstation", "playstation"),
    ("dualshock", "playstation"),
    ("dualsense", "playstation"),
    ("ps3", "playstation"),
    ("ps4", "playstation"),
    ("ps5", "playstation"),
    ("nintendo", "nintendo"),
    ("switch", "nintendo"),
    ("joy-con", "nintendo"),
)


def glyph_for(verb: Verb, device: Device, bindings: Bindings, pad_name: str) -> Glyph:
    """The glyph for this verb on this device; what a mouse or a pad has no button for is shown as its key."""
    if device.kind is Kind.PAD and verb in _ON_PADS:
        return Glyph("pad", _ON_PADS[verb], pad_style(pad_name))
    if device.kind is Kind.TOUCH and verb in _ON_MICE:
        return Glyph("touch", "tap")
    if device.kind is Kind.MOUSE and verb in _ON_MICE:
        return Glyph("mouse", _ON_MICE[verb])
    scheme = _SCHEME.get(device.kind, WHOLE)
    keys = bindings.keys(scheme, verb) or bindings.keys(WHOLE, verb)
    return Glyph("key", keys[0] if keys else "")


def pad_style(pad_name: str) -> Style:
    """Whose letters are printed on the buttons of a pad with this name; most pads follow Xbox."""
    lower = pad_name.lower()
    return next((style for part, style in _STYLES if part in lower), "xbox")
