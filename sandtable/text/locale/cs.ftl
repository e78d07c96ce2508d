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
core-ui-later = Zatím se nehraje a čeká na druhou polovinu: { $count }
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
core-ui-unusable-database = Tuto databázi nelze použít: { $problem }. Opravte --database.
core-ui-no-postgres = PostgreSQL potřebuje ještě jeden balíček; nainstalujte sandtable[postgres].
core-ui-unusable-address = Na této adrese nelze naslouchat: { $problem }. Zadejte jiný --port nebo --host.
core-ui-unusable-mail = Takhle nelze posílat e-maily: { $problem }.
