### German. The score helper, for people who play with the real box: they enter their finished kingdoms and see who won.

## At the top

tally-lead = Mit der echten Schachtel gespielt? Gib jedes Königreich ein und sieh, was es wert ist, Gebiet für Gebiet.
tally-new = Neues Blatt
tally-unreadable = Dieser Link führt zu keinem lesbaren Blatt.

## Players; a tab for each

tally-players = Spieler
tally-player = Spieler { $n }
tally-name = Name von Spieler { $n }
tally-add = Spieler hinzufügen
tally-remove = { $name } entfernen

## The kingdom that is being entered

tally-kingdom = Königreich von { $name }
tally-cell-land = Zeile { $row }, Spalte { $column }: { $half }
tally-cell-castle = Zeile { $row }, Spalte { $column }: Schloss
tally-cell-empty = Zeile { $row }, Spalte { $column }: leer
tally-way = Eingeben als
tally-squares = Felder
tally-dominoes = Steine
tally-castle = Schloss
tally-empty = Leer
tally-hint-squares = Tippe auf ein Feld und dann auf das, was dort liegt. Die Markierung rückt von selbst weiter.
tally-hint-keys = Tasten: W F L G S M für die Landschaft (Weizen, Wald, See, Wiese, Sumpf, Mine), dann 1 bis 3 für die Kronen; C für das Schloss; Leertaste für nichts.
tally-hint-pick = Wähle einen Dominostein.
tally-hint-first = Stein { $domino }: Tippe auf das Feld, auf dem seine linke Hälfte liegt.
tally-hint-second = Stein { $domino }: Tippe auf das Feld daneben für seine rechte Hälfte.
tally-used = Stein { $domino } liegt schon in einem Königreich.
tally-all = Alle Dominosteine
tally-too-large = Das Königreich von { $name } ist größer, als diese Regeln erlauben ({ $grid } × { $grid }). Wähle andere Regeln oder leere einige Felder; verloren ist nichts.

## The result

tally-result = Ergebnis
tally-waiting = Gib ein Königreich ein, um seine Punkte zu sehen.
tally-missing = Noch leer: { $names }.
tally-discarded = { $n ->
    [0] Kein Dominostein weggelegt
    [one] { $n } Dominostein weggelegt
   *[other] { $n } Dominosteine weggelegt
  }
tally-link = Link zu diesem Blatt
tally-link-note = Alles steckt im Link selbst; auf dem Server wird nichts gespeichert.
tally-print = Drucken

## A Dynasty: three games whose points are added up

tally-keep = Diese Partie behalten und die nächste beginnen
tally-game = Partie { $n }
tally-forget = Partie { $n } entfernen
tally-add-game = Eine frühere Partie eingeben
tally-points-of = Punkte von { $name } in Partie { $n }
tally-measure-of = { $measure ->
    [territory] Größtes Gebiet von { $name } in Partie { $n }
    [crowns] Kronen von { $name } in Partie { $n }
   *[squares] Felder von { $name } in Partie { $n }
  }
