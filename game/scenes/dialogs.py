"""Small papyrus sheets laid over a screen: a question, a message, a name to write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.input import Edit, EditKind, InputEvent, Press, Typed, Verb
from game.scenes.base import Scene
from game.scenes.services import Services
from game.ui.widgets import Act, Button, Field, Widget, row_of
from game.ui.wishes import Pop, Wish
from game.view.canvas import Canvas
from game.view.tween import Glide

_LETTERS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÄÉÖÜ")
_CODE_LETTERS = ("0123456789", "ABCDEFGHJK", "MNPQRSTVWX", "YZ")


@dataclass(frozen=True)
class Written:
    """The answer of `WriteName`; a type of its own, so that no name can be taken for another answer."""

    text: str


class Sheet(Scene):
    """A papyrus over the darkened screen below; it comes in by a short glide."""

    overlay = True
    width, height = 560.0, 280.0

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.menu.ring = "ring-ink"
        self._in = Glide(0.0, services.look.theme.seconds("panel-in"))
        self._in.to(1.0)
        if services.settings.now.reduced_motion:
            self._in.finish()

    @property
    def left_edge(self) -> float:
        """The sheet's left edge."""
        return 640 - self.width / 2

    @property
    def top_edge(self) -> float:
        """The sheet's upper edge."""
        return 350 - self.height / 2

    @property
    def moving(self) -> bool:
        """Gliding in counts."""
        return self._in.moving or super().moving

    def update(self, seconds: float) -> Wish | None:
        """Glide in."""
        self._in.advance(seconds)
        return super().update(seconds)

    def draw_ground(self, canvas: Canvas) -> None:
        """Dark, then papyrus."""
        canvas.veil(0.6 * self._in.value)
        canvas.panel("panel-papyrus", (self.left_edge, self.top_edge, self.width, self.height), self._in.value)


class Ask(Sheet):
    """A question with one gold answer and a way back."""

    name = "ask"
    first_focus = "no"

    def __init__(self, services: Services, heading: str, line: str, yes: str, answer: str) -> None:
        super().__init__(services)
        self._heading, self._line, self._yes, self._answer = heading, line, yes, answer

    def build(self) -> list[Widget]:
        """Yes and no."""
        boxes = row_of(640, self.top_edge + self.height - 96, [220, 220], 58, 24)
        no, yes = self.words("common-cancel"), self._yes
        return [
            Button("no", boxes[0], Pop, label=no, sound="cancel"),
            Button("yes", boxes[1], lambda: Pop(self._answer), label=yes, kind="primary"),
        ]

    def draw_ground(self, canvas: Canvas) -> None:
        """Heading and line."""
        super().draw_ground(canvas)
        x, y, w = self.left_edge + 40, self.top_edge, self.width - 80
        canvas.text(self._heading, 640, y + 58, "panel", "ink", "centre", w)
        canvas.sprite("divider", 640 - 120, y + 78, 240, 18)
        canvas.paragraph(self._line, (x, y + 106, w, 70), "body", "soft-ink", "centre")


class Tell(Sheet):
    """A message that wants one press."""

    name = "tell"

    def __init__(self, services: Services, heading: str, line: str) -> None:
        super().__init__(services)
        self._heading, self._line = heading, line

    def build(self) -> list[Widget]:
        """One gold button."""
        box = row_of(640, self.top_edge + self.height - 96, [220], 58, 0)[0]
        return [Button("ok", box, Pop, label=self.words("common-continue"), kind="primary")]

    def draw_ground(self, canvas: Canvas) -> None:
        """Heading and lines."""
        super().draw_ground(canvas)
        x, y, w = self.left_edge + 40, self.top_edge, self.width - 80
        canvas.text(self._heading, 640, y + 58, "panel", "ink", "centre", w)
        canvas.sprite("divider", 640 - 120, y + 78, 240, 18)
        canvas.paragraph(self._line, (x, y + 102, w, 84), "body", "soft-ink", "centre")


