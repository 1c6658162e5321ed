# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = { $empire } (karta władcy)
pax-circle = { $city } { $number }
pax-pawn-of = pionek gracza { $seat }
pax-pair = { $one } i { $other }
pax-space =
    { $column ->
        [0] rząd { $row }, wyprawa handlowa
       *[other] rząd { $row }, pole { $column }
    }
pax-florins =
    { $count ->
        [one] { $count } floren
        [few] { $count } floreny
       *[many] { $count } florenów
    }
pax-ordinal-first = pierwsza
pax-ordinal-second = druga
pax-ordinal-third = trzecia
pax-victory-last-banker = zwycięstwo ostatniego bankiera

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] Kolej: { $seat }; nie pozostały żadne akcje
        [one] Kolej: { $seat }; pozostała { $actions } akcja
        [few] Kolej: { $seat }; pozostały { $actions } akcje
       *[many] Kolej: { $seat }; pozostało { $actions } akcji
    }
pax-board-victories = Zwycięstwa otwarte dla wszystkich: { $list }
pax-board-row =
    { $cards ->
        [one] rynek, { $row } – { $cards } karta w talii, początek szlaku: { $route }
        [few] rynek, { $row } – { $cards } karty w talii, początek szlaku: { $route }
       *[many] rynek, { $row } – { $cards } kart w talii, początek szlaku: { $route }
    }
pax-board-fair = wyprawa handlowa
pax-board-next = następna karta: { $card }
pax-board-empires = imperia
pax-board-borders = granice
pax-board-king = król
pax-board-republic = republika
pax-board-on-throne = na tronie
pax-board-vassal = wasal, suzeren: { $empire }
pax-board-queen = królowa: { $card }
pax-board-busted = zablokowane emporium
pax-board-repressed = represjonowani: { $list }
pax-board-times =
    { $count ->
        [1] { $piece }
       *[other] { $piece } ×{ $count }
    }
pax-board-ruined = bankrut
pax-board-hand = ręka: { $list }
pax-board-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
pax-board-old-maids = stare panny: { $list }
