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
core-ui-later = Jeszcze nie w grze, czeka na drugą połowę: { $count }
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
core-ui-unusable-database = Nie można użyć tej bazy danych: { $problem }. Popraw --database.
core-ui-no-postgres = PostgreSQL wymaga jeszcze jednego pakietu; zainstaluj sandtable[postgres].
core-ui-unusable-address = Pod tym adresem nie można nasłuchiwać: { $problem }. Podaj inny --port lub --host.
core-ui-unusable-mail = W ten sposób nie da się wysyłać e-maili: { $problem }.
