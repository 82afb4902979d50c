# Khufu in het Nederlands. Dezelfde teksten in dezelfde volgorde als en.ftl; een test vergelijkt ze.

## common

common-yes = Ja
common-on = Aan
common-off = Uit
common-back = Terug
common-cancel = Annuleren
common-continue = Verder
common-delete = Wissen
common-percent = { $number } %

## title

title-name = Khufu
title-line = Drie spellen bij lantaarnlicht
title-continue = Verder
title-hall = Eregalerij
title-settings = Instellingen
title-replays = Terugkijken
title-quit = Stoppen
title-quit-ask = De vallei verlaten?
title-quit-line = Het lopende spel is bewaard.

## games

game-cheops-name = Cheops
game-cheops-line = Plunder en beheers de markt
game-cheops-players = 2–5
game-cheops-time = 45 min
game-gold-name = Het goud van de farao
game-gold-line = Het doolhof in voor het instort
game-gold-players = 2–4
game-gold-time = 40 min
game-egyptos-name = Egyptos
game-egyptos-line = Vijf piramides op een rij
game-egyptos-players = 2–3
game-egyptos-time = 15 min

variant-egyptos = Egyptos
variant-egyptos-line = De groep moet altijd één geheel blijven.
variant-egypte = Égypte
variant-egypte-line = Elke eigen piramide mag worden opgetild, ook als andere los komen te liggen.
variant-trio = Trio
variant-trio-line = Drie spelers; piramides raken elkaar met een zijde.

## levels

level-fellah = Fellah
level-fellah-line = Speelt op goed geluk
level-scribe = Schrijver
level-scribe-line = Speelt meteen
level-priest = Priester
level-priest-line = Denkt even na
level-vizier = Vizier
level-vizier-line = Denkt goed na
level-pharaoh = Farao
level-pharaoh-line = Denkt lang en diep na

## setup

setup-heading = Wie zit er aan tafel?
setup-human = Mens
setup-computer = Computer
setup-plays-with = Speelt met
setup-level = Niveau
setup-name = Naam
setup-ready = Klaar
setup-free = Vrije plaats
setup-free-line = Druk op een knop om mee te doen
setup-leave = Plaats verlaten
setup-begin = Begin het spel
setup-players-time =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } · { $minutes ->
        [one] ongeveer { $minutes } minuut
       *[other] ongeveer { $minutes } minuten
    }
setup-rules = Tafelregels
setup-first = Eerste speler
setup-first-random = Toeval
setup-variant = Variant
setup-hints = Hints
setup-money = Geld
setup-money-secret = Gesloten
setup-money-open = Open
setup-too-few =
    { $count ->
        [one] Voor dit spel is minstens { $count } speler nodig.
       *[other] Voor dit spel zijn minstens { $count } spelers nodig.
    }
setup-too-many =
    { $count ->
        [one] Dit spel is voor hoogstens { $count } speler.
       *[other] Dit spel is voor hoogstens { $count } spelers.
    }
setup-name-taken = Twee spelers kunnen niet dezelfde naam hebben.
error-name-empty = Er is een naam nodig.

player-1 = Nefret
player-2 = Amon
player-3 = Chepri
player-4 = Tiaa
player-5 = Bek

emblem-1 = Zon
emblem-2 = Maan
emblem-3 = Ankh
emblem-4 = Lotus
emblem-5 = Veer

## devices

device-mouse = Muis
device-keyboard = Toetsenbord
device-keyboard-left = Toetsenbord, linkerhelft
device-keyboard-right = Toetsenbord, rechterhelft
device-touch = Aanraking
device-pad = Gamepad { $number }
device-none = Geen apparaat
device-join = Druk op { $button } om mee te doen
device-prompt = { $button } { $action }

glyph-enter = Enter
glyph-space = Spatie
glyph-escape = Esc
glyph-tab = Tab
glyph-shift = Shift
glyph-control = Ctrl
glyph-alt = Alt
glyph-backspace = Backspace
glyph-delete = Del
glyph-home = Home
glyph-end = End
glyph-page-up = Page Up
glyph-page-down = Page Down

verb-up = Omhoog
verb-down = Omlaag
verb-left = Links
verb-right = Rechts
verb-confirm = Kiezen
verb-cancel = Terug
verb-hint = Hint
verb-undo = Terugnemen
verb-redo = Opnieuw
verb-rules = Regels
verb-menu = Pauze
verb-next = Volgende
verb-previous = Vorige
verb-peek = Spieken
verb-end-turn = Beurt beëindigen
verb-replay-turns = Beurten terugzien
verb-zoom-in = Inzoomen
verb-zoom-out = Uitzoomen
verb-recentre = Centreren
verb-pan-up = Beeld omhoog
verb-pan-down = Beeld omlaag
verb-pan-left = Beeld naar links
verb-pan-right = Beeld naar rechts
verb-page-left = Pagina links
verb-page-right = Pagina rechts
verb-fullscreen = Volledig scherm
verb-screenshot = Schermafdruk

## settings

settings-heading = Instellingen
settings-tab-game = Spel
settings-tab-look = Beeld
settings-tab-sound = Geluid
settings-tab-keys = Besturing
settings-language = Taal
settings-language-line = De woorden veranderen meteen.
settings-language-auto = Van het systeem ({ $language })
settings-text-size = Tekstgrootte
settings-text-size-line = Overal grotere letters.
settings-animation-speed = Animatie
settings-animation-speed-line = Hoe snel alles beweegt. Elke knop voltooit een beweging.
settings-animation-speed-x1 = ×1
settings-animation-speed-x2 = ×2
settings-animation-speed-instant = Direct
settings-reduced-motion = Minder beweging
settings-reduced-motion-line = Korte overgangen in plaats van vliegen, vallen en flakkeren.
settings-screen-shake = Schudden
settings-screen-shake-line = Het bord trilt als er steen valt.
settings-flashes = Flitsen
settings-flashes-line = Cameraflits en felle lichten.
settings-high-contrast = Hoog contrast
settings-high-contrast-line = Effen vlakken, sterke randen, witte tekst.
settings-colour-marks = Kleurtekens
settings-colour-marks-line = Een letter of embleem op alles wat een kleur heeft.
settings-effects-volume = Effecten
settings-effects-volume-line = Steen, munten, stappen en stemmen van de nacht.
settings-music-volume = Muziek
settings-music-volume-line = Oed en ney in de nachtlucht.
settings-mute = Dempen
settings-mute-line = Helemaal geen geluid.
settings-fullscreen = Volledig scherm
settings-fullscreen-line = Ook met F11 of Alt+Enter.
settings-time-per-move = Bedenktijd
settings-time-per-move-line = Hoe lang een tegenstander over een zet mag nadenken.
settings-time-per-move-fast = Kort
settings-time-per-move-normal = Normaal
settings-time-per-move-patient = Lang
settings-hints = Hints
settings-hints-line = De lamp geeft raad, in drie stappen.
settings-threat-lens = Dreigingen tonen
settings-threat-lens-line = Egyptos: rijen van drie en vier lichten op.
settings-money-cover = Afdekken tussen spelers
settings-money-cover-line = Cheops: in je beurt ligt je geld open; tussen twee mensen wordt het scherm afgedekt.
settings-bindings = Toetsen en knoppen
settings-bindings-line = Kies een regel en druk dan op de nieuwe toets.
settings-bindings-press = Druk op de nieuwe toets …
settings-bindings-taken = { $key } is weggehaald bij ‘{ $verb }’.
settings-bindings-refused = { $key } kan hier niet voor dienen.
settings-bindings-reset = Standaardtoetsen
settings-reset = Alles herstellen
settings-reset-ask = Alles terugzetten zoals het eerst was?

## pause

pause-heading = Pauze
pause-resume = Verder spelen
pause-save = Spel bewaren
pause-save-name = Naam van het bewaarde spel
pause-saved = Bewaard als ‘{ $name }’.
pause-rules = Regels
pause-settings = Instellingen
pause-restart = Opnieuw beginnen
pause-restart-ask = Dit spel opgeven en opnieuw beginnen?
pause-leave = Hoofdmenu
pause-leave-line = Het spel wacht onder ‘Verder’.
pause-cover = { $name }, jij bent aan de beurt
pause-cover-line = Druk op een knop als alleen jij kijkt.

## match

match-turn = { $name } is aan de beurt
match-your-turn = { $name }, jij bent aan de beurt
match-thinking = { $name } denkt na …
match-undo = Terugnemen
match-undo-nothing = Er valt niets terug te nemen.
match-undo-hidden = Er is iets onthuld: dit kan niet meer worden teruggenomen.
match-undo-opponent = Je kunt alleen je eigen beurt terugnemen.
match-hint = Hint
match-hint-off = Aan deze tafel zijn er geen hints.
match-hint-none = De lamp is uit: jij bent niet aan de beurt.
match-save = Bewaren
match-rules = Regels
match-settings = Instellingen
match-chronicle = Kroniek
match-chronicle-open = Lees alles wat er gebeurde
match-since = Sinds je vorige beurt
match-draw-offer = Remise aanbieden
match-draw-ask = { $name } biedt remise aan.
match-draw-accept = Aannemen
match-draw-decline = Weigeren
match-draw-declined = { $name } speelt door.
match-turns-left =
    { $count ->
        [one] nog { $count } zet
       *[other] nog { $count } zetten
    }

## results

results-wins = { $name } wint
results-share = { $names } delen de overwinning
results-draw = Remise
results-rank = Plaats
results-name = Naam
results-purse = Beurs
results-kept = Bewaard
results-law-9 = Wet 9
results-photos = Foto’s
results-treasures = Schatten
results-bust = Buste
results-lost = Verlies
results-total = Totaal
results-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
results-piastres =
    { $count ->
        [one] { $count } piaster
       *[other] { $count } piasters
    }
results-again = Nog een keer
results-same-deal = Zelfde opzet
results-seats = Plaatsen wisselen
results-menu = Hoofdmenu
results-look-back = Terugkijken
results-save = Spel bewaren

reason-cheops-empty = De piramide is leeg.
reason-cheops-tables = Er zijn genoeg prijstabellen vol.
reason-cheops-blocked = Niemand kan een tegel leggen.
reason-gold-collapse = De piramide is ingestort.
reason-gold-idle = Niemand bewoog nog.
reason-gold-rounds = De laatste ronde is voorbij.
reason-egyptos-five = Vijf op een rij.
reason-egyptos-repetition = Dezelfde stelling voor de derde keer.
reason-egyptos-moves = De zetten zijn op.
reason-egyptos-agreed = De spelers zijn remise overeengekomen.

## hall

hall-heading = Eregalerij
hall-empty = Nog niemand heeft een spel uitgespeeld.
hall-all-games = Alle spellen
hall-date = Datum
hall-players = Spelers
hall-winner = Winnaar
hall-score = Score
hall-rating = Rating
hall-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
hall-wins =
    { $count ->
        [one] { $count } keer gewonnen
       *[other] { $count } keer gewonnen
    }
hall-streak = Beste reeks
hall-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
hall-export = Als CSV opslaan
hall-exported = Geschreven naar { $file }.
hall-delete = Wissen
hall-delete-ask = Deze uitslag voorgoed wissen?

