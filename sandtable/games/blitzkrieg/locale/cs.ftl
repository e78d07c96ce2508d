### Blitzkrieg! Nejprve podstatná jména; jejich tvary si žádá NOUN($noun, case: …): „gen“ a „acc“ jsou pády,
### „where“ místo i s předložkou, „number“ číslo (sg, pl) pro shodu slovesa.

bk-title = Blitzkrieg!
bk-tagline = Druhá světová válka za dvacet minut

## Strany

bk-side-axis = Osa
    .gen = Osy
    .number = sg
bk-side-allies = Spojenci
    .gen = Spojenců
    .number = pl
bk-side-japan = Japonsko
    .gen = Japonska
    .number = sg
bk-side-germany = Německo
    .gen = Německa
    .number = sg

## Válčiště a pole

bk-theatre-WE = Západní Evropa
    .where = v Západní Evropě
bk-theatre-PO = Pacifik
    .where = v Pacifiku
bk-theatre-EE = Východní Evropa
    .where = ve Východní Evropě
bk-theatre-AME = Afrika a Střední východ
    .where = v Africe a na Středním východě
bk-theatre-SEA = Jihovýchodní Asie
    .where = v Jihovýchodní Asii
bk-theatre-SEAT = Seattle
    .where = v Seattlu
bk-theatre-SFR = San Francisco
    .where = v San Francisku
bk-theatre-LAX = Los Angeles
    .where = v Los Angeles
bk-theatre-HOU = Houston
    .where = v Houstonu
bk-theatre-DEN = Denver
    .where = v Denveru
bk-theatre-CHI = Chicago
    .where = v Chicagu
bk-theatre-WDC = Washington
    .where = ve Washingtonu
bk-theatre-NYC = New York
    .where = v New Yorku
bk-space = { NOUN($theatre) } { $campaign }-{ $space }
bk-row = pozice { $place } v řadě
    .acc = pozici { $place } v řadě
bk-row-token = { NOUN($token) } (pozice { $place })
bk-plan-place = { NOUN($token) } na pole { NOUN($space) }
bk-terrain-land = pozemní
bk-terrain-sea = námořní
bk-terrain-either = smíšený

## Efekty polí

bk-effect-none = bez efektu
bk-effect-production = průmyslová výroba
bk-effect-improved-production = rozšířená průmyslová výroba
bk-effect-research = výzkum
bk-effect-improved-research = rozšířený výzkum
bk-effect-research-industry = výzkum a výroba
bk-effect-bombing = bombardování
bk-effect-tactical = taktická výhoda
bk-effect-strategic = strategická výhoda
bk-effect-propaganda = propaganda

## Žetony

bk-token-hidden = žeton
    .gen = žetonu
    .acc = žeton
bk-token-army-1 = armáda 1
    .gen = armády 1
    .acc = armádu 1
bk-token-army-2 = armáda 2
    .gen = armády 2
    .acc = armádu 2
bk-token-army-3 = armáda 3
    .gen = armády 3
    .acc = armádu 3
bk-token-navy-1 = námořnictvo 1
    .gen = námořnictva 1
    .acc = námořnictvo 1
bk-token-navy-2 = námořnictvo 2
    .gen = námořnictva 2
    .acc = námořnictvo 2
bk-token-navy-3 = námořnictvo 3
    .gen = námořnictva 3
    .acc = námořnictvo 3
bk-token-air-0 = letectvo s bleskem 0
    .gen = letectva s bleskem 0
    .acc = letectvo s bleskem 0
bk-token-air-1 = letectvo 1
    .gen = letectva 1
    .acc = letectvo 1
bk-token-air-2 = letectvo 2
    .gen = letectva 2
    .acc = letectvo 2
bk-token-general = generál
    .gen = generála
    .acc = generála
bk-token-admiral = admirál
    .gen = admirála
    .acc = admirála
bk-token-blitz-army = armáda s bleskem 1
    .gen = armády s bleskem 1
    .acc = armádu s bleskem 1
bk-token-blitz-navy = námořnictvo s bleskem 1
    .gen = námořnictva s bleskem 1
    .acc = námořnictvo s bleskem 1
bk-token-elite-army = elitní armáda 4
    .gen = elitní armády 4
    .acc = elitní armádu 4
