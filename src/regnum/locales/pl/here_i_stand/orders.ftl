# Czego dotyczą stałe rozkazy i jak długo obowiązują.

his-topic-arquebusiers = Zagranie karty „Arkebuzerzy”
his-topic-field-artillery = Zagranie karty „Artyleria polowa”
his-topic-mercenaries-bribed = Zagranie karty „Przekupieni najemnicy”
his-topic-mercenaries-grow-restless = Zagranie karty „Najemnicy szemrzą”
his-topic-siege-mining = Zagranie karty „Podkop minerski”
his-topic-surprise-attack = Zagranie karty „Atak z zaskoczenia”
his-topic-tercios = Zagranie karty „Tercios”
his-topic-foul-weather = Zagranie karty „Niepogoda”
his-topic-gout = Zagranie karty „Podagra”
his-topic-landsknechts = Zagranie karty „Lancknechci”
his-topic-professional-rowers = Zagranie karty „Zawodowi wioślarze”
his-topic-siege-artillery = Zagranie karty „Artyleria oblężnicza”
his-topic-swiss-mercenaries = Zagranie karty „Szwajcarscy najemnicy”
his-topic-the-wartburg = Zagranie karty „Wartburg”
his-topic-halleys-comet = Zagranie karty „Kometa Halleya”
his-topic-copernicus = Zagranie „Kopernika” przeciw zwycięstwu przez dominację
his-topic-michael-servetus = Zagranie „Michała Serweta” przeciw zwycięstwu przez dominację
his-topic-spring-preparations = Zagranie karty „Wiosenne przygotowania”
his-topic-venetian-informant = Zagranie karty „Wenecki informator”
his-scope-impulse = ten impuls
his-scope-turn = ta tura
his-scope-game = cała partia
