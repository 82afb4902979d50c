"""A desk with devices on it, moved by hand in tests: events as pygame makes them, and a clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.input import Bindings, Devices, InputEvent, Press, Verb


@dataclass
class FakePad:
    number: int
    name: str = "Xbox 360 Controller"
    model: str = "model-x"
    has_names: bool = True
    closed: bool = False

    def close(self) -> None:
        self.closed = True


@dataclass
class Desk:
    """The window is 640×360 pixels: half of the logical size."""

    now: float = 100.0
    pads: dict[int, FakePad] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.devices = Devices(
            Bindings(),
            to_logical=lambda pixel: (pixel[0] * 2, pixel[1] * 2),
            window_size=lambda: (640, 360),
            open_pad=self._open,
        )

    def _open(self, index: int) -> FakePad:
        if index not in self.pads:
            raise pygame.error("no such pad")
        return self.pads[index]

    def feed(self, *events: pygame.event.Event) -> list[InputEvent]:
        return self.devices.read(events, self.now)

    def wait(self, seconds: float) -> list[InputEvent]:
        self.now += seconds
        return self.devices.read([], self.now)

    def key(self, key: int, mod: int = 0, down: bool = True) -> list[InputEvent]:
        return self.feed(
            pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=mod, unicode="")
        )

    def tap(self, key: int, mod: int = 0) -> list[InputEvent]:
        return self.key(key, mod) + self.key(key, mod, down=False)

    def plug(self, number: int, **kind: Any) -> list[InputEvent]:
        self.pads[number] = FakePad(number, **kind)
        return self.feed(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=number))

    def unplug(self, number: int) -> list[InputEvent]:
        return self.feed(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=number))

    def pad_button(self, number: int, button: int, down: bool = True) -> list[InputEvent]:
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return self.feed(pygame.event.Event(kind, instance_id=number, button=button))

    def pad_axis(self, number: int, axis: int, value: float) -> list[InputEvent]:
        return self.feed(
            pygame.event.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=number, axis=axis, value=int(value * 32767)
            )
        )

    def finger(self, kind: int, x: float, y: float, finger: int = 1) -> list[InputEvent]:
        return self.feed(pygame.event.Event(kind, x=x, y=y, finger_id=finger, touch_id=1, dx=0.0, dy=0.0))


def verbs(told: list[InputEvent]) -> list[Verb]:
    """The verbs of the presses that went down."""
    return [one.verb for one in told if isinstance(one, Press) and one.pressed]
