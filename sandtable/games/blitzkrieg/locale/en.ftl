### Blitzkrieg! Nouns first; their attributes are forms that NOUN($noun, case: …) asks for:
### "the" with the article it has in a sentence, "start" at the start of one, "where" with its preposition,
### "number" (sg or pl) for the verb.

bk-title = Blitzkrieg!
bk-tagline = World War Two in twenty minutes

## Sides

bk-side-axis = Axis
    .the = the Axis
    .start = The Axis
    .number = pl
bk-side-allies = Allies
    .the = the Allies
    .start = The Allies
    .number = pl
bk-side-japan = Japan
    .the = Japan
    .start = Japan
    .number = sg
bk-side-germany = Germany
    .the = Germany
    .start = Germany
    .number = sg

## Theatres and spaces

bk-theatre-WE = Western Europe
    .where = in Western Europe
bk-theatre-PO = Pacific
    .where = in the Pacific
bk-theatre-EE = Eastern Europe
    .where = in Eastern Europe
bk-theatre-AME = Africa and Middle East
    .where = in Africa and the Middle East
bk-theatre-SEA = South East Asia
    .where = in South East Asia
bk-theatre-SEAT = Seattle
    .where = in Seattle
bk-theatre-SFR = San Francisco
    .where = in San Francisco
bk-theatre-LAX = Los Angeles
    .where = in Los Angeles
bk-theatre-HOU = Houston
    .where = in Houston
bk-theatre-DEN = Denver
    .where = in Denver
bk-theatre-CHI = Chicago
    .where = in Chicago
bk-theatre-WDC = Washington
    .where = in Washington
bk-theatre-NYC = New York
    .where = in New York
bk-space = { NOUN($theatre) } { $campaign }-{ $space }
bk-row = position { $place } of the row
bk-row-token = { NOUN($token) } (position { $place })
bk-plan-place = { NOUN($token) } on { NOUN($space) }
bk-terrain-land = land
bk-terrain-sea = sea
bk-terrain-either = land and sea

## Effects of spaces

bk-effect-none = no effect
bk-effect-production = industrial production
bk-effect-improved-production = improved industrial production
bk-effect-research = research
bk-effect-improved-research = improved research
bk-effect-research-industry = research industry
bk-effect-bombing = bombing
bk-effect-tactical = tactical advantage
bk-effect-strategic = strategic advantage
bk-effect-propaganda = propaganda

## Tokens

bk-token-hidden = a token
    .the = a token
bk-token-army-1 = army 1
    .the = army 1
bk-token-army-2 = army 2
    .the = army 2
bk-token-army-3 = army 3
    .the = army 3
bk-token-navy-1 = navy 1
    .the = navy 1
bk-token-navy-2 = navy 2
    .the = navy 2
bk-token-navy-3 = navy 3
    .the = navy 3
bk-token-air-0 = air blitz 0
    .the = air blitz 0
bk-token-air-1 = air 1
    .the = air 1
bk-token-air-2 = air 2
    .the = air 2
bk-token-general = general
    .the = the general
bk-token-admiral = admiral
    .the = the admiral
bk-token-blitz-army = army blitz 1
    .the = army blitz 1
bk-token-blitz-navy = navy blitz 1
    .the = navy blitz 1
bk-token-elite-army = elite army 4
    .the = elite army 4
bk-token-elite-navy = elite navy 4
    .the = elite navy 4
bk-token-elite-air = elite air 3
    .the = elite air 3
bk-token-task-force-army = army task force 5
    .the = army task force 5
bk-token-task-force-navy = navy task force 5
    .the = navy task force 5
bk-token-task-force-air = air task force 4
    .the = air task force 4
bk-token-bomber-navy = navy bomber 2
    .the = navy bomber 2
bk-token-bomber-air = air bomber 1
    .the = air bomber 1
bk-token-nuclear = nuclear bomb
    .the = the nuclear bomb
bk-token-scientist = scientist
    .the = the scientist
bk-token-spy = spy
    .the = the spy
bk-token-godzilla = Godzilla
    .the = Godzilla

## Tactical tokens

