"""RULES.md section 3, sentence by sentence."""

from __future__ import annotations

import pytest

from game.engine.contract import RefusedError
from game.engine.egyptos.story import GameOver, MovingBegan, PyramidMoved, RowMade
from game.engine.match import Match
from tests.engine.egyptos.boards import ALL_LAID, legal, state_of, table


def test_the_first_pyramid_lies_at_0_0() -> None:
    assert legal(Match.new("egyptos", 2, 1)) == {"place 0,0"}


def test_the_second_pyramid_touches_the_first_by_a_side_or_a_corner() -> None:
    around = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
    assert legal(table("X")) == {f"place {x},{y}" for x, y in around}


def test_in_trio_only_sides_touch() -> None:
    assert legal(table("X", "trio")) == {"place 1,0", "place -1,0", "place 0,1", "place 0,-1"}


def test_a_pyramid_may_touch_either_colour() -> None:
    match = table("XO")
    assert {"place 2,0", "place -1,0", "place 2,1"} <= legal(match)


def test_nobody_may_lay_on_a_taken_cell() -> None:
    assert not {"place 0,0", "place 1,0"} & legal(table("XO"))


def test_five_in_a_line_win_at_once_while_placing() -> None:
    match = table(
        """
        OOOO....
        XXXX....
        """
    )
    events = match.play("place 4,0")
    assert RowMade(0, ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))) in events
    assert match.result().winners == [0]
    assert match.result().scores == [1, 0]
    assert match.result().reason == "five"
    assert match.game.to_json(match.state)["seen"] == {}


@pytest.mark.parametrize(
    ("picture", "winning"),
    [
        ("XO\nXO\nXO\nXO", "place 0,4"),
        ("...XO\n..XO.\n.XO..\nXO...", "place 4,4"),
        ("XO...\n.XO..\n..XO.\n...XO", "place 4,-1"),
    ],
    ids=["column", "rising diagonal", "falling diagonal"],
)
def test_a_column_or_a_diagonal_is_a_row_too(picture: str, winning: str) -> None:
    match = table(picture)
    match.play(winning)
    assert match.result().winners == [0]


def test_four_with_a_gap_are_no_row_and_filling_the_gap_makes_six() -> None:
    match = table(
        """
        OOOO.O
        XXX.XX
        """
    )
    assert not match.over
    events = match.play("place 3,0")
    assert RowMade(0, tuple((x, 0) for x in range(6))) in events
    assert match.result().winners == [0]


def test_in_trio_the_row_may_be_diagonal() -> None:
    match = table(
        """
        ...XOY
        ..XOY.
        .XOY..
        XOY...
        """,
        "trio",
    )
    events = match.play("place 4,4")
    assert RowMade(0, ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4))) in events
    assert match.result().scores == [1, 0, 0]


def test_twelve_each_and_nobody_has_won_begins_the_moving_phase() -> None:
    match = table(
        """
        XXXXOOOOXXXX
        OOOOXXXXOOO.
        """
    )
    assert match.game.to_json(match.state)["phase"] == "place"
    events = match.play("place 11,0")
    state = match.game.to_json(match.state)
    assert isinstance(events[-1], MovingBegan)
    assert state["phase"] == "move"
    assert list(state["seen"].values()) == [1]


def test_a_row_by_the_last_pyramid_wins_before_any_moving() -> None:
    match = table(
        """
        XXXX.XXXXOXX
        OOOOXOO.X...
        OOOO........
        """
    )
    assert match.turn == 1
    match.play("place 4,0")
    state = match.game.to_json(match.state)
    assert match.result().winners == [1]
    assert (state["phase"], state["moves"], state["seen"]) == ("over", 0, {})


BRIDGE = """
XO......XO..
XXXX....OOOO
OOOO....XXXX
....OXXO....
"""


def test_a_lift_that_would_split_the_group_is_refused() -> None:
    match = table(BRIDGE)
    lifted = {move.split()[1] for move in legal(match)}
    assert not {"5,0", "6,0"} & lifted
    assert "0,3" in lifted
    with pytest.raises(RefusedError):
        match.play("move 5,0 1,4")


def test_a_split_is_not_healed_by_laying_the_lifted_pyramid_between() -> None:
    # 5,1 would join both halves again; still 5,0 may not be lifted.
    assert "move 5,0 5,1" not in legal(table(BRIDGE))


def test_in_egypte_any_pyramid_may_be_lifted_and_the_group_may_fall_apart() -> None:
    match = table(BRIDGE, "egypte")
    match.play("move 5,0 -1,4")
    assert match.game.to_json(match.state)["turn"] == 1
    assert {move.split()[1] for move in legal(match)} == {
        f"{x},{y}" for x, y in match.game.to_json(match.state)["pieces"][1]
    }


def test_in_egypte_a_pyramid_must_still_touch_another_one() -> None:
    assert "move 5,0 20,20" not in legal(table(BRIDGE, "egypte"))


def test_a_corner_holds_the_group_together() -> None:
    picture = """
        XXXXOOOOXXX.
        OOOOXXXXOOO.
        ...........X
        ...........O
        """
    match = table(picture)
    assert not any(move.startswith("move 11,1 ") for move in legal(match))
    assert any(move.startswith("move 0,3 ") for move in legal(match))


