### Legie: Sibiřská cesta. Nejprve podstatná jména. Frakce mají tvary „gen“, „dat“ a „acc“; všechny jsou v množném
### čísle. Ostatní jména stojí ve větách v prvním pádě. „about“ říká, co karta dělá.

lg-title = Legie: Sibiřská cesta
lg-tagline = Čtyři ozbrojené skupiny na dlouhé cestě Sibiří

## Frakce

lg-faction-legion = Legionáři
    .gen = Legionářů
    .dat = Legionářům
    .acc = Legionáře
lg-faction-whites = Bílí
    .gen = Bílých
    .dat = Bílým
    .acc = Bílé
lg-faction-reds = Rudí
    .gen = Rudých
    .dat = Rudým
    .acc = Rudé
lg-faction-militia = Milice a šajky
    .gen = milic a šajek
    .dat = milicím a šajkám
    .acc = milice a šajky

## Postavy

lg-character-hidden = někdo
lg-face-down-at = karta { $place } lícem dolů u zápletky { NOUN($plot) }
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
lg-character-liskova = Ošetřovatelka Božena Lišková
lg-character-pacak = Telegrafista Oldřich Pacák
lg-character-sloboda = Kulometčík Ondrej Sloboda
lg-character-barton = Kuchař Lojza Bartoň
lg-character-gorodskij = Benjamin Pavlovič Gorodskij
lg-character-golovin = Vladimír Georgijevič Golovin
lg-character-klepetko = Vasilij Klepetko
lg-character-zembajijev = Doktor Zembajijev
lg-character-miller = Johannes Miller
lg-character-koloman = Pavel Konstantinovič Koloman
lg-character-cerkasin = Kozák Prochor Čerkašin
lg-character-varfolomej = Otec Varfolomej
lg-character-orlovskij = Kadet Míťa Orlovskij
lg-character-veselov = Praporčík Arkadij Veselov
lg-character-tamara = Milosrdná sestra Tamara
lg-character-cubarov = Jezdec Fedot Čubarov
lg-character-ludmila = Telegrafistka Ludmila Saveljevna
lg-character-obdorskij = Statkář Nikita Obdorskij
lg-character-rudakov = Strážmistr Gleb Rudakov
lg-character-bilakov = Sergej Tarasovič Bilakov
lg-character-grebnev = Timofej Grebněv
lg-character-alexej = Alexej, proviantní důstojník
lg-character-sorokin = Inspektor Sorokin
lg-character-jelena = Soudružka Jelena
lg-character-kuzminych = Agitátor Lev Kuzminych
lg-character-burjak = Námořník Stěpan Burjak
lg-character-kovaljov = Dělník Ignat Kovaljov
lg-character-ognevova = Rudoarmějka Dáša Ogněvová
lg-character-berzkalns = Lotyšský střelec Arvīds Bērzkalns
lg-character-subin = Vyšetřovatel Matvej Šubin
lg-character-kerekes = Internacionalista István Kerekes
lg-character-kolja = Spojka Kolja
lg-character-varvara = Kulometčice Varvara Těrenťjevna
lg-character-pachom = Zdravotník Pachom
lg-character-rachmanin = Seržant Rachmanin
lg-character-burnasev = Jermolaj Burnašev
lg-character-pokriskina = Nataša Bogdanovna Pokriškina
lg-character-ilja = Ctihodný Ilja
lg-character-zajaty = Zajatý vojín
lg-character-kirgej = Lovec Kirgej
lg-character-foma = Pašerák Foma
lg-character-agafja = Kořenářka Agafja
lg-character-jaska = Koňák Jaška
lg-character-semjon = Zběh Semjon
lg-character-marfa = Hostinská Marfa Petrovna
lg-character-demid = Kovář Demid
lg-character-zoja = Anarchistka Zoja
lg-character-trifon = Převozník Trifon
lg-character-kuzma = Trestanec Kuzma

## Velitelé

lg-commander-topol = Topol
lg-commander-kadlec = Plukovník Kadlec
lg-commander-konovalov = Kapitán Konovalov
lg-commander-mysterious-o = Záhadná O.
lg-commander-polzin = Komisař Polzin
lg-commander-zubarev = Komisař Zubarev
lg-commander-burjan = Ataman Burjan
lg-commander-paraskeva = Stařešina Paraskeva

## Zápletky

