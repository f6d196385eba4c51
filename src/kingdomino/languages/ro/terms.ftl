### Romanian. Words that the page and the terminal share: reasons, lands, editions, rules, computer players.
### Same in English: level-normal, level-expert

## The six kinds of land

terrain-wheat = Grâu
terrain-forest = Pădure
terrain-lake = Lac
terrain-grass = Pajiște
terrain-swamp = Mlaștină
terrain-mine = Mină

## Editions

edition-classic = Clasică
edition-danish = Daneză
edition-romanian = Română
edition-english-app = Aplicația engleză
edition-icelandic = Islandeză
edition-german = Germană
edition-tournament = Turneu

## What is special about an edition

about-classic = Regulile internaționale, așa cum le știu cei mai mulți.
about-danish = Ordinea de la început le este cunoscută tuturor. Trei jucători folosesc toate cele 48 de piese, iar din fiecare linie rămâne una. Armonia cere o grilă plină.
about-romanian = La început, regii trec din mână în mână: tragi unul fără să te uiți și îl pui pe o piesă, chiar dacă nu e regele tău. La egalitate decide cel mai mare teritoriu, apoi numărul de coroane.
about-english-app = Și pentru un singur jucător. Fără alegere în avans: alegi o piesă din linie și o așezi imediat. La egalitate câștigă regatul mai mare.
about-icelandic = Regii sunt trași unul câte unul și puși pe piese, așa că nimeni nu știe cine urmează. La egalitate decide cel mai mare teritoriu, cu sau fără coroane, apoi numărul de coroane.
about-german = Poți înlătura o piesă chiar dacă se potrivește. În doi, ordinea de la început este A, B, B, A.
about-tournament = Ca la campionate: doi jucători, Marele Duel pe 7 × 7, cu Regatul de Mijloc.

## Rules

rule-harmony = Armonie
rule-harmony-about = 5 puncte în plus pentru un regat complet.
rule-middle_kingdom = Regatul de Mijloc
rule-middle_kingdom-about = 10 puncte în plus pentru un castel în centru.
rule-mighty_duel = Marele Duel
rule-mighty_duel-about = Doi jucători, toate cele 48 de piese, regate de 7 × 7.
rule-dynasty = Dinastia
rule-dynasty-about = Trei partide la rând; punctele se adună.
rule-on = Da
rule-off = Nu
rule-must_place = Așezare obligatorie
rule-must_place-about = O piesă care se potrivește nu poate fi înlăturată.
rule-grid = Grilă
rule-grid-follow = După reguli ({ $n } × { $n })
rule-grid-5 = 5 × 5
rule-grid-7 = 7 × 7
rule-kings = Regii la început
rule-kings-one-by-one = Trași unul câte unul
rule-kings-together = Trași toți de la început
rule-kings-passed-round = Din mână în mână
rule-abba = A, B, B, A
rule-abba-about = Doi jucători încep în această ordine; cine este A se trage la sorți.
rule-claim_ahead = Alegere în avans
rule-claim_ahead-about = Alegi acum, așezi runda viitoare. Altfel, alegi și așezi imediat.
rule-claim_ahead-true = Se alege pentru runda viitoare
rule-claim_ahead-false = Se alege și se așază imediat
rule-must_place-true = Trebuie așezată
rule-must_place-false = Poate fi înlăturată
rule-tie_breaks = La egalitate decide
rule-tie_breaks-0 = nimic; victoria se împarte
rule-tie_breaks-1 = { $first ->
    [territory] cel mai mare teritoriu
    [crowns] numărul de coroane
   *[squares] regatul mai mare
  }
rule-tie_breaks-2 = { rule-tie_breaks-1 }, apoi { $second ->
    [territory] cel mai mare teritoriu
    [crowns] numărul de coroane
   *[squares] regatul mai mare
  }
rule-tie_breaks-3 = { rule-tie_breaks-2 }, apoi { $third ->
    [territory] cel mai mare teritoriu
    [crowns] numărul de coroane
   *[squares] regatul mai mare
  }
