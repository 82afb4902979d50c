"""Ask the exact solver: can a side force five while placing?

    python -m ai.solve 0,0 1,1 1,0 2,1          placements in turn, seat 0 first
    python -m ai.solve < state.json             a state as the line protocol writes it
    python -m ai.solve --attacker 1 0,0         the other side attacks
    python -m ai.solve --reprove                from the empty table: neither side can; the replies are checked

The search can be interrupted (Ctrl-C) and, with --table FILE, continued later.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from ai.egyptos import proof, walk
from ai.egyptos.book import BOOK
from ai.egyptos.solver.table import Table, new_table
from game.engine.contract import RefusedError
from game.engine.egyptos import tables
from game.engine.egyptos.notation import cells_of
from game.engine.match import Match

_TABLE_BITS = 22
_REPROVE_BITS = 25
_BOOK_PIECES = 9


def main(arguments: list[str] | None = None) -> int:
    """Run one question; 0 answered, 1 given up, 2 refused."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.reprove:
            return _reprove(asked)
        return _answer(asked, _position(asked.cells))
    except RefusedError as refusal:
        print(refusal, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ai.solve", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("cells", nargs="*", help="placements x,y in turn; none: a state on standard input")
    parser.add_argument("--attacker", type=int, choices=(0, 1), help="who tries to force five (the one to move)")
    parser.add_argument("--seconds", type=float, help="give up after so long")
    parser.add_argument("--bits", type=int, help="the table has 2**BITS entries of 16 bytes")
    parser.add_argument("--table", type=Path, help="keep the table in this file, to continue later")
    parser.add_argument("--reprove", action="store_true", help="prove that neither side can force five")
    parser.add_argument("--replies", type=Path, default=BOOK, help="where --reprove writes the replies")
    parser.add_argument("--pieces", type=int, default=_BOOK_PIECES, help="write replies up to so many pyramids")
    return parser


def _position(cells: list[str]) -> proof.Position:
    """The position of a list of placements, or of the state on standard input."""
    match = _placed(cells) if cells else _loaded()
    state = match.state
    if state.phase != tables.PLACE or state.players != 2:
        raise RefusedError("The solver answers for two players and while placing.")
    return tuple(cells_of(state, 0)), tuple(cells_of(state, 1))


def _placed(cells: list[str]) -> Match:
    match = Match.new("egyptos", 2, 0)
    for cell in cells:
        match.play(f"place {cell}")
    return match


def _loaded() -> Match:
    try:
        state = json.load(sys.stdin)
    except ValueError:
        raise RefusedError("Standard input holds no JSON object.") from None
    return Match.load(state)


def _new_table(asked: argparse.Namespace, attacker: int, bits: int) -> Table:
    table = new_table(asked.bits or bits)
    path = _table_path(asked, attacker)
    if path and path.exists():
        table[:] = np.load(path, mmap_mode="r")
    return table


def _table_path(asked: argparse.Namespace, attacker: int) -> Path | None:
    return asked.table.with_name(f"{asked.table.name}.{attacker}.npy") if asked.table else None


def _run(asked: argparse.Namespace, prover: proof.Prover, position: proof.Position) -> bool:
    """Search with a progress line; whether there is an answer. The table is kept either way."""
    started = time.monotonic()
    try:
        for nodes in prover.ask(position):
            seconds = time.monotonic() - started
            _progress(f"{nodes:,} positions, {seconds:.0f} s, {prover.numbers()}")
            if asked.seconds and seconds > asked.seconds:
                return False
        return True
    except KeyboardInterrupt:
        return False
    finally:
        _progress("", end=True)
        path = _table_path(asked, prover.attacker)
        if path:
            np.save(path, prover.table)


def _progress(text: str, end: bool = False) -> None:
    print(f"\r{text:<78}", end="\n" if end else "", file=sys.stderr, flush=True)


def _answer(asked: argparse.Namespace, position: proof.Position) -> int:
    mover = (len(position[0]) + len(position[1])) % 2
    attacker = mover if asked.attacker is None else asked.attacker
    prover = proof.Prover(attacker, _new_table(asked, attacker, _TABLE_BITS))
    if not _run(asked, prover, position):
        print(f"Not known after {prover.searched():,} positions.")
        return 1
    verb = "can" if prover.attacker_wins else "cannot"
    print(f"Seat {attacker} {verb} force five while placing ({prover.searched():,} positions).")
    cells = " ".join(f"{x},{y}" for x, y in prover.moves())
    if cells:
        print(f"Proven moves of seat {mover}: {cells}")
    return 0


def _reprove(asked: argparse.Namespace) -> int:
    """Both attackers: search, write the replies, check them."""
    replies: proof.Replies = {}
    for attacker in (1, 0):
        print(f"Seat {attacker} attacks.", flush=True)
        prover = proof.Prover(attacker, _new_table(asked, attacker, _REPROVE_BITS))
        start = proof.opening(attacker)
        if not _run(asked, prover, start):
            print(f"Not finished: {prover.searched():,} positions. Use --table to continue later.")
            return 1
        if prover.attacker_wins:
            print(f"Seat {attacker} can force five!")
            return 1
        print(f"Seat {attacker} cannot force five: {prover.searched():,} positions.", flush=True)
        _watch(proof.gather_replies(prover, start, asked.pieces, replies), "replies")
        _check(prover, start, replies, asked.pieces)
    proof.write_replies(replies, asked.replies)
    print(f"{len(replies):,} replies written to {asked.replies}.")
    return 0


def _watch(counts: Iterable[int], what: str) -> None:
    for count in counts:
        _progress(f"{count:,} {what}")
    _progress("", end=True)


def _check(prover: proof.Prover, start: proof.Position, replies: proof.Replies, pieces: int) -> None:
    """Walk over every attacker move with the replies; where they end, ask the solver anew."""
    answered: Callable[[proof.Position], bool] = lambda position: not prover.answered(position)  # noqa: E731
    report = walk.Walk(prover.attacker, replies, pieces, answered)
    _watch(report.over(start), "positions walked")
    print(f"Walked: {report.positions:,} positions, {report.ends:,} ends, every one safe.", flush=True)


if __name__ == "__main__":
    sys.exit(main())
