### Icelandic. The page: every screen but the guide, the tutorial and the score helper.
### Same in English: app-name

## Around every screen

app-name = Kingdomino
app-unofficial = Óopinbert verkefni aðdáenda. Bruno Cathala er höfundur Kingdomino og Blue Orange gefur það út; allur réttur að spilinu er þeirra.
app-description = Leggðu lönd umhverfis kastalann þinn og safnaðu kórónum. Óopinbert verkefni aðdáenda.
app-skip = Beint í efnið
app-loading = Lagt á borð …
app-home = Heim
app-menu = Aðalvalmynd
app-retry = Reyna aftur
app-copied = Afritað.
app-copy-failed = Ekki tókst að afrita. Slóðin er í veffangastikunni.
app-broken = Ekki tókst að hlaða þessum hluta síðunnar. Er netþjónninn í gangi?

## The home page

home-title = Heilt ríki úr tólf flísum
home-lead = Leggðu lönd umhverfis kastalann þinn, safnaðu kórónum og sjáðu við nágrönnunum. Leikurinn tekur tíu mínútur.
home-play = Spila
home-play-note = Þú gegn einni tölvu, klassískar reglur
home-new = Nýr leikur …
home-continue = Halda áfram
home-your-turn = þú átt leik
home-all = Allir leikirnir mínir
home-games = Leikirnir mínir
home-help = Svona er spilað
home-friends = Með vinum á öðrum tækjum:
home-invite = Bjóða með tengli
home-lobby = Anddyri
home-score = Telja stig úr alvöruspili
record-title = Annállinn minn
home-waiting = beðið eftir leikmönnum
home-settings = Stillingar
home-learn = Læra spilið
home-puzzles = Þrautir
home-learn-offer = Er Kingdomino nýtt fyrir þér? Uglan spilar fyrsta leikinn með þér, skref fyrir skref. Það tekur fimm mínútur.
offer-yes = Já, takk
offer-no = Nei, takk
home-picture = Fullbyggt ríki á viðarborði: námur með átta kórónum, skógur, vatn og akrar umhverfis kastala; við hliðina eru flísar sem tveir kóngar hafa valið.

## Leikur dagsins: á forsíðunni, við borðið og í lista yfir leiki

daily-title = Leikur dagsins
daily-play = Spila leik dagsins
daily-others = Hvernig gekk hinum?
daily-of = Leikur dagsins { day-date }
home-daily-faces = Sömu flísar fyrir alla, þrír mótherjar, ein tilraun.
home-daily-solo = Sömu flísar fyrir alla. Þú byggir án mótherja og hefur eina tilraun.
home-daily-playing = Þú ert að spila. Það telst með ef þú klárar í dag.
home-daily-lost = Þú gafst upp á leik dagsins. Á morgun kemur nýr.
daily-stays = Leikur dagsins: það sem þú ákveður stendur

## The form of a new game

new-title = Nýr leikur
new-players = Leikmenn
new-seat = Leikmaður { $n }
new-kind = Leikmaður { $n }: hver spilar
new-person = Við þennan skjá
new-computer = Tölva
new-open = Vinur með tengli
new-open-about = Þú færð tengil til að senda. Vinurinn velur sér nafn og lit.
new-friends = Með vinum
new-public = Hver má vera með
new-public-no = Allir sem hafa tengilinn
new-public-yes = Hver sem er, úr anddyrinu
new-starts = Leikurinn hefst
new-starts-full = Þegar öll sæti eru skipuð
new-starts-host = Þegar ég segi til
new-clock = Klukka
new-clock-none = Engin
new-clock-move = Á hverja aðgerð
new-clock-game = Á allan leikinn
new-clock-time = Tími á hverja aðgerð
new-clock-minutes = Mínútur á leik
new-clock-unit = Tímaeining á hverja aðgerð
new-clock-increment = Aukasekúndur á hverja aðgerð
new-unit-seconds = sekúndur
new-unit-minutes = mínútur
new-unit-days = dagar
new-clock-bad = Umhugsunartími má stystur vera { $shortest } og lengstur { $longest }; viðbótin á hverja aðgerð má mest vera { $increment }.
new-late = Þegar tíminn rennur út
new-late-computer = Tölva tekur við
new-late-resign = Leikmaðurinn tapar leiknum
new-away = Ef einhver er fjarri má tölva leysa af
new-away-usual = eftir venjulega bið
new-away-after = bið: { $time }
new-several = Hvert tæki má taka fleiri en eitt sæti
new-invite = Búa til borð
new-lobby = Eða setjast við borð í anddyrinu
new-level = Leikmaður { $n }: styrkleiki
new-name = Leikmaður { $n }: nafn
new-colour = Leikmaður { $n }: litur
new-draw-name = Velja leikmanni { $n } nafn af handahófi
new-draw-all = Nöfn af handahófi
new-add = Bæta við leikmanni
new-remove = Fjarlægja leikmann { $n }
new-rules = Reglur
new-edition = Útgáfa
new-minutes = { $n ->
    [one] { $n } mínúta á mann ef spilað er með klukku.
   *[other] { $n } mínútur á mann ef spilað er með klukku.
  }
new-extra = Viðbótarreglur
new-more = Heimareglur
new-more-note = Hverri reglu má breyta fyrir sig. Það sem víkur frá útgáfunni er merkt.
new-changed = breytt
new-recommended = höfundurinn mælir með þessu
new-reset = Aftur í reglur útgáfunnar
new-deal = Gjöf
new-seed = Fræ
new-seed-note = Sama fræ gefur sömu flísar. Hafðu reitinn auðan til að fá nýja gjöf.
new-seed-bad = { $n ->
    [one] Í fræi er í mesta lagi { $n } tölustafur.
   *[other] Í fræi eru í mesta lagi { $n } tölustafir.
  }
