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
his-option-pack = Liczby na kartach i żetonach
his-option-pack-regnum = znane nam

## Scenarios

his-scenario-text-1517 = Od tez Lutra do pokoju augsburskiego: dziewięć tur, a reformacja zaczyna się w turze 1.
his-scenario-text-1532 = Środek opowieści: gra od tury 4, Związek istnieje, piraci już przybyli.
his-scenario-text-tournament = Jak 1532, ale krócej: na jeden wieczór.
