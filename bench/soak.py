"""A long night: opponents play through the real client at many times speed, and nothing may grow.

    python -m bench soak --minutes 30

Every game with every number of players, again and again; meanwhile somebody takes back, pauses, saves, loads,
changes the language, the size of the window and the look, and presses keys. After each table the program is
measured at the same place, the title. Any exception, anything logged as an error, a game that comes back changed,
or growth of more than 5 % after the warm-up fails the run.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from bench.table import Row, print_rows
from game.opponents import LEVELS, Opponent
from game.scenes.catalogue import OFFERS, VARIANT_SEATS
from game.scenes.chairs import HUMAN, Chair, MatchSetup
from game.scenes.match import MatchScene
from game.ui.wishes import Pop, Push, Restart, Wish
from game.words import LANGUAGES

if TYPE_CHECKING:
    from game.app import App
    from game.scenes.services import Services

GROWTH = 1.05
_WARM_UP = 0.3  # of the time: caches fill, kernels load, every game has been on the screen at every size
_ROUNDS = 12  # every table so many times in a night
_STEP = 0.05  # seconds of the game in one frame, whatever the clock says
_HURRY = 0.1  # of the time that opponents usually get
_TRICK = 0.02  # chance of a trick in a frame
_MOST_SAVES = 12
_SIZES = ((1280, 720), (1024, 600), (1920, 1080), (1366, 768), (800, 600))
_KEYS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE)


class SoakError(Exception):
    """What must not happen in a long night."""


class Hurried(Opponent):
    """A real opponent with little time."""

    def think(self, match: Any, seat: int, seconds: float) -> Any:
        """In a tenth of it."""
        return super().think(match, seat, seconds * _HURRY)


class Ears(logging.Handler):
    """Hears everything that the program logs, and keeps what is worse than a remark."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: Counter[str] = Counter()
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One line of the log."""
        self.heard[f"{record.levelname} {record.name}: {record.getMessage()[:160]}"] += 1
        if record.levelno >= logging.ERROR:
            self.errors.append(logging.Formatter().format(record))


@dataclass(frozen=True)
class Sample:
    """The program at the title, between two tables."""

    minutes: float
    megabytes: float
    threads: int
    files: int
    frame: float  # milliseconds of work for the title, as drawn at 1280×720

    @classmethod
    def take(cls, night: Night) -> Sample:
        """Measure now: what is in use, without what the C library keeps for later (that varies by 100 MB)."""
        frame = night.title_frame()  # first: it brings the window back to its usual size
        gc.collect()
        _give_back_free_memory()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        megabytes = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        files = len(list(Path("/proc/self/fd").iterdir())) - 1  # without the one that counts them
        return cls(night.minutes, megabytes, threading.active_count(), files, frame)


def _give_back_free_memory() -> None:
    """glibc can; elsewhere it stays in the number."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def tables() -> list[tuple[str, int, str]]:
    """Every game, number of players and variant."""
    plain = [(offer.id, players, "") for offer in OFFERS.values() for players in offer.seats if not offer.variants]
    return plain + [
        (offer.id, VARIANT_SEATS[variant], variant) for offer in OFFERS.values() for variant in offer.variants
    ]


