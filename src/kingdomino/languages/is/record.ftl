### The chronicle: one's own games, kingdoms and shields. Its title is in page.ftl.

record-lead = Það sem þú hefur spilað, unnið og byggt. Þetta er aðeins geymt í þessum vafra.
record-blank = Síðurnar eru enn auðar. Annállinn þinn hefst með fyrsta leiknum sem þú klárar.
record-reading = Leikirnir þínir eru lesnir: { $done } af { $total }
record-read = Allir leikirnir þínir hafa verið lesnir.
record-no-engine = Þessi síða var smíðuð án spilavélarinnar og getur ekki lesið leiki sjálf: stig, ríki og flesta skildi vantar.

## In numbers

record-games = Loknir leikir
record-open = { $n } til viðbótar í gangi
record-won = Unnir leikir
record-of = af { $n } sem hægt var að vinna
record-average = Stig að meðaltali
record-latest = { $n ->
    [1] úr síðasta leik þínum
    [one] úr síðustu { $n } leik þínum
   *[other] úr síðustu { $n } leikjum þínum
  }
record-row = Dagar í röð
record-longest = lengst: { $n }
record-accuracy = Nákvæmni
record-reviewed = { $n ->
    [one] { $n } leikur yfirfarinn
   *[other] { $n } leikir yfirfarnir
  }
record-puzzles = Styrkur í þrautum
record-solved = { $n ->
    [one] { $n } leyst
   *[other] { $n } leystar
  }

## Kingdoms and points

record-best = Besta ríkið þitt
record-best-mighty = Besta ríkið þitt í Einvíginu mikla
record-points = Stigin þín
record-points-mighty = Stigin þín í Einvíginu mikla
record-chart = { $n ->
    [1] Stig úr síðasta leik þínum:
    [one] Stig úr síðustu { $n } leik þínum, sá elsti fyrst:
   *[other] Stig úr síðustu { $n } leikjum þínum, sá elsti fyrst:
  } á milli { $least } og { $most }.
record-trend-up = { $now } stig að meðaltali undanfarið, { $by } fleiri en áður.
record-trend-down = { $now } stig að meðaltali undanfarið, { $by } færri en áður.
record-trend-same = { $now } stig að meðaltali undanfarið, jafnmörg og áður.
record-trend-first = { $now } stig að meðaltali.
record-list = Öll stigin sem listi

## Won and played

record-levels = Eftir styrkleika
record-editions = Eftir útgáfu
record-level = Sterkasti mótherji við borðið
record-edition = Útgáfa
record-played = Spilað
record-column-won = Unnið
record-friends = Vinir

## Shields

record-shields = Skildir
record-earned = { $n ->
    [one] { $n } kominn í hús af { $all }
   *[other] { $n } komnir í hús af { $all }
  }
record-proof = Leikurinn að baki: { $names }
record-gone = Þar sem enginn tengill er er ekki hægt að opna leikinn sjálfan hér.
record-missing = ekki enn í höfn
shield-crown = Fyrsta kórónan
shield-crown-how = Sigraðu í einum leik.
shield-three = Gegn þremur
shield-three-how = Sigraðu þrjár tölvur við eitt borð.
shield-tie = Á sjónarmun
shield-tie-how = Sigraðu í leik sem endar með jafnmörgum stigum.
shield-comeback = Síðsumaruppskera
shield-comeback-how = Sigraðu þótt þú hafir verið { $n ->
    [one] { $n } stigi
   *[other] { $n } stigum
  } undir þegar síðasta röðin var lögð.
shield-friend = Góður félagsskapur
shield-friend-how = Sigraðu vin á öðru tæki.
shield-hard = Hanski riddarans
shield-hard-how = Sigraðu tölvu á styrkleikanum Erfið eða sterkari.
shield-expert = Blævængur hertogaynjunnar
shield-expert-how = Sigraðu tölvu á styrkleikanum Snjöll eða sterkari.
shield-master = Stjarna stjörnuskoðarans
shield-master-how = Sigraðu tölvu á styrkleikanum Meistari.
shield-unaided = Af eigin rammleik
shield-unaided-how = Sigraðu tölvu á styrkleikanum Meistari án þess að fá eitt einasta ráð.
shield-harmony = Samhljómur
shield-harmony-how = Fáðu aukastigin fyrir Samhljóm.
shield-middle = Miðríkið
shield-middle-how = Fáðu aukastigin fyrir Miðríkið.
shield-both = Allt í röð og reglu
shield-both-how = Náðu Samhljómi og Miðríkinu með sama ríkinu.
shield-vast = Víðar lendur
shield-vast-how = Byggðu landareign með minnst { $n ->
    [one] { $n } reit
   *[other] { $n } reitum
  }.
