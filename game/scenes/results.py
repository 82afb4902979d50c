"""The result: papyrus over the dimmed board, rays behind the winner's emblem, a ranking with the same emblems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.chronicle import result_line
from game.notices import Notice
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import MatchSetup
from game.scenes.services import Services
from game.ui.widgets import Button, Widget, row_of
from game.ui.wishes import Push, Replace, Restart, Wish
from game.view.canvas import Align, Canvas
from game.view.particles import Particles
from game.view.tween import out_cubic, out_quad

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

_LEFT, _TOP, _WIDTH = 350.0, 168.0, 580.0
_ROW = 45.0
_RAYS = 720.0
_HEADINGS = ("win", "heading", "panel")
_RAYS_SOURCE = 240  # pixels
_RAY_SPEED = 6.0  # degrees a second
_SPARKLES = ((520, 110, 40), (748, 96, 52), (770, 190, 30), (498, 196, 26))
_DEMO_PAUSE = 6.0


class Results(Scene):
    """Who has won, and by how much."""

    name = "results"
    first_focus = "again"

    def __init__(self, services: Services, match: MatchScene, demo: bool = False) -> None:
        super().__init__(services)
        self._match = match
        self._demo = demo
        self._sparks = Particles()
        self._next_spark = 0.0
        self._behind: tuple[tuple[int, int], pygame.Surface] | None = None
        self._result = match.table.result()
        self._columns = match.board.result_columns()

    @property
    def _calm(self) -> bool:
        return self.services.settings.now.reduced_motion

    @property
    def ranking(self) -> list[int]:
        """The seats, winners first, then by score."""
        result = self._result
        seats = range(len(result.scores))
        return sorted(seats, key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))

    def rank_of(self, seat: int) -> int:
        """Winners are first, whatever decided between equal scores; others who are equal share a rank."""
        winners, scores = self._result.winners, self._result.scores
        if seat in winners:
            return 1
        losers = [other for other in range(len(scores)) if other not in winners]
        return 1 + len(winners) + sum(scores[other] > scores[seat] for other in losers)

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Change seats, play again, look back, main menu."""
        words = self.words
        rows: Sequence[tuple[str, str, str, Callable[[], Wish | None]]] = (
            ("seats", words("results-seats"), "players", self._seats),
            ("again", words("results-again"), "", self._again),
            ("replay", words("results-look-back"), "clock", self._look_back),
            ("menu", words("results-menu"), "home", self._menu),
        )
        boxes = row_of(640, 602, [220, 236, 220, 220], 54, 16)
        widgets: list[Widget] = []
        for (name, label, icon, act), box in zip(rows, boxes, strict=True):
            kind = "primary" if name == "again" else "secondary"
            widgets.append(Button(name, box, act, label=label, icon=icon, kind=kind))
        return widgets + self._deal_buttons()

    def _deal_buttons(self) -> list[Widget]:
        """The same deal again, from the same chairs or from the next; its code for a friend."""
        words, deal = self.words, self._match.table.setup.deal
        rows: list[tuple[str, str, str, Callable[[], Wish | None]]] = [
            ("same-deal", words("results-same-deal"), "rotate", self._same_deal),
            ("swap-seats", words("results-swap-seats"), "players", self._swap_seats),
        ]
        if deal is not None:
            rows.append(("deal-code", words("results-deal-code", code=deal.code), "save", self._tell_code))
        tips = {"swap-seats": words("results-swap-tip")}
        boxes = row_of(640, 664, [288] * len(rows), 46, 16)
        return [
            Button(name, box, act, label=label, icon=icon, kind="quiet", tip=tips.get(name, ""))
            for (name, label, icon, act), box in zip(rows, boxes, strict=True)
        ]

    def _same_deal(self) -> Wish:
        return self._play(self._match.table.setup)

    def _swap_seats(self) -> Wish:
        setup = self._match.table.setup.swapped()
        self.services.turn_devices(1, len(setup.chairs))
        return self._play(setup)

    def _tell_code(self) -> Wish | None:
        deal = self._match.table.setup.deal
        assert deal is not None  # else there is no button
        copied = self.services.copy_text(deal.code)
        self.services.tell(Notice("deal-code-copied" if copied else "deal-code-told", {"code": deal.code}))
        return None

    def _seats(self) -> Wish:
        from game.scenes.setup import Setup
        from game.scenes.title import Title

        setup = Setup(self.services, OFFERS[self._match.table.setup.game])
        return Restart(Title(self.services, opens_with=setup))

    def _again(self) -> Wish:
        return self._play(self.services.again(self._match.table.setup))

    def _play(self, setup: MatchSetup) -> Wish:
        from game.scenes.loading import new_game

        return Replace(new_game(self.services, setup, keep=not self._demo, demo=self._demo))

    def _look_back(self) -> Wish:
        from game.scenes.looking_back import LookingBack

        return Push(LookingBack(self.services, self._match.table.told()))

    def _menu(self) -> Wish:
        from game.scenes.title import Title

        return Restart(Title(self.services))

    def back(self) -> Wish | None:
        """To the main menu."""
        return self._menu()

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        """Rays and sparkles go on until somebody has read; reduced motion stands still."""
        return not self._calm or self._unrolled < 1 or super().moving

    @property
    def _unrolled(self) -> float:
        return min(1.0, self.age / self.services.look.theme.seconds("unroll"))

    def update(self, seconds: float) -> Wish | None:
        """Sparkle now and then."""
        super().update(seconds)
        self._sparks.advance(seconds)
        self._next_spark -= seconds
        if self._next_spark <= 0 and not self._calm and self._result.winners:
            self._next_spark = 0.45
            number = int(self.age / 0.45) % len(_SPARKLES)
            x, y, _ = _SPARKLES[number]
            self._sparks.burst("sparkle", x, y, 3, 20)
        if self._demo and self.age > _DEMO_PAUSE:
            return self._again()
        return None

    # -- picture --------------------------------------------------------------------------------------------
    def draw_ground(self, canvas: Canvas) -> None:
        """The board dims, rays turn, papyrus unrolls."""
        self._draw_board(canvas)
        if self._result.winners:
            canvas.glow(640, 170, 430, 0.3)
            self._draw_rays(canvas)
        shown = out_quad(self._unrolled)
        canvas.clip((_LEFT, _TOP, _WIDTH, self._height * (0.25 + 0.75 * shown)))
        canvas.panel("panel-papyrus", (_LEFT, _TOP, _WIDTH, self._height))
        self._draw_heading(canvas)
        canvas.clip(None)
        self._draw_emblems(canvas)
        if self._unrolled >= 1:
            self._draw_ranking(canvas)

    @property
    def _height(self) -> float:
        return 184 + _ROW * len(self._result.scores) + 10

    def _draw_board(self, canvas: Canvas) -> None:
        """The last position, dimmed: drawn once, it does not change any more."""
        size = canvas.surface.get_size()
        if self._behind is None or self._behind[0] != size:
            self._match.draw_ground(canvas)
            canvas.veil(0.76)
            self._behind = (size, canvas.surface.copy())
        canvas.surface.blit(self._behind[1], (0, 0))

    def _draw_rays(self, canvas: Canvas) -> None:
        """Turned small and then enlarged: rays are soft, and a large turn would cost a whole frame."""
        source = _rays(canvas)
        turned = pygame.transform.rotozoom(source, 0.0 if self._calm else -self.age * _RAY_SPEED, 1.0)
        middle = pygame.Rect(0, 0, _RAYS_SOURCE, _RAYS_SOURCE)
        middle.center = turned.get_rect().center
        size = canvas.size(_RAYS)
        rays = pygame.transform.smoothscale(turned.subsurface(middle), (size, size))
        place = rays.get_rect(center=canvas.to_pixels(640, 170))
        canvas.surface.blit(rays, place, special_flags=pygame.BLEND_RGB_ADD)

    def _draw_emblems(self, canvas: Canvas) -> None:
        table, winners = self._match.table, self._result.winners
        offsets = [(number - (len(winners) - 1) / 2) * 136 for number in range(len(winners))]
        for seat, offset in zip(winners, offsets, strict=True):
            canvas.emblem(table.setup.chairs[seat].emblem, 640 + offset, 150, 128)

    def _draw_heading(self, canvas: Canvas) -> None:
        """As large as it fits: one winner's name, or the names of several who share."""
        table, texts, room = self._match.table, canvas.look.texts, _WIDTH - 70
        line = result_line(self.words, [table.names[seat] for seat in self._result.winners])
        style = next((one for one in _HEADINGS if texts.width(line, one) <= room), _HEADINGS[-1])
        if texts.width(line, style) <= room:
            canvas.text(line, 640, 250, style, "ink", "centre", room)
        else:
            canvas.paragraph(line, (640 - room / 2, 219, room, 64), style, "ink", "centre")
        canvas.sprite("divider", 500, 280, 280, 21)

    def _draw_ranking(self, canvas: Canvas) -> None:
        words, y = self.words, 322.0
        money = self._match.table.setup.game == "cheops"
        for column, (heading, _) in enumerate(self._columns):
            canvas.text(heading, self._column_x(column), y, "label", "soft-ink", "right", 100)
        if self._scored:
            canvas.text(words("results-total"), 872, y, "label", "soft-ink", "right", 110)
        if not self._columns and self._result.reason:
            reason = words(f"reason-{self._match.table.setup.game}-{self._result.reason}")
            canvas.text(reason, 640 if not self._scored else 392, y, "label", "soft-ink", self._reason_align, 400)
        for rank, seat in enumerate(self.ranking):
            self._draw_row(canvas, rank, seat, 364 + _ROW * rank, money)

    @property
    def _scored(self) -> bool:
        """Egyptos is won or lost; a column of ones and noughts says nothing more."""
        return self._match.table.setup.game != "egyptos"

    @property
    def _reason_align(self) -> Align:
        return "left" if self._scored else "centre"

    def _column_x(self, column: int) -> float:
        return 752 - 110.0 * (len(self._columns) - 1 - column)

    def _draw_row(self, canvas: Canvas, rank: int, seat: int, y: float, money: bool) -> None:
        table, result = self._match.table, self._result
        chair = table.setup.chairs[seat]
        if seat in result.winners:
            canvas.fill((376, y - 21, 528, 43), "gold", 0.5, 8)
        elif rank > 0:
            canvas.line(380, y - 22, 900, y - 22, "papyrus-line", 1)
        canvas.text(str(self.rank_of(seat)), 402, y, "value", "soft-ink", "centre")
        canvas.emblem(chair.emblem, 441, y, 34)
        room = self._column_x(0) - 80 - 472 if self._columns else 300
        canvas.text(chair.name, 472, y, "value", "ink", "left", room)
        for column, (_, values) in enumerate(self._columns):
            canvas.text(values[seat], self._column_x(column), y, "body", "soft-ink", "right", 100)
        if not self._scored:
            return
        counted = out_cubic(min(1.0, max(0.0, self.age - 0.42) / 0.75))
        score = result.scores[seat] if self._calm else round(result.scores[seat] * counted)
        width = canvas.text(str(score), 872, y, "name", "ink", "right", 100)
        if money:
            canvas.sprite("coin-piastre", 872 - width - 36, y - 13, 26, 26)

    def draw_above(self, canvas: Canvas) -> None:
        """Sparkles lie over everything."""
        if not self._result.winners:
            return
        if self._calm:
            for x, y, size in _SPARKLES:
                canvas.sprite("fx-sparkle", x - size / 2, y - size / 2, size, size)
        self._sparks.draw(canvas)


def _rays(canvas: Canvas) -> pygame.Surface:
    """The rays on black, to be added to the picture."""
    if ("rays",) not in canvas.look.shapes:
        rays = pygame.Surface((_RAYS_SOURCE, _RAYS_SOURCE))
        rays.blit(canvas.look.sprites.get("fx-rays", _RAYS_SOURCE, _RAYS_SOURCE), (0, 0))
        rays.fill((105, 105, 105), special_flags=pygame.BLEND_RGB_MULT)
        canvas.look.shapes[("rays",)] = rays
    return canvas.look.shapes[("rays",)]
