# Khufu auf Deutsch. Dieselben Texte in derselben Folge wie en.ftl; ein Test vergleicht sie.

## common

common-yes = Ja
common-on = An
common-off = Aus
common-back = Zurück
common-cancel = Abbrechen
common-continue = Weiter
common-delete = Löschen
common-percent = { $number } %

## title

title-name = Khufu
title-line = Drei Spiele im Laternenlicht
title-continue = Fortsetzen
title-hall = Ruhmeshalle
title-settings = Einstellungen
title-replays = Rückschau
title-quit = Beenden
title-quit-ask = Das Tal verlassen?
title-quit-line = Das laufende Spiel ist gesichert.

## games

game-cheops-name = Cheops
game-cheops-line = Plündern und den Markt lenken
game-cheops-players = 2–5
game-cheops-time = 45 min
game-gold-name = Das Gold des Pharao
game-gold-line = Ins Labyrinth, bevor es einstürzt
game-gold-players = 2–4
game-gold-time = 40 min
game-egyptos-name = Egyptos
game-egyptos-line = Fünf Pyramiden in einer Reihe
game-egyptos-players = 2–3
game-egyptos-time = 15 min

variant-egyptos = Egyptos
variant-egyptos-line = Die Gruppe muss immer zusammenhängen.
variant-egypte = Égypte
variant-egypte-line = Jede eigene darf gehoben werden, auch wenn andere abgetrennt werden.
variant-trio = Trio
variant-trio-line = Drei Spieler; Pyramiden berühren sich mit einer Seite.

## levels

level-fellah = Fellache
level-fellah-line = Spielt nach Laune
level-scribe = Schreiber
level-scribe-line = Spielt sofort
level-priest = Priester
level-priest-line = Denkt ein wenig nach
level-vizier = Wesir
level-vizier-line = Denkt gut nach
level-pharaoh = Pharao
level-pharaoh-line = Denkt lange und tief

## setup

setup-heading = Wer sitzt am Tisch?
setup-human = Mensch
setup-computer = Computer
setup-plays-with = Spielt mit
setup-level = Stufe
setup-name = Name
setup-ready = Bereit
setup-free = Freier Platz
setup-free-line = Zum Mitspielen eine Taste drücken
setup-leave = Platz verlassen
setup-begin = Spiel beginnen
setup-players-time =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } · { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
setup-rules = Tischregeln
setup-first = Erster Spieler
setup-first-random = Zufall
setup-variant = Variante
setup-hints = Hinweise
setup-money = Geld
setup-money-secret = Verdeckt
setup-money-open = Offen
setup-too-few =
    { $count ->
        [one] Dieses Spiel braucht mindestens { $count } Spieler.
       *[other] Dieses Spiel braucht mindestens { $count } Spieler.
    }
setup-too-many =
    { $count ->
        [one] Dieses Spiel ist für höchstens { $count } Spieler.
       *[other] Dieses Spiel ist für höchstens { $count } Spieler.
    }
setup-name-taken = Zwei Spieler können nicht denselben Namen haben.
error-name-empty = Ein Name wird gebraucht.

player-1 = Nefret
player-2 = Amun
player-3 = Chepri
player-4 = Tiaa
player-5 = Bek

emblem-1 = Sonne
emblem-2 = Mond
emblem-3 = Anch
emblem-4 = Lotos
emblem-5 = Feder

## devices

device-mouse = Maus
device-keyboard = Tastatur
device-keyboard-left = Tastatur, linke Hälfte
device-keyboard-right = Tastatur, rechte Hälfte
device-touch = Berührung
device-pad = Gamepad { $number }
device-none = Kein Gerät
device-join = Zum Mitspielen { $button } drücken
device-prompt = { $button } { $action }

glyph-enter = Enter
glyph-space = Leertaste
glyph-escape = Esc
glyph-tab = Tab
glyph-shift = Umschalt
glyph-control = Strg
glyph-alt = Alt
glyph-backspace = Rücktaste
glyph-delete = Entf
glyph-home = Pos1
glyph-end = Ende
glyph-page-up = Bild auf
glyph-page-down = Bild ab

verb-up = Hoch
verb-down = Runter
verb-left = Links
verb-right = Rechts
verb-confirm = Wählen
verb-cancel = Zurück
verb-hint = Hinweis
verb-undo = Zurücknehmen
verb-redo = Wiederholen
verb-rules = Regeln
verb-menu = Pause
verb-next = Weiter
verb-previous = Voriges
verb-peek = Spähen
verb-end-turn = Zug beenden
verb-replay-turns = Züge ansehen
verb-zoom-in = Näher
verb-zoom-out = Weiter weg
verb-recentre = Mitte
verb-pan-up = Bild nach oben
verb-pan-down = Bild nach unten
verb-pan-left = Bild nach links
verb-pan-right = Bild nach rechts
verb-page-left = Seite links
verb-page-right = Seite rechts
verb-fullscreen = Vollbild
verb-screenshot = Bildschirmfoto

## settings

settings-heading = Einstellungen
settings-tab-game = Spiel
settings-tab-look = Bild
settings-tab-sound = Ton
settings-tab-keys = Steuerung
settings-language = Sprache
settings-language-line = Die Wörter wechseln sofort.
settings-language-auto = Wie das System ({ $language })
settings-text-size = Schriftgröße
settings-text-size-line = Überall größere Buchstaben.
settings-animation-speed = Animation
settings-animation-speed-line = Wie schnell sich alles bewegt. Jede Taste vollendet eine Bewegung.
settings-animation-speed-x1 = ×1
settings-animation-speed-x2 = ×2
settings-animation-speed-instant = Sofort
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-line = Kurze Blenden statt Flug, Sturz und Flackern.
settings-screen-shake = Beben
settings-screen-shake-line = Das Brett zittert, wenn Stein fällt.
settings-flashes = Blitze
settings-flashes-line = Kamerablitz und grelles Licht.
settings-high-contrast = Hoher Kontrast
settings-high-contrast-line = Ruhige Flächen, starke Ränder, weiße Schrift.
settings-colour-marks = Farbzeichen
settings-colour-marks-line = Ein Buchstabe oder Emblem auf allem, was eine Farbe hat.
settings-effects-volume = Effekte
settings-effects-volume-line = Stein, Münzen, Schritte und Stimmen der Nacht.
settings-music-volume = Musik
settings-music-volume-line = Oud und Ney in der Nachtluft.
settings-mute = Stumm
settings-mute-line = Gar kein Ton.
settings-fullscreen = Vollbild
settings-fullscreen-line = Auch mit F11 oder Alt+Enter.
settings-time-per-move = Bedenkzeit
settings-time-per-move-line = Wie lange ein Gegner über einen Zug nachdenken darf.
settings-time-per-move-fast = Kurz
settings-time-per-move-normal = Normal
settings-time-per-move-patient = Lang
settings-hints = Hinweise
settings-hints-line = Die Lampe gibt Rat, in drei Schritten.
settings-threat-lens = Drohungen zeigen
settings-threat-lens-line = Egyptos: Dreier- und Viererreihen leuchten.
settings-money-cover = Abdecken dazwischen
settings-money-cover-line = Cheops: In deinem Zug liegt dein Geld offen; zwischen zwei Menschen wird abgedeckt.
settings-bindings = Tasten und Knöpfe
settings-bindings-line = Eintrag wählen, dann die neue Taste drücken.
settings-bindings-press = Neue Taste drücken …
settings-bindings-taken = { $key } wurde „{ $verb }“ weggenommen.
settings-bindings-refused = { $key } geht dafür nicht.
settings-bindings-reset = Standardtasten
settings-reset = Zurücksetzen
settings-reset-ask = Alles wieder so einstellen wie am Anfang?

## pause

pause-heading = Pause
pause-resume = Weiterspielen
pause-save = Spiel sichern
pause-save-name = Name des gesicherten Spiels
pause-saved = Gesichert als „{ $name }“.
pause-rules = Regeln
pause-settings = Einstellungen
pause-restart = Neu beginnen
pause-restart-ask = Dieses Spiel aufgeben und neu beginnen?
pause-leave = Hauptmenü
pause-leave-line = Das Spiel wartet unter „Fortsetzen“.
pause-cover = { $name }, du bist am Zug
pause-cover-line = Drücke eine Taste, wenn nur du hinsiehst.

## match

match-turn = { $name } ist am Zug
match-your-turn = { $name }, du bist am Zug
match-thinking = { $name } denkt nach …
match-undo = Zurücknehmen
match-undo-nothing = Es gibt nichts zurückzunehmen.
match-undo-hidden = Etwas Verborgenes wurde aufgedeckt: Das lässt sich nicht zurücknehmen.
match-undo-opponent = Nur der eigene Zug lässt sich zurücknehmen.
match-hint = Hinweis
match-hint-off = An diesem Tisch gibt es keine Hinweise.
match-hint-none = Die Lampe ist dunkel: Du bist nicht am Zug.
match-save = Sichern
match-rules = Regeln
match-settings = Einstellungen
match-chronicle = Chronik
match-chronicle-open = Alles lesen, was geschah
match-since = Seit deinem letzten Zug
match-draw-offer = Remis anbieten
match-draw-ask = { $name } bietet Remis an.
match-draw-accept = Annehmen
match-draw-decline = Ablehnen
match-draw-declined = { $name } spielt weiter.
match-turns-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }

## results

results-wins = { $name } gewinnt
results-share = { $names } teilen sich den Sieg
results-draw = Unentschieden
results-rank = Platz
results-name = Name
results-purse = Börse
results-kept = Behalten
results-law-9 = Gesetz 9
results-photos = Fotos
results-treasures = Schätze
results-bust = Büste
results-lost = Verluste
results-total = Summe
results-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
results-piastres =
    { $count ->
        [one] { $count } Piaster
       *[other] { $count } Piaster
    }
results-again = Noch einmal
results-same-deal = Gleiche Auslage
results-seats = Plätze tauschen
results-menu = Hauptmenü
results-look-back = Rückschau
results-save = Partie behalten

reason-cheops-empty = Die Pyramide ist leer.
reason-cheops-tables = Genug Preistafeln sind voll.
reason-cheops-blocked = Niemand kann ein Plättchen legen.
reason-gold-collapse = Die Pyramide ist eingestürzt.
reason-gold-idle = Niemand hat sich mehr bewegt.
reason-gold-rounds = Die letzte Runde ist vorbei.
reason-egyptos-five = Fünf in einer Reihe.
reason-egyptos-repetition = Dieselbe Stellung zum dritten Mal.
reason-egyptos-moves = Die Züge sind aufgebraucht.
reason-egyptos-agreed = Die Spieler haben sich auf ein Remis geeinigt.

## hall

