"""Work per frame, off-screen: drawing and updating each screen, its 99th percentile."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from game.app import App
from game.scenes.catalogue import OFFERS
from game.scenes.gallery import SCENES, example_app, show_example
from game.ui.wishes import Pop, Push
from game.view.light import Lamp, LightMap
from game.view.particles import Particles

Row = tuple[str, float, str] | tuple[str, float, str, str]  # and what it must reach, where an issue says it
SIZES = ((1280, 720), (1920, 1080))
_FRAMES = 240
_WORST = Path(__file__).with_name("falling-ring.json")  # a state in which eight tiles fall next
_GOALS = {(1280, 720): 7, (1920, 1080): 14}
_OF_A_GAME = ("setup", "rules", "match", "pause", "results", "replay")
_SKIP = ("crash", "ask", "write-name", "loading")  # quiet screens


def rows() -> list[Row]:
    """Name, value, unit. Work is the thread's processor time; the clock also counts what other programs take."""
    found: list[Row] = []
    for size in SIZES:
        with example_app(size) as make:
            app = make(lambda services: SCENES["title"](services, "egyptos"))
            found += _screens(app, size)
            found += _told(f"maze light {size[0]}x{size[1]}", percentiles_99(_maze_light(app)))
    return found


def _told(name: str, measured: tuple[float, float]) -> list[Row]:
    return [(f"{name}, work p99", measured[0], "ms"), (f"{name}, clock p99", measured[1], "ms")]


def _screens(app: App, size: tuple[int, int]) -> list[Row]:
    timed: dict[str, tuple[float, float]] = {}
    for name in SCENES:
        for game in OFFERS if name in _OF_A_GAME else ("egyptos",):
            if name not in _SKIP:
                timed[f"{name} {game}" if name in _OF_A_GAME else name] = _screen(app, name, game)
    timed["a ring of the maze falls"] = percentiles_99(_falling_ring(app))
    timed["an iris opens"] = percentiles_99(_iris(app))
    label = f"{size[0]}x{size[1]}"
    every = [row for name, measured in timed.items() for row in _told(f"{name} {label}", measured)]
    busiest = max(timed, key=lambda name: timed[name])
    work, clock = timed[busiest]
    return [
        *every,
        (f"busiest: {busiest} {label}, work p99", work, "ms", f"at most {_GOALS[size]} ms"),
        (f"busiest: {busiest} {label}, clock p99", clock, "ms"),
    ]


def _screen(app: App, name: str, game: str) -> tuple[float, float]:
    show_example(app, name, game)
    measured = percentiles_99(lambda: _busy_frame(app))
    while len(app.stack) > 1:
        app._grant(Pop())
    app._iris = None
    return measured


def _iris(app: App) -> Callable[[], None]:
    """From the settings and back through the dark, without end."""

    def frame() -> None:
        if app._iris is None:
            app._grant(Pop() if len(app.stack) > 1 else Push(SCENES["settings"](app.services, "egyptos")))
        app.step([], 1 / 60)

    return frame


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


def _falling_ring(app: App) -> Callable[[], None]:
    """The Pharaoh's Gold at its worst: four players, twenty lanterns, and ring after ring falling in dust."""
    from game.engine.match import Match
    from game.scenes.gallery import example_setup
    from game.scenes.match import MatchScene
    from game.scenes.table import open_table

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


if __name__ == "__main__":
    for name, value, unit in rows():
        print(f"{name:60} {value:8.2f} {unit}")
