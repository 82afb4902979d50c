"""An independent check of written replies: a walk over every move of the attacker.

It shares nothing with the solver but the way positions are written: sets of cells, rows counted cell by cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ai.egyptos.proof import Cell, Cells, Position, Replies, moved_back, touching_cells, with_cell, written

_PYRAMIDS = 12
_LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def makes_five(own: set[Cell], cell: Cell) -> bool:
    """Whether a pyramid there would stand in a row of five of its colour."""
    for dx, dy in _LINES:
        length = 1
        for sign in (1, -1):
            step = sign
            while (cell[0] + step * dx, cell[1] + step * dy) in own:
                length += 1
                step += sign
        if length >= 5:
            return True
    return False


def five_cells(own: Cells, free: list[Cell]) -> list[Cell]:
    """The free cells on which a seat completes five."""
    pyramids = set(own)
    return [cell for cell in free if makes_five(pyramids, cell)]


class Walk:
    """The defender follows the replies; the attacker tries everything. An assertion tells where it fails."""

    def __init__(self, attacker: int, replies: Replies, pieces: int, safe: Callable[[Position], bool]) -> None:
        self.attacker = attacker
        self.positions = 0
        self.ends = 0
        self._replies = replies
        self._pieces = pieces  # beyond so many pyramids the replies end, and `safe` is asked
        self._safe = safe

    def over(self, start: Position) -> Iterator[int]:
        """Walk from a position with the attacker to move; yield how many positions were seen."""
        seen = {written(start)[0]}
        todo = list(seen)
        while todo:
            position = todo.pop()
            for after in self._all_answered(position):
                form = written(after)[0]
                if form not in seen:
                    seen.add(form)
                    todo.append(form)
            self.positions += 1
            yield self.positions

    def _all_answered(self, position: Position) -> Iterator[Position]:
        """The positions after every move of the attacker and the answer to it."""
        if len(position[self.attacker]) == _PYRAMIDS:
            return
        for cell in touching_cells(position):
            assert not makes_five(set(position[self.attacker]), cell), f"five at {cell} in {position}"
            attacked = with_cell(position, self.attacker, cell)
            reply = self._reply(attacked)
            if reply is not None:
                yield with_cell(attacked, 1 - self.attacker, reply)

    def _reply(self, attacked: Position) -> Cell | None:
        """The defender's answer; None where the attack has ended."""
        defender = 1 - self.attacker
        free = touching_cells(attacked)
        if len(attacked[defender]) == _PYRAMIDS or five_cells(attacked[defender], free):
            self.ends += 1
            return None
        threats = five_cells(attacked[self.attacker], free)
        assert len(threats) < 2 or len(attacked[self.attacker]) == _PYRAMIDS, f"two fives in {attacked}"
        if threats:
            return threats[0]
        if len(attacked[0]) + len(attacked[1]) > self._pieces:
            self.ends += 1
            assert self._safe(attacked), f"lost beyond the replies: {attacked}"
            return None
        form, way = written(attacked)
        reply = moved_back(self._replies[form], way)
        assert reply in free, f"illegal reply {reply} in {attacked}"
        return reply
