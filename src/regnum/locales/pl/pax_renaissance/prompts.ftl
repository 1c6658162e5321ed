# What has to be decided in Pax Renaissance. Variables hold names.

## Turn, cards and agents

pax-decide-choose-action = Wybierz akcję: kup, zagraj lub sprzedaj kartę, aktywuj działania, zorganizuj wyprawę handlową albo zadeklaruj zwycięstwo.
pax-decide-declare-one-shot = Karta „{ $card }”: zdecyduj, czy i gdzie przeprowadzić jej akcję jednorazową.
pax-decide-place-agent = Karta „{ $card }”: wybierz, którego agenta umieścić jako następnego i gdzie.
pax-decide-pacify = Na kartę stanu imperium wszedł biskup ({ $empire }): możesz zabić jedną z represjonowanych tam figur.
pax-decide-take-piece = W puli nie ma już takiej figury ({ $piece }): wybierz, skąd ją wziąć.

## Operations

pax-decide-choose-operation = Wybierz następną kartę i jej działanie, które chcesz wykonać.
pax-decide-break-cipher = Sprzedano kartę „Kryptografia”: wybierz działanie polityczne karty przeciwnika, aby wykonać je jak własne.
pax-decide-choose-bishop = Inkwizycja: wybierz biskupa, którego chcesz przesunąć.
pax-decide-move-bishop = Inkwizycja: wybierz kartę, na którą przejdzie biskup, sąsiednią w tej samej tablicy lub o tej samej lokalizacji.
pax-decide-collect-florin = Transakcja: wybierz kartę rynku, z której chcesz wziąć florena.
pax-decide-behead = Ścięcie („{ $card }”): wybierz kartę o tej samej lokalizacji, która zostanie odrzucona.
pax-decide-tax = Podatek („{ $card }”): wybierz koncesję, która zapłaci, oraz imperium, w którym pojawi się rekrut.
pax-decide-answer-tax = Twoja koncesja jest objęta podatkiem ({ $border }; { $empire }): zapłać 1 florena do Chin albo pozwól ją represjonować.
pax-decide-repress = Represje („{ $card }”): wybierz figurę do represjonowania; dostaniesz za nią 1 florena z Chin.
pax-decide-vote = Głosowanie: wybierz imperium, w którym masz najwięcej koncesji; każda represjonowana tam figura kosztuje 1 florena.
pax-decide-corsair = Korsarze („{ $card }”): wybierz statek piratów i granicę morską, na którą popłynie.
pax-decide-siege = Oblężenie („{ $card }”): wybierz zamek, rycerza lub statek piratów do zabicia.
pax-decide-campaign = Kampania („{ $card }”): wybierz sąsiednie imperium do zaatakowania; każdy rycerz kosztuje 1 florena.

## Battles and regime changes

pax-decide-call-rooks = Krucjata ({ $empire }): zdecyduj, czy wszystkie złote zamki z sąsiednich imperiów zaatakują jak rycerze.
pax-decide-choose-loss = Bitwa: wybierz figurę, która zginie jako następna; to ty wybierasz straty obu stron.
pax-decide-place-survivor = Bitwa jest wygrana ({ $empire }): wybierz ocalałą figurę i puste miejsce dla niej.
pax-decide-arrange-constantinople = W Imperium osmańskim zmieniło się wyznanie: wybierz, na których polach Konstantynopola stoją jego figury.
pax-decide-place-concession = Zmiana ustroju ({ $empire }): możesz umieścić jedną koncesję na granicy tego imperium.
pax-decide-emancipate = Możesz wyzwolić represjonowane figury: wybierz figurę i puste miejsce dla niej albo zakończ.
pax-decide-choose-regime = Złota wolność ({ $empire }): zdecyduj, czy imperium pozostanie teokracją.

## Other choices

pax-decide-place-levy = Nowy rekrut ({ $empire }): wybierz dla niego niezajęte miasto; symbol miasta wskazuje rodzaj i kolor figury.
pax-decide-activate-victory = Kometa jest twoja: wybierz kartę drogi zwycięstwa, która stanie się aktywna.
pax-decide-discard-down = Przekraczasz limit 2 kart na ręce: wybierz kartę, którą odrzucisz.
pax-decide-leave-venice = W Wenecji jest teraz miejsce tylko dla jednej figury: wybierz, która z dwóch zostanie zabita.

## Automatyczny bank

pax-decide-set-course = Automatyczny bank wybiera sposób działania i cel.
