### Icelandic. What a link to a table shows before it is opened; only the server says it.

# $names are those who sit there already, $n is how many they are.
preview-waiting = { $n ->
    [1] { $names } býður þér í leik í Kingdomino
    [one] { $names } bjóða þér í leik í Kingdomino
   *[other] { $names } bjóða þér í leik í Kingdomino
}
preview-waiting-about = Opnaðu tengilinn, veldu nafn og fáðu þér sæti. Þú þarft hvorki að skrá þig né setja neitt upp.
preview-playing-about = Leikurinn er hafinn: sjáðu ríkin vaxa, flís fyrir flís.
preview-over-about = Skoðaðu ríkin og endursýningu leiksins, flís fyrir flís.
preview-daily-about = Sömu flísar fyrir alla og ein tilraun. Hvernig gengur þér?
