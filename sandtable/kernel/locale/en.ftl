### What every title says: refusals, problems with files, acts of the kernel, and words at the table.
### Arguments come rendered already ($name may be singular or plural, so no verb agrees with it).

## Lists and places

# $place is a field of the file, $problem one of the messages core-malformed-*, core-unproven-* or a title's own.
core-problem = { $place }: { $problem }
core-place-file = file
core-place-line = line { $line }

## Problems with files and settings: what is wrong, and what to do

core-malformed-choice = “{ $value }” is not possible here; choose one of: { $choices }.
core-malformed-clock-manual = at a real table there is no clock; leave it out.
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
core-malformed-name-blank = a name has to be seen; write some letters.
core-malformed-name-bot = this is how a bot is called; choose another name.
core-malformed-name-unseen = this name has letters that cannot be seen or that turn the writing round; leave them out.
core-malformed-mail = this is no mail address; write one like name@example.org.
core-malformed-name-mixed = this name mixes letters of several alphabets; use those of one.
core-malformed-noun = “{ $value }” cannot be named in an action; use letters, digits and : . _ + -, beginning with a letter.
core-malformed-number = this number is too large; write a smaller one.
core-malformed-object = not a set of named fields; write them in curly brackets.
core-malformed-option = not a value an option can have; write a word, a whole number, true or false.
core-malformed-range = out of range; write a whole number from { $least } to { $most }.
core-malformed-rules-gone = this game was begun by version { $version } of the rules, which this program no longer plays; open it with a program of that time.
core-malformed-rules-newer = this game was begun by version { $version } of the rules, and this program knows them only up to { $newest }; get a newer program.
core-malformed-size = too large; at most { $limit } characters are read.
core-malformed-text = not text; put it in quotation marks.
core-malformed-unknown = nothing of this name is known here; correct or remove it.
core-malformed-untold = this title must be told every hand; leave it out.
core-malformed-dealt = this title does not deal to some seats alone; leave it out.
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
core-refused-as-seen = Enter only what everybody at the table sees, not which card it is.
core-refused-untold-bot = A bot cannot play on with printed cards that nobody told.
core-refused-undo-chance = Something has been rolled or drawn since, so you cannot take your act back on your own.
core-refused-undo-told = Somebody has learned something by your act, so you cannot take it back on your own.
core-refused-correct = Nothing can be put right here.
core-refused-correct-changed = Something was entered meanwhile; look at the list again.
core-refused-correct-far = Too much has happened since; put right something later, or take back.
core-refused-correct-entered = Nobody entered this by hand, so it cannot be changed.
core-refused-correct-secret = Not everybody sees this entry, and others play here with secrets of their own; take back instead.
core-refused-correct-longer = This is no longer possible as the game stands now.
core-refused-correct-rolled = Here something would have to be rolled or drawn anew. What comes after can only be cut off.
core-refused-correct-bot = Here a bot has to decide first. What comes after can only be cut off.
core-refused-correct-unsettled = An entry still does not fit; settle it first.
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
core-refused-order = Such an order cannot be left now: choose one of those that are listed for your seat.
core-refused-seat-away = The player of this seat has been asked. If nobody answers, propose it again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
core-refused-rematch = This game is not over yet.
core-refused-length = The log of this game is full; resign to end it, or play again at a new table.
core-refused-hint-people = Hints are only for whoever plays alone against bots, and never in rated games.
core-refused-hint-one = A hint is being thought out already; wait for it or stop it.
core-refused-hint-busy = Too many hints are asked for just now; try again in a moment.
core-refused-hint-let-go = The hint is no longer being thought out.
core-refused-rules = This game was begun by rules that this program no longer plays; it can only be looked at as it last stood.

## At the door: why a request is turned away