new-seed-link = Afrita tengil á þessa gjöf
new-each = { $n ->
    [one] { $n } flís á hvern leikmann.
   *[other] { $n } flísar á hvern leikmann.
  }
new-each-solo = { $n ->
    [one] Þú spilar úr { $n } flís.
   *[other] Þú spilar úr { $n } flísum.
  }
new-dynasty-each = Alls þrír leikir.
new-start = Byrja
new-checking = Flett í reglubókinni …
new-solo-hint = { $n ->
    [1] Viltu spila án mótherja? Það leyfir þessi útgáfa: { $editions }.
    [one] Viltu spila án mótherja? Það leyfa þessar útgáfur: { $editions }.
   *[other] Viltu spila án mótherja? Það leyfa þessar útgáfur: { $editions }.
  }

## A new game at a glance

new-against = Við hverja spilar þú?
new-against-computers = Gegn tölvum
new-against-computers-about = Eins oft og þú vilt, á þínum hraða.
new-against-screen = Við einn skjá
new-against-screen-about = Þið réttið tækið á milli eða sitjið við það.
new-against-friends = Vinir með tengli
new-against-friends-about = Hver við sitt tæki.
new-strength = Hversu sterk?
new-count = Hve margir við borðið?
new-friend = vinur
new-by = { $edition ->
    [classic] Klassískar reglur
    [danish] Danskar reglur
    [romanian] Rúmenskar reglur
    [icelandic] Íslenskar reglur
    [english-app] Reglur enska appsins
    [german] Þýskar reglur
   *[tournament] Mótsreglur
  }, { $grid } × { $grid }
new-by-extras = { new-by }, einnig { $extras }
new-terms = { $clock }. { $open ->
    [lobby] Hver sem er getur verið með, úr anddyrinu.
   *[link] Allir sem hafa tengilinn geta verið með.
  }
new-deal-new = Ný gjöf
new-deal-seed = Gjöfin úr fræi { $seed }

## Getting to know each other

hello-ask = Góðan dag! Hvað megum við kalla þig?
hello-note = Þú getur alltaf breytt því í stillingunum.
home-hello = Gaman að sjá þig, { $name }!
sound-offer = Viltu spila með hljóði?

## Without the server

away-title = Ríkið sefur
away-text = Netþjónninn svarar ekki eða tækið er ekki nettengt. Ekkert glatast: um leið og hann vaknar heldur allt áfram af sjálfu sér.
no-server-title = Til þess þarf netþjón
no-server-text = Enginn netþjónn er að baki þessari síðu: það sem þú spilar hér er aðeins í þessum vafra. Fyrir vini á öðrum tækjum þarf borðið að vera þar sem allir ná til þess.
no-server-how = Hver sem er getur keyrt netþjón, til dæmis á tölvu með Python. Þessar skipanir ræsa hann:
no-server-instead = Án netþjóns getur þú spilað við tölvur, eða allt að fjögur saman við þennan skjá.

## Back to where one was

back-table = Aftur í leikinn
back-replay = Aftur í endursýninguna
back-new = Aftur í nýja leikinn
back-score = Aftur í stigin
back-turn = Aftur í leikinn: þú átt leik

## My games

games-turn = Þú átt leik
games-open = Í gangi
games-over = Lokið
games-none = Engir leikir enn. Allt borðið er þitt.
games-none-open = Engir leikir í gangi.
games-waiting = Beðið eftir hinum
games-gathering = Beðið eftir leikmönnum
games-won = { $names } vann
games-shared = { $names } deila sigrinum
games-solo-result = { $score } stig
games-stopped = Lauk fyrir tímann
games-changed = Síðast spilað { $when }
games-look = Skoða
games-export = Leiksaga
games-export-label = Vista leiksöguna ({ $names })
games-delete = Eyða
games-delete-label = Eyða leiknum ({ $names })
games-delete-ask = Eyða þessum leik fyrir fullt og allt?
games-delete-no = Geyma
games-deleted = Leiknum var eytt.
games-more = Sýna fleiri
games-more-shown = { $n ->
    [one] { $n } leikur í viðbót.
   *[other] { $n } leikir í viðbót.
  }
games-import = Opna leiksögu
games-import-note = Leiksaga er leikur skrifaður sem texti: hver valdi hvað og hvar það var lagt. Veldu skrá eða límdu textann hér.
games-import-file = Velja skrá …
games-import-text = Leiksaga
games-import-go = Opna
games-import-big = Þessi skrá er of stór til að vera leiksaga.

## Tables in this browser, and those that move

move-there = Flytja á netþjóninn
move-there-label = Flytja á netþjóninn: leikinn ({ $names })
move-there-note = Þá er hægt að fylgjast með honum þar og vinur getur tekið sæti með tengli.
move-here = Taka með
move-here-label = Taka með: leikinn ({ $names })
move-here-note = Þá er hann spilaður í þessum vafra, líka án nets.
move-later = Þessi leikur er aðeins í þessum vafra. Þegar næst í netþjóninn getur hann flust þangað og vinir geta verið með.
moved-there = Leikurinn er nú á netþjóninum.
moved-here = Leikurinn er nú í þessum vafra.
games-here = Í þessum vafra
offline-now = Ekki næst samband við netþjóninn. Nýir leikir eru spilaðir í þessum vafra; þú getur flutt þá á netþjóninn síðar.
offline-always = Hér er allt spilað í þessum vafra. Til að spila með vinum á öðrum tækjum þarf netþjón.
unreadable-title = Ekki er hægt að opna
unreadable-text = Þetta er geymt í þessum vafra en er ekki leikur sem síðan getur lesið. Þú getur vistað gögnin áður en þú eyðir þeim.
unreadable-keep = Vista gögnin

