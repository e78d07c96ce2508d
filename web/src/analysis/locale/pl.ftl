ui-analysis-knowing = Podstawa oceny
ui-analysis-known = Co było wiadomo
ui-analysis-open = Wszystko odkryte
ui-analysis-waiting = Czeka na swoją kolej
ui-analysis-running = Przegląda grę
ui-analysis-stop = Zatrzymaj
ui-analysis-failed = Na tę grę zabrakło przeznaczonego czasu.
ui-analysis-away = Serwer teraz nie odpowiada; spróbuj ponownie.
ui-analysis-won = Dlaczego wygrywa { $name }
ui-analysis-lost = Dlaczego przegrywa { $name }
ui-analysis-mistakes = Błędy według wielkości
ui-analysis-whose = Czyje błędy
ui-analysis-of-own = Własne { $count }
ui-analysis-of-others = Innych { $count }
ui-analysis-none = Żadnego błędu za 2 ze 100 lub więcej.
ui-analysis-cost = { $name }: { $act }. To kosztowało { $cost } ± { $error } ze 100.
ui-analysis-sure = ± { $error }
ui-analysis-choices = wybory
ui-analysis-key-own = błąd: { $name }
ui-analysis-key-others = innych
ui-analysis-curve = Szansa na zwycięstwo, { $name }: od { $start } ze 100 na początku do { $end } na końcu, łącznie { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
} wszystkich.
