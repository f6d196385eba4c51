### Danish. The guide: the rules of the game, from which one can play with the real box too.

## The guide: around the rules

guide-idea = Hvad det går ud på
guide-idea-text = Du har et slot og mangler land. Runde for runde tager du dominobrikker og lægger dem omkring slottet. Land af samme slags, der ligger sammen og har kroner, giver point, og den, der har flest point til sidst, vinder.
guide-words-english-app = Appen kalder dit kongerige »field«, et felt »tile«, et territorium »property« og point »prestige points«.
help-contents = På denne side
guide-print = Udskriv
guide-rules = Hvilke regler?
guide-follows-table = Du læser reglerne for dit spil.
guide-follows-new = Du læser reglerne for det spil, du er ved at gøre klar.
guide-follows-score = Du læser reglerne for det spil, du er ved at tælle op.
guide-differs = Ikke som i klassisk
guide-differs-note = Det, der er anderledes i den klassiske udgave, er markeret.
guide-differs-none = Dette er de klassiske regler.
guide-house = Dette spil har husregler, og denne side følger dem.

## The guide: what is in the box

guide-box = I æsken
guide-box-dominoes = 48 dominobrikker. På bagsiden står et tal fra 1 til 48, på forsiden er to felter land. Nogle felter har en, to eller tre kroner. Jo højere tal, desto mere værdifuld brik.
guide-box-castles = 4 slotte og 4 startbrikker at stille dem på, i lyserød, gul, grøn og blå.
guide-box-kings = 8 konger, to i hver farve.
guide-box-more = I nogle æsker er der også et tårn at trække brikkerne fra eller en blok til pointene. I kan spille uden.
guide-box-land = Der er seks slags terræn. Hvedemarker og skove er der mange af, men de har få kroner; sumpe og miner er sjældne og rige.
guide-box-all = Alle 48 brikker

## The guide: preparation

guide-prepare = Forberedelse
guide-prepare-players = For { $min } til { $max } spillere.
guide-prepare-two = For to spillere.
guide-prepare-castle = Vælg hver en farve. Stil dit slot på en startbrik foran dig, og lad der være plads hele vejen rundt: Dit kongerige kan vokse til { $grid } × { $grid } felter.
guide-prepare-kings = Tag så mange konger i din farve, som tabellen siger.
guide-prepare-shuffle = Bland brikkerne, og stabl dem, så intet terræn kan ses. Brug så mange, som tabellen siger; resten lægges tilbage i æsken, uden at nogen ser dem.
guide-prepare-shuffle-all = Bland alle 48 brikker, og stabl dem, så intet terræn kan ses. Ingen af dem bliver i æsken.
guide-pile-danish = I bunken må tallene heller ikke kunne ses.
guide-prepare-line = Træk den første række: så mange brikker, som tabellen siger, sorteret efter tal med det laveste øverst. Vend dem derefter, så terrænet kan ses.
guide-count-players = Spillere
guide-count-kings = Konger
guide-count-turns = Ture pr. runde
guide-count-dominoes = Brikker
guide-count-line = Pr. række
guide-count-rounds = Runder
guide-count-each = Til hver
guide-count-none = ingen
guide-count-yours = dit spil
guide-prepare-spare = Også med tre spillere har en række fire brikker. I hver runde bliver en tilovers, og den går ud af spillet.

## The guide: the opening

guide-opening = Startrunden
guide-opening-claim = { $kings ->
    [one-by-one] En af jer tager alle kongerne i en lukket hånd og lader dem komme ud én ad gangen. Så snart din konge viser sig, sætter du den på en ledig brik: Den er din. Først derefter kommer den næste konge, så ingen ved, hvem der vælger bagefter. Den sidste får det, der er tilbage.
    [together] En af jer tager alle kongerne i en lukket hånd og trækker dem én efter én: Alle ser hele rækkefølgen, før nogen vælger. I den rækkefølge sætter I derefter jeres konger på ledige brikker, én konge på hver. Brikken under din konge er din.
   *[passed-round] En af jer holder alle kongerne i en lukket hånd og lader dem gå på omgang. De andre trækker efter tur en konge uden at kigge og sætter den på en ledig brik, uanset farve; den, der holder kongerne, trækker til sidst. Brikken tilhører den spiller, hvis konge det er, så det kan godt være, at du vælger for en anden.
  }
