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
settings-money-cover = Cover between people
settings-money-cover-line = Cheops: your money lies open in your turn; a cover comes between two people at one screen.
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
match-chronicle-open = Read everything that happened
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
rules-search = Type to search
rules-scroll = Scroll
rules-nothing-found = Nothing found.
rules-house = House ruling
rules-cheops-aim = The aim
rules-cheops-aim-text =
    The Ahliman family plunders the pyramid. Treasures are sold at once for the market price, or kept in the hope of a better price at the end.

    Whoever has the most money at the end wins.
rules-cheops-aim-house =
    Equal money: the players share the victory.
rules-cheops-pieces = What lies on the table
rules-cheops-pieces-text =
    The pyramid has 66 blocks: eleven in the bottom row a, ten in row b, and so on up to the single block k1. A block rests on two blocks of the row below, and has up to six neighbours: left, right, two below, two above.

    Sixty blocks hold treasures, ten in each of six colours. Six eye blocks hide law tablets, face down.

    Each colour has a price table. Its topmost number that no sold treasure covers is what a kept treasure of this colour is worth now.

    There are 64 family tiles, sixteen each of father, mother, daughter and son; four neighbours; twelve law tablets.
rules-cheops-pieces-house =
    The names of the colours and of the family members are ours. The eye blocks are b3, b8, d3, d6, f2 and f5. The bank never runs out of money.
rules-cheops-start = Setting up
rules-cheops-start-text =
    Two price tables of each of the three types are drawn and dealt to the six colours by chance. Six of the twelve law tablets go on the eye blocks; the other six are put away unseen.

    Everyone begins with one tile of each family member and without money. The other tiles form three stacks; only the top tile of each is seen. The market price is 10. Play goes clockwise.

    Everybody sees the pyramid, tables, hands, stack tops, kept treasures and held laws. Hidden are the tablets in the pyramid, the order in the stacks, and everyone’s money.
rules-cheops-start-house =
    The stacks are as equal as possible, none lower than the next. Who begins is decided by lot or at the table.
rules-cheops-placing = Placing a tile
rules-cheops-placing-text =
    In your turn you must lay one tile of your hand, if you can, on a block that still holds a treasure or a tablet. You take what lies there, and the tile stays.

    The block must be in the bottom row, or both blocks it rests on must carry a tile; a neighbour counts. No neighbouring block may carry a tile of the same family member.

    Before the placement you may play held laws and call one neighbour, in any order.

    If no tile of your hand fits anywhere, the placement is passed. It is never passed by choice.
rules-cheops-placing-house =
    Whoever passes the placement goes on to the end of the turn: held laws and drawing.
rules-cheops-treasure = Sell or keep
rules-cheops-treasure-text =
    Sell: you get the market price, 10 until a law changes it. The treasure covers the topmost free number of its table, so the colour’s worth changes for everybody.

    Keep: lay it face up before you. It is paid at the end.

    The last number of a table is never covered. A table with only that one free is full: its colour can no longer be sold and must be kept.
rules-cheops-neighbour = Neighbours
rules-cheops-neighbour-text =
    Once a turn, before your placement, you may pay 20 piastres for a neighbour. Lay it on a block that is supported as usual, take what lies there and deal with it; then you have your normal turn. A neighbour supports tiles above it like a family tile.

    It takes a neighbour that is left, 20 piastres, and at least one tile in your hand.
rules-cheops-neighbour-house =
    Families do not matter for a neighbour.

    With the neighbour lying there you must be able to place a tile of your hand, even if you could not before. This is checked at the purchase only: if what follows makes the placement impossible, it is passed. Buying is never compulsory.
rules-cheops-laws = Law tablets
rules-cheops-laws-text =
    A tablet that is taken is turned up and carried out at once. 1 and 2 go to the market, 3 to the board, 4, 5 and 6 under a table, 7 onto a number. 10, 11 and 12 are used at once or held, and go to the box when used.
rules-cheops-laws-house =
    The 20 of law 7 is ours.
