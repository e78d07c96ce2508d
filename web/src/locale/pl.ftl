### Słowa stołu w przeglądarce. Słowa gier są w ich własnych plikach.

## Strona główna

ui-main = Główne
ui-play = Graj
ui-lobby = Poczekalnia
ui-lab-odds = Szanse w bitwie
ui-your-games = Twoje gry
ui-no-games = Na razie żadnych. Wystarczy jedno kliknięcie przy tytule.
ui-waiting-games = { $count ->
    [0] żadna na ciebie nie czeka
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
ui-new-game = Nowa gra
ui-new-game-about = Bez konta. Wystarczy jedno kliknięcie.
ui-their-turn = Ruch innych
ui-continue = Graj dalej
ui-watch = Oglądaj
ui-play-now = Graj teraz
ui-invite = Zaproś znajomych
ui-hotseat = Jeden ekran
ui-real = Żywy stół
ui-coming = Wkrótce przy tym stole
ui-players = Gracze:
ui-tagline-blitzkrieg = Druga wojna światowa w dwadzieścia minut
ui-tagline-quartermaster = II wojna światowa, drugie wydanie
ui-tagline-legie = Syberyjska opowieść, 1918–1920
ui-tagline-globalwar = Cały świat, każdy front
ui-minutes = { $count } min
ui-hours = { $count } h
ui-server-lost = Serwer nie odpowiada. Spróbuj za chwilę.
ui-setup-invite = Zaproś znajomych
ui-setup-invite-about = Dostaniesz link do każdego wolnego miejsca. Kto go otworzy, siada do stołu.
ui-setup-hotseat = Przy jednym ekranie
ui-setup-hotseat-about = Wszyscy grają na tym ekranie. Kurtyna zasłania to, czego następny gracz nie może widzieć.
ui-setup-real = Przy żywym stole
ui-setup-real-about = Rzucasz i losujesz z własnego pudełka i mówisz stronie, co wypadło. Ona liczy punkty i gra za przeciwnika wirtualnego.
ui-setup-untold-about = Grasz z własnym pudełkiem i nie mówisz, co trzymasz. Wpisujesz tylko to, co widzi cały stół: zagraną kartę i miejsce. Puste krzesła zajmują boty, a strona liczy punkty, zaopatrzenie i talie.
ui-begin = Zacznij
ui-lost = Tu nic nie ma.
ui-not-drawn = Ta gra nie ma jeszcze planszy w przeglądarce; gra się w nią w terminalu.
ui-lost-home = Do gier
ui-rulebooks = Zasady gier
ui-finished-games = Zakończone gry
ui-closed = Zamknięta: jej zasady nie są już obsługiwane
ui-show-all = Pokaż wszystkie ({ $count })
ui-waiting-friend = Jedno miejsce jest wolne
ui-to-move = Ruch: { $name }
ui-won = Wygrana
ui-lost-game = Przegrana
ui-shared = Wspólna wygrana
ui-open-save = Otwórz zapisaną grę
ui-open-refused = Nie można otworzyć tego pliku.
ui-bots = Z botem
ui-setup-bots = Gra z botem
ui-setup-bots-about = Pozostałe miejsca zajmą boty. Wiedzą tyle, ile ty na ich miejscu.
ui-how-many = Liczba miejsc
ui-who-plays = Kto gra
ui-fill-me = Ty
ui-fill-here = Przy tym ekranie
ui-fill-printed = Przy stole, z drukowanymi kartami
ui-fill-open = Znajomy, przez link
ui-fill-phone = Na własnym telefonie
ui-bot-beginner = Początkujący bot
ui-bot-casual = Niedzielny bot
ui-bot-skilled = Doświadczony bot
ui-bot-expert = Zaawansowany bot
ui-bot-master = Mistrzowski bot
ui-spectators = Widzowie
ui-spectators-none = bez widzów
ui-spectators-late = { $turns ->
    [0] widzą grę na żywo
    [one] widzą ją o 1 turę później
    [few] widzą ją o { $turns } tury później
   *[other] widzą ją o { $turns } tur później
}
ui-bot-beginner-about = Początkujący bot: gra dla zabawy i popełnia błędy
ui-bot-casual-about = Niedzielny bot: widzi to, co oczywiste, w reszcie się myli
ui-bot-skilled-about = Doświadczony bot: bierze to, co najlepsze od razu
ui-bot-expert-about = Zaawansowany bot: myśli naprzód
ui-bot-master-about = Mistrzowski bot: myśli naprzód tak długo, jak może
ui-bot-rated = { $about } · siła { $rating } ({ $low }–{ $high })

## Stół

ui-page = { $title } · Sandtable
ui-page-your-move = ● Twój ruch – { $title }
ui-connecting = Siadamy do stołu …
ui-connection-lost = Połączenie przerwane. Próbujemy ponownie, nic nie zginęło.
ui-connection-busy = Serwer ma teraz dużo pracy. Próbujemy ponownie, nic nie zginęło.
ui-sending = Zapisywanie …
ui-act-waits = Czeka na potwierdzenie: { $act }. Wyjdzie, gdy tylko serwer odpowie.
ui-waiting = Czekamy …
ui-ask = { $act }?
ui-ask-why = Linia przerywana pokazuje, co stanie się na pewno. Potwierdź albo wskaż coś innego, co świeci.
ui-pointed = { $names }: co do tego?
# by the kind of thing that is still missing, as the vocabularies of the titles call it
ui-which-space = { $names }: które pole?
ui-which-token = { $names }: który żeton?
ui-which-card = { $names }: która karta?
ui-which-country = { $names }: które państwo?
ui-which-plot = { $names }: który wątek?
ui-which-character = { $names }: która postać?
ui-which-faction = { $names }: która frakcja?
ui-which-order = { $names }: który rozkaz?
ui-which-theatre = { $names }: który teatr działań?
ui-which-equipment = { $names }: które wyposażenie?
ui-which-location = { $names }: która lokacja?
ui-which-skill = { $names }: która umiejętność?
ui-which-nation = { $names }: które państwo?
ui-which-facility = { $names }: która budowla?
ui-which-border = { $names }: która granica?
ui-which-to = { $names }: dokąd?
ui-pointed-why = Wskaż coś, co świeci.
ui-point-why = Wskaż żeton i pole w dowolnej kolejności.
ui-refused-see = Teraz nie można.
ui-news-skip = Właśnie się stało.
ui-due-other = Wynik podaje ktoś inny.
ui-skip = Pomiń
ui-confirm = Potwierdź
ui-stop = Dość
ui-cancel = Anuluj
ui-close = Zamknij
ui-menu = Menu
ui-hand = Twoje rzeczy
ui-side = Gracze, podgląd i zapis
ui-seats = Gracze
ui-board = Plansza
ui-bot = Rywal
ui-inspect = Podgląd
ui-inspector = Podgląd
ui-inspector-empty = Wskaż cokolwiek na stole, a przeczytasz, co robi.
ui-deeds = Co można zrobić
ui-rule = zasada
ui-rule-book = W zasadach:
ui-rule-code = Gdzie to jest w kodzie i które testy to potwierdzają:
ui-rule-example = Pokaż na przykładzie
ui-log = Zapis
ui-setup = Przygotowanie
ui-chat = Rozmowa
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-chat-unread = { $count ->
    [one] 1 nowa
    [few] { $count } nowe
   *[other] { $count } nowych
}
ui-person-as = { $name } ({ $side })
ui-invite-link = Link dla znajomego ({ $name })
ui-invite-alone = { $address } działa tylko na tym komputerze. Dla znajomych w sieci uruchom serwer tak:
ui-copy = Kopiuj
ui-again = Zagraj ponownie
ui-curtain-close = Następny ruch: { $name }. Zasłoń kurtynę i oddaj ekran.
ui-curtain-closed = Zasłoń kurtynę
ui-next-seat = Następny wpis: { $name }
ui-next-seat-go = Dalej
ui-curtain = Oddaj ekran. Teraz: { $name }
ui-curtain-lift = Jestem: { $name }

## Menu i ustawienia

ui-theme = Kolory
ui-theme-auto = System
ui-theme-day = Dzień
ui-theme-night = Noc
ui-theme-to-day = Kolory dzienne
ui-theme-to-night = Kolory nocne
ui-pace = Pokazywanie ruchów
ui-pace-off = Od razu
ui-pace-fast = Szybko
ui-pace-calm = Normalnie
ui-pace-slow = Powoli
ui-shortcuts = Klawisze liter
ui-shortcuts-about = Strzałki chodzą, Enter wskazuje, 1–9 bierze żeton, n następna świecąca rzecz, c potwierdź, u cofnij, p dość, h podpowiedź, m menu, Esc puść.
ui-keys = Klawisze
ui-keys-walk = Chodzenie po stole
ui-keys-point = Wskazanie rzeczy
ui-keys-let-go = Puszczenie, zamknięcie, pominięcie pokazu
ui-keys-hand = Wzięcie rzeczy z ręki
ui-keys-next = Do następnej świecącej rzeczy lub poprzedniej
ui-keys-pass = Pas, dość
ui-keys-list = Ta lista
ui-keys-step = Krok wstecz lub dalej
ui-keys-turn = Do poprzedniego lub następnego ruchu
ui-keys-step-board = Krok wstecz lub dalej, także na planszy
ui-keys-ends = Na początek, na koniec
ui-keys-play = Odtwarzanie i pauza
ui-keys-mistake = Do następnego błędu w analizie albo poprzedniego
ui-keys-off = Litery są wyłączone w ustawieniach.
ui-offer = Poproś o cofnięcie ruchu
ui-save = Zapisz do pliku
ui-leave = Do gier
ui-resign-sure = Tak, poddaję się
ui-settings = Ustawienia
ui-name = Twoje imię
ui-name-none = Gość
ui-name-ask = Jak mają się do ciebie zwracać inni?
ui-name-later = Nie teraz
ui-account = Konto, urządzenia i tokeny
ui-keep = Zapisz
ui-kept = Zapisano
ui-motion = Ruch na ekranie
ui-motion-auto = System
ui-motion-less = Mniej
ui-sounds = Dźwięki
ui-hints = Podpowiedzi
ui-hints-about = Kto gra sam przeciw botom, może zapytać, co zrobiłby najsilniejszy z nich, który nie wie więcej niż ty. Zapis o tym mówi.
ui-hint = Podpowiedź: { $act }.
ui-hint-better = Na sto gier wygrywa ich o około { $points } więcej niż następna najlepsza możliwość.
ui-hint-even = Coś innego może być równie dobre.
ui-hint-thinking = Podpowiedź powstaje …
ui-hint-stop = Przestań myśleć
ui-switch-on = Włączone
ui-switch-off = Wyłączone

## Powtórka

ui-replay = Powtórka
ui-replay-of = Powtórka: { $title }
ui-page-replay = Powtórka: { $title } · Sandtable
ui-analysis = Analiza
ui-analysis-ask = Analizuj
ui-replay-controls = Przebieg gry
ui-replay-slider = Chwila gry
ui-replay-first = Na początek
ui-replay-back = Krok wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-on = Krok naprzód
ui-replay-last = Na koniec
ui-replay-start = Gra się zaczyna.
ui-replay-quiet = Nie dzieje się nic, co można zobaczyć.
ui-eyes = Kto patrzy
ui-eyes-public = Widzowie
ui-copy-moment = Kopiuj link do tej chwili
ui-copied = Skopiowano
ui-replay-open = Obejrzyj jeszcze raz

## Miejsca przy stole

ui-seats-menu = Gracze i miejsca
ui-seats-about = Miejsce dostaje bot albo nowa osoba, gdy zgodzą się wszyscy pozostali gracze.
ui-seat-own = { $name } (ty)
ui-you = ty
ui-seat-open = wolne miejsce
ui-seat-left = gracz odszedł
ui-seat-former = były gracz
ui-seat-gone = { $name }: gracz odszedł.
ui-seat-leave = Odejdź z miejsca
ui-seat-leave-sure = Tak, odchodzę na stałe
ui-seat-give = Miejsce przejmie
ui-seat-newcomer = Nowa osoba, przez link
ui-seat-propose = Zaproponuj
ui-seat-proposal = Propozycja
ui-seat-proposed = Proponuje: { $name }. Miejsce: { $side }. Przejmie je: { $filling }.
ui-seat-waiting = Ma się jeszcze zgodzić: { $name }.
ui-seat-withdraw = Wycofaj propozycję
ui-seat-block = Nie spotykać więcej
ui-seat-blocked = Zablokowano. Spotykać znowu
ui-link-new = Utwórz nowy link
ui-rematch-there = Następna gra jest gotowa.
ui-watching = { $turns ->
    [0] Oglądasz grę.
    [one] Oglądasz grę z opóźnieniem 1 tury.
   *[other] Oglądasz grę z opóźnieniem { $turns } tur.
}
ui-offer-waiting = Prośba o cofnięcie ruchu wysłana. Ma odpowiedzieć: { $name }
ui-seat-settle = Oddaj miejsce
ui-seats-imported = Ten stół powstał z zapisanej gry: kto otworzył plik, może znać przyszłe rzuty.
ui-watch-link = Link dla widzów

## Przy żywym stole

ui-log-correct = Popraw: { $entry }
ui-real-do = Teraz na twojej planszy
ui-real-prepare = Przygotuj grę z pudełka
ui-real-why = Dlaczego?
ui-real-done = Gotowe

## Nauka

ui-puzzles = Zadania
ui-puzzle-daily = Zadanie dnia
ui-learn = Naucz się
ui-learn-lesson = Lekcja { $number } z { $count }
ui-learn-aside = Przy okazji
ui-learn-on = Dalej
ui-learn-end = Graj dalej
ui-learn-leave = Zakończ lekcje
ui-map-in = Przybliż
ui-map-out = Oddal
ui-map-whole = Cała plansza

## Stałe polecenia

ui-orders = Stałe polecenia
ui-orders-about = Na co gra odpowiada za ciebie, nie pytając za każdym razem. Dla innych wygląda to tak, jakby odpowiedź była twoja.
ui-orders-none = Gra pyta za każdym razem.
ui-orders-pass = Tu zawsze pasuj
ui-orders-always = Używaj, kiedy tylko można
ui-orders-quiet = Pasuj za mnie, gdy nie mogę niczego użyć
ui-orders-silent = Pasuj: { $prompt }
ui-orders-used = Używaj, kiedy tylko można: { $name }
ui-orders-ask = Pytaj znowu
ui-orders-ask-about = Pytaj za każdym razem, czy się liczy
ui-orders-asked = Pytaj, czy się liczy: { $name }
ui-orders-as-usual = Licz jak zwykle
ui-orders-cases = Tylko pod warunkiem
ui-orders-case = { $prompt } ({ $condition }): { $answer }
ui-orders-case-pass = pasuj
ui-orders-case-ask = zapytaj mnie
ui-orders-case-use = użyj „{ $name }”
ui-orders-question = Gdy gra pyta
ui-orders-condition = i chodzi o
ui-orders-answer = wtedy
ui-orders-leave = Zostaw polecenie
ui-orders-take-back = Cofnij
ui-next-week = Ten sam stół za tydzień
ui-begins = zaczyna się { $when }
ui-seat-mute = Nie pokazuj, co pisze
ui-seat-muted = Pokazuj, co pisze
ui-seat-report = Zgłoś…
ui-seat-report-what = O co chodzi?
ui-seat-report-insult = Obelgi
ui-seat-report-cheating = Oszustwo
ui-seat-report-name = Imię
ui-seat-report-stalling = Gra na zwłokę
ui-seat-report-other = Coś innego
ui-seat-report-words = Własnymi słowami
ui-seat-report-send = Wyślij zgłoszenie
ui-seat-reported = Zgłoszono. Prowadzący serwer to przeczyta.

# strona bez serwera
ui-needs-server = To wymaga serwera. Na tym urządzeniu grasz sam, przy jednym ekranie lub z botami.
ui-host-loading = Zasady są przygotowywane na tym urządzeniu…
ui-host-elsewhere = Ta gra jest otwarta w innej karcie lub oknie tej przeglądarki.
ui-host-elsewhere-press = Graj tutaj
ui-host-room = Urządzenie nie zapisało ostatniego ruchu, być może brakuje na nim miejsca. Gra stoi tak, jak zapisano ją wcześniej.
ui-host-room-press = Spróbuj ponownie
ui-host-broken = Zasad nie można teraz uruchomić. To, co zapisano, jest bezpieczne.
ui-host-broken-press = Wczytaj ponownie
