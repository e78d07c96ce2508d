### What every title says: refusals, problems with files, acts of the kernel, and words at the table.
### Arguments come rendered already ($name may be singular or plural, so no verb agrees with it).

## Lists and places

# $place is a field of the file, $problem one of the messages core-malformed-*, core-unproven-* or a title's own.
core-problem = { $place }: { $problem }
core-place-file = file
core-place-line = line { $line }

## Problems with files and settings: what is wrong, and what to do

core-malformed-choice = “{ $value }” is not possible here; choose one of: { $choices }.
core-malformed-constant = { $name } is not a number that can be reckoned with; write an ordinary number.
core-malformed-depth = nested more than { $limit } levels deep; use fewer levels.
core-malformed-duplicate = given more than once; keep just one.
core-malformed-encoding = not proper UTF-8 text; save the file as UTF-8.
core-malformed-entry = this entry is not in the right form; compare it with docs/notation.md.
core-malformed-flag = not a yes or no; write true or false.
core-malformed-hex = not hexadecimal; write pairs of the digits 0–9 and a–f.
core-malformed-id = “{ $value }” is not the name of anything in this game; check the spelling.
core-malformed-json = not proper JSON at column { $column }; correct it there.
core-malformed-key = a field name is not text; put it in quotation marks.
core-malformed-list = not a list in the right form; write it in square brackets, with as many entries as expected.
core-malformed-long = too long; at most { $limit ->
    [one] 1 entry is
   *[other] { $limit } entries are
} allowed.
core-malformed-missing = this field is missing; add it.
core-malformed-noun = “{ $value }” cannot be named in an action; use letters, digits and : . _ + -, beginning with a letter.
core-malformed-number = this number is too large; write a smaller one.
core-malformed-object = not a set of named fields; write them in curly brackets.
core-malformed-option = not a value an option can have; write a word, a whole number, true or false.
core-malformed-range = out of range; write a whole number from { $least } to { $most }.
core-malformed-size = too large; at most { $limit } characters are read.
core-malformed-text = not text; put it in quotation marks.
core-malformed-unknown = nothing of this name is known here; correct or remove it.
core-malformed-whole = not a whole number; write one without a decimal point.
core-unproven-commitment = the secret does not fit its commitment, so the file was changed; use an unchanged copy.
core-unproven-cut = the log breaks off before rolls that were due; use a complete copy.
core-unproven-illegal = the rules do not allow this step ({ $rule }), so the file was changed; use an unchanged copy.
core-unproven-outcome = this is not how the game ended, so the file was changed; use an unchanged copy.
core-unproven-step = this step does not follow from the secret and the rules, so the file was changed; use an unchanged copy.

## Refusals

core-refused-over = The game is over.
core-refused-turn = It is not your move.
core-refused-chance = A roll or a draw comes first.
core-refused-verb = “{ $verb }” is not what you are asked for now.
core-refused-notation = “{ $text }” is not understood here; write a verb and what it is about.
core-refused-undo-nothing = You have done nothing yet that could be taken back.
core-refused-undo-other = Somebody else has acted since, so you cannot take your act back on your own.
core-refused-undo-asked = Others are being asked in secret, so nothing can be taken back now.
core-refused-undo-chance = Something has been rolled or drawn since, so you cannot take your act back on your own.
core-refused-undo-told = Somebody has learned something by your act, so you cannot take it back on your own.
core-refused-offer = Nobody is waiting for your answer to an offer.
core-refused-impossible = “{ $text }” cannot come up here; enter what was rolled or drawn.
core-refused-not-due = No roll or draw is due now.
core-refused-not-yours = You may not see this draw; somebody who may has to enter it.
core-refused-seat-own = This seat is yours; leave it instead.
core-refused-seat-bot = A bot keeps its seat until the end.
core-refused-seat-open = This seat is open already; its host can make a new link.
core-refused-seat-taken = This seat is not open.
core-refused-seat-alone = Nobody else plays here who could go on; resign instead.
core-refused-seat-asked = The table is still deciding about a seat; wait for the answers, or take your proposal back.
core-refused-seat-answer = Nobody is waiting for your answer to this proposal.
core-refused-seat-away = The player of this seat has been asked. If nobody answers, propose it again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
core-refused-rematch = This game is not over yet.
core-refused-length = The log of this game is full; resign to end it, or play again at a new table.

## At the door: why a request is turned away

core-denied-guest = You are not known here yet; open the home page first.
core-denied-csrf = This request did not come from the page of the table; load the page again.
core-denied-origin = This page belongs to another site; open the table itself.
core-denied-seat = You may not look from this seat.
core-denied-table = There is no such table; check the link.
core-denied-key = This link does not work any more; ask the host for a new one.
core-denied-host = Only the host may do this.
core-denied-save = The file of this game is given out when it is over.
core-denied-moment = There is no such moment in this game.
core-denied-json = The request has to be JSON.
core-denied-pace = You are too fast; wait a moment and try again.
core-denied-connections = Too many pages are connected; close some and try again.
core-denied-guests = Too many new guests come from this address; try again later.
core-denied-tables = You have made many tables; play one of them, or try again later.
core-denied-storage = The table cannot be reached just now; try again in a moment.
core-denied-address = There is nothing at this address.
core-denied-request = A request of this kind is not answered here.
core-denied-language = There is no such language.
core-denied-rulebook = There is no such rulebook.

