### Quartermaster General. Najpierw rzeczowniki; o ich formy pyta NOUN($noun, case: …): „gen” to przypadek,
### „where” miejsce razem z przyimkiem. Zdania stawiają państwo przed dwukropkiem, by nie trzeba było zgody.

qm-title = Quartermaster General WW2
qm-tagline = Przerwij zaopatrzenie, a wróg się podda

## Strony i państwa

qm-side-axis = Oś
    .gen = Osi
qm-side-allies = Alianci
    .gen = Aliantów
qm-country-GER = Niemcy
    .gen = Niemiec
qm-country-UK = Wielka Brytania
    .gen = Wielkiej Brytanii
qm-country-JPN = Japonia
    .gen = Japonii
qm-country-USSR = ZSRR
    .gen = ZSRR
qm-country-ITA = Włochy
    .gen = Włoch
qm-country-USA = USA
    .gen = USA

## Obszary

qm-space-canada = Kanada
    .where = w Kanadzie
qm-space-pacific-northwest = Północno-Zachodnie Wybrzeże
    .where = na Północno-Zachodnim Wybrzeżu
qm-space-eastern-us = Wschodnie USA
    .where = we Wschodnich USA
qm-space-western-us = Zachodnie USA
    .where = w Zachodnich USA
qm-space-latin-america = Ameryka Łacińska
    .where = w Ameryce Łacińskiej
qm-space-hawaii = Hawaje
    .where = na Hawajach
qm-space-iceland = Islandia
    .where = na Islandii
qm-space-united-kingdom = Wielka Brytania
    .where = w Wielkiej Brytanii
qm-space-scandinavia = Skandynawia
    .where = w Skandynawii
qm-space-western-europe = Europa Zachodnia
    .where = w Europie Zachodniej
qm-space-germany = Niemcy
    .where = w Niemczech
qm-space-italy = Włochy
    .where = we Włoszech
qm-space-balkans = Bałkany
    .where = na Bałkanach
qm-space-eastern-europe = Polska
    .where = w Polsce
qm-space-ukraine = Ukraina
    .where = w Ukrainie
qm-space-russia = Leningrad
    .where = w Leningradzie
qm-space-moscow = Moskwa
    .where = w Moskwie
qm-space-siberia = Syberia
    .where = na Syberii
qm-space-kazakhstan = Kazachstan
    .where = w Kazachstanie
qm-space-mongolia = Mongolia
    .where = w Mongolii
qm-space-vladivostok = Władywostok
    .where = we Władywostoku
qm-space-north-africa = Afryka Północna
    .where = w Afryce Północnej
qm-space-africa = Afryka
    .where = w Afryce
qm-space-madagascar = Madagaskar
    .where = na Madagaskarze
qm-space-middle-east = Bliski Wschód
    .where = na Bliskim Wschodzie
qm-space-india = Indie
    .where = w Indiach
qm-space-szechuan = Syczuan
    .where = w Syczuanie
qm-space-china = Chiny
    .where = w Chinach
qm-space-southeast-asia = Azja Południowo-Wschodnia
    .where = w Azji Południowo-Wschodniej
qm-space-japan = Japonia
    .where = w Japonii
qm-space-philippines = Filipiny
    .where = na Filipinach
qm-space-indonesia = Indonezja
    .where = w Indonezji
qm-space-new-guinea = Nowa Gwinea
    .where = na Nowej Gwinei
qm-space-iwo-jima = Iwo Jima
    .where = na Iwo Jimie
qm-space-australia = Australia
    .where = w Australii
qm-space-new-zealand = Nowa Zelandia
    .where = na Nowej Zelandii
qm-space-north-atlantic = Północny Atlantyk
    .where = na Północnym Atlantyku
qm-space-south-atlantic = Południowy Atlantyk
    .where = na Południowym Atlantyku
qm-space-southern-ocean = Ocean Południowy
    .where = na Oceanie Południowym
qm-space-north-sea = Wschodni Atlantyk
    .where = na Wschodnim Atlantyku
qm-space-baltic-sea = Morze Bałtyckie
    .where = na Morzu Bałtyckim
qm-space-mediterranean-sea = Morze Śródziemne
    .where = na Morzu Śródziemnym
qm-space-black-sea = Morze Czarne
    .where = na Morzu Czarnym
qm-space-caspian-sea = Morze Kaspijskie
    .where = na Morzu Kaspijskim
qm-space-bay-of-bengal = Zatoka Bengalska
    .where = w Zatoce Bengalskiej
qm-space-indian-ocean = Ocean Indyjski
    .where = na Oceanie Indyjskim
qm-space-south-china-sea = Morze Południowochińskie
    .where = na Morzu Południowochińskim
qm-space-sea-of-japan = Morze Japońskie
    .where = na Morzu Japońskim
qm-space-north-pacific = Północny Pacyfik
    .where = na Północnym Pacyfiku
qm-space-central-pacific = Środkowy Pacyfik
    .where = na Środkowym Pacyfiku
qm-space-south-pacific = Południowy Pacyfik
    .where = na Południowym Pacyfiku
qm-space-east-pacific = Wschodni Pacyfik
    .where = na Wschodnim Pacyfiku
qm-space-southeast-pacific = Południowo-Wschodni Pacyfik
    .where = na Południowo-Wschodnim Pacyfiku

## Typy kart

qm-kind-build-army = Sformuj armię!
qm-kind-land-battle = Bitwa lądowa!
qm-kind-build-navy = Sformuj flotę!
qm-kind-sea-battle = Bitwa morska!
qm-kind-economic-warfare = Wojna ekonomiczna!
qm-kind-event = Wydarzenie!
qm-kind-response = Reakcja!
qm-kind-status = Status!

## Karty

