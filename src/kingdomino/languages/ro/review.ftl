### Hints at the table, and the review of a game.

## Hints at the table

hint-moves = Cele mai bune mutări
# $what: a square or a domino. $rank: its place among the best moves, such as 1, or 1 and 2.
hint-marked = { $what }, sfatul { $rank }
# $chance: such as 54%.
hint-prospects = { $chance } șanse de victorie, cam { points-counted }
hint-prospects-alone = cam { points-counted }
# $move: what one would do. $prospects: hint-prospects or hint-prospects-alone.
hint-said = { $rank }: { $move }, { $prospects }.
# Expected points, where there is little room.
hint-points = ≈ { $points }
hint-why-none = Între aceste mutări e puțină diferență.

## The review of a game

review-progress = Antrenorul parcurge partida: { $done } din { $plies }
review-stop = Oprește
review-start = Analizează partida
review-stopped = Analiza a fost oprită.
review-broken = Partida nu a putut fi analizată.
review-later = Partida e încă în desfășurare. Poate fi analizată când se termină.
review-no-coach = Analizele se fac în browser, iar această pagină a venit fără motor.
review-empty = În această partidă nu s-a decis încă nimic.
review-skill = Noroc și pricepere
# A bar: the chances, or points, that decisions have cost.
review-given = Irosit
review-chances = Șanse de victorie
review-points = Puncte așteptate
review-steps = Săgețile trec de la o decizie la alta.
# $what: who did what. $grade: such as Mistake. $cost: such as −8%.
review-decision = { $what } { $grade }, { $cost }.
review-decision-free = { $what } { $grade }.
review-previous = Decizia anterioară
review-next = Decizia următoare
review-moments = Cele mai scumpe momente
review-no-moments = Nicio decizie nu a costat mult.
# $move: a domino, or two squares.
review-played = Jucat: { $move }
review-better = Mai bine: { $move }
review-move-place = pe { $spots }
review-move-discard = înlăturarea piesei
review-play-on = Joacă mai departe de aici
# $name: whose seat the visitor gets.
review-play-on-note = Pe locul ocupat de { $name }, împotriva computerului și cu împărțiri noi.
review-watch = Arată în reluare
review-all = Toate deciziile
review-column-decision = Decizie
review-column-grade = Calificativ
review-column-lost = Pierdut
review-column-best = Cel mai bine
review-link = Copiază un link către această analiză
