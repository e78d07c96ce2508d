### Co serwer pisze do ludzi w listach.

mail-sign-in = Twój odnośnik do Sandtable
mail-sign-in-text =
    Dzień dobry,

    ten odnośnik zaloguje Cię do Sandtable. Działa jeden raz i tylko przez { $minutes } minut:

    { $link }

    Jeśli o niego nie prosisz, ktoś pomylił adres; bez odnośnika nic się nie stanie.
