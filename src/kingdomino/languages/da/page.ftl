### Danish. The page: every screen but the guide, the tutorial and the score helper.
### Same in English: app-name, home-lobby, new-computer, replay-stop, act-menu, act-pause

## Around every screen

app-name = Kingdomino
app-unofficial = Et uofficielt fanprojekt. Kingdomino er skabt af Bruno Cathala og udgives af Blue Orange; alle rettigheder til spillet er deres.
app-description = Læg land omkring dit slot, og saml kroner. Et uofficielt fanprojekt.
app-skip = Gå til indholdet
app-loading = Bordet dækkes …
app-home = Forside
app-menu = Hovedmenu
app-retry = Prøv igen
app-copied = Kopieret.
app-copy-failed = Det kunne ikke kopieres. Adressen står i adresselinjen.
app-broken = Denne del af siden kunne ikke indlæses. Kører serveren?

## The home page

home-title = Et kongerige af tolv dominobrikker
home-lead = Læg land omkring dit slot, saml kroner, og vær snedigere end dine naboer. Et spil tager ti minutter.
home-play = Spil
home-play-note = Dig mod én computerspiller, klassiske regler
home-new = Nyt spil …
home-continue = Fortsæt
home-your-turn = din tur
home-all = Alle mine spil
home-games = Mine spil
home-help = Sådan spiller du
home-friends = Med venner på andre enheder:
home-invite = Invitér med et link
home-lobby = Lobby
home-score = Tæl et rigtigt spil op
record-title = Min krønike
home-waiting = venter på spillere
home-settings = Indstillinger
home-learn = Lær at spille
home-puzzles = Opgaver
home-learn-offer = Ny i Kingdomino? Uglen spiller et første spil med dig, trin for trin. Det tager fem minutter.
offer-yes = Ja tak
offer-no = Nej tak
home-picture = Et færdigt kongerige på et træbord: miner med otte kroner, en skov, en sø og hvedemarker omkring et slot; ved siden af ligger brikker, som to konger har valgt.

## Dagens spil: på forsiden, ved bordet og i listen over spil

daily-title = Dagens spil
daily-play = Spil dagens spil
daily-others = Hvordan gik det de andre?
daily-of = Spillet den { day-date }
home-daily-faces = De samme brikker til alle, tre modstandere, ét forsøg.
home-daily-solo = De samme brikker til alle. Du bygger alene og har ét forsøg.
home-daily-playing = Du er i gang. Det tæller, hvis du bliver færdig i dag.
home-daily-lost = Du opgav dagens spil. I morgen kommer der et nyt.
daily-stays = Dagens spil: Det, du beslutter, står ved magt

## The form of a new game

new-title = Nyt spil
new-players = Spillere
new-seat = Spiller { $n }
new-kind = Spiller { $n }: Hvem spiller?
new-person = Ved denne skærm
new-computer = Computer
new-open = En ven via link
new-open-about = Du får et link, du kan sende. Din ven vælger selv navn og farve.
new-friends = Med venner
new-public = Hvem kan være med
new-public-no = Alle med linket
new-public-yes = Alle, via lobbyen
new-starts = Spillet begynder
new-starts-full = Når alle pladser er taget
new-starts-host = Når jeg siger til
new-clock = Ur
new-clock-none = Intet
new-clock-move = Pr. træk
new-clock-game = Pr. spil
new-clock-time = Tid pr. træk
new-clock-minutes = Minutter pr. spil
new-clock-unit = Enhed for tiden pr. træk
new-clock-increment = Ekstra sekunder pr. træk
new-unit-seconds = sekunder
new-unit-minutes = minutter
new-unit-days = dage
new-clock-bad = Betænkningstiden skal være mellem { $shortest } og { $longest } med højst { $increment } ekstra pr. træk.
new-late = Når tiden er gået
new-late-computer = En computerspiller overtager
new-late-resign = Spillet er tabt
new-away = Hvis nogen er væk, må en computerspiller springe ind
new-away-usual = efter den sædvanlige tid
new-away-after = efter { $time }
new-several = Én enhed må tage flere pladser
new-invite = Åbn et bord
new-lobby = Eller sæt dig ved et bord i lobbyen
new-level = Spiller { $n }: styrke
new-name = Spiller { $n }: navn
new-colour = Spiller { $n }: farve
new-draw-name = Træk et tilfældigt navn til spiller { $n }
new-draw-all = Tilfældige navne
new-add = Tilføj en spiller
new-remove = Fjern spiller { $n }
new-rules = Regler
new-edition = Udgave
new-minutes = { $n ->
    [one] { $n } minut
   *[other] { $n } minutter
  } til hver spiller, hvis I spiller med ur.
