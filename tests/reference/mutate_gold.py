"""Changes to a running game of The Pharaoh's Gold that keep every count right."""

from __future__ import annotations

import random

from .gold_board import BUST, NEIGHBOURS, OPPOSITE, TURNS_OF_SHAPE, in_loot_order


def settled_tiles(state: dict) -> list[str]:
    """Face-up tiles that are turned already, without the entrance."""
    tiles = state["tiles"]
    return [tile for tile in tiles if tiles[tile]["open"] and tile != state["entrance"]]


def chamber_stands_with_bust(state: dict) -> bool:
    return state["clock"] is None and state["bust"] in ("chamber", "carried")


def turn_up_corridors(state: dict, rng: random.Random) -> None:
    share = rng.random()
    for face in state["tiles"].values():
        if not face["up"] and not face["chamber"] and rng.random() < share:
            face["up"] = True
            face["open"] = rng.choice(TURNS_OF_SHAPE[face["shape"]])


def find_chambers(state: dict, rng: random.Random) -> None:
    """Some chambers were found before, sometimes all of them."""
    for face in state["tiles"].values():
        if face["chamber"] and not face["up"] and rng.random() < 0.8:
            find_chamber(state, face, rng)


def find_chamber(state: dict, face: dict, rng: random.Random) -> None:
    photo = state["photo_pile"].pop()
    finder = rng.randrange(state["players"])
    state["photos"][finder].append(photo)
    state["reached"][finder] = state["tick"]
    face["up"] = True
    face["open"] = rng.choice(TURNS_OF_SHAPE[face["shape"]])
    face["loot"] = in_loot_order([state["treasure_pile"].pop() for _ in range(int(photo[0]))])
    if BUST in face["loot"]:
        state["bust"] = "chamber"
        state["finder"] = finder
        state["countdown"] = rng.randint(1, 3)


def turn_tiles(state: dict, rng: random.Random) -> None:
    """At random, or so that tiles fit together, which makes many ways."""
    fitting = rng.random() < 0.5
    for tile in settled_tiles(state):
        face = state["tiles"][tile]
        if state["phase"] == "set" and tile == state["figures"][state["turn"]]["A"]:
            continue
        turns = rng.sample(TURNS_OF_SHAPE[face["shape"]], len(TURNS_OF_SHAPE[face["shape"]]))
        if fitting:
            face["open"] = max(turns, key=lambda openings, tile=tile: ways_out(state, tile, openings))
        elif rng.random() < 0.5:
            face["open"] = turns[0]


def ways_out(state: dict, tile: str, openings: str) -> int:
    """To how many tiles it would be connected."""
    faces = [(side, state["tiles"].get(NEIGHBOURS[tile].get(side))) for side in openings]
    return sum(bool(face) and OPPOSITE[side] in (face["open"] or "") for side, face in faces)


def swap_hidden(state: dict, rng: random.Random) -> None:
    """The photos in the pile, and the tiles nobody knows; a tile just revealed may become a chamber."""
    rng.shuffle(state["photo_pile"])
    tiles = state["tiles"]
    hidden = [tile for tile in tiles if not tiles[tile]["up"]]
    chambers = [tile for tile in hidden if tiles[tile]["chamber"]]
    if state["phase"] == "set" and chambers:
        swap_faces(tiles[state["revealed"]], tiles[rng.choice(chambers)])
    for tile in hidden:
        swap_faces(tiles[tile], tiles[rng.choice(hidden)])


def swap_faces(one: dict, other: dict) -> None:
    for name in ("shape", "chamber"):
        one[name], other[name] = other[name], one[name]


def move_figures(state: dict, rng: random.Random) -> None:
    crowded = rng.choice([*settled_tiles(state), state["entrance"]])
    for seat, figures in enumerate(state["figures"]):
        for figure, tile in figures.items():
            if tile and not must_stay(state, seat, figure) and rng.random() < 0.6:
                goals = settled_tiles(state)
                if figure == "P" or state["carries"][seat] is None:
                    goals = [*goals, state["entrance"], crowded, crowded]
                figures[figure] = rng.choice(goals or [tile])


def must_stay(state: dict, seat: int, figure: str) -> bool:
    reveals = state["phase"] == "set" and seat == state["turn"]
    holds_bust_in_chamber = state["carries"][seat] == BUST and state["clock"] is None
    return figure == "A" and (reveals or holds_bust_in_chamber)


