### Slova stránek pro lidi.

## Účet a přihlášení

ui-people-page-account = Účet · Sandtable
ui-people-page-sign-in = Přihlášení · Sandtable
ui-people-account = Účet
ui-people-guest = V tomto prohlížeči jste host
ui-people-guest-about = Na hraní to stačí. S přístupovým klíčem budete mít účet: vaše hry půjdou s vámi, přihlásíte se i na jiných zařízeních a vaše jméno bude jen vaše. Trvá to deset sekund a není potřeba heslo.
ui-people-have = Účet už mám
ui-people-have-about = Co jste odehráli jako host, půjde s vámi.
ui-people-passkey-make = Vytvořit přístupový klíč
ui-people-passkey-use = Přihlásit se přístupovým klíčem
ui-people-passkey-add = Přidat přístupový klíč
ui-people-not-given = Přístupový klíč nebyl předán. Zkuste to znovu, nebo se přihlaste jinak.
ui-people-mail-sign-in = Nebo odkazem na vaši e-mailovou adresu
ui-people-mail-add = Přihlašovat se i e-mailem
ui-people-mail-send = Poslat odkaz
ui-people-mail-sent = Odkaz je na cestě na adresu { $mail }. Funguje jednou, dvacet minut.
ui-people-code = Nebo záchranným kódem
ui-people-sign-in = Přihlásit se
ui-people-sign-out = Odhlásit
ui-people-sign-out-others = Odhlásit všechna ostatní
ui-people-link = Váš odkaz
ui-people-link-about = Jedním stiskem se přihlásíte. Odkaz funguje jednou.
ui-people-other-way = Přihlásit se jinak
ui-people-ways = Způsoby přihlášení
ui-people-means-passkey = Přístupový klíč
ui-people-means-mail = Odkaz e-mailem
ui-people-means-code = Záchranný kód
ui-people-remove = Odebrat
ui-people-codes = { $count ->
    [0] Vytvořit záchranné kódy
   *[other] Zbývajících záchranných kódů: { $count }. Vytvořit nové
}
ui-people-codes-once = Uschovejte kódy na bezpečném místě: ukážou se jen teď a každý vás jednou přihlásí, až o všechna zařízení přijdete.
ui-people-devices = Zařízení
ui-people-device = Nějaké zařízení
ui-people-here = toto
ui-people-now = teď
ui-people-tokens = Tokeny pro programy
ui-people-tokens-about = Program, který posílá token, jedná vaším jménem, pokud mu to dovolíte. Nikomu ho neukazujte.
ui-people-token-name = K čemu bude?
ui-people-token-make = Vytvořit token
ui-people-token-once = Zkopírujte si ho hned, podruhé se neukáže.
ui-people-scopes = Smí
ui-people-scope-look = se dívat
ui-people-scope-play = hrát
ui-people-scope-host = zakládat stoly
ui-people-used = použit { $when }
ui-people-revoke = Zneplatnit
ui-people-data = Vaše data
ui-people-data-about = Ukládá se vaše jméno, způsoby přihlášení, zařízení, hry a to, co jste řekli u stolů. Vezměte si to s sebou jako soubor, nebo to nechte smazat. Hry s ostatními jim zůstanou, na vašem místě bude „bývalý hráč“.
ui-people-export = Vzít s sebou
ui-people-leave = Smazat můj účet
ui-people-leave-guest = Smazat všechno moje
ui-people-leave-sure = Ano, smazat navždy

## Čas

ui-people-clock = Hodiny
ui-people-pace-none = Bez hodin
ui-people-pace-live-10 = Naživo: 10 min + 5 s za tah
ui-people-pace-live-20 = Naživo: 20 min + 20 s za tah
ui-people-pace-live-60 = Naživo: 60 min + 30 s za tah
ui-people-pace-days-1 = 1 den na tah
ui-people-pace-days-3 = 3 dny na tah
ui-people-pace-days-7 = 7 dní na tah
ui-people-out = Když čas vyprší
ui-people-out-bot = převezme to bot
ui-people-out-remind = nejdřív připomínka, pak to převezme bot
ui-people-out-loss = hra je prohraná
ui-people-weekends = Víkendy a státní svátky hráčů se nepočítají
ui-people-zone = Časové pásmo
ui-people-weekends-off = bez víkendů: { $zone }
ui-people-weekends-by = Víkendy se nepočítají. Časové pásmo: { $zone }.
ui-people-clocks = Hodiny
ui-people-own-clock = Váš čas
ui-people-window = Všichni odpovídají tajně: zbývá { $time }
ui-people-standing = Hodiny stojí do { $when }.
ui-people-away = Volno
ui-people-away-left = { $days ->
    [one] letos zbývá 1 den
    [few] letos zbývají { $days } dny
   *[other] letos zbývá { $days } dní
}
ui-people-away-about = Když jste pryč, hodiny po dnech stojí. Živé hodiny ne.
ui-people-away-from = Od
ui-people-away-until = do
ui-people-away-add = Naplánovat
ui-people-holidays = Státní svátky
ui-people-holidays-about = Kde se nepočítají víkendy, stojí vaše hodiny i v tyto dny, ve vašem časovém pásmu. Ostatní vidí jen to, že stojí a do kdy.
ui-people-holidays-whose = Svátky země
ui-people-holidays-keep = Dodržovat
ui-people-holidays-next = Příště: { $days } ({ $zone })
ui-people-holidays-from = Od { $day }: { $calendar }.
ui-people-holidays-later = Jakmile byl nějaký svátek dodržen, jiná země se počítá půl roku po té předchozí.
ui-people-calendar-none = žádné
ui-people-calendar-at = Rakousko
ui-people-calendar-cz = Česko
ui-people-calendar-de = Německo (celé)
ui-people-calendar-fr = Francie
ui-people-calendar-gb = Spojené království (Anglie a Wales)
ui-people-calendar-pl = Polsko
ui-people-calendar-sk = Slovensko
ui-people-calendar-us = USA (federální)

