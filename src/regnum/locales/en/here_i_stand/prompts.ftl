# What has to be decided in Here I Stand. Variables hold names; $count, $cost, $dice, $price and $hits are numbers.

## Impulses and cards

his-decide-play-card = Your impulse: play a card for command points or as an event, or pass.
    .others = { $power }: a card or a pass.
his-decide-cancel-event = Event played by { $power }: { $card }. You may cancel it.
    .others = Event played by { $power }: { $card }. It may be cancelled.
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
his-decide-transfer-announced = Announced by { $power }: Charles V moves. You may stop him by gout.
    .others = Announced by { $power }: Charles V moves. A response is possible.
his-decide-declare-by-card = Choose the power on which you declare war without cost.
    .others = { $power }: a declaration of war without cost is being chosen.
his-decide-announcement = Announced by { $power }: { $action }. You may respond; command points at stake: { $cost }.
    .others = Announced by { $power }: { $action }. Responses are possible; command points at stake: { $cost }.
his-decide-spend-points =
    { $points ->
        [0] Choose something that costs no command points, or stop.
        [one] Choose an action; you have { $points } command point left.
       *[other] Choose an action; you have { $points } command points left.
    }
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
his-decide-hear-informant = Before anybody deploys: you may play Venetian Informant.
    .others = Before the spring deployment a card may be played.
his-decide-prepare-for-spring = Before you deploy: you may play Spring Preparations.
    .others = { $power }: a card may be played before the deployment.
his-decide-stop-domination = A domination victory is near: you may play a card whose points stop it.
    .others = A domination victory is near: a card may still stop it.
his-decide-remove-units = The price of peace: choose a unit to remove. Left: { $count }.
    .others = { $power }: units are being removed as the price of peace. Left: { $count }.
his-decide-send-suleiman = Roxelana: two of the four points may send Suleiman to Istanbul.
    .others = { $power }: whether Suleiman is called home is being decided.
his-decide-land-in-scotland = Auld Alliance: choose the Scottish space and how many French regulars come, up to three.
    .others = { $power }: troops for Scotland are being placed.
his-decide-call-venice = Venetian Alliance: choose the papal port to which the Venetians come.
    .others = { $power }: the port for the Venetians is being chosen.
his-decide-add-venetians = Venetian Alliance: choose what comes to { $space }. Left: regulars { $regulars }, squadrons { $squadrons }.
    .others = { $power }: Venetian help for { $space } is being chosen. Left: regulars { $regulars }, squadrons { $squadrons }.
his-decide-raise-renegade = Charles Bourbon: choose where the renegade rises with his followers.
    .others = { $power }: the space of the renegade is being chosen.
his-decide-turn-maurice = Maurice of Saxony changes sides: choose where he goes.
    .others = { $power }: the space to which Maurice goes over is being chosen.
his-decide-choose-betrayed = Treachery: choose the besieged space and the power that assaults it.
    .others = { $power }: the town that is betrayed is being chosen.
his-decide-choose-city = City state rebels: choose the key that rebels.
    .others = { $power }: the key that rebels is being chosen.
his-decide-lose-to-rebels = Rebels in { $space }: choose a unit or ship to lose. Left: { $count }.
    .others = { $power }: losses to the rebels in { $space } are being chosen. Left: { $count }.
his-decide-bring-leader = Scots raid: you may bring a French leader to Scotland, for three of the six points.
    .others = { $power }: whether a leader crosses to Scotland is being decided.
his-decide-spend-on-raid = Scots raid: spend the points in Scotland, Berwick, Carlisle and York.
    .others = { $power }: the points of the Scots raid are being spent.
his-decide-regain-keys = You may regain home keys, each for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: home keys are being regained; paid for them: { $winner }.
his-decide-regain-leaders = You may free captured leaders, each for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: captured leaders are being freed; paid for them: { $winner }.
his-decide-regain-spaces = You may regain home spaces, two for a victory point or a random card. They go to: { $winner }.
    .others = { $power }: home spaces are being regained; paid for them: { $winner }.
his-decide-regain-second = Choose the second space of the pair. It was held by: { $winner }.
    .others = { $power }: the second space of a pair is being regained; it was held by { $winner }.
