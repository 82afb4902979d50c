"""Starting and leaving the program with a window."""

from __future__ import annotations

import pytest

from game import start_window


def test_ctrl_c_in_the_terminal_leaves_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(options: start_window.Options) -> int:
        raise KeyboardInterrupt

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(start_window, "_run", interrupted)
    assert start_window.run_window(start_window.Options()) == 0
    assert capsys.readouterr().err == ""
