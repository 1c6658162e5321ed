# Dlaczego ruch w Here I Stand jest niemożliwy.

## Forming an army

his-reason-not-here = Nie ma ich tutaj.
his-reason-leader-is-in = Ten dowódca już jest w armii.
his-reason-kind-is-in = Jednostki tego rodzaju są już wzięte.
his-reason-too-few-here = Nie ma tu tylu jednostek, które mogą pójść.
his-reason-too-many-for-leaders = To więcej jednostek, niż poprowadzą dowódcy: cztery bez dowódcy, inaczej tyle, ile prowadzi dwóch najlepszych.
his-reason-nobody-chosen = Nikt jeszcze nie jest wybrany.
his-reason-no-units-chosen = Dowódcy nie pójdą tam bez jednostek.
his-reason-already-forming = Część jest już wybrana: wybieraj dalej po kolei.
his-reason-no-counters-to-divide = Brakuje żetonów, aby tak podzielić te jednostki.
his-reason-leader-was-beaten = Ten dowódca przegrał bitwę w tym impulsie.
his-reason-leader-has-gout = Ten dowódca ma podagrę do końca impulsu.
his-reason-besieged = Oblężeni zostają na miejscu.

## Moving by land

his-reason-nobody-can-move = Nikt z twoich nie może stamtąd ruszyć.
his-reason-siege-began-now = Jednostki, które w tym impulsie zaczęły oblężenie, zostają.
his-reason-leaders-need-units = Dowódcy bez jednostek nie wchodzą do miast wroga ani tam, gdzie stoją wrogie jednostki.
his-reason-too-few-points = Ruch kosztuje jeden punkt dowodzenia, przez przełęcz dwa.
his-reason-not-in-play-yet = Przed nadejściem berberyjskich piratów nikt nie wchodzi do Algieru.
his-reason-electorates-are-closed = Przed Związkiem Szmalkaldzkim obcy nie wchodzą do elektoratów.
his-reason-protestants-stay = Przed Związkiem Szmalkaldzkim protestanci się nie ruszają.
his-reason-not-at-war = Do miast innego mocarstwa wolno wejść tylko podczas wojny lub jako sojusznik.
his-reason-others-are-there = Stoją tam jednostki kogoś, kto nie jest ani wrogiem, ani sojusznikiem.
his-reason-allies-besiege-each-other = Oblegają się tam dwaj twoi sojusznicy.
his-reason-enemies-besiege-each-other = Oblegają się tam dwaj twoi wrogowie.

## Interception, avoiding battle, retreat

his-reason-not-beside = Przechwycić można z sąsiedniego miasta, nigdy przez przełęcz.
his-reason-already-tried = Już próbowali przechwycenia w tym impulsie.
his-reason-tried-from-there = Stamtąd już była próba.
his-reason-nobody-to-intercept = Nie masz tam jednostek, które mogłyby przechwycić.
his-reason-not-a-neighbour = To nie jest sąsiednie miasto.
his-reason-enemy-came-from-there = Wróg przyszedł stamtąd.
his-reason-enemy-came-that-way = Wróg przyszedł tą drogą.
his-reason-not-a-friends-space = Odejść można tylko do miasta własnego lub sojusznika.
his-reason-unrest-there = Są tam zamieszki.
his-reason-enemies-there = Są tam wrogowie.
his-reason-siege-there = Oblężone miasto nikogo nie wpuści.
his-reason-not-the-nearest = Wybierz jedno z najbliższych miast albo stolicę.
his-reason-too-many-for-shelter = Za murami zmieszczą się najwyżej cztery jednostki.
his-reason-too-many-inside = W mieście nie ma miejsca dla tylu.
his-reason-not-from-inside = Do miasta mogą wrócić tylko ci, którzy z niego wyszli.

## Combat

his-reason-not-among-them = Nie ma takich jednostek w tej walce.
his-reason-too-many-losses = Tracisz mniej.
his-reason-not-besieging = Nie oblegasz tego miasta.
his-reason-siege-is-fresh = Oblężenie zaczęło się w tym impulsie: szturm dopiero w późniejszym.
his-reason-assaulted-already = Miasto szturmuje się raz na impuls.
his-reason-no-line-of-communication = Nie masz linii komunikacyjnej do tego miasta.
his-reason-squadrons-off-the-town = Eskadry właściciela miasta stoją w sąsiedniej strefie morskiej.
his-reason-town-is-not-blockaded = Wokół miasta potrzeba więcej eskadr, niż stoi w jego porcie.
his-reason-not-in-foul-weather = Niepogoda na to nie pozwala.
his-reason-not-for-the-ottoman = Ta karta nie jest dla Imperium Osmańskiego.
his-reason-enemy-is-ottoman = Imperium Osmańskie nie ma najemników do przekupienia.
his-reason-no-hapsburg-regulars = Po drugiej stronie muszą walczyć co najmniej trzy regularne oddziały Habsburgów.
his-reason-not-in-this-combat = Ta karta nie pasuje do tej walki.

