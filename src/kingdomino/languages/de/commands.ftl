### German. The command line: help, what commands print for people, and what is wrong with what was given.
### Same in English: metavar-hex, metavar-elo

## What each command does. The first paragraph also stands in the list of commands.

help-kingdomino = Kingdomino: spielen, simulieren, ansehen. Ohne Befehl öffnet es sich im Browser.
help-play = Kingdomino im Browser oder im Terminal spielen.
help-serve = Das Spiel für Browser bereitstellen, ohne einen zu öffnen.
help-backup = Alle Partien eines Datenordners in eine Datei sichern, auch während ein Server läuft.
help-restore = Alle Partien eines Datenordners durch eine Sicherung ersetzen; was dort war, bleibt daneben erhalten. Kein Server darf laufen.
help-site =
    Die Seite als Ordner schreiben, den jeder Webserver bereitstellen kann, auch unter einem Pfad.

    Dann wird alles im Browser gespielt: allein, an einem Bildschirm, gegen Computer. Nur Freunde an anderen Geräten brauchen einen Server. Der Ordner ist neu, leer, oder er enthält eine frühere Seite, die auf den neuesten Stand gebracht wird.
help-show = Die letzte Stellung einer Aufzeichnung oder eine Stellung zeichnen, im Terminal oder als SVG.
help-score =
    Die Königreiche einer echten Partie auszählen und sagen, wer gewonnen hat.

    Ein Königreich schreibt man Zeile für Zeile von oben, wie in 'ffC/.ww/.ws1': w für Weizen, f Wald, l See, g Wiese, s Sumpf, m Mine, jeweils gefolgt von den Kronen; C für das Schloss und ein Punkt, wo nichts liegt. Ohne Königreiche wird die Standardeingabe gelesen.

    Von einer Dynastie gibt man die Königreiche von bis zu drei Partien an, mit + dazwischen; die Punkte werden addiert.
help-check = Aufzeichnungen nachspielen und in jeder fehlerhaften die erste falsche Stelle nennen; der Rückgabewert ist 1, wenn es welche gibt.
help-analyse = Zeigen, was jeder Zug einer Stellung wert ist und was folgen kann.
help-review =
    Sagen, wie gut jede Entscheidung einer Partie war und was das Glück damit zu tun hatte.

    Hat eine Datei viele Aufzeichnungen, bekommt jede eine Zeile; --game wählt eine davon.
help-simulate = Viele Partien zwischen Computerspielern spielen und aufzeichnen.
help-puzzles = Rätsel suchen: Entscheidungen von Computerspielern, bei denen eine eindeutig die beste ist.
help-ratings = Die Rätsel mit den Wertungen schreiben, die sich auf einem Server ergeben haben.
help-match =
    Computerspieler A gegen B messen, mit gepaarten Ziehungen.

    An einem Tisch zu dritt oder zu viert sitzt A auf einem Platz und B auf allen anderen. Jede Ziehung wird für jeden Platz von A einmal gespielt. Ein unterbrochener Vergleich geht weiter, wenn derselbe Befehl noch einmal gegeben wird.
help-tournament =
    Computerspieler in jeder Zusammenstellung gegeneinander antreten lassen, mit gepaarten Ziehungen.

    Sind es weniger als Plätze, sitzen an jedem Tisch alle, manche mehrmals. Ein unterbrochenes Turnier geht weiter, wenn derselbe Befehl noch einmal gegeben wird.
help-bench = Messen, wie viele ganze Partien pro Sekunde ein Kern dieses Rechners spielt.
help-loadtest = Messen, wie viele laufende Tische ein Server auf diesem Rechner trägt (über Loopback).

## What each option means