guide-opening-two = { $kings ->
    [passed-round] Med to spillere går kongerne to gange rundt, for I har to hver.
   *[other] Med to spillere har I to konger hver og får altså to brikker.
  }
guide-opening-abba = { $claim_ahead ->
    [true] To spillere begynder anderledes: De trækker kun lod om, hvem der begynder. Den spiller sætter én konge på en brik, så sætter den anden spiller begge sine konger, og den førstes anden konge får den sidste brik: A, B, B, A.
   *[false] To spillere trækker kun lod om, hvem der begynder. Den første runde går A, B, B, A: én tur til den, der begynder, to til den anden spiller, og den sidste til den første igen.
  }
guide-opening-choose = { $kings ->
    [one-by-one] Træk den næste spiller fra en lukket hånd med alle kongerne i. Den, hvis konge viser sig, får sin tur med det samme, før den næste konge trækkes.
    [together] Rækkefølgen i den første runde er tilfældig. Træk lod om den, som I vil, så alle kender den, før nogen vælger.
   *[passed-round] En af jer holder alle kongerne i en lukket hånd og lader dem gå på omgang. De andre trækker efter tur en konge uden at kigge og vælger en brik til den spiller, hvis konge det er; spilleren lægger den med det samme. Den, der holder kongerne, trækker til sidst.
  }
guide-opening-spare = Med tre spillere bliver én brik i rækken ledig. Den går ud af spillet.
guide-opening-next = Når der står en konge på hver brik, trækker I den næste række på samme måde og lægger den ved siden af den første.
guide-opening-next-spare = Når alle kongerne står, trækker I den næste række på samme måde og lægger den ved siden af den første.

## The guide: a round

guide-round = En runde
guide-round-order = { $claim_ahead ->
    [true] Kongerne på den ældste række bestemmer rækkefølgen: Den på det laveste tal er først, den på det højeste sidst. På din tur gør du to ting:
   *[false] På din tur vælger du en ledig brik i rækken og lægger den i dit kongerige med det samme.
  }
guide-round-place = Læg brikken under din konge i dit kongerige.
guide-round-claim = Vælg en ny: Sæt kongen på en ledig brik i den nyeste række.
guide-round-then = { $claim_ahead ->
    [true] Når alle har gjort begge dele, trækker I en ny række, og den næste runde begynder.
   *[false] Når alle har haft deres ture, er runden slut. Træk en ny række; den, der tog det laveste tal i sidste runde, er først, og så videre op til det højeste. Det er lige meget, om brikken blev lagt eller kasseret.
  }
guide-round-thought = Et lavt tal er en beskeden brik, men du er tidligt med i næste runde og har mere at vælge imellem. Et højt tal er rigt, men så må du vente.
guide-round-two = { $claim_ahead ->
    [true] Med to spillere har I to ture hver i hver runde, en for hver konge.
   *[false] Med to spillere har I to ture hver i hver runde.
  }
guide-round-spare = Med tre spillere går den brik, ingen tog, ud af spillet, når runden slutter.
guide-round-one = Hvis du spiller alene, er alle fire brikker i hver række dine. Vælg og læg dem i den rækkefølge, du vil.
guide-round-picture = { $claim_ahead ->
    [true] To rækker brikker. Der står konger på alle fire brikker i den venstre række; den første af dem er allerede gået videre til den tredje brik i den højre række.
   *[false] En række med fire brikker, sorteret efter tal. To af dem er taget.
  }
guide-round-older = Skal lægges
guide-round-newer = Kan vælges
guide-round-line = Kan vælges

## The guide: placing

guide-place = At lægge brikker
guide-place-free = Læg brikken på to ledige felter, i den retning, du vil. Den dækker ikke noget og ligger fladt på bordet. Når den først ligger der, flyttes den aldrig igen.
guide-place-touch = Den skal røre dit slot, eller et af dens felter skal røre et felt med samme terræn, som allerede ligger der. Kanter tæller, hjørner gør ikke. Hvad det andet felt rører, er lige meget.
guide-place-castle = Slottet passer til alle slags terræn.
guide-place-grid = Hele kongeriget skal kunne være i et kvadrat på { $grid } × { $grid } felter. Hvor slottet står i det, bestemmer du selv.
guide-place-must = { $claim_ahead ->
    [true] En brik, der passer et sted, skal lægges, også selv om du ikke bryder dig om den. Passer den ingen steder, er den tabt: Den lægges tilbage i æsken og giver ingenting. Du vælger en ny alligevel.
   *[false] Du skal vælge en brik, der passer, hvis en af de ledige gør. Passer ingen af de ledige brikker, vælger du en af dem og kasserer den: Den lægges tilbage i æsken og giver ingenting, men dens tal tæller stadig for rækkefølgen i næste runde.
  }
