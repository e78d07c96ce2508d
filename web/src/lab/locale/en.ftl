### Words of the odds page.

ui-gw-odds-page = Battle odds · Sandtable
ui-gw-odds-title = Who wins the battle?
ui-gw-odds-kind = Kind of battle
ui-gw-odds-kind-land = Land battle
ui-gw-odds-kind-amphibious = Amphibious landing
ui-gw-odds-kind-airborne = Airborne assault
ui-gw-odds-kind-naval = Naval battle
ui-gw-odds-kind-port = Attack on a port
ui-gw-odds-kind-interception = Interception of bombers
ui-gw-odds-kind-attrition = Attrition attack
ui-gw-odds-kind-clash = Border clash
ui-gw-odds-kind-encounter = Meeting at sea
ui-gw-odds-nation = Nation: { $side }
ui-gw-odds-worth = { $ipp } IPP
ui-gw-odds-swap = Swap the sides
ui-gw-odds-forces = Units of both sides
ui-gw-odds-attacks = Attacks
ui-gw-odds-defends = Defends
ui-gw-odds-values = A/D
ui-gw-odds-values-about = Attack and defence
ui-gw-odds-many = { $unit }, { $side }
ui-gw-odds-less = { $what }: one less
ui-gw-odds-more = { $what }: one more
ui-gw-odds-more-units = More units
ui-gw-odds-fewer-units = Fewer units
ui-gw-odds-ground = Ground and circumstances
ui-gw-odds-with-city = City
ui-gw-odds-with-surrounded = Surrounded
ui-gw-odds-with-river = River
ui-gw-odds-with-fort = Fortification
ui-gw-odds-with-maginot = Maginot Line
ui-gw-odds-with-blitzkrieg = Blitzkrieg
ui-gw-odds-with-surprise = Surprise attack
ui-gw-odds-with-hunted = Submarines began
ui-gw-odds-guns = Coastal guns
ui-gw-odds-choices = How both sides choose
ui-gw-odds-losses = Losses of: { $nation }
ui-gw-odds-retreat = The attacker retreats
ui-gw-odds-retreat-never = never
ui-gw-odds-retreat-weaker = when he is the weaker one
ui-gw-odds-retreat-after = after round { $number }
ui-gw-odds-retreat-below = with fewer than { $number } units
ui-gw-odds-helps = What would help
ui-gw-odds-help = +{ $many } { $many ->
    [one] { NOUN($unit) }
   *[other] { NOUN($unit, case: "many") }
}
ui-gw-odds-ipp = { $ipp } IPP
ui-gw-odds-better = { $before } → { $after }
ui-gw-odds-clear = Clear
ui-gw-odds-example = Example
ui-gw-odds-share = Copy the link
ui-gw-odds-nobody = Add attackers to see how the battle is likely to end.
ui-gw-odds-refused = There is no battle like this. Take out some units.
ui-gw-odds-asking = Rolling every die …
ui-gw-odds-result = Result
ui-gw-odds-falls = The zone falls
ui-gw-odds-falls-within = { $rounds ->
    [one] The zone falls in one round
   *[other] The zone falls within { $rounds } rounds
}
ui-gw-odds-wins = The attacker wins
ui-gw-odds-wins-within = { $rounds ->
    [one] The attacker wins in one round
   *[other] The attacker wins within { $rounds } rounds
}
ui-gw-odds-untaken = won, but nobody is left to take it
ui-gw-odds-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-odds-said = { $nation }: { $chance }
ui-gw-odds-loses = { $nation } loses on average
ui-gw-odds-of = of { $worth }, usually { $low }–{ $high }
ui-gw-odds-ends = How the battle ends
ui-gw-odds-ends-said = { $wins }: { $mine }. { $holds }: { $theirs }.
ui-gw-odds-column = { $range } IPP: { $chance }
ui-gw-odds-column-width = { $step ->
    [one] one column = 1 IPP
   *[other] one column = { $step } IPP
}
ui-gw-odds-holds = { $nation } holds
ui-gw-odds-takes = { $nation } takes the zone
ui-gw-odds-beats = { $nation } wins
ui-gw-odds-left = { $what }: IPP left
ui-gw-odds-left-short = { $what }
ui-gw-odds-rounds = Round by round
ui-gw-odds-rounds-about = IPP left
ui-gw-odds-round = round { $round }
ui-gw-odds-start = start
ui-gw-odds-round-said = After round { $round }: { $attacker } { $mine }, { $defender } { $theirs }.
ui-gw-odds-pill-falls = falls
ui-gw-odds-pill-wins = won
ui-gw-odds-band = band: 8 of 10 battles
ui-gw-odds-expected = Expected losses
ui-gw-odds-expected-about = in IPP, dearest first
ui-gw-odds-lost-of = { $lost } of { $had }
