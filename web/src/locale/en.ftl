### Words of the web client. Titles' own words stand in their locale files.

## Home

ui-main = Main
ui-play = Play
ui-lobby = Lobby
ui-lab-odds = Battle odds
ui-your-games = Your games
ui-no-games = None yet. One click on a title begins one.
ui-waiting-games = { $count ->
    [0] nobody waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
ui-new-game = New game
ui-new-game-about = No account needed. One click begins.
ui-their-turn = Others are to move
ui-continue = Continue
ui-watch = Watch
ui-play-now = Play now
ui-invite = Invite friends
ui-hotseat = Hot-seat
ui-real = Real table
ui-coming = Not at this table yet
ui-players = Players:
ui-tagline-blitzkrieg = World War Two in twenty minutes
ui-tagline-quartermaster = WW2, second edition
ui-tagline-legie = The Siberian story, 1918–1920
ui-tagline-globalwar = The whole world, every front
ui-minutes = { $count } min
ui-hours = { $count } h
ui-server-lost = The server does not answer. Try again in a moment.
ui-setup-invite = Invite friends
ui-setup-invite-about = You get a link for each free seat. Whoever opens it sits down.
ui-setup-hotseat = Hot-seat
ui-setup-hotseat-about = All play on this screen. A curtain hides what the next player may not see.
ui-setup-real = At a real table
ui-setup-real-about = You roll and draw with your own box and tell the page what came up. It keeps the score and moves the virtual opponent.
ui-setup-untold-about = You play with your own box and never tell what you hold. Enter what the whole table sees: the card played and where. Bots take the empty chairs, and the page keeps score, supply and decks.
ui-begin = Begin
ui-lost = There is nothing here.
ui-not-drawn = This game has no board in the browser yet; it is played in the terminal.
ui-lost-home = To the games
ui-rulebooks = Rulebooks
ui-finished-games = Finished games
ui-closed = Closed: its rules are gone
ui-show-all = Show all { $count }
ui-waiting-friend = A seat is free
ui-to-move = To move: { $name }
ui-won = You won
ui-lost-game = You lost
ui-shared = Shared win
ui-open-save = Open a saved game
ui-open-refused = This file cannot be opened.
ui-bots = Against a bot
ui-setup-bots = Against a bot
ui-setup-bots-about = Bots take the other seats. They know no more than you would in their place.
ui-how-many = Number of seats
ui-who-plays = Who plays
ui-fill-me = You
ui-fill-here = At this screen
ui-fill-printed = At the table, with printed cards
ui-fill-open = Friend, by link
ui-fill-phone = On a phone of their own
ui-bot-beginner = Beginner bot
ui-bot-casual = Casual bot
ui-bot-skilled = Skilled bot
ui-bot-expert = Expert bot
ui-bot-master = Master bot
ui-spectators = Spectators
ui-spectators-none = none
ui-spectators-late = { $turns ->
    [0] see the game live
    [one] see it 1 turn late
   *[other] see it { $turns } turns late
}
ui-bot-beginner-about = Beginner bot: plays for fun and makes mistakes
ui-bot-casual-about = Casual bot: sees the obvious, misjudges the rest
ui-bot-skilled-about = Skilled bot: takes the best at hand
ui-bot-expert-about = Expert bot: thinks ahead
ui-bot-master-about = Master bot: thinks ahead as long as it may
ui-bot-rated = { $about } · rating { $rating } ({ $low }–{ $high })

## The table

ui-page = { $title } · Sandtable
ui-page-your-move = ● Your move – { $title }
ui-connecting = Coming to the table …
ui-connection-lost = Connection lost. Trying again; nothing is lost.
ui-connection-busy = The server has a lot to do. Trying again; nothing is lost.
ui-sending = Being written down …
ui-act-waits = Still to be confirmed: { $act }. It goes out as soon as the server answers.
ui-waiting = Waiting …
ui-ask = { $act }?
ui-ask-why = Dashed is what will surely happen. Confirm, or point at something else that glows.
ui-pointed = { $names }: what goes with it?
# by the kind of thing that is still missing, as the vocabularies of the titles call it
ui-which-space = Which space for { $names }?
ui-which-token = Which token for { $names }?
ui-which-card = Which card for { $names }?
ui-which-country = Which country for { $names }?
ui-which-plot = Which plot for { $names }?
ui-which-character = Which soldier for { $names }?
ui-which-faction = Which faction for { $names }?
ui-which-order = Which order for { $names }?
ui-which-theatre = Which theatre for { $names }?
ui-which-equipment = Which equipment for { $names }?
ui-which-location = Which location for { $names }?
ui-which-skill = Which skill for { $names }?
ui-which-nation = Which nation for { $names }?
ui-which-facility = Which facility for { $names }?
ui-which-border = Which border for { $names }?
ui-which-to = Where to with { $names }?
ui-pointed-why = Point at something that glows.
ui-point-why = Point at a token and a space, in any order.
ui-refused-see = That cannot be done now.
ui-news-skip = This has just happened.
ui-due-other = Somebody else enters what came up.
ui-skip = Skip
ui-confirm = Confirm
ui-stop = Stop
ui-cancel = Cancel
ui-close = Close
ui-menu = Menu
ui-hand = Your things
ui-side = Seats, inspector and log
ui-seats = Players
ui-board = Board
ui-bot = Bot
ui-inspect = Inspect
ui-inspector = Inspector
ui-inspector-empty = Point at anything on the table to read what it does.
ui-deeds = What can be done
ui-rule = rule
ui-rule-book = In the rulebook:
ui-rule-code = Where it stands in the code and which tests prove it:
ui-rule-example = See it in an example
ui-log = Log
ui-setup = Setting up
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
}
ui-person-as = { $name } ({ $side })
ui-invite-link = Link for your friend ({ $name })
ui-invite-alone = { $address } leads here from this computer only. For friends on the network start the server with
ui-copy = Copy
ui-again = Play again
ui-curtain-close = Next: { $name }. Close the curtain and hand over the screen.
ui-curtain-closed = Close the curtain
ui-next-seat = Next to enter: { $name }
ui-next-seat-go = Go on
ui-curtain = Hand the screen to: { $name }
ui-curtain-lift = I am here: { $name }

