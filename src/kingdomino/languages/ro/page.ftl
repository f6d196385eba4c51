### Romanian. The page: every screen but the guide, the tutorial and the score helper.
### Same in English: app-name, home-lobby, new-computer, fair-secret, replay-speed-normal, pad-sum

## Around every screen

app-name = Kingdomino
app-unofficial = Un proiect neoficial, făcut de fani. Kingdomino a fost creat de Bruno Cathala și este publicat de Blue Orange; toate drepturile asupra jocului le aparțin.
app-description = Așază terenuri în jurul castelului și adună coroane. Un proiect neoficial, făcut de fani.
app-skip = Sari la conținut
app-loading = Se pune masa…
app-home = Acasă
app-menu = Meniu principal
app-retry = Încearcă din nou
app-copied = Copiat.
app-copy-failed = Nu s-a putut copia. Adresa este în bara de adrese.
app-broken = Această parte a paginii nu a putut fi încărcată. Este pornit serverul?

## The home page

home-title = Un regat din douăsprezece piese
home-lead = Așază terenuri în jurul castelului, adună coroane și întrece-ți vecinii. O partidă durează zece minute.
home-play = Joacă
home-play-note = Tu contra unui computer, reguli clasice
home-new = Partidă nouă…
home-continue = Continuă
home-your-turn = e rândul tău
home-all = Toate partidele mele
home-games = Partidele mele
home-help = Cum se joacă
home-friends = Cu prieteni, pe alte dispozitive:
home-invite = Invită prin link
home-lobby = Lobby
home-score = Socotește o partidă reală
record-title = Cronica mea
home-waiting = se așteaptă jucători
home-settings = Setări
home-learn = Învață jocul
home-puzzles = Puzzle-uri
home-learn-offer = Nu cunoști încă Kingdomino? Bufnița joacă prima partidă cu tine, pas cu pas. Durează cinci minute.
offer-yes = Da, hai!
offer-no = Nu, mulțumesc
home-picture = Un regat terminat pe o masă de lemn: mine cu opt coroane, o pădure, un lac și lanuri în jurul unui castel; alături, piese pe care le-au ales doi regi.

## Partida zilei: pe prima pagină, la masa ei și în lista de partide

daily-title = Partida zilei
daily-play = Joacă partida de azi
daily-others = Cum s-au descurcat ceilalți?
daily-of = Partida din { day-date }
home-daily-faces = Aceleași piese pentru toți, trei adversari, o singură încercare.
home-daily-solo = Aceleași piese pentru toți. Construiești de unul singur și ai o singură încercare.
home-daily-playing = Ai început. Contează dacă termini azi.
home-daily-lost = Ai renunțat la partida de azi. Mâine vine alta.
daily-stays = Partida zilei: ce hotărăști rămâne

## The form of a new game

new-title = Partidă nouă
new-players = Jucători
new-seat = Jucătorul { $n }
new-kind = Jucătorul { $n }: cine joacă
new-person = Cineva la acest ecran
new-computer = Computer
new-open = Un prieten, prin link
new-open-about = Primești un link de trimis. Prietenul își alege un nume și o culoare.
new-friends = Cu prieteni
new-public = Cine poate intra
new-public-no = Oricine are linkul
new-public-yes = Oricine, din lobby
new-starts = Partida începe
new-starts-full = Când toate locurile sunt ocupate
new-starts-host = Când spun eu
new-clock = Ceas
new-clock-none = Fără
new-clock-move = Pe mutare
new-clock-game = Pe partidă
new-clock-time = Timp pe mutare
new-clock-minutes = Minute pe partidă
new-clock-unit = Unitatea de timp pe mutare
new-clock-increment = Secunde în plus pe mutare
new-unit-seconds = secunde
new-unit-minutes = minute
new-unit-days = zile
new-clock-bad = Timpul de gândire trebuie să fie între { $shortest } și { $longest }, cu cel mult { $increment } în plus pe mutare.
new-late = Când expiră timpul
new-late-computer = Continuă computerul
new-late-resign = Jucătorul pierde partida
new-away = Dacă lipsește cineva, computerul îi poate ține locul
new-away-usual = după timpul obișnuit
new-away-after = după { $time }
new-several = Un dispozitiv poate ocupa mai multe locuri
new-invite = Creează masa
new-lobby = Sau intră la o masă din lobby
new-level = Jucătorul { $n }: nivel
new-name = Jucătorul { $n }: nume
new-colour = Jucătorul { $n }: culoare
new-draw-name = Alege la întâmplare un nume pentru jucătorul { $n }
new-draw-all = Nume la întâmplare
new-add = Adaugă un jucător
new-remove = Scoate jucătorul { $n }
new-rules = Reguli
new-edition = Ediție
new-minutes = { $n ->
    [one] { $n } minut pe jucător, dacă joci cu ceas.
    [few] { $n } minute pe jucător, dacă joci cu ceas.
   *[other] { $n } de minute pe jucător, dacă joci cu ceas.
  }
new-extra = Reguli suplimentare
new-more = Regulile casei
new-more-note = Fiecare regulă poate fi schimbată separat. Ce diferă de ediție este marcat.
new-changed = diferă
new-recommended = recomandată de autor
new-reset = Înapoi la regulile ediției
new-deal = Împărțire
new-seed = Sămânță
new-seed-note = Aceeași sămânță dă aceleași piese. Lasă câmpul gol pentru o împărțire nouă.
new-seed-bad = { $n ->
    [one] O sămânță are cel mult { $n } cifră.
    [few] O sămânță are cel mult { $n } cifre.
   *[other] O sămânță are cel mult { $n } de cifre.
  }
