### Words that the page and the terminal share: reasons, lands, editions, rules, computer players.

## The six kinds of land

terrain-wheat = Wheat
terrain-forest = Forest
terrain-lake = Lake
terrain-grass = Meadow
terrain-swamp = Swamp
terrain-mine = Mine

## Editions

edition-classic = Classic
edition-danish = Danish
edition-romanian = Romanian
edition-english-app = English app
edition-icelandic = Icelandic
edition-german = German
edition-tournament = Tournament

## What is special about an edition

about-classic = The international rules, as most people know them.
about-danish = Everyone knows the opening order. Three players use all 48 dominoes, and one in each line is left over. Harmony needs a full grid.
about-romanian = The kings are passed round for the opening: you draw one without looking and put it on a domino, even if the king is not yours. Ties go to the largest territory, then to the most crowns.
about-english-app = Also for one player. No claiming ahead: choose a domino from the line and place it at once. Ties go to the larger kingdom.
about-icelandic = One king after the other is drawn and put on a domino, so nobody knows who comes next. Ties go to the largest territory, with or without crowns, then to the most crowns.
about-german = You may discard a domino even if it fits. With two players, the opening order is A, B, B, A.
about-tournament = As played at championships: two players, the Mighty Duel on 7 × 7 with Middle Kingdom.

## Rules

rule-harmony = Harmony
rule-harmony-about = 5 extra points for a complete kingdom.
rule-middle_kingdom = Middle Kingdom
rule-middle_kingdom-about = 10 extra points for a castle in the centre.
rule-mighty_duel = Mighty Duel
rule-mighty_duel-about = Two players, all 48 dominoes, kingdoms of 7 × 7.
rule-dynasty = Dynasty
rule-dynasty-about = Three games in a row; points are added up.
# The value of a house rule that is either on or off.
rule-on = On
rule-off = Off
rule-must_place = Must place
rule-must_place-about = A domino that fits may not be discarded.
rule-grid = Grid
rule-grid-follow = According to the rules ({ $n } × { $n })
rule-grid-5 = 5 × 5
rule-grid-7 = 7 × 7
rule-kings = Kings at the opening
rule-kings-one-by-one = Drawn one by one
rule-kings-together = All drawn first
rule-kings-passed-round = Passed round
rule-abba = A, B, B, A
rule-abba-about = Two players open in this order; who is A is drawn at random.
rule-claim_ahead = Claim ahead
rule-claim_ahead-about = Claim now, place next round. Off: choose and place at once.
rule-claim_ahead-true = Claim for the next round
rule-claim_ahead-false = Choose and place at once
rule-must_place-true = Must be placed
rule-must_place-false = May be discarded
rule-tie_breaks = Ties are broken by
# What breaks ties, in order: 'largest territory, then most crowns'.
rule-tie_breaks-0 = nothing; they are shared
rule-tie_breaks-1 = { $first ->
    [territory] largest territory
    [crowns] most crowns
   *[squares] larger kingdom
  }
rule-tie_breaks-2 = { rule-tie_breaks-1 }, then { $second ->
    [territory] largest territory
    [crowns] most crowns
   *[squares] larger kingdom
  }
rule-tie_breaks-3 = { rule-tie_breaks-2 }, then { $third ->
    [territory] largest territory
    [crowns] most crowns
   *[squares] larger kingdom
  }
rule-harmony_needs = Harmony needs
rule-harmony_needs-all-placed = No domino discarded
rule-harmony_needs-full-grid = A full grid
rule-spare_domino = Spare domino
rule-spare_domino-about = Three players use lines of four; the one left over leaves the game.

## Names to draw from, for those who type none and for computer players

