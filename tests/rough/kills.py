"""The program is killed at random moments while it plays and saves; each next start must go on where it was.

    python -m tests.rough.kills --times 300

A person and an opponent play game after game in the real client, off-screen and without pauses; the person also
takes back. Before a line goes to the record it is told to a witness outside. Then SIGKILL. The next start must
offer the game as the witness knows it, or without the one line that was being written. Each start is a fork of a
process that has imported everything, so that three hundred take minutes; `--fresh` is a new interpreter each time.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import random
import select
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_LONGEST_LIFE = 1.2  # seconds on the average from the match to the kill, twice as long at most
_PATIENCE = 120.0  # for the first words of a start
_GAMES = ("egyptos", "cheops", "gold")


class LostError(AssertionError):
    """A game did not come back."""


# -- the program with a hand inside ---------------------------------------------------------------------------
class Hand:
    """Plays for the person; tells the witness what is about to be written."""

    def __init__(self, witness: int, seed: int) -> None:
        self._witness = witness
        self._chance = random.Random(seed)
        self._playing = False

    def tell(self, *words: Any) -> None:
        """One line, whole or not at all."""
        os.write(self._witness, json.dumps(words).encode() + b"\n")

    def take_over(self) -> None:
        """Stand beside the recorder and behind every frame."""
        import pygame

        import game.app
        from game.app import App
        from game.recorder import Recorder

        game.app.FRAMES_PER_SECOND = 0  # as fast as it goes
        append, step = Recorder._append, App.step

        def told(recorder: Recorder, line: Any) -> Any:
            self.tell(type(line).__name__, getattr(line, "action", ""))
            return append(recorder, line)

        def stepped(app: App, *rest: Any) -> None:
            step(app, *rest)
            if app.running:
                self._live(app)
                pygame.event.post(pygame.Event(pygame.USEREVENT))  # nobody sleeps until the next frame

        Recorder._append = told  # type: ignore[method-assign]
        App.step = stepped  # type: ignore[method-assign]

    def _live(self, app: Any) -> None:
        from game.scenes.match import MatchScene

        scene = app.top
        if isinstance(scene, MatchScene) and not self._playing:
            self._playing = True
            self.tell("Playing")
        if scene.name == "title":
            app._grant(self._sit_down(app))
        elif scene.name == "results":
            app._grant(self._begin(app))
        elif isinstance(scene, MatchScene) and scene.table.waits_for_person and not scene.board.moving:
            self._decide(scene)
        elif scene.name == "crash":
            self.tell("Crash")

    def _sit_down(self, app: Any) -> Any:
        """Continue, if the title offers it."""
        saved = app.top._saved
        if saved is None:
            return self._begin(app)
        self.tell("Continued", saved.actions)
        return app.top.menu.named("continue").activate()

    def _begin(self, app: Any) -> Any:
        from game.scenes.loading import new_game
        from game.start_window import match_setup
        from game.ui.wishes import Restart

        self.tell("Began")
        setup = match_setup(app.services, self._chance.choice(_GAMES), ("human", "fellah"))
        return Restart(new_game(app.services, setup))

    def _decide(self, scene: Any) -> None:
        if self._chance.random() < 0.2 and scene.table.why_no_undo() is None:
            scene._undo()
        else:
            scene._choose(self._chance.choice(sorted(scene.table.match.legal_by_name())))


def live(witness: int, seed: int) -> None:
    """One life of the program, until somebody ends it."""
    import main

    Hand(witness, seed).take_over()
    main.main([])


def import_everything() -> None:
    """What every start would load anyway; the kernels of all games too. No thread may be left by it."""
    import game
    from game import kernels

    for module in pkgutil.walk_packages(game.__path__, "game."):
        importlib.import_module(module.name)
    steps = kernels.all_steps()
    for step in steps:
        step.run()
    if cache := kernels._kernel_cache():
        kernels._mark_complete(cache, steps)  # else each start would ask a child to compile first


# -- the witness ----------------------------------------------------------------------------------------------
@dataclass
class Witness:
    """What was played, as told before it was written."""

    now: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    ended: bool = True
    games: int = 0
    continued: int = 0
    behind: int = 0
    actions: int = 0

    def hear(self, kind: str, value: Any = "") -> None:
        """One line of the program."""
        if kind == "Crash":
            raise LostError("the program shows its crash screen")
        if kind == "Playing":
            return
        if kind == "Began":
            self._begin()
        elif kind == "Continued":
            self._continue(value)
        else:
            self._write(kind, value)

    def _begin(self) -> None:
        if not self.ended and self.before:
            raise LostError(f"a game of {len(self.now)} actions is gone")
        self.now, self.before, self.undone, self.ended = [], [], [], False
        self.games += 1

    def _continue(self, actions: list[str]) -> None:
        if actions not in (self.now, self.before):
            raise LostError(f"the game came back with {len(actions)} actions, it had {len(self.now)}")
        self.behind += actions != self.now
        self.continued += 1
        self.now, self.before, self.undone, self.ended = actions, actions, [], False

    def _write(self, kind: str, action: str) -> None:
        self.before = list(self.now)
        if kind == "Played":
            self.now = [*self.now, action]
            self.undone = []
            self.actions += 1
        elif kind == "Undone":
            self.now, self.undone = self.now[:-1], [*self.undone, self.now[-1]]
        elif kind == "Redone":
            self.now, self.undone = [*self.now, self.undone[-1]], self.undone[:-1]
        elif kind == "Ended":
            self.ended = True


@dataclass
class Killer:
    """Starts the program, waits a random while, kills it, listens to its last words."""

    home: Path
    chance: random.Random
    fresh: bool = False
    witness: Witness = field(default_factory=Witness)

    def kill_once(self, number: int) -> None:
        """One life and its end."""
        reading, writing = os.pipe()
        pid = self._start(writing, number)
        os.close(writing)
        told = b""
        early = self.chance.random() < 0.15  # in the middle of the start
        if not early:
            told = _first_words(reading)
        time.sleep(self.chance.random() * (0.2 if early else 2 * _LONGEST_LIFE * self.chance.random()))
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        while part := os.read(reading, 65536):
            told += part
        os.close(reading)
        for line in told.splitlines():
            self.witness.hear(*json.loads(line))

    def _start(self, writing: int, seed: int) -> int:
        if self.fresh:
            command = [sys.executable, "-m", "tests.rough.kills", "--live", str(writing), "--seed", str(seed)]
            return subprocess.Popen(
                command, cwd=ROOT, pass_fds=[writing], env=os.environ | self._environment()
            ).pid
        pid = os.fork()
        if pid == 0:
            self._be_the_program(writing, seed)
        return pid

    def _environment(self) -> dict[str, str]:
        return {"KHUFU_HOME": str(self.home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

    def _be_the_program(self, writing: int, seed: int) -> None:
        try:
            os.environ.update(self._environment())
            live(writing, seed)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)


def _first_words(reading: int) -> bytes:
    """Until a match is going on."""
    told = b""
    while b"Playing" not in told:
        ready, _, _ = select.select([reading], [], [], _PATIENCE)
        if not ready:
            raise LostError("the program does not start")
        words = os.read(reading, 65536)
        if not words:
            raise LostError("the program ended by itself")
        told += words
    return told


def kill(times: int, seed: int, home: Path, fresh: bool = False) -> Witness:
    """Kill so many times; LostError if a game is lost."""
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text('animation_speed = "instant"\ntime_per_move = "fast"\n')
    killer = Killer(home, random.Random(seed), fresh)
    for number in range(times):
        killer.kill_once(seed * 1000 + number)
        print(f"kills: {number + 1} of {times}", end="\r", file=sys.stderr, flush=True)
    return killer.witness


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.rough.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="a new interpreter for each start")
    parser.add_argument("--live", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.live is not None:
        live(options.live, options.seed)
        return 0
    if not options.fresh:
        import_everything()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="khufu-kills-") as home:
        try:
            seen = kill(options.times, options.seed, Path(home), options.fresh)
        except LostError as problem:
            print(f"kills: LOST: {problem}")
            return 1
        finished = len(list((Path(home) / "data" / "finished").glob("*.khufu")))
    spent = f"{options.times} kills in {time.monotonic() - began:.0f} s"
    games = f"{seen.games} games begun, {finished} finished, {seen.actions} actions"
    print(
        f"kills: {spent}: {games}, continued {seen.continued} times, {seen.behind} one line behind; no game lost"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
