### The screen of puzzles: positions in which one decision is clearly best.

puzzles-leave = Leave
puzzles-next = Next
puzzles-show = Solution
puzzles-unknown = There is no puzzle with this number.
# $rating: how hard it is.
puzzles-number = No. { $number }, rated { $rating }
puzzles-rating = Your rating
puzzles-streak = { $n } in a row

## What is asked

puzzles-ask-claim = Which domino gives you the best chance to win?
puzzles-ask-place = Where does domino { $domino } give you the best chance to win?
puzzles-ask-claim-points = Which domino do you take to end with the most points?
puzzles-ask-place-points = Where do you place domino { $domino } to end with the most points?

## What a move was worth

puzzles-right = Right!
puzzles-shown = This is the best move.
puzzles-ahead-chance = Any other costs about { $margin }% of the chance to win, or more.
puzzles-ahead-loss = Any other loses the game.
puzzles-ahead-points = Any other costs { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } or more.
# Points that are expected, where dominoes are still to come.
puzzles-ahead-expected = Any other costs about { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } or more.
puzzles-wrong = Not the best move.
puzzles-wrong-chance = Not the best move: it costs about { $lost }% of the chance to win.
puzzles-wrong-loss = Not the best move: it loses the game.
puzzles-wrong-points = Not the best move: it costs about { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }.

## Themes: their names in a list, and what each means

puzzles-theme = Theme
puzzles-theme-all = All themes
puzzles-theme-points = Points at once
puzzles-theme-later = Points later
puzzles-theme-order = Going first
puzzles-theme-deny = What others need
puzzles-theme-waste = Lost squares
puzzles-theme-harmony = Harmony
puzzles-theme-middle = Middle Kingdom
puzzles-theme-ending = The last dominoes
puzzles-theme-alone = Alone
puzzles-about-points = It brings more points at once.
puzzles-about-later = It lets the kingdom grow better later on.
puzzles-about-order = It means an earlier turn in the next round.
puzzles-about-deny = It takes away what somebody else needs.
puzzles-about-waste = It leaves no squares that nothing can cover.
puzzles-about-harmony = Harmony needs every square.
puzzles-about-middle = It keeps the castle in the centre.
puzzles-about-ending = No more dominoes come: the end can be counted.
