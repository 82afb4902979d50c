"""The README's pictures, made by the program itself, without a display.

python tools/pictures.py             all of them, into docs/pictures/
python tools/pictures.py title gif   only those named
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
SHOTS = {  # name: what `--screenshot` shows
    "title": ("--scene", "title"),
    "cheops": ("--scene", "match", "--game", "cheops"),
    "gold": ("--scene", "match", "--game", "gold"),
    "egyptos": ("--scene", "match", "--game", "egyptos"),
    "setup": ("--scene", "setup", "--game", "cheops"),
    "results": ("--scene", "results", "--game", "cheops"),
}
FILM = FOLDER / "egyptos.gif"
_FILM_SIZE = "480x270"
_THOUGHTS = 4000  # nodes for each move of the film


def shoot(name: str) -> None:
    """One screen as a PNG."""
    file = FOLDER / f"{name}.png"
    run("--screenshot", str(file), "--size", "1280x720", "--lang", "en", *SHOTS[name])
    print(f"pictures: {file.relative_to(ROOT)}")


def film() -> None:
    """A whole game of Egyptos between Vizier and Priest as a short GIF."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.khufu"
        record.write_bytes(played_record())
        run("--gif", str(FILM), "--record", str(record), "--part", "whole", "--size", _FILM_SIZE, "--lang", "en")
    print(f"pictures: {FILM.relative_to(ROOT)} ({FILM.stat().st_size / 1e6:.1f} MB)")


def played_record() -> bytes:
    """A game between two opponents, always the same one."""
    sys.path.insert(0, str(ROOT))
    from ai.job import think_now
    from game.engine.match import Match
    from game.records import Ended, Header, Played, Seat, encode

    match = Match.new("egyptos", 2, seed=1)
    header = Header.new(match, [Seat("Nefret", "vizier"), Seat("Amun", "priest")], 1)
    while not match.over:
        level = ("vizier", "priest")[match.turn]
        match.play(think_now(match.view(match.turn), level=level, simulations=_THOUGHTS, seed=7).name)
    result = match.result()
    ended = Ended(result.scores, result.winners, result.reason)
    return b"".join(encode(line) for line in (header, *map(Played, match.actions), ended))


def run(*options: str) -> None:
    """The program, or the end of this one with its words."""
    finished = subprocess.run([sys.executable, "main.py", *options], cwd=ROOT, check=False)
    if finished.returncode != 0:
        raise SystemExit(f"pictures: main.py {' '.join(options)} failed.")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python tools/pictures.py", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="name", help=f"of: {', '.join(SHOTS)}, gif (default: all)")
    names = parser.parse_args().names or [*SHOTS, "gif"]
    if unknown := [name for name in names if name not in (*SHOTS, "gif")]:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(SHOTS)}, gif")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        film() if name == "gif" else shoot(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
