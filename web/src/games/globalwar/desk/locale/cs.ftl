### Stoly ke hře Global War.

ui-gw-desk-asking = Ptáme se pravidel…
ui-gw-desk-map = Mapa
ui-gw-desk-pages = Stránky
ui-gw-desk-percent = { $chance } %
ui-gw-desk-dice = { $count }D{ $sides }
ui-gw-desk-plus = { SIGN($ipp) ->
    [minus] −{ ABS($ipp) }
   *[other] +{ ABS($ipp) }
}
ui-gw-desk-nobody = nikdo
ui-gw-desk-yes = smí
ui-gw-desk-no = nesmí

ui-gw-desk-short-germany = Německo
ui-gw-desk-short-italy = Itálie
ui-gw-desk-short-japan = Japonsko
ui-gw-desk-short-great-britain = Británie
ui-gw-desk-short-france = Francie
ui-gw-desk-short-usa = USA
ui-gw-desk-short-kmt = KMT
ui-gw-desk-short-ussr = SSSR
ui-gw-desk-short-ccp = CCP
ui-gw-desk-short-free-france = Svob. Fr.
ui-gw-desk-short-vichy-france = Vichy

ui-gw-desk-leaf-attack = Útok
ui-gw-desk-leaf-relations = Vztahy
ui-gw-desk-leaf-incomes = Příjmy

ui-gw-desk-between = Mezi mocnostmi
ui-gw-desk-between-count = { $wars ->
    [0] žádná válka
    [one] { $wars } válka
    [few] { $wars } války
   *[other] { $wars } válek
}, { $pacts ->
    [0] žádný pakt
    [one] { $pacts } pakt
    [few] { $pacts } pakty
   *[other] { $pacts } paktů
}
ui-gw-desk-between-caption = Kdo je ve válce, v míru nebo vázán paktem
ui-gw-desk-cell = { NOUN($a) }, { NOUN($b) }: { $stand ->
    [war] ve válce
    [pact] platí pakt
    [offer] pakt je nabídnut
    [can] mír; můžete vyhlásit válku
    [ally] jedna aliance
   *[peace] mír
}
ui-gw-desk-stand-war = Válka
ui-gw-desk-stand-pact = Pakt, příměří
ui-gw-desk-stand-offer = Nabídka
ui-gw-desk-stand-can = Můžete vyhlásit válku
ui-gw-desk-stand-ally = Spojenci

ui-gw-desk-minors = Menší mocnosti
ui-gw-desk-minors-all = { $all ->
    [yes] méně
   *[no] všech { $count }
}
ui-gw-desk-minor-yours = Vaše, pod kontrolou: { NOUN($controller) }.
ui-gw-desk-minor-under = Pod kontrolou: { NOUN($controller) }.
ui-gw-desk-minor-wars = Ve válce: { $nations }.
ui-gw-desk-minor-free = { $zones ->
    [one] Samostatná, { $zones } zóna
    [few] Samostatná, { $zones } zóny
   *[other] Samostatná, { $zones } zón
}

ui-gw-desk-if = { $whom ->
    [none] Když zaútočí { NOUN($who) }…
   *[other] Když { NOUN($who) } zaútočí na { NOUN($whom, case: "acc") }
}
ui-gw-desk-nothing-done = zatím se nic nestalo
ui-gw-desk-whom = Kdo na koho zaútočí
ui-gw-desk-attacker = Útočník
ui-gw-desk-as = { $mine ->
    [yes] { NOUN($nation) } (vy)
   *[no] { NOUN($nation) }
}
ui-gw-desk-others = Ostatní…
ui-gw-desk-answers = Odpoví hned
ui-gw-desk-rolls = Získá
ui-gw-desk-may-enter = Může do války
ui-gw-desk-with-pact = s paktem
ui-gw-desk-nobody-answers = Žádný příjem se tím nezmění.
ui-gw-desk-gain-with-pact = s paktem { $gain }
ui-gw-desk-no-roll = nic
ui-gw-desk-income-war = teď { $income } · válka od { $war }
ui-gw-desk-income-now = teď { $income }
ui-gw-desk-full = plná
ui-gw-desk-fine = pokuta { $ipp }
ui-gw-desk-note-full = na plnou výrobu
ui-gw-desk-note-ready = může vyhlásit válku už teď
ui-gw-desk-note-paid = na válku nemusí čekat
ui-gw-desk-note-peace = zůstane v míru
ui-gw-desk-note-may = může hned vyhlásit válku
ui-gw-desk-joins = { NOUN($nation) } se přidá: { NOUN($other) }.
ui-gw-desk-controls = { NOUN($nation) } přejde pod kontrolu: { NOUN($other) }.
ui-gw-desk-wars = Válka se rozšíří: { NOUN($nation) }, { NOUN($other) }.
ui-gw-desk-pact-forbids = S paktem je to zakázáno: { NOUN($pact) }.
ui-gw-desk-march-now = Válka s menší mocností začíná na mapě: vyšlete do jejích zón pozemní jednotky.
ui-gw-desk-march-later = Válka s menší mocností začíná na mapě, pozemními jednotkami, ve vašem bojovém pohybu.
ui-gw-desk-declare = Vyhlásit válku: { NOUN($who) }, na { NOUN($whom, case: "acc") }
ui-gw-desk-sets-off = Co vyvolá útok na { NOUN($whom, case: "acc") }
ui-gw-desk-percent-is = %: šance, že pak smí vstoupit do války
ui-gw-desk-at-war = Ve válce
ui-gw-desk-you-may = Můžete napadnout
ui-gw-desk-may-you = Může napadnout vás

