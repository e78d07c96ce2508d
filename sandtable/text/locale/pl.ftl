### Co mówi terminal, oprócz słów wspólnych dla wszystkich postaci gry. Przeglądarka ich nie pobiera.

## Polecenia gry w terminalu; to, co się wpisuje, stoi przed wierszem

core-help-number = numer z listy: wybiera tę pozycję
core-help-act = słowa akcji w dowolnej kolejności
core-help-help = ta lista
core-help-board = pokazuje stół jeszcze raz
core-help-back = zapomina, co dotąd wskazano
core-help-why = dopisz akcję, a dowiesz się, dlaczego jest niedozwolona
core-help-preview = dopisz akcję, a dowiesz się, co na pewno przyniesie
core-help-rule = dopisz oznaczenie zasady, aby ją przeczytać
core-help-standing = w oknach reakcji: never (odtąd to pomijać), always KARTA, never KARTA, ask KARTA, quiet (pytać tylko, gdy można wykorzystać kartę), ask (zapomnieć wszystko); samo: co obowiązuje
core-help-trace = jak przeciwnik wirtualny znalazł swój ostatni ruch
core-help-log = co się dotąd wydarzyło; dopisz liczbę, aby zobaczyć tylko ostatnie wiersze
core-help-undo = cofa twoją ostatnią akcję
core-help-correct = przy prawdziwym stole: ostatnie wpisy z numerami, z all wszystkie; dopisz numer, aby poprawić ten wpis, a jeśli znasz słowa, także to, co naprawdę się stało
core-help-save = dopisz nazwę pliku, aby zapisać w nim grę
core-help-resign = poddaje grę
core-help-quit = opuszcza grę

## Gra w terminalu

core-ui-curtain-close = Naciśnij Enter, a ekran zostanie wyczyszczony dla następnego gracza.
core-ui-chosen = Dotąd wybrano: { $text }
core-ui-chosen-enough = Wybrano: { $text }; Enter wykonuje akcję, możesz też wybierać dalej.
core-ui-allowed = To jest dozwolone: { $text }
core-ui-no-rule = Nie ma zasady { $rule }.
core-ui-near = Czy chodziło o { $names }?
core-ui-no-rule-near = Nie ma zasady { $rule }. Czy chodziło o { $names }?
core-ui-problem-near = { $problem } Czy chodziło o { $names }?
core-ui-whole-board = Całą planszę pokazuje polecenie board.
core-ui-rule-code = W kodzie:
core-ui-rule-code-none = Kod jej nie wymienia.
core-ui-rule-tests = Testy:
core-ui-rule-tests-none = Żaden test jej nie wymienia albo testów tu nie ma.
core-ui-standing-none = Gra pyta w każdym oknie reakcji.
core-ui-standing-quiet = Gra pyta tylko wtedy, gdy można wykorzystać kartę.
core-ui-standing-alone = Tylko w grze z samymi botami: inni dowiedzieliby się czegoś z samego pytania.
core-ui-standing-unknown = „{ $text }” nie jest kartą; wpisz jej oznaczenie.
core-ui-standing-pass = Pomijasz
core-ui-standing-always = Zawsze wykorzystać
core-ui-standing-never = Nigdy nie wykorzystywać
core-ui-standing-asked = Pytać za każdym razem
core-ui-quit-save = Plik, w którym zapisać grę (Enter: wyjście bez zapisu):{" "}
core-ui-go-on = Dalsza gra: sandtable play { $title } --load { $path }
core-ui-watch = Powtórka: sandtable replay { $path }
core-ui-entropy = Do losowości tej gry dokłada się: { $name }
core-ui-replay-keys = Enter: dalej, b: wstecz, liczba: do tej chwili, q: koniec{" "}

## Poprawianie wpisu w terminalu