qm-card-hidden = karta
qm-card-deck = wierzch talii
qm-card-build-army = Sformuj armię
qm-text-build-army = Sformuj armię na obszarze sąsiadującym ze swoją zaopatrzoną jednostką albo w stolicy.
qm-card-land-battle = Bitwa lądowa
qm-text-land-battle = Usuń wrogą armię z obszaru sąsiadującego ze swoją zaopatrzoną jednostką.
qm-card-build-navy = Sformuj flotę
qm-text-build-navy = Sformuj flotę na obszarze sąsiadującym ze swoją zaopatrzoną jednostką.
qm-card-sea-battle = Bitwa morska
qm-text-sea-battle = Usuń wrogą flotę z obszaru sąsiadującego ze swoją zaopatrzoną jednostką.
qm-card-abundant-resources = Bogate złoża
qm-text-abundant-resources = W swojej fazie dominacji zdobądź 1 PZ za każdą niemiecką armię w Ukrainie, Kazachstanie i Leningradzie.
qm-card-atlantic-wall = Wał Atlantycki
qm-text-atlantic-wall = Raz na turę, gdy celem bitwy jest armia Osi w Europie Zachodniej: atakujące państwo odrzuca 3 karty z wierzchu swojej talii.
qm-card-bias-for-action = Skłonność do działania
qm-text-bias-for-action = Raz na turę, gdy sformujesz armię: odrzuć 1 kartę z talii, aby wywołać bitwę lądową na obszarze sąsiadującym z nią.
qm-card-blitzkrieg = Blitzkrieg
qm-text-blitzkrieg = Raz na turę, gdy wywołujesz bitwę lądową: odrzuć 1 kartę z talii, aby sformować tam armię.
qm-card-conscription = Pobór
qm-text-conscription = Zamiast zagrać kartę: odrzuć 2 karty z talii, aby sformować armię.
qm-card-dive-bombers = Bombowce nurkujące
qm-text-dive-bombers = Raz na turę, gdy wywołujesz bitwę lądową: odrzuć 1 kartę z talii, aby wywołać kolejną tam albo na obszarze sąsiednim.
qm-card-jet-fighters = Myśliwce odrzutowe
qm-text-jet-fighters = Przez każdą wojnę ekonomiczną tracisz o 3 karty mniej.
qm-card-superior-planning = Doskonałe planowanie
qm-text-superior-planning = Raz na turę, na początku swojej tury: obejrzyj 4 wierzchnie karty talii i odłóż je w dowolnej kolejności.
qm-card-swedish-iron-ore = Szwedzka ruda żelaza
qm-text-swedish-iron-ore = W swojej fazie dominacji zdobądź 1 PZ za niemiecką flotę na Morzu Bałtyckim i 1 PZ za niemiecką armię w Skandynawii.
qm-card-synthetic-fuel = Paliwo syntetyczne
qm-text-synthetic-fuel = Raz na turę, gdy sformujesz armię: odrzuć 2 karty z talii, aby sformować kolejną na obszarze sąsiednim.
qm-card-volksturm = Volkssturm
qm-text-volksturm = Raz na turę, na początku swojej tury: odrzuć 1 kartę z talii, aby wystawić armię w Niemczech.
qm-card-wolf-packs = Wilcze stada
qm-text-wolf-packs = Twoje karty Okrętów podwodnych zabierają celowi o 2 karty więcej, a o 3, gdy niemiecka armia jest w Skandynawii.
qm-card-broad-front = Szeroki front
qm-text-broad-front = Wywołaj do trzech bitew lądowych na obszarach, gdzie na początku tury sowiecka armia sąsiadowała z niemiecką.
qm-card-forced-conscription = Przymusowy pobór
qm-text-forced-conscription = Wystaw jedną albo dwie armie w Niemczech lub na sąsiednich obszarach lądowych.
qm-card-guns-and-butter = Armaty i masło
qm-text-guns-and-butter = Sformuj armię albo flotę, albo wywołaj bitwę lądową lub morską.
qm-card-military-dictatorships = Dyktatury wojskowe na Bałkanach
qm-text-military-dictatorships = Wystaw włoską armię na Bałkanach. Następnie wyeliminuj armię Aliantów w Ukrainie.
qm-card-german-plunder = Grabież
qm-text-german-plunder = Zdobądź 1 PZ za każdą niemiecką jednostkę poza Niemcami.
qm-card-autobahn = Autostrady
qm-text-autobahn = Każdą swoją armię po kolei możesz wyeliminować, a następnie sformować na nowo.
qm-card-submarines-blockade = Okręty podwodne egzekwują blokadę
qm-text-submarines-blockade = Za każdą niemiecką armię sąsiadującą ze Wschodnim Atlantykiem zdobądź 1 PZ, a Wielka Brytania odrzuca 2 karty z talii.
qm-card-submarines-atlantic = Okręty podwodne w bitwie o Atlantyk
qm-text-submarines-atlantic = Za każdą niemiecką flotę zdobądź 1 PZ, a Wielka Brytania odrzuca 2 karty z talii.
qm-card-submarines-monsoon = Okręty podwodne grupy Monsun
qm-text-submarines-monsoon = Wybrane państwo Aliantów odrzuca 2 karty z talii. Zdobądź 2 PZ.
qm-card-submarines-shipping = Okręty podwodne polują na statki bez eskorty
qm-text-submarines-shipping = Wielka Brytania odrzuca 2 karty z talii i 3 kolejne, jeśli na Wschodnim Atlantyku nie ma floty Aliantów. Zdobądź 1 PZ.
qm-card-submarines-murmansk = Okręty podwodne atakują konwój do Murmańska
qm-text-submarines-murmansk = Za każdą niemiecką jednostkę w Skandynawii lub na obszarze sąsiednim zdobądź 1 PZ, a ZSRR odrzuca 2 karty z talii.
qm-card-v-weapons = Broń V
qm-text-v-weapons = Jeśli niemiecka armia jest w Europie Zachodniej, zdobądź 3 PZ, a Wielka Brytania odrzuca 1 kartę z talii.
qm-card-directorate-of-manpower = Australia tworzy Dyrektoriat Siły Roboczej
qm-text-directorate-of-manpower = Zawsze gdy możesz sformować armię, możesz ją zamiast tego wystawić w Australii.
qm-card-free-france = Wolna Francja
qm-text-free-france = Zamiast zagrać kartę: odrzuć 2 karty z ręki, aby sformować armię w Europie Zachodniej.
qm-card-lord-linlithgow = Markiz Linlithgow ogłasza, że Indie są w stanie wojny
qm-text-lord-linlithgow = Zawsze gdy możesz sformować armię, możesz ją zamiast tego wystawić w Indiach.
qm-card-mackenzie-king = Mackenzie King mobilizuje zasoby Kanady
qm-text-mackenzie-king = W swojej fazie dominacji zdobądź 1 PZ za brytyjską flotę na Północnym Atlantyku i 1 PZ za brytyjską armię w Kanadzie.
qm-card-resistance = Ruch oporu
qm-text-resistance = Zamiast zagrać kartę: odrzuć 2 karty z ręki, aby wywołać bitwę w Europie Zachodniej albo we Włoszech.
qm-card-royal-navy = Królewska Marynarka
qm-text-royal-navy = Raz na turę, gdy wywołujesz bitwę morską: odrzuć 2 karty z ręki, aby wywołać kolejną bitwę morską.
qm-card-dutch-east-indies = Holenderskie Indie Wschodnie
qm-text-dutch-east-indies = Wystaw armię w Indonezji, armię na Nowej Gwinei i flotę na Morzu Południowochińskim.
qm-card-general-smuts = Generał Smuts zacieśnia więzi z Wielką Brytanią
qm-text-general-smuts = Wystaw armię w Afryce. Następnie wystaw flotę na Oceanie Południowym albo w Zatoce Bengalskiej.
qm-card-commonwealth-support = Większe wsparcie Wspólnoty Narodów
qm-text-commonwealth-support = Wystaw armię w Indiach, Australii albo Kanadzie.
qm-card-king-peter = Król Piotr na tronie Jugosławii
qm-text-king-peter = Wyeliminuj armię Osi na Bałkanach. Następnie wystaw tam armię.
qm-card-ledo-and-burma-roads = Drogi Ledo i Birmańska
qm-text-ledo-and-burma-roads = Sformuj armię w Azji Południowo-Wschodniej. Następnie wywołaj bitwę w Chinach albo w Syczuanie.
qm-card-singapore-fortified = Umocniony Singapur
qm-text-singapore-fortified = Wystaw armię w Azji Południowo-Wschodniej. Następnie wystaw flotę na Morzu Południowochińskim.
qm-card-bomber-command = Dowództwo bombowe
qm-text-bomber-command = Niemcy albo Włochy, według twojego wyboru, odrzucają 4 karty z talii.
qm-card-malta-submarines = Okręty podwodne z Malty
qm-text-malta-submarines = Niemcy, potem Włochy: odrzucają 2 karty z talii albo eliminują własną flotę na Morzu Śródziemnym.
qm-card-asw-tactics = Taktyka przeciwpodwodna
qm-text-asw-tactics = Gdy Oś zagra wojnę ekonomiczną: nie dzieje się nic z jej treści.
qm-card-defensive-posture = Postawa obronna
qm-text-defensive-posture = Gdy zaopatrzona brytyjska armia ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-destroyers = Niszczyciele
qm-text-destroyers = Gdy zaopatrzona brytyjska albo amerykańska flota ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-enigma = Złamanie kodu Enigmy
qm-text-enigma = Gdy Niemcy wykorzystały kartę „Status!”: ta karta zostaje odrzucona.
qm-card-loyal-to-the-crown = Lojalni Koronie
qm-text-loyal-to-the-crown = Zaraz po tym, jak armia Osi zostanie sformowana w Indiach, Australii albo Kanadzie: wyeliminuj ją.
qm-card-raf = RAF
qm-text-raf = Gdy brytyjska jednostka w Wielkiej Brytanii lub na obszarze sąsiednim ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-rationing = Racjonowanie
qm-text-rationing = Gdy zagrasz kartę w swojej fazie działań: wtasuj ją do talii, zamiast ją odrzucać.
qm-card-forward-bases = Wysunięte bazy
qm-text-forward-bases = W swojej fazie dominacji zdobądź 2 PZ, jeśli japońska armia jest na Hawajach, Północno-Zachodnim Wybrzeżu albo Nowej Zelandii.
qm-card-co-prosperity-sphere = Strefa Wspólnego Dobrobytu Wielkiej Azji Wschodniej
qm-text-co-prosperity-sphere = W swojej fazie dominacji zdobądź 1 PZ za każdą japońską armię w Indonezji, na Nowej Gwinei i w Azji Południowo-Wschodniej.
qm-card-imperial-designs = Imperialne plany
qm-text-imperial-designs = W swojej fazie dominacji zdobądź 1 PZ, jeśli japońska armia jest na Iwo Jimie albo na Filipinach.
qm-card-merchant-shipping = Niezakłócona żegluga handlowa
qm-text-merchant-shipping = W swojej fazie dominacji zdobądź 1 PZ, jeśli na Hawajach nie ma armii Aliantów.
qm-card-indian-ocean-patrols = Patrole na Oceanie Indyjskim
qm-text-indian-ocean-patrols = Za każdą japońską flotę w Zatoce Bengalskiej lub na obszarze sąsiednim zdobądź 2 PZ, a Wielka Brytania odrzuca 2 karty z talii.
qm-card-submarines-pacific = Okręty podwodne wspierają wyspy Pacyfiku
qm-text-submarines-pacific = Za każdą japońską flotę na Wschodnim Pacyfiku lub na obszarze sąsiednim zdobądź 2 PZ, a USA odrzucają 2 karty z talii.
qm-card-banzai-charge = Szarża banzai
qm-text-banzai-charge = Gdy wywołujesz bitwę lądową: wywołaj kolejną tam albo na obszarze sąsiednim.
qm-card-battleship-repair = Naprawa pancerników
qm-text-battleship-repair = Gdy zaopatrzona japońska flota ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-china-offensive = Ofensywa w Chinach
qm-text-china-offensive = Gdy wywołujesz bitwę w Chinach lub na sąsiednim obszarze lądowym: sformuj tam armię, a następnie wywołaj bitwę na jednym z tych obszarów.
qm-card-destroyer-transport = Transport na niszczycielach
qm-text-destroyer-transport = Gdy wywołujesz bitwę morską: sformuj jedną albo dwie armie na sąsiednich obszarach lądowych.
qm-card-fall-of-singapore = Upadek Singapuru
qm-text-fall-of-singapore = Gdy wywołujesz bitwę w Azji Południowo-Wschodniej: wywołaj bitwę na Morzu Południowochińskim, a następnie wystaw armię w Azji Południowo-Wschodniej.
qm-card-kamikaze = Kamikadze
qm-text-kamikaze = Zaraz po tym, jak flota Aliantów zostanie sformowana na obszarze sąsiadującym z japońską jednostką: wyeliminuj ją.
qm-card-kwantung-army = Armia Kwantuńska
qm-text-kwantung-army = Gdy zaopatrzona japońska armia w Chinach, Syczuanie, Mongolii albo Władywostoku ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-mobile-force = Mobilne siły
qm-text-mobile-force = Na początku swojej tury: wystaw flotę na Północnym Pacyfiku lub na sąsiednim obszarze morskim.
qm-card-naval-landing-forces = Specjalne siły desantowe
qm-text-naval-landing-forces = Gdy sformujesz flotę: sformuj jedną albo dwie armie na sąsiadujących z nią obszarach lądowych.
qm-card-surprise-attack = Atak z zaskoczenia
qm-text-surprise-attack = Gdy wywołujesz bitwę morską: wywołaj kolejną bitwę morską, a następnie bitwę lądową.
qm-card-truk = Truk
qm-text-truk = W dowolnej chwili swojej tury: do jej końca japońskie jednostki na Środkowym Pacyfiku i obszarach sąsiednich są zaopatrzone.
qm-card-frontal-assault = Atak frontalny
qm-text-frontal-assault = Raz na turę, gdy wywołujesz bitwę lądową: odrzuć 2 karty z ręki, aby wywołać kolejną tam albo na obszarze sąsiednim.
qm-card-guards = Gwardia
qm-text-guards = Zamiast zagrać kartę: odrzuć 2 karty z ręki, aby zagrać kartę Sformuj armię ze swojego stosu kart odrzuconych.
qm-card-scorched-earth = Spalona ziemia
qm-text-scorched-earth = Ukraina nie jest dla Osi obszarem z zaopatrzeniem.
qm-card-evacuation-council = Rada Ewakuacyjna Szwernika
qm-text-evacuation-council = Sowieckie armie są zawsze zaopatrzone. Miejsca ich formowania się nie zmieniają.
qm-card-stavka = Stawka tworzy korpusy artylerii
qm-text-stavka = Raz na turę, gdy wywołujesz bitwę lądową: odrzuć 1 kartę z ręki, aby wywołać tam kolejną bitwę.
qm-card-women-conscripts = Pobór kobiet
qm-text-women-conscripts = Gdy zagrasz kartę Sformuj armię w swojej fazie działań: połóż ją na wierzchu talii, zamiast ją odrzucać.
qm-card-general-winter = Generał Mróz
qm-text-general-winter = Wyeliminuj jedną albo dwie armie Osi w Moskwie lub na sąsiednich obszarach lądowych.
qm-card-german-soviet-treaty = Niemiecko-sowiecki traktat o przyjaźni, współpracy i granicach
qm-text-german-soviet-treaty = Wystaw armię w Leningradzie i armię w Polsce.
qm-card-mao-tse-tung = Mao Zedong
qm-text-mao-tse-tung = Wyeliminuj armię Osi w Chinach albo w Syczuanie.
qm-card-titos-partisans = Partyzantka Tito
qm-text-titos-partisans = Wyeliminuj armię Osi na Bałkanach. Następnie wystaw tam sowiecką albo brytyjską armię.
qm-card-trans-siberian-railroad = Kolej Transsyberyjska
qm-text-trans-siberian-railroad = Każdą swoją armię po kolei możesz wyeliminować, a następnie sformować na nowo.
qm-card-vasilevsky = Wasilewski obejmuje dowództwo na Dalekim Wschodzie
qm-text-vasilevsky = Wystaw armię we Władywostoku. Następnie wywołaj bitwę w Chinach.
qm-card-defense-of-the-motherland = Obrona Ojczyzny
qm-text-defense-of-the-motherland = Na początku swojej tury: wystaw armię w Moskwie lub na sąsiednim obszarze lądowym, a następnie wyeliminuj armię Osi w Moskwie.
qm-card-leningrad-holds = Obrona Leningradu
qm-text-leningrad-holds = Gdy sowiecka armia w Leningradzie ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-moscow-holds = Obrona Moskwy
qm-text-moscow-holds = Gdy sowiecka armia w Moskwie ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-rasputitsa = Rasputica
qm-text-rasputitsa = Zaraz po tym, jak armia Osi zostanie sformowana w Moskwie lub na obszarze sąsiednim: wyeliminuj ją.
qm-card-stalingrad = Obrona Stalingradu
qm-text-stalingrad = Gdy sowiecka armia w Ukrainie ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-anti-communist-sentiment = Nastroje antykomunistyczne
qm-text-anti-communist-sentiment = W swojej fazie dominacji zdobądź 1 PZ za każdą włoską armię w Leningradzie i Ukrainie.
qm-card-balkan-resources = Zasoby Bałkanów
qm-text-balkan-resources = W swojej fazie dominacji zdobądź 1 PZ, jeśli włoska armia jest na Bałkanach.
qm-card-bravado = Brawura
qm-text-bravado = Zamiast zagrać kartę: odrzuć 2 karty z talii, aby wywołać bitwę lądową.
qm-card-impero-italiano = Impero Italiano
qm-text-impero-italiano = W swojej fazie dominacji zdobądź 1 PZ za każdą armię Osi w Afryce Północnej, Afryce i na Bliskim Wschodzie.
qm-card-mare-nostrum = Mare Nostrum
qm-text-mare-nostrum = W swojej fazie dominacji zdobądź 1 PZ za każdą włoską flotę.
qm-card-afrika-korps = Afrika Korps
qm-text-afrika-korps = Wystaw niemiecką armię w Afryce Północnej i niemiecką flotę na Morzu Śródziemnym.
qm-card-division-azul = Błękitna Dywizja
qm-text-division-azul = ZSRR traci losową zakrytą kartę Reakcja, nie pokazując jej.
qm-card-german-aid-in-greece = Niemiecka pomoc w Grecji
qm-text-german-aid-in-greece = Wyeliminuj armię Aliantów na Bałkanach. Następnie wystaw tam niemiecką armię.
qm-card-italian-east-africa = Włoska Afryka Wschodnia
qm-text-italian-east-africa = Sformuj armię w Afryce Północnej. Następnie sformuj flotę w Zatoce Bengalskiej.
qm-card-italy-attacks-communists = Włochy atakują komunistów
qm-text-italy-attacks-communists = Sformuj armię w Ukrainie. Następnie sformuj armię w Leningradzie.
qm-card-italian-plunder = Grabież
qm-text-italian-plunder = Zdobądź 1 PZ za każdą włoską jednostkę poza Włochami.
qm-card-decima-flottiglia = Decima Flottiglia MAS (płetwonurkowie)
qm-text-decima-flottiglia = Wielka Brytania odrzuca 1 kartę z talii i jeszcze 1, jeśli na Morzu Śródziemnym nie ma floty Aliantów. Zdobądź 1 PZ.
qm-card-regia-marina = Regia Marina zamyka szlaki morskie
qm-text-regia-marina = Za każdą włoską flotę zdobądź 1 PZ, a Wielka Brytania odrzuca 1 kartę z talii.
qm-card-german-reinforcements = Kontratak niemieckich posiłków
qm-text-german-reinforcements = Gdy włoska armia, która była zaopatrzona, zostanie usunięta: wystaw w jej miejscu niemiecką armię.
qm-card-monte-cassino = Monte Cassino
qm-text-monte-cassino = Gdy armia Osi we Włoszech ma zostać usunięta: do końca tury nie można jej usunąć.
qm-card-romanian-reinforcements = Rumuńskie posiłki
qm-text-romanian-reinforcements = Gdy niemiecka armia, która była zaopatrzona, zostanie usunięta: wystaw w jej miejscu włoską armię.
qm-card-skilled-pilots = Doświadczeni piloci
qm-text-skilled-pilots = Gdy masz stracić karty przez wojnę ekonomiczną: tracisz o 5 mniej.
qm-card-aircraft-carriers = Lotniskowce
qm-text-aircraft-carriers = Raz na turę, gdy wywołujesz bitwę morską: odrzuć 1 kartę z talii, aby sformować tam flotę.
qm-card-volunteer-group = Amerykańska Grupa Ochotnicza rośnie
qm-text-volunteer-group = Armie Aliantów w Syczuanie są zaopatrzone. Zamiast zagrać kartę: odrzuć 2 karty z talii, aby wystawić tam armię.
qm-card-amphibious-landings = Desanty morskie
qm-text-amphibious-landings = Raz na turę, gdy wywołujesz bitwę lądową na obszarze sąsiadującym ze swoją zaopatrzoną flotą: odrzuć 1 kartę z talii, aby sformować tam armię.
qm-card-flying-fortresses = Latające fortece
qm-text-flying-fortresses = Twoje karty Wojna ekonomiczna zabierają celowi o 2 karty więcej.
qm-card-radar = Radar
qm-text-radar = Raz na turę, gdy celem bitwy jest twoja zaopatrzona flota: odrzuć 2 karty z talii, a nie zostanie usunięta.
qm-card-rosie-the-riveter = Nitowaczka Rosie
qm-text-rosie-the-riveter = Raz na turę, na początku swojej fazy odrzucania: połóż jedną albo dwie karty z ręki pod talią.
qm-card-superior-shipyards = Doskonałe stocznie
qm-text-superior-shipyards = Raz na turę, gdy sformujesz flotę: odrzuć 1 kartę z talii, aby sformować kolejną.
qm-card-wartime-production = Produkcja wojenna
qm-text-wartime-production = Raz na turę, gdy sformujesz armię: odrzuć 1 kartę z talii, aby sformować kolejną.
qm-card-arsenal-of-democracy = Arsenał demokracji
qm-text-arsenal-of-democracy = Wielka Brytania może sformować armię i flotę, w dowolnej kolejności.
qm-card-pearl-harbor = Flota w Pearl Harbor
qm-text-pearl-harbor = Wystaw armię na Hawajach. Następnie sformuj flotę na Północnym, Środkowym albo Wschodnim Pacyfiku.
qm-card-flexible-resources = Elastyczne zasoby
qm-text-flexible-resources = Zagraj inną kartę ze swojego stosu kart odrzuconych.
qm-card-free-french-allies = Sojusznicy z Wolnej Francji
qm-text-free-french-allies = Wielka Brytania może wystawić armię w Europie Zachodniej, Afryce Północnej albo Afryce.
qm-card-guadalcanal = Guadalcanal
qm-text-guadalcanal = Wystaw armię na Nowej Zelandii. Następnie sformuj flotę na Południowym albo Wschodnim Pacyfiku.
qm-card-lend-lease = Lend-Lease
qm-text-lend-lease = Wielka Brytania albo ZSRR, według twojego wyboru, może zagrać kartę, a następnie dobiera kartę.
qm-card-murmansk-convoy = Konwój do Murmańska
qm-text-murmansk-convoy = Wystaw sowiecką armię w Leningradzie. Następnie ZSRR może sformować armię.
qm-card-operation-magic = Operacja Magic
qm-text-operation-magic = Japonia traci losową zakrytą kartę Reakcja, nie pokazując jej.
qm-card-patton-advances = Patton naciera
qm-text-patton-advances = Sformuj armię w Europie Zachodniej. Następnie wywołaj bitwę w Niemczech albo we Włoszech.
qm-card-theater-shift = Zmiana teatru działań
qm-text-theater-shift = Każdą swoją armię i flotę po kolei możesz wyeliminować, a następnie sformować na nowo.
qm-card-b-24-liberator = B-24 Liberator
qm-text-b-24-liberator = Jeśli amerykańska armia jest w odległości do 2 obszarów od Włoch: Włochy odrzucają 4 karty z talii.
qm-card-b-26-marauder = B-26 Marauder
qm-text-b-26-marauder = Państwo Osi, którego stolica jest w odległości do 3 obszarów od amerykańskiej armii, odrzuca 4 karty z talii.
qm-card-b-29-superfortress = B-29 Superfortress
qm-text-b-29-superfortress = Jeśli amerykańska armia jest w odległości do 3 obszarów od Niemiec: Niemcy odrzucają 5 kart z talii.
qm-card-firestorm-bombing = Burza ogniowa
qm-text-firestorm-bombing = Państwo Osi, z którego stolicą sąsiaduje amerykańska jednostka, odrzuca 7 kart z talii.
qm-card-sbd-dauntless = SBD Dauntless
qm-text-sbd-dauntless = Jeśli amerykańska flota jest w odległości do 2 obszarów od Japonii: Japonia odrzuca 4 karty z talii.

