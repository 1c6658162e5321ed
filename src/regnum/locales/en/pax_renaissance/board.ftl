# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = ruler of { $empire }
pax-circle = { $city } { $number }
pax-pawn-of = pawn of player { $seat }
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

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] { $seat } is to move: no actions left
        [one] { $seat } is to move: { $actions } action left
       *[other] { $seat } is to move: { $actions } actions left
    }
pax-board-victories = Victories open to all: { $list }
pax-board-row =
    { $cards ->
        [one] market, { $row } – { $cards } card in the deck, route from { $route }
       *[other] market, { $row } – { $cards } cards in the deck, route from { $route }
    }
pax-board-fair = trade fair
pax-board-next = next card: { $card }
pax-board-empires = empires
pax-board-borders = borders
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
pax-board-hand = hand: { $list }
pax-board-hidden =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
pax-board-old-maids = old maids: { $list }