ui-gw-desk-pacts = Pakty
ui-gw-desk-any-time = kdykoli, i v cizím tahu
ui-gw-desk-no-pacts = V této hře nelze uzavřít žádný pakt.
ui-gw-desk-pact-molotov-ribbentrop = Po rozdělení Polska každý tah 5 IPP pro Německo, 3 IPP a technologická kostka pro SSSR. Nikdo nenapadne druhého; Polsko zneklidní Západ méně. Ukončit ho může kdokoli zdarma.
ui-gw-desk-pact-japanese-soviet = Žádné útoky ani pohraniční střety, žádné půjčky nepřátelům druhé strany. Porušení stojí 5 IPP.
ui-gw-desk-pact-moscow-peace = SSSR si nechá Viipuri a ukončí válku s Finskem. Porušení stojí 5 IPP a Finsko se přidá k Německu.
ui-gw-desk-pact-chinese-truce = Čínské strany se brání společně. Dokud ho jedna z nich neporuší nebo se nestane velmocí.
ui-gw-desk-terms = Všechny podmínky
ui-gw-desk-stands-in-force = Platí
ui-gw-desk-stands-open = Lze podepsat
ui-gw-desk-stands-closed = Teď ne
ui-gw-desk-stands-ended = Navždy skončil
ui-gw-desk-since = od: { $date }
ui-gw-desk-waits-for = Čeká: { $name }
ui-gw-desk-offers = Nabízí { $name }
ui-gw-desk-asks = { $name } → { $other }
ui-gw-desk-sign = Přijmout
ui-gw-desk-decline = Odmítnout
ui-gw-desk-offer = Nabídnout
ui-gw-desk-withdraw = Stáhnout
ui-gw-desk-break = Porušit…
ui-gw-desk-break-now = Porušit teď
ui-gw-desk-break-price = { $fee ->
    [0] Porušení nic nestojí, ale pakt už nikdy nelze podepsat.
   *[other] Porušení stojí { $fee } IPP a pakt už nikdy nelze podepsat.
}
ui-gw-desk-keep = Nechat

ui-gw-desk-incomes = Příjmy a co je změní
ui-gw-desk-next = { $date }: { $dice }.
ui-gw-desk-next-war = { $date }: { $dice }; válka od { $war }, { $chance } %.
ui-gw-desk-bonus = Válečný bonus { $ipp }.
ui-gw-desk-at-full = Plná výroba.
ui-gw-desk-raised = co ho zvýší
ui-gw-desk-deed-german-border-zone = Německo nebo Itálie obsadí zónu u sovětské hranice
ui-gw-desk-deed-japan-mongolia-sinkiang = Japonsko obsadí území v Mongolsku nebo Sin-ťiangu
ui-gw-desk-deed-neutral-interdiction = Mocnost v míru zakáže její půjčku
ui-gw-desk-deed-german-annexation = Německo anektuje Rakousko, Čechy nebo Slovensko
ui-gw-desk-deed-poland = Německo napadne Polsko
ui-gw-desk-deed-axis-war-on-neutral = Osa napadne neutrální národ
ui-gw-desk-deed-axis-war-on-ussr = Osa napadne SSSR
ui-gw-desk-deed-axis-war-on-france = Osa napadne Francii
ui-gw-desk-deed-axis-war-on-britain = Osa napadne Velkou Británii
ui-gw-desk-deed-axis-war-on-commonwealth = Německo nebo Itálie napadne Velkou Británii nebo Francii
ui-gw-desk-deed-german-capital-ship = Německo dokončí hlavní loď
ui-gw-desk-deed-japan-capital-ship = Japonsko dokončí hlavní loď
ui-gw-desk-deed-japan-china = Japonsko napadne Čínu
ui-gw-desk-deed-japan-neutral = Japonsko napadne neutrální národ
ui-gw-desk-deed-japan-nei = Japonsko napadne Nizozemsko
ui-gw-desk-deed-japan-indochina = Japonsko obsadí Indočínu
ui-gw-desk-deed-japan-war-on-ally = Japonsko napadne Velkou Británii, Francii nebo Nizozemsko
ui-gw-desk-deed-france-falls = Francie podlehne Ose
ui-gw-desk-deed-london-or-calcutta-or-sydney = Osa obsadí Londýn, Kalkatu nebo Sydney

