### Legie: Sibiřská cesta. Nouns come first. Factions have the forms “the” and “start” (at the beginning of a
### sentence); all of them are plural. “about” is what a card does.

lg-title = Legion: The Siberian Story
lg-tagline = Four armed groups on the long way through Siberia

## Factions

lg-faction-legion = Legionnaires
    .the = the Legionnaires
    .start = The Legionnaires
lg-faction-whites = Whites
    .the = the Whites
    .start = The Whites
lg-faction-reds = Reds
    .the = the Reds
    .start = The Reds
lg-faction-militia = Militias and Bandits
    .the = the Militias and Bandits
    .start = The Militias and Bandits

## Characters

lg-character-hidden = somebody
lg-face-down-at = face-down card { $place } at { NOUN($plot) }
lg-character-kopecky = Heřman Kopecký
lg-character-matejka = Rudolf Matějka
lg-character-vavra = Stanislav Vávra
lg-character-vodicka = Adam Vodička
lg-character-havrda = Jirka Havrda
lg-character-keler = Václav Keler
lg-character-cil = Zdeněk Číl
lg-character-borovicka = Matěj Borovička
lg-character-hrubes = Karel Hrubeš
lg-character-krajcovic = Jozef Krajčovič
lg-character-smejkal = Tonda Šmejkal
lg-character-liskova = Nurse Božena Lišková
lg-character-pacak = Telegraphist Oldřich Pacák
lg-character-sloboda = Machine-gunner Ondrej Sloboda
lg-character-barton = Cook Lojza Bartoň
lg-character-gorodskij = Benjamin Pavlovich Gorodsky
lg-character-golovin = Vladimir Georgievich Golovin
lg-character-klepetko = Vasily Klepetko
lg-character-zembajijev = Doctor Zembayiev
lg-character-miller = Johannes Miller
lg-character-koloman = Pavel Konstantinovich Koloman
lg-character-cerkasin = Cossack Prokhor Cherkashin
lg-character-varfolomej = Father Varfolomey
lg-character-orlovskij = Cadet Mitya Orlovsky
lg-character-veselov = Ensign Arkady Veselov
lg-character-tamara = Sister of Mercy Tamara
lg-character-cubarov = Rider Fedot Chubarov
lg-character-ludmila = Telegraphist Lyudmila Savelievna
lg-character-obdorskij = Landowner Nikita Obdorsky
lg-character-rudakov = Sergeant-major Gleb Rudakov
lg-character-bilakov = Sergei Tarasovich Bilakov
lg-character-grebnev = Timofey Grebnev
lg-character-alexej = Alexei, Supply Officer
lg-character-sorokin = Inspector Sorokin
lg-character-jelena = Comrade Yelena
lg-character-kuzminych = Agitator Lev Kuzminykh
lg-character-burjak = Sailor Stepan Buryak
lg-character-kovaljov = Worker Ignat Kovalyov
lg-character-ognevova = Red Army Woman Dasha Ogneva
lg-character-berzkalns = Latvian Rifleman Arvīds Bērzkalns
lg-character-subin = Investigator Matvey Shubin
lg-character-kerekes = Internationalist István Kerekes
lg-character-kolja = Runner Kolya
lg-character-varvara = Machine-gunner Varvara Terentyevna
lg-character-pachom = Medic Pakhom
lg-character-rachmanin = Sergeant Rakhmanin
lg-character-burnasev = Yermolay Burnashev
lg-character-pokriskina = Natasha Bogdanovna Pokrishkina
lg-character-ilja = Venerable Ilya
lg-character-zajaty = Captured Private
lg-character-kirgej = Hunter Kirgey
lg-character-foma = Smuggler Foma
lg-character-agafja = Herbalist Agafya
lg-character-jaska = Horse-handler Yashka
lg-character-semjon = Runaway Semyon
lg-character-marfa = Innkeeper Marfa Petrovna
lg-character-demid = Blacksmith Demid
lg-character-zoja = Anarchist Zoya
lg-character-trifon = Ferryman Trifon
lg-character-kuzma = Convict Kuzma

