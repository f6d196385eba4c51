### Hints at the table, and the review of a game.
### Same in English: review-column-best

## Hints at the table

hint-moves = Bestu aðgerðirnar
# $what: a square or a domino. $rank: its place among the best moves, such as 1, or 1 and 2.
hint-marked = { $what }, ráð { $rank }
# $chance: such as 54%.
hint-prospects = { $chance } líkur á sigri, um { points-counted }
hint-prospects-alone = um { points-counted }
# $move: what one would do. $prospects: hint-prospects or hint-prospects-alone.
hint-said = { $rank }: { $move }, { $prospects }.
# Expected points, where there is little room.
hint-points = ≈ { $points }
hint-why-none = Lítill munur er á þessum aðgerðum.

## The review of a game

review-progress = Þjálfarinn fer yfir leikinn: { $done } af { $plies }
review-stop = Stöðva
review-start = Fara yfir leikinn
review-stopped = Yfirferðin var stöðvuð.
review-broken = Ekki tókst að fara yfir leikinn.
review-later = Leikurinn er enn í gangi. Hægt er að fara yfir hann þegar honum lýkur.
review-no-coach = Yfirferðir eru unnar í vafranum, en þessari síðu fylgdi engin spilavél.
review-empty = Ekkert hefur verið ákveðið í þessum leik.
review-skill = Heppni og kunnátta
# A bar: the chances, or points, that decisions have cost.
review-given = Gefið frá sér
review-chances = Sigurlíkur
review-points = Vænt stig
review-steps = Örvalyklar færa á milli ákvarðana.
# $what: who did what. $grade: such as Mistake. $cost: such as −8%.
review-decision = { $what } { $grade }, { $cost }.
review-decision-free = { $what } { $grade }.
review-previous = Fyrri ákvörðun
review-next = Næsta ákvörðun
review-moments = Dýrustu augnablikin
review-no-moments = Engin ákvörðun kostaði mikið.
# $move: a domino, or two squares.
review-played = Leikið: { $move }
review-better = Betra: { $move }
review-move-place = á { $spots }
review-move-discard = henda
review-play-on = Spila áfram héðan
# $name: whose seat the visitor gets.
review-play-on-note = Í sætinu þar sem { $name } sat, gegn tölvunni og með nýrri gjöf.
review-watch = Sýna í endursýningu
review-all = Allar ákvarðanir
review-column-decision = Ákvörðun
review-column-grade = Einkunn
review-column-lost = Tapað
review-column-best = Best
review-link = Afrita tengil á yfirferðina
