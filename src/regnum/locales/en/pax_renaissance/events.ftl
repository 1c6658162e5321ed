# What happened in Pax Renaissance: lines of the log.
# Variables hold names; $florins, $price, $gain, $attackers, $defenders and $republic (0 or 1) are numbers.

## Turn and market

pax-event-turn-began = { $seat } begins the turn
pax-event-turn-ended = { $seat } ends the turn
pax-event-card-turned-up = New in the market: { $card } ({ $space })
pax-event-card-foreseen = Next card of the deck ({ $half }): { $card }
pax-event-card-bought =
    { $seat } buys { $card } for { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }{ $gain ->
        [0] { "" }
        [one] , with { $gain } florin on it
       *[other] , with { $gain } florins on it
    }
pax-event-florin-on-card = { $seat } lays 1 florin on { $card }
pax-event-florin-to-china = { $seat } pays 1 florin of the price to China
pax-event-comet-seen = { $seat } sees a comet: { $card }
pax-event-victory-activated = { $seat } activates: { $victory }

## Cards

pax-event-card-played = { $seat } plays { $card }
pax-event-queen-unmarried = { $seat } keeps { $card } as an old maid
pax-event-card-sold =
    { $seat } sells { $card } for { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }
pax-event-hand-card-sold =
    { $seat } sells a card from hand for { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }
pax-event-hand-card-discarded = { $seat } discards a card from hand
pax-event-own-card-discarded = { $seat } discards { $card } from hand
pax-event-card-discarded = Discarded: { $card }
# $empire is "none" if the one-shot concerns no single empire.
pax-event-one-shot-fired =
    { $empire ->
        [none] { $seat } carries out the one-shot of { $card }
       *[other] { $seat } carries out the one-shot of { $card } ({ $empire })
    }
pax-event-one-shot-declined = { $seat } leaves the one-shot of { $card }

## Pieces

pax-event-piece-placed = Placed: { $piece } ({ $circle })
pax-event-piece-on-border = Placed: { $piece } ({ $border })
pax-event-bishop-placed = Bishop placed ({ $religion }): { $card }
pax-event-bishop-moved = Bishop moved ({ $religion }): { $card } → { $target }
pax-event-bishops-killed = Both bishops killed: { $card }
pax-event-bishop-removed = Bishop back to the supply ({ $religion }): { $card }
pax-event-pacified = Pacified: { $piece } ({ $empire })
pax-event-piece-repressed = Repressed: { $piece } ({ $empire })
pax-event-piece-killed = Killed: { $piece }
pax-event-piece-fetched = Supply empty, taken from the table: { $piece }
pax-event-piece-freed = Emancipated: { $piece } ({ $empire })
pax-event-levy-raised = { $seat } raises a levy: { $piece } ({ $circle })

## Florins

pax-event-paid-china =
    { $seat } pays China { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
pax-event-got-from-china =
    { $seat } gets { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } from China

## Operations

pax-event-operation-run = { $seat } runs { $operation } ({ $card })
pax-event-florin-taken = { $seat } takes 1 florin from the market ({ $space })
pax-event-card-beheaded = { $card } beheads { $target }
pax-event-concession-taxed = { $seat } is taxed: concession { $border } ({ $empire })
pax-event-vote-held =
    { $price ->
        [0] { $seat } wins the vote ({ $empire }) at no cost
        [one] { $seat } wins the vote ({ $empire }) for { $price } florin
       *[other] { $seat } wins the vote ({ $empire }) for { $price } florins
    }
pax-event-pirate-sailed = Pirate sails ({ $religion }): { $border } → { $target_border }
pax-event-piece-besieged = Siege: { $piece }
pax-event-campaign-begun =
    { $seat } begins a campaign for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }: { $empire } → { $target_empire }

## Battles and rulers

pax-event-battle-fought = Battle ({ $empire }): attackers { $attackers }, defenders { $defenders }
pax-event-battle-won = { $seat } wins the battle ({ $empire })
pax-event-battle-lost = { $seat } does not win the battle ({ $empire })
pax-event-ruler-taken = { $seat } gains an empire: { $empire }
pax-event-ruler-flipped =
    { $republic ->
        [1] { $empire }: now a republic
       *[other] { $empire }: now a kingdom
    }
pax-event-ruler-to-throne = { $empire }: the throne card returns to its throne
pax-event-vassal-made = New vassal: { $empire } (suzerain: { $suzerain })
pax-event-queen-crowned = { $seat } crowns { $card } ({ $empire })
pax-event-regime-set = { $empire }: { $regime } from now on

## Trade

pax-event-fair-opened =
    { $seat } holds the trade fair ({ $half }), { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } of profits
pax-event-subsidy-taken =
    { $seat } takes a subsidy of { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
pax-event-profit-paid =
    { $seat } earns { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }: concession { $border }
pax-event-pirate-paid = A pirate takes 1 florin to China: { $border }
pax-event-voyage-ended =
    { $florins ->
        [0] The voyage ends ({ $half })
        [one] The voyage ends ({ $half }), { $florins } florin is left over
       *[other] The voyage ends ({ $half }), { $florins } florins are left over
    }
pax-event-trade-shifted = Trade shift: { $old_route } is busted, { $route } opens

## Faith and victory

pax-event-apostasy-held = Apostasy: { $religion } and { $other_religion }
pax-event-victory-declared = { $seat } wins the game: { $victory }
pax-event-patron-victory-held = The market cannot be filled, patron victory: { $seat }
pax-event-player-ruined = { $seat } is ruined and leaves the game

## The automated bank

pax-event-course-set = { $seat } follows a course of action: { $row } ({ $objective })
pax-event-market-ran-dry = The market cannot be filled again: { $seat } wins
