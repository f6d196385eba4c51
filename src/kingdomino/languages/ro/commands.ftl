### Romanian. The command line: help, what commands print for people, and what is wrong with what was given.
### Same in English: metavar-hex, metavar-elo

## What each command does. The first paragraph also stands in the list of commands.

help-kingdomino = Kingdomino: de jucat, de simulat, de privit. Fără comandă, se deschide în browser.
help-play = Joacă Kingdomino în browser sau în terminal.
help-serve = Pune jocul la dispoziția browserelor, fără a deschide unul.
help-backup = Copiază toate partidele unui dosar de date într-un fișier, chiar și cât rulează un server.
help-restore = Înlocuiește toate partidele unui dosar de date cu o copie de rezervă; ce era acolo se păstrează alături. Niciun server nu poate rula.
help-site =
    Scrie pagina ca dosar pe care îl poate oferi orice server web, și sub o cale.

    Atunci totul se joacă în browser: de unul singur, la un ecran, contra calculatoarelor. Doar prietenii de pe alte dispozitive au nevoie de un server. Dosarul este nou, gol sau conține o pagină mai veche, care este adusă la zi.
help-show = Desenează ultima poziție a unei înregistrări, sau o poziție, în terminal sau ca SVG.
help-score =
    Socotește regatele unei partide reale și spune cine a câștigat.

    Un regat se scrie rând cu rând, de sus, ca în 'ffC/.ww/.ws1': w este grâu, f pădure, l lac, g pajiște, s mlaștină, m mină, fiecare urmată de coroanele sale; C este castelul, iar un punct stă unde nu e nimic. Fără regate, se citește intrarea standard.

    Pentru o Dinastie se dau regatele a cel mult trei partide, cu + între ele, iar punctele se adună.
help-check = Reia înregistrări și arată primul simbol greșit din fiecare; codul de ieșire este 1 dacă există vreuna greșită.
help-analyse = Arată cât valorează fiecare mutare dintr-o poziție și ce poate urma.
help-review =
    Spune cât de bună a fost fiecare decizie dintr-o partidă și ce rol a avut norocul.

    Un fișier cu multe înregistrări primește câte un rând pentru fiecare; --game alege una dintre ele.
help-simulate = Joacă multe partide între computere și le scrie înregistrările.
help-puzzles = Caută puzzle-uri: decizii ale computerelor dintre care una este clar cea mai bună.
help-ratings = Scrie puzzle-urile cu nivelurile pe care le-au dat oamenii pe un server.
help-match =
    Măsoară computerul A față de B pe împărțiri pereche.

    La o masă de trei sau patru, A ocupă un loc, iar B pe toate celelalte. Fiecare împărțire se joacă o dată pentru fiecare loc al lui A. O comparație întreruptă continuă când se dă din nou aceeași comandă.
help-tournament =
    Computerele se întâlnesc în toate combinațiile, pe împărțiri pereche.

    Unde sunt mai puține decât locurile, la fiecare masă stau toate, unele de mai multe ori. Un turneu întrerupt continuă când se dă din nou aceeași comandă.
help-bench = Măsoară câte partide întregi pe secundă joacă un nucleu al acestui calculator.
help-loadtest = Măsoară câte mese active ține un server pe acest calculator, în rețeaua lui internă.

## What each option means

