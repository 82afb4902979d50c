"""Cheops: why an action is not legal, as the key of a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.cheops.notation import ACTION_NAMES
from game.engine.contract import WhyNot
from game.engine.match import Match
from tests.engine.cheops.boards import legal, table
from tests.engine.cheops.games import positions_of_random_games


def why_not(match: Match, name: str) -> WhyNot | None:
    return match.game.why_not(match.state, name)


def test_there_is_no_reason_exactly_when_an_action_is_legal() -> None:
    names = ACTION_NAMES[:450] + ACTION_NAMES[450::29]
    for match in positions_of_random_games(8, every=17):
        allowed = legal(match)
        for name in names:
            assert (why_not(match, name) is None) == (name in allowed), name


def test_unknown_actions_have_a_reason_too() -> None:
    match = Match.new("cheops", 2, 1)
    for name in ("", "place", "place F z1", "law 12 b1 a1", "place F a1 ", "sell all", "law 7 R 0"):
        assert why_not(match, name) == WhyNot("no-such-action")


START: dict[str, Any] = {"laid": 14}
END: dict[str, Any] = {"laid": 14, "phase": "end"}
TREASURE: dict[str, Any] = {"laid": 14, "phase": "treasure", "taken": "R"}
COVERED_7: dict[str, Any] = {"laid": 36, "tables": {"R": {"sold": 2, "seven": 1}}}
CASES = [
    (START, "place F a1", "block-carries-a-tile"),
    (START, "place F c5", "needs-two-tiles-beneath"),
    (START, "place M b4", "same-member-next-to-it"),
    (START | {"hands": ["MM", "FMDS"]}, "place F b5", "not-in-your-hand"),
    (START | {"money": [15, 0]}, "neighbour b4", "not-enough-money"),
    (START | {"money": [20, 0], "hands": ["", "FMDS"]}, "neighbour b4", "no-tiles-in-hand"),
    (START | {"money": [20, 0]}, "neighbour c5", "needs-two-tiles-beneath"),
    (START, "pass", "a-tile-can-be-placed"),
    (START, "sell", "nothing-taken"),
    (START, "hold", "no-law-taken"),
    (START, "draw 1", "placement-comes-first"),
    (START, "end", "placement-comes-first"),
    (START, "declare R", "declared-at-the-end-of-the-game"),
    (START, "law 4 R", "law-not-taken"),
    (START, "law 10 R", "law-not-yours"),
    (START | {"laws": [[10], []]}, "law 10 R", "none-kept"),
    (START | {"laws": [[10], []], "held_this_turn": [10]}, "law 10 R", "law-taken-this-turn"),
    (START | {"laws": [[11], []]}, "law 11 F b8", "law-11-needs-a-treasure"),
    (START | {"laws": [[12], []]}, "law 12 a1 b4", "no-treasure-there"),
    (END, "place F b5", "placement-is-over"),
    (END, "draw 1", "hand-is-full"),
    (END | {"hands": ["FMD", "FMDS"], "heights": (0, 3)}, "draw 1", "stack-is-empty"),
    (END | {"laws": [[12], []], "drawn": True}, "law 12 j1 k1", "no-laws-after-drawing"),
    (TREASURE, "place F b5", "deal-with-taken-first"),
    (TREASURE, "end", "deal-with-taken-first"),
    (TREASURE, "box", "treasure-does-not-go-to-the-box"),
    (TREASURE | {"tables": {"R": {"sold": 5}}}, "sell", "table-is-full"),
    (TREASURE | {"tables": {"R": {"law": 5}}}, "sell", "law-5-no-selling"),
    (TREASURE | {"tables": {"R": {"law": 4}}}, "keep", "law-4-no-keeping"),
    ({"laid": 14, "phase": "law", "taken": "L7", "tables": {"R": {"sold": 2}}}, "law 7 R 2", "row-is-covered"),
    ({"laid": 14, "phase": "law", "taken": "L7"}, "law 7 G 6", "no-such-row"),
    ({"laid": 14, "phase": "law", "taken": "L7"}, "keep", "law-is-no-treasure"),
    ({"laid": 14, "phase": "law", "taken": "L7"}, "box", "law-does-not-go-to-the-box"),
    ({"laid": 14, "phase": "law", "taken": "L7"}, "hold", "law-cannot-be-held"),
    ({"laid": 14, "phase": "law", "taken": "L8"}, "law 8 market", "no-law-there"),
    (COVERED_7 | {"phase": "law", "taken": "L8"}, "law 8 on R", "law-7-is-covered"),
    ({"laid": 14, "phase": "law", "taken": "L9"}, "law 9 pay", "not-enough-money"),
    ({"laid": 36, "phase": "law", "taken": "L4", "tables": {"R": {"law": 5}}}, "law 4 R", "table-has-a-law"),
]


@pytest.mark.parametrize(("named", "action", "key"), CASES, ids=[f"{key}: {action}" for _, action, key in CASES])
def test_the_reason_is_the_one_a_player_would_give(named: dict[str, Any], action: str, key: str) -> None:
    reason = why_not(table(**named), action)
    assert reason is not None
    assert reason.key == key


def test_the_values_of_a_sentence_are_given() -> None:
    assert why_not(table(money=[15, 0]), "neighbour a1") == WhyNot("not-enough-money", {"money": 15, "price": 20})


def test_when_the_game_is_over_that_is_the_reason() -> None:
    match = table(laid=36, tables={"R": {"sold": 5}, "O": {"sold": 4}}, phase="treasure", taken="O")
    match.play("sell")
    assert why_not(match, "place F a1") == WhyNot("game-over")