option-lang = Die Sprache; ohne Angabe die des Systems.
option-version = Die Version zeigen und beenden.
option-edition = Das Regelheft, nach dem gespielt wird.
option-rules = Zusatzregeln: harmony, middle-kingdom, mighty-duel, dynasty; oder field=value. Durch Kommas getrennt.
option-players = Wie viele spielen.
option-seed = Dieselbe Startzahl ergibt dieselben Partien.
option-terminal = Im Terminal spielen; dafür sind die folgenden Optionen.
option-seats = Für jeden Platz ein Name oder ein Computerspieler: Ada,{ $agents }
option-load = Eine gespeicherte Partie fortsetzen.
option-host = Die Adresse, an der gelauscht wird; 0.0.0.0 für alle.
option-port = Der Port; 0 für irgendeinen freien.
option-data = Der Ordner für Partien und Einstellungen.
option-database = Stattdessen eine PostgreSQL-Datenbank: postgresql://user:password@host/name
option-expire-days = Unfertige Tische löschen, die so lange unberührt sind, und nach einem Tag die, an denen niemand gespielt hat; 0: nie.
option-keep-days = Beendete Partien so lange nach ihrem letzten Zug löschen; 0: nie.
option-connections-per-address = Wie viele Seiten eine Adresse gleichzeitig offen haben darf.
option-heartbeat = Nach so vielen Sekunden Stille erfährt eine Seite, dass ihre Verbindung noch steht.
option-review = Beendete Partien für alle analysieren, die darauf zurückblicken, in einem eigenen Prozess, der allem anderen den Vortritt lässt.
option-trusted-proxy = Proxys, deren X-Forwarded-Header geglaubt werden: Adressen oder Netze, durch Kommas getrennt.
option-site-lang = Die Sprache des Titels, bis die Seite die des Besuchers spricht.
option-game = Welche Aufzeichnung der Datei, gezählt ab 1.
option-ply = Der Moment nach so vielen Zügen, die Ziehungen mitgezählt.
option-svg = Stattdessen ein Bild schreiben.
option-agent = Der Computerspieler, der gefragt wird.
option-think = Wie lange er überlegen darf.
option-fair = Auch prüfen, ob die Ziehungen aus dem folgen, worauf sich der Server festgelegt hat.
option-commitment = Mit --fair: die Festlegung, die du vor der Partie gesehen hast.
option-mine = Mit --fair: der Zufall, den dein Browser beigetragen hat.
option-playouts = Wie oft die Möglichkeiten einer Entscheidung zu Ende gespielt werden: Mehr dauert länger und ist sicherer.
option-annotate = Die Aufzeichnungen mit Kommentaren schreiben; - für die Standardausgabe.
option-agents = Ein Computerspieler für alle Plätze oder einer für jeden.
option-games = Wie viele Partien.
option-out = Die Datei für die Aufzeichnungen; ohne Angabe die Standardausgabe.
option-workers = Prozesse, ohne Angabe einer pro Kern; 0 für diesen hier.
option-games-puzzles = In wie vielen Partien gesucht wird.
option-theme-puzzles = Nur Rätsel zu diesem Thema, aus Partien, in denen sie wahrscheinlich sind.
option-out-puzzles = Die Datei mit den Rätseln; eine unterbrochene wird fortgesetzt.
option-out-ratings = Die Datei, die geschrieben wird; die Rätsel sind die, die mit kingdomino kommen.
option-tries = Wie oft ein Rätsel versucht worden sein muss, damit seine Wertung zählt.
option-games-match = Wie viele Partien, aufgerundet auf ganze Ziehungen.
option-games-tournament = Für jede Zusammenstellung an einem Tisch; aufgerundet auf ganze Ziehungen.
option-sprt = Aufhören, sobald klar ist (5 % Risiko), welchen von zwei Elo-Vorteilen A hat, etwa 0 oder 10: --sprt 0,10.
option-workers-contest = Prozesse, ohne Angabe einer pro Kern; 1 für Spieler, die auf mehreren Threads denken.
option-ray = Auf einem Ray-Cluster spielen; „local“ startet einen auf diesem Rechner.
option-journal = Wo Partien festgehalten werden, sobald sie enden, damit ein unterbrochener Lauf weitergehen kann; ohne Angabe eine Datei im Datenordner.
option-fresh = Von vorn beginnen, was immer im Journal steht.
option-result-json = Das Ergebnis und jede Partie als JSON schreiben.
option-csv = Eine Zeile für jeden Platz jeder Partie schreiben.
option-records = Die Aufzeichnungen aller Partien schreiben.
option-json = JSON ausgeben.
option-kingdoms = Die Königreiche aus einer Datei lesen, eins pro Zeile; - für die Standardeingabe.
option-names = Die Spieler, durch Kommas getrennt.
option-discarded = Wie viele Dominosteine jeder weggelegt hat, um die Königreiche zu prüfen.
option-seconds = Wie lange für jede Zeile.
option-signature = Eine Zahl ausgeben, die sich nur ändert, wenn die Computerspieler anders spielen.
option-tables = Wie viele Tische.
option-every = Sekunden zwischen den Zügen.
option-load-database = Eine PostgreSQL-Datenbank; sie wird auch mit zwei Prozessen gemessen.

