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
ui-people-weekends = Weekends and players’ public holidays do not count
ui-people-zone = Time zone
ui-people-weekends-off = weekends off: { $zone }
ui-people-weekends-by = Weekends do not count. Time zone: { $zone }.
ui-people-clocks = Clocks
ui-people-own-clock = Your time
ui-people-window = All answer in secret: { $time } left
ui-people-standing = The clock stands until { $when }.
ui-people-away = Time away
ui-people-away-left = { $days ->
    [one] 1 day left this year
   *[other] { $days } days left this year
}
ui-people-away-about = Clocks by the day stand still while you are away. Live clocks do not.
ui-people-away-from = From
ui-people-away-until = until
ui-people-away-add = Plan it
ui-people-holidays = Public holidays
ui-people-holidays-about = Where weekends do not count, your clock also stands on these days, in your time zone. Others see only that it stands, and until when.
ui-people-holidays-whose = Holidays of
ui-people-holidays-keep = Keep these
ui-people-holidays-next = Next: { $days } ({ $zone })
ui-people-holidays-from = From { $day } on: { $calendar }.
ui-people-holidays-later = Another country counts half a year after the one before, once a holiday was kept.
ui-people-calendar-none = no country
ui-people-calendar-at = Austria
ui-people-calendar-cz = Czechia
ui-people-calendar-de = Germany (all of it)
ui-people-calendar-fr = France
ui-people-calendar-gb = United Kingdom (England and Wales)
ui-people-calendar-pl = Poland
ui-people-calendar-sk = Slovakia
ui-people-calendar-us = USA (federal)

## Meeting

ui-people-page-lobby = Lobby · Sandtable
ui-people-lobby = Lobby
ui-people-pairing = Quick pairing
ui-people-pairing-about = No account needed. One press finds somebody who wants the same, or waits for them at a table.
ui-people-title = Game
ui-people-pair-live = 10 min
ui-people-pair-long = 20 min
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
ui-people-filter-title = Which game
ui-people-filter-any = Any game
ui-people-near = Near my strength
ui-people-news = { $count ->
    [one] 1 new
   *[other] { $count } new
}
ui-people-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
ui-people-filled = filled meanwhile
ui-people-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
ui-people-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
ui-people-join = Join
ui-people-join-as = Join as { $side }
ui-people-listed = Show it in the lobby: anybody may join

## Ratings and profiles

ui-people-page-person = { $name } · Sandtable
ui-people-since = Here since { $when }
ui-people-played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ui-people-won-share = { $share } % won
ui-people-ratings = Ratings
ui-people-band = the band is where we are 95 % sure
ui-people-curve = How the rating went
ui-people-reckoned = How they are reckoned
ui-people-reckoned-about = Everybody begins at 1500. Only rated tables between people with accounts count: each side gains or loses as one, the more the less it was expected. A game that ends before everybody has acted twice does not count, nor do games with bots, between accounts that one browser has been signed in to, or more than five a day between the same two.
ui-people-unrated = No rated game yet
ui-people-few = too few to tell
ui-people-month = { $change } this month
ui-people-history = History
ui-people-history-own = all your games that are over
ui-people-history-rated = rated games
ui-people-history-none = Nothing was played yet.
ui-people-more = Show more
ui-people-draw = Draw
ui-people-place = Place { $place } of { $places }
ui-people-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-people-with = together: { $names }
ui-people-former = a former player
ui-people-why-friendly = unrated
ui-people-why-changed = not counted: seats changed
ui-people-why-short = not counted: too short
ui-people-why-kin = not counted: one browser
ui-people-why-often = not counted: too often today
ui-people-rated = Rated: it changes your ratings
ui-people-rated-needs = rated: needs a passkey, 10 seconds
ui-people-level = rated, { $rating }
ui-people-level-any = rated
ui-people-friendly = friendly
ui-people-profile = Your profile
ui-people-won = Won
ui-people-lost = Lost

## Being called

