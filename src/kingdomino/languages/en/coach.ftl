### What the coach says, on the page and on the command line.

coach-accuracy = Accuracy
coach-luck = Luck

## How good a decision was: short, they also stand above columns

# There was one move, or all were as good.
coach-grade-only = Nothing at stake
coach-grade-best = Best
coach-grade-good = Good
coach-grade-inexact = Inexact
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder

## What speaks for a move, or against it. $value: a whole number.

coach-motive-points = It brings { $value ->
    [one] { $value } point
   *[other] { $value } points
  } more at once.
# Expected points, beyond those at once.
coach-motive-later = It should bring about { $value ->
    [one] { $value } point
   *[other] { $value } points
  } more later on.
# The place in the order of the next round.
coach-motive-order = It means going { $value ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  } in the next round.
coach-motive-deny = It keeps about { $value ->
    [one] { $value } point
   *[other] { $value } points
  } from { $name }.
coach-motive-waste = { $value ->
    [one] { $value } more square stays usable.
   *[other] { $value } more squares stay usable.
  }
# A territory that grows.
coach-motive-terrain = The { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  } is then worth { $value ->
    [one] { $value } point
   *[other] { $value } points
  }.
coach-motive-harmony-kept = Harmony stays possible.
coach-motive-harmony-lost = But Harmony is lost.
coach-motive-middle-kept = The castle can still end up in the centre.
coach-motive-middle-lost = But the castle can no longer end up in the centre.

## What to look at, without naming a move

coach-nudge-points = One move brings more points at once than the others.
coach-nudge-later = Think of how your kingdom will grow.
coach-nudge-order = Going first matters now.
coach-nudge-deny = Keep an eye on what { $name } needs.
coach-nudge-waste = Beware of squares that no domino can cover.
coach-nudge-terrain = Take a look at your { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grass] meadow
    [swamp] swamp
   *[mine] mine
  }.
coach-nudge-harmony-kept = Harmony is at stake.
coach-nudge-harmony-lost = { coach-nudge-harmony-kept }
coach-nudge-middle-kept = Mind the centre of your kingdom.
coach-nudge-middle-lost = { coach-nudge-middle-kept }
coach-nudge-none = Several moves are about equally good.

## Luck and skill in one sentence. $name: who won.

coach-verdict-alone = With the best moves it would have been about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
coach-verdict-open = Nobody has won this game alone.
coach-verdict-even = { $name } won narrowly: neither luck nor mistakes decided it.
coach-verdict-skill = { $name } decided better, and luck was about even.
coach-verdict-despite = { $name } decided better, and won in spite of less luck.
coach-verdict-both = { $name } decided better, and was lucky as well.
coach-verdict-luck = { $name } was lucky; others decided at least as well.
