### The desks of Global War.

ui-gw-desk-asking = The rules are being asked…
ui-gw-desk-map = Map
ui-gw-desk-pages = Pages
ui-gw-desk-percent = { $chance } %
ui-gw-desk-dice = { $count }D{ $sides }
ui-gw-desk-plus = { SIGN($ipp) ->
    [minus] −{ ABS($ipp) }
   *[other] +{ ABS($ipp) }
}
ui-gw-desk-nobody = nobody
ui-gw-desk-yes = may
ui-gw-desk-no = may not

ui-gw-desk-short-germany = Germany
ui-gw-desk-short-italy = Italy
ui-gw-desk-short-japan = Japan
ui-gw-desk-short-great-britain = Britain
ui-gw-desk-short-france = France
ui-gw-desk-short-usa = USA
ui-gw-desk-short-kmt = KMT
ui-gw-desk-short-ussr = USSR
ui-gw-desk-short-ccp = CCP
ui-gw-desk-short-free-france = Free Fr.
ui-gw-desk-short-vichy-france = Vichy

ui-gw-desk-leaf-attack = Attack
ui-gw-desk-leaf-relations = Relations
ui-gw-desk-leaf-incomes = Incomes

ui-gw-desk-between = Between the powers
ui-gw-desk-between-count = { $wars ->
    [0] no war
    [one] { $wars } war
   *[other] { $wars } wars
}, { $pacts ->
    [0] no pact
    [one] { $pacts } pact
   *[other] { $pacts } pacts
}
ui-gw-desk-between-caption = Who is at war, at peace or bound by a pact
ui-gw-desk-cell = { NOUN($a) }, { NOUN($b) }: { $stand ->
    [war] at war
    [pact] pact in force
    [offer] pact on offer
    [can] peace; you may declare war
    [ally] one alliance
   *[peace] peace
}
ui-gw-desk-stand-war = War
ui-gw-desk-stand-pact = Pact, truce
ui-gw-desk-stand-offer = On offer
ui-gw-desk-stand-can = You may declare war
ui-gw-desk-stand-ally = Allies

ui-gw-desk-minors = Minor powers
ui-gw-desk-minors-all = { $all ->
    [yes] fewer
   *[no] all { $count }
}
ui-gw-desk-minor-yours = Yours, under { NOUN($controller) }.
ui-gw-desk-minor-under = Controlled by { NOUN($controller) }.
ui-gw-desk-minor-wars = At war with { $nations }.
ui-gw-desk-minor-free = { $zones ->
    [one] On its own, { $zones } zone
   *[other] On its own, { $zones } zones
}

ui-gw-desk-if = { $whom ->
    [none] If { NOUN($who) } attacks…
   *[other] If { NOUN($who) } attacks { NOUN($whom) }
}
ui-gw-desk-nothing-done = nothing is done yet
ui-gw-desk-whom = Who attacks whom
ui-gw-desk-attacker = Attacker
ui-gw-desk-as = { $mine ->
    [yes] { NOUN($nation) } (you)
   *[no] { NOUN($nation) }
}
ui-gw-desk-others = Others…
ui-gw-desk-answers = Answers at once
ui-gw-desk-rolls = Gains
ui-gw-desk-may-enter = May enter the war
ui-gw-desk-with-pact = with the pact
ui-gw-desk-nobody-answers = No income changes by it.
ui-gw-desk-gain-with-pact = { $gain } with the pact
ui-gw-desk-no-roll = nothing
ui-gw-desk-income-war = { $income } now · war at { $war }
ui-gw-desk-income-now = { $income } now
ui-gw-desk-full = full
ui-gw-desk-fine = fine { $ipp }
ui-gw-desk-note-full = to full production
ui-gw-desk-note-ready = could declare war already
ui-gw-desk-note-paid = no war income needed
ui-gw-desk-note-peace = stays at peace
ui-gw-desk-note-may = may declare war there and then
ui-gw-desk-joins = { NOUN($nation) } joins: { NOUN($other) }.
ui-gw-desk-controls = { NOUN($nation) } comes under control: { NOUN($other) }.
ui-gw-desk-wars = War spreads: { NOUN($nation) }, { NOUN($other) }.
ui-gw-desk-pact-forbids = With the pact it is forbidden: { NOUN($pact) }.
ui-gw-desk-march-now = War on a minor power begins on the map: order land units into its zones.
ui-gw-desk-march-later = War on a minor power begins on the map, with land units, in your combat move.
ui-gw-desk-declare = Declare war: { NOUN($who) } on { NOUN($whom) }
ui-gw-desk-sets-off = War on { NOUN($whom) } sets off
ui-gw-desk-percent-is = %: may enter the war then
ui-gw-desk-at-war = At war
ui-gw-desk-you-may = You may attack
ui-gw-desk-may-you = May attack you

