# What happened in Crusader Kings: lines of the log.
# Variables hold names; $number, $gold, $points, $shields, $required, $draws and $count are numbers.
# Where $token or $rival may name nothing, it is "none".

## The course of the game

ck-event-era-began = Era { $number } begins
ck-event-round-began = Round { $number }
ck-event-turn-began = Turn { $number }
ck-event-upkeep-began = Upkeep phase of round { $number }
ck-event-game-ended = The game is over: { $ending }
ck-event-scored =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, shields on the track: { $shields }
ck-event-realm-taken = { $dynasty }: { $character } rules
ck-event-program-seated = { $seat } is played by { $strategy }
ck-event-strategy-replaced = { $strategy } could not begin at { $seat }: another strategy takes its place
ck-event-first-player = { $seat } goes first
ck-event-token-taken = { $seat } takes the first player token
ck-event-lord-placed =
    { $token ->
        [none] { $character } rules { $region }
       *[other] { $character } ({ $token }) rules { $region }
    }
ck-event-lord-left = { $character } leaves { $region }
ck-event-card-opened = New development: { $development }
ck-event-card-cleared = { $development } is discarded

## Cards

ck-event-hand-chosen = { $seat } draws { $hand }
ck-event-bonus-chosen = { $seat } takes a bonus card ({ $deck })
ck-event-card-drawn = { $seat } draws { $card }
ck-event-deck-shuffled = The discards become a new deck ({ $deck })
ck-event-hand-discarded = { $seat } discards { $card }
ck-event-planned = { $seat } has planned
ck-event-card-revealed = { $seat } reveals { $card }
ck-event-card-skipped = { $seat } passes over { $card }
ck-event-action-taken = { $seat }: { $action }
ck-event-action-declined = { $seat } takes no action

## Trait checks

ck-event-check-began =
    { $seat } makes a check ({ $purpose }): { $required ->
        [one] one success
       *[other] { $required } successes
    } needed, { $draws ->
        [one] one token
       *[other] { $draws } tokens
    }
ck-event-invested = { $seat } puts { $gold } gold into the check
ck-event-opposed = { $seat } opposes the check with { $gold } gold
ck-event-draws-cancelled =
    { $seat } loses { $count ->
        [one] one paid token
       *[other] { $count } paid tokens
    }
ck-event-trait-drawn = { $seat } draws { $token }
ck-event-trait-sacrificed = { $seat } sacrifices { $token }
ck-event-check-passed = Success: { $purpose }
ck-event-check-failed = Failure: { $purpose }

## Gold and traits

ck-event-gold-gained = { $seat } takes { $gold } gold
ck-event-gold-paid = { $seat } pays { $gold } gold
ck-event-gold-given = { $seat } gives { $gold } gold to { $rival }
ck-event-trait-gained = { $seat } gains the trait { $token }
ck-event-trait-on-card = { $character } gains the trait { $token }
ck-event-trait-lost = { $seat } loses the trait { $token }

## Families

ck-event-proposed = { $seat } proposes to { $rival }: { $character } and { $other_character }
ck-event-terms-offered = { $seat } offers { $gold } gold to { $rival }
ck-event-terms-asked = { $seat } asks { $rival } for { $gold } gold
ck-event-proposal-refused = { $seat } refuses
ck-event-married = Wedding ({ $seat }): { $character } and { $other_character }
ck-event-moved-house = { $character } moves to another house ({ $seat })
ck-event-region-allied = { $seat } is allied with { $region }
ck-event-allied = { $seat } and { $rival } are allied
ck-event-alliance-broken = { $seat } breaks the alliance with { $rival }
ck-event-region-alliance-broken = { $seat } loses the alliance with { $region }
ck-event-divorced = { $character } and { $other_character } are divorced
ck-event-born =
    { $token ->
        [none] { $seat } has a child: { $character }
       *[other] { $seat } has a child: { $character } ({ $token })
    }
ck-event-bastard-born =
    { $token ->
        [none] { $seat } has a bastard: { $character }
       *[other] { $seat } has a bastard: { $character } ({ $token })
    }
