"""What a look at something tells: one tooltip for each thing on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.view.cheops.places import MEMBERS, Spot
from game.words import Words

Table = Mapping[str, Any]
_IN_ALL = {"tiles": 16}


class Tips:
    """Tooltips for the table as it is shown."""

    def __init__(
        self, words: Words, shown: Table, rows: Mapping[str, tuple[str, ...]], price: int, names: list[str]
    ) -> None:
        self._words, self._shown, self._rows, self._price, self._names = words, shown, rows, price, names
        self._makers: dict[str, Callable[..., str]] = {
            "block": self._block,
            "row": self._row,
            "table": self.treasure,
            "under": self._under,
            "kept": self.treasure,
            "hand": self._hand,
            "stack": self._stack,
            "seat": lambda seat, law: self.law(law),
            "own": self.law,
            "market": self._market,
            "board": self._board,
            "player": self._player,
        }

    def of(self, spot: Spot) -> str:
        """The tooltip of a thing."""
        return self._makers[spot[0]](*spot[1:])

    def law(self, law: str | int) -> str:
        """A law's number, name and effect."""
        words = self._words
        name = words("cheops-law-title", law=int(law), title=words(f"law-{law}-name"))
        return f"{name}\n{words(f'law-{law}-effect')}"

    def treasure(self, colour: str) -> str:
        """How many of a colour are where, and what it is worth."""
        kept = sum(kept.get(colour, 0) for kept in self._shown["kept"])
        left = sum(content == colour for content in self._shown["pyramid"].values())
        counts = self._words("cheops-treasure-tip", kept=kept, left=left)
        return f"{self._words(f'treasure-{colour}')}\n{counts}"

    def _block(self, name: str) -> str:
        content = self._shown["pyramid"][name]
        if content is None:
            return f"{name} · {self._words('cheops-face-down')}"
        if content in (*MEMBERS, "N"):
            return f"{name} · {self._words(f'family-{content}')}"
        return f"{name} · {self.treasure(content)}" if content else name

    def row_meaning(self, text: str) -> str:
        """What a row of a price table says."""
        if "/" in text:
            larger, smaller = text.split("/")
            return self._words("cheops-row-pair", larger=larger, smaller=smaller)
        if text.endswith("X"):
            return self._words("cheops-row-times", factor=text[:-1] or "1")
        return self._words("cheops-row-number", number=text)

    def _row(self, colour: str, row: str) -> str:
        table = self._shown["tables"][colour]
        number = int(row)
        seven = table["seven"] == number
        text = "20" if seven else self._rows[colour][number - 1]
        if number <= table["sold"]:
            return self._words("cheops-row-covered", number=text)
        meaning = self.row_meaning(text)
        if number == len(self._rows[colour]):
            meaning = f"{meaning}\n{self._words('cheops-row-last')}"
        if seven:
            meaning = f"{meaning}\n{self.law(7)}"
        if number == table["sold"] + 1:
            return f"{self._words('cheops-row-now')} {meaning}"
        return meaning

    def _under(self, colour: str) -> str:
        law = self._shown["tables"][colour]["law"]
        return self.law(law) if law else self._words("cheops-under-empty")

    def _hand(self, member: str) -> str:
        return f"{self._words(f'family-{member}')}\n{self._words('cheops-hand-tip')}"

    def _stack(self, stack: str) -> str:
        height = self._shown["stacks"][int(stack) - 1]["height"]
        hidden = self.family_left()
        counts = self._words(
            "cheops-family-left", father=hidden["F"], mother=hidden["M"], daughter=hidden["D"], son=hidden["S"]
        )
        return f"{self._words('cheops-stack-tip', count=height)}\n{self._words('cheops-stack-left')} {counts}"

    def family_left(self) -> Counter[str]:
        """How many tiles of each member are still in the stacks: all that are neither laid nor in a hand."""
        seen = Counter("".join(self._shown["hands"]))
        seen.update(content for content in self._shown["pyramid"].values() if content in tuple(MEMBERS))
        return Counter({member: _IN_ALL["tiles"] - seen[member] for member in MEMBERS})

    def _market(self) -> str:
        laws = [self.law(law) for law in reversed(self._shown["market"])]
        return "\n".join([self._words("cheops-market-tip", price=self._price), *laws])

    def _board(self) -> str:
        wanted = 3 if self._shown["board"] else 2
        lines = [self._words("cheops-ending-tip", count=wanted)]
        return "\n".join([*lines, self.law(3)] if self._shown["board"] else lines)

    def _player(self, seat: str) -> str:
        laws = [self.law(law) for law in self._shown["laws"][int(seat)]]
        return "\n".join([self._names[int(seat)], *laws])