bk-tactic-big-guns = Big Guns
bk-tactic-counterattack = Counterattack
bk-tactic-economic-warfare = Economic Warfare
bk-tactic-for-the-glory = For the Glory
bk-tactic-research-and-development = Research & Development
bk-tactic-rapid-deployment = Rapid Deployment
bk-tactic-secure = Secure
bk-tactic-steamroll = Steamroll

## Counted things ($points, $spaces, $count)

bk-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bk-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}

## What happens

bk-turn = Turn { $turn }: { NOUN($side, case: "the") }
bk-placed = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] places
   *[pl] place
} { NOUN($token, case: "the") } on { NOUN($space) }.
bk-placed-spy = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] places
   *[pl] place
} { NOUN($token, case: "the") } as { NOUN($copied, case: "the") } on { NOUN($space) }.
bk-marker-moved = The marker { NOUN($theatre, case: "where") } moves { bk-spaces } towards { NOUN($side, case: "the") } ({ bk-marker-now }).
# Which half it stands on: positive is the first side's, the Axis' or Japan's.
bk-marker-now = { SIGN($to) ->
    [zero] now on the centre
    [plus] now { bk-first-side } +{ ABS($to) }
   *[minus] now { bk-second-side } +{ ABS($to) }
}
bk-first-side = { $side ->
    [axis] { bk-side-axis }
    [allies] { bk-side-axis }
   *[other] { bk-side-japan }
}
bk-second-side = { $side ->
    [axis] { bk-side-allies }
    [allies] { bk-side-allies }
   *[other] { bk-side-germany }
}
bk-scored-propaganda = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] gains
   *[pl] gain
} { bk-points } for propaganda { NOUN($theatre, case: "where") } ({ $total } in all).
bk-scored-campaign = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] gains
   *[pl] gain
} { bk-points } for the campaign { NOUN($theatre, case: "where") } ({ $total } in all).
bk-scored-bonus = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] gains
   *[pl] gain
} { bk-points } more for the shield the marker has reached ({ $total } in all).
bk-scored-theatre = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] gains
   *[pl] gain
} { bk-points } for closing the theatre { NOUN($theatre, case: "where") } ({ $total } in all).
bk-drew = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] draws
   *[pl] draw
} { NOUN($token, case: "the") } from the bag.
bk-researched = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] draws
   *[pl] draw
} { $token ->
    [hidden] a special weapon
   *[other] { NOUN($token, case: "the") }
} from the pool for the bag.
bk-researched-to-reserve = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] draws
   *[pl] draw
} { $token ->
    [hidden] a special weapon
   *[other] { NOUN($token, case: "the") }
} from the pool straight into the reserve.
bk-researched-unseen = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] draws
   *[pl] draw
} a special weapon from the pool for the bag; nobody looks at it.
bk-bombed = Bombing hits { NOUN($token, case: "the") } in the reserve of { NOUN($side, case: "the") }.
bk-bombed-to-pool = Bombing hits { NOUN($token, case: "the") } in the reserve of { NOUN($side, case: "the") }; the special weapon goes back to the pool.
bk-leftover = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] carries
   *[pl] carry
} out the leftover effect of { NOUN($space) }.
bk-theatre-closed = A theatre closes: { NOUN($theatre) }.
bk-theatre-opened = A further theatre opens: { NOUN($theatre) }, marker { SIGN($marker) ->
    [zero] on the centre
    [plus] { bk-marker-off } from the centre towards { bk-side-japan }
   *[minus] { bk-marker-off } from the centre towards { bk-side-germany }
}.
bk-marker-off = { ABS($marker) ->
    [one] 1 space
   *[other] { ABS($marker) } spaces
}
bk-tactic = { $drawn ->
    [steamroll] Tactical token: { NOUN($drawn) }, so { NOUN($tactic) } stays in force.
   *[other] Tactical token: { NOUN($tactic) }.
}
# $trace is how many steps were looked at.
bk-thought = The virtual opponent thinks ({ $trace ->
    [one] 1 step
   *[other] { $trace } steps
}).
bk-won = { NOUN($side, case: "start") } { NOUN($side, case: "number") ->
    [sg] wins
   *[pl] win
}{ $reason ->
    [bk-outcome-points] {" "}on points.
   *[bk-outcome-no-placement] : the other side cannot place a token.
}
bk-outcome-points = The game was decided on points.
bk-outcome-no-placement = A side could not place a token.

