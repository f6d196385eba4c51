### The page: every screen but the guide, the tutorial and the score helper.

## Around every screen

app-name = Kingdomino
app-unofficial = An unofficial fan project. Kingdomino was created by Bruno Cathala and is published by Blue Orange; all rights to the game are theirs.
# Shown by search engines, in links that are shared, and where the page is installed.
app-description = Lay land around your castle, gather crowns. An unofficial fan project.
app-skip = Skip to content
app-loading = Setting the table …
app-home = Home
app-menu = Main menu
app-retry = Try again
app-copied = Copied.
app-copy-failed = Could not copy. The address is in the address bar.
app-broken = This part of the page could not be loaded. Is the server running?

## The home page

home-title = A kingdom in a dozen dominoes
home-lead = Lay land around your castle, gather crowns, outwit your neighbours. A game takes ten minutes.
home-play = Play
home-play-note = You against one computer player, classic rules
home-new = New game …
home-continue = Continue
home-your-turn = your turn
home-all = All my games
home-games = My games
home-help = How to play
home-friends = With friends on other devices:
home-invite = Invite by link
home-lobby = Lobby
# A quiet link, and the title of the screen that it leads to: for people who play with the real box.
home-score = Score a real game
# One's own games, kingdoms and shields; 'record' is the word for a game written as text. Also the title of its screen.
record-title = My chronicle
home-waiting = waiting for players
home-settings = Settings
home-learn = Learn to play
home-puzzles = Puzzles
# An offer to somebody who is here for the first time. The owl is the teacher of the tutorial.
home-learn-offer = New to Kingdomino? The owl plays a first game with you, step by step. It takes five minutes.
offer-yes = Yes, please
offer-no = No, thanks
home-picture = A finished kingdom on a wooden table: mines with eight crowns, a forest, a lake and fields around a castle; beside it dominoes that two kings have claimed.

## The deal of the day: on the first page, at its table and in the list of games

# Also the title of its screen. Everybody in the world plays the same deal, once.
daily-title = The deal of the day
daily-play = Play today’s deal
# Leads from the end of the game to how everybody did.
daily-others = How did the others do?
daily-of = The deal of { day-date }
home-daily-faces = The same dominoes for everyone, three opponents, one try.
home-daily-solo = The same dominoes for everyone. You build alone, and have one try.
home-daily-playing = You have begun. It counts if you finish today.
home-daily-lost = You gave up today’s deal. There is another one tomorrow.
# At the table, where otherwise one can take back.
daily-stays = Deal of the day: what you decide stays

## The form of a new game

new-title = New game
new-players = Players
new-seat = Player { $n }
new-kind = Player { $n }: who plays
new-person = A person at this screen
new-computer = Computer
new-open = A friend by link
new-open-about = You get a link to send. Your friend chooses a name and a colour.
new-friends = With friends
new-public = Who can join
new-public-no = Anyone with the link
new-public-yes = Anyone, through the lobby
new-starts = The game starts
new-starts-full = When all seats are taken
new-starts-host = When I say so
new-clock = Clock
new-clock-none = None
new-clock-move = Per move
new-clock-game = Per game
new-clock-time = Time per move
new-clock-minutes = Minutes per game
new-clock-unit = Unit of the time per move
new-clock-increment = Extra seconds per move
new-unit-seconds = seconds
new-unit-minutes = minutes
new-unit-days = days
new-clock-bad = Thinking time must be between { $shortest } and { $longest }, with at most { $increment } extra per move.
new-late = When time runs out
new-late-computer = A computer player takes over
new-late-resign = The player forfeits
# Followed by when: new-away-usual or new-away-after.
new-away = If someone is away, a computer player may sit in
# In a narrow field: little room.
new-away-usual = after the usual time
# $time: such as '2 hours'.
new-away-after = after { $time }
new-several = One device may take several seats
new-invite = Create table
new-lobby = Or join a table in the lobby
new-level = Player { $n }: strength
new-name = Player { $n }: name
new-colour = Player { $n }: colour
new-draw-name = Pick a random name for player { $n }
new-draw-all = Random names
new-add = Add a player
new-remove = Remove player { $n }
new-rules = Rules
new-edition = Edition
new-minutes = { $n } minutes per player, if you play with a clock.
new-extra = Additional rules
new-more = House rules
new-more-note = Each rule can be changed on its own. Whatever differs from the edition is marked.
new-changed = changed
# Beside 'Must place', where the edition's rulebook names it as a variant that the author of the game recommends.
new-recommended = recommended by the author
new-reset = Back to the edition’s rules
new-deal = Deal
new-seed = Seed
new-seed-note = The same seed deals the same dominoes. Leave it empty for a new deal.
new-seed-bad = A seed has at most { $n } digits.
new-seed-link = Copy a link to this deal
new-each = { $n } { $n ->
    [one] domino
   *[other] dominoes
  } for each player.