## Co się dzieje

qm-turn = Runda { $round }: { NOUN($country) }
qm-played = { NOUN($country) }: zagranie karty „{ NOUN($card) }”.
qm-laid-down = { NOUN($country) }: na stole leży { $card ->
    [hidden] zakryta karta „Reakcja!”
   *[other] karta „{ NOUN($card) }”
}.
qm-dummy-laid = { NOUN($country) }: karta leży zakryta pod numerem { $number }.
qm-dummy-lifted = { NOUN($country) }: ze stołu schodzi zakryta karta nr { $number }.
qm-used = { NOUN($country) }: wykorzystana karta „{ NOUN($card) }”.
qm-built = { NOUN($country) }: sformowano { NOUN($space, case: "where") }.
qm-declared = { NOUN($country) }: jednostka { NOUN($space, case: "where") } uznana za właśnie sformowaną.
qm-recruited = { NOUN($country) }: wystawiono { NOUN($space, case: "where") }.
qm-battled = { NOUN($country) }: bitwa { NOUN($space, case: "where") }{ $whom ->
    [nobody] { " " }(pusty obszar)
   *[other] { " " }– { NOUN($whom) }
}.
qm-removed = { NOUN($country) }: jednostka { NOUN($space, case: "where") } usunięta.
qm-saved = { NOUN($country) }: jednostka { NOUN($space, case: "where") } nie zostaje usunięta.
qm-gave-up = { NOUN($country) }: własna jednostka { NOUN($space, case: "where") } zdjęta z planszy.
qm-drew = { NOUN($country) }: dobrana karta{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }”
}.
qm-lost-card = { NOUN($country) }: z talii odrzucona karta{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }”
}.
qm-lost-points = { NOUN($country) }: nie ma czego odrzucić, drużyna traci { $points } PZ.
qm-discarded = { NOUN($country) }: odrzucono z ręki: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}.
qm-arranged = { NOUN($country) }: wierzchnie karty talii ułożone na nowo ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}).
qm-tucked = { NOUN($country) }: jedna karta trafia pod talię.
qm-shuffled-in = { NOUN($country) }: karta „{ NOUN($card) }” wtasowana do talii.
qm-put-on-top = { NOUN($country) }: karta „{ NOUN($card) }” trafia na wierzch talii.
qm-lost-response = { NOUN($country) }: losowo odrzucona zakryta karta „Reakcja!”{ $card ->
    [hidden] {""}
   *[other] : „{ NOUN($card) }”
}.
qm-raided = { NOUN($country) }: z talii do odrzucenia: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}.
qm-cancelled = Z karty „{ NOUN($card) }” nic się nie dzieje.
qm-status-lost = { NOUN($country) }: odrzucona karta „Status!”: „{ NOUN($card) }”.
qm-scored = { NOUN($country) }: zdobyte { $points } PZ.
qm-victory = Faza dominacji, { NOUN($country) }: zdobyte { $points } PZ.
qm-no-victory = { NOUN($country) }: w stolicy jest wroga armia, faza dominacji zostaje pominięta.
qm-reallocated = { NOUN($country) }: realokacja zasobów, z talii wzięta karta „{ NOUN($card) }”.
qm-would-go = { NOUN($country) }: jednostka { NOUN($space, case: "where") } zostanie usunięta, jeśli nie ocali jej żadna karta.
qm-would-be-cut = { NOUN($country) }: jednostka { NOUN($space, case: "where") } straci zaopatrzenie.
qm-would-be-supplied = { NOUN($country) }: jednostka { NOUN($space, case: "where") } otrzyma zaopatrzenie.
qm-would-open = Cieśnina ({ NOUN($one) } – { NOUN($other) }) otworzy się dla drużyny { NOUN($side, case: "gen") }.
qm-reason-points = { NOUN($country) }: w fazie dominacji przybędzie { $points } PZ.
qm-reason-taken = { NOUN($country) }: w fazie dominacji ubędzie { $points } PZ.
qm-reason-cut = { NOUN($country) }: bez zaopatrzenia pozostaje { $spaces }.
qm-reason-supplied = { NOUN($country) }: znów ma zaopatrzenie { $spaces }.
qm-reason-safe = { NOUN($country) }: bitwa już nie grozi, { $spaces }.
qm-reason-battle = { NOUN($country) }: można teraz zaatakować { $spaces }.
qm-reason-cards = { NOUN($country) }: kart do zagrania jest mniej o { $cards }.
qm-reason-reach = { NOUN($country) }: następna armia może wejść tutaj: { $spaces }.
qm-reason-status = Karta „{ NOUN($card) }” zostaje na stole i działa w kolejnych turach.
qm-reason-unseen = Karta położona zakryta może później na coś odpowiedzieć.
qm-won = { $side ->
    [axis] Wygrywa drużyna { NOUN($side, case: "gen") }, { $axis } do { $allies }.
   *[other] Wygrywa drużyna { NOUN($side, case: "gen") }, { $allies } do { $axis }.
}
qm-outcome-lead = Jedna z drużyn miała na koniec rundy co najmniej 30 punktów przewagi.
qm-outcome-rounds = Rozegrano dwadzieścia rund.