new-extra = Ekstraregler
new-more = Husregler
new-more-note = Hver regel kan ændres for sig. Det, der afviger fra udgaven, er markeret.
new-changed = ændret
new-recommended = anbefalet af spillets forfatter
new-reset = Tilbage til udgavens regler
new-deal = Trækning
new-seed = Starttal
new-seed-note = Det samme starttal giver de samme brikker. Lad feltet være tomt for at få en ny trækning.
new-seed-bad = Et starttal har højst { $n } cifre.
new-seed-link = Kopiér et link til denne trækning
new-each = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
  } til hver spiller.
new-each-solo = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
  } til dig alene.
new-dynasty-each = Tre spil i alt.
new-start = Begynd
new-checking = Slår op i reglerne …
new-solo-hint = Vil du spille alene? Det kan du med { $n ->
    [one] denne udgave
   *[other] disse udgaver
  }: { $editions }.

## A new game at a glance

new-against = Hvem spiller du med?
new-against-computers = Mod computer
new-against-computers-about = Så tit du vil, i dit eget tempo.
new-against-screen = Ved én skærm
new-against-screen-about = I sender enheden rundt eller sidder omkring den.
new-against-friends = Venner via link
new-against-friends-about = Alle ved hver sin enhed.
new-strength = Hvor stærk?
new-count = Hvor mange ved bordet?
new-friend = en ven
new-by = { $edition ->
    [classic] Klassiske regler
    [danish] Danske regler
    [romanian] Rumænske regler
    [icelandic] Islandske regler
    [english-app] Regler fra den engelske app
    [german] Tyske regler
   *[tournament] Turneringsregler
  }, { $grid } × { $grid }
new-by-extras = { new-by }, med { $extras }
new-terms = { $clock }. { $open ->
    [lobby] Alle kan være med via lobbyen.
   *[link] Alle, der har linket, kan være med.
  }
new-deal-new = En ny
new-deal-seed = Den med starttal { $seed }

## Getting to know each other

hello-ask = Velkommen! Hvad må vi kalde dig?
hello-note = Du kan altid ændre det i indstillingerne.
home-hello = Godt at se dig, { $name }!
sound-offer = Vil du spille med lyd?

## Without the server

away-title = Kongeriget sover
away-text = Serveren svarer ikke, eller også er denne enhed offline. Intet er tabt: Så snart den er vågen igen, fortsætter alt af sig selv.
no-server-title = Det kræver en server
no-server-text = Der er ingen server bag denne side: Det, du spiller her, bliver i denne browser. Til venner på andre enheder skal bordet stå, hvor alle kan nå det.
no-server-how = Alle kan køre en server, for eksempel på en computer med Python. Disse kommandoer starter en:
no-server-instead = Uden server kan du spille mod computeren, eller I kan være op til fire om denne skærm.

## Back to where one was

back-table = Tilbage til spillet
back-replay = Tilbage til afspilningen
back-new = Tilbage til det nye spil
back-score = Tilbage til pointene
back-turn = Tilbage til spillet: Det er din tur

## My games

games-turn = Din tur
games-open = I gang
games-over = Færdige
games-none = Ingen spil endnu. Bordet er dit.
games-none-open = Ingen spil i gang.
games-waiting = Venter på de andre
games-gathering = Venter på spillere
games-won = { $names } vandt
games-shared = { $names } deler sejren
games-solo-result = { $score } point
games-stopped = Afbrudt før tid
games-changed = Sidste træk { $when }
games-look = Se
games-export = Log
games-export-label = Gem loggen for spillet med { $names }
games-delete = Slet
games-delete-label = Slet spillet med { $names }
games-delete-ask = Vil du slette dette spil for altid?
games-delete-no = Behold
games-deleted = Spillet er slettet.
games-more = Vis flere
games-more-shown = { $n } spil mere.
games-import = Åbn en log
games-import-note = En log er et spil skrevet som tekst: hvem der valgte hvilken brik, og hvor den blev lagt. Vælg en fil, eller indsæt teksten her.
games-import-file = Vælg en fil …
games-import-text = Log
games-import-go = Åbn
games-import-big = Filen er for stor til at være en log.

## Tables in this browser, and those that move

move-there = Flyt til serveren
move-there-label = Flyt til serveren: spillet med { $names }
move-there-note = Så kan andre se med dér, og en ven kan tage en plads med et link.
move-here = Tag med
move-here-label = Tag med: spillet med { $names }
move-here-note = Så spilles det i denne browser, også uden netværk.
move-later = Spillet findes kun i denne browser. Når serveren kan nås, kan det flytte derhen, og venner kan være med.
moved-there = Spillet er nu på serveren.
moved-here = Spillet er nu i denne browser.
games-here = I denne browser
offline-now = Serveren kan ikke nås. Nye spil spilles i denne browser; du kan flytte dem til serveren senere.
offline-always = Her spilles alt i denne browser. For at spille med venner på andre enheder kræves en server.
unreadable-title = Kan ikke åbnes
unreadable-text = Det er gemt i denne browser, men er ikke et spil, som siden kan læse. Du kan gemme dataene, før du sletter dem.
unreadable-keep = Gem dataene

## Settings