## Settings

settings-saved = Þessi vafri man hvað þú velur.
settings-look = Útlit
settings-theme = Litir
settings-theme-system = Eins og tækið
settings-theme-light = Ljósir
settings-theme-dark = Dökkir
settings-motion = Hreyfing
settings-motion-system = Eins og tækið
settings-motion-full = Kveikt
settings-motion-none = Slökkt
settings-sound = Hljóð
settings-sound-on = Spila hljóð
settings-volume = Hljóðstyrkur
settings-try = Prófa
settings-game = Leikur
settings-pace = Tölvan spilar
settings-pace-slow = Hægt
settings-pace-calm = Rólega
settings-pace-fast = Hratt
settings-pace-none = Tafarlaust
settings-voices = Tölvan leggur orð í belg stöku sinnum
settings-name-note = Birtist við sætið þitt frá og með næsta leik.
settings-notify = Láta vita þegar ég á leik
settings-notify-note = Vafrinn birtir tilkynningu þegar síðan er í bakgrunni.
settings-notify-blocked = Vafrinn lokar á tilkynningar frá þessari síðu. Því má breyta hjá veffangastikunni.
settings-notify-missing = Þessi vafri getur ekki birt tilkynningar.
settings-language = Tungumál
settings-language-system = Eins og vafrinn

## The lobby

lobby-lead = Opin borð með lausu sæti. Sestu og heilsaðu.
lobby-none = Enginn bíður eins og er. Búðu til borð og kannski sest einhver hjá þér.
lobby-new = Búa til opið borð
lobby-join = Setjast
lobby-join-label = Setjast við borðið ({ $names })
lobby-since = Búið til { $when }
lobby-refreshed = { $n } borð í anddyrinu.

## Waiting for players

wait-title = Borðið er tilbúið
wait-title-guest = Þér er boðið
wait-title-full = Allir eru mættir
wait-seats = Sæti
wait-you = Þú
wait-open = Laust sæti
wait-computer = Tölva, { $level ->
    [easy] létt
    [normal] miðlungs
    [hard] erfið
    [expert] snjöll
   *[master] meistari
  }
wait-online = hér
wait-away = fjarri
wait-fill = Styrkleiki tölvunnar í sæti { $n }
wait-fill-go = Setja
wait-fill-label = Setja tölvu í sæti { $n }
wait-reopen = Losa
wait-reopen-label = Losa sæti { $n } fyrir vin
wait-free = Losa sætið
wait-free-label = Losa sætið ({ $name })
wait-free-ask = Losa sætið þar sem { $name } situr? Þá getur einhver annar sest þar.
wait-leave = Fara
wait-another = Taka annað sæti
wait-several = Sæti á tæki
wait-several-yes = Eins mörg og hver vill
wait-invite = Bjóða vinum
wait-spectators = Áhorfendur
wait-invite-note = Sendu þennan tengil eða skannaðu kóðann með síma.
# Where an invitation would name only this machine. After the first one stands a command.
wait-closed = Þetta vistfang virkar aðeins á þessari vél; aðrar vélar ná ekki til netþjónsins. Til að hleypa öðrum á netinu þínu inn skaltu stöðva hann og ræsa hann með þessari skipun. Borðið bíður áfram.
wait-nearby = Tæki á sama neti finna þessa vél hér.
wait-address = Vistfang þessarar vélar
wait-invite-link = Tengill á þetta borð
wait-watch-link = Tengill fyrir áhorfendur
wait-qr = QR-kóði með tengli á þetta borð
wait-copy-label = Afrita: { $what }
wait-share = Deila …
wait-start = Hefja leikinn
wait-start-in = Hefja leikinn ({ $time })
wait-start-silent = Enn vantar slembitölur í gjöfina ({ $names }). Þegar tíminn er liðinn geturðu byrjað án þeirra.
wait-start-without = Enn vantar slembitölur í gjöfina ({ $names }). Þú getur byrjað án þeirra.
wait-start-open = Fyrst þarf að skipa öll laus sæti.
wait-start-full = Leikurinn hefst af sjálfu sér þegar öll sæti eru skipuð.
wait-start-host-nobody = Gestgjafinn setur leikinn af stað.
wait-start-come = { $n ->
    [1] Leikurinn hefst þegar { $names } er hér.
    [one] Leikurinn hefst þegar { $names } eru hér.
   *[other] Leikurinn hefst þegar { $names } eru hér.
  }
wait-join = Setjast
wait-join-note = Veldu nafn og lit og síðan laust sæti.
wait-name = Nafnið þitt
wait-colour = Liturinn þinn
colour-rose = Bleik rós
colour-sun = Gul sól
colour-leaf = Grænt lauf
colour-wave = Blá alda
colour-taken = { $colour ->
    [rose] { colour-rose }
    [sun] { colour-sun }
    [leaf] { colour-leaf }
   *[wave] { colour-wave }
  }, í notkun
wait-take = Setjast hér
wait-take-label = Setjast hér: sæti { $n }
wait-spectator = Þú horfir á. Leikurinn er ekki hafinn.
wait-clock-none = Engin klukka
wait-clock-move = { $time } á hverja aðgerð
wait-clock-game = { $time } á leik
wait-clock-increment = { $time } á leik og { $increment } að auki á hverja aðgerð

