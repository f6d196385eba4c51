### Danish. Words that the page and the terminal share: reasons, lands, editions, rules, computer players.
### Same in English: terrain-mine, level-normal

## The six kinds of land

terrain-wheat = Hvedemark
terrain-forest = Skov
terrain-lake = Sø
terrain-grass = Græsslette
terrain-swamp = Sump
terrain-mine = Mine

## Editions

edition-classic = Klassisk
edition-danish = Dansk
edition-romanian = Rumænsk
edition-english-app = Engelsk app
edition-icelandic = Islandsk
edition-german = Tysk
edition-tournament = Turnering

## What is special about an edition

about-classic = De internationale regler, som de fleste kender dem.
about-danish = Alle kender rækkefølgen i startrunden. Tre spillere bruger alle 48 brikker, og én i hver række bliver tilovers. Harmoni kræver et fuldt gitter.
about-romanian = Kongerne går på omgang i startrunden: Du trækker en uden at kigge og sætter den på en brik, også selv om kongen ikke er din. Ved uafgjort afgør det største territorium, derefter flest kroner.
about-english-app = Også for én spiller. Man vælger ikke på forhånd, men tager en brik fra rækken og lægger den med det samme. Ved uafgjort vinder det største kongerige.
about-icelandic = Kongerne trækkes én ad gangen og sættes på en brik, så ingen ved, hvem der er den næste. Ved uafgjort afgør det største territorium, med eller uden kroner, derefter flest kroner.
about-german = Du må kassere en brik, selv om den passer. Med to spillere er rækkefølgen i startrunden A, B, B, A.
about-tournament = Som ved mesterskaber: to spillere, Den mægtige duel på 7 × 7 med Midtkongerige.

## Rules

rule-harmony = Harmoni
rule-harmony-about = 5 ekstra point for et komplet kongerige.
rule-middle_kingdom = Midtkongerige
rule-middle_kingdom-about = 10 ekstra point for et slot i midten.
rule-mighty_duel = Den mægtige duel
rule-mighty_duel-about = To spillere, alle 48 brikker, kongeriger på 7 × 7.
rule-dynasty = Dynasti
rule-dynasty-about = Tre spil i træk; pointene lægges sammen.
rule-on = Til
rule-off = Fra
rule-must_place = Pligt til at lægge
rule-must_place-about = En brik, der passer, må ikke kasseres.
rule-grid = Gitter
rule-grid-follow = Som i reglerne ({ $n } × { $n })
rule-grid-5 = 5 × 5
rule-grid-7 = 7 × 7
rule-kings = Konger i startrunden
rule-kings-one-by-one = Trækkes én ad gangen
rule-kings-together = Alle trækkes først
rule-kings-passed-round = Går på omgang
rule-abba = A, B, B, A
rule-abba-about = Med to spillere begynder spillet i denne rækkefølge; hvem der er A, afgøres ved lodtrækning.
rule-claim_ahead = Vælg på forhånd
rule-claim_ahead-about = Vælg nu, læg i næste runde. Fra: Vælg og læg med det samme.
rule-claim_ahead-true = Vælg til næste runde
rule-claim_ahead-false = Vælg og læg med det samme
rule-must_place-true = Skal lægges
rule-must_place-false = Må kasseres
rule-tie_breaks = Uafgjort afgøres af
rule-tie_breaks-0 = intet; sejren deles
rule-tie_breaks-1 = { $first ->
    [territory] største territorium
    [crowns] flest kroner
   *[squares] største kongerige
  }
rule-tie_breaks-2 = { rule-tie_breaks-1 }, derefter { $second ->
    [territory] største territorium
    [crowns] flest kroner
   *[squares] største kongerige
  }
rule-tie_breaks-3 = { rule-tie_breaks-2 }, derefter { $third ->
    [territory] største territorium
    [crowns] flest kroner
   *[squares] største kongerige
  }
rule-harmony_needs = Harmoni kræver
rule-harmony_needs-all-placed = Ingen kasserede brikker
rule-harmony_needs-full-grid = Et fuldt gitter
rule-spare_domino = Overskydende brik
rule-spare_domino-about = Med tre spillere har hver række fire brikker; den sidste går ud af spillet.

## Names to draw from, for those who type none and for computer players

names = Agnes Aksel Albert Alma Anders Anna Astrid Axel Bodil Carl Clara Dagmar Ebbe Ellen Emil Emma Erik Esben Frederik Freja Frida Gudrun Hans Harald Helga Ida Inger Ingrid Jens Johanne Karen Karl Kirsten Knud Lars Liv Magnus Margrethe Marie Mads Niels Oluf Poul Rasmus Signe Sofie Svend Thyra Valdemar Viggo

