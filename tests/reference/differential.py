"""Random games, move for move, of a line-protocol engine against the reference engines.

python -m tests.reference.differential cheops --games 100 --seed 1
python -m tests.reference.differential gold --engine "python -m tests.reference.shim"
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from .compare import Difference, compare_game, expect_equal, report
from .engine_process import EngineProcess
from .engines import ENGINES, SEATS, load, random_options
from .mutate import is_time_to_mutate, mutate
from .styles import choose, kind_of, random_style


class Match:
    """One game, played by both engines at the same time."""

    def __init__(self, engine: EngineProcess, name: str, seed: int, index: int, plies: int) -> None:
        self.engine = engine
        self.name = name
        self.label = f"{seed}/{index}"
        self.rng = random.Random(self.label)
        self.plies = plies
        self.dealt_by_engine = index % 2 == 0
        self.mutation_rate = self.rng.choice([0, 0, 0.01, 0.05])
        self.style = random_style(name, self.rng)
        self.history: list[str] = []
        self.kinds: Counter = Counter()

    def run(self) -> None:
        players = self.rng.choice(SEATS[self.name])
        options = random_options(self.name, players, self.rng)
        if self.dealt_by_engine:
            self.let_engine_deal(players, options)
        else:
            self.adopt(ENGINES[self.name].new(players, self.rng, options).state())
        for _ in range(self.plies):
            if not self.game.legal():
                return
            self.one_ply()

    def let_engine_deal(self, players: int, options: dict) -> None:
        request = {"cmd": "new", "game": self.name, "players": players, "options": options}
        self.start = {"new": {**request, "seed": self.rng.randrange(10**6)}}
        self.engine.demand(self.start["new"])
        self.game = load(self.engine.demand({"cmd": "state"})["state"])
        self.start["state"] = self.game.state()
        compare_game(self.game, self.engine)

    def adopt(self, state: dict) -> None:
        """Both go on from this state; the record starts anew."""
        self.start = {"state": state}
        self.history.clear()
        self.game = load(state)
        self.engine.demand({"cmd": "load", "state": state})
        compare_game(self.game, self.engine)

    def one_ply(self) -> None:
        if is_time_to_mutate(self.game, self.mutation_rate, self.rng):
            self.adopt(mutate(self.game, self.rng).state())
        if self.rng.random() < 0.3:
            self.style = random_style(self.name, self.rng)
        if self.rng.random() < 0.02:
            self.check_refusal()
        if self.name == "egyptos" and self.rng.random() < 0.02:
            self.check_perft()
        before = self.game.state()
        action = choose(self.style, self.game, self.history, self.rng)
        self.kinds[kind_of(self.game, action)] += 1
        self.play(action)
        if self.rng.random() < 0.04:
            self.check_undo(before, action)

    def play(self, action: str) -> None:
        self.history.append(action)
        self.game.play(action)
        reply = self.engine.demand({"cmd": "play", "action": action})
        expect_equal("over in the reply to play", self.game.result()["over"], reply["over"])
        compare_game(self.game, self.engine)

    def check_undo(self, before: dict, action: str) -> None:
        self.engine.demand({"cmd": "undo"})
        expect_equal("state after undo", before, self.engine.demand({"cmd": "state"})["state"])
        self.engine.demand({"cmd": "play", "action": action})
        compare_game(self.game, self.engine)

    def check_refusal(self) -> None:
        legal = self.game.legal()
        wrong = [action for action in self.history[-5:] if action not in legal]
        wrong += [legal[0] + " ", legal[0].upper(), "nonsense", ""]
        action = self.rng.choice(wrong)
        reply = self.engine.ask([{"cmd": "play", "action": action}])[0]
        expect_equal(f"ok in the reply to the illegal action {action!r}", False, reply["ok"])
        compare_game(self.game, self.engine)

    def check_perft(self) -> None:
        depth = 2 if self.game.phase == "place" else 1
        nodes = self.engine.demand({"cmd": "perft", "depth": depth})["nodes"]
        expect_equal(f"perft {depth}", self.game.perft(depth), nodes)


def play_games(options: argparse.Namespace, engine: EngineProcess) -> int:
    reasons: Counter = Counter()
    kinds: Counter = Counter()
    for index in range(options.start, options.start + options.games):
        match = Match(engine, options.game, options.seed, index, options.plies)
        try:
            match.run()
        except Difference as difference:
            report(match, difference)
            return 1
        except Exception as error:
            report(match, Difference("the reference engine or the driver failed", repr(error), None))
            raise
        reasons[match.game.reason or "stopped"] += 1
        kinds += match.kinds
    print(f"{options.game}: {options.games} games agree, {kinds.total()} actions, {dict(reasons)}")
    print(f"  {dict(kinds.most_common())}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(ENGINES))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=int, default=0, help="number of the first game")
    parser.add_argument("--plies", type=int, default=800, help="a game is left after so many actions")
    parser.add_argument("--engine", default="python main.py --protocol")
    options = parser.parse_args()
    engine = EngineProcess(options.engine)
    try:
        engine.demand({"cmd": "hello"})
        return play_games(options, engine)
    finally:
        engine.close()


if __name__ == "__main__":
    sys.exit(main())
