### Legie: Sibiřská cesta. Najpierw rzeczowniki. Frakcje mają formy „gen”, „dat” i „acc”; wszystkie są w liczbie
### mnogiej. Inne nazwy stoją w zdaniach w mianowniku. „about” mówi, co karta robi.

lg-title = Legie: Syberyjski szlak
lg-tagline = Cztery zbrojne grupy na długiej drodze przez Syberię

## Frakcje

lg-faction-legion = Legioniści
    .gen = Legionistów
    .dat = Legionistom
    .acc = Legionistów
lg-faction-whites = Biali
    .gen = Białych
    .dat = Białym
    .acc = Białych
lg-faction-reds = Czerwoni
    .gen = Czerwonych
    .dat = Czerwonym
    .acc = Czerwonych
lg-faction-militia = Milicje i bandy
    .gen = milicji i band
    .dat = milicjom i bandom
    .acc = milicje i bandy

## Postacie

lg-character-hidden = ktoś
lg-face-down-at = zakryta karta { $place } przy intrydze { NOUN($plot) }
lg-character-kopecky = Heřman Kopecký
lg-character-matejka = Rudolf Matějka
lg-character-vavra = Stanislav Vávra
lg-character-vodicka = Adam Vodička
lg-character-havrda = Jirka Havrda
lg-character-keler = Václav Keler
lg-character-cil = Zdeněk Číl
lg-character-borovicka = Matěj Borovička
lg-character-hrubes = Karel Hrubeš
lg-character-krajcovic = Jozef Krajčovič
lg-character-smejkal = Tonda Šmejkal
lg-character-liskova = Pielęgniarka Božena Lišková
lg-character-pacak = Telegrafista Oldřich Pacák
lg-character-sloboda = Cekaemista Ondrej Sloboda
lg-character-barton = Kucharz Lojza Bartoň
lg-character-gorodskij = Beniamin Pawłowicz Gorodski
lg-character-golovin = Władimir Gieorgijewicz Gołowin
lg-character-klepetko = Wasilij Klepetko
lg-character-zembajijev = Doktor Zembajijew
lg-character-miller = Johannes Miller
lg-character-koloman = Paweł Konstantinowicz Koloman
lg-character-cerkasin = Kozak Prochor Czerkaszyn
lg-character-varfolomej = Ojciec Warfołomiej
lg-character-orlovskij = Kadet Mitia Orłowski
lg-character-veselov = Chorąży Arkadij Wiesiołow
lg-character-tamara = Siostra miłosierdzia Tamara
lg-character-cubarov = Jeździec Fiedot Czubarow
lg-character-ludmila = Telegrafistka Ludmiła Sawieljewna
lg-character-obdorskij = Ziemianin Nikita Obdorski
lg-character-rudakov = Wachmistrz Gleb Rudakow
lg-character-bilakov = Siergiej Tarasowicz Bilakow
lg-character-grebnev = Timofiej Grebniew
lg-character-alexej = Aleksiej, oficer prowiantowy
lg-character-sorokin = Inspektor Sorokin
lg-character-jelena = Towarzyszka Jelena
lg-character-kuzminych = Agitator Lew Kuźminych
lg-character-burjak = Marynarz Stiepan Buriak
lg-character-kovaljov = Robotnik Ignat Kowalow
lg-character-ognevova = Czerwonoarmistka Dasza Ogniewa
lg-character-berzkalns = Łotewski strzelec Arvīds Bērzkalns
lg-character-subin = Śledczy Matwiej Szubin
lg-character-kerekes = Internacjonalista István Kerekes
lg-character-kolja = Łącznik Kola
lg-character-varvara = Cekaemistka Warwara Tierientjewna
lg-character-pachom = Sanitariusz Pachom
lg-character-rachmanin = Sierżant Rachmanin
lg-character-burnasev = Jermołaj Burnaszew
lg-character-pokriskina = Natasza Bogdanowna Pokriszkina
lg-character-ilja = Czcigodny Ilja
lg-character-zajaty = Pojmany szeregowiec
lg-character-kirgej = Łowca Kirgiej
lg-character-foma = Przemytnik Foma
lg-character-agafja = Zielarka Agafia
lg-character-jaska = Koniarz Jaszka
lg-character-semjon = Zbieg Siemion
lg-character-marfa = Karczmarka Marfa Pietrowna
lg-character-demid = Kowal Demid
lg-character-zoja = Anarchistka Zoja
lg-character-trifon = Przewoźnik Trifon
lg-character-kuzma = Katorżnik Kuźma

## Dowódcy