## Menu and settings

ui-theme = Colours
ui-theme-auto = System
ui-theme-day = Day
ui-theme-night = Night
ui-theme-to-day = Day colours
ui-theme-to-night = Night colours
ui-pace = Show moves
ui-pace-off = At once
ui-pace-fast = Fast
ui-pace-calm = Normal
ui-pace-slow = Slow
ui-shortcuts = Letter keys
ui-shortcuts-about = Arrows walk, Enter points, 1–9 take a token, n next glowing thing, c confirm, u undo, p stop, h hint, m menu, Esc let go.
ui-keys = Keys
ui-keys-walk = Walk over the table
ui-keys-point = Point at the thing
ui-keys-let-go = Let go, close, skip what is shown
ui-keys-hand = Take a thing from the hand
ui-keys-next = To the next thing that glows, or the one before
ui-keys-pass = Pass, stop
ui-keys-list = This list
ui-keys-step = One step back or on
ui-keys-turn = To the move before or after
ui-keys-step-board = One step back or on, from the board too
ui-keys-ends = To the beginning, to the end
ui-keys-play = Play and pause
ui-keys-mistake = To the next mistake, or the one before, in an analysis
ui-keys-off = Letter keys are switched off in the settings.
ui-offer = Ask to take back
ui-save = Save to a file
ui-leave = To the games
ui-resign-sure = Yes, resign
ui-settings = Settings
ui-name = Your name
ui-name-none = Guest
ui-name-ask = What may the others call you?
ui-name-later = Not now
ui-account = Account, devices and tokens
ui-keep = Save
ui-kept = Saved
ui-motion = Motion
ui-motion-auto = System
ui-motion-less = Less
ui-sounds = Sounds
ui-hints = Hints
ui-hints-about = Whoever plays alone against bots can ask what the strongest of them would do, knowing no more than you do. The log tells of it.
ui-hint = Hint: { $act }.
ui-hint-better = It wins about { $points ->
    [one] { $points } game
   *[other] { $points } games
} in a hundred more than the next best.
ui-hint-even = Something else may be as good.
ui-hint-thinking = A hint is being thought out …
ui-hint-stop = Stop thinking
ui-switch-on = On
ui-switch-off = Off

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $title }
ui-page-replay = Replay: { $title } · Sandtable
ui-analysis = Analysis
ui-analysis-ask = Analyse
ui-replay-controls = Course of the game
ui-replay-slider = Moment of the game
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-start = The game begins.
ui-replay-quiet = Nothing happens that could be seen.
ui-eyes = Seen by
ui-eyes-public = Spectators
ui-copy-moment = Copy the link to this moment
ui-copied = Copied
ui-replay-open = Watch it again

