"""Breaking the seal: the game is played again beside its record, and every opponent must think the same again.

The record keeps, for each move of an opponent, the hash of what its seat saw, the seed, how far it searched and
whether it went on from what it knew before. The same view, seed and effort give the same move on every machine.
So whoever changes the deal, a move or a seal breaks it; and an opponent that had seen more than its seat may see
would not come to the same move from the view alone.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from game.records import Saved, Seal

if TYPE_CHECKING:
    from game.engine.dispatch import State
    from game.engine.match import Match

_LOOK_SECONDS = 0.01  # between looks at a search that runs in its own thread
MakeOpponent = Callable[[str, int], Any]


class Verdict(StrEnum):
    """What breaking one seal showed; the value is the end of the sentence's key."""

    SAME = "same"  # the same view, and the same move again
    FORCED = "forced"  # the same view, and there was only one move
    OTHER_VIEW = "other-view"  # the seat did not see what the seal says
    OTHER_MOVE = "other-move"  # from what it saw, it would have moved otherwise
    LEARNED = "learned"  # it moves otherwise today, but the opponents were changed since: that proves nothing
    STUMBLED = "stumbled"  # its search had failed, and it played any legal move
    UNSEALED = "unsealed"  # the record keeps no seal for this move


BROKEN = frozenset({Verdict.OTHER_VIEW, Verdict.OTHER_MOVE})
GOOD = frozenset({Verdict.SAME, Verdict.FORCED})


@dataclass(frozen=True)
class Checked:
    """One move of an opponent: the action is number `number` of the game, counted from 0."""

    number: int
    seat: int
    action: str
    verdict: Verdict
    again: str = ""  # what it plays when it thinks again
    seal: Seal | None = None
    told: str = ""  # the move in words


@dataclass
class Breaking:
    """Breaks the seals of a record, one after the other; `checked` grows while `steps` runs in a thread."""

    saved: Saved
    make_opponent: MakeOpponent
    describe: Callable[[Match, str], str] = lambda match, action: action  # a move in words
    checked: list[Checked] = field(default_factory=list)

    @property
    def total(self) -> int:
        """How many moves of opponents there are to check, as far as the record tells."""
        return sum(seal is not None for seal in self.saved.seals)

    def steps(self) -> Generator[float, None, None]:
        """Check move after move; yields how far it is."""
        from game.engine.match import Match

        match = Match.load(self.saved.header.deal)
        sitting = {seat: who.who for seat, who in enumerate(self.saved.header.seats) if who.who != "human"}
        minds = {seat: self.make_opponent(level, 0) for seat, level in sitting.items()}
        count = max(1, len(self.saved.actions))
        for number, (action, seal) in enumerate(zip(self.saved.actions, self.saved.seals, strict=True)):
            if match.turn in minds:
                yield from self._check(match, minds[match.turn], number, action, seal)
            _play(match, action, minds)
            yield (number + 1) / count

    def _check(
        self, match: Match, mind: Any, number: int, action: str, seal: Seal | None
    ) -> Generator[float, None, None]:
        part = number / max(1, len(self.saved.actions))
        seat = match.turn
        verdict, again = self._at_a_glance(match, action, seal), ""
        if verdict is None and seal is not None:
            job = mind.think_again(match, seat, seal)
            try:
                while not job.done:
                    yield part
                    time.sleep(_LOOK_SECONDS)
            finally:
                if not job.done:  # called off; one that is done must not be stopped: its tree is still of use
                    job.stop()
            again = job.thought().action
            verdict = Verdict.SAME if again == action else self._otherwise()
        assert verdict is not None
        told = self.describe(match, action)
        self.checked.append(Checked(number, seat, action, verdict, again, seal, told))

    def _at_a_glance(self, match: Match, action: str, seal: Seal | None) -> Verdict | None:
        """What can be said without thinking again."""
        if seal is None or not seal.view:
            return Verdict.UNSEALED
        if view_hash(match.view(match.turn)) != seal.view:
            return Verdict.OTHER_VIEW
        if len(match.legal_by_name()) == 1:
            return Verdict.FORCED
        return Verdict.STUMBLED if seal.simulations == 0 else None

    def _otherwise(self) -> Verdict:
        return Verdict.OTHER_MOVE if self.saved.header.table.get("minds") == minds_version() else Verdict.LEARNED


def _play(match: Match, action: str, minds: dict[int, Any]) -> None:
    number = match.legal_by_name()[action]
    match.play(action)
    if not match.over:
        for seat, mind in minds.items():
            mind.saw(number, match, seat)


def view_hash(view: State) -> str:
    """A short name for exactly what a seat sees."""
    return hashlib.sha256(view.tobytes()).hexdigest()[:32]


def minds_version() -> str:
    """A name for the rules and opponents of this very version: another one may think otherwise."""
    from game.engine.jit import sources_hash

    return sources_hash()