## Cards

his-reason-not-held = Nie masz tej karty na ręce.
his-reason-not-in-your-hand = Nie masz tej karty albo jeszcze nie wolno jej zagrać.
his-reason-not-in-hand = Nie masz tej karty na ręce.
his-reason-not-at-this-moment = W tej chwili nie zagrywa się tej karty.
his-reason-mandatory-is-no-points = Wydarzenie obowiązkowe zagrywa się tylko jako wydarzenie.
his-reason-home-card-left = Nie możesz spasować, póki masz kartę macierzystą.
his-reason-mandatory-left = Nie możesz spasować, póki masz wydarzenie obowiązkowe.
his-reason-too-many-cards = Masz więcej kart, niż może zatrzymać twój władca.
his-reason-not-an-event = Tej karty nie można teraz zagrać jako wydarzenia.
his-reason-not-your-event = Twoje mocarstwo nie zagrywa tego wydarzenia.
his-reason-event-only-once = To wydarzenie było już zagrane w tej turze.
his-reason-not-yourself = Wskaż inne mocarstwo.
his-reason-no-friends-there = Nowi najemnicy dołączają do twoich jednostek.
his-reason-stack-is-besieged = Te jednostki są oblężone.
his-reason-army-is-passing = Armia tylko tamtędy przechodzi.
his-reason-no-counters-left = Nie ma dla nich żetonów.
his-reason-too-many-mercenaries = Karta daje mniej.
his-reason-not-before-the-league = Przed Związkiem Szmalkaldzkim protestanci nie dostają wojsk.
his-reason-no-mercenary-there = Nie ma tam najemników tego mocarstwa.
his-reason-not-in-this-army = Tego dowódcy nie ma w armii.
his-reason-not-a-home-space = Wybierz miasto macierzyste Imperium Osmańskiego; Algier i przystanie pirackie się nie liczą.
his-reason-not-held-in-peace = Miasto musi być twoje, bez zamieszek, oblężenia i wrogów.
his-reason-too-many-regulars = Karta daje mniej.
his-reason-charles-is-not-free = Karol V jest w niewoli lub w oblężeniu.
his-reason-no-place-for-charles = Karol V nie może tam przejść.
his-reason-alva-is-elsewhere = Książę Alba nie jest przy Karolu V.
his-reason-enough-chateaux = Wszystkie zamki stoją.
his-reason-too-early-for-league = Związek nie powstaje przed turą 2.
his-reason-too-few-protestants = Za mało miast protestanckich na Związek.
his-reason-not-the-nearest-stack = Wybierz najbliższe zgrupowanie.
his-reason-not-the-nearest-electorate = Wybierz najbliższy protestancki elektorat.
his-reason-not-where-he-enters = Nie tam wchodzi do gry.
his-reason-not-a-place-to-return = Nie może tam wrócić.

## Actions

his-reason-no-points-left = Pozostałych punktów dowodzenia nie wystarczy.
his-reason-too-dear = Na to nie starcza punktów dowodzenia.
his-reason-not-for-this-power = Twoje mocarstwo nie może tego zrobić.
his-reason-fortified = Ufortyfikowane miasto bierze się oblężeniem.
his-reason-not-to-be-taken = Przejąć można tylko miasta niezależne i wrogie oraz własne z zamieszkami.
his-reason-no-line-to-it = Nie prowadzi do niego linia komunikacyjna.
his-reason-no-units-near = Potrzebne są jednostki w nim lub obok, nie przez przełęcz.
his-reason-enemies-near = Obok są wrogie jednostki, więc twoje muszą stać w mieście.
his-reason-strangers-inside = Stoją w nim obce jednostki.
his-reason-not-before-league = Przed Związkiem Szmalkaldzkim protestanci nie przejmują kontroli.
his-reason-not-yet-the-league = Przed Związkiem Szmalkaldzkim protestanci nic nie budują.
his-reason-not-at-home = Jednostki powstają w miastach macierzystych.
his-reason-not-controlled = Nie kontrolujesz tego miasta.
his-reason-in-unrest = W tym mieście są zamieszki.
his-reason-under-siege = To miasto jest oblężone.
his-reason-enemies-in-it = Stoją w nim wrogie jednostki.
his-reason-no-units-left = Nie ma żetonów na kolejne jednostki.
his-reason-no-port = To nie jest port.
his-reason-no-ships-left = W tej turze nie ma już okrętów do zbudowania.
his-reason-only-corsairs-here = Tu buduje się tylko korsarzy.
his-reason-pirates-have-not-come = Przed nadejściem berberyjskich piratów nie ma korsarzy.
his-reason-only-regulars-and-squadrons = Dla pomniejszego sojusznika buduje się tylko oddziały regularne i eskadry.

## At sea

