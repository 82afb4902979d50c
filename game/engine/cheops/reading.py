"""Cheops: a state read from JSON; what cannot be is refused with one plain sentence."""

from __future__ import annotations

from typing import Any

from game.engine import checks
from game.engine.cheops import count, pyramid
from game.engine.cheops.notation import laws_in, to_json
from game.engine.cheops.state import STATE, full_tables, full_tables_to_end, is_full
from game.engine.cheops.tables import (
    BLOCK_NAMES,
    BY_BLOCKED,
    COLOURS,
    CONTENTS,
    DECLARE,
    EYES,
    FIRST_LAW,
    FIRST_TREASURE,
    HAND,
    LAW,
    LAWS_IN_BOX,
    MEMBERS,
    NEIGHBOUR,
    NEIGHBOURS_IN_ALL,
    NO_REASON,
    NONE,
    NUM_LAWS,
    OVER,
    PHASES,
    REASONS,
    ROW_COUNT,
    STACKS,
    START,
    TABLE_NAMES,
    TABLE_TYPES,
    TILES_PER_MEMBER,
    TREASURE,
    TREASURES,
)
from game.engine.contract import Json, RefusedError, new_state
from game.engine.dispatch import State

_FIELDS = tuple(to_json(new_state(STATE)))
_TREASURES_AND_LAWS = CONTENTS[FIRST_TREASURE:]
MOST_MONEY = 1_000_000_000


def from_json(json: Json) -> State:
    """The state that a JSON object describes; refuses what cannot be."""
    checks.exact_fields(json, "The state", _FIELDS)
    state = new_state(STATE)
    state.players = checks.whole_number(json["players"], "players", 2, 5)
    state.turn = checks.whole_number(json["turn"], "turn", 0, int(state.players) - 1)
    _read_turn(state, json)
    _read_pyramid(state, json["pyramid"])
    _read_tables(state, json["tables"])
    _read_tiles(state, json)
    _read_seats(state, json)
    _read_laws(state, json)
    _check_treasures(state)
    _check_turn(state)
    _check_end(state)
    return state


def _read_turn(state: State, json: Json) -> None:
    state.phase = PHASES.index(checks.one_of(json["phase"], "phase", PHASES))
    state.reason = REASONS.index(checks.one_of(json["reason"], "reason", REASONS))
    state.taken = _or_none(json["taken"], "taken", _TREASURES_AND_LAWS, FIRST_TREASURE)
    state.declared = _or_none(json["declared"], "declared", COLOURS, 0)
    after = checks.one_of(json["after"], "after", ("start", "end", None))
    state.after = NONE if after is None else PHASES.index(after)
    state.bought = checks.truth(json["bought"], "bought")
    state.drawn = checks.truth(json["drawn"], "drawn")
    state.neighbours = checks.whole_number(json["neighbours"], "neighbours", 0, NEIGHBOURS_IN_ALL)


def _or_none(value: Any, name: str, choices: Any, first: int) -> int:
    chosen = checks.one_of(value, name, (*choices, None))
    return NONE if chosen is None else first + list(choices).index(chosen)


def _read_pyramid(state: State, blocks: Any) -> None:
    checks.exact_fields(blocks, "The pyramid", BLOCK_NAMES)
    for block, name in enumerate(BLOCK_NAMES):
        content = CONTENTS.index(checks.one_of(blocks[name], f"Block {name}", CONTENTS))
        if content > NEIGHBOUR and (content >= FIRST_LAW) != (block in EYES):
            raise RefusedError(f"Laws lie on the eye blocks, treasures on the others; {name} is wrong.")
        state.pyramid[block] = content
    for block, name in enumerate(BLOCK_NAMES):
        if state.pyramid[block] <= NEIGHBOUR and not pyramid.is_supported(state, block):
            raise RefusedError(f"The tile on {name} is not supported by two tiles beneath.")
    pyramid.survey(state)
    for block, name in enumerate(BLOCK_NAMES):
        tile = int(state.pyramid[block])
        if tile < NEIGHBOUR and state.next_to[block] >> tile & 1:
            raise RefusedError(f"Next to the tile on {name} lies one of the same family member.")