guide-place-may = { $claim_ahead ->
    [true] Du behøver ikke at lægge en brik, selv om den passer: Du må lægge den tilbage i æsken i stedet. En brik, der ikke passer nogen steder, er tabt på samme måde. Den giver ingenting, og du vælger en ny alligevel.
   *[false] Du må vælge en hvilken som helst ledig brik og lægge den i dit kongerige, eller lægge den tilbage i æsken i stedet, selv om den passer. Så giver den ingenting, men dens tal tæller stadig for rækkefølgen i næste runde.
  }
guide-place-author = Spillets forfatter anbefaler en variant: En brik, der passer, skal lægges. Her hedder den »Pligt til at lægge«.
guide-place-author-on = Det er den variant, spillets forfatter anbefaler. Uden den må du i denne udgave lægge en brik tilbage, selv om den passer.

## The guide: boards to try

guide-try = Prøv selv
guide-try-first = Den første brik. Hvor kan den ligge?
guide-try-match = Den tredje brik. Se efter terræn, der passer.
guide-try-edge = Et kongerige, der allerede er { $grid } felter bredt og { $grid } felter højt. Hvad er der stadig plads til?
guide-try-how = Tryk på et felt for at lægge brikken der; tryk igen for at dreje den. På tastaturet bruger du piletasterne og R.
guide-try-turn = Drej
guide-try-fits = { $points ->
    [0] Den passer. Den giver ingen point endnu.
    [one] Den passer og giver { $points } point.
   *[other] Den passer og giver { $points } point.
  }
guide-try-board = Et bræt at prøve på: Læg brik { $domino }
guide-try-paper = Ét sted, hvor den passer.

## The guide: the end and the points

guide-end = Slutningen
guide-end-last = { $claim_ahead ->
    [true] Når der ikke er brikker til en ny række, begynder den sidste runde: I lægger kun, for der er ikke mere at vælge. Så er spillet slut.
   *[false] Når der ikke er brikker til en ny række, er spillet slut.
  }
guide-points = Point
guide-points-territory = Et territorium består af felter med samme terræn, der rører hinanden langs kanterne. Det giver antallet af felter gange antallet af kroner.
guide-points-none = Et territorium uden en krone giver ingenting, uanset hvor stort det er.
guide-points-apart = Territorier med samme terræn, der ikke rører hinanden, tælles hver for sig.
guide-points-castle = Slottet hører ikke til noget territorium. Det tæller ikke som et felt, og det forbinder ikke det, der ligger på hver side af det.
guide-count = Hvad giver dette kongerige?
guide-count-how = Tryk på dets territorier.
guide-count-board = Et færdigt kongerige: Tryk på et felt for at tælle dets territorium
guide-count-castle = Slottet hører ikke til noget territorium.
guide-count-so-far = { $found } af { $all } territorier, { $points } point indtil videre.
guide-count-done = Det er det hele: { $points } point.
guide-count-all = Tæl det hele
guide-count-again = Begynd forfra

## The guide: who wins

guide-win = Hvem vinder
guide-win-most = Den, der har flest point, vinder.
guide-win-one = Hvis du spiller alene, så prøv at slå din egen rekord.
guide-win-ties = Uafgjort afgøres i denne rækkefølge:
guide-win-territory = det største enkelte territorium, med eller uden kroner;
guide-win-crowns = flest kroner i hele kongeriget;
guide-win-squares = kongeriget med flest felter;
guide-win-then-shared = hvis alt det også er lige, deles sejren.
guide-win-shared = Ved uafgjort deles sejren.

## The guide: additional rules

guide-extra = Ekstraregler
guide-extra-text = Hver af dem kan føjes til, og de kan kombineres, som I vil.
guide-extra-on = gælder
guide-extra-off = gælder ikke
guide-harmony = { $harmony_needs ->
    [all-placed] 5 ekstra point til sidst, hvis du har lagt alle dine brikker og ikke kasseret nogen.
   *[full-grid] 5 ekstra point til sidst, hvis dit kongerige fylder hele sit gitter på { $grid } × { $grid } felter uden huller.
  }
