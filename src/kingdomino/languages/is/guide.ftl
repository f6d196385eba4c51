### Icelandic. The guide: the rules of the game, from which one can play with the real box too.

## The guide: around the rules

guide-idea = Hugmyndin
guide-idea-text = Þú ræður yfir kastala og þig vantar land. Umferð eftir umferð nærðu þér í flísar og leggur þær umhverfis hann. Sams konar land sem liggur saman og skartar kórónum gefur stig, og sá sem hefur flest stig í lokin sigrar.
guide-words-english-app = Appið kallar ríkið „field“, reit „tile“, landareign „property“ og stig „prestige points“.
help-contents = Á þessari síðu
guide-print = Prenta
guide-rules = Hvaða reglur?
guide-follows-table = Þú ert að lesa reglur leiksins þíns.
guide-follows-new = Þú ert að lesa reglur leiksins sem þú ert að undirbúa.
guide-follows-score = Þú ert að lesa reglur leiksins sem þú ert að telja stigin í.
guide-differs = Ekki eins og í þeirri klassísku
guide-differs-note = Það sem er öðruvísi í klassísku útgáfunni er merkt.
guide-differs-none = Þetta eru klassísku reglurnar.
guide-house = Í þessum leik gilda heimareglur og leiðbeiningarnar fylgja þeim.

## The guide: what is in the box

guide-box = Í kassanum
guide-box-dominoes = 48 dómínóflísar. Á bakhliðinni er tala frá 1 til 48, á framhliðinni tveir reitir með landslagi. Á sumum reitum eru ein, tvær eða þrjár kórónur. Því hærri sem talan er, þeim mun dýrmætari er flísin.
guide-box-castles = 4 kastalar og 4 byrjunarreitir undir þá, í bleiku, gulu, grænu og bláu.
guide-box-kings = 8 kóngar, tveir í hverjum lit.
guide-box-more = Í sumum kössum er líka turn til að draga flísarnar úr eða blokk til að skrifa stigin á. Vel má spila án hvors tveggja.
guide-box-land = Landslagið er af sex tegundum. Akrar og skógar eru algengir og með fáar kórónur; mýrar og námur eru sjaldgæfar og verðmætar.
guide-box-all = Allar 48 flísarnar

## The guide: preparation

guide-prepare = Undirbúningur
guide-prepare-players = Fyrir { $min } til { $max } leikmenn.
guide-prepare-two = Fyrir tvo leikmenn.
guide-prepare-castle = Hver velur sér lit. Settu kastalann þinn á byrjunarreit fyrir framan þig og hafðu autt pláss allt um kring: ríkið má verða { $grid } × { $grid } reitir.
guide-prepare-kings = Hver tekur jafnmarga kónga í sínum lit og segir í töflunni.
guide-prepare-shuffle = Stokkið flísarnar og staflið þeim þannig að hvergi sjáist í landslag. Notið jafnmargar og segir í töflunni; hinar fara aftur í kassann og enginn lítur á þær.
guide-prepare-shuffle-all = Stokkið allar 48 flísarnar og staflið þeim þannig að hvergi sjáist í landslag. Engin þeirra verður eftir í kassanum.
guide-pile-danish = Í bunkanum mega tölurnar ekki heldur sjást.
guide-prepare-line = Dragið fyrstu röðina: jafnmargar flísar og segir í töflunni, raðað eftir tölum með þá lægstu efst. Snúið þeim síðan við svo að landslagið sjáist.
guide-count-players = Leikmenn
guide-count-kings = Kóngar á mann
guide-count-turns = Aðgerðir í umferð
guide-count-dominoes = Flísar
guide-count-line = Í röð
guide-count-rounds = Umferðir
guide-count-each = Á mann
guide-count-none = enginn
guide-count-yours = leikurinn þinn
guide-prepare-spare = Þegar þrír spila eru líka fjórar flísar í röð. Í hverri umferð verður ein afgangs og fer úr leiknum.

