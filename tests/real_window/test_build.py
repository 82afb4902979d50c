"""The folder that tools/build.py makes runs without our Python, in a real window, up to a match."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.real_window.screen import ROOT, open_screen, why_not

_WANTED = os.environ.get("KHUFU_BUILD_TEST") == "1"
pytestmark = [
    pytest.mark.skipif(bool(why_not()), reason=why_not() or "a real window can be had"),
    pytest.mark.skipif(not _WANTED, reason="building takes minutes and 400 MB: set KHUFU_BUILD_TEST=1 to do it"),
]
_COMPILING = 1200.0


def test_the_bundle_opens_its_window_compiles_and_deals(tmp_path: Path) -> None:
    built = subprocess.run([sys.executable, "tools/build.py", "--folder", str(tmp_path)], cwd=ROOT, check=False)
    assert built.returncode == 0
    program = tmp_path / "dist" / "khufu" / "khufu"
    with open_screen(tmp_path / "home") as screen:
        screen.settle(animation_speed="instant", time_per_move="fast")
        screen.start(command=(str(program),), KHUFU_CACHE=str(tmp_path / "cache"))
        screen.wait_for(lambda: screen.picture().mean() > 8, "the title")
        screen.keep("bundle-title")
        screen.click(976, 380)  # the third card
        time.sleep(2)
        screen.keys("Return")
        screen.wait_for((screen.home / "data" / "running.khufu").exists, "the match", _COMPILING)
        time.sleep(1)
        screen.keep("bundle-match")
        assert screen.picture().mean() > 8
        assert list((tmp_path / "cache").rglob("*.nbi")), "the kernels are kept"
        assert screen.end() == 0
        assert "Traceback" not in screen.complaints
