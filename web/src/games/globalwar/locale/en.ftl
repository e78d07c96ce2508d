### The board of Global War.

ui-gw-you = you
ui-gw-nation = Nation
ui-gw-income = Income
ui-gw-bank = Treasury
ui-gw-on-turn = on turn
ui-gw-turn-of = turn { $turn } of { $turns }
ui-gw-phases = Phases of the turn
ui-gw-phase-production = Production
ui-gw-phase-combat-movement = Combat move
ui-gw-phase-combat = Combat
ui-gw-phase-non-combat = Non-combat
ui-gw-phase-placement = Place units
ui-gw-standing = { $own } IPP, at first { $first }

ui-gw-victory-points = Victory points
ui-gw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-gw-aims = Objectives
ui-gw-aim-held = { $have } of { $wanted }
ui-gw-aims-ours = The objectives of this theatre are our own; victory cities are printed. Who has most points after the last turn wins.

ui-gw-screens = Screens
ui-gw-screen-report = Report
ui-gw-screen-review = Review
ui-gw-screen-calendar = Calendar
ui-gw-screen-ending = The end
ui-gw-screen-politics = Politics
ui-gw-screen-research = Research, lend-lease
ui-gw-screen-france = The fall of France
ui-gw-to-table = To the table
ui-gw-just-now = Just now
ui-gw-all-nations = All nations
ui-gw-to-war = On the way to war
ui-gw-rolls-from = end rolls from turn { $turn }
ui-gw-may-war = may go to war
ui-gw-needs = { $income } of the { $war } IPP that war needs
ui-gw-seating-choose = Choose who plays whom
ui-gw-seating-player = Player { $number }
ui-gw-seating-gives = { NOUN($nation) }: player { $number }
ui-gw-seating-not = Every player leads at least one power, and powers of one alliance only. Until then the printed split is played.
ui-gw-seating-so = So the powers are parted; the seats above show it.
ui-gw-theatres = Theatres
ui-gw-theatre-europe = Europe
ui-gw-theatre-soviet-union = Soviet Union
ui-gw-theatre-mediterranean = Mediterranean, Africa
ui-gw-theatre-asia = China, South Asia
ui-gw-theatre-pacific = Pacific
ui-gw-theatre-atlantic = Atlantic, Americas
ui-gw-theatre-attacks = { $count ->
    [one] { $count } attack planned
   *[other] { $count } attacks planned
}
ui-gw-theatre-units = { $count ->
    [one] { $count } unit to move
   *[other] { $count } units to move
}
ui-gw-theatre-quiet = Quiet
ui-gw-theatre-side = { $count } { NOUN($side) }
ui-gw-units-on-map = Units on the map: { $count }
ui-gw-total = { NOUN($nation) }, { $count ->
    [one] { $count } unit
   *[other] { $count } units
} at and near { NOUN($zone) }: look closer
ui-gw-layers = What the map shows
ui-gw-layer-terrain = Terrain
ui-gw-layer-rail = Rail
ui-gw-layer-rivers = Rivers
ui-gw-layer-convoys = Convoys
ui-gw-zone = { NOUN($zone) }: { $land ->
    [yes] { NOUN($owner) }
   *[no] sea
}; { $units ->
    [0] no units
   *[other] { $units }
}{ $state ->
    [chosen] , chosen
    [legal] , can be chosen
   *[none] { "" }
}
ui-gw-stack = { NOUN($nation) } with { $units }
ui-gw-ipp = { $ipp } IPP
ui-gw-ipp-left = IPP to spend
ui-gw-city = City
ui-gw-capital = Capital of { NOUN($nation) }
ui-gw-victory-city = Victory city
ui-gw-sea-zone = Sea zone
ui-gw-attack = Attack
ui-gw-attack-short = A
ui-gw-defence = Defence
ui-gw-defence-short = D
ui-gw-move = Move
ui-gw-move-short = M
ui-gw-cost = Price { $ipp } IPP
ui-gw-hits = Takes { $hits } hits
ui-gw-most-damage = Damage up to { $damage }
ui-gw-money = Treasury { $money }, income { $income }
ui-gw-controlled = Controlled by { NOUN($nation) }
ui-gw-at-war = At war with { $nations }.
ui-gw-at-peace = At war with nobody.
ui-gw-near-land = By land
ui-gw-near-rail = By rail
ui-gw-near-river = Over a river
ui-gw-near-coast = Coast
ui-gw-near-sea = By sea
ui-gw-near-crossing = Narrow crossing
ui-gw-near-passage = Passage
ui-gw-near-impassable = Closed