his-reason-no-ships = Nie ma okrętów, które mogą popłynąć.
his-reason-no-navy = Nie masz okrętów, które mogą się ruszyć.
his-reason-not-your-port = Do cudzych portów wpływa się tylko, by walczyć z wrogimi okrętami.
his-reason-closed-to-them = Te okręty nie wypływają na Ocean Atlantycki.
his-reason-ships-were-beaten = Te okręty przegrały walkę w tym impulsie.
his-reason-passage-is-ordered = Tą drogą okręty są już wysłane.
his-reason-nothing-ordered = Żaden okręt nie ma jeszcze rozkazu.
his-reason-no-such-ships = Nie ma tylu takich okrętów do wyboru.
his-reason-no-such-admiral = Tego admirała tu nie ma albo już płynie.
his-reason-admiral-needs-ships = Admirał nie zostaje bez okrętów.
his-reason-no-ships-chosen = Nie wybrano okrętów.
his-reason-no-fleet-there = Nie masz tam okrętów, które mogłyby przechwycić.
his-reason-active-ships-there = Są tam już okręty mocarstwa, które się porusza.
his-reason-tried-from-here = Stąd już była próba.
his-reason-not-next-to-it = To nie sąsiaduje z tą strefą morską.
his-reason-not-a-refuge = Odpłynąć można do własnego portu albo do strefy morskiej bez wrogów.
his-reason-no-refuge = Flota nie może się tam wycofać.
his-reason-no-battle-there = Nie ma tam bitwy.
his-reason-no-such-ship-to-lose = Nie ma takiego okrętu w tej walce.
his-reason-not-the-nearest-port = Wybierz jeden z najbliższych portów.
his-reason-no-pirates-yet = Przed nadejściem berberyjskich piratów nie ma piractwa.
his-reason-only-the-ottoman = Piratów wysyła tylko Imperium Osmańskie.
his-reason-no-corsairs-there = Nie masz korsarzy w tej strefie morskiej.
his-reason-pirated-already = W tej strefie morskiej w tej turze było już piractwo.
his-reason-no-port-there = To mocarstwo nie ma portu w tej strefie morskiej.
his-reason-no-squadron-there = Nie masz tam eskadry.
his-reason-no-card-to-give = Nie masz karty, którą można wyciągnąć.
his-reason-piracy-track-is-full = Tor piractwa jest pełny.
his-reason-no-ships-to-carry = Nie masz okrętów w tej strefie morskiej.
his-reason-nobody-to-carry = Nie ma stamtąd kogo przewieźć.
his-reason-not-from-a-port = Armia wypływa z portu.
his-reason-siege-just-began = Jednostki, które w tym impulsie zaczęły oblężenie, zostają.
his-reason-no-landing = Armia musi zdążyć wylądować w tym impulsie.
his-reason-enemy-ships-in-port = W porcie są wrogie okręty.
his-reason-not-beside-the-fleet = To nie sąsiaduje z armią na morzu.
his-reason-points-for-landing = Na lądowanie trzeba zostawić punkt dowodzenia.

## Diplomacy