lg-commander-topol = Topol
lg-commander-kadlec = Pułkownik Kadlec
lg-commander-konovalov = Kapitan Konowałow
lg-commander-mysterious-o = Tajemnicza O.
lg-commander-polzin = Komisarz Polzin
lg-commander-zubarev = Komisarz Zubariew
lg-commander-burjan = Ataman Burian
lg-commander-paraskeva = Starszyna Paraskiewa

## Intrygi

lg-plot-frightened-civilians = Przerażeni cywile
lg-plot-supply-run = Zaopatrzenie
lg-plot-frozen-well = Zamarznięta studnia
lg-plot-sentries-on-the-bridge = Warta na moście
lg-plot-well-hidden-crate = Dobrze ukryta skrzynia
lg-plot-talks-by-the-samovar = Rozmowy przy samowarze
lg-plot-wine-and-gossip = Wino i plotki
lg-plot-coded-telegram = Zaszyfrowany telegram
lg-plot-wolf-pack = Wilcza wataha
lg-plot-derailed-train = Wykolejony pociąg
lg-plot-intervention-troops = Żołnierze interwencji
lg-plot-betrothal-at-the-farmstead = Zaręczyny w zagrodzie
lg-plot-timber-store = Skład drewna
lg-plot-graves-of-the-nobles = Szlacheckie groby
lg-plot-lost-patrol = Zaginiony patrol
lg-plot-questioning-a-prisoner = Przesłuchanie jeńca
lg-plot-rousing-speech = Płomienna przemowa
lg-plot-bridge-to-blow-up = Most do wysadzenia
lg-plot-exchange-of-prisoners = Wymiana jeńców
lg-plot-night-raid-on-the-manor = Nocny napad na dwór
lg-plot-fog-of-war = Mgła wojny
lg-plot-hospital-car = Wagon szpitalny
lg-plot-gold-car = Wagon ze złotem
lg-plot-deserters = Dezerterzy

## Lokacje

lg-location-railway-station = Dworzec kolejowy
    .about = Intryga daje punkty i zapasy tylko wtedy, gdy łączna siła wszystkich przy niej wynosi co najmniej 8 / 12 / 16 (2 / 3 / 4 graczy).
lg-location-snowstorm = Burza śnieżna
    .about = W tej rundzie nie wolno używać rozkazu Przemarsz.
lg-location-quiet-hamlet = Spokojna wioska
    .about = Wszystkie tutejsze intrygi są dodatkowo pokojowe.
lg-location-raging-battle = Zacięta bitwa
    .about = Zwycięzca intrygi musi zranić jedną swoją postać, która bierze w niej udział.
lg-location-telegraph-station = Stacja telegraficzna
    .about = Każda postać wydająca rozkazy może wydać o jeden więcej.
lg-location-church = Kościół
    .about = Po kroku 3 zwycięzca intrygi może wyleczyć jedną ranę swojej postaci przy niej.
lg-location-frozen-river = Zamarznięta rzeka
    .about = Intrygi, które nie ogrzewają, są dodatkowo mroźne.
lg-location-field-hospital = Lazaret polowy
    .about = Pierwsza pomoc może leczyć także tego, kto jej udziela.
lg-location-army-depot = Magazyn wojskowy
    .about = Ocalali dostają o 1 zapas więcej.
lg-location-deep-taiga = Głęboka tajga
    .about = Podczas marszu gracz może wysłać do jednej intrygi najwyżej dwie postacie.
lg-location-railway-bridge = Most kolejowy
    .about = Rozkazy rozpatruje się w kolejności gry, od pierwszego gracza.
lg-location-armoured-train = Pociąg pancerny
    .about = Frakcja mająca przy intrydze postać z szarżą ma tam siłę większą o 1.
lg-location-prison-camp = Obóz jeniecki
    .about = Dobranie postaci kosztuje tylko 2 zapasy.
lg-location-town-market = Targ miejski
    .about = Pierwsza karta wyposażenia w tej rundzie jest dla każdego darmowa.
lg-location-polar-night = Noc polarna
    .about = Pierwsza postać każdego gracza przychodzi zakryta; odkrywa się ją na początku fazy rozkazów.

## Rozkazy

lg-order-hidden = rozkaz
lg-order-plus2 = +2
    .about = Twoja łączna siła przy tej intrydze rośnie o 2.
lg-order-retreat = Odwrót!
    .about = Wszystkie twoje postacie opuszczają tę intrygę i trafiają na spód talii; bierzesz 1 zapas.
lg-order-move = Przemarsz!
    .about = Jedna z twoich postaci przechodzi do innej intrygi, której warunki spełnia.
lg-order-blank = Pusty żeton
    .about = Nic nie robi; służy do blefu.
lg-order-sneak = Skradanie!
    .about = Ta postać przechodzi do innej intrygi, pomijając jej warunki.
lg-order-promotion = Awans!
    .about = Ta postać dostaje kartę awansu (+1 do siły na stałe).
