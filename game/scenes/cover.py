"""A cover between two people at one screen, where the next one's secrets would show."""

from __future__ import annotations

from game.input import InputEvent, Pointer, PointerKind, Press
from game.scenes.dialogs import Sheet
from game.scenes.services import Services
from game.ui.wishes import Pop, Wish
from game.view.canvas import Canvas


class Uncovered:
    """The answer of a cover: the person named on it looks now."""


class Cover(Sheet):
    """The name of the person to move; any button of theirs takes it away."""

    name = "cover"
    width, height = 560.0, 300.0

    def __init__(self, services: Services, seat: int, player: str, emblem: int) -> None:
        super().__init__(services)
        self._seat, self._player, self._emblem = seat, player, emblem

    def handle(self, event: InputEvent) -> Wish | None:
        """Any button, but not one of a device that belongs to another chair."""
        pressed = (isinstance(event, Press) and event.pressed and not event.repeat) or (
            isinstance(event, Pointer) and event.kind == PointerKind.UP
        )
        if not pressed or getattr(event, "seat", None) not in (None, self._seat):
            return None
        self.services.play("confirm")
        return Pop(Uncovered())

    def draw_ground(self, canvas: Canvas) -> None:
        """Emblem, name, and what to do."""
        super().draw_ground(canvas)
        y, room = self.top_edge, self.width - 80
        canvas.emblem(self._emblem, 640, y + 78, 96)
        canvas.text(self.words("pause-cover", name=self._player), 640, y + 168, "panel", "ink", "centre", room)
        canvas.sprite("divider", 520, y + 190, 240, 18)
        line = (self.left_edge + 40, y + 218, room, 60)
        canvas.paragraph(self.words("pause-cover-line"), line, "body", "soft-ink", "centre")