hall-heading = Ruhmeshalle
hall-empty = Noch niemand hat ein Spiel beendet.
hall-all-games = Alle Spiele
hall-date = Datum
hall-players = Spieler
hall-winner = Sieger
hall-score = Ergebnis
hall-rating = Wertung
hall-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
hall-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
hall-streak = Beste Serie
hall-hints =
    { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
hall-export = Als CSV speichern
hall-exported = Geschrieben nach { $file }.
hall-delete = Löschen
hall-delete-ask = Dieses Ergebnis endgültig löschen?

## rules

rules-heading = Regeln
rules-search = Tippen zum Suchen
rules-scroll = Blättern
rules-nothing-found = Nichts gefunden.
rules-house = Hausregel
rules-cheops-aim = Das Ziel
rules-cheops-aim-text =
    Die Familie Ahliman plündert die Pyramide. Schätze werden sofort zum Marktpreis verkauft oder behalten, in der Hoffnung auf einen besseren Preis am Ende.

    Wer am Ende das meiste Geld hat, gewinnt.
rules-cheops-aim-house =
    Bei gleichem Geld teilen sich die Spieler den Sieg.
rules-cheops-pieces = Was auf dem Tisch liegt
rules-cheops-pieces-text =
    Die Pyramide hat 66 Blöcke: elf in der untersten Reihe a, zehn in Reihe b und so weiter bis zum einzelnen Block k1. Ein Block ruht auf zwei Blöcken der Reihe darunter und hat bis zu sechs Nachbarn: links, rechts, zwei darunter, zwei darüber.

    Sechzig Blöcke tragen Schätze, zehn in jeder von sechs Farben. Sechs Augenblöcke verbergen Gesetzestafeln.

    Jede Farbe hat eine Preistafel. Die oberste Zahl, die kein verkaufter Schatz bedeckt, ist der jetzige Wert eines behaltenen Schatzes dieser Farbe.

    Es gibt 64 Familienplättchen, je sechzehn von Vater, Mutter, Tochter und Sohn; vier Nachbarn; zwölf Gesetzestafeln.
rules-cheops-pieces-house =
    Die Namen der Farben und der Familienmitglieder sind von uns. Die Augenblöcke sind b3, b8, d3, d6, f2 und f5. Der Bank geht das Geld nie aus.
rules-cheops-start = Aufbau
rules-cheops-start-text =
    Von jeder der drei Arten werden zwei Preistafeln gezogen und zufällig auf die sechs Farben verteilt. Sechs der zwölf Gesetzestafeln kommen auf die Augenblöcke; die anderen sechs werden ungesehen weggelegt.

    Alle beginnen mit je einem Plättchen jedes Familienmitglieds und ohne Geld. Die übrigen Plättchen bilden drei Stapel; nur das oberste ist zu sehen. Der Marktpreis ist 10. Gespielt wird im Uhrzeigersinn.

    Alle sehen Pyramide, Preistafeln, Hände, oberste Plättchen, behaltene Schätze und aufgehobene Gesetze. Verborgen sind die Tafeln in der Pyramide, die Folge in den Stapeln und das Geld der anderen.
rules-cheops-start-house =
    Die Stapel sind möglichst gleich hoch, keiner niedriger als der nächste. Wer beginnt, entscheidet das Los oder der Tisch.
rules-cheops-placing = Ein Plättchen legen
rules-cheops-placing-text =
    In deinem Zug musst du, wenn du kannst, ein Plättchen deiner Hand auf einen Block legen, auf dem noch ein Schatz oder eine Tafel liegt. Du nimmst, was dort liegt, das Plättchen bleibt.

    Der Block muss in der untersten Reihe liegen, oder beide Blöcke, auf denen er ruht, müssen ein Plättchen tragen; ein Nachbar zählt mit. Kein benachbarter Block darf ein Plättchen desselben Familienmitglieds tragen.

    Vor dem Legen darfst du aufgehobene Gesetze ausspielen und einen Nachbarn rufen, in beliebiger Folge.

    Passt kein Plättchen deiner Hand, entfällt das Legen. Freiwillig entfällt es nie.
rules-cheops-placing-house =
    Wer nicht legen kann, macht mit dem Ende des Zuges weiter: aufgehobene Gesetze und Ziehen.
rules-cheops-treasure = Verkaufen oder behalten
rules-cheops-treasure-text =
    Verkaufen: Du bekommst den Marktpreis, 10, bis ein Gesetz ihn ändert. Der Schatz bedeckt die oberste freie Zahl seiner Tafel; damit ändert sich der Wert der Farbe für alle.

    Behalten: Leg ihn offen vor dich. Er wird am Ende bezahlt.

    Die letzte Zahl einer Tafel wird nie bedeckt. Ist nur noch sie frei, ist die Tafel voll: Diese Farbe kann nicht mehr verkauft werden, sie muss behalten werden.
rules-cheops-neighbour = Nachbarn
rules-cheops-neighbour-text =
    Einmal je Zug darfst du vor dem Legen für 20 Piaster einen Nachbarn rufen. Leg ihn auf einen Block, der wie üblich getragen wird, nimm, was dort liegt, und entscheide darüber; danach hast du deinen normalen Zug. Ein Nachbar trägt Plättchen über sich wie ein Familienplättchen.

    Nötig sind ein übriger Nachbar, 20 Piaster und mindestens ein Plättchen auf der Hand.
rules-cheops-neighbour-house =
    Für Nachbarn spielen Familien keine Rolle.

    Liegt der Nachbar dort, musst du ein Plättchen deiner Hand legen können, auch wenn du es vorher nicht konntest. Das wird nur beim Kauf geprüft: Wird das Legen danach unmöglich, entfällt es. Kaufen muss man nie.
rules-cheops-laws = Gesetzestafeln
rules-cheops-laws-text =
    Eine genommene Tafel wird aufgedeckt und sofort ausgeführt. 1 und 2 kommen auf den Markt, 3 auf das Brett, 4, 5 und 6 unter eine Preistafel, 7 auf eine Zahl. 10, 11 und 12 werden sofort genutzt oder aufgehoben und kommen nach Gebrauch in die Schachtel.
rules-cheops-laws-house =
    Die 20 des Gesetzes 7 ist von uns.
rules-cheops-law-details = Gesetze im Einzelnen
rules-cheops-law-details-text =
    Unter einer Preistafel liegt höchstens ein Gesetz. 4, 5 und 6 dürfen unter jede Tafel ohne Gesetz, ob voll oder nicht.

    Gesetz 4 bindet, was von nun an genommen wird; ist die Tafel voll, kommt Genommenes dieser Farbe in die Schachtel.

    Gesetz 7 darf auf jeder freien Zahl liegen, auch auf der letzten.

    Gesetz 8 muss etwas entfernen, wenn es kann: die obere Markttafel, die 3, eine 4, 5 oder 6, eine 7, die kein Schatz bedeckt (die gedruckte Zahl gilt wieder), oder eine Tafel vor irgendeinem Spieler, auch vor dir; auch eine bezahlte 9, ohne Erstattung. Nie eine verdeckte Tafel. Was daraus folgt, folgt sofort. Gibt es nichts zu entfernen, kommt die 8 in die Schachtel.

    Gesetz 9 kostet 25. Mit weniger Geld, oder wenn du nicht willst, kommt es in die Schachtel.

    Gesetz 10 braucht eine Tafel, die nicht voll ist und kein Gesetz 5 hat; eine Farbe unter Gesetz 4 darf es verkaufen.

    Gesetz 11 braucht einen Block mit einem Schatz; der wird wie üblich verkauft oder behalten. Es darf auch gespielt werden, wenn danach kein Legen mehr möglich ist.

    Gesetz 12 nimmt zwei beliebige Schätze der Pyramide, erreichbar oder nicht, oder einen von dir und einen dort; Gesetz 5 begrenzt es nicht. Es kann dir keine Farbe unter Gesetz 4 bringen, wohl aber eine nehmen.

    Gesetze 10 bis 12, die beim Nehmen nicht nutzbar sind, werden offen aufgehoben. Aufgehobene Gesetze spielst du in einem späteren eigenen Zug, als Zugabe.
rules-cheops-law-details-house =
    1 und 2 liegen übereinander: Die obere gilt. Entfernt die 8 sie, gilt wieder die darunter, oder 10.

    Außer auf der letzten Zahl darf ein Schatz das Gesetz 7 später bedecken.

    Schätze, die vor Gesetz 4 behalten wurden, zählen am Ende noch. Gesetz 9 darf für jede Farbe gelten.

    Gesetz 12 braucht zwei Schätze verschiedener Farben.

    Aufgehobene Gesetze spielt man am Anfang oder am Ende eines Zuges; ein Zug mit Nachbar ist ein Zug.
rules-cheops-drawing = Plättchen ziehen
rules-cheops-drawing-text =
    Am Ende deines Zuges darfst du, solange du weniger als vier Plättchen hast, das oberste eines Stapels ziehen, eins nach dem anderen, oder aufhören. Ziehen muss man nie.

    Vor dem ersten Ziehen darfst du noch Gesetze spielen, die du seit einem früheren Zug hast; danach nicht mehr.

    Wer keine Plättchen hat, legt nicht und kann keinen Nachbarn rufen.
rules-cheops-drawing-house =
    Aufgefüllt wird auf vier, von jedem der drei Stapel. (Nach dem niederländischen Text nur vom vorderen, nach dem französischen und italienischen von jedem.) Wer keine Plättchen hat, darf am Ende seines Zuges ziehen.
rules-cheops-end = Ende und Abrechnung
rules-cheops-end-text =
    Das Spiel endet, wenn in der Pyramide weder Schatz noch Tafel liegt und über das zuletzt Genommene entschieden ist; sofort, wenn zwei Tafeln voll sind (drei mit Gesetz 3); oder wenn niemand mehr legen kann.

    Dann werden behaltene Schätze bezahlt, jede Farbe nach der obersten freien Zahl ihrer Tafel. Eine einfache Zahl gilt für jeden Schatz.

    Bei zwei Zahlen, etwa 20/10, bekommt, wer mehr von dieser Farbe hat als jeder andere, je die kleinere, alle anderen die größere. Bei Gleichstand um die meisten bekommen alle die größere.

    3X heißt dreimal X für jeden Schatz; X ist die Anzahl dieser Farbe, die alle zusammen behalten haben, Gesetz 9 eingeschlossen.

    Das meiste Geld gewinnt.
rules-cheops-end-house =
    Ob niemand mehr legen kann, wird am Anfang eines Zuges geprüft; Nachbarn und späteres Ziehen zählen nicht.

    Wer Gesetz 9 hat, muss vor der Abrechnung seine Farbe nennen.

    Bei gleichem Geld wird der Sieg geteilt.
rules-cheops-prices = Die Preistafeln
rules-cheops-prices-text =
    Von oben nach unten. In jedem Spiel sind von jeder Art, I, II und III, zwei dabei.
rules-cheops-prices-house =
    Die gedruckten Zahlen fehlen in unseren Quellen; diese sind von uns.
rules-gold-aim = Das Ziel
rules-gold-aim-text =
    Erkunde die Pyramide, fotografiere ihre Grabkammern, trage Schätze hinaus und sei draußen, bevor sie einstürzt.

    Fotos zählen 1 Punkt, Schätze 2 oder 3, die Büste des Pharao 5. Ein verlorener Archäologe kostet 2 Punkte, ein verlorener Träger 1.
rules-gold-pieces = Was auf dem Tisch liegt
rules-gold-pieces-text =
    Das Labyrinth ist ein Quadrat aus 36 Feldern: der Eingang, dreißig Gänge und fünf Grabkammern. Alle außer dem Eingang liegen verdeckt. Jedes Feld ist an einigen Seiten offen und an den anderen vermauert.

    Alle haben einen Archäologen, einen Träger und fünf Laternen.

    Es gibt fünf Fotos, acht Schätze und die Büste des Pharao.
rules-gold-pieces-house =
    Gänge: 12 Abzweigungen, 10 Ecken, 8 Geraden. Kammern: 2 Sackgassen, 2 Ecken, 1 Gerade.

    Die Fotos zeigen 1 Schatz und eine Mumie, 3 und eine Mumie, 2 und einen Fluch, 1 und einen Fluch, und 2 Schätze.

    Vier Schätze sind 2 wert, vier sind 3 wert.
rules-gold-start = Aufbau
rules-gold-start-text =
    Die Felder werden gemischt und ausgelegt; der Eingang kommt an den Rand. Er ist zu jedem angrenzenden Feld offen und bleibt so.

    Fotos und Schätze werden gemischt, die Büste liegt zuunterst: Sie wird immer als letzter Schatz gefunden.

    Alle Figuren stehen auf dem Eingang.
rules-gold-start-house =
    Der Eingang liegt nie in einer Ecke.

    Die Museen sind für alle offen. Verborgen sind nur die verdeckten Felder und die Folge der Fotos und Schätze.

    Wer beginnt, entscheidet das Los oder der Tisch.
rules-gold-actions = Drei Aktionen
rules-gold-actions-text =
    Ein Zug hat bis zu drei Aktionen, beliebig auf deine beiden Figuren verteilt. Du darfst jederzeit aufhören.

    Zwei benachbarte Felder sind verbunden, wenn beide offen liegen und jedes zum anderen hin offen ist.

    Gehen (beide): auf ein verbundenes Nachbarfeld oder entlang deiner Laternen. Aufdecken (Archäologe): ein verdecktes Nachbarfeld, zu dem dein Feld offen ist. Drehen (Träger). Eine eigene Laterne auf das Feld des Trägers stellen oder von dort nehmen (Träger).
rules-gold-actions-house =
    Auf einem Feld steht höchstens eine deiner Laternen, auch auf dem Eingang.

    Tragen macht nichts teurer.
rules-gold-turning = Aufdecken und drehen
rules-gold-turning-text =
    Wer ein Feld aufdeckt, dreht es nach Belieben, bevor es liegt. Bis dahin geht nichts anderes.

    Der Träger darf das Feld drehen, auf dem er steht, oder ein offen liegendes Nachbarfeld, zu dem sein Feld offen ist.
rules-gold-turning-house =
    Das gedrehte Feld muss nicht zum Träger hin offen sein: Sonst könnte jemand für immer eingemauert werden.

    Der Eingang wird nie gedreht.
rules-gold-lanterns = Laternen
rules-gold-lanterns-text =
    Für eine Aktion darf eine Figur eine ganze Kette verbundener Felder entlanglaufen, wenn jedes Feld zwischen Start und Ziel eine Laterne deiner Farbe trägt. Das Ziel ist ein anderes Feld als der Start.

    Start und Ziel brauchen keine. Fremde Laternen nützen dir nichts.
rules-gold-carrying = Tragen und stehlen
rules-gold-carrying-text =
    Kostenlos in deinem Zug: Dein Archäologe hebt einen Schatz auf seinem Feld auf, lässt fallen, was er trägt, oder stiehlt, was ein fremder Archäologe auf demselben Feld trägt. Aufheben und Stehlen brauchen leere Hände.

    Ein Schatz, dessen Träger einen Gang auf dem Eingang beendet, kommt sofort und für immer ins Museum.
rules-gold-carrying-house =
    Aufgehobenes oder Gestohlenes darf erst nach einer weiteren Aktion oder in einem späteren Zug fallen gelassen werden.
rules-gold-chambers = Grabkammern
rules-gold-chambers-text =
    Wer eine Kammer aufdeckt, dreht sie nach Belieben, zieht dann das nächste Foto und behält es: 1 Punkt.

    Das Foto sagt, wie viele Schätze in die Kammer gelegt werden und ob etwas erwacht.
rules-gold-mummy = Mumie und Fluch
rules-gold-mummy-text =
    Mumie: Führt ein verbundener Weg von der Kammer zum Eingang, flieht jede Figur aller Spieler auf irgendeinem kürzesten Weg zum Eingang. Der Zug des Finders endet.

    Fluch: Ebenso kehrt jede Laterne aller Spieler auf irgendeinem kürzesten Weg zu ihrem Besitzer zurück. Der Zug des Finders endet.

    Kammer und Eingang gehören zum Weg. Seine Länge ist die Zahl der Felder; Laternen verkürzen ihn nicht.
rules-gold-mummy-house =
    Was eine fliehende Figur trug, bleibt liegen, wo sie floh.

    Führt kein Weg zum Eingang, geschieht nichts weiter, und der Zug geht weiter.
rules-gold-collapse = Der Einsturz
rules-gold-collapse-text =
    Trägt ein Archäologe die Büste aus ihrer Kammer, wird der Gang vollendet, mit Ablieferung, wenn er auf dem Eingang endet; dann fällt die Kammer, und der Zug endet. Dieser Spieler ist die Uhr.

    Bleibt die Büste, fällt ihre Kammer am Ende des dritten Zuges des Finders nach dem Fund, mit der Büste, wer immer sie dort hält. Der Finder ist die Uhr.

    Von da an fällt am Ende jedes Zuges der Uhr der nächste Ring: jedes Feld, das den Ring davor berührt. Der Eingang fällt nie, und ein Ring geht nicht durch ihn hindurch.

    Wer dann die Büste aufhebt oder stiehlt, wird sofort zur Uhr: Am Ende ebendieses Zuges fällt ein Ring. Fallenlassen ändert nichts.

    Was fällt, ist fort, mit allem darauf. Niemand geht, deckt auf oder dreht dort noch. Wer keine Figuren mehr hat, kommt trotzdem an die Reihe: Er kann nur den Zug beenden.
rules-gold-collapse-house =
    Felder berühren sich mit einer Seite, nicht mit einer Ecke.

    Die Zählung der drei Züge ist von uns.
rules-gold-end = Ende und Punkte
rules-gold-end-text =
    Das Spiel endet, wenn nur der Eingang übrig ist.

    Punkte: Fotos 1, Schätze 2 oder 3, die Büste 5, weniger 2 für einen verlorenen Archäologen und 1 für einen verlorenen Träger.

    Bei Gleichstand liegt vorn, wer noch beide Figuren hat; dann, wessen Punktzahl sich früher zuletzt geändert hat.
rules-gold-end-house =
    Das Spiel endet auch, wenn alle zwei Züge hintereinander ohne Aktion beendet haben, oder nach Runde 200. Ist die Kammer der Büste dann gefallen, fällt zuerst der Rest der Pyramide, mit allem darauf.

    Am Ende eines Zuges wird erst die Untätigkeit gezählt, dann fällt, was fallen muss, dann wird das Ende geprüft.

    Ein verbleibender Gleichstand wird geteilt.
rules-egyptos-aim = Das Ziel
rules-egyptos-aim-text =
    Bilde eine lückenlose Reihe aus fünf eigenen Pyramiden: in einer Zeile, Spalte oder Diagonale. Wer sie schafft, gewinnt sofort.

    Es gibt kein Brett. Der Tisch hat keinen Rand.
rules-egyptos-aim-house =
    Mehr als fünf gewinnen auch.
rules-egyptos-placing = Legen
rules-egyptos-placing-text =
    Alle haben zwölf Pyramiden. Eine Münze entscheidet, wer beginnt; er wählt seine Farbe.

    Reihum legt ihr eine Pyramide auf ein freies Feld, das eine liegende Pyramide beliebiger Farbe mit Seite oder Ecke berührt.
rules-egyptos-placing-house =
    Die Pyramiden liegen auf einem quadratischen Raster.
rules-egyptos-moving = Versetzen
rules-egyptos-moving-text =
    Haben alle ihre zwölf gelegt und niemand hat gewonnen, versetzt du in jedem Zug eine eigene: Heb sie und leg sie auf ein anderes freies Feld. Solange sie gehoben ist, ist sie nicht da: Nur ihr altes Feld zu berühren genügt nicht.

    Du darfst keine Pyramide heben, wenn die übrigen dann nicht mehr zu einer Gruppe zusammenhängen, über Seiten oder Ecken, selbst wenn das Legen sie wieder verbände.
rules-egyptos-moving-house =
    Sie wird so gelegt, dass sie eine der anderen berührt.

    Wer keinen Zug hat, passt, und nur dann.
rules-egyptos-draw = Unentschieden
rules-egyptos-draw-text =
    Das Spiel kann ohne Sieger enden.
rules-egyptos-draw-house =
    Unentschieden ist es, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht, oder nach 100 Zügen und Pässen beim Versetzen (102 in Trio).

    Gezählt werden die Stellung, in der das Versetzen beginnt, und die nach jedem Zug oder Passen. Eine verschobene Stellung ist dieselbe; eine gedrehte, gespiegelte oder farbvertauschte nicht.

    Nach jeder Aktion zählt zuerst die Fünferreihe, dann die dritte Wiederholung, dann die Zahl der Züge.

    Menschen an einem Tisch dürfen sich auch auf Unentschieden einigen.
rules-egyptos-variants = Varianten
rules-egyptos-variants-text =
    Égypte: Beim Versetzen darf jede eigene Pyramide gehoben werden, auch wenn andere dadurch abgeschnitten werden.

    Trio: drei Spieler mit je zwölf Pyramiden. Pyramiden müssen sich mit einer Seite berühren, beim Legen und beim Versetzen, und die Gruppe muss über Seiten zusammenhängen; die Fünferreihe darf diagonal sein.
rules-egyptos-variants-house =
    Égypte: Eine gehobene Pyramide muss trotzdem so gelegt werden, dass sie eine andere berührt.

    Trio ist eine Variante von Spielern; ihr Versetzen ist von uns.

## lessons

title-learn = Lernen
lesson-heading = Was soll Miu dir zeigen?
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-skip = Lektion verlassen; sie wartet auf dich
lesson-again = Von vorn beginnen
lesson-leave = Lektion verlassen
lesson-leave-line = Die Lektion wartet dort, wo du warst.
lesson-play-now = Jetzt richtig spielen
lesson-next = Nächste Lektion
lesson-enough = Genug für heute Nacht
lesson-begun = Begonnen: dort weiter
lesson-minutes =
    { $count ->
        [one] etwa { $count } Minute
       *[other] etwa { $count } Minuten
    }
lesson-offer = { $game }: zum ersten Mal?
lesson-offer-line =
    { $count ->
        [one] Miu, die Tempelkatze, zeigt dir in etwa { $count } Minute, wie es geht. Sie kratzt fast nie.
       *[other] Miu, die Tempelkatze, zeigt dir in etwa { $count } Minuten, wie es geht. Sie kratzt fast nie.
    }
lesson-offer-yes = Zeig es mir
lesson-offer-no = Kenne ich schon
lesson-not-yet-1 = Erlaubt, und kühn! Aber folge jetzt erst meiner Pfote.
lesson-not-yet-2 = Das machst du noch hundertmal. Erst das hier.
lesson-not-yet-3 = Schnurr. Hübsche Idee, für später. Schau auf meine Pfote.
lesson-cheops-first = Deine erste Nacht in der Pyramide
lesson-cheops-first-hello = Ich bin Miu, die Tempelkatze. Heute Nacht raubt ihr eine Pyramide aus: Wer am Morgen am meisten Geld hat, gewinnt.
lesson-cheops-first-lay = Wähle den Vater, dann den leuchtenden Stein: Er bleibt dort, du nimmst den Schatz.
lesson-cheops-first-sell = Ein Amethyst! Verkauf ihn: Der Markt zahlt 10, sofort.
lesson-cheops-first-covered = Er verdeckt die oberste Zahl. Für andere Amethyste gilt nun die darunter: Verkäufe bewegen Preise!
lesson-cheops-first-draw = In deiner Hand ist eine Lücke. Zieh von einem der Stapel.
lesson-cheops-first-end = Das war ein ganzer Zug. Beende ihn und schau, was der andere treibt.
lesson-cheops-first-higher = Höhere Steine ruhen auf zwei Plättchen. Schick den Sohn: Gleiche liegen nie nebeneinander.
lesson-cheops-first-keep = Ein Lapis! Seine oberste Zahl verspricht am Ende 25. Besser als 10: Behalte ihn.
lesson-cheops-first-draw-again = Füll deine Hand wieder auf.
lesson-cheops-first-end-again = Beende deinen Zug. Der andere guckt schon so schlau.
lesson-cheops-first-full = Voll! Die letzte Zahl bleibt frei, verkauft wird nichts mehr. Zwei volle Tafeln beenden die Nacht.
lesson-cheops-first-law = Hinter einem Auge liegt eine Gesetzestafel. Die Tochter traut sich.
lesson-cheops-first-fat-year = Ein fettes Jahr: Der Markt zahlt nun 15. Gesetze gelten für alle.
lesson-cheops-first-no-draw = Ziehen musst du nie. Beende den Zug einfach so.
lesson-cheops-first-last = Du führst. Noch ein Karneol, und seine Tafel ist voll, das Spiel aus: Hol ihn!
lesson-cheops-first-close = Verkauf ihn für 15, und die Tür fällt zu.
lesson-cheops-first-count = Jetzt wird Behaltenes bezahlt. Zwei Lapis zu je 25: Du gewinnst!
lesson-cheops-first-done = Du kannst Pyramiden ausrauben!
lesson-cheops-first-done-line = Deine Mutter muss es nicht wissen. Draußen warten noch elf Gesetze, ein paar hilfsbereite Nachbarn und Rivalen, die behalten, was du brauchst.
lesson-cheops-market = Verkaufen oder behalten
lesson-cheops-market-hello = Bernstein zeigt 5X: Jeder ist fünfmal so viel wert, wie alle zusammen behalten. Du hast zwei: je 10.
lesson-cheops-market-amber = Hol mit der Mutter einen dritten.
lesson-cheops-market-keep = Behalte ihn: Bei dreien ist jeder 15 wert. Alle drei!
lesson-cheops-market-keep-nudge = Verkaufen? Dann schrumpfen auch die anderen beiden. Behalte ihn!
lesson-cheops-market-end = Beende deinen Zug.
lesson-cheops-market-pair = Alabaster zeigt 25/10: Der Rivale hat allein die meisten und bekommt je nur die kleinere Zahl.
lesson-cheops-market-alabaster = Immer noch zu viel für ihn. Der Sohn holt einen Alabaster …
lesson-cheops-market-sell = … und du verkaufst ihn: 10 für dich, und schau, welche Zahl nun kommt!
lesson-cheops-market-sell-nudge = Behalten würde er nur seine drei füttern. Verkauf ihn und genieße es.
lesson-cheops-market-spoiled = Null! Sein Alabaster ist jetzt Kies. Beende den Zug, und nicht grinsen.
lesson-cheops-market-neighbour = Du hast 20? Ruf einen Nachbarn: ein Schatz mehr, und kein Familienkrach.
lesson-cheops-market-either = Verkaufen oder behalten, wie du magst.
lesson-cheops-market-and-place = Und nun dein normaler Zug. Der Vater ist bereit.
lesson-cheops-market-your-choice = Verkaufen oder behalten: Du weißt jetzt, wie man abwägt.
lesson-cheops-market-wise = Schau vor jeder Entscheidung zweimal: auf die Zahl von jetzt und auf die darunter.
lesson-cheops-market-done = Ein Kaufmann ist geboren
lesson-cheops-market-done-line = Behalte, was wächst, verkaufe, was andere nährt. Der Rest ist Feilschen, und Katzen feilschen nicht.
lesson-cheops-laws = Die Gesetzestafeln
lesson-cheops-laws-hello = Zwölf Gesetze gibt es, sechs liegen in dieser Pyramide, verdeckt hinter den Augen.
lesson-cheops-laws-seven = Hol dieses hier mit der Mutter.
lesson-cheops-laws-gild = Vergoldete Zahl: Eine freie Zahl wird 20. Du hast drei Amethyste, je 0 wert …
lesson-cheops-laws-gild-nudge = Erlaubt! Aber denk an deine drei Amethyste.
lesson-cheops-laws-gilded = Sechzig Piaster aus dem Nichts. Beende den Zug, bevor er umkippt.
lesson-cheops-laws-ten = Noch ein Auge! Dem Sohn macht die Dunkelheit nichts aus.
lesson-cheops-laws-hold = Nachtverkauf: verkauft Behaltenes. Die Gesetze 10, 11 und 12 können warten: Heb es auf.
lesson-cheops-laws-hold-nudge = Du könntest es gleich nutzen. Aber sieh, wie Aufheben geht.
lesson-cheops-laws-wait = Es liegt vor dir, für einen späteren Zug. Beende diesen.
lesson-cheops-laws-held = Ein späterer Zug: Die Tafel wartet neben deiner Hand.
lesson-cheops-laws-night-sale = Erst die Tafel, dann deinen Karneol: 5 am Ende ist weniger als 10 heute.
lesson-cheops-laws-sold = Verkauft, und dein ganzer Zug kommt erst noch: Ein Gesetz kostet davon nichts.
lesson-cheops-laws-done = Du liest Tafeln wie ein Schreiber
lesson-cheops-laws-done-line = Verweile auf einer Tafel, und sie sagt, was sie tut. In den Regeln stehen alle zwölf, auch die, die nichts tut. Sie ist stolz darauf.
lesson-gold-first = Erste Schritte ins Dunkel
lesson-gold-first-hello = Wieder Miu. In diesem Dunkel liegen fünf Grabkammern. Trag hinaus, was glitzert, und sei draußen, bevor alles einstürzt.
lesson-gold-first-reveal = Drei Aktionen hast du je Zug. Zuerst: Dein Archäologe deckt das dunkle Feld vor ihm auf.
lesson-gold-first-lay = Ein gerader Gang. So führt er weiter: Leg ihn so.
lesson-gold-first-lay-nudge = So stünde eine Wand vor deiner Nase. Dreh ihn zurück.
lesson-gold-first-walk = Zweite Aktion: Geh hinein. Der goldene Weg zeigt, wohin du kannst.
lesson-gold-first-deeper = Dritte Aktion: Deck das nächste auf.
lesson-gold-first-turn = Was du findest, darfst du drehen, wie du magst. Dreh es, bis es links und rechts offen ist, dann leg es.
lesson-gold-first-turn-nudge = Fast. Wir wollen es nach links und nach rechts offen.
lesson-gold-first-end = Drei Aktionen, drei Fackeln sind aus. Beende deinen Zug.
lesson-gold-first-porter = Jetzt dein Träger. Wähle ihn und schick ihn hinein.
lesson-gold-first-lantern = Er stellt Laternen auf. Eine hierher, bitte.
lesson-gold-first-porter-on = Und ein Feld weiter. Vorsicht, Stufe.
lesson-gold-first-end-2 = Beende deinen Zug. Da drüben kratzt jemand im Dunkeln, und ich bin es nicht.
lesson-gold-first-lantern-2 = Noch eine Laterne, genau hier.
lesson-gold-first-follow = Der Archäologe kommt nach.
lesson-gold-first-chamber = Und was ist hinter diesem?
lesson-gold-first-photo = Eine Grabkammer! Leg sie zu dir hin offen: ein Foto fürs Museum, und Schätze auf dem Boden.
lesson-gold-first-photo-nudge = Abgewandt kämst du nicht hinein. Dreh sie zu dir.
lesson-gold-first-end-3 = Das Foto ist schon 1 Punkt. Beende deinen Zug.
lesson-gold-first-enter = Schnell, bevor er da ist: Geh hinein.
lesson-gold-first-pick = Aufheben kostet keine Aktion. Nimm den feinen, er ist 3 wert.
lesson-gold-first-home = Darum die Laternen: Über eigene läufst du für eine einzige Aktion beliebig weit. Nach Hause!
lesson-gold-first-museum = Im Museum, für immer: 3 für den Schatz und 1 für das Foto.
lesson-gold-first-done = Du hast hinausgefunden. Zweimal!
lesson-gold-first-done-line = Irgendwo wartet die Büste des Pharao. Wer sie fortträgt, macht die ganze Pyramide sehr, sehr wütend.
lesson-gold-lanterns = Eine Straße aus Laternen
lesson-gold-lanterns-hello = Dein Archäologe ist weit vom Tor, mit vollen Händen. Sechs Felder, zu Fuß zwei Züge.
lesson-gold-lanterns-set = Über Felder mit eigener Laterne läufst du für nur eine Aktion. Zwei fehlen: Stell die erste auf.
lesson-gold-lanterns-on = Schick den Träger weiter.
lesson-gold-lanterns-gap = Und die zweite. Start und Ziel eines Laufs brauchen keine.
lesson-gold-lanterns-end = Die Straße steht. Beende deinen Zug.
lesson-gold-lanterns-broken = Der Schlingel hat ein Feld gedreht! Seine Laternen nützen dir nichts, sein Träger kann dir schaden.
lesson-gold-lanterns-back = Dein Träger richtet es. Einen Schritt zurück …
lesson-gold-lanterns-mend = … und am Griff drehen, bis der Gang wieder passt.
lesson-gold-lanterns-run = Jetzt lauf! Den ganzen Weg bis zum Tor.
lesson-gold-lanterns-run-nudge = Warum auf halbem Weg stehen bleiben? Bis zum Tor, in einem Zug.
lesson-gold-lanterns-home = Sechs Felder, eine Aktion. Er starrt immer noch.
lesson-gold-lanterns-done = Du siehst im Dunkeln, fast wie ich
lesson-gold-lanterns-done-line = Fünf Laternen sind alles. Nimm eine wieder auf, wo du nicht mehr läufst, und trau keinem Nachbarn mit einer Kurbel.
lesson-gold-mummy = Mumie und Fluch
lesson-gold-mummy-hello = Hinter diesen beiden schläft jemand, ich rieche es. Und dein Rivale kommt mit einem Schatz vorbei. Wie praktisch.
lesson-gold-mummy-reveal = Öffne die erste.
lesson-gold-mummy-lay = Der grüne Faden ist der kürzeste Weg zum Tor. Dort rennt die Mumie, falls eine drin ist. Leg sie offen hin!
lesson-gold-mummy-lay-nudge = Geschlossen würde nichts erwachen. Aber ich will das sehen. Zu dir hin!
lesson-gold-mummy-fled = Wer auf dem Weg stand, floh zum Tor, auch du. Was er trug, liegt da, wo er es fallen ließ.
lesson-gold-mummy-back = Sieh mal nach.
lesson-gold-mummy-finders = Wer es findet, dem gehört es. Heb es auf.
lesson-gold-mummy-on = Weiter geht’s.
lesson-gold-mummy-second = Jetzt die andere.
lesson-gold-mummy-shut = Diesmal schlau: Dreh sie von dir weg. Ohne Weg zum Tor erwacht nichts.
lesson-gold-mummy-shut-nudge = Das öffnet einen Weg zum Tor, und ein Fluch fegte deine Laternen fort. Dreh sie weg.
lesson-gold-mummy-safe = Drin war ein Fluch. Er bleibt dort, und das Foto ist deins. Ein Träger kann die Kammer später drehen.
lesson-gold-mummy-done = Schlafende Mumien weckt man nicht
lesson-gold-mummy-done-line = Offen, wenn andere auf dem Weg stehen, zu, wenn du es bist. Mehr Zauber ist nicht dabei.
lesson-gold-collapse = Der Einsturz
lesson-gold-collapse-hello = Da ist sie: die Büste des Pharao, 5 Punkte. Du liegst sieben zurück. Seien wir unhöflich.
lesson-gold-collapse-pick = Nimm sie. Aufheben ist frei.
lesson-gold-collapse-out = Sobald sie ihre Kammer verlässt, fällt die Kammer, und dein Zug endet. Los!
lesson-gold-collapse-ring = Du bist jetzt die Uhr: Nach jedem deiner Züge fällt, was ans Loch grenzt, Ring um Ring.
lesson-gold-collapse-home = Der Boden unter dir fällt als Nächstes. Zum Tor: Die Büste zählt sofort.
lesson-gold-collapse-run-nudge = Nicht jetzt! Dieses Feld fällt. Zum Tor!
lesson-gold-collapse-porter = Ein verlorener Träger kostet 1, ein Archäologe 2. Hol deinen heraus.
lesson-gold-collapse-end = Das Tor fällt nie. Beende deinen Zug und lausche.
lesson-gold-collapse-count = Er war zu tief drin: 3 Punkte weg. Du gewinnst mit einem einzigen!
lesson-gold-collapse-done = Rechtzeitig draußen, samt Schnurrhaaren
lesson-gold-collapse-done-line = Nimmt keiner die Büste, fällt ihre Kammer nach drei Zügen des Finders von selbst. Warten ist auch kein Plan.
lesson-egyptos-first = Fünf in einer Reihe
lesson-egyptos-first-hello = Kein Brett, kein Rand, keine Würfel. Fünf deiner schwarzen Pyramiden in einer Reihe gewinnen. Der Rest ist Geduld.
lesson-egyptos-first-first = Du beginnst. Die erste Pyramide macht die Mitte des Tisches.
lesson-egyptos-first-touch = Jede Pyramide muss eine andere berühren, mit Seite oder Ecke. Nimm die Diagonale.
lesson-egyptos-first-three = Eine dritte: Diagonalen zählen wie Zeilen und Spalten.
lesson-egyptos-first-blocked = Dieses Ende hat er gestoppt. Drei, die an beiden Seiten offen sind, machen Leute nervös.
lesson-egyptos-first-new = Dann bau woanders, mit dem, was schon liegt.
lesson-egyptos-first-column = Eine darunter, und die Spalte hat drei.
lesson-egyptos-first-danger = Vorsicht! Vier goldene in einer Spalte. Stopp ihn sofort, am oberen Ende.
lesson-egyptos-first-danger-nudge = Dann legt er die fünfte, und ich muss dich trösten. Stopp ihn!
lesson-egyptos-first-open-four = Deine Spalte hat er übersehen. Eine vierte: Nun sind beide Enden offen.
lesson-egyptos-first-win = Er kann nur ein Ende stoppen. Du weißt, welches bleibt.
lesson-egyptos-first-won = Fünf! Du gewinnst sofort, ohne ein weiteres Wort.
lesson-egyptos-first-done = Fünf in einer Reihe!
lesson-egyptos-first-done-line = Liegen alle zwölf und keiner hat gewonnen, fangen die Pyramiden an zu wandern. Aber das ist eine andere Lektion.
lesson-egyptos-double = Zwei Drohungen auf einmal
lesson-egyptos-double-hello = Drei in einer Zeile, drei in einer Spalte, jede an einem Ende gestoppt. Allein erschreckt das niemanden.
lesson-egyptos-double-one = Eine vierte in der Zeile? Er stoppt das freie Ende, und du hast nichts.
lesson-egyptos-double-fork = Doch ein Feld gehört zu beiden. Eine Pyramide, zwei Vierer!
lesson-egyptos-double-fork-nudge = Auf eine Drohung hat er eine Antwort. Such das Feld, wo sich beide treffen.
lesson-egyptos-double-second = Er stoppt die Zeile. Nun vollende die Spalte.
lesson-egyptos-double-second-nudge = Sieh auf die Spalte: vier, und darunter ist frei.
lesson-egyptos-double-won = So gewinnt man: nie eine Drohung, immer zwei.
lesson-egyptos-double-done = Doppelt hält besser
lesson-egyptos-double-done-line = Und hat er drei und drei: Besetze das Treffpunkt-Feld selbst, bevor er es tut.
lesson-egyptos-lifting = Wenn Pyramiden wandern
lesson-egyptos-lifting-hello = Alle zwölf liegen, niemand hat gewonnen. Nun hebst du in jedem Zug eine eigene und legst sie woandershin.
lesson-egyptos-lifting-stuck = Nicht jede: Der Rest muss zusammenhängen. Ohne diese wäre ihre Nachbarin abgeschnitten.
lesson-egyptos-lifting-lift = Die am Rand ist aber frei. Heb sie und leg sie an deine drei: ein offener Vierer!
lesson-egyptos-lifting-lift-nudge = Erlaubt, aber denk an deine drei in der Mitte. An eins der Enden …
lesson-egyptos-lifting-five = Eine Seite hat er gestoppt. Heb eine andere und leg die fünfte.
lesson-egyptos-lifting-five-nudge = Das linke Ende ist frei. Nimm die hier, sie steht nur herum.
lesson-egyptos-lifting-won = Fünf! Du siehst: Was am Rand liegt, ist deine Reserve.
lesson-egyptos-lifting-done = Du versetzt Berge
lesson-egyptos-lifting-done-line = Dieselbe Stellung zum dritten Mal oder hundert Züge, und es ist unentschieden. Katzen nennen das ein Nickerchen.

## replay

replay-heading = Rückschau
replay-none = Es gibt noch keine Aufzeichnungen.
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-start = Zum Anfang
replay-end = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-position = Zug { $number } von { $total }
replay-from-here = Ab hier spielen
replay-picture = Bild speichern
replay-film = Film speichern (GIF)
replay-saved = Geschrieben nach { $file }.

## saves

saves-heading = Gesicherte Spiele
saves-none = Es gibt noch keine gesicherten Spiele.
saves-load = Laden
saves-delete-ask = „{ $name }“ endgültig löschen?
saves-line = { $game } · { $date }

## start

start-kernels = Die Gegner erwachen …
start-kernels-line = Nur beim ersten Start; das dauert etwa eine Minute.
start-kernels-leave = Zurück zum Menü

## crash

crash-heading = Die Laterne ist erloschen
crash-line = Im Programm ist etwas schiefgegangen. Das tut uns leid.
crash-saved = Dein Spiel ist gesichert. Nach dem nächsten Start holt „Fortsetzen“ es zurück.
crash-no-game = Es lief kein Spiel; nichts ist verloren.
crash-log = Was geschehen ist, steht in { $file }.
crash-menu = Hauptmenü
crash-quit = Beenden

## notices

notice-place-temporary = Deine Spiele können nicht in { $folder } bleiben; sie liegen an einem vorläufigen Ort, bis das Programm endet.
notice-place-missing = Kein eigener Ordner gefunden; Spiele liegen an einem vorläufigen Ort, bis das Programm endet.
notice-log-unwritable = Das Protokoll lässt sich nicht schreiben; das Spiel geht ohne es weiter.
notice-settings-broken = Die Einstellungen waren nicht lesbar; die Datei wurde als { $file } beiseitegelegt, die üblichen gelten.
notice-settings-repaired = Einige Einstellungen waren unbrauchbar ({ $names }) und sind wieder die üblichen; die alte Datei bleibt als { $file }.
notice-settings-unsaved = Die Einstellungen konnten nicht gesichert werden; sie gelten, bis das Programm endet.
notice-binding-unknown = Einige Tasten der Einstellungen sind hier unbekannt ({ $names }); dafür gelten die üblichen.
notice-pad-lost = Das Gamepad „{ $name }“ ist weg. Steck es wieder an, oder drücke zum Weiterspielen eine Taste eines anderen Geräts.
notice-pads-full = Fünf Gamepads sind schon im Spiel; „{ $name }“ muss warten.
notice-record-damaged = Ein gesichertes Spiel war beschädigt; es wurde als { $file } beiseitegelegt.
notice-record-torn = Die letzte Aktion war nicht ganz geschrieben; das Spiel geht eine Aktion früher weiter.
notice-record-newer = Dieses Spiel stammt aus einer neueren Version; es bleibt als { $file } und lässt sich dort öffnen.
notice-record-unplayable = Ein gesichertes Spiel folgt nicht den Regeln dieser Version; es wurde als { $file } beiseitegelegt.
notice-record-too-big = { $file } ist zu groß für ein gesichertes Spiel; die Datei blieb unberührt.
notice-record-unsaved = Das Spiel ließ sich eben nicht sichern (Datenträger voll oder geschützt); es geht weiter, und jede Aktion versucht es erneut.
notice-record-saved-again = Das Spiel lässt sich wieder sichern; nichts ging verloren.
notice-save-failed = „{ $name }“ konnte nicht gesichert werden.
notice-file-unreadable = { $file } ist nicht lesbar.
notice-already-running = Das Spiel läuft schon; dieses zweite Fenster führt sein eigenes Spiel.
notice-hall-damaged = Die Ruhmeshalle war beschädigt; sie wurde als { $file } beiseitegelegt, eine neue beginnt.
notice-hall-unwritable = Die Ruhmeshalle lässt sich nicht schreiben; Ergebnisse gelten, bis das Programm endet.
notice-hall-newer = Die Ruhmeshalle stammt aus einer neueren Version; sie bleibt als { $file }, eine neue beginnt.
notice-lessons-damaged = Die Notizen zu deinen Lektionen waren beschädigt; sie liegen nun in { $file }, und neue beginnen.
notice-export-failed = { $file } konnte nicht geschrieben werden.
notice-kernels-child-died = Die Vorbereitung brach unerwartet ab; sie geht im Programm weiter, das kurz weniger flüssig sein kann.
notice-kernels-failed = Die Regeln von { $game } konnten nicht vorbereitet werden; das Protokoll sagt, warum.
notice-opponent-stumbled = Ein Gegner stolperte und machte einen einfachen Zug; das Protokoll sagt, warum.

## cheops

treasure-R = Karneol
treasure-O = Bernstein
treasure-G = Malachit
treasure-B = Lapis
treasure-V = Amethyst
treasure-W = Alabaster
treasure-name =
    { $colour ->
        [R] Karneol
        [O] Bernstein
        [G] Malachit
        [B] Lapis
        [V] Amethyst
       *[W] Alabaster
    }
treasure-a =
    { $colour ->
        [R] einen Karneol
        [O] einen Bernstein
        [G] einen Malachit
        [B] einen Lapis
        [V] einen Amethyst
       *[W] einen Alabaster
    }
treasure-given =
    { $given ->
        [R] einen Karneol
        [O] einen Bernstein
        [G] einen Malachit
        [B] einen Lapis
        [V] einen Amethyst
       *[W] einen Alabaster
    }
treasure-received =
    { $received ->
        [R] einen Karneol
        [O] einen Bernstein
        [G] einen Malachit
        [B] einen Lapis
        [V] einen Amethyst
       *[W] einen Alabaster
    }

family-F = Vater
family-M = Mutter
family-D = Tochter
family-S = Sohn
family-N = Nachbar
family-the =
    { $member ->
        [F] den Vater
        [M] die Mutter
        [D] die Tochter
       *[S] den Sohn
    }
family-none =
    { $member ->
        [F] Kein Vater
        [M] Keine Mutter
        [D] Keine Tochter
       *[S] Kein Sohn
    }

cheops-market = Marktpreis
cheops-stacks = Zugstapel
cheops-neighbours = Nachbarn
cheops-hand = Deine Hand
cheops-kept = Behalten
cheops-purse = Börse
cheops-peek = Halten zum Ansehen
cheops-sell = Verkaufen für { $price }
cheops-keep = Behalten
cheops-box = In die Schachtel
cheops-hold = Aufheben
cheops-pay = { $price } zahlen
cheops-end = Zug beenden
cheops-pass = Passen
cheops-count = Abrechnung
cheops-sell-outcome = Jetzt { $price } – der nächste ist am Ende { $next } wert
cheops-keep-outcome = Am Ende bezahlt: nach jetzigem Stand { $value }
cheops-treasure-tip = { $kept } von allen behalten, { $left } noch in der Pyramide
cheops-stack-tip =
    { $count ->
        [0] Dieser Stapel ist leer
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
cheops-family-left = { $father } × Vater, { $mother } × Mutter, { $daughter } × Tochter, { $son } × Sohn

cheops-choose-table = Wähle eine Preistafel
cheops-choose-number = Wähle eine Zahl einer Preistafel
cheops-choose-law = Wähle das Gesetz, das verschwindet
cheops-choose-kept = Wähle einen deiner behaltenen Schätze
cheops-choose-block = Wähle einen Block
cheops-choose-tile = Wähle ein Plättchen aus deiner Hand
cheops-choose-two = Wähle zwei Schätze zum Tauschen
cheops-choose-colour = Wähle die Farbe, für die Gesetz 9 zählt

law-1-name = Mageres Jahr
law-1-effect = Der Marktpreis ist jetzt 5.
law-2-name = Fettes Jahr
law-2-effect = Der Marktpreis ist jetzt 15.
law-3-name = Drittes Siegel
law-3-effect = Das Spiel endet bei drei vollen Tafeln statt bei zwei.
law-4-name = Zwangsverkauf
law-4-effect = Diese Farbe muss beim Nehmen verkauft werden; ist ihre Tafel voll, kommt sie in die Schachtel.
law-5-name = Marktsperre
law-5-effect = Diese Farbe kann nicht mehr verkauft werden; sie muss behalten werden.
law-6-name = Stummer Stein
law-6-effect = Ohne Wirkung; er belegt nur den Platz unter einer Tafel.
law-7-name = Vergoldete Zahl
law-7-effect = Eine freie Zahl einer Tafel ist jetzt 20 wert.
law-8-name = Zerbrochene Tafel
law-8-effect = Nimm eine andere Gesetzestafel aus dem Spiel.
law-9-name = Fälschung
law-9-effect = Zahle 25: Am Ende zählt sie als ein behaltener Schatz einer Farbe deiner Wahl.
law-10-name = Nachtverkauf
law-10-effect = Verkaufe einen deiner behaltenen Schätze zum Marktpreis.
law-11-name = Zweite Hand
law-11-effect = Lege noch ein Plättchen auf einen Block mit einem Schatz.
law-12-name = Tausch
law-12-effect = Tausche zwei Schätze der Pyramide oder einen von dir mit einem dort.

# the screen of Cheops; ◆ is the place of a picture
cheops-full-tables = Volle Tafeln
cheops-call = Nachbarn rufen
cheops-put-back = Zurück
cheops-again = Die Züge der anderen noch einmal
cheops-takes = { $name } nimmt { treasure-a }
cheops-finds = { $name } findet „{ $title }“
cheops-choose-fitting = Wähle ein Plättchen, das dort passt
cheops-choose-second = Wähle, wogegen getauscht wird
cheops-choose-stack = Fülle deine Hand auf oder beende den Zug
cheops-sell-or-keep = Jetzt verkaufen oder bis zum Ende behalten
cheops-must-pass = Kein Plättchen deiner Hand passt
cheops-may-end = Beende deinen Zug
cheops-nothing-to-remove = Kein Gesetz zu entfernen: Es kommt in die Schachtel.
cheops-none-fits = Keines deiner Plättchen passt auf { $block }: Daneben liegt dasselbe Familienmitglied.
cheops-tile-no-place = Dieses Plättchen kann jetzt nirgends liegen.
cheops-not-now = Hier gibt es jetzt nichts zu tun.
cheops-too-dear = Du kannst { $price } nicht bezahlen.
cheops-neighbour-no-use = Wo der Nachbar auch läge, du könntest kein Plättchen legen.
cheops-law-9-waits = Gesetz 9 zählt am Ende des Spiels.
cheops-law-no-use = Dieses Gesetz lässt sich jetzt nicht nutzen.
cheops-law-title = Gesetz { $law }: { $title }
cheops-face-down = Eine Gesetzestafel, verdeckt
cheops-row-number = { $number } für jeden behaltenen Schatz
cheops-row-pair = Je { $larger }; wer allein die meisten hat, bekommt nur je { $smaller }
cheops-row-times = { $factor } × die Zahl der von allen behaltenen, für jeden
cheops-row-covered = { $number }, von einem verkauften Schatz bedeckt
cheops-row-last = Die letzte Zahl wird nie bedeckt.
cheops-row-now = Nach jetzigem Stand:
cheops-under-empty = Platz für Gesetz 4, 5 oder 6
cheops-hand-tip = Darf nicht neben demselben Mitglied liegen
cheops-stack-left = Noch in den Stapeln:
cheops-purse-tip = Dein Geld: Wer am Ende am meisten hat, gewinnt. Die Börsen der anderen bleiben zu.
cheops-market-tip = Ein verkaufter Schatz bringt jetzt { $price }.
cheops-ending-tip = Das Spiel endet bei { $count } vollen Tafeln.
cheops-log-laid = legt ◆ auf { $block }
cheops-log-neighbour = ruft einen ◆
cheops-log-sold = verkauft ◆ für { $price }
cheops-log-kept = behält ◆
cheops-log-boxed = ◆ in die Schachtel
cheops-log-found = findet ◆
cheops-log-law = legt ◆
cheops-log-law-on = legt ◆ zu ◆
cheops-log-removed = entfernt ◆
cheops-log-held = hebt ◆ auf
cheops-log-paid = zahlt { $price } für ◆
cheops-log-played = spielt ◆
cheops-log-exchanged = tauscht ◆ und ◆
cheops-log-drew = zieht ◆
cheops-log-passed = kann nicht legen
cheops-log-declared = ◆ zählt als ◆

## gold

loot-2 = Schatz im Wert von 2
loot-3 = Schatz im Wert von 3
loot-bust = Die Büste des Pharao
loot-a =
    { $treasure ->
        [bust] die Büste
       *[worth] einen Schatz im Wert von { $treasure }
    }
figure-of =
    { $figure ->
        [P] Der Träger von { $name }
       *[A] Der Archäologe von { $name }
    }

gold-archaeologist = Archäologe
gold-porter = Träger
gold-lanterns = Laternen
gold-museum = Museum
gold-photos = Fotos
gold-actions-left =
    { $count ->
        [0] Keine Aktion mehr
        [one] Noch { $count } Aktion
       *[other] Noch { $count } Aktionen
    }
gold-walk = Gehen
gold-reveal = Aufdecken
gold-rotate = Feld drehen
gold-set = So legen
gold-lantern = Laterne stellen
gold-unlantern = Laterne nehmen
gold-pick = Aufheben
gold-drop = Ablegen
gold-steal = Stehlen
gold-end = Zug beenden
gold-swap = Figur wechseln
gold-cost =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
gold-mummy-way = Eine Mumie fände den Ausgang
gold-no-way = Kein Weg führt hinaus
gold-falling = Das Grab stürzt ein!
gold-next-ring = Der nächste Ring fällt nach dem Zug von { $name }
gold-countdown =
    { $count ->
        [one] Die Kammer fällt in { $count } Zug von { $name }
       *[other] Die Kammer fällt in { $count } Zügen von { $name }
    }
gold-rings-left =
    { $count ->
        [one] { $count } Ring steht noch
       *[other] { $count } Ringe stehen noch
    }
gold-lost-archaeologist = Der Archäologe von { $name } ist verloren: −2
gold-lost-porter = Der Träger von { $name } ist verloren: −1
gold-museum-empty = Noch nichts geborgen
gold-chamber-cracks = Die Kammer reißt
gold-falls-next = Das stürzt als Nächstes ein.
gold-steal-from = { $name } bestehlen
gold-pick-up =
    { $treasure ->
        [bust] Büste nehmen
       *[worth] { $treasure } aufheben
    }
gold-nothing-to-turn = Hier gibt es kein Feld zum Drehen.
gold-bust-found = Die Büste des Pharaos!
gold-bust-found-line = 5 Punkte, der schönste Fund. Ihre Kammer bekommt schon Risse.
gold-archaeologist-line = Geht, deckt auf, trägt einen Schatz.
gold-porter-line = Geht, dreht Felder, stellt Laternen auf.
gold-turn-it = Drehen, wie es gefällt
gold-turn-line = Links und rechts drehen das Feld, Bestätigen legt es.
gold-chamber = Eine Grabkammer!
gold-falling-line = Die Kammer ist gefallen, Ring um Ring folgt. Nichts wie raus!
gold-tip-lanterns = Laternen zur Hand: { $left }, im Labyrinth: { $out }
gold-tip-finds = Fotos: { $photos }, geborgene Schätze: { $treasures }
gold-tip-carries = Trägt: { $treasure }
gold-lost = Verluste

## egyptos

egyptos-black = Schwarz
egyptos-gold = Gold
egyptos-blue = Blau
egyptos-red = Rot
egyptos-faience = Fayence
egyptos-plays-black = spielt Schwarz
egyptos-plays-gold = spielt Gold
egyptos-plays-blue = spielt Blau
egyptos-plays-red = spielt Rot
egyptos-plays-faience = spielt Fayence
egyptos-toss = Die Münze fällt …
egyptos-begins = { $name } beginnt und wählt die Farbe
egyptos-cuts-off =
    { $count ->
        [one] Das würde { $count } Pyramide abtrennen
       *[other] Das würde { $count } Pyramiden abtrennen
    }
egyptos-repeated =
    { $count ->
        [one] Diese Stellung kam { $count } Mal vor
       *[other] Diese Stellung kam { $count } Mal vor
    }
egyptos-map = Ganzer Tisch
egyptos-centre = Ansicht zentrieren
egyptos-in-hand = Vorrat
egyptos-phase-place = 1 Alle zwölf legen.
egyptos-phase-move = 2 Dann je Zug eine versetzen.
egyptos-five-wins = Fünf in einer Reihe gewinnen.
egyptos-moves = Züge
egyptos-same = Gleiche Stellung
egyptos-drag = Ziehen bewegt den Tisch
egyptos-held = Du hältst die Ansicht
egyptos-do-place = { $name }, leg eine Pyramide
egyptos-do-move = { $name }, heb eine Pyramide
egyptos-do-lay = { $name }, leg sie hin
egyptos-do-pass = { $name } kann nicht ziehen
egyptos-or-back = oder leg sie zurück
egyptos-four = vier in einer Reihe: noch eine gewinnt
egyptos-pass = Passen
egyptos-draw-offered = Remis angeboten

## why not

why-cheops-game-over = Das Spiel ist vorbei.
why-cheops-no-such-action = Das geht hier nicht.
why-cheops-deal-with-taken-first = Entscheide zuerst über das, was du genommen hast.
why-cheops-declare-first = Nenne zuerst die Farbe von Gesetz 9.
why-cheops-placement-is-over = Du hast in diesem Zug schon gelegt.
why-cheops-placement-comes-first = Lege zuerst ein Plättchen.
why-cheops-block-carries-a-tile = Auf { $block } liegt schon ein Plättchen.
why-cheops-needs-two-tiles-beneath = Erst müssen beide Blöcke unter { $block } ein Plättchen tragen.
why-cheops-not-in-your-hand = { family-none } auf deiner Hand.
why-cheops-same-member-next-to-it = Neben { $block } liegt schon dasselbe Familienmitglied.
why-cheops-one-neighbour-a-turn = Nur ein Nachbar pro Zug.
why-cheops-no-neighbour-left = Es ist kein Nachbar mehr da.
why-cheops-not-enough-money = Das kostet { $price }; du hast { $money }.
why-cheops-no-tiles-in-hand = Du hast kein Plättchen auf der Hand.
why-cheops-no-placement-with-neighbour-there = Mit einem Nachbarn auf { $block } könntest du kein Plättchen deiner Hand legen.
why-cheops-a-tile-can-be-placed = Du kannst ein Plättchen legen, also nicht passen.
why-cheops-law-is-no-treasure = Gesetz { $law } ist kein Schatz: Es wird weder verkauft noch behalten.
why-cheops-law-does-not-go-to-the-box = Gesetz { $law } muss zuerst ausgeführt werden.
why-cheops-nothing-taken = Du hast nichts genommen, was man verkaufen oder behalten könnte.
why-cheops-treasure-does-not-go-to-the-box = Ein Schatz wird verkauft oder behalten, nicht weggelegt.
why-cheops-law-4-no-keeping = Gesetz 4: { treasure-name } darf nicht behalten werden.
why-cheops-table-is-full = Die Tafel ist voll: { treasure-name } kann nicht mehr verkauft werden.
why-cheops-law-5-no-selling = Gesetz 5: { treasure-name } kann nicht mehr verkauft werden.
why-cheops-no-law-taken = Du hast kein Gesetz genommen.
why-cheops-law-cannot-be-held = Gesetz { $law } lässt sich nicht aufheben: Führe es jetzt aus.
why-cheops-hand-is-full = Deine Hand ist voll.
why-cheops-stack-is-empty = Dieser Stapel ist leer.
why-cheops-declared-at-the-end-of-the-game = Die Farbe von Gesetz 9 wird am Ende des Spiels genannt.
why-cheops-law-not-taken = Du hast Gesetz { $law } nicht genommen.
why-cheops-table-has-a-law = Unter dieser Tafel liegt schon Gesetz { $law }.
why-cheops-law-not-yours = Gesetz { $law } liegt nicht vor dir.
why-cheops-law-taken-this-turn = Gesetz { $law } kam in diesem Zug: Es lässt sich erst später spielen.
why-cheops-no-laws-after-drawing = Nach dem Ziehen werden keine Gesetze mehr gespielt.
why-cheops-no-such-row = Diese Tafel hat keine Zeile { $row }.
why-cheops-row-is-covered = Diese Zahl ist schon bedeckt.
why-cheops-law-7-is-covered = Ein Schatz bedeckt dort Gesetz 7: Es bleibt.
why-cheops-no-law-there = Dort liegt kein Gesetz zum Entfernen.
why-cheops-none-kept = Du hast keinen { treasure-name } behalten.
why-cheops-law-11-needs-a-treasure = Gesetz 11 braucht einen Schatz; auf { $block } liegt keiner.
why-cheops-no-treasure-there = Auf { $block } liegt kein Schatz.
why-cheops-same-colour = Es braucht zwei Schätze verschiedener Farbe.

why-gold-game-over = Das Spiel ist vorbei.
why-gold-no-such-action = Das geht hier nicht.
why-gold-set-the-revealed-tile-first = Lege zuerst das aufgedeckte Feld { $tile }.
why-gold-archaeologist-lost = Dein Archäologe ist verloren.
why-gold-porter-lost = Dein Träger ist verloren.
why-gold-no-actions-left = Du hast in diesem Zug keine Aktion mehr.
why-gold-tile-has-fallen = { $tile } ist eingestürzt.
why-gold-already-there = Die Figur steht schon dort.
why-gold-tile-face-down = { $tile } ist noch unbekannt.
why-gold-wall-between = Eine Wand versperrt den Weg nach { $tile }.
why-gold-no-chain-of-lanterns = { $tile } ist zu weit: Keine Kette deiner Laternen führt dorthin.
why-gold-already-face-up = { $tile } ist schon aufgedeckt.
why-gold-not-a-neighbour = { $tile } liegt nicht neben der Figur.
why-gold-own-tile-shows-a-wall = Das Feld der Figur hat nach { $tile } eine Wand.
why-gold-nothing-to-set = Es gibt kein Feld zu legen.
why-gold-another-shape = { $tile } hat eine andere Form.
why-gold-entrance-stays = Der Eingang lässt sich nicht drehen.
why-gold-lies-so-already = { $tile } liegt schon so.
why-gold-lantern-here-already = Hier steht schon eine Laterne von dir.
why-gold-no-lanterns-left = Du hast keine Laterne mehr.
why-gold-no-lantern-here = Hier steht keine Laterne von dir.
why-gold-hands-full = Dein Archäologe hat schon die Hände voll.
why-gold-not-lying-here = So ein Schatz liegt hier nicht.
why-gold-hands-empty = Dein Archäologe trägt nichts.
why-gold-just-taken = Eben Genommenes lässt sich erst nach einer weiteren Aktion ablegen.
why-gold-no-such-seat = Diesen Spieler gibt es nicht.
why-gold-your-own-hands = Sich selbst kann man nicht bestehlen.
why-gold-not-on-the-same-tile = Der Archäologe von { $name } steht woanders.
why-gold-carries-nothing = Der Archäologe von { $name } trägt nichts.

why-egyptos-game-over = Das Spiel ist vorbei.
why-egyptos-no-such-action = Das geht hier nicht.
why-egyptos-all-pyramids-laid = Alle Pyramiden liegen: Hebe eine von deinen.
why-egyptos-first-lies-at-origin = Die erste Pyramide liegt in der Mitte des Tisches.
why-egyptos-touches-nothing = Eine Pyramide muss eine andere berühren.
why-egyptos-cell-taken = Dort liegt schon eine Pyramide.
why-egyptos-pyramids-still-to-lay = Zuerst werden alle Pyramiden gelegt.
why-egyptos-not-your-pyramid = Das ist nicht deine Pyramide.
why-egyptos-same-cell = Sie muss auf ein anderes Feld.
why-egyptos-would-split-group = Ohne diese Pyramide zerfiele die Gruppe.
why-egyptos-must-move = Du kannst ziehen, also nicht passen.

## chronicle

chronicle-cheops-tile-laid = { $name } legt { family-the } auf { $block }
chronicle-cheops-neighbour-bought = { $name } ruft einen Nachbarn auf { $block }
chronicle-cheops-treasure-sold = { $name } verkauft { treasure-a } für { $price }
chronicle-cheops-treasure-kept = { $name } behält { treasure-a }
chronicle-cheops-treasure-boxed = { $name } legt { treasure-a } in die Schachtel
chronicle-cheops-law-turned-up = { $name } findet Gesetz { $law }
chronicle-cheops-law-laid =
    { $place ->
        [market] { $name } legt Gesetz { $law } auf den Markt
        [board] { $name } legt Gesetz { $law } auf den Plan
        [under] { $name } legt Gesetz { $law } unter { treasure-name }
       *[on] { $name } legt Gesetz { $law } auf { treasure-name }, Zeile { $row }
    }
chronicle-cheops-law-removed =
    { $place ->
        [market] { $name } nimmt Gesetz { $law } vom Markt
        [board] { $name } nimmt Gesetz { $law } vom Plan
        [under] { $name } nimmt Gesetz { $law } von { treasure-name }
        [on] { $name } nimmt Gesetz { $law } von { treasure-name }
       *[seat] { $name } entfernt Gesetz { $law } von { $owner }
    }
chronicle-cheops-law-held = { $name } hebt Gesetz { $law } auf
chronicle-cheops-law-paid = { $name } zahlt { $price } für Gesetz { $law }
chronicle-cheops-law-played = { $name } spielt Gesetz { $law }
chronicle-cheops-law-boxed = Gesetz { $law } kommt in die Schachtel
chronicle-cheops-market-price-changed = Der Marktpreis ist jetzt { $new }
chronicle-cheops-treasures-exchanged = { $name } tauscht { $first } und { $second }
chronicle-cheops-kept-treasure-exchanged = { $name } tauscht { treasure-given } gegen { treasure-received }
chronicle-cheops-tile-drawn = { $name } zieht { family-the }
chronicle-cheops-turn-passed = { $name } kann nicht legen und passt
chronicle-cheops-table-full = Die Tafel { treasure-name } ist voll
chronicle-cheops-law-declared = Gesetz 9 zählt als { treasure-name }
chronicle-cheops-treasures-counted = { $name }: { $number } × { treasure-name } = { $total }
chronicle-cheops-money-counted = { $name }: { $money } insgesamt

chronicle-gold-figure-walked = { figure-of } geht nach { $last }
chronicle-gold-tile-revealed =
    { $chamber ->
        [yes] { $name } findet eine Grabkammer auf { $tile }
       *[no] { $name } deckt { $tile } auf
    }
chronicle-gold-tile-rotated = { $name } dreht { $tile }
chronicle-gold-lantern-set = { $name } stellt eine Laterne auf { $tile }
chronicle-gold-lantern-taken = { $name } nimmt die Laterne von { $tile }
chronicle-gold-treasure-picked-up = { $name } hebt { loot-a } auf
chronicle-gold-treasure-dropped = { $name } legt { loot-a } auf { $tile } ab
chronicle-gold-treasure-stolen = { $name } stiehlt { loot-a } von { $victim }
chronicle-gold-treasure-delivered = { $name } bringt { loot-a } hinaus
chronicle-gold-photo-taken = { $name } fotografiert die Kammer auf { $tile }
chronicle-gold-mummy-woke = Die Mumie auf { $tile } erwacht
chronicle-gold-mummy-asleep = Hinter dem Stein von { $tile } schläft eine Mumie weiter
chronicle-gold-figure-fled = { figure-of } flieht von { $tile }
chronicle-gold-curse-struck = Ein Fluch weht aus { $tile }
chronicle-gold-curse-asleep = Ein Fluch bleibt auf { $tile } eingeschlossen
chronicle-gold-lanterns-went-out =
    { $count ->
        [one] { $count } Laterne von { $name } erlischt
       *[other] { $count } Laternen von { $name } erlöschen
    }
chronicle-gold-chamber-fell = Die Kammer der Büste auf { $tile } stürzt ein
chronicle-gold-ring-fell =
    { $count ->
        [one] Ein Ring von { $count } Feld fällt
       *[other] Ein Ring von { $count } Feldern fällt
    }
chronicle-gold-rest-fell = Der Rest der Pyramide stürzt ein
chronicle-gold-figure-lost = { figure-of } ist auf { $tile } verloren
chronicle-gold-treasures-lost =
    { $count ->
        [one] { $count } Schatz ist auf { $tile } verloren
       *[other] { $count } Schätze sind auf { $tile } verloren
    }
chronicle-gold-lanterns-lost =
    { $count ->
        [one] { $count } Laterne von { $name } ist verloren
       *[other] { $count } Laternen von { $name } sind verloren
    }
chronicle-gold-clock-player-changed = Von nun an fällt ein Ring nach jedem Zug von { $name }
chronicle-gold-countdown-moved =
    { $left ->
        [one] Die Kammer fällt in { $left } Zug von { $name }
       *[other] Die Kammer fällt in { $left } Zügen von { $name }
    }
chronicle-gold-final-count =
    { $score ->
        [one] { $name }: { $score } Punkt
       *[other] { $name }: { $score } Punkte
    }

chronicle-egyptos-pyramid-placed = { $name } legt auf { $cell }
chronicle-egyptos-pyramid-moved = { $name } versetzt { $origin } nach { $cell }
chronicle-egyptos-turn-passed = { $name } hat keinen Zug und passt
chronicle-egyptos-moving-began = Alle Pyramiden liegen: jetzt wird versetzt
chronicle-egyptos-row-made = { $name } hat { $count } in einer Reihe

## Deals, challenges, riddles
results-swap-seats = Plätze tauschen
results-deal-code = Auslage { $code }
deal-code-copied = Der Code { $code } ist in der Zwischenablage. Freunde geben ihn unter Herausforderungen ein.
deal-code-told = Der Code dieser Auslage ist { $code }. Freunde geben ihn unter Herausforderungen ein.
results-swap-tip = Dieselbe Auslage, alle rücken einen Stuhl weiter.
hall-player = Spieler
hall-daily = Tagesauslage { $date }
hall-no-record = Die Aufzeichnung dieser Partie wurde nicht aufgehoben.
hall-fact-games = Partien
hall-fact-wins = Gewonnen
hall-streak-now = Serie jetzt
hall-fact-hints = Tipps
hall-fact-draws = Unentschieden
hall-fact-best = Bester Wert
hall-fact-mean = Mittlerer Wert
title-challenges = Herausforderungen
challenges-heading = Herausforderungen
challenges-daily = Die Auslage des Tages
challenges-daily-tip = Gegen { $names }. Heute dieselbe Auslage für alle.
challenges-first-try = Nur der erste Versuch des Tages zählt.
challenges-nobody = Noch hat sie niemand gespielt.
challenges-code = Code der Auslage
challenges-code-heading = Auslage eines Freundes
challenges-code-enter = Code eingeben
challenges-code-line = Jede Auslage hat einen Code aus zehn Zeichen; nach der Partie steht er unter dem Ergebnis. Wer ihn hier eingibt, bekommt genau dieselbe Auslage und setzt sich, wohin er will.
challenges-code-wrong = „{ $code }“ ist nicht der Code einer Auslage: vielleicht stimmt ein Zeichen nicht.
setup-deal-given = Durch die Auslage { $code } festgelegt.
riddle-heading = Rätsel der Sphinx
riddle-sphinx = Sphinx
riddle-of-the-day = Rätsel des Tages
riddle-next = Nächstes Rätsel
riddle-all = Alle Rätsel
riddle-again = Noch einmal
riddle-none = In dieser Kopie des Spiels fehlen die Rätsel.
riddle-solved-of = { $solved } von { $total } gelöst
riddle-win-in =
    { $count ->
        [one] Gewinne in einem Zug
       *[other] Gewinne in { $count } Zügen
    }
riddle-tries =
    { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
riddle-banner-line = Rätsel der Sphinx · { $stars } Punkte
riddle-show = Zug zeigen
riddle-wrong =
    { $count ->
        [one] Die Sphinx lächelt: das gewinnt nicht sofort.
       *[other] Die Sphinx lächelt: das gewinnt nicht in { $count } Zügen.
    }
riddle-solved = Die Sphinx verneigt sich
riddle-solved-line = Das war der einzige Weg. Heute Nacht schläft sie schlecht.
riddle-shown = Fünf in einer Reihe
riddle-shown-line = Als gelöst zählt es noch nicht. Komm wieder, wenn sie dein Gesicht vergessen hat.

## hints

hint-look = Schau zuerst hierhin. Noch einmal fragen zeigt den Zug.
hint-move = { $deed }. Noch einmal fragen erklärt, warum.
hint-why = { $deed }. { $reasons }
hint-thinking = Die alte Lampe denkt nach …
hint-only-move = Es gibt nichts anderes zu tun.
hint-chances = Das verspricht etwa { $percent } % Gewinnchance.
hint-cheops-worth =
    { $left ->
        [one] { treasure-name } dürfte am Ende etwa { $price } wert sein; { $left } weiterer ist noch da.
       *[other] { treasure-name } dürfte am Ende etwa { $price } wert sein; { $left } weitere sind noch da.
    }
hint-cheops-worth-few =
    { $left ->
        [one] { treasure-name } dürfte am Ende etwa { $price } wert sein, und nur { $left } weiterer ist noch da.
       *[other] { treasure-name } dürfte am Ende etwa { $price } wert sein, und nur { $left } weitere sind noch da.
    }
hint-cheops-sell = Der Markt zahlt jetzt { $market }; behalten brächte { treasure-name } etwa { $price }.
hint-cheops-spoil = Ein Verkauf verschiebt den Preis von { treasure-name }, und { $name } hat davon { $number } behalten.
hint-cheops-deny = { $name } hat schon { $number } × { treasure-name } und will mehr davon.
hint-cheops-law-there = Dort liegt eine Gesetzestafel, und wer sie findet, entscheidet.
hint-cheops-end-near =
    { $sales ->
        [one] Nur noch { $sales } Verkauf fehlt bis zum Ende des Spiels.
       *[other] Nur noch { $sales } Verkäufe fehlen bis zum Ende des Spiels.
    }
hint-cheops-neighbour = Der Nachbar kostet 20, aber du nimmst in diesem Zug zweimal.
hint-cheops-draw =
    { $count ->
        [one] Zieh { family-the }: dann hältst du { $count } Art.
       *[other] Zieh { family-the }: dann hältst du { $count } verschiedene Mitglieder, und mehr Blöcke passen.
    }
hint-cheops-law-4 = Ab jetzt darf niemand { treasure-name } behalten. Du hast { $own }, die anderen { $others }.
hint-cheops-law-5 = Der Preis von { treasure-name } bewegt sich nicht mehr. Du hast { $own }, die anderen { $others }.
hint-cheops-law-6 = Unter { treasure-name } passt kein Gesetz 4 oder 5 mehr. Du hast { $own }, die anderen { $others }.
hint-cheops-law-7 = Endet { treasure-name } bei Zeile { $row }, ist jeder { $price } wert.
hint-cheops-law-9 = Es kostet { $cost } und kann am Ende als { treasure-name } zählen: etwa { $price }.
hint-cheops-law-12 = Du gibst { treasure-given }, etwa { $less }, und bekommst { treasure-received }, etwa { $more }.
hint-gold-deliver =
    { $points ->
        [one] Du bringst { loot-a } hinaus: { $points } Punkt, den niemand nimmt.
       *[other] Du bringst { loot-a } hinaus: { $points } Punkte, die niemand nimmt.
    }
hint-gold-falls =
    { $rings ->
        [one] { $tile } fällt schon mit dem nächsten Ring, nach dem Zug von { $name }.
       *[other] { $tile } fällt mit dem { $rings }. Ring ab jetzt; jeder fällt nach einem Zug von { $name }.
    }
hint-gold-steal = { $name } trägt { loot-a }, und du stehst mit leeren Händen daneben.
hint-gold-pick =
    { $walks ->
        [one] Nimm { loot-a }: hinaus sind es { $walks } Gang.
       *[other] Nimm { loot-a }: hinaus sind es { $walks } Gänge.
    }
hint-gold-homeward =
    { $walks ->
        [one] Du trägst { loot-a }; dann fehlt noch { $walks } Gang bis zum Eingang.
       *[other] Du trägst { loot-a }; dann fehlen noch { $walks } Gänge bis zum Eingang.
    }
hint-gold-thief =
    { $walks ->
        [one] { $name } ist nur { $walks } Gang hinter dir, mit leeren Händen.
       *[other] { $name } ist nur { $walks } Gänge hinter dir, mit leeren Händen.
    }
hint-gold-loot =
    { $walks ->
        [one] Auf { $tile } holst du { loot-a }; dann fehlt noch { $walks } Gang.
       *[other] Auf { $tile } holst du { loot-a }; dann fehlen noch { $walks } Gänge.
    }
hint-gold-loot-race =
    { $walks ->
        [one] Auf { $tile } holst du { loot-a }; dann fehlt noch { $walks } Gang, { $name } braucht { $others }.
       *[other] Auf { $tile } holst du { loot-a }; dann fehlen noch { $walks } Gänge, { $name } braucht { $others }.
    }
hint-gold-reveal =
    { $chambers ->
        [one] { $chambers } Kammer liegt noch unter { $tiles } verdeckten Feldern.
       *[other] { $chambers } Kammern liegen noch unter { $tiles } verdeckten Feldern.
    }
hint-gold-set =
    { $count ->
        [one] So öffnet es sich zu { $count } verdeckten Feld.
       *[other] So öffnet es sich zu { $count } verdeckten Feldern.
    }
hint-gold-longer = { $name } trägt einen Schatz, und der Heimweg wächst von { $walks } auf { $longer } Gänge.
hint-gold-shorter = Dein Heimweg schrumpft von { $walks } auf { $shorter } Gänge.
hint-gold-porter = Ein Träger nützt nahe bei seinem Archäologen: dort dreht er Felder und stellt Laternen.
hint-egyptos-five = Das sind fünf in einer Reihe: du gewinnst.
hint-egyptos-blocks-four = { $name } hat vier und würde dort fünf machen.
hint-egyptos-two-threats = Das droht fünf an { $count } Stellen zugleich; eine Antwort reicht nicht.
hint-egyptos-forced = Von dort ist der Sieg erzwungen.
hint-egyptos-four = Das macht vier: darauf muss sofort geantwortet werden.
hint-egyptos-corner = Eine Antwort an einer Ecke ist bewiesen sicher; an einer Seite nicht.
hint-egyptos-blocks-three =
    { $count ->
        [one] Das schließt { $count } Fünferreihe, in der { $name } drei hat.
       *[other] Das schließt { $count } Fünferreihen, in denen { $name } drei hat.
    }
hint-egyptos-three =
    { $count ->
        [one] Das macht drei in { $count } offener Fünferreihe.
       *[other] Das macht drei in { $count } offenen Fünferreihen.
    }
hint-egyptos-idle = Die Pyramide, die du hebst, stand in keiner Reihe, die zählt.
hint-egyptos-lines =
    { $count ->
        [one] Durch diesen Platz steht dir noch { $count } Fünferreihe offen.
       *[other] Durch diesen Platz stehen dir noch { $count } Fünferreihen offen.
    }
deed-cheops-place = Lege { family-the } auf { $block }
deed-cheops-neighbour = Rufe einen Nachbarn auf { $block }
deed-cheops-sell = Verkaufe { treasure-a }
deed-cheops-keep = Behalte { treasure-a }
deed-cheops-box = Lege { treasure-a } in die Schachtel
deed-cheops-box-law = Lege Gesetz { $law } in die Schachtel
deed-cheops-hold = Hebe das Gesetz für später auf
deed-cheops-pass = Passe
deed-cheops-end = Beende den Zug
deed-cheops-draw = Ziehe von Stapel { $stack }
deed-cheops-declare = Lass Gesetz 9 als { treasure-name } zählen
deed-cheops-law-under = Lege Gesetz { $law } unter { treasure-name }
deed-cheops-law-7 = Lege Gesetz 7 auf Zeile { $row } von { treasure-name }
deed-cheops-law-8-market = Nimm das Gesetz vom Markt
deed-cheops-law-8-board = Nimm Gesetz 3 vom Plan
deed-cheops-law-8-under = Nimm das Gesetz unter { treasure-name } weg
deed-cheops-law-8-on = Nimm Gesetz 7 von { treasure-name }
deed-cheops-law-8-seat = Nimm Gesetz { $law } von { $name } weg
deed-cheops-law-9 = Bezahle Gesetz 9
deed-cheops-law-10 = Verkaufe mit Gesetz 10 einen behaltenen Schatz: { treasure-name }
deed-cheops-law-11 = Lege mit Gesetz 11 { family-the } auf { $block }
deed-cheops-law-12 = Tausche mit Gesetz 12 { $first } und { $second }
deed-cheops-law-12-kept = Tausche mit Gesetz 12 einen behaltenen Schatz ({ treasure-name }) gegen { $block }
deed-gold-walk =
    { $figure ->
        [P] Geh mit dem Träger nach { $tile }
       *[A] Geh mit dem Archäologen nach { $tile }
    }
deed-gold-reveal = Decke { $tile } auf
deed-gold-set = Lege { $tile } offen nach { $sides }
deed-gold-rotate = Drehe { $tile }, offen nach { $sides }
deed-gold-lantern = Stelle eine Laterne auf
deed-gold-unlantern = Nimm die Laterne
deed-gold-pick = Hebe { loot-a } auf
deed-gold-drop = Lege ab, was du trägst
deed-gold-steal = Bestiehl { $victim }
deed-gold-end = Beende den Zug
deed-egyptos-place = Lege eine Pyramide auf { $cell }
deed-egyptos-move = Versetze die Pyramide von { $origin } nach { $cell }
deed-egyptos-pass = Passe

## looking back

back-heading = Rückschau
back-theatre = Theater
back-seal = Siegel brechen
back-judge = Richter rufen
back-show = Zeigen
back-turning-points = Wendepunkte
back-judging = Ein Richter geht die Partie durch und weiß nur, was jeder wissen konnte. Die Kurve wächst dabei.
back-not-judged = Diese Partie hat noch niemand beurteilt.
back-no-points = Kein einzelner Zug hat die Partie gewendet: niemand gab mehr als wenig her.
back-cost = Zug { $number }, { $name }: kostete { $percent } %
back-instead = Versuche lieber: { $deed }
seal-heading = Das Siegel des fairen Spiels
seal-line = Jeder Gegner denkt jeden Zug neu, nur aus dem, was er sah.
seal-working = Bisher sind { $count } von { $total } Zügen gleich.
seal-whole =
    { $count ->
        [one] Das Siegel hält: { $count } Zug ist neu gedacht derselbe.
       *[other] Das Siegel hält: alle { $count } Züge sind neu gedacht dieselben.
    }
seal-partly = { $count } von { $total } Zügen sind gleich; die anderen lassen sich nicht prüfen.
seal-broken =
    { $count ->
        [one] Das Siegel ist bei { $count } Zug gebrochen: diese Aufzeichnung wurde geändert.
       *[other] Das Siegel ist bei { $count } Zügen gebrochen: diese Aufzeichnung wurde geändert.
    }
seal-none = In dieser Partie spielte keiner unserer Gegner.
seal-same = Neu gedacht: derselbe Zug
seal-forced = Der einzige Zug
seal-other-view = Er sah nicht, was das Siegel sagt
seal-other-move = Neu gedacht: ein anderer Zug
seal-learned = Von einer älteren Version gespielt
seal-stumbled = Seine Suche war gescheitert: irgendein Zug
seal-unsealed = Dieser Zug wurde nie versiegelt
replay-mark-back = Zur vorigen Marke
replay-mark-on = Zur nächsten Marke
film-whole = Die ganze Partie
film-sequence = Von Zug { $first } bis { $last }
film-collapse = Der Einsturz
film-making = Es wird gezeichnet …
film-failed = Die Datei ist nicht gelungen; das Protokoll sagt, warum.
film-no-collapse = In dieser Partie stürzt nichts ein.
film-no-part = Ein Teil ist whole, collapse oder zwei Züge wie 12:40.
film-no-record = --record nennt eine Datei mit einer Partie.