## The guide: the opening

guide-opening = Upphafið
guide-opening-claim = { $kings ->
    [one-by-one] Eitt ykkar tekur alla kóngana í lófann og hleypir þeim út einum í einu. Um leið og kóngurinn þinn birtist seturðu hann á lausa flís: hún er þín. Þá fyrst kemur næsti kóngur, svo að enginn veit hver velur næst. Sá síðasti fær það sem eftir er.
    [together] Eitt ykkar tekur alla kóngana í lófann og dregur þá hvern á fætur öðrum: allir sjá í hvaða röð þeir koma áður en nokkur velur. Setjið kóngana síðan í þeirri röð á lausar flísar, einn kóng á hverja. Flísin undir kóngnum þínum er þín.
   *[passed-round] Eitt ykkar heldur á öllum kóngunum í lokuðum lófa og lætur þá ganga hringinn. Hin draga kóng hvert á fætur öðru, án þess að líta á hann, og setja hann á lausa flís, hvernig sem hann er á litinn; það ykkar sem heldur á kóngunum dregur síðast. Flísin tilheyrir þeim sem á kónginn, svo að vel getur verið að þú veljir fyrir annan.
  }
guide-opening-two = { $kings ->
    [passed-round] Þegar tveir spila ganga kóngarnir tvo hringi, því að hvor á tvo.
   *[other] Þegar tveir spila á hvor tvo kónga og fær því tvær flísar.
  }
guide-opening-abba = { $claim_ahead ->
    [true] Tveir leikmenn byrja öðruvísi: þeir draga aðeins um hvor byrjar. Sá setur einn kóng á flís, síðan setur hinn báða sína, og seinni kóngur þess fyrri fær síðustu flísina: A, B, B, A.
   *[false] Tveir leikmenn draga aðeins um hvor byrjar. Fyrsta umferðin er A, B, B, A: sá sem byrjar á leik einu sinni, hinn tvisvar og síðan sá fyrri aftur.
  }
guide-opening-choose = { $kings ->
    [one-by-one] Dragið úr lokuðum lófa með öllum kóngunum hver á næst leik. Sá sem á kónginn sem birtist á leik strax, áður en næsti kóngur er dreginn.
    [together] Röðin í fyrstu umferð er tilviljun. Dragið um hana eins og þið viljið svo að allir viti hana áður en nokkur velur.
   *[passed-round] Eitt ykkar heldur á öllum kóngunum í lokuðum lófa og lætur þá ganga hringinn. Hin draga kóng hvert á fætur öðru, án þess að líta á hann, og velja flís fyrir þann sem á kónginn; sá leggur hana strax. Það ykkar sem heldur á kóngunum dregur síðast.
  }
guide-opening-spare = Þegar þrír spila verður ein flís í röðinni laus. Hún fer úr leiknum.
guide-opening-next = Þegar kóngur stendur á hverri flís er næsta röð dregin á sama hátt og lögð við hlið þeirrar fyrstu.
guide-opening-next-spare = Þegar allir kóngarnir standa er næsta röð dregin á sama hátt og lögð við hlið þeirrar fyrstu.

## The guide: a round

guide-round = Umferð
guide-round-order = { $claim_ahead ->
    [true] Kóngarnir á eldri röðinni ráða hver á leik hvenær: sá sem stendur á lægstu tölunni fyrst, sá á hæstu tölunni síðast. Þegar þú átt leik gerir þú tvennt:
   *[false] Þegar þú átt leik velurðu hvaða lausa flís sem er úr röðinni og leggur hana strax í ríkið þitt.
  }
guide-round-place = Þú leggur flísina undir kóngnum þínum í ríkið þitt.
guide-round-claim = Þú velur nýja: setur kónginn á hvaða lausa flís sem er í nýrri röðinni.
guide-round-then = { $claim_ahead ->
    [true] Þegar allir hafa gert hvort tveggja er ný röð dregin og næsta umferð hefst.
   *[false] Þegar allir hafa átt leik er umferðinni lokið. Dragið nýja röð; sá sem tók lægstu töluna í síðustu umferð byrjar og svo koll af kolli upp í þá hæstu. Engu skiptir hvort sú flís var lögð eða henni hent.
  }
