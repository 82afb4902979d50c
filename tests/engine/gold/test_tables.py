"""The tables of the game, against the leaflet."""

from __future__ import annotations

from game.engine.gold import rules, tables
from game.engine.gold.ways import first_tile, neighbours


def test_the_pieces_are_those_of_the_rules() -> None:
    assert tables.NUMBER_OF_KIND.tolist() == [12, 10, 8, 2, 2, 1]
    assert sum(tables.NUMBER_OF_KIND.tolist()) == 35
    assert [tables.PHOTO_NAMES[photo] for photo in range(1, 6)] == ["1M", "3M", "2C", "1C", "2"]
    assert int(tables.PHOTO_TREASURES.sum()) == tables.TREASURES == 9
    assert len(tables.ENTRANCE_PLACES) == 16


def test_a_tile_is_found_from_the_lowest_bit_of_a_set() -> None:
    for tile in range(36):
        for other in range(tile, 36):
            assert first_tile(1 << tile | 1 << other) == tile


def test_neighbours_have_a_common_side() -> None:
    for tile, name in enumerate(tables.TILE_NAMES):
        around = [other for other in range(36) if neighbours(1 << tile) >> other & 1]
        names = [tables.TILE_NAMES[other] for other in around]
        wanted = [
            other
            for other in tables.TILE_NAMES
            if abs(ord(other[0]) - ord(name[0])) + abs(int(other[1]) - int(name[1])) == 1
        ]
        assert names == wanted


def test_a_state_is_small() -> None:
    assert rules.STATE.itemsize <= 768