option-lang = Limba; cea a sistemului, dacă lipsește.
option-version = Arată versiunea și încheie.
option-edition = Regulamentul după care se joacă.
option-rules = Reguli suplimentare: harmony, middle-kingdom, mighty-duel, dynasty; sau câmp=valoare. Separate prin virgule.
option-players = Câți joacă.
option-seed = Aceeași sămânță dă aceleași partide.
option-terminal = Joacă în terminal; opțiunile de mai jos sunt pentru el.
option-seats = Pentru fiecare loc un nume sau un computer: Ada,{ $agents }
option-load = Continuă o partidă salvată.
option-host = Adresa pe care se ascultă; 0.0.0.0 pentru toate.
option-port = Portul; 0 pentru oricare liber.
option-data = Dosarul pentru partide și setări.
option-database = O bază de date PostgreSQL în loc: postgresql://user:password@host/name
option-expire-days = Șterge mesele neterminate neatinse de atâtea zile, iar după o zi pe cele la care n-a jucat nimeni; 0: niciodată.
option-keep-days = Șterge partidele încheiate la atâtea zile după ultima mutare; 0: niciodată.
option-connections-per-address = Câte pagini poate avea deschise deodată o adresă.
option-heartbeat = Secunde de tăcere după care o pagină află că legătura ei este vie.
option-review = Analizează partidele încheiate pentru cei care le revăd, într-un proces separat care lasă totul să treacă înainte.
option-trusted-proxy = Proxy-urile ale căror antete X-Forwarded sunt crezute: adrese sau rețele, separate prin virgule.
option-site-lang = Limba titlului, până când pagina vorbește limba vizitatorului.
option-game = A câta înregistrare din fișier, numărând de la 1.
option-ply = Momentul după atâtea mutări, cu tot cu împărțiri.
option-svg = Scrie o imagine în loc.
option-agent = Computerul întrebat.
option-think = Cât timp se poate gândi.
option-fair = Verifică și dacă împărțirile decurg din secretul promis de server.
option-commitment = Cu --fair: amprenta pe care ai văzut-o înainte de partidă.
option-mine = Cu --fair: numerele aleatorii adăugate de browserul tău.
option-playouts = De câte ori se joacă mai departe variantele unei decizii: mai mult înseamnă mai lent și mai sigur.
option-annotate = Scrie înregistrările cu comentarii; - pentru ieșirea standard.
option-agents = Un computer pentru toate locurile sau câte unul pentru fiecare.
option-games = Câte partide.
option-out = Fișierul pentru înregistrări; ieșirea standard, dacă lipsește.
option-workers = Procese, unul pe nucleu dacă lipsește; 0 pentru acesta singur.
option-games-puzzles = În câte partide se caută.
option-theme-puzzles = Doar puzzle-uri pe această temă, din partide în care sunt probabile.
option-out-puzzles = Fișierul cu puzzle-uri; unul întrerupt este continuat.
option-out-ratings = Fișierul care se scrie; puzzle-urile sunt cele care vin cu kingdomino.
option-tries = De câte ori trebuie încercat un puzzle pentru ca nivelul lui să conteze.
option-games-match = Câte partide, rotunjite în sus la împărțiri întregi.
option-games-tournament = Pentru fiecare alegere de jucători la o masă; rotunjite în sus la împărțiri întregi.
option-sprt = Se oprește de îndată ce este clar (risc de 5%) care dintre două avantaje Elo îl are A, de exemplu 0 sau 10: --sprt 0,10.
option-workers-contest = Procese, unul pe nucleu dacă lipsește; 1 pentru jucători care gândesc pe mai multe fire.
option-ray = Joacă pe un cluster Ray; „local” pornește unul pe acest calculator.
option-journal = Unde se păstrează partidele pe măsură ce se încheie, ca o rulare întreruptă să poată continua; un fișier din dosarul de date, dacă lipsește.
option-fresh = Ia totul de la capăt, orice ar fi în jurnal.
option-result-json = Scrie rezultatul și fiecare partidă ca JSON.
option-csv = Scrie un rând pentru fiecare loc din fiecare partidă.
option-records = Scrie înregistrările tuturor partidelor.
option-json = Afișează JSON.
option-kingdoms = Citește regatele dintr-un fișier, câte unul pe rând; - pentru intrarea standard.
option-names = Jucătorii, separați prin virgule.
option-discarded = Câte piese a înlăturat fiecare jucător, pentru verificarea regatelor.
option-seconds = Cât timp pentru fiecare rând.
option-signature = Afișează un număr, care se schimbă numai când computerele joacă altfel.
option-tables = Câte mese.
option-every = Secunde între mutări.
option-load-database = O bază de date PostgreSQL, măsurată și cu două procese.

## What stands for a value in help, in capitals: '--port NUMBER'

