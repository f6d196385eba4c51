### Romanian. The game in the terminal, and the tables that `kingdomino show` and `print(game)` draw.
### Same in English: terminal-total

## What can be typed. Each message is a list of words separated by spaces, all of which mean the same. The English words work
## in every language; give your own as well. One word must not mean two things, also not one of the English words.

typed-undo = înapoi inapoi retrage
typed-redo = refă refa
typed-hint = sfat indiciu
typed-score = puncte scor
typed-record = înregistrare inregistrare
typed-save = salvează salveaza
typed-load = încarcă incarca
typed-rules = reguli
typed-language = limbă limba
typed-help = ajutor
typed-quit = ieșire iesire
typed-new = nou nouă noua
typed-forget = uită uita
typed-yes = da d
typed-no = nu
typed-none = niciuna
typed-person = persoană persoana om

## Before the game

terminal-welcome = `ajutor` te ajută, `ieșire` încheie, Enter acceptă
terminal-goodbye = Pe data viitoare.
terminal-waiting = { $n ->
    [one] Te așteaptă o partidă neterminată:
    [few] Te așteaptă partide neterminate:
   *[other] Te așteaptă partide neterminate:
  }
terminal-new-or-unfinished = { $n ->
    [one] Enter începe partida cerută, `1` o continuă pe cea neterminată, `uită 1` o șterge.
    [few] Enter începe partida cerută, un număr continuă una neterminată, `uită 1` o șterge pe prima.
   *[other] Enter începe partida cerută, un număr continuă una neterminată, `uită 1` o șterge pe prima.
  }
terminal-unfinished-or-new = { $n ->
    [one] Enter o continuă, `nou` începe altă partidă, `uită 1` o șterge.
    [few] Enter o continuă pe prima, un număr pe alta; `nou` începe o partidă nouă, `uită 1` o șterge pe prima.
   *[other] Enter o continuă pe prima, un număr pe alta; `nou` începe o partidă nouă, `uită 1` o șterge pe prima.
  }
terminal-not-on-list = Nu este pe listă.
terminal-unreadable = Partida neterminată din { $file } nu poate fi citită. { $why }
terminal-which-edition = Ce ediție?
terminal-no-clock = { $minutes ->
    [one] Aici nu este ceas: urmăriți singuri { $minutes } minut pe jucător.
    [few] Aici nu este ceas: urmăriți singuri cele { $minutes } minute pe jucător.
   *[other] Aici nu este ceas: urmăriți singuri cele { $minutes } de minute pe jucător.
  }
terminal-edition-for = { $n ->
    [one] Această ediție este pentru { $n } jucător.
    [few] Această ediție este pentru { $n } jucători.
   *[other] Această ediție este pentru { $n } de jucători.
  }
terminal-how-many = Câți jucători: { $numbers }?
terminal-not-so-many = Această ediție este pentru { $numbers } jucători, nu pentru { $given }.
terminal-additional-rules = Reguli suplimentare? Separă-le prin spații.
terminal-harmony = { $needs ->
    [full-grid] 5 puncte pentru un regat care își umple toată grila
   *[all-placed] 5 puncte pentru un regat fără piese înlăturate
  }
terminal-in-edition = face parte din această ediție
terminal-house-rules = Reguli ale casei? Scrie-le la fel.
terminal-value-now = acum { $now }
terminal-value-others = acum { $now }, altfel { $others }
terminal-rule-kings = Cum se trage la sorți prima ordine.
terminal-rule-grid = Cât de lat și de înalt poate fi un regat.
terminal-rule-tie_breaks = Ce decide la egalitate, în această ordine.
terminal-rule-harmony_needs = Ce cere Armonia.
terminal-who-plays = Cine joacă? Un nume este o persoană; sau alege un computer.
terminal-default = Enter ia { $default }, `ieșire` încheie, `limbă de` schimbă limba.
terminal-seats = { $n ->
    [one] Este { $n } loc, nu { $given }.
    [few] Sunt { $n } locuri, nu { $given }.
   *[other] Sunt { $n } de locuri, nu { $given }.
  }
terminal-name-long = { $n ->
    [one] Un nume are cel mult { $n } literă.
    [few] Un nume are cel mult { $n } litere.
   *[other] Un nume are cel mult { $n } de litere.
  }
terminal-name-number = { $name } nu este nici nume, nici numărul unui computer.
terminal-name-taken = { $name } are deja un loc.

## Labels of what is asked; the program adds '> ' or a default: 'edition [classic]> '. One or two words.