rules-cheops-law-details = Laws in detail
rules-cheops-law-details-text =
    Only one law may lie under a table. 4, 5 and 6 may go under any table without one, full or not.

    Law 4 binds what is taken from now on; if the table is full, what is taken of this colour goes to the box.

    Law 7 may lie on any free number, the last one too.

    Law 8 must remove something if it can: the upper market tablet, the 3, a 4, 5 or 6, a 7 that no treasure covers (the printed number counts again), or a tablet in front of any player, yourself included; a paid 9 too, without refund. Never a face-down tablet. What follows from it follows at once. With nothing to remove, 8 goes to the box.

    Law 9 costs 25. With less money, or if you do not want it, it goes to the box.

    Law 10 needs a table that is not full and has no law 5; it may sell a colour under law 4.

    Law 11 needs a block with a treasure, which is sold or kept as usual. It may be played even if no placement is possible afterwards.

    Law 12 takes any two treasures, reachable or not, or one of yours and one in the pyramid; law 5 does not limit it. It cannot bring you a colour under law 4, but it may take one away.

    Laws 10 to 12 taken when they cannot be used are held, face up. Held laws are played in a later turn of yours, as an extra.
rules-cheops-law-details-house =
    1 and 2 stack: the upper one counts. If 8 removes it, the one below counts again, or 10.

    On any row but the last, a treasure may later cover law 7.

    Treasures kept before law 4 still pay at the end. Law 9 may be declared as any colour.

    Law 12 needs two treasures of different colours.

    Held laws are played at the start or at the end of a turn; a turn with a neighbour is one turn.
rules-cheops-drawing = Drawing tiles
rules-cheops-drawing-text =
    At the end of your turn, while you have fewer than four tiles, you may draw the top tile of a stack, one at a time, or stop. Drawing is never forced.

    Before the first draw you may still play laws that you held since an earlier turn; after it, no more.

    A player without tiles passes the placement and cannot call a neighbour.
rules-cheops-drawing-house =
    The hand is filled up to four tiles, from any of the three stacks. (The Dutch rules draw from the front stack only, the French and Italian ones from any.) A player without tiles may draw at the end of his turn.
rules-cheops-end = End and final count
rules-cheops-end-text =
    The game ends when the pyramid holds neither treasure nor tablet and what was taken last is dealt with; at once when two tables are full (three with law 3); or when nobody can place a tile.

    Then kept treasures are paid, each colour by the topmost free number of its table. A plain number is paid for each treasure.

    Of two numbers, such as 20/10, a player with more of this colour than every other gets the smaller for each, all others the larger. On a tie for the most, everybody gets the larger.

    3X means three times X for each, X being the number of this colour that all players kept together, law 9 included.

    Most money wins.
rules-cheops-end-house =
    Whether nobody can place is looked at when a turn begins; neighbours and later draws do not count.

    The owner of law 9 must declare its colour before the count.

    Equal money shares the victory.
rules-cheops-prices = The price tables
rules-cheops-prices-text =
    From top to bottom. Each game uses two of every type, I, II and III.
rules-cheops-prices-house =
    The printed numbers are not in our sources; these are ours.
rules-gold-aim = The aim
rules-gold-aim-text =
    Explore the pyramid, photograph its burial chambers, carry treasures out, and be out before it falls.

    Photos count 1 point, treasures 2 or 3, the pharaoh’s bust 5. A lost archaeologist costs 2 points, a lost porter 1.
rules-gold-pieces = What lies on the table
rules-gold-pieces-text =
    The maze is a square of 36 tiles: the entrance, thirty corridors and five burial chambers. All but the entrance lie face down. Every tile is open on some sides and walled on the others.

    Everyone has an archaeologist, a porter and five lanterns.

    There are five photos, eight treasures, and the pharaoh’s bust.
rules-gold-pieces-house =
    Corridors: 12 junctions, 10 corners, 8 straights. Chambers: 2 dead ends, 2 corners, 1 straight.

    The photos show 1 treasure and a mummy, 3 and a mummy, 2 and a curse, 1 and a curse, and 2 treasures.

    Four treasures are worth 2, four are worth 3.
rules-gold-start = Setting up
rules-gold-start-text =
    The tiles are shuffled and laid out; the entrance takes a place on the border. It is open on every side that faces another tile, and stays so.

    Photos and treasures are shuffled, the bust at the very bottom: it is always the last treasure found.

    All figures stand on the entrance.
