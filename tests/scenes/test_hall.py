"""The hall of fame: a person's curve, looking back, deleting once asked, exporting."""

from __future__ import annotations

import csv
from pathlib import Path
from unittest import mock

import pytest

from game.hall import Outcome, SeatOutcome
from game.scenes.hall import HallOfFame
from tests.scenes.rig import Rig, sitting
from tests.scenes.test_match import play_to_the_end


@pytest.fixture(params=["keyboard", "pad", "mouse"])
def anyhow(request: pytest.FixtureRequest, tmp_path: Path) -> Rig:
    with sitting(tmp_path, device=request.param) as rig:
        rig.plug()
        yield rig


def hall(rig: Rig) -> HallOfFame:
    scene = rig.show("hall")
    assert isinstance(scene, HallOfFame)
    return scene


def test_each_game_shows_only_its_own_results(anyhow: Rig) -> None:
    scene = hall(anyhow)
    anyhow.choose("tab-gold")
    assert {row.game for row in scene._rows} == {"gold"}
    assert [fame.game for fame in scene._fame.games] == ["gold"]


def test_the_curve_tells_of_the_person_who_is_chosen(rig: Rig) -> None:
    scene = hall(rig)
    rig.services.hall.add(outcome_of("Bek"))
    scene.entered()
    rig.choose("person")
    chosen = scene._person
    assert chosen in ("Bek", "Nefret")
    assert list(scene._fame.games[0].curve) == rig.services.hall.rating_curve(chosen, "cheops")


def outcome_of(name: str) -> object:

    return Outcome(
        game="cheops", seats=[SeatOutcome(name, "human", 90, True), SeatOutcome("", "scribe", 50, False)]
    )


def test_deleting_asks_once_and_forgets_that_result(anyhow: Rig) -> None:
    scene = hall(anyhow)
    first, before = scene._rows[0].id, len(scene._rows)
    anyhow.choose("delete")
    assert anyhow.top.name == "ask"
    anyhow.choose("yes")
    assert len(anyhow.services.hall.results()) == before - 1
    assert first not in [row.id for row in anyhow.services.hall.results()]


def test_the_export_holds_every_seat(rig: Rig) -> None:
    scene = hall(rig)
    rig.choose("export")
    with (rig.services.places.data / "khufu-results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(len(row.seats) for row in scene._rows)


def test_a_finished_game_can_be_looked_at_again(rig: Rig) -> None:
    play_to_the_end(rig)
    scene = hall(rig)
    scene._place.chosen = next(number for number, row in enumerate(scene._rows) if row.record)
    rig.choose("results")
    assert rig.top.name == "replay"


@pytest.mark.parametrize("name", ["", "gone.khufu", "../settings.toml", "/etc/passwd"])
def test_a_record_that_is_not_there_is_said(rig: Rig, name: str) -> None:
    scene = hall(rig)
    scene._rows[0] = mock.Mock(wraps=scene._rows[0], record=name)
    with mock.patch.object(rig.services, "tell") as tell:
        scene._look_back(scene._rows[0])
    assert tell.call_args.args[0].key == "hall-no-record"
    assert rig.top is scene