bk-token-elite-navy = elitní námořnictvo 4
    .gen = elitního námořnictva 4
    .acc = elitní námořnictvo 4
bk-token-elite-air = elitní letectvo 3
    .gen = elitního letectva 3
    .acc = elitní letectvo 3
bk-token-task-force-army = úderný svaz armády 5
    .gen = úderného svazu armády 5
    .acc = úderný svaz armády 5
bk-token-task-force-navy = úderný svaz námořnictva 5
    .gen = úderného svazu námořnictva 5
    .acc = úderný svaz námořnictva 5
bk-token-task-force-air = úderný svaz letectva 4
    .gen = úderného svazu letectva 4
    .acc = úderný svaz letectva 4
bk-token-bomber-navy = námořní bombardér 2
    .gen = námořního bombardéru 2
    .acc = námořní bombardér 2
bk-token-bomber-air = letecký bombardér 1
    .gen = leteckého bombardéru 1
    .acc = letecký bombardér 1
bk-token-nuclear = atomová bomba
    .gen = atomové bomby
    .acc = atomovou bombu
bk-token-scientist = vědkyně
    .gen = vědkyně
    .acc = vědkyni
bk-token-spy = špion
    .gen = špiona
    .acc = špiona
bk-token-godzilla = Godzilla
    .gen = Godzilly
    .acc = Godzillu

## Taktické žetony

bk-tactic-big-guns = Dělostřelecká palba
bk-tactic-counterattack = Protiofenzíva
bk-tactic-economic-warfare = Válečná produkce
bk-tactic-for-the-glory = Body především
bk-tactic-research-and-development = Nové zbraně
bk-tactic-rapid-deployment = Berte je po řadě
bk-tactic-secure = Zvýšit náskok
bk-tactic-steamroll = Žádná změna

## Počty

bk-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
bk-spaces = { $spaces ->
    [one] 1 políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}

## Co se děje

bk-turn = Tah { $turn }: { NOUN($side) }
bk-placed = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] umísťuje
   *[pl] umísťují
} { NOUN($token, case: "acc") } na pole { NOUN($space) }.
bk-placed-spy = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] umísťuje
   *[pl] umísťují
} { NOUN($token, case: "acc") } v roli { NOUN($copied, case: "gen") } na pole { NOUN($space) }.
bk-marker-moved = Kostička { NOUN($theatre, case: "where") } se posouvá o { bk-spaces } ve směru { NOUN($side, case: "gen") } ({ bk-marker-now }).
bk-marker-now = { SIGN($to) ->
    [zero] nyní na středu
    [plus] nyní { bk-first-side } +{ ABS($to) }
   *[minus] nyní { bk-second-side } +{ ABS($to) }
}
bk-first-side = { $side ->
    [axis] { bk-side-axis }
    [allies] { bk-side-axis }
   *[other] { bk-side-japan }
}
bk-second-side = { $side ->
    [axis] { bk-side-allies }
    [allies] { bk-side-allies }
   *[other] { bk-side-germany }
}
bk-scored-propaganda = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] získává
   *[pl] získávají
} { bk-points } za propagandu { NOUN($theatre, case: "where") } (celkem { $total }).
bk-scored-campaign = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] získává
   *[pl] získávají
} { bk-points } za kampaň { NOUN($theatre, case: "where") } (celkem { $total }).
bk-scored-bonus = { NOUN($side) } navíc { NOUN($side, case: "number") ->
    [sg] získává
   *[pl] získávají
} { bk-points } za štít, ke kterému kostička došla (celkem { $total }).
bk-scored-theatre = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] získává
   *[pl] získávají
} { bk-points } za uzavření válčiště { NOUN($theatre) } (celkem { $total }).
bk-drew = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losují
} ze sáčku { NOUN($token, case: "acc") }.
bk-researched = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losují
} z banku { $token ->
    [hidden] speciální zbraň
   *[other] { NOUN($token, case: "acc") }
} do svého sáčku.
bk-researched-to-reserve = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losují
} z banku { $token ->
    [hidden] speciální zbraň
   *[other] { NOUN($token, case: "acc") }
} přímo do své zásoby.
bk-researched-unseen = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losují
} z banku do svého sáčku speciální zbraň, na kterou se nikdo nedívá.
bk-bombed = Bombardování zasáhlo { NOUN($token, case: "acc") } v zásobě { NOUN($side, case: "gen") }.
bk-bombed-to-pool = Bombardování zasáhlo { NOUN($token, case: "acc") } v zásobě { NOUN($side, case: "gen") }; speciální zbraň se vrací do banku.
bk-leftover = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] provádí
   *[pl] provádějí
} zbylý efekt pole { NOUN($space) }.
bk-theatre-closed = Uzavírá se válčiště { NOUN($theatre) }.
bk-theatre-opened = Otevírá se další válčiště: { NOUN($theatre) }, kostička { SIGN($marker) ->
    [zero] na středu
    [plus] { bk-marker-off } od středu ve směru { bk-side-japan.gen }
   *[minus] { bk-marker-off } od středu ve směru { bk-side-germany.gen }
}.
bk-marker-off = { ABS($marker) ->
    [one] 1 políčko
    [few] { ABS($marker) } políčka
   *[other] { ABS($marker) } políček
}
bk-tactic = { $drawn ->
    [steamroll] Taktický žeton: { NOUN($drawn) }, dál tedy platí { NOUN($tactic) }.
   *[other] Taktický žeton: { NOUN($tactic) }.
}
bk-thought = Virtuální soupeř přemýšlí ({ $trace ->
    [one] 1 krok
    [few] { $trace } kroky
   *[other] { $trace } kroků
}).
bk-won = { $reason ->
    [bk-outcome-points] { NOUN($side) } vítězí na body.
   *[bk-outcome-no-placement] { NOUN($side) } vítězí: druhá strana nemůže umístit žádný žeton.
}
bk-outcome-points = O vítězi rozhodly body.
bk-outcome-no-placement = Jedna ze stran nemohla umístit žádný žeton.

