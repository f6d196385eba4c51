### German. Words that the page and the terminal share: reasons, lands, editions, rules, computer players.
### Same in English: terrain-mine, level-normal

## The six kinds of land

terrain-wheat = Weizen
terrain-forest = Wald
terrain-lake = See
terrain-grass = Wiese
terrain-swamp = Sumpf
terrain-mine = Mine

## Editions

edition-classic = Klassisch
edition-danish = Dänisch
edition-romanian = Rumänisch
edition-english-app = Englische App
edition-icelandic = Isländisch
edition-german = Deutsch
edition-tournament = Turnier

## What is special about an edition

about-classic = Die internationalen Regeln, wie die meisten sie kennen.
about-danish = Alle kennen die Reihenfolge der Eröffnung. Zu dritt wird mit allen 48 Dominosteinen gespielt, und aus jeder Reihe bleibt einer übrig. Für Harmonie muss das Raster voll sein.
about-romanian = Zur Eröffnung gehen die Könige reihum: Du ziehst einen, ohne hinzusehen, und stellst ihn auf einen Dominostein, auch wenn der König nicht dir gehört. Bei Gleichstand zählt das größte Gebiet, dann die meisten Kronen.
about-english-app = Auch für eine Person. Man wählt nicht im Voraus, sondern nimmt einen Dominostein aus der Reihe und legt ihn sofort an. Bei Gleichstand gewinnt das größere Königreich.
about-icelandic = Ein König nach dem anderen wird gezogen und auf einen Dominostein gestellt; so weiß niemand, wer als Nächstes kommt. Bei Gleichstand zählt das größte Gebiet, mit oder ohne Kronen, dann die meisten Kronen.
about-german = Du darfst einen Dominostein weglegen, auch wenn er passt. Zu zweit wird in der Reihenfolge A, B, B, A eröffnet.
about-tournament = Wie bei Meisterschaften: zu zweit, Das große Duell auf 7 × 7 mit Reich der Mitte.

## Rules

rule-harmony = Harmonie
rule-harmony-about = 5 Punkte extra für ein vollständiges Königreich.
rule-middle_kingdom = Reich der Mitte
rule-middle_kingdom-about = 10 Punkte extra, wenn das Schloss in der Mitte steht.
rule-mighty_duel = Das große Duell
rule-mighty_duel-about = Zu zweit, alle 48 Dominosteine, Königreiche mit 7 × 7 Feldern.
rule-dynasty = Dynastie
rule-dynasty-about = Drei Partien in Folge; die Punkte werden zusammengezählt.
rule-on = An
rule-off = Aus
rule-must_place = Anlegepflicht
rule-must_place-about = Ein Dominostein, der passt, darf nicht weggelegt werden.
rule-grid = Raster
rule-grid-follow = Wie in den Regeln ({ $n } × { $n })
rule-grid-5 = 5 × 5
rule-grid-7 = 7 × 7
rule-kings = Könige in der Eröffnung
rule-kings-one-by-one = Einzeln gezogen
rule-kings-together = Alle zuerst gezogen
rule-kings-passed-round = Reihum gezogen
rule-abba = A, B, B, A
rule-abba-about = Zu zweit wird in dieser Reihenfolge eröffnet; wer A ist, entscheidet das Los.
rule-claim_ahead = Im Voraus wählen
rule-claim_ahead-about = Jetzt wählen, in der nächsten Runde anlegen. Aus: wählen und sofort anlegen.
rule-claim_ahead-true = Für die nächste Runde wählen
rule-claim_ahead-false = Wählen und sofort anlegen
rule-must_place-true = Muss angelegt werden
rule-must_place-false = Darf weggelegt werden
rule-tie_breaks = Bei Gleichstand entscheidet
rule-tie_breaks-0 = nichts; der Sieg wird geteilt
rule-tie_breaks-1 = { $first ->
    [territory] größtes Gebiet
    [crowns] meiste Kronen
   *[squares] größeres Königreich
  }
