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

## How a card is played, what is announced, sides and combats

his-use-points = dla punktów dowodzenia
his-use-event = jako wydarzenie
his-use-response = jako odpowiedź
his-use-combat = w walce
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
