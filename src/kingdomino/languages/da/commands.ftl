### Danish. The command line: help, what commands print for people, and what is wrong with what was given.
### Same in English: metavar-hex, metavar-elo, result-column-rating

## What each command does. The first paragraph also stands in the list of commands.

help-kingdomino = Kingdomino: Spil, simulér, se nærmere. Uden kommando åbnes det i browseren.
help-play = Spil Kingdomino i browseren eller i terminalen.
help-serve = Stil spillet til rådighed for browsere uden at åbne en.
help-backup = Kopiér alle spil i en datamappe til én fil, også mens en server kører.
help-restore = Erstat alle spil i en datamappe med en sikkerhedskopi; det, der var der, bliver liggende ved siden af. Ingen server må køre.
help-site =
    Skriv siden som en mappe, som enhver webserver kan stille til rådighed, også under en sti.

    Så spilles alt i browseren: alene, ved én skærm, mod computere. Kun venner på andre enheder kræver en server. Mappen er ny, tom, eller indeholder en tidligere side, som bliver opdateret.
help-show = Tegn den sidste stilling i en log, eller en stilling, i terminalen eller som SVG.
help-score =
    Tæl kongerigerne fra et rigtigt spil op, og sig, hvem der vandt.

    Et kongerige skrives række for række fra toppen, som i 'ffC/.ww/.ws1': w for hvedemark, f skov, l sø, g græsslette, s sump, m mine, hver efterfulgt af sine kroner; C for slottet og et punktum, hvor der ikke er noget. Uden kongeriger læses standard-ind.

    Af et dynasti angives kongerigerne fra op til tre spil med + imellem, og pointene lægges sammen.
help-check = Spil logge igennem, og vis det første forkerte sted i hver, der har fejl; afslutningskoden er 1, hvis der er nogen.
help-analyse = Vis, hvad hvert træk i en stilling er værd, og hvad der kan følge.
help-review =
    Sig, hvor god hver beslutning i et spil var, og hvad heldet havde at sige.

    En fil med mange logge får én linje for hver; --game vælger en af dem.
help-simulate = Spil mange spil mellem computerspillere, og gem loggene.
help-puzzles = Find opgaver: beslutninger af computerspillere, hvor én klart er den bedste.
help-ratings = Skriv opgaverne med de ratings, folk har givet dem på en server.
help-match =
    Mål computerspiller A mod B på parvise trækninger.

    Ved et bord med tre eller fire sidder A på én plads og B på alle andre. Hver trækning spilles én gang for hver plads, A kan have. En afbrudt måling fortsætter, når den samme kommando gives igen.
help-tournament =
    Lad computerspillere mødes i alle sammensætninger på parvise trækninger.

    Er der færre af dem end pladser, sidder alle ved hvert bord, nogle mere end én gang. En afbrudt turnering fortsætter, når den samme kommando gives igen.
help-bench = Mål, hvor mange hele spil i sekundet én kerne på denne maskine spiller.
help-loadtest = Mål, hvor mange igangværende borde en server kan bære på denne maskine (over loopback).

## What each option means

