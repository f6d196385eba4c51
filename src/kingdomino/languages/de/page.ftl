### German. The page: every screen but the guide, the tutorial and the score helper.
### Same in English: app-name, home-lobby, new-computer, act-pause, replay-speed-normal

## Around every screen

app-name = Kingdomino
app-unofficial = Ein inoffizielles Fanprojekt. Kingdomino ist von Bruno Cathala und erscheint bei Blue Orange; dort liegen alle Rechte am Spiel.
app-description = Lege Land um dein Schloss und sammle Kronen. Ein inoffizielles Fanprojekt.
app-skip = Zum Inhalt
app-loading = Der Tisch wird gedeckt …
app-home = Startseite
app-menu = Hauptmenü
app-retry = Noch einmal
app-copied = Kopiert.
app-copy-failed = Das Kopieren hat nicht geklappt. Die Adresse steht in der Adresszeile.
app-broken = Dieser Teil der Seite ließ sich nicht laden. Läuft der Server?

## The home page

home-title = Ein Königreich aus zwölf Dominosteinen
home-lead = Lege Land um dein Schloss, sammle Kronen und sei klüger als deine Nachbarn. Eine Partie dauert zehn Minuten.
home-play = Spielen
home-play-note = Du gegen einen Computerspieler, klassische Regeln
home-new = Neue Partie …
home-continue = Weiterspielen
home-your-turn = du bist dran
home-all = Alle meine Partien
home-games = Meine Partien
home-help = Anleitung
home-friends = Mit Freunden an anderen Geräten:
home-invite = Per Link einladen
home-lobby = Lobby
home-score = Echte Partie auszählen
record-title = Meine Chronik
home-waiting = wartet auf Mitspieler
home-settings = Einstellungen
home-learn = Spielen lernen
home-puzzles = Rätsel
home-learn-offer = Neu bei Kingdomino? Die Eule spielt mit dir Schritt für Schritt eine erste Partie. Das dauert fünf Minuten.
offer-yes = Ja, gern
offer-no = Nein, danke
home-picture = Ein fertiges Königreich auf einem Holztisch: Minen mit acht Kronen, ein Wald, ein See und Weizen rund um ein Schloss; daneben Dominosteine, auf denen zwei Könige stehen.

## Die Partie des Tages: auf der ersten Seite, am Tisch und in der Liste der Partien

daily-title = Die Partie des Tages
daily-play = Heutige Partie spielen
daily-others = Wie lief es bei den anderen?
daily-of = Die Partie vom { day-date }
home-daily-faces = Für alle dieselben Steine, drei Gegner, ein Versuch.
home-daily-solo = Für alle dieselben Steine. Du baust allein und hast einen Versuch.
home-daily-playing = Du hast angefangen. Es zählt, wenn du heute fertig wirst.
home-daily-lost = Du hast die heutige Partie aufgegeben. Morgen kommt eine neue.
daily-stays = Partie des Tages: Was du entscheidest, bleibt

## The form of a new game

new-title = Neue Partie
new-players = Spieler
new-seat = Spieler { $n }
new-kind = Spieler { $n }: Wer spielt?
new-person = Hier am Bildschirm
new-computer = Computer
new-open = Ein Freund per Link
new-open-about = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, wählt sich Namen und Farbe.
new-friends = Mit Freunden
new-public = Wer darf mitspielen?
new-public-no = Alle mit dem Link
new-public-yes = Alle, über die Lobby
new-starts = Die Partie beginnt
new-starts-full = Sobald alle Plätze besetzt sind
new-starts-host = Wenn ich es sage
new-clock = Uhr
new-clock-none = Keine
new-clock-move = Pro Zug
new-clock-game = Pro Partie
new-clock-time = Zeit pro Zug
new-clock-minutes = Minuten pro Partie
new-clock-unit = Einheit der Zeit pro Zug
new-clock-increment = Zusätzliche Sekunden pro Zug
new-unit-seconds = Sekunden
new-unit-minutes = Minuten
new-unit-days = Tage
new-clock-bad = Die Bedenkzeit beträgt mindestens { $shortest } und höchstens { $longest }, dazu höchstens { $increment } extra pro Zug.
new-late = Wenn die Zeit abläuft
new-late-computer = Ein Computerspieler übernimmt
new-late-resign = Die Partie ist verloren
new-away = Wenn jemand fehlt, darf ein Computerspieler einspringen
new-away-usual = übliche Wartezeit
new-away-after = Wartezeit: { $time }
new-several = Ein Gerät darf mehrere Plätze belegen
new-invite = Tisch eröffnen
new-lobby = Oder an einen Tisch in der Lobby setzen
new-level = Spieler { $n }: Stärke
new-name = Spieler { $n }: Name
new-colour = Spieler { $n }: Farbe
new-draw-name = Zufälligen Namen für Spieler { $n } ziehen
new-draw-all = Zufällige Namen
new-add = Spieler hinzufügen
new-remove = Spieler { $n } entfernen
new-rules = Regeln
new-edition = Ausgabe
new-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  } für jeden, wenn ihr mit Uhr spielt.
new-extra = Zusatzregeln
new-more = Hausregeln
new-more-note = Jede Regel lässt sich einzeln ändern. Was von der Ausgabe abweicht, ist markiert.
new-changed = geändert
new-recommended = vom Autor empfohlen
new-reset = Zurück zu den Regeln der Ausgabe
new-deal = Ziehung
new-seed = Startzahl
new-seed-note = Dieselbe Startzahl bringt dieselben Dominosteine. Ohne Startzahl wird neu gezogen.
new-seed-bad = Eine Startzahl hat höchstens { $n } Ziffern.
new-seed-link = Link zu dieser Ziehung kopieren
new-each = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  } für jeden.
new-each-solo = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  } für dich allein.
new-dynasty-each = Insgesamt drei Partien.
new-start = Los geht’s
new-checking = Ein Blick ins Regelheft …
new-solo-hint = Du willst allein spielen? Das geht mit { $n ->
    [one] dieser Ausgabe
   *[other] diesen Ausgaben
  }: { $editions }.