## O co pyta gra i co się losuje

qm-prompt-put-away = Odrzuć 3 ze swoich 10 kart.
qm-prompt-play = Zagraj kartę albo ją odrzuć.
qm-prompt-discard = Odrzuć dowolną liczbę kart.
qm-prompt-pay = Wybierz karty do odrzucenia z ręki.
qm-prompt-part = Wykonaj efekt karty.
qm-prompt-build = Wybierz, gdzie sformować jednostkę.
qm-prompt-recruit = Wybierz, gdzie wystawić jednostkę.
qm-prompt-battle = Wybierz obszar bitwy.
qm-prompt-eliminate = Wybierz jednostkę do wyeliminowania.
qm-prompt-redeploy = Wybierz jednostkę, którą wyeliminujesz i sformujesz na nowo.
qm-prompt-one-of = Wybierz jedno: sformowanie albo bitwa.
qm-prompt-target = Wybierz państwo, które odrzuci karty.
qm-prompt-lose-or-give-up = Odrzuć karty z talii albo wyeliminuj swoją flotę.
qm-prompt-tuck = Wybierz kartę, którą położysz pod talią.
qm-prompt-arrange = Ułóż wierzchnie karty talii, następna karta pierwsza.
qm-prompt-count = Które ze swoich kart „Status!” wykorzystasz?
qm-prompt-play-discarded = Wybierz kartę ze stosu kart odrzuconych, którą zagrasz.
qm-prompt-ally-plays = Lend-Lease: wybierz państwo, które potem może zagrać kartę.
qm-prompt-reallocate = Wybierz 4 karty do odrzucenia.
qm-prompt-take = Wybierz kartę, którą weźmiesz z talii.
qm-prompt-turn-starts = Zaczyna się tura. Wykorzystasz kartę?
qm-prompt-supply-starts = Zaczyna się faza zaopatrzenia. Wykorzystasz kartę?
qm-prompt-discard-starts = Zaczyna się faza odrzucania. Wykorzystasz kartę?
qm-prompt-built = Sformowano jednostkę. Wykorzystasz kartę?
qm-prompt-battled = Odbyła się bitwa. Wykorzystasz kartę?
qm-prompt-about-to-go = Jednostka ma zostać usunięta. Wykorzystasz kartę?
qm-prompt-removed = Usunięto jednostkę. Wykorzystasz kartę?
qm-prompt-waged = Zagrano wojnę ekonomiczną. Wykorzystasz kartę?
qm-prompt-raided = Państwo ma stracić karty. Wykorzystasz kartę?
qm-prompt-status-used = Wykorzystano kartę „Status!”. Wykorzystasz kartę?
qm-prompt-played = Zagrano kartę. Wykorzystasz kolejną?
qm-chance-draw = Dobierz kartę z talii.
qm-chance-lose = Odrzuć wierzchnią kartę talii.
qm-chance-look = Obejrzyj kolejną kartę talii.
qm-chance-response = Wylosuj zakrytą kartę „Reakcja!”.

