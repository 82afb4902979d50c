"""The arena: seats are rotated, a lost worker loses no finished game, the numbers are right."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path

import pytest

from ai.arena.__main__ import main
from ai.arena.games import Outcome, Table, meetings, play, tables
from ai.arena.players import make_player
from ai.arena.rating import share_of_decided, standings, wilson
from ai.arena.work import dask, processes, run
from ai.job import Limits
from game.engine.spec import GAMES

FEW = Limits(None, 4)


def outcome(number: int, seats: tuple[str, ...], winners: tuple[int, ...]) -> Outcome:
    nothing = (0.0,) * len(seats)
    return Outcome(
        number,
        seats,
        tuple(int(seat in winners) for seat in range(len(seats))),
        winners,
        1,
        nothing,
        (1,) * len(seats),
    )


def test_each_deal_is_played_with_every_player_at_every_seat() -> None:
    planned = tables("gold", ["fellah", "greedy", "random"], 3, 6, 10, FEW, {})
    assert [table.seed for table in planned] == [10, 10, 10, 11, 11, 11]
    for seat in range(3):
        assert {table.seats[seat] for table in planned[:3]} == {"fellah", "greedy", "random"}


def test_with_more_players_than_seats_each_pair_meets() -> None:
    assert meetings(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert meetings(["a", "b"], 3) == [["a", "b", "a"]]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_player_can_play_every_game(game: str) -> None:
    for seats in (("fellah", "greedy"), ("random", "tree:simulations=3"), ("uct:simulations=2", "random")):
        result = play(Table(0, game, seats, 1, FEW))
        assert result.plies > 0
        assert len(result.scores) == 2


def test_unknown_players_and_changes_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no player"):
        make_player("sphinx", GAMES["gold"], FEW, 1)
    with pytest.raises(ValueError, match="neither a weight nor a setting"):
        make_player("tree:wisdom=3", GAMES["gold"], FEW, 1)


def test_who_wins_three_games_of_four_is_about_200_elo_stronger() -> None:
    games = [outcome(number, ("a", "b"), (0,) if number % 4 else (1,)) for number in range(400)]
    best, other = standings(games)
    assert best.name == "a"
    assert 170 < best.elo - other.elo < 210
    assert best.low < best.elo < best.high
    assert best.wins == 300


def test_shared_wins_and_draws_are_counted_as_such() -> None:
    games = [outcome(0, ("a", "b"), (0, 1)), outcome(1, ("a", "b"), ()), outcome(2, ("b", "a"), (1,))]
    row = next(row for row in standings(games) if row.name == "a")
    assert (row.wins, row.draws, row.games) == (1.5, 1, 3)
    assert share_of_decided(games, "a")[0] == 1.0


def test_wilson_intervals_hold_the_share() -> None:
    share, low, high = wilson(70, 100)
    assert low < share < high
    assert (round(low, 2), round(high, 2)) == (0.6, 0.78)


def dies_once(table: Table) -> Outcome:
    """A worker that is killed in the middle of game 3, the first time it is played."""
    flag = Path(os.environ["KHUFU_TEST_FLAG"])
    if table.number == 3 and not flag.exists():
        flag.touch()
        os._exit(1)
    return outcome(table.number, table.seats, (0,))


def test_a_lost_worker_loses_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KHUFU_TEST_FLAG", str(tmp_path / "died"))
    planned = tables("gold", ["random", "greedy"], 2, 8, 1, FEW, {})
    finished = [result.number for result in run(planned, processes(1), dies_once)]
    assert sorted(finished) == list(range(8))
    assert len(set(finished)) == len(finished)


def breaks(table: Table) -> Outcome:
    raise ZeroDivisionError


def test_a_broken_game_stops_the_arena() -> None:
    planned = tables("gold", ["random", "greedy"], 2, 2, 1, FEW, {})
    with pytest.raises(ZeroDivisionError):
        list(run(planned, processes(1), breaks))


def test_the_command_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    arguments = ["gold", "random", "fellah", "--games", "2", "--simulations", "3", "--processes", "1"]
    assert main([*arguments, "--json", str(file)]) == 0
    shown = capsys.readouterr()
    assert "fellah" in shown.out
    assert "2/2 games" in shown.err
    written = json.loads(file.read_text())
    assert {row["name"] for row in written["standings"]} == {"random", "fellah"}
    assert len(written["games"]) == 2


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="needs requirements-arena.txt")
def test_a_dask_cluster_of_two_workers_plays_the_same_games() -> None:
    from distributed import LocalCluster

    planned = tables("gold", ["random", "greedy"], 2, 4, 1, FEW, {})
    here = {result.number: result.scores for result in map(play, planned)}
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        there = {result.number: result.scores for result in run(planned, dask(cluster.scheduler_address))}
    assert there == here


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="needs requirements-arena.txt")
def test_a_dask_worker_that_dies_loses_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setenv("KHUFU_TEST_FLAG", str(tmp_path / "died"))
    planned = tables("gold", ["random", "greedy"], 2, 8, 1, FEW, {})
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        finished = [result.number for result in run(planned, dask(cluster.scheduler_address), dies_once)]
    assert sorted(finished) == list(range(8))
