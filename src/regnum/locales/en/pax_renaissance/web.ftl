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

## The board

pax-web-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
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
pax-web-price = Price:
pax-web-pile =
    { $count ->
        [one] { $count } florin lies here
       *[other] { $count } florins lie here
    }
pax-web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pax-web-concessions =
    { $count ->
        [one] { $count } concession on the map
       *[other] { $count } concessions on the map
    }
pax-web-supply =
    { $count ->
        [one] { $count } left in the supply
       *[other] { $count } left in the supply
    }
pax-web-capital = capital
pax-web-location = belongs to: { $place }
pax-web-in-market =
    { $count ->
        [one] costs { $count } florin
       *[other] costs { $count } florins
    }
pax-web-in-fair = on the trade fair space: cannot be bought, a fair uses it up
pax-web-in-hand = in the hand of { $name }
pax-web-in-tableau = in the tableau of { $name }
pax-web-in-maids = an old maid of { $name }

## Trade fairs, as they would go now

pax-web-fairs = Trade fairs if they were held now
pax-web-fair = { $row } fair: route from { $city }
pax-web-fair-show = Show on the map
pax-web-fair-none = no card there: it cannot be held
pax-web-fair-used = already held this turn
pax-web-fair-lost =
    { $count ->
        [one] pirates take { $count } florin
       *[other] pirates take { $count } florins
    }
pax-web-fair-profits =
    { $count ->
        [one] { $count } florin in profits
       *[other] { $count } florins in profits
    }
pax-web-pay = { $name }: +{ $count }
pax-web-pay-pirate = pirate: −{ $count }
pax-web-pay-nobody = nobody earns anything here
pax-web-stop = stop { $number } on the route from { $city }

## Victories, threats and religions

pax-web-needs-renaissance = More republics and 2 more law prestige than each opponent
pax-web-needs-globalization = 2 more concessions and more discovery prestige than each opponent
pax-web-needs-imperial =
    { $kings ->
        [one] { $kings } more king than each opponent
       *[other] { $kings } more kings than each opponent
    }
pax-web-needs-holy = More prestige of the supreme religion than each opponent
pax-web-needs-patron = Most patron prestige when the market cannot be refilled
pax-web-costs =
    { $count ->
        [one] { $count } action to declare
       *[other] { $count } actions to declare
    }
pax-web-lacks = lacks { $count }
pax-web-leads = nearest to it
pax-web-threat = can win next turn
pax-web-threat-now = right now
pax-web-threats-none = Nobody can win next turn, by what you know.
pax-web-threats-later = Who can win next turn will be shown after this action.
pax-web-threats-unsure = Too many ways to check them all: { $names }
pax-web-tracker = Supreme religion
pax-web-religion = Religion
pax-web-bishops = Bishops
pax-web-believers = Believers
pax-web-ahead = leads by { $count }
pax-web-behind = lacks { $count }

## What things are

