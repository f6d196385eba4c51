### The guide: the rules of the game, from which one can play with the real box too.

## The guide: around the rules

guide-idea = The idea
guide-idea-text = You rule a castle and need land. Round by round, you take dominoes and lay them around it. Land of one kind that lies together and carries crowns scores points, and whoever has the most points at the end wins.
# Only in the English app’s edition: its words stay English.
guide-words-english-app = In the app’s own words, your kingdom is a field, its squares are tiles, a territory is a property and points are prestige points.
help-contents = On this page
guide-print = Print
guide-rules = Which rules?
# Below the title: the guide has taken over the rules of the game from which it was opened.
guide-follows-table = You are reading the rules of your game.
guide-follows-new = You are reading the rules of the game you are setting up.
guide-follows-score = You are reading the rules of the game you are scoring.
# A small mark before every sentence that is different in the classic edition.
guide-differs = Not as in classic
guide-differs-note = Whatever is different in the classic edition is marked.
guide-differs-none = These are the classic rules.
guide-house = This game has house rules, and the guide follows them.

## The guide: what is in the box

guide-box = In the box
guide-box-dominoes = 48 dominoes. On the back is a number from 1 to 48, on the face are two squares of land. Some squares carry one, two or three crowns. The higher the number, the more precious the domino.
guide-box-castles = 4 castles and 4 starting squares to put them on, in pink, yellow, green and blue.
guide-box-kings = 8 kings, two of each colour.
guide-box-more = Some boxes also have a tower to draw the dominoes from, or a pad to write the points on. You can play without either.
guide-box-land = There are six kinds of land. Wheat and forest are common and have few crowns; swamps and mines are rare and rich.
# A link to the table of all dominoes further down.
guide-box-all = All 48 dominoes

## The guide: preparation

guide-prepare = Preparation
# $min and $max: the numbers of players, such as 2 and 4.
guide-prepare-players = For { $min } to { $max } players.
guide-prepare-two = For two players.
guide-prepare-castle = Choose a colour each. Put your castle on a starting square in front of you and leave room all around it: your kingdom may grow to { $grid } × { $grid } squares.
guide-prepare-kings = Take as many kings of your colour as the table says.
guide-prepare-shuffle = Shuffle the dominoes and stack them so that no land shows. Use as many as the table says; the others go back into the box, and nobody looks at them.
guide-prepare-shuffle-all = Shuffle all 48 dominoes and stack them so that no land shows. None of them stays in the box.
# Only in the Danish edition, after how the pile is made.
guide-pile-danish = The pile hides the numbers, too.
guide-prepare-line = Draw the first line: as many dominoes as the table says, sorted by number with the lowest at the top. Then turn them over, so that the land shows.
# The heads of a table with one row for each number of players; there is little room.
guide-count-players = Players
guide-count-kings = Kings each
# Instead of the kings, where dominoes are placed at once and no king marks them.
guide-count-turns = Turns a round
guide-count-dominoes = Dominoes
guide-count-line = Per line
guide-count-rounds = Rounds
guide-count-each = Each gets
# In the column of the kings: a single player needs none.
guide-count-none = none
# After the number of players in the row of the game from which the guide was opened.
guide-count-yours = your game
guide-prepare-spare = With three players a line has four dominoes, too. In every round one is left over, and it leaves the game.

## The guide: the opening

guide-opening = The opening
guide-opening-claim = { $kings ->
    [one-by-one] One of you takes all the kings into a closed hand and lets them out one at a time. As soon as your king appears, put it on a free domino: it is yours. Only then comes the next king, so nobody knows who will choose after them. Whoever is last gets what is left.
    [together] One of you takes all the kings into a closed hand and draws them one after the other: everybody sees the whole order before anybody chooses. In that order you then put your kings on free dominoes, one king on each. The domino under your king is yours.
   *[passed-round] One of you holds all the kings in a closed hand and passes them round. Each of the others in turn, and the holder last, draws a king without looking and puts it on a free domino, whatever its colour. The domino belongs to the player whose king it is, so you may well be choosing for somebody else.
  }
guide-opening-two = { $kings ->
    [passed-round] With two players the kings go round twice, because each of you has two.
   *[other] With two players each of you has two kings and so gets two dominoes.
  }
# $claim_ahead is 'true' where dominoes are claimed for the next round, 'false' where they are placed at once.
guide-opening-abba = { $claim_ahead ->
    [true] Two players open differently: they only draw lots who begins. That player puts one king on a domino, then the other player both kings, and the first player’s second king gets the last domino: A, B, B, A.
   *[false] Two players only draw lots who begins. The first round goes A, B, B, A: one turn for the beginner, two for the other player, and the last for the beginner again.
  }
guide-opening-choose = { $kings ->
    [one-by-one] Draw who is next from a closed hand with all the kings in it. Whoever’s king appears has a turn at once, before the next king is drawn.
    [together] The order of the first round is random. Draw it any way you like, so that you all know it before anyone chooses.
   *[passed-round] One of you holds all the kings in a closed hand and passes them round. Each of the others in turn, and the holder last, draws a king without looking and chooses a domino for the player whose king it is, who places it at once.
  }
