### Danish. The game in the terminal, and the tables that `kingdomino show` and `print(game)` draw.

## What can be typed. Each message is a list of words separated by spaces, all of which mean the same. The English words work

## in every language; give your own as well. One word must not mean two things, also not one of the English words.

typed-undo = fortryd
typed-redo = gentag
typed-hint = tip
typed-score = point
typed-record = log
typed-save = gem
typed-load = hent
typed-rules = regler
typed-language = sprog
typed-help = hjælp
typed-quit = slut
typed-new = nyt
typed-forget = glem
typed-yes = ja j
typed-no = nej
typed-none = ingen
typed-person = menneske

## Before the game

terminal-welcome = `hjælp` hjælper, `slut` afslutter, Enter tager forslaget
terminal-goodbye = På gensyn.
terminal-waiting = { $n ->
    [one] Et ufærdigt spil venter:
   *[other] Ufærdige spil venter:
  }
terminal-new-or-unfinished = { $n ->
    [one] Enter begynder det spil, du bad om, `1` fortsætter det ufærdige, `glem 1` smider det væk.
   *[other] Enter begynder det spil, du bad om, et tal fortsætter et ufærdigt, `glem 1` smider det første væk.
  }
terminal-unfinished-or-new = { $n ->
    [one] Enter fortsætter det, `nyt` begynder et andet spil, `glem 1` smider det væk.
   *[other] Enter fortsætter det første, et tal et andet; `nyt` begynder et nyt spil, `glem 1` smider det første væk.
  }
terminal-not-on-list = Det står ikke på listen.
terminal-unreadable = Det ufærdige spil i { $file } kan ikke læses. { $why }
terminal-which-edition = Hvilken udgave?
terminal-no-clock = Her er intet ur: Hold selv øje med de { $minutes } minutter til hver spiller.
terminal-edition-for = Denne udgave er for { $n ->
    [one] { $n } spiller
   *[other] { $n } spillere
  }.
terminal-how-many = Hvor mange spillere: { $numbers }?
terminal-not-so-many = Denne udgave er for { $numbers } spillere, ikke { $given }.
terminal-additional-rules = Ekstraregler? Skil flere ad med mellemrum.
terminal-harmony = { $needs ->
    [full-grid] 5 point for et kongerige, der fylder hele sit gitter
   *[all-placed] 5 point for et kongerige uden kasserede brikker
  }
terminal-in-edition = en del af denne udgave
terminal-house-rules = Husregler? Skriv dem på samme måde.
terminal-value-now = nu { $now }
terminal-value-others = nu { $now }, ellers { $others }
terminal-rule-kings = Hvordan den første rækkefølge trækkes.
terminal-rule-grid = Hvor bredt og højt et kongerige må blive.
terminal-rule-tie_breaks = Hvad der afgør uafgjort, i denne rækkefølge.
terminal-rule-harmony_needs = Hvad Harmoni kræver.
terminal-who-plays = Hvem spiller? Et navn står for et menneske; eller vælg en computerspiller.
terminal-default = Enter tager { $default }, `slut` afslutter, `sprog en` taler et andet sprog.
terminal-seats = { $n ->
    [one] Der er { $n } plads, ikke { $given }.
   *[other] Der er { $n } pladser, ikke { $given }.
  }
terminal-name-long = Et navn har højst { $n } bogstaver.
terminal-name-number = { $name } er hverken et navn eller nummeret på en computerspiller.
terminal-name-taken = { $name } har allerede en plads.

## Labels of what is asked; the program adds '> ' or a default: 'edition [classic]> '. One or two words.

ask-new = nyt spil
ask-continue = fortsæt
ask-edition = udgave
ask-players = spillere
ask-rules = regler
ask-seat = plads { $seat }
ask-again = igen
ask-next = Enter begynder det næste spil
ask-yes-no = { $question } [j/N]

## Computer players for experiments, after the levels