his-reason-not-on-yourself = Nie na siebie.
his-reason-already-at-war = Już prowadzisz z nim wojnę.
his-reason-not-on-hungary = Węgrom i Czechom nikt nie wypowiada wojny.
his-reason-not-on-scotland = Twoje mocarstwo nie może teraz wypowiedzieć wojny Szkocji.
his-reason-not-on-venice = Anglia nie może wypowiedzieć wojny Wenecji.
his-reason-on-its-ally = Ma sojusznika: wojnę wypowiada się jemu.
his-reason-on-own-ally = To twój sojusznik.
his-reason-protestants-not-yet = Przed Związkiem Szmalkaldzkim nikt nie wypowiada wojny protestantom.
his-reason-no-war-before-league = Przed Związkiem Szmalkaldzkim protestanci nie wypowiadają wojen.
his-reason-no-war-needed = Niezależne miasta atakuje się bez wypowiadania wojny.
his-reason-peace-just-made = W tej fazie zawarto z nim pokój.
his-reason-venice-is-papal = Jesteś sojusznikiem Papiestwa albo zawarto z nim pokój w tej fazie.
his-reason-scotland-is-french = W tej fazie zawarto pokój z Francją.
his-reason-cannot-pay-for-war = Twoje karty nie wystarczą, aby to opłacić.
his-reason-not-for-payment = Wydarzeniem obowiązkowym się nie płaci.
his-reason-no-war-by-this-card = Tą kartą wypowiada się wojnę Francji, Habsburgom lub Szkocji.
his-reason-nobody-to-attack = Tą kartą nie ma komu wypowiedzieć wojny.
his-reason-not-yours-to-win = Twoje mocarstwo nie może go pozyskać tą kartą.
his-reason-not-yours-to-part = Twoje mocarstwo nie może zerwać tego sojuszu tą kartą.
his-reason-follows-somebody = Ma już sojusznika.
his-reason-follows-you = Jest już twoim sojusznikiem.
his-reason-follows-nobody = Nie ma sojusznika.
his-reason-not-at-war-with = Nie prowadzisz z nim wojny.
his-reason-nothing-lost = O pokój można prosić tylko wtedy, gdy druga strona ma twojego dowódcę lub miasto macierzyste.
his-reason-war-without-end = Między tymi mocarstwami nie ma pokoju.
his-reason-only-in-spring = Jako wydarzenie zagrywa się tę kartę tylko w fazie wiosennego rozstawienia.
his-reason-not-your-own-hand = Mocarstwo ogląda karty innego mocarstwa, nie własne.
his-reason-stops-nobody = Te punkty nie zapobiegną zwycięstwu przez dominację.
his-reason-no-marriage-for-this-power = Osmanowie i Protestanci nie zagrywają „Mariażu dyplomatycznego” jako wydarzenia.
his-reason-no-marriage-in-hand = Nie masz karty „Mariaż dyplomatyczny”.
his-reason-no-such-unit-there = Nie masz tam takiej jednostki.
his-reason-no-free-assault = Nie masz darmowego szturmu; daje go Osmanom „Roksolana”.
his-reason-doria-does-not-cruise = Doria musi pływać dla mocarstwa w wojnie z Osmanami w strefie morskiej z dwoma portami Osmanów.
his-reason-scotland-is-no-ally = Szkocja nie jest sojusznikiem Francji.
his-reason-venice-is-no-ally = Wenecja nie jest sojusznikiem Papiestwa.
his-reason-not-a-place-for-help = Tam pomoc nie przybywa.
his-reason-too-much-help = Więcej z tej karty nie może przybyć.
his-reason-no-counters-for-help = Nie ma już na to żetonów.
his-reason-no-space-for-bourbon = Renegat pojawia się w twoim nieobleganym mieście albo, w czasie wojny z Francją, w niezajętym mieście obok Lyonu.
his-reason-maurice-is-not-here = Maurycego Saskiego nie ma ani na mapie, ani w niewoli.
his-reason-no-space-for-maurice = Maurycy idzie do najbliższego niezajętego miasta nowego mocarstwa, z niewoli – do ufortyfikowanego.
his-reason-suleiman-is-elsewhere = Sulejmana tam nie ma.
his-reason-nobody-can-fight = Żadna jednostka tam nie może teraz działać.
his-reason-suleiman-cannot-be-sent = Sulejmana nie można teraz wysłać do Stambułu.
his-reason-no-town-is-besieged = Żadne miasto nie jest oblegane.
his-reason-does-not-besiege-it = To mocarstwo nie oblega tego miasta.
his-reason-no-city-for-rebels = Żadne zdobyte kluczowe miasto nie może się zbuntować.
his-reason-not-a-city-for-rebels = Buntuje się tylko cudze lub dawniej niezależne kluczowe miasto w rękach mocarstwa.
his-reason-city-under-siege = Oblegane miasto się nie buntuje.
his-reason-not-in-the-city = Nie masz tam takiej jednostki.
his-reason-not-frances-ally = Szkocja nie jest sojusznikiem Francji.
his-reason-outside-the-raid = Najazd ogranicza się do Szkocji, Berwick, Carlisle i Yorku.
his-reason-not-a-free-frenchman = Przejść może tylko francuski dowódca na mapie, który nie jest oblegany.
his-reason-no-place-in-scotland = Idzie do szkockiego miasta macierzystego pod kontrolą Francji, bez oblężenia.
his-reason-not-to-be-regained = Tego miasta nie można teraz odzyskać.
his-reason-no-card-to-pay = Nie masz karty, którą można zapłacić.
his-reason-not-his-prisoner = Ten dowódca nie jest jeńcem zwycięzcy.
his-reason-no-place-to-return = Nie ma dokąd wrócić.
his-reason-not-a-prisoner = To nie jest twój dowódca w niewoli.
his-reason-no-card-for-ransom = Nie masz karty na okup.
his-reason-nowhere-to-release = Nie ma dokąd wrócić.
his-reason-not-the-place-of-release = Wybierz stolicę, jeśli się da, inaczej własne miasto kluczowe.

## Spring and winter

