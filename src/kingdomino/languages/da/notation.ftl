### Danish. What cannot be read: moves, positions, kingdoms and records. The page says it too, where a text is opened.

## Where something is wrong; $why is one of the sentences below

wrong-at = Linje { $line }, »{ $token }«: { $why }
wrong-in-line = Linje { $line }: { $why }
wrong-token = »{ $token }«: { $why }
wrong-file = { $file }: { $why }

## What cannot be read as a move. Squares are f7, lines +4,11,23,38, turns A:23.

wrong-domino-number = Brikkerne er nummereret fra 1 til 48.
wrong-file-letter = Kolonner går fra a til m.
wrong-rank-number = Rækker går fra 1 til 13.
wrong-seat-letter = Pladser er A til D.
wrong-four-kings = Der er højst fire konger.
wrong-move-missing = Der mangler et træk.
wrong-not-a-move = »{ $text }« er ikke et træk.
wrong-line-ascends = Tallene i en række skal være stigende.
wrong-line-of-four = En række har højst fire brikker.
wrong-not-a-line = »{ $text }« er ikke en række brikker.
wrong-not-a-domino = »{ $text }« er ikke tallet på en brik.
wrong-not-two-squares = »{ $text }« nævner ikke to felter.
wrong-not-a-square = Et felt skrives som f7.
wrong-claim-missing = Der mangler oplysning om, hvilken brik der blev valgt.
wrong-placement-missing = Der mangler oplysning om, hvor brikken blev lagt.
wrong-record-holder = En log begynder med, hvem der holder kongerne, som i A:BA.
wrong-record-kings = En log begynder med kongerne i den rækkefølge, de blev trukket.
wrong-too-many-kings = Så mange konger er der ikke.
wrong-seat-kings = { $seat } har ikke så mange konger.
wrong-not-a-turn = Det er hverken en række (+4,11,23,38) eller en tur (A:23).
wrong-line-missing = Den næste række mangler.
wrong-king-missing = Kongen for { $seat } er ikke trukket.
wrong-turn-of = { $seat } har turen.
wrong-turn-over = Turen er slut før »{ $text }«.
wrong-comment-open = En kommentar har ingen slutning.
wrong-comment-long = En kommentar har højst { $length } byte.

## What cannot be read as a position: one line of text with fields for the kings, the lines, the unseen dominoes and the

## kingdoms

wrong-position-players = En stilling begynder med antallet af spillere, 1 til 4.
wrong-kingdom-high = Kongeriget er mere end { $size } felter højt.
wrong-kingdom-wide = Kongeriget er mere end { $size } felter bredt.
wrong-two-castles = Der er mere end ét slot.
wrong-no-such-square = »{ $text }« er ikke et felt.
wrong-rows-differ = Rækkerne er ikke lige lange.
wrong-no-castle = Der er intet slot.
wrong-not-connected = Kongeriget hænger ikke sammen.
wrong-half-domino = Der mangler en halv brik.
wrong-empty-edge = En yderste række eller kolonne er tom.
wrong-domino-not-there = Brik { $domino } ligger ikke der.
wrong-seat-missing = Efter tallet skal der stå bogstavet for en plads.
wrong-not-a-set = En mængde skrives som 1-3,7.
wrong-dealt-and-unseen = En brik i en af rækkerne står også blandt dem, der endnu ikke er set.
wrong-cannot-be-dealt = { $dominoes ->
    [one] { $dominoes } brik kan ikke være trukket.
   *[other] { $dominoes } brikker kan ikke være trukket.
  }
wrong-not-in-hand = En plads kan kun holde en brik, den har taget fra rækken.
wrong-no-such-turn = Ingen kan være midt i sådan en tur.
wrong-position-line = { $length ->
    [one] En række har { $length } brik.
   *[other] En række har { $length } brikker.
  }
wrong-line-too-early = Ingen brik kan ligge i en række, før der er trukket.
wrong-kings-in-opening = Konger trækkes kun i startrunden.
wrong-round-over = Runden er slut, så dens brikker skulle mangle at blive lagt.
wrong-nothing-pending = Spillet er slut, så intet kan mangle at blive lagt.
wrong-holder-first = Konger, der går på omgang, skrives som A:B; først den, der holder dem.
wrong-holder-missing = Der mangler oplysning om, hvem der holder kongerne.
wrong-king-before-line = En konge trækkes først, når der ligger en række.
wrong-kings-impossible = Disse konger kan ikke være trukket.
wrong-opening-order = Rækkefølgen i startrunden er ABBA eller BAAB.
wrong-king-too-early = Den næste konge trækkes først efter denne tur.
wrong-wrong-kings = { $seat } har ikke det rigtige antal konger.
wrong-too-many-squares = Dette kongerige har flere felter end de brikker, der er lagt indtil nu.
wrong-foreign-square = Dette kongerige har et felt { $square }, som ikke er på nogen af de brikker, der er lagt indtil nu.
wrong-field-spaces = Oplysningerne skal være adskilt af enkelte mellemrum.
wrong-field-count = { $players ->
    [one] En stilling for { $players } spiller har { $fields } oplysninger, ikke { $given }.
   *[other] En stilling for { $players } spillere har { $fields } oplysninger, ikke { $given }.
  }

## What is wrong with a record, or with its file. A header is a line such as [Edition "classic"].

wrong-unreadable = Det kan ikke læses.
wrong-headers-first = En log begynder med headere som [Edition "classic"].
wrong-headers-then-moves = En tom linje skiller headere og træk.
wrong-header-form = En header skrives [Navn "værdi"].
wrong-header-twice = Headeren { $header } står der to gange.
wrong-header-control = En header må ikke indeholde styretegn.
wrong-header-missing = Headeren { $header } mangler.
wrong-header-limits = En log, der åbnes, har højst { $headers } headere på i alt { $bytes } byte.
wrong-header-long = En header i en log, der åbnes, har højst { $length } tegn.
wrong-header-steers = En header i en log, der åbnes, må ikke have tegn, der skjuler andre eller vender dem om.
wrong-name-missing = Navnet på plads { $seat } mangler.
wrong-no-record = Der er ingen log.
wrong-second-record = Her begynder en anden log, og det er ikke spillene i ét dynasti.
wrong-record-too-long = Det er for langt til en log.
wrong-line-too-long = Linje { $line } er for lang til en log.
wrong-early-end = Hvis et spil blev afbrudt før tid, skal der stå hvorfor.
wrong-ended-anyway = Ifølge trækkene blev der spillet til ende.
wrong-record-not-over = Spillet er ikke slut.
wrong-record-scores = Trækkene giver { $scores }.
wrong-dynasty-game = Dette er spil { $game } i et dynasti: [Game "{ $game }/3"].
wrong-dynasty-length = Dynastiet har { $games } spil.
wrong-dynasty-at-table = Kun et dynasti på tre spil kan åbnes.
wrong-dynasty-too-early = Spillet før det er ikke slut.
wrong-dynasty-rules = Spillene i et dynasti har samme regler og spillere.
wrong-dynasty-not-over = Dynastiet er ikke slut.
wrong-dynasty-scores = Spillene giver { $scores }.
wrong-not-a-file = { $file } er ikke en fil.
wrong-not-text = { $file } er ikke en tekstfil.
wrong-file-too-large = { $file } er for stor til en log.