## rules

rules-heading = Regels
rules-search = Typ om te zoeken
rules-scroll = Bladeren
rules-nothing-found = Niets gevonden.
rules-house = Huisregel
rules-cheops-aim = Het doel
rules-cheops-aim-text =
    De familie Ahliman plundert de piramide. Schatten worden meteen voor de marktprijs verkocht, of bewaard in de hoop op een betere prijs aan het eind.

    Wie aan het eind het meeste geld heeft, wint.
rules-cheops-aim-house =
    Bij gelijk geld delen de spelers de overwinning.
rules-cheops-pieces = Wat er op tafel ligt
rules-cheops-pieces-text =
    De piramide heeft 66 blokken: elf in de onderste rij a, tien in rij b, enzovoort tot het ene blok k1. Een blok rust op twee blokken van de rij eronder en heeft tot zes buren: links, rechts, twee eronder, twee erboven.

    Zestig blokken dragen schatten, tien van elk van zes kleuren. Zes oogblokken verbergen wetstafels.

    Elke kleur heeft een prijstabel. Het bovenste getal dat geen verkochte schat bedekt, is wat een bewaarde schat van die kleur nu waard is.

    Er zijn 64 familietegels, zestien elk van vader, moeder, dochter en zoon; vier buren; twaalf wetstafels.
rules-cheops-pieces-house =
    De namen van de kleuren en van de familieleden zijn van ons. De oogblokken zijn b3, b8, d3, d6, f2 en f5. De bank raakt nooit zonder geld.
rules-cheops-start = Opzetten
rules-cheops-start-text =
    Van elk van de drie soorten worden twee prijstabellen getrokken en willekeurig over de zes kleuren verdeeld. Zes van de twaalf wetten komen op de oogblokken; de andere zes gaan ongezien weg.

    Iedereen begint met één tegel van elk familielid en zonder geld. De andere tegels vormen drie stapels; alleen de bovenste is te zien. De marktprijs is 10. Er wordt met de klok mee gespeeld.

    Iedereen ziet de piramide, de tabellen, de handen, de bovenste tegels, bewaarde schatten en achtergehouden wetten. Verborgen zijn de tafels in de piramide, de volgorde in de stapels en ieders geld.
rules-cheops-start-house =
    De stapels zijn zo gelijk mogelijk, geen lager dan de volgende. Wie begint, beslist het lot of de tafel.
rules-cheops-placing = Een tegel leggen
rules-cheops-placing-text =
    In je beurt moet je, als je kunt, een tegel uit je hand leggen op een blok waarop nog een schat of tafel ligt. Je neemt wat er ligt, en de tegel blijft.

    Het blok moet in de onderste rij liggen, of beide blokken waarop het rust moeten een tegel dragen; een buur telt mee. Geen aangrenzend blok mag een tegel van hetzelfde familielid dragen.

    Voor het leggen mag je achtergehouden wetten spelen en één buur roepen, in elke volgorde.

    Past geen tegel uit je hand, dan vervalt het leggen. Nooit uit vrije keuze.
rules-cheops-placing-house =
    Wie niet kan leggen, gaat door met het einde van de beurt: achtergehouden wetten en trekken.
rules-cheops-treasure = Verkopen of houden
rules-cheops-treasure-text =
    Verkopen: je krijgt de marktprijs, 10 tot een wet die verandert. De schat bedekt het bovenste vrije getal van zijn tabel, zodat de waarde van de kleur voor iedereen verandert.

    Houden: leg hem open voor je. Hij wordt aan het eind betaald.

    Het laatste getal van een tabel wordt nooit bedekt. Is alleen dat nog vrij, dan is de tabel vol: die kleur kan niet meer verkocht worden en moet bewaard worden.
rules-cheops-neighbour = Buren
rules-cheops-neighbour-text =
    Eén keer per beurt, voor het leggen, mag je 20 piaster betalen voor een buur. Leg hem op een blok dat zoals gewoonlijk gesteund wordt, neem wat er ligt en beslis erover; daarna heb je je gewone beurt. Een buur steunt tegels erboven als een familietegel.

    Er moet een buur over zijn, je hebt 20 piaster nodig en minstens één tegel in je hand.
rules-cheops-neighbour-house =
    Families doen er voor een buur niet toe.

    Met de buur daar moet je een tegel uit je hand kunnen leggen, ook als je dat eerst niet kon. Dat wordt alleen bij de koop gekeken: maakt wat volgt het leggen onmogelijk, dan vervalt het. Kopen hoeft nooit.
rules-cheops-laws = Wetstafels
rules-cheops-laws-text =
    Een genomen tafel wordt omgedraaid en meteen uitgevoerd. 1 en 2 gaan naar de markt, 3 naar het bord, 4, 5 en 6 onder een tabel, 7 op een getal. 10, 11 en 12 worden meteen gebruikt of achtergehouden, en gaan na gebruik in de doos.
rules-cheops-laws-house =
    De 20 van wet 7 is van ons.
rules-cheops-law-details = De wetten precies
rules-cheops-law-details-text =
    Onder een tabel ligt hoogstens één wet. 4, 5 en 6 mogen onder elke tabel zonder wet, vol of niet.

    Wet 4 bindt wat vanaf nu genomen wordt; is de tabel vol, dan gaat wat van die kleur genomen wordt in de doos.

    Wet 7 mag op elk vrij getal liggen, ook op het laatste.

    Wet 8 moet iets verwijderen als het kan: de bovenste markttafel, de 3, een 4, 5 of 6, een 7 die geen schat bedekt (het gedrukte getal geldt weer), of een tafel voor een speler, jijzelf inbegrepen; ook een betaalde 9, zonder teruggave. Nooit een dichte tafel. Wat eruit volgt, volgt meteen. Is er niets te verwijderen, dan gaat 8 in de doos.

    Wet 9 kost 25. Met minder geld, of als je haar niet wilt, gaat ze in de doos.

    Wet 10 vraagt een tabel die niet vol is en geen wet 5 heeft; ze mag een kleur onder wet 4 verkopen.

    Wet 11 vraagt een blok met een schat, die zoals gewoonlijk verkocht of bewaard wordt. Ze mag ook gespeeld worden als daarna geen leggen mogelijk is.

    Wet 12 neemt twee willekeurige schatten in de piramide, bereikbaar of niet, of een van jou en een daar; wet 5 beperkt haar niet. Ze kan je geen kleur onder wet 4 brengen, wel er een afnemen.

    Wetten 10 tot 12 die bij het nemen niet bruikbaar zijn, worden open achtergehouden. Achtergehouden wetten speel je in een latere eigen beurt, extra.
rules-cheops-law-details-house =
    1 en 2 stapelen: de bovenste geldt. Verwijdert 8 die, dan geldt weer die eronder, of 10.

    Behalve op het laatste getal mag een schat wet 7 later bedekken.

    Schatten die voor wet 4 bewaard zijn, worden aan het eind nog betaald. Wet 9 mag voor elke kleur gelden.

    Wet 12 vraagt twee schatten van verschillende kleur.

    Achtergehouden wetten speel je aan het begin of aan het eind van een beurt; een beurt met een buur is één beurt.
rules-cheops-drawing = Tegels trekken
rules-cheops-drawing-text =
    Aan het eind van je beurt mag je, zolang je minder dan vier tegels hebt, de bovenste van een stapel trekken, één tegelijk, of stoppen. Trekken hoeft nooit.

    Voor het eerste trekken mag je nog wetten spelen die je sinds een eerdere beurt hebt; daarna niet meer.

    Wie geen tegels heeft, legt niet en kan geen buur roepen.
rules-cheops-drawing-house =
    De hand wordt aangevuld tot vier, van elk van de drie stapels. (De Nederlandse tekst trekt alleen van de voorste, de Franse en Italiaanse van elke.) Wie geen tegels heeft, mag aan het eind van zijn beurt trekken.
rules-cheops-end = Einde en eindtelling
rules-cheops-end-text =
    Het spel eindigt als de piramide schat noch tafel bevat en over het laatst genomene beslist is; meteen als twee tabellen vol zijn (drie met wet 3); of als niemand kan leggen.

    Dan worden bewaarde schatten betaald, elke kleur naar het bovenste vrije getal van haar tabel. Een gewoon getal geldt per schat.

    Van twee getallen, zoals 20/10, krijgt wie er meer van heeft dan elk ander per stuk het kleinere, alle anderen het grotere. Bij gelijkspel om de meeste krijgt iedereen het grotere.

    3X betekent driemaal X per stuk; X is het aantal van die kleur dat allen samen bewaarden, wet 9 inbegrepen.

    Het meeste geld wint.
rules-cheops-end-house =
    Of niemand kan leggen, wordt aan het begin van een beurt gekeken; buren en later trekken tellen niet.

    Wie wet 9 heeft, moet voor de telling de kleur noemen.

    Bij gelijk geld wordt de overwinning gedeeld.
rules-cheops-prices = De prijstabellen
rules-cheops-prices-text =
    Van boven naar beneden. Elk spel gebruikt er twee van elke soort, I, II en III.
rules-cheops-prices-house =
    De gedrukte getallen staan niet in onze bronnen; deze zijn van ons.
rules-gold-aim = Het doel
rules-gold-aim-text =
    Verken de piramide, fotografeer de grafkamers, draag schatten naar buiten en wees weg voor ze instort.

    Foto’s tellen 1 punt, schatten 2 of 3, de buste van de farao 5. Een verloren archeoloog kost 2 punten, een drager 1.
rules-gold-pieces = Wat er op tafel ligt
rules-gold-pieces-text =
    Het doolhof is een vierkant van 36 tegels: de ingang, dertig gangen en vijf grafkamers. Alle behalve de ingang liggen dicht. Elke tegel is aan sommige zijden open en aan de andere gemuurd.

    Iedereen heeft een archeoloog, een drager en vijf lantaarns.

    Er zijn vijf foto’s, acht schatten en de buste van de farao.
rules-gold-pieces-house =
    Gangen: 12 splitsingen, 10 hoeken, 8 rechte. Kamers: 2 doodlopend, 2 hoeken, 1 recht.

    De foto’s tonen 1 schat en een mummie, 3 en een mummie, 2 en een vloek, 1 en een vloek, en 2 schatten.

    Vier schatten zijn 2 waard, vier zijn 3 waard.
rules-gold-start = Opzetten
rules-gold-start-text =
    De tegels worden geschud en uitgelegd; de ingang krijgt een plaats aan de rand. Hij is open naar elke aangrenzende tegel en blijft dat.

    Foto’s en schatten worden geschud, de buste helemaal onderop: ze is altijd de laatste schat die gevonden wordt.

    Alle figuren staan op de ingang.
rules-gold-start-house =
    De ingang ligt nooit in een hoek.

    Musea zijn voor iedereen open. Verborgen zijn alleen de dichte tegels en de volgorde van foto’s en schatten.

    Wie begint, beslist het lot of de tafel.
