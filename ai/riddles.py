"""Makes riddles for the Sphinx: positions of Egyptos with exactly one way to force five in two or three moves.

    python -m ai.riddles --count 120 --seed 1 --out assets/riddles/egyptos.json

Opponents of mixed strength play each other. Where the exact solver says that the player to move can force five,
every move and every reply is walked through (ai/egyptos/forced.py) to see in how many moves, and whether only one
first move does it. How hard it is, is measured by which opponents find that move.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ai.alphabeta import Strength, Thinker
from ai.egyptos.forced import Walk, completing, forces, single, touching, winning
from ai.egyptos.proof import Position, Prover, written
from ai.egyptos.solver.table import new_table
from ai.levels import LEVELS, strength_of
from game.engine.egyptos import tables
from game.engine.egyptos.notation import cells_of
from game.engine.match import Match

_PLAYERS = ("fellah", "scribe", "priest")
_LEAST_LAID = 3  # of each, before a position can hide something
_SOLVER_NODES = 20_000
_FINDING_NODES = 100_000
_TABLE_BITS = 16
_TEMPTING_COUNTED = 10
_RATING_OF_LEVEL = 300
_EASIEST, _HARDEST, _RATING_OF_STAR = 700, 2400, 340
Way = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Make so many of each kind and write them, the easy ones first."""
    parser = argparse.ArgumentParser(prog="python -m ai.riddles", description="Makes riddles for the Sphinx.")
    parser.add_argument("--count", type=int, default=120, help="how many, half of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("riddles.json"))
    asked = parser.parse_args(arguments)
    wanted = {2: (asked.count + 1) // 2, 3: asked.count // 2}
    riddles = sorted(_collect(wanted, asked.seed), key=lambda one: (one["win_in"], one["rating"], one["id"]))
    command = f"python -m ai.riddles --count {asked.count} --seed {asked.seed}"
    told = {"game": "egyptos", "command": command, "riddles": riddles}
    try:
        asked.out.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
    except OSError as problem:
        print(f"{asked.out} cannot be written ({problem.strerror}).", file=sys.stderr)
        return 1
    print(f"{len(riddles)} riddles written to {asked.out}.")
    return 0


def _collect(wanted: dict[int, int], seed: int) -> Iterator[dict[str, Any]]:
    """At most one riddle from a game, so that they do not resemble one another."""
    chance, left, known = random.Random(seed), dict(wanted), set[str]()
    thinker = Thinker(_TABLE_BITS)
    games = 0
    while any(left.values()):
        games += 1
        for match in positions(thinker, chance):
            riddle = riddle_of(match)
            if riddle and left[riddle["win_in"]] and riddle["id"] not in known:
                known.add(riddle["id"])
                left[riddle["win_in"]] -= 1
                yield riddle | {"rating": (rating := _rating(thinker, match, riddle)), "stars": _stars(rating)}
                break
        print(f"\r{len(known)} riddles from {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def positions(thinker: Thinker, chance: random.Random) -> Iterator[Match]:
    """The placing phase of a game between opponents of mixed strength."""
    match = Match.new("egyptos", 2, 0)
    strengths = [strength_of(chance.choice(_PLAYERS)) for _ in range(2)]
    while not match.over and match.state.phase == tables.PLACE:
        if int(match.state.laid[:2].min()) >= _LEAST_LAID:
            yield match
        action = _choice(thinker, match, strengths[match.turn], chance.randrange(2**32))
        match.play(match.game.action_name(match.state, action))


def _choice(thinker: Thinker, match: Match, strength: Strength, seed: int) -> int:
    thinker.start(match.view(match.turn), seed, strength)
    while thinker.step():
        pass
    return thinker.thought().action


def riddle_of(match: Match) -> dict[str, Any] | None:
    """The riddle that this position is, if it is one."""
    own, other = (cells_of(match.state, seat) for seat in (match.turn, 1 - match.turn))
    walk = Walk(own, other)
    if completing(walk.own, walk.other) or not _solver_wins(_position(match)):
        return None
    for moves in (2, 3):
        first = walk.winning(moves)
        if first:
            unique = len(first) == 1 and tables.PYRAMIDS - len(own) >= moves
            return _told(match, walk, first[0], moves) if unique else None
    return None


def _position(match: Match) -> Position:
    return tuple(cells_of(match.state, 0)), tuple(cells_of(match.state, 1))


def _solver_wins(position: Position) -> bool:
    mover = (len(position[0]) + len(position[1])) % 2
    prover = Prover(mover, new_table(_TABLE_BITS))
    if any(nodes > _SOLVER_NODES for nodes in prover.ask(position)):
        return False
    return prover.attacker_wins


def _told(match: Match, walk: Walk, first: int, moves: int) -> dict[str, Any]:
    likeness = str((match.turn, written(_position(match))[0]))  # the same however it is turned or mirrored
    return {
        "id": hashlib.sha256(likeness.encode()).hexdigest()[:8],
        "win_in": moves,
        "phase": "place",
        "state": match.game.to_json(match.state),
        "solution": _way(walk, walk.own, walk.other, first, moves),
    }


def _way(walk: Walk, own: int, other: int, cell: int, moves: int) -> Way:
    """The move, the stiffest reply, and every move that still wins in time after it."""
    way: Way = {"move": _place(walk, cell)}
    if completing(own, other) & cell:
        return way
    own |= cell
    replies = completing(own, other) or touching(own | other)
    answers = {reply: winning(own, other | reply, moves - 1) for reply in single(replies)}
    stiffest = min(answers, key=lambda reply: (completing(own, other | reply) > 0, len(answers[reply]), reply))
    then = [_way(walk, own, other | stiffest, answer, moves - 1) for answer in answers[stiffest]]
    return way | {"reply": _place(walk, stiffest), "then": then}


def _place(walk: Walk, cell: int) -> str:
    x, y = walk.cell(cell)
    return f"place {x},{y}"


def _rating(thinker: Thinker, match: Match, riddle: dict[str, Any]) -> int:
    """By the weakest opponent that finds the move, and by how many moves threaten something without winning."""
    move = riddle["solution"]["move"]
    finders = (number for number, level in enumerate(LEVELS) if _finds(thinker, match, level, move))
    found = next(finders, len(LEVELS))
    rating = _EASIEST + _RATING_OF_LEVEL * found + 10 * _tempting(match) + 100 * (riddle["win_in"] - 2)
    return min(_HARDEST, rating)


def _finds(thinker: Thinker, match: Match, level: str, move: str) -> bool:
    """Whether this opponent, when it plays as well as it can, plays the move."""
    nodes = strength_of(level).nodes or _FINDING_NODES
    strength = replace(strength_of(level), nodes=nodes, margin=0, temperature=0.0, solver=False)
    return match.game.action_name(match.state, _choice(thinker, match, strength, 1)) == move


def _tempting(match: Match) -> int:
    """How many moves make a four, or would win if the other did nothing, and yet do not win."""
    own, other = (cells_of(match.state, seat) for seat in (match.turn, 1 - match.turn))
    walk = Walk(own, other)
    tempting = 0
    for cell in single(touching(walk.own | walk.other)):
        hope = completing(walk.own | cell, walk.other) or winning(walk.own | cell, walk.other, 2)
        tempting += bool(hope) and not forces(walk.own, walk.other, cell, 3)
    return min(_TEMPTING_COUNTED, tempting)


def _stars(rating: int) -> int:
    return max(1, min(5, 1 + (rating - _EASIEST) // _RATING_OF_STAR))


if __name__ == "__main__":
    sys.exit(main())