lg-order-shoot-and-move = Strzał i przemarsz!
    .about = Jedna frakcja przy tej intrydze otrzymuje ranę; potem ta postać może przejść do innej intrygi, której warunki spełnia.
lg-order-win-or-fall = Zwyciężaj albo giń!
    .about = Jeśli tu wygrasz, zdobywasz 2 punkty więcej; jeśli nie, postać z tym żetonem ginie.
lg-order-lure = Wywabienie!
    .about = Jedna postać rywala przy tej intrydze musi się wycofać.
lg-order-muster = Zbiórka!
    .about = Sprowadź dowolnie wiele swoich postaci z innych intryg; każda musi spełniać tutejsze warunki.
lg-order-sacrifice = Ofiara!
    .about = Uśmierć inną swoją postać przy tej intrydze; ta ma do końca rundy siłę większą o 5.
lg-order-swap = Zmiana!
    .about = Ta postać i jedna twoja przy innej intrydze zamieniają się miejscami bez względu na warunki.
lg-order-theft = Kradzież!
    .about = Weź od razu zapasy dla ocalałych z tej intrygi; nikt już ich nie dostanie.
lg-order-no-medics = Bez medyków!
    .about = Przy tej intrydze nikt nie użyje pierwszej pomocy.
lg-order-sabotage = Sabotaż!
    .about = Usuń z tej intrygi jeden cudzy żeton rozkazu; trafia do zużytych żetonów właściciela.
lg-order-take-all = Bierz wszystko!
    .about = Jeśli tu wygrasz, bierzesz też zapasy dla ocalałych.
lg-order-camouflage = Kamuflaż!
    .about = Twoja następna postać przy tej intrydze przychodzi zakryta; odkrywa się ją na początku fazy rozkazów.
lg-order-furious-attack = Wściekły atak!
    .about = Jedna frakcja przy tej intrydze otrzymuje ranę; potem możesz wycofać tę postać.
lg-order-get-down = Padnij!
    .about = Postać ignoruje jedną ranę zadaną szarżą.
lg-order-ceasefire = Rozejm!
    .about = Przy tej intrydze nie rozpatruje się szarż.

## Wyposażenie i zawartość koszulki

lg-equipment-accurate-aim = Celne oko
    .about = umiejętność walka
lg-equipment-medal = Medal
    .about = umiejętność charyzma
lg-equipment-ciphers = Szyfrowanie
    .about = umiejętność inteligencja
lg-equipment-sabre = Szabla
    .about = zdolność szarża
lg-equipment-first-aid-kit = Apteczka
    .about = zdolność pierwsza pomoc
lg-equipment-coat = Płaszcz
    .about = chroni przed odmrożeniem
lg-equipment-promotion-card = Awans
    .about = siła większa o 1
lg-equipment-officer-exams = Egzamin oficerski
    .about = po przybyciu może wydać 1 rozkaz
lg-sleeve-wound = rana
lg-sleeve-frostbite = odmrożenie
lg-sleeve-no-combat = okaleczona walka
lg-sleeve-no-charisma = okaleczona charyzma
lg-sleeve-no-intelligence = okaleczona inteligencja

## Depesze

lg-dispatch-hidden = depesza
lg-dispatch-life-above-all = Życie ponad wszystko
    .about = Zyskujesz 2 zapasy.
    .condition = Na koniec gry masz najwięcej żywych żołnierzy.
lg-dispatch-hardened-army = Zahartowana armia
    .about = Zrań jedną postać bez rany przy dowolnej intrydze.
    .condition = Na koniec gry masz najwięcej odmrożonych żołnierzy.
lg-dispatch-winter-campaign = Kampania zimowa
    .about = Usuń odmrożenie jednej swojej postaci.
    .condition = Masz najwięcej wygranych mroźnych intryg.
lg-dispatch-messengers-of-peace = Posłańcy pokoju
    .about = Odzyskaj jeden zużyty żeton rozkazu.
    .condition = Masz co najmniej dwie wygrane pokojowe intrygi.
lg-dispatch-warm-stove = Przy ciepłym piecu
    .about = Usuń odmrożenie najwyżej dwóm swoim postaciom.
    .condition = Masz najwięcej wygranych ogrzewających intryg.
lg-dispatch-officer-corps = Korpus oficerski
    .about = Wydaj od razu jeden rozkaz, nawet bez oficera.
    .condition = Na koniec gry masz co najmniej dwie żywe postacie wydające rozkazy.
lg-dispatch-dressing-station = Punkt opatrunkowy
    .about = Wylecz jedną ranę swojej postaci.
    .condition = Na koniec gry masz na ręce co najmniej pięć postaci i żadna nie jest ranna.
