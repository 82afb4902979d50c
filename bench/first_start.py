"""How soon the window is up and the menu answers on the very first start: nothing compiled, nothing cooked.

In a real window where there is a display, else off-screen.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.table import Row

_ROOT = Path(__file__).resolve().parents[1]
_TIMES = 3
_GOAL = "at most 1.5"


def rows() -> Iterator[Row]:
    """Seconds from starting the process, the median of a few; each has an empty home of its own."""
    seen = [_start_once() for _ in range(_TIMES)]
    where = "a window" if "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ else "off-screen"
    yield Row(f"first start to the first picture, {where}", statistics.median(one for one, _ in seen), "s", _GOAL)
    yield Row("first start to the answer to a key", statistics.median(other for _, other in seen), "s", _GOAL)


def _start_once() -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"KHUFU_HOME": home, "KHUFU_CACHE": f"{home}/cache"}
        if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
            environment["SDL_VIDEODRIVER"] = "dummy"
        command = [sys.executable, "-m", "bench.first_start", str(time.time())]
        done = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True, check=True)
    picture, answer = done.stdout.split()[-2:]
    return float(picture), float(answer)


def measure(began: float) -> None:
    """The real program: its first picture, then a key, and the picture in which the focus has moved."""
    import pygame

    from game.app import App
    from game.start_window import Options, run_window

    pictures: list[tuple[str, float]] = []  # where the focus was, and when
    draw = App.draw

    def watched(app: App) -> None:
        draw(app)
        pictures.append((app.top.menu.focus, time.time() - began))
        if len(pictures) == 1:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0))
        elif pictures[-1][0] != pictures[0][0]:
            pygame.event.post(pygame.Event(pygame.QUIT))

    App.draw = watched  # type: ignore[method-assign]
    run_window(Options())
    print(pictures[0][1], next(when for focus, when in pictures if focus != pictures[0][0]))


if __name__ == "__main__":
    measure(float(sys.argv[1]))
