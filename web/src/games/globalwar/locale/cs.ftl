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
ui-gw-way-launch = Odpálit
ui-gw-here = Rozkazy na místě
ui-gw-group = { $unit }: vybráno { $count } z { $most }
ui-gw-fewer = Méně: { $unit }
ui-gw-more = Více: { $unit }
ui-gw-note-left = zbývá pohybu { $left }
ui-gw-note-damage = poškození { $damage }
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

ui-gw-learn-goal = Válka v Asii od července 1937. Vedete Japonsko. Rozhodne se za šest kalendářních kol: získávejte území a plňte cíle.
ui-gw-learn-map = Mapu táhněte, otáčejte kolečkem nebo použijte tato tlačítka. Z dálky vidíte počty, zblízka každou jednotku a zařízení.
ui-gw-learn-buy = Nejdříve výroba. Jednotky kupujete stisknutím; žluté číslo je cena.
ui-gw-learn-basket = Tady stojí, co jste objednali, a lze to vzít zpět. Až skončíte, ukončete fázi nahoře.
ui-gw-learn-stack = Bojový pohyb: ukažte na zónu se svými jednotkami.
ui-gw-learn-target = Dole vybíráte, kdo půjde. Zóny v dosahu svítí: ukažte na nepřátelskou a zaútočíte.
ui-gw-learn-confirm = Šipka ukazuje, co se stane. Potvrďte tady, nebo ukažte na cíl ještě jednou.
ui-gw-learn-done = Rozkazů vydejte, kolik chcete; Zpět je vrací. Až skončíte, ukončete fázi.
ui-gw-learn-battle = Bojová deska. Jednotka stojí ve sloupci čísla, na které hází: dvanáctistěnka zasahuje do tohoto čísla.
ui-gw-learn-losses = Vyberte, co ztratíte. Předvolba výběr vyplní; změňte ho podle sebe.
ui-gw-learn-retreat = Po kole smí útočník pokračovat, nebo ustoupit.
ui-gw-learn-noncombat = Tady jsou fáze vašeho tahu. Teď přesuňte, co nebojovalo, a vraťte letadla domů.
ui-gw-learn-place = Nakonec umístěte, co jste koupili: ukažte na jednotku a pak na zónu s továrnou.
ui-gw-learn-end = Potom hrají ostatní. Stiskněte národ a uvidíte jeho pokladnu a války; tam se i vyhlašuje válka. Hodně štěstí!
