# The table in words, and names made of other names.

## Names made of other names

ck-card-name = { $title } ({ $deck })
ck-cards-of = { $deck } × { $count }
ck-spouse-of = spouse of the { $role }
ck-home-ours = with the proposing family
ck-home-theirs = with the family proposed to
ck-named-trait = { $name } ({ $traits })
ck-person = { $role }: { $name }

## What a check is made for

ck-purpose-marriage = marriage
ck-purpose-build = building
ck-purpose-fabricate-casus-belli = casus belli
ck-purpose-provoke-unrest = unrest
ck-purpose-assassinate = assassination
ck-purpose-bribe = bribe
ck-purpose-divorce = divorce
ck-purpose-coup = coup
ck-purpose-invade = invasion
ck-purpose-crusade = crusade
ck-purpose-plague = plague
ck-purpose-event = event
ck-purpose-life = life and death

## Tokens and endings

ck-counter-harvest = harvest
ck-counter-crop-failure = crop failure
ck-counter-plague = plague
ck-counter-unrest = unrest
ck-ending-last-era = the last Era has ended
ck-ending-jerusalem = Jerusalem is reached
ck-ending-last-dynasty = one dynasty is left

## The table

ck-board-nothing = –
ck-board-now =
    { $phase ->
        [era-start] Era { $era } of { $eras } begins; first player: { $first }
        [turn] Era { $era } of { $eras }, round { $round }, turn { $turn }; first player: { $first }
       *[other] Era { $era } of { $eras }, round { $round }, { $phase ->
            [dynasty] dynasty phase
            [plan] plan phase
           *[upkeep] upkeep phase
        }; first player: { $first }
    }
ck-board-ours = Events, deck sizes, some developments, the bonuses of the track and the names of minor characters are our own design.
ck-board-pack = Cards of the data pack { $name }.
ck-board-played = { $seat } plays { $card }
ck-board-realms = Regions
ck-board-players = Dynasties
ck-board-track = Crusade track
ck-board-developments = Open developments
ck-board-achievements = Achievements
ck-board-not-in-play = not in the game
ck-board-lord = Lord: { $name }
ck-board-no-lord = no lord
ck-board-allies = Allied with: { $list }
ck-board-army = army
ck-board-castle = castle
ck-board-duke = duchy: { $name }
ck-board-count = { $name } × { $count }
ck-board-plague-ending = fading plague
ck-board-program = Program: { $strategy }
ck-board-program-instead = Program: { $strategy } (instead of { $chosen }, whose first card is taken)
ck-board-gold =
    { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
ck-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ck-board-regions = Regions: { $count }
ck-board-ruler = { $name }, age { $age }
ck-board-heir = Heir: { $name }
ck-board-married-to = { $name }, spouse: { $spouse }
ck-board-bag = Bag: { $list }
ck-board-bag-size =
    { $count ->
        [one] Bag: { $count } token
       *[other] Bag: { $count } tokens
    }
ck-board-held = Developments: { $list }
ck-board-casus-belli = Casus belli against: { $list }
ck-board-at-war = At war with: { $list }
ck-board-allied = Allied with: { $list }
ck-board-hand = Hand: { $list }
ck-board-plan = Planned: { $list }
ck-board-cards = Cards: { $list }
ck-board-out = out of the game
ck-board-free = free
ck-board-bonus = { $name }: { $text }
ck-board-token-there = trait: { $token }
ck-board-odds =
    { $count ->
        [one] { $purpose }: { $chance } % with one token
       *[other] { $purpose }: { $chance } % with { $count } tokens
    }

## Odds

ck-odds-usual = With one success needed and no gold:
ck-odds-sure = { $move }: no check is needed
ck-odds-free =
    { $required ->
        [one] { $move }: { $chance } %, one success needed
       *[other] { $move }: { $chance } %, { $required } successes needed
    }
ck-odds-paid =
    { $required ->
        [one] { $move }: { $chance } % without gold, { $best } % with { $gold } gold, one success needed
       *[other] { $move }: { $chance } % without gold, { $best } % with { $gold } gold, { $required } successes needed
    }
ck-odds-gold =
    { $count ->
        [one] { $gold } gold: { $chance } % with one token
       *[other] { $gold } gold: { $chance } % with { $count } tokens
    }

## Deals

ck-deal-gold =
    { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
ck-deal-region = { $name }
ck-deal-development = { $name }
ck-deal-deck =
    { $count ->
        [one] { $count } card ({ $name })
       *[other] { $count } cards ({ $name })
    }
