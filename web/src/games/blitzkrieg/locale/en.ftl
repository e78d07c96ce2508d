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
ui-bk-brief = { $closes ->
    [yes] Closes the theatre. Points: { $from } → { $to }
   *[no] Points: { $from } → { $to }
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Campaign
ui-bk-for-bonus = Shield on the track
ui-bk-for-theatre = Theatre closed by its track