## Commanders

lg-commander-topol = Topol
lg-commander-kadlec = Colonel Kadlec
lg-commander-konovalov = Captain Konovalov
lg-commander-mysterious-o = The Mysterious O.
lg-commander-polzin = Commissar Polzin
lg-commander-zubarev = Commissar Zubarev
lg-commander-burjan = Ataman Buryan
lg-commander-paraskeva = Elder Paraskeva

## Plots

lg-plot-frightened-civilians = Frightened Civilians
lg-plot-supply-run = Supply Run
lg-plot-frozen-well = The Frozen Well
lg-plot-sentries-on-the-bridge = Sentries on the Bridge
lg-plot-well-hidden-crate = The Well-Hidden Crate
lg-plot-talks-by-the-samovar = Talks by the Samovar
lg-plot-wine-and-gossip = Wine and Gossip
lg-plot-coded-telegram = The Coded Telegram
lg-plot-wolf-pack = The Wolf Pack
lg-plot-derailed-train = The Derailed Train
lg-plot-intervention-troops = Intervention Troops
lg-plot-betrothal-at-the-farmstead = Betrothal at the Farmstead
lg-plot-timber-store = The Timber Store
lg-plot-graves-of-the-nobles = Graves of the Nobles
lg-plot-lost-patrol = The Lost Patrol
lg-plot-questioning-a-prisoner = Questioning a Prisoner
lg-plot-rousing-speech = A Rousing Speech
lg-plot-bridge-to-blow-up = A Bridge to Blow Up
lg-plot-exchange-of-prisoners = Exchange of Prisoners
lg-plot-night-raid-on-the-manor = Night Raid on the Manor
lg-plot-fog-of-war = The Fog of War
lg-plot-hospital-car = The Hospital Car
lg-plot-gold-car = The Gold Car
lg-plot-deserters = Deserters

## Locations

lg-location-railway-station = The Railway Station
    .about = A plot here pays points and supplies only if the strength of everybody at it adds up to at least 8 / 12 / 16 with 2 / 3 / 4 players.
lg-location-snowstorm = The Snowstorm
    .about = The Move order cannot be used this round.
lg-location-quiet-hamlet = The Quiet Hamlet
    .about = Every plot here is also peaceful.
lg-location-raging-battle = The Raging Battle
    .about = Whoever wins a plot here must wound one of their own characters at it.
lg-location-telegraph-station = The Telegraph Station
    .about = Every character able to give orders may place one more than usual on arrival.
lg-location-church = The Church
    .about = After step 3 of each plot its winner may heal one wound on one of their characters there.
lg-location-frozen-river = The Frozen River
    .about = Every plot that is not warming is also freezing.
lg-location-field-hospital = The Field Hospital
    .about = First aid may also heal the character giving it.
lg-location-army-depot = The Army Depot
    .about = Survivors receive 1 more supply at every plot.
lg-location-deep-taiga = The Deep Taiga
    .about = During the march a player may send at most two characters to the same plot.
lg-location-railway-bridge = The Railway Bridge
    .about = Orders are resolved in turn order, starting player first.
lg-location-armoured-train = The Armoured Train
    .about = A faction with at least one charging character at a plot has 1 more strength there.
lg-location-prison-camp = The Prison Camp
    .about = Drawing a character costs only 2 supplies.
lg-location-town-market = The Town Market
    .about = Each player's first equipment card this round is free.
lg-location-polar-night = The Polar Night
    .about = The first character each player sends this round arrives face down and is turned up when the order phase begins.

## Orders

lg-order-hidden = an order
lg-order-plus2 = +2
    .about = Your total at this plot is 2 higher.
lg-order-retreat = Retreat!
    .about = All your characters leave this plot and go under your deck; you take 1 supply.
lg-order-move = Move!
    .about = One of your characters goes to another plot whose entry conditions it meets.