new-seed-link = Copiază un link către această împărțire
new-each = { $n ->
    [one] { $n } piesă pentru fiecare jucător.
    [few] { $n } piese pentru fiecare jucător.
   *[other] { $n } de piese pentru fiecare jucător.
  }
new-each-solo = { $n ->
    [one] { $n } piesă, numai a ta.
    [few] { $n } piese, numai ale tale.
   *[other] { $n } de piese, numai ale tale.
  }
new-dynasty-each = Trei partide în total.
new-start = Începe
new-checking = Se consultă regulamentul…
new-solo-hint = { $n ->
    [one] Joci fără adversari? Se poate în ediția { $editions }.
    [few] Joci fără adversari? Se poate în edițiile { $editions }.
   *[other] Joci fără adversari? Se poate în edițiile { $editions }.
  }

## A new game at a glance

new-against = Cu cine joci?
new-against-computers = Cu computerul
new-against-computers-about = De câte ori vrei, în ritmul tău.
new-against-screen = La același ecran
new-against-screen-about = Dați dispozitivul din mână în mână sau stați în jurul lui.
new-against-friends = Prieteni, prin link
new-against-friends-about = Fiecare pe dispozitivul lui.
new-strength = Cât de puternic?
new-count = Câți la masă?
new-friend = un prieten
new-by = { $edition ->
    [classic] Reguli clasice
    [danish] Reguli daneze
    [romanian] Reguli românești
    [icelandic] Reguli islandeze
    [english-app] Regulile aplicației engleze
    [german] Reguli germane
   *[tournament] Reguli de turneu
  }, { $grid } × { $grid }
new-by-extras = { new-by }, cu { $extras }
new-terms = { $clock }. { $open ->
    [lobby] Poate intra oricine, din lobby.
   *[link] Poate intra oricine are linkul.
  }
new-deal-new = Una nouă
new-deal-seed = Cea din sămânța { $seed }

## Getting to know each other

hello-ask = Bine ai venit! Cum să-ți spunem?
hello-note = Poți schimba numele oricând, în setări.
home-hello = Ce bine că ai venit, { $name }!
sound-offer = Joci cu sunet?

## Without the server

away-title = Regatul doarme
away-text = Serverul nu răspunde sau dispozitivul nu e conectat la internet. Nu s-a pierdut nimic: de îndată ce se trezește, totul continuă de la sine.
no-server-title = Pentru asta e nevoie de un server
no-server-text = În spatele acestei pagini nu e niciun server: ce joci aici rămâne în acest browser. Pentru prieteni pe alte dispozitive, masa trebuie să stea unde ajunge toată lumea.
no-server-how = Oricine poate rula un server, de exemplu pe un calculator cu Python. Aceste comenzi pornesc unul:
no-server-instead = Fără server poți juca contra calculatorului sau în până la patru la acest ecran.

## Back to where one was

back-table = Înapoi la partidă
back-replay = Înapoi la reluare
back-new = Înapoi la partida nouă
back-score = Înapoi la puncte
back-turn = Înapoi la partidă: e rândul tău

## My games

games-turn = E rândul tău
games-open = În desfășurare
games-over = Încheiate
games-none = Nicio partidă încă. Masa e toată a ta.
games-none-open = Nicio partidă în desfășurare.
games-waiting = Se așteaptă ceilalți
games-gathering = Se așteaptă jucători
games-won = { $names } a câștigat
games-shared = { $names } împart victoria
games-solo-result = { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }
games-stopped = Încheiată înainte de vreme
games-changed = Ultima mutare: { $when }
games-look = Vezi
games-export = Înregistrare
games-export-label = Salvează înregistrarea partidei cu { $names }
games-delete = Șterge
games-delete-label = Șterge partida cu { $names }
games-delete-ask = Ștergi definitiv această partidă?
games-delete-no = Păstrează
games-deleted = Partida a fost ștearsă.
games-more = Arată mai multe
games-more-shown = { $n ->
    [one] Încă { $n } partidă.
    [few] Încă { $n } partide.
   *[other] Încă { $n } de partide.
  }
games-import = Deschide o înregistrare
games-import-note = O înregistrare este o partidă scrisă ca text: cine ce a ales și unde a așezat. Alege un fișier sau lipește textul aici.
games-import-file = Alege un fișier…
games-import-text = Înregistrare
games-import-go = Deschide
games-import-big = Fișierul este prea mare ca să fie o înregistrare.

## Tables in this browser, and those that move

move-there = Mută pe server
move-there-label = Mută pe server: partida cu { $names }
move-there-note = Acolo poate fi urmărită, iar un prieten poate lua un loc printr-un link.
move-here = Ia cu tine
move-here-label = Ia cu tine: partida cu { $names }
move-here-note = Apoi se joacă în acest browser, chiar și fără rețea.
move-later = Partida este doar în acest browser. Când se poate ajunge la server, se poate muta acolo, iar prietenii pot juca și ei.
moved-there = Partida este acum pe server.
moved-here = Partida este acum în acest browser.
games-here = În acest browser
offline-now = Nu se poate ajunge la server. Partidele noi se joacă în acest browser; le poți muta pe server mai târziu.
offline-always = Aici totul se joacă în acest browser. Pentru a juca cu prieteni pe alte dispozitive e nevoie de un server.
unreadable-title = Nu se pot deschide
unreadable-text = Sunt păstrate în acest browser, dar nu sunt partide pe care pagina le poate citi. Poți salva datele înainte de a le șterge.
unreadable-keep = Salvează datele

