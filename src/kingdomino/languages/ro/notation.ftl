### Romanian. What cannot be read: moves, positions, kingdoms and records. The page says it too, where a text is opened.

## Where something is wrong; $why is one of the sentences below

wrong-at = Rândul { $line }, „{ $token }”: { $why }
wrong-in-line = Rândul { $line }: { $why }
wrong-token = „{ $token }”: { $why }
wrong-file = { $file }: { $why }

## What cannot be read as a move. Squares are f7, lines +4,11,23,38, turns A:23.

wrong-domino-number = Piesele sunt numerotate de la 1 la 48.
wrong-file-letter = Coloanele merg de la a la m.
wrong-rank-number = Rândurile merg de la 1 la 13.
wrong-seat-letter = Locurile sunt de la A la D.
wrong-four-kings = Sunt cel mult patru regi.
wrong-move-missing = Lipsește o mutare.
wrong-not-a-move = „{ $text }” nu este o mutare.
wrong-line-ascends = Numerele dintr-o linie trebuie să crească.
wrong-line-of-four = O linie are cel mult patru piese.
wrong-not-a-line = „{ $text }” nu este o linie de piese.
wrong-not-a-domino = „{ $text }” nu este numărul unei piese.
wrong-not-two-squares = „{ $text }” nu numește două pătrate.
wrong-not-a-square = Un pătrat se scrie ca f7.
wrong-claim-missing = Lipsește piesa aleasă.
wrong-placement-missing = Lipsește locul piesei așezate.
wrong-record-holder = O înregistrare începe cu cel care ține regii, ca în A:BA.
wrong-record-kings = O înregistrare începe cu regii, în ordinea în care au fost trași.
wrong-too-many-kings = Nu sunt atâția regi.
wrong-seat-kings = { $seat } nu are atâția regi.
wrong-not-a-turn = Nu este nici linie (+4,11,23,38), nici rândul cuiva (A:23).
wrong-line-missing = Lipsește linia următoare.
wrong-king-missing = Regele locului { $seat } nu a fost tras.
wrong-turn-of = Urmează { $seat }.
wrong-turn-over = Rândul s-a încheiat înainte de „{ $text }”.
wrong-comment-open = Un comentariu nu se încheie.
wrong-comment-long = Un comentariu are cel mult { $length ->
    [one] { $length } octet
    [few] { $length } octeți
   *[other] { $length } de octeți
  }.

## What cannot be read as a position: one line of text with fields for the kings, the lines, the unseen dominoes and the
## kingdoms

wrong-position-players = O poziție începe cu numărul de jucători, de la 1 la 4.
wrong-kingdom-high = { $size ->
    [one] Regatul are peste { $size } pătrat pe înălțime.
    [few] Regatul are peste { $size } pătrate pe înălțime.
   *[other] Regatul are peste { $size } de pătrate pe înălțime.
  }
wrong-kingdom-wide = { $size ->
    [one] Regatul are peste { $size } pătrat pe lățime.
    [few] Regatul are peste { $size } pătrate pe lățime.
   *[other] Regatul are peste { $size } de pătrate pe lățime.
  }
wrong-two-castles = Este mai mult de un castel.
wrong-no-such-square = „{ $text }” nu este un pătrat.
wrong-rows-differ = Rândurile au lungimi diferite.
wrong-no-castle = Nu este niciun castel.
wrong-not-connected = Regatul nu este legat.
wrong-half-domino = Lipsește o jumătate de piesă.
wrong-empty-edge = Un rând sau o coloană de la margine este goală.
wrong-domino-not-there = Piesa { $domino } nu se află acolo.
wrong-seat-missing = După număr trebuie să urmeze litera unui loc.
wrong-not-a-set = O mulțime se scrie ca 1-3,7.
wrong-dealt-and-unseen = O piesă dintr-o linie este trecută și ca nevăzută.
wrong-cannot-be-dealt = { $dominoes ->
    [one] Nu se poate să fi fost împărțită { $dominoes } piesă.
    [few] Nu se poate să fi fost împărțite { $dominoes } piese.
   *[other] Nu se poate să fi fost împărțite { $dominoes } de piese.
  }
wrong-not-in-hand = Un loc poate ține doar o piesă luată din linie.
wrong-no-such-turn = Nimeni nu poate fi la mijlocul unei asemenea mutări.
wrong-position-line = { $length ->
    [one] O linie are { $length } piesă.
    [few] O linie are { $length } piese.
   *[other] O linie are { $length } de piese.
  }