rules-gold-actions = Drie acties
rules-gold-actions-text =
    Een beurt heeft tot drie acties, naar wens verdeeld over je twee figuren. Je mag altijd stoppen.

    Twee aangrenzende tegels zijn verbonden als beide open liggen en elk naar de ander open is.

    Lopen (beide): naar een verbonden aangrenzende tegel, of langs je lantaarns. Onthullen (archeoloog): een dichte aangrenzende tegel waarnaar de jouwe open is. Een tegel draaien (drager). Een eigen lantaarn op de tegel van de drager zetten of eraf nemen (drager).
rules-gold-actions-house =
    Op een tegel staat hoogstens één lantaarn van jou, ook op de ingang.

    Dragen maakt niets duurder.
rules-gold-turning = Onthullen en draaien
rules-gold-turning-text =
    Wie een tegel onthult, draait hem naar wens voor hij ligt. Tot dan kan er niets anders.

    De drager mag de tegel draaien waarop hij staat, of een open aangrenzende tegel waarnaar de zijne open is.
rules-gold-turning-house =
    De te draaien tegel hoeft niet naar de drager open te zijn: anders kon iemand voorgoed ingemetseld worden.

    De ingang wordt nooit gedraaid.
rules-gold-lanterns = Lantaarns
rules-gold-lanterns-text =
    Voor één actie mag een figuur langs een hele keten van verbonden tegels rennen, als elke tegel tussen begin en doel een lantaarn van jouw kleur draagt. Het doel is een andere tegel dan het begin.

    Begin en doel hebben er geen nodig. Lantaarns van anderen helpen je niet.
rules-gold-carrying = Dragen en stelen
rules-gold-carrying-text =
    Gratis, in je beurt: je archeoloog raapt een schat op zijn tegel op, laat vallen wat hij draagt, of steelt wat de archeoloog van een ander op dezelfde tegel draagt. Oprapen en stelen vragen lege handen.

    Een schat waarvan de drager een wandeling op de ingang eindigt, gaat meteen naar het museum, voorgoed.
rules-gold-carrying-house =
    Wat opgeraapt of gestolen is, mag pas na een volgende actie of in een latere beurt vallen.
rules-gold-chambers = Grafkamers
rules-gold-chambers-text =
    Wie een kamer onthult, draait hem naar wens, trekt dan de volgende foto en houdt die: 1 punt.

    De foto zegt hoeveel schatten er in de kamer komen, en of er iets ontwaakt.
rules-gold-mummy = Mummie en vloek
rules-gold-mummy-text =
    Mummie: leidt een verbonden weg van de kamer naar de ingang, dan vlucht elk figuur van elke speler op een kortste weg naar de ingang. De beurt van de vinder eindigt.

    Vloek: net zo gaat elke lantaarn van elke speler op een kortste weg terug naar zijn eigenaar. De beurt van de vinder eindigt.

    Kamer en ingang horen bij de weg. Zijn lengte is het aantal tegels; lantaarns korten hem niet in.
rules-gold-mummy-house =
    Wat een vluchtend figuur droeg, blijft liggen waar het vandaan vluchtte.

    Leidt er geen weg naar de ingang, dan gebeurt er verder niets en gaat de beurt door.
rules-gold-collapse = De instorting
rules-gold-collapse-text =
    Draagt een archeoloog de buste uit haar kamer, dan wordt de wandeling voltooid, met aflevering als die op de ingang eindigt; dan valt de kamer en eindigt de beurt. Die speler is de klok.

    Blijft de buste, dan valt haar kamer aan het eind van de derde beurt van de vinder na de vondst, met de buste, wie haar daar ook vasthoudt. De vinder is de klok.

    Vanaf dan valt aan het eind van elke beurt van de klok de volgende ring: elke tegel die de vorige ring raakt. De ingang valt nooit, en een ring gaat er niet doorheen.

    Wie daarna de buste opraapt of steelt, is meteen de klok: aan het eind van diezelfde beurt valt een ring. Laten vallen verandert niets.

    Wat valt is weg, met alles erop. Niemand loopt, onthult of draait daar nog. Een speler zonder figuren krijgt zijn beurten nog: hij kan ze alleen beëindigen.
rules-gold-collapse-house =
    Tegels raken elkaar met een zijde, niet met een hoek.

    De telling van drie beurten is van ons.
rules-gold-end = Einde en punten
rules-gold-end-text =
    Het spel eindigt als alleen de ingang over is.

    Punten: foto’s 1, schatten 2 of 3, de buste 5, min 2 voor een verloren archeoloog en 1 voor een verloren drager.

    Bij gelijkspel gaat voor wie beide figuren nog heeft; dan wiens score eerder voor het laatst veranderde.
rules-gold-end-house =
    Het spel eindigt ook als elke speler twee beurten achtereen zonder actie beëindigde, of na ronde 200. Is de kamer van de buste dan gevallen, dan valt eerst de rest van de piramide, met alles erop.

    Aan het eind van een beurt wordt eerst stilstand geteld, dan valt wat moet vallen, dan wordt het einde gezocht.

    Een gelijkspel dat blijft, wordt gedeeld.
rules-egyptos-aim = Het doel
rules-egyptos-aim-text =
    Maak een ononderbroken rij van vijf eigen piramides: in een rij, kolom of diagonaal. Wie dat lukt, wint meteen.

    Er is geen bord. De tafel heeft geen rand.
rules-egyptos-aim-house =
    Meer dan vijf wint ook.
rules-egyptos-placing = Leggen
rules-egyptos-placing-text =
    Iedereen heeft twaalf piramides. Een munt beslist wie begint; die kiest zijn kleur.

    Leg om de beurt een piramide op een vrij vakje dat een liggende piramide van welke kleur ook raakt, met zijde of hoek.
rules-egyptos-placing-house =
    Piramides liggen op een vierkant raster.
rules-egyptos-moving = Verplaatsen
rules-egyptos-moving-text =
    Heeft iedereen alle twaalf gelegd en won niemand, dan verplaats je elke beurt een eigen piramide: til haar op en leg haar op een ander vrij vakje. Opgetild is ze er niet: alleen haar oude vakje raken is geen raken.

    Je mag een piramide niet optillen als de andere dan niet meer als één groep samenhangen, via zijden of hoeken, ook niet als het leggen ze weer verbindt.
rules-egyptos-moving-house =
    Ze wordt zo gelegd dat ze een van de andere raakt.

    Wie geen zet heeft, past, en alleen dan.
rules-egyptos-draw = Remise
rules-egyptos-draw-text =
    Het spel kan zonder winnaar eindigen.
rules-egyptos-draw-house =
    Het is remise als dezelfde stelling voor de derde keer ontstaat met dezelfde speler aan zet, of na 100 zetten en passen van de verplaatsfase (102 in Trio).

    Geteld worden de stelling waarin het verplaatsen begint en die na elke zet of pas. Een verschoven stelling is dezelfde; gedraaid, gespiegeld of met verwisselde kleuren niet.

    Na elke actie telt eerst de rij van vijf, dan de derde herhaling, dan het aantal zetten.

    Mensen aan één tafel mogen ook remise afspreken.
rules-egyptos-variants = Varianten
rules-egyptos-variants-text =
    Égypte: bij het verplaatsen mag elke eigen piramide opgetild worden, ook als andere dan afgesneden raken.

    Trio: drie spelers, twaalf piramides elk. Piramides moeten elkaar met een zijde raken, bij leggen en verplaatsen, en de groep moet via zijden samenhangen; de rij van vijf mag diagonaal zijn.
rules-egyptos-variants-house =
    Égypte: een opgetilde piramide moet toch zo gelegd worden dat ze een andere raakt.

    Trio is een variant van spelers; de verplaatsfase is van ons.

## lessons

title-learn = Leren
lesson-heading = Wat zal Mioe je leren?
lesson-go-on = Verder
lesson-show = Laat zien
lesson-skip = Les verlaten; ze wacht op je
lesson-again = Opnieuw beginnen
lesson-leave = Les verlaten
lesson-leave-line = De les wacht waar je gebleven was.
lesson-play-now = Nu een echt spel
lesson-next = Volgende les
lesson-enough = Genoeg voor vannacht
lesson-begun = Begonnen: ga daar verder
lesson-minutes =
    { $count ->
        [one] ongeveer { $count } minuut
       *[other] ongeveer { $count } minuten
    }
lesson-offer = { $game }: je eerste keer?
lesson-offer-line =
    { $count ->
        [one] Mioe, de tempelkat, laat je in ongeveer { $count } minuut zien hoe het gaat. Ze krabt bijna nooit.
       *[other] Mioe, de tempelkat, laat je in ongeveer { $count } minuten zien hoe het gaat. Ze krabt bijna nooit.
    }
