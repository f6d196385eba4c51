### Icelandic. The command line: help, what commands print for people, and what is wrong with what was given.
### Same in English: metavar-hex, metavar-elo

## What each command does. The first paragraph also stands in the list of commands.

help-kingdomino = Kingdomino: til að spila, herma og skoða. Án skipunar opnast spilið í vafra.
help-play = Spila Kingdomino í vafra eða skipanalínu.
help-serve = Halda spilinu úti fyrir vafra án þess að opna neinn.
help-backup = Afrita alla leiki gagnamöppu í eina skrá, jafnvel meðan netþjónn er í gangi.
help-restore = Setja öryggisafrit í stað allra leikja gagnamöppu; það sem var þar geymist við hliðina. Enginn netþjónn má vera í gangi.
help-site =
    Skrifa síðuna sem möppu sem hvaða vefþjónn sem er getur birt, líka undir slóð.

    Þá er allt spilað í vafranum: ein eða einn, við einn skjá, gegn tölvum. Aðeins vinir á öðrum tækjum þurfa netþjón. Mappan er ný, tóm eða geymir eldri síðu sem er þá uppfærð.
help-show = Teikna síðustu stöðu leiksögu, eða stöðu, í skipanalínu eða sem SVG.
help-score =
    Telja stig ríkja úr alvöruspili og segja hver vann.

    Ríki er skrifað línu fyrir línu ofan frá, eins og í 'ffC/.ww/.ws1': w er akur, f skógur, l vatn, g engi, s mýri, m náma, hver stafur með kórónum sínum; C er kastalinn og punktur þar sem ekkert er. Ef engin ríki eru gefin er lesið af staðalinntaki.

    Í Ættarveldi eru gefin ríki úr allt að þremur leikjum með + á milli og stigin lögð saman.
help-check = Spila leiksögur og benda á fyrsta ranga táknið í hverri gallaðri; skilakóðinn er 1 ef einhver er gölluð.
help-analyse = Sýna hvers virði hver aðgerð í stöðu er og hvað gæti fylgt.
help-review =
    Segja hversu góð hver ákvörðun í leik var og hvern þátt heppnin átti.

    Skrá með mörgum leiksögum fær eina línu fyrir hverja; --game velur eina þeirra.
help-simulate = Spila marga leiki milli tölva og skrifa leiksögurnar.
help-puzzles = Leita að þrautum: ákvörðunum tölva þar sem ein er greinilega best.
help-ratings = Skrifa þrautirnar með þeim styrk sem fólk hefur gefið þeim á netþjóni.
help-match =
    Bera tölvu A saman við B á pöruðum gjöfum.

    Við borð með þremur eða fjórum situr A í einu sæti og B í öllum hinum. Hver gjöf er spiluð einu sinni fyrir hvert sæti A. Rofinn samanburður heldur áfram þegar sama skipun er gefin aftur.
help-tournament =
    Láta tölvur mætast í öllum samsetningum á pöruðum gjöfum.

    Þar sem þær eru færri en sætin eru þær allar við hvert borð, sumar oftar en einu sinni. Rofið mót heldur áfram þegar sama skipun er gefin aftur.
help-bench = Mæla hve marga heila leiki á sekúndu einn kjarni þessarar vélar spilar.
help-loadtest = Mæla hve mörgum virkum borðum netþjónn ræður við á þessari vél, innan hennar sjálfrar.

## What each option means

