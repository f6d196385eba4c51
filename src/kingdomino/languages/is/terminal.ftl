### Icelandic. The game in the terminal, and the tables that `kingdomino show` and `print(game)` draw.

## What can be typed. Each message is a list of words separated by spaces, all of which mean the same. The English words work
## in every language; give your own as well. One word must not mean two things, also not one of the English words.

typed-undo = afturkalla
typed-redo = endurtaka
typed-hint = ráð vísbending
typed-score = stig
typed-record = saga leiksaga
typed-save = vista
typed-load = sækja
typed-rules = reglur
typed-language = tungumál mál
typed-help = hjálp
typed-quit = hætta
typed-new = nýr nýtt
typed-forget = gleyma
typed-yes = já j
typed-no = nei
typed-none = engar engin
typed-person = manneskja maður

## Before the game

terminal-welcome = `hjálp` hjálpar, `hætta` hættir, Enter samþykkir
terminal-goodbye = Sjáumst næst.
terminal-waiting = { $n ->
    [1] Ólokinn leikur bíður:
    [one] Óloknir leikir bíða:
   *[other] Óloknir leikir bíða:
  }
terminal-new-or-unfinished = { $n ->
    [1] Enter hefur leikinn sem þú baðst um, `1` heldur áfram með þann ólokna, `gleyma 1` eyðir honum.
    [one] Enter hefur leikinn sem þú baðst um, tala heldur áfram með ólokinn leik, `gleyma 1` eyðir þeim fyrsta.
   *[other] Enter hefur leikinn sem þú baðst um, tala heldur áfram með ólokinn leik, `gleyma 1` eyðir þeim fyrsta.
  }
terminal-unfinished-or-new = { $n ->
    [1] Enter heldur áfram með hann, `nýr` hefur annan leik, `gleyma 1` eyðir honum.
    [one] Enter heldur áfram með þann fyrsta, tala með annan; `nýr` hefur nýjan leik, `gleyma 1` eyðir þeim fyrsta.
   *[other] Enter heldur áfram með þann fyrsta, tala með annan; `nýr` hefur nýjan leik, `gleyma 1` eyðir þeim fyrsta.
  }
terminal-not-on-list = Þetta er ekki á listanum.
terminal-unreadable = Ekki er hægt að lesa ólokna leikinn í { $file }. { $why }
terminal-which-edition = Hvaða útgáfa?
terminal-no-clock = { $minutes ->
    [one] Hér er engin klukka: fylgist sjálf með { $minutes } mínútu á mann.
   *[other] Hér er engin klukka: fylgist sjálf með { $minutes } mínútum á mann.
  }
terminal-edition-for = { $n ->
    [one] Þessi útgáfa er fyrir { $n } leikmann.
   *[other] Þessi útgáfa er fyrir { $n } leikmenn.
  }
terminal-how-many = Hve margir leikmenn: { $numbers }?
terminal-not-so-many = Þessi útgáfa er fyrir { $numbers } leikmenn, ekki { $given }.
terminal-additional-rules = Viðbótarreglur? Hafðu bil á milli ef þær eru fleiri en ein.
terminal-harmony = { $needs ->
    [full-grid] 5 stig fyrir ríki sem fyllir alla reitina
   *[all-placed] 5 stig fyrir ríki þar sem engri flís var hent
  }
terminal-in-edition = hluti af þessari útgáfu
terminal-house-rules = Heimareglur? Sláðu þær inn eins og hér stendur.
terminal-value-now = núna { $now }
terminal-value-others = núna { $now }, annars { $others }
terminal-rule-kings = Hvernig dregið er um fyrstu röðina.
terminal-rule-grid = Hversu breitt og hátt ríki má verða.
terminal-rule-tie_breaks = Hvað ræður við jafntefli, í þessari röð.
terminal-rule-harmony_needs = Hvers Samhljómur krefst.
terminal-who-plays = Hver spilar? Nafn er manneskja; annars má velja tölvu.
terminal-default = Enter tekur { $default }, `hætta` hættir, `tungumál de` skiptir um tungumál.
terminal-seats = { $n ->
    [one] Það er { $n } sæti, ekki { $given }.
   *[other] Það eru { $n } sæti, ekki { $given }.
  }
terminal-name-long = { $n ->
    [one] Í nafni er í mesta lagi { $n } stafur.
   *[other] Í nafni eru í mesta lagi { $n } stafir.
  }
terminal-name-number = { $name } er hvorki nafn né númer tölvu.
terminal-name-taken = { $name } á þegar sæti.

## Labels of what is asked; the program adds '> ' or a default: 'edition [classic]> '. One or two words.

