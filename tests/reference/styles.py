"""Ways of playing at random, so that rare situations are really reached."""

from __future__ import annotations

import random

from .common import ReferenceGame
from .gold_board import BUST, NEIGHBOURS

# A weight stands for a kind of action (see kind_of); kinds that are not named weigh 1.
WEIGHTED_STYLES: dict[str, dict[str, dict[str, float]]] = {
    "cheops": {
        "laws": {"law": 20, "hold": 5, "neighbour": 5, "place on law": 20},
        "hoard laws": {"hold": 50, "law": 0.3, "place on law": 50, "draw": 5},
        "neighbours": {"neighbour": 10, "neighbour on law": 100, "hold": 5, "sell": 10, "place on law": 5},
        "no draw": {"draw": 0, "sell": 2},
        "keepers": {"keep": 20, "draw": 10},
        "sellers": {"sell": 20, "draw": 10, "law 10": 10},
        "climbers": {"draw": 50, "end": 0.1, "keep": 3},
    },
    "gold": {
        "busy": {"end": 0.02},
        "porters": {"end": 0.1, "lantern": 5, "rotate": 3, "walk P": 3},
        "thieves": {"end": 0.1, "steal": 50, "pick": 20, "drop": 0.3, "walk A": 3},
        "lazy": {"end": 5},
    },
    "egyptos": {},
}
SPECIAL_STYLES = {"cheops": [], "gold": ["explore", "explore", "hunt", "hunt"], "egyptos": ["shuttle", "shy"]}


def random_style(name: str, rng: random.Random) -> str:
    return rng.choice(["uniform", "kinds", *WEIGHTED_STYLES[name], *SPECIAL_STYLES[name]])


def choose(style: str, game: ReferenceGame, history: list[str], rng: random.Random) -> str:
    actions = game.legal()
    if style == "uniform":
        return rng.choice(actions)
    if style in SPECIAL_STYLES[game.GAME]:
        return {"explore": explore, "hunt": hunt, "shuttle": shuttle, "shy": shy}[style](game, history, rng)
    kinds: dict[str, list[str]] = {}
    for action in actions:
        kinds.setdefault(kind_of(game, action), []).append(action)
    weights = WEIGHTED_STYLES[game.GAME].get(style, {})
    return rng.choice(kinds[weighted_kind(list(kinds), weights, rng)])


def kind_of(game: ReferenceGame, action: str) -> str:
    words = action.split(" ")
    if words[0] == "law" or words[0] == "walk":
        return " ".join(words[:2])
    if words[0] in ("place", "neighbour") and game.GAME == "cheops":
        return words[0] + (" on law" if game.pyramid[words[-1]].startswith("L") else "")
    return words[0]


def weighted_kind(kinds: list[str], weights: dict[str, float], rng: random.Random) -> str:
    chosen = [weights.get(kind, weights.get(kind.split(" ")[0], 1)) for kind in kinds]
    return rng.choices(kinds, chosen if sum(chosen) else None)[0]


def explore(game: ReferenceGame, history: list[str], rng: random.Random) -> str:
    """Gold: find chambers, carry treasures out, and do not stop before the actions are used up."""
    actions = game.legal()
    if rng.random() < 0.15:
        return rng.choice(actions)
    for wanted in ("pick", "reveal", "steal"):
        found = [action for action in actions if action.startswith(wanted)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    if game.phase == "set":
        return rng.choice(inviting_settings(game, actions))
    walks = [action for action in actions if action.startswith("walk A")]
    if walks:
        targets = [game.entrance] if game.carries[game.turn] else interesting_tiles(game)
        return best_walk(game, walks, targets, rng)
    return rng.choice([action for action in actions if action not in ("end", "drop")] or actions)


def inviting_settings(game: ReferenceGame, actions: list[str]) -> list[str]:
    """Those that open the new tile towards the archaeologist."""
    here = game.figures[game.turn]["A"]
    sides = [side for side, tile in NEIGHBOURS[game.revealed].items() if tile == here]
    return [action for action in actions if sides[0] in action.split(" ")[2]]


def hunt(game: ReferenceGame, history: list[str], rng: random.Random) -> str:
    """Gold: be after the bust, and let it go again; as long as it is hidden, explore."""
    actions = game.legal()
    places = bust_places(game)
    if not places or game.phase == "set" or rng.random() < 0.15:
        return explore(game, history, rng)
    holder = game.carries.index(BUST) if BUST in game.carries else None
    takes = [action for action in actions if action in ("pick bust", f"steal {holder}")]
    if takes or ("drop" in actions and rng.random() < 0.4):
        return rng.choice(takes or ["drop"])
    walks = [action for action in actions if action.startswith("walk A")]
    if walks:
        return best_walk(game, walks, [game.entrance] if holder == game.turn else places, rng)
    return rng.choice(actions)


def bust_places(game: ReferenceGame) -> list[str]:
    lying = [tile for tile, face in game.tiles.items() if BUST in face["loot"]]
    return lying + [f["A"] for f, held in zip(game.figures, game.carries, strict=True) if held == BUST]


def best_walk(game: ReferenceGame, walks: list[str], targets: list[str], rng: random.Random) -> str:
    """One that leads as near as possible to one of the targets."""
    distances = [game._distances(target) for target in targets]

    def closeness(action: str) -> float:
        goal = action.split(" ")[2]
        return min((table.get(goal, 99) for table in distances), default=0) + rng.random()

    return min(walks, key=closeness)


def interesting_tiles(game: ReferenceGame) -> list[str]:
    found = []
    for tile, face in game.tiles.items():
        hidden = [other for other in game._open_towards(tile) if not game.tiles[other]["up"]]
        if face["loot"] or hidden:
            found.append(tile)
    return found


def shuttle(game: ReferenceGame, history: list[str], rng: random.Random) -> str:
    """Egyptos: take back one's own last move if possible, so that positions occur again."""
    if game.phase == "place":
        return shy(game, history, rng)
    last = history[-game.players].split(" ") if len(history) >= game.players else ["none"]
    back = f"move {last[-1]} {last[1]}" if last[0] == "move" else ""
    return back if back in game.legal() and rng.random() < 0.97 else shy(game, history, rng)


def shy(game: ReferenceGame, history: list[str], rng: random.Random) -> str:
    """Egyptos: do not make five, so that the moving phase is reached and goes on."""
    for _ in range(20):
        action = rng.choice(game.legal())
        if game._after(action).reason != "five":
            return action
    return action
