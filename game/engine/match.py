"""A match: a state and the way to it. Play, undo, redo, record, replay; what happened comes back as events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from game.engine import dispatch
from game.engine.contract import GameSpec, Json, RefusedError
from game.engine.dispatch import State
from game.engine.events import Event, make_log
from game.engine.rng import make_rng
from game.engine.spec import GAMES

RECORD_FORMAT = 1
_MOST_RECORDED_ACTIONS = 100_000  # no game is a tenth as long; a record is data from a stranger


@dataclass(frozen=True)
class Result:
    """How a match stands; `winners` is empty before the end and for a draw."""

    over: bool
    scores: list[int]
    winners: list[int]
    reason: str | None


def game_named(game_id: Any) -> GameSpec:
    """The game with this id, or a refusal."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise RefusedError(f"There is no such game; there are {', '.join(GAMES)}.")
    return GAMES[game_id]


class Match:
    """One game being played. All chance is in the deal."""

    def __init__(self, game: GameSpec, start: State) -> None:
        self.game = game
        self.actions: list[str] = []
        self._floor = 0  # undo stops here
        self._states: list[State] = [start.copy()]
        self._undone: list[tuple[str, State]] = []
        self._names: dict[str, int] = {}
        self._named_state: State | None = None  # the state that these names belong to
        self._legal_buffer = np.zeros(game.most_legal, dtype=np.int32)

    @classmethod
    def new(cls, game_id: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Match:
        """Deal a new game; the same seed gives the same game on every machine."""
        game = game_named(game_id)
        if players not in game.players:
            raise RefusedError(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {players}.")
        checked = game.check_options(players, options or {})
        return cls(game, game.deal(players, make_rng(seed), checked))

    @classmethod
    def load(cls, state: Any) -> Match:
        """A match that begins at a state as the line protocol writes it."""
        if not isinstance(state, dict):
            raise RefusedError("A state is a JSON object.")
        game = game_named(state.get("game"))
        return cls(game, game.from_json(state))

    @classmethod
    def replay(cls, record: Any) -> Match:
        """The match of a record, as after its last action."""
        deal, actions = _checked_record(record)
        match = cls.load(deal)
        for number, action in enumerate(actions, start=1):
            try:
                match.play(action)
            except RefusedError:
                raise RefusedError(f"Action {number} of the record is not legal there.") from None
        return match

    @property
    def start(self) -> State:
        """The state in which the match began; do not change it."""
        return self._states[0]

    @property
    def state(self) -> State:
        """The present state; do not change it."""
        return self._states[-1]

    @property
    def turn(self) -> int:
        """The seat to move."""
        return int(self.state.turn)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.state.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(dispatch.is_over(self.state))

    def legal(self) -> list[int]:
        """All legal actions of the player to move."""
        if self.over:
            return []
        count = dispatch.legal(self.state, self._legal_buffer)
        return [int(action) for action in self._legal_buffer[:count]]

    def legal_by_name(self) -> dict[str, int]:
        """All legal actions, by their names; do not change it."""
        if self._named_state is not self.state:
            self._named_state = self.state
            self._names = {self.game.action_name(self.state, action): action for action in self.legal()}
        return self._names

    def play(self, name: str) -> list[Event]:
        """Carry out a legal action and tell what happened."""
        if self.over:
            raise RefusedError("The game is over.")
        action = self.legal_by_name().get(name)
        if action is None:
            raise RefusedError("That is not a legal action here.")
        self._undone.clear()
        return self._carry_out(name, action)

    def _carry_out(self, name: str, action: int) -> list[Event]:
        after = self.state.copy()
        log = make_log()
        dispatch.apply(after, action, log)
        self.actions.append(name)
        self._states.append(after)
        return self.game.tell_story(log)

    def undo(self) -> str:
        """Take back the last action, and name it."""
        if len(self.actions) == self._floor:
            raise RefusedError("There is nothing to take back.")
        name = self.actions.pop()
        self._undone.append((name, self._states.pop()))
        return name

    def forget_the_way(self) -> None:
        """Make the present state the one that undo cannot pass; the record keeps the whole game."""
        self._floor = len(self.actions)

    def redo(self) -> str:
        """Play again what was taken back last, and name it."""
        if not self._undone:
            raise RefusedError("There is nothing to play again.")
        name, state = self._undone.pop()
        self.actions.append(name)
        self._states.append(state)
        return name

    def view(self, seat: int) -> State:
        """The state with what this seat may not see blanked out."""
        return self.game.view_of(self.state, seat)

    def views(self, seat: int) -> list[State]:
        """What this seat has seen so far, from the deal to the present state."""
        return [self.game.view_of(state, seat) for state in self._states]

    def result(self) -> Result:
        """Scores so far, and the winners at the end."""
        scores = np.zeros(self.players, dtype=np.int32)
        dispatch.scores(self.state, scores)
        winners = int(dispatch.winners(self.state))
        return Result(
            over=self.over,
            scores=[int(score) for score in scores],
            winners=[seat for seat in range(self.players) if winners >> seat & 1],
            reason=self.game.to_json(self.state)["reason"],
        )

    def record(self) -> Json:
        """The whole game so far: the deal and the actions."""
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "deal": self.game.to_json(self.start),
            "actions": list(self.actions),
        }


def _checked_record(record: Any) -> tuple[Any, list[str]]:
    if not isinstance(record, dict) or not {"format", "deal", "actions"} <= record.keys():
        raise RefusedError("A record is an object with format, game, deal and actions.")
    if record["format"] != RECORD_FORMAT:
        raise RefusedError(f"This record has a format that is not known here (known: {RECORD_FORMAT}).")
    actions = record["actions"]
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RefusedError("The actions of a record are a list of texts.")
    if len(actions) > _MOST_RECORDED_ACTIONS:
        raise RefusedError("This record has more actions than any game can have.")
    return record["deal"], actions