his-decide-ransom = You may ransom captured leaders, each for a random card.
    .others = { $power }: ransoms are being considered.
his-decide-atone = Give a random card to have the excommunication lifted, or remain excommunicated.
    .others = { $power }: whether the excommunication is lifted for a card is being decided.
his-decide-declare-war = You may declare war on one or more powers; you pay for it with cards of your hand.
    .others = { $power }: declarations of war are being considered.
his-decide-intervene = War declared by { $attacker } on { $minor }. You may step in; command points: { $price }.
    .others = War declared by { $attacker } on { $minor }. { $power } may step in; command points: { $price }.
his-decide-pay-for-war = Choose cards to pay for your declarations of war. Points owed: { $points }.
    .others = { $power }: declarations of war are being paid for.
his-decide-take-up-war = New ally of { $minor }: { $ally }. Declare war on it without cost, or withdraw.
    .others = New ally of { $minor }: { $ally }. { $power }: war or withdrawal.
his-decide-arrange-marriage = Choose the minor power that you win over, or that you part from its ally.
    .others = { $power }: a minor power is being won over, or parted from its ally.
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
his-decide-bring-artillery = Assault by { $power } on { $space }. You may bring siege artillery.
    .others = Assault by { $power } on { $space }. A response is possible.
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
his-decide-choose-friends = Choose the friendly space to which your units and leaders in { $space } go.
    .others = { $power }: the place to which units in { $space } go is being chosen.
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
his-decide-form-deployment =
    Choose who deploys{ $limit ->
        [0] : leaders first, then units.
       *[other] { "" }; at most { $most } units.
    }
    .others = { $power }: those who deploy are being chosen.
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

## The Reformation

his-decide-choose-target = Choose a space to convert; you may commit a debater first.
    .others = { $power }: a space to convert is being chosen.
his-decide-win-space = Choose a space that takes your faith.
    .others = { $power }: a space that changes its faith is being chosen.
his-decide-commit-debater = You may commit a debater for his bonus.
    .others = { $power }: a debater may be committed.
his-decide-choose-opponent = Debate: choose whether a committed or an uncommitted debater must answer.
    .others = { $power }: the opponent in the debate is being chosen.
his-decide-stand-up = Debate: you may replace your debater with Luther by Here I Stand.
    .others = { $power }: Luther may replace the debater.
his-decide-call-bullinger = Second round of the debate: you may let Bullinger speak.
    .others = { $power }: Bullinger may speak in the second round.
his-decide-arrange-debate = Leipzig Debate: choose the zone, and who attacks for you or who may not take part.
    .others = { $power }: the Leipzig Debate is being arranged.
his-decide-diet-of-worms = Diet of Worms: choose a card in secret. Its command points are your dice; the Protestants have four more.
    .others = Diet of Worms: Hapsburgs, Papacy and Protestants choose a card each in secret.
his-decide-take-discard = Here I Stand: choose a card from the discards.
    .others = { $power }: a card from the discards is being chosen.
his-decide-play-shown = Play the card that you have taken now, or keep it.
    .others = { $power }: the card from the discards may be played now.
his-decide-place-university = Choose a Catholic space for a Jesuit university.
    .others = { $power }: a space for a Jesuit university is being chosen.
his-decide-send-delegates = Council of Trent: choose a debater to send. Left: { $count }.
    .others = { $power }: debaters for the Council of Trent are being chosen. Left: { $count }.

## England and excommunication

his-decide-banish = Papal Bull: choose a reformer.
    .others = { $power }: a reformer to be excommunicated is being chosen.
his-decide-condemn = Papal Bull: choose a ruler.
    .others = { $power }: a ruler to be excommunicated is being chosen.
his-decide-debate-after-bull = You may call a debate in the { $zone } at once.
    .others = { $power }: a debate may be called in the { $zone }.
his-decide-reveal-card = Mary I reigns: show the card that you want to play, or pass.
    .others = { $power }: a card is going to be shown.
his-decide-stir-unrest = Choose a space where unrest begins.
    .others = { $power }: a space for unrest is being chosen.

## The New World, foreign wars, havens and the sack of Rome

