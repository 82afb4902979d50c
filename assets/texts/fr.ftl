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
settings-money-cover = Voile entre les joueurs
settings-money-cover-line = Cheops : votre argent est visible à votre tour ; l’écran est voilé entre deux personnes.
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
match-chronicle-open = Lire tout ce qui s’est passé
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
rules-search = Tapez pour chercher
rules-scroll = Défiler
rules-nothing-found = Rien trouvé.
rules-house = Règle de la maison
rules-cheops-aim = Le but
rules-cheops-aim-text =
    La famille Ahliman pille la pyramide. Les trésors sont vendus aussitôt au prix du marché, ou gardés dans l’espoir d’un meilleur prix à la fin.

    Le plus riche à la fin gagne.
rules-cheops-aim-house =
    À égalité d’argent, les joueurs partagent la victoire.
rules-cheops-pieces = Ce qu’il y a sur la table
rules-cheops-pieces-text =
    La pyramide a 66 blocs : onze dans la rangée a tout en bas, dix dans la rangée b, et ainsi de suite jusqu’au bloc unique k1. Un bloc repose sur deux blocs de la rangée inférieure et a jusqu’à six voisins : à gauche, à droite, deux dessous, deux dessus.

    Soixante blocs portent des trésors, dix de chacune des six couleurs. Six blocs à l’œil cachent des tablettes de loi.

    Chaque couleur a un tableau de prix. Le plus haut nombre qu’aucun trésor vendu ne couvre est la valeur actuelle d’un trésor gardé de cette couleur.

    Il y a 64 tuiles de famille, seize pères, mères, filles et fils ; quatre voisins ; douze tablettes de loi.
rules-cheops-pieces-house =
    Les noms des couleurs et des membres de la famille sont de nous. Les blocs à l’œil sont b3, b8, d3, d6, f2 et f5. La banque ne manque jamais d’argent.
rules-cheops-start = Mise en place
rules-cheops-start-text =
    On tire deux tableaux de prix de chacun des trois types et on les attribue au hasard aux six couleurs. Six des douze lois vont sur les blocs à l’œil ; les six autres sont écartées sans être vues.

    Chacun commence avec une tuile de chaque membre et sans argent. Les autres tuiles forment trois pioches ; seule la tuile du dessus est visible. Le prix du marché est 10. On joue dans le sens horaire.

    Tous voient la pyramide, les tableaux, les mains, le dessus des pioches, les trésors gardés et les lois conservées. Sont cachés les tablettes de la pyramide, l’ordre des pioches et l’argent de chacun.
rules-cheops-start-house =
    Les pioches sont aussi égales que possible, aucune plus basse que la suivante. Le sort ou la table décide qui commence.
rules-cheops-placing = Poser une tuile
rules-cheops-placing-text =
    À votre tour, vous devez, si vous le pouvez, poser une tuile de votre main sur un bloc qui porte encore un trésor ou une tablette. Vous prenez ce qui s’y trouve, et la tuile reste.

    Le bloc doit être dans la rangée du bas, ou les deux blocs qui le portent doivent avoir une tuile ; un voisin compte. Aucun bloc voisin ne peut porter une tuile du même membre.

    Avant la pose, vous pouvez jouer des lois conservées et appeler un voisin, dans l’ordre voulu.

    Si aucune tuile de votre main ne convient, la pose est passée. On ne passe jamais par choix.
rules-cheops-placing-house =
    Qui passe la pose continue avec la fin du tour : lois conservées et pioche.
rules-cheops-treasure = Vendre ou garder
rules-cheops-treasure-text =
    Vendre : vous recevez le prix du marché, 10 tant qu’une loi ne le change pas. Le trésor couvre le plus haut nombre libre de son tableau ; la valeur de la couleur change donc pour tous.

    Garder : posez-le visible devant vous. Il est payé à la fin.

    Le dernier nombre d’un tableau n’est jamais couvert. Quand lui seul est libre, le tableau est plein : la couleur ne peut plus être vendue, elle doit être gardée.
rules-cheops-neighbour = Voisins
rules-cheops-neighbour-text =
    Une fois par tour, avant votre pose, vous pouvez payer 20 piastres pour un voisin. Posez-le sur un bloc soutenu comme d’habitude, prenez ce qui s’y trouve et décidez-en ; puis jouez votre tour normal. Un voisin soutient les tuiles au-dessus comme une tuile de famille.

    Il faut qu’il reste un voisin, avoir 20 piastres et au moins une tuile en main.
rules-cheops-neighbour-house =
    Les familles ne comptent pas pour un voisin.

    Le voisin étant posé là, vous devez pouvoir poser une tuile de votre main, même si vous ne le pouviez pas avant. On le vérifie seulement à l’achat : si la suite rend la pose impossible, elle est passée. L’achat n’est jamais obligatoire.