option-lang = Tungumálið; tungumál kerfisins ef þessu er sleppt.
option-version = Sýna útgáfunúmerið og hætta.
option-edition = Reglubókin sem spilað er eftir.
option-rules = Viðbótarreglur: harmony, middle-kingdom, mighty-duel, dynasty; eða svið=gildi. Kommur á milli.
option-players = Hve margir spila.
option-seed = Sama fræ gefur sömu leiki.
option-terminal = Spila í skipanalínu; valkostirnir hér að neðan eru fyrir hana.
option-seats = Nafn eða tölva í hvert sæti: Ada,{ $agents }
option-load = Halda áfram með vistaðan leik.
option-host = Vistfangið sem hlustað er á; 0.0.0.0 fyrir öll.
option-port = Gáttin; 0 fyrir hvaða lausa gátt sem er.
option-data = Mappan fyrir leiki og stillingar.
option-database = PostgreSQL-gagnagrunnur í staðinn: postgresql://user:password@host/name
option-expire-days = Eyða ókláruðum borðum sem enginn hefur snert svo marga daga, og eftir dag þeim sem enginn spilaði við; 0: aldrei.
option-keep-days = Eyða loknum leikjum svo mörgum dögum eftir síðustu aðgerð; 0: aldrei.
option-connections-per-address = Hve margar síður eitt vistfang má hafa opnar í einu.
option-heartbeat = Sekúndur af þögn áður en síðu er sagt að tengingin sé á lífi.
option-review = Fara yfir lokna leiki fyrir þá sem líta um öxl, í eigin ferli sem víkur fyrir öllu öðru.
option-trusted-proxy = Vefsel sem treyst er fyrir X-Forwarded-hausum: vistföng eða net, aðskilin með kommum.
option-site-lang = Tungumál titilsins þar til síðan talar mál gestsins.
option-game = Hvaða leiksaga í skránni, talið frá 1.
option-ply = Staðan eftir svo margar aðgerðir, að gjöfum meðtöldum.
option-svg = Skrifa mynd í staðinn.
option-agent = Tölvan sem er spurð.
option-think = Hve lengi hún má hugsa.
option-fair = Athuga líka hvort gjöfin leiddi af því sem netþjónninn skuldbatt sig til.
option-commitment = Með --fair: skuldbindingin sem þú sást fyrir leikinn.
option-mine = Með --fair: slembitölurnar sem vafrinn þinn lagði til.
option-playouts = Hversu oft kostir ákvörðunar eru leiknir áfram: fleiri skipti taka lengri tíma og eru öruggari.
option-annotate = Skrifa leiksögurnar með athugasemdum; - fyrir staðalúttak.
option-agents = Ein tölva í öll sæti, eða ein í hvert.
option-games = Hve margir leikir.
option-out = Skráin fyrir leiksögurnar; staðalúttak ef þessu er sleppt.
option-workers = Ferli, eitt á kjarna ef þessu er sleppt; 0 fyrir þetta eina.
option-games-puzzles = Í hve mörgum leikjum er leitað.
option-theme-puzzles = Aðeins þrautir um þetta þema, úr leikjum þar sem þær eru líklegar.
option-out-puzzles = Þrautaskráin; haldið er áfram með skrá sem var hálfkláruð.
option-out-ratings = Skráin sem er skrifuð; þrautirnar eru þær sem fylgja kingdomino.
option-tries = Hve oft þarf að hafa reynt við þraut til að styrkur hennar teljist.
option-games-match = Hve margir leikir, námundað upp í heilar gjafir.
option-games-tournament = Fyrir hvert val á leikmönnum við borð; námundað upp í heilar gjafir.
option-sprt = Hætta um leið og ljóst er (5% áhætta) hvort af tveimur Elo-forskotum A hefur, til dæmis 0 eða 10: --sprt 0,10.
option-workers-contest = Ferli, eitt á kjarna ef þessu er sleppt; 1 fyrir tölvur sem hugsa á mörgum þráðum.
option-ray = Spila á Ray-klasa; „local“ ræsir einn á þessari vél.
option-journal = Hvar leikir geymast um leið og þeim lýkur, svo að rofin keyrsla geti haldið áfram; skrá í gagnamöppunni ef þessu er sleppt.
option-fresh = Byrja upp á nýtt, hvað sem er í dagbókinni.
option-result-json = Skrifa niðurstöðuna og hvern leik sem JSON.
option-csv = Skrifa línu fyrir hvert sæti í hverjum leik.
option-records = Skrifa leiksögur allra leikja.
option-json = Prenta JSON.
option-kingdoms = Lesa ríkin úr skrá, eitt í hverri línu; - fyrir staðalinntak.
option-names = Leikmennirnir, með kommum á milli.
option-discarded = Hve mörgum flísum hver leikmaður henti, til að athuga ríkin.
option-seconds = Hve lengi fyrir hverja línu.
option-signature = Prenta eina tölu, sem breytist aðeins þegar tölvurnar spila öðruvísi.
option-tables = Hve mörg borð.
option-every = Sekúndur milli aðgerða.
option-load-database = PostgreSQL-gagnagrunnur, sem er líka mældur með tveimur ferlum.