class WriteName(Sheet):
    """A name, by keyboard, or letter by letter with any other device; proposals can be taken as they are."""

    name = "write-name"
    width, height = 720.0, 500.0
    longest = 16
    letters = _LETTERS
    letters_top = 214.0

    def __init__(
        self, services: Services, heading: str, text: str, proposals: Sequence[str] = (), longest: int = 16
    ) -> None:
        super().__init__(services)
        self._heading, self._text, self._proposals = heading, text, list(proposals)[:5]
        self._cursor = len(text)
        self.longest = longest
        self.first_focus = "done"

    def entered(self) -> None:
        """Letters are letters now."""
        self.services.devices.typing = True
        super().entered()

    def left(self) -> None:
        """Letters are commands again."""
        self.services.devices.typing = False

    def build(self) -> list[Widget]:
        """The field, proposals, letters, done."""
        x, y = self.left_edge, self.top_edge
        widgets: list[Widget] = [
            Field("field", (x + 40, y + 84, self.width - 80, 52), text=self._text, cursor=self._cursor)
        ]
        widths = [(self.width - 80 - 4 * 10) / 5] * len(self._proposals)
        for name, box in zip(self._proposals, row_of(640, y + 150, widths, 50, 10), strict=True):
            widgets.append(Button(f"take-{name}", box, self._taker(name), label=name))
        for row, letters in enumerate(self.letters):
            boxes = row_of(640, y + self.letters_top + row * 56, [56] * len(letters), 50, 8)
            for letter, box in zip(letters, boxes, strict=True):
                widgets.append(Button(f"letter-{letter}", box, self._typer(letter), label=letter, kind="quiet"))
        foot = row_of(640, y + self.height - 100, [150, 150, 300], 58, 16)
        widgets.append(Button("space", foot[0], self._typer(" "), label=self.words("glyph-space"), kind="quiet"))
        widgets.append(
            Button("erase", foot[1], self._erase, icon="back", kind="quiet", tip=self.words("common-delete"))
        )
        widgets.append(
            Button(
                "done",
                foot[2],
                lambda: Pop(Written(self._text.strip())),
                enabled=bool(self._text.strip()),
                tip="" if self._text.strip() else self.words("error-name-empty"),
                label=self.words("common-continue"),
                kind="primary",
            )
        )
        return widgets

    def _taker(self, name: str) -> Act:
        def take() -> Wish | None:
            self._text, self._cursor = name, len(name)
            return None

        return take

    def _typer(self, letter: str) -> Act:
        def write() -> Wish | None:
            self._write(self._as_written(letter))
            return None

        return write

    def _as_written(self, letter: str) -> str:
        """A name begins with a capital, and goes on with small letters."""
        before = self._text[: self._cursor]
        return letter if not before or before.endswith((" ", "-")) else letter.lower()

    def _write(self, letters: str) -> None:
        room = self.longest - len(self._text)
        clean = "".join(letter for letter in letters if letter.isprintable())[: max(0, room)]
        self._text = self._text[: self._cursor] + clean + self._text[self._cursor :]
        self._cursor += len(clean)

    def _erase(self) -> Wish | None:
        if self._cursor:
            self._text = self._text[: self._cursor - 1] + self._text[self._cursor :]
            self._cursor -= 1
        return None

    def handle(self, event: InputEvent) -> Wish | None:
        """Typing, and Enter that is done wherever the focus is when somebody types."""
        if isinstance(event, Typed):
            self._write(event.text)
            self.menu.go_to("done")
            self.refresh()
            return None
        if isinstance(event, Edit):
            self._edit(event.kind)
            self.refresh()
            return None
        if isinstance(event, Press) and event.pressed and event.verb == Verb.MENU:
            return Pop(Written(self._text.strip())) if self._text.strip() else None
        return super().handle(event)

    def _edit(self, kind: EditKind) -> None:
        end = len(self._text)
        if kind == EditKind.BACKSPACE:
            self._erase()
        elif kind == EditKind.DELETE:
            self._text = self._text[: self._cursor] + self._text[self._cursor + 1 :]
        else:
            moves = {
                EditKind.LEFT: max(0, self._cursor - 1),
                EditKind.RIGHT: min(end, self._cursor + 1),
                EditKind.HOME: 0,
                EditKind.END: end,
            }
            self._cursor = moves[kind]

    def draw_ground(self, canvas: Canvas) -> None:
        """The heading."""
        super().draw_ground(canvas)
        canvas.text(self._heading, 640, self.top_edge + 48, "panel", "ink", "centre", self.width - 80)


class WriteCode(WriteName):
    """The code of a deal; the same sheet with digits, all capitals."""

    letters = _CODE_LETTERS
    letters_top = 154.0

    def _as_written(self, letter: str) -> str:
        return letter