## Výzvy, hody a losování

bk-prompt-place = Umístěte žeton ze své zásoby.
bk-prompt-blitz = Blesk: umístěte na totéž válčiště další žeton, nebo skončete.
bk-prompt-advance = Strategická výhoda: zvolte jiné otevřené válčiště, kde se kostička posune vaším směrem.
bk-prompt-bomb = Bombardování: vyberte žeton z řady virtuálního soupeře.
bk-prompt-resolve = Uzavřeli jste válčiště: zvolte, který zbylý efekt teď provedete.
bk-prompt-open = Vyberte válčiště, které se otevře.
bk-prompt-shift = Vyberte válčiště, kde se kostička posune ve směru virtuálního soupeře.
bk-chance-draw = Vylosujte žeton ze sáčku.
bk-chance-research = Vylosujte z banku speciální zbraň.
bk-chance-bombing = Bombardování: náhodně vyberte žeton ze zásoby.
bk-chance-shift = Náhodně určete válčiště, kde se posune kostička.
bk-chance-tactic = Vylosujte taktický žeton pro virtuálního soupeře.
bk-chance-token = Hoďte kostkou o žeton virtuálního soupeře.

## Akce

bk-act-place = Umístit { NOUN($token, case: "acc") } na pole { NOUN($space) }
bk-act-stop = Další žeton neumísťovat
bk-act-advance = Uplatnit strategickou výhodu { NOUN($theatre, case: "where") }
bk-act-resolve = Provést efekt pole { NOUN($space) }
bk-act-bomb = Bombardovat { NOUN($place, case: "acc") }
bk-act-open = Otevřít válčiště { NOUN($theatre) }
bk-act-shift = Posunout kostičku { NOUN($theatre, case: "where") }
bk-act-draw = Vylosovat ze sáčku { NOUN($token, case: "acc") }
bk-act-research = Vylosovat z banku { $token ->
    [hidden] speciální zbraň
   *[other] { NOUN($token, case: "acc") }
}
bk-act-lose = Ztratit ze zásoby { NOUN($token, case: "acc") }
bk-act-tactic = Taktický žeton: { NOUN($tactic) }

## Odmítnutí

