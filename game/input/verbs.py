"""What a device can say, whatever kind of device it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verb(StrEnum):
    """What a player wants; the same words in the settings file and in the texts (`verb-…`)."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    MENU = "menu"
    NEXT = "next"
    PREVIOUS = "previous"
    PEEK = "peek"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    RULES = "rules"
    END_TURN = "end-turn"
    REPLAY_TURNS = "replay-turns"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    RECENTRE = "recentre"
    PAGE_LEFT = "page-left"
    PAGE_RIGHT = "page-right"
    PAN_UP = "pan-up"
    PAN_DOWN = "pan-down"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    FULLSCREEN = "fullscreen"
    SCREENSHOT = "screenshot"


class Kind(StrEnum):
    """Kinds of devices; the two halves of one keyboard count as two devices."""

    KEYBOARD = "keyboard"
    KEYBOARD_LEFT = "keyboard-left"
    KEYBOARD_RIGHT = "keyboard-right"
    PAD = "pad"
    MOUSE = "mouse"
    TOUCH = "touch"


class Half(StrEnum):
    """A half of the keyboard."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Device:
    """One device; pads are told apart by the number SDL gives them when they are plugged in."""

    kind: Kind
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.number}" if self.kind is Kind.PAD else str(self.kind)


KEYBOARD = Device(Kind.KEYBOARD)
MOUSE = Device(Kind.MOUSE)
TOUCH = Device(Kind.TOUCH)


@dataclass(frozen=True)
class Press:
    """A button went down (or up). `seat` is None if nobody sits at the device."""

    device: Device
    verb: Verb
    pressed: bool = True
    repeat: bool = False
    seat: int | None = None
    half: Half | None = None  # which half of the keyboard the key lies on


class PointerKind(StrEnum):
    """What a pointer did. CANCEL: forget the press, it became a pinch or was lost. LEAVE: out of the window."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"
    CANCEL = "cancel"
    LEAVE = "leave"
    WHEEL = "wheel"
    PINCH = "pinch"


@dataclass(frozen=True)
class Pointer:
    """Mouse or finger, in logical units. WHEEL: `amount` > 0 is up. PINCH: `amount` scales, `move` pans."""

    kind: PointerKind
    pos: tuple[float, float]
    button: int = 1
    amount: float = 0.0
    move: tuple[float, float] = (0.0, 0.0)
    device: Device = MOUSE
    seat: int | None = None


@dataclass(frozen=True)
class Typed:
    """Letters for the text field that has the focus."""

    text: str


class EditKind(StrEnum):
    """Keys that change a text field other than by letters."""

    BACKSPACE = "backspace"
    DELETE = "delete"
    LEFT = "left"
    RIGHT = "right"
    HOME = "home"
    END = "end"


@dataclass(frozen=True)
class Edit:
    """A change in the text field that has the focus."""

    kind: EditKind


@dataclass(frozen=True)
class Captured:
    """The key pressed while a new binding was asked for; "" if it was Escape."""

    key: str


@dataclass(frozen=True)
class PadFound:
    """A pad was plugged in; `seat` is not None if it came back to the seat it had."""

    device: Device
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class PadLost:
    """A pad was unplugged; `seat` sat at it."""

    device: Device
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class PadWaiting:
    """A pad too many; it steps in when another leaves."""

    name: str


InputEvent = Press | Pointer | Typed | Edit | Captured | PadFound | PadLost | PadWaiting
