"""Sound made by code: effects from recipes, and night music without end."""

from game.audio.recipes import read_recipes
from game.audio.sound import Sound

__all__ = ["EFFECTS", "Sound"]

EFFECTS = tuple(read_recipes())
