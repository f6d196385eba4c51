### Romanian. The guide: the rules of the game, from which one can play with the real box too.

## The guide: around the rules

guide-idea = Ideea
guide-idea-text = Stăpânești un castel și ai nevoie de pământ. Rundă de rundă iei piese și le așezi în jurul lui. Terenurile de același fel care stau împreună și poartă coroane aduc puncte, iar la sfârșit câștigă cine are cele mai multe puncte.
guide-words-english-app = Aplicația numește regatul „field”, pătratul „tile”, teritoriul „property”, iar punctele „prestige points”.
help-contents = Pe această pagină
guide-print = Tipărește
guide-rules = După ce reguli?
guide-follows-table = Citești regulile partidei tale.
guide-follows-new = Citești regulile partidei pe care o pregătești.
guide-follows-score = Citești regulile partidei pe care o socotești.
guide-differs = Altfel decât în ediția clasică
guide-differs-note = Ce este altfel în ediția clasică este marcat.
guide-differs-none = Acestea sunt regulile clasice.
guide-house = Această partidă are reguli ale casei, iar ghidul le urmează.

## The guide: what is in the box

guide-box = În cutie
guide-box-dominoes = 48 de piese de domino. Pe spate au un număr de la 1 la 48, pe față două pătrate de teren. Unele pătrate poartă una, două sau trei coroane. Cu cât numărul este mai mare, cu atât piesa este mai prețioasă.
guide-box-castles = 4 castele și 4 pătrate de început pe care se pun, roz, galben, verde și albastru.
guide-box-kings = 8 regi, câte doi de fiecare culoare.
guide-box-more = Unele cutii au și un turn din care se trag piesele sau un carnețel pentru puncte. Se poate juca și fără ele.
guide-box-land = Există șase feluri de teren. Lanurile de grâu și pădurile sunt multe, dar au puține coroane; mlaștinile și minele sunt rare și bogate.
guide-box-all = Toate cele 48 de piese

## The guide: preparation

guide-prepare = Pregătirea
guide-prepare-players = De la { $min } la { $max } jucători.
guide-prepare-two = Pentru doi jucători.
guide-prepare-castle = Fiecare își alege o culoare. Pune-ți castelul pe un pătrat de început în fața ta și lasă loc de jur împrejur: regatul poate crește până la { $grid } × { $grid } pătrate.
guide-prepare-kings = Fiecare ia atâția regi de culoarea sa câți arată tabelul.
guide-prepare-shuffle = Amestecați piesele și stivuiți-le astfel încât să nu se vadă niciun teren. Folosiți câte arată tabelul; celelalte se întorc în cutie, fără să se uite nimeni la ele.
guide-prepare-shuffle-all = Amestecați toate cele 48 de piese și stivuiți-le astfel încât să nu se vadă niciun teren. Niciuna nu rămâne în cutie.
guide-pile-danish = În teanc nu se văd nici numerele.
guide-prepare-line = Formați prima linie: luați câte piese arată tabelul și puneți-le în ordinea numerelor, cu cel mai mic sus. Apoi întoarceți-le, ca să se vadă terenurile.
guide-count-players = Jucători
guide-count-kings = Regi pe jucător
guide-count-turns = Mutări pe rundă
guide-count-dominoes = Piese
guide-count-line = Pe linie
guide-count-rounds = Runde
guide-count-each = Fiecare primește
guide-count-none = niciunul
guide-count-yours = partida ta
guide-prepare-spare = Și în trei, o linie are patru piese. În fiecare rundă rămâne una, care iese din joc.

## The guide: the opening

guide-opening = Începutul
guide-opening-claim = { $kings ->
    [one-by-one] Unul dintre voi ia toți regii în pumn și îi lasă să iasă unul câte unul. De îndată ce apare regele tău, pune-l pe o piesă liberă: e a ta. Abia apoi vine regele următor, așa că nimeni nu știe cine alege după el. Ultimul ia ce a rămas.
    [together] Unul dintre voi ia toți regii în pumn și îi trage unul după altul: toți văd întreaga ordine înainte să aleagă cineva. În această ordine vă puneți apoi regii pe piese libere, câte un rege pe fiecare. Piesa de sub regele tău e a ta.
   *[passed-round] Unul dintre voi ține toți regii în pumn și îi întinde pe rând celorlalți. Fiecare dintre ei, iar la urmă cel care îi ține, trage un rege fără să se uite și îl pune pe o piesă liberă, oricare i-ar fi culoarea. Piesa este a celui căruia îi aparține regele, așa că se poate să alegi pentru altcineva.
  }
guide-opening-two = { $kings ->
    [passed-round] În doi, regii fac două tururi, fiindcă fiecare are doi.
   *[other] În doi, fiecare are doi regi și primește deci două piese.
  }
