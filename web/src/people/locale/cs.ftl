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
ui-people-weekends = Víkendy se nepočítají
ui-people-clocks = Hodiny
ui-people-own-clock = Váš čas
ui-people-window = Všichni odpovídají tajně: zbývá { $time }
ui-people-standing = Hodiny teď stojí.
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

## Setkání

ui-people-page-lobby = Herna · Sandtable
ui-people-lobby = Herna
ui-people-pairing = Rychlá hra
ui-people-pairing-about = Bez účtu. Jedním stiskem najdete někoho, kdo chce totéž, nebo na něj počkáte u stolu.
ui-people-title = Hra
ui-people-pair-live = 10 min
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
ui-people-live = { $minutes } min + { $seconds } s
ui-people-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
ui-people-join = Přisednout
ui-people-listed = Ukázat v herně: přisednout může kdokoli
