### Icelandic. Words that the page and the terminal share: reasons, lands, editions, rules, computer players.

## The six kinds of land

terrain-wheat = Akur
terrain-forest = Skógur
terrain-lake = Vatn
terrain-grass = Engi
terrain-swamp = Mýri
terrain-mine = Náma

## Editions

edition-classic = Klassísk
edition-danish = Dönsk
edition-romanian = Rúmensk
edition-english-app = Enska appið
edition-icelandic = Íslensk
edition-german = Þýsk
edition-tournament = Mótsútgáfa

## What is special about an edition

about-classic = Alþjóðlegu reglurnar, eins og flestir þekkja þær.
about-danish = Allir vita strax í hvaða röð er valið í upphafi. Þrír leikmenn nota allar 48 flísarnar og í hverri umferð verður ein afgangs. Samhljómur fæst aðeins fyrir fullt ríki.
about-romanian = Í upphafi ganga kóngarnir hringinn: þú dregur einn án þess að líta á hann og setur hann á flís, þótt þú eigir hann ekki. Við jafntefli ræður stærsta landareignin, síðan fjöldi kóróna.
about-english-app = Líka fyrir einn. Ekkert er valið fyrir fram: veldu flís úr röðinni og leggðu hana strax. Við jafntefli vinnur stærra ríkið.
about-icelandic = Kóngarnir eru dregnir einn í einu og settir á flísar, svo að enginn veit hver er næstur. Við jafntefli ræður stærsta landareignin, með eða án kóróna, síðan fjöldi kóróna.
about-german = Þú mátt henda flís þótt hún passi. Þegar tveir spila er upphafsröðin A, B, B, A.
about-tournament = Eins og á meistaramótum: tveir leikmenn, Einvígið mikla á 7 × 7 reitum og Miðríkið með.

## Rules

rule-harmony = Samhljómur
rule-harmony-about = 5 aukastig fyrir fullkomið ríki.
rule-middle_kingdom = Miðríkið
rule-middle_kingdom-about = 10 aukastig ef kastalinn er í miðju ríkisins.
rule-mighty_duel = Einvígið mikla
rule-mighty_duel-about = Tveir leikmenn, allar 48 flísarnar og ríki upp á 7 × 7 reiti.
rule-dynasty = Ættarveldi
rule-dynasty-about = Þrír leikir í röð; stigin eru lögð saman.
rule-on = Kveikt
rule-off = Slökkt
rule-must_place = Skylt að leggja
rule-must_place-about = Ekki má henda flís sem passar.
rule-grid = Stærð ríkis
rule-grid-follow = Samkvæmt reglunum ({ $n } × { $n })
rule-grid-5 = 5 × 5
rule-grid-7 = 7 × 7
rule-kings = Kóngar í upphafi
rule-kings-one-by-one = Dregnir einn í einu
rule-kings-together = Allir dregnir fyrst
rule-kings-passed-round = Ganga hringinn
rule-abba = A, B, B, A
rule-abba-about = Tveir leikmenn byrja í þessari röð; dregið er um hvor er A.
rule-claim_ahead = Velja fyrir fram
rule-claim_ahead-about = Velja núna, leggja í næstu umferð. Annars er valið og lagt strax.
rule-claim_ahead-true = Valið fyrir næstu umferð
rule-claim_ahead-false = Valið og lagt strax
rule-must_place-true = Verður að leggja
rule-must_place-false = Má henda
rule-tie_breaks = Við jafntefli ræður
rule-tie_breaks-0 = ekkert; sigrinum er deilt
rule-tie_breaks-1 = { $first ->
    [territory] stærsta landareign
    [crowns] fjöldi kóróna
   *[squares] stærra ríki
  }
rule-tie_breaks-2 = { rule-tie_breaks-1 }, síðan { $second ->
    [territory] stærsta landareign
    [crowns] fjöldi kóróna
   *[squares] stærra ríki
  }
rule-tie_breaks-3 = { rule-tie_breaks-2 }, síðan { $third ->
    [territory] stærsta landareign
    [crowns] fjöldi kóróna
   *[squares] stærra ríki
  }