terminal-agent-random = vælger og lægger tilfældigt
terminal-agent-greedy = lægger for flest point med det samme, vælger tilfældigt
terminal-agent-full-greedy = ser på det, den lægger, og sin næste brik under ét, holder midten og undgår huller
terminal-agent-value = én beslutning frem med den lærte vurdering; med to spillere til rundens slutning
terminal-agent-mc = simpel Monte Carlo: hvert træk lige ofte
terminal-agent-uct = Monte Carlo-træsøgning
terminal-agent-search = mesterens søgning, med alle indstillinger

## The table. $line counts lines of dominoes, $game the games of a Dynasty.

terminal-progress = række { $line } af { $lines }
terminal-progress-dynasty = spil { $game } af { $games }, række { $line } af { $lines }
terminal-title = { $rules }: { $what }
terminal-end = slutningen
terminal-end-of-game = slutningen på spil { $game } af { $games }
terminal-rules = Reglerne i dette spil
terminal-thinks = { $name } tænker
terminal-claim = { $name }, vælg en brik: Skriv dens tal.
terminal-choose = { $name }, vælg en brik, som du lægger med det samme: Skriv dens tal.
terminal-claim-for = { $name }, du har trukket en konge, der tilhører { $owner }: Vælg en brik til den, og skriv dens tal.
terminal-no-choice = { $n ->
    [one] Brik { $dominoes } passer ingen steder, men en anden gør: Vælg en, der passer.
   *[other] Brikkerne { $dominoes } passer ingen steder, men andre gør: Vælg en, der passer.
  }
terminal-none-fits = Ingen af dem passer: Den, du vælger, bliver kasseret.
terminal-discard = { $name }, brik { $domino } passer ingen steder: Enter kasserer den.
terminal-place = { $name }, læg brik { $domino } ({ $lands }): Skriv et nummer eller felter som { $example }.
terminal-more-places = { $n ->
    [one] og { $n } sted mere, der ikke giver flere point: Skriv dets felter
   *[other] og { $n } steder mere, der ikke giver flere point: Skriv deres felter
  }
terminal-again = Et spil til? Enter spiller igen ved dette bord, `nyt` ændrer det.
terminal-again-how = Tryk på Enter, eller skriv `nyt` eller `slut`.
terminal-press-enter = Tryk på Enter.
terminal-game = spil { $n }
terminal-total = i alt
terminal-dynasty = Dynasti: { $played } af { $games ->
    [one] { $games } spil
   *[other] { $games } spil
  } spillet
terminal-dynasty-verdict = Dynastiet: { $verdict }

## What happened, one line each

terminal-holder = { $name } holder kongerne.
terminal-king-drawn = { $name } trækker en konge, der tilhører { $owner }.
terminal-king-own = { $name } trækker sin egen konge.
terminal-king = Der trækkes en konge for { $name }.
terminal-kings = Kongerne er trukket: { $names }.
terminal-deal = En ny række: { $dominoes }.
terminal-claimed = { $name } vælger { $domino } ({ $lands }).
terminal-chosen = { $name } vælger { $domino } ({ $lands }).
terminal-claimed-for = { $name } vælger { $domino } ({ $lands }) for { $owner }.
terminal-discarded = { $name } kasserer { $domino }.
terminal-placed = { $name } lægger { $domino } på { $squares } ({ $points }).
terminal-taken-back = Fortrudt: { $what }
terminal-played-again = Gentaget.
terminal-ended = Spillet blev afbrudt før tid: { $how ->
    [resigned] { $name } gav op.
    [late] { $name } løb tør for tid.
   *[other] { $reason }
  }
terminal-hint-claim = En stærk computerspiller ville vælge { $move }.
terminal-hint-choose = En stærk computerspiller ville vælge { $move } og lægge den.
terminal-hint-place = En stærk computerspiller ville lægge den på { $move }.
terminal-hint-discard = En stærk computerspiller ville kassere den.

## What cannot be done

terminal-type-domino = Skriv tallet på en brik, for eksempel { $example }.
terminal-type-place = Skriv et nummer fra listen eller to felter som { $example }.
terminal-no-command = Der er ingen kommando »{ $word }«; `hjælp` viser kommandoerne.
terminal-no-number = Listen går fra 1 til { $n }; { $given } står ikke på den.
terminal-nothing-follows = Der må ikke stå noget efter `{ $word }`.
terminal-nothing-to-undo = Der er ikke noget at fortryde.
terminal-nothing-to-redo = Der er ikke noget at gentage.
terminal-person-instead = Et menneske spiller for { $name }. { $why }
terminal-no-language = Sproget { $code } findes ikke her; der er { $known }.