ui-gw-desk-may-declare = Kdo smí vyhlásit válku
ui-gw-desk-may-on = komu: { $nations }
ui-gw-desk-lacks = od { $war } IPP; chybí { $ipp }
ui-gw-desk-nobody-left = nezbývá komu

ui-gw-desk-research = Výzkum
ui-gw-desk-research-note = hvězda se počítá k cíli
ui-gw-desk-whose = Čí výzkum
ui-gw-desk-dice-of = Kostky: { NOUN($nation) }
ui-gw-desk-thrown = hozeno
ui-gw-desk-granted = Kostka navíc
ui-gw-desk-to-aim = bez cíle
ui-gw-desk-dice-from = Kostky má od příjmu { $ipp }.
ui-gw-desk-dice-next = { $count ->
    [0] Žádná nepoškozená velká továrna, žádná kostka.
    [one] { $count } kostka v příští výrobě.
    [few] { $count } kostky v příští výrobě.
   *[other] { $count } kostek v příští výrobě.
}
ui-gw-desk-needs = { $roll } a více · { $chance } %
ui-gw-desk-stage = Stupeň { $stage } z { $stages }
ui-gw-desk-when-finished = po dokončení
ui-gw-desk-for-aim = { NOUN($objective) } ({ NOUN($nation) })
ui-gw-desk-throw = { $count ->
    [0] Hodit
    [one] Hodit { $count } kostkou
   *[other] Hodit { $count } kostkami
}
ui-gw-desk-let-lie = Zbytek nechat ležet

ui-gw-desk-loans = Půjčky
ui-gw-desk-loans-note = ohlášeny ve výrobě, odeslány při umísťování
ui-gw-desk-loans-now = k odeslání teď
ui-gw-desk-loans-nobody = Není komu půjčit.
ui-gw-desk-lender = Kdo půjčuje
ui-gw-desk-announce = Vyrobit k půjčce
ui-gw-desk-cargo = Co se posílá
ui-gw-desk-no-danger = Nikdo nečíhá.
ui-gw-desk-look = Ukázat tuto cestu na mapě
ui-gw-desk-path = Cesta: { $path }
ui-gw-desk-danger = { NOUN($sea) }: { NOUN($nation) } zasahuje na { $value }.
ui-gw-desk-may-ask = Může ji zakázat, ač v míru: { $nations }.
ui-gw-desk-send = Odeslat
ui-gw-desk-retain = Přece jen si to nechat

ui-gw-desk-cities = Vítězná města
ui-gw-desk-no-city = žádné
ui-gw-desk-met = splněno
ui-gw-desk-earned = získáno
ui-gw-desk-lacking-owns = { $have } z { $wanted }; chybí: { $names }
ui-gw-desk-lacking-garrisons = { $have } z { $wanted } s pozemní jednotkou; chybí: { $names }
ui-gw-desk-lacking-rules-the-pacific = Ve válce se spojeneckou velmocí a více hlavních lodí v Tichomoří: { $have } z { $wanted }
ui-gw-desk-lacking-twice-the-fleet = Dvojnásobek hlavních lodí v Tichomoří proti: { NOUN($other) }, { $have } z { $wanted }
ui-gw-desk-lacking-fights-the-axis = Ve válce s velmocí Osy
ui-gw-desk-lacking-twice-the-income = Ve válce a s Velkou Británií více než dvojnásobek příjmu: { NOUN($other) }, { $have } z { $wanted }
ui-gw-desk-lacking-railway = Železnice přes vlastní zóny
ui-gw-desk-lacking-knows = { $have } z { $wanted } technologií; chybí: { $names }
ui-gw-desk-lacking-major-power = Stát se velmocí
ui-gw-desk-lacking-beaten = Nezbude žádná zóna: { NOUN($other) }
ui-gw-desk-lacking-won-spain = Španělskou válku vyhraje: { NOUN($other) }
ui-gw-desk-lacking-owns-with-a-yard = { $have } z { $wanted }, s nepoškozenou loděnicí na Krymu; chybí: { $names }
ui-gw-desk-bonus-when = { $when ->
    [turn] každý tah { $what }
    [once] jednou { $what }
    [while] { $what } po tu dobu
   *[lasting] { $what } natrvalo
}
ui-gw-desk-bonus-pieces = { $count ->
    [one] { $things }
   *[other] { $count }× { $things }
}
ui-gw-desk-bonus-british-factory = jednotka v britské továrně
ui-gw-desk-bonus-technologies = { $count } stupně: { $things }
ui-gw-desk-bonus-ship-discount = hlavní lodě o 1 IPP levnější za stupeň
ui-gw-desk-bonus-rail-moves = +{ $count } strategický přesun po železnici
ui-gw-desk-bonus-naval-moves = +{ $count } strategický námořní přesun
ui-gw-desk-bonus-air-supply = zásobování mezi leteckými základnami
ui-gw-desk-bonus-technology-die = { $count } technologická kostka
ui-gw-desk-bonus-factory-abroad = malá továrna smí za hranice