his-reason-not-your-capital = Wymarsz prowadzi z własnej stolicy, która jest w twoich rękach.
his-reason-nobody-in-capital = W tej stolicy nie ma kto wymaszerować.
his-reason-no-path-in-spring = Nie ma drogi przez przyjazne, spokojne miasta; wolno przekroczyć jedną strefę morską między przyjaznymi portami.
his-reason-not-the-nearest-harbour = Okręty płyną do najbliższego portu swojego mocarstwa.
his-reason-no-ship-went-there = Wraca z okrętami, które tam popłynęły.
his-reason-not-a-winter-home = Jednostki zimują w stolicy albo w najbliższym własnym ufortyfikowanym mieście.
his-reason-town-is-full = Zimują tam najwyżej cztery jednostki.
his-reason-surplus-in-town = Jest tam więcej niż cztery jednostki: część musi odejść.
his-reason-leader-follows-units = Dowódca odchodzi z jednostkami.
his-reason-leader-not-here = Tego dowódcy tu nie ma.
his-reason-not-too-many = Odchodzą tylko nadmiarowi.
his-reason-must-return = Te jednostki muszą wrócić na zimę.
his-reason-nobody-may-leave = Nikt stamtąd nie może przejść do stolicy.
his-reason-enemies-do-not-ally = Mocarstwa, które ze sobą walczą, nie zawierają sojuszu.
his-reason-pope-and-sultan = Papiestwo i Osmanie nigdy nie zawierają sojuszu.
his-reason-divorce-was-granted = W tej turze Papiestwo udzieliło Henrykowi rozwodu i nie może sprzymierzyć się z Habsburgami.
his-reason-allied-already = Już są sojusznikami.
his-reason-only-to-allies = Okręty pożycza się tylko sojusznikowi.
his-reason-with-the-alliance-only = Okręty pożycza się przy ogłaszaniu sojuszu, nie później.
his-reason-not-both-ways = Dwa mocarstwa nie pożyczają sobie okrętów nawzajem w jednej turze.
his-reason-nothing-to-protestants = Protestantom nie pożycza się okrętów.
his-reason-not-yours-to-lend = Tego nie ma w twoich portach, nie możesz tego pożyczyć.
his-reason-no-corsairs = Korsarzy się nie pożycza.
his-reason-no-way-by-sea = Żadna droga przez same strefy morskie nie prowadzi do portu sojusznika.
his-reason-no-squadron-with-him = Admirała pożycza się tylko z eskadrą, która stoi razem z nim.

## Reformacja

his-reason-all-are-committed = Wszyscy teolodzy, którzy mogliby tam przemówić za ciebie, są zaangażowani.
his-reason-all-is-translated = Dla tej strefy wszystko jest już przetłumaczone.
his-reason-basilica-is-done = Bazylika św. Piotra nie daje już punktów zwycięstwa.
his-reason-card-not-yours = Tej karty nie masz na ręce.
his-reason-debater-is-committed = Ten teolog jest już zaangażowany albo nie jest w grze.
his-reason-luther-is-dead = Luter już nie żyje.
his-reason-mandatory-stays-discarded = Wydarzenia obowiązkowego nie można wziąć z odrzuconych.
his-reason-no-bible-for-this-zone = Pismo tłumaczy się tylko na niemiecki, francuski i angielski.
his-reason-no-bonus-here = Premia tego teologa tu nie pomaga.
his-reason-no-cranmer-yet = Anglia publikuje traktaty tylko wtedy, gdy Cranmer jest na mapie.
his-reason-no-debates-there = Dysputy odbywają się tylko w strefach niemieckiej, francuskiej i angielskiej.
his-reason-no-debates-this-turn = Po karcie Wartburg nie wzywasz w tej turze do dysput.
his-reason-no-jesuits-yet = Przed Towarzystwem Jezusowym nie ma uniwersytetów jezuickich.
his-reason-no-mandatory-card-at-the-diet = Wydarzenia obowiązkowego nie można wziąć na sejm w Wormacji.
his-reason-no-such-discard = Tej karty nie ma wśród odrzuconych.
his-reason-nobody-else-in-this-zone = Tylko on mógłby ci odpowiedzieć w tej strefie.
his-reason-nobody-of-that-kind = Nie ma takiego teologa w tej dyspucie.
his-reason-nobody-to-convert = Teraz nie ma obszaru, który można nawrócić.
his-reason-nobody-to-debate-with = Jedna ze stron nie ma w grze teologa dla tej strefy.
his-reason-not-beside-the-faith = Ten obszar nie sąsiaduje z obszarem tej wiary.
his-reason-not-catholic = Uniwersytet jezuicki zakłada się w obszarze katolickim.
his-reason-not-in-this-debate = Ten teolog nie może wziąć udziału w takiej dyspucie.
his-reason-not-in-this-zone = Ten obszar leży poza strefą językową.
his-reason-not-the-shown-card = Teraz można zagrać tylko wziętą kartę.
his-reason-not-this-powers-action = Ta akcja nie jest dostępna dla twojego mocarstwa.
his-reason-not-your-debater = Ten teolog nie jest twój.
his-reason-nothing-leads-there = Nie ma tam reformatora ani uniwersytetu, a obok nie ma spokojnego obszaru lub portu tej wiary.
his-reason-one-bonus-an-impulse = W tym impulsie użyto już premii teologa.
his-reason-only-english-home-spaces = Można próbować tylko w angielskich obszarach macierzystych.
his-reason-only-in-english = Anglia publikuje tylko w strefie angielskiej.
his-reason-played-by-you-this-turn = W tej turze już zagrałeś tę kartę.
his-reason-tried-in-this-impulse = W tym impulsie już próbowano nawrócić ten obszar.
his-reason-university-stands = Stoi tam już uniwersytet jezuicki.
his-reason-wrong-faith-already = Ten obszar nie ma wiary, z której nawracasz.
his-reason-zone-comes-first = Najpierw nawracane są obszary w strefie dysputy.