rules-cheops-laws = Tablettes de loi
rules-cheops-laws-text =
    Une tablette prise est retournée et appliquée aussitôt. 1 et 2 vont au marché, 3 au plateau, 4, 5 et 6 sous un tableau, 7 sur un nombre. 10, 11 et 12 sont utilisées aussitôt ou conservées, et vont dans la boîte après usage.
rules-cheops-laws-house =
    Le 20 de la loi 7 est de nous.
rules-cheops-law-details = Les lois en détail
rules-cheops-law-details-text =
    Une seule loi peut être sous un tableau. 4, 5 et 6 peuvent aller sous tout tableau qui n’en a pas, plein ou non.

    La loi 4 lie ce qui est pris désormais ; si le tableau est plein, ce qui est pris de cette couleur va dans la boîte.

    La loi 7 peut être posée sur tout nombre libre, le dernier compris.

    La loi 8 doit enlever quelque chose si elle le peut : la tablette du dessus au marché, la 3, une 4, 5 ou 6, une 7 qu’aucun trésor ne couvre (le nombre imprimé compte de nouveau), ou une tablette devant un joueur, vous compris ; même une 9 payée, sans remboursement. Jamais une tablette cachée. Ce qui en découle arrive aussitôt. S’il n’y a rien à enlever, la 8 va dans la boîte.

    La loi 9 coûte 25. Avec moins, ou si vous n’en voulez pas, elle va dans la boîte.

    La loi 10 demande un tableau qui n’est pas plein et sans loi 5 ; elle peut vendre une couleur sous la loi 4.

    La loi 11 demande un bloc avec un trésor, vendu ou gardé comme d’habitude. On peut la jouer même si aucune pose n’est possible ensuite.

    La loi 12 prend deux trésors quelconques de la pyramide, accessibles ou non, ou un des vôtres et un de là ; la loi 5 ne la limite pas. Elle ne peut vous apporter une couleur sous la loi 4, mais peut vous en ôter une.

    Les lois 10 à 12 prises sans pouvoir servir sont conservées, visibles. Les lois conservées se jouent à un de vos tours suivants, en plus.
rules-cheops-law-details-house =
    1 et 2 s’empilent : celle du dessus compte. Si la 8 l’enlève, celle du dessous compte de nouveau, ou 10.

    Sauf sur le dernier nombre, un trésor peut ensuite couvrir la loi 7.

    Les trésors gardés avant la loi 4 sont encore payés à la fin. La loi 9 peut valoir pour toute couleur.

    La loi 12 demande deux trésors de couleurs différentes.

    Les lois conservées se jouent au début ou à la fin d’un tour ; un tour avec un voisin est un seul tour.
rules-cheops-drawing = Piocher
rules-cheops-drawing-text =
    À la fin de votre tour, tant que vous avez moins de quatre tuiles, vous pouvez prendre la tuile du dessus d’une pioche, une à la fois, ou vous arrêter. Piocher n’est jamais obligatoire.

    Avant la première pioche, vous pouvez encore jouer des lois conservées depuis un tour précédent ; après, non.

    Sans tuiles, on passe la pose et on ne peut appeler de voisin.
rules-cheops-drawing-house =
    On complète la main à quatre, dans n’importe laquelle des trois pioches. (Le texte néerlandais : seulement celle de devant ; les textes français et italien : n’importe laquelle.) Sans tuiles, on peut piocher à la fin de son tour.
rules-cheops-end = Fin et décompte
rules-cheops-end-text =
    La partie finit quand la pyramide n’a plus ni trésor ni tablette et que le dernier objet pris est réglé ; aussitôt que deux tableaux sont pleins (trois avec la loi 3) ; ou quand personne ne peut poser de tuile.

    On paie alors les trésors gardés, chaque couleur selon le plus haut nombre libre de son tableau. Un nombre simple est payé pour chaque trésor.

    De deux nombres, comme 20/10, le joueur qui en a plus que chacun des autres reçoit le plus petit pour chacun, tous les autres le plus grand. À égalité pour le plus, tous reçoivent le plus grand.

    3X signifie trois fois X pour chacun, X étant le nombre de cette couleur gardé par tous ensemble, loi 9 comprise.

    Le plus riche gagne.
rules-cheops-end-house =
    Si personne ne peut poser se vérifie au début d’un tour ; voisins et pioches à venir ne comptent pas.

    Le propriétaire de la loi 9 doit annoncer sa couleur avant le décompte.

    À égalité d’argent, la victoire est partagée.
