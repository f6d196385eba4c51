### Danish. What a link to a table shows before it is opened; only the server says it.

# $names are those who sit there already, $n is how many they are.
preview-waiting = { $n ->
    [one] { $names } inviterer dig til et spil Kingdomino
   *[other] { $names } inviterer dig til et spil Kingdomino
}
preview-waiting-about = Åbn linket, vælg et navn, og sæt dig ved bordet. Ingen konto, intet at installere.
preview-playing-about = Spillet er i gang: Se kongerigerne vokse, brik for brik.
preview-over-about = Se kongerigerne, og afspil spillet træk for træk.
preview-daily-about = De samme brikker til alle og ét forsøg. Hvordan klarer du det?