def test_while_lifted_it_is_not_there_so_its_old_cell_is_not_touched() -> None:
    picture = """
        .XXXOOOOXXX.
        XOOOXXXXOOO.
        ...........X
        ...........OO
        """
    match = table(picture)
    # 0,2 touches 1,2 and 1,3; the cell -1,2 touches nothing but 0,2 itself.
    moves = legal(match)
    assert "move 1,3 -1,2" in moves
    assert "move 0,2 -1,2" not in moves


def test_the_lifted_pyramid_goes_to_another_cell() -> None:
    assert not any(len(set(move.split()[1:])) == 1 for move in legal(table(ALL_LAID)))


def test_a_move_is_told_and_counted() -> None:
    match = table(ALL_LAID)
    name = sorted(legal(match))[0]
    events = match.play(name)
    assert isinstance(events[0], PyramidMoved)
    state = match.game.to_json(match.state)
    assert (state["moves"], state["turn"]) == (1, 1)
    assert sum(state["seen"].values()) == 2


def test_a_row_may_be_made_in_the_moving_phase_too() -> None:
    match = table(
        """
        XXXX.OOOOXXX
        OOOOXXXXOOOO
        X...........
        """
    )
    match.play("move 0,0 4,2")
    state = match.game.to_json(match.state)
    assert match.result().winners == [0]
    assert state["reason"] == "five"
    assert sum(state["seen"].values()) == 2, "a position reached by a winning move is counted too"


def shuttle(match: Match, times: int) -> None:
    """Both players move a pyramid out and back, again and again."""
    out = ["move 0,1 -1,1", "move 11,0 12,0", "move -1,1 0,1", "move 12,0 11,0"]
    for _ in range(times):
        for name in out:
            match.play(name)


def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    match = table(ALL_LAID)
    shuttle(match, 1)
    assert not match.over
    shuttle(match, 1)
    assert match.over
    assert match.result().winners == []
    assert match.result().scores == [0, 0]
    assert match.result().reason == "repetition"


def test_a_shifted_position_is_the_same() -> None:
    here = table(ALL_LAID)
    there = state_of(ALL_LAID)
    there["pieces"] = [[[x - 7, y + 9] for x, y in cells] for cells in there["pieces"]]
    assert here.game.to_json(here.state)["seen"] == here.game.to_json(Match.load(there).state)["seen"]


def test_a_mirrored_position_is_not_the_same() -> None:
    lines = ALL_LAID.strip().splitlines()
    here, mirrored = table(ALL_LAID), table("\n".join(lines[::-1]))
    assert here.game.to_json(here.state)["seen"] != here.game.to_json(mirrored.state)["seen"]


@pytest.mark.parametrize(("variant", "limit"), [("egyptos", 100), ("egypte", 100), ("trio", 102)])
def test_the_game_is_drawn_with_the_last_move_of_the_limit(variant: str, limit: int) -> None:
    picture = "XXXXOOOOXXXX\nOOOOXXXXOOOO" if variant != "trio" else "XXXXOOOOYYYY\nOOOOYYYYXXXX\nYYYYXXXXOOOO"
    match = table(picture, variant, moves=limit - 1)
    quiet = next(name for name in sorted(legal(match)) if not _wins(match, name))
    events = match.play(quiet)
    assert events[-1] == GameOver("moves", ())
    assert match.game.to_json(match.state)["moves"] == limit


def _wins(match: Match, name: str) -> bool:
    match.play(name)
    won = bool(match.result().winners)
    match.undo()
    return won


def test_a_row_of_five_with_the_last_move_of_the_limit_wins() -> None:
    match = table(
        """
        OOOO.XXXXOOO
        XXXXOOOOXXXX
        .O..........
        """,
        moves=99,
    )
    match.play("move 1,0 4,2")
    assert match.result().reason == "five"


def test_a_player_who_has_no_move_passes_and_only_then() -> None:
    """In Trio a chain by sides in which seat 0 holds every joint: nothing of his may be lifted."""
    match = Match.load(state_of("", "trio", phase="move", pieces=_joint_chain()))
    assert legal(match) == {"pass"}
    match.play("pass")
    assert match.turn == 1
    assert match.game.to_json(match.state)["moves"] == 1
    assert "pass" not in legal(match)


def _joint_chain() -> list[list[list[int]]]:
    """Y X O X Y X O … along y = 0, every X a joint; the other pyramids of Y and O lie in a heap at each end."""
    xs = [[x, 0] for x in range(1, 24, 2)]
    os = [[x, 0] for x in range(2, 24, 4)] + [[x, y] for x in (24, 25, 26) for y in (0, 1)]
    ys = [[x, 0] for x in range(0, 24, 4)] + [[x, y] for x in (-3, -2, -1) for y in (0, 1)]
    return [sorted(xs), sorted(os), sorted(ys)]


def test_pieces_may_drift_any_distance() -> None:
    state = state_of(ALL_LAID)
    state["pieces"] = [[[x + 200_000, y - 300_000] for x, y in cells] for cells in state["pieces"]]
    match = Match.load(state)
    match.play("move 200000,-299999 199999,-299999")
    assert match.game.to_json(match.state)["pieces"][0][0] == [199999, -299999]