core-help-correct-list = wszystkie wpisy od tego dalej i co z którym będzie
core-help-correct-back = zapomina, co ostatnio powiedziano
core-help-correct-omit = pomija wpis, który nie pasuje
core-help-correct-cut = odcina ten wpis i wszystko po nim
core-help-correct-confirm = poprawia, gdy wszystko pasuje
core-help-correct-cancel = zostawia wszystko, jak było
core-ui-correct-name = Aby poprawić któryś z nich: correct NUMER
core-ui-correct-name-all = Aby poprawić któryś z nich: correct NUMER; correct all wypisuje też wcześniejsze.
core-ui-correct-none = Nie ma wpisu „{ $text }”; samo correct wypisuje wpisy z numerami.
core-ui-correct-theirs = Może to poprawić tylko ten, kto to wpisał: { $name }
core-ui-correct-other = Tutaj najpierw musi zdecydować ktoś inny. To, co następuje, można tylko odciąć.
core-ui-correct-checking = Sprawdzanie tego, co nastąpiło …
core-ui-correct-hidden = coś ukrytego
core-ui-correct-wrong = do poprawienia
core-ui-correct-state-put = poprawione
core-ui-correct-state-left = pominięte
core-ui-correct-state-cut = odcięte
core-ui-correct-state-fits = pasuje
core-ui-correct-state-fails = nie pasuje
core-ui-correct-state-waits = czeka
core-ui-correct-first = Tak wyglądał wtedy stół. Powiedz, co naprawdę się stało; wszystko, co nastąpiło, zostanie sprawdzone ponownie.
core-ui-correct-sum = { $fits ->
    [0] Dalsze wpisy na razie nie pasują.
    [one] 1 wpis nadal pasuje.
    [few] { $fits } wpisy nadal pasują.
   *[other] { $fits } wpisów nadal pasuje.
} Nr { $number } nie pasuje. { $waits ->
    [0] To ostatni wpis.
    [one] Wpis po nim zostanie sprawdzony, gdy nr { $number } będzie rozstrzygnięty.
    [few] { $waits } wpisy po nim zostaną sprawdzone, gdy nr { $number } będzie rozstrzygnięty.
   *[other] { $waits } wpisów po nim zostanie sprawdzonych, gdy nr { $number } będzie rozstrzygnięty.
}
core-ui-correct-sum-all = { $cut ->
    [0] Wszystko pasuje.
    [one] Reszta pasuje; 1 wpis zostanie odcięty.
    [few] Reszta pasuje; { $cut } wpisy zostaną odcięte.
   *[other] Reszta pasuje; { $cut } wpisów zostanie odciętych.
}
core-ui-correct-ask = Co wydarzyło się pod nr { $number }? Polecenie omit pomija wpis, cut odcina wszystko od niego, cancel zostawia wszystko, jak było.
core-ui-correct-without = Pod nr { $number } nie można nic wpisać. Polecenie omit pomija wpis, cut odcina wszystko od niego, cancel zostawia wszystko, jak było.
core-ui-correct-confirm = Nic się jeszcze nie zmieniło. Polecenie confirm poprawia wpis, back pozwala wybrać ponownie, cancel zostawia wszystko, jak było.
core-ui-correct-cancelled = Wszystko jest tak, jak było.

## Polecenia, które podają wyniki

