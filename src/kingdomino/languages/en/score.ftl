### The score helper, for people who play with the real box: they enter their finished kingdoms and see who won.

## At the top

tally-lead = Played with the real box? Enter each kingdom and see what it is worth, territory by territory.
tally-new = New sheet
tally-unreadable = This link does not lead to a sheet that can be read.

## Players; a tab for each

tally-players = Players
# The name of a player who was given none: also a placeholder in the field for the name.
tally-player = Player { $n }
tally-name = Name of player { $n }
tally-add = Add a player
tally-remove = Remove { $name }

## The kingdom that is being entered

tally-kingdom = Kingdom of { $name }
# A square of the grid, for screen readers. $half: the land, as in table-half or table-half-crowns.
tally-cell-land = Row { $row }, column { $column }: { $half }
tally-cell-castle = Row { $row }, column { $column }: castle
tally-cell-empty = Row { $row }, column { $column }: empty
tally-way = Enter it by
# The two ways to enter a kingdom: square by square, or domino by domino.
tally-squares = Squares
tally-dominoes = Dominoes
# Labels of buttons below the grid, with room for about eight letters each.
tally-castle = Castle
tally-empty = Empty
tally-hint-squares = Tap a square, then what lies there. The mark moves on by itself.
# The letters stand for the kinds of land in the notation and are the same in every language.
tally-hint-keys = Keys: W F L G S M for the land, then 1 to 3 for its crowns; C for the castle; space for nothing.
tally-hint-pick = Choose a domino.
# $domino: its number.
tally-hint-first = Domino { $domino }: tap the square where its left half lies.
tally-hint-second = Domino { $domino }: tap the square beside it for its right half.
tally-used = Domino { $domino } already lies in a kingdom.
tally-all = All dominoes
tally-too-large = The kingdom of { $name } is larger than these rules allow ({ $grid } × { $grid }). Choose other rules or clear some squares; nothing has been lost.

## The result

tally-result = Result
tally-waiting = Enter a kingdom to see its points.
tally-missing = Still empty: { $names }.
# Dominoes that a player did not place, by the number of squares.
tally-discarded = { $n ->
    [0] No domino discarded
    [one] { $n } domino discarded
   *[other] { $n } dominoes discarded
  }
tally-link = Link to this sheet
tally-link-note = Everything is in the link itself; nothing is stored on the server.
tally-print = Print

## A Dynasty: three games whose points are added up

tally-keep = Keep this game and start the next
# A game of the Dynasty that has been played: 1 or 2.
tally-game = Game { $n }
tally-forget = Remove game { $n }
tally-add-game = Enter an earlier game
# Labels of number fields: what a player had in an earlier game.
tally-points-of = Points of { $name } in game { $n }
tally-measure-of = { $measure ->
    [territory] Largest territory of { $name } in game { $n }
    [crowns] Crowns of { $name } in game { $n }
   *[squares] Squares of { $name } in game { $n }
  }
