"""Benchmarks, run by hand: `python -m bench`. Speed is told as ratios within one run, never as a timed test."""
