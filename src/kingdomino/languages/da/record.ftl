### The chronicle: one's own games, kingdoms and shields. Its title is in page.ftl.

record-lead = Hvad du har spillet, vundet og bygget. Det hele ligger kun i denne browser.
record-blank = Siderne er endnu tomme. Din krønike begynder med det første spil, du spiller færdigt.
record-reading = Dine spil læses: { $done } af { $total }
record-read = Alle dine spil er læst.
record-no-engine = Denne side er bygget uden sin spilmotor og kan ikke selv læse spil: Point, kongeriger og de fleste våbenskjolde mangler.

## In numbers

record-games = Færdige spil
record-open = { $n } mere i gang
record-won = Vundne spil
record-of = af { $n }, du kunne vinde
record-average = Point i gennemsnit
record-latest = { $n ->
    [one] dit seneste spil
   *[other] dine seneste { $n } spil
  }
record-row = Dage i træk
record-longest = længste række: { $n }
record-accuracy = Præcision
record-reviewed = { $n } spil gennemgået
record-puzzles = Rating i opgaver
record-solved = { $n } løst

## Kingdoms and points

record-best = Dit bedste kongerige
record-best-mighty = Dit bedste kongerige i Den mægtige duel
record-points = Dine point
record-points-mighty = Dine point i Den mægtige duel
record-chart = Point i dine seneste { $n } spil, det ældste først: mellem { $least } og { $most }.
record-trend-up = { $now } point i gennemsnit på det seneste, { $by } flere end før.
record-trend-down = { $now } point i gennemsnit på det seneste, { $by } færre end før.
record-trend-same = { $now } point i gennemsnit på det seneste, det samme som før.
record-trend-first = { $now } point i gennemsnit.
record-list = Alle point som liste

## Won and played

record-levels = Efter styrke
record-editions = Efter udgave
record-level = Stærkeste spiller ved bordet
record-edition = Udgave
record-played = Spillet
record-column-won = Vundet
record-friends = Venner

## Shields

record-shields = Våbenskjolde
record-earned = { $n } af { $all } vundet
record-proof = Spillet, der gav det: { $names }
record-gone = Hvor der ikke er noget link, kan selve spillet ikke åbnes her.
record-missing = endnu ikke vundet
shield-crown = Den første krone
shield-crown-how = Vind et spil.
shield-three = En mod tre
shield-three-how = Vind over tre computerspillere ved ét bord.
shield-tie = På et hængende hår
shield-tie-how = Vind et spil, der ender med lige mange point.
shield-comeback = Sen høst
shield-comeback-how = Vind, selv om du var { $n } point bagud, da den sidste række blev lagt frem.
shield-friend = Godt selskab
shield-friend-how = Vind over en ven på en anden enhed.
shield-hard = Ridderens handske
shield-hard-how = Vind over styrken Svær eller en højere.
shield-expert = Hertugindens vifte
shield-expert-how = Vind over styrken Ekspert eller en højere.
shield-master = Stjernekiggerens stjerne
shield-master-how = Vind over styrken Mester.
shield-unaided = Ved egen kraft
shield-unaided-how = Vind over styrken Mester uden et eneste tip.
shield-harmony = Harmoni
shield-harmony-how = Få bonuspoint for Harmoni.
shield-middle = Midtkongerige
shield-middle-how = Få bonuspoint for Midtkongerige.
shield-both = Fuldendt orden
shield-both-how = Få Harmoni og Midtkongerige med det samme kongerige.
shield-vast = Vidt land
shield-vast-how = Byg et territorium på { $n } felter eller mere.
shield-rich = Skatkammeret
shield-rich-how = Byg et territorium, der er { $n } point eller mere værd.
shield-crowns = Kronjuvelerne
shield-crowns-how = Saml { $n } kroner i ét kongerige.
shield-sixty = Tres
shield-sixty-how = Få { $n } point med et kongerige på 5 × 5.
shield-hundred = Hundrede
shield-hundred-how = Få { $n } point i Den mægtige duel.
shield-dynasty = Slægtens grundlægger
shield-dynasty-how = Vind et dynasti.
shield-editions = Vidt berejst
shield-editions-how = Spil et spil færdigt i hver udgave.
shield-week = Syv sole
shield-week-how = Spil dagens spil færdigt syv dage i træk.

## Taking it along, and deleting it

record-keep = Tag den med
record-move = Flyt til en anden enhed
record-move-note = Et link bringer det hele til en anden enhed, også dine pladser ved serverens borde og dine dage i træk. Det virker én gang, inden for en time; i denne browser bliver alt, som det er.
record-move-link = Link til din anden enhed
record-move-withdraw = Træk linket tilbage
record-move-withdrawn = Linket virker ikke længere.
record-move-big = Det er for meget til et link. Tag det med som fil.
record-move-offline = Uden en server er der intet link til en anden enhed: Tag en fil med.
record-bring = Hent din krønike hertil?
record-bring-ask = Linket lægger en anden browsers krønike, indstillinger og spil til det, der er i denne, sammen med dens pladser ved serverens borde. Fortsæt kun, hvis du selv har lavet linket.
record-bring-yes = Hent den hertil
record-bring-no = Lad være
record-bring-working = Henter …
record-bring-spoilt = Det, der kom, kan ikke læses. Måske blev linket ikke kopieret helt: Åbn det igen, eller lav et nyt.
record-bring-done = Din krønike er her
record-brought = { $n ->
    [0] Du havde ingen pladser på serveren.
    [one] Din plads ved ét af serverens borde er kommet med.
   *[other] Dine pladser ved { $n } af serverens borde er kommet med.
  }
record-brought-left = { $n ->
    [one] Der var ikke plads til ét bord mere.
   *[other] Der var ikke plads til { $n } borde mere.
  }
record-keep-note = Én fil rummer din krønike, dine indstillinger og spillene i denne browser. En anden enhed lægger den til det, der er der; intet nyere bliver erstattet.
record-export = Gem som fil
record-import = Læs en fil …
record-imported = { $facts ->
    [one] { $facts } spil er nyt i krøniken,
   *[other] { $facts } spil er nye i krøniken,
  } { $games ->
    [one] { $games } bord er nyt i denne browser.
   *[other] { $games } borde er nye i denne browser.
  }
record-refused = { $n ->
    [one] { $n } bord i filen kunne ikke overtages.
   *[other] { $n } borde i filen kunne ikke overtages.
  }
record-file-big = Filen er for stor til at være en krønike.
record-file-unread = Filen er ikke en krønike.
record-file-newer = Filen er skrevet af en nyere udgave af siden.
record-delete = Slet krøniken
record-delete-ask = Vil du slette din krønike og din rating i opgaver fra denne browser? Dine spil bliver.
record-delete-yes = Slet
record-delete-no = Behold
record-deleted = Krøniken er slettet. Den fortsætter med dit næste spil.
record-since = Spil, der sluttede før den { ago-date }, er udeladt.
record-remember = Tag dem med igen
