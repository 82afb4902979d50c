"""A killed program goes on where it was, at most one action behind (`python -m tests.rough.kills`: 300)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.rough.kills import ROOT, LostError, Witness

_TIMES = 10


@pytest.mark.skipif(
    not hasattr(os, "fork"), reason="killing by SIGKILL and forking are for systems that have them"
)
def test_ten_kills_lose_no_game() -> None:
    command = [sys.executable, "-m", "tests.rough.kills", "--times", str(_TIMES), "--seed", "7"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert "Traceback" not in finished.stderr
    assert "no game lost" in finished.stdout


def test_the_witness_notices_a_game_that_is_two_actions_behind() -> None:
    witness = Witness()
    for told in (("Began",), ("Played", "a"), ("Played", "b"), ("Played", "c")):
        witness.hear(*told)
    witness.hear("Continued", ["a", "b"])
    with pytest.raises(LostError):
        witness.hear("Continued", ["a"])


def test_the_witness_notices_a_game_that_is_gone() -> None:
    witness = Witness()
    for told in (("Began",), ("Played", "a"), ("Played", "b")):
        witness.hear(*told)
    with pytest.raises(LostError):
        witness.hear("Began")
