"""Picking up, dropping, stealing, delivering."""

from __future__ import annotations

from tests.engine.gold.boards import field, legal, maze, named, play

TREASURY = """
    ······
    ······
    ······
    ······
    ··┃···
    ·╺@━━·
"""


def test_picking_up_is_free_and_needs_empty_hands() -> None:
    match = maze(TREASURY, A="b1 c1", loot={"b1": [2, 3]})
    assert legal(match, "pick") == {"2", "3"}
    play(match, "pick 3")
    assert field(match, "actions_left") == 3
    assert field(match, "carries") == [3, None]
    assert field(match, "tiles")["b1"]["loot"] == [2]
    assert legal(match, "pick") == set()


def test_what_lies_elsewhere_is_not_picked_up_and_the_porter_picks_up_nothing() -> None:
    match = maze(TREASURY, P="b1 c1", loot={"b1": [2, 3]})
    assert legal(match, "pick") == set()


def test_there_is_no_endless_picking_up_and_dropping() -> None:
    match = maze(TREASURY, A="b1 c1", loot={"b1": [2, 3]})
    play(match, "pick 2")
    assert field(match, "took") is True
    assert "drop" not in match.legal_by_name()
    play(match, "lantern")
    assert field(match, "took") is False
    play(match, "drop", "pick 3")
    assert "drop" not in match.legal_by_name()


def test_what_was_picked_up_can_be_dropped_in_a_later_turn() -> None:
    match = maze(TREASURY, A="b1 c1", loot={"b1": [2, 3]})
    play(match, "pick 2", "end")
    assert field(match, "took") is False
    play(match, "end", "drop")
    assert field(match, "carries") == [None, None]
    assert field(match, "tiles")["b1"]["loot"] == [2, 3]


def test_free_actions_remain_when_no_action_is_left() -> None:
    match = maze(TREASURY, A="b1 b1", loot={"b1": [2]}, carries=[None, 3], actions_left=0)
    assert legal(match) == {"pick 2", "steal 1", "end"}


def test_stealing_and_stealing_back_and_dropping() -> None:
    match = maze(TREASURY, A="d1 d1", carries=[None, 3], museum=[[2], []])
    (stolen,) = play(match, "steal 1")
    assert (stolen.seat, stolen.victim, stolen.treasure, stolen.tile) == (0, 1, 3, "d1")
    assert field(match, "carries") == [3, None]
    assert {"drop", "steal 1"}.isdisjoint(match.legal_by_name())
    play(match, "end")
    assert legal(match, "steal") == {"0"}
    play(match, "steal 0")
    assert field(match, "carries") == [None, 3]
    play(match, "lantern", "drop")
    assert field(match, "tiles")["d1"]["loot"] == [3]
    assert legal(match, "pick") == {"3"}


def test_stealing_needs_empty_hands_and_the_same_tile() -> None:
    assert legal(maze(TREASURY, A="d1 e1", carries=[None, 3], museum=[[2], []]), "steal") == set()
    assert legal(maze(TREASURY, A="d1 d1", carries=[2, 3]), "steal") == set()
    assert legal(maze(TREASURY, P="d1 c1", A="c1 d1", carries=[None, 3], museum=[[2], []]), "steal") == set()


def test_one_may_steal_from_each_of_several_others() -> None:
    match = maze(TREASURY, players=4, turn=2, A="d1 d1 d1 d1", carries=[2, None, None, 3])
    assert legal(match, "steal") == {"0", "3"}


def test_a_treasure_brought_to_the_entrance_goes_to_the_museum_at_once() -> None:
    match = maze(TREASURY, A="d1 c1", carries=[3, None], museum=[[], [2]], turn=0)
    events = play(match, "walk A c1")
    assert [(e.seat, e.treasure) for e in named(events, "treasure_delivered")] == [(0, 3)]
    assert field(match, "museum") == [[3], [2]]
    assert field(match, "reached") == [41, 0]
    play(match, "end")
    assert legal(match, "steal") == set()


def test_a_walk_with_a_treasure_costs_what_it_costs_without_lanterns_included() -> None:
    match = maze(TREASURY, A="e1 c1", carries=[3, None], museum=[[], [2]], lanterns=["d1", ""])
    play(match, "walk A c1")
    assert field(match, "museum") == [[3], [2]]
    assert field(match, "actions_left") == 2


def test_dropping_elsewhere_leaves_the_treasure_for_others() -> None:
    match = maze(TREASURY, A="d1 d1", carries=[3, None], museum=[[2], []])
    (dropped,) = play(match, "drop")
    assert (dropped.treasure, dropped.tile) == (3, "d1")
    play(match, "end", "pick 3", "walk A c1")
    assert field(match, "museum") == [[2], [3]]