rules-gold-start-house =
    The entrance never lies in a corner.

    Museums are open to everybody. Hidden are only the face-down tiles and the order of photos and treasures.

    Who begins is decided by lot or at the table.
rules-gold-actions = Three actions
rules-gold-actions-text =
    A turn has up to three actions, shared between your two figures as you like. You may stop at any time.

    Two neighbouring tiles are connected when both are face up and each is open towards the other.

    Walk (either figure): to a connected neighbouring tile, or along your lanterns. Reveal (archaeologist): a face-down neighbouring tile towards which your own tile is open. Rotate a tile (porter). Set or take one of your own lanterns on the porter’s tile (porter).
rules-gold-actions-house =
    At most one of your lanterns stands on a tile, the entrance included.

    Carrying makes nothing dearer.
rules-gold-turning = Revealing and rotating
rules-gold-turning-text =
    Whoever reveals a tile turns it as he likes before it lies. Until then nothing else may be done.

    The porter may rotate the tile he stands on, or a face-up neighbouring tile towards which his own tile is open.
rules-gold-turning-house =
    The tile to be rotated need not be open towards the porter: otherwise somebody could be walled in for good.

    The entrance is never rotated.
rules-gold-lanterns = Lanterns
rules-gold-lanterns-text =
    For one action a figure may run along a whole chain of connected tiles, if every tile between start and goal carries a lantern of your own colour. The goal is another tile than the start.

    The start and the goal need none. Other players’ lanterns do not help you.
rules-gold-carrying = Carrying and stealing
rules-gold-carrying-text =
    Free, during your turn: your archaeologist picks up a treasure on its tile, drops what it carries, or steals what another player’s archaeologist on the same tile carries. Picking up and stealing need empty hands.

    A treasure whose carrier ends a walk on the entrance goes to the museum at once, for good.
rules-gold-carrying-house =
    What was picked up or stolen can be dropped only after a further action, or in a later turn.
rules-gold-chambers = Burial chambers
rules-gold-chambers-text =
    Whoever reveals a chamber turns it as he likes, then draws the next photo and keeps it: 1 point.

    The photo says how many treasures are laid out in the chamber, and whether something wakes.
rules-gold-mummy = Mummy and curse
rules-gold-mummy-text =
    Mummy: if a connected way leads from the chamber to the entrance, every figure of every player on any shortest way flees to the entrance. The finder’s turn ends.

    Curse: likewise, every lantern of every player on any shortest way goes back to its owner. The finder’s turn ends.

    Chamber and entrance belong to the way. Its length is its number of tiles; lanterns do not shorten it.
rules-gold-mummy-house =
    What a fleeing figure carried stays lying where it fled from.

    If no way leads to the entrance, nothing more happens, and the turn goes on.
rules-gold-collapse = The collapse
rules-gold-collapse-text =
    When an archaeologist carries the bust out of its chamber, the walk is completed, with delivery if it ends on the entrance; then the chamber falls, and the turn ends. That player is the clock player.

    If the bust stays, its chamber falls at the end of the finder’s third turn after the one in which it was found, with the bust, whoever holds it there. The finder is the clock player.

    From then on, at the end of each turn of the clock player, the next ring falls: every tile that touches the ring before. The entrance never falls, and a ring does not pass through it.

    Whoever then picks up or steals the bust becomes clock player at once: a ring falls at the end of that very turn. Dropping it changes nothing.

    What falls is gone, with everything on it. No one walks, reveals or rotates there again. A player without figures still takes his turns: he can only end them.
rules-gold-collapse-house =
    Tiles touch by a side, not by a corner.

    The count of three turns is ours.
rules-gold-end = End and points
rules-gold-end-text =
    The game ends when only the entrance is left.

    Points: photos 1, treasures 2 or 3, the bust 5, less 2 for a lost archaeologist and 1 for a lost porter.

    On a tie, a player who still has both figures goes ahead; then the one whose score last changed earlier.
rules-gold-end-house =
    The game also ends when every player has ended two turns in a row without an action, or after round 200. If the chamber of the bust has fallen by then, the rest of the pyramid falls first, with everything on it.

    At the end of a turn first idleness is counted, then falls what must fall, then the end is looked for.

    A tie that is left is shared.
