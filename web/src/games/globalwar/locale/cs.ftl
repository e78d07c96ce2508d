### Deska hry Global War.

ui-gw-you = vy
ui-gw-nation = Národ
ui-gw-income = Příjem
ui-gw-bank = Pokladna
ui-gw-on-turn = na tahu
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

ui-gw-screens = Obrazovky
ui-gw-screen-report = Hlášení
ui-gw-screen-review = Kontrola
ui-gw-screen-calendar = Kalendář
ui-gw-screen-ending = Konec
ui-gw-screen-politics = Politika
ui-gw-screen-research = Výzkum, půjčky
ui-gw-screen-france = Pád Francie
ui-gw-to-table = Ke stolu
ui-gw-just-now = Právě teď
ui-gw-all-nations = Všechny národy
ui-gw-to-war = Na cestě k válce
ui-gw-rolls-from = závěrečné hody od kola { $turn }
ui-gw-may-war = smí do války
ui-gw-needs = { $income } z { $war } IPP potřebných pro válku
ui-gw-seating-choose = Vybrat, kdo hraje za koho
ui-gw-seating-player = Hráč { $number }
ui-gw-seating-gives = { NOUN($nation) }: hráč { $number }
ui-gw-seating-not = Každý hráč vede aspoň jednu mocnost, a to mocnosti jediné aliance. Do té doby platí tištěné rozdělení.
ui-gw-seating-so = Mocnosti jsou takto rozděleny; místa nahoře to ukazují.
ui-gw-theatres = Bojiště
ui-gw-theatre-europe = Evropa
ui-gw-theatre-soviet-union = Sovětský svaz
ui-gw-theatre-mediterranean = Středomoří, Afrika
ui-gw-theatre-asia = Čína, jižní Asie
ui-gw-theatre-pacific = Tichomoří
ui-gw-theatre-atlantic = Atlantik, Amerika
ui-gw-theatre-attacks = { $count ->
    [one] { $count } plánovaný útok
    [few] { $count } plánované útoky
   *[other] { $count } plánovaných útoků
}
ui-gw-theatre-units = { $count ->
    [one] { $count } jednotka k přesunu
    [few] { $count } jednotky k přesunu
   *[other] { $count } jednotek k přesunu
}
ui-gw-theatre-quiet = Klid
ui-gw-theatre-side = { $count } { NOUN($side) }
ui-gw-units-on-map = Jednotek na mapě: { $count }
ui-gw-total = { NOUN($nation) }, { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}, { NOUN($zone) } a okolí: podívat se zblízka
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
ui-gw-sea-zone = Mořská zóna
ui-gw-attack = Útok
ui-gw-attack-short = Ú
ui-gw-defence = Obrana
ui-gw-defence-short = O
ui-gw-move = Pohyb
ui-gw-move-short = P
ui-gw-cost = Cena { $ipp } IPP
ui-gw-hits = Vydrží zásahů: { $hits }
ui-gw-most-damage = Poškození nejvýše { $damage }
ui-gw-money = Pokladna { $money }, příjem { $income }
ui-gw-controlled = Kontroluje: { NOUN($nation) }
ui-gw-at-war = Ve válce: { $nations }.
ui-gw-at-peace = S nikým neválčí.
ui-gw-near-land = Po souši
ui-gw-near-rail = Po železnici
ui-gw-near-river = Přes řeku
ui-gw-near-coast = Pobřeží
ui-gw-near-sea = Po moři
ui-gw-near-crossing = Úzký přechod
ui-gw-near-passage = Úžina nebo kanál
ui-gw-near-impassable = Neprostupné

