### Icelandic. What cannot be read: moves, positions, kingdoms and records. The page says it too, where a text is opened.

## Where something is wrong; $why is one of the sentences below

wrong-at = Lína { $line }, „{ $token }“: { $why }
wrong-in-line = Lína { $line }: { $why }
wrong-token = „{ $token }“: { $why }
wrong-file = { $file }: { $why }

## What cannot be read as a move. Squares are f7, lines +4,11,23,38, turns A:23.

wrong-domino-number = Flísarnar eru númeraðar frá 1 til 48.
wrong-file-letter = Dálkarnir eru a til m.
wrong-rank-number = Línurnar eru 1 til 13.
wrong-seat-letter = Sætin eru A til D.
wrong-four-kings = Kóngarnir eru í mesta lagi fjórir.
wrong-move-missing = Aðgerð vantar.
wrong-not-a-move = „{ $text }“ er ekki aðgerð.
wrong-line-ascends = Tölurnar í röð verða að fara hækkandi.
wrong-line-of-four = Í röð eru í mesta lagi fjórar flísar.
wrong-not-a-line = „{ $text }“ er ekki röð af flísum.
wrong-not-a-domino = „{ $text }“ er ekki númer flísar.
wrong-not-two-squares = „{ $text }“ nefnir ekki tvo reiti.
wrong-not-a-square = Reitur er skrifaður eins og f7.
wrong-claim-missing = Vantar hvaða flís var valin.
wrong-placement-missing = Vantar hvar flísin var lögð.
wrong-record-holder = Leiksaga hefst á þeim sem heldur á kóngunum, eins og í A:BA.
wrong-record-kings = Leiksaga hefst á kóngunum í þeirri röð sem þeir voru dregnir.
wrong-too-many-kings = Kóngarnir eru ekki svo margir.
wrong-seat-kings = { $seat } á ekki svo marga kónga.
wrong-not-a-turn = Þetta er hvorki röð (+4,11,23,38) né aðgerð (A:23).
wrong-line-missing = Næstu röð vantar.
wrong-king-missing = Kóngurinn sem { $seat } á hefur ekki verið dreginn.
wrong-turn-of = { $seat } á leik.
wrong-turn-over = Aðgerðinni er lokið á undan „{ $text }“.
wrong-comment-open = Athugasemd lýkur ekki.
wrong-comment-long = Athugasemd má mest vera { $length } bæti.

## What cannot be read as a position: one line of text with fields for the kings, the lines, the unseen dominoes and the
## kingdoms

wrong-position-players = Staða hefst á fjölda leikmanna, 1 til 4.
wrong-kingdom-high = { $size ->
    [one] Ríkið er meira en { $size } reitur á hæð.
   *[other] Ríkið er meira en { $size } reitir á hæð.
  }
wrong-kingdom-wide = { $size ->
    [one] Ríkið er meira en { $size } reitur á breidd.
   *[other] Ríkið er meira en { $size } reitir á breidd.
  }
wrong-two-castles = Kastalarnir eru fleiri en einn.
wrong-no-such-square = „{ $text }“ er ekki reitur.
wrong-rows-differ = Línurnar eru mislangar.
wrong-no-castle = Kastalann vantar.
wrong-not-connected = Ríkið er ekki samtengt.
wrong-half-domino = Hálfa flís vantar.
wrong-empty-edge = Ysta lína eða dálkur er auður.
wrong-domino-not-there = Flís { $domino } liggur ekki þar.
wrong-seat-missing = Á eftir tölunni verður að koma bókstafur sætis.
wrong-not-a-set = Mengi er skrifað eins og 1-3,7.
wrong-dealt-and-unseen = Flís í annarri röðinni er líka talin óséð.
wrong-cannot-be-dealt = { $dominoes ->
    [one] Ekki getur { $dominoes } flís hafa verið gefin.
   *[other] Ekki geta { $dominoes } flísar hafa verið gefnar.
  }
wrong-not-in-hand = Í sæti getur aðeins verið flís sem tekin var úr röðinni.
wrong-no-such-turn = Enginn getur verið í miðri aðgerð sem þessari.
wrong-position-line = { $length ->
    [one] Í röð er { $length } flís.
   *[other] Í röð eru { $length } flísar.
  }
