"""The Pharaoh's Gold, written from RULES.md section 2 and PROTOCOL.md alone: dealing and playing."""

from __future__ import annotations

import random

from .gold_board import BUST, NEIGHBOURS, PHOTOS, WORTH, deal_tiles, deal_treasures, in_loot_order
from .gold_position import GoldPosition

ACTIONS_PER_TURN = 3
LANTERNS_EACH = 5
LAST_ROUND = 200
TURNS_UNTIL_CHAMBER_FALLS = 3
COST_OF_LOST_FIGURE = {"A": 2, "P": 1}


class Gold(GoldPosition):
    @classmethod
    def new(cls, players: int, rng: random.Random, options: dict) -> Gold:
        tiles, entrance = deal_tiles(rng)
        first = options.get("first", 0)
        return cls(
            {
                "players": players,
                "first": first,
                "turn": first,
                "phase": "act",
                "actions_left": ACTIONS_PER_TURN,
                "round": 1,
                "tiles": tiles,
                "entrance": entrance,
                "figures": [{"A": entrance, "P": entrance} for _ in range(players)],
                "carries": [None] * players,
                "took": False,
                "lanterns": [[] for _ in range(players)],
                "lanterns_left": [LANTERNS_EACH] * players,
                "museum": [[] for _ in range(players)],
                "photos": [[] for _ in range(players)],
                "photo_pile": rng.sample(PHOTOS, len(PHOTOS)),
                "treasure_pile": deal_treasures(rng),
                "bust": "hidden",
                "finder": None,
                "clock": None,
                "countdown": None,
                "ring": [],
                "fallen": [],
                "idle": [0] * players,
                "reached": [0] * players,
                "tick": 0,
                "revealed": None,
                "reason": None,
            }
        )

    def _perform(self, words: list[str]) -> None:
        self.tick += 1
        getattr(self, f"_do_{words[0]}")(*words[1:])

    def _spend_action(self) -> None:
        self.actions_left -= 1
        self.took = False

    def _do_walk(self, figure: str, goal: str) -> None:
        self._spend_action()
        start = self.figures[self.turn][figure]
        self.figures[self.turn][figure] = goal
        if figure == "P":
            return
        carries_bust_out = self.carries[self.turn] == BUST and not self._chamber_has_fallen()
        if goal == self.entrance:
            self._deliver()
        if carries_bust_out:
            self.clock = self.turn
            self.countdown = None
            self._fall([start])
            self._end_turn(chamber_fell_in_it=True)

    def _deliver(self) -> None:
        treasure = self.carries[self.turn]
        if treasure is None:
            return
        self.carries[self.turn] = None
        self.museum[self.turn] = in_loot_order([*self.museum[self.turn], treasure])
        self._score_changed(self.turn)
        if treasure == BUST:
            self.bust = "museum"

    def _do_reveal(self, tile: str) -> None:
        self._spend_action()
        self.tiles[tile]["up"] = True
        self.revealed = tile
        self.phase = "set"

    def _do_set(self, tile: str, openings: str) -> None:
        self.tiles[tile]["open"] = openings
        self.revealed = None
        self.phase = "act"
        if self.tiles[tile]["chamber"]:
            self._find_chamber(tile)

    def _do_rotate(self, tile: str, openings: str) -> None:
        self._spend_action()
        self.tiles[tile]["open"] = openings

    def _do_lantern(self) -> None:
        self._spend_action()
        here = self.figures[self.turn]["P"]
        self.lanterns[self.turn] = sorted([*self.lanterns[self.turn], here])
        self.lanterns_left[self.turn] -= 1

    def _do_unlantern(self) -> None:
        self._spend_action()
        self._take_back_lantern(self.turn, self.figures[self.turn]["P"])

    def _take_back_lantern(self, seat: int, tile: str) -> None:
        self.lanterns[seat].remove(tile)
        self.lanterns_left[seat] += 1

    # -- playing: what is free -----------------------------------------------------------------------------

    def _do_pick(self, name: str) -> None:
        treasure = BUST if name == BUST else int(name)
        self.tiles[self.figures[self.turn]["A"]]["loot"].remove(treasure)
        self._take_in_hands(treasure)

    def _do_steal(self, seat: str) -> None:
        treasure = self.carries[int(seat)]
        self.carries[int(seat)] = None
        self._take_in_hands(treasure)

    def _take_in_hands(self, treasure: int | str) -> None:
        self.carries[self.turn] = treasure
        self.took = True
        if treasure == BUST:
            self.bust = "carried"
            if self._chamber_has_fallen():
                self.clock = self.turn

    def _do_drop(self) -> None:
        self._lay_down(self.turn, self.figures[self.turn]["A"])

    def _lay_down(self, seat: int, tile: str) -> None:
        """What the seat's archaeologist carries stays lying on the tile."""
        treasure = self.carries[seat]
        if treasure is None:
            return
        self.carries[seat] = None
        self.tiles[tile]["loot"] = in_loot_order([*self.tiles[tile]["loot"], treasure])
        if treasure == BUST:
            self.bust = "dropped" if self._chamber_has_fallen() else "chamber"

    def _do_end(self) -> None:
        self._end_turn()

    # -- a chamber is revealed -----------------------------------------------------------------------------

    def _find_chamber(self, chamber: str) -> None:
        photo = self.photo_pile.pop()
        self.photos[self.turn].append(photo)
        self._score_changed(self.turn)
        self._lay_out_treasures(chamber, int(photo[0]))
        ways = self._tiles_on_shortest_ways(chamber)
        if photo[1:] == "" or not ways:
            return
        if photo[1:] == "M":
            self._mummy(ways)
        else:
            self._curse(ways)
        self._end_turn()

    def _lay_out_treasures(self, chamber: str, number: int) -> None:
        # READING: a pile with fewer treasures than the photo shows gives what it has
        # (cannot occur from a deal: the photos show nine treasures, and nine there are).
        number = min(number, len(self.treasure_pile))
        found = [self.treasure_pile.pop() for _ in range(number)]
        self.tiles[chamber]["loot"] = in_loot_order(found)
        if BUST in found:
            self.bust = "chamber"
            self.finder = self.turn

    def _mummy(self, ways: set[str]) -> None:
        # READING: a figure already on the entrance flees on the spot and loses what it carries there as well
        # (cannot occur from a deal: nothing can come to lie on the entrance).
        for seat, figures in enumerate(self.figures):
            if figures["A"] in ways:
                self._lay_down(seat, figures["A"])
            for figure, tile in figures.items():
                if tile in ways:
                    figures[figure] = self.entrance

    def _curse(self, ways: set[str]) -> None:
        for seat in range(self.players):
            for tile in [tile for tile in self.lanterns[seat] if tile in ways]:
                self._take_back_lantern(seat, tile)

    # -- the collapse --------------------------------------------------------------------------------------

    def _fall(self, ring: list[str]) -> None:
        """These tiles are gone, with everything on them."""
        for tile in ring:
            if BUST in self.tiles.pop(tile)["loot"]:
                self.bust = "lost"
        for seat in range(self.players):
            self._lose_figures(seat, ring)
            self.lanterns[seat] = [tile for tile in self.lanterns[seat] if tile not in ring]
        self.ring = sorted(ring)
        self.fallen = sorted([*self.fallen, *ring])

    def _lose_figures(self, seat: int, ring: list[str]) -> None:
        figures = self.figures[seat]
        if figures["A"] in ring:
            if self.carries[seat] == BUST:
                self.bust = "lost"
            self.carries[seat] = None
        for figure, tile in figures.items():
            if tile in ring:
                figures[figure] = None
                self._score_changed(seat)

    def _next_ring(self) -> list[str]:
        beside = {other for tile in self.ring for other in NEIGHBOURS[tile].values()}
        return [tile for tile in self.tiles if tile in beside and tile != self.entrance]

    def _chamber_of_the_bust(self) -> str:
        """Where the bust lies or is held, before it has left its chamber."""
        for seat, treasure in enumerate(self.carries):
            if treasure == BUST:
                return self.figures[seat]["A"]
        return next(tile for tile, face in self.tiles.items() if BUST in face["loot"])

    def _count_down(self) -> None:
        """At the end of a turn of the finder, while the chamber stands."""
        if self.countdown is None:
            # READING: it is 3 "from its end" also when the game ends with that very turn.
            self.countdown = TURNS_UNTIL_CHAMBER_FALLS
            return
        self.countdown -= 1
        if self.countdown == 0:
            self.countdown = None
            self.clock = self.finder
            self._fall([self._chamber_of_the_bust()])

    # -- the end of a turn and of the game -----------------------------------------------------------------

    def _end_turn(self, chamber_fell_in_it: bool = False) -> None:
        acted = self.actions_left < ACTIONS_PER_TURN
        self.idle[self.turn] = 0 if acted else self.idle[self.turn] + 1
        if self._chamber_has_fallen():
            if self.clock == self.turn and not chamber_fell_in_it:
                self._fall(self._next_ring())
        elif self.finder == self.turn:
            self._count_down()
        self.took = False
        self._look_for_the_end()
        if self.reason is None:
            self._begin_turn()

    def _next_seat(self) -> int:
        return (self.turn + 1) % self.players

    def _look_for_the_end(self) -> None:
        if list(self.tiles) == [self.entrance]:
            self.reason = "collapse"
        elif all(turns >= 2 for turns in self.idle):
            self.reason = "idle"
        elif self.round >= LAST_ROUND and self._next_seat() == self.first:
            self.reason = "rounds"
        if self.reason is None:
            return
        self.phase = "over"
        self.actions_left = 0
        if self.reason != "collapse" and self._chamber_has_fallen():
            self._fall([tile for tile in self.tiles if tile != self.entrance])

    def _begin_turn(self) -> None:
        self.turn = self._next_seat()
        self.actions_left = ACTIONS_PER_TURN
        if self.turn == self.first:
            self.round += 1

    def _score_changed(self, seat: int) -> None:
        # READING: two changes by one string that cancel out would count as a change (cannot occur from a deal).
        self.reached[seat] = self.tick

    def _scores(self) -> list[int]:
        return [self._score(seat) for seat in range(self.players)]

    def _score(self, seat: int) -> int:
        lost = sum(COST_OF_LOST_FIGURE[figure] for figure, tile in self.figures[seat].items() if tile is None)
        return len(self.photos[seat]) + sum(WORTH[treasure] for treasure in self.museum[seat]) - lost

    def _winners(self) -> list[int]:
        scores = self._scores()
        best = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        complete = [seat for seat in best if None not in self.figures[seat].values()]
        best = complete or best
        earliest = min(self.reached[seat] for seat in best)
        return [seat for seat in best if self.reached[seat] == earliest]