lesson-offer-yes = Laat zien
lesson-offer-no = Ik ken het
lesson-not-yet-1 = Mag, en gedurfd! Maar volg nu eerst mijn poot.
lesson-not-yet-2 = Dat doe je nog honderd keer. Eerst dit.
lesson-not-yet-3 = Prrr. Leuk idee, voor later. Kijk naar mijn poot.
lesson-cheops-first = Je eerste nacht in de piramide
lesson-cheops-first-hello = Ik ben Mioe, de tempelkat. Vannacht plunderen jullie een piramide: wie bij dageraad het rijkst is, wint.
lesson-cheops-first-lay = Kies de vader, dan het verlichte blok: hij blijft daar, jij neemt de schat.
lesson-cheops-first-sell = Een amethist! Verkoop hem: de markt betaalt 10, meteen.
lesson-cheops-first-covered = Hij bedekt het bovenste getal. Voor andere amethisten geldt nu het volgende: verkopen verandert prijzen!
lesson-cheops-first-draw = Er zit een gat in je hand. Trek van een stapel naar keuze.
lesson-cheops-first-end = Dat was een hele beurt. Beëindig hem en kijk wat je rivaal doet.
lesson-cheops-first-higher = Hogere blokken rusten op twee tegels. Stuur de zoon: nooit twee gelijke naast elkaar.
lesson-cheops-first-keep = Een lapis! Het bovenste getal belooft straks 25. Beter dan 10: houd hem.
lesson-cheops-first-draw-again = Vul je hand weer aan.
lesson-cheops-first-end-again = Beëindig je beurt. Je rivaal kijkt al zo slim.
lesson-cheops-first-full = Vol! Het laatste getal blijft vrij, verkopen kan niet meer. Twee volle tabellen beëindigen de nacht.
lesson-cheops-first-law = Achter een oog ligt een wet. De dochter durft wel.
lesson-cheops-first-fat-year = Een vet jaar: de markt betaalt nu 15. Een wet geldt voor iedereen.
lesson-cheops-first-no-draw = Trekken hoeft nooit. Beëindig je beurt gewoon zo.
lesson-cheops-first-last = Je staat voor. Nog één kornalijn en zijn tabel is vol, het spel uit: haal hem!
lesson-cheops-first-close = Verkoop hem voor 15, en gooi de deur dicht.
lesson-cheops-first-count = Nu worden bewaarde schatten betaald: twee lapis van elk 25. Je wint!
lesson-cheops-first-done = Jij kunt piramides plunderen!
lesson-cheops-first-done-line = Je moeder hoeft het niet te weten. Buiten wachten nog elf wetten, een paar hulpvaardige buren en rivalen die houden wat jij nodig hebt.
lesson-cheops-market = Verkopen of houden
lesson-cheops-market-hello = Barnsteen toont 5X: elk is vijf keer zoveel waard als er samen bewaard zijn. Jij hebt er twee: elk 10.
lesson-cheops-market-amber = Haal met de moeder een derde.
lesson-cheops-market-keep = Houd hem: met drie is elk 15 waard. Alle drie!
lesson-cheops-market-keep-nudge = Verkopen? Dan krimpen de andere twee mee. Houd hem!
lesson-cheops-market-end = Beëindig je beurt.
lesson-cheops-market-pair = Albast toont 25/10: je rivaal heeft als enige de meeste en krijgt per stuk maar het kleine getal.
lesson-cheops-market-alabaster = Nog te veel voor hem. De zoon haalt een albast …
lesson-cheops-market-sell = … en jij verkoopt het: 10 voor jou, en kijk welk getal er komt!
lesson-cheops-market-sell-nudge = Bewaard voedt het alleen zijn drie. Verkoop het en geniet.
lesson-cheops-market-spoiled = Nul! Zijn albast is nu grind. Beëindig je beurt, en niet grijnzen.
lesson-cheops-market-neighbour = Heb je 20? Roep een buur: een schat erbij, en geen familieruzie.
lesson-cheops-market-either = Verkopen of houden: zeg het maar.
lesson-cheops-market-and-place = En nu je gewone beurt. De vader staat klaar.
lesson-cheops-market-your-choice = Verkopen of houden: je weet nu hoe je weegt.
lesson-cheops-market-wise = Kijk voor elke keuze twee keer: naar het getal van nu en naar dat eronder.
lesson-cheops-market-done = Er is een koopman geboren
lesson-cheops-market-done-line = Houd wat groeit, verkoop wat de anderen voedt. De rest is afdingen, en katten dingen niet af.
lesson-cheops-laws = De wetstafels
lesson-cheops-laws-hello = Er zijn twaalf wetten; zes liggen in deze piramide, dicht achter de ogen.
lesson-cheops-laws-seven = Haal deze met de moeder.
lesson-cheops-laws-gild = Verguld getal: een vrij getal wordt 20. Jij houdt drie amethisten van 0 …
lesson-cheops-laws-gild-nudge = Mag! Maar denk aan je drie amethisten.
lesson-cheops-laws-gilded = Zestig piaster uit het niets. Beëindig je beurt voor hij flauwvalt.
lesson-cheops-laws-ten = Nog een oog! De zoon is niet bang in het donker.
lesson-cheops-laws-hold = Nachtverkoop: verkoopt een bewaarde schat. Wetten 10, 11 en 12 kunnen wachten: houd haar achter.
lesson-cheops-laws-hold-nudge = Je kunt haar nu gebruiken. Maar kijk eens hoe achterhouden gaat.
lesson-cheops-laws-wait = Ze ligt voor je, voor een latere beurt. Beëindig deze.
lesson-cheops-laws-held = Een latere beurt: de tafel wacht naast je hand.
lesson-cheops-laws-night-sale = Eerst de tafel, dan je kornalijn: 5 aan het eind is minder dan 10 vandaag.
lesson-cheops-laws-sold = Verkocht, en je hele beurt komt nog: een wet kost daar niets van.
lesson-cheops-laws-done = Je leest tafels als een schrijver
lesson-cheops-laws-done-line = Blijf even op een tafel staan en ze zegt wat ze doet. De regels kennen alle twaalf, ook die ene die niets doet. Ze is er trots op.
lesson-gold-first = Eerste stappen in het donker
lesson-gold-first-hello = Mioe weer. In dit donker liggen vijf grafkamers. Draag naar buiten wat glinstert, en wees weg voor alles instort.
lesson-gold-first-reveal = Je hebt drie acties per beurt. Eerst: je archeoloog onthult de donkere tegel voor hem.
lesson-gold-first-lay = Een rechte gang. Zo gaat hij verder: leg hem zo.
lesson-gold-first-lay-nudge = Dat wordt een muur voor je neus. Draai hem terug.
lesson-gold-first-walk = Tweede actie: ga naar binnen. De gouden weg toont waar je heen kunt.
lesson-gold-first-deeper = Derde actie: onthul de volgende.
lesson-gold-first-turn = Wat je vindt, draai je zoals je wilt. Draai tot hij links en rechts open is, en leg hem dan.
lesson-gold-first-turn-nudge = Bijna. We willen hem open naar links en naar rechts.
lesson-gold-first-end = Drie acties, drie fakkels uit. Beëindig je beurt.
lesson-gold-first-porter = Nu je drager. Kies hem en stuur hem naar binnen.
lesson-gold-first-lantern = Hij zet lantaarns. Eén hier, alsjeblieft.
lesson-gold-first-porter-on = En een tegel verder. Pas op het afstapje.
lesson-gold-first-end-2 = Beëindig je beurt. Daarginds krabt iemand in het donker, en ik ben het niet.
lesson-gold-first-lantern-2 = Nog een lantaarn, precies hier.
lesson-gold-first-follow = Je archeoloog komt na.
lesson-gold-first-chamber = En wat zit hierachter?
lesson-gold-first-photo = Een grafkamer! Leg hem naar je toe open: een foto voor je museum, en schatten op de vloer.
lesson-gold-first-photo-nudge = Afgewend kom je er niet in. Draai hem naar je toe.
lesson-gold-first-end-3 = De foto is al 1 punt. Beëindig je beurt.
lesson-gold-first-enter = Vlug, voor hij er is: ga naar binnen.
lesson-gold-first-pick = Oprapen kost geen actie. Neem de mooie, die is 3 waard.
lesson-gold-first-home = Daarom die lantaarns: over je eigen ren je zo ver je wilt voor één actie. Naar huis!
lesson-gold-first-museum = In je museum, voorgoed: 3 voor de schat en 1 voor de foto.
lesson-gold-first-done = Je vond de uitgang. Twee keer!
lesson-gold-first-done-line = Ergens wacht de buste van de farao. Wie haar meeneemt, maakt de hele piramide heel, heel boos.
lesson-gold-lanterns = Een weg van lantaarns
lesson-gold-lanterns-hello = Je archeoloog is ver van de deur, met volle handen. Zes tegels: te voet twee beurten.
lesson-gold-lanterns-set = Over tegels met je eigen lantaarn ren je voor één actie. Er ontbreken er twee: zet de eerste.
lesson-gold-lanterns-on = Stuur de drager verder.
lesson-gold-lanterns-gap = En de tweede. Begin en doel van een run hebben er geen nodig.
lesson-gold-lanterns-end = De weg is heel. Beëindig je beurt.
lesson-gold-lanterns-broken = De schelm heeft een tegel gedraaid! Zijn lantaarns helpen je niet, maar zijn drager kan je hinderen.
lesson-gold-lanterns-back = Je drager maakt het goed. Een stap terug …
lesson-gold-lanterns-mend = … en draai de tegel aan zijn greep, tot de gang weer past.
lesson-gold-lanterns-run = Ren nu! Helemaal tot de deur.
lesson-gold-lanterns-run-nudge = Waarom halverwege stoppen? Tot de deur, in één keer.
lesson-gold-lanterns-home = Zes tegels, één actie. Hij staart nog steeds.
lesson-gold-lanterns-done = Je ziet in het donker, bijna zoals ik
lesson-gold-lanterns-done-line = Vijf lantaarns is alles. Neem er een terug waar je niet meer rent, en vertrouw geen buur met een slinger.
lesson-gold-mummy = Mummie en vloek
lesson-gold-mummy-hello = Achter deze twee slaapt iemand, ik ruik het. En je rivaal komt langs met een schat. Wat handig.
lesson-gold-mummy-reveal = Open de eerste.
lesson-gold-mummy-lay = De groene draad is de kortste weg naar de deur. Ligt er een mummie, dan rent die daar. Leg hem open!
lesson-gold-mummy-lay-nudge = Dicht zou er niets ontwaken. Maar ik wil dit zien. Naar je toe!
lesson-gold-mummy-fled = Wie op de weg stond, vluchtte naar de deur, jij ook. Wat hij droeg, ligt waar hij het liet vallen.
lesson-gold-mummy-back = Ga eens kijken.
lesson-gold-mummy-finders = Wie vindt, die heeft. Raap het op.
lesson-gold-mummy-on = En verder.
lesson-gold-mummy-second = Nu de andere.
lesson-gold-mummy-shut = Wees nu slim: draai hem van je af. Zonder weg naar de deur ontwaakt er niets.
lesson-gold-mummy-shut-nudge = Dat opent een weg, en een vloek zou je lantaarns wegvegen. Draai hem af.
lesson-gold-mummy-safe = Er zat een vloek in. Die blijft daar, en de foto is van jou. Een drager kan de kamer later draaien.
lesson-gold-mummy-done = Maak geen slapende mummies wakker
lesson-gold-mummy-done-line = Open als anderen op de weg staan, dicht als jij er staat. Meer toverij is het niet.
lesson-gold-collapse = De instorting
lesson-gold-collapse-hello = Daar is ze: de buste van de farao, 5 punten. Je staat zeven achter. Laten we onbeleefd zijn.
lesson-gold-collapse-pick = Pak haar. Oprapen is gratis.
lesson-gold-collapse-out = Zodra ze haar kamer verlaat, valt de kamer en eindigt je beurt. Vooruit!
lesson-gold-collapse-ring = Jij bent nu de klok: na elke beurt van jou valt wat aan het gat grenst, ring na ring.
lesson-gold-collapse-home = De tegel onder je is de volgende. Naar de deur: de buste telt meteen.
lesson-gold-collapse-run-nudge = Nu niet! Deze tegel valt. Naar de deur!
lesson-gold-collapse-porter = Een verloren drager kost 1, een archeoloog 2. Haal de jouwe eruit.
lesson-gold-collapse-end = De deur valt nooit. Beëindig je beurt en luister.
lesson-gold-collapse-count = Hij zat te diep: 3 punten kwijt. Jij wint met één punt!
lesson-gold-collapse-done = Op tijd buiten, snorharen en al
lesson-gold-collapse-done-line = Pakt niemand de buste, dan valt haar kamer vanzelf na drie beurten van de vinder. Wachten is ook geen plan.
lesson-egyptos-first = Vijf op een rij
lesson-egyptos-first-hello = Geen bord, geen rand, geen dobbelstenen. Vijf van je zwarte piramides op een rij winnen. De rest is geduld.
lesson-egyptos-first-first = Jij begint. De eerste piramide maakt het midden van de tafel.
lesson-egyptos-first-touch = Elke piramide moet een andere raken, met zijde of hoek. Kies de diagonaal.
lesson-egyptos-first-three = Een derde: diagonalen tellen net als rijen en kolommen.
lesson-egyptos-first-blocked = Dat eind heeft hij gestopt. Drie die aan beide kanten open zijn, maken mensen zenuwachtig.
lesson-egyptos-first-new = Bouw dan elders, met wat er al ligt.
lesson-egyptos-first-column = Eén eronder, en de kolom heeft er drie.
lesson-egyptos-first-danger = Pas op! Vier gouden in een kolom. Stop hem meteen, aan de bovenkant.
lesson-egyptos-first-danger-nudge = Dan legt hij zijn vijfde en moet ik je troosten. Stop hem!
lesson-egyptos-first-open-four = Je kolom zag hij niet. Een vierde: nu zijn beide einden open.
lesson-egyptos-first-win = Hij kan maar één eind stoppen. Je weet welk er blijft.
lesson-egyptos-first-won = Vijf! Je wint meteen, zonder nog een woord.
lesson-egyptos-first-done = Vijf op een rij!
lesson-egyptos-first-done-line = Liggen alle twaalf en won niemand, dan gaan de piramides lopen. Maar dat is een andere les.
lesson-egyptos-double = Twee dreigingen tegelijk
lesson-egyptos-double-hello = Drie in een rij en drie in een kolom, elk aan één eind gestopt. Alleen maken ze niemand bang.
lesson-egyptos-double-one = Een vierde in de rij? Hij stopt het vrije eind, en je hebt niets.
lesson-egyptos-double-fork = Maar één vakje hoort bij beide. Eén piramide, twee vieren!
lesson-egyptos-double-fork-nudge = Op één dreiging heeft hij antwoord. Zoek het vakje waar ze elkaar kruisen.
lesson-egyptos-double-second = Hij stopt de rij. Maak nu de kolom af.
lesson-egyptos-double-second-nudge = Kijk naar de kolom: vier, en eronder is vrij.
lesson-egyptos-double-won = Zo win je: nooit één dreiging, altijd twee.
lesson-egyptos-double-done = Dubbel is beter
lesson-egyptos-double-done-line = En heeft hij drie en drie: neem zelf het kruispunt, voor hij het doet.
lesson-egyptos-lifting = Als piramides lopen
lesson-egyptos-lifting-hello = Alle twaalf liggen, niemand won. Voortaan til je elke beurt een van jouw piramides op en leg je haar elders.
lesson-egyptos-lifting-stuck = Niet elke: de rest moet samenhangen. Zonder deze zou haar buur zijn afgesneden.
lesson-egyptos-lifting-lift = Maar die aan de rand is vrij. Til haar op en leg haar bij je drie: een open vier!
lesson-egyptos-lifting-lift-nudge = Mag, maar denk aan je drie in het midden. Aan een van de einden …
lesson-egyptos-lifting-five = Eén kant heeft hij gestopt. Til een andere op en leg de vijfde.
lesson-egyptos-lifting-five-nudge = Het linkereind is vrij. Neem deze, die staat maar te staan.
lesson-egyptos-lifting-won = Vijf! Je ziet: wat aan de rand ligt, is je reserve.
lesson-egyptos-lifting-done = Jij verzet bergen
lesson-egyptos-lifting-done-line = Dezelfde stelling voor de derde keer, of honderd zetten, en het is remise. Katten noemen dat een dutje.

