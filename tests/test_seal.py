"""A seal holds when the opponent thinks the same again, and breaks when anything was changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.engine.match import Match
from game.opponents import Opponent
from game.records import Header, Saved, Seat
from game.seal import BROKEN, GOOD, Breaking, Checked, Verdict, minds_version

GAMES = {  # who plays, how many actions, seconds for a decision (None: the level's own limit)
    "cheops": ("scribe", 26, None),
    "gold": ("scribe", 26, None),
    "egyptos": ("priest", 8, None),
}


def played(game: str, levels: tuple[str, ...], plies: int, seconds: float | None, seed: int = 5) -> Saved:
    """A game between opponents, sealed as at a table."""
    match = Match.new(game, len(levels), seed)
    seats = [Seat(f"player {seat}", level) for seat, level in enumerate(levels)]
    saved = Saved(Header.new(match, seats, seed, table={"minds": minds_version()}))
    minds = [Opponent(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    while len(saved.actions) < plies and not match.over:
        job = minds[match.turn].think(match, match.turn, seconds)
        while not job.done:
            pass
        thought, seal = job.thought(), job.seal
        assert thought is not None
        number = match.legal_by_name()[thought.action]
        match.play(thought.action)
        saved.actions.append(thought.action)
        saved.seals.append(seal)
        if not match.over:
            for seat, mind in enumerate(minds):
                mind.saw(number, match, seat)
    return saved


def broken_open(saved: Saved) -> list[Checked]:
    breaking = Breaking(saved, Opponent)
    parts = list(breaking.steps())
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    return breaking.checked


@pytest.fixture(scope="module", params=sorted(GAMES))
def honest(request: pytest.FixtureRequest) -> Saved:
    level, plies, seconds = GAMES[request.param]
    return played(request.param, (level, level), plies, seconds)


def test_an_honest_game_is_thought_the_same_again(honest: Saved) -> None:
    checked = broken_open(honest)
    assert len(checked) == len(honest.actions)
    assert {check.verdict for check in checked} <= GOOD
    assert sum(check.verdict is Verdict.SAME for check in checked) >= 4
    assert any(seal is not None and seal.kept for seal in honest.seals), "what it knew before is used again"


def test_another_move_in_the_record_breaks_the_seal(honest: Saved) -> None:
    number = next(check.number for check in broken_open(honest) if check.verdict is Verdict.SAME)
    other = Match.replay({**honest.as_record(), "actions": honest.actions[:number]})
    action = next(name for name in sorted(other.legal_by_name()) if name != honest.actions[number])
    forged = Saved(honest.header, [*honest.actions[:number], action], honest.seals[: number + 1])
    assert broken_open(forged)[-1].verdict is Verdict.OTHER_MOVE
    assert broken_open(forged)[-1].again == honest.actions[number]


def test_another_deal_breaks_the_seal_of_what_was_seen(honest: Saved) -> None:
    first = next(number for number, seal in enumerate(honest.seals) if seal is not None and seal.simulations)
    seal = honest.seals[first]
    assert seal is not None
    seals: list[Any] = [*honest.seals]
    seals[first] = msgspec.structs.replace(seal, view="0" * 32)
    checked = broken_open(replace(honest, seals=seals))
    assert checked[first].verdict is Verdict.OTHER_VIEW
    assert checked[first].verdict in BROKEN


def test_opponents_that_were_changed_since_prove_nothing(honest: Saved) -> None:
    """Another version of the program may think otherwise: that is said, and is no broken seal."""
    number = next(check.number for check in broken_open(honest) if check.verdict is Verdict.SAME)
    match = Match.replay({**honest.as_record(), "actions": honest.actions[:number]})
    action = next(name for name in sorted(match.legal_by_name()) if name != honest.actions[number])
    header = msgspec.structs.replace(honest.header, table={"minds": "an older version"})
    old = Saved(header, [*honest.actions[:number], action], honest.seals[: number + 1])
    assert broken_open(old)[-1].verdict is Verdict.LEARNED


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_pharaoh_that_thought_by_the_clock_is_repeated_by_its_count(game: str) -> None:
    checked = broken_open(played(game, ("pharaoh", "fellah"), 9, 0.08, seed=11))
    assert {check.verdict for check in checked} <= GOOD
    assert any(check.seal is not None and check.seal.level == "pharaoh" for check in checked)


def test_a_move_without_a_seal_is_called_so() -> None:
    saved = played("egyptos", ("fellah", "fellah"), 4, None)
    saved.seals[2] = None
    assert broken_open(saved)[2].verdict is Verdict.UNSEALED
