### Deska hry Global War.

ui-gw-you = ty
ui-gw-nation = Národ
ui-gw-income = Příjem
ui-gw-bank = Pokladna
ui-gw-on-turn = je na tahu
ui-gw-turn-of = { $turn }. kolo z { $turns }
ui-gw-phases = Fáze tahu
ui-gw-phase-production = Výroba
ui-gw-phase-combat-movement = Bojový pohyb
ui-gw-phase-combat = Boj
ui-gw-phase-non-combat = Nebojový pohyb
ui-gw-phase-placement = Umístění
ui-gw-standing = { $own } IPP, na začátku { $first }

ui-gw-victory-points = Vítězné body
ui-gw-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-gw-aims = Cíle
ui-gw-aim-held = { $have } z { $wanted }
ui-gw-aims-ours = Cíle tohoto bojiště jsou naše vlastní, vítězná města jsou z mapy. Po posledním kole vyhrává, kdo má nejvíc bodů.

ui-gw-layers = Co mapa ukazuje
ui-gw-layer-terrain = Terén
ui-gw-layer-rail = Železnice
ui-gw-layer-rivers = Řeky
ui-gw-layer-convoys = Konvoje
ui-gw-zone = { NOUN($zone) }: { $land ->
    [yes] { NOUN($owner) }
   *[no] moře
}; { $units ->
    [0] bez jednotek
   *[other] { $units }
}{ $state ->
    [chosen] , vybráno
    [legal] , lze vybrat
   *[none] { "" }
}
ui-gw-stack = { NOUN($nation) }: { $units }
ui-gw-ipp = { $ipp } IPP
ui-gw-ipp-left = IPP k utracení
ui-gw-city = Město
ui-gw-capital = Hlavní město: { NOUN($nation) }
ui-gw-victory-city = Vítězné město
ui-gw-sea-zone = Námořní zóna
ui-gw-attack = Útok
ui-gw-attack-short = Ú
ui-gw-defence = Obrana
ui-gw-defence-short = O
ui-gw-move = Pohyb
ui-gw-move-short = P
ui-gw-cost = Cena { $ipp } IPP
ui-gw-hits = Vydrží zásahů: { $hits }
ui-gw-most-damage = Škoda nejvýše { $damage }
ui-gw-money = Pokladna { $money }, příjem { $income }
ui-gw-controlled = Řídí: { NOUN($nation) }
ui-gw-at-war = Ve válce: { $nations }.
ui-gw-at-peace = S nikým neválčí.
ui-gw-near-land = Po souši
ui-gw-near-rail = Po železnici
ui-gw-near-river = Přes řeku
ui-gw-near-coast = Pobřeží
ui-gw-near-sea = Po moři
ui-gw-near-crossing = Úzký průliv
ui-gw-near-passage = Průjezd
ui-gw-near-impassable = Uzavřeno

ui-gw-idle = Zóny s jednotkami, které se mohou pohnout: { $zones }. Ukaž na některou.
ui-gw-units-in = Jednotky: { NOUN($zone) }
ui-gw-pick-all = Všechny
ui-gw-let-go = Pustit
ui-gw-ways = Jak půjdou
ui-gw-way-move = Pohyb
ui-gw-way-unload = Vylodit
ui-gw-way-rail = Po železnici
ui-gw-way-sail = Strategický námořní pohyb
ui-gw-way-patrol = Hlídka
ui-gw-way-land = Ukončit hlídku
ui-gw-way-harbour = Do přístavu
ui-gw-way-force = Proplout násilím
ui-gw-way-shell = Ostřelovat
ui-gw-way-clash = Střet na hranicích
ui-gw-here = Rozkazy na místě
ui-gw-group = { $unit }: vybráno { $count } z { $most }
ui-gw-fewer = Méně: { $unit }
ui-gw-more = Více: { $unit }
ui-gw-note-left = zbývá pohybů { $left }
ui-gw-note-damage = škoda { $damage }
ui-gw-hint-zone = Ukaž na zónu se svými jednotkami a pak na cíl.
ui-gw-hint-units = { NOUN($zone) }: vyber jednotky dole.
ui-gw-hint-target = { NOUN($zone) }, vybráno jednotek: { $count }. Ukaž, kam půjdou.
ui-gw-hint-production = Stiskni, co chceš koupit. Nakonec ukonči fázi.
ui-gw-hint-placement = Ukaž na jednotku a pak na zónu pro ni.
ui-gw-hint-retreat = Dole zvol, zda útok pokračuje.
ui-gw-hint-alert = Dole zvol, kdo se zapojí, nebo řekni, že jsi připraven.
ui-gw-hint-losses = Předvolba vyplní výběr; změň ho podle sebe a potvrď.
ui-gw-hint-battles = Ukaž na zónu bitvy, která přijde první.
ui-gw-brief-together = Jdou s ní další skupiny: { $groups }.