guide-opening-spare = With three players one domino of the line stays free. It leaves the game.
guide-opening-next = When a king stands on every domino, draw the next line in the same way and lay it beside the first.
guide-opening-next-spare = When all the kings stand, draw the next line in the same way and lay it beside the first.

## The guide: a round

guide-round = A round
guide-round-order = { $claim_ahead ->
    [true] The kings on the older line give the order: the one on the lowest number goes first, the one on the highest number last. On your turn you do two things:
   *[false] On your turn, choose any free domino of the line and place it in your kingdom at once.
  }
guide-round-place = Place the domino under your king in your kingdom.
guide-round-claim = Claim a new one: put the king on any free domino of the newer line.
guide-round-then = { $claim_ahead ->
    [true] When everybody has done both, draw another line, and the next round begins.
   *[false] When you’ve all had your turns, the round is over. Draw a new line; whoever took the lowest number in the last round goes first, and so on up to the highest. It does not matter whether that domino was placed or discarded.
  }
guide-round-thought = A low number is a plain domino, but you are early in the next round and have more to choose from. A high number is rich, and then you wait.
guide-round-two = { $claim_ahead ->
    [true] With two players each of you has two turns in every round, one for each king.
   *[false] With two players each of you has two turns in every round.
  }
guide-round-spare = With three players the domino that nobody took leaves the game at the end of the round.
guide-round-one = If you play alone, all four dominoes of every line are yours. Choose and place them in any order you like.
# Describes a picture of two lines of dominoes with kings.
guide-round-picture = { $claim_ahead ->
    [true] Two lines of dominoes. Kings stand on all four dominoes of the left line; the first of them has already moved on to the third domino of the right line.
   *[false] One line of four dominoes, sorted by number. Two of them have been taken.
  }
guide-round-older = To place
guide-round-newer = To claim
guide-round-line = To choose from

## The guide: placing

guide-place = Placing
guide-place-free = Lay the domino on two free squares, in any direction you like. It covers nothing and lies flat on the table. Once it lies there, it is never moved again.
guide-place-touch = It must touch your castle, or one of its squares must touch a square of the same land that is already there. Edges count, corners do not. What the other square touches does not matter.
guide-place-castle = The castle matches every kind of land.
guide-place-grid = The whole kingdom must fit into a square of { $grid } × { $grid }. Where in it the castle is, is up to you.
guide-place-must = { $claim_ahead ->
    [true] A domino that fits anywhere must be placed, even if you do not like it. If it fits nowhere, it is lost: it goes back into the box and scores nothing. You claim a new one all the same.
   *[false] You must choose a domino that fits, if any free one does. If none of the free dominoes fits, choose any of them and discard it: it goes back into the box and scores nothing, but its number still counts for the order of the next round.
  }
guide-place-may = { $claim_ahead ->
    [true] You need not place a domino, even if it fits: you may put it back into the box instead. A domino that fits nowhere is lost in the same way. It scores nothing, and you claim a new one all the same.
   *[false] You may choose any free domino and place it, or put it back into the box instead, even if it fits. It then scores nothing, but its number still counts for the order of the next round.
  }
guide-place-author = The author of the game recommends a variant: a domino that fits must be placed. Here it is called ‘Must place’.
guide-place-author-on = This is the variant that the author of the game recommends. Without it, this edition lets you put back a domino even if it fits.

## The guide: boards to try

guide-try = Try it
guide-try-first = The first domino. Where can it go?
guide-try-match = The third domino. Look for matching land.
guide-try-edge = A kingdom that is { $grid } squares wide and { $grid } squares high already. What still fits?
guide-try-how = Tap a square to lay the domino there; tap again to turn it. With the keyboard, use the arrow keys and R.
guide-try-turn = Turn
# Spoken and shown after trying a placement.
guide-try-fits = { $points ->
    [0] It fits. It brings no points yet.
    [one] It fits and brings { $points } point.
   *[other] It fits and brings { $points } points.
  }
# A group of squares that can be pressed. $domino: its number.
guide-try-board = A board to try: place domino { $domino }
# Below an exercise on paper, where nothing can be pressed.
guide-try-paper = One place where it fits.

## The guide: the end and the points

guide-end = The end
guide-end-last = { $claim_ahead ->
    [true] When no dominoes are left for a new line, the last round begins: you only place, because there is nothing more to claim. Then the game is over.
   *[false] When no dominoes are left for a new line, the game is over.
  }
guide-points = Points
guide-points-territory = A territory is made of squares of the same land that touch along their edges. It scores its squares times its crowns.
guide-points-none = A territory without a crown scores nothing, however large it is.
guide-points-apart = Territories of the same land that do not touch are counted one by one.
guide-points-castle = The castle belongs to no territory. It is not counted as a square, and it does not join what lies on either side of it.
guide-count = What does this kingdom score?
guide-count-how = Tap its territories.
guide-count-board = A finished kingdom: press a square to count its territory
guide-count-castle = The castle belongs to no territory.
guide-count-so-far = { $found } of { $all } territories, { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
  }
