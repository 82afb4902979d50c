"""What a position says to the eye. X and O are stones, dots are free; the lower left corner is 0,0."""

from __future__ import annotations

import random

import pytest

from game.engine.match import Match
from game.view.egyptos.position import (
    Cell,
    Legal,
    cut_off,
    groups,
    last_move,
    rows_of_five,
    shown_name,
    stones_of,
    threads,
    times_seen,
)


def _stones(picture: str) -> dict[Cell, int]:
    rows = picture.split()
    return {
        (x, len(rows) - 1 - y): "XO".index(letter)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }


def test_the_smaller_part_is_cut_off() -> None:
    stones = _stones("XX.OO OOX..")
    assert cut_off(stones, (2, 0), by_sides=False) == {(3, 1), (4, 1)}


def test_corners_do_not_hold_in_trio() -> None:
    stones = _stones("X.. .OX")
    assert len(groups(stones, by_sides=False)) == 1
    assert [len(group) for group in groups(stones, by_sides=True)] == [2, 1]


@pytest.mark.parametrize(
    ("picture", "cells", "four"),
    [
        (".XXXX.", 4, True),
        ("OXX.XX", 4, True),
        ("OXXXXO", 0, False),
        (".XXX..", 3, False),
        (".X.XX.", 3, False),
        ("OXXX..", 0, False),
        ("X.X.X.", 0, False),
    ],
)
def test_threats_are_fours_and_open_threes(picture: str, cells: int, four: bool) -> None:
    found = [thread for thread in threads(_stones(picture)) if thread.seat == 0]
    assert [len(thread.cells) for thread in found] == ([cells] if cells else [])
    assert all(thread.four == four for thread in found)


def test_a_threat_names_the_cells_that_would_complete_it() -> None:
    [thread] = threads(_stones("...X ..X. .... X..."))
    assert thread.gaps == ((1, 1),)
    assert threads(_stones("....X ...X. ..X.. .X... ....."))[0].gaps == ((0, 0), (5, 5))


def test_rows_of_five_or_more_in_every_direction() -> None:
    assert rows_of_five(_stones("XXXXX")) == [tuple((x, 0) for x in range(5))]
    assert len(rows_of_five(_stones("XXXXXX"))[0]) == 6
    assert len(rows_of_five(_stones("X.... .X... ..X.. ...X. ....X"))) == 1
    assert rows_of_five(_stones("XXXX.X")) == []


def test_the_last_move_is_read_from_the_match() -> None:
    match = Match.new("egyptos", 2, 1, {"variant": "egyptos"})
    assert last_move(match) is None
    match.play("place 0,0")
    match.play("place 0,-1")
    last = last_move(match)
    assert last is not None
    assert (last.seat, last.cell, last.origin) == (1, (0, -1), None)
    assert shown_name(last.cell) == "0,−1"


@pytest.mark.parametrize(("variant", "players"), [("egyptos", 2), ("egypte", 2), ("trio", 3)])
def test_cut_off_agrees_with_the_rules_about_what_may_be_lifted(variant: str, players: int) -> None:
    chance = random.Random(8)
    match = Match.new("egyptos", players, 1, {"variant": variant})
    checked = 0
    while not match.over and checked < 12:
        legal = Legal(match.legal_by_name())
        if legal.moves:
            checked += 1
            stones = stones_of(match)
            for cell in (cell for cell, seat in stones.items() if seat == match.turn):
                may = variant == "egypte" or not cut_off(stones, cell, variant == "trio")
                assert may == (cell in legal.moves)
        match.play(chance.choice(sorted(match.legal_by_name())))
    assert checked


def test_the_counter_of_positions_agrees_with_the_end_by_repetition() -> None:
    chance = random.Random(2)
    match = Match.new("egyptos", 2, 1, {"variant": "egyptos"})
    while not match.over and not Legal(match.legal_by_name()).moves:
        match.play(chance.choice(sorted(match.legal_by_name())))
    assert times_seen(match) == 1
    circle = _circle(match)
    seen = []
    for number in range(8):
        match.play(circle[number % 4])
        seen.append(times_seen(match))
    assert seen == [1, 1, 1, 2, 2, 2, 2, 3]
    assert match.result().reason == "repetition"


def _circle(match: Match) -> list[str]:
    """Four moves that lead back to the same position."""
    for one in sorted(match.legal_by_name()):
        match.play(one)
        for other in [] if match.over else sorted(match.legal_by_name())[:40]:
            circle = [one, other, _back(one), _back(other)]
            if _can_be_played(match, circle[1:]):
                match.undo()
                return circle
        match.undo()
    raise AssertionError("no circle")


def _back(action: str) -> str:
    _, origin, cell = action.split(" ")
    return f"move {cell} {origin}"


def _can_be_played(match: Match, actions: list[str]) -> bool:
    played = 0
    for action in actions:
        if match.over or action not in match.legal_by_name():
            break
        match.play(action)
        played += 1
    over = match.over
    for _ in range(played):
        match.undo()
    return played == len(actions) and not over
