### German. The guide: how to play.

## The guide

help-contents = Auf dieser Seite
help-editions = Ausgaben
help-editions-text = Das Spiel ist in vielen Ländern erschienen, und die Regelhefte unterscheiden sich. Und zwar so:
help-edition-opening = Eröffnung
help-edition-turn = Zug
help-edition-discard = Wenn er passt
help-edition-ties = Gleichstand
help-keys = Tasten
help-keys-table = Am Tisch
help-keys-replay = Beim Nachspielen
help-key = Taste
help-key-does = Was sie tut
help-key-arrows = Den Dominostein über dein Königreich bewegen
help-key-rotate = Den Dominostein drehen
help-key-escape = Abbrechen
help-key-next = Nächste oder vorige mögliche Stelle, die beste zuerst
help-key-kingdoms = Ein anderes Königreich ansehen
help-key-tracker = Noch nicht aufgedeckte Dominosteine
help-key-undo = Zurücknehmen
help-key-redo = Wiederholen, was zurückgenommen wurde
help-key-hurry = Den Computerspieler drängen
help-key-pause = Anhalten oder weiterspielen
help-key-help = Diese Hilfe
help-key-replay-step = Eine Entscheidung zurück oder weiter
help-key-replay-ends = Zum Anfang oder zum Ende
help-key-replay-play = Abspielen oder anhalten
help-key-or = oder
help-touch = Finger und Maus
help-touch-drag = Zieh den Dominostein auf dein Königreich; er rastet an der nächsten passenden Stelle ein.
help-touch-tap = Oder tippe auf ein markiertes Feld; tippe auf den Dominostein, um ihn zu drehen.
help-touch-land = Berühre ein Gebiet, um zu sehen, was es wert ist.
help-touch-others = Wische oder tippe auf einen Namen, um die anderen Königreiche zu sehen.
