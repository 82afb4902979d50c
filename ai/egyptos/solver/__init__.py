"""An exact answer to the question whether a side can force five while placing."""

from ai.egyptos.solver.table import new_table

__all__ = ["new_table"]
