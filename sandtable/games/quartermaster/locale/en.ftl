### Quartermaster General WW2. Nouns first; their attributes are forms that NOUN($noun, case: …) asks for:
### "the" with the article it has in a sentence, "start" at the start of one, "where" with its preposition.

qm-title = Quartermaster General WW2
qm-tagline = Cut their supply, and they surrender

## Sides and countries

qm-side-axis = Axis
    .the = the Axis
    .start = The Axis
qm-side-allies = Allies
    .the = the Allies
    .start = The Allies
qm-country-GER = Germany
    .the = Germany
    .start = Germany
qm-country-UK = United Kingdom
    .the = the United Kingdom
    .start = The United Kingdom
qm-country-JPN = Japan
    .the = Japan
    .start = Japan
qm-country-USSR = Soviet Union
    .the = the Soviet Union
    .start = The Soviet Union
qm-country-ITA = Italy
    .the = Italy
    .start = Italy
qm-country-USA = United States
    .the = the United States
    .start = The United States

## Spaces

qm-space-canada = Canada
    .where = in Canada
qm-space-pacific-northwest = Pacific Northwest
    .where = in the Pacific Northwest
qm-space-eastern-us = Eastern United States
    .where = in the Eastern United States
qm-space-western-us = Western United States
    .where = in the Western United States
qm-space-latin-america = Latin America
    .where = in Latin America
qm-space-hawaii = Hawaii
    .where = in Hawaii
qm-space-iceland = Iceland
    .where = in Iceland
qm-space-united-kingdom = United Kingdom
    .where = in the United Kingdom
qm-space-scandinavia = Scandinavia
    .where = in Scandinavia
qm-space-western-europe = Western Europe
    .where = in Western Europe
qm-space-germany = Germany
    .where = in Germany
qm-space-italy = Italy
    .where = in Italy
qm-space-balkans = Balkans
    .where = in the Balkans
qm-space-eastern-europe = Eastern Europe
    .where = in Eastern Europe
qm-space-ukraine = Ukraine
    .where = in Ukraine
qm-space-russia = Russia
    .where = in Russia
qm-space-moscow = Moscow
    .where = in Moscow
qm-space-siberia = Siberia
    .where = in Siberia
qm-space-kazakhstan = Kazakhstan
    .where = in Kazakhstan
qm-space-mongolia = Mongolia
    .where = in Mongolia
qm-space-vladivostok = Vladivostok
    .where = in Vladivostok
qm-space-north-africa = North Africa
    .where = in North Africa
qm-space-africa = Africa
    .where = in Africa
qm-space-madagascar = Madagascar
    .where = in Madagascar
qm-space-middle-east = Middle East
    .where = in the Middle East
qm-space-india = India
    .where = in India
qm-space-szechuan = Szechuan
    .where = in Szechuan
qm-space-china = China
    .where = in China
qm-space-southeast-asia = Southeast Asia
    .where = in Southeast Asia
qm-space-japan = Japan
    .where = in Japan
qm-space-philippines = Philippines
    .where = in the Philippines
qm-space-indonesia = Indonesia
    .where = in Indonesia
qm-space-new-guinea = New Guinea
    .where = in New Guinea
qm-space-iwo-jima = Iwo Jima
    .where = on Iwo Jima
qm-space-australia = Australia
    .where = in Australia
qm-space-new-zealand = New Zealand
    .where = in New Zealand
qm-space-north-atlantic = North Atlantic
    .where = in the North Atlantic
qm-space-south-atlantic = South Atlantic
    .where = in the South Atlantic
qm-space-southern-ocean = Southern Ocean
    .where = in the Southern Ocean
qm-space-north-sea = North Sea
    .where = in the North Sea
qm-space-baltic-sea = Baltic Sea
    .where = in the Baltic Sea
qm-space-mediterranean-sea = Mediterranean Sea
    .where = in the Mediterranean Sea
qm-space-black-sea = Black Sea
    .where = in the Black Sea
qm-space-caspian-sea = Caspian Sea
    .where = in the Caspian Sea
qm-space-bay-of-bengal = Bay of Bengal
    .where = in the Bay of Bengal
qm-space-indian-ocean = Indian Ocean
    .where = in the Indian Ocean
qm-space-south-china-sea = South China Sea
    .where = in the South China Sea
qm-space-sea-of-japan = Sea of Japan
    .where = in the Sea of Japan
qm-space-north-pacific = North Pacific
    .where = in the North Pacific
qm-space-central-pacific = Central Pacific
    .where = in the Central Pacific
qm-space-south-pacific = South Pacific
    .where = in the South Pacific
qm-space-east-pacific = East Pacific
    .where = in the East Pacific
qm-space-southeast-pacific = Southeast Pacific
    .where = in the Southeast Pacific

## Kinds of cards

