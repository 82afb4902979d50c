# Khufu in italiano. Gli stessi testi nello stesso ordine di en.ftl; un test li confronta.

## common

common-yes = Sì
common-on = Sì
common-off = No
common-back = Indietro
common-cancel = Annulla
common-continue = Continua
common-delete = Elimina
common-percent = { $number } %

## title

title-name = Khufu
title-line = Tre giochi al lume di lanterna
title-continue = Continua
title-hall = Albo d’oro
title-settings = Impostazioni
title-replays = Rivedi partite
title-quit = Esci
title-quit-ask = Lasciare la valle?
title-quit-line = La partita in corso è salvata.

## games

game-cheops-name = Cheope
game-cheops-line = Saccheggia e domina il mercato
game-cheops-players = 2–5
game-cheops-time = 45 min
game-gold-name = L’oro del faraone
game-gold-line = Nel labirinto prima che crolli
game-gold-players = 2–4
game-gold-time = 40 min
game-egyptos-name = Egyptos
game-egyptos-line = Cinque piramidi in fila
game-egyptos-players = 2–3
game-egyptos-time = 15 min

variant-egyptos = Egyptos
variant-egyptos-line = Il gruppo deve restare sempre unito.
variant-egypte = Égypte
variant-egypte-line = Si può alzare ogni propria piramide, anche se altre restano isolate.
variant-trio = Trio
variant-trio-line = Tre giocatori; le piramidi si toccano per un lato.

## levels

level-fellah = Fellah
level-fellah-line = Gioca a capriccio
level-scribe = Scriba
level-scribe-line = Gioca subito
level-priest = Sacerdote
level-priest-line = Pensa un poco
level-vizier = Visir
level-vizier-line = Pensa bene
level-pharaoh = Faraone
level-pharaoh-line = Pensa a lungo

## setup

setup-heading = Chi siede al tavolo?
setup-human = Umano
setup-computer = Computer
setup-plays-with = Gioca con
setup-level = Livello
setup-name = Nome
setup-ready = Pronto
setup-free = Posto libero
setup-free-line = Premi un tasto per unirti
setup-leave = Lascia il posto
setup-begin = Inizia la partita
setup-players-time =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    } · { $minutes ->
        [one] circa { $minutes } minuto
       *[other] circa { $minutes } minuti
    }
setup-rules = Regole del tavolo
setup-first = Primo giocatore
setup-first-random = A caso
setup-variant = Variante
setup-hints = Consigli
setup-money = Denaro
setup-money-secret = Coperto
setup-money-open = Scoperto
setup-too-few =
    { $count ->
        [one] Per questo gioco serve almeno { $count } giocatore.
       *[other] Per questo gioco servono almeno { $count } giocatori.
    }
setup-too-many =
    { $count ->
        [one] Questo gioco è per { $count } giocatore al massimo.
       *[other] Questo gioco è per { $count } giocatori al massimo.
    }
setup-name-taken = Due giocatori non possono avere lo stesso nome.
error-name-empty = Serve un nome.

player-1 = Nefret
player-2 = Amon
player-3 = Khepri
player-4 = Tiaa
player-5 = Bek

emblem-1 = Sole
emblem-2 = Luna
emblem-3 = Ankh
emblem-4 = Loto
emblem-5 = Piuma

## devices

device-mouse = Mouse
device-keyboard = Tastiera
device-keyboard-left = Tastiera, metà sinistra
device-keyboard-right = Tastiera, metà destra
device-touch = Tocco
device-pad = Gamepad { $number }
device-none = Nessun comando
device-join = Premi { $button } per unirti
device-prompt = { $button } { $action }

glyph-enter = Invio
glyph-space = Spazio
glyph-escape = Esc
glyph-tab = Tab
glyph-shift = Maiusc
glyph-control = Ctrl
glyph-alt = Alt
glyph-backspace = Backspace
glyph-delete = Canc
glyph-home = Inizio
glyph-end = Fine
glyph-page-up = Pag su
glyph-page-down = Pag giù

verb-up = Su
verb-down = Giù
verb-left = Sinistra
verb-right = Destra
verb-confirm = Scegli
verb-cancel = Indietro
verb-hint = Consiglio
verb-undo = Annulla
verb-redo = Ripeti
verb-rules = Regole
verb-menu = Pausa
verb-next = Avanti
verb-previous = Precedente
verb-peek = Sbircia
verb-end-turn = Fine turno
verb-replay-turns = Rivedi i turni
verb-zoom-in = Ingrandisci
verb-zoom-out = Riduci
verb-recentre = Centra
verb-pan-up = Vista in su
verb-pan-down = Vista in giù
verb-pan-left = Vista a sinistra
verb-pan-right = Vista a destra
verb-page-left = Pagina a sinistra
verb-page-right = Pagina a destra
verb-fullscreen = Schermo intero
verb-screenshot = Schermata

## settings

settings-heading = Impostazioni
settings-tab-game = Gioco
settings-tab-look = Immagine
settings-tab-sound = Suono
settings-tab-keys = Comandi
settings-language = Lingua
settings-language-line = Le parole cambiano subito.
settings-language-auto = Del sistema ({ $language })
settings-text-size = Grandezza testo
settings-text-size-line = Lettere più grandi ovunque.
settings-animation-speed = Animazione
settings-animation-speed-line = Velocità dei movimenti. Ogni tasto completa un movimento.
settings-animation-speed-x1 = ×1
settings-animation-speed-x2 = ×2
settings-animation-speed-instant = Immediata
settings-reduced-motion = Meno movimento
settings-reduced-motion-line = Brevi dissolvenze al posto di voli, cadute e tremolii.
settings-screen-shake = Scosse
settings-screen-shake-line = Il piano trema quando cade la pietra.
settings-flashes = Lampi
settings-flashes-line = Flash della macchina e bagliori forti.
settings-high-contrast = Contrasto elevato
settings-high-contrast-line = Sfondi lisci, bordi forti, testo bianco.
settings-colour-marks = Segni di colore
settings-colour-marks-line = Una lettera o un emblema su tutto ciò che ha un colore.
settings-effects-volume = Effetti
settings-effects-volume-line = Pietra, monete, passi e voci della notte.
settings-music-volume = Musica
settings-music-volume-line = Oud e ney nell’aria della notte.
settings-mute = Muto
settings-mute-line = Nessun suono.
settings-fullscreen = Schermo intero
settings-fullscreen-line = Anche con F11 o Alt+Invio.
settings-time-per-move = Riflessione
settings-time-per-move-line = Quanto può pensare un avversario a una mossa.
settings-time-per-move-fast = Breve
settings-time-per-move-normal = Normale
settings-time-per-move-patient = Lunga
settings-hints = Consigli
settings-hints-line = La lampada dà consiglio, in tre passi.
settings-threat-lens = Lente delle minacce
settings-threat-lens-line = Egyptos: le file di tre e di quattro brillano.
settings-money-cover = Copertura tra giocatori
settings-money-cover-line = Cheops: nel tuo turno il tuo denaro è visibile; tra due persone lo schermo si copre.
settings-bindings = Tasti e pulsanti
settings-bindings-line = Scegli una voce, poi premi il nuovo tasto.
settings-bindings-press = Premi il nuovo tasto …
settings-bindings-taken = { $key } è stato tolto a «{ $verb }».
settings-bindings-refused = { $key } non può servire a questo.
settings-bindings-reset = Tasti originali
settings-reset = Ripristina tutto
settings-reset-ask = Rimettere tutto com’era all’inizio?

## pause

pause-heading = Pausa
pause-resume = Riprendi
pause-save = Salva partita
pause-save-name = Nome della partita salvata
pause-saved = Salvata come «{ $name }».
pause-rules = Regole
pause-settings = Impostazioni
pause-restart = Ricomincia
pause-restart-ask = Abbandonare questa partita e ricominciare?
pause-leave = Menu principale
pause-leave-line = La partita attende sotto «Continua».
pause-cover = { $name }, tocca a te
pause-cover-line = Premi un tasto quando guardi solo tu.

## match

match-turn = Tocca a { $name }
match-your-turn = { $name }, tocca a te
match-thinking = { $name } sta pensando …
match-undo = Annulla
match-undo-nothing = Non c’è nulla da riprendere.
match-undo-hidden = È stato rivelato qualcosa di nascosto: non si può riprendere.
match-undo-opponent = Si può riprendere solo il proprio turno.
match-hint = Consiglio
match-hint-off = A questo tavolo non ci sono consigli.
match-hint-none = La lampada è spenta: non tocca a te.
match-save = Salva
match-rules = Regole
match-settings = Impostazioni
match-chronicle = Cronaca
match-chronicle-open = Leggi tutto ciò che è accaduto
match-since = Dal tuo ultimo turno
match-draw-offer = Offri la patta
match-draw-ask = { $name } offre la patta.
match-draw-accept = Accetta
match-draw-decline = Rifiuta
match-draw-declined = { $name } continua a giocare.
match-turns-left =
    { $count ->
        [one] resta { $count } mossa
       *[other] restano { $count } mosse
    }

## results

results-wins = Vince { $name }
results-share = { $names } dividono la vittoria
results-draw = Patta
results-rank = Posto
results-name = Nome
results-purse = Borsa
results-kept = Tenuti
results-law-9 = Legge 9
results-photos = Foto
results-treasures = Tesori
results-bust = Busto
results-lost = Perdite
results-total = Totale
results-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
results-piastres =
    { $count ->
        [one] { $count } piastra
       *[other] { $count } piastre
    }
results-again = Gioca ancora
results-same-deal = Stessa mano
results-seats = Cambia posti
results-menu = Menu principale
results-look-back = Rivedi
results-save = Tieni la partita

reason-cheops-empty = La piramide è vuota.
reason-cheops-tables = Abbastanza tabelle dei prezzi sono piene.
reason-cheops-blocked = Nessuno può posare una tessera.
reason-gold-collapse = La piramide è crollata.
reason-gold-idle = Nessuno si è più mosso.
reason-gold-rounds = L’ultimo giro è finito.
reason-egyptos-five = Cinque in fila.
reason-egyptos-repetition = La stessa posizione per la terza volta.
reason-egyptos-moves = Le mosse sono finite.
reason-egyptos-agreed = I giocatori hanno concordato la patta.

## hall

