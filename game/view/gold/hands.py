"""What the player's hands can do: choose a figure, walk, reveal, turn, carry, end the turn; by every device."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import InputEvent, Press, Verb
from game.ui.widgets import Widget
from game.ui.wishes import Wish
from game.view.canvas import Box
from game.view.gold.choices import free_gestures, goals_of, guess_action, orient, rotations
from game.view.gold.gestures import GoldGestures
from game.view.gold.places import TILES, centre, tile_box
from game.view.gold.spots import Rest, TileSpot
from game.view.gold.turning import SWAP

_REST = (639.5, 363.5, 1.0, 1.0)


class GoldHands(GoldGestures):
    """Widgets and what follows from them."""

    # -- widgets --------------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        """Tiles, handles, figures, gestures, the end of the turn."""
        found = self._all_widgets()
        self._boxes = {widget.name: widget.box for widget in found}
        return found

    def _all_widgets(self) -> list[Widget]:
        if not self.view.waiting or self.moving:
            self.goals, self.turnable = {}, {}
            return [] if self.view.replay or self.view.match.over else [Rest("rest", _REST, sound="menu-move")]
        self._begin_turn()
        self._find_choices()
        if self.orienting is not None:
            return self._turning_widgets(self.orienting)
        self.hands = [*self._gestures(), self._end_button()]
        return [*self._tiles(), *self._handles(), *self._figures(), *self.hands, *self._corners()]

    def _begin_turn(self) -> None:
        """A new turn begins with a figure that is still there."""
        if self._turn != self.seat:
            self._turn, self.figure, self.why = self.seat, "A", ""
            self.plan.clear()
        if self.site.figures[self.seat, self.figure] is None:
            other = SWAP[self.figure]
            self.figure = other if self.site.figures[self.seat, other] is not None else self.figure

    def _find_choices(self) -> None:
        site, legal = self.site, self._legal()
        self.goals = goals_of(site, self.seat, self.figure)
        self.turnable = rotations(legal) if self.figure == "P" else {}
        if site.revealed is not None and (self.orienting is None or self.orienting.tile != site.revealed):
            self.orienting = orient(site, site.revealed, legal)
            self.wanted_focus = f"turn-{site.revealed}"
        elif self.orienting is not None and self.orienting.action not in legal:
            self.orienting = None

    def _tiles(self) -> list[Widget]:
        """The figure's own tile first, then what can be reached, then all others: each says why not."""
        here = self.site.figures[self.seat, self.figure]
        order = [tile for tile in (here, *self.goals) if tile]
        order += [tile for tile in TILES if tile not in order]
        return [self._tile(tile) for tile in order]

    def _tile(self, tile: str) -> Widget:
        goal = self.goals.get(tile)
        way = [centre(step) for step in goal.path] if goal else []
        if goal and goal.reveals:
            way.append(centre(tile))
        return TileSpot(
            f"tile-{tile}",
            tile_box(tile),
            lambda: self._choose_tile(tile),
            tip=self._tip(tile),
            sound="menu-move",
            way=way,
        )

    def _tip(self, tile: str) -> str:
        words, goal = self.view.words, self.goals.get(tile)
        if goal is not None:
            what = words("gold-reveal") if goal.reveals else words("gold-walk")
            return f"{what}: {words('gold-cost', count=goal.cost)}"
        loot = self.site.loot.get(tile)
        if loot:
            return words.list([words(f"loot-{treasure}") for treasure in loot])
        if tile in self.site.next_to_fall() and (self.site.clock is not None or self.site.countdown):
            return words("gold-falls-next")
        return ""

    def _choose_tile(self, tile: str) -> Wish | None:
        self.why = ""
        here = self.site.figures[self.seat, self.figure]
        goal = self.goals.get(tile)
        if goal is not None:
            self._carry_out(goal.actions)
        elif tile == here:
            self._act_here()
        elif tile == self.site.figures[self.seat, SWAP[self.figure]]:
            self.swap()
        else:
            self._explain(guess_action(self.site, self.seat, self.figure, tile))
        return None

    def _carry_out(self, actions: list[str]) -> None:
        """Play the first action; the others follow as soon as it has been shown."""
        self.plan = list(actions[1:])
        self.view.choose(actions[0])

    def _act_here(self) -> None:
        """On the own tile: the archaeologist picks up, steals or drops; the porter sets or takes a lantern."""
        legal = self._legal()
        if self.figure == "A":
            gestures = free_gestures(legal)
            if gestures:
                self.view.choose(gestures[0].action)
            else:
                self._explain("drop" if self.site.carries[self.seat] is not None else "pick 2")
        elif (action := "unlantern" if "unlantern" in legal else "lantern") in legal:
            self.view.choose(action)
        else:
            self._explain(action)

    @property
    def can_end_turn(self) -> bool:
        """Always in the own turn, unless a revealed tile is still to be laid."""
        return self.view.waiting and not self.moving and self.orienting is None and "end" in self._legal()

    # -- other keys -----------------------------------------------------------------------------------------
    def handle(self, event: InputEvent) -> bool:
        """One key changes the figure, one ends the turn, two turn tiles."""
        if not isinstance(event, Press) or not event.pressed or not self.view.waiting or self.moving:
            return False
        if event.verb == Verb.PEEK and not event.repeat and self.orienting is None:
            self.swap()
        elif event.verb == Verb.END_TURN and not event.repeat and self.can_end_turn:
            self._act("end")
        elif event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self._turn_by_key(1 if event.verb == Verb.PAGE_RIGHT else -1)
        else:
            return False
        return True

    def _turn_by_key(self, step: int) -> None:
        """Turn on; or lift the tile that has the focus, if the porter can rotate it, else one that he can."""
        possible = rotations(self._legal())
        tile = self.view.focus().removeprefix("tile-")
        if self.orienting is not None:
            self._turn_on(step)
        elif tile in possible:
            self.figure = "P"
            self.start_turning(tile)
        elif possible:
            self._turn_some_tile()
        else:
            self.why = self._turn_gesture().why
            self.view.play_sound("error")

    def go_on(self) -> None:
        """The next action of a plan, once the last one has been shown."""
        if self.plan and self.view.waiting and not self.moving:
            action = self.plan.pop(0)
            if action in self._legal():
                self.view.choose(action)
            else:
                self.plan.clear()

    def point_out(self, action: str) -> None:
        """A hint: the figure it is for, and the focus where it is done."""
        parts = action.split()
        if parts[0] == "walk":
            self.figure, self.wanted_focus = parts[1], f"tile-{parts[2]}"
        elif parts[0] == "reveal":
            self.figure, self.wanted_focus = "A", f"tile-{parts[1]}"
        elif parts[0] in ("set", "rotate"):
            self._point_out_turn(parts[1], parts[2])
        else:
            self.wanted_focus = action.replace(" ", "-")
        self.hinted = self.wanted_focus

    def place_of(self, action: str) -> Box | None:
        """The tile that is walked to, revealed or turned; else where the archaeologist stands."""
        tile = next((part for part in action.split()[1:] if part in self.site.tiles), None)
        figure = "P" if action in ("lantern", "unlantern") else "A"
        tile = tile or self.site.figures[self.seat, figure]
        return tile_box(tile) if tile and action != "end" else None

    def _point_out_turn(self, tile: str, openings: str) -> None:
        if self.orienting is None or self.orienting.tile != tile:
            self.start_turning(tile)
        if self.orienting is not None and openings in self.orienting.options:
            self.orienting.index = self.orienting.options.index(openings)
            self.wanted_focus = f"turn-{tile}"

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """The keys that are worth knowing."""
        words = self.view.words
        if not self.view.waiting or self.moving:
            return ()
        if self.orienting is not None:
            return (
                (Verb.PAGE_LEFT, ""),
                (Verb.PAGE_RIGHT, words("gold-rotate")),
                (Verb.CONFIRM, words("gold-set")),
            )
        return (
            (Verb.CONFIRM, words("verb-confirm")),
            (Verb.PEEK, words("gold-swap")),
            (Verb.END_TURN, words("gold-end")),
            (Verb.PAGE_RIGHT, words("gold-rotate")),
        )
