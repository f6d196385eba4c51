### German. The game in the terminal, and the tables that `kingdomino show` and `print(game)` draw.

## What can be typed. Each message is a list of words separated by spaces, all of which mean the same. The English words work

## in every language; give your own as well. One word must not mean two things, also not one of the English words.

typed-undo = zurück
typed-redo = vor
typed-hint = tipp
typed-score = punkte
typed-record = aufzeichnung
typed-save = speichern
typed-load = laden
typed-rules = regeln
typed-language = sprache
typed-help = hilfe
typed-quit = ende
typed-new = neu
typed-forget = vergessen
typed-yes = ja j
typed-no = nein
typed-none = keine
typed-person = mensch

## Before the game

terminal-welcome = `hilfe` hilft, `ende` beendet, Enter nimmt den Vorschlag
terminal-goodbye = Bis zum nächsten Mal.
terminal-waiting = { $n ->
    [one] Eine unfertige Partie wartet:
   *[other] Unfertige Partien warten:
  }
terminal-new-or-unfinished = { $n ->
    [one] Enter beginnt die gewünschte Partie, `1` setzt die unfertige fort, `vergessen 1` verwirft sie.
   *[other] Enter beginnt die gewünschte Partie, eine Zahl setzt eine unfertige fort, `vergessen 1` verwirft die erste.
  }
terminal-unfinished-or-new = { $n ->
    [one] Enter setzt sie fort, `neu` beginnt eine andere Partie, `vergessen 1` verwirft sie.
   *[other] Enter setzt die erste fort, eine Zahl eine andere; `neu` beginnt eine neue Partie, `vergessen 1` verwirft die erste.
  }
terminal-not-on-list = Das steht nicht auf der Liste.
terminal-unreadable = Die unfertige Partie in { $file } ist nicht lesbar. { $why }
terminal-which-edition = Welche Ausgabe?
terminal-no-clock = Hier gibt es keine Uhr: Achtet selbst auf die { $minutes } Minuten für jeden.
terminal-edition-for = Diese Ausgabe ist für { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
  }.
terminal-how-many = Wie viele Spieler: { $numbers }?
terminal-not-so-many = Diese Ausgabe ist für { $numbers } Spieler, nicht für { $given }.
terminal-additional-rules = Zusatzregeln? Mehrere durch Leerzeichen trennen.
terminal-harmony = { $needs ->
    [full-grid] 5 Punkte für ein Königreich, das sein ganzes Raster füllt
   *[all-placed] 5 Punkte für ein Königreich, für das kein Dominostein weggelegt wurde
  }
terminal-in-edition = gehört zu dieser Ausgabe
terminal-house-rules = Hausregeln? Tippe sie genauso ein.
terminal-value-now = jetzt { $now }
terminal-value-others = jetzt { $now }, sonst { $others }
terminal-rule-kings = Wie die erste Reihenfolge gezogen wird.
terminal-rule-grid = Wie breit und hoch ein Königreich werden darf.
terminal-rule-tie_breaks = Was bei Gleichstand entscheidet, der Reihe nach.
terminal-rule-harmony_needs = Was Harmonie verlangt.
terminal-who-plays = Wer spielt? Ein Name steht für einen Menschen; oder wähle einen Computerspieler.
terminal-default = Enter nimmt { $default }, `ende` beendet, `sprache en` spricht eine andere Sprache.
terminal-seats = { $n ->
    [one] Es gibt { $n } Platz, nicht { $given }.
   *[other] Es gibt { $n } Plätze, nicht { $given }.
  }
terminal-name-long = Ein Name hat höchstens { $n } Buchstaben.
terminal-name-number = { $name } ist weder ein Name noch die Nummer eines Computerspielers.
terminal-name-taken = { $name } hat schon einen Platz.

## Labels of what is asked; the program adds '> ' or a default: 'edition [classic]> '. One or two words.

ask-new = neue Partie
ask-continue = weiter
ask-edition = Ausgabe
ask-players = Spieler
ask-rules = Regeln
ask-seat = Platz { $seat }
ask-again = noch einmal
ask-next = Enter beginnt die nächste Partie
ask-yes-no = { $question } [j/N]

## Computer players for experiments, after the levels

