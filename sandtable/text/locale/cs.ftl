### Co říká terminál, kromě slov společných všem podobám hry. Prohlížeč je nestahuje.

## Příkazy hry v terminálu; co se píše, stojí před řádkem

core-help-number = číslo ze seznamu: zvolí tuto položku
core-help-act = slova akce v libovolném pořadí
core-help-help = tento seznam
core-help-board = znovu ukáže stůl
core-help-back = zapomene, na co jste zatím ukázali
core-help-why = připojte akci a dozvíte se, proč není dovolena
core-help-preview = připojte akci a dozvíte se, co určitě přinese
core-help-rule = připojte označení pravidla a přečtete si je
core-help-standing = v oknech reakcí: never (toto odteď vynechat), always KARTA, never KARTA, ask KARTA, quiet (ptát se, jen když lze kartu využít), ask (zapomenout vše); samo: co platí
core-help-trace = jak virtuální soupeř našel svůj poslední tah
core-help-log = co se zatím stalo; připojte číslo, chcete-li jen poslední řádky
core-help-undo = vezme zpět vaši poslední akci
core-help-correct = u skutečného stolu: poslední záznamy s čísly, s all všechny; připojte číslo a záznam opravíte, a znáte-li slova, i to, co se stalo doopravdy
core-help-save = připojte jméno souboru a hra se do něj uloží
core-help-resign = vzdá hru
core-help-quit = opustí hru

## Hra v terminálu

core-ui-curtain-close = Stiskněte Enter, obrazovka se pro dalšího hráče vyprázdní.
core-ui-chosen = Zatím zvoleno: { $text }
core-ui-chosen-enough = Zvoleno: { $text }; Enter akci provede, nebo volte dál.
core-ui-allowed = Toto je dovoleno: { $text }
core-ui-no-rule = Pravidlo { $rule } neexistuje.
core-ui-near = Měli jste na mysli { $names }?
core-ui-no-rule-near = Pravidlo { $rule } neexistuje. Měli jste na mysli { $names }?
core-ui-problem-near = { $problem } Měli jste na mysli { $names }?
core-ui-whole-board = Celý plán ukáže příkaz board.
core-ui-rule-code = V kódu:
core-ui-rule-code-none = Kód je nejmenuje.
core-ui-rule-tests = Testy:
core-ui-rule-tests-none = Žádný test je nejmenuje, nebo tu testy nejsou.
core-ui-standing-none = Hra se ptá v každém okně reakcí.
core-ui-standing-quiet = Hra se ptá, jen když lze využít kartu.
core-ui-standing-alone = Jen ve hře se samotnými boty: ostatní by se z otázky něco dozvěděli.
core-ui-standing-unknown = „{ $text }“ není karta; napište její označení.
core-ui-standing-pass = Vynecháváte
core-ui-standing-always = Vždy využít
core-ui-standing-never = Nikdy nevyužít
core-ui-standing-asked = Pokaždé se zeptat
core-ui-quit-save = Soubor, do kterého se má hra uložit (Enter: odejít bez uložení):{" "}
core-ui-go-on = Pokračování: sandtable play { $title } --load { $path }
core-ui-watch = Přehrání: sandtable replay { $path }
core-ui-entropy = Do náhody této hry přispívá: { $name }
core-ui-replay-keys = Enter: dál, b: zpět, číslo: na tento okamžik, q: konec{" "}

## Oprava záznamu v terminálu

