"""Hands at the table of Egyptos: they steer the cursor as a person would, by one device alone."""

from __future__ import annotations

from game.scenes.match import MatchScene
from game.ui.widgets import Widget, middle_of
from game.view.egyptos.board import EgyptosBoard
from game.view.egyptos.pieces import COLOURS
from tests.scenes.rig import Rig

_COLOURS = {colour for colours in COLOURS.values() for colour in colours}


def board_of(rig: Rig) -> EgyptosBoard:
    """The board on the screen."""
    assert isinstance(rig.top, MatchScene)
    assert isinstance(rig.top.board, EgyptosBoard)
    return rig.top.board


def use(rig: Rig, name: str) -> None:
    """Bring the focus to a cell by the arrows, or point at it; then press."""
    widget = rig.widget(name)
    if rig.device == "mouse":
        rig.click(*middle_of(widget))
        return
    for _ in range(80):
        if rig.focus == name:
            break
        _step(rig, widget)
    assert rig.focus == name, f"{name} cannot be reached by the arrows"
    rig.press("confirm")


def _step(rig: Rig, goal: Widget) -> None:
    """One press towards the goal; where the arrows find nothing on the way, the next one in the row."""
    here = rig.top.menu.focused
    assert here is not None
    across, down = (there - now for there, now in zip(middle_of(goal), middle_of(here), strict=True))
    wishes = [("right" if across > 0 else "left", abs(across)), ("down" if down > 0 else "up", abs(down))]
    for verb, far in sorted(wishes, key=lambda wish: -wish[1]):
        if far > 1:
            rig.press(verb)
            if rig.focus != here.name:
                return
    rig.press("next")


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