## replay

replay-heading = Terugkijken
replay-none = Er zijn nog geen bewaarde verslagen.
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-start = Naar het begin
replay-end = Naar het einde
replay-back = Een stap terug
replay-forward = Een stap verder
replay-position = Zet { $number } van { $total }
replay-from-here = Speel vanaf hier
replay-picture = Beeld opslaan
replay-film = Film opslaan (GIF)
replay-saved = Geschreven naar { $file }.

## saves

saves-heading = Bewaarde spellen
saves-none = Er zijn nog geen bewaarde spellen.
saves-load = Laden
saves-delete-ask = ‘{ $name }’ voorgoed wissen?
saves-line = { $game } · { $date }

## start

start-kernels = De tegenstanders worden wakker …
start-kernels-line = Alleen bij de eerste start; dit duurt ongeveer een minuut.
start-kernels-leave = Terug naar het menu

## crash

crash-heading = De lantaarn is uitgegaan
crash-line = Er ging iets mis in het programma. Het spijt ons.
crash-saved = Je spel is bewaard. Na de volgende start haalt ‘Verder’ het terug.
crash-no-game = Er liep geen spel; er is niets verloren.
crash-log = Wat er gebeurde staat in { $file }.
crash-menu = Hoofdmenu
crash-quit = Stoppen

## notices

notice-place-temporary = Je spellen kunnen niet in { $folder } worden bewaard; ze staan op een tijdelijke plek tot het programma stopt.
notice-place-missing = Er is geen thuismap gevonden; spellen staan op een tijdelijke plek tot het programma stopt.
notice-log-unwritable = Het logboek kan niet worden geschreven; het spel gaat zonder verder.
notice-settings-broken = De instellingen konden niet worden gelezen; het bestand is apart gezet als { $file } en de gewone instellingen gelden.
notice-settings-repaired = Enkele instellingen waren onbruikbaar ({ $names }) en zijn weer gewoon; het oude bestand blijft bewaard als { $file }.
notice-settings-unsaved = De instellingen konden niet worden bewaard; ze gelden tot het programma stopt.
notice-binding-unknown = Enkele toetsen uit de instellingen zijn hier onbekend ({ $names }); daarvoor gelden de gewone toetsen.
notice-pad-lost = De gamepad ‘{ $name }’ is weg. Sluit hem weer aan, of druk op een knop van een ander apparaat om door te gaan.
notice-pads-full = Er zijn al vijf gamepads in gebruik; ‘{ $name }’ moet wachten.
notice-record-damaged = Een bewaard spel was beschadigd; het is apart gezet als { $file }.
notice-record-torn = De laatste actie was niet volledig geschreven; het spel gaat één actie eerder verder.
notice-record-newer = Dit spel is bewaard door een nieuwere versie; het blijft bewaard als { $file } en kan daar worden geopend.
notice-record-unplayable = Een bewaard spel volgt niet de regels van deze versie; het is apart gezet als { $file }.
notice-record-too-big = { $file } is te groot voor een bewaard spel; het is met rust gelaten.
notice-record-unsaved = Het spel kon zojuist niet worden bewaard (schijf vol of beveiligd); het gaat door, en elke actie probeert het opnieuw.
notice-record-saved-again = Het spel kan weer worden bewaard; er is niets verloren.
notice-save-failed = ‘{ $name }’ kon niet worden bewaard.
notice-file-unreadable = { $file } kan niet worden gelezen.
notice-already-running = Het spel draait al; dit tweede venster houdt een eigen spel bij.
notice-hall-damaged = De eregalerij was beschadigd; ze is apart gezet als { $file } en er begint een nieuwe.
notice-hall-unwritable = De eregalerij kan niet worden geschreven; uitslagen gelden tot het programma stopt.
notice-hall-newer = De eregalerij is van een nieuwere versie; ze blijft bewaard als { $file } en er begint een nieuwe.
notice-lessons-damaged = De notities van je lessen waren beschadigd; ze zijn bewaard als { $file } en er beginnen nieuwe.
notice-export-failed = { $file } kon niet worden geschreven.
notice-kernels-child-died = De voorbereiding stopte onverwacht; ze gaat binnen het programma door, dat even minder soepel kan lopen.
notice-kernels-failed = De regels van { $game } konden niet worden voorbereid; het logboek zegt waarom.
notice-opponent-stumbled = Een tegenstander struikelde en deed een eenvoudige zet; het logboek zegt waarom.

## cheops

treasure-R = Kornalijn
treasure-O = Barnsteen
treasure-G = Malachiet
treasure-B = Lapis
treasure-V = Amethist
treasure-W = Albast
treasure-name =
    { $colour ->
        [R] kornalijn
        [O] barnsteen
        [G] malachiet
        [B] lapis
        [V] amethist
       *[W] albast
    }
treasure-a =
    { $colour ->
        [R] een kornalijn
        [O] een barnsteen
        [G] een malachiet
        [B] een lapis
        [V] een amethist
       *[W] een albast
    }
treasure-given =
    { $given ->
        [R] een kornalijn
        [O] een barnsteen
        [G] een malachiet
        [B] een lapis
        [V] een amethist
       *[W] een albast
    }
treasure-received =
    { $received ->
        [R] een kornalijn
        [O] een barnsteen
        [G] een malachiet
        [B] een lapis
        [V] een amethist
       *[W] een albast
    }

family-F = Vader
family-M = Moeder
family-D = Dochter
family-S = Zoon
family-N = Buur
family-the =
    { $member ->
        [F] de vader
        [M] de moeder
        [D] de dochter
       *[S] de zoon
    }
family-none =
    { $member ->
        [F] Geen vader
        [M] Geen moeder
        [D] Geen dochter
       *[S] Geen zoon
    }

cheops-market = Marktprijs
cheops-stacks = Stapels
cheops-neighbours = Buren
cheops-hand = Je hand
cheops-kept = Bewaard
cheops-purse = Beurs
cheops-peek = Houd om te zien
cheops-sell = Verkoop voor { $price }
cheops-keep = Bewaren
cheops-box = In de doos
cheops-hold = Achterhouden
cheops-pay = Betaal { $price }
cheops-end = Einde beurt
cheops-pass = Passen
cheops-count = Eindtelling
cheops-sell-outcome = Nu { $price } – de volgende is aan het eind { $next } waard
cheops-keep-outcome = Betaald aan het eind: nu { $value }
cheops-treasure-tip = { $kept } bewaard door allen, { $left } nog in de piramide
cheops-stack-tip =
    { $count ->
        [0] Deze stapel is leeg
        [one] { $count } tegel
       *[other] { $count } tegels
    }
cheops-family-left = { $father } × vader, { $mother } × moeder, { $daughter } × dochter, { $son } × zoon

cheops-choose-table = Kies een prijstabel
cheops-choose-number = Kies een getal van een prijstabel
cheops-choose-law = Kies de wet die verdwijnt
cheops-choose-kept = Kies een van je bewaarde schatten
cheops-choose-block = Kies een blok
cheops-choose-tile = Kies een tegel uit je hand
cheops-choose-two = Kies twee schatten om te ruilen
cheops-choose-colour = Kies de kleur waarvoor wet 9 telt

law-1-name = Mager jaar
law-1-effect = De marktprijs is nu 5.
law-2-name = Vet jaar
law-2-effect = De marktprijs is nu 15.
law-3-name = Derde zegel
law-3-effect = Het spel eindigt bij drie volle tabellen in plaats van twee.
law-4-name = Dwangverkoop
law-4-effect = Deze kleur moet bij het nemen worden verkocht; is de tabel vol, dan gaat ze in de doos.
law-5-name = Gesloten markt
law-5-effect = Deze kleur kan niet meer worden verkocht; ze moet worden bewaard.
law-6-name = Stomme steen
law-6-effect = Geen gevolg; hij bezet alleen de plaats onder een tabel.
law-7-name = Verguld getal
law-7-effect = Eén vrij getal van een tabel is nu 20 waard.
law-8-name = Gebroken tafel
law-8-effect = Neem één andere wetstafel uit het spel.
law-9-name = Vervalsing
law-9-effect = Betaal 25: aan het eind telt ze als één bewaarde schat van een kleur naar keuze.
law-10-name = Nachtverkoop
law-10-effect = Verkoop een van je bewaarde schatten voor de marktprijs.
law-11-name = Tweede hand
law-11-effect = Leg nog een tegel op een blok met een schat.
law-12-name = Ruil
law-12-effect = Ruil twee schatten in de piramide, of een van jou met een daar.

