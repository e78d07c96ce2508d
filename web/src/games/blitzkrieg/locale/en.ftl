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
ui-bk-from-propaganda = Propaganda
ui-bk-from-campaign = Campaigns
ui-bk-from-bonus = Shields on the tracks
ui-bk-from-theatre = Theatres closed by their tracks
ui-bk-turns-and-theatres = { $turns ->
    [one] 1 turn was played
   *[other] { $turns } turns were played
}, { $closed ->
    [0] no theatre was closed.
    [one] 1 theatre was closed.
   *[other] { $closed } theatres were closed.
}

## At a real table

ui-bk-do-markers = Put every battle marker on the red centre of its track and both victory markers on 0.
ui-bk-do-bags = Put the 22 regular tokens of each side into the bag of that side.
ui-bk-do-bags-dealt = Put the 22 regular tokens of your side into your bag. Those of the bot lie sorted beside the board: its bag is in the program.
ui-bk-do-pool = Lay the special weapons face down beside the board and mix them: they are the pool.
ui-bk-do-pool-dealt = Lay the special weapons face up beside the board: the program draws from the pool and tells you what to take.
ui-bk-do-tactics = Lay Steamroll face up; the other seven tactical tokens lie face down as the bank.
ui-bk-do-place = { $from ->
    [row] { NOUN($side, case: "start") }: take { NOUN($token, case: "the") } from the row and put it on { $theatre }, campaign { $campaign }, space { $space } from the left. Close the gap in the row.
   *[reserve] Put { NOUN($token, case: "the") } on { $theatre }, campaign { $campaign }, space { $space } from the left.
}
ui-bk-do-unseen = Put a special weapon from the pool into the bag of { NOUN($side, case: "the") }. Nobody looks at it.
ui-bk-do-take = { $to ->
    [bag] From the special weapons, put { NOUN($token, case: "the") } into your bag.
   *[reserve] From the special weapons, add { NOUN($token, case: "the") } to your reserve.
}
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

## The guided first game

ui-bk-learn-goal = You lead the Allies, the virtual opponent leads the Axis. This is the score of the war: whoever reaches 25 points first wins.
ui-bk-learn-front = The war is fought in five theatres. Each has a track with a marker: on the left half you lead, on the right half the Axis do.
ui-bk-learn-shift = Before the game dice push some markers towards the Axis. That is their head start, and it sets how hard the game is.
ui-bk-learn-virtual = The virtual opponent decides by 24 fixed steps. You see which step ruled out what, and so you can learn to foresee it.
ui-bk-learn-token = It is your turn. These are your tokens; the number says how far a token moves the marker. Point at one.
ui-bk-learn-space = What glows can be combined with it. Armies need land, navies need sea, aircraft go anywhere. The symbol of the space is an effect that you get first. Point at one.
ui-bk-learn-confirm = Dashed is what will surely happen. If you like it, confirm; if not, point at something else that glows.
ui-bk-learn-marker = The effect of the space came first. Now the marker has moved towards you by the value of your token.
ui-bk-learn-draw = At the end of your turn you draw one token from your bag, however many you have placed.
ui-bk-learn-why = Not everything is allowed. Point at this space, which does not glow: you are told why it is not possible, and by which rule.
ui-bk-learn-refused = Here it stands in one sentence, with the rule behind it. Nothing on the board has changed.
ui-bk-learn-row = When the last space of a row is filled, the side that leads the theatre gains the points on its shield. Then the next row opens.
ui-bk-learn-flag = A marker that reaches a flag closes the whole theatre: that side gains all that is still to be had in it. Shields +1 and +2 on the track pay extra for every row.
ui-bk-learn-end = That is enough to win. Point at anything to read what it does; the rulebook is in the menu. Good luck!
ui-bk-learn-choose = The die shows a 6, so you choose: point at the theatre whose marker you want to give away to the Axis, then confirm.
ui-bk-learn-advance = You have covered a strategic advantage: choose another theatre, where the marker moves towards you at once.
ui-bk-learn-bomb = You have covered a bombing: choose a token of the row, and it goes back into the bag of the Axis.
ui-bk-learn-blitz = A blitz token: you may place another token in the same theatre right now, or stop.
ui-bk-learn-resolve = You have closed a theatre! You carry out the effects that are left in it, in the order you like.
ui-bk-learn-scored = A row is full: the side that leads the theatre has just gained its points.
ui-bk-learn-special = A gold corner marks a special weapon. They are stronger and can do more; point at it to read what.