## A new game at a glance

new-against = Mit wem spielst du?
new-against-computers = Gegen Computer
new-against-computers-about = So oft du willst, in deinem Tempo.
new-against-screen = An einem Bildschirm
new-against-screen-about = Ihr gebt das Gerät weiter oder sitzt darum herum.
new-against-friends = Freunde per Link
new-against-friends-about = Alle am eigenen Gerät.
new-strength = Wie stark?
new-count = Wie viele am Tisch?
new-friend = ein Freund
new-by = { $edition ->
    [classic] Klassische Regeln
    [danish] Dänische Regeln
    [romanian] Rumänische Regeln
    [icelandic] Isländische Regeln
    [english-app] Regeln der englischen App
    [german] Deutsche Regeln
   *[tournament] Turnierregeln
  }, { $grid } × { $grid }
new-by-extras = { new-by }, dazu { $extras }
new-terms = { $clock }. { $open ->
    [lobby] Alle können über die Lobby mitspielen.
   *[link] Wer den Link hat, kann mitspielen.
  }
new-deal-new = Eine neue
new-deal-seed = Die mit der Startzahl { $seed }

## Getting to know each other

hello-ask = Willkommen! Wie dürfen wir dich nennen?
hello-note = Das kannst du in den Einstellungen jederzeit ändern.
home-hello = Schön, dass du da bist, { $name }!
sound-offer = Mit Ton spielen?

## Without the server

away-title = Das Königreich schläft
away-text = Der Server antwortet nicht, oder dieses Gerät ist offline. Nichts ist verloren: Sobald er wieder wach ist, geht alles von selbst weiter.
no-server-title = Dafür braucht es einen Server
no-server-text = Hinter dieser Seite steht kein Server: Was du hier spielst, bleibt in diesem Browser. Für Freunde an anderen Geräten muss der Tisch dort stehen, wo alle hinkommen.
no-server-how = Einen Server kann jeder betreiben, zum Beispiel auf einem Rechner mit Python. Diese Befehle starten einen:
no-server-instead = Ohne Server spielst du gegen Computer, oder mit bis zu vier Leuten an diesem Bildschirm.

## Back to where one was

back-table = Zurück zur Partie
back-replay = Zurück zum Nachspielen
back-new = Zurück zur neuen Partie
back-score = Zurück zu den Punkten
back-turn = Zurück zur Partie: Du bist dran

## My games

games-turn = Du bist dran
games-open = Laufende Partien
games-over = Beendete Partien
games-none = Noch keine Partien. Der Tisch gehört dir.
games-none-open = Keine laufenden Partien.
games-waiting = Die anderen sind dran
games-gathering = Wartet auf Mitspieler
games-won = { $names } hat gewonnen
games-shared = { $names } teilen sich den Sieg
games-solo-result = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
games-stopped = Vorzeitig beendet
games-changed = Letzter Zug { $when }
games-look = Ansehen
games-export = Aufzeichnung
games-export-label = Aufzeichnung der Partie mit { $names } speichern
games-delete = Löschen
games-delete-label = Die Partie mit { $names } löschen
games-delete-ask = Diese Partie endgültig löschen?
games-delete-no = Behalten
games-deleted = Die Partie ist gelöscht.
games-more = Mehr zeigen
games-more-shown = { $n ->
    [one] { $n } weitere Partie.
   *[other] { $n } weitere Partien.
  }
games-import = Aufzeichnung öffnen
games-import-note = Eine Aufzeichnung ist eine Partie als Text: wer welchen Dominostein gewählt und wo angelegt hat. Wähle eine Datei oder füge den Text hier ein.
games-import-file = Datei wählen …
games-import-text = Aufzeichnung
games-import-go = Öffnen
games-import-big = Diese Datei ist zu groß für eine Aufzeichnung.

## Tables in this browser, and those that move

move-there = Auf den Server
move-there-label = Auf den Server: Partie mit { $names }
move-there-note = Dort kann man ihr zuschauen, und Freunde können per Link einen Platz nehmen.
move-here = Mitnehmen
move-here-label = Mitnehmen: Partie mit { $names }
move-here-note = Dann wird sie in diesem Browser gespielt, auch ohne Netz.
move-later = Diese Partie gibt es nur in diesem Browser. Sobald der Server erreichbar ist, kann sie dorthin umziehen, und Freunde können mitspielen.
moved-there = Die Partie ist jetzt auf dem Server.
moved-here = Die Partie ist jetzt in diesem Browser.
games-here = In diesem Browser
offline-now = Der Server ist nicht zu erreichen. Neue Partien werden in diesem Browser gespielt; später kannst du sie auf den Server bringen.
offline-always = Hier wird alles in diesem Browser gespielt. Mit Freunden an anderen Geräten zu spielen, geht nur mit einem Server.
unreadable-title = Lässt sich nicht öffnen
unreadable-text = Das ist in diesem Browser gespeichert, aber keine Partie, die diese Seite lesen kann. Du kannst die Daten sichern, bevor du sie löschst.
unreadable-keep = Daten sichern

