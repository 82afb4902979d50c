"""Plays the night music on two channels of the mixer: strophe after strophe, faded, and lower under effects."""

from __future__ import annotations

from functools import partial

import pygame

from game.audio.mixer import MUSIC_CHANNELS, Mixer
from game.audio.music import OVERLAP, SECONDS, Composer
from game.audio.synth import to_sixteen_bits

_DUCKED = 10 ** (-6 / 20)
_RISE = 0.8  # seconds in which the music comes back, or fades away
_TICK = 0.03
_LONG = 3600.0


class Musician:
    """Works by ticks of the sound thread; each tells how long the next may wait."""

    def __init__(self, mixer: Mixer, seed: int, volume: float) -> None:
        self._mixer = mixer
        self._composer = Composer(seed)
        self._written: bytes | None = None
        self._next_begins = 0.0
        self._side = 0
        self._level = 0.0  # what the channels are set to
        self._ducked_until = 0.0
        self.volume = volume  # 0 … 1
        self.wanted = False

    @property
    def plays(self) -> bool:
        """Whether there is music to be heard."""
        return self.wanted and self.volume > 0 and self._mixer.is_open

    def duck(self, now: float, seconds: float) -> None:
        """Step back for an effect, at once: its beginning hides the step."""
        self._ducked_until = max(self._ducked_until, now + seconds)
        if self._level > self._wanted_level(now):
            self._set_level(self._wanted_level(now))

    def tick(self, now: float) -> float:
        """Do what is due; seconds until there is something to do again."""
        if not self.plays:
            return self._fade_out(now)
        if now >= self._next_begins:
            self._begin_strophe(now)
        if self._written is None:
            self._written = self._write()
            return 0.0
        return self._fade(now)

    def _fade_out(self, now: float) -> float:
        self._next_begins = 0.0
        if self._level > 0 and self._mixer.is_open:
            self._move_level(0.0)
            return _TICK
        self._level = 0.0
        self._mixer.use(self._hush)
        return _LONG

    def _begin_strophe(self, now: float) -> None:
        """A strophe fades in by itself: music that begins needs no other fade."""
        if self._next_begins == 0.0:
            self._level = self._wanted_level(now)
        self._mixer.use(partial(self._play_strophe, self._written or self._write()))
        self._next_begins = now + SECONDS - OVERLAP
        self._written = None

    def _write(self) -> bytes:
        return to_sixteen_bits(self._composer.next_strophe()).tobytes()

    def _play_strophe(self, written: bytes) -> None:
        channel = pygame.mixer.Channel(MUSIC_CHANNELS[self._side])
        self._side = 1 - self._side
        channel.play(pygame.mixer.Sound(buffer=written))
        channel.set_volume(self._level)

    def _fade(self, now: float) -> float:
        wanted = self._wanted_level(now)
        if self._level != wanted:
            self._move_level(wanted)
            return _TICK
        ducked = self._ducked_until - now
        return min(self._next_begins - now, ducked if ducked > 0 else _LONG)

    def _wanted_level(self, now: float) -> float:
        return self.volume * (_DUCKED if now < self._ducked_until else 1.0)

    def _move_level(self, wanted: float) -> None:
        step = _TICK / _RISE
        self._set_level(self._level + min(step, max(-step, wanted - self._level)))

    def _set_level(self, level: float) -> None:
        self._level = level
        self._mixer.use(self._apply_level)

    def _apply_level(self) -> None:
        for number in MUSIC_CHANNELS:
            pygame.mixer.Channel(number).set_volume(self._level)

    def _hush(self) -> None:
        for number in MUSIC_CHANNELS:
            pygame.mixer.Channel(number).stop()