ui-gw-desk-pacts = Pacts
ui-gw-desk-any-time = any time, also in another’s turn
ui-gw-desk-no-pacts = No pact can be made in this game.
ui-gw-desk-pact-molotov-ribbentrop = Once Poland is divided, each turn 5 IPP for Germany, 3 IPP and a technology die for the USSR. Neither attacks the other; Poland alarms the West less. Either may end it at no cost.
ui-gw-desk-pact-japanese-soviet = No attacks and no border clashes, no lend-lease to the other’s enemies. Breaking it costs 5 IPP.
ui-gw-desk-pact-moscow-peace = The USSR keeps Viipuri and ends the war with Finland. Breaking it costs 5 IPP, and Finland joins Germany.
ui-gw-desk-pact-chinese-truce = The Chinese sides defend together. Until one side breaks it or becomes a major power.
ui-gw-desk-terms = All terms
ui-gw-desk-stands-in-force = In force
ui-gw-desk-stands-open = Could be signed
ui-gw-desk-stands-closed = Not now
ui-gw-desk-stands-ended = Over for good
ui-gw-desk-since = from { $date }
ui-gw-desk-waits-for = Waits for { $name }
ui-gw-desk-offers = { $name } offers
ui-gw-desk-asks = { $name } asks { $other }
ui-gw-desk-sign = Accept
ui-gw-desk-decline = Decline
ui-gw-desk-offer = Offer
ui-gw-desk-withdraw = Withdraw
ui-gw-desk-break = Break…
ui-gw-desk-break-now = Break it now
ui-gw-desk-break-price = { $fee ->
    [0] Breaking it costs nothing, but it can never be signed again.
   *[other] Breaking it costs { $fee } IPP, and it can never be signed again.
}
ui-gw-desk-keep = Keep it

ui-gw-desk-incomes = Incomes, and what changes them
ui-gw-desk-next = { $date }: { $dice }.
ui-gw-desk-next-war = { $date }: { $dice }; war at { $war }, { $chance } %.
ui-gw-desk-bonus = War bonus { $ipp }.
ui-gw-desk-at-full = Full production.
ui-gw-desk-raised = what raises it
ui-gw-desk-deed-german-border-zone = Germany or Italy takes a zone at the Soviet border
ui-gw-desk-deed-japan-mongolia-sinkiang = Japan takes land in Mongolia or Sinkiang
ui-gw-desk-deed-neutral-interdiction = A power at peace interdicts its lend-lease
ui-gw-desk-deed-german-annexation = Germany annexes Austria, Bohemia or Slovakia
ui-gw-desk-deed-poland = Germany attacks Poland
ui-gw-desk-deed-axis-war-on-neutral = The Axis attacks a neutral nation
ui-gw-desk-deed-axis-war-on-ussr = The Axis attacks the USSR
ui-gw-desk-deed-axis-war-on-france = The Axis attacks France
ui-gw-desk-deed-axis-war-on-britain = The Axis attacks Great Britain
ui-gw-desk-deed-axis-war-on-commonwealth = Germany or Italy attacks Great Britain or France
ui-gw-desk-deed-german-capital-ship = Germany finishes a capital ship
ui-gw-desk-deed-japan-capital-ship = Japan finishes a capital ship
ui-gw-desk-deed-japan-china = Japan attacks China
ui-gw-desk-deed-japan-neutral = Japan attacks a neutral nation
ui-gw-desk-deed-japan-nei = Japan attacks the Netherlands
ui-gw-desk-deed-japan-indochina = Japan takes Indochina
ui-gw-desk-deed-japan-war-on-ally = Japan attacks Great Britain, France or the Netherlands
ui-gw-desk-deed-france-falls = France falls to the Axis
ui-gw-desk-deed-london-or-calcutta-or-sydney = The Axis takes London, Calcutta or Sydney