## Ruchy

qm-act-play = Zagrać kartę „{ NOUN($card) }”
qm-act-use = Wykorzystać kartę „{ NOUN($card) }”
qm-act-take = Wziąć z talii kartę „{ NOUN($card) }”
qm-act-tuck = Położyć pod talią kartę „{ NOUN($card) }”
qm-act-draw = Dobrać kartę „{ NOUN($card) }”
qm-act-lose = Stracić kartę „{ NOUN($card) }”
qm-act-discard = { $cards ->
    [0] Nic nie odrzucać
   *[other] Odrzucić: { $cards }
}
qm-act-arrange = Odłożyć w tej kolejności: { $cards }
qm-act-count = { $cards ->
    [0] Nie wykorzystać żadnej karty „Status!”
   *[other] Wykorzystać: { $cards }
}
qm-act-build = Sformować { NOUN($space, case: "where") }
qm-act-declare = Uznać jednostkę { NOUN($space, case: "where") } za sformowaną
qm-act-recruit = { $country ->
    [none] Wystawić jednostkę { NOUN($space, case: "where") }
   *[other] Wystawić jednostkę { NOUN($space, case: "where") } – { NOUN($country) }
}
qm-act-battle = { $country ->
    [none] Bitwa { NOUN($space, case: "where") }
   *[other] Bitwa { NOUN($space, case: "where") } – { NOUN($country) }
}
qm-act-eliminate = Wyeliminować jednostkę { NOUN($space, case: "where") } – { NOUN($country) }
qm-act-remove = Zdjąć własną jednostkę { NOUN($space, case: "where") } – { NOUN($country) }
qm-act-lift = Podnieść jednostkę { NOUN($space, case: "where") }
qm-act-target = Wybrać państwo: { NOUN($country) }
qm-act-skip = Pominąć
qm-act-reallocate = Realokować zasoby

