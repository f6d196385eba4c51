### German. The guide: the rules of the game, from which one can play with the real box too.

## The guide: around the rules

guide-idea = Worum es geht
guide-idea-text = Du herrschst über ein Schloss und brauchst Land. Runde für Runde nimmst du Dominosteine und legst sie um dein Schloss an. Land derselben Art, das zusammenliegt und Kronen trägt, bringt Prestigepunkte, kurz Punkte, und wer am Ende die meisten hat, gewinnt.
guide-words-english-app = Die App nennt dein Königreich „field“, ein Feld „tile“, ein Gebiet „property“ und Punkte „prestige points“.
help-contents = Auf dieser Seite
guide-print = Drucken
guide-rules = Welche Regeln?
guide-follows-table = Du liest die Regeln deiner Partie.
guide-follows-new = Du liest die Regeln der Partie, die du gerade vorbereitest.
guide-follows-score = Du liest die Regeln der Partie, die du gerade auszählst.
guide-differs = Anders als klassisch
guide-differs-note = Was in der klassischen Ausgabe anders ist, ist markiert.
guide-differs-none = Das sind die klassischen Regeln.
guide-house = In dieser Partie gelten Hausregeln, und die Anleitung richtet sich danach.

## The guide: what is in the box

guide-box = In der Schachtel
guide-box-dominoes = 48 Dominosteine. Auf der Zahlenseite steht eine Zahl von 1 bis 48, auf der Länderei-Seite sind zwei Felder Land. Manche Felder tragen eine, zwei oder drei Kronen. Je größer die Zahl, desto wertvoller der Stein.
guide-box-castles = 4 Schlösser und 4 Startsteine, auf denen sie stehen, in Rosa, Gelb, Grün und Blau.
guide-box-kings = 8 Könige, zwei in jeder Farbe.
guide-box-more = In manchen Schachteln sind auch ein Turm, aus dem man die Dominosteine zieht, oder ein Block für die Punkte. Es geht auch ohne.
guide-box-land = Es gibt sechs Landschaften. Weizen und Wald sind häufig und haben wenige Kronen; Sümpfe und Minen sind selten und reich.
guide-box-all = Alle 48 Dominosteine

## The guide: preparation

guide-prepare = Vorbereitung
guide-prepare-players = Für { $min } bis { $max } Spieler.
guide-prepare-two = Für zwei Spieler.
guide-prepare-castle = Jeder wählt eine Farbe. Stelle dein Schloss auf einen Startstein vor dir und lass ringsum Platz: Dein Königreich kann bis zu { $grid } × { $grid } Felder groß werden.
guide-prepare-kings = Nimm so viele Könige deiner Farbe, wie in der Tabelle steht.
guide-prepare-shuffle = Mischt die Dominosteine und stapelt sie so, dass kein Land zu sehen ist. Nehmt so viele, wie in der Tabelle steht; die übrigen kommen unbesehen zurück in die Schachtel.
guide-prepare-shuffle-all = Mischt alle 48 Dominosteine und stapelt sie so, dass kein Land zu sehen ist. Keiner bleibt in der Schachtel.
guide-pile-danish = Im Stapel sind auch die Zahlen nicht zu sehen.
guide-prepare-line = Zieht die erste Reihe: so viele Dominosteine, wie in der Tabelle steht, nach Zahlen sortiert, die kleinste oben. Dreht sie dann auf die Länderei-Seite.
guide-count-players = Spieler
guide-count-kings = Könige
guide-count-turns = Züge pro Runde
guide-count-dominoes = Steine
guide-count-line = Pro Reihe
guide-count-rounds = Runden
guide-count-each = Je Spieler
guide-count-none = keine
guide-count-yours = deine Partie
guide-prepare-spare = Auch zu dritt liegen vier Dominosteine in einer Reihe. In jeder Runde bleibt einer übrig und kommt zurück in die Schachtel.

## The guide: the opening