ui-gw-desk-may-declare = Who may declare war
ui-gw-desk-may-on = on { $nations }
ui-gw-desk-lacks = at { $war } IPP; lacks { $ipp }
ui-gw-desk-nobody-left = on nobody who is left

ui-gw-desk-research = Research
ui-gw-desk-research-note = a star counts for an objective
ui-gw-desk-whose = Whose research
ui-gw-desk-dice-of = Dice of { NOUN($nation) }
ui-gw-desk-thrown = thrown
ui-gw-desk-granted = Extra die
ui-gw-desk-to-aim = to be aimed
ui-gw-desk-dice-from = Dice from an income of { $ipp } on.
ui-gw-desk-dice-next = { $count ->
    [0] No undamaged major factory, no die.
    [one] { $count } die in the next production.
   *[other] { $count } dice in the next production.
}
ui-gw-desk-needs = { $roll } or more · { $chance } %
ui-gw-desk-stage = Stage { $stage } of { $stages }
ui-gw-desk-when-finished = when finished
ui-gw-desk-for-aim = { NOUN($objective) } ({ NOUN($nation) })
ui-gw-desk-throw = { $count ->
    [0] Throw
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
ui-gw-desk-let-lie = Let the rest lie

ui-gw-desk-loans = Lend-lease
ui-gw-desk-loans-note = announced in production, sent when units are placed
ui-gw-desk-loans-now = to be sent now
ui-gw-desk-loans-nobody = There is nobody to lend to.
ui-gw-desk-lender = Who lends
ui-gw-desk-announce = Make something to be lent
ui-gw-desk-cargo = What is sent
ui-gw-desk-no-danger = Nobody lies in wait.
ui-gw-desk-look = Show this way on the map
ui-gw-desk-path = By way of { $path }
ui-gw-desk-danger = { NOUN($sea) }: { NOUN($nation) } hits on { $value }.
ui-gw-desk-may-ask = May interdict, though at peace: { $nations }.
ui-gw-desk-send = Send
ui-gw-desk-retain = Keep it after all

ui-gw-desk-cities = Victory cities
ui-gw-desk-no-city = none
ui-gw-desk-met = met
ui-gw-desk-earned = earned
ui-gw-desk-lacking-owns = { $have } of { $wanted }; lacking: { $names }
ui-gw-desk-lacking-garrisons = { $have } of { $wanted } with a land unit; lacking: { $names }
ui-gw-desk-lacking-rules-the-pacific = At war with an allied major power and more capital ships in the Pacific: { $have } of { $wanted }
ui-gw-desk-lacking-twice-the-fleet = Twice the capital ships in the Pacific of { NOUN($other) }: { $have } of { $wanted }
ui-gw-desk-lacking-fights-the-axis = At war with a major power of the Axis
ui-gw-desk-lacking-twice-the-income = At war, and with Great Britain more than twice the income of { NOUN($other) }: { $have } of { $wanted }
ui-gw-desk-lacking-railway = A railway through own zones
ui-gw-desk-lacking-knows = { $have } of { $wanted } technologies; lacking: { $names }
ui-gw-desk-lacking-major-power = Become a major power
ui-gw-desk-lacking-beaten = No zone left to { NOUN($other) }
ui-gw-desk-lacking-won-spain = The Spanish war won by { NOUN($other) }
ui-gw-desk-lacking-owns-with-a-yard = { $have } of { $wanted }, with an undamaged yard in the Crimea; lacking: { $names }
ui-gw-desk-bonus-when = { $when ->
    [turn] each turn { $what }
    [once] once { $what }
    [while] { $what } meanwhile
   *[lasting] { $what } for good
}
ui-gw-desk-bonus-pieces = { $count ->
    [one] { $things }
   *[other] { $count }× { $things }
}
ui-gw-desk-bonus-british-factory = a unit in a British factory
ui-gw-desk-bonus-technologies = { $count } stages of { $things }
ui-gw-desk-bonus-ship-discount = capital ships 1 IPP less a stage
ui-gw-desk-bonus-rail-moves = +{ $count } strategic rail move
ui-gw-desk-bonus-naval-moves = +{ $count } strategic naval move
ui-gw-desk-bonus-air-supply = supply between air bases
ui-gw-desk-bonus-technology-die = { $count } technology die
ui-gw-desk-bonus-factory-abroad = a minor factory may move abroad

ui-gw-desk-france-hint = The dice are on the table. Enter turns up one, Shift and Enter all.
ui-gw-desk-france-fallen = France has fallen to { NOUN($nation) }.
ui-gw-desk-france-fleet = The dice for the navy fall.
ui-gw-desk-france-berths = Ships that changed sides may go into port.
ui-gw-desk-france-chart = The dice for ships on the chart fall.
ui-gw-desk-france-colonies = The dice for the colonies fall.
ui-gw-desk-france-exile = Whoever is still French is Free French.
ui-gw-desk-france-evacuation = Allied units leave what is no longer theirs.
ui-gw-desk-france-over = All dice have fallen.
ui-gw-desk-throw-one = Throw
ui-gw-desk-throw-all = Throw all { $count }
ui-gw-desk-throw-ship = { $zone ->
    [none] Throw for a ship on the chart: { NOUN($unit) }
   *[other] Throw for { NOUN($unit) }, { NOUN($zone) }
}
ui-gw-desk-throw-group = Throw for { $group }
ui-gw-desk-step-surrender = Surrender
ui-gw-desk-step-fleet = The navy
ui-gw-desk-step-chart = On the chart
ui-gw-desk-step-colonies = Overseas
ui-gw-desk-step-evacuation = Allies leave
ui-gw-desk-step-income = Income
ui-gw-desk-surrender-to = to { NOUN($nation) }
ui-gw-desk-dice-seen = { $all ->
    [0] none
   *[other] die { $seen } of { $all }
}
ui-gw-desk-units-leave = { $count ->
    [0] nobody
    [one] { $count } unit
   *[other] { $count } units
}
ui-gw-desk-germany-decides = Germany decides
ui-gw-desk-decide = To be decided
ui-gw-desk-must-leave = Must leave:
ui-gw-desk-tally = { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} · { $ipp } IPP · { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
ui-gw-desk-no-die = no die
ui-gw-desk-colony-dice = 1–{ $low } Free France, { $from }–12 { $high }
ui-gw-desk-group-free-french-zones = Guiana, Saint-Pierre
ui-gw-desk-group-french-pacific = Indochina and the Pacific
ui-gw-desk-group-french-indian-ocean = Indian Ocean
ui-gw-desk-group-algeria = Algeria
ui-gw-desk-group-french-west-africa = West Africa
ui-gw-desk-group-french-equatorial-africa = Equatorial Africa
ui-gw-desk-fate-scuttled = Scuttled
ui-gw-desk-fate-vichy-france = Vichy
ui-gw-desk-fate-axis = Axis
ui-gw-desk-fate-free-france = Free France
ui-gw-desk-fate-dice-scuttled = 1–{ $gone } in a French port, { $after }–{ $gone } elsewhere
ui-gw-desk-fate-dice-vichy-france = { $then }–{ $vichy }: to M1, may enter port
ui-gw-desk-fate-dice-axis = { $last }–12: Germany, in the East Japan
ui-gw-desk-fate-dice-free-france = 1–{ $free } outside French ports