lg-plot-frightened-civilians = Vystrašení civilisté
lg-plot-supply-run = Zásobování
lg-plot-frozen-well = Zamrzlá studna
lg-plot-sentries-on-the-bridge = Hlídka na mostě
lg-plot-well-hidden-crate = Dobře ukrytá bedna
lg-plot-talks-by-the-samovar = Jednání u samovaru
lg-plot-wine-and-gossip = Víno a drby
lg-plot-coded-telegram = Šifrovaný telegram
lg-plot-wolf-pack = Vlčí smečka
lg-plot-derailed-train = Vykolejený vlak
lg-plot-intervention-troops = Intervenční vojáci
lg-plot-betrothal-at-the-farmstead = Zásnuby v usedlosti
lg-plot-timber-store = Sklad dříví
lg-plot-graves-of-the-nobles = Šlechtické hroby
lg-plot-lost-patrol = Ztracená hlídka
lg-plot-questioning-a-prisoner = Výslech zajatce
lg-plot-rousing-speech = Povzbudivá řeč
lg-plot-bridge-to-blow-up = Most k odstřelu
lg-plot-exchange-of-prisoners = Výměna zajatců
lg-plot-night-raid-on-the-manor = Noční přepad statku
lg-plot-fog-of-war = Válečná mlha
lg-plot-hospital-car = Lazaretní vagon
lg-plot-gold-car = Vagon se zlatem
lg-plot-deserters = Dezertéři

## Lokace

lg-location-railway-station = Nádraží
    .about = Zápletka vynese body i zásoby, jen když síla všech postav u ní dohromady dosáhne 8 / 12 / 16 (2 / 3 / 4 hráči).
lg-location-snowstorm = Sněhová bouře
    .about = V tomto kole se nesmí použít rozkaz Přesun.
lg-location-quiet-hamlet = Klidná vesnička
    .about = Všechny zdejší zápletky jsou navíc mírové.
lg-location-raging-battle = Zuřivá bitva
    .about = Kdo zápletku vyhraje, musí zranit jednu svou postavu u ní.
lg-location-telegraph-station = Telegrafická stanice
    .about = Kdo smí dávat rozkazy, smí při příchodu dát o jeden víc.
lg-location-church = Kostel
    .about = Po ostatních efektech zápletky smí vítěz vyléčit jedno zranění své postavě u ní.
lg-location-frozen-river = Zamrzlá řeka
    .about = Zápletky, které nehřejí, jsou navíc mrazivé.
lg-location-field-hospital = Polní lazaret
    .about = První pomoc smí léčit i toho, kdo ji dává.
lg-location-army-depot = Vojenský sklad
    .about = Přeživší dostávají o 1 zásobu víc.
lg-location-deep-taiga = Hluboká tajga
    .about = Při pochodu smí mít hráč u jedné zápletky nejvýš dvě postavy.
lg-location-railway-bridge = Železniční most
    .about = Rozkazy se vyhodnocují v pořadí hry od začínajícího hráče.
lg-location-armoured-train = Obrněný vlak
    .about = Frakce, která má u zápletky postavu se ztečí, má u ní sílu o 1 vyšší.
lg-location-prison-camp = Zajatecký tábor
    .about = Dobrání postavy stojí jen 2 zásoby.
lg-location-town-market = Městské tržiště
    .about = První vybavení v tomto kole má každý hráč zdarma.
lg-location-polar-night = Polární noc
    .about = První postava každého hráče přijde lícem dolů; odkryje se na začátku fáze vyhodnocování rozkazů.

## Rozkazy

lg-order-hidden = rozkaz
lg-order-plus2 = +2
    .about = Vaše celková síla u této zápletky vzroste o 2.
lg-order-retreat = Ústup!
    .about = Všechny vaše postavy odejdou od této zápletky pod váš balíček; dostanete 1 zásobu.
lg-order-move = Přesun!
    .about = Jedna vaše postava přejde k jiné zápletce, jejíž podmínky splňuje.
lg-order-blank = Prázdný žeton
    .about = Nic nedělá, jen mate soupeře.
lg-order-sneak = Plížení!
    .about = Tato postava přejde k jiné zápletce, i když nesplňuje její podmínky.
lg-order-promotion = Povýšení!
    .about = Tato postava dostane kartu povýšení (+1 k síle natrvalo).
lg-order-shoot-and-move = Střelba a přesun!
    .about = Jedna frakce u této zápletky utrpí zranění; pak smí tato postava přejít k jiné, jejíž podmínky splňuje.
lg-order-win-or-fall = Vyhraj, nebo padni!
    .about = Vyhrajete-li tu, máte 2 body navíc; jinak postava s tímto žetonem umírá.
lg-order-lure = Odlákání!
    .about = Jedna soupeřova postava od této zápletky musí ustoupit.