option-lang = Sproget; systemets, hvis det udelades.
option-version = Vis versionen, og afslut.
option-edition = Det regelhæfte, der spilles efter.
option-rules = Ekstraregler: harmony, middle-kingdom, mighty-duel, dynasty; eller field=value. Adskilt af kommaer.
option-players = Hvor mange der spiller.
option-seed = Det samme starttal giver de samme spil.
option-terminal = Spil i terminalen; tilvalgene herunder er til det.
option-seats = For hver plads et navn eller en computerspiller: Ada,{ $agents }
option-load = Fortsæt et gemt spil.
option-host = Den adresse, der lyttes på; 0.0.0.0 for alle.
option-port = Porten; 0 for en hvilken som helst ledig.
option-data = Mappen til spil og indstillinger.
option-database = En PostgreSQL-database i stedet: postgresql://user:password@host/name
option-expire-days = Slet ufærdige borde, der ikke er rørt så længe, og efter en dag dem, ingen har spillet ved; 0: aldrig.
option-keep-days = Slet færdige spil så længe efter deres sidste træk; 0: aldrig.
option-connections-per-address = Hvor mange sider én adresse må have åbne ad gangen.
option-heartbeat = Antal sekunders stilhed, før en side får at vide, at forbindelsen lever.
option-review = Gennemgå færdige spil for dem, der ser tilbage på dem, i en egen proces, der viger for alt andet.
option-trusted-proxy = Proxyer, hvis X-Forwarded-headere der stoles på: adresser eller netværk, adskilt af kommaer.
option-site-lang = Titlens sprog, indtil siden taler den besøgendes.
option-game = Hvilken log i filen, talt fra 1.
option-ply = Øjeblikket efter så mange træk, trækningerne medregnet.
option-svg = Skriv et billede i stedet.
option-agent = Den computerspiller, der spørges.
option-think = Hvor længe den må tænke.
option-fair = Kontrollér også, at trækningerne fulgte af det, serveren havde lagt sig fast på.
option-commitment = Med --fair: den forpligtelse, du så før spillet.
option-mine = Med --fair: den tilfældighed, din browser bidrog med.
option-playouts = Hvor ofte mulighederne i en beslutning spilles videre: Flere er langsommere og sikrere.
option-annotate = Skriv loggene med kommentarer; - for standard-ud.
option-agents = Én computerspiller til alle pladser eller én til hver.
option-games = Hvor mange spil.
option-out = Filen til loggene; standard-ud, hvis den udelades.
option-workers = Processer, én pr. kerne, hvis det udelades; 0 for denne.
option-games-puzzles = Hvor mange spil der søges i.
option-theme-puzzles = Kun opgaver om dette tema, fra spil, hvor de er sandsynlige.
option-out-puzzles = Filen med opgaver; en, der blev afbrudt, fortsættes.
option-out-ratings = Filen, der skrives; opgaverne er dem, der følger med kingdomino.
option-tries = Hvor ofte en opgave skal være prøvet, før dens rating tæller.
option-games-match = Hvor mange spil, rundet op til hele trækninger.
option-games-tournament = For hver sammensætning ved et bord; rundet op til hele trækninger.
option-sprt = Stop, så snart det er klart (5 % risiko), hvilken af to Elo-fordele A har, for eksempel 0 eller 10: --sprt 0,10.
option-workers-contest = Processer, én pr. kerne, hvis det udelades; 1 for spillere, der tænker på flere tråde.
option-ray = Spil på en Ray-klynge; »local« starter en på denne maskine.
option-journal = Hvor spil gemmes, efterhånden som de slutter, så en afbrudt kørsel kan fortsætte; en fil i datamappen, hvis det udelades.
option-fresh = Begynd forfra, uanset hvad journalen indeholder.
option-result-json = Skriv resultatet og hvert spil som JSON.
option-csv = Skriv en linje for hver plads i hvert spil.
option-records = Skriv loggene for alle spil.
option-json = Udskriv JSON.
option-kingdoms = Læs kongerigerne fra en fil, ét pr. linje; - for standard-ind.
option-names = Spillerne, adskilt af kommaer.
option-discarded = Hvor mange brikker hver spiller kasserede, så kongerigerne kan kontrolleres.
option-seconds = Hvor længe for hver linje.
option-signature = Udskriv ét tal, som kun ændrer sig, når computerspillerne spiller anderledes.
option-tables = Hvor mange borde.
option-every = Sekunder mellem træk.
option-load-database = En PostgreSQL-database, som også måles med to processer.

## What stands for a value in help, in capitals: '--port NUMBER'

metavar-options = [TILVALG]
metavar-command = [KOMMANDO] [ARGUMENTER]...
metavar-file = FIL
metavar-files = FIL...
metavar-one-file = [FIL]
metavar-folder = MAPPE
metavar-number = TAL
metavar-numbers = TAL
metavar-names = NAVNE
metavar-kingdoms = [KONGERIGE]...
metavar-rules = REGLER
metavar-address = ADRESSE
metavar-addresses = ADRESSER
metavar-player = SPILLER
metavar-hex = HEX
metavar-elo = ELO0,ELO1

## What the program that reads the command line says itself. { $name }, { $value } and the like are quoted by the program.

click-usage = Brug:
click-options = Tilvalg
click-commands = Kommandoer
click-help = Vis denne hjælp, og afslut.
click-required = påkrævet
click-default = standard: { $default }
click-env-var = miljøvariabel: { $var }
click-error = Fejl: { $message }
click-try-help = »{ $command } { $option }« viser hjælp.
click-no-option = Der er intet tilvalg { $name }.
click-no-command = Der er ingen kommando { $name }.
click-did-you-mean = { $n ->
    [one] Mente du { $possibility }?
   *[other] Mente du en af disse: { $possibilities }?
  }
