"""Khufu: three board games of the pyramids. `python main.py --help` lists the ways to start it."""

from __future__ import annotations

import argparse
import sys

from game.start_window import add_options, options_of, run_window


def main(arguments: list[str] | None = None) -> int:
    """Start what was asked for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="main.py", description="Three board games of the pyramids.")
    parser.add_argument(
        "--protocol",
        action="store_true",
        help="no window: one JSON object per line on standard input and output",
    )
    parser.add_argument("--warm-up-kernels", nargs="*", metavar="GAME", help=argparse.SUPPRESS)
    add_options(parser)
    options = parser.parse_args(arguments)
    if options.protocol:
        return _serve_protocol()
    if options.warm_up_kernels is not None:
        return _compile_kernels(options.warm_up_kernels)
    return run_window(options_of(options))


def _serve_protocol() -> int:
    from game.protocol import serve

    try:
        return serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the other side has gone: nobody is left to answer
        return 0


def _compile_kernels(games: list[str]) -> int:
    from game.kernels import main as compile_kernels

    return compile_kernels(games)


if __name__ == "__main__":
    sys.exit(main())