## Anglia i ekskomunika

his-reason-henry-cannot-marry = Henryk nie może się teraz ożenić: przed drugą turą, w niewoli, w oblężeniu, gdy już nie rządzi albo gdy dziedzice są już ustaleni.
his-reason-must-be-played = Tę kartę trzeba teraz zagrać.
his-reason-only-for-points-under-mary = Za panowania Marii I Anglia zagrywa takie karty tylko za punkty.
his-reason-not-on-the-map = Tego reformatora nie ma na mapie.
his-reason-was-excommunicated = Nikogo nie ekskomunikuje się dwa razy; z królów Francji tylko jednego.
his-reason-no-such-ruler = Ekskomunikować można tylko Karola V, Henryka VIII i króla Francji.
his-reason-no-grounds = Brak podstaw: ani wojny z Papiestwem, ani sojuszu z Osmanami, a dla Henryka VIII ani jednego protestanckiego angielskiego obszaru macierzystego.
his-reason-not-a-calm-catholic-home = To nie jest niezajęty katolicki obszar macierzysty bez niepokojów.

## The New World, foreign wars, havens and the sack of Rome

his-reason-already-exploring = To mocarstwo wysłało już w tej turze wyprawę odkrywczą.
his-reason-no-explorers-left = To mocarstwo nie ma już odkrywców.
his-reason-already-colonizing = To mocarstwo wysłało już w tej turze kolonię.
his-reason-enough-colonies = To mocarstwo nie może mieć więcej kolonii.
his-reason-already-conquering = To mocarstwo wysłało już w tej turze wyprawę zdobywców.
his-reason-no-conquerors-left = To mocarstwo nie ma już zdobywców.
his-reason-not-next-to-sail = Najpierw płynie inny odkrywca.
his-reason-prize-is-taken = To już odkryto.
his-reason-not-for-explorers = Odkrywca nie może tego wybrać.
his-reason-world-was-sailed = Świat już opłynięto.
his-reason-not-in-the-new-world = W Nowym Świecie działają tylko Habsburgowie, Anglia i Francja.
his-reason-has-this-marker = To mocarstwo ma już ten żeton.
his-reason-has-a-raider = To mocarstwo ma już kapra.
his-reason-no-protestant-port = Nie ma tam protestanckiego portu macierzystego.
his-reason-not-a-raiding-power = Kaprów mają tylko Anglia, Francja i protestanci.
his-reason-no-voyage-to-aid = Nikt nie może teraz wysłać wyprawy odkrywczej.
his-reason-no-box-for-the-mines = Wśród kolonii nie ma miejsca na kopalnie.
his-reason-cabot-is-lost = Sebastian Cabot zaginął.
his-reason-cabot-is-at-sea = Sebastian Cabot jest już w drodze.
his-reason-no-such-war = To mocarstwo nie prowadzi takiej wojny zagranicznej.
his-reason-fought-this-impulse = W tym impulsie w tej wojnie zagranicznej była już bitwa.
his-reason-nobody-abroad = W tej wojnie zagranicznej nie ma kto walczyć.
his-reason-not-a-way-home = Tam nie wracają.
his-reason-war-has-enough = Ta wojna zagraniczna nie wymaga już jednostek.
his-reason-space-under-siege = Z obleganego miasta nikt nie rusza na wojnę zagraniczną.
his-reason-enough-sent = Wojna zagraniczna wymaga mniej jednostek.
his-reason-not-your-units = To nie są twoje jednostki.
his-reason-leader-cannot-go = Ten dowódca nie może ruszyć na wojnę zagraniczną.
his-reason-haven-needs-pirates = Berberyjscy piraci jeszcze nie przybyli.
his-reason-no-place-for-a-haven = Ani Oran, ani Trypolis nie może teraz zostać przystanią.
his-reason-only-oran-or-tripoli = Przystanią może zostać tylko Oran albo Trypolis.
his-reason-haven-is-occupied = Są tam jednostki albo okręty.
his-reason-haven-is-no-enemys = Nie kontroluje go wróg Osmanów.
his-reason-no-ottoman-port-near = Nad jego morzem nie ma umocnionego portu osmańskiego.
his-reason-nobody-to-sack-rome = Żadne zgrupowanie w strefie włoskiej nie ma więcej najemników, niż jest papieskich oddziałów regularnych w Rzymie.
his-reason-not-an-italian-space = To nie leży w strefie włoskiej.
his-reason-too-few-mercenaries = Trzeba więcej najemników, niż jest papieskich oddziałów regularnych w Rzymie.
his-reason-not-the-popes-men = Papieskie jednostki nie plądrują Rzymu.
his-reason-lose-evenly = Najemnicy i oddziały regularne giną po równo.
his-reason-not-plundered = Tej karty nie zabrano w Rzymie.