lg-order-muster = Nástup!
    .about = K této postavě smíte přivést libovolně mnoho svých postav od jiných zápletek, splňují-li zdejší podmínky.
lg-order-sacrifice = Oběť!
    .about = Usmrťte jinou svou postavu u této zápletky; tato má do konce kola sílu o 5 vyšší.
lg-order-swap = Střídání!
    .about = Tato postava a jedna vaše postava od jiné zápletky si vymění místa bez ohledu na podmínky.
lg-order-theft = Krádež!
    .about = Hned si vezměte zásoby, které tu čekají na přeživší; nikdo jiný je už nedostane.
lg-order-no-medics = Bez lékařů!
    .about = U této zápletky nikdo nepoužije první pomoc.
lg-order-sabotage = Sabotáž!
    .about = Odstraňte od této zápletky jeden cizí žeton rozkazu; majitel ho má mezi použitými.
lg-order-take-all = Ber vše!
    .about = Když tu vyhrajete, dostanete i zásoby určené přeživším.
lg-order-camouflage = Kamufláž!
    .about = Vaše další postava u této zápletky přijde lícem dolů; odkryje se na začátku fáze vyhodnocování rozkazů.
lg-order-furious-attack = Zuřivý útok!
    .about = Jedna frakce u této zápletky utrpí zranění; pak smíte tuto postavu odvolat.
lg-order-get-down = K zemi!
    .about = Postava neutrpí jedno zranění způsobené ztečí.
lg-order-ceasefire = Příměří!
    .about = U této zápletky nikdo nevede zteč.

## Vybavení a co je v obalu

lg-equipment-accurate-aim = Přesná muška
    .about = dovednost boj
lg-equipment-medal = Metál
    .about = dovednost charisma
lg-equipment-ciphers = Šifrování
    .about = dovednost inteligence
lg-equipment-sabre = Šavle
    .about = schopnost zteč
lg-equipment-first-aid-kit = Lékárnička
    .about = schopnost první pomoc
lg-equipment-coat = Kabát
    .about = chrání před omrzlinami
lg-equipment-promotion-card = Povýšení
    .about = síla o 1 větší
lg-equipment-officer-exams = Důstojnické zkoušky
    .about = při příchodu smí přidělit 1 rozkaz
lg-sleeve-wound = zranění
lg-sleeve-frostbite = omrzlina
lg-sleeve-no-combat = zmrzačený boj
lg-sleeve-no-charisma = zmrzačené charisma
lg-sleeve-no-intelligence = zmrzačená inteligence

## Depeše

lg-dispatch-hidden = depeše
lg-dispatch-life-above-all = Život nade vše
    .about = Dostanete 2 zásoby.
    .condition = Na konci hry vám žije nejvíc vojáků.
lg-dispatch-hardened-army = Otužilá armáda
    .about = Zraňte jednu postavu bez zranění u kterékoli zápletky.
    .condition = Na konci hry máte nejvíc vojáků s omrzlinou.
lg-dispatch-winter-campaign = Zimní tažení
    .about = Jedna vaše postava ztratí omrzlinu.
    .condition = Máte nejvíc vyhraných mrazivých zápletek.
lg-dispatch-messengers-of-peace = Poslové míru
    .about = Vezměte si zpět jeden použitý žeton rozkazu.
    .condition = Máte aspoň dvě vyhrané mírové zápletky.
lg-dispatch-warm-stove = U teplých kamen
    .about = Až dvě vaše postavy ztratí omrzlinu.
    .condition = Máte nejvíc vyhraných hřejivých zápletek.
lg-dispatch-officer-corps = Důstojnický sbor
    .about = Hned přidělte jeden rozkaz, i bez důstojníka.
    .condition = Na konci hry máte aspoň dvě živé postavy, které smějí dávat rozkazy.
lg-dispatch-dressing-station = Polní obvaziště
    .about = Vyléčte jedno zranění své postavě.
    .condition = Na konci hry máte v ruce aspoň pět postav a žádná není zraněná.
lg-dispatch-full-storehouses = Plné sklady
    .about = Jedna vaše postava v ruce hned dostane jedno vybavení zdarma.
    .condition = Na konci hry vám zbývají aspoň 3 zásoby.
lg-dispatch-paid-in-blood = Zaplaceno krví
    .about = U jedné zápletky máte v tomto kole sílu o 2 vyšší.
    .condition = Na konci hry máte na hřbitově nejvíc postav.

## Dovednosti, schopnosti, druhy zápletek