## What stands for a value in help, in capitals: '--port NUMBER'

metavar-options = [OPTIONEN]
metavar-command = [BEFEHL] [ARGUMENTE]...
metavar-file = DATEI
metavar-files = DATEI...
metavar-one-file = [DATEI]
metavar-folder = ORDNER
metavar-number = ZAHL
metavar-numbers = ZAHLEN
metavar-names = NAMEN
metavar-kingdoms = [KÖNIGREICH]...
metavar-rules = REGELN
metavar-address = ADRESSE
metavar-addresses = ADRESSEN
metavar-player = SPIELER
metavar-hex = HEX
metavar-elo = ELO0,ELO1

## What the program that reads the command line says itself. { $name }, { $value } and the like are quoted by the program.

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-help = Diese Hilfe zeigen und beenden.
click-required = nötig
click-default = Vorgabe: { $default }
click-env-var = Umgebungsvariable: { $var }
click-error = Fehler: { $message }
click-try-help = „{ $command } { $option }“ zeigt Hilfe.
click-no-option = Eine Option { $name } gibt es nicht.
click-no-command = Einen Befehl { $name } gibt es nicht.
click-did-you-mean = { $n ->
    [one] Meintest du { $possibility }?
   *[other] Meintest du eines davon: { $possibilities }?
  }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt der Parameter
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-invalid = Ungültiger Wert: { $message }
click-extra-arguments = { $n ->
    [one] Unerwartetes zusätzliches Argument ({ $args })
   *[other] Unerwartete zusätzliche Argumente ({ $args })
  }
click-no-value = Die Option { $name } nimmt keinen Wert.
click-needs-value = { $n ->
    [one] Die Option { $name } braucht einen Wert.
   *[other] Die Option { $name } braucht { $nargs } Werte.
  }
click-not-one-of = { $n ->
    [one] { $value } ist nicht { $choice }.
   *[other] { $value } ist keins von diesen: { $choices }.
  }
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-not-a-number = { $value } ist keine gültige Zahl.

## What commands say to people

commands-standard-input = Standardeingabe
commands-standard-output = Standardausgabe
commands-needs-packages = Dafür sind weitere Pakete nötig: pip install 'kingdomino[{ $extra }]'
commands-no-memory = Dafür reicht der Arbeitsspeicher nicht.
commands-not-finite = { $value } ist keine endliche Zahl.
commands-not-a-network = { $value } ist weder eine Adresse wie 10.0.0.5 noch ein Netz wie 10.0.0.0/24.
commands-terminal-only = Diese Optionen sind für das Terminal: Ergänze --terminal oder wähle im Browser.
commands-loaded-game = Eine gespeicherte Partie hat ihre eigene Ausgabe, Spieler und Regeln: Lass diese Optionen weg.
commands-browser-needs = Für das Spiel im Browser sind weitere Pakete nötig: pip install 'kingdomino[play]'
commands-browser-or-terminal = Für das Spiel im Browser sind weitere Pakete nötig: pip install 'kingdomino[play]'; `kingdomino play --terminal` braucht keine davon.
commands-terminal-instead = Stattdessen im Terminal spielen?
commands-yes-no = { $question } [J/n]
commands-restored = { $file } ist in { $database } wiederhergestellt.
commands-restored-kept = { $file } ist in { $database } wiederhergestellt; was vorher dort war, ist in { $kept } erhalten.
commands-site = { $n ->
    [one] { $folder } enthält jetzt das Spiel: { $n } Datei, { $size } MB.
   *[other] { $folder } enthält jetzt das Spiel: { $n } Dateien, { $size } MB.
  }