## What stands for a value in help, in capitals: '--port NUMBER'

metavar-options = [VALKOSTIR]
metavar-command = [SKIPUN] [FÆRIBREYTUR]...
metavar-file = SKRÁ
metavar-files = SKRÁ...
metavar-one-file = [SKRÁ]
metavar-folder = MAPPA
metavar-number = TALA
metavar-numbers = TÖLUR
metavar-names = NÖFN
metavar-kingdoms = [RÍKI]...
metavar-rules = REGLUR
metavar-address = VISTFANG
metavar-addresses = VISTFÖNG
metavar-player = TÖLVA
metavar-hex = HEX
metavar-elo = ELO0,ELO1

## What the program that reads the command line says itself. { $name }, { $value } and the like are quoted by the program.

click-usage = Notkun:
click-options = Valkostir
click-commands = Skipanir
click-help = Sýna þessi skilaboð og hætta.
click-required = nauðsynlegt
click-default = sjálfgefið: { $default }
click-env-var = umhverfisbreyta: { $var }
click-error = Villa: { $message }
click-try-help = Prófaðu „{ $command } { $option }“ til að fá hjálp.
click-no-option = Valkosturinn { $name } er ekki til.
click-no-command = Skipunin { $name } er ekki til.
click-did-you-mean = { $n ->
    [1] Áttirðu við { $possibility }?
    [one] Áttirðu við eitthvað af þessu: { $possibilities }?
   *[other] Áttirðu við eitthvað af þessu: { $possibilities }?
  }
click-missing-argument = Færibreytu vantar
click-missing-option = Valkost vantar
click-missing-parameter = Stika vantar
click-invalid-for = Ógilt gildi fyrir { $param_hint }: { $message }
click-invalid = Ógilt gildi: { $message }
click-extra-arguments = { $n ->
    [1] Óvæntri færibreytu er ofaukið ({ $args })
    [one] Óvæntum færibreytum er ofaukið ({ $args })
   *[other] Óvæntum færibreytum er ofaukið ({ $args })
  }
click-no-value = Valkosturinn { $name } tekur ekkert gildi.
click-needs-value = { $n ->
    [1] Valkosturinn { $name } þarf gildi.
    [one] Valkosturinn { $name } þarf gildi, { $nargs } talsins.
   *[other] Valkosturinn { $name } þarf gildi, { $nargs } talsins.
  }
click-not-one-of = { $n ->
    [1] { $value } er ekki { $choice }.
    [one] { $value } er ekkert af þessu: { $choices }.
   *[other] { $value } er ekkert af þessu: { $choices }.
  }
click-not-in-range = { $value } er ekki á bilinu { $range }.
click-not-a-number = { $value } er ekki gild tala.

## What commands say to people

commands-standard-input = staðalinntak
commands-standard-output = staðalúttak
commands-needs-packages = Til þessa þarf fleiri pakka: pip install 'kingdomino[{ $extra }]'
commands-no-memory = Ekki er nægt minni til þessa.
commands-not-finite = { $value } er ekki endanleg tala.
commands-not-a-network = { $value } er hvorki vistfang eins og 10.0.0.5 né net eins og 10.0.0.0/24.
commands-terminal-only = Þessir valkostir eru fyrir skipanalínuna: bættu við --terminal, eða veldu í vafranum.
commands-loaded-game = Vistaður leikur hefur sína eigin útgáfu, leikmenn og reglur: slepptu þessum valkostum.
commands-browser-needs = Til að spila í vafra þarf fleiri pakka: pip install 'kingdomino[play]'
commands-browser-or-terminal = Til að spila í vafra þarf fleiri pakka: pip install 'kingdomino[play]'; `kingdomino play --terminal` þarf enga þeirra.
commands-terminal-instead = Spila í skipanalínunni í staðinn?
commands-yes-no = { $question } [J/n]
commands-restored = { $file } er endurheimt í { $database }.
commands-restored-kept = { $file } er endurheimt í { $database }; það sem var þar fyrir er geymt í { $kept }.
commands-site = { $n ->
    [one] { $folder } geymir nú spilið: { $n } skrá, { $size } MB.
   *[other] { $folder } geymir nú spilið: { $n } skrár, { $size } MB.
  }
