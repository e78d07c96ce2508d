### Co stół w przeglądarce dodaje do słów gry Legie.

## Karty i żetony

ui-lg-soldier = { NOUN($character) }, { NOUN($faction) }, siła { $strength }{ $count ->
    [0] {""}
   *[other] : { $features }
}{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-back = { NOUN($faction) }: ktoś zakryty{ $token ->
    [yes] , z rozkazem
   *[no] {""}
}
ui-lg-plot = Intryga { $number }: { NOUN($plot) }, dla zwycięzcy { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, dla ocalałych { $supplies ->
    [one] 1 zapas
    [few] { $supplies } zapasy
   *[other] { $supplies } zapasów
}{ $count ->
    [0] {""}
   *[other] , { $features }
}{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-needs = wstęp { NOUN($skill) }
ui-lg-total = { NOUN($faction) }: siła { $total }{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-token = { NOUN($order) }, { $lies ->
    [available] dostępny
    [out] leży na karcie { NOUN($character) }
    [away] zużyty, zakryty
   *[used] zużyty
}{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-equipment = { NOUN($equipment) }, { $features }, zostało { $left }{ $bought ->
    [yes] , już kupione
   *[no] {""}
}{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-pick = { $name }{ $state ->
    [legal] . Możesz tu działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-lg-officer = oficer
ui-lg-face-down = zakryty
ui-lg-token-up = rozkaz { NOUN($order) }, odkryty
ui-lg-token-own = twój rozkaz { NOUN($order) }, zakryty
ui-lg-token-hidden = rozkaz zakryty
ui-lg-token-numbered = zakryty rozkaz nr { $number }
ui-lg-token-used = zużyty
ui-lg-token-away = odłożony
ui-lg-ours = Część tej karty jest nasza: drukowana nie jest publiczna.
ui-lg-short-alexej = Aleksiej
ui-lg-short-zajaty = Jeniec
ui-lg-short-ludmila = Ludmiła
ui-lg-short-varvara = Warwara
ui-lg-short-marfa = Marfa

## Stół

ui-lg-location = Lokacja
ui-lg-plots = Intrygi
ui-lg-phases = Fazy rundy
ui-lg-phase-recruiting = Werbunek
ui-lg-phase-march = Marsz
ui-lg-phase-order-phase = Rozkazy
ui-lg-phase-plots = Intrygi
ui-lg-phase-end = Koniec
ui-lg-entry = Wstęp
ui-lg-anybody = każdy
ui-lg-stolen = Zapasów już nie ma
ui-lg-round = runda { $round } z 4
ui-lg-game = Gra { $game }
ui-lg-game-round = gra { $game }, runda { $round } z 4
ui-lg-stage = { $stage } · { $phase }
ui-lg-seat = Gracz { $number }
ui-lg-you = { NOUN($faction) } (ty)
ui-lg-you-alone = Ty
ui-lg-you-short = (ty)
ui-lg-victory-points = punkty zwycięstwa
ui-lg-supplies = zapasy

## Przygotowanie

ui-lg-factions = Cztery zbrojne grupy w drodze przez Syberię
ui-lg-about-legion = Czechosłowaccy ochotnicy w długiej drodze do domu. Wyważeni, z dobrymi sanitariuszami.
ui-lg-about-whites = Oficerowie i Kozacy dawnego cesarstwa. Często szarżują i umieją przemawiać.
ui-lg-about-reds = Marynarze, robotnicy i komisarze rewolucji. Silni i bezwzględni.
ui-lg-about-militia = Myśliwi, przemytnicy i wyjęci spod prawa. Sprytni i rzadko uczciwi.
ui-lg-led-by = Prowadzi { $name }
ui-lg-commanders = Dwaj dowódcy: { NOUN($faction) }
ui-lg-tokens-own = Rozkazy, których nie ma żaden inny dowódca:
ui-lg-tokens-all = A do tego jak każdy:
ui-lg-officers = Który oficer pójdzie z tobą?
ui-lg-officers-why = Oficer, przychodząc do intrygi, wydaje dwa tajne rozkazy. Nikt nie zobaczy, kogo wybierzesz.

## Przed graczem

ui-lg-only-you = widzisz tylko ty
ui-lg-part-more = Wybierz
ui-lg-part-people = Kto to jest?
ui-lg-part-worn = Wyposażenie, które teraz widać
ui-lg-part-shop = Wyposażenie
ui-lg-part-tokens = Żetony rozkazów
ui-lg-part-dispatch = Depesza
ui-lg-part-hand = Ręka
ui-lg-shop-cost = po 1 zapasie
ui-lg-hand-empty = Na ręce nie ma już nikogo.
ui-lg-hand-later = Gdy poprowadzisz frakcję, tu będzie twoja ręka.
ui-lg-watching = Ręce i żetony rozkazów zostają za zasłonkami.

## Gracze

ui-lg-turn-order = Kolejność gry
ui-lg-column-points = punkty
ui-lg-column-supplies = zapasy
ui-lg-column-hand = na ręce
ui-lg-column-deck = w talii
ui-lg-column-graves = polegli
ui-lg-tokens-left = { $count ->
    [one] 1 żeton za zasłonką
    [few] { $count } żetony za zasłonką
   *[other] { $count } żetonów za zasłonką
}
ui-lg-used = zużyty: { NOUN($order) }
ui-lg-put-away = odłożony zakryty
ui-lg-unseen = kupione, jeszcze niewidziane: { NOUN($equipment) }
ui-lg-holds-dispatch = trzyma depeszę

## Podgląd

ui-lg-strength = siła { $strength }
ui-lg-strength-raised = siła { $now } zamiast { $strength }
ui-lg-stands-at = Stoi przy intrydze: { NOUN($plot) }
ui-lg-token-may = Zakryty rozkaz może być: { $orders }.
ui-lg-may-enter = Może wejść: { $plots }.
ui-lg-may-enter-none = Nie może wejść do żadnej intrygi.
ui-lg-sums = Siła przy tej intrydze
ui-lg-hidden = ukryte: { $count }
ui-lg-remembered = Na ręce, jak wszyscy pamiętają: { $characters }.
ui-lg-timing-immediate = wykonywany od razu
ui-lg-timing-phase = wykonywany w fazie rozkazów
ui-lg-timing-stays = leży aż do końca intrygi
ui-lg-brief-total = { NOUN($plot) }: { $from } → { $to }

## Jak rozstrzygnięto intrygi

ui-lg-account = Wyniki
ui-lg-account-none = Nie rozstrzygnięto jeszcze żadnej intrygi.
ui-lg-last-round = Jak rozstrzygnięto ostatnie intrygi
ui-lg-how = Krok po kroku
ui-lg-step-charges = 1 Szarże
ui-lg-step-winner = 2 Zwycięzca
ui-lg-step-effects = 3 Inne efekty
ui-lg-step-cold = 4 Zimno i ciepło

## Dziennik wojenny

ui-lg-diary = Dziennik
ui-lg-diary-caption = Dziennik wojenny: wygrane intrygi według rodzaju i punkty według rund
ui-lg-diary-games = Dziennik wojenny: pozostałe punkty, miejsce i zapasy w każdej grze
ui-lg-sum = Suma
ui-lg-rank = miejsce { $rank }
ui-lg-before = z { $points }
ui-lg-chart = Pozostałe punkty po każdej grze.
ui-lg-chart-row = Gra { $game }, { NOUN($faction) }: { $points }.
ui-lg-print = Drukuj dziennik
ui-lg-care = Kto potrzebuje opieki: { $name }
ui-lg-care-nobody = Nikt nie jest ranny ani odmrożony.

## Wskazówki

ui-lg-hint-commander = Dwa z sześciu żetonów rozkazów ma tylko ten dowódca.
ui-lg-hint-untold = Wpisz to, co widzi cały stół, i nic więcej.
ui-lg-hint-tuck = Wskaż dwóch żołnierzy na ręce; drugi trafi na sam spód.
ui-lg-hint-recruit = Wyposażenie dostaje żołnierz na ręce; wskaż jedno i drugie. Niewydane zapasy przepadają.
ui-lg-hint-march = Wskaż żołnierza na ręce i intrygę w dowolnej kolejności. Kto spasuje, nie wyśle już nikogo.
ui-lg-hint-place = Wskaż żeton i swojego żołnierza przy intrydze. Inni zobaczą tylko rewers.
ui-lg-hint-orders = Wskaż żołnierza z zakrytym rozkazem i wybierz, czy go odkryć, czy odłożyć.
ui-lg-hint-camp = Wskaż rannego albo odmrożonego żołnierza lub wyposażenie i żołnierza na ręce.
ui-lg-hint-mutilation = Wskaż swojego żołnierza i umiejętność.
ui-lg-hint-aid = Wskaż opatrującego, a potem rannego.
ui-lg-real-draw = { NOUN($faction) }: { $cause }

## Pierwsza gra z przewodnikiem

ui-lg-learn-goal = Cztery rundy, w każdej kilka intryg. Kto ma przy intrydze największą siłę, zdobywa jej punkty. Po czwartej rundzie wygrywa ten, kto ma ich najwięcej.
ui-lg-learn-faction = Każdy prowadzi jedną frakcję. Wskaż tę, która ci się podoba, i potwierdź tutaj.
ui-lg-learn-commander = Dowódca przynosi sześć żetonów rozkazów; dwóch z nich nie ma nikt inny. Wybierz i potwierdź.
ui-lg-learn-officer = Oficerowie wydają tajne rozkazy. Wybierz w tajemnicy, który pójdzie z tobą.
ui-lg-learn-tuck = Masz sześciu żołnierzy. Wskaż dwóch, bez których się obejdziesz: pójdą pod talię.
ui-lg-learn-plots = Intryga pokazuje, jakich umiejętności potrzebuje żołnierz, by wejść, czy jest mroźna, ogrzewająca lub pokojowa, punkty zwycięzcy i zapasy ocalałych.
ui-lg-learn-location = Lokacja zmienia coś w tej rundzie. Wskaż ją, by przeczytać zasadę.
ui-lg-learn-recruit = Za zapasy kupuje się wyposażenie: wskaż kartę i żołnierza na ręce. Zostaje przy żołnierzu jako warstwa na karcie. Gdy nie masz czego kupić, spasuj.
ui-lg-learn-soldier = Teraz marsz. Duża liczba to siła, pod nią umiejętności i zdolności. Wskaż żołnierza, który świeci.
ui-lg-learn-send = Świecą intrygi, do których ten żołnierz może wejść. Wskaż jedną.
ui-lg-learn-confirm = Karta z przerywaną linią pokazuje, gdzie stanie żołnierz. Potwierdź.
ui-lg-learn-total = Tu jest twoja siła przy intrydze, jak widzą ją wszyscy. Ciemna liczba prowadzi.
ui-lg-learn-pass = Nie musisz wysyłać wszystkich: czekają tam mróz i rany. Kto spasuje, w tej rundzie nie wyśle już nikogo.
ui-lg-learn-order = Oficer może teraz wydać zakryte rozkazy. Wskaż żeton i swojego żołnierza. Pusty nic nie robi, ale nikt o tym nie wie.
ui-lg-learn-bluff = Leży tu zakryty rozkaz. Wszyscy widzą, że jest; tylko właściciel wie, czy to nie blef.
ui-lg-learn-turn-up = Po kolei każdy załatwia jeden zakryty rozkaz: odkrywa go i wykonuje albo odkłada niewidziany.
ui-lg-learn-charge = Żołnierz z szablą szarżuje. Wskaż frakcję, która dostanie ranę; kogo, wybierze jej gracz.
ui-lg-learn-suffer = Ty wybierasz, kto dostanie ranę. Druga rana zabija; kruchy żołnierz ginie od pierwszej.
ui-lg-learn-wound = Rana leży na karcie i zostaje z rundy na rundę, póki ktoś nie udzieli pierwszej pomocy.
ui-lg-learn-frost = Odmrożenie z mroźnej intrygi. Drugie zabija; ogrzewająca intryga je zdejmuje, płaszcz przed nim chroni.
ui-lg-learn-won = Tu przeczytasz krok po kroku, jak rozstrzygnięto każdą intrygę; punkty notuje dziennik.
ui-lg-learn-end = To wszystko, czego potrzebujesz. Menu, zasady i te wskazówki są zawsze pod ręką. Powodzenia w długiej drodze do domu!