## Checking the deals

fair-over = Hvernig gjöfin er sannreynd
fair-line = Gjöfina má sannreyna eftir á.
fair-how = Fyrir leikinn innsiglar netþjónninn leyndarmál og birtir tætigildi þess. Vafri hvers leikmanns bætir við slembitölum frá sér. Saman ráða þau gjöfinni, svo að enginn getur valið hana.
fair-how-day = Öll gjöf dagsins leiðir af einu leyndarmáli. Tætigildi þess er birt daginn áður og leyndarmálið sjálft þegar dagurinn er liðinn, svo að enginn getur valið það eða breytt því.
fair-checking = Gjöfin er sannreynd …
fair-checked = Sannreynt: gjöfin var ákveðin áður en nokkur settist.
fair-follows = Sannreynt: öll gjöfin leiðir af leyndarmálinu og því sem leikmenn lögðu til.
fair-follows-day = Sannreynt: öll gjöfin leiðir af leyndarmáli dagsins.
fair-unchecked-commitment = Þessi vafri kom eftir að leikurinn hófst og veit því ekki hvort leyndarmálið var ákveðið fyrir fram.
fair-unchecked-day = Þessi vafri leit ekki við daginn áður og veit því ekki hvort leyndarmálið var ákveðið fyrir fram.
fair-unchecked-mine = Þessi vafri lagði ekkert til gjafarinnar og veit því ekki hvort framlög leikmanna fengu að standa óbreytt.
fair-older = Í þessum leik var gefið með eldri aðferð sem síðan getur ekki sannreynt.
fair-insecure = Þessi vafri getur ekki sannreynt gjöfina hér, því að síðan var ekki sótt með https. Skipunin hér að neðan getur það.
fair-failed = Ekki tókst að sækja leiksöguna og því er gjöfin ekki sannreynd.
fair-wrong = Ekki treysta þessari gjöf.
fair-wrong-record = Leiksagan lýsir því ekki rétt hvernig gefið var.
fair-wrong-table = Gjöfin sem leiksagan lýsir tilheyrir öðru borði.
fair-wrong-secret = Leyndarmálið er ekki það sem netþjónninn skuldbatt sig til að nota.
fair-wrong-commitment = Netþjónninn skuldbatt sig til að nota eitt leyndarmál þegar þú komst en gaf með öðru.
fair-wrong-people = Eitthvað var lagt til gjafarinnar fyrir sæti þar sem engin manneskja situr.
fair-wrong-mine = Framlagi þessa vafra til gjafarinnar var sleppt eða því skipt út.
fair-wrong-holder = Einhver annar hefði átt að halda á kóngunum.
fair-wrong-king = Kóngur { $n } hefði átt að vera annar.
fair-wrong-line = Röð { $n } hefði átt að vera önnur.
fair-wrong-seen = Leiksagan sýnir aðra gjöf en þá sem var á þessu borði.
fair-wrong-result = Leiksagan sýnir önnur úrslit en þetta borð.
fair-betrayed = Netþjónninn hefur breytt því sem hann skuldbatt sig til. Ekki treysta gjöfinni á þessu borði.
fair-commitment-kept = Tætigildið sem þessi vafri sá fyrst
fair-mine = Sent úr þessum vafra ({ $name })
fair-commitment = Tætigildi leyndarmálsins
fair-secret = Leyndarmál
fair-contribution = Framlag ({ $name })
fair-check = Til að endurtaka þetta án síðunnar skaltu vista leiksöguna og keyra:

## Replay

replay-title = Endursýning
replay-position = Staða { $ply } af { $plies }
replay-round = Umferð { $round } af { $rounds }
replay-start = Borðið er tilbúið.
replay-slider = Staða
replay-previous = Til baka
replay-next = Áfram
replay-round-back = Til baka um umferð
replay-round-on = Áfram um umferð
replay-speed = Hraði
replay-speed-half = Hægt
replay-speed-normal = Venjulegt
replay-speed-double = Hratt
replay-speed-quick = Hraðast
replay-play = Spila
replay-stop = Stöðva
replay-link = Afrita tengil á þessa stöðu
replay-table = Fara að borðinu
replay-moves = Það sem gerðist

## The end of a game

end-title = Lokatölur
end-skip = Sleppa
# Also a button that leads there: what every decision of a game was worth.
review-title = Yfirferð
end-hints = { $name } fékk { $n } ráð.
end-fallow = { $n } án kóróna
end-result = Úrslit
end-place = Sæti
end-player = Leikmaður
end-points = Stig
end-largest = Stærsta landareign
end-crowns = Kórónur
end-squares = Reitir
end-stopped = Leiknum lauk fyrir tímann.
end-won = { $of ->
    [dynasty] { $names } vann Ættarveldið!
   *[game] { $names } vann!
  }
end-shared = { $of ->
    [dynasty] { $names } deila sigrinum í Ættarveldinu.
   *[game] { $names } deila sigrinum.
  }
end-won-you = { $of ->
    [dynasty] Þú vannst Ættarveldið!
   *[game] Þú vannst!
  }
end-won-by = { $of ->
    [dynasty] { $points ->
        [one] Þú vannst Ættarveldið með { $points } stigs mun!
       *[other] Þú vannst Ættarveldið með { $points } stiga mun!
      }
   *[game] { $points ->
        [one] Þú vannst með { $points } stigs mun!
       *[other] Þú vannst með { $points } stiga mun!
      }
  }