new-each-solo = { $n } dominoes for you alone.
new-dynasty-each = Three games in all.
new-start = Start
new-checking = Checking the rulebook …
new-solo-hint = Playing alone? The { $editions } { $n ->
    [one] edition allows
   *[other] editions allow
  } it.

## A new game at a glance

new-against = Who do you play with?
new-against-computers = Against computers
new-against-computers-about = As often as you like, at your own pace.
new-against-screen = At one screen
new-against-screen-about = Pass the device round, or sit around it.
new-against-friends = Friends by link
new-against-friends-about = Everyone at a device of their own.
new-strength = How strong?
new-count = How many at the table?
# In a list of those who play: 'Ada and a friend'.
new-friend = a friend
new-by = { $edition ->
    [classic] Classic rules
    [danish] Danish rules
    [romanian] Romanian rules
    [icelandic] Icelandic rules
    [english-app] Rules of the English app
    [german] German rules
   *[tournament] Tournament rules
  }, { $grid } × { $grid }
# $extras: such as 'Harmony and Dynasty'.
new-by-extras = { new-by }, with { $extras }
# $clock: such as 'No clock' or '1 minute per move'.
new-terms = { $clock }. { $open ->
    [lobby] Anyone can join, through the lobby.
   *[link] Whoever has the link can join.
  }
# Under 'Deal': which one.
new-deal-new = A new one
new-deal-seed = That of seed { $seed }

## Getting to know each other

hello-ask = Welcome! What may we call you?
hello-note = You can change it in the settings at any time.
home-hello = Good to see you, { $name }!
sound-offer = Play with sound?

## Without the server

away-title = The kingdom is asleep
away-text = The server does not answer, or this device is offline. Nothing is lost: as soon as it wakes up, everything goes on by itself.
no-server-title = This takes a server
no-server-text = There is no server behind this page: what you play here stays in this browser. For friends on other devices the table has to stand where everybody can reach it.
no-server-how = Anyone can run a server, on a computer with Python for instance. These commands start one:
no-server-instead = Without a server there are the computer players, and room for up to four around this screen.

## Back to where one was

back-table = Back to the game
back-replay = Back to the replay
back-new = Back to the new game
back-score = Back to the scores
back-turn = Back to the game: it is your turn

## My games

games-turn = Your turn
games-open = In progress
games-over = Finished
games-none = No games yet. The table is all yours.
games-none-open = No games in progress.
games-waiting = Waiting for the others
games-gathering = Waiting for players
games-won = { $names } won
games-shared = { $names } share the victory
games-solo-result = { $score } { $score ->
    [one] point
   *[other] points
  }
games-stopped = Ended early
games-changed = Last move { $when }
games-look = View
games-export = Record
games-export-label = Save the record of the game with { $names }
games-delete = Delete
games-delete-label = Delete the game with { $names }
games-delete-ask = Delete this game for good?
games-delete-no = Keep
games-deleted = The game has been deleted.
games-more = Show more
games-more-shown = { $n ->
    [one] { $n } more game.
   *[other] { $n } more games.
  }
games-import = Open a record
games-import-note = A record is a game written as text: who claimed what, and where it was placed. Choose a file or paste one here.
games-import-file = Choose a file …
games-import-text = Record
games-import-go = Open
games-import-big = This file is too large to be a record.

## Tables in this browser, and those that move

move-there = Move to the server
move-there-label = Move to the server: game with { $names }
move-there-note = Then it can be watched there, and a friend can take a seat by link.
move-here = Take along
move-here-label = Take along: game with { $names }
move-here-note = Then it is played in this browser, even without a network.
move-later = This game is in this browser only. When the server can be reached, it can move there, and friends can join.
moved-there = The game is at the server now.
moved-here = The game is in this browser now.
games-here = In this browser
offline-now = The server cannot be reached. New games are played in this browser; you can move them to the server later.
offline-always = Everything is played in this browser here. To play with friends on other devices, a server is needed.
unreadable-title = Cannot be opened
unreadable-text = This is stored in this browser, but it is not a game that this page can read. You can save its data before you delete it.
unreadable-keep = Save its data

## Settings

