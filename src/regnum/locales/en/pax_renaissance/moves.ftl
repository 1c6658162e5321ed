# Labels of the choices in Pax Renaissance. Variables hold names.

## Actions

pax-move-buy = Buy { $card }
pax-move-play = Play { $card }
pax-move-sell = Sell { $card }
pax-move-operations = Run operations: { $half }
pax-move-free-operations = Run operations without an action: { $half }
pax-move-all-operations = Run the operations of both halves, first: { $first }
pax-move-fair = Hold a trade fair: { $row }
pax-move-free-fair = Hold a trade fair without an action: { $row }
pax-move-declare = Declare: { $victory }
pax-move-uprising = Discard { $queen } for a peasant revolt
pax-move-condemn = Hold an apostasy: { $religions }
pax-move-end-turn = End the turn

## One-shots

pax-move-fire = Carry out the one-shot: { $empire }
pax-move-fire-everywhere = Carry out the one-shot
pax-move-decline = Leave the one-shot

## Agents and bishops

pax-move-place = Place { $piece }: { $city }
pax-move-station = Place { $piece }: { $border } ({ $empire })
pax-move-appoint = Place { $piece } on { $card }
pax-move-no-more-agents = Stop placing agents
pax-move-pacify = Pacify: kill { $piece }
pax-move-spare = Spare them all

## Where to take a piece from

pax-move-take-from-ruler = Take from the throne card: { $empire }
pax-move-take-from-city = Take from the city: { $city }
pax-move-take-from-border = Take from the border: { $border }
pax-move-take-from-card = Take from { $card }

## Operations

pax-move-operate = Run operation: { $operation } ({ $card })
pax-move-no-more-operations = Stop running operations
pax-move-decipher = Borrow operation: { $operation } ({ $card })
pax-move-keep-silent = Borrow no operation
pax-move-bishop = Move the bishop on { $card }
pax-move-to = Move to { $card }
pax-move-collect = Take a florin: { $space }
pax-move-behead = Behead { $card }
pax-move-tax = Tax the concession: { $border } ({ $empire })
pax-move-pay-tax = Pay 1 florin
pax-move-accept-repression = Let the concession be repressed
pax-move-repress =
    { $piece ->
        [none] Repress the piece: { $city }
       *[other] Repress { $piece }: { $city }
    }
pax-move-repress-concession =
    { $piece ->
        [none] Repress the concession: { $border } ({ $empire })
       *[other] Repress { $piece }: { $border } ({ $empire })
    }
pax-move-vote = Call a vote: { $empire }
pax-move-sail = Sail: { $from } → { $to }
pax-move-siege = Kill the piece: { $city }
pax-move-siege-pirate = Kill the pirate: { $border }
pax-move-campaign = Campaign against: { $empire }

## Battles

pax-move-call-rooks = Call the rooks to the crusade
pax-move-leave-rooks = Leave the rooks at home
pax-move-lose-agent = Kill the agent: { $piece }
pax-move-lose-repressed = Kill the repressed piece: { $piece } ({ $empire })
pax-move-lose-noble = Kill the piece: { $city }
pax-move-lose-pirate = Kill the pirate: { $border }
pax-move-lose-pawn = Kill the concession: { $border }
pax-move-settle = Settle { $piece }: { $city }
pax-move-settle-on-border = Settle { $piece }: { $border }
pax-move-arrange-123 = Leave the pieces where they are
pax-move-arrange-132 = Into circles 1, 2, 3: the pieces of 1, 3, 2
pax-move-arrange-213 = Into circles 1, 2, 3: the pieces of 2, 1, 3
pax-move-arrange-231 = Into circles 1, 2, 3: the pieces of 2, 3, 1
pax-move-arrange-312 = Into circles 1, 2, 3: the pieces of 3, 1, 2
pax-move-arrange-321 = Into circles 1, 2, 3: the pieces of 3, 2, 1

## Regime changes

pax-move-concession = Place a concession: { $border }
pax-move-no-concession = Place no concession
pax-move-free = Emancipate { $piece }: { $city }
pax-move-free-serf = Emancipate { $piece }: { $border } ({ $empire })
pax-move-no-more-freed = Stop emancipating
pax-move-golden-liberty = Golden Liberty: { $regime }
pax-move-keep-theocracy = Keep the theocracy

## Other choices

pax-move-levy = Place the levy: { $city }
pax-move-activate = Activate: { $victory }
pax-move-throw-away = Discard { $card }
pax-move-give-up = Kill the piece: { $city }

## The automated bank

pax-move-buy-and-play = Buy and play at once: { $card }
pax-move-course = Course of action: { $row } ({ $objective })
