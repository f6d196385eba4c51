### What a link to a table shows before it is opened; only the server says it.

# $names are those who sit there already, $n is how many they are.
preview-waiting = { $n ->
    [one] { $names } invites you to a game of Kingdomino
   *[other] { $names } invite you to a game of Kingdomino
}
preview-waiting-about = Open the link, choose a name and sit down. No account needed, nothing to install.
preview-playing-about = The game is on: watch the kingdoms grow, domino by domino.
preview-over-about = See the kingdoms, and replay the game move by move.
preview-daily-about = The same dominoes for everyone, and one try. How will you do?
