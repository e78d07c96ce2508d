### Słowa zadań, pobierane razem z nimi.

ui-puzzle = Zadanie
ui-puzzles-about = Pozycje z gier botów, w których jeden ruch jest wyraźnie lepszy od wszystkich innych. Widzisz to, co widział gracz.
ui-puzzles-none = Do tej gry nie ma jeszcze zadań.
ui-puzzle-daily-solve = Rozwiąż dzisiejsze
ui-puzzle-daily-solved = Dzisiejsze rozwiązane
ui-puzzle-number = Zadanie { $number }
ui-puzzle-next = Następne zadanie
ui-puzzle-again = Jeszcze raz
ui-puzzle-leave = Wszystkie zadania
ui-puzzle-find = Który ruch jest wyraźnie najlepszy?
ui-puzzle-known = Widzisz to, co widział gracz. Rozwiązanie liczy się ze wszystkim, co może być przed tobą ukryte.
ui-puzzle-about = { $theme } · trudność { $difficulty } z { $hardest }
ui-puzzle-difficulty = Trudność { $difficulty } z { $hardest }
ui-puzzle-theme = Temat
ui-puzzle-theme-all = Wszystkie
ui-puzzle-theme-win = Wygrana od razu
ui-puzzle-theme-win-about = Właściwy ruch kończy grę twoim zwycięstwem.
ui-puzzle-theme-points = Punkty od razu
ui-puzzle-theme-points-about = Właściwy ruch daje od razu więcej punktów niż każdy inny.
ui-puzzle-theme-later = Dalsze spojrzenie
ui-puzzle-theme-later-about = Punkty od razu nie rozstrzygają: zobacz, co będzie potem.
ui-puzzle-right = Rozwiązane. To najlepszy ruch.
ui-puzzle-told = Takie było rozwiązanie.
ui-puzzle-wrong = Nie ten: inny ruch jest wyraźnie lepszy.
ui-puzzle-wrong-on = Wszystko leży jak przedtem. Spróbuj jeszcze raz.
ui-puzzle-behind = Zostawia ci { $chance } % szans na wygraną, najlepszy ruch { $most } %.
ui-puzzle-behind-far = Najlepszy ruch zostawia ci { $most } % szans na wygraną; ten jest gorszy co najmniej o { $margin } punktów procentowych.
ui-puzzle-hint = Podpowiedź
ui-puzzle-hint-about = Co najlepszy ruch daje od razu, a ten nie:
ui-puzzle-give-up = Pokaż rozwiązanie
ui-puzzle-gain = Zostawia ci { $chance } % szans na wygraną, o { $margin } punktów procentowych więcej niż każdy inny ruch.
ui-puzzle-then = Co dalej: { $acts }.
ui-puzzle-brings = Co daje od razu, a drugi najlepszy ruch nie:
ui-puzzle-others = Co jeszcze było możliwe
ui-puzzle-chance = szanse na wygraną w %
ui-puzzle-proof = Dwa przeszukiwania są zgodne, drugie z nich głębsze i z innym losem.
ui-puzzle-tries = { $count ->
    [one] Znalezione za pierwszym razem.
   *[other] Znalezione za { $count }. razem.
}
ui-puzzle-week = Twój tydzień
ui-puzzle-solved = rozwiązane
ui-puzzle-solved-of = rozwiązano { $solved } z { $count }
