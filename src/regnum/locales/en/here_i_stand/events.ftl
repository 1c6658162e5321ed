# What happened in Here I Stand: lines of the log. Variables hold names; $count, $turn, $hits, $total and the like are numbers.

## The course of the game

his-event-turn-began = Turn { $turn } begins
his-event-phase-began = { $phase }
his-event-passed = { $power }: pass
his-event-skip-ordered = { $power }: the next impulse will be skipped
his-event-impulse-skipped = { $power }: this impulse is skipped
his-event-game-won = { $power }: the game is won ({ $ending })
his-event-points-gained =
    { $power }: { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
his-event-ruler-changed = { $power }: the new ruler is { $ruler }
his-event-excommunicated = { $power }: the ruler is excommunicated
his-event-excommunication-lifted = { $power }: the excommunication is lifted
his-event-st-peters-built = Command points for St. Peter's Basilica: { $count }
his-event-piracy-scored = Piracy track: { $count }
his-event-chateau-rolled =
    { $power }: a { $die } for a château, { $success ->
        [1] it is built
       *[other] it is not built
    }

## Cards

his-event-cards-dealt =
    { $power }: { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
his-event-card-drawn = { $power }: drawn card – { $card }
his-event-card-played = { $power }: { $card } ({ $use })
his-event-card-discarded = { $power }: { $card } is discarded
his-event-card-removed = { $card } is out of the game
his-event-event-overdue = { $card }: nobody has played this event, so it happens now
his-event-event-cancelled = The event is cancelled: { $card }
his-event-card-passed = { $power }: a card goes to another power: { $to }
his-event-card-passed-seen = { $power }: { $card } goes to another power: { $to }
his-event-hand-read = { $power }: a look at the hand of { $of }
his-event-card-read = { $power }: in hand – { $card }
his-event-piracy-undone =
    Piracy is paid back: the Ottomans now have { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for it
his-event-town-betrayed = { $space } is betrayed to a besieger: { $power }
his-event-city-freed = { $space } has freed itself: { $power }
his-event-cards-entered =
    { $count ->
        [one] { $count } new card enters the deck
       *[other] { $count } new cards enter the deck
    }
his-event-weather-broke = { $power }: foul weather until the end of the impulse
his-event-gout-struck = { $leader } has gout until the end of the impulse

## Wars and alliances

his-event-war-declared = { $power }: war on { $to }
his-event-war-ended = Peace between two powers: { $power }, { $to }
his-event-peace-sued = { $power }: peace is sought with { $to }
his-event-alliance-formed = Alliance of two powers: { $power }, { $to }
his-event-divorce-granted = The Papacy grants Henry VIII his divorce
his-event-aragon-used = { $power }: the marker of Katherine of Aragon makes this war cheaper
his-event-minor-activated = { $minor }: a new ally – { $power }
his-event-minor-deactivated = { $minor }: no longer an ally of this power – { $power }
his-event-league-formed = The Schmalkaldic League is formed
his-event-hungary-defeated = Hungary-Bohemia is defeated

## The map

his-event-control-taken = { $space }: new owner – { $power }
his-event-unrest-began = { $space }: unrest
his-event-unrest-ended = { $space }: the unrest is over
his-event-fortress-built = { $space } is fortified now
his-event-converted = { $space }: { $faith }
his-event-siege-began = { $space }: siege by { $power }
his-event-siege-lifted = { $space }: the siege by { $power } is lifted

## Units and leaders

his-event-units-placed = { $power }: new in { $space } – { $units }
his-event-units-lost = { $power }: lost in { $location } – { $units }
his-event-units-went = { $power }: { $units } from { $space } to { $to }
his-event-leader-went = { $leader } goes to { $location }
his-event-leader-placed = { $leader } comes to { $location }
his-event-leader-captured = { $leader } is a prisoner now; the captor: { $power }
his-event-leader-freed = { $leader } is free and returns to { $space }
his-event-leader-removed = { $leader } leaves the game
his-event-leader-waits = { $leader } waits for the next turn

## Armies

his-event-army-moved =
    { $power }: an army of { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from { $location } to { $to }
his-event-two-dice-rolled =
    { $power }: dice { $first } and { $second }, modifier { $modifier } – { $success ->
        [1] success
       *[other] failure
    }
his-event-dice-rolled =
    { $power }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } (dice: { $dice })
his-event-intercepted = { $power }: interception from { $space } to { $to }
his-event-not-intercepted = { $power }: the interception from { $space } fails
his-event-avoided = { $power }: battle avoided, from { $space } to { $to }
his-event-not-avoided = { $power }: the battle in { $space } cannot be avoided
his-event-withdrew = { $power }: withdrawal behind the walls of { $space }

## Combat on land

his-event-battle-began = { $power }: attack, field battle in { $space }
his-event-garrison-joined = { $power }: the besieged of { $space } join the battle
his-event-battle-won = { $power }: the battle in { $space } is won
his-event-retreated = { $power }: retreat from { $space } to { $to }
his-event-destroyed = { $power }: no way out of { $space }, the units are destroyed
his-event-town-taken = { $power }: { $space } is taken by assault
his-event-assault-failed = { $power }: the assault on { $space } fails

## At sea

his-event-ship-built = { $power }: new { $unit } in { $space }
his-event-ship-sailed = { $power }: { $unit } from { $location } to { $to }
his-event-admiral-sailed = { $leader } sails to { $location }
his-event-ship-lent = { $power }: a squadron lent to an ally – { $to }
his-event-leader-lent = { $leader }: lent to an ally – { $to }
his-event-ship-lost = { $power }: { $unit } lost in { $location }
his-event-rolled-at-sea = { $power }: the dice and modifiers make { $total }
his-event-roll-changed = { $power }: the roll changes by { $modifier }
his-event-fleet-intercepted = { $power }: a fleet intercepts, from { $location } to { $to }
his-event-fleet-missed = { $power }: the fleet in { $location } fails to intercept
his-event-fleet-avoided = { $power }: the fleet avoids battle, from { $location } to { $to }
his-event-fleet-caught = { $power }: the fleet in { $location } cannot avoid battle
his-event-naval-battle-began = Naval combat in { $location }: { $power } against { $enemy }
his-event-naval-battle-won = { $power }: the naval combat in { $location } is won
his-event-fleet-retreated = { $power }: the fleet retreats from { $location } to { $to }
his-event-piracy-began = Piracy in { $sea }; the target: { $power }

## The Reformation

his-event-attempt-made = { $power }: attempt to convert { $space } to the { $faith }
his-event-attempt-failed = The attempt to convert { $space } to the { $faith } fails
his-event-faith-rolled = { $power }: the best die shows { $best } (dice: { $dice })
his-event-card-retrieved = { $power }: { $card } is taken from the discards
his-event-council-ended = Council of Trent: hits of the Papacy { $hits }, of the Protestants { $other_hits }
his-event-diet-ended = Diet of Worms: hits of the Protestants { $hits }, of the Catholics { $other_hits }
his-event-debate-called = { $power }: a debate is called in the { $zone }
his-event-debater-speaks = { $debater } speaks in the debate
his-event-debate-tied = Round { $round } of the debate is a tie
his-event-debate-won = { $power }: the debate is won (hits more: { $count })
his-event-debater-saved =
    { $debater } rolls a { $die }: { $success ->
        [1] the defeat does not count
       *[other] the defeat stands
    }
his-event-debater-committed = Committed: { $debater }
his-event-debater-entered = Debater in play: { $debater }
his-event-debater-left = { $debater } leaves the game
his-event-reformer-banished = { $reformer } is out of play until the next turn
his-event-reformer-entered = Reformer on the map: { $reformer }
his-event-translated = Scripture for the { $zone }: New Testament { $testament }, full Bible { $bible }
his-event-university-founded = Jesuit university in { $space }

## England and excommunication

his-event-card-shown = { $power }: { $card } is shown
his-event-marital-status-changed = Marital status of Henry VIII: { $wife }
his-event-child-rolled = { $wife }: the die shows { $die } – { $child }
his-event-mary-rolled = { $power }: in Mary's reign the die shows { $die }; with 3 or less the Papacy acts

## The New World, foreign wars, havens and the sack of Rome

his-event-exploration-sent = { $power }: an exploration sets out for the New World
his-event-cabot-sent = { $power }: Sebastian Cabot sets out for the New World
his-event-conquest-sent = { $power }: a conquest sets out for the New World
his-event-loan-taken = { $power }: a loan of the Fuggers – one card less in the next deal
his-event-power-threatened = { $leader } is threatened: a { $die } is rolled
his-event-exploration-recalled = { $power }: the exploration is given up
his-event-cabot-recalled = { $power }: Sebastian Cabot does not sail
his-event-conquest-recalled = { $power }: the conquest is given up
his-event-colony-sent = { $power }: settlers set out for { $colony }
his-event-colony-arrived = The settlers have reached { $colony }
his-event-colony-lost = The colony perishes: { $colony }
his-event-colony-given-up = The marker leaves the game: { $colony }
his-event-explorer-drawn = { $power }: the explorer is { $explorer }
his-event-conqueror-drawn = { $power }: the expedition is led by { $conqueror }
his-event-explorer-rolled = { $explorer } explores: { $first }, { $second } and { $modifier } make { $total }
his-event-world-sailed = { $explorer } sails round the world: { $first }, { $second } and { $modifier } make { $total }
his-event-conqueror-rolled = { $conqueror } conquers: { $first }, { $second } and { $modifier } make { $total }
his-event-explorer-gone = { $explorer } never returns
his-event-explorer-back = { $explorer } returns without a discovery
his-event-explorer-stays = { $explorer } stays at { $prize } for good
his-event-conqueror-gone = { $conqueror }: the expedition is destroyed
his-event-conqueror-back = { $conqueror }: the expedition returns without a conquest
his-event-conqueror-stays = { $conqueror } stays at { $prize } for good
his-event-prize-taken = { $power }: { $prize }
his-event-conquest-depleted = { $power }: the riches are exhausted – { $prize }
his-event-potosi-taken = { $power }: the silver mines of Potosí
his-event-potosi-lost = { $power }: the silver mines of Potosí are lost
his-event-galleons-built = { $power }: galleons
his-event-plantations-built = { $power }: plantations
his-event-raider-came = { $power }: a raider waits for the silver ships
his-event-raider-gone = { $power }: the raider is gone
his-event-raider-rolled =
    { $power }: the raider rolls a { $die }, { $success ->
        [1] the card is stolen
       *[other] the card gets through
    }
his-event-conquest-yielded = { $power }, riches of the New World – { $prize }: { $first } and { $second }, in all { $total }
his-event-colony-yielded = { $power }, riches of the New World – { $colony }: { $first } and { $second }, in all { $total }
his-event-potosi-yielded = { $power }, riches of Potosí: { $first } and { $second }, in all { $total }
his-event-war-began-abroad = { $power }: a foreign war begins – { $foreign_war }; enemy units: { $count }
his-event-foreigners-joined = { $foreign_war }: enemy units are { $count } now
his-event-foreigners-lost = { $foreign_war }: enemy units lost: { $count }
his-event-battle-abroad = { $power }: a battle in a foreign war – { $foreign_war }
his-event-war-ended-abroad = { $power }: the foreign war is over – { $foreign_war }
his-event-rome-sacked = { $power }: Rome is sacked
## Events of cards

his-event-artist-rolled = { $power }: for Saint Peter's the dice show { $first } and { $second }
his-event-prayer-book-rolled = { $power }: the Book of Common Prayer stirs up England, the die shows { $die }
his-event-card-picked = { $power }: a random card is laid aside
his-event-card-picked-seen = { $power }: { $card } is laid aside
his-event-fountain-sought = { $power }: the Fountain of Youth is sought, the die shows { $die }; with 4 or more an explorer is lost