metavar-options = [OPȚIUNI]
metavar-command = [COMANDĂ] [ARGUMENTE]...
metavar-file = FIȘIER
metavar-files = FIȘIER...
metavar-one-file = [FIȘIER]
metavar-folder = DOSAR
metavar-number = NUMĂR
metavar-numbers = NUMERE
metavar-names = NUME
metavar-kingdoms = [REGAT]...
metavar-rules = REGULI
metavar-address = ADRESĂ
metavar-addresses = ADRESE
metavar-player = JUCĂTOR
metavar-hex = HEX
metavar-elo = ELO0,ELO1

## What the program that reads the command line says itself. { $name }, { $value } and the like are quoted by the program.

click-usage = Utilizare:
click-options = Opțiuni
click-commands = Comenzi
click-help = Arată acest mesaj și încheie.
click-required = obligatoriu
click-default = implicit: { $default }
click-env-var = variabilă de mediu: { $var }
click-error = Eroare: { $message }
click-try-help = Încearcă „{ $command } { $option }” pentru ajutor.
click-no-option = Nu există opțiunea { $name }.
click-no-command = Nu există comanda { $name }.
click-did-you-mean = { $n ->
    [one] Ai vrut să scrii { $possibility }?
    [few] Ai vrut să scrii una dintre acestea: { $possibilities }?
   *[other] Ai vrut să scrii una dintre acestea: { $possibilities }?
  }
click-missing-argument = Lipsește argumentul
click-missing-option = Lipsește opțiunea
click-missing-parameter = Lipsește parametrul
click-invalid-for = Valoare nepotrivită pentru { $param_hint }: { $message }
click-invalid = Valoare nepotrivită: { $message }
click-extra-arguments = { $n ->
    [one] Un argument în plus, neașteptat ({ $args })
    [few] Argumente în plus, neașteptate ({ $args })
   *[other] Argumente în plus, neașteptate ({ $args })
  }
click-no-value = Opțiunea { $name } nu primește valoare.
click-needs-value = { $n ->
    [one] Opțiunea { $name } are nevoie de o valoare.
    [few] Opțiunea { $name } are nevoie de { $nargs } valori.
   *[other] Opțiunea { $name } are nevoie de { $nargs } de valori.
  }
click-not-one-of = { $n ->
    [one] { $value } nu este { $choice }.
    [few] { $value } nu este niciuna dintre { $choices }.
   *[other] { $value } nu este niciuna dintre { $choices }.
  }
click-not-in-range = { $value } nu este în intervalul { $range }.
click-not-a-number = { $value } nu este un număr valabil.

## What commands say to people

commands-standard-input = intrarea standard
commands-standard-output = ieșirea standard
commands-needs-packages = Pentru asta sunt necesare mai multe pachete: pip install 'kingdomino[{ $extra }]'
commands-no-memory = Nu este destulă memorie pentru asta.
commands-not-finite = { $value } nu este un număr finit.
commands-not-a-network = { $value } nu este nici adresă, ca 10.0.0.5, nici rețea, ca 10.0.0.0/24.
commands-terminal-only = Aceste opțiuni sunt pentru terminal: adaugă --terminal sau alege în browser.
commands-loaded-game = O partidă salvată are ediția, jucătorii și regulile ei: lasă deoparte aceste opțiuni.
commands-browser-needs = Pentru jocul în browser sunt necesare mai multe pachete: pip install 'kingdomino[play]'
commands-browser-or-terminal = Pentru jocul în browser sunt necesare mai multe pachete: pip install 'kingdomino[play]'; `kingdomino play --terminal` nu are nevoie de ele.
commands-terminal-instead = Joci în schimb în terminal?
commands-yes-no = { $question } [D/n]
commands-restored = { $file } a fost restaurat în { $database }.
commands-restored-kept = { $file } a fost restaurat în { $database }; ce era înainte se păstrează în { $kept }.
commands-site = { $n ->
    [one] { $folder } conține acum jocul: { $n } fișier, { $size } MB.
    [few] { $folder } conține acum jocul: { $n } fișiere, { $size } MB.
   *[other] { $folder } conține acum jocul: { $n } de fișiere, { $size } MB.
  }