bk-refused-reserve = V zásobě nemáte { NOUN($token, case: "acc") }.
bk-refused-spy = Špion nemá co napodobit: soupeř ještě žádný žeton neumístil.
bk-refused-closed = Na válčiště { NOUN($theatre) } nelze nic umístit: není otevřené.
bk-refused-blitz = Další žeton po blesku patří na totéž válčiště, nikoli na válčiště { NOUN($theatre) }.
bk-refused-occupied = Pole { NOUN($space) } je obsazené.
bk-refused-campaign = Pole { NOUN($space) } nepatří k aktivní kampani; ve vyšší řadě ještě zbývá volné pole.
bk-refused-terrain-army = Na námořní pole { NOUN($space) } nelze umístit { NOUN($token, case: "acc") }: armáda smí jen na pole pozemní a smíšená.
bk-refused-terrain-navy = Na pozemní pole { NOUN($space) } nelze umístit { NOUN($token, case: "acc") }: námořnictvo smí jen na pole námořní a smíšená.
bk-refused-advance = Strategickou výhodu lze uplatnit jen na jiném otevřeném válčišti.
bk-refused-bomb = Z řady smíte vybrat kterýkoli žeton běžné jednotky; speciální zbraň jen tehdy, není-li v řadě nic jiného.
bk-refused-resolve = Na tomto poli žádný zbylý efekt není.
bk-refused-open = Otevřít lze jen válčiště, které na otevření ještě čeká.
bk-refused-shift = Vyberte jedno z válčišť na plánu.

## Chyby v pozicích

bk-malformed-count = { NOUN($token) }: celkový počet { $count } neodpovídá obsahu krabice; opravte zásobu, sáček, bank nebo plán.
bk-malformed-too-many = { NOUN($token) }: víc kusů, než je v krabici; opravte zásobu, sáček nebo plán.
bk-malformed-first-side-only = { NOUN($token) } patří jen Japonsku; nedávejte ji nikomu jinému.
bk-malformed-open-at-end = kostička stojí na vlajce, válčiště je tedy uzavřené; přidejte je do „closed“, nebo kostičku posuňte.
bk-malformed-open-full = všechna pole jsou obsazená, válčiště je tedy uzavřené; přidejte je do „closed“, nebo některé pole uvolněte.

## 24 kroků virtuálního soupeře

bk-step-1 = vítězný tah
bk-step-2 = vítězné uzavření válčiště
bk-step-3 = vítězné uzavření kampaně
bk-step-4 = žádný tah, kterým by okamžitě prohrál
bk-step-5 = válčiště podle taktického žetonu
bk-step-6 = co nejvíce volných polí v aktivní kampani
bk-step-7 = co nejvíce bodů za aktivní kampaň
bk-step-8 = co nejnižší číslo válčiště
bk-step-9 = pole podle taktického žetonu
bk-step-10 = má 20 a více bodů, proto propaganda
bk-step-11 = strategická výhoda
bk-step-12 = ztrácí 3 a více bodů, proto propaganda
bk-step-13 = v řadě jsou nejvýše 4 žetony, proto výroba
bk-step-14 = výzkum
bk-step-15 = bombardování
bk-step-16 = taktická výhoda
bk-step-17 = výroba
bk-step-18 = propaganda
bk-step-19 = pole nejvíce vlevo
bk-step-20 = žeton podle taktického žetonu
bk-step-21 = pole bez efektu, proto hodnota 1 a vyšší
bk-step-22 = poslední volné pole kampaně, proto žádný blesk
bk-step-23 = má 20 a více bodů, proto nejvyšší hodnota
bk-step-24 = rozhoduje kostka
bk-trace-kept = Krok { $step }: { $heading } — { $kept }
bk-trace-all = Krok { $step }: { $heading } — splňují všechny možnosti, všechny zůstávají
bk-trace-unmet = Krok { $step }: { $heading } — nesplňuje žádná možnost, všechny zůstávají
bk-trace-no-plan = Krok { $step }: { $heading } — není možné
bk-trace-die = Krok { $step }: na kostce padlo { $die } — { $kept }

## Režimy a volby

