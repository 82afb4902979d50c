"""A screen (Xvfb), the program on it, hands from outside (xdotool), and eyes (the screen's own memory)."""

from __future__ import annotations

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
PATIENCE = 240.0  # a first start compiles everything
_XWD_HEADER = 25  # numbers of four bytes
Picture = NDArray[np.uint8]


def why_not() -> str:
    """Why there can be no real window here, in words; "" if there can."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    return f"no real window: {' and '.join(missing)} could not be installed or found" if missing else ""


@dataclass
class Screen:
    """One X server with one program on it."""

    display: str
    memory: Path
    home: Path
    program: subprocess.Popen[bytes] | None = None
    server: subprocess.Popen[bytes] | None = None

    # -- the program ----------------------------------------------------------------------------------------
    def start(self, *options: str, command: Sequence[str] = (), **environment: str) -> None:
        """The README's command, with an empty home; waits until its window is there and listens."""
        self.program = subprocess.Popen(
            [*(command or (sys.executable, "main.py")), *options],
            cwd=ROOT,
            env=self._environment() | environment,
            stderr=(self.home / "errors.txt").open("wb"),
            # A shell in the background makes its children deaf to Ctrl+C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        self.wait_for(lambda: bool(self._windows()), "a window")
        self._do("windowfocus", self._windows()[0])

    def _environment(self) -> dict[str, str]:
        own = {
            "DISPLAY": self.display,
            "KHUFU_HOME": str(self.home),
            "SDL_AUDIODRIVER": "dummy",
            "LANG": "en_GB.UTF-8",
        }
        return {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"} | own

    def settle(self, **settings: str) -> None:
        """Write the player's settings before the start."""
        (self.home / "config").mkdir(parents=True, exist_ok=True)
        lines = [f"{name} = {json.dumps(value)}\n" for name, value in settings.items()]
        (self.home / "config" / "settings.toml").write_text("".join(lines))

    def end(self) -> int:
        """Ctrl+C in the terminal (a screen without a window manager has no button to close); the exit code."""
        assert self.program is not None
        self.program.send_signal(signal.SIGINT)
        try:
            return self.program.wait(60)
        except subprocess.TimeoutExpired:
            self.program.kill()
            return -9

    @property
    def complaints(self) -> str:
        """What the program wrote on standard error."""
        return (self.home / "errors.txt").read_text(errors="replace")

    def wait_for(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        """Until something is so; the program must stay alive."""
        until = time.monotonic() + seconds
        while not true():
            assert self.program is not None
            assert self.program.poll() is None, f"the program ended while waiting for {what}: {self.complaints}"
            assert time.monotonic() < until, f"{what} did not come"
            time.sleep(0.1)

    # -- hands ----------------------------------------------------------------------------------------------
    def _do(self, *words: str) -> str:
        environment = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, check=False)
        return done.stdout

    def _windows(self) -> list[str]:
        return self._do("search", "--class", "khufu").split()

    def keys(self, *names: str, delay: int = 30) -> None:
        """Press and release keys, one after the other."""
        self._do("key", "--delay", str(delay), *names)

    def click(self, x: float, y: float) -> None:
        """With the left button, in logical units."""
        self._do("mousemove", str(round(x)), str(round(y)), "sleep", "0.05", "click", "1")

    # -- eyes -----------------------------------------------------------------------------------------------
    def picture(self) -> Picture:
        """What is on the screen: rows of red, green, blue."""
        content = self.memory.read_bytes()
        header = struct.unpack(f">{_XWD_HEADER}I", content[: 4 * _XWD_HEADER])
        size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
        begin = size + 12 * colours
        rows = np.frombuffer(content, np.uint8, height * line, begin).reshape(height, line)
        return rows[:, : 4 * width].reshape(height, width, 4)[:, :, 2::-1]

    def keep(self, name: str) -> Path:
        """The picture as a file, for people."""
        import pygame

        file = self.home / f"{name}.png"
        picture = self.picture()
        surface = pygame.image.frombuffer(picture.tobytes(), (picture.shape[1], picture.shape[0]), "RGB")
        pygame.image.save(surface, file)
        return file

    # -- the record -----------------------------------------------------------------------------------------
    @property
    def actions(self) -> int:
        """How many actions of the running game are on the disk."""
        try:
            return (self.home / "data" / "running.khufu").read_bytes().count(b'"line":"play"')
        except FileNotFoundError:
            return 0

    @property
    def finished(self) -> list[Path]:
        """Records of the games that were played to their end."""
        return sorted((self.home / "data" / "finished").glob("*.khufu"))


@contextmanager
def open_screen(home: Path, size: tuple[int, int] = SIZE) -> Iterator[Screen]:
    """An X server for as long as it is needed."""
    home.mkdir(parents=True, exist_ok=True)
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-noreset",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{size[0]}x{size[1]}x24",
            "-fbdir",
            str(home),
        ],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    screen = Screen(f":{number}", home / "Xvfb_screen0", home, server=server)
    try:
        yield screen
    finally:
        if screen.program is not None and screen.program.poll() is None:
            screen.program.kill()
            screen.program.wait()
        server.terminate()
        server.wait()
