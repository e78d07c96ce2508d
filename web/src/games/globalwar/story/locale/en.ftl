### How the war is told: report, calendar, end.

ui-gw-story-asking = One moment …
ui-gw-story-headlines = Headlines
ui-gw-story-nothing = Nothing has happened since.
ui-gw-story-since = Since your turn
ui-gw-story-since-date = { $turns ->
    [one] { $date }, one turn of others
   *[other] { $date }, { $turns } turns of others
}
ui-gw-story-away = { $hours ->
    [0] While you were away
    [one] While you were away: one hour
   *[other] While you were away: { $hours } hours
}
ui-gw-story-mood-up = good for you
ui-gw-story-mood-down = bad for you
ui-gw-story-mood-none = neither good nor bad for you
ui-gw-story-turns = Turns
ui-gw-story-for-you = yours, made for you
ui-gw-story-more-turns = Earlier turns: { $count }
ui-gw-story-losses = −{ $lost } / −{ $beaten }
ui-gw-story-no-loss = no loss
ui-gw-story-now-yours = Now: { $date }, your turn
ui-gw-story-now = Now: { $date }
ui-gw-story-wait = Others are on turn.
ui-gw-story-watch = Watch again
ui-gw-story-start = Start my turn

ui-gw-story-pause = Pause
ui-gw-story-play = Play the war turn by turn
ui-gw-story-scrub = Calendar turn
ui-gw-story-quiet = A quiet half-year.
ui-gw-story-replay = Replay from here
ui-gw-story-to-now = Back to now
ui-gw-story-map = The map as it was
ui-gw-story-front = Front
ui-gw-story-front-before = Half a year before
ui-gw-story-incomes = Income, IPP a turn
ui-gw-story-small-maps = Small maps

ui-gw-story-not-over = The war goes on
ui-gw-story-won = Winner: { $side }, { $points ->
    [one] by a point
   *[other] by { $points } points
}
ui-gw-story-tally = Points { $points }.
ui-gw-story-overtime = A tie plays on until a calendar turn ends with one side ahead.
ui-gw-story-winner = winner
ui-gw-story-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
ui-gw-story-objectives = { $points } of { $all } from objectives
ui-gw-story-lacks = { $what } lacks
ui-gw-story-met = met
ui-gw-story-not-met = not met
ui-gw-story-points = Points by turn
ui-gw-story-decided = What decided it
ui-gw-story-last-turn = Last turn: { $date }
ui-gw-story-rolls-from = A roll may end the war from July 1944 on.
ui-gw-story-no-roll = This theatre ends with its last calendar turn; nobody rolls for it.
ui-gw-story-roll = The roll of { $date }
ui-gw-story-lost-capitals = capitals in enemy hands
ui-gw-story-ends-at = { $most } or less ends the war
ui-gw-story-not-thrown = not thrown
ui-gw-story-needs = needs { $most }
ui-gw-story-tie = It would have ended the war, but nobody led alone: play goes on.
ui-gw-story-how = How it ended

ui-gw-story-now-about = { $phase } · { $ipp } IPP in the treasury

ui-gw-story-review = { $lost ->
    [0] { $forgotten ->
        [one] Before you end it: one thing perhaps forgotten
       *[other] Before you end it: { $forgotten } things perhaps forgotten
    }
    [one] Before you end it: one loss, perhaps forgotten { $forgotten }
   *[other] Before you end it: { $lost } losses, perhaps forgotten { $forgotten }
}
ui-gw-story-review-none = Nothing to regret
ui-gw-story-review-about = You may end it all the same. What you mark as meant is not asked again this turn.
ui-gw-story-back = Back
ui-gw-story-show = Show
ui-gw-story-review-money = Buying ends with this phase; what is not spent stays in the treasury.
ui-gw-story-review-doomed = They have no friendly place within reach and are lost when the phase ends.
ui-gw-story-review-unmoved = They could still move in this phase.
ui-gw-story-review-place = What is not placed waits in the box until the next turn.
ui-gw-story-review-upgrade = The upgrade can be placed now.
ui-gw-story-review-rail = Trains are free this turn.
ui-gw-story-review-naval = Strategic naval moves are free this turn.
ui-gw-story-review-surprise = Once in the game, and only in the turn in which war begins.
ui-gw-story-review-blitzkrieg = Once in the game: a second round of moves and battles for land and air.
ui-gw-story-review-overlord = Once in the game: Americans and the Commonwealth land together.
ui-gw-story-review-research = A die that is not thrown now is gone.
ui-gw-story-review-exposed = Enemy units stand beside it; defenders: { $held }.