settings-saved = Your choices are remembered in this browser.
settings-look = Appearance
settings-theme = Colours
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Same as device
settings-motion-full = On
settings-motion-none = Off
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume
settings-try = Try it
settings-game = Game
settings-pace = Computer players move
settings-pace-slow = Slowly
settings-pace-calm = Calmly
settings-pace-fast = Quickly
settings-pace-none = Instantly
settings-voices = Computer players say a word now and then
settings-name-note = Shown at your seat from the next game on.
settings-notify = Tell me when it is my turn
settings-notify-note = Your browser shows a notification while this page is in the background.
settings-notify-blocked = Your browser blocks notifications from this page. You can change that next to the address bar.
settings-notify-missing = This browser cannot show notifications.
settings-language = Language
settings-language-system = Same as browser

## The lobby

lobby-lead = Public tables with a free seat. Sit down and say hello.
lobby-none = Nobody is waiting right now. Create a table, and someone may join you.
lobby-new = Create a public table
lobby-join = Join
lobby-join-label = Join { $names }
lobby-since = Created { $when }
lobby-refreshed = { $n } { $n ->
    [one] table
   *[other] tables
  } in the lobby.

## Waiting for players

wait-title = The table is set
wait-title-guest = You are invited
wait-title-full = Everyone is here
wait-seats = Seats
wait-you = You
wait-open = Free seat
wait-computer = Computer, { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[master] master
  }
wait-online = here
wait-away = away
wait-fill = Strength of the computer player for seat { $n }
wait-fill-go = Fill
wait-fill-label = Fill seat { $n } with a computer player
wait-reopen = Free up
wait-reopen-label = Free up seat { $n } for a friend
wait-free = Free the seat
wait-free-label = Free the seat of { $name }
wait-free-ask = Free the seat of { $name }? Someone else can then sit there.
wait-leave = Leave
wait-another = Take another seat
wait-several = Seats per device
wait-several-yes = As many as you like
wait-invite = Invite friends
wait-spectators = Spectators
wait-invite-note = Send this link, or scan the code with a phone.
# Where an invitation would name only this machine. After the first one stands a command.
wait-closed = This address works only on this machine; no other can reach the server. To let others in your network in, stop it and start it with this command. The table will still be there.
wait-nearby = Devices in the same network find this machine here.
wait-address = Address of this machine
wait-invite-link = Link to this table
wait-watch-link = Link for spectators
wait-qr = QR code of the link to this table
wait-copy-label = Copy: { $what }
wait-share = Share …
wait-start = Start the game
wait-start-in = Start the game ({ $time })
wait-start-silent = Waiting for { $names } to add randomness to the deals. When the time is up, you can start without it.
wait-start-without = Still waiting for { $names } to add randomness to the deals. You can start without it.
wait-start-open = All free seats must be taken or filled first.
wait-start-full = The game starts by itself once all seats are taken.
wait-start-host-nobody = The host starts the game.
wait-start-come = The game starts when { $names } { $n ->
    [one] is
   *[other] are
  } here.
wait-join = Sit down
wait-join-note = Choose a name and a colour, then a free seat.
wait-name = Your name
wait-colour = Your colour
# The colours and emblems of the seats.
colour-rose = Pink rose
colour-sun = Yellow sun
colour-leaf = Green leaf
colour-wave = Blue wave
# A colour that somebody else has, so that it cannot be chosen.
colour-taken = { $colour ->
    [rose] { colour-rose }
    [sun] { colour-sun }
    [leaf] { colour-leaf }
   *[wave] { colour-wave }
  }, taken
wait-take = Sit here
wait-take-label = Sit here: seat { $n }
wait-spectator = You are watching. The game has not started yet.
wait-clock-none = No clock
wait-clock-move = { $time } per move
wait-clock-game = { $time } per game
wait-clock-increment = { $time } per game, plus { $increment } per move

## Checking the deals

