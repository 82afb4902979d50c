"""The riddles of the Sphinx: at least a hundred, each with exactly one way to win."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ai.egyptos.forced import Walk, completing, single
from game.engine.match import Match
from game.riddles import FILE, Riddle, Way, all_riddles
from tests.reference.egyptos import Egyptos

RIDDLES = all_riddles()


def sample(win_in: int, count: int) -> list[Riddle]:
    fitting = [riddle for riddle in RIDDLES if riddle.win_in == win_in]
    return random.Random(win_in).sample(fitting, count)


def named(riddle: Riddle) -> str:
    return riddle.id


def sides(state: dict[str, Any]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    pieces = [[tuple(map(int, cell.split(","))) for cell in seat] for seat in state["pieces"]]
    return pieces[state["turn"]], pieces[1 - state["turn"]]  # type: ignore[return-value]


def walk_of(riddle: Riddle) -> Walk:
    return Walk(*sides(riddle.state))


# -- what the file holds --------------------------------------------------------------------------------------
def test_there_are_a_hundred_riddles_of_both_kinds() -> None:
    assert len(RIDDLES) >= 100
    assert {riddle.win_in for riddle in RIDDLES} == {2, 3}
    assert len({riddle.id for riddle in RIDDLES}) == len(RIDDLES)
    assert len({riddle.stars for riddle in RIDDLES}) >= 3


def test_the_file_tells_how_it_was_made() -> None:
    assert msgspec.json.decode(FILE.read_bytes())["command"].startswith("python -m ai.riddles ")


@pytest.mark.parametrize("riddle", RIDDLES, ids=named)
def test_the_solution_can_be_played_to_five(riddle: Riddle) -> None:
    play_through(Match.load(riddle.state), riddle.solution, riddle.seat, riddle.win_in)


def play_through(match: Match, way: Way, seat: int, moves: int) -> None:
    assert moves > 0
    match.play(way.move)
    if not way.then:
        assert match.over
        assert match.result().winners == [seat]
        return
    match.play(way.reply)
    for further in way.then:
        play_through(Match.replay(match.record()), further, seat, moves - 1)


# -- exactly one way ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("riddle", RIDDLES, ids=named)
def test_exactly_one_first_move_wins_in_time_and_none_sooner(riddle: Riddle) -> None:
    walk = walk_of(riddle)
    first = [f"place {x},{y}" for x, y in map(walk.cell, walk.winning(riddle.win_in))]
    assert first == [riddle.solution.move]
    assert walk.winning(riddle.win_in - 1) == []


@pytest.mark.parametrize("riddle", sample(2, 3), ids=named)
def test_an_engine_that_never_saw_ours_finds_the_same_one_way(riddle: Riddle) -> None:
    game = Egyptos.load(riddle.state)
    seat = riddle.seat
    assert [move for move in game._actions() if wins_in_two(game._after(move), seat)] == [riddle.solution.move]


def wins_in_two(after: Egyptos, seat: int) -> bool:
    """Whatever is answered, five can be made."""
    if after._winners():
        return after._winners() == [seat]
    return all(five_follows(after._after(reply), seat) for reply in after._actions())


def five_follows(answered: Egyptos, seat: int) -> bool:
    if answered._winners():
        return False
    return any(answered._after(move)._winners() == [seat] for move in near(answered))


def near(game: Egyptos) -> list[str]:
    """The placements that lie in a row with four of the mover's own: all others cannot make five."""
    walk = Walk(*sides(game.state()))
    cells = {f"place {x},{y}" for x, y in map(walk.cell, single(completing(walk.own, walk.other)))}
    return [move for move in game._actions() if move in cells]


# -- the walk itself ------------------------------------------------------------------------------------------
def test_four_with_two_free_ends_is_won_by_placing_a_fourth() -> None:
    walk = Walk([(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)][:2])
    assert {walk.cell(move) for move in walk.winning(2)} == {(-1, 0), (3, 0)}


def test_a_four_of_the_other_side_must_not_be_overlooked() -> None:
    walk = Walk([(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1), (3, 1)])
    assert walk.winning(2) == []


def test_two_threes_that_cross_win_in_three_at_their_crossing() -> None:
    walk = Walk([(1, 0), (2, 0), (0, 1), (0, 2)], [(5, 5), (6, 6), (5, 6)])
    assert (0, 0) in {walk.cell(move) for move in walk.winning(3)}