ask-new = nýr leikur
ask-continue = halda áfram
ask-edition = útgáfa
ask-players = leikmenn
ask-rules = reglur
ask-seat = sæti { $seat }
ask-again = aftur
ask-next = Enter hefur næsta leik
ask-yes-no = { $question } [j/N]

## Computer players for experiments, after the levels

terminal-agent-random = velur og leggur af handahófi
terminal-agent-greedy = leggur þannig að flest stig fáist strax, velur af handahófi
terminal-agent-full-greedy = hugsar í senn um hvar flísin lendir og hvaða flís kemur næst, gætir miðjunnar og forðast göt
terminal-agent-value = eina ákvörðun fram í tímann með lærðu stöðumati; milli tveggja leikmanna, til loka umferðar
terminal-agent-mc = flöt Monte Carlo-aðferð: allar aðgerðir jafnoft
terminal-agent-uct = Monte Carlo-trjáleit
terminal-agent-search = leitin sem meistarinn notar, með öllum stillingum

## The table. $line counts lines of dominoes, $game the games of a Dynasty.

terminal-progress = röð { $line } af { $lines }
terminal-progress-dynasty = leikur { $game } af { $games }, röð { $line } af { $lines }
terminal-title = { $rules }: { $what }
terminal-end = leikslok
terminal-end-of-game = lok leiks { $game } af { $games }
terminal-rules = Reglur þessa leiks
terminal-thinks = { $name } er að hugsa
terminal-claim = { $name }, veldu flís: sláðu inn númer hennar.
terminal-choose = { $name }, veldu flís: sláðu inn númer hennar.
terminal-claim-for = { $name }, þú dróst kóng sem { $owner } á: veldu flís fyrir hann og sláðu inn númer hennar.
terminal-no-choice = { $n ->
    [1] Flís { $dominoes } passar hvergi, en önnur gerir það: veldu flís sem passar.
    [one] Flísar { $dominoes } passa hvergi, en aðrar gera það: veldu flís sem passar.
   *[other] Flísar { $dominoes } passa hvergi, en aðrar gera það: veldu flís sem passar.
  }
terminal-none-fits = Engin þeirra passar: þeirri sem þú velur er hent.
terminal-discard = { $name }, flís { $domino } passar hvergi: Enter hendir henni.
terminal-place = { $name }, leggðu flís { $domino } ({ $lands }): sláðu inn tölu, eða reiti á borð við { $example }.
terminal-more-places = { $n ->
    [1] og { $n } staður enn sem gefur ekki meira: sláðu inn reiti hans
    [one] og { $n } staður enn sem gefur ekki meira: sláðu inn reiti þeirra
   *[other] og { $n } staðir enn sem gefa ekki meira: sláðu inn reiti þeirra
  }
terminal-again = Annan leik? Enter spilar aftur við þetta borð, `nýr` breytir því.
terminal-again-how = Ýttu á Enter, eða sláðu inn `nýr` eða `hætta`.
terminal-press-enter = Ýttu á Enter.
terminal-game = leikur { $n }
terminal-total = alls
terminal-dynasty = { $games ->
    [one] Ættarveldi: { $played } af { $games } leik lokið
   *[other] Ættarveldi: { $played } af { $games } leikjum lokið
  }
terminal-dynasty-verdict = Ættarveldið: { $verdict }

## What happened, one line each

terminal-holder = { $name } heldur á kóngunum.
terminal-king-drawn = { $name } dregur kóng sem { $owner } á.
terminal-king-own = { $name } dregur sinn eigin kóng.
terminal-king = Dreginn er kóngur sem { $name } á.
terminal-kings = Kóngarnir eru dregnir: { $names }.
terminal-deal = Ný röð er lögð: { $dominoes }.
terminal-claimed = { $name } velur { $domino } ({ $lands }).
terminal-chosen = { $name } velur { $domino } ({ $lands }).
terminal-claimed-for = { $name } velur { $domino } ({ $lands }); { $owner } á kónginn.
terminal-discarded = { $name } hendir { $domino }.
terminal-placed = { $name } leggur { $domino } á { $squares } ({ $points }).
terminal-taken-back = Tekið til baka: { $what }
terminal-played-again = Endurtekið.
terminal-ended = { $how ->
    [resigned] Leiknum lauk fyrir tímann: { $name } gafst upp.
    [late] Leiknum lauk fyrir tímann: { $name } féll á tíma.
   *[other] Leiknum lauk fyrir tímann: { $reason }
  }
terminal-hint-claim = Sterk tölva myndi velja { $move }.
terminal-hint-choose = Sterk tölva myndi velja { $move }.
terminal-hint-place = Sterk tölva myndi leggja hana á { $move }.
terminal-hint-discard = Sterk tölva myndi henda henni.

## What cannot be done

