"""Each of the twelve laws is carried out on the screen, with its own picture, words and guided choice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.match import Match
from game.view.cheops.choices import BUTTONS, mode_of
from game.view.sprites import Sprites
from game.words import Words
from tests.view.cheops.moments import Wanted, holding, law_under_tile, match_at, taken
from tests.view.cheops.seat import Seat, seated


def seated_at(folder: Path, wanted: Wanted, players: int = 3, device: str = "mouse") -> object:
    seed, match = match_at(players, 0, wanted)
    return seated(folder, players, seed, device, people=players, match=match)


def play_and_compare(seat: Seat, action: str) -> None:
    """The screen plays it, and the engine by itself comes to the same state; then the screen takes it back."""
    alone = Match.replay(seat.match.record())
    alone.play(action)
    seat.play(action)
    assert alone.state.tobytes() == seat.match.state.tobytes()
    seat.match.undo()
    seat.board.rebuild()
    seat.scene.refresh()


@pytest.mark.parametrize("law", [1, 2, 3])
def test_laws_without_a_choice_fly_to_their_place_by_themselves(tmp_path: Path, law: int) -> None:
    with seated_at(tmp_path, law_under_tile(law)) as seat:  # type: ignore[attr-defined]
        block = next(name for name, content in pyramid(seat).items() if content == f"L{law}" and reach(seat, name))
        action = next(
            name for name in seat.match.legal_by_name() if name.endswith(f" {block}") and "place" in name
        )
        seat.play(action)
        laid = seat.board.laid
        assert laid["board"] if law == 3 else laid["market"][-1] == law
        assert seat.board.price == {1: 5, 2: 15, 3: seat.board.price}[law]


def pyramid(seat: Seat) -> dict[str, str]:
    from game.engine.cheops.notation import to_json

    found: dict[str, str] = to_json(seat.match.state)["pyramid"]
    return found


def reach(seat: Seat, block: str) -> bool:
    return any(name.startswith("place") and name.endswith(f" {block}") for name in seat.match.legal_by_name())


@pytest.mark.parametrize("law", [4, 5, 6, 7, 8, 9, 10, 11, 12])
def test_a_law_just_taken_can_be_used_in_every_way(tmp_path: Path, law: int) -> None:
    with seated_at(tmp_path, taken(f"L{law}")) as seat:  # type: ignore[attr-defined]
        legal = sorted(seat.match.legal_by_name())
        for action in random.Random(law).sample(legal, min(6, len(legal))):
            play_and_compare(seat, action)


@pytest.mark.parametrize("device", ["mouse", "pad"])
@pytest.mark.parametrize("law", [10, 11, 12])
def test_a_held_law_is_played_from_the_dock_and_can_be_put_back(tmp_path: Path, law: int, device: str) -> None:
    with seated_at(tmp_path, holding(law), device=device) as seat:  # type: ignore[attr-defined]
        first = seat.board.guide.mode
        seat.touch(f"own {law}")
        assert seat.board.guide.mode == f"law {law}"
        seat.touch("button cancel")
        assert seat.board.guide.mode == first
        uses = [name for name in sorted(seat.match.legal_by_name()) if name.startswith(f"law {law} ")]
        play_and_compare(seat, random.Random(law).choice(uses))


@pytest.mark.parametrize("law", range(1, 13))
def test_every_law_has_a_picture_a_name_and_one_sentence(law: int) -> None:
    words = Words("en")
    assert f"law-{law}" in Sprites().names
    assert words.has(f"law-{law}-name")
    assert words(f"law-{law}-effect").endswith(".")


def test_every_action_of_the_game_is_reached_by_touching_something() -> None:
    from game.engine.cheops.notation import ACTION_NAMES
    from game.view.cheops.choices import needs_of

    sevens = dict.fromkeys("ROGBVW", 1)
    for action in ACTION_NAMES:
        if mode_of(action) not in BUTTONS:
            assert 1 <= len(needs_of(action, sevens)) <= 2, action