## Chance, prompts, outcomes, acts

core-chance-disagree = The allies disagree: roll a die to choose one of their proposals.
core-prompt = The decision is yours.
core-outcome-resigned = A player has resigned.
core-act-roll = Die roll: { $number }
core-act-pass = Pass
core-act-accept = Accept
core-act-decline = Decline
core-act-choose = A choice made in secret

## At the table

core-ui-your-move = Your move
core-ui-your-move-as = Your move, { $name }
core-ui-waiting-for = Waiting for { $name }
core-ui-thinking = { $name }: thinking …
core-ui-seat = Seat { $seat }
core-ui-you = you
core-ui-opponent = opponent
core-ui-spectator = spectator
core-ui-bot = bot
core-ui-human = human
core-ui-pending = to move
core-ui-turn = Turn { $turn }
core-ui-actions = What you can do
core-ui-choose = Type a number or the words of an action; type ? for help.
core-ui-choose-next = What comes next?
core-ui-more = and { $count } more
core-ui-hint = Hint
core-ui-why-not = Why not?
core-ui-refused = Not allowed: { $reason }
core-ui-rule = Rule { $rule }: { $text }
core-ui-preview = This is sure to happen
core-ui-preview-nothing = Nothing is sure before it is tried.
core-ui-log = What has happened
core-ui-log-empty = Nothing has happened yet.
core-ui-undo = Undo
core-ui-undone = Taken back.
core-ui-help = Help
core-ui-quit = Quit
core-ui-goodbye = Goodbye.
core-ui-interrupted = Stopped.
core-ui-unknown-command = “{ $text }” is not known here; type ? for help.
core-ui-saved = Saved to { $path }
core-ui-loaded = Loaded from { $path }
core-ui-not-saved = Could not save to { $path }; choose another place.
core-ui-error = Error: { $text }
core-ui-game-over = Game over
core-ui-winner = Winner: { $name }
core-ui-winners = Winners: { $name }
core-ui-you-win = You have won.
core-ui-you-lose = You have lost.
core-ui-nobody-wins = Nobody has won.
core-ui-points = points
core-ui-due = At the table now — { $cause }
core-ui-enter-result = Enter what came up.
core-ui-sure = Are you sure?
core-ui-yes = yes
core-ui-no = no
core-ui-cancelled = Cancelled.
core-ui-resign = Resign
core-ui-resigned = Resigned: { $name }
core-ui-curtain = Hand the screen to { $name } and press Enter.
core-ui-press-enter = Press Enter to go on.
core-ui-takeback-offered = { $name } would like to take back the last act.
core-ui-takeback-accepted = The offer was accepted.
core-ui-takeback-declined = The offer was declined.
core-ui-moment = Moment { $count } of { $total }
core-ui-title = game
core-ui-titles = Games
core-ui-mode = mode
core-ui-modes = Modes
core-ui-option = option
core-ui-options = Options
core-ui-value = value
core-ui-values = values
core-ui-default = default
core-ui-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
core-ui-seed = seed
core-ui-language = language
core-ui-result = result
core-ui-rulebook = Rulebook
core-ui-hidden = hidden
core-ui-none = none
core-ui-commands = Commands
core-ui-source = source
core-ui-source-rulebook = from the rulebook
core-ui-source-public = from public sources
core-ui-source-reconstruction = our reconstruction
core-ui-source-original = our own, at the printed numbers

## Commands of a terminal game; what is typed stands before the line

core-help-number = a number of the list: choose that
core-help-act = the words of an action, in any order
core-help-help = this list
core-help-board = show the table again
core-help-back = forget what you have pointed at so far
core-help-why = add an action to learn why it is not allowed
core-help-preview = add an action to learn what it is sure to bring
core-help-rule = add the id of a rule to read it
core-help-standing = in response windows: never (pass on this from now on), always CARD, never CARD, ask CARD, quiet (ask only when a card can be used), ask (forget all); alone: what stands
core-help-trace = how the virtual opponent found its last move
core-help-log = what has happened so far; add a number for the last lines only
core-help-undo = take back your last act
core-help-save = add a file name to save the game there
core-help-resign = give up
core-help-quit = leave the game

## Playing in the terminal