rule-tie_breaks-2 = { rule-tie_breaks-1 }, dann { $second ->
    [territory] größtes Gebiet
    [crowns] meiste Kronen
   *[squares] größeres Königreich
  }
rule-tie_breaks-3 = { rule-tie_breaks-2 }, dann { $third ->
    [territory] größtes Gebiet
    [crowns] meiste Kronen
   *[squares] größeres Königreich
  }
rule-harmony_needs = Harmonie verlangt
rule-harmony_needs-all-placed = Kein Dominostein weggelegt
rule-harmony_needs-full-grid = Ein volles Raster
rule-spare_domino = Überzähliger Dominostein
rule-spare_domino-about = Zu dritt liegen vier Dominosteine in jeder Reihe; der übrige kommt zurück in die Schachtel.

## Names to draw from, for those who type none and for computer players

names = Ada Albrecht Anna Anton Bertha Bruno Clara Dietrich Elisabeth Emil Emma Erika Ernst Eva Felix Ferdinand Frieda Friedrich Georg Greta Gustav Hanna Heinrich Hilda Ida Jakob Johanna Karl Konrad Leonhard Lotte Ludwig Martha Mathilda Max Oskar Otto Paula Rosa Rudolf Ruth Theodor Ursula Walter Wilhelm

## Computer players

level-easy = Leicht
level-easy-about = Das Hirtenkind nimmt, was hübsch aussieht. Gut für die erste Partie.
level-normal = Normal
level-normal-about = Der Bäcker weiß, was ein gutes Königreich ausmacht, ist aber oft unachtsam.
level-hard = Schwer
level-hard-about = Die Ritterin plant ihr Königreich, macht aber ab und zu einen Fehler.
level-expert = Experte
level-expert-about = Die Herzogin denkt jede Runde durch und sieht, was du brauchst.
level-master = Meister
level-master-about = Der Sterndeuter lässt sich Zeit und verliert selten.

## Why something was refused: one message for every code in codes.py

reason-no-edition = Diese Ausgabe gibt es nicht.
reason-rules-abba-needs-two = A, B, B, A ist eine Eröffnung für 2 Spieler, aber diese Regeln sind nicht für 2.
reason-rules-abba-passed = Eröffnet wird entweder in der Reihenfolge A, B, B, A oder mit Königen, die reihum gezogen werden: nicht beides.
reason-rules-duel-grid = Das große Duell nutzt alle 48 Dominosteine und braucht darum ein Raster von 7 × 7.
reason-rules-duel-needs-two = Das große Duell ist für 2 Spieler, aber diese Regeln sind nicht für 2.
reason-rules-duel-players = Das große Duell ist für 2 Spieler, nicht für { $players }.
reason-rules-grid = Ein Raster ist 5 oder 7 Felder breit, nicht { $grid }.
reason-rules-harmony-full-grid = Harmonie verlangt hier ein volles Raster von { $grid }, aber { $dominoes } Dominosteine für jeden können es nicht füllen.
reason-rules-players = Diese Regeln sind für { $range } Spieler, nicht für { $players }.
reason-rules-range = Es müssen zwischen 1 und 4 Spieler sein.
reason-rules-spare-needs-three = Einen überzähligen Dominostein gibt es zu dritt, aber diese Regeln sind nicht für 3 Spieler.
reason-rules-twice = Das ist zweimal genannt: { $rule }.
reason-rules-unknown = Eine Regel { $rule } gibt es nicht.
reason-rules-value = Eine dieser Regeln hat einen Wert, den sie nicht haben kann.
reason-another-fits = Stein { $domino } passt nirgends. Wähle einen, der passt.
reason-can-be-placed = Stein { $domino } passt und darf darum nicht weggelegt werden.
reason-castle = { $square ->
    [here] Dort steht dein Schloss.
   *[other] Auf { $square } steht dein Schloss.
  }
