### The game in the terminal, and the tables that `kingdomino show` and `print(game)` draw. What stands in `backquotes` is
### typed: use a word that the language gives below, or the English one, which always works.

## What can be typed. Each message is a list of words separated by spaces, all of which mean the same. The English words work
## in every language; give your own as well. One word must not mean two things, also not one of the English words.

typed-undo = undo
typed-redo = redo
typed-hint = hint
typed-score = score
typed-record = record
typed-save = save
typed-load = load
typed-rules = rules
typed-language = language
typed-help = help ?
typed-quit = quit q
# Begins a new game.
typed-new = new
# Throws an unfinished game away.
typed-forget = forget
typed-yes = yes y
typed-no = no n
# 'No additional rules'; its first word is shown as the default.
typed-none = none
# A person takes the seat, under any name.
typed-person = person human

## Before the game

# Shown once at the start, after the title.
terminal-welcome = `help` helps, `quit` leaves, Enter accepts
terminal-goodbye = Until next time.
terminal-waiting = { $n ->
    [one] An unfinished game is waiting:
   *[other] Unfinished games are waiting:
  }
terminal-new-or-unfinished = { $n ->
    [one] Enter begins the game you asked for, `1` continues the unfinished one, `forget 1` throws it away.
   *[other] Enter begins the game you asked for, a number continues an unfinished one, `forget 1` throws the first one away.
  }
terminal-unfinished-or-new = { $n ->
    [one] Enter continues it, `new` begins another game, `forget 1` throws it away.
   *[other] Enter continues the first one, a number another one; `new` begins a new game, `forget 1` throws the first one away.
  }
terminal-not-on-list = That is not on the list.
# $file: its path; $why: a sentence.
terminal-unreadable = The unfinished game in { $file } cannot be read. { $why }
terminal-which-edition = Which edition?
terminal-no-clock = There is no clock here: keep the { $minutes } minutes per player yourselves.
terminal-edition-for = This edition is for { $n ->
    [one] { $n } player
   *[other] { $n } players
  }.
# $numbers: '2, 3 or 4'.
terminal-how-many = How many players: { $numbers }?
terminal-not-so-many = This edition is for { $numbers } players, not { $given }.
terminal-additional-rules = Additional rules? Separate several with spaces.
# $needs: what the kingdom must have.
terminal-harmony = { $needs ->
    [full-grid] 5 points for a kingdom that fills its whole grid
   *[all-placed] 5 points for a kingdom that discarded no domino
  }
# In a table beside a rule.
terminal-in-edition = part of this edition
terminal-house-rules = House rules? Type them like this, too.
# In a table: rules as `field=value`, what each is about, and this.
terminal-value-now = now { $now }
terminal-value-others = now { $now }, else { $others }
terminal-rule-kings = How the first order is drawn.
terminal-rule-grid = How wide and high a kingdom may grow.
terminal-rule-tie_breaks = What decides ties, in this order.
terminal-rule-harmony_needs = What Harmony asks for.
terminal-who-plays = Who plays? A name is a person; or choose a computer player.
terminal-default = Enter takes { $default }, `quit` leaves, `language de` speaks another language.
terminal-seats = { $n ->
    [one] There is { $n } seat, not { $given }.
   *[other] There are { $n } seats, not { $given }.
  }
terminal-name-long = A name has at most { $n } letters.
terminal-name-number = { $name } is neither a name nor the number of a computer player.
terminal-name-taken = { $name } already has a seat.

## Labels of what is asked; the program adds '> ' or a default: 'edition [classic]> '. One or two words.

ask-new = new game
ask-continue = continue
ask-edition = edition
ask-players = players
ask-rules = rules
# $seat: A, B, C or D.
ask-seat = seat { $seat }
ask-again = again
ask-next = Enter begins the next game
# Added to a question: Enter means no. The letters are some of those that 'yes' and 'no' give above.
ask-yes-no = { $question } [y/N]

## Computer players for experiments, after the levels

