### Velitel zásobování. Nejprve podstatná jména; jejich tvary si žádá NOUN($noun, case: …): „gen“ je pád,
### „where“ místo i s předložkou. Věty stavějí stát před dvojtečku, aby nebylo třeba shody.

qm-title = Armádní generál: Velitel zásobování
qm-tagline = Přerušte zásobování a nepřítel se vzdá

## Strany a státy

qm-side-axis = Osa
    .gen = Osy
qm-side-allies = Spojenci
    .gen = Spojenců
qm-country-GER = Německo
    .gen = Německa
qm-country-UK = Spojené království
    .gen = Spojeného království
qm-country-JPN = Japonsko
    .gen = Japonska
qm-country-USSR = Sovětský svaz
    .gen = Sovětského svazu
qm-country-ITA = Itálie
    .gen = Itálie
qm-country-USA = Spojené státy
    .gen = Spojených států

## Území

qm-space-canada = Kanada
    .where = v Kanadě
qm-space-pacific-northwest = Severozápadní pobřeží
    .where = na Severozápadním pobřeží
qm-space-eastern-us = Východní spojené státy
    .where = ve Východních spojených státech
qm-space-western-us = Západní spojené státy
    .where = v Západních spojených státech
qm-space-latin-america = Latinská Amerika
    .where = v Latinské Americe
qm-space-hawaii = Havaj
    .where = na Havaji
qm-space-iceland = Island
    .where = na Islandu
qm-space-united-kingdom = Spojené království
    .where = ve Spojeném království
qm-space-scandinavia = Skandinávie
    .where = ve Skandinávii
qm-space-western-europe = Západní Evropa
    .where = v Západní Evropě
qm-space-germany = Německo
    .where = v Německu
qm-space-italy = Itálie
    .where = v Itálii
qm-space-balkans = Balkán
    .where = na Balkáně
qm-space-eastern-europe = Východní Evropa
    .where = ve Východní Evropě
qm-space-ukraine = Ukrajina
    .where = na Ukrajině
qm-space-russia = Rusko
    .where = v Rusku
qm-space-moscow = Moskva
    .where = v Moskvě
qm-space-siberia = Sibiř
    .where = na Sibiři
qm-space-kazakhstan = Kazachstán
    .where = v Kazachstánu
qm-space-mongolia = Mongolsko
    .where = v Mongolsku
qm-space-vladivostok = Vladivostok
    .where = ve Vladivostoku
qm-space-north-africa = Severní Afrika
    .where = v Severní Africe
qm-space-africa = Afrika
    .where = v Africe
qm-space-madagascar = Madagaskar
    .where = na Madagaskaru
qm-space-middle-east = Blízký východ
    .where = na Blízkém východě
qm-space-india = Indie
    .where = v Indii
qm-space-szechuan = S’-čchuan
    .where = v S’-čchuanu
qm-space-china = Čína
    .where = v Číně
qm-space-southeast-asia = Jihovýchodní Asie
    .where = v Jihovýchodní Asii
qm-space-japan = Japonsko
    .where = v Japonsku
qm-space-philippines = Filipíny
    .where = na Filipínách
qm-space-indonesia = Indonésie
    .where = v Indonésii
qm-space-new-guinea = Nová Guinea
    .where = na Nové Guineji
qm-space-iwo-jima = Iwodžima
    .where = na Iwodžimě
qm-space-australia = Austrálie
    .where = v Austrálii
qm-space-new-zealand = Nový Zéland
    .where = na Novém Zélandu
qm-space-north-atlantic = Severní Atlantik
    .where = v Severním Atlantiku
qm-space-south-atlantic = Jižní Atlantik
    .where = v Jižním Atlantiku
qm-space-southern-ocean = Jižní oceán
    .where = v Jižním oceánu
qm-space-north-sea = Severní moře
    .where = v Severním moři
qm-space-baltic-sea = Baltské moře
    .where = v Baltském moři
qm-space-mediterranean-sea = Středozemní moře
    .where = ve Středozemním moři
qm-space-black-sea = Černé moře
    .where = v Černém moři
qm-space-caspian-sea = Kaspické moře
    .where = v Kaspickém moři
qm-space-bay-of-bengal = Bengálský záliv
    .where = v Bengálském zálivu
qm-space-indian-ocean = Indický oceán
    .where = v Indickém oceánu
qm-space-south-china-sea = Jihočínské moře
    .where = v Jihočínském moři
qm-space-sea-of-japan = Japonské moře
    .where = v Japonském moři
qm-space-north-pacific = Severní Pacifik
    .where = v Severním Pacifiku
qm-space-central-pacific = Centrální Pacifik
    .where = v Centrálním Pacifiku
qm-space-south-pacific = Jižní Pacifik
    .where = v Jižním Pacifiku
qm-space-east-pacific = Východní Pacifik
    .where = ve Východním Pacifiku
qm-space-southeast-pacific = Jihovýchodní Pacifik
    .where = v Jihovýchodním Pacifiku

## Druhy karet

qm-kind-build-army = Vybuduj armádu
qm-kind-land-battle = Pozemní bitva
qm-kind-build-navy = Vybuduj loďstvo
qm-kind-sea-battle = Námořní bitva
qm-kind-economic-warfare = Oslabení ekonomiky
qm-kind-event = Událost
qm-kind-response = Reakce
qm-kind-status = Plán

## Karty

