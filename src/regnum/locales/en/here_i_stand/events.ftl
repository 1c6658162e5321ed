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
his-event-siege-lifted = { $space }: siege lifted, of { $power }

## Units and leaders

his-event-units-placed = { $power }: new units in { $space } – { $unit } × { $count }
his-event-units-lost = { $power }: lost in { $location } – { $unit } × { $count }
his-event-units-went = { $power }: { $unit } × { $count }, from { $space } to { $to }
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
    } (ones { $ones }, twos { $twos }, threes { $threes }, fours { $fours }, fives { $fives }, sixes { $sixes })
his-event-intercepted = { $power }: interception from { $space } to { $to }
his-event-not-intercepted = { $power }: the interception from { $space } fails
his-event-avoided = { $power }: battle avoided, from { $space } to { $to }
his-event-not-avoided = { $power }: the battle in { $space } cannot be avoided
his-event-withdrew = { $power }: withdrawal behind the walls of { $space }

## Combat on land

his-event-battle-began = { $power } attacks: field battle in { $space }
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