## Umowy i gracze z dwoma mocarstwami

his-reason-no-such-agreement = Umowa może zawierać tylko to, na co pozwalają zasady, i każdą rzecz raz.
his-reason-england-talks-alone = W pierwszej turze umawia się tylko Anglia, osobno z Habsburgami i z Francją.
his-reason-one-package-each = W pierwszej turze z każdym z dwóch mocarstw możliwa jest jedna umowa.
his-reason-no-war-to-end = Te mocarstwa nie są w stanie wojny.
his-reason-league-fights-on = Wojna Związku Szmalkaldzkiego nie ma końca.
his-reason-no-prisoner-of-his = Ten dowódca nie jest jeńcem oddającego albo nie należy do drugiej strony.
his-reason-no-place-for-him = Nie ma dokąd wrócić.
his-reason-not-yours-to-cede = Oddający nie kontroluje tego miasta.
his-reason-not-the-capital = Własnej stolicy się nie oddaje.
his-reason-not-a-key-of-an-ally = Kluczowych miast sprzymierzonego pomniejszego mocarstwa się nie oddaje.
his-reason-no-spaces-before-league = Przed Związkiem Szmalkaldzkim protestanci niczego nie kontrolują.
his-reason-two-cards-at-most = W turze jedno mocarstwo oddaje drugiemu najwyżej dwie karty.
his-reason-too-few-cards = Oddający ma za mało kart; karty narodowe się nie liczą.
his-reason-no-cards-both-ways = Dwa mocarstwa nie dają sobie nawzajem kart w jednej turze.
his-reason-none-to-ottomans = Osmanom nie oddaje się najemników.
his-reason-four-mercenaries-at-most = W turze jedno mocarstwo oddaje drugiemu najwyżej cztery oddziały najemników.
his-reason-too-few-to-give = Oddający ma za mało najemników poza obleganymi miastami.
his-reason-no-place-for-mercenaries = Otrzymujący nie kontroluje stolicy (protestanci: elektoratu).
his-reason-no-counters-for-mercenaries = Otrzymującemu brakuje żetonów.
his-reason-no-mercenaries-both-ways = Dwa mocarstwa nie dają sobie nawzajem najemników w jednej turze.
his-reason-not-asked-for = Henryk VIII nie prosi teraz o rozwód.
his-reason-hapsburgs-are-allies = Papiestwo jest w tej turze sprzymierzeńcem Habsburgów.
his-reason-not-excommunicated = Ten władca nie jest ekskomunikowany.
his-reason-no-cards-to-oneself = Gracz nie przekazuje kart między swoimi mocarstwami.
his-reason-no-mercenaries-to-oneself = Gracz nie przekazuje najemników między swoimi mocarstwami.
his-reason-no-spaces-to-oneself = Między mocarstwami jednego gracza wracają tylko miasta ojczyste.
his-reason-too-few-squadrons = W tym porcie jest mniej eskadr.
his-reason-not-the-borrowers-port = Pożyczone eskadry płyną do najbliższego portu pożyczającego.
his-reason-no-mercenaries-to-give-there = Nie masz tam najemników do oddania.
his-reason-not-a-place-for-them = Przybywają do kontrolowanej stolicy, do protestantów: do elektoratu.
his-reason-not-between-own-powers = Gracz nie wypowiada wojny między własnymi mocarstwami.
his-reason-not-on-own-power = Piraci nie łupią drugiego mocarstwa tego samego gracza.

## Handel, nowe siły, żołd, dowódcy i joannici