## Settings

settings-saved = Deine Einstellungen merkt sich dieser Browser.
settings-look = Aussehen
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-full = An
settings-motion-none = Aus
settings-sound = Ton
settings-sound-on = Töne abspielen
settings-volume = Lautstärke
settings-try = Anhören
settings-game = Spiel
settings-pace = Computerspieler spielen
settings-pace-slow = Langsam
settings-pace-calm = Ruhig
settings-pace-fast = Schnell
settings-pace-none = Sofort
settings-voices = Computerspieler sagen ab und zu etwas
settings-name-note = Steht ab der nächsten Partie an deinem Platz.
settings-notify = Sag mir, wenn ich dran bin
settings-notify-note = Dein Browser zeigt eine Benachrichtigung, solange diese Seite im Hintergrund ist.
settings-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Das kannst du neben der Adresszeile ändern.
settings-notify-missing = Dieser Browser kann keine Benachrichtigungen zeigen.
settings-language = Sprache
settings-language-system = Wie der Browser

## The lobby

lobby-lead = Öffentliche Tische mit freien Plätzen. Setz dich und sag hallo.
lobby-none = Gerade wartet niemand. Eröffne einen Tisch, vielleicht setzt sich jemand dazu.
lobby-new = Öffentlichen Tisch eröffnen
lobby-join = Mitspielen
lobby-join-label = Mitspielen mit { $names }
lobby-since = Eröffnet { $when }
lobby-refreshed = { $n ->
    [one] { $n } Tisch in der Lobby.
   *[other] { $n } Tische in der Lobby.
  }

## Waiting for players

wait-title = Der Tisch ist gedeckt
wait-title-guest = Du bist eingeladen
wait-title-full = Alle sind da
wait-seats = Plätze
wait-you = Du
wait-open = Freier Platz
wait-computer = { $level ->
    [easy] Computer, leicht
    [normal] Computer, normal
    [hard] Computer, schwer
    [expert] Computer, Experte
   *[master] Computer, Meister
  }
wait-online = da
wait-away = nicht da
wait-fill = Stärke des Computerspielers für Platz { $n }
wait-fill-go = Besetzen
wait-fill-label = Platz { $n } mit einem Computerspieler besetzen
wait-reopen = Freigeben
wait-reopen-label = Platz { $n } für einen Freund freigeben
wait-free = Platz freigeben
wait-free-label = Den Platz von { $name } freigeben
wait-free-ask = Den Platz von { $name } freigeben? Dann kann sich jemand anders dorthin setzen.
wait-leave = Aufstehen
wait-another = Noch einen Platz nehmen
wait-several = Plätze pro Gerät
wait-several-yes = Beliebig viele
wait-invite = Freunde einladen
wait-spectators = Zuschauer
wait-invite-note = Verschicke diesen Link oder scanne den Code mit einem Handy.
# Where an invitation would name only this machine. After the first one stands a command.
wait-closed = Diese Adresse gilt nur auf diesem Gerät; von anderen aus ist der Server nicht erreichbar. Damit andere in deinem Netz mitspielen können, beende ihn und starte ihn mit diesem Befehl. Der Tisch bleibt erhalten.
wait-nearby = Geräte im selben Netz finden dieses Gerät hier.
wait-address = Adresse dieses Geräts
wait-invite-link = Link zu diesem Tisch
wait-watch-link = Link zum Zuschauen
wait-qr = QR-Code mit dem Link zu diesem Tisch
wait-copy-label = Kopieren: { $what }
wait-share = Teilen …
wait-start = Partie beginnen
wait-start-in = Partie beginnen ({ $time })
wait-start-silent = Für die Ziehungen fehlt noch der Zufallsbeitrag von { $names }. Ist die Zeit abgelaufen, kannst du ohne ihn beginnen.
wait-start-without = Für die Ziehungen fehlt noch immer der Zufallsbeitrag von { $names }. Du kannst ohne ihn beginnen.
wait-start-open = Erst müssen alle freien Plätze besetzt sein.
wait-start-full = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
wait-start-host-nobody = Der Host startet die Partie.
wait-start-come = Die Partie beginnt, wenn { $names } da { $n ->
    [one] ist
   *[other] sind
  }.
wait-join = Setz dich
wait-join-note = Wähle einen Namen und eine Farbe, dann einen freien Platz.
wait-name = Dein Name
wait-colour = Deine Farbe
colour-rose = Rosa Rose
colour-sun = Gelbe Sonne
colour-leaf = Grünes Blatt
colour-wave = Blaue Welle
colour-taken = { $colour ->
    [rose] { colour-rose }
    [sun] { colour-sun }
    [leaf] { colour-leaf }
   *[wave] { colour-wave }
  }, vergeben
wait-take = Hier sitzen
wait-take-label = Hier sitzen: Platz { $n }
wait-spectator = Du schaust zu. Die Partie hat noch nicht begonnen.
wait-clock-none = Keine Uhr
wait-clock-move = { $time } pro Zug
wait-clock-game = { $time } pro Partie
wait-clock-increment = { $time } pro Partie, dazu { $increment } pro Zug

## Checking the deals

