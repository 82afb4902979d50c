"""The program's version, as `hello` and the title tell it."""

VERSION = "0.1.0"
