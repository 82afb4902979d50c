"""One game of the arena: who sits where, and how it went. Runs in any process on any machine."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from ai.arena.players import make_player
from ai.job import Limits
from game.engine.match import Match

MOST_PLIES = 20_000


@dataclass(frozen=True)
class Table:
    """A game to be played: a deal, and a player's text for each seat."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    limits: Limits
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game went. `seconds` and `decisions` count what each seat thought about."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


def play(table: Table) -> Outcome:
    """Play a game to its end; every seat sees only its own view."""
    match = Match.new(table.game, len(table.seats), table.seed, table.options)
    players = [
        make_player(text, match.game, table.limits, table.seed * 8 + 1 + seat)
        for seat, text in enumerate(table.seats)
    ]
    for seat, player in enumerate(players):
        player.begin(match.view(seat))
    seconds = [0.0] * len(players)
    decisions = [0] * len(players)
    while not match.over and len(match.actions) < MOST_PLIES:
        seat = match.turn
        actions = match.legal()
        began = time.perf_counter()
        action = players[seat].choose(match.view(seat)) if len(actions) > 1 else actions[0]
        if len(actions) > 1:
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
        match.play(match.game.action_name(match.state, action))
        for other, player in enumerate(players):
            player.notice(action, match.view(other))
    result = match.result()
    return Outcome(
        table.number,
        table.seats,
        tuple(result.scores),
        tuple(result.winners),
        len(match.actions),
        tuple(seconds),
        tuple(decisions),
    )


def tables(
    game: str, entrants: list[str], seats: int, games: int, seed: int, limits: Limits, options: dict[str, Any]
) -> list[Table]:
    """For each meeting so many games: the same deal is played once with every rotation of the seats."""
    planned: list[Table] = []
    for meeting in meetings(entrants, seats):
        for game_number in range(games):
            deal, turned = divmod(game_number, seats)
            rotated = meeting[turned:] + meeting[:turned]
            planned.append(Table(len(planned), game, tuple(rotated), seed + deal, limits, options))
    return planned


def meetings(entrants: list[str], seats: int) -> list[list[str]]:
    """Each pair meets where more came than there are seats for; else all, repeated until every seat is taken."""
    if len(entrants) <= seats:
        return [[entrants[seat % len(entrants)] for seat in range(seats)]]
    pairs = [[one, other] for place, one in enumerate(entrants) for other in entrants[place + 1 :]]
    return [[pair[seat % 2] for seat in range(seats)] for pair in pairs]