qm-kind-build-army = Build Army
qm-kind-land-battle = Land Battle
qm-kind-build-navy = Build Navy
qm-kind-sea-battle = Sea Battle
qm-kind-economic-warfare = Economic Warfare
qm-kind-event = Event
qm-kind-response = Response
qm-kind-status = Status

## Cards

qm-card-hidden = a card
qm-card-deck = the top of the deck
qm-card-build-army = Build Army
qm-text-build-army = Build an army adjacent to a piece of yours in supply, or in your home space.
qm-card-land-battle = Land Battle
qm-text-land-battle = Remove an enemy army adjacent to a piece of yours in supply.
qm-card-build-navy = Build Navy
qm-text-build-navy = Build a navy adjacent to a piece of yours in supply.
qm-card-sea-battle = Sea Battle
qm-text-sea-battle = Remove an enemy navy adjacent to a piece of yours in supply.
qm-card-abundant-resources = Abundant Resources
qm-text-abundant-resources = In your victory step gain 1 point for each German army in Ukraine, Kazakhstan and Russia.
qm-card-atlantic-wall = Atlantic Wall
qm-text-atlantic-wall = Once in a turn, when an Axis army in Western Europe is battled: the country that battles it loses the top 3 cards of its deck.
qm-card-bias-for-action = Bias for Action
qm-text-bias-for-action = Once in a turn, when you build an army: discard 1 card from your deck to battle a land space adjacent to it.
qm-card-blitzkrieg = Blitzkrieg
qm-text-blitzkrieg = Once in a turn, when you battle a land space: discard 1 card from your deck to build an army there.
qm-card-conscription = Conscription
qm-text-conscription = Instead of playing a card: discard 2 cards from your deck to build an army.
qm-card-dive-bombers = Dive Bombers
qm-text-dive-bombers = Once in a turn, when you battle a land space: discard 1 card from your deck to battle that space or one adjacent to it.
qm-card-jet-fighters = Jet Fighters
qm-text-jet-fighters = You lose 3 cards fewer to each Economic Warfare card.
qm-card-superior-planning = Superior Planning
qm-text-superior-planning = Once in a turn, at the start of your turn: look at the top 4 cards of your deck and put them back in any order.
qm-card-swedish-iron-ore = Swedish Iron Ore
qm-text-swedish-iron-ore = In your victory step gain 1 point for a German navy in the Baltic Sea and 1 point for a German army in Scandinavia.
qm-card-synthetic-fuel = Synthetic Fuel
qm-text-synthetic-fuel = Once in a turn, when you build an army: discard 2 cards from your deck to build another adjacent to it.
qm-card-volksturm = Volksturm
qm-text-volksturm = Once in a turn, at the start of your turn: discard 1 card from your deck to recruit an army in Germany.
qm-card-wolf-packs = Wolf Packs
qm-text-wolf-packs = Your Submarines cards cost their target 2 cards more, or 3 more with a German army in Scandinavia.
qm-card-broad-front = Broad Front
qm-text-broad-front = Battle up to three land spaces where, at the start of the turn, a Soviet army was adjacent to a German army.
qm-card-forced-conscription = Forced Conscription
qm-text-forced-conscription = Recruit one or two armies in Germany or land spaces adjacent to it.
qm-card-guns-and-butter = Guns and Butter
qm-text-guns-and-butter = Build an army, build a navy, battle a land space or battle a sea space.
qm-card-military-dictatorships = Military Dictatorships in the Balkans
qm-text-military-dictatorships = Recruit an Italian army in the Balkans. Then eliminate an Allied army in Ukraine.
qm-card-german-plunder = Plunder
qm-text-german-plunder = Gain 1 point for each German piece outside Germany.
qm-card-autobahn = The Autobahn
qm-text-autobahn = For each of your armies, one by one: you may eliminate it and then build it anew.
qm-card-submarines-blockade = Submarines Enforce Blockade
qm-text-submarines-blockade = For each German army adjacent to the North Sea gain 1 point, and the United Kingdom loses 2 cards of its deck.
qm-card-submarines-atlantic = Submarines Lead the Battle of the Atlantic
qm-text-submarines-atlantic = For each German navy gain 1 point, and the United Kingdom loses 2 cards of its deck.
qm-card-submarines-monsoon = Submarines of the Monsoon Group
qm-text-submarines-monsoon = An Allied country of your choice loses 2 cards of its deck. Gain 2 points.
qm-card-submarines-shipping = Submarines Prey on Unprotected Shipping
qm-text-submarines-shipping = The United Kingdom loses 2 cards of its deck, and 3 more without an Allied navy in the North Sea. Gain 1 point.
qm-card-submarines-murmansk = Submarines Raid Murmansk Convoy
qm-text-submarines-murmansk = For each German piece in or adjacent to Scandinavia gain 1 point, and the Soviet Union loses 2 cards of its deck.
qm-card-v-weapons = V-Weapons
qm-text-v-weapons = With a German army in Western Europe gain 3 points, and the United Kingdom loses 1 card of its deck.
qm-card-directorate-of-manpower = Australia Forms the Directorate of Manpower
qm-text-directorate-of-manpower = Whenever you may build an army you may recruit it in Australia instead.
qm-card-free-france = Free France
qm-text-free-france = Instead of playing a card: discard 2 cards from your hand to build an army in Western Europe.
qm-card-lord-linlithgow = Lord Linlithgow Declares India to Be at War
qm-text-lord-linlithgow = Whenever you may build an army you may recruit it in India instead.
qm-card-mackenzie-king = Mackenzie King Drafts the National Resources Mobilization Act
qm-text-mackenzie-king = In your victory step gain 1 point for a British navy in the North Atlantic and 1 point for a British army in Canada.
qm-card-resistance = Resistance
qm-text-resistance = Instead of playing a card: discard 2 cards from your hand to battle Western Europe or Italy.
qm-card-royal-navy = The Royal Navy
qm-text-royal-navy = Once in a turn, when you battle a sea space: discard 2 cards from your hand to battle a sea space.
qm-card-dutch-east-indies = Dutch East Indies
qm-text-dutch-east-indies = Recruit an army in Indonesia, an army in New Guinea and a navy in the South China Sea.
qm-card-general-smuts = General Smuts Strengthens Ties to UK
qm-text-general-smuts = Recruit an army in Africa. Then recruit a navy in the Southern Ocean or the Bay of Bengal.
qm-card-commonwealth-support = Increased Commonwealth Support
qm-text-commonwealth-support = Recruit an army in India, Australia or Canada.
qm-card-king-peter = King Peter Enthroned in Yugoslavia
qm-text-king-peter = Eliminate an Axis army in the Balkans. Then recruit an army there.
qm-card-ledo-and-burma-roads = Ledo and Burma Roads
qm-text-ledo-and-burma-roads = Build an army in Southeast Asia. Then battle China or Szechuan.
qm-card-singapore-fortified = Singapore Fortified
qm-text-singapore-fortified = Recruit an army in Southeast Asia. Then recruit a navy in the South China Sea.
qm-card-bomber-command = Bomber Command
qm-text-bomber-command = Germany or Italy, as you choose, loses 4 cards of its deck.
qm-card-malta-submarines = Malta Submarines
qm-text-malta-submarines = Germany, then Italy: loses 2 cards of its deck, or eliminates its own navy in the Mediterranean Sea.
qm-card-asw-tactics = ASW Tactics
qm-text-asw-tactics = When the Axis play an Economic Warfare card: nothing on it happens.
qm-card-defensive-posture = Defensive Posture
qm-text-defensive-posture = When a British army in supply is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-destroyers = Destroyers
qm-text-destroyers = When a British or American navy in supply is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-enigma = Enigma Code Cracked
qm-text-enigma = When Germany has used a Status card: that card is discarded.
qm-card-loyal-to-the-crown = Loyal to the Crown
qm-text-loyal-to-the-crown = Right after an Axis army is built in India, Australia or Canada: eliminate it.
qm-card-raf = RAF
qm-text-raf = When a British piece in or adjacent to the United Kingdom is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-rationing = Rationing
qm-text-rationing = When you have played a card in your play step: shuffle it into your deck instead of discarding it.
qm-card-forward-bases = Forward Bases
qm-text-forward-bases = In your victory step gain 2 points with a Japanese army in Hawaii, the Pacific Northwest or New Zealand.
qm-card-co-prosperity-sphere = Greater East Asia Co-Prosperity Sphere
qm-text-co-prosperity-sphere = In your victory step gain 1 point for each Japanese army in Indonesia, New Guinea and Southeast Asia.
qm-card-imperial-designs = Imperial Designs
qm-text-imperial-designs = In your victory step gain 1 point with a Japanese army on Iwo Jima or in the Philippines.
qm-card-merchant-shipping = Unimpeded Merchant Shipping
qm-text-merchant-shipping = In your victory step gain 1 point without an Allied army in Hawaii.
qm-card-indian-ocean-patrols = Indian Ocean Patrols
qm-text-indian-ocean-patrols = For each Japanese navy in or adjacent to the Bay of Bengal gain 2 points, and the United Kingdom loses 2 cards of its deck.
qm-card-submarines-pacific = Submarines Support Pacific Islands
qm-text-submarines-pacific = For each Japanese navy in or adjacent to the East Pacific gain 2 points, and the United States lose 2 cards of their deck.
qm-card-banzai-charge = Banzai Charge
qm-text-banzai-charge = When you battle a land space: battle that space or one adjacent to it.
qm-card-battleship-repair = Battleship Repair
qm-text-battleship-repair = When a Japanese navy in supply is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-china-offensive = China Offensive
qm-text-china-offensive = When you battle China or a land space adjacent to it: build an army there, then battle one of these spaces.
qm-card-destroyer-transport = Destroyer Transport
qm-text-destroyer-transport = When you battle a sea space: build one or two armies on land adjacent to it.
qm-card-fall-of-singapore = Fall of Singapore
qm-text-fall-of-singapore = When you battle Southeast Asia: battle the South China Sea, then recruit an army in Southeast Asia.
qm-card-kamikaze = Kamikaze
qm-text-kamikaze = Right after an Allied navy is built adjacent to a Japanese piece: eliminate it.
qm-card-kwantung-army = Kwantung Army
qm-text-kwantung-army = When a Japanese army in supply in China, Szechuan, Mongolia or Vladivostok is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-mobile-force = Mobile Force
qm-text-mobile-force = At the start of your turn: recruit a navy in the North Pacific or a sea adjacent to it.
qm-card-naval-landing-forces = Special Naval Landing Forces
qm-text-naval-landing-forces = When you build a navy: build one or two armies on land adjacent to it.
qm-card-surprise-attack = Surprise Attack
qm-text-surprise-attack = When you battle a sea space: battle a sea space, then battle a land space.
qm-card-truk = Truk
qm-text-truk = At any time in your turn: for the rest of it Japanese pieces in or adjacent to the Central Pacific are in supply.
qm-card-frontal-assault = Frontal Assault
qm-text-frontal-assault = Once in a turn, when you battle a land space: discard 2 cards from your hand to battle that space or one adjacent to it.
qm-card-guards = Guards
qm-text-guards = Instead of playing a card: discard 2 cards from your hand to play a Build Army card from your discard pile.
qm-card-scorched-earth = Scorched Earth
qm-text-scorched-earth = Ukraine is no supply space for the Axis.
qm-card-evacuation-council = Shvernik’s Evacuation Council
qm-text-evacuation-council = Soviet armies are always in supply. Where they may be built does not change.
qm-card-stavka = Stavka Forms Artillery Corps
qm-text-stavka = Once in a turn, when you battle a land space: discard 1 card from your hand to battle that space again.
qm-card-women-conscripts = Women Conscripts
qm-text-women-conscripts = When you have played a Build Army card in your play step: put it on top of your deck instead of discarding it.
qm-card-general-winter = General Winter
qm-text-general-winter = Eliminate one or two Axis armies in Moscow or land spaces adjacent to it.
qm-card-german-soviet-treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
qm-text-german-soviet-treaty = Recruit an army in Russia and an army in Eastern Europe.
qm-card-mao-tse-tung = Mao Tse-tung
qm-text-mao-tse-tung = Eliminate an Axis army in China or Szechuan.
qm-card-titos-partisans = Tito’s Partisans
qm-text-titos-partisans = Eliminate an Axis army in the Balkans. Then recruit a Soviet or a British army there.
qm-card-trans-siberian-railroad = Trans-Siberian Railroad
qm-text-trans-siberian-railroad = For each of your armies, one by one: you may eliminate it and then build it anew.
qm-card-vasilevsky = Vasilevsky Takes Command in the Far East
qm-text-vasilevsky = Recruit an army in Vladivostok. Then battle China.
qm-card-defense-of-the-motherland = Defense of the Motherland
qm-text-defense-of-the-motherland = At the start of your turn: recruit an army in Moscow or a land space adjacent to it, then eliminate an Axis army in Moscow.
qm-card-leningrad-holds = Leningrad
qm-text-leningrad-holds = When a Soviet army in Russia is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-moscow-holds = Moscow
qm-text-moscow-holds = When a Soviet army in Moscow is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-rasputitsa = Rasputitsa
qm-text-rasputitsa = Right after an Axis army is built in Moscow or a land space adjacent to it: eliminate it.
qm-card-stalingrad = Stalingrad
qm-text-stalingrad = When a Soviet army in Ukraine is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-anti-communist-sentiment = Anti-Communist Sentiment
qm-text-anti-communist-sentiment = In your victory step gain 1 point for each Italian army in Russia and Ukraine.
qm-card-balkan-resources = Balkan Resources
qm-text-balkan-resources = In your victory step gain 1 point with an Italian army in the Balkans.
qm-card-bravado = Bravado
qm-text-bravado = Instead of playing a card: discard 2 cards from your deck to battle a land space.
qm-card-impero-italiano = Impero Italiano
qm-text-impero-italiano = In your victory step gain 1 point for each Axis army in North Africa, Africa and the Middle East.
qm-card-mare-nostrum = Mare Nostrum
qm-text-mare-nostrum = In your victory step gain 1 point for each Italian navy.
qm-card-afrika-korps = Afrika Korps
qm-text-afrika-korps = Recruit a German army in North Africa and a German navy in the Mediterranean Sea.
qm-card-division-azul = Division Azul
qm-text-division-azul = The Soviet Union loses a face-down Response card at random, unseen.
qm-card-german-aid-in-greece = German Aid in Greece
qm-text-german-aid-in-greece = Eliminate an Allied army in the Balkans. Then recruit a German army there.
qm-card-italian-east-africa = Italian East Africa
qm-text-italian-east-africa = Build an army in North Africa. Then build a navy in the Bay of Bengal.
qm-card-italy-attacks-communists = Italy Attacks Communists
qm-text-italy-attacks-communists = Build an army in Ukraine. Then build an army in Russia.
qm-card-italian-plunder = Plunder
qm-text-italian-plunder = Gain 1 point for each Italian piece outside Italy.
qm-card-decima-flottiglia = Decima Flottiglia MAS (Frogmen)
qm-text-decima-flottiglia = The United Kingdom loses 1 card of its deck, and 1 more without an Allied navy in the Mediterranean Sea. Gain 1 point.
qm-card-regia-marina = Regia Marina Closes Shipping Lanes
qm-text-regia-marina = For each Italian navy gain 1 point, and the United Kingdom loses 1 card of its deck.
qm-card-german-reinforcements = German Reinforcements Counterattack
qm-text-german-reinforcements = When an Italian army that was in supply is removed: recruit a German army in its place.
qm-card-monte-cassino = Monte Cassino
qm-text-monte-cassino = When an Axis army in Italy is about to be removed: it is not, and cannot be for the rest of the turn.
qm-card-romanian-reinforcements = Romanian Reinforcements
qm-text-romanian-reinforcements = When a German army that was in supply is removed: recruit an Italian army in its place.
qm-card-skilled-pilots = Skilled Pilots
qm-text-skilled-pilots = When you are about to lose cards to Economic Warfare: you lose 5 fewer.
qm-card-aircraft-carriers = Aircraft Carriers
qm-text-aircraft-carriers = Once in a turn, when you battle a sea space: discard 1 card from your deck to build a navy there.
qm-card-volunteer-group = American Volunteer Group Expands
qm-text-volunteer-group = Allied armies in Szechuan are in supply. Instead of playing a card: discard 2 cards from your deck to recruit an army there.
qm-card-amphibious-landings = Amphibious Landings
qm-text-amphibious-landings = Once in a turn, when you battle a land space adjacent to a navy of yours in supply: discard 1 card from your deck to build an army there.
qm-card-flying-fortresses = Flying Fortresses
qm-text-flying-fortresses = Your Economic Warfare cards cost their target 2 cards more.
qm-card-radar = Radar
qm-text-radar = Once in a turn, when a navy of yours in supply is battled: discard 2 cards from your deck and it is not removed.
qm-card-rosie-the-riveter = Rosie the Riveter
qm-text-rosie-the-riveter = Once in a turn, at the start of your discard step: put one or two cards from your hand under your deck.
qm-card-superior-shipyards = Superior Shipyards
qm-text-superior-shipyards = Once in a turn, when you build a navy: discard 1 card from your deck to build another.
qm-card-wartime-production = Wartime Production
qm-text-wartime-production = Once in a turn, when you build an army: discard 1 card from your deck to build another.
qm-card-arsenal-of-democracy = Arsenal of Democracy
qm-text-arsenal-of-democracy = The United Kingdom may build an army and a navy, in any order.
qm-card-pearl-harbor = Fleet Deployed to Pearl Harbor
qm-text-pearl-harbor = Recruit an army in Hawaii. Then build a navy in the North, Central or East Pacific.
qm-card-flexible-resources = Flexible Resources
qm-text-flexible-resources = Play another card from your discard pile.
qm-card-free-french-allies = Free French Allies
qm-text-free-french-allies = The United Kingdom may recruit an army in Western Europe, North Africa or Africa.
qm-card-guadalcanal = Guadalcanal
qm-text-guadalcanal = Recruit an army in New Zealand. Then build a navy in the South or East Pacific.
qm-card-lend-lease = Lend Lease
qm-text-lend-lease = The United Kingdom or the Soviet Union, as you choose, may play a card and then draws a card.
qm-card-murmansk-convoy = Murmansk Convoy
qm-text-murmansk-convoy = Recruit a Soviet army in Russia. Then the Soviet Union may build an army.
qm-card-operation-magic = Operation Magic
qm-text-operation-magic = Japan loses a face-down Response card at random, unseen.
qm-card-patton-advances = Patton Advances
qm-text-patton-advances = Build an army in Western Europe. Then battle Germany or Italy.
qm-card-theater-shift = Theater Shift
qm-text-theater-shift = For each of your armies and navies, one by one: you may eliminate it and then build it anew.
qm-card-b-24-liberator = B-24 Liberator
qm-text-b-24-liberator = With an American army within 2 spaces of Italy: Italy loses 4 cards of its deck.
qm-card-b-26-marauder = B-26 Marauder
qm-text-b-26-marauder = An Axis country whose home space is within 3 spaces of an American army loses 4 cards of its deck.
qm-card-b-29-superfortress = B-29 Superfortress
qm-text-b-29-superfortress = With an American army within 3 spaces of Germany: Germany loses 5 cards of its deck.
qm-card-firestorm-bombing = Firestorm Bombing
qm-text-firestorm-bombing = An Axis country with an American piece adjacent to its home space loses 7 cards of its deck.
qm-card-sbd-dauntless = SBD Dauntless
qm-text-sbd-dauntless = With an American navy within 2 spaces of Japan: Japan loses 4 cards of its deck.

