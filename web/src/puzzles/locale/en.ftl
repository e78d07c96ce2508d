### Words of the puzzles, fetched with them.

ui-puzzle = Puzzle
ui-puzzles-about = Positions of games that bots have played, in which one act is clearly better than all others. You see what the player saw.
ui-puzzles-none = There are no puzzles of this game yet.
ui-puzzle-daily-solve = Solve today’s
ui-puzzle-daily-solved = Today’s is solved
ui-puzzle-number = Puzzle { $number }
ui-puzzle-next = Next puzzle
ui-puzzle-again = Again
ui-puzzle-leave = All puzzles
ui-puzzle-find = Which act is clearly the best?
ui-puzzle-known = You see what the player saw. Whatever may be hidden from you, the answer reckons with all of it.
ui-puzzle-about = { $theme } · difficulty { $difficulty } of { $hardest }
ui-puzzle-difficulty = Difficulty { $difficulty } of { $hardest }
ui-puzzle-theme = Theme
ui-puzzle-theme-all = All
ui-puzzle-theme-win = Win at once
ui-puzzle-theme-win-about = The right act ends the game, and you have won it.
ui-puzzle-theme-points = Points now
ui-puzzle-theme-points-about = The right act brings more points at once than any other.
ui-puzzle-theme-later = A longer view
ui-puzzle-theme-later-about = Points at once do not decide it: look at what comes after.
ui-puzzle-right = Solved. That is the best act.
ui-puzzle-told = This was the answer.
ui-puzzle-wrong = Not this one: another act is clearly better.
ui-puzzle-wrong-on = Everything lies as it was. Try again.
ui-puzzle-behind = It leaves you a chance to win of { $chance } %, the best act { $most } %.
ui-puzzle-behind-far = The best act leaves you a chance to win of { $most } %; this one is at least { $margin } percentage points behind it.
ui-puzzle-hint = A hint
ui-puzzle-hint-about = What the best act brings at once, and this one does not:
ui-puzzle-give-up = Show the answer
ui-puzzle-gain = It leaves you a chance to win of { $chance } %, { $margin } percentage points more than any other act.
ui-puzzle-then = What follows: { $acts }.
ui-puzzle-brings = What it brings at once and the next best does not:
ui-puzzle-others = What else there was
ui-puzzle-chance = chance to win in %
ui-puzzle-proof = Two searches agree, the second of them deeper and with other luck.
ui-puzzle-tries = { $count ->
    [one] Found at the first try.
   *[other] Found with { $count } tries.
}
ui-puzzle-week = Your week
ui-puzzle-solved = solved
ui-puzzle-solved-of = { $solved } of { $count } solved
