### German. The tutorial: a first game of five minutes. An owl teaches; it also plays against the learner.

## Around the lesson

learn-owl = Eule
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-restart = Von vorn
learn-leave = Verlassen
learn-progress = Schritt { $step } von { $steps }
learn-play = Deine erste Partie

## What the owl says, in this order

learn-hello = Hallo! Ich bin die Eule, und wir spielen zusammen eine kurze Partie Kingdomino. Sie dauert fünf Minuten.
learn-castle = Das ist dein Schloss. Rundherum baust du aus Dominosteinen ein Königreich von fünf mal fünf Feldern.
learn-line = Jede Runde wird eine Reihe Dominosteine gezogen und nach Zahlen sortiert. Große Zahlen haben seltenere Landschaften und mehr Kronen.
learn-crown = Kronen bringen Punkte. Dein König darf zuerst: Wähle den Stein mit der Krone!
learn-crown-else = Stein { $domino } hat keine Krone. Such die kleine goldene Krone.
learn-rest = Jeder von uns hat zwei Könige. Meine stehen auf { $first } und { $second }; der letzte Stein ist für deinen zweiten König. Wähle ihn!
learn-order = Eine neue Reihe liegt aus. Die Zahlen, auf denen unsere Könige stehen, bestimmen, wer wann dran ist: { $low } zuerst, { $high } zuletzt.
learn-turn = Ich war zuerst dran. Jeder Zug hat zwei Teile: Lege den Stein an, den du vorher gewählt hast, und wähle dann einen neuen.
learn-beside = Du bist dran! Neben deinem Schloss darf jede Landschaft liegen. Lege Stein { $domino } auf die markierten Felder.
learn-marked-else = Das darfst du, aber bleiben wir in dieser ersten Partie zusammen. Lege ihn auf die markierten Felder.
learn-meadow = Wähle jetzt einen neuen. Nimm die Wiese mit der Krone: Sie passt gut zu der Wiese, die du schon hast.
learn-meadow-else = Stein { $domino } hat keine Wiese. Such nach grünem Gras mit einer Krone.
learn-touch = Sieh her: Stein { $domino } darf hier nicht liegen. Er berührt weder das Schloss noch seine eigene Landschaft.
learn-match = Eine Hälfte muss Kante an Kante an ihre eigene Landschaft oder ans Schloss grenzen. Lege ihn auf die markierten Felder.
learn-price = Du kamst zuletzt dran, denn { $placed } ist eine große Zahl; nur Stein { $domino } ist noch da. Aber seine Zahl ist klein: Nächste Runde beginnst du. Wähle ihn!
learn-later = Wir springen voraus: Dein Königreich ist gewachsen. Verbundene Felder derselben Landschaft sind ein Gebiet.
learn-territory = Ein Gebiet bringt die Zahl seiner Felder mal die Zahl seiner Kronen. Dein See: { $squares } × { $crowns } = { $worth }.
learn-fallow = Ohne Krone bringt es nichts, und sei es noch so groß. Dieser Weizen wartet noch auf eine.
learn-frame = Größer als fünf mal fünf wird kein Königreich. Deins ist fünf breit und fünf hoch: Fülle die Lücken!
learn-best = Stein { $domino } hat einen See und eine Wiese mit zwei Kronen. Such die Stelle, an der beide an ihre Landschaft grenzen.
learn-best-else = { $points ->
    [one] Das bringt { $points } Punkt. An einer anderen Stelle sind es { $best }: der See an deinem See, die Wiese an deiner Wiese.
   *[other] Das bringt { $points } Punkte. An einer anderen Stelle sind es { $best }: der See an deinem See, die Wiese an deiner Wiese.
  }
learn-praise = { $points ->
    [one] { $points } Punkt auf einen Schlag! Allein deine Wiese bringt { $squares } × { $crowns } = { $worth }.
   *[other] { $points } Punkte auf einen Schlag! Allein deine Wiese bringt { $squares } × { $crowns } = { $worth }.
  }
learn-lost = Eine Runde später hast du Pech: Stein { $domino } passt nirgends. Lege ihn weg: Er ist verloren, und die Partie geht weiter.
learn-final = Die letzte Runde: Es gibt nichts mehr zu wählen. Lege Stein { $domino } dorthin, wo er die meisten Punkte bringt.
learn-final-else = { $points ->
    [one] Hier { $points } Punkt, anderswo { $best }. Beide Hälften sollen an ihre Landschaft grenzen.
   *[other] Hier { $points } Punkte, anderswo { $best }. Beide Hälften sollen an ihre Landschaft grenzen.
  }
learn-finish = Und hier ist dein letzter Stein. Wo zählt seine Krone für die meisten Felder?
learn-finish-else = { $points ->
    [one] Hier { $points } Punkt, anderswo { $best }. Sieh dir deinen See an!
   *[other] Hier { $points } Punkte, anderswo { $best }. Sieh dir deinen See an!
  }
learn-count = Alle Steine sind angelegt. Du hast { $mine } Punkte und ich { $theirs }: Du hast gewonnen!
learn-ties = Haben zwei gleich viele Punkte, entscheidet das größere Gebiet; danach die Zahl der Kronen.
learn-harmony = { $harmony ->
    [one] Es gibt vier Zusatzregeln. Harmonie bringt { $harmony } Punkt für ein Königreich, für das kein Stein verloren ging, so wie meins.
   *[other] Es gibt vier Zusatzregeln. Harmonie bringt { $harmony } Punkte für ein Königreich, für das kein Stein verloren ging, so wie meins.
  }
learn-middle = { $middle ->
    [one] Reich der Mitte bringt { $middle } Punkt für ein Schloss in der Mitte. Mit beidem hätte ich { $together }, so viele wie du!
   *[other] Reich der Mitte bringt { $middle } Punkte für ein Schloss in der Mitte. Mit beidem hätte ich { $together }, so viele wie du!
  }
learn-others = Das große Duell: zu zweit mit allen 48 Dominosteinen, sieben mal sieben Felder. Dynastie: drei Partien, und die Punkte werden zusammengezählt.
learn-done = Mehr musst du nicht wissen. Bist du bereit für eine richtige Partie?
