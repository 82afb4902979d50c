# Khufu in English. The other languages have the same texts in the same order; a test compares them.
# Buttons and labels are short: they must fit their boxes in every language at 150 % text size.

## common

common-yes = Yes
common-on = On
common-off = Off
common-back = Back
common-cancel = Cancel
common-continue = Continue
common-delete = Delete
common-percent = { $number } %

## title

title-name = Khufu
title-line = Three games by lantern light
title-continue = Continue
title-hall = Hall of fame
title-settings = Settings
title-replays = Replays
title-quit = Quit
title-quit-ask = Leave the valley?
title-quit-line = The running game is saved.

## games

game-cheops-name = Cheops
game-cheops-line = Loot the pyramid, rule the market
game-cheops-players = 2–5
game-cheops-time = 45 min
game-gold-name = The Pharaoh’s Gold
game-gold-line = Into the maze before it falls
game-gold-players = 2–4
game-gold-time = 40 min
game-egyptos-name = Egyptos
game-egyptos-line = Five pyramids in a row
game-egyptos-players = 2–3
game-egyptos-time = 15 min

variant-egyptos = Egyptos
variant-egyptos-line = The group must always hang together.
variant-egypte = Égypte
variant-egypte-line = Any of your own may be lifted, even if others are cut off.
variant-trio = Trio
variant-trio-line = Three players; pyramids touch by a side.

## levels

level-fellah = Fellah
level-fellah-line = Plays by whim
level-scribe = Scribe
level-scribe-line = Plays at once
level-priest = Priest
level-priest-line = Thinks a little
level-vizier = Vizier
level-vizier-line = Thinks well
level-pharaoh = Pharaoh
level-pharaoh-line = Thinks long and hard

## setup

setup-heading = Who sits at the table?
setup-human = Human
setup-computer = Computer
setup-plays-with = Plays with
setup-level = Level
setup-name = Name
setup-ready = Ready
setup-free = Free seat
setup-free-line = Press any button to join
setup-leave = Leave seat
setup-begin = Begin the game
setup-players-time =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
setup-rules = Table rules
setup-first = First player
setup-first-random = Random
setup-variant = Variant
setup-hints = Hints
setup-money = Money
setup-money-secret = Hold to peek
setup-money-open = Open
setup-too-few =
    { $count ->
        [one] This game needs at least { $count } player.
       *[other] This game needs at least { $count } players.
    }
setup-too-many =
    { $count ->
        [one] This game is for at most { $count } player.
       *[other] This game is for at most { $count } players.
    }
setup-name-taken = Two players cannot have the same name.
error-name-empty = A name is needed.

player-1 = Nefret
player-2 = Amun
player-3 = Khepri
player-4 = Tiaa
player-5 = Bek

emblem-1 = Sun
emblem-2 = Moon
emblem-3 = Ankh
emblem-4 = Lotus
emblem-5 = Feather

## devices

device-mouse = Mouse
device-keyboard = Keyboard
device-keyboard-left = Keyboard, left half
device-keyboard-right = Keyboard, right half
device-touch = Touch
device-pad = Gamepad { $number }
device-none = No device
device-join = Press { $button } to join
device-prompt = { $button } { $action }

glyph-enter = Enter
glyph-space = Space
glyph-escape = Esc
glyph-tab = Tab
glyph-shift = Shift
glyph-control = Ctrl
glyph-alt = Alt
glyph-backspace = Backspace
glyph-delete = Del
glyph-home = Home
glyph-end = End
glyph-page-up = Page up
glyph-page-down = Page down

verb-up = Up
verb-down = Down
verb-left = Left
verb-right = Right
verb-confirm = Choose
verb-cancel = Back
verb-hint = Hint
verb-undo = Undo
verb-redo = Redo
verb-rules = Rules
verb-menu = Pause
verb-next = Next
verb-previous = Previous
verb-peek = Peek
verb-end-turn = End turn
verb-replay-turns = Replay turns
verb-zoom-in = Zoom in
verb-zoom-out = Zoom out
verb-recentre = Centre
verb-pan-up = Pan up
verb-pan-down = Pan down
verb-pan-left = Pan left
verb-pan-right = Pan right
verb-page-left = Page left
verb-page-right = Page right
verb-fullscreen = Full screen
verb-screenshot = Screenshot

## settings

settings-heading = Settings
settings-tab-game = Game
settings-tab-look = Picture
settings-tab-sound = Sound
settings-tab-keys = Controls
settings-language = Language
settings-language-line = The words change at once.
settings-language-auto = As the system ({ $language })
settings-text-size = Text size
settings-text-size-line = Larger letters everywhere.
settings-animation-speed = Animation
settings-animation-speed-line = How fast things move. Any button completes a movement.
settings-animation-speed-x1 = ×1
settings-animation-speed-x2 = ×2
settings-animation-speed-instant = Instant
settings-reduced-motion = Reduced motion
settings-reduced-motion-line = Short fades instead of flights, falls and flicker.
settings-screen-shake = Screen shake
settings-screen-shake-line = The board trembles when stone falls.
settings-flashes = Flashes
settings-flashes-line = Camera flash and bright bursts.
settings-high-contrast = High contrast
settings-high-contrast-line = Plain grounds, strong borders, white text.
settings-colour-marks = Colour marks
settings-colour-marks-line = A letter or emblem on everything that has a colour.
settings-effects-volume = Effects
settings-effects-volume-line = Stone, coins, steps and voices of the night.
settings-music-volume = Music
settings-music-volume-line = Oud and ney over night air.
settings-mute = Mute
settings-mute-line = No sound at all.
settings-fullscreen = Full screen
settings-fullscreen-line = Also by F11 or Alt+Enter.
settings-time-per-move = Time to think
settings-time-per-move-line = How long an opponent may think about a move.
settings-time-per-move-fast = Short
settings-time-per-move-normal = Normal
settings-time-per-move-patient = Long
settings-hints = Hints
settings-hints-line = The lamp offers advice, in three steps.
settings-threat-lens = Threat lens
settings-threat-lens-line = Egyptos: rows of three and four shine.
settings-bindings = Keys and buttons
settings-bindings-line = Choose an entry, then press the new key.
settings-bindings-press = Press the new key …
settings-bindings-taken = { $key } was taken from “{ $verb }”.
settings-bindings-refused = { $key } cannot be used for this.
settings-bindings-reset = Default keys
settings-reset = Default settings
settings-reset-ask = Set everything back to how it was at first?

## pause

