"""The program in a real window of a real X server, driven from outside as a person would."""
