### What the web table adds to the words of Blitzkrieg!

ui-bk-victory = War victory
ui-bk-target = The target is { $points } points.
ui-bk-points-of = { NOUN($side, case: "start") }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, after this move { $then }.
ui-bk-your-reserve = Your reserve
ui-bk-reserve-of = Reserve: { NOUN($side) }
ui-bk-reserve-about = Point at a token, then at a space, or the other way round.
ui-bk-your-bag = Your bag
ui-bk-in-bag = { $count } in the bag
ui-bk-tactic = Tactic: { NOUN($tactic) }
ui-bk-unseen = { $count } unseen
ui-bk-side-virtual = { NOUN($side) }, virtual
ui-bk-side-you = { NOUN($side) }, you
ui-bk-reasoning = Reasoning
ui-bk-level-plan = The virtual opponent looks for a whole move first.
ui-bk-level-theatre = The virtual opponent asks: which campaign?
ui-bk-level-space = The virtual opponent asks: which space?
ui-bk-level-token = The virtual opponent asks: which token?
ui-bk-steps-none = Steps { $steps } settle nothing.
ui-bk-all-stay = all { $count } stay
ui-bk-of = { $kept } of { $had }
ui-bk-space-short = space { $campaign }-{ $space }
ui-bk-special = special weapon
ui-bk-bonus = +1 from { $first }, +2 from { $second }
ui-bk-value = value { $value }
ui-bk-effect = { $effect } { $value }
ui-bk-token-of = { NOUN($side) }: { $token }
ui-bk-space = { $space }, { $terrain }, { $effect }: { $holder }{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-bk-theatre = { $number } { NOUN($theatre) }, { $open }, { $lead }{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-bk-token = { NOUN($token) }{ $special ->
    [yes] , special weapon
   *[no] {""}
}{ $state ->
    [legal] . You may place it
    [chosen] . Chosen
   *[none] {""}
}
ui-bk-row-token = { $place }: { NOUN($token) }{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-bk-campaign = Campaign { $number }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-bk-track = Track of { $theatre }: { $lead }; { $flag } to the flag; bonus 1 from { $first }, bonus 2 from { $second }
ui-bk-marker = { NOUN($theatre) }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
ui-bk-brief-marker = { NOUN($theatre) }: { $from } → { $to }
ui-bk-brief-closes = closes the theatre
ui-bk-brief-points = { NOUN($side) }: { $from } → { $to } { $to ->
    [one] point
   *[other] points
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Campaign
ui-bk-for-bonus = Shield on the track
ui-bk-for-theatre = Theatre closed by its track

## At a real table

ui-bk-do-markers = Put every battle marker on the red centre of its track and both victory markers on 0.
ui-bk-do-bags = Put the 22 regular tokens of each side into the bag of that side.
ui-bk-do-pool = Lay the special weapons face down beside the board and mix them: they are the pool.
ui-bk-do-tactics = Lay Steamroll face up; the other seven tactical tokens lie face down as the bank.
ui-bk-do-place = { $from ->
    [row] { NOUN($side, case: "start") }: take { NOUN($token, case: "the") } from the row and put it on { $theatre }, campaign { $campaign }, space { $space } from the left. Close the gap in the row.
   *[reserve] Put { NOUN($token, case: "the") } on { $theatre }, campaign { $campaign }, space { $space } from the left.
}
ui-bk-do-unseen = Put a special weapon from the pool into the bag of { NOUN($side, case: "the") }. Nobody looks at it.
ui-bk-do-back = Put it back into your bag: { NOUN($token) }.
ui-bk-real-draw = { $who ->
    [mine] Draw a token from your bag.
   *[other] Draw a token from the bag of { NOUN($side, case: "the") }.
}
ui-bk-real-draw-why = { $who ->
    [row] Lay it at the right end of the row, and point at it below.
   *[other] Add it to the reserve, and point at it below.
}{ $left ->
    [1] {""}
   *[other] {" "}Still to draw: { $left }.
}
ui-bk-real-research = { $who ->
    [row] Draw a special weapon from the pool for the row.
   *[other] Draw a special weapon from the pool.
}
ui-bk-real-pool-to-bag = Put it into the bag, and point at it below.
ui-bk-real-pool-to-reserve = { $who ->
    [row] Lay it at the right end of the row, and point at it below.
   *[other] Add it to the reserve, and point at it below.
}
ui-bk-real-bombing = { $who ->
    [mine] You are bombed: take a token from your reserve without looking.
   *[other] Bombing: a token is taken at random from the reserve of { NOUN($side, case: "the") }.
}
ui-bk-real-bombing-why = It goes back into the bag. Point at what it was.
ui-bk-real-shift = Roll the die: which marker moves towards the virtual opponent?
ui-bk-real-shift-city = Pick a theatre in play at random: its marker moves towards the virtual opponent.
ui-bk-real-shift-why = Point at what came up.{ $left ->
    [1] {""}
   *[other] {" "}Shifts still to come: { $left }.
}
ui-bk-real-tactic = Draw a tactical token for the virtual opponent.
ui-bk-real-tactic-why = Point at what came up; then the old one goes back to the bank.
ui-bk-real-token = Roll the die for the virtual opponent: { $count ->
    [one] 1 token fits
   *[other] { $count } tokens fit
} { NOUN($space) }.
ui-bk-real-token-why = Under each face stands the token that it means.
ui-bk-real-own-choice = your choice
ui-bk-kind-army = armies
ui-bk-kind-navy = navies
ui-bk-kind-air = air
