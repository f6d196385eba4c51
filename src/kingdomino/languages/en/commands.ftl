### The command line: help, what commands print for people, and what is wrong with what was given. Names of commands and
### options (`kingdomino play --terminal`), values that are typed and file names stay as they are in every language.

## What each command does. The first paragraph also stands in the list of commands.

help-kingdomino = Kingdomino: play it, simulate it, look at it. Without a command it opens in the browser.
help-play = Play Kingdomino in the browser or in the terminal.
help-serve = Serve the game to browsers without opening one.
help-backup = Copy all games of a data folder into one file, even while a server is running.
help-restore = Replace all games of a data folder with a backup; what was there is kept beside it. No server may be running.
help-site =
    Write the page as a folder that any web server can serve, also below a path.

    Everything is then played in the browser: alone, around one screen, against computer players. Only friends on other devices need a server. The folder is new, empty, or holds an earlier site, which is brought up to date.
help-show = Draw the last position of a record, or a position, in the terminal or as SVG.
help-score =
    Count the kingdoms of a real game and say who won.

    A kingdom is written row by row from the top, as in 'ffC/.ww/.ws1': w for wheat, f forest, l lake, g meadow, s swamp, m mine, each followed by its crowns; C for the castle and a dot where there is nothing. Without kingdoms, standard input is read.

    Of a Dynasty, the kingdoms of up to three games are given, with + between them, and the points are added up.
help-check = Replay records and report the first wrong token of each bad one; the exit code is 1 if there are any.
help-analyse = Show what each move in a position is worth and what may follow it.
help-review =
    Say how good every decision of a game was, and what luck had to do with it.

    A file with many records gets one line for each; --game chooses one of them.
help-simulate = Play many games between computer players and write their records.
help-puzzles = Mine puzzles: decisions of computer players of which one is clearly best.
help-ratings = Write the puzzles with the ratings that people have given them at a server.
help-match =
    Measure computer player A against B on paired deals.

    At a table of three or four, A sits in one seat and B in all others. Each deal is played once for every seat of A. An interrupted match continues when the same command is given again.
help-tournament =
    Let computer players meet in every combination, on paired deals.

    Where there are fewer of them than seats, every table has all of them, some more than once. An interrupted tournament continues when the same command is given again.
help-bench = Measure how many complete games a second one core of this machine plays.
help-loadtest = Measure how many live tables a server holds on this machine, on loopback.

## What each option means

option-lang = The language to speak; that of the system if left out.
option-version = Show the version and exit.
option-edition = The rulebook to play by.
option-rules = Additional rules: harmony, middle-kingdom, mighty-duel, dynasty; or field=value. Separated by commas.
option-players = How many play.
option-seed = The same seed gives the same games.
option-terminal = Play in the terminal; the options below are for it.
# $agents: the names of the computer players, separated by commas.
option-seats = For each seat a name or a computer player: Ada,{ $agents }
option-load = Continue a saved game.
option-host = The address to listen on; 0.0.0.0 for all.
option-port = The port; 0 for any free one.
option-data = The folder for games and settings.
option-database = A PostgreSQL database to use instead: postgresql://user:password@host/name
option-expire-days = Delete unfinished tables untouched for this long, and those nobody played at after a day; 0: never.
option-keep-days = Delete finished games this long after their last move; 0: never.
option-connections-per-address = How many pages one address may have open at a time.
option-heartbeat = Seconds of silence after which a page is told that its connection is alive.
option-review = Review finished games for whoever looks back at them, in a process of its own that gives way to everything else.
option-trusted-proxy = Proxies whose X-Forwarded headers are believed: addresses or networks, separated by commas.
option-site-lang = The language of the title, until the page speaks that of the visitor.
option-game = Which record of the file, counted from 1.
option-ply = The moment after this many moves, the dealer’s included.
option-svg = Write a picture instead.
option-agent = The computer player to ask.
option-think = How long it may think.
option-fair = Also check that the deals followed from what the server committed to.
option-commitment = With --fair: the commitment that you saw before the game.
option-mine = With --fair: the randomness that your browser contributed.
option-playouts = How often the alternatives of a decision are played on: more is slower and surer.
option-annotate = Write the records with comments; - for standard output.
option-agents = One computer player for all seats, or one each.
option-games = How many games.
option-out = The file for the records; standard output if left out.
option-workers = Processes, one per core if left out; 0 for this one.
option-games-puzzles = How many games are searched for them.
option-theme-puzzles = Only puzzles about this theme, from games in which they are likely.
option-out-puzzles = The file of puzzles; one that was interrupted is continued.
option-out-ratings = The file to write; the puzzles are those that come with kingdomino.
option-tries = How often a puzzle must have been tried for its rating to count.
option-games-match = How many games, rounded up to whole deals.
option-games-tournament = For each choice of players at a table; rounded up to whole deals.
option-sprt = Stop as soon as it is clear (5% risk) which of two Elo advantages A has, such as 0,10.
option-workers-contest = Processes, one per core if left out; 1 for players that think on several threads.
option-ray = Play on a Ray cluster; ‘local’ starts one on this machine.
option-journal = Where games are kept as they end, so that an interrupted run can continue; a file in the data folder if left out.
option-fresh = Start over, whatever the journal holds.
option-result-json = Write the result and every game as JSON.
option-csv = Write a row for each seat of each game.
option-records = Write the records of all games.
option-json = Print JSON.
option-kingdoms = Read the kingdoms from a file, one a line; - for standard input.
option-names = The players, separated by commas.
option-discarded = How many dominoes each player discarded, to check the kingdoms.
option-seconds = How long for each line.
option-signature = Print one number, which changes only when the computer players play differently.
option-tables = How many tables.
option-every = Seconds between moves.
option-load-database = A PostgreSQL database, which is also measured with two processes.

