"""The house stands as DESIGN.md draws it: imports go one way, and engine and ai run without a window."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOP_LEVEL = {"main.py", "game", "ai", "assets", "tests", "requirements.txt"}
PYGAME_ROOMS = (
    "game/input",
    "game/ui",
    "game/view",
    "game/audio",
    "game/scenes",
    "game/app.py",
    "game/window.py",
    "game/start_window.py",
)
ENGINE_MAY_IMPORT = {"numpy", "numba", "game.engine", "__future__"} | set(sys.stdlib_module_names)
AI_MAY_IMPORT = ENGINE_MAY_IMPORT | {"ai"}
NO_PYGAME = "import sys; sys.modules['pygame'] = None; "


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def imports_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def allowed(module: str, roots: set[str]) -> bool:
    return any(module == root or module.startswith(root + ".") for root in roots)


def test_the_top_level_is_what_was_asked_for() -> None:
    assert {path.name for path in ROOT.iterdir()} >= TOP_LEVEL


@pytest.mark.parametrize(
    ("folder", "roots"), [("game/engine", ENGINE_MAY_IMPORT), ("ai", AI_MAY_IMPORT)], ids=["engine", "ai"]
)
def test_imports_go_one_way(folder: str, roots: set[str]) -> None:
    wrong = {
        (str(source.relative_to(ROOT)), module)
        for source in sources(folder)
        for module in imports_of(source)
        if not allowed(module, roots)
    }
    assert not wrong


def test_pygame_lives_in_the_client_and_nowhere_else() -> None:
    wrong = [
        str(source.relative_to(ROOT))
        for source in [*sources("game", "ai"), ROOT / "main.py"]
        if not str(source.relative_to(ROOT)).startswith(PYGAME_ROOMS)
        and any(allowed(module, {"pygame"}) for module in imports_of(source))
    ]
    assert not wrong


def test_game_is_an_empty_package() -> None:
    assert (ROOT / "game" / "__init__.py").read_text() == ""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False
    )


def test_engine_and_ai_run_with_pygame_blocked() -> None:
    modules = [
        ".".join(source.relative_to(ROOT).with_suffix("").parts)
        for source in sources("game/engine", "ai")
        if source.name not in ("__init__.py", "__main__.py")
    ]
    finished = run(NO_PYGAME + "; ".join(f"import {module}" for module in modules))
    assert finished.returncode == 0, finished.stderr


def test_the_protocol_starts_without_pygame() -> None:
    finished = run(NO_PYGAME + "import io, main, game.protocol as p; p.serve(io.BytesIO(b''), io.BytesIO())")
    assert finished.returncode == 0, finished.stderr