qm-card-hidden = karta
qm-card-deck = vrch balíčku
qm-card-build-army = Vybuduj armádu
qm-text-build-army = Vybudujte armádu na území sousedícím se svou zásobovanou figurkou nebo na domovském území.
qm-card-land-battle = Pozemní bitva
qm-text-land-battle = Odstraňte nepřátelskou armádu z území sousedícího se svou zásobovanou figurkou.
qm-card-build-navy = Vybuduj loďstvo
qm-text-build-navy = Vybudujte loďstvo na území sousedícím se svou zásobovanou figurkou.
qm-card-sea-battle = Námořní bitva
qm-text-sea-battle = Odstraňte nepřátelské loďstvo z území sousedícího se svou zásobovanou figurkou.
qm-card-abundant-resources = Bohaté zdroje
qm-text-abundant-resources = Ve své fázi vítězných bodů získejte 1 VB za každou německou armádu na Ukrajině, v Kazachstánu a v Rusku.
qm-card-atlantic-wall = Atlantický val
qm-text-atlantic-wall = Jednou za tah, když je svedena bitva s armádou Osy v Západní Evropě: útočící stát odloží 3 vrchní karty svého balíčku.
qm-card-bias-for-action = Sklon k činu
qm-text-bias-for-action = Jednou za tah, když vybudujete armádu: odložte 1 kartu ze svého balíčku a proveďte pozemní bitvu na území, které s ní sousedí.
qm-card-blitzkrieg = Blitzkrieg
qm-text-blitzkrieg = Jednou za tah, když provádíte pozemní bitvu: odložte 1 kartu ze svého balíčku a vybudujte tam armádu.
qm-card-conscription = Branná povinnost
qm-text-conscription = Místo zahrání karty: odložte 2 karty ze svého balíčku a vybudujte armádu.
qm-card-dive-bombers = Střemhlavé bombardéry
qm-text-dive-bombers = Jednou za tah, když provádíte pozemní bitvu: odložte 1 kartu ze svého balíčku a proveďte další bitvu tamtéž nebo na sousedním území.
qm-card-jet-fighters = Proudové stíhačky
qm-text-jet-fighters = Kartou oslabení ekonomiky ztrácíte o 3 karty méně.
qm-card-superior-planning = Dokonalé plánování
qm-text-superior-planning = Jednou za tah, na začátku svého tahu: podívejte se na 4 vrchní karty balíčku a vraťte je v libovolném pořadí.
qm-card-swedish-iron-ore = Švédská železná ruda
qm-text-swedish-iron-ore = Ve své fázi vítězných bodů získejte 1 VB za německé loďstvo v Baltském moři a 1 VB za německou armádu ve Skandinávii.
qm-card-synthetic-fuel = Syntetické palivo
qm-text-synthetic-fuel = Jednou za tah, když vybudujete armádu: odložte 2 karty ze svého balíčku a vybudujte další na sousedním území.
qm-card-volksturm = Volkssturm
qm-text-volksturm = Jednou za tah, na začátku svého tahu: odložte 1 kartu ze svého balíčku a získejte armádu v Německu.
qm-card-wolf-packs = Vlčí smečky
qm-text-wolf-packs = Vaše karty Ponorek připraví cíl o 2 karty navíc; o 3, je-li německá armáda ve Skandinávii.
qm-card-broad-front = Široká fronta
qm-text-broad-front = Proveďte až tři pozemní bitvy na územích, kde na začátku tahu stála sovětská armáda sousedící s německou.
qm-card-forced-conscription = Nucené odvody
qm-text-forced-conscription = Získejte jednu nebo dvě armády v Německu nebo na pevnině, která s ním sousedí.
qm-card-guns-and-butter = Děla a máslo
qm-text-guns-and-butter = Vybudujte armádu, nebo loďstvo, nebo proveďte pozemní či námořní bitvu.
qm-card-military-dictatorships = Vojenské diktatury na Balkáně
qm-text-military-dictatorships = Itálie získá armádu na Balkáně. Poté odstraňte armádu Spojenců z Ukrajiny.
qm-card-german-plunder = Rabování
qm-text-german-plunder = Získejte 1 VB za každou německou figurku mimo Německo.
qm-card-autobahn = Dálnice
qm-text-autobahn = S každou svou armádou po jedné: můžete ji odstranit a poté znovu vybudovat.
qm-card-submarines-blockade = Ponorky prosazují blokádu
qm-text-submarines-blockade = Za každou německou armádu sousedící se Severním mořem získejte 1 VB a Spojené království odloží 2 karty z balíčku.
qm-card-submarines-atlantic = Ponorky vedou bitvu o Atlantik
qm-text-submarines-atlantic = Za každé německé loďstvo získejte 1 VB a Spojené království odloží 2 karty z balíčku.
qm-card-submarines-monsoon = Ponorky skupiny Monzun
qm-text-submarines-monsoon = Spojenecký stát dle vaší volby odloží 2 karty z balíčku. Získejte 2 VB.
qm-card-submarines-shipping = Ponorky loví nechráněné lodě
qm-text-submarines-shipping = Spojené království odloží 2 karty z balíčku a další 3, není-li v Severním moři loďstvo Spojenců. Získejte 1 VB.
qm-card-submarines-murmansk = Ponorky přepadají murmanský konvoj
qm-text-submarines-murmansk = Za každou německou figurku ve Skandinávii a na sousedních územích získejte 1 VB a Sovětský svaz odloží 2 karty z balíčku.
qm-card-v-weapons = Zbraně odvety
qm-text-v-weapons = Je-li německá armáda v Západní Evropě, získejte 3 VB a Spojené království odloží 1 kartu z balíčku.
qm-card-directorate-of-manpower = Austrálie zřizuje úřad pracovních sil
qm-text-directorate-of-manpower = Kdykoli můžete vybudovat armádu, můžete ji místo toho získat v Austrálii.
qm-card-free-france = Svobodná Francie
qm-text-free-france = Místo zahrání karty: odložte 2 karty z ruky a vybudujte armádu v Západní Evropě.
qm-card-lord-linlithgow = Markýz z Linlithgow, indický generální guvernér, povolává Indii do války
qm-text-lord-linlithgow = Kdykoli můžete vybudovat armádu, můžete ji místo toho získat v Indii.
qm-card-mackenzie-king = Mackenzie King mobilizuje kanadské zdroje
qm-text-mackenzie-king = Ve své fázi vítězných bodů získejte 1 VB za britské loďstvo v Severním Atlantiku a 1 VB za britskou armádu v Kanadě.
qm-card-resistance = Odboj
qm-text-resistance = Místo zahrání karty: odložte 2 karty z ruky a proveďte bitvu v Západní Evropě nebo v Itálii.
qm-card-royal-navy = Královské námořnictvo
qm-text-royal-navy = Jednou za tah, když provádíte námořní bitvu: odložte 2 karty z ruky a proveďte další námořní bitvu.
qm-card-dutch-east-indies = Nizozemská východní Indie
qm-text-dutch-east-indies = Získejte armádu v Indonésii, armádu na Nové Guineji a loďstvo v Jihočínském moři.
qm-card-general-smuts = Generál Smuts utužuje vazby s Británií
qm-text-general-smuts = Získejte armádu v Africe. Poté získejte loďstvo v Jižním oceánu nebo v Bengálském zálivu.
qm-card-commonwealth-support = Větší podpora Commonwealthu
qm-text-commonwealth-support = Získejte armádu v Indii, Austrálii nebo Kanadě.
qm-card-king-peter = Král Petr na jugoslávském trůnu
qm-text-king-peter = Odstraňte armádu Osy z Balkánu. Poté tam získejte armádu.
qm-card-ledo-and-burma-roads = Ledská a Barmská cesta
qm-text-ledo-and-burma-roads = Vybudujte armádu v Jihovýchodní Asii. Poté proveďte bitvu v Číně nebo v S’-čchuanu.
qm-card-singapore-fortified = Opevněný Singapur
qm-text-singapore-fortified = Získejte armádu v Jihovýchodní Asii. Poté získejte loďstvo v Jihočínském moři.
qm-card-bomber-command = Bombardovací velitelství
qm-text-bomber-command = Německo nebo Itálie dle vaší volby odloží 4 karty z balíčku.
qm-card-malta-submarines = Maltské ponorky
qm-text-malta-submarines = Německo, poté Itálie: odloží 2 karty z balíčku, nebo odstraní vlastní loďstvo ze Středozemního moře.
qm-card-asw-tactics = Protiponorková taktika
qm-text-asw-tactics = Když Osa zahraje kartu oslabení ekonomiky: nic z ní se neprovede.
qm-card-defensive-posture = Obranné postavení
qm-text-defensive-posture = Když má být odstraněna zásobovaná britská armáda: v tomto tahu ji odstranit nelze.
qm-card-destroyers = Torpédoborce
qm-text-destroyers = Když má být odstraněno zásobované britské nebo americké loďstvo: v tomto tahu je odstranit nelze.
qm-card-enigma = Rozluštění kódu Enigmy
qm-text-enigma = Když Německo využilo kartu plánu: tato karta je odložena.
qm-card-loyal-to-the-crown = Věrnost koruně
qm-text-loyal-to-the-crown = Ihned poté, co je v Indii, Austrálii nebo Kanadě vybudována armáda Osy: odstraňte ji.
qm-card-raf = RAF
qm-text-raf = Když má být odstraněna britská figurka ze Spojeného království nebo z území, které s ním sousedí: v tomto tahu ji odstranit nelze.
qm-card-rationing = Přídělový systém
qm-text-rationing = Když zahrajete kartu ve své fázi zahrání karty: místo odložení ji zamíchejte do balíčku.
qm-card-forward-bases = Předsunuté základny
qm-text-forward-bases = Ve své fázi vítězných bodů získejte 2 VB, je-li japonská armáda na Havaji, Severozápadním pobřeží nebo Novém Zélandu.
qm-card-co-prosperity-sphere = Velká východoasijská sféra vzájemné prosperity
qm-text-co-prosperity-sphere = Ve své fázi vítězných bodů získejte 1 VB za každou japonskou armádu v Indonésii, na Nové Guineji a v Jihovýchodní Asii.
qm-card-imperial-designs = Imperiální záměry
qm-text-imperial-designs = Ve své fázi vítězných bodů získejte 1 VB, je-li japonská armáda na Iwodžimě nebo na Filipínách.
qm-card-merchant-shipping = Nerušená obchodní plavba
qm-text-merchant-shipping = Ve své fázi vítězných bodů získejte 1 VB, není-li na Havaji armáda Spojenců.
qm-card-indian-ocean-patrols = Hlídky v Indickém oceánu
qm-text-indian-ocean-patrols = Za každé japonské loďstvo v Bengálském zálivu a na sousedních územích získejte 2 VB a Spojené království odloží 2 karty z balíčku.
qm-card-submarines-pacific = Ponorky podporují tichomořské ostrovy
qm-text-submarines-pacific = Za každé japonské loďstvo ve Východním Pacifiku a na sousedních územích získejte 2 VB a Spojené státy odloží 2 karty z balíčku.
qm-card-banzai-charge = Útok banzai
qm-text-banzai-charge = Když provádíte pozemní bitvu: proveďte další tamtéž nebo na sousedním území.
qm-card-battleship-repair = Oprava bitevních lodí
qm-text-battleship-repair = Když má být odstraněno zásobované japonské loďstvo: v tomto tahu je odstranit nelze.
qm-card-china-offensive = Ofenzíva v Číně
qm-text-china-offensive = Když provádíte bitvu v Číně nebo na pevnině, která s ní sousedí: vybudujte tam armádu a poté proveďte bitvu na některém z těchto území.
qm-card-destroyer-transport = Podpora torpédoborců
qm-text-destroyer-transport = Když provádíte námořní bitvu: vybudujte jednu nebo dvě armády na sousedící pevnině.
qm-card-fall-of-singapore = Pád Singapuru
qm-text-fall-of-singapore = Když provádíte bitvu v Jihovýchodní Asii: proveďte bitvu v Jihočínském moři a poté získejte armádu v Jihovýchodní Asii.
qm-card-kamikaze = Kamikaze
qm-text-kamikaze = Ihned poté, co je na území sousedícím s japonskou figurkou vybudováno loďstvo Spojenců: odstraňte je.
qm-card-kwantung-army = Kuantungská armáda
qm-text-kwantung-army = Když má být odstraněna zásobovaná japonská armáda v Číně, S’-čchuanu, Mongolsku nebo Vladivostoku: v tomto tahu ji odstranit nelze.
qm-card-mobile-force = Pohyblivý svaz
qm-text-mobile-force = Na začátku svého tahu: získejte loďstvo v Severním Pacifiku nebo v sousedním moři.
qm-card-naval-landing-forces = Výsadkové jednotky námořnictva
qm-text-naval-landing-forces = Když vybudujete loďstvo: vybudujte jednu nebo dvě armády na pevnině, která s ním sousedí.
qm-card-surprise-attack = Překvapivý útok
qm-text-surprise-attack = Když provádíte námořní bitvu: proveďte další námořní bitvu a poté pozemní bitvu.
qm-card-truk = Truk
qm-text-truk = Kdykoli ve svém tahu: do jeho konce jsou japonské figurky v Centrálním Pacifiku a na sousedních územích zásobovány.
qm-card-frontal-assault = Přímý útok
qm-text-frontal-assault = Jednou za tah, když provádíte pozemní bitvu: odložte 2 karty z ruky a proveďte další bitvu tamtéž nebo na sousedním území.
qm-card-guards = Stráž
qm-text-guards = Místo zahrání karty: odložte 2 karty z ruky a zahrajte kartu Vybuduj armádu ze svého odkládacího balíčku.
qm-card-scorched-earth = Spálená země
qm-text-scorched-earth = Ukrajina není pro Osu klíčovým územím.
qm-card-evacuation-council = Švernikův evakuační výbor
qm-text-evacuation-council = Sovětské armády jsou vždy zásobovány. Místa, kde je lze vybudovat, se nemění.
qm-card-stavka = Hlavní stan formuje dělostřelecké sbory
qm-text-stavka = Jednou za tah, když provádíte pozemní bitvu: odložte 1 kartu z ruky a proveďte další bitvu tamtéž.
qm-card-women-conscripts = Odvody žen
qm-text-women-conscripts = Když ve své fázi zahrání karty zahrajete kartu Vybuduj armádu: místo odložení ji položte navrch balíčku.
qm-card-general-winter = Generál Zima
qm-text-general-winter = Odstraňte jednu nebo dvě armády Osy z Moskvy a ze sousední pevniny.
qm-card-german-soviet-treaty = Německo-sovětská smlouva o přátelství, spolupráci a hranicích
qm-text-german-soviet-treaty = Získejte armádu v Rusku a armádu ve Východní Evropě.
qm-card-mao-tse-tung = Mao Ce-tung
qm-text-mao-tse-tung = Odstraňte armádu Osy z Číny nebo S’-čchuanu.
qm-card-titos-partisans = Titovi partyzáni
qm-text-titos-partisans = Odstraňte armádu Osy z Balkánu. Poté tam Sovětský svaz nebo Spojené království získá armádu.
qm-card-trans-siberian-railroad = Transsibiřská magistrála
qm-text-trans-siberian-railroad = S každou svou armádou po jedné: můžete ji odstranit a poté znovu vybudovat.
qm-card-vasilevsky = Vasilevskij přebírá velení na Dálném východě
qm-text-vasilevsky = Získejte armádu ve Vladivostoku. Poté proveďte bitvu v Číně.
qm-card-defense-of-the-motherland = Obrana vlasti
qm-text-defense-of-the-motherland = Na začátku svého tahu: získejte armádu v Moskvě nebo na sousední pevnině, poté odstraňte armádu Osy z Moskvy.
qm-card-leningrad-holds = Leningrad
qm-text-leningrad-holds = Když má být odstraněna sovětská armáda z Ruska: v tomto tahu ji odstranit nelze.
qm-card-moscow-holds = Moskva
qm-text-moscow-holds = Když má být odstraněna sovětská armáda z Moskvy: v tomto tahu ji odstranit nelze.
qm-card-rasputitsa = Rasputica
qm-text-rasputitsa = Ihned poté, co je v Moskvě nebo na sousední pevnině vybudována armáda Osy: odstraňte ji.
qm-card-stalingrad = Stalingrad
qm-text-stalingrad = Když má být odstraněna sovětská armáda z Ukrajiny: v tomto tahu ji odstranit nelze.
qm-card-anti-communist-sentiment = Protikomunistické nálady
qm-text-anti-communist-sentiment = Ve své fázi vítězných bodů získejte 1 VB za každou italskou armádu v Rusku a na Ukrajině.
qm-card-balkan-resources = Balkánské zdroje
qm-text-balkan-resources = Ve své fázi vítězných bodů získejte 1 VB, je-li italská armáda na Balkáně.
qm-card-bravado = Bravura
qm-text-bravado = Místo zahrání karty: odložte 2 karty ze svého balíčku a proveďte pozemní bitvu.
qm-card-impero-italiano = Impero Italiano
qm-text-impero-italiano = Ve své fázi vítězných bodů získejte 1 VB za každou armádu Osy v Severní Africe, Africe a na Blízkém východě.
qm-card-mare-nostrum = Mare Nostrum
qm-text-mare-nostrum = Ve své fázi vítězných bodů získejte 1 VB za každé italské loďstvo.
qm-card-afrika-korps = Afrikakorps
qm-text-afrika-korps = Německo získá armádu v Severní Africe a loďstvo ve Středozemním moři.
qm-card-division-azul = Modrá divize
qm-text-division-azul = Sovětský svaz přijde o náhodnou kartu reakce vyloženou lícem dolů, kterou nikdo jiný nevidí.
qm-card-german-aid-in-greece = Německá pomoc v Řecku
qm-text-german-aid-in-greece = Odstraňte armádu Spojenců z Balkánu. Poté tam Německo získá armádu.
qm-card-italian-east-africa = Italská východní Afrika
qm-text-italian-east-africa = Vybudujte armádu v Severní Africe. Poté vybudujte loďstvo v Bengálském zálivu.
qm-card-italy-attacks-communists = Itálie útočí na komunisty
qm-text-italy-attacks-communists = Vybudujte armádu na Ukrajině. Poté vybudujte armádu v Rusku.
qm-card-italian-plunder = Rabování
qm-text-italian-plunder = Získejte 1 VB za každou italskou figurku mimo Itálii.
qm-card-decima-flottiglia = Decima Flottiglia MAS (žabí muži)
qm-text-decima-flottiglia = Spojené království odloží 1 kartu z balíčku a další, není-li ve Středozemním moři loďstvo Spojenců. Získejte 1 VB.
qm-card-regia-marina = Regia Marina uzavírá námořní cesty
qm-text-regia-marina = Za každé italské loďstvo získejte 1 VB a Spojené království odloží 1 kartu z balíčku.
qm-card-german-reinforcements = Protiútok německých posil
qm-text-german-reinforcements = Když je odstraněna italská armáda, která byla zásobována: Německo na jejím místě získá armádu.
qm-card-monte-cassino = Monte Cassino
qm-text-monte-cassino = Když má být odstraněna armáda Osy z Itálie: v tomto tahu ji odstranit nelze.
qm-card-romanian-reinforcements = Rumunské posily
qm-text-romanian-reinforcements = Když je odstraněna německá armáda, která byla zásobována: získejte na jejím místě italskou armádu.
qm-card-skilled-pilots = Zkušení piloti
qm-text-skilled-pilots = Když máte ztratit karty oslabením ekonomiky: ztratíte o 5 méně.
qm-card-aircraft-carriers = Letadlové lodě
qm-text-aircraft-carriers = Jednou za tah, když provádíte námořní bitvu: odložte 1 kartu ze svého balíčku a vybudujte tam loďstvo.
qm-card-volunteer-group = Rozšíření Americké dobrovolnické skupiny
qm-text-volunteer-group = Armády Spojenců v S’-čchuanu jsou zásobovány. Místo zahrání karty: odložte 2 karty ze svého balíčku a získejte tam armádu.
qm-card-amphibious-landings = Vyloďovací operace
qm-text-amphibious-landings = Jednou za tah, když provádíte pozemní bitvu na území sousedícím se svým zásobovaným loďstvem: odložte 1 kartu ze svého balíčku a vybudujte tam armádu.
qm-card-flying-fortresses = Létající pevnosti
qm-text-flying-fortresses = Vaše karty oslabení ekonomiky připraví cíl o 2 karty navíc.
qm-card-radar = Radar
qm-text-radar = Jednou za tah, když je svedena bitva s vaším zásobovaným loďstvem: odložte 2 karty ze svého balíčku a nebude odstraněno.
qm-card-rosie-the-riveter = Nýtovačka Rosie
qm-text-rosie-the-riveter = Jednou za tah, na začátku své fáze odkládání karet: vložte jednu nebo dvě karty z ruky dospod balíčku.
qm-card-superior-shipyards = Špičkové loděnice
qm-text-superior-shipyards = Jednou za tah, když vybudujete loďstvo: odložte 1 kartu ze svého balíčku a vybudujte další.
qm-card-wartime-production = Válečná výroba
qm-text-wartime-production = Jednou za tah, když vybudujete armádu: odložte 1 kartu ze svého balíčku a vybudujte další.
qm-card-arsenal-of-democracy = Arzenál demokracie
qm-text-arsenal-of-democracy = Spojené království může vybudovat armádu a loďstvo, v libovolném pořadí.
qm-card-pearl-harbor = Loďstvo v Pearl Harboru
qm-text-pearl-harbor = Získejte armádu na Havaji. Poté vybudujte loďstvo v Severním, Centrálním nebo Východním Pacifiku.
qm-card-flexible-resources = Pružné zdroje
qm-text-flexible-resources = Zahrajte jinou kartu ze svého odkládacího balíčku.
qm-card-free-french-allies = Spojenci ze Svobodné Francie
qm-text-free-french-allies = Spojené království může získat armádu v Západní Evropě, Severní Africe nebo Africe.
qm-card-guadalcanal = Guadalcanal
qm-text-guadalcanal = Získejte armádu na Novém Zélandu. Poté vybudujte loďstvo v Jižním nebo Východním Pacifiku.
qm-card-lend-lease = Zákon o půjčce a pronájmu
qm-text-lend-lease = Spojené království nebo Sovětský svaz dle vaší volby může zahrát kartu a poté si jednu dobere.
qm-card-murmansk-convoy = Murmanský konvoj
qm-text-murmansk-convoy = Sovětský svaz získá armádu v Rusku. Poté může vybudovat armádu.
qm-card-operation-magic = Operace Magic
qm-text-operation-magic = Japonsko přijde o náhodnou kartu reakce vyloženou lícem dolů, kterou nikdo jiný nevidí.
qm-card-patton-advances = Patton postupuje
qm-text-patton-advances = Vybudujte armádu v Západní Evropě. Poté proveďte bitvu v Německu nebo v Itálii.
qm-card-theater-shift = Přesun bojiště
qm-text-theater-shift = S každou svou armádou a loďstvem po jednom: můžete figurku odstranit a poté znovu vybudovat.
qm-card-b-24-liberator = B-24 Liberator
qm-text-b-24-liberator = Je-li americká armáda do 2 území od Itálie: Itálie odloží 4 karty z balíčku.
qm-card-b-26-marauder = Bombardér Martin B-26 Marauder
qm-text-b-26-marauder = Stát Osy, jehož domovské území je do 3 území od americké armády, odloží 4 karty z balíčku.
qm-card-b-29-superfortress = B-29 Superfortress
qm-text-b-29-superfortress = Je-li americká armáda do 3 území od Německa: Německo odloží 5 karet z balíčku.
qm-card-firestorm-bombing = Zápalné bombardování
qm-text-firestorm-bombing = Stát Osy, s jehož domovským územím sousedí americká figurka, odloží 7 karet z balíčku.
qm-card-sbd-dauntless = SBD Dauntless
qm-text-sbd-dauntless = Je-li americké loďstvo do 2 území od Japonska: Japonsko odloží 4 karty z balíčku.