rules-cheops-prices = Les tableaux de prix
rules-cheops-prices-text =
    De haut en bas. Chaque partie en utilise deux de chaque type, I, II et III.
rules-cheops-prices-house =
    Les nombres imprimés manquent dans nos sources ; ceux-ci sont de nous.
rules-gold-aim = Le but
rules-gold-aim-text =
    Explorez la pyramide, photographiez ses chambres funéraires, sortez des trésors, et soyez dehors avant qu’elle s’effondre.

    Une photo vaut 1 point, un trésor 2 ou 3, le buste du pharaon 5. Un archéologue perdu coûte 2 points, un porteur 1.
rules-gold-pieces = Ce qu’il y a sur la table
rules-gold-pieces-text =
    Le labyrinthe est un carré de 36 tuiles : l’entrée, trente couloirs et cinq chambres funéraires. Toutes sauf l’entrée sont cachées. Chaque tuile est ouverte de certains côtés et murée des autres.

    Chacun a un archéologue, un porteur et cinq lanternes.

    Il y a cinq photos, huit trésors et le buste du pharaon.
rules-gold-pieces-house =
    Couloirs : 12 embranchements, 10 coudes, 8 droits. Chambres : 2 culs-de-sac, 2 coudes, 1 droite.

    Les photos montrent 1 trésor et une momie, 3 et une momie, 2 et une malédiction, 1 et une malédiction, et 2 trésors.

    Quatre trésors valent 2, quatre valent 3.
rules-gold-start = Mise en place
rules-gold-start-text =
    Les tuiles sont mélangées et étalées ; l’entrée prend une place au bord. Elle est ouverte vers chaque tuile voisine et le reste.

    Photos et trésors sont mélangés, le buste tout au fond : c’est toujours le dernier trésor trouvé.

    Toutes les figures sont à l’entrée.
rules-gold-start-house =
    L’entrée n’est jamais dans un coin.

    Les musées sont ouverts à tous. Seules sont cachées les tuiles non dévoilées et l’ordre des photos et des trésors.

    Le sort ou la table décide qui commence.
rules-gold-actions = Trois actions
rules-gold-actions-text =
    Un tour a jusqu’à trois actions, partagées entre vos deux figures comme vous voulez. Vous pouvez vous arrêter à tout moment.

    Deux tuiles voisines sont reliées quand toutes deux sont visibles et ouvertes l’une vers l’autre.

    Marcher (les deux) : vers une tuile voisine reliée, ou le long de vos lanternes. Dévoiler (archéologue) : une tuile voisine cachée vers laquelle la vôtre est ouverte. Tourner une tuile (porteur). Poser ou reprendre une de vos lanternes sur la tuile du porteur (porteur).
rules-gold-actions-house =
    Au plus une de vos lanternes par tuile, l’entrée comprise.

    Porter ne rend rien plus cher.
rules-gold-turning = Dévoiler et tourner
rules-gold-turning-text =
    Qui dévoile une tuile la tourne à son gré avant de la poser. Jusque-là, rien d’autre n’est permis.

    Le porteur peut tourner la tuile où il se tient, ou une tuile voisine visible vers laquelle la sienne est ouverte.
rules-gold-turning-house =
    La tuile à tourner n’a pas besoin d’être ouverte vers le porteur : sinon quelqu’un pourrait être emmuré pour toujours.

    L’entrée n’est jamais tournée.
rules-gold-lanterns = Lanternes
rules-gold-lanterns-text =
    Pour une action, une figure peut courir le long de toute une chaîne de tuiles reliées, si chaque tuile entre le départ et le but porte une lanterne de votre couleur. Le but est une autre tuile que le départ.

    Le départ et le but n’en ont pas besoin. Les lanternes des autres ne vous aident pas.
rules-gold-carrying = Porter et voler
rules-gold-carrying-text =
    Gratuit, pendant votre tour : votre archéologue ramasse un trésor sur sa tuile, pose ce qu’il porte, ou vole ce que porte l’archéologue d’un autre sur la même tuile. Ramasser et voler demandent des mains vides.

    Un trésor dont le porteur finit sa marche à l’entrée va au musée aussitôt, pour toujours.
rules-gold-carrying-house =
    Ce qui vient d’être ramassé ou volé ne peut être posé qu’après une autre action, ou à un tour suivant.
rules-gold-chambers = Chambres funéraires
rules-gold-chambers-text =
    Qui dévoile une chambre la tourne à son gré, puis tire la photo suivante et la garde : 1 point.

    La photo dit combien de trésors sont posés dans la chambre, et si quelque chose s’éveille.