his-decide-choose-voyage = Choose which of your explorers goes first.
    .others = { $power }: the explorer who goes first is being chosen.
his-decide-choose-discovery = { $explorer } has come far: choose what he goes for.
    .others = { $power }: what { $explorer } goes for is being chosen.
his-decide-place-galleons = Choose the power that has galleons.
    .others = { $power }: the power that has galleons is being chosen.
his-decide-place-plantations = Choose the power that has plantations.
    .others = { $power }: the power that has plantations is being chosen.
his-decide-place-raider = Choose the power whose raider comes.
    .others = { $power }: the power whose raider comes is being chosen.
his-decide-lend-map = Choose the power that explores with Mercator's Map.
    .others = { $power }: the power that explores with Mercator's Map is being chosen.
his-decide-place-potosi = Choose the power that has the silver mines of Potosí.
    .others = { $power }: the power that has the silver mines of Potosí is being chosen.
his-decide-help-irish = Revolt in Ireland: you may give up a unit for one more Irish one.
    .others = { $power }: help for the Irish is being decided.
his-decide-send-abroad = { $foreign_war }: choose units that go to this foreign war. Still needed: { $missing }.
    .others = { $power }: units for the foreign war are being chosen – { $foreign_war }.
his-decide-lead-abroad = { $foreign_war }: choose who leads the units abroad, if anybody does.
    .others = { $power }: a leader for the foreign war is being chosen – { $foreign_war }.
his-decide-choose-foreign-war = Choose the foreign war to which the new unit goes ({ $unit }). Left: { $count }.
    .others = { $power }: the foreign war to which the new unit goes is being chosen ({ $unit }). Left: { $count }.
his-decide-lose-abroad = { $foreign_war }: choose units that you lose. Left: { $count }.
    .others = { $power }: losses in the foreign war are being chosen – { $foreign_war }. Left: { $count }.
his-decide-choose-way-home = { $foreign_war }: choose where everybody comes home.
    .others = { $power }: the way home from the foreign war is being chosen – { $foreign_war }.
his-decide-choose-haven = Choose where pirates make their haven.
    .others = The place of a pirate haven is being chosen.
his-decide-choose-sackers = Choose the stack that sacks Rome.
    .others = { $power }: the stack that sacks Rome is being chosen.
his-decide-lose-sackers = Choose a unit that you lose in Rome. Left: { $count }.
    .others = { $power }: losses in Rome are being chosen. Left: { $count }.
his-decide-keep-card = Rome is sacked: choose the card that you keep; the other one is discarded.
    .others = { $power }: the card to be kept is being chosen.

## Negotiation

his-decide-talk =
    { $few ->
        [1] First turn: only England may come to terms, with the Hapsburgs or with France, apart. Talk, draft packages, sign them, and say when you are ready.
       *[other] Negotiate: talk in private, draft packages and sign them. Say when you are ready.
    }
    .others = The powers negotiate.
his-decide-hear-agreements = What was agreed on has been announced. Close the segment.
    .others = { $power }: the negotiations are being closed.
his-decide-choose-harbour = Squadrons lent to you lie equally near to several of your ports. Choose one.
    .others = { $power }: a port for the borrowed squadrons is being chosen.
his-decide-give-mercenaries = Choose from where you give a mercenary. Left: { $count }.
    .others = { $power }: mercenaries to be given are being chosen. Left: { $count }.
his-decide-take-mercenaries = Choose where the mercenaries you were given come: { $count }.
    .others = { $power }: where the mercenaries come that were given is being chosen.

## Trade, new forces, pay, commanders and Knights

his-decide-hire-at-home = Choose the home space in which new units come: { $count }.
    .others = { $power }: the home space of new units is being chosen.
his-decide-give-card = Choose a card of your hand and the power to which it goes.
    .others = { $power }: a card that goes to another power is being chosen.
his-decide-recruit = Foreign Recruits: choose a unit and a space that you control. The points buy nothing else.
    .others = { $power }: recruits are being raised.
his-decide-build-ships = Choose a home port for a new squadron. Left: { $count }.
    .others = { $power }: home ports for new ships are being chosen. Left: { $count }.