settings-saved = Dine valg huskes i denne browser.
settings-look = Udseende
settings-theme = Farver
settings-theme-system = Som enheden
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-motion = Bevægelse
settings-motion-system = Som enheden
settings-motion-full = Til
settings-motion-none = Fra
settings-sound = Lyd
settings-sound-on = Afspil lyde
settings-volume = Lydstyrke
settings-try = Prøv
settings-game = Spil
settings-pace = Computerspillere spiller
settings-pace-slow = Langsomt
settings-pace-calm = Roligt
settings-pace-fast = Hurtigt
settings-pace-none = Straks
settings-voices = Computerspillere siger noget i ny og næ
settings-name-note = Vises ved din plads fra næste spil.
settings-notify = Sig til, når det er min tur
settings-notify-note = Din browser viser en notifikation, når denne side er i baggrunden.
settings-notify-blocked = Din browser blokerer notifikationer fra denne side. Det kan du ændre ved siden af adresselinjen.
settings-notify-missing = Denne browser kan ikke vise notifikationer.
settings-language = Sprog
settings-language-system = Som browseren

## The lobby

lobby-lead = Offentlige borde med ledige pladser. Sæt dig, og sig hej.
lobby-none = Ingen venter lige nu. Åbn et bord, så kommer der måske nogen.
lobby-new = Åbn et offentligt bord
lobby-join = Vær med
lobby-join-label = Vær med hos { $names }
lobby-since = Åbnet { $when }
lobby-refreshed = { $n ->
    [one] { $n } bord i lobbyen.
   *[other] { $n } borde i lobbyen.
  }

## Waiting for players

wait-title = Bordet er dækket
wait-title-guest = Du er inviteret
wait-title-full = Alle er her
wait-seats = Pladser
wait-you = Dig
wait-open = Ledig plads
wait-computer = { $level ->
    [easy] Computer, let
    [normal] Computer, normal
    [hard] Computer, svær
    [expert] Computer, ekspert
   *[master] Computer, mester
  }
wait-online = her
wait-away = væk
wait-fill = Computerspillerens styrke på plads { $n }
wait-fill-go = Besæt
wait-fill-label = Besæt plads { $n } med en computerspiller
wait-reopen = Frigør
wait-reopen-label = Frigør plads { $n } til en ven
wait-free = Frigør pladsen
wait-free-label = Frigør pladsen, som { $name } sidder på
wait-free-ask = Vil du frigøre pladsen, som { $name } sidder på? Så kan en anden sætte sig der.
wait-leave = Rejs dig
wait-another = Tag en plads til
wait-several = Pladser pr. enhed
wait-several-yes = Så mange som du vil
wait-invite = Invitér venner
wait-spectators = Tilskuere
wait-invite-note = Send dette link, eller scan koden med en telefon.
# Where an invitation would name only this machine. After the first one stands a command.
wait-closed = Denne adresse virker kun på denne maskine; andre kan ikke nå serveren. Vil du lukke andre på dit netværk ind, så stop den, og start den med denne kommando. Bordet bliver stående.
wait-nearby = Enheder på samme netværk finder denne maskine her.
wait-address = Denne maskines adresse
wait-invite-link = Link til dette bord
wait-watch-link = Link til tilskuere
wait-qr = QR-kode med linket til dette bord
wait-copy-label = Kopiér: { $what }
wait-share = Del …
wait-start = Begynd spillet
wait-start-in = Begynd spillet ({ $time })
wait-start-silent = Venter på, at { $names } føjer tilfældighed til trækningerne. Når tiden er gået, kan du begynde uden.
wait-start-without = Venter stadig på, at { $names } føjer tilfældighed til trækningerne. Du kan begynde uden.
wait-start-open = Først skal alle ledige pladser være taget eller besat.
wait-start-full = Spillet begynder af sig selv, når alle pladser er taget.
wait-start-host-nobody = Værten starter spillet.
wait-start-come = { $n ->
    [one] Spillet begynder, når { $names } er her.
   *[other] Spillet begynder, når { $names } er her.
  }
wait-join = Sæt dig
wait-join-note = Vælg et navn og en farve og derefter en ledig plads.
wait-name = Dit navn
wait-colour = Din farve
colour-rose = Lyserød rose
colour-sun = Gul sol
colour-leaf = Grønt blad
colour-wave = Blå bølge
colour-taken = { $colour ->
    [rose] { colour-rose }
    [sun] { colour-sun }
    [leaf] { colour-leaf }
   *[wave] { colour-wave }
  }, taget
wait-take = Sæt dig her
wait-take-label = Sæt dig her: plads { $n }
wait-spectator = Du ser med. Spillet er ikke begyndt endnu.
wait-clock-none = Intet ur
wait-clock-move = { $time } pr. træk
wait-clock-game = { $time } pr. spil
wait-clock-increment = { $time } pr. spil plus { $increment } pr. træk

## Checking the deals

