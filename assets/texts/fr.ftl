# Khufu en français. Mêmes textes et même ordre que en.ftl ; un test les compare.

## common

common-yes = Oui
common-on = Oui
common-off = Non
common-back = Retour
common-cancel = Annuler
common-continue = Continuer
common-delete = Supprimer
common-percent = { $number } %

## title

title-name = Khufu
title-line = Trois jeux à la lueur de la lanterne
title-continue = Continuer
title-hall = Palmarès
title-settings = Réglages
title-replays = Parties revues
title-quit = Quitter
title-quit-ask = Quitter la vallée ?
title-quit-line = La partie en cours est enregistrée.

## games

game-cheops-name = Chéops
game-cheops-line = Pillez la pyramide, tenez le marché
game-cheops-players = 2–5
game-cheops-time = 45 min
game-gold-name = L’or du pharaon
game-gold-line = Dans le dédale avant qu’il tombe
game-gold-players = 2–4
game-gold-time = 40 min
game-egyptos-name = Egyptos
game-egyptos-line = Cinq pyramides alignées
game-egyptos-players = 2–3
game-egyptos-time = 15 min

variant-egyptos = Egyptos
variant-egyptos-line = Le groupe doit toujours rester d’un seul tenant.
variant-egypte = Égypte
variant-egypte-line = On peut lever chacune des siennes, même si d’autres sont isolées.
variant-trio = Trio
variant-trio-line = Trois joueurs ; les pyramides se touchent par un côté.

## levels

level-fellah = Fellah
level-fellah-line = Joue au gré du vent
level-scribe = Scribe
level-scribe-line = Joue aussitôt
level-priest = Prêtre
level-priest-line = Réfléchit un peu
level-vizier = Vizir
level-vizier-line = Réfléchit bien
level-pharaoh = Pharaon
level-pharaoh-line = Réfléchit longuement

## setup

setup-heading = Qui s’assoit à la table ?
setup-human = Humain
setup-computer = Machine
setup-plays-with = Joue avec
setup-level = Niveau
setup-name = Nom
setup-ready = Prêt
setup-free = Place libre
setup-free-line = Pressez un bouton pour jouer
setup-leave = Quitter la place
setup-begin = Commencer
setup-players-time =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
setup-rules = Règles de la table
setup-first = Premier joueur
setup-first-random = Au hasard
setup-variant = Variante
setup-hints = Conseils
setup-money = Argent
setup-money-secret = Caché
setup-money-open = Visible
setup-too-few =
    { $count ->
        [one] Ce jeu demande au moins { $count } joueur.
       *[other] Ce jeu demande au moins { $count } joueurs.
    }
setup-too-many =
    { $count ->
        [one] Ce jeu admet au plus { $count } joueur.
       *[other] Ce jeu admet au plus { $count } joueurs.
    }
setup-name-taken = Deux joueurs ne peuvent pas porter le même nom.
error-name-empty = Il faut un nom.

player-1 = Néfret
player-2 = Amon
player-3 = Khépri
player-4 = Tiâa
player-5 = Bek

emblem-1 = Soleil
emblem-2 = Lune
emblem-3 = Ânkh
emblem-4 = Lotus
emblem-5 = Plume

## devices

device-mouse = Souris
device-keyboard = Clavier
device-keyboard-left = Clavier, moitié gauche
device-keyboard-right = Clavier, moitié droite
device-touch = Tactile
device-pad = Manette { $number }
device-none = Aucune commande
device-join = Pressez { $button } pour jouer
device-prompt = { $button } { $action }

glyph-enter = Entrée
glyph-space = Espace
glyph-escape = Échap
glyph-tab = Tab
glyph-shift = Maj
glyph-control = Ctrl
glyph-alt = Alt
glyph-backspace = Retour arr.
glyph-delete = Suppr
glyph-home = Début
glyph-end = Fin
glyph-page-up = Page préc.
glyph-page-down = Page suiv.

verb-up = Haut
verb-down = Bas
verb-left = Gauche
verb-right = Droite
verb-confirm = Choisir
verb-cancel = Retour
verb-hint = Conseil
verb-undo = Annuler
verb-redo = Rétablir
verb-rules = Règles
verb-menu = Pause
verb-next = Suivant
verb-previous = Précédent
verb-peek = Regarder
verb-end-turn = Finir le tour
verb-replay-turns = Revoir les tours
verb-zoom-in = Agrandir
verb-zoom-out = Réduire
verb-recentre = Recentrer
verb-pan-up = Vue vers le haut
verb-pan-down = Vue vers le bas
verb-pan-left = Vue à gauche
verb-pan-right = Vue à droite
verb-page-left = Page à gauche
verb-page-right = Page à droite
verb-fullscreen = Plein écran
verb-screenshot = Capture d’écran

## settings

settings-heading = Réglages
settings-tab-game = Jeu
settings-tab-look = Image
settings-tab-sound = Son
settings-tab-keys = Commandes
settings-language = Langue
settings-language-line = Les mots changent aussitôt.
settings-language-auto = Celle du système ({ $language })
settings-text-size = Taille du texte
settings-text-size-line = Des lettres plus grandes partout.
settings-animation-speed = Animation
settings-animation-speed-line = Vitesse des mouvements. Tout bouton achève un mouvement.
settings-animation-speed-x1 = ×1
settings-animation-speed-x2 = ×2
settings-animation-speed-instant = Immédiate
settings-reduced-motion = Moins de mouvement
settings-reduced-motion-line = De brefs fondus au lieu de vols, de chutes et de vacillements.
settings-screen-shake = Secousses
settings-screen-shake-line = Le plateau tremble quand la pierre tombe.
settings-flashes = Éclairs
settings-flashes-line = Flash de l’appareil et lueurs vives.
settings-high-contrast = Contraste élevé
settings-high-contrast-line = Fonds unis, bords marqués, texte blanc.
settings-colour-marks = Marques de couleur
settings-colour-marks-line = Une lettre ou un emblème sur tout ce qui a une couleur.
settings-effects-volume = Effets
settings-effects-volume-line = Pierre, pièces, pas et voix de la nuit.
settings-music-volume = Musique
settings-music-volume-line = Oud et ney dans l’air de la nuit.
settings-mute = Muet
settings-mute-line = Aucun son.
settings-fullscreen = Plein écran
settings-fullscreen-line = Aussi par F11 ou Alt+Entrée.
settings-time-per-move = Réflexion
settings-time-per-move-line = Le temps qu’un adversaire peut réfléchir à un coup.
settings-time-per-move-fast = Courte
settings-time-per-move-normal = Normale
settings-time-per-move-patient = Longue
settings-hints = Conseils
settings-hints-line = La lampe donne conseil, en trois étapes.
settings-threat-lens = Loupe des menaces
settings-threat-lens-line = Egyptos : les rangées de trois et de quatre brillent.
settings-bindings = Touches et boutons
settings-bindings-line = Choisissez une ligne, puis pressez la nouvelle touche.
settings-bindings-press = Pressez la nouvelle touche …
settings-bindings-taken = { $key } a été retirée à « { $verb } ».
settings-bindings-refused = { $key } ne peut pas servir à cela.
settings-bindings-reset = Touches d’origine
settings-reset = Réglages d’origine
settings-reset-ask = Tout remettre comme au début ?

## pause

pause-heading = Pause
pause-resume = Reprendre
pause-save = Enregistrer
pause-save-name = Nom de la partie enregistrée
pause-saved = Enregistrée sous « { $name } ».
pause-rules = Règles
pause-settings = Réglages
pause-restart = Recommencer
pause-restart-ask = Abandonner cette partie et recommencer ?
pause-leave = Menu principal
pause-leave-line = La partie vous attend sous « Continuer ».
pause-cover = { $name }, à vous de jouer
pause-cover-line = Pressez un bouton quand vous seul regardez.

