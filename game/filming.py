"""A film being made beside the picture: a child process draws and writes, an errand watches it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import platformdirs

from game.paths import Places

_ROOT = Path(__file__).resolve().parents[1]
_NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class FilmError(RuntimeError):
    """The child could not make the film; the text is what it said."""


def film_steps(arguments: Sequence[str]) -> Generator[float, None, None]:
    """Make a film as `main.py` does with these arguments; yields how far it is. Ending it ends the child."""
    start = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(_ROOT / "main.py")]
    command = [*start, *arguments, "--progress"]
    child = subprocess.Popen(
        command,
        cwd=_ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        creationflags=_NO_WINDOW,
    )
    try:
        yield 0.0
        assert child.stdout is not None
        for line in child.stdout:
            yield _part(line)
        complaint = child.stderr.read() if child.stderr is not None else ""
        if child.wait() != 0:
            raise FilmError(complaint.strip())
    finally:
        if child.poll() is None:
            child.terminate()
            child.wait()


def _part(line: str) -> float:
    try:
        return min(1.0, float(line))
    except ValueError:  # something else that was printed
        return 0.0


def pictures_folder(places: Places) -> Path:
    """Where films and pictures go: the person's pictures, or the program's data if the home is elsewhere."""
    usual = Path(platformdirs.user_pictures_dir()) / "Khufu"
    own = places.data / "pictures"
    for folder in (usual, own) if _at_home(places) else (own,):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return folder
        except OSError:
            continue
    return places.data


def _at_home(places: Places) -> bool:
    """Whether the program keeps its files where this system does, and not in a folder of its own (KHUFU_HOME)."""
    return places.data == platformdirs.user_data_path("khufu", appauthor=False)


def free_name(folder: Path, game: str, ending: str) -> Path:
    """A file that does not exist yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    numbers = ("", *(f"-{number}" for number in range(2, 1000)))
    return next(
        file for number in numbers if not (file := folder / f"khufu-{game}-{stamp}{number}.{ending}").exists()
    )