commands-site-renewed = { $n ->
    [one] { $folder } ist jetzt auf dem neuesten Stand: { $n } Datei, { $size } MB.
   *[other] { $folder } ist jetzt auf dem neuesten Stand: { $n } Dateien, { $size } MB.
  }
commands-site-look = Zum Anschauen: { $command }
commands-serving = Kingdomino läuft unter { $url } (Strg+C beendet es; nichts geht verloren).
commands-serving-no-engine = Der Seite fehlen Rätsel, Tipps und das Spiel ohne Netz: Diese Installation wurde ohne die Engine für Browser gebaut. Die Pakete auf PyPI haben sie; aus den Quellen: emscripten installieren (apt-get install emscripten) und noch einmal bauen.
commands-no-browser = Es ließ sich kein Browser öffnen: Bitte öffne diese Adresse selbst.
commands-already-open = Kingdomino ist schon offen, unter { $url }
commands-neither = In der Datei ist weder eine Aufzeichnung noch eine Stellung.
commands-for-records = { $option } ist für Aufzeichnungen, und das ist eine Stellung.
commands-one-line = Eine Stellung ist eine Zeile, und in der Datei ist mehr.
commands-no-record = { $n ->
    [one] Eine Aufzeichnung { $number } gibt es nicht: Die Datei hat { $n } Aufzeichnung.
   *[other] Eine Aufzeichnung { $number } gibt es nicht: Die Datei hat { $n } Aufzeichnungen.
  }
commands-no-ply = { $n ->
    [one] Einen Moment { $ply } gibt es nicht: Die Aufzeichnung hat { $n } Zug.
   *[other] Einen Moment { $ply } gibt es nicht: Die Aufzeichnung hat { $n } Züge.
  }
commands-input-closed = Die Standardeingabe ist geschlossen.
commands-dealers-turn = In diesem Moment wird gezogen: Wähle ein anderes --ply.
commands-for-fair = --commitment und --mine sind für --fair.
commands-analysis = { $phase ->
    [claim] { $seat } wählt
   *[place] { $seat } legt an
  }
commands-column-move = Zug
commands-column-wins = Siege
commands-column-score = Punkte
commands-column-margin = Vorsprung
commands-column-visits = Besuche
commands-column-then = danach
commands-checked = { $records ->
    [one] { $records } Aufzeichnung, { $bad } fehlerhaft
   *[other] { $records } Aufzeichnungen, { $bad } fehlerhaft
  }
# What `review` says. $grade: 'Mistake'; $lost: '9%' or '3 points'; $move and $best: moves such as f7e7.
commands-decision = { $move }: { $grade }, { $lost } verloren. Besser: { $best }.
commands-moment = { $ply ->
    [one] Nach { $ply } Zug, { $name }:
   *[other] Nach { $ply } Zügen, { $name }:
  }
commands-no-moment = Keine Entscheidung hat viel gekostet.
# One line for each of many games; $players: 'Ada 91% and Bob 80%'; $verdict: a sentence.
commands-reviewed = { $number }: { $players }. { $verdict }
commands-kingdoms-or-file = Gib die Königreiche an oder eine Datei mit ihnen, nicht beides.
commands-dynasty-games = Eine Dynastie besteht aus bis zu { $games } Partien derselben Spieler, mit { $sign } zwischen ihren Königreichen.
commands-no-kingdom = Es gibt kein Königreich auszuzählen.
commands-too-many-kingdoms = Höchstens { $most } Königreiche können ausgezählt werden.
commands-bad-kingdom = Königreich { $number }, „{ $token }“: { $why }
commands-as-many-names = { $n ->
    [one] { $n } Königreich braucht einen Namen, nicht { $given }.
   *[other] { $n } Königreiche brauchen ebenso viele Namen, nicht { $given }.
  }
