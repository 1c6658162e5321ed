# What the page says of Here I Stand besides the table: options, scenarios, headings of choices.

## Headings of choices

his-web-group-cards = Cards
his-web-group-march = Marches
his-web-group-assault = Assaults
his-web-group-control = Control
his-web-group-build = Building
his-web-group-sea = At sea
his-web-group-new-world = The New World
his-web-group-abroad = Foreign wars
his-web-group-leaders = Leaders
his-web-group-units = Units
his-web-group-diplomacy = Diplomacy
his-web-group-other = Choose

## Options

his-option-siege-lifted = A siege is lifted when the besiegers
his-option-siege-lifted-equal = no longer outnumber the besieged
his-option-siege-lifted-fewer = are fewer than the besieged
his-option-shuffle = The deck is shuffled
his-option-shuffle-before-riches = before riches of the New World are rolled
his-option-shuffle-after-riches = after riches of the New World are rolled
his-option-bora-attempts = Katherina Bora gives
his-option-bora-attempts-five = five attempts
his-option-bora-attempts-four = four attempts
his-option-strait-ports = Fleets enter the ports of straits
his-option-strait-ports-own = if they are their own
his-option-strait-ports-friendly = if they are their own or an ally's
his-option-carlstadt-unrest = Carlstadt's failures bring unrest
his-option-carlstadt-unrest-unoccupied = to unoccupied spaces
his-option-carlstadt-unrest-any = to any target
his-option-after-interception = After an interception battle may be avoided
his-option-after-interception-nobody-avoids = by nobody
his-option-after-interception-others-avoid = by those who did not intercept
his-option-gardiner = Gardiner attacks with one more die
his-option-gardiner-english-zone = in the English zone
his-option-gardiner-every-zone = in every zone
his-option-pack = Figures of cards and counters
his-option-pack-regnum = as we know them

## Scenarios

his-scenario-text-1517 = From Luther's theses to the peace of Augsburg: nine turns, and the Reformation begins with turn 1.
his-scenario-text-1532 = The middle of the story: begins with turn 4, the League is formed and the pirates have come.
his-scenario-text-tournament = As 1532, but shorter: for one evening.