lg-skill-combat = boj
lg-skill-charisma = charisma
lg-skill-intelligence = inteligence
lg-ability-charge = zteč
lg-ability-violence = násilnost
lg-ability-first-aid = první pomoc
lg-ability-frailty = křehkost
lg-kind-freezing = mrazivá
lg-kind-warming = hřejivá
lg-kind-peaceful = mírová

## Počty

lg-supplies = { $supplies ->
    [one] 1 zásobu
    [few] { $supplies } zásoby
   *[other] { $supplies } zásob
}
lg-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Co se děje

lg-faction-picked = Do hry vstupují { NOUN($faction) }.
lg-commander-picked = { NOUN($commander) } vede { NOUN($faction, case: "acc") }.
lg-first = Žeton začínajícího hráče mají { NOUN($faction) }.
lg-officers-chosen = Všichni si vybrali důstojníka.
lg-hands-ready = Všichni si nechali čtyři postavy a přibrali důstojníka.
lg-drew = { $character ->
    [hidden] { NOUN($faction) } si dobírají postavu.
   *[other] { NOUN($faction) } si dobírají postavu: { NOUN($character) }.
}
lg-location = { $round }. kolo – lokace: { NOUN($location) }.
lg-plot-laid = Otočena zápletka: { NOUN($plot) }.
lg-passed = { NOUN($faction) } pasují.
lg-thrown-away = { NOUN($faction) } odhazují { lg-supplies }.
lg-equipped = { $character ->
    [hidden] { NOUN($faction) } pořizují jedné ze svých postav vybavení: { NOUN($equipment) }.
   *[other] { NOUN($faction) } pořizují vybavení: { NOUN($equipment) }. Dostává je { NOUN($character) }.
}
lg-recovered = { $order ->
    [hidden] { NOUN($faction) } si obnovují žeton, který ležel lícem dolů.
   *[other] { NOUN($faction) } si obnovují žeton rozkazu: { NOUN($order) }
}
lg-recovered-all = { NOUN($faction) } si obnovují všechny použité žetony.
lg-reclaimed = { NOUN($faction) } už nemají žádný žeton, a tak si berou zpět všechny použité.
lg-sent = { $character ->
    [hidden] { NOUN($faction) } posílají k zápletce { NOUN($plot) } postavu lícem dolů.
   *[other] { NOUN($faction) }: k zápletce { NOUN($plot) } odchází { NOUN($character) }.
}
lg-ordered = { $order ->
    [hidden] { $number ->
        [0] { NOUN($faction) } přidělují tajný rozkaz u zápletky { NOUN($plot) }: { NOUN($character) }.
       *[other] { NOUN($faction) } přidělují tajný rozkaz č. { $number } u zápletky { NOUN($plot) }: { NOUN($character) }.
    }
   *[other] { NOUN($faction) } přidělují u zápletky { NOUN($plot) } rozkaz { NOUN($order) } ({ NOUN($character) }).
}
lg-stole = { NOUN($faction) } kradou od zápletky { NOUN($plot) } { lg-supplies }.
lg-turned-up = { NOUN($faction) } odkrývají postavu u zápletky { NOUN($plot) }: { NOUN($character) }.
lg-revealed = { NOUN($faction) } otáčejí rozkaz ({ NOUN($character) }): { NOUN($order) }
lg-withheld = { NOUN($faction) } odkládají rozkaz lícem dolů ({ NOUN($character) }).
lg-retreated = { NOUN($faction) } ustupují od zápletky { NOUN($plot) } a berou si { lg-supplies }.
lg-promoted = Povýšení získává { NOUN($character) }.
lg-withdrew = Do ruky se vrací { NOUN($character) }.
lg-sacrificed = Obětí je { NOUN($character) }; sílu získává { NOUN($bearer) }.
lg-lured = Odlákání: musí odejít { NOUN($character) } ({ NOUN($faction) }).
lg-sabotaged = Sabotáž: o rozkaz přichází { NOUN($character) } ({ NOUN($faction) }).
lg-moved = K zápletce { NOUN($plot) } přechází { NOUN($character) }.
lg-plot-begins = Vyhodnocuje se zápletka { NOUN($plot) }.
lg-charged = { NOUN($faction) } vedou zteč proti frakci { NOUN($rival) }: 1 zranění.
lg-wounded = Zranění utrpí { NOUN($character) } ({ NOUN($faction) }).
lg-ducked = K zemi! Tomuto zranění se vyhne { NOUN($character) }.
lg-died = Umírá { NOUN($character) } ({ NOUN($faction) }).
lg-total = { NOUN($plot) } – { NOUN($faction) }: síla { $total }.
lg-nobody = { NOUN($plot) }: nikdo nezbyl, nikdo nevyhrává.
lg-pays-nothing = { NOUN($plot) } nevynáší nic: společná síla nedosáhla { $needed }.
lg-won = { NOUN($faction) } vyhrávají zápletku { NOUN($plot) } a získávají { lg-points } (celkem { $total }).
lg-took-all = { NOUN($faction) } k tomu berou { lg-supplies }.
lg-survived = Přeživší u zápletky { NOUN($plot) }: { NOUN($faction) } si berou { lg-supplies }.
lg-maimed = { NOUN($faction) } páchají násilnost na frakci { NOUN($rival) }.
lg-mutilated = Dovednost { NOUN($skill) } ztrácí { NOUN($character) } ({ NOUN($faction) }).
lg-healed = Z jednoho zranění se léčí { NOUN($character) } ({ NOUN($faction) }).
lg-froze = Na mrazu umírá { NOUN($character) }.
lg-frostbitten = Omrzlinu má { NOUN($character) } ({ NOUN($faction) }).
lg-warmed = Omrzliny se zbavuje { NOUN($character) } ({ NOUN($faction) }).
lg-round-over = { $round }. kolo končí; přeživší se vracejí.
lg-received = { $dispatch ->
    [hidden] { NOUN($faction) } si berou depeši.
   *[other] { NOUN($faction) } si berou depeši: { NOUN($dispatch) }.
}
lg-dispatches-kept = Všichni si nechali jednu depeši.
lg-dispatch-played = { NOUN($faction) } vykládají depeši: { NOUN($dispatch) }.
lg-dispatch-shown = { NOUN($faction) } ukazují depeši, kterou si nechali: { NOUN($dispatch) }.
lg-dispatch-scored = { NOUN($faction) } získávají za depeši { NOUN($dispatch) } { lg-points }.
lg-supplied = { NOUN($faction) } dostávají { lg-supplies }.
lg-supported = { NOUN($faction) } mají v tomto kole u zápletky { NOUN($plot) } sílu o 2 vyšší.
lg-diary = Válečný deník, hra { $game }: { $rank }. { NOUN($faction) }; zbývá { lg-points }, do další hry přenášejí { lg-supplies }.
lg-next-game = Začíná { $game }. hra kampaně.
lg-game-won = Vítěz: { $factions } ({ lg-points }).
lg-outcome-points = Rozhodly vítězné body.
lg-outcome-campaign = Kampaň tří her skončila.

