"""The rules of a game on papyrus: headings left, text right; reachable at any moment."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import InputEvent, Pointer, PointerKind, Press, Verb
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Act, Button, Widget
from game.ui.wishes import Pop, Wish
from game.view.canvas import Box, Canvas

SECTIONS: dict[str, tuple[str, ...]] = {
    "cheops": ("aim", "pieces", "placing", "treasure", "neighbour", "laws", "drawing", "end"),
    "gold": ("aim", "pieces", "actions", "lanterns", "carrying", "chambers", "mummy", "collapse", "end"),
    "egyptos": ("aim", "placing", "moving", "draw", "variants"),
}
_PAGE: Box = (440.0, 92.0, 760.0, 566.0)


class Rules(Scene):
    """One game's rules, a section at a time."""

    name = "rules"
    first_focus = "sections"

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game = game
        self._place = ListPlace()
        self._scroll = 0

    @property
    def section(self) -> str:
        """The section being read."""
        return SECTIONS[self.game][self._place.chosen]

    def build(self) -> list[Widget]:
        """Back, the games, the sections."""
        tabs: list[Widget] = []
        for number, offer in enumerate(OFFERS.values()):
            box = (80.0, 92 + 58.0 * number, 336.0, 52.0)
            kind = "primary" if offer.id == self.game else "secondary"
            label = self.words(f"game-{offer.id}-name")
            tabs.append(Button(f"game-{offer.id}", box, self._opener(offer.id), label=label, kind=kind))
        sections = ListBox(
            "sections",
            (96.0, 292.0, 304.0, 350.0),
            items=SECTIONS[self.game],
            place=self._place,
            row_height=40,
            paint=self._paint_section,
        )
        return [tool_button("back", 0, "back", Pop, self.words("common-back"), left=True), *tabs, sections]

    def _opener(self, game: str) -> Act:
        def open_game() -> Wish | None:
            self.game = game
            self._place = ListPlace()
            self._scroll = 0
            return None

        return open_game

    def _paint_section(self, canvas: Canvas, section: str, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        colour = "gold" if chosen else "ivory"
        canvas.text(self.words(f"rules-{self.game}-{section}"), x + 12, y + h / 2, "body", colour, "left", w - 24)

    def handle(self, event: InputEvent) -> Wish | None:
        """Page keys and the wheel over the page scroll it."""
        before = self.section
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            self._turn(3 if event.verb == Verb.PAGE_RIGHT else -3)
            return None
        over_page = isinstance(event, Pointer) and event.kind == PointerKind.WHEEL and event.pos[0] > _PAGE[0]
        if over_page and isinstance(event, Pointer):
            self._turn(-1 if event.amount > 0 else 1)
            return None
        wish = super().handle(event)
        if self.section != before:
            self._scroll = 0
        return wish

    def _turn(self, lines: int) -> None:
        self._scroll = max(0, self._scroll + lines)

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Back."""
        return ((Verb.CANCEL, self.words("verb-cancel")),)

    def draw_ground(self, canvas: Canvas) -> None:
        """The page in its gold frame."""
        words = self.words
        canvas.backdrop(OFFERS[self.game].backdrop, 0.5)
        draw_bar_title(canvas, words(f"game-{self.game}-name"))
        canvas.text(words("rules-heading"), 640, 40, "heading", "ivory", "centre", 500)
        canvas.panel("panel-night", (80, 276, 336, 382))
        x, y, w, h = _PAGE
        canvas.panel("panel-papyrus", (x + 8, y + 8, w - 16, h - 16))
        canvas.panel("frame-gold", _PAGE)
        canvas.text(
            words(f"rules-{self.game}-{self.section}"), x + w / 2, y + 62, "heading", "ink", "centre", w - 120
        )
        canvas.sprite("divider", x + w / 2 - 140, y + 84, 280, 21)
        self._draw_text(canvas, (x + 64, y + 122, w - 128, h - 178))

    def _draw_text(self, canvas: Canvas, box: Box) -> None:
        text = self.words(f"rules-{self.game}-{self.section}-text")
        texts = canvas.look.texts
        step = texts.line_height("body")
        lines = texts.wrap(text, "body", box[2])
        shown = int(box[3] // step)
        self._scroll = max(0, min(self._scroll, len(lines) - shown))
        for row, line in enumerate(lines[self._scroll : self._scroll + shown]):
            canvas.text(line, box[0], box[1] + step * (row + 0.5), "body", "ink", "left", box[2])
        if len(lines) > shown:
            self._draw_bar(canvas, box, len(lines), shown)

    def _draw_bar(self, canvas: Canvas, box: Box, lines: int, shown: int) -> None:
        left = box[0] + box[2] + 18
        canvas.bar_upright("scroll-track", (left, box[1], 12, box[3]))
        length = max(40.0, box[3] * shown / lines)
        top = box[1] + (box[3] - length) * self._scroll / (lines - shown)
        canvas.bar_upright("scroll-thumb", (left, top, 12, length))

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 1200, 688, "right")