guide-opening-abba = { $claim_ahead ->
    [true] Doi jucători încep altfel: trag la sorți doar cine începe. Acela pune un rege pe o piesă, apoi celălalt îi pune pe amândoi ai săi, iar al doilea rege al primului ia ultima piesă: A, B, B, A.
   *[false] Doi jucători trag la sorți doar cine începe. Prima rundă merge A, B, B, A: o dată cel care începe, de două ori celălalt și la urmă iar primul.
  }
guide-opening-choose = { $kings ->
    [one-by-one] Trageți la sorți cine urmează, dintr-un pumn în care sunt toți regii. Cel al cărui rege apare joacă imediat, înainte să fie tras regele următor.
    [together] Ordinea primei runde este întâmplătoare. Trageți la sorți cum vreți, ca să o știți cu toții înainte să aleagă cineva.
   *[passed-round] Unul dintre voi ține toți regii în pumn și îi întinde pe rând celorlalți. Fiecare dintre ei, iar la urmă cel care îi ține, trage un rege fără să se uite și alege o piesă pentru cel căruia îi aparține regele; acesta o așază imediat.
  }
guide-opening-spare = În trei, o piesă din linie rămâne liberă. Ea iese din joc.
guide-opening-next = Când pe fiecare piesă stă un rege, formați în același fel linia următoare, lângă prima.
guide-opening-next-spare = Când toți regii sunt așezați, formați în același fel linia următoare, lângă prima.

## The guide: a round

guide-round = O rundă
guide-round-order = { $claim_ahead ->
    [true] Regii de pe linia mai veche dau ordinea: cel de pe numărul cel mai mic joacă primul, cel de pe numărul cel mai mare, ultimul. Când îți vine rândul, faci două lucruri:
   *[false] Când îți vine rândul, alegi orice piesă liberă din linie și o așezi imediat în regatul tău.
  }
guide-round-place = Așezi în regat piesa de sub regele tău.
guide-round-claim = Alegi una nouă: pui regele pe orice piesă liberă din linia mai nouă.
guide-round-then = { $claim_ahead ->
    [true] Când toți au făcut amândouă lucrurile, formați altă linie și începe runda următoare.
   *[false] Când a jucat toată lumea, runda s-a încheiat. Formați o linie nouă; începe cine a luat numărul cel mai mic în runda trecută și așa mai departe până la cel mai mare. Nu contează dacă piesa a fost așezată sau înlăturată.
  }
guide-round-thought = Un număr mic înseamnă o piesă obișnuită, dar runda următoare joci devreme și ai din ce alege. Un număr mare e bogat, dar apoi aștepți.
guide-round-two = { $claim_ahead ->
    [true] În doi, fiecăruia îi vine rândul de două ori pe rundă, o dată pentru fiecare rege.
   *[false] În doi, fiecăruia îi vine rândul de două ori pe rundă.
  }
guide-round-spare = În trei, piesa pe care n-a luat-o nimeni iese din joc la sfârșitul rundei.
guide-round-one = Dacă joci fără adversari, toate cele patru piese din fiecare linie sunt ale tale. Le alegi și le așezi în ce ordine vrei.
guide-round-picture = { $claim_ahead ->
    [true] Două linii de piese. Pe toate cele patru piese din linia din stânga stau regi; primul s-a mutat deja pe a treia piesă din linia din dreapta.
   *[false] O linie de patru piese, în ordinea numerelor. Două dintre ele au fost luate.
  }
guide-round-older = De așezat
guide-round-newer = De ales
guide-round-line = De ales

## The guide: placing

guide-place = Așezarea
guide-place-free = Așază piesa pe două pătrate libere, în ce direcție vrei. Nu acoperă nimic și stă direct pe masă. Odată așezată, nu se mai mută.
guide-place-touch = Trebuie să atingă castelul tău sau unul dintre pătratele ei trebuie să atingă un pătrat cu același teren, aflat deja acolo. Laturile contează, colțurile nu. Ce atinge celălalt pătrat nu are importanță.
guide-place-castle = Castelul se potrivește cu orice teren.
guide-place-grid = Tot regatul trebuie să încapă într-o grilă de { $grid } × { $grid }. Unde se află castelul în ea hotărăști tu.
guide-place-must = { $claim_ahead ->
    [true] O piesă care se potrivește undeva trebuie așezată, chiar dacă nu-ți place. Dacă nu se potrivește nicăieri, este înlăturată: se întoarce în cutie și nu aduce nimic. Oricum alegi apoi una nouă.
   *[false] Trebuie să alegi o piesă care se potrivește, dacă există una liberă. Dacă niciuna dintre cele libere nu se potrivește, alegi oricare și o înlături: se întoarce în cutie și nu aduce nimic, dar numărul ei contează pentru ordinea rundei următoare.
  }
