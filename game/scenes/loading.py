"""Waiting for the rules to be compiled and the deal to be made, with a bar, never with a frozen window."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Callable, Sequence

from game.input import Verb
from game.notices import Notice
from game.records import Saved, match_of
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import MatchSetup
from game.scenes.services import Services
from game.scenes.table import deal, open_table, reopen_table, steps_of
from game.ui.widgets import Button, Widget
from game.ui.wishes import Replace, Restart, Wish
from game.view.board import board_for
from game.view.canvas import Canvas

_log = logging.getLogger(__name__)
Maker = Callable[[], Callable[[], Scene | None]]


class Loading(Scene):
    """A bar until the game is ready; it can be left at any moment."""

    name = "loading"

    def __init__(self, services: Services, game: str, make: Maker) -> None:
        """`make` runs in a thread and returns what builds the next screen in the main one."""
        super().__init__(services)
        self._game = game
        self._make = make
        self._thread: threading.Thread | None = None
        self._made: Callable[[], Scene | None] | None = None
        self._failed = False

    def build(self) -> list[Widget]:
        """The way back."""
        label = self.words("start-kernels-leave")
        return [Button("leave", (490, 520, 300, 60), self.back, label=label, icon="home", sound="cancel")]

    def back(self) -> Wish:
        """To the main menu; what is being prepared goes on being prepared."""
        from game.scenes.title import Title

        return Restart(Title(self.services))

    def update(self, seconds: float) -> Wish | None:
        """Begin to deal when the kernels are there; go on when it is done."""
        super().update(seconds)
        if self._failed:
            self.services.tell(Notice("notice-kernels-failed", {"game": self.words(f"game-{self._game}-name")}))
            return self.back()
        if self._made is not None:
            scene = self._made()
            return Replace(scene) if scene else self.back()
        if self._thread is None and self.services.kernels.ready(self._game):
            self._thread = threading.Thread(target=self._run, name="deal", daemon=True)
            self._thread.start()
            self._thread.join(0.05)  # with warm kernels this is enough, and no bar is shown
        elif self._kernels_failed():
            self._failed = True
        else:
            self.services.kernels.prefer(self._game)
        return None

    def _kernels_failed(self) -> bool:
        return self.services.kernels.progress.done and not self.services.kernels.ready(self._game)

    def _run(self) -> None:
        try:
            board_for(self._game)  # its import takes longer than a frame
            made = self._make()
            _set_memory_aside()
            self._made = made
        except Exception:
            _log.exception("the match cannot be made")
            self._failed = True

    @property
    def moving(self) -> bool:
        """The bar moves."""
        return True

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Back."""
        return ((Verb.CANCEL, self.words("verb-cancel")),)

    def draw_ground(self, canvas: Canvas) -> None:
        """A lantern, a bar, two lines."""
        canvas.backdrop(OFFERS[self._game].backdrop, 0.4)
        if self.age < 0.12:  # too short to be read
            return
        part = self.services.kernels.progress_of(self._game)
        canvas.glow(640, 236, 190, 0.35 + 0.5 * part)
        canvas.sprite("lantern", 592, 180, 96, 112)
        canvas.text(self.words("start-kernels"), 640, 350, "heading", "ivory", "centre", 800)
        canvas.text(self.words("start-kernels-line"), 640, 396, "label", "muted", "centre", 800)
        canvas.bar("slider-track", 10, (440, 440, 400, 26))
        if part > 0.03:
            canvas.bar("slider-fill", 9, (440, 440, max(30, 400 * part), 26))

    def draw(self, canvas: Canvas) -> None:
        """The button comes with the bar."""
        self.draw_ground(canvas)
        if self.age >= 0.12:
            self.menu.draw(canvas)


def _set_memory_aside() -> None:
    """What is loaded now stays: looking through it for garbage in the middle of a game would cost a frame."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def new_game(services: Services, setup: MatchSetup, keep: bool = True, demo: bool = False) -> Scene:
    """The way to a new match."""

    def make() -> Callable[[], Scene | None]:
        match = deal(setup)

        def show() -> Scene:
            from game.scenes.match import MatchScene

            return MatchScene(services, open_table(services, setup, match, keep), demo)

        return show

    return Loading(services, setup.game, make)


def continue_game(services: Services, saved: Saved) -> Scene:
    """The way back into a saved match."""

    def make() -> Callable[[], Scene | None]:
        match, notices = match_of(saved)
        steps = steps_of(saved) if match else []

        def show() -> Scene | None:
            from game.scenes.match import MatchScene

            services.notices += notices
            return MatchScene(services, reopen_table(services, saved, match, steps)) if match else None

        return show

    return Loading(services, saved.header.game, make)