rules-gold-mummy = Momie et malédiction
rules-gold-mummy-text =
    Momie : si un chemin relié mène de la chambre à l’entrée, toute figure de tout joueur sur un plus court chemin fuit à l’entrée. Le tour du découvreur finit.

    Malédiction : de même, toute lanterne de tout joueur sur un plus court chemin revient à son propriétaire. Le tour du découvreur finit.

    La chambre et l’entrée font partie du chemin. Sa longueur est son nombre de tuiles ; les lanternes ne le raccourcissent pas.
rules-gold-mummy-house =
    Ce que portait une figure en fuite reste là d’où elle a fui.

    Si aucun chemin ne mène à l’entrée, rien de plus n’arrive, et le tour continue.
rules-gold-collapse = L’effondrement
rules-gold-collapse-text =
    Quand un archéologue sort le buste de sa chambre, la marche s’achève, avec livraison si elle finit à l’entrée ; puis la chambre tombe et le tour finit. Ce joueur est l’horloge.

    Si le buste reste, sa chambre tombe à la fin du troisième tour du découvreur après celui de la découverte, avec le buste, qui que ce soit qui l’y tienne. Le découvreur est l’horloge.

    Dès lors, à la fin de chaque tour de l’horloge tombe le cercle suivant : toute tuile qui touche le cercle précédent. L’entrée ne tombe jamais, et un cercle ne la traverse pas.

    Qui ramasse ou vole ensuite le buste devient aussitôt l’horloge : un cercle tombe à la fin de ce tour même. Le poser ne change rien.

    Ce qui tombe est perdu, avec tout ce qui s’y trouve. Nul n’y marche, n’y dévoile ni n’y tourne plus. Un joueur sans figures joue encore ses tours : il ne peut que les terminer.
rules-gold-collapse-house =
    Les tuiles se touchent par un côté, non par un coin.

    Le compte de trois tours est de nous.
rules-gold-end = Fin et points
rules-gold-end-text =
    La partie finit quand il ne reste que l’entrée.

    Points : photos 1, trésors 2 ou 3, buste 5, moins 2 pour un archéologue perdu et 1 pour un porteur perdu.

    À égalité, un joueur qui a encore ses deux figures passe devant ; puis celui dont le score a changé pour la dernière fois plus tôt.
rules-gold-end-house =
    La partie finit aussi quand chaque joueur a terminé deux tours de suite sans action, ou après la manche 200. Si la chambre du buste est alors tombée, le reste de la pyramide tombe d’abord, avec tout ce qui s’y trouve.

    À la fin d’un tour, on compte d’abord l’inaction, puis tombe ce qui doit tomber, puis on regarde la fin.

    Une égalité qui reste est partagée.
rules-egyptos-aim = Le but
rules-egyptos-aim-text =
    Formez une rangée ininterrompue de cinq de vos pyramides : en ligne, en colonne ou en diagonale. Qui y parvient gagne aussitôt.

    Il n’y a pas de plateau. La table n’a pas de bord.
rules-egyptos-aim-house =
    Plus de cinq gagnent aussi.
rules-egyptos-placing = Poser
rules-egyptos-placing-text =
    Chacun a douze pyramides. Une pièce décide qui commence ; il choisit sa couleur.

    À tour de rôle, posez une pyramide sur une case libre qui touche une pyramide posée, de l’une ou l’autre couleur, par un côté ou un coin.
rules-egyptos-placing-house =
    Les pyramides sont sur une grille carrée.
rules-egyptos-moving = Déplacer
rules-egyptos-moving-text =
    Quand tous ont posé leurs douze et que nul n’a gagné, déplacez à chaque tour une des vôtres : levez-la et posez-la sur une autre case libre. Levée, elle n’est plus là : toucher sa seule ancienne case n’est pas toucher.

    On ne peut lever une pyramide si les autres ne tiennent plus alors en un seul groupe, par côtés ou coins, même si la pose les réunissait.
rules-egyptos-moving-house =
    On la pose de façon qu’elle touche une des autres.

    Qui n’a aucun coup passe, et seulement alors.
rules-egyptos-draw = Partie nulle
rules-egyptos-draw-text =
    La partie peut finir sans vainqueur.
rules-egyptos-draw-house =
    Elle est nulle quand la même position survient pour la troisième fois avec le même joueur au trait, ou après 100 coups et passes de la phase de déplacement (102 en Trio).

    On compte la position où commence le déplacement et celle après chaque coup ou passe. Une position décalée est la même ; tournée, en miroir ou aux couleurs échangées, non.

    Après chaque action compte d’abord la rangée de cinq, puis la troisième répétition, puis le nombre de coups.

    Les personnes d’une même table peuvent aussi convenir d’une partie nulle.
