"""Why a move is good, in words: each game has small functions that look at what the evaluation looks at.

A reason is the key of a sentence and its numbers. Every number is true: it comes from the rules or from
`ai.evaluate`, through `game.opponents`. What nobody can put into words gets the search's own answer, the chances.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.chances import chances, percent
from game.opponents import Thought
from game.words import Value, Words

if TYPE_CHECKING:
    from game.engine.match import Match

_MOST_TOLD = 2
_ENOUGH = frozenset({"hint-egyptos-five"})  # nothing needs to be added


@dataclass(frozen=True)
class Reason:
    """The key of a sentence, and the values that go into it."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """What a reason may look at: what the seat to move sees, and nothing else."""

    match: Match
    action: str
    thought: Thought
    names: Sequence[str]

    @property
    def seat(self) -> int:
        """The seat that asks."""
        return self.match.turn

    @property
    def view(self) -> Any:
        """What it sees."""
        return self.match.view(self.match.turn)

    @property
    def parts(self) -> list[str]:
        """The words of the action's name."""
        return self.action.split(" ")

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.match.players) if seat != self.seat]


def reasons_for(match: Match, thought: Thought, names: Sequence[str]) -> list[Reason]:
    """The best reasons for the move that was thought of, the strongest first; never none."""
    case = Case(match, thought.action, thought, names)
    room = importlib.import_module(f"game.reasons.{match.game.id}")
    found = [reason for look in room.REASONS if (reason := look(case)) is not None][:_MOST_TOLD]
    if found and found[0].key in _ENOUGH:
        return found[:1]
    return [*found, _by_the_numbers(case)] if len(found) < _MOST_TOLD else found


def why(words: Words, match: Match, thought: Thought, names: Sequence[str]) -> str:
    """The reasons as text."""
    return " ".join(words(reason.key, **reason.values) for reason in reasons_for(match, thought, names))


def _by_the_numbers(case: Case) -> Reason:
    """What the search expects of this move."""
    if not case.thought.values:
        return Reason("hint-only-move")
    return Reason("hint-chances", {"percent": percent(chances(case.thought.values)[case.seat])})
