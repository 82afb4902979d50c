"""Something to hand to a friend who has no Python: a folder that runs by itself, for the machine at hand.

    python tools/build.py

makes `build/dist/khufu/` with the program `khufu` in it. What building needs goes into a virtual environment below
`build/`; nothing else is touched. The kernels are not in the folder, because they are compiled for one processor:
the first start compiles them into the player's cache, as from the sources. docs/BUILD.md has notes for each
system.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def make_environment(folder: Path) -> Path:
    """A virtual environment with everything the build needs; its Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
    requirements = str(ROOT / "requirements-build.txt")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", requirements)
    return python


def run(*command: str | Path) -> None:
    """Or end with the command's own words."""
    finished = subprocess.run([str(part) for part in command], cwd=ROOT, check=False)
    if finished.returncode != 0:
        raise SystemExit(f"build: {Path(command[0]).name} {' '.join(map(str, command[1:4]))} … failed.")


def build(folder: Path, python: Path) -> Path:
    """Run PyInstaller; the program that it made."""
    work, made = folder / "work", folder / "dist"
    shutil.rmtree(made, ignore_errors=True)
    spec = ROOT / "tools" / "khufu.spec"
    run(
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level=WARN",
        "--workpath",
        work,
        "--distpath",
        made,
        spec,
    )
    return made / "khufu" / ("khufu.exe" if os.name == "nt" else "khufu")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python tools/build.py", description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="where to build (default: build/)")
    parser.add_argument("--this-environment", action="store_true", help="this Python has everything already")
    options = parser.parse_args()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    python = Path(sys.executable) if options.this_environment else make_environment(folder / "venv")
    program = build(folder, python)
    size = sum(file.stat().st_size for file in program.parent.rglob("*") if file.is_file())
    print(f"build: {program} ({size / 1e6:.0f} MB with everything in its folder)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
