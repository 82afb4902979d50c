"""The hall of fame: results of each game, ratings, export; deleting asks once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.hall import MatchRow
from game.input import InputEvent, Press, Verb
from game.notices import Notice
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.dialogs import Ask
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Button, Widget, row_of
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_ALL = ""
_LIST: Box = (136.0, 204.0, 640.0, 462.0)
_RATINGS: Box = (812.0, 132.0, 332.0, 474.0)
_MOST_SHOWN = 200


class HallOfFame(Scene):
    """Who played what, and how it ended."""

    name = "hall"
    first_focus = "results"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.game = _ALL
        self._place = ListPlace()
        self._rows: list[MatchRow] = []

    def entered(self) -> None:
        """Read what is there."""
        self._read()
        super().entered()

    def _read(self) -> None:
        rows = self.services.hall.results(self.game or None, _MOST_SHOWN)
        self._rows = [row for row in rows if row.game in OFFERS]  # a later version may know more games

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Games, results, export."""
        words = self.words
        widgets: list[Widget] = [
            tool_button("back", 0, "back", Pop, words("common-back"), left=True),
            *self._tabs(),
        ]
        if self._rows:
            widgets.append(
                ListBox(
                    "results",
                    (_LIST[0] + 16, _LIST[1] + 14, _LIST[2] - 32, _LIST[3] - 30),
                    items=self._rows,
                    place=self._place,
                    row_height=60,
                    paint=self._paint_row,
                    choose=self._ask_delete,
                    dark=False,
                )
            )
        export = words("hall-export")
        widgets.append(
            Button(
                "export", (812, 616, 332, 54), self._export, enabled=bool(self._rows), label=export, icon="save"
            )
        )
        return widgets

    def _tabs(self) -> list[Widget]:
        def opener(game: str) -> Callable[[], Wish | None]:
            def open_game() -> Wish | None:
                self.game = game
                self._place = ListPlace()
                self._read()
                return None

            return open_game

        names = [(_ALL, self.words("hall-all-games"))]
        names += [(game, self.words(f"game-{game}-name")) for game in OFFERS]
        weights = [6 + len(label) for _, label in names]  # a long name gets a wide button
        room = _LIST[2] - 8 * (len(names) - 1)
        boxes = row_of(_LIST[0] + _LIST[2] / 2, 132, [room * weight / sum(weights) for weight in weights], 54, 8)
        return [
            Button(
                f"tab-{game or 'all'}",
                box,
                opener(game),
                label=label,
                kind="primary" if game == self.game else "secondary",
            )
            for (game, label), box in zip(names, boxes, strict=True)
        ]

    def _paint_row(self, canvas: Canvas, row: MatchRow, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        words = self.words
        canvas.text(words(f"game-{row.game}-name"), x + 12, y + 17, "strong", "ink", "left", 190)
        canvas.text(row.ended[:16].replace("T", "  "), x + 12, y + 40, "hint", "soft-ink", "left", 190)
        left = x + 214
        room = (w - 226) / max(1, len(row.seats))
        for number, seat in enumerate(row.seats):
            place = left + room * number
            if seat.won:
                canvas.icon("fame", place + 9, y + 17, 18, "gold-deep")
            style = "strong" if seat.won else "body"
            canvas.text(seat.name, place + (22 if seat.won else 0), y + 17, style, "ink", "left", room - 28)
            who = "" if seat.who == "human" else words(f"level-{seat.who}")
            score = str(seat.score) if row.game != "egyptos" else ""
            line = " · ".join(part for part in (score, who) if part)
            canvas.text(line, place, y + 40, "hint", "soft-ink", "left", room - 8)
        if not chosen:
            canvas.line(x + 8, y + h + 1, x + w - 8, y + h + 1, "papyrus-line", 1)

    # -- what the widgets do --------------------------------------------------------------------------------
    def _ask_delete(self, row: MatchRow) -> Wish:
        words = self.words
        return Push(
            Ask(self.services, words("hall-delete"), words("hall-delete-ask"), words("common-delete"), "delete")
        )

    def answered(self, answer: object) -> Wish | None:
        """Delete the result under the focus."""
        if answer == "delete" and self._place.chosen < len(self._rows):
            self.services.tell(self.services.hall.delete(self._rows[self._place.chosen].id))
            self._read()
            self.refresh()
        return None

    def _export(self) -> Wish | None:
        file = self.services.places.data / "khufu-results.csv"
        trouble = self.services.hall.export_csv(file)
        self.services.tell(trouble or Notice("hall-exported", {"file": str(file)}))
        return None

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Pages change the game."""
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            games = [_ALL, *OFFERS]
            step = 1 if event.verb == Verb.PAGE_RIGHT else -1
            self.game = games[(games.index(self.game) + step) % len(games)]
            self._read()
        return None

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        words = self.words
        return ((Verb.CONFIRM, words("hall-delete")), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night, papyrus with results, panel with ratings."""
        words = self.words
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, words("title-name"))
        canvas.text(words("hall-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.panel("panel-papyrus", _LIST)
        if not self._rows:
            box = (_LIST[0] + 60, _LIST[1] + 150, _LIST[2] - 120, 120)
            canvas.paragraph(words("hall-empty"), box, "panel", "soft-ink", "centre")
        self._draw_ratings(canvas)

    def _draw_ratings(self, canvas: Canvas) -> None:
        x, y, w, _ = _RATINGS
        canvas.panel("panel-night", _RATINGS)
        canvas.text(self.words("hall-rating"), x + 26, y + 36, "panel", "gold", "left", w - 52)
        canvas.icon("fame", x + w - 40, y + 36, 28, "gold")
        top = y + 70
        for game in [self.game] if self.game else list(OFFERS):
            ratings = self.services.hall.ratings(game)[: 8 if self.game else 2]
            if not self.game and ratings:
                canvas.text(self.words(f"game-{game}-name"), x + 26, top + 8, "hint", "muted", "left", w - 52)
                top += 28
            for rating in ratings:
                canvas.text(rating.name, x + 26, top + 12, "body", "ivory", "left", w - 140)
                canvas.text(str(round(rating.rating)), x + w - 26, top + 12, "value", "gold", "right", 90)
                canvas.line(x + 26, top + 30, x + w - 26, top + 30, "line", 1)
                top += 38
            top += 8 if ratings else 0

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 136, 696, "left")
