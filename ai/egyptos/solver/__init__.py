"""An exact answer to the question whether a side can force five while placing."""