ui-gw-desk-france-hint = Kostky leží na stole. Enter odkryje jednu, Shift a Enter všechny.
ui-gw-desk-france-fallen = Francie padla. Vítěz: { NOUN($nation) }.
ui-gw-desk-france-fleet = Padají kostky za loďstvo.
ui-gw-desk-france-berths = Lodě, které změnily stranu, smějí do přístavu.
ui-gw-desk-france-chart = Padají kostky za rozestavěné lodě.
ui-gw-desk-france-colonies = Padají kostky za kolonie.
ui-gw-desk-france-exile = Kdo je ještě francouzský, patří Svobodné Francii.
ui-gw-desk-france-evacuation = Spojenecké jednotky opouštějí, co už není jejich.
ui-gw-desk-france-over = Všechny kostky padly.
ui-gw-desk-throw-one = Hodit
ui-gw-desk-throw-all = Hodit všech { $count }
ui-gw-desk-throw-ship = { $zone ->
    [none] Hod za rozestavěnou loď: { NOUN($unit) }
   *[other] Hod za loď: { NOUN($unit) }, { NOUN($zone) }
}
ui-gw-desk-throw-group = Hod za území: { $group }
ui-gw-desk-step-surrender = Kapitulace
ui-gw-desk-step-fleet = Loďstvo
ui-gw-desk-step-chart = Rozestavěné lodě
ui-gw-desk-step-colonies = Zámoří
ui-gw-desk-step-evacuation = Spojenci odcházejí
ui-gw-desk-step-income = Příjem
ui-gw-desk-surrender-to = vítěz: { NOUN($nation) }
ui-gw-desk-dice-seen = { $all ->
    [0] žádná
   *[other] kostka { $seen } z { $all }
}
ui-gw-desk-units-leave = { $count ->
    [0] nikdo
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
ui-gw-desk-germany-decides = rozhodne Německo
ui-gw-desk-decide = K rozhodnutí
ui-gw-desk-must-leave = Musí odejít:
ui-gw-desk-tally = { $zones ->
    [one] { $zones } zóna
    [few] { $zones } zóny
   *[other] { $zones } zón
} · { $ipp } IPP · { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}
ui-gw-desk-no-die = bez kostky
ui-gw-desk-colony-dice = 1–{ $low } Svobodná Francie, { $from }–12 { $high }
ui-gw-desk-group-free-french-zones = Guyana, Saint-Pierre
ui-gw-desk-group-french-pacific = Indočína a Tichomoří
ui-gw-desk-group-french-indian-ocean = Indický oceán
ui-gw-desk-group-algeria = Alžírsko
ui-gw-desk-group-french-west-africa = Západní Afrika
ui-gw-desk-group-french-equatorial-africa = Rovníková Afrika
ui-gw-desk-fate-scuttled = Potopeny
ui-gw-desk-fate-vichy-france = Vichy
ui-gw-desk-fate-axis = Osa
ui-gw-desk-fate-free-france = Svobodná Francie
ui-gw-desk-fate-dice-scuttled = 1–{ $gone } ve francouzském přístavu, { $after }–{ $gone } jinde
ui-gw-desk-fate-dice-vichy-france = { $then }–{ $vichy }: do M1, smí do přístavu
ui-gw-desk-fate-dice-axis = { $last }–12: Německo, na východě Japonsko
ui-gw-desk-fate-dice-free-france = 1–{ $free } mimo francouzské přístavy
