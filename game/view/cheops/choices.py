"""What can be chosen now: every legal action needs one or two things on the table to be touched.

`place F a3` needs the tile and the block, in any order; `law 7 R 3` needs the number. What is lit, what a touch
does and what is chosen already follow from that alone, so each law has its guided choice without code of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from game.view.cheops.places import Spot

Needs = Mapping[str, frozenset[Spot]]  # action -> what must be touched

BUTTONS = ("sell", "keep", "box", "hold", "end", "pass", "law 9 pay")


def mode_of(action: str) -> str:
    """Which choice an action belongs to: place, neighbour, draw, law 7 …; a button's action is its own."""
    if action in BUTTONS:
        return action
    words = action.split(" ")
    return " ".join(words[:2]) if words[0] == "law" else words[0]


def needs_of(action: str, seven_rows: Mapping[str, int]) -> frozenset[Spot]:
    """The things that must be touched for this action."""
    verb, *words = action.split(" ")
    if verb == "law":
        law, *words = words
        return frozenset(_LAW_NEEDS[law](words, seven_rows))
    return frozenset(_NEEDS[verb](words))


_NEEDS: dict[str, Callable[[list[str]], Iterable[Spot]]] = {
    "place": lambda words: [("hand", words[0]), ("block", words[1])],
    "neighbour": lambda words: [("block", words[0])],
    "draw": lambda words: [("stack", words[0])],
    "declare": lambda words: [("table", words[0])],
}


def _removal(words: list[str], seven_rows: Mapping[str, int]) -> Spot:
    if words[0] == "on":
        return ("row", words[1], str(seven_rows[words[1]]))
    if words[0] == "seat":
        return ("seat", words[1], words[2][1:])
    return tuple(words)


def _exchanged(word: str) -> Spot:
    return ("kept", word) if word.isupper() else ("block", word)


_LAW_NEEDS: dict[str, Callable[[list[str], Mapping[str, int]], Iterable[Spot]]] = {
    "4": lambda words, rows: [("under", words[0])],
    "5": lambda words, rows: [("under", words[0])],
    "6": lambda words, rows: [("under", words[0])],
    "7": lambda words, rows: [("row", words[0], words[1])],
    "8": lambda words, rows: [_removal(words, rows)],
    "10": lambda words, rows: [("kept", words[0])],
    "11": lambda words, rows: [("hand", words[0]), ("block", words[1])],
    "12": lambda words, rows: [_exchanged(word) for word in words],
}


@dataclass
class Guide:
    """The choice that is under way: which kind of action, and what has been touched for it so far."""

    legal: tuple[str, ...] = ()
    seven_rows: Mapping[str, int] = field(default_factory=dict)
    mode: str = ""
    picked: frozenset[Spot] = frozenset()
    _modes: set[str] = field(default_factory=set)
    _needs: dict[str, Needs] = field(default_factory=dict)
    _lit: dict[tuple[str, frozenset[Spot]], set[Spot]] = field(default_factory=dict)

    @property
    def modes(self) -> set[str]:
        """The kinds of action that are possible now."""
        if not self._modes and self.legal:
            self._modes = {mode_of(action) for action in self.legal}
        return self._modes

    def needs(self, mode: str) -> Needs:
        """The actions of a kind, and what each needs."""
        if mode not in self.modes or mode in BUTTONS:
            return {}
        if mode not in self._needs:
            actions = [action for action in self.legal if mode_of(action) == mode]
            self._needs[mode] = {action: needs_of(action, self.seven_rows) for action in actions}
        return self._needs[mode]

    def start(self, mode: str) -> None:
        """Begin a choice, or put the present one back."""
        self.mode, self.picked = mode, frozenset()

    def lit(self, picked: frozenset[Spot] | None = None) -> set[Spot]:
        """What can be touched next, given what has been."""
        have = self.picked if picked is None else picked
        key = (self.mode, have)
        if key not in self._lit:
            fitting = [needs for needs in self.needs(self.mode).values() if have <= needs]
            self._lit[key] = set().union(*fitting) - have if fitting else set()
        return self._lit[key]

    def touch(self, spot: Spot) -> str | None:
        """Touch a thing; the action, once it is complete. A thing of another start begins anew."""
        if spot in self.picked:
            self.picked -= {spot}
            return None
        if spot in self.lit():
            self.picked |= {spot}
        elif spot in self.lit(frozenset()):
            self.picked = frozenset({spot})
        return next((action for action, needs in self.needs(self.mode).items() if needs == self.picked), None)

    def can_touch(self, spot: Spot) -> bool:
        """Whether touching this leads anywhere."""
        return spot in self.picked or spot in self.lit() or spot in self.lit(frozenset())