## What happens

qm-turn = Round { $round }: { NOUN($country) }
qm-played = { NOUN($country, case: "start") } plays “{ NOUN($card) }”.
qm-laid-down = { NOUN($country, case: "start") } lays down { $card ->
    [hidden] a Response card, face down
   *[other] “{ NOUN($card) }”
}.
qm-dummy-laid = { NOUN($country, case: "start") }: the card lies face down as number { $number }.
qm-dummy-lifted = { NOUN($country, case: "start") }: face-down card number { $number } leaves its place.
qm-used = { NOUN($country, case: "start") } uses “{ NOUN($card) }”.
qm-built = { NOUN($country, case: "start") } builds { NOUN($space, case: "where") }.
qm-declared = { NOUN($country, case: "start") } declares the piece { NOUN($space, case: "where") } as just built.
qm-recruited = { NOUN($country, case: "start") } recruits { NOUN($space, case: "where") }.
qm-battled = { NOUN($country, case: "start") } battles { $whom ->
    [nobody] an empty space
   *[other] { NOUN($whom, case: "the") }
} { NOUN($space, case: "where") }.
qm-removed = The piece of { NOUN($country, case: "the") } { NOUN($space, case: "where") } is removed.
qm-saved = The piece of { NOUN($country, case: "the") } { NOUN($space, case: "where") } is not removed.
qm-gave-up = { NOUN($country, case: "start") } takes its own piece { NOUN($space, case: "where") } off the board.
qm-drew = { NOUN($country, case: "start") } draws { $card ->
    [hidden] a card
   *[other] “{ NOUN($card) }”
}.
qm-lost-card = { NOUN($country, case: "start") } discards { $card ->
    [hidden] a card
   *[other] “{ NOUN($card) }”
} from the deck.
qm-lost-points = { NOUN($country, case: "start") } has no card left to discard: its side loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
qm-discarded = { NOUN($country, case: "start") } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
} from hand.
qm-arranged = { NOUN($country, case: "start") } arranges the top { $count ->
    [one] 1 card
   *[other] { $count } cards
} of its deck.
qm-tucked = { NOUN($country, case: "start") } puts a card under its deck.
qm-shuffled-in = { NOUN($country, case: "start") } shuffles “{ NOUN($card) }” into its deck.
qm-put-on-top = { NOUN($country, case: "start") } puts “{ NOUN($card) }” on top of its deck.
qm-lost-response = { NOUN($country, case: "start") } loses { $card ->
    [hidden] a face-down Response card
   *[other] “{ NOUN($card) }”
} at random.
qm-raided = { NOUN($country, case: "start") } is to lose { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of its deck.
qm-cancelled = Nothing on “{ NOUN($card) }” happens.
qm-status-lost = { NOUN($country, case: "start") } loses the Status card “{ NOUN($card) }”.
qm-scored = { NOUN($country, case: "start") } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
qm-victory = Victory step: { NOUN($country, case: "the") } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
qm-no-victory = An enemy army is in the home space: { NOUN($country, case: "the") } skips the victory step.
qm-reallocated = { NOUN($country, case: "start") } reallocates resources and takes “{ NOUN($card) }” from its deck.
qm-would-go = { NOUN($country, case: "start") } loses its piece { NOUN($space, case: "where") } unless a card saves it.
qm-would-be-cut = { NOUN($country, case: "start") }: the piece { NOUN($space, case: "where") } goes out of supply.
qm-would-be-supplied = { NOUN($country, case: "start") }: the piece { NOUN($space, case: "where") } comes into supply.
qm-would-open = The strait between { NOUN($one) } and { NOUN($other) } opens to { NOUN($side, case: "the") }.
qm-reason-points = { NOUN($country, case: "start") } will gain { $points ->
        [one] one point more
       *[other] { $points } points more
    } in its victory step.
qm-reason-taken = { NOUN($country, case: "start") } will gain { $points ->
        [one] one point less
       *[other] { $points } points less
    } in its victory step.
qm-reason-cut = { NOUN($country, case: "start") } is out of supply here: { $spaces }.
qm-reason-supplied = { NOUN($country, case: "start") } is in supply again here: { $spaces }.
qm-reason-safe = { NOUN($country, case: "start") } can no longer be battled here: { $spaces }.
qm-reason-battle = { NOUN($country, case: "start") } can now be battled here: { $spaces }.
qm-reason-cards = { NOUN($country, case: "start") } has { $cards ->
        [one] one card less
       *[other] { $cards } cards less
    } to play.
qm-reason-reach = An army of { NOUN($country, case: "the") } can come here next: { $spaces }.
qm-reason-status = “{ NOUN($card) }” stays on the table and counts in later turns.
qm-reason-unseen = What lies face down can answer something later.
qm-won = { $side ->
    [axis] { NOUN($side, case: "start") } win: { $axis } to { $allies }.
   *[other] { NOUN($side, case: "start") } win: { $allies } to { $axis }.
}
qm-outcome-lead = A side led by 30 points or more at the end of a round.
qm-outcome-rounds = Twenty rounds were played.

## What is asked and drawn

qm-prompt-put-away = Put 3 of your 10 cards on the discard pile.
qm-prompt-play = Play a card or discard one.
qm-prompt-discard = Discard as many cards as you like.
qm-prompt-pay = Choose the cards to discard from your hand.
qm-prompt-part = Carry out the card.
qm-prompt-build = Choose where to build.
qm-prompt-recruit = Choose where to recruit.
qm-prompt-battle = Choose the space to battle.
qm-prompt-eliminate = Choose the piece to eliminate.
qm-prompt-redeploy = Choose a piece to eliminate and build anew.
qm-prompt-one-of = Choose one: build or battle.
qm-prompt-target = Choose the country that loses cards.
qm-prompt-lose-or-give-up = Lose cards of your deck, or eliminate your navy.
qm-prompt-tuck = Choose a card to put under your deck.
qm-prompt-arrange = Arrange the top cards of your deck, the next one first.
qm-prompt-count = Which of your Status cards do you use?
qm-prompt-play-discarded = Choose a card of your discard pile to play.
qm-prompt-ally-plays = Lend Lease: choose the country, which may then play a card.
qm-prompt-reallocate = Choose 4 cards to discard.
qm-prompt-take = Choose the card to take from your deck.
qm-prompt-turn-starts = A turn starts. Use a card?
qm-prompt-supply-starts = The supply step starts. Use a card?
qm-prompt-discard-starts = The discard step starts. Use a card?
qm-prompt-built = A piece was built. Use a card?
qm-prompt-battled = A battle was fought. Use a card?
qm-prompt-about-to-go = A piece is about to be removed. Use a card?
qm-prompt-removed = A piece was removed. Use a card?
qm-prompt-waged = An Economic Warfare card was played. Use a card?
qm-prompt-raided = A country is about to lose cards. Use a card?
qm-prompt-status-used = A Status card was used. Use a card?
qm-prompt-played = You have played a card. Use another?
qm-chance-draw = Draw a card from the deck.
qm-chance-lose = Discard the top card of the deck.
qm-chance-look = Look at the next card of the deck.
qm-chance-response = Draw a face-down Response card at random.

## Acts

qm-act-play = Play “{ NOUN($card) }”
qm-act-use = Use “{ NOUN($card) }”
qm-act-take = Take “{ NOUN($card) }” from the deck
qm-act-tuck = Put “{ NOUN($card) }” under the deck
qm-act-draw = Draw “{ NOUN($card) }”
qm-act-lose = Lose “{ NOUN($card) }”
qm-act-discard = { $cards ->
    [0] Discard nothing
   *[other] Discard { $cards }
}
qm-act-arrange = Put back in this order: { $cards }
qm-act-count = { $cards ->
    [0] Use no Status card
   *[other] Use { $cards }
}
qm-act-build = Build { NOUN($space, case: "where") }
qm-act-declare = Declare the piece { NOUN($space, case: "where") } as just built
qm-act-recruit = { $country ->
    [none] Recruit { NOUN($space, case: "where") }
   *[other] Recruit { NOUN($space, case: "where") } for { NOUN($country, case: "the") }
}
qm-act-battle = { $country ->
    [none] Battle { NOUN($space, case: "where") }
   *[other] Battle { NOUN($space, case: "where") } against { NOUN($country, case: "the") }
}
qm-act-eliminate = Eliminate the piece of { NOUN($country, case: "the") } { NOUN($space, case: "where") }
qm-act-remove = Take your own piece { NOUN($space, case: "where") } off the board ({ NOUN($country) })
qm-act-lift = Take up the piece { NOUN($space, case: "where") }
qm-act-target = Choose { NOUN($country, case: "the") }
qm-act-skip = Leave it
qm-act-reallocate = Reallocate resources

## Refusals

qm-refused-remove = You have no such piece to take off the board.
qm-refused-terrain = Armies stand on land and navies at sea, so nothing of this kind goes to: { NOUN($space) }.
qm-refused-own-piece = { NOUN($country, case: "start") } already has a piece { NOUN($space, case: "where") }.
qm-refused-enemy-piece = There is an enemy piece { NOUN($space, case: "where") }.
qm-refused-friendly-piece = A piece of your own side is { NOUN($space, case: "where") }.
qm-refused-reserve = { NOUN($country, case: "start") } has all pieces of this kind on the board; take one off first.
qm-refused-not-adjacent = { NOUN($country, case: "start") } has no piece in supply adjacent to: { NOUN($space) }.
qm-refused-unsupplied = A piece { NOUN($space, case: "where") } would be out of supply.
qm-refused-battle-terrain = A battle of this kind cannot be fought here: { NOUN($space) }.
qm-refused-not-here = “{ NOUN($card) }” does not allow it here: { NOUN($space) }.
qm-refused-which = Say whose piece you battle { NOUN($space, case: "where") }.
qm-refused-eliminate = The card does not eliminate that piece.
qm-refused-declare = Only an own piece of this kind that is in supply can be declared as built.
qm-refused-not-held = You do not hold this card.
qm-refused-elsewhere = This card cannot be in that hand: every copy of it was seen elsewhere.
qm-refused-impossible = “{ NOUN($card) }” could do nothing now; discard it instead.
qm-refused-use = This card cannot be used now.
qm-refused-pay = Choose as many cards of your hand as the card costs.
qm-refused-put-away = Choose exactly 3 cards of your hand.
qm-refused-discard = Choose cards of your hand.
qm-refused-arrange = Name each of the cards you look at once.
qm-refused-count = Only Status cards on your table that would change something now can be used.
qm-refused-reallocate = Reallocating takes 4 cards of your hand, once in a turn, for a Build or Battle card of your deck.

## Modes and options

qm-mode-standard = Standard
qm-mode-standard-about = Two to six players, twenty rounds.
qm-option-sides = Countries
qm-option-sides-about = Who plays which countries.
qm-option-sides-printed = as in the rulebook
qm-option-sides-value = { $value }
qm-option-reallocate = Reallocate resources
qm-option-reallocate-about = Once in a turn 4 cards of the hand buy a Build or Battle card of the deck.
qm-option-reallocate-true = yes
qm-option-reallocate-false = no
qm-option-recruited-too = Recruited pieces too
qm-option-recruited-too-about = Rasputitsa, Loyal to the Crown and Kamikaze answer recruiting as well as building.
qm-option-recruited-too-true = yes
qm-option-recruited-too-false = no
qm-option-play-useless = Useless cards may be played
qm-option-play-useless-about = A Build or Battle card that can do nothing may be played as well as discarded. Cards that answer a card played then answer it.
qm-option-play-useless-true = yes
qm-option-play-useless-false = no

## Problems with positions

qm-malformed-enemies = enemy pieces stand together { NOUN($space, case: "where") }; move one of them.
qm-malformed-kind = “{ NOUN($card) }” is not a card of this kind; put it elsewhere.
qm-malformed-too-many = “{ NOUN($card) }” is named more often than the deck has it; name it once less.

## In the terminal

qm-terminal-welcome = A side wins by leading with { $lead } points at the end of a round, or else by having more after round { $rounds }. Cut their supply, and they fall.
qm-terminal-seat = Seat { $seat }: { $countries } ({ NOUN($side) })
qm-terminal-headline = Round { $round } of { $rounds } · Axis { $axis } : { $allies } Allies
qm-terminal-on-turn = on turn: { NOUN($country) }
qm-terminal-due = { NOUN($country) }: { $cause }
qm-terminal-region-americas = America and the Atlantic
qm-terminal-region-europe = Western Europe and its seas
qm-terminal-region-east = Eastern Europe and Siberia
qm-terminal-region-africa = Africa and India
qm-terminal-region-asia = East Asia
qm-terminal-region-pacific = Pacific
qm-terminal-sign-star = supply space
qm-terminal-sign-strait = opens a strait
qm-terminal-sign-sea = sea
qm-terminal-sign-cut-off = out of supply
qm-terminal-sign-new = new
qm-terminal-armies = armies left
qm-terminal-navies = navies left
qm-terminal-hand = hand
qm-terminal-deck = deck
qm-terminal-discards = discards
qm-terminal-face-down = face down
qm-terminal-verb-play = Play a card
qm-terminal-verb-discard = Discard
qm-terminal-verb-use = Use a card on the table
qm-terminal-verb-remove = Take an own piece off the board
qm-terminal-verb-build = Build
qm-terminal-verb-declare = Declare a piece on the board as just built
qm-terminal-verb-recruit = Recruit
qm-terminal-verb-battle = Battle
qm-terminal-verb-eliminate = Eliminate a piece
qm-terminal-verb-lift = Take up a piece
qm-terminal-verb-take = Take a card from the deck
qm-terminal-verb-tuck = Put a card under the deck
qm-terminal-verb-arrange = Put cards back on the deck
qm-terminal-verb-count = Use Status cards
qm-terminal-verb-target = Choose a country