commands-site-renewed = { $n ->
    [one] { $folder } er nú uppfærð: { $n } skrá, { $size } MB.
   *[other] { $folder } er nú uppfærð: { $n } skrár, { $size } MB.
  }
commands-site-look = Til að skoða það: { $command }
commands-serving = Kingdomino er á { $url } (Ctrl+C lýkur því; ekkert tapast).
commands-serving-no-engine = Síðan hefur engar þrautir, engin ráð og enga leiki án nets: þessi uppsetning var byggð án spilavélarinnar fyrir vafra. Pakkarnir á PyPI hafa hana; úr frumkóðanum: settu upp emscripten (apt-get install emscripten) og byggðu aftur.
commands-no-browser = Ekki tókst að opna vafra: opnaðu þessa slóð í vafra að eigin vali.
commands-already-open = Kingdomino er þegar opið á { $url }
commands-neither = Í skránni er hvorki leiksaga né staða.
commands-for-records = { $option } er fyrir leiksögur, en þetta er staða.
commands-one-line = Staða er ein lína, en meira er í skránni.
commands-no-record = { $n ->
    [one] Leiksaga { $number } er ekki til: í skránni er { $n } leiksaga.
   *[other] Leiksaga { $number } er ekki til: í skránni eru { $n } leiksögur.
  }
commands-no-ply = { $n ->
    [one] Staða { $ply } er ekki til: í leiksögunni er { $n } aðgerð.
   *[other] Staða { $ply } er ekki til: í leiksögunni eru { $n } aðgerðir.
  }
commands-input-closed = Staðalinntakið er lokað.
commands-dealers-turn = Hér er verið að gefa: veldu annað --ply.
commands-for-fair = --commitment og --mine eru fyrir --fair.
commands-analysis = { $phase ->
    [claim] { $seat } á að velja
   *[place] { $seat } á að leggja
  }
commands-column-move = aðgerð
commands-column-wins = sigrar
commands-column-score = stig
commands-column-margin = munur
commands-column-visits = komur
commands-column-then = síðan
commands-checked = { $records ->
    [one] { $records } leiksaga, gallaðar: { $bad }
   *[other] { $records } leiksögur, gallaðar: { $bad }
  }
# What `review` says. $grade: 'Mistake'; $lost: '9%' or '3 points'; $move and $best: moves such as f7e7.
commands-decision = { $move }: { $grade }, { $lost } tapað. Betra: { $best }.
commands-moment = Eftir { $ply ->
    [one] { $ply } aðgerð
   *[other] { $ply } aðgerðir
  }, { $name }:
commands-no-moment = Engin ákvörðun var dýrkeypt.
# One line for each of many games; $players: 'Ada 91% and Bob 80%'; $verdict: a sentence.
commands-reviewed = { $number }: { $players }. { $verdict }
commands-kingdoms-or-file = Gefðu upp ríkin eða skrá með þeim, ekki hvort tveggja.
commands-dynasty-games = Ættarveldi er allt að { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  } sömu leikmanna, með { $sign } milli ríkja þeirra.
commands-no-kingdom = Hér er ekkert ríki til að telja.
commands-too-many-kingdoms = Telja má í mesta lagi { $most } ríki.
commands-bad-kingdom = Ríki { $number }, „{ $token }“: { $why }
commands-as-many-names = { $n ->
    [1] { $n } ríki þarf eitt nafn, ekki { $given }.
    [one] { $n } ríki þarf jafnmörg nöfn, ekki { $given }.
   *[other] { $n } ríki þurfa jafnmörg nöfn, ekki { $given }.
  }
