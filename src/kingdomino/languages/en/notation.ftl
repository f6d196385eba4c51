### What cannot be read: moves, positions, kingdoms and records. The page says it too, where a text is opened.

## Where something is wrong; $why is one of the sentences below

wrong-at = Line { $line }, ‘{ $token }’: { $why }
wrong-in-line = Line { $line }: { $why }
wrong-token = ‘{ $token }’: { $why }
wrong-file = { $file }: { $why }

## What cannot be read as a move. Squares are f7, lines +4,11,23,38, turns A:23.

wrong-domino-number = Dominoes are numbered 1 to 48.
wrong-file-letter = Files go from a to m.
wrong-rank-number = Ranks go from 1 to 13.
wrong-seat-letter = Seats are A to D.
wrong-four-kings = There are at most four kings.
wrong-move-missing = A move is missing.
wrong-not-a-move = ‘{ $text }’ is not a move.
wrong-line-ascends = The numbers in a line must ascend.
wrong-line-of-four = A line has at most four dominoes.
wrong-not-a-line = ‘{ $text }’ is not a line of dominoes.
wrong-not-a-domino = ‘{ $text }’ is not the number of a domino.
wrong-not-two-squares = ‘{ $text }’ does not name two squares.
wrong-not-a-square = A square is written like f7.
wrong-claim-missing = The claim is missing.
wrong-placement-missing = The placement is missing.
wrong-record-holder = A record begins with the holder of the kings, as in A:BA.
wrong-record-kings = A record begins with the kings in the order in which they were drawn.
wrong-too-many-kings = There are not that many kings.
wrong-seat-kings = { $seat } does not have that many kings.
wrong-not-a-turn = This is neither a line (+4,11,23,38) nor a turn (A:23).
wrong-line-missing = The next line is missing.
wrong-king-missing = The king of { $seat } has not been drawn.
wrong-turn-of = It is the turn of { $seat }.
wrong-turn-over = The turn is over before ‘{ $text }’.
wrong-comment-open = A comment has no end.
wrong-comment-long = A comment has at most { $length } bytes.

## What cannot be read as a position: one line of text with fields for the kings, the lines, the unseen dominoes and the
## kingdoms

wrong-position-players = A position begins with the number of players, 1 to 4.
wrong-kingdom-high = The kingdom is more than { $size } squares high.
wrong-kingdom-wide = The kingdom is more than { $size } squares wide.
wrong-two-castles = There is more than one castle.
wrong-no-such-square = ‘{ $text }’ is not a square.
wrong-rows-differ = The rows differ in length.
wrong-no-castle = There is no castle.
wrong-not-connected = The kingdom is not connected.
wrong-half-domino = Half a domino is missing.
wrong-empty-edge = An outer row or column is empty.
wrong-domino-not-there = Domino { $domino } does not lie there.
wrong-seat-missing = The number must be followed by the letter of a seat.
wrong-not-a-set = A set is written like 1-3,7.
wrong-dealt-and-unseen = A domino in one of the lines is also listed as unseen.
wrong-cannot-be-dealt = { $dominoes ->
    [one] { $dominoes } domino cannot have been dealt.
   *[other] { $dominoes } dominoes cannot have been dealt.
  }
wrong-not-in-hand = A seat can only hold a domino that it has taken from the line.
wrong-no-such-turn = Nobody can be in the middle of a turn like this.
wrong-position-line = { $length ->
    [one] A line has { $length } domino.
   *[other] A line has { $length } dominoes.
  }
wrong-line-too-early = No domino can be in a line before one has been dealt.
wrong-kings-in-opening = Kings are only drawn in the opening.
wrong-round-over = The round is over, so its dominoes should be pending.
wrong-nothing-pending = The game is over, so nothing can be pending.
wrong-holder-first = Kings that are passed round are written like A:B, their holder first.
wrong-holder-missing = The holder of the kings is missing.
wrong-king-before-line = A king is only drawn once there is a line.
wrong-kings-impossible = These kings cannot have been drawn.
wrong-opening-order = The opening order is ABBA or BAAB.
wrong-king-too-early = The next king is only drawn after this turn.
wrong-wrong-kings = { $seat } does not have the right number of kings.
wrong-too-many-squares = This kingdom has more squares than the dominoes placed so far.
wrong-foreign-square = This kingdom has a square { $square } that is on none of the dominoes placed so far.
wrong-field-spaces = The fields must be separated by single spaces.
wrong-field-count = { $players ->
    [one] A position for { $players } player has { $fields } fields, not { $given }.
   *[other] A position for { $players } players has { $fields } fields, not { $given }.
  }

## What is wrong with a record, or with its file. A header is a line such as [Edition "classic"].

wrong-unreadable = This cannot be read.
wrong-headers-first = A record begins with headers such as [Edition "classic"].
wrong-headers-then-moves = An empty line separates headers and moves.
wrong-header-form = A header is written [Name "value"].
wrong-header-twice = The header { $header } appears twice.
wrong-header-control = A header cannot contain control characters.
wrong-header-missing = The header { $header } is missing.
wrong-header-limits = A record to open has at most { $headers } headers, { $bytes } bytes in all.
wrong-header-long = A header of a record to open has at most { $length } characters.
wrong-header-steers = A header of a record to open must not have characters that hide or reverse others.
wrong-name-missing = The name of seat { $seat } is missing.
wrong-no-record = There is no record.
wrong-second-record = A second record begins here, and they are not the games of one Dynasty.
wrong-record-too-long = This is too long for a record.
wrong-line-too-long = Line { $line } is too long for a record.
wrong-early-end = A game that ended early says why.
wrong-ended-anyway = The moves play the game to its end.
wrong-record-not-over = The game is not over.
wrong-record-scores = The moves give { $scores }.
# Written as it stands in a record.
wrong-dynasty-game = This is game { $game } of a Dynasty: [Game "{ $game }/3"].
wrong-dynasty-length = { $games ->
    [one] The Dynasty has { $games } game.
   *[other] The Dynasty has { $games } games.
  }
wrong-dynasty-at-table = Only a Dynasty of three games can be opened.
wrong-dynasty-too-early = The game before it is not over.
wrong-dynasty-rules = The games of a Dynasty have the same rules and players.
wrong-dynasty-not-over = The Dynasty is not over.
wrong-dynasty-scores = The games give { $scores }.
wrong-not-a-file = { $file } is not a file.
wrong-not-text = { $file } is not a text file.
wrong-file-too-large = { $file } is too large for a record.
