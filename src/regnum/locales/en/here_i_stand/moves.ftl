# Labels of the choices in Here I Stand. Variables hold names; $count is a number.

## Cards

his-move-points =
    Play for { $points ->
        [one] { $points } command point
       *[other] { $points } command points
    }: { $card }
his-move-event = Play as an event: { $card }
his-move-event-a = Play as an event: { $card } – { $branch }
his-move-event-b = Play as an event: { $card } – { $branch }
his-move-event-c = Play as an event: { $card } – { $branch }
his-move-pass = Pass
his-move-the-wartburg = Cancel the event by The Wartburg
his-move-comet-discard = Halley's Comet: a random card is lost by { $power }
his-move-comet-skip = Halley's Comet: the next impulse is lost by { $power }
his-move-name = Name this power: { $power }
his-move-raise = New regulars in { $space }: { $count }
his-move-go-with-alva = Go to { $space } together with the Duke of Alva
his-move-gout-of-charles = Gout: Charles V stays where he is
his-move-foul-weather = Foul Weather: stop it
his-move-gout = Gout: stop it, { $leader } is ill
his-move-landsknechts = Play Landsknechts
his-move-swiss-mercenaries = Play Swiss Mercenaries
his-move-siege-artillery = Play Siege Artillery
his-move-professional-rowers = Play Professional Rowers: { $help }
his-move-arquebusiers = Declare Arquebusiers
his-move-field-artillery = Declare Field Artillery
his-move-mercenaries-bribed = Declare Mercenaries Bribed
his-move-mercenaries-grow-restless = Declare Mercenaries Grow Restless
his-move-siege-mining = Declare Siege Mining
his-move-surprise-attack = Declare Surprise Attack
his-move-tercios = Declare Tercios
his-move-play-janissaries = Play Janissaries for more dice
his-move-keep = Keep the card

## Actions

his-move-march = March { $link }{ $cost }
his-move-assault = Assault { $space }
his-move-control = Take control of { $space }
his-move-mercenary = Buy a mercenary in { $space }
his-move-regular = Raise a regular in { $space }{ $cost }
his-move-cavalry = Raise cavalry in { $space }
his-move-squadron = Build a squadron in { $space }{ $cost }
his-move-corsair = Build a corsair in { $space }
his-move-sail = Set sail
his-move-embark = Carry an army { $passage }
his-move-piracy = Piracy in { $sea }, the target is { $power }{ $cost }
his-move-done =
    { $points ->
        [0] Done
        [one] Done: give up the last command point
       *[other] Done: give up the last { $points } command points
    }

## Armies

his-move-all = Everybody who can
his-move-lead = With { $leader }
his-move-take = Take { $troops }
his-move-go = Go with these
his-move-back = Go back
his-move-intercept = Intercept from { $place }
his-move-let-pass = Let them pass
his-move-avoid = Avoid battle: go to { $place }
his-move-stand = Stand and fight
his-move-withdraw = Withdraw
his-move-join = Come out and fight
his-move-stay-inside = Stay inside
his-move-lose = Lose { $troops }
his-move-retreat = Retreat to { $place }
his-move-place = New mercenaries in { $space }: { $count }
his-move-dismiss = Remove a mercenary of { $power } from { $space }
his-move-go-to = Go to { $space }
his-move-enter = Enter in { $space }
his-move-return-to = Return to { $space }

## At sea

his-move-send = Send ships { $passage }
his-move-admiral = With { $leader }
his-move-ships = Take { $ships }
his-move-fight = Fight { $power } in { $location }
his-move-lose-ship = Lose { $ships }
his-move-to = Go to { $location }
his-move-sail-to = Sail to { $space }
his-move-give-squadron = Lose a squadron in { $place }
his-move-give-card = Give a random card
his-move-give-points = Let the pirates have a victory point

## Diplomacy

his-move-declare = Declare war: { $power }{ $cost }
his-move-declare-war = Declare war on the new ally
his-move-intervene = Intervene
his-move-stay-out = Stay out of it
his-move-win-over = Win over as an ally: { $power }
his-move-part-from-ally = Part from its ally: { $power }
his-move-pay = Pay with { $card } ({ $points })
his-move-sue = Sue for peace: { $power }
his-move-sue-by-marriage = Sue for peace by Diplomatic Marriage: { $power }
his-move-venetian-informant = Venetian Informant: the hand of { $power } is read by { $reader }
his-move-spring-preparations = Play Spring Preparations
his-move-copernicus = Play Copernicus
his-move-michael-servetus = Play Michael Servetus
his-move-fight-on = Fight on
his-move-storm = Free assault with Suleiman: { $space }
his-move-land = Regulars come to { $space } × { $count }
his-move-help-at = Venetians come to { $space }
his-move-add-regular = Add a Venetian regular
his-move-add-squadron = Add a Venetian squadron
his-move-call-suleiman-home = Send Suleiman to Istanbul (2 of the 4 points)
his-move-let-him-be = Keep all 4 points
his-move-betray = Treachery in { $space }: assault by { $power }
his-move-rebel = City state rebels: { $space }
his-move-lose-troop = Lose { $troops }
his-move-ferry = Bring { $leader } to { $space } (3 points instead of 6)
his-move-ferry-nobody = Bring no leader (6 points)
his-move-remove = Remove { $unit } from { $location }
his-move-regain = Regain { $space } for { $payment }
his-move-regain-also = Regain { $space } too
his-move-free = Free { $leader } for { $payment }
his-move-ransom = Ransom { $leader }
his-move-remain = Remain excommunicated