end-shared-you = { $of ->
    [dynasty] Þú og { $names } deilið sigrinum í Ættarveldinu.
   *[game] Þú og { $names } deilið sigrinum.
  }
end-lost = { $of ->
    [dynasty] { $points ->
        [one] Þú lentir í { $place }. sæti í Ættarveldinu, { $points } stigi frá sigri ({ $names }).
       *[other] Þú lentir í { $place }. sæti í Ættarveldinu, { $points } stigum frá sigri ({ $names }).
      }
   *[game] { $points ->
        [one] Þú lentir í { $place }. sæti, { $points } stigi frá sigri ({ $names }).
       *[other] Þú lentir í { $place }. sæti, { $points } stigum frá sigri ({ $names }).
      }
  }
end-lost-level = { $of ->
    [dynasty] Þú lentir í { $place }. sæti í Ættarveldinu en { $names } í 1. sæti.
   *[game] Þú lentir í { $place }. sæti en { $names } í 1. sæti.
  }
end-best = Besta landareignin þín: { score-territory }.
end-you = þú
end-count = Talning: { $name }
end-by-score = Munurinn var { $n } stig.
end-by-territory = { $level ->
    [crowns] Jafnt í stigum og kórónum; stærsta landareignin réð úrslitum.
    [squares] Jafnt í stigum og reitum; stærsta landareignin réð úrslitum.
    [crowns-squares] Jafnt í stigum, kórónum og reitum; stærsta landareignin réð úrslitum.
   *[points] Jafnt í stigum; stærsta landareignin réð úrslitum.
  }
end-by-crowns = { $level ->
    [territory] Jafnt í stigum og stærstu landareign; kórónurnar réðu úrslitum.
    [squares] Jafnt í stigum og reitum; kórónurnar réðu úrslitum.
    [territory-squares] Jafnt í stigum, stærstu landareign og reitum; kórónurnar réðu úrslitum.
   *[points] Jafnt í stigum; kórónurnar réðu úrslitum.
  }
end-by-squares = { $level ->
    [territory] Jafnt í stigum og stærstu landareign; stærra ríkið réð úrslitum.
    [crowns] Jafnt í stigum og kórónum; stærra ríkið réð úrslitum.
    [territory-crowns] Jafnt í stigum, stærstu landareign og kórónum; stærra ríkið réð úrslitum.
   *[points] Jafnt í stigum; stærra ríkið réð úrslitum.
  }
end-by-shared = Jafnt í öllu sem telur.
end-solo = { $n } stig
end-solo-0 = Öll ríki hefjast á einum akri.
end-solo-1 = Lítið og friðsælt ríki. Kindurnar una sér vel.
end-solo-2 = Ágætt ríki sem brauðfæðir fólkið sitt.
end-solo-3 = Ferðalangar segja frá landi þínu á fjarlægum krám.
end-solo-4 = Um þetta ríki verður kveðið. Lengi lifi það!
end-bonus = { $bonus ->
    [harmony] Samhljómur +{ $points }
   *[middle_kingdom] Miðríkið +{ $points }
  }
end-bonus-missed = { $bonus ->
    [harmony] Samhljómur: náðist ekki
   *[middle_kingdom] Miðríkið: náðist ekki
  }
pad-title = Eftir landslagi
pad-land = Landslag
pad-bonus = Aukastig
pad-sum = Samtals
end-resigned = { $name } gafst upp.
end-out-of-time = { $name } féll á tíma.
end-resigned-you = Þú gafst upp.
end-out-of-time-you = Þú féllst á tíma.
end-again = Spila aftur
end-rematch = Næsti leikur er tilbúinn.
end-rematch-go = Fara í næsta leik
end-same-deal = Spila sömu gjöf aftur
end-next = Næsti leikur Ættarveldisins
end-dynasty = Ættarveldið eftir leik { $game } af { $games }
end-dynasty-over = Ættarveldi

## The final kingdoms as a picture

picture-title = Mynd til að deila
picture-copy = Afrita myndina
picture-download = Sækja { $format }
picture-failed = Ekki tókst að sækja myndina.

## Dominoes not yet seen

tracker-title = Óséðar flísar
tracker-count = { $n ->
    [one] { $n } óséð flís
   *[other] { $n } óséðar flísar
  }
tracker-none = Allar flísarnar hafa sést.
tracker-note = Sumar þeirra gætu orðið eftir í kassanum.
tracker-land = Landslag
tracker-crowns = { $n ->
    [one] { $n } kóróna
   *[other] { $n } kórónur
  }
tracker-no-crown = Engin kóróna
tracker-squares = Reitir eftir landslagi og kórónum

## The table

table-lost = Sambandið rofnaði. Reynt er að tengjast aftur …
table-delayed = Töf er á vistun. Leikurinn heldur áfram um leið og hún tekst.
table-hint-sent = Ákvörðunin þín er á leiðinni.
table-off = Þetta er utan borðsins.
table-domino = Flís { $domino }
table-domino-face = Flís { $domino }: { $first }, { $second }
table-domino-claimed = Flís { $domino }: { $first }, { $second }. { $name } valdi hana.
table-domino-played = Flís { $domino }: { $first }, { $second }. { $name } tók hana.
table-half = { $terrain ->
    [wheat] akur
    [forest] skógur
    [lake] vatn
    [grass] engi
    [swamp] mýri
   *[mine] náma
  }
table-half-crowns = { $crowns ->
    [one] { table-half } með { $crowns } kórónu
   *[other] { table-half } með { $crowns } kórónum
  }