click-missing-argument = Der mangler argumentet
click-missing-option = Der mangler tilvalget
click-missing-parameter = Der mangler parameteren
click-invalid-for = Ugyldig værdi for { $param_hint }: { $message }
click-invalid = Ugyldig værdi: { $message }
click-extra-arguments = { $n ->
    [one] Uventet ekstra argument ({ $args })
   *[other] Uventede ekstra argumenter ({ $args })
  }
click-no-value = Tilvalget { $name } tager ingen værdi.
click-needs-value = { $n ->
    [one] Tilvalget { $name } kræver en værdi.
   *[other] Tilvalget { $name } kræver { $nargs } værdier.
  }
click-not-one-of = { $n ->
    [one] { $value } er ikke { $choice }.
   *[other] { $value } er ikke en af disse: { $choices }.
  }
click-not-in-range = { $value } ligger ikke i intervallet { $range }.
click-not-a-number = { $value } er ikke et gyldigt tal.

## What commands say to people

commands-standard-input = standard-ind
commands-standard-output = standard-ud
commands-needs-packages = Det kræver flere pakker: pip install 'kingdomino[{ $extra }]'
commands-no-memory = Der er ikke hukommelse nok til dette.
commands-not-finite = { $value } er ikke et endeligt tal.
commands-not-a-network = { $value } er hverken en adresse som 10.0.0.5 eller et netværk som 10.0.0.0/24.
commands-terminal-only = Disse tilvalg er til terminalen: Tilføj --terminal, eller vælg i browseren.
commands-loaded-game = Et gemt spil har sin egen udgave, sine egne spillere og regler: Udelad disse tilvalg.
commands-browser-needs = Spillet i browseren kræver flere pakker: pip install 'kingdomino[play]'
commands-browser-or-terminal = Spillet i browseren kræver flere pakker: pip install 'kingdomino[play]'; `kingdomino play --terminal` kræver ingen af dem.
commands-terminal-instead = Vil du spille i terminalen i stedet?
commands-yes-no = { $question } [J/n]
commands-restored = { $file } er gendannet i { $database }.
commands-restored-kept = { $file } er gendannet i { $database }; det, der var der før, er bevaret i { $kept }.
commands-site = { $n ->
    [one] { $folder } indeholder nu spillet: { $n } fil, { $size } MB.
   *[other] { $folder } indeholder nu spillet: { $n } filer, { $size } MB.
  }
commands-site-renewed = { $n ->
    [one] { $folder } er nu opdateret: { $n } fil, { $size } MB.
   *[other] { $folder } er nu opdateret: { $n } filer, { $size } MB.
  }
commands-site-look = Se på det med: { $command }
commands-serving = Kingdomino er på { $url } (Ctrl+C afslutter; intet går tabt).
commands-serving-no-engine = Siden har ingen opgaver, ingen tip og ingen spil offline: Denne installation blev bygget uden spilmotoren til browsere. Pakkerne på PyPI har den; bygger du fra kildekoden, så installér emscripten (apt-get install emscripten), og byg igen.
commands-no-browser = Der kunne ikke åbnes en browser: Åbn selv denne adresse.
commands-already-open = Kingdomino er allerede åbent, på { $url }
commands-neither = Der er hverken en log eller en stilling i filen.
commands-for-records = { $option } er til logge, og dette er en stilling.
commands-one-line = En stilling er én linje, og der er mere i filen.
commands-no-record = { $n ->
    [one] Der er ingen log { $number }: Filen har { $n } log.
   *[other] Der er ingen log { $number }: Filen har { $n } logge.
  }
commands-no-ply = Der er intet øjeblik { $ply }: Loggen har { $n } træk.
commands-input-closed = Standard-ind er lukket.
commands-dealers-turn = I dette øjeblik trækkes der: Vælg et andet --ply.
commands-for-fair = --commitment og --mine er til --fair.
commands-analysis = { $phase ->
    [claim] { $seat } skal vælge
   *[place] { $seat } skal lægge
  }