core-help-correct-list = všechny záznamy od tohoto dál a co s kterým bude
core-help-correct-back = zapomene, co jste řekli naposledy
core-help-correct-omit = vynechá záznam, který nesedí
core-help-correct-cut = odřízne tento záznam a vše po něm
core-help-correct-confirm = provede opravu, jakmile vše sedí
core-help-correct-cancel = nechá vše, jak bylo
core-ui-correct-name = Některý z nich opravíte takto: correct ČÍSLO
core-ui-correct-name-all = Některý z nich opravíte takto: correct ČÍSLO; correct all vypíše i starší.
core-ui-correct-none = Záznam „{ $text }“ tu není; samotné correct vypíše záznamy s čísly.
core-ui-correct-theirs = Opravit to může jen ten, kdo to zadal: { $name }
core-ui-correct-other = Tady se musí nejprve rozhodnout někdo jiný. Co následuje, lze jen odříznout.
core-ui-correct-checking = Ověřuje se, co následovalo …
core-ui-correct-hidden = něco skrytého
core-ui-correct-wrong = k opravě
core-ui-correct-state-put = opraveno
core-ui-correct-state-left = vynecháno
core-ui-correct-state-cut = odříznuto
core-ui-correct-state-fits = sedí
core-ui-correct-state-fails = nesedí
core-ui-correct-state-waits = čeká
core-ui-correct-first = Takto tehdy vypadal stůl. Řekněte, co se stalo doopravdy; vše, co následovalo, se znovu ověří.
core-ui-correct-sum = { $fits ->
    [0] Další záznamy zatím nesedí.
    [one] 1 záznam stále sedí.
    [few] { $fits } záznamy stále sedí.
   *[other] { $fits } záznamů stále sedí.
} Č. { $number } nesedí. { $waits ->
    [0] Je to poslední záznam.
    [one] Záznam po něm se ověří, až bude č. { $number } vyřešeno.
    [few] { $waits } záznamy po něm se ověří, až bude č. { $number } vyřešeno.
   *[other] { $waits } záznamů po něm se ověří, až bude č. { $number } vyřešeno.
}
core-ui-correct-sum-all = { $cut ->
    [0] Vše sedí.
    [one] Zbytek sedí; 1 záznam se odřízne.
    [few] Zbytek sedí; { $cut } záznamy se odříznou.
   *[other] Zbytek sedí; { $cut } záznamů se odřízne.
}
core-ui-correct-ask = Co se stalo u č. { $number }? Příkaz omit záznam vynechá, cut odřízne vše od něj dál, cancel nechá vše, jak bylo.
core-ui-correct-without = U č. { $number } nelze nic zadat. Příkaz omit záznam vynechá, cut odřízne vše od něj dál, cancel nechá vše, jak bylo.
core-ui-correct-confirm = Zatím se nic nezměnilo. Příkaz confirm opravu provede, back se vrátí k výběru, cancel nechá vše, jak bylo.
core-ui-correct-cancelled = Vše je, jak bylo.

## Příkazy, které podávají zprávu

core-ui-games-hint = Hrát: sandtable play { $title } --mode REŽIM --option VOLBA=HODNOTA
core-ui-proven = { $path }: { $count ->
    [one] ověřen 1 krok
    [few] ověřeny všechny { $count } kroky
   *[other] ověřeno všech { $count } kroků
}
core-ui-position-ok = { $path }: pozice je v pořádku
core-ui-position-which = Uveďte buď --example s názvem hry, nebo --check se souborem.
core-ui-advise-not-virtual = { $path }: na tahu tu není virtuální soupeř; zvolte sólový režim a do „to-move“ napište jeho stranu.
core-ui-advise-rolls = { $count ->
    [one] 1 zadaný hod není potřeba; vynechte ho.
    [few] { $count } zadané hody nejsou potřeba; vynechte je.
   *[other] { $count } zadaných hodů není potřeba; vynechte je.
}
core-ui-advise-roll = Na kostce tu nemůže padnout { $number }; zadejte číslo od 1 do 6.
core-ui-advise-how = Co padlo, zadejte pomocí --roll.
core-ui-no-tests = { $path }: nejsou tu žádné testy; spusťte příkaz ve zdrojovém stromu.
core-ui-no-pytest = Chybí pytest; nainstalujte doplněk „test“.
core-ui-unknown-rule = { $test } uvádí { $rule }, to však v žádných pravidlech není.
core-ui-many-rules = { $test } uvádí příliš mnoho pravidel (nejvýše { $most }).
core-ui-test-failed = Neprošel: { $test }
core-ui-covered = Úspěšný test má { $covered } z { $total } pravidel ({ $share } %).
core-ui-uncovered = Bez testu: { $rules }
core-ui-uncited = Kód je nejmenuje: { $rules }.
core-ui-sim-against = { $title }, { $mode }: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, násada { $seed }
core-ui-sim-stopped = Zastaveno, odehráno { $done } z { $games }; odehrané hry zůstávají.
core-ui-sim-none = Žádná hra nebyla dohrána.
core-ui-sim-bot = bot
core-ui-sim-side = strana
core-ui-sim-games = hry
core-ui-sim-wins = výhry
core-ui-sim-share = podíl výher
core-ui-sim-interval = 95% interval
core-ui-sim-picture = Obrázek: { $path }
core-ui-sim-alike = { $games ->
    [one] 1 hra proběhla stejně jako jiná a počítá se s ní jako jedna.
    [few] { $games } hry proběhly stejně jako jiné a počítají se s nimi jako jedna.
   *[other] { $games } her proběhlo stejně jako jiné a počítají se s nimi jako jedna.
}
core-ui-sim-hung = { $bot } neodpověděl včas a prohrál tím { $games ->
    [one] 1 hru
    [few] { $games } hry
   *[other] { $games } her
} ({ $detail }).
core-ui-sim-lied = { $bot } odpověděl nedovoleně a prohrál tím { $games ->
    [one] 1 hru
    [few] { $games } hry
   *[other] { $games } her
} ({ $detail }).
core-ui-sim-died = { $bot } skončil během hry a prohrál tím { $games ->
    [one] 1 hru
    [few] { $games } hry
   *[other] { $games } her
} ({ $detail }).
core-ui-lab-against = proti
core-ui-ladder-rating = hodnocení
core-ui-ladder-pairs = dvojice
core-ui-sprt-accepted = { $first } je silnější než { $second }: { $high } b. je pravděpodobnějších než { $low } b.
core-ui-sprt-rejected = Že je { $first } silnější než { $second }, se neprokázalo: { $low } b. je pravděpodobnějších než { $high } b.
core-ui-sprt-open = Mezi { $first } a { $second } ještě není rozhodnuto ({ $low } nebo { $high } b.); ukážou to další hry.
core-ui-sprt-figures = Dvojic: { $pairs }; podíl výher: { $share }; bodů hodnocení: { $rating }; logaritmus poměru věrohodností: { $ratio } (meze { $lower } a { $upper }).
core-ui-parquet-written = { $path }: { $rows ->
    [one] 1 řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}
