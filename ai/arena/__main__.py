"""Matches between levels, and yardsticks: `python -m ai.arena cheops fellah scribe --games 200`.

Seats are rotated: each deal is played once with every player at every seat. With more players than seats each
pair meets.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict

from ai.arena.games import Outcome, tables
from ai.arena.players import PLAYERS, parsed
from ai.arena.rating import Standing, share_of_decided, standings
from ai.arena.work import dask, processes, run
from ai.job import Limits
from game.engine.spec import GAMES

_BAR = 30


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, show the progress, print the table."""
    options = _parser().parse_args(arguments)
    entrants = list(dict.fromkeys(options.players))
    planned = tables(
        options.game,
        entrants,
        options.seats,
        options.games,
        options.seed,
        Limits(options.seconds if options.simulations is None else None, options.simulations),
        {"variant": options.variant} if options.variant else {},
    )
    open_executor = dask(options.scheduler) if options.scheduler else processes(options.processes)
    outcomes: list[Outcome] = []
    began = time.monotonic()
    for outcome in run(planned, open_executor):
        outcomes.append(outcome)
        _show_progress(len(outcomes), len(planned), began)
    print(file=sys.stderr)
    report(outcomes, entrants, options.json)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ai.arena", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", nargs="+", type=_player, help=f"of: {', '.join(PLAYERS)}; tree:name=number,…")
    parser.add_argument("--seats", type=int, default=2, help="players at a table (default 2)")
    parser.add_argument("--variant", help="egyptos: egyptos, egypte or trio")
    parser.add_argument("--games", type=int, default=20, help="games of each meeting (default 20)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a decision (default 1)")
    parser.add_argument("--simulations", type=int, help="for a decision, instead of seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", metavar="tcp://…", help="give the games to a Dask cluster")
    parser.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help="write the result as JSON (- or no name: print it)"
    )
    return parser


def _player(text: str) -> str:
    try:
        parsed(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _show_progress(done: int, planned: int, began: float) -> None:
    spent = time.monotonic() - began
    left = spent / done * (planned - done)
    full = _BAR * done // planned
    bar = "█" * full + "·" * (_BAR - full)
    print(
        f"\r{bar} {done}/{planned} games, {spent:.0f} s, about {left:.0f} s left ",
        end="",
        file=sys.stderr,
        flush=True,
    )


def report(outcomes: list[Outcome], entrants: list[str], json_file: str | None) -> None:
    """The table for people, or JSON for programs."""
    table = standings(outcomes)
    if json_file is None:
        _print_table(table, outcomes, entrants)
        return
    whole = {
        "standings": [asdict(row) for row in table],
        "games": [asdict(outcome) for outcome in sorted(outcomes, key=lambda one: one.number)],
    }
    text = json.dumps(whole, indent=1)
    if json_file == "-":
        print(text)
        return
    with open(json_file, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    _print_table(table, outcomes, entrants)


def _print_table(table: list[Standing], outcomes: list[Outcome], entrants: list[str]) -> None:
    print(f"{'player':<24}{'games':>7}{'wins':>8}{'draws':>7}{'score':>9}{'Elo':>7}  {'95 %':<16}{'s/move':>8}")
    for row in table:
        interval = f"{row.low:+.0f} … {row.high:+.0f}"
        print(
            f"{row.name[:23]:<24}{row.games:>7}{row.wins:>8.1f}{row.draws:>7}{row.mean_score:>9.1f}"
            f"{row.elo:>+7.0f}  {interval:<16}{row.seconds_per_move:>8.3f}"
        )
    if len(entrants) == 2:
        share, low, high = share_of_decided(outcomes, table[0].name)
        print(f"{table[0].name} won {share:.1%} of the decided games (95 %: {low:.1%} to {high:.1%}).")


if __name__ == "__main__":
    sys.exit(main())
