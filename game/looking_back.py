"""Looking back at a game: a judge goes through it, gives each player's chances at each turn, and names the moves
that cost most.

The judge is the search that gives hints. It sees what the player to move saw, so that it blames nobody for what he
could not know. First every decision gets a short look; then those that seem to have cost most get a long one, and
the move played and the one proposed are both followed, through the same deals of what was hidden.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from game.chances import chances, result_chances
from game.opponents import LEVELS
from game.records import Saved

if TYPE_CHECKING:
    from game.engine.match import Match

NOTE = "judged"
JUDGE_LEVEL = LEVELS[-1]
TURNING_POINTS = 3
_LEAST_COST = 0.02  # of a winning chance: less is not worth a word
_SHORT, _LONG = 700, 2500  # simulations
_NODES = 20  # of alpha-beta for one simulation
_WHOLE_SECONDS = 42.0  # at most, for all short looks together: the rest of a minute is for the long ones
_LONG_SECONDS = 0.5
_SUSPECTS = 8
_DEALS = 3  # of what is hidden, for following a move
_LOOK_SECONDS = 0.004
_SEED = 20_000
MakeOpponent = Callable[[str, int], Any]


class TurningPoint(Struct, frozen=True):
    """A move that cost much: the action is number `number` of the game, counted from 0."""

    number: int
    seat: int
    played: str
    instead: str
    cost: float  # of a winning chance


class Judged(Struct, frozen=True):
    """What the judge found. `curve` has a point for each decision and one for the end."""

    numbers: list[int]  # actions played before each point
    curve: list[list[float]]  # for each point the chances of all seats
    points: list[TurningPoint]

    def as_note(self) -> Any:
        """As the record keeps it."""
        return msgspec.to_builtins(self)


def judged_before(saved: Saved) -> Judged | None:
    """What the record knows of an earlier look; a stranger's nonsense counts as nothing."""
    try:
        judged = msgspec.convert(saved.notes.get(NOTE), Judged)
    except msgspec.ValidationError:
        return None
    last, seats = len(saved.actions), len(saved.header.seats)
    fits = len(judged.numbers) == len(judged.curve) and all(len(point) == seats for point in judged.curve)
    inside = all(0 <= number <= last for number in judged.numbers) and judged.numbers == sorted(judged.numbers)
    named = all(0 <= point.number < last and 0 <= point.seat < seats for point in judged.points)
    return judged if fits and inside and named and judged.curve else None


@dataclass
class _Suspect:
    number: int
    seat: int
    played: str
    instead: str
    cost: float