## What is asked, rolled and drawn

bk-prompt-place = Place a token from your reserve.
bk-prompt-blitz = Blitz: place a further token in the same theatre, or stop.
bk-prompt-advance = Strategic advantage: choose another open theatre whose marker moves towards you.
bk-prompt-bomb = Bombing: choose a token of the virtual opponent's row.
bk-prompt-resolve = You have closed a theatre: choose the leftover effect to carry out next.
bk-prompt-open = Choose the theatre that comes into play.
bk-prompt-shift = Choose the theatre whose marker is shifted towards the virtual opponent.
bk-chance-draw = Draw a token from the bag.
bk-chance-research = Draw a special weapon from the pool.
bk-chance-bombing = Bombing: take a token from the reserve at random.
bk-chance-shift = Find at random the theatre whose marker is shifted.
bk-chance-tactic = Draw a tactical token for the virtual opponent.
bk-chance-token = Roll the die for the token of the virtual opponent.

## Acts

bk-act-place = Place { NOUN($token, case: "the") } on { NOUN($space) }
bk-act-stop = Place no further token
bk-act-advance = Use the strategic advantage { NOUN($theatre, case: "where") }
bk-act-resolve = Carry out the effect of { NOUN($space) }
bk-act-bomb = Bomb { NOUN($place) }
bk-act-open = Bring { NOUN($theatre) } into play
bk-act-shift = Shift the marker { NOUN($theatre, case: "where") }
bk-act-draw = Draw { NOUN($token, case: "the") } from the bag
bk-act-research = Draw { $token ->
    [hidden] a special weapon
   *[other] { NOUN($token, case: "the") }
} from the pool
bk-act-lose = Lose { NOUN($token, case: "the") } from the reserve
bk-act-tactic = Tactical token: { NOUN($tactic) }

## Refusals

bk-refused-reserve = You do not have { NOUN($token, case: "the") } in your reserve.
bk-refused-spy = The spy has nothing to copy: the opponent has not placed a token yet.
bk-refused-closed = Nothing can be placed { NOUN($theatre, case: "where") }: the theatre is not open.
bk-refused-blitz = After a blitz token the further token goes into the same theatre, so nothing can be placed { NOUN($theatre, case: "where") } now.
bk-refused-occupied = { NOUN($space) } is occupied.
bk-refused-campaign = { NOUN($space) } is not in the active campaign; an upper row still has a free space.
bk-refused-terrain-army = { NOUN($space) } is a sea space, and { NOUN($token, case: "the") } needs land or land and sea.
bk-refused-terrain-navy = { NOUN($space) } is a land space, and { NOUN($token, case: "the") } needs sea or land and sea.
bk-refused-advance = A strategic advantage is used in another open theatre.
bk-refused-bomb = You may bomb any regular token of the row, and a special weapon only if the row holds nothing else.
bk-refused-resolve = That space has no leftover effect to carry out.
bk-refused-open = Only a theatre that is waiting can come into play.
bk-refused-shift = Choose one of the theatres on the board.

## Problems with positions

bk-malformed-count = { NOUN($token) }: { $count } found in all, which is not the number in the box; correct reserve, bag, pool or board.
bk-malformed-too-many = { NOUN($token) }: more than the box holds; correct reserve, bag or board.
bk-malformed-first-side-only = { NOUN($token) } belongs to Japan alone; give it to nobody else.
bk-malformed-open-at-end = the marker stands on a flag, so the theatre is closed; add it to “closed” or move the marker.
bk-malformed-open-full = every space is occupied, so the theatre is closed; add it to “closed” or clear a space.

## The 24 steps of the virtual opponent

