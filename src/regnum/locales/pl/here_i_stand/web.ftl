# Co strona mówi o Here I Stand oprócz stołu: opcje, scenariusze, nagłówki wyborów.

## Headings of choices

his-web-group-cards = Karty
his-web-group-march = Marsze
his-web-group-assault = Szturmy
his-web-group-control = Kontrola
his-web-group-build = Budowa
his-web-group-sea = Na morzu
his-web-group-new-world = Nowy Świat
his-web-group-abroad = Wojny zagraniczne
his-web-group-leaders = Dowódcy
his-web-group-units = Jednostki
his-web-group-diplomacy = Dyplomacja
his-web-group-other = Wybór

## Options

his-option-siege-lifted = Oblężenie kończy się, gdy oblegających
his-option-siege-lifted-equal = nie jest więcej niż oblężonych
his-option-siege-lifted-fewer = jest mniej niż oblężonych
his-option-shuffle = Talię tasuje się
his-option-shuffle-before-riches = przed rzutami na bogactwa Nowego Świata
his-option-shuffle-after-riches = po rzutach na bogactwa Nowego Świata
his-option-bora-attempts = „Katarzyna von Bora” daje
his-option-bora-attempts-five = pięć prób
his-option-bora-attempts-four = cztery próby
his-option-strait-ports = Floty wpływają do portów cieśnin
his-option-strait-ports-own = tylko własnych
his-option-strait-ports-friendly = własnych i sojusznika
his-option-carlstadt-unrest = Niepowodzenia Karlstadta wywołują niepokoje
his-option-carlstadt-unrest-unoccupied = w niezajętych miastach
his-option-carlstadt-unrest-any = w każdym mieście będącym celem
his-option-after-interception = Po przechwyceniu bitwy może uniknąć
his-option-after-interception-nobody-avoids = nikt
his-option-after-interception-others-avoid = kto nie przechwytywał
his-option-gardiner = Gardiner atakuje z dodatkową kością
his-option-gardiner-english-zone = w strefie angielskiej
his-option-gardiner-every-zone = w każdej strefie
his-option-pack = Liczby na kartach i żetonach
his-option-pack-regnum = znane nam

## Scenarios

his-scenario-text-1517 = Od tez Lutra do pokoju augsburskiego: dziewięć tur, a reformacja zaczyna się w turze 1.
his-scenario-text-1532 = Środek opowieści: gra od tury 4, Związek istnieje, piraci już przybyli.
his-scenario-text-tournament = Jak 1532, ale krócej: na jeden wieczór.
