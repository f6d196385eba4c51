### What the coach says, on the page and on the command line.

coach-accuracy = Genauigkeit
coach-luck = Glück

## How good a decision was: short, they also stand above columns

coach-grade-only = Ohne Belang
coach-grade-best = Bester Zug
coach-grade-good = Gut
coach-grade-inexact = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Patzer

## What speaks for a move, or against it

coach-motive-points = Das bringt sofort { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  } mehr.
coach-motive-later = Das dürfte später etwa { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  } mehr bringen.
coach-motive-order = Damit ist man in der nächsten Runde { $value ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
   *[4] als Viertes
  } dran.
coach-motive-deny = { $value ->
    [one] { $name } entgeht dadurch etwa { $value } Punkt.
   *[other] { $name } entgehen dadurch etwa { $value } Punkte.
  }
coach-motive-waste = { $value ->
    [one] { $value } Feld mehr bleibt nutzbar.
   *[other] { $value } Felder mehr bleiben nutzbar.
  }
coach-motive-terrain = { $terrain ->
    [wheat] Der Weizen
    [forest] Der Wald
    [lake] Der See
    [grass] Die Wiese
    [swamp] Der Sumpf
   *[mine] Die Mine
  } ist danach { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  } wert.
coach-motive-harmony-kept = Harmonie bleibt möglich.
coach-motive-harmony-lost = Allerdings ist Harmonie dann verloren.
coach-motive-middle-kept = Das Schloss kann noch in die Mitte kommen.
coach-motive-middle-lost = Allerdings kann das Schloss dann nicht mehr in die Mitte kommen.

## What to look at, without naming a move

coach-nudge-points = Ein Zug bringt sofort mehr Punkte als die anderen.
coach-nudge-later = Denk daran, wie dein Königreich weiter wachsen kann.
coach-nudge-order = Jetzt zählt, wer in der nächsten Runde zuerst dran ist.
coach-nudge-deny = Behalte im Blick, was { $name } braucht.
coach-nudge-waste = Vorsicht mit Feldern, auf die kein Stein mehr passt.
coach-nudge-terrain = Sieh dir { $terrain ->
    [wheat] deinen Weizen
    [forest] deinen Wald
    [lake] deinen See
    [grass] deine Wiese
    [swamp] deinen Sumpf
   *[mine] deine Mine
  } an.
coach-nudge-harmony-kept = Die Harmonie steht auf dem Spiel.
coach-nudge-harmony-lost = { coach-nudge-harmony-kept }
coach-nudge-middle-kept = Achte auf die Mitte deines Königreichs.
coach-nudge-middle-lost = { coach-nudge-middle-kept }
coach-nudge-none = Mehrere Züge sind etwa gleich gut.

## Luck and skill in one sentence

coach-verdict-alone = Mit den besten Zügen wären es etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr gewesen.
coach-verdict-open = Niemand hat diese Partie allein gewonnen.
coach-verdict-even = { $name } hat knapp gewonnen: Weder Glück noch Fehler gaben den Ausschlag.
coach-verdict-skill = { $name } hat besser entschieden, und das Glück war gleich verteilt.
coach-verdict-despite = { $name } hat besser entschieden und trotz weniger Glück gewonnen.
coach-verdict-both = { $name } hat besser entschieden und hatte auch mehr Glück.
coach-verdict-luck = { $name } hatte mehr Glück; andere haben mindestens so gut entschieden.
