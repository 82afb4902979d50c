"""What the player's hands can do: choose a figure, walk, reveal, turn, carry, end the turn; by every device."""

from __future__ import annotations

from game.chronicle import why_not_line
from game.input import InputEvent, Press, Verb
from game.ui.widgets import Button, Mood, Widget
from game.ui.wishes import Wish
from game.view.board import BoardView
from game.view.canvas import Box, Canvas
from game.view.gold.choices import (
    Gesture,
    Goal,
    Orienting,
    free_gestures,
    goals_of,
    guess_action,
    orient,
    rotations,
)
from game.view.gold.farewell import GoldFarewell
from game.view.gold.pieces import FIGURE_SPRITES
from game.view.gold.places import TILES, tile_box
from game.view.gold.spots import FigureSpot, GestureButton, Handle, TileSpot, TurnSpot

CAMP: Box = (957.0, 470.0, 306.0, 82.0)
_SWAP = {"A": "P", "P": "A"}
_WIDE, _NARROW = 150.0, 98.0


class GoldHands(GoldFarewell):
    """Widgets and what follows from them."""

    def __init__(self, view: BoardView) -> None:
        self.figure = "A"
        self.orienting: Orienting | None = None
        self.goals: dict[str, Goal] = {}
        self.turnable: dict[str, list[str]] = {}
        self.plan: list[str] = []
        self.why = ""  # why the last wish could not be granted
        self.focused = ""
        self._turn = -1
        super().__init__(view)

    @property
    def seat(self) -> int:
        """The player to move."""
        return self.view.match.turn

    def _legal(self) -> dict[str, int]:
        return self.view.match.legal_by_name()

    # -- widgets --------------------------------------------------------------------------------------------
    def widgets(self) -> list[Widget]:
        """Tiles, handles, figures, gestures, the end of the turn."""
        if not self.view.waiting or self.moving:
            self.goals, self.turnable = {}, {}
            return []
        self._begin_turn()
        self._find_choices()
        if self.orienting is not None:
            return self._turning_widgets(self.orienting)
        return [*self._tiles(), *self._handles(), *self._figures(), *self._gestures(), self._end_button()]

    def _begin_turn(self) -> None:
        """A new turn begins with a figure that is still there."""
        if self._turn != self.seat:
            self._turn, self.figure, self.why = self.seat, "A", ""
            self.plan.clear()
        if self.site.figures[self.seat, self.figure] is None:
            other = _SWAP[self.figure]
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
        return TileSpot(
            f"tile-{tile}", tile_box(tile), lambda: self._choose_tile(tile), tip=self._tip(tile), sound="menu-move"
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
        elif tile == self.site.figures[self.seat, _SWAP[self.figure]]:
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

    def _explain(self, action: str) -> None:
        """Say why an action is not possible."""
        match = self.view.match
        why = match.game.why_not(match.view(self.seat), action)
        if why is not None:
            self.why = why_not_line(self.view.words, "gold", why, self.view.names)
            self.view.play_sound("error")

    def swap(self) -> None:
        """The other figure, if it is still there."""
        other = _SWAP[self.figure]
        place = self.site.figures[self.seat, other]
        self.why = ""
        if place is None:
            self._explain(f"walk {other} {self.site.entrance}")
            return
        self.figure = other
        self.wanted_focus = f"tile-{place}"

    # -- turning --------------------------------------------------------------------------------------------
    def _handles(self) -> list[Widget]:
        """What the porter can rotate shows its handle."""
        found: list[Widget] = []
        for tile in sorted(self.turnable):
            x, y, w, _ = tile_box(tile)
            box = (x + w - 35, y + 3, 32.0, 32.0)
            tip = self.view.words("gold-rotate")
            found.append(Handle(f"handle-{tile}", box, lambda tile=tile: self.start_turning(tile), tip=tip))
        return found

    def start_turning(self, tile: str) -> Wish | None:
        """Lift a tile to turn it; nothing is played yet."""
        self.orienting = orient(self.site, tile, self._legal())
        self.wanted_focus = f"turn-{tile}"
        self.why = ""
        return None

    def _turning_widgets(self, orienting: Orienting) -> list[Widget]:
        tile, words = orienting.tile, self.view.words
        x, y, w, h = tile_box(tile)
        side = y + h / 2 - 19
        main = TurnSpot(
            f"turn-{tile}",
            (x, y, w, h),
            self._lay_or_turn,
            turn=self._turn_on,
            press=lambda: setattr(orienting, "pressed", True),
            sound="rotate",
        )
        found: list[Widget] = [main]
        if len(orienting.options) > 1:
            back = Handle("turn-left", (x - 42, side, 38, 38), lambda: self._turn_on(-1), icon="turn-back")
            on = Handle("turn-right", (x + w + 4, side, 38, 38), lambda: self._turn_on(1))
            found += [back, on]
        below = y + h + 4 if y + h + 46 < 655 else y - 42
        found.append(
            Handle("lay", (x + w / 2 - 19, below, 38, 38), self._lay, icon="check", gold=True, sound="place")
        )
        if not orienting.setting:
            found += [self._tile_to_turn(other) for other in sorted(self.turnable) if other != tile]
            found.append(Button("leave", (957, 606, 150, 46), self._leave, label=words("common-cancel")))
        box = (957.0, 606.0, 306.0, 48.0) if orienting.setting else (1113.0, 606.0, 150.0, 48.0)
        found.append(Button("lay-so", box, self._lay, label=words("gold-set"), kind="primary", sound="place"))
        return found

    def _tile_to_turn(self, tile: str) -> Widget:
        return TileSpot(f"tile-{tile}", tile_box(tile), lambda: self.start_turning(tile))

    def _turn_on(self, step: int) -> Wish | None:
        if self.orienting is not None:
            self.orienting.turn(step)
            self.view.play_sound("rotate")
        return None

    def _lay_or_turn(self) -> Wish | None:
        """A click turns the tile on; a confirming key lays it."""
        if self.orienting is not None and self.orienting.pressed:
            self.orienting.pressed = False
            return self._turn_on(1)
        return self._lay()

    def _lay(self) -> Wish | None:
        if self.orienting is not None:
            action, tile = self.orienting.action, self.orienting.tile
            if self.orienting.setting:
                self.unset = self.orienting.open
            else:
                self.previewed = (tile, self.orienting.open)
            self.orienting = None
            self.wanted_focus = f"tile-{self.site.figures[self.seat, self.figure] or tile}"
            self.view.choose(action)
        return None

    def _leave(self) -> Wish | None:
        self.cancel()
        return None

    def cancel(self) -> bool:
        """Put down a tile that was only being turned; forget the rest of a plan."""
        if self.plan:
            self.plan.clear()
            return True
        if self.orienting is not None and not self.orienting.setting:
            self.wanted_focus = f"tile-{self.orienting.tile}"
            self.orienting = None
            return True
        return False

    # -- figures and gestures -------------------------------------------------------------------------------
    def _figures(self) -> list[Widget]:
        words = self.view.words
        found: list[Widget] = []
        for number, figure in enumerate("AP"):
            box = (CAMP[0] + 14 + 62 * number, CAMP[1] + 9, 58.0, 64.0)
            there = self.site.figures[self.seat, figure] is not None
            name = words("gold-archaeologist") if figure == "A" else words("gold-porter")
            found.append(
                FigureSpot(
                    f"figure-{figure}",
                    box,
                    lambda figure=figure: self._take_figure(figure),
                    tip=name,
                    enabled=there,
                    paint=lambda canvas, mood, figure=figure, box=box: self._paint_figure(
                        canvas, mood, figure, box
                    ),
                )
            )
        return found

    def _take_figure(self, figure: str) -> Wish | None:
        if figure != self.figure:
            self.swap()
            self.wanted_focus = f"figure-{figure}"
        return None

    def _paint_figure(self, canvas: Canvas, mood: Mood, figure: str, box: Box) -> None:
        x, y, w, _ = box
        chosen = figure == self.figure
        canvas.fill(box, "lapis-500" if chosen else "night-800", 1.0, 10)
        canvas.outline(box, "gold" if chosen else "line", 3 if chosen else 1.5, 10)
        lost = self.site.figures[self.seat, figure] is None
        alpha = 0.25 if lost else 1.0
        recolour = self.pieces.recolour(canvas, self.seat)
        canvas.sprite(FIGURE_SPRITES[figure], x + w / 2 - 20, y + 8, 40, 50, alpha=alpha, recolour=recolour)

    def _gestures(self) -> list[Widget]:
        """Free gestures when they are possible; lantern and turning always, greyed with the reason."""
        shown = [*free_gestures(self._legal()), self._lantern_gesture(), self._turn_gesture()]
        narrow = len(shown) > 4
        width, columns = (_NARROW, 3) if narrow else (_WIDE, 2)
        found: list[Widget] = []
        for number, gesture in enumerate(shown):
            row, column = divmod(number, columns)
            box = (957.0 + column * (width + 6), 556.0 + 50 * row, width, 46.0)
            found.append(self._gesture_button(gesture, box, narrow))
        return found

    def _gesture_button(self, gesture: Gesture, box: Box, narrow: bool) -> Widget:
        words = self.view.words
        label = words(gesture.label)
        if gesture.victim is not None:
            label = words("gold-steal-from", name=self.view.names[gesture.victim])
        elif gesture.action.startswith("pick "):
            label = words("gold-pick-up", treasure=gesture.action.split()[1])
        act = self._turn_some_tile if gesture.action == "turn" else lambda: self._play(gesture.action)
        return GestureButton(
            gesture.action.replace(" ", "-"),
            box,
            act,
            enabled=not gesture.why,
            tip=gesture.why or (label if narrow else ""),
            label="" if narrow else label,
            icon=gesture.icon,
            sprite=gesture.sprite,
            free=gesture.free,
            cost=0 if gesture.free else 1,
        )

    def _lantern_gesture(self) -> Gesture:
        legal = self._legal()
        action = "unlantern" if "unlantern" in legal else "lantern"
        sprite = "lantern-off" if action == "unlantern" else "lantern"
        return Gesture(action, f"gold-{action}", sprite, why=self._why_not(action))

    def _turn_gesture(self) -> Gesture:
        possible = any(action.startswith("rotate ") for action in self._legal())
        here = self.site.figures[self.seat, "P"] or self.site.entrance
        openings = "NES" if self.site.tiles[here].shape == "tee" else "NE"
        why = (
            ""
            if possible
            else self._why_not(f"rotate {here} {openings}") or self.view.words("gold-nothing-to-turn")
        )
        return Gesture("turn", "gold-rotate", icon="rotate", why=why)

    def _why_not(self, action: str) -> str:
        match = self.view.match
        why = match.game.why_not(match.view(self.seat), action)
        return "" if why is None else why_not_line(self.view.words, "gold", why, self.view.names)

    def _turn_some_tile(self) -> Wish | None:
        """The porter's own tile if it can be rotated, else a neighbour."""
        self.figure = "P"
        options = rotations(self._legal())
        here = self.site.figures[self.seat, "P"]
        return self.start_turning(here if here in options else sorted(options)[0])  # type: ignore[arg-type]

    def _play(self, action: str) -> Wish | None:
        self.why = ""
        self.view.choose(action)
        return None

    def _end_button(self) -> Widget:
        left = self.site.actions_left
        words = self.view.words
        tip = words("gold-actions-left", count=left)
        return Button(
            "end",
            (957, 656, 306, 54),
            lambda: self._play("end"),
            label=words("gold-end"),
            kind="primary" if left == 0 else "secondary",
            tip=tip,
        )

    # -- other keys -----------------------------------------------------------------------------------------
    def handle(self, event: InputEvent) -> bool:
        """One key changes the figure, one ends the turn, two turn tiles."""
        if not isinstance(event, Press) or not event.pressed or not self.view.waiting or self.moving:
            return False
        if event.verb == Verb.PEEK and not event.repeat and self.orienting is None:
            self.swap()
        elif event.verb == Verb.END_TURN and not event.repeat and "end" in self._legal():
            self._play("end")
        elif event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self._turn_by_key(1 if event.verb == Verb.PAGE_RIGHT else -1)
        else:
            return False
        return True

    def _turn_by_key(self, step: int) -> None:
        if self.orienting is not None:
            self._turn_on(step)
        elif any(action.startswith("rotate ") for action in self._legal()):
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

    def _point_out_turn(self, tile: str, openings: str) -> None:
        if self.orienting is None or self.orienting.tile != tile:
            self.start_turning(tile)
        if self.orienting is not None and openings in self.orienting.options:
            self.orienting.index = self.orienting.options.index(openings)
            self.wanted_focus = f"turn-{tile}"