lg-dispatch-full-storehouses = Pełne magazyny
    .about = Jedna twoja postać na ręce dostaje od razu jedną kartę wyposażenia za darmo.
    .condition = Na koniec gry zostają ci co najmniej 3 zapasy.
lg-dispatch-paid-in-blood = Okupione krwią
    .about = Przy jednej wybranej intrydze masz w tej rundzie siłę większą o 2.
    .condition = Na koniec gry masz najwięcej postaci na cmentarzu.

## Umiejętności, zdolności, rodzaje intryg

lg-skill-combat = walka
lg-skill-charisma = charyzma
lg-skill-intelligence = inteligencja
lg-ability-charge = szarża
lg-ability-violence = przemoc
lg-ability-first-aid = pierwsza pomoc
lg-ability-frailty = kruchość
lg-kind-freezing = mroźna
lg-kind-warming = ogrzewająca
lg-kind-peaceful = pokojowa

## Liczby

lg-supplies = { $supplies ->
    [one] 1 zapas
    [few] { $supplies } zapasy
   *[other] { $supplies } zapasów
}
lg-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Co się dzieje

lg-faction-picked = Do gry wchodzą { NOUN($faction) }.
lg-commander-picked = { NOUN($commander) } prowadzi { NOUN($faction, case: "acc") }.
lg-first = Żeton pierwszego gracza mają { NOUN($faction) }.
lg-officers-chosen = Wszyscy wybrali oficera.
lg-hands-ready = Wszyscy zostawili sobie cztery postacie i dobrali oficera.
lg-drew = { $character ->
    [hidden] { NOUN($faction) } dobierają postać.
   *[other] { NOUN($faction) } dobierają postać: { NOUN($character) }.
}
lg-location = Runda { $round } – lokacja: { NOUN($location) }.
lg-plot-laid = Odkryta intryga: { NOUN($plot) }.
lg-passed = { NOUN($faction) } pasują.
lg-thrown-away = { NOUN($faction) } odrzucają { lg-supplies }.
lg-equipped = { $character ->
    [hidden] { NOUN($faction) } kupują wyposażenie jednej ze swoich postaci: { NOUN($equipment) }.
   *[other] { NOUN($faction) } kupują wyposażenie: { NOUN($equipment) }. Dostaje je { NOUN($character) }.
}
lg-recovered = { $order ->
    [hidden] { NOUN($faction) } odzyskują żeton, który leżał zakryty.
   *[other] { NOUN($faction) } odzyskują żeton rozkazu: { NOUN($order) }
}
lg-recovered-all = { NOUN($faction) } odzyskują wszystkie zużyte żetony.
lg-reclaimed = { NOUN($faction) } nie mają już żetonów, więc biorą z powrotem wszystkie zużyte.
lg-sent = { $character ->
    [hidden] { NOUN($faction) } wysyłają zakrytą postać do intrygi { NOUN($plot) }.
   *[other] { NOUN($faction) }: do intrygi { NOUN($plot) } idzie { NOUN($character) }.
}
lg-ordered = { $order ->
    [hidden] { $number ->
        [0] { NOUN($faction) } wydają tajny rozkaz przy intrydze { NOUN($plot) }: { NOUN($character) }.
       *[other] { NOUN($faction) } wydają tajny rozkaz nr { $number } przy intrydze { NOUN($plot) }: { NOUN($character) }.
    }
   *[other] { NOUN($faction) } wydają przy intrydze { NOUN($plot) } rozkaz { NOUN($order) } ({ NOUN($character) }).
}
lg-stole = { NOUN($faction) } kradną z intrygi { NOUN($plot) } { lg-supplies }.
lg-turned-up = { NOUN($faction) } odkrywają postać przy intrydze { NOUN($plot) }: { NOUN($character) }.
lg-revealed = { NOUN($faction) } odwracają rozkaz ({ NOUN($character) }): { NOUN($order) }
lg-withheld = { NOUN($faction) } odkładają zakryty rozkaz ({ NOUN($character) }).
lg-retreated = { NOUN($faction) } wycofują się z intrygi { NOUN($plot) } i biorą { lg-supplies }.
lg-promoted = Awans dostaje { NOUN($character) }.
lg-withdrew = Na rękę wraca { NOUN($character) }.
lg-sacrificed = Ofiarą jest { NOUN($character) }; siłę zyskuje { NOUN($bearer) }.
lg-lured = Wywabienie: musi odejść { NOUN($character) } ({ NOUN($faction) }).
lg-sabotaged = Sabotaż: rozkaz traci { NOUN($character) } ({ NOUN($faction) }).
lg-moved = Do intrygi { NOUN($plot) } przechodzi { NOUN($character) }.
lg-plot-begins = Rozpatrywana jest intryga { NOUN($plot) }.
lg-charged = { NOUN($faction) } prowadzą szarżę na frakcję { NOUN($rival) }: 1 rana.
lg-wounded = Ranę odnosi { NOUN($character) } ({ NOUN($faction) }).
lg-ducked = Padnij! Tej rany unika { NOUN($character) }.
lg-died = Ginie { NOUN($character) } ({ NOUN($faction) }).
lg-total = { NOUN($plot) } – { NOUN($faction) }: siła { $total }.
lg-nobody = { NOUN($plot) }: nikt nie został, nikt nie wygrywa.
lg-pays-nothing = { NOUN($plot) } nie daje nic: łączna siła nie osiągnęła { $needed }.
lg-won = { NOUN($faction) } wygrywają intrygę { NOUN($plot) } i zdobywają { lg-points } (razem { $total }).
lg-took-all = { NOUN($faction) } biorą do tego { lg-supplies }.
lg-survived = Ocalali przy intrydze { NOUN($plot) }: { NOUN($faction) } biorą { lg-supplies }.
lg-maimed = { NOUN($faction) } stosują przemoc wobec frakcji { NOUN($rival) }.
lg-mutilated = Umiejętność { NOUN($skill) } traci { NOUN($character) } ({ NOUN($faction) }).
lg-healed = Z jednej rany leczy się { NOUN($character) } ({ NOUN($faction) }).
lg-froze = Na mrozie ginie { NOUN($character) }.
lg-frostbitten = Odmrożenie ma { NOUN($character) } ({ NOUN($faction) }).
lg-warmed = Odmrożenia pozbywa się { NOUN($character) } ({ NOUN($faction) }).
lg-round-over = Runda { $round } się kończy; ocalali wracają.
lg-received = { $dispatch ->
    [hidden] { NOUN($faction) } biorą depeszę.
   *[other] { NOUN($faction) } biorą depeszę: { NOUN($dispatch) }.
}
lg-dispatches-kept = Wszyscy zostawili sobie jedną depeszę.
lg-dispatch-played = { NOUN($faction) } zagrywają depeszę: { NOUN($dispatch) }.
lg-dispatch-shown = { NOUN($faction) } pokazują zatrzymaną depeszę: { NOUN($dispatch) }.
lg-dispatch-scored = { NOUN($faction) } zdobywają za depeszę { NOUN($dispatch) } { lg-points }.
lg-supplied = { NOUN($faction) } dostają { lg-supplies }.
lg-supported = { NOUN($faction) } mają w tej rundzie przy intrydze { NOUN($plot) } siłę większą o 2.
lg-diary = Dziennik wojenny, gra { $game }: { $rank }. { NOUN($faction) }; zostaje { lg-points }, na następną grę przenoszą { lg-supplies }.
lg-next-game = Zaczyna się gra { $game } kampanii.
lg-game-won = Zwycięzca: { $factions } ({ lg-points }).
lg-outcome-points = Zdecydowały punkty zwycięstwa.
lg-outcome-campaign = Kampania trzech gier dobiegła końca.

