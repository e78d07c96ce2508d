ui-analysis-knowing = Judged by
ui-analysis-known = What was known
ui-analysis-open = All open
ui-analysis-waiting = Waiting its turn
ui-analysis-running = Going through the game
ui-analysis-stop = Stop
ui-analysis-failed = This game was too much for the time there is.
ui-analysis-away = The server does not answer just now; try again.
ui-analysis-won = Why { $name } won
ui-analysis-lost = Why { $name } lost
ui-analysis-mistakes = Mistakes by size
ui-analysis-whose = Whose mistakes
ui-analysis-of-own = Own { $count }
ui-analysis-of-others = Of others { $count }
ui-analysis-none = No mistake of 2 of 100 or more.
ui-analysis-cost = { $name }: { $act }. It cost { $cost } ± { $error } of 100.
ui-analysis-sure = ± { $error }
ui-analysis-choices = choices
ui-analysis-key-own = mistake of { $name }
ui-analysis-key-others = of others
ui-analysis-curve = Chance to win, { $name }: from { $start } of 100 at the start to { $end } at the end, { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
} of all.
