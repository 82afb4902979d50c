"""Matches between opponents, measured: `python -m ai.arena --help`."""
