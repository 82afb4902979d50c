"""The Pharaoh's Gold on the screen: the maze, its light, its people, and what befalls them."""

from game.view.gold.board import GoldBoard

__all__ = ["GoldBoard"]
