ui-analysis-knowing = Podle čeho se soudí
ui-analysis-known = Co se vědělo
ui-analysis-open = Vše odkryté
ui-analysis-waiting = Čeká, až přijde na řadu
ui-analysis-running = Prochází hru
ui-analysis-stop = Zastavit
ui-analysis-failed = Na tuto hru nestačil vyhrazený čas.
ui-analysis-away = Server teď neodpovídá; zkuste to znovu.
ui-analysis-won = Proč vyhrává { $name }
ui-analysis-lost = Proč prohrává { $name }
ui-analysis-mistakes = Chyby podle velikosti
ui-analysis-whose = Čí chyby
ui-analysis-of-own = Vlastní { $count }
ui-analysis-of-others = Ostatních { $count }
ui-analysis-none = Žádná chyba za 2 ze 100 nebo víc.
ui-analysis-cost = { $name }: { $act }. Stálo to { $cost } ± { $error } ze 100.
ui-analysis-sure = ± { $error }
ui-analysis-choices = volby
ui-analysis-key-own = chyba: { $name }
ui-analysis-key-others = ostatních
ui-analysis-curve = Šance na výhru, { $name }: od { $start } ze 100 na začátku po { $end } na konci, celkem { $count ->
    [one] 1 chyba
    [few] { $count } chyby
   *[other] { $count } chyb
} všech.