## Settings

settings-saved = Acest browser îți ține minte alegerile.
settings-look = Aspect
settings-theme = Culori
settings-theme-system = Ca dispozitivul
settings-theme-light = Deschise
settings-theme-dark = Închise
settings-motion = Mișcare
settings-motion-system = Ca dispozitivul
settings-motion-full = Da
settings-motion-none = Nu
settings-sound = Sunet
settings-sound-on = Redă sunete
settings-volume = Volum
settings-try = Încearcă
settings-game = Joc
settings-pace = Computerul mută
settings-pace-slow = Încet
settings-pace-calm = Liniștit
settings-pace-fast = Repede
settings-pace-none = Imediat
settings-voices = Computerul mai spune câte ceva
settings-name-note = Apare la locul tău începând cu partida următoare.
settings-notify = Anunță-mă când e rândul meu
settings-notify-note = Browserul arată o notificare cât timp pagina este în fundal.
settings-notify-blocked = Browserul blochează notificările acestei pagini. Poți schimba asta lângă bara de adrese.
settings-notify-missing = Acest browser nu poate arăta notificări.
settings-language = Limbă
settings-language-system = Ca browserul

## The lobby

lobby-lead = Mese publice cu un loc liber. Ia loc și salută.
lobby-none = Nu așteaptă nimeni acum. Creează o masă și poate vine cineva.
lobby-new = Creează o masă publică
lobby-join = Intră
lobby-join-label = Intră la masa cu { $names }
lobby-since = Creată { $when }
lobby-refreshed = { $n ->
    [one] { $n } masă în lobby.
    [few] { $n } mese în lobby.
   *[other] { $n } de mese în lobby.
  }

## Waiting for players

wait-title = Masa este pusă
wait-title-guest = Ai o invitație
wait-title-full = Toată lumea e aici
wait-seats = Locuri
wait-you = Tu
wait-open = Loc liber
wait-computer = Computer, { $level ->
    [easy] ușor
    [normal] normal
    [hard] greu
    [expert] expert
   *[master] maestru
  }
wait-online = aici
wait-away = lipsește
wait-fill = Nivelul computerului pentru locul { $n }
wait-fill-go = Adaugă
wait-fill-label = Adaugă un computer pe locul { $n }
wait-reopen = Eliberează
wait-reopen-label = Eliberează locul { $n } pentru un prieten
wait-free = Eliberează locul
wait-free-label = Eliberează locul ocupat de { $name }
wait-free-ask = Eliberezi locul ocupat de { $name }? Apoi se poate așeza altcineva acolo.
wait-leave = Pleacă
wait-another = Mai ia un loc
wait-several = Locuri pe dispozitiv
wait-several-yes = Oricâte
wait-invite = Invită prieteni
wait-spectators = Spectatori
wait-invite-note = Trimite acest link sau scanează codul cu telefonul.
# Where an invitation would name only this machine. After the first one stands a command.
wait-closed = Această adresă merge doar pe acest dispozitiv; de pe altele nu se poate ajunge la server. Ca să poată intra și alții din rețeaua ta, oprește-l și pornește-l cu această comandă. Masa rămâne pusă.
wait-nearby = Dispozitivele din aceeași rețea găsesc acest dispozitiv aici.
wait-address = Adresa acestui dispozitiv
wait-invite-link = Link către această masă
wait-watch-link = Link pentru spectatori
wait-qr = Codul QR al linkului către această masă
wait-copy-label = Copiază: { $what }
wait-share = Distribuie…
wait-start = Începe partida
wait-start-in = Începe partida ({ $time })
wait-start-silent = Se așteaptă de la { $names } numere aleatorii pentru împărțiri. Când expiră timpul, poți începe fără ele.
wait-start-without = Încă se așteaptă de la { $names } numere aleatorii pentru împărțiri. Poți începe fără ele.
wait-start-open = Mai întâi trebuie ocupate toate locurile libere.
wait-start-full = Partida începe singură când toate locurile sunt ocupate.
wait-start-host-nobody = Gazda pornește partida.
wait-start-come = { $n ->
    [one] Partida începe când { $names } este aici.
    [few] Partida începe când { $names } sunt aici.
   *[other] Partida începe când { $names } sunt aici.
  }
wait-join = Ia loc
wait-join-note = Alege un nume și o culoare, apoi un loc liber.
wait-name = Numele tău
wait-colour = Culoarea ta
colour-rose = Trandafir roz
colour-sun = Soare galben
colour-leaf = Frunză verde
colour-wave = Val albastru
colour-taken = { $colour ->
    [rose] { colour-rose }
    [sun] { colour-sun }
    [leaf] { colour-leaf }
   *[wave] { colour-wave }
  }, deja în joc
wait-take = Așază-te aici
wait-take-label = Așază-te aici: locul { $n }
wait-spectator = Privești. Partida nu a început încă.
wait-clock-none = Fără ceas
wait-clock-move = { $time } pe mutare
wait-clock-game = { $time } pe partidă
wait-clock-increment = { $time } pe partidă, plus { $increment } pe mutare