commands-site-renewed = { $n ->
    [one] { $folder } este acum la zi: { $n } fișier, { $size } MB.
    [few] { $folder } este acum la zi: { $n } fișiere, { $size } MB.
   *[other] { $folder } este acum la zi: { $n } de fișiere, { $size } MB.
  }
commands-site-look = Pentru a o vedea: { $command }
commands-serving = Kingdomino este la { $url } (Ctrl+C îl oprește; nu se pierde nimic).
commands-serving-no-engine = Pagina nu are puzzle-uri, sfaturi și partide fără rețea: această instalare a fost construită fără motorul de joc pentru browsere. Pachetele de pe PyPI îl au; din surse: instalează emscripten (apt-get install emscripten) și construiește din nou.
commands-no-browser = Nu s-a putut deschide niciun browser: deschide chiar tu această adresă.
commands-already-open = Kingdomino este deja deschis, la { $url }
commands-neither = În fișier nu este nici înregistrare, nici poziție.
commands-for-records = { $option } este pentru înregistrări, iar aceasta este o poziție.
commands-one-line = O poziție are un singur rând, iar în fișier sunt mai multe.
commands-no-record = { $n ->
    [one] Nu există înregistrarea { $number }: fișierul are { $n } înregistrare.
    [few] Nu există înregistrarea { $number }: fișierul are { $n } înregistrări.
   *[other] Nu există înregistrarea { $number }: fișierul are { $n } de înregistrări.
  }
commands-no-ply = { $n ->
    [one] Nu există momentul { $ply }: înregistrarea are { $n } mutare.
    [few] Nu există momentul { $ply }: înregistrarea are { $n } mutări.
   *[other] Nu există momentul { $ply }: înregistrarea are { $n } de mutări.
  }
commands-input-closed = Intrarea standard este închisă.
commands-dealers-turn = Aici se împart piese: alege alt --ply.
commands-for-fair = --commitment și --mine sunt pentru --fair.
commands-analysis = { $phase ->
    [claim] { $seat } are de ales
   *[place] { $seat } are de așezat
  }
commands-column-move = mutare
commands-column-wins = victorii
commands-column-score = puncte
commands-column-margin = diferență
commands-column-visits = vizite
commands-column-then = apoi
commands-checked = { $records ->
    [one] { $records } înregistrare, greșite: { $bad }
    [few] { $records } înregistrări, greșite: { $bad }
   *[other] { $records } de înregistrări, greșite: { $bad }
  }
# What `review` says. $grade: 'Mistake'; $lost: '9%' or '3 points'; $move and $best: moves such as f7e7.
commands-decision = { $move }: { $grade }, pierdere { $lost }. Mai bine: { $best }.
commands-moment = După { $ply ->
    [one] { $ply } mutare
    [few] { $ply } mutări
   *[other] { $ply } de mutări
  }, { $name }:
commands-no-moment = Nicio decizie nu a costat mult.
# One line for each of many games; $players: 'Ada 91% and Bob 80%'; $verdict: a sentence.
commands-reviewed = { $number }: { $players }. { $verdict }
commands-kingdoms-or-file = Dă regatele sau un fișier cu ele, nu amândouă.
commands-dynasty-games = O Dinastie are cel mult { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } cu aceiași jucători, cu { $sign } între regatele lor.
commands-no-kingdom = Nu este niciun regat de socotit.
commands-too-many-kingdoms = { $most ->
    [one] Se poate socoti cel mult { $most } regat.
    [few] Se pot socoti cel mult { $most } regate.
   *[other] Se pot socoti cel mult { $most } de regate.
  }
commands-bad-kingdom = Regatul { $number }, „{ $token }”: { $why }
commands-as-many-names = { $n ->
    [one] { $n } regat are nevoie de un nume, nu de { $given }.
    [few] { $n } regate au nevoie de tot atâtea nume, nu de { $given }.
   *[other] { $n } de regate au nevoie de tot atâtea nume, nu de { $given }.
  }