commands-discarded-each = Með --discarded þarf tölu fyrir hvert ríki, með kommum á milli.
commands-discarded = { $name }: af reitum ríkisins að dæma er fjöldi flísa sem var hent { $found }, ekki { $given }.
commands-doubt = { $name }: { $why }
commands-doubt-at = { $name }: { $why } ({ $squares })
commands-checking = athugað
commands-playing = spilað
commands-mining = leitað
commands-thinking = hugsað
commands-puzzles = { $n ->
    [one] { $n } þraut í { $file }.
   *[other] { $n } þrautir í { $file }.
  }
commands-ratings = { $n ->
    [one] { $n } þraut hefur annan styrk í { $file }.
   *[other] { $n } þrautir hafa annan styrk í { $file }.
  }
commands-reviewing = farið yfir
commands-continuing = { $games ->
    [one] Haldið áfram eftir { $games } leik í { $file }; --fresh byrjar upp á nýtt.
   *[other] Haldið áfram eftir { $games } leiki í { $file }; --fresh byrjar upp á nýtt.
  }
commands-stopped = { $total ->
    [one] Hætt eftir { $done } af { $total } leik.
   *[other] Hætt eftir { $done } af { $total } leikjum.
  }
commands-stopped-kept = { $total ->
    [one] Hætt eftir { $done } af { $total } leik, geymt í { $file }; sama skipun heldur áfram þaðan.
   *[other] Hætt eftir { $done } af { $total } leikjum, geymt í { $file }; sama skipun heldur áfram þaðan.
  }
commands-no-journal = Rofin keyrsla getur ekki haldið áfram síðar. { $why }
commands-two-numbers = --sprt tekur tvær tölur, til dæmis 0,10 (0 og 10), ekki „{ $text }“.
commands-rule-unknown = Reglan { $rule } er ekki til. Viðbótarreglur: { $extras }. Heimareglur, sem field=value: { $fields }.
commands-rule-value = { $field } getur ekki verið { $value }; veldu úr þessu: { $choices }.
commands-same-file = { $options } geta ekki bæði farið í { $file }.
commands-bench = { $case } { $rate } leikir/s   meðalstig { $score }
commands-bench-case = { $duel ->
    [yes] Einvígið mikla 7 × 7, { $policy }
   *[no] { $players ->
        [one] { $players } leikmaður 5 × 5, { $policy }
       *[other] { $players } leikmenn 5 × 5, { $policy }
      }
  }

## `match` and `tournament`: the result as a table. Headings of columns are short.

result-column-games = leikir
result-column-wins = sigrar
result-column-ties = jafnt
result-column-losses = töp
result-column-share = sigurhlutfall
result-column-score = stig
result-column-margin = munur
result-column-rating = styrkleiki
result-interval = { $low } til { $high }
result-title = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
  }, { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
  }: { $rules }, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }, fræ { $seed }
result-title-dynasties = { $games ->
    [one] { $games } Ættarveldi
   *[other] { $games } Ættarveldi
  }, { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
  }: { $rules }, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }, fræ { $seed }
result-note = ± er hálft 95% bil; gjafirnar eru óháðu einingarnar; styrkleiki með OpenSkill
result-elo = { $first } gegn { $second }: { $how ->
    [interval] Elo { $elo } (95%: { $low } til { $high })
    [at-least] Elo { $elo } (95%: meira en { $low })
    [at-most] Elo { $elo } (95%: minna en { $high })
    [open] Elo { $elo } (95%: hvað sem er)
    [only-at-least] Elo meira en { $low } (95%)
    [only-at-most] Elo minna en { $high } (95%)
   *[nothing] Elo hvað sem er (95%)
  }
result-sprt = SPRT fyrir Elo { $elo0 } gegn { $elo1 }: { $decided ->
    [yes] { $accepted } samþykkt
   *[no] óráðið
  } eftir { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
  } (lógaritmi sennileikahlutfalls { $llr }, mörk -{ $bound } og { $bound })

## `loadtest`. ms: milliseconds; p99: 99 of 100 are quicker.

load-processes = { $n } ferli
load-rush = eins hratt og hægt er
load-moves = { $what }: { $tables } borð, { $moves ->
    [one] { $moves } aðgerð
   *[other] { $moves } aðgerðir
  } á { $seconds } s
