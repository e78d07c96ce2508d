### Oprava záznamu u skutečného stolu.

ui-correct = Oprava záznamu
ui-correct-entries = Záznamy
ui-correct-number = { $back ->
    [0] Č. { $number } z { $of }, poslední
    [one] Č. { $number } z { $of }, před jednou akcí
   *[other] Č. { $number } z { $of }, před { $back } akcemi
}
ui-correct-ask = Co se stalo u č. { $number }?
ui-correct-ask-why = Takto tehdy vypadal plán. Ukažte na něm, jako byste akci zadávali teď.
ui-correct-nothing-yet = Dokud nesedí všechny záznamy, nic se nezmění.
ui-correct-leave = Nechat vše, jak bylo
ui-correct-entered-by = Zadání ({ $name })
ui-correct-entered = Zadáno
ui-correct-was = Ve skutečnosti
ui-correct-choose = ještě nevybráno
ui-correct-back = Vybrat znovu
ui-correct-choose-it = Vybrat, co to bylo
ui-correct-left = nic: záznam se vynechá
ui-correct-after = Co následovalo
ui-correct-checked = znovu ověřeno
ui-correct-hidden = něco skrytého
ui-correct-state-put = opraveno
ui-correct-state-left = vynecháno
ui-correct-state-cut = odříznuto
ui-correct-state-fits = sedí
ui-correct-state-fails = nesedí
ui-correct-state-waits = čeká
ui-correct-settle = Vyřešit č. { $number }
ui-correct-leave-out = Vynechat č. { $number }
ui-correct-cut = Odříznout od č. { $number }
ui-correct-put = Opravit pro všechny
ui-correct-sum-first = Řekněte, co to bylo; pak se znovu ověří vše, co následovalo.
ui-correct-sum = { $fits ->
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
ui-correct-sum-all = { $cut ->
    [0] Vše sedí.
    [one] Zbytek sedí; 1 záznam se odřízne.
    [few] Zbytek sedí; { $cut } záznamy se odříznou.
   *[other] Zbytek sedí; { $cut } záznamů se odřízne.
}