guide-round-thought = Lágri tölu fylgir hversdagsleg flís, en þú átt leik snemma í næstu umferð og getur valið úr fleirum. Há tala er verðmæt, en þá þarftu að bíða.
guide-round-two = { $claim_ahead ->
    [true] Þegar tveir spila á hvor leik tvisvar í hverri umferð, einu sinni fyrir hvorn kóng.
   *[false] Þegar tveir spila á hvor leik tvisvar í hverri umferð.
  }
guide-round-spare = Þegar þrír spila fer flísin sem enginn tók úr leiknum í lok umferðar.
guide-round-one = Ef þú spilar án mótherja eru allar fjórar flísarnar í hverri röð þínar. Veldu þær og leggðu í hvaða röð sem þú vilt.
guide-round-picture = { $claim_ahead ->
    [true] Tvær raðir af flísum. Kóngar standa á öllum fjórum flísunum í vinstri röðinni; sá fyrsti er þegar kominn á þriðju flísina í þeirri hægri.
   *[false] Ein röð með fjórum flísum eftir tölum. Tvær þeirra hafa verið teknar.
  }
guide-round-older = Að leggja
guide-round-newer = Í boði
guide-round-line = Í boði

## The guide: placing

guide-place = Að leggja flís
guide-place-free = Leggðu flísina á tvo auða reiti, í hvaða átt sem þú vilt. Hún hylur ekkert og liggur flöt á borðinu. Þegar hún er lögð er hún aldrei færð aftur.
guide-place-touch = Hún verður að snerta kastalann þinn, eða annar reitur hennar verður að snerta reit með sams konar landslagi sem er þar fyrir. Hliðar teljast með, horn ekki. Engu skiptir hvað hinn reiturinn snertir.
guide-place-castle = Kastalinn passar við hvaða landslag sem er.
guide-place-grid = Allt ríkið verður að rúmast í ferningi sem er { $grid } × { $grid } reitir. Þú ræður hvar í honum kastalinn er.
guide-place-must = { $claim_ahead ->
    [true] Flís sem passar einhvers staðar verður að leggja, þótt þér lítist ekki á hana. Ef hún passar hvergi er henni hent: hún fer aftur í kassann og gefur ekkert. Þú velur nýja eftir sem áður.
   *[false] Þú verður að velja flís sem passar ef einhver laus flís gerir það. Ef engin þeirra passar velurðu eina og hendir henni: hún fer aftur í kassann og gefur ekkert, en talan á henni ræður samt hvenær þú átt leik í næstu umferð.
  }
guide-place-may = { $claim_ahead ->
    [true] Þú þarft ekki að leggja flís þótt hún passi: þú mátt setja hana aftur í kassann. Eins fer um flís sem passar hvergi. Hún gefur ekkert og þú velur nýja eftir sem áður.
   *[false] Þú mátt velja hvaða lausa flís sem er og leggja hana, eða setja hana aftur í kassann, jafnvel þótt hún passi. Þá gefur hún ekkert, en talan á henni ræður samt hvenær þú átt leik í næstu umferð.
  }
guide-place-author = Höfundur spilsins mælir með afbrigði: flís sem passar verður að leggja. Hér heitir það „Skylt að leggja“.
guide-place-author-on = Þetta er afbrigðið sem höfundur spilsins mælir með. Án þess leyfir þessi útgáfa að flís sé skilað þótt hún passi.

## The guide: boards to try