pax-web-about-tableau = For one action you run one operation of each card in this half.
pax-web-about-deck = New cards come from here at the end of every turn.
pax-web-about-repressed = Repressed pieces wait on the ruler's card until a regime change; each makes a vote 1 florin dearer.
pax-web-about-comet = Whoever buys a comet discards it and activates one victory.
pax-web-about-queen = She marries a free king among her suitors, or stays an old maid whose prestige still counts for victory.
pax-web-about-king = As a king he counts for the imperial victory and can campaign.
pax-web-about-republic = As a republic the card counts for the renaissance victory.
pax-web-about-silenced = Silenced by a bishop: only its inquisitor works; prestige still counts.
pax-web-about-disk = A disk has closed this emporium: no piece may be placed here until a trade shift opens it.
pax-web-about-medieval = no religion rules here; nobody in it counts for supremacy
pax-web-about-theocracy = pieces of its own religion in it and around it count for supremacy
pax-web-about-sea = Sea border: for one concession or one pirate; fairs pay the concession that their route crosses.
pax-web-about-land = Land border: for one concession, no pirates.
pax-web-about-fair = The organiser takes 1 florin, then each concession along the route; every empire on the way raises a levy.
pax-web-about-supreme = Supreme is a religion with more bishops, and more believers in its theocracies, than both others together.
pax-web-piece-pawn = On a border it is a concession and earns at fairs; on a ruler's card it is a serf.
pax-web-piece-knight = Stands in a city; fights at home and in campaigns and religious wars abroad.
pax-web-piece-rook = Stands in a city and fights at home only.
pax-web-piece-pirate = Stands on a sea border, takes a florin from every fair that passes, and fights in religious wars.
pax-web-piece-bishop = Stands on a card and silences it; counts for the supreme religion.
pax-web-counts-law = counts for the renaissance victory
pax-web-counts-discovery = counts for the globalization victory
pax-web-counts-patron = wins when the market runs out
pax-web-counts-catholic = counts for the holy victory while Catholicism is supreme
pax-web-counts-islamic = counts for the holy victory while Islam is supreme
pax-web-counts-reformist = counts for the holy victory while Reformism is supreme
pax-web-shot-conspiracy = the agents, pirates and repressed nobles attack an empire; if they win, its ruler is yours
pax-web-shot-peasant-revolt = the agents, your concessions, pirates and serfs attack an empire; if they win, its ruler is yours
pax-web-shot-crusade = a religious war that makes the empire a Catholic theocracy
pax-web-shot-reformation = a religious war that makes the empire a Reformist theocracy
pax-web-shot-jihad = a religious war that makes the empire an Islamic theocracy
pax-web-shot-apostasy = whoever has prestige of both religions discards all cards that bear it
pax-web-shot-trade-shift = opens this emporium and closes the other of its colour
pax-web-shot-coronation = marries the queen to a suitor, who comes into your tableau
pax-web-op-inquisitor = move a bishop of this colour to a neighbouring card or to one with the same location
pax-web-op-commerce = take a florin from a card in this row of the market
pax-web-op-behead = discard another tableau card of the same location
pax-web-op-tax = the owner of a concession here pays 1 florin or sees it repressed, then places a levy
pax-web-op-repress = move a piece from the map onto the ruler's card of its empire
pax-web-op-vote = pay for a regime change in an empire whose ruler lies in this half of a tableau
pax-web-op-corsair = sail a pirate of this colour to another sea border and kill what is there
pax-web-op-siege = kill a knight, a rook or a pirate in this place
pax-web-op-campaign = attack an adjacent empire with your knights; if you win, it becomes a vassal
pax-web-arrows = Arrow keys move over the board; Enter chooses, or explains what is not lit.

## Options, readings and presets