commands-column-move = træk
commands-column-wins = sejre
commands-column-score = point
commands-column-margin = forspring
commands-column-visits = besøg
commands-column-then = derefter
commands-checked = { $records ->
    [one] { $records } log, { $bad } med fejl
   *[other] { $records } logge, { $bad } med fejl
  }
# What `review` says. $grade: 'Mistake'; $lost: '9%' or '3 points'; $move and $best: moves such as f7e7.
commands-decision = { $move }: { $grade }, { $lost } tabt. Bedre: { $best }.
commands-moment = Efter { $ply } træk, { $name }:
commands-no-moment = Ingen beslutning kostede meget.
# One line for each of many games; $players: 'Ada 91% and Bob 80%'; $verdict: a sentence.
commands-reviewed = { $number }: { $players }. { $verdict }
commands-kingdoms-or-file = Angiv kongerigerne eller en fil med dem, ikke begge dele.
commands-dynasty-games = Et dynasti er op til { $games } spil med de samme spillere og med { $sign } mellem deres kongeriger.
commands-no-kingdom = Der er intet kongerige at tælle op.
commands-too-many-kingdoms = Der kan højst tælles { $most } kongeriger op.
commands-bad-kingdom = Kongerige { $number }, »{ $token }«: { $why }
commands-as-many-names = { $n ->
    [one] { $n } kongerige skal have ét navn, ikke { $given }.
   *[other] { $n } kongeriger skal have lige så mange navne, ikke { $given }.
  }
commands-discarded-each = --discarded skal have et tal for hvert kongerige, adskilt af kommaer.
commands-discarded = { $name }: Ud fra kongerigets felter er antallet af kasserede brikker { $found }, ikke { $given }.
commands-doubt = { $name }: { $why }
commands-doubt-at = { $name }: { $why } ({ $squares })
commands-checking = kontrollerer
commands-playing = spiller
commands-mining = leder
commands-thinking = tænker
commands-puzzles = { $n ->
    [one] { $n } opgave i { $file }.
   *[other] { $n } opgaver i { $file }.
  }
commands-ratings = { $n ->
    [one] { $n } opgave har en anden rating i { $file }.
   *[other] { $n } opgaver har en anden rating i { $file }.
  }
commands-reviewing = gennemgår
commands-continuing = Fortsætter efter { $games } spil i { $file }; --fresh begynder forfra.
commands-stopped = Stoppet efter { $done } af { $total } spil.
commands-stopped-kept = Stoppet efter { $done } af { $total } spil, gemt i { $file }; den samme kommando fortsætter derfra.
commands-no-journal = En afbrudt kørsel kan ikke fortsætte senere. { $why }
commands-two-numbers = --sprt tager to tal, for eksempel 0,10 (0 og 10), ikke »{ $text }«.
commands-rule-unknown = Der er ingen regel { $rule }. Ekstraregler: { $extras }. Husregler, som field=value: { $fields }.
commands-rule-value = { $field } kan ikke være { $value }; vælg mellem { $choices }.
commands-same-file = { $options } kan ikke begge skrive til { $file }.
commands-bench = { $case } { $rate } spil/s   point i gennemsnit { $score }
commands-bench-case = { $duel ->
    [yes] Den mægtige duel 7 × 7, { $policy }
   *[no] { $players } spillere 5 × 5, { $policy }
  }

## `match` and `tournament`: the result as a table. Headings of columns are short.

result-column-games = spil
result-column-wins = sejre
result-column-ties = delte
result-column-losses = tabte
result-column-share = sejrsandel
result-column-score = point
result-column-margin = forspring
result-column-rating = rating
result-interval = { $low } til { $high }
result-title = { $games } spil, { $deals ->
    [one] { $deals } trækning
   *[other] { $deals } trækninger
  }: { $rules }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
  }, starttal { $seed }
result-title-dynasties = { $games ->
    [one] { $games } dynasti
   *[other] { $games } dynastier
  }, { $deals ->
    [one] { $deals } trækning
   *[other] { $deals } trækninger
  }: { $rules }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
  }, starttal { $seed }