## What stands for a value in help, in capitals: '--port NUMBER'

metavar-options = [OPTIONS]
metavar-command = [COMMAND] [ARGUMENTS]...
metavar-file = FILE
metavar-files = FILE...
metavar-one-file = [FILE]
metavar-folder = FOLDER
metavar-number = NUMBER
metavar-numbers = NUMBERS
metavar-names = NAMES
metavar-kingdoms = [KINGDOM]...
metavar-rules = RULES
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-player = PLAYER
# Hexadecimal digits.
metavar-hex = HEX
# Two Elo numbers.
metavar-elo = ELO0,ELO1

## What the program that reads the command line says itself. { $name }, { $value } and the like are quoted by the program.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-help = Show this message and exit.
click-required = required
click-default = default: { $default }
click-env-var = env var: { $var }
click-error = Error: { $message }
click-try-help = Try ‘{ $command } { $option }’ for help.
click-no-option = There is no option { $name }.
click-no-command = There is no command { $name }.
# $possibility, $possibilities: names of options or commands.
click-did-you-mean = { $n ->
    [one] Did you mean { $possibility }?
   *[other] Did you mean one of these: { $possibilities }?
  }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-invalid = Invalid value: { $message }
click-extra-arguments = { $n ->
    [one] Got an unexpected extra argument ({ $args })
   *[other] Got unexpected extra arguments ({ $args })
  }
click-no-value = Option { $name } does not take a value.
click-needs-value = { $n ->
    [one] Option { $name } requires a value.
   *[other] Option { $name } requires { $nargs } values.
  }
# $choice: the only one there is; $choices: all of them.
click-not-one-of = { $n ->
    [one] { $value } is not { $choice }.
   *[other] { $value } is not one of { $choices }.
  }
# $range: such as 1<=x<=4.
click-not-in-range = { $value } is not in the range { $range }.
click-not-a-number = { $value } is not a valid number.

## What commands say to people

commands-standard-input = standard input
commands-standard-output = standard output
commands-needs-packages = This needs more packages: pip install 'kingdomino[{ $extra }]'
commands-no-memory = There is not enough memory for this.
commands-not-finite = { $value } is not a finite number.
commands-not-a-network = { $value } is neither an address, such as 10.0.0.5, nor a network, such as 10.0.0.0/24.
commands-terminal-only = These options are for the terminal: add --terminal, or choose in the browser.
commands-loaded-game = A saved game has an edition, players and rules of its own: leave these options out.
commands-browser-needs = The game in the browser needs more packages: pip install 'kingdomino[play]'
commands-browser-or-terminal = The game in the browser needs more packages: pip install 'kingdomino[play]'; `kingdomino play --terminal` needs none of them.
commands-terminal-instead = Play in the terminal instead?
# Added to a question: Enter means yes. The letters are some of those that 'yes' and 'no' give in terminal.ftl.
commands-yes-no = { $question } [Y/n]
commands-restored = { $file } is restored to { $database }.
commands-restored-kept = { $file } is restored to { $database }; what was there before is now { $kept }.
commands-site = { $n ->
    [one] { $folder } holds the game now: { $n } file, { $size } MB.
   *[other] { $folder } holds the game now: { $n } files, { $size } MB.
  }