ui-gw-idle = Zones with units to move: { $zones }. Point at one of them.
ui-gw-ordered = Ordered: { $orders }
ui-gw-leave-out = Take back: { $order }
ui-gw-units-in = Units in { NOUN($zone) }
ui-gw-pick-land = All on land
ui-gw-pick-sea = All ships
ui-gw-pick-air = All aircraft
ui-gw-let-go = Let go
ui-gw-ways = How they go
ui-gw-way-move = Move
ui-gw-way-annex = Annex
ui-gw-way-unload = Land
ui-gw-way-rail = By rail
ui-gw-way-sail = Strategic naval move
ui-gw-way-patrol = Patrol
ui-gw-way-land = End patrol
ui-gw-way-harbour = Into port
ui-gw-way-force = Force the strait
ui-gw-way-shell = Shell
ui-gw-way-clash = Border clash
ui-gw-way-launch = Launch
ui-gw-here-load = Load: { $group } → { $carrier }, { $at }
ui-gw-here = Orders on the spot
ui-gw-group = { $unit }: { $count } of { $most } chosen
ui-gw-fewer = Fewer: { $unit }
ui-gw-more = More: { $unit }
ui-gw-note-left = moves left { $left }
ui-gw-note-damage = damage { $damage }
ui-gw-work = { NOUN($facility) } under construction, { NOUN($nation) }: { $paid } of { $stages }
ui-gw-hint-choose = Choose below.
ui-gw-hint-zone = Point at a zone with your units, then at where they go.
ui-gw-hint-units = { NOUN($zone) }: choose units below.
ui-gw-hint-target = { NOUN($zone) }, units chosen: { $count }. Point at where they go.
ui-gw-hint-production = Press what you want to buy. When you are done, end the phase.
ui-gw-hint-placement = Point at a unit, then at the zone for it.
ui-gw-hint-retreat = Choose whether the attack goes on.
ui-gw-hint-alert = Choose below who takes part, or say that you are ready.
ui-gw-hint-losses = A preset fills in a choice; change it as you like, then confirm.
ui-gw-hint-battles = Point at the zone of the battle that comes first.
ui-gw-hint-track = Choose the border below, or point at the zone beyond it.
ui-gw-hint-breakout = Choose a ship and its sea below, or stay.
ui-gw-hint-handover = Choose below whose it will be.
ui-gw-hint-capital = Point at the zone of the new capital.
ui-gw-hint-blitz = Choose who goes on, and where to; or halt.
ui-gw-brief-together = Further groups go with it: { $groups }.

ui-gw-buy = What can be bought
ui-gw-shelf-land = Land
ui-gw-shelf-air = Air
ui-gw-shelf-sea = Sea
ui-gw-shelf-works = Facilities and more
ui-gw-stages = { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
}
ui-gw-good = { $ipp } IPP, attack { $attack }, defence { $defence }, move { $move }
ui-gw-nothing-to-buy = Nothing can be bought.
ui-gw-treasury = Treasury
ui-gw-basket = Ordered
ui-gw-basket-done = paid already
ui-gw-basket-empty = Nothing yet.
ui-gw-box = Units to place
ui-gw-box-about = What is not placed waits.
ui-gw-box-empty = All is placed. Until you end the turn it can be taken back.
ui-gw-end-turn = End the turn
ui-gw-review = Before you end the phase
ui-gw-review-lost = Will be lost
ui-gw-review-forgotten = Perhaps forgotten
ui-gw-review-known = Good to know
ui-gw-review-meant = Meant
ui-gw-review-meant-this = Meant: { $text }
ui-gw-review-more = +{ $count }
ui-gw-review-money = { NOUN($nation) }: { $count } IPP unspent
ui-gw-review-doomed = Aircraft without a place to land: { $count }
ui-gw-review-unmoved = Units that have not moved: { $count }
ui-gw-review-place = Still in the box: { $unit } ×{ $count }
ui-gw-review-upgrade = Upgrade still to come: { $unit } ×{ $count }
ui-gw-review-rail = Moves by rail left: { $count }
ui-gw-review-naval = Strategic naval moves left: { $count }
ui-gw-review-surprise = The surprise attack is not announced: in this turn or never.
ui-gw-review-blitzkrieg = Blitzkrieg is still unused.
ui-gw-review-exposed = One capital or victory city: enemies beside it { $count }
ui-gw-review-research = Research dice not thrown: { $count }
ui-gw-review-overlord = Overlord is still unused.

