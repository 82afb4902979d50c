"""The line protocol spoken by the reference engines: python -m tests.reference.shim

For trying out the differential driver where the real engine is not at hand.
"""

from __future__ import annotations

import json
import random
import sys

from .common import ReferenceGame
from .engines import ENGINES, SEATS, load


class Shim:
    def __init__(self) -> None:
        self.game: ReferenceGame | None = None
        self.before: list[dict] = []

    def answer(self, request: dict) -> dict:
        try:
            return {"ok": True, **getattr(self, f"do_{request['cmd']}")(request)}
        except (AttributeError, KeyError, IndexError, ValueError) as error:
            return {"ok": False, "error": str(error)}

    def do_hello(self, request: dict) -> dict:
        return {"name": "reference shim", "version": "0", "games": list(ENGINES), "levels": []}

    def do_new(self, request: dict) -> dict:
        if request["players"] not in SEATS[request["game"]]:
            raise ValueError("wrong number of players")
        rng = random.Random(request["seed"])
        self.game = ENGINES[request["game"]].new(request["players"], rng, request.get("options", {}))
        self.before = []
        return {}

    def do_load(self, request: dict) -> dict:
        self.game = load(request["state"])
        self.before = []
        return {}

    def do_state(self, request: dict) -> dict:
        return {"state": self.game.state(request.get("view", "all"))}

    def do_legal(self, request: dict) -> dict:
        return {"actions": self.game.legal()}

    def do_play(self, request: dict) -> dict:
        state = self.game.state()
        self.game.play(request["action"])
        self.before.append(state)
        return {"events": [], "over": self.game.phase == "over"}

    def do_undo(self, request: dict) -> dict:
        self.game = load(self.before.pop())
        return {}

    def do_result(self, request: dict) -> dict:
        return self.game.result()

    def do_perft(self, request: dict) -> dict:
        return {"nodes": self.game.perft(request["depth"])}


def main() -> None:
    shim = Shim()
    for line in sys.stdin:
        print(json.dumps(shim.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