fair-over = Sådan kontrolleres trækningerne
fair-line = Trækningerne kan kontrolleres bagefter.
fair-how = Før spillet forsegler serveren en hemmelighed og offentliggør dens hashværdi. Hver spillers browser tilføjer sin egen tilfældighed. Tilsammen bestemmer de trækningerne, så ingen kan vælge dem.
fair-how-day = Alle dagens trækninger følger af én hemmelighed. Dens hashværdi offentliggøres dagen før og selve hemmeligheden, når dagen er omme: Så kan ingen vælge eller ændre den.
fair-checking = Trækningerne kontrolleres …
fair-checked = Kontrolleret: Trækningerne lå fast, før nogen satte sig.
fair-follows = Kontrolleret: Hver trækning følger af hemmeligheden og af det, spillerne tilføjede.
fair-follows-day = Kontrolleret: Hver trækning følger af dagens hemmelighed.
fair-unchecked-commitment = Denne browser kom til efter starten, så den kan ikke vide, om hemmeligheden lå fast i forvejen.
fair-unchecked-day = Denne browser så ikke efter dagen før, så den kan ikke vide, om hemmeligheden lå fast i forvejen.
fair-unchecked-mine = Denne browser føjede ikke noget til trækningerne, så den kan ikke vide, om spillernes bidrag er uændrede.
fair-older = I dette spil blev der trukket efter en ældre metode, som denne side ikke kan kontrollere.
fair-insecure = Denne browser kan ikke kontrollere trækningerne her, fordi siden ikke blev hentet over https. Det kan kommandoen herunder.
fair-failed = Loggen kunne ikke indlæses, så trækningerne er ikke kontrolleret.
fair-wrong = Stol ikke på disse trækninger.
fair-wrong-record = Loggen fortæller ikke ordentligt, hvordan der blev trukket.
fair-wrong-table = Trækningerne i loggen hører til et andet bord.
fair-wrong-secret = Hemmeligheden er ikke den, serveren havde lagt sig fast på.
fair-wrong-commitment = Serveren havde lagt sig fast på én hemmelighed, da du kom, men trak med en anden.
fair-wrong-people = Der blev føjet noget til trækningerne for en plads, hvor der ikke sidder en person.
fair-wrong-mine = Det, denne browser føjede til trækningerne, blev udeladt eller udskiftet.
fair-wrong-holder = Det skulle have været en anden, der holdt kongerne.
fair-wrong-king = Konge { $n } skulle have været en anden.
fair-wrong-line = Række { $n } skulle have været en anden.
fair-wrong-seen = Loggen viser andre trækninger end dem, der blev vist ved dette bord.
fair-wrong-result = Loggen viser et andet resultat end dette bord.
fair-betrayed = Serveren har ændret det, den havde lagt sig fast på. Stol ikke på trækningerne ved dette bord.
fair-commitment-kept = Hashværdi, som denne browser så først
fair-mine = Sendt af denne browser for { $name }
fair-commitment = Hemmelighedens hashværdi
fair-secret = Hemmelighed
fair-contribution = Tilføjet af { $name }
fair-check = For at gentage kontrollen uden denne side skal du gemme loggen og køre:

## Replay

replay-title = Afspilning
replay-position = Stilling { $ply } af { $plies }
replay-round = Runde { $round } af { $rounds }
replay-start = Bordet er dækket.
replay-slider = Stilling
replay-previous = Tilbage
replay-next = Frem
replay-round-back = En runde tilbage
replay-round-on = En runde frem
replay-speed = Tempo
replay-speed-half = Halvt
replay-speed-normal = Normalt
replay-speed-double = Dobbelt
replay-speed-quick = Hurtigt
replay-play = Afspil
replay-stop = Stop
replay-link = Kopiér et link til denne stilling
replay-table = Gå til bordet
replay-moves = Hvad der skete

## The end of a game

end-title = Slutstilling
end-skip = Spring over
# Also a button that leads there: what every decision of a game was worth.
review-title = Gennemgang
end-hints = { $name } fik { $n } tip.
end-fallow = { $n } uden kroner
end-result = Resultat
end-place = Nr.
end-player = Spiller
end-points = Point
end-largest = Største territorium
end-crowns = Kroner
end-squares = Felter
end-stopped = Spillet blev afbrudt før tid.
end-won = { $of ->
    [dynasty] { $names } vandt dynastiet!
   *[game] { $names } vandt!
  }
end-shared = { $of ->
    [dynasty] { $names } deler sejren i dynastiet.
   *[game] { $names } deler sejren.
  }
end-won-you = { $of ->
    [dynasty] Du vandt dynastiet!
   *[game] Du vandt!
  }
end-won-by = { $of ->
    [dynasty] Du vandt dynastiet med et forspring på { points-counted }!
   *[game] Du vandt med et forspring på { points-counted }!
  }
end-shared-you = { $of ->
    [dynasty] Du deler sejren i dynastiet med { $names }.
   *[game] Du deler sejren med { $names }.
  }
