"""What one person has achieved, drawn: one game with its curve and numbers, or all games in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.hall import Hall, Statistics
from game.ratings import START, level_ratings
from game.view.canvas import Box, Canvas
from game.view.chart import draw_curve
from game.words import Words


@dataclass(frozen=True)
class GameFame:
    """One game: the numbers, and the rating after each match (the first is where everybody starts)."""

    game: str
    numbers: Statistics
    curve: Sequence[float]

    @property
    def rating(self) -> str:
        """Nobody has a rating before the first match."""
        return str(round(self.curve[-1])) if len(self.curve) > 1 else "–"


@dataclass(frozen=True)
class Fame:
    """The games that are told of."""

    games: Sequence[GameFame]

    @classmethod
    def of(cls, hall: Hall, name: str, games: Sequence[str]) -> Fame:
        """Read it from the hall."""
        return cls([_game_fame(hall, name, game) for game in games])

    def draw(self, canvas: Canvas, words: Words, box: Box) -> None:
        """One game in full, several in short."""
        if len(self.games) == 1:
            _draw_whole(canvas, words, self.games[0], box)
            return
        x, y, w, h = box
        part = h / len(self.games)
        for number, fame in enumerate(self.games):
            _draw_short(canvas, words, fame, (x, y + part * number, w, part - 12))


def _game_fame(hall: Hall, name: str, game: str) -> GameFame:
    return GameFame(game, hall.statistics(name, game), hall.rating_curve(name, game) or [START])


def _draw_short(canvas: Canvas, words: Words, fame: GameFame, box: Box) -> None:
    x, y, w, h = box
    canvas.text(words(f"game-{fame.game}-name"), x, y + 14, "value", "gold", "left", w * 0.6)
    canvas.text(fame.rating, x + w, y + 14, "value", "ivory", "right", w * 0.3)
    numbers = fame.numbers
    line = " · ".join((words("hall-games", count=numbers.played), words("hall-wins", count=numbers.won)))
    canvas.text(line, x, y + 40, "label", "muted", "left", w * 0.44)
    _draw_bar(canvas, (x, y + 62, w * 0.42, 18), numbers)
    draw_curve(canvas, (x + w * 0.5, y + 32, w * 0.5 - 6, h - 44), fame.curve)


def _draw_bar(canvas: Canvas, box: Box, numbers: Statistics) -> None:
    """How much of it was won, as gold on a track."""
    x, y, w, h = box
    canvas.bar("slider-track", 10, box)
    part = numbers.won / numbers.played if numbers.played else 0.0
    if part > 0.03:
        canvas.bar("slider-fill", 9, (x, y, max(22, w * part), h))


def _draw_whole(canvas: Canvas, words: Words, fame: GameFame, box: Box) -> None:
    x, y, w, h = box
    canvas.text(words("hall-rating"), x, y + 16, "panel", "gold", "left", w * 0.6)
    canvas.text(fame.rating, x + w, y + 16, "heading", "gold", "right", w * 0.4)
    rows = _facts(words, fame)
    column = w / 2
    for number, (label, value) in enumerate(rows.items()):
        left = x + column * (number % 2) + (14 if number % 2 else 0)
        top = y + 58 + 34 * (number // 2)
        canvas.text(label, left, top, "body", "pale", "left", column - 80)
        canvas.text(value, left + column - 14, top, "value", "ivory", "right", 64)
    chart = y + 58 + 34 * ((len(rows) + 1) // 2) + 8
    lines = {words(f"level-{level}"): rating for level, rating in level_ratings(fame.game).items()}
    draw_curve(canvas, (x, chart, w - 6, y + h - chart), fame.curve, lines)


def _facts(words: Words, fame: GameFame) -> Mapping[str, str]:
    numbers = fame.numbers
    facts = {
        words("hall-fact-games"): str(numbers.played),
        words("hall-fact-wins"): str(numbers.won),
        words("hall-streak-now"): str(numbers.streak),
        words("hall-streak"): str(numbers.longest_streak),
        words("hall-fact-hints"): str(numbers.hints),
        words("hall-fact-draws"): str(numbers.drawn),
    }
    if fame.game != "egyptos":  # won or lost there, no points
        facts |= {words("hall-fact-best"): str(numbers.best), words("hall-fact-mean"): str(round(numbers.mean))}
    return facts