rule-harmony_needs = Skilyrði Samhljóms
rule-harmony_needs-all-placed = Engri flís hent
rule-harmony_needs-full-grid = Fullt ríki
rule-spare_domino = Aukaflís
rule-spare_domino-about = Þrír leikmenn fá fjórar flísar í hverja röð; sú sem verður eftir fer úr leiknum.

## Names to draw from, for those who type none and for computer players

names = Auður Bergþóra Birna Bjarni Björk Brynja Dalla Egill Eiríkur Elín Finnur Freydís Garðar Gísli Grettir Guðrún Gunnar
    Haraldur Helga Hildur Hrafn Ingólfur Katla Kári Kjartan Leifur Logi Melkorka Njáll Ólafur Ragna Ragnar Sigríður
    Sigurður Skúli Snorri Sólveig Steinunn Sturla Svana Unnur Úlfur Vala Þóra Þórdís Þorgeir

## Computer players

level-easy = Létt
level-easy-about = Smalinn tekur það sem lítur vel út. Hentar vel í fyrsta leik.
level-normal = Miðlungs
level-normal-about = Bakarinn veit hvað prýðir gott ríki en er oft fljótfær.
level-hard = Erfið
level-hard-about = Riddarinn skipuleggur ríkið sitt en gerir mistök stöku sinnum.
level-expert = Snjöll
level-expert-about = Hertogaynjan hugsar hverja umferð til enda og sér hvað þig vantar.
level-master = Meistari
level-master-about = Stjörnuskoðarinn gefur sér góðan tíma og tapar sjaldan.

## Why something was refused: one message for every code in codes.py

reason-no-edition = Þessi útgáfa er ekki til.
reason-rules-abba-needs-two = A, B, B, A er upphafsröð fyrir 2 leikmenn, en þessar reglur eru ekki fyrir 2.
reason-rules-abba-passed = Upphafið er annaðhvort A, B, B, A eða kóngarnir ganga hringinn: ekki hvort tveggja.
reason-rules-duel-grid = Í Einvíginu mikla eru allar 48 flísarnar notaðar og því þarf ríkið að vera 7 × 7 reitir.
reason-rules-duel-needs-two = Einvígið mikla er fyrir 2 leikmenn, en þessar reglur eru ekki fyrir 2.
reason-rules-duel-players = Einvígið mikla er fyrir 2 leikmenn, ekki { $players }.
reason-rules-grid = Ríki er 5 eða 7 reitir á breidd, ekki { $grid }.
reason-rules-harmony-full-grid = Hér fæst Samhljómur aðeins fyrir fullt ríki, { $grid } reiti, en { $dominoes ->
    [one] { $dominoes } flís á mann dugar
   *[other] { $dominoes } flísar á mann duga
  } ekki til að fylla það.
reason-rules-players = Þessar reglur eru fyrir { $range ->
    [1] 1 leikmann
   *[2] { $range } leikmenn
  }, ekki { $players }.
reason-rules-range = Leikmenn verða að vera á bilinu 1 til 4.
reason-rules-spare-needs-three = Aukaflís er fyrir 3 leikmenn, en þessar reglur eru ekki fyrir 3.
reason-rules-twice = Þetta er talið upp tvisvar: { $rule }.
reason-rules-unknown = Reglan { $rule } er ekki til.
reason-rules-value = Ein reglan hefur gildi sem hún getur ekki haft.
reason-another-fits = Flís { $domino } passar hvergi. Veldu flís sem passar.
reason-can-be-placed = Flís { $domino } passar og því má ekki henda henni.
reason-castle = { $square ->
    [here] Þarna er kastalinn þinn.
   *[other] Kastalinn þinn er á { $square }.
  }
reason-covered = { $square ->
    [here] Þar er þegar flís.
   *[other] Það er þegar flís á { $square }.
  }
reason-dealer-holder = Verið er að velja hver heldur á kóngunum.
reason-dealer-kings = Verið er að draga kóngana.
reason-dealer-line = Verið er að leggja nýja röð.
reason-dealt = Flís { $domino } er þegar komin í leikinn.
reason-game-over = Leiknum er lokið.
reason-kings-abba = Upphafsröðin er A, B, B, A.
reason-kings-all = Allir kóngarnir, { $kings } talsins, eru dregnir í einu.
reason-kings-one = Kóngarnir eru dregnir einn í einu.
reason-line-length = { $length ->
    [one] Í röð er { $length } flís, ekki { $given }.
   *[other] Í röð eru { $length } flísar, ekki { $given }.
  }