class Night:
    """The program, and somebody who cannot leave it alone."""

    def __init__(self, app: App, seconds: float, seed: int) -> None:
        self.app = app
        self.chance = random.Random(seed)
        self.samples: list[Sample] = []
        self.counts: Counter[str] = Counter()
        self.works: list[float] = []
        self._began = time.monotonic()
        self._seconds = seconds
        self._tricks: dict[str, Callable[[MatchScene], None]] = {
            "undo": self._undo,
            "pause": self._pause,
            "save": self._save,
            "load": self._load,
            "continue": self._continue,
            "language": self._language,
            "size": self._size,
            "look": self._look,
            "keys": self._keys,
            "page": self._page,
        }

    @property
    def services(self) -> Services:
        """Of the program."""
        return self.app.services

    @property
    def minutes(self) -> float:
        """Since the night began."""
        return (time.monotonic() - self._began) / 60

    def spend(self) -> None:
        """All tables, again and again, until the time is over."""
        share = self._seconds / _ROUNDS / len(tables())
        while 60 * self.minutes < self._seconds:
            for game, players, variant in self.chance.sample(tables(), len(tables())):
                if 60 * self.minutes < self._seconds:
                    self._sit_down(game, players, variant, time.monotonic() + share)
                    self.samples.append(Sample.take(self))

    # -- a table --------------------------------------------------------------------------------------------
    def _sit_down(self, game: str, players: int, variant: str, until: float) -> None:
        """Game after game at one table until the share of the night is over."""
        while time.monotonic() < until:
            self._begin(game, players, variant)
            while time.monotonic() < until and self.app.top.name != "results":
                self._live()
            self.counts["games finished"] += self.app.top.name == "results"
            self.frames(5)
        self._go_home()

    def _begin(self, game: str, players: int, variant: str) -> None:
        from game.scenes.loading import new_game

        people = self.chance.choice((0, 1, 1, players))
        who = [HUMAN] * people + [self.chance.choice(LEVELS) for _ in range(players - people)]
        chairs = tuple(Chair(one, f"{one} {seat}", seat) for seat, one in enumerate(who))
        options = {"variant": variant} if variant else {"first": self.chance.randrange(players)}
        setup = MatchSetup(game, chairs, options, seed=self.chance.randrange(2**32))
        self.counts["games begun"] += 1
        self._grant(Restart(new_game(self.services, setup)))
        self._until_match()

    def _until_match(self) -> MatchScene:
        for _ in range(20_000):
            if isinstance(self.app.top, MatchScene):
                return self.app.top
            self.frames(1)
            time.sleep(0.001)
        raise SoakError(f"no match came, only {self.app.top.name}")

    def _live(self) -> None:
        """One frame, a move of a person, perhaps a trick."""
        self.frames(1)
        scene = self.app.top
        if not isinstance(scene, MatchScene):
            if scene.name != "results":
                raise SoakError(f"lost on the screen {scene.name}")
            return
        if scene.table.waits_for_person and not scene.board.moving:
            scene._choose(self.chance.choice(sorted(scene.table.match.legal_by_name())))
        if self.chance.random() < _TRICK and not scene.table.over:
            name = self.chance.choice(sorted(self._tricks))
            self.counts[name] += 1
            self._tricks[name](scene)

    def frames(self, count: int) -> None:
        """So many frames, as fast as they come."""
        for _ in range(count):
            events = pygame.event.get()
            began = time.thread_time()
            self.app.step(events, _STEP)
            self.works.append(1000 * (time.thread_time() - began))
        self._listen()

    def _listen(self) -> None:
        if not self.app.running or self.app.top.name == "crash":
            raise SoakError("the program has crashed")
        if EARS.errors:
            raise SoakError(EARS.errors[0])

    def _grant(self, wish: Wish | None) -> None:
        self.app._grant(wish)
        self.frames(1)

    def _go_home(self) -> None:
        from game.scenes.title import Title

        self._grant(Restart(Title(self.services)))
        self.frames(3)
        if self.app.top.name != "title":
            raise SoakError(f"the title does not come, but {self.app.top.name}")

    def title_frame(self) -> float:
        """The work of drawing the title, at its quickest, always in the same size and language."""
        self._resize(_SIZES[0])
        self._change(language="en", text_size=100, high_contrast=False)
        self.frames(10)
        self.works, kept = [], self.works
        for _ in range(60):
            self.app._stale = True
            self.frames(1)
        quickest = min(self.works)
        self.works = kept
        return quickest

    # -- tricks ---------------------------------------------------------------------------------------------
    def _undo(self, scene: MatchScene) -> None:
        scene._use_tool("undo")
        self.frames(2)
        if self.chance.random() < 0.5:
            scene._use_tool("redo")

    def _pause(self, scene: MatchScene) -> None:
        self._grant(scene._pause())
        self.frames(self.chance.randrange(1, 30))
        self._grant(Pop())

    def _save(self, scene: MatchScene) -> None:
        from game.records import delete_save, list_saves
        from game.scenes.match import save_under

        save_under(self.services, scene.table, f"night {self.chance.randrange(100)}")
        infos, _ = list_saves(self.services.places)
        for info in infos[_MOST_SAVES:]:
            delete_save(info)

    def _load(self, scene: MatchScene) -> None:
        from game.scenes.saves import Saves

        saves = Saves(self.services)
        self._grant(Push(saves))
        if saves._items:
            self._grant(saves._choose(self.chance.choice(saves._items)))
            self._until_match()
        else:
            self._grant(Pop())

    def _continue(self, scene: MatchScene) -> None:
        """Leave for the title and come back: everything is as it was."""
        before = scene.table.match.record(), scene.table.match.state.tobytes()
        self._go_home()
        button = self.app.top.menu.named("continue")
        if button is None:
            raise SoakError("the title does not offer the game that was left")
        self._grant(button.activate())
        match = self._until_match().table.match
        if not scene.table.setup.chairs:
            raise SoakError("nobody sits there any more")
        if match.record() != before[0] and len(match.actions) == len(before[0]["actions"]):
            raise SoakError("the game came back changed")
        if match.record()["actions"][: len(before[0]["actions"])] != before[0]["actions"]:
            raise SoakError("the game came back shorter")

    def _language(self, scene: MatchScene) -> None:
        self._change(language=self.chance.choice(sorted(LANGUAGES)))

    def _look(self, scene: MatchScene) -> None:
        self._change(
            text_size=self.chance.choice((100, 125, 150)),
            high_contrast=self.chance.random() < 0.3,
            reduced_motion=self.chance.random() < 0.3,
            animation_speed=self.chance.choice(("x1", "x2", "instant")),
        )

    def _change(self, **chosen: Any) -> None:
        self.services.settings.change(**chosen)
        self.services.apply_settings()
        self.app.top.refresh()
        self.frames(1)

    def _size(self, scene: MatchScene) -> None:
        self._resize(self.chance.choice(_SIZES))

    def _resize(self, size: tuple[int, int]) -> None:
        if self.app.window.size != size:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
            self.frames(1)

    def _keys(self, scene: MatchScene) -> None:
        """Ten keys; whatever they open is closed again."""
        for _ in range(10):
            key = self.chance.choice(_KEYS)
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))
            self.frames(1)
            if self.app.top is not scene:
                break
        while self.app.top is not scene and scene in self.app.stack:
            self._grant(Pop())

    def _page(self, scene: MatchScene) -> None:
        """Rules, settings, the hall of fame."""
        from game.scenes.hall import HallOfFame

        opened = self.chance.choice((scene._rules, scene._settings, lambda: Push(HallOfFame(self.services))))
        self._grant(opened())
        self.frames(self.chance.randrange(2, 20))
        self._grant(Pop())


