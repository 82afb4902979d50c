"""Frame pacing: a 60 Hz loop with sprites, alone and beside thinking jobs."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import numpy as np

from ai.job import Job, Mind, think_now
from bench.table import Row
from game.engine.match import Match

_SECONDS = 8.0
_WARM_UP_FRAMES = 30
_SPRITES = 150
_RATE = 60
_GAMES = ("cheops", "gold")


def frame_times(seconds: float) -> list[float]:
    """The milliseconds between frames of a loop that moves sprites over a picture."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.init()
    window = pygame.display.set_mode((1280, 720))
    sprite = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.circle(sprite, (220, 180, 60, 200), (32, 32), 30)
    clock = pygame.time.Clock()
    times: list[float] = []
    before = time.perf_counter()
    for frame in range(int(seconds * _RATE) + _WARM_UP_FRAMES):
        window.fill((30, 24, 16))
        for number in range(_SPRITES):
            window.blit(sprite, ((number * 37 + frame * 3) % 1280, (number * 91 + frame) % 720))
        pygame.event.pump()
        pygame.display.flip()
        clock.tick(_RATE)
        now = time.perf_counter()
        times.append((now - before) * 1000)
        before = now
    return times[_WARM_UP_FRAMES:]


def start_jobs() -> list[Job]:
    """One job of each of two games, thinking for as long as it takes."""
    jobs = []
    for game in _GAMES:
        match = Match.new(game, 2, 1)
        think_now(match.view(0), simulations=20)
        jobs.append(Mind(match.game, "pharaoh", 1, background=True).think(match.view(0), seconds=600.0))
    return jobs


def rows() -> Iterator[Row]:
    """The 99th percentile with none, one and two jobs, as a ratio to none; and the longest frame."""
    sys.setswitchinterval(0.001)
    alone = frame_times(_SECONDS)
    yield Row("frames alone: 99th percentile", float(np.percentile(alone, 99)), "ms")
    yield Row("frames alone: longest", max(alone), "ms")
    jobs = start_jobs()
    both = frame_times(_SECONDS)
    jobs.pop().stop()
    one = frame_times(_SECONDS)
    jobs.pop().stop()
    for name, times in (("one job thinks", one), ("two jobs think", both)):
        ratio = float(np.percentile(times, 99) / np.percentile(alone, 99))
        yield Row(f"frames while {name}: 99th percentile to alone", ratio, "×", "at most 1.10")
        yield Row(f"frames while {name}: longest", max(times), "ms", "at most 25")
