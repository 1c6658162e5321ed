# Co mówi tylko plansza w przeglądarce.

## Grupy ruchów

pax-web-group-buy = Kup
pax-web-group-play = Zagraj
pax-web-group-sell = Sprzedaj
pax-web-group-operations = Działania
pax-web-group-fair = Wyprawa handlowa
pax-web-group-declare = Zwycięstwo
pax-web-group-other = Wybór

## Karty

pax-web-queen = królowa
pax-web-prestige = renoma
pax-web-suitors = zalotnicy
pax-web-agents = agenci

## Plansza

pax-web-hand =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
       *[many] Ręka: { $count } kart
    }
pax-web-actions =
    { $count ->
        [one] pozostała { $count } akcja
        [few] pozostały { $count } akcje
       *[many] pozostało { $count } akcji
    }
pax-web-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
pax-web-route = Szlak: { $city }
pax-web-row = Rząd rynku: { $row }
pax-web-empty = puste
pax-web-repressed = Represjonowani:
pax-web-emporium = otwarte emporium
pax-web-levy = puste; rekrut: { $piece }
pax-web-sea = granica morska
pax-web-land = granica lądowa
pax-web-tableaux = Tablice i ręce
pax-web-old-maids = Stare panny
pax-web-legend = Koło – katolicy, kwadrat – islam, sześciokąt – reformaci; numer – pionek gracza. ○ → szlak wyprawy zachodniej, ● → wschodniej. Blado – rekrut pustego miasta; × – zablokowane emporium.
pax-web-price = Cena:
pax-web-pile =
    { $count ->
        [one] leży tu { $count } floren
        [few] leżą tu { $count } floreny
       *[many] leży tu { $count } florenów
    }
pax-web-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
pax-web-concessions =
    { $count ->
        [one] { $count } koncesja na mapie
        [few] { $count } koncesje na mapie
       *[many] { $count } koncesji na mapie
    }
pax-web-supply =
    { $count ->
        [one] w zasobach pozostała { $count }
        [few] w zasobach pozostały { $count }
       *[many] w zasobach pozostało { $count }
    }
pax-web-capital = stolica
pax-web-location = lokacja: { $place }
pax-web-in-market =
    { $count ->
        [one] kosztuje { $count } floren
        [few] kosztuje { $count } floreny
       *[many] kosztuje { $count } florenów
    }
pax-web-in-fair = na polu wyprawy: nie można jej kupić, zużyje ją wyprawa handlowa
pax-web-in-hand = na ręce: { $name }
pax-web-in-tableau = w tablicy: { $name }
pax-web-in-maids = stara panna, właściciel: { $name }

## Trade fairs, as they would go now

pax-web-fairs = Wyprawy handlowe, gdyby odbyły się teraz
pax-web-fair = Wyprawa, { $row }: { $city }
pax-web-fair-show = Pokaż na mapie
pax-web-fair-none = brak karty: nie można jej zorganizować
pax-web-fair-used = już zorganizowana w tej turze
pax-web-fair-lost =
    { $count ->
        [one] piraci zabierają { $count } floren
        [few] piraci zabierają { $count } floreny
       *[many] piraci zabierają { $count } florenów
    }
pax-web-fair-profits =
    { $count ->
        [one] zyski: { $count } floren
        [few] zyski: { $count } floreny
       *[many] zyski: { $count } florenów
    }
pax-web-pay = { $name }: +{ $count }
pax-web-pay-pirate = statek piratów: −{ $count }
pax-web-pay-nobody = nikt tu nic nie zarabia
pax-web-stop = postój { $number }, szlak: { $city }

## Victories, threats and religions

pax-web-needs-renaissance = Więcej republik i o 2 więcej renomy za prawo niż każdy przeciwnik
pax-web-needs-globalization = O 2 koncesje więcej i więcej renomy za odkrycia niż każdy przeciwnik
pax-web-needs-imperial =
    { $kings ->
        [one] O { $kings } króla więcej niż każdy przeciwnik
        [few] O { $kings } królów więcej niż każdy przeciwnik
       *[many] O { $kings } królów więcej niż każdy przeciwnik
    }