# About forty first names that sound like the days of castles and kings, or are at home where the language is spoken;
# each one a single word, with a blank between them, and all different.
names = Ada Agnes Albert Alice Ambrose Arthur Barnaby Beatrix Bertram Blanche Cecily Clement Cuthbert Edith Edmund Edwin
    Eleanor Emmeline Ethel Florence Geoffrey Gertrude Godfrey Harold Hilda Hugh Isabel Ivo Joan Lionel Mabel Matilda
    Maud Millicent Osbert Oswald Percival Philippa Quentin Ralph Rosalind Rowena Sybil Tobias Walter Winifred

## Computer players

level-easy = Easy
level-easy-about = The shepherd takes what looks nice. Good for a first game.
level-normal = Normal
level-normal-about = The baker knows what makes a good kingdom, but is often careless.
level-hard = Hard
level-hard-about = The knight plans her kingdom, but slips up now and then.
level-expert = Expert
level-expert-about = The duchess thinks every round through and sees what you need.
level-master = Master
level-master-about = The stargazer takes his time and rarely loses.

## Why something was refused: one message for every code in codes.py

reason-no-edition = There is no such edition.
reason-rules-abba-needs-two = A, B, B, A is an opening for 2 players, but these rules do not allow 2.
reason-rules-abba-passed = The opening is either A, B, B, A, or the kings are passed round: not both.
reason-rules-duel-grid = The Mighty Duel uses all 48 dominoes, so it needs a 7 × 7 grid.
reason-rules-duel-needs-two = The Mighty Duel is for 2 players, but these rules do not allow 2.
reason-rules-duel-players = The Mighty Duel is for 2 players, not { $players }.
reason-rules-grid = A grid is 5 or 7 squares wide, not { $grid }.
reason-rules-harmony-full-grid = Harmony needs a full { $grid } grid here, but { $dominoes } dominoes per player cannot fill it.
# $range: a number from 1 to 4, or text such as '2–4'.
reason-rules-players = These rules are for { $range ->
    [1] 1 player
   *[2] { $range } players
  }, not { $players }.
reason-rules-range = The number of players must be between 1 and 4.
reason-rules-spare-needs-three = A spare domino is for 3 players, but these rules do not allow 3.
reason-rules-twice = This is listed twice: { $rule }.
reason-rules-unknown = There is no rule { $rule }.
reason-rules-value = One of these rules has a value that it cannot have.
reason-another-fits = Domino { $domino } fits nowhere. Choose one that fits.
reason-can-be-placed = Domino { $domino } fits, so it may not be discarded.
# $square: its name, or 'here' where it is pointed at.
reason-castle = { $square ->
    [here] Your castle is there.
   *[other] Your castle is on { $square }.
  }
reason-covered = { $square ->
    [here] There is a domino already.
   *[other] { $square } is already covered.
  }