pax-option-setup-1550-white-route = White route open at the start (1550)
pax-option-setup-1550-white-route-red-sea = Red Sea
pax-option-setup-1550-white-route-trebizond = Trebizond
pax-option-first-player-rule = Who goes first
pax-option-first-player-rule-fugger-else-random = Fugger, otherwise a random player
pax-option-first-player-rule-farthest-white-route = The bank farthest along the white route
pax-option-market-exhaustion = When the empty market ends the game
pax-option-market-exhaustion-any-gap = One space stays empty
pax-option-market-exhaustion-no-card-at-all = No card is left at all
pax-option-payment-both-rows-empty = Paying where both market rows have a gap
pax-option-payment-both-rows-empty-china = The florin goes to China
pax-option-payment-both-rows-empty-not-payable = The card cannot be bought
pax-option-no-battle-agent-timing = One-shots without battle: what comes first
pax-option-no-battle-agent-timing-agents-first = The agents
pax-option-no-battle-agent-timing-one-shot-first = The one-shot
pax-option-no-battle-forced-placement = Trade shift and apostasy: agents where all spaces are taken
pax-option-no-battle-forced-placement-if-room = May be left out
pax-option-no-battle-forced-placement-always = Must be placed and paid for
pax-option-agent-may-repress-agent-of-same-card = An agent may repress another agent of its card
pax-option-agent-may-repress-agent-of-same-card-yes = Yes
pax-option-agent-may-repress-agent-of-same-card-no = No
pax-option-agents-of-region-card-split = Agents of an East or West card in several empires
pax-option-agents-of-region-card-split-yes = Allowed
pax-option-agents-of-region-card-split-no = All in one empire
pax-option-pirate-agent-may-replace-same-colour = A pirate agent may replace a pirate of its own colour
pax-option-pirate-agent-may-replace-same-colour-yes = Yes
pax-option-pirate-agent-may-replace-same-colour-no = No
pax-option-commerce-from-empty-fair-space = Commerce from an empty fair space
pax-option-commerce-from-empty-fair-space-no = Not allowed
pax-option-commerce-from-empty-fair-space-yes = Allowed
pax-option-golden-liberty-result = What Golden Liberty can bring
pax-option-golden-liberty-result-medieval-only = Only a medieval state
pax-option-golden-liberty-result-any-theocracy = Another religion as well
pax-option-corsair-range = How far corsairs sail
pax-option-corsair-range-sea-neighbour = To empires that share a sea border
pax-option-corsair-range-any-neighbour = To any neighbouring empire
pax-option-condottiere-pieces = Second place in Venice (Condottiere)
pax-option-condottiere-pieces-any = For any piece
pax-option-condottiere-pieces-gold-only = For gold pieces
pax-option-condottiere-pieces-gold-knights-only = For gold knights
pax-option-pawn-agents-in-religious-war = Pawn agents fight in religious wars
pax-option-pawn-agents-in-religious-war-no = No
pax-option-pawn-agents-in-religious-war-yes = Yes
pax-option-both-sides-one-action-order = Both halves run in one action
pax-option-both-sides-one-action-order-one-side-then-other = One after the other
pax-option-both-sides-one-action-order-mixed = In any mixed order
pax-option-cryptography-targets = Whose operations cryptography may borrow
pax-option-cryptography-targets-any-half = From either half
pax-option-cryptography-targets-west-half = From the West half
pax-option-star-chamber-former-queen = Star Chamber: the former queen of a suitor
pax-option-star-chamber-former-queen-discard = Is discarded
pax-option-star-chamber-former-queen-keep = Stays, unless he was an opponent’s
pax-option-comet-with-full-hand = Buying a comet with a full hand
pax-option-comet-with-full-hand-allowed = Allowed
pax-option-comet-with-full-hand-forbidden = Forbidden
pax-option-machiavellianism-sales = Machiavellianism: which sales fire a one-shot
pax-option-machiavellianism-sales-tableau-only = From the tableau
pax-option-machiavellianism-sales-tableau-and-hand = From the tableau and the hand
pax-option-machiavellianism-wars = Machiavellianism: which wars it fires
pax-option-machiavellianism-wars-crusade = Crusades
pax-option-machiavellianism-wars-all-religious-wars = All religious wars
pax-option-couple-with-ransom-price = Price of a couple whose queen is worth 4
pax-option-couple-with-ransom-price-6 = 6 florins
pax-option-couple-with-ransom-price-4 = 4 florins
pax-option-astrology = Astrology: the next card of each deck is face up
pax-option-astrology-off = Off
pax-option-astrology-on = On
pax-option-europe-1550 = Start in 1550: England and the Holy Roman Empire are Reformist
pax-option-europe-1550-off = Off
pax-option-europe-1550-on = On
pax-option-bankruptcy = Bankruptcy: who has nothing left is out
pax-option-bankruptcy-off = Off
pax-option-bankruptcy-on = On
pax-option-solo-cards-on-top = Solo: cards above the comets of each deck
pax-option-solo-cards-on-top-4 = 4 – hardest
pax-option-solo-cards-on-top-6 = 6 – hard
pax-option-solo-cards-on-top-8 = 8 – normal
pax-option-solo-cards-on-top-10 = 10 – easy
pax-option-solo-cards-on-top-12 = 12 – easiest
pax-preset-rulebook = As in the rulebook
pax-preset-living = As in the living rules
pax-scenario-standard = Standard game
