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
his-counted-of = { $units } ({ $power })
his-cost =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
his-branch-janissaries-b = four new regulars
his-branch-six-wives-of-henry-viii-a = declare war, and 5 command points
his-branch-six-wives-of-henry-viii-b = Henry VIII goes on with his marriages
his-branch-papal-bull-a = excommunicate a reformer
his-branch-papal-bull-b = excommunicate a ruler
his-branch-here-i-stand-a = take a card from the discards
his-branch-halleys-comet-a = a power loses a random card
his-branch-halleys-comet-b = a power skips an impulse
his-branch-andrea-doria-a = Genoa becomes your ally
his-branch-andrea-doria-b = Doria cruises against the pirates
his-branch-auld-alliance-a = Scotland becomes your ally
his-branch-auld-alliance-b = Scotland leaves its ally
his-branch-auld-alliance-c = up to three French regulars land in Scotland
his-branch-cloth-prices-fluctuate-a = trade flourishes
his-branch-cloth-prices-fluctuate-b = trade declines
his-branch-diplomatic-marriage-a = win a minor power over, or part it from its ally
his-branch-knights-of-st-john-a = an Ottoman card is seized
his-branch-knights-of-st-john-b = the Knights settle in a new port
his-branch-venetian-alliance-a = Venice becomes your ally
his-branch-venetian-alliance-b = Venice leaves its ally
his-branch-venetian-alliance-c = Venetian units help the Papacy

## How a card is played, what is announced, sides and combats

his-use-points = for command points
his-use-event = as an event
his-use-response = as a response
his-use-combat = in combat
his-use-diet = at the Diet of Worms
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

## Faith

his-board-faith = The struggle for faith
his-board-zones = Language zones
his-board-zone = { $zone }: Protestant spaces { $count } of { $all }
his-board-translations = New Testament { $testament } of { $testaments }, full Bible { $bible } of { $bibles }
his-board-debaters = Debaters:
his-board-uncommitted = Uncommitted:
his-board-committed = Committed:
his-board-banished = Out of play until the next turn:
his-board-gone = Out of the game:
his-board-reformers = Reformers
his-board-universities = Jesuit universities
his-board-bulls = Excommunicated in this game
his-board-tudors = Henry VIII and his heirs
his-board-birth = { $wife }: { $child }
his-board-wedding = Henry marries again when England passes
his-board-debate = Debate, { $zone }: { $attacker } against { $defender }
his-board-inspiration = The bonus of { $debater } helps

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
his-odds-attempt = { $space }: dice { $dice } against { $others }, converted { $chance } %
his-odds-attempt-ties = { $space }: dice { $dice } against { $others }, the attempt wins ties, converted { $chance } %
his-odds-debate-uncommitted = Debate, { $zone }, against an uncommitted debater, first round: victory { $chance } %, tie { $tie } %; the other debater is lost { $burns } %, your own { $loses } %
his-odds-debate-committed = Debate, { $zone }, against a committed debater, first round: victory { $chance } %, tie { $tie } %; the other debater is lost { $burns } %, your own { $loses } %
his-odds-debate-with = With { $debater }: this round goes to { $power } { $chance } %, tie { $tie } %
his-odds-mary = The Papacy acts instead of England: { $chance } %
his-odds-marriage = Marriage, { $wife }: { $results }
his-odds-birth = { $child } { $chance } %

## The New World, foreign wars, havens and the sack of Rome

his-board-new-world = The New World
his-board-unknown-lands = For everybody
his-board-free-prizes = Not found yet:
his-board-raiders = Raiders:
his-board-prizes = Discoveries and conquests:
his-board-rich = Still with riches:
his-board-colonies = Colonies:
his-board-potosi = Potosí
his-board-under-way = Crossing the Atlantic:
his-board-recalled = Not again this turn:
his-board-explorers = Explorers left:
his-board-conquerors = Conquerors left:
his-board-galleons = Galleons
his-board-plantations = Plantations
his-board-exploration = an exploration
his-board-exploration-with-map = an exploration with Mercator's Map
his-board-cabot = Sebastian Cabot
his-board-conquest = a conquest
his-board-conquest-with-smallpox = a conquest with smallpox
his-board-foreign-wars = Foreign wars
his-board-war-needs = Units asked for: { $count }
his-board-foreigners = Enemy units: { $count }
his-odds-threat = Threat to Power: the commander leaves for good { $gone } %, comes back in the next turn { $back } %
his-odds-exploration = Exploration: the explorer is lost { $gone } %, comes back { $back } %, makes a discovery { $found } %, reaches the far south { $far } %
his-odds-conquest = Conquest: the expedition is lost { $gone } %, comes back { $back } %, conquers { $found } %
his-odds-world = { $explorer } sails round the world: { $chance } %, with a card { $card } %
his-odds-fountain = An explorer is lost as well by { $power }: { $chance } %
his-odds-abroad = { $foreign_war }, without further cards: the war ends { $chance } % (dice { $dice } against { $others })
his-odds-sack = Sack of Rome by { $power } from { $space }, without further cards: { $chance } % (dice { $dice } against { $others })

## Agreements and promises

his-squadrons-at = { $power }, in { $space }
his-deal-squadron = Squadrons lent for this turn ({ $name }): { $count }
his-deal-admiral = { $name }, lent with squadrons
his-deal-prisoner = the release of { $name }
his-deal-space = control of { $name }
his-deal-cards =
    { $count ->
        [one] { $count } card drawn at random
       *[other] { $count } cards drawn at random
    }
his-deal-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
his-deal-divorce = the divorce that Henry VIII asks for
his-deal-pardon = the end of the excommunication
his-clause-peace = Peace: { $seats }
his-clause-alliance = Alliance for this turn: { $seats }
his-promise-no-war = Promise by { $maker } to { $to }: no war on { $name } in this turn
his-promise-war = Promise by { $maker } to { $to }: a declaration of war on { $name } in this turn
his-promise-no-piracy = Promise by { $maker } to { $to }: no piracy against { $name } in this turn
his-promise-no-debate = Promise by { $maker } to { $to }: no debate in this turn
his-promise-leave-space = Promise by { $maker } to { $to }: { $name } is not taken in this turn
his-promise-alliance-next = Promise by { $maker } to { $to }: an alliance with { $name } in the next turn
his-promise-cede-next = Promise by { $maker } to { $to }: { $name } in the next turn
his-promise-kind-no-war = no war on
his-promise-kind-war = war on
his-promise-kind-no-piracy = no piracy against
his-promise-kind-no-debate = no debate
his-promise-kind-leave-space = not to take
his-promise-kind-alliance-next = alliance in the next turn with
his-promise-kind-cede-next = to cede in the next turn