load-delay = til hins leikmannsins: miðgildi { $median } ms, p99 { $p99 } ms
load-memory = { $kilobytes } kB á borð, { $messages } skilaboð/s
load-processor = örgjörvi: { $ms } ms á aðgerð; biðlari { $share } af kjarna
load-echo = bergmálsþjónn: { $messages } skilaboð/s
load-echo-memory = { $kilobytes } kB á tengingu
load-echo-processor = örgjörvi: { $ms } ms á skilaboð; biðlari { $share } af kjarna
load-ratio = hlutfall skilaboða/s, eitt ferli: { $ratio }

## `check --fair`: what could be checked

checked-follows = Gjöfin leiðir af leyndarmálinu og framlögunum (aðferð { $method }).
checked-day = Gjöfin leiðir af leyndarmáli dagsins { $day } (aðferð 3).
checked-commitment-unseen = Ekki athugað: var þetta skuldbindingin fyrir leikinn? Gefðu upp þá sem þú sást með --commitment.
checked-commitment-seen = Skuldbindingin er sú sem sást fyrir leikinn.
checked-mine-unseen = Ekki athugað: er framlag þitt með? Gefðu það upp með --mine.
checked-mine-seen = Framlag þitt er með, fyrir sæti { $seat }.
checked-people = { $n ->
    [0] Enginn lagði neitt til.
    [1] Framlag kom frá { $seats }: gakktu úr skugga um að þar sé raunveruleg manneskja sem þú treystir.
    [one] Framlög komu frá { $seats }: gakktu úr skugga um að hvert þeirra sé frá raunverulegri manneskju sem þú treystir.
   *[other] Framlög komu frá { $seats }: gakktu úr skugga um að hvert þeirra sé frá raunverulegri manneskju sem þú treystir.
  }

## What the system says about a file: { $error } is its name for it, { $text } its own words, in English

wrong-file-system = { $file }: { system-words }
system-words = { $error ->
    [EACCES] Aðgangi hafnað.
    [EPERM] Þetta er ekki leyfilegt.
    [ENOENT] Skráin eða mappan er ekki til.
    [EISDIR] Þetta er mappa.
    [ENOTDIR] Þetta er ekki mappa.
    [EEXIST] Þessi skrá er þegar til.
    [ENOSPC] Ekkert pláss er eftir á disknum.
    [EROFS] Ekki er hægt að skrifa á þennan disk.
    [ENAMETOOLONG] Þetta heiti er of langt.
    [ELOOP] Þessi tengill vísar á sjálfan sig.
    [EBADF] Það er lokað.
    [EADDRINUSE] Þetta vistfang er í notkun.
    [EADDRNOTAVAIL] Þessi vél hefur ekki þetta vistfang.
   *[other] { $text }
  }

## What shows that deals were not fair, or makes them impossible to check

wrong-fair-method = Þessi aðferð við að gefa er óþekkt.
wrong-fair-header-missing = Hausinn { $header } vantar: í þessum leik var ekki gefið fyrir opnum tjöldum.
wrong-fair-commitment = Þetta er ekki skuldbindingin sem sást fyrir leikinn.
wrong-fair-not-mine = Framlag þitt er ekki með.
wrong-fair-table = Þetta er annað borð.
wrong-fair-contribution = „{ $text }“ er ekki framlag sætis.
wrong-fair-day = „{ $text }“ er ekki dagur.
wrong-fair-computer = Í sæti { $seat } er tölva, og þær leggja ekkert til.
wrong-fair-order = Framlögin koma í röð sætanna með einu bili á milli.
wrong-fair-digits = Framlag er 64 tölustafir í sextándakerfi.
wrong-fair-form = Hausinn { $header } er ekki ritaður eins og hann á að vera.
wrong-fair-secret = Þetta er ekki leyndarmálið sem skuldbindingin gilti um.
wrong-fair-deal = Rétt gjöf hefði verið { $move }.

## Computer players and their contests. $known: all names, separated by commas.

