"""Egyptos, Égypte and Trio, written from RULES.md section 3 and PROTOCOL.md alone."""

from __future__ import annotations

import random

from .common import ReferenceGame

Cell = tuple[int, int]

PYRAMIDS_EACH = 12
SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
SIDES_AND_CORNERS = [*SIDES, (1, 1), (1, -1), (-1, 1), (-1, -1)]
ROW_DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]
PLAYERS = {"egyptos": 2, "egypte": 2, "trio": 3}
MOVES_LIMIT = {"egyptos": 100, "egypte": 100, "trio": 102}


def cell_name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_of(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


class Egyptos(ReferenceGame):
    GAME = "egyptos"
    FIELDS = "variant players turn phase pieces moves seen reason"

    @classmethod
    def new(cls, players: int, rng: random.Random, options: dict) -> Egyptos:
        variant = options.get("variant", "egyptos")
        if PLAYERS[variant] != players:
            raise ValueError(f"{variant} is for {PLAYERS[variant]} players")
        return cls(
            {
                "variant": variant,
                "players": players,
                "turn": 0,
                "phase": "place",
                "pieces": [set() for _ in range(players)],
                "moves": 0,
                "seen": {},
                "reason": None,
            }
        )

    @classmethod
    def load(cls, state: dict) -> Egyptos:
        game = cls({**state, "seen": dict(state.get("seen") or {})})
        game.pieces = [{(x, y) for x, y in cells} for cells in state["pieces"]]
        # READING: a game won by the last placement never had a moving phase, so its `seen` stays empty.
        if not game.seen and (game.phase == "move" or game.moves > 0):
            game.seen[game.key()] = 1
        return game

    def state(self, view: str | int = "all") -> dict:
        return {
            "game": self.GAME,
            "variant": self.variant,
            "players": self.players,
            "turn": self.turn,
            "phase": self.phase,
            "pieces": [[list(cell) for cell in sorted(cells)] for cells in self.pieces],
            "moves": self.moves,
            "seen": dict(self.seen),
            "reason": self.reason,
        }

    def key(self) -> str:
        """The present position: whose turn it is, and all cells shifted to the corner."""
        lying = self._lying()
        left = min(x for x, _ in lying)
        low = min(y for _, y in lying)
        groups = [" ".join(cell_name((x - left, y - low)) for x, y in sorted(cells)) for cells in self.pieces]
        return "|".join([str(self.turn), *groups])

    def perft(self, depth: int) -> int:
        if depth == 0:
            return 1
        actions = self.legal()
        if depth == 1:
            return len(actions)
        return sum(self._after(action).perft(depth - 1) for action in actions)

    def _after(self, action: str) -> Egyptos:
        fields = {name: getattr(self, name) for name in self.FIELDS.split()}
        fields["pieces"] = [set(cells) for cells in self.pieces]
        fields["seen"] = dict(self.seen)
        child = Egyptos(fields)
        child._perform(action.split(" "))
        return child

    def _lying(self) -> set[Cell]:
        return set().union(*self.pieces)

    def _touch_steps(self) -> list[Cell]:
        return SIDES if self.variant == "trio" else SIDES_AND_CORNERS

    def _touching(self, lying: set[Cell]) -> set[Cell]:
        """The free cells that touch one of the given pyramids."""
        steps = self._touch_steps()
        return {(x + dx, y + dy) for x, y in lying for dx, dy in steps} - lying

    def _hangs_together(self, lying: set[Cell]) -> bool:
        steps = self._touch_steps()
        start = next(iter(lying))
        reached, waiting = {start}, [start]
        while waiting:
            x, y = waiting.pop()
            for dx, dy in steps:
                cell = (x + dx, y + dy)
                if cell in lying and cell not in reached:
                    reached.add(cell)
                    waiting.append(cell)
        return len(reached) == len(lying)

    def _actions(self) -> list[str]:
        lying = self._lying()
        if self.phase == "move":
            return self._moves(lying) or ["pass"]
        if not lying:
            return ["place 0,0"]
        return [f"place {cell_name(cell)}" for cell in self._touching(lying)]

    def _moves(self, lying: set[Cell]) -> list[str]:
        actions = []
        for lifted in self.pieces[self.turn]:
            others = lying - {lifted}
            if self.variant != "egypte" and not self._hangs_together(others):
                continue
            for cell in self._touching(others) - {lifted}:
                actions.append(f"move {cell_name(lifted)} {cell_name(cell)}")
        return actions

    def _perform(self, words: list[str]) -> None:
        mover = self.turn
        if words[0] == "place":
            self.pieces[mover].add(cell_of(words[1]))
        else:
            self.moves += 1
        if words[0] == "move":
            self.pieces[mover].remove(cell_of(words[1]))
            self.pieces[mover].add(cell_of(words[2]))
        self.turn = (mover + 1) % self.players
        laid_with_a_row = words[0] == "place" and self._has_row_of_five(mover)
        if all(len(cells) == PYRAMIDS_EACH for cells in self.pieces) and not laid_with_a_row:
            self.phase = "move"
            self.seen[self.key()] = self.seen.get(self.key(), 0) + 1
        self._look_for_the_end(mover)

    def _look_for_the_end(self, mover: int) -> None:
        if self._has_row_of_five(mover):
            self.reason = "five"
        elif self.phase == "move" and self.seen[self.key()] >= 3:
            self.reason = "repetition"
        elif self.moves >= MOVES_LIMIT[self.variant]:
            self.reason = "moves"
        if self.reason:
            self.phase = "over"

    def _has_row_of_five(self, seat: int) -> bool:
        cells = self.pieces[seat]
        return any(
            all((x + n * dx, y + n * dy) in cells for n in range(5)) for x, y in cells for dx, dy in ROW_DIRECTIONS
        )

    def _scores(self) -> list[int]:
        return [int(seat in self._winners()) for seat in range(self.players)]

    def _winners(self) -> list[int]:
        return [(self.turn - 1) % self.players] if self.reason == "five" else []