guide-opening = Die Eröffnung
guide-opening-claim = { $kings ->
    [one-by-one] Einer von euch nimmt alle Könige in die geschlossene Hand und lässt einen nach dem anderen heraus. Sobald dein König erscheint, stellst du ihn auf einen freien Dominostein: Der gehört dir. Erst dann kommt der nächste König; niemand weiß also, wer danach wählt. Wer zuletzt kommt, nimmt, was übrig ist.
    [together] Einer von euch nimmt alle Könige in die geschlossene Hand und zieht einen nach dem anderen: Alle sehen die ganze Reihenfolge, bevor jemand wählt. In dieser Reihenfolge stellt ihr dann eure Könige auf freie Dominosteine, einen auf jeden. Der Stein unter deinem König gehört dir.
   *[passed-round] Einer von euch hält alle Könige in der geschlossenen Hand und reicht sie herum. Die anderen ziehen der Reihe nach je einen König, ohne hinzusehen, und stellen ihn auf einen freien Dominostein, gleich welche Farbe er hat; wer die Könige hält, zieht als Letzter. Der Stein gehört dem Spieler, dessen König es ist; gut möglich also, dass du für jemand anderen wählst.
  }
guide-opening-two = { $kings ->
    [passed-round] Zu zweit gehen die Könige zweimal herum, denn jeder von euch hat zwei.
   *[other] Zu zweit hat jeder von euch zwei Könige und bekommt daher zwei Dominosteine.
  }
guide-opening-abba = { $claim_ahead ->
    [true] Zu zweit wird anders eröffnet: Ihr lost nur aus, wer beginnt. Der stellt einen König auf einen Dominostein, dann der andere beide Könige, und der zweite König des Ersten bekommt den letzten Stein: A, B, B, A.
   *[false] Zu zweit lost ihr nur aus, wer beginnt. Die erste Runde geht A, B, B, A: ein Zug für den, der beginnt, zwei für den anderen und der letzte wieder für den Ersten.
  }
guide-opening-choose = { $kings ->
    [one-by-one] Zieht aus einer geschlossenen Hand mit allen Königen, wer als Nächstes dran ist. Wessen König erscheint, der ist sofort am Zug, bevor der nächste König gezogen wird.
    [together] Die Reihenfolge der ersten Runde ist Zufall. Lost sie aus, wie ihr wollt, sodass alle sie kennen, bevor jemand wählt.
   *[passed-round] Einer von euch hält alle Könige in der geschlossenen Hand und reicht sie herum. Die anderen ziehen der Reihe nach je einen König, ohne hinzusehen, und wählen einen Dominostein für den Spieler, dessen König es ist; der legt ihn sofort an. Wer die Könige hält, zieht als Letzter.
  }
guide-opening-spare = Zu dritt bleibt ein Dominostein der Reihe frei. Er kommt zurück in die Schachtel.
guide-opening-next = Wenn auf jedem Dominostein ein König steht, zieht ihr ebenso die nächste Reihe und legt sie neben die erste.
guide-opening-next-spare = Wenn alle Könige stehen, zieht ihr ebenso die nächste Reihe und legt sie neben die erste.

## The guide: a round

guide-round = Eine Runde
guide-round-order = { $claim_ahead ->
    [true] Die Könige auf der älteren Reihe bestimmen, wer wann dran ist: zuerst der auf der kleinsten Zahl, zuletzt der auf der größten. Wenn du dran bist, tust du zweierlei:
   *[false] Wenn du dran bist, wählst du einen freien Dominostein der Reihe und legst ihn sofort an dein Königreich an.
  }
guide-round-place = Lege den Dominostein unter deinem König an dein Königreich an.
guide-round-claim = Wähle einen neuen: Stelle den König auf einen freien Dominostein der neueren Reihe.
guide-round-then = { $claim_ahead ->
    [true] Wenn alle beides getan haben, zieht ihr eine neue Reihe, und die nächste Runde beginnt.
   *[false] Wenn alle dran waren, ist die Runde zu Ende. Zieht eine neue Reihe; zuerst ist dran, wer in der letzten Runde die kleinste Zahl genommen hat, und so weiter bis zur größten. Dabei ist gleich, ob der Stein angelegt oder weggelegt wurde.
  }
