"""Sounds cooked from recipes with NumPy alone: layers of noise, tones, struck bodies, strings, grains and wind.

Everything is mono float64 between -1 and 1 at RATE samples a second; the same recipe and variant always give the
same sound.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from game.audio.recipes import Layer, Recipe

RATE = 44_100
Samples = NDArray[np.floating]

_SILENT = 6.91  # exp(-6.91) is -60 dB
_EDGE = 0.004  # seconds of fade at the very end, so that nothing clicks
_PEAK = 0.89  # -1 dB
_PIECE = 1 << 17


def cook(name: str, recipe: Recipe, variant: int = 0, step: int = 0) -> Samples:
    """One variant of a sound, at one step."""
    rng = np.random.default_rng([zlib.crc32(name.encode()), variant, step])
    pitch = 2.0 ** ((_wander(recipe, variant) + recipe.step_pitch * step) / 12)
    open_by = 2.0 ** (recipe.step_bright * step)
    sound: Samples = np.zeros(_count(recipe.seconds))
    for layer in recipe.layers:
        _add(sound, cook_layer(layer, rng, recipe.seconds, pitch, open_by), layer.at)
    if recipe.room is not None:
        sound = in_room(sound, rng, recipe.room, recipe.room_seconds)
    return _finish(sound, recipe.loudness + recipe.step_loudness * step)


def _wander(recipe: Recipe, variant: int) -> float:
    """Variants are spread evenly over the wander, in semitones."""
    if recipe.variants == 1:
        return 0.0
    return recipe.wander * (2 * variant / (recipe.variants - 1) - 1)


def cook_layer(layer: Layer, rng: np.random.Generator, seconds: float, pitch: float, open_by: float) -> Samples:
    """One layer, from its own beginning to the end of the sound."""
    count = _count(seconds - layer.at)
    raw = _KINDS[layer.kind](layer, rng, count, pitch, open_by)
    shaped = raw * envelope(layer, count)
    peak = np.abs(shaped).max()
    return shaped * (10 ** (layer.level / 20) / peak) if peak > 0 else shaped


def envelope(layer: Layer, count: int) -> Samples:
    """Rise, hold, and fall by 60 dB in `decay` seconds."""
    time = np.arange(count) / RATE
    rise = 0.5 - 0.5 * np.cos(np.pi * np.clip(time / layer.attack, 0, 1))
    falling = np.clip(time - layer.attack - layer.hold, 0, None)
    return rise * np.exp(-_SILENT * falling / layer.decay)


# Kinds of layers -------------------------------------------------------------------------------------------------


def _noise(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    return band(rng.standard_normal(count), layer.low * pitch, layer.high * pitch * open_by)


def _tone(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    """A glide falls fast at first, as a drum skin's does."""
    time = np.arange(count) / RATE
    end = layer.pitch_to or layer.pitch[0]
    glide = end + (layer.pitch[0] - end) * np.exp(-6 * time / max(layer.decay, 0.01))
    phase = 2 * np.pi * np.cumsum(glide * pitch) / RATE
    parts = [level * np.sin(number * phase) for number, level in enumerate(layer.harmonics, start=1)]
    return np.sum(parts, axis=0)


