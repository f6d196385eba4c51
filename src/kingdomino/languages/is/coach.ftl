### What the coach says, on the page and on the command line.

coach-accuracy = Nákvæmni
coach-luck = Heppni

## How good a decision was: short, they also stand above columns

coach-grade-only = Skiptir engu
coach-grade-best = Besti kosturinn
coach-grade-good = Gott
coach-grade-inexact = Ónákvæmt
coach-grade-mistake = Mistök
coach-grade-blunder = Afleikur

## What speaks for a move, or against it

coach-motive-points = Þetta gefur { $value ->
    [one] { $value } stigi
   *[other] { $value } stigum
  } meira strax.
coach-motive-later = Þetta ætti að gefa um { $value ->
    [one] { $value } stigi
   *[other] { $value } stigum
  } meira síðar.
coach-motive-order = Þetta gefur { $value ->
    [1] fyrsta
    [2] annað
    [3] þriðja
   *[4] fjórða
  } sætið í næstu umferð.
coach-motive-deny = Fyrir vikið fær { $name } um { $value ->
    [one] { $value } stigi
   *[other] { $value } stigum
  } minna.
coach-motive-waste = { $value ->
    [one] { $value } reitur í viðbót nýtist áfram.
   *[other] { $value } reitir í viðbót nýtast áfram.
  }
coach-motive-terrain = { $terrain ->
    [wheat] Akurinn
    [forest] Skógurinn
    [lake] Vatnið
    [grass] Engið
    [swamp] Mýrin
   *[mine] Náman
  } verður þá { $value ->
    [one] { $value } stigs
   *[other] { $value } stiga
  } virði.
coach-motive-harmony-kept = Samhljómur er enn mögulegur.
coach-motive-harmony-lost = En þá næst Samhljómur ekki lengur.
coach-motive-middle-kept = Kastalinn getur enn endað í miðjunni.
coach-motive-middle-lost = En þá getur kastalinn ekki lengur endað í miðjunni.

## What to look at, without naming a move

coach-nudge-points = Ein aðgerð gefur fleiri stig strax en hinar.
coach-nudge-later = Hugsaðu um hvernig ríkið þitt getur vaxið áfram.
coach-nudge-order = Nú skiptir máli hver byrjar næstu umferð.
coach-nudge-deny = Fylgstu með því hvað { $name } þarf.
coach-nudge-waste = Varaðu þig á reitum sem engin flís kemst á.
coach-nudge-terrain = Skoðaðu { $terrain ->
    [wheat] akurinn þinn
    [forest] skóginn þinn
    [lake] vatnið þitt
    [grass] engið þitt
    [swamp] mýrina þína
   *[mine] námuna þína
  }.
coach-nudge-harmony-kept = Samhljómur er í húfi.
coach-nudge-harmony-lost = { coach-nudge-harmony-kept }
coach-nudge-middle-kept = Hafðu auga með miðju ríkisins.
coach-nudge-middle-lost = { coach-nudge-middle-kept }
coach-nudge-none = Nokkrar aðgerðir eru álíka góðar.

## Luck and skill in one sentence

coach-verdict-alone = Bestu aðgerðirnar hefðu gefið um { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
  } meira.
coach-verdict-open = Enginn vann þennan leik einn.
coach-verdict-even = { $name } vann naumlega: hvorki heppni né mistök réðu úrslitum.
coach-verdict-skill = { $name } tók betri ákvarðanir og heppnin var jöfn.
coach-verdict-despite = { $name } tók betri ákvarðanir og vann þrátt fyrir minni heppni.
coach-verdict-both = { $name } tók betri ákvarðanir og hafði auk þess heppnina með sér.
coach-verdict-luck = { $name } hafði heppnina með sér; aðrir tóku að minnsta kosti jafn góðar ákvarðanir.
