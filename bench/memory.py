"""What the whole program holds: every kernel and sound, every screen of every game, all sprites at 1920x1080."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bench.table import Row

if TYPE_CHECKING:
    from game.app import App

_ROOT = Path(__file__).resolve().parents[1]
_SIZE = (1920, 1080)
_OF_A_GAME = ("setup", "rules", "match", "pause", "results", "replay")


def rows() -> Iterator[Row]:
    """Measured in a process of its own, off-screen and with a sound device that nobody hears."""
    command = [sys.executable, "-c", "from bench.memory import measure; measure()"]
    quiet = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, cwd=_ROOT, env=quiet, capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        name, _, megabytes = line.rpartition(" ")
        if name.startswith("memory"):
            yield Row(name, float(megabytes), "MB", "at most 350")


def measure() -> None:
    """Bring everything into memory, and print what that takes."""
    from game.audio import Sound
    from game.kernels import WarmUp
    from game.memory import keep_little
    from game.scenes.gallery import SCENES, example_app

    keep_little()
    with example_app(_SIZE) as make, tempfile.TemporaryDirectory() as kitchen:
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        kernels, sound = WarmUp(), Sound(Path(kitchen))
        kernels.start()
        sound.start()
        sound.play_music()
        _wait_until(lambda: kernels.progress.done and sound.is_ready)
        _show_everything(app)
        print("memory with everything loaded", _megabytes("VmRSS"))
        print("memory at its peak", _megabytes("VmHWM"))
        sound.close()


def _wait_until(done: Callable[[], bool]) -> None:
    while not done():
        time.sleep(0.1)


def _show_everything(app: App) -> None:
    from game.scenes.catalogue import OFFERS
    from game.scenes.gallery import SCENES, show_example
    from game.ui.wishes import Restart

    sprites, canvas = app.services.look.sprites, app.window.canvas
    for name in sprites.names:
        if name.startswith("bg-"):
            canvas.backdrop(name)
            continue
        width, height = sprites.natural_size(name)
        sprites.get(name, canvas.size(width), canvas.size(height))
    for game in OFFERS:
        for name in SCENES if game == "egyptos" else _OF_A_GAME:
            show_example(app, name, game)
            app._grant(Restart(SCENES["title"](app.services, "egyptos")))


def _megabytes(field: str) -> float:
    """On Linux from /proc: there, getrusage of a child begins with the peak of its parent. Elsewhere the peak."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith(f"{field}:"))
        return int(line.split()[1]) * 1024 / 1e6
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1e6 if sys.platform == "darwin" else used * 1024 / 1e6
