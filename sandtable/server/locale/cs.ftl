### Co server píše lidem v dopisech.

mail-sign-in = Váš odkaz do Sandtable
mail-sign-in-text =
    Dobrý den,

    tímto odkazem se přihlásíte do Sandtable. Funguje jednou a jen { $minutes } minut:

    { $link }

    Pokud jste o něj nežádali, někdo se přepsal v adrese; bez odkazu se nic nestane.

## Výzvy

mail-call-turn = { $title }: jste na tahu
mail-call-soon = { $title }: váš čas se chýlí ke konci
mail-call-begins = { $title }: váš stůl právě začíná
mail-call-over = { $title }: hra skončila
mail-calls = { $count ->
    [one] Čeká na vás hra
    [few] Čekají na vás { $count } hry
   *[other] Čeká na vás { $count } her
}
mail-call-left = { $hours ->
    [one] Zbývá 1 hodina.
    [few] Zbývají { $hours } hodiny.
   *[other] Zbývá { $hours } hodin.
}
mail-call-more = { $count ->
    [one] Předtím se stala ještě 1 věc:
    [few] Předtím se staly ještě { $count } věci:
   *[other] Předtím se stalo ještě { $count } věcí:
}
mail-call-stop = Píšeme vám, protože jste o to požádali. Odkazy výše vás jednou přihlásí jediným stiskem. Už takové dopisy nechci: { $link }
hook-turn = { $title }: na tahu: { $names }.
hook-over = { $title }: hra skončila.
feed-title = Sandtable: vaše hry