## O co się pyta i co się ciągnie

lg-prompt-faction = Wybierz frakcję.
lg-prompt-commander = Wybierz dowódcę.
lg-prompt-officer = Wybierz w tajemnicy, który oficer pójdzie z tobą.
lg-prompt-tuck = Wybierz dwie postacie, które trafią pod talię; cztery zostają.
lg-prompt-recruit = Werbunek i wyposażenie: wydaj zapasy albo spasuj.
lg-prompt-march = Marsz: wyślij postać do intrygi albo spasuj.
lg-prompt-place = Wydaj rozkaz jednej ze swoich postaci albo zakończ.
lg-prompt-orders = Odwróć jeden ze swoich rozkazów albo odłóż go zakryty.
lg-prompt-turn-up = Podaj, kto leżał zakryty i jest teraz odkrywany.
lg-prompt-wound = Wybierz frakcję, która odniesie ranę.
lg-prompt-suffer = Wybierz, która twoja postać odniesie ranę.
lg-prompt-move = Przemarsz: wybierz swoją postać i inną intrygę.
lg-prompt-sneak = Skradanie: wybierz inną intrygę.
lg-prompt-shoot-and-move = Wybierz intrygę, do której postać przejdzie, albo zostań.
lg-prompt-lure = Wybierz postać rywala, którą wywabisz.
lg-prompt-muster = Zbiórka: sprowadzaj tu swoje postacie po kolei, potem zakończ.
lg-prompt-sacrifice = Wybierz, kogo poświęcisz.
lg-prompt-swap = Wybierz, z kim postać zamieni się miejscem.
lg-prompt-sabotage = Wybierz postać rywala, która straci rozkaz.
lg-prompt-furious-attack = Wycofaj tę postać albo zostań.
lg-prompt-charge = Szarża: wybierz frakcję, która odniesie ranę, albo przestań.
lg-prompt-violence = Przemoc: wybierz frakcję albo przestań.
lg-prompt-mutilation = Wybierz, która twoja postać traci którą umiejętność.
lg-prompt-aid = Pierwsza pomoc: wybierz, kto kogo opatrzy, albo zakończ.
lg-prompt-church = Możesz tu wyleczyć jedną ranę.
lg-prompt-warm = Wybierz, kto pozbędzie się odmrożenia, albo zakończ.
lg-prompt-keep = Wybierz w tajemnicy, którą depeszę zatrzymasz.
lg-prompt-kept = Pokaż depeszę, którą masz.
lg-prompt-camp = Między dwiema grami: wydaj punkty i zapasy albo spasuj.
lg-prompt-hardened-army = Wybierz postać bez rany przy którejś intrydze; odniesie ranę.
lg-prompt-winter-campaign = Wybierz, kto pozbędzie się odmrożenia.
lg-prompt-warm-stove = Wybierz, kto pozbędzie się odmrożenia.
lg-prompt-messengers-of-peace = Wybierz żeton, który odzyskasz.
lg-prompt-dressing-station = Wybierz, komu wyleczysz ranę.
lg-prompt-full-storehouses = Wybierz darmowe wyposażenie i kto je dostanie.
lg-prompt-paid-in-blood = Wybierz intrygę, przy której będziesz mieć siłę większą o 2.
lg-chance-faction = Losowanie frakcji.
lg-chance-commander = Losowanie dowódcy.
lg-chance-first = Losowanie pierwszego gracza.
lg-chance-draw = Dobranie postaci z talii.
lg-chance-location = Odkrycie lokacji.
lg-chance-plot = Odkrycie intrygi.
lg-chance-dispatch = Dobranie depeszy.