core-ui-games-hint = Gra: sandtable play { $title } --mode TRYB --option OPCJA=WARTOŚĆ
core-ui-proven = { $path }: { $count ->
    [one] sprawdzono 1 krok
    [few] sprawdzono wszystkie { $count } kroki
   *[many] sprawdzono wszystkie { $count } kroków
}
core-ui-position-ok = { $path }: pozycja jest poprawna
core-ui-position-which = Podaj albo --example z nazwą gry, albo --check z plikiem.
core-ui-advise-not-virtual = { $path }: ruch nie należy tu do przeciwnika wirtualnego; wybierz tryb jednoosobowy i wpisz jego stronę w „to-move”.
core-ui-advise-rolls = { $count ->
    [one] 1 podany rzut nie jest potrzebny; pomiń go.
    [few] { $count } podane rzuty nie są potrzebne; pomiń je.
   *[many] { $count } podanych rzutów nie jest potrzebnych; pomiń je.
}
core-ui-advise-roll = Na kostce nie może tu wypaść { $number }; podaj liczbę od 1 do 6.
core-ui-advise-how = Wynik rzutu podaj za pomocą --roll.
core-ui-no-tests = { $path }: nie ma tu testów; uruchom polecenie w kopii źródeł.
core-ui-no-pytest = Brakuje pytest; zainstaluj dodatek „test”.
core-ui-unknown-rule = { $test } podaje { $rule }, a takiej zasady nigdzie nie ma.
core-ui-many-rules = { $test } podaje zbyt wiele zasad (najwyżej { $most }).
core-ui-test-failed = Niezaliczony: { $test }
core-ui-covered = Zaliczony test ma { $covered } z { $total } zasad ({ $share } %).
core-ui-uncovered = Bez testu: { $rules }
core-ui-uncited = Kod ich nie wymienia: { $rules }.
core-ui-sim-against = { $title }, { $mode }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, ziarno { $seed }
core-ui-sim-stopped = Zatrzymano, rozegrano { $done } z { $games }; rozegrane gry pozostają.
core-ui-sim-none = Nie ukończono żadnej gry.
core-ui-sim-bot = bot
core-ui-sim-side = strona
core-ui-sim-games = gry
core-ui-sim-wins = wygrane
core-ui-sim-share = odsetek wygranych
core-ui-sim-interval = przedział 95%
core-ui-sim-picture = Obraz: { $path }
core-ui-sim-alike = { $games ->
    [one] 1 gra przebiegła tak samo jak inna i liczy się z nią za jedną.
    [few] { $games } gry przebiegły tak samo jak inne i liczą się z nimi za jedną.
   *[many] { $games } gier przebiegło tak samo jak inne i liczy się z nimi za jedną.
}
core-ui-sim-hung = { $bot } nie odpowiedział na czas i przegrał przez to { $games ->
    [one] 1 grę
    [few] { $games } gry
   *[many] { $games } gier
} ({ $detail }).
core-ui-sim-lied = { $bot } dał niedozwoloną odpowiedź i przegrał przez to { $games ->
    [one] 1 grę
    [few] { $games } gry
   *[many] { $games } gier
} ({ $detail }).
core-ui-sim-died = { $bot } zakończył działanie w trakcie gry i przegrał przez to { $games ->
    [one] 1 grę
    [few] { $games } gry
   *[many] { $games } gier
} ({ $detail }).
core-ui-lab-against = przeciw
core-ui-ladder-rating = ranking
core-ui-ladder-pairs = pary
core-ui-sprt-accepted = { $first } jest silniejszy niż { $second }: { $high } pkt jest bardziej prawdopodobne niż { $low } pkt.
core-ui-sprt-rejected = Nie wykazano, że { $first } jest silniejszy niż { $second }: { $low } pkt jest bardziej prawdopodobne niż { $high } pkt.
core-ui-sprt-open = Między { $first } a { $second } jeszcze nie rozstrzygnięto ({ $low } czy { $high } pkt); pokażą to dalsze gry.
core-ui-sprt-figures = Par: { $pairs }; odsetek wygranych: { $share }; punktów rankingu: { $rating }; logarytm ilorazu wiarygodności: { $ratio } (granice { $lower } i { $upper }).
core-ui-parquet-written = { $path }: { $rows ->
    [one] 1 wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
core-ui-map-sound = Mapa jest w porządku: stref lądowych { $land }, stref morskich { $sea }, połączeń { $links }, wszystkie narysowane.
core-ui-map-unsound = { $count ->
    [one] W tej mapie jest 1 błąd; popraw go w danych.
    [few] W tej mapie są { $count } błędy; popraw je w danych.
   *[many] W tej mapie jest { $count } błędów; popraw je w danych.
}
core-ui-map-drawn = Narysowano: { $path }

## Błędy w wierszu poleceń

core-ui-in-file = { $path }: { $problem }
core-ui-file-folder = { $path } to folder; podaj plik.
core-ui-file-large = { $path } to zbyt duży plik; czyta się najwyżej { $limit } MB.
core-ui-file-missing = { $path } nie istnieje; sprawdź nazwę.
core-ui-file-unreadable = Nie można odczytać { $path } ({ $problem }); sprawdź nazwę i uprawnienia.
core-ui-file-there = { $path } już istnieje; wybierz inną nazwę.
core-ui-option-form = „{ $text }” nie jest opcją; napisz OPCJA=WARTOŚĆ.
core-ui-other-title = To zapisana gra { $title }; podaj tę grę.
core-ui-no-seat = Nie ma miejsca { $seat }; wybierz numer od 0 do { $last }.
core-ui-no-pack = { $path } nie jest pakietem danych; podaj folder z plikami takimi jak board.json.
core-ui-no-place-for-bot = Nie ma tu miejsca dla bota; pomiń --bot.
core-ui-settled = To ustala już plik; pomiń { $option }.
core-ui-sim-stopping = Kończę po dograniu rozpoczętych gier; następne Ctrl-C zatrzyma od razu.
core-ui-sim-version = { $path } zawiera gry tej pary rozegrane { $what ->
    [code] innym kodem
    [data] na innych elementach gry lub wagach
   *[bots] przez inne wersje botów
} ({ $stored }; teraz { $now }); nie miesza się ich, podaj inny plik.
core-ui-sim-workers = Procesy robocze raz po raz kończą się, zanim dograją; sprawdź pamięć albo zmniejsz ich liczbę opcją --jobs.
core-ui-no-ray = Opcja --on ray wymaga dodatku „ray”: pip install 'sandtable[ray]'.
core-ui-lab-bots = Podaj od { $least } do { $most } botów po przecinku.
core-ui-sprt-order = --low musi być mniejsze niż --high.
core-ui-parquet-name = { $path }: nazwa musi kończyć się na .parquet.
core-ui-parquet-mixed = Zapisane gry i gry z areny mają różne kolumny; zapisz je w osobnych plikach.
core-ui-no-parquet = Do zapisu w formacie Parquet potrzebny jest dodatek „data”: pip install 'sandtable[data]'.
core-ui-train-no-features = { $title } nie ma jeszcze cech, z których można się uczyć; ocena jest ręczna.
core-ui-no-numpy = Do uczenia potrzebny jest dodatek „train”: pip install 'sandtable[train]'.
core-ui-train-written = Zapisano: { $path }.
core-ui-reliability-of = { $title }: szansa i udział wygranych, w %
core-ui-reliability-chance = szansa
core-ui-reliability-won = wygrane
core-ui-reliability-positions = pozycje
core-ui-reliability = Gier: { $games }, pozycji: { $positions }. Szanse mylą się średnio o { $error } ({ $low }–{ $high }). Wynik Briera { $brier }; przy stale tej samej szansie: { $base }.
core-ui-midgame = Gier: { $games }. Wynik Briera w połowie gry: przy stale tej samej szansie { $base }, według oceny { $chance }, po rozegraniu każdej pozycji do końca ({ $playouts }×) { $played }. Ocena osiąga { $share } % zysku, jaki dają te rozgrywki ({ $low }–{ $high }).
core-ui-puzzles-none = { $title } nie ma zadań; mają je: { $titles }.
core-ui-puzzles-other = { $path } powstał z innego ziarna albo na innych warunkach; tego się nie miesza, podaj inny plik.
core-ui-puzzles-made = { $path }: { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
} z { $searched ->
    [one] 1 gry
   *[other] { $searched } gier
}. Obejrzane pozycje: { $looked }, kandydaci: { $checked }, odrzucono, bo drugie przeszukiwanie się nie zgadzało: { $dropped }.
core-ui-analysis-running = { $path }: ta gra się nie skończyła; analizuje się tylko ukończone gry.
core-ui-analysis-known = Według tego, co gracze wiedzieli: { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}, w każdej { $lines ->
    [one] 1 rozegrany wariant
    [few] { $lines } rozegrane warianty
   *[other] { $lines } rozegranych wariantów
}
core-ui-analysis-open = Z odkrytymi kartami: { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}, w każdej { $lines ->
    [one] 1 rozegrany wariant
    [few] { $lines } rozegrane warianty
   *[other] { $lines } rozegranych wariantów
}
core-ui-analysis-mistakes = { $count ->
    [0] Żadnego błędu za 2 ze 100 lub więcej
    [one] 1 błąd
    [few] { $count } błędy, najgorszy pierwszy
   *[other] { $count } błędów, najgorszy pierwszy
}
core-ui-analysis-cost = kosztowało { $cost } ± { $error } ze 100
core-ui-no-diary = { $path } nie ma dziennika wojennego: prowadzi go tylko kampania Walka o przetrwanie gry Legie.
core-ui-no-drawing = Do rysowania potrzebny jest dodatek „lab”: pip install 'sandtable[lab]'.
core-ui-picture-kind = { $path }: nazwa obrazu musi kończyć się na .svg, .png lub .pdf.
core-ui-sim-bots = Ten tryb wymaga { $seats ->
    [one] 1 bota
   *[many] { $seats } botów
}; podaj ich właśnie tyle.
core-ui-no-moment = Nie ma chwili { $count }; wybierz numer od 0 do { $total }.
core-ui-usage = { $problem } Zobacz sandtable --help.
core-ui-system = System odmawia: { $problem }
core-ui-serving = Stół czeka: { $address } (koniec: Ctrl-C)
core-ui-unusable-folder = Nie można użyć tego folderu danych: { $problem }. Podaj inny opcją --data.
core-ui-few-files = Jednocześnie może być połączonych tylko { $connections } stron, bo otwartych plików może być najwyżej { $files }; więcej pozwoli wyższy ulimit -n.
core-ui-folder-in-use = Z tego folderu danych korzysta już inny serwer: { $folder }. Zatrzymaj go albo podaj inny folder opcją --data.
core-ui-unusable-proxy = Proxy podaje się adresem lub siecią: { $problem }. Popraw --proxy.
core-ui-unusable-reader = Kto może czytać /metrics, podaje się adresem lub siecią: { $problem }. Popraw --metrics.
core-ui-unusable-database = Nie można użyć tej bazy danych: { $problem }. Popraw --database.
core-ui-workers-need-postgres = Kilka procesów potrzebuje wspólnej bazy PostgreSQL: podaj ją opcją --database postgresql://user@host/name albo pomiń --workers.
core-ui-no-postgres = PostgreSQL wymaga jeszcze jednego pakietu; zainstaluj sandtable[postgres].
core-ui-unusable-address = Pod tym adresem nie można nasłuchiwać: { $problem }. Podaj inny --port lub --host.
core-ui-unusable-mail = W ten sposób nie da się wysyłać e-maili: { $problem }.

## Opieka nad serwerem

core-ui-admin-there = { $path } już istnieje; podaj miejsce, w którym nic nie ma.
core-ui-admin-no-file = { $path } nie istnieje.
core-ui-admin-no-database = W { $path } nie ma stołów gry Sandtable: { $problem }.
core-ui-admin-older = Baza danych ma schemat { $version }, a ten program pracuje ze schematem { $known }: uruchom raz serwer albo użyj programu, który ją zapisał.
core-ui-admin-unequal = Kopia tabeli { $name } różni się od oryginału; nic nie zostało zmienione.
core-ui-admin-spoiled = Ta kopia jest uszkodzona: { $problem }. Nic nie zostało zmienione.
core-ui-admin-not-empty = W tej bazie danych już coś jest ({ $name }); podaj pustą.
core-ui-admin-running = Na tej bazie danych działa serwer; najpierw go zatrzymaj.
core-ui-admin-nobody = Nikt się tu nie nazywa { $who }; gości można znaleźć tylko po identyfikatorze.
core-ui-admin-backed-up = { $path }: jest w nim wszystko, { $size } kB, bez kluczy podpisujących.
core-ui-admin-restored = Przywrócono: { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}. Zegary stały od chwili wykonania kopii; wszyscy logują się ponownie.
core-ui-admin-moved = Przeniesiono i porównano wiersz po wierszu: { $count ->
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}. To, co było wcześniej, pozostało bez zmian; usuń je, gdy wszystko będzie w porządku.
core-ui-admin-verified = Odtworzono: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] 1 wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}; { $closed ->
    [0] zasady wszystkich są tutaj
    [one] 1 ma zasady, których już nie ma
    [few] { $closed } mają zasady, których już nie ma
   *[many] { $closed } ma zasady, których już nie ma
}; { $wrong ->
    [0] wszystko jest w porządku
    [one] 1 rzecz nie jest w porządku
    [few] { $wrong } rzeczy nie są w porządku
   *[many] { $wrong } rzeczy nie jest w porządku
}.
core-ui-admin-exported = { $path }: wszystko, co jest przechowywane.
core-ui-admin-erase = Usunąć wszystko, co należy do gracza { $name } ({ $id })? Tego nie można cofnąć.
core-ui-admin-bounced = List wrócił na dobre: jego adresat nie dostanie następnych, dopóki znów ich nie zechce.
core-ui-admin-not-bounced = Ta wiadomość nikomu nie wstrzymuje listów.
core-ui-admin-erased = Usunięto: { $name } ({ $id }); { $count ->
    [0] żadnego stołu
    [one] 1 stół
    [few] { $count } stoły
   *[many] { $count } stołów
}.
core-ui-admin-wrong-database = sama baza danych: { $problem }
core-ui-admin-wrong-reference = { $name } wskazuje na coś w { $missing }, czego tam nie ma
core-ui-admin-wrong-numbers = { $count ->
    [one] jest tu 1 wpis
    [few] są tu { $count } wpisy
   *[many] jest tu { $count } wpisów
}, ale ostatni ma numer { $last }
core-ui-admin-wrong-form = nie da się odczytać: { $problem }
core-ui-admin-wrong-title = jest zapisany jako { $title }, ale gra się w { $found }
core-ui-admin-wrong-seats = jego miejsca nie odpowiadają grze, która ma ich { $count }
core-ui-admin-wrong-nobody = jedno z miejsc zajmuje nikt
core-ui-admin-wrong-list = listy podają inny wynik albo innych graczy przy ruchu niż zapis
core-ui-admin-wrong-snapshot = zapisany stan obok zapisu gry nie jest tym, do czego zapis doprowadził
