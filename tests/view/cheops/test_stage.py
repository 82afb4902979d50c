"""What happens is shown, every event of it; and after skipping the picture is the truth."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.cheops.story import EVENTS
from game.engine.match import Match
from game.view.canvas import Canvas, Look
from game.view.cheops.board import CheopsBoard
from tests.view.cheops.moments import MOMENTS, match_at
from tests.view.cheops.seat import Seat, pick, seated


def test_every_event_of_the_game_has_its_method() -> None:
    assert set(EVENTS) == set(CheopsBoard.shown)


def picture_of(board: CheopsBoard, size: tuple[int, int] = (640, 360)) -> bytes:
    canvas = Canvas(pygame.Surface(size), board.view.look)
    board.widgets()
    canvas.surface.fill((10, 12, 40))
    board.draw(canvas)
    board.draw_above(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def told_of(board: CheopsBoard) -> dict[str, Any]:
    """Everything that the picture is drawn from."""
    moving = (board.price, board.lift, board.flip, board.closed, board.counted, board.sheet, board.taken_from)
    return {**board.laid, "moving": moving, "flying": dict(board.stage.actors), "owed": list(board.debts)}


def fresh(seat: Seat) -> CheopsBoard:
    seat.scene.build()
    return CheopsBoard(seat.board.view)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_skip_the_picture_equals_one_built_fresh(tmp_path: Path, players: int) -> None:
    chance = random.Random(players)
    with seated(tmp_path, players, seed=players + 40, people=players) as seat:
        seat.rig.services.settings.change(animation_speed="x1")
        while not seat.match.over:
            legal = sorted(seat.match.legal_by_name())
            seat.scene._play(pick(chance, legal))
            seat.board.advance(chance.choice([0.0, 0.1, 0.5, 2.0]))
            if chance.random() < 0.2:
                seat.board.draw(Canvas(pygame.Surface((320, 180)), Look()))
            seat.board.skip()
            rebuilt = fresh(seat)
            assert told_of(seat.board) == told_of(rebuilt), seat.match.actions[-1]
        seat.scene.refresh()
        assert picture_of(seat.board) == picture_of(rebuilt)


def test_the_picture_keeps_still_when_nothing_moves(tmp_path: Path) -> None:
    with seated(tmp_path, 3, seed=5, people=3) as seat:
        chance = random.Random(1)
        for _ in range(30):
            seat.scene._play(pick(chance, sorted(seat.match.legal_by_name())))
        seat.board.skip()
        seat.scene.refresh()
        assert picture_of(seat.board) == picture_of(seat.board) == picture_of(fresh(seat))


def test_the_others_turns_can_be_seen_again_and_end_as_they_were(tmp_path: Path) -> None:
    with seated(tmp_path, 4, seed=9) as seat:
        chance = random.Random(2)
        for _ in range(12):
            assert seat.wait_for_person()
            seat.play(pick(chance, sorted(seat.match.legal_by_name())))
        seat.wait_for_person()
        seat.rig.services.settings.change(animation_speed="x1")
        while not seat.board.missed():
            seat.play(pick(chance, sorted(seat.match.legal_by_name())))
            seat.rig.wait(20)
        before = told_of(seat.board)
        seat.rig.key(pygame.K_r)
        assert seat.board.moving
        assert told_of(seat.board) != before
        seat.rig.wait(60)
        assert not seat.board.moving
        assert told_of(seat.board) == before


def test_face_down_laws_are_never_in_the_picture(tmp_path: Path) -> None:
    with seated(tmp_path, 2, seed=3) as seat:
        assert all(not str(content).startswith("L") for content in seat.board.laid["pyramid"].values())
        assert "money" not in seat.board.laid
        assert Match.replay(seat.match.record()).state.tobytes() == seat.match.state.tobytes()


def test_a_coin_sounds_as_high_as_the_price(tmp_path: Path) -> None:
    players, least, wanted = MOMENTS["sell-or-keep"]
    seed, match = match_at(players, least, wanted)
    heard: list[tuple[str, int]] = []
    with seated(tmp_path, players, seed, people=players, match=match) as seat:
        seat.rig.services.settings.change(animation_speed="x1")
        seat.board.timeline._play_sound = lambda name, step=0: heard.append((name, step))
        seat.scene._play("sell")
        seat.rig.wait(3)
    assert ("sell", 2) in heard  # ten piastres in steps of five


def test_the_count_pays_pile_by_pile_and_ends_with_the_scores(tmp_path: Path) -> None:
    seed, match = match_at(*MOMENTS["over"])
    with seated(tmp_path, MOMENTS["over"][0], seed, people=5, match=match) as seat:
        sheet, scores = seat.board.sheet, seat.match.result().scores
        assert sheet is not None
        assert [sheet.total(player, len(sheet.piles)) for player in range(5)] == list(scores)
        assert [sheet.total(player, 0) for player in range(5)] == list(sheet.purses)
        for number, pile in enumerate(sheet.piles):
            gained = sheet.total(pile.seat, number + 1) - sheet.total(pile.seat, number)
            assert gained == pile.total == pile.number * pile.each
        assert [pile.source for pile in sheet.piles] == sorted(
            (pile.source for pile in sheet.piles), key="ORGBVW9".index
        )