## Setkání

ui-people-page-lobby = Herna · Sandtable
ui-people-lobby = Herna
ui-people-pairing = Rychlá hra
ui-people-pairing-about = Bez účtu. Jedním stiskem najdete někoho, kdo chce totéž, nebo na něj počkáte u stolu.
ui-people-title = Hra
ui-people-pair-live = 10 min
ui-people-pair-long = 20 min
ui-people-pair-days = 1 den
ui-people-pair-none = Bez hodin
ui-people-find = Najít soupeře
ui-people-open = Otevřené stoly
ui-people-open-all = celkem { $count }
ui-people-open-none = U takového stolu teď nikdo nečeká. Rychlá hra ho založí.
ui-people-filter = Které stoly
ui-people-filter-fits = Pro mě
ui-people-filter-live = Naživo
ui-people-filter-days = Po dnech
ui-people-filter-all = Všechny
ui-people-filter-title = Která hra
ui-people-filter-any = Všechny hry
ui-people-near = Na mé úrovni
ui-people-news = { $count ->
    [one] 1 nový
    [few] { $count } nové
   *[other] { $count } nových
}
ui-people-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
ui-people-filled = mezitím obsazeno
ui-people-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
ui-people-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
ui-people-join = Přisednout
ui-people-join-as = Přisednout: { $side }
ui-people-listed = Ukázat v herně: přisednout může kdokoli

## Hodnocení a profily

ui-people-page-person = { $name } · Sandtable
ui-people-since = Tady od: { $when }
ui-people-played = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}
ui-people-won-share = { $share } % výher
ui-people-ratings = Hodnocení
ui-people-band = v pásu jsme si jistí na 95 %
ui-people-curve = Jak se hodnocení vyvíjelo
ui-people-reckoned = Jak se počítá
ui-people-reckoned-about = Každý začíná na 1500. Počítají se jen hodnocené stoly mezi lidmi s účtem: strana získává nebo ztrácí jako celek, a to tím víc, čím méně se výsledek čekal. Nepočítá se hra, která skončí dřív, než každý dvakrát táhl, ani hry s roboty, mezi účty přihlášenými v jednom prohlížeči, a víc než pět her za den mezi týmiž dvěma.
ui-people-unrated = Zatím žádná hodnocená hra
ui-people-few = zatím málo her
ui-people-month = { $change } za měsíc
ui-people-history = Historie
ui-people-history-own = všechny vaše skončené hry
ui-people-history-rated = hodnocené hry
ui-people-history-none = Zatím se nic nehrálo.
ui-people-more = Ukázat další
ui-people-draw = Remíza
ui-people-place = { $place }. místo z { $places }
ui-people-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-people-with = společně: { $names }
ui-people-former = bývalý hráč
ui-people-why-friendly = nehodnoceno
ui-people-why-changed = nepočítá se: změna míst
ui-people-why-short = nepočítá se: příliš krátká
ui-people-why-kin = nepočítá se: jeden prohlížeč
ui-people-why-often = nepočítá se: dnes příliš často
ui-people-rated = Hodnocený stůl: mění hodnocení
ui-people-rated-needs = hodnocený: potřebuje přístupový klíč, 10 sekund
ui-people-level = hodnocený, { $rating }
ui-people-level-any = hodnocený
ui-people-friendly = přátelský
ui-people-profile = Váš profil
ui-people-won = Výhra
ui-people-lost = Prohra

## Výzvy k tahu