guide-count-done = That is all: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
guide-count-all = Count everything
guide-count-again = Start again

## The guide: who wins

guide-win = Who wins
guide-win-most = The most points win.
guide-win-one = If you play alone, try to beat your own best.
guide-win-ties = If there is a tie, it is decided in this order:
# The steps of a list, in the order of the edition.
guide-win-territory = the largest single territory, with or without crowns;
guide-win-crowns = the most crowns in the whole kingdom;
guide-win-squares = the kingdom with the most squares;
guide-win-then-shared = if all that is equal too, the victory is shared.
guide-win-shared = If there is a tie, the victory is shared.

## The guide: additional rules

guide-extra = Additional rules
guide-extra-text = Each of them can be added, and they can be combined as you like.
# A small mark beside the name of an additional rule.
guide-extra-on = in play
guide-extra-off = not in play
guide-harmony = { $harmony_needs ->
    [all-placed] 5 extra points at the end if you have placed all your dominoes and discarded none.
   *[full-grid] 5 extra points at the end if your kingdom fills its whole grid of { $grid } × { $grid } squares, without a hole.
  }
guide-middle = 10 extra points at the end if your castle stands in the centre: no part of your kingdom may reach further than { $reach } squares from the castle in any of the four directions. Your kingdom need not be complete, and holes do not matter.
guide-middle-centre = In the centre, in spite of the holes: 10 points
guide-middle-aside = A full grid, but the castle stands aside: nothing
guide-duel = For two players. All 48 dominoes are in play, and kingdoms grow to 7 × 7 squares. There are { $rounds } rounds, and each of you gets { $each } dominoes.
guide-dynasty = Three games in a row; your points are added up, and the highest sum wins.
guide-dynasty-ties = If the sums are equal, ties are decided as in a single game:
guide-dynasty-territory = the largest territory of any of the three games;
guide-dynasty-crowns = the crowns of the three games added up;
guide-dynasty-squares = the squares of the three games added up;

## The guide: all dominoes

guide-dominoes = All dominoes
guide-dominoes-text = The set is the same in every edition.
guide-dominoes-land = Squares and crowns
guide-dominoes-terrain = Land
guide-dominoes-squares = Squares
# Spoken for the heads of columns: how many squares of a land carry so many crowns.
guide-dominoes-with = { $crowns ->
    [0] No crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
  }
guide-dominoes-crowns = Crowns
guide-dominoes-all = All six
guide-dominoes-offline = The dominoes and the editions come from the server, which cannot be reached.

## The guide: editions, keys and gestures

help-editions = Editions
help-editions-text = The game has been printed in many countries, and the rulebooks differ. This is how.
help-edition-opening = Opening
# The opening of two players where it is a special one; $kings: the opening of the others.
guide-edition-abba = { $kings } (two players: A, B, B, A)
help-edition-turn = Turn
guide-edition-three = Three players
guide-edition-spare = { $spare ->
    [true] All 48, lines of four
   *[false] 36, lines of three
  }
guide-edition-no-three = –
help-edition-discard = If it fits
help-edition-ties = Ties
help-keys = Keys
help-keys-table = At the table
help-keys-replay = In a replay
help-key = Key
help-key-does = What it does
help-key-arrows = Move the domino over your kingdom
help-key-rotate = Turn the domino
help-key-escape = Cancel
help-key-next = Next or previous possible place, best first
help-key-kingdoms = Look at another kingdom
help-key-tracker = Unseen dominoes
help-key-undo = Take back
help-key-redo = Redo what was taken back
help-key-hurry = Hurry the computer player
help-key-hint = A hint against computers; again for the moves, and again for the reasons
help-key-pause = Pause or continue
help-key-help = This help
help-key-replay-step = One decision back or forward
help-key-replay-round = One round back or forward
help-key-replay-ends = To the beginning or the end
help-key-replay-speed = Speed: half, normal, double, quick
help-key-replay-play = Play or stop
help-key-or = or
help-touch = Touch and mouse
help-touch-drag = Drag the domino onto your kingdom; it snaps to the nearest place that fits.
help-touch-tap = Or tap a marked square; tap the domino to turn it.
help-touch-land = Touch a territory to see what it is worth.
help-touch-others = Swipe, or tap a name, to see the other kingdoms.
guide-key-enter = { $claim_ahead ->
    [true] Place it here; claim the chosen domino
   *[false] Place it here; take the chosen domino
  }
guide-key-digits = { $claim_ahead ->
    [true] Claim a domino by its place in the line
   *[false] Choose a domino by its place in the line
  }
guide-touch-take = { $claim_ahead ->
    [true] Tap a domino in the line to claim it.
   *[false] Tap a domino in the line to choose it.
  }
