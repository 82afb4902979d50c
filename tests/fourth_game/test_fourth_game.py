"""“How to add a game” in CONTRIBUTING holds: a fourth game is played everywhere after the steps written there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ai.evaluate import JUDGES
from ai.job import Mind
from ai.judge import Judge, SearchSettings, register_judge
from game.engine.contract import RefusedError
from game.engine.match import Match
from game.engine.spec import GAMES
from game.opponents import Opponent
from game.protocol import Engine
from game.records import list_saves, load_file
from game.scenes.catalogue import OFFERS, Offer
from game.scenes.match import MatchScene
from game.view.plain_board import PlainBoard
from tests.engine import test_nets
from tests.fourth_game.stones import STATE, STONES, StonesTaken
from tests.scenes.rig import Rig, sitting

# The search is kept compiled for Stones too, and numba does not see changes of its rules there: whoever changes
# them adds a field to STATE, or empties the cache.


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of CONTRIBUTING, taken at run time."""
    monkeypatch.setitem(GAMES, "stones", STONES)
    monkeypatch.setitem(OFFERS, "stones", Offer("stones", STONES.players, 5, "card-egyptos", "bg-lapis"))
    if STATE not in JUDGES:  # ai.evaluate does this for every game that it finds in GAMES
        register_judge(STATE, Judge(SearchSettings(), {"none": 0.0}))


def _heap_of(number: int) -> Match:
    match = Match.new("stones", 2, seed=3)
    return Match.load(match.game.to_json(match.state) | {"heap": number})


@pytest.mark.parametrize("players", STONES.players)
def test_it_is_played_taken_back_recorded_and_replayed(players: int) -> None:
    match = Match.new("stones", players, seed=3)
    while not match.over:
        test_nets._check_position(match)
        assert isinstance(match.play("take 1")[0], StonesTaken)
        match.undo()
        match.redo()
    test_nets._check_position(match)
    assert match.result().winners == [match.turn]
    assert Match.replay(match.record()).state.tobytes() == match.state.tobytes()
    with pytest.raises(RefusedError):
        Match.new("stones", 4, seed=3)


def test_the_line_protocol_speaks_it() -> None:
    engine = Engine()

    def ask(**request: object) -> dict[str, object]:
        return engine.answer(json.dumps(request).encode())

    assert "stones" in ask(cmd="hello")["games"]  # type: ignore[operator]
    assert ask(cmd="new", game="stones", players=2, seed=1)["ok"] is True
    assert ask(cmd="legal")["actions"] == ["take 1", "take 2", "take 3"]
    assert ask(cmd="play", action="take 4")["ok"] is False
    assert ask(cmd="think", level="scribe", simulations=50)["action"] in ("take 1", "take 2", "take 3")
    assert ask(cmd="play", action="take 2")["events"][0]["type"] == "stones_taken"  # type: ignore[index]


@pytest.mark.parametrize(("heap", "wise"), [(5, "take 1"), (6, "take 2"), (7, "take 3"), (11, "take 3")])
def test_the_tree_search_plays_it_without_having_been_told_anything(heap: int, wise: str) -> None:
    """Whoever leaves a multiple of four wins."""
    match = _heap_of(heap)
    job = Mind(STONES, "pharaoh", seed=1).think(match.view(match.turn), simulations=400)
    job.wait()
    thought = job.thought()
    assert thought is not None
    assert thought.name == wise


def _play_on_the_list(rig: Rig) -> MatchScene:
    scene: MatchScene | None = None
    for _ in range(600):
        if rig.top.name == "results":
            break
        if isinstance(rig.top, MatchScene):
            scene = rig.top
            if scene.table.waits_for_person:
                rig.choose("actions")
        rig.wait(0.05)
    assert rig.top.name == "results"
    assert scene is not None
    return scene


def test_the_window_offers_it_and_plays_it_to_the_result(tmp_path: Path) -> None:
    """From its card on the title over the chairs to the plain board, against a thinking opponent."""
    with sitting(tmp_path) as rig:
        rig.services.make_opponent = Opponent
        rig.choose("card-stones")
        rig.choose("begin")
        scene = _play_on_the_list(rig)
        assert isinstance(scene.board, PlainBoard)
        assert scene.table.setup.game == "stones"
        assert rig.services.hall.results("stones")[0].turns == len(scene.table.match.actions)
        [finished] = rig.services.places.finished.iterdir()
        saved, _ = load_file(finished)
        assert saved is not None
        assert saved.match().over
        assert list_saves(rig.services.places) == ([], [])