fair-over = How the deals are checked
fair-line = The deals can be checked afterwards.
fair-how = Before the game, the server seals a secret and publishes its hash. Each player’s browser adds randomness of its own. Together they determine the deals, so nobody can choose them.
fair-how-day = All deals of a day follow from one secret. Its hash is published the day before, the secret itself when the day is over: so nobody can choose or change it.
fair-checking = Checking the deals …
fair-checked = Checked: the deals were fixed before anybody sat down.
fair-follows = Checked: every deal follows from the secret and from what the players added.
fair-follows-day = Checked: every deal follows from the secret of the day.
fair-unchecked-commitment = This browser joined after the start, so it cannot tell whether the secret was fixed beforehand.
fair-unchecked-day = This browser did not look the day before, so it cannot tell whether the secret was fixed by then.
fair-unchecked-mine = This browser added nothing to the deals, so it cannot tell whether what the players added was left unchanged.
fair-older = This game was dealt by an older method that this page cannot check.
fair-insecure = This browser cannot check the deals here, because the page was not loaded over https. The command below can.
fair-failed = The record could not be loaded, so the deals have not been checked.
fair-wrong = Do not trust these deals.
fair-wrong-record = The record does not properly say how it was dealt.
fair-wrong-table = The dealing that the record describes belongs to another table.
fair-wrong-secret = The secret is not the one the server committed to.
fair-wrong-commitment = The server committed to one secret when you arrived, and dealt with another.
fair-wrong-people = Something was added to the deals for a seat that is not a person’s.
fair-wrong-mine = What this browser added to the deals was left out or replaced.
# One player holds all kings while the others draw from them; who that is was drawn too.
fair-wrong-holder = Somebody else should have held the kings.
fair-wrong-king = King { $n } should have been a different one.
fair-wrong-line = Line { $n } should have been a different one.
fair-wrong-seen = The record shows different deals from those that were on this table.
fair-wrong-result = The record shows a different result from this table’s.
fair-betrayed = The server has changed what it committed to. Do not trust the deals of this table.
fair-commitment-kept = Hash this browser saw first
fair-mine = Sent by this browser for { $name }
fair-commitment = Hash of the secret
fair-secret = Secret
fair-contribution = Added by { $name }
fair-check = To repeat the check without this page, save the record and run:

## Replay

replay-title = Replay
replay-position = Position { $ply } of { $plies }
replay-round = Round { $round } of { $rounds }
replay-start = The table is set.
replay-slider = Position
replay-previous = Back
replay-next = Forward
replay-round-back = Back by a round
replay-round-on = Forward by a round
replay-speed = Speed
replay-speed-half = Half
replay-speed-normal = Normal
replay-speed-double = Double
replay-speed-quick = Quick
replay-play = Play
replay-stop = Stop
replay-link = Copy a link to this position
replay-table = Go to the table
replay-moves = What happened

## The end of a game

end-title = Final scores
end-skip = Skip
# Also a button that leads there: what every decision of a game was worth.
review-title = Review
end-hints = { $name } had { $n ->
    [one] { $n } hint
   *[other] { $n } hints
  }.
end-fallow = { $n } without crowns
end-result = Result
end-place = Place
end-player = Player
end-points = Points
end-largest = Largest territory
end-crowns = Crowns
end-squares = Squares
end-stopped = The game ended early.
end-won = { $of ->
    [dynasty] { $names } won the Dynasty!
   *[game] { $names } won!
  }
end-shared = { $of ->
    [dynasty] { $names } share the Dynasty victory.
   *[game] { $names } share the victory.
  }
# The reader has won, alone or with others.
end-won-you = { $of ->
    [dynasty] You won the Dynasty!
   *[game] You won!
  }
end-won-by = { $of ->
    [dynasty] You won the Dynasty by { points-counted }!
   *[game] You won by { points-counted }!
  }
end-shared-you = { $of ->
    [dynasty] You share the Dynasty victory with { $names }.
   *[game] You share the victory with { $names }.
  }
# The reader has lost; $names won.
end-lost = { $of ->
    [dynasty] { $place ->
        [2] You came second in the Dynasty, { points-counted } behind { $names }.
        [3] You came third in the Dynasty, { points-counted } behind { $names }.
       *[4] You came fourth in the Dynasty, { points-counted } behind { $names }.
      }
   *[game] { $place ->
        [2] You came second, { points-counted } behind { $names }.
        [3] You came third, { points-counted } behind { $names }.
       *[4] You came fourth, { points-counted } behind { $names }.
      }
  }
# With as many points as $names; the next sentence says what decided.
end-lost-level = { $of ->
    [dynasty] { $place ->
        [2] You came second in the Dynasty, behind { $names }.
        [3] You came third in the Dynasty, behind { $names }.
       *[4] You came fourth in the Dynasty, behind { $names }.
      }
   *[game] { $place ->
        [2] You came second, behind { $names }.
        [3] You came third, behind { $names }.
       *[4] You came fourth, behind { $names }.
      }
  }
end-best = Your best territory: { score-territory }.
# Beside the reader's name in the standings.
end-you = you
# Over the table, while a kingdom is counted: about 25 letters with a short name.
end-count = Counting: { $name }
end-by-score = By { $n } { $n ->
    [one] point
   *[other] points
  }.