reason-must-claim = Veldu fyrst flís úr röðinni.
reason-must-place = Fyrst þarf að leggja flís { $domino }.
reason-no-king = Leikmaður { $seat } á engan kóng eftir til að draga.
reason-no-player = Enginn leikmaður á leik.
reason-no-seat = Sæti { $seat } er ekki til.
reason-not-in-line = Flís { $domino } er ekki í röðinni.
reason-not-neighbours = { $first } og { $second } liggja ekki saman.
reason-not-the-dealer = Nú er ekki verið að gefa.
reason-taken = Flís { $domino } er frátekin.
reason-too-high = { $size ->
    [one] Ríkið þitt yrði { $size } reitur á hæð.
   *[other] Ríkið þitt yrði { $size } reitir á hæð.
  }
reason-too-wide = { $size ->
    [one] Ríkið þitt yrði { $size } reitur á breidd.
   *[other] Ríkið þitt yrði { $size } reitir á breidd.
  }
reason-touches-neither = Hún myndi hvorki snerta kastalann þinn né { $first ->
    [wheat] nokkurn akur
    [forest] nokkurn skóg
    [lake] nokkurt vatn
    [grass] nokkurt engi
    [swamp] nokkra mýri
   *[mine] nokkra námu
  } eða { $second ->
    [wheat] akur
    [forest] skóg
    [lake] vatn
    [grass] engi
    [swamp] mýri
   *[mine] námu
  }.
reason-touches-no = Hún myndi hvorki snerta kastalann þinn né { $terrain ->
    [wheat] nokkurn akur
    [forest] nokkurn skóg
    [lake] nokkurt vatn
    [grass] nokkurt engi
    [swamp] nokkra mýri
   *[mine] nokkra námu
  }.
