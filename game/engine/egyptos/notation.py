"""Egyptos in text: actions and states as PROTOCOL.md writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from game.engine import checks
from game.engine.contract import Json, Options, RefusedError, new_state
from game.engine.dispatch import State
from game.engine.egyptos import rules
from game.engine.egyptos.tables import (
    BY_FIVE,
    BY_MOVES,
    BY_REPETITION,
    CELLS,
    EGYPTE,
    FARTHEST,
    FIRST_MOVE,
    FIVE,
    LINE_X,
    LINE_Y,
    MOST_POSITIONS,
    MOVE,
    MOVE_LIMIT,
    NO_REASON,
    OVER,
    PASS,
    PHASES,
    PLACE,
    PLAYERS_OF_VARIANT,
    PYRAMIDS,
    REASONS,
    VARIANTS,
    WIDEST,
)
from game.engine.rng import Rng

_FIELDS = ("game", "variant", "players", "turn", "phase", "pieces", "moves", "seen", "reason")
_KEY = re.compile(r"[0-2](\|(\d{1,5},\d{1,5}( \d{1,5},\d{1,5}){11}))+")

Cells = list[tuple[int, int]]


def check_options(players: int, options: Mapping[str, Any]) -> Options:
    """The variant, and that it is for so many players."""
    checks.known_options(options, ("variant",))
    default = VARIANTS[0] if players == 2 else VARIANTS[2]
    variant = checks.one_of(options.get("variant", VARIANTS[0]), "variant", VARIANTS)
    wanted = int(PLAYERS_OF_VARIANT[VARIANTS.index(variant)])
    if players != wanted:
        hint = f" (for {players} there is {default})"
        raise RefusedError(f"The variant {variant} is for {wanted} players, not {players}{hint}.")
    return {"variant": variant}


def deal(players: int, rng: Rng, options: Options) -> State:
    """An empty table; nothing in this game is left to chance."""
    state = new_state(rules.STATE)
    state.variant = VARIANTS.index(options["variant"])
    state.players = players
    return state


def action_name(state: State, action: int) -> str:
    """`place 0,0`, `move 0,0 3,-1` or `pass`."""
    if action == PASS:
        return "pass"
    target = f"{rules.target_x(state, action)},{rules.target_y(state, action)}"
    if action < FIRST_MOVE:
        return f"place {target}"
    x, y = state.cells[state.turn, (action - FIRST_MOVE) // CELLS]
    return f"move {x},{y} {target}"


def cells_of(state: State, seat: int) -> Cells:
    """Where a seat's pyramids lie, by x, then y."""
    return [(int(x), int(y)) for x, y in state.cells[seat, : state.laid[seat]]]


def to_json(state: State) -> Json:
    """The state as the protocol writes it; every seat sees everything."""
    return {
        "game": "egyptos",
        "variant": VARIANTS[state.variant],
        "players": int(state.players),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "pieces": [[list(cell) for cell in cells_of(state, seat)] for seat in range(state.players)],
        "moves": int(state.moves),
        "seen": {_stored_key(state, i): int(state.times[i]) for i in range(state.positions)},
        "reason": REASONS[state.reason],
    }


def _stored_key(state: State, position: int) -> str:
    cells = state.position_cells[position].tolist()
    groups = [cells[seat * PYRAMIDS : (seat + 1) * PYRAMIDS] for seat in range(state.players)]
    return _key(int(state.position_turn[position]), [[(x, y) for x, y in group] for group in groups])


def _key(turn: int, groups: list[Cells]) -> str:
    written = [" ".join(f"{x},{y}" for x, y in sorted(group)) for group in groups]
    return "|".join([str(turn), *written])


def from_json(json: Json) -> State:
    """The state that a JSON object describes; refuses what cannot be."""
    checks.exact_fields(json, "The state", _FIELDS, optional=("seen",))
    state = new_state(rules.STATE)
    state.variant = VARIANTS.index(checks.one_of(json["variant"], "variant", VARIANTS))
    wanted = int(PLAYERS_OF_VARIANT[state.variant])
    state.players = checks.whole_number(json["players"], "players", wanted, wanted)
    state.turn = checks.whole_number(json["turn"], "turn", 0, wanted - 1)
    state.phase = PHASES.index(checks.one_of(json["phase"], "phase", PHASES))
    state.reason = REASONS.index(checks.one_of(json["reason"], "reason", REASONS))
    state.moves = checks.whole_number(json["moves"], "moves", 0, int(MOVE_LIMIT[state.variant]))
    _read_pieces(state, json["pieces"])
    _check_counts(state)
    _check_group(state)
    _check_rows(state)
    _read_seen(state, json.get("seen", {}))
    _check_end(state)
    return state


def _read_pieces(state: State, pieces: Any) -> None:
    taken: set[tuple[int, int]] = set()
    for seat, cells in enumerate(checks.list_of_length(pieces, "pieces", int(state.players))):
        if not isinstance(cells, list) or len(cells) > PYRAMIDS:
            raise RefusedError(f"Each player has a list of at most {PYRAMIDS} pyramids.")
        for index, (x, y) in enumerate(sorted(_cell(cell) for cell in cells)):
            if (x, y) in taken:
                raise RefusedError(f"Two pyramids lie on {x},{y}.")
            taken.add((x, y))
            state.cells[seat, index] = (x, y)
        state.laid[seat] = len(cells)
    for axis in zip(*taken, strict=True):
        if max(axis) - min(axis) > WIDEST:
            raise RefusedError("The pyramids lie too far apart.")


