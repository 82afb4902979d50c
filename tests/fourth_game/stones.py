"""Stones: a heap of stones, each player in turn takes one, two or three; who takes the last one wins.

A whole game for the engine in one file, in the order of the files that a real game has.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.engine import checks
from game.engine.contract import GameSpec, Json, Options, WhyNot, new_state
from game.engine.dispatch import State, register_rules
from game.engine.events import Event, Log, Teller, tell, tell_story
from game.engine.jit import kernel
from game.engine.rng import Rng, below

# tables ------------------------------------------------------------------------------------------------------
MOST_TAKEN = 3
FEWEST, MOST = 10, 20
TAKEN, OVER = range(2)

# rules -------------------------------------------------------------------------------------------------------
STATE = np.dtype((np.record, [(name, np.int8) for name in ("players", "turn", "heap", "last")]))


@kernel
def legal(state: State, out: NDArray[np.int32]) -> int:
    count = min(MOST_TAKEN, int(state.heap))
    for number in range(count):
        out[number] = number
    return count


@kernel
def apply(state: State, action: int, log: Log) -> None:
    state.heap -= action + 1
    state.last = state.turn
    tell(log, TAKEN, state.turn, action + 1, state.heap)
    if state.heap == 0:
        tell(log, OVER, state.turn)
    else:
        state.turn = (state.turn + 1) % state.players


@kernel
def is_over(state: State) -> bool:
    return bool(state.heap == 0)


@kernel
def scores(state: State, out: NDArray[np.int32]) -> None:
    for seat in range(state.players):
        out[seat] = 1 if state.heap == 0 and seat == state.last else 0


@kernel
def winners(state: State) -> int:
    return 1 << int(state.last) if state.heap == 0 else 0


# notation ----------------------------------------------------------------------------------------------------
def check_options(players: int, options: Mapping[str, Any]) -> Options:
    checks.known_options(options, ("first",))
    return {"first": checks.whole_number(options.get("first", 0), "first", 0, players - 1)}


def deal(players: int, rng: Rng, options: Options) -> State:
    state = new_state(STATE)
    state.players, state.turn, state.last = players, options["first"], -1
    state.heap = FEWEST + below(rng, MOST - FEWEST + 1)
    return state


def action_name(state: State, action: int) -> str:
    return f"take {action + 1}"


def to_json(state: State) -> Json:
    numbers = {name: int(state[name]) for name in STATE.names or ()}
    return {"game": "stones", **numbers, "reason": "last" if state.heap == 0 else None}


def from_json(written: Json) -> State:
    checks.exact_fields(written, "state", ("game", *(STATE.names or ()), "reason"))
    state = new_state(STATE)
    state.players = checks.whole_number(written["players"], "players", 2, 3)
    state.turn = checks.whole_number(written["turn"], "turn", 0, int(state.players) - 1)
    state.heap = checks.whole_number(written["heap"], "heap", 0, MOST)
    state.last = checks.whole_number(written["last"], "last", -1, int(state.players) - 1)
    return state


# hidden ------------------------------------------------------------------------------------------------------
def view_of(state: State, seat: int) -> State:
    return state.copy()


@kernel
def resample(state: State, rng: Rng) -> None:
    """Nothing is hidden."""


# story -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class StonesTaken(Event):
    seat: int
    number: int
    left: int


@dataclass(frozen=True)
class GameOver(Event):
    reason: str
    winners: tuple[int, ...]


_TELLERS: dict[int, Teller] = {
    TAKEN: lambda row: StonesTaken(*row[:3]),
    OVER: lambda row: GameOver("last", (row[0],)),
}


def tell_what_happened(log: Log) -> list[Event]:
    return tell_story(log, _TELLERS)


def why_not(state: State, name: str) -> WhyNot | None:
    number = re.fullmatch(r"take ([123])", name)
    if number is None:
        return WhyNot("unknown")
    return WhyNot("too-many", {"left": int(state.heap)}) if int(number[1]) > state.heap else None


# __init__ ----------------------------------------------------------------------------------------------------
STONES = GameSpec(
    id="stones",
    players=range(2, 4),
    dtype=STATE,
    num_actions=MOST_TAKEN,
    most_legal=MOST_TAKEN,
    check_options=check_options,
    deal=deal,
    action_name=action_name,
    to_json=to_json,
    from_json=from_json,
    view_of=view_of,
    tell_story=tell_what_happened,
    why_not=why_not,
)

register_rules(STATE, legal=legal, apply=apply, is_over=is_over, scores=scores, winners=winners, resample=resample)