## Computer players

level-easy = Let
level-easy-about = Hyrden tager det, der ser pænt ud. God til det første spil.
level-normal = Normal
level-normal-about = Bageren ved, hvad der gør et kongerige godt, men er tit skødesløs.
level-hard = Svær
level-hard-about = Ridderen planlægger sit kongerige, men laver en fejl i ny og næ.
level-expert = Ekspert
level-expert-about = Hertuginden tænker hver runde igennem og ser, hvad du har brug for.
level-master = Mester
level-master-about = Stjernekiggeren giver sig god tid og taber sjældent.

## Why something was refused: one message for every code in codes.py

reason-no-edition = Den udgave findes ikke.
reason-rules-abba-needs-two = A, B, B, A er en startrunde for 2 spillere, men disse regler er ikke for 2.
reason-rules-abba-passed = Startrunden er enten A, B, B, A, eller også går kongerne på omgang: ikke begge dele.
reason-rules-duel-grid = Den mægtige duel bruger alle 48 brikker og kræver derfor et gitter på 7 × 7.
reason-rules-duel-needs-two = Den mægtige duel er for 2 spillere, men disse regler er ikke for 2.
reason-rules-duel-players = Den mægtige duel er for 2 spillere, ikke { $players }.
reason-rules-grid = Et gitter er 5 eller 7 felter bredt, ikke { $grid }.
reason-rules-harmony-full-grid = Harmoni kræver her et fuldt gitter på { $grid }, men { $dominoes } brikker til hver spiller kan ikke fylde det.
reason-rules-players = Disse regler er for { $range ->
    [1] 1 spiller
   *[2] { $range } spillere
  }, ikke { $players }.
reason-rules-range = Der skal være mellem 1 og 4 spillere.
reason-rules-spare-needs-three = En overskydende brik er for 3 spillere, men disse regler er ikke for 3.
reason-rules-twice = Dette er nævnt to gange: { $rule }.
reason-rules-unknown = Der er ingen regel { $rule }.
reason-rules-value = En af disse regler har en værdi, den ikke kan have.
reason-another-fits = Brik { $domino } passer ingen steder. Vælg en, der passer.
reason-can-be-placed = Brik { $domino } passer og må derfor ikke kasseres.
reason-castle = { $square ->
    [here] Der står dit slot.
   *[other] Dit slot står på { $square }.
  }
reason-covered = { $square ->
    [here] Der ligger allerede en brik.
   *[other] { $square } er allerede dækket.
  }
reason-dealer-holder = Det afgøres, hvem der holder kongerne.
reason-dealer-kings = Kongerne trækkes.
reason-dealer-line = En ny række lægges frem.
reason-dealt = Brik { $domino } er allerede trukket.
reason-game-over = Spillet er slut.
reason-kings-abba = Rækkefølgen i startrunden er A, B, B, A.
reason-kings-all = Alle { $kings } konger trækkes på én gang.
reason-kings-one = Kongerne trækkes én ad gangen.
reason-line-length = En række har { $length } brikker, ikke { $given }.
reason-must-claim = Vælg først en brik fra rækken.
reason-must-place = Først skal brik { $domino } lægges.
reason-no-king = Spiller { $seat } har ikke flere konger at trække.
reason-no-player = Det er ikke en spillers tur.
reason-no-seat = Der er ingen plads { $seat }.
reason-not-in-line = Brik { $domino } ligger ikke i rækken.
reason-not-neighbours = { $first } og { $second } ligger ikke ved siden af hinanden.
reason-not-the-dealer = Der skal ikke trækkes noget lige nu.
reason-taken = Brik { $domino } er allerede taget.
reason-too-high = Så ville dit kongerige blive { $size } felter højt.
reason-too-wide = Så ville dit kongerige blive { $size } felter bredt.
reason-touches-neither = Her rører den hverken dit slot, { $first ->
    [wheat] en hvedemark
    [forest] en skov
    [lake] en sø
    [grass] en græsslette
    [swamp] en sump
   *[mine] en mine
  } eller { $second ->
    [wheat] en hvedemark
    [forest] en skov
    [lake] en sø
    [grass] en græsslette
    [swamp] en sump
   *[mine] en mine
  }.
