"""The screen of The Pharaoh's Gold: the maze in the middle, players in the corners, words and hands below."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from game.ui.widgets import Mood
from game.view.board import BoardView
from game.view.canvas import Box, Canvas
from game.view.gold.choices import Orienting, ways_out
from game.view.gold.floor import stillness_of
from game.view.gold.gestures import CAMP
from game.view.gold.hands import GoldHands
from game.view.gold.panels import papyrus_box
from game.view.gold.pieces import draw_flyers
from game.view.gold.places import BOARD, PIT, Key, Spot, centre, tile_box
from game.view.gold.site import COST
from game.view.gold.spots import draw_thread
from game.view.light import Lamp, LightMap

_WHOLE = (332.0, 60.0, 616.0, 616.0)  # the board with its frame
_SMALLER = 0.92
_REACH = {1: 1.0, 2: 0.62, 3: 0.36}
_DUST_FRAME = 1 / 60
_IDLE_FRAME = 1 / 12  # seconds: lanterns flicker slowly, and a still board should cost little


class GoldBoard(GoldHands):
    """Everything that is seen."""

    def __init__(self, view: BoardView) -> None:
        self._light = LightMap(BOARD)
        self._desk: Canvas | None = None
        super().__init__(view)

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def poll_seconds(self) -> float | None:
        """Lanterns flicker while nobody moves."""
        if self.particles.moving or self.orienting is not None or self.hinted:
            return _DUST_FRAME
        lively = self.metered or any(self.site.lanterns)
        return _IDLE_FRAME if lively and not self.calm else None

    def drift(self, seconds: float) -> None:
        """Time for what goes on by itself; the next step of a plan."""
        super().drift(seconds)
        self.go_on()

    # -- words ----------------------------------------------------------------------------------------------
    def banner(self) -> tuple[str, str, bool] | None:
        """Whose turn, how many actions; in the collapse, what falls after whose turn."""
        site, words = self.site, self.view.words
        if self.view.replay or self.view.match.over:
            return None
        warning, own = self._warning(), self.seat in self.view.people
        if not warning and not own:
            return None
        name = self.view.names[self.seat]
        heading = words("match-your-turn", name=name) if own else words("match-thinking", name=name)
        return heading, warning or words("gold-actions-left", count=site.actions_left), bool(warning)

    def _warning(self) -> str:
        """What falls next, and after whose turn."""
        site, words = self.site, self.view.words
        if site.clock is not None:
            return words("gold-next-ring", name=self.view.names[site.clock])
        if site.countdown and site.finder is not None:
            return words("gold-countdown", count=site.countdown, name=self.view.names[site.finder])
        return ""

    def _message(self) -> tuple[str, str, bool]:
        """Heading, line and alarm for the papyrus."""
        words, site = self.view.words, self.site
        if self.why:
            return "", self.why, True
        if self.orienting is not None and self.view.waiting:
            return self._turning_message()
        if self._falling:
            return words("gold-falling"), words("gold-falling-line"), True
        if site.bust_chamber and site.countdown:
            return words("gold-bust-found"), words("gold-bust-found-line"), False
        playing = site.turn in self.view.people and not self.view.match.over
        if playing:  # also while something moves: words do not flicker
            figure = words("gold-archaeologist") if self.figure == "A" else words("gold-porter")
            line = words("gold-archaeologist-line") if self.figure == "A" else words("gold-porter-line")
            return figure, line, False
        return "", "", False

    def _turning_message(self) -> tuple[str, str, bool]:
        words, orienting = self.view.words, self.orienting
        assert orienting is not None
        heading = words("gold-turn-it")
        if not (orienting.setting and self.site.tiles[orienting.tile].chamber):
            return heading, words("gold-turn-line"), False
        ways = ways_out(self.site, orienting)
        return words("gold-chamber"), words("gold-mummy-way") if ways else words("gold-no-way"), False

    # -- picture --------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Everything below the widgets."""
        self.pieces.marks = self.view.settings().colour_marks
        metered = self.metered
        if not self.view.replay:
            self._draw_ground(canvas)
        self.panels.draw_players(canvas, self.site, self.tally.points())
        self.panels.draw_papyrus(canvas, self.site, *self._message(), metered)
        if metered:
            self.panels.draw_meter(canvas, self.site, 1.0 if self.calm else 0.5 + 0.5 * math.sin(self.age * 5))
        self._draw_camp(canvas)
        if self.view.replay:
            self._draw_smaller(canvas)
        else:
            self._draw_board(canvas)

    @property
    def note_box(self) -> Box:
        """The papyrus."""
        return papyrus_box(self.site.players, self.metered, 0.0)

    def draw_above(self, canvas: Canvas) -> None:
        """What a hint speaks of."""
        box = self._boxes.get(self.hinted)
        if box is not None and self.view.waiting and not self.moving:
            x, y, w, h = box
            pulse = 1.0 if self.calm else 0.75 + 0.25 * math.sin(self.age * 5)
            canvas.outline((x - 3, y - 3, w + 6, h + 6), "gold", 4, 10, pulse)
            canvas.glow(x + w - 6, y + 4, 26, 0.8)
            canvas.icon("hint", x + w - 6, y + 4, 26, "gold-hi")

    def _draw_smaller(self, canvas: Canvas) -> None:
        """In the replay a bar lies at the foot of the screen: the board is made smaller above it."""
        size = canvas.surface.get_size()
        if self._desk is None or self._desk.surface.get_size() != size:
            self._desk = Canvas(pygame.Surface(size), canvas.look)
        self._desk.calm = canvas.calm
        self._desk.backdrop("bg-tomb")
        self._draw_ground(self._desk)
        self._draw_board(self._desk)
        part = self._desk.surface.subsurface(self._desk.rect(_WHOLE))
        x, y, w, h = _WHOLE
        small = w * _SMALLER, h * _SMALLER
        place = canvas.rect((x + (w - small[0]) / 2, y, *small))
        canvas.surface.blit(pygame.transform.smoothscale(part, place.size), place)

    def result_columns(self) -> list[tuple[str, list[str]]]:
        """What the finds are worth, photos too, and what the lost figures cost."""
        site, words = self.site, self.view.words
        seats = range(site.players)
        cost = [sum(COST[figure] for figure in "AP" if site.figures[seat, figure] is None) for seat in seats]
        finds = [str(site.score(seat) + cost[seat]) for seat in seats]
        lost = [f"−{points}" if points else "0" for points in cost]
        return [(words("gold-museum"), finds), (words("gold-lost"), lost)]

    @property
    def metered(self) -> bool:
        """Whether the meter of what falls is shown."""
        site = self.site
        return not site.over and (self._falling or bool(site.countdown and site.bust_chamber))

    @property
    def _falling(self) -> bool:
        """The chamber has fallen, and more will."""
        return self.site.clock is not None and not self.site.over and bool(self.site.next_to_fall())

    def _draw_ground(self, canvas: Canvas) -> None:
        """The frame, and the moonlight that falls over it: it lies under the panels beside the board."""
        self.floor.draw_frame(canvas)
        self.floor.draw_moon(canvas, self.site.entrance)

    def _draw_board(self, canvas: Canvas) -> None:
        left, top = canvas.left, canvas.top
        dx, dy = self.shake_offset()
        canvas.left, canvas.top = left + dx * canvas.scale, top + dy * canvas.scale
        canvas.clip(PIT)
        self._draw_maze(canvas)
        for paint in list(self.overlays.values()):
            paint(canvas)
        canvas.clip(None)
        canvas.left, canvas.top = left, top
        draw_flyers(canvas, self.flyers)
        for paint in list(self.above.values()):
            paint(canvas)

    def _draw_maze(self, canvas: Canvas) -> None:
        site = self.site
        faces = stillness_of(site, self._shown(), self.calm)
        for tile, level in self.cracked.items():
            if tile in faces:
                faces[tile] = replace(faces[tile], cracks=level, askew=0)
        self.floor.draw(canvas, faces, self.motions | self.spinning(), site)
        spots = self.seen_spots()
        self._light.lay(canvas, self._lamps(spots), self.age, self.dim)
        self._draw_changes(canvas)
        self._draw_choices(canvas)
        active = ("figure", self.seat, self.figure) if self.view.waiting and not self.moving else None
        self.pieces.draw(canvas, site, spots, self.poses, active)
        self._draw_costs(canvas)
        self.particles.draw(canvas)

    def _draw_changes(self, canvas: Canvas) -> None:
        """What the others did since the last turn has an outline in their colour."""
        if not self.view.waiting or self.moving:
            return
        for tile, seat in self.changed.items():
            if tile in self.site.tiles and seat != self.seat:
                x, y, w, h = tile_box(tile)
                colour = canvas.theme.players[self.view.emblems[seat]].light
                canvas.outline((x + 2, y + 2, w - 4, h - 4), colour, 2.2, 6, 0.85)
                canvas.emblem(self.view.emblems[seat], x + w - 12, y + h - 12, 18)

    def _shown(self) -> dict[str, str | None]:
        """How tiles are shown to lie that are being turned."""
        shown = {self.site.revealed: self.unset} if self.site.revealed else {}
        return shown | ({self.orienting.tile: self.orienting.open} if self.orienting else {})

    def _lamps(self, spots: dict[Key, Spot]) -> list[Lamp]:
        lamps = self.pieces.lamps(spots, self.poses, 1 - 0.5 * self.dim)
        lamps += self.lamps.values()
        x, y = centre(self.site.entrance)
        lamps.append(Lamp(x, y, 0.55, moon=True))
        if self.view.waiting and not self.moving:
            key: Key = ("figure", self.seat, self.figure)
            if key in spots:
                lamps.append(Lamp(spots[key].x, spots[key].y, 0.45, 0.5))
        return lamps

    # -- choices --------------------------------------------------------------------------------------------
    def _draw_choices(self, canvas: Canvas) -> None:
        if not self.view.waiting or self.moving:
            return
        if self.orienting is not None:
            self._draw_turning(canvas)
            return
        for tile, goal in self.goals.items():
            x, y, w, h = tile_box(tile)
            alpha = _REACH.get(goal.cost, 0.3)
            canvas.sprite("ring-legal", x + 3, y + 3, w - 6, h - 6, alpha=alpha)

    def _draw_costs(self, canvas: Canvas) -> None:
        """Over the figures: what something costs is never hidden."""
        if self.view.waiting and not self.moving and self.orienting is None:
            for tile, goal in self.goals.items():
                self._draw_cost(canvas, tile, goal.cost, goal.reveals)

    def _draw_cost(self, canvas: Canvas, tile: str, cost: int, reveals: bool) -> None:
        """A small disc with the number of actions, and an eye where something would be revealed."""
        x, y, _, h = tile_box(tile)
        middle = (x + 17, y + h - 17)
        canvas.fill((middle[0] - 11, middle[1] - 11, 22, 22), "night-900", 0.85, 11)
        canvas.outline((middle[0] - 11, middle[1] - 11, 22, 22), "legal", 1.6, 11)
        canvas.text(str(cost), middle[0], middle[1], "hint-strong", "legal", "centre")
        if reveals:
            bx, by, bw, bh = tile_box(tile)
            canvas.icon("eye", bx + bw / 2, by + bh / 2, 34, "legal", 0.85 if cost == 1 else 0.5)

    def _draw_turning(self, canvas: Canvas) -> None:
        assert self.orienting is not None
        tile = self.orienting.tile
        if self.orienting.setting and self.site.tiles[tile].chamber:
            self._draw_ways_out(canvas, self.orienting)
        x, y, w, h = tile_box(tile)
        canvas.outline((x, y, w, h), "gold", 3, 4)

    def _draw_ways_out(self, canvas: Canvas, orienting: Orienting) -> None:
        """The shortest ways glow: there a mummy would run, or a curse blow."""
        ways = ways_out(self.site, orienting)
        tile = self.site.tiles[orienting.tile]
        before, tile.open = tile.open, orienting.open
        pulse = 1.0 if self.calm else 0.82 + 0.18 * math.sin(self.age * 4)
        for here in ways:
            for other in self.site.linked(here):
                if other in ways and other > here:
                    draw_thread(canvas, [centre(here), centre(other)], "teal", pulse)
        tile.open = before

    def _draw_camp(self, canvas: Canvas) -> None:
        """The two figures and three torches: one for each action left."""
        if self.view.match.over or self.view.replay:
            return
        canvas.panel("panel-stone", CAMP)
        x, y, *_ = CAMP
        for number in range(3):
            sprite = "torch" if number < self.site.actions_left else "torch-off"
            canvas.sprite(sprite, x + 152 + 46 * number, y + 11, 40, 60)
        if not self.view.waiting or self.moving:
            self._draw_hands_at_rest(canvas)
        if not self.view.waiting or self.moving or self.orienting is not None:
            for number, figure in enumerate("AP"):
                self._paint_figure(figure, (x + 14 + 62 * number, y + 9, 58.0, 64.0), canvas, Mood())

    def _draw_hands_at_rest(self, canvas: Canvas) -> None:
        """What is shown does not flicker: buttons stay, greyed, until they can be used again."""
        person = self.site.turn in self.view.people
        for button in self.hands:
            if person or button.name == "end":
                replace(button, enabled=False).draw(canvas, Mood())