reason-covered = { $square ->
    [here] Dort liegt schon ein Stein.
   *[other] { $square } ist schon belegt.
  }
reason-dealer-holder = Es wird bestimmt, wer die Könige hält.
reason-dealer-kings = Die Könige werden gezogen.
reason-dealer-line = Eine neue Reihe wird ausgelegt.
reason-dealt = Stein { $domino } wurde schon gezogen.
reason-game-over = Die Partie ist zu Ende.
reason-kings-abba = Eröffnet wird in der Reihenfolge A, B, B, A.
reason-kings-all = Alle { $kings } Könige werden auf einmal gezogen.
reason-kings-one = Die Könige werden einzeln gezogen.
reason-line-length = Eine Reihe hat { $length } Dominosteine, nicht { $given }.
reason-must-claim = Wähle zuerst einen Stein aus der Reihe.
reason-must-place = Zuerst muss Stein { $domino } angelegt werden.
reason-no-king = Für Spieler { $seat } ist kein König mehr zu ziehen.
reason-no-player = Gerade ist kein Spieler an der Reihe.
reason-no-seat = Einen Platz { $seat } gibt es nicht.
reason-not-in-line = Stein { $domino } liegt nicht in der Reihe.
reason-not-neighbours = { $first } und { $second } liegen nicht nebeneinander.
reason-not-the-dealer = Gerade wird nichts gezogen.
reason-taken = Stein { $domino } ist schon vergeben.
reason-too-high = Damit würde dein Königreich { $size } Felder hoch.
reason-too-wide = Damit würde dein Königreich { $size } Felder breit.
reason-touches-neither = So berührt er weder dein Schloss noch { $first ->
    [wheat] Weizen
    [forest] einen Wald
    [lake] einen See
    [grass] eine Wiese
    [swamp] einen Sumpf
   *[mine] eine Mine
  } oder { $second ->
    [wheat] Weizen
    [forest] einen Wald
    [lake] einen See
    [grass] eine Wiese
    [swamp] einen Sumpf
   *[mine] eine Mine
  }.
reason-touches-no = So berührt er weder dein Schloss noch { $terrain ->
    [wheat] Weizen
    [forest] einen Wald
    [lake] einen See
    [grass] eine Wiese
    [swamp] einen Sumpf
   *[mine] eine Mine
  }.
