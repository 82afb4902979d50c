"""The program with a window: the loop, the stack of screens, changes between them, and what happens on a crash."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

import pygame

from game.input import InputEvent, PadLost, PadWaiting, Pointer, PointerKind, Press, Verb
from game.memory import give_back
from game.notices import Notice
from game.scenes.base import Scene
from game.scenes.crash import Crash
from game.scenes.services import Services
from game.ui.toast import Toasts
from game.ui.wishes import Pop, Push, Quit, Replace, Restart, Wish
from game.view.iris import Iris
from game.window import Window

FRAMES_PER_SECOND = 60
_LONGEST_STEP = 0.05  # after sleeping, time does not jump
_LONGEST_SLEEP = 1.0
_log = logging.getLogger(__name__)


class App:
    """Screens on a stack in a window. `step` is one frame; `run` is the loop around it."""

    def __init__(self, services: Services, window: Window, first: Scene) -> None:
        self.services = services
        self.window = window
        self.stack: list[Scene] = []
        self.running = True
        self._toasts = Toasts()
        self._iris: Iris | None = None
        self._clock = pygame.time.Clock()
        self._stale = True  # something happened since the last picture
        services.show_fullscreen = self._show_fullscreen
        self._enter(first)

    @property
    def top(self) -> Scene:
        """The screen that gets the events."""
        return self.stack[-1]

    # -- the loop -------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Until the player leaves. A mistake of ours ends in a sentence, not in a traceback."""
        last = time.perf_counter()
        while self.running:
            events = self._wait()
            now = time.perf_counter()
            seconds, last = min(now - last, _LONGEST_STEP), now
            try:
                self.step(events, seconds)
            except Exception:
                _log.exception("a screen failed")
                if self.stack and self.top.name == "crash":
                    raise  # even the sentence cannot be shown: main says it on the terminal
                self._crash()

    def _wait(self) -> list[pygame.Event]:
        """The events since the last frame; sleeps while nothing moves."""
        if self.moving or self._stale:
            self._clock.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        sleep = self.top.poll_seconds or _LONGEST_SLEEP
        if (wake := self.services.devices.wakes_at) is not None:
            sleep = min(sleep, max(0.001, wake - time.perf_counter()))
        first = pygame.event.wait(max(1, round(1000 * sleep)))
        return [event for event in (first, *pygame.event.get()) if event.type != pygame.NOEVENT]

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self._iris is not None or self._toasts.moving or self.top.moving

    def step(self, events: Sequence[pygame.Event], seconds: float) -> None:
        """One frame: events, time, wishes, picture."""
        was_moving = self.moving  # the last step of a movement must be drawn too
        for event in events:
            self._read_window_event(event)
        told = self.services.devices.read(events, time.perf_counter())
        for one in told:
            if self.running:
                self._grant(self._handle(one))
        if self.running:
            self._grant(self.top.update(seconds))
        self._advance(seconds)
        if self.running and (events or told or was_moving or self.moving or self._stale or self.top.poll_seconds):
            self.draw()

    def _advance(self, seconds: float) -> None:
        for notice in (*self.services.notices, *self.services.kernels.notices()):
            self._toasts.add(self.services.words(notice.key, **notice.values))
        self.services.notices.clear()
        self._toasts.advance(seconds)
        if self._iris is not None:
            self._iris.advance(seconds)
            self._stale = True
            if self._iris.over:
                self._iris = None

    # -- events ---------------------------------------------------------------------------------------------
    def _read_window_event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self._quit()
        elif event.type in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self.window.resized((event.x, event.y))
            self._iris = None
            self._stale = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self._stale = True
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.services.sound.handle(event)

    def _handle(self, event: InputEvent) -> Wish | None:
        if isinstance(event, Press) and event.pressed and event.verb == Verb.FULLSCREEN:
            if not event.repeat:
                self._show_fullscreen(not self.window.fullscreen)
            return None
        if isinstance(event, Press) and event.pressed and event.verb == Verb.SCREENSHOT:
            self._save_picture()
            return None
        pointed = isinstance(event, Pointer) and event.kind == PointerKind.DOWN
        if pointed or (isinstance(event, Press) and event.pressed):
            self._iris = None
            self._toasts.dismiss()
        if isinstance(event, PadLost) and event.seat is not None:
            self.services.tell(Notice("notice-pad-lost", {"name": event.name}))
        if isinstance(event, PadWaiting):
            self.services.tell(Notice("notice-pads-full", {"name": event.name}))
        return self.top.handle(event)

    def _save_picture(self) -> None:
        folder = self.services.places.data / "pictures"
        file = folder / time.strftime("khufu-%Y%m%d-%H%M%S.png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.window.canvas.surface, file)
        except (OSError, pygame.error) as problem:
            _log.warning("the picture cannot be written: %s", problem)
            self.services.tell(Notice("notice-export-failed", {"file": file.name}))
        else:
            self.services.tell(Notice("replay-saved", {"file": str(file)}))

    def _show_fullscreen(self, on: bool) -> None:
        self.window.show_fullscreen(on)
        self.services.settings.change(fullscreen=self.window.fullscreen)
        self._iris = None
        self._stale = True

    # -- wishes ---------------------------------------------------------------------------------------------
    def _grant(self, wish: Wish | None) -> None:
        match wish:
            case Push(scene):
                self._change(scene)
                self._enter(scene)
            case Pop(answer):
                self._pop(answer)
            case Replace(scene):
                self._change(scene)
                self._leave_top()
                self._enter(scene)
            case Restart(scene):
                self._change(scene)
                while self.stack:
                    self._leave_top()
                give_back()
                self._enter(scene)
            case Quit():
                self._quit()

    def _enter(self, scene: Scene) -> None:
        self.stack.append(scene)
        scene.entered()
        self._stale = True

    def _leave_top(self) -> None:
        self.stack.pop().left()
        self.services.tell(self.services.settings.save())

    def _pop(self, answer: object) -> None:
        if len(self.stack) == 1:
            return
        self._change(self.top)
        self._leave_top()
        self._stale = True
        self.top.entered()
        self._grant(self.top.answered(answer))

    def _change(self, scene: Scene) -> None:
        """Cross through the dark, unless it is only a sheet over the same screen."""
        if scene.overlay or not self.stack or self.services.settings.now.animation_speed == "instant":
            return
        theme, calm = self.services.look.theme, self.services.settings.now.reduced_motion
        seconds = theme.seconds("reduced" if calm else "screen")
        if self._iris is None:
            self._iris = Iris(self.window.canvas.surface.copy(), seconds, calm)

    def _quit(self) -> None:
        while self.stack:
            self.stack.pop().left()
        self.running = False

    def _crash(self) -> None:
        """Show a plain sentence in the place of everything."""
        running = any(scene.name == "match" for scene in self.stack)
        for scene in reversed(self.stack):
            try:
                scene.left()
            except Exception:
                _log.exception("a screen could not be left")
        self.stack.clear()
        self._iris = None
        self.services.devices.typing = False
        self._enter(Crash(self.services, running))

    # -- picture --------------------------------------------------------------------------------------------
    def draw(self) -> None:
        """Everything from the lowest screen that can be seen."""
        canvas = self.window.canvas
        canvas.calm = self.services.settings.now.reduced_motion
        if self._iris is None or not self._iris.closing:
            for scene in self._visible():
                scene.draw(canvas)
        if self._iris is not None:
            self._iris.draw(canvas)
        self._toasts.draw(canvas)
        self.window.show()
        self._stale = False

    def _visible(self) -> list[Scene]:
        lowest = len(self.stack) - 1
        while lowest > 0 and self.stack[lowest].overlay:
            lowest -= 1
        return self.stack[lowest:]
