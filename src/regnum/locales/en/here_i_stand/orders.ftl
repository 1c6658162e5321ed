# What standing orders are about, and how long they hold.

his-topic-arquebusiers = Playing Arquebusiers
his-topic-field-artillery = Playing Field Artillery
his-topic-mercenaries-bribed = Playing Mercenaries Bribed
his-topic-mercenaries-grow-restless = Playing Mercenaries Grow Restless
his-topic-siege-mining = Playing Siege Mining
his-topic-surprise-attack = Playing Surprise Attack
his-topic-tercios = Playing Tercios
his-topic-foul-weather = Playing Foul Weather
his-topic-gout = Playing Gout
his-topic-landsknechts = Playing Landsknechts
his-topic-professional-rowers = Playing Professional Rowers
his-topic-siege-artillery = Playing Siege Artillery
his-topic-swiss-mercenaries = Playing Swiss Mercenaries
his-topic-the-wartburg = Playing The Wartburg
his-topic-halleys-comet = Playing Halley's Comet
his-topic-copernicus = Playing Copernicus against a domination victory
his-topic-michael-servetus = Playing Michael Servetus against a domination victory
his-topic-spring-preparations = Playing Spring Preparations
his-topic-venetian-informant = Playing Venetian Informant
his-scope-impulse = this impulse
his-scope-turn = this turn
his-scope-game = the whole game