rule-harmony_needs = Armonia cere
rule-harmony_needs-all-placed = Nicio piesă înlăturată
rule-harmony_needs-full-grid = O grilă plină
rule-spare_domino = Piesă în plus
rule-spare_domino-about = Trei jucători folosesc linii de patru; piesa rămasă iese din joc.

## Names to draw from, for those who type none and for computer players

names = Alexandru Ana Anca Andrei Bogdan Călin Cezar Corina Costin Crina Doina Domnica Dragoș Elena Florin Gavril Horia
    Ileana Ilinca Ioana Ion Iulian Lavinia Luca Magda Maria Matei Mihai Mircea Neagoe Oana Octavian Petru Radu Raluca
    Ruxandra Sanda Smaranda Sorin Stanca Ștefan Toma Traian Tudor Vasile Vlad Zamfira

## Computer players

level-easy = Ușor
level-easy-about = Ciobănașul ia ce îi place. Bun pentru prima partidă.
level-normal = Normal
level-normal-about = Brutarul știe ce înseamnă un regat bun, dar e adesea neatent.
level-hard = Greu
level-hard-about = Cavalerul își plănuiește regatul, dar mai greșește uneori.
level-expert = Expert
level-expert-about = Ducesa gândește fiecare rundă până la capăt și vede de ce ai tu nevoie.
level-master = Maestru
level-master-about = Astrologul nu se grăbește și pierde rar.

## Why something was refused: one message for every code in codes.py

reason-no-edition = Nu există această ediție.
reason-rules-abba-needs-two = A, B, B, A este un început pentru 2 jucători, dar aceste reguli nu permit 2.
reason-rules-abba-passed = Începutul este fie A, B, B, A, fie cu regii din mână în mână: nu amândouă.
reason-rules-duel-grid = Marele Duel folosește toate cele 48 de piese, deci are nevoie de o grilă de 7 × 7.
reason-rules-duel-needs-two = Marele Duel este pentru 2 jucători, dar aceste reguli nu permit 2.
reason-rules-duel-players = Marele Duel este pentru 2 jucători, nu pentru { $players }.
reason-rules-grid = O grilă are 5 sau 7 pătrate pe lățime, nu { $grid }.
reason-rules-harmony-full-grid = Aici Armonia cere o grilă plină de { $grid }, dar { $dominoes ->
    [one] { $dominoes } piesă pe jucător nu o poate umple
    [few] { $dominoes } piese pe jucător nu o pot umple
   *[other] { $dominoes } de piese pe jucător nu o pot umple
  }.
reason-rules-players = Aceste reguli sunt pentru { $range ->
    [1] 1 jucător
   *[2] { $range } jucători
  }, nu pentru { $players }.
reason-rules-range = Numărul de jucători trebuie să fie între 1 și 4.
reason-rules-spare-needs-three = Piesa în plus este pentru 3 jucători, dar aceste reguli nu permit 3.
reason-rules-twice = Apare de două ori: { $rule }.
reason-rules-unknown = Nu există regula { $rule }.
reason-rules-value = Una dintre reguli are o valoare pe care nu o poate avea.
reason-another-fits = Piesa { $domino } nu se potrivește nicăieri. Alege una care se potrivește.
reason-can-be-placed = Piesa { $domino } se potrivește, deci nu poate fi înlăturată.
reason-castle = { $square ->
    [here] Acolo se află castelul tău.
   *[other] Pe { $square } se află castelul tău.
  }
reason-covered = { $square ->
    [here] Acolo este deja o piesă.
   *[other] { $square } este deja acoperit.
  }
reason-dealer-holder = Se alege cine ține regii.
reason-dealer-kings = Se trag regii.
reason-dealer-line = Se așază o linie nouă.
reason-dealt = Piesa { $domino } a ieșit deja.
reason-game-over = Partida s-a încheiat.
reason-kings-abba = Ordinea de la început este A, B, B, A.
reason-kings-all = Toți regii, în număr de { $kings }, se trag deodată.
reason-kings-one = Regii se trag unul câte unul.
reason-line-length = O linie are { $length ->
    [one] { $length } piesă
    [few] { $length } piese
   *[other] { $length } de piese
  }, nu { $given }.