## Akcje

lg-act-faction = Graj jako { NOUN($faction) }
lg-act-commander = { NOUN($commander) } cię poprowadzi
lg-act-first = Zaczynają { NOUN($faction) }
lg-act-officer = { $character ->
    [hidden] Wybierz oficera w tajemnicy
   *[other] Z tobą idzie { NOUN($character) }
}
lg-act-draw = { $character ->
    [hidden] Dobierz postać
   *[other] Dobrana postać: { NOUN($character) }
}
lg-act-tuck = { $one ->
    [hidden] Włóż w tajemnicy dwie postacie pod talię
   *[other] Pod talię: { NOUN($one) }, a na sam spód { NOUN($other) }
}
lg-act-location = Lokacja { NOUN($location) }
lg-act-plot = Intryga { NOUN($plot) }
lg-act-recruit = Dobierz jeszcze jedną postać
lg-act-equip = Wyposażenie { NOUN($equipment) } – { NOUN($character) }
lg-act-recover = { $order ->
    [hidden] Odzyskaj zakryty żeton
   *[other] Odzyskaj żeton rozkazu „{ NOUN($order) }”
}
lg-act-recover-all = Odzyskaj wszystkie zużyte żetony
lg-act-send = { $equipment ->
    [0] Do intrygi { NOUN($plot) } idzie { NOUN($character) }
   *[other] Do intrygi { NOUN($plot) } idzie { NOUN($character) } z wyposażeniem: { $equipment }
}
lg-act-order = { $order ->
    [hidden] Tajny rozkaz – { NOUN($character) }
   *[other] Rozkaz { NOUN($order) } – { NOUN($character) }
}
lg-act-reclaim = Weź za darmo z powrotem wszystkie zużyte żetony
lg-act-done = Zakończ
lg-act-turn-up = { $equipment ->
    [0] Przy intrydze { NOUN($plot) } jest { NOUN($character) }
   *[other] Przy intrydze { NOUN($plot) } jest { NOUN($character) } z wyposażeniem: { $equipment }
}
lg-act-reveal = { $order ->
    [none] Odwróć rozkaz – { NOUN($character) }
   *[other] Odwróć rozkaz – { NOUN($character) }: „{ NOUN($order) }”
}
lg-act-withhold = Odłóż zakryty rozkaz – { NOUN($character) }
lg-act-move = Do intrygi { NOUN($plot) } przejdzie { NOUN($character) }
lg-act-wound = Zrań frakcję { NOUN($faction) }
lg-act-suffer = Ranę odniesie { NOUN($character) }
lg-act-lure = Wywab: odejdzie { NOUN($character) }
lg-act-bring = Przyjdzie tu { NOUN($character) }
lg-act-sacrifice = Ofiarą będzie { NOUN($character) }
lg-act-swap = Miejscem zamieni się { NOUN($character) }
lg-act-sabotage = Rozkaz straci { NOUN($character) }
lg-act-withdraw = Wycofaj na rękę
lg-act-forgo = Nie rób nic
lg-act-charge = Szarża na frakcję { NOUN($faction) }
lg-act-maim = Przemoc wobec frakcji { NOUN($faction) }
lg-act-mutilate = Umiejętność { NOUN($skill) } straci { NOUN($character) }
lg-act-aid = Opatruje { NOUN($helper) }, leczy się { NOUN($character) }
lg-act-heal = Z rany wyleczy się { NOUN($character) }
lg-act-warm = Odmrożenia pozbędzie się { NOUN($character) }
lg-act-dispatch = Zagraj depeszę { NOUN($dispatch) }
lg-act-receive = { $dispatch ->
    [hidden] Weź depeszę
   *[other] Wzięta depesza { NOUN($dispatch) }
}
lg-act-keep = { $dispatch ->
    [hidden] Zatrzymaj depeszę w tajemnicy
   *[other] Zatrzymaj depeszę { NOUN($dispatch) }
}
lg-act-strike = Ranę odniesie { NOUN($character) }
lg-act-support = Siła większa o 2 przy intrydze { NOUN($plot) }
lg-act-supply = Kup 1 zapas za 1 punkt