## Checking the deals

fair-over = Cum se verifică împărțirile
fair-line = Împărțirile pot fi verificate ulterior.
fair-how = Înainte de partidă, serverul sigilează un secret și îi publică amprenta criptografică. Browserul fiecărui jucător adaugă propriile numere aleatorii. Împreună hotărăsc împărțirile, așa că nimeni nu le poate alege.
fair-how-day = Toate împărțirile unei zile decurg dintr-un singur secret. Amprenta lui e publicată cu o zi înainte, iar secretul însuși când se încheie ziua: astfel nimeni nu îl poate alege sau schimba.
fair-checking = Se verifică împărțirile…
fair-checked = Verificat: împărțirile erau stabilite înainte să se așeze cineva.
fair-follows = Verificat: fiecare împărțire decurge din secret și din ce au adăugat jucătorii.
fair-follows-day = Verificat: fiecare împărțire decurge din secretul zilei.
fair-unchecked-commitment = Acest browser a intrat după început, așa că nu poate spune dacă secretul era stabilit dinainte.
fair-unchecked-day = Acest browser nu s-a uitat cu o zi înainte, așa că nu poate spune dacă secretul era stabilit dinainte.
fair-unchecked-mine = Acest browser nu a adăugat nimic la împărțiri, așa că nu poate spune dacă cele adăugate de jucători au rămas neschimbate.
fair-older = La această partidă s-a împărțit printr-o metodă mai veche, pe care pagina nu o poate verifica.
fair-insecure = Acest browser nu poate verifica aici împărțirile, fiindcă pagina nu a fost încărcată prin https. Comanda de mai jos poate.
fair-failed = Înregistrarea nu a putut fi încărcată, așa că împărțirile nu au fost verificate.
fair-wrong = Nu te încrede în aceste împărțiri.
fair-wrong-record = Înregistrarea nu arată corect cum s-a împărțit.
fair-wrong-table = Împărțirea descrisă în înregistrare este a altei mese.
fair-wrong-secret = Secretul nu este cel promis de server.
fair-wrong-commitment = Serverul a împărțit cu alt secret decât cel promis când ai venit.
fair-wrong-people = S-a adăugat ceva la împărțiri pentru un loc la care nu stă o persoană.
fair-wrong-mine = Ce a adăugat acest browser la împărțiri a fost omis sau înlocuit.
fair-wrong-holder = Altcineva ar fi trebuit să țină regii.
fair-wrong-king = Regele { $n } ar fi trebuit să fie altul.
fair-wrong-line = Linia { $n } ar fi trebuit să fie alta.
fair-wrong-seen = Înregistrarea arată alte împărțiri decât cele de la această masă.
fair-wrong-result = Înregistrarea arată alt rezultat decât această masă.
fair-betrayed = Serverul a schimbat ce promisese. Nu te încrede în împărțirile acestei mese.
fair-commitment-kept = Amprenta văzută prima dată de acest browser
fair-mine = Trimis de acest browser pentru { $name }
fair-commitment = Amprenta secretului
fair-secret = Secret
fair-contribution = Adăugat de { $name }
fair-check = Ca să repeți verificarea fără această pagină, salvează înregistrarea și rulează:

## Replay

replay-title = Reluare
replay-position = Poziția { $ply } din { $plies }
replay-round = Runda { $round } din { $rounds }
replay-start = Masa este pusă.
replay-slider = Poziție
replay-previous = Înapoi
replay-next = Înainte
replay-round-back = Înapoi cu o rundă
replay-round-on = Înainte cu o rundă
replay-speed = Viteză
replay-speed-half = Lent
replay-speed-normal = Normal
replay-speed-double = Dublu
replay-speed-quick = Rapid
replay-play = Redă
replay-stop = Oprește
replay-link = Copiază un link către această poziție
replay-table = Mergi la masă
replay-moves = Ce s-a întâmplat

## The end of a game

end-title = Punctaj final
end-skip = Sari peste
# Also a button that leads there: what every decision of a game was worth.
review-title = Analiză
end-hints = { $name } a primit { $n ->
    [one] { $n } sfat
    [few] { $n } sfaturi
   *[other] { $n } de sfaturi
  }.
end-fallow = { $n } fără coroane
end-result = Rezultat
end-place = Loc
end-player = Jucător
end-points = Puncte
end-largest = Cel mai mare teritoriu
end-crowns = Coroane
end-squares = Pătrate
end-stopped = Partida s-a încheiat înainte de vreme.
end-won = { $of ->
    [dynasty] { $names } a câștigat Dinastia!
   *[game] { $names } a câștigat!
  }
end-shared = { $of ->
    [dynasty] { $names } împart victoria în Dinastie.
   *[game] { $names } împart victoria.
  }
end-won-you = { $of ->
    [dynasty] Ai câștigat Dinastia!
   *[game] Ai câștigat!
  }
end-won-by = { $of ->
    [dynasty] Ai câștigat Dinastia la { points-counted } diferență!
   *[game] Ai câștigat la { points-counted } diferență!
  }
end-shared-you = { $of ->
    [dynasty] Împarți victoria în Dinastie cu { $names }.
   *[game] Împarți victoria cu { $names }.
  }
