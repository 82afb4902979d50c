"""What a seat sees, and what it may imagine."""

from __future__ import annotations

from collections import Counter

from game.engine import dispatch
from game.engine.match import Match
from game.engine.rng import below, make_rng
from tests.engine.gold.boards import field, maze, play

HALF = """
    ╺·····
    ······
    ······
    ······
    ··┃···
    ·┏@━··
"""


def random_match(seed: int, plies: int) -> Match:
    match = Match.new("gold", 2 + seed % 3, seed, {})
    rng = make_rng(seed)
    while not match.over and len(match.actions) < plies:
        names = sorted(match.legal_by_name())
        match.play(names[below(rng, len(names))])
    return match


def test_a_seat_sees_neither_face_down_tiles_nor_the_order_of_photos_and_treasures() -> None:
    match = maze(HALF)
    seen = match.game.to_json(match.view(1))
    everything = match.game.to_json(match.state)
    assert seen["tiles"]["f6"] == {"shape": None, "chamber": None, "up": False, "open": None, "loot": []}
    assert seen["tiles"]["a6"] == everything["tiles"]["a6"]
    assert (seen["photo_pile"], seen["treasure_pile"]) == (4, 7)
    hidden = {"tiles", "photo_pile", "treasure_pile"}
    assert {name: seen[name] for name in seen if name not in hidden} == {
        name: everything[name] for name in everything if name not in hidden
    }


def test_a_tile_just_revealed_is_seen_by_everybody() -> None:
    match = maze(HALF, A="d1 c1", hidden={"e1": "corner chamber"})
    play(match, "reveal e1")
    seen = match.game.to_json(match.view(1))["tiles"]["e1"]
    assert seen == {"shape": "corner", "chamber": True, "up": True, "open": None, "loot": []}


def test_empty_piles_are_numbers_for_a_seat() -> None:
    match = maze(HALF.replace("╺·····", "╺╸·║╔╗"), countdown=3, loot={"d6": ["bust"]})
    seen = match.game.to_json(match.view(0))
    assert (seen["photo_pile"], seen["treasure_pile"]) == (0, 0)


def test_a_view_does_not_depend_on_what_it_hides() -> None:
    for seed in range(12):
        match = random_match(seed, 40 * seed)
        for seat in range(match.players):
            view = match.view(seat)
            for guess_seed in range(5):
                guess = match.state.copy()
                dispatch.resample(guess, make_rng(guess_seed))
                assert match.game.view_of(guess, seat).tobytes() == view.tobytes()


def test_what_is_imagined_looks_like_what_is_seen_and_can_be() -> None:
    for seed in range(12):
        match = random_match(seed, 60 * seed)
        view = match.view(0)
        seen = match.game.to_json(view)
        guess = view.copy()
        dispatch.resample(guess, make_rng(seed))
        assert match.game.to_json(match.game.view_of(guess, 0)) == seen
        assert match.game.from_json(match.game.to_json(guess)).tobytes() == guess.tobytes()


def test_every_piece_is_imagined_everywhere_equally_often() -> None:
    match = maze(HALF)
    kinds: Counter[tuple[str, bool]] = Counter()
    tops: Counter[str] = Counter()
    treasures: Counter[int] = Counter()
    rng = make_rng(3)
    times = 3000
    for _ in range(times):
        guess = match.view(0)
        dispatch.resample(guess, rng)
        json = match.game.to_json(guess)
        kinds[json["tiles"]["f1"]["shape"], json["tiles"]["f1"]["chamber"]] += 1
        tops[json["photo_pile"][-1]] += 1
        treasures[json["treasure_pile"][-1]] += 1
        assert json["treasure_pile"][0] == "bust"
    unseen = {("tee", False): 12, ("corner", False): 9, ("straight", False): 6}
    unseen |= {("dead", True): 1, ("corner", True): 2, ("straight", True): 1}
    for piece, number in unseen.items():
        assert abs(kinds[piece] - times * number / 31) < 150
    assert set(tops) == set(field(match, "photo_pile"))
    assert all(abs(number - times / 4) < 150 for number in tops.values())
    in_pile = Counter(field(match, "treasure_pile"))
    assert all(abs(treasures[value] - times * in_pile[value] / 6) < 150 for value in (2, 3))


def test_after_the_chamber_of_the_bust_fell_no_chamber_is_imagined_face_down() -> None:
    match = maze(HALF.replace("┃", "o").replace("╺·····", "╺╸··╔╗"), clock=0)
    for seed in range(50):
        guess = match.view(0)
        dispatch.resample(guess, make_rng(seed))
        tiles = match.game.to_json(guess)["tiles"].values()
        assert sum(tile["chamber"] for tile in tiles) == 4
