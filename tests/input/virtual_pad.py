"""A pad that SDL itself believes in: the whole way from SDL's driver to a verb, without hardware.

pygame has no name for SDL's virtual joysticks, so they are asked for in the very library pygame has loaded.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame
from pygame._sdl2 import controller

_CONTROLLER_TYPE = 1


def sdl_library() -> ctypes.CDLL | None:
    """The SDL that pygame runs on, or None where we cannot find it."""
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return None
    loaded = {line.split()[-1] for line in maps.read_text().splitlines() if "libSDL2-2" in line}
    library = ctypes.CDLL(loaded.pop()) if loaded else None
    return library if hasattr(library, "SDL_JoystickAttachVirtual") else None


class VirtualPad:
    """A pad with six axes and fifteen buttons, numbered as SDL's controller names are."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self._sdl = sdl
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        index = sdl.SDL_JoystickAttachVirtual(_CONTROLLER_TYPE, 6, 15, 0)
        if index < 0 or not controller.is_controller(index):
            raise pygame.error("no virtual pad")
        self._opened = pygame.joystick.Joystick(index)
        self.number = self._opened.get_instance_id()

    def button(self, button: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle(), button, int(down))

    def axis(self, axis: int, value: float) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle(), axis, ctypes.c_int16(int(value * 32767)))

    def unplug(self) -> None:
        for index in range(pygame.joystick.get_count()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def _handle(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(self.number))
