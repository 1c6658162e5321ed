# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = { $empire } (karta władcy)
pax-circle = { $city } { $number }
pax-pawn-of = pionek ({ $seat })
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
pax-victory-dry-market = zwycięstwo przy pustym rynku
pax-automated-bank = { $bank } (automatyczny bank)

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] Kolej: { $seat }; nie pozostały żadne akcje
        [one] Kolej: { $seat }; pozostała { $actions } akcja
        [few] Kolej: { $seat }; pozostały { $actions } akcje
       *[many] Kolej: { $seat }; pozostało { $actions } akcji
    }
pax-board-row =
    { $cards ->
        [one] rynek, { $row } – { $cards } karta w talii, początek szlaku: { $route }
        [few] rynek, { $row } – { $cards } karty w talii, początek szlaku: { $route }
       *[many] rynek, { $row } – { $cards } kart w talii, początek szlaku: { $route }
    }
pax-board-fair = wyprawa handlowa
pax-board-next = następna karta: { $card }
pax-board-empires = imperia
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
pax-board-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
pax-board-old-maids = stare panny: { $list }

## The drawn table: letters of pieces and religions, and what stands next to signs

pax-mark-knight = R
pax-mark-rook = Z
pax-mark-pirate = S
pax-mark-bishop = B
pax-mark-pawn = p
pax-mark-catholic = k
pax-mark-islamic = i
pax-mark-reformist = r
pax-table-players = gracze
pax-table-routes = otwarte szlaki handlowe i granice
pax-table-victories = zwycięstwa
pax-table-on-ruler = na władcy
pax-table-busted = zablokowane
pax-table-silenced = uciszona
pax-table-hand =
    { $count ->
        [one] Ręka, { $count } karta:
        [few] Ręka, { $count } karty:
       *[many] Ręka, { $count } kart:
    }
pax-table-open = aktywne
pax-table-closed = nieaktywne
pax-table-at-the-end = gdy nie da się uzupełnić rynku
pax-table-ready = warunki spełnione
pax-table-supreme = dominuje: { $religion }
pax-table-no-supreme = brak dominującej religii
pax-table-legend = (…) puste miasto i jego rekrut; ≈ granica morska, ∧ lądowa; ★ renoma, ! akcja jednorazowa, » działania; ▲ prowadzi, (−2) brakuje 2
pax-score-republics = republiki
pax-score-law = prawo
pax-score-concessions = koncesje
pax-score-discovery = odkrycia
pax-score-kings = królowie
pax-score-faith = renoma
pax-score-patron = mecenat
pax-score-florins = floreny

## Odds

pax-odds-deck =
    { $cards ->
        [one] { $deck }: { $cards } zakryta karta w talii
        [few] { $deck }: { $cards } zakryte karty w talii
       *[many] { $deck }: { $cards } zakrytych kart w talii
    }
pax-odds-comet = szansa, że następna jest kometą: { $percent } %
pax-odds-comet-later =
    { $cards ->
        [one] kometa nie pojawi się, zanim nie zejdzie jeszcze { $cards } karta
        [few] kometa nie pojawi się, zanim nie zejdą jeszcze { $cards } karty
       *[many] kometa nie pojawi się, zanim nie zejdzie jeszcze { $cards } kart
    }
pax-odds-unseen =
    { $cards ->
        [one] { $cards } karty nikt jeszcze nie widział (w talii albo w pudełku):
        [few] { $cards } kart nikt jeszcze nie widział (w talii albo w pudełku):
       *[many] { $cards } kart nikt jeszcze nie widział (w talii albo w pudełku):
    }
pax-odds-no-one-shot = bez akcji jednorazowej