ask-new = partidă nouă
ask-continue = continuare
ask-edition = ediție
ask-players = jucători
ask-rules = reguli
ask-seat = locul { $seat }
ask-again = din nou
ask-next = Enter începe partida următoare
ask-yes-no = { $question } [d/N]

## Computer players for experiments, after the levels

terminal-agent-random = alege și așază la întâmplare
terminal-agent-greedy = așază pentru cele mai multe puncte pe loc, alege la întâmplare
terminal-agent-full-greedy = se gândește deodată la așezare și la piesa următoare, păstrează centrul și evită golurile
terminal-agent-value = o decizie înainte, cu evaluarea învățată; în doi, până la sfârșitul rundei
terminal-agent-mc = Monte Carlo simplu: fiecare mutare la fel de des
terminal-agent-uct = căutare Monte Carlo în arbore
terminal-agent-search = căutarea folosită de maestru, cu toate reglajele

## The table. $line counts lines of dominoes, $game the games of a Dynasty.

terminal-progress = linia { $line } din { $lines }
terminal-progress-dynasty = partida { $game } din { $games }, linia { $line } din { $lines }
terminal-title = { $rules }: { $what }
terminal-end = sfârșitul
terminal-end-of-game = sfârșitul partidei { $game } din { $games }
terminal-rules = Regulile acestei partide
terminal-thinks = { $name } se gândește
terminal-claim = { $name }, alege o piesă: scrie-i numărul.
terminal-choose = { $name }, alege o piesă: scrie-i numărul.
terminal-claim-for = { $name }, ai tras un rege pentru { $owner }: alege-i o piesă și scrie-i numărul.
terminal-no-choice = { $n ->
    [one] Piesa { $dominoes } nu se potrivește nicăieri, dar alta da: alege una care se potrivește.
    [few] Piesele { $dominoes } nu se potrivesc nicăieri, dar altele da: alege una care se potrivește.
   *[other] Piesele { $dominoes } nu se potrivesc nicăieri, dar altele da: alege una care se potrivește.
  }
terminal-none-fits = Niciuna nu se potrivește: cea pe care o alegi este înlăturată.
terminal-discard = { $name }, piesa { $domino } nu se potrivește nicăieri: Enter o înlătură.
terminal-place = { $name }, așază piesa { $domino } ({ $lands }): scrie un număr sau pătrate precum { $example }.
terminal-more-places = { $n ->
    [one] și încă { $n } care nu aduce mai mult: scrie-i pătratele
    [few] și încă { $n } care nu aduc mai mult: scrie-le pătratele
   *[other] și încă { $n } care nu aduc mai mult: scrie-le pătratele
  }
terminal-again = Încă o partidă? Enter joacă din nou la această masă, `nou` o schimbă.
terminal-again-how = Apasă Enter sau scrie `nou` ori `ieșire`.
terminal-press-enter = Apasă Enter.
terminal-game = partida { $n }
terminal-total = total
terminal-dynasty = { $games ->
    [one] Dinastia: { $played } din { $games } partidă jucată
    [few] Dinastia: { $played } din { $games } partide jucate
   *[other] Dinastia: { $played } din { $games } de partide jucate
  }
terminal-dynasty-verdict = Dinastia: { $verdict }

## What happened, one line each

terminal-holder = { $name } ține regii.
terminal-king-drawn = { $name } trage un rege pentru { $owner }.
terminal-king-own = { $name } își trage propriul rege.
terminal-king = S-a tras un rege: { $name }.
terminal-kings = S-au tras regii: { $names }.
terminal-deal = Se așază linia { $dominoes }.
terminal-claimed = { $name } alege { $domino } ({ $lands }).
terminal-chosen = { $name } alege { $domino } ({ $lands }).
terminal-claimed-for = { $name } alege { $domino } ({ $lands }) pentru { $owner }.
terminal-discarded = { $name } înlătură { $domino }.
terminal-placed = { $name } așază { $domino } pe { $squares } ({ $points }).
terminal-taken-back = Luat înapoi: { $what }
terminal-played-again = Refăcut.
terminal-ended = { $how ->
    [resigned] Partida s-a încheiat înainte de vreme: { $name } a abandonat.
    [late] Partida s-a încheiat înainte de vreme: { $name } a rămas fără timp.
   *[other] Partida s-a încheiat înainte de vreme: { $reason }
  }
terminal-hint-claim = Un computer puternic ar alege { $move }.
terminal-hint-choose = Un computer puternic ar alege { $move }.
terminal-hint-place = Un computer puternic ar așeza-o pe { $move }.
terminal-hint-discard = Un computer puternic ar înlătura-o.

## What cannot be done

