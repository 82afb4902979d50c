"""The Pharaoh's Gold: a position, what can be asked about it, and its legal actions."""

from __future__ import annotations

from .common import ReferenceGame
from .gold_board import NEIGHBOURS, OPPOSITE, TURNS_OF_SHAPE, WORTH


class GoldPosition(ReferenceGame):
    GAME = "gold"
    FIELDS = (
        "players first turn phase actions_left round tiles entrance figures carries took lanterns "
        "lanterns_left museum photos photo_pile treasure_pile bust finder clock countdown ring fallen "
        "idle reached tick revealed reason"
    )

    def _hide(self, state: dict, seat: int) -> None:
        # READING: nothing is turned up at the end of this game (only the Cheops page says "equals all").
        for tile in state["tiles"].values():
            if not tile["up"]:
                tile["shape"] = tile["chamber"] = None
        state["photo_pile"] = len(self.photo_pile)
        state["treasure_pile"] = len(self.treasure_pile)

    # -- questions about the position ----------------------------------------------------------------------

    def _open_towards(self, tile: str) -> list[str]:
        """The tiles still in place towards which this face-up tile is open."""
        openings = self.tiles[tile]["open"] or ""
        beside = [NEIGHBOURS[tile].get(side) for side in openings]
        return [other for other in beside if other in self.tiles]

    def _connected(self, tile: str) -> list[str]:
        openings = self.tiles[tile]["open"] or ""
        found = []
        for side in openings:
            other = self.tiles.get(NEIGHBOURS[tile].get(side))
            if other and OPPOSITE[side] in (other["open"] or ""):
                found.append(NEIGHBOURS[tile][side])
        return found

    def _walk_goals(self, start: str) -> set[str]:
        """Where one walk of the player to move leads; his lanterns carry it further."""
        reached, waiting = {start}, [start]
        while waiting:
            tile = waiting.pop()
            if tile != start and tile not in self.lanterns[self.turn]:
                continue
            for other in self._connected(tile):
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return reached - {start}

    def _distances(self, start: str) -> dict[str, int]:
        distances = {start: 0}
        waiting = [start]
        for tile in waiting:
            for other in self._connected(tile):
                if other not in distances:
                    distances[other] = distances[tile] + 1
                    waiting.append(other)
        return distances

    def _tiles_on_shortest_ways(self, chamber: str) -> set[str]:
        """Every tile on any shortest way from the chamber to the entrance; none if there is no way."""
        from_chamber = self._distances(chamber)
        from_entrance = self._distances(self.entrance)
        length = from_chamber.get(self.entrance)
        return {
            tile
            for tile in from_chamber
            if length is not None and from_chamber[tile] + from_entrance[tile] == length
        }

    def _chamber_has_fallen(self) -> bool:
        return self.clock is not None

    # -- legal actions -------------------------------------------------------------------------------------

    def _actions(self) -> list[str]:
        if self.phase == "set":
            shape = self.tiles[self.revealed]["shape"]
            return [f"set {self.revealed} {openings}" for openings in TURNS_OF_SHAPE[shape]]
        actions = ["end", *self._free_actions()]
        if self.actions_left > 0:
            actions += self._archaeologist_actions() + self._porter_actions()
        return actions

    def _free_actions(self) -> list[str]:
        tile = self.figures[self.turn]["A"]
        if tile is None:
            return []
        if self.carries[self.turn] is not None:
            return [] if self.took else ["drop"]
        picks = [f"pick {treasure}" for treasure in WORTH if treasure in self.tiles[tile]["loot"]]
        return picks + [f"steal {seat}" for seat in self._seats_to_steal_from(tile)]

    def _seats_to_steal_from(self, tile: str) -> list[int]:
        return [
            seat
            for seat in range(self.players)
            if seat != self.turn and self.figures[seat]["A"] == tile and self.carries[seat] is not None
        ]

    def _archaeologist_actions(self) -> list[str]:
        tile = self.figures[self.turn]["A"]
        if tile is None:
            return []
        face_down = [other for other in self._open_towards(tile) if not self.tiles[other]["up"]]
        walks = [f"walk A {goal}" for goal in self._walk_goals(tile)]
        return walks + [f"reveal {other}" for other in face_down]

    def _porter_actions(self) -> list[str]:
        tile = self.figures[self.turn]["P"]
        if tile is None:
            return []
        actions = [f"walk P {goal}" for goal in self._walk_goals(tile)]
        for other in [tile, *self._open_towards(tile)]:
            actions += self._rotations(other)
        if tile in self.lanterns[self.turn]:
            actions.append("unlantern")
        elif self.lanterns_left[self.turn] > 0:
            actions.append("lantern")
        return actions

    def _rotations(self, tile: str) -> list[str]:
        face = self.tiles[tile]
        if tile == self.entrance or not face["up"]:
            return []
        turns = TURNS_OF_SHAPE[face["shape"]]
        return [f"rotate {tile} {openings}" for openings in turns if openings != face["open"]]
