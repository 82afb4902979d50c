"""A bot as a stranger would write it: it knows docs/PROTOCOL.md and nothing of this program's code.

    python tests/bots/plain_bot.py cheops 3 42 [command of an engine]

plays a whole game by choosing among the legal actions, and prints the result as one line of JSON.
"""

import json
import random
import shlex
import subprocess
import sys


def main():
    game, players, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    command = sys.argv[4] if len(sys.argv) > 4 else f"{shlex.quote(sys.executable)} main.py --protocol"
    engine = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(cmd, **fields):
        engine.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        engine.stdin.flush()
        reply = json.loads(engine.stdout.readline())
        if not reply["ok"]:
            raise SystemExit(f"{cmd}: {reply['error']}")
        return reply

    assert game in ask("hello")["games"]
    options = {"variant": "trio"} if game == "egyptos" and players == 3 else {}
    ask("new", game=game, players=players, seed=seed, options=options)
    chance = random.Random(seed)
    played = 0
    while actions := ask("legal")["actions"]:
        lively = [action for action in actions if action not in ("end", "drop")] or actions
        ask("play", action=chance.choice(lively if chance.random() < 0.9 else actions))
        played += 1
    result = ask("result")
    record = ask("record")["record"]
    state = ask("state", view="all")["state"]
    ask("replay", record=record)
    assert ask("state", view="all")["state"] == state, "the record replays to the same state"
    engine.stdin.close()
    print(json.dumps({"actions": played, "exit": engine.wait(), **result}))


if __name__ == "__main__":
    main()