rules-egyptos-aim = The aim
rules-egyptos-aim-text =
    Make an unbroken row of five of your own pyramids: along a line, a column or a diagonal. Whoever makes it wins at once.

    There is no board. The table has no edge.
rules-egyptos-aim-house =
    More than five also wins.
rules-egyptos-placing = Placing
rules-egyptos-placing-text =
    Everyone has twelve pyramids. A coin decides who begins; he chooses his colour.

    In turn, lay one pyramid on a free cell that touches a lying pyramid of either colour, by a side or a corner.
rules-egyptos-placing-house =
    Pyramids lie on a square grid.
rules-egyptos-moving = Moving
rules-egyptos-moving-text =
    When everybody has laid all twelve and nobody has won, you move one of your own each turn: lift it and lay it on another free cell. While it is lifted it is not there: touching only its old cell is not touching.

    You may not lift a pyramid if the others would then no longer hang together in one group, by sides or corners, even if laying it would join them again.
rules-egyptos-moving-house =
    It is laid so that it touches one of the other pyramids.

    A player who has no move passes, and only then.
rules-egyptos-draw = Draw
rules-egyptos-draw-text =
    The game can end without a winner.
rules-egyptos-draw-house =
    It is a draw when the same position occurs for the third time with the same player to move, or after 100 moves and passes of the moving phase (102 in Trio).

    Counted are the position in which the moving phase begins and the one after each move or pass. A shifted position is the same; a turned or mirrored one, or one with the colours exchanged, is not.

    After each action first the row of five counts, then the third occurrence, then the number of moves.

    People at one table may also agree on a draw.
rules-egyptos-variants = Variants
rules-egyptos-variants-text =
    Égypte: in the moving phase any of your own may be lifted, even if that leaves pyramids cut off.

    Trio: three players, twelve pyramids each. Pyramids must touch by a side, when placing and when moving, and the group must hang together by sides; the row of five may still be diagonal.
rules-egyptos-variants-house =
    Égypte: a lifted pyramid must still be laid so that it touches another one.

    Trio is a players’ variant; its moving phase is ours.

## lessons

title-learn = Learn
lesson-heading = What shall Miu teach you?
lesson-go-on = Go on
lesson-show = Show me
lesson-skip = Leave the lesson; it waits for you
lesson-again = Begin again
lesson-leave = Leave the lesson
lesson-leave-line = The lesson waits where you left it.
lesson-play-now = Play a real game now
lesson-next = Next lesson
lesson-enough = Enough for tonight
lesson-begun = Begun: go on from there
lesson-minutes =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
lesson-offer = { $game }: your first time?
lesson-offer-line =
    { $count ->
        [one] Miu, the temple cat, shows you how it goes in about { $count } minute. She hardly ever scratches.
       *[other] Miu, the temple cat, shows you how it goes in about { $count } minutes. She hardly ever scratches.
    }