# the screen of Cheops; ◆ is the place of a picture
cheops-full-tables = Volle tabellen
cheops-call = Roep een buur
cheops-put-back = Terug
cheops-again = De beurten van de anderen nog eens
cheops-takes = { $name } neemt { treasure-a }
cheops-finds = { $name } vindt ‘{ $title }’
cheops-choose-fitting = Kies een tegel die daar past
cheops-choose-second = Kies waartegen je ruilt
cheops-choose-stack = Vul je hand aan of beëindig je beurt
cheops-sell-or-keep = Verkoop nu, of bewaar voor het eind
cheops-must-pass = Geen tegel uit je hand kan geplaatst worden
cheops-may-end = Beëindig je beurt
cheops-nothing-to-remove = Er is geen wet om weg te nemen: deze gaat in de doos.
cheops-none-fits = Geen van je tegels past op { $block }: hetzelfde familielid ligt ernaast.
cheops-tile-no-place = Deze tegel kan nu nergens liggen.
cheops-not-now = Hier is nu niets te doen.
cheops-too-dear = Je kunt geen { $price } betalen.
cheops-neighbour-no-use = Waar een buur ook ligt, je zou geen tegel kunnen plaatsen.
cheops-law-9-waits = Wet 9 telt aan het eind van het spel.
cheops-law-no-use = Deze wet is nu niet te gebruiken.
cheops-law-title = Wet { $law }: { $title }
cheops-face-down = Een wettablet, gedekt
cheops-row-number = { $number } per bewaarde schat
cheops-row-pair = { $larger } per stuk; wie alleen de meeste heeft krijgt maar { $smaller }
cheops-row-times = { $factor } × het aantal bewaard door allen, per stuk
cheops-row-covered = { $number }, bedekt door een verkochte schat
cheops-row-last = Het laatste getal wordt nooit bedekt.
cheops-row-now = Zoals het nu staat:
cheops-under-empty = Plaats voor wet 4, 5 of 6
cheops-hand-tip = Mag niet naast hetzelfde familielid liggen
cheops-stack-left = Nog in de stapels:
cheops-purse-tip = Je geld: wie aan het eind het meest heeft, wint. De beurzen van de anderen blijven dicht.
cheops-market-tip = Een schat brengt nu { $price } op.
cheops-ending-tip = Het spel eindigt bij { $count } volle tabellen.
cheops-log-laid = legt ◆ op { $block }
cheops-log-neighbour = roept een ◆
cheops-log-sold = verkoopt ◆ voor { $price }
cheops-log-kept = bewaart ◆
cheops-log-boxed = ◆ in de doos
cheops-log-found = vindt ◆
cheops-log-law = legt ◆
cheops-log-law-on = legt ◆ bij ◆
cheops-log-removed = verwijdert ◆
cheops-log-held = houdt ◆ achter
cheops-log-paid = betaalt { $price } voor ◆
cheops-log-played = speelt ◆
cheops-log-exchanged = ruilt ◆ en ◆
cheops-log-drew = trekt ◆
cheops-log-passed = kan niet plaatsen
cheops-log-declared = ◆ telt als ◆

## gold

loot-2 = Schat van 2 punten
loot-3 = Schat van 3 punten
loot-bust = De buste van de farao
loot-a =
    { $treasure ->
        [bust] de buste
       *[worth] een schat van { $treasure }
    }
figure-of =
    { $figure ->
        [P] De drager van { $name }
       *[A] De archeoloog van { $name }
    }

gold-archaeologist = Archeoloog
gold-porter = Drager
gold-lanterns = Lantaarns
gold-museum = Museum
gold-photos = Foto’s
gold-actions-left =
    { $count ->
        [0] Geen acties meer
        [one] Nog { $count } actie
       *[other] Nog { $count } acties
    }
gold-walk = Lopen
gold-reveal = Onthullen
gold-rotate = Tegel draaien
gold-set = Zo neerleggen
gold-lantern = Lantaarn zetten
gold-unlantern = Lantaarn pakken
gold-pick = Oppakken
gold-drop = Neerleggen
gold-steal = Stelen
gold-end = Einde beurt
gold-swap = Andere figuur
gold-cost =
    { $count ->
        [one] { $count } actie
       *[other] { $count } acties
    }
gold-mummy-way = Een mummie zou de uitgang vinden
gold-no-way = Geen weg leidt naar buiten
gold-falling = De tombe stort in!
gold-next-ring = De volgende ring valt na de beurt van { $name }
gold-countdown =
    { $count ->
        [one] De kamer valt over { $count } beurt van { $name }
       *[other] De kamer valt over { $count } beurten van { $name }
    }
gold-rings-left =
    { $count ->
        [one] nog { $count } ring overeind
       *[other] nog { $count } ringen overeind
    }
gold-lost-archaeologist = De archeoloog van { $name } is verloren: −2
gold-lost-porter = De drager van { $name } is verloren: −1
gold-museum-empty = Nog niets naar buiten gebracht
gold-chamber-cracks = De kamer scheurt
gold-falls-next = Dit stort als volgende in.
gold-steal-from = Steel van { $name }
gold-pick-up =
    { $treasure ->
        [bust] Pak de buste
       *[worth] Pak een { $treasure }
    }
gold-nothing-to-turn = Hier is geen tegel om te draaien.
gold-bust-found = De buste van de farao!
gold-bust-found-line = Waard: 5, de mooiste vondst. De kamer scheurt al.
gold-archaeologist-line = Loopt, onthult tegels, draagt één schat.
gold-porter-line = Loopt, draait tegels, zet lantaarns.
gold-turn-it = Draai hem zoals je wilt
gold-turn-line = Links en rechts draaien de tegel; bevestigen legt hem.
gold-chamber = Een grafkamer!
gold-falling-line = De kamer is ingestort; ring na ring volgt. Naar buiten!
gold-tip-lanterns = Lantaarns in de hand: { $left }, in het doolhof: { $out }
gold-tip-finds = Foto’s: { $photos }, schatten naar buiten gebracht: { $treasures }
gold-tip-carries = Draagt: { $treasure }
gold-lost = Verlies

## egyptos

egyptos-black = Zwart
egyptos-gold = Goud
egyptos-blue = Blauw
egyptos-red = Rood
egyptos-faience = Faience
egyptos-plays-black = speelt zwart
egyptos-plays-gold = speelt goud
egyptos-plays-blue = speelt blauw
egyptos-plays-red = speelt rood
egyptos-plays-faience = speelt faience
egyptos-toss = De munt valt …
egyptos-begins = { $name } begint en kiest een kleur
egyptos-cuts-off =
    { $count ->
        [one] Dit zou { $count } piramide afsnijden
       *[other] Dit zou { $count } piramides afsnijden
    }
egyptos-repeated =
    { $count ->
        [one] Deze stelling kwam { $count } keer voor
       *[other] Deze stelling kwam { $count } keer voor
    }
egyptos-map = Hele tafel
egyptos-centre = Beeld centreren
egyptos-in-hand = In de hand
egyptos-phase-place = 1 Leg alle twaalf.
egyptos-phase-move = 2 Verzet er dan één per beurt.
egyptos-five-wins = Vijf op een rij wint.
egyptos-moves = Zetten
egyptos-same = Zelfde stelling
egyptos-drag = Sleep de tafel opzij
egyptos-held = Jij houdt het beeld vast
egyptos-do-place = { $name }, leg een piramide
egyptos-do-move = { $name }, til een piramide op
egyptos-do-lay = { $name }, leg hem neer
egyptos-do-pass = { $name } kan niet zetten
egyptos-or-back = of zet hem terug
egyptos-four = vier op een rij: nog één en het is gewonnen
egyptos-pass = Passen
egyptos-draw-offered = Remise aangeboden

## why not

why-cheops-game-over = Het spel is afgelopen.
why-cheops-no-such-action = Dat kan hier niet.
why-cheops-deal-with-taken-first = Beslis eerst over wat je hebt genomen.
why-cheops-declare-first = Noem eerst de kleur van wet 9.
why-cheops-placement-is-over = Je hebt deze beurt al gelegd.
why-cheops-placement-comes-first = Leg eerst een tegel.
why-cheops-block-carries-a-tile = Op { $block } ligt al een tegel.
why-cheops-needs-two-tiles-beneath = Eerst moet op beide blokken onder { $block } een tegel liggen.
why-cheops-not-in-your-hand = { family-none } in je hand.
why-cheops-same-member-next-to-it = Naast { $block } ligt al hetzelfde familielid.
why-cheops-one-neighbour-a-turn = Eén buur per beurt.
why-cheops-no-neighbour-left = Er is geen buur meer.
why-cheops-not-enough-money = Dat kost { $price }; jij hebt { $money }.
why-cheops-no-tiles-in-hand = Je hebt geen tegel in je hand.
why-cheops-no-placement-with-neighbour-there = Met een buur op { $block } zou je geen tegel uit je hand kunnen leggen.
why-cheops-a-tile-can-be-placed = Je kunt een tegel leggen, dus passen mag niet.
why-cheops-law-is-no-treasure = Wet { $law } is geen schat: verkopen of bewaren kan niet.
why-cheops-law-does-not-go-to-the-box = Wet { $law } moet eerst worden uitgevoerd.
why-cheops-nothing-taken = Je hebt niets genomen om te verkopen of te bewaren.
why-cheops-treasure-does-not-go-to-the-box = Een schat wordt verkocht of bewaard, niet in de doos gelegd.
why-cheops-law-4-no-keeping = Wet 4: { treasure-name } mag niet worden bewaard.
why-cheops-table-is-full = De tabel is vol: { treasure-name } kan niet meer worden verkocht.
why-cheops-law-5-no-selling = Wet 5: { treasure-name } kan niet meer worden verkocht.
why-cheops-no-law-taken = Je hebt geen wet genomen.
why-cheops-law-cannot-be-held = Wet { $law } kun je niet achterhouden: voer haar nu uit.
why-cheops-hand-is-full = Je hand is vol.
why-cheops-stack-is-empty = Deze stapel is leeg.
why-cheops-declared-at-the-end-of-the-game = De kleur van wet 9 wordt aan het eind van het spel genoemd.
why-cheops-law-not-taken = Je hebt wet { $law } niet genomen.
why-cheops-table-has-a-law = Onder deze tabel ligt al wet { $law }.
why-cheops-law-not-yours = Wet { $law } ligt niet voor jou.
why-cheops-law-taken-this-turn = Wet { $law } is deze beurt genomen: ze kan in een latere worden gespeeld.
why-cheops-no-laws-after-drawing = Na het trekken worden geen wetten meer gespeeld.
why-cheops-no-such-row = Deze tabel heeft geen rij { $row }.
why-cheops-row-is-covered = Dit getal is al bedekt.
why-cheops-law-7-is-covered = Een schat bedekt daar wet 7: ze kan niet weg.
why-cheops-no-law-there = Daar ligt geen wet om weg te nemen.
why-cheops-none-kept = Je bewaart geen { treasure-name }.
why-cheops-law-11-needs-a-treasure = Wet 11 vraagt een schat; op { $block } ligt er geen.
why-cheops-no-treasure-there = Op { $block } ligt geen schat.
why-cheops-same-colour = Er zijn twee schatten van verschillende kleur nodig.

