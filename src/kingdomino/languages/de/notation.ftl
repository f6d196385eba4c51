### German. What cannot be read: moves, positions, kingdoms and records. The page says it too, where a text is opened.

## Where something is wrong; $why is one of the sentences below

wrong-at = Zeile { $line }, „{ $token }“: { $why }
wrong-in-line = Zeile { $line }: { $why }
wrong-token = „{ $token }“: { $why }
wrong-file = { $file }: { $why }

## What cannot be read as a move. Squares are f7, lines +4,11,23,38, turns A:23.

wrong-domino-number = Dominosteine sind von 1 bis 48 nummeriert.
wrong-file-letter = Spalten gehen von a bis m.
wrong-rank-number = Zeilen gehen von 1 bis 13.
wrong-seat-letter = Plätze sind A bis D.
wrong-four-kings = Es gibt höchstens vier Könige.
wrong-move-missing = Ein Zug fehlt.
wrong-not-a-move = „{ $text }“ ist kein Zug.
wrong-line-ascends = Die Zahlen einer Reihe müssen aufsteigen.
wrong-line-of-four = Eine Reihe hat höchstens vier Dominosteine.
wrong-not-a-line = „{ $text }“ ist keine Reihe von Dominosteinen.
wrong-not-a-domino = „{ $text }“ ist nicht die Zahl eines Dominosteins.
wrong-not-two-squares = „{ $text }“ nennt nicht zwei Felder.
wrong-not-a-square = Ein Feld schreibt man wie f7.
wrong-claim-missing = Es fehlt die Angabe, welcher Stein gewählt wurde.
wrong-placement-missing = Es fehlt die Angabe, wo angelegt wurde.
wrong-record-holder = Eine Aufzeichnung beginnt damit, wer die Könige hält, wie in A:BA.
wrong-record-kings = Eine Aufzeichnung beginnt mit den Königen in der Reihenfolge, in der sie gezogen wurden.
wrong-too-many-kings = So viele Könige gibt es nicht.
wrong-seat-kings = So viele Könige hat { $seat } nicht.
wrong-not-a-turn = Das ist weder eine Reihe (+4,11,23,38) noch ein Zug (A:23).
wrong-line-missing = Die nächste Reihe fehlt.
wrong-king-missing = Der König von { $seat } wurde nicht gezogen.
wrong-turn-of = { $seat } ist an der Reihe.
wrong-turn-over = Vor „{ $text }“ ist der Zug zu Ende.
wrong-comment-open = Ein Kommentar hat kein Ende.
wrong-comment-long = Ein Kommentar hat höchstens { $length } Bytes.

## What cannot be read as a position: one line of text with fields for the kings, the lines, the unseen dominoes and the

## kingdoms

wrong-position-players = Eine Stellung beginnt mit der Zahl der Spieler, 1 bis 4.
wrong-kingdom-high = Das Königreich ist mehr als { $size } Felder hoch.
wrong-kingdom-wide = Das Königreich ist mehr als { $size } Felder breit.
wrong-two-castles = Es gibt mehr als ein Schloss.
wrong-no-such-square = „{ $text }“ ist kein Feld.
wrong-rows-differ = Die Zeilen sind verschieden lang.
wrong-no-castle = Es gibt kein Schloss.
wrong-not-connected = Das Königreich hängt nicht zusammen.
wrong-half-domino = Ein halber Dominostein fehlt.
wrong-empty-edge = Eine äußere Zeile oder Spalte ist leer.
wrong-domino-not-there = Stein { $domino } liegt dort nicht.
wrong-seat-missing = Auf die Zahl muss der Buchstabe eines Platzes folgen.
wrong-not-a-set = Eine Menge schreibt man wie 1-3,7.
wrong-dealt-and-unseen = Ein Dominostein aus einer der Reihen steht auch unter den nicht aufgedeckten.
wrong-cannot-be-dealt = { $dominoes ->
    [one] { $dominoes } Dominostein kann nicht gezogen worden sein.
   *[other] { $dominoes } Dominosteine können nicht gezogen worden sein.
  }
wrong-not-in-hand = Ein Platz kann nur einen Dominostein halten, den er aus der Reihe genommen hat.
wrong-no-such-turn = So kann niemand mitten in einem Zug sein.
wrong-position-line = { $length ->
    [one] Eine Reihe hat { $length } Dominostein.
   *[other] Eine Reihe hat { $length } Dominosteine.
  }
