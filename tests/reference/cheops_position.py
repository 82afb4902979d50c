"""Cheops: a position, what can be asked about it, and its legal actions."""

from __future__ import annotations

from .cheops_pieces import (
    BLOCKS,
    COLOURS,
    HAND_SIZE,
    LAW_9_COST,
    LAWS_PLAYED_WHEN_HELD,
    NEIGHBOUR,
    NEIGHBOUR_COST,
    NEIGHBOURS,
    NORMAL_PRICE,
    PRICE_BY_LAW,
    ROWS_OF_TABLE,
    SUPPORTS,
    TILES,
)
from .common import ReferenceGame


class CheopsPosition(ReferenceGame):
    GAME = "cheops"
    FIELDS = (
        "players turn phase pyramid tables market board hands stacks neighbours money kept laws box "
        "discarded taken bought held_this_turn drawn after declared reason"
    )

    def _hide(self, state: dict, seat: int) -> None:
        if self.phase == "over":
            return
        for block, content in self.pyramid.items():
            if content.startswith("L"):
                state["pyramid"][block] = None
        state["stacks"] = [{"height": len(stack), "top": stack[-1] if stack else None} for stack in self.stacks]
        state["money"] = [self.money[other] if other == seat else None for other in range(self.players)]
        state["box"] = None

    # -- questions about the position ----------------------------------------------------------------------

    def _market_price(self) -> int:
        return PRICE_BY_LAW[self.market[-1]] if self.market else NORMAL_PRICE

    def _rows(self, colour: str) -> list[str]:
        return ROWS_OF_TABLE[self.tables[colour]["table"]]

    def _is_full(self, colour: str) -> bool:
        return self.tables[colour]["sold"] >= len(self._rows(colour)) - 1

    def _carries_tile(self, block: str) -> bool:
        return self.pyramid[block] in TILES

    def _open_blocks(self) -> list[str]:
        """Blocks that hold something and are supported."""
        return [
            block
            for block in BLOCKS
            if not self._carries_tile(block) and all(self._carries_tile(below) for below in SUPPORTS[block])
        ]

    def _holds_treasure(self, block: str) -> bool:
        return self.pyramid[block] in COLOURS

    def _placements(self, hand: str) -> list[tuple[str, str]]:
        """All (tile, block) that the hand allows."""
        found = []
        for block in self._open_blocks():
            around = {self.pyramid[neighbour] for neighbour in NEIGHBOURS[block]}
            found += [(tile, block) for tile in sorted(set(hand)) if tile not in around]
        return found

    def _neighbour_blocks(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.bought or not self.neighbours or self.money[self.turn] < NEIGHBOUR_COST or not hand:
            return []
        return [block for block in self._open_blocks() if self._could_place_beside_neighbour(block, hand)]

    def _could_place_beside_neighbour(self, block: str, hand: str) -> bool:
        content = self.pyramid[block]
        self.pyramid[block] = NEIGHBOUR
        possible = bool(self._placements(hand))
        self.pyramid[block] = content
        return possible

    # -- legal actions -------------------------------------------------------------------------------------

    def _actions(self) -> list[str]:
        return {
            "start": self._start_actions,
            "treasure": self._treasure_actions,
            "law": self._law_actions,
            "end": self._end_actions,
            "declare": lambda: [f"declare {colour}" for colour in COLOURS],
        }[self.phase]()

    def _start_actions(self) -> list[str]:
        placements = [f"place {tile} {block}" for tile, block in self._placements(self.hands[self.turn])]
        neighbours = [f"neighbour {block}" for block in self._neighbour_blocks()]
        return (placements or ["pass"]) + neighbours + self._held_law_actions()

    def _treasure_actions(self) -> list[str]:
        table = self.tables[self.taken]
        if table["law"] == 4:
            return ["box"] if self._is_full(self.taken) else ["sell"]
        if table["law"] == 5 or self._is_full(self.taken):
            return ["keep"]
        return ["sell", "keep"]

    def _end_actions(self) -> list[str]:
        actions = ["end"]
        if len(self.hands[self.turn]) < HAND_SIZE:
            actions += [f"draw {place}" for place, stack in enumerate(self.stacks, 1) if stack]
        if not self.drawn:
            actions += self._held_law_actions()
        return actions

    def _held_law_actions(self) -> list[str]:
        actions = []
        for law in self.laws[self.turn]:
            if law in LAWS_PLAYED_WHEN_HELD and law not in self.held_this_turn:
                actions += self._uses_of_law(law)
        return actions

    def _law_actions(self) -> list[str]:
        law = int(self.taken[1:])
        if law in LAWS_PLAYED_WHEN_HELD:
            return ["hold", *self._uses_of_law(law)]
        if law in (4, 5, 6):
            return [f"law {law} {colour}" for colour in COLOURS if self.tables[colour]["law"] is None]
        if law == 7:
            return [f"law 7 {colour} {row}" for colour in COLOURS for row in self._free_rows(colour)]
        if law == 8:
            return self._removals() or ["box"]
        return ["box"] + (["law 9 pay"] if self.money[self.turn] >= LAW_9_COST else [])

    def _free_rows(self, colour: str) -> range:
        return range(self.tables[colour]["sold"] + 1, len(self._rows(colour)) + 1)

    def _removals(self) -> list[str]:
        actions = ["law 8 market"] if self.market else []
        actions += ["law 8 board"] if self.board else []
        for colour, table in self.tables.items():
            if table["law"] is not None:
                actions.append(f"law 8 under {colour}")
            if table["seven"] in self._free_rows(colour):
                actions.append(f"law 8 on {colour}")
        for seat, laws in enumerate(self.laws):
            actions += [f"law 8 seat {seat} L{law}" for law in laws]
        return actions

    def _uses_of_law(self, law: int) -> list[str]:
        if law == 10:
            return [f"law 10 {colour}" for colour in self.kept[self.turn] if self._law_10_may_sell(colour)]
        if law == 11:
            placements = self._placements(self.hands[self.turn])
            return [f"law 11 {tile} {block}" for tile, block in placements if self._holds_treasure(block)]
        return self._exchanges()

    def _law_10_may_sell(self, colour: str) -> bool:
        return not self._is_full(colour) and self.tables[colour]["law"] != 5

    def _exchanges(self) -> list[str]:
        blocks = [block for block in BLOCKS if self._holds_treasure(block)]
        actions = []
        for index, first in enumerate(blocks):
            for second in blocks[index + 1 :]:
                if self.pyramid[first] != self.pyramid[second]:
                    actions.append(f"law 12 {first} {second}")
        for colour in self.kept[self.turn]:
            for block in blocks:
                if self.pyramid[block] != colour and self.tables[self.pyramid[block]]["law"] != 4:
                    actions.append(f"law 12 {colour} {block}")
        return actions
