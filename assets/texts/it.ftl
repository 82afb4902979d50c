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
rules-search = Cerca
rules-nothing-found = Nessun risultato.
rules-house = Regola della casa
rules-house-line = Qui le regole stampate tacciono o discordano; noi giochiamo così.
rules-cheops-aim = Lo scopo
rules-cheops-aim-text =
    La famiglia Ahliman saccheggia la piramide. I tesori si vendono subito al prezzo di mercato, o si tengono nella speranza di un prezzo migliore alla fine.

    Vince chi alla fine ha più denaro. A parità la vittoria è divisa (regola della casa).
rules-cheops-pieces = Che cosa c’è sul tavolo
rules-cheops-pieces-text =
    La piramide ha 66 blocchi. Sessanta portano tesori di sei colori; sei blocchi con l’occhio nascondono tavole della legge.

    Ogni colore ha una tabella dei prezzi. La riga libera più alta dice quanto vale ora un tesoro tenuto di quel colore.

    Ognuno ha tessere di famiglia: padre, madre, figlia, figlio. Altre stanno in tre pile; si vede solo la tessera in cima.

    Sono nascosti le tavole della legge, l’ordine delle pile e il denaro di ciascuno.
rules-cheops-placing = Posare una tessera
rules-cheops-placing-text =
    Nel tuo turno posa una tessera della tua mano su un blocco che porta ancora qualcosa, e prendi ciò che vi si trova. La tessera resta.

    Il blocco deve stare nella fila più bassa, o poggiare su due blocchi con tessere. Nessun blocco vicino può avere una tessera dello stesso familiare.

    Se nessuna tessera della tua mano va bene, la posa si salta. Non si salta mai per scelta.
rules-cheops-treasure = Vendere o tenere
rules-cheops-treasure-text =
    Vendere: ricevi il prezzo di mercato (10 finché una legge non lo cambia). Il tesoro copre il numero libero più alto della sua tabella; così il valore del colore cambia per tutti.

    Tenere: mettilo scoperto davanti a te. È pagato alla fine.

    L’ultimo numero di una tabella non è mai coperto. Una tabella in cui resta libero solo quello è piena: il suo colore non si vende più.
rules-cheops-neighbour = I vicini
rules-cheops-neighbour-text =
    Una volta per turno, prima della tua posa, puoi pagare 20 piastre per un vicino. Posalo su un blocco sostenuto, qualunque siano le famiglie intorno, prendi ciò che vi si trova, poi gioca il tuo turno normale.

    È permesso solo se dopo puoi posare una tessera della tua mano.
rules-cheops-laws = Le tavole della legge
rules-cheops-laws-text =
    Una tavola si volta quando è presa, e si esegue subito.

    Uno e due portano il prezzo di mercato a 5 o a 15. Tre fa finire la partita con tre tabelle piene invece di due. Quattro, cinque e sei vanno sotto una tabella: da vendere, da tenere, nulla. Sette fa valere 20 un numero libero. Otto toglie un’altra tavola. Nove costa 25 e alla fine vale come un tesoro a tua scelta.

    Dieci (vendere un tesoro tenuto), undici (un’altra posa) e dodici (scambiare due tesori) si possono conservare e usare in un turno successivo.
rules-cheops-drawing = Pescare tessere
rules-cheops-drawing-text =
    Alla fine del tuo turno, finché hai meno di quattro tessere, puoi pescare da una qualsiasi delle tre pile, una tessera alla volta, o fermarti. Pescare non è mai obbligatorio.

    Prima della prima pesca puoi ancora usare leggi conservate da un turno precedente.
rules-cheops-end = Fine e conteggio
rules-cheops-end-text =
    La partita finisce quando la piramide è vuota, quando due tabelle sono piene (tre con la legge 3), o quando nessuno può posare una tessera.

    Allora si pagano i tesori tenuti. Un numero è pagato per ogni tesoro. Di due numeri, come 20/10, chi ha strettamente più tesori di quel colore riceve il minore per ciascuno, tutti gli altri il maggiore. Un numero con X si moltiplica per quanti tesori di quel colore tengono tutti i giocatori insieme.
rules-gold-aim = Lo scopo
rules-gold-aim-text =
    Esplora la piramide, fotografa le sue camere sepolcrali, porta fuori i tesori, ed esci prima che crolli.

    Una foto vale 1 punto, un tesoro 2 o 3, il busto del faraone 5. Un archeologo perduto costa 2 punti, un portatore perduto 1.
rules-gold-pieces = Che cosa c’è sul tavolo
rules-gold-pieces-text =
    Il labirinto ha 36 tessere; tutte tranne l’ingresso sono coperte. Cinque sono camere sepolcrali.

    Ognuno ha un archeologo, un portatore e cinque lanterne. Tutti partono dall’ingresso.

    Il busto è sempre l’ultimo tesoro trovato.