def _read_tables(state: State, tables: Any) -> None:
    checks.exact_fields(tables, "tables", tuple(COLOURS))
    for index, colour in enumerate(COLOURS):
        table = checks.exact_fields(tables[colour], f"The table of {colour}", ("table", "sold", "law", "seven"))
        number = TABLE_NAMES.index(checks.one_of(table["table"], f"The table of {colour}", TABLE_NAMES))
        rows = int(ROW_COUNT[number])
        state.table[index] = number
        state.sold[index] = checks.whole_number(table["sold"], f"sold of {colour}", 0, rows - 1)
        state.under[index] = checks.one_of(table["law"], f"The law of {colour}", (4, 5, 6, None)) or 0
        if table["seven"] is not None:
            state.seven[index] = checks.whole_number(table["seven"], f"seven of {colour}", 1, rows)
    for tables_of_type in TABLE_TYPES:
        if len({int(table) for table in state.table if table in tables_of_type}) != 2:
            raise RefusedError("There are two different price tables of each type.")


def _read_tiles(state: State, json: Json) -> None:
    """READING: stacks of any height can be, since no search for reachability is asked."""
    for seat, hand in enumerate(checks.list_of_length(json["hands"], "hands", int(state.players))):
        tiles = _members(hand, "A hand")
        if len(tiles) > HAND:
            raise RefusedError(f"A hand has at most {HAND} tiles.")
        state.hands[seat] = [tiles.count(member) for member in range(len(MEMBERS))]
    for index, stack in enumerate(checks.list_of_length(json["stacks"], "stacks", STACKS)):
        tiles = _members(stack, "A stack")
        state.heights[index] = len(tiles)
        state.stacks[index, : len(tiles)] = tiles
    for member, name in enumerate(MEMBERS):
        in_stacks = sum(state.stacks[s, : state.heights[s]].tolist().count(member) for s in range(STACKS))
        if in_stacks + state.hands[:, member].sum() + (state.pyramid == member).sum() != TILES_PER_MEMBER:
            raise RefusedError(f"There are {TILES_PER_MEMBER} tiles {name} in pyramid, hands and stacks.")
    if int(state.neighbours) + (state.pyramid == NEIGHBOUR).sum() != NEIGHBOURS_IN_ALL:
        raise RefusedError(f"There are {NEIGHBOURS_IN_ALL} neighbours in all.")


def _members(value: Any, name: str) -> list[int]:
    if not isinstance(value, str) or len(value) > TILES_PER_MEMBER * len(MEMBERS) or set(value) - set(MEMBERS):
        raise RefusedError(f"{name} is a text of the letters {' '.join(MEMBERS)}.")
    return [MEMBERS.index(letter) for letter in value]


def _read_seats(state: State, json: Json) -> None:
    players = int(state.players)
    for seat, money in enumerate(checks.list_of_length(json["money"], "money", players)):
        state.money[seat] = checks.whole_number(money, "Money", 0, MOST_MONEY)
    for seat, kept in enumerate(checks.list_of_length(json["kept"], "kept", players)):
        checks.exact_fields(kept, "kept", tuple(COLOURS), optional=COLOURS)
        for colour, number in kept.items():
            wanted = checks.whole_number(number, f"The number of kept {colour}", 1, TREASURES)
            state.kept[seat, COLOURS.index(colour)] = wanted


def _read_laws(state: State, json: Json) -> None:
    """Every law lies in exactly one place."""
    places = _pyramid_laws(state)
    box = _law_list(json["box"], "box", 1)
    discarded = _law_list(json["discarded"], "discarded", 1)
    market = _law_list(json["market"], "market", 1, 2)
    state.board = checks.truth(json["board"], "board")
    if len(box) != LAWS_IN_BOX:
        raise RefusedError(f"There are {LAWS_IN_BOX} laws in the box.")
    state.discarded = _as_set(discarded)
    state.market[: len(market)] = market
    places += box + discarded + market + [3] * int(state.board)
    places += [int(law) for law in state.under if law] + [7] * int((state.seven > 0).sum())
    if state.taken >= FIRST_LAW:
        places.append(int(state.taken) - FIRST_LAW + 1)
    for seat, laws in enumerate(checks.list_of_length(json["laws"], "laws", int(state.players))):
        held = _law_list(laws, "laws", 9)
        state.laws[seat] = _as_set(held)
        places += held
    if sorted(places) != list(range(1, NUM_LAWS + 1)):
        raise RefusedError("Each of the twelve laws must lie in exactly one place.")
    state.turned_up = _as_set(range(1, NUM_LAWS + 1)) & ~_as_set(box) & ~_as_set(_pyramid_laws(state))
    state.held_this_turn = _as_set(_law_list(json["held_this_turn"], "held_this_turn", 10))


