### Global War obok gry drukowanej.

ui-gw-real-prepare = Rozstaw drukowaną mapę tak, jak pokazuje ją ta. Jednostki, dochody i tabela produkcji są prowadzone tutaj.
ui-gw-real-order = { $units }: { $verb ->
    [load] { NOUN($from) }, na pokład
    [rail] { NOUN($from) } → { NOUN($to) }, koleją
    [sail] { NOUN($from) } → { NOUN($to) }, strategiczny ruch morski
    [patrol] { NOUN($from) } → { NOUN($to) }, na patrol
    [shell] ostrzał: { NOUN($to) }
    [clash] starcie graniczne: { NOUN($to) }
    [annex] aneksja: { NOUN($to) }
    [drop] desant: { NOUN($to) }
    [attack] atak: { NOUN($to) }
    [hunt] atak na rajdery i eskortę: { NOUN($to) }
    [follow] siły kontynuujące: { NOUN($to) }
    [bomb] bombardowanie strategiczne: { NOUN($to) }
    [cover] osłona bombowców: { NOUN($to) }
    [launch] rakieta: { NOUN($to) }
    [strike] atak na port: { NOUN($to) }
    [carpet] nalot dywanowy: { NOUN($to) }
    [raid] atak na konwój: { NOUN($to) }
    [raider] rajder: { NOUN($to) }
    [regular] już nie rajder: { NOUN($to) }
    [escort] eskorta: { NOUN($to) }
    [release] już nie eskorta: { NOUN($to) }
    [gather] we flotylli: { NOUN($to) }
   *[move] { NOUN($from) } → { NOUN($to) }
}
ui-gw-real-put = Na mapę: { $units }, { NOUN($zone) }
ui-gw-real-off = Z mapy: { $units } ({ NOUN($nation) }), { NOUN($zone) }
ui-gw-real-off-somewhere = Z mapy: { $units } ({ NOUN($nation) })

ui-gw-real-here = Rzuć tutaj
ui-gw-real-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $side ->
    [attacker] , atakujący
    [defender] , obrońca
   *[none] { "" }
}
ui-gw-real-fallen = Stracone jednostki
ui-gw-real-hits = trafienie { $faces }
ui-gw-real-hits-of = Trafienia: { $unit }, wyniki { $faces }
ui-gw-real-picks = { $faces }: wybierasz cel
ui-gw-real-picks-of = Trafienia z wyborem celu: { $unit }, wyniki { $faces }
ui-gw-real-less = O jedno mniej
ui-gw-real-more = O jedno więcej
ui-gw-real-enter = { $hits ->
    [0] Zapisz: bez trafień
    [one] Zapisz: { $hits } trafienie
    [few] Zapisz: { $hits } trafienia
   *[other] Zapisz: { $hits } trafień
}
ui-gw-real-enter-faces = Zapisz: { $faces } z { $dice }
ui-gw-real-by-hits = Licz trafienia
ui-gw-real-by-faces = Kość po kości
ui-gw-real-back = Cofnij ostatnią
ui-gw-real-sending = Zapisywanie, zostało { $left } z { $dice }