ck-event-no-room-for-child = { $seat } has no room for another child
ck-event-died = { $character } dies
ck-event-ruler-died = { $seat }: { $character }, the ruler, dies
ck-event-aged = { $seat }: the ruler grows older, age { $number } of 5
ck-event-succeeded = { $seat }: { $character } inherits the throne
ck-event-sibling-gone = { $character } leaves the game
ck-event-crisis = Dynastic crisis: { $seat } has no heir
ck-event-ruler-found =
    { $token ->
        [none] { $seat }: { $character } takes the throne
       *[other] { $seat }: { $character } ({ $token }) takes the throne
    }
ck-event-title-granted = { $seat } grants the duchy of { $region } to { $character }
ck-event-title-revoked = { $character } loses the duchy of { $region }

## Realm and intrigue

ck-event-castle-built = { $seat } builds a castle in { $region }
ck-event-development-bought = { $seat } buys { $development } for { $gold } gold
ck-event-development-taken = { $seat } takes { $development } from { $rival }
ck-event-development-lost = { $seat } loses { $development }
ck-event-plotted = { $seat } plots: { $purpose }
ck-event-plotted-against = { $seat } plots against { $rival }: { $purpose }
ck-event-assassin-sent = { $seat } sends an assassin to { $character }
ck-event-casus-belli = { $seat } has a casus belli against { $rival }
ck-event-casus-belli-lost = { $seat } has no more casus belli against { $rival }
ck-event-unrest-placed = Unrest in { $region }
ck-event-unrest-removed =
    { $count ->
        [one] One unrest token is removed from { $region }
       *[other] { $count } unrest tokens are removed from { $region }
    }
ck-event-coup-tried = { $seat } stages a coup in { $region }
ck-event-overthrown = { $seat } overthrows the rule over { $region } ({ $rival })
ck-event-region-freed = Independent now: { $region }

## War

ck-event-mobilized = { $seat } mobilizes in { $region }
ck-event-demobilized = { $seat } disbands the army in { $region }
ck-event-army-unpaid = { $seat } does not pay the army in { $region }
ck-event-attack-declared = { $seat } attacks { $region } from { $origin }
ck-event-support-declared = { $seat } supports the attack on { $region } from { $origin }
ck-event-war-began = War between { $seat } and { $rival }
ck-event-war-ended = Peace between { $seat } and { $rival }
ck-event-ally-supports = { $seat } supports { $rival }
ck-event-conquered =
    { $rival ->
        [none] { $seat } conquers { $region }
       *[other] { $seat } conquers { $region } from { $rival }
    }
ck-event-annexed = { $seat } annexes { $region }
ck-event-repelled = { $seat } is repelled from { $region }
ck-event-army-moved = The army moves from { $origin } to { $region }
ck-event-looted = { $seat } loots { $region }
ck-event-region-given-up = { $seat } gives up { $region }
ck-event-region-abandoned = { $seat } loses { $region } in the dynastic crisis

## Tax and crusade

ck-event-taxed = { $seat } collects { $gold } gold in taxes
ck-event-counter-placed = { $region }: a new token ({ $counter })
ck-event-counter-removed = { $region }: a token is removed ({ $counter })
ck-event-plague-spread = The plague spreads to { $region }
ck-event-crusade-led = { $seat }: { $character } leads a crusade
ck-event-shield-placed = { $seat } reaches { $position }
ck-event-shield-returned = { $seat } leaves { $position }

## Events

ck-event-event-began = Event for { $seat }: { $event_card }
ck-event-event-ignored = Event without effect: { $event_card }
ck-event-course-taken =
    { $number ->
        [1] { $seat } takes the first way out of the event
        [2] { $seat } takes the second way out of the event
       *[3] { $seat } takes the third way out of the event
    }
ck-event-modifier-gained = { $seat } will draw one more token in the next check
ck-event-harder-invasion = { $seat } will need one more success in the next invasion

## Achievements, defeat, trade

ck-event-achievement-taken = { $seat } earns the achievement { $achievement }
ck-event-achievement-lost = { $seat } loses the achievement { $achievement }
ck-event-defeated = { $seat } has fallen
ck-event-come-back =
    { $rival ->
        [none] { $seat } returns with { $character } in { $region }
       *[other] { $seat } returns with { $character } in { $region }, taken from { $rival }
    }
ck-event-out = { $seat } is out of the game
ck-event-card-traded = { $seat } hands { $card } to { $rival }
ck-event-cards-traded = { $seat } hands a card ({ $deck }) to { $rival }
ck-event-region-traded = { $seat } hands { $region } to { $rival }
ck-event-development-traded = { $seat } hands { $development } to { $rival }
