# Labels of the choices in Here I Stand. Variables hold names; $count is a number.

## Cards

his-move-points = Play for command points: { $card }
his-move-event = Play as an event: { $card }
his-move-event-a = Play as an event, first choice: { $card }
his-move-event-b = Play as an event, second choice: { $card }
his-move-event-c = Play as an event, third choice: { $card }
his-move-pass = Pass
his-move-the-wartburg = Cancel the event by The Wartburg
his-move-comet-discard = Halley's Comet: { $power } loses a random card
his-move-comet-skip = Halley's Comet: { $power } skips its next impulse
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

his-move-march = March { $link }
his-move-assault = Assault { $space }
his-move-control = Take control of { $space }
his-move-mercenary = Buy a mercenary in { $space }
his-move-regular = Raise a regular in { $space }
his-move-cavalry = Raise cavalry in { $space }
his-move-squadron = Build a squadron in { $space }
his-move-corsair = Build a corsair in { $space }
his-move-sail = Set sail
his-move-embark = Carry an army { $passage }
his-move-piracy = Piracy in { $sea }, the target is { $power }
his-move-done = Done

## Armies

his-move-all = Everybody who can
his-move-lead = With { $leader }
his-move-take = Take { $troop } × { $count }
his-move-go = Like this
his-move-back = Go back
his-move-intercept = Intercept from { $place }
his-move-let-pass = Let them pass
his-move-avoid = Avoid battle: go to { $place }
his-move-stand = Stand and fight
his-move-withdraw = Withdraw
his-move-join = Come out and fight
his-move-stay-inside = Stay inside
his-move-lose = Lose { $troop } × { $count }
his-move-retreat = Retreat to { $place }
his-move-place = New mercenaries in { $space }: { $count }
his-move-dismiss = Remove a mercenary of { $power } from { $space }
his-move-go-to = Go to { $space }
his-move-enter = Enter in { $space }
his-move-return-to = Return to { $space }

## At sea

his-move-send = Send ships { $passage }
his-move-admiral = With { $leader }
his-move-ships = Take { $fleet } × { $count }
his-move-fight = Fight { $power } in { $location }
his-move-lose-ship = Lose { $fleet }
his-move-to = Go to { $location }
his-move-sail-to = Sail to { $space }
his-move-give-squadron = Lose a squadron in { $place }
his-move-give-card = Give a random card
his-move-give-points = Let the pirates have a victory point

## Diplomacy

his-move-declare = Declare war: { $power }
his-move-declare-war = Declare war on the new ally
his-move-intervene = Intervene
his-move-stay-out = Stay out of it
his-move-pay = Pay with { $card }
his-move-sue = Sue for peace: { $power }
his-move-fight-on = Fight on
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
his-move-send-to = { $troop } × { $count } go to { $space }
his-move-lead-to = { $leader } goes to { $space }
his-move-stay = The others stay
his-move-moor = { $fleet } × { $count } go to { $space }
his-move-admiral-to = { $leader } goes to { $space } with the ships
his-move-from = Some go to the capital from { $space }
