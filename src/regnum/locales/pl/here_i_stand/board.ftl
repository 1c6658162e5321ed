# Stół w słowach, szanse i nazwy złożone z innych.

## Names made of other names

his-way = { $start } → { $end }
his-owned = { $power }: { $unit }
his-place-in-pool = w puli
his-place-on-turn-track = na torze tur
his-place-not-in-play = poza grą
his-place-abroad = za granicą
his-place-captive = w niewoli, { $power }
his-units-regular =
    { $count ->
        [one] { $count } oddział regularny
        [few] { $count } oddziały regularne
       *[many] { $count } oddziałów regularnych
    }
his-units-mercenary =
    { $count ->
        [one] { $count } oddział najemników
        [few] { $count } oddziały najemników
       *[many] { $count } oddziałów najemników
    }
his-units-cavalry =
    { $count ->
        [one] { $count } oddział kawalerii
        [few] { $count } oddziały kawalerii
       *[many] { $count } oddziałów kawalerii
    }
his-units-squadron =
    { $count ->
        [one] { $count } eskadra
        [few] { $count } eskadry
       *[many] { $count } eskadr
    }
his-units-corsair =
    { $count ->
        [one] { $count } korsarz
        [few] { $count } korsarze
       *[many] { $count } korsarzy
    }
his-counted-of = { $units } ({ $power })
his-cost =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
his-branch-janissaries-b = cztery nowe oddziały regularne
his-branch-six-wives-of-henry-viii-a = wypowiedzenie wojny i 5 punktów dowodzenia
his-branch-six-wives-of-henry-viii-b = Henryk VIII układa swoje małżeństwo
his-branch-papal-bull-a = ekskomunika reformatora
his-branch-papal-bull-b = ekskomunika władcy
his-branch-here-i-stand-a = weź kartę z odrzuconych
his-branch-halleys-comet-a = mocarstwo traci losową kartę
his-branch-halleys-comet-b = mocarstwo traci impuls
his-branch-andrea-doria-a = Genua zostaje twoim sojusznikiem
his-branch-andrea-doria-b = Doria wyrusza przeciw piratom
his-branch-auld-alliance-a = Szkocja zostaje twoim sojusznikiem
his-branch-auld-alliance-b = Szkocja opuszcza sojusznika
his-branch-auld-alliance-c = do trzech francuskich oddziałów regularnych ląduje w Szkocji
his-branch-cloth-prices-fluctuate-a = handel kwitnie
his-branch-cloth-prices-fluctuate-b = handel podupada
his-branch-diplomatic-marriage-a = pozyskaj małe mocarstwo albo odłącz je od sojusznika
his-branch-knights-of-st-john-a = przejęcie karty Imperium Osmańskiego
his-branch-knights-of-st-john-b = joannici osiadają w nowym porcie
his-branch-venetian-alliance-a = Wenecja zostaje twoim sojusznikiem
his-branch-venetian-alliance-b = Wenecja opuszcza sojusznika
his-branch-venetian-alliance-c = weneckie jednostki wspierają Papiestwo

## How a card is played, what is announced, sides and combats

his-use-points = dla punktów dowodzenia
his-use-event = jako wydarzenie
his-use-response = jako odpowiedź
his-use-combat = w walce
his-use-diet = na sejmie w Wormacji
his-announced-move = ruch
his-announced-assault = szturm
his-announced-naval-move = ruch na morzu
his-announced-transport = transport morski
his-announced-piracy = piractwo
his-side-attacker = atakujący
his-side-defender = obrońca
his-combat-field = bitwa polowa
his-combat-town = szturm
his-combat-sea = bitwa morska
his-payment-point = punkt zwycięstwa
his-payment-card = losowa karta
his-change-more = o dwa więcej
his-change-less = o dwa mniej

## How games end

his-victory-turn-limit = skończyła się ostatnia tura
his-victory-military = zwycięstwo militarne
his-victory-religious = zwycięstwo religijne
his-victory-standard = zwycięstwo zwykłe
his-victory-domination = zwycięstwo przez dominację

## What is going on

his-board-nothing = –
his-board-nobody = nikt
his-board-turn = Tura { $turn } z { $turns } ({ $years })
his-board-impulse = Impuls: { $power }; pozostałe punkty dowodzenia: { $count }
his-board-army = Armia, { $place }: { $forces }
his-board-other-army = Druga armia, { $place }: { $forces }
his-board-combat = Walka, { $place }: atakuje { $attacker }, broni się { $defenders }
his-board-rolled = atakujący: kości { $dice }, trafienia { $hits }; obrońca: kości { $others }, trafienia { $others_hits }
his-board-declared = { $power }: „{ $card }”
his-board-weather = Niepogoda do końca impulsu
his-board-gout = Podagra do końca impulsu: { $leaders }

## Powers

