"""Small checks for data that comes from outside: each gives the value, or refuses with one plain sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.engine.contract import Json, RefusedError


def whole_number(value: Any, name: str, least: int, most: int) -> int:
    """A whole number in a range (true and false are not numbers)."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise RefusedError(f"{name} must be a whole number from {least} to {most}.")
    return value


def one_of(value: Any, name: str, choices: Sequence[Any]) -> Any:
    """One of the choices, of the same type."""
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return choice
    shown = ", ".join("null" if choice is None else str(choice) for choice in choices)
    raise RefusedError(f"{name} must be one of: {shown}.")


def truth(value: Any, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise RefusedError(f"{name} must be true or false.")
    return value


def list_of_length(value: Any, name: str, length: int) -> list[Any]:
    """A list with so many entries."""
    if not isinstance(value, list) or len(value) != length:
        raise RefusedError(f"{name} must be a list of {length}.")
    return value


def exact_fields(value: Any, name: str, fields: Collection[str], optional: Collection[str] = ()) -> Json:
    """An object with these fields and no others."""
    if not isinstance(value, dict):
        raise RefusedError(f"{name} must be an object.")
    for field in fields:
        if field not in value and field not in optional:
            raise RefusedError(f"{name} lacks the field {field}.")
    for field in value:
        if field not in fields:
            raise RefusedError(f"{name} has a field that is not known: {str(field)[:40]}.")
    return value


def known_options(options: Mapping[str, Any], known: Collection[str]) -> None:
    """Refuse options that the game does not have."""
    for option in options:
        if option not in known:
            raise RefusedError(f"There is no option {str(option)[:40]!r} in this game.")