## Co se děje

qm-turn = Kolo { $round }: { NOUN($country) }
qm-played = { NOUN($country) }: zahraje kartu „{ NOUN($card) }“.
qm-laid-down = { NOUN($country) }: na stůl je vyložena { $card ->
    [hidden] karta reakce lícem dolů
   *[other] karta „{ NOUN($card) }“
}.
qm-dummy-laid = { NOUN($country) }: karta leží lícem dolů pod číslem { $number }.
qm-dummy-lifted = { NOUN($country) }: ze stolu odchází karta č. { $number }, která ležela lícem dolů.
qm-used = { NOUN($country) }: využita karta „{ NOUN($card) }“.
qm-built = { NOUN($country) }: vybudováno { NOUN($space, case: "where") }.
qm-declared = { NOUN($country) }: figurka { NOUN($space, case: "where") } se prohlašuje za právě vybudovanou.
qm-recruited = { NOUN($country) }: získáno { NOUN($space, case: "where") }.
qm-battled = { NOUN($country) }: bitva { NOUN($space, case: "where") }{ $whom ->
    [nobody] { " " }(prázdné území)
   *[other] { " " }– { NOUN($whom) }
}.
qm-removed = { NOUN($country) }: figurka { NOUN($space, case: "where") } je odstraněna.
qm-saved = { NOUN($country) }: figurka { NOUN($space, case: "where") } není odstraněna.
qm-gave-up = { NOUN($country) }: vlastní figurka { NOUN($space, case: "where") } stažena z plánu.
qm-drew = { NOUN($country) }: dobírá se karta{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }“
}.
qm-lost-card = { NOUN($country) }: z dobíracího balíčku se odkládá karta{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }“
}.
qm-lost-points = { NOUN($country) }: není co odložit, strana ztrácí { $points } VB.
qm-discarded = { NOUN($country) }: z ruky odloženo: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}.
qm-arranged = { NOUN($country) }: vrchní karty balíčku nově seřazeny ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}).
qm-tucked = { NOUN($country) }: jedna karta jde dospod balíčku.
qm-shuffled-in = { NOUN($country) }: karta „{ NOUN($card) }“ zamíchána do balíčku.
qm-put-on-top = { NOUN($country) }: karta „{ NOUN($card) }“ jde navrch balíčku.
qm-lost-response = { NOUN($country) }: náhodně odložena karta reakce ležící lícem dolů{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }“
}.
qm-raided = { NOUN($country) }: z balíčku má být odloženo: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
qm-cancelled = Z karty „{ NOUN($card) }“ se nic neprovede.
qm-status-lost = { NOUN($country) }: odložena karta plánu „{ NOUN($card) }“.
qm-scored = { NOUN($country) }: zisk { $points } VB.
qm-victory = Fáze vítězných bodů, { NOUN($country) }: zisk { $points } VB.
qm-no-victory = { NOUN($country) }: na domovském území je nepřátelská armáda, fáze vítězných bodů odpadá.
qm-reallocated = { NOUN($country) }: přerozdělení zdrojů, z balíčku vzata karta „{ NOUN($card) }“.
qm-would-go = { NOUN($country) }: figurka { NOUN($space, case: "where") } bude odstraněna, pokud ji nezachrání nějaká karta.
qm-would-be-cut = { NOUN($country) }: figurka { NOUN($space, case: "where") } přestane být zásobována.
qm-would-be-supplied = { NOUN($country) }: figurka { NOUN($space, case: "where") } začne být zásobována.
qm-would-open = Úžina ({ NOUN($one) } – { NOUN($other) }) se otevře pro stranu { NOUN($side, case: "gen") }.
qm-reason-points = { NOUN($country) }: ve fázi vítězných bodů přibude navíc { $points } VB.
qm-reason-taken = { NOUN($country) }: ve fázi vítězných bodů ubude { $points } VB.
qm-reason-cut = { NOUN($country) }: bez zásobování zůstává { $spaces }.
qm-reason-supplied = { NOUN($country) }: znovu je zásobováno { $spaces }.
qm-reason-safe = { NOUN($country) }: bitva už nehrozí, { $spaces }.
qm-reason-battle = { NOUN($country) }: napadnout lze nově { $spaces }.
qm-reason-cards = { NOUN($country) }: počet karet k zahrání klesl o { $cards }.
qm-reason-reach = { NOUN($country) }: další armáda může vstoupit sem: { $spaces }.
qm-reason-status = Karta „{ NOUN($card) }“ zůstává na stole a platí i v dalších tazích.
qm-reason-unseen = Karta položená lícem dolů může později na něco odpovědět.
qm-won = { $side ->
    [axis] Vítězí { NOUN($side) } – { $axis } : { $allies }.
   *[other] Vítězí { NOUN($side) } – { $allies } : { $axis }.
}
qm-outcome-lead = Jedna strana měla na konci kola náskok 30 a více bodů.
qm-outcome-rounds = Bylo odehráno dvacet kol.

