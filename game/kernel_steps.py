"""What must be compiled or loaded before a game can be played, step by step, and what shows how far a step is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

_WARM_UP_PLIES = 200
# How many functions a step compiles, counted at the first start of a child (`python -m game.kernels` tells). The
# bar is made of them; where the sources have grown since, it is a little uneven and nothing else.
_FUNCTIONS = {
    "cheops rules": 175, "cheops playouts": 8, "cheops thinking": 195,
    "gold rules": 135, "gold playouts": 4, "gold thinking": 79,
    "egyptos rules": 46, "egyptos playouts": 6, "egyptos thinking": 138,
}  # fmt: skip
_FEW = 20


@dataclass(frozen=True)
class Step:
    """Something that makes kernels of a game compile or load."""

    game: str
    kind: str
    run: Callable[[], object]

    @property
    def name(self) -> str:
        """As the child tells of it."""
        return f"{self.game} {self.kind}"

    @property
    def functions(self) -> int:
        """How many functions it compiles, about."""
        return _FUNCTIONS.get(self.name, _FEW)


def in_order(steps: Sequence[Step], wanted: Callable[[], str]) -> Iterator[Step]:
    """One step after the other; those of the game that is wanted just then come first."""
    waiting = list(steps)
    while waiting:
        game = wanted()
        step = next((step for step in waiting if step.game == game), waiting[0])
        waiting.remove(step)
        yield step


def counting(told: Callable[[], None]) -> AbstractContextManager[object]:
    """Call `told` after each function that is compiled meanwhile."""
    try:
        from numba.core import event
    except ImportError:  # without numba nothing is compiled
        return nullcontext()

    class Teller(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            """Beginning is no news."""

        def on_end(self, event: object) -> None:
            """One more."""
            told()

    listening: AbstractContextManager[object] = event.install_listener("numba:compile", Teller())
    return listening


def all_steps(order: Sequence[str] = ()) -> list[Step]:
    """The steps for every game; games named in `order` come first."""
    from game.engine.spec import GAMES

    games = sorted(GAMES, key=lambda game: order.index(game) if game in order else len(order))
    return [Step(game, kind, _bound(run, game)) for game in games for kind, run in _KINDS.items()]


def _bound(run: Callable[[str], object], game: str) -> Callable[[], object]:
    return lambda: run(game)


def _play_a_match(game_id: str) -> None:
    """Everything a match asks of the rules, from the deal to the result."""
    import numpy as np

    from game.engine import dispatch
    from game.engine.match import Match
    from game.engine.rng import make_rng
    from game.engine.spec import GAMES

    match = Match.new(game_id, GAMES[game_id].players[0], seed=1)
    rng = make_rng(1)
    for _ in range(_WARM_UP_PLIES):
        if match.over:
            break
        names = list(match.legal_by_name())
        match.play(names[int(rng[0]) % len(names)])
        rng = make_rng(int(rng[0]))
    match.result()
    view = match.view(0)
    dispatch.scores(view, np.zeros(match.players, dtype=np.int32))
    dispatch.resample(match.view(0), rng)


def _play_randomly(game_id: str) -> None:
    import numpy as np

    from game.engine.events import NO_LOG
    from game.engine.match import Match
    from game.engine.playout import play_randomly
    from game.engine.rng import make_rng
    from game.engine.spec import GAMES

    game = GAMES[game_id]
    state = Match.new(game_id, game.players[0], seed=1).state.copy()
    play_randomly(state, make_rng(1), np.zeros(game.most_legal, dtype=np.int32), NO_LOG, _WARM_UP_PLIES)


def _think(game_id: str) -> None:
    from game import opponents
    from game.engine.match import Match
    from game.engine.spec import GAMES

    game = GAMES[game_id]
    for players in {game.players[0], game.players[-1]}:
        match = Match.new(game_id, players, 1, game.check_options(players, _variant(game_id, players)))
        opponents.think_briefly(match)


def _variant(game_id: str, players: int) -> dict[str, Any]:
    return {"variant": "trio"} if (game_id, players) == ("egyptos", 3) else {}


_KINDS: dict[str, Callable[[str], object]] = {
    "rules": _play_a_match,
    "playouts": _play_randomly,
    "thinking": _think,
}