pax-web-needs-holy = Więcej renomy dominującej religii niż każdy przeciwnik
pax-web-needs-patron = Najwięcej renomy za mecenat, gdy nie da się uzupełnić rynku
pax-web-costs =
    { $count ->
        [one] ogłoszenie kosztuje { $count } akcję
        [few] ogłoszenie kosztuje { $count } akcje
       *[many] ogłoszenie kosztuje { $count } akcji
    }
pax-web-lacks = brakuje { $count }
pax-web-leads = najbliżej
pax-web-threat = może wygrać w następnej turze
pax-web-threat-now = już teraz
pax-web-threats-none = Według tego, co wiesz, nikt nie może wygrać w następnej turze.
pax-web-threats-later = Kto może wygrać w następnej turze, okaże się po tej akcji.
pax-web-threats-unsure = Zbyt wiele możliwości, nie wszystkie sprawdzono: { $names }
pax-web-tracker = Dominująca religia
pax-web-religion = Religia
pax-web-bishops = Biskupi
pax-web-believers = Wierni
pax-web-ahead = przewaga { $count }
pax-web-behind = brakuje { $count }

## What things are

pax-web-about-tableau = Za jedną akcję wykonujesz po jednym działaniu z każdej karty tej połowy.
pax-web-about-deck = Stąd pod koniec każdej tury przychodzą nowe karty.
pax-web-about-repressed = Represjonowane figury leżą na karcie władcy do zmiany ustroju; każda podnosi cenę głosowania o 1 floren.
pax-web-about-comet = Kto kupi kometę, odrzuca ją i aktywuje jedno ze zwycięstw.
pax-web-about-queen = Wychodzi za wolnego króla spośród zalotników albo zostaje starą panną, której renoma nadal liczy się do zwycięstwa.
pax-web-about-king = Król liczy się do zwycięstwa imperialnego i może prowadzić kampanie.
pax-web-about-republic = Republika liczy się do zwycięstwa renesansowego.
pax-web-about-silenced = Ucisza ją biskup: działa tylko inkwizycja; renoma nadal się liczy.
pax-web-about-disk = Znacznik zamknął to emporium: nie można tu umieszczać figur, dopóki nie otworzy go zmiana szlaku.
pax-web-about-medieval = nie rządzi tu żadna religia; figury w nim nie liczą się do dominacji
pax-web-about-theocracy = figury jej wyznania w miastach i na granicach liczą się do dominacji
pax-web-about-sea = Granica morska: miejsce na jedną koncesję albo jeden statek piratów; wyprawa płaci koncesjom na swoim szlaku.
pax-web-about-land = Granica lądowa: miejsce na jedną koncesję, bez piratów.
pax-web-about-fair = Organizator bierze 1 floren, potem każda koncesja na szlaku; w każdym imperium po drodze pojawia się rekrut.
pax-web-about-supreme = Dominuje religia, która ma więcej biskupów i więcej wiernych w swoich teokracjach niż obie pozostałe razem.
pax-web-piece-pawn = Na granicy jest koncesją i zarabia na wyprawach; na karcie władcy jest chłopem pańszczyźnianym.
pax-web-piece-knight = Stoi w mieście; walczy u siebie oraz w kampaniach i wojnach religijnych poza domem.
pax-web-piece-rook = Stoi w mieście i walczy tylko u siebie.
pax-web-piece-pirate = Stoi na granicy morskiej, zabiera floren każdej mijającej go wyprawie i walczy w wojnach religijnych.
pax-web-piece-bishop = Stoi na karcie i ją ucisza; liczy się do dominacji religii.
pax-web-counts-law = liczy się do zwycięstwa renesansowego
pax-web-counts-discovery = liczy się do zwycięstwa globalizacyjnego
pax-web-counts-patron = daje zwycięstwo, gdy rynek się wyczerpie
pax-web-counts-catholic = liczy się do zwycięstwa religijnego, gdy dominuje katolicyzm
pax-web-counts-islamic = liczy się do zwycięstwa religijnego, gdy dominuje islam
pax-web-counts-reformist = liczy się do zwycięstwa religijnego, gdy dominuje reformacja
pax-web-shot-conspiracy = agenci, piraci i represjonowana szlachta atakują imperium; jeśli wygrają, jego władca jest twój
pax-web-shot-peasant-revolt = agenci, twoje koncesje, piraci i chłopi atakują imperium; jeśli wygrają, jego władca jest twój
pax-web-shot-crusade = wojna religijna: imperium staje się teokracją katolicką
pax-web-shot-reformation = wojna religijna: imperium staje się teokracją reformacyjną
pax-web-shot-jihad = wojna religijna: imperium staje się teokracją islamską
pax-web-shot-apostasy = kto ma renomę obu religii, odrzuca wszystkie karty, które ją dają
pax-web-shot-trade-shift = otwiera to emporium i zamyka drugie tego koloru
pax-web-shot-coronation = wydaje królową za zalotnika, który trafia do twojej tablicy
pax-web-op-inquisitor = przesuń biskupa tego koloru na sąsiednią kartę albo na kartę z tą samą lokacją
pax-web-op-commerce = weź floren z karty w tym rzędzie rynku
pax-web-op-behead = odrzuć inną kartę z tablicy o tej samej lokacji
pax-web-op-tax = właściciel koncesji płaci 1 floren albo zostaje ona represjonowana, a potem umieszcza rekruta
pax-web-op-repress = przenieś figurę z mapy na kartę władcy jej imperium
pax-web-op-vote = zapłać za zmianę ustroju imperium, którego władca leży w tej połowie tablicy
pax-web-op-corsair = przesuń statek piratów tego koloru na inną granicę morską i zabij to, co tam stoi
pax-web-op-siege = zabij rycerza, zamek albo statek piratów w tym miejscu
pax-web-op-campaign = zaatakuj rycerzami sąsiednie imperium; jeśli wygrasz, zostanie wasalem
pax-web-arrows = Strzałki prowadzą po stole; Enter wybiera, a niepodświetlone objaśnia.

