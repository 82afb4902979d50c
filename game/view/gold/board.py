"""The screen of The Pharaoh's Gold: the maze in the middle, players in the corners, words and hands below."""

from __future__ import annotations

from dataclasses import replace

from game.view.board import BoardView
from game.view.canvas import Canvas
from game.view.gold.choices import ways_out
from game.view.gold.floor import stillness_of
from game.view.gold.hands import CAMP, GoldHands
from game.view.gold.pieces import draw_flyers
from game.view.gold.places import BOARD, PIT, Key, Spot, centre, tile_box
from game.view.light import Lamp, LightMap

_REACH = {1: 1.0, 2: 0.62, 3: 0.36}
_DUST_FRAME = 1 / 60
_IDLE_FRAME = 1 / 12  # seconds: lanterns flicker slowly, and a still board should cost little


class GoldBoard(GoldHands):
    """Everything that is seen."""

    def __init__(self, view: BoardView) -> None:
        self._light = LightMap(BOARD)
        self.scores_shown: list[float] = []
        super().__init__(view)

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def poll_seconds(self) -> float | None:
        """Lanterns flicker while nobody moves."""
        if self.particles.moving:
            return _DUST_FRAME
        return None if self.calm or not any(self.site.lanterns) else _IDLE_FRAME

    def breathe(self, seconds: float) -> None:
        """Time for what goes on by itself; the next step of a plan."""
        super().breathe(seconds)
        self.go_on()

    # -- words ----------------------------------------------------------------------------------------------
    def banner(self) -> tuple[str, str, bool] | None:
        """Whose turn, how many actions; in the collapse, what falls after whose turn."""
        site, words = self.site, self.view.words
        if self.view.replay or self.view.match.over:
            return None
        if site.clock is not None:
            return words("gold-falling"), words("gold-next-ring", name=self.view.names[site.clock]), True
        if not self.view.waiting:
            return None
        name = words("match-your-turn", name=self.view.names[self.seat])
        return name, words("gold-actions-left", count=site.actions_left), False

    def _message(self) -> tuple[str, str, bool]:
        """Heading, line and alarm for the papyrus."""
        words, site = self.view.words, self.site
        if self.why:
            return "", self.why, True
        if self.orienting is not None and self.view.waiting:
            return self._turning_message()
        if site.bust_chamber and site.countdown:
            return words("gold-bust-found"), words("gold-bust-found-line"), False
        if self.view.waiting and not self.moving:
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
        metered = self._metered
        self.panels.draw_players(canvas, self.site, [self.site.score(s) for s in range(self.site.players)])
        self.panels.draw_papyrus(canvas, self.site, *self._message(), metered)
        if metered:
            self.panels.draw_meter(canvas, self.site, 1.0)
        self._draw_camp(canvas)
        self._draw_board(canvas)

    @property
    def _metered(self) -> bool:
        site = self.site
        return not site.over and (site.clock is not None or bool(site.countdown and site.bust_chamber))

    def _draw_board(self, canvas: Canvas) -> None:
        self.floor.draw_frame(canvas)
        left, top = canvas.left, canvas.top
        dx, dy = self.shake_offset()
        canvas.left, canvas.top = left + dx * canvas.scale, top + dy * canvas.scale
        self.floor.draw_moon(canvas, self.site.entrance)
        canvas.clip(PIT)
        self._draw_maze(canvas)
        for paint in list(self.overlays.values()):
            paint(canvas)
        canvas.clip(None)
        canvas.left, canvas.top = left, top
        draw_flyers(canvas, self.flyers)

    def _draw_maze(self, canvas: Canvas) -> None:
        site = self.site
        faces = stillness_of(site, self._shown(), self.calm)
        for tile, level in self.cracked.items():
            if tile in faces:
                faces[tile] = replace(faces[tile], cracks=level, askew=0)
        self.floor.draw(canvas, faces, self.motions, site)
        spots = self.spots()
        self._light.lay(canvas, self._lamps(spots), self.age, self.dim)
        self._draw_choices(canvas)
        active = ("figure", self.seat, self.figure) if self.view.waiting and not self.moving else None
        self.pieces.draw(canvas, site, spots, self.poses, active)
        self.particles.draw(canvas)

    def _shown(self) -> dict[str, str | None]:
        """How tiles are shown to lie that are being turned."""
        shown = {self.site.revealed: self.unset} if self.site.revealed else {}
        return shown | ({self.orienting.tile: self.orienting.open} if self.orienting else {})

    def _lamps(self, spots: dict[Key, Spot]) -> list[Lamp]:
        lamps = self.pieces.lamps(spots, self.poses)
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
            for way in ways_out(self.site, self.orienting):
                x, y = centre(way)
                canvas.glow(x, y, 46, 0.5)
                canvas.outline((x - 20, y - 20, 40, 40), "teal", 2, 20, 0.8)
        x, y, w, h = tile_box(tile)
        canvas.outline((x, y, w, h), "gold", 3, 4)

    def _draw_camp(self, canvas: Canvas) -> None:
        """The two figures and three torches: one for each action left."""
        if self.view.match.over or self.view.replay:
            return
        canvas.panel("panel-stone", CAMP)
        x, y, *_ = CAMP
        for number in range(3):
            sprite = "torch" if number < self.site.actions_left else "torch-off"
            canvas.sprite(sprite, x + 152 + 46 * number, y + 11, 40, 60)
        if not self.view.waiting or self.moving or self.orienting is not None:
            for number, figure in enumerate("AP"):
                from game.ui.widgets import Mood

                self._paint_figure(canvas, Mood(), figure, (x + 14 + 62 * number, y + 9, 58.0, 64.0))
