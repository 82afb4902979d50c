"""What every screen has: widgets with one focus, a ground, prompts; it answers events with wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.input import InputEvent, Pointer, PointerKind, Press, Verb
from game.scenes.services import Services
from game.ui.menu import Menu
from game.ui.prompts import draw_prompts
from game.ui.widgets import Widget
from game.ui.wishes import Pop, Wish
from game.view.canvas import Canvas
from game.words import Words


class Scene:
    """A screen. Subclasses say what widgets there are (`build`) and what lies below them (`draw_ground`)."""

    name = ""
    overlay = False  # drawn over the screen below
    first_focus = ""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.menu = Menu(services.play)
        self.age = 0.0

    @property
    def words(self) -> Words:
        """The texts in the player's language."""
        return self.services.words

    # -- for subclasses -------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """The widgets as they should be now."""
        return []

    def draw_ground(self, canvas: Canvas) -> None:
        """What lies under the widgets."""

    def draw_above(self, canvas: Canvas) -> None:
        """What lies over the widgets."""

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """What the buttons do here, for the line at the foot."""
        return ()

    def back(self) -> Wish | None:
        """What CANCEL does."""
        return Pop()

    def handle_other(self, event: InputEvent) -> Wish | None:
        """Events that the widgets did not use."""
        return None

    def entered(self) -> None:
        """The screen is up, for the first time or again."""
        self.refresh()

    def left(self) -> None:
        """The screen is gone for good."""

    def answered(self, answer: Any) -> Wish | None:
        """The screen above is gone and left this answer."""
        return None

    # -- for the program ------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Build the widgets anew; the focus stays."""
        self.menu.set(self.build(), self.first_focus)

    def handle(self, event: InputEvent) -> Wish | None:
        """One event of any device."""
        used, wish = False, None
        if isinstance(event, Press):
            used, wish = self.menu.press(event)
            if not used and event.pressed and not event.repeat and event.verb == Verb.CANCEL:
                self.services.play("cancel")
                return self.back()
        elif isinstance(event, Pointer):
            used, wish = self.menu.point(event)
            if event.kind == PointerKind.DOWN and event.button == 3:
                self.services.play("cancel")
                return self.back()
        if not used and wish is None:
            wish = self.handle_other(event)
        if not isinstance(event, Pointer) or event.kind not in (PointerKind.MOVE, PointerKind.LEAVE):
            self.refresh()
        return wish

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ from this one by itself."""
        return self.menu.moving

    @property
    def poll_seconds(self) -> float | None:
        """If nothing moves: look again after so long all the same (something works in the background)."""
        return None

    def update(self, seconds: float) -> Wish | None:
        """Let time pass."""
        self.age += seconds
        self.menu.advance(seconds)
        return None

    def draw(self, canvas: Canvas) -> None:
        """The whole screen."""
        self.draw_ground(canvas)
        self.menu.draw(canvas)
        self.draw_above(canvas)
        self.menu.draw_tip(canvas)

    def draw_prompts(self, canvas: Canvas, x: float = 640, y: float = 693, align: Any = "centre") -> None:
        """The line of glyphs; at small sizes hint lines are hidden (ART.md section 9)."""
        shown = [(self.services.prompt(verb), word) for verb, word in self.prompts()]
        draw_prompts(canvas, [(glyph, word) for glyph, word in shown if glyph.name], x, y, align)
