# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = ruler of { $empire }
pax-circle = { $city } { $number }
pax-pawn-of = pawn ({ $seat })
pax-pair = { $one } and { $other }
pax-space =
    { $column ->
        [0] { $row } row, trade fair
       *[other] { $row } row, space { $column }
    }
pax-florins =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
pax-ordinal-first = first
pax-ordinal-second = second
pax-ordinal-third = third
pax-victory-last-banker = victory of the last banker
pax-victory-dry-market = victory by the empty market
pax-automated-bank = { $bank } (automated bank)

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] { $seat } is to move: no actions left
        [one] { $seat } is to move: { $actions } action left
       *[other] { $seat } is to move: { $actions } actions left
    }
pax-board-row =
    { $cards ->
        [one] market, { $row } – { $cards } card in the deck, route from { $route }
       *[other] market, { $row } – { $cards } cards in the deck, route from { $route }
    }
pax-board-fair = trade fair
pax-board-next = next card: { $card }
pax-board-empires = empires
pax-board-king = king
pax-board-republic = republic
pax-board-on-throne = on the throne
pax-board-vassal = vassal of { $empire }
pax-board-queen = queen { $card }
pax-board-busted = busted emporium
pax-board-repressed = repressed: { $list }
pax-board-times =
    { $count ->
        [one] { $piece }
       *[other] { $piece } ×{ $count }
    }
pax-board-ruined = bankrupt
pax-board-hidden =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
pax-board-old-maids = old maids: { $list }

## The drawn table: letters of pieces and religions, and what stands next to signs

pax-mark-knight = K
pax-mark-rook = R
pax-mark-pirate = P
pax-mark-bishop = B
pax-mark-pawn = p
pax-mark-catholic = c
pax-mark-islamic = i
pax-mark-reformist = r
pax-table-players = players
pax-table-routes = open trade routes and borders
pax-table-victories = victories
pax-table-on-ruler = on the ruler
pax-table-busted = busted
pax-table-silenced = silenced
pax-table-hand =
    { $count ->
        [one] Hand, { $count } card:
       *[other] Hand, { $count } cards:
    }
pax-table-open = active
pax-table-closed = inactive
pax-table-at-the-end = when the market cannot be refilled
pax-table-ready = conditions met
pax-table-supreme = supreme: { $religion }
pax-table-no-supreme = no supreme religion
pax-table-legend = (…) empty city with its levy; ≈ sea border, ∧ land border; ★ prestige, ! one-shot, » operations; ▲ leads, (−2) lacks 2
pax-score-republics = republics
pax-score-law = law
pax-score-concessions = concessions
pax-score-discovery = discovery
pax-score-kings = kings
pax-score-faith = prestige
pax-score-patron = patron
pax-score-florins = florins

## Odds

pax-odds-deck =
    { $cards ->
        [one] { $deck }: { $cards } card face down in the deck
       *[other] { $deck }: { $cards } cards face down in the deck
    }
pax-odds-comet = chance that the next one is a comet: { $percent } %
pax-odds-comet-later =
    { $cards ->
        [one] no comet before { $cards } more card is drawn
       *[other] no comet before { $cards } more cards are drawn
    }
pax-odds-unseen =
    { $cards ->
        [one] { $cards } card nobody has seen yet, in the deck or left in the box:
       *[other] { $cards } cards nobody has seen yet, in the deck or left in the box:
    }
pax-odds-no-one-shot = without a one-shot
