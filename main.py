"""Khufu: three board games of the pyramids. `python main.py --help` lists the ways to start it."""

from __future__ import annotations

import argparse
import sys


def main(arguments: list[str] | None = None) -> int:
    """Start what was asked for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="main.py", description="Three board games of the pyramids.")
    parser.add_argument(
        "--protocol",
        action="store_true",
        help="no window: one JSON object per line on standard input and output",
    )
    options = parser.parse_args(arguments)
    if options.protocol:
        return _serve_protocol()
    print("The window is still being built; `python main.py --protocol` plays by lines of JSON.")
    return 0


def _serve_protocol() -> int:
    from game.protocol import serve

    try:
        return serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the other side has gone: nobody is left to answer
        return 0


if __name__ == "__main__":
    sys.exit(main())
