### Icelandic. The tutorial: a first game of five minutes.

## Around the lesson

learn-owl = Uglan
learn-next = Áfram
learn-back = Til baka
learn-show = Sýndu mér
learn-restart = Byrja aftur
learn-leave = Hætta
learn-progress = Skref { $step } af { $steps }
learn-play = Spila fyrsta leikinn

## What the owl says, in this order

learn-hello = Halló! Ég er uglan og við ætlum að spila saman stuttan leik í Kingdomino. Hann tekur fimm mínútur.
learn-castle = Þetta er kastalinn þinn. Umhverfis hann byggir þú ríki úr flísum með landslagi, fimm sinnum fimm reiti.
learn-line = Í hverri umferð er lögð röð af flísum, lægsta talan fyrst. Háum tölum fylgir sjaldgæfara landslag og fleiri kórónur.
learn-crown = Kórónur gefa stig. Kóngurinn þinn er fyrstur: veldu flísina með kórónunni!
learn-crown-else = Á flís { $domino } er engin kóróna. Leitaðu að litlu, gylltu kórónunni.
learn-rest = Við eigum tvo kónga hvort. Mínir tóku { $first } og { $second }; flísin sem er eftir er handa seinni kóngnum þínum. Veldu hana!
learn-order = Ný röð er lögð. Tölurnar undir kóngunum ráða hver á leik hvenær: { $low } fyrst, { $high } síðast.
learn-turn = Ég var fyrst. Þegar þú átt leik gerir þú tvennt: leggur flísina sem þú valdir áður og velur svo nýja.
learn-beside = Þú átt leik! Við kastalann má leggja hvaða landslag sem er. Settu flís { $domino } á merktu reitina.
learn-marked-else = Þetta má, en fylgjumst að í þessum fyrsta leik. Settu hana á merktu reitina.
learn-meadow = Veldu nú nýja flís. Taktu engið með kórónunni: það fellur vel að enginu sem þú átt.
learn-meadow-else = Á flís { $domino } er ekkert engi. Leitaðu að grænu grasi með kórónu.
learn-touch = Sjáðu: flís { $domino } má ekki liggja hér. Hún snertir hvorki kastalann né sams konar landslag.
learn-match = Annar helmingurinn verður að liggja að kastalanum eða sams konar landslagi, hlið við hlið. Settu flísina á merktu reitina.
learn-price = Þú komst síðast að, því að { $placed } er há tala, og aðeins { $domino } er eftir. En hún er lág: þú byrjar næstu umferð. Veldu hana!
learn-later = Stökkvum fram í tímann: ríkið þitt hefur stækkað. Samtengdir reitir með sams konar landslagi mynda landareign.
learn-territory = Landareign gefur fjölda reita sinnum fjölda kóróna. Vatnið þitt: { $squares } × { $crowns } = { $worth }.
learn-fallow = Án kórónu gefur hún ekkert, hversu stór sem hún er. Þennan akur vantar enn kórónu.
learn-frame = Ekkert ríki verður stærra en fimm sinnum fimm reitir. Þitt er orðið fimm á breidd og fimm á hæð: fylltu í eyðurnar!
learn-best = Á flís { $domino } er vatn, og engi með tveimur kórónum. Finndu staðinn þar sem hvort tveggja liggur að sams konar landslagi.
learn-best-else = Þetta gefur { $points } stig. Annar staður gefur { $best }: þar liggur vatnið að vatninu þínu og engið að enginu þínu.
learn-praise = { $points } stig í einu! Engið þitt gefur eitt og sér { $squares } × { $crowns } = { $worth }.
learn-lost = Einni umferð síðar er heppnin ekki með þér: flís { $domino } passar hvergi. Hentu henni: hún er töpuð og leikurinn heldur áfram.
learn-final = Síðasta umferðin: ekkert er eftir til að velja. Settu flís { $domino } þar sem hún gefur flest stig.
learn-final-else = { $points } stig hér, { $best } annars staðar. Láttu báða helmingana liggja að sams konar landslagi.
learn-finish = Og hér er síðasta flísin þín. Hvar nýtist kórónan á henni flestum reitum?
learn-finish-else = { $points } stig hér, { $best } annars staðar. Líttu á vatnið þitt!
learn-count = Allar flísarnar eru komnar á sinn stað. Þú ert með { $mine } stig og ég { $theirs }: þú vannst!
learn-ties = Ef tveir leikmenn eru með jafnmörg stig ræður stærri landareignin; síðan fjöldi kóróna.
learn-harmony = Viðbótarreglurnar eru fjórar. Samhljómur gefur { $harmony } stig fyrir ríki þar sem engri flís var hent, eins og hjá mér.
learn-middle = Miðríkið gefur { $middle } stig fyrir kastala í miðjunni. Með báðum reglunum væri ég með { $together }, jafnmörg og þú!
learn-others = Einvígið mikla: tveir leikmenn nota allar 48 flísarnar og byggja sjö sinnum sjö reiti. Ættarveldi: þrír leikir og stigin lögð saman.
learn-done = Meira þarftu ekki að vita. Ertu til í alvöruleik?