terminal-type-domino = Sláðu inn númer flísar, til dæmis { $example }.
terminal-type-place = Sláðu inn tölu af listanum, eða tvo reiti á borð við { $example }.
terminal-no-command = Skipunin „{ $word }“ er ekki til; `hjálp` telur skipanirnar upp.
terminal-no-number = Listinn nær frá 1 til { $n }; { $given } er ekki á honum.
terminal-nothing-follows = Ekkert má koma á eftir `{ $word }`.
terminal-nothing-to-undo = Það er ekkert til að taka til baka.
terminal-nothing-to-redo = Það er ekkert til að endurtaka.
terminal-person-instead = Manneskja spilar í stað tölvunnar ({ $name }). { $why }
terminal-no-language = Tungumálið { $code } er ekki til hér; þessi eru til: { $known }.

## Files, languages and leaving

terminal-language = Þetta er { $language }. `tungumál de` skiptir um tungumál: { $known }.
terminal-saved = Vistað í { $file }
terminal-not-saved = Ekkert var vistað.
terminal-load-needs = Skipuninni `sækja` þarf að fylgja heiti skrár.
terminal-replace = { $file } er til og er ekki leiksaga; á að skrifa yfir hana?
terminal-no-autosave = Ekki er hægt að vista leikinn sjálfkrafa, en hann heldur áfram. { $why }
terminal-will-continue = Leikurinn er vistaður; næst verður boðið að halda honum áfram.
terminal-lost-record = Ekki tókst að vista leikinn. Hér er leiksagan; `sækja` les hana úr skrá:

## `help`: what is typed is on the left, what it does is here. What is typed is put together by the program.

terminal-help-lands = w { terrain-wheat }, f { terrain-forest }, l { terrain-lake }, g { terrain-grass }, s { terrain-swamp }, m { terrain-mine }; á m2 eru tvær kórónur, C er kastali
terminal-help-number = velur flís 23
terminal-help-squares = leggur flísina: fyrri helminginn á f7, þann seinni á e7
terminal-help-listed = þegar lagt er: tekur númer 5 af listanum
terminal-help-discard = hendir flísinni, þar sem reglurnar leyfa það
terminal-help-undo = tekur síðustu ákvörðun manneskju til baka
terminal-help-redo = endurtekur það sem var tekið til baka
terminal-help-hint = segir hvað sterk tölva myndi gera
terminal-help-score = telur öll ríkin, landareign fyrir landareign
terminal-help-rules = telur upp reglur þessa leiks
terminal-help-record = skrifar leiksöguna á skjáinn
terminal-help-save = skrifar leikinn í skrá sem þú velur
terminal-help-load = setur vistaðan leik á borðið
terminal-help-language = skiptir um tungumál
terminal-help-quit = hættir; næst verður boðið að halda áfram
terminal-help-file = SKRÁ

## A table in words and characters: whose turn it is, the lines, what is to come

scene-holder = Dregið er um hver heldur á kóngunum.
scene-king = Dreginn er kóngur.
scene-line = Næsta röð er lögð.
scene-claims = { $name } velur flís { $dominoes }.
scene-chooses = { $name } velur flís { $dominoes }.
scene-claims-for = { $name } velur flís { $dominoes }; { $owner } á kónginn.
scene-discards = { $typed ->
    [yes] { $name } hefur engan stað fyrir flís { $domino } og hendir henni (--).
   *[no] { $name } hefur engan stað fyrir flís { $domino } og hendir henni.
  }
scene-places = { $typed ->
    [yes] { $name } leggur flís { $domino }, til dæmis { $example }.
   *[no] { $name } leggur flís { $domino }.
  }
scene-places-or-discards = { $typed ->
    [yes] { $name } leggur flís { $domino }, til dæmis { $example }, eða hendir henni (--).
   *[no] { $name } leggur flís { $domino } eða hendir henni.
  }
scene-to-place = að leggja
scene-to-claim = í boði
scene-to-choose = í boði
scene-then = Síðan { $names }.
scene-next = síðan
scene-no-more = Engar flísar eftir.
scene-to-come = { $dominoes ->
    [one] { $dominoes } flís eftir
   *[other] { $dominoes } flísar eftir
  } í { $lines ->
    [one] { $lines } röð
   *[other] { $lines } röðum
  }.
scene-to-come-of = { $dominoes ->
    [one] { $dominoes } flís eftir
   *[other] { $dominoes } flísar eftir
  } í { $lines ->
    [one] { $lines } röð
   *[other] { $lines } röðum
  }, af { $unseen ->
    [one] { $unseen } óséðri flís
   *[other] { $unseen } óséðum flísum
  }.
scene-no-crowns = engin kóróna
scene-possible = í boði
scene-lost = ekki í boði
scene-no-points = engin stig
scene-no-points-yet = engin stig enn
