"""Egyptos and Égypte for two: board, threats, alpha-beta search and the exact solver for the placing phase."""