fair-over = So werden die Ziehungen geprüft
fair-line = Die Ziehungen lassen sich nachher prüfen.
fair-how = Vor der Partie versiegelt der Server ein Geheimnis und veröffentlicht dessen Hashwert. Der Browser jedes Spielers trägt eigenen Zufall bei. Beides zusammen bestimmt die Ziehungen; aussuchen kann sie sich niemand.
fair-how-day = Alle Ziehungen eines Tages folgen aus einem Geheimnis. Sein Hashwert wird am Tag davor veröffentlicht, das Geheimnis selbst, wenn der Tag vorbei ist; aussuchen oder ändern kann es niemand.
fair-checking = Die Ziehungen werden geprüft …
fair-checked = Geprüft: Die Ziehungen standen fest, bevor sich jemand gesetzt hat.
fair-follows = Geprüft: Jede Ziehung folgt aus dem Geheimnis und aus dem, was die Spieler beigetragen haben.
fair-follows-day = Geprüft: Jede Ziehung folgt aus dem Geheimnis des Tages.
fair-unchecked-commitment = Dieser Browser kam erst nach dem Beginn dazu und kann darum nicht sagen, ob das Geheimnis vorher feststand.
fair-unchecked-day = Dieser Browser hat am Tag davor nicht nachgesehen und kann darum nicht sagen, ob das Geheimnis vorher feststand.
fair-unchecked-mine = Dieser Browser hat nichts zu den Ziehungen beigetragen und kann darum nicht sagen, ob die Beiträge der Spieler unverändert blieben.
fair-older = In dieser Partie wurde nach einem älteren Verfahren gezogen, das diese Seite nicht prüfen kann.
fair-insecure = Dieser Browser kann die Ziehungen hier nicht prüfen, weil die Seite nicht über https geladen wurde. Der Befehl unten kann es.
fair-failed = Die Aufzeichnung ließ sich nicht laden; darum sind die Ziehungen nicht geprüft.
fair-wrong = Traue diesen Ziehungen nicht.
fair-wrong-record = Die Aufzeichnung sagt nicht richtig, wie gezogen wurde.
fair-wrong-table = Die Ziehungen in dieser Aufzeichnung gehören zu einem anderen Tisch.
fair-wrong-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hat.
fair-wrong-commitment = Als du kamst, hatte sich der Server auf ein Geheimnis festgelegt; gezogen hat er mit einem anderen.
fair-wrong-people = Für einen Platz, an dem kein Mensch sitzt, wurde etwas zu den Ziehungen beigetragen.
fair-wrong-mine = Was dieser Browser zu den Ziehungen beigetragen hat, wurde weggelassen oder ersetzt.
fair-wrong-holder = Die Könige hätte jemand anders halten müssen.
fair-wrong-king = König { $n } hätte ein anderer sein müssen.
fair-wrong-line = Reihe { $n } hätte eine andere sein müssen.
fair-wrong-seen = Die Aufzeichnung zeigt andere Ziehungen, als an diesem Tisch zu sehen waren.
fair-wrong-result = Die Aufzeichnung zeigt ein anderes Ergebnis als dieser Tisch.
fair-betrayed = Der Server hat geändert, worauf er sich festgelegt hatte. Traue den Ziehungen dieses Tisches nicht.
fair-commitment-kept = Hashwert, den dieser Browser zuerst sah
fair-mine = Von diesem Browser gesendet für { $name }
fair-commitment = Hashwert des Geheimnisses
fair-secret = Geheimnis
fair-contribution = Beigetragen von { $name }
fair-check = Um ohne diese Seite noch einmal zu prüfen, speichere die Aufzeichnung und führe dies aus:

## Replay

replay-title = Nachspielen
replay-position = Stellung { $ply } von { $plies }
replay-round = Runde { $round } von { $rounds }
replay-start = Der Tisch ist gedeckt.
replay-slider = Stellung
replay-previous = Zurück
replay-next = Weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-speed = Tempo
replay-speed-half = Halb
replay-speed-normal = Normal
replay-speed-double = Doppelt
replay-speed-quick = Schnell
replay-play = Abspielen
replay-stop = Anhalten
replay-link = Link zu dieser Stellung kopieren
replay-table = Zum Tisch
replay-moves = Was geschah

## The end of a game

end-title = Endstand
end-skip = Überspringen
# Also a button that leads there: what every decision of a game was worth.
review-title = Analyse
end-hints = { $name } hatte { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
  }.
end-fallow = { $n } ohne Kronen
end-result = Ergebnis
end-place = Rang
end-player = Spieler
end-points = Punkte
end-largest = Größtes Gebiet
end-crowns = Kronen
end-squares = Felder
end-stopped = Die Partie wurde vorzeitig beendet.
end-won = { $of ->
    [dynasty] { $names } hat die Dynastie gewonnen!
   *[game] { $names } hat gewonnen!
  }
end-shared = { $of ->
    [dynasty] { $names } teilen sich den Sieg in der Dynastie.
   *[game] { $names } teilen sich den Sieg.
  }
end-won-you = { $of ->
    [dynasty] Du hast die Dynastie gewonnen!
   *[game] Du hast gewonnen!
  }
end-won-by = { $of ->
    [dynasty] { $points ->
        [one] Du hast die Dynastie mit { $points } Punkt Vorsprung gewonnen!
       *[other] Du hast die Dynastie mit { $points } Punkten Vorsprung gewonnen!
      }
   *[game] { $points ->
        [one] Du hast mit { $points } Punkt Vorsprung gewonnen!
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen!
      }
  }