bk-mode-duel = Souboj
bk-mode-duel-about = Dva hráči, Osa proti Spojencům.
bk-mode-solo = Sólová hra
bk-mode-solo-about = Vedete Spojence proti virtuálnímu soupeři.
bk-mode-nippon = Nippon
bk-mode-nippon-about = Dva hráči, Japonsko proti Německu v boji o americká města (neoficiální rekonstrukce).
bk-mode-nippon-solo = Sólový Nippon
bk-mode-nippon-solo-about = Vedete Německo proti virtuálnímu soupeři (neoficiální rekonstrukce).
bk-option-bonus = Prémiové body
bk-option-bonus-about = Kdy přinášejí štíty na liště prémii.
bk-option-bonus-thresholds = od štítu dál
bk-option-bonus-exact = jen přímo na políčku se štítem
bk-option-reserve-limit = Limit zásoby
bk-option-reserve-limit-about = Kolik žetonů smí být v zásobě.
bk-option-reserve-limit-0 = bez omezení
bk-option-reserve-limit-value = { $value ->
    [one] 1 žeton
    [few] { $value } žetony
   *[other] { $value } žetonů
}
bk-option-neutral-campaign = Kampaň uzavřená na středu
bk-option-neutral-campaign-about = Kdo získá body, když nemá převahu nikdo.
bk-option-neutral-campaign-both = obě strany
bk-option-neutral-campaign-nobody = nikdo
bk-option-allies-at-once = Okamžitá výhra druhé strany
bk-option-allies-at-once-about = Zda Spojenci nebo Německo s 25 body vítězí i po tahu soupeře.
bk-option-allies-at-once-true = po kterémkoli tahu
bk-option-allies-at-once-false = jen po vlastním tahu
bk-option-bombed-special = Zasažené speciální zbraně
bk-option-bombed-special-about = Kam se vrací speciální zbraň zasažená bombardováním.
bk-option-bombed-special-bag = do sáčku majitele
bk-option-bombed-special-pool = do banku
bk-option-difficulty = Obtížnost
bk-option-difficulty-about = Jak daleko se kostičky před hrou posunou ve směru virtuálního soupeře.
bk-option-difficulty-low = nízká
bk-option-difficulty-medium = střední
bk-option-difficulty-high = vysoká
bk-option-shifts = Posuny navíc
bk-option-shifts-about = Další posuny kostiček ve směru virtuálního soupeře pro těžší hru.
bk-option-shifts-0 = žádné
bk-option-shifts-value = { $value ->
    [one] 1 posun
    [few] { $value } posuny
   *[other] { $value } posunů
}
bk-option-handicap = Náskok
bk-option-handicap-about = S kolika body virtuální soupeř začíná, pro těžší hru.
bk-option-handicap-value = { $value ->
    [one] 1 bod
    [few] { $value } body
   *[other] { $value } bodů
}
bk-option-tactical-tokens = Taktické žetony
bk-option-tactical-tokens-about = Osm žetonů, s nimiž se tahy virtuálního soupeře hůř předvídají.
bk-option-tactical-tokens-true = s nimi
bk-option-tactical-tokens-false = bez nich
bk-option-blitz-follow-up = Blesk virtuálního soupeře
bk-option-blitz-follow-up-about = Které kroky po blesku určují jeho další žeton.
bk-option-blitz-follow-up-space-and-token = jen pole a žeton
bk-option-blitz-follow-up-all-steps = všechny kroky
bk-option-big-guns = Dělostřelecká palba
bk-option-big-guns-about = Mezi kterými žetony se hledá největší vliv, když žádnou speciální zbraň umístit nelze.
bk-option-big-guns-all-tokens = mezi všemi, které lze umístit
bk-option-big-guns-special-only = jen mezi speciálními zbraněmi
bk-option-research-industry = Výzkum a výroba
bk-option-research-industry-about = Jako co se pole „výzkum a výroba“ počítá pro taktické žetony.
bk-option-research-industry-research = jako výzkum
bk-option-research-industry-production = jako výroba
bk-option-lead-needed = Protiofenzíva a Zvýšit náskok
bk-option-lead-needed-about = Zda se týkají jen válčišť, kde má daná strana skutečně převahu.
bk-option-lead-needed-true = převaha je nutná
bk-option-lead-needed-false = počítají se všechna válčiště
bk-option-last-row-theatre = Krok 2 a poslední řada
bk-option-last-row-theatre-about = Zda se zaplnění poslední řady počítá jako uzavření válčiště.
bk-option-last-row-theatre-true = počítá se
bk-option-last-row-theatre-false = počítá se jen dosažení vlajky

