"""The slot for a game's picture in the match screen; boards live in game/view/<game>/ and register here."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.input import InputEvent, Pointer, Verb
from game.ui.widgets import Widget
from game.ui.wishes import Wish
from game.view.canvas import Box, Canvas, Look
from game.view.stage import Stage, Storyteller
from game.view.timeline import Timeline
from game.words import Words

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.settings import Settings


@dataclass
class BoardView:
    """What a board may know and do; it never plays by itself, it asks by `choose`."""

    match: Match
    names: Sequence[str]
    emblems: Sequence[int]
    people: Sequence[int]
    words: Words
    look: Look
    settings: Callable[[], Settings]
    choose: Callable[[str], None]  # play this action for the person to move
    play_sound: Callable[..., None]  # the name of an effect; step = a price, a nearness
    open_money: bool = False
    replay: bool = False  # only looked at; the bar at the foot of the screen covers y > 632
    hints: bool = True  # the table allows help
    by_lot: bool = False  # who begins was left to chance
    notes: Mapping[str, Any] = field(default_factory=dict)  # what was noted in the record; see `note`
    note: Callable[[str, Any], None] = lambda key, value: None  # keep something beside the rules with the game
    focus: Callable[[], str] = lambda: ""  # the name of the widget that has the focus
    go_to: Callable[[str], None] = lambda name: None  # set the focus
    open_chronicle: Callable[[], Wish | None] = lambda: None  # the whole story, over the board
    agree_draw: Callable[[], None] = lambda: None  # all people at the table agreed: the game is a draw
    watching: int | None = None  # whose eyes the screen shows; None: nobody's secrets
    waiting: bool = False  # a person is to move, and may
    chronicle: list[tuple[int, str]] = field(default_factory=list)  # emblem, sentence


class Board(Storyteller):
    """Base of all boards. `rebuild` draws the truth; `tell` shows what happened, and after `skip` equals it."""

    wanted_focus = ""  # where keys and pads should go on; the match screen takes it and empties it

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self.stage = Stage()
        self.timeline = Timeline(view.play_sound)
        self.rebuild()

    # -- for subclasses -------------------------------------------------------------------------------------
    def rebuild(self) -> None:
        """Set the stage from the state alone."""

    def widgets(self) -> list[Widget]:
        """What can have the focus now."""
        return []

    def banner(self) -> tuple[str, str, bool] | None:
        """Heading, line and alarm for the turn banner; None: the usual words."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Everything below the widgets."""
        self.stage.draw(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Everything above them."""

    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """What the buttons do now, for a line below the board; none: no line."""
        return ()

    def handle(self, event: InputEvent) -> bool:
        """An event that no widget used; True if the board did."""
        return False

    def gesture(self, event: Pointer) -> bool:
        """The pointer, before any widget sees it: wheel, pinch, a drag of the table; True if the board used it."""
        return False

    @property
    def can_end_turn(self) -> bool:
        """Whether END_TURN would end the turn now: then a pad's “next” does so too."""
        return False

    @property
    def has_secrets(self) -> bool:
        """Whether the picture shows the person to move what the others at this screen may not see."""
        return False

    @property
    def drifting(self) -> bool:
        """Whether the picture changes by itself without telling an event: it can be played on meanwhile."""
        return False

    def drift(self, seconds: float) -> None:
        """Time passes, whether or not something is being told: for a view that glides, lanterns that flicker."""

    def cancel(self) -> bool:
        """Put back what is half done (a lifted piece, an open choice); True if there was something."""
        return False

    def result_columns(self) -> list[tuple[str, list[str]]]:
        """More columns for the result: a heading, and a value for each seat."""
        return []

    def point_out(self, action: str) -> None:
        """A hint: show this action."""

    @property
    def note_box(self) -> Box:
        """Where a note for the reader may lie: over the chronicle, which can wait."""
        return (990.0, 84.0, 274.0, 300.0)

    def place_of(self, action: str) -> Box | None:
        """Where on the screen this action happens; None: nowhere in particular."""
        return None

    # -- for the match screen -------------------------------------------------------------------------------
    def tell(self, events: Sequence[Any]) -> None:
        """Show what happened: one method per event type, each adding clips to the timeline."""
        self.timeline.speed = self.view.settings().animation_speed
        for event in events:
            if type(event) in self.shown:
                self.show(event)

    @property
    def moving(self) -> bool:
        """Whether the picture still moves."""
        return self.timeline.busy

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.timeline.speed = self.view.settings().animation_speed
        self.timeline.advance(seconds)

    @property
    def poll_seconds(self) -> float | None:
        """How often the picture changes a little while nothing moves; None: never."""
        return None

    def skip(self) -> None:
        """Complete what moves, at once."""
        self.timeline.skip()


BOARDS: dict[str, str] = {  # module and class, imported when the game is played
    "cheops": "game.view.cheops.board:CheopsBoard",
    "gold": "game.view.gold:GoldBoard",
    "egyptos": "game.view.egyptos.board:EgyptosBoard",
}


def board_for(game_id: str) -> type[Board]:
    """The board of a game; one that lists the legal actions, until the game has its own."""
    module, _, name = BOARDS.get(game_id, "game.view.plain_board:PlainBoard").partition(":")
    board: type[Board] = getattr(importlib.import_module(module), name)
    return board