end-lost = { $of ->
    [dynasty] Ai ieșit pe locul { $place } în Dinastie, la { points-counted } de { $names }.
   *[game] Ai ieșit pe locul { $place }, la { points-counted } de { $names }.
  }
end-lost-level = { $of ->
    [dynasty] Ai ieșit pe locul { $place } în Dinastie, după { $names }.
   *[game] Ai ieșit pe locul { $place }, după { $names }.
  }
end-best = Cel mai bun teritoriu al tău: { score-territory }.
end-you = tu
end-count = Numărătoare: { $name }
end-by-score = { $n ->
    [one] La { $n } punct diferență.
    [few] La { $n } puncte diferență.
   *[other] La { $n } de puncte diferență.
  }
end-by-territory = { $level ->
    [crowns] Egalitate la puncte și coroane; a decis cel mai mare teritoriu.
    [squares] Egalitate la puncte și pătrate; a decis cel mai mare teritoriu.
    [crowns-squares] Egalitate la puncte, coroane și pătrate; a decis cel mai mare teritoriu.
   *[points] Egalitate la puncte; a decis cel mai mare teritoriu.
  }
end-by-crowns = { $level ->
    [territory] Egalitate la puncte și la cel mai mare teritoriu; au decis coroanele.
    [squares] Egalitate la puncte și pătrate; au decis coroanele.
    [territory-squares] Egalitate la puncte, cel mai mare teritoriu și pătrate; au decis coroanele.
   *[points] Egalitate la puncte; au decis coroanele.
  }
end-by-squares = { $level ->
    [territory] Egalitate la puncte și la cel mai mare teritoriu; a decis regatul mai mare.
    [crowns] Egalitate la puncte și coroane; a decis regatul mai mare.
    [territory-crowns] Egalitate la puncte, cel mai mare teritoriu și coroane; a decis regatul mai mare.
   *[points] Egalitate la puncte; a decis regatul mai mare.
  }
end-by-shared = Egalitate în tot ce contează.
end-solo = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
  }
end-solo-0 = Orice regat începe cu un singur lan.
end-solo-1 = Un regat mic și liniștit. Oile sunt mulțumite.
end-solo-2 = Un regat frumos, care își hrănește oamenii.
end-solo-3 = Drumeții vorbesc despre ținutul tău în hanuri îndepărtate.
end-solo-4 = Un regat de cântat în balade. Să dăinuie mult!
end-bonus = { $bonus ->
    [harmony] Armonie +{ $points }
   *[middle_kingdom] Regatul de Mijloc +{ $points }
  }
end-bonus-missed = { $bonus ->
    [harmony] Armonie: ratată
   *[middle_kingdom] Regatul de Mijloc: ratat
  }
pad-title = După teren
pad-land = Teren
pad-bonus = Puncte în plus
pad-sum = Total
end-resigned = { $name } a abandonat.
end-out-of-time = { $name } a rămas fără timp.
end-resigned-you = Ai abandonat.
end-out-of-time-you = Ai rămas fără timp.
end-again = Joacă din nou
end-rematch = Partida următoare este gata.
end-rematch-go = Mergi la partida următoare
end-same-deal = Joacă din nou aceeași împărțire
end-next = Următoarea partidă a Dinastiei
end-dynasty = Dinastia după partida { $game } din { $games }
end-dynasty-over = Dinastia

## The final kingdoms as a picture

picture-title = O imagine de distribuit
picture-copy = Copiază imaginea
picture-download = Descarcă { $format }
picture-failed = Imaginea nu poate fi obținută acum.

## Dominoes not yet seen

tracker-title = Încă nevăzute
tracker-count = { $n ->
    [one] { $n } piesă încă nevăzută
    [few] { $n } piese încă nevăzute
   *[other] { $n } de piese încă nevăzute
  }
tracker-none = Toate piesele au fost văzute.
tracker-note = Unele dintre ele pot rămâne în cutie.
tracker-land = Teren
tracker-crowns = { $n ->
    [one] { $n } coroană
    [few] { $n } coroane
   *[other] { $n } de coroane
  }
tracker-no-crown = Nicio coroană
tracker-squares = Pătrate după teren și coroane

## The table

table-lost = Conexiunea s-a întrerupt. Se reconectează…
table-delayed = Salvarea întârzie. Partida continuă de îndată ce reușește.
table-hint-sent = Decizia ta este pe drum.
table-off = Asta e în afara mesei.
table-domino = Piesa { $domino }
table-domino-face = Piesa { $domino }: { $first }, { $second }
table-domino-claimed = Piesa { $domino }: { $first }, { $second }. Aleasă de { $name }.
table-domino-played = Piesa { $domino }: { $first }, { $second }. Jucată de { $name }.
table-half = { $terrain ->
    [wheat] grâu
    [forest] pădure
    [lake] lac
    [grass] pajiște
    [swamp] mlaștină
   *[mine] mină
  }
table-half-crowns = { $crowns ->
    [one] { table-half } cu { $crowns } coroană
    [few] { table-half } cu { $crowns } coroane
   *[other] { table-half } cu { $crowns } de coroane
  }
table-kingdom-of = { $squares ->
    [one] Regatul condus de { $name }: { $squares } pătrat, { points-counted }
    [few] Regatul condus de { $name }: { $squares } pătrate, { points-counted }
   *[other] Regatul condus de { $name }: { $squares } de pătrate, { points-counted }
  }
