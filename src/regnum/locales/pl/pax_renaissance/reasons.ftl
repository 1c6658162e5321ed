# Why a move is refused in Pax Renaissance.

## Actions

pax-reason-not-a-choice-here = Tutaj nie ma takiego wyboru.
pax-reason-no-actions-left = W tej turze nie masz już akcji.
pax-reason-must-act-first = Zanim zakończysz turę, musisz wykonać co najmniej jedną akcję.

## Buying, playing and selling

pax-reason-card-not-for-sale = Tej karty nie ma na rynku.
pax-reason-card-is-face-down = Zakrytej karty nie można kupić: służy tylko do zorganizowania wyprawy handlowej.
pax-reason-too-expensive = Masz za mało florenów: karta kosztuje 1 florena za każde pole na lewo od niej.
pax-reason-usury = W tej turze na tej karcie znalazł się już twój floren, więc nie możesz jej teraz kupić.
pax-reason-hand-full = Masz już 2 karty na ręce: najpierw zagraj lub sprzedaj jedną z nich.
pax-reason-no-card-for-payment = Nie da się zapłacić: w jednej z kolumn po lewej oba rzędy są puste i nie ma na czym położyć florena.
pax-reason-not-in-your-hand = Nie masz tej karty na ręce.
pax-reason-not-yours-to-sell = Możesz sprzedać tylko kartę ze swojej ręki lub tablicy albo swoją starą pannę.
pax-reason-queen-sells-with-king = Zamężną królową sprzedaje się tylko razem z królem: sprzedaj kartę jej męża.

## Operations, fairs and victory as actions

pax-reason-operations-used = Działania każdej części tablicy można aktywować tylko raz na turę, a to już nastąpiło.
pax-reason-no-operation-possible = Żadne działanie w tej części tablicy nie ma teraz dozwolonego celu.
pax-reason-fair-used = Wyprawa handlowa w tym rzędzie już się w tej turze odbyła.
pax-reason-no-fair-card = Pole wyprawy handlowej w tym rzędzie jest puste: karta pojawi się tam przy odświeżeniu rynku.
pax-reason-victory-inactive = Ta karta drogi zwycięstwa jest nieaktywna: może ją aktywować ten, kto kupi kometę.
pax-reason-victory-needs-two-actions = Z powodu jednej z kart w grze zadeklarowanie tego zwycięstwa kosztuje 2 akcje, a została ci tylko jedna.
pax-reason-conditions-not-met = Nie spełniasz jeszcze wszystkich warunków tego zwycięstwa.
pax-reason-victory-already-active = Ta karta drogi zwycięstwa jest już aktywna: wybierz nieaktywną.
pax-reason-ability-missing = Do tego potrzebna jest w twojej tablicy nieuciszona karta z odpowiednią zdolnością.
pax-reason-nobody-would-lose-a-card = Przez taką apostazję nikt nie straciłby karty, a akcja musi coś zmieniać w grze.

## One-shots

pax-reason-not-on-this-card = Akcji jednorazowej tej karty nie można przeprowadzić w ten sposób.
pax-reason-outside-location = To leży poza właściwą lokalizacją lub imperium.
pax-reason-no-heretics = Wojna religijna wymaga przeciwnika: rycerza lub zamku innej religii w mieście imperium albo statku piratów innej religii na jego granicy.
pax-reason-disk-not-there = Emporium wskazane przez tę zmianę szlaku nie jest zablokowane: nie ma tam znacznika blokady, który można by przesunąć.
pax-reason-needs-prestige = Ta zmiana szlaku wymaga renomy za odkrycia na innej karcie twojej tablicy.
pax-reason-not-a-suitor = Króla tego imperium nie ma wśród zalotników królowej.
pax-reason-king-is-married = Ten król jest już żonaty.
pax-reason-king-is-elsewhere = Ten król leży w tablicy przeciwnika, a pan młody musi być na swoim tronie lub w twojej tablicy.
pax-reason-not-a-king = To imperium jest republiką, a koronacja wymaga króla.
pax-reason-agents-cannot-be-placed = Nie możesz umieścić agentów tej karty, więc nie wolno ci przeprowadzić jej akcji jednorazowej.