bk-step-1 = a winning move
bk-step-2 = closing a theatre with profit
bk-step-3 = closing a campaign with profit
bk-step-4 = no move that loses at once
bk-step-5 = the theatre the tactical token asks for
bk-step-6 = most free spaces in the active campaign
bk-step-7 = most points for the active campaign
bk-step-8 = the lowest theatre number
bk-step-9 = the space the tactical token asks for
bk-step-10 = 20 points or more, so propaganda
bk-step-11 = strategic advantage
bk-step-12 = 3 points or more behind, so propaganda
bk-step-13 = at most 4 tokens in the row, so production
bk-step-14 = research
bk-step-15 = bombing
bk-step-16 = tactical advantage
bk-step-17 = production
bk-step-18 = propaganda
bk-step-19 = the leftmost space
bk-step-20 = the token the tactical token asks for
bk-step-21 = a space without effect, so value 1 or more
bk-step-22 = the last free space of the campaign, so no blitz
bk-step-23 = 20 points or more, so the highest value
bk-step-24 = the die decides
bk-trace-kept = Step { $step }: { $heading } — { $kept }
bk-trace-all = Step { $step }: { $heading } — true of all candidates, all stay
bk-trace-unmet = Step { $step }: { $heading } — no candidate meets it, all stay
bk-trace-no-plan = Step { $step }: { $heading } — not possible
bk-trace-die = Step { $step }: the die shows { $die } — { $kept }

## Modes and options

bk-mode-duel = Duel
bk-mode-duel-about = Two players, Axis against Allies.
bk-mode-solo = Solo
bk-mode-solo-about = You lead the Allies against the virtual opponent.
bk-mode-nippon = Nippon
bk-mode-nippon-about = Two players, Japan against Germany over American cities (an unofficial reconstruction).
bk-mode-nippon-solo = Nippon solo
bk-mode-nippon-solo-about = You lead Germany against the virtual opponent (an unofficial reconstruction).
bk-option-bonus = Bonus points
bk-option-bonus-about = When the shields on a track pay a bonus.
bk-option-bonus-thresholds = from the shield on
bk-option-bonus-exact = only on the exact space of the shield
bk-option-reserve-limit = Reserve limit
bk-option-reserve-limit-about = How many tokens a reserve may hold.
bk-option-reserve-limit-0 = no limit
bk-option-reserve-limit-value = { $value ->
    [one] 1 token
   *[other] { $value } tokens
}
bk-option-neutral-campaign = Campaign closed on the centre
bk-option-neutral-campaign-about = Who gains the points when nobody leads.
bk-option-neutral-campaign-both = both sides
bk-option-neutral-campaign-nobody = nobody
bk-option-allies-at-once = The second side wins at once
bk-option-allies-at-once-about = Whether 25 points also win for the Allies or Germany after the other side's turn.
bk-option-allies-at-once-true = after any turn
bk-option-allies-at-once-false = only after its own turn
bk-option-bombed-special = Bombed special weapons
bk-option-bombed-special-about = Where a special weapon goes when it is bombed.
bk-option-bombed-special-bag = to the owner's bag
bk-option-bombed-special-pool = back to the pool
bk-option-difficulty = Difficulty
bk-option-difficulty-about = How far the markers are shifted towards the virtual opponent before the game.
bk-option-difficulty-low = low
bk-option-difficulty-medium = medium
bk-option-difficulty-high = high
bk-option-shifts = Extra shifts
bk-option-shifts-about = Further shifts of markers towards the virtual opponent, for a harder game.
bk-option-shifts-0 = none
bk-option-shifts-value = { $value ->
    [one] 1 shift
   *[other] { $value } shifts
}
bk-option-handicap = Points at the start
bk-option-handicap-about = Points with which the virtual opponent starts, for a harder game.
bk-option-handicap-value = { $value ->
    [one] 1 point
   *[other] { $value } points
}
bk-option-tactical-tokens = Tactical tokens
bk-option-tactical-tokens-about = Eight tokens that make the virtual opponent harder to predict.
bk-option-tactical-tokens-true = with them
bk-option-tactical-tokens-false = without
bk-option-blitz-follow-up = Blitz of the virtual opponent
bk-option-blitz-follow-up-about = Which steps find its further token after a blitz.
bk-option-blitz-follow-up-space-and-token = space and token only
bk-option-blitz-follow-up-all-steps = all steps
bk-option-big-guns = Big Guns
bk-option-big-guns-about = Among which tokens the greatest influence is sought when no special weapon fits.
bk-option-big-guns-all-tokens = among all tokens that fit
bk-option-big-guns-special-only = among special weapons only
bk-option-research-industry = Research industry
bk-option-research-industry-about = What a research industry space counts as for the tactical tokens.
bk-option-research-industry-research = as research
bk-option-research-industry-production = as production
bk-option-lead-needed = Counterattack and Secure
bk-option-lead-needed-about = Whether they look only at theatres where that side really leads.
bk-option-lead-needed-true = a lead is needed
bk-option-lead-needed-false = all theatres count
bk-option-last-row-theatre = Step 2 and the last row
bk-option-last-row-theatre-about = Whether filling the last row counts as closing a theatre.
bk-option-last-row-theatre-true = it counts
bk-option-last-row-theatre-false = only reaching the flag counts

