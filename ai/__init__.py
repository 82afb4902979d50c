"""The search: what would be wise. Imports game.engine and nothing else of game."""