def _pyramid_laws(state: State) -> list[int]:
    return [int(content) - FIRST_LAW + 1 for content in state.pyramid[EYES] if content >= FIRST_LAW]


def _law_list(value: Any, name: str, least: int, most: int = NUM_LAWS) -> list[int]:
    if not isinstance(value, list) or len(value) > NUM_LAWS:
        raise RefusedError(f"{name} must be a list of laws.")
    laws = [checks.whole_number(law, f"A law in {name}", least, most) for law in value]
    if len(set(laws)) != len(laws):
        raise RefusedError(f"{name} names a law twice.")
    return laws


def _as_set(laws: Any) -> int:
    return sum(1 << law for law in laws)


def _check_treasures(state: State) -> None:
    """Ten per colour; fewer only where law 4 lies under a full table, or 4 and 8 are both discarded.

    READING: in the second case no field says which table law 4 lay under, so any colour may lack some.
    """
    gone = {4, 8} <= set(laws_in(state.discarded))
    for colour, name in enumerate(COLOURS):
        treasure = FIRST_TREASURE + colour
        number = int((state.pyramid == treasure).sum()) + int(state.sold[colour])
        number += int(state.kept[:, colour].sum()) + int(state.taken == treasure)
        may_lack = gone or (state.under[colour] == 4 and is_full(state, colour))
        if number > TREASURES or (number < TREASURES and not may_lack):
            raise RefusedError(f"There are {TREASURES} treasures {name}, not {number}.")


def _check_turn(state: State) -> None:
    pending = state.phase in (TREASURE, LAW)
    if pending != (state.taken != NONE) or pending != (state.after != NONE):
        raise RefusedError("taken and after are given exactly when a treasure or a law is to be dealt with.")
    if pending and (state.phase == LAW) != (state.taken >= FIRST_LAW):
        raise RefusedError("What was taken does not fit the phase.")
    if state.phase == LAW and state.taken < FIRST_LAW + 3:
        raise RefusedError("Laws 1, 2 and 3 are carried out at once.")
    if state.bought and state.neighbours == NEIGHBOURS_IN_ALL:
        raise RefusedError("A neighbour was bought, but all are left.")
    if state.drawn and (pending or state.phase == START):
        raise RefusedError("Tiles are drawn at the end of a turn.")
    # The owner of law 9 declares in another's turn, perhaps: then that other player held the laws.
    ending = state.phase in (DECLARE, OVER)
    holders = range(state.players) if ending else (state.turn,)
    if not any(int(state.held_this_turn) & ~int(state.laws[seat]) == 0 for seat in holders):
        raise RefusedError("Laws held this turn lie in front of the player.")


def _check_end(state: State) -> None:
    reason = int(count.reason_to_end(state))
    owner = int(count.owner_of_9(state))
    if state.phase in (DECLARE, OVER):
        if reason == NO_REASON and not pyramid.anybody_can_place(state):
            reason = BY_BLOCKED
        _check_ended(state, reason, owner)
        return
    if state.reason != NO_REASON or state.declared != NONE:
        raise RefusedError("A reason and a declared colour are given only when the game is over.")
    if full_tables(state) >= full_tables_to_end(state):
        raise RefusedError("With so many full tables the game is over.")
    if state.left == 0 and state.taken == NONE:
        raise RefusedError("With an empty pyramid the game is over.")


def _check_ended(state: State, reason: int, owner: int) -> None:
    if reason == NO_REASON:
        raise RefusedError("There is no reason for the game to be over.")
    if state.phase == DECLARE:
        if state.turn != owner or state.declared != NONE or state.reason != NO_REASON:
            raise RefusedError("While declaring, the owner of law 9 is to move, without a colour or reason yet.")
    elif state.reason != reason:
        raise RefusedError(f"The game ended for another reason: {REASONS[reason]}.")
    elif (state.declared == NONE) != (owner == NONE) or (owner != NONE and state.turn != owner):
        raise RefusedError("The owner of law 9, and nobody else, declares its colour.")
