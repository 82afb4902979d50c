"""A short visit: the real program is started off-screen, shows its title for some frames and is left again."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from game import start_window

_FRAMES = 4


@dataclass
class Visit:
    """What came of it."""

    code: int = -1
    sentences: list[str] = field(default_factory=list)
    screens: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)  # logged as errors: faults of ours


class _Ears(logging.Handler):
    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(record.getMessage())


def visit(monkeypatch: pytest.MonkeyPatch, home: Path | str) -> Visit:
    """Start, look, leave."""
    from game.app import App
    from game.audio import Sound
    from game.kernels import WarmUp
    from game.log import stop_logging
    from game.ui.toast import Toasts

    seen = Visit()
    step, add = App.step, Toasts.add

    def stepped(app: App, *rest: Any) -> None:
        step(app, *rest)
        seen.screens.append(app.top.name)
        if len(seen.screens) >= _FRAMES:
            app._quit()

    def told(toasts: Toasts, sentence: str) -> None:
        seen.sentences.append(sentence)
        add(toasts, sentence)

    ears = _Ears(seen.errors)
    logging.getLogger().addHandler(ears)
    with monkeypatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        patch.setenv("KHUFU_HOME", str(home))
        patch.delenv("KHUFU_CACHE", raising=False)
        patch.setattr("pygame.quit", lambda: None)  # fonts are kept from one visit to the next
        patch.setattr(App, "step", stepped)
        patch.setattr(Toasts, "add", told)
        for thread in (WarmUp, Sound):  # neither compiling nor cooking is what is looked at
            patch.setattr(thread, "start", lambda self: None)
        seen.code = start_window.run_window(start_window.Options(lang="en"))
    logging.getLogger().removeHandler(ears)
    stop_logging()
    return seen