commands-discarded-each = --discarded are nevoie de un număr pentru fiecare regat, separate prin virgule.
commands-discarded = { $name }: după pătratele regatului, numărul pieselor înlăturate este { $found }, nu { $given }.
commands-doubt = { $name }: { $why }
commands-doubt-at = { $name }: { $why } ({ $squares })
commands-checking = verificare
commands-playing = joc
commands-mining = căutare
commands-thinking = gândire
commands-puzzles = { $n ->
    [one] { $n } puzzle în { $file }.
    [few] { $n } puzzle-uri în { $file }.
   *[other] { $n } de puzzle-uri în { $file }.
  }
commands-ratings = { $n ->
    [one] { $n } puzzle are alt nivel în { $file }.
    [few] { $n } puzzle-uri au alt nivel în { $file }.
   *[other] { $n } de puzzle-uri au alt nivel în { $file }.
  }
commands-reviewing = analiză
commands-continuing = { $games ->
    [one] Se continuă după { $games } partidă din { $file }; --fresh ia totul de la capăt.
    [few] Se continuă după { $games } partide din { $file }; --fresh ia totul de la capăt.
   *[other] Se continuă după { $games } de partide din { $file }; --fresh ia totul de la capăt.
  }
commands-stopped = { $total ->
    [one] Oprit după { $done } din { $total } partidă.
    [few] Oprit după { $done } din { $total } partide.
   *[other] Oprit după { $done } din { $total } de partide.
  }
commands-stopped-kept = { $total ->
    [one] Oprit după { $done } din { $total } partidă, păstrată în { $file }; aceeași comandă continuă de acolo.
    [few] Oprit după { $done } din { $total } partide, păstrate în { $file }; aceeași comandă continuă de acolo.
   *[other] Oprit după { $done } din { $total } de partide, păstrate în { $file }; aceeași comandă continuă de acolo.
  }
commands-no-journal = O rulare întreruptă nu va putea continua. { $why }
commands-two-numbers = --sprt primește două numere, de exemplu 0,10 (0 și 10), nu „{ $text }”.
commands-rule-unknown = Nu există regula { $rule }. Reguli suplimentare: { $extras }. Regulile casei, ca field=value: { $fields }.
commands-rule-value = { $field } nu poate fi { $value }; alege dintre { $choices }.
commands-same-file = { $options } nu pot merge împreună în { $file }.
commands-bench = { $case } { $rate } partide/s   punctaj mediu { $score }
commands-bench-case = { $duel ->
    [yes] Marele Duel 7 × 7, { $policy }
   *[no] { $players ->
        [one] { $players } jucător 5 × 5, { $policy }
        [few] { $players } jucători 5 × 5, { $policy }
       *[other] { $players } de jucători 5 × 5, { $policy }
      }
  }

## `match` and `tournament`: the result as a table. Headings of columns are short.

result-column-games = partide
result-column-wins = victorii
result-column-ties = egalități
result-column-losses = înfrângeri
result-column-share = cota de victorii
result-column-score = puncte
result-column-margin = diferență
result-column-rating = valoare
result-interval = { $low } până la { $high }
result-title = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }, { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  }: { $rules }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, sămânța { $seed }
result-title-dynasties = { $games ->
    [one] { $games } Dinastie
    [few] { $games } Dinastii
   *[other] { $games } de Dinastii
  }, { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  }: { $rules }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, sămânța { $seed }
result-note = ± este jumătate dintr-un interval de 95%; împărțirile sunt unitățile independente; valoarea după OpenSkill
result-elo = { $first } față de { $second }: { $how ->
    [interval] Elo { $elo } (95%: { $low } până la { $high })
    [at-least] Elo { $elo } (95%: peste { $low })
    [at-most] Elo { $elo } (95%: sub { $high })
    [open] Elo { $elo } (95%: orice)
    [only-at-least] Elo peste { $low } (95%)
    [only-at-most] Elo sub { $high } (95%)
   *[nothing] Elo orice (95%)
  }
