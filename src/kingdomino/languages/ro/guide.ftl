### Romanian. The guide: how to play.

## The guide

help-contents = Pe această pagină
help-editions = Ediții
help-editions-text = Jocul a apărut în multe țări, iar regulamentele diferă. Iată cum.
help-edition-opening = Început
help-edition-turn = Rândul
help-edition-discard = Dacă se potrivește
help-edition-ties = Egalitate
help-keys = Taste
help-keys-table = La masă
help-keys-replay = Într-o reluare
help-key = Tastă
help-key-does = Ce face
help-key-arrows = Mută piesa peste regatul tău
help-key-rotate = Rotește piesa
help-key-escape = Anulează
help-key-next = Următorul sau precedentul loc posibil, cel mai bun primul
help-key-kingdoms = Privește alt regat
help-key-tracker = Piese nevăzute
help-key-undo = Retrage
help-key-redo = Refă ce a fost retras
help-key-hurry = Grăbește calculatorul
help-key-pause = Pauză sau continuare
help-key-help = Acest ajutor
help-key-replay-step = O decizie înapoi sau înainte
help-key-replay-ends = La început sau la sfârșit
help-key-replay-play = Redă sau oprește
help-key-or = sau
help-touch = Atingere și mouse
help-touch-drag = Trage piesa pe regatul tău; se lipește de cel mai apropiat loc potrivit.
help-touch-tap = Sau atinge un pătrat marcat; atinge piesa ca s-o rotești.
help-touch-land = Atinge un teritoriu ca să vezi cât valorează.
help-touch-others = Glisează sau atinge un nume ca să vezi celelalte regate.