# $level: what was equal besides the points, before something decided. It depends on the edition what is looked at, and when.
end-by-territory = { $level ->
    [crowns] Tied on points and crowns; the largest territory decided it.
    [squares] Tied on points and squares; the largest territory decided it.
    [crowns-squares] Tied on points, crowns and squares; the largest territory decided it.
   *[points] Tied on points; the largest territory decided it.
  }
end-by-crowns = { $level ->
    [territory] Tied on points and largest territory; the crowns decided it.
    [squares] Tied on points and squares; the crowns decided it.
    [territory-squares] Tied on points, largest territory and squares; the crowns decided it.
   *[points] Tied on points; the crowns decided it.
  }
end-by-squares = { $level ->
    [territory] Tied on points and largest territory; the larger kingdom decided it.
    [crowns] Tied on points and crowns; the larger kingdom decided it.
    [territory-crowns] Tied on points, largest territory and crowns; the larger kingdom decided it.
   *[points] Tied on points; the larger kingdom decided it.
  }
end-by-shared = Tied in everything that counts.
end-solo = { $n } { $n ->
    [one] point
   *[other] points
  }
end-solo-0 = Every kingdom begins with a single field.
end-solo-1 = A quiet little realm. The sheep are content.
end-solo-2 = A fine kingdom, and it feeds its people.
end-solo-3 = Travellers speak of your land in distant inns.
end-solo-4 = A realm for the songs. Long may it stand!
# A bonus in the list of what a kingdom scores.
end-bonus = { $bonus ->
    [harmony] Harmony +{ $points }
   *[middle_kingdom] Middle Kingdom +{ $points }
  }
end-bonus-missed = { $bonus ->
    [harmony] Harmony: missed
   *[middle_kingdom] Middle Kingdom: missed
  }
# A table like the printed score pad: a row for each kind of land, a column for each player.
pad-title = By land
pad-land = Land
pad-bonus = Additional points
pad-sum = Total
end-resigned = { $name } resigned.
end-out-of-time = { $name } ran out of time.
end-resigned-you = You resigned.
end-out-of-time-you = You ran out of time.
end-again = Play again
end-rematch = The next game is ready.
end-rematch-go = Go to the next game
end-same-deal = Play the same deal again
end-next = Next game of the Dynasty
end-dynasty = Dynasty after game { $game } of { $games }
end-dynasty-over = Dynasty

## The final kingdoms as a picture

picture-title = A picture to share
picture-copy = Copy picture
# $format: PNG or SVG.
picture-download = Download { $format }
picture-failed = The picture is not available at the moment.

## Dominoes not yet seen

tracker-title = Not yet seen
tracker-count = { $n } { $n ->
    [one] domino
   *[other] dominoes
  } not yet seen
tracker-none = Every domino has been seen.
tracker-note = Some of them may stay in the box.
tracker-land = Land
tracker-crowns = { $n } { $n ->
    [one] crown
   *[other] crowns
  }
tracker-no-crown = No crown
tracker-squares = Squares by land and crowns

## The table

table-lost = The connection is lost. Reconnecting …
table-delayed = Saving is delayed. The game will continue as soon as it works again.
table-hint-sent = Your decision is on its way.
table-off = That is off the table.
table-domino = Domino { $domino }
# $first and $second: its two squares of land, each one as in table-half or table-half-crowns.
table-domino-face = Domino { $domino }: { $first }, { $second }
table-domino-claimed = Domino { $domino }: { $first }, { $second }. Claimed by { $name }.
# Where a domino is chosen from the line and placed at once.
table-domino-played = Domino { $domino }: { $first }, { $second }. Played by { $name }.
# One square of land, named in a list: 'Domino 23: wheat, forest with 1 crown', 'f7, forest with 1 crown'.
table-half = { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  }
table-half-crowns = { table-half } with { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
  }
table-kingdom-of = The kingdom of { $name }: { $squares } { $squares ->
    [one] square
   *[other] squares
  }, { points-counted }