## Na co se hra ptá a co se losuje

qm-prompt-put-away = Odložte 3 ze svých 10 karet.
qm-prompt-play = Zahrajte kartu, nebo ji odložte.
qm-prompt-discard = Odložte libovolné množství karet.
qm-prompt-pay = Vyberte karty, které odložíte z ruky.
qm-prompt-part = Proveďte efekt karty.
qm-prompt-build = Vyberte, kde vybudujete figurku.
qm-prompt-recruit = Vyberte, kde získáte figurku.
qm-prompt-battle = Vyberte území bitvy.
qm-prompt-eliminate = Vyberte figurku, kterou odstraníte.
qm-prompt-redeploy = Vyberte figurku, kterou odstraníte a znovu vybudujete.
qm-prompt-one-of = Vyberte jedno: vybudování, nebo bitva.
qm-prompt-target = Vyberte stát, který odloží karty.
qm-prompt-lose-or-give-up = Odložte karty z balíčku, nebo odstraňte své loďstvo.
qm-prompt-tuck = Vyberte kartu, kterou vložíte dospod balíčku.
qm-prompt-arrange = Seřaďte vrchní karty balíčku, příští karta první.
qm-prompt-count = Které ze svých karet plánu využijete?
qm-prompt-play-discarded = Vyberte kartu z odkládacího balíčku, kterou zahrajete.
qm-prompt-ally-plays = Půjčka a pronájem: vyberte stát, který pak může zahrát kartu.
qm-prompt-reallocate = Vyberte 4 karty, které odložíte.
qm-prompt-take = Vyberte kartu, kterou si vezmete z balíčku.
qm-prompt-turn-starts = Začíná tah. Využijete kartu?
qm-prompt-supply-starts = Začíná fáze zásobování. Využijete kartu?
qm-prompt-discard-starts = Začíná fáze odkládání karet. Využijete kartu?
qm-prompt-built = Byla vybudována figurka. Využijete kartu?
qm-prompt-battled = Proběhla bitva. Využijete kartu?
qm-prompt-about-to-go = Má být odstraněna figurka. Využijete kartu?
qm-prompt-removed = Byla odstraněna figurka. Využijete kartu?
qm-prompt-waged = Byla zahrána karta oslabení ekonomiky. Využijete kartu?
qm-prompt-raided = Stát má přijít o karty. Využijete kartu?
qm-prompt-status-used = Byla využita karta plánu. Využijete kartu?
qm-prompt-played = Byla zahrána karta. Využijete další?
qm-chance-draw = Doberte kartu z balíčku.
qm-chance-lose = Odložte vrchní kartu balíčku.
qm-chance-look = Podívejte se na další kartu balíčku.
qm-chance-response = Vylosujte kartu reakce ležící lícem dolů.

