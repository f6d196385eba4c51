### Icelandic. The score helper, for people who play with the real box: they enter their finished kingdoms and see who won.

## At the top

tally-lead = Spilaðirðu með alvöruspilinu? Skráðu hvert ríki og sjáðu hvað það gefur, landareign fyrir landareign.
tally-new = Nýtt blað
tally-unreadable = Þessi tengill vísar ekki á blað sem hægt er að lesa.

## Players; a tab for each

tally-players = Leikmenn
tally-player = Leikmaður { $n }
tally-name = Nafn leikmanns { $n }
tally-add = Bæta við leikmanni
tally-remove = Fjarlægja ({ $name })

## The kingdom that is being entered

tally-kingdom = Ríkið sem { $name } á
tally-cell-land = Lína { $row }, dálkur { $column }: { $half }
tally-cell-castle = Lína { $row }, dálkur { $column }: kastali
tally-cell-empty = Lína { $row }, dálkur { $column }: autt
tally-way = Skrá eftir
tally-squares = Reitum
tally-dominoes = Flísum
tally-castle = Kastali
tally-empty = Autt
tally-hint-squares = Ýttu á reit og síðan á það sem þar er. Merkið færist áfram af sjálfu sér.
tally-hint-keys = Lyklar: W F L G S M fyrir landslagið, síðan 1 til 3 fyrir kórónurnar; C fyrir kastalann; bilslá fyrir auðan reit.
tally-hint-pick = Veldu flís.
tally-hint-first = Flís { $domino }: ýttu á reitinn þar sem vinstri helmingurinn liggur.
tally-hint-second = Flís { $domino }: ýttu á reitinn við hliðina, fyrir hægri helminginn.
tally-used = Flís { $domino } liggur þegar í ríki.
tally-all = Allar flísarnar
tally-too-large = Ríkið sem { $name } á er stærra en þessar reglur leyfa ({ $grid } × { $grid }). Veldu aðrar reglur eða hreinsaðu reiti; ekkert hefur glatast.

## The result

tally-result = Úrslit
tally-waiting = Skráðu ríki til að sjá stigin.
tally-missing = Enn autt: { $names }.
tally-discarded = { $n ->
    [0] Engri flís hent
    [one] { $n } flís hent
   *[other] { $n } flísum hent
  }
tally-link = Tengill á þetta blað
tally-link-note = Allt er í tenglinum sjálfum; ekkert geymist á netþjóninum.
tally-print = Prenta

## A Dynasty: three games whose points are added up

tally-keep = Geyma þennan leik og hefja næsta
tally-game = Leikur { $n }
tally-forget = Fjarlægja leik { $n }
tally-add-game = Skrá fyrri leik
tally-points-of = Stig í leik { $n } ({ $name })
tally-measure-of = { $measure ->
    [territory] Stærsta landareign í leik { $n } ({ $name })
    [crowns] Kórónur í leik { $n } ({ $name })
   *[squares] Reitir í leik { $n } ({ $name })
  }