core-ui-map-sound = Mapa je v pořádku: pozemních zón { $land }, mořských zón { $sea }, spojení { $links }, všechna nakreslená.
core-ui-map-unsound = { $count ->
    [one] V této mapě je 1 chyba; opravte ji v datech.
    [few] V této mapě jsou { $count } chyby; opravte je v datech.
   *[other] V této mapě je { $count } chyb; opravte je v datech.
}
core-ui-map-drawn = Nakresleno: { $path }

## Chyby na příkazovém řádku

core-ui-in-file = { $path }: { $problem }
core-ui-file-folder = { $path } je složka; uveďte soubor.
core-ui-file-large = { $path } je příliš velký soubor; čte se nejvýše { $limit } MB.
core-ui-file-missing = { $path } neexistuje; zkontrolujte jméno.
core-ui-file-unreadable = { $path } nelze přečíst ({ $problem }); zkontrolujte jméno a práva.
core-ui-file-there = { $path } už existuje; zvolte jiné jméno.
core-ui-option-form = „{ $text }“ není volba; napište VOLBA=HODNOTA.
core-ui-other-title = Toto je uložená hra { $title }; uveďte tuto hru.
core-ui-no-seat = Místo { $seat } tu není; zvolte číslo od 0 do { $last }.
core-ui-no-pack = { $path } není datový balíček; uveďte složku se soubory, jako je board.json.
core-ui-no-place-for-bot = Pro bota tu není místo; vynechte --bot.
core-ui-settled = To už určuje soubor; vynechte { $option }.
core-ui-sim-stopping = Končím, až se dohrají rozehrané hry; dalším Ctrl-C hned.
core-ui-sim-version = { $path } obsahuje hry této dvojice, které odehrál jiný { $what ->
    [code] kód
    [data] materiál hry nebo jiné váhy
   *[bots] stav botů
} ({ $stored }; nyní { $now }); nemísí se, uveďte jiný soubor.
core-ui-sim-workers = Pracovní procesy končí znovu a znovu dřív, než dohrají; podívejte se na paměť, nebo jich dejte méně pomocí --jobs.
core-ui-no-ray = K --on ray je potřeba doplněk „ray“: pip install 'sandtable[ray]'.
core-ui-lab-bots = Uveďte { $least } až { $most } botů oddělených čárkami.
core-ui-sprt-order = --low musí být menší než --high.
core-ui-parquet-name = { $path }: jméno musí končit na .parquet.
core-ui-parquet-mixed = Uložené hry a hry z arény mají různé sloupce; zapište je do zvláštních souborů.
core-ui-no-parquet = K zápisu formátu Parquet je potřeba doplněk „data“: pip install 'sandtable[data]'.
core-ui-train-no-features = { $title } zatím nemá vlastnosti, z nichž by se dalo učit; její hodnocení je ruční.
core-ui-no-numpy = K učení je potřeba doplněk „train“: pip install 'sandtable[train]'.
core-ui-train-written = Zapsáno: { $path }.
core-ui-reliability-of = { $title }: šance a podíl výher, v %
core-ui-reliability-chance = šance
core-ui-reliability-won = výhry
core-ui-reliability-positions = pozice
core-ui-reliability = Her: { $games }, pozic: { $positions }. Šance jsou v průměru vedle o { $error } ({ $low }–{ $high }). Brierovo skóre { $brier }; se stále stejnou šancí: { $base }.
core-ui-midgame = Her: { $games }. Brierovo skóre uprostřed hry: se stále stejnou šancí { $base }, s hodnocením { $chance }, po dohrání každé pozice ({ $playouts }×) { $played }. Hodnocení dosahuje { $share } % přínosu dohrávek ({ $low }–{ $high }).
core-ui-puzzles-none = { $title } nemá úlohy; mají je: { $titles }.
core-ui-puzzles-other = { $path } vznikl z jiného semínka nebo za jiných podmínek; to se nemíchá, zadejte jiný soubor.
core-ui-puzzles-made = { $path }: { $count ->
    [one] 1 úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
} z { $searched ->
    [one] 1 hry
   *[other] { $searched } her
}. Prohlédnuté pozice: { $looked }, kandidáti: { $checked }, vyřazeno, protože druhé hledání nesouhlasilo: { $dropped }.
core-ui-analysis-running = { $path }: tato hra neskončila; rozebírají se jen dohrané hry.
core-ui-analysis-known = Podle toho, co hráči věděli: { $count ->
    [one] 1 rozhodnutí
   *[other] { $count } rozhodnutí
}, v každém { $lines ->
    [one] 1 přehraný průběh
    [few] { $lines } přehrané průběhy
   *[other] { $lines } přehraných průběhů
}
core-ui-analysis-open = S odkrytými kartami: { $count ->
    [one] 1 rozhodnutí
   *[other] { $count } rozhodnutí
}, v každém { $lines ->
    [one] 1 přehraný průběh
    [few] { $lines } přehrané průběhy
   *[other] { $lines } přehraných průběhů
}
core-ui-analysis-mistakes = { $count ->
    [0] Žádná chyba za 2 ze 100 nebo víc
    [one] 1 chyba
    [few] { $count } chyby, nejhorší první
   *[other] { $count } chyb, nejhorší první
}
core-ui-analysis-cost = stálo { $cost } ± { $error } ze 100
core-ui-no-diary = { $path } nemá válečný deník: vede ho jen tažení v režimu Boj o přežití hry Legie.
core-ui-no-drawing = Ke kreslení je potřeba doplněk „lab“: pip install 'sandtable[lab]'.
core-ui-picture-kind = { $path }: jméno obrázku musí končit na .svg, .png nebo .pdf.
core-ui-sim-bots = Tento režim potřebuje { $seats ->
    [one] 1 bota
    [few] { $seats } boty
   *[other] { $seats } botů
}; uveďte jich právě tolik.
core-ui-no-moment = Okamžik { $count } tu není; zvolte číslo od 0 do { $total }.
core-ui-usage = { $problem } Viz sandtable --help.
core-ui-system = Systém to odmítl: { $problem }
core-ui-serving = Stůl je prostřený: { $address } (konec: Ctrl-C)
core-ui-unusable-folder = Tuto složku s daty nelze použít: { $problem }. Zadejte jinou volbou --data.
core-ui-few-files = Současně může být připojeno jen { $connections } stránek, protože otevřených souborů smí být nejvýš { $files }; více umožní vyšší ulimit -n.
core-ui-folder-in-use = Tuto složku s daty už má jiný server: { $folder }. Ukončete ho, nebo zadejte jinou složku volbou --data.
core-ui-unusable-proxy = Proxy se zadává adresou nebo sítí: { $problem }. Opravte --proxy.
core-ui-unusable-reader = Kdo smí číst /metrics, se zadává adresou nebo sítí: { $problem }. Opravte --metrics.
core-ui-unusable-database = Tuto databázi nelze použít: { $problem }. Opravte --database.
core-ui-workers-need-postgres = Více procesů potřebuje společnou databázi PostgreSQL: zadejte ji volbou --database postgresql://user@host/name, nebo vynechte --workers.
core-ui-no-postgres = PostgreSQL potřebuje ještě jeden balíček; nainstalujte sandtable[postgres].
core-ui-unusable-address = Na této adrese nelze naslouchat: { $problem }. Zadejte jiný --port nebo --host.
core-ui-unusable-mail = Takhle nelze posílat e-maily: { $problem }.