## Odmowy

qm-refused-remove = Nie masz takiej jednostki do zdjęcia.
qm-refused-terrain = Armie stoją na lądzie, a floty na morzu; tu ta jednostka nie pasuje: { NOUN($space) }.
qm-refused-own-piece = { NOUN($country) }: jednostka już jest { NOUN($space, case: "where") }.
qm-refused-enemy-piece = Wroga jednostka jest { NOUN($space, case: "where") }.
qm-refused-friendly-piece = Jednostka twojej drużyny jest { NOUN($space, case: "where") }.
qm-refused-reserve = { NOUN($country) }: wszystkie takie jednostki są na planszy; najpierw jedną zdejmij.
qm-refused-not-adjacent = { NOUN($country) }: z obszarem nie sąsiaduje żadna zaopatrzona jednostka – { NOUN($space) }.
qm-refused-unsupplied = Jednostka { NOUN($space, case: "where") } nie byłaby zaopatrzona.
qm-refused-battle-terrain = Takiej bitwy nie można tu stoczyć: { NOUN($space) }.
qm-refused-not-here = Karta „{ NOUN($card) }” na to tu nie pozwala: { NOUN($space) }.
qm-refused-which = Wskaż, czyja jednostka jest celem bitwy { NOUN($space, case: "where") }.
qm-refused-eliminate = Karta nie eliminuje tej jednostki.
qm-refused-declare = Za sformowaną można uznać tylko własną zaopatrzoną jednostkę tego rodzaju.
qm-refused-not-held = Nie masz tej karty na ręce.
qm-refused-elsewhere = Tej karty nie może być na tej ręce: wszystkie jej egzemplarze widziano już gdzie indziej.
qm-refused-impossible = Karta „{ NOUN($card) }” nic by teraz nie dała; możesz ją tylko odrzucić.
qm-refused-use = Tej karty nie można teraz wykorzystać.
qm-refused-pay = Wybierz z ręki tyle kart, ile kosztuje karta.
qm-refused-put-away = Wybierz z ręki dokładnie 3 karty.
qm-refused-discard = Wybierz karty z ręki.
qm-refused-arrange = Wymień każdą z oglądanych kart dokładnie raz.
qm-refused-count = Można wykorzystać tylko te swoje karty „Status!” na stole, które teraz coś zmienią.
qm-refused-reallocate = Realokacja kosztuje 4 karty z ręki, raz na turę, i daje kartę formowania lub bitwy z talii.