reason-bad-key = Dieser Link zu einem Platz funktioniert nicht. Vielleicht wurde er schon benutzt.
reason-bad-move = Der Server hat diesen Zug nicht verstanden.
reason-bad-parcel = Diese Partie lässt sich nicht mitnehmen: Ihre Züge passen nicht zu ihren Regeln.
reason-bad-record = Zeile { $line } der Aufzeichnung ist nicht lesbar. { $reason }
reason-bad-seed = Diese Startzahl ist zu groß.
reason-daily-clock = Die Uhr des Servers geht falsch; darum gibt es gerade keine Partie des Tages.
reason-daily-final = Es ist die Partie des Tages: Was entschieden ist, bleibt.
reason-daily-hidden = Hier spielt jemand die Partie des Tages. Sie ist zu sehen, wenn der Tag vorbei ist.
reason-daily-tried = Die Partie des Tages kann man nur einmal spielen.
reason-daily-unfinished = Es ist die Partie des Tages: Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
reason-disk-full = Der Server hat keinen Platz mehr für neue Partien. Laufende Partien gehen weiter.
reason-known-deals = Die Ziehungen dieser Partie sind aus einer früheren bekannt; darum kann niemand mehr dazukommen.
reason-luggage-own = Dieser Link ist für einen anderen Browser: Was er bringt, ist in diesem schon da.
reason-luggage-used = Diesen Link hat schon ein anderer Browser benutzt.
reason-no-hints = Tipps gibt es nur in Partien gegen den Computer, und nicht in der Partie des Tages.
reason-no-level = Einen Computerspieler dieser Stärke gibt es nicht.
reason-no-luggage = Dieser Link funktioniert nicht mehr: Er ist älter als eine Stunde, wurde zurückgezogen oder nicht ganz kopiert.
reason-no-next-game = Die nächste Partie dieser Dynastie kann noch nicht beginnen.
reason-no-puzzle = Dieses Rätsel gibt es hier nicht.
reason-no-reviews = Dieser Server analysiert keine Partien.
reason-no-such-day = An diesem Tag gab es keine Partie, oder er ist noch nicht vorbei.
reason-no-such-ply = So weit ist die Partie noch nicht.
reason-nobody-asked = Auf deine Antwort wartet niemand mehr.
reason-not-over = Die Partie ist noch nicht zu Ende.
reason-not-your-seat = Das ist nicht dein Platz.
reason-not-your-turn = Du bist nicht an der Reihe.
reason-not-yours = Das darfst du hier nicht.
reason-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-one-seat = Du hast an diesem Tisch schon einen Platz, und hier bekommt jedes Gerät nur einen.
reason-present = Diese Person sitzt am Tisch; darum kann niemand für sie einspringen.
reason-same-colour = Zwei Spieler können nicht dieselbe Farbe haben.
reason-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
reason-seats-open = Es sind noch Plätze frei. Warte auf deine Freunde oder gib die Plätze Computerspielern.
reason-seed-with-friends = Mit Freunden kannst du die Startzahl nicht wählen, sonst würde jemand die Ziehungen kennen.
reason-settled = Das lässt sich nicht mehr zurücknehmen, ohne zu fragen.
reason-shown = Die Partie ist zu Ende und ihr Geheimnis aufgedeckt; darum kann sie nicht weitergehen.
reason-stale = Der Tisch hat sich inzwischen verändert. Bitte versuche es noch einmal.
reason-starting = Noch sind nicht alle bereit. Du kannst in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } beginnen.
reason-too-many-games = Du hast zu viele Partien. Lösche zuerst ein paar davon.
reason-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
reason-wait = Zu früh: Ein Computerspieler kann erst in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } einspringen.
reason-bad-kingdom = Königreich { $line } ist nicht lesbar. { $reason }
reason-domino-twice = Stein { $domino } liegt an mehr als einer Stelle.
reason-kingdom-apart = { $count ->
    [one] Ein Feld ist vom Schloss abgeschnitten.
   *[other] { $count } Felder sind vom Schloss abgeschnitten.
  }
reason-kingdom-half = Die Zahl der Felder ist ungerade: Ein halber Dominostein fehlt.
reason-kingdom-no-dominoes = Aus den Dominosteinen der Schachtel lassen sich diese Felder nicht legen. Bitte prüfe Landschaften und Kronen.
reason-kingdom-no-order = So lässt sich nicht Stein für Stein anlegen: Einer davon hatte keinen Anschluss.
reason-kingdom-too-large = Das sind { $count } Felder, aber jeder bekommt nur { $most } Dominosteine.
reason-kingdoms-no-dominoes = Jedes Königreich für sich ist möglich, aber eine Schachtel hat nicht die Dominosteine für alle.
reason-square-too-often = { $count }-mal { $terrain ->
    [wheat] Weizen
    [forest] Wald
    [lake] See
    [grass] Wiese
    [swamp] Sumpf
   *[mine] Mine
  } { $crowns ->
    [0] ohne Krone
    [one] mit { $crowns } Krone
   *[other] mit { $crowns } Kronen
  }: In der Schachtel gibt es das { $most ->
    [0] gar nicht
    [one] nur { $most }-mal
   *[other] nur { $most }-mal
  }.
