"""The rules of the games on papyrus: headings left, one section right; reachable at any moment.

Typing filters the headings, in all games at once; a pad picks from the list. Pictures come from the real boards.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input import Edit, EditKind, InputEvent, Pointer, PointerKind, Press, Typed, Verb
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS
from game.scenes.rulebook import BOOK, SECTIONS, Section
from game.scenes.rules_flow import Block, house_rulings, law_list, paragraphs, price_list
from game.scenes.rules_pictures import Album
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Act, Area, Button, Mood, Widget
from game.ui.wishes import Pop, Wish
from game.view.canvas import Box, Canvas

__all__ = ["SECTIONS", "Rules"]

_PAGE: Box = (440.0, 84.0, 760.0, 580.0)
_INSIDE: Box = (504.0, 196.0, 632.0, 412.0)
_PICTURE = (632.0, 300.0)  # at most
_STEP, _LEAP = 46.0, 330.0  # scrolling by wheel or stick, and by page
_SIDEWAYS = {EditKind.LEFT: Verb.LEFT, EditKind.RIGHT: Verb.RIGHT}
_SCROLLS = {Verb.PAGE_LEFT: -_LEAP, Verb.PAGE_RIGHT: _LEAP, Verb.PAN_UP: -_STEP, Verb.PAN_DOWN: _STEP}
Entry = tuple[str, Section]  # game, section


class Rules(Scene):
    """One game's rules, a section at a time."""

    name = "rules"
    first_focus = "sections"

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game = game
        self._place = ListPlace()
        self._albums: dict[str, Album] = {}
        self._scroll = 0.0
        self._most_scroll = 0.0
        self._sought = ""

    # -- what is read ---------------------------------------------------------------------------------------
    @property
    def entries(self) -> list[Entry]:
        """The headings in the list: the game's, or those of all games that hold what is sought."""
        if not self._sought:
            return [(self.game, section) for section in BOOK[self.game]]
        games = [self.game, *(game for game in BOOK if game != self.game)]
        return [(game, section) for game in games for section in BOOK[game] if self._holds(game, section)]

    def _holds(self, game: str, section: Section) -> bool:
        key = f"rules-{game}-{section.name}"
        text = f"{self.words(key)} {self.words(f'{key}-text')}"
        if section.house:
            text += self.words(f"{key}-house")
        if section.table == "laws":
            text += " ".join(self.words(f"law-{law}-name") for law in range(1, 13))
        return self._sought.casefold() in text.casefold()

    @property
    def entry(self) -> Entry | None:
        """The section being read."""
        entries = self.entries
        return entries[min(self._place.chosen, len(entries) - 1)] if entries else None

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """Back, the games, the search, the headings."""
        tabs: list[Widget] = []
        for number, offer in enumerate(OFFERS.values()):
            box = (80.0, 84 + 52.0 * number, 336.0, 48.0)
            kind = "primary" if offer.id == self.game else "secondary"
            label = self.words(f"game-{offer.id}-name")
            tabs.append(Button(f"game-{offer.id}", box, self._opener(offer.id), label=label, kind=kind))
        found: list[Widget] = [
            tool_button("back", 0, "back", Pop, self.words("common-back"), left=True),
            *tabs,
            Area("search", (80.0, 246.0, 336.0, 44.0), self._forget_search, paint=self._paint_search),
        ]
        if self.entries:
            found.append(self._headings())
        return found

    def _headings(self) -> Widget:
        return ListBox(
            "sections",
            (94.0, 308.0, 308.0, 342.0),
            items=self.entries,
            place=self._place,
            row_height=38,
            paint=self._paint_heading,
        )

    def _opener(self, game: str) -> Act:
        def open_game() -> Wish | None:
            self.game, self._sought = game, ""
            self._turn_to_start()
            return None

        return open_game

    def _turn_to_start(self) -> None:
        self._place = ListPlace()
        self._scroll = 0.0

    def _forget_search(self) -> Wish | None:
        self._seek("")
        return None

    def _seek(self, text: str) -> None:
        self._sought = text[:24]
        self._turn_to_start()

    def _paint_search(self, canvas: Canvas, mood: Mood) -> None:
        x, y, w, h = 80.0, 246.0, 336.0, 44.0
        canvas.fill((x, y, w, h), (255, 250, 232), 0.9, 8)
        canvas.icon("zoom", x + 24, y + h / 2, 24, "soft-ink")
        text = self._sought or self.words("rules-search")
        ink = "ink" if self._sought else "soft-ink"
        width = canvas.text(text, x + 46, y + h / 2, "body", ink, "left", w - 84)
        if self._sought:
            canvas.fill((x + 48 + width, y + 10, 2.5, h - 20), "alarm-ink")
            canvas.icon("close", x + w - 22, y + h / 2, 22, "soft-ink")

    def _paint_heading(self, canvas: Canvas, entry: Entry, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        game, section = entry
        text = self.words(f"rules-{game}-{section.name}")
        if game != self.game:
            text = f"{self.words(f'game-{game}-name')}: {text}"
        canvas.text(text, x + 12, y + h / 2, "body", "gold" if chosen else "ivory", "left", w - 24)

    # -- events ---------------------------------------------------------------------------------------------
    def entered(self) -> None:
        """Letters are letters now: they search."""
        self.services.devices.typing = True
        super().entered()

    def left(self) -> None:
        """Letters are commands again."""
        self.services.devices.typing = False

    def handle(self, event: InputEvent) -> Wish | None:
        """Letters seek; pages, sticks and the wheel over the page scroll it."""
        before = self.entry
        if isinstance(event, Typed):
            self._seek(self._sought + event.text)
        elif isinstance(event, Edit):
            return self._edit(event)
        elif isinstance(event, Press) and event.pressed and event.verb in _SCROLLS:
            self._turn(_SCROLLS[event.verb])
        elif isinstance(event, Pointer) and event.kind == PointerKind.WHEEL and event.pos[0] > _PAGE[0]:
            self._turn(-_STEP if event.amount > 0 else _STEP)
        else:
            wish = super().handle(event)
            if self.entry != before:
                self._scroll = 0.0
            return wish
        self.refresh()
        return None

    def _edit(self, event: Edit) -> Wish | None:
        """While letters seek, the keyboard tells of some keys as of a writer's."""
        if event.kind in _SIDEWAYS:
            return self.handle(Press(self.services.devices.last, _SIDEWAYS[event.kind]))
        if event.kind in (EditKind.HOME, EditKind.END):
            self._scroll = 0.0 if event.kind == EditKind.HOME else self._most_scroll
        else:
            self._seek(self._sought[:-1])
        self.refresh()
        return None

    def _turn(self, length: float) -> None:
        self._scroll = max(0.0, min(self._most_scroll, self._scroll + length))

    def back(self) -> Wish | None:
        """First out of the search, then out of the rules."""
        if self._sought:
            return self._forget_search()
        return Pop()

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Scrolling, back."""
        words = self.words
        return ((Verb.PAGE_RIGHT, words("rules-scroll")), (Verb.CANCEL, words("verb-cancel")))

    # -- time -----------------------------------------------------------------------------------------------
    def _album(self, game: str) -> Album:
        if game not in self._albums:
            self._albums[game] = Album(self.services, game)
        self._albums[game].load()
        return self._albums[game]

    def wait_for_pictures(self) -> None:
        """Have them at once: for a picture of the page itself."""
        self._album(self.game).wait()

    @property
    def poll_seconds(self) -> float | None:
        """The pictures are on their way."""
        return 0.1 if self.entry is not None and self._album(self.entry[0]).loading else None

    # -- picture --------------------------------------------------------------------------------------------
    def draw_ground(self, canvas: Canvas) -> None:
        """The page in its gold frame."""
        words = self.words
        canvas.backdrop(OFFERS[self.game].backdrop, 0.5)
        draw_bar_title(canvas, words(f"game-{self.game}-name"))
        canvas.text(words("rules-heading"), 640, 40, "heading", "ivory", "centre", 500)
        canvas.panel("panel-night", (80, 296, 336, 366))
        x, y, w, h = _PAGE
        canvas.panel("panel-papyrus", (x + 8, y + 8, w - 16, h - 16))
        canvas.panel("frame-gold", _PAGE)
        if self.entry is None:
            canvas.text(words("rules-nothing-found"), x + w / 2, y + h / 2, "panel", "soft-ink", "centre", w - 120)
            return
        game, section = self.entry
        heading = words(f"rules-{game}-{section.name}")
        canvas.text(heading, x + w / 2, y + 58, "heading", "ink", "centre", w - 120)
        canvas.sprite("divider", x + w / 2 - 140, y + 80, 280, 21)
        self._draw_flow(canvas, self._blocks(canvas, game, section))

    def _blocks(self, canvas: Canvas, game: str, section: Section) -> list[Block]:
        words, width, key = self.words, _INSIDE[2], f"rules-{game}-{section.name}"
        blocks = paragraphs(canvas, words(f"{key}-text"), width)
        if section.picture is not None:
            blocks.insert(1, self._picture(canvas, game, section))
        if section.table:
            blocks += law_list(canvas, words, width) if section.table == "laws" else price_list(canvas, width)
        if section.house:
            blocks += house_rulings(canvas, words, words(f"{key}-house"), width)
        return blocks

    def _picture(self, canvas: Canvas, game: str, section: Section) -> Block:
        assert section.picture is not None
        crop = section.picture.crop
        zoom = min(1.0, _PICTURE[0] / crop[2], _PICTURE[1] / crop[3])
        wide, high = crop[2] * zoom, crop[3] * zoom
        picture = self._album(game).get(canvas, section.picture, *_PICTURE)
        aside = (_INSIDE[2] - wide) / 2
        return Block(high + 30, lambda on, x, y: _draw_picture(on, picture, (x + aside, y + 6, wide, high)))

    def _draw_flow(self, canvas: Canvas, blocks: Sequence[Block]) -> None:
        x, y, w, h = _INSIDE
        whole = sum(block.height for block in blocks)
        self._most_scroll = max(0.0, whole - h)
        self._scroll = min(self._scroll, self._most_scroll)
        canvas.clip((x - 12, y, w + 24, h))
        top = y - self._scroll
        for block in blocks:
            if top + block.height > y and top < y + h:
                block.draw(canvas, x, top)
            top += block.height
        canvas.clip(None)
        if self._most_scroll:
            self._draw_bar(canvas, whole)

    def _draw_bar(self, canvas: Canvas, whole: float) -> None:
        x, y, w, h = _INSIDE
        canvas.bar_upright("scroll-track", (x + w + 18, y, 12, h))
        length = max(40.0, h * h / whole)
        top = y + (h - length) * self._scroll / self._most_scroll
        canvas.bar_upright("scroll-thumb", (x + w + 18, top, 12, length))

    def draw_above(self, canvas: Canvas) -> None:
        """The prompts."""
        self.draw_prompts(canvas, 1200, 690, "right")


def _draw_picture(canvas: Canvas, picture: pygame.Surface | None, box: Box) -> None:
    """A small painting in a dark frame; only the frame while the picture is on its way."""
    x, y, w, h = box
    canvas.fill((x - 5, y - 5, w + 10, h + 10), "night-900", 1.0, 8)
    if picture is not None:
        canvas.surface.blit(picture, canvas.to_pixels(x, y))
    canvas.outline((x - 6, y - 6, w + 12, h + 12), "gold-deep", 3, 8)
