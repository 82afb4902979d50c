"""Every screen with an example in it: for --screenshot, for the pictures that tests compare, for benchmarks.

Works without a display and touches no file of the player: everything lives in a temporary folder.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.app import App
from game.hall import Hall, Outcome, SeatOutcome
from game.input import Bindings, Device, Devices, Kind
from game.input.pads import OpenPad, open_sdl_pad
from game.kernels import Progress
from game.notices import Notice
from game.opponents import Opponent
from game.paths import Places
from game.records import Saved
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import Chair, MatchSetup
from game.scenes.services import Services, Silence
from game.scenes.table import Table, deal, open_table
from game.settings import SettingsKeeper
from game.view.canvas import Look
from game.window import Window
from game.words import Words

if TYPE_CHECKING:
    from game.scenes.hall import HallOfFame
    from game.scenes.lesson import LessonScene
    from game.scenes.match import MatchScene
    from game.start_window import Options

_NAMES = ("Nefret", "Amun", "Khepri", "Tiaa", "Bek")
_LEVELS = ("human", "pharaoh", "scribe", "vizier", "fellah")
_LONG = 4000  # no game between random players lasts so long


class ReadyKernels:
    """Everything is compiled, or compiles when it is asked for."""

    def __init__(self, part: float = 1.0) -> None:
        self.progress = Progress(part, "", part >= 1)

    def progress_of(self, game: str) -> float:
        """The same for every game."""
        return self.progress.part

    def prefer(self, game: str) -> None:
        """There is nothing to hurry."""

    def ready(self, game_id: str) -> bool:
        """Always, once done."""
        return self.progress.done

    def notices(self) -> list[Notice]:
        """Nothing to say."""
        return []


@contextmanager
def example_app(
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    folder: Path | None = None,
    open_pad: Callable[[int], OpenPad] = open_sdl_pad,
) -> Iterator[Callable[[Callable[[Services], Scene]], App]]:
    """Services in a temporary folder, off-screen; gives what makes an app around a first screen."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))  # bitmaps take the format of a display
    with tempfile.TemporaryDirectory() as made:
        home = folder or Path(made)
        config, data, state, cache = (_folder(home / name) for name in ("config", "data", "state", "cache"))
        places = Places(config, data, state, cache)
        services, window = example_services(places, size, lang, open_pad)
        try:
            yield lambda make: App(services, window, make(services))
        finally:
            services.hall.close()


def _folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def example_services(
    places: Places, size: tuple[int, int], lang: str, open_pad: Callable[[int], OpenPad] = open_sdl_pad
) -> tuple[Services, Window]:
    """Everything real but sound, kernels and the display."""
    look = Look()
    window = Window(look, size, visible=False)
    settings = SettingsKeeper.open(places)
    settings.change(language=lang)
    devices = Devices(Bindings.from_settings({})[0], window.to_logical, lambda: window.size, open_pad=open_pad)
    services = Services(
        look=look,
        places=places,
        settings=settings,
        words=Words(lang),
        sound=Silence(),
        devices=devices,
        hall=Hall.open(places),
        kernels=ReadyKernels(),
        make_opponent=Opponent,
        new_seed=lambda: 7,
    )
    services.apply_settings()
    return services, window


# -- examples -----------------------------------------------------------------------------------------------
def example_setup(game: str, players: int, seed: int = 7) -> MatchSetup:
    """A table of one person and opponents."""
    chairs = tuple(Chair(_LEVELS[seat], _NAMES[seat], seat) for seat in range(players))
    variants = OFFERS[game].variants
    options = {"variant": "trio" if players == 3 else variants[0]} if variants else {}
    return MatchSetup(game, chairs, options, seed=seed)


def example_table(services: Services, game: str, players: int, plies: int, seed: int = 7) -> Table:
    """A match after so many random actions, at least until the person is to move or it is over."""
    setup = example_setup(game, players, seed)
    table = open_table(services, setup, deal(setup), keep=False)
    chance = random.Random(seed)
    for ply in range(_LONG):
        if table.match.over or (ply >= plies and table.waits_for_person):
            break
        table.play(chance.choice(sorted(table.match.legal_by_name())))
    return table


def _match(services: Services, game: str, plies: int) -> MatchScene:
    from game.scenes.match import MatchScene

    return MatchScene(services, example_table(services, game, 2, plies))