## Co se žádá a co se tahá

lg-prompt-faction = Zvolte si frakci.
lg-prompt-commander = Zvolte si velitele.
lg-prompt-officer = Tajně zvolte, který důstojník půjde s vámi.
lg-prompt-tuck = Zvolte dvě postavy, které dáte pod balíček; čtyři si necháte.
lg-prompt-recruit = Verbování a výbava: utraťte zásoby, nebo pasujte.
lg-prompt-march = Pochod: pošlete postavu k zápletce, nebo pasujte.
lg-prompt-place = Přidělte rozkaz některé své postavě, nebo skončete.
lg-prompt-orders = Otočte jeden svůj rozkaz, nebo jej odložte lícem dolů.
lg-prompt-turn-up = Zadejte, kdo ležel lícem dolů a nyní se odkrývá.
lg-prompt-wound = Zvolte frakci, která utrpí zranění.
lg-prompt-suffer = Zvolte, která vaše postava bude zraněna.
lg-prompt-move = Přesun: zvolte svou postavu a jinou zápletku.
lg-prompt-sneak = Plížení: zvolte jinou zápletku.
lg-prompt-shoot-and-move = Zvolte zápletku, kam postava přejde, nebo zůstaňte.
lg-prompt-lure = Zvolte soupeřovu postavu, kterou odlákáte.
lg-prompt-muster = Nástup: přivádějte sem své postavy jednu po druhé, pak skončete.
lg-prompt-sacrifice = Zvolte, koho obětujete.
lg-prompt-swap = Zvolte, s kým si postava vymění místo.
lg-prompt-sabotage = Zvolte soupeřovu postavu, která přijde o rozkaz.
lg-prompt-furious-attack = Stáhněte tuto postavu, nebo zůstaňte.
lg-prompt-charge = Zteč: zvolte frakci, která utrpí zranění, nebo přestaňte.
lg-prompt-violence = Násilnost: zvolte frakci, nebo přestaňte.
lg-prompt-mutilation = Zvolte, která vaše postava ztratí kterou dovednost.
lg-prompt-aid = První pomoc: zvolte, kdo koho ošetří, nebo skončete.
lg-prompt-church = Smíte zde vyléčit jedno zranění.
lg-prompt-warm = Zvolte, kdo se zbaví omrzliny, nebo skončete.
lg-prompt-keep = Tajně zvolte, kterou depeši si necháte.
lg-prompt-kept = Ukažte depeši, kterou jste si nechali.
lg-prompt-camp = Mezi dvěma hrami: utraťte body a zásoby, nebo pasujte.
lg-prompt-hardened-army = Zvolte nezraněnou postavu u některé zápletky; bude zraněna.
lg-prompt-winter-campaign = Zvolte, kdo se zbaví omrzliny.
lg-prompt-warm-stove = Zvolte, kdo se zbaví omrzliny.
lg-prompt-messengers-of-peace = Zvolte žeton, který si vezmete zpět.
lg-prompt-dressing-station = Zvolte, komu se vyléčí zranění.
lg-prompt-full-storehouses = Zvolte vybavení zdarma a kdo je dostane.
lg-prompt-paid-in-blood = Zvolte zápletku, kde budete mít sílu o 2 vyšší.
lg-chance-faction = Losuje se frakce.
lg-chance-commander = Losuje se velitel.
lg-chance-first = Losuje se začínající hráč.
lg-chance-draw = Dobírá se postava z balíčku.
lg-chance-location = Otáčí se lokace.
lg-chance-plot = Otáčí se zápletka.
lg-chance-dispatch = Tahá se depeše.

