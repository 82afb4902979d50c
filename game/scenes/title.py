"""The title: a temple front of three stelae, and one quiet row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.input import InputEvent, Press, Verb
from game.recorder import unfinished
from game.records import Saved
from game.scenes.base import Scene
from game.scenes.catalogue import OFFERS, Offer
from game.scenes.dialogs import Ask
from game.scenes.services import Services
from game.scenes.table import known_game
from game.scenes.topbar import tool_button
from game.ui.widgets import Area, Button, Widget, row_of
from game.ui.wishes import Push, Quit, Wish
from game.view.canvas import Canvas

CARD_WIDTH, CARD_HEIGHT, CARD_TOP = 300.0, 380.0, 190.0
_CARD_GAP = 36.0
_RISE = 10.0
_BUTTON_EDGES = 84.0  # an icon, and room left and right of the label
_ROW_ROOM, _ROW_GAP = 1240.0, 16.0


class Title(Scene):
    """Where everything begins."""

    name = "title"

    def __init__(self, services: Services, opens_with: Scene | None = None) -> None:
        super().__init__(services)
        self._opens_with = opens_with
        self._saved: Saved | None = None
        self.first_focus = f"card-{services.settings.now.last_game or 'cheops'}"

    def entered(self) -> None:
        """Look for a game that waits to be continued."""
        self._saved, notices = unfinished(self.services.places, self.services.slot)
        self.services.notices += notices
        self._saved = known_game(self.services, self._saved)
        if self._saved is not None:
            self.first_focus = "continue"
        super().entered()

    def update(self, seconds: float) -> Wish | None:
        """A screen may have been asked for together with the title."""
        super().update(seconds)
        scene, self._opens_with = self._opens_with, None
        return Push(scene) if scene else None

    def build(self) -> list[Widget]:
        """Three cards, the row of buttons, two tools in the corner."""
        words = self.words
        return [
            *self._cards(),
            *self._buttons(),
            tool_button("settings", 1, "settings", self._open_settings, words("title-settings")),
            tool_button("quit", 0, "quit", self.back, words("title-quit")),
        ]

    def _cards(self) -> list[Widget]:
        def card(offer: Offer, left: float) -> Widget:
            return Area(
                f"card-{offer.id}",
                (left, CARD_TOP, CARD_WIDTH, CARD_HEIGHT),
                act=lambda: self._choose(offer),
                paint=lambda canvas, mood: draw_card(canvas, self.services, offer, left, mood.focus),
                hidden_ring=True,
            )

        gap = min(_CARD_GAP, (1260 - CARD_WIDTH * len(OFFERS)) / (len(OFFERS) - 1))
        boxes = row_of(640, CARD_TOP, [CARD_WIDTH] * len(OFFERS), CARD_HEIGHT, gap)
        return [card(offer, box[0]) for offer, box in zip(OFFERS.values(), boxes, strict=True)]

    def _buttons(self) -> list[Widget]:
        words = self.words
        rows: list[tuple[str, str, str, Callable[[], Wish | None]]] = [
            ("learn", words("title-learn"), "hint", self._open_lessons),
            ("challenges", words("title-challenges"), "sparkle", self._open_challenges),
            ("saves", words("saves-heading"), "save", self._open_saves),
            ("hall", words("title-hall"), "fame", self._open_hall),
        ]
        if self._saved is not None:
            rows.insert(0, ("continue", words("title-continue"), "play", self._continue))
        width = min(self._button_width([row[1] for row in rows]), (_ROW_ROOM + _ROW_GAP) / len(rows) - _ROW_GAP)
        boxes = row_of(640, 606, [width] * len(rows), 56, _ROW_GAP)
        return [
            Button(name, box, act, label=label, icon=icon, kind="primary" if name == "continue" else "secondary")
            for (name, label, icon, act), box in zip(rows, boxes, strict=True)
        ]

    def _button_width(self, labels: Sequence[str]) -> float:
        """The same for all, as wide as the longest label in this language and size wants it, if there is room."""
        longest = max(self.services.look.texts.width(label, "button") for label in labels)
        return min(290.0, max(212.0, longest + _BUTTON_EDGES))

    def _choose(self, offer: Offer) -> Wish:
        from game.scenes.setup import Setup

        return Push(Setup(self.services, offer))

    def _continue(self) -> Wish | None:
        from game.scenes.loading import continue_game

        return Push(continue_game(self.services, self._saved)) if self._saved else None

    def _open_lessons(self) -> Wish:
        from game.scenes.learn import Learn

        return Push(Learn(self.services))

    def _open_challenges(self) -> Wish:
        from game.scenes.challenges import Challenges

        return Push(Challenges(self.services))

    def _open_saves(self) -> Wish:
        from game.scenes.saves import Saves

        return Push(Saves(self.services))

    def _open_hall(self) -> Wish:
        from game.scenes.hall import HallOfFame

        return Push(HallOfFame(self.services))

    def _open_settings(self) -> Wish:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.services))

    def back(self) -> Wish | None:
        """Leaving asks once."""
        words = self.words
        return Push(
            Ask(self.services, words("title-quit-ask"), words("title-quit-line"), words("title-quit"), "quit")
        )

    def answered(self, answer: object) -> Wish | None:
        """The answer to leaving."""
        return Quit() if answer == "quit" else None

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Rules of the card under the focus."""
        if isinstance(event, Press) and event.pressed and event.verb == Verb.RULES:
            from game.scenes.rules import Rules

            focus = self.menu.focus.removeprefix("card-")
            return Push(Rules(self.services, focus if focus in OFFERS else "cheops"))
        return None

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose, rules."""
        words = self.words
        return ((Verb.CONFIRM, words("verb-confirm")), (Verb.RULES, words("verb-rules")))

    @property
    def poll_seconds(self) -> float | None:
        """While kernels are compiled, the bar moves."""
        return None if self.services.kernels.progress.done else 0.2

    def draw_ground(self, canvas: Canvas) -> None:
        """Night over the valley, the name in gold."""
        canvas.backdrop("bg-valley")
        canvas.gilded(self.words("title-name").upper(), 640, 66, "title")
        canvas.sprite("divider", 440, 104, 400, 30)
        canvas.text(self.words("title-line"), 640, 153, "subtitle", "pale", "centre", 560)

    def draw_above(self, canvas: Canvas) -> None:
        """Prompts, and how far the preparation is."""
        self.draw_prompts(canvas)
        draw_preparation(canvas, self.services)


def draw_preparation(canvas: Canvas, services: Services) -> None:
    """A thin bar in the corner while the rules are compiled."""
    progress = services.kernels.progress
    if progress.done:
        return
    canvas.text(services.words("start-kernels"), 1256, 676, "hint", "muted", "right", 320)
    canvas.bar("slider-track", 10, (1056, 692, 200, 16))
    if progress.part > 0.03:
        canvas.bar("slider-fill", 9, (1056, 692, max(18, 200 * progress.part), 16))


def draw_card(canvas: Canvas, services: Services, offer: Offer, left: float, focus: float) -> None:
    """A stele: the picture in its arch, title and facts carved below; the one in focus rises, lit from behind."""
    top = CARD_TOP - _RISE * focus
    if focus > 0.02:
        canvas.glow(left + 150, top + 190, 300, 0.55 * focus)
    canvas.blit(_stele(canvas, offer), canvas.to_pixels(left, top))
    words = services.words
    name = words(f"game-{offer.id}-name").upper()
    style = "game-title" if canvas.look.texts.width(name, "game-title") < 300 else "game-title-tight"
    canvas.carved(name, left + 150, top + 276, style, 254)
    canvas.text(words(f"game-{offer.id}-line"), left + 150, top + 306, "label", "stone-soft", "centre", 266)
    _draw_facts(canvas, services, offer, left + 150, top + 339)
    if focus > 0.02:
        canvas.sprite("card-focus", left - 8, top - 8, 316, 396, alpha=focus)


def _draw_facts(canvas: Canvas, services: Services, offer: Offer, middle: float, y: float) -> None:
    words = services.words
    facts = (("players", words(f"game-{offer.id}-players")), ("clock", words(f"game-{offer.id}-time")))
    texts = canvas.look.texts
    width = sum(30 + texts.width(fact, "strong") for _, fact in facts) + 28
    x = middle - width / 2
    for icon, fact in facts:
        canvas.icon(icon, x + 12, y, 24, (74, 50, 24))
        x += 30 + canvas.text(fact, x + 30, y, "strong", "stone-ink") + 28


def _stele(canvas: Canvas, offer: Offer) -> pygame.Surface:
    """Shadow, picture cut by the arch's mask, frame: put together once per scale."""
    key = ("stele", offer.id, canvas.scale)
    if key not in canvas.look.shapes:
        sprites, size = canvas.look.sprites, canvas.size
        window = pygame.Surface((size(300), size(380)), pygame.SRCALPHA)
        window.blit(sprites.get(offer.card, size(280), size(220)), (size(10), size(16)))
        window.blit(sprites.get("card-mask", size(300), size(380)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        window.blit(sprites.get("card-frame", size(300), size(380)), (0, 0))
        made = pygame.Surface((size(308), size(390)), pygame.SRCALPHA)
        shadow = window.copy()
        shadow.fill((5, 6, 15, 115), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(shadow, (size(6), size(8)))
        made.blit(window, (0, 0))
        canvas.look.shapes[key] = made
    return canvas.look.shapes[key]