ui-gw-idle = Zóny s jednotkami, které se mohou pohnout: { $zones }. Ukažte na některou.
ui-gw-ordered = Rozkazy: { $orders }
ui-gw-leave-out = Vzít zpět: { $order }
ui-gw-units-in = Jednotky: { NOUN($zone) }
ui-gw-pick-land = Vše na zemi
ui-gw-pick-sea = Všechny lodě
ui-gw-pick-air = Všechna letadla
ui-gw-let-go = Pustit
ui-gw-ways = Jak půjdou
ui-gw-way-move = Pohyb
ui-gw-way-annex = Anexe
ui-gw-way-unload = Vylodit
ui-gw-way-rail = Po železnici
ui-gw-way-sail = Strategický námořní pohyb
ui-gw-way-patrol = Hlídka
ui-gw-way-land = Ukončit hlídku
ui-gw-way-harbour = Do přístavu
ui-gw-way-force = Proplout násilím
ui-gw-way-shell = Ostřelovat
ui-gw-way-clash = Střet na hranicích
ui-gw-way-launch = Odpálit
ui-gw-here-load = Naložit: { $group } → { $carrier }, { $at }
ui-gw-here = Rozkazy na místě
ui-gw-group = { $unit }: vybráno { $count } z { $most }
ui-gw-fewer = Méně: { $unit }
ui-gw-more = Více: { $unit }
ui-gw-note-left = zbývá pohybu { $left }
ui-gw-note-damage = poškození { $damage }
ui-gw-work = Ve výstavbě: { NOUN($facility) }, { NOUN($nation) }, fáze { $paid }/{ $stages }
ui-gw-hint-choose = Vyberte níže.
ui-gw-hint-zone = Ukažte na zónu se svými jednotkami a pak na cíl.
ui-gw-hint-units = { NOUN($zone) }: vyberte jednotky dole.
ui-gw-hint-target = { NOUN($zone) }, vybráno jednotek: { $count }. Ukažte, kam půjdou.
ui-gw-hint-production = Stiskněte, co chcete koupit. Nakonec ukončete fázi.
ui-gw-hint-placement = Ukažte na jednotku a pak na zónu pro ni.
ui-gw-hint-retreat = Zvolte, zda útok pokračuje.
ui-gw-hint-alert = Dole zvolte, kdo se zapojí, nebo potvrďte, že je připraveno.
ui-gw-hint-losses = Předvolba výběr vyplní; změňte ho podle sebe a potvrďte.
ui-gw-hint-battles = Ukažte na zónu, kde se bude bojovat nejdříve.
ui-gw-hint-track = Zvolte hranici dole, nebo ukažte na zónu za ní.
ui-gw-hint-breakout = Zvolte dole loď a moře, nebo zůstaňte.
ui-gw-hint-handover = Zvolte dole, čí bude.
ui-gw-hint-capital = Ukažte na zónu nového hlavního města.
ui-gw-hint-blitz = Zvolte, kdo pokračuje a kam; nebo zastavte.
ui-gw-brief-together = Jdou s ní další skupiny: { $groups }.

ui-gw-buy = Co lze koupit
ui-gw-shelf-land = Pozemní
ui-gw-shelf-air = Letecké
ui-gw-shelf-sea = Námořní
ui-gw-shelf-works = Zařízení a další
ui-gw-stages = { $stages ->
    [one] { $stages } fáze
    [few] { $stages } fáze
   *[other] { $stages } fází
}
ui-gw-good = { $ipp } IPP, útok { $attack }, obrana { $defence }, pohyb { $move }
ui-gw-nothing-to-buy = Nic nelze koupit.
ui-gw-treasury = Pokladna
ui-gw-basket = Objednáno
ui-gw-basket-done = už zaplaceno
ui-gw-basket-empty = Zatím nic.
ui-gw-box = Jednotky k umístění
ui-gw-box-about = Co neumístíte, počká.
ui-gw-box-empty = Vše je umístěno. Dokud neukončíte tah, lze to vzít zpět.
ui-gw-end-turn = Ukončit tah
ui-gw-review = Než ukončíte fázi
ui-gw-review-lost = Přijde nazmar
ui-gw-review-forgotten = Možná zapomenuto
ui-gw-review-known = Pro informaci
ui-gw-review-meant = Záměr
ui-gw-review-meant-this = Je to záměr: { $text }
ui-gw-review-more = +{ $count }
ui-gw-review-money = { NOUN($nation) }: neutraceno { $count } IPP
ui-gw-review-doomed = Letadla bez místa k přistání: { $count }
ui-gw-review-unmoved = Jednotky, které se nepohnuly: { $count }
ui-gw-review-place = Zbývá umístit: { $unit } ×{ $count }
ui-gw-review-upgrade = Zbývá vylepšit: { $unit } ×{ $count }
ui-gw-review-rail = Zbývající přesuny po železnici: { $count }
ui-gw-review-naval = Zbývající strategické námořní přesuny: { $count }
ui-gw-review-surprise = Překvapivý útok není vyhlášen: v tomto tahu, nebo nikdy.
ui-gw-review-blitzkrieg = Blitzkrieg ještě nebyl použit.
ui-gw-review-exposed = Hlavní město nebo město vítězství: nepřátel vedle { $count }
ui-gw-review-research = Nehozené kostky výzkumu: { $count }
ui-gw-review-overlord = Overlord ještě nebyl použit.