commands-discarded-each = --discarded braucht eine Zahl für jedes Königreich, durch Kommas getrennt.
commands-discarded = { $name }: Nach den Feldern des Königreichs ist die Zahl der weggelegten Dominosteine { $found }, nicht { $given }.
commands-doubt = { $name }: { $why }
commands-doubt-at = { $name }: { $why } ({ $squares })
commands-checking = Prüfen
commands-playing = Spielen
commands-mining = Suchen
commands-thinking = Nachdenken
commands-puzzles = { $n ->
    [one] { $n } Rätsel in { $file }.
   *[other] { $n } Rätsel in { $file }.
  }
commands-ratings = { $n ->
    [one] { $n } Rätsel hat in { $file } eine andere Wertung.
   *[other] { $n } Rätsel haben in { $file } eine andere Wertung.
  }
commands-reviewing = Analysieren
commands-continuing = { $games ->
    [one] Weiter nach { $games } Partie in { $file }; --fresh beginnt von vorn.
   *[other] Weiter nach { $games } Partien in { $file }; --fresh beginnt von vorn.
  }
commands-stopped = { $total ->
    [one] Angehalten nach { $done } von { $total } Partie.
   *[other] Angehalten nach { $done } von { $total } Partien.
  }
commands-stopped-kept = { $total ->
    [one] Angehalten nach { $done } von { $total } Partie, festgehalten in { $file }; derselbe Befehl macht dort weiter.
   *[other] Angehalten nach { $done } von { $total } Partien, festgehalten in { $file }; derselbe Befehl macht dort weiter.
  }
commands-no-journal = Ein unterbrochener Lauf kann später nicht weitergehen. { $why }
commands-two-numbers = --sprt nimmt zwei Zahlen, etwa 0,10 (0 und 10), nicht „{ $text }“.
commands-rule-unknown = Eine Regel { $rule } gibt es nicht. Zusatzregeln: { $extras }. Hausregeln, als field=value: { $fields }.
commands-rule-value = { $field } kann nicht { $value } sein; zur Wahl stehen { $choices }.
commands-same-file = { $options } können nicht beide nach { $file } schreiben.
commands-bench = { $case } { $rate } Partien/s   mittlere Punktzahl { $score }
commands-bench-case = { $duel ->
    [yes] Das große Duell 7 × 7, { $policy }
   *[no] { $players } Spieler 5 × 5, { $policy }
  }

## `match` and `tournament`: the result as a table. Headings of columns are short.

result-column-games = Partien
result-column-wins = Siege
result-column-ties = geteilt
result-column-losses = verloren
result-column-share = Siegquote
result-column-score = Punkte
result-column-margin = Vorsprung
result-column-rating = Wertung
result-interval = { $low } bis { $high }
result-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
  }: { $rules }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }, Startzahl { $seed }
result-title-dynasties = { $games ->
    [one] { $games } Dynastie
   *[other] { $games } Dynastien
  }, { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
  }: { $rules }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }, Startzahl { $seed }
result-note = ± ist die Hälfte eines 95-%-Intervalls; unabhängig sind die Ziehungen; Wertung nach OpenSkill
result-elo = { $first } gegen { $second }: { $how ->
    [interval] Elo { $elo } (95 %: { $low } bis { $high })
    [at-least] Elo { $elo } (95 %: mehr als { $low })
    [at-most] Elo { $elo } (95 %: weniger als { $high })
    [open] Elo { $elo } (95 %: alles möglich)
    [only-at-least] Elo mehr als { $low } (95 %)
    [only-at-most] Elo weniger als { $high } (95 %)
   *[nothing] Elo unbestimmt (95 %)
  }
result-sprt = SPRT von Elo { $elo0 } gegen { $elo1 }: { $decided ->
    [yes] { $accepted } angenommen
   *[no] nicht entschieden
  } nach { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
  } (Log-Likelihood-Quotient { $llr }, Grenzen -{ $bound } und { $bound })

## `loadtest`. ms: milliseconds; p99: 99 of 100 are quicker.

load-processes = { $n ->
    [one] { $n } Prozess
   *[other] { $n } Prozesse
  }
load-rush = so schnell es geht
load-moves = { $what }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
  }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  } in { $seconds } s
