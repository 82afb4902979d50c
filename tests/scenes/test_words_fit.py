"""No text overflows its box: in any language, at any supported window, with small and with large letters."""

from __future__ import annotations

import pytest

from game.scenes.gallery import SCENES, example_app, show_example
from game.ui.wishes import Restart
from game.words import LANGUAGES

_PER_GAME = ("setup", "rules")


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(language: str, size: tuple[int, int], text_size: int) -> None:
    with example_app(size, language) as make:
        app = make(lambda services: SCENES["title"](services, "egyptos"))
        app.services.settings.change(text_size=text_size)
        app.services.apply_settings()
        with app.services.look.texts.listening() as overflowing:
            for scene in SCENES:
                for game in ("cheops", "gold", "egyptos") if scene in _PER_GAME else ("egyptos",):
                    show_example(app, scene, game)
                    app._grant(Restart(SCENES["title"](app.services, "egyptos")))
    assert sorted(set(overflowing)) == []