result-note = ± er et halvt 95 %-interval; trækningerne er de uafhængige enheder; rating efter OpenSkill
result-elo = { $first } mod { $second }: { $how ->
    [interval] Elo { $elo } (95 %: { $low } til { $high })
    [at-least] Elo { $elo } (95 %: mere end { $low })
    [at-most] Elo { $elo } (95 %: mindre end { $high })
    [open] Elo { $elo } (95 %: alt er muligt)
    [only-at-least] Elo mere end { $low } (95 %)
    [only-at-most] Elo mindre end { $high } (95 %)
   *[nothing] Elo ubestemt (95 %)
  }
result-sprt = SPRT af Elo { $elo0 } mod { $elo1 }: { $decided ->
    [yes] { $accepted } accepteret
   *[no] ikke afgjort
  } efter { $deals ->
    [one] { $deals } trækning
   *[other] { $deals } trækninger
  } (log-likelihood-kvotient { $llr }, grænser -{ $bound } og { $bound })

## `loadtest`. ms: milliseconds; p99: 99 of 100 are quicker.

load-processes = { $n ->
    [one] { $n } proces
   *[other] { $n } processer
  }
load-rush = så hurtigt som muligt
load-moves = { $what }: { $tables ->
    [one] { $tables } bord
   *[other] { $tables } borde
  }, { $moves } træk på { $seconds } s
load-delay = til den anden spiller: median { $median } ms, p99 { $p99 } ms
load-memory = { $kilobytes } kB pr. bord, { $messages } beskeder/s
load-processor = processor: { $ms } ms pr. træk; klient { $share } af en kerne
load-echo = ekkoserver: { $messages } beskeder/s
load-echo-memory = { $kilobytes } kB pr. forbindelse
load-echo-processor = processor: { $ms } ms pr. besked; klient { $share } af en kerne
load-ratio = forhold mellem beskeder/s, én proces: { $ratio }

## `check --fair`: what could be checked

checked-follows = Trækningerne følger af hemmeligheden og bidragene (metode { $method }).
checked-day = Trækningerne følger af hemmeligheden for { $day } (metode 3).
checked-commitment-unseen = Ikke kontrolleret: Var det forpligtelsen før spillet? Angiv den, du så, med --commitment.
checked-commitment-seen = Forpligtelsen er den, der blev set før spillet.
checked-mine-unseen = Ikke kontrolleret: Er dit bidrag med? Angiv det med --mine.
checked-mine-seen = Dit bidrag er med, for plads { $seat }.
checked-people = { $n ->
    [0] Ingen bidrog med noget.
    [one] Der kom et bidrag fra { $seats }: Forvis dig om, at det er et rigtigt menneske, du stoler på.
   *[other] Der kom bidrag fra { $seats }: Forvis dig om, at hver af dem er et rigtigt menneske, du stoler på.
  }

## What the system says about a file: { $error } is its name for it, { $text } its own words, in English

wrong-file-system = { $file }: { system-words }
system-words = { $error ->
    [EACCES] Adgang nægtet.
    [EPERM] Det er ikke tilladt.
    [ENOENT] Filen eller mappen findes ikke.
    [EISDIR] Det er en mappe.
    [ENOTDIR] Det er ikke en mappe.
    [EEXIST] Filen findes allerede.
    [ENOSPC] Der er ikke mere plads på disken.
    [EROFS] Der kan ikke skrives på denne disk.
    [ENAMETOOLONG] Navnet er for langt.
    [ELOOP] Dette link fører tilbage til sig selv.
    [EBADF] Den er lukket.
    [EADDRINUSE] Adressen er i brug.
    [EADDRNOTAVAIL] Denne maskine har ikke den adresse.
   *[other] { $text }
  }

## What shows that deals were not fair, or makes them impossible to check

wrong-fair-method = Denne måde at trække på er ukendt.
wrong-fair-header-missing = Headeren { $header } mangler: Der blev ikke trukket åbent i dette spil.
wrong-fair-commitment = Det er ikke den forpligtelse, der blev set før spillet.
wrong-fair-not-mine = Dit bidrag er ikke med.
wrong-fair-table = Det er et andet bord.
wrong-fair-contribution = »{ $text }« er ikke et bidrag fra en plads.
wrong-fair-day = »{ $text }« er ikke en dag.
wrong-fair-computer = Plads { $seat } tilhører en computerspiller, og de bidrager ikke med noget.
wrong-fair-order = Bidrag står i pladsernes rækkefølge, adskilt af ét mellemrum.
wrong-fair-digits = Et bidrag har 64 hexadecimale cifre.
wrong-fair-form = Headeren { $header } er ikke skrevet, som den skal være.
wrong-fair-secret = Det er ikke den hemmelighed, serveren havde lagt sig fast på.
wrong-fair-deal = Der skulle være trukket { $move }.