end-shared-you = { $of ->
    [dynasty] Du teilst dir den Sieg in der Dynastie mit { $names }.
   *[game] Du teilst dir den Sieg mit { $names }.
  }
end-lost = { $of ->
    [dynasty] Platz { $place } für dich in der Dynastie, { points-counted } hinter { $names }.
   *[game] Platz { $place } für dich, { points-counted } hinter { $names }.
  }
end-lost-level = { $of ->
    [dynasty] Platz { $place } für dich in der Dynastie, hinter { $names }.
   *[game] Platz { $place } für dich, hinter { $names }.
  }
end-best = Dein bestes Gebiet: { score-territory }.
end-you = du
end-count = Wertung: { $name }
end-by-score = { $n ->
    [one] Mit { $n } Punkt Vorsprung.
   *[other] Mit { $n } Punkten Vorsprung.
  }
end-by-territory = { $level ->
    [crowns] Gleichstand nach Punkten und Kronen; das größte Gebiet hat entschieden.
    [squares] Gleichstand nach Punkten und Feldern; das größte Gebiet hat entschieden.
    [crowns-squares] Gleichstand nach Punkten, Kronen und Feldern; das größte Gebiet hat entschieden.
   *[points] Gleichstand nach Punkten; das größte Gebiet hat entschieden.
  }
end-by-crowns = { $level ->
    [territory] Gleichstand nach Punkten und größtem Gebiet; die Kronen haben entschieden.
    [squares] Gleichstand nach Punkten und Feldern; die Kronen haben entschieden.
    [territory-squares] Gleichstand nach Punkten, größtem Gebiet und Feldern; die Kronen haben entschieden.
   *[points] Gleichstand nach Punkten; die Kronen haben entschieden.
  }
end-by-squares = { $level ->
    [territory] Gleichstand nach Punkten und größtem Gebiet; das größere Königreich hat entschieden.
    [crowns] Gleichstand nach Punkten und Kronen; das größere Königreich hat entschieden.
    [territory-crowns] Gleichstand nach Punkten, größtem Gebiet und Kronen; das größere Königreich hat entschieden.
   *[points] Gleichstand nach Punkten; das größere Königreich hat entschieden.
  }
end-by-shared = Gleichstand in allem, was zählt.
end-solo = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
end-solo-0 = Jedes Königreich beginnt mit einem einzigen Acker.
end-solo-1 = Ein stilles kleines Reich. Die Schafe sind zufrieden.
end-solo-2 = Ein feines Königreich, das sein Volk ernährt.
end-solo-3 = In fernen Wirtshäusern erzählen Reisende von deinem Land.
end-solo-4 = Ein Reich, von dem man singen wird. Möge es lange bestehen!
end-bonus = { $bonus ->
    [harmony] Harmonie +{ $points }
   *[middle_kingdom] Reich der Mitte +{ $points }
  }
end-bonus-missed = { $bonus ->
    [harmony] Harmonie: nicht erreicht
   *[middle_kingdom] Reich der Mitte: nicht erreicht
  }
pad-title = Nach Landschaft
pad-land = Landschaft
pad-bonus = Sonderpunkte
pad-sum = Summe
end-resigned = { $name } hat aufgegeben.
end-out-of-time = Die Zeit von { $name } ist abgelaufen.
end-resigned-you = Du hast aufgegeben.
end-out-of-time-you = Deine Zeit ist abgelaufen.
end-again = Noch eine Partie
end-rematch = Die nächste Partie ist bereit.
end-rematch-go = Zur nächsten Partie
end-same-deal = Dieselbe Ziehung noch einmal
end-next = Nächste Partie der Dynastie
end-dynasty = Dynastie nach Partie { $game } von { $games }
end-dynasty-over = Dynastie

## The final kingdoms as a picture

picture-title = Ein Bild zum Teilen
picture-copy = Bild kopieren
picture-download = { $format } herunterladen
picture-failed = Das Bild lässt sich gerade nicht laden.

## Dominoes not yet seen

tracker-title = Noch nicht aufgedeckt
tracker-count = { $n ->
    [one] { $n } Stein noch nicht aufgedeckt
   *[other] { $n } Steine noch nicht aufgedeckt
  }
tracker-none = Alle Dominosteine wurden aufgedeckt.
tracker-note = Manche davon bleiben vielleicht in der Schachtel.
tracker-land = Landschaft
tracker-crowns = { $n ->
    [one] { $n } Krone
   *[other] { $n } Kronen
  }
tracker-no-crown = Keine Krone
tracker-squares = Felder nach Landschaft und Kronen

## The table

table-lost = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt …
table-delayed = Das Speichern dauert länger. Die Partie geht weiter, sobald es wieder klappt.
table-hint-sent = Deine Entscheidung ist unterwegs.
table-off = Dort ist der Tisch zu Ende.
table-domino = Stein { $domino }
table-domino-face = Stein { $domino }: { $first }, { $second }
table-domino-claimed = Stein { $domino }: { $first }, { $second }. Gewählt von { $name }.
table-domino-played = Stein { $domino }: { $first }, { $second }. Gespielt von { $name }.
table-half = { $terrain ->
    [wheat] Weizen
    [forest] Wald
    [lake] See
    [grass] Wiese
    [swamp] Sumpf
   *[mine] Mine
  }
