"""The five levels of the opponents, from the weakest to the strongest."""

from __future__ import annotations

LEVELS = ("fellah", "scribe", "priest", "vizier", "pharaoh")
