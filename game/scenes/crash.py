"""What is shown instead of a traceback: a plain sentence, the log's place, and that the game is saved."""

from __future__ import annotations

from game.scenes.base import Scene
from game.scenes.services import Services
from game.ui.widgets import Button, Widget, row_of
from game.ui.wishes import Quit, Restart, Wish
from game.view.canvas import Canvas


class Crash(Scene):
    """The lantern went out."""

    name = "crash"
    first_focus = "menu"

    def __init__(self, services: Services, game_was_running: bool) -> None:
        super().__init__(services)
        self._game_was_running = game_was_running

    def build(self) -> list[Widget]:
        """Go on, or go."""
        boxes = row_of(640, 560, [240, 240], 62, 24)
        return [
            Button("quit", boxes[0], Quit, label=self.words("crash-quit"), icon="quit"),
            Button("menu", boxes[1], self._to_menu, label=self.words("crash-menu"), kind="primary", icon="home"),
        ]

    def _to_menu(self) -> Wish:
        from game.scenes.title import Title

        return Restart(Title(self.services))

    def back(self) -> Wish | None:
        """The main menu."""
        return self._to_menu()

    def draw_ground(self, canvas: Canvas) -> None:
        """A dark tomb, a lantern that is out, the words on papyrus."""
        words = self.words
        canvas.backdrop("bg-tomb", 0.35)
        canvas.panel("panel-papyrus", (300, 150, 680, 340))
        canvas.sprite("lantern-off", 592, 66, 96, 112)
        canvas.text(words("crash-heading"), 640, 226, "heading", "ink", "centre", 600)
        canvas.sprite("divider", 500, 252, 280, 21)
        y = 286.0
        saved = words("crash-saved") if self._game_was_running else words("crash-no-game")
        log = words("crash-log", file=str(self.services.places.log_file))
        for sentence, colour in ((words("crash-line"), "ink"), (saved, "ink"), (log, "soft-ink")):
            y += canvas.paragraph(sentence, (350, y, 580, 84), "body", colour) + 12
