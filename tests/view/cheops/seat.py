"""Somebody who plays Cheops through the real screen, by one device, touching what an action needs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from game.engine.match import Match
from game.scenes.chairs import Chair, MatchSetup
from game.scenes.match import MatchScene
from game.scenes.services import Services
from game.scenes.table import deal, open_table
from game.ui.wishes import Push
from game.view.cheops.board import CheopsBoard
from game.view.cheops.choices import BUTTONS, mode_of
from tests.scenes.rig import Rig, sitting

NAMES = ("Nefret", "Amun", "Khepri", "Tiaa", "Bek")


def cheops_scene(
    services: Services, players: int, seed: int, people: int = 1, match: Match | None = None, **table: bool
) -> MatchScene:
    """A match of Cheops on the screen."""
    chairs = tuple(Chair("human" if seat < people else "fellah", NAMES[seat], seat) for seat in range(players))
    setup = MatchSetup("cheops", chairs, {}, seed=seed, **table)
    return MatchScene(services, open_table(services, setup, match or deal(setup), keep=False))


class Seat:
    """A rig with a match of Cheops on it."""

    def __init__(self, rig: Rig, scene: MatchScene) -> None:
        self.rig, self.scene = rig, scene

    @property
    def board(self) -> CheopsBoard:
        assert isinstance(self.scene.board, CheopsBoard)
        return self.scene.board

    @property
    def match(self) -> Match:
        return self.scene.table.match

    def wait_for_person(self) -> bool:
        """Let the others play; False when the game is over."""
        for _ in range(400):
            if self.match.over:
                return False
            if self.scene.table.waits_for_person and not self.board.moving:
                return True
            self.rig.wait(0.05)
        raise AssertionError("nobody is to move")

    def touch(self, name: str) -> None:
        self.rig.choose(name)

    def play(self, action: str) -> None:
        """Carry out an action by touching what it needs."""
        before = len(self.match.actions)
        board, mode = self.board, mode_of(action)
        if action in BUTTONS:
            self.touch(f"button {action}")
        else:
            self._begin(mode)
            for spot in sorted(board.guide.needs(mode)[action], reverse=True):
                self.touch(" ".join(spot))
        assert len(self.match.actions) > before, f"{action} was not played: {board.reason}"
        assert self.match.actions[before] == action

    def _begin(self, mode: str) -> None:
        guide = self.board.guide
        if guide.mode != mode:
            self.touch("neighbour" if mode == "neighbour" else f"own {mode.split(' ')[1]}")
        assert self.board.guide.mode == mode


@contextmanager
def seated(
    folder: Path,
    players: int,
    seed: int,
    device: str = "mouse",
    people: int = 1,
    match: Match | None = None,
    size: tuple[int, int] = (1280, 720),
    **table: bool,
) -> Iterator[Seat]:
    """A seat at the real screen."""
    board = {"cheops": "game.view.cheops.board:CheopsBoard"}  # the rig of the shell knows only the plain board
    with sitting(folder, device=device, size=size) as rig, mock.patch.dict("game.view.board.BOARDS", board):
        scene = cheops_scene(rig.services, players, seed, people, match, **table)
        rig.app._grant(Push(scene))
        rig.app._iris = None
        rig.feed()
        yield Seat(rig, scene)


def whole_game(seat: Seat, seed: int, choose: Callable[[random.Random, list[str]], str] | None = None) -> None:
    """Play to the end with random actions of the person."""
    chance = random.Random(seed)
    while seat.wait_for_person():
        legal = sorted(seat.match.legal_by_name())
        seat.play(choose(chance, legal) if choose else pick(chance, legal))


def pick(chance: random.Random, legal: list[str]) -> str:
    """Any kind of action with the same chance: exchanges would crowd out everything else."""
    kinds = sorted({mode_of(action) for action in legal})
    kind = chance.choice(kinds)
    return chance.choice([action for action in legal if mode_of(action) == kind])