guide-middle = 10 ekstra point til sidst, hvis dit slot står i midten: Ingen del af dit kongerige må nå længere end { $reach } felter fra slottet i nogen af de fire retninger. Kongeriget behøver ikke at være komplet, og huller gør ikke noget.
guide-middle-centre = I midten, på trods af hullerne: 10 point
guide-middle-aside = Et fuldt gitter, men slottet står ved siden af midten: ingenting
guide-duel = For to spillere. Alle 48 brikker er med, og kongerigerne vokser til 7 × 7 felter. Der er { $rounds } runder, og I får { $each } brikker hver.
guide-dynasty = Tre spil i træk; jeres point lægges sammen, og den højeste sum vinder.
guide-dynasty-ties = Er summerne lige store, afgøres det som i et enkelt spil:
guide-dynasty-territory = det største territorium i et af de tre spil;
guide-dynasty-crowns = kronerne fra de tre spil lagt sammen;
guide-dynasty-squares = felterne fra de tre spil lagt sammen;

## The guide: all dominoes

guide-dominoes = Alle brikker
guide-dominoes-text = Sættet er det samme i alle udgaver.
guide-dominoes-land = Felter og kroner
guide-dominoes-terrain = Terræn
guide-dominoes-squares = Felter
guide-dominoes-with = { $crowns ->
    [0] Ingen krone
    [one] { $crowns } krone
   *[other] { $crowns } kroner
  }
guide-dominoes-crowns = Kroner
guide-dominoes-all = Alle seks
guide-dominoes-offline = Brikkerne og udgaverne kommer fra serveren, som ikke kan nås.

## The guide: editions, keys and gestures

help-editions = Udgaver
help-editions-text = Spillet er udgivet i mange lande, og regelhæfterne er ikke ens. Her er forskellene.
help-edition-opening = Startrunde
guide-edition-abba = { $kings } (to spillere: A, B, B, A)
help-edition-turn = Tur
guide-edition-three = Tre spillere
guide-edition-spare = { $spare ->
    [true] Alle 48, rækker med fire
   *[false] 36, rækker med tre
  }
guide-edition-no-three = –
help-edition-discard = Hvis den passer
help-edition-ties = Uafgjort
help-keys = Taster
help-keys-table = Ved bordet
help-keys-replay = Under afspilning
help-key = Tast
help-key-does = Hvad den gør
help-key-arrows = Flyt brikken hen over dit kongerige
help-key-rotate = Drej brikken
help-key-escape = Annullér
help-key-next = Næste eller forrige mulige sted, det bedste først
help-key-kingdoms = Se et andet kongerige
help-key-tracker = Brikker, der endnu ikke er set
help-key-undo = Fortryd
help-key-redo = Gentag det, der blev fortrudt
help-key-hurry = Skynd på computerspilleren
help-key-hint = Et tip mod computere; igen for trækkene og igen for grundene
help-key-pause = Hold pause eller fortsæt
help-key-help = Denne hjælp
help-key-replay-step = Én beslutning tilbage eller frem
help-key-replay-round = Én runde tilbage eller frem
help-key-replay-ends = Til begyndelsen eller slutningen
help-key-replay-speed = Tempo: halvt, normalt, dobbelt, hurtigt
help-key-replay-play = Afspil eller stop
help-key-or = eller
help-touch = Finger og mus
help-touch-drag = Træk brikken hen på dit kongerige; den falder på plads det nærmeste sted, hvor den passer.
help-touch-tap = Eller tryk på et markeret felt; tryk på brikken for at dreje den.
help-touch-land = Rør ved et territorium for at se, hvad det er værd.
help-touch-others = Stryg, eller tryk på et navn, for at se de andre kongeriger.
guide-key-enter = { $claim_ahead ->
    [true] Læg den her; vælg den markerede brik
   *[false] Læg den her; tag den markerede brik
  }
guide-key-digits = { $claim_ahead ->
    [true] Vælg en brik efter dens plads i rækken
   *[false] Tag en brik efter dens plads i rækken
  }
guide-touch-take = { $claim_ahead ->
    [true] Tryk på en brik i rækken for at vælge den.
   *[false] Tryk på en brik i rækken for at tage den.
  }