rules-egyptos-variants = Variantes
rules-egyptos-variants-text =
    Égypte : pendant le déplacement, toute pyramide à vous peut être levée, même si d’autres sont alors isolées.

    Trio : trois joueurs, douze pyramides chacun. Les pyramides doivent se toucher par un côté, à la pose et au déplacement, et le groupe tenir par les côtés ; la rangée de cinq peut être en diagonale.
rules-egyptos-variants-house =
    Égypte : une pyramide levée doit tout de même être posée de façon à en toucher une autre.

    Trio est une variante de joueurs ; sa phase de déplacement est de nous.

## lessons

title-learn = Apprendre
lesson-heading = Que voulez-vous apprendre ?
lesson-go-on = Continuer
lesson-show = Me montrer
lesson-skip = Quitter la leçon ; elle vous attend
lesson-again = Recommencer
lesson-leave = Quitter la leçon
lesson-leave-line = La leçon vous attend là où vous l’avez laissée.
lesson-play-now = Jouer une vraie partie
lesson-next = Leçon suivante
lesson-enough = Assez pour cette nuit
lesson-begun = Commencée : reprendre
lesson-minutes =
    { $count ->
        [one] environ { $count } minute
       *[other] environ { $count } minutes
    }
lesson-offer = { $game } : la première fois ?
lesson-offer-line =
    { $count ->
        [one] Miou, la chatte du temple, vous montre le jeu en { $count } minute environ. Elle ne griffe presque jamais.
       *[other] Miou, la chatte du temple, vous montre le jeu en { $count } minutes environ. Elle ne griffe presque jamais.
    }