pause-heading = Pause
pause-resume = Resume
pause-save = Save game
pause-save-name = Name of the saved game
pause-saved = Saved as “{ $name }”.
pause-rules = Rules
pause-settings = Settings
pause-restart = Start again
pause-restart-ask = Give up this game and start again?
pause-leave = Main menu
pause-leave-line = The game waits under “Continue”.
pause-cover = { $name }, it is your turn
pause-cover-line = Press any button when only you are looking.

## match

match-turn = { $name } to move
match-your-turn = { $name }, it is your turn
match-thinking = { $name } is thinking …
match-undo = Undo
match-undo-nothing = There is nothing to take back.
match-undo-hidden = Something hidden was revealed: this cannot be taken back.
match-undo-opponent = Only your own turn can be taken back.
match-hint = Hint
match-hint-off = Hints are off at this table.
match-hint-none = The lamp is dark: it is not your turn.
match-save = Save
match-rules = Rules
match-settings = Settings
match-chronicle = Chronicle
match-since = Since your last turn
match-draw-offer = Offer a draw
match-draw-ask = { $name } offers a draw.
match-draw-accept = Accept
match-draw-decline = Decline
match-draw-declined = { $name } plays on.
match-turns-left =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }

## results

results-wins = { $name } wins
results-share = { $names } share the victory
results-draw = A draw
results-rank = Rank
results-name = Name
results-purse = Purse
results-kept = Kept
results-law-9 = Law 9
results-photos = Photos
results-treasures = Treasures
results-bust = Bust
results-lost = Lost
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
results-again = Play again
results-same-deal = Same deal again
results-seats = Change seats
results-menu = Main menu
results-look-back = Look back
results-save = Keep the record

reason-cheops-empty = The pyramid is empty.
reason-cheops-tables = Enough price tables are full.
reason-cheops-blocked = Nobody can place a tile.
reason-gold-collapse = The pyramid has fallen.
reason-gold-idle = Nobody moved any more.
reason-gold-rounds = The last round is over.
reason-egyptos-five = Five in a row.
reason-egyptos-repetition = The same position for the third time.
reason-egyptos-moves = The moves are used up.
reason-egyptos-agreed = The players agreed on a draw.

## hall

hall-heading = Hall of fame
hall-empty = Nobody has finished a game yet.
hall-all-games = All games
hall-date = Date
hall-players = Players
hall-winner = Winner
hall-score = Score
hall-rating = Rating
hall-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
hall-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
hall-streak = Best streak
hall-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
hall-export = Export as CSV
hall-exported = Written to { $file }.
hall-delete = Delete
hall-delete-ask = Delete this result for good?

## rules

rules-heading = Rules
rules-search = Search
rules-nothing-found = Nothing found.
rules-house = House ruling
rules-house-line = Here the printed rules are silent or disagree; this is what we play.
rules-cheops-aim = The aim
rules-cheops-aim-text =
    The Ahliman family plunders the pyramid. Treasures are sold at once for the market price, or kept in the hope of a better price at the end.

    Whoever has the most money at the end wins. Equal money shares the victory (house ruling).
rules-cheops-pieces = What lies on the table
rules-cheops-pieces-text =
    The pyramid has 66 blocks. Sixty hold treasures of six colours; six eye blocks hide law tablets.

    Each colour has a price table. Its topmost free row is what a kept treasure of this colour is worth now.

    Everyone holds family tiles: father, mother, daughter, son. More of them lie in three stacks; only the top tile is seen.

    Hidden are the tablets, the order in the stacks, and each player’s money.
rules-cheops-placing = Placing a tile
rules-cheops-placing-text =
    In your turn lay one tile of your hand on a block that still holds something, and take what lies there. The tile stays.

    The block must be in the bottom row, or rest on two blocks that carry tiles. No neighbouring block may carry a tile of the same family member.

    If no tile of your hand fits anywhere, the placement is passed. It is never passed by choice.
rules-cheops-treasure = Sell or keep
rules-cheops-treasure-text =
    Sell: you get the market price (10 until a law changes it). The treasure covers the topmost free number of its table, so the colour’s worth changes for everybody.

    Keep: lay it face up before you. It is paid at the end.

    The last number of a table is never covered. A table with only that one free is full: its colour can no longer be sold.
rules-cheops-neighbour = Neighbours
rules-cheops-neighbour-text =
    Once a turn, before your placement, you may pay 20 piastres for a neighbour. Lay it on a supported block, whatever the families around, take what lies there, and then have your normal turn.

    It is allowed only if you can place a tile of your hand afterwards.
rules-cheops-laws = Law tablets
rules-cheops-laws-text =
    A tablet is turned up when it is taken, and carried out at once.

    One and two change the market price to 5 or 15. Three lets the game end at three full tables instead of two. Four, five and six go under a table: must be sold, must be kept, nothing. Seven makes a free number worth 20. Eight removes another tablet. Nine costs 25 and counts at the end as one treasure of your choice.

    Ten (sell a kept treasure), eleven (one more placement) and twelve (exchange two treasures) may be held and played in a later turn.
rules-cheops-drawing = Drawing tiles
rules-cheops-drawing-text =
    At the end of your turn, while you have fewer than four tiles, you may draw from any of the three stacks, one tile at a time, or stop. Drawing is never forced.

    Before the first draw you may still play laws that you held since an earlier turn.
rules-cheops-end = End and final count
rules-cheops-end-text =
    The game ends when the pyramid is empty, when two tables are full (three with law 3), or when nobody can place a tile.

    Then kept treasures are paid. A number is paid for each treasure. Of two numbers, such as 20/10, the player with strictly the most of this colour gets the smaller for each, all others the larger. A number with X is multiplied by how many of this colour all players kept together.
rules-gold-aim = The aim
rules-gold-aim-text =
    Explore the pyramid, photograph its burial chambers, carry treasures out, and be out before it falls.

    Photos count 1 point, treasures 2 or 3, the pharaoh’s bust 5. A lost archaeologist costs 2 points, a lost porter 1.
rules-gold-pieces = What lies on the table
rules-gold-pieces-text =
    The maze has 36 tiles; all but the entrance lie face down. Five are burial chambers.

    Everyone has an archaeologist, a porter and five lanterns. All begin at the entrance.

    The bust is always the last treasure to be found.