## Computer players and their contests. $known: all names, separated by commas.

wrong-no-agent = Der er ingen computerspiller »{ $agent }«; vælg mellem { $known }.
wrong-agent-without-settings = { $agent } har ingen indstillinger.
wrong-agent-setting = { $agent } har ingen indstilling »{ $setting }«; dens indstillinger er { $known }.
wrong-agent-value = »{ $value }« er ikke en værdi for { $setting }.
wrong-agents-and-seats = Nævn én computerspiller til alle pladser eller én til hver, ikke { $agents } til { $seats }.
wrong-two-agents = En sammenligning kræver mindst to computerspillere.
wrong-one-game = Der skal spilles mindst ét spil.
wrong-sprt-bounds = En sekventiel test tager to Elo-fordele fra -1000 til 1000, den mindste først.
wrong-journal-in-use = { $file } er i brug af en anden kørsel.
wrong-not-a-journal = { $file } er ikke en journal fra arenaen.
wrong-journal-of-another = { $file } hører til en anden turnering: Dens { $field } er { $theirs }, ikke { $ours }.
wrong-puzzles-of-another = { $file } indeholder noget andet end opgaver med starttallet { $seed }.
wrong-bad-puzzle = Det er ikke en opgave: { $why }
wrong-ray-address = En Ray-klynge har en adresse som 10.0.0.1:6379, »auto« eller »local«, ikke »{ $address }«.
wrong-ray-silent = Ingen Ray-klynge svarer på { $address }.
wrong-ray-failed = Ray-klyngen svigtede: { $text }
wrong-worker-killed = En arbejdsproces blev afbrudt udefra.

## What keeps a server from running, a backup from being made or put back, and a site from being written. $text: what the system says, in English.

wrong-folder-in-use = { $known ->
    [yes] Et andet kingdomino bruger mappen { $folder }: Det er på { $address }
   *[no] Et andet kingdomino bruger mappen { $folder }.
  }
wrong-folder-unwritable = Der kan ikke skrives i mappen { $folder }. { system-words }
wrong-not-an-address = { $host } er ikke en adresse, der kan lyttes på: { $text }
wrong-port-in-use = Port { $port } er i brug af et andet program; vælg en anden med --port.
wrong-port-unusable = Port { $port } på { $host } kan ikke bruges. { system-words }
wrong-database-address = En database angives som postgresql://user:password@host/name
wrong-database-postgres = Databasen skal være PostgreSQL; uden --database bruges en SQLite-fil.
wrong-database-driver = PostgreSQL kræver sin driver: pip install 'kingdomino[postgres]'
wrong-database-unusable = Databasen { $database } kan ikke bruges: { $text }
wrong-database-unreachable = Databasen kan ikke nås: { $text }
wrong-database-damaged = { $file } er beskadiget: { $text }
wrong-database-newer = Databasen er skrevet af et nyere kingdomino; opdatér programmet.
wrong-database-orphans = Databasen kan ikke bringes ajour: Rækker i { $table } hører ikke til noget spil.
wrong-database-in-use = Ved siden af { $file } ligger { $log }: Databasen er i brug, eller dens server blev afbrudt. Start kingdomino med databasen én gang, og stop det igen.
wrong-database-not-ours = { $file } er ikke en Kingdomino-database.
wrong-no-database = Der er ingen database { $file }.
wrong-backup-exists = { $file } findes allerede.
wrong-backup-failed = Sikkerhedskopieringen mislykkedes: { $text }
wrong-file-unusable = { $file }: { system-words }
wrong-file-unwritable = Der kan ikke skrives i { $file }. { system-words }
wrong-site-no-engine = Denne installation blev bygget uden spilmotoren til browsere. Pakkerne på PyPI har den; bygger du fra kildekoden, så installér emscripten (apt-get install emscripten), og byg igen.
wrong-site-no-page = Denne installation har ingen side: Den blev bygget uden (KD_PAGE=OFF).
wrong-site-occupied = { $folder } er ikke tom og indeholder ingen tidligere side. Vælg en anden mappe.
