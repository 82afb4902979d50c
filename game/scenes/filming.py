"""Sheets on which a film or a picture of a game is made: what shall be shown, a bar, where it was written."""

from __future__ import annotations

import tempfile
from pathlib import Path

from game.errand import Errand
from game.filming import film_steps, free_name, pictures_folder
from game.notices import Notice
from game.records import Saved, encode
from game.scenes.dialogs import Sheet
from game.scenes.services import Services
from game.ui.widgets import Act, Button, Widget
from game.ui.wishes import Pop, Wish
from game.view.canvas import Canvas


class Making(Sheet):
    """A child process draws; this sheet watches it, and can call it off."""

    heading = ""
    ending = ""

    def __init__(self, services: Services, saved: Saved) -> None:
        super().__init__(services)
        self._saved = saved
        self._errand: Errand | None = None
        self._file: Path | None = None
        self._room: tempfile.TemporaryDirectory[str] | None = None

    def _begin(self, part: str) -> None:
        """The record as it is shown goes to the child as a file of its own."""
        self._room = tempfile.TemporaryDirectory(prefix="khufu-film-")
        record = Path(self._room.name) / "record.khufu"
        record.write_bytes(b"".join(encode(line) for line in self._saved.lines()))
        self._file = free_name(pictures_folder(self.services.places), self._saved.header.game, self.ending)
        language = self.words.language
        arguments = [
            f"--{self.ending}",
            str(self._file),
            "--record",
            str(record),
            "--part",
            part,
            "--lang",
            language,
        ]
        self._errand = Errand("film", film_steps(arguments))
        self.refresh()

    def update(self, seconds: float) -> Wish | None:
        """Go away when it is done, and say where it lies."""
        super().update(seconds)
        if self._errand is None or not self._errand.done:
            return None
        if self._errand.failed:
            self.services.tell(Notice("film-failed"))
        elif not self._errand.called_off:
            self.services.play("confirm")
            self.services.tell(Notice("replay-saved", {"file": str(self._file)}))
        return Pop()

    def left(self) -> None:
        """Nobody waits any more."""
        if self._errand is not None:
            self._errand.call_off()
            self._errand.wait(2.0)
        if self._room is not None:
            self._room.cleanup()

    def _call_off(self) -> Wish | None:
        if self._errand is None:
            return Pop()
        self._errand.call_off()
        return None

    @property
    def moving(self) -> bool:
        """The bar moves."""
        return self._errand is not None or super().moving

    def choices(self) -> list[tuple[str, str, Act]]:
        """What can be made: name, label, what it does."""
        return []

    def build(self) -> list[Widget]:
        """The choices, or only a way to stop."""
        rows = self.choices() if self._errand is None else []
        widgets: list[Widget] = [
            Button(name, (640 - 210, self.top_edge + 96 + 66 * number, 420, 56), act, label=label)
            for number, (name, label, act) in enumerate(rows)
        ]
        foot = (640 - 110, self.top_edge + self.height - 84, 220, 54)
        label = self.words("common-cancel")
        return [*widgets, Button("stop", foot, self._call_off, label=label, kind="quiet", sound="cancel")]

    def back(self) -> Wish | None:
        """Call it off."""
        return self._call_off()

    def draw_ground(self, canvas: Canvas) -> None:
        """Heading and bar."""
        super().draw_ground(canvas)
        y = self.top_edge
        canvas.text(self.words(self.heading), 640, y + 48, "panel", "ink", "centre", self.width - 60)
        if self._errand is not None:
            canvas.text(self.words("film-making"), 640, y + 118, "label", "soft-ink", "centre", self.width - 60)
            canvas.bar("slider-track", 10, (640 - 200, y + 150, 400, 24))
            canvas.bar("slider-fill", 9, (640 - 200, y + 150, max(26.0, 400 * self._errand.part), 24))


class MakeFilm(Making):
    """The whole game, the sequence around here, or the collapse."""

    name = "make-film"
    heading, ending = "replay-film", "gif"
    width, height = 560.0, 390.0

    def __init__(self, services: Services, saved: Saved, sequence: tuple[int, int]) -> None:
        super().__init__(services, saved)
        self._sequence = sequence

    def choices(self) -> list[tuple[str, str, Act]]:
        """Three films."""
        words, (first, last) = self.words, self._sequence
        parts = [("whole", words("film-whole"), "whole")]
        parts.append(("sequence", words("film-sequence", first=first + 1, last=last), f"{first}:{last}"))
        if self._saved.header.game == "gold":
            parts.append(("collapse", words("film-collapse"), "collapse"))
        return [(name, label, self._beginner(part)) for name, label, part in parts]

    def _beginner(self, part: str) -> Act:
        def begin() -> Wish | None:
            self._begin(part)
            return None

        return begin


class MakePicture(Making):
    """The position as a picture; nothing to choose."""

    name = "make-picture"
    heading, ending = "replay-picture", "png"
    width, height = 560.0, 300.0

    def __init__(self, services: Services, saved: Saved, position: int) -> None:
        super().__init__(services, saved)
        self._begin(str(position))
