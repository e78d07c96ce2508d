### What the terminal says, besides the words that every face shares. The browser does not fetch these.

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
core-help-correct = at a real table: the last entries with their numbers, with all every one; add a number to put that entry right, and what it was if you know the words
core-help-save = add a file name to save the game there
core-help-resign = give up
core-help-quit = leave the game

## Playing in the terminal

core-ui-curtain-close = Press Enter, and the screen goes blank for the next player.
core-ui-chosen = Chosen so far: { $text }
core-ui-chosen-enough = Chosen: { $text }; press Enter to do it, or choose more.
core-ui-allowed = This is allowed: { $text }
core-ui-no-rule = There is no rule { $rule }.
core-ui-near = Did you mean { $names }?
core-ui-no-rule-near = There is no rule { $rule }. Did you mean { $names }?
core-ui-problem-near = { $problem } Did you mean { $names }?
core-ui-whole-board = Type board for the whole board.
core-ui-rule-code = In the code:
core-ui-rule-code-none = The code does not name it.
core-ui-rule-tests = Tests:
core-ui-rule-tests-none = No test names it, or the tests are not here.
core-ui-standing-none = You are asked in every response window.
core-ui-standing-quiet = You are asked only when you can use a card.
core-ui-standing-alone = Only where you play alone with bots: others would learn something by your being asked.
core-ui-standing-unknown = “{ $text }” is no card; name one by its id.
core-ui-standing-pass = You pass
core-ui-standing-always = Always used
core-ui-standing-never = Never used
core-ui-standing-asked = Asked about each time
core-ui-quit-save = File to save the game in (Enter: leave without saving):{" "}
core-ui-go-on = To go on: sandtable play { $title } --load { $path }
core-ui-watch = To watch it again: sandtable replay { $path }
core-ui-entropy = Added to the chance of this game: { $name }
core-ui-replay-keys = Enter: on, b: back, a number: to that moment, q: quit{" "}

## Putting an entry right in the terminal