his-board-powers = Wielkie mocarstwa
his-board-minors = Pomniejsze państwa
his-board-keeps = zatrzymuje kart: { $count }
his-board-points =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
his-board-keys = miasta kluczowe: { $count } z { $need }
his-board-piracy = piractwo: { $count }
his-board-chateaux = zamki: { $count }
his-board-st-peters = wydane na Bazylikę św. Piotra: { $count }
his-board-war-winner = wygrane wojny: { $count }
his-board-bonus = punkty ze znaczników: { $count }
his-board-fewer-cards = mniej kart następnym razem: { $count }
his-board-owed = do zapłaty za wojny: { $count }
his-board-skips = impulsy do pominięcia: { $count }
his-board-excommunicated = ekskomunika
his-board-home-played = Zagrane karty macierzyste:
his-board-home-held = karty macierzyste:
his-board-hand = Ręka:
his-board-cards = karty na ręce: { $count }
his-board-card = { $card } ({ $points })
his-board-wars = W wojnie z:
his-board-allies = Sojusznicy:
his-board-prisoners = Jeńcy:
his-board-follows = Sojusznik:
his-board-inactive = nieaktywne
his-board-may-follow = Może dołączyć do:
his-board-its-keys = Miasta kluczowe:

## Faith

his-board-faith = Walka o wiarę
his-board-zones = Strefy językowe
his-board-zone = { $zone }: protestanckie pola { $count } z { $all }
his-board-translations = Nowy Testament: { $testament } z { $testaments }, cała Biblia: { $bible } z { $bibles }
his-board-debaters = Teolodzy:
his-board-uncommitted = Niezaangażowani:
his-board-committed = Zaangażowani:
his-board-banished = Poza grą do następnej tury:
his-board-gone = Usunięci z gry:
his-board-reformers = Reformatorzy
his-board-universities = Uniwersytety jezuickie
his-board-bulls = Ekskomunikowani w tej grze
his-board-tudors = Henryk VIII i jego dziedzice
his-board-birth = { $wife }: { $child }
his-board-wedding = Henryk ożeni się znowu, gdy Anglia spasuje
his-board-debate = Dysputa, { $zone }: { $attacker } – { $defender }
his-board-inspiration = Działa premia teologa: { $debater }

## The map

his-board-outside = Poza strefami językowymi: { $power }
his-board-calm = Pozostałe
his-board-besiegers = Oblega:
his-board-unrest = zamieszki
his-board-fortress-built = zbudowana twierdza
his-board-haven = przystań piracka
his-board-knights = joannici
his-board-not-in-play = jeszcze poza grą
his-board-faith-catholic = katolicyzm
his-board-faith-protestant = protestantyzm
his-board-faith-none = bez wyznania
his-board-seas = Strefy morskie
his-board-empty-seas = Bez okrętów:
his-board-pirated = w tej turze było piractwo
his-board-lent =
    { $count ->
        [one] w tym { $count } służy: { $power }
        [few] w tym { $count } służą: { $power }
       *[many] w tym { $count } służy: { $power }
    }

## Beside the map

his-board-waiting = Obok mapy
his-board-lost-ships = Okręty, które wrócą w następnej turze
his-board-all-cards = Karty
his-board-deck = Karty w talii: { $count }
his-board-on-table = W grze ({ $count })
his-board-discards = Odrzucone ({ $count })
his-board-out-of-game = Usunięte z gry ({ $count })
his-board-not-yet = Jeszcze nie w talii ({ $count })
his-board-happened = Wydarzenia, które zmieniły grę
his-board-in-force = Obowiązują w tej turze

## Odds

his-odds-intercept-from = Skąd: { $space }, wszystkimi siłami – { $chance } %
his-odds-intercept = Przechwycenie wybranymi siłami: { $chance } %
his-odds-avoid = Uniknięcie bitwy: { $chance } %
his-odds-avoid-sure = Są już pobici i odchodzą bez rzutu
his-odds-battle = Bitwa, { $space }, bez dalszych kart: zwycięstwo atakującego ({ $attacker }) – { $chance } % (kości { $dice } przeciw { $others }, oczekiwane trafienia { $hits } przeciw { $others_hits })
his-odds-janissaries = Zwycięstwo bez „Janczarów”: { $without } %, z nimi: { $chance } %
his-odds-assault = Szturm, { $space }, bez dalszych kart: miasto padnie – { $chance } % (kości { $dice } przeciw { $others }, oczekiwane trafienia { $hits } przeciw { $others_hits })
his-odds-attempt = { $space }: kości { $dice } przeciw { $others }, nawrócenie – { $chance } %
his-odds-attempt-ties = { $space }: kości { $dice } przeciw { $others }, remisy wygrywa nawracający, nawrócenie – { $chance } %
his-odds-debate-uncommitted = Dysputa, { $zone }, przeciw niezaangażowanemu teologowi, pierwsza runda: zwycięstwo – { $chance } %, remis – { $tie } %; obcy teolog odpada – { $burns } %, własny – { $loses } %
his-odds-debate-committed = Dysputa, { $zone }, przeciw zaangażowanemu teologowi, pierwsza runda: zwycięstwo – { $chance } %, remis – { $tie } %; obcy teolog odpada – { $burns } %, własny – { $loses } %
his-odds-debate-with = Mówi { $debater }: zwycięstwo w tej rundzie ({ $power }) – { $chance } %, remis – { $tie } %
his-odds-mary = Zamiast Anglii działa Papiestwo: { $chance } %
his-odds-marriage = Małżeństwo, { $wife }: { $results }
his-odds-birth = { $child } – { $chance } %

