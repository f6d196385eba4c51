### Hints at the table, and the review of a game.

## Hints at the table

hint-moves = Die besten Züge
# $what: a square or a domino. $rank: its place among the best moves, such as 1, or 1 and 2.
hint-marked = { $what }, Tipp { $rank }
# $chance: such as 54%.
hint-prospects = { $chance } Siegchance, etwa { points-counted }
hint-prospects-alone = etwa { points-counted }
# $move: what one would do. $prospects: hint-prospects or hint-prospects-alone.
hint-said = { $rank }: { $move }, { $prospects }.
# Expected points, where there is little room.
hint-points = ≈ { $points }
hint-why-none = Zwischen diesen Zügen ist kaum ein Unterschied.

## The review of a game

review-progress = Der Trainer sieht die Partie durch: { $done } von { $plies }
review-stop = Anhalten
review-start = Partie analysieren
review-stopped = Die Analyse wurde angehalten.
review-broken = Diese Partie ließ sich nicht analysieren.
review-later = Diese Partie läuft noch. Sie lässt sich analysieren, wenn sie zu Ende ist.
review-no-coach = Analysen entstehen im Browser, und diese Seite hat keine Engine dabei.
review-empty = In dieser Partie ist noch nichts entschieden worden.
review-skill = Glück und Können
# A bar: the chances, or points, that decisions have cost.
review-given = Verschenkt
review-chances = Siegchancen
review-points = Erwartete Punkte
review-steps = Pfeiltasten führen von Entscheidung zu Entscheidung.
# $what: who did what. $grade: such as Mistake. $cost: such as −8%.
review-decision = { $what } { $grade }, { $cost }.
review-decision-free = { $what } { $grade }.
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-moments = Die teuersten Momente
review-no-moments = Keine Entscheidung hat viel gekostet.
# $move: a domino, or two squares.
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-move-place = auf { $spots }
review-move-discard = weglegen
review-play-on = Ab hier weiterspielen
# $name: whose seat the visitor gets.
review-play-on-note = Auf dem Platz von { $name }, gegen den Computer und mit neuen Ziehungen.
review-watch = Beim Nachspielen zeigen
review-all = Alle Entscheidungen
review-column-decision = Entscheidung
review-column-grade = Note
review-column-lost = Verloren
review-column-best = Am besten
review-link = Link zu dieser Analyse kopieren