def _struck(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    time = np.arange(count) / RATE
    sound = np.zeros(count)
    for number, ratio in enumerate(layer.ratios):
        frequency = layer.pitch[0] * pitch * ratio * rng.uniform(0.995, 1.005)
        dying = np.exp(-_SILENT * time * (ratio**layer.damping - 1) / layer.decay)
        sound += dying * np.sin(2 * np.pi * frequency * time) / (1 + number) * rng.uniform(0.8, 1.2)
    return sound


def _pluck(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    return pluck(layer.pitch[0] * pitch, count, rng, layer.bright)


def pluck(frequency: float, count: int, rng: np.random.Generator, bright: float) -> Samples:
    """A plucked string after Karplus and Strong, a period at a time.

    The loop averages two samples, which delays by half a sample; the rest of the period that is no whole number of
    samples is made up by reading the finished string a little faster or slower.
    """
    period = max(2, round(RATE / frequency - 0.5))
    speed = frequency * (period + 0.5) / RATE
    needed = int(count * speed) + 2 * period
    string = np.empty(needed + period)
    soft = band(np.tile(rng.uniform(-1, 1, period), 3), 20, 600 + 9000 * bright)[period : 2 * period]
    string[:period] = soft - soft.mean()
    for start in range(period, needed, period):
        before = string[start - period : start]
        shifted = np.concatenate(([string[start - period - 1] if start > period else before[-1]], before[:-1]))
        string[start : start + period] = 0.5 * (before + shifted)
    return np.interp(np.arange(count) * speed, np.arange(needed), string[:needed])


def _grains(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    """Grains fall at random; six different shapes are enough that none is heard again."""
    size = max(8, _count(layer.grain * 4))
    fade = np.exp(-_SILENT * np.arange(size) / size)
    sound = np.zeros(count)
    for _ in range(6):
        hits = rng.random(count) < layer.rate / 6 / RATE
        train = hits * rng.normal(0, 1, count)
        shape = band(rng.standard_normal(size), layer.low * pitch, layer.high * pitch * open_by) * fade
        sound += convolve(train, shape)[:count]
    return sound


def _wind(layer: Layer, rng: np.random.Generator, count: int, pitch: float, open_by: float) -> Samples:
    """Noise through a resonance that moves, filtered frame by frame and added up again."""
    size, hop = 2048, 512
    frames = count // hop + size // hop + 1
    noise = rng.standard_normal(frames * hop + size)
    window = np.hanning(size)
    pieces = np.lib.stride_tricks.sliding_window_view(noise, size)[::hop][:frames] * window
    points = np.log2(np.asarray(layer.pitch) * pitch)
    centre = np.interp(np.linspace(0, 1, frames), np.linspace(0, 1, len(points)), points)
    tones = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0))
    gain = np.exp(-0.5 * ((tones[None, :] - centre[:, None]) / layer.width) ** 2)
    heard = np.fft.irfft(np.fft.rfft(pieces, axis=1) * gain, size, axis=1) * window
    sound = np.zeros(frames * hop + size)
    for number, piece in enumerate(heard):
        sound[number * hop : number * hop + size] += piece
    return sound[size : size + count]


_Kind = Callable[[Layer, np.random.Generator, int, float, float], Samples]
_KINDS: dict[str, _Kind] = {
    "noise": _noise,
    "tone": _tone,
    "struck": _struck,
    "pluck": _pluck,
    "grains": _grains,
    "wind": _wind,
}


# Tools -----------------------------------------------------------------------------------------------------------


def _count(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def _add(sound: Samples, layer: Samples, at: float) -> None:
    start = min(_count(at) if at else 0, len(sound))
    length = min(len(layer), len(sound) - start)
    sound[start : start + length] += layer[:length]


def band(sound: Samples, low: float, high: float) -> Samples:
    """What lies between two frequencies, with slopes of 12 dB an octave."""
    spectrum = np.fft.rfft(sound)
    tones = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1e-3).astype(spectrum.real.dtype)
    gain = 1 / np.sqrt((1 + (low / tones) ** 4) * (1 + (tones / min(high, RATE / 2.2)) ** 4))
    gain[0] = 0
    spectrum *= gain
    return np.fft.irfft(spectrum, len(sound))


def convolve(one: Samples, other: Samples) -> Samples:
    """Both laid over each other, as long as both together; a long one piece by piece, to save memory."""
    piece = max(len(other), _PIECE)
    size = 1 << (min(len(one), piece) + len(other) - 2).bit_length()
    spectrum = np.fft.rfft(other, size)
    made = np.zeros(len(one) + len(other) - 1, dtype=np.result_type(one, other))
    for start in range(0, len(one), piece):
        part = np.fft.irfft(np.fft.rfft(one[start : start + piece], size) * spectrum, size)
        made[start : start + size] += part[: len(made) - start]
    return made


def room_of(rng: np.random.Generator, seconds: float) -> Samples:
    """The answer of a stone room to a clap: noise that dies away, its highs first."""
    time = np.arange(_count(seconds)) / RATE
    dull = band(rng.standard_normal(len(time)), 120, 1800) * np.exp(-_SILENT * time / seconds)
    clear = band(rng.standard_normal(len(time)), 800, 6000) * np.exp(-_SILENT * 3 * time / seconds)
    answer = dull + 0.5 * clear
    return answer / np.sqrt((answer**2).sum())


def in_room(sound: Samples, rng: np.random.Generator, level: float, seconds: float) -> Samples:
    """A sound with the small room around it."""
    echo = convolve(sound, room_of(rng, seconds))[: len(sound)]
    return sound + echo * 10 ** (level / 20)


def loudness_of(sound: Samples) -> float:
    """dB of the loudest 50 ms."""
    size = min(len(sound), _count(0.05))
    energy = np.concatenate(([0.0], np.cumsum(sound**2)))
    loudest = (energy[size:] - energy[:-size]).max() / size
    return float(10 * np.log10(max(loudest, 1e-12)))


def _finish(sound: Samples, loudness: float) -> Samples:
    """Bring to the wanted loudness, never above the peak, beginning and ending in silence."""
    edge = min(_count(_EDGE), len(sound) // 4)
    tail = min(_count(0.05), len(sound) // 4)
    sound = sound.copy()
    sound[:4] *= np.linspace(0, 1, 4)
    sound[-tail:] *= np.linspace(1, 0, tail) ** 2
    sound[-edge:] *= np.linspace(1, 0, edge)
    sound = sound * 10 ** ((loudness - loudness_of(sound)) / 20)
    peak = np.abs(sound).max()
    return sound * (_PEAK / peak) if peak > _PEAK else sound


def to_sixteen_bits(sound: Samples) -> NDArray[np.int16]:
    """As the mixer wants it."""
    scaled = sound * 32767
    np.round(scaled, out=scaled)
    return np.clip(scaled, -32767, 32767, out=scaled).astype(np.int16)
