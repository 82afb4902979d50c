"""Players who get somewhere: they explore, photograph, carry out and run, so that a whole game stays short."""

from __future__ import annotations

import random
from typing import Any

from game.view.gold.site import Site


def sensible_action(match: Any, chance: random.Random) -> str:
    """One action of a player who knows what he wants."""
    legal = sorted(match.legal_by_name())
    site, seat = Site.of(match.view(match.turn)), match.turn
    if site.revealed:
        return chance.choice(legal)
    picks = [action for action in ("pick bust", "pick 3", "pick 2") if action in legal]
    steals = [action for action in legal if action.startswith("steal")]
    if picks or steals:
        return (picks or steals)[0]
    return _walk_home(site, seat, legal) or _explore(site, seat, legal) or _porter(site, legal, chance)


def _walk_home(site: Site, seat: int, legal: list[str]) -> str | None:
    here = site.figures[seat, "A"]
    if here is None or (site.carries[seat] is None and site.clock is None):
        return None
    home = site.distances(site.entrance)
    steps = [a for a in legal if a.startswith("walk A ") and home.get(a[-2:], 99) < home.get(here, 99)]
    return min(steps, key=lambda action: (home[action[-2:]], action)) if steps else None


def _explore(site: Site, seat: int, legal: list[str]) -> str | None:
    reveals = [action for action in legal if action.startswith("reveal ")]
    here = site.figures[seat, "A"]
    if site.clock is not None or here is None:
        return None
    if reveals:
        return reveals[0]
    away = site.distances(here)
    doors = [tile for tile in away if any(not site.tiles[other].up for other in site.opens_to(tile))]
    finds = [tile for tile in away if tile in site.loot]
    for goal in sorted(doors + finds, key=lambda tile: away[tile]):
        back = site.distances(goal)
        steps = [a for a in legal if a.startswith("walk A ") and back.get(a[-2:], 99) < back[here]]
        if steps:
            return min(steps, key=lambda action: (back[action[-2:]], action))
    return None


def _porter(site: Site, legal: list[str], chance: random.Random) -> str:
    if site.clock is not None:
        return "end"
    useful = [action for action in legal if action.startswith(("rotate", "walk P", "lantern"))]
    return chance.choice(useful) if useful else "end"


def whole_game(match: Any, seed: int, most: int = 3000) -> list[str]:
    """Play to the end; the actions."""
    chance = random.Random(seed)
    actions: list[str] = []
    while not match.over and len(actions) < most:
        actions.append(sensible_action(match, chance))
        match.play(actions[-1])
    return actions
