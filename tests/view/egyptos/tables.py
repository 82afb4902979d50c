"""Boards without a screen: a match, a canvas, and what a board may know."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pygame

from game.engine.match import Match
from game.settings import Settings
from game.view.board import BoardView
from game.view.canvas import Canvas, Look
from game.view.egyptos.board import EgyptosBoard
from game.view.egyptos.position import Legal, rows_of_five, stones_of
from game.words import Words

PLAYERS = {"egyptos": 2, "egypte": 2, "trio": 3}
NAMES = ("Nefret", "Amun", "Khepri")


def new_match(variant: str = "egyptos") -> Match:
    """An empty table."""
    return Match.new("egyptos", PLAYERS[variant], 1, {"variant": variant})


def after(actions: list[str], variant: str = "egyptos") -> Match:
    """A match after these actions."""
    match = new_match(variant)
    for action in actions:
        match.play(action)
    return match


def next_action(match: Match, chance: random.Random) -> str:
    """A win if there is one; else anything: games come to an end and pass through both phases."""
    names = sorted(match.legal_by_name())
    legal = Legal(names)
    if legal.moves:
        stones = stones_of(match)
        for name in names:
            _, origin, cell = name.split(" ")
            x, y = (int(part) for part in cell.split(","))
            moved = {at: seat for at, seat in stones.items() if f"{at[0]},{at[1]}" != origin}
            if rows_of_five(moved | {(x, y): match.turn}):
                return name
    return chance.choice(names)


def whole_game(variant: str, seed: int) -> list[str]:
    """The actions of a game from the first pyramid to its end."""
    match, chance = new_match(variant), random.Random(seed)
    while not match.over:
        match.play(next_action(match, chance))
    return list(match.actions)


def board_of(match: Match, settings: Settings | None = None, **more: object) -> EgyptosBoard:
    """A board that shows a match to everybody; people sit on all chairs."""
    now = settings or Settings()
    view = BoardView(
        match=match,
        names=NAMES[: match.players],
        emblems=range(match.players),
        people=range(match.players),
        words=Words("en"),
        look=Look(),
        settings=lambda: now,
        choose=lambda action: None,
        play_sound=lambda name: None,
        notes={"colours": None},
    )
    for name, value in more.items():
        setattr(view, name, value)
    return EgyptosBoard(view)


def picture(board: EgyptosBoard, size: tuple[int, int] = (640, 360)) -> np.ndarray:
    """What the board draws, as numbers."""
    canvas = Canvas(pygame.Surface(size), board.view.look)
    board.draw(canvas)
    board.draw_above(canvas)
    return pygame.surfarray.array3d(canvas.surface).astype(np.int16)


def settle(board: EgyptosBoard, done: Callable[[], bool] = lambda: False) -> None:
    """Let the view come to rest."""
    for _ in range(300):
        board.drift(0.05)
        if done() or not board.drifting:
            return
