"""All devices together: pygame's events in, presses and pointers out, once a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from game.input.bindings import Bindings
from game.input.keyboard import Keyboard
from game.input.pads import OpenPad, Pads, open_sdl_pad
from game.input.pointer import MouseAndTouch, Point
from game.input.prompts import Glyph, glyph_for
from game.input.repeat import HeldButtons
from game.input.seating import Seating
from game.input.verbs import (
    KEYBOARD,
    Device,
    InputEvent,
    PadFound,
    PadLost,
    Pointer,
    PointerKind,
    Press,
    Verb,
)

_Reader = Callable[[pygame.event.Event, float], list[InputEvent]]
_NUDGE = 6.0  # logical units: a table that is bumped must not turn the prompts into those of a mouse


class Devices:
    """Every device, who sits at it, and which was used last."""

    def __init__(
        self,
        bindings: Bindings,
        to_logical: Callable[[Point], Point],
        window_size: Callable[[], tuple[int, int]],
        seating: Seating | None = None,
        open_pad: Callable[[int], OpenPad] = open_sdl_pad,
    ) -> None:
        self.seating = seating or Seating()
        self.last: Device = KEYBOARD
        self._held = HeldButtons()
        self._keyboard = Keyboard(bindings, self._held)
        self._pointer = MouseAndTouch(to_logical, window_size)
        self._pads = Pads(self._held, open_pad)
        self._models: dict[Device, str] = {}
        self._settled_at: Point | None = None
        self._readers = self._make_readers()

    def read(self, events: Iterable[pygame.event.Event], now: float) -> list[InputEvent]:
        """What the players did since the last frame. `now` is in seconds and only grows."""
        self._keyboard.halves = self.seating.halves
        told: list[InputEvent] = []
        for event in events:
            if reader := self._readers.get(event.type):
                told += reader(event, now)
        told += self._held.repeats(now)
        return [self._noted(one) for one in told]

    @property
    def wakes_at(self) -> float | None:
        """When `read` has something to say even if nothing happens: the next repetition of a held button."""
        return self._held.wakes_at

    @property
    def bindings(self) -> Bindings:
        """The keys in force."""
        return self._keyboard.bindings

    def rebind(self, bindings: Bindings) -> None:
        """Use other keys from now on."""
        self._keyboard.bindings = bindings

    @property
    def typing(self) -> bool:
        """Whether letters are letters, because a text field has the focus."""
        return self._keyboard.typing

    @typing.setter
    def typing(self, on: bool) -> None:
        if on == self._keyboard.typing:
            return
        self._keyboard.typing = on
        if pygame.display.get_init():
            (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    @property
    def capture(self) -> bool:
        """Whether the next key comes as `Captured`, to be bound to a verb."""
        return self._keyboard.capture

    @capture.setter
    def capture(self, on: bool) -> None:
        self._keyboard.capture = on

    @property
    def pads(self) -> list[Device]:
        """The pads in use, in the order they came."""
        return self._pads.devices

    def name_of(self, device: Device) -> str:
        """A pad's own name, or the kind of another device."""
        pad = self._pads.pad(device)
        return pad.name if pad else str(device.kind)

    def prompt(self, verb: Verb, device: Device | None = None) -> Glyph:
        """What to draw for “press this”, for the device used last or another."""
        device = device or self.last
        return glyph_for(verb, device, self.bindings, self.name_of(device))

    def release_all(self) -> list[InputEvent]:
        """Let go of everything that is held: the window lost the focus, or another screen came up."""
        return [*self._held.up_all(), *self._pointer.let_go()]

    def _make_readers(self) -> dict[int, _Reader]:
        keyboard, pointer, pads = self._keyboard, self._pointer, self._pads
        return {
            pygame.KEYDOWN: keyboard.key_down,
            pygame.KEYUP: lambda event, now: keyboard.key_up(event),
            pygame.TEXTINPUT: lambda event, now: keyboard.text(event),
            pygame.MOUSEMOTION: lambda event, now: pointer.motion(event),
            pygame.MOUSEBUTTONDOWN: lambda event, now: pointer.button_down(event),
            pygame.MOUSEBUTTONUP: lambda event, now: pointer.button_up(event),
            pygame.MOUSEWHEEL: lambda event, now: pointer.wheel(event),
            pygame.FINGERDOWN: lambda event, now: pointer.finger_down(event),
            pygame.FINGERMOTION: lambda event, now: pointer.finger_motion(event),
            pygame.FINGERUP: lambda event, now: pointer.finger_up(event),
            pygame.WINDOWLEAVE: lambda event, now: pointer.leave(),
            pygame.WINDOWFOCUSLOST: lambda event, now: self.release_all(),
            pygame.JOYDEVICEADDED: lambda event, now: pads.added(event),
            pygame.JOYDEVICEREMOVED: lambda event, now: pads.removed(event),
            pygame.CONTROLLERBUTTONDOWN: lambda event, now: pads.button(event, True, now),
            pygame.CONTROLLERBUTTONUP: lambda event, now: pads.button(event, False, now),
            pygame.CONTROLLERAXISMOTION: pads.axis,
            pygame.JOYBUTTONDOWN: lambda event, now: pads.unknown_button(event, True, now),
            pygame.JOYBUTTONUP: lambda event, now: pads.unknown_button(event, False, now),
            pygame.JOYAXISMOTION: pads.unknown_axis,
            pygame.JOYHATMOTION: pads.unknown_hat,
        }

    def _noted(self, one: InputEvent) -> InputEvent:
        """Remember who spoke last, and say at which seat he sits."""
        if isinstance(one, Press):
            if one.pressed and not one.repeat:
                self.last = one.device
                self._settled_at = None
            return replace(one, seat=self.seating.seat_of(one.device))
        if isinstance(one, Pointer):
            self._note_pointer(one)
            return replace(one, seat=self.seating.seat_of(one.device))
        if isinstance(one, PadFound):
            return self._pad_found(one)
        if isinstance(one, PadLost):
            return self._pad_lost(one)
        return one

    def _note_pointer(self, pointer: Pointer) -> None:
        if pointer.kind in (PointerKind.LEAVE, PointerKind.CANCEL):
            return
        if pointer.kind is not PointerKind.MOVE:
            self.last = pointer.device
            return
        start = self._settled_at = self._settled_at or pointer.pos
        if abs(pointer.pos[0] - start[0]) + abs(pointer.pos[1] - start[1]) > _NUDGE:
            self.last = pointer.device

    def _pad_found(self, found: PadFound) -> PadFound:
        pad = self._pads.pad(found.device)
        model = self._models[found.device] = pad.model if pad else ""
        return replace(found, seat=self.seating.welcome_back(found.device, model))

    def _pad_lost(self, lost: PadLost) -> PadLost:
        if self.last == lost.device:
            self.last = KEYBOARD
        return replace(lost, seat=self.seating.lose(lost.device, self._models.pop(lost.device, "")))
