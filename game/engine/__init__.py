"""The rules: what may happen. No window, no opponents, no clock, no files."""