## Péče o server

core-ui-admin-there = { $path } už existuje; zvolte místo, kde nic není.
core-ui-admin-no-file = { $path } neexistuje.
core-ui-admin-no-database = V { $path } nejsou stoly hry Sandtable: { $problem }.
core-ui-admin-older = Databáze má schéma { $version } a tento program pracuje se schématem { $known }: spusťte jednou server, nebo použijte program, který ji zapsal.
core-ui-admin-unequal = Kopie tabulky { $name } se liší od předlohy; nic se nezměnilo.
core-ui-admin-spoiled = Tato kopie je poškozená: { $problem }. Nic se nezměnilo.
core-ui-admin-not-empty = V té databázi už něco je ({ $name }); zadejte prázdnou.
core-ui-admin-running = Nad touto databází běží server; nejdřív ho ukončete.
core-ui-admin-nobody = Nikdo se tu nejmenuje { $who }; hosty lze najít jen podle id.
core-ui-admin-backed-up = { $path }: je v něm všechno, { $size } kB, bez podpisových klíčů.
core-ui-admin-restored = Obnoveno: { $count ->
    [one] 1 stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}. Hodiny od zálohy stály; všichni se přihlásí znovu.
core-ui-admin-moved = Přesunuto a řádek po řádku porovnáno: { $count ->
    [one] 1 stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}. Co bylo předtím, zůstalo beze změny; zahoďte to, až budete spokojeni.
