### Danish. The score helper, for people who play with the real box: they enter their finished kingdoms and see who won.

## At the top

tally-lead = Har I spillet med den rigtige æske? Indtast hvert kongerige, og se, hvad det er værd, territorium for territorium.
tally-new = Nyt ark
tally-unreadable = Dette link fører ikke til et ark, der kan læses.

## Players; a tab for each

tally-players = Spillere
tally-player = Spiller { $n }
tally-name = Navn på spiller { $n }
tally-add = Tilføj en spiller
tally-remove = Fjern { $name }

## The kingdom that is being entered

tally-kingdom = Kongerige: { $name }
tally-cell-land = Række { $row }, kolonne { $column }: { $half }
tally-cell-castle = Række { $row }, kolonne { $column }: slot
tally-cell-empty = Række { $row }, kolonne { $column }: tomt
tally-way = Indtast som
tally-squares = Felter
tally-dominoes = Brikker
tally-castle = Slot
tally-empty = Tomt
tally-hint-squares = Tryk på et felt og derefter på det, der ligger der. Markeringen rykker selv videre.
tally-hint-keys = Taster: W F L G S M for terrænet (hvedemark, skov, sø, græsslette, sump, mine), derefter 1 til 3 for kronerne; C for slottet; mellemrum for ingenting.
tally-hint-pick = Vælg en brik.
tally-hint-first = Brik { $domino }: Tryk på det felt, hvor dens venstre halvdel ligger.
tally-hint-second = Brik { $domino }: Tryk på feltet ved siden af for dens højre halvdel.
tally-used = Brik { $domino } ligger allerede i et kongerige.
tally-all = Alle brikker
tally-too-large = Det kongerige, { $name } har bygget, er større, end disse regler tillader ({ $grid } × { $grid }). Vælg andre regler, eller ryd nogle felter; intet er gået tabt.

## The result

tally-result = Resultat
tally-waiting = Indtast et kongerige for at se dets point.
tally-missing = Stadig tomt: { $names }.
tally-discarded = { $n ->
    [0] Ingen kasserede brikker
    [one] { $n } kasseret brik
   *[other] { $n } kasserede brikker
  }
tally-link = Link til dette ark
tally-link-note = Det hele ligger i selve linket; intet gemmes på serveren.
tally-print = Udskriv

## A Dynasty: three games whose points are added up

tally-keep = Behold dette spil, og begynd det næste
tally-game = Spil { $n }
tally-forget = Fjern spil { $n }
tally-add-game = Indtast et tidligere spil
tally-points-of = Point til { $name } i spil { $n }
tally-measure-of = { $measure ->
    [territory] Største territorium i spil { $n }: { $name }
    [crowns] Kroner i spil { $n }: { $name }
   *[squares] Felter i spil { $n }: { $name }
  }
