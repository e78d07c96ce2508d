### Words of the pages for people.

## Account and signing in

ui-people-page-account = Account · Sandtable
ui-people-page-sign-in = Sign in · Sandtable
ui-people-account = Account
ui-people-guest = You are a guest in this browser
ui-people-guest-about = That is enough to play. With a passkey you have an account: your games go along, you can sign in on other devices, and your name is yours alone. It takes ten seconds and needs no password.
ui-people-have = I have an account
ui-people-have-about = What you have played as a guest goes along.
ui-people-passkey-make = Make a passkey
ui-people-passkey-use = Sign in with a passkey
ui-people-passkey-add = Add a passkey
ui-people-not-given = No passkey was given. Try again, or sign in another way.
ui-people-mail-sign-in = Or by a link to your mail address
ui-people-mail-add = Sign in by mail too
ui-people-mail-send = Send the link
ui-people-mail-sent = A link is on its way to { $mail }. It works once, for twenty minutes.
ui-people-code = Or with a recovery code
ui-people-sign-in = Sign in
ui-people-sign-out = Sign out
ui-people-sign-out-others = Sign out all others
ui-people-link = Your link
ui-people-link-about = One press signs you in. The link works once.
ui-people-other-way = Sign in another way
ui-people-ways = Ways to sign in
ui-people-means-passkey = Passkey
ui-people-means-mail = Link by mail
ui-people-means-code = Recovery code
ui-people-remove = Remove
ui-people-codes = { $count ->
    [0] Make recovery codes
   *[other] Recovery codes: { $count } left. Make new ones
}
ui-people-codes-once = Keep these codes in a safe place: they are shown this once, and each signs you in once when every device is lost.
ui-people-devices = Devices
ui-people-device = Some device
ui-people-here = this one
ui-people-now = now
ui-people-tokens = Tokens for programs
ui-people-tokens-about = A program that sends a token acts in your name, as far as you let it. Keep it secret.
ui-people-token-name = What is it for?
ui-people-token-make = Make a token
ui-people-token-once = Copy it now: it is shown this once.
ui-people-scopes = It may
ui-people-scope-look = look
ui-people-scope-play = play
ui-people-scope-host = set up tables
ui-people-used = used { $when }
ui-people-revoke = Revoke
ui-people-data = Your data
ui-people-data-about = What is kept: your name, ways to sign in, devices, games and what you said at tables. Take it along as a file, or have it erased. Games with others stay for them, with “a former player” in your seat.
ui-people-export = Take it along
ui-people-leave = Erase my account
ui-people-leave-guest = Erase everything of mine
ui-people-leave-sure = Yes, erase for good

## Time

ui-people-clock = Clock
ui-people-pace-none = No clock
ui-people-pace-live-10 = Live: 10 min + 5 s a turn
ui-people-pace-live-20 = Live: 20 min + 20 s a turn
ui-people-pace-live-60 = Live: 60 min + 30 s a turn
ui-people-pace-days-1 = 1 day a turn
ui-people-pace-days-3 = 3 days a turn
ui-people-pace-days-7 = 7 days a turn
ui-people-out = When time is over
ui-people-out-bot = a bot takes over
ui-people-out-remind = a reminder first, then a bot takes over
ui-people-out-loss = the game is lost
ui-people-weekends = Weekends do not count
ui-people-clocks = Clocks
ui-people-own-clock = Your time
ui-people-window = All answer in secret: { $time } left
ui-people-standing = The clock stands still now.
ui-people-away = Time away
ui-people-away-left = { $days ->
    [one] 1 day left this year
   *[other] { $days } days left this year
}
ui-people-away-about = Clocks by the day stand still while you are away. Live clocks do not.
ui-people-away-from = From
ui-people-away-until = until
ui-people-away-add = Plan it

## Meeting

ui-people-page-lobby = Lobby · Sandtable
ui-people-lobby = Lobby
ui-people-pairing = Quick pairing
ui-people-pairing-about = No account needed. One press finds somebody who wants the same, or waits for them at a table.
ui-people-title = Game
ui-people-pair-live = 10 min
ui-people-pair-days = 1 day
ui-people-pair-none = No clock
ui-people-find = Find an opponent
ui-people-open = Open tables
ui-people-open-all = { $count } in all
ui-people-open-none = Nobody waits at such a table now. Quick pairing sets one up.
ui-people-filter = Which tables
ui-people-filter-fits = Fits me
ui-people-filter-live = Live
ui-people-filter-days = By the day
ui-people-filter-all = All
ui-people-news = { $count ->
    [one] 1 new
   *[other] { $count } new
}
ui-people-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
ui-people-filled = filled meanwhile
ui-people-live = { $minutes } min + { $seconds } s
ui-people-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
ui-people-join = Join
ui-people-listed = Show it in the lobby: anybody may join
