"""A match: undo, redo, record and replay."""

from __future__ import annotations

import pytest

from game.engine.contract import RefusedError
from game.engine.match import Match


def begun() -> Match:
    match = Match.new("egyptos", 2, 1)
    for name in ("place 0,0", "place 1,1", "place 1,0"):
        match.play(name)
    return match


def test_undo_and_redo_walk_the_same_way() -> None:
    match = begun()
    before = match.state.tobytes()
    assert match.undo() == "place 1,0"
    assert match.turn == 0
    assert match.redo() == "place 1,0"
    assert match.state.tobytes() == before


def test_a_new_action_forgets_what_was_taken_back() -> None:
    match = begun()
    match.undo()
    match.play("place 2,2")
    with pytest.raises(RefusedError, match="nothing to play again"):
        match.redo()


def test_what_begins_cannot_be_taken_back() -> None:
    match = begun()
    for _ in range(3):
        match.undo()
    with pytest.raises(RefusedError, match="nothing to take back"):
        match.undo()


def test_an_illegal_action_changes_nothing() -> None:
    match = begun()
    before = match.state.tobytes(), list(match.actions)
    with pytest.raises(RefusedError):
        match.play("place 9,9")
    assert (match.state.tobytes(), match.actions) == before


def test_a_record_is_the_deal_and_the_actions() -> None:
    record = begun().record()
    assert record["actions"] == ["place 0,0", "place 1,1", "place 1,0"]
    assert Match.replay(record).state.tobytes() == begun().state.tobytes()


def test_a_record_with_too_many_actions_is_refused_before_it_is_played() -> None:
    with pytest.raises(RefusedError, match="more actions"):
        Match.replay(begun().record() | {"actions": ["pass"] * 200_000})
