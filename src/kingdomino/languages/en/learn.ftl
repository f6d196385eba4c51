### The tutorial: a first game of five minutes. An owl teaches; it also plays against the learner.
### It speaks in one or two short sentences, in a box that has room for about 170 letters.

## Around the lesson

# The owl, as the name of a player: on a name plate, and in sentences such as 'Owl claims domino 4.'
learn-owl = Owl
learn-next = Next
learn-back = Back
# A button: the owl shows where the domino goes, or which one is meant.
learn-show = Show me
learn-restart = Start again
learn-leave = Leave
# $step and $steps are numbers.
learn-progress = Step { $step } of { $steps }
learn-play = Play your first game

## What the owl says, in this order

learn-hello = Hello! I am the owl, and we are going to play a short game of Kingdomino together. It takes five minutes.
learn-castle = This is your castle. Around it you build a kingdom of five by five squares, from dominoes of land.
learn-line = Each round, a line of dominoes is dealt and sorted by number. High numbers have rarer land and more crowns.
# The learner is to press the one domino with a crown.
learn-crown = Crowns bring points. Your king comes first: claim the domino with a crown!
# $domino: the number of the domino that the learner pressed instead.
learn-crown-else = Domino { $domino } has no crown. Look for the little golden crown on the land.
# $first and $second: numbers of dominoes.
learn-rest = We have two kings each. Mine took { $first } and { $second }; the domino that is left is for your second king. Claim it!
# $low and $high: numbers of dominoes.
learn-order = A new line is dealt. The numbers that our kings stand on set the order of turns: { $low } plays first, { $high } plays last.
learn-turn = I was first. Every turn has two parts: place the domino you claimed before, then claim a new one.
# 'Marked squares' blink on the board.
learn-beside = Your turn! Any land may lie beside your castle. Put domino { $domino } on the marked squares.
learn-marked-else = You may, but let us stay together in this first game. Put it on the marked squares.
# The learner is to press the one domino that has a meadow.
learn-meadow = Now claim a new one. Take the meadow with the crown: it will go well with the meadow that you have.
learn-meadow-else = Domino { $domino } has no meadow. Look for green grass with a crown.
# A domino is shown in a place where it cannot lie.
learn-touch = Look: domino { $domino } cannot go here. It touches neither the castle nor land of its own kind.
learn-match = One half must meet its own land or the castle, edge to edge. Put it on the marked squares.
# $placed: the number of the domino that the learner’s king stood on.
learn-price = You came last, because { $placed } is high, and only { $domino } is left. But it is low: next round you begin. Claim it!
learn-later = Let us jump ahead: your kingdom has grown. Squares of one land that are connected form a territory.
# $squares, $crowns and $worth are numbers: '4 × 2 = 8'.
learn-territory = A territory scores its squares times its crowns. Your lake: { $squares } × { $crowns } = { $worth }.
# One wheat field without a crown lights up.
learn-fallow = Without a crown it scores nothing, however large it is. This wheat is still waiting for one.
learn-frame = No kingdom grows beyond five by five. Yours is five wide and five high: fill the gaps!
learn-best = Domino { $domino } has a lake, and a meadow with two crowns. Find the place where both meet their own land.
# $points: what the learner’s place would bring; $best: what the best one brings.
learn-best-else =
    { $points ->
        [one] That brings { $points } point. Another place brings { $best }: the lake meets your lake, and the meadow your meadow.
       *[other] That brings { $points } points. Another place brings { $best }: the lake meets your lake, and the meadow your meadow.
    }
# $squares, $crowns and $worth describe the meadow, which lights up.
learn-praise =
    { $points ->
        [one] { $points } point at once! Your meadow alone scores { $squares } × { $crowns } = { $worth }.
       *[other] { $points } points at once! Your meadow alone scores { $squares } × { $crowns } = { $worth }.
    }
# The learner has to press the button that discards the domino.
learn-lost = One round later, bad luck: domino { $domino } fits nowhere. Discard it: it is lost, and the game goes on.
learn-final = The last round: nothing is left to claim. Put domino { $domino } where it brings the most points.
learn-final-else =
    { $points ->
        [one] { $points } point here, { $best } elsewhere. Let both halves meet their own land.
       *[other] { $points } points here, { $best } elsewhere. Let both halves meet their own land.
    }
learn-finish = And here is your last domino. Where does its crown count for the most squares?
learn-finish-else =
    { $points ->
        [one] { $points } point here, { $best } elsewhere. Look at your lake!
       *[other] { $points } points here, { $best } elsewhere. Look at your lake!
    }
# $mine: the learner’s points; $theirs: the owl’s.
learn-count =
    { $theirs ->
        [one] All dominoes are placed. You have { $mine } points and I have { $theirs }: you have won!
       *[other] All dominoes are placed. You have { $mine } points and I have { $theirs }: you have won!
    }
learn-ties = If two players have equally many points, the larger territory decides; then the number of crowns.
# Harmony, Middle Kingdom, Mighty Duel and Dynasty are names of rules. $harmony is a number of points.
learn-harmony =
    { $harmony ->
        [one] There are four additional rules. Harmony gives { $harmony } point for a kingdom that lost no domino, such as mine.
       *[other] There are four additional rules. Harmony gives { $harmony } points for a kingdom that lost no domino, such as mine.
    }
# $together: the owl’s points with both rules; as many as the learner has.
learn-middle =
    { $middle ->
        [one] Middle Kingdom gives { $middle } point for a castle in the centre. With both, I would have { $together }, as many as you!
       *[other] Middle Kingdom gives { $middle } points for a castle in the centre. With both, I would have { $together }, as many as you!
    }
learn-others = Mighty Duel: two players use all 48 dominoes and build seven by seven. Dynasty: three games, and the points add up.
learn-done = That is all there is to know. Are you ready for a real game?