def _results(services: Services, game: str) -> Scene:
    from game.scenes.results import Results

    return Results(services, _match(services, game, _LONG))


def _replay(services: Services, game: str) -> Scene:
    from game.scenes.replay import Replay

    return Replay(services, example_table(services, game, 2, 20).told(), 20)


def _example_judged(services: Services, game: str) -> Saved:
    """A finished game with a made-up judgement: only for pictures."""
    from game.looking_back import NOTE, Judged, TurningPoint

    table = example_table(services, game, 4 if game != "egyptos" else 2, _LONG)
    saved, chance = table.told(), random.Random(2)
    last, players = len(saved.actions), len(saved.header.seats)
    numbers = list(range(0, last + 1, max(1, last // 40)))
    parts = [[1.0 + chance.random() for _ in range(players)] for _ in numbers]
    curve = [[part / sum(row) for part in row] for row in parts]
    points = [
        TurningPoint(number, seat, saved.actions[number], saved.actions[number], 0.07 + 0.05 * seat)
        for seat, number in enumerate((last // 5, last // 2, 3 * last // 4))
        if seat < players
    ]
    saved.notes[NOTE] = Judged(numbers, curve, points).as_note()
    return saved


def _looking_back(services: Services, game: str) -> Scene:
    from game.scenes.looking_back import LookingBack

    return LookingBack(services, _example_judged(services, game))


def _seal(services: Services, game: str) -> Scene:
    from game.scenes.seal import BreakTheSeal

    return BreakTheSeal(services, example_table(services, game, 2, 20).told())


def _film(services: Services, game: str) -> Scene:
    from game.scenes.filming import MakeFilm

    return MakeFilm(services, example_table(services, game, 2, 20).told(), (4, 12))


def _setup(services: Services, game: str) -> Scene:
    from game.scenes.setup import Setup

    scene = Setup(services, OFFERS[game])
    while len(scene.chairs.chairs) < min(4, OFFERS[game].seats[-1]) and not OFFERS[game].variants:
        scene.chairs.join()
    scene.chairs.sit(1, "human")
    services.devices.seating.seat(Device(Kind.KEYBOARD), 1)
    scene.chairs.sit(len(scene.chairs.chairs) - 1, "vizier" if len(scene.chairs.chairs) > 2 else "human")
    return scene


def _hall_of_cheops(services: Services, game: str) -> Scene:
    scene = _hall(services, game)
    scene.game = "cheops"
    return scene


def _hall(services: Services, game: str) -> HallOfFame:
    from game.scenes.hall import HallOfFame

    chance = random.Random(3)
    for number in range(9):
        played = sorted(OFFERS)[number % 3]
        scores = [chance.randrange(40, 300) for _ in range(2 + number % 2)]
        seats = [
            SeatOutcome(_NAMES[seat], _LEVELS[seat], score, score == max(scores))
            for seat, score in enumerate(scores)
        ]
        services.hall.add(Outcome(game=played, seats=seats, reason="", seconds=600.0, turns=60))
    return HallOfFame(services)


def _challenges(services: Services, game: str) -> Scene:
    from game.scenes.challenges import Challenges

    day = date(2026, 1, 1)
    seats = [SeatOutcome(name, "human", 190 - 31 * number, number < 2) for number, name in enumerate(_NAMES[:3])]
    for seat in seats:
        services.hall.add(Outcome(game="cheops", seats=[seat], daily=day.isoformat()))
    return Challenges(services, lambda: day)


def _riddle_list(services: Services, game: str) -> Scene:
    from game.scenes.riddle_list import RiddleList

    return RiddleList(services)


def _riddle(services: Services, game: str) -> Scene:
    from game.engine.match import Match
    from game.riddles import all_riddles
    from game.scenes.riddle import RiddleScene

    riddle = all_riddles()[0]
    return RiddleScene(services, riddle, Match.load(riddle.state))


def _settings(tab: str) -> Callable[[Services, str], Scene]:
    def make(services: Services, game: str) -> Scene:
        from game.scenes.settings import SettingsScene

        return SettingsScene(services, tab)

    return make


def _title(services: Services, game: str) -> Scene:
    from game.scenes.title import Title

    return Title(services)


def _rules(services: Services, game: str) -> Scene:
    from game.scenes.rules import Rules

    scene = Rules(services, game)
    scene.wait_for_pictures()
    return scene


def _saves(services: Services, game: str) -> Scene:
    from game.scenes.saves import Saves

    return Saves(services)


def _crash(services: Services, game: str) -> Scene:
    from game.scenes.crash import Crash

    services.places = replace(services.places, state=Path("~/.local/state/khufu"))  # the same on every machine
    return Crash(services, True)


def _loading(services: Services, game: str) -> Scene:
    from game.scenes.loading import Loading

    services.kernels = ReadyKernels(0.4)
    return Loading(services, game, lambda: lambda: None)


def _ask(services: Services, game: str) -> Scene:
    from game.scenes.dialogs import Ask

    words = services.words
    return Ask(services, words("title-quit-ask"), words("title-quit-line"), words("title-quit"), "quit")


def _write(services: Services, game: str) -> Scene:
    from game.scenes.dialogs import WriteName

    return WriteName(services, services.words("setup-name"), _NAMES[0], _NAMES)


def _pause(services: Services, game: str) -> Scene:
    from game.scenes.pause import Pause

    return Pause(services, _match(services, game, 4))


def _learn(services: Services, game: str) -> Scene:
    from game.scenes.learn import Learn

    return Learn(services)


def _lesson(services: Services, game: str) -> LessonScene:
    from game.engine.match import Match
    from game.lessons.catalogue import lessons_of
    from game.scenes.lesson import open_lesson

    lesson = lessons_of(game)[0]
    return open_lesson(services, lesson, Match.load(lesson.deal()))


def _lesson_end(services: Services, game: str) -> Scene:
    from game.lessons.catalogue import lessons_of
    from game.scenes.lesson_end import LessonEnd

    return LessonEnd(services, _lesson(services, game), lessons_of(game)[-1])


def _lesson_pause(services: Services, game: str) -> Scene:
    from game.scenes.lesson_end import LessonPause

    return LessonPause(services, _lesson(services, game))


def _offer_lesson(services: Services, game: str) -> Scene:
    from game.lessons.catalogue import lessons_of
    from game.scenes.learn import OfferLesson

    return OfferLesson(services, lessons_of(game)[0])


SCENES: dict[str, Callable[[Services, str], Scene]] = {
    "title": _title,
    "setup": _setup,
    "settings": _settings("game"),
    "settings-look": _settings("look"),
    "settings-sound": _settings("sound"),
    "settings-keys": _settings("keys"),
    "rules": _rules,
    "learn": _learn,
    "lesson": _lesson,
    "lesson-end": _lesson_end,
    "lesson-pause": _lesson_pause,
    "offer-lesson": _offer_lesson,
    "hall": _hall,
    "hall-cheops": _hall_of_cheops,
    "saves": _saves,
    "challenges": _challenges,
    "riddle-list": _riddle_list,
    "riddle": _riddle,
    "loading": _loading,
    "match": lambda services, game: _match(services, game, 12),
    "pause": _pause,
    "results": _results,
    "replay": _replay,
    "looking-back": _looking_back,
    "seal": _seal,
    "make-film": _film,
    "crash": _crash,
    "ask": _ask,
    "write-name": _write,
}
_BELOW = {
    "make-film": "replay",
    "ask": "title",
    "write-name": "setup",
    "pause": "match",
    "lesson-end": "lesson",
    "lesson-pause": "lesson",
    "offer-lesson": "setup",
}


def show_example(app: App, name: str, game: str) -> None:
    """Let the app show a screen, overlays over the screen they belong to, everything come to rest."""
    from game.ui.wishes import Push

    if name in _BELOW:
        app._grant(Push(SCENES[_BELOW[name]](app.services, game)))
    app._grant(Push(SCENES[name](app.services, game)))
    app._iris = None
    for _ in range(40):
        app.step([], 0.05)


def take_picture(options: Options) -> int:
    """--screenshot: one screen as a file."""
    if options.scene not in SCENES:
        print(f"khufu: there is no screen {options.scene}; there are {', '.join(SCENES)}.", file=sys.stderr)
        return 2
    with example_app(options.size or (1280, 720), options.lang or "en") as make:
        app = make(lambda services: _title(services, "cheops"))
        show_example(app, options.scene, options.game or "egyptos")
        try:
            pygame.image.save(app.window.canvas.surface, options.screenshot or "khufu.png")
        except (pygame.error, OSError) as problem:
            print(f"khufu: {options.screenshot} cannot be written ({problem}).", file=sys.stderr)
            return 1
    return 0
