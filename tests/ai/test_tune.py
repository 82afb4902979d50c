"""Tuning: small changes, the arena as judge."""

from __future__ import annotations

import numpy as np
import pytest

from ai.arena.players import parsed
from ai.tune import as_player, changed, main, starting_numbers


def test_a_challenger_differs_in_a_few_of_the_named_numbers() -> None:
    numbers = starting_numbers("egyptos")
    for seed in range(20):
        after = changed(numbers, ["four", "epsilon"], np.random.default_rng(seed), 0.3)
        different = {name for name in numbers if after[name] != numbers[name]}
        assert different
        assert different <= {"four", "epsilon"}


def test_a_table_is_a_player_of_the_arena() -> None:
    numbers = starting_numbers("egyptos")
    assert parsed(as_player(numbers, 1)) == ("tree", numbers)
    assert as_player(numbers, 0) != as_player(numbers, 1)


def test_a_round_is_played_and_the_table_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["egyptos", "--rounds", "1", "--games", "2", "--simulations", "4", "--processes", "1"]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "round 1:" in shown
    assert '"four":' in shown