reason-must-claim = Alege mai întâi o piesă din linie.
reason-must-place = Mai întâi trebuie așezată piesa { $domino }.
reason-no-king = Jucătorul { $seat } nu mai are regi de tras.
reason-no-player = Nu este rândul niciunui jucător.
reason-no-seat = Nu există locul { $seat }.
reason-not-in-line = Piesa { $domino } nu este în linie.
reason-not-neighbours = { $first } și { $second } nu sunt alăturate.
reason-not-the-dealer = Acum nu se împart piese.
reason-taken = Piesa { $domino } este deja luată.
reason-too-high = Regatul tău ar avea { $size ->
    [one] { $size } pătrat
    [few] { $size } pătrate
   *[other] { $size } de pătrate
  } pe înălțime.
reason-too-wide = Regatul tău ar avea { $size ->
    [one] { $size } pătrat
    [few] { $size } pătrate
   *[other] { $size } de pătrate
  } pe lățime.
reason-touches-neither = Nu ar atinge nici castelul tău, nici { $first ->
    [wheat] vreun lan de grâu
    [forest] vreo pădure
    [lake] vreun lac
    [grass] vreo pajiște
    [swamp] vreo mlaștină
   *[mine] vreo mină
  } sau { $second ->
    [wheat] vreun lan de grâu
    [forest] vreo pădure
    [lake] vreun lac
    [grass] vreo pajiște
    [swamp] vreo mlaștină
   *[mine] vreo mină
  }.
reason-touches-no = Nu ar atinge nici castelul tău, nici { $terrain ->
    [wheat] vreun lan de grâu
    [forest] vreo pădure
    [lake] vreun lac
    [grass] vreo pajiște
    [swamp] vreo mlaștină
   *[mine] vreo mină
  }.
reason-bad-key = Acest link către un loc nu funcționează. Poate a fost deja folosit.
reason-bad-move = Serverul nu a înțeles această mutare.
reason-bad-parcel = Partida nu poate fi mutată: mutările ei nu respectă regulile.
reason-bad-record = Rândul { $line } din înregistrare nu poate fi citit. { $reason }
reason-bad-seed = Sămânța este prea mare.
reason-daily-clock = Ceasul serverului este greșit, așa că momentan nu există o partidă a zilei.
reason-daily-final = Este partida zilei: ce s-a hotărât rămâne.
reason-daily-hidden = Aici cineva joacă partida zilei. Poate fi văzută după ce se încheie ziua.
reason-daily-tried = Partida zilei poate fi jucată o singură dată.
reason-daily-unfinished = Este partida zilei: înregistrarea va fi disponibilă la sfârșit.
reason-disk-full = Serverul nu mai are loc pentru partide noi. Cele începute continuă.
reason-known-deals = Împărțirile acestei partide sunt cunoscute dintr-una anterioară, așa că nu mai poate intra nimeni.
reason-luggage-own = Linkul este pentru alt browser: tot ce aduce se află deja în acesta.
reason-luggage-used = Linkul a fost deja folosit de alt browser.
reason-no-hints = Sfaturile sunt doar pentru partidele împotriva computerului, nu și pentru partida zilei.
reason-no-level = Nu există un computer de acest nivel.
reason-no-luggage = Linkul nu mai funcționează: este mai vechi de o oră, a fost retras sau nu a fost copiat întreg.
reason-no-next-game = Următoarea partidă a Dinastiei nu poate începe încă.
reason-no-puzzle = Acest puzzle nu există aici.
reason-no-reviews = Acest server nu analizează partide.
reason-no-such-day = În ziua aceea nu a fost nicio partidă sau ziua nu s-a încheiat încă.
reason-no-such-ply = Partida nu a ajuns atât de departe.
reason-nobody-asked = Nimeni nu mai așteaptă răspunsul tău.
reason-not-over = Partida nu s-a încheiat încă.
reason-not-your-seat = Acesta nu este locul tău.
reason-not-your-turn = Nu este rândul tău.
reason-not-yours = Aici nu ai voie să faci asta.
reason-nothing-to-redo = Nu este nimic de refăcut.
reason-nothing-to-undo = Nu este nimic de luat înapoi.
reason-one-seat = Ai deja un loc la această masă, iar aici fiecare dispozitiv poate avea doar unul.
reason-present = Acest jucător este la masă, așa că nu îi poate ține nimeni locul.
reason-same-colour = Doi jucători nu pot avea aceeași culoare.
reason-seat-taken = Cineva a fost mai rapid: locul este ocupat.
reason-seats-open = Mai sunt locuri libere. Așteaptă-ți prietenii sau dă-le computerului.
reason-seed-with-friends = Cu prietenii nu poți alege sămânța, altfel cineva ar ști împărțirile.
reason-settled = E prea târziu să iei asta înapoi fără să întrebi.
reason-shown = Partida s-a încheiat și secretul ei a fost dezvăluit, așa că nu poate continua.
reason-stale = Masa s-a schimbat între timp. Încearcă din nou.
reason-starting = Nu sunt toți gata încă. Poți începe peste { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
  }.