## Slova na stole

bk-ui-points = body
bk-ui-marker = kostička
bk-ui-reserve = zásoba
bk-ui-bag = sáček
bk-ui-pool = bank
bk-ui-row = řada
bk-ui-turn = tah
bk-ui-side = strana
bk-ui-theatre = válčiště
bk-ui-theatres = Válčiště
bk-ui-campaign = kampaň
bk-ui-space = pole
bk-ui-spaces = Pole
bk-ui-effect = efekt
bk-ui-terrain = terén
bk-ui-token = žeton
bk-ui-value = hodnota
bk-ui-track = lišta
bk-ui-bonus = prémie
bk-ui-flag = vlajka
bk-ui-centre = střed
bk-ui-open = otevřené
bk-ui-closed = uzavřené
bk-ui-waiting = ještě není aktivní
bk-ui-active = aktivní
bk-ui-free = volné
bk-ui-leader = převaha
bk-ui-nobody-leads = převahu nemá nikdo
bk-ui-lead = { NOUN($side) } +{ $spaces }
bk-ui-last = poslední žeton
bk-ui-tactic = taktický žeton
bk-ui-special = speciální zbraně
bk-ui-unseen = neznámé speciální zbraně v sáčku
bk-ui-virtual = virtuální soupeř
bk-ui-steps = Proč hrál právě takto
bk-ui-tokens = { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
bk-ui-due-for = { NOUN($side) }: { $cause }
bk-ui-headline = Blitzkrieg! · { $mode } · tah { $turn } · k vítězství { $target ->
    [one] 1 bod
    [few] { $target } body
   *[other] { $target } bodů
}
bk-ui-welcome-duel =
    Vítejte! Strany: { $first } (■) a { $second } (□); začíná první z nich.
    V každém tahu umístíte jeden žeton ze zásoby na volné pole aktivní kampaně (▸). Armáda patří na pozemní pole ▲, námořnictvo na námořní ≈, obojí na smíšená ◇, letectvo kamkoli. Nejprve nastane efekt pole, pak se kostička ● válčiště posune k vám o hodnotu žetonu a vylosujete nový.
    Plné kampaně a uzavřená válčiště přinášejí body ★ straně, která tam vede. S { $target } body vyhráváte; kdo nemůže umístit žeton, prohrává.

    Napište číslo žetonu a pak číslo pole. help ukáže ostatní, quit končí.
bk-ui-welcome-solo =
    Vítejte! Vaše strana: { $you }. Virtuální soupeř: { $opponent }; táhne podle tištěných 24 kroků.
    V každém tahu umístíte jeden žeton ze zásoby na volné pole aktivní kampaně (▸). Armáda patří na pozemní pole ▲, námořnictvo na námořní ≈, obojí na smíšená ◇, letectvo kamkoli. Nejprve nastane efekt pole, pak se kostička ● válčiště posune k vám o hodnotu žetonu a vylosujete nový.
    Plné kampaně a uzavřená válčiště přinášejí body ★ straně, která tam vede. S { $target } body vyhráváte; kdo nemůže umístit žeton, prohrává.

    Napište číslo žetonu a pak číslo pole. help ukáže ostatní, trace ukáže, jak se soupeř rozhodl, quit končí.
## Efekty na úzkém plánu, nejvýše deset znaků

bk-ui-short-none = –
bk-ui-short-production = výroba { $value }
bk-ui-short-improved-production = výroba { $value }
bk-ui-short-research = výzkum { $value }
bk-ui-short-improved-research = výzkum { $value }
bk-ui-short-research-industry = výzk.+v. { $value }
bk-ui-short-bombing = bomb. { $value }
bk-ui-short-tactical = takt. { $value }
bk-ui-short-strategic = strat. { $value }
bk-ui-short-propaganda = propag. { $value }

## Co lze dělat, dokud není řečeno s čím

bk-verb-place = umístit žeton
bk-verb-stop = další žeton neumísťovat
bk-verb-advance = uplatnit strategickou výhodu
bk-verb-resolve = provést zbylý efekt
bk-verb-bomb = bombardovat žeton v řadě
bk-verb-open = otevřít válčiště
bk-verb-shift = posunout kostičku