lg-order-blank = Blank token
    .about = Does nothing; it is there for bluffing.
lg-order-sneak = Sneak!
    .about = This character goes to another plot and ignores its entry conditions.
lg-order-promotion = Promotion!
    .about = This character receives a promotion card (+1 strength for good).
lg-order-shoot-and-move = Shoot and Move!
    .about = One faction at this plot takes a wound; then this character may go to another plot whose entry conditions it meets.
lg-order-win-or-fall = Win or Fall!
    .about = If you win this plot you score 2 more points; if not, the character carrying this token dies.
lg-order-lure = Lure Away!
    .about = One rival character at this plot has to retreat.
lg-order-muster = Fall In!
    .about = Bring any number of your characters from other plots to this one; each must meet its entry conditions.
lg-order-sacrifice = Sacrifice!
    .about = Kill another of your characters at this plot; this one has 5 more strength until the round ends.
lg-order-swap = Swap!
    .about = This character and one of yours at another plot trade places, ignoring entry conditions.
lg-order-theft = Theft!
    .about = Take the survivors' supplies of this plot now; nobody receives them later.
lg-order-no-medics = No Medics!
    .about = Nobody uses first aid at this plot.
lg-order-sabotage = Sabotage!
    .about = Remove one rival order token from this plot; it joins its owner's used tokens.
lg-order-take-all = Take Everything!
    .about = If you win this plot you also take the survivors' supplies.
lg-order-camouflage = Camouflage!
    .about = Your next character sent to this plot arrives face down and is turned up when the order phase begins.
lg-order-furious-attack = Furious Attack!
    .about = One faction at this plot takes a wound; then you may withdraw this character.
lg-order-get-down = Get Down!
    .about = The character ignores one wound dealt by a charge.
lg-order-ceasefire = Ceasefire!
    .about = No charges are resolved at this plot.

## Equipment and what a sleeve holds

lg-equipment-accurate-aim = Accurate Aim
    .about = gives combat
lg-equipment-medal = Medal
    .about = gives charisma
lg-equipment-ciphers = Ciphers
    .about = gives intelligence
lg-equipment-sabre = Sabre
    .about = gives charge
lg-equipment-first-aid-kit = First-Aid Kit
    .about = gives first aid
lg-equipment-coat = Coat
    .about = keeps frostbite away
lg-equipment-promotion-card = Promotion
    .about = 1 more strength
lg-equipment-officer-exams = Officer Exams
    .about = may place 1 order on arrival
lg-sleeve-wound = wound
lg-sleeve-frostbite = frostbite
lg-sleeve-no-combat = mutilated combat
lg-sleeve-no-charisma = mutilated charisma
lg-sleeve-no-intelligence = mutilated intelligence

## Dispatches

lg-dispatch-hidden = a dispatch
lg-dispatch-life-above-all = Life Above All
    .about = Gain 2 supplies.
    .condition = When the game ends you have the most living soldiers.
lg-dispatch-hardened-army = The Hardened Army
    .about = Wound one character that has no wound, at any plot.
    .condition = When the game ends you have the most frostbitten soldiers.
lg-dispatch-winter-campaign = Winter Campaign
    .about = Remove the frostbite from one of your characters.
    .condition = You have won the most freezing plots.
lg-dispatch-messengers-of-peace = Messengers of Peace
    .about = Take back one used order token.
    .condition = You have won at least two peaceful plots.
lg-dispatch-warm-stove = By the Warm Stove
    .about = Remove the frostbite from up to two of your characters.
    .condition = You have won the most warming plots.
lg-dispatch-officer-corps = The Officer Corps
    .about = Place one order now, even without an officer.
    .condition = When the game ends at least two of your living characters can give orders.
lg-dispatch-dressing-station = The Dressing Station
    .about = Heal one wound on one of your characters.
    .condition = When the game ends you hold at least five characters and none is wounded.