reason-bad-key = Þessi tengill á sæti virkar ekki. Kannski er búið að nota hann.
reason-bad-move = Netþjónninn skildi ekki þessa aðgerð.
reason-bad-parcel = Ekki er hægt að flytja þennan leik: aðgerðirnar í honum fylgja ekki reglum hans.
reason-bad-record = Ekki er hægt að lesa línu { $line } í leiksögunni. { $reason }
reason-bad-seed = Þetta fræ er of stórt.
reason-daily-clock = Klukka netþjónsins er röng og því er enginn leikur dagsins í boði núna.
reason-daily-final = Þetta er leikur dagsins: það sem hefur verið ákveðið stendur.
reason-daily-hidden = Hér er einhver að spila leik dagsins. Hann má skoða þegar dagurinn er liðinn.
reason-daily-tried = Leik dagsins er aðeins hægt að spila einu sinni.
reason-daily-unfinished = Þetta er leikur dagsins: leiksagan verður til reiðu þegar honum er lokið.
reason-disk-full = Netþjónninn hefur ekki pláss fyrir nýja leiki. Leikir sem eru hafnir halda áfram.
reason-known-deals = Gjöfin í þessum leik er þekkt úr fyrri leik og því getur enginn nýr bæst við.
reason-luggage-own = Þessi tengill er fyrir annan vafra: allt sem hann færir er þegar í þessum.
reason-luggage-used = Annar vafri hefur þegar notað þennan tengil.
reason-no-hints = Ráð fást aðeins í leikjum gegn tölvunni, og ekki í leik dagsins.
reason-no-level = Engin tölva er af þessum styrkleika.
reason-no-luggage = Þessi tengill virkar ekki lengur: hann er meira en klukkustundar gamall, var afturkallaður eða ekki afritaður í heild.
reason-no-next-game = Næsti leikur í þessu Ættarveldi getur ekki hafist strax.
reason-no-puzzle = Þessi þraut er ekki til hér.
reason-no-reviews = Þessi netþjónn fer ekki yfir leiki.
reason-no-such-day = Enginn leikur var þann dag, eða hann er ekki liðinn enn.
reason-no-such-ply = Leikurinn er ekki kominn svo langt.
reason-nobody-asked = Enginn bíður lengur eftir svari frá þér.
reason-not-over = Leiknum er ekki lokið.
reason-not-your-seat = Þetta er ekki sætið þitt.
reason-not-your-turn = Þú átt ekki leik.
reason-not-yours = Þetta máttu ekki gera hér.
reason-nothing-to-redo = Það er ekkert til að endurtaka.
reason-nothing-to-undo = Það er ekkert til að taka til baka.
reason-one-seat = Þú ert þegar með sæti við þetta borð, og hér fær hvert tæki aðeins eitt.
reason-present = Þessi leikmaður er við borðið og því getur enginn leyst hann af.
reason-same-colour = Tveir leikmenn geta ekki haft sama lit.
reason-seat-taken = Einhver varð fyrri til: sætið er frátekið.
reason-seats-open = Enn eru sæti laus. Bíddu eftir vinum eða láttu tölvur fá þau.
reason-seed-with-friends = Með vinum er ekki hægt að velja fræ, því þá vissi einhver hvað verður gefið.
reason-settled = Það er of seint að taka þetta til baka án þess að spyrja.
reason-shown = Leiknum er lokið og leyndarmálið komið í ljós, svo ekki er hægt að halda áfram.
reason-stale = Borðið hefur breyst í millitíðinni. Reyndu aftur.
reason-starting = Ekki eru allir tilbúnir. Þú getur byrjað eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  }.
reason-too-many-games = Þú ert með of marga leiki. Eyddu einhverjum þeirra fyrst.
reason-unknown-table = Þetta borð er ekki til. Kannski var því eytt.
reason-wait = Of snemmt: tölva getur leyst af eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  }.
reason-bad-kingdom = Ekki er hægt að lesa ríki { $line }. { $reason }
reason-domino-twice = Flís { $domino } liggur á fleiri en einum stað.
reason-kingdom-apart = { $count ->
    [one] { $count } reitur tengist ekki kastalanum.
   *[other] { $count } reitir tengjast ekki kastalanum.
  }
reason-kingdom-half = Fjöldi reita er oddatala: hálfa flís vantar.
reason-kingdom-no-dominoes = Engar flísar í kassanum mynda þessa reiti. Athugaðu landslag og kórónur.
reason-kingdom-no-order = Þessa reiti er ekki hægt að leggja flís fyrir flís: ein flísin hefði ekki tengst neinu.
reason-kingdom-too-large = { $count ->
    [one] Þetta er { $count } reitur, en leikmaður fær aðeins { $most ->
        [one] { $most } flís
       *[other] { $most } flísar
      }.
   *[other] Þetta eru { $count } reitir, en leikmaður fær aðeins { $most ->
        [one] { $most } flís
       *[other] { $most } flísar
      }.
  }
reason-kingdoms-no-dominoes = Hvert ríki um sig getur staðist, en flísar í einum kassa duga ekki í þau öll.
reason-square-too-often = { $count ->
    [one] { $count } reitur er
   *[other] { $count } reitir eru
  } { $terrain ->
    [wheat] akur
    [forest] skógur
    [lake] vatn
    [grass] engi
    [swamp] mýri
   *[mine] náma
  } { $crowns ->
    [0] án kórónu
    [one] með { $crowns } kórónu
   *[other] með { $crowns } kórónum
  }, en í kassanum { $most ->
    [0] er enginn slíkur
    [one] er aðeins { $most }
   *[other] eru aðeins { $most }
  }.