guide-place-may = { $claim_ahead ->
    [true] Nu trebuie neapărat să așezi o piesă, chiar dacă se potrivește: o poți pune înapoi în cutie. La fel pățește o piesă care nu se potrivește nicăieri. Nu aduce nimic, iar tu alegi oricum una nouă.
   *[false] Poți alege orice piesă liberă și o poți așeza sau pune înapoi în cutie, chiar dacă se potrivește. Atunci nu aduce nimic, dar numărul ei contează pentru ordinea rundei următoare.
  }
guide-place-author = Autorul jocului recomandă o variantă: o piesă care se potrivește trebuie așezată. Aici se numește „Așezare obligatorie”.
guide-place-author-on = Aceasta este varianta recomandată de autorul jocului. Fără ea, această ediție îți permite să pui înapoi o piesă chiar dacă se potrivește.

## The guide: boards to try

guide-try = Încearcă
guide-try-first = Prima piesă. Unde poate sta?
guide-try-match = A treia piesă. Caută un teren potrivit.
guide-try-edge = Un regat care are deja { $grid } pătrate pe lățime și { $grid } pe înălțime. Ce se mai potrivește?
guide-try-how = Atinge un pătrat ca să așezi piesa acolo; atinge din nou ca s-o rotești. De la tastatură, folosește săgețile și R.
guide-try-turn = Rotește
guide-try-fits = { $points ->
    [0] Se potrivește. Încă nu aduce puncte.
    [one] Se potrivește și aduce { $points } punct.
    [few] Se potrivește și aduce { $points } puncte.
   *[other] Se potrivește și aduce { $points } de puncte.
  }
guide-try-board = Un regat de încercat: așază piesa { $domino }
guide-try-paper = Un loc în care se potrivește.

## The guide: the end and the points

guide-end = Sfârșitul
guide-end-last = { $claim_ahead ->
    [true] Când nu mai sunt piese pentru o linie nouă, începe ultima rundă: doar se așază, fiindcă nu mai e nimic de ales. Apoi partida se încheie.
   *[false] Când nu mai sunt piese pentru o linie nouă, partida se încheie.
  }
guide-points = Puncte
guide-points-territory = Un teritoriu este format din pătrate cu același teren, care se ating pe laturi. Aduce numărul de pătrate înmulțit cu numărul de coroane.
guide-points-none = Un teritoriu fără coroane nu aduce nimic, oricât ar fi de mare.
guide-points-apart = Teritoriile cu același teren care nu se ating se numără separat.
guide-points-castle = Castelul nu face parte din niciun teritoriu. Nu se numără ca pătrat și nu leagă ce se află de o parte și de alta a lui.
guide-count = Câte puncte aduce acest regat?
guide-count-how = Atinge-i teritoriile.
guide-count-board = Un regat terminat: apasă pe un pătrat ca să-i numeri teritoriul
guide-count-castle = Castelul nu face parte din niciun teritoriu.
guide-count-so-far = { $points ->
    [one] { $found } din { $all } teritorii, { $points } punct până acum.
    [few] { $found } din { $all } teritorii, { $points } puncte până acum.
   *[other] { $found } din { $all } teritorii, { $points } de puncte până acum.
  }
guide-count-done = { $points ->
    [one] Asta e tot: { $points } punct.
    [few] Asta e tot: { $points } puncte.
   *[other] Asta e tot: { $points } de puncte.
  }
guide-count-all = Numără tot
guide-count-again = De la capăt

## The guide: who wins

guide-win = Cine câștigă
guide-win-most = Câștigă cine are cele mai multe puncte.
guide-win-one = Dacă joci fără adversari, încearcă să-ți întreci propriul record.
guide-win-ties = La egalitate decide, în această ordine:
guide-win-territory = cel mai mare teritoriu, cu sau fără coroane;
guide-win-crowns = cele mai multe coroane din tot regatul;
guide-win-squares = regatul cu cele mai multe pătrate;
guide-win-then-shared = dacă și acestea sunt egale, victoria se împarte.
guide-win-shared = La egalitate, victoria se împarte.

## The guide: additional rules

guide-extra = Reguli suplimentare
guide-extra-text = Oricare poate fi adăugată și se pot combina după plac.
guide-extra-on = în joc
guide-extra-off = nu e în joc
guide-harmony = { $harmony_needs ->
    [all-placed] 5 puncte în plus la sfârșit dacă ți-ai așezat toate piesele și nu ai înlăturat niciuna.
   *[full-grid] 5 puncte în plus la sfârșit dacă regatul tău umple toată grila de { $grid } × { $grid } pătrate, fără goluri.
  }