why-gold-game-over = Het spel is afgelopen.
why-gold-no-such-action = Dat kan hier niet.
why-gold-set-the-revealed-tile-first = Leg eerst de onthulde tegel { $tile } neer.
why-gold-archaeologist-lost = Je archeoloog is verloren.
why-gold-porter-lost = Je drager is verloren.
why-gold-no-actions-left = Je hebt deze beurt geen acties meer.
why-gold-tile-has-fallen = { $tile } is ingestort.
why-gold-already-there = De figuur staat daar al.
why-gold-tile-face-down = { $tile } is nog onbekend.
why-gold-wall-between = Er staat een muur op de weg naar { $tile }.
why-gold-no-chain-of-lanterns = { $tile } is te ver: geen keten van jouw lantaarns leidt erheen.
why-gold-already-face-up = { $tile } is al onthuld.
why-gold-not-a-neighbour = { $tile } ligt niet naast de figuur.
why-gold-own-tile-shows-a-wall = De tegel van de figuur heeft een muur naar { $tile }.
why-gold-nothing-to-set = Er is geen tegel om neer te leggen.
why-gold-another-shape = { $tile } heeft een andere vorm.
why-gold-entrance-stays = De ingang kan niet worden gedraaid.
why-gold-lies-so-already = { $tile } ligt al zo.
why-gold-lantern-here-already = Hier staat al een lantaarn van jou.
why-gold-no-lanterns-left = Je hebt geen lantaarn meer.
why-gold-no-lantern-here = Hier staat geen lantaarn van jou.
why-gold-hands-full = Je archeoloog heeft de handen al vol.
why-gold-not-lying-here = Zo’n schat ligt hier niet.
why-gold-hands-empty = Je archeoloog draagt niets.
why-gold-just-taken = Wat net is gepakt, kan pas na een andere actie worden neergelegd.
why-gold-no-such-seat = Die speler is er niet.
why-gold-your-own-hands = Van jezelf kun je niet stelen.
why-gold-not-on-the-same-tile = De archeoloog van { $name } staat ergens anders.
why-gold-carries-nothing = De archeoloog van { $name } draagt niets.

why-egyptos-game-over = Het spel is afgelopen.
why-egyptos-no-such-action = Dat kan hier niet.
why-egyptos-all-pyramids-laid = Alle piramides liggen: til er een van jezelf op.
why-egyptos-first-lies-at-origin = De eerste piramide ligt midden op tafel.
why-egyptos-touches-nothing = Een piramide moet een andere raken.
why-egyptos-cell-taken = Daar ligt al een piramide.
why-egyptos-pyramids-still-to-lay = Eerst worden alle piramides gelegd.
why-egyptos-not-your-pyramid = Dit is niet jouw piramide.
why-egyptos-same-cell = Ze moet op een ander vak worden gelegd.
why-egyptos-would-split-group = Zonder deze piramide valt de groep uiteen.
why-egyptos-must-move = Je kunt zetten, dus passen mag niet.

## chronicle

chronicle-cheops-tile-laid = { $name } legt { family-the } op { $block }
chronicle-cheops-neighbour-bought = { $name } roept een buur naar { $block }
chronicle-cheops-treasure-sold = { $name } verkoopt { treasure-a } voor { $price }
chronicle-cheops-treasure-kept = { $name } bewaart { treasure-a }
chronicle-cheops-treasure-boxed = { $name } legt { treasure-a } in de doos
chronicle-cheops-law-turned-up = { $name } vindt wet { $law }
chronicle-cheops-law-laid =
    { $place ->
        [market] { $name } legt wet { $law } op de markt
        [board] { $name } legt wet { $law } op het bord
        [under] { $name } legt wet { $law } onder { treasure-name }
       *[on] { $name } legt wet { $law } op { treasure-name }, rij { $row }
    }
chronicle-cheops-law-removed =
    { $place ->
        [market] { $name } neemt wet { $law } van de markt
        [board] { $name } neemt wet { $law } van het bord
        [under] { $name } neemt wet { $law } weg bij { treasure-name }
        [on] { $name } neemt wet { $law } weg bij { treasure-name }
       *[seat] { $name } neemt wet { $law } van { $owner } weg
    }
chronicle-cheops-law-held = { $name } houdt wet { $law } achter
chronicle-cheops-law-paid = { $name } betaalt { $price } voor wet { $law }
chronicle-cheops-law-played = { $name } speelt wet { $law }
chronicle-cheops-law-boxed = Wet { $law } gaat in de doos
chronicle-cheops-market-price-changed = De marktprijs is nu { $new }
chronicle-cheops-treasures-exchanged = { $name } ruilt { $first } en { $second }
chronicle-cheops-kept-treasure-exchanged = { $name } ruilt { treasure-given } voor { treasure-received }
chronicle-cheops-tile-drawn = { $name } trekt { family-the }
chronicle-cheops-turn-passed = { $name } kan niet leggen en past
chronicle-cheops-table-full = De tabel { treasure-name } is vol
chronicle-cheops-law-declared = Wet 9 telt als { treasure-name }
chronicle-cheops-treasures-counted = { $name }: { $number } × { treasure-name } = { $total }
chronicle-cheops-money-counted = { $name }: { $money } in totaal

chronicle-gold-figure-walked = { figure-of } gaat naar { $last }
chronicle-gold-tile-revealed =
    { $chamber ->
        [yes] { $name } vindt een grafkamer op { $tile }
       *[no] { $name } onthult { $tile }
    }
chronicle-gold-tile-rotated = { $name } draait { $tile }
chronicle-gold-lantern-set = { $name } zet een lantaarn op { $tile }
chronicle-gold-lantern-taken = { $name } pakt de lantaarn van { $tile }
chronicle-gold-treasure-picked-up = { $name } pakt { loot-a } op
chronicle-gold-treasure-dropped = { $name } legt { loot-a } neer op { $tile }
chronicle-gold-treasure-stolen = { $name } steelt { loot-a } van { $victim }
chronicle-gold-treasure-delivered = { $name } brengt { loot-a } naar buiten
chronicle-gold-photo-taken = { $name } fotografeert de kamer op { $tile }
chronicle-gold-mummy-woke = De mummie op { $tile } ontwaakt
chronicle-gold-mummy-asleep = Achter de steen van { $tile } slaapt een mummie door
chronicle-gold-figure-fled = { figure-of } vlucht van { $tile }
chronicle-gold-curse-struck = Een vloek waait uit { $tile }
chronicle-gold-curse-asleep = Een vloek blijft opgesloten op { $tile }
chronicle-gold-lanterns-went-out =
    { $count ->
        [one] { $count } lantaarn van { $name } gaat uit
       *[other] { $count } lantaarns van { $name } gaan uit
    }
chronicle-gold-chamber-fell = De kamer van de buste op { $tile } stort in
chronicle-gold-ring-fell =
    { $count ->
        [one] Een ring van { $count } tegel valt
       *[other] Een ring van { $count } tegels valt
    }
chronicle-gold-rest-fell = De rest van de piramide stort in
chronicle-gold-figure-lost = { figure-of } is verloren op { $tile }
chronicle-gold-treasures-lost =
    { $count ->
        [one] { $count } schat is verloren op { $tile }
       *[other] { $count } schatten zijn verloren op { $tile }
    }
chronicle-gold-lanterns-lost =
    { $count ->
        [one] { $count } lantaarn van { $name } is verloren
       *[other] { $count } lantaarns van { $name } zijn verloren
    }
chronicle-gold-clock-player-changed = Voortaan valt een ring na elke beurt van { $name }
chronicle-gold-countdown-moved =
    { $left ->
        [one] De kamer valt over { $left } beurt van { $name }
       *[other] De kamer valt over { $left } beurten van { $name }
    }
chronicle-gold-final-count =
    { $score ->
        [one] { $name }: { $score } punt
       *[other] { $name }: { $score } punten
    }

chronicle-egyptos-pyramid-placed = { $name } legt op { $cell }
chronicle-egyptos-pyramid-moved = { $name } verplaatst { $origin } naar { $cell }
chronicle-egyptos-turn-passed = { $name } heeft geen zet en past
chronicle-egyptos-moving-began = Alle piramides liggen: nu wordt er verplaatst
chronicle-egyptos-row-made = { $name } maakt een rij van { $count }

## Deals, challenges, riddles
results-swap-seats = Wissel van plaats
results-deal-code = Opzet { $code }
deal-code-copied = De code { $code } staat op het klembord. Een vriend kan hem invoeren onder Uitdagingen.
deal-code-told = De code van deze opzet is { $code }. Een vriend kan hem invoeren onder Uitdagingen.
results-swap-tip = Dezelfde opzet, iedereen één stoel verder.
hall-player = Speler
hall-daily = Dagopzet { $date }
hall-no-record = De opname van deze partij is niet bewaard.
hall-fact-games = Partijen
hall-fact-wins = Gewonnen
hall-streak-now = Reeks nu
hall-fact-hints = Hints
hall-fact-draws = Gelijk
hall-fact-best = Beste score
hall-fact-mean = Gemiddelde score
title-challenges = Uitdagingen
challenges-heading = Uitdagingen
challenges-daily = De opzet van de dag
challenges-daily-tip = Tegen { $names }. Vandaag voor iedereen dezelfde opzet.
challenges-first-try = Alleen de eerste poging van de dag telt.
challenges-nobody = Niemand heeft hem nog gespeeld.
challenges-code = Code van de opzet
challenges-code-heading = De opzet van een vriend
challenges-code-enter = Code invoeren
challenges-code-line = Elke opzet heeft een code van tien letters; na een partij staat die onder de uitslag. Wie hem hier invoert, krijgt precies dezelfde opzet en gaat zitten waar hij wil.
challenges-code-wrong = “{ $code }” is niet de code van een opzet: misschien klopt één letter niet.
setup-deal-given = Bepaald door de opzet { $code }.
riddle-heading = Raadsels van de Sfinx
riddle-sphinx = Sfinx
riddle-of-the-day = Raadsel van de dag
riddle-next = Volgend raadsel
riddle-all = Alle raadsels
riddle-again = Nog een keer
riddle-none = De raadsels ontbreken in dit exemplaar van het spel.
riddle-solved-of = { $solved } van { $total } opgelost
riddle-win-in =
    { $count ->
        [one] Win in één zet
       *[other] Win in { $count } zetten
    }
riddle-tries =
    { $count ->
        [one] { $count } poging
       *[other] { $count } pogingen
    }
riddle-banner-line = Raadsel van de Sfinx · { $stars } punten
riddle-show = Toon de zet
riddle-wrong =
    { $count ->
        [one] De Sfinx glimlacht: dat wint niet meteen.
       *[other] De Sfinx glimlacht: dat wint niet in { $count } zetten.
    }
riddle-solved = De Sfinx buigt
riddle-solved-line = Dat was de enige weg. Ze zal vannacht slecht slapen.
riddle-shown = Vijf op een rij
riddle-shown-line = Het telt nog niet als opgelost. Kom terug als ze je gezicht vergeten is.

