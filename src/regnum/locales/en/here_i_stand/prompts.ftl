# What has to be decided in Here I Stand. Variables hold names; $count, $cost, $dice, $price and $hits are numbers.

## Impulses and cards

his-decide-play-card = Your impulse: play a card for command points or as an event, or pass.
    .others = { $power }: a card or a pass.
his-decide-cancel-event = { $power } plays { $card } as an event. You may cancel it.
    .others = { $power } plays { $card } as an event. It may be cancelled.
his-decide-between-impulses = Between two impulses: you may let Halley's Comet appear.
    .others = Between two impulses a response is possible.
his-decide-name-unlucky = Halley's Comet: choose the power that throws away a random card.
    .others = { $power }: the power that throws away a card is being chosen.
his-decide-name-delayed = Halley's Comet: choose the power that skips its next impulse.
    .others = { $power }: the power that skips an impulse is being chosen.
his-decide-raise-janissaries = Choose where new regulars come. Left: { $count }.
    .others = { $power }: new regulars are being placed. Left: { $count }.
his-decide-transfer-charles = Choose where Charles V goes, and whether the Duke of Alva goes along.
    .others = { $power }: where Charles V goes is being decided.
his-decide-transfer-announced = { $power } is about to move Charles V. You may stop him by gout.
    .others = { $power } is about to move Charles V. A response is possible.
his-decide-declare-by-card = Choose the power on which you declare war without cost.
    .others = { $power }: a declaration of war without cost is being chosen.
his-decide-announcement = { $power } announces: { $action }. You may respond; command points at stake: { $cost }.
    .others = { $power } announces: { $action }. Responses are possible; command points at stake: { $cost }.
his-decide-spend-points = Choose an action for your command points.
    .others = { $power }: an action is being chosen.

## Leaders who come and return

his-decide-enter-leader = Choose where { $leader } enters the game.
    .others = { $power }: the place where { $leader } enters is being chosen.
his-decide-join-stack = Choose the stack near { $town } that { $leader } joins.
    .others = { $power }: the stack near { $town } that { $leader } joins is being chosen.
his-decide-leave-electorate = Choose the Protestant electorate to which the troops in { $space } go.
    .others = { $power }: the electorate to which the troops in { $space } go is being chosen.
his-decide-choose-return = Choose where { $leader } comes back.
    .others = The place where { $leader } comes back is being chosen.
his-decide-choose-release = Choose where { $leader } goes, who is free again.
    .others = { $power }: the place where the freed { $leader } goes is being chosen.

## Diplomacy

his-decide-sue-for-peace = You may sue for peace to end one of your wars.
    .others = { $power }: a suit for peace is being considered.
his-decide-remove-units = The price of peace: choose a unit to remove. Left: { $count }.
    .others = { $power }: units are being removed as the price of peace. Left: { $count }.
his-decide-regain-keys = You may regain home keys, each for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: home keys are being regained; { $winner } is paid for them.
his-decide-regain-leaders = You may free captured leaders, each for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: captured leaders are being freed; { $winner } is paid for them.
his-decide-regain-spaces = You may regain home spaces, two for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: home spaces are being regained; { $winner } is paid for them.
his-decide-regain-second = Choose the second space of the pair. It was held by: { $winner }.
    .others = { $power }: the second space of a pair is being regained; it was held by { $winner }.
his-decide-ransom = You may ransom captured leaders, each for a random card.
    .others = { $power }: ransoms are being considered.
his-decide-atone = Give a random card to have the excommunication lifted, or remain excommunicated.
    .others = { $power }: whether the excommunication is lifted for a card is being decided.
his-decide-declare-war = You may declare war on one or more powers.
    .others = { $power }: declarations of war are being considered.
his-decide-intervene = { $attacker } goes to war with { $minor }. You may step in; command points: { $price }.
    .others = { $attacker } goes to war with { $minor }. { $power } may step in; command points: { $price }.
his-decide-pay-for-war = Choose cards to pay for your declarations of war.
    .others = { $power }: declarations of war are being paid for.
his-decide-take-up-war = { $minor } has a new ally: { $ally }. Declare war on it without cost, or withdraw.
    .others = { $minor } has a new ally: { $ally }. { $power }: war or withdrawal.
his-decide-choose-port = Choose the port to which the ships in { $location } go. Their owner: { $owner }.
    .others = The port to which the ships in { $location } go is being chosen. Their owner: { $owner }.

## Moves by land

his-decide-form-march = Choose who marches { $link }: everybody, or leaders first and then units.
    .others = { $power }: an army is being formed to march { $link }.
his-decide-go-on = Your army is too weak to besiege { $space }. March on at the risk of its life, or go back to { $origin }.
    .others = { $power }: the army is too weak to besiege { $space }; it goes on, or back to { $origin }.
his-decide-intercept = An enemy army moves to { $destination }. Choose from where you intercept, or let it pass.
    .others = { $power }: whether to intercept in { $destination } is being decided.
his-decide-form-interceptors = Choose who tries to intercept.
    .others = { $power }: those who try to intercept are being chosen.
his-decide-avoid-battle = The enemy comes to { $space } from { $origin }. Choose where to avoid battle, or stand.
    .others = { $power }: whether to avoid battle in { $space } is being decided; the enemy comes from { $origin }.
his-decide-form-avoiders = Choose who tries to avoid battle.
    .others = { $power }: those who try to avoid battle are being chosen.
his-decide-withdraw = The enemy is in { $space }. Withdraw behind the walls, or stand and fight.
    .others = { $power }: withdrawal or battle in { $space }.

## Combat on land

