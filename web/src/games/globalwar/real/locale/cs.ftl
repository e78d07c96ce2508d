### Global War vedle tištěné hry.

ui-gw-real-prepare = Připravte tištěnou mapu tak, jak ji ukazuje tato. Jednotky, příjmy i výrobní tabulka se vedou zde.
ui-gw-real-order = { $units }: { $verb ->
    [load] { NOUN($from) }, na palubu
    [rail] { NOUN($from) } → { NOUN($to) }, po železnici
    [sail] { NOUN($from) } → { NOUN($to) }, strategický námořní pohyb
    [patrol] { NOUN($from) } → { NOUN($to) }, na hlídku
    [shell] ostřelování: { NOUN($to) }
    [clash] střet na hranicích: { NOUN($to) }
    [annex] anexe: { NOUN($to) }
    [drop] výsadek: { NOUN($to) }
    [attack] útok: { NOUN($to) }
    [hunt] útok na nájezdníky a doprovod: { NOUN($to) }
    [follow] pokračující síly: { NOUN($to) }
    [bomb] strategické bombardování: { NOUN($to) }
    [cover] doprovod bombardérů: { NOUN($to) }
    [launch] raketa: { NOUN($to) }
    [strike] útok na přístav: { NOUN($to) }
    [carpet] kobercové bombardování: { NOUN($to) }
    [raid] přepadení konvoje: { NOUN($to) }
    [raider] nájezdník: { NOUN($to) }
    [regular] už ne nájezdník: { NOUN($to) }
    [escort] doprovod: { NOUN($to) }
    [release] už ne doprovod: { NOUN($to) }
    [gather] ve flotile: { NOUN($to) }
   *[move] { NOUN($from) } → { NOUN($to) }
}
ui-gw-real-put = Na mapu: { $units }, { NOUN($zone) }
ui-gw-real-off = Z mapy: { $units } ({ NOUN($nation) }), { NOUN($zone) }
ui-gw-real-off-somewhere = Z mapy: { $units } ({ NOUN($nation) })

ui-gw-real-here = Hodit zde
ui-gw-real-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}{ $side ->
    [attacker] , útočník
    [defender] , obránce
   *[none] { "" }
}
ui-gw-real-fallen = Padlé jednotky
ui-gw-real-hits = zásah { $faces }
ui-gw-real-hits-of = Zásahy: { $unit }, hodnoty { $faces }
ui-gw-real-picks = { $faces }: cíl volíte vy
ui-gw-real-picks-of = Zásahy s volbou cíle: { $unit }, hodnoty { $faces }
ui-gw-real-less = O jeden méně
ui-gw-real-more = O jeden více
ui-gw-real-enter = { $hits ->
    [0] Zapsat: žádný zásah
    [one] Zapsat: { $hits } zásah
    [few] Zapsat: { $hits } zásahy
   *[other] Zapsat: { $hits } zásahů
}
ui-gw-real-enter-faces = Zapsat: { $faces } z { $dice }
ui-gw-real-by-hits = Počítat zásahy
ui-gw-real-by-faces = Kostku po kostce
ui-gw-real-back = Vzít poslední zpět
ui-gw-real-sending = Zapisuje se, zbývá { $left } z { $dice }
