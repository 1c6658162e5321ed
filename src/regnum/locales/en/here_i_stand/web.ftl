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
his-option-pack = Figures of cards and counters
his-option-pack-regnum = as we know them

## Scenarios

his-scenario-text-1517 = From Luther's theses to the peace of Augsburg: nine turns, and the Reformation begins with turn 1.
his-scenario-text-1532 = The middle of the story: begins with turn 4, the League is formed and the pirates have come.
his-scenario-text-tournament = As 1532, but shorter: for one evening.