def _cell(cell: Any) -> tuple[int, int]:
    x, y = checks.list_of_length(cell, "A cell", 2)
    return (
        checks.whole_number(x, "x", -FARTHEST, FARTHEST),
        checks.whole_number(y, "y", -FARTHEST, FARTHEST),
    )


def _moving(state: State) -> bool:
    """Whether the moving phase has begun; a row made by the last placement ends the game before it."""
    if state.phase == OVER and state.reason == BY_FIVE:
        return bool(state.moves > 0)
    return bool(state.phase != PLACE)


def _check_counts(state: State) -> None:
    total = int(state.laid.sum())
    for seat in range(state.players):
        if state.laid[seat] != (total + state.players - 1 - seat) // state.players:
            raise RefusedError("The players have not laid equally many pyramids in turn.")
    if state.turn != (total + state.moves) % state.players:
        raise RefusedError("It must be the turn of (pyramids laid + moves) mod players.")
    all_laid = total == PYRAMIDS * state.players
    if _moving(state) and not all_laid:
        raise RefusedError("The moving phase begins when all pyramids are laid.")
    if not _moving(state) and (state.moves > 0 or (all_laid and state.phase == PLACE)):
        raise RefusedError("While placing, no move is made and some pyramids are still to be laid.")


def _check_group(state: State) -> None:
    # READING: a placing position need not contain 0,0, since no search for reachability is asked.
    if not (state.variant == EGYPTE and _moving(state)) and not rules.hangs_together(state, -1):
        raise RefusedError("The pyramids do not hang together in one group.")


def _has_row(cells: Cells) -> bool:
    own = set(cells)
    lines = list(zip(LINE_X.tolist(), LINE_Y.tolist(), strict=True))
    return any(
        all((x + step * dx, y + step * dy) in own for step in range(FIVE)) for x, y in own for dx, dy in lines
    )


def _check_rows(state: State) -> None:
    winner = (state.turn - 1) % state.players if state.reason == BY_FIVE else None
    for seat in range(state.players):
        if _has_row(cells_of(state, seat)) != (seat == winner):
            raise RefusedError("A row of five and the end of the game by it do not go together.")


def _read_seen(state: State, seen: Any) -> None:
    if not isinstance(seen, dict):
        raise RefusedError("seen must be an object.")
    if not _moving(state):
        if seen:
            raise RefusedError("seen is empty while placing.")
        return
    present = _present_key(state)
    occurred = seen or {present: 1}
    if present not in occurred:
        raise RefusedError("seen lacks the present position.")
    if len(occurred) > MOST_POSITIONS:
        raise RefusedError("seen has more positions than moves were made.")
    for index, (key, times) in enumerate(occurred.items()):
        _store_position(state, index, key, times)
        if times == 3 and not (key == present and state.phase == OVER):
            raise RefusedError("A position that occurs for the third time ends the game.")
    if int(state.times.sum()) > state.moves + 1:
        raise RefusedError("seen has more positions than moves were made.")


def _present_key(state: State) -> str:
    groups = [cells_of(state, seat) for seat in range(state.players)]
    least_x = min(x for group in groups for x, _ in group)
    least_y = min(y for group in groups for _, y in group)
    return _key(int(state.turn), [[(x - least_x, y - least_y) for x, y in group] for group in groups])


def _store_position(state: State, index: int, key: str, times: Any) -> None:
    turn, groups = _parsed_key(key)
    cells = [cell for group in groups for cell in group]
    well_formed = (
        len(groups) == state.players
        and len(set(cells)) == len(cells)
        and turn < state.players
        and min(x for x, _ in cells) == min(y for _, y in cells) == 0
        and max(max(cell) for cell in cells) <= WIDEST
        and _key(turn, groups) == key
    )
    if not well_formed:
        raise RefusedError("seen has a key that is not a position.")
    state.times[index] = checks.whole_number(times, "The number of times in seen", 1, 3)
    state.position_turn[index] = turn
    state.position_cells[index, : len(cells)] = cells
    state.positions += 1


def _parsed_key(key: str) -> tuple[int, list[Cells]]:
    if not _KEY.fullmatch(key):
        raise RefusedError("seen has a key that is not a position.")
    turn, *groups = key.split("|")
    return int(turn), [[_pair(cell) for cell in group.split(" ")] for group in groups]


def _pair(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def _check_end(state: State) -> None:
    limit = int(MOVE_LIMIT[state.variant])
    if (state.phase == OVER) != (state.reason != NO_REASON):
        raise RefusedError("A game has a reason for its end exactly when it is over.")
    if state.phase == MOVE and state.moves >= limit:
        raise RefusedError(f"The game ends with {limit} moves.")
    if state.reason == BY_MOVES and state.moves != limit:
        raise RefusedError(f"The game ends by moves with {limit} of them, not before.")
    # READING: without `seen` the present position counts once, so an end by repetition is believed as it stands.
    listed = state.positions > 1 or state.times[0] > 1
    if state.reason == BY_REPETITION and listed and not (state.times[: state.positions] == 3).any():
        raise RefusedError("The game ends by repetition when a position occurs for the third time.")
