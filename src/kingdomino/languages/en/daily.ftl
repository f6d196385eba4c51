### The screen of the deal of the day.

daily-lead-faces = Everyone gets the same dominoes today, and the same three opponents.
daily-lead-solo = Everyone gets the same dominoes today and builds alone. Make as many points as you can!
daily-once = One try counts. What you decide stays: nothing can be taken back.
# $time: of the visitor's own clock, such as 01:00.
daily-midnight = It counts if you finish before midnight UTC, which is { $time } here.
daily-seen = Your name will be in the list of the day. From tomorrow on, everyone can watch your game.
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
# $time: such as '5 h 12 min'.
daily-ends = Ends in { $time }
daily-next = The next deal comes in { $time }
daily-first = Nobody has finished yet: be the first!
daily-finished = { $n ->
    [one] { $n } player has finished.
   *[other] { $n } players have finished.
  }
daily-rank = Rank { $rank } of { $players }
daily-only = Nobody else has finished yet.
daily-uncounted = Many have played from your address today, so your result is not in the list.
daily-given-up = You gave up today’s deal. There is another one tomorrow.
daily-best = The best of the day
daily-rank-column = Rank
daily-at-table = At the table
daily-ranked = Ranked by place at the table, then by points.
# Above bars: how many players made how many points.
daily-spread = Everyone’s points
daily-spread-bar = { $from } to { $to } points: { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
# Above the faces of the levels with their points.
daily-levels = In your seat, the computers would have made
daily-days = Your days
daily-longest = Longest so far: { daily-streak }
daily-day-result = { day-date }: { daily-result }
daily-day-points = { day-date }: { points-counted }
daily-day-none = { day-date }: not played
daily-share = Share your result
daily-copy = Copy as text
daily-share-note = Neither text nor picture gives the deal away: crowns are in the picture from tomorrow on.
daily-share-head = Kingdomino, the deal of { day-date }
daily-watch = Watch the best game
daily-review = Review the best game
daily-watch-of = Watch the game: { $name }
daily-best-by = The best game: { $name }, { points-counted }
daily-whole-day = All about that day
daily-earlier = Earlier day
daily-later = Later day
daily-not-played = You did not finish that day’s deal.
daily-nobody = Nobody finished that day’s deal.
daily-again = Play this deal again
daily-fair = Was it fair?
daily-promised = Hash of tomorrow’s secret
daily-promised-note = It is fixed today. This browser remembers it, and checks tomorrow’s deals against it.
daily-alone = The deal of the day needs a server, and this page has none.