ui-gw-battle = Battle: { NOUN($zone) }
ui-gw-battle-about = { NOUN($attacker) } attacks { NOUN($defender) }{ $city ->
    [yes] , city
   *[no] { "" }
}{ $terrain ->
    [normal] { "" }
   *[other] , { NOUN($terrain) }
}
ui-gw-battle-back = Back to the battle: { NOUN($zone) }
ui-gw-battle-away = Look at the map
ui-gw-round = Round { $round }
ui-gw-round-of = Round { $round } of { $rounds }
ui-gw-step = { $step }, { $side ->
    [attacker] attacker
   *[defender] defender
}: hits { $hits }
ui-gw-step-none = Both sides stand in array. Dice follow.
ui-gw-step-bombardment = Bombardment
ui-gw-step-city-flak = City flak
ui-gw-step-first-strike = First strike
ui-gw-step-air-superiority = Air superiority
ui-gw-step-flak = Anti-aircraft fire
ui-gw-step-drop = Drop
ui-gw-step-attack = Attack
ui-gw-step-port-flak = Flak of the port
ui-gw-step-defence = Defence
ui-gw-step-interception = Interception
ui-gw-step-shells = Shelling
ui-gw-step-never = Fire
ui-gw-attackers = Attackers
ui-gw-defenders = Defenders
ui-gw-die-hit = hit
ui-gw-die-miss = miss
ui-gw-die-picks = hit, the roller picks
ui-gw-side-worth = units { $units }, { $ipp } IPP
ui-gw-works = works
ui-gw-token = { $unit }: { $count }{ $lost ->
    [0] { "" }
   *[other] , lost { $lost }
}{ $thrown ->
    [0] { "" }
   *[other] , rolled { $rolls }
}
ui-gw-mods-attacker = Modifiers of the attacker
ui-gw-mods-defender = Modifiers of the defender
ui-gw-no-losses = no losses
ui-gw-pick-losses = { $hits ->
    [one] One hit: pick a loss
   *[other] { $hits } hits: pick losses
}
ui-gw-pick-targets = { $hits ->
    [one] Pick one target
   *[other] Pick { $hits } targets
}
ui-gw-presets = Presets
ui-gw-in-battle = { $count } in battle, { $ipp } IPP each
ui-gw-take-losses = Confirm losses

ui-gw-outlook = Odds of the battle
ui-gw-outlook-take = Chance to take { NOUN($zone) }
ui-gw-outlook-win = Chance to win: { NOUN($zone) }
ui-gw-outlook-from = from round { $round } on
ui-gw-outlook-asking = Counting the dice …
ui-gw-outlook-none = The odds of this battle are not known.
ui-gw-outlook-nobody = Nobody defends { NOUN($zone) }.
ui-gw-outlook-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-outlook-takes = Taken
ui-gw-outlook-wins = Won
ui-gw-outlook-held = Held
ui-gw-outlook-losses = Expected losses
ui-gw-outlook-exact = exact
ui-gw-outlook-simulated = { $battles } battles played, ± { $error }
ui-gw-repeat = As last turn: { $orders }
ui-gw-settle = Settle it: { $chance }
ui-gw-settle-running = The battle is being fought …
ui-gw-settle-surprise = It turned out otherwise than expected. You decide.
ui-gw-outlook-lab = Open in the odds lab
ui-gw-recall = Capital goes home
ui-gw-announce = Announcements
ui-gw-surprise = Surprise attack
ui-gw-surprise-where = Point at the zone to surprise; after a sea, a coast of it may follow.
ui-gw-why-surprise = Once: first strike of aircraft, no scrambling, one move further.
ui-gw-why-blitzkrieg = Once: land and air units of Germany move and fight twice in this turn.
ui-gw-why-overlord = Once: units of the USA and of the Commonwealth assault this zone together in this turn.
ui-gw-why-scorch = It is gone for good; who takes the zone finds nothing.
ui-gw-why-press = Another round is fought.
ui-gw-why-retreat = Whoever can goes back; landed and dropped units fight on.
ui-gw-why-ready = Nothing more: the battle begins.
ui-gw-why-ground = They do not fight, and are lost if the zone falls.
ui-gw-why-dive = Submarines dive, patrols turn away.
ui-gw-why-scramble = It joins the battle from next door.
ui-gw-why-kamikaze = Attacks on ships at 7 before anything else; they choose on 3 or less.
ui-gw-why-halt = Nobody goes on.
ui-gw-why-slip = The raider gets away unseen.
ui-gw-why-stand = The raider takes the battle.
ui-gw-why-engage = One round against submarines, or a battle in the combat phase.
ui-gw-why-declare = War begins at once.
ui-gw-why-tear = No train goes over this border until it is repaired.
ui-gw-why-leave = Warships of the attacker outside bring battle.
ui-gw-why-stay = The other ships stay in port.
ui-gw-why-keep = The zone and its income stay yours.
ui-gw-why-give = Zone and income are theirs; units that may not stay go next door.
ui-gw-why-capital = Income is collected from there on.

ui-gw-real-fires = { NOUN($nation) } fires: roll a die for each shot
ui-gw-real-roll = { $cause }: roll a D{ $sides }
ui-gw-real-asked = { $name }: { $hint }