lg-dispatch-full-storehouses = Full Storehouses
    .about = One of your characters in hand gets one equipment card free at once.
    .condition = When the game ends you have at least 3 supplies left.
lg-dispatch-paid-in-blood = Paid in Blood
    .about = At one plot of your choice your total is 2 higher this round.
    .condition = When the game ends you have the most characters in the graveyard.

## Skills, abilities, kinds of plots

lg-skill-combat = combat
lg-skill-charisma = charisma
lg-skill-intelligence = intelligence
lg-ability-charge = charge
lg-ability-violence = violence
lg-ability-first-aid = first aid
lg-ability-frailty = frailty
lg-kind-freezing = freezing
lg-kind-warming = warming
lg-kind-peaceful = peaceful

## Numbers of things

lg-supplies = { $supplies ->
    [one] 1 supply
   *[other] { $supplies } supplies
}
lg-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happens

lg-faction-picked = { NOUN($faction, case: "start") } join the game.
lg-commander-picked = { NOUN($commander) } leads { NOUN($faction, case: "the") }.
lg-first = { NOUN($faction, case: "start") } have the starting player token.
lg-officers-chosen = Everybody has chosen an officer.
lg-hands-ready = Everybody has kept four characters; the officers join them.
lg-drew = { $character ->
    [hidden] { NOUN($faction, case: "start") } draw a character.
   *[other] { NOUN($faction, case: "start") } draw { NOUN($character) }.
}
lg-location = Round { $round } – location: { NOUN($location) }.
lg-plot-laid = Plot turned up: { NOUN($plot) }.
lg-passed = { NOUN($faction, case: "start") } pass.
lg-thrown-away = { NOUN($faction, case: "start") } throw away { lg-supplies }.
lg-equipped = { $character ->
    [hidden] { NOUN($faction, case: "start") } buy equipment for one of theirs: { NOUN($equipment) }.
   *[other] { NOUN($faction, case: "start") } buy equipment for { NOUN($character) }: { NOUN($equipment) }.
}
lg-recovered = { $order ->
    [hidden] { NOUN($faction, case: "start") } take back a token that lay face down.
   *[other] { NOUN($faction, case: "start") } take back the token { NOUN($order) }
}
lg-recovered-all = { NOUN($faction, case: "start") } take back all used tokens.
lg-reclaimed = { NOUN($faction, case: "start") } have no token left and take back all used ones.
lg-sent = { $character ->
    [hidden] { NOUN($faction, case: "start") } send a character face down to { NOUN($plot) }.
   *[other] { NOUN($faction, case: "start") } send { NOUN($character) } to { NOUN($plot) }.
}
lg-ordered = { $order ->
    [hidden] { $number ->
        [0] { NOUN($faction, case: "start") } give a secret order at { NOUN($plot) }: { NOUN($character) }.
       *[other] { NOUN($faction, case: "start") } give secret order { $number } at { NOUN($plot) }: { NOUN($character) }.
    }
   *[other] { NOUN($faction, case: "start") } give the order { NOUN($order) } at { NOUN($plot) }: { NOUN($character) }.
}
lg-stole = { NOUN($faction, case: "start") } steal { lg-supplies } from { NOUN($plot) }.
lg-turned-up = { NOUN($faction, case: "start") } turn up { NOUN($character) } at { NOUN($plot) }.
lg-revealed = { NOUN($faction, case: "start") } turn up the order of { NOUN($character) }: { NOUN($order) }
lg-withheld = { NOUN($faction, case: "start") } put away the order of { NOUN($character) } face down.
lg-retreated = { NOUN($faction, case: "start") } retreat from { NOUN($plot) } and take { lg-supplies }.
lg-promoted = { NOUN($character) } is promoted.
lg-withdrew = { NOUN($character) } is withdrawn to hand.
lg-sacrificed = { NOUN($character) } is sacrificed for { NOUN($bearer) }.
lg-lured = { NOUN($character) } of { NOUN($faction, case: "the") } is lured away.
lg-sabotaged = Sabotage: the order of { NOUN($character) } ({ NOUN($faction) }) is lost.
lg-moved = { NOUN($character) } goes to { NOUN($plot) }.
lg-plot-begins = Now { NOUN($plot) } is settled.
lg-charged = { NOUN($faction, case: "start") } charge { NOUN($rival, case: "the") }: 1 wound.
lg-wounded = { NOUN($character) } ({ NOUN($faction) }) is wounded.
lg-ducked = { NOUN($character) } ducks and takes no wound from this charge.
lg-died = { NOUN($character) } ({ NOUN($faction) }) dies.
lg-total = { NOUN($plot) } – { NOUN($faction) }: strength { $total }.
lg-nobody = { NOUN($plot) }: nobody is left, nobody wins.
lg-pays-nothing = { NOUN($plot) } pays nothing: all together have less than { $needed } strength.
lg-won = { NOUN($faction, case: "start") } win { NOUN($plot) } and score { lg-points } ({ $total } in all).
lg-took-all = { NOUN($faction, case: "start") } also take { lg-supplies }.
lg-survived = { NOUN($faction, case: "start") } survive { NOUN($plot) } and take { lg-supplies }.
lg-maimed = { NOUN($faction, case: "start") } use violence against { NOUN($rival, case: "the") }.
lg-mutilated = { NOUN($character) } ({ NOUN($faction) }) loses { NOUN($skill) }.
lg-healed = A wound of { NOUN($character) } ({ NOUN($faction) }) is healed.
lg-froze = { NOUN($character) } freezes to death.
lg-frostbitten = { NOUN($character) } ({ NOUN($faction) }) gets frostbite.
lg-warmed = { NOUN($character) } ({ NOUN($faction) }) gets warm again.
lg-round-over = Round { $round } is over; the survivors return.
lg-received = { $dispatch ->
    [hidden] { NOUN($faction, case: "start") } draw a dispatch.
   *[other] { NOUN($faction, case: "start") } draw the dispatch { NOUN($dispatch) }.
}
lg-dispatches-kept = Everybody has kept one dispatch.
lg-dispatch-played = { NOUN($faction, case: "start") } play the dispatch { NOUN($dispatch) }.
lg-dispatch-shown = { NOUN($faction, case: "start") } show the dispatch { NOUN($dispatch) } that they kept.
lg-dispatch-scored = { NOUN($faction, case: "start") } score { lg-points } for the dispatch { NOUN($dispatch) }.
lg-supplied = { NOUN($faction, case: "start") } take { lg-supplies }.
lg-supported = { NOUN($faction, case: "start") } have 2 more strength at { NOUN($plot) } this round.
lg-diary = War diary, game { $game }: { $rank }. { NOUN($faction) }, { lg-points } left, { lg-supplies } carried over.
lg-next-game = Game { $game } of the campaign begins.
lg-game-won = Winners: { $factions } ({ lg-points }).
lg-outcome-points = The game was decided on points.
lg-outcome-campaign = The campaign of three games is over.

