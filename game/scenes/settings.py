"""Settings: four tabs of rows on a night panel. What is changed holds at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.input import SCHEMES, Bindings, Captured, InputEvent, Press, Verb
from game.scenes.base import Scene
from game.scenes.dialogs import Ask
from game.scenes.services import Services
from game.scenes.topbar import draw_bar_title, tool_button
from game.settings import Settings
from game.ui.scroll import ListBox, ListPlace
from game.ui.widgets import Button, Choice, Slider, Switch, Widget
from game.ui.wishes import Pop, Push, Wish
from game.view.canvas import Box, Canvas
from game.words import AUTO, LANGUAGES, system_language

TABS = ("game", "look", "sound", "keys")
_ICONS = {"game": "game", "look": "eye", "sound": "sound", "keys": "keyboard"}
_ROW = 58.0
_LEFT, _TOP, _WIDTH = 372.0, 118.0, 772.0
_HIDDEN_VERBS = (Verb.FULLSCREEN, Verb.SCREENSHOT)


class SettingsScene(Scene):
    """Everything that can be chosen."""

    name = "settings"

    def __init__(self, services: Services, tab: str = "game") -> None:
        super().__init__(services)
        self.tab = tab
        self.first_focus = f"tab-{tab}"
        self._keys = ListPlace()
        self._scheme = SCHEMES[0]
        self._rebinding: Verb | None = None
        self._message = ""

    @property
    def _now(self) -> Settings:
        return self.services.settings.now

    def _change(self, **fields: Any) -> None:
        self.services.settings.change(**fields)
        if "language" in fields:
            self.services.asked_language = ""
        self.services.apply_settings()

    # -- widgets --------------------------------------------------------------------------------------------
    def build(self) -> list[Widget]:
        """The tabs and the rows of the chosen one."""
        rows = {"game": self._game, "look": self._look, "sound": self._sound, "keys": self._keys_rows}
        return [
            tool_button("back", 0, "back", Pop, self.words("common-back"), left=True),
            *self._tabs(),
            *rows[self.tab](),
        ]

    def _tabs(self) -> list[Widget]:
        def opener(tab: str) -> Callable[[], Wish | None]:
            def open_tab() -> Wish | None:
                self.tab, self._message = tab, ""
                return None

            return open_tab

        tabs: list[Widget] = []
        for number, tab in enumerate(TABS):
            box = (136.0, 118 + 72.0 * number, 212.0, 60.0)
            kind = "primary" if tab == self.tab else "secondary"
            label = self.words(f"settings-tab-{tab}")
            tabs.append(Button(f"tab-{tab}", box, opener(tab), label=label, icon=_ICONS[tab], kind=kind))
        reset = (136.0, 556.0, 212.0, 56.0)
        tabs.append(Button("reset", reset, self._ask_reset, label=self.words("settings-reset"), kind="quiet"))
        return tabs

    def _box(self, row: int) -> Box:
        return _LEFT + 16, _TOP + 16 + _ROW * row, _WIDTH - 32, _ROW

    def _label(self, name: str) -> tuple[str, str]:
        return self.words(f"settings-{name}"), self.words(f"settings-{name}-line")

    def _switch(self, row: int, name: str, text: str, before: Callable[[bool], None] | None = None) -> Widget:
        on = bool(getattr(self._now, name))

        def toggle() -> Wish | None:
            self._change(**{name: not on})
            if before:
                before(not on)
            return None

        label, line = self._label(text)
        return Switch(name, self._box(row), toggle, label=label, tip=line, on=on)

    def _slider(self, row: int, name: str, text: str, low: int, high: int, step: int) -> Widget:
        value = int(getattr(self._now, name))
        label, line = self._label(text)
        return Slider(
            name,
            self._box(row),
            label=label,
            tip=line,
            value=value,
            low=low,
            high=high,
            step=step,
            shown=self.words("common-percent", number=value),
            change=lambda wanted: self._change(**{name: wanted}),
        )

    def _choice(self, row: int, name: str, text: str, options: Sequence[tuple[object, str]]) -> Widget:
        label, line = self._label(text)
        return Choice(
            name,
            self._box(row),
            label=label,
            tip=line,
            options=options,
            chosen=getattr(self._now, name),
            change=lambda wanted: self._change(**{name: wanted}),
        )

    def _game(self) -> list[Widget]:
        words = self.words
        system = words("settings-language-auto", language=LANGUAGES[system_language()])
        languages = [(AUTO, system), *LANGUAGES.items()]
        speeds = [(speed, words(f"settings-animation-speed-{speed}")) for speed in ("x1", "x2", "instant")]
        times = [(time, words(f"settings-time-per-move-{time}")) for time in ("fast", "normal", "patient")]
        return [
            self._choice(0, "language", "language", languages),
            self._choice(1, "animation_speed", "animation-speed", speeds),
            self._choice(2, "time_per_move", "time-per-move", times),
            self._switch(3, "hints", "hints"),
            self._switch(4, "threat_lens", "threat-lens"),
            self._switch(5, "money_cover", "money-cover"),
        ]

    def _look(self) -> list[Widget]:
        show = self.services.show_fullscreen
        return [
            self._switch(0, "fullscreen", "fullscreen", show),
            self._slider(1, "text_size", "text-size", 100, 150, 10),
            self._switch(2, "high_contrast", "high-contrast"),
            self._switch(3, "colour_marks", "colour-marks"),
            self._switch(4, "reduced_motion", "reduced-motion"),
            self._switch(5, "screen_shake", "screen-shake"),
            self._switch(6, "flashes", "flashes"),
        ]

    def _sound(self) -> list[Widget]:
        return [
            self._slider(0, "effects_volume", "effects-volume", 0, 100, 5),
            self._slider(1, "music_volume", "music-volume", 0, 100, 5),
            self._switch(2, "mute", "mute"),
        ]

    # -- keys -----------------------------------------------------------------------------------------------
    def _keys_rows(self) -> list[Widget]:
        words = self.words
        verbs = [verb for verb in Verb if verb not in _HIDDEN_VERBS]
        schemes: list[tuple[object, str]] = [
            ("whole", words("device-keyboard")),
            ("left", words("device-keyboard-left")),
            ("right", words("device-keyboard-right")),
        ]
        return [
            Choice(
                "scheme",
                self._box(0),
                label=words("settings-bindings"),
                tip=words("settings-bindings-line"),
                options=schemes,
                chosen=self._scheme,
                change=self._choose_scheme,
                value_width=340,
            ),
            ListBox(
                "keys",
                (_LEFT + 24, _TOP + 84, _WIDTH - 48, 336),
                items=verbs,
                place=self._keys,
                row_height=42,
                columns=2,
                gap=16,
                paint=self._paint_key,
                choose=self._ask_key,
            ),
            Button(
                "keys-reset",
                (_LEFT + _WIDTH - 268, _TOP + 434, 244, 54),
                self._reset_keys,
                label=words("settings-bindings-reset"),
            ),
        ]

    def _choose_scheme(self, scheme: object) -> None:
        self._scheme = str(scheme)

    def _paint_key(self, canvas: Canvas, verb: Verb, box: Box, chosen: bool) -> None:
        x, y, w, h = box
        canvas.text(self.words(f"verb-{verb}"), x + 12, y + h / 2, "label", "ivory", "left", w * 0.5)
        if verb == self._rebinding:
            shown, colour = self.words("settings-bindings-press"), "gold"
        else:
            keys = self.services.devices.bindings.keys(self._scheme, verb)
            labels = dict.fromkeys(self.services.key_label(key) for key in keys)  # there are two keys Enter
            shown, colour = ", ".join(labels) or "–", "muted"
        canvas.text(shown, x + w - 12, y + h / 2, "hint-strong", colour, "right", w * 0.45)

    def _ask_key(self, verb: Verb) -> Wish | None:
        self._rebinding = verb
        self.services.devices.capture = True
        return None

    def _take_key(self, key: str) -> None:
        verb, self._rebinding = self._rebinding, None
        if verb is None or not key:
            return
        devices, words = self.services.devices, self.words
        before = devices.bindings
        robbed = next((one for one in Verb if one != verb and key in before.keys(self._scheme, one)), None)
        self._use(before.with_key(self._scheme, verb, key))
        label = self.services.key_label(key)
        if key not in devices.bindings.keys(self._scheme, verb):
            self._message = words("settings-bindings-refused", key=label)
        elif robbed is not None:
            self._message = words("settings-bindings-taken", key=label, verb=words(f"verb-{robbed}"))

    def _use(self, bindings: Bindings) -> None:
        self.services.devices.rebind(bindings)
        self._change(bindings=bindings.changes())

    def _reset_keys(self) -> Wish | None:
        self._use(Bindings.from_settings({})[0])
        self._message = ""
        return None

    def left(self) -> None:
        """Nobody waits for a key any more."""
        self.services.devices.capture = False

    def handle(self, event: InputEvent) -> Wish | None:
        """While a key is asked for, the next one is taken; anything else gives up asking."""
        if isinstance(event, Captured):
            self._take_key(event.key)
            self.refresh()
            return None
        if self._rebinding is not None and isinstance(event, Press) and event.pressed:
            self.services.devices.capture = False
            self._rebinding = None
        if isinstance(event, Press) and event.pressed and event.verb in (Verb.PAGE_LEFT, Verb.PAGE_RIGHT):
            step = 1 if event.verb == Verb.PAGE_RIGHT else -1
            self.tab = TABS[(TABS.index(self.tab) + step) % len(TABS)]
            self.menu.go_to(f"tab-{self.tab}")
            self.refresh()
            return None
        return super().handle(event)

    # -- back to the usual ----------------------------------------------------------------------------------
    def _ask_reset(self) -> Wish:
        words = self.words
        heading, line = words("settings-reset"), words("settings-reset-ask")
        return Push(Ask(self.services, heading, line, words("common-yes"), "reset"))

    def answered(self, answer: object) -> Wish | None:
        """Set everything back, but not the table and the window."""
        if answer == "reset":
            usual, kept = (
                Settings(),
                ("setups", "last_game", "window_size", "window_place", "lessons", "fullscreen"),
            )
            names = [name for name in usual.__struct_fields__ if name not in kept]
            self._change(**{name: getattr(usual, name) for name in names})
            self.services.devices.rebind(Bindings.from_settings({})[0])
            self.refresh()
        return None

    # -- picture --------------------------------------------------------------------------------------------
    def prompts(self) -> Sequence[tuple[Verb, str]]:
        """Choose and back."""
        words = self.words
        return ((Verb.CONFIRM, words("verb-confirm")), (Verb.CANCEL, words("verb-cancel")))

    def draw_ground(self, canvas: Canvas) -> None:
        """Night, heading, the panel."""
        canvas.backdrop("bg-valley", 0.62)
        draw_bar_title(canvas, self.words("title-name"))
        canvas.text(self.words("settings-heading"), 640, 40, "heading", "ivory", "centre", 560)
        canvas.sprite("divider", 480, 64, 320, 24)
        canvas.panel("panel-night", (_LEFT, _TOP, _WIDTH, 504))

    def draw_above(self, canvas: Canvas) -> None:
        """What the chosen row does, and the prompts."""
        widget = self.menu.focused
        line = self._message if self.tab == "keys" and self._message else (widget.tip if widget else "")
        if line and self.menu.focus != "back":
            canvas.text(line, _LEFT + _WIDTH / 2, 650, "label", "pale", "centre", _WIDTH)
        self.draw_prompts(canvas)

    def draw(self, canvas: Canvas) -> None:
        """The help stands below the panel, so no tooltips over the rows."""
        self.menu.tips = self.menu.focus == "back"
        super().draw(canvas)
