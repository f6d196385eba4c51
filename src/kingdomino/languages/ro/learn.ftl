### Romanian. The tutorial: a first game of five minutes.

## Around the lesson

learn-owl = Bufnița
learn-next = Înainte
learn-back = Înapoi
learn-show = Arată-mi
learn-restart = De la capăt
learn-leave = Ieși
learn-progress = Pasul { $step } din { $steps }
learn-play = Joacă prima ta partidă

## What the owl says, in this order

learn-hello = Bună! Eu sunt bufnița și o să jucăm împreună o partidă scurtă de Kingdomino. Durează cinci minute.
learn-castle = Acesta este castelul tău. În jurul lui construiești, din piese cu terenuri, un regat de cinci pe cinci pătrate.
learn-line = În fiecare rundă se așază o linie de piese, în ordinea numerelor. Numerele mari au terenuri mai rare și mai multe coroane.
learn-crown = Coroanele aduc puncte. Regele tău e primul: alege piesa cu coroană!
learn-crown-else = Piesa { $domino } nu are coroană. Caută coronița aurie de pe teren.
learn-rest = Avem câte doi regi. Ai mei au luat { $first } și { $second }; piesa rămasă e pentru al doilea rege al tău. Alege-o!
learn-order = Se așază o linie nouă. Numerele de sub regi dau ordinea: { $low } joacă primul, { $high } ultimul.
learn-turn = Eu am fost prima. Când îți vine rândul, faci două lucruri: așezi piesa aleasă înainte, apoi alegi una nouă.
learn-beside = E rândul tău! Lângă castel poate sta orice teren. Așază piesa { $domino } pe pătratele marcate.
learn-marked-else = Ai voie, dar hai să rămânem împreună în această primă partidă. Așaz-o pe pătratele marcate.
learn-meadow = Acum alege una nouă. Ia pajiștea cu coroană: se potrivește cu pajiștea pe care o ai.
learn-meadow-else = Piesa { $domino } nu are pajiște. Caută iarbă verde cu o coroană.
learn-touch = Uite: piesa { $domino } nu poate sta aici. Nu atinge nici castelul, nici vreun teren de același fel.
learn-match = O jumătate trebuie să atingă cu o latură castelul sau un teren de același fel. Așază piesa pe pătratele marcate.
learn-price = Ai venit la urmă, fiindcă { $placed } e un număr mare, și a rămas doar { $domino }. Dar e mic: runda următoare o începi tu. Alege-o!
learn-later = Să sărim puțin înainte: regatul tău a crescut. Pătratele legate între ele, cu același teren, formează un teritoriu.
learn-territory = Un teritoriu aduce numărul de pătrate înmulțit cu numărul de coroane. Lacul tău: { $squares } × { $crowns } = { $worth }.
learn-fallow = Fără coroană nu aduce nimic, oricât ar fi de mare. Lanul acesta de grâu încă așteaptă una.
learn-frame = Niciun regat nu crește peste cinci pe cinci. Al tău are deja cinci pe lățime și cinci pe înălțime: umple golurile!
learn-best = Piesa { $domino } are un lac și o pajiște cu două coroane. Găsește locul unde ambele ating un teren de același fel.
learn-best-else = { $points ->
    [one] Asta aduce { $points } punct. Alt loc aduce { $best }: acolo lacul atinge lacul tău, iar pajiștea, pajiștea ta.
    [few] Asta aduce { $points } puncte. Alt loc aduce { $best }: acolo lacul atinge lacul tău, iar pajiștea, pajiștea ta.
   *[other] Asta aduce { $points } de puncte. Alt loc aduce { $best }: acolo lacul atinge lacul tău, iar pajiștea, pajiștea ta.
  }
learn-praise = { $points ->
    [one] { $points } punct dintr-odată! Numai pajiștea ta aduce { $squares } × { $crowns } = { $worth }.
    [few] { $points } puncte dintr-odată! Numai pajiștea ta aduce { $squares } × { $crowns } = { $worth }.
   *[other] { $points } de puncte dintr-odată! Numai pajiștea ta aduce { $squares } × { $crowns } = { $worth }.
  }
learn-lost = O rundă mai târziu, ghinion: piesa { $domino } nu se potrivește nicăieri. Înlătur-o: e pierdută, iar partida continuă.
learn-final = Ultima rundă: nu mai e nimic de ales. Așază piesa { $domino } unde aduce cele mai multe puncte.
learn-final-else = { $points ->
    [one] { $points } punct aici, { $best } în altă parte. Fă ca ambele jumătăți să atingă un teren de același fel.
    [few] { $points } puncte aici, { $best } în altă parte. Fă ca ambele jumătăți să atingă un teren de același fel.
   *[other] { $points } de puncte aici, { $best } în altă parte. Fă ca ambele jumătăți să atingă un teren de același fel.
  }
learn-finish = Și iată ultima ta piesă. Unde contează coroana ei pentru cele mai multe pătrate?
learn-finish-else = { $points ->
    [one] { $points } punct aici, { $best } în altă parte. Uită-te la lacul tău!
    [few] { $points } puncte aici, { $best } în altă parte. Uită-te la lacul tău!
   *[other] { $points } de puncte aici, { $best } în altă parte. Uită-te la lacul tău!
  }
learn-count = { $mine ->
    [one] Toate piesele sunt așezate. Tu ai { $mine } punct și eu { $theirs }: ai câștigat!
    [few] Toate piesele sunt așezate. Tu ai { $mine } puncte și eu { $theirs }: ai câștigat!
   *[other] Toate piesele sunt așezate. Tu ai { $mine } de puncte și eu { $theirs }: ai câștigat!
  }
learn-ties = Dacă doi jucători au la fel de multe puncte, decide teritoriul mai mare; apoi numărul de coroane.
learn-harmony = { $harmony ->
    [one] Există patru reguli suplimentare. Armonia dă { $harmony } punct pentru un regat care n-a pierdut nicio piesă, ca al meu.
    [few] Există patru reguli suplimentare. Armonia dă { $harmony } puncte pentru un regat care n-a pierdut nicio piesă, ca al meu.
   *[other] Există patru reguli suplimentare. Armonia dă { $harmony } de puncte pentru un regat care n-a pierdut nicio piesă, ca al meu.
  }
learn-middle = { $middle ->
    [one] Regatul de Mijloc dă { $middle } punct pentru un castel în centru. Cu ambele reguli aș avea { $together }, cât tine!
    [few] Regatul de Mijloc dă { $middle } puncte pentru un castel în centru. Cu ambele reguli aș avea { $together }, cât tine!
   *[other] Regatul de Mijloc dă { $middle } de puncte pentru un castel în centru. Cu ambele reguli aș avea { $together }, cât tine!
  }
learn-others = Marele Duel: doi jucători folosesc toate cele 48 de piese și construiesc șapte pe șapte. Dinastia: trei partide, iar punctele se adună.
learn-done = Asta e tot ce trebuie să știi. Ești gata pentru o partidă adevărată?