end-lost = { $of ->
    [dynasty] Du blev nummer { $place } i dynastiet, { points-counted } efter { $names }.
   *[game] Du blev nummer { $place }, { points-counted } efter { $names }.
  }
end-lost-level = { $of ->
    [dynasty] Du blev nummer { $place } i dynastiet, efter { $names }.
   *[game] Du blev nummer { $place }, efter { $names }.
  }
end-best = Dit bedste territorium: { score-territory }.
end-you = dig
end-count = Optælling: { $name }
end-by-score = Med et forspring på { $n } point.
end-by-territory = { $level ->
    [crowns] Lige mange point og kroner; det største territorium afgjorde det.
    [squares] Lige mange point og felter; det største territorium afgjorde det.
    [crowns-squares] Lige mange point, kroner og felter; det største territorium afgjorde det.
   *[points] Lige mange point; det største territorium afgjorde det.
  }
end-by-crowns = { $level ->
    [territory] Lige mange point og lige store territorier; kronerne afgjorde det.
    [squares] Lige mange point og felter; kronerne afgjorde det.
    [territory-squares] Lige mange point og felter og lige store territorier; kronerne afgjorde det.
   *[points] Lige mange point; kronerne afgjorde det.
  }
end-by-squares = { $level ->
    [territory] Lige mange point og lige store territorier; det største kongerige afgjorde det.
    [crowns] Lige mange point og kroner; det største kongerige afgjorde det.
    [territory-crowns] Lige mange point og kroner og lige store territorier; det største kongerige afgjorde det.
   *[points] Lige mange point; det største kongerige afgjorde det.
  }
end-by-shared = Uafgjort i alt, hvad der tæller.
end-solo = { $n } point
end-solo-0 = Ethvert kongerige begynder med en enkelt mark.
end-solo-1 = Et stille lille rige. Fårene er tilfredse.
end-solo-2 = Et fint kongerige, der kan brødføde sit folk.
end-solo-3 = På fjerne kroer fortæller rejsende om dit land.
end-solo-4 = Et rige, der vil blive sunget om. Måtte det bestå længe!
end-bonus = { $bonus ->
    [harmony] Harmoni +{ $points }
   *[middle_kingdom] Midtkongerige +{ $points }
  }
end-bonus-missed = { $bonus ->
    [harmony] Harmoni: ikke opnået
   *[middle_kingdom] Midtkongerige: ikke opnået
  }
pad-title = Efter terræn
pad-land = Terræn
pad-bonus = Bonuspoint
pad-sum = I alt
end-resigned = { $name } gav op.
end-out-of-time = { $name } løb tør for tid.
end-resigned-you = Du gav op.
end-out-of-time-you = Du løb tør for tid.
end-again = Spil igen
end-rematch = Det næste spil er klar.
end-rematch-go = Gå til det næste spil
end-same-deal = Spil samme trækning igen
end-next = Dynastiets næste spil
end-dynasty = Dynasti efter spil { $game } af { $games }
end-dynasty-over = Dynasti

## The final kingdoms as a picture

picture-title = Et billede til at dele
picture-copy = Kopiér billedet
picture-download = Hent { $format }
picture-failed = Billedet kan ikke hentes lige nu.

## Dominoes not yet seen

tracker-title = Endnu ikke set
tracker-count = { $n ->
    [one] { $n } brik endnu ikke set
   *[other] { $n } brikker endnu ikke set
  }
tracker-none = Alle brikker er set.
tracker-note = Nogle af dem bliver måske i æsken.
tracker-land = Terræn
tracker-crowns = { $n ->
    [one] { $n } krone
   *[other] { $n } kroner
  }
tracker-no-crown = Ingen krone
tracker-squares = Felter efter terræn og kroner

## The table

table-lost = Forbindelsen er afbrudt. Forbinder igen …
table-delayed = Det tager længere tid at gemme. Spillet fortsætter, så snart det virker igen.
table-hint-sent = Din beslutning er på vej.
table-off = Det er uden for bordet.
table-domino = Brik { $domino }
table-domino-face = Brik { $domino }: { $first }, { $second }
table-domino-claimed = Brik { $domino }: { $first }, { $second }. Valgt af { $name }.
table-domino-played = Brik { $domino }: { $first }, { $second }. Spillet af { $name }.
table-half = { $terrain ->
    [wheat] hvedemark
    [forest] skov
    [lake] sø
    [grass] græsslette
    [swamp] sump
   *[mine] mine
  }
table-half-crowns = { $crowns ->
    [one] { table-half } med { $crowns } krone
   *[other] { table-half } med { $crowns } kroner
  }
table-kingdom-of = { $squares ->
    [one] { $name }: kongerige på { $squares } felt, { points-counted }
   *[other] { $name }: kongerige på { $squares } felter, { points-counted }
  }
