### What the coach says, on the page and on the command line.

coach-accuracy = Præcision
coach-luck = Held

## How good a decision was: short, they also stand above columns

coach-grade-only = Uden betydning
coach-grade-best = Bedste træk
coach-grade-good = Godt
coach-grade-inexact = Upræcist
coach-grade-mistake = Fejl
coach-grade-blunder = Bommert

## What speaks for a move, or against it

coach-motive-points = Det giver { $value } point mere med det samme.
coach-motive-later = Det giver nok omkring { $value } point mere senere.
coach-motive-order = Så er man { $value ->
    [1] først
    [2] nummer to
    [3] nummer tre
   *[4] nummer fire
  } i næste runde.
coach-motive-deny = Det koster { $name } omkring { $value } point.
coach-motive-waste = { $value ->
    [one] { $value } felt mere kan stadig bruges.
   *[other] { $value } felter mere kan stadig bruges.
  }
coach-motive-terrain = { $terrain ->
    [wheat] Hvedemarken
    [forest] Skoven
    [lake] Søen
    [grass] Græssletten
    [swamp] Sumpen
   *[mine] Minen
  } er derefter { $value } point værd.
coach-motive-harmony-kept = Harmoni er stadig mulig.
coach-motive-harmony-lost = Men så går Harmoni tabt.
coach-motive-middle-kept = Slottet kan stadig ende i midten.
coach-motive-middle-lost = Men så kan slottet ikke længere ende i midten.

## What to look at, without naming a move

coach-nudge-points = Ét træk giver flere point med det samme end de andre.
coach-nudge-later = Tænk på, hvordan dit kongerige kan vokse videre.
coach-nudge-order = Lige nu betyder det noget at være først i næste runde.
coach-nudge-deny = Hold øje med, hvad { $name } har brug for.
coach-nudge-waste = Pas på felter, som ingen brik kan dække.
coach-nudge-terrain = Se på { $terrain ->
    [wheat] din hvedemark
    [forest] din skov
    [lake] din sø
    [grass] din græsslette
    [swamp] din sump
   *[mine] din mine
  }.
coach-nudge-harmony-kept = Harmoni står på spil.
coach-nudge-harmony-lost = { coach-nudge-harmony-kept }
coach-nudge-middle-kept = Hold øje med midten af dit kongerige.
coach-nudge-middle-lost = { coach-nudge-middle-kept }
coach-nudge-none = Flere træk er omtrent lige gode.

## Luck and skill in one sentence

coach-verdict-alone = Med de bedste træk var det blevet til omkring { $points } point mere.
coach-verdict-open = Ingen har vundet dette spil alene.
coach-verdict-even = { $name } vandt knebent: Hverken held eller fejl afgjorde det.
coach-verdict-skill = { $name } traf bedre beslutninger, og heldet var ligeligt fordelt.
coach-verdict-despite = { $name } traf bedre beslutninger og vandt trods mindre held.
coach-verdict-both = { $name } traf bedre beslutninger og havde også mere held.
coach-verdict-luck = { $name } havde mere held; andre traf mindst lige så gode beslutninger.