## Akce

lg-act-faction = Hrát za frakci { NOUN($faction) }
lg-act-commander = { NOUN($commander) } vás povede
lg-act-first = Začínají { NOUN($faction) }
lg-act-officer = { $character ->
    [hidden] Tajně zvolit důstojníka
   *[other] S vámi jde { NOUN($character) }
}
lg-act-draw = { $character ->
    [hidden] Dobrat postavu
   *[other] Dobrána postava: { NOUN($character) }
}
lg-act-tuck = { $one ->
    [hidden] Tajně vložit dvě postavy pod balíček
   *[other] Pod balíček: { NOUN($one) } a úplně dospod { NOUN($other) }
}
lg-act-location = Lokace { NOUN($location) }
lg-act-plot = Zápletka { NOUN($plot) }
lg-act-recruit = Dobrat další postavu
lg-act-equip = Vybavení { NOUN($equipment) } – { NOUN($character) }
lg-act-recover = { $order ->
    [hidden] Obnovit žeton ležící lícem dolů
   *[other] Obnovit žeton rozkazu „{ NOUN($order) }“
}
lg-act-recover-all = Obnovit všechny použité žetony
lg-act-send = { $equipment ->
    [0] K zápletce { NOUN($plot) } jde { NOUN($character) }
   *[other] K zápletce { NOUN($plot) } jde { NOUN($character) } s vybavením: { $equipment }
}
lg-act-order = { $order ->
    [hidden] Tajný rozkaz – { NOUN($character) }
   *[other] Rozkaz { NOUN($order) } – { NOUN($character) }
}
lg-act-reclaim = Vzít si zdarma zpět všechny použité žetony
lg-act-done = Skončit
lg-act-turn-up = { $equipment ->
    [0] U zápletky { NOUN($plot) } je { NOUN($character) }
   *[other] U zápletky { NOUN($plot) } je { NOUN($character) } s vybavením: { $equipment }
}
lg-act-reveal = { $order ->
    [none] Otočit rozkaz – { NOUN($character) }
   *[other] Otočit rozkaz – { NOUN($character) }: „{ NOUN($order) }“
}
lg-act-withhold = Odložit rozkaz lícem dolů – { NOUN($character) }
lg-act-move = K zápletce { NOUN($plot) } přejde { NOUN($character) }
lg-act-wound = Zranit frakci { NOUN($faction) }
lg-act-suffer = Zranění utrpí { NOUN($character) }
lg-act-lure = Odlákat: odejde { NOUN($character) }
lg-act-bring = Přijde sem { NOUN($character) }
lg-act-sacrifice = Obětí bude { NOUN($character) }
lg-act-swap = Místo si vymění { NOUN($character) }
lg-act-sabotage = O rozkaz přijde { NOUN($character) }
lg-act-withdraw = Stáhnout do ruky
lg-act-forgo = Nedělat nic
lg-act-charge = Zteč na frakci { NOUN($faction) }
lg-act-maim = Násilnost na frakci { NOUN($faction) }
lg-act-mutilate = Dovednost { NOUN($skill) } ztratí { NOUN($character) }
lg-act-aid = Ošetřuje { NOUN($helper) }, léčí se { NOUN($character) }
lg-act-heal = Ze zranění se vyléčí { NOUN($character) }
lg-act-warm = Omrzliny se zbaví { NOUN($character) }
lg-act-dispatch = Vyložit depeši { NOUN($dispatch) }
lg-act-receive = { $dispatch ->
    [hidden] Vzít si depeši
   *[other] Vzata depeše { NOUN($dispatch) }
}
lg-act-keep = { $dispatch ->
    [hidden] Tajně si nechat depeši
   *[other] Nechat si depeši { NOUN($dispatch) }
}
lg-act-strike = Zranění utrpí { NOUN($character) }
lg-act-support = Síla o 2 vyšší u zápletky { NOUN($plot) }
lg-act-supply = Pořídit 1 zásobu za 1 bod

