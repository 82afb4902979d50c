"""What happened so far, step by step: for the chronicle, for what changed since a player's last turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match


@dataclass(frozen=True)
class Told:
    """One action and what followed from it."""

    seat: int
    action: str
    events: tuple[Event, ...]


class Memory:
    """A second match that follows the real one, so that no events are lost by undo, loading or looking back."""

    def __init__(self, match: Match) -> None:
        from game.engine.match import Match as Copy

        self._match = match
        self._copy = Copy.load(match.record()["deal"])
        self.steps: list[Told] = []

    def follow(self) -> None:
        """Catch up with the real match."""
        wanted = self._match.actions
        same = 0
        while same < min(len(wanted), len(self.steps)) and self.steps[same].action == wanted[same]:
            same += 1
        while len(self.steps) > same:
            self._copy.undo()
            self.steps.pop()
        for action in wanted[same:]:
            seat = self._copy.turn
            self.steps.append(Told(seat, action, tuple(self._copy.play(action))))

    def since(self, seat: int) -> list[Told]:
        """What the others did since this player's last action."""
        for number in range(len(self.steps), 0, -1):
            if self.steps[number - 1].seat == seat:
                return self.steps[number:]
        return list(self.steps)

    def tables_before(self, count: int) -> list[dict[str, Any]]:
        """How the table lay before each of the last so many actions, and now."""
        found = [self._seen()]
        for _ in range(count):
            self._copy.undo()
            found.append(self._seen())
        for _ in range(count):
            self._copy.redo()
        return found[::-1]

    def _seen(self) -> dict[str, Any]:
        return self._copy.game.to_json(self._copy.view(self._copy.turn))

    def block_of_taken(self) -> str | None:
        """The block from which what is pending was taken: the last one on which a tile was laid."""
        for step in reversed(self.steps):
            words = step.action.split(" ")
            if words[0] in ("place", "neighbour") or words[:2] == ["law", "11"]:
                return words[-1]
        return None
