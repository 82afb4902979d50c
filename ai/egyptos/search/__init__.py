"""Alpha-beta over both phases, in slices."""