## Options, readings and presets

pax-option-setup-1550-white-route = Biały szlak otwarty na początku (1550)
pax-option-setup-1550-white-route-red-sea = Morze Czerwone
pax-option-setup-1550-white-route-trebizond = Trapezunt
pax-option-first-player-rule = Kto zaczyna
pax-option-first-player-rule-fugger-else-random = Fugger, w przeciwnym razie losowy gracz
pax-option-first-player-rule-farthest-white-route = Bank najdalszy na białym szlaku
pax-option-market-exhaustion = Kiedy pusty rynek kończy grę
pax-option-market-exhaustion-any-gap = Choć jedno pole zostaje puste
pax-option-market-exhaustion-no-card-at-all = Nie ma już żadnej karty
pax-option-payment-both-rows-empty = Zapłata, gdy w kolumnie oba pola są puste
pax-option-payment-both-rows-empty-china = Floren trafia do Chin
pax-option-payment-both-rows-empty-not-payable = Karty nie można kupić
pax-option-no-battle-agent-timing = Akcje jednorazowe bez bitwy: kolejność
pax-option-no-battle-agent-timing-agents-first = Najpierw agenci
pax-option-no-battle-agent-timing-one-shot-first = Najpierw akcja jednorazowa
pax-option-no-battle-forced-placement = Zmiana szlaku i apostazja: agenci, gdy wszystko zajęte
pax-option-no-battle-forced-placement-if-room = Można ich pominąć
pax-option-no-battle-forced-placement-always = Trzeba ich umieścić i zapłacić
pax-option-agent-may-repress-agent-of-same-card = Agent może represjonować agenta z tej samej karty
pax-option-agent-may-repress-agent-of-same-card-yes = Tak
pax-option-agent-may-repress-agent-of-same-card-no = Nie
pax-option-agents-of-region-card-split = Agenci karty Wschodu lub Zachodu w różnych imperiach
pax-option-agents-of-region-card-split-yes = Dozwolone
pax-option-agents-of-region-card-split-no = Wszyscy w jednym imperium
pax-option-pirate-agent-may-replace-same-colour = Agent-pirat może zastąpić statek własnego koloru
pax-option-pirate-agent-may-replace-same-colour-yes = Tak
pax-option-pirate-agent-may-replace-same-colour-no = Nie
pax-option-commerce-from-empty-fair-space = Transakcja z pustego pola wyprawy
pax-option-commerce-from-empty-fair-space-no = Niedozwolona
pax-option-commerce-from-empty-fair-space-yes = Dozwolona
pax-option-golden-liberty-result = Co daje złota wolność
pax-option-golden-liberty-result-medieval-only = Tylko państwo średniowieczne
pax-option-golden-liberty-result-any-theocracy = Także inna religia
pax-option-corsair-range = Zasięg korsarzy
pax-option-corsair-range-sea-neighbour = Do imperiów ze wspólną granicą morską
pax-option-corsair-range-any-neighbour = Do dowolnego sąsiedniego imperium
pax-option-condottiere-pieces = Drugie miejsce w Wenecji (kondotier)
pax-option-condottiere-pieces-any = Dla dowolnej figury
pax-option-condottiere-pieces-gold-only = Dla złotych figur
pax-option-condottiere-pieces-gold-knights-only = Dla złotych rycerzy
pax-option-pawn-agents-in-religious-war = Pionki-agenci walczą w wojnach religijnych
pax-option-pawn-agents-in-religious-war-no = Nie
pax-option-pawn-agents-in-religious-war-yes = Tak
pax-option-both-sides-one-action-order = Obie połowy w jednej akcji
pax-option-both-sides-one-action-order-one-side-then-other = Jedna po drugiej
pax-option-both-sides-one-action-order-mixed = W dowolnej kolejności
pax-option-cryptography-targets = Czyje działania obejmuje kryptografia
pax-option-cryptography-targets-any-half = Z dowolnej połowy
pax-option-cryptography-targets-west-half = Z połowy zachodniej
pax-option-star-chamber-former-queen = Izba Gwiaździsta: dotychczasowa królowa zalotnika
pax-option-star-chamber-former-queen-discard = Zostaje odrzucona
pax-option-star-chamber-former-queen-keep = Zostaje, chyba że był przeciwnika
pax-option-comet-with-full-hand = Zakup komety przy pełnej ręce
pax-option-comet-with-full-hand-allowed = Dozwolony
pax-option-comet-with-full-hand-forbidden = Zabroniony
pax-option-machiavellianism-sales = Makiawelizm: które sprzedaże wywołują akcję
pax-option-machiavellianism-sales-tableau-only = Z tablicy
pax-option-machiavellianism-sales-tableau-and-hand = Z tablicy i z ręki
pax-option-machiavellianism-wars = Makiawelizm: które wojny wywołuje
pax-option-machiavellianism-wars-crusade = Krucjaty
pax-option-machiavellianism-wars-all-religious-wars = Wszystkie wojny religijne
pax-option-couple-with-ransom-price = Cena pary z królową wartą 4
pax-option-couple-with-ransom-price-6 = 6 florenów
pax-option-couple-with-ransom-price-4 = 4 floreny
pax-option-astrology = Astrologia: wierzchnia karta talii jest odkryta
pax-option-astrology-off = Nie
pax-option-astrology-on = Tak
pax-option-europe-1550 = Początek w 1550 roku: Anglia i Święte Cesarstwo są reformacyjne
pax-option-europe-1550-off = Nie
pax-option-europe-1550-on = Tak
pax-option-bankruptcy = Bankructwo: kto nie ma niczego, odpada
pax-option-bankruptcy-off = Nie
pax-option-bankruptcy-on = Tak
pax-option-solo-cards-on-top = Solo: kart nad kometami w każdej talii
pax-option-solo-cards-on-top-4 = 4 – najtrudniej
pax-option-solo-cards-on-top-6 = 6 – trudno
pax-option-solo-cards-on-top-8 = 8 – normalnie
pax-option-solo-cards-on-top-10 = 10 – łatwo
pax-option-solo-cards-on-top-12 = 12 – najłatwiej
pax-preset-rulebook = Jak w instrukcji
pax-preset-living = Jak w zasadach aktualizowanych (living rules)
pax-scenario-standard = Zwykła gra