terminal-agent-random = wählt zufällig und legt zufällig an
terminal-agent-greedy = legt an, wo es sofort die meisten Punkte bringt, wählt zufällig
terminal-agent-full-greedy = bedenkt Anlegen und nächsten Dominostein zusammen, hält die Mitte und meidet Löcher
terminal-agent-value = eine Entscheidung voraus mit der gelernten Bewertung; zu zweit bis zum Ende der Runde
terminal-agent-mc = einfaches Monte Carlo: jeder Zug gleich oft
terminal-agent-uct = Monte-Carlo-Baumsuche
terminal-agent-search = die Suche des Meisters, mit allen Einstellungen

## The table. $line counts lines of dominoes, $game the games of a Dynasty.

terminal-progress = Reihe { $line } von { $lines }
terminal-progress-dynasty = Partie { $game } von { $games }, Reihe { $line } von { $lines }
terminal-title = { $rules }: { $what }
terminal-end = das Ende
terminal-end-of-game = das Ende von Partie { $game } von { $games }
terminal-rules = Die Regeln dieser Partie
terminal-thinks = { $name } überlegt
terminal-claim = { $name }, wähle einen Dominostein: Tippe seine Zahl.
terminal-choose = { $name }, wähle einen Dominostein zum Anlegen: Tippe seine Zahl.
terminal-claim-for = { $name }, du hast einen König von { $owner } gezogen: Wähle einen Dominostein für ihn und tippe seine Zahl.
terminal-no-choice = { $n ->
    [one] Stein { $dominoes } passt nirgends, ein anderer aber schon: Wähle einen, der passt.
   *[other] Die Steine { $dominoes } passen nirgends, andere aber schon: Wähle einen, der passt.
  }
terminal-none-fits = Keiner davon passt: Welchen du auch wählst, er wird weggelegt.
terminal-discard = { $name }, Stein { $domino } passt nirgends: Enter legt ihn weg.
terminal-place = { $name }, lege Stein { $domino } an ({ $lands }): Tippe eine Nummer oder Felder wie { $example }.
terminal-more-places = { $n ->
    [one] und { $n } weitere Stelle, die nicht mehr bringt: Tippe ihre Felder
   *[other] und { $n } weitere Stellen, die nicht mehr bringen: Tippe ihre Felder
  }
terminal-again = Noch eine Partie? Enter spielt an diesem Tisch weiter, `neu` ändert ihn.
terminal-again-how = Drücke Enter oder tippe `neu` oder `ende`.
terminal-press-enter = Drücke Enter.
terminal-game = Partie { $n }
terminal-total = gesamt
terminal-dynasty = Dynastie: { $played } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } gespielt
terminal-dynasty-verdict = Die Dynastie: { $verdict }

## What happened, one line each

terminal-holder = { $name } hält die Könige.
terminal-king-drawn = { $name } zieht einen König von { $owner }.
terminal-king-own = { $name } zieht einen eigenen König.
terminal-king = Ein König von { $name } wird gezogen.
terminal-kings = Die Könige sind gezogen: { $names }.
terminal-deal = Eine neue Reihe: { $dominoes }.
terminal-claimed = { $name } wählt { $domino } ({ $lands }).
terminal-chosen = { $name } wählt { $domino } ({ $lands }).
terminal-claimed-for = { $name } wählt { $domino } ({ $lands }) für { $owner }.
terminal-discarded = { $name } legt { $domino } weg.
terminal-placed = { $name } legt { $domino } auf { $squares } ({ $points }).
terminal-taken-back = Zurückgenommen: { $what }
terminal-played-again = Wieder gespielt.
terminal-ended = Die Partie wurde vorzeitig beendet: { $how ->
    [resigned] { $name } hat aufgegeben.
    [late] Die Zeit von { $name } ist abgelaufen.
   *[other] { $reason }
  }
terminal-hint-claim = Ein starker Computerspieler würde { $move } wählen.
terminal-hint-choose = Ein starker Computerspieler würde { $move } wählen und anlegen.
terminal-hint-place = Ein starker Computerspieler würde ihn auf { $move } legen.
terminal-hint-discard = Ein starker Computerspieler würde ihn weglegen.

## What cannot be done

terminal-type-domino = Tippe die Zahl eines Dominosteins, etwa { $example }.
terminal-type-place = Tippe eine Nummer aus der Liste oder zwei Felder wie { $example }.
terminal-no-command = Einen Befehl „{ $word }“ gibt es nicht; `hilfe` nennt die Befehle.
terminal-no-number = Die Liste geht von 1 bis { $n }; { $given } steht nicht darauf.
terminal-nothing-follows = Auf `{ $word }` darf nichts folgen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-nothing-to-redo = Es gibt nichts zu wiederholen.
terminal-person-instead = Für { $name } spielt ein Mensch. { $why }
terminal-no-language = Die Sprache { $code } gibt es hier nicht; es gibt { $known }.