table-enlarge = Enlarge the kingdom of { $name }
table-over = { $names } wins with { points-counted }.
table-over-shared = { $names } share the victory with { points-counted }.
table-over-solo = Your kingdom is worth { points-counted }.
table-draws-kings = The kings are being drawn.
# Kings passed round: one after the other draws a king without looking and puts it on a domino. The domino belongs to the owner of
# the king. $name has drawn the king of $owner. These stand in the ribbon over the table: with a short name, about 25 letters.
table-you-drew = You drew { $owner }’s king.
table-they-drew = { $name } places { $owner }’s king.
# The reader is the owner.
table-they-drew-yours = { $name } places your king.
# The hint below table-you-drew.
table-hint-drew = Put it on a domino for { $owner }.
table-deals = A new line is being laid.
table-you-place = Place domino { $domino }.
table-you-claim = Your turn: claim a domino.
table-you-choose = Your turn: choose a domino.
# No domino of the line fits: one of them has to be chosen and leaves the game.
table-you-choose-nowhere = Choose a domino to discard.
table-they-place = { $name } places domino { $domino }.
table-they-claim = { $name } claims a domino.
# The sentences with -choose are for games in which a domino is chosen from the line and placed at once.
table-they-choose = { $name } chooses a domino.
table-thinks = { $name } is thinking …
table-hint-claim = Low numbers go first next round; high numbers are richer.
table-hint-choose = You place it at once. Low numbers go first next round.
table-hint-choose-nowhere = None of them fits, so you may discard any of them.
table-hint-place-mouse = Click a bright square; R turns the domino.
table-hint-place-touch = Tap a bright square, or drag the domino there.
table-hint-place-keys = Arrow keys move the domino, R turns it, Enter places it.
table-hint-look = You are looking at the kingdom of { $name }.
table-hint-paused = Paused.
table-hint-here = { points-counted } here.
table-to-place = To place
table-next-line = Next line
table-the-line = The line
table-last-line = No more lines
table-this-round = This round
table-next-round = Next round
table-now = Now
table-then = Then
table-order-now = Still to play this round, in order: { $names }
table-order-now-nobody = Everybody has played this round.
table-order-next = Order of the next round so far: { $names }
table-order-next-nobody = Nobody has a place in the next round yet.
table-to-come = { $n } to come
table-none-to-come = none to come
table-tracker = Unseen dominoes
table-others = The other kingdoms
table-yours = Your seat
table-series = Dynasty, game { $game } of { $games }
table-nowhere = Domino { $domino } does not fit anywhere
table-nowhere-more = There is no room for it in your kingdom. It leaves the game.
table-text = Read the table as text
table-picture = Show the table as a picture
table-text-title = The table in words
table-text-moves = What you can do
table-text-wait = It is not your turn.
table-text-none = none
table-text-rows = Rows from top to bottom: w wheat, f forest, l lake, g meadow, s swamp, m mine, a digit for crowns, C castle, a dot for an empty square
table-text-claim = Claim domino { $domino }: { $first }, { $second }
table-text-choose = Choose domino { $domino }: { $first }, { $second }
table-text-place = { $spots }: { points-counted }
table-text-discard = Discard domino { $domino }
table-cell-empty = { $spot }, empty
# A lesson asks for the domino to be placed on this square.
table-cell-marked = { $spot }, marked
table-cell-fits = { $spot }, room for the domino
table-cell-land = { $spot }, { $half }
table-cell-castle = { $spot }, castle
table-board = Your kingdom. Arrow keys move the domino, R turns it, Enter places it.

## What one can do

act-menu = Menu
act-undo = Undo
act-redo = Redo
act-rotate = Turn
act-place = Place
act-place-points = Place +{ $points }
act-cancel = Cancel
act-discard = Discard it
act-discard-quiet = Discard
act-discard-ask = Discard domino { $domino } although it fits?
act-hurry = Hurry
# A button that is pressed again and again: a hint, the best moves, what speaks for them, and it is put away. Little room.
act-hint-off = Hint
act-hint-nudge = Show moves
act-hint-moves = Why?
act-hint-why = Put away
act-hint-thinking = The coach is thinking …
act-pause = Pause
act-resume = Continue
act-step = One step
act-resign = Resign
act-resign-ask = Resign? The game ends for { $name }.
act-replay = Replay so far
act-record = Save the record
act-seed = Seed { $seed }
act-copy = Copy
act-close = Close
act-ask-undo = Ask to take back
act-ask-undo-short = Take back?
# For a moment after a decision among friends: no one has to be asked, and the others wait for it.
act-take-back = Take back
act-go-on = Go on
act-asked = Asked …
act-take-back-seat = Take my seat back
act-react = React
act-watching = You are watching
act-hand = Let a computer play for { $name }
act-hand-mine = Let a computer play for me
act-hand-level = Computer strength
act-take-back-from = Play for { $name } again
act-hand-in = Let a computer play for { $name } in { $time }
act-device = Play on another device
act-device-for = Let somebody else play { $name }
act-device-note = Open this link on the other device. It works once, and a new link replaces it. Whoever opens it can play for you, so keep it to yourself.
act-devices-end = Sign out the other devices
act-devices-ask = Sign out the other devices? They lose your seat and can only watch.
act-devices-ended = Only this device has your seat now.
act-device-link = Link to your seat
act-watch-link = Copy the link for spectators

## The table around the game