terminal-type-domino = Scrie numărul unei piese, de exemplu { $example }.
terminal-type-place = Scrie un număr de pe listă sau două pătrate precum { $example }.
terminal-no-command = Nu există comanda „{ $word }”; `ajutor` arată comenzile.
terminal-no-number = Lista merge de la 1 la { $n }; { $given } nu este pe ea.
terminal-nothing-follows = După `{ $word }` nu poate urma nimic.
terminal-nothing-to-undo = Nu este nimic de luat înapoi.
terminal-nothing-to-redo = Nu este nimic de refăcut.
terminal-person-instead = În locul jucătorului { $name } joacă o persoană. { $why }
terminal-no-language = Limba { $code } nu există aici; există { $known }.

## Files, languages and leaving

terminal-language = Aceasta este limba { $language }. `limbă de` schimbă limba: { $known }.
terminal-saved = Salvată în { $file }
terminal-not-saved = Nu s-a salvat nimic.
terminal-load-needs = `încarcă` are nevoie de numele unui fișier.
terminal-replace = { $file } există și nu este o înregistrare Kingdomino; se înlocuiește?
terminal-no-autosave = Partida nu poate fi salvată automat, dar continuă. { $why }
terminal-will-continue = Partida este salvată; la următoarea pornire o poți continua.
terminal-lost-record = Partida nu a putut fi salvată. Iată înregistrarea ei; `încarcă` o citește dintr-un fișier:

## `help`: what is typed is on the left, what it does is here. What is typed is put together by the program.

terminal-help-lands = w { terrain-wheat }, f { terrain-forest }, l { terrain-lake }, g { terrain-grass }, s { terrain-swamp }, m { terrain-mine }; m2 are două coroane, C este un castel
terminal-help-number = alege piesa 23
terminal-help-squares = așază piesa: prima jumătate pe f7, a doua pe e7
terminal-help-listed = la așezare: ia numărul 5 de pe listă
terminal-help-discard = înlătură piesa, unde regulile o permit
terminal-help-undo = ia înapoi ultima decizie a unei persoane
terminal-help-redo = reface ce a fost luat înapoi
terminal-help-hint = spune ce ar face un computer puternic
terminal-help-score = socotește fiecare regat, teritoriu cu teritoriu
terminal-help-rules = arată regulile acestei partide
terminal-help-record = scrie partida în notație
terminal-help-save = scrie partida într-un fișier al tău
terminal-help-load = pune pe masă o partidă salvată
terminal-help-language = schimbă limba
terminal-help-quit = încheie; la următoarea pornire poți continua
terminal-help-file = FIȘIER

## A table in words and characters: whose turn it is, the lines, what is to come

scene-holder = Se alege cine ține regii.
scene-king = Se trage un rege.
scene-line = Se așază linia următoare.
scene-claims = { $name } alege piesa { $dominoes }.
scene-chooses = { $name } alege piesa { $dominoes }.
scene-claims-for = { $name } alege piesa { $dominoes } pentru { $owner }.
scene-discards = { $typed ->
    [yes] { $name } nu are loc pentru piesa { $domino } și o înlătură (--).
   *[no] { $name } nu are loc pentru piesa { $domino } și o înlătură.
  }
scene-places = { $typed ->
    [yes] { $name } așază piesa { $domino }, de exemplu { $example }.
   *[no] { $name } așază piesa { $domino }.
  }
scene-places-or-discards = { $typed ->
    [yes] { $name } așază piesa { $domino }, de exemplu { $example }, sau o înlătură (--).
   *[no] { $name } așază piesa { $domino } sau o înlătură.
  }
scene-to-place = de așezat
scene-to-claim = de ales
scene-to-choose = de ales
scene-then = Apoi { $names }.
scene-next = apoi
scene-no-more = Nu mai vin piese.
scene-to-come = { $dominoes ->
    [one] Mai vine { $dominoes } piesă
    [few] Mai vin { $dominoes } piese
   *[other] Mai vin { $dominoes } de piese
  } în { $lines ->
    [one] { $lines } linie
    [few] { $lines } linii
   *[other] { $lines } de linii
  }.
scene-to-come-of = { $dominoes ->
    [one] Mai vine { $dominoes } piesă
    [few] Mai vin { $dominoes } piese
   *[other] Mai vin { $dominoes } de piese
  } în { $lines ->
    [one] { $lines } linie
    [few] { $lines } linii
   *[other] { $lines } de linii
  }, din { $unseen ->
    [one] { $unseen } piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
  }.
scene-no-crowns = fără coroane
scene-possible = se mai poate
scene-lost = nu se mai poate
scene-no-points = niciun punct
scene-no-points-yet = niciun punct încă