## Tahy

qm-act-play = Zahrát kartu „{ NOUN($card) }“
qm-act-use = Využít kartu „{ NOUN($card) }“
qm-act-take = Vzít z balíčku kartu „{ NOUN($card) }“
qm-act-tuck = Vložit dospod balíčku kartu „{ NOUN($card) }“
qm-act-draw = Dobrat kartu „{ NOUN($card) }“
qm-act-lose = Odložit kartu „{ NOUN($card) }“
qm-act-discard = { $cards ->
    [0] Nic neodložit
   *[other] Odložit: { $cards }
}
qm-act-arrange = Vrátit v tomto pořadí: { $cards }
qm-act-count = { $cards ->
    [0] Nevyužít žádnou kartu plánu
   *[other] Využít: { $cards }
}
qm-act-build = Vybudovat { NOUN($space, case: "where") }
qm-act-declare = Prohlásit figurku { NOUN($space, case: "where") } za vybudovanou
qm-act-recruit = { $country ->
    [none] Získat figurku { NOUN($space, case: "where") }
   *[other] Získat figurku { NOUN($space, case: "where") } – { NOUN($country) }
}
qm-act-battle = { $country ->
    [none] Bitva { NOUN($space, case: "where") }
   *[other] Bitva { NOUN($space, case: "where") } – { NOUN($country) }
}
qm-act-eliminate = Odstranit figurku { NOUN($space, case: "where") } – { NOUN($country) }
qm-act-remove = Stáhnout vlastní figurku { NOUN($space, case: "where") } – { NOUN($country) }
qm-act-lift = Zvednout figurku { NOUN($space, case: "where") }
qm-act-target = Vybrat stát: { NOUN($country) }
qm-act-skip = Vynechat
qm-act-reallocate = Přerozdělit zdroje