table-kingdom-of = { $squares ->
    [one] Ríkið sem { $name } á: { $squares } reitur, { points-counted }
   *[other] Ríkið sem { $name } á: { $squares } reitir, { points-counted }
  }
table-enlarge = Stækka ríkið sem { $name } á
table-over = { $points ->
    [one] { $names } vinnur með { $points } stigi.
   *[other] { $names } vinnur með { $points } stigum.
  }
table-over-shared = { $names } deila sigrinum: { points-counted } á mann.
table-over-solo = Ríkið þitt gefur { points-counted }.
table-draws-kings = Verið er að draga kóngana.
table-you-drew = { $owner } á þennan kóng.
table-they-drew = { $name } setur kóng ({ $owner }).
table-they-drew-yours = { $name } setur kónginn þinn.
table-hint-drew = Settu hann á flís; { $owner } fær hana.
table-deals = Verið er að leggja nýja röð.
table-you-place = Leggðu flís { $domino }.
table-you-claim = Þú átt leik: veldu flís.
table-you-choose = Þú átt leik: veldu flís.
table-you-choose-nowhere = Veldu flís til að henda.
table-they-place = { $name } leggur flís { $domino }.
table-they-claim = { $name } velur flís.
table-they-choose = { $name } velur flís.
table-thinks = { $name } er að hugsa …
table-hint-claim = Lágar tölur byrja í næstu umferð; háar eru verðmætari.
table-hint-choose = Þú leggur hana strax. Lágar tölur byrja í næstu umferð.
table-hint-choose-nowhere = Engin þeirra passar og því máttu henda hverri sem er.
table-hint-place-mouse = Smelltu á ljósan reit; R snýr flísinni.
table-hint-place-touch = Ýttu á ljósan reit eða dragðu flísina þangað.
table-hint-place-keys = Örvalyklar færa flísina, R snýr henni, Enter leggur hana.
table-hint-look = Þú ert að skoða ríkið sem { $name } á.
table-hint-paused = Hlé.
table-hint-here = { points-counted } hér.
table-to-place = Að leggja
table-next-line = Næsta röð
table-the-line = Röðin
table-last-line = Ekki fleiri raðir
table-this-round = Þessi umferð
table-next-round = Næsta umferð
table-now = Núna
table-then = Síðan
table-order-now = Eiga eftir að leika í þessari umferð, í réttri röð: { $names }
table-order-now-nobody = Allir hafa leikið í þessari umferð.
table-order-next = Röðin í næstu umferð hingað til: { $names }
table-order-next-nobody = Enginn á enn stað í næstu umferð.
table-to-come = { $n } eftir
table-none-to-come = engar eftir
table-tracker = Óséðar flísar
table-others = Hin ríkin
table-yours = Sætið þitt
table-series = Ættarveldi, leikur { $game } af { $games }
table-nowhere = Flís { $domino } passar hvergi
table-nowhere-more = Hún kemst ekki fyrir í ríkinu þínu og fer úr leiknum.
table-text = Lesa borðið sem texta
table-picture = Sýna borðið sem mynd
table-text-title = Borðið í orðum
table-text-moves = Það sem þú getur gert
table-text-wait = Þú átt ekki leik.
table-text-none = engar
table-text-rows = Línur ofan frá og niður: w akur, f skógur, l vatn, g engi, s mýri, m náma, tölustafur fyrir kórónur, C kastali, punktur fyrir auðan reit
table-text-claim = Velja flís { $domino }: { $first }, { $second }
table-text-choose = Velja flís { $domino }: { $first }, { $second }
table-text-place = { $spots }: { points-counted }
table-text-discard = Henda flís { $domino }
table-cell-empty = { $spot }, auður
table-cell-marked = { $spot }, merktur
table-cell-fits = { $spot }, pláss fyrir flísina
table-cell-land = { $spot }, { $half }
table-cell-castle = { $spot }, kastali
table-board = Ríkið þitt. Örvalyklarnir færa flísina, R snýr henni, Enter leggur hana.

## What one can do

act-menu = Valmynd
act-undo = Bakka
act-redo = Aftur
act-rotate = Snúa
act-place = Leggja
act-place-points = Leggja +{ $points }
act-cancel = Hætta við
act-discard = Henda henni
act-discard-quiet = Henda
act-discard-ask = Henda flís { $domino } þótt hún passi?
act-hurry = Flýta
# A button that is pressed again and again: a hint, the best moves, what speaks for them, and it is put away. Little room.
act-hint-off = Ráð
act-hint-nudge = Sýna aðgerðir
act-hint-moves = Hvers vegna?
act-hint-why = Loka
act-hint-thinking = Þjálfarinn hugsar …
act-pause = Hlé
act-resume = Áfram
act-step = Eitt skref
act-resign = Gefast upp
act-resign-ask = Gefast upp? Þá er { $name } úr leik.
act-replay = Endursýna hingað til
act-record = Vista leiksöguna
act-seed = Fræ { $seed }
act-copy = Afrita
act-close = Loka
act-ask-undo = Biðja um að taka til baka
act-ask-undo-short = Taka til baka?
# For a moment after a decision among friends: no one has to be asked, and the others wait for it.
act-take-back = Taka til baka
act-go-on = Áfram
act-asked = Beðið …
act-take-back-seat = Setjast aftur í sætið mitt
act-react = Bregðast við
act-watching = Þú horfir á
act-hand = Láta tölvu leysa af ({ $name })
act-hand-mine = Láta tölvu spila fyrir mig
act-hand-level = Styrkleiki tölvunnar
act-take-back-from = Taka aftur við af tölvunni ({ $name })
act-hand-in = Láta tölvu leysa af eftir { $time } ({ $name })
act-device = Spila á öðru tæki
act-device-for = Láta annan spila ({ $name })
act-device-note = Opnaðu þennan tengil á hinu tækinu. Hann virkar einu sinni og nýr tengill leysir hann af hólmi. Hver sem opnar hann getur spilað fyrir þig, sýndu hann því engum.
act-devices-end = Skrá hin tækin út
act-devices-ask = Skrá hin tækin út? Þau missa sætið þitt og geta aðeins horft á.
act-devices-ended = Aðeins þetta tæki hefur nú sætið þitt.
act-device-link = Tengill á sætið þitt
act-watch-link = Afrita tengil fyrir áhorfendur