core-ui-curtain-close = Press Enter, and the screen goes blank for the next player.
core-ui-chosen = Chosen so far: { $text }
core-ui-chosen-enough = Chosen: { $text }; press Enter to do it, or choose more.
core-ui-allowed = This is allowed: { $text }
core-ui-no-rule = There is no rule { $rule }.
core-ui-no-trace = The virtual opponent has not thought about a move yet.
core-ui-standing-none = You are asked in every response window.
core-ui-standing-quiet = You are asked only when you can use a card.
core-ui-standing-alone = Only where you play alone with bots: others would learn something by your being asked.
core-ui-standing-unknown = “{ $text }” is no card; name one by its id.
core-ui-standing-pass = You pass
core-ui-standing-always = Always used
core-ui-standing-never = Never used
core-ui-quit-save = File to save the game in (Enter: leave without saving):{" "}
core-ui-go-on = To go on: sandtable play { $title } --load { $path }
core-ui-watch = To watch it again: sandtable replay { $path }
core-ui-entropy = Added to the chance of this game: { $name }
core-ui-replay-keys = Enter: on, b: back, a number: to that moment, q: quit{" "}

## Commands that report

core-ui-games-hint = To play: sandtable play { $title } --mode MODE --option NAME=VALUE
core-ui-proven = { $path }: proven, { $count ->
    [one] 1 step
   *[other] all { $count } steps
}
core-ui-position-ok = { $path }: a sound position
core-ui-position-which = Say either --example with a game or --check with a file.
core-ui-advise-not-virtual = { $path }: the virtual opponent is not to move here; choose a solo mode and put its side under “to-move”.
core-ui-advise-rolls = { $count ->
    [one] 1 roll was given that is not needed; leave it out.
   *[other] { $count } rolls were given that are not needed; leave them out.
}
core-ui-advise-roll = The die cannot show { $number } here; give a number from 1 to 6.
core-ui-advise-how = Say what came up with --roll.
core-ui-no-tests = { $path }: no tests here; run this in a checkout.
core-ui-no-pytest = pytest is missing; install the extra “test”.
core-ui-unknown-rule = { $test } names { $rule }, which is in no rulebook.
core-ui-many-rules = { $test } names more than { $most } rules.
core-ui-test-failed = Failed: { $test }
core-ui-covered = { $covered } of { $total } rules have a passing test ({ $share } %).
core-ui-uncovered = Without a test: { $rules }
core-ui-later = Second half, not played yet: { $rules }
core-ui-sim-against = { $title }, { $mode }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
core-ui-sim-stopped = Stopped after { $done } of { $games } games; what was played is kept.
core-ui-sim-none = No game was finished.
core-ui-sim-bot = bot
core-ui-sim-side = side
core-ui-sim-games = games
core-ui-sim-wins = wins
core-ui-sim-share = share of wins
core-ui-sim-interval = 95 % interval
core-ui-sim-picture = Picture: { $path }
core-ui-map-sound = The map is sound: { $land } land zones, { $sea } sea zones, { $links } links, all drawn.
core-ui-map-unsound = { $count ->
    [one] 1 thing is wrong with this map; correct it in the data.
   *[other] { $count } things are wrong with this map; correct them in the data.
}
core-ui-map-drawn = Drawn: { $path }

## Faults of the command line

core-ui-in-file = { $path }: { $problem }
core-ui-file-folder = { $path } is a folder; name a file.
core-ui-file-large = { $path } is too large; at most { $limit } MB are read.
core-ui-file-missing = { $path } does not exist; check the name.
core-ui-file-unreadable = { $path } cannot be read ({ $problem }); check its name and rights.
core-ui-file-there = { $path } is there already; choose another name.
core-ui-option-form = “{ $text }” is not an option; write NAME=VALUE.
core-ui-other-title = This is a saved game of { $title }; name that game.
core-ui-no-seat = There is no seat { $seat }; choose one from 0 to { $last }.
core-ui-no-pack = { $path } is no data pack; name a folder with files such as board.json.
core-ui-no-place-for-bot = There is no seat for a bot here; leave out --bot.
core-ui-settled = The file settles this already; leave out { $option }.
core-ui-sim-stopping = Stopping once the games that have begun are over; press Ctrl-C again to stop at once.
core-ui-no-diary = { $path } keeps no war diary: only a Survival campaign of Legie has one.
core-ui-no-drawing = Drawing needs the extra “lab”: pip install 'sandtable[lab]'.
core-ui-picture-kind = { $path }: the name of a picture must end in .svg, .png or .pdf.
core-ui-sim-bots = This mode needs { $seats ->
    [one] 1 bot
   *[other] { $seats } bots
}; name as many.
core-ui-no-moment = There is no moment { $count }; choose one from 0 to { $total }.
core-ui-usage = { $problem } See sandtable --help.
core-ui-system = The system refuses: { $problem }
core-ui-serving = The table is set: { $address } (Ctrl-C ends)
core-ui-unusable-folder = This data folder cannot be used: { $problem }. Name another one with --data.
core-ui-unusable-database = This database cannot be used: { $problem }. Correct --database.
core-ui-no-postgres = PostgreSQL needs one more package; install sandtable[postgres].
core-ui-unusable-address = Nothing can listen at { $problem }. Name another --port or --host.

## Languages, each by its own name

core-language-en = English
core-language-cs = čeština
core-language-pl = polski