## Odmítnutí

qm-refused-remove = Takovou figurku na plánu nemáte.
qm-refused-terrain = Armády stojí na pevnině a loďstva na moři; sem tato figurka nepatří: { NOUN($space) }.
qm-refused-own-piece = { NOUN($country) } už má figurku { NOUN($space, case: "where") }.
qm-refused-enemy-piece = Nepřátelská figurka je { NOUN($space, case: "where") }.
qm-refused-friendly-piece = Figurka vaší strany je { NOUN($space, case: "where") }.
qm-refused-reserve = { NOUN($country) }: všechny tyto figurky jsou na plánu; nejprve jednu stáhněte.
qm-refused-not-adjacent = { NOUN($country) }: s územím nesousedí žádná zásobovaná figurka – { NOUN($space) }.
qm-refused-unsupplied = Figurka { NOUN($space, case: "where") } by nebyla zásobována.
qm-refused-battle-terrain = Bitvu tohoto druhu zde vést nelze: { NOUN($space) }.
qm-refused-not-here = Karta „{ NOUN($card) }“ to zde nedovoluje: { NOUN($space) }.
qm-refused-which = Uveďte, čí figurka je cílem bitvy { NOUN($space, case: "where") }.
qm-refused-eliminate = Tuto figurku karta neodstraňuje.
qm-refused-declare = Za vybudovanou lze prohlásit jen vlastní zásobovanou figurku tohoto druhu.
qm-refused-not-held = Tuto kartu v ruce nemáte.
qm-refused-elsewhere = Tato karta v té ruce být nemůže: všechny její kusy už všichni viděli jinde.
qm-refused-impossible = Karta „{ NOUN($card) }“ teď nemá účinek; můžete ji jen odložit.
qm-refused-use = Tuto kartu teď využít nelze.
qm-refused-pay = Vyberte z ruky tolik karet, kolik karta stojí.
qm-refused-put-away = Vyberte z ruky právě 3 karty.
qm-refused-discard = Vyberte karty z ruky.
qm-refused-arrange = Uveďte každou z prohlížených karet právě jednou.
qm-refused-count = Využít lze jen vaše vyložené karty plánu, které by teď něco změnily.
qm-refused-reallocate = Přerozdělení stojí 4 karty z ruky, jednou za tah, a dává kartu vybudování nebo bitvy z balíčku.

