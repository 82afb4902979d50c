"""Hands at the table of Egyptos: they steer the cursor as a person would, by one device alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.scenes.match import MatchScene
from game.ui.focus import DOWN, LEFT, RIGHT, UP, nearest
from game.ui.widgets import Widget, middle_of
from game.view.egyptos.board import EgyptosBoard
from game.view.egyptos.pieces import COLOURS
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
    """Any decision of the person to move."""
    choose_colour(rig)
    scene = rig.top
    assert isinstance(scene, MatchScene)
    if scene.table.waits_for_person:
        board = board_of(rig)
        nearest = [widget.name for widget in scene.menu.widgets if widget.name.startswith("cell ")]
        if nearest:
            use(rig, nearest[0])
        else:
            play(rig, _shortest_move(board))


def _shortest_move(board: EgyptosBoard) -> str:
    moves = [action for action in sorted(board.view.match.legal_by_name()) if action != "pass"]
    return moves[0] if moves else "pass"