## What is asked, and what is drawn

lg-prompt-faction = Choose your faction.
lg-prompt-commander = Choose your commander.
lg-prompt-officer = Choose in secret which officer goes with you.
lg-prompt-tuck = Choose two characters to put under your deck; you keep the other four.
lg-prompt-recruit = Recruiting and equipment: spend supplies or pass.
lg-prompt-march = March: send a character to a plot or pass.
lg-prompt-place = Place an order on one of your characters, or finish.
lg-prompt-orders = Turn up one of your orders, or put it away face down.
lg-prompt-turn-up = Say who lay face down and is turned up now.
lg-prompt-wound = Choose the faction that takes a wound.
lg-prompt-suffer = Choose which of your characters takes the wound.
lg-prompt-move = Move: choose one of your characters and another plot.
lg-prompt-sneak = Sneak: choose another plot.
lg-prompt-shoot-and-move = Choose another plot to go to, or stay.
lg-prompt-lure = Choose the rival who is lured away.
lg-prompt-muster = Fall in: bring your characters here one by one, then finish.
lg-prompt-sacrifice = Choose whom to sacrifice.
lg-prompt-swap = Choose with whom to trade places.
lg-prompt-sabotage = Choose the rival whose order is lost.
lg-prompt-furious-attack = Withdraw this character, or stay.
lg-prompt-charge = Charge: choose the faction that takes a wound, or stop.
lg-prompt-violence = Violence: choose a faction, or stop.
lg-prompt-mutilation = Choose which of your characters loses which skill.
lg-prompt-aid = First aid: choose who heals whom, or finish.
lg-prompt-church = You may heal one wound here.
lg-prompt-warm = Choose who gets rid of frostbite, or finish.
lg-prompt-keep = Choose in secret which dispatch you keep.
lg-prompt-kept = Show the dispatch that you kept.
lg-prompt-camp = Between two games: spend points and supplies, or pass.
lg-prompt-hardened-army = Choose an unwounded character at a plot; it is wounded.
lg-prompt-winter-campaign = Choose who loses the frostbite.
lg-prompt-warm-stove = Choose who loses the frostbite.
lg-prompt-messengers-of-peace = Choose the token you take back.
lg-prompt-dressing-station = Choose whose wound is healed.
lg-prompt-full-storehouses = Choose the free equipment and who gets it.
lg-prompt-paid-in-blood = Choose the plot where you have 2 more strength.
lg-chance-faction = Draw a faction.
lg-chance-commander = Draw a commander.
lg-chance-first = Find the starting player.
lg-chance-draw = Draw a character from your deck.
lg-chance-location = Turn up a location.
lg-chance-plot = Turn up a plot.
lg-chance-dispatch = Draw a dispatch.