shield-rich = Fjárhirslan
shield-rich-how = Byggðu landareign sem er { $n ->
    [one] { $n } stigs
   *[other] { $n } stiga
  } virði eða meira.
shield-crowns = Krúnudjásnin
shield-crowns-how = Safnaðu { $n ->
    [one] { $n } kórónu
   *[other] { $n } kórónum
  } í eitt ríki.
shield-sixty = Sextíu
shield-sixty-how = Fáðu { $n } stig fyrir ríki upp á 5 × 5 reiti.
shield-hundred = Hundrað
shield-hundred-how = Fáðu { $n } stig í Einvíginu mikla.
shield-dynasty = Ættfaðirinn
shield-dynasty-how = Sigraðu í Ættarveldi.
shield-editions = Víðförul hetja
shield-editions-how = Kláraðu leik í hverri útgáfu.
shield-week = Sjö sólir
shield-week-how = Kláraðu leik dagsins sjö daga í röð.

## Taking it along, and deleting it

record-keep = Taka með sér
record-move = Flytja í annað tæki
record-move-note = Tengill færir þetta allt í annað tæki, ásamt sætum þínum við borð þessa netþjóns og dögum þínum í röð. Hann virkar einu sinni, innan klukkustundar; í þessum vafra helst allt eins og það er.
record-move-link = Tengill fyrir hitt tækið þitt
record-move-withdraw = Afturkalla tengilinn
record-move-withdrawn = Tengillinn virkar ekki lengur.
record-move-big = Þetta er of mikið fyrir tengil. Taktu það með þér sem skrá.
record-move-offline = Án netþjóns er enginn tengill í annað tæki: taktu skrá með þér.
record-bring = Sækja annálinn þinn hingað?
record-bring-ask = Þessi tengill bætir annál, stillingum og leikjum annars vafra við það sem er í þessum, ásamt sætum hans við borð þessa netþjóns. Haltu aðeins áfram ef þú bjóst tengilinn til.
record-bring-yes = Sækja hingað
record-bring-no = Sleppa því
record-bring-working = Sæki …
record-bring-spoilt = Ekki er hægt að lesa það sem kom. Kannski var tengillinn ekki afritaður í heild: opnaðu hann aftur eða búðu til nýjan.
record-bring-done = Annállinn þinn er kominn
record-brought = { $n ->
    [0] Þú áttir engin sæti á netþjóninum.
    [one] Sæti þín við { $n } borð netþjónsins fylgdu með.
   *[other] Sæti þín við { $n } borð netþjónsins fylgdu með.
  }
record-brought-left = { $n ->
    [one] Ekki var rúm fyrir { $n } borð í viðbót.
   *[other] Ekki var rúm fyrir { $n } borð í viðbót.
  }
record-keep-note = Ein skrá geymir annálinn, stillingarnar og leikina í þessum vafra. Annað tæki bætir henni við það sem þar er; engu nýrra er skipt út.
record-export = Vista sem skrá
record-import = Lesa skrá …
record-imported = { $facts ->
    [one] { $facts } leikur er nýr í annálnum,
   *[other] { $facts } leikir eru nýir í annálnum,
  } { $games ->
    [one] { $games } borð er nýtt í þessum vafra.
   *[other] { $games } borð eru ný í þessum vafra.
  }
record-refused = { $n ->
    [one] Ekki var hægt að taka við { $n } borði úr skránni.
   *[other] Ekki var hægt að taka við { $n } borðum úr skránni.
  }
record-file-big = Þessi skrá er of stór til að vera annáll.
record-file-unread = Þessi skrá er ekki annáll.
record-file-newer = Þessi skrá er úr nýrri útgáfu síðunnar.
record-delete = Eyða annálnum
record-delete-ask = Eyða annálnum þínum og styrk þínum í þrautum úr þessum vafra? Leikirnir verða eftir.
record-delete-yes = Eyða
record-delete-no = Geyma
record-deleted = Annálnum var eytt. Hann heldur áfram með næsta leik.
record-since = Leikjum sem lauk fyrir { ago-date } er sleppt.
record-remember = Taka þá aftur með
