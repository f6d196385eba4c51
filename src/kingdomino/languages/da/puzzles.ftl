### Skærmen med opgaver: stillinger, hvor ét træk klart er det bedste.

puzzles-leave = Forlad
puzzles-next = Videre
puzzles-show = Løsning
puzzles-unknown = Der er ingen opgave med dette nummer.
puzzles-number = Nr. { $number }, rating { $rating }
puzzles-rating = Din rating
puzzles-streak = { $n } i træk

## What is asked

puzzles-ask-claim = Hvilken brik giver dig den bedste chance for at vinde?
puzzles-ask-place = Hvor giver brik { $domino } dig den bedste chance for at vinde?
puzzles-ask-claim-points = Hvilken brik skal du tage, så du ender med flest point?
puzzles-ask-place-points = Hvor skal brik { $domino } ligge, så du ender med flest point?

## What a move was worth

puzzles-right = Rigtigt!
puzzles-shown = Det er det bedste træk.
puzzles-ahead-chance = Alle andre koster omkring { $margin } % af vinderchancen eller mere.
puzzles-ahead-loss = Alle andre taber spillet.
puzzles-ahead-points = Alle andre koster { $margin } point eller mere.
puzzles-ahead-expected = Alle andre koster omkring { $margin } point eller mere.
puzzles-wrong = Ikke det bedste træk.
puzzles-wrong-chance = Ikke det bedste træk: Det koster omkring { $lost } % af vinderchancen.
puzzles-wrong-loss = Ikke det bedste træk: Det taber spillet.
puzzles-wrong-points = Ikke det bedste træk: Det koster omkring { $lost } point.

## Themes: their names in a list, and what each means

puzzles-theme = Tema
puzzles-theme-all = Alle temaer
puzzles-theme-points = Point med det samme
puzzles-theme-later = Point senere
puzzles-theme-order = Først i næste runde
puzzles-theme-deny = Hvad andre mangler
puzzles-theme-waste = Tabte felter
puzzles-theme-harmony = Harmoni
puzzles-theme-middle = Midtkongerige
puzzles-theme-ending = De sidste brikker
puzzles-theme-alone = Alene
puzzles-about-points = Det giver flere point med det samme.
puzzles-about-later = Så kan kongeriget vokse bedre senere.
puzzles-about-order = Så kommer man tidligere til i næste runde.
puzzles-about-deny = Det tager noget, som en anden har brug for.
puzzles-about-waste = Så er der ingen felter, som intet kan dække.
puzzles-about-harmony = Harmoni kræver hvert eneste felt.
puzzles-about-middle = Så bliver slottet i midten.
puzzles-about-ending = Der kommer ikke flere brikker: Slutningen kan regnes ud.