## The New World, foreign wars, havens and the sack of Rome

his-board-new-world = Nowy Świat
his-board-unknown-lands = Dla wszystkich
his-board-free-prizes = Jeszcze nieodkryte:
his-board-raiders = Kaprzy:
his-board-prizes = Odkrycia i podboje:
his-board-rich = Bogactwa jeszcze są:
his-board-colonies = Kolonie:
his-board-potosi = Potosí
his-board-under-way = Płyną przez Atlantyk:
his-board-recalled = Nie w tej turze:
his-board-explorers = Pozostali odkrywcy:
his-board-conquerors = Pozostali zdobywcy:
his-board-galleons = Galeony
his-board-plantations = Plantacje
his-board-exploration = wyprawa odkrywcza
his-board-exploration-with-map = wyprawa odkrywcza z mapą Merkatora
his-board-cabot = Sebastian Cabot
his-board-conquest = wyprawa zdobywców
his-board-conquest-with-smallpox = wyprawa zdobywców z ospą
his-board-foreign-wars = Wojny zagraniczne
his-board-war-needs = Wymagane jednostki: { $count }
his-board-foreigners = Jednostki wroga: { $count }
his-odds-threat = Zagrożenie dla władzy: dowódca odejdzie na zawsze – { $gone } %, wróci w następnej turze – { $back } %
his-odds-exploration = Wyprawa odkrywcza: odkrywca przepadnie – { $gone } %, wróci – { $back } %, dokona odkrycia – { $found } %, dotrze na dalekie południe – { $far } %
his-odds-conquest = Podbój: wyprawa przepadnie – { $gone } %, wróci – { $back } %, zwycięży – { $found } %
his-odds-world = { $explorer }, opłynięcie świata: { $chance } %, z kartą { $card } %
his-odds-fountain = { $power }, utrata odkrywcy: { $chance } %
his-odds-abroad = { $foreign_war }, bez dalszych kart: wojna się skończy – { $chance } % (kości { $dice } przeciw { $others })
his-odds-sack = Złupienie Rzymu, { $power }, { $space }, bez dalszych kart: { $chance } % (kości { $dice } przeciw { $others })

## Umowy i obietnice

his-squadrons-at = { $power }, port: { $space }
his-deal-squadron = Eskadry pożyczone na tę turę ({ $name }): { $count }
his-deal-admiral = { $name }, pożyczony z eskadrami
his-deal-prisoner = zwolnienie z niewoli: { $name }
his-deal-space = kontrola nad miastem: { $name }
his-deal-cards =
    { $count ->
        [one] { $count } losowa karta
        [few] { $count } losowe karty
       *[many] { $count } losowych kart
    }
his-deal-mercenaries =
    { $count ->
        [one] { $count } oddział najemników
        [few] { $count } oddziały najemników
       *[many] { $count } oddziałów najemników
    }
his-deal-divorce = rozwód, o który prosi Henryk VIII
his-deal-pardon = zdjęcie ekskomuniki
his-clause-peace = Pokój: { $seats }
his-clause-alliance = Sojusz na tę turę: { $seats }
his-promise-no-war = { $maker } → { $to }: obietnica niewypowiadania wojny w tej turze ({ $name })
his-promise-war = { $maker } → { $to }: obietnica wypowiedzenia wojny w tej turze ({ $name })
his-promise-no-piracy = { $maker } → { $to }: obietnica wstrzymania piractwa w tej turze ({ $name })
his-promise-no-debate = { $maker } → { $to }: obietnica niezwoływania dysput w tej turze
his-promise-leave-space = { $maker } → { $to }: obietnica niezajmowania miasta w tej turze ({ $name })
his-promise-alliance-next = { $maker } → { $to }: obietnica sojuszu w następnej turze ({ $name })
his-promise-cede-next = { $maker } → { $to }: obietnica oddania miasta w następnej turze ({ $name })
his-promise-kind-no-war = bez wojny z
his-promise-kind-war = wojna z
his-promise-kind-no-piracy = bez piractwa przeciw
his-promise-kind-no-debate = bez dysput
his-promise-kind-leave-space = nie zajmować miasta
his-promise-kind-alliance-next = sojusz w następnej turze
his-promise-kind-cede-next = oddać w następnej turze
