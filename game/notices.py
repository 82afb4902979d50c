"""One plain sentence for the player, as a key of the texts and the values that go into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Notice:
    """Something a player should know; `words(notice.key, **notice.values)` says it in his language."""

    key: str
    values: Mapping[str, str | int] = field(default_factory=dict)