core-help-correct-list = every entry from this one on, and what becomes of it
core-help-correct-back = forget what you said last
core-help-correct-omit = leave out the entry that does not fit
core-help-correct-cut = cut off that entry and everything after it
core-help-correct-confirm = put it right, once everything fits
core-help-correct-cancel = leave everything as it was
core-ui-correct-name = To put one of them right: correct NUMBER
core-ui-correct-name-all = To put one of them right: correct NUMBER; correct all lists the earlier ones too.
core-ui-correct-none = There is no entry “{ $text }”; correct alone lists them with their numbers.
core-ui-correct-theirs = Only who entered this can put it right: { $name }
core-ui-correct-other = Here somebody else has to decide first. What comes after can only be cut off.
core-ui-correct-checking = Checking what came after …
core-ui-correct-hidden = something hidden
core-ui-correct-wrong = to put right
core-ui-correct-state-put = put right
core-ui-correct-state-left = left out
core-ui-correct-state-cut = cut off
core-ui-correct-state-fits = fits
core-ui-correct-state-fails = does not fit
core-ui-correct-state-waits = waits
core-ui-correct-first = This is how the table stood then. Say what it was; everything after it is checked again.
core-ui-correct-sum = { $fits ->
    [0] No entry after it fits so far.
    [one] 1 entry still fits.
   *[other] { $fits } entries still fit.
} No. { $number } does not. { $waits ->
    [0] It is the last.
    [one] The one after it is checked when { $number } is settled.
   *[other] The { $waits } after it are checked when { $number } is settled.
}
core-ui-correct-sum-all = { $cut ->
    [0] Everything fits.
    [one] The rest fits; 1 entry is cut off.
   *[other] The rest fits; { $cut } entries are cut off.
}
core-ui-correct-ask = What happened at no. { $number }? Or type omit to leave it out, cut to cut off all from there on, cancel to leave everything as it was.
core-ui-correct-without = Nothing can be entered at no. { $number }. Type omit to leave it out, cut to cut off all from there on, cancel to leave everything as it was.
core-ui-correct-confirm = Nothing has changed yet. Type confirm to put it right, back to choose again, cancel to leave everything as it was.
core-ui-correct-cancelled = Everything is as it was.

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
core-ui-uncited = Not named in the code: { $rules }.
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
core-ui-sim-alike = { $games ->
    [one] 1 game was played just like another and counts with it as one.
   *[other] { $games } games were played just like others and count with them as one.
}
core-ui-sim-hung = { $bot } did not answer in time and lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by it ({ $detail }).
core-ui-sim-lied = { $bot } gave an answer that is not allowed and lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by it ({ $detail }).
core-ui-sim-died = { $bot } ended while it played and lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by it ({ $detail }).
core-ui-lab-against = against
core-ui-ladder-rating = rating
core-ui-ladder-pairs = pairs
core-ui-sprt-accepted = { $first } is stronger than { $second }: { $high } points are likelier than { $low }.
core-ui-sprt-rejected = { $first } is not shown to be stronger than { $second }: { $low } points are likelier than { $high }.
core-ui-sprt-open = Not decided yet between { $first } and { $second } ({ $low } or { $high } points); more games will tell.
core-ui-sprt-figures = Pairs: { $pairs }; share of wins: { $share }; rating points: { $rating }; log-likelihood ratio: { $ratio } (bounds { $lower } and { $upper }).
core-ui-parquet-written = { $path }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
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
core-ui-sim-version = { $path } holds games of this pairing by other { $what ->
    [code] code
    [data] printed parts or weights
   *[bots] versions of the bots
} ({ $stored }; now { $now }); they are not mixed, name another file.
core-ui-sim-workers = Workers end again and again before a game is over; look at the memory, or take fewer with --jobs.
core-ui-no-ray = --on ray needs the extra “ray”: pip install 'sandtable[ray]'.
core-ui-lab-bots = Name from { $least } to { $most } bots, with commas.
core-ui-sprt-order = --low must be less than --high.
core-ui-parquet-name = { $path }: the name must end in .parquet.
core-ui-parquet-mixed = Saved games and games of an arena have different columns; write them to files of their own.
core-ui-no-parquet = Writing Parquet needs the extra “data”: pip install 'sandtable[data]'.
core-ui-train-no-features = { $title } has no features to learn from yet; its evaluation is made by hand.
core-ui-no-numpy = Learning needs the extra “train”: pip install 'sandtable[train]'.
core-ui-train-written = Wrote { $path }.
core-ui-reliability-of = { $title }: chance and share won, in %
core-ui-reliability-chance = chance
core-ui-reliability-won = won
core-ui-reliability-positions = positions
core-ui-reliability = Games: { $games }, positions: { $positions }. Chances are off by { $error } ({ $low }–{ $high }) on the average. Brier score { $brier }; always the same chance: { $base }.
core-ui-midgame = Games: { $games }. Brier score in the middle of them, always the same chance: { $base }; the evaluation: { $chance }; { $playouts } playouts each: { $played }. The evaluation reaches { $share } % of their gain ({ $low }–{ $high }).
core-ui-puzzles-none = { $title } has no puzzles; these titles have: { $titles }.
core-ui-puzzles-other = { $path } was made from another seed or by other terms; they are not mixed, name another file.
core-ui-puzzles-made = { $path }: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} of { $searched ->
    [one] 1 game
   *[other] { $searched } games
}. Positions looked at: { $looked }, candidates: { $checked }, dropped because the second search did not agree: { $dropped }.
core-ui-analysis-running = { $path }: this game is not over; only finished games are analysed.
core-ui-analysis-known = By what each player knew: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} of play in each
core-ui-analysis-open = With all cards open: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} of play in each
core-ui-analysis-mistakes = { $count ->
    [0] No mistakes of 2 of 100 or more
    [one] 1 mistake
   *[other] { $count } mistakes, the worst first
}
core-ui-analysis-cost = cost { $cost } ± { $error } of 100
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
core-ui-few-files = Only { $connections } pages can be connected at a time, for no more than { $files } files may be open; a higher ulimit -n allows more.
core-ui-folder-in-use = Another server has this data folder: { $folder }. Stop it, or name another folder with --data.
core-ui-unusable-proxy = A proxy is named by its address or network: { $problem }. Correct --proxy.
core-ui-unusable-reader = Who may read /metrics is named by address or network: { $problem }. Correct --metrics.
core-ui-unusable-database = This database cannot be used: { $problem }. Correct --database.
core-ui-workers-need-postgres = Several workers need a PostgreSQL database that they share: name one with --database postgresql://user@host/name, or leave out --workers.
core-ui-no-postgres = PostgreSQL needs one more package; install sandtable[postgres].
core-ui-unusable-address = Nothing can listen at { $problem }. Name another --port or --host.
core-ui-unusable-mail = Mail cannot be sent so: { $problem }.