## Files, languages and leaving

terminal-language = Das ist { $language }. `sprache en` spricht eine andere: { $known }.
terminal-saved = Gespeichert in { $file }
terminal-not-saved = Es wurde nichts gespeichert.
terminal-load-needs = `laden` braucht den Namen einer Datei.
terminal-replace = { $file } existiert schon und ist keine Aufzeichnung von Kingdomino. Ersetzen?
terminal-no-autosave = Die Partie lässt sich nicht automatisch speichern, geht aber weiter. { $why }
terminal-will-continue = Die Partie ist gespeichert; beim nächsten Start kannst du sie fortsetzen.
terminal-lost-record = Die Partie ließ sich nicht speichern. Das ist ihre Aufzeichnung; `laden` liest sie aus einer Datei:

## `help`: what is typed is on the left, what it does is here. What is typed is put together by the program.

terminal-help-lands = w { terrain-wheat }, f { terrain-forest }, l { terrain-lake }, g { terrain-grass }, s { terrain-swamp }, m { terrain-mine }; m2 hat zwei Kronen, C ist ein Schloss
terminal-help-number = wählt Stein 23
terminal-help-squares = legt den Stein an: die erste Hälfte auf f7, die zweite auf e7
terminal-help-listed = beim Anlegen: nimmt Nummer 5 der Liste
terminal-help-discard = legt den Stein weg, wo die Regeln es erlauben
terminal-help-undo = nimmt die letzte Entscheidung eines Menschen zurück
terminal-help-redo = wiederholt, was zurückgenommen wurde
terminal-help-hint = sagt, was ein starker Computerspieler täte
terminal-help-score = zählt jedes Königreich, Gebiet für Gebiet
terminal-help-rules = nennt die Regeln dieser Partie
terminal-help-record = zeigt die Partie in Notation
terminal-help-save = schreibt die Partie in eine eigene Datei
terminal-help-load = bringt eine gespeicherte Partie auf den Tisch
terminal-help-language = spricht eine andere Sprache
terminal-help-quit = beendet; beim nächsten Start geht es weiter
terminal-help-file = DATEI

## A table in words and characters: whose turn it is, the lines, what is to come

scene-holder = Es wird bestimmt, wer die Könige hält.
scene-king = Ein König wird gezogen.
scene-line = Die nächste Reihe wird ausgelegt.
scene-claims = { $name } wählt Stein { $dominoes }.
scene-chooses = { $name } wählt Stein { $dominoes } und legt ihn an.
scene-claims-for = { $name } wählt Stein { $dominoes } für { $owner }.
scene-discards = { $typed ->
    [yes] { $name } hat keinen Platz für Stein { $domino } und legt ihn weg (--).
   *[no] { $name } hat keinen Platz für Stein { $domino } und legt ihn weg.
  }
scene-places = { $typed ->
    [yes] { $name } legt Stein { $domino } an, etwa { $example }.
   *[no] { $name } legt Stein { $domino } an.
  }
scene-places-or-discards = { $typed ->
    [yes] { $name } legt Stein { $domino } an, etwa { $example }, oder weg (--).
   *[no] { $name } legt Stein { $domino } an oder weg.
  }
scene-to-place = anzulegen
scene-to-claim = zur Wahl
scene-to-choose = zur Wahl
scene-then = Dann { $names }.
scene-next = dann
scene-no-more = Es kommen keine Dominosteine mehr.
scene-to-come = { $dominoes ->
    [one] Es kommt noch { $dominoes } Dominostein
   *[other] Es kommen noch { $dominoes } Dominosteine
  } in { $lines ->
    [one] { $lines } Reihe
   *[other] { $lines } Reihen
  }.
scene-to-come-of = { $dominoes ->
    [one] Es kommt noch { $dominoes } Dominostein
   *[other] Es kommen noch { $dominoes } Dominosteine
  } in { $lines ->
    [one] { $lines } Reihe
   *[other] { $lines } Reihen
  }, von { $unseen } nicht aufgedeckten.
scene-no-crowns = keine Kronen
scene-possible = möglich
scene-lost = verloren
scene-no-points = keine Punkte
scene-no-points-yet = noch keine Punkte
