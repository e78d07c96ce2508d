### Co přidává webový stůl ke slovům hry Legie.

## Karty a žetony

ui-lg-soldier = { NOUN($character) }, { NOUN($faction) }, síla { $strength }{ $count ->
    [0] {""}
   *[other] : { $features }
}{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-back = { NOUN($faction) }: někdo lícem dolů{ $token ->
    [yes] , s rozkazem
   *[no] {""}
}
ui-lg-plot = Zápletka { $number }: { NOUN($plot) }, vítězi { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, přeživším { $supplies ->
    [one] 1 zásoba
    [few] { $supplies } zásoby
   *[other] { $supplies } zásob
}{ $count ->
    [0] {""}
   *[other] , { $features }
}{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-needs = vstup { NOUN($skill) }
ui-lg-total = { NOUN($faction) }: síla { $total }{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-token = { NOUN($order) }, { $lies ->
    [available] k dispozici
    [out] leží na kartě { NOUN($character) }
    [away] použitý, lícem dolů
   *[used] použitý
}{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-equipment = { NOUN($equipment) }, { $features }, zbývá { $left }{ $bought ->
    [yes] , už koupeno
   *[no] {""}
}{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-pick = { $name }{ $state ->
    [legal] . Zde můžete jednat
    [chosen] . Zvoleno
   *[none] {""}
}
ui-lg-officer = důstojník
ui-lg-face-down = lícem dolů
ui-lg-token-up = rozkaz { NOUN($order) }, lícem nahoru
ui-lg-token-own = váš rozkaz { NOUN($order) }, lícem dolů
ui-lg-token-hidden = rozkaz lícem dolů
ui-lg-token-numbered = rozkaz č. { $number } lícem dolů
ui-lg-token-used = použitý
ui-lg-token-away = odložený
ui-lg-ours = Část této karty je naše: tištěná není veřejná.
ui-lg-short-alexej = Alexej
ui-lg-short-zajaty = Zajatec
ui-lg-short-ludmila = Ludmila
ui-lg-short-varvara = Varvara
ui-lg-short-marfa = Marfa

## Stůl

ui-lg-location = Lokace
ui-lg-plots = Zápletky
ui-lg-phases = Fáze kola
ui-lg-phase-recruiting = Verbování
ui-lg-phase-march = Pochod
ui-lg-phase-order-phase = Rozkazy
ui-lg-phase-plots = Zápletky
ui-lg-phase-end = Konec
ui-lg-entry = Vstup
ui-lg-anybody = kdokoli
ui-lg-stolen = Zásoby už jsou pryč
ui-lg-round = kolo { $round } ze 4
ui-lg-game = { $game }. hra
ui-lg-game-round = { $game }. hra, kolo { $round } ze 4
ui-lg-stage = { $stage } · { $phase }
ui-lg-seat = Hráč { $number }
ui-lg-you = { NOUN($faction) } (vy)
ui-lg-you-alone = Vy
ui-lg-you-short = (vy)
ui-lg-victory-points = vítězné body
ui-lg-supplies = zásoby

## Příprava

ui-lg-factions = Čtyři ozbrojené skupiny na cestě Sibiří
ui-lg-about-legion = Českoslovenští dobrovolníci na dlouhé cestě domů. Vyrovnaní, s dobrými zdravotníky.
ui-lg-about-whites = Důstojníci a kozáci staré říše. Často vedou zteč a umějí mluvit.
ui-lg-about-reds = Námořníci, dělníci a komisaři revoluce. Silní a bezohlední.
ui-lg-about-militia = Lovci, pašeráci a psanci z tajgy. Vychytralí a málokdy féroví.
ui-lg-led-by = Vede je { $name }
ui-lg-commanders = Dva velitelé: { NOUN($faction) }
ui-lg-tokens-own = Rozkazy, které nemá žádný jiný velitel:
ui-lg-tokens-all = A k tomu jako každý:
ui-lg-officers = Který důstojník půjde s vámi?
ui-lg-officers-why = Důstojník při příchodu k zápletce přidělí dva tajné rozkazy. Koho zvolíte, nikdo neuvidí.

## Na stole před hráčem

ui-lg-only-you = vidíte jen vy
ui-lg-part-more = Zvolte
ui-lg-part-people = Kdo to je?
ui-lg-part-worn = Vybavení, které je teď vidět
ui-lg-part-shop = Vybavení
ui-lg-part-tokens = Žetony rozkazů
ui-lg-part-dispatch = Depeše
ui-lg-part-hand = Ruka
ui-lg-shop-cost = po 1 zásobě
ui-lg-hand-empty = V ruce už nikdo není.
ui-lg-hand-later = Až povedete frakci, bude tu vaše ruka.
ui-lg-watching = Ruce a žetony rozkazů zůstávají za zástěnami.

## Hráči

ui-lg-turn-order = Pořadí hry
ui-lg-column-points = body
ui-lg-column-supplies = zásoby
ui-lg-column-hand = v ruce
ui-lg-column-deck = v balíčku
ui-lg-column-graves = padlí
ui-lg-tokens-left = { $count ->
    [one] 1 žeton za zástěnou
    [few] { $count } žetony za zástěnou
   *[other] { $count } žetonů za zástěnou
}
ui-lg-used = použitý: { NOUN($order) }
ui-lg-put-away = odložený lícem dolů
ui-lg-unseen = koupeno, zatím neviděno: { NOUN($equipment) }
ui-lg-holds-dispatch = drží depeši

## Prohlížeč

ui-lg-strength = síla { $strength }
ui-lg-strength-raised = síla { $now } místo { $strength }
ui-lg-stands-at = Stojí u zápletky: { NOUN($plot) }
ui-lg-token-may = Rozkaz lícem dolů může být: { $orders }.
ui-lg-may-enter = Smí vstoupit: { $plots }.
ui-lg-may-enter-none = Nesplňuje podmínky žádné zápletky.
ui-lg-sums = Síla u této zápletky
ui-lg-hidden = { $count } skryto
ui-lg-remembered = V ruce, jak si všichni pamatují: { $characters }.
ui-lg-timing-immediate = vyhodnotí se hned
ui-lg-timing-phase = vyhodnotí se ve fázi vyhodnocování rozkazů
ui-lg-timing-stays = leží až do konce zápletky
ui-lg-brief-total = { NOUN($plot) }: { $from } → { $to }

## Jak se rozhodlo o zápletkách

ui-lg-account = Výsledky
ui-lg-account-none = Zatím se o žádné zápletce nerozhodlo.
ui-lg-last-round = Jak dopadly poslední zápletky
ui-lg-how = Krok za krokem
ui-lg-step-charges = 1 Zteče
ui-lg-step-winner = 2 Vítěz
ui-lg-step-effects = 3 Ostatní efekty
ui-lg-step-cold = 4 Zima a teplo

## Válečný deník

ui-lg-diary = Deník
ui-lg-diary-caption = Válečný deník: vyhrané zápletky podle druhu a body podle kol
ui-lg-diary-games = Válečný deník: zbylé body, pořadí a zásoby v každé hře
ui-lg-sum = Součet
ui-lg-rank = { $rank }. místo
ui-lg-before = z { $points }
ui-lg-chart = Zbylé body po každé hře.
ui-lg-chart-row = { $game }. hra, { NOUN($faction) }: { $points }.
ui-lg-print = Vytisknout deník
ui-lg-care = Kdo potřebuje péči: { $name }
ui-lg-care-nobody = Nikdo není zraněný ani omrzlý.

## Rady

ui-lg-hint-commander = Dva ze šesti žetonů rozkazů má velitel sám pro sebe.
ui-lg-hint-untold = Zadejte to, co vidí celý stůl, a nic jiného.
ui-lg-hint-tuck = Ukažte na dva vojáky v ruce; druhý bude ležet úplně dole.
ui-lg-hint-recruit = Vybavení dostane voják v ruce; ukažte na obojí. Neutracené zásoby propadnou.
ui-lg-hint-march = Ukažte na vojáka v ruce a na zápletku v libovolném pořadí. Kdo pasuje, už nikoho nepošle.
ui-lg-hint-place = Ukažte na žeton a na svého vojáka u zápletky. Ostatní uvidí jen rub.
ui-lg-hint-orders = Ukažte na vojáka s rozkazem lícem dolů a zvolte, zda ho otočíte, nebo odložíte.
ui-lg-hint-camp = Ukažte na zraněného či omrzlého vojáka, nebo na vybavení a vojáka v ruce.
ui-lg-hint-mutilation = Ukažte na svého vojáka a na dovednost.
ui-lg-hint-aid = Ukažte na ošetřujícího a pak na zraněného.
ui-lg-real-draw = { NOUN($faction) }: { $cause }

## První hra s průvodcem

ui-lg-learn-goal = Čtyři kola, v každém několik zápletek. Kdo má u zápletky největší sílu, získá její body. Po čtvrtém kole vyhrává, kdo má bodů nejvíc.
ui-lg-learn-faction = Každý vede jednu frakci. Ukažte na tu, která se vám líbí, a zde potvrďte.
ui-lg-learn-commander = Velitel přináší šest žetonů rozkazů; dva z nich nemá nikdo jiný. Zvolte a potvrďte.
ui-lg-learn-officer = Důstojníci dávají tajné rozkazy. Tajně zvolte, který půjde s vámi.
ui-lg-learn-tuck = Dobrali jste šest vojáků. Ukažte na dva, které můžete postrádat: půjdou pod balíček.
ui-lg-learn-plots = Zápletka ukazuje, jaké dovednosti potřebuje voják ke vstupu, zda je mrazivá, hřejivá nebo mírová, body vítěze a zásoby přeživších.
ui-lg-learn-location = Lokace v tomto kole něco mění. Ukažte na ni a přečtete si pravidlo.
ui-lg-learn-recruit = Za zásoby se kupuje vybavení: ukažte na kartu a na vojáka v ruce. Zůstane vojákovi jako vrstva přes kartu. Nemáte-li co koupit, pasujte.
ui-lg-learn-soldier = Teď pochod. Velké číslo je síla, pod ní dovednosti a schopnosti. Ukažte na vojáka, který svítí.
ui-lg-learn-send = Svítí zápletky, ke kterým tento voják smí. Ukažte na jednu.
ui-lg-learn-confirm = Čárkovaná karta ukazuje, kde voják bude stát. Potvrďte.
ui-lg-learn-total = Tady je vaše síla u zápletky, jak ji všichni vidí. Tmavé číslo vede.
ui-lg-learn-pass = Nemusíte posílat všechny: venku čeká mráz a zranění. Kdo pasuje, v tomto kole už nikoho nepošle.
ui-lg-learn-order = Důstojník teď smí přidělit rozkazy lícem dolů. Ukažte na žeton a na svého vojáka. Prázdný nic nedělá, ale to nikdo neví.
ui-lg-learn-bluff = Leží tu rozkaz lícem dolů. Všichni vidí, že tu je; jen jeho majitel ví, zda to není klam.
ui-lg-learn-turn-up = Jeden po druhém vyhodnotí každý svůj rozkaz: otočí ho a využije, nebo ho odloží neviděný.
ui-lg-learn-charge = Voják se šavlí vede zteč. Ukažte na frakci, která utrpí zranění; kdo přesně, zvolí její hráč.
ui-lg-learn-suffer = Vy volíte, kdo bude zraněn. Druhé zranění zabíjí; křehký voják umírá už prvním.
ui-lg-learn-wound = Zranění leží přes kartu a zůstává z kola do kola, dokud někdo nedá první pomoc.
ui-lg-learn-frost = Omrzlina z mrazivé zápletky. Druhá zabíjí; hřejivá zápletka ji odstraní, kabát před ní chrání.
ui-lg-learn-won = Zde se dočtete krok za krokem, jak se o každé zápletce rozhodlo; skóre vede deník.
ui-lg-learn-end = To je vše, co potřebujete. Nabídka, pravidla i tyto rady zůstávají po ruce. Hodně štěstí na dlouhé cestě domů!