his-decide-build-fortress = Choose an unfortified space that becomes a fortress.
    .others = { $power }: a space that becomes a fortress is being chosen.
his-decide-settle-knights = Choose the port in which the Knights of St. John settle.
    .others = { $power }: a new home for the Knights of St. John is being chosen.
his-decide-name-debtor = Choose the power whose mercenaries demand their pay.
    .others = { $power }: the power whose mercenaries demand their pay is being chosen.
his-decide-pay-mercenaries = Your mercenaries demand their pay: choose a card, or pay nothing. Its points say how many stay: 1 keeps two, 2 keeps four, 3 keeps six, 4 keeps ten, more keeps all.
    .others = { $power }: the pay of mercenaries is being decided.
his-decide-disband-mercenaries = Choose mercenaries that leave. So many may stay: { $kept }.
    .others = { $power }: mercenaries that leave are being chosen. So many may stay: { $kept }.
his-decide-choose-deserters = Choose the mercenaries that desert: all of one power in one space.
    .others = { $power }: mercenaries that desert are being chosen.
his-decide-choose-camp = Choose the stack that loses a third of its units.
    .others = { $power }: the stack that falls ill is being chosen.
his-decide-lose-to-fever = Choose the units that die in { $space }. Left: { $count }; regulars among them: { $regulars }.
    .others = { $power }: the units that die in { $space } are being chosen. Left: { $count }.
his-decide-ransom-prisoner = Choose the prisoner who goes free.
    .others = { $power }: the prisoner who goes free is being chosen.
his-decide-come-home = Choose the fortified home space to which { $leader } comes back.
    .others = The place where { $leader } comes back is being chosen.
his-decide-threaten-leader = Choose the commander whose power is threatened.
    .others = { $power }: the commander whose power is threatened is being chosen.
his-decide-recall-voyage = Choose the voyage that is given up for Cibola.
    .others = { $power }: the voyage that is given up for Cibola is being chosen.

## Events of cards

his-decide-revolt = { $card }: choose a space for unrest, or leave it at that. Left: { $count }.
    .others = { $power }: unrest is being spread ({ $card }). Left: { $count }.
his-decide-send-to-marburg = Choose the debater who goes to Marburg.
    .others = { $power }: a debater for Marburg is being chosen.
his-decide-convert-by-card = { $card }: choose a space that changes its faith. Left: { $count }.
    .others = { $power }: spaces that change their faith are being chosen ({ $card }). Left: { $count }.
his-decide-retrieve-wartburg = You may take the Wartburg from the discards.
    .others = { $power }: the Wartburg may be taken from the discards.
his-decide-inspect = Papal Inquisition: choose whose hand you read.
    .others = { $power }: the hand to be read is being chosen.
his-decide-sentence = You have read a hand ({ $target }): take a random card from it, or one of the discards, or call a debate.
    .others = { $power }: a hand has been read ({ $target }); what follows is being decided.
his-decide-confiscate = Spanish Inquisition: choose a card of the hands you have read; it is discarded.
    .others = { $power }: a card to be discarded is being chosen.
his-decide-call-free-debate = Spanish Inquisition: choose the zone in which you call a debate.
    .others = { $power }: the zone of a debate is being chosen.
his-decide-rise-against-book = Book of Common Prayer: choose a Catholic English space where unrest begins.
    .others = { $power }: an English space for unrest is being chosen.
his-decide-strike-down = Zwingli takes up arms: choose the Catholic unit that is lost.
    .others = { $power }: the Catholic unit that is lost is being chosen.
his-decide-part-with-philip = Philip of Hesse has two wives: he leaves the game, or you discard a random card.
    .others = { $power }: whether Philip of Hesse leaves the game is being decided.
his-decide-hand-over = Lady Jane Grey: choose the card that you give away, and to whom; you keep the other one.
    .others = { $power }: who gets a card is being decided.
his-decide-name-raided = Akinji Raiders: choose the power that loses a card.
    .others = { $power }: the power that loses a card to the Akinji Raiders is being chosen.
his-decide-cancel-voyage = Fountain of Youth: choose the voyage that is cancelled.
    .others = { $power }: the voyage that is cancelled is being chosen.