load-delay = zum anderen Spieler: Median { $median } ms, p99 { $p99 } ms
load-memory = { $kilobytes } kB pro Tisch, { $messages } Nachrichten/s
load-processor = Prozessor: { $ms } ms pro Zug; Client { $share } eines Kerns
load-echo = Echo-Server: { $messages } Nachrichten/s
load-echo-memory = { $kilobytes } kB pro Verbindung
load-echo-processor = Prozessor: { $ms } ms pro Nachricht; Client { $share } eines Kerns
load-ratio = Verhältnis der Nachrichten/s, ein Prozess: { $ratio }

## `check --fair`: what could be checked

checked-follows = Die Ziehungen folgen aus dem Geheimnis und den Beiträgen (Verfahren { $method }).
checked-day = Die Ziehungen folgen aus dem Geheimnis des Tages { $day } (Verfahren 3).
checked-commitment-unseen = Nicht geprüft: War das die Festlegung vor der Partie? Gib die, die du gesehen hast, mit --commitment an.
checked-commitment-seen = Die Festlegung ist die, die vor der Partie zu sehen war.
checked-mine-unseen = Nicht geprüft: Ist dein Beitrag dabei? Gib ihn mit --mine an.
checked-mine-seen = Dein Beitrag ist dabei, für Platz { $seat }.
checked-people = { $n ->
    [0] Niemand hat etwas beigetragen.
    [one] Ein Beitrag kam von { $seats }: Überzeuge dich, dass das ein echter Mensch ist, dem du traust.
   *[other] Beiträge kamen von { $seats }: Überzeuge dich, dass das alles echte Menschen sind, denen du traust.
  }

## What the system says about a file: { $error } is its name for it, { $text } its own words, in English

wrong-file-system = { $file }: { system-words }
system-words = { $error ->
    [EACCES] Der Zugriff ist verweigert.
    [EPERM] Das ist nicht erlaubt.
    [ENOENT] Diese Datei oder diesen Ordner gibt es nicht.
    [EISDIR] Das ist ein Ordner.
    [ENOTDIR] Das ist kein Ordner.
    [EEXIST] Diese Datei gibt es schon.
    [ENOSPC] Auf dem Datenträger ist kein Platz mehr.
    [EROFS] Auf diesen Datenträger kann nicht geschrieben werden.
    [ENAMETOOLONG] Dieser Name ist zu lang.
    [ELOOP] Dieser Verweis führt zu sich selbst zurück.
    [EBADF] Sie ist geschlossen.
    [EADDRINUSE] Diese Adresse ist belegt.
    [EADDRNOTAVAIL] Dieser Rechner hat diese Adresse nicht.
   *[other] { $text }
  }

## What shows that deals were not fair, or makes them impossible to check

wrong-fair-method = Dieses Ziehungsverfahren ist nicht bekannt.
wrong-fair-header-missing = Die Kopfzeile { $header } fehlt: In dieser Partie wurde nicht offen gezogen.
wrong-fair-commitment = Das ist nicht die Festlegung, die vor der Partie zu sehen war.
wrong-fair-not-mine = Dein Beitrag ist nicht dabei.
wrong-fair-table = Das ist ein anderer Tisch.
wrong-fair-contribution = „{ $text }“ ist nicht der Beitrag eines Platzes.
wrong-fair-day = „{ $text }“ ist kein Tag.
wrong-fair-computer = Platz { $seat } gehört einem Computerspieler, und die tragen nichts bei.
wrong-fair-order = Beiträge stehen in der Reihenfolge der Plätze, durch ein Leerzeichen getrennt.
wrong-fair-digits = Ein Beitrag hat 64 hexadezimale Ziffern.
wrong-fair-form = Die Kopfzeile { $header } ist nicht so geschrieben, wie sie sein muss.
wrong-fair-secret = Das ist nicht das Geheimnis, auf das sich der Server festgelegt hat.
wrong-fair-deal = Es hätte { $move } gezogen werden müssen.

## Computer players and their contests. $known: all names, separated by commas.