result-sprt = SPRT pentru Elo { $elo0 } față de { $elo1 }: { $decided ->
    [yes] { $accepted } acceptat
   *[no] nedecis
  } după { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  } (logaritmul raportului de verosimilitate { $llr }, limite -{ $bound } și { $bound })

## `loadtest`. ms: milliseconds; p99: 99 of 100 are quicker.

load-processes = { $n ->
    [one] { $n } proces
    [few] { $n } procese
   *[other] { $n } de procese
  }
load-rush = cât de repede se poate
load-moves = { $what }: mese { $tables }, mutări { $moves } în { $seconds } s
load-delay = până la celălalt jucător: mediana { $median } ms, p99 { $p99 } ms
load-memory = { $kilobytes } kB pe masă, { $messages } mesaje/s
load-processor = procesor: { $ms } ms pe mutare; clientul { $share } dintr-un nucleu
load-echo = server ecou: { $messages } mesaje/s
load-echo-memory = { $kilobytes } kB pe conexiune
load-echo-processor = procesor: { $ms } ms pe mesaj; clientul { $share } dintr-un nucleu
load-ratio = raportul mesajelor/s, un proces: { $ratio }

## `check --fair`: what could be checked

checked-follows = Împărțirile decurg din secret și din contribuții (metoda { $method }).
checked-day = Împărțirile decurg din secretul zilei { $day } (metoda 3).
checked-commitment-unseen = Neverificat: era aceasta amprenta și înainte de partidă? Dă-o pe cea văzută atunci cu --commitment.
checked-commitment-seen = Amprenta este cea văzută înainte de partidă.
checked-mine-unseen = Neverificat: este și contribuția ta printre ele? Dă-o cu --mine.
checked-mine-seen = Contribuția ta este printre ele, pentru locul { $seat }.
checked-people = { $n ->
    [0] Nimeni nu a contribuit cu nimic.
    [one] A venit o contribuție de la { $seats }: asigură-te că este o persoană reală în care ai încredere.
    [few] Au venit contribuții de la { $seats }: asigură-te că fiecare este o persoană reală în care ai încredere.
   *[other] Au venit contribuții de la { $seats }: asigură-te că fiecare este o persoană reală în care ai încredere.
  }

## What the system says about a file: { $error } is its name for it, { $text } its own words, in English

wrong-file-system = { $file }: { system-words }
system-words = { $error ->
    [EACCES] Acces interzis.
    [EPERM] Nu este permis.
    [ENOENT] Fișierul sau dosarul nu există.
    [EISDIR] Este un dosar.
    [ENOTDIR] Nu este un dosar.
    [EEXIST] Fișierul există deja.
    [ENOSPC] Nu mai este loc pe disc.
    [EROFS] Pe acest disc nu se poate scrie.
    [ENAMETOOLONG] Numele este prea lung.
    [ELOOP] Legătura duce înapoi la ea însăși.
    [EBADF] Este închis.
    [EADDRINUSE] Adresa este deja folosită.
    [EADDRNOTAVAIL] Acest calculator nu are această adresă.
   *[other] { $text }
  }

## What shows that deals were not fair, or makes them impossible to check

wrong-fair-method = Această metodă de împărțire nu este cunoscută.
wrong-fair-header-missing = Lipsește antetul { $header }: la această partidă nu s-a împărțit la vedere.
wrong-fair-commitment = Aceasta nu este amprenta văzută înainte de partidă.
wrong-fair-not-mine = Contribuția ta nu este printre ele.
wrong-fair-table = Aceasta este altă masă.
wrong-fair-contribution = „{ $text }” nu este contribuția unui loc.
wrong-fair-day = „{ $text }” nu este o zi.
wrong-fair-computer = Locul { $seat } este al unui computer, iar acelea nu contribuie cu nimic.
wrong-fair-order = Contribuțiile vin în ordinea locurilor, separate printr-un spațiu.
wrong-fair-digits = O contribuție are 64 de cifre hexazecimale.
wrong-fair-form = Antetul { $header } nu este scris așa cum trebuie.
wrong-fair-secret = Acesta nu este secretul promis de server.
wrong-fair-deal = Ar fi trebuit trase { $move }.

