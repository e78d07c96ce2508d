### Słowa stołu w przeglądarce. Słowa gier są w ich własnych plikach.

## Strona główna

ui-main = Główne
ui-play = Graj
ui-your-games = Twoje gry
ui-waiting-games = { $count ->
    [0] żadna na ciebie nie czeka
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
ui-new-game = Nowa gra
ui-new-game-about = Bez konta. Wystarczy jedno kliknięcie.
ui-run-about = { $mode }, twoja strona: { $side }
ui-their-turn = Ruch innych
ui-continue = Graj dalej
ui-watch = Oglądaj
ui-play-now = Graj teraz
ui-invite = Zaproś
ui-hotseat = Jeden ekran
ui-real = Żywy stół
ui-coming = Wkrótce przy tym stole
ui-players = Gracze:
ui-tagline-blitzkrieg = Druga wojna światowa w dwadzieścia minut
ui-tagline-quartermaster = II wojna światowa, drugie wydanie
ui-tagline-legie = Syberyjska opowieść, 1918–1920
ui-tagline-globalwar = Cały świat, każdy front
ui-time-blitzkrieg = 20 min
ui-time-quartermaster = 90 min
ui-time-legie = 60 min
ui-time-globalwar = 12 godz. i więcej
ui-server-lost = Serwer nie odpowiada. Spróbuj za chwilę.
ui-setup-invite = Zaproś znajomego
ui-setup-invite-about = Dostaniesz link do drugiego miejsca. Kto go otworzy, siada do stołu.
ui-setup-hotseat = Przy jednym ekranie
ui-setup-hotseat-about = Wszyscy grają na tym ekranie. Kurtyna zasłania to, czego następny gracz nie może widzieć.
ui-setup-real = Przy żywym stole
ui-setup-real-about = Rzucasz i losujesz z własnego pudełka i mówisz stronie, co wypadło. Ona liczy punkty i gra za wirtualnego przeciwnika.
ui-your-side = Twoja strona
ui-begin = Zacznij
ui-lost = Tu nic nie ma.
ui-lost-home = Do gier
ui-search = Szukaj w zasadach
ui-search-nothing = Żadna zasada nie ma wszystkich tych słów.
ui-chapters = Rozdziały

## Stół

ui-page = { $title } · Sandtable
ui-page-your-move = ● Twój ruch – { $title }
ui-connecting = Siadamy do stołu …
ui-connection-lost = Połączenie przerwane. Próbujemy ponownie, nic nie zginęło.
ui-sending = Zapisywanie …
ui-waiting = Czekamy …
ui-ask = { $act }?
ui-ask-why = Linia przerywana pokazuje, co stanie się na pewno. Potwierdź albo wskaż coś innego, co świeci.
ui-pointed = { $names }: co do tego?
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
ui-inspector-empty = Wskaż pole, żeton albo teatr działań, a przeczytasz, co robi.
ui-rule = zasada
ui-log = Zapis
ui-setup = Przygotowanie
ui-chat = Rozmowa
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-person-as = { $name } ({ $side })
ui-invite-link = Link dla znajomego ({ $name })
ui-copy = Kopiuj
ui-again = Zagraj ponownie
ui-replay = Obejrzyj ponownie
ui-curtain-close = Następny ruch: { $name }. Zasłoń kurtynę i oddaj ekran.
ui-curtain-closed = Zasłoń kurtynę
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
ui-shortcuts-on = Tak
ui-shortcuts-off = Nie
ui-shortcuts-about = Strzałki chodzą, Enter wskazuje, 1–9 bierze żeton, n następna świecąca rzecz, c potwierdź, u cofnij, p dość, m menu, Esc puść.
ui-offer = Poproś o cofnięcie ruchu
ui-save = Zapisz do pliku
ui-leave = Do gier
ui-resign-sure = Tak, poddaję się

## Przy żywym stole

ui-real-do = Teraz na twojej planszy
ui-real-prepare = Przygotuj grę z pudełka
ui-real-why = Dlaczego?
ui-real-done = Gotowe

## Nauka

ui-learn = Naucz się
ui-learn-lesson = Lekcja { $number } z { $count }
ui-learn-aside = Przy okazji
ui-learn-on = Dalej
ui-learn-end = Graj dalej
ui-learn-leave = Zakończ lekcje