ui-people-calls = When it is my move
ui-people-calls-about = Whoever looks at the table is not called.
ui-people-letters = Letters
ui-people-letters-off = None
ui-people-letters-turns = At most one an hour
ui-people-letters-daily = One a day
ui-people-letters-need = Letters need a mail address and a server that sends mail.
ui-people-bounced = The last letter could not be delivered. Check your address.
ui-people-push = Call me on this device
ui-people-push-end = Do not call me on this device
ui-people-feed = Make a feed of my games
ui-people-feed-renew = New feed address
ui-people-feed-end = End the feed
ui-people-feed-once = Copy it now: it is shown this once. Whoever knows it sees when it is your move.
ui-people-feed-address = Address of the feed
ui-people-hooks = Tell our chat room
ui-people-hooks-about = What happens at a table is said in your group’s room: give the address that Discord, Slack or another chat offers for messages.
ui-people-hook-table = Table
ui-people-hook-url = Address for messages
ui-people-hook-add = Tell it
ui-people-hook-once = Messages are signed with this secret, shown this once:
ui-people-call = It is your move
ui-people-call-about = One press signs you in and opens the table. The link works once.
ui-people-call-open = Open the table
ui-people-page-stop = No more letters · Sandtable
ui-people-stop = No more letters?
ui-people-stop-about = We will not write to you when it is your move. You can wish for letters again in your account.
ui-people-stop-now = No more letters
ui-people-stopped = We do not write to you any more.
ui-people-missed = While you were away
ui-people-missed-acts = { $count ->
    [one] 1 act
   *[other] { $count } acts
}
ui-people-missed-watch = Watch, { $seconds } s
ui-people-missed-all = All { $count } in the log

## Friends

ui-people-friends = Friends
ui-people-friends-here = { $count } here
ui-people-present = at a table
ui-people-absent = not at a table
ui-people-asked = has not agreed yet
ui-people-asks = wants to be friends
ui-people-bond-none = Ask to be friends
ui-people-bond-asked = Asked; take it back
ui-people-bond-asks = Agree to be friends
ui-people-bond-friend = Friends; end it
ui-people-find-person = Look somebody up by name
ui-people-look-up = Look up

## Tournaments

ui-people-page-contests = Tournaments · Sandtable
ui-people-contests = Tournaments
ui-people-contests-all = All tournaments, and a new one
ui-people-contests-none = There is no tournament now. Set one up.
ui-people-contest-new = A new tournament
ui-people-contest-name = What is it called?
ui-people-contest-player = Player
ui-people-contest-make = Set it up
ui-people-contest-open = Open
ui-people-contest-enter = Enter
ui-people-contest-leave = Withdraw
ui-people-contest-begin = Begin now
ui-people-contest-begins = It begins
ui-people-contest-in-hour = in an hour
ui-people-contest-in-day = tomorrow
ui-people-contest-in-week = in a week
ui-people-contest-pace-live = Live, 20 min
ui-people-contest-pace-days = 3 days a turn
ui-people-contest-over = over
ui-people-contest-gone = withdrawn
ui-people-kind = Who meets whom
ui-people-kind-swiss = Swiss
ui-people-kind-robin = Round robin
ui-people-entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-people-round = Round { $round } of { $rounds }
ui-people-sign-up = enter until { $when }
ui-people-results = Table of results
ui-people-games = Games
ui-people-score = Score
ui-people-opposition = Opponents’ score
ui-people-rests = rests, 1 point
ui-people-playing = is played

## Phones at a real table

ui-people-page-join = Join by phone · Sandtable
ui-people-join-title = Join a real table
ui-people-join-about = Type the code that stands on the big screen of your table.
ui-people-join-code = Code
ui-people-join-find = Go on
ui-people-join-seats = Which seats are yours?
ui-people-join-seats-about = From this phone you enter for these seats alone, and it shows what they may see.
ui-people-join-none = All seats of this table are taken.
ui-people-join-name = Your name
ui-people-join-sit = Sit down
ui-people-join-back = Another code
ui-people-screen-join = Join with a phone:
ui-people-screen-code = code
ui-people-screen-anew = New code