## Tryby i opcje

qm-mode-standard = Standardowa
qm-mode-standard-about = Od dwóch do sześciu graczy, dwadzieścia rund.
qm-option-sides = Państwa
qm-option-sides-about = Kto prowadzi które państwa.
qm-option-sides-printed = jak w instrukcji
qm-option-sides-value = { $value }
qm-option-reallocate = Realokacja zasobów
qm-option-reallocate-about = Raz na turę 4 karty z ręki można wymienić na kartę formowania lub bitwy z talii.
qm-option-reallocate-true = tak
qm-option-reallocate-false = nie
qm-option-recruited-too = Także wystawione jednostki
qm-option-recruited-too-about = Rasputica, Lojalni Koronie i Kamikadze działają także na wystawione jednostki, nie tylko na sformowane.
qm-option-recruited-too-true = tak
qm-option-recruited-too-false = nie
qm-option-play-useless = Karty bez efektu można zagrać
qm-option-play-useless-about = Kartę formowania lub bitwy, która nic nie może zrobić, można zagrać, nie tylko odrzucić. Karty reagujące na zagraną kartę wtedy na nią reagują.
qm-option-play-useless-true = tak
qm-option-play-useless-false = nie

## Błędy w pozycjach

qm-malformed-enemies = wrogie jednostki stoją razem { NOUN($space, case: "where") }; przesuń jedną z nich.
qm-malformed-kind = „{ NOUN($card) }” nie jest kartą tego typu; podaj ją gdzie indziej.
qm-malformed-too-many = „{ NOUN($card) }” podano więcej razy, niż ma talia; podaj ją raz mniej.