table-half-crowns = { $crowns ->
    [one] { table-half } mit { $crowns } Krone
   *[other] { table-half } mit { $crowns } Kronen
  }
table-kingdom-of = { $squares ->
    [one] Das Königreich von { $name }: { $squares } Feld, { points-counted }
   *[other] Das Königreich von { $name }: { $squares } Felder, { points-counted }
  }
table-enlarge = Das Königreich von { $name } vergrößern
table-over = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
table-over-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
table-over-solo = Dein Königreich ist { points-counted } wert.
table-draws-kings = Die Könige werden gezogen.
table-you-drew = Wähle für { $owner }.
table-they-drew = { $name } wählt für { $owner }.
table-they-drew-yours = { $name } wählt für dich.
table-hint-drew = Du hast einen König von { $owner } gezogen. Stelle ihn auf einen Stein.
table-deals = Eine neue Reihe wird ausgelegt.
table-you-place = Lege Stein { $domino } an.
table-you-claim = Wähle einen Stein.
table-you-choose = Wähle einen Stein.
table-you-choose-nowhere = Lege einen Stein weg.
table-they-place = { $name } legt Stein { $domino } an.
table-they-claim = { $name } wählt einen Stein.
table-they-choose = { $name } wählt einen Stein.
table-thinks = { $name } überlegt …
table-hint-claim = Kleine Zahl: nächste Runde früher dran. Große Zahl: wertvoller.
table-hint-choose = Du legst ihn sofort an. Kleine Zahl: nächste Runde früher dran.
table-hint-choose-nowhere = Keiner passt; du darfst einen beliebigen weglegen.
table-hint-place-mouse = Klicke auf ein helles Feld; R dreht den Stein.
table-hint-place-touch = Tippe auf ein helles Feld oder zieh den Stein dorthin.
table-hint-place-keys = Pfeiltasten bewegen den Stein, R dreht ihn, Enter legt ihn an.
table-hint-look = Du siehst das Königreich von { $name }.
table-hint-paused = Pause.
table-hint-here = Hier { points-counted }.
table-to-place = Anzulegen
table-next-line = Nächste Reihe
table-the-line = Die Reihe
table-last-line = Keine Reihe mehr
table-this-round = Diese Runde
table-next-round = Nächste Runde
table-now = Jetzt
table-then = Dann
table-order-now = In dieser Runde sind noch dran: { $names }
table-order-now-nobody = In dieser Runde waren alle dran.
table-order-next = Bisherige Reihenfolge der nächsten Runde: { $names }
table-order-next-nobody = Für die nächste Runde steht noch niemand fest.
table-to-come = noch { $n }
table-none-to-come = keine mehr
table-tracker = Noch nicht aufgedeckte Dominosteine
table-others = Die anderen Königreiche
table-yours = Dein Platz
table-series = Dynastie, Partie { $game } von { $games }
table-nowhere = Stein { $domino } passt nirgends
table-nowhere-more = In deinem Königreich ist kein Platz für ihn. Er kommt zurück in die Schachtel.
table-text = Den Tisch als Text lesen
table-picture = Den Tisch als Bild zeigen
table-text-title = Der Tisch in Worten
table-text-moves = Was du tun kannst
table-text-wait = Du bist nicht an der Reihe.
table-text-none = keine
table-text-rows = Zeilen von oben nach unten: w Weizen, f Wald, l See, g Wiese, s Sumpf, m Mine, eine Ziffer für die Kronen, C Schloss, ein Punkt für ein leeres Feld
table-text-claim = Stein { $domino } wählen: { $first }, { $second }
table-text-choose = Stein { $domino } zum Anlegen wählen: { $first }, { $second }
table-text-place = { $spots }: { points-counted }
table-text-discard = Stein { $domino } weglegen
table-cell-empty = { $spot }, leer
table-cell-marked = { $spot }, markiert
table-cell-fits = { $spot }, Platz für den Dominostein
table-cell-land = { $spot }, { $half }
table-cell-castle = { $spot }, Schloss
table-board = Dein Königreich. Die Pfeiltasten bewegen den Dominostein, R dreht ihn, Enter legt ihn an.

## What one can do

act-menu = Menü
act-undo = Zurück
act-redo = Vor
act-rotate = Drehen
act-place = Legen
act-place-points = Legen +{ $points }
act-cancel = Abbrechen
act-discard = Weglegen
act-discard-quiet = Weglegen
act-discard-ask = Stein { $domino } weglegen, obwohl er passt?
act-hurry = Schneller
# A button that is pressed again and again: a hint, the best moves, what speaks for them, and it is put away. Little room.
act-hint-off = Tipp
act-hint-nudge = Züge zeigen
act-hint-moves = Warum?
act-hint-why = Schließen
act-hint-thinking = Der Trainer denkt nach …
act-pause = Pause
act-resume = Weiter
act-step = Ein Schritt
act-resign = Aufgeben
act-resign-ask = Aufgeben? Für { $name } ist die Partie dann zu Ende.
act-replay = Bis hierher nachspielen
act-record = Aufzeichnung speichern
act-seed = Startzahl { $seed }
act-copy = Kopieren
act-close = Schließen
act-ask-undo = Um Rücknahme bitten
act-ask-undo-short = Zurück?
# For a moment after a decision among friends: no one has to be asked, and the others wait for it.
act-take-back = Zurücknehmen
act-go-on = Weiter
act-asked = Gefragt …
act-take-back-seat = Wieder selbst spielen
act-react = Reagieren
act-watching = Du schaust zu
act-hand = Einen Computer für { $name } spielen lassen
act-hand-mine = Einen Computer für mich spielen lassen
act-hand-level = Stärke des Computers
act-take-back-from = Wieder für { $name } spielen
act-hand-in = Computer für { $name } spielen lassen (in { $time })
act-device = An einem anderen Gerät spielen
act-device-for = { $name } jemand anderem überlassen
act-device-note = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, und ein neuer Link ersetzt ihn. Wer ihn öffnet, kann für dich spielen; behalte ihn also für dich.
act-devices-end = Andere Geräte abmelden
act-devices-ask = Die anderen Geräte abmelden? Sie verlieren deinen Platz und können nur noch zuschauen.
act-devices-ended = Nur noch dieses Gerät hat deinen Platz.
act-device-link = Link zu deinem Platz
act-watch-link = Link zum Zuschauen kopieren