commands-site-renewed = { $n ->
    [one] { $folder } is up to date now: { $n } file, { $size } MB.
   *[other] { $folder } is up to date now: { $n } files, { $size } MB.
  }
commands-site-look = To look at it: { $command }
# Shown when a server starts; $url: its address.
commands-serving = Kingdomino is at { $url } (Ctrl+C ends it; nothing is lost).
# A warning below that.
commands-serving-no-engine = The page has no puzzles, no hints and no games offline: this installation was built without the engine for browsers. The packages on PyPI have it; from source, install emscripten (apt-get install emscripten) and build again.
commands-no-browser = No browser could be opened: please open this address yourself.
commands-already-open = Kingdomino is already open, at { $url }
commands-neither = There is neither a record nor a position in the file.
commands-for-records = { $option } is for records, and this is a position.
commands-one-line = A position is one line, and there is more in the file.
commands-no-record = { $n ->
    [one] There is no record { $number }: the file has { $n } record.
   *[other] There is no record { $number }: the file has { $n } records.
  }
commands-no-ply = { $n ->
    [one] There is no ply { $ply }: the record has { $n } move.
   *[other] There is no ply { $ply }: the record has { $n } moves.
  }
commands-input-closed = Standard input is closed.
commands-dealers-turn = It is the dealer’s turn: choose another --ply.
commands-for-fair = --commitment and --mine are for --fair.
# $seat: a letter.
commands-analysis = { $phase ->
    [claim] { $seat } to claim
   *[place] { $seat } to place
  }
# Headings of columns: short.
commands-column-move = move
commands-column-wins = wins
commands-column-score = score
commands-column-margin = margin
commands-column-visits = visits
commands-column-then = then
commands-checked = { $records ->
    [one] { $records } record, { $bad } bad
   *[other] { $records } records, { $bad } bad
  }
# What `review` says. $grade: 'Mistake'; $lost: '9%' or '3 points'; $move and $best: moves such as f7e7.
commands-decision = { $move }: { $grade }, { $lost } lost. Better: { $best }.
commands-moment = { $ply ->
    [one] After { $ply } move, { $name }:
   *[other] After { $ply } moves, { $name }:
  }
commands-no-moment = No decision cost much.
# One line for each of many games; $players: 'Ada 91% and Bob 80%'; $verdict: a sentence.
commands-reviewed = { $number }: { $players }. { $verdict }
commands-kingdoms-or-file = Give the kingdoms or a file with them, not both.
commands-dynasty-games = A Dynasty is up to { $games } games of the same players, with { $sign } between their kingdoms.
commands-no-kingdom = There is no kingdom to count.
commands-too-many-kingdoms = At most { $most } kingdoms can be counted.
# $why: a sentence.
commands-bad-kingdom = Kingdom { $number }, ‘{ $token }’: { $why }
commands-as-many-names = { $n ->
    [one] { $n } kingdom needs one name, not { $given }.
   *[other] { $n } kingdoms need as many names, not { $given }.
  }
commands-discarded-each = --discarded needs a number for each kingdom, separated by commas.
commands-discarded = { $name }: by the squares of the kingdom, the number of discarded dominoes is { $found }, not { $given }.
# What cannot be true of a player's kingdom; $why: a sentence; $squares: 'f7 and g9'.
commands-doubt = { $name }: { $why }
commands-doubt-at = { $name }: { $why } ({ $squares })
# Labels of progress bars.
commands-checking = checking
commands-playing = playing
commands-mining = looking
commands-thinking = thinking
commands-puzzles = { $n ->
    [one] { $n } puzzle in { $file }.
   *[other] { $n } puzzles in { $file }.
  }
commands-ratings = { $n ->
    [one] { $n } puzzle has another rating in { $file }.
   *[other] { $n } puzzles have other ratings in { $file }.
  }
commands-reviewing = reviewing
commands-continuing = { $games ->
    [one] Continuing after { $games } game in { $file }; --fresh starts over.
   *[other] Continuing after { $games } games in { $file }; --fresh starts over.
  }
commands-stopped = { $total ->
    [one] Stopped after { $done } of { $total } game.
   *[other] Stopped after { $done } of { $total } games.
  }
commands-stopped-kept = { $total ->
    [one] Stopped after { $done } of { $total } game, kept in { $file }; the same command continues from there.
   *[other] Stopped after { $done } of { $total } games, kept in { $file }; the same command continues from there.
  }