## Acts

lg-act-faction = Lead { NOUN($faction, case: "the") }
lg-act-commander = { NOUN($commander) } as commander
lg-act-first = { NOUN($faction, case: "start") } begin
lg-act-officer = { $character ->
    [hidden] Choose an officer in secret
   *[other] Take { NOUN($character) } along
}
lg-act-draw = { $character ->
    [hidden] Draw a character
   *[other] Draw { NOUN($character) }
}
lg-act-tuck = { $one ->
    [hidden] Put two characters under the deck in secret
   *[other] Put { NOUN($one) } under the deck, and { NOUN($other) } below
}
lg-act-location = Location { NOUN($location) }
lg-act-plot = Plot { NOUN($plot) }
lg-act-recruit = Draw one more character
lg-act-equip = Buy { NOUN($equipment) } – { NOUN($character) }
lg-act-recover = { $order ->
    [hidden] Take back a token that lies face down
   *[other] Take back the token “{ NOUN($order) }”
}
lg-act-recover-all = Take back all used tokens
lg-act-send = { $equipment ->
    [0] Send { NOUN($character) } to { NOUN($plot) }
   *[other] Send { NOUN($character) } to { NOUN($plot) }, with { $equipment }
}
lg-act-order = { $order ->
    [hidden] Secret order – { NOUN($character) }
   *[other] Order { NOUN($order) } – { NOUN($character) }
}
lg-act-reclaim = Take back all used tokens, free
lg-act-done = Finish
lg-act-turn-up = { $equipment ->
    [0] { NOUN($character) } was at { NOUN($plot) }
   *[other] { NOUN($character) } was at { NOUN($plot) }, with { $equipment }
}
lg-act-reveal = { $order ->
    [none] Turn up the order of { NOUN($character) }
   *[other] Turn up the order of { NOUN($character) }: “{ NOUN($order) }”
}
lg-act-withhold = Put away the order of { NOUN($character) } face down
lg-act-move = { NOUN($character) } goes to { NOUN($plot) }
lg-act-wound = Wound { NOUN($faction, case: "the") }
lg-act-suffer = { NOUN($character) } takes the wound
lg-act-lure = Lure { NOUN($character) } away
lg-act-bring = Bring { NOUN($character) } here
lg-act-sacrifice = Sacrifice { NOUN($character) }
lg-act-swap = Trade places with { NOUN($character) }
lg-act-sabotage = Sabotage the order of { NOUN($character) }
lg-act-withdraw = Withdraw to hand
lg-act-forgo = Do nothing
lg-act-charge = Charge { NOUN($faction, case: "the") }
lg-act-maim = Use violence against { NOUN($faction, case: "the") }
lg-act-mutilate = { NOUN($character) } loses { NOUN($skill) }
lg-act-aid = { NOUN($helper) } heals { NOUN($character) }
lg-act-heal = Heal a wound of { NOUN($character) }
lg-act-warm = { NOUN($character) } loses the frostbite
lg-act-dispatch = Play the dispatch { NOUN($dispatch) }
lg-act-receive = { $dispatch ->
    [hidden] Draw a dispatch
   *[other] Draw the dispatch { NOUN($dispatch) }
}
lg-act-keep = { $dispatch ->
    [hidden] Keep a dispatch in secret
   *[other] Keep the dispatch { NOUN($dispatch) }
}
lg-act-strike = Wound { NOUN($character) }
lg-act-support = 2 more strength at { NOUN($plot) }
lg-act-supply = Buy 1 supply for 1 point

