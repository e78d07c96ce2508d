### Words of the web client. Titles' own words stand in their locale files.

## Home

ui-main = Main
ui-play = Play
ui-your-games = Your games
ui-waiting-games = { $count ->
    [0] nobody waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
ui-new-game = New game
ui-new-game-about = No account needed. One click begins.
ui-run-about = { $mode }, you lead: { $side }
ui-their-turn = Others are to move
ui-continue = Continue
ui-watch = Watch
ui-play-now = Play now
ui-invite = Invite
ui-hotseat = Hot-seat
ui-real = Real table
ui-coming = Not at this table yet
ui-players = Players:
ui-tagline-blitzkrieg = World War Two in twenty minutes
ui-tagline-quartermaster = WW2, second edition
ui-tagline-legie = The Siberian story, 1918–1920
ui-tagline-globalwar = The whole world, every front
ui-time-blitzkrieg = 20 min
ui-time-quartermaster = 90 min
ui-time-legie = 60 min
ui-time-globalwar = 12 h and more
ui-server-lost = The server does not answer. Try again in a moment.
ui-setup-invite = Invite a friend
ui-setup-invite-about = You get a link for the other seat. Whoever opens it sits down.
ui-setup-hotseat = Hot-seat
ui-setup-hotseat-about = All play on this screen. A curtain hides what the next player may not see.
ui-setup-real = At a real table
ui-setup-real-about = You roll and draw with your own box and tell the page what came up. It keeps the score and moves the virtual opponent.
ui-your-side = Your side
ui-begin = Begin
ui-lost = There is nothing here.
ui-lost-home = To the games
ui-search = Search the rules
ui-search-nothing = No rule has all these words.
ui-chapters = Chapters

## The table

ui-page = { $title } · Sandtable
ui-page-your-move = ● Your move – { $title }
ui-connecting = Coming to the table …
ui-connection-lost = Connection lost. Trying again; nothing is lost.
ui-sending = Being written down …
ui-waiting = Waiting …
ui-ask = { $act }?
ui-ask-why = Dashed is what will surely happen. Confirm, or point at something else that glows.
ui-pointed = { $names }: what goes with it?
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
ui-inspector-empty = Point at a space, a token or a theatre to read what it does.
ui-rule = rule
ui-log = Log
ui-setup = Setting up
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-person-as = { $name } ({ $side })
ui-invite-link = Link for your friend ({ $name })
ui-copy = Copy
ui-again = Play again
ui-replay = Watch it again
ui-curtain-close = Next: { $name }. Close the curtain and hand over the screen.
ui-curtain-closed = Close the curtain
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
ui-shortcuts-on = On
ui-shortcuts-off = Off
ui-shortcuts-about = Arrows walk, Enter points, 1–9 take a token, n next glowing thing, c confirm, u undo, p stop, m menu, Esc let go.
ui-offer = Ask to take back
ui-save = Save to a file
ui-leave = To the games
ui-resign-sure = Yes, resign

## At a real table

ui-real-do = On your board now
ui-real-prepare = Set up the printed game
ui-real-why = Why?
ui-real-done = Done

## Learning

ui-learn = Learn
ui-learn-lesson = Lesson { $number } of { $count }
ui-learn-aside = By the way
ui-learn-on = Go on
ui-learn-end = Play on
ui-learn-leave = Leave the lessons
