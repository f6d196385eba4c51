### Der Bildschirm mit den Rätseln: Stellungen, in denen ein Zug eindeutig der beste ist.

puzzles-leave = Verlassen
puzzles-next = Weiter
puzzles-show = Lösung
puzzles-unknown = Ein Rätsel mit dieser Nummer gibt es nicht.
puzzles-number = Nr. { $number }, Wertung { $rating }
puzzles-rating = Deine Wertung
puzzles-streak = { $n } in Folge

## What is asked

puzzles-ask-claim = Welcher Dominostein gibt dir die besten Siegchancen?
puzzles-ask-place = Wo gibt dir Dominostein { $domino } die besten Siegchancen?
puzzles-ask-claim-points = Welchen Dominostein nimmst du, damit du am Ende die meisten Punkte hast?
puzzles-ask-place-points = Wohin mit Dominostein { $domino }, damit du am Ende die meisten Punkte hast?

## What a move was worth

puzzles-right = Richtig!
puzzles-shown = Das ist der beste Zug.
puzzles-ahead-chance = Jeder andere kostet etwa { $margin } % Siegchance oder mehr.
puzzles-ahead-loss = Jeder andere verliert die Partie.
puzzles-ahead-points = Jeder andere kostet { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
  } oder mehr.
puzzles-ahead-expected = Jeder andere kostet etwa { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
  } oder mehr.
puzzles-wrong = Nicht der beste Zug.
puzzles-wrong-chance = Nicht der beste Zug: Er kostet etwa { $lost } % Siegchance.
puzzles-wrong-loss = Nicht der beste Zug: Er verliert die Partie.
puzzles-wrong-points = Nicht der beste Zug: Er kostet etwa { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
  }.

## Themes: their names in a list, and what each means

puzzles-theme = Thema
puzzles-theme-all = Alle Themen
puzzles-theme-points = Punkte sofort
puzzles-theme-later = Punkte später
puzzles-theme-order = Zuerst dran
puzzles-theme-deny = Was andere brauchen
puzzles-theme-waste = Verlorene Felder
puzzles-theme-harmony = Harmonie
puzzles-theme-middle = Reich der Mitte
puzzles-theme-ending = Die letzten Steine
puzzles-theme-alone = Allein
puzzles-about-points = Das bringt sofort mehr Punkte.
puzzles-about-later = So kann das Königreich später besser wachsen.
puzzles-about-order = So ist man in der nächsten Runde früher dran.
puzzles-about-deny = Das nimmt anderen weg, was sie brauchen.
puzzles-about-waste = So bleiben keine Felder, die nichts mehr bedecken kann.
puzzles-about-harmony = Für Harmonie wird jedes Feld gebraucht.
puzzles-about-middle = So bleibt das Schloss in der Mitte.
puzzles-about-ending = Es kommen keine Steine mehr: Das Ende lässt sich ausrechnen.