## Seats

ui-seats-menu = Players and seats
ui-seats-about = A seat goes to a bot or a newcomer when all other players agree.
ui-seat-own = { $name } (you)
ui-you = you
ui-seat-open = free seat
ui-seat-left = the player has left
ui-seat-former = a former player
ui-seat-gone = { $name }: the player has left.
ui-seat-leave = Leave the seat
ui-seat-leave-sure = Yes, leave for good
ui-seat-give = Give the seat to
ui-seat-newcomer = Newcomer, by link
ui-seat-propose = Propose
ui-seat-proposal = Proposal
ui-seat-proposed = Proposal by { $name }. Seat: { $side }. It would go to: { $filling }.
ui-seat-waiting = Still to agree: { $name }.
ui-seat-withdraw = Take the proposal back
ui-seat-block = Do not meet again
ui-seat-blocked = Blocked. Meet again
ui-link-new = Make a new link
ui-rematch-there = The next game is set up.
ui-watching = { $turns ->
    [0] You are watching.
    [one] You are watching, 1 turn behind.
   *[other] You are watching, { $turns } turns behind.
}
ui-offer-waiting = You have asked to take back. Waiting for: { $name }
ui-seat-settle = Give the seat
ui-seats-imported = This table was made from a saved game: whoever opened the file may know the rolls to come.
ui-watch-link = Link for spectators

## At a real table

ui-log-correct = Put right: { $entry }
ui-real-do = On your board now
ui-real-prepare = Set up the printed game
ui-real-why = Why?
ui-real-done = Done

## Learning

ui-puzzles = Puzzles
ui-puzzle-daily = Puzzle of the day
ui-learn = Learn
ui-learn-lesson = Lesson { $number } of { $count }
ui-learn-aside = By the way
ui-learn-on = Go on
ui-learn-end = Play on
ui-learn-leave = Leave the lessons
ui-map-in = Zoom in
ui-map-out = Zoom out
ui-map-whole = Whole board

## Standing orders

ui-orders = Standing orders
ui-orders-about = What you answer without being asked each time. To the others it looks as if you had answered yourself.
ui-orders-none = You are asked every time.
ui-orders-pass = Always pass at this
ui-orders-always = Use it whenever possible
ui-orders-quiet = Pass for me where I can use nothing
ui-orders-silent = Pass at: { $prompt }
ui-orders-used = Use whenever possible: { $name }
ui-orders-ask = Ask me again
ui-orders-ask-about = Ask me each time whether it counts
ui-orders-asked = Ask each time whether it counts: { $name }
ui-orders-as-usual = Count as usual
ui-orders-cases = Only under a condition
ui-orders-case = { $prompt } ({ $condition }): { $answer }
ui-orders-case-pass = pass
ui-orders-case-ask = ask me
ui-orders-case-use = use “{ $name }”
ui-orders-question = When this is asked
ui-orders-condition = and it is about
ui-orders-answer = then
ui-orders-leave = Leave this order
ui-orders-take-back = Take back
ui-next-week = Same table next week
ui-begins = begins { $when }
ui-seat-mute = Do not show what they write
ui-seat-muted = Show what they write
ui-seat-report = Report …
ui-seat-report-what = What is it about?
ui-seat-report-insult = Insults
ui-seat-report-cheating = Cheating
ui-seat-report-name = The name
ui-seat-report-stalling = Stalling
ui-seat-report-other = Something else
ui-seat-report-words = In your own words
ui-seat-report-send = Send the report
ui-seat-reported = Reported. Whoever runs the server will read it.

# a site without a server
ui-needs-server = This needs a server. On this device you play alone, on one screen or against bots.
ui-host-loading = The rules are being got ready on this device …
ui-host-elsewhere = This game is open in another tab or window of this browser.
ui-host-elsewhere-press = Play here
ui-host-room = This device would not keep the last move, perhaps because it is full. The game stands as it was kept before.
ui-host-room-press = Try again
ui-host-broken = The rules cannot be run just now. What was kept is safe.
ui-host-broken-press = Load again