## Looking after a server

core-ui-admin-there = { $path } is there already; name a place where nothing is.
core-ui-admin-no-file = There is no { $path }.
core-ui-admin-no-database = { $path } holds no tables of Sandtable: { $problem }.
core-ui-admin-older = The database has schema { $version }, and this program works with { $known }: start the server once, or use the program that wrote it.
core-ui-admin-unequal = The copy of { $name } is not the same as what was copied; nothing was changed.
core-ui-admin-spoiled = This copy is spoiled: { $problem }. Nothing was changed.
core-ui-admin-not-empty = There is something in that database already ({ $name }); name an empty one.
core-ui-admin-running = A server runs on this database; stop it first.
core-ui-admin-nobody = Nobody here is called { $who }; guests are found by their id alone.
core-ui-admin-backed-up = { $path }: everything is in it, { $size } kB, without signing keys.
core-ui-admin-restored = Restored: { $count ->
    [one] 1 table
   *[other] { $count } tables
}. Clocks have stood still since the backup; everybody signs in again.
core-ui-admin-moved = Moved and compared row by row: { $count ->
    [one] 1 table
   *[other] { $count } tables
}. What was there before is left as it is; throw it away when you are content.
core-ui-admin-verified = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} of their logs played again; { $closed ->
    [0] the rules of all of them are here
    [one] 1 by rules that are gone
   *[other] { $closed } by rules that are gone
}; { $wrong ->
    [0] nothing is wrong
    [one] 1 thing is wrong
   *[other] { $wrong } things are wrong
}.
core-ui-admin-exported = { $path }: everything that is kept.
core-ui-admin-erase = Erase everything of { $name } ({ $id })? It cannot be undone.
core-ui-admin-bounced = A letter came back for good: its reader gets no more until they want them again.
core-ui-admin-not-bounced = This message stops nobody's letters.
core-ui-admin-erased = { $name } ({ $id }) is erased; { $count ->
    [0] there were no tables
    [one] there was 1 table
   *[other] there were { $count } tables
}.
core-ui-admin-wrong-database = the database itself: { $problem }
core-ui-admin-wrong-reference = { $name } points at something in { $missing } that is not there
core-ui-admin-wrong-numbers = { $count ->
    [one] there is 1 entry
   *[other] there are { $count } entries
}, but the last one has the number { $last }
core-ui-admin-wrong-form = it cannot be read: { $problem }
core-ui-admin-wrong-title = it is listed as { $title }, but { $found } is played
core-ui-admin-wrong-seats = its seats are not the { $count } of the game
core-ui-admin-wrong-nobody = a seat is taken by nobody
core-ui-admin-wrong-list = lists tell another outcome, or other players to move, than the log
core-ui-admin-wrong-snapshot = the snapshot beside the log is not what the log came to
