"""The one place that reads devices. Everything else sees a verb of a seat, or a pointer."""

from game.input.bindings import SCHEMES, Bindings
from game.input.devices import Devices
from game.input.prompts import Glyph
from game.input.seating import Seating
from game.input.verbs import (
    Captured,
    Device,
    Edit,
    EditKind,
    Half,
    InputEvent,
    Kind,
    PadFound,
    PadLost,
    PadWaiting,
    Pointer,
    PointerKind,
    Press,
    Typed,
    Verb,
)

__all__ = [
    "SCHEMES",
    "Bindings",
    "Captured",
    "Device",
    "Devices",
    "Edit",
    "EditKind",
    "Glyph",
    "Half",
    "InputEvent",
    "Kind",
    "PadFound",
    "PadLost",
    "PadWaiting",
    "Pointer",
    "PointerKind",
    "Press",
    "Seating",
    "Typed",
    "Verb",
]