wrong-line-too-early = In einer Reihe kann kein Dominostein liegen, bevor gezogen wurde.
wrong-kings-in-opening = Könige werden nur in der Eröffnung gezogen.
wrong-round-over = Die Runde ist zu Ende; ihre Dominosteine müssten noch anzulegen sein.
wrong-nothing-pending = Die Partie ist zu Ende; es kann nichts mehr anzulegen sein.
wrong-holder-first = Könige, die reihum gezogen werden, schreibt man wie A:B; zuerst steht, wer sie hält.
wrong-holder-missing = Es fehlt die Angabe, wer die Könige hält.
wrong-king-before-line = Ein König wird erst gezogen, wenn eine Reihe ausliegt.
wrong-kings-impossible = Diese Könige können nicht gezogen worden sein.
wrong-opening-order = Eröffnet wird in der Reihenfolge ABBA oder BAAB.
wrong-king-too-early = Der nächste König wird erst nach diesem Zug gezogen.
wrong-wrong-kings = { $seat } hat nicht die richtige Zahl von Königen.
wrong-too-many-squares = Dieses Königreich hat mehr Felder als die bisher angelegten Dominosteine.
wrong-foreign-square = Dieses Königreich hat ein Feld { $square }, das auf keinem der bisher angelegten Dominosteine ist.
wrong-field-spaces = Die Angaben müssen durch einzelne Leerzeichen getrennt sein.
wrong-field-count = { $players ->
    [one] Eine Stellung für { $players } Spieler hat { $fields } Angaben, nicht { $given }.
   *[other] Eine Stellung für { $players } Spieler hat { $fields } Angaben, nicht { $given }.
  }

## What is wrong with a record, or with its file. A header is a line such as [Edition "classic"].

wrong-unreadable = Das ist nicht lesbar.
wrong-headers-first = Eine Aufzeichnung beginnt mit Kopfzeilen wie [Edition "classic"].
wrong-headers-then-moves = Eine leere Zeile trennt Kopfzeilen und Züge.
wrong-header-form = Eine Kopfzeile schreibt man [Name "Wert"].
wrong-header-twice = Die Kopfzeile { $header } kommt zweimal vor.
wrong-header-control = Eine Kopfzeile darf keine Steuerzeichen enthalten.
wrong-header-missing = Die Kopfzeile { $header } fehlt.
wrong-header-limits = Eine Aufzeichnung zum Öffnen hat höchstens { $headers } Kopfzeilen mit zusammen { $bytes } Bytes.
wrong-header-long = Eine Kopfzeile einer Aufzeichnung zum Öffnen hat höchstens { $length } Zeichen.
wrong-header-steers = Eine Kopfzeile einer Aufzeichnung zum Öffnen darf keine Zeichen haben, die andere verbergen oder umdrehen.
wrong-name-missing = Der Name von Platz { $seat } fehlt.
wrong-no-record = Es gibt keine Aufzeichnung.
wrong-second-record = Hier beginnt eine zweite Aufzeichnung, und es sind nicht die Partien einer Dynastie.
wrong-record-too-long = Das ist zu lang für eine Aufzeichnung.
wrong-line-too-long = Zeile { $line } ist zu lang für eine Aufzeichnung.
wrong-early-end = Wurde eine Partie vorzeitig beendet, muss der Grund dabeistehen.
wrong-ended-anyway = Laut den Zügen wurde die Partie zu Ende gespielt.
wrong-record-not-over = Die Partie ist nicht zu Ende.
wrong-record-scores = Die Züge ergeben { $scores }.
wrong-dynasty-game = Das ist Partie { $game } einer Dynastie: [Game "{ $game }/3"].
wrong-dynasty-length = { $games ->
    [one] Die Dynastie hat { $games } Partie.
   *[other] Die Dynastie hat { $games } Partien.
  }
wrong-dynasty-at-table = Nur eine Dynastie aus drei Partien kann geöffnet werden.
wrong-dynasty-too-early = Die Partie davor ist nicht zu Ende.
wrong-dynasty-rules = Die Partien einer Dynastie haben dieselben Regeln und Spieler.
wrong-dynasty-not-over = Die Dynastie ist nicht zu Ende.
wrong-dynasty-scores = Die Partien ergeben { $scores }.
wrong-not-a-file = { $file } ist keine Datei.
wrong-not-text = { $file } ist keine Textdatei.
wrong-file-too-large = { $file } ist zu groß für eine Aufzeichnung.