# $why: a sentence.
commands-no-journal = An interrupted run cannot continue later. { $why }
commands-two-numbers = --sprt takes two numbers such as 0,10, not ‘{ $text }’.
# What is wrong with --rules. $rule and $value: in quotes; the others: words to type, separated by commas.
commands-rule-unknown = There is no rule { $rule }. Additional rules: { $extras }. House rules, as field=value: { $fields }.
commands-rule-value = { $field } cannot be { $value }; choose from { $choices }.
# $options: '--json and --csv'.
commands-same-file = { $options } cannot both go to { $file }.
# One line of `bench`: $case is what is played; $rate and $score are numbers.
commands-bench = { $case } { $rate } games/s   mean score { $score }
commands-bench-case = { $duel ->
    [yes] Mighty Duel 7 × 7, { $policy }
   *[no] { $players } players 5 × 5, { $policy }
  }

## `match` and `tournament`: the result as a table. Headings of columns are short.

result-column-games = games
result-column-wins = wins
result-column-ties = ties
result-column-losses = losses
result-column-share = win share
result-column-score = score
result-column-margin = margin
result-column-rating = rating
# $low and $high: percentages.
result-interval = { $low } to { $high }
# $rules: the edition and additional rules.
result-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }: { $rules }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, seed { $seed }
result-title-dynasties = { $games ->
    [one] { $games } Dynasty
   *[other] { $games } Dynasties
  }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }: { $rules }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, seed { $seed }
result-note = ± is half a 95% interval; deals are the independent units; rating by OpenSkill
# How much stronger the first is; $elo, $low and $high are numbers of Elo.
result-elo = { $first } against { $second }: { $how ->
    [interval] Elo { $elo } (95%: { $low } to { $high })
    [at-least] Elo { $elo } (95%: more than { $low })
    [at-most] Elo { $elo } (95%: less than { $high })
    [open] Elo { $elo } (95%: anything)
    [only-at-least] Elo more than { $low } (95%)
    [only-at-most] Elo less than { $high } (95%)
   *[nothing] Elo anything (95%)
  }
result-sprt = SPRT of Elo { $elo0 } against { $elo1 }: { $decided ->
    [yes] { $accepted } accepted
   *[no] not decided
  } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } (log likelihood ratio { $llr }, bounds -{ $bound } and { $bound })

## `loadtest`. ms: milliseconds; p99: 99 of 100 are quicker.

load-processes = { $n ->
    [one] { $n } process
   *[other] { $n } processes
  }
load-rush = as fast as it goes
load-moves = { $what }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } in { $seconds } s
load-delay = to the other player: median { $median } ms, p99 { $p99 } ms
load-memory = { $kilobytes } kB a table, { $messages } messages/s
load-processor = processor: { $ms } ms a move; client { $share } of a core
load-echo = echo server: { $messages } messages/s
load-echo-memory = { $kilobytes } kB a connection
load-echo-processor = processor: { $ms } ms a message; client { $share } of a core
load-ratio = ratio of messages/s, one process: { $ratio }

## `check --fair`: what could be checked

checked-follows = The deals follow from the secret and the contributions (method { $method }).
checked-day = The deals follow from the secret of { $day } (method 3).
checked-commitment-unseen = Not checked: was this the commitment before the game? Give the one you saw with --commitment.
checked-commitment-seen = The commitment is the one that was seen before the game.
checked-mine-unseen = Not checked: is your contribution in it? Give it with --mine.
checked-mine-seen = Your contribution is in it, for seat { $seat }.
checked-people = { $n ->
    [0] Nobody contributed anything.
    [one] A contribution came from { $seats }: make sure that this is a real person you trust.
   *[other] Contributions came from { $seats }: make sure that each of these is a real person you trust.
  }

## What the system says about a file: { $error } is its name for it, { $text } its own words, in English

wrong-file-system = { $file }: { system-words }
system-words = { $error ->
    [EACCES] Permission denied.
    [EPERM] This is not permitted.
    [ENOENT] No such file or directory.
    [EISDIR] This is a directory.
    [ENOTDIR] This is not a directory.
    [EEXIST] This file already exists.
    [ENOSPC] No space is left on the disk.
    [EROFS] This disk cannot be written to.
    [ENAMETOOLONG] This name is too long.
    [ELOOP] This link leads back to itself.
    [EBADF] It is closed.
    [EADDRINUSE] This address is in use.
    [EADDRNOTAVAIL] This machine does not have this address.
   *[other] { $text }
  }