## Odmowy

lg-refused-faction = Wybierz frakcję, którą nikt jeszcze nie gra.
lg-refused-commander = Wybierz jednego z dwóch dowódców swojej frakcji.
lg-refused-officer = Wybierz jednego z dwóch oficerów swojej frakcji.
lg-refused-tuck = Wybierz dwie z sześciu dobranych postaci.
lg-refused-deck = Twoja talia jest pusta.
lg-refused-afford = To kosztuje { $cost ->
    [one] 1 zapas
    [few] { $cost } zapasy
   *[other] { $cost } zapasów
}, a tyle nie masz.
lg-refused-recover = Nie masz takiego zużytego żetonu.
lg-refused-once = To wyposażenie już kupiono: { NOUN($equipment) }. Każdy rodzaj kupuje się tylko raz.
lg-refused-not-in-hand = { NOUN($character) } nie jest na twojej ręce, a wyposażenie dostają tylko postacie na ręce.
lg-refused-bank = Nie ma już kart: { NOUN($equipment) }.
lg-refused-exams = { NOUN($character) } jest już oficerem.
lg-refused-duplicate = { NOUN($character) } ma już to, co daje { NOUN($equipment) }.
lg-refused-no-dispatch = Nie masz tej depeszy.
lg-refused-dispatch-idle = Twoja depesza nie miałaby teraz żadnego efektu.
lg-refused-keep = Zatrzymaj jedną z dwóch dobranych depesz.
lg-refused-hand = { NOUN($character) } nie jest na twojej ręce.
lg-refused-elsewhere = Według wszystkiego, co widział cały stół, to niemożliwe.
lg-refused-plot = { NOUN($plot) } nie należy do intryg tej rundy.
lg-refused-taiga = W głębokiej tajdze do jednej intrygi idą najwyżej dwie twoje postacie.
lg-refused-entry = { NOUN($character) } nie ma umiejętności, której wymaga intryga { NOUN($plot) }.
lg-refused-reclaim = Masz jeszcze dostępny żeton; za darmo żetony wracają dopiero, gdy nie masz żadnego.
lg-refused-no-order-left = Nie możesz już wydać kolejnego rozkazu.
lg-refused-token = Ten żeton nie jest dostępny: { NOUN($order) }
lg-refused-snowstorm = W burzy śnieżnej nie można wydać rozkazu { NOUN($order) }
lg-refused-order-target = { NOUN($character) } nie jest twoją postacią przy intrygach.
lg-refused-ordered = { NOUN($character) } ma już w tej rundzie rozkaz.
lg-refused-giver = { NOUN($character) } wydaje rozkazy, więc ich nie dostaje.
lg-refused-no-token = Na tej postaci nie leży twój zakryty rozkaz: { NOUN($character) }.
lg-refused-wound = Wybierz wrogą frakcję przy tej intrydze.
lg-refused-order = Rozkaz na to nie pozwala: { NOUN($order) }
lg-refused-suffer = Wybierz swoją postać przy tej intrydze, która jeszcze nie ginie.
lg-refused-charge = Szarża trafia wrogą frakcję, która ma tu kogoś żywego.
lg-refused-violence = Przemoc trafia wrogą frakcję, która ma tu co stracić.
lg-refused-mutilation = Wybierz swoją postać przy tej intrydze i umiejętność, którą jeszcze ma.
lg-refused-aid = Każdy opatruje raz, i to inną swoją ranną postać przy tej samej intrydze.
lg-refused-heal = Wybierz swoją ranną postać przy tej intrydze.
lg-refused-warm = Wybierz swoją odmrożoną postać przy tej intrydze.
lg-refused-unhurt = Nie ma czego leczyć: { NOUN($character) }.
lg-refused-points = To kosztuje { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[other] { $cost } punktów
}, a tyle nie masz.