# What the dominoes to place and the line lie in, for those who listen.
table-lines = The lines
# Under the pile after the end.
table-left-over = { $n } left over
menu-game = This game
menu-games = Other games
tracker-over-title = Left over
tracker-over = { $n } { $n ->
    [one] domino
   *[other] dominoes
  } did not come into this game.

## Asking to take back

ask-title = { $name } would like to take back a move
ask-about = Their last decision, and everything after it.
ask-shown = { $name } would like to take back a move. Waiting for { $names }.
ask-agree = Agree
ask-decline = Decline

## Computer players: one character for each level, and kin of theirs where several sit at a table

# Who it is, under its name.
role-easy = Shepherd
role-normal = Baker
role-hard = Knight
role-expert = Duchess
role-master = Stargazer
# First names, the character’s own first: four of a kind, different in every family.
kin-easy = Pip Poppy Peg Perkin
kin-normal = Barnaby Bertram Boniface Basil
kin-hard = Gwen Gerda Gilda Gisela
kin-expert = Isolde Isabel Imogen Iris
kin-master = Merlin Melchior Mortimer Magnus
# What they say now and then of their own moves, in at most forty characters: after a good one, a bad one, and their last.
voice-easy-good = { $which ->
    [first] Look, look, it fits!
    [second] My sheep like that.
   *[third] That is a lot, isn’t it?
  }
voice-easy-bad = { $which ->
    [first] Oops. Where does it go?
    [second] It looked so pretty …
   *[third] My dog did it!
  }
voice-easy-last = { $which ->
    [first] Again! Again!
    [second] Is it over already?
   *[third] That was fun!
  }
voice-normal-good = { $which ->
    [first] Fresh from the oven!
    [second] Now that has risen nicely.
   *[third] A fat slice for me.
  }
voice-normal-bad = { $which ->
    [first] Well, that one burned.
    [second] Half-baked, I admit.
   *[third] Too little flour …
  }
voice-normal-last = { $which ->
    [first] Time to close the shop.
    [second] Bread for everybody!
   *[third] Crumbs, what a game!
  }
voice-hard-good = { $which ->
    [first] A clean hit!
    [second] This land is mine.
   *[third] For crown and castle!
  }
voice-hard-bad = { $which ->
    [first] Only a dent.
    [second] I have fallen off worse horses.
   *[third] That was not the plan.
  }
voice-hard-last = { $which ->
    [first] Visors up. Well fought!
    [second] My sword rests.
   *[third] It was an honour.
  }
voice-expert-good = { $which ->
    [first] Just as I had planned.
    [second] Charming, is it not?
   *[third] You saw that coming, surely?
  }
voice-expert-bad = { $which ->
    [first] We shall not speak of this.
    [second] How very vulgar.
   *[third] I meant to do that.
  }
voice-expert-last = { $which ->
    [first] Tea, my dears?
    [second] That will be all.
   *[third] Do come again.
  }
voice-master-good = { $which ->
    [first] It was in the stars.
    [second] As foreseen.
   *[third] The comet agrees with me.
  }
voice-master-bad = { $which ->
    [first] A cloud crossed my view.
    [second] Even stars fall.
   *[third] Hm. The stars said left.
  }
voice-master-last = { $which ->
    [first] So ends this night.
    [second] The sky has seen enough.
   *[third] I knew. It was lovely all the same.
  }

## Reactions

react-hello = Hello!
react-well-played = Well played!
react-ouch = Ouch!
react-thinking = Let me think
react-thanks = Thanks!
react-good-game = Good game!

## Notifications

notify-turn = { $name }, it is your turn.

## The title of the page, in the browser's tab

# $title: the heading of a screen, such as 'My games'.
title-home = { app-name }: { $title }
title-screen = { $title } · { app-name }
# The same when it is the visitor's turn at some table.
title-home-turn = ● your turn · { title-home }
title-screen-turn = ● your turn · { title-screen }
title-table-turn = ● your turn · { app-name }

## What one can do

act-look = Look at the table

## What others do, told in the ribbon; the decisions of a whole game

# Little room: with a short name, about 30 letters. $points: what it brings.
news-place = { $points ->
    [0] { $name } places { $domino }.
   *[some] { $name } places { $domino }: +{ $points }
  }
news-takes = { $name } takes { $domino }.
# $place: the place of the king in the order of the next round. People have any gender.
news-takes-place = { $place ->
    [first] { $name } takes { $domino } and will go first.
    [second] { $name } takes { $domino } and will go second.
    [third] { $name } takes { $domino } and will go third.
   *[fourth] { $name } takes { $domino } and will go fourth.
  }
