### What the server writes to people in letters.

mail-sign-in = Your link to Sandtable
mail-sign-in-text =
    Hello,

    this link signs you in to Sandtable. It works once and for { $minutes } minutes:

    { $link }

    If you did not ask for it, somebody has mistyped an address; nothing happens without the link.

## Calls

mail-call-turn = { $title }: it is your move
mail-call-soon = { $title }: your time is nearly over
mail-call-begins = { $title }: your table begins now
mail-call-over = { $title }: the game is over
mail-calls = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
mail-call-left = { $hours ->
    [one] 1 hour is left.
   *[other] { $hours } hours are left.
}
mail-call-more = { $count ->
    [one] 1 more thing happened before:
   *[other] { $count } more things happened before:
}
mail-call-stop = You get this because you asked to be called. The links above sign you in once, with one press. No more such letters: { $link }
hook-turn = { $title }: to move: { $names }.
hook-over = { $title }: the game is over.
feed-title = Sandtable: your games