guide-round-thought = Eine kleine Zahl ist ein schlichter Stein, aber du bist in der nächsten Runde früh dran und hast mehr Auswahl. Eine große Zahl ist reich, und dafür musst du warten.
guide-round-two = { $claim_ahead ->
    [true] Zu zweit ist jeder von euch in jeder Runde zweimal dran, einmal für jeden König.
   *[false] Zu zweit ist jeder von euch in jeder Runde zweimal dran.
  }
guide-round-spare = Zu dritt kommt der Dominostein, den niemand genommen hat, am Ende der Runde zurück in die Schachtel.
guide-round-one = Wenn du allein spielst, gehören dir alle vier Dominosteine jeder Reihe. Wähle sie und lege sie an, in welcher Reihenfolge du willst.
guide-round-picture = { $claim_ahead ->
    [true] Zwei Reihen Dominosteine. In der linken Reihe stehen auf allen vier Steinen Könige; der erste ist schon auf den dritten Stein der rechten Reihe weitergezogen.
   *[false] Eine Reihe mit vier Dominosteinen, nach Zahlen sortiert. Zwei davon sind schon genommen.
  }
guide-round-older = Anzulegen
guide-round-newer = Zur Wahl
guide-round-line = Zur Wahl

## The guide: placing

guide-place = Anlegen
guide-place-free = Lege den Dominostein auf zwei freie Felder, in welcher Richtung du willst. Er bedeckt nichts und liegt flach auf dem Tisch. Liegt er einmal, wird er nie mehr bewegt.
guide-place-touch = Er muss dein Schloss berühren, oder eines seiner Felder muss ein Feld derselben Landschaft berühren, das schon liegt. Kanten zählen, Ecken nicht. Was das andere Feld berührt, ist gleich.
guide-place-castle = Das Schloss passt zu jeder Landschaft.
guide-place-grid = Das ganze Königreich muss in ein Quadrat von { $grid } × { $grid } Feldern passen. Wo darin das Schloss steht, bestimmst du.
guide-place-must = { $claim_ahead ->
    [true] Ein Dominostein, der irgendwo passt, muss angelegt werden, auch wenn er dir nicht gefällt. Passt er nirgends, ist er verloren: Er kommt zurück in die Schachtel und bringt nichts. Einen neuen wählst du trotzdem.
   *[false] Du musst einen Dominostein wählen, der passt, wenn es unter den freien einen gibt. Passt keiner der freien, wählst du einen beliebigen und legst ihn weg: Er kommt zurück in die Schachtel und bringt nichts, aber seine Zahl gilt trotzdem für die Reihenfolge der nächsten Runde.
  }
guide-place-may = { $claim_ahead ->
    [true] Du musst einen Dominostein nicht anlegen, auch wenn er passt: Du darfst ihn stattdessen in die Schachtel zurücklegen. Ebenso ist ein Stein verloren, der nirgends passt. Er bringt nichts, und einen neuen wählst du trotzdem.
   *[false] Du darfst einen beliebigen freien Dominostein wählen und anlegen oder stattdessen in die Schachtel zurücklegen, auch wenn er passt. Dann bringt er nichts, aber seine Zahl gilt trotzdem für die Reihenfolge der nächsten Runde.
  }
guide-place-author = Der Autor des Spiels empfiehlt eine Variante: Ein Dominostein, der passt, muss angelegt werden. Hier heißt sie „Anlegepflicht“.
guide-place-author-on = Das ist die Variante, die der Autor des Spiels empfiehlt. Ohne sie darfst du in dieser Ausgabe einen Dominostein zurücklegen, auch wenn er passt.

## The guide: boards to try

guide-try = Probier es aus
guide-try-first = Der erste Dominostein. Wo darf er hin?
guide-try-match = Der dritte Dominostein. Such passendes Land.
guide-try-edge = Ein Königreich, das schon { $grid } Felder breit und { $grid } Felder hoch ist. Was passt noch?
guide-try-how = Tippe auf ein Feld, um den Dominostein dorthin zu legen; tippe noch einmal, um ihn zu drehen. Mit der Tastatur: Pfeiltasten und R.
guide-try-turn = Drehen
guide-try-fits = { $points ->
    [0] Er passt. Punkte bringt er noch keine.
    [one] Er passt und bringt { $points } Punkt.
   *[other] Er passt und bringt { $points } Punkte.
  }
