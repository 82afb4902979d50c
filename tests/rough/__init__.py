"""Rough handling: killed, starved of disk and home, fed with garbage."""
