### Ecranul cu puzzle-uri: poziții în care o singură mutare este clar cea mai bună.

puzzles-leave = Ieși
puzzles-next = Mai departe
puzzles-show = Soluția
puzzles-unknown = Nu există niciun puzzle cu acest număr.
puzzles-number = Nr. { $number }, nivel { $rating }
puzzles-rating = Nivelul tău
puzzles-streak = { $n } la rând

## What is asked

puzzles-ask-claim = Care piesă îți dă cele mai mari șanse de victorie?
puzzles-ask-place = Unde îți dă piesa { $domino } cele mai mari șanse de victorie?
puzzles-ask-claim-points = Ce piesă iei ca să ai la sfârșit cele mai multe puncte?
puzzles-ask-place-points = Unde așezi piesa { $domino } ca să ai la sfârșit cele mai multe puncte?

## What a move was worth

puzzles-right = Corect!
puzzles-shown = Aceasta este cea mai bună mutare.
puzzles-ahead-chance = Oricare alta costă cam { $margin } % din șansele de victorie sau mai mult.
puzzles-ahead-loss = Oricare alta pierde partida.
puzzles-ahead-points = Oricare alta costă { $margin ->
    [one] { $margin } punct
    [few] { $margin } puncte
   *[other] { $margin } de puncte
  } sau mai mult.
puzzles-ahead-expected = Oricare alta costă cam { $margin ->
    [one] { $margin } punct
    [few] { $margin } puncte
   *[other] { $margin } de puncte
  } sau mai mult.
puzzles-wrong = Nu este cea mai bună mutare.
puzzles-wrong-chance = Nu este cea mai bună mutare: costă cam { $lost } % din șansele de victorie.
puzzles-wrong-loss = Nu este cea mai bună mutare: pierde partida.
puzzles-wrong-points = Nu este cea mai bună mutare: costă cam { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
  }.

## Themes: their names in a list, and what each means

puzzles-theme = Temă
puzzles-theme-all = Toate temele
puzzles-theme-points = Puncte imediat
puzzles-theme-later = Puncte mai târziu
puzzles-theme-order = Primul la rând
puzzles-theme-deny = Ce le trebuie altora
puzzles-theme-waste = Pătrate pierdute
puzzles-theme-harmony = Armonie
puzzles-theme-middle = Regatul de Mijloc
puzzles-theme-ending = Ultimele piese
puzzles-theme-alone = De unul singur
puzzles-about-points = Aduce imediat mai multe puncte.
puzzles-about-later = Regatul poate crește mai bine după aceea.
puzzles-about-order = Dă un loc mai bun în runda următoare.
puzzles-about-deny = Ia ceea ce îi trebuie altcuiva.
puzzles-about-waste = Nu lasă pătrate pe care nimic nu le mai poate acoperi.
puzzles-about-harmony = Armonia are nevoie de fiecare pătrat.
puzzles-about-middle = Castelul rămâne în centru.
puzzles-about-ending = Nu mai vin piese: finalul se poate calcula.
