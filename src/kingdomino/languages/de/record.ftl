### The chronicle: one's own games, kingdoms and shields. Its title is in page.ftl.

record-lead = Was du gespielt, gewonnen und gebaut hast. Das alles liegt nur in diesem Browser.
record-blank = Noch sind die Seiten leer. Deine Chronik beginnt mit der ersten Partie, die du zu Ende spielst.
record-reading = Deine Partien werden gelesen: { $done } von { $total }
record-read = Alle deine Partien sind gelesen.
record-no-engine = Diese Seite wurde ohne ihre Engine gebaut und kann Partien nicht selbst lesen: Punkte, Königreiche und die meisten Wappen fehlen.

## In numbers

record-games = Beendete Partien
record-open = dazu { $n } laufende
record-won = Gewonnene Partien
record-of = von { $n }, die zu gewinnen waren
record-average = Punkte im Schnitt
record-latest = { $n ->
    [one] deine letzte Partie
   *[other] deine letzten { $n } Partien
  }
record-row = Tage in Folge
record-longest = längste Folge: { $n }
record-accuracy = Genauigkeit
record-reviewed = { $n ->
    [one] { $n } Partie analysiert
   *[other] { $n } Partien analysiert
  }
record-puzzles = Rätselwertung
record-solved = { $n } gelöst

## Kingdoms and points

record-best = Dein bestes Königreich
record-best-mighty = Dein bestes Königreich im großen Duell
record-points = Deine Punkte
record-points-mighty = Deine Punkte im großen Duell
record-chart = Die Punkte deiner letzten { $n } Partien, die älteste zuerst: zwischen { $least } und { $most }.
record-trend-up = Zuletzt { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
  } im Schnitt, { $by } mehr als davor.
record-trend-down = Zuletzt { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
  } im Schnitt, { $by } weniger als davor.
record-trend-same = Zuletzt { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
  } im Schnitt, genau wie davor.
record-trend-first = { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
  } im Schnitt.
record-list = Alle Punkte als Liste

## Won and played

record-levels = Nach Stärke
record-editions = Nach Ausgabe
record-level = Stärkster Gegner am Tisch
record-edition = Ausgabe
record-played = Gespielt
record-column-won = Gewonnen
record-friends = Freunde

## Shields

record-shields = Wappen
record-earned = { $n } von { $all } errungen
record-proof = Die Partie dazu: { $names }
record-gone = Wo kein Link steht, lässt sich die Partie selbst hier nicht öffnen.
record-missing = noch nicht errungen
shield-crown = Erste Krone
shield-crown-how = Gewinne eine Partie.
shield-three = Eins gegen drei
shield-three-how = Gewinne gegen drei Computerspieler an einem Tisch.
shield-tie = Um Haaresbreite
shield-tie-how = Gewinne eine Partie, die mit gleich vielen Punkten endet.
shield-comeback = Späte Ernte
shield-comeback-how = Gewinne, obwohl du beim Auslegen der letzten Reihe { $n } Punkte zurücklagst.
shield-friend = Gute Gesellschaft
shield-friend-how = Gewinne gegen einen Freund an einem anderen Gerät.
shield-hard = Handschuh der Ritterin
shield-hard-how = Gewinne gegen die Stärke Schwer oder eine höhere.
shield-expert = Fächer der Herzogin
shield-expert-how = Gewinne gegen die Stärke Experte oder eine höhere.
shield-master = Stern des Sterndeuters
shield-master-how = Gewinne gegen die Stärke Meister.
shield-unaided = Aus eigener Kraft
shield-unaided-how = Gewinne ohne einen einzigen Tipp gegen die Stärke Meister.
shield-harmony = Harmonie
shield-harmony-how = Hol dir die Punkte für Harmonie.
shield-middle = Reich der Mitte
shield-middle-how = Hol dir die Punkte für das Reich der Mitte.
shield-both = Vollendete Ordnung
shield-both-how = Schaffe Harmonie und Reich der Mitte mit demselben Königreich.
shield-vast = Weites Land
shield-vast-how = Baue ein Gebiet mit { $n } Feldern oder mehr.
shield-rich = Schatzkammer
shield-rich-how = Baue ein Gebiet, das { $n } Punkte oder mehr wert ist.
shield-crowns = Kronjuwelen
shield-crowns-how = Sammle { $n } Kronen in einem Königreich.
shield-sixty = Sechzig
shield-sixty-how = Erreiche { $n } Punkte mit einem Königreich von 5 × 5.
shield-hundred = Hundert
shield-hundred-how = Erreiche { $n } Punkte im großen Duell.
shield-dynasty = Neues Herrscherhaus
shield-dynasty-how = Gewinne eine Dynastie.
shield-editions = Weit gereist
shield-editions-how = Spiele in jeder Ausgabe eine Partie zu Ende.
shield-week = Sieben Sonnen
shield-week-how = Beende die Partie des Tages an sieben Tagen in Folge.

