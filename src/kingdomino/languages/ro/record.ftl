### The chronicle: one's own games, kingdoms and shields. Its title is in page.ftl.

record-lead = Ce ai jucat, ai câștigat și ai construit. Se păstrează doar în acest browser.
record-blank = Paginile sunt încă goale. Cronica ta începe cu prima partidă dusă la capăt.
record-reading = Se citesc partidele tale: { $done } din { $total }
record-read = Toate partidele tale au fost citite.
record-no-engine = Această pagină a fost construită fără motorul ei și nu poate citi singură partide: lipsesc punctele, regatele și cele mai multe blazoane.

## In numbers

record-games = Partide încheiate
record-open = încă { $n } în curs
record-won = Partide câștigate
record-of = { $n ->
    [one] din { $n } care se putea câștiga
    [few] din { $n } care se puteau câștiga
   *[other] din { $n } care se puteau câștiga
  }
record-average = Puncte în medie
record-latest = { $n ->
    [one] ultima ta partidă
    [few] ultimele tale { $n } partide
   *[other] ultimele tale { $n } de partide
  }
record-row = Zile la rând
record-longest = cel mai lung șir: { $n }
record-accuracy = Precizie
record-reviewed = { $n ->
    [one] { $n } partidă analizată
    [few] { $n } partide analizate
   *[other] { $n } de partide analizate
  }
record-puzzles = Nivel la puzzle-uri
record-solved = { $n ->
    [one] { $n } rezolvat
    [few] { $n } rezolvate
   *[other] { $n } rezolvate
  }

## Kingdoms and points

record-best = Cel mai bun regat al tău
record-best-mighty = Cel mai bun regat al tău în Marele Duel
record-points = Punctele tale
record-points-mighty = Punctele tale în Marele Duel
record-chart = { $n ->
    [one] Punctele ultimei tale partide:
    [few] Punctele ultimelor tale { $n } partide, de la cea mai veche:
   *[other] Punctele ultimelor tale { $n } de partide, de la cea mai veche:
  } între { $least } și { $most }.
record-trend-up = În ultima vreme, o medie de { $now ->
    [one] { $now } punct
    [few] { $now } puncte
   *[other] { $now } de puncte
  }, cu { $by } mai mult decât înainte.
record-trend-down = În ultima vreme, o medie de { $now ->
    [one] { $now } punct
    [few] { $now } puncte
   *[other] { $now } de puncte
  }, cu { $by } mai puțin decât înainte.
record-trend-same = În ultima vreme, o medie de { $now ->
    [one] { $now } punct
    [few] { $now } puncte
   *[other] { $now } de puncte
  }, la fel ca înainte.
record-trend-first = O medie de { $now ->
    [one] { $now } punct
    [few] { $now } puncte
   *[other] { $now } de puncte
  }.
record-list = Toate punctele ca listă

## Won and played

record-levels = După nivel
record-editions = După ediție
record-level = Cel mai puternic adversar de la masă
record-edition = Ediția
record-played = Jucate
record-column-won = Câștigate
record-friends = Prieteni

## Shields

record-shields = Blazoane
record-earned = { $n ->
    [one] { $n } obținut din { $all }
    [few] { $n } obținute din { $all }
   *[other] { $n } obținute din { $all }
  }
record-proof = Partida care l-a adus: { $names }
record-gone = Unde nu este link, partida însăși nu poate fi deschisă aici.
record-missing = încă neobținut
shield-crown = Prima coroană
shield-crown-how = Câștigă o partidă.
shield-three = Unul contra trei
shield-three-how = Câștigă împotriva a trei computere la aceeași masă.
shield-tie = La mustață
shield-tie-how = Câștigă o partidă care se încheie la egalitate de puncte.
shield-comeback = Recoltă târzie
shield-comeback-how = Câștigă deși aveai cu { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
  } mai puțin când s-a așezat ultima linie.
shield-friend = Companie plăcută
shield-friend-how = Câștigă împotriva unui prieten aflat pe alt dispozitiv.
shield-hard = Mănușa cavalerului
shield-hard-how = Câștigă împotriva nivelului Greu sau a unuia mai puternic.
shield-expert = Evantaiul ducesei
shield-expert-how = Câștigă împotriva nivelului Expert sau a unuia mai puternic.
shield-master = Steaua astrologului
shield-master-how = Câștigă împotriva nivelului Maestru.
shield-unaided = Prin propriile puteri
shield-unaided-how = Câștigă împotriva nivelului Maestru fără niciun sfat.
shield-harmony = Armonie
shield-harmony-how = Obține punctele în plus pentru Armonie.
shield-middle = Regatul de Mijloc
shield-middle-how = Obține punctele în plus pentru Regatul de Mijloc.
shield-both = Ordine desăvârșită
shield-both-how = Obține Armonia și Regatul de Mijloc cu același regat.
shield-vast = Ținuturi întinse
shield-vast-how = Construiește un teritoriu de cel puțin { $n ->
    [one] { $n } pătrat
    [few] { $n } pătrate
   *[other] { $n } de pătrate
  }.
