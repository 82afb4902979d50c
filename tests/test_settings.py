"""Settings survive; broken ones are set aside and explained."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from game import files
from game.paths import Places, find_places
from game.settings import SeatChoice, Settings, SettingsKeeper, SetupChoice

ROUGH = hypothesis_settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    monkeypatch.setenv("KHUFU_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("KHUFU_CACHE", raising=False)
    return find_places()


def test_without_a_file_the_usual_settings_hold_and_nothing_is_said(places: Places) -> None:
    keeper = SettingsKeeper.open(places)
    assert keeper.now == Settings()
    assert keeper.notices == []


def test_everything_that_was_chosen_comes_back(places: Places) -> None:
    keeper = SettingsKeeper.open(places)
    keeper.change(
        language="fr",
        text_size=150,
        animation_speed="instant",
        reduced_motion=True,
        window_place=(-20, 40),
        window_size=(1920, 1080),
        time_per_move="patient",
        bindings={"whole": {"confirm": ["return", "x"]}},
        setups={
            "cheops": SetupChoice(
                seats=[SeatChoice("Nefret", "human", "keyboard"), SeatChoice("Tiaa", "vizier")],
                options={"first": 1},
                table={"hints": True, "money": None},
            )
        },
    )
    assert keeper.save() is None
    again = SettingsKeeper.open(places)
    assert again.now == keeper.now
    assert again.now.setups["cheops"].seats[1].who == "vizier"


def test_the_file_is_written_only_when_something_changed(places: Places) -> None:
    keeper = SettingsKeeper.open(places)
    keeper.save()
    assert not places.settings_file.exists()


@pytest.mark.parametrize(
    "wrong", [{"text_size": 300}, {"animation_speed": "x9"}, {"mute": 1}, {"no_such": 1}, {"language": "x" * 100}]
)
def test_a_value_that_cannot_be_is_refused_and_nothing_changes(places: Places, wrong: dict[str, object]) -> None:
    keeper = SettingsKeeper.open(places)
    with pytest.raises(ValueError):
        keeper.change(**wrong)
    assert keeper.now == Settings()


def test_a_file_that_is_not_toml_is_set_aside_with_a_sentence(places: Places) -> None:
    places.settings_file.write_text("language = = 'fr")
    keeper = SettingsKeeper.open(places)
    assert keeper.now == Settings()
    assert [notice.key for notice in keeper.notices] == ["notice-settings-broken"]
    kept = places.config / str(keeper.notices[0].values["file"])
    assert kept.read_text() == "language = = 'fr"
    assert not places.settings_file.exists()


def test_one_wrong_value_costs_only_itself(places: Places) -> None:
    places.settings_file.write_text("language = 'fr'\ntext_size = 'huge'\nmusic_volume = 20\n")
    keeper = SettingsKeeper.open(places)
    assert (keeper.now.language, keeper.now.text_size, keeper.now.music_volume) == ("fr", 100, 20)
    assert keeper.notices[0].key == "notice-settings-repaired"
    assert keeper.notices[0].values["names"] == "text_size"
    assert "huge" in (places.config / str(keeper.notices[0].values["file"])).read_text()


def test_a_setting_of_another_version_does_no_harm(places: Places) -> None:
    places.settings_file.write_text("hologram = true\nmute = true\n")
    keeper = SettingsKeeper.open(places)
    assert keeper.now.mute
    assert keeper.notices == []


def test_two_broken_files_are_both_kept(places: Places) -> None:
    for content in ("[[[", "]]]"):
        places.settings_file.write_text(content)
        SettingsKeeper.open(places)
    assert sorted(file.read_text() for file in places.config.iterdir()) == ["[[[", "]]]"]


def test_a_file_of_many_megabytes_is_not_read(places: Places) -> None:
    places.settings_file.write_bytes(b"a" * 5_000_000)
    assert SettingsKeeper.open(places).notices[0].key == "notice-settings-broken"


def test_deep_nesting_is_one_sentence(places: Places) -> None:
    places.settings_file.write_text("lessons = " + "[" * 20_000)
    assert SettingsKeeper.open(places).notices[0].key == "notice-settings-broken"


def test_a_folder_in_place_of_the_file_is_one_sentence(places: Places) -> None:
    places.settings_file.mkdir()
    assert SettingsKeeper.open(places).notices[0].key == "notice-settings-broken"


def test_a_full_disk_is_one_sentence_and_the_old_file_stays(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = SettingsKeeper.open(places)
    keeper.change(text_size=120)
    keeper.save()
    keeper.change(text_size=140)

    def full(descriptor: int, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files, "write_all", full)
        notice = keeper.save()
    assert notice is not None
    assert notice.key == "notice-settings-unsaved"
    assert SettingsKeeper.open(places).now.text_size == 120
    assert [file.name for file in places.config.iterdir()] == ["settings.toml"]
    assert keeper.save() is None
    assert SettingsKeeper.open(places).now.text_size == 140


@ROUGH
@given(garbage=st.binary(max_size=400))
def test_any_bytes_give_settings_and_at_most_one_sentence(places: Places, garbage: bytes) -> None:
    places.settings_file.write_bytes(garbage)
    keeper = SettingsKeeper.open(places)
    assert isinstance(keeper.now, Settings)
    assert len(keeper.notices) <= 1


VALUES = st.recursive(
    st.one_of(st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text("ab", min_size=1), inner)),
    max_leaves=6,
)


@ROUGH
@given(table=st.dictionaries(st.sampled_from([*Settings.__struct_fields__, "other"]), VALUES, max_size=6))
def test_any_toml_gives_settings_and_at_most_one_sentence(places: Places, table: dict[str, object]) -> None:
    import tomli_w

    places.settings_file.write_bytes(tomli_w.dumps(table).encode("utf-8", "replace"))
    keeper = SettingsKeeper.open(places)
    assert isinstance(keeper.now, Settings)
    assert len(keeper.notices) <= 1
    keeper.change(mute=not keeper.now.mute)
    assert keeper.save() is None
    assert SettingsKeeper.open(places).now == keeper.now
