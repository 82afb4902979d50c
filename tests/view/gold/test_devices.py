"""A whole game through the real screen, by the mouse alone, by the keyboard alone, by a pad alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pygame
import pytest

from game.app import App
from game.engine.match import Match
from game.input import Verb
from game.scenes.gallery import example_setup
from game.scenes.match import MatchScene
from game.scenes.table import open_table
from game.ui.focus import DOWN, LEFT, RIGHT, UP, nearest
from game.ui.wishes import Push
from game.view.gold.site import Site
from game.view.gold.spots import TurnSpot
from tests.scenes.rig import Rig, sitting
from tests.view.gold.desk import BOARD
from tests.view.gold.explorers import whole_game
from tests.view.gold.scenes import two_ways

_STEPS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
_SWAP_KEY, _SWAP_BUTTON = pygame.K_v, pygame.CONTROLLER_BUTTON_Y


class Player:
    """Somebody at one device who wants certain actions."""

    def __init__(self, rig: Rig, scene: MatchScene) -> None:
        self.rig = rig
        self.scene = scene

    @property
    def board(self) -> Any:
        return self.scene.board

    def want(self, action: str) -> None:
        """Bring about one action of the engine, with the hands alone."""
        kind, *rest = action.split()
        if kind == "walk":
            self.take(rest[0])
            self.choose(f"tile-{rest[1]}")
        elif kind == "reveal":
            self.take("A")
            self.choose(f"tile-{rest[0]}")
        elif kind in ("set", "rotate"):
            self.turn(kind, *rest)
        else:
            self.choose(action.replace(" ", "-"))

    def take(self, figure: str) -> None:
        if self.board.figure == figure:
            return
        if self.rig.device == "mouse":
            self.choose(f"figure-{figure}")
        elif self.rig.device == "keyboard":
            self.rig.key(_SWAP_KEY)
        else:
            self.rig.button(_SWAP_BUTTON)
        assert self.board.figure == figure

    def turn(self, kind: str, tile: str, openings: str) -> None:
        if kind == "rotate":
            self.lift(tile)
        for _ in range(4):
            if self.board.orienting.open == openings:
                break
            self.choose("turn-right") if self.rig.device == "mouse" else self.rig.press("right")
        assert self.board.orienting.open == openings
        self.choose("lay-so") if self.rig.device == "mouse" else self.rig.press("confirm")

    def lift(self, tile: str) -> None:
        """The mouse takes a tile at its handle; keys and pads turn the porter's tile first, or one beside it."""
        if self.rig.device == "mouse":
            self.take("P")
            self.choose(f"handle-{tile}")
            return
        self.choose("turn")
        if self.board.orienting.tile != tile:
            self.choose(f"tile-{tile}")
        assert self.rig.focus == f"turn-{tile}"

    def choose(self, name: str) -> None:
        if self.rig.device == "mouse":
            self.rig.choose(name)
            return
        for step in self.way_to(name):
            self.rig.press(step)
        assert self.rig.focus == name
        self.rig.press("confirm")

    def way_to(self, name: str) -> list[str]:
        """The fewest presses that lead there; a tile that is being turned uses up left and right itself."""
        widgets = self.scene.menu.widgets
        ways = {self.scene.menu.focus: list[str]()}
        waiting = deque(ways)
        while waiting and name not in ways:
            here = next(widget for widget in widgets if widget.name == waiting[0])
            way = ways[waiting.popleft()]
            others = [widget for widget in widgets if widget is not here]
            for step, direction in _STEPS.items():
                if isinstance(here, TurnSpot) and step in ("left", "right"):
                    continue
                number = nearest([widget.box for widget in others], here.box, direction)
                if number is not None and others[number].name not in ways:
                    ways[others[number].name] = [*way, step]
                    waiting.append(others[number].name)
        assert name in ways, f"{name} cannot be reached"
        return ways[name]


@contextmanager
def seated(folder: Path, device: str, match: Any) -> Iterator[Player]:
    """All seats are people, and one device plays for them; nothing is drawn, so that a game is quick."""
    boards = mock.patch.dict("game.view.board.BOARDS", BOARD)
    with mock.patch.object(App, "draw"), sitting(folder, device=device) as rig, boards:
        setup = example_setup("gold", match.players)
        setup = replace(setup, chairs=tuple(replace(chair, who="human") for chair in setup.chairs))
        table = open_table(rig.services, setup, match, keep=False)
        scene = MatchScene(rig.services, table)
        rig.app._grant(Push(scene))
        rig.feed()
        yield Player(rig, scene)


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_whole_game_by_one_device_ends_as_the_engine_says(device: str, tmp_path: Path) -> None:
    engine = Match.new("gold", 2, 7)
    actions = whole_game(engine, 7)
    assert engine.over
    match = Match.new("gold", 2, 7)
    with seated(tmp_path, device, match) as player:
        for action in actions:
            player.want(action)
            assert match.actions[-1] == action
    assert match.actions == actions
    assert match.state.tobytes() == engine.state.tobytes()


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_turn_can_be_taken_back_until_something_is_revealed(device: str, tmp_path: Path) -> None:
    match = two_ways("3M")
    with seated(tmp_path, device, match) as player:
        player.want("walk P b3")
        player.want("walk A b4")
        for _ in range(2):
            player.rig.key(pygame.K_u) if device == "keyboard" else player.choose("undo")
        assert match.actions == []
        assert player.board.site == Site.of(match.view(0))
        player.want("reveal c5")
        undo = player.rig.widget("undo")
        assert not undo.enabled
        assert undo.tip


def test_a_pads_next_button_ends_the_turn_and_the_prompt_says_so(tmp_path: Path) -> None:
    match = two_ways("3M")
    with seated(tmp_path, "pad", match) as player:
        player.want("reveal c5")
        player.rig.press("next")
        assert match.turn == 0, "a revealed tile must be laid first"
        player.want("set c5 NE")
        shown = {verb: player.rig.services.prompt(verb).name for verb, _ in player.board.prompts()}
        assert shown[Verb.END_TURN] == "x"
        player.rig.press("next")
        assert match.actions[-1] == "end"
        assert match.turn == 1


def test_a_confirming_key_in_an_opponents_turn_opens_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "keyboard", two_ways("3M")) as player:
        player.board.view.waiting = False
        names = [widget.name for widget in player.board.widgets()]
        assert names == ["rest"]
        assert player.board.widgets()[0].activate() is None