## Taking it along, and deleting it

record-keep = Mitnehmen
record-move = Auf ein anderes Gerät umziehen
record-move-note = Ein Link bringt all das auf ein anderes Gerät, dazu deine Plätze an den Tischen dieses Servers und deine Tage in Folge. Er gilt einmal, eine Stunde lang; in diesem Browser bleibt alles, wie es ist.
record-move-link = Link für dein anderes Gerät
record-move-withdraw = Link zurückziehen
record-move-withdrawn = Der Link funktioniert nicht mehr.
record-move-big = Das ist zu viel für einen Link. Nimm es als Datei mit.
record-move-offline = Ohne Server gibt es keinen Link für ein anderes Gerät: Nimm eine Datei mit.
record-bring = Deine Chronik hierher holen?
record-bring-ask = Dieser Link fügt Chronik, Einstellungen und Partien eines anderen Browsers dem hinzu, was in diesem ist, mit dessen Plätzen an den Tischen dieses Servers. Mach nur weiter, wenn du den Link selbst erstellt hast.
record-bring-yes = Hierher holen
record-bring-no = Lieber nicht
record-bring-working = Wird geholt …
record-bring-spoilt = Was kam, lässt sich nicht lesen. Vielleicht wurde der Link nicht ganz kopiert: Öffne ihn noch einmal oder erstelle einen neuen.
record-bring-done = Deine Chronik ist hier
record-brought = { $n ->
    [0] Auf dem Server hattest du keine Plätze.
    [one] Dein Platz an einem Tisch des Servers ist mitgekommen.
   *[other] Deine Plätze an { $n } Tischen des Servers sind mitgekommen.
  }
record-brought-left = { $n ->
    [one] Für einen weiteren Tisch war kein Platz mehr.
   *[other] Für { $n } weitere Tische war kein Platz mehr.
  }
record-keep-note = Eine Datei enthält deine Chronik, deine Einstellungen und die Partien in diesem Browser. Ein anderes Gerät fügt sie dem hinzu, was dort ist; Neueres wird nicht ersetzt.
record-export = Als Datei sichern
record-import = Datei lesen …
record-imported = { $facts ->
    [one] { $facts } Partie ist neu in der Chronik,
   *[other] { $facts } Partien sind neu in der Chronik,
  } { $games ->
    [one] { $games } Tisch ist neu in diesem Browser.
   *[other] { $games } Tische sind neu in diesem Browser.
  }
record-refused = { $n ->
    [one] { $n } Tisch aus der Datei ließ sich nicht übernehmen.
   *[other] { $n } Tische aus der Datei ließen sich nicht übernehmen.
  }
record-file-big = Diese Datei ist zu groß für eine Chronik.
record-file-unread = Diese Datei ist keine Chronik.
record-file-newer = Diese Datei stammt von einer neueren Version der Seite.
record-delete = Chronik löschen
record-delete-ask = Deine Chronik und deine Rätselwertung aus diesem Browser löschen? Die Partien bleiben.
record-delete-yes = Löschen
record-delete-no = Behalten
record-deleted = Die Chronik ist gelöscht. Sie geht mit deiner nächsten Partie weiter.
record-since = Partien, die vor dem { ago-date } zu Ende waren, fehlen.
record-remember = Wieder mitzählen