guide-middle = { $reach ->
    [one] 10 puncte în plus la sfârșit dacă ai castelul în centru: nicio parte a regatului nu poate ajunge mai departe de { $reach } pătrat de castel în niciuna dintre cele patru direcții. Regatul nu trebuie să fie complet, iar golurile nu contează.
    [few] 10 puncte în plus la sfârșit dacă ai castelul în centru: nicio parte a regatului nu poate ajunge mai departe de { $reach } pătrate de castel în niciuna dintre cele patru direcții. Regatul nu trebuie să fie complet, iar golurile nu contează.
   *[other] 10 puncte în plus la sfârșit dacă ai castelul în centru: nicio parte a regatului nu poate ajunge mai departe de { $reach } de pătrate de castel în niciuna dintre cele patru direcții. Regatul nu trebuie să fie complet, iar golurile nu contează.
  }
guide-middle-centre = În centru, în ciuda golurilor: 10 puncte
guide-middle-aside = O grilă plină, dar castelul stă într-o parte: nimic
guide-duel = Pentru doi jucători. Se joacă cu toate cele 48 de piese, iar regatele cresc până la 7 × 7 pătrate. Numărul de runde este { $rounds }, iar fiecare primește { $each ->
    [one] { $each } piesă
    [few] { $each } piese
   *[other] { $each } de piese
  }.
guide-dynasty = Trei partide la rând; punctele se adună, iar suma cea mai mare câștigă.
guide-dynasty-ties = Dacă sumele sunt egale, se decide ca într-o singură partidă:
guide-dynasty-territory = cel mai mare teritoriu din oricare dintre cele trei partide;
guide-dynasty-crowns = coroanele din cele trei partide, adunate;
guide-dynasty-squares = pătratele din cele trei partide, adunate;

## The guide: all dominoes

guide-dominoes = Toate piesele
guide-dominoes-text = Setul este același în toate edițiile.
guide-dominoes-land = Pătrate și coroane
guide-dominoes-terrain = Teren
guide-dominoes-squares = Pătrate
guide-dominoes-with = { $crowns ->
    [0] Nicio coroană
    [one] { $crowns } coroană
    [few] { $crowns } coroane
   *[other] { $crowns } de coroane
  }
guide-dominoes-crowns = Coroane
guide-dominoes-all = Toate șase
guide-dominoes-offline = Piesele și edițiile vin de la server, la care nu se poate ajunge.

## The guide: editions, keys and gestures

help-editions = Ediții
help-editions-text = Jocul a apărut în multe țări, iar regulamentele diferă. Iată cum.
help-edition-opening = Început
guide-edition-abba = { $kings } (doi jucători: A, B, B, A)
help-edition-turn = Rândul
guide-edition-three = Trei jucători
guide-edition-spare = { $spare ->
    [true] Toate cele 48, linii de patru
   *[false] 36, linii de trei
  }
guide-edition-no-three = –
help-edition-discard = Dacă se potrivește
help-edition-ties = Egalitate
help-keys = Taste
help-keys-table = La masă
help-keys-replay = Într-o reluare
help-key = Tastă
help-key-does = Ce face
help-key-arrows = Mută piesa peste regatul tău
help-key-rotate = Rotește piesa
help-key-escape = Anulează
help-key-next = Următorul sau precedentul loc posibil, cel mai bun primul
help-key-kingdoms = Privește alt regat
help-key-tracker = Piese nevăzute
help-key-undo = Ia mutarea înapoi
help-key-redo = Refă ce ai luat înapoi
help-key-hurry = Grăbește computerul
help-key-hint = Sfat (doar contra computerului); din nou pentru mutări și încă o dată pentru motive
help-key-pause = Pauză sau continuare
help-key-help = Acest ajutor
help-key-replay-step = O decizie înapoi sau înainte
help-key-replay-round = O rundă înapoi sau înainte
help-key-replay-ends = La început sau la sfârșit
help-key-replay-speed = Viteza: lent, normal, dublu, rapid
help-key-replay-play = Redă sau oprește
help-key-or = sau
help-touch = Atingere și mouse
help-touch-drag = Trage piesa pe regatul tău; se lipește de cel mai apropiat loc potrivit.
help-touch-tap = Sau atinge un pătrat marcat; atinge piesa ca s-o rotești.
help-touch-land = Atinge un teritoriu ca să vezi cât valorează.
help-touch-others = Glisează sau atinge un nume ca să vezi celelalte regate.
guide-key-enter = { $claim_ahead ->
    [true] O așază aici; alege piesa indicată
   *[false] O așază aici; ia piesa indicată
  }
guide-key-digits = { $claim_ahead ->
    [true] Alege o piesă după locul ei în linie
   *[false] Ia o piesă după locul ei în linie
  }
guide-touch-take = { $claim_ahead ->
    [true] Atinge o piesă din linie ca s-o alegi.
   *[false] Atinge o piesă din linie ca s-o iei.
  }