reason-too-many-games = Ai prea multe partide. Șterge mai întâi câteva.
reason-unknown-table = Nu există o astfel de masă. Poate a fost ștearsă.
reason-wait = Prea devreme: computerul îi poate ține locul peste { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
  }.
reason-bad-kingdom = Regatul { $line } nu poate fi citit. { $reason }
reason-domino-twice = Piesa { $domino } se află în mai multe locuri.
reason-kingdom-apart = { $count ->
    [one] { $count } pătrat nu este legat de castel.
    [few] { $count } pătrate nu sunt legate de castel.
   *[other] { $count } de pătrate nu sunt legate de castel.
  }
reason-kingdom-half = Numărul de pătrate este impar: lipsește o jumătate de piesă.
reason-kingdom-no-dominoes = Nicio combinație de piese din cutie nu dă aceste pătrate. Verifică terenurile și coroanele.
reason-kingdom-no-order = Aceste pătrate nu pot fi așezate piesă cu piesă: una dintre piese nu era legată de nimic.
reason-kingdom-too-large = { $count ->
    [one] Este { $count } pătrat
    [few] Sunt { $count } pătrate
   *[other] Sunt { $count } de pătrate
  }, dar un jucător primește doar { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  }.
reason-kingdoms-no-dominoes = Fiecare regat în parte este posibil, dar piesele dintr-o singură cutie nu ajung pentru toate.
reason-square-too-often = { $count ->
    [one] { $count } pătrat este
    [few] { $count } pătrate sunt
   *[other] { $count } de pătrate sunt
  } { $terrain ->
    [wheat] grâu
    [forest] pădure
    [lake] lac
    [grass] pajiște
    [swamp] mlaștină
   *[mine] mină
  } { $crowns ->
    [0] fără coroane
    [one] cu { $crowns } coroană
    [few] cu { $crowns } coroane
   *[other] cu { $crowns } de coroane
  }, dar în cutie { $most ->
    [0] nu este niciunul
    [one] este doar { $most }
    [few] sunt doar { $most }
   *[other] sunt doar { $most }
  }.