## match

match-turn = Au tour de { $name }
match-your-turn = { $name }, à vous de jouer
match-thinking = { $name } réfléchit …
match-undo = Annuler
match-undo-nothing = Il n’y a rien à reprendre.
match-undo-hidden = Une chose cachée a été révélée : cela ne se reprend plus.
match-undo-opponent = On ne reprend que son propre tour.
match-hint = Conseil
match-hint-off = Pas de conseils à cette table.
match-hint-none = La lampe est éteinte : ce n’est pas votre tour.
match-save = Enregistrer
match-rules = Règles
match-settings = Réglages
match-chronicle = Chronique
match-since = Depuis votre dernier tour
match-draw-offer = Proposer la nulle
match-draw-ask = { $name } propose la nulle.
match-draw-accept = Accepter
match-draw-decline = Refuser
match-draw-declined = { $name } continue.
match-turns-left =
    { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }

## results

results-wins = { $name } gagne
results-share = { $names } se partagent la victoire
results-draw = Partie nulle
results-rank = Rang
results-name = Nom
results-purse = Bourse
results-kept = Gardés
results-law-9 = Loi 9
results-photos = Photos
results-treasures = Trésors
results-bust = Buste
results-lost = Pertes
results-total = Total
results-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
results-piastres =
    { $count ->
        [one] { $count } piastre
       *[other] { $count } piastres
    }
results-again = Rejouer
results-same-deal = Même donne
results-seats = Changer de place
results-menu = Menu principal
results-look-back = Revoir
results-save = Garder la partie

reason-cheops-empty = La pyramide est vide.
reason-cheops-tables = Assez de tableaux de prix sont pleins.
reason-cheops-blocked = Personne ne peut poser de tuile.
reason-gold-collapse = La pyramide s’est effondrée.
reason-gold-idle = Plus personne n’a bougé.
reason-gold-rounds = La dernière manche est finie.
reason-egyptos-five = Cinq alignées.
reason-egyptos-repetition = La même position pour la troisième fois.
reason-egyptos-moves = Les coups sont épuisés.
reason-egyptos-agreed = Les joueurs ont convenu d’une nulle.

## hall

hall-heading = Palmarès
hall-empty = Personne n’a encore fini de partie.
hall-all-games = Tous les jeux
hall-date = Date
hall-players = Joueurs
hall-winner = Vainqueur
hall-score = Score
hall-rating = Cote
hall-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
hall-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
hall-streak = Meilleure série
hall-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
hall-export = Exporter en CSV
hall-exported = Écrit dans { $file }.
hall-delete = Supprimer
hall-delete-ask = Supprimer ce résultat pour de bon ?

## rules

rules-heading = Règles
rules-search = Chercher
rules-nothing-found = Rien trouvé.
rules-house = Règle maison
rules-house-line = Ici la règle imprimée se tait ou se contredit ; voici comment nous jouons.
rules-cheops-aim = Le but
rules-cheops-aim-text =
    La famille Ahliman pille la pyramide. Les trésors sont vendus aussitôt au prix du marché, ou gardés dans l’espoir d’un meilleur prix à la fin.

    Qui a le plus d’argent à la fin gagne. À égalité, la victoire est partagée (règle maison).
rules-cheops-pieces = Sur la table
rules-cheops-pieces-text =
    La pyramide a 66 blocs. Soixante portent des trésors de six couleurs ; six blocs à l’œil cachent des tables de la loi.

    Chaque couleur a un tableau de prix. Sa ligne libre la plus haute dit ce que vaut maintenant un trésor gardé de cette couleur.

    Chacun tient des tuiles de famille : père, mère, fille, fils. D’autres forment trois pioches ; seule la tuile du dessus est visible.

    Sont cachés les tables de la loi, l’ordre des pioches et l’argent de chaque joueur.
rules-cheops-placing = Poser une tuile
rules-cheops-placing-text =
    À votre tour, posez une tuile de votre main sur un bloc qui porte encore quelque chose, et prenez ce qui s’y trouve. La tuile reste.

    Le bloc doit être dans la rangée du bas, ou reposer sur deux blocs qui portent des tuiles. Aucun bloc voisin ne doit porter une tuile du même membre de la famille.

    Si aucune tuile de votre main ne va nulle part, on passe la pose. On ne la passe jamais par choix.
rules-cheops-treasure = Vendre ou garder
rules-cheops-treasure-text =
    Vendre : vous recevez le prix du marché (10 tant qu’une loi ne le change pas). Le trésor couvre le nombre libre le plus haut de son tableau ; la valeur de la couleur change donc pour tous.

    Garder : posez-le visible devant vous. Il est payé à la fin.

    Le dernier nombre d’un tableau n’est jamais couvert. Un tableau où lui seul est libre est plein : sa couleur ne se vend plus.
rules-cheops-neighbour = Les voisins
rules-cheops-neighbour-text =
    Une fois par tour, avant votre pose, vous pouvez payer 20 piastres pour un voisin. Posez-le sur un bloc soutenu, quelles que soient les familles autour, prenez ce qui s’y trouve, puis jouez votre tour normal.

    Ce n’est permis que si vous pouvez ensuite poser une tuile de votre main.
rules-cheops-laws = Les tables de la loi
rules-cheops-laws-text =
    Une table de la loi est retournée quand on la prend, et appliquée aussitôt.

    Un et deux portent le prix du marché à 5 ou à 15. Trois fait finir la partie à trois tableaux pleins au lieu de deux. Quatre, cinq et six vont sous un tableau : vente obligée, garde obligée, rien. Sept fait valoir 20 à un nombre libre. Huit retire une autre table. Neuf coûte 25 et compte à la fin comme un trésor de votre choix.

    Dix (vendre un trésor gardé), onze (une pose de plus) et douze (échanger deux trésors) peuvent être conservées et jouées à un tour suivant.
rules-cheops-drawing = Piocher
rules-cheops-drawing-text =
    À la fin de votre tour, tant que vous avez moins de quatre tuiles, vous pouvez piocher dans n’importe laquelle des trois pioches, une tuile à la fois, ou vous arrêter. Piocher n’est jamais obligatoire.

    Avant la première pioche, vous pouvez encore jouer des lois conservées depuis un tour précédent.
rules-cheops-end = Fin et décompte
rules-cheops-end-text =
    La partie finit quand la pyramide est vide, quand deux tableaux sont pleins (trois avec la loi 3), ou quand personne ne peut poser de tuile.

    Alors les trésors gardés sont payés. Un nombre est payé pour chaque trésor. De deux nombres, comme 20/10, le joueur qui en a strictement le plus reçoit le plus petit pour chacun des siens, tous les autres le plus grand. Un nombre suivi de X est multiplié par le nombre de trésors de cette couleur gardés par tous les joueurs ensemble.
rules-gold-aim = Le but
rules-gold-aim-text =
    Explorez la pyramide, photographiez ses chambres funéraires, sortez des trésors, et soyez dehors avant qu’elle tombe.

    Une photo vaut 1 point, un trésor 2 ou 3, le buste du pharaon 5. Un archéologue perdu coûte 2 points, un porteur perdu 1.
rules-gold-pieces = Sur la table
rules-gold-pieces-text =
    Le dédale a 36 tuiles ; toutes sauf l’entrée sont face cachée. Cinq sont des chambres funéraires.

    Chacun a un archéologue, un porteur et cinq lanternes. Tous partent de l’entrée.

    Le buste est toujours le dernier trésor trouvé.
