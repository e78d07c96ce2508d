### Jak se vypráví válka: hlášení, kalendář, konec.

ui-gw-story-asking = Okamžik…
ui-gw-story-headlines = Hlavní zprávy
ui-gw-story-nothing = Od té doby se nic nestalo.
ui-gw-story-since = Od vašeho tahu
ui-gw-story-since-date = { $turns ->
    [one] { $date }, { $turns } cizí tah
    [few] { $date }, { $turns } cizí tahy
   *[other] { $date }, { $turns } cizích tahů
}
ui-gw-story-away = { $hours ->
    [0] Co se stalo bez vás
    [one] Co se stalo bez vás: { $hours } hodina
    [few] Co se stalo bez vás: { $hours } hodiny
   *[other] Co se stalo bez vás: { $hours } hodin
}
ui-gw-story-mood-up = dobré pro vás
ui-gw-story-mood-down = špatné pro vás
ui-gw-story-mood-none = pro vás ani dobré, ani špatné
ui-gw-story-turns = Tahy
ui-gw-story-for-you = váš, zahrán za vás
ui-gw-story-more-turns = Dřívější tahy: { $count }
ui-gw-story-losses = −{ $lost } / −{ $beaten }
ui-gw-story-no-loss = beze ztrát
ui-gw-story-now-yours = Nyní: { $date }, jste na tahu
ui-gw-story-now = Nyní: { $date }
ui-gw-story-wait = Na tahu jsou jiní.
ui-gw-story-watch = Přehrát znovu
ui-gw-story-start = Začít svůj tah

ui-gw-story-pause = Pozastavit
ui-gw-story-play = Přehrát válku kolo po kole
ui-gw-story-scrub = Kalendářní kolo
ui-gw-story-quiet = Klidné půlročí.
ui-gw-story-replay = Přehrát odtud
ui-gw-story-to-now = Zpět do přítomnosti
ui-gw-story-map = Mapa, jak tehdy vypadala
ui-gw-story-front = Fronta
ui-gw-story-front-before = O půl roku dříve
ui-gw-story-incomes = Příjmy, IPP za tah
ui-gw-story-small-maps = Malé mapy

ui-gw-story-not-over = Válka pokračuje
ui-gw-story-won = Vítěz: { $side }, { $points ->
    [one] o jediný bod
    [few] o { $points } body
   *[other] o { $points } bodů
}
ui-gw-story-tally = Body { $points }.
ui-gw-story-overtime = Při shodě se hraje dál, dokud některé kalendářní kolo neskončí náskokem jedné strany.
ui-gw-story-winner = vítěz
ui-gw-story-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
ui-gw-story-objectives = { $points } z { $all } za cíle
ui-gw-story-lacks = chybí { $what }
ui-gw-story-met = splněno
ui-gw-story-not-met = nesplněno
ui-gw-story-points = Body podle kol
ui-gw-story-decided = Co rozhodlo
ui-gw-story-last-turn = Poslední kolo: { $date }
ui-gw-story-rolls-from = Od července 1944 může válku ukončit hod.
ui-gw-story-no-roll = Toto bojiště končí posledním kalendářním kolem, nehází se o to.
ui-gw-story-roll = Hod na konec hry: { $date }
ui-gw-story-lost-capitals = hlavní města v rukou nepřítele
ui-gw-story-ends-at = válka končí do { $most }
ui-gw-story-not-thrown = nehozeno
ui-gw-story-needs = do { $most }
ui-gw-story-tie = Válka by skončila, ale nikdo nevede sám: hraje se dál.
ui-gw-story-how = Jak to skončilo

ui-gw-story-now-about = { $phase } · v pokladně { $ipp } IPP

ui-gw-story-review = { $lost ->
    [0] Než skončíte: možná zapomenuto { $forgotten }
   *[other] Než skončíte: ztráty { $lost }, možná zapomenuto { $forgotten }
}
ui-gw-story-review-none = Není čeho litovat
ui-gw-story-review-about = Skončit můžete i tak. Co označíte jako záměr, na to se hra v tomto tahu už neptá.
ui-gw-story-back = Zpět
ui-gw-story-show = Ukázat
ui-gw-story-review-money = Nákup končí s touto fází; co neutratíte, zůstane v pokladně.
ui-gw-story-review-doomed = Na dosah nemají kde přistát a s koncem fáze jsou ztracena.
ui-gw-story-review-unmoved = V této fázi se ještě mohou pohnout.
ui-gw-story-review-place = Co neumístíte, čeká v zásobě do příštího tahu.
ui-gw-story-review-upgrade = Vylepšení lze umístit hned.
ui-gw-story-review-rail = Vlaky jsou v tomto tahu volné.
ui-gw-story-review-naval = Strategické námořní přesuny jsou v tomto tahu volné.
ui-gw-story-review-surprise = Jednou za hru, a jen v tahu, v němž válka začíná.
ui-gw-story-review-blitzkrieg = Jednou za hru: druhé kolo přesunů a bojů pozemních a leteckých jednotek.
ui-gw-story-review-overlord = Jednou za hru: společné vylodění USA a Commonwealthu.
ui-gw-story-review-research = Kostka, kterou teď nehodíte, propadne.
ui-gw-story-review-exposed = Vedle stojí nepřítel; obránců: { $held }.