## Odmítnutí

lg-refused-faction = Zvolte frakci, za kterou ještě nikdo nehraje.
lg-refused-commander = Zvolte jednoho ze dvou velitelů své frakce.
lg-refused-officer = Zvolte jednoho ze dvou důstojníků své frakce.
lg-refused-tuck = Zvolte dvě ze šesti postav, které jste si dobrali.
lg-refused-deck = Váš balíček je prázdný.
lg-refused-afford = Stojí to { $cost ->
    [one] 1 zásobu
    [few] { $cost } zásoby
   *[other] { $cost } zásob
} a tolik jich nemáte.
lg-refused-recover = Takový použitý žeton nemáte.
lg-refused-once = Toto vybavení už jste si pořídili: { NOUN($equipment) }. Každý druh se kupuje jen jednou.
lg-refused-not-in-hand = { NOUN($character) } není ve vaší ruce a vybavení dostávají jen postavy v ruce.
lg-refused-bank = Žádná karta už nezbývá: { NOUN($equipment) }.
lg-refused-exams = { NOUN($character) } už důstojníkem je.
lg-refused-duplicate = { NOUN($character) } už má to, co dává { NOUN($equipment) }.
lg-refused-no-dispatch = Tuto depeši nemáte.
lg-refused-dispatch-idle = Vaše depeše by teď neměla žádný účinek.
lg-refused-keep = Nechte si jednu ze dvou depeší, které jste si vzali.
lg-refused-hand = { NOUN($character) } není ve vaší ruce.
lg-refused-elsewhere = Podle všeho, co celý stůl viděl, to není možné.
lg-refused-plot = { NOUN($plot) } není mezi zápletkami tohoto kola.
lg-refused-taiga = V hluboké tajze smějí k jedné zápletce jít nejvýš dvě vaše postavy.
lg-refused-entry = { NOUN($character) } nemá dovednost, kterou žádá zápletka { NOUN($plot) }.
lg-refused-reclaim = Ještě máte dostupný žeton; zdarma se žetony vracejí, až když nemáte žádný.
lg-refused-no-order-left = Další rozkaz už přidělit nesmíte.
lg-refused-token = Tento žeton nemáte k dispozici: { NOUN($order) }
lg-refused-snowstorm = Ve sněhové bouři nelze hrát rozkaz { NOUN($order) }
lg-refused-order-target = { NOUN($character) } není vaše postava u zápletek.
lg-refused-ordered = { NOUN($character) } už v tomto kole rozkaz dostává.
lg-refused-giver = { NOUN($character) } rozkazy dává, a tak je nedostává.
lg-refused-no-token = Na této postavě neleží váš rozkaz lícem dolů: { NOUN($character) }.
lg-refused-wound = Zvolte soupeřovu frakci u této zápletky.
lg-refused-order = Rozkaz to nedovoluje: { NOUN($order) }
lg-refused-suffer = Zvolte svou postavu u této zápletky, která ještě neumírá.
lg-refused-charge = Zteč míří na soupeřovu frakci, která má u této zápletky někoho živého.
lg-refused-violence = Násilnost míří na soupeřovu frakci, která má u této zápletky co ztratit.
lg-refused-mutilation = Zvolte svou postavu u této zápletky a dovednost, kterou ještě má.
lg-refused-aid = Každý ošetřuje jednou, a to jinou svou zraněnou postavu u téže zápletky.
lg-refused-heal = Zvolte svou zraněnou postavu u této zápletky.
lg-refused-warm = Zvolte svou omrzlou postavu u této zápletky.
lg-refused-unhurt = Není co léčit: { NOUN($character) }.
lg-refused-points = Stojí to { $cost ->
    [one] 1 bod
    [few] { $cost } body
   *[other] { $cost } bodů
} a tolik jich nemáte.

