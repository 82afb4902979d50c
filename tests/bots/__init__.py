"""Bots as a stranger would write them, who knows only docs/PROTOCOL.md."""
