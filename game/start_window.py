"""Starting the program with a window: options, services, the loop; and one sentence where there is no display."""

from __future__ import annotations

import argparse
import logging
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.deals import LARGEST_SEED
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import HUMAN, LEVELS, Chair, MatchSetup

if TYPE_CHECKING:
    from game.scenes.base import Scene
    from game.scenes.services import Services
    from game.window import Window

NO_DISPLAY = 2
_UNSEEN = (
    "offscreen",
    "dummy",
    "evdev",
)  # SDL's drivers without a picture, which it takes where nothing else works
CRASHED = 1
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line."""

    screenshot: str | None = None
    gif: str | None = None
    png: str | None = None
    record: str | None = None
    part: str = "whole"
    progress: bool = False
    scene: str = "title"
    size: tuple[int, int] | None = None
    lang: str | None = None
    demo: bool = False
    game: str | None = None
    seats: tuple[str, ...] = ()
    seed: int | None = None


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the window."""
    parser.add_argument("--game", choices=sorted(OFFERS), help="straight into a match of this game")
    parser.add_argument("--seats", type=_seats, default=(), help="who plays, for example human,pharaoh")
    parser.add_argument("--seed", type=_seed, help="the number that decides the deal")
    parser.add_argument("--demo", action="store_true", help="opponents play each other")
    parser.add_argument("--lang", help="language: en, fr, it, nl or de")
    parser.add_argument("--size", type=_size, help="size of the window or picture, for example 1920x1080")
    parser.add_argument("--screenshot", metavar="FILE", help="no window: one screen as a PNG file")
    parser.add_argument("--gif", metavar="FILE", help="no window: a film of a record as an animated GIF")
    parser.add_argument("--png", metavar="FILE", help="no window: a position of a record as a picture")
    parser.add_argument("--record", metavar="RECORD", help="the record (.khufu) for --gif and --png")
    parser.add_argument(
        "--part", default="whole", help="what --gif shows: whole, collapse, or actions such as 12:40; --png: 12"
    )
    parser.add_argument("--progress", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--scene", default="title", help="which screen --screenshot shows")


def options_of(parsed: argparse.Namespace) -> Options:
    """The window's part of what was parsed; ends the program with a sentence where it does not fit together."""
    names = Options.__dataclass_fields__
    options = Options(**{name: value for name, value in vars(parsed).items() if name in names})
    offer = OFFERS.get(options.game or "")
    if options.seats and offer and len(options.seats) not in offer.seats:
        raise SystemExit(f"{options.game} is for {offer.seats[0]} to {offer.seats[-1]} players.")
    if options.seats and not options.game:
        raise SystemExit("--seats needs --game.")
    return options


def _size(text: str) -> tuple[int, int]:
    width, separator, height = text.partition("x")
    if not separator or not width.isdecimal() or not height.isdecimal():
        raise argparse.ArgumentTypeError("a size looks like 1280x720")
    size = int(width), int(height)
    if not (320 <= size[0] <= 7680 and 180 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("a size is from 320x180 to 7680x4320")
    return size


def _seats(text: str) -> tuple[str, ...]:
    seats = tuple(text.split(","))
    for seat in seats:
        if seat not in (HUMAN, *LEVELS):
            raise argparse.ArgumentTypeError(f"a seat is one of {', '.join((HUMAN, *LEVELS))}, not {seat}")
    return seats


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= LARGEST_SEED:
        raise argparse.ArgumentTypeError("a seed is a whole number from 0 to 4294967295")
    return int(text)


def run_window(options: Options) -> int:
    """The program with its window, or one picture; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if options.gif or options.png:
        from game.scenes.film import make_film

        return make_film(options)
    if options.screenshot:
        from game.scenes.gallery import take_picture

        return take_picture(options)
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "khufu")
    import pygame

    from game.memory import keep_little

    try:
        _open_display()
        pygame.font.init()
        draw_without_detour()
        keep_little()
        return _run(options)
    except pygame.error as problem:
        _log.info("no display: %s", problem)
        print("khufu: there is no display to open a window on.", file=sys.stderr)
        return NO_DISPLAY
    except KeyboardInterrupt:  # Ctrl+C in the terminal is a way to leave; the game is saved already
        return 0
    finally:
        pygame.quit()


def _open_display() -> None:
    """pygame.error where nobody could see a window: SDL else plays on, unseen, in memory."""
    import pygame

    pygame.display.init()
    if pygame.display.get_driver() in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("only drivers without a screen")


def draw_without_detour() -> None:
    """SDL brings our pictures to an X window by way of OpenGL. Without a graphics card, or on a remote desktop,
    that costs 17 ms a picture and a second LLVM in memory; X itself takes 1 ms."""
    import pygame

    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _run(options: Options) -> int:
    import pygame

    from game.app import App
    from game.instance import Instance
    from game.log import start_logging
    from game.paths import find_places
    from game.settings import SettingsKeeper
    from game.view.canvas import Look
    from game.window import Window, fitting_size

    sys.setswitchinterval(0.001)  # the picture waits at most so long for a thread that runs Python
    places = find_places()
    log_notice = start_logging(places)
    settings = SettingsKeeper.open(places)
    look = Look()
    look.choose(settings.now.high_contrast, settings.now.text_size / 100)
    now = settings.now
    size = options.size or fitting_size(now.window_size, pygame.display.get_desktop_sizes())
    window = Window(look, size, fullscreen=now.fullscreen, place=now.window_place)
    pygame.display.set_caption("Khufu")
    _set_icon(look)
    instance = Instance.claim(places)
    services = open_services(options, places, settings, look, window)
    services.slot = instance.slot
    first_notices = (*places.notices, log_notice, *settings.notices, instance.notice, *services.hall.notices)
    services.notices += [notice for notice in first_notices if notice is not None]
    app = App(services, window, first_scene(services, options))
    try:
        app.draw()
        _wake_up(services)
        app.run()
    except Exception:
        _log.exception("the program ends")
        print(f"khufu: something went wrong; {places.log_file} says what. The game is saved.", file=sys.stderr)
        return CRASHED
    finally:
        _close(services, window)
        instance.release()
    return 0


def open_services(options: Options, places: Any, settings: Any, look: Any, window: Window) -> Services:
    """Everything the screens need, nothing of it started yet."""
    from game.audio import Sound
    from game.hall import Hall
    from game.input import Bindings, Devices
    from game.kernels import WarmUp
    from game.opponents import Opponent
    from game.scenes.services import Services
    from game.words import Words

    now = settings.now
    bindings, notices = Bindings.from_settings(now.bindings)
    services = Services(
        look=look,
        places=places,
        settings=settings,
        words=Words(options.lang or now.language),
        sound=Sound(places.cache, now.effects_volume, now.music_volume, now.mute),
        devices=Devices(bindings, window.to_logical, lambda: window.size),
        hall=Hall.open(places),
        kernels=WarmUp([options.game or now.last_game or "cheops"]),
        make_opponent=Opponent,
        new_seed=_seed_maker(options.seed),
        asked_language=options.lang or "",
        copy_text=window.copy_text,
    )
    services.notices += notices
    return services


def _seed_maker(first: int | None) -> Any:
    """The asked seed once, then any."""
    seeds = [first] if first is not None else []
    return lambda: seeds.pop() if seeds else random.SystemRandom().randrange(LARGEST_SEED)


def first_scene(services: Services, options: Options) -> Scene:
    """The title, or what was asked for."""
    from game.scenes.loading import new_game
    from game.scenes.title import Title

    if not options.game and not options.demo:
        return Title(services)
    game = options.game or random.choice(sorted(OFFERS))
    setup = match_setup(services, game, options.seats, options.demo, options.seed)
    return new_game(services, setup, keep=not options.demo, demo=options.demo)


def match_setup(
    services: Services, game: str, seats: Sequence[str], demo: bool = False, seed: int | None = None
) -> MatchSetup:
    """A table without the setup screen."""
    usual = ("pharaoh", "vizier") if demo else (HUMAN, "scribe")
    chairs = tuple(
        Chair(who, services.words(f"player-{seat + 1}"), seat) for seat, who in enumerate(seats or usual)
    )
    variants = OFFERS[game].variants
    options = {"variant": "trio" if len(chairs) == 3 else variants[0]} if variants else {}
    return MatchSetup(game, chairs, options, seed=seed if seed is not None else services.new_seed())


def _set_icon(look: Any) -> None:
    import pygame

    pygame.display.set_icon(look.sprites.get("egyptos-gold", 64, 64))


def _wake_up(services: Services) -> None:
    """What may take a while begins after the first picture."""
    from game.input.pads import start_pads

    start_pads()
    services.kernels.start()  # type: ignore[attr-defined]
    services.sound.start()  # type: ignore[attr-defined]
    services.sound.play_music()  # type: ignore[attr-defined]


def _close(services: Services, window: Window) -> None:
    services.settings.change(window_size=window.windowed_size, window_place=window.place())
    if services.settings.save() is not None:
        _log.warning("the settings could not be saved at the end")
    services.kernels.stop()  # type: ignore[attr-defined]
    services.sound.close()  # type: ignore[attr-defined]
    services.hall.close()