table-enlarge = Mărește regatul condus de { $name }
table-over = { $names } câștigă cu { points-counted }.
table-over-shared = { $names } împart victoria, cu câte { points-counted }.
table-over-solo = Regatul tău valorează { points-counted }.
table-draws-kings = Se trag regii.
table-you-drew = Alegi pentru { $owner }.
table-they-drew = { $name } alege pentru { $owner }.
table-they-drew-yours = { $name } alege pentru tine.
table-hint-drew = Pune regele pe o piesă pentru { $owner }.
table-deals = Se așază o linie nouă.
table-you-place = Așază piesa { $domino }.
table-you-claim = E rândul tău să alegi.
table-you-choose = E rândul tău să alegi.
table-you-choose-nowhere = Alege ce piesă înlături.
table-they-place = { $name } așază piesa { $domino }.
table-they-claim = { $name } alege o piesă.
table-they-choose = { $name } alege o piesă.
table-thinks = { $name } se gândește…
table-hint-claim = Numerele mici încep runda următoare; cele mari sunt mai bogate.
table-hint-choose = O așezi imediat. Numerele mici încep runda următoare.
table-hint-choose-nowhere = Niciuna nu se potrivește, așa că poți înlătura oricare.
table-hint-place-mouse = Fă clic pe un pătrat luminos; R rotește piesa.
table-hint-place-touch = Atinge un pătrat luminos sau trage piesa acolo.
table-hint-place-keys = Săgețile mută piesa, R o rotește, Enter o așază.
table-hint-look = Privești regatul condus de { $name }.
table-hint-paused = Pauză.
table-hint-here = { points-counted } aici.
table-to-place = De așezat
table-next-line = Linia următoare
table-the-line = Linia
table-last-line = Nu mai sunt linii
table-this-round = Runda aceasta
table-next-round = Runda următoare
table-now = Acum
table-then = Apoi
table-order-now = Mai au de jucat în această rundă, în ordine: { $names }
table-order-now-nobody = Au jucat toți în această rundă.
table-order-next = Ordinea rundei următoare până acum: { $names }
table-order-next-nobody = Nimeni nu are încă un loc în runda următoare.
table-to-come = { $n ->
    [one] mai vine { $n }
    [few] mai vin { $n }
   *[other] mai vin { $n }
  }
table-none-to-come = nu mai vine niciuna
table-tracker = Piese nevăzute
table-others = Celelalte regate
table-yours = Locul tău
table-series = Dinastia, partida { $game } din { $games }
table-nowhere = Piesa { $domino } nu se potrivește nicăieri
table-nowhere-more = Nu are loc în regatul tău. Iese din joc.
table-text = Citește masa ca text
table-picture = Arată masa ca imagine
table-text-title = Masa în cuvinte
table-text-moves = Ce poți face
table-text-wait = Nu este rândul tău.
table-text-none = niciuna
table-text-rows = Rândurile de sus în jos: w grâu, f pădure, l lac, g pajiște, s mlaștină, m mină, o cifră pentru coroane, C castel, un punct pentru un pătrat gol
table-text-claim = Alege piesa { $domino }: { $first }, { $second }
table-text-choose = Alege piesa { $domino }: { $first }, { $second }
table-text-place = { $spots }: { points-counted }
table-text-discard = Înlătură piesa { $domino }
table-cell-empty = { $spot }, gol
table-cell-marked = { $spot }, marcat
table-cell-fits = { $spot }, loc pentru piesă
table-cell-land = { $spot }, { $half }
table-cell-castle = { $spot }, castel
table-board = Regatul tău. Săgețile mută piesa, R o rotește, Enter o așază.

## What one can do

act-menu = Meniu
act-undo = Înapoi
act-redo = Refă
act-rotate = Rotește
act-place = Așază
act-place-points = Așază +{ $points }
act-cancel = Anulează
act-discard = Înlătur-o
act-discard-quiet = Înlătură
act-discard-ask = Înlături piesa { $domino }, deși se potrivește?
act-hurry = Grăbește
# A button that is pressed again and again: a hint, the best moves, what speaks for them, and it is put away. Little room.
act-hint-off = Sfat
act-hint-nudge = Arată mutări
act-hint-moves = De ce?
act-hint-why = Închide
act-hint-thinking = Antrenorul se gândește …
act-pause = Pauză
act-resume = Continuă
act-step = Un pas
act-resign = Abandonează
act-resign-ask = Abandonezi? Partida se încheie pentru { $name }.
act-replay = Reluare până aici
act-record = Salvează înregistrarea
act-seed = Sămânța { $seed }
act-copy = Copiază
act-close = Închide
act-ask-undo = Cere mutarea înapoi
act-ask-undo-short = Iei înapoi?
# For a moment after a decision among friends: no one has to be asked, and the others wait for it.
act-take-back = Ia înapoi
act-go-on = Mai departe
act-asked = Cerut…
act-take-back-seat = Îmi reiau locul
act-react = Reacționează
act-watching = Privești
act-hand = Lasă computerul să joace pentru { $name }
act-hand-mine = Lasă computerul să joace pentru mine
act-hand-level = Nivelul computerului
act-take-back-from = Joacă din nou pentru { $name }
act-hand-in = Lasă computerul să joace pentru { $name } peste { $time }
act-device = Joacă pe alt dispozitiv
act-device-for = Lasă pe altcineva să joace pentru { $name }
act-device-note = Deschide acest link pe celălalt dispozitiv. Merge o singură dată, iar un link nou îl înlocuiește. Cine îl deschide poate juca pentru tine, așa că nu-l arăta nimănui.
act-devices-end = Deconectează celelalte dispozitive
act-devices-ask = Deconectezi celelalte dispozitive? Ele pierd locul tău și pot doar să privească.
act-devices-ended = Doar acest dispozitiv mai are locul tău.
act-device-link = Link către locul tău
act-watch-link = Copiază linkul pentru spectatori

