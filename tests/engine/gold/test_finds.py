"""A chamber is revealed: photo, treasures, mummy, curse."""

from __future__ import annotations

from tests.engine.gold.boards import field, maze, named, play, same_picture

TWO_WAYS = """
    ·····╸
    ······
    ······
    ······
    ·┣┏···
    ·┗@┛··
"""
FOUND = {"d2": "corner chamber"}


def two_ways(photo: str, **fields: object):
    """The chamber of d2 can be opened to the west and to the south, at the end of two ways of the same length."""
    others = [name for name in ("1M", "3M", "2C", "1C") if name != photo]
    fields.setdefault("A", "c2 d1")
    return maze(TWO_WAYS, hidden=FOUND, photo_pile=[*others, photo], **fields)


def test_the_finder_takes_the_photo_and_lays_out_as_many_treasures_as_it_shows() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ······
        ······
        ·┗@┛··
        """,
        hidden={"c2": "corner chamber"},
        treasure_pile=["bust", 2, 2, 2, 3, 3, 2, 3, 3],
    )
    events = play(match, "reveal c2", "set c2 ES")
    assert field(match, "photos") == [["2"], []]
    assert field(match, "tiles")["c2"]["loot"] == [3, 3]
    assert field(match, "photo_pile") == ["1M", "3M", "2C", "1C"]
    assert field(match, "treasure_pile") == ["bust", 2, 2, 2, 3, 3, 2]
    assert match.result().scores == [1, 0]
    assert field(match, "reached") == [42, 0]
    assert (field(match, "turn"), field(match, "actions_left")) == (0, 2)
    assert [event.photo for event in named(events, "photo_taken")] == ["2"]
    assert [event.treasure for event in named(events, "treasure_laid_out")] == [3, 3]


def test_a_mummy_chases_everybody_from_both_of_two_equal_ways() -> None:
    match = two_ways("3M", A="c2 d1", P="b1 c2")
    events = play(match, "reveal d2", "set d2 SW")
    assert field(match, "figures") == [{"A": "c1", "P": "b1"}, {"A": "c1", "P": "c1"}]
    (woke,) = named(events, "mummy_woke")
    assert (woke.tile, woke.ways) == ("d2", ("c1", "c2", "d1", "d2"))
    fled = {(event.seat, event.figure, event.tile) for event in named(events, "figure_fled")}
    assert fled == {(0, "A", "c2"), (1, "A", "d1"), (1, "P", "c2")}
    assert [event.why for event in named(events, "turn_ended")] == ["mummy"]
    assert field(match, "turn") == 1


def test_a_mummy_takes_the_shorter_way_only() -> None:
    match = two_ways("3M", A="c2 d1")
    play(match, "reveal d2", "set d2 ES")
    assert field(match, "figures") == [{"A": "c2", "P": "c1"}, {"A": "c1", "P": "c1"}]
    assert field(match, "turn") == 1


def test_who_flees_leaves_what_he_carried_where_he_fled_from() -> None:
    match = two_ways("1M", A="c2 d1", carries=[None, 3], museum=[[2], []])
    events = play(match, "reveal d2", "set d2 SW")
    assert field(match, "carries") == [None, None]
    assert field(match, "museum") == [[2], []]
    assert field(match, "tiles")["d1"]["loot"] == [3]
    assert [e.left_behind for e in named(events, "figure_fled") if e.seat == 1] == [3]


def test_who_is_on_the_entrance_does_not_flee_but_drops_what_he_should_not_carry_there() -> None:
    match = two_ways("1M", A="c2 c1", carries=[None, 3], museum=[[2], []])
    events = play(match, "reveal d2", "set d2 SW")
    assert field(match, "carries") == [None, None]
    assert field(match, "tiles")["c1"]["loot"] == [3]
    assert [(event.seat, event.figure) for event in named(events, "figure_fled")] == [(0, "A"), (1, "A")]


def test_a_mummy_sleeps_when_the_finder_turns_the_door_away_and_the_turn_goes_on() -> None:
    match = two_ways("3M")
    events = play(match, "reveal d2", "set d2 NE")
    assert [event.type for event in events[-1:]] == ["mummy_asleep"]
    assert field(match, "photos") == [["2", "3M"], []]
    assert len(field(match, "tiles")["d2"]["loot"]) == 3
    assert field(match, "figures")[0]["A"] == "c2"
    assert (field(match, "turn"), field(match, "actions_left")) == (0, 2)


def test_a_mummy_with_nobody_on_its_way_still_ends_the_turn() -> None:
    match = two_ways("3M", A="c2 c1")
    events = play(match, "reveal d2", "set d2 ES")
    assert named(events, "figure_fled") == []
    assert field(match, "figures") == [{"A": "c2", "P": "c1"}, {"A": "c1", "P": "c1"}]
    assert field(match, "turn") == 1


def test_lanterns_do_not_shorten_the_way_of_a_mummy() -> None:
    match = maze(
        """
        ······
        ······
        ······
        ·┳━┓··
        ·┃·┃··
        ·┗@┛··
        """,
        A="b3 c3",
        P="b1 d3",
        lanterns=["c3 d3 d2 d1", ""],
        hidden={"a3": "dead chamber"},
        photo_pile=["2", "3M", "2C", "1C", "1M"],
    )
    play(match, "reveal a3", "set a3 E")
    assert field(match, "figures") == [{"A": "c1", "P": "c1"}, {"A": "c3", "P": "d3"}]


def test_a_curse_puts_out_every_lantern_on_every_shortest_way_the_entrance_included() -> None:
    match = two_ways("2C", lanterns=["c1 c2 b1", "d1 b2"])
    events = play(match, "reveal d2", "set d2 SW")
    assert field(match, "lanterns") == [["b1"], ["b2"]]
    assert field(match, "lanterns_left") == [4, 4]
    assert field(match, "figures")[0]["A"] == "c2"
    (struck,) = named(events, "curse_struck")
    assert struck.ways == ("c1", "c2", "d1", "d2")
    out = [(event.seat, event.tiles) for event in named(events, "lanterns_went_out")]
    assert out == [(0, ("c1", "c2")), (1, ("d1",))]
    assert [event.why for event in named(events, "turn_ended")] == ["curse"]
    assert field(match, "turn") == 1


def test_a_curse_without_a_way_does_nothing_and_the_turn_goes_on() -> None:
    match = two_ways("1C", lanterns=["c1 c2", "d1"])
    events = play(match, "reveal d2", "set d2 NE")
    assert events[-1].type == "curse_asleep"
    assert field(match, "lanterns") == [["c1", "c2"], ["d1"]]
    assert field(match, "turn") == 0


def test_the_bust_is_the_last_treasure_found_and_its_finder_is_remembered() -> None:
    match = maze(
        """
        ╺╸··╔╗
        ······
        ······
        ······
        ······
        ··@···
        """,
        hidden={"c2": "straight chamber"},
        photo_pile=["2"],
        turn=1,
    )
    events = play(match, "reveal c2", "set c2 NS")
    assert field(match, "tiles")["c2"]["loot"][-1] == "bust"
    assert field(match, "treasure_pile") == []
    assert field(match, "photo_pile") == []
    assert (field(match, "bust"), field(match, "finder")) == ("chamber", 1)
    assert (field(match, "clock"), field(match, "countdown")) == (None, None)
    assert [event.bust for event in named(events, "bust_moved")] == ["chamber"]


def test_a_corridor_brings_nothing() -> None:
    match = maze(TWO_WAYS, A="c2 c1", hidden={"d2": "tee"})
    events = play(match, "reveal d2", "set d2 NSW")
    assert [event.type for event in events] == ["tile_turned"]
    assert same_picture(match, TWO_WAYS.replace("┣┏·", "┣┏┫"))
    assert field(match, "photos") == [["2"], []]
