"""A game as a film or a picture, made from its record off-screen; the program starts it as a child process.

    python main.py --gif FILE --record RECORD [--part whole|collapse|12:40] [--size 640x360] [--lang en]
    python main.py --png FILE --record RECORD [--part 12] [--size 1280x720]

Pillow writes the GIF: it is alive, made for the job, and its encoder is compiled; one of our own in Python would
take minutes for what takes it seconds.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.notices import Notice
from game.records import Saved, load_file, match_of
from game.scenes.catalogue import OFFERS
from game.scenes.table import setup_of
from game.scenes.topbar import draw_banner, draw_bar_title
from game.settings import Settings
from game.view.board import Board, BoardView, board_for
from game.view.canvas import Canvas, Look
from game.words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

WHOLE, COLLAPSE = "whole", "collapse"
_FRAME = 80  # milliseconds of a moving picture
_STEP = 320  # milliseconds that a position stands in a film of the whole game
_LAST = 2500
_MOST_FRAMES = 1500
_FALLING = frozenset({"chamber_fell", "ring_fell", "rest_fell"})
GIF_SIZE, PNG_SIZE = (640, 360), (1280, 720)
Progress = Callable[[float], None]


class NothingToShowError(ValueError):
    """What was asked for is not in this game; the text is the key of a sentence."""


@dataclass(frozen=True)
class Part:
    """From before action `first` to after action `last`; a part that moves, or one picture for each action."""

    first: int
    last: int
    moving: bool


class Stage:
    """The board of a record, off-screen, after any number of actions."""

    def __init__(self, saved: Saved, size: tuple[int, int], lang: str) -> None:
        match, _ = match_of(saved)
        if match is None:
            raise NothingToShowError("notice-record-unplayable")
        self.saved, self.match = saved, match
        self._setup, self._words = setup_of(saved), Words(lang)
        self.canvas = Canvas(pygame.Surface(size), Look())
        for _ in saved.actions:
            match.undo()
        self._settings = Settings()
        self.board: Board = board_for(self._setup.game)(self._view())

    def _view(self) -> BoardView:
        chairs = self._setup.chairs
        return BoardView(
            match=self.match,
            names=[chair.name for chair in chairs],
            emblems=[chair.emblem for chair in chairs],
            people=[],
            words=self._words,
            look=self.canvas.look,
            settings=lambda: self._settings,
            choose=lambda action: None,
            play_sound=lambda *sound, **how: None,
            open_money=True,
            notes=self.saved.notes,
        )

    def go_to(self, number: int) -> None:
        """Show the game after so many actions, at once."""
        while len(self.match.actions) < number:
            self.match.redo()
        while len(self.match.actions) > number:
            self.match.undo()
        self.board.skip()
        self.board.rebuild()

    def play(self) -> Sequence[Any]:
        """The next action; the board tells what happened."""
        events = self.match.play(self.saved.actions[len(self.match.actions)])
        self.board.tell(events)
        return events

    def picture(self) -> pygame.Surface:
        """The board as it looks now, with its title and whose turn it is."""
        canvas, chairs = self.canvas, self._setup.chairs
        canvas.backdrop(OFFERS[self._setup.game].backdrop)
        self.board.draw(canvas)
        draw_bar_title(canvas, self._words(f"game-{self._setup.game}-name"), 330)
        number, total = len(self.match.actions), len(self.saved.actions)
        position = self._words("replay-position", number=number, total=total)
        chair = chairs[self.match.turn]
        draw_banner(canvas, None if self.match.over else chair.emblem, chair.name, position)
        self.board.draw_above(canvas)
        return canvas.surface


# -- which part ---------------------------------------------------------------------------------------------
def part_of(saved: Saved, asked: str) -> Part:
    """What was asked for, as numbers; NothingToShowError if it is not there."""
    total = len(saved.actions)
    if asked == WHOLE:
        return Part(0, total, False)
    if asked == COLLAPSE:
        return _collapse(saved)
    first, _, last = asked.partition(":")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise NothingToShowError("film-no-part")
    begin, end = int(first), int(last or first)
    if not 0 <= begin <= end <= total:
        raise NothingToShowError("film-no-part")
    return Part(begin, end, True)


def _collapse(saved: Saved) -> Part:
    """From just before the first stone falls to after the last."""
    from game.engine.match import Match

    match = Match.load(saved.header.deal)
    falling = [
        number
        for number, action in enumerate(saved.actions)
        if any(event.type in _FALLING for event in match.play(action))
    ]
    if not falling:
        raise NothingToShowError("film-no-collapse")
    return Part(max(0, falling[0] - 1), falling[-1] + 1, True)


# -- frames -------------------------------------------------------------------------------------------------
def frames(stage: Stage, part: Part, progress: Progress) -> Iterator[tuple[pygame.Surface, int]]:
    """Pictures, each with the milliseconds that it stands; a picture is only good until the next."""
    stage.go_to(part.first)
    yield stage.picture(), _STEP
    count = max(1, part.last - part.first)
    for done in range(part.last - part.first):
        stage.play()
        if part.moving:
            yield from _moving(stage)
        else:
            stage.board.skip()
            stage.board.rebuild()
        yield stage.picture(), _STEP if done + 1 < count else _LAST
        progress((done + 1) / count)


def _moving(stage: Stage) -> Iterator[tuple[pygame.Surface, int]]:
    while stage.board.moving:
        stage.board.advance(_FRAME / 1000)
        stage.board.drift(_FRAME / 1000)
        yield stage.picture(), _FRAME


def write_gif(file: Path, stage: Stage, part: Part, progress: Progress) -> None:
    """One palette for the whole film: pictures then differ only where things moved."""
    palette = _palette(stage, part)
    times: list[int] = []

    def pictures() -> Iterator[Image]:
        for number, (surface, milliseconds) in enumerate(frames(stage, part, progress)):
            if number >= _MOST_FRAMES:
                return
            times.append(milliseconds)
            yield _image(surface).quantize(palette=palette, dither=0)

    shown = list(pictures())
    beside = file.with_name(file.name + ".part")
    shown[0].save(beside, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    os.replace(beside, file)


def _image(surface: pygame.Surface) -> Image:
    from PIL import Image

    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def _palette(stage: Stage, part: Part) -> Image:
    from PIL import Image

    width, height = stage.canvas.surface.get_size()
    both = Image.new("RGB", (width, height * 3))
    for place, number in enumerate((part.first, (part.first + part.last) // 2, part.last)):
        stage.go_to(number)
        both.paste(_image(stage.picture()), (0, height * place))
    return both.quantize(colors=256)


# -- the command line ---------------------------------------------------------------------------------------
def make_film(options: Any) -> int:
    """--gif and --png; with --progress a number from 0 to 1 is printed on each line while it works."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))  # bitmaps take the format of a display
    words = Words(options.lang or "en")
    saved, notices = load_file(Path(options.record)) if options.record else (None, [])
    if saved is None:
        return _refuse(words, notices[0] if notices else Notice("film-no-record"))
    try:
        _make(options, saved)
    except NothingToShowError as problem:
        return _refuse(words, Notice(str(problem), {"file": ""}))
    except OSError as problem:
        print(f"khufu: {options.gif or options.png} cannot be written ({problem}).", file=sys.stderr)
        return 1
    return 0


def _make(options: Any, saved: Saved) -> None:
    lang = options.lang or "en"
    if options.png:
        stage = Stage(saved, options.size or PNG_SIZE, lang)
        part = part_of(saved, options.part if options.part != WHOLE else str(len(saved.actions)))
        stage.go_to(part.last)
        pygame.image.save(stage.picture(), options.png)
        return
    part = part_of(saved, options.part)
    tell = _print_progress if options.progress else lambda done: None
    write_gif(Path(options.gif), Stage(saved, options.size or GIF_SIZE, lang), part, tell)


def _print_progress(done: float) -> None:
    print(f"{done:.3f}", flush=True)


def _refuse(words: Words, notice: Notice) -> int:
    print(f"khufu: {words(notice.key, **notice.values)}", file=sys.stderr)
    return 2
