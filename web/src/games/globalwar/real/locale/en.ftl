### Global War beside the printed game.

ui-gw-real-prepare = Set up the printed map as this one shows it. Units, incomes and the chart are kept here.
ui-gw-real-order = { $units }: { $verb ->
    [load] { NOUN($from) }, on board
    [rail] { NOUN($from) } → { NOUN($to) }, by rail
    [sail] { NOUN($from) } → { NOUN($to) }, strategic naval move
    [patrol] { NOUN($from) } → { NOUN($to) }, on patrol
    [shell] shelling: { NOUN($to) }
    [clash] border clash: { NOUN($to) }
    [annex] annexation: { NOUN($to) }
    [drop] drop: { NOUN($to) }
    [attack] attack: { NOUN($to) }
    [hunt] attack on raiders and escorts: { NOUN($to) }
    [follow] continuing force: { NOUN($to) }
    [bomb] strategic bombing: { NOUN($to) }
    [cover] covering bombers: { NOUN($to) }
    [launch] rocket: { NOUN($to) }
    [strike] port attack: { NOUN($to) }
    [carpet] carpet bombing: { NOUN($to) }
    [raid] convoy raid: { NOUN($to) }
    [raider] raider: { NOUN($to) }
    [regular] no raider any more: { NOUN($to) }
    [escort] escort: { NOUN($to) }
    [release] no escort any more: { NOUN($to) }
    [gather] in a flotilla: { NOUN($to) }
   *[move] { NOUN($from) } → { NOUN($to) }
}
ui-gw-real-put = Put on the map: { $units }, { NOUN($zone) }
ui-gw-real-off = Take off: { $units } ({ NOUN($nation) }), { NOUN($zone) }
ui-gw-real-off-somewhere = Take off: { $units } ({ NOUN($nation) })

ui-gw-real-here = Roll here
ui-gw-real-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $side ->
    [attacker] , attacker
    [defender] , defender
   *[none] { "" }
}
ui-gw-real-fallen = Fallen units
ui-gw-real-hits = hits at { $faces }
ui-gw-real-hits-of = Hits: { $unit }, faces { $faces }
ui-gw-real-picks = { $faces }: you pick the target
ui-gw-real-picks-of = Hits that pick the target: { $unit }, faces { $faces }
ui-gw-real-less = One less
ui-gw-real-more = One more
ui-gw-real-enter = { $hits ->
    [0] Enter: no hit
    [one] Enter: { $hits } hit
   *[other] Enter: { $hits } hits
}
ui-gw-real-enter-faces = Enter: { $faces } of { $dice }
ui-gw-real-by-hits = Count hits
ui-gw-real-by-faces = Face by face
ui-gw-real-back = Take the last one back
ui-gw-real-sending = Writing down, { $left } of { $dice } left
