### Icelandic. The guide: how to play.

## The guide

help-contents = Á þessari síðu
help-editions = Útgáfur
help-editions-text = Spilið hefur komið út í mörgum löndum og reglubækurnar eru ólíkar. Þetta er munurinn.
help-edition-opening = Upphaf
help-edition-turn = Aðgerð
help-edition-discard = Ef hún passar
help-edition-ties = Jafntefli
help-keys = Lyklar
help-keys-table = Við borðið
help-keys-replay = Í endursýningu
help-key = Lykill
help-key-does = Hvað hann gerir
help-key-arrows = Færa flísina um ríkið þitt
help-key-rotate = Snúa flísinni
help-key-escape = Hætta við
help-key-next = Næsti eða fyrri mögulegi staður, sá besti fyrst
help-key-kingdoms = Skoða annað ríki
help-key-tracker = Óséðar flísar
help-key-undo = Taka til baka
help-key-redo = Endurtaka það sem var tekið til baka
help-key-hurry = Reka á eftir tölvunni
help-key-pause = Gera hlé eða halda áfram
help-key-help = Þessi hjálp
help-key-replay-step = Ein ákvörðun til baka eða áfram
help-key-replay-ends = Í byrjun eða lok
help-key-replay-play = Spila eða stöðva
help-key-or = eða
help-touch = Snertiskjár og mús
help-touch-drag = Dragðu flísina á ríkið þitt; hún leitar á næsta stað þar sem hún passar.
help-touch-tap = Eða ýttu á merktan reit; ýttu á flísina til að snúa henni.
help-touch-land = Snertu landareign til að sjá hvað hún gefur.
help-touch-others = Strjúktu eða ýttu á nafn til að sjá hin ríkin.
