"""Challenges: the deal of the day with its own table, the riddles of the Sphinx, a friend's deal by its code."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date

from game.deals import Deal, NoSuchDealError, daily_seed, read_code
from game.hall import MatchRow
from game.input import Verb
from game.notices import Notice
from game.riddles import Riddle, all_riddles, riddle_of_the_day
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.chairs import HUMAN, Chair, MatchSetup
from game.scenes.dialogs import WriteCode, Written
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.widgets import Button, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

# Who waits at the table of the day. Egyptos has no deal: its part is the riddle of the day.
DAILY_OPPONENTS = {"cheops": ("priest", "vizier"), "gold": ("priest",)}
_DAILY: Box = (56.0, 112.0, 400.0, 520.0)
_SPHINX: Box = (478.0, 112.0, 368.0, 520.0)
_CODE: Box = (868.0, 112.0, 356.0, 520.0)
_TABLE_ROWS = 4
_LONGEST_CODE = 16


def _today() -> date:
    return date(*time.localtime()[:3])


class Challenges(Scene):
    """Something new every day, and something to share."""

    name = "challenges"
    first_focus = "daily-cheops"

    def __init__(self, services: Services, today: Callable[[], date] = _today) -> None:
        super().__init__(services)
        self._today = today
        self._day = today()
        self._tables: dict[str, list[tuple[str, int, bool]]] = {}
        self._solved: set[str] = set()

    def entered(self) -> None:
        """The day may have changed, somebody may have played."""
        self._day = self._today()
        rows = self.services.hall.daily(self._day.isoformat())
        self._tables = {game: first_tries([row for row in rows if row.game == game]) for game in DAILY_OPPONENTS}
        tried = self.services.hall.riddles()
        self._solved = {riddle.id for riddle in all_riddles() if riddle.id in tried and tried[riddle.id].solved}
        super().entered()

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Two deals, three ways to the Sphinx, the code."""
        words = self.words
        back = tool_button("back", 0, "back", Pop, words("common-back"), left=True)
        return [back, *self._daily_buttons(), *self._sphinx_buttons(), self._code_button()]

    def _daily_buttons(self) -> list[Widget]:
        x, y, w, _ = _DAILY
        return [
            Button(
                f"daily-{game}",
                (x + 26, y + 112 + 196 * number, w - 52, 54),
                self._daily(game),
                label=self.words(f"game-{game}-name"),
                icon="play",
                tip=self.words("challenges-daily-tip", names=self.words.list(self._levels(game))),
            )
            for number, game in enumerate(DAILY_OPPONENTS)
        ]

    def _levels(self, game: str) -> list[str]:
        return [self.words(f"level-{level}") for level in DAILY_OPPONENTS[game]]

    def _sphinx_buttons(self) -> list[Widget]:
        x, y, w, _ = _SPHINX
        words, some = self.words, bool(all_riddles())
        rows: tuple[tuple[str, str, str, Callable[[], Wish | None]], ...] = (
            ("riddle-day", words("riddle-of-the-day"), "clock", self._riddle_of_the_day),
            ("riddle-next", words("riddle-next"), "play", self._next_riddle),
            ("riddle-all", words("riddle-all"), "steps", self._riddle_list),
        )
        return [
            Button(
                name,
                (x + 34, y + 330 + 58 * number, w - 68, 52),
                act,
                enabled=some,
                tip="" if some else words("riddle-none"),
                label=label,
                icon=icon,
            )
            for number, (name, label, icon, act) in enumerate(rows)
        ]

    def _code_button(self) -> Widget:
        x, y, w, h = _CODE
        box = (x + 34, y + h - 88, w - 68, 54)
        return Button("code", box, self._ask_code, label=self.words("challenges-code-enter"), icon="pencil")

    # -- what the widgets do --------------------------------------------------------------------------------
    def _daily(self, game: str) -> Callable[[], Wish]:
        def play() -> Wish:
            from game.scenes.loading import new_game

            return Push(new_game(self.services, daily_setup(self.services, game, self._day)))

        return play

    def _riddle_of_the_day(self) -> Wish | None:
        return self._solve(riddle_of_the_day(self._day))

    def _next_riddle(self) -> Wish | None:
        """The easiest one that is not solved yet."""
        riddles = all_riddles()
        return self._solve(next((one for one in riddles if one.id not in self._solved), riddles[0]))

    def _solve(self, riddle: Riddle | None) -> Wish | None:
        from game.scenes.riddle import riddle_scene

        return Push(riddle_scene(self.services, riddle)) if riddle else None

    def _riddle_list(self) -> Wish:
        from game.scenes.riddle_list import RiddleList

        return Push(RiddleList(self.services))

    def _ask_code(self) -> Wish:
        return Push(WriteCode(self.services, self.words("challenges-code"), "", longest=_LONGEST_CODE))

    def answered(self, answer: object) -> Wish | None:
        """A code was written."""
        if not isinstance(answer, Written):
            return None
        try:
            deal = read_code(answer.text)
        except NoSuchDealError:
            self.services.play("error")
            self.services.tell(Notice("challenges-code-wrong", {"code": answer.text}))
            return None
        return self._set_table(deal)

    def _set_table(self, deal: Deal) -> Wish:
        from game.scenes.setup import Setup

        return Push(Setup(self.services, OFFERS[deal.game], deal))

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        words = self.words
        return ((Verb.CONFIRM, words("verb-confirm")), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """A papyrus with the day's tables, the Sphinx by night, a note about codes."""
        words = self.words
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, words("title-name"))
        canvas.text(words("challenges-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        self._draw_daily(canvas)
        self._draw_sphinx(canvas)
        self._draw_code(canvas)

    def _draw_daily(self, canvas: Canvas) -> None:
        x, y, w, h = _DAILY
        words = self.words
        canvas.panel("panel-papyrus", _DAILY)
        canvas.text(words("challenges-daily"), x + w / 2, y + 42, "panel", "ink", "centre", w - 56)
        canvas.text(words.date(self._day), x + w / 2, y + 78, "label", "soft-ink", "centre", w - 56)
        for number, game in enumerate(DAILY_OPPONENTS):
            self._draw_table(canvas, self._tables.get(game, []), (x + 38, y + 176 + 196 * number, w - 76, 120))
        canvas.text(words("challenges-first-try"), x + w / 2, y + h - 28, "hint", "soft-ink", "centre", w - 56)

    def _draw_table(self, canvas: Canvas, rows: Sequence[tuple[str, int, bool]], box: Box) -> None:
        x, y, w, _ = box
        if not rows:
            canvas.text(self.words("challenges-nobody"), x, y + 14, "label", "soft-ink", "left", w)
        for number, (name, score, won) in enumerate(rows[:_TABLE_ROWS]):
            top = y + 12 + 29 * number
            canvas.text(str(number + 1), x, top, "label", "soft-ink", "left", 24)
            canvas.text(name, x + 30, top, "strong" if won else "body", "ink", "left", w - 130)
            if won:
                canvas.icon("fame", x + w - 74, top, 18, "gold-deep")
            canvas.text(str(score), x + w, top, "value", "ink", "right", 60)

    def _draw_sphinx(self, canvas: Canvas) -> None:
        x, y, w, _ = _SPHINX
        words, total = self.words, len(all_riddles())
        canvas.panel("panel-night", _SPHINX)
        canvas.glow(x + w / 2, y + 150, 170, 0.5)
        canvas.sprite("sphinx", x + w / 2 - 110, y + 70, 220, 170)
        canvas.text(words("riddle-heading"), x + w / 2, y + 42, "panel", "gold", "centre", w - 48)
        canvas.text(
            words("riddle-solved-of", solved=len(self._solved), total=total),
            x + w / 2,
            y + 264,
            "label",
            "pale",
            "centre",
            w - 60,
        )
        canvas.bar("slider-track", 10, (x + 60, y + 286, w - 120, 20))
        if self._solved:
            canvas.bar("slider-fill", 9, (x + 60, y + 286, max(24, (w - 120) * len(self._solved) / total), 20))

    def _draw_code(self, canvas: Canvas) -> None:
        x, y, w, _ = _CODE
        words = self.words
        canvas.panel("panel-papyrus", _CODE)
        canvas.text(words("challenges-code-heading"), x + w / 2, y + 42, "panel", "ink", "centre", w - 56)
        canvas.sprite("divider", x + w / 2 - 110, y + 62, 220, 17)
        canvas.icon("players", x + w / 2, y + 132, 60, "gold-deep")
        canvas.paragraph(
            words("challenges-code-line"), (x + 34, y + 188, w - 68, 230), "body", "soft-ink", "centre"
        )

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 56, 668, "left")


def first_tries(rows: Sequence[MatchRow]) -> list[tuple[str, int, bool]]:
    """Name, score and victory of each person's first try of the day, the best first."""
    tries: dict[str, tuple[str, int, bool]] = {}
    for row in rows:  # the latest comes first: what remains is the first
        tries |= {seat.name: (seat.name, seat.score, seat.won) for seat in row.seats if seat.who == HUMAN}
    return sorted(tries.values(), key=lambda one: (not one[2], -one[1], one[0]))


def daily_setup(services: Services, game: str, day: date) -> MatchSetup:
    """The table of the day: the same for everybody, without hints."""
    words, seed = services.words, daily_seed(game, day)
    name = next(iter(services.hall.players()), words("player-1"))
    others = [words(f"player-{seat}") for seat in range(1, 6) if words(f"player-{seat}") != name]
    chairs = (
        Chair(HUMAN, name, 0),
        *(Chair(who, others[seat], seat + 1) for seat, who in enumerate(DAILY_OPPONENTS[game])),
    )
    first = seed % len(chairs)
    return MatchSetup(game, chairs, {"first": first}, hints=False, seed=seed, daily=day.isoformat())
