### Skærmen med dagens spil.
### Same in English: daily-minutes

daily-lead-faces = I dag får alle de samme brikker og de samme tre modstandere.
daily-lead-solo = I dag får alle de samme brikker og bygger alene. Få så mange point, du kan!
daily-once = Ét forsøg tæller. Det, du beslutter, står ved magt: Intet kan tages tilbage.
daily-midnight = Det tæller, hvis du er færdig før midnat UTC; det er kl. { $time } hos dig.
daily-seen = Dit navn kommer på dagens liste. Fra i morgen kan alle se dit spil.
daily-hours = { $hours } t { $minutes } min
daily-minutes = { $minutes } min
daily-ends = Slutter om { $time }
daily-next = Det næste spil kommer om { $time }
daily-first = Ingen er færdige endnu: Bliv den første!
daily-finished = { $n ->
    [one] { $n } spiller er færdig.
   *[other] { $n } spillere er færdige.
  }
daily-rank = Nummer { $rank } af { $players }
daily-only = Ingen andre er færdige endnu.
daily-uncounted = Mange har spillet fra din adresse i dag, så dit resultat er ikke på listen.
daily-given-up = Du opgav dagens spil. I morgen kommer der et nyt.
daily-best = Dagens bedste
daily-rank-column = Nummer
daily-at-table = Placering
daily-ranked = Først tæller placeringen ved bordet, så pointene.
daily-spread = Alles point
daily-spread-bar = { $from } til { $to } point: { $n ->
    [one] { $n } spiller
   *[other] { $n } spillere
  }
daily-levels = På din plads ville computerspillerne have fået
daily-days = Dine dage
daily-longest = Længst indtil nu: { daily-streak }
daily-day-result = { day-date }: { daily-result }
daily-day-points = { day-date }: { points-counted }
daily-day-none = { day-date }: ikke spillet
daily-share = Del dit resultat
daily-copy = Kopiér som tekst
daily-share-note = Hverken tekst eller billede røber dagens spil: Kronerne er med på billedet fra i morgen.
daily-share-head = Kingdomino, spillet den { day-date }
daily-watch = Se det bedste spil
daily-review = Gennemgå det bedste spil
daily-watch-of = Se spillet: { $name }
daily-best-by = Det bedste spil: { $name }, { points-counted }
daily-whole-day = Alt om den dag
daily-earlier = Tidligere dag
daily-later = Senere dag
daily-not-played = Du spillede ikke spillet til ende den dag.
daily-nobody = Ingen spillede spillet til ende den dag.
daily-again = Spil denne trækning igen
daily-fair = Gik det rigtigt til?
daily-promised = Hashværdi af morgendagens hemmelighed
daily-promised-note = Den ligger fast i dag. Denne browser husker den og kontrollerer morgendagens trækninger mod den.
daily-alone = Dagens spil kræver en server, og den har denne side ikke.