rules-gold-actions = Tre azioni
rules-gold-actions-text =
    Un turno ha fino a tre azioni, divise tra le tue due figure come vuoi. Puoi fermarti in ogni momento.

    Camminare (entrambi): verso una tessera collegata. Scoprire (archeologo): voltare una tessera vicina verso cui la tua è aperta, e orientarla come vuoi. Ruotare (portatore): la tua tessera, o una vicina verso cui la tua è aperta. Posare o togliere una lanterna (portatore).

    Due tessere sono collegate quando entrambe sono scoperte e aperte l’una verso l’altra.
rules-gold-lanterns = Le lanterne
rules-gold-lanterns-text =
    Per una sola azione una figura può correre lungo un’intera catena di tessere collegate, se ogni tessera tra partenza e arrivo porta una lanterna del tuo colore.

    Partenza e arrivo non ne hanno bisogno. Le lanterne degli altri non ti aiutano. Al massimo una delle tue per tessera.
rules-gold-carrying = Portare e rubare
rules-gold-carrying-text =
    Senza spesa, il tuo archeologo può raccogliere un tesoro sulla sua tessera, lasciare ciò che porta, o derubare un altro archeologo sulla stessa tessera. Per prendere deve avere le mani vuote; ciò che è appena stato preso si lascia solo dopo un’altra azione.

    Un tesoro portato all’ingresso è tuo per sempre.
rules-gold-chambers = Camere sepolcrali
rules-gold-chambers-text =
    Chi scopre una camera la orienta come vuole, prende la foto successiva e la tiene: 1 punto. La foto dice anche quanti tesori vi si trovano, e se qualcosa si sveglia.
rules-gold-mummy = Mummia e maledizione
rules-gold-mummy-text =
    Mummia: se una via porta dalla camera all’ingresso, ogni figura su una delle vie più brevi fugge all’ingresso e lascia ciò che portava. Il turno dello scopritore finisce.

    Maledizione: ogni lanterna su una delle vie più brevi torna a casa. Il turno dello scopritore finisce.

    Se non c’è una via, non succede nulla e il turno continua (regola della casa).
rules-gold-collapse = Il crollo
rules-gold-collapse-text =
    Quando il busto lascia la sua camera, la camera crolla e il turno finisce. Quel giocatore diventa il signore del tempo: alla fine di ogni suo turno cade il prossimo anello di tessere, dalla camera verso l’esterno.

    Se nessuno lo porta via, la camera crolla alla fine del terzo turno successivo di chi l’ha trovato.

    Chi poi raccoglie o ruba il busto diventa subito il signore del tempo. Ciò che cade è perduto con tutto ciò che vi si trova. L’ingresso non crolla mai.
rules-gold-end = Fine e punti
rules-gold-end-text =
    La partita finisce quando resta solo l’ingresso; anche quando tutti per due volte non hanno fatto nulla, o dopo il giro 200.

    A parità passa avanti chi ha salvato entrambe le figure; poi chi aveva prima il suo punteggio.
rules-egyptos-aim = Lo scopo
rules-egyptos-aim-text =
    Fai una fila ininterrotta di cinque tue piramidi: in riga, in colonna o in diagonale. Anche più di cinque vince.

    Non c’è tabellone. Il tavolo non ha bordo.
rules-egyptos-placing = Posare
rules-egyptos-placing-text =
    A turno, posa una delle tue dodici piramidi su una casella libera che tocca una piramide posata, di qualsiasi colore, per un lato o per un angolo.
rules-egyptos-moving = Spostare
rules-egyptos-moving-text =
    Quando tutte le piramidi sono posate e nessuno ha vinto, a ogni turno sposta una delle tue: alzala e posala su un’altra casella libera che tocca una delle altre.

    Non si può alzare una piramide se le altre non formerebbero più un solo gruppo.
rules-egyptos-draw = Patta
rules-egyptos-draw-text =
    La partita è patta quando la stessa posizione torna per la terza volta con lo stesso giocatore di turno, o dopo 100 mosse della fase di spostamento (102 nel Trio).
rules-egyptos-variants = Varianti
rules-egyptos-variants-text =
    Égypte: si può alzare ogni propria piramide, anche se altre restano isolate.

    Trio: tre giocatori. Le piramidi devono toccarsi per un lato, e il gruppo tenersi per i lati; la fila può comunque essere diagonale.

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
cheops-family-left = { $father } × padre, { $mother } × madre, { $daughter } × figlia, { $son } × figlio

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
