"""Saved games and finished ones: go on playing, or look back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from game.input import InputEvent, Press, Verb
from game.records import SUFFIX, Saved, SaveInfo, delete_save, list_saves, load_file
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.dialogs import Ask
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Act, Button, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas

_LIST: Box = (180.0, 196.0, 920.0, 460.0)
_MOST_FINISHED = 100


@dataclass(frozen=True)
class Finished:
    """A finished game that can be looked at."""

    saved: Saved


class Saves(Scene):
    """Two lists: saved games, and replays."""

    name = "saves"
    first_focus = "list"

    def __init__(self, services: Services, replays: bool = False) -> None:
        super().__init__(services)
        self.replays = replays
        self._place = ListPlace()
        self._items: list[SaveInfo | Finished] = []

    def entered(self) -> None:
        """Read what is there."""
        self._read()
        super().entered()

    def _read(self) -> None:
        if not self.replays:
            infos, notices = list_saves(self.services.places)
            self._items = [info for info in infos if info.game in OFFERS]
            self.services.notices += notices
            return
        files = sorted(self.services.places.finished.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
        read = [load_file(file) for file in reversed(files[-_MOST_FINISHED:])]
        self._items = [Finished(saved) for saved, _ in read if saved and saved.header.game in OFFERS]
        self.services.notices += [notice for _, notices in read for notice in notices]

    def build(self) -> list[Widget]:
        """The two tabs and the list."""
        words = self.words
        widgets: list[Widget] = [tool_button("back", 0, "back", Pop, words("common-back"), left=True)]
        for number, (name, label) in enumerate(
            (("saves", words("saves-heading")), ("replays", words("title-replays")))
        ):
            chosen = (name == "replays") == self.replays
            box = (180 + 262.0 * number, 124, 250, 56)
            kind = "primary" if chosen else "secondary"
            widgets.append(Button(f"tab-{name}", box, self._opener(name == "replays"), label=label, kind=kind))
        if self._items:
            x, y, w, h = _LIST
            widgets.append(
                ListBox(
                    "list",
                    (x + 24, y + 22, w - 48, h - 44),
                    items=self._items,
                    place=self._place,
                    row_height=66,
                    paint=self._paint,
                    choose=self._choose,
                    dark=False,
                )
            )
            if not self.replays:
                label = words("common-delete")
                widgets.append(Button("delete", (900, 124, 200, 56), self._ask_delete, label=label, icon="trash"))
        return widgets

    def _opener(self, replays: bool) -> Act:
        def open_tab() -> Wish | None:
            self.replays = replays
            self._place = ListPlace()
            self._read()
            return None

        return open_tab

    def _paint(self, canvas: Canvas, item: SaveInfo | Finished, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        words = self.words
        game, seats, when, name = _facts(item)
        title = name or words(f"game-{game}-name")
        date = time.strftime("%Y-%m-%d  %H:%M", time.localtime(when))
        canvas.icon("save" if isinstance(item, SaveInfo) else "play", x + 28, y + h / 2, 28, "sand-cut")
        canvas.text(title, x + 60, y + 20, "strong", "ink", "left", 330)
        line = words("saves-line", game=words(f"game-{game}-name"), date=date)
        canvas.text(line, x + 60, y + 44, "hint", "soft-ink", "left", 360)
        canvas.text(words.list(seats), x + w - 16, y + h / 2, "label", "ink", "right", w - 460)
        if not chosen:
            canvas.line(x + 8, y + h + 2, x + w - 8, y + h + 2, "papyrus-line", 1)

    def _choose(self, item: SaveInfo | Finished) -> Wish | None:
        from game.scenes.loading import continue_game
        from game.scenes.replay import Replay

        if isinstance(item, Finished):
            return Push(Replay(self.services, item.saved))
        saved, notices = load_file(item.file)
        self.services.notices += notices
        if saved is None:
            self._read()
            return None
        return Push(continue_game(self.services, saved))

    def _ask_delete(self) -> Wish:
        words = self.words
        name = _facts(self._items[self._place.chosen])[3] or "…"
        line = words("saves-delete-ask", name=name)
        return Push(Ask(self.services, words("common-delete"), line, words("common-delete"), "delete"))

    def answered(self, answer: object) -> Wish | None:
        """Throw away what is chosen."""
        item = self._items[self._place.chosen] if self._items else None
        if answer == "delete" and isinstance(item, SaveInfo):
            self.services.tell(delete_save(item))
            self._read()
            self.refresh()
        return None

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Pages change the list."""
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self.replays = not self.replays
            self._read()
        return None

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Load and back."""
        words = self.words
        first = words("replay-play") if self.replays else words("saves-load")
        return ((Verb.CONFIRM, first), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night and a papyrus."""
        words = self.words
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, words("title-name"))
        heading = words("title-replays") if self.replays else words("saves-heading")
        canvas.text(heading, 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.panel("panel-papyrus", _LIST)
        if not self._items:
            empty = words("replay-none") if self.replays else words("saves-none")
            x, y, w, h = _LIST
            canvas.paragraph(empty, (x + 60, y + h / 2 - 40, w - 120, 120), "panel", "soft-ink", "centre")

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas)


def _facts(item: SaveInfo | Finished) -> tuple[str, list[str], float, str]:
    """Game, names, time, name of the save."""
    if isinstance(item, SaveInfo):
        return item.game, [seat.name for seat in item.seats], item.when, item.name
    header = item.saved.header
    return header.game, [seat.name for seat in header.seats], item.saved.when, header.name