guide-try-board = Ein Brett zum Ausprobieren: Lege Stein { $domino } an
guide-try-paper = Eine Stelle, an der er passt.

## The guide: the end and the points

guide-end = Das Ende
guide-end-last = { $claim_ahead ->
    [true] Wenn für eine neue Reihe keine Dominosteine mehr da sind, beginnt die letzte Runde: Ihr legt nur noch an, denn zu wählen gibt es nichts mehr. Dann ist die Partie zu Ende.
   *[false] Wenn für eine neue Reihe keine Dominosteine mehr da sind, ist die Partie zu Ende.
  }
guide-points = Punkte
guide-points-territory = Ein Gebiet besteht aus Feldern derselben Landschaft, die sich an den Kanten berühren. Es bringt die Zahl seiner Felder mal die Zahl seiner Kronen.
guide-points-none = Ein Gebiet ohne Krone bringt nichts, und sei es noch so groß.
guide-points-apart = Gebiete derselben Landschaft, die sich nicht berühren, werden einzeln gezählt.
guide-points-castle = Das Schloss gehört zu keinem Gebiet. Es zählt nicht als Feld und verbindet auch nicht, was links und rechts von ihm liegt.
guide-count = Was bringt dieses Königreich?
guide-count-how = Tippe auf seine Gebiete.
guide-count-board = Ein fertiges Königreich: Drücke auf ein Feld, um sein Gebiet zu zählen
guide-count-castle = Das Schloss gehört zu keinem Gebiet.
guide-count-so-far = { $points ->
    [one] { $found } von { $all } Gebieten, bisher { $points } Punkt.
   *[other] { $found } von { $all } Gebieten, bisher { $points } Punkte.
  }
guide-count-done = { $points ->
    [one] Das ist alles: { $points } Punkt.
   *[other] Das ist alles: { $points } Punkte.
  }
guide-count-all = Alles zählen
guide-count-again = Von vorn

## The guide: who wins

guide-win = Wer gewinnt
guide-win-most = Wer die meisten Punkte hat, gewinnt.
guide-win-one = Wenn du allein spielst, versuche, dich selbst zu übertreffen.
guide-win-ties = Bei Gleichstand entscheidet der Reihe nach:
guide-win-territory = das größte einzelne Gebiet, mit oder ohne Kronen;
guide-win-crowns = die meisten Kronen im ganzen Königreich;
guide-win-squares = das Königreich mit den meisten Feldern;
guide-win-then-shared = ist auch das alles gleich, wird der Sieg geteilt.
guide-win-shared = Bei Gleichstand wird der Sieg geteilt.

## The guide: additional rules

guide-extra = Zusatzregeln
guide-extra-text = Jede davon kann dazukommen, und ihr könnt sie beliebig kombinieren.
guide-extra-on = gilt
guide-extra-off = gilt nicht
guide-harmony = { $harmony_needs ->
    [all-placed] 5 Punkte extra am Ende, wenn du alle deine Dominosteine angelegt und keinen weggelegt hast.
   *[full-grid] 5 Punkte extra am Ende, wenn dein Königreich sein ganzes Raster von { $grid } × { $grid } Feldern ohne Loch füllt.
  }
guide-middle = 10 Punkte extra am Ende, wenn dein Schloss in der Mitte steht: Dein Königreich darf in keiner der vier Richtungen weiter als { $reach } Felder vom Schloss reichen. Es muss nicht vollständig sein, und Löcher stören nicht.
guide-middle-centre = In der Mitte, trotz der Löcher: 10 Punkte
guide-middle-aside = Ein volles Raster, aber das Schloss steht am Rand: nichts
guide-duel = Für zwei Spieler. Alle 48 Dominosteine sind im Spiel, und die Königreiche werden bis zu 7 × 7 Felder groß. Es gibt { $rounds } Runden, und jeder von euch bekommt { $each } Dominosteine.
guide-dynasty = Drei Partien in Folge; eure Punkte werden zusammengezählt, und die höchste Summe gewinnt.
guide-dynasty-ties = Sind die Summen gleich, entscheidet dasselbe wie in einer einzelnen Partie:
guide-dynasty-territory = das größte Gebiet aus allen drei Partien;
guide-dynasty-crowns = die Kronen der drei Partien zusammen;
guide-dynasty-squares = die Felder der drei Partien zusammen;

