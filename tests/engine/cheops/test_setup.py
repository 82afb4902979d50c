"""RULES.md section 1, setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.cheops import tables
from game.engine.cheops.notation import ACTION_NAMES
from game.engine.cheops.state import STATE
from game.engine.contract import RefusedError
from game.engine.match import Match
from tests.engine.cheops.boards import EYES, json_of

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_a_state_has_at_most_512_bytes() -> None:
    assert STATE.itemsize <= 512


def test_every_action_has_a_name_of_its_own() -> None:
    assert len(ACTION_NAMES) == len(set(ACTION_NAMES)) == tables.NUM_ACTIONS


def test_names_begin_where_the_numbers_begin() -> None:
    firsts = {
        tables.BUY: "neighbour a1",
        tables.PASS: "pass",
        tables.DRAW: "draw 1",
        tables.END_TURN: "end",
        tables.DECLARE_9: "declare R",
        tables.LAY_UNDER: "law 4 R",
        tables.LAY_7: "law 7 R 1",
        tables.REMOVE_MARKET: "law 8 market",
        tables.REMOVE_7: "law 8 on R",
        tables.REMOVE_HELD: "law 8 seat 0 L9",
        tables.PAY_9: "law 9 pay",
        tables.SELL_KEPT: "law 10 R",
        tables.PLACE_MORE: "law 11 F a1",
        tables.EXCHANGE_KEPT: "law 12 R a1",
        tables.EXCHANGE: "law 12 a1 a2",
    }
    assert {action: ACTION_NAMES[action] for action in firsts} == firsts


def test_there_are_sixteen_price_tables() -> None:
    assert Counter(name.split("-")[0] for name in tables.PRICE_TABLES) == {"I": 6, "II": 6, "III": 4}
    assert {len(rows.split()) for rows in tables.PRICE_TABLES.values()} == {5, 6}


@PLAYERS
def test_two_price_tables_of_each_type_are_dealt_to_the_colours(players: int) -> None:
    names = [part["table"] for part in json_of(Match.new("cheops", players, 3))["tables"].values()]
    assert len(set(names)) == 6
    assert Counter(name.split("-")[0] for name in names) == {"I": 2, "II": 2, "III": 2}


def test_six_laws_lie_on_the_eye_blocks_and_six_in_the_box() -> None:
    state = json_of(Match.new("cheops", 4, 3))
    laws = {block: int(content[1:]) for block, content in state["pyramid"].items() if content[0] == "L"}
    assert list(laws) == EYES
    assert sorted([*laws.values(), *state["box"]]) == list(range(1, 13))


def test_ten_treasures_of_each_colour_lie_on_the_other_blocks() -> None:
    contents = Counter(json_of(Match.new("cheops", 4, 3))["pyramid"].values())
    assert {colour: contents[colour] for colour in "ROGBVW"} == dict.fromkeys("ROGBVW", 10)


@pytest.mark.parametrize(
    ("players", "heights"), [(2, [19, 19, 18]), (3, [18, 17, 17]), (4, [16, 16, 16]), (5, [15, 15, 14])]
)
def test_the_rest_of_the_tiles_goes_into_three_stacks_of_equal_heights(players: int, heights: list[int]) -> None:
    state = json_of(Match.new("cheops", players, 3))
    assert state["hands"] == ["FMDS"] * players
    assert [len(stack) for stack in state["stacks"]] == heights
    assert Counter("".join(state["stacks"])) == dict.fromkeys("FMDS", 16 - players)


def test_seat_0_begins_unless_the_table_says_otherwise() -> None:
    assert Match.new("cheops", 3, 1).turn == 0
    assert Match.new("cheops", 3, 1, {"first": 2}).turn == 2


@pytest.mark.parametrize("options", [{"first": 3}, {"first": -1}, {"first": True}, {"first": "0"}, {"last": 0}])
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(RefusedError):
        Match.new("cheops", 3, 1, options)


def test_one_player_or_six_are_refused() -> None:
    for players in (1, 6):
        with pytest.raises(RefusedError):
            Match.new("cheops", players, 1)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    deals = [json_of(Match.new("cheops", 3, seed)) for seed in (7, 7, 8)]
    assert deals[0] == deals[1]
    assert deals[0]["pyramid"] != deals[2]["pyramid"]


def test_everybody_starts_without_money_and_the_market_price_is_10() -> None:
    match = Match.new("cheops", 2, 1)
    assert match.result().scores == [0, 0]
    match.play("place F a1")
    match.play("sell")
    assert match.result().scores == [10, 0]
