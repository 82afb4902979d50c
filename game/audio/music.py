"""Night music without end: now and then an oud, now and then a ney, over night air.

It comes in strophes of twenty seconds. Each fades in and out in OVERLAP seconds and lets its last string die away,
so that the next may begin over its end whenever the player gets round to it; nothing has to meet on the sample.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from game.audio.synth import RATE, Samples, band, convolve, pluck, room_of

SECONDS = 20.0
OVERLAP = 3.0
LOUDNESS = -23.0  # dB of a whole strophe; effects lie above it

_TONIC = 146.83  # d
_HIJAZ = (0, 1, 4, 5, 7, 8, 10)  # semitones above the tonic: the scale with the wide step
_RESTS = 6.0  # seconds at the end in which nothing new begins

Stereo = NDArray[np.float32]


class Composer:
    """Writes one strophe after another; the same seed writes the same night."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._place = 0  # where in the scale the melody is
        self._strophes = 0

    def next_strophe(self) -> Stereo:
        """The next twenty seconds: samples by left and right."""
        sound = np.zeros((round(SECONDS * RATE), 2), dtype=np.float32)
        self._drone(sound)
        begin = 2.0
        while begin < SECONDS - _RESTS:
            voice = self._ney_phrase if self._ney_is_due() else self._oud_phrase
            begin = voice(sound, begin) + self._rng.uniform(1.5, 4.5)
        self._strophes += 1
        self._answer_of_the_valley(sound)
        sound *= _level_of(LOUDNESS) / _strength(sound)
        self._breathe(sound)
        return _faded(sound)

    def _ney_is_due(self) -> bool:
        return self._rng.random() < (0.0 if self._strophes == 0 else 0.35)

    def _drone(self, sound: Stereo) -> None:
        """A low open string, once or twice."""
        for begin in self._rng.uniform(0.5, SECONDS - 10, self._rng.integers(1, 3)):
            _lay(sound, begin, self._string(_TONIC / 2 * self._rng.choice([1.0, 0.75]), 6.0, 0.22) * 0.5, -0.1)

    def _step(self, widest: int = 2) -> float:
        """Walk on along the scale, drawn back towards the tonic; the pitch of where it stands."""
        pull = -self._place / 6
        self._place += int(np.clip(round(self._rng.normal(pull, 1.3)), -widest, widest))
        self._place = int(np.clip(self._place, -4, 9))
        octave, degree = divmod(self._place, len(_HIJAZ))
        return float(_TONIC * 2 ** (octave + _HIJAZ[degree] / 12))

    def _string(self, pitch: float, seconds: float, bright: float) -> Samples:
        """A course of two strings, hardly out of tune, and the wooden belly under them."""
        count = round(seconds * RATE)
        pair = sum(pluck(pitch * tune, count, self._rng, bright) for tune in (1.0, 1.0015))
        body = band(np.asarray(pair), 70, 2600) + 0.5 * band(np.asarray(pair), 160, 420)
        fade = np.minimum(1.0, np.linspace(3, 0, count))
        return body * fade / max(1e-9, float(np.abs(body).max()))

    def _oud_phrase(self, sound: Stereo, begin: float) -> float:
        """Three to seven notes in free time; the last one rests on the tonic or the fifth."""
        count = int(self._rng.integers(3, 8))
        time = begin
        for number in range(count):
            pitch = self._step()
            last = number == count - 1
            loud = self._rng.uniform(0.55, 0.9) * (1.1 if last else 1.0)
            _lay(sound, time, self._string(pitch, 3.5 if last else 2.4, self._rng.uniform(0.2, 0.4)) * loud, -0.25)
            if not last and self._rng.random() < 0.18:
                _lay(sound, time + 0.11, self._string(pitch, 1.6, 0.25) * loud * 0.5, -0.25)
            time += float(self._rng.choice([0.42, 0.6, 0.84, 1.2], p=[0.25, 0.35, 0.25, 0.15]))
        self._place = 0 if self._rng.random() < 0.6 else 4
        return time + 1.0

    def _ney_phrase(self, sound: Stereo, begin: float) -> float:
        """Two to four long breaths, an octave above the oud."""
        time = begin
        for _ in range(int(self._rng.integers(2, 5))):
            seconds = self._rng.uniform(1.4, 3.2)
            _lay(sound, time, self._breath(2 * self._step(1), seconds) * 0.5, 0.3)
            time += seconds * 0.92
            if time > SECONDS - _RESTS:
                break
        return time + 0.8

    def _breath(self, pitch: float, seconds: float) -> Samples:
        """A reed flute: few harmonics, much air, a vibrato that grows, a pitch that is reached from below."""
        count = round(seconds * RATE)
        time = np.arange(count) / RATE
        vibrato = 1 + 0.005 * np.clip(time / seconds * 2 - 0.5, 0, 1) * np.sin(2 * math.pi * 4.6 * time)
        slide = 1 - 0.035 * np.exp(-time / 0.07)
        phase = 2 * math.pi * np.cumsum(pitch * slide * vibrato) / RATE
        tone = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.10 * np.sin(3 * phase)
        air = band(self._rng.standard_normal(count), pitch * 0.8, pitch * 3.2)
        air /= np.sqrt((air**2).mean())
        swell = np.sin(math.pi * np.clip(time / seconds, 0, 1) ** 0.7) ** 1.3
        return (tone * 0.8 + air * 0.22 * (0.6 + 0.4 * np.exp(-time / 0.15))) * swell

    def _answer_of_the_valley(self, sound: Stereo) -> None:
        """Far walls answer late and softly."""
        for side in range(2):
            answer = convolve(sound[:, side], room_of(self._rng, 2.6).astype(np.float32))
            sound[:, side] += 0.7 * answer[: len(sound)]

    def _breathe(self, sound: Stereo) -> None:
        """Night air: wide, low, slowly swelling, far below the voices."""
        turns = np.linspace(0, 4 * math.pi, len(sound), dtype=np.float32) + np.float32(self._rng.uniform(0, 6))
        swell = 0.75 + 0.25 * np.sin(turns)
        for side in range(2):
            air = band(self._rng.standard_normal(len(sound), dtype=np.float32), 90, 420) * swell
            sound[:, side] += air * (_level_of(LOUDNESS - 14) / _strength(air))


def _lay(sound: Stereo, begin: float, voice: Samples, pan: float) -> None:
    """Lay a voice over what is there; pan -1 is left, 1 is right."""
    start = round(begin * RATE)
    length = min(len(voice), len(sound) - start)
    sides = (math.cos((pan + 1) * math.pi / 4), math.sin((pan + 1) * math.pi / 4))
    sound[start : start + length] += voice[:length, None] * np.asarray(sides)


def _level_of(decibels: float) -> float:
    return float(10 ** (decibels / 20))


def _strength(sound: NDArray[np.floating]) -> float:
    return max(1e-9, math.sqrt(float(np.square(sound).mean())))


def _faded(sound: Stereo) -> Stereo:
    """Out of silence and into silence, and never too loud."""
    edge = round(OVERLAP * RATE)
    rise = np.sin(np.linspace(0, math.pi / 2, edge, dtype=np.float32))
    sound[:edge] *= rise[:, None]
    sound[-edge:] *= rise[::-1, None]
    sound *= min(1.0, 0.7 / float(np.abs(sound).max()))
    return sound