core-denied-guest = You are not known here yet; open the home page first.
core-denied-csrf = This request did not come from the page of the table; load the page again.
core-denied-origin = This page belongs to another site; open the table itself.
core-denied-seat = You may not look from this seat.
core-denied-table = There is no such table; check the link.
core-denied-name = Somebody at the table has a name like yours; choose another one first.
core-denied-key = This link does not work any more; ask the host for a new one.
core-denied-host = Only the host may do this.
core-denied-code = This code does not work; look at the screen again, it may have changed.
core-denied-codes = Many codes were tried from this address; try again later.
core-denied-real = A code is for a real table; elsewhere send a link.
core-denied-save = The file of this game is given out when it is over.
core-denied-analysis = Only games that are over are analysed.
core-denied-analyses = Too many games are being analysed just now; try again in a moment.
core-denied-moment = There is no such moment in this game.
core-denied-json = The request has to be JSON.
core-denied-pace = You are too fast; wait a moment and try again.
core-denied-connections = Too many pages are connected; close some and try again.
core-denied-guests = Too many new guests come from this address; try again later.
core-denied-tables = You have made many tables; play one of them, or try again later.
core-denied-storage = The table cannot be reached just now; try again in a moment.
core-denied-workers = Not all of the server is there just now; try again in a moment.
core-denied-busy = The lab is busy just now; try again in a moment.
core-denied-overload = The server has more to do than it can just now; try again in a moment.
core-denied-imports = Too many games are being read in just now; try again in a moment.
core-denied-effort = This game is too long to be read in here.
core-denied-hostname = This server does not go by that name; open it by its number, or start it with --allow-host and the name.
core-denied-slow = The request took too long to come; try again.
core-denied-address = There is nothing at this address.
core-denied-network = This needs a server.
core-denied-request = A request of this kind is not answered here.
core-denied-rulebook = There is no such rulebook.
core-denied-example = There is no such example.
core-denied-puzzle = There is no such puzzle.
core-denied-account = This needs an account; a passkey makes one.
core-denied-scope = This token was not made for that; make one that is.
core-denied-sign-in = That did not sign you in. Try again, or another way.
core-denied-name-taken = Somebody has this name, or one that looks like it; choose another one.
core-denied-no-passkeys = Passkeys need a server with a name; open it by its name instead of its number, or sign in by mail.
core-denied-no-mail = This server sends no mail; use a passkey.
core-denied-mail-taken = This address belongs to another account; sign in there first.
core-denied-mails = Many letters were sent there already; look into the mailbox, or try again later.
core-denied-away = That is more than thirty days away in a year.
core-denied-holidays = You have changed your holidays too often this year.
core-denied-last-way-in = This is your last way to sign in; add another one first.
core-denied-rated = This table is rated: it is for people with an account, and not for programs.
core-denied-rated-seat = At a rated table everybody keeps their seat to the end; give up, if you want to go.
core-denied-rateable = A rated table needs a clock that ends in a loss, and seats for people only.
core-denied-person = Nobody here is called that.
core-denied-tournament = It is too late to enter, or the tournament is full.
core-denied-tournaments = You host several tournaments already; let one of them end first.
core-ui-admin-none = There is no server's data in { $path }.
core-ui-admin-failed = The database did not do that: { $problem }.
core-ui-admin-no-report = There is no report { $id }.
core-denied-reports = Many of your reports wait to be read; come again later.
core-denied-silenced = You may not write in the chat for a while: somebody has reported you, and whoever runs the server agreed.
core-denied-hook = That address cannot be told: it has to begin with https:// and lead outside private networks.
core-denied-push = This browser cannot be called; try another one.
core-denied-tokens = You have many programs; revoke the token of one first.
core-denied-passkeys = You have many passkeys; remove one first.
core-denied-friends = You wait for the answers of many people; ask more when they have come.

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
core-ui-corrected = { $name } put an entry right.
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
core-ui-hinted = Asked for a hint: { $name }
core-ui-curtain = Hand the screen to { $name } and press Enter.
core-ui-press-enter = Press Enter to go on.
core-ui-takeback-offered = { $name } would like to take back the last act.
core-ui-takeback-accepted = The offer was accepted.
core-ui-takeback-declined = The offer was declined.
core-ui-moment = Moment { $count } of { $total }
core-ui-analysis-start = start
core-ui-analysis-own = own choices
core-ui-analysis-others = choices of others
core-ui-analysis-luck = luck
core-ui-analysis-unforeseen = unforeseen
core-ui-analysis-end = end
core-ui-analysis-chance = chance to win
core-ui-analysis-better = Better was: { $act }
core-ui-analysis-would = It would have left { $would } of 100, not { $left }.
core-ui-analysis-nothing = do nothing
core-ui-analysis-sure = Chances are a bot’s estimate. Unforeseen is what was learned of others, and what the estimate itself got wrong.
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
core-ui-source-original = our own
core-ui-no-trace = The virtual opponent has not thought about a move yet.
core-reason-asking = The bot is asked …
core-reason-none = Nothing that everybody at the table may know tells why.

## Languages, each by its own name

core-language-en = English
core-language-cs = čeština
core-language-pl = polski
