"""What the client calls: `sound.play("place")`, and the night music.

All work that takes time is done by one thread of its own: opening the device, cooking or loading sounds,
composing, fading. The loop only ever starts a ready sound. Without a device everything is silent, with one line in
the log.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game.audio.mixer import Mixer
from game.audio.musician import Musician
from game.audio.recipes import read_recipes
from game.audio.shelf import Cooked, Shelf

_DUCK_TAIL = 0.25  # seconds the music stays down after an effect

_log = logging.getLogger(__name__)


class Sound:
    """Effects and music; volumes are 0 … 100 and may be changed at any time."""

    def __init__(
        self, cache_folder: Path, effects: int = 80, music: int = 60, muted: bool = False, seed: int | None = None
    ) -> None:
        self._recipes = read_recipes()
        self._shelf = Shelf(cache_folder)
        self._mixer = Mixer()
        self._chance = random.Random(seed)
        self._musician = Musician(self._mixer, self._chance.getrandbits(32), 0 if muted else _gain(music))
        self._effects_volume = effects
        self._music_volume = music
        self._muted = muted
        self._ready: dict[tuple[str, int], list[pygame.mixer.Sound]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._wake = threading.Event()
        self._must_open = True
        self._closing = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Open the device and make the sounds ready, in a thread; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def play(self, name: str, step: int = 0, pan: float = 0.0, volume: float = 1.0) -> None:
        """Start an effect: another variant than the last time. A sound that is not ready yet is left out."""
        recipe = self._recipes[name]
        if self._muted or self._effects_volume == 0:
            return
        sound = self._choose(name, min(max(step, 0), recipe.steps - 1))
        if sound is not None:
            sides = (volume * min(1.0, 1.0 - pan), volume * min(1.0, 1.0 + pan))
            self._mixer.use(partial(self._play_on_free_channel, sound, sides))
            if recipe.ducks:
                self._musician.duck(time.monotonic(), recipe.seconds + _DUCK_TAIL)
                self._wake.set()

    def _play_on_free_channel(self, sound: pygame.mixer.Sound, sides: tuple[float, float]) -> None:
        channel = self._mixer.free_channel()
        if channel is not None:  # with all channels busy one sound more would not be heard
            channel.play(sound)
            channel.set_volume(*sides)

    def _choose(self, name: str, step: int) -> pygame.mixer.Sound | None:
        sounds = self._ready.get((name, step), [])
        fresh = [sound for sound in sounds if sound is not self._last.get(name)] or sounds
        if not fresh:
            return None
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def play_music(self) -> None:
        """Let the night music begin, or go on."""
        self._musician.wanted = True
        self._wake.set()

    def stop_music(self) -> None:
        """Fade the music out."""
        self._musician.wanted = False
        self._wake.set()

    @property
    def is_silent(self) -> bool:
        """Whether there is no device to play on."""
        return not self._mixer.is_open

    @property
    def is_ready(self) -> bool:
        """Whether every effect can be played."""
        return all((name, recipe.steps - 1) in self._ready for name, recipe in self._recipes.items())

    @property
    def effects_volume(self) -> int:
        """How loud effects are, 0 … 100."""
        return self._effects_volume

    @effects_volume.setter
    def effects_volume(self, volume: int) -> None:
        if volume != self._effects_volume:
            self._effects_volume = volume
            self._mixer.use(self._apply_effects_volume)

    def _apply_effects_volume(self) -> None:
        for sounds in list(self._ready.values()):
            for sound in sounds:
                sound.set_volume(_gain(self._effects_volume))

    @property
    def music_volume(self) -> int:
        """How loud the music is, 0 … 100."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, volume: int) -> None:
        self._music_volume = volume
        self._follow_settings()

    @property
    def muted(self) -> bool:
        """Whether there is no sound at all."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if self._muted and not muted and self._mixer.has_failed:
            self._must_open = True  # who wants sound again may have plugged in a device
        if muted and not self._muted:
            self._mixer.use(pygame.mixer.stop)
        self._muted = muted
        self._follow_settings()

    def _follow_settings(self) -> None:
        self._musician.volume = 0 if self._muted else _gain(self._music_volume)
        self._wake.set()

    def handle(self, event: pygame.Event) -> None:
        """Follow the devices: app passes on AUDIODEVICEADDED and AUDIODEVICEREMOVED; others are ignored."""
        if event.type not in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED) or event.iscapture:
            return
        # Opening a device makes SDL announce all there are: an added one matters only where there was none.
        gone = event.type == pygame.AUDIODEVICEREMOVED
        if self._mixer.is_open if gone else self._mixer.has_failed:
            self._must_open = True
            self._wake.set()

    def close(self) -> None:
        """Stop everything and let go of the device."""
        self._closing = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join(timeout=0.5)  # it is a daemon: what it is composing is not worth waiting for
        self._mixer.close()

    # The thread --------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            while not self._closing:
                if self._must_open:
                    self._must_open = False
                    self._open()
                self._wake.wait(self._musician.tick(time.monotonic()))
                self._wake.clear()
        except Exception:
            _log.exception("The sound thread has ended; the game goes on in silence.")
            self._mixer.close()

    def _open(self) -> None:
        """Open the device; then load or cook all effects, the menu's first: they stand first in the recipes."""
        self._ready.clear()  # sounds of a device that was closed cannot be played on another
        self._last.clear()
        if not self._mixer.open():
            return
        for name in self._recipes:
            if self._closing or self._must_open:
                return
            self._make_ready(name)
        self._shelf.sweep()

    def _make_ready(self, name: str) -> None:
        """Nothing is kept but what the mixer holds: another device is rare, and the shelf has it all."""
        by_step: dict[int, list[Cooked]] = {}
        for step, cooked in self._shelf.sounds(name, self._recipes[name]):
            by_step.setdefault(step, []).append(cooked)
        for step, variants in by_step.items():
            self._mixer.use(partial(self._hand_over, name, step, variants))

    def _hand_over(self, name: str, step: int, variants: list[Cooked]) -> None:
        sounds = [_both_sides(cooked) for cooked in variants]
        for sound in sounds:
            sound.set_volume(_gain(self._effects_volume))
        self._ready[name, step] = sounds


def _both_sides(cooked: Cooked) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=np.repeat(cooked, 2).tobytes())


def _gain(volume: int) -> float:
    """A slider's half should sound half as loud: the square comes near to that."""
    return (volume / 100) ** 2