ui-people-calls = Když jsem na tahu
ui-people-calls-about = Kdo se na stůl dívá, toho nevoláme.
ui-people-letters = Dopisy
ui-people-letters-off = Žádné
ui-people-letters-turns = Nejvýš jeden za hodinu
ui-people-letters-daily = Jeden denně
ui-people-letters-need = Dopisy potřebují e-mailovou adresu a server, který posílá poštu.
ui-people-bounced = Poslední dopis se nepodařilo doručit. Zkontrolujte adresu.
ui-people-push = Volat mě na tomto zařízení
ui-people-push-end = Nevolat mě na tomto zařízení
ui-people-feed = Vytvořit kanál mých her
ui-people-feed-renew = Nová adresa kanálu
ui-people-feed-end = Zrušit kanál
ui-people-feed-once = Zkopírujte ji hned: ukazuje se jen jednou. Kdo ji zná, vidí, kdy jste na tahu.
ui-people-feed-address = Adresa kanálu
ui-people-hooks = Psát do naší chatovací místnosti
ui-people-hooks-about = Co se děje u stolu, píšeme do místnosti vaší skupiny: zadejte adresu, kterou Discord, Slack nebo jiný chat nabízí pro zprávy.
ui-people-hook-table = Stůl
ui-people-hook-url = Adresa pro zprávy
ui-people-hook-add = Psát sem
ui-people-hook-once = Zprávy podepisujeme tímto tajemstvím, ukazuje se jen jednou:
ui-people-call = Jste na tahu
ui-people-call-about = Jedním stiskem se přihlásíte a otevřete stůl. Odkaz funguje jednou.
ui-people-call-open = Otevřít stůl
ui-people-page-stop = Konec dopisů · Sandtable
ui-people-stop = Žádné další dopisy?
ui-people-stop-about = Nebudeme vám psát, když budete na tahu. Dopisy si můžete znovu zapnout v účtu.
ui-people-stop-now = Už nepsat
ui-people-stopped = Už vám nepíšeme.
ui-people-missed = Zatímco jste byli pryč
ui-people-missed-acts = { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
ui-people-missed-watch = Přehrát, { $seconds } s
ui-people-missed-all = Všech { $count } v záznamu

## Přátelé

ui-people-friends = Přátelé
ui-people-friends-here = { $count } tady
ui-people-present = u stolu
ui-people-absent = není u stolu
ui-people-asked = zatím nesouhlasí
ui-people-asks = chce být přítel
ui-people-bond-none = Požádat o přátelství
ui-people-bond-asked = Požádáno; vzít zpět
ui-people-bond-asks = Přijmout přátelství
ui-people-bond-friend = Přátelé; ukončit
ui-people-find-person = Najít někoho podle jména
ui-people-look-up = Najít

## Turnaje

ui-people-page-contests = Turnaje · Sandtable
ui-people-contests = Turnaje
ui-people-contests-all = Všechny turnaje a nový
ui-people-contests-none = Teď se žádný turnaj nekoná. Založte ho.
ui-people-contest-new = Nový turnaj
ui-people-contest-name = Jak se jmenuje?
ui-people-contest-player = Hráč
ui-people-contest-make = Založit
ui-people-contest-open = Otevřít
ui-people-contest-enter = Přihlásit se
ui-people-contest-leave = Odhlásit se
ui-people-contest-begin = Začít hned
ui-people-contest-begins = Začíná
ui-people-contest-in-hour = za hodinu
ui-people-contest-in-day = zítra
ui-people-contest-in-week = za týden
ui-people-contest-pace-live = Živě, 20 min
ui-people-contest-pace-days = 3 dny na tah
ui-people-contest-over = skončil
ui-people-contest-gone = odstoupil
ui-people-kind = Kdo hraje s kým
ui-people-kind-swiss = Švýcarský
ui-people-kind-robin = Každý s každým
ui-people-entrants = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
ui-people-round = { $round }. kolo z { $rounds }
ui-people-sign-up = přihlášky do { $when }
ui-people-results = Tabulka výsledků
ui-people-games = Hry
ui-people-score = Body
ui-people-opposition = Body soupeřů
ui-people-rests = volno, 1 bod
ui-people-playing = hraje se

## Telefony u živého stolu

ui-people-page-join = Připojit telefon · Sandtable
ui-people-join-title = Přidat se k živému stolu
ui-people-join-about = Opište kód, který svítí na velké obrazovce u vašeho stolu.
ui-people-join-code = Kód
ui-people-join-find = Dál
ui-people-join-seats = Která místa jsou vaše?
ui-people-join-seats-about = Z tohoto telefonu zadáváte jen za tato místa a vidíte jen to, co smějí vidět ona.
ui-people-join-none = Všechna místa u tohoto stolu jsou obsazena.
ui-people-join-name = Vaše jméno
ui-people-join-sit = Posadit se
ui-people-join-back = Jiný kód
ui-people-screen-join = Připojte se telefonem:
ui-people-screen-code = kód
ui-people-screen-anew = Nový kód
