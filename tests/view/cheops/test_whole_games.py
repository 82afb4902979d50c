"""Whole games of Cheops through the real screen, by every device, end as the engine says."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from tests.view.cheops.seat import seated, whole_game


@pytest.mark.parametrize(
    ("device", "players", "people"),
    [
        *(("mouse", 2, 1), ("mouse", 3, 1), ("mouse", 5, 5)),
        *(("keyboard", 2, 1), ("keyboard", 3, 2), ("keyboard", 5, 1)),
        *(("pad", 2, 1), ("pad", 3, 1), ("pad", 5, 2)),
    ],
)
def test_a_whole_game_on_the_screen_ends_as_the_engine_says(
    tmp_path: Path, device: str, players: int, people: int
) -> None:
    with seated(tmp_path, players, seed=players * 10 + people, device=device, people=people) as seat:
        whole_game(seat, seed=players)
        again = Match.replay(seat.match.record())
        assert again.over
        assert again.result() == seat.match.result()
        assert again.state.tobytes() == seat.match.state.tobytes()