table-enlarge = Forstør kongeriget: { $name }
table-over = { $names } vinder med { points-counted }.
table-over-shared = { $names } deler sejren med { points-counted }.
table-over-solo = Dit kongerige er { points-counted } værd.
table-draws-kings = Kongerne trækkes.
table-you-drew = Vælg en brik til { $owner }.
table-they-drew = { $name } vælger for { $owner }.
table-they-drew-yours = { $name } vælger for dig.
table-hint-drew = Du trak en konge, der tilhører { $owner }. Sæt den på en brik.
table-deals = En ny række lægges frem.
table-you-place = Læg brik { $domino }.
table-you-claim = Din tur: Vælg en brik.
table-you-choose = Din tur: Vælg en brik.
table-you-choose-nowhere = Kassér en brik.
table-they-place = { $name } lægger brik { $domino }.
table-they-claim = { $name } vælger en brik.
table-they-choose = { $name } vælger en brik.
table-thinks = { $name } tænker …
table-hint-claim = Lave tal kommer først i næste runde; høje tal er mere værd.
table-hint-choose = Du lægger den med det samme. Lave tal kommer først i næste runde.
table-hint-choose-nowhere = Ingen af dem passer; vælg frit, hvilken du kasserer.
table-hint-place-mouse = Klik på et lyst felt; R drejer brikken.
table-hint-place-touch = Tryk på et lyst felt, eller træk brikken derhen.
table-hint-place-keys = Piletasterne flytter brikken, R drejer den, Enter lægger den.
table-hint-look = Du ser på det kongerige, { $name } bygger.
table-hint-paused = Pause.
table-hint-here = { points-counted } her.
table-to-place = Skal lægges
table-next-line = Næste række
table-the-line = Rækken
table-last-line = Ikke flere rækker
table-this-round = Denne runde
table-next-round = Næste runde
table-now = Nu
table-then = Så
table-order-now = Mangler at spille i denne runde, i rækkefølge: { $names }
table-order-now-nobody = Alle har spillet i denne runde.
table-order-next = Rækkefølgen i næste runde indtil videre: { $names }
table-order-next-nobody = Ingen har en plads i næste runde endnu.
table-to-come = { $n } tilbage
table-none-to-come = ingen tilbage
table-tracker = Brikker, der endnu ikke er set
table-others = De andre kongeriger
table-yours = Din plads
table-series = Dynasti, spil { $game } af { $games }
table-nowhere = Brik { $domino } passer ingen steder
table-nowhere-more = Der er ikke plads til den i dit kongerige. Den går ud af spillet.
table-text = Læs bordet som tekst
table-picture = Vis bordet som billede
table-text-title = Bordet i ord
table-text-moves = Hvad du kan gøre
table-text-wait = Det er ikke din tur.
table-text-none = ingen
table-text-rows = Rækker fra top til bund: w hvedemark, f skov, l sø, g græsslette, s sump, m mine, et ciffer for kroner, C slot, et punktum for et tomt felt
table-text-claim = Vælg brik { $domino }: { $first }, { $second }
table-text-choose = Vælg og læg brik { $domino }: { $first }, { $second }
table-text-place = { $spots }: { points-counted }
table-text-discard = Kassér brik { $domino }
table-cell-empty = { $spot }, tomt
table-cell-marked = { $spot }, markeret
table-cell-fits = { $spot }, plads til brikken
table-cell-land = { $spot }, { $half }
table-cell-castle = { $spot }, slot
table-board = Dit kongerige. Piletasterne flytter brikken, R drejer den, Enter lægger den.

## What one can do

act-menu = Menu
act-undo = Fortryd
act-redo = Gentag
act-rotate = Drej
act-place = Læg
act-place-points = Læg +{ $points }
act-cancel = Annullér
act-discard = Kassér den
act-discard-quiet = Kassér
act-discard-ask = Vil du kassere brik { $domino }, selv om den passer?
act-hurry = Hurtigere
# A button that is pressed again and again: a hint, the best moves, what speaks for them, and it is put away. Little room.
act-hint-off = Tip
act-hint-nudge = Vis træk
act-hint-moves = Hvorfor?
act-hint-why = Luk
act-hint-thinking = Træneren tænker …
act-pause = Pause
act-resume = Fortsæt
act-step = Ét trin
act-resign = Giv op
act-resign-ask = Vil du give op? Spillet slutter for { $name }.
act-replay = Afspil indtil nu
act-record = Gem loggen
act-seed = Starttal { $seed }
act-copy = Kopiér
act-close = Luk
act-ask-undo = Bed om at fortryde
act-ask-undo-short = Fortryd?
# For a moment after a decision among friends: no one has to be asked, and the others wait for it.
act-take-back = Fortryd
act-go-on = Videre
act-asked = Spurgt …
act-take-back-seat = Spil selv igen
act-react = Reagér
act-watching = Du ser med
act-hand = Lad en computer spille for { $name }
act-hand-mine = Lad en computer spille for mig
act-hand-level = Computerens styrke
act-take-back-from = Spil for { $name } igen
act-hand-in = Lad en computer spille for { $name } om { $time }
act-device = Spil på en anden enhed
act-device-for = Lad en anden spille { $name }
act-device-note = Åbn dette link på den anden enhed. Det virker én gang, og et nyt link erstatter det. Den, der åbner det, kan spille for dig, så hold det for dig selv.
act-devices-end = Log de andre enheder ud
act-devices-ask = Vil du logge de andre enheder ud? De mister din plads og kan kun se med.
act-devices-ended = Nu har kun denne enhed din plads.
act-device-link = Link til din plads
act-watch-link = Kopiér linket til tilskuere