## Placing pieces

pax-reason-wrong-place-for-piece = Rycerzy i zamki umieszcza się w miastach, pionki i statki piratów na granicach, a biskupów na kartach.
pax-reason-no-such-agent = Tej figury nie ma wśród agentów, którzy pozostali do umieszczenia.
pax-reason-land-border = Przez tę granicę nie przebiega żaden szlak handlowy, a statek piratów wymaga granicy morskiej.
pax-reason-border-held-by-pirate = Tę granicę zajmuje statek piratów: nie można na niej umieszczać pionków.
pax-reason-border-held-by-same-pirate = Tę granicę zajmuje już statek piratów tego samego koloru: wybierz inną.
pax-reason-cannot-pay-repression = Nie masz florena, żeby represjonować stojącą tam figurę: wybierz puste miejsce.
pax-reason-emporium-busted = To emporium jest zablokowane: nie można w nim umieszczać figur, dopóki nie otworzy go zmiana szlaku.
pax-reason-no-room = W tym mieście nie ma miejsca: wybierz niezajęte.
pax-reason-must-place-agent = Przeprowadzasz akcję jednorazową, więc musisz umieszczać jej agentów, dopóki jest dla nich miejsce.
pax-reason-agent-of-same-card = Stoi tam umieszczony przed chwilą agent tej samej karty: nie można go wyprzeć.
pax-reason-no-piece-there = Nie można wziąć takiej figury: nie ma jej ani w puli, ani we wskazanym miejscu.
pax-reason-repressed-first = Taka figura jest wśród represjonowanych: najpierw trzeba ją wziąć z karty stanu imperium.

## Running operations

pax-reason-card-already-acted = Ta karta wykonała już w tej turze działanie.
pax-reason-card-silenced = Tę kartę ucisza biskup: można wykonać tylko jej inkwizycję.
pax-reason-not-in-this-half = Ta karta nie leży w tej części tablicy, o którą teraz chodzi.
pax-reason-no-such-operation = Na tej karcie nie ma takiego działania.
pax-reason-no-target = Nie ma tu dozwolonego celu.
pax-reason-must-operate = Zanim skończysz, musisz wykonać co najmniej jedno działanie.
pax-reason-no-bishop-there = Na tej karcie nie stoi biskup właściwego koloru.
pax-reason-not-adjacent = Biskup porusza się tylko na sąsiednią kartę swojej tablicy lub na kartę o tej samej lokalizacji.
pax-reason-throne-to-throne = Biskup nie może przejść bezpośrednio z jednego tronu na inny.
pax-reason-not-a-bishops-place = Biskup może trafić tylko na kartę w tablicy lub na tronie i nigdy na tę, na której już stoi.
pax-reason-no-florin-there = Nie ma tam florena, którego można by wziąć.
pax-reason-wrong-row = To działanie pozwala wziąć florena tylko z drugiego rzędu rynku.
pax-reason-not-itself = Karta nie może ściąć samej siebie.
pax-reason-behead-needs-bishop = Ta karta może ściąć tylko kartę, na której stoi biskup w jednym z kolorów podanych w jej zdolności.
pax-reason-no-concession-there = Na tej granicy nie ma koncesji.
pax-reason-empire-saturated = To imperium jest zapełnione: nie można nałożyć podatku, bo nie ma miejsca dla rekruta.
pax-reason-cannot-pay-tax = Nie masz florena na podatek, więc koncesja musi zostać represjonowana.
pax-reason-wrong-piece-for-op = Symbol tego działania nie pokazuje takiej figury.
pax-reason-ruler-on-throne = Karta stanu tego imperium leży na tronie, a głosowanie może dotyczyć tylko karty w tablicy.
pax-reason-ruler-is-vassal = To imperium jest wasalem, a wasal nie może być celem głosowania.
pax-reason-wrong-half-for-vote = To głosowanie dotyczy tylko imperiów drugiego regionu.
pax-reason-no-majority = Na granicach tego imperium musisz mieć więcej koncesji niż każdy z przeciwników.
pax-reason-cannot-pay-vote = Nie stać cię na to głosowanie: kosztuje 1 florena za każdą represjonowaną figurę na karcie stanu imperium.
pax-reason-no-pirate-there = Na tej granicy nie ma statku piratów właściwego koloru.
pax-reason-out-of-range = Za daleko: statek piratów płynie z granicy lokalizacji karty na granicę morską tego samego lub sąsiedniego imperium.
pax-reason-not-an-adjacent-empire = To imperium nie sąsiaduje z tym, które prowadzi kampanię.
pax-reason-own-empire = To imperium leży w twojej własnej tablicy, a kampanii nie można prowadzić przeciwko sobie.
pax-reason-no-knights = Imperium prowadzące kampanię nie ma rycerzy, którzy mogliby zaatakować.
    .card = { $card }: to imperium nie ma rycerzy, którzy mogliby zaatakować.