def move_lanterns(state: dict, rng: random.Random) -> None:
    places = [*settled_tiles(state), state["entrance"]]
    for seat, lit in enumerate(state["lanterns"]):
        own = len(lit) + state["lanterns_left"][seat]
        number = rng.randint(0, min(own, len(places)))
        state["lanterns"][seat] = sorted(rng.sample(places, number))
        state["lanterns_left"][seat] = own - number


def move_loot(state: dict, rng: random.Random) -> None:
    """What lies about lies elsewhere, or in empty hands."""
    places = settled_tiles(state)
    for tile in places:
        face = state["tiles"][tile]
        for treasure in list(face["loot"]):
            if treasure == BUST or rng.random() < 0.5:
                continue
            face["loot"].remove(treasure)
            free = free_hands(state)
            if free and rng.random() < 0.6:
                state["carries"][rng.choice(free)] = treasure
            else:
                goal = state["tiles"][rng.choice(places)]
                goal["loot"] = in_loot_order([*goal["loot"], treasure])


def free_hands(state: dict) -> list[int]:
    return [
        seat
        for seat, figures in enumerate(state["figures"])
        if figures["A"] not in (None, state["entrance"]) and state["carries"][seat] is None
    ]


def move_free_bust(state: dict, rng: random.Random) -> None:
    """A bust that lies outside of its chamber lies elsewhere, beside somebody if possible."""
    if state["bust"] != "dropped":
        return
    for face in state["tiles"].values():
        if BUST in face["loot"]:
            face["loot"].remove(BUST)
    standing = [f["A"] for f in state["figures"] if f["A"] not in (None, state["entrance"])]
    goal = state["tiles"][rng.choice(standing or settled_tiles(state))]
    goal["loot"] = in_loot_order([*goal["loot"], BUST])


def gather_around_bust(state: dict, rng: random.Random) -> None:
    """Figures come to where the bust is, and one of them may hold it."""
    tiles = state["tiles"]
    places = [tile for tile in tiles if BUST in tiles[tile]["loot"]]
    places += [f["A"] for f, held in zip(state["figures"], state["carries"], strict=True) if held == BUST]
    if not places:
        return
    for seat, figures in enumerate(state["figures"]):
        for figure in "AP":
            if figures[figure] and not must_stay(state, seat, figure) and rng.random() < 0.5:
                figures[figure] = places[0]
    free = [seat for seat in free_hands(state) if state["figures"][seat]["A"] == places[0]]
    if free and BUST in tiles[places[0]]["loot"] and rng.random() < 0.5:
        tiles[places[0]]["loot"].remove(BUST)
        give_bust(state, rng.choice(free))


def give_bust(state: dict, seat: int) -> None:
    state["carries"][seat] = BUST
    state["bust"] = "carried"
    if state["clock"] is not None:
        state["clock"] = seat


def change_clock_player(state: dict, rng: random.Random) -> None:
    if state["clock"] is not None and state["bust"] != "carried":
        state["clock"] = rng.randrange(state["players"])
    if state["countdown"] is not None:
        state["countdown"] = rng.randint(1, 3)


def near_the_end(state: dict, rng: random.Random) -> None:
    """Late rounds and idle players; seldom, for it ends the game soon."""
    if rng.random() < 0.8:
        return
    state["round"] = rng.choice([state["round"], rng.randint(10, 190), 199, 200])
    state["tick"] += 4 * state["round"] * state["players"]
    if state["round"] >= 10 and rng.random() < 0.5:
        state["idle"] = [rng.randint(0, 2) for _ in state["idle"]]


def change_turn(state: dict, rng: random.Random) -> None:
    found_this_turn = chamber_stands_with_bust(state) and state["countdown"] is None
    if state["phase"] != "act" or found_this_turn:
        return
    state["turn"] = rng.randrange(state["players"])
    state["took"] = False
    state["actions_left"] = rng.randint(0, 3)


GOLD_CHANGES = [
    turn_up_corridors,
    find_chambers,
    turn_tiles,
    move_figures,
    move_figures,
    move_lanterns,
    move_loot,
    move_free_bust,
    gather_around_bust,
    swap_hidden,
    change_clock_player,
    near_the_end,
    change_turn,
]