## Bordet omkring spillet

# Det, som brikkerne, der skal lægges, og rækken ligger i, for dem, der lytter.
table-lines = Rækkerne
# Under bunken efter spillets slutning.
table-left-over = { $n } tilovers
menu-game = Dette spil
menu-games = Andre spil
tracker-over-title = Tilovers
tracker-over = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
  } kom ikke med i dette spil.

## Asking to take back

ask-title = { $name } vil gerne fortryde et træk
ask-about = Den seneste beslutning og alt derefter.
ask-shown = { $name } vil gerne fortryde et træk. Venter på { $names }.
ask-agree = Acceptér
ask-decline = Afvis

## Computer players: one character for each level, and kin of theirs where several sit at a table

# Who it is, under its name.
role-easy = Hyrde
role-normal = Bager
role-hard = Ridder
role-expert = Hertuginde
role-master = Stjernekigger
# First names, the character’s own first: four of a kind, different in every family.
kin-easy = Pil Palle Pia Pelle
kin-normal = Bertel Børge Bjarne Bent
kin-hard = Gudrun Gunhild Gerda Gyda
kin-expert = Isolde Ingeborg Isabella Iben
kin-master = Merlin Mogens Melchior Malte
# What they say now and then of their own moves, in at most forty characters: after a good one, a bad one, and their last.
voice-easy-good = { $which ->
    [first] Se, se, den passer!
    [second] Det kan mine får lide.
   *[third] Det er da mange, ikke?
  }
voice-easy-bad = { $which ->
    [first] Ups. Hvor skal den hen?
    [second] Den så så pæn ud …
   *[third] Det var hunden!
  }
voice-easy-last = { $which ->
    [first] En gang til!
    [second] Er det allerede slut?
   *[third] Det var sjovt!
  }
voice-normal-good = { $which ->
    [first] Lige ud af ovnen!
    [second] Den hævede fint.
   *[third] En tyk skive til mig.
  }
voice-normal-bad = { $which ->
    [first] Nå, den brændte på.
    [second] Lidt halvbagt, indrømmet.
   *[third] Der mangler mel …
  }
voice-normal-last = { $which ->
    [first] Så lukker butikken.
    [second] Brød til alle!
   *[third] Sikke et spil!
  }
voice-hard-good = { $which ->
    [first] En fuldtræffer!
    [second] Dette land er mit.
   *[third] For krone og slot!
  }
voice-hard-bad = { $which ->
    [first] Bare en bule.
    [second] Jeg er faldet af værre heste.
   *[third] Det var ikke planen.
  }
voice-hard-last = { $which ->
    [first] Op med visiret. Godt kæmpet!
    [second] Mit sværd hviler.
   *[third] Det var mig en ære.
  }
voice-expert-good = { $which ->
    [first] Helt efter planen.
    [second] Nydeligt, ikke sandt?
   *[third] Det så du vel komme?
  }
voice-expert-bad = { $which ->
    [first] Det taler vi ikke om.
    [second] Hvor aldeles vulgært.
   *[third] Det var med vilje.
  }
voice-expert-last = { $which ->
    [first] Te, mine kære?
    [second] Det var så det.
   *[third] Kom snart igen.
  }
voice-master-good = { $which ->
    [first] Det stod i stjernerne.
    [second] Som forudset.
   *[third] Kometen giver mig ret.
  }
voice-master-bad = { $which ->
    [first] En sky kom i vejen.
    [second] Selv stjerner falder.
   *[third] Hm. Stjernerne sagde venstre.
  }
voice-master-last = { $which ->
    [first] Sådan ender denne nat.
    [second] Himlen har set nok.
   *[third] Jeg vidste det. Dejligt alligevel.
  }

## Reactions

react-hello = Hej!
react-well-played = Godt spillet!
react-ouch = Av!
react-thinking = Lad mig tænke
react-thanks = Tak!
react-good-game = Tak for spillet!

## Notifications

notify-turn = { $name }, det er din tur.

## The title of the page, in the browser's tab

title-home = { app-name }: { $title }
title-screen = { $title } · { app-name }
title-home-turn = ● din tur · { title-home }
title-screen-turn = ● din tur · { title-screen }
title-table-turn = ● din tur · { app-name }

## What one can do

act-look = Se på bordet

## What others do, told in the ribbon; the decisions of a whole game

