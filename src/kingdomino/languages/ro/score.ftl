### Romanian. The score helper, for people who play with the real box: they enter their finished kingdoms and see who won.

## At the top

tally-lead = Ai jucat cu jocul adevărat? Introdu fiecare regat și vezi cât valorează, teritoriu cu teritoriu.
tally-new = Foaie nouă
tally-unreadable = Acest link nu duce la o foaie care poate fi citită.

## Players; a tab for each

tally-players = Jucători
tally-player = Jucătorul { $n }
tally-name = Numele jucătorului { $n }
tally-add = Adaugă un jucător
tally-remove = Scoate: { $name }

## The kingdom that is being entered

tally-kingdom = Regatul condus de { $name }
tally-cell-land = Rândul { $row }, coloana { $column }: { $half }
tally-cell-castle = Rândul { $row }, coloana { $column }: castel
tally-cell-empty = Rândul { $row }, coloana { $column }: gol
tally-way = Introdu pe
tally-squares = Pătrate
tally-dominoes = Piese
tally-castle = Castel
tally-empty = Gol
tally-hint-squares = Atinge un pătrat, apoi ce se află pe el. Marcajul merge singur mai departe.
tally-hint-keys = Taste: W F L G S M pentru teren, apoi de la 1 la 3 pentru coroane; C pentru castel; spațiu pentru un pătrat gol.
tally-hint-pick = Alege o piesă.
tally-hint-first = Piesa { $domino }: atinge pătratul pe care stă jumătatea din stânga.
tally-hint-second = Piesa { $domino }: atinge pătratul alăturat, pentru jumătatea din dreapta.
tally-used = Piesa { $domino } este deja într-un regat.
tally-all = Toate piesele
tally-too-large = Regatul condus de { $name } este mai mare decât permit aceste reguli ({ $grid } × { $grid }). Alege alte reguli sau golește câteva pătrate; nu s-a pierdut nimic.

## The result

tally-result = Rezultat
tally-waiting = Introdu un regat ca să-i vezi punctele.
tally-missing = Încă gol: { $names }.
tally-discarded = { $n ->
    [0] Nicio piesă înlăturată
    [one] { $n } piesă înlăturată
    [few] { $n } piese înlăturate
   *[other] { $n } de piese înlăturate
  }
tally-link = Link către această foaie
tally-link-note = Totul se află în link; pe server nu se păstrează nimic.
tally-print = Tipărește

## A Dynasty: three games whose points are added up

tally-keep = Păstrează partida și începe-o pe următoarea
tally-game = Partida { $n }
tally-forget = Scoate partida { $n }
tally-add-game = Introdu o partidă anterioară
tally-points-of = Punctele din partida { $n }: { $name }
tally-measure-of = { $measure ->
    [territory] Cel mai mare teritoriu din partida { $n }: { $name }
    [crowns] Coroanele din partida { $n }: { $name }
   *[squares] Pătratele din partida { $n }: { $name }
  }