rules-gold-actions = Trois actions
rules-gold-actions-text =
    Un tour a jusqu’à trois actions, partagées entre vos deux figures comme vous voulez. Vous pouvez vous arrêter à tout moment.

    Marcher (les deux) : vers une tuile reliée. Révéler (archéologue) : retourner une tuile voisine vers laquelle la vôtre est ouverte, et l’orienter à votre gré. Tourner (porteur) : votre propre tuile, ou une voisine vers laquelle la vôtre est ouverte. Poser ou ôter une lanterne (porteur).

    Deux tuiles sont reliées quand toutes deux sont visibles et ouvertes l’une vers l’autre.
rules-gold-lanterns = Les lanternes
rules-gold-lanterns-text =
    Pour une seule action, une figure peut courir le long d’une chaîne de tuiles reliées, si chaque tuile entre le départ et le but porte une lanterne de votre couleur.

    Le départ et le but n’en ont pas besoin. Les lanternes des autres ne vous aident pas. Au plus une des vôtres par tuile.
rules-gold-carrying = Porter et voler
rules-gold-carrying-text =
    Gratuitement, votre archéologue peut ramasser un trésor sur sa tuile, lâcher ce qu’il porte, ou voler un autre archéologue sur la même tuile. Pour prendre, ses mains doivent être vides ; ce qui vient d’être pris ne se lâche qu’après une autre action.

    Un trésor porté à l’entrée est à vous pour de bon.
rules-gold-chambers = Chambres funéraires
rules-gold-chambers-text =
    Qui révèle une chambre l’oriente à son gré, tire la photo suivante et la garde : 1 point. Elle dit aussi combien de trésors s’y trouvent, et si quelque chose s’éveille.
rules-gold-mummy = Momie et malédiction
rules-gold-mummy-text =
    Momie : si un chemin mène de la chambre à l’entrée, chaque figure sur un des plus courts chemins fuit vers l’entrée et lâche ce qu’elle portait. Le tour de l’inventeur finit.

    Malédiction : chaque lanterne sur un des plus courts chemins rentre chez elle. Le tour de l’inventeur finit.

    S’il n’y a pas de chemin, rien n’arrive et le tour continue (règle maison).
rules-gold-collapse = L’effondrement
rules-gold-collapse-text =
    Quand le buste quitte sa chambre, la chambre tombe et le tour finit. Ce joueur devient le maître du temps : à la fin de chacun de ses tours, l’anneau de tuiles suivant tombe, en partant de la chambre.

    Si personne ne l’emporte, la chambre tombe à la fin du troisième tour suivant de celui qui l’a trouvé.

    Qui ensuite ramasse ou vole le buste devient aussitôt le maître du temps. Ce qui tombe est perdu avec tout ce qui s’y trouve. L’entrée ne tombe jamais.
rules-gold-end = Fin et points
rules-gold-end-text =
    La partie finit quand il ne reste que l’entrée ; aussi quand chacun n’a rien fait deux tours de suite, ou après la manche 200.

    À égalité, qui a sauvé ses deux figures passe devant ; puis qui avait son score plus tôt.
rules-egyptos-aim = Le but
rules-egyptos-aim-text =
    Alignez sans interruption cinq de vos pyramides : en ligne, en colonne ou en diagonale. Plus de cinq gagne aussi.

    Il n’y a pas de plateau. La table n’a pas de bord.
rules-egyptos-placing = Poser
rules-egyptos-placing-text =
    Chacun à son tour pose une de ses douze pyramides sur une case libre qui touche une pyramide posée, de l’une ou l’autre couleur, par un côté ou par un coin.
rules-egyptos-moving = Déplacer
rules-egyptos-moving-text =
    Quand toutes les pyramides sont posées et que personne n’a gagné, déplacez-en une des vôtres à chaque tour : levez-la et posez-la sur une autre case libre qui touche une des autres.

    On ne peut lever une pyramide si les autres ne forment plus alors un seul groupe.
rules-egyptos-draw = Partie nulle
rules-egyptos-draw-text =
    La partie est nulle quand la même position revient pour la troisième fois avec le même joueur au trait, ou après 100 coups de la phase de déplacement (102 en Trio).
rules-egyptos-variants = Variantes
rules-egyptos-variants-text =
    Égypte : on peut lever chacune des siennes, même si d’autres se trouvent isolées.

    Trio : trois joueurs. Les pyramides doivent se toucher par un côté, et le groupe se tenir par les côtés ; la rangée peut quand même être en diagonale.

## replay

replay-heading = Revoir
replay-none = Il n’y a pas encore de parties gardées.
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-start = Au début
replay-end = À la fin
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-position = Coup { $number } sur { $total }
replay-from-here = Jouer d’ici
replay-picture = Garder une image
replay-film = Garder un film (GIF)
replay-saved = Écrit dans { $file }.

## saves

saves-heading = Parties enregistrées
saves-none = Il n’y a pas encore de partie enregistrée.
saves-load = Charger
saves-delete-ask = Supprimer « { $name } » pour de bon ?
saves-line = { $game } · { $date }

## start

start-kernels = Les adversaires s’éveillent …
start-kernels-line = Au premier lancement seulement ; environ une minute.
start-kernels-leave = Retour au menu

## crash

crash-heading = La lanterne s’est éteinte
crash-line = Quelque chose s’est mal passé dans le programme. Nous en sommes désolés.
crash-saved = Votre partie est enregistrée. Au prochain lancement, « Continuer » la ramène.
crash-no-game = Aucune partie n’était en cours ; rien n’est perdu.
crash-log = Ce qui s’est passé est écrit dans { $file }.
crash-menu = Menu principal
crash-quit = Quitter

## notices

notice-place-temporary = Vos parties ne peuvent être gardées dans { $folder } ; elles le sont dans un lieu provisoire jusqu’à la fin du programme.
notice-place-missing = Aucun dossier personnel trouvé ; les parties sont gardées dans un lieu provisoire jusqu’à la fin du programme.
notice-log-unwritable = Le journal ne peut être écrit ; le jeu continue sans lui.
notice-settings-broken = Les réglages sont illisibles ; le fichier a été mis de côté sous { $file } et les réglages habituels servent.
notice-settings-repaired = Des réglages inutilisables ({ $names }) ont repris leur valeur habituelle ; l’ancien fichier est gardé sous { $file }.
notice-settings-unsaved = Les réglages n’ont pas pu être enregistrés ; ils valent jusqu’à la fin du programme.
notice-binding-unknown = Des touches des réglages sont inconnues ici ({ $names }) ; les touches habituelles les remplacent.
notice-pad-lost = La manette « { $name } » a disparu. Rebranchez-la, ou pressez un bouton d’une autre commande pour continuer.
notice-pads-full = Cinq manettes servent déjà ; « { $name } » doit attendre.
notice-record-damaged = Une partie enregistrée était abîmée ; elle a été mise de côté sous { $file }.
notice-record-torn = La dernière action n’avait pas été écrite en entier ; la partie reprend une action plus tôt.
notice-record-newer = Cette partie vient d’une version plus récente ; elle est gardée sous { $file } et s’y ouvrira.
notice-record-unplayable = Une partie enregistrée ne suit pas les règles de cette version ; elle a été mise de côté sous { $file }.
notice-record-too-big = { $file } est trop gros pour une partie enregistrée ; il n’a pas été touché.
notice-record-unsaved = La partie n’a pas pu être enregistrée (disque plein ou protégé) ; elle continue, et chaque action réessaie.
notice-record-saved-again = La partie peut de nouveau être enregistrée ; rien n’a été perdu.
notice-save-failed = « { $name } » n’a pas pu être enregistrée.
notice-file-unreadable = { $file } ne peut être lu.
notice-already-running = Le jeu est déjà ouvert ; cette seconde fenêtre garde sa propre partie.
notice-hall-damaged = Le palmarès était abîmé ; il a été mis de côté sous { $file } et un nouveau commence.
notice-hall-unwritable = Le palmarès ne peut être écrit ; les résultats valent jusqu’à la fin du programme.
notice-hall-newer = Le palmarès vient d’une version plus récente ; il est gardé sous { $file } et un nouveau commence.
notice-export-failed = { $file } n’a pas pu être écrit.
notice-kernels-child-died = La préparation s’est arrêtée sans prévenir ; elle continue dans le programme, qui peut être un moment moins fluide.
notice-kernels-failed = Les règles de { $game } n’ont pas pu être préparées ; le journal dit pourquoi.
notice-opponent-stumbled = Un adversaire a trébuché et joué un coup simple ; le journal dit pourquoi.