reason-dealer-holder = Somebody is being chosen to hold the kings.
reason-dealer-kings = The kings are being drawn.
reason-dealer-line = A new line is being laid.
reason-dealt = Domino { $domino } has already been dealt.
reason-game-over = The game is over.
reason-kings-abba = The opening order is A, B, B, A.
reason-kings-all = All { $kings } kings are drawn at once.
reason-kings-one = The kings are drawn one by one.
reason-line-length = A line has { $length } dominoes, not { $given }.
reason-must-claim = First choose a domino from the line.
reason-must-place = First domino { $domino } must be placed.
reason-no-king = Player { $seat } has no king left to draw.
reason-no-player = It is not a player’s turn.
reason-no-seat = There is no seat { $seat }.
reason-not-in-line = Domino { $domino } is not in the line.
reason-not-neighbours = { $first } and { $second } are not next to each other.
reason-not-the-dealer = It is not the dealer’s turn.
reason-taken = Domino { $domino } is already taken.
reason-too-high = It would make your kingdom { $size } squares high.
reason-too-wide = It would make your kingdom { $size } squares wide.
reason-touches-neither = It would touch neither your castle nor any { $first ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  } or { $second ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  }.
reason-touches-no = It would touch neither your castle nor any { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  }.
reason-bad-key = This link to a seat does not work. It may have been used already.
reason-bad-move = The server did not understand this move.
reason-bad-parcel = This game cannot be moved: its moves do not follow its rules.
# $reason: a sentence of notation.ftl or of this file.
reason-bad-record = Line { $line } of the record cannot be read. { $reason }
reason-bad-seed = This seed is too large.
reason-daily-clock = The server’s clock is wrong, so there is no deal of the day at the moment.
reason-daily-final = It is the deal of the day: what is decided stays.
reason-daily-hidden = This is somebody’s game of the deal of the day. It can be seen once the day is over.
reason-daily-tried = The deal of the day can be played once.
reason-daily-unfinished = It is the deal of the day: the record is there when the game is over.
reason-disk-full = The server has no room left for new games. Games in progress continue.
reason-known-deals = The deals of this game are known from an earlier one, so nobody new can join.
reason-luggage-own = This link is for another browser: all that it brings is in this one already.
reason-luggage-used = This link was used already, by another browser.
reason-no-hints = Hints are for games against the computer only, and not for the deal of the day.
reason-no-level = There is no computer player of this strength.
reason-no-luggage = This link does not work any more: it is older than an hour, was withdrawn, or was not copied whole.
reason-no-next-game = The next game of this Dynasty cannot begin yet.
reason-no-puzzle = There is no puzzle like this one here.
reason-no-reviews = This server does not review games.
reason-no-such-day = There was no deal on that day, or it is not over yet.
reason-no-such-ply = The game has not got that far.
reason-nobody-asked = Nobody is waiting for your answer any more.
reason-not-over = The game is not over yet.
reason-not-your-seat = This is not your seat.
reason-not-your-turn = It is not your turn.
reason-not-yours = You are not allowed to do this here.
reason-nothing-to-redo = There is nothing to redo.
reason-nothing-to-undo = There is nothing to take back.
reason-one-seat = You already have a seat at this table, and here each device may take only one.
reason-present = This player is at the table, so nobody can sit in for them.
reason-same-colour = Two players cannot have the same colour.
reason-seat-taken = Someone was quicker: this seat is taken.
reason-seats-open = Some seats are still free. Wait for friends, or give them to computer players.
reason-seed-with-friends = With friends you cannot choose the seed, or someone would know the deals.
reason-settled = It is too late to take this back without asking.
reason-shown = The game is over and its secret has been revealed, so it cannot go on.
reason-stale = The table has changed in the meantime. Please try again.
reason-starting = Not everybody is ready yet. You can start in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
reason-too-many-games = You have too many games. Delete some of them first.
reason-unknown-table = There is no such table. It may have been deleted.
reason-wait = Too early: a computer player can sit in after { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
  }.
# $line: the number of the kingdom, counted from 1; $reason: what is wrong, in English.
reason-bad-kingdom = Kingdom { $line } cannot be read. { $reason }
reason-domino-twice = Domino { $domino } lies in more than one place.
reason-kingdom-apart = { $count ->
    [one] One square is cut off from the castle.
   *[other] { $count } squares are cut off from the castle.
  }
reason-kingdom-half = The number of squares is odd: half a domino is missing.
reason-kingdom-no-dominoes = No dominoes in the box make up these squares. Please check lands and crowns.
reason-kingdom-no-order = These squares cannot have been laid domino by domino: one of the dominoes was not connected.
# $count: squares; $most: the dominoes that a player gets in a whole game.
reason-kingdom-too-large = There are { $count } squares, but a player only gets { $most } dominoes.
reason-kingdoms-no-dominoes = Each kingdom is possible, but one box does not have the dominoes for all of them.
# $count: squares that look like this in one kingdom or in all; $most: how many of them are in the box.
reason-square-too-often = { $count ->
    [one] { $count } square is
   *[other] { $count } squares are
  } { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  } { $crowns ->
    [0] without a crown
    [one] with { $crowns } crown
   *[other] with { $crowns } crowns
  }, but the box has { $most ->
    [0] none
    [one] only { $most }
   *[other] only { $most }
  }.
