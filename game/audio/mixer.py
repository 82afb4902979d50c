"""The sound device. One that is missing or fails makes everything silent, with one line in the log."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TypeVar

import pygame

from game.audio.synth import RATE

MUSIC_CHANNELS = (0, 1)  # two, so that a strophe may begin over the end of the one before

_CHANNELS = 24
_BUFFER = 1024  # samples: a fortieth of a second between a press and its sound

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Mixer:
    """pygame's mixer behind a lock that is never held for long; opening may take time and goes on without it."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self.is_open = False
        self.has_failed = False

    def open(self) -> bool:
        """Open the device, or open it anew; whether there is one."""
        with self._lock:
            self.is_open = False
        try:
            pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 2, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as problem:
            self._fall_silent(problem)
        else:
            self.has_failed = False
            self.is_open = True
        return self.is_open

    def use(self, action: Callable[[], T]) -> T | None:
        """Do something with the mixer; without a device, nothing."""
        with self._lock:
            if not self.is_open:
                return None
            try:
                return action()
            except pygame.error as problem:
                self._fall_silent(problem)
                return None

    def free_channel(self) -> pygame.mixer.Channel | None:
        """A channel for an effect. pygame's own find_channel would give the music's away, reserved or not."""
        channels = map(pygame.mixer.Channel, range(len(MUSIC_CHANNELS), _CHANNELS))
        return next((channel for channel in channels if not channel.get_busy()), None)

    def _fall_silent(self, problem: pygame.error) -> None:
        self.is_open = False
        self.has_failed = True
        _log.warning("There is no sound: %s", problem)

    def close(self) -> None:
        """Let go of the device."""
        with self._lock:
            self.is_open = False
            pygame.mixer.quit()
