### Velitel zásobování u webového stolu.

## Herní plán

ui-qm-space = { NOUN($space) }: { $pieces ->
    [0] bez figurky
   *[other] { $pieces }
}{ $star ->
    [yes] , klíčové území
   *[no] {""}
}{ $state ->
    [chosen] , vybráno
    [legal] , možné
   *[none] {""}
}
ui-qm-piece = { NOUN($country) }, { $kind ->
    [army] armáda
   *[navy] loďstvo
}{ $cut ->
    [yes] {" "}bez zásobování
   *[no] {""}
}
ui-qm-strait = Úžina ({ NOUN($one) } – { NOUN($other) }) je otevřena pro stranu { NOUN($side, case: "gen") }.
ui-qm-strait-land = Patří tomu, kdo drží území { NOUN($space) }.
ui-qm-layers = Co mapa ukazuje
ui-qm-layer-supply = Zásobování
ui-qm-layer-supply-about = Zásobovací linie, přístavy a hvězdy státu, který je na řadě, nebo na který ukážete v seznamu
ui-qm-layer-straits = Průlivy
ui-qm-layer-straits-about = Průlivy a komu jsou otevřeny
ui-qm-layer-points = Body
ui-qm-layer-points-about = Kolik která hvězda komu přinese ve fázi vítězných bodů
ui-qm-layer-threats = Hrozby
ui-qm-layer-threats-about = Figurky, na které může zaútočit zásobovaný nepřítel
ui-qm-land = Pevnina
ui-qm-sea = Moře
ui-qm-star = Klíčové území
ui-qm-home = Domovské území
ui-qm-threatened = { NOUN($country) }: bitva hrozí z území { $spaces }.
ui-qm-without = Bez té figurky ztratí zásobování: { $spaces }.
ui-qm-scores = { NOUN($country) }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} v každé fázi vítězných bodů.
ui-qm-near = Sousedí: { $spaces }.
ui-qm-targets = Kde ji lze použít
ui-qm-will-be-supplied = Zásobováno { NOUN($space, case: "where") }.
ui-qm-will-be-cut = Bez zásobování { NOUN($space, case: "where") }.
ui-qm-goes-out = { NOUN($country) }: bez zásobování { NOUN($space, case: "where") }.
ui-qm-comes-in = Znovu zásobováno { NOUN($space, case: "where") }.
ui-qm-brief-cut = Potom bez zásobování: { $spaces }.
ui-qm-brief-cut-unless = Potom bez zásobování, neodpoví-li žádná karta: { $spaces }.
ui-qm-unless = Neodpoví-li žádná karta:

## Reakce karet

ui-qm-reactions = Reakce:
ui-qm-window-asked = na řadě
ui-qm-window-yours = rozhodujete vy
ui-qm-window-passed = pas
ui-qm-window-later = potom
ui-qm-event-turn-starts = začíná tah { NOUN($country, case: "gen") }
ui-qm-event-supply-starts = začíná fáze zásobování { NOUN($country, case: "gen") }
ui-qm-event-discard-starts = začíná fáze odkládání { NOUN($country, case: "gen") }
ui-qm-event-built = { NOUN($country) }: vybudováno { NOUN($space, case: "where") }
ui-qm-event-battled = { NOUN($country) }: bitva { NOUN($space, case: "where") }
ui-qm-event-about-to-go = { NOUN($whom) }: figurka { NOUN($space, case: "where") } má být odstraněna
ui-qm-event-removed = { NOUN($whom) }: figurka { NOUN($space, case: "where") } byla odstraněna
ui-qm-event-waged = { NOUN($country) }: zahrána karta „{ NOUN($card) }“
ui-qm-event-raided = { NOUN($whom) }: hrozí ztráta karet
ui-qm-event-status-used = využita karta „{ NOUN($card) }“
ui-qm-event-played = { NOUN($country) }: zahrána karta „{ NOUN($card) }“
ui-qm-when-space = místo: { NOUN($noun) }
ui-qm-when-whom = figurka či karty: { NOUN($noun) }
ui-qm-when-actor = kdo jedná: { NOUN($noun) }
ui-qm-carrying-out = { $card }: { $text }
ui-qm-point-cards = Ukažte na karty a potvrďte.
ui-qm-point-where = Kde? Ukažte na území, které svítí, nebo potvrďte a budete dotázáni.
ui-qm-card-where = Po potvrzení se karta zahraje { NOUN($space, case: "where") }.
ui-qm-due = { NOUN($country) }: { $cause }
ui-qm-to-pay = { $cards ->
    [one] Stojí to 1 kartu z ruky.
    [few] Stojí to { $cards } karty z ruky.
   *[other] Stojí to { $cards } karet z ruky.
}

## Karty