## cheops

treasure-R = Cornaline
treasure-O = Ambre
treasure-G = Malachite
treasure-B = Lapis
treasure-V = Améthyste
treasure-W = Albâtre
treasure-name =
    { $colour ->
        [R] cornaline
        [O] ambre
        [G] malachite
        [B] lapis
        [V] améthyste
       *[W] albâtre
    }
treasure-a =
    { $colour ->
        [R] une cornaline
        [O] un ambre
        [G] une malachite
        [B] un lapis
        [V] une améthyste
       *[W] un albâtre
    }
treasure-given =
    { $given ->
        [R] une cornaline
        [O] un ambre
        [G] une malachite
        [B] un lapis
        [V] une améthyste
       *[W] un albâtre
    }
treasure-received =
    { $received ->
        [R] une cornaline
        [O] un ambre
        [G] une malachite
        [B] un lapis
        [V] une améthyste
       *[W] un albâtre
    }

family-F = Père
family-M = Mère
family-D = Fille
family-S = Fils
family-N = Voisin
family-the =
    { $member ->
        [F] le père
        [M] la mère
        [D] la fille
       *[S] le fils
    }
family-none =
    { $member ->
        [F] Pas de père
        [M] Pas de mère
        [D] Pas de fille
       *[S] Pas de fils
    }