rules-gold-actions = Three actions
rules-gold-actions-text =
    A turn has up to three actions, shared between your two figures as you like. You may stop at any time.

    Walk (either): to a connected tile. Reveal (archaeologist): turn up a neighbouring tile towards which yours is open, and turn it as you like. Rotate (porter): turn your own tile, or a neighbouring open one. Set or take a lantern (porter).

    Two tiles are connected when both are face up and open towards each other.
rules-gold-lanterns = Lanterns
rules-gold-lanterns-text =
    For one action a figure may run along a whole chain of connected tiles, if every tile between start and goal carries a lantern of your own colour.

    The start and the goal need none. Other players’ lanterns do not help you. At most one of yours lies on a tile.
rules-gold-carrying = Carrying and stealing
rules-gold-carrying-text =
    For free, your archaeologist may pick up a treasure on its tile, drop what it carries, or steal from another archaeologist on the same tile. Its hands must be empty for that; what was just taken can be dropped only after a further action.

    A treasure carried to the entrance is yours for good.
rules-gold-chambers = Burial chambers
rules-gold-chambers-text =
    Whoever reveals a chamber turns it as he likes, draws the next photo and keeps it: 1 point. It also says how many treasures lie there, and whether something wakes.
rules-gold-mummy = Mummy and curse
rules-gold-mummy-text =
    Mummy: if a way leads from the chamber to the entrance, every figure on any shortest way flees to the entrance and drops what it carried. The finder’s turn ends.

    Curse: every lantern on any shortest way goes home. The finder’s turn ends.

    If there is no way, nothing happens and the turn goes on (house ruling).
rules-gold-collapse = The collapse
rules-gold-collapse-text =
    When the bust leaves its chamber, the chamber falls and the turn ends. That player is the clock player: at the end of each of his turns the next ring of tiles falls, outwards from the chamber.

    If nobody carries it out, the chamber falls at the end of the finder’s third turn after.

    Whoever then picks up or steals the bust becomes the clock player at once. What falls is gone with everything on it. The entrance never falls.
rules-gold-end = End and points
rules-gold-end-text =
    The game ends when only the entrance is left; also when everybody has twice done nothing, or after round 200.

    On a tie, both figures saved come first; then whoever had the score earlier.
rules-egyptos-aim = The aim
rules-egyptos-aim-text =
    Make an unbroken row of five of your own pyramids: along a line, a column or a diagonal. More than five also wins.

    There is no board. The table has no edge.
rules-egyptos-placing = Placing
rules-egyptos-placing-text =
    In turn, lay one of your twelve pyramids on a free cell that touches a lying pyramid of either colour, by a side or a corner.
rules-egyptos-moving = Moving
rules-egyptos-moving-text =
    When all pyramids lie and nobody has won, move one of your own each turn: lift it and lay it on another free cell that touches one of the others.

    You may not lift a pyramid if the others would then no longer hang together in one group.
rules-egyptos-draw = Draw
rules-egyptos-draw-text =
    The game is a draw when the same position comes for the third time with the same player to move, or after 100 moves of the moving phase (102 in Trio).
rules-egyptos-variants = Variants
rules-egyptos-variants-text =
    Égypte: any of your own may be lifted, even if that leaves others cut off.

    Trio: three players. Pyramids must touch by a side, and the group must hang together by sides; the row may still be diagonal.

## replay

replay-heading = Replay
replay-none = There are no records yet.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-start = To the start
replay-end = To the end
replay-back = One step back
replay-forward = One step on
replay-position = Move { $number } of { $total }
replay-from-here = Play from here
replay-picture = Save a picture
replay-film = Save a film (GIF)
replay-saved = Written to { $file }.

## saves

saves-heading = Saved games
saves-none = There are no saved games yet.
saves-load = Load
saves-delete-ask = Delete “{ $name }” for good?
saves-line = { $game } · { $date }

## start

start-kernels = Waking the opponents …
start-kernels-line = Only at the first start; this takes about a minute.
start-kernels-leave = Back to the menu

## crash

crash-heading = The lantern went out
crash-line = Something went wrong inside the program. We are sorry.
crash-saved = Your game is saved. After the next start, “Continue” brings it back.
crash-no-game = No game was running; nothing is lost.
crash-log = What happened is written in { $file }.
crash-menu = Main menu
crash-quit = Quit

## notices

notice-place-temporary = Your games cannot be kept in { $folder }; they are kept in a temporary place until the program ends.
notice-place-missing = No home folder was found; games are kept in a temporary place until the program ends.
notice-log-unwritable = The log cannot be written; the game goes on without it.
notice-settings-broken = The settings could not be read; the file was set aside as { $file } and the usual settings are used.
notice-settings-repaired = Some settings were not usable ({ $names }) and are back to the usual ones; the old file is kept as { $file }.
notice-settings-unsaved = The settings could not be saved; they hold until the program ends.
notice-binding-unknown = Some keys of the settings are not known here ({ $names }); the usual keys are used for them.
notice-pad-lost = The pad “{ $name }” is gone. Plug it in again, or press a button on another device to go on.
notice-pads-full = Five pads are in use already; “{ $name }” has to wait.
notice-record-damaged = A saved game was damaged; it was set aside as { $file }.
notice-record-torn = The last action of the saved game was not written completely; the game continues one action earlier.
notice-record-newer = This game was saved by a newer version; it is kept as { $file } and can be opened there.
notice-record-unplayable = A saved game does not follow the rules of this version; it was set aside as { $file }.
notice-record-too-big = { $file } is too big to be a saved game; it was left alone.
notice-record-unsaved = The game could not be saved just now (disk full or not writable); it goes on, and every action tries again.
notice-record-saved-again = The game can be saved again; nothing was lost.
notice-save-failed = “{ $name }” could not be saved.
notice-file-unreadable = { $file } cannot be read.
notice-already-running = The game is already running; this second one keeps its own game.
notice-hall-damaged = The hall of fame was damaged; it was set aside as { $file } and a new one begins.
notice-hall-unwritable = The hall of fame cannot be written; results hold until the program ends.
notice-hall-newer = The hall of fame is of a newer version; it is kept as { $file } and a new one begins.
notice-export-failed = { $file } could not be written.
notice-kernels-child-died = The preparation stopped unexpectedly; it goes on inside the program, which may be less smooth for a moment.
notice-kernels-failed = The rules of { $game } could not be prepared; the log says why.
notice-opponent-stumbled = An opponent stumbled and played a simple move instead; the log says why.

## cheops

treasure-R = Carnelian
treasure-O = Amber
treasure-G = Malachite
treasure-B = Lapis
treasure-V = Amethyst
treasure-W = Alabaster
treasure-name =
    { $colour ->
        [R] carnelian
        [O] amber
        [G] malachite
        [B] lapis
        [V] amethyst
       *[W] alabaster
    }
