### Þrautaskjárinn: stöður þar sem ein ákvörðun er greinilega best.

puzzles-leave = Hætta
puzzles-next = Áfram
puzzles-show = Lausn
puzzles-unknown = Engin þraut er með þessu númeri.
puzzles-number = Nr. { $number }, styrkur { $rating }
puzzles-rating = Styrkur þinn
puzzles-streak = { $n } í röð

## What is asked

puzzles-ask-claim = Hvaða flís gefur þér mestar líkur á sigri?
puzzles-ask-place = Hvar gefur flís { $domino } þér mestar líkur á sigri?
puzzles-ask-claim-points = Hvaða flís tekurðu til að enda með flest stig?
puzzles-ask-place-points = Hvar leggurðu flís { $domino } til að enda með flest stig?

## What a move was worth

puzzles-right = Rétt!
puzzles-shown = Þetta er besti kosturinn.
puzzles-ahead-chance = Allir aðrir kosta um { $margin } % af sigurlíkunum eða meira.
puzzles-ahead-loss = Allir aðrir tapa leiknum.
puzzles-ahead-points = Allir aðrir kosta { $margin } stig eða meira.
puzzles-ahead-expected = Allir aðrir kosta um { $margin } stig eða meira.
puzzles-wrong = Ekki besti kosturinn.
puzzles-wrong-chance = Ekki besti kosturinn: hann kostar um { $lost } % af sigurlíkunum.
puzzles-wrong-loss = Ekki besti kosturinn: hann tapar leiknum.
puzzles-wrong-points = Ekki besti kosturinn: hann kostar um { $lost } stig.

## Themes: their names in a list, and what each means

puzzles-theme = Þema
puzzles-theme-all = Öll þemu
puzzles-theme-points = Stig strax
puzzles-theme-later = Stig síðar
puzzles-theme-order = Fremst í röðinni
puzzles-theme-deny = Það sem aðra vantar
puzzles-theme-waste = Tapaðir reitir
puzzles-theme-harmony = Samhljómur
puzzles-theme-middle = Miðríkið
puzzles-theme-ending = Síðustu flísarnar
puzzles-theme-alone = Án mótherja
puzzles-about-points = Þetta gefur fleiri stig strax.
puzzles-about-later = Þannig getur ríkið vaxið betur síðar.
puzzles-about-order = Þannig kemur röðin fyrr að þér í næstu umferð.
puzzles-about-deny = Þetta tekur það sem annan leikmann vantar.
puzzles-about-waste = Þannig verða engir reitir eftir sem ekkert getur þakið.
puzzles-about-harmony = Samhljómur krefst hvers einasta reits.
puzzles-about-middle = Þannig verður kastalinn áfram í miðjunni.
puzzles-about-ending = Fleiri flísar koma ekki: lokin má reikna út.
