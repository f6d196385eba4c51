### Danish. The guide: how to play.

## The guide

help-contents = På denne side
help-editions = Udgaver
help-editions-text = Spillet er udgivet i mange lande, og regelhæfterne er ikke ens. Her er forskellene.
help-edition-opening = Startrunde
help-edition-turn = Tur
help-edition-discard = Hvis den passer
help-edition-ties = Uafgjort
help-keys = Taster
help-keys-table = Ved bordet
help-keys-replay = Under afspilning
help-key = Tast
help-key-does = Hvad den gør
help-key-arrows = Flyt brikken hen over dit kongerige
help-key-rotate = Drej brikken
help-key-escape = Annullér
help-key-next = Næste eller forrige mulige plads, den bedste først
help-key-kingdoms = Se et andet kongerige
help-key-tracker = Brikker, der endnu ikke er set
help-key-undo = Fortryd
help-key-redo = Gentag det, der blev fortrudt
help-key-hurry = Skynd på computerspilleren
help-key-pause = Hold pause eller fortsæt
help-key-help = Denne hjælp
help-key-replay-step = Én beslutning tilbage eller frem
help-key-replay-ends = Til begyndelsen eller slutningen
help-key-replay-play = Afspil eller stop
help-key-or = eller
help-touch = Finger og mus
help-touch-drag = Træk brikken hen på dit kongerige; den falder på plads det nærmeste sted, hvor den passer.
help-touch-tap = Eller tryk på et markeret felt; tryk på brikken for at dreje den.
help-touch-land = Rør ved et territorium for at se, hvad det er værd.
help-touch-others = Stryg eller tryk på et navn for at se de andre kongeriger.