reason-bad-request = Der Server hat diese Anfrage nicht verstanden.
reason-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.
reason-foreign-origin = Der Server hat diese Anfrage abgelehnt, weil sie von einer anderen Seite kam.
reason-not-fair = Der Server hat geändert, worauf er sich festgelegt hatte. Traue seinen Ziehungen nicht.
reason-offline = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
reason-too-large = Das ist zu groß für den Server.
reason-too-many = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
reason-too-slow = Das hat zu lange gebraucht. Bitte versuche es noch einmal.
reason-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren; bitte versuche es in einer Weile noch einmal.
reason-moved = Diese Partie ist an einen anderen Tisch umgezogen.
reason-needs-server = Dazu braucht es einen Server, und der ist gerade nicht da.
reason-no-storage = Dieser Browser lässt die Seite keine Partien speichern.
reason-unreadable-game = Diese Partie lässt sich nicht lesen.

## Counted

points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## Die Partie des Tages

day-date = { $day }. { $month ->
    [jan] Januar
    [feb] Februar
    [mar] März
    [apr] April
    [may] Mai
    [jun] Juni
    [jul] Juli
    [aug] August
    [sep] September
    [oct] Oktober
    [nov] November
   *[dec] Dezember
  }
daily-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
  }
daily-place = { $place }. Platz
daily-result = { daily-place }, { points-counted }

## Who won, in the terminal and in pictures

verdict-solo = { $name } hat ein Königreich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } gebaut.
verdict-score = { $name } gewinnt mit { $scores }.
verdict-to = { $first } zu { $second }
verdict-territory = { $level ->
    [crowns] { $names } haben je { points-counted } und gleich viele Kronen; { $name } gewinnt durch das größte Gebiet, { $values }.
    [squares] { $names } haben je { points-counted } und gleich große Königreiche; { $name } gewinnt durch das größte Gebiet, { $values }.
    [crowns-squares] { $names } haben je { points-counted }, gleich viele Kronen und gleich große Königreiche; { $name } gewinnt durch das größte Gebiet, { $values }.
   *[points] { $names } haben je { points-counted }; { $name } gewinnt durch das größte Gebiet, { $values }.
  }
verdict-crowns = { $level ->
    [territory] { $names } haben je { points-counted } und gleich große Gebiete; { $name } gewinnt durch die meisten Kronen, { $values }.
    [squares] { $names } haben je { points-counted } und gleich große Königreiche; { $name } gewinnt durch die meisten Kronen, { $values }.
    [territory-squares] { $names } haben je { points-counted }, gleich große Gebiete und gleich große Königreiche; { $name } gewinnt durch die meisten Kronen, { $values }.
   *[points] { $names } haben je { points-counted }; { $name } gewinnt durch die meisten Kronen, { $values }.
  }
verdict-squares = { $level ->
    [territory] { $names } haben je { points-counted } und gleich große Gebiete; { $name } gewinnt durch das größte Königreich, { $values }.
    [crowns] { $names } haben je { points-counted } und gleich viele Kronen; { $name } gewinnt durch das größte Königreich, { $values }.
    [territory-crowns] { $names } haben je { points-counted }, gleich große Gebiete und gleich viele Kronen; { $name } gewinnt durch das größte Königreich, { $values }.
   *[points] { $names } haben je { points-counted }; { $name } gewinnt durch das größte Königreich, { $values }.
  }
verdict-shared = { $level ->
    [territory] { $names } teilen sich den Sieg: gleich bei Punkten und größtem Gebiet.
    [crowns] { $names } teilen sich den Sieg: gleich bei Punkten und Kronen.
    [squares] { $names } teilen sich den Sieg: gleich bei Punkten und Feldern.
    [territory-crowns] { $names } teilen sich den Sieg: gleich bei Punkten, größtem Gebiet und Kronen.
    [territory-squares] { $names } teilen sich den Sieg: gleich bei Punkten, größtem Gebiet und Feldern.
    [crowns-squares] { $names } teilen sich den Sieg: gleich bei Punkten, Kronen und Feldern.
    [territory-crowns-squares] { $names } teilen sich den Sieg: gleich bei Punkten, größtem Gebiet, Kronen und Feldern.
   *[points] { $names } teilen sich den Sieg: gleich bei Punkten.
  }