reason-bad-request = Netþjónninn skildi ekki þessa beiðni.
reason-failed = Eitthvað fór úrskeiðis á netþjóninum. Reyndu aftur.
reason-foreign-origin = Netþjónninn hafnaði beiðninni, því að hún kom af öðrum vef.
reason-not-fair = Netþjónninn hefur breytt því sem hann skuldbatt sig til. Ekki treysta gjöfinni.
reason-offline = Ekki næst samband við netþjóninn. Er hann í gangi og ertu á netinu?
reason-too-large = Þetta er of stórt fyrir netþjóninn.
reason-too-many = Þetta var of mikið í einu. Bíddu andartak og reyndu aftur.
reason-too-slow = Þetta var of lengi á leiðinni. Reyndu aftur.
reason-unavailable = Netþjónninn getur ekkert vistað í augnablikinu. Ekkert hefur tapast; reyndu aftur eftir smástund.
reason-moved = Leikurinn hefur verið fluttur á annað borð.
reason-needs-server = Til þess þarf netþjón og ekki næst í hann núna.
reason-no-storage = Vafrinn leyfir síðunni ekki að geyma leiki.
reason-unreadable-game = Ekki er hægt að lesa þennan leik.

## Counted

points-counted = { $points } stig

## Leikur dagsins

day-date = { $day }. { $month ->
    [jan] janúar
    [feb] febrúar
    [mar] mars
    [apr] apríl
    [may] maí
    [jun] júní
    [jul] júlí
    [aug] ágúst
    [sep] september
    [oct] október
    [nov] nóvember
   *[dec] desember
  }
daily-streak = { $n ->
    [one] { $n } dagur í röð
   *[other] { $n } dagar í röð
  }
daily-place = { $place }. sæti
daily-result = { daily-place }, { points-counted }

## Who won, in the terminal and in pictures

verdict-solo = { $name } hefur byggt ríki sem gefur { points-counted }.
verdict-score = { $name } vinnur, { $scores }.
verdict-to = { $first } gegn { $second }
verdict-territory = { $level ->
    [crowns] { $names } hafa { points-counted } á mann og jafnmargar kórónur; { $name } vinnur á stærstu landareigninni, { $values }.
    [squares] { $names } hafa { points-counted } á mann og jafnstór ríki; { $name } vinnur á stærstu landareigninni, { $values }.
    [crowns-squares] { $names } hafa { points-counted } á mann, jafnmargar kórónur og jafnstór ríki; { $name } vinnur á stærstu landareigninni, { $values }.
   *[points] { $names } hafa { points-counted } á mann; { $name } vinnur á stærstu landareigninni, { $values }.
  }
verdict-crowns = { $level ->
    [territory] { $names } hafa { points-counted } á mann og jafnstórar landareignir; { $name } vinnur á fjölda kóróna, { $values }.
    [squares] { $names } hafa { points-counted } á mann og jafnstór ríki; { $name } vinnur á fjölda kóróna, { $values }.
    [territory-squares] { $names } hafa { points-counted } á mann, jafnstórar landareignir og jafnstór ríki; { $name } vinnur á fjölda kóróna, { $values }.
   *[points] { $names } hafa { points-counted } á mann; { $name } vinnur á fjölda kóróna, { $values }.
  }
verdict-squares = { $level ->
    [territory] { $names } hafa { points-counted } á mann og jafnstórar landareignir; { $name } vinnur á stærsta ríkinu, { $values }.
    [crowns] { $names } hafa { points-counted } á mann og jafnmargar kórónur; { $name } vinnur á stærsta ríkinu, { $values }.
    [territory-crowns] { $names } hafa { points-counted } á mann, jafnstórar landareignir og jafnmargar kórónur; { $name } vinnur á stærsta ríkinu, { $values }.
   *[points] { $names } hafa { points-counted } á mann; { $name } vinnur á stærsta ríkinu, { $values }.
  }
verdict-shared = { $level ->
    [territory] { $names } deila sigrinum: jafnt í stigum og stærstu landareign.
    [crowns] { $names } deila sigrinum: jafnt í stigum og kórónum.
    [squares] { $names } deila sigrinum: jafnt í stigum og reitum.
    [territory-crowns] { $names } deila sigrinum: jafnt í stigum, stærstu landareign og kórónum.
    [territory-squares] { $names } deila sigrinum: jafnt í stigum, stærstu landareign og reitum.
    [crowns-squares] { $names } deila sigrinum: jafnt í stigum, kórónum og reitum.
    [territory-crowns-squares] { $names } deila sigrinum: jafnt í stigum, stærstu landareign, kórónum og reitum.
   *[points] { $names } deila sigrinum: jafnt í stigum.
  }
