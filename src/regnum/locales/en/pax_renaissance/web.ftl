# What only the board in the browser says.

## Groups of moves

pax-web-group-buy = Buy
pax-web-group-play = Play
pax-web-group-sell = Sell
pax-web-group-operations = Operations
pax-web-group-fair = Trade fair
pax-web-group-declare = Victory
pax-web-group-other = Choose

## Cards

pax-web-queen = queen
pax-web-prestige = prestige
pax-web-suitors = suitors
pax-web-agents = agents
pax-web-operations = operations

## The board

pax-web-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
pax-web-no-hand = No cards in hand
pax-web-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
pax-web-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pax-web-route = Route from { $city }
pax-web-row = Market row: { $row }
pax-web-empty = empty
pax-web-repressed = Repressed:
pax-web-emporium = open emporium
pax-web-levy = empty; levy: { $piece }
pax-web-sea = sea border
pax-web-land = land border
pax-web-tableaux = Tableaux and hands
pax-web-old-maids = Old maids
pax-web-legend = Round: Catholic; square: Islamic; hexagon: Reformist; a number marks a player's pawn. ○ → the west fair's route, ● → the east fair's. Faint: the levy of an empty city; ×: busted emporium.
