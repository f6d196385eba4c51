### Romanian. What a link to a table shows before it is opened; only the server says it.

# $names are those who sit there already, $n is how many they are.
preview-waiting = { $n ->
    [one] { $names } te invită la o partidă de Kingdomino
    [few] { $names } te invită la o partidă de Kingdomino
   *[other] { $names } te invită la o partidă de Kingdomino
}
preview-waiting-about = Deschide linkul, alege un nume și așază-te la masă. Fără cont, fără instalare.
preview-playing-about = Partida e în toi: privește cum cresc regatele, piesă cu piesă.
preview-over-about = Privește regatele și revezi partida mutare cu mutare.
preview-daily-about = Aceleași piese pentru toți și o singură încercare. Cum te descurci?
