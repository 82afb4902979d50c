"""Work per frame, off-screen: drawing and updating each screen, its 99th percentile; and the sprites' memory."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.app import App
from game.scenes.gallery import SCENES, example_app, show_example
from game.ui.wishes import Pop, Restart
from game.view.light import Lamp, LightMap
from game.view.particles import Particles

Row = tuple[str, float, str] | tuple[str, float, str, str]  # and what it must reach, where an issue says it
SIZES = ((1280, 720), (1920, 1080))
_FRAMES = 240
_WORST = Path(__file__).with_name("falling-ring.json")  # a state in which eight tiles fall next
_SKIP = ("crash", "ask", "write-name", "loading")  # quiet screens


def rows() -> list[Row]:
    """Name, value, unit. Work is the thread's processor time; the clock also counts what other programs take."""
    found: list[Row] = []
    for size in SIZES:
        with example_app(size) as make:
            app = make(lambda services: SCENES["title"](services, "egyptos"))
            found += _screens(app, size)
            found += _told(f"maze light {size[0]}x{size[1]}", percentiles_99(_maze_light(app)))
            found += _falling(app, size)
    return [*found, *_memory()]


def _told(name: str, measured: tuple[float, float]) -> list[Row]:
    return [(f"{name}, work p99", measured[0], "ms"), (f"{name}, clock p99", measured[1], "ms")]


def _screens(app: App, size: tuple[int, int]) -> list[Row]:
    timed: dict[str, tuple[float, float]] = {}
    for name in SCENES:
        if name in _SKIP:
            continue
        show_example(app, name, "egyptos")
        timed[name] = percentiles_99(lambda: _busy_frame(app))
        app._grant(Pop())
        app._iris = None
    label = f"{size[0]}x{size[1]}"
    busiest = max(timed, key=lambda name: timed[name])
    every = [row for name, measured in timed.items() for row in _told(f"{name} {label}", measured)]
    return [*every, *_told(f"busiest screen ({busiest}) {label}", timed[busiest])]


def _busy_frame(app: App) -> None:
    """A frame in which the focus moves and everything is drawn."""
    menu = app.top.menu
    if len(menu.widgets) > 1:
        menu._cycle(1)
    app._stale = True
    app.step([], 1 / 60)


def _maze_light(app: App) -> Callable[[], None]:
    """The maze's worst: 36 tiles, 20 lanterns, dust of a falling ring."""
    canvas = app.window.canvas
    light, dust = LightMap((352, 76, 576, 576)), Particles()
    lamps = [Lamp(380 + 90 * (n % 6), 120 + 120 * (n // 6), phase=n) for n in range(20)]
    clock = [0.0]

    def frame() -> None:
        clock[0] += 1 / 60
        canvas.backdrop("bg-tomb")
        for tile in range(36):
            canvas.sprite("maze-tee", 352 + 96 * (tile % 6), 76 + 96 * (tile // 6), 96, 96)
        light.lay(canvas, lamps, clock[0])
        if len(dust._rows[: dust._count]) < 150:
            dust.burst("dust", 640, 360, 12, 260)
        dust.advance(1 / 60)
        dust.draw(canvas)

    return frame


def _falling(app: App, size: tuple[int, int]) -> list[Row]:
    work, clock = percentiles_99(_falling_ring(app))
    name = f"a ring of the maze falls {size[0]}x{size[1]}"
    goal = "at most 12 ms" if size == SIZES[0] else ""
    return [(f"{name}, work p99", work, "ms", goal), (f"{name}, clock p99", clock, "ms")]


def _falling_ring(app: App) -> Callable[[], None]:
    """The Pharaoh's Gold at its worst: four players, twenty lanterns, and ring after ring falling in dust."""
    from game.engine.match import Match
    from game.scenes.gallery import example_setup
    from game.scenes.match import MatchScene
    from game.scenes.table import open_table
    from game.ui.wishes import Push

    record: list[MatchScene] = []

    def begin() -> None:
        if record:
            app._grant(Pop())
        match = Match.load(json.loads(_WORST.read_text("utf-8")))
        table = open_table(app.services, example_setup("gold", 4), match, keep=False)
        record[:] = [MatchScene(app.services, table)]
        app._grant(Push(record[0]))
        app._iris = None
        record[0]._play("end")

    def frame() -> None:
        if not record or not record[0].board.moving:
            begin()
        app._stale = True
        app.step([], 1 / 60)

    return frame


def percentiles_99(frame: Callable[[], None]) -> tuple[float, float]:
    """Milliseconds that 99 of 100 frames stay below, after a warm-up: work, and by the clock."""
    for _ in range(_FRAMES // 4):
        frame()
    works: list[float] = []
    clocks: list[float] = []
    for _ in range(_FRAMES):
        work, clock = time.thread_time(), time.perf_counter()
        frame()
        works.append(1000 * (time.thread_time() - work))
        clocks.append(1000 * (time.perf_counter() - clock))
    place = int(0.99 * _FRAMES)
    return sorted(works)[place], sorted(clocks)[place]


def _memory() -> list[Row]:
    """A process of its own, that has shown every screen and holds every sprite."""
    command = [sys.executable, "-c", "from bench.frames import print_peak; print_peak()"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [("memory at its peak, every screen and all sprites 1920x1080", float(done.stdout.split()[-1]), "MB")]


def print_peak() -> None:
    """Show everything once at 1920x1080, and print the most memory this process ever had."""
    with example_app(SIZES[-1]) as make:
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        for name in SCENES:
            show_example(app, name, "egyptos")
            app._grant(Restart(SCENES["title"](app.services, "egyptos")))
        sprites, canvas = app.services.look.sprites, app.window.canvas
        for name in sprites.names:
            if name.startswith("bg-"):
                canvas.backdrop(name)
                continue
            width, height = sprites.natural_size(name)
            sprites.get(name, canvas.size(width), canvas.size(height))
    print(_peak_megabytes())


def _peak_megabytes() -> float:
    """On Linux from /proc: there, getrusage of a child begins with the peak of its parent."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024 / 1e6
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1e6 if sys.platform == "darwin" else used * 1024 / 1e6


if __name__ == "__main__":
    for name, value, unit in rows():
        print(f"{name:60} {value:8.2f} {unit}")