cheops-market = Prix du marché
cheops-stacks = Pioches
cheops-neighbours = Voisins
cheops-hand = Votre main
cheops-kept = Gardés
cheops-purse = Bourse
cheops-peek = Tenir pour voir
cheops-sell = Vendre { $price }
cheops-keep = Garder
cheops-box = À la boîte
cheops-hold = Conserver
cheops-pay = Payer { $price }
cheops-end = Finir le tour
cheops-pass = Passer
cheops-count = Décompte final
cheops-sell-outcome = { $price } maintenant – la prochaine vaudra { $next } à la fin
cheops-keep-outcome = Payé à la fin : { $value } pour l’instant
cheops-treasure-tip = Gardés par tous : { $kept } ; encore dans la pyramide : { $left }
cheops-stack-tip =
    { $count ->
        [0] Cette pioche est vide
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
cheops-family-left = { $father } × père, { $mother } × mère, { $daughter } × fille, { $son } × fils

cheops-choose-table = Choisissez un tableau de prix
cheops-choose-number = Choisissez un nombre d’un tableau
cheops-choose-law = Choisissez la loi à retirer
cheops-choose-kept = Choisissez un de vos trésors gardés
cheops-choose-block = Choisissez un bloc
cheops-choose-tile = Choisissez une tuile de votre main
cheops-choose-two = Choisissez deux trésors à échanger
cheops-choose-colour = Choisissez la couleur que vaut la loi 9

law-1-name = Année maigre
law-1-effect = Le prix du marché est désormais 5.
law-2-name = Année grasse
law-2-effect = Le prix du marché est désormais 15.
law-3-name = Troisième sceau
law-3-effect = La partie finit à trois tableaux pleins au lieu de deux.
law-4-name = Vente forcée
law-4-effect = Cette couleur doit être vendue quand on la prend ; si son tableau est plein, elle va à la boîte.
law-5-name = Marché clos
law-5-effect = Cette couleur ne peut plus être vendue ; il faut la garder.
law-6-name = Pierre muette
law-6-effect = Sans effet ; elle occupe seulement la place sous un tableau.
law-7-name = Nombre doré
law-7-effect = Un nombre libre d’un tableau vaut désormais 20.
law-8-name = Table brisée
law-8-effect = Retirez du jeu une autre table de la loi.
law-9-name = Contrefaçon
law-9-effect = Payez 25 : à la fin, elle compte comme un trésor gardé d’une couleur au choix.
law-10-name = Vente de nuit
law-10-effect = Vendez un de vos trésors gardés au prix du marché.
law-11-name = Seconde main
law-11-effect = Posez une tuile de plus sur un bloc à trésor.
law-12-name = Échange
law-12-effect = Échangez deux trésors de la pyramide, ou un des vôtres avec un de là-bas.

# the screen of Cheops; ◆ is the place of a picture
cheops-full-tables = Tableaux pleins
cheops-call = Appeler un voisin
cheops-put-back = Annuler
cheops-again = Revoir les tours des autres
cheops-takes = { $name } prend { treasure-a }
cheops-finds = { $name } trouve « { $title } »
cheops-choose-fitting = Choisissez une tuile qui convient
cheops-choose-second = Choisissez contre quoi l’échanger
cheops-choose-stack = Complétez votre main ou finissez le tour
cheops-sell-or-keep = Vendez-le, ou gardez-le pour la fin
cheops-must-pass = Aucune tuile de votre main ne peut être posée
cheops-may-end = Finissez votre tour
cheops-nothing-to-remove = Aucune loi à retirer : elle va dans la boîte.
cheops-none-fits = Aucune de vos tuiles ne va sur { $block } : le même membre est à côté.
cheops-tile-no-place = Cette tuile ne peut être posée nulle part.
cheops-not-now = Rien à faire ici pour l’instant.
cheops-too-dear = Vous ne pouvez pas payer { $price }.
cheops-neighbour-no-use = Avec un voisin, où qu’il soit, vous ne pourriez poser aucune tuile.
cheops-law-9-waits = La loi 9 compte à la fin de la partie.
cheops-law-no-use = Cette loi ne peut pas servir maintenant.
cheops-law-title = Loi { $law } : { $title }
cheops-face-down = Une tablette de loi, face cachée
cheops-row-number = { $number } par trésor gardé
cheops-row-pair = { $larger } chacun ; qui en a seul le plus ne reçoit que { $smaller }
cheops-row-times = { $factor } × le nombre gardé par tous, pour chacun
cheops-row-covered = { $number }, couvert par un trésor vendu
cheops-row-last = Le dernier nombre n’est jamais couvert.
cheops-row-now = Pour l’instant :
cheops-under-empty = Place pour la loi 4, 5 ou 6
cheops-hand-tip = Ne peut être à côté du même membre
cheops-stack-left = Encore dans les pioches :
cheops-purse-tip = Votre argent : à la fin, le plus riche gagne. Les bourses des autres restent fermées.
cheops-market-tip = Un trésor vendu maintenant rapporte { $price }.
cheops-ending-tip = La partie finit à { $count } tableaux pleins.
cheops-log-laid = a posé ◆ en { $block }
cheops-log-neighbour = a appelé un ◆
cheops-log-sold = a vendu ◆ { $price }
cheops-log-kept = a gardé ◆
cheops-log-boxed = ◆ à la boîte
cheops-log-found = a trouvé ◆
cheops-log-law = a posé ◆
cheops-log-law-on = a mis ◆ sur ◆
cheops-log-removed = a retiré ◆
cheops-log-held = conserve ◆
cheops-log-paid = a payé { $price } pour ◆
cheops-log-played = a joué ◆
cheops-log-exchanged = a échangé ◆ et ◆
cheops-log-drew = a pioché ◆
cheops-log-passed = ne peut rien poser
cheops-log-declared = ◆ vaut ◆

## gold

loot-2 = Trésor de 2 points
loot-3 = Trésor de 3 points
loot-bust = Le buste du pharaon
loot-a =
    { $treasure ->
        [bust] le buste
       *[worth] un trésor de { $treasure }
    }
figure-of =
    { $figure ->
        [P] Le porteur de { $name }
       *[A] L’archéologue de { $name }
    }

gold-archaeologist = Archéologue
gold-porter = Porteur
gold-lanterns = Lanternes
gold-museum = Musée
gold-photos = Photos
gold-actions-left =
    { $count ->
        [0] Plus d’action
        [one] Encore { $count } action
       *[other] Encore { $count } actions
    }
gold-walk = Marcher
gold-reveal = Révéler
gold-rotate = Tourner la tuile
gold-set = Poser ainsi
gold-lantern = Poser lanterne
gold-unlantern = Ôter lanterne
gold-pick = Ramasser
gold-drop = Lâcher
gold-steal = Voler
gold-end = Finir le tour
gold-swap = Autre figure
gold-cost =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
gold-mummy-way = Une momie trouverait la sortie
gold-no-way = Aucun chemin ne mène dehors
gold-falling = Le tombeau s’effondre !
gold-next-ring = L’anneau suivant tombe après le tour de { $name }
gold-countdown =
    { $count ->
        [one] La chambre tombe dans { $count } tour de { $name }
       *[other] La chambre tombe dans { $count } tours de { $name }
    }
gold-rings-left =
    { $count ->
        [one] { $count } anneau debout
       *[other] { $count } anneaux debout
    }
gold-lost-archaeologist = L’archéologue de { $name } est perdu : −2
gold-lost-porter = Le porteur de { $name } est perdu : −1
gold-museum-empty = Rien n’est encore sorti
gold-chamber-cracks = La chambre se fissure
gold-falls-next = Cette tuile tombera la prochaine fois.
gold-steal-from = Voler { $name }
gold-pick-up =
    { $treasure ->
        [bust] Prendre le buste
       *[worth] Ramasser un { $treasure }
    }
gold-nothing-to-turn = Il n’y a rien à tourner ici.
gold-bust-found = Le buste du pharaon !
gold-bust-found-line = Il vaut 5, la plus belle trouvaille. Sa chambre se fissure déjà.
gold-archaeologist-line = Marche, dévoile, porte un trésor.
gold-porter-line = Marche, tourne les tuiles, pose des lanternes.
gold-turn-it = Tournez-la à votre gré
gold-turn-line = Gauche et droite tournent la tuile ; valider la pose.
gold-chamber = Une chambre funéraire !
gold-falling-line = La chambre est tombée ; anneau après anneau, tout suit. Sortez !
gold-tip-lanterns = Lanternes en main : { $left }, dans le labyrinthe : { $out }
gold-tip-finds = Photos : { $photos }, trésors sortis : { $treasures }
gold-tip-carries = Porte : { $treasure }
gold-lost = Pertes

## egyptos

egyptos-black = Noir
egyptos-gold = Or
egyptos-blue = Bleu
egyptos-red = Rouge
egyptos-faience = Faïence
egyptos-plays-black = joue les noirs
egyptos-plays-gold = joue l’or
egyptos-plays-blue = joue les bleus
egyptos-plays-red = joue les rouges
egyptos-plays-faience = joue la faïence
egyptos-toss = La pièce retombe …
egyptos-begins = { $name } commence et choisit sa couleur
egyptos-cuts-off =
    { $count ->
        [one] Cela isolerait { $count } pyramide
       *[other] Cela isolerait { $count } pyramides
    }
egyptos-repeated =
    { $count ->
        [one] Position vue { $count } fois
       *[other] Position vue { $count } fois
    }
egyptos-map = Toute la table
egyptos-centre = Recentrer la vue
egyptos-in-hand = En main
egyptos-phase-place = 1 Poser les douze.
egyptos-phase-move = 2 Puis en déplacer une.
egyptos-five-wins = Cinq alignées gagnent.
egyptos-moves = Coups
egyptos-same = Même position
egyptos-drag = Glissez pour bouger la table
egyptos-held = Vous tenez la vue
egyptos-do-place = { $name }, posez une pyramide
egyptos-do-move = { $name }, levez une pyramide
egyptos-do-lay = { $name }, posez-la
egyptos-do-pass = { $name } ne peut pas jouer
egyptos-or-back = ou remettez-la à sa place
egyptos-four = quatre alignées : une de plus gagne
egyptos-pass = Passer
egyptos-draw-offered = Nulle proposée

## why not

why-cheops-game-over = La partie est finie.
why-cheops-no-such-action = Ce n’est pas possible ici.
why-cheops-deal-with-taken-first = Décidez d’abord de ce que vous avez pris.
why-cheops-declare-first = Déclarez d’abord la couleur de la loi 9.
why-cheops-placement-is-over = Vous avez déjà posé à ce tour.
why-cheops-placement-comes-first = Posez d’abord une tuile.
why-cheops-block-carries-a-tile = { $block } porte déjà une tuile.
why-cheops-needs-two-tiles-beneath = Les deux blocs sous { $block } doivent d’abord porter une tuile.
why-cheops-not-in-your-hand = { family-none } dans votre main.
why-cheops-same-member-next-to-it = Le même membre de la famille touche déjà { $block }.
why-cheops-one-neighbour-a-turn = Un seul voisin par tour.
why-cheops-no-neighbour-left = Il ne reste plus de voisin.
why-cheops-not-enough-money = Cela coûte { $price } ; vous avez { $money }.
why-cheops-no-tiles-in-hand = Vous n’avez pas de tuile en main.
why-cheops-no-placement-with-neighbour-there = Avec un voisin en { $block }, vous ne pourriez poser aucune tuile de votre main.
why-cheops-a-tile-can-be-placed = Vous pouvez poser une tuile, donc pas passer.
why-cheops-law-is-no-treasure = La loi { $law } n’est pas un trésor : elle ne se vend ni ne se garde.
why-cheops-law-does-not-go-to-the-box = La loi { $law } doit d’abord être appliquée.
why-cheops-nothing-taken = Vous n’avez rien pris à vendre ou à garder.
why-cheops-treasure-does-not-go-to-the-box = Un trésor se vend ou se garde ; il ne va pas à la boîte.
why-cheops-law-4-no-keeping = Loi 4 : { treasure-name }, interdit de garder.
why-cheops-table-is-full = Le tableau est plein : { treasure-name } ne se vend plus.
why-cheops-law-5-no-selling = Loi 5 : { treasure-name } ne se vend plus.
why-cheops-no-law-taken = Vous n’avez pas pris de loi.
why-cheops-law-cannot-be-held = La loi { $law } ne se conserve pas : appliquez-la.
why-cheops-hand-is-full = Votre main est pleine.
why-cheops-stack-is-empty = Cette pioche est vide.
why-cheops-declared-at-the-end-of-the-game = La couleur de la loi 9 se déclare à la fin de la partie.
why-cheops-law-not-taken = Vous n’avez pas pris la loi { $law }.
why-cheops-table-has-a-law = La loi { $law } est déjà sous ce tableau.
why-cheops-law-not-yours = La loi { $law } n’est pas devant vous.
why-cheops-law-taken-this-turn = La loi { $law } vient d’être prise : elle se joue à un tour suivant.
why-cheops-no-laws-after-drawing = Après la pioche, on ne joue plus de loi.
why-cheops-no-such-row = Ce tableau n’a pas de ligne { $row }.
why-cheops-row-is-covered = Ce nombre est déjà couvert.
why-cheops-law-7-is-covered = Un trésor y couvre la loi 7 : on ne peut la retirer.
why-cheops-no-law-there = Il n’y a pas de loi à retirer là.
why-cheops-none-kept = Vous ne gardez pas de trésor { treasure-name }.
why-cheops-law-11-needs-a-treasure = La loi 11 demande un trésor ; { $block } n’en a pas.
why-cheops-no-treasure-there = Il n’y a pas de trésor en { $block }.
why-cheops-same-colour = Il faut deux trésors de couleurs différentes.

why-gold-game-over = La partie est finie.
why-gold-no-such-action = Ce n’est pas possible ici.
why-gold-set-the-revealed-tile-first = Posez d’abord la tuile { $tile } qui vient d’être révélée.
why-gold-archaeologist-lost = Votre archéologue est perdu.
why-gold-porter-lost = Votre porteur est perdu.
why-gold-no-actions-left = Vous n’avez plus d’action à ce tour.
why-gold-tile-has-fallen = { $tile } s’est effondrée.
why-gold-already-there = La figure s’y trouve déjà.
why-gold-tile-face-down = { $tile } est encore inconnue.
why-gold-wall-between = Un mur barre le chemin de { $tile }.
why-gold-no-chain-of-lanterns = { $tile } est trop loin : aucune chaîne de vos lanternes n’y mène.
why-gold-already-face-up = { $tile } est déjà révélée.
why-gold-not-a-neighbour = { $tile } n’est pas voisine de la figure.
why-gold-own-tile-shows-a-wall = La tuile de la figure oppose un mur à { $tile }.
why-gold-nothing-to-set = Il n’y a pas de tuile à poser.
why-gold-another-shape = { $tile } a une autre forme.
why-gold-entrance-stays = L’entrée ne se tourne pas.
why-gold-lies-so-already = { $tile } est déjà ainsi.
why-gold-lantern-here-already = Une de vos lanternes est déjà ici.
why-gold-no-lanterns-left = Vous n’avez plus de lanterne.
why-gold-no-lantern-here = Aucune de vos lanternes n’est ici.
why-gold-hands-full = Votre archéologue a déjà les mains pleines.
why-gold-not-lying-here = Il n’y a pas ce trésor ici.
why-gold-hands-empty = Votre archéologue ne porte rien.
why-gold-just-taken = Ce qui vient d’être pris ne se lâche qu’après une autre action.
why-gold-no-such-seat = Ce joueur n’existe pas.
why-gold-your-own-hands = On ne se vole pas soi-même.
why-gold-not-on-the-same-tile = L’archéologue de { $name } est ailleurs.
why-gold-carries-nothing = L’archéologue de { $name } ne porte rien.

why-egyptos-game-over = La partie est finie.
why-egyptos-no-such-action = Ce n’est pas possible ici.
why-egyptos-all-pyramids-laid = Toutes les pyramides sont posées : levez une des vôtres.
why-egyptos-first-lies-at-origin = La première pyramide se pose au milieu de la table.
why-egyptos-touches-nothing = Une pyramide doit en toucher une autre.
why-egyptos-cell-taken = Il y a déjà une pyramide ici.
why-egyptos-pyramids-still-to-lay = D’abord, toutes les pyramides sont posées.
why-egyptos-not-your-pyramid = Cette pyramide n’est pas à vous.
why-egyptos-same-cell = Il faut la poser sur une autre case.
why-egyptos-would-split-group = Sans cette pyramide, le groupe serait coupé.
why-egyptos-must-move = Vous pouvez jouer, donc pas passer.

## chronicle

chronicle-cheops-tile-laid = { $name } pose { family-the } en { $block }
chronicle-cheops-neighbour-bought = { $name } appelle un voisin en { $block }
chronicle-cheops-treasure-sold = { $name } vend { treasure-a } pour { $price }
chronicle-cheops-treasure-kept = { $name } garde { treasure-a }
chronicle-cheops-treasure-boxed = { $name } met { treasure-a } à la boîte
chronicle-cheops-law-turned-up = { $name } trouve la loi { $law }
chronicle-cheops-law-laid =
    { $place ->
        [market] { $name } met la loi { $law } au marché
        [board] { $name } met la loi { $law } sur le plateau
        [under] { $name } met la loi { $law } sous { treasure-name }
       *[on] { $name } met la loi { $law } sur { treasure-name }, ligne { $row }
    }
chronicle-cheops-law-removed =
    { $place ->
        [market] { $name } retire la loi { $law } du marché
        [board] { $name } retire la loi { $law } du plateau
        [under] { $name } retire la loi { $law } de { treasure-name }
        [on] { $name } retire la loi { $law } de { treasure-name }
       *[seat] { $name } retire la loi { $law } de { $owner }
    }
chronicle-cheops-law-held = { $name } conserve la loi { $law }
chronicle-cheops-law-paid = { $name } paie { $price } pour la loi { $law }
chronicle-cheops-law-played = { $name } joue la loi { $law }
chronicle-cheops-law-boxed = La loi { $law } va à la boîte
chronicle-cheops-market-price-changed = Le prix du marché est désormais { $new }
chronicle-cheops-treasures-exchanged = { $name } échange { $first } et { $second }
chronicle-cheops-kept-treasure-exchanged = { $name } échange { treasure-given } contre { treasure-received }
chronicle-cheops-tile-drawn = { $name } pioche { family-the }
chronicle-cheops-turn-passed = { $name } ne peut poser et passe
chronicle-cheops-table-full = Le tableau { treasure-name } est plein
chronicle-cheops-law-declared = La loi 9 vaut { treasure-name }
chronicle-cheops-treasures-counted = { $name } : { $number } × { treasure-name } = { $total }
chronicle-cheops-money-counted = { $name } : { $money } en tout

chronicle-gold-figure-walked = { figure-of } va en { $last }
chronicle-gold-tile-revealed =
    { $chamber ->
        [yes] { $name } trouve une chambre funéraire en { $tile }
       *[no] { $name } révèle { $tile }
    }
chronicle-gold-tile-rotated = { $name } tourne { $tile }
chronicle-gold-lantern-set = { $name } pose une lanterne en { $tile }
chronicle-gold-lantern-taken = { $name } reprend la lanterne de { $tile }
chronicle-gold-treasure-picked-up = { $name } ramasse { loot-a }
chronicle-gold-treasure-dropped = { $name } lâche { loot-a } en { $tile }
chronicle-gold-treasure-stolen = { $name } vole { loot-a } à { $victim }
chronicle-gold-treasure-delivered = { $name } sort { loot-a }
chronicle-gold-photo-taken = { $name } photographie la chambre en { $tile }
chronicle-gold-mummy-woke = La momie de { $tile } s’éveille
chronicle-gold-mummy-asleep = Une momie dort derrière la pierre de { $tile }
chronicle-gold-figure-fled = { figure-of } fuit { $tile }
chronicle-gold-curse-struck = Une malédiction souffle depuis { $tile }
chronicle-gold-curse-asleep = Une malédiction reste enfermée en { $tile }
chronicle-gold-lanterns-went-out =
    { $count ->
        [one] { $count } lanterne de { $name } s’éteint
       *[other] { $count } lanternes de { $name } s’éteignent
    }
chronicle-gold-chamber-fell = La chambre du buste en { $tile } s’effondre
chronicle-gold-ring-fell =
    { $count ->
        [one] Un anneau de { $count } tuile tombe
       *[other] Un anneau de { $count } tuiles tombe
    }
chronicle-gold-rest-fell = Le reste de la pyramide s’effondre
chronicle-gold-figure-lost = { figure-of } est perdu en { $tile }
chronicle-gold-treasures-lost =
    { $count ->
        [one] { $count } trésor est perdu en { $tile }
       *[other] { $count } trésors sont perdus en { $tile }
    }
chronicle-gold-lanterns-lost =
    { $count ->
        [one] { $count } lanterne de { $name } est perdue
       *[other] { $count } lanternes de { $name } sont perdues
    }
chronicle-gold-clock-player-changed = Un anneau tombe désormais après chaque tour de { $name }
chronicle-gold-countdown-moved =
    { $left ->
        [one] La chambre tombe dans { $left } tour de { $name }
       *[other] La chambre tombe dans { $left } tours de { $name }
    }
chronicle-gold-final-count =
    { $score ->
        [one] { $name } : { $score } point
       *[other] { $name } : { $score } points
    }

chronicle-egyptos-pyramid-placed = { $name } pose en { $cell }
chronicle-egyptos-pyramid-moved = { $name } déplace { $origin } vers { $cell }
chronicle-egyptos-turn-passed = { $name } ne peut jouer et passe
chronicle-egyptos-moving-began = Toutes les pyramides sont posées : on déplace
chronicle-egyptos-row-made = { $name } aligne { $count } pyramides

## Deals, challenges, riddles
results-swap-seats = Changer de place
results-deal-code = Donne { $code }
deal-code-copied = Le code { $code } est dans le presse-papiers. Un ami peut le saisir sous Défis.
deal-code-told = Le code de cette donne est { $code }. Un ami peut le saisir sous Défis.
results-swap-tip = La même donne, chacun une place plus loin.
hall-player = Joueur
hall-daily = Donne du { $date }
hall-no-record = L’enregistrement de cette partie n’a pas été conservé.
hall-fact-games = Parties
hall-fact-wins = Gagnées
hall-streak-now = Série en cours
hall-fact-hints = Conseils
hall-fact-draws = Nulles
hall-fact-best = Meilleur score
hall-fact-mean = Score moyen

## hints

hint-look = Regardez d’abord ici. Redemandez pour voir le coup.
hint-move = { $deed }. Redemandez pour savoir pourquoi.
hint-why = { $deed }. { $reasons }
hint-thinking = La vieille lampe réfléchit …
hint-only-move = Il n’y a rien d’autre à faire.
hint-chances = Cela promet environ { $percent } % de chances de gagner.
hint-cheops-worth =
    { $left ->
        [one] À la fin, { treasure-a } devrait valoir environ { $price } ; il en reste { $left }.
       *[other] À la fin, { treasure-a } devrait valoir environ { $price } ; il en reste { $left }.
    }
hint-cheops-worth-few =
    { $left ->
        [one] À la fin, { treasure-a } devrait valoir environ { $price }, et il n’en reste que { $left }.
       *[other] À la fin, { treasure-a } devrait valoir environ { $price }, et il n’en reste que { $left }.
    }
hint-cheops-sell = Le marché paie { $market } maintenant ; gardé, { treasure-a } rapporterait environ { $price }.
hint-cheops-spoil = Une vente change le prix ({ treasure-name }), et { $name } en garde { $number }.
hint-cheops-deny = { $name } garde déjà { $number } × { treasure-name } et en veut encore.
hint-cheops-law-there = Une loi s’y trouve, et qui la découvre décide.
hint-cheops-end-near =
    { $sales ->
        [one] Il ne manque plus que { $sales } vente pour finir la partie.
       *[other] Il ne manque plus que { $sales } ventes pour finir la partie.
    }
hint-cheops-neighbour = Le voisin coûte 20, mais vous prenez deux fois ce tour.
hint-cheops-draw =
    { $count ->
        [one] Avec { family-the }, vous tenez { $count } sorte de tuile.
       *[other] Avec { family-the }, vous tenez { $count } membres différents : plus de blocs conviennent.
    }
hint-cheops-law-4 = Désormais personne ne peut garder ({ treasure-name }). Vous en gardez { $own }, les autres { $others }.
hint-cheops-law-5 = Le prix ({ treasure-name }) ne bouge plus. Vous en gardez { $own }, les autres { $others }.
hint-cheops-law-6 = Ni loi 4 ni loi 5 ne peut plus venir là ({ treasure-name }). Vous en gardez { $own }, les autres { $others }.
hint-cheops-law-7 = Si la partie finit à la ligne { $row } ({ treasure-name }), chacun vaut { $price }.
hint-cheops-law-9 = Elle coûte { $cost } et peut compter à la fin comme { treasure-a } : environ { $price }.
hint-cheops-law-12 = Vous donnez { treasure-given }, environ { $less }, et recevez { treasure-received }, environ { $more }.
hint-gold-deliver =
    { $points ->
        [one] Vous sortez { loot-a } : { $points } point que personne ne reprendra.
       *[other] Vous sortez { loot-a } : { $points } points que personne ne reprendra.
    }
hint-gold-falls =
    { $rings ->
        [one] { $tile } tombe avec le tout prochain anneau, après le tour de { $name }.
       *[other] { $tile } tombe avec le { $rings }e anneau à venir ; chacun tombe après un tour de { $name }.
    }
hint-gold-steal = { $name } porte { loot-a }, et vous êtes à côté, les mains vides.
hint-gold-pick =
    { $walks ->
        [one] Prenez { loot-a } : la sortie est à { $walks } marche.
       *[other] Prenez { loot-a } : la sortie est à { $walks } marches.
    }
hint-gold-homeward =
    { $walks ->
        [one] Vous portez { loot-a } ; il ne restera que { $walks } marche jusqu’à l’entrée.
       *[other] Vous portez { loot-a } ; il restera { $walks } marches jusqu’à l’entrée.
    }
hint-gold-thief =
    { $walks ->
        [one] { $name } est à { $walks } marche derrière vous, les mains vides.
       *[other] { $name } est à { $walks } marches derrière vous, les mains vides.
    }
hint-gold-loot =
    { $walks ->
        [one] En { $tile } se trouve { loot-a }, alors à { $walks } marche.
       *[other] En { $tile } se trouve { loot-a }, alors à { $walks } marches.
    }
hint-gold-loot-race =
    { $walks ->
        [one] En { $tile } se trouve { loot-a }, alors à { $walks } marche ; il en faut { $others } à { $name }.
       *[other] En { $tile } se trouve { loot-a }, alors à { $walks } marches ; il en faut { $others } à { $name }.
    }
hint-gold-reveal =
    { $chambers ->
        [one] { $chambers } chambre se cache encore parmi { $tiles } tuiles.
       *[other] { $chambers } chambres se cachent encore parmi { $tiles } tuiles.
    }
hint-gold-set =
    { $count ->
        [one] Ainsi, elle s’ouvre vers { $count } tuile cachée.
       *[other] Ainsi, elle s’ouvre vers { $count } tuiles cachées.
    }
hint-gold-longer = Le chemin de sortie de { $name }, qui porte un trésor, passe de { $walks } à { $longer } marches.
hint-gold-shorter = Votre chemin de sortie passe de { $walks } à { $shorter } marches.
hint-gold-porter = Un porteur est utile près de son archéologue : il y tourne tuiles et pose lanternes.
hint-egyptos-five = Cinq alignées : vous gagnez.
hint-egyptos-blocks-four = { $name } en a quatre et en ferait cinq là.
hint-egyptos-two-threats = Cela menace cinq en { $count } endroits à la fois ; une réponse ne suffit pas.
hint-egyptos-forced = De là, le gain est forcé.
hint-egyptos-four = Cela fait quatre : il faut répondre aussitôt.
hint-egyptos-corner = Répondre à un coin est prouvé sûr ; sur un côté, non.
hint-egyptos-blocks-three =
    { $count ->
        [one] Cela ferme { $count } ligne de cinq où { $name } en a trois.
       *[other] Cela ferme { $count } lignes de cinq où { $name } en a trois.
    }
hint-egyptos-three =
    { $count ->
        [one] Cela fait trois dans { $count } ligne de cinq encore ouverte.
       *[other] Cela fait trois dans { $count } lignes de cinq encore ouvertes.
    }
hint-egyptos-idle = La pyramide levée n’était dans aucune ligne utile.
hint-egyptos-lines =
    { $count ->
        [one] { $count } ligne de cinq par cette case vous reste ouverte.
       *[other] { $count } lignes de cinq par cette case vous restent ouvertes.
    }
deed-cheops-place = Poser { family-the } en { $block }
deed-cheops-neighbour = Appeler un voisin en { $block }
deed-cheops-sell = Vendre { treasure-a }
deed-cheops-keep = Garder { treasure-a }
deed-cheops-box = Mettre { treasure-a } dans la boîte
deed-cheops-box-law = Mettre la loi { $law } dans la boîte
deed-cheops-hold = Conserver la loi pour plus tard
deed-cheops-pass = Passer
deed-cheops-end = Finir le tour
deed-cheops-draw = Piocher dans la pile { $stack }
deed-cheops-declare = Compter la loi 9 comme { treasure-a }
deed-cheops-law-under = Poser la loi { $law } sous { treasure-name }
deed-cheops-law-7 = Poser la loi 7 sur la ligne { $row } ({ treasure-name })
deed-cheops-law-8-market = Retirer la loi du marché
deed-cheops-law-8-board = Retirer la loi 3 du plateau
deed-cheops-law-8-under = Retirer la loi sous { treasure-name }
deed-cheops-law-8-on = Retirer la loi 7 ({ treasure-name })
deed-cheops-law-8-seat = Retirer la loi { $law } de { $name }
deed-cheops-law-9 = Payer la loi 9
deed-cheops-law-10 = Avec la loi 10, vendre un trésor gardé ({ treasure-name })
deed-cheops-law-11 = Avec la loi 11, poser { family-the } en { $block }
deed-cheops-law-12 = Avec la loi 12, échanger { $first } et { $second }
deed-cheops-law-12-kept = Avec la loi 12, échanger un trésor gardé ({ treasure-name }) contre { $block }
deed-gold-walk =
    { $figure ->
        [P] Mener le porteur en { $tile }
       *[A] Mener l’archéologue en { $tile }
    }
deed-gold-reveal = Révéler { $tile }
deed-gold-set = Poser { $tile } ouverte vers { $sides }
deed-gold-rotate = Tourner { $tile } pour l’ouvrir vers { $sides }
deed-gold-lantern = Poser une lanterne
deed-gold-unlantern = Reprendre la lanterne
deed-gold-pick = Ramasser { loot-a }
deed-gold-drop = Lâcher ce que vous portez
deed-gold-steal = Voler { $victim }
deed-gold-end = Finir le tour
deed-egyptos-place = Poser une pyramide en { $cell }
deed-egyptos-move = Déplacer la pyramide de { $origin } vers { $cell }
deed-egyptos-pass = Passer
title-challenges = Défis
challenges-heading = Défis
challenges-daily = La donne du jour
challenges-daily-tip = Contre { $names }. La même donne pour tous aujourd’hui.
challenges-first-try = Seul le premier essai du jour compte.
challenges-nobody = Personne ne l’a encore jouée.
challenges-code = Code de la donne
challenges-code-heading = La donne d’un ami
challenges-code-enter = Saisir un code
challenges-code-line = Chaque donne a un code de dix lettres ; après une partie, il figure sous le résultat. Qui le saisit ici reçoit exactement la même donne et s’assoit où il veut.
challenges-code-wrong = « { $code } » n’est pas le code d’une donne : une lettre est peut-être fausse.
setup-deal-given = Fixé par la donne { $code }.
riddle-heading = Énigmes du Sphinx
riddle-sphinx = Sphinx
riddle-of-the-day = L’énigme du jour
riddle-next = Énigme suivante
riddle-all = Toutes les énigmes
riddle-again = Encore une fois
riddle-none = Les énigmes manquent dans cette copie du jeu.
riddle-solved-of = { $solved } sur { $total } résolues
riddle-win-in =
    { $count ->
        [one] Gagnez en un coup
       *[other] Gagnez en { $count } coups
    }
riddle-tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
riddle-banner-line = Énigme du Sphinx · { $stars } points
riddle-show = Montrer le coup
riddle-wrong =
    { $count ->
        [one] Le Sphinx sourit : cela ne gagne pas tout de suite.
       *[other] Le Sphinx sourit : cela ne gagne pas en { $count } coups.
    }
riddle-solved = Le Sphinx s’incline
riddle-solved-line = C’était le seul et unique chemin. Il dormira mal cette nuit.
riddle-shown = Cinq en ligne
riddle-shown-line = Elle ne compte pas encore comme résolue. Revenez quand il aura oublié votre visage.

## looking back

back-heading = Retour sur la partie
back-theatre = Théâtre
back-seal = Rompre le sceau
back-judge = Faire juger
back-show = Montrer
back-turning-points = Tournants
back-judging = Un juge parcourt la partie, en ne sachant que ce que chacun pouvait savoir. La courbe se dessine.
back-not-judged = Personne n’a encore jugé cette partie.
back-no-points = Aucun coup n’a fait basculer la partie : personne n’a cédé plus que peu.
back-cost = Coup { $number }, { $name } : { $percent } % perdus
back-instead = Essayez plutôt : { $deed }
seal-heading = Le sceau du jeu loyal
seal-line = Chaque adversaire repense chaque coup, d’après ce qu’il voyait seulement.
seal-working = Jusqu’ici { $count } coups sur { $total } sont identiques.
seal-whole =
    { $count ->
        [one] Le sceau tient : { $count } coup repensé est identique.
       *[other] Le sceau tient : les { $count } coups repensés sont identiques.
    }
seal-partly = { $count } coups sur { $total } sont identiques ; les autres sont invérifiables.
seal-broken =
    { $count ->
        [one] Le sceau est rompu à { $count } coup : cette partie a été modifiée.
       *[other] Le sceau est rompu à { $count } coups : cette partie a été modifiée.
    }
seal-none = Aucun de nos adversaires n’a joué ici.
seal-same = Repensé : le même coup
seal-forced = Le seul coup possible
seal-other-view = Il ne voyait pas ce que dit le sceau
seal-other-move = Repensé : un autre coup
seal-learned = Joué par une version plus ancienne
seal-stumbled = Sa recherche avait échoué : un coup au hasard
seal-unsealed = Ce coup n’a pas été scellé
replay-mark-back = Repère précédent
replay-mark-on = Repère suivant
film-whole = Toute la partie
film-sequence = Du coup { $first } au { $last }
film-collapse = L’effondrement
film-making = Le dessin avance …
film-failed = Le fichier n’a pu être fait ; le journal dit pourquoi.
film-no-collapse = Rien ne s’effondre dans cette partie.
film-no-part = Une partie est whole, collapse, ou deux coups comme 12:40.
film-no-record = --record désigne un fichier de partie.