## Kłopoty z pozycjami i pakietami danych

lg-malformed-faction = frakcja ma 15 postaci, w tym dwóch oficerów; popraw listę.
lg-malformed-few = za mało; podaj co najmniej { $least }.
lg-malformed-commanders = każda frakcja ma dwóch dowódców; popraw listę.
lg-malformed-sleeve = { NOUN($character) } nie może mieć w koszulce tego wszystkiego; usuń to, co podwójne albo śmiertelne.

## Tryby i opcje

lg-mode-standard = Gra podstawowa
lg-mode-standard-about = Cztery rundy; wygrywa, kto ma najwięcej punktów zwycięstwa.
lg-mode-dispatches = Depesze
lg-mode-dispatches-about = Od drugiej rundy każdy ma tajną depeszę, którą zagra albo za którą zdobędzie punkty.
lg-mode-survival = Walka o przetrwanie
lg-mode-survival-about = Kampania trzech gier z tymi samymi żołnierzami, ich ranami i wyposażeniem.
lg-option-factions = frakcje
lg-option-factions-about = Frakcje i dowódców gracze wybierają albo losują.
lg-option-factions-chosen = wybierane
lg-option-factions-dealt = losowane
lg-option-recruiting = werbunek
lg-option-recruiting-about = Gracze werbują i kupują po kolei albo wszyscy naraz.
lg-option-recruiting-in-turn = po kolei
lg-option-recruiting-at-once = naraz
lg-option-recover = odzyskane żetony
lg-option-recover-about = Co dają 2 zapasy: jeden zużyty żeton albo wszystkie.
lg-option-recover-one = jeden
lg-option-recover-all = wszystkie
lg-option-exams-receive = rozkazy po egzaminie
lg-option-exams-receive-about = Czy postać z egzaminem oficerskim może dostawać rozkazy.
lg-option-exams-receive-true = tak
lg-option-exams-receive-false = nie

## Przy stole, i co można wybrać, zanim się powie czym

lg-ui-welcome = Poprowadź swoją frakcję przez cztery rundy. Wysyłaj żołnierzy do intryg, wydawaj tajne rozkazy i zdobądź najwięcej punktów.
lg-ui-headline = { $mode } · gra { $game } · runda { $round }
lg-ui-reward = { lg-points }, { lg-supplies }
lg-ui-first = pierwszy gracz
lg-ui-hand = ręka
lg-ui-tokens = dostępne rozkazy
lg-ui-used = zużyte rozkazy
lg-ui-graveyard = cmentarz
lg-ui-dispatch = depesza
lg-verb-equip = kup wyposażenie
lg-verb-recover = odzyskaj żeton
lg-verb-send = wyślij postać
lg-verb-order = wydaj rozkaz
lg-verb-reveal = odwróć rozkaz
lg-verb-withhold = odłóż zakryty rozkaz
lg-verb-dispatch = zagraj depeszę
lg-verb-heal = wylecz ranę
lg-verb-warm = usuń odmrożenie
lg-verb-faction = wybierz frakcję
lg-verb-commander = wybierz dowódcę
lg-verb-officer = wybierz oficera
lg-verb-tuck = odłóż dwie pod talię
lg-verb-move = przejdź do innej intrygi
lg-verb-wound = zrań frakcję
lg-verb-suffer = odnieś ranę
lg-verb-lure = wywab kogoś
lg-verb-bring = sprowadź kogoś
lg-verb-sacrifice = poświęć kogoś
lg-verb-swap = zamień się miejscem
lg-verb-sabotage = zniwecz rozkaz
lg-verb-charge = szarżuj
lg-verb-maim = użyj przemocy
lg-verb-mutilate = strać umiejętność
lg-verb-aid = udziel pierwszej pomocy
lg-verb-keep = zatrzymaj depeszę
lg-verb-strike = zrań postać
lg-verb-support = zwiększ siłę przy intrydze
lg-ui-diary = Dziennik wojenny
lg-ui-diary-empty = Nic jeszcze nie zapisano: pierwsza gra kampanii trwa.
lg-ui-diary-game = Gra { $game }
lg-ui-diary-chart = Suma punktów po kolejnych grach
lg-ui-diary-rank = miejsce
lg-ui-diary-faction = frakcja
lg-ui-diary-commander = dowódca
lg-ui-diary-points = punkty
lg-ui-diary-left = zostało
lg-ui-diary-supplies = zapasy
lg-ui-diary-total = suma
lg-ui-diary-games = gra