lesson-offer-yes = Show me
lesson-offer-no = I know it
lesson-not-yet-1 = Allowed, and bold! But just now, follow my paw.
lesson-not-yet-2 = You will do that a hundred times. First this here.
lesson-not-yet-3 = Purr. Nice idea, later. Look where my paw is.
lesson-cheops-first = Your first night in the pyramid
lesson-cheops-first-hello = I am Miu, the temple cat. Tonight your family robs a pyramid. Most coins by dawn wins.
lesson-cheops-first-lay = Choose the father, then the glowing block: he stays there, you take the treasure.
lesson-cheops-first-sell = An amethyst! Sell it: the market pays 10, at once.
lesson-cheops-first-covered = It covers the top number. Other amethysts are now worth the number below. Selling moves prices!
lesson-cheops-first-draw = There is a gap in your hand. Take a tile from any stack.
lesson-cheops-first-end = That was a whole turn. End it, and watch your rival.
lesson-cheops-first-higher = Higher blocks rest on two tiles. Send the son: the same member may never lie next door.
lesson-cheops-first-keep = A lapis! Its top number promises 25 each at the end. Better than 10 now: keep it.
lesson-cheops-first-draw-again = Fill up your hand again.
lesson-cheops-first-end-again = End your turn. Your rival has that sly look.
lesson-cheops-first-full = Full! Its last number stays free for ever: no more sales. Two full tables end the night.
lesson-cheops-first-law = Behind an eye lies a law tablet. The daughter is not afraid.
lesson-cheops-first-fat-year = A fat year: the market now pays 15. A law holds for everybody.
lesson-cheops-first-no-draw = Drawing is never a must. End your turn without it.
lesson-cheops-first-last = You are ahead. One carnelian more fills its table and ends the game: fetch it!
lesson-cheops-first-close = Sell it for 15, and slam the door.
lesson-cheops-first-count = Now kept treasures are paid. Your two lapis bring 25 each: you win!
lesson-cheops-first-done = You can rob a pyramid!
lesson-cheops-first-done-line = Your mother need not know. Out there wait eleven more laws, a few helpful neighbours, and rivals who keep what you need.
lesson-cheops-market = To sell or to keep
lesson-cheops-market-hello = Amber shows 5X: each is worth five times the number kept by everybody. You keep two, so 10 each.
lesson-cheops-market-amber = Fetch a third one with the mother.
lesson-cheops-market-keep = Keep it: with three, each is worth 15. All three!
lesson-cheops-market-keep-nudge = Sell it? Then your other two shrink as well. Keep it!
lesson-cheops-market-end = End your turn.
lesson-cheops-market-pair = Alabaster shows 25/10: your rival alone has the most, so he gets only the smaller number for each.
lesson-cheops-market-alabaster = Still too much for him. The son fetches one more alabaster …
lesson-cheops-market-sell = … and you sell it: 10 for you, and look what number comes next!
lesson-cheops-market-sell-nudge = Kept, it would only feed his three. Sell it and enjoy.
lesson-cheops-market-spoiled = Zero! His alabaster is gravel now. End your turn, and do not smirk.
lesson-cheops-market-neighbour = You can pay 20? Call a neighbour: an extra treasure, and no family quarrels.
lesson-cheops-market-either = Sell or keep: your choice.
lesson-cheops-market-and-place = And now your normal turn. The father is ready.
lesson-cheops-market-your-choice = Sell or keep: you know how to weigh it now.
lesson-cheops-market-wise = Before each decision look twice: at its number now, and at the number below.
lesson-cheops-market-done = A merchant is born
lesson-cheops-market-done-line = Keep what grows, sell what feeds the others. The rest is haggling, and cats do not haggle.
lesson-cheops-laws = The law tablets
lesson-cheops-laws-hello = Twelve laws exist, six lie in this pyramid, face down behind the eyes.
lesson-cheops-laws-seven = Fetch this one with the mother.
lesson-cheops-laws-gild = Gilded number: any free number becomes 20. You keep three amethysts worth 0 …
lesson-cheops-laws-gild-nudge = Allowed! But think of your three amethysts.
lesson-cheops-laws-gilded = Sixty piastres out of thin air. End your turn before he faints.
lesson-cheops-laws-ten = Another eye! The son does not mind the dark.
lesson-cheops-laws-hold = Night sale: sells a kept treasure. Laws 10, 11 and 12 can wait: hold it.
lesson-cheops-laws-hold-nudge = You could use it now. But see how holding works: press “Hold it”.
lesson-cheops-laws-wait = It lies before you and may be played in a later turn. End this one.
lesson-cheops-laws-held = A later turn: the tablet waits beside your hand.
lesson-cheops-laws-night-sale = Press the tablet, then your carnelian: 5 at the end is less than 10 today.
lesson-cheops-laws-sold = Sold, and you still have your whole turn: a law costs none of it.
lesson-cheops-laws-done = You read tablets like a scribe
lesson-cheops-laws-done-line = Rest on any tablet, and it tells what it does. The rules know all twelve, including the one that does nothing. It is proud of it.
lesson-gold-first = First steps into the dark
lesson-gold-first-hello = Miu again. In this dark lie five burial chambers. Carry out what glitters, and be out before it all comes down.
lesson-gold-first-reveal = You have three actions a turn. First: your archaeologist reveals the dark tile ahead.
lesson-gold-first-lay = A straight corridor. It leads on like this: lay it so.
lesson-gold-first-lay-nudge = That would be a wall in front of your nose. Turn it back.
lesson-gold-first-walk = Second action: walk in. The golden way shows where you can go.
lesson-gold-first-deeper = Third action: reveal the next one.
lesson-gold-first-turn = Every tile you find may be turned as you like. Turn this one until it opens left and right, then lay it.
lesson-gold-first-turn-nudge = Nearly. We want it open to the left and to the right.
lesson-gold-first-end = Three actions, three torches gone. End your turn.
lesson-gold-first-porter = Now your porter. Choose him, then send him in.
lesson-gold-first-lantern = He sets lanterns. One here, please.
lesson-gold-first-porter-on = And one tile further. Mind the step.
lesson-gold-first-end-2 = End your turn. Somebody is scratching in the dark over there, and it is not me.
lesson-gold-first-lantern-2 = Another lantern, right here.
lesson-gold-first-follow = Your archaeologist follows.
lesson-gold-first-chamber = And what is behind this one?
lesson-gold-first-photo = A burial chamber! Lay it open towards you: a photo for your museum, and treasures on the floor.
lesson-gold-first-photo-nudge = Facing away you could not get in. Turn it towards you.
lesson-gold-first-end-3 = The photo is worth 1 point already. End your turn.
lesson-gold-first-enter = Quick, before he gets there: walk in.
lesson-gold-first-pick = Picking up costs no action. Take the fine one, worth 3.
lesson-gold-first-home = Here is why we lit lamps: over your own lanterns you run any distance for one action. Home!
lesson-gold-first-museum = In your museum, for good: 3 for the treasure and 1 for the photo.
lesson-gold-first-done = You found the way out. Twice!
lesson-gold-first-done-line = Somewhere the pharaoh’s bust is waiting. Whoever carries it off makes the whole pyramid very, very angry.
lesson-gold-lanterns = A road of lanterns
lesson-gold-lanterns-hello = Your archaeologist is far from the door, with full hands. Six tiles would be two turns on foot.
lesson-gold-lanterns-set = Over tiles with your own lantern you run for one action in all. Two are missing: set the first.
lesson-gold-lanterns-on = Send the porter on.
lesson-gold-lanterns-gap = And the second. Start and goal of a run need none.
lesson-gold-lanterns-end = The road is whole. End your turn.
lesson-gold-lanterns-broken = The rascal has turned a tile! His lanterns would not help you, but his porter can hinder you.
lesson-gold-lanterns-back = Your porter mends it. One step back …
lesson-gold-lanterns-mend = … and turn the tile by its handle, until the corridor fits again.
lesson-gold-lanterns-run = Now run! All the way to the door.
lesson-gold-lanterns-run-nudge = Why stop half-way? To the door, in one go.
lesson-gold-lanterns-home = Six tiles, one action. He is still staring.
lesson-gold-lanterns-done = You see in the dark, almost like me
lesson-gold-lanterns-done-line = Five lanterns are all you have. Take one up again where you no longer run, and trust no neighbour with a crank.
lesson-gold-mummy = Mummy and curse
lesson-gold-mummy-hello = Behind these two somebody is asleep, I can smell it. Your rival walks past with a treasure. How convenient.
lesson-gold-mummy-reveal = Open the first one.
lesson-gold-mummy-lay = The green thread is the shortest way to the door. If a mummy lies inside, it runs there. Lay it open!
lesson-gold-mummy-lay-nudge = Shut, nothing would wake. But I want to see this. Towards you!
lesson-gold-mummy-fled = All who stood on the way fled to the door, you too. What he carried lies where he dropped it.
lesson-gold-mummy-back = Go and have a look.
lesson-gold-mummy-finders = Finders keepers. Pick it up.
lesson-gold-mummy-on = On you go.
lesson-gold-mummy-second = Now the other one.
lesson-gold-mummy-shut = This time be clever: turn it away from you. Without a way to the door nothing wakes.
lesson-gold-mummy-shut-nudge = That opens a way to the door, and a curse would sweep up your lanterns. Turn it away.
lesson-gold-mummy-safe = A curse was inside. It stays there, and the photo is yours. A porter can turn the chamber later.
lesson-gold-mummy-done = You let sleeping mummies lie
lesson-gold-mummy-done-line = Open when others stand on the way, shut when you do. That is all the magic there is.
lesson-gold-collapse = The collapse
lesson-gold-collapse-hello = There it is: the pharaoh’s bust, worth 5. You are seven points behind. Let us be rude.
lesson-gold-collapse-pick = Take it. Picking up is free.
lesson-gold-collapse-out = The moment it leaves its chamber, the chamber falls and your turn ends. Go!
lesson-gold-collapse-ring = You are the clock now: after each of your turns all that touches the hole falls, ring by ring.
lesson-gold-collapse-home = The tile under you goes next. To the door: the bust counts at once.
lesson-gold-collapse-run-nudge = Not now! This tile falls. To the door!
lesson-gold-collapse-porter = A lost porter costs 1, a lost archaeologist 2. Fetch yours out.
lesson-gold-collapse-end = The door never falls. End your turn and listen.
lesson-gold-collapse-count = He was too deep inside: 3 points lost. You win by a single one!
lesson-gold-collapse-done = Out in time, whiskers and all
lesson-gold-collapse-done-line = If nobody takes the bust, its chamber falls by itself after three turns of the finder. Waiting is no plan either.
lesson-egyptos-first = Five in a row
lesson-egyptos-first-hello = No board, no edge, no dice. Five of your black pyramids in a row and you win. Everything else is patience.
lesson-egyptos-first-first = You begin. The first pyramid makes the middle of the table.
lesson-egyptos-first-touch = Every pyramid must touch another one, by a side or a corner. Go for the diagonal.
lesson-egyptos-first-three = A third one: diagonals count like lines and columns.
lesson-egyptos-first-blocked = He has stopped that end. Three that are open on both sides worry people, you see.
lesson-egyptos-first-new = Then build elsewhere, using what already lies there.
lesson-egyptos-first-column = One below it, and the column holds three.
lesson-egyptos-first-danger = Careful! Four gold ones in a column. Stop him at once, at the upper end.
lesson-egyptos-first-danger-nudge = Then he lays his fifth, and I have to console you. Stop him!
lesson-egyptos-first-open-four = He did not look at your column. A fourth: now both ends are open.
lesson-egyptos-first-win = He can stop only one end. You know which one is left.
lesson-egyptos-first-won = Five! You win at once, without another word.
lesson-egyptos-first-done = Five in a row!
lesson-egyptos-first-done-line = If all twelve lie and nobody has won, the pyramids begin to walk. But that is another lesson.
lesson-egyptos-double = Two threats at once
lesson-egyptos-double-hello = Three in a line and three in a column, each stopped at one end. Alone, neither frightens anybody.
lesson-egyptos-double-one = A fourth in the line? He stops the free end, and you have nothing.
lesson-egyptos-double-fork = But there is a cell that belongs to both. One pyramid, two fours!
lesson-egyptos-double-fork-nudge = One threat he can answer. Find the cell where both rows meet.
lesson-egyptos-double-second = He stops the line. Now finish the column.
lesson-egyptos-double-second-nudge = Look at the column: four, and a free cell below.
lesson-egyptos-double-won = That is how games are won: never one threat, always two.
lesson-egyptos-double-done = Twice is nice
lesson-egyptos-double-done-line = And when he has three and three: take the meeting cell yourself, before he does.
lesson-egyptos-lifting = When pyramids walk
lesson-egyptos-lifting-hello = All twelve lie, nobody has won. From now on you lift one of yours each turn, and lay it elsewhere.
lesson-egyptos-lifting-stuck = Not every one: all others must hang together. Without this one its neighbour would be cut off.
lesson-egyptos-lifting-lift = But the one at the edge is free. Lift it, and lay it at your three: an open four!
lesson-egyptos-lifting-lift-nudge = Legal, but think of your three in the middle. One of the ends …
lesson-egyptos-lifting-five = He stopped one side. Lift another one, and lay the fifth.
lesson-egyptos-lifting-five-nudge = The left end is free. Any spare pyramid will do, but this one stands idle.
lesson-egyptos-lifting-won = Five! You see: what lies at the edge is your reserve.
lesson-egyptos-lifting-done = You move mountains
lesson-egyptos-lifting-done-line = The same position for the third time, or a hundred moves, make a draw. Cats call that a nap.

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
notice-lessons-damaged = The notes on your lessons were damaged; they were set aside as { $file } and new ones begin.
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
cheops-family-left = { $father } × father, { $mother } × mother, { $daughter } × daughter, { $son } × son

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