## The guide: all dominoes

guide-dominoes = Alle Dominosteine
guide-dominoes-text = Der Satz ist in jeder Ausgabe derselbe.
guide-dominoes-land = Felder und Kronen
guide-dominoes-terrain = Landschaft
guide-dominoes-squares = Felder
guide-dominoes-with = { $crowns ->
    [0] Keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
  }
guide-dominoes-crowns = Kronen
guide-dominoes-all = Alle sechs
guide-dominoes-offline = Die Dominosteine und die Ausgaben kommen vom Server, und der ist nicht zu erreichen.

## The guide: editions, keys and gestures

help-editions = Ausgaben
help-editions-text = Das Spiel ist in vielen Ländern erschienen, und die Regelhefte unterscheiden sich. Und zwar so:
help-edition-opening = Eröffnung
guide-edition-abba = { $kings } (zu zweit: A, B, B, A)
help-edition-turn = Zug
guide-edition-three = Zu dritt
guide-edition-spare = { $spare ->
    [true] Alle 48, Reihen mit vier
   *[false] 36, Reihen mit drei
  }
guide-edition-no-three = –
help-edition-discard = Wenn er passt
help-edition-ties = Gleichstand
help-keys = Tasten
help-keys-table = Am Tisch
help-keys-replay = Beim Nachspielen
help-key = Taste
help-key-does = Was sie tut
help-key-arrows = Den Dominostein über dein Königreich bewegen
help-key-rotate = Den Dominostein drehen
help-key-escape = Abbrechen
help-key-next = Nächste oder vorige mögliche Stelle, die beste zuerst
help-key-kingdoms = Ein anderes Königreich ansehen
help-key-tracker = Noch nicht aufgedeckte Dominosteine
help-key-undo = Zurücknehmen
help-key-redo = Wiederholen, was zurückgenommen wurde
help-key-hurry = Den Computerspieler antreiben
help-key-hint = Ein Tipp gegen Computer; noch einmal für die Züge, noch einmal für die Gründe
help-key-pause = Anhalten oder weiterspielen
help-key-help = Diese Hilfe
help-key-replay-step = Eine Entscheidung zurück oder weiter
help-key-replay-round = Eine Runde zurück oder weiter
help-key-replay-ends = Zum Anfang oder zum Ende
help-key-replay-speed = Tempo: halb, normal, doppelt, schnell
help-key-replay-play = Abspielen oder anhalten
help-key-or = oder
help-touch = Finger und Maus
help-touch-drag = Zieh den Dominostein auf dein Königreich; er rastet an der nächsten passenden Stelle ein.
help-touch-tap = Oder tippe auf ein markiertes Feld; tippe auf den Dominostein, um ihn zu drehen.
help-touch-land = Berühre ein Gebiet, um zu sehen, was es wert ist.
help-touch-others = Wische oder tippe auf einen Namen, um die anderen Königreiche zu sehen.
guide-key-enter = { $claim_ahead ->
    [true] Hier anlegen; den markierten Dominostein wählen
   *[false] Hier anlegen; den markierten Dominostein nehmen
  }
guide-key-digits = { $claim_ahead ->
    [true] Einen Dominostein nach seiner Stelle in der Reihe wählen
   *[false] Einen Dominostein nach seiner Stelle in der Reihe nehmen
  }
guide-touch-take = { $claim_ahead ->
    [true] Tippe auf einen Dominostein in der Reihe, um ihn zu wählen.
   *[false] Tippe auf einen Dominostein in der Reihe, um ihn zu nehmen.
  }