## Files, languages and leaving

terminal-language = Dette er { $language }. `sprog en` taler et andet: { $known }.
terminal-saved = Gemt i { $file }
terminal-not-saved = Intet blev gemt.
terminal-load-needs = `hent` skal have navnet på en fil.
terminal-replace = { $file } findes og er ikke en Kingdomino-log. Skal den erstattes?
terminal-no-autosave = Spillet kan ikke gemmes automatisk, men det fortsætter. { $why }
terminal-will-continue = Spillet er gemt; ved næste start kan du fortsætte det.
terminal-lost-record = Spillet kunne ikke gemmes. Her er dets log; `hent` læser den fra en fil:

## `help`: what is typed is on the left, what it does is here. What is typed is put together by the program.

terminal-help-lands = w { terrain-wheat }, f { terrain-forest }, l { terrain-lake }, g { terrain-grass }, s { terrain-swamp }, m { terrain-mine }; m2 har to kroner, C er et slot
terminal-help-number = vælger brik 23
terminal-help-squares = lægger brikken: dens første halvdel på f7, den anden på e7
terminal-help-listed = når en brik skal lægges: tager nummer 5 fra listen
terminal-help-discard = kasserer brikken, hvor reglerne tillader det
terminal-help-undo = fortryder et menneskes seneste beslutning
terminal-help-redo = gentager det, der blev fortrudt
terminal-help-hint = siger, hvad en stærk computerspiller ville gøre
terminal-help-score = tæller hvert kongerige, territorium for territorium
terminal-help-rules = viser reglerne i dette spil
terminal-help-record = skriver spillet i notation
terminal-help-save = gemmer spillet i din egen fil
terminal-help-load = henter et gemt spil frem på bordet
terminal-help-language = taler et andet sprog
terminal-help-quit = afslutter; ved næste start kan du fortsætte
terminal-help-file = FIL

## A table in words and characters: whose turn it is, the lines, what is to come

scene-holder = Det afgøres, hvem der holder kongerne.
scene-king = Der trækkes en konge.
scene-line = Den næste række lægges frem.
scene-claims = { $name } vælger brik { $dominoes }.
scene-chooses = { $name } vælger brik { $dominoes } og lægger den.
scene-claims-for = { $name } vælger brik { $dominoes } for { $owner }.
scene-discards = { $typed ->
    [yes] { $name } har ikke plads til brik { $domino } og kasserer den (--).
   *[no] { $name } har ikke plads til brik { $domino } og kasserer den.
  }
scene-places = { $typed ->
    [yes] { $name } lægger brik { $domino }, for eksempel { $example }.
   *[no] { $name } lægger brik { $domino }.
  }
scene-places-or-discards = { $typed ->
    [yes] { $name } lægger brik { $domino }, for eksempel { $example }, eller kasserer den (--).
   *[no] { $name } lægger brik { $domino } eller kasserer den.
  }
scene-to-place = skal lægges
scene-to-claim = kan vælges
scene-to-choose = kan vælges
scene-then = Derefter { $names }.
scene-next = så
scene-no-more = Der kommer ikke flere brikker.
scene-to-come = Der kommer { $dominoes ->
    [one] { $dominoes } brik
   *[other] { $dominoes } brikker
  } mere i { $lines ->
    [one] { $lines } række
   *[other] { $lines } rækker
  }.
scene-to-come-of = Der kommer { $dominoes ->
    [one] { $dominoes } brik
   *[other] { $dominoes } brikker
  } mere i { $lines ->
    [one] { $lines } række
   *[other] { $lines } rækker
  }; i alt er { $unseen } endnu ikke set.
scene-no-crowns = ingen kroner
scene-possible = kan nås
scene-lost = tabt
scene-no-points = ingen point
scene-no-points-yet = ingen point endnu