## Der Tisch um die Partie

# Worin die anzulegenden Steine und die Reihe liegen, für alle, die zuhören.
table-lines = Die Reihen
# Unter dem Stapel nach dem Ende.
table-left-over = { $n } übrig
menu-game = Diese Partie
menu-games = Andere Partien
tracker-over-title = Übrig geblieben
tracker-over = { $n ->
    [one] { $n } Dominostein kam
   *[other] { $n } Dominosteine kamen
  } in dieser Partie nicht vor.

## Asking to take back

ask-title = { $name } möchte einen Zug zurücknehmen
ask-about = Die letzte eigene Entscheidung und alles danach.
ask-shown = { $name } möchte einen Zug zurücknehmen. Es fehlt noch die Antwort von { $names }.
ask-agree = Zustimmen
ask-decline = Ablehnen

## Computer players: one character for each level, and kin of theirs where several sit at a table

# Who it is, under its name.
role-easy = Hirtenkind
role-normal = Bäcker
role-hard = Ritterin
role-expert = Herzogin
role-master = Sterndeuter
# First names, the character’s own first: four of a kind, different in every family.
kin-easy = Jule Jost Jette Jockel
kin-normal = Bertold Bruno Benno Balduin
kin-hard = Gudrun Gerlinde Gisela Gunhild
kin-expert = Isolde Irmgard Isabella Ilse
kin-master = Merlin Melchior Meinrad Magnus
# What they say now and then of their own moves, in at most forty characters: after a good one, a bad one, and their last.
voice-easy-good = { $which ->
    [first] Guck mal, das passt!
    [second] Das mögen meine Schafe.
   *[third] Das ist viel, oder?
  }
voice-easy-bad = { $which ->
    [first] Hoppla. Wohin damit?
    [second] Es sah so hübsch aus …
   *[third] Mein Hund war’s!
  }
voice-easy-last = { $which ->
    [first] Noch mal! Noch mal!
    [second] Schon vorbei?
   *[third] Das hat Spaß gemacht!
  }
voice-normal-good = { $which ->
    [first] Frisch aus dem Ofen!
    [second] Das ist schön aufgegangen.
   *[third] Ein dickes Stück für mich.
  }
voice-normal-bad = { $which ->
    [first] Tja, angebrannt.
    [second] Halb gar, zugegeben.
   *[third] Da fehlt Mehl …
  }
voice-normal-last = { $which ->
    [first] Der Laden macht zu.
    [second] Brot für alle!
   *[third] Was für eine Partie!
  }
voice-hard-good = { $which ->
    [first] Ein sauberer Treffer!
    [second] Dieses Land gehört mir.
   *[third] Für Krone und Schloss!
  }
voice-hard-bad = { $which ->
    [first] Nur eine Beule.
    [second] Ich bin schon schlimmer gestürzt.
   *[third] So war das nicht geplant.
  }
voice-hard-last = { $which ->
    [first] Visier hoch. Gut gekämpft!
    [second] Mein Schwert ruht.
   *[third] Es war mir eine Ehre.
  }
voice-expert-good = { $which ->
    [first] Genau wie geplant.
    [second] Reizend, nicht wahr?
   *[third] Das hast du doch kommen sehen?
  }
voice-expert-bad = { $which ->
    [first] Darüber sprechen wir nicht.
    [second] Wie ungemein vulgär.
   *[third] Das war Absicht.
  }
voice-expert-last = { $which ->
    [first] Tee, meine Lieben?
    [second] Das wäre dann alles.
   *[third] Komm bald wieder.
  }
voice-master-good = { $which ->
    [first] Es stand in den Sternen.
    [second] Wie vorhergesehen.
   *[third] Der Komet gibt mir recht.
  }
voice-master-bad = { $which ->
    [first] Da war eine Wolke im Weg.
    [second] Auch Sterne fallen.
   *[third] Hm. Die Sterne sagten links.
  }
voice-master-last = { $which ->
    [first] So endet diese Nacht.
    [second] Der Himmel hat genug gesehen.
   *[third] Ich wusste es. Schön war’s trotzdem.
  }

## Reactions

react-hello = Hallo!
react-well-played = Gut gespielt!
react-ouch = Autsch!
react-thinking = Ich überlege noch
react-thanks = Danke!
react-good-game = Schöne Partie!

## Notifications

notify-turn = { $name }, du bist dran.

## The title of the page, in the browser's tab