reason-bad-request = The server did not understand this request.
reason-failed = Something went wrong on the server. Please try again.
reason-foreign-origin = The server refused this request, because it came from another site.
reason-not-fair = The server has changed what it committed to. Do not trust its deals.
reason-offline = The server cannot be reached. Is it running, and are you online?
reason-too-large = That is too large for the server.
reason-too-many = That was too much at once. Wait a moment and try again.
reason-too-slow = That took too long to arrive. Please try again.
reason-unavailable = The server cannot save anything at the moment. Nothing is lost; please try again in a while.
reason-moved = This game has moved to another table.
reason-needs-server = This needs a server, and there is none at the moment.
reason-no-storage = This browser does not let the page store games.
reason-unreadable-game = This game cannot be read.

## Counted

points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The deal of the day

# 30 January, alone and in other messages. $day: a number, such as 17.
day-date = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
  }
# Days in a row on which the visitor finished the deal.
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
# The place among four at one table.
daily-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[4] 4th place
  }
daily-result = { daily-place }, { points-counted }

## Who won, in the terminal and in pictures

verdict-solo = { $name } has built a kingdom of { points-counted }.
# The points of two or more players, the winner's first: 'Ada wins, 50 to 40 to 31.' $scores is made with verdict-to.
verdict-score = { $name } wins, { $scores }.
# $first is a number or two numbers already joined like this, $second a number: '50 to 40'.
verdict-to = { $first } to { $second }
# The messages below: $names are those who have the same points and the same of whatever $level names, $name is the winner
# among them, $values says how many squares or crowns they have, the winner's first: '9 to 5'.
verdict-territory = { $level ->
    [crowns] { $names } have { points-counted } each and equally many crowns; { $name } wins by the largest territory, { $values }.
    [squares] { $names } have { points-counted } each and equally large kingdoms; { $name } wins by the largest territory, { $values }.
    [crowns-squares] { $names } have { points-counted } each, equally many crowns and equally large kingdoms; { $name } wins by the largest territory, { $values }.
   *[points] { $names } have { points-counted } each; { $name } wins by the largest territory, { $values }.
  }
verdict-crowns = { $level ->
    [territory] { $names } have { points-counted } each and equally large territories; { $name } wins by the most crowns, { $values }.
    [squares] { $names } have { points-counted } each and equally large kingdoms; { $name } wins by the most crowns, { $values }.
    [territory-squares] { $names } have { points-counted } each, equally large territories and equally large kingdoms; { $name } wins by the most crowns, { $values }.
   *[points] { $names } have { points-counted } each; { $name } wins by the most crowns, { $values }.
  }
verdict-squares = { $level ->
    [territory] { $names } have { points-counted } each and equally large territories; { $name } wins by the largest kingdom, { $values }.
    [crowns] { $names } have { points-counted } each and equally many crowns; { $name } wins by the largest kingdom, { $values }.
    [territory-crowns] { $names } have { points-counted } each, equally large territories and equally many crowns; { $name } wins by the largest kingdom, { $values }.
   *[points] { $names } have { points-counted } each; { $name } wins by the largest kingdom, { $values }.
  }
verdict-shared = { $level ->
    [territory] { $names } share the victory: level in points and largest territory.
    [crowns] { $names } share the victory: level in points and crowns.
    [squares] { $names } share the victory: level in points and squares.
    [territory-crowns] { $names } share the victory: level in points, largest territory and crowns.
    [territory-squares] { $names } share the victory: level in points, largest territory and squares.
    [crowns-squares] { $names } share the victory: level in points, crowns and squares.
    [territory-crowns-squares] { $names } share the victory: level in points, largest territory, crowns and squares.
   *[points] { $names } share the victory: level in points.
  }