## Režimy a volby

qm-mode-standard = Základní hra
qm-mode-standard-about = Dva až šest hráčů, dvacet kol.
qm-option-sides = Státy
qm-option-sides-about = Kdo hraje za které státy.
qm-option-sides-printed = podle pravidel
qm-option-sides-value = { $value }
qm-option-reallocate = Přerozdělení zdrojů
qm-option-reallocate-about = Jednou za tah lze za 4 karty z ruky získat z balíčku kartu vybudování nebo bitvy.
qm-option-reallocate-true = ano
qm-option-reallocate-false = ne
qm-option-recruited-too = I získané figurky
qm-option-recruited-too-about = Rasputica, Věrnost koruně a Kamikaze reagují i na získané figurky, nejen na vybudované.
qm-option-recruited-too-true = ano
qm-option-recruited-too-false = ne
qm-option-play-useless = Karty bez účinku lze zahrát
qm-option-play-useless-about = Kartu vybudování či bitvy, která nemůže nic udělat, lze zahrát, nejen odložit. Karty, které reagují na zahranou kartu, pak na ni reagují.
qm-option-play-useless-true = ano
qm-option-play-useless-false = ne

## Chyby v pozicích

qm-malformed-enemies = nepřátelské figurky stojí spolu { NOUN($space, case: "where") }; jednu z nich přesuňte.
qm-malformed-kind = „{ NOUN($card) }“ není karta tohoto druhu; uveďte ji jinde.
qm-malformed-too-many = „{ NOUN($card) }“ je uvedena vícekrát, než kolik jich balíček má; jednou ji vynech.

