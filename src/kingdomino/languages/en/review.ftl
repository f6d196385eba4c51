### Hints at the table, and the review of a game.

## Hints at the table

hint-moves = The best moves
# $what: a square or a domino. $rank: its place among the best moves, such as 1, or 1 and 2.
hint-marked = { $what }, hint { $rank }
# $chance: such as 54%.
hint-prospects = { $chance } to win, about { points-counted }
hint-prospects-alone = about { points-counted }
# $move: what one would do. $prospects: hint-prospects or hint-prospects-alone.
hint-said = { $rank }: { $move }, { $prospects }.
# Expected points, where there is little room.
hint-points = ≈ { $points }
hint-why-none = There is little between these moves.

## The review of a game

review-progress = The coach is looking through the game: { $done } of { $plies }
review-stop = Stop
review-start = Review the game
review-stopped = The review was stopped.
review-broken = This game could not be reviewed.
review-later = This game is still being played. It can be reviewed when it is over.
review-no-coach = Reviews are made in the browser, and this page came without its engine.
review-empty = Nothing has been decided in this game yet.
review-skill = Luck and skill
# A bar: the chances, or points, that decisions have cost.
review-given = Given away
review-chances = Chances to win
review-points = Expected points
review-steps = Arrow keys go from decision to decision.
# $what: who did what. $grade: such as Mistake. $cost: such as −8%.
review-decision = { $what } { $grade }, { $cost }.
review-decision-free = { $what } { $grade }.
review-previous = Previous decision
review-next = Next decision
review-moments = The most expensive moments
review-no-moments = No decision cost much.
# $move: a domino, or two squares.
review-played = Played: { $move }
review-better = Better: { $move }
review-move-place = on { $spots }
review-move-discard = discard
review-play-on = Play on from here
# $name: whose seat the visitor gets.
review-play-on-note = In the seat of { $name }, against the computer and with new deals.
review-watch = Show in the replay
review-all = All decisions
review-column-decision = Decision
review-column-grade = Grade
review-column-lost = Lost
review-column-best = Best
review-link = Copy a link to this review