his-reason-no-trade-in-cloth = Calais musi kontrolować Anglia, a Antwerpię Habsburgowie.
his-reason-home-cards-stay = Kart narodowych się nie oddaje.
his-reason-mandatory-cards-stay = Kartę wydarzenia obowiązkowego oddaje się tylko wtedy, gdy nie ma innej.
his-reason-to-another-power = Karta przypada innemu mocarstwu.
his-reason-not-yours-to-give = Nie masz tej karty.
his-reason-nobody-went-round-the-world = Nikt jeszcze nie opłynął świata.
his-reason-builds-its-own-at-home = Jednostki pomniejszych sojuszników pojawiają się tylko w ich miastach macierzystych.
his-reason-buda-is-besieged = Buda jest oblężona.
his-reason-no-fortress-left = Wszystkie żetony twierdz są na mapie.
his-reason-fortified-already = To miasto jest już ufortyfikowane.
his-reason-knights-are-homeless = Joannitów nie ma na mapie.
his-reason-knights-are-besieged = Joannici są oblężeni.
his-reason-no-ottoman-shipping = Nad morzem joannitów nie leży żaden port osmański.
his-reason-knights-have-a-home = Joannici są na mapie.
his-reason-no-home-for-knights = Joannici osiadają w porcie macierzystym Habsburgów pod kontrolą Habsburgów.
his-reason-has-no-mercenaries = To mocarstwo nie ma najemników na mapie.
his-reason-mandatory-cards-pay-nobody = Kartą wydarzenia obowiązkowego nie płaci się najemnikom.
his-reason-not-your-card = Nie masz tej karty.
his-reason-so-many-may-stay = Tylu najemników nie musi odejść.
his-reason-no-mercenaries-at-all = Na mapie nie ma najemników.
his-reason-no-mercenaries-there = Nie ma tam tylu najemników tego mocarstwa.
his-reason-no-camp-there = To mocarstwo nie ma tam jednostek lądowych.
his-reason-regulars-first = Co najmniej połowa strat to oddziały regularne, póki są.
his-reason-nobody-is-captive = Żaden dowódca nie jest w niewoli.
his-reason-not-captured = Ten dowódca nie jest w niewoli.
his-reason-nobody-to-threaten = Na mapie nie ma ani Ibrahima Paszy, ani Alby, ani Brandona, ani Montmorency’ego.
his-reason-not-an-overmighty-man = Zagrożeni mogą być tylko Ibrahim Pasza, Alba, Brandon i Montmorency.
his-reason-out-of-reach = Ten dowódca jest w niewoli albo nie ma go na mapie.
his-reason-recalled-this-turn = Taką wyprawę w tej turze odwołano: następną można wysłać dopiero w kolejnej.
his-reason-no-voyage-at-all = Żadna wyprawa nie jest w drodze.
his-reason-not-under-way = To mocarstwo nie ma takiej wyprawy w drodze.
his-reason-nobody-hunts-julia = Berberyjscy piraci jeszcze nie przybyli.

## Wydarzenia na kartach

his-reason-not-the-scene-of-the-revolt = Bunt z tej karty tam nie sięga.
his-reason-unrest-there-already = Tam już trwają niepokoje.
his-reason-occupied-spaces-stay-calm = Stoją tam jednostki: buntują się tylko niezajęte miasta.
his-reason-he-cannot-be-committed = Teolog, którego angażuje to wydarzenie, nie jest w grze albo jest już zaangażowany.
his-reason-nobody-for-the-colloquy = Luter lub Melanchton oraz Zwingli lub Ekolampadiusz muszą być w grze i niezaangażowani.
his-reason-calvin-is-not-there = Kalwina nie ma na mapie.
his-reason-only-italian-spaces = To miasto nie leży w strefie włoskiej.
his-reason-only-spanish-spaces = To miasto nie leży w strefie hiszpańskiej.
his-reason-not-an-electorate = Anabaptyści nie sięgają elektoratów.
his-reason-units-keep-its-faith = Stoją tam jednostki: wyznanie zmieniają tylko niezajęte miasta.
his-reason-nearer-to-wittenberg-first = Wyznanie zmieniają tylko najbliższe Wittenbergi katolickie miasta strefy niemieckiej.
his-reason-only-the-wartburg = Wrócić może tylko „Wartburg”.
his-reason-not-a-suspect = Ogląda się tylko karty Anglii albo protestantów.
his-reason-no-card-to-take = Na tej ręce nie ma kart poza narodowymi.
his-reason-something-can-be-done = Coś można zrobić, więc trzeba.
his-reason-not-in-their-hands = Tej karty nie ma wśród obejrzanych.
his-reason-not-a-card-to-choose = Kart narodowych i wydarzeń obowiązkowych nie można wybrać.
his-reason-not-catholic-and-calm = To nie jest katolickie angielskie miasto ojczyste bez niepokojów.
his-reason-zwingli-is-gone = Zwinglego nie ma w grze.
his-reason-too-far-from-zurich = To dalej niż 3 miasta od Zurychu.
his-reason-not-a-catholic-unit = Ta jednostka nie jest katolicka.
his-reason-philip-is-gone = Filip Heski jest poza grą.
his-reason-no-card-to-lose = Na ręce nie ma kart poza narodowymi.
his-reason-no-new-ruler-in-england = W tej turze Anglia nie zmieniła władcy.
his-reason-england-has-no-card = Anglia nie ma innych kart poza narodowymi.
his-reason-not-laid-aside = To nie jest jedna z tych dwóch kart.
his-reason-only-to-papacy-or-protestants = Karta przechodzi do Papiestwa albo protestantów, lecz nie do ciebie.
his-reason-nobody-to-raid = Osmańska kawaleria jest za daleko od miast wrogów.
his-reason-not-within-reach = Osmańska kawaleria jest za daleko od miast tego mocarstwa albo nie jest ono wrogiem.
his-reason-not-before-an-impulse = Tak zabranej karty nie zagrywa się przed następnym impulsem.
