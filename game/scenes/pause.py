"""Pause: a papyrus over the darkened board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.input import InputEvent, Press, Verb
from game.scenes.dialogs import Ask, Sheet, WriteName, Written
from game.scenes.services import Services
from game.ui.widgets import Act, Button, Widget
from game.ui.wishes import Pop, Push, Restart, Wish
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.scenes.match import MatchScene


class PauseMenu(Sheet):
    """What every pause has: buttons one below the other, rules and settings, and the pause button ends it."""

    first_focus = "resume"
    width = 460.0
    leave_line = "pause-leave-line"

    def __init__(self, services: Services, match: MatchScene) -> None:
        super().__init__(services)
        self._match = match

    def rows(self) -> Sequence[tuple[str, str, str, Act]]:
        """Name, label, icon and what it does, from above."""
        raise NotImplementedError

    def build(self) -> list[Widget]:
        """One button below the other."""
        return [
            Button(
                name,
                (640 - 150, self.top_edge + 112 + 66 * number, 300, 58),
                act,
                label=label,
                icon=icon,
                kind="primary" if name == "resume" else "secondary",
                tip=self.words(self.leave_line) if name == "leave" else "",
            )
            for number, (name, label, icon, act) in enumerate(self.rows())
        ]

    def handle(self, event: InputEvent) -> Wish | None:
        """The pause button also ends the pause."""
        if isinstance(event, Press) and event.pressed and event.verb == Verb.MENU and not event.repeat:
            return Pop()
        return super().handle(event)

    def _rules(self) -> Wish:
        from game.scenes.rules import Rules

        return Push(Rules(self.services, self._match.table.setup.game))

    def _settings(self) -> Wish:
        from game.scenes.settings import SettingsScene

        return Push(SettingsScene(self.services))

    def draw_ground(self, canvas: Canvas) -> None:
        """The heading."""
        super().draw_ground(canvas)
        canvas.text(self.words("pause-heading"), 640, self.top_edge + 52, "heading", "ink", "centre", 380)
        canvas.sprite("divider", 500, self.top_edge + 76, 280, 21)


class Pause(PauseMenu):
    """Resume, save, rules, settings, start again, main menu."""

    name = "pause"
    height = 560.0

    def rows(self) -> Sequence[tuple[str, str, str, Act]]:
        """The match waits."""
        words = self.words
        return (
            ("resume", words("pause-resume"), "play", Pop),
            ("save", words("pause-save"), "save", self._save),
            ("rules", words("pause-rules"), "rules", self._rules),
            ("settings", words("pause-settings"), "settings", self._settings),
            ("restart", words("pause-restart"), "rotate", self._ask_restart),
            ("leave", words("pause-leave"), "home", self._leave),
        )

    def _save(self) -> Wish:
        game = self._match.table.setup.game
        heading, name = self.words("pause-save-name"), self.words(f"game-{game}-name")
        return Push(WriteName(self.services, heading, name, longest=24))

    def _ask_restart(self) -> Wish:
        words = self.words
        heading, line = words("pause-restart"), words("pause-restart-ask")
        return Push(Ask(self.services, heading, line, words("pause-restart"), "restart"))

    def _leave(self) -> Wish:
        from game.scenes.title import Title

        return Restart(Title(self.services))

    def answered(self, answer: object) -> Wish | None:
        """Start again, or a name for the save."""
        if answer == "restart":
            from game.scenes.loading import new_game

            setup = self.services.again(self._match.table.setup)
            return Restart(new_game(self.services, setup))
        if isinstance(answer, Written):
            from game.scenes.match import save_under

            save_under(self.services, self._match.table, answer.text)
        return None
