### Hints at the table, and the review of a game.
### Same in English: review-stop

## Hints at the table

hint-moves = De bedste træk
# $what: a square or a domino. $rank: its place among the best moves, such as 1, or 1 and 2.
hint-marked = { $what }, tip { $rank }
# $chance: such as 54%.
hint-prospects = { $chance } chance for at vinde, omkring { points-counted }
hint-prospects-alone = omkring { points-counted }
# $move: what one would do. $prospects: hint-prospects or hint-prospects-alone.
hint-said = { $rank }: { $move }, { $prospects }.
# Expected points, where there is little room.
hint-points = ≈ { $points }
hint-why-none = Der er ikke stor forskel på disse træk.

## The review of a game

review-progress = Træneren ser spillet igennem: { $done } af { $plies }
review-stop = Stop
review-start = Gennemgå spillet
review-stopped = Gennemgangen blev stoppet.
review-broken = Spillet kunne ikke gennemgås.
review-later = Spillet er stadig i gang. Det kan gennemgås, når det er slut.
review-no-coach = Gennemgange laves i browseren, og denne side har ingen spilmotor med.
review-empty = Der er ikke besluttet noget i dette spil endnu.
review-skill = Held og dygtighed
# A bar: the chances, or points, that decisions have cost.
review-given = Givet væk
review-chances = Vinderchancer
review-points = Forventede point
review-steps = Piletasterne går fra beslutning til beslutning.
# $what: who did what. $grade: such as Mistake. $cost: such as −8%.
review-decision = { $what } { $grade }, { $cost }.
review-decision-free = { $what } { $grade }.
review-previous = Forrige beslutning
review-next = Næste beslutning
review-moments = De dyreste øjeblikke
review-no-moments = Ingen beslutning kostede meget.
# $move: a domino, or two squares.
review-played = Spillet: { $move }
review-better = Bedre: { $move }
review-move-place = på { $spots }
review-move-discard = kassér
review-play-on = Spil videre herfra
# $name: whose seat the visitor gets.
review-play-on-note = Du overtager pladsen efter { $name } og spiller mod computeren med nye trækninger.
review-watch = Vis i afspilningen
review-all = Alle beslutninger
review-column-decision = Beslutning
review-column-grade = Karakter
review-column-lost = Tabt
review-column-best = Bedst
review-link = Kopiér et link til gennemgangen