terminal-agent-random = claims and places at random
terminal-agent-greedy = places for the most points at once, claims at random
terminal-agent-full-greedy = looks at its placement and its next domino together, keeps the centre and avoids holes
terminal-agent-value = one decision ahead with the learned evaluation; between two players, to the end of the round
terminal-agent-mc = flat Monte Carlo: every move equally often
terminal-agent-uct = Monte Carlo tree search
terminal-agent-search = the search that master uses, with every knob

## The table. $line counts lines of dominoes, $game the games of a Dynasty.

# In a title and in a list of games: short.
terminal-progress = line { $line } of { $lines }
terminal-progress-dynasty = game { $game } of { $games }, line { $line } of { $lines }
# In a title: $rules is 'Classic · Harmony', $what one of the messages around here.
terminal-title = { $rules }: { $what }
terminal-end = the end
terminal-end-of-game = the end of game { $game } of { $games }
# Above a table of all rules of the game that begins.
terminal-rules = The rules of this game
# While a computer player thinks.
terminal-thinks = { $name } thinks
# Questions to a person; $domino is a number, $lands what is on it: 'Lake | Meadow ♛'; $example: squares such as f7e7.
terminal-claim = { $name }, claim a domino: type its number.
terminal-choose = { $name }, choose a domino: type its number.
terminal-claim-for = { $name }, you have drawn a king of { $owner }: choose a domino for it, type its number.
# $dominoes: '12 and 17'.
terminal-no-choice = { $n ->
    [one] Domino { $dominoes } fits nowhere, but another one does: choose one that fits.
   *[other] Dominoes { $dominoes } fit nowhere, but others do: choose one that fits.
  }
terminal-none-fits = None of them fits: whichever you choose is discarded.
terminal-discard = { $name }, domino { $domino } fits nowhere: Enter discards it.
terminal-place = { $name }, place domino { $domino } ({ $lands }): type a number, or squares such as { $example }.
terminal-more-places = { $n ->
    [one] and { $n } more that scores no better: type its squares
   *[other] and { $n } more that score no better: type their squares
  }