## Words of the table

bk-ui-points = points
bk-ui-marker = marker
bk-ui-reserve = reserve
bk-ui-bag = bag
bk-ui-pool = pool
bk-ui-row = row
bk-ui-turn = turn
bk-ui-side = side
bk-ui-theatre = theatre
bk-ui-theatres = Theatres
bk-ui-campaign = campaign
bk-ui-space = space
bk-ui-spaces = Spaces
bk-ui-effect = effect
bk-ui-terrain = terrain
bk-ui-token = token
bk-ui-value = value
bk-ui-track = track
bk-ui-bonus = bonus
bk-ui-flag = flag
bk-ui-centre = centre
bk-ui-open = open
bk-ui-closed = closed
bk-ui-waiting = not in play yet
bk-ui-active = active
bk-ui-free = free
bk-ui-leader = leads
bk-ui-nobody-leads = nobody leads
bk-ui-lead = { NOUN($side) } +{ $spaces }
bk-ui-last = last token
bk-ui-tactic = tactical token
bk-ui-special = special weapons
bk-ui-unseen = unseen special weapons in the bag
bk-ui-virtual = virtual opponent
bk-ui-steps = Why it played this
bk-ui-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
bk-ui-due-for = { NOUN($side) }: { $cause }
bk-ui-headline = Blitzkrieg! · { $mode } · turn { $turn } · { $target } points to win
bk-ui-welcome-duel =
    Welcome! Two sides meet here: { $first } (■) and { $second } (□); the one named first begins.
    In each turn you place one token of your reserve on a free space of an active row (▸). Armies go on land ▲, navies on sea ≈, both on ◇, aircraft anywhere. The effect of the space comes first, then the marker ● of that theatre moves towards you by the value of the token, and you draw a new one.
    Full rows and closed theatres pay points ★ to the side that leads there. With { $target } points you win; whoever cannot place a token loses.

    Type the number of a token, then the number of a space. help shows the rest, quit leaves.
bk-ui-welcome-solo =
    Welcome! You lead { $you }; the virtual opponent leads { $opponent } and moves by the printed 24 steps.
    In each turn you place one token of your reserve on a free space of an active row (▸). Armies go on land ▲, navies on sea ≈, both on ◇, aircraft anywhere. The effect of the space comes first, then the marker ● of that theatre moves towards you by the value of the token, and you draw a new one.
    Full rows and closed theatres pay points ★ to the side that leads there. With { $target } points you win; whoever cannot place a token loses.

    Type the number of a token, then the number of a space. help shows the rest, trace shows how the opponent decided, quit leaves.
## Effects on a narrow board, at most ten characters

bk-ui-short-none = –
bk-ui-short-production = prod. { $value }
bk-ui-short-improved-production = prod. { $value }
bk-ui-short-research = res. { $value }
bk-ui-short-improved-research = res. { $value }
bk-ui-short-research-industry = res.ind. { $value }
bk-ui-short-bombing = bomb { $value }
bk-ui-short-tactical = tact. { $value }
bk-ui-short-strategic = strat. { $value }
bk-ui-short-propaganda = propag. { $value }

## What one can choose to do, before it is said with what

bk-verb-place = place a token
bk-verb-stop = place no further token
bk-verb-advance = use the strategic advantage
bk-verb-resolve = carry out a leftover effect
bk-verb-bomb = bomb a token of the row
bk-verb-open = bring a theatre into play
bk-verb-shift = shift a marker
