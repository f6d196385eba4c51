### Danish. The tutorial: a first game of five minutes. An owl teaches; it also plays against the learner.

## Around the lesson

learn-owl = Uglen
learn-next = Videre
learn-back = Tilbage
learn-show = Vis mig det
learn-restart = Begynd forfra
learn-leave = Forlad
learn-progress = Trin { $step } af { $steps }
learn-play = Spil dit første spil

## What the owl says, in this order

learn-hello = Hej! Jeg er uglen, og vi to skal spille et kort spil Kingdomino sammen. Det tager fem minutter.
learn-castle = Det her er dit slot. Omkring det bygger du et kongerige på fem gange fem felter af dominobrikker.
learn-line = I hver runde trækkes en række brikker, og de sorteres efter tal. Høje tal har sjældnere terræn og flere kroner.
learn-crown = Kroner giver point. Din konge er først: Vælg brikken med kronen!
learn-crown-else = Brik { $domino } har ingen krone. Se efter den lille guldkrone.
learn-rest = Vi har to konger hver. Mine tog { $first } og { $second }; den sidste brik er til din anden konge. Vælg den!
learn-order = En ny række er lagt frem. Tallene, som vores konger står på, bestemmer rækkefølgen: { $low } først, { $high } sidst.
learn-turn = Jeg var først. Hver tur har to dele: Læg den brik, du valgte før, og vælg så en ny.
learn-beside = Din tur! Ved siden af dit slot må der ligge alle slags terræn. Læg brik { $domino } på de markerede felter.
learn-marked-else = Det må du gerne, men lad os følges ad i dette første spil. Læg den på de markerede felter.
learn-meadow = Vælg nu en ny. Tag græssletten med kronen: Den passer godt til den græsslette, du har.
learn-meadow-else = Brik { $domino } har ingen græsslette. Se efter grønt græs med en krone.
learn-touch = Se her: Brik { $domino } kan ikke ligge her. Den rører hverken slottet eller sit eget terræn.
learn-match = Den ene halvdel skal røre sit eget terræn eller slottet, kant mod kant. Læg den på de markerede felter.
learn-price = Du var sidst, fordi { $placed } er et højt tal; der er kun brik { $domino } tilbage. Men dens tal er lavt: I næste runde begynder du. Vælg den!
learn-later = Lad os springe frem: Dit kongerige er vokset. Forbundne felter med samme terræn er et territorium.
learn-territory = Et territorium giver antallet af felter gange antallet af kroner. Din sø: { $squares } × { $crowns } = { $worth }.
learn-fallow = Uden en krone giver det ingenting, uanset hvor stort det er. Denne hvedemark venter stadig på en.
learn-frame = Intet kongerige bliver større end fem gange fem. Dit er fem bredt og fem højt: Fyld hullerne ud!
learn-best = Brik { $domino } har en sø og en græsslette med to kroner. Find det sted, hvor begge rører deres eget terræn.
learn-best-else = Det giver { $points } point. Et andet sted giver { $best }: søen ved din sø og græssletten ved din græsslette.
learn-praise = { $points } point på én gang! Alene din græsslette giver { $squares } × { $crowns } = { $worth }.
learn-lost = En runde senere er uheldet ude: Brik { $domino } passer ingen steder. Kassér den: Den er tabt, og spillet går videre.
learn-final = Den sidste runde: Der er ikke mere at vælge. Læg brik { $domino } der, hvor den giver flest point.
learn-final-else = { $points } point her, { $best } et andet sted. Lad begge halvdele røre deres eget terræn.
learn-finish = Og her er din sidste brik. Hvor tæller dens krone for flest felter?
learn-finish-else = { $points } point her, { $best } et andet sted. Se på din sø!
learn-count = Alle brikker er lagt. Du har { $mine } point, og jeg har { $theirs }: Du har vundet!
learn-ties = Hvis to spillere har lige mange point, afgør det største territorium; derefter antallet af kroner.
learn-harmony = Der er fire ekstraregler. Harmoni giver { $harmony } point for et kongerige, der ikke har mistet en brik, sådan som mit.
learn-middle = Midtkongerige giver { $middle } point for et slot i midten. Med begge dele ville jeg have { $together }, lige så mange som dig!
learn-others = Den mægtige duel: To spillere bruger alle 48 brikker og bygger syv gange syv. Dynasti: tre spil, hvor pointene lægges sammen.
learn-done = Det er alt, hvad du behøver at vide. Er du klar til et rigtigt spil?