treasure-a =
    { $colour ->
        [R] a carnelian
        [O] an amber
        [G] a malachite
        [B] a lapis
        [V] an amethyst
       *[W] an alabaster
    }
treasure-given =
    { $given ->
        [R] a carnelian
        [O] an amber
        [G] a malachite
        [B] a lapis
        [V] an amethyst
       *[W] an alabaster
    }
treasure-received =
    { $received ->
        [R] a carnelian
        [O] an amber
        [G] a malachite
        [B] a lapis
        [V] an amethyst
       *[W] an alabaster
    }

family-F = Father
family-M = Mother
family-D = Daughter
family-S = Son
family-N = Neighbour
family-the =
    { $member ->
        [F] the father
        [M] the mother
        [D] the daughter
       *[S] the son
    }
family-none =
    { $member ->
        [F] No father
        [M] No mother
        [D] No daughter
       *[S] No son
    }

cheops-market = Market price
cheops-stacks = Draw stacks
cheops-neighbours = Neighbours
cheops-hand = Your hand
cheops-kept = Kept
cheops-purse = Purse
cheops-peek = Hold to peek
cheops-sell = Sell for { $price }
cheops-keep = Keep it
cheops-box = To the box
cheops-hold = Hold it
cheops-pay = Pay { $price }
cheops-end = End turn
cheops-pass = Pass
cheops-count = Final count
cheops-sell-outcome = { $price } now – the next will be worth { $next } at the end
cheops-keep-outcome = Paid at the end: { $value } as things stand
cheops-treasure-tip = { $kept } kept by all, { $left } left in the pyramid
cheops-stack-tip =
    { $count ->
        [0] This stack is empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
cheops-family-left = { $father } × father, { $mother } × mother, { $daughter } × daughter, { $son } × son

cheops-choose-table = Choose a price table
cheops-choose-number = Choose a number of a price table
cheops-choose-law = Choose the law to remove
cheops-choose-kept = Choose one of your kept treasures
cheops-choose-block = Choose a block
cheops-choose-tile = Choose a tile of your hand
cheops-choose-two = Choose two treasures to exchange
cheops-choose-colour = Choose the colour that law 9 counts as

law-1-name = Lean year
law-1-effect = The market price is now 5.
law-2-name = Fat year
law-2-effect = The market price is now 15.
law-3-name = Third seal
law-3-effect = The game ends at three full tables instead of two.
law-4-name = Forced sale
law-4-effect = This colour must be sold when taken; if its table is full, it goes to the box.
law-5-name = Closed market
law-5-effect = This colour can no longer be sold; it must be kept.
law-6-name = Silent stone
law-6-effect = No effect; it only takes the place under a table.
law-7-name = Gilded number
law-7-effect = One free number of a table is now worth 20.
law-8-name = Broken tablet
law-8-effect = Remove one other law tablet from play.
law-9-name = Counterfeit
law-9-effect = Pay 25: at the end it counts as one kept treasure of a colour you choose.
law-10-name = Night sale
law-10-effect = Sell one of your kept treasures at the market price.
law-11-name = Second hand
law-11-effect = Place one more tile on a block with a treasure.
law-12-name = Exchange
law-12-effect = Exchange two treasures in the pyramid, or one of yours with one there.

# the screen of Cheops; ◆ is the place of a picture
cheops-full-tables = Full tables
cheops-call = Call a neighbour
cheops-put-back = Put back
cheops-again = What the others did, once more
cheops-takes = { $name } takes { treasure-a }
cheops-finds = { $name } finds “{ $title }”
cheops-choose-fitting = Choose a tile that fits there
cheops-choose-second = Choose what it is exchanged for
cheops-choose-stack = Fill up your hand, or end your turn
cheops-sell-or-keep = Sell it now, or keep it for the end
cheops-must-pass = No tile of your hand can be placed
cheops-may-end = End your turn
cheops-nothing-to-remove = There is no law to remove: it goes to the box.
cheops-none-fits = None of your tiles fits on { $block }: the same member lies next to it.
cheops-tile-no-place = This tile can be placed nowhere now.
cheops-not-now = There is nothing to do here now.
cheops-too-dear = You cannot pay { $price }.
cheops-neighbour-no-use = With a neighbour anywhere you could place no tile of your hand.
cheops-law-9-waits = Law 9 counts at the end of the game.
cheops-law-no-use = This law cannot be used now.
cheops-law-title = Law { $law }: { $title }
cheops-face-down = A law tablet, face down
cheops-row-number = { $number } for each kept treasure
cheops-row-pair = { $larger } each; whoever alone has the most gets only { $smaller } each
cheops-row-times = { $factor } × the number kept by all players, for each
cheops-row-covered = { $number }, covered by a sold treasure
cheops-row-last = The last number is never covered.
cheops-row-now = As things stand:
cheops-under-empty = Place for law 4, 5 or 6
cheops-hand-tip = May not lie next to the same member
cheops-stack-left = Still in the stacks:
cheops-purse-tip = Your money: the most wins at the end. The others’ purses stay shut.
cheops-market-tip = A treasure sold now brings { $price }.
cheops-ending-tip = The game ends at { $count } full tables.
cheops-log-laid = laid ◆ on { $block }
cheops-log-neighbour = called a ◆
cheops-log-sold = sold ◆ for { $price }
cheops-log-kept = kept ◆
cheops-log-boxed = ◆ to the box
cheops-log-found = found ◆
cheops-log-law = laid ◆
cheops-log-law-on = set ◆ on ◆
cheops-log-removed = removed ◆
cheops-log-held = holds ◆
cheops-log-paid = paid { $price } for ◆
cheops-log-played = played ◆
cheops-log-exchanged = exchanged ◆ and ◆
cheops-log-drew = drew ◆
cheops-log-passed = cannot place
cheops-log-declared = ◆ counts as ◆

## gold

loot-2 = Treasure worth 2
loot-3 = Treasure worth 3
loot-bust = The pharaoh’s bust
loot-a =
    { $treasure ->
        [bust] the bust
       *[worth] a treasure worth { $treasure }
    }
figure-of =
    { $figure ->
        [P] { $name }’s porter
       *[A] { $name }’s archaeologist
    }

gold-archaeologist = Archaeologist
gold-porter = Porter
gold-lanterns = Lanterns
gold-museum = Museum
gold-photos = Photos
gold-actions-left =
    { $count ->
        [0] No actions left
        [one] { $count } action left
       *[other] { $count } actions left
    }
gold-walk = Walk
gold-reveal = Reveal
gold-rotate = Turn the tile
gold-set = Lay it so
gold-lantern = Set lantern
gold-unlantern = Take lantern
gold-pick = Pick up
gold-drop = Drop
gold-steal = Steal
gold-end = End turn
gold-swap = Change figure
gold-cost =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
gold-mummy-way = A mummy would find a way out
gold-no-way = No way leads out
gold-falling = The tomb is falling!
gold-next-ring = The next ring falls after { $name }’s turn
gold-countdown =
    { $count ->
        [one] The chamber falls in { $count } turn of { $name }
       *[other] The chamber falls in { $count } turns of { $name }
    }
gold-rings-left =
    { $count ->
        [one] { $count } ring standing
       *[other] { $count } rings standing
    }
gold-lost-archaeologist = { $name }’s archaeologist is lost: −2
gold-lost-porter = { $name }’s porter is lost: −1
gold-museum-empty = Nothing carried out yet
gold-chamber-cracks = The chamber cracks
gold-falls-next = This falls next.
gold-steal-from = Steal from { $name }
gold-pick-up =
    { $treasure ->
        [bust] Take the bust
       *[worth] Pick up a { $treasure }
    }
gold-nothing-to-turn = There is no tile to turn here.
gold-bust-found = The pharaoh’s bust!
gold-bust-found-line = Worth 5, the finest find of all. Its chamber cracks already.
gold-archaeologist-line = Walks, reveals tiles, carries one treasure.
gold-porter-line = Walks, turns tiles, sets lanterns.
gold-turn-it = Turn it as you like
gold-turn-line = Left and right turn the tile; confirm lays it.
gold-chamber = A burial chamber!
gold-falling-line = The chamber has fallen; ring after ring follows. Get out!
gold-tip-lanterns = At hand: { $left } lanterns, in the maze: { $out }
gold-tip-finds = Photos: { $photos }, treasures carried out: { $treasures }
gold-tip-carries = Carries: { $treasure }
gold-lost = Lost

## egyptos

egyptos-black = Black
egyptos-gold = Gold
egyptos-blue = Blue
egyptos-red = Red
egyptos-faience = Faience
egyptos-plays-black = plays black
egyptos-plays-gold = plays gold
egyptos-plays-blue = plays blue
egyptos-plays-red = plays red
egyptos-plays-faience = plays faience
egyptos-toss = The coin falls …
egyptos-begins = { $name } begins and chooses a colour
egyptos-cuts-off =
    { $count ->
        [one] This would cut off { $count } pyramid
       *[other] This would cut off { $count } pyramids
    }
egyptos-repeated =
    { $count ->
        [one] This position occurred { $count } time
       *[other] This position occurred { $count } times
    }
egyptos-map = Whole table
egyptos-centre = Centre the view
egyptos-in-hand = In hand
egyptos-phase-place = 1 Place all twelve.
egyptos-phase-move = 2 Then move one each turn.
egyptos-five-wins = Five in a row wins.
egyptos-moves = Moves
egyptos-same = Same position
egyptos-drag = Drag to move the table
egyptos-held = You hold the view
egyptos-do-place = { $name }, lay a pyramid
egyptos-do-move = { $name }, lift a pyramid
egyptos-do-lay = { $name }, lay it down
egyptos-do-pass = { $name } cannot move
egyptos-or-back = or put it back where it was
egyptos-four = four in a row: one more wins
egyptos-pass = Pass
egyptos-draw-offered = Draw offered

## why not

why-cheops-game-over = The game is over.
why-cheops-no-such-action = That is not possible here.
why-cheops-deal-with-taken-first = First decide about what you have taken.
why-cheops-declare-first = First declare the colour of law 9.
why-cheops-placement-is-over = You have placed already this turn.
why-cheops-placement-comes-first = First place a tile.
why-cheops-block-carries-a-tile = { $block } carries a tile already.
why-cheops-needs-two-tiles-beneath = Both blocks beneath { $block } must carry a tile first.
why-cheops-not-in-your-hand = { family-none } in your hand.
why-cheops-same-member-next-to-it = The same family member lies next to { $block } already.
why-cheops-one-neighbour-a-turn = Only one neighbour a turn.
why-cheops-no-neighbour-left = No neighbour is left.
why-cheops-not-enough-money = That costs { $price }; you have { $money }.
why-cheops-no-tiles-in-hand = You have no tile in your hand.
why-cheops-no-placement-with-neighbour-there = With a neighbour on { $block } you could place no tile of your hand.
why-cheops-a-tile-can-be-placed = You can place a tile, so you may not pass.
why-cheops-law-is-no-treasure = Law { $law } is no treasure: it is neither sold nor kept.
why-cheops-law-does-not-go-to-the-box = Law { $law } must be carried out first.
why-cheops-nothing-taken = You have taken nothing that could be sold or kept.
why-cheops-treasure-does-not-go-to-the-box = A treasure is sold or kept, not put into the box.
why-cheops-law-4-no-keeping = Law 4: { treasure-name } may not be kept.
why-cheops-table-is-full = The table is full: { treasure-name } can no longer be sold.
why-cheops-law-5-no-selling = Law 5: { treasure-name } can no longer be sold.
why-cheops-no-law-taken = You have taken no law.
why-cheops-law-cannot-be-held = Law { $law } cannot be held: carry it out now.
why-cheops-hand-is-full = Your hand is full.
why-cheops-stack-is-empty = This stack is empty.
why-cheops-declared-at-the-end-of-the-game = The colour of law 9 is declared at the end of the game.
why-cheops-law-not-taken = You have not taken law { $law }.
why-cheops-table-has-a-law = Law { $law } lies under this table already.
why-cheops-law-not-yours = Law { $law } does not lie in front of you.
why-cheops-law-taken-this-turn = Law { $law } was taken this turn: it can be played in a later one.
why-cheops-no-laws-after-drawing = After drawing no more laws are played.
why-cheops-no-such-row = This table has no row { $row }.
why-cheops-row-is-covered = This number is covered already.
why-cheops-law-7-is-covered = A treasure covers law 7 there: it cannot be removed.
why-cheops-no-law-there = There is no law to remove there.
why-cheops-none-kept = You keep no { treasure-name }.
why-cheops-law-11-needs-a-treasure = Law 11 needs a treasure; { $block } has none.
why-cheops-no-treasure-there = No treasure lies on { $block }.
why-cheops-same-colour = Two treasures of different colours are needed.

why-gold-game-over = The game is over.
why-gold-no-such-action = That is not possible here.
why-gold-set-the-revealed-tile-first = First lay the tile { $tile } that was revealed.
why-gold-archaeologist-lost = Your archaeologist is lost.
why-gold-porter-lost = Your porter is lost.
why-gold-no-actions-left = You have no actions left this turn.
why-gold-tile-has-fallen = { $tile } has fallen.
why-gold-already-there = The figure stands there already.
why-gold-tile-face-down = { $tile } is still unknown.
why-gold-wall-between = There is a wall on the way to { $tile }.
why-gold-no-chain-of-lanterns = { $tile } is too far: no chain of your lanterns leads there.
why-gold-already-face-up = { $tile } is revealed already.
why-gold-not-a-neighbour = { $tile } does not lie next to the figure.
why-gold-own-tile-shows-a-wall = The figure’s tile shows { $tile } a wall.
why-gold-nothing-to-set = There is no tile to lay.
why-gold-another-shape = { $tile } has another shape.
why-gold-entrance-stays = The entrance cannot be turned.
why-gold-lies-so-already = { $tile } lies like that already.
why-gold-lantern-here-already = One of your lanterns stands here already.
why-gold-no-lanterns-left = You have no lantern left.
why-gold-no-lantern-here = None of your lanterns stands here.
why-gold-hands-full = Your archaeologist has full hands already.
why-gold-not-lying-here = No such treasure lies here.
why-gold-hands-empty = Your archaeologist carries nothing.
why-gold-just-taken = What was just taken can be dropped only after another action.
why-gold-no-such-seat = There is no such player.
why-gold-your-own-hands = You cannot steal from yourself.
why-gold-not-on-the-same-tile = { $name }’s archaeologist stands elsewhere.
why-gold-carries-nothing = { $name }’s archaeologist carries nothing.

why-egyptos-game-over = The game is over.
why-egyptos-no-such-action = That is not possible here.
why-egyptos-all-pyramids-laid = All pyramids are laid: lift one of yours.
why-egyptos-first-lies-at-origin = The first pyramid lies in the middle of the table.
why-egyptos-touches-nothing = A pyramid must touch another one.
why-egyptos-cell-taken = A pyramid lies there already.
why-egyptos-pyramids-still-to-lay = First all pyramids are laid.
why-egyptos-not-your-pyramid = This is not your pyramid.
why-egyptos-same-cell = It must be laid on another cell.
why-egyptos-would-split-group = Without this pyramid the group would fall apart.
why-egyptos-must-move = You can move, so you may not pass.

## chronicle

chronicle-cheops-tile-laid = { $name } lays { family-the } on { $block }
chronicle-cheops-neighbour-bought = { $name } calls a neighbour to { $block }
chronicle-cheops-treasure-sold = { $name } sells { treasure-a } for { $price }
chronicle-cheops-treasure-kept = { $name } keeps { treasure-a }
chronicle-cheops-treasure-boxed = { $name } puts { treasure-a } into the box
chronicle-cheops-law-turned-up = { $name } finds law { $law }
chronicle-cheops-law-laid =
    { $place ->
        [market] { $name } lays law { $law } on the market
        [board] { $name } lays law { $law } on the board
        [under] { $name } lays law { $law } under { treasure-name }
       *[on] { $name } lays law { $law } on { treasure-name }, row { $row }
    }
chronicle-cheops-law-removed =
    { $place ->
        [market] { $name } removes law { $law } from the market
        [board] { $name } removes law { $law } from the board
        [under] { $name } removes law { $law } from { treasure-name }
        [on] { $name } removes law { $law } from { treasure-name }
       *[seat] { $name } removes law { $law } of { $owner }
    }
chronicle-cheops-law-held = { $name } holds law { $law }
chronicle-cheops-law-paid = { $name } pays { $price } for law { $law }
chronicle-cheops-law-played = { $name } plays law { $law }
chronicle-cheops-law-boxed = Law { $law } goes to the box
chronicle-cheops-market-price-changed = The market price is now { $new }
chronicle-cheops-treasures-exchanged = { $name } exchanges { $first } and { $second }
chronicle-cheops-kept-treasure-exchanged = { $name } exchanges { treasure-given } for { treasure-received }
chronicle-cheops-tile-drawn = { $name } draws { family-the }
chronicle-cheops-turn-passed = { $name } cannot place and passes
chronicle-cheops-table-full = The { treasure-name } table is full
chronicle-cheops-law-declared = Law 9 counts as { treasure-name }
chronicle-cheops-treasures-counted = { $name }: { $number } × { treasure-name } = { $total }
chronicle-cheops-money-counted = { $name }: { $money } in all

chronicle-gold-figure-walked = { figure-of } walks to { $last }
chronicle-gold-tile-revealed =
    { $chamber ->
        [yes] { $name } finds a burial chamber on { $tile }
       *[no] { $name } reveals { $tile }
    }
chronicle-gold-tile-rotated = { $name } turns { $tile }
chronicle-gold-lantern-set = { $name } sets a lantern on { $tile }
chronicle-gold-lantern-taken = { $name } takes the lantern from { $tile }
chronicle-gold-treasure-picked-up = { $name } picks up { loot-a }
chronicle-gold-treasure-dropped = { $name } drops { loot-a } on { $tile }
chronicle-gold-treasure-stolen = { $name } steals { loot-a } from { $victim }
chronicle-gold-treasure-delivered = { $name } brings { loot-a } out
chronicle-gold-photo-taken = { $name } photographs the chamber on { $tile }
chronicle-gold-mummy-woke = The mummy on { $tile } wakes
chronicle-gold-mummy-asleep = A mummy sleeps on behind the stone of { $tile }
chronicle-gold-figure-fled = { figure-of } flees from { $tile }
chronicle-gold-curse-struck = A curse sweeps out from { $tile }
chronicle-gold-curse-asleep = A curse stays shut in on { $tile }
chronicle-gold-lanterns-went-out =
    { $count ->
        [one] { $count } lantern of { $name } goes out
       *[other] { $count } lanterns of { $name } go out
    }
chronicle-gold-chamber-fell = The chamber of the bust on { $tile } falls
chronicle-gold-ring-fell =
    { $count ->
        [one] A ring of { $count } tile falls
       *[other] A ring of { $count } tiles falls
    }
chronicle-gold-rest-fell = The rest of the pyramid falls
chronicle-gold-figure-lost = { figure-of } is lost on { $tile }
chronicle-gold-treasures-lost =
    { $count ->
        [one] { $count } treasure is lost on { $tile }
       *[other] { $count } treasures are lost on { $tile }
    }
chronicle-gold-lanterns-lost =
    { $count ->
        [one] { $count } lantern of { $name } is lost
       *[other] { $count } lanterns of { $name } are lost
    }
chronicle-gold-clock-player-changed = A ring now falls after each turn of { $name }
chronicle-gold-countdown-moved =
    { $left ->
        [one] The chamber falls in { $left } turn of { $name }
       *[other] The chamber falls in { $left } turns of { $name }
    }
chronicle-gold-final-count =
    { $score ->
        [one] { $name }: { $score } point
       *[other] { $name }: { $score } points
    }

chronicle-egyptos-pyramid-placed = { $name } lays { $cell }
chronicle-egyptos-pyramid-moved = { $name } moves { $origin } to { $cell }
chronicle-egyptos-turn-passed = { $name } has no move and passes
chronicle-egyptos-moving-began = All pyramids are laid: now they move
chronicle-egyptos-row-made = { $name } makes a row of { $count }

## Deals, challenges, riddles
results-swap-seats = Swap seats
results-deal-code = Deal { $code }
deal-code-copied = The code { $code } is on the clipboard. A friend can enter it under Challenges.
deal-code-told = The code of this deal is { $code }. A friend can enter it under Challenges.
results-swap-tip = The same deal, everybody one chair further.
hall-player = Player
hall-daily = Daily deal { $date }
hall-no-record = This game’s record was not kept.
hall-fact-games = Games
hall-fact-wins = Won
hall-streak-now = Streak now
hall-fact-hints = Hints
hall-fact-draws = Drawn
hall-fact-best = Best score
hall-fact-mean = Mean score

## hints

hint-look = Look here first. Ask again for the move.
hint-move = { $deed }. Ask again to hear why.
hint-why = { $deed }. { $reasons }
hint-thinking = The old lamp is thinking …
hint-only-move = There is nothing else to do.
hint-chances = That promises a winning chance of about { $percent } %.
hint-cheops-worth =
    { $left ->
        [one] One { treasure-name } should be worth about { $price } at the end; { $left } more is left.
       *[other] One { treasure-name } should be worth about { $price } at the end; { $left } more are left.
    }
hint-cheops-worth-few =
    { $left ->
        [one] One { treasure-name } should be worth about { $price } at the end, and only { $left } more is left.
       *[other] One { treasure-name } should be worth about { $price } at the end, and only { $left } more are left.
    }
hint-cheops-sell = The market pays { $market } now; kept, one { treasure-name } would bring about { $price }.
hint-cheops-spoil = A sale moves the price of { treasure-name } on, and { $name } keeps { $number } of it.
hint-cheops-deny = { $name } keeps { $number } × { treasure-name } already and wants more.
hint-cheops-law-there = A law tablet lies there, and whoever finds it decides.
hint-cheops-end-near =
    { $sales ->
        [one] Only { $sales } sale is missing to end the game.
       *[other] Only { $sales } sales are missing to end the game.
    }
hint-cheops-neighbour = The neighbour costs 20, but you take twice this turn.
hint-cheops-draw =
    { $count ->
        [one] With { family-the } you hold { $count } kind of tile.
       *[other] With { family-the } you hold { $count } different members: more blocks fit.
    }
hint-cheops-law-4 = From now on nobody can keep { treasure-name }. You keep { $own }, the others { $others }.
hint-cheops-law-5 = The price of { treasure-name } can no longer move. You keep { $own }, the others { $others }.
hint-cheops-law-6 = No law 4 or 5 can come under { treasure-name } any more. You keep { $own }, the others { $others }.
hint-cheops-law-7 = If { treasure-name } ends at row { $row }, each is worth { $price }.
hint-cheops-law-9 = It costs { $cost } and may count as { treasure-a } at the end: about { $price }.
hint-cheops-law-12 = You give { treasure-given }, about { $less }, and get { treasure-received }, about { $more }.
hint-gold-deliver =
    { $points ->
        [one] You bring out { loot-a }: { $points } point that nobody can take.
       *[other] You bring out { loot-a }: { $points } points that nobody can take.
    }
hint-gold-falls =
    { $rings ->
        [one] { $tile } falls with the very next ring, after { $name }’s turn.
       *[other] { $tile } falls with ring number { $rings } from now; each falls after a turn of { $name }.
    }
hint-gold-steal = { $name } carries { loot-a }, and you stand beside with empty hands.
hint-gold-pick =
    { $walks ->
        [one] Take { loot-a }: the way home is { $walks } walk.
       *[other] Take { loot-a }: the way home is { $walks } walks.
    }
hint-gold-homeward =
    { $walks ->
        [one] You carry { loot-a }; then only { $walks } walk is left to the entrance.
       *[other] You carry { loot-a }; then { $walks } walks are left to the entrance.
    }
hint-gold-thief =
    { $walks ->
        [one] { $name } is only { $walks } walk behind you, with empty hands.
       *[other] { $name } is only { $walks } walks behind you, with empty hands.
    }
hint-gold-loot =
    { $walks ->
        [one] On { $tile } lies { loot-a }, then { $walks } walk away.
       *[other] On { $tile } lies { loot-a }, then { $walks } walks away.
    }
hint-gold-loot-race =
    { $walks ->
        [one] On { $tile } lies { loot-a }, then { $walks } walk away; { $name } needs { $others }.
       *[other] On { $tile } lies { loot-a }, then { $walks } walks away; { $name } needs { $others }.
    }
hint-gold-reveal =
    { $chambers ->
        [one] { $chambers } chamber still hides among { $tiles } face-down tiles.
       *[other] { $chambers } chambers still hide among { $tiles } face-down tiles.
    }
hint-gold-set =
    { $count ->
        [one] So it opens towards { $count } face-down tile.
       *[other] So it opens towards { $count } face-down tiles.
    }
hint-gold-longer = { $name }’s way home with a treasure grows from { $walks } walks to { $longer }.
hint-gold-shorter = Your way home shrinks from { $walks } walks to { $shorter }.
hint-gold-porter = A porter is of use near his archaeologist: there he turns tiles and sets lanterns.
hint-egyptos-five = That is five in a row: you win.
hint-egyptos-blocks-four = { $name } has four and would make five there.
hint-egyptos-two-threats = It threatens five at { $count } places at once; one answer is not enough.
hint-egyptos-forced = From there the win can be forced.
hint-egyptos-four = It makes four: there must be an answer at once.
hint-egyptos-corner = An answer at a corner is proven to be safe; one at a side is not.
hint-egyptos-blocks-three =
    { $count ->
        [one] It closes { $count } row of five in which { $name } has three.
       *[other] It closes { $count } rows of five in which { $name } has three.
    }
hint-egyptos-three =
    { $count ->
        [one] It makes three in { $count } open row of five.
       *[other] It makes three in { $count } open rows of five.
    }
hint-egyptos-idle = The pyramid you lift stood in no row worth keeping.
hint-egyptos-lines =
    { $count ->
        [one] { $count } row of five through this place is still open to you.
       *[other] { $count } rows of five through this place are still open to you.
    }
deed-cheops-place = Lay { family-the } on { $block }
deed-cheops-neighbour = Call a neighbour to { $block }
deed-cheops-sell = Sell { treasure-a }
deed-cheops-keep = Keep { treasure-a }
deed-cheops-box = Put { treasure-a } into the box
deed-cheops-box-law = Put law { $law } into the box
deed-cheops-hold = Hold the law for later
deed-cheops-pass = Pass
deed-cheops-end = End the turn
deed-cheops-draw = Draw from stack { $stack }
deed-cheops-declare = Let law 9 count as { treasure-a }
deed-cheops-law-under = Lay law { $law } under { treasure-name }
deed-cheops-law-7 = Lay law 7 on row { $row } of { treasure-name }
deed-cheops-law-8-market = Remove the law on the market
deed-cheops-law-8-board = Remove law 3 from the board
deed-cheops-law-8-under = Remove the law under { treasure-name }
deed-cheops-law-8-on = Remove law 7 from { treasure-name }
deed-cheops-law-8-seat = Remove law { $law } of { $name }
deed-cheops-law-9 = Pay for law 9
deed-cheops-law-10 = With law 10 sell a kept { treasure-name }
deed-cheops-law-11 = With law 11 lay { family-the } on { $block }
deed-cheops-law-12 = With law 12 exchange { $first } and { $second }
deed-cheops-law-12-kept = With law 12 exchange a kept { treasure-name } with { $block }
deed-gold-walk =
    { $figure ->
        [P] Walk the porter to { $tile }
       *[A] Walk the archaeologist to { $tile }
    }
deed-gold-reveal = Reveal { $tile }
deed-gold-set = Lay { $tile } open to { $sides }
deed-gold-rotate = Turn { $tile } so that it opens to { $sides }
deed-gold-lantern = Set a lantern
deed-gold-unlantern = Take the lantern
deed-gold-pick = Pick up { loot-a }
deed-gold-drop = Drop what you carry
deed-gold-steal = Steal from { $victim }
deed-gold-end = End the turn
deed-egyptos-place = Lay a pyramid on { $cell }
deed-egyptos-move = Move the pyramid from { $origin } to { $cell }
deed-egyptos-pass = Pass
title-challenges = Challenges
challenges-heading = Challenges
challenges-daily = Deal of the day
challenges-daily-tip = Against { $names }. The same deal for everybody today.
challenges-first-try = Only the first try of the day counts.
challenges-nobody = Nobody has played it yet.
challenges-code = Code of the deal
challenges-code-heading = A friend’s deal
challenges-code-enter = Enter a code
challenges-code-line = Every deal has a code of ten letters; after a game it stands under the result. Whoever enters it here gets the very same deal, and may sit wherever they like.
challenges-code-wrong = “{ $code }” is not the code of a deal: one letter may be wrong.
setup-deal-given = Given by the deal { $code }.
riddle-heading = Riddles of the Sphinx
riddle-sphinx = Sphinx
riddle-of-the-day = Riddle of the day
riddle-next = Next riddle
riddle-all = All riddles
riddle-again = Once more
riddle-none = The riddles are missing from this copy of the game.
riddle-solved-of = { $solved } of { $total } solved
riddle-win-in =
    { $count ->
        [one] Win in one move
       *[other] Win in { $count } moves
    }
riddle-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
riddle-banner-line = Riddle of the Sphinx · { $stars } points
riddle-show = Show the move
riddle-wrong =
    { $count ->
        [one] The Sphinx smiles: that does not win at once.
       *[other] The Sphinx smiles: that does not win in { $count } moves.
    }
riddle-solved = The Sphinx bows
riddle-solved-line = That was the one and only way. She will sleep badly tonight.
riddle-shown = Five in a row
riddle-shown-line = It does not count as solved yet. Come back when she has forgotten your face.

## looking back

back-heading = Looking back
back-theatre = Replay theatre
back-seal = Break the seal
back-judge = Let the judge look
back-show = Show
back-turning-points = Turning points
back-judging = A judge goes through the game, knowing only what each player could know. The curve grows meanwhile.
back-not-judged = Nobody has judged this game yet.
back-no-points = No single move turned this game: nobody gave away more than a little.
back-cost = Move { $number }, { $name }: cost { $percent } %
back-instead = Instead, try: { $deed }
seal-heading = The seal of fair play
seal-line = Each opponent thinks every move again, from nothing but what it saw.
seal-working = So far { $count } of { $total } moves are the same.
seal-whole =
    { $count ->
        [one] The seal holds: { $count } move, thought again, is the same.
       *[other] The seal holds: all { $count } moves, thought again, are the same.
    }
seal-partly = { $count } of { $total } moves are the same; the others cannot be checked.
seal-broken =
    { $count ->
        [one] The seal is broken at { $count } move: this record was changed.
       *[other] The seal is broken at { $count } moves: this record was changed.
    }
seal-none = No opponent of ours played in this game.
seal-same = Thought again: the same move
seal-forced = The only move there was
seal-other-view = It did not see what the seal says
seal-other-move = Thought again: another move
seal-learned = Played by an older version: it has learned since
seal-stumbled = Its search had failed: any legal move
seal-unsealed = This move was never sealed
replay-mark-back = To the mark before
replay-mark-on = To the next mark
film-whole = The whole game
film-sequence = From move { $first } to { $last }
film-collapse = The collapse
film-making = It is being drawn …
film-failed = The file could not be made; the log says why.
film-no-collapse = Nothing collapses in this game.
film-no-part = A part is whole, collapse, or two moves of the game such as 12:40.
film-no-record = --record names a file with a game.