## Refusals

lg-refused-faction = Choose a faction that nobody leads yet.
lg-refused-commander = Choose one of the two commanders of your faction.
lg-refused-officer = Choose one of the two officers of your faction.
lg-refused-tuck = Choose two of the six characters you have drawn.
lg-refused-deck = Your deck is empty.
lg-refused-afford = This costs { $cost ->
    [one] 1 supply
   *[other] { $cost } supplies
}, and you have fewer.
lg-refused-recover = You have no such used token to take back.
lg-refused-once = You have bought this equipment already: { NOUN($equipment) }. Each kind is bought only once.
lg-refused-not-in-hand = { NOUN($character) } is not in your hand, and equipment goes to characters in hand.
lg-refused-bank = There is no card left: { NOUN($equipment) }.
lg-refused-exams = { NOUN($character) } is an officer already.
lg-refused-duplicate = { NOUN($character) } has what this equipment gives already: { NOUN($equipment) }.
lg-refused-no-dispatch = You do not hold this dispatch.
lg-refused-dispatch-idle = Your dispatch would have no effect now.
lg-refused-keep = Keep one of the two dispatches you have drawn.
lg-refused-hand = { NOUN($character) } is not in your hand.
lg-refused-elsewhere = This cannot be, by all that everybody at the table has seen.
lg-refused-plot = { NOUN($plot) } is not among the plots of this round.
lg-refused-taiga = In the deep taiga at most two of your characters go to the same plot.
lg-refused-entry = { NOUN($character) } lacks a skill that is needed here: { NOUN($plot) }.
lg-refused-reclaim = You still have an available token; tokens come back free only when you have none.
lg-refused-no-order-left = No order is left to place here.
lg-refused-token = You do not have this token available: { NOUN($order) }
lg-refused-snowstorm = In the snowstorm this order cannot be placed: { NOUN($order) }
lg-refused-order-target = { NOUN($character) } is not one of your characters at the plots.
lg-refused-ordered = { NOUN($character) } has received an order this round already.
lg-refused-giver = { NOUN($character) } gives orders and so receives none.
lg-refused-no-token = No order of yours lies face down on this character: { NOUN($character) }.
lg-refused-wound = Choose a rival faction at this plot.
lg-refused-order = The order does not allow this: { NOUN($order) }
lg-refused-suffer = Choose one of your characters at this plot that is not dying yet.
lg-refused-charge = Charges go to rival factions with somebody alive at this plot.
lg-refused-violence = Violence goes to a rival faction at this plot with a skill to lose.
lg-refused-mutilation = Choose one of your characters at this plot and a skill it still has.
lg-refused-aid = A helper heals another own wounded character at the same plot, once.
lg-refused-heal = Choose a wounded character of yours at this plot.
lg-refused-warm = Choose a frostbitten character of yours at this plot.
lg-refused-unhurt = There is nothing to cure: { NOUN($character) }.
lg-refused-points = This costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, and you have fewer.

