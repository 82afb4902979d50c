"""The hall of fame: results of each game, what a person has achieved, export; deleting asks once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.hall import MatchRow
from game.input import InputEvent, Press, Verb
from game.notices import Notice
from game.records import load_file
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.dialogs import Ask
from game.scenes.fame import Fame
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Button, Choice, Widget, row_of
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_ALL = ""
_LIST: Box = (56.0, 176.0, 640.0, 430.0)
_FAME: Box = (724.0, 108.0, 500.0, 498.0)
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
        self._people: list[str] = []
        self._person = ""
        self._fame: Fame | None = None

    def entered(self) -> None:
        """Read what is there."""
        self._read()
        super().entered()

    def _read(self) -> None:
        hall = self.services.hall
        rows = hall.results(self.game or None, _MOST_SHOWN)
        self._rows = [row for row in rows if row.game in OFFERS]  # a later version may know more games
        self._people = hall.players()
        if self._person not in self._people:
            self._person = self._people[0] if self._people else ""
        self._fame = Fame.of(hall, self._person, [self.game] if self.game else list(OFFERS))

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Games, results, a person, export."""
        widgets: list[Widget] = [
            tool_button("back", 0, "back", Pop, self.words("common-back"), left=True),
            *self._tabs(),
        ]
        if self._rows:
            widgets.append(self._list())
        if self._people:
            widgets.append(self._person_choice())
        return [*widgets, *self._foot()]

    def _list(self) -> Widget:
        x, y, w, h = _LIST
        return ListBox(
            "results",
            (x + 16, y + 14, w - 32, h - 26),
            items=self._rows,
            place=self._place,
            row_height=60,
            paint=self._paint_row,
            choose=self._look_back,
            dark=False,
        )

    def _person_choice(self) -> Widget:
        x, y, w, _ = _FAME
        return Choice(
            "person",
            (x + 18, y + 14, w - 36, 52),
            label=self.words("hall-player"),
            options=[(name, name) for name in self._people],
            chosen=self._person,
            change=self._choose_person,
        )

    def _choose_person(self, name: object) -> None:
        self._person = str(name)
        self._read()

    def _foot(self) -> list[Widget]:
        words, some = self.words, bool(self._rows)
        rows: tuple[tuple[str, str, str, Callable[[], Wish | None]], ...] = (
            ("delete", words("hall-delete"), "trash", self._ask_delete),
            ("export", words("hall-export"), "save", self._export),
        )
        boxes = row_of(974, 620, [220, 264], 52, 16)
        return [
            Button(name, box, act, enabled=some, tip="" if some else words("hall-empty"), label=label, icon=icon)
            for (name, label, icon, act), box in zip(rows, boxes, strict=True)
        ]

    def _tabs(self) -> list[Widget]:
        def opener(game: str) -> Callable[[], Wish | None]:
            def open_game() -> Wish | None:
                self._open(game)
                return None

            return open_game

        names = [(_ALL, self.words("hall-all-games"))]
        names += [(game, self.words(f"game-{game}-name")) for game in OFFERS]
        weights = [6 + len(label) for _, label in names]  # a long name gets a wide button
        room = _LIST[2] - 8 * (len(names) - 1)
        boxes = row_of(_LIST[0] + _LIST[2] / 2, 108, [room * weight / sum(weights) for weight in weights], 54, 8)
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

    def _open(self, game: str) -> None:
        self.game = game
        self._place = ListPlace()
        self._read()

    def _paint_row(self, canvas: Canvas, row: MatchRow, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        words = self.words
        canvas.text(words(f"game-{row.game}-name"), x + 12, y + 17, "strong", "ink", "left", 190)
        when = row.ended[:16].replace("T", "  ")
        canvas.text(words("hall-daily", date=row.daily) if row.daily else when, x + 12, y + 40, "hint", "soft-ink")
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
    def _look_back(self, row: MatchRow) -> Wish | None:
        """The record of the game, if it was kept. Only its file's name comes from the database."""
        from game.scenes.replay import Replay

        file = self.services.places.finished / row.record
        saved, notices = load_file(file) if row.record and file.name == row.record else (None, [])
        self.services.notices += notices
        if saved is None:
            self.services.tell(None if notices else Notice("hall-no-record"))
            return None
        return Push(Replay(self.services, saved))

    def _ask_delete(self) -> Wish:
        words = self.words
        return Push(
            Ask(self.services, words("hall-delete"), words("hall-delete-ask"), words("common-delete"), "delete")
        )

    def answered(self, answer: object) -> Wish | None:
        """Delete the result that is chosen."""
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
            self._open(games[(games.index(self.game) + step) % len(games)])
        return None

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Look back and leave."""
        words = self.words
        return ((Verb.CONFIRM, words("results-look-back")), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night, papyrus with results, panel with a person's fame."""
        words = self.words
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, words("title-name"))
        canvas.text(words("hall-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.panel("panel-papyrus", _LIST)
        if not self._rows:
            box = (_LIST[0] + 60, _LIST[1] + 150, _LIST[2] - 120, 120)
            canvas.paragraph(words("hall-empty"), box, "panel", "soft-ink", "centre")
        canvas.panel("panel-night", _FAME)
        if self._fame is not None:
            x, y, w, h = _FAME
            self._fame.draw(canvas, words, (x + 28, y + 78, w - 56, h - 100))

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 56, 648, "left")
