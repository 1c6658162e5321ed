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
pax-web-prestige = prestiż
pax-web-suitors = zalotnicy
pax-web-agents = agenci
pax-web-operations = działania

## Plansza

pax-web-hand =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
       *[many] Ręka: { $count } kart
    }
pax-web-no-hand = Brak kart na ręce
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