## What shows that deals were not fair, or makes them impossible to check

wrong-fair-method = This method of dealing is not known.
wrong-fair-header-missing = The header { $header } is missing: this game was not dealt in the open.
wrong-fair-commitment = This is not the commitment that was seen before the game.
wrong-fair-not-mine = Your contribution is not in it.
wrong-fair-table = This is a different table.
wrong-fair-contribution = ‘{ $text }’ is not a seat’s contribution.
wrong-fair-day = ‘{ $text }’ is not a day.
wrong-fair-computer = Seat { $seat } belongs to a computer player, and those contribute nothing.
wrong-fair-order = Contributions come in the order of the seats, separated by one space.
wrong-fair-digits = A contribution has 64 hexadecimal digits.
wrong-fair-form = The header { $header } is not written the way it must be.
wrong-fair-secret = This is not the secret that was committed to.
wrong-fair-deal = The dealer should have drawn { $move }.

## Computer players and their contests. $known: all names, separated by commas.

wrong-no-agent = There is no computer player ‘{ $agent }’; choose from { $known }.
wrong-agent-without-settings = { $agent } has no settings.
wrong-agent-setting = { $agent } has no setting ‘{ $setting }’; its settings are { $known }.
wrong-agent-value = ‘{ $value }’ is not a value for { $setting }.
wrong-agents-and-seats = Name one computer player for all seats or one for each, not { $agents } for { $seats }.
wrong-two-agents = A comparison takes at least two computer players.
wrong-one-game = At least one game has to be played.
wrong-sprt-bounds = A sequential test takes two Elo advantages from -1000 to 1000, the smaller one first.
wrong-journal-in-use = { $file } is in use by another run.
wrong-not-a-journal = { $file } is not a journal of the arena.
# $field: its name in the file; $theirs, $ours: values.
wrong-journal-of-another = { $file } belongs to a different tournament: its { $field } is { $theirs }, not { $ours }.
wrong-puzzles-of-another = { $file } holds something else than puzzles of seed { $seed }.
wrong-bad-puzzle = This is no puzzle: { $why }
wrong-ray-address = A Ray cluster has an address such as 10.0.0.1:6379, or ‘auto’, or ‘local’, not ‘{ $address }’.
wrong-ray-silent = No Ray cluster answers at { $address }.
wrong-ray-failed = The Ray cluster failed: { $text }
wrong-worker-killed = A worker process was killed from outside.

## What keeps a server from running, a backup from being made or put back, and a site from being written. $text: what the system says, in English.

wrong-folder-in-use = { $known ->
    [yes] Another kingdomino is using the folder { $folder }: it is at { $address }
   *[no] Another kingdomino is using the folder { $folder }.
  }
wrong-folder-unwritable = The folder { $folder } cannot be written to. { system-words }
wrong-not-an-address = { $host } is not an address to listen on: { $text }
wrong-port-in-use = Port { $port } is in use by another program; choose one with --port.
wrong-port-unusable = Port { $port } on { $host } cannot be used. { system-words }
wrong-database-address = A database is given as postgresql://user:password@host/name
wrong-database-postgres = The database must be PostgreSQL; without --database an SQLite file is used.
wrong-database-driver = PostgreSQL needs its driver: pip install 'kingdomino[postgres]'
wrong-database-unusable = The database { $database } cannot be used: { $text }
wrong-database-unreachable = The database cannot be reached: { $text }
wrong-database-damaged = { $file } is damaged: { $text }
wrong-database-newer = The database was written by a newer kingdomino; please update.
wrong-database-orphans = The database cannot be brought up to date: rows of { $table } belong to no game.
wrong-database-in-use = { $file } has a file { $log } beside it: it is in use, or its server was killed; start kingdomino on it once and stop it.
wrong-database-not-ours = { $file } is not a Kingdomino database.
wrong-no-database = There is no database { $file }.
wrong-backup-exists = { $file } already exists.
wrong-backup-failed = The backup failed: { $text }
wrong-file-unusable = { $file }: { system-words }
wrong-file-unwritable = { $file } cannot be written to. { system-words }
wrong-site-no-engine = This installation was built without the engine for browsers. The packages on PyPI have it; from source, install emscripten (apt-get install emscripten) and build again.
wrong-site-no-page = This installation has no page: it was built without one (KD_PAGE=OFF).
wrong-site-occupied = { $folder } is not empty, and holds no earlier site. Choose another folder.