hall-heading = Albo d’oro
hall-empty = Nessuno ha ancora finito una partita.
hall-all-games = Tutti i giochi
hall-date = Data
hall-players = Giocatori
hall-winner = Vincitore
hall-score = Punti
hall-rating = Valore
hall-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
hall-wins =
    { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
hall-streak = Serie migliore
hall-hints =
    { $count ->
        [one] { $count } consiglio
       *[other] { $count } consigli
    }
hall-export = Esporta in CSV
hall-exported = Scritto in { $file }.
hall-delete = Elimina
hall-delete-ask = Eliminare per sempre questo risultato?

## rules

rules-heading = Regole
rules-search = Scrivi per cercare
rules-scroll = Scorri
rules-nothing-found = Nulla trovato.
rules-house = Regola della casa
rules-cheops-aim = Lo scopo
rules-cheops-aim-text =
    La famiglia Ahliman saccheggia la piramide. I tesori si vendono subito al prezzo di mercato, oppure si tengono sperando in un prezzo migliore alla fine.

    Chi alla fine ha più denaro vince.
rules-cheops-aim-house =
    A parità di denaro i giocatori condividono la vittoria.
rules-cheops-pieces = Che cosa c’è sul tavolo
rules-cheops-pieces-text =
    La piramide ha 66 blocchi: undici nella fila a in basso, dieci nella fila b, e così via fino al solo blocco k1. Un blocco poggia su due blocchi della fila inferiore e ha fino a sei vicini: a sinistra, a destra, due sotto, due sopra.

    Sessanta blocchi portano tesori, dieci per ognuno dei sei colori. Sei blocchi con l’occhio nascondono tavole della legge.

    Ogni colore ha una tabella dei prezzi. Il numero più alto che nessun tesoro venduto copre è il valore attuale di un tesoro tenuto di quel colore.

    Ci sono 64 tessere famiglia, sedici ciascuno tra padre, madre, figlia e figlio; quattro vicini; dodici tavole della legge.
rules-cheops-pieces-house =
    I nomi dei colori e dei membri della famiglia sono nostri. I blocchi con l’occhio sono b3, b8, d3, d6, f2 e f5. Alla banca il denaro non manca mai.
rules-cheops-start = Preparazione
rules-cheops-start-text =
    Si pescano due tabelle di ognuno dei tre tipi e si assegnano a caso ai sei colori. Sei delle dodici leggi vanno sui blocchi con l’occhio; le altre sei si mettono via senza guardarle.

    Ognuno comincia con una tessera di ogni membro e senza denaro. Le altre tessere formano tre pile; si vede solo quella in cima. Il prezzo di mercato è 10. Si gioca in senso orario.

    Tutti vedono la piramide, le tabelle, le mani, la cima delle pile, i tesori tenuti e le leggi conservate. Sono nascosti le tavole nella piramide, l’ordine nelle pile e il denaro di ciascuno.
rules-cheops-start-house =
    Le pile sono il più possibile uguali, nessuna più bassa della successiva. Chi comincia lo decide la sorte o il tavolo.
rules-cheops-placing = Posare una tessera
rules-cheops-placing-text =
    Nel tuo turno devi, se puoi, posare una tessera della mano su un blocco che porta ancora un tesoro o una tavola. Prendi ciò che vi si trova, e la tessera resta.

    Il blocco deve essere nella fila più bassa, oppure entrambi i blocchi su cui poggia devono portare una tessera; un vicino conta. Nessun blocco confinante può portare una tessera dello stesso membro.

    Prima della posa puoi giocare leggi conservate e chiamare un vicino, nell’ordine che vuoi.

    Se nessuna tessera della mano va bene, la posa si salta. Mai per scelta.
rules-cheops-placing-house =
    Chi salta la posa prosegue con la fine del turno: leggi conservate e pesca.
rules-cheops-treasure = Vendere o tenere
rules-cheops-treasure-text =
    Vendere: ricevi il prezzo di mercato, 10 finché una legge non lo cambia. Il tesoro copre il numero libero più alto della sua tabella, e così il valore del colore cambia per tutti.

    Tenere: mettilo scoperto davanti a te. Si paga alla fine.

    L’ultimo numero di una tabella non si copre mai. Quando solo quello è libero, la tabella è piena: quel colore non si può più vendere, va tenuto.
rules-cheops-neighbour = Vicini
rules-cheops-neighbour-text =
    Una volta per turno, prima della posa, puoi pagare 20 piastre per un vicino. Posalo su un blocco sostenuto come al solito, prendi ciò che vi si trova e decidi; poi hai il tuo turno normale. Un vicino sostiene le tessere sopra di sé come una tessera famiglia.

    Servono un vicino rimasto, 20 piastre e almeno una tessera in mano.
rules-cheops-neighbour-house =
    Per un vicino le famiglie non contano.

    Con il vicino posato lì devi poter posare una tessera della mano, anche se prima non potevi. Si controlla solo all’acquisto: se ciò che segue rende impossibile la posa, la si salta. Comprare non è mai obbligatorio.
rules-cheops-laws = Tavole della legge
rules-cheops-laws-text =
    Una tavola presa si scopre e si esegue subito. 1 e 2 vanno al mercato, 3 sul tabellone, 4, 5 e 6 sotto una tabella, 7 su un numero. 10, 11 e 12 si usano subito o si conservano, e dopo l’uso vanno nella scatola.
rules-cheops-laws-house =
    Il 20 della legge 7 è nostro.
rules-cheops-law-details = Le leggi nel dettaglio
rules-cheops-law-details-text =
    Sotto una tabella può stare una sola legge. 4, 5 e 6 possono andare sotto qualsiasi tabella che non ne ha, piena o no.

    La legge 4 vincola ciò che si prende d’ora in poi; se la tabella è piena, ciò che si prende di quel colore va nella scatola.

    La legge 7 può stare su ogni numero libero, anche sull’ultimo.

    La legge 8 deve togliere qualcosa se può: la tavola superiore del mercato, la 3, una 4, 5 o 6, una 7 che nessun tesoro copre (torna a valere il numero stampato), o una tavola davanti a un giocatore, te compreso; anche una 9 pagata, senza rimborso. Mai una tavola coperta. Ciò che ne segue accade subito. Se non c’è nulla da togliere, la 8 va nella scatola.

    La legge 9 costa 25. Con meno denaro, o se non la vuoi, va nella scatola.

    La legge 10 richiede una tabella non piena e senza legge 5; può vendere un colore sotto la legge 4.

    La legge 11 richiede un blocco con un tesoro, che si vende o si tiene come al solito. Si può giocare anche se dopo non è possibile alcuna posa.

    La legge 12 prende due tesori qualsiasi della piramide, raggiungibili o no, oppure uno dei tuoi e uno lì; la legge 5 non la limita. Non può portarti un colore sotto la legge 4, ma può togliertene uno.

    Le leggi da 10 a 12 prese quando non si possono usare si conservano, scoperte. Le leggi conservate si giocano in un tuo turno successivo, in più.
rules-cheops-law-details-house =
    1 e 2 si impilano: conta quella sopra. Se la 8 la toglie, torna a contare quella sotto, o 10.

    Tranne che sull’ultimo numero, un tesoro può poi coprire la legge 7.

    I tesori tenuti prima della legge 4 si pagano ancora alla fine. La legge 9 può valere per ogni colore.

    La legge 12 richiede due tesori di colore diverso.

    Le leggi conservate si giocano all’inizio o alla fine di un turno; un turno con un vicino è un turno solo.
rules-cheops-drawing = Pescare tessere
rules-cheops-drawing-text =
    Alla fine del turno, finché hai meno di quattro tessere, puoi pescare quella in cima a una pila, una alla volta, o fermarti. Pescare non è mai obbligatorio.

    Prima di pescare puoi ancora giocare leggi conservate da un turno precedente; dopo non più.

    Senza tessere si salta la posa e non si può chiamare un vicino.
rules-cheops-drawing-house =
    La mano si completa fino a quattro, da una qualsiasi delle tre pile. (Il testo olandese pesca solo da quella davanti; quelli francese e italiano da qualsiasi.) Senza tessere si può pescare alla fine del proprio turno.
rules-cheops-end = Fine e conteggio
rules-cheops-end-text =
    La partita finisce quando nella piramide non ci sono più tesori né tavole e ciò che si è preso per ultimo è sistemato; subito, quando due tabelle sono piene (tre con la legge 3); o quando nessuno può posare.

    Poi si pagano i tesori tenuti, ogni colore secondo il numero libero più alto della sua tabella. Un numero semplice si paga per ogni tesoro.

    Di due numeri, come 20/10, chi ne ha più di ogni altro riceve il minore per ciascuno, tutti gli altri il maggiore. In parità per il massimo tutti ricevono il maggiore.

    3X vuol dire tre volte X per ciascuno; X è quanti di quel colore hanno tenuto tutti insieme, legge 9 compresa.

    Vince chi ha più denaro.
rules-cheops-end-house =
    Se nessuno può posare si guarda all’inizio di un turno; vicini e pesche future non contano.

    Chi ha la legge 9 deve dichiararne il colore prima del conteggio.

    A parità di denaro la vittoria è condivisa.
rules-cheops-prices = Le tabelle dei prezzi
rules-cheops-prices-text =
    Dall’alto in basso. In ogni partita ce ne sono due per tipo, I, II e III.
rules-cheops-prices-house =
    I numeri stampati mancano nelle nostre fonti; questi sono nostri.
rules-gold-aim = Lo scopo
rules-gold-aim-text =
    Esplora la piramide, fotografa le camere funerarie, porta fuori tesori ed esci prima che crolli.

    Le foto valgono 1 punto, i tesori 2 o 3, il busto del faraone 5. Un archeologo perso costa 2 punti, un portatore 1.
rules-gold-pieces = Che cosa c’è sul tavolo
rules-gold-pieces-text =
    Il labirinto è un quadrato di 36 tessere: l’ingresso, trenta corridoi e cinque camere funerarie. Tutte tranne l’ingresso sono coperte. Ogni tessera è aperta su alcuni lati e murata sugli altri.

    Ognuno ha un archeologo, un portatore e cinque lanterne.

    Ci sono cinque foto, otto tesori e il busto del faraone.
rules-gold-pieces-house =
    Corridoi: 12 bivi, 10 angoli, 8 dritti. Camere: 2 vicoli ciechi, 2 angoli, 1 dritta.

    Le foto mostrano 1 tesoro e una mummia, 3 e una mummia, 2 e una maledizione, 1 e una maledizione, e 2 tesori.

    Quattro tesori valgono 2, quattro valgono 3.
rules-gold-start = Preparazione
rules-gold-start-text =
    Le tessere si mescolano e si dispongono; l’ingresso prende un posto sul bordo. È aperto verso ogni tessera confinante e resta così.

    Foto e tesori si mescolano, il busto sta in fondo: è sempre l’ultimo tesoro trovato.

    Tutte le figure stanno sull’ingresso.
rules-gold-start-house =
    L’ingresso non è mai in un angolo.

    I musei sono visibili a tutti. Nascoste sono solo le tessere coperte e l’ordine di foto e tesori.

    Chi comincia lo decide la sorte o il tavolo.
rules-gold-actions = Tre azioni
rules-gold-actions-text =
    Un turno ha fino a tre azioni, divise come vuoi tra le tue due figure. Puoi fermarti quando vuoi.

    Due tessere confinanti sono collegate quando sono entrambe scoperte e aperte l’una verso l’altra.

    Camminare (entrambe): su una tessera confinante collegata, o lungo le tue lanterne. Scoprire (archeologo): una tessera confinante coperta verso cui la tua è aperta. Girare una tessera (portatore). Posare o riprendere una tua lanterna sulla tessera del portatore (portatore).
rules-gold-actions-house =
    Al massimo una tua lanterna per tessera, ingresso compreso.

    Portare qualcosa non costa nulla in più.
rules-gold-turning = Scoprire e girare
rules-gold-turning-text =
    Chi scopre una tessera la gira come vuole prima di posarla. Fino ad allora non si può fare altro.

    Il portatore può girare la tessera su cui sta, o una confinante scoperta verso cui la sua è aperta.
rules-gold-turning-house =
    La tessera da girare non deve essere aperta verso il portatore: altrimenti qualcuno potrebbe restare murato per sempre.

    L’ingresso non si gira mai.
rules-gold-lanterns = Lanterne
rules-gold-lanterns-text =
    Con un’azione una figura può correre lungo un’intera catena di tessere collegate, se ogni tessera tra partenza e arrivo porta una lanterna del tuo colore. L’arrivo è una tessera diversa dalla partenza.

    Partenza e arrivo non ne hanno bisogno. Le lanterne altrui non ti aiutano.
rules-gold-carrying = Portare e rubare
rules-gold-carrying-text =
    Gratis, nel tuo turno: il tuo archeologo raccoglie un tesoro sulla sua tessera, lascia ciò che porta, o ruba ciò che porta l’archeologo di un altro sulla stessa tessera. Raccogliere e rubare richiedono mani vuote.

    Un tesoro il cui portatore finisce un cammino sull’ingresso va subito nel museo, per sempre.
rules-gold-carrying-house =
    Ciò che si è appena raccolto o rubato si può lasciare solo dopo un’altra azione, o in un turno successivo.
rules-gold-chambers = Camere funerarie
rules-gold-chambers-text =
    Chi scopre una camera la gira come vuole, poi pesca la prossima foto e la tiene: 1 punto.

    La foto dice quanti tesori si mettono nella camera e se qualcosa si sveglia.
rules-gold-mummy = Mummia e maledizione
rules-gold-mummy-text =
    Mummia: se una via collegata porta dalla camera all’ingresso, ogni figura di ogni giocatore su una via più breve fugge all’ingresso. Il turno di chi l’ha trovata finisce.

    Maledizione: allo stesso modo, ogni lanterna di ogni giocatore su una via più breve torna al proprietario. Il turno finisce.

    Camera e ingresso fanno parte della via. La lunghezza è il numero di tessere; le lanterne non l’accorciano.
rules-gold-mummy-house =
    Ciò che portava una figura in fuga resta dove è fuggita.

    Se nessuna via porta all’ingresso, non succede altro e il turno continua.
rules-gold-collapse = Il crollo
rules-gold-collapse-text =
    Quando un archeologo porta il busto fuori dalla camera, il cammino si completa, con consegna se finisce sull’ingresso; poi la camera crolla e il turno finisce. Quel giocatore è l’orologio.

    Se il busto resta, la camera crolla alla fine del terzo turno dello scopritore dopo quello del ritrovamento, con il busto, chiunque lo tenga lì. Lo scopritore è l’orologio.

    Da allora, alla fine di ogni turno dell’orologio cade il prossimo anello: ogni tessera che tocca l’anello precedente. L’ingresso non cade mai, e un anello non lo attraversa.

    Chi poi raccoglie o ruba il busto diventa subito l’orologio: un anello cade alla fine di quello stesso turno. Lasciarlo non cambia nulla.

    Ciò che cade è perso, con tutto quel che c’è sopra. Lì nessuno cammina, scopre o gira più. Chi non ha figure gioca ancora i suoi turni: può solo finirli.
rules-gold-collapse-house =
    Le tessere si toccano con un lato, non con un angolo.

    Il conto di tre turni è nostro.
rules-gold-end = Fine e punti
rules-gold-end-text =
    La partita finisce quando resta solo l’ingresso.

    Punti: foto 1, tesori 2 o 3, busto 5, meno 2 per un archeologo perso e 1 per un portatore perso.

    In parità passa avanti chi ha ancora entrambe le figure; poi chi ha cambiato punteggio per l’ultima volta prima.
rules-gold-end-house =
    La partita finisce anche quando ogni giocatore ha chiuso due turni di fila senza azioni, o dopo il round 200. Se la camera del busto è già crollata, prima cade il resto della piramide, con tutto quel che c’è sopra.

    Alla fine di un turno prima si conta l’inattività, poi cade ciò che deve cadere, poi si guarda la fine.

    Una parità che resta è condivisa.
rules-egyptos-aim = Lo scopo
rules-egyptos-aim-text =
    Forma una fila ininterrotta di cinque tue piramidi: in riga, colonna o diagonale. Chi ci riesce vince subito.

    Non c’è tavola. Il tavolo non ha bordo.
rules-egyptos-aim-house =
    Anche più di cinque vincono.
rules-egyptos-placing = Posare
rules-egyptos-placing-text =
    Ognuno ha dodici piramidi. Una moneta decide chi comincia; sceglie il suo colore.

    A turno, posa una piramide su una casella libera che tocca una piramide posata di qualsiasi colore, di lato o d’angolo.
rules-egyptos-placing-house =
    Le piramidi stanno su una griglia quadrata.
rules-egyptos-moving = Muovere
rules-egyptos-moving-text =
    Quando tutti hanno posato le dodici e nessuno ha vinto, a ogni turno muovi una delle tue: alzala e posala su un’altra casella libera. Finché è alzata non c’è: toccare solo la sua vecchia casella non basta.

    Non puoi alzare una piramide se le altre non restano poi unite in un solo gruppo, per lati o angoli, anche se posarla le riunisse.
rules-egyptos-moving-house =
    Si posa in modo che tocchi una delle altre.

    Chi non ha mosse passa, e solo allora.
rules-egyptos-draw = Patta
rules-egyptos-draw-text =
    La partita può finire senza vincitore.
rules-egyptos-draw-house =
    È patta quando la stessa posizione si presenta per la terza volta con lo stesso giocatore di turno, o dopo 100 mosse e passi della fase di movimento (102 in Trio).

    Contano la posizione in cui comincia il movimento e quella dopo ogni mossa o passo. Una posizione spostata è la stessa; girata, allo specchio o a colori scambiati no.

    Dopo ogni azione conta prima la fila di cinque, poi la terza ripetizione, poi il numero di mosse.

    Le persone a un tavolo possono anche accordarsi per la patta.
rules-egyptos-variants = Varianti
rules-egyptos-variants-text =
    Égypte: nel movimento si può alzare qualsiasi propria piramide, anche se altre restano isolate.

    Trio: tre giocatori, dodici piramidi ciascuno. Le piramidi devono toccarsi con un lato, posando e muovendo, e il gruppo deve restare unito per i lati; la fila di cinque può essere diagonale.
rules-egyptos-variants-house =
    Égypte: una piramide alzata va comunque posata in modo che ne tocchi un’altra.

    Trio è una variante di giocatori; la sua fase di movimento è nostra.

## lessons

title-learn = Impara
lesson-heading = Che cosa ti insegna Miu?
lesson-go-on = Avanti
lesson-show = Fammi vedere
lesson-skip = Lascia la lezione; ti aspetta
lesson-again = Ricomincia
lesson-leave = Lascia la lezione
lesson-leave-line = La lezione ti aspetta dove l’hai lasciata.
lesson-play-now = Ora una partita vera
lesson-next = Prossima lezione
lesson-enough = Basta per stanotte
lesson-begun = Iniziata: riprendi
lesson-minutes =
    { $count ->
        [one] circa { $count } minuto
       *[other] circa { $count } minuti
    }
lesson-offer = { $game }: la prima volta?
lesson-offer-line =
    { $count ->
        [one] Miu, la gatta del tempio, ti mostra come si fa in circa { $count } minuto. Non graffia quasi mai.
       *[other] Miu, la gatta del tempio, ti mostra come si fa in circa { $count } minuti. Non graffia quasi mai.
    }
lesson-offer-yes = Fammi vedere
lesson-offer-no = Lo conosco
lesson-not-yet-1 = Permesso, e audace! Ma adesso segui la mia zampa.
lesson-not-yet-2 = Lo farai cento volte. Prima questo.
lesson-not-yet-3 = Prrr. Bella idea, più tardi. Guarda la mia zampa.
lesson-cheops-first = La tua prima notte nella piramide
lesson-cheops-first-hello = Sono Miu, la gatta del tempio. Stanotte la tua famiglia svaligia una piramide: all’alba vince il più ricco.
lesson-cheops-first-lay = Scegli il padre, poi il blocco illuminato: lui resta lì, tu prendi il tesoro.
lesson-cheops-first-sell = Un’ametista! Vendila: il mercato paga 10, subito.
lesson-cheops-first-covered = Copre il numero in alto: le altre valgono ora quello sotto. Vendere muove i prezzi!
lesson-cheops-first-draw = C’è un vuoto nella tua mano. Pesca da una pila qualsiasi.
lesson-cheops-first-end = Ecco un turno intero. Finiscilo e osserva il rivale.
lesson-cheops-first-higher = Più in alto servono due tessere sotto. Manda il figlio: mai due uguali vicini.
lesson-cheops-first-keep = Un lapislazzuli! Il numero in alto promette 25 alla fine. Meglio di 10: tienilo.
lesson-cheops-first-draw-again = Riempi di nuovo la mano.
lesson-cheops-first-end-again = Finisci il turno. Il rivale ha un’aria furba.
lesson-cheops-first-full = Piena! L’ultimo numero resta libero, non si vende più. Due tabelle piene chiudono la notte.
lesson-cheops-first-law = Dietro un occhio c’è una legge. La figlia non ha paura.
lesson-cheops-first-fat-year = Anno grasso: il mercato paga 15. Una legge vale per tutti.
lesson-cheops-first-no-draw = Pescare non è mai un obbligo. Finisci il turno senza.
lesson-cheops-first-last = Sei in testa. Un’altra corniola riempie la tabella e chiude la partita: prendila!
lesson-cheops-first-close = Vendila per 15 e sbatti la porta.
lesson-cheops-first-count = Ora si pagano i tesori tenuti: i tuoi due lapislazzuli rendono 25 l’uno. Hai vinto!
lesson-cheops-first-done = Sai svaligiare una piramide!
lesson-cheops-first-done-line = Tua madre non deve saperlo. Là fuori ti aspettano undici leggi, qualche vicino servizievole e rivali che tengono proprio ciò che ti serve.
lesson-cheops-market = Vendere o tenere
lesson-cheops-market-hello = L’ambra mostra 5X: ognuna vale cinque volte quante ne tengono tutti. Ne hai due: 10 l’una.
lesson-cheops-market-amber = Prendine una terza con la madre.
lesson-cheops-market-keep = Tienila: con tre, ognuna vale 15. Tutte e tre!
lesson-cheops-market-keep-nudge = Venderla? Calerebbero anche le altre due. Tienila!
lesson-cheops-market-end = Finisci il turno.
lesson-cheops-market-pair = L’alabastro mostra 25/10: il rivale ne ha più di tutti, perciò prende solo il numero piccolo.
lesson-cheops-market-alabaster = È ancora troppo per lui. Il figlio prende un altro alabastro …
lesson-cheops-market-sell = … e tu lo vendi: 10 per te, e guarda che numero arriva!
lesson-cheops-market-sell-nudge = Tenuto, aiuterebbe solo i suoi tre. Vendilo e goditela.
lesson-cheops-market-spoiled = Zero! Il suo alabastro ora è ghiaia. Finisci il turno, senza ridere.
lesson-cheops-market-neighbour = Hai 20? Chiama un vicino: un tesoro in più, e niente liti in famiglia.
lesson-cheops-market-either = Vendere o tenere: scegli tu.
lesson-cheops-market-and-place = E ora il tuo turno normale. Il padre è pronto.
lesson-cheops-market-your-choice = Vendere o tenere: ora sai come pesare.
lesson-cheops-market-wise = Prima di decidere guarda due volte: il numero di ora e quello sotto.
lesson-cheops-market-done = È nato un mercante
lesson-cheops-market-done-line = Tieni ciò che cresce, vendi ciò che nutre gli altri. Il resto è contrattare, e i gatti non contrattano.
lesson-cheops-laws = Le tavole della legge
lesson-cheops-laws-hello = Le leggi sono dodici; sei dormono in questa piramide, coperte dietro gli occhi.
lesson-cheops-laws-seven = Prendi questa con la madre.
lesson-cheops-laws-gild = Numero dorato: un numero libero diventa 20. Tieni tre ametiste che valgono 0 …
lesson-cheops-laws-gild-nudge = Permesso! Ma pensa alle tue tre ametiste.
lesson-cheops-laws-gilded = Sessanta piastre dal nulla. Finisci il turno prima che svenga.
lesson-cheops-laws-ten = Un altro occhio! Il figlio non teme il buio.
lesson-cheops-laws-hold = Vendita notturna: vende un tesoro tenuto. Le leggi 10, 11 e 12 sanno aspettare: conservala.
lesson-cheops-laws-hold-nudge = Potresti usarla subito. Ma guarda come si conserva.
lesson-cheops-laws-wait = È davanti a te, per un turno futuro. Finisci questo.
lesson-cheops-laws-held = Un turno dopo: la tavola aspetta accanto alla tua mano.
lesson-cheops-laws-night-sale = Prima la tavola, poi la corniola: 5 alla fine è meno di 10 oggi.
lesson-cheops-laws-sold = Venduta, e il tuo turno è ancora intero: una legge non ne consuma.
lesson-cheops-laws-done = Leggi le tavole come uno scriba
lesson-cheops-laws-done-line = Sosta su una tavola e ti dice che cosa fa. Le regole le conoscono tutte e dodici, anche quella che non fa nulla. Ne va fiera.
lesson-gold-first = Primi passi nel buio
lesson-gold-first-hello = Di nuovo Miu. In questo buio dormono cinque camere funerarie. Porta fuori ciò che luccica, prima che crolli tutto.
lesson-gold-first-reveal = Tre azioni a turno. Prima: il tuo archeologo scopre la tessera buia davanti a lui.
lesson-gold-first-lay = Un corridoio dritto. Così porta avanti: posalo.
lesson-gold-first-lay-nudge = Sarebbe un muro davanti al naso. Rigiralo.
lesson-gold-first-walk = Seconda azione: entra. La via dorata mostra dove puoi andare.
lesson-gold-first-deeper = Terza azione: scopri la prossima.
lesson-gold-first-turn = Ciò che trovi si gira come vuoi. Girala finché si apre a sinistra e a destra, poi posala.
lesson-gold-first-turn-nudge = Quasi. La vogliamo aperta a sinistra e a destra.
lesson-gold-first-end = Tre azioni, tre torce spente. Finisci il turno.
lesson-gold-first-porter = Ora il portatore. Sceglilo e mandalo dentro.
lesson-gold-first-lantern = Lui posa lanterne. Una qui, per favore.
lesson-gold-first-porter-on = E una tessera più in là. Attento al gradino.
lesson-gold-first-end-2 = Finisci il turno. Qualcuno gratta nel buio laggiù, e non sono io.
lesson-gold-first-lantern-2 = Un’altra lanterna, proprio qui.
lesson-gold-first-follow = L’archeologo lo segue.
lesson-gold-first-chamber = E dietro questa che c’è?
lesson-gold-first-photo = Una camera funeraria! Posala aperta verso di te: una foto per il museo e tesori per terra.
lesson-gold-first-photo-nudge = Di spalle non potresti entrare. Girala verso di te.
lesson-gold-first-end-3 = La foto vale già 1 punto. Finisci il turno.
lesson-gold-first-enter = Presto, prima che arrivi lui: entra.
lesson-gold-first-pick = Raccogliere non costa azioni. Prendi quello bello, vale 3.
lesson-gold-first-home = Ecco perché le lanterne: sulle tue corri quanto vuoi con una sola azione. A casa!
lesson-gold-first-museum = Nel museo, per sempre: 3 per il tesoro e 1 per la foto.
lesson-gold-first-done = Hai trovato l’uscita. Due volte!
lesson-gold-first-done-line = Da qualche parte aspetta il busto del faraone. Chi lo porta via fa arrabbiare molto, molto l’intera piramide.
lesson-gold-lanterns = Una strada di lanterne
lesson-gold-lanterns-hello = Il tuo archeologo è lontano dalla porta, a mani piene. Sei tessere: due turni a piedi.
lesson-gold-lanterns-set = Sulle tessere con la tua lanterna corri per una sola azione. Ne mancano due: posa la prima.
lesson-gold-lanterns-on = Manda avanti il portatore.
lesson-gold-lanterns-gap = E la seconda. Partenza e arrivo non ne hanno bisogno.
lesson-gold-lanterns-end = La strada è intera. Finisci il turno.
lesson-gold-lanterns-broken = Il furfante ha girato una tessera! Le sue lanterne non ti aiutano, ma il suo portatore può disturbarti.
lesson-gold-lanterns-back = Il tuo portatore rimedia. Un passo indietro …
lesson-gold-lanterns-mend = … e gira la tessera dalla maniglia, finché il corridoio torna a posto.
lesson-gold-lanterns-run = Ora corri! Fino alla porta.
lesson-gold-lanterns-run-nudge = Perché fermarsi a metà? Alla porta, in un fiato.
lesson-gold-lanterns-home = Sei tessere, un’azione. Lui è ancora a bocca aperta.
lesson-gold-lanterns-done = Vedi al buio, quasi come me
lesson-gold-lanterns-done-line = Le lanterne sono solo cinque. Riprendine una dove non corri più, e non fidarti di un vicino con la manovella.
lesson-gold-mummy = Mummia e maledizione
lesson-gold-mummy-hello = Dietro queste due qualcuno dorme, lo sento. E il rivale passa con un tesoro. Che comodità.
lesson-gold-mummy-reveal = Apri la prima.
lesson-gold-mummy-lay = Il filo verde è la via più breve verso la porta. Se c’è una mummia, corre lì. Posala aperta!
lesson-gold-mummy-lay-nudge = Chiusa non sveglierebbe nulla. Ma voglio vedere. Verso di te!
lesson-gold-mummy-fled = Chi era sulla via è fuggito alla porta, anche tu. Ciò che portava è rimasto dove l’ha lasciato.
lesson-gold-mummy-back = Va’ a dare un’occhiata.
lesson-gold-mummy-finders = Chi trova tiene. Raccogli.
lesson-gold-mummy-on = Avanti.
lesson-gold-mummy-second = Ora l’altra.
lesson-gold-mummy-shut = Stavolta sii furbo: girala dall’altra parte. Senza una via alla porta nulla si sveglia.
lesson-gold-mummy-shut-nudge = Così apri una via, e una maledizione spazzerebbe le tue lanterne. Girala altrove.
lesson-gold-mummy-safe = Dentro c’era una maledizione. Resta lì, e la foto è tua. Un portatore girerà la camera più tardi.
lesson-gold-mummy-done = Non svegliar mummia che dorme
lesson-gold-mummy-done-line = Aperta quando altri sono sulla via, chiusa quando ci sei tu. Tutta la magia è qui.
lesson-gold-collapse = Il crollo
lesson-gold-collapse-hello = Eccolo: il busto del faraone, 5 punti. Sei indietro di sette. Siamo maleducati.
lesson-gold-collapse-pick = Prendilo. Raccogliere è gratis.
lesson-gold-collapse-out = Appena lascia la sua camera, quella crolla e il turno finisce. Via!
lesson-gold-collapse-ring = Ora l’orologio sei tu: dopo ogni tuo turno cade tutto ciò che tocca la voragine, anello dopo anello.
lesson-gold-collapse-home = La tua tessera è la prossima. Alla porta: il busto vale subito.
lesson-gold-collapse-run-nudge = Non ora! Questa tessera cade. Alla porta!
lesson-gold-collapse-porter = Un portatore perso costa 1, un archeologo 2. Porta fuori il tuo.
lesson-gold-collapse-end = La porta non cade mai. Finisci il turno e ascolta.
lesson-gold-collapse-count = Lui era troppo dentro: 3 punti persi. Vinci di uno solo!
lesson-gold-collapse-done = Fuori in tempo, baffi compresi
lesson-gold-collapse-done-line = Se nessuno prende il busto, la sua camera crolla da sola dopo tre turni di chi l’ha trovato. Aspettare non è un piano.
lesson-egyptos-first = Cinque in fila
lesson-egyptos-first-hello = Niente tavola, niente bordo, niente dadi. Cinque tue piramidi nere in fila e vinci. Il resto è pazienza.
lesson-egyptos-first-first = Cominci tu. La prima piramide fa il centro del tavolo.
lesson-egyptos-first-touch = Ogni piramide deve toccarne un’altra, di lato o d’angolo. Scegli la diagonale.
lesson-egyptos-first-three = Una terza: le diagonali valgono come righe e colonne.
lesson-egyptos-first-blocked = Ha chiuso quel capo. Tre aperte ai due lati mettono ansia alla gente.
lesson-egyptos-first-new = Allora costruisci altrove, con ciò che già c’è.
lesson-egyptos-first-column = Una sotto, e la colonna ne ha tre.
lesson-egyptos-first-danger = Attento! Quattro d’oro in colonna. Fermalo subito, in alto.
lesson-egyptos-first-danger-nudge = Così posa la quinta, e a me tocca consolarti. Fermalo!
lesson-egyptos-first-open-four = Non ha visto la tua colonna. Una quarta: ora i due capi sono aperti.
lesson-egyptos-first-win = Può chiudere un capo solo. Sai quale resta.
lesson-egyptos-first-won = Cinque! Vinci subito, senza altre parole.
lesson-egyptos-first-done = Cinque in fila!
lesson-egyptos-first-done-line = Se le dodici sono posate e nessuno ha vinto, le piramidi si mettono a camminare. Ma è un’altra lezione.
lesson-egyptos-double = Due minacce insieme
lesson-egyptos-double-hello = Tre in riga e tre in colonna, ognuna chiusa da un lato. Da sole non spaventano nessuno.
lesson-egyptos-double-one = Una quarta in riga? Chiude il capo libero, e resti a mani vuote.
lesson-egyptos-double-fork = Ma una casella appartiene a entrambe. Una piramide, due quaterne!
lesson-egyptos-double-fork-nudge = A una minaccia sa rispondere. Cerca la casella dove si incrociano.
lesson-egyptos-double-second = Chiude la riga. Ora completa la colonna.
lesson-egyptos-double-second-nudge = Guarda la colonna: quattro, e sotto è libero.
lesson-egyptos-double-won = Così si vince: mai una minaccia, sempre due.
lesson-egyptos-double-done = Due è meglio di una
lesson-egyptos-double-done-line = E se lui ha tre e tre: prendi tu la casella dell’incrocio, prima di lui.
lesson-egyptos-lifting = Quando le piramidi camminano
lesson-egyptos-lifting-hello = Le dodici sono posate, nessuno ha vinto. Ora a ogni turno alzi una delle tue e la posi altrove.
lesson-egyptos-lifting-stuck = Non tutte: le altre devono restare unite. Senza questa, la vicina resterebbe isolata.
lesson-egyptos-lifting-lift = Ma quella al bordo è libera. Alzala e posala accanto alle tue tre: quaterna aperta!
lesson-egyptos-lifting-lift-nudge = Permesso, ma pensa alle tue tre al centro. A uno dei capi …
lesson-egyptos-lifting-five = Ha chiuso un lato. Alzane un’altra e posa la quinta.
lesson-egyptos-lifting-five-nudge = Il capo sinistro è libero. Prendi questa, si annoia.
lesson-egyptos-lifting-won = Cinque! Vedi: ciò che sta al bordo è la tua riserva.
lesson-egyptos-lifting-done = Sposti le montagne
lesson-egyptos-lifting-done-line = La stessa posizione per la terza volta, o cento mosse, ed è patta. I gatti lo chiamano pisolino.

## replay

replay-heading = Rivedi
replay-none = Non ci sono ancora partite da rivedere.
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-start = All’inizio
replay-end = Alla fine
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-position = Mossa { $number } di { $total }
replay-from-here = Gioca da qui
replay-picture = Salva un’immagine
replay-film = Salva un filmato (GIF)
replay-saved = Scritto in { $file }.

## saves

saves-heading = Partite salvate
saves-none = Non ci sono ancora partite salvate.
saves-load = Carica
saves-delete-ask = Eliminare per sempre «{ $name }»?
saves-line = { $game } · { $date }

## start

start-kernels = Gli avversari si svegliano …
start-kernels-line = Solo al primo avvio; dura circa un minuto.
start-kernels-leave = Torna al menu

## crash

crash-heading = La lanterna si è spenta
crash-line = Qualcosa è andato storto nel programma. Ci dispiace.
crash-saved = La partita è salvata. Al prossimo avvio «Continua» la riporta.
crash-no-game = Nessuna partita era in corso; nulla è perduto.
crash-log = Ciò che è accaduto è scritto in { $file }.
crash-menu = Menu principale
crash-quit = Esci

## notices

notice-place-temporary = Le partite non si possono conservare in { $folder }; restano in un luogo provvisorio fino alla chiusura.
notice-place-missing = Nessuna cartella personale trovata; le partite restano in un luogo provvisorio fino alla chiusura.
notice-log-unwritable = Impossibile scrivere il registro; il gioco continua senza.
notice-settings-broken = Impossibile leggere le impostazioni; il file è stato messo da parte come { $file } e valgono quelle solite.
notice-settings-repaired = Alcune impostazioni inutilizzabili ({ $names }) sono tornate a quelle solite; il vecchio file è conservato come { $file }.
notice-settings-unsaved = Impossibile salvare le impostazioni; valgono fino alla chiusura del programma.
notice-binding-unknown = Alcuni tasti delle impostazioni qui non esistono ({ $names }); al loro posto valgono quelli soliti.
notice-pad-lost = Il gamepad «{ $name }» non c’è più. Ricollegalo, o premi un tasto di un altro comando per continuare.
notice-pads-full = Cinque gamepad sono già in uso; «{ $name }» deve aspettare.
notice-record-damaged = Una partita salvata era danneggiata; è stata messa da parte come { $file }.
notice-record-torn = L’ultima azione non era stata scritta per intero; la partita riprende un’azione prima.
notice-record-newer = Questa partita viene da una versione più recente; è conservata come { $file } e si aprirà lì.
notice-record-unplayable = Una partita salvata non segue le regole di questa versione; è stata messa da parte come { $file }.
notice-record-too-big = { $file } è troppo grande per una partita salvata; non è stato toccato.
notice-record-unsaved = Impossibile salvare ora la partita (disco pieno o protetto); si continua, e ogni azione riprova.
notice-record-saved-again = La partita si può salvare di nuovo; nulla è andato perduto.
notice-save-failed = Impossibile salvare «{ $name }».
notice-file-unreadable = Impossibile leggere { $file }.
notice-already-running = Il gioco è già aperto; questa seconda finestra tiene una partita propria.
notice-hall-damaged = L’albo d’oro era danneggiato; è stato messo da parte come { $file } e ne comincia uno nuovo.
notice-hall-unwritable = Impossibile scrivere l’albo d’oro; i risultati valgono fino alla chiusura.
notice-hall-newer = L’albo d’oro viene da una versione più recente; è conservato come { $file } e ne comincia uno nuovo.
notice-lessons-damaged = Gli appunti delle lezioni erano danneggiati; sono conservati come { $file } e ne iniziano di nuovi.
notice-export-failed = Impossibile scrivere { $file }.
notice-kernels-child-died = La preparazione si è fermata all’improvviso; continua nel programma, che per un po’ può essere meno fluido.
notice-kernels-failed = Impossibile preparare le regole di { $game }; il registro dice perché.
notice-opponent-stumbled = Un avversario ha inciampato e ha giocato una mossa semplice; il registro dice perché.

## cheops

treasure-R = Corniola
treasure-O = Ambra
treasure-G = Malachite
treasure-B = Lapislazzuli
treasure-V = Ametista
treasure-W = Alabastro
treasure-name =
    { $colour ->
        [R] corniola
        [O] ambra
        [G] malachite
        [B] lapislazzuli
        [V] ametista
       *[W] alabastro
    }
treasure-a =
    { $colour ->
        [R] una corniola
        [O] un’ambra
        [G] una malachite
        [B] un lapislazzuli
        [V] un’ametista
       *[W] un alabastro
    }
treasure-given =
    { $given ->
        [R] una corniola
        [O] un’ambra
        [G] una malachite
        [B] un lapislazzuli
        [V] un’ametista
       *[W] un alabastro
    }
treasure-received =
    { $received ->
        [R] una corniola
        [O] un’ambra
        [G] una malachite
        [B] un lapislazzuli
        [V] un’ametista
       *[W] un alabastro
    }

family-F = Padre
family-M = Madre
family-D = Figlia
family-S = Figlio
family-N = Vicino
family-the =
    { $member ->
        [F] il padre
        [M] la madre
        [D] la figlia
       *[S] il figlio
    }
family-none =
    { $member ->
        [F] Nessun padre
        [M] Nessuna madre
        [D] Nessuna figlia
       *[S] Nessun figlio
    }

cheops-market = Prezzo di mercato
cheops-stacks = Pile
cheops-neighbours = Vicini
cheops-hand = La tua mano
cheops-kept = Tenuti
cheops-purse = Borsa
cheops-peek = Tieni per vedere
cheops-sell = Vendi a { $price }
cheops-keep = Tieni
cheops-box = Nella scatola
cheops-hold = Conserva
cheops-pay = Paga { $price }
cheops-end = Fine turno
cheops-pass = Passa
cheops-count = Conteggio finale
cheops-sell-outcome = { $price } ora – il prossimo varrà { $next } alla fine
cheops-keep-outcome = Pagato alla fine: per ora { $value }
cheops-treasure-tip = Tenuti da tutti: { $kept }; ancora nella piramide: { $left }
cheops-stack-tip =
    { $count ->
        [0] Questa pila è vuota
        [one] { $count } tessera
       *[other] { $count } tessere
    }
cheops-family-left = { $father } × padre, { $mother } × madre, { $daughter } × figlia, { $son } × figlio

cheops-choose-table = Scegli una tabella dei prezzi
cheops-choose-number = Scegli un numero di una tabella
cheops-choose-law = Scegli la legge da togliere
cheops-choose-kept = Scegli uno dei tuoi tesori tenuti
cheops-choose-block = Scegli un blocco
cheops-choose-tile = Scegli una tessera della tua mano
cheops-choose-two = Scegli due tesori da scambiare
cheops-choose-colour = Scegli per quale colore vale la legge 9

law-1-name = Anno magro
law-1-effect = Il prezzo di mercato ora è 5.
law-2-name = Anno grasso
law-2-effect = Il prezzo di mercato ora è 15.
law-3-name = Terzo sigillo
law-3-effect = La partita finisce con tre tabelle piene invece di due.
law-4-name = Vendita forzata
law-4-effect = Questo colore va venduto appena preso; se la tabella è piena, finisce nella scatola.
law-5-name = Mercato chiuso
law-5-effect = Questo colore non si può più vendere; va tenuto.
law-6-name = Pietra muta
law-6-effect = Nessun effetto; occupa soltanto il posto sotto una tabella.
law-7-name = Numero dorato
law-7-effect = Un numero libero di una tabella ora vale 20.
law-8-name = Tavola spezzata
law-8-effect = Togli dal gioco un’altra tavola della legge.
law-9-name = Falso d’autore
law-9-effect = Paga 25: alla fine vale come un tesoro tenuto di un colore a tua scelta.
law-10-name = Vendita notturna
law-10-effect = Vendi uno dei tuoi tesori tenuti al prezzo di mercato.
law-11-name = Seconda mano
law-11-effect = Posa un’altra tessera su un blocco con un tesoro.
law-12-name = Scambio
law-12-effect = Scambia due tesori della piramide, o uno dei tuoi con uno di lì.

# the screen of Cheops; ◆ is the place of a picture
cheops-full-tables = Tabelle piene
cheops-call = Chiama un vicino
cheops-put-back = Annulla
cheops-again = Rivedi i turni degli altri
cheops-takes = { $name } prende { treasure-a }
cheops-finds = { $name } trova «{ $title }»
cheops-choose-fitting = Scegli una tessera adatta
cheops-choose-second = Scegli con che cosa scambiarlo
cheops-choose-stack = Completa la mano o finisci il turno
cheops-sell-or-keep = Vendilo ora o tienilo per la fine
cheops-must-pass = Nessuna tua tessera può essere posata
cheops-may-end = Finisci il turno
cheops-nothing-to-remove = Nessuna legge da togliere: va nella scatola.
cheops-none-fits = Nessuna tua tessera va su { $block }: lo stesso familiare è accanto.
cheops-tile-no-place = Questa tessera ora non può andare da nessuna parte.
cheops-not-now = Qui ora non c’è niente da fare.
cheops-too-dear = Non puoi pagare { $price }.
cheops-neighbour-no-use = Con un vicino, ovunque, non potresti posare nessuna tessera.
cheops-law-9-waits = La legge 9 conta alla fine della partita.
cheops-law-no-use = Questa legge ora non si può usare.
cheops-law-title = Legge { $law }: { $title }
cheops-face-down = Una tavola della legge, coperta
cheops-row-number = { $number } per ogni tesoro tenuto
cheops-row-pair = { $larger } ciascuno; chi da solo ne ha di più riceve solo { $smaller }
cheops-row-times = { $factor } × il numero tenuto da tutti, per ciascuno
cheops-row-covered = { $number }, coperto da un tesoro venduto
cheops-row-last = L’ultimo numero non viene mai coperto.
cheops-row-now = Per ora:
cheops-under-empty = Posto per la legge 4, 5 o 6
cheops-hand-tip = Non può stare accanto allo stesso familiare
cheops-stack-left = Ancora nelle pile:
cheops-purse-tip = Il tuo denaro: alla fine vince chi ne ha di più. Le borse degli altri restano chiuse.
cheops-market-tip = Un tesoro venduto ora rende { $price }.
cheops-ending-tip = La partita finisce con { $count } tabelle piene.
cheops-log-laid = posa ◆ su { $block }
cheops-log-neighbour = chiama un ◆
cheops-log-sold = vende ◆ a { $price }
cheops-log-kept = tiene ◆
cheops-log-boxed = ◆ nella scatola
cheops-log-found = trova ◆
cheops-log-law = posa ◆
cheops-log-law-on = mette ◆ su ◆
cheops-log-removed = toglie ◆
cheops-log-held = conserva ◆
cheops-log-paid = paga { $price } per ◆
cheops-log-played = usa ◆
cheops-log-exchanged = scambia ◆ e ◆
cheops-log-drew = pesca ◆
cheops-log-passed = non può posare
cheops-log-declared = ◆ vale ◆

## gold

loot-2 = Tesoro da 2 punti
loot-3 = Tesoro da 3 punti
loot-bust = Il busto del faraone
loot-a =
    { $treasure ->
        [bust] il busto
       *[worth] un tesoro da { $treasure }
    }
figure-of =
    { $figure ->
        [P] Il portatore di { $name }
       *[A] L’archeologo di { $name }
    }

gold-archaeologist = Archeologo
gold-porter = Portatore
gold-lanterns = Lanterne
gold-museum = Museo
gold-photos = Foto
gold-actions-left =
    { $count ->
        [0] Nessuna azione
        [one] Resta { $count } azione
       *[other] Restano { $count } azioni
    }
gold-walk = Cammina
gold-reveal = Scopri
gold-rotate = Ruota la tessera
gold-set = Posa così
gold-lantern = Posa lanterna
gold-unlantern = Togli lanterna
gold-pick = Raccogli
gold-drop = Lascia
gold-steal = Ruba
gold-end = Fine turno
gold-swap = Altra figura
gold-cost =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
gold-mummy-way = Una mummia troverebbe l’uscita
gold-no-way = Nessuna via porta fuori
gold-falling = La tomba crolla!
gold-next-ring = Il prossimo anello cade dopo il turno di { $name }
gold-countdown =
    { $count ->
        [one] La camera crolla tra { $count } turno di { $name }
       *[other] La camera crolla tra { $count } turni di { $name }
    }
gold-rings-left =
    { $count ->
        [one] { $count } anello in piedi
       *[other] { $count } anelli in piedi
    }
gold-lost-archaeologist = L’archeologo di { $name } è perduto: −2
gold-lost-porter = Il portatore di { $name } è perduto: −1
gold-museum-empty = Ancora niente portato fuori
gold-chamber-cracks = La camera si incrina
gold-falls-next = Questa crolla per prima.
gold-steal-from = Ruba a { $name }
gold-pick-up =
    { $treasure ->
        [bust] Prendi il busto
       *[worth] Raccogli un { $treasure }
    }
gold-nothing-to-turn = Qui non c’è nessuna tessera da girare.
gold-bust-found = Il busto del faraone!
gold-bust-found-line = Vale 5, il reperto più bello. La sua camera già si incrina.
gold-archaeologist-line = Cammina, scopre tessere, porta un tesoro.
gold-porter-line = Cammina, gira tessere, posa lanterne.
gold-turn-it = Girala come vuoi
gold-turn-line = Sinistra e destra girano la tessera; conferma la posa.
gold-chamber = Una camera funeraria!
gold-falling-line = La camera è crollata; un anello dopo l’altro la segue. Fuori!
gold-tip-lanterns = Lanterne in mano: { $left }, nel labirinto: { $out }
gold-tip-finds = Foto: { $photos }, tesori portati fuori: { $treasures }
gold-tip-carries = Porta: { $treasure }
gold-lost = Perdite

## egyptos

egyptos-black = Nero
egyptos-gold = Oro
egyptos-blue = Blu
egyptos-red = Rosso
egyptos-faience = Faience
egyptos-plays-black = ha il nero
egyptos-plays-gold = ha l’oro
egyptos-plays-blue = ha il blu
egyptos-plays-red = ha il rosso
egyptos-plays-faience = ha la faience
egyptos-toss = Cade la moneta …
egyptos-begins = { $name } comincia e sceglie il colore
egyptos-cuts-off =
    { $count ->
        [one] Isolerebbe { $count } piramide
       *[other] Isolerebbe { $count } piramidi
    }
egyptos-repeated =
    { $count ->
        [one] Posizione vista { $count } volta
       *[other] Posizione vista { $count } volte
    }
egyptos-map = Tutto il tavolo
egyptos-centre = Centra la vista
egyptos-in-hand = In mano
egyptos-phase-place = 1 Posare tutte e dodici.
egyptos-phase-move = 2 Poi spostarne una a turno.
egyptos-five-wins = Vince chi ne allinea cinque.
egyptos-moves = Mosse
egyptos-same = Stessa posizione
egyptos-drag = Trascina il tavolo
egyptos-held = Tieni tu la vista
egyptos-do-place = { $name }, posa una piramide
egyptos-do-move = { $name }, alza una piramide
egyptos-do-lay = { $name }, posala
egyptos-do-pass = { $name } non può muovere
egyptos-or-back = oppure rimettila dov’era
egyptos-four = quattro in fila: un’altra e si vince
egyptos-pass = Passa
egyptos-draw-offered = Patta proposta

## why not

why-cheops-game-over = La partita è finita.
why-cheops-no-such-action = Qui non è possibile.
why-cheops-deal-with-taken-first = Prima decidi che fare di ciò che hai preso.
why-cheops-declare-first = Prima dichiara il colore della legge 9.
why-cheops-placement-is-over = In questo turno hai già posato.
why-cheops-placement-comes-first = Prima posa una tessera.
why-cheops-block-carries-a-tile = { $block } ha già una tessera.
why-cheops-needs-two-tiles-beneath = Prima entrambi i blocchi sotto { $block } devono avere una tessera.
why-cheops-not-in-your-hand = { family-none } nella tua mano.
why-cheops-same-member-next-to-it = Accanto a { $block } c’è già lo stesso familiare.
why-cheops-one-neighbour-a-turn = Solo un vicino per turno.
why-cheops-no-neighbour-left = Non restano vicini.
why-cheops-not-enough-money = Costa { $price }; tu hai { $money }.
why-cheops-no-tiles-in-hand = Non hai tessere in mano.
why-cheops-no-placement-with-neighbour-there = Con un vicino in { $block } non potresti posare nessuna tessera della tua mano.
why-cheops-a-tile-can-be-placed = Puoi posare una tessera, quindi non puoi passare.
why-cheops-law-is-no-treasure = La legge { $law } non è un tesoro: non si vende e non si tiene.
why-cheops-law-does-not-go-to-the-box = La legge { $law } va prima eseguita.
why-cheops-nothing-taken = Non hai preso nulla da vendere o da tenere.
why-cheops-treasure-does-not-go-to-the-box = Un tesoro si vende o si tiene, non va nella scatola.
why-cheops-law-4-no-keeping = Legge 4: { treasure-name }, vietato tenere.
why-cheops-table-is-full = La tabella è piena: { treasure-name } non si vende più.
why-cheops-law-5-no-selling = Legge 5: { treasure-name } non si vende più.
why-cheops-no-law-taken = Non hai preso nessuna legge.
why-cheops-law-cannot-be-held = La legge { $law } non si conserva: eseguila ora.
why-cheops-hand-is-full = La tua mano è piena.
why-cheops-stack-is-empty = Questa pila è vuota.
why-cheops-declared-at-the-end-of-the-game = Il colore della legge 9 si dichiara a fine partita.
why-cheops-law-not-taken = Non hai preso la legge { $law }.
why-cheops-table-has-a-law = Sotto questa tabella c’è già la legge { $law }.
why-cheops-law-not-yours = La legge { $law } non è davanti a te.
why-cheops-law-taken-this-turn = La legge { $law } è di questo turno: si usa in uno successivo.
why-cheops-no-laws-after-drawing = Dopo aver pescato non si usano più leggi.
why-cheops-no-such-row = Questa tabella non ha una riga { $row }.
why-cheops-row-is-covered = Questo numero è già coperto.
why-cheops-law-7-is-covered = Un tesoro copre lì la legge 7: non si può togliere.
why-cheops-no-law-there = Lì non c’è una legge da togliere.
why-cheops-none-kept = Non tieni tesori di { treasure-name }.
why-cheops-law-11-needs-a-treasure = La legge 11 vuole un tesoro; in { $block } non c’è.
why-cheops-no-treasure-there = In { $block } non c’è un tesoro.
why-cheops-same-colour = Servono due tesori di colore diverso.

why-gold-game-over = La partita è finita.
why-gold-no-such-action = Qui non è possibile.
why-gold-set-the-revealed-tile-first = Prima posa la tessera { $tile } appena scoperta.
why-gold-archaeologist-lost = Il tuo archeologo è perduto.
why-gold-porter-lost = Il tuo portatore è perduto.
why-gold-no-actions-left = In questo turno non hai più azioni.
why-gold-tile-has-fallen = { $tile } è crollata.
why-gold-already-there = La figura è già lì.
why-gold-tile-face-down = { $tile } è ancora ignota.
why-gold-wall-between = Un muro chiude la via verso { $tile }.
why-gold-no-chain-of-lanterns = { $tile } è troppo lontana: nessuna catena di tue lanterne vi porta.
why-gold-already-face-up = { $tile } è già scoperta.
why-gold-not-a-neighbour = { $tile } non è accanto alla figura.
why-gold-own-tile-shows-a-wall = La tessera della figura ha un muro verso { $tile }.
why-gold-nothing-to-set = Non c’è una tessera da posare.
why-gold-another-shape = { $tile } ha un’altra forma.
why-gold-entrance-stays = L’ingresso non si ruota.
why-gold-lies-so-already = { $tile } è già così.
why-gold-lantern-here-already = Qui c’è già una tua lanterna.
why-gold-no-lanterns-left = Non hai più lanterne.
why-gold-no-lantern-here = Qui non c’è una tua lanterna.
why-gold-hands-full = Il tuo archeologo ha già le mani piene.
why-gold-not-lying-here = Qui non c’è un tesoro simile.
why-gold-hands-empty = Il tuo archeologo non porta nulla.
why-gold-just-taken = Ciò che è appena stato preso si lascia solo dopo un’altra azione.
why-gold-no-such-seat = Questo giocatore non c’è.
why-gold-your-own-hands = Non puoi derubare te stesso.
why-gold-not-on-the-same-tile = L’archeologo di { $name } è altrove.
why-gold-carries-nothing = L’archeologo di { $name } non porta nulla.

why-egyptos-game-over = La partita è finita.
why-egyptos-no-such-action = Qui non è possibile.
why-egyptos-all-pyramids-laid = Tutte le piramidi sono posate: alza una delle tue.
why-egyptos-first-lies-at-origin = La prima piramide sta al centro del tavolo.
why-egyptos-touches-nothing = Una piramide deve toccarne un’altra.
why-egyptos-cell-taken = Qui c’è già una piramide.
why-egyptos-pyramids-still-to-lay = Prima si posano tutte le piramidi.
why-egyptos-not-your-pyramid = Questa piramide non è tua.
why-egyptos-same-cell = Va posata su un’altra casella.
why-egyptos-would-split-group = Senza questa piramide il gruppo si spezzerebbe.
why-egyptos-must-move = Puoi muovere, quindi non puoi passare.

## chronicle

chronicle-cheops-tile-laid = { $name } posa { family-the } in { $block }
chronicle-cheops-neighbour-bought = { $name } chiama un vicino in { $block }
chronicle-cheops-treasure-sold = { $name } vende { treasure-a } a { $price }
chronicle-cheops-treasure-kept = { $name } tiene { treasure-a }
chronicle-cheops-treasure-boxed = { $name } mette { treasure-a } nella scatola
chronicle-cheops-law-turned-up = { $name } trova la legge { $law }
chronicle-cheops-law-laid =
    { $place ->
        [market] { $name } mette la legge { $law } sul mercato
        [board] { $name } mette la legge { $law } sul tabellone
        [under] { $name } mette la legge { $law } sotto { treasure-name }
       *[on] { $name } mette la legge { $law } su { treasure-name }, riga { $row }
    }
chronicle-cheops-law-removed =
    { $place ->
        [market] { $name } toglie la legge { $law } dal mercato
        [board] { $name } toglie la legge { $law } dal tabellone
        [under] { $name } toglie la legge { $law } da { treasure-name }
        [on] { $name } toglie la legge { $law } da { treasure-name }
       *[seat] { $name } toglie la legge { $law } di { $owner }
    }
chronicle-cheops-law-held = { $name } conserva la legge { $law }
chronicle-cheops-law-paid = { $name } paga { $price } per la legge { $law }
chronicle-cheops-law-played = { $name } usa la legge { $law }
chronicle-cheops-law-boxed = La legge { $law } va nella scatola
chronicle-cheops-market-price-changed = Il prezzo di mercato ora è { $new }
chronicle-cheops-treasures-exchanged = { $name } scambia { $first } e { $second }
chronicle-cheops-kept-treasure-exchanged = { $name } scambia { treasure-given } con { treasure-received }
chronicle-cheops-tile-drawn = { $name } pesca { family-the }
chronicle-cheops-turn-passed = { $name } non può posare e passa
chronicle-cheops-table-full = La tabella { treasure-name } è piena
chronicle-cheops-law-declared = La legge 9 vale { treasure-name }
chronicle-cheops-treasures-counted = { $name }: { $number } × { treasure-name } = { $total }
chronicle-cheops-money-counted = { $name }: { $money } in tutto

chronicle-gold-figure-walked = { figure-of } va in { $last }
chronicle-gold-tile-revealed =
    { $chamber ->
        [yes] { $name } trova una camera sepolcrale in { $tile }
       *[no] { $name } scopre { $tile }
    }
chronicle-gold-tile-rotated = { $name } ruota { $tile }
chronicle-gold-lantern-set = { $name } posa una lanterna in { $tile }
chronicle-gold-lantern-taken = { $name } riprende la lanterna da { $tile }
chronicle-gold-treasure-picked-up = { $name } raccoglie { loot-a }
chronicle-gold-treasure-dropped = { $name } lascia { loot-a } in { $tile }
chronicle-gold-treasure-stolen = { $name } ruba { loot-a } a { $victim }
chronicle-gold-treasure-delivered = { $name } porta fuori { loot-a }
chronicle-gold-photo-taken = { $name } fotografa la camera in { $tile }
chronicle-gold-mummy-woke = La mummia in { $tile } si sveglia
chronicle-gold-mummy-asleep = Una mummia dorme dietro la pietra di { $tile }
chronicle-gold-figure-fled = { figure-of } fugge da { $tile }
chronicle-gold-curse-struck = Una maledizione soffia da { $tile }
chronicle-gold-curse-asleep = Una maledizione resta chiusa in { $tile }
chronicle-gold-lanterns-went-out =
    { $count ->
        [one] Si spegne { $count } lanterna di { $name }
       *[other] Si spengono { $count } lanterne di { $name }
    }
chronicle-gold-chamber-fell = Crolla la camera del busto in { $tile }
chronicle-gold-ring-fell =
    { $count ->
        [one] Cade un anello di { $count } tessera
       *[other] Cade un anello di { $count } tessere
    }
chronicle-gold-rest-fell = Crolla il resto della piramide
chronicle-gold-figure-lost = { figure-of } è perduto in { $tile }
chronicle-gold-treasures-lost =
    { $count ->
        [one] { $count } tesoro è perduto in { $tile }
       *[other] { $count } tesori sono perduti in { $tile }
    }
chronicle-gold-lanterns-lost =
    { $count ->
        [one] { $count } lanterna di { $name } è perduta
       *[other] { $count } lanterne di { $name } sono perdute
    }
chronicle-gold-clock-player-changed = Ora cade un anello dopo ogni turno di { $name }
chronicle-gold-countdown-moved =
    { $left ->
        [one] La camera crolla tra { $left } turno di { $name }
       *[other] La camera crolla tra { $left } turni di { $name }
    }
chronicle-gold-final-count =
    { $score ->
        [one] { $name }: { $score } punto
       *[other] { $name }: { $score } punti
    }

chronicle-egyptos-pyramid-placed = { $name } posa in { $cell }
chronicle-egyptos-pyramid-moved = { $name } sposta { $origin } in { $cell }
chronicle-egyptos-turn-passed = { $name } non ha mosse e passa
chronicle-egyptos-moving-began = Tutte le piramidi sono posate: ora si muovono
chronicle-egyptos-row-made = { $name } fa una fila di { $count }

## Deals, challenges, riddles
results-swap-seats = Scambia i posti
results-deal-code = Mano { $code }
deal-code-copied = Il codice { $code } è negli appunti. Un amico può inserirlo in Sfide.
deal-code-told = Il codice di questa mano è { $code }. Un amico può inserirlo in Sfide.
results-swap-tip = La stessa mano, ognuno un posto più in là.
hall-player = Giocatore
hall-daily = Mano del { $date }
hall-no-record = La registrazione di questa partita non è stata conservata.
hall-fact-games = Partite
hall-fact-wins = Vinte
hall-streak-now = Serie attuale
hall-fact-hints = Suggerimenti
hall-fact-draws = Patte
hall-fact-best = Punteggio migliore
hall-fact-mean = Punteggio medio
title-challenges = Sfide
challenges-heading = Sfide
challenges-daily = La mano del giorno
challenges-daily-tip = Contro { $names }. Oggi la stessa mano per tutti.
challenges-first-try = Conta solo il primo tentativo del giorno.
challenges-nobody = Nessuno l’ha ancora giocata.
challenges-code = Codice della mano
challenges-code-heading = La mano di un amico
challenges-code-enter = Inserisci un codice
challenges-code-line = Ogni mano ha un codice di dieci lettere; dopo la partita sta sotto il risultato. Chi lo inserisce qui riceve esattamente la stessa mano e si siede dove vuole.
challenges-code-wrong = «{ $code }» non è il codice di una mano: forse una lettera è sbagliata.
setup-deal-given = Stabilito dalla mano { $code }.
riddle-heading = Enigmi della Sfinge
riddle-sphinx = Sfinge
riddle-of-the-day = L’enigma del giorno
riddle-next = Enigma seguente
riddle-all = Tutti gli enigmi
riddle-again = Ancora una volta
riddle-none = In questa copia del gioco mancano gli enigmi.
riddle-solved-of = { $solved } risolti su { $total }
riddle-win-in =
    { $count ->
        [one] Vinci in una mossa
       *[other] Vinci in { $count } mosse
    }
riddle-tries =
    { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
riddle-banner-line = Enigma della Sfinge · { $stars } punti
riddle-show = Mostra la mossa
riddle-wrong =
    { $count ->
        [one] La Sfinge sorride: così non si vince subito.
       *[other] La Sfinge sorride: così non si vince in { $count } mosse.
    }
riddle-solved = La Sfinge s’inchina
riddle-solved-line = Era l’unica via. Stanotte dormirà male.
riddle-shown = Cinque in fila
riddle-shown-line = Non conta ancora come risolto. Torna quando avrà dimenticato la tua faccia.

## hints

hint-look = Guarda prima qui. Chiedi ancora per la mossa.
hint-move = { $deed }. Chiedi ancora per sapere perché.
hint-why = { $deed }. { $reasons }
hint-thinking = La vecchia lampada riflette …
hint-only-move = Non c’è altro da fare.
hint-chances = Promette circa il { $percent } % di probabilità di vincere.
hint-cheops-worth =
    { $left ->
        [one] Alla fine { treasure-a } dovrebbe valere circa { $price }; ne resta { $left }.
       *[other] Alla fine { treasure-a } dovrebbe valere circa { $price }; ne restano { $left }.
    }
hint-cheops-worth-few =
    { $left ->
        [one] Alla fine { treasure-a } dovrebbe valere circa { $price }, e ne resta solo { $left }.
       *[other] Alla fine { treasure-a } dovrebbe valere circa { $price }, e ne restano solo { $left }.
    }
hint-cheops-sell = Il mercato paga { $market } adesso; tenendolo, { treasure-a } renderebbe circa { $price }.
hint-cheops-spoil = Una vendita sposta il prezzo ({ treasure-name }), e { $name } ne tiene { $number }.
hint-cheops-deny = { $name } tiene già { $number } × { treasure-name } e ne vuole ancora.
hint-cheops-law-there = Lì c’è una tavola della legge, e chi la trova decide.
hint-cheops-end-near =
    { $sales ->
        [one] Manca solo { $sales } vendita alla fine della partita.
       *[other] Mancano solo { $sales } vendite alla fine della partita.
    }
hint-cheops-neighbour = Il vicino costa 20, ma in questo turno prendi due volte.
hint-cheops-draw =
    { $count ->
        [one] Con { family-the } hai { $count } tipo di tessera.
       *[other] Con { family-the } hai { $count } familiari diversi: si adattano più blocchi.
    }
hint-cheops-law-4 = D’ora in poi nessuno può tenere { treasure-name }. Tu ne tieni { $own }, gli altri { $others }.
hint-cheops-law-5 = Il prezzo ({ treasure-name }) non si muove più. Tu ne tieni { $own }, gli altri { $others }.
hint-cheops-law-6 = Né legge 4 né 5 può più andare lì ({ treasure-name }). Tu ne tieni { $own }, gli altri { $others }.
hint-cheops-law-7 = Se { treasure-name } finisce alla riga { $row }, ognuno vale { $price }.
hint-cheops-law-9 = Costa { $cost } e alla fine può contare come { treasure-a }: circa { $price }.
hint-cheops-law-12 = Dai { treasure-given }, circa { $less }, e ricevi { treasure-received }, circa { $more }.
hint-gold-deliver =
    { $points ->
        [one] Porti fuori { loot-a }: { $points } punto che nessuno ti toglie.
       *[other] Porti fuori { loot-a }: { $points } punti che nessuno ti toglie.
    }
hint-gold-falls =
    { $rings ->
        [one] { $tile } cade con il prossimo anello, dopo il turno di { $name }.
       *[other] { $tile } cade con l’anello numero { $rings } da adesso; ognuno cade dopo un turno di { $name }.
    }
hint-gold-steal = { $name } porta { loot-a }, e tu sei lì a mani vuote.
hint-gold-pick =
    { $walks ->
        [one] Prendi { loot-a }: l’uscita è a { $walks } passo.
       *[other] Prendi { loot-a }: l’uscita è a { $walks } passi.
    }
hint-gold-homeward =
    { $walks ->
        [one] Porti { loot-a }; poi resta solo { $walks } passo fino all’ingresso.
       *[other] Porti { loot-a }; poi restano { $walks } passi fino all’ingresso.
    }
hint-gold-thief =
    { $walks ->
        [one] { $name } è a { $walks } passo dietro di te, a mani vuote.
       *[other] { $name } è a { $walks } passi dietro di te, a mani vuote.
    }
hint-gold-loot =
    { $walks ->
        [one] In { $tile } c’è { loot-a }, poi a { $walks } passo.
       *[other] In { $tile } c’è { loot-a }, poi a { $walks } passi.
    }
hint-gold-loot-race =
    { $walks ->
        [one] In { $tile } c’è { loot-a }, poi a { $walks } passo; a { $name } ne servono { $others }.
       *[other] In { $tile } c’è { loot-a }, poi a { $walks } passi; a { $name } ne servono { $others }.
    }
hint-gold-reveal =
    { $chambers ->
        [one] { $chambers } camera si nasconde ancora fra { $tiles } tessere coperte.
       *[other] { $chambers } camere si nascondono ancora fra { $tiles } tessere coperte.
    }
hint-gold-set =
    { $count ->
        [one] Così si apre verso { $count } tessera coperta.
       *[other] Così si apre verso { $count } tessere coperte.
    }
hint-gold-longer = La via d’uscita di { $name }, con un tesoro, passa da { $walks } a { $longer } passi.
hint-gold-shorter = La tua via d’uscita scende da { $walks } a { $shorter } passi.
hint-gold-porter = Un portatore è utile vicino al suo archeologo: lì gira tessere e posa lanterne.
hint-egyptos-five = Cinque in fila: hai vinto.
hint-egyptos-blocks-four = { $name } ne ha quattro e lì ne farebbe cinque.
hint-egyptos-two-threats = Minaccia cinque in { $count } punti insieme; una risposta non basta.
hint-egyptos-forced = Da lì la vittoria è forzata.
hint-egyptos-four = Fa quattro: bisogna rispondere subito.
hint-egyptos-corner = Rispondere a un angolo è provato sicuro; a un lato no.
hint-egyptos-blocks-three =
    { $count ->
        [one] Chiude { $count } fila di cinque in cui { $name } ne ha tre.
       *[other] Chiude { $count } file di cinque in cui { $name } ne ha tre.
    }
hint-egyptos-three =
    { $count ->
        [one] Fa tre in { $count } fila di cinque ancora aperta.
       *[other] Fa tre in { $count } file di cinque ancora aperte.
    }
hint-egyptos-idle = La piramide che sollevi non stava in nessuna fila utile.
hint-egyptos-lines =
    { $count ->
        [one] Per questa casella { $count } fila di cinque ti è ancora aperta.
       *[other] Per questa casella { $count } file di cinque ti sono ancora aperte.
    }
deed-cheops-place = Posa { family-the } in { $block }
deed-cheops-neighbour = Chiama un vicino in { $block }
deed-cheops-sell = Vendi { treasure-a }
deed-cheops-keep = Tieni { treasure-a }
deed-cheops-box = Metti { treasure-a } nella scatola
deed-cheops-box-law = Metti la legge { $law } nella scatola
deed-cheops-hold = Conserva la legge per dopo
deed-cheops-pass = Passa
deed-cheops-end = Termina il turno
deed-cheops-draw = Pesca dalla pila { $stack }
deed-cheops-declare = Conta la legge 9 come { treasure-a }
deed-cheops-law-under = Posa la legge { $law } sotto { treasure-name }
deed-cheops-law-7 = Posa la legge 7 sulla riga { $row } ({ treasure-name })
deed-cheops-law-8-market = Togli la legge dal mercato
deed-cheops-law-8-board = Togli la legge 3 dal tabellone
deed-cheops-law-8-under = Togli la legge sotto { treasure-name }
deed-cheops-law-8-on = Togli la legge 7 ({ treasure-name })
deed-cheops-law-8-seat = Togli la legge { $law } di { $name }
deed-cheops-law-9 = Paga la legge 9
deed-cheops-law-10 = Con la legge 10 vendi un tesoro tenuto ({ treasure-name })
deed-cheops-law-11 = Con la legge 11 posa { family-the } in { $block }
deed-cheops-law-12 = Con la legge 12 scambia { $first } e { $second }
deed-cheops-law-12-kept = Con la legge 12 scambia un tesoro tenuto ({ treasure-name }) con { $block }
deed-gold-walk =
    { $figure ->
        [P] Porta il portatore in { $tile }
       *[A] Porta l’archeologo in { $tile }
    }
deed-gold-reveal = Scopri { $tile }
deed-gold-set = Posa { $tile } aperta verso { $sides }
deed-gold-rotate = Gira { $tile } perché si apra verso { $sides }
deed-gold-lantern = Posa una lanterna
deed-gold-unlantern = Riprendi la lanterna
deed-gold-pick = Raccogli { loot-a }
deed-gold-drop = Lascia ciò che porti
deed-gold-steal = Ruba a { $victim }
deed-gold-end = Termina il turno
deed-egyptos-place = Posa una piramide in { $cell }
deed-egyptos-move = Sposta la piramide da { $origin } a { $cell }
deed-egyptos-pass = Passa

## looking back

back-heading = Uno sguardo indietro
back-theatre = Teatro
back-seal = Rompi il sigillo
back-judge = Fai giudicare
back-show = Mostra
back-turning-points = Svolte
back-judging = Un giudice ripercorre la partita, sapendo solo ciò che ognuno poteva sapere. La curva cresce intanto.
back-not-judged = Nessuno ha ancora giudicato questa partita.
back-no-points = Nessuna mossa ha deciso da sola: nessuno ha ceduto più di poco.
back-cost = Mossa { $number }, { $name }: persi { $percent } %
back-instead = Prova invece: { $deed }
seal-heading = Il sigillo del gioco leale
seal-line = Ogni avversario ripensa ogni mossa, solo da ciò che vedeva.
seal-working = Finora { $count } mosse su { $total } sono uguali.
seal-whole =
    { $count ->
        [one] Il sigillo regge: { $count } mossa ripensata è uguale.
       *[other] Il sigillo regge: tutte le { $count } mosse ripensate sono uguali.
    }
seal-partly = { $count } mosse su { $total } sono uguali; le altre non si possono verificare.
seal-broken =
    { $count ->
        [one] Il sigillo è rotto in { $count } mossa: questa partita è stata modificata.
       *[other] Il sigillo è rotto in { $count } mosse: questa partita è stata modificata.
    }
seal-none = Nessun nostro avversario ha giocato qui.
seal-same = Ripensata: la stessa mossa
seal-forced = L’unica mossa possibile
seal-other-view = Non vedeva ciò che dice il sigillo
seal-other-move = Ripensata: un’altra mossa
seal-learned = Giocata da una versione precedente
seal-stumbled = La ricerca era fallita: una mossa a caso
seal-unsealed = Questa mossa non fu sigillata
replay-mark-back = Al segno precedente
replay-mark-on = Al segno successivo
film-whole = Tutta la partita
film-sequence = Dalla mossa { $first } alla { $last }
film-collapse = Il crollo
film-making = Si sta disegnando …
film-failed = Il file non è riuscito; il registro dice perché.
film-no-collapse = In questa partita non crolla nulla.
film-no-part = Una parte è whole, collapse o due mosse come 12:40.
film-no-record = --record indica il file di una partita.
