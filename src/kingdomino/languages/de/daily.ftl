### Der Bildschirm mit der Partie des Tages.

daily-lead-faces = Heute bekommen alle dieselben Steine und dieselben drei Gegner.
daily-lead-solo = Heute bekommen alle dieselben Steine und bauen allein. Hol so viele Punkte, wie du kannst!
daily-once = Ein Versuch zählt. Was du entscheidest, bleibt: Nichts lässt sich zurücknehmen.
daily-midnight = Es zählt, wenn du vor Mitternacht UTC fertig bist; das ist bei dir um { $time } Uhr.
daily-seen = Dein Name steht in der Liste des Tages. Ab morgen können alle deine Partie nachspielen.
daily-hours = { $hours } Std. { $minutes } Min.
daily-minutes = { $minutes } Min.
daily-ends = Endet in { $time }
daily-next = Die nächste Partie kommt in { $time }
daily-first = Noch ist niemand fertig: Mach den Anfang!
daily-finished = { $n ->
    [one] { $n } Spieler ist fertig.
   *[other] { $n } Spieler sind fertig.
  }
daily-rank = Rang { $rank } von { $players }
daily-only = Sonst ist noch niemand fertig.
daily-uncounted = Von deiner Adresse haben heute schon viele gespielt; darum steht dein Ergebnis nicht in der Liste.
daily-given-up = Du hast die heutige Partie aufgegeben. Morgen kommt eine neue.
daily-best = Die Besten des Tages
daily-rank-column = Rang
daily-at-table = Platzierung
daily-ranked = Zuerst zählt die Platzierung am Tisch, dann die Punkte.
daily-spread = Die Punkte aller
daily-spread-bar = { $from } bis { $to } Punkte: { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
  }
daily-levels = Auf deinem Platz hätten die Computerspieler geholt
daily-days = Deine Tage
daily-longest = Bisher am längsten: { daily-streak }
daily-day-result = { day-date }: { daily-result }
daily-day-points = { day-date }: { points-counted }
daily-day-none = { day-date }: nicht gespielt
daily-share = Ergebnis teilen
daily-copy = Als Text kopieren
daily-share-note = Weder Text noch Bild verraten etwas: Kronen zeigt das Bild erst ab morgen.
daily-share-head = Kingdomino, die Partie vom { day-date }
daily-watch = Beste Partie nachspielen
daily-review = Beste Partie analysieren
daily-watch-of = Partie nachspielen: { $name }
daily-best-by = Die beste Partie: { $name }, { points-counted }
daily-whole-day = Alles über diesen Tag
daily-earlier = Tag davor
daily-later = Tag danach
daily-not-played = Du hast die Partie dieses Tages nicht zu Ende gespielt.
daily-nobody = Niemand hat die Partie dieses Tages zu Ende gespielt.
daily-again = Diese Ziehung noch einmal spielen
daily-fair = Ging es mit rechten Dingen zu?
daily-promised = Hashwert des Geheimnisses von morgen
daily-promised-note = Er steht heute fest. Dieser Browser merkt ihn sich und prüft daran die Ziehungen von morgen.
daily-alone = Für die Partie des Tages braucht es einen Server, und diese Seite hat keinen.