core-ui-admin-verified = Přehráno: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $entries ->
    [one] 1 záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}; { $closed ->
    [0] pravidla všech jsou tu
    [one] 1 má pravidla, která už nejsou
    [few] { $closed } mají pravidla, která už nejsou
   *[other] { $closed } má pravidla, která už nejsou
}; { $wrong ->
    [0] všechno je v pořádku
    [one] 1 věc v pořádku není
    [few] { $wrong } věci v pořádku nejsou
   *[other] { $wrong } věcí v pořádku není
}.
core-ui-admin-exported = { $path }: všechno, co je uloženo.
core-ui-admin-erase = Smazat všechno, co patří hráči { $name } ({ $id })? Nelze to vrátit.
core-ui-admin-bounced = Dopis se nadobro vrátil: jeho adresát další nedostane, dokud o ně znovu nepožádá.
core-ui-admin-not-bounced = Tato zpráva nikomu dopisy nezastavuje.
core-ui-admin-erased = { $name } ({ $id }) je smazán; { $count ->
    [0] nebyl u žádného stolu
    [one] byl u 1 stolu
   *[other] byl u { $count } stolů
}.
core-ui-admin-wrong-database = samotná databáze: { $problem }
core-ui-admin-wrong-reference = { $name } odkazuje na něco v { $missing }, co tam není
core-ui-admin-wrong-numbers = { $count ->
    [one] je tu 1 záznam
    [few] jsou tu { $count } záznamy
   *[other] je tu { $count } záznamů
}, ale poslední má číslo { $last }
core-ui-admin-wrong-form = nelze přečíst: { $problem }
core-ui-admin-wrong-title = je zapsán jako { $title }, ale hraje se { $found }
core-ui-admin-wrong-seats = jeho místa neodpovídají hře, která má míst { $count }
core-ui-admin-wrong-nobody = jedno místo má nikdo
core-ui-admin-wrong-list = seznamy uvádějí jiný výsledek nebo jiné hráče na tahu než záznam
core-ui-admin-wrong-snapshot = uložený stav vedle záznamu není to, k čemu záznam dospěl