wrong-no-agent = Tölvan „{ $agent }“ er ekki til; veldu eina af þessum: { $known }.
wrong-agent-without-settings = { $agent } hefur engar stillingar.
wrong-agent-setting = { $agent } hefur ekki stillinguna „{ $setting }“; stillingarnar eru { $known }.
wrong-agent-value = „{ $value }“ er ekki gildi fyrir { $setting }.
wrong-agents-and-seats = Nefndu eina tölvu fyrir öll sætin eða eina fyrir hvert, ekki { $agents } fyrir { $seats }.
wrong-two-agents = Í samanburð þarf minnst tvær tölvur.
wrong-one-game = Spila þarf minnst einn leik.
wrong-sprt-bounds = Raðpróf tekur tvö Elo-forskot frá -1000 til 1000, það minna fyrst.
wrong-journal-in-use = Önnur keyrsla er að nota { $file }.
wrong-not-a-journal = { $file } er ekki dagbók mótshaldsins.
wrong-journal-of-another = { $file } tilheyrir öðru móti: { $field } er þar { $theirs }, ekki { $ours }.
wrong-puzzles-of-another = { $file } geymir annað en þrautir með fræinu { $seed }.
wrong-bad-puzzle = Þetta er ekki þraut: { $why }
wrong-ray-address = Ray-klasi hefur vistfang á borð við 10.0.0.1:6379, eða „auto“ eða „local“, ekki „{ $address }“.
wrong-ray-silent = Enginn Ray-klasi svarar á { $address }.
wrong-ray-failed = Ray-klasinn brást: { $text }
wrong-worker-killed = Vinnuferli var stöðvað utan frá.

## What keeps a server from running, a backup from being made or put back, and a site from being written. $text: what the system says, in English.

wrong-folder-in-use = { $known ->
    [yes] Annað kingdomino er að nota möppuna { $folder }: það er á { $address }
   *[no] Annað kingdomino er að nota möppuna { $folder }.
  }
wrong-folder-unwritable = Ekki er hægt að skrifa í möppuna { $folder }. { system-words }
wrong-not-an-address = { $host } er ekki vistfang til að hlusta á: { $text }
wrong-port-in-use = Annað forrit er að nota gátt { $port }; veldu aðra með --port.
wrong-port-unusable = Ekki er hægt að nota gátt { $port } á { $host }. { system-words }
wrong-database-address = Gagnagrunnur er gefinn upp sem postgresql://user:password@host/name
wrong-database-postgres = Gagnagrunnurinn verður að vera PostgreSQL; án --database er SQLite-skrá notuð.
wrong-database-driver = PostgreSQL þarf rekil: pip install 'kingdomino[postgres]'
wrong-database-unusable = Ekki er hægt að nota gagnagrunninn { $database }: { $text }
wrong-database-unreachable = Ekki næst samband við gagnagrunninn: { $text }
wrong-database-damaged = { $file } er skemmd: { $text }
wrong-database-newer = Nýrra kingdomino skrifaði gagnagrunninn; uppfærðu forritið.
wrong-database-orphans = Ekki er hægt að uppfæra gagnagrunninn: línur í { $table } tilheyra engum leik.
wrong-database-in-use = Við hlið { $file } er skráin { $log }: gagnagrunnurinn er í notkun eða netþjónn hans var drepinn; ræstu kingdomino einu sinni á honum og stöðvaðu það.
wrong-database-not-ours = { $file } er ekki Kingdomino-gagnagrunnur.
wrong-no-database = Gagnagrunnurinn { $file } er ekki til.
wrong-backup-exists = { $file } er þegar til.
wrong-backup-failed = Öryggisafritun mistókst: { $text }
wrong-file-unusable = { $file }: { system-words }
wrong-file-unwritable = Ekki er hægt að skrifa í { $file }. { system-words }
wrong-site-no-engine = Þessi uppsetning var byggð án spilavélarinnar fyrir vafra. Pakkarnir á PyPI hafa hana; úr frumkóðanum: settu upp emscripten (apt-get install emscripten) og byggðu aftur.
wrong-site-no-page = Þessi uppsetning hefur enga síðu: hún var byggð án hennar (KD_PAGE=OFF).
wrong-site-occupied = { $folder } er ekki tóm og geymir enga eldri síðu. Veldu aðra möppu.