shield-rich = Vistieria
shield-rich-how = Construiește un teritoriu care valorează cel puțin { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
  }.
shield-crowns = Bijuteriile coroanei
shield-crowns-how = Adună { $n ->
    [one] { $n } coroană
    [few] { $n } coroane
   *[other] { $n } de coroane
  } într-un singur regat.
shield-sixty = Șaizeci
shield-sixty-how = Fă { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
  } cu un regat de 5 × 5.
shield-hundred = O sută
shield-hundred-how = Fă { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
  } într-un Mare Duel.
shield-dynasty = Întemeietorul
shield-dynasty-how = Câștigă o Dinastie.
shield-editions = Umblat prin lume
shield-editions-how = Încheie câte o partidă din fiecare ediție.
shield-week = Șapte sori
shield-week-how = Încheie partida zilei șapte zile la rând.

## Taking it along, and deleting it

record-keep = Ia-o cu tine
record-move = Mută pe alt dispozitiv
record-move-note = Un link duce totul pe alt dispozitiv, împreună cu locurile tale la mesele acestui server și cu zilele tale la rând. Funcționează o singură dată, timp de o oră; în acest browser totul rămâne cum este.
record-move-link = Link pentru celălalt dispozitiv
record-move-withdraw = Retrage linkul
record-move-withdrawn = Linkul nu mai funcționează.
record-move-big = Este prea mult pentru un link. Ia totul ca fișier.
record-move-offline = Fără server nu există linkuri către alt dispozitiv: ia un fișier.
record-bring = Aduci cronica ta aici?
record-bring-ask = Acest link adaugă cronica, setările și partidele altui browser la ce se află în acesta, împreună cu locurile lui la mesele acestui server. Continuă doar dacă ai făcut linkul chiar tu.
record-bring-yes = Adu-o aici
record-bring-no = Renunță
record-bring-working = Se aduce…
record-bring-spoilt = Ce a sosit nu poate fi citit. Poate linkul nu a fost copiat întreg: deschide-l din nou sau fă unul nou.
record-bring-done = Cronica ta este aici
record-brought = { $n ->
    [0] Nu aveai locuri pe server.
    [one] Locul tău la o masă a serverului a venit și el.
    [few] Locurile tale la { $n } mese ale serverului au venit și ele.
   *[other] Locurile tale la { $n } de mese ale serverului au venit și ele.
  }
record-brought-left = { $n ->
    [one] Pentru încă o masă nu a mai fost loc.
    [few] Pentru încă { $n } mese nu a mai fost loc.
   *[other] Pentru încă { $n } de mese nu a mai fost loc.
  }
record-keep-note = Un singur fișier conține cronica, setările și partidele din acest browser. Alt dispozitiv îl adaugă la ce are deja; nimic mai nou nu este înlocuit.
record-export = Salvează ca fișier
record-import = Citește un fișier…
record-imported = { $facts ->
    [one] { $facts } partidă nouă în cronică,
    [few] { $facts } partide noi în cronică,
   *[other] { $facts } de partide noi în cronică,
  } { $games ->
    [one] { $games } masă nouă în acest browser.
    [few] { $games } mese noi în acest browser.
   *[other] { $games } de mese noi în acest browser.
  }
record-refused = { $n ->
    [one] { $n } masă din fișier nu a putut fi preluată.
    [few] { $n } mese din fișier nu au putut fi preluate.
   *[other] { $n } de mese din fișier nu au putut fi preluate.
  }
record-file-big = Fișierul este prea mare ca să fie o cronică.
record-file-unread = Fișierul nu este o cronică.
record-file-newer = Fișierul a fost scris de o versiune mai nouă a paginii.
record-delete = Șterge cronica
record-delete-ask = Ștergi cronica și nivelul tău la puzzle-uri din acest browser? Partidele rămân.
record-delete-yes = Șterge
record-delete-no = Păstrează
record-deleted = Cronica a fost ștearsă. Ea continuă cu următoarea ta partidă.
record-since = Partidele încheiate înainte de { ago-date } sunt lăsate deoparte.
record-remember = Include-le din nou