wrong-line-too-early = Engin flís getur verið í röð áður en gefið er.
wrong-kings-in-opening = Kóngar eru aðeins dregnir í upphafi.
wrong-round-over = Umferðinni er lokið og því ættu flísar hennar að bíða þess að vera lagðar.
wrong-nothing-pending = Leiknum er lokið og því getur engin flís beðið.
wrong-holder-first = Kóngar sem ganga hringinn eru skrifaðir eins og A:B, sá fyrst sem heldur á þeim.
wrong-holder-missing = Vantar hver heldur á kóngunum.
wrong-king-before-line = Kóngur er ekki dreginn fyrr en röð hefur verið lögð.
wrong-kings-impossible = Þessir kóngar geta ekki hafa verið dregnir.
wrong-opening-order = Upphafsröðin er ABBA eða BAAB.
wrong-king-too-early = Næsti kóngur er ekki dreginn fyrr en að þessu loknu.
wrong-wrong-kings = { $seat } á ekki réttan fjölda kónga.
wrong-too-many-squares = Í þessu ríki eru fleiri reitir en á flísunum sem lagðar hafa verið.
wrong-foreign-square = Í þessu ríki er reiturinn { $square }, sem er ekki á neinni af flísunum sem lagðar hafa verið.
wrong-field-spaces = Eitt bil verður að vera milli sviða.
wrong-field-count = { $players ->
    [one] Staða fyrir { $players } leikmann hefur { $fields } svið, ekki { $given }.
   *[other] Staða fyrir { $players } leikmenn hefur { $fields } svið, ekki { $given }.
  }

## What is wrong with a record, or with its file. A header is a line such as [Edition "classic"].

wrong-unreadable = Þetta er ekki hægt að lesa.
wrong-headers-first = Leiksaga hefst á hausum á borð við [Edition "classic"].
wrong-headers-then-moves = Auð lína skilur að hausa og aðgerðir.
wrong-header-form = Haus er skrifaður [Name "value"].
wrong-header-twice = Hausinn { $header } kemur tvisvar fyrir.
wrong-header-control = Í haus geta ekki verið stýritákn.
wrong-header-missing = Hausinn { $header } vantar.
wrong-header-limits = Í leiksögu sem á að opna { $headers ->
    [one] er í mesta lagi { $headers } haus, alls { $bytes } bæti.
   *[other] eru í mesta lagi { $headers } hausar, alls { $bytes } bæti.
  }
wrong-header-long = Haus í leiksögu sem á að opna er í mesta lagi { $length ->
    [one] { $length } stafur
   *[other] { $length } stafir
  }.
wrong-header-steers = Í haus leiksögu sem á að opna mega ekki vera tákn sem fela önnur eða snúa þeim við.
wrong-name-missing = Nafn sætis { $seat } vantar.
wrong-no-record = Hér er engin leiksaga.
wrong-second-record = Hér hefst önnur leiksaga, og þær eru ekki leikir sama Ættarveldis.
wrong-record-too-long = Þetta er of langt fyrir leiksögu.
wrong-line-too-long = Lína { $line } er of löng fyrir leiksögu.
wrong-early-end = Leikur sem lauk fyrir tímann segir hvers vegna.
wrong-ended-anyway = Aðgerðirnar spila leikinn til enda.
wrong-record-not-over = Leiknum er ekki lokið.
wrong-record-scores = Aðgerðirnar gefa { $scores }.
wrong-dynasty-game = Þetta er leikur { $game } í Ættarveldi: [Game "{ $game }/3"].
wrong-dynasty-length = { $games ->
    [one] Í Ættarveldinu er { $games } leikur.
   *[other] Í Ættarveldinu eru { $games } leikir.
  }
wrong-dynasty-at-table = Aðeins er hægt að opna Ættarveldi með þremur leikjum.
wrong-dynasty-too-early = Leiknum á undan er ekki lokið.
wrong-dynasty-rules = Leikir sama Ættarveldis hafa sömu reglur og leikmenn.
wrong-dynasty-not-over = Ættarveldinu er ekki lokið.
wrong-dynasty-scores = Leikirnir gefa { $scores }.
wrong-not-a-file = { $file } er ekki skrá.
wrong-not-text = { $file } er ekki textaskrá.
wrong-file-too-large = { $file } er of stór fyrir leiksögu.