reason-touches-no = Her rører den hverken dit slot eller { $terrain ->
    [wheat] en hvedemark
    [forest] en skov
    [lake] en sø
    [grass] en græsslette
    [swamp] en sump
   *[mine] en mine
  }.
reason-bad-key = Dette link til en plads virker ikke. Måske er det allerede brugt.
reason-bad-move = Serveren forstod ikke dette træk.
reason-bad-parcel = Spillet kan ikke flyttes: Trækkene følger ikke reglerne.
reason-bad-record = Linje { $line } i loggen kan ikke læses. { $reason }
reason-bad-seed = Dette starttal er for stort.
reason-daily-clock = Serverens ur går forkert, så der er ikke noget dagens spil lige nu.
reason-daily-final = Det er dagens spil: Det, der er besluttet, står ved magt.
reason-daily-hidden = Her spiller nogen dagens spil. Det kan ses, når dagen er omme.
reason-daily-tried = Dagens spil kan kun spilles én gang.
reason-daily-unfinished = Det er dagens spil: Loggen kan hentes, når spillet er slut.
reason-disk-full = Serveren har ikke plads til flere spil. De spil, der er i gang, fortsætter.
reason-known-deals = Trækningerne i dette spil er kendt fra et tidligere, så der kan ikke komme flere med.
reason-luggage-own = Linket er til en anden browser: Alt, hvad det bringer, er allerede i denne.
reason-luggage-used = Linket er allerede brugt af en anden browser.
reason-no-hints = Der er kun tip i spil mod computeren, ikke i dagens spil.
reason-no-level = Der er ingen computerspiller med den styrke.
reason-no-luggage = Linket virker ikke længere: Det er over en time gammelt, blev trukket tilbage eller blev ikke kopieret helt.
reason-no-next-game = Det næste spil i dette dynasti kan ikke begynde endnu.
reason-no-puzzle = Den opgave findes ikke her.
reason-no-reviews = Denne server gennemgår ikke spil.
reason-no-such-day = Der var ikke noget spil den dag, eller dagen er ikke omme endnu.
reason-no-such-ply = Så langt er spillet ikke nået.
reason-nobody-asked = Ingen venter længere på dit svar.
reason-not-over = Spillet er ikke slut endnu.
reason-not-your-seat = Det er ikke din plads.
reason-not-your-turn = Det er ikke din tur.
reason-not-yours = Det må du ikke her.
reason-nothing-to-redo = Der er ikke noget at gentage.
reason-nothing-to-undo = Der er ikke noget at fortryde.
reason-one-seat = Du har allerede en plads ved dette bord, og her kan hver enhed kun få én.
reason-present = Denne spiller sidder ved bordet, så ingen kan springe ind.
reason-same-colour = To spillere kan ikke have samme farve.
reason-seat-taken = En anden var hurtigere: Pladsen er taget.
reason-seats-open = Der er stadig ledige pladser. Vent på dine venner, eller giv pladserne til computerspillere.
reason-seed-with-friends = Med venner kan du ikke vælge starttallet, for så ville nogen kende trækningerne.
reason-settled = Det er for sent at fortryde uden at spørge.
reason-shown = Spillet er slut, og dets hemmelighed er afsløret, så det kan ikke fortsætte.
reason-stale = Bordet har ændret sig i mellemtiden. Prøv igen.
reason-starting = Ikke alle er klar endnu. Du kan begynde om { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
  }.
reason-too-many-games = Du har for mange spil. Slet nogle af dem først.
reason-unknown-table = Det bord findes ikke. Måske er det blevet slettet.
reason-wait = For tidligt: En computerspiller kan først springe ind om { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
  }.
reason-bad-kingdom = Kongerige { $line } kan ikke læses. { $reason }
reason-domino-twice = Brik { $domino } ligger mere end ét sted.
reason-kingdom-apart = { $count ->
    [one] Ét felt er afskåret fra slottet.
   *[other] { $count } felter er afskåret fra slottet.
  }
reason-kingdom-half = Antallet af felter er ulige: Der mangler en halv brik.
reason-kingdom-no-dominoes = Æskens brikker kan ikke danne disse felter. Kontrollér terræn og kroner.
reason-kingdom-no-order = Disse felter kan ikke være lagt brik for brik: En af brikkerne havde ingen forbindelse.
reason-kingdom-too-large = Der er { $count } felter, men en spiller får kun { $most } brikker.
reason-kingdoms-no-dominoes = Hvert kongerige er muligt, men én æske har ikke brikker til dem alle.
reason-square-too-often = { $count ->
    [one] { $count } felt er
   *[other] { $count } felter er
  } { $terrain ->
    [wheat] hvedemark
    [forest] skov
    [lake] sø
    [grass] græsslette
    [swamp] sump
   *[mine] mine
  } { $crowns ->
    [0] uden krone
    [one] med { $crowns } krone
   *[other] med { $crowns } kroner
  }, men æsken har { $most ->
    [0] ingen
    [one] kun { $most }
   *[other] kun { $most }
  }.