# Several people share the screen: what $name is asked to do. As table-you-place and the others.
table-name-place = { $name }: place domino { $domino }.
table-name-claim = { $name }: claim a domino.
table-name-choose = { $name }: choose a domino.
table-name-choose-nowhere = { $name }: choose a domino to discard.
table-name-drew = { $name }: put { $owner }’s king on a domino.
# A domino of the line that could be claimed: the most points that it would bring in one's kingdom as it is.
fits-best = { $points ->
    [0] Domino { $domino } fits, but brings nothing yet.
   *[some] Domino { $domino }: at best +{ $points }
  }
fits-nowhere = Domino { $domino } fits nowhere at present.
log-round = Round { $n }
log-opening = Before the first round

## What happens, for everybody and for screen readers

# Kings passed round: this player has all kings in hand, and the others draw from them.
say-holder = { $name } holds the kings.
say-king = { $name }’s king is drawn.
say-kings = The kings are drawn: { $names }.
say-deal = A new line: { $numbers }.
say-claim = { $name } claims domino { $domino }.
say-choose = { $name } chooses domino { $domino }.
# Kings passed round: $name has drawn the king of $owner.
say-claim-for = { $name } puts { $owner }’s king on domino { $domino }.
say-place = { $name } places domino { $domino } for { points-counted }.
say-discard = { $name } discards domino { $domino }.
say-turn = It is { $name }’s turn.
say-your-claim = { $name }, claim a domino.
say-your-choose = { $name }, choose a domino.
say-your-choose-nowhere = { $name }, no domino fits. Choose one to discard.
say-your-drew = { $name }, you drew { $owner }’s king. Put it on a domino.
say-your-place = { $name }, place domino { $domino }.
say-reacted = { $name }: { $words }
say-sits = { $name } sits down.
say-arrives = { $name } is here.
say-leaves = { $name } is away.
say-sits-in = A computer player sits in for { $name }.
say-plays-again = { $name } plays again.
say-declined = The move was not taken back.
say-can-take-back = You can take this back for { $n } { $n ->
    [one] second
   *[other] seconds
}.
say-taken-back = The move was taken back.
say-begins = The game begins.
say-held = { $spots }: { points-counted }.

## Seats

seat-thinking = { $name } is thinking
seat-online = { $name } is here
seat-away = { $name } is away
seat-is-away = away
seat-sits-in = Computer sitting in
seat-clock = { $name }’s time
seat-won = ♛ Winner
# Under a name, with little room: a bonus that can still be reached, or is lost.
seat-bonus-possible = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✓
seat-bonus-lost = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✕

## Points

score-of = { points-counted }: how { $name }’s kingdom scores
score-title = { $name }: { points-counted }
# A territory: how many squares of land times how many crowns is how many points.
score-territory = { $terrain ->
    [wheat] { terrain-wheat }
    [forest] { terrain-forest }
    [lake] { terrain-lake }
    [grass] { terrain-grass }
    [swamp] { terrain-swamp }
   *[mine] { terrain-mine }
  } { $squares } × { $crowns } = { $points }
score-fallow = Without crowns: { $n } { $n ->
    [one] square
   *[other] squares
  }
score-harmony-possible = Harmony (+5): still possible
score-harmony-lost = Harmony: lost
score-middle_kingdom-possible = Middle Kingdom (+10): still possible
score-middle_kingdom-lost = Middle Kingdom: lost
score-bonus = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  }: +{ $points }
score-discarded = { $n } { $n ->
    [one] domino
   *[other] dominoes
  } discarded
score-nothing = No territory yet.

## A table that is not there

gone-title = No table here
gone-text = Or there is a typo in the link: make sure that you copied all of it.

## An address that leads nowhere

lost-title = Nothing here
lost-text = This path leads out of the kingdom. Perhaps there is a typo in the address.
lost-home = Go to the home page

## Time and lists, in words that not every browser has

# A length of time, by itself and in sentences such as '15 minutes per move'.
span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
# Time left on a clock, with very little room: seconds with tenths, '9.4'; days and hours, '1d 3h'.
clock-tenths = { $seconds }.{ $tenths }
clock-days = { $days }d { $hours }h
# When something happened: after 'Last move' and after 'Created'.
ago-minutes = { $n ->
    [0] just now
    [one] { $n } minute ago
   *[other] { $n } minutes ago
  }
ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
  }
ago-yesterday = yesterday
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
  }
# $year: a number, such as 2026.
ago-date = { day-date } { $year }
# 'Ada, Bea and Carl': list-comma puts $second after what is already there, list-and puts the last one.
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
