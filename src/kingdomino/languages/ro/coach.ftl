### What the coach says, on the page and on the command line.

coach-accuracy = Precizie
coach-luck = Noroc

## How good a decision was: short, they also stand above columns

coach-grade-only = Fără miză
coach-grade-best = Cea mai bună
coach-grade-good = Bună
coach-grade-inexact = Inexactă
coach-grade-mistake = Greșeală
coach-grade-blunder = Gafă

## What speaks for a move, or against it

coach-motive-points = Aduce imediat { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  } în plus.
coach-motive-later = Mai târziu ar trebui să aducă cam { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  } în plus.
coach-motive-order = Dă { $value ->
    [1] primul loc
    [2] al doilea loc
    [3] al treilea loc
   *[4] al patrulea loc
  } în runda următoare.
coach-motive-deny = Astfel { $name } pierde cam { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  }.
coach-motive-waste = { $value ->
    [one] Păstrează { $value } pătrat utilizabil în plus.
    [few] Păstrează { $value } pătrate utilizabile în plus.
   *[other] Păstrează { $value } de pătrate utilizabile în plus.
  }
coach-motive-terrain = { $terrain ->
    [wheat] Lanul de grâu
    [forest] Pădurea
    [lake] Lacul
    [grass] Pajiștea
    [swamp] Mlaștina
   *[mine] Mina
  } va valora { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  }.
coach-motive-harmony-kept = Armonia rămâne posibilă.
coach-motive-harmony-lost = Dar Armonia se pierde.
coach-motive-middle-kept = Castelul mai poate ajunge în centru.
coach-motive-middle-lost = Dar castelul nu mai poate ajunge în centru.

## What to look at, without naming a move

coach-nudge-points = O mutare aduce imediat mai multe puncte decât celelalte.
coach-nudge-later = Gândește-te cum va crește regatul tău.
coach-nudge-order = Acum contează cine începe runda următoare.
coach-nudge-deny = Gândește-te ce și-ar dori { $name }.
coach-nudge-waste = Atenție la pătratele pe care nu mai încape nicio piesă.
coach-nudge-terrain = Uită-te la { $terrain ->
    [wheat] lanul tău de grâu
    [forest] pădurea ta
    [lake] lacul tău
    [grass] pajiștea ta
    [swamp] mlaștina ta
   *[mine] mina ta
  }.
coach-nudge-harmony-kept = Armonia este în joc.
coach-nudge-harmony-lost = { coach-nudge-harmony-kept }
coach-nudge-middle-kept = Fii cu ochii pe centrul regatului.
coach-nudge-middle-lost = { coach-nudge-middle-kept }
coach-nudge-none = Mai multe mutări sunt cam la fel de bune.

## Luck and skill in one sentence

coach-verdict-alone = Cu cele mai bune mutări ar fi fost cam { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus.
coach-verdict-open = Nimeni nu a câștigat singur această partidă.
coach-verdict-even = { $name } a câștigat la limită: nici norocul, nici greșelile nu au decis.
coach-verdict-skill = { $name } a luat decizii mai bune, iar norocul a fost egal.
coach-verdict-despite = { $name } a luat decizii mai bune și a câștigat deși a avut mai puțin noroc.
coach-verdict-both = { $name } a luat decizii mai bune și a avut și noroc.
coach-verdict-luck = { $name } a avut mai mult noroc; alții au decis cel puțin la fel de bine.