## Masa din jurul partidei

# În ce stau piesele de așezat și linia, pentru cei care ascultă.
table-lines = Liniile
# Sub teanc, după încheiere.
table-left-over = { $n ->
    [one] { $n } rămasă
    [few] { $n } rămase
   *[other] { $n } rămase
  }
menu-game = Această partidă
menu-games = Alte partide
tracker-over-title = Piese rămase
tracker-over = { $n ->
    [one] { $n } piesă nu a apărut
    [few] { $n } piese nu au apărut
   *[other] { $n } de piese nu au apărut
  } în această partidă.

## Asking to take back

ask-title = { $name } vrea să ia înapoi o mutare
ask-about = Ultima sa decizie și tot ce a urmat.
ask-shown = { $name } vrea să ia înapoi o mutare. Se așteaptă răspuns de la { $names }.
ask-agree = Accept
ask-decline = Refuz

## Computer players: one character for each level, and kin of theirs where several sit at a table

# Who it is, under its name.
role-easy = Ciobănaș
role-normal = Brutar
role-hard = Cavaler
role-expert = Ducesă
role-master = Astrolog
# First names, the character’s own first: four of a kind, different in every family.
kin-easy = Petrică Pia Pavel Petra
kin-normal = Barbu Bujor Badea Bogdan
kin-hard = Ruxandra Raluca Rada Roxana
kin-expert = Ileana Irina Ioana Isolda
kin-master = Merlin Matei Mircea Mihnea
# What they say now and then of their own moves, in at most forty characters: after a good one, a bad one, and their last.
voice-easy-good = { $which ->
    [first] Uite, uite, se potrivește!
    [second] Oilor mele le place.
   *[third] E mult, nu-i așa?
  }
voice-easy-bad = { $which ->
    [first] Hopa! Unde o pun?
    [second] Arăta așa de frumos…
   *[third] Câinele e de vină!
  }
voice-easy-last = { $which ->
    [first] Încă o dată!
    [second] S-a terminat deja?
   *[third] Ce frumos a fost!
  }
voice-normal-good = { $which ->
    [first] Proaspăt din cuptor!
    [second] Ce bine a crescut!
   *[third] O felie groasă pentru mine.
  }
voice-normal-bad = { $which ->
    [first] Ei, asta s-a ars.
    [second] Cam necopt, recunosc.
   *[third] Prea puțină făină…
  }
voice-normal-last = { $which ->
    [first] Gata, închidem brutăria.
    [second] Pâine pentru toți!
   *[third] Ce mai partidă!
  }
voice-hard-good = { $which ->
    [first] Lovitură curată!
    [second] Pământul ăsta e al meu.
   *[third] Pentru coroană și castel!
  }
voice-hard-bad = { $which ->
    [first] Doar o zgârietură.
    [second] Am căzut și de pe cai mai răi.
   *[third] Nu așa era planul.
  }
voice-hard-last = { $which ->
    [first] Sus vizierele. Frumoasă luptă!
    [second] Sabia mea se odihnește.
   *[third] A fost o onoare.
  }
voice-expert-good = { $which ->
    [first] Exact cum plănuisem.
    [second] Încântător, nu-i așa?
   *[third] Te așteptai la asta, desigur?
  }
voice-expert-bad = { $which ->
    [first] Despre asta nu vorbim.
    [second] Vai, ce vulgar!
   *[third] A fost dinadins.
  }
voice-expert-last = { $which ->
    [first] Un ceai, dragii mei?
    [second] Asta a fost tot.
   *[third] Mai poftiți pe la noi.
  }
voice-master-good = { $which ->
    [first] Scria în stele.
    [second] Așa cum am prevăzut.
   *[third] Cometa îmi dă dreptate.
  }
voice-master-bad = { $which ->
    [first] Un nor mi-a stat în cale.
    [second] Și stelele cad.
   *[third] Hm. Stelele ziceau la stânga.
  }
voice-master-last = { $which ->
    [first] Așa se sfârșește noaptea.
    [second] Cerul a văzut destul.
   *[third] Știam. Dar a fost frumos.
  }

## Reactions

react-hello = Salut!
react-well-played = Bine jucat!
react-ouch = Au!
react-thinking = Stai să mă gândesc
react-thanks = Mulțumesc!
react-good-game = Frumoasă partidă!

## Notifications

notify-turn = { $name }, e rândul tău.

## The title of the page, in the browser's tab

title-home = { app-name }: { $title }
title-screen = { $title } · { app-name }
title-home-turn = ● e rândul tău · { title-home }
title-screen-turn = ● e rândul tău · { title-screen }
title-table-turn = ● e rândul tău · { app-name }

## What one can do

act-look = Privește masa

## What others do, told in the ribbon; the decisions of a whole game

