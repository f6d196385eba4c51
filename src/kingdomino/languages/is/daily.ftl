### Skjárinn með leik dagsins.

daily-lead-faces = Í dag fá allir sömu flísarnar og sömu þrjá mótherjana.
daily-lead-solo = Í dag fá allir sömu flísarnar og byggja án mótherja. Fáðu eins mörg stig og þú getur!
daily-once = Ein tilraun telst með. Það sem þú ákveður stendur: ekkert er tekið til baka.
daily-midnight = Það telst með ef þú klárar fyrir miðnætti UTC, sem er kl. { $time } hjá þér.
daily-seen = Nafnið þitt verður á lista dagsins. Frá og með morgundeginum geta allir skoðað leikinn þinn.
daily-hours = { $hours } klst. { $minutes } mín.
daily-minutes = { $minutes } mín.
daily-ends = Tími sem er eftir: { $time }
daily-next = Tími þar til næsti leikur kemur: { $time }
daily-first = Enginn hefur klárað enn: ríddu á vaðið!
daily-finished = { $n ->
    [one] { $n } leikmaður hefur klárað.
   *[other] { $n } leikmenn hafa klárað.
  }
daily-rank = Sæti { $rank } af { $players }
daily-only = Enginn annar hefur klárað enn.
daily-uncounted = Margir hafa spilað frá nettengingunni þinni í dag og því er árangur þinn ekki á listanum.
daily-given-up = Þú gafst upp á leik dagsins. Á morgun kemur nýr.
daily-best = Bestu leikir dagsins
daily-rank-column = Sæti
daily-at-table = Í leiknum
daily-ranked = Raðað eftir sæti í leiknum, síðan stigum.
daily-spread = Stig allra
daily-spread-bar = { $from } til { $to } stig: { $n ->
    [one] { $n } leikmaður
   *[other] { $n } leikmenn
  }
daily-levels = Í sætinu þínu hefðu tölvurnar fengið
daily-days = Dagarnir þínir
daily-longest = Lengst hingað til: { daily-streak }
daily-day-result = { day-date }: { daily-result }
daily-day-points = { day-date }: { points-counted }
daily-day-none = { day-date }: ekki spilað
daily-share = Deila árangrinum
daily-copy = Afrita sem texta
daily-share-note = Hvorki texti né mynd ljóstra neinu upp: kórónurnar birtast á myndinni frá og með morgundeginum.
daily-share-head = Kingdomino, leikur dagsins { day-date }
daily-watch = Skoða besta leikinn
daily-review = Fara yfir besta leikinn
daily-watch-of = Skoða leikinn: { $name }
daily-best-by = Besti leikurinn: { $name }, { points-counted }
daily-whole-day = Allt um þennan dag
daily-earlier = Fyrri dagur
daily-later = Næsti dagur
daily-not-played = Þú kláraðir ekki leik þess dags.
daily-nobody = Enginn kláraði leik þess dags.
daily-again = Spila þessa gjöf aftur
daily-fair = Var rétt gefið?
daily-promised = Tætigildi leyndarmáls morgundagsins
daily-promised-note = Það er ákveðið í dag. Þessi vafri man það og sannreynir gjöf morgundagsins með því.
daily-alone = Leikur dagsins þarf netþjón og hann hefur þessi síða ekki.