ui-gw-battle = Boj: { NOUN($zone) }
ui-gw-battle-about = útočí { NOUN($attacker) }, brání se { NOUN($defender) }{ $city ->
    [yes] , město
   *[no] { "" }
}{ $terrain ->
    [normal] { "" }
   *[other] , { NOUN($terrain) }
}
ui-gw-battle-back = Zpět k boji: { NOUN($zone) }
ui-gw-battle-away = Podívat se na mapu
ui-gw-round = { $round }. kolo
ui-gw-round-of = { $round }. kolo z { $rounds }
ui-gw-step = { $step }, { $side ->
    [attacker] útočník
   *[defender] obránce
}: zásahů { $hits }
ui-gw-step-none = Obě strany stojí proti sobě. Teď kostky.
ui-gw-step-bombardment = Bombardování pobřeží
ui-gw-step-city-flak = Protiletadlová palba města
ui-gw-step-first-strike = První úder
ui-gw-step-air-superiority = Vzdušná převaha
ui-gw-step-flak = Protiletadlová palba
ui-gw-step-drop = Výsadek
ui-gw-step-attack = Útok
ui-gw-step-port-flak = Protiletadlová palba přístavu
ui-gw-step-defence = Obrana
ui-gw-step-interception = Zachycení
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
ui-gw-mods-attacker = Modifikátory útočníka
ui-gw-mods-defender = Modifikátory obránce
ui-gw-no-losses = beze ztrát
ui-gw-pick-losses = { $hits ->
    [one] Jeden zásah: vyberte ztrátu
    [few] { $hits } zásahy: vyberte ztráty
   *[other] { $hits } zásahů: vyberte ztráty
}
ui-gw-pick-targets = { $hits ->
    [one] Vyberte jeden cíl
    [few] Vyberte { $hits } cíle
   *[other] Vyberte { $hits } cílů
}
ui-gw-presets = Předvolby
ui-gw-in-battle = v boji { $count }, po { $ipp } IPP
ui-gw-take-losses = Potvrdit ztráty

ui-gw-outlook = Šance v bitvě
ui-gw-outlook-take = Šance obsadit zónu { NOUN($zone) }
ui-gw-outlook-win = Šance na vítězství: { NOUN($zone) }
ui-gw-outlook-from = od { $round }. kola
ui-gw-outlook-asking = Počítají se kostky …
ui-gw-outlook-none = Šance v této bitvě nejsou známy.
ui-gw-outlook-nobody = { NOUN($zone) }: nikdo se nebrání.
ui-gw-outlook-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-outlook-takes = Padne
ui-gw-outlook-wins = Výhra
ui-gw-outlook-held = Ubrání se
ui-gw-outlook-losses = Očekávané ztráty
ui-gw-outlook-exact = přesně
ui-gw-outlook-simulated = odehráno { $battles } bitev, ± { $error }
ui-gw-repeat = Jako minule: { $orders }
ui-gw-settle = Rozhodnout boj: { $chance }
ui-gw-settle-running = Boj probíhá…
ui-gw-settle-surprise = Dopadlo to jinak, než se čekalo. Rozhodněte sami.
ui-gw-outlook-lab = Otevřít v laboratoři šancí
ui-gw-recall = Hlavní město se vrací
ui-gw-announce = Vyhlášení
ui-gw-surprise = Překvapivý útok
ui-gw-surprise-where = Ukažte na překvapenou zónu; po moři může následovat jeho pobřeží.
ui-gw-why-surprise = Jednou: letadla udeří první, nikdo nevzlétne na pomoc, o pohyb dál.
ui-gw-why-blitzkrieg = Jednou: německé pozemní a letecké jednotky táhnou a bojují v tomto tahu dvakrát.
ui-gw-why-overlord = Jednou: na tuto zónu v tomto tahu společně zaútočí jednotky USA a Britského společenství.
ui-gw-why-scorch = Zmizí nadobro; kdo zónu dobude, nenajde nic.
ui-gw-why-press = Bojuje se další kolo.
ui-gw-why-retreat = Kdo může, vrátí se; vylodění a vysazení bojují dál.
ui-gw-why-ready = Nic dalšího: boj začíná.
ui-gw-why-ground = Nebojují, a padne-li zóna, jsou ztracena.
ui-gw-why-dive = Ponorky se ponoří, hlídky se vyhnou.
ui-gw-why-scramble = Zapojí se do boje od sousedů.
ui-gw-why-kamikaze = Útoky na lodě na 7 před vším ostatním; do 3 si vybírají cíl.
ui-gw-why-halt = Nikdo nepokračuje.
ui-gw-why-slip = Nájezdník unikne.
ui-gw-why-stand = Nájezdník boj přijme.
ui-gw-why-engage = Jedno kolo proti ponorkám, nebo boj v bojové fázi.
ui-gw-why-declare = Válka začíná hned.
ui-gw-why-tear = Přes tuto hranici do opravy nejede žádný vlak.
ui-gw-why-leave = Válečné lodě útočníka venku znamenají boj.
ui-gw-why-stay = Ostatní lodě zůstanou v přístavu.
ui-gw-why-keep = Zóna i její příjem zůstanou vám.
ui-gw-why-give = Zóna i příjem jsou jejich; kdo nesmí zůstat, odejde k sousedům.
ui-gw-why-capital = Příjem se od teď vybírá odtud.

ui-gw-real-fires = { NOUN($nation) } střílí: hoďte kostkou za každý výstřel
ui-gw-real-roll = { $cause }: hoďte D{ $sides }
ui-gw-real-asked = { $name }: { $hint }
