"""What happened in a match, and what may not be done there, as sentences in the player's language.

An event of the engine needs no code here: its name gives the key of the sentence, its parts the values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from game.engine.contract import WhyNot
from game.engine.events import Event
from game.words import Value, Words

# Parts of events that number a seat, and how the sentences call the player who sits there.
SEATS = {"seat": "name", "owner": "owner", "next": "next", "victim": "victim", "finder": "name", "clock": "name"}


def chronicle_line(words: Words, game_id: str, event: Event, names: Sequence[str]) -> str | None:
    """One line about an event, or None: not every event is worth a line."""
    if event.type == "game_over":
        return _game_over_line(words, game_id, event, names)
    key = f"chronicle-{game_id}-{event.type.replace('_', '-')}"
    if not words.has(key):
        return None
    return words(key, **event_values(words, event, names))


def why_not_line(words: Words, game_id: str, why: WhyNot, names: Sequence[str]) -> str:
    """Why an action is not legal, in one sentence."""
    values = {SEATS.get(name, name): _value(words, name, value, names) for name, value in why.values.items()}
    return words(f"why-{game_id}-{why.key}", **values)


def event_values(words: Words, event: Event, names: Sequence[str]) -> dict[str, Value]:
    """The parts of an event as a sentence wants them."""
    parts = {part.name: getattr(event, part.name) for part in fields(event)}
    values = {SEATS.get(name, name): _value(words, name, content, names) for name, content in parts.items()}
    lists = [content for content in parts.values() if isinstance(content, tuple)]
    return values | (_list_values(lists[0]) if lists else {})


def _list_values(content: tuple[Any, ...]) -> dict[str, Value]:
    """The first list of an event is the one that its sentence tells of."""
    ends: dict[str, Value] = dict(zip(("first", "second"), map(str, content), strict=False))
    return ends | {"count": len(content), "last": str(content[-1]) if content else ""}


def _value(words: Words, part: str, content: Any, names: Sequence[str]) -> Value:
    if content is None:
        return "none"
    if isinstance(content, bool):
        return "yes" if content else "no"
    if part in SEATS:
        return names[content] if 0 <= content < len(names) else content + 1
    if isinstance(content, tuple):
        return _tuple_value(words, content)
    if isinstance(content, str | int | float):
        return content
    return str(content)


def _tuple_value(words: Words, content: tuple[Any, ...]) -> str:
    if content and all(isinstance(number, int) for number in content):
        return ",".join(map(str, content)).replace("-", "−")
    return words.list([str(part) for part in content])


def _game_over_line(words: Words, game_id: str, event: Event, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in getattr(event, "winners", ())]
    reason = words(f"reason-{game_id}-{getattr(event, 'reason', '')}")
    return f"{reason} {result_line(words, winners)}"


def result_line(words: Words, winners: Sequence[str]) -> str:
    """Who has won, as a heading."""
    if not winners:
        return words("results-draw")
    if len(winners) == 1:
        return words("results-wins", name=winners[0])
    return words("results-share", names=words.list(winners))