lesson-offer-yes = Avec plaisir
lesson-offer-no = Je connais
lesson-not-yet-1 = Permis, et hardi ! Mais suis d’abord ma patte.
lesson-not-yet-2 = Tu le feras cent fois. D’abord ceci.
lesson-not-yet-3 = Ronron. Jolie idée, plus tard. Regarde ma patte.
lesson-cheops-first = Ta première nuit dans la pyramide
lesson-cheops-first-hello = Je suis Miou, la chatte du temple. Cette nuit, ta famille pille une pyramide : à l’aube, le plus riche gagne.
lesson-cheops-first-lay = Choisis le père, puis le bloc éclairé : il y reste, et toi, tu prends le trésor.
lesson-cheops-first-sell = Une améthyste ! Vends-la : le marché paie 10, tout de suite.
lesson-cheops-first-covered = Elle couvre le nombre du haut ; les autres valent maintenant celui d’en dessous. Vendre change les prix !
lesson-cheops-first-draw = Il y a un trou dans ta main. Prends une tuile dans une pioche.
lesson-cheops-first-end = Voilà un tour entier. Termine-le et observe ton rival.
lesson-cheops-first-higher = Plus haut, il faut deux tuiles dessous. Envoie le fils : jamais deux pareils côte à côte.
lesson-cheops-first-keep = Un lapis ! Le nombre du haut promet 25 à la fin. Mieux que 10 : garde-le.
lesson-cheops-first-draw-again = Complète ta main.
lesson-cheops-first-end-again = Termine ton tour. Ton rival a l’air malin.
lesson-cheops-first-full = Plein ! Le dernier nombre reste libre, on ne vend plus. Deux tableaux pleins, et la nuit finit.
lesson-cheops-first-law = Derrière un œil dort une loi. La fille n’a pas peur.
lesson-cheops-first-fat-year = Année grasse : le marché paie 15. Une loi vaut pour tous.
lesson-cheops-first-no-draw = On n’est jamais obligé de piocher. Termine ton tour sans.
lesson-cheops-first-last = Tu mènes. Encore une cornaline, et son tableau est plein, la partie finie : va !
lesson-cheops-first-close = Vends-la pour 15, et claque la porte.
lesson-cheops-first-count = On paie les trésors gardés : tes deux lapis rapportent 25 chacun. Gagné !
lesson-cheops-first-done = Tu sais piller une pyramide !
lesson-cheops-first-done-line = Ta mère n’a pas besoin de le savoir. Il te reste onze lois à découvrir, des voisins serviables et des rivaux qui gardent ce qu’il te faut.
lesson-cheops-market = Vendre ou garder
lesson-cheops-market-hello = L’ambre affiche 5X : chacun vaut cinq fois le nombre gardé par tous. Tu en as deux : 10 chacun.
lesson-cheops-market-amber = Va en chercher un troisième avec la mère.
lesson-cheops-market-keep = Garde-le : à trois, chacun vaut 15. Tous les trois !
lesson-cheops-market-keep-nudge = Le vendre ? Les deux autres maigriraient aussi. Garde-le !
lesson-cheops-market-end = Termine ton tour.
lesson-cheops-market-pair = L’albâtre affiche 25/10 : ton rival en a seul le plus, il n’en tire donc que le petit nombre.
lesson-cheops-market-alabaster = C’est encore trop pour lui. Le fils va chercher un albâtre …
lesson-cheops-market-sell = … et tu le vends : 10 pour toi, et regarde le nombre qui suit !
lesson-cheops-market-sell-nudge = Gardé, il ne nourrirait que les siens. Vends-le et savoure.
lesson-cheops-market-spoiled = Zéro ! Son albâtre n’est plus que gravier. Termine ton tour, sans ricaner.
lesson-cheops-market-neighbour = Tu as 20 ? Appelle un voisin : un trésor de plus, et pas de querelle de famille.
lesson-cheops-market-either = Vendre ou garder : à toi de voir.
lesson-cheops-market-and-place = Et maintenant ton tour normal. Le père est prêt.
lesson-cheops-market-your-choice = Vendre ou garder : tu sais peser, à présent.
lesson-cheops-market-wise = Avant de décider, regarde deux fois : le nombre d’aujourd’hui, et celui d’en dessous.
lesson-cheops-market-done = Un marchand est né
lesson-cheops-market-done-line = Garde ce qui grandit, vends ce qui nourrit les autres. Le reste est marchandage, et les chats ne marchandent pas.
lesson-cheops-laws = Les tablettes de loi
lesson-cheops-laws-hello = Il y a douze lois ; six dorment dans cette pyramide, cachées derrière les yeux.
lesson-cheops-laws-seven = Va chercher celle-ci avec la mère.
lesson-cheops-laws-gild = Nombre doré : un nombre libre devient 20. Tu gardes trois améthystes qui valent 0 …
lesson-cheops-laws-gild-nudge = Permis ! Mais pense à tes trois améthystes.
lesson-cheops-laws-gilded = Soixante piastres sorties de rien. Termine ton tour avant qu’il s’évanouisse.
lesson-cheops-laws-ten = Encore un œil ! Le fils n’a pas peur du noir.
lesson-cheops-laws-hold = Vente de nuit : vend un trésor gardé. Les lois 10, 11 et 12 savent attendre : conserve-la.
lesson-cheops-laws-hold-nudge = Tu pourrais l’utiliser. Mais vois comment on conserve une loi.
lesson-cheops-laws-wait = Elle est devant toi, pour un tour suivant. Termine celui-ci.
lesson-cheops-laws-held = Un tour plus tard, la tablette attend à côté de ta main.
lesson-cheops-laws-night-sale = La tablette, puis ta cornaline : 5 à la fin, c’est moins que 10 ce soir.
lesson-cheops-laws-sold = Vendue, et ton tour reste entier : une loi n’en coûte rien.
lesson-cheops-laws-done = Tu lis les tablettes comme un scribe
lesson-cheops-laws-done-line = Attarde-toi sur une tablette, elle dit ce qu’elle fait. Les règles connaissent les douze, même celle qui ne fait rien. Elle en est fière.
lesson-gold-first = Premiers pas dans le noir
lesson-gold-first-hello = C’est encore Miou. Cinq chambres funéraires dorment dans ce noir. Sors ce qui brille, et sois dehors avant que tout s’écroule.
lesson-gold-first-reveal = Trois actions par tour. D’abord : ton archéologue dévoile la tuile sombre devant lui.
lesson-gold-first-lay = Un couloir droit. Il mène plus loin ainsi : pose-le.
lesson-gold-first-lay-nudge = Ce serait un mur devant ton nez. Retourne-le.
lesson-gold-first-walk = Deuxième action : entre. Le chemin doré montre où aller.
lesson-gold-first-deeper = Troisième action : dévoile la suivante.
lesson-gold-first-turn = Ce que tu trouves se tourne à ton gré. Tourne jusqu’à ouvrir à gauche et à droite, puis pose.
lesson-gold-first-turn-nudge = Presque. On la veut ouverte à gauche et à droite.
lesson-gold-first-end = Trois actions, trois torches éteintes. Termine ton tour.
lesson-gold-first-porter = À ton porteur. Choisis-le, puis fais-le entrer.
lesson-gold-first-lantern = Il pose des lanternes. Une ici, s’il te plaît.
lesson-gold-first-porter-on = Et une tuile plus loin. Attention à la marche.
lesson-gold-first-end-2 = Termine ton tour. Quelqu’un gratte dans le noir, là-bas, et ce n’est pas moi.
lesson-gold-first-lantern-2 = Encore une lanterne, juste ici.
lesson-gold-first-follow = Ton archéologue suit.
lesson-gold-first-chamber = Et derrière celle-ci ?
lesson-gold-first-photo = Une chambre funéraire ! Pose-la ouverte vers toi : une photo pour ton musée, et des trésors par terre.
lesson-gold-first-photo-nudge = De dos, tu n’y entrerais pas. Tourne-la vers toi.
lesson-gold-first-end-3 = La photo vaut déjà 1 point. Termine ton tour.
lesson-gold-first-enter = Vite, avant qu’il n’arrive : entre.
lesson-gold-first-pick = Ramasser ne coûte pas d’action. Prends le beau, il vaut 3.
lesson-gold-first-home = Voilà pourquoi les lanternes : sur les tiennes, tu cours aussi loin que tu veux pour une action. Dehors !
lesson-gold-first-museum = Dans ton musée pour toujours : 3 pour le trésor, 1 pour la photo.
lesson-gold-first-done = Tu as trouvé la sortie. Deux fois !
lesson-gold-first-done-line = Quelque part attend le buste du pharaon. Qui l’emporte met toute la pyramide très, très en colère.
lesson-gold-lanterns = Une route de lanternes
lesson-gold-lanterns-hello = Ton archéologue est loin de la porte, les mains pleines. Six tuiles : deux tours à pied.
lesson-gold-lanterns-set = Sur des tuiles à ta lanterne, tu cours pour une seule action. Il en manque deux : pose la première.
lesson-gold-lanterns-on = Envoie le porteur plus loin.
lesson-gold-lanterns-gap = Et la seconde. Le départ et l’arrivée s’en passent.
lesson-gold-lanterns-end = La route est entière. Termine ton tour.
lesson-gold-lanterns-broken = Le coquin a tourné une tuile ! Ses lanternes ne t’aident pas, mais son porteur peut te gêner.
lesson-gold-lanterns-back = Ton porteur répare. Un pas en arrière …
lesson-gold-lanterns-mend = … et tourne la tuile par sa poignée, jusqu’à rétablir le couloir.
lesson-gold-lanterns-run = Maintenant cours ! Jusqu’à la porte.
lesson-gold-lanterns-run-nudge = Pourquoi s’arrêter à mi-chemin ? À la porte, d’un trait.
lesson-gold-lanterns-home = Six tuiles, une action. Il n’en revient pas.
lesson-gold-lanterns-done = Tu vois dans le noir, presque comme moi
lesson-gold-lanterns-done-line = Cinq lanternes, c’est tout. Reprends-en une là où tu ne cours plus, et méfie-toi du voisin à la manivelle.
lesson-gold-mummy = Momie et malédiction
lesson-gold-mummy-hello = Derrière ces deux-là, quelqu’un dort, je le sens. Et ton rival passe avec un trésor. Comme ça tombe bien.
lesson-gold-mummy-reveal = Ouvre la première.
lesson-gold-mummy-lay = Le fil vert est le plus court chemin vers la porte. S’il y a une momie, elle y court. Pose-la ouverte !
lesson-gold-mummy-lay-nudge = Fermée, rien ne s’éveillerait. Mais je veux voir ça. Vers toi !
lesson-gold-mummy-fled = Tous ceux du chemin ont fui à la porte, toi aussi. Ce qu’il portait est resté là où il l’a lâché.
lesson-gold-mummy-back = Va donc voir.
lesson-gold-mummy-finders = Trouvé, c’est gardé. Ramasse.
lesson-gold-mummy-on = Continue.
lesson-gold-mummy-second = À l’autre, maintenant.
lesson-gold-mummy-shut = Sois malin : tourne-la dos à toi. Sans chemin vers la porte, rien ne s’éveille.
lesson-gold-mummy-shut-nudge = Ceci ouvre un chemin, et une malédiction balaierait tes lanternes. Tourne-la ailleurs.
lesson-gold-mummy-safe = Une malédiction était dedans. Elle y reste, et la photo est à toi. Un porteur tournera la chambre plus tard.
lesson-gold-mummy-done = N’éveillez pas la momie qui dort
lesson-gold-mummy-done-line = Ouvert quand d’autres sont sur le chemin, fermé quand c’est toi. Voilà toute la magie.
lesson-gold-collapse = L’effondrement
lesson-gold-collapse-hello = Le voilà : le buste du pharaon, 5 points. Tu as sept points de retard. Soyons impolis.
lesson-gold-collapse-pick = Prends-le. Ramasser est gratuit.
lesson-gold-collapse-out = Dès qu’il quitte sa chambre, elle tombe et ton tour finit. Va !
lesson-gold-collapse-ring = Tu es l’horloge : après chacun de tes tours tombe tout ce qui touche le trou, cercle après cercle.
lesson-gold-collapse-home = Ta tuile est la prochaine. À la porte : le buste compte aussitôt.
lesson-gold-collapse-run-nudge = Pas maintenant ! Cette tuile tombe. À la porte !
lesson-gold-collapse-porter = Un porteur perdu coûte 1, un archéologue 2. Sors le tien.
lesson-gold-collapse-end = La porte ne tombe jamais. Termine ton tour et écoute.
lesson-gold-collapse-count = Il était trop loin dedans : 3 points perdus. Tu gagnes d’un seul !
lesson-gold-collapse-done = Dehors à temps, moustaches comprises
lesson-gold-collapse-done-line = Si personne ne prend le buste, sa chambre tombe d’elle-même après trois tours du découvreur. Attendre n’est pas un plan.
lesson-egyptos-first = Cinq alignées
lesson-egyptos-first-hello = Ni plateau, ni bord, ni dés. Cinq de tes pyramides noires alignées gagnent. Le reste est patience.
lesson-egyptos-first-first = Tu commences. La première pyramide fait le milieu de la table.
lesson-egyptos-first-touch = Chacune doit en toucher une autre, par un côté ou un coin. Prends la diagonale.
lesson-egyptos-first-three = Une troisième : les diagonales comptent comme les lignes et les colonnes.
lesson-egyptos-first-blocked = Il a bouché ce bout. Trois, ouvertes des deux côtés, ça inquiète les gens.
lesson-egyptos-first-new = Alors construis ailleurs, avec ce qui est déjà là.
lesson-egyptos-first-column = Une en dessous, et la colonne en a trois.
lesson-egyptos-first-danger = Attention ! Quatre dorées en colonne. Arrête-le tout de suite, en haut.
lesson-egyptos-first-danger-nudge = Alors il pose la cinquième, et je devrai te consoler. Arrête-le !
lesson-egyptos-first-open-four = Il n’a pas vu ta colonne. Une quatrième : les deux bouts sont ouverts.
lesson-egyptos-first-win = Il ne peut boucher qu’un bout. Tu sais lequel reste.
lesson-egyptos-first-won = Cinq ! Tu gagnes aussitôt, sans un mot de plus.
lesson-egyptos-first-done = Cinq alignées !
lesson-egyptos-first-done-line = Si les douze sont posées sans vainqueur, les pyramides se mettent à marcher. Mais c’est une autre leçon.
lesson-egyptos-double = Deux menaces à la fois
lesson-egyptos-double-hello = Trois en ligne, trois en colonne, chacune bouchée d’un côté. Seules, elles ne font peur à personne.
lesson-egyptos-double-one = Une quatrième en ligne ? Il bouche le bout libre, et tu n’as rien.
lesson-egyptos-double-fork = Mais une case appartient aux deux. Une pyramide, deux quatre !
lesson-egyptos-double-fork-nudge = Une menace, il y répond. Cherche la case où les deux se croisent.
lesson-egyptos-double-second = Il bouche la ligne. Finis la colonne.
lesson-egyptos-double-second-nudge = Regarde la colonne : quatre, et une case libre en dessous.
lesson-egyptos-double-won = Voilà comment on gagne : jamais une menace, toujours deux.
lesson-egyptos-double-done = Jamais une sans deux
lesson-egyptos-double-done-line = Et s’il a trois et trois : prends toi-même la case du croisement, avant lui.
lesson-egyptos-lifting = Quand les pyramides marchent
lesson-egyptos-lifting-hello = Les douze sont posées, nul n’a gagné. Désormais, à chaque tour, lève une des tiennes et pose-la ailleurs.
lesson-egyptos-lifting-stuck = Pas toutes : le reste doit tenir ensemble. Sans celle-ci, sa voisine serait coupée.
lesson-egyptos-lifting-lift = Mais celle du bord est libre. Lève-la et pose-la près de tes trois : un quatre ouvert !
lesson-egyptos-lifting-lift-nudge = Permis, mais pense à tes trois du milieu. À l’un des bouts …
lesson-egyptos-lifting-five = Il a bouché un côté. Lèves-en une autre et pose la cinquième.
lesson-egyptos-lifting-five-nudge = Le bout de gauche est libre. Prends celle-ci, elle s’ennuie.
lesson-egyptos-lifting-won = Cinq ! Tu vois : ce qui traîne au bord est ta réserve.
lesson-egyptos-lifting-done = Tu déplaces des montagnes
lesson-egyptos-lifting-done-line = La même position pour la troisième fois, ou cent coups, et c’est partie nulle. Les chats appellent ça une sieste.

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
notice-lessons-damaged = Les notes de vos leçons étaient abîmées ; elles sont gardées sous { $file } et de nouvelles commencent.
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
cheops-family-left = { $father } × père, { $mother } × mère, { $daughter } × fille, { $son } × fils

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
        [bust] Le buste
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
