# The table in words, odds, and names made of other names.

## Names made of other names

his-way = from { $start } to { $end }
his-owned = { $power }: { $unit }
his-place-in-pool = in the pool
his-place-on-turn-track = on the turn track
his-place-not-in-play = not in the game
his-place-abroad = abroad
his-place-captive = a prisoner of { $power }
his-units-regular =
    { $count ->
        [one] { $count } regular
       *[other] { $count } regulars
    }
his-units-mercenary =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
his-units-cavalry =
    { $count ->
        [one] { $count } cavalry
       *[other] { $count } cavalry
    }
his-units-squadron =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }
his-units-corsair =
    { $count ->
        [one] { $count } corsair
       *[other] { $count } corsairs
    }

## How a card is played, what is announced, sides and combats

his-use-points = for command points
his-use-event = as an event
his-use-response = as a response
his-use-combat = in combat
his-announced-move = a move
his-announced-assault = an assault
his-announced-naval-move = a naval move
his-announced-transport = naval transport
his-announced-piracy = piracy
his-side-attacker = attacker
his-side-defender = defender
his-combat-field = field battle
his-combat-town = assault
his-combat-sea = naval combat
his-payment-point = a victory point
his-payment-card = a random card
his-change-more = two more
his-change-less = two less

## How games end

his-victory-turn-limit = the last turn is over
his-victory-military = military victory
his-victory-religious = religious victory
his-victory-standard = standard victory
his-victory-domination = domination victory

## What is going on

his-board-nothing = –
his-board-nobody = nobody
his-board-turn = Turn { $turn } of { $turns } ({ $years })
his-board-impulse = Impulse: { $power }; command points left: { $count }
his-board-army = Army in { $place }: { $forces }
his-board-other-army = Other army in { $place }: { $forces }
his-board-combat = Combat in { $place }: { $attacker } against { $defenders }
his-board-rolled = attacker: dice { $dice }, hits { $hits }; defender: dice { $others }, hits { $others_hits }
his-board-declared = { $power }: { $card }
his-board-weather = Foul weather until the end of the impulse
his-board-gout = Gout until the end of the impulse: { $leaders }

## Powers

his-board-powers = Major powers
his-board-minors = Minor powers
his-board-keeps = cards kept: { $count }
his-board-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
his-board-keys = keys: { $count } of { $need }
his-board-piracy = piracy: { $count }
his-board-chateaux = châteaux: { $count }
his-board-st-peters = spent on St. Peter's: { $count }
his-board-war-winner = wars won: { $count }
his-board-bonus = points of markers: { $count }
his-board-fewer-cards = fewer cards next time: { $count }
his-board-owed = to be paid for wars: { $count }
his-board-skips = impulses to skip: { $count }
his-board-excommunicated = excommunicated
his-board-home-played = Home cards played:
his-board-home-held = home cards:
his-board-hand = Hand:
his-board-cards = cards in hand: { $count }
his-board-card = { $card } ({ $points })
his-board-wars = At war with:
his-board-allies = Allies:
his-board-prisoners = Prisoners:
his-board-follows = Ally of:
his-board-inactive = inactive
his-board-may-follow = May join:
his-board-its-keys = Keys:

## The map

his-board-outside = Outside all zones: { $power }
his-board-calm = The others
his-board-besiegers = Besieged by:
his-board-unrest = unrest
his-board-fortress-built = fortress built
his-board-haven = pirate haven
his-board-knights = Knights of St. John
his-board-not-in-play = not in the game yet
his-board-faith-catholic = Catholic
his-board-faith-protestant = Protestant
his-board-faith-none = no faith
his-board-seas = Sea zones
his-board-empty-seas = Without ships:
his-board-pirated = piracy in this turn
his-board-lent =
    { $count ->
        [one] { $count } of them acts for { $power }
       *[other] { $count } of them act for { $power }
    }

## Beside the map

his-board-waiting = Beside the map
his-board-lost-ships = Ships that come back next turn
his-board-all-cards = Cards
his-board-deck = Cards in the deck: { $count }
his-board-on-table = In play ({ $count })
his-board-discards = Discards ({ $count })
his-board-out-of-game = Out of the game ({ $count })
his-board-not-yet = Not in the deck yet ({ $count })
his-board-happened = Events that changed the game
his-board-in-force = In force in this turn

## Odds

his-odds-intercept-from = From { $space }, with everybody there: { $chance } %
his-odds-intercept = Interception with those chosen: { $chance } %
his-odds-avoid = Avoiding battle: { $chance } %
his-odds-avoid-sure = They have been beaten already and get away without dice
his-odds-battle = Battle in { $space }, without further cards: victory of the attacker ({ $attacker }) { $chance } % (dice { $dice } against { $others }, hits to be expected { $hits } against { $others_hits })
his-odds-janissaries = Victory without Janissaries: { $without } %, with them: { $chance } %
his-odds-assault = Assault on { $space }, without further cards: the town falls { $chance } % (dice { $dice } against { $others }, hits to be expected { $hits } against { $others_hits })