reason-bad-request = Serverul nu a înțeles această cerere.
reason-failed = Ceva n-a mers pe server. Încearcă din nou.
reason-foreign-origin = Serverul a refuzat cererea, fiindcă venea de pe alt site.
reason-not-fair = Serverul a schimbat ce promisese. Nu te încrede în împărțirile lui.
reason-offline = Nu se poate ajunge la server. Este pornit? Ai internet?
reason-too-large = Este prea mare pentru server.
reason-too-many = Prea mult deodată. Așteaptă o clipă și încearcă din nou.
reason-too-slow = A durat prea mult până a ajuns. Încearcă din nou.
reason-unavailable = Serverul nu poate salva nimic în acest moment. Nu s-a pierdut nimic; încearcă din nou peste puțin timp.
reason-moved = Partida s-a mutat la altă masă.
reason-needs-server = Pentru asta e nevoie de un server, iar acum nu este niciunul.
reason-no-storage = Browserul nu lasă pagina să păstreze partide.
reason-unreadable-game = Partida nu poate fi citită.

## Counted

points-counted = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }

## Partida zilei

day-date = { $day } { $month ->
    [jan] ianuarie
    [feb] februarie
    [mar] martie
    [apr] aprilie
    [may] mai
    [jun] iunie
    [jul] iulie
    [aug] august
    [sep] septembrie
    [oct] octombrie
    [nov] noiembrie
   *[dec] decembrie
  }
daily-streak = { $n ->
    [one] { $n } zi la rând
    [few] { $n } zile la rând
   *[other] { $n } de zile la rând
  }
daily-place = Locul { $place }
daily-result = { daily-place }, { points-counted }

## Who won, in the terminal and in pictures

verdict-solo = { $name } a construit un regat de { points-counted }.
verdict-score = { $name } câștigă, { $scores }.
verdict-to = { $first } la { $second }
verdict-territory = { $level ->
    [crowns] { $names } au câte { points-counted } și la fel de multe coroane; { $name } câștigă prin cel mai mare teritoriu, { $values }.
    [squares] { $names } au câte { points-counted } și regate la fel de mari; { $name } câștigă prin cel mai mare teritoriu, { $values }.
    [crowns-squares] { $names } au câte { points-counted }, la fel de multe coroane și regate la fel de mari; { $name } câștigă prin cel mai mare teritoriu, { $values }.
   *[points] { $names } au câte { points-counted }; { $name } câștigă prin cel mai mare teritoriu, { $values }.
  }
verdict-crowns = { $level ->
    [territory] { $names } au câte { points-counted } și teritorii la fel de mari; { $name } câștigă prin numărul de coroane, { $values }.
    [squares] { $names } au câte { points-counted } și regate la fel de mari; { $name } câștigă prin numărul de coroane, { $values }.
    [territory-squares] { $names } au câte { points-counted }, teritorii la fel de mari și regate la fel de mari; { $name } câștigă prin numărul de coroane, { $values }.
   *[points] { $names } au câte { points-counted }; { $name } câștigă prin numărul de coroane, { $values }.
  }
verdict-squares = { $level ->
    [territory] { $names } au câte { points-counted } și teritorii la fel de mari; { $name } câștigă prin cel mai mare regat, { $values }.
    [crowns] { $names } au câte { points-counted } și la fel de multe coroane; { $name } câștigă prin cel mai mare regat, { $values }.
    [territory-crowns] { $names } au câte { points-counted }, teritorii la fel de mari și la fel de multe coroane; { $name } câștigă prin cel mai mare regat, { $values }.
   *[points] { $names } au câte { points-counted }; { $name } câștigă prin cel mai mare regat, { $values }.
  }
verdict-shared = { $level ->
    [territory] { $names } împart victoria: egalitate la puncte și la cel mai mare teritoriu.
    [crowns] { $names } împart victoria: egalitate la puncte și coroane.
    [squares] { $names } împart victoria: egalitate la puncte și pătrate.
    [territory-crowns] { $names } împart victoria: egalitate la puncte, cel mai mare teritoriu și coroane.
    [territory-squares] { $names } împart victoria: egalitate la puncte, cel mai mare teritoriu și pătrate.
    [crowns-squares] { $names } împart victoria: egalitate la puncte, coroane și pătrate.
    [territory-crowns-squares] { $names } împart victoria: egalitate la puncte, cel mai mare teritoriu, coroane și pătrate.
   *[points] { $names } împart victoria: egalitate la puncte.
  }