## Potíže s pozicemi a balíčky dat

lg-malformed-faction = frakce má 15 postav, z toho dva důstojníky; opravte seznam.
lg-malformed-few = příliš málo; uveďte aspoň { $least }.
lg-malformed-commanders = každá frakce má dva velitele; opravte seznam.
lg-malformed-sleeve = { NOUN($character) } nemůže mít v obalu toto všechno; odeberte, co je dvakrát nebo co zabíjí.

## Módy a volby

lg-mode-standard = Základní hra
lg-mode-standard-about = Čtyři kola; vyhrává, kdo má nejvíc vítězných bodů.
lg-mode-dispatches = Depeše
lg-mode-dispatches-about = Od druhého kola má každý tajnou depeši, kterou vyloží, nebo boduje.
lg-mode-survival = Boj o přežití
lg-mode-survival-about = Kampaň tří her se stejnými vojáky, jejich zraněními a vybavením.
lg-option-factions = frakce
lg-option-factions-about = Frakce a velitele si hráči volí, nebo se losují.
lg-option-factions-chosen = volí se
lg-option-factions-dealt = losují se
lg-option-recruiting = verbování
lg-option-recruiting-about = Hráči verbují a nakupují po řadě, nebo všichni zároveň.
lg-option-recruiting-in-turn = po řadě
lg-option-recruiting-at-once = zároveň
lg-option-recover = obnovené žetony
lg-option-recover-about = Co přinesou 2 zásoby: jeden použitý žeton, nebo všechny.
lg-option-recover-one = jeden
lg-option-recover-all = všechny
lg-option-exams-receive = rozkazy po zkouškách
lg-option-exams-receive-about = Zda smí postava s důstojnickými zkouškami dostávat rozkazy.
lg-option-exams-receive-true = ano
lg-option-exams-receive-false = ne

## U stolu, a co lze zvolit, než se řekne s čím

lg-ui-welcome = Veďte svou frakci čtyřmi koly. Posílejte vojáky k zápletkám, dávejte tajné rozkazy a získejte nejvíc vítězných bodů.
lg-ui-headline = { $mode } · hra { $game } · kolo { $round }
lg-ui-reward = { lg-points }, { $supplies ->
    [one] 1 zásoba
    [few] { $supplies } zásoby
   *[other] { $supplies } zásob
}
lg-ui-first = začínající hráč
lg-ui-hand = ruka
lg-ui-tokens = dostupné rozkazy
lg-ui-used = použité rozkazy
lg-ui-graveyard = hřbitov
lg-ui-dispatch = depeše
lg-verb-equip = pořídit vybavení
lg-verb-recover = obnovit žeton
lg-verb-send = poslat postavu
lg-verb-order = přidělit rozkaz
lg-verb-reveal = otočit rozkaz
lg-verb-withhold = odložit rozkaz lícem dolů
lg-verb-dispatch = vyložit depeši
lg-verb-heal = vyléčit zranění
lg-verb-warm = zbavit omrzliny
lg-verb-faction = zvolit frakci
lg-verb-commander = zvolit velitele
lg-verb-officer = zvolit důstojníka
lg-verb-tuck = dát dvě postavy pod balíček
lg-verb-move = přejít k jiné zápletce
lg-verb-wound = zranit frakci
lg-verb-suffer = utrpět zranění
lg-verb-lure = někoho odlákat
lg-verb-bring = někoho přivést
lg-verb-sacrifice = někoho obětovat
lg-verb-swap = vyměnit si místo
lg-verb-sabotage = zmařit rozkaz
lg-verb-charge = vést zteč
lg-verb-maim = páchat násilnost
lg-verb-mutilate = ztratit dovednost
lg-verb-aid = poskytnout první pomoc
lg-verb-keep = nechat si depeši
lg-verb-strike = zranit postavu
lg-verb-support = zvýšit sílu u zápletky
lg-ui-diary = Válečný deník
lg-ui-diary-empty = Zatím nic: první hra kampaně ještě neskončila.
lg-ui-diary-game = { $game }. hra
lg-ui-diary-chart = Součet bodů po jednotlivých hrách
lg-ui-diary-rank = pořadí
lg-ui-diary-faction = frakce
lg-ui-diary-commander = velitel
lg-ui-diary-points = body
lg-ui-diary-left = zbylo
lg-ui-diary-supplies = zásoby
lg-ui-diary-total = součet
lg-ui-diary-games = hra
