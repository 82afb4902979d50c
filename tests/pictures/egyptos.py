"""Typical moments of Egyptos, for pictures at three sizes: `python -m tests.pictures.egyptos` makes them anew."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App
from game.scenes.chairs import Chair, MatchSetup
from game.scenes.gallery import SCENES, example_app
from game.scenes.match import MatchScene
from game.scenes.table import Table, deal
from game.ui.wishes import Push
from game.view.egyptos.board import EgyptosBoard
from game.view.egyptos.position import cut_off, name_of
from tests.pictures.keep import SIZES
from tests.view.egyptos.tables import NAMES, PLAYERS, whole_game

_FOLDER = Path(__file__).parent / "kept"
_WIDTH = 480
_FOUR = [f"place {cell}" for cell in ("0,0", "0,1", "1,1", "1,0", "2,2", "2,0", "3,3", "3,0", "-1,0", "-1,1")]


def _placed(variant: str) -> list[str]:
    """All pyramids laid, nobody has won."""
    return [action for action in whole_game(variant, 5) if action.startswith("place")]


def _open(app: App, actions: list[str], variant: str = "egyptos", by_lot: bool = False) -> MatchScene:
    chairs = tuple(Chair("human", NAMES[seat], seat) for seat in range(PLAYERS[variant]))
    setup = MatchSetup("egyptos", chairs, {"variant": variant}, by_lot=by_lot)
    table = Table(app.services, setup, deal(setup), None)
    for action in actions:
        table.play(action)
    scene = MatchScene(app.services, table)
    app._grant(Push(scene))
    app._iris = None
    return scene


def _rest(app: App, seconds: float = 3.0) -> None:
    for _ in range(round(seconds / 0.05)):
        app.step([], 0.05)


def _coin(app: App) -> None:
    _open(app, [], by_lot=True)
    _rest(app, 0.5)


def _colours(app: App) -> None:
    _open(app, [], by_lot=True)
    _rest(app)


def _lens(app: App) -> None:
    app.services.settings.change(threat_lens=True)
    _open(app, _FOUR)
    _rest(app)


def _refusal(app: App) -> None:
    """A pyramid that may not be lifted, and the part it would cut off."""
    scene = _open(app, _placed("egyptos"))
    _rest(app)
    board = scene.board
    assert isinstance(board, EgyptosBoard)
    own = sorted(cell for cell, stone in board.stones.items() if stone.seat == 0)
    held = max(own, key=lambda cell: len(cut_off(board.stones, cell, by_sides=False)))
    scene.menu.go_to(f"piece {name_of(held)}")
    _rest(app)


def _carried(app: App) -> None:
    """A lifted pyramid over a legal cell."""
    scene = _open(app, _placed("egypte"), "egypte")
    _rest(app)
    board = scene.board
    assert isinstance(board, EgyptosBoard)
    lifted = sorted(board.legal.moves)[0]
    board.lift(lifted)
    scene.refresh()
    scene.menu.go_to(f"cell {name_of(sorted(board.legal.moves[lifted])[3])}")
    _rest(app)


def _trio(app: App) -> None:
    _open(app, _placed("trio")[:20], "trio")
    _rest(app)


def _won(app: App) -> None:
    scene = _open(app, _FOUR)
    _rest(app, 1)
    scene._choose("place 4,4")
    _rest(app, 1.9)


MOMENTS: dict[str, Callable[[App], None]] = {
    "coin": _coin,
    "colours": _colours,
    "lens": _lens,
    "refusal": _refusal,
    "carried": _carried,
    "trio": _trio,
    "won": _won,
}


def kept_file(moment: str, size: tuple[int, int]) -> Path:
    """Where a moment's picture lies."""
    return _FOLDER / f"egyptos-{moment}-{size[0]}x{size[1]}.png"


def large_picture(moment: str, size: tuple[int, int], language: str = "en") -> pygame.Surface:
    """A moment at its size."""
    with example_app(size, language) as make:
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        MOMENTS[moment](app)
        app.draw()
        return app.window.canvas.surface


def small_picture(moment: str, size: tuple[int, int]) -> pygame.Surface:
    """Large enough to see what moved, small enough to keep."""
    return pygame.transform.smoothscale(large_picture(moment, size), (_WIDTH, round(_WIDTH * size[1] / size[0])))


def main() -> int:
    """Make all of them, or those named; with a folder last, at their full size there, to be looked at."""
    wanted = [name for name in sys.argv[1:] if name in MOMENTS] or list(MOMENTS)
    folder = Path(sys.argv[-1]) if len(sys.argv) > 1 and sys.argv[-1] not in MOMENTS else None
    for moment in wanted:
        for size in SIZES:
            if folder is not None:
                pygame.image.save(large_picture(moment, size), folder / kept_file(moment, size).name)
            else:
                pygame.image.save(small_picture(moment, size), kept_file(moment, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
