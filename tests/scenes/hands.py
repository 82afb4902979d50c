"""Hands at the table of Egyptos: they steer the cursor as a person would, by one device alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.scenes.match import MatchScene
from game.ui.focus import DOWN, LEFT, RIGHT, UP, nearest
from game.ui.widgets import Widget, middle_of
from game.view.egyptos.board import EgyptosBoard
from game.view.egyptos.pieces import COLOURS
from game.view.egyptos.position import LINES, Cell, cell_of, stones_of
from tests.scenes.rig import Rig

_ARROWS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
_COLOURS = {colour for colours in COLOURS.values() for colour in colours}


def board_of(rig: Rig) -> EgyptosBoard:
    """The board on the screen."""
    assert isinstance(rig.top, MatchScene)
    assert isinstance(rig.top.board, EgyptosBoard)
    return rig.top.board


def use(rig: Rig, name: str) -> None:
    """Bring the focus to a cell by the arrows alone, or point at it; then press."""
    if rig.device == "mouse":
        rig.click(*middle_of(rig.widget(name)))
        return
    for _ in range(40):
        if rig.focus == name:
            break
        rig.press(_way(rig.top.menu.widgets, rig.focus, name))
    assert rig.focus == name, f"{name} cannot be reached by the arrows"
    rig.press("confirm")


def _way(widgets: Sequence[Widget], start: str, goal: str) -> str:
    """The first arrow of the shortest way: who looks at the screen sees it."""
    boxes = {widget.name: widget.box for widget in widgets}
    first: dict[str, str] = {start: ""}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        others = [name for name in boxes if name != here]
        for verb, direction in _ARROWS.items():
            number = nearest([boxes[name] for name in others], boxes[here], direction)
            if number is not None and others[number] not in first:
                first[others[number]] = first[here] or verb
                waiting.append(others[number])
    assert goal in first, f"no arrows lead from {start} to {goal}"
    return first[goal]


def play(rig: Rig, action: str) -> None:
    """Carry out an action of the engine on the screen: press the cell, or lift and lay, or pass."""
    kind, *cells = action.split(" ")
    if kind == "move":
        use(rig, f"piece {cells[0]}")
        use(rig, f"cell {cells[1]}")
    else:
        use(rig, f"cell {cells[0]}" if cells else "pass")


def choose_colour(rig: Rig, colour: str = "") -> None:
    """Answer the question for a colour, if it is asked."""
    offered = [widget.name for widget in rig.top.menu.widgets if widget.name in _COLOURS]
    if offered:
        use(rig, colour or offered[0])


def decide(rig: Rig) -> None:
    """A decision of the person to move that brings the game to its end: the longest row of his own."""
    choose_colour(rig)
    scene = rig.top
    assert isinstance(scene, MatchScene)
    if scene.table.waits_for_person:
        play(rig, _towards_five(board_of(rig)))


def _towards_five(board: EgyptosBoard) -> str:
    match, stones = board.view.match, stones_of(board.view.match)

    def length(action: str) -> int:
        _, *cells = action.split(" ")
        own = {cell for cell, seat in stones.items() if seat == match.turn}
        return _longest(own - {cell_of(cells[0])}, cell_of(cells[-1])) if cells else 0

    return max(sorted(match.legal_by_name()), key=length)


def _longest(own: set[Cell], cell: Cell) -> int:
    """The longest unbroken row through a cell."""
    return max(1 + _run(own, cell, (dx, dy)) + _run(own, cell, (-dx, -dy)) for dx, dy in LINES)


def _run(own: set[Cell], cell: Cell, step: Cell) -> int:
    length = 0
    while (cell[0] + (length + 1) * step[0], cell[1] + (length + 1) * step[1]) in own:
        length += 1
    return length