## Problems with positions and data packs

lg-malformed-faction = a faction has 15 characters, two of them officers; correct the list.
lg-malformed-few = too few; give at least { $least }.
lg-malformed-commanders = every faction has two commanders; correct the list.
lg-malformed-sleeve = { NOUN($character) } cannot have all this in the sleeve; remove what is double or deadly.

## Modes and options

lg-mode-standard = Standard
lg-mode-standard-about = Four rounds; the most victory points win.
lg-mode-dispatches = Dispatches
lg-mode-dispatches-about = From round 2 on everybody holds a secret dispatch, to be played or scored.
lg-mode-survival = Survival
lg-mode-survival-about = A campaign of three games with the same soldiers, their wounds and their equipment.
lg-option-factions = factions
lg-option-factions-about = Players choose factions and commanders, or they are dealt at random.
lg-option-factions-chosen = chosen
lg-option-factions-dealt = dealt at random
lg-option-recruiting = recruiting
lg-option-recruiting-about = Players recruit and buy in turn, or all at once.
lg-option-recruiting-in-turn = in turn
lg-option-recruiting-at-once = at once
lg-option-recover = recovered tokens
lg-option-recover-about = What 2 supplies bring back: one used token or all of them.
lg-option-recover-one = one
lg-option-recover-all = all
lg-option-exams-receive = orders for examined soldiers
lg-option-exams-receive-about = Whether a character with officer exams may receive orders.
lg-option-exams-receive-true = yes
lg-option-exams-receive-false = no

## At the table, and what one can choose to do, before it is said with what

lg-ui-welcome = Lead your faction through four rounds. Send soldiers to the plots, give secret orders, and score the most victory points.
lg-ui-headline = { $mode } · game { $game } · round { $round }
lg-ui-reward = { lg-points }, { lg-supplies }
lg-ui-first = starting player
lg-ui-hand = hand
lg-ui-tokens = available orders
lg-ui-used = used orders
lg-ui-graveyard = graveyard
lg-ui-dispatch = dispatch
lg-verb-equip = buy equipment
lg-verb-recover = take back a token
lg-verb-send = send a character
lg-verb-order = place an order
lg-verb-reveal = turn up an order
lg-verb-withhold = put away an order face down
lg-verb-dispatch = play your dispatch
lg-verb-heal = heal a wound
lg-verb-warm = cure frostbite
lg-verb-faction = choose a faction
lg-verb-commander = choose a commander
lg-verb-officer = choose an officer
lg-verb-tuck = put two under the deck
lg-verb-move = go to another plot
lg-verb-wound = wound a faction
lg-verb-suffer = take the wound
lg-verb-lure = lure somebody away
lg-verb-bring = bring somebody here
lg-verb-sacrifice = sacrifice somebody
lg-verb-swap = trade places
lg-verb-sabotage = sabotage an order
lg-verb-charge = charge
lg-verb-maim = use violence
lg-verb-mutilate = lose a skill
lg-verb-aid = give first aid
lg-verb-keep = keep a dispatch
lg-verb-strike = wound a character
lg-verb-support = more strength at a plot
lg-ui-diary = War diary
lg-ui-diary-empty = Nothing is written yet: the first game of the campaign is not over.
lg-ui-diary-game = Game { $game }
lg-ui-diary-chart = Points added up, game by game
lg-ui-diary-rank = rank
lg-ui-diary-faction = faction
lg-ui-diary-commander = commander
lg-ui-diary-points = points
lg-ui-diary-left = left
lg-ui-diary-supplies = supplies
lg-ui-diary-total = sum
lg-ui-diary-games = game
