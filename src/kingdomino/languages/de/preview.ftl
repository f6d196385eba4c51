### German. What a link to a table shows before it is opened; only the server says it.

# $names are those who sit there already, $n is how many they are.
preview-waiting = { $n ->
    [one] { $names } lädt dich zu einer Partie Kingdomino ein
   *[other] { $names } laden dich zu einer Partie Kingdomino ein
}
preview-waiting-about = Öffne den Link, wähle einen Namen und setz dich dazu. Ganz ohne Konto und ohne Installation.
preview-playing-about = Die Partie läuft: Sieh zu, wie die Königreiche wachsen, Stein für Stein.
preview-over-about = Sieh dir die Königreiche an und spiele die Partie Zug für Zug nach.
preview-daily-about = Für alle dieselben Steine und ein Versuch. Wie schlägst du dich?
