"""Where on each board the things lie that a lesson speaks of, and what must be touched next for an action.

One table per game: the lessons name places, the boards know boxes, and neither knows the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.view.board import Board
from game.view.canvas import Box


@dataclass(frozen=True)
class Guidance:
    """What the teacher must know of a game's board."""

    card: Callable[[Board], Box]  # where the teacher's papyrus lies, over the board's own words
    next_touch: Callable[[Board, str], str]  # the widget to be pressed next for an action
    place: Callable[[Board, str], Box | None]  # where something lies that is no widget


def _hull(*boxes: Box) -> Box:
    """The smallest box around some boxes."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


# -- Cheops -------------------------------------------------------------------------------------------------------
def _cheops_touch(board: Board, action: str) -> str:
    """Hand before block; a law or a neighbour is begun first."""
    from game.view.cheops.board import CheopsBoard
    from game.view.cheops.choices import BUTTONS, mode_of

    assert isinstance(board, CheopsBoard)
    if action in BUTTONS:
        return f"button {action}"
    mode, guide = mode_of(action), board.guide
    if guide.mode != mode:
        began = {"neighbour": "neighbour", "law": f"own {mode.removeprefix('law ')}"}
        return began.get(mode.split(" ")[0], "button cancel")
    needs = guide.needs(mode).get(action, frozenset())
    if not guide.picked <= needs:
        return "button cancel"
    left = sorted(needs - guide.picked, key=lambda spot: spot[0] not in ("hand", "kept"))
    return " ".join(left[0]) if left else ""


def _cheops_place(board: Board, name: str) -> Box | None:
    from game.view.cheops import places

    def table(colour: str) -> Box:
        return _hull(places.head_box(colour), places.column_box(colour, 5))

    named = {f"table {colour}": table(colour) for colour in places.COLOURS} | {
        "market": places.MARKET,
        "ending": places.ENDING,
        "stacks": places.STACKS,
        "neighbours": places.NEIGHBOURS,
        "purse": places.PURSE,
        "hand": _hull(places.hand_box(0), places.hand_box(3)),
        "kept": _hull(*map(places.kept_box, places.COLOURS)),
        "player 1": places.player_box(1, 2),
    }
    return named.get(name)


# -- The Pharaoh's Gold -------------------------------------------------------------------------------------------
def _gold_touch(board: Board, action: str) -> str:
    """The figure first, then the tile; a tile is turned until it lies right."""
    from game.view.gold import GoldBoard

    assert isinstance(board, GoldBoard)
    verb, *words = action.split(" ")
    if verb in ("set", "rotate"):
        return _gold_turn(board, words[0], words[1])
    if board.orienting is not None:
        return "leave"
    figure = words[0] if verb == "walk" else "A" if verb == "reveal" else board.figure
    if figure != board.figure:
        return f"figure-{figure}"
    return f"tile-{words[-1]}" if verb in ("walk", "reveal") else action.replace(" ", "-")


def _gold_turn(board: Any, tile: str, openings: str) -> str:
    orienting = board.orienting
    if orienting is None:
        return f"handle-{tile}" if board.figure == "P" else "figure-P"
    if orienting.tile != tile or openings not in orienting.options:
        return "leave"
    return "lay-so" if orienting.open == openings else "turn-right"


def _gold_place(board: Board, name: str) -> Box | None:
    from game.view.gold.panels import panel_box
    from game.view.gold.places import tile_box

    kind, _, which = name.partition("-")
    if kind == "player":
        return panel_box(2, int(which))
    return tile_box(which) if kind == "tile" else None


def _gold_card(board: Board) -> Box:
    from game.view.gold import GoldBoard
    from game.view.gold.panels import papyrus_box

    assert isinstance(board, GoldBoard)
    return papyrus_box(2, board.metered, 0.0)


# -- Egyptos ------------------------------------------------------------------------------------------------------
def _egyptos_touch(board: Board, action: str) -> str:
    """A cell to lay on; or the pyramid to lift, and then its new cell."""
    from game.view.egyptos.board import EgyptosBoard
    from game.view.egyptos.position import cell_of, name_of

    assert isinstance(board, EgyptosBoard)
    _, *cells = action.split(" ")
    if len(cells) == 2 and board.lifted != cell_of(cells[0]):
        return f"piece {name_of(board.lifted) if board.lifted else cells[0]}"
    return f"cell {cells[-1]}"


def _egyptos_place(board: Board, name: str) -> Box | None:
    """Every cell of the endless table is a place."""
    from game.view.egyptos.board import EgyptosBoard
    from game.view.egyptos.position import cell_of

    assert isinstance(board, EgyptosBoard)
    kind, _, cell = name.partition(" ")
    return board.camera.box_of(cell_of(cell)) if kind == "cell" else None


GUIDANCE: dict[str, Guidance] = {
    "cheops": Guidance(lambda board: (18.0, 346.0, 232.0, 246.0), _cheops_touch, _cheops_place),
    "gold": Guidance(_gold_card, _gold_touch, _gold_place),
    "egyptos": Guidance(lambda board: (14.0, 466.0, 300.0, 240.0), _egyptos_touch, _egyptos_place),
}
