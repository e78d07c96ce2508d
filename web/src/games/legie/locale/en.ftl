### What the web table adds to the words of Legie.

## Cards and tokens

ui-lg-soldier = { NOUN($character) }, { NOUN($faction) }, strength { $strength }{ $count ->
    [0] {""}
   *[other] : { $features }
}{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-back = { NOUN($faction) }: somebody face down{ $token ->
    [yes] , with an order
   *[no] {""}
}
ui-lg-plot = Plot { $number }: { NOUN($plot) }, { $points ->
    [one] 1 point
   *[other] { $points } points
} for the winner, { $supplies ->
    [one] 1 supply
   *[other] { $supplies } supplies
} for survivors{ $count ->
    [0] {""}
   *[other] , { $features }
}{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-needs = needs { NOUN($skill) }
ui-lg-total = { NOUN($faction) }: { $total } strength{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-token = { NOUN($order) }, { $lies ->
    [available] available
    [out] on { NOUN($character) }
    [away] used, face down
   *[used] used
}{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-equipment = { NOUN($equipment) }, { $features }, { $left } left{ $bought ->
    [yes] , bought already
   *[no] {""}
}{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-pick = { $name }{ $state ->
    [legal] . You may act here
    [chosen] . Chosen
   *[none] {""}
}
ui-lg-officer = officer
ui-lg-face-down = face down
ui-lg-token-up = order { NOUN($order) }, turned up
ui-lg-token-own = your order { NOUN($order) }, face down
ui-lg-token-hidden = an order, face down
ui-lg-token-numbered = an order, face down, number { $number }
ui-lg-token-used = used
ui-lg-token-away = face down
ui-lg-ours = Part of this card is ours: the printed one is not public.
ui-lg-short-alexej = Alexei
ui-lg-short-zajaty = Captive
ui-lg-short-ludmila = Lyudmila
ui-lg-short-varvara = Varvara
ui-lg-short-marfa = Marfa

## The board

ui-lg-location = Location
ui-lg-plots = Plots
ui-lg-phases = Phases of the round
ui-lg-phase-recruiting = Recruiting
ui-lg-phase-march = March
ui-lg-phase-order-phase = Orders
ui-lg-phase-plots = Plots
ui-lg-phase-end = End
ui-lg-entry = Entry
ui-lg-anybody = anybody
ui-lg-stolen = The supplies are gone
ui-lg-round = round { $round } of 4
ui-lg-game = Game { $game }
ui-lg-game-round = game { $game }, round { $round } of 4
ui-lg-stage = { $stage } · { $phase }
ui-lg-seat = Player { $number }
ui-lg-you = { NOUN($faction) } (you)
ui-lg-you-alone = You
ui-lg-you-short = (you)
ui-lg-victory-points = victory points
ui-lg-supplies = supplies

## Setting up

ui-lg-factions = Four armed groups on the way through Siberia
ui-lg-about-legion = Czechoslovak volunteers on the long way home. Balanced, with good medics.
ui-lg-about-whites = Officers and Cossacks of the old empire. Many charge, many speak well.
ui-lg-about-reds = Sailors, workers and commissars of the revolution. Strong and ruthless.
ui-lg-about-militia = Hunters, smugglers and outlaws of the taiga. Clever, and rarely fair.
ui-lg-led-by = Led by { $name }
ui-lg-commanders = Two commanders of { NOUN($faction, case: "the") }
ui-lg-tokens-own = Orders that no other commander has:
ui-lg-tokens-all = Besides, like everybody:
ui-lg-officers = Which officer goes with you?
ui-lg-officers-why = Officers place two secret orders when they arrive at a plot. Nobody sees whom you choose.

## The desk

ui-lg-only-you = only you see this
ui-lg-part-more = Choose
ui-lg-part-people = Who is it?
ui-lg-part-worn = Seen on the card now
ui-lg-part-shop = Equipment
ui-lg-part-tokens = Order tokens
ui-lg-part-dispatch = Dispatch
ui-lg-part-hand = Hand
ui-lg-shop-cost = 1 supply each
ui-lg-hand-empty = Nobody is left in hand.
ui-lg-hand-later = Your hand lies here once you lead a faction.
ui-lg-watching = Hands and order tokens stay behind the screens.

## Players

ui-lg-turn-order = Turn order
ui-lg-column-points = points
ui-lg-column-supplies = supplies
ui-lg-column-hand = in hand
ui-lg-column-deck = in the deck
ui-lg-column-graves = fallen
ui-lg-tokens-left = { $count ->
    [one] 1 token behind the screen
   *[other] { $count } tokens behind the screen
}
ui-lg-used = used: { NOUN($order) }
ui-lg-put-away = put away face down
ui-lg-unseen = bought, not seen yet: { NOUN($equipment) }
ui-lg-holds-dispatch = holds a dispatch

## Inspector

ui-lg-strength = strength { $strength }
ui-lg-strength-raised = strength { $now } instead of { $strength }
ui-lg-stands-at = Stands at: { NOUN($plot) }
ui-lg-token-may = The face-down order can be: { $orders }.
ui-lg-may-enter = May enter: { $plots }.
ui-lg-may-enter-none = May enter none of the plots.
ui-lg-sums = Strength at this plot
ui-lg-hidden = { $count } hidden
ui-lg-remembered = In hand, as everybody remembers: { $characters }.
ui-lg-timing-immediate = carried out at once
ui-lg-timing-phase = carried out in the order phase
ui-lg-timing-stays = stays until the plot is finished
ui-lg-brief-total = { NOUN($plot) }: { $from } → { $to }

## How plots were decided

ui-lg-account = Decisions
ui-lg-account-none = No plot has been settled yet.
ui-lg-last-round = How the last plots were decided
ui-lg-how = Step by step
ui-lg-step-charges = 1 Charges
ui-lg-step-winner = 2 Winner
ui-lg-step-effects = 3 Other effects
ui-lg-step-cold = 4 Cold and warmth

## War diary

ui-lg-diary = Diary
ui-lg-diary-caption = War diary: plots won by kind, and points by round
ui-lg-diary-games = War diary: points left, rank and supplies of each game
ui-lg-sum = Sum
ui-lg-rank = rank { $rank }
ui-lg-before = of { $points }
ui-lg-chart = Points left after each game.
ui-lg-chart-row = Game { $game }, { NOUN($faction) }: { $points }.
ui-lg-print = Print the diary
ui-lg-care = Who needs care: { $name }
ui-lg-care-nobody = Nobody is wounded or frostbitten.

## Hints

ui-lg-hint-commander = Two of the six order tokens are the commander's own.
ui-lg-hint-untold = Enter what everybody at the table sees, and nothing else.
ui-lg-hint-tuck = Point at two soldiers in your hand; the second one will lie lowest.
ui-lg-hint-recruit = Equipment goes to a soldier in hand; point at both. Unspent supplies are thrown away.
ui-lg-hint-march = Point at a soldier in hand and a plot, in any order. Who passes sends nobody else.
ui-lg-hint-place = Point at a token and one of your soldiers at a plot. Others see its back only.
ui-lg-hint-orders = Point at a soldier with a face-down order; then choose to turn it up or put it away.
ui-lg-hint-camp = Point at a hurt soldier, or at equipment and a soldier in hand.
ui-lg-hint-mutilation = Point at one of your soldiers and a skill.
ui-lg-hint-aid = Point at the helper and then at the wounded soldier.
ui-lg-real-draw = { NOUN($faction) }: { $cause }

## The guided first game

ui-lg-learn-goal = Four rounds, a few plots in each. Whoever has the most strength at a plot scores its points. Most points after round four win.
ui-lg-learn-faction = Everybody leads one faction. Point at one that you like, then confirm here.
ui-lg-learn-commander = Your commander brings six order tokens; two of them nobody else has. Choose one and confirm.
ui-lg-learn-officer = Officers give secret orders. Choose in secret which one goes with you.
ui-lg-learn-tuck = You have drawn six soldiers. Point at two that you can spare: they go under your deck.
ui-lg-learn-plots = A plot shows which skills a soldier needs to enter, whether it is freezing, warming or peaceful, the points of the winner and the supplies of the survivors.
ui-lg-learn-location = The location changes something for this round. Point at it to read the rule.
ui-lg-learn-recruit = Supplies buy equipment: point at a card and at a soldier in hand. It stays with the soldier as a layer over the card. When you have nothing to buy, pass.
ui-lg-learn-soldier = Now the march. The big number is the strength; below it are skills and abilities. Point at a soldier who glows.
ui-lg-learn-send = The plots that this soldier may enter glow. Point at one.
ui-lg-learn-confirm = The dashed card shows where the soldier will stand. Confirm.
ui-lg-learn-total = Here is your strength at the plot, as far as everybody sees. The dark number leads.
ui-lg-learn-pass = You need not send everybody: frost and wounds wait out there. Whoever passes sends nobody else in this round.
ui-lg-learn-order = Your officer may place orders now, face down. Point at a token and at one of your soldiers. The blank does nothing, but nobody knows that.
ui-lg-learn-bluff = An order lies face down. Everybody sees that it is there; only its owner knows whether it is a bluff.
ui-lg-learn-turn-up = One by one everybody deals with a face-down order: turn it up and carry it out, or put it away unseen.
ui-lg-learn-charge = A soldier with a sabre charges. Point at the faction that takes a wound; its player chooses who.
ui-lg-learn-suffer = You choose who takes the wound. The second wound kills; a frail soldier dies of the first.
ui-lg-learn-wound = A wound lies over the card and stays from round to round, until somebody gives first aid.
ui-lg-learn-frost = Frostbite from a freezing plot. A second one kills; a warming plot takes it away, a coat keeps it off.
ui-lg-learn-won = How each plot was decided can be read here, step by step, and the diary keeps the score.
ui-lg-learn-end = That is all you need. Menu, rulebook and these hints stay at hand. Good luck on the long way home!