ui-gw-buy = Co lze koupit
ui-gw-shelf-land = Pozemní
ui-gw-shelf-air = Letectvo
ui-gw-shelf-sea = Námořní
ui-gw-shelf-works = Zařízení a další
ui-gw-stages = { $stages ->
    [one] { $stages } stupeň
    [few] { $stages } stupně
   *[other] { $stages } stupňů
}
ui-gw-good = { $ipp } IPP, útok { $attack }, obrana { $defence }, pohyb { $move }
ui-gw-nothing-to-buy = Nic nelze koupit.
ui-gw-treasury = Pokladna
ui-gw-basket = Objednáno
ui-gw-basket-done = už zaplaceno
ui-gw-basket-empty = Zatím nic.
ui-gw-box = Jednotky k umístění
ui-gw-box-about = Co neumístíš, počká.

ui-gw-battle = Bitva: { NOUN($zone) }
ui-gw-battle-about = útočí { NOUN($attacker) }, brání se { NOUN($defender) }{ $city ->
    [yes] , město
   *[no] { "" }
}{ $terrain ->
    [normal] { "" }
   *[other] , { NOUN($terrain) }
}
ui-gw-battle-back = Zpět k bitvě: { NOUN($zone) }
ui-gw-battle-away = Podívat se na mapu
ui-gw-round = { $round }. kolo
ui-gw-round-of = { $round }. kolo z { $rounds }
ui-gw-step = { $step }, { $side ->
    [attacker] útočník
   *[defender] obránce
}: zásahů { $hits }
ui-gw-step-none = Obě strany stojí v sestavě. Přijdou kostky.
ui-gw-step-bombardment = Ostřelování z moře
ui-gw-step-city-flak = Protiletadlová palba města
ui-gw-step-first-strike = První úder
ui-gw-step-air-superiority = Vzdušná převaha
ui-gw-step-flak = Protiletadlová palba
ui-gw-step-drop = Výsadek
ui-gw-step-attack = Útok
ui-gw-step-port-flak = Protiletadlová palba přístavu
ui-gw-step-defence = Obrana
ui-gw-step-interception = Přepadení bombardérů
ui-gw-step-shells = Ostřelování
ui-gw-step-never = Palba
ui-gw-attackers = Útočníci
ui-gw-defenders = Obránci
ui-gw-die-hit = zásah
ui-gw-die-miss = vedle
ui-gw-die-picks = zásah, cíl vybírá střelec
ui-gw-side-worth = jednotek { $units }, { $ipp } IPP
ui-gw-works = opevnění
ui-gw-token = { $unit }: { $count }{ $lost ->
    [0] { "" }
   *[other] , ztráty { $lost }
}{ $thrown ->
    [0] { "" }
   *[other] , hody { $rolls }
}
ui-gw-mods-attacker = Úpravy útočníka
ui-gw-mods-defender = Úpravy obránce
ui-gw-no-losses = beze ztrát
ui-gw-pick-losses = { $hits ->
    [one] Jeden zásah: vyber ztrátu
    [few] { $hits } zásahy: vyber ztráty
   *[other] { $hits } zásahů: vyber ztráty
}
ui-gw-pick-targets = { $hits ->
    [one] Vyber jeden cíl
    [few] Vyber { $hits } cíle
   *[other] Vyber { $hits } cílů
}
ui-gw-presets = Předvolby
ui-gw-in-battle = v boji { $count }, každá { $ipp } IPP
ui-gw-take-losses = Potvrdit ztráty

ui-gw-learn-goal = Válka v Asii od července 1937. Vedeš Japonsko. Rozhodne se za šest kalendářních kol: získávej území a plň cíle.
ui-gw-learn-map = Mapu táhni, otáčej kolečkem nebo použij tato tlačítka. Z dálky vidíš počty, zblízka každou jednotku a zařízení.
ui-gw-learn-buy = Nejdřív výroba. Jednotky kupuješ stisknutím; žluté číslo je cena.
ui-gw-learn-basket = Tady stojí, co jsi objednal, a lze to vrátit. Až skončíš, ukonči fázi nahoře.
ui-gw-learn-stack = Bojový pohyb: ukaž na zónu se svými jednotkami.
ui-gw-learn-target = Dole vybíráš, kdo půjde. Dosažitelné zóny svítí: ukaž na nepřátelskou a zaútočíš.
ui-gw-learn-confirm = Šipka ukazuje, co se stane. Potvrď tady, nebo ukaž na cíl ještě jednou.
ui-gw-learn-done = Rozkazů dej, kolik chceš; krok zpět je vrací. Až skončíš, ukonči fázi.
ui-gw-learn-battle = Bojová deska. Jednotka stojí ve sloupci čísla, na které hází: dvanáctistěnka do toho čísla zasahuje.
ui-gw-learn-losses = Vyber, co ztratíš. Předvolba to vyplní; změň to podle sebe.
ui-gw-learn-retreat = Po kole může útočník pokračovat, nebo ustoupit.
ui-gw-learn-noncombat = Tady jsou fáze tvého tahu. Teď přesuň, co nebojovalo, a vrať letadla domů.
ui-gw-learn-place = Nakonec umísti, co jsi koupil: ukaž na jednotku a pak na zónu s továrnou.
ui-gw-learn-end = Potom táhnou ostatní. Stiskni národ a uvidíš jeho pokladnu a války; tam se i vyhlašuje válka. Hodně štěstí!
