"""What a position is worth, one readable file for each game."""