wrong-line-too-early = Nicio piesă nu poate fi într-o linie înainte de a fi împărțită.
wrong-kings-in-opening = Regii se trag doar la început.
wrong-round-over = Runda s-a încheiat, deci piesele ei ar trebui să aștepte așezarea.
wrong-nothing-pending = Partida s-a încheiat, deci nimic nu poate aștepta.
wrong-holder-first = Regii trecuți din mână în mână se scriu ca A:B, mai întâi cel care îi ține.
wrong-holder-missing = Lipsește cine ține regii.
wrong-king-before-line = Un rege se trage abia după ce există o linie.
wrong-kings-impossible = Nu se poate să fi fost trași acești regi.
wrong-opening-order = Ordinea de la început este ABBA sau BAAB.
wrong-king-too-early = Regele următor se trage abia după această mutare.
wrong-wrong-kings = { $seat } nu are numărul potrivit de regi.
wrong-too-many-squares = Acest regat are mai multe pătrate decât piesele așezate până acum.
wrong-foreign-square = Acest regat are un pătrat { $square } care nu este pe niciuna dintre piesele așezate până acum.
wrong-field-spaces = Câmpurile trebuie separate prin câte un spațiu.
wrong-field-count = { $players ->
    [one] Numărul de câmpuri al unei poziții pentru { $players } jucător este { $fields }, nu { $given }.
    [few] Numărul de câmpuri al unei poziții pentru { $players } jucători este { $fields }, nu { $given }.
   *[other] Numărul de câmpuri al unei poziții pentru { $players } de jucători este { $fields }, nu { $given }.
  }

## What is wrong with a record, or with its file. A header is a line such as [Edition "classic"].

wrong-unreadable = Nu poate fi citit.
wrong-headers-first = O înregistrare începe cu antete precum [Edition "classic"].
wrong-headers-then-moves = Un rând gol desparte antetele de mutări.
wrong-header-form = Un antet se scrie [Name "value"].
wrong-header-twice = Antetul { $header } apare de două ori.
wrong-header-control = Un antet nu poate conține caractere de control.
wrong-header-missing = Lipsește antetul { $header }.
wrong-header-limits = La o înregistrare de deschis, numărul maxim de antete este { $headers }, iar cel de octeți, în total, { $bytes }.
wrong-header-long = { $length ->
    [one] Un antet al unei înregistrări de deschis are cel mult { $length } caracter.
    [few] Un antet al unei înregistrări de deschis are cel mult { $length } caractere.
   *[other] Un antet al unei înregistrări de deschis are cel mult { $length } de caractere.
  }
wrong-header-steers = Un antet al unei înregistrări de deschis nu poate avea caractere care le ascund sau le inversează pe altele.
wrong-name-missing = Lipsește numele locului { $seat }.
wrong-no-record = Nu este nicio înregistrare.
wrong-second-record = Aici începe a doua înregistrare, iar ele nu sunt partidele unei singure Dinastii.
wrong-record-too-long = Este prea lung pentru o înregistrare.
wrong-line-too-long = Rândul { $line } este prea lung pentru o înregistrare.
wrong-early-end = O partidă încheiată înainte de vreme spune de ce.
wrong-ended-anyway = Mutările duc partida până la capăt.
wrong-record-not-over = Partida nu s-a încheiat.
wrong-record-scores = Mutările dau { $scores }.
wrong-dynasty-game = Aceasta este partida { $game } a unei Dinastii: [Game "{ $game }/3"].
wrong-dynasty-length = { $games ->
    [one] Dinastia are { $games } partidă.
    [few] Dinastia are { $games } partide.
   *[other] Dinastia are { $games } de partide.
  }
wrong-dynasty-at-table = Se poate deschide doar o Dinastie de trei partide.
wrong-dynasty-too-early = Partida dinaintea ei nu s-a încheiat.
wrong-dynasty-rules = Partidele unei Dinastii au aceleași reguli și aceiași jucători.
wrong-dynasty-not-over = Dinastia nu s-a încheiat.
wrong-dynasty-scores = Partidele dau { $scores }.
wrong-not-a-file = { $file } nu este un fișier.
wrong-not-text = { $file } nu este un fișier text.
wrong-file-too-large = { $file } este prea mare pentru o înregistrare.
