### Slova stránky šancí.

ui-gw-odds-page = Šance v bitvě · Sandtable
ui-gw-odds-title = Kdo vyhraje bitvu?
ui-gw-odds-kind = Druh boje
ui-gw-odds-kind-land = Pozemní boj
ui-gw-odds-kind-amphibious = Vylodění
ui-gw-odds-kind-airborne = Vzdušný výsadek
ui-gw-odds-kind-naval = Námořní boj
ui-gw-odds-kind-port = Útok na přístav
ui-gw-odds-kind-interception = Přepadení bombardérů
ui-gw-odds-kind-attrition = Opotřebovací útok
ui-gw-odds-kind-clash = Střet na hranicích
ui-gw-odds-kind-encounter = Setkání na moři
ui-gw-odds-nation = Národ: { $side }
ui-gw-odds-worth = { $ipp } IPP
ui-gw-odds-swap = Prohodit strany
ui-gw-odds-forces = Jednotky obou stran
ui-gw-odds-attacks = Útočí
ui-gw-odds-defends = Brání
ui-gw-odds-values = Ú/O
ui-gw-odds-values-about = Útok a obrana
ui-gw-odds-many = { $unit }, { $side }
ui-gw-odds-less = { $what }: o jednu méně
ui-gw-odds-more = { $what }: o jednu více
ui-gw-odds-more-units = Další jednotky
ui-gw-odds-fewer-units = Méně jednotek
ui-gw-odds-ground = Terén a okolnosti
ui-gw-odds-with-city = Město
ui-gw-odds-with-surrounded = Obklíčeno
ui-gw-odds-with-river = Řeka
ui-gw-odds-with-fort = Opevnění
ui-gw-odds-with-maginot = Maginotova linie
ui-gw-odds-with-blitzkrieg = Blesková válka
ui-gw-odds-with-surprise = Překvapivý útok
ui-gw-odds-with-hunted = Ponorky začaly
ui-gw-odds-guns = Pobřežní děla
ui-gw-odds-choices = Jak se strany rozhodují
ui-gw-odds-losses = Ztráty: { $nation }
ui-gw-odds-retreat = Útočník ustoupí
ui-gw-odds-retreat-never = nikdy
ui-gw-odds-retreat-weaker = když je slabší
ui-gw-odds-retreat-after = po { $number }. kole
ui-gw-odds-retreat-below = s méně než { $number } jednotkami
ui-gw-odds-helps = Co by pomohlo
ui-gw-odds-help = +{ $many } { $many ->
    [one] { NOUN($unit) }
    [few] { NOUN($unit, case: "few") }
   *[other] { NOUN($unit, case: "many") }
}
ui-gw-odds-ipp = { $ipp } IPP
ui-gw-odds-better = { $before } → { $after }
ui-gw-odds-clear = Vymazat
ui-gw-odds-example = Příklad
ui-gw-odds-share = Kopírovat odkaz
ui-gw-odds-nobody = Přidejte útočníky a uvidíte, jak bitva nejspíš skončí.
ui-gw-odds-refused = Takovou bitvu nelze vést. Uberte některé jednotky.
ui-gw-odds-asking = Počítá se každý hod …
ui-gw-odds-result = Výsledek
ui-gw-odds-falls = Zóna padne
ui-gw-odds-falls-within = { $rounds ->
    [one] Zóna padne v jednom kole
   *[other] Zóna padne do { $rounds } kol
}
ui-gw-odds-wins = Útočník zvítězí
ui-gw-odds-wins-within = { $rounds ->
    [one] Útočník zvítězí v jednom kole
   *[other] Útočník zvítězí do { $rounds } kol
}
ui-gw-odds-untaken = vyhráno, ale zónu nemá kdo obsadit
ui-gw-odds-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-odds-said = { $nation }: { $chance }
ui-gw-odds-loses = { $nation } ztratí v průměru
ui-gw-odds-of = z { $worth }, obvykle { $low }–{ $high }
ui-gw-odds-ends = Jak bitva skončí
ui-gw-odds-ends-said = { $wins }: { $mine }. { $holds }: { $theirs }.
ui-gw-odds-column = { $range } IPP: { $chance }
ui-gw-odds-column-width = sloupec = { $step } IPP
ui-gw-odds-holds = { $nation } drží
ui-gw-odds-takes = { $nation } bere zónu
ui-gw-odds-beats = { $nation } vítězí
ui-gw-odds-left = { $what }: zbývá IPP
ui-gw-odds-left-short = { $what }
ui-gw-odds-rounds = Kolo za kolem
ui-gw-odds-rounds-about = zbývající IPP
ui-gw-odds-round = { $round }. kolo
ui-gw-odds-start = začátek
ui-gw-odds-round-said = Po { $round }. kole: { $attacker } { $mine }, { $defender } { $theirs }.
ui-gw-odds-pill-falls = padne
ui-gw-odds-pill-wins = výhra
ui-gw-odds-band = pás: 8 z 10 bitev
ui-gw-odds-expected = Očekávané ztráty
ui-gw-odds-expected-about = v IPP, nejdražší nahoře
ui-gw-odds-lost-of = { $lost } z { $had }