news-place = { $points ->
    [0] { $name } lægger brik { $domino }.
   *[some] { $name } lægger brik { $domino }: +{ $points }
  }
news-takes = { $name } vælger brik { $domino }.
news-takes-place = { $place ->
    [first] { $name } vælger brik { $domino } og er først i næste runde.
    [second] { $name } vælger brik { $domino } og er nummer to i næste runde.
    [third] { $name } vælger brik { $domino } og er nummer tre i næste runde.
   *[fourth] { $name } vælger brik { $domino } og er nummer fire i næste runde.
  }
table-name-place = { $name }: Læg brik { $domino }.
table-name-claim = { $name }: Vælg en brik.
table-name-choose = { $name }: Vælg en brik.
table-name-choose-nowhere = { $name }: Kassér en brik.
table-name-drew = { $name }: Vælg en brik til { $owner }.
fits-best = { $points ->
    [0] Brik { $domino } passer, men giver intet endnu.
   *[some] Brik { $domino }: højst +{ $points }
  }
fits-nowhere = Brik { $domino } passer ingen steder lige nu.
log-round = Runde { $n }
log-opening = Før første runde

## What happens, for everybody and for screen readers

say-holder = { $name } holder kongerne.
say-king = Der trækkes en konge for { $name }.
say-kings = Kongerne er trukket: { $names }.
say-deal = En ny række: { $numbers }.
say-claim = { $name } vælger brik { $domino }.
say-choose = { $name } vælger brik { $domino }.
say-claim-for = { $name } vælger brik { $domino } for { $owner }.
say-place = { $name } lægger brik { $domino } og får { points-counted }.
say-discard = { $name } kasserer brik { $domino }.
say-turn = Turen går til { $name }.
say-your-claim = { $name }, vælg en brik.
say-your-choose = { $name }, vælg en brik.
say-your-choose-nowhere = { $name }, ingen brik passer. Vælg en, der skal kasseres.
say-your-drew = { $name }, du trak en konge, der tilhører { $owner }. Sæt den på en brik.
say-your-place = { $name }, læg brik { $domino }.
say-reacted = { $name }: { $words }
say-sits = { $name } sætter sig.
say-arrives = { $name } er her.
say-leaves = { $name } er væk.
say-sits-in = En computerspiller springer ind for { $name }.
say-plays-again = { $name } spiller igen.
say-declined = Trækket blev ikke taget tilbage.
say-can-take-back = Du kan fortryde i { $n } { $n ->
    [one] sekund
   *[other] sekunder
}.
say-taken-back = Trækket blev taget tilbage.
say-begins = Spillet begynder.
say-held = { $spots }: { points-counted }.

## Seats

seat-thinking = { $name } tænker
seat-online = { $name } er her
seat-away = { $name } er væk
seat-is-away = væk
seat-sits-in = Computer springer ind
seat-clock = Betænkningstid for { $name }
seat-won = ♛ Vinder
seat-bonus-possible = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✓
seat-bonus-lost = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✕

## Points

score-of = { $name } har { points-counted }: Se, hvordan de tælles
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
    [one] Uden kroner: { $n } felt
   *[other] Uden kroner: { $n } felter
  }
score-harmony-possible = Harmoni (+5): stadig mulig
score-harmony-lost = Harmoni: tabt
score-middle_kingdom-possible = Midtkongerige (+10): stadig muligt
score-middle_kingdom-lost = Midtkongerige: tabt
score-bonus = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  }: +{ $points }
score-discarded = { $n ->
    [one] { $n } kasseret brik
   *[other] { $n } kasserede brikker
  }
score-nothing = Intet territorium endnu.

## A table that is not there

gone-title = Her er intet bord
gone-text = Eller der er en tastefejl i linket: Tjek, at du har kopieret det hele.

## An address that leads nowhere

lost-title = Her er ingenting
lost-text = Denne vej fører ud af kongeriget. Måske er der en tastefejl i adressen.
lost-home = Gå til forsiden

## Time and lists, in words that not every browser has

span-seconds = { $n ->
    [one] { $n } sekund
   *[other] { $n } sekunder
  }
span-minutes = { $n ->
    [one] { $n } minut
   *[other] { $n } minutter
  }
span-hours = { $n ->
    [one] { $n } time
   *[other] { $n } timer
  }
span-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dage
  }
clock-tenths = { $seconds },{ $tenths }
clock-days = { $days } d { $hours } t
ago-minutes = { $n ->
    [0] for et øjeblik siden
    [one] for { $n } minut siden
   *[other] for { $n } minutter siden
  }
ago-hours = { $n ->
    [one] for { $n } time siden
   *[other] for { $n } timer siden
  }
ago-yesterday = i går
ago-days = { $n ->
    [one] for { $n } dag siden
   *[other] for { $n } dage siden
  }
ago-date = { day-date } { $year }
list-comma = { $first }, { $second }
list-and = { $first } og { $second }
