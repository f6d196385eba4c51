### Ecranul cu partida zilei.
### Same in English: daily-hours, daily-minutes

daily-lead-faces = Azi toți primesc aceleași piese și aceiași trei adversari.
daily-lead-solo = Azi toți primesc aceleași piese și construiesc singuri. Adună cât mai multe puncte!
daily-once = O singură încercare contează. Ce hotărăști rămâne: nimic nu se ia înapoi.
daily-midnight = Contează dacă termini înainte de miezul nopții UTC, adică ora { $time } la tine.
daily-seen = Numele tău va apărea în lista zilei. De mâine, oricine îți poate revedea partida.
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-ends = Se încheie peste { $time }
daily-next = Următoarea partidă vine peste { $time }
daily-first = Încă nu a terminat nimeni: poți fi în frunte!
daily-finished = { $n ->
    [one] { $n } jucător a terminat.
    [few] { $n } jucători au terminat.
   *[other] { $n } de jucători au terminat.
  }
daily-rank = Poziția { $rank } din { $players }
daily-only = Încă nu a mai terminat nimeni.
daily-uncounted = Azi s-a jucat mult de la adresa ta, așa că rezultatul tău nu apare în listă.
daily-given-up = Ai renunțat la partida de azi. Mâine vine alta.
daily-best = Cei mai buni ai zilei
daily-rank-column = Loc
daily-at-table = La masă
daily-ranked = Întâi contează clasarea la masă, apoi punctele.
daily-spread = Punctele tuturor
daily-spread-bar = De la { $from } la { $to ->
    [one] { $to } punct
    [few] { $to } puncte
   *[other] { $to } de puncte
  }: { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
  }
daily-levels = În locul tău, computerele ar fi obținut
daily-days = Zilele tale
daily-longest = Cel mai mult până acum: { daily-streak }
daily-day-result = { day-date }: { daily-result }
daily-day-points = { day-date }: { points-counted }
daily-day-none = { day-date }: nejucată
daily-share = Distribuie rezultatul
daily-copy = Copiază ca text
daily-share-note = Nici textul, nici imaginea nu dezvăluie nimic: coroanele apar în imagine de mâine.
daily-share-head = Kingdomino, partida din { day-date }
daily-watch = Vezi cea mai bună partidă
daily-review = Analizează cea mai bună partidă
daily-watch-of = Vezi partida: { $name }
daily-best-by = Cea mai bună partidă: { $name }, { points-counted }
daily-whole-day = Totul despre ziua aceea
daily-earlier = Ziua dinainte
daily-later = Ziua următoare
daily-not-played = Nu ai terminat partida din ziua aceea.
daily-nobody = Nimeni nu a terminat partida din ziua aceea.
daily-again = Joacă din nou această împărțire
daily-fair = S-a împărțit cinstit?
daily-promised = Amprenta secretului de mâine
daily-promised-note = Este stabilită azi. Acest browser o ține minte și verifică cu ea împărțirile de mâine.
daily-alone = Partida zilei are nevoie de un server, iar această pagină nu are.