ui-qm-card = { NOUN($card) }, { $kind }. { $text }{ $points ->
    [0] {""}
   *[other] {" "}Teď { $points } VB.
}{ $state ->
    [chosen] {" "}Vybráno.
    [legal] {" "}Možné.
    [discard] {" "}Lze jen odložit.
   *[none] {""}
}
ui-qm-now = teď { $points } VB
ui-qm-band-build-army = Armáda
ui-qm-band-land-battle = Pozemní bitva
ui-qm-band-build-navy = Loďstvo
ui-qm-band-sea-battle = Námořní bitva
ui-qm-band-economic-warfare = Ekonomika
ui-qm-band-event = Událost
ui-qm-band-response = Reakce
ui-qm-band-status = Plán
ui-qm-way-play = Zahrát
ui-qm-way-discard = Odložit
ui-qm-way-play-unseen = Vyložit reakci
ui-qm-way-discard-unseen = Odložit kartu lícem dolů
ui-qm-unseen = Karta z tištěné ruky
ui-qm-kinds = Druhy karet
ui-qm-hand-of = Ruka: { NOUN($country) }
ui-qm-hands = Vaše státy
ui-qm-table-of = Stůl: { NOUN($country) }
ui-qm-on-table = Na stole
ui-qm-kept = Necháváte si
ui-qm-table-empty = Sem se vykládají plány a reakce.
ui-qm-piles = Balíček { $deck } · Odloženo { $discards }
ui-qm-piles-of = Ruka { $hand } · Balíček { $deck } · Odloženo { $discards }
ui-qm-in-use = vybráno
ui-qm-usable = lze využít
ui-qm-spent = využito
ui-qm-face-down = Lícem dolů: znáte ji jen vy
ui-qm-face-down-count = { $count ->
    [one] 1 reakce lícem dolů
    [few] { $count } reakce lícem dolů
   *[other] { $count } reakcí lícem dolů
}
ui-qm-dummies = č. { $numbers }
ui-qm-cut-at = Bez zásobování: { $spaces }.
ui-qm-revealed = V ruce jistě jsou: { $cards }.
ui-qm-discard-pile = Odložené karty od nejnovější: { $cards }.
ui-qm-reconstructed = Znění této karty je rekonstrukce.
ui-qm-watching = Přihlížíte. Karty v rukou jsou skryté.

## Státy a body

ui-qm-country = Stát
ui-qm-table-cards = Karty na stole
ui-qm-hand-deck = Ruka a balíček
ui-qm-hand-deck-brief = ruka/balíček
ui-qm-reserve = Armády a loďstva v zásobě
ui-qm-reserve-brief = zásoba
ui-qm-table-count = plány: { $status }, reakce: { $responses }
ui-qm-you = Vy
ui-qm-on-turn = na tahu
ui-qm-level = Vyrovnáno
ui-qm-leads = { NOUN($side) }: náskok { $points }
ui-qm-wins-by = náskok { $points } na konci kola vyhrává
ui-qm-turn = Kolo { $turn }
ui-qm-round = Kolo { $round } z { $rounds }
ui-qm-rounds-played = { $rounds ->
    [one] Odehrálo se 1 kolo.
    [few] Odehrála se { $rounds } kola.
   *[other] Odehrálo se { $rounds } kol.
}

## První hra s průvodcem

ui-qm-learn-goal = Vedete Německo, jeden ze tří států Osy; zbylých pět hrají boti. Obě strany sbírají body a náskok 30 bodů na konci kola hned vyhrává.
ui-qm-learn-home = Tady vaše válka začíná: domovské území s první armádou. Hvězda značí klíčové území: zásobuje vaše figurky a přináší body.
ui-qm-learn-hand = Balíček je vaše válka. Dostali jste deset karet a tři z nich musíte odložit. Ukažte na některou, bez které se obejdete.
ui-qm-learn-away = Ukažte celkem na tři a potvrďte. Nechte si nějakou armádu a pozemní bitvu: bez nich se nic nepohne.
ui-qm-learn-play = V každém tahu zahrajete jednu kartu. Na některou ukažte; vpravo si přečtete celý její text.
ui-qm-learn-confirm = Tady stojí, co uděláte, a pod tím, co z toho bude. Potvrďte, nebo ukažte na jinou kartu.
ui-qm-learn-build = Svítí území, kde by nová figurka byla zásobována. Na některé ukažte a potvrďte.
ui-qm-learn-battle = Svítí území, kde můžete vést bitvu. Bitva odstraní nepřátelskou figurku; nikdy neselže, leda by na ni odpověděla karta.
ui-qm-learn-supply = Zelené čáry jsou vaše zásobování: každou figurku musí vaše vlastní figurky spojovat s hvězdou, kterou držíte. Co je ve fázi zásobování odříznuto, ztratíte.
ui-qm-learn-victory = Po zásobování se boduje: 2 body za každou hvězdu, kterou držíte sami, 1 bod, stojí-li tam i spojenec.
ui-qm-learn-discard = Teď smíte odložit libovolně mnoho karet, o které nestojíte; pak si doberete do sedmi. Prázdný balíček stojí body, proto s ním šetřete.
ui-qm-learn-window = Na to, co se stalo, smí někdo odpovědět. Ptáme se i vás, i když nic vhodného nemáte, aby nikdo nepoznal, co držíte. Využijte kartu, nebo pasujte.
ui-qm-learn-nations = Státy v pořadí tahů: karty na stole, ruka a balíček, zbylé armády a loďstva. Ukažte na některý a uvidíte jeho zásobování i karty.
ui-qm-learn-end = To stačí. Ukažte na cokoli a přečtete si, co to dělá; pravidla najdete v nabídce. Hodně štěstí!
ui-which-cards =
    { $left ->
        [one] { $names }: ještě jedna karta?
        [few] { $names }: ještě { $left } karty?
       *[other] { $names }: ještě { $left } karet?
    }