pax-reason-cannot-pay-campaign = Atakować muszą wszyscy rycerze, a nie masz po 1 florenie na każdego z nich.

## Battles and regime changes

pax-reason-not-in-battle = Tej figury nie ma wśród walczących, z których trzeba wybierać.
pax-reason-place-occupied = To miejsce nie jest wolne dla tej figury: wybierz puste w tym imperium.
pax-reason-nothing-repressed = Na tej karcie stanu imperium nie ma takiej represjonowanej figury.
pax-reason-already-that-regime = To imperium jest już w tym stanie.

## Cards with rules of their own

pax-reason-not-in-venice = Wybierz jedną z dwóch figur w Wenecji.
pax-reason-silenced-card-of-opponent = Tę kartę ucisza biskup, więc nie można skorzystać z jej działania.
pax-reason-not-an-opponents-card = Można skorzystać tylko z działania karty w tablicy przeciwnika.
pax-reason-not-political = Można skorzystać tylko z działania politycznego: ścięcia, podatku, represji lub głosowania.
pax-reason-venice-gold-only = Drugie miejsce w Wenecji jest zarezerwowane dla złotych figur lub złotych rycerzy, zgodnie z opcjami gry.
pax-reason-free-action-used = W tej turze twoja darmowa wyprawa handlowa już się odbyła.

## Automatyczny bank

pax-reason-not-for-automated-bank = Automatyczny bank tego nie robi: kupuje i od razu zagrywa kartę, nie rusza komet i wygrywa bez ogłaszania.
pax-reason-only-automated-bank = Tylko automatyczny bank kupuje i od razu zagrywa kartę.
pax-reason-needs-both-actions = Aby kupić i od razu zagrać kartę, automatyczny bank potrzebuje obu akcji.
pax-reason-no-such-course = Ten sposób działania nie ma takiego celu.
pax-reason-course-not-called-for = Nic teraz nie wymaga tego sposobu działania.
pax-reason-course-lies-behind = Automatyczny bank nie wraca w tej samej turze do wcześniejszego sposobu działania.
pax-reason-nothing-there = W tym miejscu nie ma niczego takiego.
pax-reason-nowhere-to-go = Ten biskup nie ma dokąd pójść.

## What is missing

pax-short-republics = Republiki: { $have }, potrzeba { $need }.
pax-short-law = Renoma za prawo: { $have }, potrzeba { $need }.
pax-short-concessions = Koncesje: { $have }, potrzeba { $need }.
pax-short-discovery = Renoma za odkrycia: { $have }, potrzeba { $need }.
pax-short-kings = Królowie: { $have }, potrzeba { $need }.
pax-short-faith = Renoma dominującej religii: { $have }, potrzeba { $need }.
pax-short-florins = Floreny: { $have }, potrzeba { $need }.
pax-short-supreme-religion = Nie ma dominującej religii.
