"""Cheops, written from RULES.md section 1 and PROTOCOL.md alone: dealing and playing."""

from __future__ import annotations

import random

from .cheops_pieces import (
    BLOCKS,
    COLOURS,
    FAMILY,
    LAW_7_VALUE,
    LAW_9_COST,
    LAWS_PLAYED_WHEN_HELD,
    NEIGHBOUR,
    NEIGHBOUR_COST,
    deal_pyramid,
    deal_stacks,
    deal_tables,
    in_family_order,
    row_payments,
)
from .cheops_position import CheopsPosition


class Cheops(CheopsPosition):
    @classmethod
    def new(cls, players: int, rng: random.Random, options: dict) -> Cheops:
        laws = rng.sample(range(1, 13), 12)
        return cls(
            {
                "players": players,
                "turn": options.get("first", 0),
                "phase": "start",
                "pyramid": deal_pyramid(rng, laws[:6]),
                "tables": deal_tables(rng),
                "market": [],
                "board": False,
                "hands": [FAMILY] * players,
                "stacks": deal_stacks(rng, players),
                "neighbours": 4,
                "money": [0] * players,
                "kept": [{} for _ in range(players)],
                "laws": [[] for _ in range(players)],
                "box": sorted(laws[6:]),
                "discarded": [],
                "taken": None,
                "bought": False,
                "held_this_turn": [],
                "drawn": False,
                "after": None,
                "declared": None,
                "reason": None,
            }
        )

    def _perform(self, words: list[str]) -> None:
        if words[0] == "law":
            self._perform_law(int(words[1]), words[2:])
        else:
            getattr(self, f"_do_{words[0]}")(*words[1:])

    def _do_place(self, tile: str, block: str) -> None:
        self._lay_tile_from_hand(tile, block, "end")

    def _do_neighbour(self, block: str) -> None:
        self.money[self.turn] -= NEIGHBOUR_COST
        self.neighbours -= 1
        self.bought = True
        self._lay_and_take(NEIGHBOUR, block, "start")

    def _do_pass(self) -> None:
        self.phase = "end"

    def _do_sell(self) -> None:
        self._sell(self.taken)
        self._dealt_with()

    def _do_keep(self) -> None:
        self._add_kept(self.taken, 1)
        self._dealt_with()

    def _do_box(self) -> None:
        if self.phase == "law":
            self._discard(int(self.taken[1:]))
        self._dealt_with()

    def _do_hold(self) -> None:
        law = int(self.taken[1:])
        self._lay_before_player(law)
        self.held_this_turn = sorted([*self.held_this_turn, law])
        self._dealt_with()

    def _do_draw(self, place: str) -> None:
        index = int(place) - 1
        stack = self.stacks[index]
        self.hands[self.turn] = in_family_order(self.hands[self.turn] + stack[-1])
        self.stacks[index] = stack[:-1]
        self.drawn = True

    def _do_end(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.phase = "start"
        # READING: a game that is blocked ends at the start of the new turn, so these belong to the new turn.
        self.bought = False
        self.held_this_turn = []
        self.drawn = False
        if not any(self._placements(hand) for hand in self.hands):
            self._finish()

    def _do_declare(self, colour: str) -> None:
        self.declared = colour
        self._pay_out()

    def _lay_tile_from_hand(self, tile: str, block: str, after: str) -> None:
        self.hands[self.turn] = self.hands[self.turn].replace(tile, "", 1)
        self._lay_and_take(tile, block, after)

    def _lay_and_take(self, tile: str, block: str, after: str) -> None:
        content = self.pyramid[block]
        self.pyramid[block] = tile
        self.taken, self.after = content, after
        if content in COLOURS:
            self.phase = "treasure"
        elif content in ("L1", "L2"):
            self.market.append(int(content[1:]))
            self._dealt_with()
        elif content == "L3":
            self.board = True
            self._dealt_with()
        else:
            self.phase = "law"

    def _dealt_with(self) -> None:
        """What was taken has been dealt with: go on where the turn was, if the game goes on."""
        self.phase = self.after
        self.taken = self.after = None
        self._look_for_the_end()

    def _sell(self, colour: str) -> None:
        self.money[self.turn] += self._market_price()
        self.tables[colour]["sold"] += 1

    def _add_kept(self, colour: str, change: int) -> None:
        kept = self.kept[self.turn]
        kept[colour] = kept.get(colour, 0) + change
        if kept[colour] == 0:
            del kept[colour]

    def _lay_before_player(self, law: int) -> None:
        self.laws[self.turn] = sorted([*self.laws[self.turn], law])

    def _discard(self, law: int) -> None:
        self.discarded = sorted([*self.discarded, law])

    # -- laws ----------------------------------------------------------------------------------------------

    def _perform_law(self, law: int, words: list[str]) -> None:
        if law in LAWS_PLAYED_WHEN_HELD:
            self._use_law(law, words)
            return
        if law in (4, 5, 6):
            self.tables[words[0]]["law"] = law
        elif law == 7:
            self.tables[words[0]]["seven"] = int(words[1])
        elif law == 8:
            self._discard(8)
            self._discard(self._lift_law(*words))
        else:
            # READING: a paid 9 is not "held", so it does not enter held_this_turn.
            self.money[self.turn] -= LAW_9_COST
            self._lay_before_player(9)
        self._dealt_with()

    def _lift_law(self, where: str, *rest: str) -> int:
        """Take away the law that law 8 removes, and say which it was."""
        if where == "market":
            return self.market.pop()
        if where == "board":
            self.board = False
            return 3
        if where == "under":
            law = self.tables[rest[0]]["law"]
            self.tables[rest[0]]["law"] = None
            return law
        if where == "on":
            self.tables[rest[0]]["seven"] = None
            return 7
        law = int(rest[1][1:])
        self.laws[int(rest[0])].remove(law)
        if law in self.held_this_turn:
            self.held_this_turn.remove(law)
        return law

    def _use_law(self, law: int, words: list[str]) -> None:
        """Law 10, 11 or 12, just taken or held before."""
        if self.phase != "law":
            self.laws[self.turn].remove(law)
            self.after = self.phase
        self._discard(law)
        if law == 11:
            self._lay_tile_from_hand(words[0], words[1], self.after)
            return
        if law == 10:
            self._add_kept(words[0], -1)
            self._sell(words[0])
        else:
            self._exchange(*words)
        self._dealt_with()

    def _exchange(self, first: str, second: str) -> None:
        if first in COLOURS:
            gained = self.pyramid[second]
            self.pyramid[second] = first
            self._add_kept(first, -1)
            self._add_kept(gained, 1)
        else:
            self.pyramid[first], self.pyramid[second] = self.pyramid[second], self.pyramid[first]

    # -- the end of the game -------------------------------------------------------------------------------

    def _pyramid_is_empty(self) -> bool:
        return all(self._carries_tile(block) for block in BLOCKS)

    def _enough_full_tables(self) -> bool:
        return sum(self._is_full(colour) for colour in COLOURS) >= (3 if self.board else 2)

    def _look_for_the_end(self) -> None:
        if self._pyramid_is_empty() or self._enough_full_tables():
            self._finish()

    def _owner_of_law_9(self) -> int | None:
        return next((seat for seat, laws in enumerate(self.laws) if 9 in laws), None)

    def _finish(self) -> None:
        owner = self._owner_of_law_9()
        if owner is None:
            self._pay_out()
        else:
            self.phase = "declare"
            self.turn = owner

    def _pay_out(self) -> None:
        self.phase = "over"
        if self._pyramid_is_empty():
            self.reason = "empty"
        else:
            self.reason = "tables" if self._enough_full_tables() else "blocked"
        owner = self._owner_of_law_9()
        for colour in COLOURS:
            counts = [kept.get(colour, 0) for kept in self.kept]
            if colour == self.declared:
                counts[owner] += 1
            payments = row_payments(self._topmost_free_row(colour), counts)
            self.money = [money + pay for money, pay in zip(self.money, payments, strict=True)]

    def _topmost_free_row(self, colour: str) -> str:
        table = self.tables[colour]
        if table["seven"] == table["sold"] + 1:
            return LAW_7_VALUE
        return self._rows(colour)[table["sold"]]

    def _scores(self) -> list[int]:
        return list(self.money)

    def _winners(self) -> list[int]:
        return [seat for seat, money in enumerate(self.money) if money == max(self.money)]
