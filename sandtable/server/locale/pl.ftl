### Co serwer pisze do ludzi w listach.

mail-sign-in = Twój odnośnik do Sandtable
mail-sign-in-text =
    Dzień dobry,

    ten odnośnik zaloguje Cię do Sandtable. Działa jeden raz i tylko przez { $minutes } minut:

    { $link }

    Jeśli o niego nie prosisz, ktoś pomylił adres; bez odnośnika nic się nie stanie.

## Wezwania

mail-call-turn = { $title }: twój ruch
mail-call-soon = { $title }: twój czas dobiega końca
mail-call-begins = { $title }: twój stół właśnie zaczyna
mail-call-over = { $title }: gra się skończyła
mail-calls = { $count ->
    [one] Czeka na ciebie gra
    [few] Czekają na ciebie { $count } gry
   *[many] Czeka na ciebie { $count } gier
}
mail-call-left = { $hours ->
    [one] Została 1 godzina.
    [few] Zostały { $hours } godziny.
   *[many] Zostało { $hours } godzin.
}
mail-call-more = { $count ->
    [one] Wcześniej zdarzyła się jeszcze 1 rzecz:
    [few] Wcześniej zdarzyły się jeszcze { $count } rzeczy:
   *[many] Wcześniej zdarzyło się jeszcze { $count } rzeczy:
}
mail-call-stop = Piszemy, bo o to prosisz. Odnośniki powyżej zalogują cię jeden raz, jednym naciśnięciem. Nie chcę takich listów: { $link }
hook-turn = { $title }: ruch: { $names }.
hook-over = { $title }: gra się skończyła.
feed-title = Sandtable: twoje gry