@dataclass
class Judging:
    """Goes through a game; what it has found so far can be drawn while `steps` runs in a thread."""

    saved: Saved
    make_opponent: MakeOpponent
    numbers: list[int] = field(default_factory=list)
    curve: list[tuple[float, ...]] = field(default_factory=list)
    result: Judged | None = None

    def steps(self) -> Generator[float, None, None]:
        """Judge decision after decision; yields how far it is."""
        from game.engine.match import Match

        self._judge = self.make_opponent(JUDGE_LEVEL, _SEED)
        match = Match.load(self.saved.header.deal)
        suspects: list[_Suspect] = []
        count = max(1, len(self.saved.actions))
        seconds = _WHOLE_SECONDS / count
        for number, action in enumerate(self.saved.actions):
            if len(match.legal_by_name()) > 1:
                yield from self._look(match, number, action, seconds, suspects)
            match.play(action)
            yield 0.8 * (number + 1) / count
        self._end(match)
        yield from self._look_closer(suspects)

    def _think(self, match: Match, simulations: int, seconds: float) -> Generator[float, None, Any]:
        """Think about the seat to move, from nothing: a look must not depend on the one before."""
        self._judge.forget()
        effort = simulations * (_NODES if _plays_alpha_beta(match) else 1)
        job = self._judge.think(match, match.turn, seconds, effort)
        try:
            while not job.done:
                yield -1.0
                time.sleep(_LOOK_SECONDS)
        finally:
            if not job.done:
                job.stop()
        return job.thought()

    def _look(
        self, match: Match, number: int, action: str, seconds: float, suspects: list[_Suspect]
    ) -> Generator[float, None, None]:
        part = 0.8 * number / max(1, len(self.saved.actions))
        thought = yield from _as_far_as(part, self._think(match, _SHORT, seconds))
        seat = match.turn
        self.numbers.append(number)
        values = thought.values or (1.0,) * match.players  # a thought that stumbled has no opinion
        self.curve.append(chances(values))
        if thought.action == action:
            return
        known = dict(thought.alternatives)
        cost = values[seat] - known.get(action, 0.0)
        suspects.append(_Suspect(number, seat, action, thought.action, cost))

    def _end(self, match: Match) -> None:
        self.numbers.append(len(self.saved.actions))
        ended = self.saved.ended
        winners = ended.winners if ended is not None else match.result().winners
        if match.over or ended is not None:
            self.curve.append(result_chances(winners, match.players))
        else:
            self.curve.append(self.curve[-1] if self.curve else result_chances((), match.players))

    # -- the moves that seem to have cost most --------------------------------------------------------------
    def _look_closer(self, suspects: list[_Suspect]) -> Generator[float, None, None]:
        from game.engine.match import Match

        people = {seat for seat, who in enumerate(self.saved.header.seats) if who.who == "human"}
        ranked = sorted(suspects, key=lambda suspect: (suspect.seat in people, suspect.cost), reverse=True)
        worst = ranked[:_SUSPECTS]
        found: list[TurningPoint] = []
        for done, suspect in enumerate(worst):
            part = 0.8 + 0.2 * done / max(1, len(worst))
            record = self.saved.as_record() | {"actions": self.saved.actions[: suspect.number]}
            match = Match.replay(record)
            thought = yield from _as_far_as(part, self._think(match, _LONG, _LONG_SECONDS))
            if thought.action == suspect.played:
                continue
            better = yield from _as_far_as(part, self._follow(match, thought.action))
            played = yield from _as_far_as(part, self._follow(match, suspect.played))
            cost = better[suspect.seat] - played[suspect.seat]
            if cost >= _LEAST_COST:
                found.append(
                    TurningPoint(suspect.number, suspect.seat, suspect.played, thought.action, round(cost, 3))
                )
        self._conclude(found, people)
        yield 1.0

    def _follow(self, match: Match, action: str) -> Generator[float, None, tuple[float, ...]]:
        """The chances after a move, over several deals of what its player could not see."""
        totals = [0.0] * match.players
        deals = deals_of(match, _DEALS)
        for deal in deals:
            deal.play(action)
            if deal.over:
                after: tuple[float, ...] = result_chances(deal.result().winners, deal.players)
            else:
                thought = yield from self._think(deal, _LONG // len(deals), _LONG_SECONDS / len(deals))
                after = chances(thought.values) if thought.values else (1 / deal.players,) * deal.players
            totals = [total + part for total, part in zip(totals, after, strict=True)]
        return tuple(total / len(deals) for total in totals)

    def _conclude(self, found: list[TurningPoint], people: set[int]) -> None:
        """The three that count: those of people first, for they want to learn."""
        ranked = sorted(found, key=lambda point: (point.seat in people, point.cost), reverse=True)
        chosen = sorted(ranked[:TURNING_POINTS], key=lambda point: point.number)
        curve = [[round(part, 4) for part in point] for point in self.curve]
        self.result = Judged(list(self.numbers), curve, chosen)


def _as_far_as(part: float, steps: Generator[float, None, Any]) -> Generator[float, None, Any]:
    """The same steps, each as far as this."""
    try:
        while True:
            next(steps)
            yield part
    except StopIteration as end:
        return end.value
    finally:
        steps.close()


def _plays_alpha_beta(match: Match) -> bool:
    return match.game.id == "egyptos" and match.players == 2


def deals_of(match: Match, number: int) -> list[Match]:
    """The present position, with what the player to move cannot see dealt anew; once, if nothing is hidden."""
    from game.engine.dispatch import resample
    from game.engine.match import Match
    from game.engine.rng import make_rng

    dealt: list[Match] = []
    seen: set[bytes] = set()
    for seed in range(number):
        state = match.view(match.turn)
        resample(state, make_rng(seed + 1))
        if state.tobytes() not in seen:
            seen.add(state.tobytes())
            dealt.append(Match(match.game, state))
    return dealt