news-place = { $points ->
    [0] { $name } așază piesa { $domino }.
   *[some] { $name } așază piesa { $domino }: +{ $points }
  }
news-takes = { $name } alege piesa { $domino }.
news-takes-place = { $place ->
    [first] { $name } alege piesa { $domino } și începe runda următoare.
    [second] { $name } alege piesa { $domino } și joacă pe locul doi în runda următoare.
    [third] { $name } alege piesa { $domino } și joacă pe locul trei în runda următoare.
   *[fourth] { $name } alege piesa { $domino } și joacă pe locul patru în runda următoare.
  }
table-name-place = { $name }: așază piesa { $domino }.
table-name-claim = { $name }: alege o piesă.
table-name-choose = { $name }: alege o piesă.
table-name-choose-nowhere = { $name }: alege ce piesă înlături.
table-name-drew = { $name }: alege pentru { $owner }.
fits-best = { $points ->
    [0] Piesa { $domino } se potrivește, dar încă nu aduce nimic.
   *[some] Piesa { $domino }: cel mult +{ $points }
  }
fits-nowhere = Piesa { $domino } nu se potrivește nicăieri deocamdată.
log-round = Runda { $n }
log-opening = Înainte de prima rundă

## What happens, for everybody and for screen readers

say-holder = { $name } ține regii.
say-king = S-a tras un rege: { $name }.
say-kings = S-au tras regii: { $names }.
say-deal = O linie nouă: { $numbers }.
say-claim = { $name } alege piesa { $domino }.
say-choose = { $name } alege piesa { $domino }.
say-claim-for = { $name } alege piesa { $domino } pentru { $owner }.
say-place = { $name } așază piesa { $domino } și primește { points-counted }.
say-discard = { $name } înlătură piesa { $domino }.
say-turn = Urmează { $name }.
say-your-claim = { $name }, alege o piesă.
say-your-choose = { $name }, alege o piesă.
say-your-choose-nowhere = { $name }, nicio piesă nu se potrivește. Alege una de înlăturat.
say-your-drew = { $name }, ai tras un rege pentru { $owner }. Pune-l pe o piesă.
say-your-place = { $name }, așază piesa { $domino }.
say-reacted = { $name }: { $words }
say-sits = { $name } ia loc.
say-arrives = { $name } e aici.
say-leaves = { $name } lipsește.
say-sits-in = Computerul joacă pentru { $name }.
say-plays-again = { $name } joacă din nou.
say-declined = Mutarea nu a fost luată înapoi.
say-can-take-back = Poți lua asta înapoi timp de { $n } { $n ->
    [one] secundă
    [few] secunde
   *[other] de secunde
}.
say-taken-back = Mutarea a fost luată înapoi.
say-begins = Partida începe.
say-held = { $spots }: { points-counted }.

## Seats

seat-thinking = { $name } se gândește
seat-online = { $name } e aici
seat-away = { $name } lipsește
seat-is-away = lipsește
seat-sits-in = Joacă computerul
seat-clock = Timp: { $name }
seat-won = ♛ Victorie
seat-bonus-possible = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✓
seat-bonus-lost = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✕

## Points

score-of = { points-counted }: cum se socotește regatul condus de { $name }
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
    [one] Fără coroane: { $n } pătrat
    [few] Fără coroane: { $n } pătrate
   *[other] Fără coroane: { $n } de pătrate
  }
score-harmony-possible = Armonie (+5): încă posibilă
score-harmony-lost = Armonie: pierdută
score-middle_kingdom-possible = Regatul de Mijloc (+10): încă posibil
score-middle_kingdom-lost = Regatul de Mijloc: pierdut
score-bonus = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  }: +{ $points }
score-discarded = { $n ->
    [one] { $n } piesă înlăturată
    [few] { $n } piese înlăturate
   *[other] { $n } de piese înlăturate
  }
score-nothing = Niciun teritoriu încă.

## A table that is not there

gone-title = Nicio masă aici
gone-text = Sau linkul are o greșeală: verifică dacă l-ai copiat în întregime.

## An address that leads nowhere

lost-title = Nimic aici
lost-text = Acest drum duce afară din regat. Poate e o greșeală în adresă.
lost-home = Mergi la pagina de start

## Time and lists, in words that not every browser has

span-seconds = { $n ->
    [one] { $n } secundă
    [few] { $n } secunde
   *[other] { $n } de secunde
  }
span-minutes = { $n ->
    [one] { $n } minut
    [few] { $n } minute
   *[other] { $n } de minute
  }
span-hours = { $n ->
    [one] { $n } oră
    [few] { $n } ore
   *[other] { $n } de ore
  }
span-days = { $n ->
    [one] { $n } zi
    [few] { $n } zile
   *[other] { $n } de zile
  }
clock-tenths = { $seconds },{ $tenths }
clock-days = { $days } z { $hours } h
ago-minutes = { $n ->
    [0] chiar acum
    [one] acum { $n } minut
    [few] acum { $n } minute
   *[other] acum { $n } de minute
  }
ago-hours = { $n ->
    [one] acum { $n } oră
    [few] acum { $n } ore
   *[other] acum { $n } de ore
  }
ago-yesterday = ieri
ago-days = { $n ->
    [one] acum { $n } zi
    [few] acum { $n } zile
   *[other] acum { $n } de zile
  }
ago-date = { day-date } { $year }
list-comma = { $first }, { $second }
list-and = { $first } și { $second }