terminal-again = Another game? Enter plays again at this table, `new` changes it.
terminal-again-how = Press Enter, or type `new` or `quit`.
terminal-press-enter = Press Enter.
# The heading of a column.
terminal-game = game { $n }
terminal-total = total
terminal-dynasty = Dynasty: { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played
# $verdict: who won, a sentence.
terminal-dynasty-verdict = The Dynasty: { $verdict }

## What happened, one line each

# Kings that are passed round: one player holds them, the others draw, often another's.
terminal-holder = { $name } holds the kings.
terminal-king-drawn = { $name } draws a king of { $owner }.
terminal-king-own = { $name } draws a king: it is their own.
terminal-king = A king of { $name } is drawn.
terminal-kings = The kings are drawn: { $names }.
terminal-deal = The dealer lays { $dominoes }.
terminal-claimed = { $name } claims { $domino } ({ $lands }).
terminal-chosen = { $name } chooses { $domino } ({ $lands }).
terminal-claimed-for = { $name } chooses { $domino } ({ $lands }) for { $owner }.
terminal-discarded = { $name } discards { $domino }.
# $points: with its sign, '+5'.
terminal-placed = { $name } places { $domino } on { $squares } ({ $points }).
# $what: one of the sentences above, or how a game ended early.
terminal-taken-back = Taken back: { $what }
terminal-played-again = Played again.
# How a game ended early; $name: whose doing it was.
terminal-ended = The game ended early: { $how ->
    [resigned] { $name } resigned.
    [late] { $name } ran out of time.
   *[other] { $reason }
  }
terminal-hint-claim = A strong computer player would claim { $move }.
terminal-hint-choose = A strong computer player would choose { $move }.
terminal-hint-place = A strong computer player would place it on { $move }.
terminal-hint-discard = A strong computer player would discard it.

## What cannot be done

terminal-type-domino = Type the number of a domino, such as { $example }.
terminal-type-place = Type a number from the list, or two squares such as { $example }.
terminal-no-command = There is no command ‘{ $word }’; `help` lists the commands.
terminal-no-number = The list goes from 1 to { $n }; { $given } is not on it.
terminal-nothing-follows = Nothing may follow `{ $word }`.
terminal-nothing-to-undo = There is nothing to take back.
terminal-nothing-to-redo = There is nothing to play again.
# $name: a computer player that cannot be made; $why: a sentence.
terminal-person-instead = A person plays for { $name }. { $why }
terminal-no-language = There is no language { $code } here; there are { $known }.

## Files, languages and leaving

terminal-language = This is { $language }. `language de` speaks another one: { $known }.
terminal-saved = Saved in { $file }
terminal-not-saved = Nothing was saved.
terminal-load-needs = `load` needs the name of a file.
terminal-replace = { $file } exists and is not a Kingdomino record; replace it?
# $why: a sentence.
terminal-no-autosave = The game cannot be saved automatically, but it goes on. { $why }
terminal-will-continue = The game is saved; the next start offers to continue it.
terminal-lost-record = The game could not be saved. This is its record; `load` reads it from a file:

## `help`: what is typed is on the left, what it does is here. What is typed is put together by the program.

# The letters are fixed: they are those of the notation, whatever the lands are called.
terminal-help-lands = w { terrain-wheat }, f { terrain-forest }, l { terrain-lake }, g { terrain-grass }, s { terrain-swamp }, m { terrain-mine }; m2 has two crowns, C is a castle
terminal-help-number = claims domino 23
terminal-help-squares = places the domino: its first half on f7, its second on e7
terminal-help-listed = when placing: takes number 5 from the list
terminal-help-discard = discards the domino, where the rules allow it
terminal-help-undo = takes back a person’s last decision
terminal-help-redo = plays again what was taken back
terminal-help-hint = says what a strong computer player would do
terminal-help-score = counts every kingdom, territory by territory
terminal-help-rules = lists the rules of this game
terminal-help-record = prints the game in notation
terminal-help-save = writes the game into a file of your own
terminal-help-load = puts a saved game on the table
terminal-help-language = speaks another language
terminal-help-quit = leaves; the next start offers to continue
# What stands for a file's name and for a language in that list, in capitals.
terminal-help-file = FILE

## A table in words and characters: whose turn it is, the lines, what is to come

scene-holder = The dealer chooses who holds the kings.
scene-king = The dealer draws a king.
scene-line = The dealer lays the next line.
# $dominoes: '4, 11 or 23'.
scene-claims = { $name } claims domino { $dominoes }.
scene-chooses = { $name } chooses domino { $dominoes }.
# $owner: whose king { $name } has drawn.
scene-claims-for = { $name } chooses domino { $dominoes } for { $owner }.
# $typed: whether it says what is typed, in the terminal; $example: squares such as f7e7.
scene-discards = { $typed ->
    [yes] { $name } has no place for domino { $domino } and discards it (--).
   *[no] { $name } has no place for domino { $domino } and discards it.
  }
scene-places = { $typed ->
    [yes] { $name } places domino { $domino }, such as { $example }.
   *[no] { $name } places domino { $domino }.
  }
scene-places-or-discards = { $typed ->
    [yes] { $name } places domino { $domino }, such as { $example }, or discards it (--).
   *[no] { $name } places domino { $domino } or discards it.
  }
# Headings of lines of dominoes: about 20 letters.
scene-to-place = to place
scene-to-claim = to claim
scene-to-choose = to choose
# The order of the rest of a round.
scene-then = Then { $names }.
# Before the signs of the players who are next.
scene-next = then
scene-no-more = No dominoes to come.
scene-to-come = { $dominoes ->
    [one] { $dominoes } domino to come
   *[other] { $dominoes } dominoes to come
  } in { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }.
scene-to-come-of = { $dominoes ->
    [one] { $dominoes } domino to come
   *[other] { $dominoes } dominoes to come
  } in { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }, out of { $unseen } unseen.
# In a list of what scores, beside squares and points: short.
scene-no-crowns = no crowns
scene-possible = possible
scene-lost = lost
scene-no-points = no points
scene-no-points-yet = no points yet