wrong-no-agent = Einen Computerspieler „{ $agent }“ gibt es nicht; zur Wahl stehen { $known }.
wrong-agent-without-settings = { $agent } hat keine Einstellungen.
wrong-agent-setting = { $agent } hat keine Einstellung „{ $setting }“; es gibt { $known }.
wrong-agent-value = „{ $value }“ ist kein Wert für { $setting }.
wrong-agents-and-seats = Nenne einen Computerspieler für alle Plätze oder einen für jeden, nicht { $agents } für { $seats }.
wrong-two-agents = Für einen Vergleich braucht es mindestens zwei Computerspieler.
wrong-one-game = Mindestens eine Partie muss gespielt werden.
wrong-sprt-bounds = Ein sequenzieller Test nimmt zwei Elo-Vorteile von -1000 bis 1000, den kleineren zuerst.
wrong-journal-in-use = { $file } wird von einem anderen Lauf benutzt.
wrong-not-a-journal = { $file } ist kein Journal der Arena.
wrong-journal-of-another = { $file } gehört zu einem anderen Turnier: { $field } ist dort { $theirs }, nicht { $ours }.
wrong-puzzles-of-another = { $file } enthält etwas anderes als Rätsel zur Startzahl { $seed }.
wrong-bad-puzzle = Das ist kein Rätsel: { $why }
wrong-ray-address = Ein Ray-Cluster hat eine Adresse wie 10.0.0.1:6379, „auto“ oder „local“, nicht „{ $address }“.
wrong-ray-silent = Unter { $address } antwortet kein Ray-Cluster.
wrong-ray-failed = Der Ray-Cluster ist ausgefallen: { $text }
wrong-worker-killed = Ein Arbeitsprozess wurde von außen beendet.

## What keeps a server from running, a backup from being made or put back, and a site from being written. $text: what the system says, in English.

wrong-folder-in-use = { $known ->
    [yes] Ein anderes kingdomino benutzt den Ordner { $folder }; es läuft unter { $address }
   *[no] Ein anderes kingdomino benutzt den Ordner { $folder }.
  }
wrong-folder-unwritable = In den Ordner { $folder } kann nicht geschrieben werden. { system-words }
wrong-not-an-address = { $host } ist keine Adresse, an der gelauscht werden kann: { $text }
wrong-port-in-use = Port { $port } wird von einem anderen Programm benutzt; wähle mit --port einen anderen.
wrong-port-unusable = Port { $port } an { $host } ist nicht nutzbar. { system-words }
wrong-database-address = Eine Datenbank gibt man als postgresql://user:password@host/name an.
wrong-database-postgres = Die Datenbank muss PostgreSQL sein; ohne --database wird eine SQLite-Datei benutzt.
wrong-database-driver = PostgreSQL braucht seinen Treiber: pip install 'kingdomino[postgres]'
wrong-database-unusable = Die Datenbank { $database } ist nicht nutzbar: { $text }
wrong-database-unreachable = Die Datenbank ist nicht zu erreichen: { $text }
wrong-database-damaged = { $file } ist beschädigt: { $text }
wrong-database-newer = Die Datenbank stammt von einem neueren kingdomino; bitte aktualisiere.
wrong-database-orphans = Die Datenbank lässt sich nicht auf den neuesten Stand bringen: Zeilen von { $table } gehören zu keiner Partie.
wrong-database-in-use = Neben { $file } liegt { $log }: Die Datenbank ist in Benutzung, oder ihr Server wurde abgebrochen. Starte kingdomino einmal mit ihr und beende es wieder.
wrong-database-not-ours = { $file } ist keine Datenbank von Kingdomino.
wrong-no-database = Eine Datenbank { $file } gibt es nicht.
wrong-backup-exists = { $file } gibt es schon.
wrong-backup-failed = Die Sicherung ist misslungen: { $text }
wrong-file-unusable = { $file }: { system-words }
wrong-file-unwritable = In { $file } kann nicht geschrieben werden. { system-words }
wrong-site-no-engine = Diese Installation wurde ohne die Engine für Browser gebaut. Die Pakete auf PyPI haben sie; aus den Quellen: emscripten installieren (apt-get install emscripten) und noch einmal bauen.
wrong-site-no-page = Diese Installation hat keine Seite: Sie wurde ohne gebaut (KD_PAGE=OFF).
wrong-site-occupied = { $folder } ist nicht leer und enthält keine frühere Seite. Wähle einen anderen Ordner.