guide-try = Prófaðu
guide-try-first = Fyrsta flísin. Hvar má hún liggja?
guide-try-match = Þriðja flísin. Leitaðu að sams konar landslagi.
guide-try-edge = Ríki sem er þegar { $grid } reitir á breidd og { $grid } á hæð. Hvað passar enn?
guide-try-how = Ýttu á reit til að leggja flísina þar; ýttu aftur til að snúa henni. Á lyklaborði notarðu örvalyklana og R.
guide-try-turn = Snúa
guide-try-fits = { $points ->
    [0] Hún passar. Hún gefur engin stig enn.
    [one] Hún passar og gefur { $points } stig.
   *[other] Hún passar og gefur { $points } stig.
  }
guide-try-board = Ríki til að prófa: leggðu flís { $domino }
guide-try-paper = Einn staður þar sem hún passar.

## The guide: the end and the points

guide-end = Leikslok
guide-end-last = { $claim_ahead ->
    [true] Þegar engar flísar eru eftir í nýja röð hefst síðasta umferðin: þá er aðeins lagt, því að ekkert er lengur til að velja. Síðan er leiknum lokið.
   *[false] Þegar engar flísar eru eftir í nýja röð er leiknum lokið.
  }
guide-points = Stig
guide-points-territory = Landareign er úr reitum með sams konar landslagi sem snertast á hliðunum. Hún gefur fjölda reitanna sinnum fjölda kórónanna.
guide-points-none = Landareign án kórónu gefur ekkert, hversu stór sem hún er.
guide-points-apart = Landareignir með sams konar landslagi sem snertast ekki eru taldar hver fyrir sig.
guide-points-castle = Kastalinn tilheyrir engri landareign. Hann telst ekki sem reitur og tengir ekki saman það sem liggur sitt hvorum megin við hann.
guide-count = Hvað gefur þetta ríki?
guide-count-how = Ýttu á landareignirnar.
guide-count-board = Fullbyggt ríki: ýttu á reit til að telja landareign hans
guide-count-castle = Kastalinn tilheyrir engri landareign.
guide-count-so-far = { $found } af { $all } landareignum, { $points } stig hingað til.
guide-count-done = Þá er allt talið: { $points } stig.
guide-count-all = Telja allt
guide-count-again = Byrja aftur

## The guide: who wins

guide-win = Hver vinnur
guide-win-most = Sá vinnur sem hefur flest stig.
guide-win-one = Ef þú spilar án mótherja skaltu reyna að slá eigið met.
guide-win-ties = Við jafntefli ræður þetta, í þessari röð:
guide-win-territory = stærsta einstaka landareignin, með eða án kóróna;
guide-win-crowns = flestar kórónur í öllu ríkinu;
guide-win-squares = það ríki sem er með flesta reiti;
guide-win-then-shared = ef þetta er líka jafnt er sigrinum deilt.
guide-win-shared = Við jafntefli er sigrinum deilt.

## The guide: additional rules

guide-extra = Viðbótarreglur
guide-extra-text = Hverri þeirra má bæta við og blanda þeim saman að vild.
guide-extra-on = með
guide-extra-off = ekki með
guide-harmony = { $harmony_needs ->
    [all-placed] 5 aukastig í lokin ef þú hefur lagt allar flísarnar þínar og engri hent.
   *[full-grid] 5 aukastig í lokin ef ríkið þitt fyllir alla { $grid } × { $grid } reitina, án gata.
  }
guide-middle = 10 aukastig í lokin ef kastalinn þinn stendur í miðjunni: enginn hluti ríkisins má ná lengra en { $reach ->
    [one] { $reach } reit
   *[other] { $reach } reiti
  } frá kastalanum í neina af áttunum fjórum. Ríkið þarf ekki að vera fullt og göt skipta engu.
guide-middle-centre = Í miðjunni þrátt fyrir götin: 10 stig
guide-middle-aside = Fullt ríki, en kastalinn er til hliðar: ekkert
guide-duel = Fyrir tvo leikmenn. Allar 48 flísarnar eru með og ríkin verða 7 × 7 reitir. Umferðirnar eru { $rounds } og hvor leikmaður fær { $each ->
    [one] { $each } flís
   *[other] { $each } flísar
  }.