## Spring and winter

his-move-deploy = Deploy from { $capital } to { $space }
his-move-decline = Deploy nobody
his-move-all-to = Everybody goes to { $space }
his-move-send-to = Send { $troops } to { $space }
his-move-lead-to = { $leader } goes to { $space }
his-move-stay = The others stay
his-move-moor = Send { $ships } to { $space }
his-move-admiral-to = { $leader } goes to { $space } with the ships
his-move-from = Some go to the capital from { $space }

## The Reformation

his-move-treatise = Publish a treatise in the { $zone }{ $cost }
his-move-translate = Translate Scripture for the { $zone }
his-move-translate-with = Translate Scripture with { $debater }: two steps
his-move-debate = Call a debate in the { $zone }{ $cost }
his-move-basilica = Build Saint Peter's: one command point
his-move-burn-books = Burn books in the { $zone }{ $cost }
his-move-university = Found a Jesuit university in { $space }{ $cost }
his-move-university-with-loyola = Found a Jesuit university in { $space } with Loyola
his-move-place-university = A Jesuit university in { $space }
his-move-convert = Try to convert { $space }
his-move-win = Convert { $space }
his-move-commit = Commit { $debater } for his bonus
his-move-commit-nobody = Commit nobody
his-move-against-uncommitted = Against an uncommitted debater, drawn at random
his-move-against-committed = Against a committed debater, drawn at random
his-move-here-i-stand = Here I Stand: Luther replaces your debater
his-move-call-bullinger = Bullinger speaks in the second round
his-move-send-debater = Debate in the { $zone }: { $debater } attacks for you
his-move-exclude = Debate in the { $zone }: { $debater } may not take part
his-move-bring = Bring { $card } to the Diet: { $points }
his-move-retrieve = Take { $card } from the discards
his-move-retrieve-nothing = There is nothing to take
his-move-delegate = Send { $debater } to the council
his-move-no-more-delegates = Send nobody else

## England and excommunication

his-move-banish = Excommunicate the reformer { $reformer }
his-move-call-debate = Call a debate
his-move-excommunicate = Excommunicate the ruler: { $power }
his-move-reveal = Show { $card }
his-move-stir = Unrest in { $space }

## The New World, foreign wars, havens and the sack of Rome

his-move-explore = Send an exploration{ $cost }
his-move-colonize = Found a colony{ $cost }
his-move-conquer = Send a conquest{ $cost }
his-move-sail-first = First goes { $explorer }
his-move-go-for = Go for { $prize }
his-move-fight-abroad = Fight in the foreign war: { $foreign_war }
his-move-join-war = The unit goes to the foreign war: { $foreign_war }
his-move-send-abroad = Send { $troops } from { $space }
his-move-lead-abroad = { $leader } leads them
his-move-nobody-leads = Nobody leads them
his-move-give-up-unit = Give up { $troops } in { $space }
his-move-give-no-unit = Give up nobody
his-move-haven = A haven in { $space }
his-move-sack-with = Those of { $power } in { $space } sack Rome
his-move-lose-one = Lose { $troops }
his-move-keep-card = Keep { $card }

## Negotiation

his-move-ready = Ready
his-move-hear = Close the negotiations
his-move-give-from = Give one from { $space }
his-move-place-at = To { $space }

## Trade, new forces, pay, commanders and Knights

his-move-recruit = Recruit a unit of yours in { $space }: { $unit }
his-move-recruit-ally = Build a unit of your ally in { $space }: { $unit }
his-move-corsairs = Two corsairs in { $space } instead of a squadron
his-move-fortify = A fortress in { $space }
his-move-hire-in = New units in { $space }
his-move-give-away = Give { $card } away to this power: { $power }
his-move-threaten = Threaten { $leader }
his-move-settle = The Knights settle in { $space }
his-move-pay-nothing = Pay nothing
his-move-disband = Mercenaries leave { $space }: { $count }
his-move-desert = All mercenaries of this power leave { $space }: { $power }
his-move-sicken = Fever in { $space }, the stack of this power: { $power }
his-move-recall-exploration = Recall the exploration of this power: { $power }
his-move-recall-cabot = Recall Sebastian Cabot, who sails for { $power }
his-move-recall-conquest = Recall the conquest of this power: { $power }

## Events of cards

his-move-enough = Leave it at that
his-move-send-to-marburg = { $debater } goes to Marburg
his-move-inspect = Read the hand of another power: { $power }
his-move-take-random = Take a random card from that hand
his-move-do-nothing = Nothing can be done
his-move-confiscate = Discard { $card }
his-move-confiscate-nothing = There is no card to discard
his-move-leave-discarded = Leave it in the discards
his-move-strike-down = Lose { $troops } in { $space }
his-move-part-with-philip = Philip of Hesse leaves the game
his-move-discard-at-random = Discard a random card
his-move-hand-over = { $card } goes to another power: { $power }