his-decide-join-relief = Relief has come to { $space }: decide whether the besieged come out to fight.
    .others = { $power }: whether the besieged of { $space } come out is being decided.
his-decide-hire-before-battle = Before the dice: you may play Landsknechts or Swiss Mercenaries.
    .others = { $power }: a response before the dice is possible.
his-decide-declare-combat-cards = { $combat }: you are the { $side }. You may declare combat cards.
    .others = { $power } ({ $side }, { $combat }): combat cards may be declared.
his-decide-play-janissaries = Both sides have rolled. You may play Janissaries; more dice: { $dice }.
    .others = { $power }: Janissaries may be played; more dice: { $dice }.
his-decide-bring-artillery = { $power } assaults { $space }. You may bring siege artillery.
    .others = { $power } assaults { $space }. A response is possible.
his-decide-take-losses = Choose the units that are lost in { $space }. Left: { $count }.
    .others = { $power }: losses in { $space } are being chosen. Left: { $count }.
his-decide-choose-retreat =
    { $barred ->
        [none] Choose where your units retreat from { $space }.
       *[other] Choose where your units retreat from { $space }, but not to { $barred }, where the enemy came from.
    }
    .others = { $power }: the retreat from { $space } is being chosen.
his-decide-form-retreat = Choose who leaves; up to four units may stay behind the walls.
    .others = { $power }: those who leave and those who stay behind the walls are being chosen.
his-decide-form-shelter = Choose who goes into the besieged town.
    .others = { $power }: those who go into the besieged town are being chosen.
his-decide-form-assault = Choose who assaults.
    .others = { $power }: those who assault are being chosen.
his-decide-place-mercenaries = Choose where new mercenaries come. Left: { $count }.
    .others = { $power }: new mercenaries are being placed. Left: { $count }.
his-decide-dismiss-mercenaries = Choose mercenaries to take off the map. Left: { $count }.
    .others = { $power }: mercenaries are being taken off the map. Left: { $count }.
his-decide-choose-home = Choose where your units and leaders in { $space } go.
    .others = { $power }: the place to which units in { $space } go is being chosen.
his-decide-choose-leaders-home = Choose where these leaders in { $space } go: { $leaders }.
    .others = { $power }: the place to which leaders in { $space } go is being chosen: { $leaders }.

## At sea

his-decide-give-orders = Choose which passages your ships take; then set sail.
    .others = { $power }: a naval move is being planned.
his-decide-form-sailing = Choose who sails { $passage }.
    .others = { $power }: the ships that sail { $passage } are being chosen.
his-decide-intercept-fleet = A fleet arrives in { $sea }; it belongs to { $active }. Choose from where you intercept, or let it pass.
    .others = { $power }: whether to intercept the fleet of { $active } in { $sea } is being decided.
his-decide-form-intercepting-fleet = Choose which ships in { $place } try to intercept in { $sea }.
    .others = { $power }: the ships in { $place } that try to intercept in { $sea } are being chosen.
his-decide-avoid-fleet = An enemy fleet comes to { $sea }. Choose where your ships avoid battle, or stand.
    .others = { $power }: whether to avoid battle in { $sea } is being decided.
his-decide-change-roll = Two dice have been rolled at sea. You may change them by Professional Rowers.
    .others = Two dice have been rolled at sea. A response is possible.
his-decide-choose-naval-battle = Choose the naval combat that is fought next.
    .others = { $power }: the next naval combat is being chosen.
his-decide-lose-squadron = Choose the squadron that is lost in { $place }. Left: { $count }.
    .others = { $power }: the squadron that is lost in { $place } is being chosen. Left: { $count }.
his-decide-choose-refuge = Choose where your fleet retreats from { $place }.
    .others = { $power }: the retreat of the fleet from { $place } is being chosen.
his-decide-send-rowers = Naval combat: { $power } against { $enemy }. You may help one side by Professional Rowers.
    .others = Naval combat: { $power } against { $enemy }. A response is possible.
his-decide-form-passengers = Choose who is carried over sea: at most five units, and leaders.
    .others = { $power }: those who are carried over sea are being chosen.
his-decide-cross = Choose where the army at sea goes: to another sea zone, or ashore.
    .others = { $power }: the way of the army at sea is being chosen.
his-decide-give-award = Pirates in { $sea }: choose what you give up for a hit. Hits left: { $hits }.
    .others = { $power }: what the pirates in { $sea } get is being chosen. Hits left: { $hits }.

## Spring and winter

his-decide-deploy = Spring deployment: choose where an army goes from your capital, or deploy nobody.
    .others = { $power }: spring deployment.
his-decide-form-deployment = Choose who deploys. Units at most: { $most }.
    .others = { $power }: those who deploy are being chosen. Units at most: { $most }.
his-decide-moor-ships = Winter: choose the ports to which ships in { $place } go.
    .others = { $power }: ports for the ships in { $place } are being chosen.
his-decide-follow-ships = Winter: choose with which ships the naval leader in { $place } goes.
    .others = { $power }: the ships with which the naval leader in { $place } goes are being chosen.
his-decide-return-units = Winter: choose where units and leaders in { $space } go.
    .others = { $power }: winter quarters for those in { $space } are being chosen.
his-decide-leave-town = Winter: choose who leaves { $space }; no more than four units may stay.
    .others = { $power }: those who leave { $space } are being chosen.
his-decide-lose-on-the-way = Winter: choose units that are lost on the way. Left: { $count }.
    .others = { $power }: units that are lost on the way are being chosen. Left: { $count }.
his-decide-return-to-capital = Winter: choose towns from which units or leaders go to the capital, though they might stay.
    .others = { $power }: those who go to the capital for winter are being chosen.