## V terminálu

qm-terminal-welcome = Vyhraje strana s náskokem { $lead } bodů na konci kola, jinak ta, která má víc bodů po { $rounds }. kole. Přeruš zásobování a nepřítel padne.
qm-terminal-seat = Místo { $seat }: { $countries } ({ NOUN($side) })
qm-terminal-headline = Kolo { $round } z { $rounds } · Osa { $axis } : { $allies } Spojenci
qm-terminal-on-turn = na tahu: { NOUN($country) }
qm-terminal-due = { NOUN($country) }: { $cause }
qm-terminal-region-americas = Amerika a Atlantik
qm-terminal-region-europe = Západ Evropy a moře
qm-terminal-region-east = Východ Evropy a Sibiř
qm-terminal-region-africa = Afrika a Indie
qm-terminal-region-asia = Východní Asie
qm-terminal-region-pacific = Tichomoří
qm-terminal-sign-star = klíčové území
qm-terminal-sign-strait = otevírá úžinu
qm-terminal-sign-sea = moře
qm-terminal-sign-cut-off = bez zásobování
qm-terminal-sign-new = nové
qm-terminal-armies = zbývá armád
qm-terminal-navies = zbývá loďstev
qm-terminal-hand = ruka
qm-terminal-deck = balíček
qm-terminal-discards = odložené
qm-terminal-face-down = lícem dolů
qm-terminal-verb-play = Zahrát kartu
qm-terminal-verb-discard = Odložit
qm-terminal-verb-use = Využít kartu na stole
qm-terminal-verb-remove = Stáhnout vlastní figurku z plánu
qm-terminal-verb-build = Vybudovat
qm-terminal-verb-declare = Prohlásit figurku na plánu za vybudovanou
qm-terminal-verb-recruit = Získat figurku
qm-terminal-verb-battle = Svést bitvu
qm-terminal-verb-eliminate = Odstranit figurku
qm-terminal-verb-lift = Zvednout figurku
qm-terminal-verb-take = Vzít kartu z balíčku
qm-terminal-verb-tuck = Vložit kartu dospod balíčku
qm-terminal-verb-arrange = Vrátit karty na balíček
qm-terminal-verb-count = Využít karty plánu
qm-terminal-verb-target = Vybrat stát