title-home = { app-name }: { $title }
title-screen = { $title } · { app-name }
title-home-turn = ● du bist dran · { title-home }
title-screen-turn = ● du bist dran · { title-screen }
title-table-turn = ● du bist dran · { app-name }

## What one can do

act-look = Den Tisch ansehen

## What others do, told in the ribbon; the decisions of a whole game

news-place = { $points ->
    [0] { $name } legt Stein { $domino } an.
   *[some] { $name } legt Stein { $domino } an: +{ $points }
  }
news-takes = { $name } wählt Stein { $domino }.
news-takes-place = { $place ->
    [first] { $name } wählt Stein { $domino } und beginnt die nächste Runde.
    [second] { $name } wählt Stein { $domino } und ist dann an zweiter Stelle dran.
    [third] { $name } wählt Stein { $domino } und ist dann an dritter Stelle dran.
   *[fourth] { $name } wählt Stein { $domino } und ist dann an vierter Stelle dran.
  }
table-name-place = { $name }: Lege Stein { $domino } an.
table-name-claim = { $name }: Wähle einen Stein.
table-name-choose = { $name }: Wähle einen Stein.
table-name-choose-nowhere = { $name }: Lege einen Stein weg.
table-name-drew = { $name }: Wähle für { $owner }.
fits-best = { $points ->
    [0] Stein { $domino } passt, bringt aber noch nichts.
   *[some] Stein { $domino }: bestenfalls +{ $points }
  }
fits-nowhere = Stein { $domino } passt zurzeit nirgends.
log-round = Runde { $n }
log-opening = Vor der ersten Runde

## What happens, for everybody and for screen readers

say-holder = { $name } hält die Könige.
say-king = Ein König von { $name } wird gezogen.
say-kings = Die Könige sind gezogen: { $names }.
say-deal = Eine neue Reihe: { $numbers }.
say-claim = { $name } wählt Stein { $domino }.
say-choose = { $name } wählt Stein { $domino }.
say-claim-for = { $name } wählt Stein { $domino } für { $owner }.
say-place = { $name } legt Stein { $domino } an: { points-counted }.
say-discard = { $name } legt Stein { $domino } weg.
say-turn = { $name } ist an der Reihe.
say-your-claim = { $name }, wähle einen Stein.
say-your-choose = { $name }, wähle einen Stein.
say-your-choose-nowhere = { $name }, kein Stein passt. Wähle einen, den du weglegst.
say-your-drew = { $name }, du hast einen König von { $owner } gezogen. Stelle ihn auf einen Stein.
say-your-place = { $name }, lege Stein { $domino } an.
say-reacted = { $name }: { $words }
say-sits = { $name } setzt sich.
say-arrives = { $name } ist da.
say-leaves = { $name } ist nicht da.
say-sits-in = Ein Computerspieler springt für { $name } ein.
say-plays-again = { $name } spielt wieder selbst.
say-declined = Der Zug wurde nicht zurückgenommen.
say-can-take-back = Du kannst das { $n } { $n ->
    [one] Sekunde
   *[other] Sekunden
} lang zurücknehmen.
say-taken-back = Der Zug wurde zurückgenommen.
say-begins = Die Partie beginnt.
say-held = { $spots }: { points-counted }.

## Seats

seat-thinking = { $name } überlegt
seat-online = { $name } ist da
seat-away = { $name } ist nicht da
seat-is-away = nicht da
seat-sits-in = Computer springt ein
seat-clock = Zeit von { $name }
seat-won = ♛ Gewonnen
seat-bonus-possible = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✓
seat-bonus-lost = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✕

## Points

score-of = { points-counted }: So zählt das Königreich von { $name }
score-title = { $name }: { points-counted }
score-territory = { $terrain ->
    [wheat] { terrain-wheat }
    [forest] { terrain-forest }
    [lake] { terrain-lake }
    [grass] { terrain-grass }
    [swamp] { terrain-swamp }
   *[mine] { terrain-mine }
  } { $squares } × { $crowns } = { $points }
score-fallow = { $n ->
    [one] Ohne Kronen: { $n } Feld
   *[other] Ohne Kronen: { $n } Felder
  }
score-harmony-possible = Harmonie (+5): noch möglich
score-harmony-lost = Harmonie: nicht mehr möglich
score-middle_kingdom-possible = Reich der Mitte (+10): noch möglich
score-middle_kingdom-lost = Reich der Mitte: nicht mehr möglich
score-bonus = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  }: +{ $points }
score-discarded = { $n ->
    [one] { $n } Stein weggelegt
   *[other] { $n } Steine weggelegt
  }
score-nothing = Noch kein Gebiet.

## A table that is not there

gone-title = Hier steht kein Tisch
gone-text = Oder im Link ist ein Tippfehler: Prüfe, ob du ihn ganz kopiert hast.

## An address that leads nowhere

lost-title = Hier ist nichts
lost-text = Dieser Weg führt aus dem Königreich hinaus. Vielleicht ist ein Tippfehler in der Adresse.
lost-home = Zur Startseite

## Time and lists, in words that not every browser has

span-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
clock-tenths = { $seconds },{ $tenths }
clock-days = { $days } T { $hours } h
ago-minutes = { $n ->
    [0] gerade eben
    [one] vor { $n } Minute
   *[other] vor { $n } Minuten
  }
ago-hours = { $n ->
    [one] vor { $n } Stunde
   *[other] vor { $n } Stunden
  }
ago-yesterday = gestern
ago-days = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
  }
ago-date = { day-date } { $year }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