## Computer players and their contests. $known: all names, separated by commas.

wrong-no-agent = Nu există computerul „{ $agent }”; alege dintre { $known }.
wrong-agent-without-settings = { $agent } nu are setări.
wrong-agent-setting = { $agent } nu are setarea „{ $setting }”; setările sale sunt { $known }.
wrong-agent-value = „{ $value }” nu este o valoare pentru { $setting }.
wrong-agents-and-seats = Numește un computer pentru toate locurile sau câte unul pentru fiecare, nu { $agents } pentru { $seats }.
wrong-two-agents = O comparație cere cel puțin două computere.
wrong-one-game = Trebuie jucată cel puțin o partidă.
wrong-sprt-bounds = Un test secvențial primește două avantaje Elo de la -1000 la 1000, cel mai mic primul.
wrong-journal-in-use = { $file } este folosit de altă rulare.
wrong-not-a-journal = { $file } nu este un jurnal al arenei.
wrong-journal-of-another = { $file } este al altui turneu: acolo { $field } este { $theirs }, nu { $ours }.
wrong-puzzles-of-another = { $file } conține altceva decât puzzle-urile cu sămânța { $seed }.
wrong-bad-puzzle = Acesta nu este un puzzle: { $why }
wrong-ray-address = Un cluster Ray are o adresă precum 10.0.0.1:6379, sau „auto”, sau „local”, nu „{ $address }”.
wrong-ray-silent = Niciun cluster Ray nu răspunde la { $address }.
wrong-ray-failed = Clusterul Ray a eșuat: { $text }
wrong-worker-killed = Un proces de lucru a fost oprit din exterior.

## What keeps a server from running, a backup from being made or put back, and a site from being written. $text: what the system says, in English.

wrong-folder-in-use = { $known ->
    [yes] Alt kingdomino folosește dosarul { $folder }: este la { $address }
   *[no] Alt kingdomino folosește dosarul { $folder }.
  }
wrong-folder-unwritable = În dosarul { $folder } nu se poate scrie. { system-words }
wrong-not-an-address = { $host } nu este o adresă pe care se poate asculta: { $text }
wrong-port-in-use = Portul { $port } este folosit de alt program; alege altul cu --port.
wrong-port-unusable = Portul { $port } de pe { $host } nu poate fi folosit. { system-words }
wrong-database-address = O bază de date se dă ca postgresql://user:password@host/name
wrong-database-postgres = Baza de date trebuie să fie PostgreSQL; fără --database se folosește un fișier SQLite.
wrong-database-driver = PostgreSQL are nevoie de driverul său: pip install 'kingdomino[postgres]'
wrong-database-unusable = Baza de date { $database } nu poate fi folosită: { $text }
wrong-database-unreachable = Nu se poate ajunge la baza de date: { $text }
wrong-database-damaged = { $file } este deteriorat: { $text }
wrong-database-newer = Baza de date a fost scrisă de un kingdomino mai nou; actualizează programul.
wrong-database-orphans = Baza de date nu poate fi adusă la zi: rânduri din { $table } nu aparțin niciunei partide.
wrong-database-in-use = Lângă { $file } se află fișierul { $log }: baza este în uz sau serverul ei a fost oprit forțat; pornește kingdomino o dată pe ea și oprește-l.
wrong-database-not-ours = { $file } nu este o bază de date Kingdomino.
wrong-no-database = Nu există baza de date { $file }.
wrong-backup-exists = { $file } există deja.
wrong-backup-failed = Copia de rezervă nu a reușit: { $text }
wrong-file-unusable = { $file }: { system-words }
wrong-file-unwritable = În { $file } nu se poate scrie. { system-words }
wrong-site-no-engine = Această instalare a fost construită fără motorul de joc pentru browsere. Pachetele de pe PyPI îl au; din surse: instalează emscripten (apt-get install emscripten) și construiește din nou.
wrong-site-no-page = Această instalare nu are pagină: a fost construită fără (KD_PAGE=OFF).
wrong-site-occupied = { $folder } nu este gol și nu conține o pagină mai veche. Alege alt dosar.