## Borðið í kringum leikinn

# Það sem flísarnar sem á að leggja og röðin liggja í, fyrir þau sem hlusta.
table-lines = Raðirnar
# Undir bunkanum eftir leikslok.
table-left-over = { $n } afgangs
menu-game = Þessi leikur
menu-games = Aðrir leikir
tracker-over-title = Gengu af
tracker-over = { $n ->
    [one] { $n } flís kom
   *[other] { $n } flísar komu
  } ekki við sögu í þessum leik.

## Asking to take back

ask-title = { $name } vill taka til baka
ask-about = Síðustu ákvörðun sína og allt sem á eftir kom.
ask-shown = { $name } vill taka til baka. Beðið er eftir svari ({ $names }).
ask-agree = Samþykkja
ask-decline = Hafna

## Computer players: one character for each level, and kin of theirs where several sit at a table

# Who it is, under its name.
role-easy = Smali
role-normal = Bakari
role-hard = Riddari
role-expert = Hertogaynja
role-master = Stjörnuskoðari
# First names, the character’s own first: four of a kind, different in every family.
kin-easy = Palli Perla Pési Pála
kin-normal = Bárður Brandur Bergur Baldur
kin-hard = Gyða Gunnhildur Gróa Guðlaug
kin-expert = Ísold Ingibjörg Iðunn Íris
kin-master = Merlín Mímir Magnús Markús
# What they say now and then of their own moves, in at most forty characters: after a good one, a bad one, and their last.
voice-easy-good = { $which ->
    [first] Sjáðu, þetta passar!
    [second] Kindunum mínum líkar þetta.
   *[third] Þetta er mikið, er það ekki?
  }
voice-easy-bad = { $which ->
    [first] Úps. Hvert á þetta að fara?
    [second] Þetta var svo fallegt …
   *[third] Hundurinn gerði það!
  }
voice-easy-last = { $which ->
    [first] Aftur! Aftur!
    [second] Er þetta strax búið?
   *[third] Þetta var gaman!
  }
voice-normal-good = { $which ->
    [first] Beint úr ofninum!
    [second] Þetta lyfti sér vel.
   *[third] Væn sneið handa mér.
  }
voice-normal-bad = { $which ->
    [first] Jæja, þetta brann við.
    [second] Hálfbakað, ég játa það.
   *[third] Það vantar hveiti …
  }
voice-normal-last = { $which ->
    [first] Þá er búðinni lokað.
    [second] Brauð handa öllum!
   *[third] Þvílíkur leikur!
  }
voice-hard-good = { $which ->
    [first] Hreint högg!
    [second] Þetta land er mitt.
   *[third] Fyrir kórónu og kastala!
  }
voice-hard-bad = { $which ->
    [first] Bara smádæld.
    [second] Ég hef dottið af verri hestum.
   *[third] Þetta var ekki ætlunin.
  }
voice-hard-last = { $which ->
    [first] Upp með hjálmgrímurnar. Vel barist!
    [second] Sverð mitt fær að hvílast.
   *[third] Þetta var mér heiður.
  }
voice-expert-good = { $which ->
    [first] Alveg eins og ég ætlaði.
    [second] Yndislegt, ekki satt?
   *[third] Þú sást þetta auðvitað fyrir?
  }
voice-expert-bad = { $which ->
    [first] Um þetta tölum við ekki.
    [second] En ósmekklegt.
   *[third] Þetta var viljandi.
  }
voice-expert-last = { $which ->
    [first] Tesopa, elskurnar mínar?
    [second] Fleira var það ekki.
   *[third] Komdu fljótt aftur.
  }
voice-master-good = { $which ->
    [first] Það var skrifað í stjörnurnar.
    [second] Eins og ég sá fyrir.
   *[third] Halastjarnan er mér sammála.
  }
voice-master-bad = { $which ->
    [first] Það dró ský fyrir.
    [second] Jafnvel stjörnur hrapa.
   *[third] Hm. Stjörnurnar sögðu vinstri.
  }
voice-master-last = { $which ->
    [first] Svo lýkur þessari nótt.
    [second] Himinninn hefur séð nóg.
   *[third] Ég vissi það. En gaman var það.
  }

## Reactions

react-hello = Halló!
react-well-played = Vel spilað!
react-ouch = Æ!
react-thinking = Ég þarf að hugsa
react-thanks = Takk!
react-good-game = Góður leikur!

## Notifications

notify-turn = { $name }, þú átt leik.

## The title of the page, in the browser's tab

title-home = { app-name }: { $title }
title-screen = { $title } · { app-name }
title-home-turn = ● þú átt leik · { title-home }
title-screen-turn = ● þú átt leik · { title-screen }
title-table-turn = ● þú átt leik · { app-name }

