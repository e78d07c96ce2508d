### Co server píše lidem v dopisech.

mail-sign-in = Váš odkaz do Sandtable
mail-sign-in-text =
    Dobrý den,

    tímto odkazem se přihlásíte do Sandtable. Funguje jednou a jen { $minutes } minut:

    { $link }

    Pokud jste o něj nežádali, někdo se přepsal v adrese; bez odkazu se nic nestane.
