"""Weights and settings of a game, tuned with the arena as judge: `python -m ai.tune cheops --rounds 20`.

Each round changes a few numbers of the best table so far, and lets the changed one play against it; a challenger
that wins clearly enough takes its place. At the end the table is printed, to be copied into
`ai/evaluate/<game>.py` together with the command.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Sequence

import numpy as np

from ai.arena.games import tables
from ai.arena.rating import wilson
from ai.arena.work import processes, run
from ai.job import Limits
from ai.judge import JUDGES
from game.engine.spec import GAMES

_SETTINGS = ("exploration", "urgency", "epsilon", "playout_plies")
_WHOLE = ("playout_plies",)
Numbers = dict[str, float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Climb, and print what was found."""
    options = _parser().parse_args(arguments)
    rng = np.random.default_rng(options.seed)
    best = starting_numbers(options.game)
    for number in range(options.rounds):
        challenger = changed(best, options.only or list(best), rng, options.step)
        share, games = meet(options, challenger, best, number)
        _, low, _ = wilson(share * games, games)
        better = share > 0.5 and low > options.doubt
        shown = ", ".join(f"{name}={challenger[name]:.4g}" for name in best if challenger[name] != best[name])
        print(
            f"round {number + 1}: {share:.1%} of {games} {'taken' if better else 'dropped'}: {shown}", flush=True
        )
        best = challenger if better else best
    print("\n".join(f'    "{name}": {value:.4g},' for name, value in best.items()))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ai.tune", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--variant")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=40, help="in a round")
    parser.add_argument("--simulations", type=int, default=300, help="for a decision")
    parser.add_argument("--step", type=float, default=0.3, help="how far a number is changed, as a logarithm")
    parser.add_argument("--doubt", type=float, default=0.45, help="the low end of the interval must be above it")
    parser.add_argument("--only", nargs="*", help="change only these numbers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


def starting_numbers(game: str) -> Numbers:
    """The table in use: weights of the evaluation, and the settings of the search that are worth tuning."""
    judge = JUDGES[GAMES[game].dtype]
    return dict(judge.weights) | {name: float(getattr(judge.settings, name)) for name in _SETTINGS}


def changed(numbers: Numbers, names: list[str], rng: np.random.Generator, step: float) -> Numbers:
    """A few of the named numbers, each a little larger or smaller."""
    some = rng.choice(names, size=min(len(names), int(rng.integers(1, 4))), replace=False)
    after = dict(numbers)
    for name in some:
        value = numbers[name] * math.exp(rng.normal(0.0, step)) if numbers[name] else rng.normal(0.0, step)
        after[name] = max(1.0, round(value)) if name in _WHOLE else value
    return after


def meet(options: argparse.Namespace, challenger: Numbers, best: Numbers, number: int) -> tuple[float, int]:
    """The share of the points that the challenger won, and the number of games."""
    texts = [as_player(one, who) for who, one in enumerate((challenger, best))]
    variant = {"variant": options.variant} if options.variant else {}
    planned = tables(
        options.game,
        texts,
        options.seats,
        options.games,
        options.seed + 1000 * (number + 1),
        Limits(None, options.simulations),
        variant,
    )
    points = [
        _points(outcome.seats, outcome.winners, texts[0]) for outcome in run(planned, processes(options.processes))
    ]
    return sum(points) / len(points), len(points)


def as_player(numbers: Numbers, who: int) -> str:
    """A table of numbers as a player of the arena; `who` keeps two equal ones apart."""
    text = ",".join(f"{name}={value!r}" for name, value in numbers.items())
    return f"tree:{text}" + "," * who


def _points(seats: tuple[str, ...], winners: tuple[int, ...], name: str) -> float:
    """1 for a win, a part of it for a shared one, half for a draw."""
    if not winners:
        return 0.5
    return sum(seats[seat] == name for seat in winners) / len(winners)


if __name__ == "__main__":
    sys.exit(main())