reason-bad-request = Serveren forstod ikke denne forespørgsel.
reason-failed = Noget gik galt på serveren. Prøv igen.
reason-foreign-origin = Serveren afviste denne forespørgsel, fordi den kom fra et andet websted.
reason-not-fair = Serveren har ændret det, den havde lagt sig fast på. Stol ikke på dens trækninger.
reason-offline = Serveren kan ikke nås. Kører den, og er du online?
reason-too-large = Det er for stort til serveren.
reason-too-many = Det var for meget på én gang. Vent et øjeblik, og prøv igen.
reason-too-slow = Det tog for lang tid. Prøv igen.
reason-unavailable = Serveren kan ikke gemme noget i øjeblikket. Intet er gået tabt; prøv igen om lidt.
reason-moved = Spillet er flyttet til et andet bord.
reason-needs-server = Det kræver en server, og den er her ikke lige nu.
reason-no-storage = Browseren lader ikke siden gemme spil.
reason-unreadable-game = Spillet kan ikke læses.

## Counted

points-counted = { $points } point

## Dagens spil

day-date = { $day }. { $month ->
    [jan] januar
    [feb] februar
    [mar] marts
    [apr] april
    [may] maj
    [jun] juni
    [jul] juli
    [aug] august
    [sep] september
    [oct] oktober
    [nov] november
   *[dec] december
  }
daily-streak = { $n ->
    [one] { $n } dag i træk
   *[other] { $n } dage i træk
  }
daily-place = { $place }. plads
daily-result = { daily-place }, { points-counted }

## Who won, in the terminal and in pictures

verdict-solo = { $name } har bygget et kongerige på { points-counted }.
verdict-score = { $name } vinder { $scores }.
verdict-to = { $first } mod { $second }
verdict-territory = { $level ->
    [crowns] { $names } har hver { points-counted } og lige mange kroner; { $name } vinder på det største territorium, { $values }.
    [squares] { $names } har hver { points-counted } og lige store kongeriger; { $name } vinder på det største territorium, { $values }.
    [crowns-squares] { $names } har hver { points-counted }, lige mange kroner og lige store kongeriger; { $name } vinder på det største territorium, { $values }.
   *[points] { $names } har hver { points-counted }; { $name } vinder på det største territorium, { $values }.
  }
verdict-crowns = { $level ->
    [territory] { $names } har hver { points-counted } og lige store territorier; { $name } vinder på flest kroner, { $values }.
    [squares] { $names } har hver { points-counted } og lige store kongeriger; { $name } vinder på flest kroner, { $values }.
    [territory-squares] { $names } har hver { points-counted }, lige store territorier og lige store kongeriger; { $name } vinder på flest kroner, { $values }.
   *[points] { $names } har hver { points-counted }; { $name } vinder på flest kroner, { $values }.
  }
verdict-squares = { $level ->
    [territory] { $names } har hver { points-counted } og lige store territorier; { $name } vinder på det største kongerige, { $values }.
    [crowns] { $names } har hver { points-counted } og lige mange kroner; { $name } vinder på det største kongerige, { $values }.
    [territory-crowns] { $names } har hver { points-counted }, lige store territorier og lige mange kroner; { $name } vinder på det største kongerige, { $values }.
   *[points] { $names } har hver { points-counted }; { $name } vinder på det største kongerige, { $values }.
  }
verdict-shared = { $level ->
    [territory] { $names } deler sejren: lige i point og største territorium.
    [crowns] { $names } deler sejren: lige i point og kroner.
    [squares] { $names } deler sejren: lige i point og felter.
    [territory-crowns] { $names } deler sejren: lige i point, største territorium og kroner.
    [territory-squares] { $names } deler sejren: lige i point, største territorium og felter.
    [crowns-squares] { $names } deler sejren: lige i point, kroner og felter.
    [territory-crowns-squares] { $names } deler sejren: lige i point, største territorium, kroner og felter.
   *[points] { $names } deler sejren: lige i point.
  }