## W terminalu

qm-terminal-welcome = Wygrywa drużyna z przewagą { $lead } punktów na koniec rundy, w przeciwnym razie ta, która ma więcej punktów po rundzie { $rounds }. Przetnij zaopatrzenie, a wróg padnie.
qm-terminal-seat = Miejsce { $seat }: { $countries } ({ NOUN($side) })
qm-terminal-headline = Runda { $round } z { $rounds } · Oś { $axis } : { $allies } Alianci
qm-terminal-on-turn = teraz: { NOUN($country) }
qm-terminal-due = { NOUN($country) }: { $cause }
qm-terminal-region-americas = Ameryka i Atlantyk
qm-terminal-region-europe = Zachód Europy i morza
qm-terminal-region-east = Wschód Europy i Syberia
qm-terminal-region-africa = Afryka i Indie
qm-terminal-region-asia = Azja Wschodnia
qm-terminal-region-pacific = Pacyfik
qm-terminal-sign-star = obszar z zaopatrzeniem
qm-terminal-sign-strait = otwiera cieśninę
qm-terminal-sign-sea = morze
qm-terminal-sign-cut-off = bez zaopatrzenia
qm-terminal-sign-new = nowe
qm-terminal-armies = zostało armii
qm-terminal-navies = zostało flot
qm-terminal-hand = ręka
qm-terminal-deck = talia
qm-terminal-discards = odrzucone
qm-terminal-face-down = zakryte
qm-terminal-verb-play = Zagrać kartę
qm-terminal-verb-discard = Odrzucić
qm-terminal-verb-use = Wykorzystać kartę na stole
qm-terminal-verb-remove = Zdjąć własną jednostkę z planszy
qm-terminal-verb-build = Sformować
qm-terminal-verb-declare = Uznać jednostkę na planszy za właśnie sformowaną
qm-terminal-verb-recruit = Wystawić
qm-terminal-verb-battle = Walczyć
qm-terminal-verb-eliminate = Wyeliminować jednostkę
qm-terminal-verb-lift = Podnieść jednostkę
qm-terminal-verb-take = Wziąć kartę z talii
qm-terminal-verb-tuck = Położyć kartę pod talię
qm-terminal-verb-arrange = Odłożyć karty na talię
qm-terminal-verb-count = Wykorzystać karty „Status!”
qm-terminal-verb-target = Wybrać państwo