## hints

hint-look = Kijk eerst hier. Vraag nog eens voor de zet.
hint-move = { $deed }. Vraag nog eens naar het waarom.
hint-why = { $deed }. { $reasons }
hint-thinking = De oude lamp denkt na …
hint-only-move = Er is niets anders te doen.
hint-chances = Dat belooft ongeveer { $percent } % kans om te winnen.
hint-cheops-worth =
    { $left ->
        [one] Aan het eind zou { treasure-a } ongeveer { $price } waard zijn; er is er nog { $left }.
       *[other] Aan het eind zou { treasure-a } ongeveer { $price } waard zijn; er zijn er nog { $left }.
    }
hint-cheops-worth-few =
    { $left ->
        [one] Aan het eind zou { treasure-a } ongeveer { $price } waard zijn, en er is er nog maar { $left }.
       *[other] Aan het eind zou { treasure-a } ongeveer { $price } waard zijn, en er zijn er nog maar { $left }.
    }
hint-cheops-sell = De markt betaalt nu { $market }; bewaard zou { treasure-a } ongeveer { $price } opbrengen.
hint-cheops-spoil = Een verkoop verschuift de prijs van { treasure-name }, en { $name } bewaart er { $number }.
hint-cheops-deny = { $name } bewaart al { $number } × { treasure-name } en wil er meer.
hint-cheops-law-there = Daar ligt een wet, en wie haar vindt beslist.
hint-cheops-end-near =
    { $sales ->
        [one] Nog maar { $sales } verkoop en het spel is uit.
       *[other] Nog maar { $sales } verkopen en het spel is uit.
    }
hint-cheops-neighbour = De buur kost 20, maar je pakt deze beurt twee keer.
hint-cheops-draw =
    { $count ->
        [one] Met { family-the } heb je { $count } soort tegel.
       *[other] Met { family-the } heb je { $count } verschillende leden: er passen meer blokken.
    }
hint-cheops-law-4 = Voortaan mag niemand { treasure-name } bewaren. Jij bewaart er { $own }, de anderen { $others }.
hint-cheops-law-5 = De prijs van { treasure-name } verschuift niet meer. Jij bewaart er { $own }, de anderen { $others }.
hint-cheops-law-6 = Onder { treasure-name } kan geen wet 4 of 5 meer komen. Jij bewaart er { $own }, de anderen { $others }.
hint-cheops-law-7 = Als { treasure-name } op rij { $row } eindigt, is elk { $price } waard.
hint-cheops-law-9 = Ze kost { $cost } en mag aan het eind tellen als { treasure-a }: ongeveer { $price }.
hint-cheops-law-12 = Je geeft { treasure-given }, ongeveer { $less }, en krijgt { treasure-received }, ongeveer { $more }.
hint-gold-deliver =
    { $points ->
        [one] Je brengt { loot-a } naar buiten: { $points } punt dat niemand afpakt.
       *[other] Je brengt { loot-a } naar buiten: { $points } punten die niemand afpakt.
    }
hint-gold-falls =
    { $rings ->
        [one] { $tile } valt met de eerstvolgende ring, na de beurt van { $name }.
       *[other] { $tile } valt met ring { $rings } vanaf nu; elke ring valt na een beurt van { $name }.
    }
hint-gold-steal = { $name } draagt { loot-a }, en jij staat ernaast met lege handen.
hint-gold-pick =
    { $walks ->
        [one] Pak { loot-a }: naar buiten is het { $walks } loopactie.
       *[other] Pak { loot-a }: naar buiten is het { $walks } loopacties.
    }
hint-gold-homeward =
    { $walks ->
        [one] Je draagt { loot-a }; daarna is het nog { $walks } loopactie naar de ingang.
       *[other] Je draagt { loot-a }; daarna zijn het nog { $walks } loopacties naar de ingang.
    }
hint-gold-thief =
    { $walks ->
        [one] { $name } zit maar { $walks } loopactie achter je, met lege handen.
       *[other] { $name } zit maar { $walks } loopacties achter je, met lege handen.
    }
hint-gold-loot =
    { $walks ->
        [one] Op { $tile } ligt { loot-a }, dan nog { $walks } loopactie ver.
       *[other] Op { $tile } ligt { loot-a }, dan nog { $walks } loopacties ver.
    }
hint-gold-loot-race =
    { $walks ->
        [one] Op { $tile } ligt { loot-a }, dan nog { $walks } loopactie ver; { $name } heeft er { $others } nodig.
       *[other] Op { $tile } ligt { loot-a }, dan nog { $walks } loopacties ver; { $name } heeft er { $others } nodig.
    }
hint-gold-reveal =
    { $chambers ->
        [one] { $chambers } kamer ligt nog verborgen onder { $tiles } tegels.
       *[other] { $chambers } kamers liggen nog verborgen onder { $tiles } tegels.
    }
hint-gold-set =
    { $count ->
        [one] Zo opent ze zich naar { $count } dichte tegel.
       *[other] Zo opent ze zich naar { $count } dichte tegels.
    }
hint-gold-longer = De weg naar buiten van { $name }, met een schat, groeit van { $walks } naar { $longer } loopacties.
hint-gold-shorter = Je weg naar buiten krimpt van { $walks } naar { $shorter } loopacties.
hint-gold-porter = Een drager is nuttig dicht bij zijn archeoloog: daar draait hij tegels en zet lantaarns.
hint-egyptos-five = Dat is vijf op een rij: je wint.
hint-egyptos-blocks-four = { $name } heeft er vier en zou daar vijf maken.
hint-egyptos-two-threats = Het dreigt vijf op { $count } plekken tegelijk; één antwoord is niet genoeg.
hint-egyptos-forced = Van daar is de winst af te dwingen.
hint-egyptos-four = Het maakt vier: daar moet meteen een antwoord op komen.
hint-egyptos-corner = Een antwoord bij een hoek is bewezen veilig; bij een zijde niet.
hint-egyptos-blocks-three =
    { $count ->
        [one] Het sluit { $count } rij van vijf waarin { $name } er drie heeft.
       *[other] Het sluit { $count } rijen van vijf waarin { $name } er drie heeft.
    }
hint-egyptos-three =
    { $count ->
        [one] Het maakt drie in { $count } open rij van vijf.
       *[other] Het maakt drie in { $count } open rijen van vijf.
    }
hint-egyptos-idle = De piramide die je optilt stond in geen rij van waarde.
hint-egyptos-lines =
    { $count ->
        [one] Door deze plek staat nog { $count } rij van vijf voor je open.
       *[other] Door deze plek staan nog { $count } rijen van vijf voor je open.
    }
deed-cheops-place = Leg { family-the } op { $block }
deed-cheops-neighbour = Roep een buur naar { $block }
deed-cheops-sell = Verkoop { treasure-a }
deed-cheops-keep = Bewaar { treasure-a }
deed-cheops-box = Leg { treasure-a } in de doos
deed-cheops-box-law = Leg wet { $law } in de doos
deed-cheops-hold = Bewaar de wet voor later
deed-cheops-pass = Pas
deed-cheops-end = Beëindig de beurt
deed-cheops-draw = Trek van stapel { $stack }
deed-cheops-declare = Laat wet 9 tellen als { treasure-a }
deed-cheops-law-under = Leg wet { $law } onder { treasure-name }
deed-cheops-law-7 = Leg wet 7 op rij { $row } van { treasure-name }
deed-cheops-law-8-market = Haal de wet van de markt
deed-cheops-law-8-board = Haal wet 3 van het bord
deed-cheops-law-8-under = Haal de wet onder { treasure-name } weg
deed-cheops-law-8-on = Haal wet 7 van { treasure-name }
deed-cheops-law-8-seat = Haal wet { $law } van { $name } weg
deed-cheops-law-9 = Betaal wet 9
deed-cheops-law-10 = Verkoop met wet 10 een bewaarde { treasure-name }
deed-cheops-law-11 = Leg met wet 11 { family-the } op { $block }
deed-cheops-law-12 = Ruil met wet 12 { $first } en { $second }
deed-cheops-law-12-kept = Ruil met wet 12 een bewaarde { treasure-name } met { $block }
deed-gold-walk =
    { $figure ->
        [P] Loop met de drager naar { $tile }
       *[A] Loop met de archeoloog naar { $tile }
    }
deed-gold-reveal = Onthul { $tile }
deed-gold-set = Leg { $tile } open naar { $sides }
deed-gold-rotate = Draai { $tile } open naar { $sides }
deed-gold-lantern = Zet een lantaarn
deed-gold-unlantern = Pak de lantaarn
deed-gold-pick = Pak { loot-a } op
deed-gold-drop = Leg neer wat je draagt
deed-gold-steal = Steel van { $victim }
deed-gold-end = Beëindig de beurt
deed-egyptos-place = Leg een piramide op { $cell }
deed-egyptos-move = Verplaats de piramide van { $origin } naar { $cell }
deed-egyptos-pass = Pas

## looking back

back-heading = Terugblik
back-theatre = Theater
back-seal = Zegel verbreken
back-judge = Laat oordelen
back-show = Tonen
back-turning-points = Keerpunten
back-judging = Een rechter loopt het spel door en weet alleen wat elke speler kon weten. De lijn groeit mee.
back-not-judged = Niemand heeft dit spel nog beoordeeld.
back-no-points = Geen zet keerde dit spel: niemand gaf meer dan een beetje weg.
back-cost = Zet { $number }, { $name }: kostte { $percent } %
back-instead = Probeer liever: { $deed }
seal-heading = Het zegel van eerlijk spel
seal-line = Elke tegenstander denkt elke zet opnieuw, alleen vanuit wat hij zag.
seal-working = Tot nu toe zijn { $count } van { $total } zetten gelijk.
seal-whole =
    { $count ->
        [one] Het zegel houdt: { $count } zet is opnieuw dezelfde.
       *[other] Het zegel houdt: alle { $count } zetten zijn opnieuw dezelfde.
    }
seal-partly = { $count } van { $total } zetten zijn gelijk; de andere zijn niet na te gaan.
seal-broken =
    { $count ->
        [one] Het zegel is bij { $count } zet verbroken: dit verslag is veranderd.
       *[other] Het zegel is bij { $count } zetten verbroken: dit verslag is veranderd.
    }
seal-none = In dit spel speelde geen tegenstander van ons.
seal-same = Opnieuw gedacht: dezelfde zet
seal-forced = De enige zet
seal-other-view = Hij zag niet wat het zegel zegt
seal-other-move = Opnieuw gedacht: een andere zet
seal-learned = Door een oudere versie gespeeld
seal-stumbled = Zijn zoeken mislukte: een willekeurige zet
seal-unsealed = Deze zet is nooit verzegeld
replay-mark-back = Naar het vorige merk
replay-mark-on = Naar het volgende merk
film-whole = Het hele spel
film-sequence = Van zet { $first } tot { $last }
film-collapse = De instorting
film-making = Er wordt getekend …
film-failed = Het bestand lukte niet; het logboek zegt waarom.
film-no-collapse = In dit spel stort niets in.
film-no-part = Een deel is whole, collapse of twee zetten zoals 12:40.
film-no-record = --record noemt een bestand met een spel.