EARS = Ears()


def run(minutes: float, seed: int = 1) -> int:
    """Spend a night; prints what was measured, returns the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory(prefix="khufu-soak-") as home:
        os.environ["KHUFU_HOME"] = home
        try:
            night = _spend(minutes, seed)
        except SoakError as problem:
            print(f"soak: failed: {problem}", file=sys.stderr)
            return 1
    _print_samples(night.samples)
    grown = _print_growth(night)
    print(f"soak: {dict(sorted(night.counts.items()))}; {len(night.works)} frames; logged: {dict(EARS.heard)}")
    print(f"soak: {'FAILED, grown: ' + ', '.join(grown) if grown else 'nothing grew'} (limit {GROWTH:.2f} ×)")
    return 1 if grown else 0


def _spend(minutes: float, seed: int) -> Night:
    from game.app import App
    from game.paths import find_places
    from game.settings import SettingsKeeper
    from game.start_window import Options, _close, _wake_up, open_services
    from game.view.canvas import Look
    from game.window import Window

    pygame.display.init()
    pygame.font.init()
    logging.getLogger().addHandler(EARS)
    threading.excepthook = lambda told: EARS.errors.append(f"in {told.thread}: {told.exc_value!r}")
    sys.setswitchinterval(0.001)
    places = find_places()
    settings, look = SettingsKeeper.open(places), Look()
    settings.change(time_per_move="fast")
    window = Window(look, _SIZES[0])
    services = open_services(Options(), places, settings, look, window)
    services.make_opponent = Hurried
    from game.scenes.title import Title

    app = App(services, window, Title(services))
    _wake_up(services)
    night = Night(app, 60 * minutes, seed)
    try:
        night.spend()
    finally:
        _close(services, window)
        pygame.quit()
    return night


def _after_warm_up(samples: list[Sample]) -> list[Sample]:
    begin = _WARM_UP * samples[-1].minutes
    return [sample for sample in samples if sample.minutes >= begin]


def _growth(values: list[float]) -> tuple[float, float]:
    """The middle value of the first and of the last third."""
    third = max(1, len(values) // 3)
    return statistics.median(values[:third]), statistics.median(values[-third:])


def _print_growth(night: Night) -> list[str]:
    samples = _after_warm_up(night.samples)
    rows, grown = [], []
    for name, unit in (("megabytes", "MB"), ("threads", ""), ("files", ""), ("frame", "ms")):
        first, last = _growth([float(getattr(sample, name)) for sample in samples])
        rows += [Row(f"{name}, first third", first, unit), Row(f"{name}, last third", last, unit)]
        if last > GROWTH * first:
            grown.append(name)
    works = sorted(night.works)
    rows += [
        Row("frames of the matches, work, half are below", works[len(works) // 2], "ms"),
        Row("frames of the matches, work, 99 of 100 are below", works[int(0.99 * len(works))], "ms"),
    ]
    print_rows(f"soak, {samples[-1].minutes:.1f} minutes, {len(samples)} samples after the warm-up", rows)
    return grown


def _print_samples(samples: list[Sample]) -> None:
    """About twenty lines, to see the way."""
    print(f"\n{'minutes':>8} {'MB':>8} {'threads':>8} {'files':>6} {'title ms':>9}")
    for sample in samples[:: max(1, len(samples) // 20)]:
        one = f"{sample.minutes:8.1f} {sample.megabytes:8.1f} {sample.threads:8d} {sample.files:6d}"
        print(f"{one} {sample.frame:9.2f}")
