"""Cheops on the screen. `board` puts everything together; it is imported when a match of Cheops is opened."""
