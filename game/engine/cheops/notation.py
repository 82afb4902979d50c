"""Cheops in text: actions and states as PROTOCOL.md writes them. `reading` reads a state back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine import checks
from game.engine.cheops.tables import (
    BLOCK_NAMES,
    BLOCKS,
    COLOURS,
    CONTENTS,
    MEMBERS,
    MOST_PLAYERS,
    MOST_ROWS,
    NEIGHBOUR,
    NONE,
    NUM_LAWS,
    PAIR_BLOCKS,
    PHASES,
    REASONS,
    STACKS,
    TABLE_NAMES,
    UNKNOWN_LAW,
    UNKNOWN_MONEY,
)
from game.engine.contract import Json, Options
from game.engine.dispatch import State


def _action_names() -> Iterator[str]:
    """Every action's name, in the order of the numbers in `tables`."""
    member_blocks = [f"{member} {block}" for member in MEMBERS for block in BLOCK_NAMES]
    yield from (f"place {member_block}" for member_block in member_blocks)
    yield from (f"neighbour {block}" for block in BLOCK_NAMES)
    yield from ("pass", "sell", "keep", "box", "hold", "draw 1", "draw 2", "draw 3", "end")
    yield from (f"declare {colour}" for colour in COLOURS)
    yield from (f"law {law} {colour}" for law in (4, 5, 6) for colour in COLOURS)
    yield from (f"law 7 {colour} {row}" for colour in COLOURS for row in range(1, MOST_ROWS + 1))
    yield from ("law 8 market", "law 8 board")
    yield from (f"law 8 {where} {colour}" for where in ("under", "on") for colour in COLOURS)
    yield from (f"law 8 seat {seat} L{law}" for seat in range(MOST_PLAYERS) for law in (9, 10, 11, 12))
    yield "law 9 pay"
    yield from (f"law 10 {colour}" for colour in COLOURS)
    yield from (f"law 11 {member_block}" for member_block in member_blocks)
    yield from (f"law 12 {colour} {block}" for colour in COLOURS for block in BLOCK_NAMES)
    yield from (f"law 12 {BLOCK_NAMES[first]} {BLOCK_NAMES[second]}" for first, second in PAIR_BLOCKS)


ACTION_NAMES = tuple(_action_names())
ACTION_NUMBER = {name: action for action, name in enumerate(ACTION_NAMES)}


def check_options(players: int, options: Mapping[str, Any]) -> Options:
    """`first`: the seat that begins."""
    checks.known_options(options, ("first",))
    return {"first": checks.whole_number(options.get("first", 0), "first", 0, players - 1)}


def action_name(state: State, action: int) -> str:
    """An action's name; in this game it does not depend on the state."""
    return ACTION_NAMES[action]


def laws_in(laws: int) -> list[int]:
    """A set of laws as a sorted list."""
    return [law for law in range(1, NUM_LAWS + 1) if int(laws) >> law & 1]


def _named(content: int) -> str | None:
    """What lies on a block; a law that a seat cannot see has no name."""
    return None if content == UNKNOWN_LAW else CONTENTS[content]


def _colour(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def to_json(state: State) -> Json:
    """The state as the protocol writes it; what a view does not show is null."""
    seats = range(state.players)
    return {
        "game": "cheops",
        "players": int(state.players),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "pyramid": {name: _named(int(state.pyramid[block])) for block, name in enumerate(BLOCK_NAMES)},
        "tables": {colour: _table(state, index) for index, colour in enumerate(COLOURS)},
        "market": [int(law) for law in state.market if law],
        "board": bool(state.board),
        "hands": [_hand(state, seat) for seat in seats],
        "stacks": [_stack(state, stack) for stack in range(STACKS)],
        "neighbours": int(state.neighbours),
        "money": [None if money == UNKNOWN_MONEY else int(money) for money in state.money[: state.players]],
        "kept": [_kept(state, seat) for seat in seats],
        "laws": [laws_in(state.laws[seat]) for seat in seats],
        "box": None if state.veiled else laws_in(laws_in_box(state)),
        "discarded": laws_in(state.discarded),
        "taken": None if state.taken == NONE else CONTENTS[state.taken],
        "bought": bool(state.bought),
        "held_this_turn": laws_in(state.held_this_turn),
        "drawn": bool(state.drawn),
        "after": None if state.after == NONE else PHASES[state.after],
        "declared": _colour(int(state.declared)),
        "reason": REASONS[state.reason],
    }


def _table(state: State, colour: int) -> Json:
    return {
        "table": TABLE_NAMES[state.table[colour]],
        "sold": int(state.sold[colour]),
        "law": int(state.under[colour]) or None,
        "seven": int(state.seven[colour]) or None,
    }


def _hand(state: State, seat: int) -> str:
    return "".join(member * int(count) for member, count in zip(MEMBERS, state.hands[seat], strict=True))


def _stack(state: State, stack: int) -> Any:
    height = int(state.heights[stack])
    tiles = state.stacks[stack, :height]
    if state.veiled:
        return {"height": height, "top": MEMBERS[tiles[-1]] if height else None}
    return "".join(MEMBERS[tile] for tile in tiles)


def _kept(state: State, seat: int) -> dict[str, int]:
    return {colour: int(n) for colour, n in zip(COLOURS, state.kept[seat], strict=True) if n}


def laws_in_box(state: State) -> int:
    """The laws that never came into play: not turned up, and not face down in the pyramid."""
    laws = sum(1 << law for law in range(1, NUM_LAWS + 1)) & ~int(state.turned_up)
    for block in range(BLOCKS):
        content = CONTENTS[state.pyramid[block]]
        if state.pyramid[block] > NEIGHBOUR and content.startswith("L"):
            laws &= ~(1 << int(content[1:]))
    return laws
