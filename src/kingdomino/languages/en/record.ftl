### The chronicle: one's own games, kingdoms and shields. Its title is in page.ftl.

record-lead = What you have played, won and built. It is kept in this browser only.
record-blank = The pages are still blank. Your chronicle begins with the first game you finish.
record-reading = Reading your games: { $done } of { $total }
record-read = All your games have been read.
record-no-engine = This page was built without its engine and cannot read games by itself: points, kingdoms and most shields are missing.

## In numbers

record-games = Games finished
# Below the number of games finished.
record-open = { $n } more in progress
record-won = Games won
# Below the number of games won: how many there were to win.
record-of = of { $n } you could win
record-average = Points on average
record-latest = { $n ->
    [one] your last game
   *[other] your last { $n } games
  }
record-row = Days in a row
record-longest = longest: { $n }
record-accuracy = Accuracy
record-reviewed = { $n ->
    [one] { $n } game reviewed
   *[other] { $n } games reviewed
  }
record-puzzles = Puzzle rating
record-solved = { $n } solved

## Kingdoms and points

record-best = Your best kingdom
record-best-mighty = Your best kingdom in a Mighty Duel
record-points = Your points
record-points-mighty = Your points in Mighty Duels
# Says what a chart shows.
record-chart = Points of your last { $n } games, oldest first: between { $least } and { $most }.
record-trend-up = { $now ->
    [one] { $now } point
   *[other] { $now } points
  } on average lately, { $by } more than before.
record-trend-down = { $now ->
    [one] { $now } point
   *[other] { $now } points
  } on average lately, { $by } fewer than before.
record-trend-same = { $now ->
    [one] { $now } point
   *[other] { $now } points
  } on average lately, the same as before.
record-trend-first = { $now ->
    [one] { $now } point
   *[other] { $now } points
  } on average.
record-list = All points as a list

## Won and played

record-levels = By strength
record-editions = By edition
record-level = Strongest player at the table
record-edition = Edition
record-played = Played
record-column-won = Won
record-friends = Friends

## Shields

record-shields = Shields
record-earned = { $n } of { $all } earned
record-proof = The game that earned it: { $names }
# Above the shields, where some of their games are not on this device.
record-gone = Where there is no link, the game itself cannot be opened here.
record-missing = not earned yet
shield-crown = First crown
shield-crown-how = Win a game.
shield-three = One against three
shield-three-how = Win against three computer players at one table.
shield-tie = By a hair
shield-tie-how = Win a game that ends with equal points.
shield-comeback = Late harvest
shield-comeback-how = Win although you were { $n } points behind when the last line was laid.
shield-friend = Good company
shield-friend-how = Win against a friend on another device.
shield-hard = The knight’s glove
shield-hard-how = Win against Hard or a stronger player.
shield-expert = The duchess’s fan
shield-expert-how = Win against Expert or a stronger player.
shield-master = The stargazer’s star
shield-master-how = Win against Master.
shield-unaided = On your own
shield-unaided-how = Win against Master without a single hint.
shield-harmony = Harmony
shield-harmony-how = Earn the bonus for Harmony.
shield-middle = Middle Kingdom
shield-middle-how = Earn the bonus for the Middle Kingdom.
shield-both = Perfect order
shield-both-how = Earn Harmony and Middle Kingdom with the same kingdom.
shield-vast = Wide lands
shield-vast-how = Build a territory of { $n } squares or more.
shield-rich = The treasury
shield-rich-how = Build a territory worth { $n } points or more.
shield-crowns = Crown jewels
shield-crowns-how = Gather { $n } crowns in one kingdom.
shield-sixty = Threescore
shield-sixty-how = Make { $n } points with a kingdom of 5 × 5.
shield-hundred = A hundred
shield-hundred-how = Make { $n } points in a Mighty Duel.
shield-dynasty = Founder of a house
shield-dynasty-how = Win a Dynasty.
shield-editions = Widely travelled
shield-editions-how = Finish a game of every edition.
shield-week = Seven suns
shield-week-how = Finish the deal of the day on seven days in a row.

## Taking it along, and deleting it

record-keep = Take it along
record-move = Move to another device
record-move-note = A link brings all of it to another device, and with it your seats at this server’s tables and your days in a row. It works once, within an hour; in this browser everything stays as it is.
record-move-link = Link for your other device
record-move-withdraw = Withdraw the link
record-move-withdrawn = The link does not work any more.
record-move-big = This is too much for a link. Take it along as a file.
record-move-offline = Without a server there are no links to another device: take a file along.
record-bring = Bring your chronicle here?
record-bring-ask = This link adds the chronicle, settings and games of another browser to what is in this one, with its seats at this server’s tables. Go on only if you made the link yourself.
record-bring-yes = Bring it here
record-bring-no = Leave it
record-bring-working = Bringing it here …
record-bring-spoilt = What came cannot be read. Perhaps the link was not copied whole: open it once more, or make a new one.
record-bring-done = Your chronicle is here
record-brought = { $n ->
    [0] You had no seats at the server.
    [one] Your seat at one table of the server came along.
   *[other] Your seats at { $n } tables of the server came along.
  }
record-brought-left = { $n ->
    [one] For one more table there was no room.
   *[other] For { $n } more tables there was no room.
  }
record-keep-note = One file holds your chronicle, your settings and the games in this browser. Another device adds it to what is there; nothing newer is replaced.
record-export = Save as a file
record-import = Read a file …
record-imported = { $facts ->
    [one] { $facts } game is new in the chronicle,
   *[other] { $facts } games are new in the chronicle,
  } { $games ->
    [one] { $games } table is new in this browser.
   *[other] { $games } tables are new in this browser.
  }
record-refused = { $n ->
    [one] { $n } table in the file could not be taken over.
   *[other] { $n } tables in the file could not be taken over.
  }
record-file-big = This file is too large to be a chronicle.
record-file-unread = This file is not a chronicle.
record-file-newer = This file was written by a newer version of the page.
record-delete = Delete the chronicle
record-delete-ask = Delete your chronicle and your puzzle rating from this browser? Your games stay.
record-delete-yes = Delete
record-delete-no = Keep
record-deleted = The chronicle has been deleted. It goes on with your next game.
record-since = Games that ended before { ago-date } are left out.
record-remember = Include them again