guide-dynasty = Þrír leikir í röð; stigin eru lögð saman og hæsta summan vinnur.
guide-dynasty-ties = Ef summurnar eru jafnar ræður það sama og í einum leik:
guide-dynasty-territory = stærsta landareignin í einhverjum leikjanna þriggja;
guide-dynasty-crowns = kórónur úr leikjunum þremur, lagðar saman;
guide-dynasty-squares = reitir úr leikjunum þremur, lagðir saman;

## The guide: all dominoes

guide-dominoes = Allar flísarnar
guide-dominoes-text = Flísarnar eru þær sömu í öllum útgáfum.
guide-dominoes-land = Reitir og kórónur
guide-dominoes-terrain = Landslag
guide-dominoes-squares = Reitir
guide-dominoes-with = { $crowns ->
    [0] Engin kóróna
    [one] { $crowns } kóróna
   *[other] { $crowns } kórónur
  }
guide-dominoes-crowns = Kórónur
guide-dominoes-all = Allar sex
guide-dominoes-offline = Flísarnar og útgáfurnar koma frá netþjóninum, en ekki næst samband við hann.

## The guide: editions, keys and gestures

help-editions = Útgáfur
help-editions-text = Spilið hefur komið út í mörgum löndum og reglubækurnar eru ólíkar. Þetta er munurinn.
help-edition-opening = Upphaf
guide-edition-abba = { $kings } (tveir leikmenn: A, B, B, A)
help-edition-turn = Aðgerð
guide-edition-three = Þrír leikmenn
guide-edition-spare = { $spare ->
    [true] Allar 48, fjórar í röð
   *[false] 36, þrjár í röð
  }
guide-edition-no-three = –
help-edition-discard = Ef hún passar
help-edition-ties = Jafntefli
help-keys = Lyklar
help-keys-table = Við borðið
help-keys-replay = Í endursýningu
help-key = Lykill
help-key-does = Hvað hann gerir
help-key-arrows = Færa flísina um ríkið þitt
help-key-rotate = Snúa flísinni
help-key-escape = Hætta við
help-key-next = Næsti eða fyrri mögulegi staður, sá besti fyrst
help-key-kingdoms = Skoða annað ríki
help-key-tracker = Óséðar flísar
help-key-undo = Taka til baka
help-key-redo = Endurtaka það sem var tekið til baka
help-key-hurry = Reka á eftir tölvunni
help-key-hint = Ráð (aðeins í leik gegn tölvum); aftur til að sjá aðgerðirnar og enn aftur ástæðurnar
help-key-pause = Gera hlé eða halda áfram
help-key-help = Þessi hjálp
help-key-replay-step = Ein ákvörðun til baka eða áfram
help-key-replay-round = Ein umferð til baka eða áfram
help-key-replay-ends = Í byrjun eða lok
help-key-replay-speed = Hraði: hægt, venjulegt, hratt, hraðast
help-key-replay-play = Spila eða stöðva
help-key-or = eða
help-touch = Snertiskjár og mús
help-touch-drag = Dragðu flísina á ríkið þitt; hún smellur á næsta stað þar sem hún passar.
help-touch-tap = Eða ýttu á merktan reit; ýttu á flísina til að snúa henni.
help-touch-land = Snertu landareign til að sjá hvað hún gefur.
help-touch-others = Strjúktu eða ýttu á nafn til að sjá hin ríkin.
guide-key-enter = { $claim_ahead ->
    [true] Leggja hana hér; velja flísina sem bent er á
   *[false] Leggja hana hér; taka flísina sem bent er á
  }
guide-key-digits = { $claim_ahead ->
    [true] Velja flís eftir stöðu hennar í röðinni
   *[false] Taka flís eftir stöðu hennar í röðinni
  }
guide-touch-take = { $claim_ahead ->
    [true] Ýttu á flís í röðinni til að velja hana.
   *[false] Ýttu á flís í röðinni til að taka hana.
  }