## What one can do

act-look = Skoða borðið

## What others do, told in the ribbon; the decisions of a whole game

news-place = { $points ->
    [0] { $name } leggur flís { $domino }.
   *[some] { $name } leggur flís { $domino }: +{ $points }
  }
news-takes = { $name } velur flís { $domino }.
news-takes-place = { $place ->
    [first] { $name } velur flís { $domino } og byrjar næstu umferð.
    [second] { $name } velur flís { $domino } og leikur númer tvö í næstu umferð.
    [third] { $name } velur flís { $domino } og leikur númer þrjú í næstu umferð.
   *[fourth] { $name } velur flís { $domino } og leikur númer fjögur í næstu umferð.
  }
table-name-place = { $name }: leggðu flís { $domino }.
table-name-claim = { $name }: veldu flís.
table-name-choose = { $name }: veldu flís.
table-name-choose-nowhere = { $name }: veldu flís til að henda.
table-name-drew = { $name }: settu kóng á flís ({ $owner }).
fits-best = { $points ->
    [0] Flís { $domino } passar en gefur ekkert enn.
   *[some] Flís { $domino }: í mesta lagi +{ $points }
  }
fits-nowhere = Flís { $domino } passar hvergi eins og er.
log-round = Umferð { $n }
log-opening = Fyrir fyrstu umferð

## What happens, for everybody and for screen readers

say-holder = { $name } heldur á kóngunum.
say-king = Dreginn er kóngur sem { $name } á.
say-kings = Kóngarnir eru dregnir: { $names }.
say-deal = Ný röð: { $numbers }.
say-claim = { $name } velur flís { $domino }.
say-choose = { $name } velur flís { $domino }.
say-claim-for = { $name } velur flís { $domino } fyrir kóng sem { $owner } á.
say-place = { $name } leggur flís { $domino } og fær { points-counted }.
say-discard = { $name } hendir flís { $domino }.
say-turn = { $name } á leik.
say-your-claim = { $name }, veldu flís.
say-your-choose = { $name }, veldu flís.
say-your-choose-nowhere = { $name }, engin flís passar. Veldu eina til að henda.
say-your-drew = { $name }, þú dróst kóng sem { $owner } á. Settu hann á flís.
say-your-place = { $name }, leggðu flís { $domino }.
say-reacted = { $name }: { $words }
say-sits = { $name } sest við borðið.
say-arrives = { $name } er hér.
say-leaves = { $name } er fjarri.
say-sits-in = { $name } er fjarri og tölva leysir af.
say-plays-again = { $name } tekur aftur við.
say-declined = Ekkert var tekið til baka.
say-can-take-back = Þú getur tekið þetta til baka í { $n } { $n ->
    [one] sekúndu
   *[other] sekúndur
}.
say-taken-back = Aðgerðin var tekin til baka.
say-begins = Leikurinn hefst.
say-held = { $spots }: { points-counted }.

## Seats

seat-thinking = { $name } er að hugsa
seat-online = { $name } er hér
seat-away = { $name } er fjarri
seat-is-away = fjarri
seat-sits-in = Tölva leysir af
seat-clock = Tími ({ $name })
seat-won = ♛ Sigur
seat-bonus-possible = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✓
seat-bonus-lost = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  } ✕

## Points

score-of = { points-counted }: svona reiknast ríkið sem { $name } á
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
    [one] Án kóróna: { $n } reitur
   *[other] Án kóróna: { $n } reitir
  }
score-harmony-possible = Samhljómur (+5): enn í boði
score-harmony-lost = Samhljómur: ekki lengur í boði
score-middle_kingdom-possible = Miðríkið (+10): enn í boði
score-middle_kingdom-lost = Miðríkið: ekki lengur í boði
score-bonus = { $bonus ->
    [harmony] { rule-harmony }
   *[middle_kingdom] { rule-middle_kingdom }
  }: +{ $points }
score-discarded = { $n ->
    [one] { $n } flís hent
   *[other] { $n } flísum hent
  }
score-nothing = Engin landareign enn.

## A table that is not there

gone-title = Ekkert borð hér
gone-text = Eða það er villa í tenglinum: athugaðu hvort þú afritaðir hann allan.

## An address that leads nowhere

lost-title = Ekkert hér
lost-text = Þessi slóð liggur út úr ríkinu. Kannski er innsláttarvilla í veffanginu.
lost-home = Fara á forsíðuna

## Time and lists, in words that not every browser has

span-seconds = { $n ->
    [one] { $n } sekúnda
   *[other] { $n } sekúndur
  }
span-minutes = { $n ->
    [one] { $n } mínúta
   *[other] { $n } mínútur
  }
span-hours = { $n ->
    [one] { $n } klukkustund
   *[other] { $n } klukkustundir
  }
span-days = { $n ->
    [one] { $n } dagur
   *[other] { $n } dagar
  }
clock-tenths = { $seconds },{ $tenths }
clock-days = { $days } d. { $hours } klst.
ago-minutes = { $n ->
    [0] rétt í þessu
    [one] fyrir { $n } mínútu
   *[other] fyrir { $n } mínútum
  }
ago-hours = { $n ->
    [one] fyrir { $n } klukkustund
   *[other] fyrir { $n } klukkustundum
  }
ago-yesterday = í gær
ago-days = { $n ->
    [one] fyrir { $n } degi
   *[other] fyrir { $n } dögum
  }
ago-date = { day-date } { $year }
list-comma = { $first }, { $second }
list-and = { $first } og { $second }
